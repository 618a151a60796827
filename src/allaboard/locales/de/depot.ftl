### Depot: seine Karten, sein Tisch im Terminal, und was ein Spieler tun kann.


## Karten
depot-colour-R = Rot
depot-colour-G = Grün
depot-colour-B = Blau
depot-colour-Y = Gelb
depot-profile-A = Unbekannter
depot-profile-BA = Baby
depot-profile-BP = Rucksackreisender
depot-profile-CO = Bestecher
depot-profile-DR = Betrunkener
depot-profile-GE = General
depot-profile-L = Verliebter
depot-profile-ST = Star
depot-profile-SU = Surfer
# Farben stehen hinter dem Namen, damit sie in keinem Satz gebeugt werden müssen.
depot-traveller = { $profile } in { $colour }
depot-traveller-numbered = { $profile } { $number } in { $colour }
depot-bus = Bus { $colour } { $size }

## Was ein Spieler tun kann: je ein kurzer Satz
depot-do-place = den { $bus } aus der Hand an den Bussteig bringen
depot-do-use = den { $bus } am Bussteig nutzen
depot-do-call-garage = den { $bus } mit dem Star aus der Garage rufen
depot-do-call-departed = den { $bus } mit dem Star zurückrufen
depot-do-decline = auf den letzten Zug verzichten
depot-do-board-left = vorne aus der linken Spalte einsteigen lassen: { $traveller }
depot-do-board-right = vorne aus der rechten Spalte einsteigen lassen: { $traveller }
depot-do-board = aus der Hand einsteigen lassen: { $traveller }
depot-do-end = niemanden mehr einsteigen lassen
depot-do-pass = still bleiben
depot-do-shout = rufen
depot-do-shout-bus = rufen: das eigene Baby steigt in den { $bus } ein
depot-do-shout-instead = rufen: das eigene Baby steigt in den { $bus } ein, und nicht { $traveller }
depot-do-skip = niemanden tauschen
depot-do-swap-left = { $given } geben, { $taken } nehmen: linke Spalte, Platz { $place }
depot-do-swap-right = { $given } geben, { $taken } nehmen: rechte Spalte, Platz { $place }
depot-do-swap-bus = { $given } geben, { $taken } nehmen: aus dem { $bus }
depot-do-sadden = unzufrieden machen: { $traveller }
depot-do-sadden-two = unzufrieden machen: { $traveller } und { $other }
depot-do-discard = verdeckt zu den eigenen Unzufriedenen legen: { $traveller }
depot-do-take-both = { $left } aus der linken Spalte nehmen und { $right } aus der rechten
depot-do-take-left = { $left } aus der linken Spalte nehmen
depot-do-take-right = { $right } aus der rechten Spalte nehmen

## Was gerade entschieden wird
depot-phase-choose = { $name } wählt einen Bus
depot-phase-waiting_room = { $name } lässt aus dem Wartesaal einsteigen
depot-phase-hand = { $name } lässt aus der Hand einsteigen
depot-phase-shout = { $name } darf rufen
depot-phase-exchange = { $name } darf einen Reisenden tauschen
depot-phase-sadden = { $name } wählt, wer unzufrieden wird
depot-phase-penalty = { $name } muss einen Reisenden unzufrieden machen
depot-phase-refill = { $name } füllt die Hand auf
depot-phase-boarding = Einsteigen im Zug von { $name }
depot-phase-over = die Partie ist zu Ende

## Der Tisch
depot-day = Tag { $day }/{ $days }
depot-turn = Zug { $turn }
depot-last-lap = { $turns ->
    [one] letzter Zug des Tages
   *[other] letzte Runde, noch { $turns } Züge
}
depot-announced = Gleich steigt in den { $bus } ein: { $traveller }.
depot-closing = In den { $bus } steigt gleich niemand mehr ein.
depot-platform = Am Bussteig
depot-platform-empty = kein Bus
depot-free = { $count } frei
depot-full = voll
depot-blocked = blockiert
depot-room = Wartesaal
depot-left = links
depot-right = rechts
depot-pile = Stapel { $count }
depot-garage = Garage
depot-departed = Abgefahren
depot-nothing = keine
depot-hand = Eigene Hand
depot-own-unhappy = Eigene Unzufriedene
depot-players = Spieler
depot-head-points = Punkte
depot-head-travellers = Hand
depot-head-buses = Busse
depot-head-passengers = Fahrgäste
depot-head-unhappy = Unzufr.
depot-shown = gezeigt
depot-open-hand = offene Hand
depot-passengers = Fahrgäste
depot-team = { $names }: { $points }
depot-teams = Teams
depot-legend-active = aktiver Bus
depot-legend-accessible = vorne stehend
depot-legend-free = freier Sitz

## Punkte
depot-item-passengers = Fahrgäste
depot-item-lovers = Liebespaare
depot-item-unhappy = Unzufriedene
depot-item-hand = Reisende auf der Hand
depot-item-buses = Busse auf der Hand
depot-item-night = Nachtbusse
depot-score-day = Tag { $day }
depot-score-total = Summe
depot-score-rank = Rang

## Der Tisch in Sätzen
depot-say-day = Depot, Tag { $day } von { $days }, Zug { $turn }: { $what }.
depot-say-over = Depot, die Partie ist zu Ende.
depot-say-last-lap = { $turns ->
    [one] Das ist der letzte Zug des Tages.
   *[other] Letzte Runde: noch { $turns } Züge, dieser eingeschlossen.
}
depot-say-no-bus = Am Bussteig steht kein Bus.
depot-say-bus = Am Bussteig: { $bus }, { $free } von { $capacity } Sitzen frei; an Bord: { $passengers }.
depot-say-active = Am Bussteig der aktive Bus: { $bus }, { $free } von { $capacity } Sitzen frei; an Bord: { $passengers }.
depot-say-blocked = Ein einzelner Verliebter blockiert ihn.
depot-say-nobody = niemand
depot-say-room-left = Wartesaal, linke Spalte von vorne: { $travellers }.
depot-say-room-right = Wartesaal, rechte Spalte von vorne: { $travellers }.
depot-say-pile = { $count ->
    [one] Ein Reisender ist im Stapel.
   *[other] { $count } Reisende sind im Stapel.
}
depot-say-garage = Garage von vorne: { $buses }; noch { $count } im Stapel.
depot-say-departed = Abgefahren: { $buses }.
depot-say-none = keine
depot-say-hand = Eigene Reisende: { $travellers }. Eigene Busse: { $buses }.
depot-say-own-unhappy = Eigene Unzufriedene: { $travellers }.
depot-say-own = Bisher { $points } und { $passengers }: { $names }.
depot-say-own-none = Bisher { $points } und keine Fahrgäste.
depot-say-player = { $name } hat { $points }, { $travellers } und { $buses } auf der Hand, { $passengers }, Unzufriedene: { $unhappy }.
depot-say-player-without = { $name } hat { $points } ohne die Busse auf der Hand, { $travellers } und { $buses } auf der Hand, { $passengers }, Unzufriedene: { $unhappy }.
depot-count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
depot-count-travellers = { $count ->
    [one] { $count } Reisenden
   *[other] { $count } Reisende
}
depot-count-buses = { $count ->
    [one] { $count } Bus
   *[other] { $count } Busse
}
depot-count-passengers = { $count ->
    [one] { $count } Fahrgast
   *[other] { $count } Fahrgäste
}
depot-say-shown = { $name } hat gezeigt: { $cards }.
depot-say-open-hand = { $name } spielt mit offener Hand: { $cards }.
depot-say-passengers = Fahrgäste bei { $name }: { $cards }.
depot-say-team = Team { $names }: { $points }.
depot-say-score = { $name }, Rang { $rank }: { $points }. { $items }.
depot-say-item = { $item } { $points }
depot-say-choice = { $number }: { $what }.
