### Die Seite für Browser.

web-title = All Aboard
web-nav = Einstellungen und Sprachen
web-nav-main = Wohin
web-nav-play = Spielen
web-nav-tables = Tische
web-nav-learn = Lernen
web-nav-records = Partien
web-account-of = Konto: { $name }
web-account-nobody = noch kein Name
web-home = Zurück zum Start
web-lost = Hier hält nichts
web-lost-more = Unter dieser Adresse gibt es keine Seite.
web-cancel = Abbrechen

## Einstellungen
web-settings = Einstellungen
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-is = { $theme ->
    [light] Helles Farbschema; drücken für das des Geräts
    [dark] Dunkles Farbschema; drücken für das helle
   *[system] Farbschema des Geräts; drücken für das dunkle
}
web-one-tap = Mit einem Tipp spielen
web-one-tap-more = Ein Halt, zu dem nur ein Weg führt, wird sofort gespielt. Bevor du ausscheiden würdest, wird immer nachgefragt.
web-sound = Ton
web-sound-more = Kleine Töne: dein Zug, die Züge der anderen, das Ende.
web-calm = Weniger Bewegung
web-calm-more = Alles erscheint gleich an seinem Platz, ohne Animation.
web-tokens = Tokens für Programme
web-tokens-more = Mit einem Token spielt dein Programm unter deinem Namen, oder ein Feedreader zeigt, wann du am Zug bist. Jedes Token wird nur einmal angezeigt.
web-token-bot = Mein Bot
web-token-feed = Ein Feed meiner Züge
web-token-new = Token für { $label }
web-token-label = Wofür es ist
web-token-kind = Was es darf
web-token-make = Token erstellen
web-token-revoke = Widerrufen
web-token-revoke-one = { $label } widerrufen
web-copy = Kopieren

## Start
web-hero = Hier beginnt deine Linie.
web-hero-more = Bus, Metro und Depot: drei Spiele rund ums Unterwegssein. Allein, mit Freunden oder mit Bots, die keinen Halt verpassen.
web-hero-short = Drei Spiele rund ums Unterwegssein.
web-games = Spiele
web-game-size = { $least } bis { $most } · { $minutes } Min.
web-about-bus = Zieh deine Linie durch London oder New York. Füll den Bus, umfahr den Stau.
web-about-metro = Rom oder Paris, unter der Erde. Volle Straßen sind hier eine gute Nachricht.
web-about-depot = Füll die Busse, schick sie los und halte dein Baby zum Schreien bereit.
web-play-game = { $game } spielen
web-learn-it = Lernen
web-printed-bus = Das gedruckte Spiel ist Get on Board: New York & London von Saashi, erschienen bei IELLO.
web-printed-metro = Das gedruckte Spiel ist Get on Board: Paris & Rome von Saashi, erschienen bei IELLO.
web-printed-depot = Das gedruckte Spiel ist ein Kartenspiel über Busse, erschienen bei Spiel-ou-Face.
web-printed = Bus ist Get on Board: New York & London und Metro ist Get on Board: Paris & Rome, beide von Saashi und erschienen bei IELLO. Depot ist ein Kartenspiel über Busse, erschienen bei Spiel-ou-Face.
web-independent = All Aboard ist unabhängig von den Autoren und Verlagen der gedruckten Spiele.
web-join = Mit Code beitreten
web-join-code = Code oder Link
web-join-go = Beitreten
web-my-games = Meine Partien
web-go-on = Weiter
web-open-tables = Offene Tische
web-sit-down = Platz nehmen
web-no-open-tables = Gerade ist kein Tisch offen. Eröffne einen: Der erste Platz gehört dir.
web-watch-tables = Tische zum Zuschauen
web-no-watch-tables = An keinem offenen Tisch wird gerade gespielt.
web-watch = Zuschauen
web-filter-all = Alle
web-filter-pace = Tempo
web-filter-what = Zeigen
web-filter-free = Mit freiem Platz
web-filter-watch = Laufende
web-pace-live = Live
web-pace-days = Mehrere Tage
web-seats-taken = { $taken } von { $seats } Plätzen
web-status-playing = läuft
web-status-over = zu Ende

## Wer ich bin
web-name = Dein Name
web-name-question = Wie heißt du?
web-name-default = Fahrgast
web-name-take = Das bin ich
web-rename = Namen ändern
web-rename-more = Alle an deinen Tischen sehen den neuen Namen.
web-rename-account = Alle an deinen Tischen sehen den neuen Namen. Von nun an meldest du dich damit an.
web-rename-take = Namen übernehmen

## Ein neuer Tisch
web-new-table = Ein Tisch für { $game }
web-game = Spiel
web-players = Spieler
web-solo = Solo
web-city = Stadt
web-for-players = für { $least } bis { $most }
web-play-bots = Sofort gegen Bots spielen
web-play-alone = Sofort solo spielen
web-play-friends = Tisch für Freunde öffnen
web-play-device = Dieses Gerät herumgeben
web-more-options = Weitere Optionen
web-bots = Stärke der Bots
web-bot-regular = Gut
web-bot-expert = Stark
web-bot-master = Meister
web-bot-greedy = Hastig
web-bot-random = Ahnungslos
web-clock = Bedenkzeit
web-clock-none = Unbegrenzt
web-clock-minute = Eine Minute pro Zug
web-clock-quick = 5 Minuten + 10 Sekunden pro Zug
web-clock-day = Ein Tag pro Zug
web-clock-three-days = Drei Tage pro Zug
web-clock-each = { $time } pro Zug
web-clock-budget = { $time } + { $more } pro Zug
web-public = Offen für alle
web-public-more = Der Tisch steht auf der Liste der offenen Tische.
web-take-backs = Züge dürfen zurückgenommen werden
web-hints-on = Tipps sind erlaubt
web-hints-more = Solche Partien werden nicht gewertet.
web-chat-on = Chat
web-rule-open_personal = Offene persönliche Aufgaben
web-any-city = Große Städte auch für weniger Spieler
web-any-city-more = Eine Stadt für mehr Spieler lässt sich auch mit weniger spielen.
web-own-city = Eine eigene Stadt
web-own-city-more = Eine Datei im Format unserer Pläne.
web-house-rules = Hausregeln
web-rule-off = Ohne: { $rule }
web-rule-any_city = Große Städte auch für weniger Spieler
web-rule-teams = Zwei Teams zu zweit
web-rule-baby_windows = Wann ein Baby schreien darf
web-rule-baby_windows-attempt_and_end = Bei jedem Einsteigen und am Ende
web-rule-baby_windows-attempt = Bei jedem Einsteigen
web-rule-baby_windows-none = Nie
web-rule-final_turn = Der letzte Zug der anderen
web-rule-final_turn-optional = Darf abgelehnt werden
web-rule-final_turn-mandatory = Muss gespielt werden
web-rule-drunkard_scope = Wen der Betrunkene unzufrieden macht
web-rule-drunkard_scope-departing_bus = Zwei aus dem abfahrenden Bus (englische Regel)
web-rule-drunkard_scope-own_pile = Zwei von allen deinen Fahrgästen (französische Regel)
web-rule-drunkard_may_pick_self = Der Betrunkene darf selbst dabei sein
web-rule-exchange_triggers_profiles = General und Bestecher wirken auch durch Tausch
web-rule-backpacker_exchange_any_bus = Der Rucksackreisende darf durch Tausch in jeden Bus
web-rule-baby_exempts_penalty = Ein Baby, das nach einem Schrei einsteigt, erspart die Strafe

## Ein Tisch vor dem Spiel
web-connecting = Verbindung wird aufgebaut …
web-seats = Plätze
web-seat-free = frei
web-is-bot = ein Bot
web-is-you = du
web-here = da
web-away = abwesend
web-add-bot = Bot hinzufügen
web-stand-up = Platz aufgeben
web-at-this-device = an diesem Gerät
web-one-device = Ein Gerät für alle
web-player-name = Name
web-add-player = Hinzufügen
web-free-seat = Platz frei machen
web-start = Partie beginnen
web-seats-still-free = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
web-host-starts = Sobald alle Plätze besetzt sind, kann der Gastgeber die Partie starten.
web-invite = Freunde einladen
web-invite-more = Wer diesen Link öffnet, kann Platz nehmen. Ein Konto ist nicht nötig.
web-invite-link = Link
web-invite-qr = Der Link als QR-Code
web-copy-link = Link kopieren
web-copied = Kopiert

## Rund ums Spiel
web-menu = Menü
web-close = Schließen
web-places = Teile des Tisches
web-take-back = Meinen Zug zurücknehmen
web-take-back-ask = Bitten, meinen Zug zurücknehmen zu dürfen
web-take-back-short = Zurücknehmen
web-took-back = Mit zurückgenommenen Zügen, daher ohne Wertung.
web-took-back-mark = Züge zurückgenommen
web-pause = Partie pausieren
web-resume = Weiterspielen
web-resign = Einen Bot für mich spielen lassen
web-return = Wieder selbst spielen
web-resign-more = Du kannst jederzeit zurückkommen.
web-resign-last = Dann sind nur noch Bots übrig: Sie spielen die Partie sofort zu Ende.
web-resign-sure = Bots die Partie beenden lassen
web-minded-me = Ein Bot spielt für dich.
web-closed = Der Gastgeber hat diesen Tisch geschlossen.
web-host = Als Gastgeber
web-mute = Kein Chat mehr für { $name }
web-unmute = { $name } darf wieder chatten
web-kick = { $name } entfernen
web-kick-sure = Ja, entfernen
web-close-table = Den Tisch schließen
web-close-sure = Ja, für alle schließen
web-nudge = { $name } erinnern
web-nudged = { $name } erinnert dich: Du bist am Zug.
web-nudge-done = Erinnerung verschickt.
web-pass-to = Gib das Gerät an { $name }
web-pass-more = Die Karten bleiben verdeckt, bis der Knopf gedrückt ist.
web-pass-me = Ich bin { $name }
web-reconnecting = Verbindung verloren. Wird automatisch wiederhergestellt …
web-paused = Die Partie ist pausiert.
web-bar-paused = Pausiert
web-vote-take_back = { $name } möchte einen Zug zurücknehmen.
web-vote-pause = { $name } möchte eine Pause.
web-vote-open = Alle müssen zustimmen. Wir warten auf die anderen.
web-vote-yes = Einverstanden
web-vote-no = Nein
web-watching = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } sehen zu
}
web-time-left = Restliche Zeit
web-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-withdrawn = Zurückgenommen
web-log-and-chat = Verlauf und Chat
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-tab-board = Plan
web-tab-sheet = Bogen
web-result = Ergebnis
web-your-turn = du bist am Zug
web-thinking = denkt nach
web-minded = ein Bot spielt
web-next = danach
web-waiting = wartet
web-points = Punkte
web-strip = { $name }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}

## Linienspiele
web-board = Der Plan
web-board-loading = Plan wird aufgeklappt …
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-whole = Der ganze Plan
web-overview = Übersicht: antippen, um den Ausschnitt zu wählen
web-round-short = { $round } von { $rounds }
web-inspects = Schaffner: { $name }
web-tickets = Tickets
web-tickets-played = Gespielt
web-tickets-to-come = Noch im Stapel
web-sheet = Bogen
web-sheet-of = Der Bogen von { $name }
web-action-bar = Was jetzt zu tun ist
web-shape-one = Ein Marker
web-shape-two = Zwei Marker, Gerade
web-shape-two-turn = Zwei Marker, eine Abbiegung
web-shape-two-either = Zwei Marker, Gerade oder Abbiegung
web-shape-three = Drei Marker, Gerade
web-shape-three-turns = Drei Marker, zwei Abbiegungen
web-stops-lit = { $count ->
    [one] Ein Halt leuchtet.
   *[other] { $count } Halte leuchten.
}
web-tap-end = Tippe auf den Halt, an dem deine Linie enden soll.
web-go-on-building = Weiter bis zu einem leuchtenden Halt.
web-sending = Wird gesendet …
web-waits-for = { $name } ist am Zug.
web-bot-thinks = { $name } denkt nach.
web-you-watch = Du schaust zu.
web-you-watch-short = Zuschauer
web-order = Platz in der Reihenfolge dieser Runde
web-on-the-way = Auf dem Weg
web-on-the-way-hint = Zeig auf einen leuchtenden Halt: Was er bringt, steht hier und mit Bleistift auf deinem Bogen.
web-on-the-way-none = Wenn du am Zug bist, stehen hier die Halte auf deinem Weg.
web-you-are-out = Deine Linie ist zu Ende. Die anderen spielen weiter.
web-depart-choose = Wo beginnt deine Linie?
web-depart-more = Behalte eines deiner beiden Starttickets.
web-depart-others = Die anderen wählen noch ihren Start.
web-depart-button = { $number }, bei { $stop }
web-not-reachable = Bei { $stop } endet jetzt kein Zug.
web-cost-nothing = Kostet nichts.
web-cost-turns = { $count ->
    [one] Kostet ein Abbiege-Kästchen.
   *[other] Kostet { $count } Abbiege-Kästchen.
}
web-cost-traffic = { $count ->
    [one] Ein Stau-Kästchen.
   *[other] { $count } Stau-Kästchen.
}
web-cost-connections = { $count ->
    [one] Eine Verbindung.
   *[other] { $count } Verbindungen.
}
web-cost-out = Damit fährst du im Kreis und scheidest aus.
web-total-after = Summe { $total } ({ $change }).
web-total-same = Summe { $total }, wie vorher.
web-turn = { $start } nach { $end }
web-turn-by = { $start } nach { $end } über { $by }
web-stop-end = { $stop }: { $what }. { $cost } Summe { $total }.
web-stop-step = { $stop }: { $what }. Auf dem Weg.
web-stop-loop = { $stop }: { $what }. Damit fährst du im Kreis und scheidest aus.
web-stop-dead-end = { $stop }: { $what }. { $warning }
web-stop-departure = { $stop }: { $what }. Hier mit Ticket { $number } starten.
web-other-way = Anderer Weg ({ $count })
web-undo = Rückgängig
web-confirm = Bestätigen
web-loop-button = Im Kreis fahren
web-loop-question = Deine Linie hier beenden?
web-loop-more = Damit fährst du im Kreis. Du scheidest aus, und { $total ->
    [one] dein { $total } Punkt verfällt.
   *[other] deine { $total } Punkte verfallen.
}
web-loop-no = Nein, zurück
web-loop-yes = Ja, ausscheiden
web-dead-end-question = In die Sackgasse?
web-dead-end-more = Kein Ticket, das noch kommt, lässt einen Ausweg.
web-dead-end-yes = Ja, diesen Zug
web-announce-turn = Du bist am Zug. { $shape } ab { $stop }. { $count ->
    [one] Ein Halt leuchtet.
   *[other] { $count } Halte leuchten.
}
web-log-route = { $start } nach { $end }
web-log-turns = { $count ->
    [one] ein Abbiege-Kästchen
   *[other] { $count } Abbiege-Kästchen
}
web-log-traffic = { $count ->
    [one] ein Stau
   *[other] { $count } Staus
}
web-log-connections = { $count ->
    [one] eine Verbindung
   *[other] { $count } Verbindungen
}

## Das Ende
web-nobody-wins = Alle sind ausgeschieden
web-you-win = { $count ->
    [one] Du gewinnst
   *[other] Du teilst dir den Sieg
}
web-wins = { $count ->
    [one] { $name } gewinnt
   *[other] { $name } teilen sich den Sieg
}
web-record = Aufzeichnung
web-see-board = Plan ansehen
web-rematch = Noch einmal
web-to-rematch = Zum neuen Tisch

## Warum etwas nicht ging
refusal-no_connection = Gerade gibt es keine Verbindung zum Server.
refusal-not_over = Die Partie ist noch nicht zu Ende.
refusal-no_such_seat = Diesen Platz gibt es nicht.
refusal-nobody_there = Dort sitzt niemand.
refusal-not_paused = Die Partie ist nicht pausiert.
refusal-not_away = Du spielst schon selbst.
refusal-not_yourself = Nicht für deinen eigenen Platz.
refusal-no_vote_open = Es ist keine Frage offen.
refusal-voted_already = Du hast schon geantwortet.
refusal-no_such_bot = Diesen Bot gibt es nicht.
refusal-other_origin = Diese Seite darf jenen Server nicht benutzen.
refusal-no_city = Diese Datei ist keine Stadt im Format unserer Pläne.
