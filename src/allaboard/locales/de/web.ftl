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
web-one-tap-more = Ein Halt, der nur auf eine Weise zu erreichen ist, wird sofort gespielt. Was das Spiel beenden würde, wird immer gefragt.
web-sound = Ton
web-sound-more = Kleine Töne: der eigene Zug, die Züge der anderen, das Ende.
web-calm = Weniger Bewegung
web-calm-more = Alles erscheint an seinem Platz, statt sich dorthin zu bewegen.
web-tokens = Tokens für Programme
web-tokens-more = Mit einem Token spielt ein eigenes Programm unter diesem Namen, oder ein Feedreader sieht, wann man am Zug ist. Jeder wird einmal gezeigt.
web-token-bot = Ein eigener Bot
web-token-feed = Ein Feed der eigenen Züge
web-token-new = Token für { $label }
web-token-label = Wofür es ist
web-token-kind = Was es darf
web-token-make = Einen Token machen
web-token-revoke = Widerrufen
web-token-revoke-one = { $label } widerrufen
web-copy = Kopieren

## Start
web-hero = Hier beginnt die Linie.
web-hero-more = Bus, Metro und Depot, drei Spiele vom Ankommen. Allein, mit Freunden oder mit Bots, die keinen Halt verpassen.
web-hero-short = Drei Spiele vom Ankommen.
web-games = Spiele
web-game-size = { $least } bis { $most } · { $minutes } Min.
web-about-bus = Die eigene Linie durch London oder New York ziehen. Den Bus füllen, den Stau umfahren.
web-about-metro = Rom oder Paris, unter der Erde. Volle Straßen sind hier eine gute Nachricht.
web-about-depot = Busse füllen, losschicken, und das eigene Baby zum Schreien bereithalten.
web-play-game = { $game } spielen
web-learn-it = Lernen
web-join = Mit einem Code dazukommen
web-join-code = Code oder Link
web-join-go = Dazukommen
web-my-games = Meine Partien
web-go-on = Weiter
web-open-tables = Offene Tische
web-sit-down = Hinsetzen
web-no-open-tables = Gerade ist kein Tisch offen. Einen aufmachen: Der erste Platz ist schon vergeben.
web-watch-tables = Tische zum Zuschauen
web-no-watch-tables = An keinem offenen Tisch wird gerade gespielt.
web-watch = Zuschauen
web-filter-all = Alle
web-filter-pace = Tempo
web-filter-what = Zeigen
web-filter-free = Mit freiem Platz
web-filter-watch = Laufende
web-pace-live = Sofort
web-pace-days = Über Tage
web-seats-taken = { $taken } von { $seats } Plätzen
web-status-playing = läuft
web-status-over = vorbei

## Wer ich bin
web-name = Eigener Name
web-name-question = Unter welchem Namen?
web-name-default = Fahrgast
web-name-take = Das bin ich

## Ein neuer Tisch
web-new-table = Ein Tisch für { $game }
web-game = Spiel
web-players = Spieler
web-solo = Allein
web-city = Stadt
web-for-players = für { $least } bis { $most }
web-play-bots = Sofort gegen Bots spielen
web-play-alone = Sofort allein spielen
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
web-clock-none = Ohne Grenze
web-clock-minute = Eine Minute je Zug
web-clock-quick = 5 Minuten und 10 Sekunden je Zug
web-clock-day = Ein Tag pro Zug
web-clock-three-days = Drei Tage pro Zug
web-clock-each = { $time } pro Zug
web-clock-budget = { $time } und { $more } pro Zug
web-public = Offen für alle
web-public-more = Der Tisch steht auf der Liste der offenen Tische.
web-take-backs = Züge lassen sich zurücknehmen
web-hints-on = Tipps sind erlaubt
web-hints-more = Solche Partien werden nicht gewertet.
web-chat-on = Gespräch am Tisch
web-rule-open_personal = Offene persönliche Aufgaben
web-any-city = Jede Stadt für jede Zahl
web-any-city-more = Eine Stadt für mehr Spieler lässt sich auch mit weniger spielen.
web-own-city = Eine eigene Stadt
web-own-city-more = Eine Datei im Format unserer Pläne.
web-house-rules = Hausregeln
web-rule-off = Ohne: { $rule }
web-rule-any_city = Jede Stadt für jede Spielerzahl
web-rule-teams = Zwei Teams zu zweit
web-rule-baby_windows = Wann ein Baby schreien darf
web-rule-baby_windows-attempt_and_end = Bei jedem Einsteigen und am Ende
web-rule-baby_windows-attempt = Bei jedem Einsteigen
web-rule-baby_windows-none = Nie
web-rule-final_turn = Der letzte Zug der anderen
web-rule-final_turn-optional = Darf abgelehnt werden
web-rule-final_turn-mandatory = Muss gespielt werden
web-rule-drunkard_scope = Wen der Betrunkene unzufrieden macht
web-rule-drunkard_scope-departing_bus = Zwei aus seinem Bus
web-rule-drunkard_scope-own_pile = Zwei aller eigenen Fahrgäste
web-rule-drunkard_may_pick_self = Der Betrunkene darf selbst dabei sein
web-rule-exchange_triggers_profiles = Wer durch einen Tausch einsteigt, nutzt sein Profil
web-rule-backpacker_exchange_any_bus = Der Rucksackreisende steigt durch einen Tausch in jeden Bus
web-rule-baby_exempts_penalty = Ein Schrei erspart die Strafe

## Ein Tisch vor dem Spiel
web-connecting = Verbindung wird aufgebaut …
web-seats = Plätze
web-seat-free = frei
web-is-bot = ein Bot
web-is-you = ich
web-here = da
web-away = abwesend
web-add-bot = Bot dazu
web-stand-up = Aufstehen
web-at-this-device = an diesem Gerät
web-one-device = Ein Gerät für alle
web-player-name = Name am Platz
web-add-player = Hinzufügen
web-free-seat = Platz frei machen
web-start = Spiel beginnen
web-seats-still-free = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
web-host-starts = Das Spiel beginnt, wenn alle Plätze besetzt sind und wer den Tisch aufgemacht hat, es startet.
web-invite = Freunde einladen
web-invite-more = Wer diesen Link öffnet, kann sich hinsetzen. Ein Konto ist nicht nötig.
web-invite-link = Adresse
web-invite-qr = Der Link als QR-Code
web-copy-link = Link kopieren
web-copied = Kopiert

## Rund ums Spiel
web-menu = Menü
web-close = Schließen
web-places = Teile des Tisches
web-take-back = Eigenen Zug zurücknehmen
web-pause = Spiel unterbrechen
web-resume = Weiterspielen
web-resign = Einen Bot weiterspielen lassen
web-return = Wieder selbst spielen
web-resign-more = Man kann jederzeit zurückkommen.
web-resign-last = Dann sind nur noch Bots übrig: Sie spielen die Partie sofort zu Ende.
web-resign-sure = Bots die Partie beenden lassen
web-minded-me = Ein Bot spielt weiter.
web-closed = Dieser Tisch wurde geschlossen.
web-host = Als Gastgeber
web-mute = Kein Chat mehr für { $name }
web-unmute = { $name } darf wieder chatten
web-kick = { $name } wegschicken
web-kick-sure = Wirklich wegschicken
web-close-table = Den Tisch schließen
web-close-sure = Wirklich für alle schließen
web-nudge = { $name } erinnern
web-nudged = Erinnerung von { $name }: Dieser Platz ist am Zug.
web-nudge-done = Erinnert.
web-pass-to = Das Gerät an { $name } geben
web-pass-more = Die Karten bleiben verdeckt, bis der Knopf gedrückt ist.
web-pass-me = Ich bin { $name }
web-reconnecting = Verbindung verloren. Sie kommt von selbst zurück.
web-paused = Das Spiel ist unterbrochen.
web-vote-take_back = { $name } möchte einen Zug zurücknehmen.
web-vote-pause = { $name } möchte eine Pause.
web-vote-open = Alle müssen zustimmen. Die anderen sind noch gefragt.
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
web-log-and-chat = Verlauf und Gespräch
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-tab-board = Plan
web-tab-sheet = Bogen
web-result = Ergebnis
web-your-turn = am Zug
web-thinking = denkt nach
web-minded = ein Bot spielt
web-next = danach
web-waiting = wartet
web-points = Punkte
web-strip = { $name }: { $total } Punkte

## Linienspiele
web-board = Der Plan
web-board-loading = Der Plan wird entfaltet …
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-whole = Der ganze Plan
web-overview = Übersicht: drücken, wohin geschaut wird
web-round-short = { $round } von { $rounds }
web-inspects = { $name } kontrolliert
web-tickets = Die Tickets
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
web-tap-end = Antippen, wo die Linie enden soll.
web-go-on-building = Weiter bis zu einem leuchtenden Halt.
web-sending = Wird gesendet …
web-waits-for = { $name } ist am Zug.
web-bot-thinks = { $name } denkt nach.
web-you-watch = Als Zuschauer dabei.
web-you-watch-short = Zuschauer
web-order = Platz in der Reihenfolge dieser Runde
web-on-the-way = Auf dem Weg
web-on-the-way-hint = Auf einen leuchtenden Halt zeigen. Was er bringt, steht hier und mit Bleistift auf dem Blatt.
web-on-the-way-none = Wer am Zug ist, sieht hier die Halte eines Zugs.
web-you-are-out = Die eigene Linie ist zu Ende. Die anderen spielen weiter.
web-depart-choose = Wo beginnt die eigene Linie?
web-depart-more = Einen der beiden Starttickets behalten.
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
web-cost-out = Das läuft in die eigene Linie. Damit wäre man ausgeschieden.
web-total-after = Summe { $total } ({ $change }).
web-total-same = Summe { $total }, wie vorher.
web-turn = { $start } nach { $end }
web-turn-by = { $start } nach { $end } über { $by }
web-stop-end = { $stop }: { $what }. { $cost } Summe { $total }.
web-stop-step = { $stop }: { $what }. Auf dem Weg.
web-stop-loop = { $stop }: { $what }. Läuft in die eigene Linie: Damit wäre man ausgeschieden.
web-stop-departure = { $stop }: { $what }. Hier mit Ticket { $number } starten.
web-other-way = Anderer Weg ({ $count })
web-undo = Zurück
web-confirm = Bestätigen
web-loop-button = Schleife und raus
web-loop-question = Die eigene Linie hier beenden?
web-loop-more = Das läuft in die eigene Linie. Damit wäre man ausgeschieden, und die { $total } Punkte zählten nicht.
web-loop-no = Nein, zurück
web-loop-yes = Ja, ausscheiden
web-announce-turn = Am Zug. { $shape } ab { $stop }. { $count ->
    [one] Ein Halt leuchtet.
   *[other] { $count } Halte leuchten.
}
web-log-route = { $start } nach { $end }
web-log-turns = { $count ->
    [one] eine Abbiegung
   *[other] { $count } Abbiegungen
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
web-nobody-wins = Niemand ist mehr auf der Strecke
web-you-win = { $count ->
    [one] Gewonnen
   *[other] Gemeinsam gewonnen
}
web-wins = { $count ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen gemeinsam
}
web-record = Aufzeichnung
web-see-board = Plan ansehen
web-rematch = Noch einmal
web-to-rematch = Zum neuen Tisch

## Warum etwas nicht ging
refusal-no_connection = Gerade gibt es keine Verbindung zum Server.
refusal-not_over = Das Spiel ist noch nicht vorbei.
refusal-no_such_seat = Diesen Platz gibt es nicht.
refusal-nobody_there = Dort sitzt niemand.
refusal-not_paused = Das Spiel ist nicht unterbrochen.
refusal-not_away = Der Platz wird schon selbst gespielt.
refusal-not_yourself = Nicht für den eigenen Platz.
refusal-no_vote_open = Es ist keine Frage offen.
refusal-voted_already = Die Antwort ist schon gegeben.
refusal-no_such_bot = Diesen Bot gibt es nicht.
refusal-other_origin = Diese Seite darf jenen Server nicht benutzen.
refusal-no_city = Diese Datei ist keine Stadt im Format unserer Pläne.
