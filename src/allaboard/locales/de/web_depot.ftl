### Depot im Browser: sein Tisch, was seine Karten tun, und die Aufträge für Babys.

## Der Tisch
web-depot-rules = Regeln
web-depot-tab-table = Tisch
web-depot-tab-piles = Stapel
web-depot-own-piles = Deine Stapel
web-depot-own-travellers = Deine Reisenden
web-depot-own-buses = Deine Busse
web-depot-in-hand = Reisende auf der Hand
web-depot-day-now = Wenn der Tag jetzt endete
web-depot-known = Bekannte Handkarten
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
web-depot-needs-lover = wartet auf die andere Hälfte des Liebespaars
web-depot-aboard = { $needs }, an Bord: { $who }
web-depot-queue = Spalte: { $column }
web-depot-where-room = { $column }, Platz { $place }
web-depot-where-bus = im { $bus }
web-depot-where-garage = Garage, Platz { $place }
web-depot-garage-front = vorne
web-depot-where-hand = auf deiner Hand
web-depot-lit-board = was leuchtet, kann in den { $bus } einsteigen
web-depot-strip = { $name }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}, { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}, { $state }
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
web-depot-step-hand = Hand
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
web-depot-hint-choose = Tippe auf einen leuchtenden Bus: { $ways }.
web-depot-way-place = einen von deiner Hand
web-depot-way-use = einen am Bussteig
web-depot-way-call = einen, den dein Star ruft
web-depot-hint-or = Oder: „{ $button }“.
web-depot-hint-waiting_room = Wer vorne steht und passt, muss in den { $bus } einsteigen. Du bestimmst die Reihenfolge.
web-depot-hint-hand = Tippe auf leuchtende Reisende oder zieh sie in den Bus.
web-depot-hint-penalty = Die Karte liegt verdeckt und kostet einen Punkt.
web-depot-hint-refill = Tippe auf den letzten Reisenden, den du aus einer Spalte nimmst; der Rest kommt aus der anderen.
web-depot-hint-taken = Du nimmst: { $who }.
web-depot-hint-exchange = Tippe die beiden an, die tauschen: einen auf deiner Hand und einen im Wartesaal oder in einem Bus.
web-depot-hint-exchange-second = Jetzt die andere Karte: Damit ist der Tausch gemacht.
web-depot-hint-sadden = { $count ->
    [1] Wähle einen; er kostet einen Punkt.
   *[other] Wähle zwei; sie kosten je einen Punkt.
}
web-depot-hint-place = Er kommt an den Bussteig. { $baby_exempts_penalty ->
    [true] Steigt in diesem Zug niemand ein, auch kein Baby nach einem Schrei, wird ein Reisender deiner Hand unzufrieden.
   *[false] Lässt du in diesem Zug niemanden einsteigen, wird ein Reisender deiner Hand unzufrieden.
}
web-depot-hint-use = Du musst in diesem Zug jemanden einsteigen lassen.
web-depot-hint-call = Dein Star bringt ihn an den Bussteig und steigt zuerst ein.
web-depot-hint-discard = Die Karte kommt verdeckt zu deinen Unzufriedenen.
web-depot-sadden = Wer wird unzufrieden?

## Das Baby
web-depot-shout = Baby
web-depot-pass = Still bleiben
web-depot-baby-not-now = { $asked ->
    [never] An diesem Tisch antworten Babys nur nach Aufträgen.
   *[always] Aktiv, sobald jemand in einen Bus einsteigt und du das Baby in dessen Farbe auf der Hand hast.
}
web-depot-window-blind = Zeit für ein Baby zu schreien
web-depot-window-open = { $name } darf ein Baby schreien lassen
web-depot-window-mine = Dein Baby darf schreien
web-depot-stuck-title = Die letzte Runde
web-depot-stuck = { $name } kann nicht mehr spielen und zeigt die Hand.
web-depot-stuck-me = Du kannst nicht mehr spielen; deine Hand liegt offen.
web-depot-stuck-turns = { $turns ->
    [one] Letzte Runde: noch ein Zug.
   *[other] Letzte Runde: noch { $turns } Züge.
}
web-depot-stuck-hand = Die offene Hand von { $name }
web-depot-orders = Aufträge
web-depot-orders-more = Deine Babys schreien von selbst, wenn ein Auftrag zutrifft. Deine Aufträge sieht sonst niemand, und dieses Fenster haben alle: Es verrät nichts.
web-depot-order-none = { $asked ->
    [never] Kein Auftrag: Dieses Baby schweigt.
    [located] Kein Auftrag: Du wirst nur gefragt, wenn alle wissen, dass du dieses Baby hast.
   *[always] Kein Auftrag: Du wirst gefragt.
}
web-depot-order-add = Neuer Auftrag: { $colour }
web-depot-order-remove = Diesen Auftrag zurücknehmen
web-depot-order-give = Diesen Auftrag geben
web-depot-order-first = Schreit bei der ersten Gelegenheit.
web-depot-order-if = Schreit, wenn: { $conditions }.
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
web-depot-why-behind = Nur wer in einer Spalte vorne steht, kann einsteigen.
web-depot-why-wrong-colour = { $card } steigt nicht in den { $bus } ein: andere Farbe.
web-depot-why-no-seat = { $card } findet im { $bus } keinen Sitz.
web-depot-why-nobody-boards = { $card }: Niemand könnte jetzt einsteigen, weder von vorne in einer Spalte noch aus deiner Hand.
web-depot-why-no-star = { $card }: Nur ein Star seiner Farbe auf deiner Hand kann ihn rufen.
web-depot-why-not-callable = { $card } kann jetzt nicht gerufen werden.
web-depot-why-not-legal = Diese beiden lassen sich nicht tauschen: Farbe und Sitze müssen passen.

## Das Ende eines Tages, und Hausregeln
web-depot-day-over = Tag { $day } ist zu Ende
web-depot-next-day = Weiter zu Tag { $day }
web-depot-ended-empty_hand = { $name } hat keine Karte mehr: Der Tag ist sofort zu Ende.
web-depot-ended-last_lap = { $stuck } konnte nicht mehr spielen, und die letzte Runde ist vorbei.
web-depot-ended-empty_hand_in_last_lap = { $name } hat keine Karte mehr: Das beendet die letzte Runde, die mit { $stuck } begann.
web-depot-day-time = Tag { $day } beginnt in
web-depot-day-waiting = Warten auf { $names }
web-depot-day-look = Tisch ansehen
web-depot-day-ask = Weiter zu Tag { $day }, wenn du so weit bist.
web-depot-day-looks = sieht sich das Ergebnis an
web-depot-day-ready = ist bereit

## Teams
web-depot-teams = Teams
web-depot-team-mine = dein Team
web-depot-team-with = mit { $name }
web-depot-team-winner = Siegerteam
web-depot-team-wins-mine = Dein Team gewinnt
web-depot-team-wins = { $count ->
    [one] Team { $names } gewinnt
   *[other] Beide Teams teilen sich den Sieg
}
web-depot-house = Hausregeln
