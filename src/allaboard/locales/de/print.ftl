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
print-needs = Außerdem braucht ihr Scheren, Kleber und für alle einen Stift. Am Anfang dieser Datei stehen die Regeln.
print-pieces-help = Jeder Spieler hat eine Figur für den Start, ein Plättchen für das Ende der Linie und 32 Streckenmarker. Statt mit Markern geht es auch mit Stiften in fünf Farben.

## The parts
print-rules = Regeln
print-rules-of = { $game }: die Regeln
print-board = Plan
print-sheets = Spielerbögen
print-pad = Wertungsblock
print-solo-sheets = Spielerbögen für einen Spieler
print-tickets = Tickets
print-rush-hours = Stoßzeiten
print-departures = Starttickets
print-departure = Start
print-objectives = Allgemeine Aufgaben
print-personal = Persönliche Aufgaben
print-pieces = Streckenmarker und Figuren
print-deck = Karten

## Spielhilfen für Depot: so kurz wie möglich
print-aids = Spielhilfen
print-aid-turn = Dein Zug
print-aid-choose = Bus wählen
print-aid-choose-about = Stell einen aus der Hand an den Bussteig; oder nimm einen am Bussteig, in den jetzt jemand einsteigen kann, dann muss auch jemand; oder ruf einen mit einem Star.
print-aid-room = Wartesaal
print-aid-room-about = Solange ein vorne Stehender passt, muss einer einsteigen.
print-aid-hand = Hand
print-aid-hand-about = Dann aus deiner Hand, so viele du willst und wie Platz ist.
print-aid-penalty = Strafe
print-aid-penalty-about = Hast du den Bus in diesem Zug gebracht und selbst niemanden einsteigen lassen, wird ein Reisender deiner Hand unzufrieden.
print-aid-refill = Auffüllen
print-aid-refill-about = Nimm vordere Karten bis zu { $travellers } Reisenden und { $buses } Bussen. Dann wird die linke Spalte ergänzt, die rechte und die Garage.
print-aid-full = Voller Bus
print-aid-full-about = Er fährt sofort ab. Wer am Zug ist, bekommt alle darin als Fahrgäste. Ein einzelner Verliebter blockiert ihn.
print-aid-end = Ende des Tages
print-aid-end-about = Sofort, wenn eine Hand leer ist. Wer keinen Bus wählen kann, zeigt die Hand; alle anderen dürfen noch einen Zug machen.
print-aid-points = Punkte eines Tages
print-aid-night = Nachtbusse: nur mit leerer Hand, für jeden Reisenden in den Bussen am Bussteig.
print-aid-travellers = Reisende
print-aid-A = Ein Sitz.
print-aid-SU = Zwei Sitze, aber ein Fahrgast.
print-aid-L = Einer allein blockiert einen vollen Bus. Beide unter deinen Fahrgästen: { $points } Punkte mehr.
print-aid-GE = Der Bus fährt sofort ab. Ein einzelner Verliebter darin wird unzufrieden.
print-aid-BA = Geht in seiner Spalte nach vorne. Aus deiner Hand, im Zug eines anderen: Schrei, wenn jemand in den aktiven Bus seiner Farbe einsteigen will oder das Einsteigen endet und ein Sitz frei ist. Das Baby steigt stattdessen ein.
print-aid-ST = Aus deiner Hand, ganz am Anfang deines Zuges: ruft einen Bus seiner Farbe aus der Garage oder einen abgefahrenen und steigt ein.
print-aid-DR = Fährt sein Bus ab, macht der Spieler, der ihn bekommt, zwei Fahrgäste dieses Busses unzufrieden (französische Regel: zwei von allen seinen).
print-aid-BP = Steigt in Busse jeder Farbe; steht er vorne, muss er.
print-aid-CO = Ist er eingestiegen, darfst du einen Reisenden deiner Hand gegen einen im Wartesaal oder in einem Bus am Bussteig tauschen.

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
help-print-parts = Was gedruckt wird: rules, board, sheets, solo-sheets, tickets, departures, objectives, personal, rush-hours, pieces (Bus und Metro), oder rules, aids, sheets und deck (Depot); mehrere mit Kommas. Alles, wenn nichts genannt ist.
help-print-copies = Wie oft es jeden Spielerbogen gibt.
help-print-paper = a4 oder letter.
help-print-ink-saving = Weißer Grund, Umrisse und Muster statt Farben.
help-print-flip = Über welche Kante der Drucker das Papier wendet: long oder short.
help-print-single-sided = Für Drucker, die eine Seite nutzen: keine leeren Seiten dazwischen.
