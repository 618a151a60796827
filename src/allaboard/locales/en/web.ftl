### The page for browsers.

web-title = All Aboard
web-nav = Settings and languages
web-home = Back to the start
web-lost = No stop here
web-lost-more = There is no page at this address.
web-cancel = Cancel

## Settings
web-settings = Settings
web-language = Language
web-theme = Light or dark
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-theme-is = { $theme ->
    [light] Light theme; press for that of the device
    [dark] Dark theme; press for light
   *[system] Theme of the device; press for dark
}
web-one-tap = One-tap play
web-one-tap-more = A stop that can be reached in one way only is played at once. What would end your game is always asked about.
web-sound = Sound
web-sound-more = A short tone when it is your turn.
web-calm = Less motion
web-calm-more = Things appear in place instead of moving there.

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
web-join = Join with a code
web-join-code = Code or link
web-join-go = Join
web-my-games = My games
web-go-on = Go on
web-open-tables = Open tables
web-sit-down = Sit down
web-no-open-tables = No open table right now. Make one: the first seat is yours.
web-seats-taken = { $taken } of { $seats } seats
web-status-playing = being played
web-status-over = over

## Who I am
web-name = Your name
web-name-question = What are you called?
web-name-default = Passenger
web-name-take = That is me

## A new table
web-new-table = A table of { $game }
web-game = Game
web-players = Players
web-solo = Solo
web-city = City
web-for-players = for { $least } to { $most }
web-play-bots = Play now against bots
web-play-alone = Play now alone
web-play-friends = Make a table for friends
web-more-options = More options
web-bots = Bots
web-bot-greedy = Good
web-bot-random = Clueless
web-clock = Time to think
web-clock-none = No limit
web-clock-minute = One minute a turn
web-clock-quick = 5 minutes and 10 seconds a turn
web-public = Open to everybody
web-public-more = The table is on the list of open tables.
web-take-backs = Turns can be taken back
web-chat-on = Chat
web-open-personal = Open personal objectives
