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
depot-about-A = Braucht einen Sitz und macht kein Aufhebens.
depot-about-BA = Kommt in seiner Schlange nach vorne. Aus der Hand darf es im Zug von jemand anderem in einen Bus seiner Farbe einsteigen, vor dem, der gerade wollte.
depot-about-BP = Steigt in Busse jeder Farbe ein.
depot-about-CO = Ist er eingestiegen, darf ein Reisender der eigenen Hand gegen einen im Wartesaal oder in einem Bus getauscht werden.
depot-about-DR = Wenn der Bus abfährt, werden zwei seiner Fahrgäste unzufrieden, nach eigener Wahl.
depot-about-GE = Der Bus fährt sofort ab, voll oder nicht. Ein einzelner Verliebter darin wird unzufrieden.
depot-about-L = Ein voller Bus mit nur einem Verliebten wartet auf den anderen. Beide als eigene Fahrgäste zählen 4 mehr.
depot-about-ST = Am Anfang des eigenen Zuges kann der Star einen Bus seiner Farbe aus der Garage rufen oder einen abgefahrenen zurück.
depot-about-SU = Braucht zwei Sitze nebeneinander und zählt als ein Fahrgast.
depot-about-bus = Fährt ab, wenn seine { $count } Sitze besetzt sind; alle darin sind dann Fahrgäste von dem, der am Zug ist. Auf der Hand kostet er am Ende { $count } Punkte.

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
depot-do-shout-instead = rufen: das eigene Baby steigt in den { $bus } ein, schneller als { $traveller }
depot-do-skip = niemanden tauschen
depot-do-swap-left = tauschen: { $given } gegen { $taken } (linke Spalte, Platz { $place })
depot-do-swap-right = tauschen: { $given } gegen { $taken } (rechte Spalte, Platz { $place })
depot-do-swap-bus = tauschen: { $given } gegen { $taken } (im { $bus })
depot-do-sadden = unzufrieden machen: { $traveller }
depot-do-sadden-two = unzufrieden machen: { $traveller } und { $other }
depot-do-discard = verdeckt zu den eigenen Unzufriedenen legen: { $traveller }
depot-do-take-both = aus der linken Spalte { $left } nehmen, aus der rechten { $right }
depot-do-take-left = aus der linken Spalte { $left } nehmen
depot-do-take-right = aus der rechten Spalte { $right } nehmen

## Was gerade entschieden wird
depot-phase-choose = { $name } wählt einen Bus
depot-phase-waiting_room = { $name } lässt aus dem Wartesaal einsteigen
depot-phase-hand = { $name } lässt aus der Hand einsteigen
depot-phase-shout = { $name } darf rufen
depot-phase-exchange = { $name } darf einen Reisenden tauschen
depot-phase-sadden = { $name } wählt, wer unzufrieden wird
depot-phase-penalty = { $name } muss einen Reisenden unzufrieden machen
depot-phase-refill = { $name } füllt die Hand auf
depot-phase-boarding = { $name } lässt Reisende einsteigen
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
depot-say-day-score = { $name }, Tag { $day }: { $points }. { $items }.

## Fragen
depot-prompt-day = Enter geht zum nächsten Tag:
depot-prompt-go-on = Enter geht weiter:
depot-prompt-window = Enter bleibt still, shout ruft:
depot-ask-choose = Den aktiven Bus für diesen Zug wählen.
depot-ask-waiting_room = Wer steigt zuerst aus dem Wartesaal ein?
depot-ask-hand = Wer steigt aus der Hand ein?
depot-ask-shout = Rufen oder still bleiben?
depot-ask-exchange = Der eigene Bestecher darf einen Reisenden tauschen.
depot-ask-sadden = Der Betrunkene ist in diesem Bus. Wer wird unzufrieden?
depot-ask-penalty = Niemand ist eingestiegen. Wer wird dafür unzufrieden?
depot-ask-refill = Die Hand auffüllen: wie viele aus welcher Spalte?
depot-confirm = Gewählt: { $what }.
depot-several = Das passt zu mehreren: { $numbers }.
depot-not-understood = Bitte eine Nummer aus der Liste eingeben, eine Aktion wie place G5, ihre Karte wie G5, oder ? für Hilfe.
depot-choices-part = Möglichkeiten { $first } bis { $last } von { $total }. Enter nennt mehr.
depot-plain-how = Die Nummer einer Möglichkeit eingeben, oder ein Fragezeichen für Hilfe.
depot-scores-open = Ein Fragezeichen steht für Busse in verdeckten Händen; sie fehlen in den Summen. Jede Hand kostet so viel, wie sie jetzt kosten würde.

## Mehrere an einer Tastatur
depot-window-turn = Am Zug ist { $name }.
depot-window-holds = Das { $baby } ist auf der eigenen Hand: shout lässt es einsteigen, Enter bleibt still.
depot-window-without = Das { $baby } ist nicht auf der eigenen Hand: bitte Enter drücken.
depot-window-help = Enter bleibt still. Wer das { $baby } auf der Hand hat, kann shout eingeben.
depot-only-option = Es gibt nur eine Möglichkeit: { $what }.
depot-do-call = den { $bus } mit dem Star rufen
depot-do-sit-out = in der letzten Runde aussetzen

## Was geschehen ist
# Reisende stehen ohne Artikel und im ersten Fall, darum nach einem Doppelpunkt oder am Anfang.
depot-story-and = { $list } und { $last }
depot-story-the = { $card }
depot-story-day = Tag { $day } beginnt, und { $name } fängt an.
depot-story-placed = { $name } bringt den { $bus } an den Bussteig.
depot-story-used = { $name } nutzt den { $bus }.
depot-story-called = { $name } ruft den { $bus } mit einem Star.
depot-story-boarded-room = Aus dem Wartesaal { $count ->
    [one] steigt
   *[other] steigen
} ein: { $cards }.
depot-story-boarded-hand = Aus der Hand von { $name } { $count ->
    [one] steigt
   *[other] steigen
} ein: { $cards }.
depot-story-shouted = { $name } ruft: das { $traveller } steigt in den { $bus } ein.
depot-story-returned = { $traveller } muss zurück ({ $source }).
depot-story-swapped-room = { $moved ->
    [0] { $name } tauscht: { $given } gegen { $taken } ({ $column }).
   *[other] { $name } tauscht: { $given } gegen { $taken } ({ $column }). Die gegebene Karte kommt nach vorne.
}
depot-story-swapped-bus = { $name } tauscht: { $given } gegen { $taken } (im { $bus }).
depot-story-skipped = { $name } tauscht niemanden.
depot-story-departed = { $count ->
    [one] Der { $bus } fährt ab, mit einem Fahrgast für { $name }: { $passengers }.
   *[other] Der { $bus } fährt ab, mit { $count } Fahrgästen für { $name }: { $passengers }.
}
depot-story-left-alone = { $traveller }, vom General alleingelassen, wird unzufrieden.
depot-story-saddened = Der Betrunkene macht unzufrieden: { $travellers }.
depot-story-penalized = Niemand ist eingestiegen, also legt { $name } einen Reisenden zu den Unzufriedenen.
depot-story-discarded = Die Karte: { $traveller }.
depot-story-taken = { $name } nimmt: { $cards }.
depot-story-stuck = { $name } kann nicht spielen und zeigt die Hand: { $travellers }. Die letzte Runde beginnt.
depot-story-sat-out = { $name } setzt in der letzten Runde aus.

## Hilfe
depot-help-number = 3 nimmt die Möglichkeit mit dieser Nummer.
depot-help-action = place G5, use R4a, call Y3, board RGE, board L, end, swap GA1 L3, swap GA1 RSU, skip, sadden RA1 RSU, discard GA2, take 1, pass, shout: eine Aktion, wie sie in gespeicherten Partien steht; groß oder klein ist gleich. L und R sind die linke und die rechte Spalte, L0 ist der vorderste Platz der linken, take 1 nimmt einen Reisenden von links und den Rest von rechts.
depot-help-cards = G5 nimmt die Möglichkeit mit dieser Karte, wenn es nur eine gibt.
depot-help-confirm = Enter bestätigt, was endgültig ist; vorher nimmt u es zurück.
depot-help-table = t zeigt den ganzen Tisch.
depot-help-scores = s zeigt die Punkte von allen.
depot-help-log = l zeigt, was geschehen ist.
depot-help-hint = i gibt einen Tipp: die drei Möglichkeiten, die am meisten versprechen, was von ihnen zu erwarten ist und warum.
depot-help-page = Enter oder n zeigt mehr Möglichkeiten, p geht zurück.
depot-help-quit = q speichert und geht, Ctrl-C auch.
depot-help-rules = Die Regeln in Kürze
depot-help-turn = Einen Bus aus der Hand bringen, einen am Bussteig nutzen oder einen mit dem Star rufen. Wer im Wartesaal vorne steht und passt, muss einsteigen; danach dürfen es Reisende aus der Hand. Ein voller Bus fährt ab, und seine Reisenden sind die eigenen Fahrgäste. Wer einen Bus bringt und niemanden einsteigen lässt, macht einen Reisenden der eigenen Hand unzufrieden. Danach wird die Hand auf 7 Reisende und 2 Busse aufgefüllt. Eine Hand ganz ohne Karten beendet den Tag.
depot-help-SU = SU, der Surfer, braucht zwei Sitze.
depot-help-L = L1 und L2, das Liebespaar: ein voller Bus mit nur einem von beiden ist blockiert; beide als eigene Fahrgäste zählen 4 mehr.
depot-help-GE = GE, der General: sein Bus fährt sofort ab, und ein einzelner Verliebter darin wird unzufrieden.
depot-help-BA = BA, das Baby, kommt in seiner Spalte nach vorne; aus der Hand darf es im Zug von jemand anderem in einen Bus seiner Farbe einsteigen, vor dem angekündigten Reisenden.
depot-help-ST = ST, der Star, kann am Anfang des eigenen Zuges einen Bus seiner Farbe aus der Garage rufen oder einen abgefahrenen zurückrufen.
depot-help-DR = DR, der Betrunkene: wenn sein Bus abfährt, werden zwei der Fahrgäste unzufrieden.
depot-help-BP = BP, der Rucksackreisende, steigt in Busse jeder Farbe ein.
depot-help-CO = CO, der Bestecher: ist er eingestiegen, darf ein Reisender der eigenen Hand gegen einen im Wartesaal oder in einem Bus am Bussteig getauscht werden.
depot-help-points = Jeder Fahrgast zählt 1 Punkt; jeder Unzufriedene kostet 1, ebenso jeder Reisende und jeder Bussitz, der auf der Hand bleibt. Wer die Hand leert, bekommt 1 Punkt für jeden Reisenden am Bussteig. Gespielt werden zwei Tage.
