### Was auf Bildern steht.

drawing-title = { $game }: { $city }
drawing-spot = Besonderer Zielort
drawing-departure = Start einer Linie
drawing-end = Ende einer Linie
drawing-offer-free = Kostet nichts
drawing-offer-turn = Abbiege-Kästchen
drawing-offer-traffic = Stau-Kästchen
drawing-offer-connections = Verbindungen
drawing-offer-loop = Fährt im Kreis
drawing-offer-dead-end = Führt in eine Sackgasse
drawing-rival = Die Linie des Rivalen
drawing-flirt-light = Verliebter, hell
drawing-flirt-dark = Verliebter, dunkel

## Straßen
drawing-road-jammed = Hauptverkehrsstraße
drawing-road-yellow = Gelber Abschnitt, schnell
drawing-road-burgundy = Weinroter Abschnitt, schnell
drawing-road-yellow-asleep = Gelber Abschnitt, in dieser Partie nicht schnell
drawing-road-burgundy-asleep = Weinroter Abschnitt, in dieser Partie nicht schnell

## Der Moment
drawing-choosing = Startwahl
drawing-over = Die Partie ist zu Ende
drawing-round = Runde { $round } von { $rounds }
drawing-rush-hours = { $count } von 2 Stoßzeiten

## Tickets und Aufgaben
drawing-ticket-played = Ticket { $number }, gespielt
drawing-ticket-current = Ticket { $number }, jetzt
drawing-ticket-to-come = Ticket { $number }, kommt noch
drawing-ticket-back = Ticket, verdeckt
drawing-departure-ticket = Start { $number }
drawing-rush-hour = Stoßzeit
drawing-rush-hour-effect = Jede gelbe Aufgabe wird blau
drawing-objective = { $needed } × { $what }: { $value } Punkte

## Bögen
drawing-player = Spieler { $number }
drawing-sheet = Bogen { $type }
drawing-name = Name
drawing-inspector = Schaffner
drawing-to-play = am Zug
drawing-eliminated = ausgeschieden
drawing-winner = gewonnen
drawing-hand = behält { $one } oder { $other }
drawing-hand-kept = behält { $kept } (von { $one } und { $other })
drawing-secret = geheim
drawing-all-three = alle drei: { $points }
drawing-couple = Paar { $couple }, einzeln { $single }
drawing-closes-row = schließt eine Reihe
drawing-closes-row-bonus = schließt eine Reihe, gibt ihren Bonus
drawing-half-row = offene Reihe: ½
drawing-higher-spot = höherer Stern
drawing-last-connection = Nur der letzte abgehakte Kreis zählt.
drawing-fast-roads = schnell
drawing-total-now = Wäre jetzt Schluss
drawing-total-partly = Ohne persönliche Aufgabe

## A game that plays by itself
replay-title = { $game }, Zug um Zug
replay-start = Vor der ersten Aktion
replay-keys = Leertaste startet und hält an, ← und → gehen schrittweise, Pos1 und Ende springen
