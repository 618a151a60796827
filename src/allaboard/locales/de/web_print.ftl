### Die Seite für Browser: ein Spiel auf Papier.

web-print = Dieses Spiel drucken
web-print-of = { $game } auf Papier
web-print-more = Ein PDF mit allem, was ihr am echten Tisch braucht: die Regeln und alles zum Ausschneiden und Ausfüllen.
web-print-paper = Papier
web-print-a4 = A4
web-print-letter = US-Letter
web-print-sides = Dein Drucker
web-print-sides-long = beidseitig, lange Kante
web-print-sides-short = beidseitig, kurze Kante
web-print-sides-single = einseitig
web-print-ink = Tinte sparen
web-print-ink-more = Umrisse auf Weiß statt farbiger Flächen.
web-print-get = PDF holen
web-print-making = Das PDF wird gemacht …
web-print-made = Das PDF liegt bei deinen Downloads.
web-print-pages = Seiten öffnen
