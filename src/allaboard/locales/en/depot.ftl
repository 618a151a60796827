### Depot: its cards, its table in the terminal, and what a player can do. Keys are made of the codes of the engine.


## Cards
depot-colour-R = red
depot-colour-G = green
depot-colour-B = blue
depot-colour-Y = yellow
depot-profile-A = Anonymous
depot-profile-BA = Baby
depot-profile-BP = Backpacker
depot-profile-CO = Corrupter
depot-profile-DR = Drunkard
depot-profile-GE = General
depot-profile-L = Lover
depot-profile-ST = Star
depot-profile-SU = Surfer
depot-traveller = { $colour } { $profile }
depot-traveller-numbered = { $colour } { $profile } { $number }
depot-bus = { $colour } bus { $size }

## What a player can do: one short sentence each
depot-do-place = bring the { $bus } from your hand to the platform
depot-do-use = use the { $bus } at the platform
depot-do-call-garage = call the { $bus } from the Garage with your Star
depot-do-call-departed = call the { $bus } back with your Star
depot-do-decline = decline your last turn
depot-do-board-left = board the head of the left column: { $traveller }
depot-do-board-right = board the head of the right column: { $traveller }
depot-do-board = board from your hand: { $traveller }
depot-do-end = stop boarding
depot-do-pass = keep quiet
depot-do-shout = shout
depot-do-shout-bus = shout: your Baby boards the { $bus }
depot-do-shout-instead = shout: your Baby boards the { $bus } before the { $traveller }
depot-do-skip = exchange nobody
depot-do-swap-left = give { $given }, take { $taken } from place { $place } of the left column
depot-do-swap-right = give { $given }, take { $taken } from place { $place } of the right column
depot-do-swap-bus = give { $given }, take { $taken } from the { $bus }
depot-do-sadden = make unhappy: { $traveller }
depot-do-sadden-two = make unhappy: { $traveller } and { $other }
depot-do-discard = put face down on your Unhappy pile: { $traveller }
depot-do-take-both = take { $left } from the left column and { $right } from the right
depot-do-take-left = take { $left } from the left column
depot-do-take-right = take { $right } from the right column

## What is being decided
depot-phase-choose = { $name } chooses a bus
depot-phase-waiting_room = { $name } boards from the Waiting Room
depot-phase-hand = { $name } boards from the hand
depot-phase-shout = { $name } may shout
depot-phase-exchange = { $name } may exchange a traveler
depot-phase-sadden = { $name } chooses who becomes Unhappy
depot-phase-penalty = { $name } must make a traveler Unhappy
depot-phase-refill = { $name } refills the hand
depot-phase-boarding = boarding in the turn of { $name }
depot-phase-over = the game is over

## The table
depot-day = day { $day }/{ $days }
depot-turn = turn { $turn }
depot-last-lap = { $turns ->
    [one] last turn of the day
   *[other] last lap, { $turns } turns left
}
depot-announced = The { $traveller } is about to board the { $bus }.
depot-closing = Boarding of the { $bus } is about to end.
depot-platform = At the platform
depot-platform-empty = no bus
depot-free = { $count } free
depot-full = full
depot-blocked = blocked
depot-room = Waiting Room
depot-left = left
depot-right = right
depot-pile = pile { $count }
depot-garage = Garage
depot-departed = Departed
depot-nothing = none
depot-hand = Your hand
depot-own-unhappy = Your Unhappy
depot-players = Players
depot-head-points = points
depot-head-travellers = hand
depot-head-buses = buses
depot-head-passengers = passengers
depot-head-unhappy = unhappy
depot-shown = shown
depot-open-hand = open hand
depot-passengers = passengers
depot-team = { $names }: { $points }
depot-teams = Teams
depot-legend-active = Active Bus
depot-legend-accessible = accessible
depot-legend-free = free seat

## Points
depot-item-passengers = Passengers
depot-item-lovers = Lovers
depot-item-unhappy = Unhappy
depot-item-hand = Travelers in hand
depot-item-buses = Buses in hand
depot-item-night = Night Buses
depot-score-day = Day { $day }
depot-score-total = Total
depot-score-rank = Rank

## The table in sentences
depot-say-day = Depot, day { $day } of { $days }, turn { $turn }: { $what }.
depot-say-over = Depot, the game is over.
depot-say-last-lap = { $turns ->
    [one] This is the last turn of the day.
   *[other] Last lap: { $turns } turns are left, this one included.
}
depot-say-no-bus = No bus is at the platform.
depot-say-bus = At the platform: { $bus }, { $free } of { $capacity } seats free, with { $passengers }.
depot-say-active = At the platform, the Active Bus: { $bus }, { $free } of { $capacity } seats free, with { $passengers }.
depot-say-blocked = It is blocked by a lone Lover.
depot-say-nobody = nobody
depot-say-room-left = Waiting Room, left column from its head: { $travellers }.
depot-say-room-right = Waiting Room, right column from its head: { $travellers }.
depot-say-pile = { $count ->
    [one] One traveler is in the pile.
   *[other] { $count } travelers are in the pile.
}
depot-say-garage = Garage from its head: { $buses }; { $count } more in the pile.
depot-say-departed = Departed: { $buses }.
depot-say-none = none
depot-say-hand = Your travelers: { $travellers }. Your buses: { $buses }.
depot-say-own-unhappy = Your Unhappy: { $travellers }.
depot-say-own = You have { $points } and { $passengers }: { $names }.
depot-say-own-none = You have { $points } and no passengers.
depot-say-player = { $name } has { $points }, { $travellers } and { $buses } in hand, { $passengers }, { $unhappy } Unhappy.
depot-say-player-without = { $name } has { $points } without the buses in hand, { $travellers } and { $buses } in hand, { $passengers }, { $unhappy } Unhappy.
depot-count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
depot-count-travellers = { $count ->
    [one] { $count } traveler
   *[other] { $count } travelers
}
depot-count-buses = { $count ->
    [one] { $count } bus
   *[other] { $count } buses
}
depot-count-passengers = { $count ->
    [one] { $count } passenger
   *[other] { $count } passengers
}
depot-say-shown = Shown of the hand of { $name }: { $cards }.
depot-say-open-hand = The open hand of { $name }: { $cards }.
depot-say-passengers = Passengers of { $name }: { $cards }.
depot-say-team = Team { $names }: { $points }.
depot-say-score = { $name }, rank { $rank }: { $points }. { $items }.
depot-say-item = { $item } { $points }
depot-say-choice = { $number }: { $what }.
