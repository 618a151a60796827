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
# Die Farbe steht als gebeugtes Eigenschaftswort vor dem Namen, im ersten Fall; im vierten: depot-bus-object.
depot-traveller = { $profile ->
    [Baby] { $colour ->
        [Rot] rotes Baby
        [Blau] blaues Baby
        [Gelb] gelbes Baby
       *[other] grünes Baby
    }
   *[other] { $colour ->
        [Rot] roter { $profile }
        [Blau] blauer { $profile }
        [Gelb] gelber { $profile }
       *[other] grüner { $profile }
    }
}
depot-traveller-numbered = { $colour ->
    [Rot] roter { $profile } { $number }
    [Blau] blauer { $profile } { $number }
    [Gelb] gelber { $profile } { $number }
   *[other] grüner { $profile } { $number }
}
depot-bus = { $colour ->
    [Rot] roter Bus { $size }
    [Blau] blauer Bus { $size }
    [Gelb] gelber Bus { $size }
   *[other] grüner Bus { $size }
}
depot-bus-object = { $colour ->
    [Rot] roten Bus { $size }
    [Blau] blauen Bus { $size }
    [Gelb] gelben Bus { $size }
   *[other] grünen Bus { $size }
}
depot-about-A = Braucht einen Sitz und macht kein Aufhebens.
depot-about-BA = { $baby_windows ->
    [none] Kommt in seiner Spalte nach vorne.
    [attempt] Kommt in seiner Spalte nach vorne. Aus deiner Hand darf es im Zug eines anderen in den aktiven Bus seiner Farbe einsteigen, vor einem Reisenden, der gerade einsteigen will.
   *[attempt_and_end] Kommt in seiner Spalte nach vorne. Aus deiner Hand darf es im Zug eines anderen in den aktiven Bus seiner Farbe einsteigen: vor einem Reisenden, der gerade einsteigen will, oder wenn das Einsteigen endet.
}
depot-about-BP = { $backpacker_exchange_any_bus ->
    [false] Steigt in Busse jeder Farbe ein; durch Tausch nur in einen Bus seiner Farbe.
   *[true] Steigt in Busse jeder Farbe ein.
}
depot-about-CO = { $exchange_triggers_profiles ->
    [false] Ist er eingestiegen, darfst du einen Reisenden deiner Hand gegen einen im Wartesaal oder in einem Bus am Bussteig tauschen; nicht, wenn er selbst durch Tausch gekommen ist.
   *[true] Ist er eingestiegen, darfst du einen Reisenden deiner Hand gegen einen im Wartesaal oder in einem Bus am Bussteig tauschen.
}
depot-about-DR = { $drunkard_scope ->
    [departing_bus] Fährt sein Bus ab, macht der Spieler, der ihn bekommt, zwei Fahrgäste dieses Busses unzufrieden
    [own_pile] Fährt sein Bus ab, macht der Spieler, der ihn bekommt, zwei von allen seinen Fahrgästen unzufrieden
   *[either] Fährt sein Bus ab, macht der Spieler, der ihn bekommt, zwei Fahrgäste unzufrieden: zwei aus diesem Bus oder, je nach Regel am Tisch, zwei von allen seinen Fahrgästen
}{ $drunkard_may_pick_self ->
    [false] , aber nicht den Betrunkenen selbst.
   *[true] .
}
depot-about-GE = { $exchange_triggers_profiles ->
    [false] Der Bus fährt sofort ab, voll oder nicht, und ein einzelner Verliebter darin wird unzufrieden; nicht, wenn der General durch Tausch kommt.
   *[true] Der Bus fährt sofort ab, voll oder nicht. Ein einzelner Verliebter darin wird unzufrieden.
}
depot-about-L = Ein voller Bus mit nur einem Verliebten wartet auf den anderen. Beide als deine Fahrgäste zählen 4 mehr.
depot-about-ST = Am Anfang deines Zuges kann der Star einen Bus seiner Farbe aus der Garage rufen oder einen abgefahrenen zurück.
depot-about-SU = Braucht zwei freie Sitze und zählt als ein Fahrgast.
depot-about-bus = Fährt ab, wenn seine { $count } Sitze besetzt sind; wer am Zug ist, bekommt alle als Fahrgäste. Bleibt er auf deiner Hand, kostet er { $count } Punkte.

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
depot-do-shout = schreien
depot-do-shout-bus = schreien: Dein Baby steigt in den { $bus } ein
depot-do-shout-instead = schreien: Dein Baby steigt in den { $bus } ein, vor diesem Reisenden: { $traveller }
depot-do-skip = niemanden tauschen
depot-do-swap-left = tauschen: { $given } gegen { $taken } (linke Spalte, Platz { $place })
depot-do-swap-right = tauschen: { $given } gegen { $taken } (rechte Spalte, Platz { $place })
depot-do-swap-bus = tauschen: { $given } gegen { $taken } (im { $bus })
depot-do-sadden = unzufrieden machen: { $traveller }
depot-do-sadden-two = unzufrieden machen: { $traveller } und { $other }
depot-do-discard = verdeckt zu deinen Unzufriedenen legen: { $traveller }
depot-do-take-both = aus der linken Spalte { $left } nehmen, aus der rechten { $right }
depot-do-take-left = aus der linken Spalte { $left } nehmen
depot-do-take-right = aus der rechten Spalte { $right } nehmen

## Was gerade entschieden wird
depot-phase-choose = { $name } wählt einen Bus
depot-phase-waiting_room = { $name } lässt aus dem Wartesaal einsteigen
depot-phase-hand = { $name } lässt aus der Hand einsteigen
depot-phase-shout = { $name } darf schreien
depot-phase-exchange = { $name } darf einen Reisenden tauschen
depot-phase-sadden = { $name } wählt, wer unzufrieden wird
depot-phase-penalty = { $name } muss einen Reisenden unzufrieden machen
depot-phase-refill = { $name } füllt die Hand auf
depot-phase-boarding = { $name } lässt Reisende einsteigen
depot-phase-over = die Partie ist zu Ende
depot-phase-day_over = der Tag ist zu Ende

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
depot-hand = Deine Hand
depot-own-unhappy = Deine Unzufriedenen
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
depot-say-hand = Deine Reisenden: { $travellers }. Deine Busse: { $buses }.
depot-say-own-unhappy = Deine Unzufriedenen: { $travellers }.
depot-say-own = Du hast { $points } und { $passengers }: { $names }.
depot-say-own-none = Du hast { $points } und keine Fahrgäste.
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
depot-prompt-window = Enter bleibt still, shout schreit:
depot-ask-choose = Wähle den aktiven Bus für deinen Zug.
depot-ask-waiting_room = Wer steigt zuerst aus dem Wartesaal ein?
depot-ask-hand = Wer steigt aus deiner Hand ein?
depot-ask-shout = Schreist du?
depot-ask-exchange = Dein Bestecher darf einen Reisenden tauschen.
depot-ask-sadden = Der Betrunkene ist in diesem Bus. Wer wird unzufrieden?
depot-ask-penalty = Du hast niemanden einsteigen lassen: Wer wird unzufrieden?
depot-ask-refill = Füll deine Hand auf: Wie viele aus welcher Spalte?
depot-confirm = Du hast gewählt: { $what }.
depot-several = Das passt zu mehreren: { $numbers }.
depot-not-understood = Gib eine Nummer aus der Liste ein, eine Aktion wie place G5, ihre Karte wie G5 oder ? für Hilfe.
depot-choices-part = Möglichkeiten { $first } bis { $last } von { $total }. Enter nennt mehr.
depot-plain-how = Gib die Nummer einer Möglichkeit ein oder ein Fragezeichen für Hilfe.
depot-scores-open = Ein Fragezeichen steht für Busse in verdeckten Händen; sie fehlen in den Summen. Jede Hand kostet so viel, wie sie jetzt kosten würde.

## Mehrere an einer Tastatur
depot-window-turn = Am Zug ist { $name }.
depot-window-holds = Dein { $baby } kann einsteigen: mit shout. Enter bleibt still.
depot-window-without = Du hast kein { $baby }: Drück bitte Enter.
depot-window-help = Enter bleibt still. Wer ein { $baby } auf der Hand hat, kann shout eingeben.
depot-only-option = Du hast nur eine Möglichkeit: { $what }.
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
depot-story-shouted = { $name } schreit: { $traveller } steigt in den { $bus } ein.
depot-story-returned = { $traveller } muss zurück ({ $source }).
depot-story-swapped-room = { $moved ->
    [0] { $name } tauscht: { $given } gegen { $taken } ({ $column }).
   *[other] { $name } tauscht: { $given } gegen { $taken } ({ $column }). Die gegebene Karte kommt nach vorne.
}
depot-story-swapped-bus = { $name } tauscht: { $given } gegen { $taken } (im { $bus }).
depot-story-skipped = { $name } tauscht niemanden.
depot-story-departed = { $count ->
    [one] { $bus } fährt ab, mit einem Fahrgast für { $name }: { $passengers }.
   *[other] { $bus } fährt ab, mit { $count } Fahrgästen für { $name }: { $passengers }.
}
depot-story-left-alone = { $traveller }, vom General alleingelassen, wird unzufrieden.
depot-story-saddened = Der Betrunkene macht unzufrieden: { $travellers }.
depot-story-penalized = { $name } hat niemanden einsteigen lassen und legt einen Reisenden zu den Unzufriedenen.
depot-story-discarded = Die Karte: { $traveller }.
depot-story-taken = { $name } nimmt: { $cards }.
depot-story-stuck = { $name } kann nicht spielen und zeigt die Hand: { $travellers }. Die letzte Runde beginnt.
depot-story-sat-out = { $name } setzt in der letzten Runde aus.

## Hilfe
depot-help-number = 3 nimmt die Möglichkeit mit dieser Nummer.
depot-help-action = place G5, use R4a, call Y3, board RGE, board L, end, swap GA1 L3, swap GA1 RSU, skip, sadden RA1 RSU, discard GA2, take 1{ $baby_windows ->
    [none] {""}
   *[other] , pass, shout
}: eine Aktion, wie sie in gespeicherten Partien steht; Groß- und Kleinschreibung ist egal. L und R sind die linke und die rechte Spalte, L0 ist der vorderste Platz der linken, take 1 nimmt einen Reisenden von links und den Rest von rechts.
depot-help-cards = G5 nimmt die Möglichkeit mit dieser Karte, wenn es nur eine gibt.
depot-help-confirm = Enter bestätigt, was endgültig ist; vorher nimmt u es zurück.
depot-help-table = t zeigt den ganzen Tisch.
depot-help-scores = s zeigt die Punkte von allen.
depot-help-log = l zeigt, was geschehen ist.
depot-help-hint = i gibt einen Tipp: die drei Möglichkeiten, die am meisten versprechen, was von ihnen zu erwarten ist und warum.
depot-help-page = Enter oder n zeigt mehr Möglichkeiten, p geht zurück.
depot-help-quit = q speichert und geht, Ctrl-C auch.
depot-help-rules = Die Regeln in Kürze
depot-help-turn = Bring einen Bus aus der Hand, nutze einen am Bussteig oder ruf einen mit dem Star. Wer im Wartesaal vorne steht und passt, muss einsteigen; danach dürfen es Reisende aus deiner Hand. Ein voller Bus fährt ab, und seine Reisenden sind deine Fahrgäste. { $baby_exempts_penalty ->
    [true] Bringst du einen Bus und es steigt niemand ein, auch kein Baby nach einem Schrei,
   *[false] Bringst du einen Bus und lässt niemanden einsteigen,
} wird ein Reisender deiner Hand unzufrieden. Danach füllst du die Hand auf 7 Reisende und 2 Busse auf. Eine Hand ganz ohne Karten beendet den Tag.
depot-help-SU = SU, der Surfer, braucht zwei freie Sitze.
depot-help-L = L1 und L2, das Liebespaar: Ein voller Bus mit nur einem von beiden ist blockiert; beide als deine Fahrgäste zählen 4 mehr.
depot-help-GE = { $exchange_triggers_profiles ->
    [false] GE, der General: Sein Bus fährt sofort ab, und ein einzelner Verliebter darin wird unzufrieden; nicht, wenn der General durch Tausch kommt.
   *[true] GE, der General: Sein Bus fährt sofort ab, und ein einzelner Verliebter darin wird unzufrieden.
}
depot-help-BA = { $baby_windows ->
    [none] BA, das Baby, kommt in seiner Spalte nach vorne.
    [attempt] BA, das Baby, kommt in seiner Spalte nach vorne; aus deiner Hand darf es im Zug eines anderen in den aktiven Bus seiner Farbe einsteigen, vor dem angekündigten Reisenden.
   *[attempt_and_end] BA, das Baby, kommt in seiner Spalte nach vorne; aus deiner Hand darf es im Zug eines anderen in den aktiven Bus seiner Farbe einsteigen, vor dem angekündigten Reisenden oder wenn das Einsteigen endet.
}
depot-help-ST = ST, der Star, kann am Anfang deines Zuges einen Bus seiner Farbe aus der Garage rufen oder einen abgefahrenen zurückrufen.
depot-help-DR = DR, der Betrunkene: { $drunkard_scope ->
    [own_pile] Fährt sein Bus ab, macht der Spieler, der ihn bekommt, zwei von allen seinen Fahrgästen unzufrieden
   *[departing_bus] Fährt sein Bus ab, macht der Spieler, der ihn bekommt, zwei Fahrgäste dieses Busses unzufrieden
}{ $drunkard_may_pick_self ->
    [false] , aber nicht den Betrunkenen selbst.
   *[true] .
}
depot-help-BP = { $backpacker_exchange_any_bus ->
    [false] BP, der Rucksackreisende, steigt in Busse jeder Farbe ein; durch Tausch nur in einen Bus seiner Farbe.
   *[true] BP, der Rucksackreisende, steigt in Busse jeder Farbe ein.
}
depot-help-CO = { $exchange_triggers_profiles ->
    [false] CO, der Bestecher: Ist er eingestiegen, darfst du einen Reisenden deiner Hand gegen einen im Wartesaal oder in einem Bus am Bussteig tauschen; nicht, wenn er selbst durch Tausch gekommen ist.
   *[true] CO, der Bestecher: Ist er eingestiegen, darfst du einen Reisenden deiner Hand gegen einen im Wartesaal oder in einem Bus am Bussteig tauschen.
}
depot-help-points = Jeder Fahrgast zählt 1 Punkt; jeder Unzufriedene kostet 1, ebenso jeder Reisende und jeder Bussitz, der auf deiner Hand bleibt. Wer keine Karte mehr auf der Hand hat, bekommt 1 Punkt für jeden Reisenden in den Bussen am Bussteig. Gespielt werden zwei Tage.

## Die Hausregeln eines Tisches
depot-house-rules = Hausregeln dieses Tisches
depot-rule-drunkard_scope-departing_bus = Der Betrunkene macht zwei Fahrgäste des abfahrenden Busses unzufrieden (englische Regel).
depot-rule-drunkard_scope-own_pile = Der Betrunkene macht zwei von allen deinen Fahrgästen unzufrieden, wenn du seinen Bus bekommst (französische Regel).
depot-rule-drunkard_may_pick_self-true = Der Betrunkene darf selbst unzufrieden werden.
depot-rule-drunkard_may_pick_self-false = Der Betrunkene wird nicht selbst unzufrieden.
depot-rule-exchange_triggers_profiles-true = Kommt ein General durch Tausch in einen Bus, fährt dieser sofort ab; kommt ein Bestecher durch Tausch, darf noch einmal getauscht werden.
depot-rule-exchange_triggers_profiles-false = Ein General oder Bestecher, der durch Tausch in einen Bus kommt, bewirkt nichts.
depot-rule-backpacker_exchange_any_bus-true = Auch durch Tausch kommt ein Rucksackreisender in jeden Bus.
depot-rule-backpacker_exchange_any_bus-false = Durch Tausch kommt ein Rucksackreisender nur in einen Bus seiner Farbe.
depot-rule-baby_exempts_penalty-false = Ein Baby, das nach einem Schrei in deinen neuen Bus einsteigt, erspart dir die Strafe nicht.
depot-rule-baby_exempts_penalty-true = Ein Baby, das nach einem Schrei in deinen neuen Bus einsteigt, erspart dir die Strafe.
depot-rule-baby_windows-attempt_and_end = Babys dürfen bei jedem Einsteigen schreien und wenn das Einsteigen endet.
depot-rule-baby_windows-attempt = Babys dürfen bei jedem Einsteigen schreien, aber nicht, wenn das Einsteigen endet.
depot-rule-baby_windows-none = Babys schreien nicht.
depot-rule-final_turn-optional = In der letzten Runde darf ein Spieler auf seinen Zug verzichten.
depot-rule-final_turn-mandatory = In der letzten Runde muss spielen, wer kann.
depot-rule-teams-false = Alle spielen für sich.
depot-rule-teams-true = Zwei Teams: wer sich gegenübersitzt.
