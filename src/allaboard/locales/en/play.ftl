### Playing in the terminal. Keys that begin with `plain-` are spoken by `--plain`, in whole sentences.

play-yes = yes
play-no = no
play-key-order = o

## Flags
play-flag-record = A saved game to go on with.
play-flag-game = Bus, metro or depot.
play-flag-city = A city by its name, or a city file; Depot has none.
play-flag-seats = Who plays, in order, like human:Ann,greedy,random; one human alone plays solo, this project’s own mode.
play-flag-sheets = The sheet of each seat, like 1,4; dealt otherwise.
play-flag-equal-sheets = Two players may have the same sheet, as the French rules allow.
play-flag-first = The first inspector, in Depot the first player of day 1: a name or a seat, counted from 0; drawn otherwise.
play-flag-ties = Depot: all players by name or seat. Of those who tie on day 1, the first of them starts day 2; drawn otherwise.
play-flag-options = Options to switch on, like open_personal,any_city; in Depot house rules, like final_turn=mandatory,teams=true.
play-flag-card-memory = Depot: assisted or off, whether the cards of a hand that everybody has seen are listed.
play-flag-team-hands = Depot in teams: hidden or open, whether partners see each other’s hands.
play-flag-seed = A text; the same seed deals the same game.
play-flag-save = Where to save the game; in this folder otherwise.
play-flag-plain = Speak in lines of text, for screen readers.
play-flag-color = Colours, where the terminal has them.
play-flag-yes = Ask nothing before the game, take what is usual.

## Setting up
play-welcome = All aboard. A few questions first; Enter takes what stands in brackets.
play-prompt-default = { $what } [{ $default }]:
play-ask-game = Game
play-ask-game-question = Which game: bus, metro or depot?
play-ask-seats = Players
play-ask-seats-question = Who plays, in order round the table? Each is human, regular, expert, master, greedy or random, with a name if you like: human:Ann,human:Bob,greedy. One human alone plays solo.
play-ask-depot-seats = Players
play-ask-depot-seats-question = Who plays, in order round the table? Depot is for 2 to 6. Each is human, regular, expert, master, greedy or random, with a name if you like: human:Ann,human:Bob,greedy.
play-ask-city = City
play-ask-city-question = Where: { $cities }? Or the path of a city file.
play-city-for = { $city } (for { $least } to { $most })
play-ask-any-city = With fewer
play-ask-any-city-question = { $city } is made for { $least } to { $most } players. Play there with fewer?
play-ask-open = Open
play-ask-open-question = Play with open personal objectives, yes or no? They are secret otherwise.
play-ask-sheets = Sheets
play-ask-sheets-question = Which sheet has each player, 1 to 5, like 1,4? Or have them dealt.
play-sheets-dealt = dealt
play-ask-rules = House rules
play-ask-rules-question = House rules that differ from the usual, like final_turn=mandatory,teams=true? A question mark lists them.
play-rules-usual = usual
play-random = random
play-ask-equal = Same sheet
play-ask-equal-question = Two players would have the same sheet. Is that meant?
play-ask-more-line = More
play-ask-more-line-question = Choose who is the first inspector, yes or no? It is drawn otherwise.
play-ask-more-depot = More
play-ask-more-depot-question = Choose who starts, who wins a tie and which hands are shown, yes or no? It is as usual otherwise.
play-ask-first-line = Inspector
play-ask-first-line-question = Who is the first inspector: { $names }? The printed rules name the oldest player.
play-ask-first-depot = Starts
play-ask-first-depot-question = Who starts day 1: { $names }? The leaflet names whoever takes the bus most often.
play-ask-ties = Ties
play-ask-ties-question = In which order do players start day 2 who tie on day 1: { $names }? Name all of them; the leaflet says the youngest first.
play-ask-card-memory = Listed
play-ask-card-memory-question = List the cards of a hand that everybody has seen, yes or no?
play-ask-team-hands = Open
play-ask-team-hands-question = Do partners see each other’s hands, yes or no?
play-yes-or-no = Please answer yes or no.
play-solo-ours = Solo is this project’s own mode, not the printed one: a rival line lies on the map, and two rush hours turn the objectives blue.
play-nothing-started = No game was started, so there is nothing to save.
play-colour-red = Red
play-colour-blue = Blue
play-colour-yellow = Yellow
play-colour-green = Green
play-colour-purple = Purple
play-colour-white = White

## The head of a screen
play-head-game = { $game }, { $city }
play-head-departures = departures
play-head-round = round { $round }/{ $rounds }
play-head-ticket = ticket { $ticket }
play-head-to-come = left { $tickets }
play-head-inspector = inspector
play-head-solo = solo, rush { $rush }/2

## Shapes
play-shape-one = one marker
play-shape-two = two markers, straight
play-shape-two-turn = two markers with a turn
play-shape-two-either = two markers, straight or with a turn
play-shape-three = three markers, straight
play-shape-three-turns = three markers with two turns

## The board and its signs
play-icon-granny = granny
play-icon-student = student
play-icon-tourist = tourist
play-icon-professional = professional
play-icon-university = university
play-icon-cinema = cinema
play-icon-monument = monument
play-icon-museum = museum
play-icon-opera = opera
play-icon-theater = theater
play-icon-office = office
play-icon-restaurant = restaurant
play-icon-flirt_light = light flirt
play-icon-flirt_dark = dark flirt
play-icon-green_light = green light
play-icon-metro = metro entrance
play-legend-end = end of your line
play-legend-other-end = end of another
play-legend-spot = sightseeing spot
play-legend-road = road
play-legend-preview = not confirmed
play-legend-jammed = jammed road
play-legend-fast = fast road
play-legend-fast-even = fast if the first ticket is even
play-legend-fast-odd = fast if it is odd
play-rival = the rival line
play-part-of-map = Map { $across }, { $down }; more: b and a stop

## Sheets: labels of at most eight letters
play-zone-turn_zone = Turns
play-zone-grannies = Grannies
play-zone-students = Students
play-zone-universities = Univers.
play-zone-cinemas = Cinemas
play-zone-tourists = Tourists
play-zone-places = Mon.Mus.
play-zone-stages = Op.Thea.
play-zone-professionals = Profess.
play-zone-flirts = Flirts
play-zone-entrances = Entrance
play-zone-traffic = Traffic
play-zone-connections = Connect.
play-zone-personal = Personal
play-sheet-type = sheet { $sheet }
play-out-short = out
play-secret = secret
play-goal = { $count } × { $what }
play-goal-open = for { $value }
play-points = { $points } points
play-rank = Rank

## Common objectives where room is short: names of at most nine letters
play-what-granny = Granny
play-what-student = Student
play-what-tourist = Tourist
play-what-professional = Profess.
play-what-monument = Monument
play-what-museum = Museum
play-what-flirt = Flirt
play-what-opera = Opera
play-what-theater = Theater

## Turns
play-moved = { $name }: { $turn }.
play-asked = : { $what }
play-news-more = … earlier: type l
play-best-first = best first
play-by-text = by name
play-page = page { $page }/{ $pages } (Enter)
play-choice-out = OUT
play-choice-dead-end = DEAD END
play-choice-turns = T{ $count }
play-choice-bus = J{ $count }
play-choice-metro = C{ $count }
play-costs-turns = { $count ->
    [one] It ticks one turn box.
   *[other] It ticks { $count } turn boxes.
}
play-costs-bus = { $count ->
    [one] It ticks one traffic box.
   *[other] It ticks { $count } traffic boxes.
}
play-costs-metro = { $count ->
    [one] It makes one connection.
   *[other] It makes { $count } connections.
}
play-preview = { $turn }: from { $before } to { $after } points.
play-preview-out = { $turn } runs into your own line at { $stop }. You would be eliminated.
play-departure-choose = Keep one of two departure tickets.
play-departure-choice = Ticket { $number } starts at { $stop }.
play-not-in-hand = That is not one of your two tickets. Type its number or its stop.
play-no-number = The list goes from 1 to { $most }.
play-not-understood = Type a number from the list, a turn like C3-C4, the stop where it ends, or ? for help.
play-no-turn-ends-there = No turn ends at { $stop } now.
play-not-legal = That turn is not in the list.
play-several = More than one turn ends at { $stop }: { $numbers }.
play-refused = Not possible: { $reason }.
play-log-empty = Nothing has happened yet.
play-hint-choice = { $number }: { $what }; { $expected } ({ $why })

## Questions at the bottom of a screen
play-prompt-turn = Your turn (? for help):
play-prompt-choice = Your choice (? for help):
play-prompt-departure = Which ticket (? for help):
play-prompt-confirm = Enter to go, u to undo:
play-prompt-out = Type yes to leave the game this way, u to undo:
play-prompt-dead-end = Type yes to go into the dead end, u to undo:
play-prompt-back = Enter to go back:
play-prompt-more = Enter for more, q to go back:
play-prompt-hand-over = { $name }, press Enter:
play-hand-over = The keyboard is for { $name } now. The others look away.

## Help
play-help-signs = Signs
play-help-commands = What you can type
play-help-number = 3 takes the turn with that number.
play-help-text = C3-C4-D4 takes that turn; capitals do not matter.
play-help-stop = D4 takes the turn that ends there, if there is only one.
play-help-confirm = Enter confirms a turn; u takes it back before that.
play-help-board = b shows the map alone; b D4 shows the part of it around D4.
play-help-plain-board = b tells all lines and the roads ahead; b D4 tells what is at D4 and around it.
play-help-sheets = s shows everybody’s sheets.
play-help-log = l shows what has happened.
play-help-hint = i gives a hint: the three turns that promise most, what can be expected of them and why.
play-help-order = o sorts the turns, best first or by name; Enter turns the page.
play-help-quit = q saves and leaves, and so does Ctrl-C.
play-help-list = The list shows each turn with the points it brings at once, and T for turn boxes, J for traffic jams, C for connections that it ticks. OUT means that it runs into your own line, DEAD END that it leads to where no ticket to come leaves a way out. The signs in the first line are the order of this round, the inspector first; the numbers before them are the tickets left. A row of a sheet shows the points of closed rows, then the open row.

## Leaving
play-saved = Saved: { $path }
play-resume-with = Go on with: allaboard play { $path }

## In sentences
plain-round = Round { $round } of { $rounds }, ticket { $ticket }.
plain-shape = Your shape: { $shape }.
plain-standing = Your line ends at { $stop }, { $what }. You have { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $left ->
    [one] one turn box left.
   *[other] { $left } turn boxes left.
}
plain-how = Type the number of a turn, or a question mark for help.
plain-spot = sightseeing spot
plain-letter = your letter { $letter }
plain-choice = { $number }: to { $path }.
plain-choice-reaches = Reaches { $what }.
plain-choice-gain = Brings { $gain }.
plain-choice-extra = The last marker crosses out an entrance.
plain-choice-out = This runs into your own line. You would be eliminated.
plain-choices-part = Turns { $first } to { $last } of { $total }. Enter tells more.
plain-stop = { $stop } shows { $what }.
plain-line = Line of { $name }: { $stops }.
plain-way = { $way ->
    [north] North to { $stop }, { $what }.
    [south] South to { $stop }, { $what }.
    [east] East to { $stop }, { $what }.
   *[west] West to { $stop }, { $what }.
}
plain-ways = From { $stop }: { $ways }
plain-fast = Fast roads: { $roads }.
plain-jammed = Jammed roads: { $roads }.
plain-board-more = Type b and a stop, like b D4, to hear what is around it.
plain-sheet = { $name } has sheet { $sheet } and { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
plain-sheet-out = { $name } is eliminated.
plain-zone = { $name }: { $facts }.
plain-zone-turn_zone = Turn zone
plain-zone-grannies = Grannies
plain-zone-students = { $groups ->
    [one] Students
   *[other] Students, then interns
}
plain-zone-universities = Universities
plain-zone-cinemas = Cinemas
plain-zone-tourists = Tourists
plain-zone-places = Monuments and museums
plain-zone-stages = Operas and theaters
plain-zone-professionals = Professionals
plain-zone-flirts = Flirts, light and dark
plain-zone-entrances = Metro entrances
plain-zone-traffic = Traffic jams
plain-zone-connections = Connections
plain-boxes = { $ticked } of { $size }
plain-and = { $first } and { $second }
plain-then = { $first }; { $second }
plain-rows-closed = closed rows for { $points }
plain-spent = { $count } crossed out
plain-written = sightseeing spot for { $points }
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain-common = Common objective: { $goal }, for { $value }.
plain-personal = Your personal objective: { $stops }.
plain-target = { $stop }
plain-target-reached = { $stop }, reached
plain-personal-bus = It brings { $points } points if all three are on your line, otherwise none.
plain-personal-metro = { $reached } of 3 reached, worth { $points } points. Any one brings { $one }, any two { $two }, all three { $three }.
plain-final = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $zones }.
plain-final-zone = { $zone } { $points }
