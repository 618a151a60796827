### What the rules leave to the host: chosen before a game, and told to everybody.

## Choosing
web-choices = What the rules leave to you
web-choice-you = You
web-choice-drawn = At random
web-choice-sheets = Sheets
web-choice-sheets-more = Each of the five sheets makes other shapes of the same tickets.
web-choice-sheet = Sheet { $number }
web-choice-sheet-dealt = dealt
web-choice-equal_sheets = Equal sheets
web-choice-equal_sheets-more = Two players may have the same sheet, as the French rules allow.
web-choice-first-line = First inspector
web-choice-first-line-more = The printed rules name the oldest player.
web-choice-first-depot = Who starts day 1
web-choice-first-depot-more = The leaflet names whoever takes the bus most often.
web-choice-ties = After a tie on day 1
web-choice-ties-more = Of the players who tie, the first in this order starts day 2. The leaflet names the youngest.
web-choice-ties-chosen = In this order
web-choice-ties-up = Move { $name } up
web-choice-ties-down = Move { $name } down
web-choice-ties-moved = { $name }: place { $place }
web-choice-beat = Pause for a Baby
web-choice-beat-more = So long does the table wait when a Baby could shout and nobody knows where it is. It is the same for everybody, so it gives nothing away.
web-choice-open_window = Time to answer
web-choice-open_window-more = For a Baby when everybody knows whose hand it is in.
web-choice-day_pause = Pause after day 1
web-choice-day_pause-more = The table shows how day 1 ended until everybody is ready, or until this time is up. At 0 it does not stop.
web-choice-baby_async = Babies over days
web-choice-baby_async-ask_when_located = Ask when everybody knows the holder
web-choice-baby_async-orders_only = Standing orders only
web-choice-card_memory = List known cards
web-choice-card_memory-more = The table lists which cards of a hand everybody has seen.
web-choice-team_hands = Partners see each other’s hands

## What was chosen
web-agreed = At this table
web-fact-sheets = Sheets: { $sheets }
web-fact-sheet = { $name } { $sheet }
web-fact-equal_sheets-true = Players may have equal sheets.
web-fact-equal_sheets-false = Every player has a different sheet.
web-fact-first-line = First inspector: { $name }
web-fact-first-depot = Starts day 1: { $name }
web-fact-ties = Order after a tie on day 1: { $names }
web-fact-beat = Pause for a Baby: { $time }
web-fact-open_window = Time to answer for a Baby: { $time }
web-fact-day_pause = Pause after day 1: { $time }
web-fact-card_memory-assisted = Known cards are listed.
web-fact-card_memory-off = Known cards are not listed.
web-fact-baby_async-ask_when_located = When everybody knows who holds a Baby, its holder is asked.
web-fact-baby_async-orders_only = Babies answer by standing orders only.
web-fact-team_hands-hidden = Partners do not see each other’s hands.
web-fact-team_hands-open = Partners see each other’s hands.
