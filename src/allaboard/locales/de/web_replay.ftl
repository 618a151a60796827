### Die Seite für Browser: Wiederholungen, Listen von Partien, das Spiel des Tages, Klassen, Konten.

web-more = Mehr

## Eine Wiederholung
web-replay = Ansehen
web-replay-loading = Die Partie wird geholt …
web-replay-fault-action = Die Aktion { $number } darin ist gegen die Regeln.
web-replay-fault-at = Der Fehler steht bei { $place }.
web-replay-no-record = Das ist keine Aufzeichnung einer Partie.
web-replay-open = Eine Aufzeichnung öffnen
web-replay-open-more = Eine Datei, deren Name auf .aab.json endet. Auswählen oder hierher ziehen.
web-replay-choose = Datei auswählen
web-replay-download = Als Datei sichern
web-replay-share = Diesen Moment teilen
web-replay-share-more = Wer diesen Link öffnet, sieht die Partie bei diesem Schritt.
web-replay-share-inside = Wer diesen Link öffnet, sieht die Partie bei diesem Schritt. Die ganze Partie steckt im Link.
web-replay-controls = Vor und zurück
web-replay-moment = Zeitpunkt
web-replay-at = { $place }, Schritt { $step } von { $steps }
web-replay-begin = Der Anfang
web-replay-begin-more = Vor der ersten Entscheidung.
web-replay-round = Runde { $round }
web-replay-day-turn = Tag { $day }, Zug { $turn }
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-turn-back = { $game ->
    [depot] Einen Zug zurück
   *[other] Eine Runde zurück
}
web-replay-turn-on = { $game ->
    [depot] Einen Zug weiter
   *[other] Eine Runde weiter
}
web-replay-speed = Tempo
web-replay-times = { $speed }×
web-replay-hands = Hände
web-replay-steps = Schritte
web-replay-aside = Schritte und Rückblick
web-replay-review = Rückblick
web-replay-table = Die Karten

## Listen von Partien
web-replays = Wiederholungen
web-replays-more = Sieh dir eine Partie noch einmal an, Zug um Zug: eine von deinen oder irgendeine Aufzeichnung.
web-replays-kept = Auf diesem Gerät angesehen
web-replays-forget = Vergessen
web-list-open = Laufend
web-list-since = letzter Zug am { $day }
web-list-finished = Beendet
web-list-older = Ältere Partien
web-list-none-finished = Noch keine. Partien, die du zu Ende spielst, stehen dann hier.
web-list-nobody = Du hast auf diesem Server noch keinen Namen. Wir fragen danach, wenn du zum ersten Mal Platz nimmst.
web-list-points = Summe { $points }
web-list-rank = Platz { $place }, { $points }
web-list-numbers = In Zahlen
web-list-games = Partien
web-list-wins = Siege
web-list-average = Schnitt
web-list-best = Bestes
web-list-rating = { $game }: Stärke { $rating } nach { $count ->
    [one] einer gewerteten Partie.
   *[other] { $count } gewerteten Partien.
}
web-list-place = Platz
web-list-name = Name
web-leaders = Die Besten
web-leaders-more = Partien zwischen Spielern mit Konto werden gewertet. Es zählt die Stärke, die gesichert ist.
web-leaders-rating = Stärke
web-leaders-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
web-leaders-none = In diesem Spiel ist noch niemand gewertet.

## Das Spiel des Tages
web-daily = Partie des Tages
web-daily-more = Dieselbe Ausgangslage für alle, solo, ein Versuch. Ergebnisse gibt es, wenn der Tag überall auf der Welt zu Ende ist.
web-daily-today = Heute
web-daily-play = Spielen
web-daily-see = Mein Versuch
web-daily-results = Ergebnisse vom { $day }
web-daily-earlier = Der Tag davor
web-daily-later = Der Tag danach
web-daily-none = An diesem Tag hat das niemand zu Ende gespielt.

## Klassen
web-class = Mit einer Klasse spielen
web-class-about = Ein Link setzt eine ganze Klasse an gleich große Tische, alle mit derselben Ausgangslage. Am Ende werden die Ergebnisse verglichen.
web-class-size = Spieler an einem Tisch
web-class-bots = Leere Plätze bekommen Bots
web-class-make = Link erstellen
web-class-of = Eine Klasse: { $game }
web-class-more = Alle haben dieselbe Ausgangslage. Wer dazukommt, bekommt den nächsten freien Platz.
web-class-over = Diese Klasse ist beendet.
web-class-host = Du leitest diese Klasse
web-class-host-more = Volle Tische beginnen von selbst. Starte die anderen, wenn alle da sind.
web-class-start = Mit Bots auffüllen und starten
web-class-end = Beenden und Ergebnisse zeigen
web-class-end-sure = Tische, die noch spielen, werden geschlossen, und die Ergebnisse der anderen werden allen gezeigt.
web-class-join = Mitspielen
web-class-to-table = Zu meinem Tisch
web-class-tables = Tische
web-class-table = Tisch { $number }
web-class-seat = Platz { $seat }
web-class-see = Zuschauen
web-status-waiting = wartet
web-status-closed = geschlossen

## Konten
web-account = Konto
web-account-guest = Du spielst als Gast. Dieses Gerät erkennt dich wieder.
web-account-is = Du hast ein Konto auf diesem Server.
web-account-code = Dein Code, um auf einem anderen Gerät weiterzuspielen
web-account-leave = Abmelden
web-account-make = Konto anlegen
web-account-login = Anmelden
web-account-why = Mit einem Konto werden deine Partien gewertet, und du findest sie auf jedem Gerät. Was du als Gast gespielt hast, behältst du.
web-account-password = Passwort, mindestens 8 Zeichen
web-account-recover = Gast auf einem anderen Gerät?
web-account-recover-go = Das bin ich
web-account-news = Bescheid, wenn du am Zug bist
web-account-mail = E-Mail-Adresse
web-account-mail-send = Bestätigungslink schicken
web-account-mail-sent = Eine E-Mail mit einem Link ist unterwegs.
web-account-feed = Adresse deines Feeds
web-account-feed-more = Ein privater Feed sagt einem Leseprogramm deiner Wahl, wann du am Zug bist.
web-account-feed-make = Feed erstellen
web-account-safety = Sicherheit
web-account-new-password = Passwort ändern
web-account-old-password = Dein Passwort
web-account-password-new = Neues Passwort, mindestens 8 Zeichen
web-account-new-password-more = Alle anderen Geräte werden abgemeldet.
web-account-new-password-take = Ändern
web-account-new-password-done = Dein Passwort ist geändert.
web-account-leave-all = Überall abmelden
web-account-delete = Mich löschen
web-account-delete-sure = Dich endgültig löschen?
web-account-delete-more = Passwort, Mailadresse, Feeds, Wertungen und Chat werden gelöscht. Beendete Partien bleiben, ohne deinen Namen. In laufenden Partien spielt ein Bot weiter. Das lässt sich nicht rückgängig machen.
web-account-delete-go = Endgültig löschen
web-account-delete-done = Du bist gelöscht.

## Warum etwas nicht getan wurde
refusal-broken_link = Dieser Link ist nicht vollständig.
refusal-not_on_device = Diese Partie ist nicht auf diesem Gerät.
