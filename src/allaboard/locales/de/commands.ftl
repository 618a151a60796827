### Was die Befehle sagen, und ihre Hilfe. Namen von Spielern und Dateien sind schon unschädlich gemacht.

## Hilfe: die Befehle
help-allaboard =
    All Aboard: die Linienspiele Bus und Metro, das Kartenspiel Depot, ihre Partien und ihre Regeln.

    allaboard serve --open                  Tische im Browser, mit Freunden und Bots
    allaboard play                          in diesem Terminal spielen
    allaboard score game.aab.json           wer gewonnen hat, und womit
    allaboard replay game.aab.json          die Partie Zug für Zug
    allaboard show game.aab.json -o a.svg   ein Bild davon
    allaboard print --city rome -o a.pdf    alles zum Drucken und Ausschneiden

    Ein Befehl endet mit 0, oder mit 2, wenn an der Eingabe etwas falsch ist.
help-score =
    Partien werten: die Punkte jedes Platzes im Einzelnen.

    Eine laufende Partie wird gewertet, als wäre jetzt Schluss.

    allaboard score game.aab.json
    allaboard score --json games.jsonl > scores.jsonl
    allaboard score --json - < games.jsonl
help-legal =
    Auflisten, was jetzt möglich ist, für wen, und was es kostet.

    Ein Zug hakt Kästchen der Abbiege-Zone ab, bringt Verkehrsstaus (Bus) oder Verbindungen (Metro) und kann im Kreis
    fahren. Die letzte Spalte ist die Summe des Spielers, wenn die Partie gleich nach dem Zug endete.

    allaboard legal game.aab.json
    allaboard legal --json games.jsonl
help-replay =
    Eine Partie Zug für Zug erzählen, mit Wirkung und Summen.

    allaboard replay game.aab.json
    allaboard replay --json --legal game.aab.json
help-show =
    Die Stellung nach dem letzten Zug zeichnen.

    Das Bild zeigt, was Zuschauer sehen dürfen: nach dem Ende alles, vorher nichts Geheimes.

    allaboard show game.aab.json -o game.svg
    allaboard show game.aab.json -o game.html
    allaboard show game.aab.json --seat 0 > mine.svg
help-check =
    Partien und Städte prüfen: jeder Fehler mit seiner Stelle oder ok.

    allaboard check my_city.json games.jsonl
help-schema =
    Ein JSON-Schema ausgeben.

    allaboard schema record > record.schema.json
help-play =
    In diesem Terminal spielen oder eine gespeicherte Partie fortsetzen.

    Nach dem, was die Optionen offen lassen, wird gefragt. Ctrl-C speichert die Partie und sagt, wie es weitergeht.

    allaboard play
    allaboard play --city rome --seats human:Ann,greedy
    allaboard play game.aab.json
help-bench =
    Messen, wie schnell die Regeln hier laufen.

## Hilfe: Argumente und Optionen
help-records = Dateien mit Partien; .jsonl-Dateien enthalten eine pro Zeile; - ist die Standardeingabe, eine pro Zeile.
help-json = In JSON antworten, eine Zeile pro Partie. Eine fehlerhafte Partie antwortet an ihrer Stelle mit einem Fehler.
help-lang = Die Sprache der Antworten: { $languages }.
help-replay-legal = Auch, was vor jedem Zug möglich war.
help-show-record = Eine Datei mit einer Partie.
help-show-output = Die Zieldatei (.svg, .png oder .pdf; .html spielt die Partie von Anfang an ab); ohne sie geht das Bild als SVG auf die Standardausgabe.
help-show-seat = Zeigen, was dieser Platz sehen darf; Plätze zählen ab 0.
help-show-all = Alles Geheime zeigen.
help-show-dark = Das dunkle Design.
help-show-narrow = So schmal wie ein Telefon, alles untereinander.
help-show-scale = Der Vergrößerungsfaktor des Bildes.
help-check-files = Dateien mit Partien und Städten; .jsonl-Dateien enthalten eine pro Zeile; - ist die Standardeingabe.
help-schema-name = record, city, score, legal, replay, event, view, error, check oder bot.

## Wie weit eine Partie ist
headline = { $file }: { $city } ({ $game }), { $state }
headline-depot = { $file }: { $game }, { $state }
state-over = die Partie ist zu Ende
state-day = Tag { $day } von 2, Zug { $turn }
state-departure = Startwahl
state-round = Runde { $round } von 12, Ticket { $ticket }
state-no-ticket = Runde { $round } von 12, das Ticket ist noch nicht gezogen

## Tabellen
rank = Rang
out = ausgeschieden
not-known = ?
yes = ja
action = Zug
eliminates = Scheidet aus
total-after = Summe nachher
winners = { $count ->
    [0] Niemand gewinnt: Alle sind ausgeschieden.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
winning-teams = { $count ->
    [one] Team { $teams } gewinnt.
   *[other] Die Teams { $teams } teilen sich den Sieg.
}
scored-as-if-over = Gewertet, als wäre jetzt Schluss: Offene Reihen zählen halb.
scored-as-it-is = Gewertet, als endete jetzt der Tag: Nachtbusse zählen nur bei leerer Hand.
day-number = Tag { $day }
team-score = Team { $names }: { $total }, Rang { $rank }.

## Mögliche Züge
legal-departures = { $name } (Platz { $seat }) wählt: { $actions }
legal-turns = { $name } (Platz { $seat }) steht bei { $stop }, Streckenform { $shape }: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
legal-dead-end = nach { $turns }
legal-dead-ends = nach { $turns }: führt in eine Sackgasse. Spätestens { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} danach scheidet die Linie aus, egal welche Tickets kommen.
legal-choices = { $name } (Platz { $seat }) { $asked }:
phase-choose = wählt den Bus des Zuges
phase-waiting_room = lässt jemanden aus dem Wartesaal einsteigen
phase-hand = darf jemanden aus der Hand einsteigen lassen
phase-shout = darf schreien
phase-exchange = darf tauschen
phase-sadden = wählt, wer unzufrieden wird
phase-penalty = legt einen Reisenden auf den Stapel der Unzufriedenen
phase-refill = nimmt vorne stehende Reisende aus den Spalten

## Verlauf
replay-turn = { $number }. { $name }: { $action }
replay-legal = Möglich: { $actions }
replay-totals = Summen: { $totals }

## Prüfung
check-fine = { $file }: ok
