### What stands on pages that are printed, and what `allaboard print` says.

## On the pages
print-page = Seite { $page } von { $pages }
print-tile = Blatt { $tile } von { $tiles }, Spalte { $column }, Reihe { $row }
print-glue = Hier { $tile } ankleben
print-fronts = Vorderseiten
print-backs = Rückseiten
print-empty = Diese Seite bleibt leer
print-overview = So gehört der Plan zusammen
print-travellers = Was die Reisenden tun
print-ruler = Dieser Balken ist { $length } mm lang. Wenn nicht, noch einmal mit 100 % drucken, ohne Anpassung an die Seite.
print-help-long = Beidseitig drucken, über die lange Kante gewendet, mit 100 %. Zwischen gegenüberliegenden Marken schneiden.
print-help-short = Beidseitig drucken, über die kurze Kante gewendet, mit 100 %. Zwischen gegenüberliegenden Marken schneiden.
print-help-single = Einseitig drucken, mit 100 %. Vorder- und Rückseiten zusammenkleben, dann zwischen gegenüberliegenden Marken schneiden.
print-help-board = Die Seiten des Plans links und oben abschneiden und auf den schraffierten Streifen der Seite davor kleben.
print-pieces-help = Jeder Spieler hat eine Figur für den Start, ein Plättchen für das Ende der Linie und 32 Streckenmarker. Statt mit Markern geht es auch mit Stiften in fünf Farben.

## The parts
print-board = Plan
print-sheets = Spielerbögen
print-solo-sheets = Spielerbögen für einen Spieler
print-tickets = Tickets
print-rush-hours = Stoßzeiten
print-departures = Starttickets
print-departure = Start
print-objectives = Allgemeine Aufgaben
print-personal = Persönliche Aufgaben
print-pieces = Streckenmarker und Figuren
print-deck = Karten

## Help
help-print =
    Ein PDF zum Drucken, Ausschneiden und Spielen machen.

    Es enthält alles, was das Spiel braucht, oder die genannten Teile. Karten haben Rückseiten: beidseitig drucken.

    allaboard print --game depot -o depot.pdf
    allaboard print --city london -o london.pdf
    allaboard print --city rome --parts sheets --copies 4 --paper letter -o boegen.pdf
help-print-output = Die Datei, die geschrieben wird (.pdf).
help-print-game = bus, metro oder depot; eine Stadt sagt es auch.
help-print-city = london, new_york, rome, paris oder eine Stadtdatei.
help-print-parts = Was gedruckt wird: board, sheets, solo-sheets, tickets, departures, objectives, personal, rush-hours, pieces (Bus und Metro), oder sheets und deck (Depot); mehrere mit Kommas. Alles, wenn nichts genannt ist.
help-print-copies = Wie oft es jeden Spielerbogen gibt.
help-print-paper = a4 oder letter.
help-print-ink-saving = Weißer Grund, Umrisse und Muster statt Farben.
help-print-flip = Über welche Kante der Drucker das Papier wendet: long oder short.
help-print-single-sided = Für Drucker, die eine Seite nutzen: keine leeren Seiten dazwischen.
