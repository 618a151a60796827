### Was geschehen ist, ein Satz für jede Art von Ereignis. Runden, Reihen und Kästchen zählen hier ab 1.

event-departure_chosen = { $name } hat einen Start gewählt.
event-departed = { $name } startet bei { $stop } (Ticket { $number }).
event-rush_hour = Stoßzeit vor Runde { $round }.
event-ticket_revealed = Runde { $round }: Ticket { $ticket }.
event-roads_sped_up = { $colour ->
    [yellow] Die gelben Abschnitte sind die ganze Partie über schnell.
   *[burgundy] Die weinroten Abschnitte sind die ganze Partie über schnell.
}
event-off_map = Die Streckenform passt ab { $stop } nicht auf den Plan: ein Streckenmarker in beliebiger Richtung.
event-placed = { $kind ->
    [green_light] Grüne Ampel: von { $start } nach { $stop }
    [extra] Zusätzlicher Marker: von { $start } nach { $stop }
   *[shape] Von { $start } nach { $stop }
}{ $road ->
    [jammed] , Hauptverkehrsstraße
    [fast] , schneller Abschnitt
   *[plain] {""}
}{ $met ->
    [0] .
    [one] , geteilt mit einer anderen Linie.
   *[other] , geteilt mit { $met } anderen Linien.
}
event-ticked = { $row ->
    [0] { $zone }: Kästchen { $box } bei { $stop }.
   *[other] { $zone }: Reihe { $row }, Kästchen { $box } bei { $stop }.
}
event-entrance_crossed = { $name } streicht einen Metro-Eingang.
event-row_closed = { $zone }: Reihe { $row } bei { $stop } abgeschlossen, für { $points }.
event-bonus = { $passenger ->
    [granny] Bonus bei { $stop }: eine Oma.
    [tourist] Bonus bei { $stop }: ein Tourist.
   *[intern] Bonus bei { $stop }: ein Praktikant.
}
event-spot_written = { $spot ->
    [university] Besonderer Zielort der Universitäten bei { $stop }: { $points }.
    [monument] Besonderer Zielort der hellen Sehenswürdigkeiten bei { $stop }: { $points }.
    [museum] Besonderer Zielort der dunklen Sehenswürdigkeiten bei { $stop }: { $points }.
   *[office] Besonderer Zielort der Büros bei { $stop }: { $points }.
}
event-eliminated = { $name } fährt bei { $stop } im Kreis und scheidet aus.
event-objective_reached = { $name } erfüllt die allgemeine Aufgabe { $objective } für { $points }.
event-objective_turned = Die allgemeine Aufgabe { $objective } zählt ab jetzt { $value }.
event-inspector_passed = { $name } hat jetzt den Schaffner.
event-personal_revealed = { $name } hatte die persönliche Aufgabe Nummer { $objective }.
event-game_over = { $reason ->
    [all_eliminated] Die Partie ist zu Ende: Alle sind ausgeschieden.
   *[rounds] { $count ->
        [one] Die Partie ist zu Ende: { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg.
    }
}
event-game_over_teams = { $count ->
    [one] Die Partie ist zu Ende: Team { $teams } gewinnt.
   *[other] Die Partie ist zu Ende: Die Teams { $teams } teilen sich den Sieg.
}

## Depot
event-day_started = Tag { $day }: { $name } beginnt. Wartesaal links: { $left }; rechts: { $right }. Garage: { $garage }.
event-dealt = { $name } bekommt { $travellers }; Busse: { $buses }.
event-turn_started = Zug { $turn }: { $name }.
event-bus_placed = { $name } bringt { $bus } an den Bussteig.
event-bus_designated = { $name } nutzt { $bus }.
event-bus_called = { $name } ruft { $bus } mit einem Star.
event-announced = { $traveller } will in { $bus } einsteigen ({ $source }).
event-boarded = { $traveller } steigt in { $bus } ein ({ $source }).
event-passed = { $name } schreit nicht.
event-shouted = { $name } schreit: { $traveller } steigt in { $bus } ein.
event-returned = { $traveller } geht zurück ({ $source }).
event-boarding_ended = In { $bus } steigt niemand mehr ein.
event-room_exchanged = { $moved ->
    [0] { $name } gibt { $given } für { $taken } ({ $column }, Platz { $place }).
   *[other] { $name } gibt { $given } für { $taken } ({ $column }, Platz { $place }); die gegebene Karte kommt nach vorne.
}
event-passenger_exchanged = { $name } gibt { $given } für { $taken } in { $bus }.
event-exchange_skipped = { $name } tauscht nicht.
event-bus_departed = { $bus } fährt ab, zu { $name }; an Bord: { $passengers }{ $unhappy ->
    [none] .
   *[other] ; unzufrieden: { $unhappy }.
}
event-saddened = Der Betrunkene macht unzufrieden: { $travellers }.
event-penalized = { $name } hat niemanden einsteigen lassen und legt einen Reisenden auf den Stapel der Unzufriedenen.
event-discarded = Es ist { $traveller }.
event-traveller_taken = { $name } nimmt { $traveller } ({ $column }).
event-bus_taken = { $name } nimmt { $bus } aus der Garage.
event-traveller_arrived = { $traveller } kommt dazu ({ $column }, Platz { $place }).
event-bus_arrived = { $bus } kommt in die Garage.
event-hand_revealed = { $name } kann nicht spielen und zeigt { $travellers }: Die letzte Runde des Tages beginnt.
event-sat_out = { $name } setzt in der letzten Runde des Tages aus.
event-day_ended = { $reason ->
    [last_lap] Tag { $day } ist zu Ende: Die letzte Runde ist gespielt.
    [empty_hand_in_last_lap] Tag { $day } ist zu Ende: In der letzten Runde ist eine Hand leer.
   *[empty_hand] Tag { $day } ist zu Ende: Eine Hand ist leer.
}
event-day_scored = { $name }: { $total } für den Tag (Fahrgäste { $passengers }, Liebespaare { $lovers }, Unzufriedene { $unhappy }, Hand { $hand }, Busse { $buses }, Nachtbusse { $night }).
