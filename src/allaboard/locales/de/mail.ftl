### Mails und Feeds eines Servers, und die wenigen Seiten, zu denen ihre Links führen.

feed-title = Eigene Züge bei All Aboard
feed-entry = Am Zug: { $game }

mail-turn-subject = Am Zug: { $game }
mail-turn-text =
    { $name } ist am Zug, an einem Tisch { $game } mit { $names }:

    { $link }

    Keine solchen Mails mehr: { $stop }
mail-confirm-subject = All Aboard: Ist das die richtige Adresse?
mail-confirm-text =
    { $name } auf { $server } möchte hier erfahren, wann ein Zug ansteht.

    Wenn das stimmt, hier bestätigen: { $link }

    Wenn nicht, einfach nichts tun: Es kommt keine weitere Mail.
mail-page-confirm = Eine Mail schicken, wenn ein Zug ansteht.
mail-page-confirm-button = Bestätigen
mail-page-confirmed = Erledigt. An Tischen über Tage kommt eine Mail, sobald ein Zug ansteht.
mail-page-stop = Keine Mails mehr schicken.
mail-page-stop-button = Beenden
mail-page-stopped = Erledigt. Es kommen keine Mails mehr.
mail-page-wrong = Dieser Link gilt nicht, oder nicht mehr.

admin-title = All Aboard, für Gastgeber
admin-people = Personen: { $people }, davon { $accounts } mit Konto; beendete Partien: { $results }.
admin-tables = Tische: { $waiting } warten, { $playing } laufen, { $over } beendet, { $closed } geschlossen; { $memory } hier im Speicher.
admin-close = Schließen
admin-block = Sperren
admin-unblock = Wieder einlassen
admin-person = Kennung einer Person
admin-latest = Die neuesten Tische
admin-table = Tisch
admin-game = Spiel
admin-status = Stand
admin-seats = Plätze
admin-updated = Letzte Änderung (UTC)
