### Learning: lessons and the glossary.

learn-title = Learn
learn-lead = A lesson takes five minutes, at a real table and one step at a time. The rules are complete: with them you can play the printed games too.
learn-about-bus = Draw a line, pick up passengers, keep out of the traffic.
learn-about-metro = The same idea underground: here full roads are welcome.
learn-about-depot = Cards: fill buses, send them off, mind who travels with whom.
learn-start = Learn { $game }
learn-rules-of = The rules of { $game }
learn-contents = Contents
learn-you = You
learn-leave = Leave the lesson
learn-coach = Coach
learn-progress = Progress of the lesson
learn-place = { $place } of { $count }
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-again = Once more
learn-welcome = Welcome. One thing at a time.
learn-praise = { $number ->
    [0] Well done.
    [1] Exactly.
    [2] Nicely driven.
    [3] Right on time.
   *[other] That is it.
}
learn-stray = { $kind ->
    [choose] Later. For now, tap the circled stop.
    [send] Not yet. Do the step below first.
    [undo] Take it back first.
   *[read] Read on first.
}
learn-done = You can play { $game }
learn-done-bus = Twelve rounds like these, and whoever has the most points wins. You always see what a stop costs or brings before you confirm.
learn-done-metro = Twelve rounds like these, and whoever has the most points wins. You always see what a stop costs or brings before you confirm.
learn-done-depot = Two days like this one, and whoever has the most points wins. What you may do is always lit.

## Bus
learn-bus-depart = Every line begins at a departure. You were dealt two, 4 and 6, and keep one.
learn-do-bus-depart = Tap E6, departure 4, in the ring.
learn-bus-ticket = Each round, one ticket counts for everybody. On your sheet number 4 means this shape: one marker. On other sheets it means something else.
learn-do-bus-ticket = Look at the ticket, then press “{ $next }”.
learn-bus-lit = Lit stops are where your turn may end. A tick means that it costs nothing.
learn-do-bus-lit = Tap the Tourist at E5.
learn-bus-pencil = Your sheet shows in pencil what the turn would bring: a first Tourist. Nothing counts until you confirm.
learn-do-bus-pencil = Press “{ $confirm }”.
learn-bus-turn = Bruno, in blue, has played as well. Ticket 2 gives you two markers with one turn, to the left or to the right.
learn-do-bus-turn = Tap the Tourist at F4.
learn-bus-passed = Every stop on your way counts: the University at F5 and a second Tourist. At the end Students are multiplied by Universities.
learn-do-bus-passed = Press “{ $confirm }”.
learn-bus-loop = A warning sign marks your own line. Run into it and you are eliminated, without points; nobody gets there by accident, for it is asked twice.
learn-do-bus-loop = Find the sign at E5, then press “{ $next }”.
learn-bus-jam = Three markers, straight. The black road from D4 to C4 is jammed: it costs one traffic box.
learn-do-bus-jam = Tap the Monument at C4.
learn-bus-close = Monuments and Museums close a row of Tourists: your two are worth 5 points now. A row that stays open counts half.
learn-do-bus-close = Press “{ $confirm }”.
learn-bus-green = Two markers, straight. If they end on a Green light, one more marker follows, in any direction.
learn-do-bus-green = Tap the Student at C1, beyond the Green light.
learn-bus-traffic = Bruno’s line already runs from C3 to C2. Each line that you share a road with ticks one traffic box.
learn-do-bus-traffic = Press “{ $confirm }”.
learn-bus-bend = Two markers, straight, says the ticket. You may turn all the same: that costs one of five boxes in the Turn zone.
learn-do-bus-bend = Tap the Professional at D2.
learn-bus-undo = The Turn zone takes away what the Professional would bring. Until you confirm you may change your mind as often as you like.
learn-do-bus-undo = Press “{ $undo }”.
learn-bus-goals = Common objectives: those who have five Grannies or five Tourists first, all in the same round, get 10 points each, later players 6. Your personal one is secret; its letters are golden on the map.
learn-do-bus-goals = Look at the objectives, then press “{ $next }”.
learn-bus-free = The city is yours. Tap lit stops and compare: the bar says what each costs and what your total would be.
learn-do-bus-free = Choose any lit stop, and confirm.

## Metro
learn-metro-depart = A metro line begins at an entrance. You were dealt departures 3 and 6, and keep one.
learn-do-metro-depart = Tap J4, departure 3, in the ring.
learn-metro-fast = Each round, one ticket counts for everybody; on your sheet number 1 means one marker. The first ticket is odd, so burgundy roads, those with studs, are fast in this game.
learn-do-metro-fast = Look at the ticket, then press “{ $next }”.
learn-metro-lit = Lit stops are where your turn may end. The road to K4 is a fast one.
learn-do-metro-lit = Tap the Tourist at K4.
learn-metro-connect = Fast roads, and roads that you share with others, tick Connections. Here that is good: more circles are more points. Nothing counts until you confirm.
learn-do-metro-connect = Press “{ $confirm }”.
learn-metro-turn = Two markers with one turn. A light Flirt is on the way, a Theater at the end.
learn-do-metro-turn = Tap the Theater at J3.
learn-metro-close = Operas and Theaters close a row of Tourists: yours is worth 2 points now. The light Flirt waits for a dark one.
learn-do-metro-close = Press “{ $confirm }”.
learn-metro-loop = A warning sign marks your own line. Run into it and you are eliminated, without points; nobody gets there by accident, for it is asked twice.
learn-do-metro-loop = Find the sign at J4, then press “{ $next }”.
learn-metro-entrance = Two markers, straight, and a Metro entrance at their end.
learn-do-metro-entrance = Tap the Metro entrance at H3.
learn-metro-circle = Every entrance that you reach is circled, and worth 2 points at the end. Or you cross it out, in this very turn or later, and get an extra marker for it.
learn-do-metro-circle = Press “{ $confirm }”.
learn-metro-couple = Three markers with two turns. G4 on the way carries the letter f, one of your personal objective.
learn-do-metro-couple = Tap the dark Flirt at F4.
learn-metro-heart = A light and a dark Flirt are a couple. A Restaurant closes the row: 6 points for each couple, 2 for each Flirt alone.
learn-do-metro-heart = Press “{ $confirm }”.
learn-metro-extra = One marker only, to the Restaurant at E4. But you have circled entrances: cross one out, and your line goes one stop further.
learn-do-metro-extra = Tap the Tourist at E5, beyond the Restaurant.
learn-metro-paid = The couple brings 6 points. One entrance is crossed out, once per turn at most.
learn-do-metro-paid = Press “{ $confirm }”.
learn-metro-personal = Personal objectives are open here: one of your three stops brings 2, two bring 5, all of them 10. Of the common ones those who reach five first, all in the same round, get 10 each, later players 6.
learn-do-metro-personal = Look at your three letters, then press “{ $next }”.
learn-metro-free = Rome is yours. Tap lit stops and compare: the bar says what each costs and what your total would be.
learn-do-metro-free = Choose any lit stop, and confirm.

## Depot
learn-depot-table = Travellers wait in the two columns of the Waiting Room. Only the front of each column can board, and only a bus of its own colour; every colour has a symbol as well.
learn-do-depot-table = Look at the two columns, then press “{ $next }”.
learn-depot-bus = A turn begins with a bus. In your hand is a green one with four seats, and both columns begin with somebody green.
learn-do-depot-bus = Tap the green bus in your hand.
learn-depot-place = The bus goes to the platform and is the Active Bus of your turn.
learn-do-depot-place = Press “{ $place }”.
learn-depot-front = Front travellers who can board must. Both are green, so you choose who is first.
learn-do-depot-front = Tap the green Anonymous in front on the left, then press “{ $board }”.
learn-depot-own = The other one had to board too, and did so by itself. Now travellers of your own hand may board, for two seats are left.
learn-do-depot-own = Tap a green Lover in your hand, then press “{ $board }”.
learn-depot-pair = A full bus with a single Lover cannot leave. But you hold the second one, and as a pair they bring 4 points extra.
learn-do-depot-pair = Tap the other green Lover, then press “{ $board }”.
learn-depot-fill = The bus was full and left: four passengers and a pair, 8 points for you. Now fill your hand up to seven from the fronts of the columns.
learn-do-depot-fill = Tap the red General, then press “{ $take }”.
learn-depot-quiet = Bruno has brought a blue bus with three seats. You hold the blue Baby, which may push in whenever somebody boards that bus. Wait for a better moment.
learn-do-depot-quiet = Press “{ $quiet }”.
learn-depot-baby = Now a Surfer wants to board. He needs two seats, and if your Baby takes one, he no longer fits.
learn-do-depot-baby = Press “{ $baby }”.
learn-depot-use = The Surfer stayed behind, and one seat is free. Buses at the platform are there for everybody.
learn-do-depot-use = Tap the blue bus at the platform, then press “{ $use }”.
learn-depot-last = A Drunkard makes two passengers Unhappy when the bus leaves. Better take the Anonymous for the last seat.
learn-do-depot-last = Tap the blue Anonymous in your hand, then press “{ $board }”.
learn-depot-free = The bus left in your turn, so all three passengers are yours, whoever brought them. Fill up your hand, this time as you like.
learn-do-depot-free = Tap a front traveller, then press “{ $take }”.
learn-depot-stuck = The day ends when somebody has no card left, or one lap after somebody cannot choose a bus. Then each traveller in hand costs 1 point and each bus its seats; so bring buses in time, but not empty ones.
learn-do-depot-stuck = Look at your hand, then press “{ $next }”.

## Glossary
learn-glossary = Signs and words
learn-glossary-of = Signs and words of { $game }
glossary-ticket = One is turned over each round and counts for everybody. On every sheet it means another shape.
glossary-inspector = Whoever has it plays first in this round. Then it goes to the next player.
glossary-turn_zone = Turning where the shape goes straight, or the other way round, costs one of five boxes. They take away 1 to 3 points each.
glossary-traffic = Each other line on a road that you take costs a box, and so does a black road. The second, fourth and sixth box cost a point each, and so does every box after that.
glossary-connections = Each other line on a road that you take brings a circle, and so does a fast road. More circles are more points.
glossary-green_light = If your last marker ends here, you place one more, in any direction.
glossary-entrance = Is circled, for 2 points at the end. Crossed out it buys one extra marker, once per turn.
glossary-granny = Ticks the next of eight boxes: 1, 2 or 3 points each.
glossary-student = At the end students are multiplied by universities, or by cinemas.
glossary-university = At the end students are multiplied by these. There are four boxes.
glossary-cinema = At the end students are multiplied by these. There are four boxes.
glossary-tourist = Ticks the next box of a row. The row pays when you reach a place for tourists; one that stays open pays half.
glossary-monument = Closes the row of tourists: 2, 5, 9 or 14 points. The visit itself counts for an objective.
glossary-museum = Closes the row of tourists: 2, 5, 9 or 14 points. The visit itself counts for an objective.
glossary-opera = Closes the row of tourists: 2, 5, 9 or 14 points. The visit itself counts for an objective.
glossary-theater = Closes the row of tourists: 2, 5, 9 or 14 points. The visit itself counts for an objective.
glossary-professional = Ticks the next box of a row. The row pays when you reach an office.
glossary-office = Closes the row of professionals for 2, 4 or 6 points, and a bonus passenger gets on.
glossary-intern = A student that only an office brings.
glossary-flirt = A light and a dark one are a couple. The row pays when you reach a restaurant.
glossary-restaurant = Closes the row of flirts: 6 points for each couple, 2 for each flirt alone.
glossary-spot = Besides what its sign does, you write down how many passengers of its colour you have so far.
glossary-common = For everybody. Those who fulfil it first, all in the same round, get 10 points each, later players 6.
glossary-personal = Three letters on the map that your line should reach: in Bus 10 points for all three, in Metro 2, 5 or 10 for one, two or three.
glossary-platform = The buses that are boarding. One of them is active in each turn; a bus departs when its seats are taken.
glossary-hand = Up to seven travellers and two buses. What is left of it at the end of a day costs points; the day ends when somebody has no card.
glossary-room = Two columns. Only those in front can board, and if they can board the active bus they must.
glossary-garage = The buses that come next. Whoever has fewer than two takes the front one.
glossary-passengers = Whoever left on a bus in your turn: one point each.
glossary-unhappy = Costs one point. { $baby_exempts_penalty ->
    [true] It happens when you bring a bus and nobody boards it, not even a shouted Baby,
   *[false] It happens when you bring a bus and board nobody,
} with a Drunkard, or with a Lover left alone by a General.
glossary-night = Whoever has no card left at the end of a day gets a point for everybody on buses at the platform.
