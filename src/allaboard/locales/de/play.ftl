### Spielen im Terminal. Schlüssel, die mit `plain-` beginnen, spricht `--plain`, in ganzen Sätzen.

play-yes = ja
play-no = nein
play-key-order = o

## Optionen
play-flag-record = Eine gespeicherte Partie, die weitergehen soll.
play-flag-game = Bus, metro oder depot.
play-flag-city = Eine Stadt mit ihrem Namen oder eine Stadtdatei; Depot hat keine.
play-flag-seats = Wer spielt, der Reihe nach, wie human:Ann,greedy,random; ein human allein spielt solo, eine Spielart nur dieses Projekts.
play-flag-sheets = Der Bogen jedes Platzes, wie 1,4; sonst werden sie ausgeteilt.
play-flag-equal-sheets = Zwei Spieler dürfen denselben Bogen haben, wie es die französische Anleitung erlaubt.
play-flag-first = Der erste Schaffner, in Depot der erste Spieler von Tag 1: ein Name oder ein Platz, von 0 an gezählt; sonst ausgelost.
play-flag-ties = Depot: alle Spieler mit Namen oder Platz. Bei Gleichstand nach Tag 1 beginnt der erste von ihnen Tag 2; sonst ausgelost.
play-flag-options = Varianten, die gelten sollen, wie open_personal,any_city; in Depot Hausregeln, wie final_turn=mandatory,teams=true.
play-flag-card-memory = Depot: assisted oder off, ob die Handkarten aufgelistet werden, die alle gesehen haben.
play-flag-team-hands = Depot in Teams: hidden oder open, ob Partner die Hand des anderen sehen.
play-flag-seed = Ein Text; derselbe gibt dieselbe Partie.
play-flag-save = Wohin die Partie gespeichert wird; sonst in diesen Ordner.
play-flag-plain = In Textzeilen sprechen, für Vorleseprogramme.
play-flag-color = Farben, wenn das Terminal sie hat.
play-flag-yes = Vor der Partie nichts fragen, das Übliche nehmen.

## Vorbereitung
play-welcome = Bitte einsteigen. Zuerst ein paar Fragen; Enter nimmt, was in Klammern steht.
play-prompt-default = { $what } [{ $default }]:
play-ask-game = Spiel
play-ask-game-question = Welches Spiel: bus, metro oder depot?
play-ask-seats = Spieler
play-ask-seats-question = Wer spielt, der Reihe nach um den Tisch? Jeder ist human, regular, expert, master, greedy oder random, auf Wunsch mit Namen: human:Ann,human:Bob,greedy. Ein human allein spielt solo.
play-ask-depot-seats = Spieler
play-ask-depot-seats-question = Wer spielt, der Reihe nach um den Tisch? Depot ist für 2 bis 6. Jeder ist human, regular, expert, master, greedy oder random, auf Wunsch mit Namen: human:Ann,human:Bob,greedy.
play-ask-city = Stadt
play-ask-city-question = Wo: { $cities }? Oder der Pfad einer Stadtdatei.
play-city-for = { $city } (für { $least } bis { $most })
play-ask-any-city = Trotzdem
play-ask-any-city-question = { $city } ist für { $least } bis { $most } Spieler gemacht. Dort mit weniger spielen?
play-ask-open = Offen
play-ask-open-question = Mit offenen persönlichen Aufgaben spielen, ja oder nein? Sonst sind sie geheim.
play-ask-sheets = Bögen
play-ask-sheets-question = Welchen Bogen hat jeder Spieler, 1 bis 5, wie 1,4? Oder austeilen lassen.
play-sheets-dealt = austeilen
play-ask-rules = Hausregeln
play-ask-rules-question = Andere Hausregeln als die üblichen, wie final_turn=mandatory,teams=true? Ein Fragezeichen listet sie auf.
play-rules-usual = übliche
play-random = zufällig
play-ask-equal = Gleich
play-ask-equal-question = Zwei Spieler hätten denselben Bogen. Ist das so gewollt?
play-ask-more-line = Mehr
play-ask-more-line-question = Den ersten Schaffner wählen, ja oder nein? Sonst wird er ausgelost.
play-ask-more-depot = Mehr
play-ask-more-depot-question = Wählen, wer beginnt, wer bei Gleichstand vorgeht und welche Hände offen sind, ja oder nein? Sonst wie üblich.
play-ask-first-line = Schaffner
play-ask-first-line-question = Wer ist der erste Schaffner: { $names }? Die gedruckten Regeln bestimmen den ältesten Spieler.
play-ask-first-depot = Beginnt
play-ask-first-depot-question = Wer beginnt Tag 1: { $names }? Die Anleitung bestimmt, wer am häufigsten Bus fährt.
play-ask-ties = Gleichstand
play-ask-ties-question = In welcher Reihenfolge beginnen Spieler Tag 2, die nach Tag 1 gleichauf liegen: { $names }? Nenne alle; nach der Anleitung der jüngste zuerst.
play-ask-card-memory = Auflisten
play-ask-card-memory-question = Handkarten auflisten, die alle gesehen haben, ja oder nein?
play-ask-team-hands = Offen
play-ask-team-hands-question = Sehen Partner die Hand des anderen, ja oder nein?
play-yes-or-no = Bitte mit ja oder nein antworten.
play-solo-ours = Solo ist eine Spielart nur dieses Projekts, nicht die gedruckte: Die Linie eines Rivalen liegt auf dem Plan, und zwei Stoßzeiten drehen die Aufgaben auf Blau.
play-nothing-started = Es wurde keine Partie begonnen, also gibt es nichts zu speichern.
play-colour-red = Rot
play-colour-blue = Blau
play-colour-yellow = Gelb
play-colour-green = Grün
play-colour-purple = Lila
play-colour-white = Weiß

## Der Kopf eines Bildschirms
play-head-game = { $game }, { $city }
play-head-departures = Startwahl
play-head-round = Runde { $round }/{ $rounds }
play-head-ticket = Ticket { $ticket }
play-head-to-come = übrig { $tickets }
play-head-inspector = Schaffner
play-head-solo = solo, Stoßzeit { $rush }/2

## Formen
play-shape-one = ein Marker
play-shape-two = zwei Marker, Gerade
play-shape-two-turn = zwei Marker, eine Abbiegung
play-shape-two-either = zwei Marker, Gerade oder Abbiegung
play-shape-three = drei Marker, Gerade
play-shape-three-turns = drei Marker, zwei Abbiegungen

## Der Plan und seine Zeichen
play-icon-granny = Oma
play-icon-student = Studierende
play-icon-tourist = Tourist
play-icon-professional = Geschäftsleute
play-icon-university = Universität
play-icon-cinema = Kino
play-icon-monument = helle Sehenswürdigkeit
play-icon-museum = dunkle Sehenswürdigkeit
play-icon-opera = Oper
play-icon-theater = Theater
play-icon-office = Büro
play-icon-restaurant = Restaurant
play-icon-flirt_light = heller Verliebter
play-icon-flirt_dark = dunkler Verliebter
play-icon-green_light = Grüne Ampel
play-icon-metro = Metro-Eingang
play-legend-end = Ende deiner Linie
play-legend-other-end = Ende einer anderen
play-legend-spot = Besonderer Zielort
play-legend-road = Straße
play-legend-preview = noch nicht bestätigt
play-legend-jammed = Hauptverkehrsstraße
play-legend-fast = schneller Abschnitt
play-legend-fast-even = schnell, wenn das 1. Ticket gerade ist
play-legend-fast-odd = schnell, wenn ungerade
play-rival = die Linie des Rivalen
play-part-of-map = Plan { $across }, { $down }; mehr: b und ein Halt

## Bögen: Wörter mit höchstens acht Buchstaben
play-zone-turn_zone = Abbiegen
play-zone-grannies = Omas
play-zone-students = Studier.
play-zone-universities = Univers.
play-zone-cinemas = Kinos
play-zone-tourists = Tourist.
play-zone-places = Sehensw.
play-zone-stages = Op.Thea.
play-zone-professionals = Gesch.L.
play-zone-flirts = Verliebt
play-zone-entrances = Eingang
play-zone-traffic = Staus
play-zone-connections = Verbind.
play-zone-personal = Persönl.
play-sheet-type = Bogen { $sheet }
play-out-short = aus
play-secret = geheim
play-goal = { $count } × { $what }
play-goal-open = für { $value }
play-points = { $points } Punkte
play-rank = Rang

## Allgemeine Aufgaben, wo es eng ist: Namen mit höchstens neun Buchstaben (A und M sind die Zeichen des Plans)
play-what-granny = Oma
play-what-student = Studier.
play-what-tourist = Tourist
play-what-professional = Gesch.L.
play-what-monument = Sehensw.A
play-what-museum = Sehensw.M
play-what-flirt = Verliebt
play-what-opera = Oper
play-what-theater = Theater

## Züge
play-moved = { $name }: { $turn }.
play-asked = : { $what }
play-news-more = … früher: l eingeben
play-best-first = nach Punkten
play-by-text = nach Namen
play-page = Seite { $page }/{ $pages } (Enter)
play-choice-out = AUS
play-choice-dead-end = SACKGASSE
play-choice-turns = A{ $count }
play-choice-bus = S{ $count }
play-choice-metro = V{ $count }
play-costs-turns = { $count ->
    [one] Hakt ein Abbiege-Kästchen ab.
   *[other] Hakt { $count } Abbiege-Kästchen ab.
}
play-costs-bus = { $count ->
    [one] Hakt ein Stau-Kästchen ab.
   *[other] Hakt { $count } Stau-Kästchen ab.
}
play-costs-metro = { $count ->
    [one] Bringt eine Verbindung.
   *[other] Bringt { $count } Verbindungen.
}
play-preview = { $turn }: von { $before } auf { $after } Punkte.
play-preview-out = { $turn } fährt bei { $stop } im Kreis. Damit scheidest du aus.
play-departure-choose = Behalte eines von zwei Starttickets.
play-departure-choice = Ticket { $number } startet bei { $stop }.
play-not-in-hand = Das ist keines deiner beiden Tickets. Gib seine Nummer oder seinen Halt ein.
play-no-number = Die Liste geht von 1 bis { $most }.
play-not-understood = Gib eine Nummer aus der Liste ein, einen Zug wie C3-C4, den Halt, an dem er endet, oder ? für Hilfe.
play-no-turn-ends-there = Kein Zug endet jetzt bei { $stop }.
play-not-legal = Dieser Zug steht nicht in der Liste.
play-several = Mehrere Züge enden bei { $stop }: { $numbers }.
play-refused = Nicht möglich: { $reason }.
play-log-empty = Es ist noch nichts geschehen.
play-hint-choice = { $number }: { $what }; { $expected } ({ $why })

## Fragen am unteren Rand
play-prompt-turn = Du bist am Zug (? für Hilfe):
play-prompt-choice = Deine Wahl (? für Hilfe):
play-prompt-departure = Welches Ticket (? für Hilfe):
play-prompt-confirm = Enter bestätigt, u nimmt zurück:
play-prompt-out = Mit ja so ausscheiden, mit u zurücknehmen:
play-prompt-dead-end = Mit ja in die Sackgasse, mit u zurücknehmen:
play-prompt-back = Enter geht zurück:
play-prompt-more = Enter zeigt mehr, q geht zurück:
play-prompt-hand-over = { $name }, bitte Enter drücken:
play-hand-over = Die Tastatur ist jetzt für { $name }. Die anderen schauen weg.

## Hilfe
play-help-signs = Zeichen
play-help-commands = Was du eingeben kannst
play-help-number = 3 nimmt den Zug mit dieser Nummer.
play-help-text = C3-C4-D4 nimmt diesen Zug; Groß- und Kleinschreibung ist egal.
play-help-stop = D4 nimmt den Zug, der dort endet, wenn es nur einen gibt.
play-help-confirm = Enter bestätigt einen Zug; vorher nimmt u ihn zurück.
play-help-board = b zeigt den Plan allein; b D4 zeigt den Teil um D4.
play-help-plain-board = b nennt alle Linien und die Straßen voraus; b D4 nennt, was bei D4 und darum herum ist.
play-help-sheets = s zeigt die Bögen von allen.
play-help-log = l zeigt, was geschehen ist.
play-help-hint = i gibt einen Tipp: die drei Züge, die am meisten versprechen, was von ihnen zu erwarten ist und warum.
play-help-order = o ordnet die Züge, nach Punkten oder nach Namen; Enter blättert.
play-help-quit = q speichert und geht, Ctrl-C auch.
play-help-list = Die Liste zeigt jeden Zug mit den Punkten, die er sofort bringt, und was er abhakt: A für Abbiege-Kästchen, S für Verkehrsstaus, V für Verbindungen. AUS heißt, dass du damit im Kreis fährst und ausscheidest, SACKGASSE, dass er dorthin führt, wo kein kommendes Ticket einen Ausweg lässt. Die Zeichen in der ersten Zeile sind die Reihenfolge dieser Runde, der Schaffner zuerst; die Zahlen davor sind die übrigen Tickets. Eine Zeile eines Bogens zeigt die Punkte der abgeschlossenen Reihen, dann die offene Reihe.

## Gehen
play-saved = Gespeichert: { $path }
play-resume-with = Weiter mit: allaboard play { $path }

## In Sätzen
plain-round = Runde { $round } von { $rounds }, Ticket { $ticket }.
plain-shape = Deine Streckenform: { $shape }.
plain-standing = Deine Linie endet bei { $stop }, { $what }. Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $left ->
    [one] ein Abbiege-Kästchen ist übrig.
   *[other] { $left } Abbiege-Kästchen sind übrig.
}
plain-how = Gib die Nummer eines Zuges ein oder ein Fragezeichen für Hilfe.
plain-spot = besonderer Zielort
plain-letter = dein Buchstabe { $letter }
plain-choice = { $number }: nach { $path }.
plain-choice-reaches = Erreicht: { $what }.
plain-choice-gain = Bringt { $gain }.
plain-choice-extra = Der letzte Marker streicht einen Metro-Eingang.
plain-choice-out = Damit fährst du im Kreis und scheidest aus.
plain-choices-part = Züge { $first } bis { $last } von { $total }. Enter nennt mehr.
plain-stop = { $stop } zeigt: { $what }.
plain-line = Linie von { $name }: { $stops }.
plain-way = { $way ->
    [north] Nach Norden { $stop }, { $what }.
    [south] Nach Süden { $stop }, { $what }.
    [east] Nach Osten { $stop }, { $what }.
   *[west] Nach Westen { $stop }, { $what }.
}
plain-ways = Von { $stop }: { $ways }
plain-fast = Schnelle Abschnitte: { $roads }.
plain-jammed = Hauptverkehrsstraßen: { $roads }.
plain-board-more = Gib b und einen Halt ein, wie b D4, um zu hören, was darum herum ist.
plain-sheet = { $name } hat Bogen { $sheet } und { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
plain-sheet-out = { $name } ist ausgeschieden.
plain-zone = { $name }: { $facts }.
plain-zone-turn_zone = Abbiege-Zone
plain-zone-grannies = Omas
plain-zone-students = { $groups ->
    [one] Studierende
   *[other] Studierende, dann Praktikanten
}
plain-zone-universities = Universitäten
plain-zone-cinemas = Kinos
plain-zone-tourists = Touristen
plain-zone-places = Sehenswürdigkeiten, hell und dunkel
plain-zone-stages = Opern und Theater
plain-zone-professionals = Geschäftsleute
plain-zone-flirts = Verliebte, hell und dunkel
plain-zone-entrances = Metro-Eingänge
plain-zone-traffic = Verkehrsstaus
plain-zone-connections = Verbindungen
plain-boxes = { $ticked } von { $size }
plain-and = { $first } und { $second }
plain-then = { $first }; { $second }
plain-rows-closed = abgeschlossene Reihen für { $points }
plain-spent = { $count } gestrichen
plain-written = besonderer Zielort für { $points }
plain-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
plain-common = Allgemeine Aufgabe: { $goal }, für { $value }.
plain-personal = Deine persönliche Aufgabe: { $stops }.
plain-target = { $stop }
plain-target-reached = { $stop }, erreicht
plain-personal-bus = Sie bringt { $points } Punkte, wenn alle drei auf deiner Linie liegen, sonst nichts.
plain-personal-metro = { $reached } von 3 erreicht, { $points } Punkte wert. Eine beliebige bringt { $one }, zwei bringen { $two }, alle drei { $three }.
plain-final = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $zones }.
plain-final-zone = { $zone } { $points }
