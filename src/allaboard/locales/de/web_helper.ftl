### Die Seite für Browser: die Rechenhilfe für einen echten Tisch.

web-helper = Rechenhilfe
web-helper-more = Du spielst mit dem gedruckten Spiel; hier tippst du die Linien an und bekommst die Bögen und die Summen. Alles bleibt auf diesem Gerät und lässt sich als Aufzeichnung sichern.
web-helper-new = Eine neue Partie
web-helper-solo = Solo ist eine Spielart nur dieses Projekts: Auf dem Plan liegt die Linie eines Rivalen, und zwei Stoßzeiten machen die Aufgaben blau. Misch in jede Hälfte des Stapels eine Karte „Stoßzeit“, oder lass diese Seite die Tickets ziehen.
web-helper-on = Weiter
web-helper-begin = Beginnen
web-helper-change = Ändern
web-helper-kept = Auf diesem Gerät

## Vor der Partie
web-helper-setup = Spieler und Aufgaben
web-helper-setup-more = Trag ein, was auf eurem Tisch liegt.
web-helper-deal = Alles für uns austeilen
web-helper-name = Name
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
    [one] Wähl die allgemeine Aufgabe aus.
   *[other] Wähl { $count } allgemeine Aufgaben aus.
}
web-helper-need-departure = Jeder Spieler braucht einen Start.
web-helper-twice-sheet = Zwei Spieler haben denselben Bogen.
web-helper-twice-departure = Zwei Spieler haben denselben Start.
web-helper-twice-personal = Zwei Spieler haben dieselbe persönliche Aufgabe.

## Eine Partie eintragen
web-helper-ticket = Ticket
web-helper-ticket-ask = Runde { $round }: welches Ticket?
web-helper-ticket-more = Tippe auf das, das ihr aufgedeckt habt.
web-helper-ticket-number = Ticket { $number }
web-helper-ticket-draw = Zieh eins für uns
web-helper-rush = Karte „Stoßzeit“
web-helper-rush-now = Stoßzeit: Jede gelbe Aufgabe wird blau. Runde { $round }: welches Ticket?
web-helper-ticket-change = Das Ticket von Runde { $round } berichtigen
web-helper-ticket-instead = Welches statt der { $number }?
web-helper-turns = Züge
web-helper-no-turns = Noch ist nichts eingetragen.
web-helper-round = Runde { $round } · Ticket { $ticket }
web-helper-undo = Letzte Eingabe rückgängig machen
web-helper-correct = Berichtigen
web-helper-correct-turn = { $name } in Runde { $round } berichtigen
web-helper-correcting = { $name } in Runde { $round } wird berichtigt: Trag den Zug neu ein.
web-helper-rest = Nach der Berichtigung geht dieser Zug nicht mehr. Trag ihn neu ein: { $name }. Die späteren bleiben, soweit sie möglich sind.
web-helper-forget = { $count ->
    [one] Diesen Zug streichen
   *[other] Alle { $count } Züge streichen
}
web-helper-untold = { $count ->
    [one] Eine persönliche Aufgabe ist noch geheim und nicht gezählt.
   *[other] { $count } persönliche Aufgaben sind noch geheim und nicht gezählt.
}
web-helper-tell = Eintragen

## Depot
web-helper-depot = Rechenhilfe für Depot
web-helper-depot-more = Zähl am Ende jedes Tages, was vor jedem Spieler liegt.
web-helper-now = Punkte bisher
web-helper-days = Tage
web-helper-day = Tag { $day }
web-helper-bus = Bus { $number } auf der Hand
web-helper-no-bus = keiner
web-helper-bus-seats = { $count ->
    [one] { $count } Sitz
   *[other] { $count } Sitze
}
web-helper-night = Reisende am Bussteig
web-helper-less = { $what }: einer weniger
web-helper-one-more = { $what }: einer mehr
web-helper-teams = Zwei Teams
web-helper-teams-more = 1 und 3 gegen 2 und 4.
web-helper-no-count = { $name }, { $what }: Nur eine ganze Zahl von 0 bis { $most } zählt.
web-helper-kept-wrong = { $name }, { $what }: Die gespeicherte Zahl ist keine Anzahl und wurde entfernt.
web-helper-whose = { $names }:
web-helper-remove = { $name } entfernen
web-helper-doubt-travellers = Das sind mehr Reisende, als das Spiel hat.
web-helper-doubt-pairs = Es gibt nur vier Liebespaare.
web-helper-doubt-night = Am Ende eines Tages kann nur eine Hand leer sein.

## Warum etwas nicht getan wurde
refusal-no_helper = Die Rechenhilfe kann diese Partie nicht fortsetzen.
