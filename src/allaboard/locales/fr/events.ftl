### Ce qui s’est passé, une phrase par type d’événement. Tours, lignes et cases se comptent à partir de 1.

event-departure_chosen = { $name } a choisi un départ.
event-departed = { $name } part de { $stop } (ticket { $number }).
event-rush_hour = Heure de pointe avant le tour { $round }.
event-ticket_revealed = Tour { $round } : ticket { $ticket }.
event-roads_sped_up = { $colour ->
    [yellow] Les sections jaunes sont rapides pour toute la partie.
   *[burgundy] Les sections bordeaux sont rapides pour toute la partie.
}
event-off_map = Le tracé ne tient pas sur le plan depuis { $stop } : un seul bâtonnet, dans n’importe quelle direction.
event-placed = { $kind ->
    [green_light] Feu vert : de { $start } à { $stop }
    [extra] Bâtonnet en plus : de { $start } à { $stop }
   *[shape] De { $start } à { $stop }
}{ $road ->
    [jammed] , section congestionnée
    [fast] , section rapide
   *[plain] {""}
}{ $met ->
    [0] .
    [one] , partagée avec une autre ligne.
   *[other] , partagée avec { $met } autres lignes.
}
event-ticked = { $row ->
    [0] { $zone } : case { $box } en { $stop }.
   *[other] { $zone } : ligne { $row }, case { $box } en { $stop }.
}
event-entrance_crossed = { $name } barre une bouche de métro.
event-row_closed = { $zone } : ligne { $row } terminée en { $stop } pour { $points }.
event-bonus = { $passenger ->
    [granny] Bonus en { $stop } : une Mamie.
    [tourist] Bonus en { $stop } : un Touriste.
   *[intern] Bonus en { $stop } : un Stagiaire.
}
event-spot_written = { $spot ->
    [university] Lieu emblématique des universités en { $stop } : { $points }.
    [monument] Lieu emblématique des monuments en { $stop } : { $points }.
    [museum] Lieu emblématique des musées en { $stop } : { $points }.
   *[office] Lieu emblématique des bureaux en { $stop } : { $points }.
}
event-eliminated = { $name } forme une boucle en { $stop } : c’est l’élimination.
event-objective_reached = { $name } remplit l’objectif commun { $objective } pour { $points }.
event-objective_turned = L’objectif commun { $objective } vaut désormais { $value }.
event-inspector_passed = Le contrôleur passe à { $name }.
event-personal_revealed = { $name } avait l’objectif personnel numéro { $objective }.
event-game_over = { $reason ->
    [all_eliminated] La partie est terminée : tous les joueurs sont éliminés.
   *[rounds] { $count ->
        [one] La partie est terminée : { $winners } gagne.
       *[other] La partie est terminée : { $winners } se partagent la victoire.
    }
}
event-game_over_teams = { $count ->
    [1] La partie est terminée : l’équipe { $teams } gagne.
   *[other] La partie est terminée : les équipes { $teams } se partagent la victoire.
}

## Depot
event-day_started = Journée { $day } : { $name } commence. Salle d’attente à gauche : { $left } ; à droite : { $right }. Garage : { $garage }.
event-dealt = { $name } reçoit { $travellers } ; bus : { $buses }.
event-turn_started = Tour { $turn } : { $name }.
event-bus_placed = { $name } amène { $bus } à quai.
event-bus_designated = { $name } utilise { $bus }.
event-bus_called = { $name } appelle { $bus } avec une Star.
event-announced = { $traveller } veut monter dans { $bus } depuis { $source }.
event-boarded = { $traveller } monte dans { $bus } depuis { $source }.
event-passed = { $name } ne crie pas.
event-shouted = { $name } crie : { $traveller } monte dans { $bus }.
event-returned = { $traveller } retourne dans { $source }.
event-boarding_ended = Plus personne ne monte dans { $bus }.
event-room_exchanged = { $moved ->
    [0] { $name } donne { $given } contre { $taken } dans { $column }, place { $place }.
   *[other] { $name } donne { $given } contre { $taken } dans { $column }, place { $place } ; la carte donnée passe en tête.
}
event-passenger_exchanged = { $name } donne { $given } contre { $taken } à bord de { $bus }.
event-exchange_skipped = { $name } n’échange rien.
event-bus_departed = { $bus } part pour { $name } ; à bord : { $passengers }{ $unhappy ->
    [none] .
   *[other] {"\u202F"}; mécontent : { $unhappy }.
}
event-saddened = L’Ivrogne rend mécontent : { $travellers }.
event-penalized = { $name } n’a fait monter personne et pose un voyageur sur la pile des Mécontents.
event-discarded = C’est { $traveller }.
event-traveller_taken = { $name } prend { $traveller } dans { $column }.
event-bus_taken = { $name } prend { $bus } au Garage.
event-traveller_arrived = { $traveller } arrive dans { $column }, place { $place }.
event-bus_arrived = { $bus } arrive au Garage.
event-hand_revealed = { $name } ne peut rien jouer et montre { $travellers } : le dernier tour de table commence.
event-sat_out = { $name } ne joue pas le dernier tour de table.
event-day_ended = { $reason ->
    [last_lap] La journée { $day } est terminée : le dernier tour de table est joué.
    [empty_hand_in_last_lap] La journée { $day } est terminée : une main est vide au dernier tour de table.
   *[empty_hand] La journée { $day } est terminée : une main est vide.
}
event-day_scored = { $name } : { $total } pour la journée (passagers { $passengers }, couples { $lovers }, mécontents { $unhappy }, main { $hand }, bus { $buses }, bus de nuit { $night }).
