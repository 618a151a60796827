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
}{ $shared ->
    [0] .
   *[other] , sharing { $shared }.
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
event-eliminated = { $name } runs into the own line at { $stop } and is eliminated.
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
