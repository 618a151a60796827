### What happened, one sentence for each type of event. Rounds, slots, rows and boxes count from 1 here.

event-departure_chosen = { $name } has chosen a departure.
event-departed = { $name } departs from { $stop } (ticket { $number }).
event-rush_hour = Rush hour before round { $round }.
event-ticket_revealed = Round { $round }: ticket { $ticket }.
event-roads_sped_up = { $colour ->
    [yellow] The yellow roads are fast for the whole game.
   *[burgundy] The burgundy roads are fast for the whole game.
}
event-off_map = The shape does not fit the map from { $stop }: one marker in any direction.
event-placed = { $kind ->
    [green_light] Green light: { $start } to { $stop }
    [extra] Extra marker: { $start } to { $stop }
   *[shape] { $start } to { $stop }
}{ $road ->
    [jammed] , a jammed road
    [fast] , a fast road
   *[plain] {""}
}{ $met ->
    [0] .
    [one] , shared with one other line.
   *[other] , shared with { $met } other lines.
}
event-ticked = { $row ->
    [0] { $zone }: box { $box } at { $stop }.
   *[other] { $zone }: row { $row }, box { $box } at { $stop }.
}
event-entrance_crossed = { $name } crosses out a metro entrance.
event-row_closed = { $zone }: row { $row } closed at { $stop } for { $points }.
event-bonus = { $passenger ->
    [granny] Bonus at { $stop }: a granny.
    [tourist] Bonus at { $stop }: a tourist.
   *[intern] Bonus at { $stop }: an intern.
}
event-spot_written = { $spot ->
    [university] Sightseeing spot of the university at { $stop }: { $points }.
    [monument] Sightseeing spot of the monuments at { $stop }: { $points }.
    [museum] Sightseeing spot of the museums at { $stop }: { $points }.
   *[office] Sightseeing spot of the offices at { $stop }: { $points }.
}
event-eliminated = { $name } runs into their own line at { $stop } and is eliminated.
event-objective_reached = { $name } fulfils the common objective { $objective } for { $points }.
event-objective_turned = The common objective { $objective } is worth { $value } from now on.
event-inspector_passed = { $name } is the inspector now.
event-personal_revealed = The personal objective of { $name } was number { $objective }.
event-game_over = { $reason ->
    [all_eliminated] The game is over: everybody is eliminated.
   *[rounds] { $count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the win.
    }
}
event-game_over_teams = { $count ->
    [one] The game is over: team { $teams } wins.
   *[other] The game is over: the teams { $teams } share the win.
}

## Depot
event-day_started = Day { $day }: { $name } begins. Waiting Room left: { $left }; right: { $right }. Garage: { $garage }.
event-dealt = { $name } is dealt { $travellers } and the buses { $buses }.
event-turn_started = Turn { $turn }: { $name }.
event-bus_placed = { $name } places { $bus }.
event-bus_designated = { $name } uses { $bus }.
event-bus_called = A Star of { $name } calls { $bus }.
event-announced = { $traveller } wants to board { $bus } from { $source }.
event-boarded = { $traveller } boards { $bus } from { $source }.
event-passed = { $name } does not shout.
event-shouted = { $name } shouts: { $traveller } boards { $bus }.
event-returned = { $traveller } goes back to { $source }.
event-boarding_ended = Nobody else boards { $bus }.
event-room_exchanged = { $moved ->
    [0] { $name } gives { $given } for { $taken } in { $column }, place { $place }.
   *[other] { $name } gives { $given } for { $taken } in { $column }, place { $place }; it goes to the front.
}
event-passenger_exchanged = { $name } gives { $given } for { $taken } aboard { $bus }.
event-exchange_skipped = { $name } exchanges nothing.
event-bus_departed = { $bus } departs to { $name } with { $passengers }{ $unhappy ->
    [none] .
   *[other] ; { $unhappy } is unhappy.
}
event-saddened = The Drunkard makes { $travellers } unhappy.
event-penalized = { $name } boarded nobody and puts a traveller on the unhappy pile.
event-discarded = It is { $traveller }.
event-traveller_taken = { $name } takes { $traveller } from { $column }.
event-bus_taken = { $name } takes { $bus } from the Garage.
event-traveller_arrived = { $traveller } comes into { $column }, place { $place }.
event-bus_arrived = { $bus } comes into the Garage.
event-hand_revealed = { $name } is stuck and shows { $travellers }: the last lap begins.
event-sat_out = { $name } takes no turn in the last lap.
event-day_ended = { $reason ->
    [last_lap] Day { $day } is over: the last lap is played.
    [empty_hand_in_last_lap] Day { $day } is over: a hand is empty in the last lap.
   *[empty_hand] Day { $day } is over: a hand is empty.
}
event-day_scored = { $name }: { $total } for the day (passengers { $passengers }, lovers { $lovers }, unhappy { $unhappy }, hand { $hand }, buses { $buses }, night buses { $night }).
