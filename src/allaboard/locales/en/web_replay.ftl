### The page for browsers: replays, lists of games, the deal of the day, classes, accounts.

web-more = More

## A replay
web-replay = Replay
web-replay-loading = Fetching the game …
web-replay-fault-action = Its action { $number } is against the rules.
web-replay-fault-at = The error is at { $place }.
web-replay-no-record = This is not a game record.
web-replay-open = Open a record
web-replay-open-more = A file that ends in .aab.json. Choose it, or drop it here.
web-replay-choose = Choose a file
web-replay-download = Save as a file
web-replay-share = Share this moment
web-replay-share-more = Whoever opens this link sees the game at this step.
web-replay-share-inside = Whoever opens this link sees the game at this step. The whole game is in the link.
web-replay-controls = Forward and back
web-replay-moment = Moment
web-replay-at = { $place }, step { $step } of { $steps }
web-replay-begin = The beginning
web-replay-begin-more = Before the first decision.
web-replay-round = Round { $round }
web-replay-day-turn = Day { $day }, turn { $turn }
web-replay-play = Play
web-replay-pause = Stop
web-replay-back = One step back
web-replay-on = One step on
web-replay-turn-back = { $game ->
    [depot] One turn back
   *[other] One round back
}
web-replay-turn-on = { $game ->
    [depot] One turn on
   *[other] One round on
}
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-hands = Hands
web-replay-steps = Steps
web-replay-aside = Steps and review
web-replay-review = Review
web-replay-table = The cards

## Lists of games
web-replays = Replays
web-replays-more = Watch a game again, turn by turn: one of yours, or any record.
web-replays-kept = Watched on this device
web-replays-forget = Forget
web-list-open = Going on
web-list-since = last turn { $day }
web-list-finished = Finished
web-list-older = Older games
web-list-none-finished = None yet. Games you finish will be listed here.
web-list-nobody = You have no name on this server yet. It is asked for when you first sit down.
web-list-points = total { $points }
web-list-rank = Place { $place }, { $points }
web-list-numbers = In numbers
web-list-games = Games
web-list-wins = Wins
web-list-average = Average
web-list-best = Best
web-list-rating = { $game }: strength { $rating } after { $count ->
    [one] one rated game.
   *[other] { $count } rated games.
}
web-list-place = Place
web-list-name = Name
web-leaders = Best players
web-leaders-more = Games between account holders are rated. The ranking uses the strength we can be sure of.
web-leaders-rating = Strength
web-leaders-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-leaders-none = Nobody has a rating in this game yet.

## The deal of the day
web-daily = Deal of the day
web-daily-more = The same deal for everybody, alone, one try. Results are shown when the day is over everywhere.
web-daily-today = Today
web-daily-play = Play
web-daily-see = My try
web-daily-results = Results of { $day }
web-daily-earlier = The day before
web-daily-later = The day after
web-daily-none = Nobody finished this deal on that day.

## Classes
web-class = Play with a class
web-class-about = One link seats a whole class at tables of the same size, all with the same deal. At the end the results are compared.
web-class-size = Players at a table
web-class-bots = Empty seats are filled with bots
web-class-make = Make the link
web-class-of = A class: { $game }
web-class-more = Everybody gets the same deal. Whoever joins is seated at the next free seat.
web-class-over = This class has ended.
web-class-host = You lead this class
web-class-host-more = Tables start when they are full. Start the others when everybody is there.
web-class-start = Fill up with bots and start
web-class-end = End and show the results
web-class-end-sure = Tables that still play are closed, and the results of the others are shown to everybody.
web-class-join = Join
web-class-to-table = To my table
web-class-tables = Tables
web-class-table = Table { $number }
web-class-seat = seat { $seat }
web-class-see = Watch
web-status-waiting = waiting
web-status-closed = closed

## Accounts
web-account = Account
web-account-guest = You are playing as a guest. This device will remember you.
web-account-is = You have an account on this server.
web-account-code = Your code, to be the same person on another device
web-account-leave = Log out
web-account-make = Make an account
web-account-login = Log in
web-account-why = With an account your games are rated, and you find them from any device. Whatever you played as a guest stays yours.
web-account-password = Password, at least 8 characters
web-account-recover = A guest on another device?
web-account-recover-go = That is me
web-account-news = Turn notifications
web-account-mail = Mail address
web-account-mail-send = Send me a link to confirm
web-account-mail-sent = A mail with a link is on its way.
web-account-feed = Address of your feed
web-account-feed-more = A private feed tells a reader of your choice when it is your turn.
web-account-feed-make = Make a feed
web-account-safety = Security
web-account-new-password = Change password
web-account-old-password = Your password
web-account-password-new = New password, at least 8 characters
web-account-new-password-more = All other devices are logged out.
web-account-new-password-take = Change it
web-account-new-password-done = Your password has been changed.
web-account-leave-all = Log out everywhere
web-account-delete = Delete me
web-account-delete-sure = Delete yourself for good?
web-account-delete-more = Your password, mail address, feeds, ratings and chat are deleted. Games you finished stay, without your name. Where a game is running, a bot plays on. This cannot be undone.
web-account-delete-go = Delete for good
web-account-delete-done = You have been deleted.

## Why something was not done
refusal-broken_link = This link is not whole.
refusal-not_on_device = This game is not kept on this device.
