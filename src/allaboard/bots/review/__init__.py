"""The review of a finished game: where points were lost, as it could be seen then and with hindsight.

- `answers`   what a review says, as values that can be sent
- `outlook`   what each turn of a line game was expected to bring when it was taken
- `hindsight` what could still be reached after each turn, with the tickets and the other lines known
- `line`      both of them for a seat of a line game
- `depot`     the same for Depot, without hindsight
- `reasons`   why a turn is good or bad, as keys of words
- `hints`     the turns that promise most, in play
- `page`      a review as a page of its own
"""
