"""What a table is worth to a player at the end of its own turn: points to come, linear in what it sees.

Only open cards, counts and the player's own hand are looked at, so a value never depends on what a seat cannot know.
The piles are counted before they slide (D67): `pile` and `bus_pile` say how many cards still lie in them. There is
one set of weights for each stage of the day, because the same card is worth another thing when nothing follows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.depot.areas import Areas
from allaboard.engine.depot.cards import (
    BABY,
    BACKPACKER,
    BUS_COLOUR,
    CAPACITY,
    COLOUR,
    COLOURS,
    CORRUPTER,
    DRUNKARD,
    FIRST_LOVER,
    GENERAL,
    OF_A_COLOUR,
    PROFILE,
    SEATS,
    SECOND_LOVER,
    STAR,
    SURFER,
)
from allaboard.engine.depot.day import GOING_ON, Day
from allaboard.engine.depot.scoring import LOVERS_BONUS, day_points

if TYPE_CHECKING:
    from mypy_extensions import i64

FEATURES: Final = 72
STAGES: Final = 6
LAST_STAGE: Final = 5  # the last lap: there is no further turn of one's own
ROOM: Final = 8

# The places of the features; a group of them begins at its name.
OWN_TRAVELLERS: Final = 1
OWN_BUSES: Final = 2
OWN_SEATS: Final = 3
THEIR_TRAVELLERS: Final = 4
THEIR_BUSES: Final = 5
THEIR_FEWEST: Final = 6
PILE: Final = 7
WAITING: Final = 8
BUSES_LEFT: Final = 9
DOCKED: Final = 10
DOCKED_BUSES: Final = 11
FREE_SEATS: Final = 12
OWN_PROFILES: Final = 13
COLOUR_SQUARES: Final = 23
COLOURS_HELD: Final = 24
FOR_OWN_BUS: Final = 25
FOR_DOCKED_BUS: Final = 26
LOVER_EXPECTED: Final = 27
LOVER_LOST: Final = 28
GENERALS_BUS: Final = 29
STARS_BUSES: Final = 30
PRIZE_BY_FREE: Final = 31  # by free seats, up to 4
LOVERS_PRIZE: Final = 36  # by free seats, up to 2
OWN_CLAIM: Final = 39
BEST_CLAIM: Final = 40
BLOCKED: Final = 41
DRUNKARDS: Final = 42
LONE_LOVERS: Final = 43
HEADS_FILL: Final = 44
OWN_BUS_FILLED: Final = 45
OWN_BUS_FULL: Final = 46
THREAT: Final = 47
NEXT_THREAT: Final = 48
NO_BUS_OWN_SEATS: Final = 49
NO_BUS_OWN_BUSES: Final = 50
NEAR_EMPTY: Final = 51
THEY_NEAR_EMPTY: Final = 52
NIGHT_NEAR: Final = 53
THEIR_NIGHT_NEAR: Final = 54
NEXT_TRAVELLERS: Final = 55
UNMATCHED: Final = 56
CORRUPTERS_AHEAD: Final = 57
HEAD_PROFILES: Final = 58  # of both heads: Lover, General, Drunkard, Backpacker, Surfer
LOVERS_IN_ROOM: Final = 63
NO_BUS_DOCKED_MATCH: Final = 64
BUSES_SAME: Final = 65
FEW_LEFT: Final = 66  # own cards 1, 2, 3, 4 left with nothing to come
NEXT_FEW: Final = 70
DECK_SHARE: Final = 71

# The profiles among the features: anonymous, Baby, Backpacker, Corrupter, Drunkard, General, a Lover, Star, Surfer.
_PLACES: Final = bytes([0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 8])
_PAIR: Final = 9


def pay(aboard: list[int]) -> i64:
    """What a bus with these passengers is worth in points to whoever it leaves for (D34, D42, D50)."""
    happy: i64 = len(aboard)
    unhappy: i64 = 0
    lovers: i64 = 0
    drunk = False
    for card in aboard:
        profile = PROFILE[card]
        if FIRST_LOVER <= profile <= SECOND_LOVER:
            lovers += 1
        elif profile == DRUNKARD:
            drunk = True
    if lovers == 1:  # only a General sends it off
        happy -= 1
        unhappy = 1
    if drunk:
        victims: i64 = 2 if happy > 2 else happy
        if lovers == 2 and happy - 2 < victims:
            lovers = 0
        happy -= victims
        unhappy += victims
    return happy - unhappy + (LOVERS_BONUS if lovers == 2 else 0)


def banked(table: Areas, seat: int) -> i64:
    """The points of a seat that nothing can take away any more."""
    happy = table.passengers[seat]
    points: i64 = len(happy) - len(table.unhappy[seat])
    before: i64 = -1
    for card in happy:
        if PROFILE[card] == SECOND_LOVER and before == card - 1:
            points += LOVERS_BONUS
        before = card
    return points


def margin_of(points: list[int], seat: int, teams: bool) -> float:
    """How far a seat is ahead: its points less the others' mean and a share of the best of them; in teams by sides."""
    total = 0.0
    best = -1000.0
    count = 0
    own = float(points[seat])
    for other in range(len(points)):
        if other == seat:
            continue
        if teams and (other - seat) % 2 == 0:
            own += points[other]
            continue
        total += points[other]
        count += 1
        if points[other] > best:
            best = float(points[other])
    if teams:
        return (own - total) / 2.0
    return own - 0.5 * (total / count) - 0.5 * best


def margin(day: Day, seat: int) -> float:
    """How far a seat is ahead now: by what is banked, or when the day is over by all points."""
    points: list[int] = []
    for other in range(day.seats):
        points.append(sum(day_points(day, other)) if day.end != GOING_ON else banked(day, other))
    return margin_of(points, seat, day.rules.teams)


class Worth:
    """The learned value: weights for a number of players, and a place to count features in."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights: list[list[float]] = weights  # by stage
        self.row: list[float] = [0.0] * FEATURES
        self.points: list[int] = []  # what is banked, by seat
        self.fits: list[list[int]] = []  # by seat and colour: the seats that its known travellers would fill

    def meet(self, day: Day) -> None:
        """Take in what does not change while one player thinks: the others' points and the cards they have shown."""
        self.points = []
        self.fits = []
        for seat in range(day.seats):
            self.points.append(banked(day, seat))
            fits = [0] * COLOURS
            for card in day.hands[seat]:
                if not day.known[card]:
                    continue
                if PROFILE[card] == BACKPACKER:
                    for colour in range(COLOURS):
                        fits[colour] += 1
                else:
                    fits[COLOUR[card]] += 5 if PROFILE[card] == GENERAL else SEATS[card]
            self.fits.append(fits)

    def value(self, day: Day, me: int, pile: int, bus_pile: int) -> float:
        """The margin that a seat can expect at the end of the day, right after its turn. `meet` comes first."""
        if day.end != GOING_ON:
            return margin(day, me)
        stage = self.look(day, me, pile, bus_pile)
        weights = self.weights[stage]
        row = self.row
        found = 0.0
        for place in range(FEATURES):
            x = row[place]
            if x != 0.0:
                found += x * weights[place]
        self.points[me] = banked(day, me)
        return found + margin_of(self.points, me, day.rules.teams)

    def look(self, day: Day, me: int, pile: int, bus_pile: int) -> int:
        """Fill the row with the features of a table and tell its stage."""
        row = self.row
        for place in range(FEATURES):
            row[place] = 0.0
        row[0] = 1.0
        left, right = day.room[0], day.room[1]
        waiting: i64 = len(left) + len(right)
        arriving: i64 = ROOM - waiting
        arriving = min(arriving, pile)
        supply: i64 = pile + waiting
        buses_left: i64 = len(day.garage) + bus_pile
        self._count_hands(day, me, supply, buses_left)
        self._look_at_hand(day, me, buses_left)
        self._look_at_dock(day, me, buses_left)
        row[PILE] = float(pile - arriving)
        row[WAITING] = float(waiting)
        row[BUSES_LEFT] = float(buses_left)
        row[DECK_SHARE] = float(supply) / 42.0
        for column in day.room:
            if column:
                self._look_at_head(column[0])
        if day.lap:
            return LAST_STAGE
        if supply == 0:
            return 4
        if pile == 0:
            return 3
        if pile <= 8:
            return 2
        return 1 if pile <= 20 else 0

    def _count_hands(self, day: Day, me: int, supply: i64, buses_left: i64) -> None:
        """How many cards everybody holds, and how near to none (D71)."""
        row = self.row
        own: i64 = len(day.hands[me]) + len(day.buses[me])
        row[OWN_TRAVELLERS] = float(len(day.hands[me]))
        row[OWN_BUSES] = float(len(day.buses[me]))
        travellers: i64 = 0
        buses: i64 = 0
        fewest: i64 = 99
        for seat in range(day.seats):
            if seat != me:
                held: i64 = len(day.hands[seat]) + len(day.buses[seat])
                travellers += len(day.hands[seat])
                buses += len(day.buses[seat])
                fewest = min(fewest, held)
        others = float(day.seats - 1)
        after = (me + 1) % day.seats
        row[THEIR_TRAVELLERS] = float(travellers) / others
        row[THEIR_BUSES] = float(buses) / others
        row[THEIR_FEWEST] = float(fewest)
        row[NEXT_TRAVELLERS] = float(len(day.hands[after]))
        docked: i64 = 0
        for bus in day.dock:
            docked += len(day.aboard[bus])
        row[DOCKED] = float(docked)
        row[DOCKED_BUSES] = float(len(day.dock))
        if supply <= ROOM:
            near = 1.0 / float(1 + own)
            they = 1.0 / float(1 + fewest)
            row[NEAR_EMPTY] = near
            row[THEY_NEAR_EMPTY] = they
            row[NIGHT_NEAR] = float(docked) * near
            row[THEIR_NIGHT_NEAR] = float(docked) * they
            if buses_left == 0 and supply == 0:
                if 1 <= own <= 4:
                    row[FEW_LEFT + own - 1] = 1.0
                if len(day.hands[after]) + len(day.buses[after]) <= 2:
                    row[NEXT_FEW] = 1.0

    def _look_at_hand(self, day: Day, me: int, buses_left: i64) -> None:
        row = self.row
        hand = day.hands[me]
        held = [0] * COLOURS
        before: i64 = -1
        for card in hand:
            profile: i64 = PROFILE[card]
            held[COLOUR[card]] += 1
            if profile == SECOND_LOVER and before == card - 1:
                row[OWN_PROFILES + _PLACES[FIRST_LOVER]] -= 1.0
                row[OWN_PROFILES + _PAIR] += 1.0
            else:
                row[OWN_PROFILES + _PLACES[profile]] += 1.0
            before = card
        seats: i64 = 0
        for bus in day.buses[me]:
            capacity: i64 = CAPACITY[bus]
            match: i64 = held[BUS_COLOUR[bus]]
            seats += capacity
            if match >= capacity:
                row[OWN_BUS_FULL] += float(capacity)
                match = capacity
            row[OWN_BUS_FILLED] += float(match)
            row[FOR_OWN_BUS] += held[BUS_COLOUR[bus]]
        if len(day.buses[me]) == 2 and BUS_COLOUR[day.buses[me][0]] == BUS_COLOUR[day.buses[me][1]]:
            row[BUSES_SAME] = 1.0
        row[OWN_SEATS] = float(seats)
        if buses_left == 0:
            row[NO_BUS_OWN_SEATS] = float(seats)
            row[NO_BUS_OWN_BUSES] = float(len(day.buses[me]))
        squares: i64 = 0
        colours: i64 = 0
        for count in held:
            squares += count * count
            if count:
                colours += 1
        row[COLOUR_SQUARES] = float(squares) / 4.0
        row[COLOURS_HELD] = float(colours)
        self._look_at_specials(day, me)

    def _look_at_specials(self, day: Day, me: int) -> None:
        """Cards that need a certain other one: Lovers, Generals, Stars."""
        row = self.row
        hand = day.hands[me]
        for card in hand:
            profile = PROFILE[card]
            if FIRST_LOVER <= profile <= SECOND_LOVER:
                partner = card + 1 if profile == FIRST_LOVER else card - 1
                if partner in hand:
                    continue
                if partner in day.room[0] or partner in day.room[1]:
                    row[LOVERS_IN_ROOM] += 1.0
                lost = False
                for pile in day.passengers:
                    if partner in pile:
                        lost = True
                if partner in day.unhappy[me]:
                    lost = True
                if lost:
                    row[LOVER_LOST] += 1.0
                for bus in day.dock:
                    if BUS_COLOUR[bus] == COLOUR[card] and partner in day.aboard[bus]:
                        row[LOVER_EXPECTED] += 1.0
            elif profile == GENERAL:
                best: i64 = 0
                for bus in day.dock:
                    if BUS_COLOUR[bus] == COLOUR[card]:
                        gain = pay(day.aboard[bus])
                        best = max(best, gain)
                row[GENERALS_BUS] += float(best)
            elif profile == STAR:
                for bus in day.garage:
                    if BUS_COLOUR[bus] == COLOUR[card]:
                        row[STARS_BUSES] = 1.0
                for bus in day.departed:
                    if BUS_COLOUR[bus] == COLOUR[card]:
                        row[STARS_BUSES] = 1.0

    def _look_at_dock(self, day: Day, me: int, buses_left: i64) -> None:
        """The docked buses: what they promise, to whom, and who of the hand could board."""
        row = self.row
        hand = day.hands[me]
        after = (me + 1) % day.seats
        claim = 0.0
        open_colours = [False] * COLOURS
        free_total: i64 = 0
        for bus in day.dock:
            aboard = day.aboard[bus]
            colour: i64 = BUS_COLOUR[bus]
            free: i64 = CAPACITY[bus]
            lovers: i64 = 0
            for card in aboard:
                free -= SEATS[card]
                profile: i64 = PROFILE[card]
                if FIRST_LOVER <= profile <= SECOND_LOVER:
                    lovers += 1
                elif profile == DRUNKARD:
                    row[DRUNKARDS] += 1.0
            if free == 0:
                row[BLOCKED] += len(aboard)
                continue
            free_total += free
            open_colours[colour] = True
            prize = float(pay(aboard) + free)
            if lovers == 1:
                row[LONE_LOVERS] += 1.0
                row[LOVERS_PRIZE + (free if free < 3 else 3) - 1] += prize + 2.0
            else:
                row[PRIZE_BY_FREE + (free if free < 5 else 5) - 1] += prize
            fits: i64 = 0
            for card in hand:
                if COLOUR[card] == colour or PROFILE[card] == BACKPACKER:
                    fits += SEATS[card]
            row[FOR_DOCKED_BUS] += float(fits)
            if buses_left == 0:
                row[NO_BUS_DOCKED_MATCH] += float(fits)
            if fits >= free and lovers != 1:
                row[OWN_CLAIM] += prize
                claim = max(claim, prize)
            self._look_at_threats(me, after, colour, free, prize)
            heads: i64 = 0
            for column in day.room:
                for card in column:
                    if COLOUR[card] != colour and PROFILE[card] != BACKPACKER:
                        break
                    heads += SEATS[card]
            if heads >= free and lovers != 1:
                row[HEADS_FILL] += prize
        row[BEST_CLAIM] = claim
        row[FREE_SEATS] = float(free_total)
        for card in hand:
            if not open_colours[COLOUR[card]]:
                row[UNMATCHED] += 1.0

    def _look_at_threats(self, me: int, after: int, colour: i64, free: i64, prize: float) -> None:
        """What others are known to hold for a bus: enough to send it off."""
        row = self.row
        for seat in range(len(self.fits)):
            if seat != me and self.fits[seat][colour] >= free:
                if seat == after:
                    row[NEXT_THREAT] += prize
                row[THREAT] += prize

    def _look_at_head(self, card: i64) -> None:
        row = self.row
        profile = PROFILE[card]
        if FIRST_LOVER <= profile <= SECOND_LOVER:
            row[HEAD_PROFILES] += 1.0
        elif profile == GENERAL:
            row[HEAD_PROFILES + 1] += 1.0
        elif profile == DRUNKARD:
            row[HEAD_PROFILES + 2] += 1.0
        elif profile == BACKPACKER:
            row[HEAD_PROFILES + 3] += 1.0
        elif profile == SURFER:
            row[HEAD_PROFILES + 4] += 1.0
        elif profile == CORRUPTER:
            row[CORRUPTERS_AHEAD] += 1.0


def baby_of(bus: int) -> int:
    """The Baby that may answer boardings onto a bus (D59)."""
    return BUS_COLOUR[bus] * OF_A_COLOUR + BABY
