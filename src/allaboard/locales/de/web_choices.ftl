### Was die Regeln dem Gastgeber überlassen: vor der Partie gewählt und allen gesagt.

## Wählen
web-choices = Was dir die Regeln überlassen
web-choice-you = Du
web-choice-drawn = Zufällig
web-choice-sheets = Spielerbögen
web-choice-sheets-more = Auf jedem der fünf Bögen bedeuten dieselben Tickets andere Streckenformen.
web-choice-sheet = Bogen { $number }
web-choice-sheet-dealt = zufällig
web-choice-equal_sheets = Gleiche Bögen
web-choice-equal_sheets-more = Zwei Spieler dürfen denselben Bogen haben, wie es die französische Anleitung erlaubt.
web-choice-first-line = Erster Schaffner
web-choice-first-line-more = Die gedruckten Regeln bestimmen den ältesten Spieler.
web-choice-first-depot = Wer Tag 1 beginnt
web-choice-first-depot-more = Die Anleitung bestimmt, wer am häufigsten Bus fährt.
web-choice-ties = Bei Gleichstand nach Tag 1
web-choice-ties-more = Von den Spielern mit gleich vielen Punkten beginnt der erste in dieser Reihenfolge Tag 2. Laut Anleitung ist es der jüngste.
web-choice-ties-chosen = In dieser Reihenfolge
web-choice-ties-up = { $name } nach oben
web-choice-ties-down = { $name } nach unten
web-choice-ties-moved = { $name }: Platz { $place }
web-choice-beat = Pause für ein Baby
web-choice-beat-more = So lange wartet der Tisch, wenn ein Baby schreien könnte und niemand weiß, wo es ist. Die Pause ist für alle gleich und verrät nichts.
web-choice-open_window = Zeit zum Antworten
web-choice-open_window-more = Für ein Baby, von dem alle wissen, wer es auf der Hand hat.
web-choice-day_pause = Pause nach Tag 1
web-choice-day_pause-more = Der Tisch zeigt das Ende von Tag 1, bis alle bereit sind oder diese Zeit um ist. Bei 0 hält er nicht an.
web-choice-baby_async = Babys über mehrere Tage
web-choice-baby_async-ask_when_located = Fragen, wenn alle wissen, wer es hat
web-choice-baby_async-orders_only = Nur Aufträge
web-choice-card_memory = Bekannte Karten auflisten
web-choice-card_memory-more = Der Tisch zeigt, welche Handkarten alle schon gesehen haben.
web-choice-team_hands = Partner sehen die Hand des anderen

## Was gewählt wurde
web-agreed = An diesem Tisch
web-fact-sheets = Spielerbögen: { $sheets }
web-fact-sheet = { $name } { $sheet }
web-fact-equal_sheets-true = Spieler dürfen gleiche Bögen haben.
web-fact-equal_sheets-false = Jeder Spieler hat einen anderen Bogen.
web-fact-first-line = Erster Schaffner: { $name }
web-fact-first-depot = Beginnt Tag 1: { $name }
web-fact-ties = Reihenfolge bei Gleichstand nach Tag 1: { $names }
web-fact-beat = Pause für ein Baby: { $time }
web-fact-open_window = Zeit zum Antworten für ein Baby: { $time }
web-fact-day_pause = Pause nach Tag 1: { $time }
web-fact-card_memory-assisted = Bekannte Karten werden aufgelistet.
web-fact-card_memory-off = Bekannte Karten werden nicht aufgelistet.
web-fact-baby_async-ask_when_located = Wissen alle, wer ein Baby auf der Hand hat, wird dieser Spieler gefragt.
web-fact-baby_async-orders_only = Babys antworten nur nach Aufträgen.
web-fact-team_hands-hidden = Partner sehen die Hand des anderen nicht.
web-fact-team_hands-open = Partner sehen die Hand des anderen.
