### Die Seite für Browser: die Rechenhilfe für einen echten Tisch.

web-helper = Rechenhilfe
web-helper-more = Gespielt wird mit dem gedruckten Spiel; hier werden die Linien angetippt, und es gibt die Bögen und die Summen. Alles bleibt auf diesem Gerät und lässt sich als Aufzeichnung sichern.
web-helper-new = Eine neue Partie
web-helper-solo = Allein zu spielen ist eine Spielart nur dieses Projekts: Auf dem Plan liegt eine Rivalenstrecke, und zwei Stoßzeiten machen die Aufgaben blau. In jede Hälfte des Stapels kommt eine Karte „Stoßzeit“, oder diese Seite zieht die Tickets.
web-helper-on = Weiter
web-helper-begin = Beginnen
web-helper-change = Ändern
web-helper-kept = Auf diesem Gerät

## Vor der Partie
web-helper-setup = Spieler und Aufgaben
web-helper-setup-more = Eintragen, was auf dem Tisch liegt.
web-helper-deal = Alles für uns austeilen
web-helper-name = Spielername
web-helper-sheet = Bogen
web-helper-departure = Start
web-helper-personal = Persönlich
web-helper-secret = geheim
web-helper-common = { $count ->
    [one] Die allgemeine Aufgabe
   *[other] Die { $count } allgemeinen Aufgaben
}
web-helper-inspector = Schaffner zu Beginn
web-helper-need-common = { $count ->
    [one] Die allgemeine Aufgabe auswählen.
   *[other] { $count } allgemeine Aufgaben auswählen.
}
web-helper-need-departure = Alle brauchen einen Start.
web-helper-twice-sheet = Zwei haben denselben Bogen.
web-helper-twice-departure = Zwei haben denselben Start.
web-helper-twice-personal = Zwei haben dieselbe persönliche Aufgabe.

## Eine Partie eintragen
web-helper-ticket = Ticket
web-helper-ticket-ask = Runde { $round }: welches Ticket?
web-helper-ticket-more = Das antippen, das aufgedeckt wurde.
web-helper-ticket-number = Ticket Nummer { $number }
web-helper-ticket-draw = Für uns ziehen
web-helper-rush = Karte „Stoßzeit“
web-helper-rush-now = Stoßzeit: Jede gelbe Aufgabe wird blau. Runde { $round }: welches Ticket?
web-helper-ticket-change = Das Ticket von Runde { $round } berichtigen
web-helper-ticket-instead = Welches statt der { $number }?
web-helper-turns = Züge
web-helper-no-turns = Noch ist nichts eingetragen.
web-helper-round = Runde { $round } · Ticket { $ticket }
web-helper-undo = Das Letzte zurücknehmen
web-helper-correct = Berichtigen
web-helper-correct-turn = { $name } in Runde { $round } berichtigen
web-helper-correcting = { $name } in Runde { $round } wird berichtigt: den Zug neu eintragen.
web-helper-rest = Nach der Berichtigung passt dieser Zug nicht mehr. Neu einzutragen: { $name }. Die danach bleiben, soweit sie passen.
web-helper-forget = { $count ->
    [one] Diesen Zug fallen lassen
   *[other] Alle { $count } Züge fallen lassen
}
web-helper-untold = { $count ->
    [one] Eine persönliche Aufgabe ist noch geheim und nicht gezählt.
   *[other] { $count } persönliche Aufgaben sind noch geheim und nicht gezählt.
}
web-helper-tell = Eintragen

## Depot
web-helper-depot = Rechenhilfe für Depot
web-helper-depot-more = Am Ende jedes Tages zählen, was vor allen liegt.
web-helper-now = Punkte bisher
web-helper-days = Tage
web-helper-day = Tag { $day }
web-helper-bus = Bus { $number } auf der Hand
web-helper-no-bus = keiner
web-helper-bus-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
web-helper-night = Reisende am Bussteig
web-helper-less = { $what }: einer weniger
web-helper-one-more = { $what }: einer mehr
web-helper-teams = Zwei Teams
web-helper-teams-more = 1 und 3 gegen 2 und 4.
web-helper-team = { $names }: { $total }
web-helper-doubt-travellers = Das sind mehr Reisende, als das Spiel hat.
web-helper-doubt-pairs = Es gibt nur vier Liebespaare.
web-helper-doubt-night = Am Ende eines Tages kann nur eine Hand leer sein.

## Warum etwas nicht getan wurde
refusal-no_helper = Die Rechenhilfe kann diese Partie nicht fortsetzen.
