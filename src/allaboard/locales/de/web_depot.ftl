### Depot im Browser: sein Tisch, was seine Karten tun, und die Aufträge für Babys.

## Der Tisch
web-depot-rules = Regeln
web-depot-tab-table = Tisch
web-depot-tab-piles = Stapel
web-depot-own-piles = Eigene Stapel
web-depot-own-travellers = Eigene Reisende
web-depot-own-buses = Eigene Busse
web-depot-in-hand = Reisende auf der Hand
web-depot-day-now = Wenn der Tag jetzt endet
web-depot-known = Von der Hand bekannt
web-depot-no-passengers = Noch keine Fahrgäste.
web-depot-in-pile = im Stapel
web-depot-bus-pile = { $count ->
    [one] Noch ein Bus dahinter.
   *[other] Noch { $count } Busse dahinter.
}
web-depot-needs = { $count ->
    [0] voll
    [one] ein Sitz frei
   *[other] { $count } Sitze frei
}
web-depot-needs-lover = wartet auf das Liebespaar
web-depot-aboard = { $needs }, an Bord: { $who }
web-depot-queue = Schlange: { $column }
web-depot-where-room = { $column }, Platz { $place }
web-depot-where-bus = im { $bus }
web-depot-where-garage = Garage, Platz { $place }
web-depot-where-hand = auf der eigenen Hand
web-depot-lit-board = was leuchtet, kann in den { $bus } einsteigen
web-depot-strip = { $name }: { $total } Punkte, { $cards } Karten auf der Hand, { $state }
web-depot-last-lap = { $turns ->
    [1] Letzter Zug
   *[other] Letzte Runde: { $turns }
}
web-depot-name-lit = { $what }. Kann gewählt werden.
web-depot-name-chosen = { $what }. Gewählt.
web-depot-lit-count = { $count ->
    [one] Eine Karte leuchtet.
   *[other] { $count } Karten leuchten.
}

## Ein Zug
web-depot-steps = Die Schritte eines Zuges
web-depot-step-bus = Bus
web-depot-step-room = Wartesaal
web-depot-step-hand = Eigene Hand
web-depot-step-refill = Auffüllen
web-depot-go-choose = Wählen
web-depot-go-waiting_room = Einsteigen
web-depot-go-hand = Einsteigen
web-depot-go-sadden = Bestätigen
web-depot-go-penalty = Ablegen
web-depot-go-refill = Nehmen
web-depot-go-place = Bringen
web-depot-go-use = Nutzen
web-depot-go-call = Rufen
web-depot-go-board = Einsteigen
web-depot-go-discard = Ablegen
web-depot-go-take = Nehmen
web-depot-go-end = Aufhören
web-depot-go-skip = Kein Tausch
web-depot-go-decline = Verzichten
web-depot-hint-choose = Einen leuchtenden Bus antippen: einen eigenen, einen am Bussteig oder einen, den ein Star ruft.
web-depot-hint-waiting_room = Wer vorne steht und passt, muss in den { $bus } einsteigen. Zu wählen ist, wer zuerst.
web-depot-hint-hand = Leuchtende Reisende antippen oder in den Bus ziehen, oder aufhören.
web-depot-hint-penalty = Die Karte liegt verdeckt und kostet einen Punkt.
web-depot-hint-refill = Antippen, bis wohin aus einer Schlange genommen wird; der Rest kommt aus der anderen.
web-depot-hint-taken = Genommen wird: { $who }.
web-depot-hint-exchange = Antippen, wer geht und wer kommt: jemand aus der Hand, jemand im Wartesaal oder in einem Bus.
web-depot-hint-exchange-second = Jetzt der andere von beiden. Das ist der Tausch.
web-depot-hint-sadden = Zwei wählen; sie kosten je einen Punkt.
web-depot-hint-place = Er kommt an den Bussteig. Steigt in diesem Zug niemand ein, wird ein Reisender der eigenen Hand unzufrieden.
web-depot-hint-use = In diesem Zug muss jemand einsteigen.
web-depot-hint-call = Der Star bringt ihn an den Bussteig und steigt zuerst ein.
web-depot-hint-discard = Die Karte kommt verdeckt zu den eigenen Unzufriedenen.
web-depot-sadden = Wer wird unzufrieden?

## Das Baby
web-depot-shout = Baby
web-depot-pass = Still bleiben
web-depot-baby-not-now = Der Knopf geht, wenn jemand in einen Bus einsteigt und das Baby seiner Farbe auf der eigenen Hand ist.
web-depot-orders = Aufträge
web-depot-orders-more = Die eigenen Babys rufen von selbst, wenn ein Auftrag es sagt. Niemand sonst sieht die Aufträge, und alle haben dieses Blatt.
web-depot-order-none = Kein Auftrag: es wird gefragt.
web-depot-order-add = Neuer Auftrag: { $colour }
web-depot-order-remove = Diesen Auftrag zurücknehmen
web-depot-order-give = Diesen Auftrag geben
web-depot-order-first = Ruft bei der ersten Gelegenheit.
web-depot-order-if = Ruft, wenn: { $conditions }.
web-depot-if = All das muss gelten
web-depot-if-profile = Wer einsteigen will
web-depot-if-seat = In wessen Zug
web-depot-if-would_complete = der Bus mit diesem Reisenden abfahren würde
web-depot-if-would_block = das Baby den Bus füllt und nur ein Verliebter darin ist
web-depot-if-misses = dieser Reisende keinen Sitz mehr fände
web-depot-if-closing = das Einsteigen endet und ein Sitz frei ist
web-depot-if-empties_my_hand = das Baby meine letzte Karte ist
web-depot-if-garage_empty = die Garage leer ist
web-depot-if-profiles = jemand davon einsteigen will: { $who }
web-depot-if-current = im Zug von { $who }

## Was Karten tun
web-depot-travellers = Reisende

## Warum nicht
web-depot-why-turn = Gerade ist { $name } am Zug.
web-depot-why-behind = Nur wer in einer Schlange vorne steht, kann einsteigen.
web-depot-why-wrong-colour = { $card } steigt nicht in den { $bus } ein: andere Farbe.
web-depot-why-no-seat = { $card } findet im { $bus } keinen Platz.
web-depot-why-nobody-boards = { $card }: niemand könnte jetzt einsteigen, weder von vorne in einer Schlange noch aus der eigenen Hand.
web-depot-why-no-star = { $card }: nur ein Star seiner Farbe auf der eigenen Hand kann ihn rufen.
web-depot-why-not-callable = { $card } kann jetzt nicht gerufen werden.
web-depot-why-not-legal = Diese beiden lassen sich nicht tauschen: Farbe und Sitze müssen passen.

## Das Ende eines Tages, und Hausregeln
web-depot-day-over = Tag { $day } ist vorbei
web-depot-next-day = Weiter zu Tag { $day }
web-depot-house = Hausregeln
web-depot-house-rules = Hausregeln dieses Tisches
web-depot-option-drunkard_scope-departing_bus = Der Betrunkene macht zwei Fahrgäste des abfahrenden Busses unzufrieden.
web-depot-option-drunkard_scope-own_pile = Der Betrunkene macht zwei von allen eigenen Fahrgästen unzufrieden.
web-depot-option-drunkard_may_pick_self-true = Der Betrunkene darf selbst unzufrieden werden.
web-depot-option-drunkard_may_pick_self-false = Der Betrunkene wird nicht selbst unzufrieden.
web-depot-option-exchange_triggers_profiles-true = Wer durch Tausch in einen Bus kommt, nutzt sein Profil.
web-depot-option-exchange_triggers_profiles-false = Wer durch Tausch in einen Bus kommt, nutzt sein Profil nicht.
web-depot-option-backpacker_exchange_any_bus-true = Auch durch Tausch kommt ein Rucksackreisender in jeden Bus.
web-depot-option-backpacker_exchange_any_bus-false = Durch Tausch kommt ein Rucksackreisender nur in einen Bus seiner Farbe.
web-depot-option-baby_exempts_penalty-false = Ein gerufenes Baby erspart keinen Unzufriedenen.
web-depot-option-baby_exempts_penalty-true = Ein gerufenes Baby im neu gebrachten Bus erspart einen Unzufriedenen.
web-depot-option-baby_windows-attempt_and_end = Babys dürfen bei jedem Einsteigen rufen, und wenn es endet.
web-depot-option-baby_windows-attempt = Babys dürfen bei jedem Einsteigen rufen, aber nicht, wenn es endet.
web-depot-option-baby_windows-none = Babys rufen nicht.
web-depot-option-final_turn-optional = Auf einen Zug der letzten Runde kann man verzichten.
web-depot-option-final_turn-mandatory = Wer kann, muss in der letzten Runde spielen.
web-depot-option-teams-false = Alle spielen für sich.
web-depot-option-teams-true = Zwei Teams: wer sich gegenübersitzt.
