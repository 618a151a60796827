### Die Titel der Piktogramme, und was auf Bildern von Depot steht.

## Piktogramme der Streckenspiele
icon-couple = Paar
icon-straight = Geradeaus
icon-ticket = Ticket
icon-objective = Aufgabe
icon-shape-1 = Ein Marker
icon-shape-2 = Zwei Marker, Gerade
icon-shape-3 = Drei Marker, Gerade
icon-shape-2t = Zwei Marker, eine Abbiegung
icon-shape-3tt = Drei Marker, zwei Abbiegungen

## Zeichen der Farben von Depot
icon-flame = Flamme
icon-leaf = Blatt
icon-wave = Welle
icon-sun = Sonne

## Piktogramme der Bildschirme
icon-check = Erledigt
icon-cross = Schließen
icon-plus = Mehr
icon-minus = Weniger
icon-back = Zurück
icon-onward = Weiter
icon-bus = Bus
icon-train = Bahn
icon-card = Karten
icon-chat = Chat
icon-people = Spieler
icon-sheet = Bogen
icon-map = Plan
icon-lock = Gesperrt
icon-undo = Rückgängig
icon-clock = Zeit
icon-menu = Menü
icon-happy = Fahrgast
icon-unhappy = Unzufriedener
icon-settings = Einstellungen
icon-play = Abspielen
icon-pause = Pause
icon-step = Ein Schritt vor
icon-step-back = Ein Schritt zurück
icon-link = Link
icon-share = Teilen
icon-qr = QR-Code
icon-search = Suchen
icon-bot = Bot
icon-spectator = Zuschauer
icon-trophy = Sieg
icon-sound-on = Ton an
icon-sound-off = Ton aus
icon-language = Sprache
icon-moon = Dunkle Farben
icon-day = Helle Farben
icon-bell = Mitteilungen
icon-print = Drucken
icon-download = Herunterladen
icon-help = Hilfe

## Der Tisch von Depot
drawing-depot-title = Depot, Tag { $day } von { $days }, Zug { $turn }
drawing-depot-title-over = Depot, die Partie ist zu Ende
drawing-depot-day = Tag { $day } von { $days }
drawing-depot-turn = Zug { $turn }
drawing-depot-active = { $free ->
    [0] { $bus } ist aktiv
    [one] { $bus } ist aktiv, ein Sitz frei
   *[other] { $bus } ist aktiv, { $free } Sitze frei
}
drawing-depot-no-bus = Noch ist kein Bus da.
drawing-depot-front = vorne ist bei jeder Spalte links
drawing-depot-nobody-waits = Der Wartesaal ist leer.
drawing-depot-next = { $bus } steht vorne
drawing-depot-no-more-buses = Dahinter kommt kein Bus mehr.
drawing-depot-no-buses = Die Garage ist leer.
drawing-depot-hand-of = Hand von { $name }
drawing-depot-empty-hand = Keine Karten mehr.
drawing-depot-turn-of = lässt einsteigen
drawing-depot-is-next = kommt als Nächstes
drawing-depot-waits = wartet
drawing-depot-rank = Rang { $rank }
drawing-depot-day-points = Tag { $day }: { $points }
drawing-depot-lovers = Liebespaare { $points }
drawing-depot-night = Nachtbusse { $points }
drawing-depot-buses = Busse { $points }
drawing-depot-without-buses = ohne Busse auf der Hand
drawing-depot-team = Team { $names }: { $points }
