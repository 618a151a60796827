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
# After “the”, and not who does something: German declines it.
depot-bus-object = { $colour } bus { $size }
depot-about-A = Takes one seat and makes no fuss.
depot-about-BA = { $baby_windows ->
    [none] Goes to the front of its column.
    [attempt] Goes to the front of its column. From your hand it may board the active bus of its colour in somebody else’s turn, before a traveller who is about to board.
   *[attempt_and_end] Goes to the front of its column. From your hand it may board the active bus of its colour in somebody else’s turn: before a traveller who is about to board, or when boarding ends.
}
depot-about-BP = { $backpacker_exchange_any_bus ->
    [false] Boards a bus of any colour; by an exchange only one of the same colour.
   *[true] Boards a bus of any colour.
}
depot-about-CO = { $exchange_triggers_profiles ->
    [false] Once he is aboard, you may exchange one traveller of your hand for one in the Waiting Room or on a bus at the platform; not if he came by an exchange himself.
   *[true] Once he is aboard, you may exchange one traveller of your hand for one in the Waiting Room or on a bus at the platform.
}
depot-about-DR = { $drunkard_scope ->
    [departing_bus] When his bus leaves, whoever gets it makes two of its passengers Unhappy
    [own_pile] When his bus leaves, whoever gets it makes two of all their own passengers Unhappy
   *[either] When his bus leaves, whoever gets it makes two passengers Unhappy: two of that bus or, if the table plays it so, two of all their own
}{ $drunkard_may_pick_self ->
    [false] , but not the Drunkard himself.
   *[true] .
}
depot-about-GE = { $exchange_triggers_profiles ->
    [false] The bus leaves at once, full or not, and a single Lover on it becomes Unhappy; not if the General comes by an exchange.
   *[true] The bus leaves at once, full or not. A single Lover on it becomes Unhappy.
}
depot-about-L = A full bus with only one Lover waits for the other. Both as your passengers are worth 4 more.
depot-about-ST = At the start of your turn she can call a bus of her colour from the Garage, or back from its trip.
depot-about-SU = Needs two free seats, and counts as one passenger.
depot-about-bus = Leaves when its { $count } seats are taken; all aboard are then passengers of whoever’s turn it is. Left in your hand it costs { $count } points.

## What a player can do: one short sentence each
depot-do-place = bring the { $bus } from your hand to the platform
depot-do-use = use the { $bus } at the platform
depot-do-call-garage = call the { $bus } from the Garage with your Star
depot-do-call-departed = call the { $bus } back with your Star
depot-do-decline = decline your last turn
depot-do-board-left = board the front traveller of the left column: { $traveller }
depot-do-board-right = board the front traveller of the right column: { $traveller }
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
depot-phase-exchange = { $name } may exchange a traveller
depot-phase-sadden = { $name } chooses who becomes Unhappy
depot-phase-penalty = { $name } must make a traveller Unhappy
depot-phase-refill = { $name } refills the hand
depot-phase-boarding = boarding in the turn of { $name }
depot-phase-over = the game is over
depot-phase-day_over = the day is over

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
depot-item-hand = Travellers in hand
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
depot-say-blocked = It is blocked by a single Lover.
depot-say-nobody = nobody
depot-say-room-left = Waiting Room, left column from the front: { $travellers }.
depot-say-room-right = Waiting Room, right column from the front: { $travellers }.
depot-say-pile = { $count ->
    [one] One traveller is in the pile.
   *[other] { $count } travellers are in the pile.
}
depot-say-garage = Garage from the front: { $buses }; { $count } more in the pile.
depot-say-departed = Departed: { $buses }.
depot-say-none = none
depot-say-hand = Your travellers: { $travellers }. Your buses: { $buses }.
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
    [one] { $count } traveller
   *[other] { $count } travellers
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
depot-say-day-score = { $name }, day { $day }: { $points }. { $items }.

## Questions
depot-prompt-day = Enter for the next day:
depot-prompt-go-on = Enter to go on:
depot-prompt-window = Enter to keep quiet, or shout:
depot-ask-choose = Choose the Active Bus of your turn.
depot-ask-waiting_room = Who boards first from the Waiting Room?
depot-ask-hand = Who boards from your hand?
depot-ask-shout = Do you shout?
depot-ask-exchange = Your Corrupter may exchange one traveller.
depot-ask-sadden = The Drunkard is in this bus: who becomes Unhappy?
depot-ask-penalty = You boarded nobody on the bus you brought: who becomes Unhappy?
depot-ask-refill = Refill your hand: how many from which column?
depot-confirm = You chose: { $what }.
depot-several = That could be more than one: { $numbers }.
depot-not-understood = Type a number from the list, an action like place G5, its card like G5, or ? for help.
depot-choices-part = Choices { $first } to { $last } of { $total }. Enter tells more.
depot-plain-how = Type the number of a choice, or a question mark for help.
depot-scores-open = A question mark stands for buses in hidden hands; they are not in the totals. A hand counts against its player as it is now.

## Several people at one keyboard
depot-window-turn = It is the turn of { $name }.
depot-window-holds = You hold the { $baby }: type shout to let it board, or press Enter to keep quiet.
depot-window-without = You do not hold the { $baby }: press Enter.
depot-window-help = Press Enter to keep quiet. Whoever holds the { $baby } can type shout.
depot-only-option = You have one option only: { $what }.
depot-do-call = call the { $bus } with your Star
depot-do-sit-out = take no turn in the last lap

## What happened
depot-story-and = { $list } and { $last }
depot-story-the = the { $card }
depot-story-day = Day { $day } begins, and { $name } starts.
depot-story-placed = { $name } brings the { $bus } to the platform.
depot-story-used = { $name } uses the { $bus }.
depot-story-called = { $name } calls the { $bus } with a Star.
depot-story-boarded-room = { $cards } { $count ->
    [one] boards
   *[other] board
} from the Waiting Room.
depot-story-boarded-hand = { $cards } { $count ->
    [one] boards
   *[other] board
} from the hand of { $name }.
depot-story-shouted = { $name } shouts: the { $traveller } boards the { $bus }.
depot-story-returned = The { $traveller } goes back to { $source }.
depot-story-swapped-room = { $moved ->
    [0] { $name } gives the { $given } for the { $taken } in { $column }.
   *[other] { $name } gives the { $given } for the { $taken } in { $column }, and it goes to the front.
}
depot-story-swapped-bus = { $name } gives the { $given } for the { $taken } on the { $bus }.
depot-story-skipped = { $name } exchanges nobody.
depot-story-departed = { $count ->
    [one] The { $bus } departs: { $passengers } is a passenger of { $name }.
   *[other] The { $bus } departs: { $passengers } are passengers of { $name }.
}
depot-story-left-alone = The { $traveller }, left alone by the General, becomes Unhappy.
depot-story-saddened = The Drunkard makes { $travellers } Unhappy.
depot-story-penalized = { $name } boarded nobody and puts a traveller on the Unhappy pile.
depot-story-discarded = It is the { $traveller }.
depot-story-taken = { $name } takes { $cards }.
depot-story-stuck = { $name } cannot play and shows the hand: { $travellers }. The last lap begins.
depot-story-sat-out = { $name } takes no turn in the last lap.

## Help
depot-help-number = 3 takes the choice with that number.
depot-help-action = place G5, use R4a, call Y3, board RGE, board L, end, swap GA1 L3, swap GA1 RSU, skip, sadden RA1 RSU, discard GA2, take 1{ $baby_windows ->
    [none] {""}
   *[other] , pass, shout
}: an action as records write it; capitals do not matter. L and R are the columns, L0 is the front of the left one, take 1 takes one traveller from the left column and the rest from the right.
depot-help-cards = G5 takes the choice about that card, if there is only one.
depot-help-confirm = Enter confirms what cannot be undone; u takes it back before that.
depot-help-table = t shows the whole table.
depot-help-scores = s shows everybody’s points.
depot-help-log = l shows what has happened.
depot-help-hint = i gives a hint: the three choices that promise most, what can be expected of them and why.
depot-help-page = Enter or n shows more choices, p goes back.
depot-help-quit = q saves and leaves, and so does Ctrl-C.
depot-help-rules = The rules in short
depot-help-turn = Bring a bus from your hand, use one at the platform, or call one with a Star. Front travellers of the Waiting Room that can board must do so; then travellers of your hand may. A full bus departs and its travellers are your passengers. { $baby_exempts_penalty ->
    [true] If you bring a bus and nobody boards it, not even a shouted Baby,
   *[false] If you bring a bus and board nobody,
} a traveller of your hand becomes Unhappy. Then you refill your hand to 7 travellers and 2 buses. A hand without any card ends the day.
depot-help-SU = SU, the Surfer, needs two free seats.
depot-help-L = L1 and L2, the Lovers: a full bus with only one of them is blocked; both as your passengers are worth 4 more.
depot-help-GE = { $exchange_triggers_profiles ->
    [false] GE, the General: his bus departs at once, and a single Lover on it becomes Unhappy; not if the General comes by an exchange.
   *[true] GE, the General: his bus departs at once, and a single Lover on it becomes Unhappy.
}
depot-help-BA = { $baby_windows ->
    [none] BA, the Baby, goes to the front of its column.
    [attempt] BA, the Baby, goes to the front of its column; from your hand it may board the active bus of its colour in somebody else’s turn, before the traveller that was announced.
   *[attempt_and_end] BA, the Baby, goes to the front of its column; from your hand it may board the active bus of its colour in somebody else’s turn, before the traveller that was announced or when boarding ends.
}
depot-help-ST = ST, the Star, can call a bus of her colour from the Garage or back from those that departed, at the start of your turn.
depot-help-DR = DR, the Drunkard: { $drunkard_scope ->
    [own_pile] when his bus leaves, whoever gets it makes two of all their own passengers Unhappy
   *[departing_bus] when his bus leaves, whoever gets it makes two of its passengers Unhappy
}{ $drunkard_may_pick_self ->
    [false] , but not the Drunkard himself.
   *[true] .
}
depot-help-BP = { $backpacker_exchange_any_bus ->
    [false] BP, the Backpacker, boards a bus of any colour; by an exchange only one of the same colour.
   *[true] BP, the Backpacker, boards a bus of any colour.
}
depot-help-CO = { $exchange_triggers_profiles ->
    [false] CO, the Corrupter: once aboard, you may exchange a traveller of your hand for one in the Waiting Room or on a bus at the platform; not if he came by an exchange himself.
   *[true] CO, the Corrupter: once aboard, you may exchange a traveller of your hand for one in the Waiting Room or on a bus at the platform.
}
depot-help-points = Each passenger is 1 point; each Unhappy, each traveller and each seat of a bus left in your hand costs 1. Whoever has no card in hand gets 1 for every traveller aboard the buses at the platform. Two days are played.

## The house rules of a table in force
depot-house-rules = House rules of this table
depot-rule-drunkard_scope-departing_bus = The Drunkard makes two passengers of the departing bus Unhappy (English leaflet).
depot-rule-drunkard_scope-own_pile = The Drunkard makes two of all your passengers Unhappy when you get his bus (French leaflet).
depot-rule-drunkard_may_pick_self-true = The Drunkard may become Unhappy himself.
depot-rule-drunkard_may_pick_self-false = The Drunkard does not become Unhappy himself.
depot-rule-exchange_triggers_profiles-true = A General exchanged onto a bus makes it leave at once, and a Corrupter exchanged onto one may exchange again.
depot-rule-exchange_triggers_profiles-false = A General or a Corrupter exchanged onto a bus has no effect.
depot-rule-backpacker_exchange_any_bus-true = A Backpacker may be exchanged onto any bus.
depot-rule-backpacker_exchange_any_bus-false = A Backpacker may only be exchanged onto a bus of the same colour.
depot-rule-baby_exempts_penalty-false = A Baby shouted onto the bus you brought does not cancel your penalty.
depot-rule-baby_exempts_penalty-true = A Baby shouted onto the bus you brought cancels your penalty.
depot-rule-baby_windows-attempt_and_end = Babies may shout at every boarding, and when boarding ends.
depot-rule-baby_windows-attempt = Babies may shout at every boarding, but not when boarding ends.
depot-rule-baby_windows-none = Babies do not shout.
depot-rule-final_turn-optional = A turn of the last lap can be declined.
depot-rule-final_turn-mandatory = In the last lap, whoever can play must.
depot-rule-teams-false = Everybody plays alone.
depot-rule-teams-true = Two teams: players who sit opposite each other.
