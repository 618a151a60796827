### The page for browsers: a game on paper.

web-print = Print this game
web-print-of = { $game } on paper
web-print-more = One PDF with everything for a real table: the rules, and all there is to cut out and to write on.
web-print-paper = Paper
web-print-a4 = A4
web-print-letter = Letter
web-print-sides = Your printer
web-print-sides-long = both sides, long edge
web-print-sides-short = both sides, short edge
web-print-sides-single = one side
web-print-ink = Save ink
web-print-ink-more = Outlines on white instead of coloured grounds.
web-print-get = Get the PDF
web-print-making = The PDF is being made …
web-print-made = The PDF is among your downloads.
web-print-pages = Open the pages
