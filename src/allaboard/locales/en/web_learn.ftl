### Learning: lessons and the glossary.

learn-title = Learn
learn-lead = A lesson takes five minutes, at a real table and with one thing at a time. The rules are complete: with them you can play the printed games too.
learn-about-bus = Draw a line, pick up passengers, keep out of the traffic.
learn-about-metro = The same idea underground: here full roads are welcome.
learn-about-depot = Cards: fill buses, send them off, mind who sits next to whom.
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
    [choose] Later, gladly. For now the stop in the ring.
    [send] First this: see below.
    [undo] First take it back.
   *[read] Read on first.
}
learn-done = You can play { $game }
learn-done-bus = Twelve rounds like these, and the most points win. Whatever a stop costs or brings is always shown before you confirm.
learn-done-metro = Twelve rounds like these, and the most points win. Whatever a stop costs or brings is always shown before you confirm.
learn-done-depot = Two days like this one, and the most points win. What you may do is always lit.

## Bus
learn-bus-depart = Every line begins at a departure. You were dealt two, 4 and 6, and keep one.
learn-do-bus-depart = Tap E6, departure 4, in the ring.
learn-bus-ticket = Each round one ticket counts for everybody. Your sheet turns number 4 into a shape: one marker. Other sheets make something else of it.
learn-do-bus-ticket = Look at the ticket, then press “Next”.
learn-bus-lit = Lit stops are where your turn may end. A tick means that it costs nothing.
learn-do-bus-lit = Tap the Tourist at E5.
learn-bus-pencil = Your sheet shows in pencil what the turn would bring: a first Tourist. Nothing counts until you confirm.
learn-do-bus-pencil = Press “Confirm”.
learn-bus-turn = Bruno, in blue, has played as well. Ticket 2 gives you two markers with one turn, to the left or to the right.
learn-do-bus-turn = Tap the Tourist at F4.
learn-bus-passed = Every stop on your way counts: the University at F5 and a second Tourist. In the end Students are multiplied by Universities.
learn-do-bus-passed = Press “Confirm”.
learn-bus-loop = A warning sign marks your own line. Run into it and you are out, without points; nobody gets there by accident, for it is asked twice.
learn-do-bus-loop = Find the sign at E5, then press “Next”.
learn-bus-jam = Three markers, straight. The black road from D4 to C4 is jammed: it costs one traffic box.
learn-do-bus-jam = Tap the Monument at C4.
learn-bus-close = Monuments and Museums close a row of Tourists: your two are worth 5 points now. A row that stays open counts half.
learn-do-bus-close = Press “Confirm”.
learn-bus-green = Two markers, straight. If they end on a Green light, one more marker follows, in any direction.
learn-do-bus-green = Tap the Student at C1, beyond the Green light.
learn-bus-traffic = Bruno’s line already runs from C3 to C2. Each line that you share a road with ticks one traffic box.
learn-do-bus-traffic = Press “Confirm”.
learn-bus-bend = Two markers, straight, says the ticket. You may turn all the same: that costs one of five boxes in the Turn zone.
learn-do-bus-bend = Tap the Professional at D2.
learn-bus-undo = The Turn zone takes away what the Professional would bring. Until you confirm you may change your mind as often as you like.
learn-do-bus-undo = Press “Undo”.
learn-bus-goals = Common objectives: whoever has five Grannies or five Tourists first gets 10 points, later players 6. Your personal one is secret; its letters are golden on the map.
learn-do-bus-goals = Look at the objectives, then press “Next”.
learn-bus-free = The city is yours. Tap lit stops and compare: the bar says what each costs and what your total would be.
learn-do-bus-free = Choose any lit stop, and confirm.

## Metro
learn-metro-depart = A metro line begins at an entrance. You were dealt departures 3 and 6, and keep one.
learn-do-metro-depart = Tap J4, departure 3, in the ring.
learn-metro-fast = Each round one ticket counts for everybody; your sheet turns number 1 into one marker. The first ticket is odd, so burgundy roads, those with studs, are fast in this game.
learn-do-metro-fast = Look at the ticket, then press “Next”.
learn-metro-lit = Lit stops are where your turn may end. The road to K4 is a fast one.
learn-do-metro-lit = Tap the Tourist at K4.
learn-metro-connect = Fast roads, and roads that you share with others, tick Connections. Here that is good: more circles are more points. Nothing counts until you confirm.
learn-do-metro-connect = Press “Confirm”.
learn-metro-turn = Two markers with one turn. A light Flirt is on the way, a Theater at the end.
learn-do-metro-turn = Tap the Theater at J3.
learn-metro-close = Operas and Theaters close a row of Tourists: yours is worth 2 points now. The light Flirt waits for a dark one.
learn-do-metro-close = Press “Confirm”.
learn-metro-loop = A warning sign marks your own line. Run into it and you are out, without points; nobody gets there by accident, for it is asked twice.
learn-do-metro-loop = Find the sign at J4, then press “Next”.
learn-metro-entrance = Two markers, straight, and a Metro entrance at their end.
learn-do-metro-entrance = Tap the Metro entrance at H3.
learn-metro-circle = Every entrance that you reach is circled, and worth 2 points in the end. Or you cross it out in a later turn, and get an extra marker for it.
learn-do-metro-circle = Press “Confirm”.
learn-metro-couple = Three markers with two turns. G4 on the way carries the letter f, one of your personal objective.
learn-do-metro-couple = Tap the dark Flirt at F4.
learn-metro-heart = A light and a dark Flirt are a couple. A Restaurant closes the row: 6 points for a couple, 2 for a Flirt alone.
learn-do-metro-heart = Press “Confirm”.
learn-metro-extra = One marker only, to the Restaurant at E4. But you have entrances: cross one out, and your line goes one stop further.
learn-do-metro-extra = Tap the Tourist at E5, beyond the Restaurant.
learn-metro-paid = The couple brings 6 points. One entrance is crossed out, once per turn at most.
learn-do-metro-paid = Press “Confirm”.
learn-metro-personal = Personal objectives are open here: one of your three stops brings 2, two bring 5, all of them 10. Of the common ones the first to reach five gets 10, later players 6.
learn-do-metro-personal = Look at your three letters, then press “Next”.
learn-metro-free = Rome is yours. Tap lit stops and compare: the bar says what each costs and what your total would be.
learn-do-metro-free = Choose any lit stop, and confirm.
