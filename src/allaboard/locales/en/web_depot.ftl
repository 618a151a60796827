### Depot in the browser: its table, what its cards do, and the orders for Babies.

## The table
web-depot-rules = Rules
web-depot-tab-table = Table
web-depot-tab-piles = Piles
web-depot-own-piles = Your piles
web-depot-own-travellers = Your travellers
web-depot-own-buses = Your buses
web-depot-in-hand = Travellers in hand
web-depot-day-now = If the day ended now
web-depot-known = Known cards
web-depot-no-passengers = No passengers yet.
web-depot-in-pile = in the pile
web-depot-bus-pile = { $count ->
    [one] One more bus behind these.
   *[other] { $count } more buses behind these.
}
web-depot-needs = { $count ->
    [0] full
    [one] one seat free
   *[other] { $count } seats free
}
web-depot-needs-lover = waits for the other Lover
web-depot-aboard = { $needs }, aboard: { $who }
web-depot-queue = Column: { $column }
web-depot-where-room = { $column }, place { $place }
web-depot-where-bus = on the { $bus }
web-depot-where-garage = Garage, place { $place }
web-depot-garage-front = front
web-depot-where-hand = in your hand
web-depot-lit-board = lit cards can board the { $bus }
web-depot-strip = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}, { $state }
web-depot-last-lap = { $turns ->
    [1] Last turn
   *[other] Last lap: { $turns }
}
web-depot-name-lit = { $what }. Can be chosen.
web-depot-name-chosen = { $what }. Chosen.
web-depot-lit-count = { $count ->
    [one] One card is lit.
   *[other] { $count } cards are lit.
}

## A turn
web-depot-steps = The steps of a turn
web-depot-step-bus = Bus
web-depot-step-room = Waiting Room
web-depot-step-hand = Hand
web-depot-step-refill = Refill
web-depot-go-choose = Choose
web-depot-go-waiting_room = Board
web-depot-go-hand = Board
web-depot-go-sadden = Make unhappy
web-depot-go-penalty = Put down
web-depot-go-refill = Take
web-depot-go-place = Bring it
web-depot-go-use = Use it
web-depot-go-call = Call it
web-depot-go-board = Board
web-depot-go-discard = Put down
web-depot-go-take = Take
web-depot-go-end = Stop
web-depot-go-skip = No exchange
web-depot-go-decline = Sit out
web-depot-hint-choose = Tap a lit bus: { $ways }.
web-depot-way-place = one from your hand
web-depot-way-use = one at the platform
web-depot-way-call = one that your Star calls
web-depot-hint-or = Or: “{ $button }”.
web-depot-hint-waiting_room = Front travellers who can board the { $bus } must do so. You choose who goes first.
web-depot-hint-hand = Tap or drag lit travellers onto the bus.
web-depot-hint-penalty = It goes face down, and costs one point.
web-depot-hint-refill = Tap the last traveller you take from a column; the rest comes from the other.
web-depot-hint-taken = You take { $who }.
web-depot-hint-exchange = Tap who goes and who comes: one of your hand, one in the Waiting Room or on a bus.
web-depot-hint-exchange-second = Now tap the other card to complete the exchange.
web-depot-hint-sadden = { $count ->
    [1] Choose one; it costs a point.
   *[other] Choose two; they cost a point each.
}
web-depot-hint-place = It comes to the platform. { $baby_exempts_penalty ->
    [true] If nobody boards it in this turn, not even a shouted Baby, one of your travellers becomes Unhappy.
   *[false] If you board nobody in this turn, one of your travellers becomes Unhappy.
}
web-depot-hint-use = You must board somebody in this turn.
web-depot-hint-call = Your Star brings it to the platform and boards first.
web-depot-hint-discard = It goes face down on your Unhappy pile.
web-depot-sadden = Who becomes Unhappy?

## The Baby
web-depot-shout = Baby
web-depot-pass = Keep quiet
web-depot-baby-not-now = { $asked ->
    [never] At this table Babies answer by standing orders only.
   *[always] The button is live while somebody boards a bus and you hold the Baby of its colour.
}
web-depot-window-blind = Time for a Baby to shout
web-depot-window-open = { $name } may shout a Baby
web-depot-window-mine = Your Baby may shout
web-depot-stuck-title = The last lap
web-depot-stuck = { $name } cannot play and shows the hand.
web-depot-stuck-me = You cannot play; your hand lies open.
web-depot-stuck-turns = { $turns ->
    [one] Last lap: one turn is left.
   *[other] Last lap: { $turns } turns are left.
}
web-depot-stuck-hand = The open hand of { $name }
web-depot-orders = Standing orders
web-depot-orders-more = Your Babies shout on their own when an order applies. Nobody else sees your orders, and everybody has this panel, so it gives nothing away.
web-depot-order-none = { $asked ->
    [never] No order: this Baby keeps quiet.
    [located] No order: you are asked only where everybody knows that you hold this Baby.
   *[always] No order: you are asked.
}
web-depot-order-add = New order: { $colour }
web-depot-order-remove = Take this order back
web-depot-order-give = Give this order
web-depot-order-first = Shouts at the first chance.
web-depot-order-if = Shouts if: { $conditions }.
web-depot-if = All of this must hold
web-depot-if-profile = Who wants to board
web-depot-if-seat = In whose turn
web-depot-if-would_complete = the bus would leave with this traveller
web-depot-if-would_block = the Baby would leave the bus full, with a single Lover
web-depot-if-misses = this traveller would find no seat any more
web-depot-if-closing = boarding ends and a seat is free
web-depot-if-empties_my_hand = the Baby is my last card
web-depot-if-garage_empty = the Garage is empty
web-depot-if-profiles = { $who } wants to board
web-depot-if-current = in the turn of { $who }

## What cards do
web-depot-travellers = Travellers

## Why not
web-depot-why-turn = It is the turn of { $name }.
web-depot-why-behind = Only the traveller at the front of a column can board.
web-depot-why-wrong-colour = { $card } does not board the { $bus }: another colour.
web-depot-why-no-seat = { $card } finds no room on the { $bus }.
web-depot-why-nobody-boards = { $card }: nobody could board it now, neither from the front of a column nor from your hand.
web-depot-why-no-star = { $card }: only a Star of its colour in your hand can call it.
web-depot-why-not-callable = { $card } cannot be called now.
web-depot-why-not-legal = These two cannot be exchanged: colour and seats must fit.

## The end of a day, and house rules
web-depot-day-over = Day { $day } is over
web-depot-next-day = On to day { $day }
web-depot-ended-empty_hand = { $name } has no card left: the day ends at once.
web-depot-ended-last_lap = { $stuck } could not play any more, and the last lap is over.
web-depot-ended-empty_hand_in_last_lap = { $name } has no card left: that ends the last lap, which { $stuck } began, at once.
web-depot-day-time = Day { $day } begins in
web-depot-day-waiting = Waiting for { $names }
web-depot-day-look = See the table
web-depot-day-ask = Go on to day { $day } when you are ready.
web-depot-day-looks = looks at the result
web-depot-day-ready = is ready

## Teams
web-depot-teams = Teams
web-depot-team-mine = your team
web-depot-team-with = with { $name }
web-depot-team-winner = winning team
web-depot-team-wins-mine = Your team wins
web-depot-team-wins = { $count ->
    [one] Team { $names } wins
   *[other] Both teams share the win
}
web-depot-house = House rules
