### Mails and feeds of a server, and the few pages that their links lead to.

feed-title = Your turns at All Aboard
feed-entry = Your turn: { $game }

mail-turn-subject = Your turn: { $game }
mail-turn-text =
    { $name }, it is your turn at a table of { $game } with { $names }:

    { $link }

    No more mails of this kind: { $stop }
mail-confirm-subject = All Aboard: is this your address?
mail-confirm-text =
    { $name } at { $server } wants to hear here when it is their turn.

    If that is you, confirm it: { $link }

    If not, do nothing, and no further mail will come.
mail-page-confirm = Tell me by mail when it is my turn.
mail-page-confirm-button = Confirm
mail-page-confirmed = Done. You will hear when it is your turn at a table over days.
mail-page-stop = Send me no more mails.
mail-page-stop-button = Stop
mail-page-stopped = Done. No more mails.
mail-page-wrong = This link is not valid, or no longer.

admin-title = All Aboard, for hosts
admin-people = People: { $people }, { $accounts } of them with an account; finished games: { $results }.
admin-tables = Tables: { $waiting } waiting, { $playing } playing, { $over } over, { $closed } closed; { $memory } in memory here.
admin-close = Close
admin-block = Block
admin-unblock = Let in again
admin-person = Id of a person
admin-latest = The latest tables
admin-table = Table
admin-game = Game
admin-status = Status
admin-seats = Seats
admin-updated = Last change (UTC)
