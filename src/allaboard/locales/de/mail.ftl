### Mails und Feeds eines Servers, und die wenigen Seiten, zu denen ihre Links führen.

feed-title = Deine Züge bei All Aboard
feed-entry = Du bist am Zug: { $game }

mail-turn-subject = Du bist am Zug: { $game }
mail-turn-text =
    { $name }, du bist am Zug, an einem Tisch { $game } mit { $names }:

    { $link }

    Keine solchen E-Mails mehr: { $stop }
mail-confirm-subject = All Aboard: Ist das deine Adresse?
mail-confirm-text =
    { $name } auf { $server } möchte hier Bescheid bekommen, wenn ein Zug ansteht.

    Wenn du das bist, bestätige es hier: { $link }

    Wenn nicht, tu einfach nichts: Es kommt keine weitere E-Mail.
mail-page-confirm = Schickt mir eine E-Mail, wenn ich am Zug bin.
mail-page-confirm-button = Bestätigen
mail-page-confirmed = Erledigt. Du bekommst eine E-Mail, wenn du an einem Tisch über mehrere Tage am Zug bist.
mail-page-stop = Schickt mir keine E-Mails mehr.
mail-page-stop-button = Beenden
mail-page-stopped = Erledigt. Es kommen keine E-Mails mehr.
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
