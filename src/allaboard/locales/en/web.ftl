### The page for browsers.

web-title = All Aboard
web-nav = Settings and languages
web-nav-main = Where to go
web-nav-play = Play
web-nav-tables = Tables
web-nav-learn = Learn
web-nav-records = Records
web-account-of = Account: { $name }
web-account-nobody = no name yet
web-home = Back to the start
web-lost = No stop here
web-lost-more = There is no page at this address.
web-cancel = Cancel

## Settings
web-settings = Settings
web-language = Language
web-theme = Light or dark
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-theme-is = { $theme ->
    [light] Light theme; press for that of the device
    [dark] Dark theme; press for light
   *[system] Theme of the device; press for dark
}
web-one-tap = One-tap play
web-one-tap-more = A stop with only one way to reach it is played at once. Moves that would eliminate you always ask first.
web-sound = Sound
web-sound-more = Small tones: your turn, what others do, the end.
web-calm = Less motion
web-calm-more = Pieces appear in place instead of sliding there.
web-tokens = Tokens for programs
web-tokens-more = A token lets your own program play in your name, or a feed reader see when it is your turn. Each token is shown only once.
web-token-bot = A bot of mine
web-token-feed = A feed of my turns
web-token-new = Token for { $label }
web-token-label = What it is for
web-token-kind = What it may do
web-token-make = Make a token
web-token-revoke = Revoke
web-token-revoke-one = Revoke { $label }
web-copy = Copy

## Home
web-hero = Your line starts here.
web-hero-more = Bus, Metro and Depot, three games of getting there. Alone, with friends, or with bots that never miss a stop.
web-hero-short = Three games of getting there.
web-games = Games
web-game-size = { $least } to { $most } · { $minutes } min
web-about-bus = Draw your line through London or New York. Fill the bus, dodge the traffic.
web-about-metro = Rome or Paris, underground. Here crowded roads are good news.
web-about-depot = Load the buses, send them off, and keep your own Baby ready to shout.
web-play-game = Play { $game }
web-learn-it = Learn it
web-printed-bus = The printed game is Get on Board: New York & London, by Saashi, published by IELLO.
web-printed-metro = The printed game is Get on Board: Paris & Rome, by Saashi, published by IELLO.
web-printed-depot = The printed game is a bus card game published by Spiel-ou-Face.
web-printed = Bus is Get on Board: New York & London and Metro is Get on Board: Paris & Rome, both by Saashi and published by IELLO. Depot is a bus card game published by Spiel-ou-Face.
web-independent = All Aboard is independent of the authors and publishers of the printed games.
web-join = Join with a code
web-join-code = Code or link
web-join-go = Join
web-my-games = My games
web-go-on = Go on
web-open-tables = Open tables
web-sit-down = Sit down
web-no-open-tables = No open table right now. Make one: the first seat is yours.
web-watch-tables = Tables to watch
web-no-watch-tables = Nobody plays at an open table right now.
web-watch = Watch
web-filter-all = All
web-filter-pace = Pace
web-filter-what = Show
web-filter-free = With a free seat
web-filter-watch = Being played
web-pace-live = Live
web-pace-days = Over days
web-seats-taken = { $taken } of { $seats } seats
web-status-playing = being played
web-status-over = over

## Who I am
web-name = Your name
web-name-question = What is your name?
web-name-default = Passenger
web-name-take = That is me
web-rename = Change name
web-rename-more = Everybody at your tables sees the new name.
web-rename-account = Everybody at your tables sees the new name. You log in with it from now on.
web-rename-take = Take this name

## A new table
web-new-table = A table of { $game }
web-game = Game
web-players = Players
web-solo = Solo
web-city = City
web-for-players = for { $least } to { $most }
web-play-bots = Play now against bots
web-play-alone = Play solo now
web-play-friends = Make a table for friends
web-play-device = Pass this device around
web-more-options = More options
web-bots = Bots
web-bot-regular = Good
web-bot-expert = Strong
web-bot-master = Master
web-bot-greedy = Hasty
web-bot-random = Clueless
web-clock = Time to think
web-clock-none = No limit
web-clock-minute = One minute a turn
web-clock-quick = 5 minutes, plus 10 seconds a turn
web-clock-day = A day a turn
web-clock-three-days = Three days a turn
web-clock-each = { $time } a turn
web-clock-budget = { $time }, plus { $more } a turn
web-public = Open to everybody
web-public-more = The table is on the list of open tables.
web-take-backs = Allow take-backs
web-hints-on = Allow hints
web-hints-more = Such games are not rated.
web-chat-on = Chat
web-rule-open_personal = Open personal objectives
web-any-city = Larger cities for fewer players
web-any-city-more = A city for more players can be played by fewer.
web-own-city = A city of your own
web-own-city-more = A file in the format of our boards.
web-house-rules = House rules
web-rule-off = Not: { $rule }
web-rule-any_city = Larger cities for fewer players
web-rule-teams = Two teams of two
web-rule-baby_windows = When a Baby may shout
web-rule-baby_windows-attempt_and_end = At every boarding and at its end
web-rule-baby_windows-attempt = At every boarding
web-rule-baby_windows-none = Never
web-rule-final_turn = The last turn of the others
web-rule-final_turn-optional = May be declined
web-rule-final_turn-mandatory = Must be played
web-rule-drunkard_scope = Whom the Drunkard makes Unhappy
web-rule-drunkard_scope-departing_bus = Two of the departing bus (English leaflet)
web-rule-drunkard_scope-own_pile = Two of all your passengers (French leaflet)
web-rule-drunkard_may_pick_self = The Drunkard may be one of the two
web-rule-exchange_triggers_profiles = A General or Corrupter also acts when exchanged onto a bus
web-rule-backpacker_exchange_any_bus = The Backpacker boards any bus by an exchange
web-rule-baby_exempts_penalty = A shouted Baby cancels the penalty

## A table before the game
web-connecting = Connecting …
web-seats = Seats
web-seat-free = free
web-is-bot = a bot
web-is-you = you
web-here = here
web-away = away
web-add-bot = Add a bot
web-stand-up = Stand up
web-at-this-device = at this device
web-one-device = One device for all
web-player-name = Name of the player
web-add-player = Add
web-free-seat = Free the seat
web-start = Start the game
web-seats-still-free = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
web-host-starts = The host starts the game when all seats are taken.
web-invite = Invite friends
web-invite-more = Whoever opens this link can sit down. No account is needed.
web-invite-link = Link
web-invite-qr = The link as a QR code
web-copy-link = Copy the link
web-copied = Copied

## Around a game
web-menu = Menu
web-close = Close
web-places = Parts of the table
web-take-back = Take back my turn
web-take-back-ask = Ask to take back my turn
web-take-back-short = Take back
web-took-back = With turns taken back, not rated.
web-took-back-mark = turns taken back
web-pause = Pause the game
web-resume = Go on playing
web-resign = Let a bot play for me
web-return = Take over from the bot
web-resign-more = You can come back at any time.
web-resign-last = Only bots would be left: they play the game to its end at once.
web-resign-sure = Let bots end the game
web-minded-me = A bot plays for you.
web-closed = The host has closed this table.
web-host = As the host
web-mute = No chat for { $name }
web-unmute = Let { $name } chat again
web-kick = Send { $name } away
web-kick-sure = Yes, send away
web-close-table = Close the table
web-close-sure = Yes, close it for everybody
web-nudge = Remind { $name }
web-nudged = { $name } reminds you: it is your turn.
web-nudge-done = Reminded.
web-pass-to = Hand the device to { $name }
web-pass-more = The cards stay hidden until the button is pressed.
web-pass-me = I am { $name }
web-reconnecting = Connection lost. Reconnecting …
web-paused = The game is paused.
web-bar-paused = Paused
web-vote-take_back = { $name } would like to take a turn back.
web-vote-pause = { $name } would like a pause.
web-vote-open = Everybody has to agree. Waiting for the others.
web-vote-yes = Agree
web-vote-no = No
web-watching = { $count ->
    [one] One watching
   *[other] { $count } watching
}
web-time-left = Time left
web-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-withdrawn = Taken back
web-log-and-chat = Log and chat
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-tab-board = Board
web-tab-sheet = Sheet
web-result = Result
web-your-turn = your turn
web-thinking = thinking
web-minded = a bot plays
web-next = next
web-waiting = waiting
web-points = Points
web-strip = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}

## Line games
web-board = The board
web-board-loading = Unfolding the map …
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-whole = The whole map
web-overview = Overview: tap to move the view
web-round-short = { $round } of { $rounds }
web-inspects = { $name } inspects
web-tickets = Tickets
web-tickets-played = Played
web-tickets-to-come = To come
web-sheet = Sheet
web-sheet-of = The sheet of { $name }
web-action-bar = What to do now
web-shape-one = One marker
web-shape-two = Two markers, straight
web-shape-two-turn = Two markers, one turn
web-shape-two-either = Two markers, straight or with a turn
web-shape-three = Three markers, straight
web-shape-three-turns = Three markers, two turns
web-stops-lit = { $count ->
    [one] One stop is lit.
   *[other] { $count } stops are lit.
}
web-tap-end = Tap where your line should end.
web-go-on-building = Go on to a lit stop.
web-sending = Sending …
web-waits-for = Waiting for { $name }.
web-bot-thinks = { $name } is thinking.
web-you-watch = You are watching.
web-you-watch-short = Watching
web-order = Place in the order of this round
web-on-the-way = On the way
web-on-the-way-hint = Point at a lit stop. What it brings shows here, and in pencil on the sheet.
web-on-the-way-none = When it is your turn, the stops along your way show here.
web-you-are-out = Your line has ended. The others play on.
web-depart-choose = Where does your line begin?
web-depart-more = Keep one of your two departure tickets.
web-depart-others = The others still choose where they begin.
web-depart-button = { $number }, at { $stop }
web-not-reachable = No turn ends at { $stop } now.
web-cost-nothing = Costs nothing.
web-cost-turns = { $count ->
    [one] Costs one turn box.
   *[other] Costs { $count } turn boxes.
}
web-cost-traffic = { $count ->
    [one] One traffic box.
   *[other] { $count } traffic boxes.
}
web-cost-connections = { $count ->
    [one] One connection.
   *[other] { $count } connections.
}
web-cost-out = This runs into your own line. You would be eliminated.
web-total-after = Total { $total } ({ $change }).
web-total-same = Total { $total }, as before.
web-turn = { $start } to { $end }
web-turn-by = { $start } to { $end } by { $by }
web-stop-end = { $stop }: { $what }. { $cost } Total { $total }.
web-stop-step = { $stop }: { $what }. On the way.
web-stop-loop = { $stop }: { $what }. Runs into your own line: you would be eliminated.
web-stop-dead-end = { $stop }: { $what }. { $warning }
web-stop-departure = { $stop }: { $what }. Depart here with ticket { $number }.
web-other-way = Another way ({ $count })
web-undo = Undo
web-confirm = Confirm
web-loop-button = Loop anyway
web-loop-question = End your line here?
web-loop-more = This runs into your own line. You would be eliminated, and your { $total ->
    [one] { $total } point
   *[other] { $total } points
} would not count.
web-loop-no = No, go back
web-loop-yes = Yes, leave the game
web-dead-end-question = Into the dead end?
web-dead-end-more = No ticket still to come leaves a way out.
web-dead-end-yes = Yes, take this turn
web-announce-turn = Your turn. { $shape } from { $stop }. { $count ->
    [one] One stop is lit.
   *[other] { $count } stops are lit.
}
web-log-route = { $start } to { $end }
web-log-turns = { $count ->
    [one] one turn box
   *[other] { $count } turn boxes
}
web-log-traffic = { $count ->
    [one] one traffic jam
   *[other] { $count } traffic jams
}
web-log-connections = { $count ->
    [one] one connection
   *[other] { $count } connections
}

## The end
web-nobody-wins = Everybody is eliminated
web-you-win = { $count ->
    [one] You win
   *[other] You share the win
}
web-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } share the win
}
web-record = Record
web-see-board = See the board
web-rematch = Play again
web-to-rematch = To the new table

## Why something was not done
refusal-no_connection = There is no connection to the server right now.
refusal-not_over = The game is not over yet.
refusal-no_such_seat = There is no such seat.
refusal-nobody_there = Nobody sits there.
refusal-not_paused = The game is not paused.
refusal-not_away = You are playing already.
refusal-not_yourself = Not for your own seat.
refusal-no_vote_open = There is no open question.
refusal-voted_already = You have answered already.
refusal-no_such_bot = There is no such bot.
refusal-other_origin = This page may not use that server.
refusal-no_city = This file is not a city in our format.
