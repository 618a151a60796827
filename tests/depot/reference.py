"""The pseudo-code of section 13, written down a second time: slow, simple, on ids and sets, with nothing shared.

A day is a generator: it yields every decision as (seat, kind, legal texts), forced ones too, and is sent the answer.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations

from allaboard.engine.depot.setup import DayDecks, DepotOptions

Prompt = tuple[int, str, list[str]]
Asking = Generator[Prompt, str, None]
Answer = Generator[Prompt, str, bool]
SEATS = {"3": 3, "4a": 4, "4b": 4, "5": 5}


class DayOver(Exception):
    """D71."""


def size(card: str) -> int:
    return 2 if card[1:] == "SU" else 1


def is_lover(card: str) -> bool:
    return card[1:] in ("L1", "L2")


class ReferenceDay:
    def __init__(self, seats: int, decks: DayDecks, options: DepotOptions) -> None:
        self.n, self.o = seats, options
        travellers, buses = list(decks.travellers), list(decks.buses)
        self.hand = [travellers[7 * p : 7 * p + 7] for p in range(seats)]
        self.hand_buses = [buses[2 * p : 2 * p + 2] for p in range(seats)]
        self.pile, self.bus_pile = travellers[7 * seats :], buses[2 * seats :]
        self.cols: dict[str, list[str]] = {"L": [], "R": []}
        self.garage: list[str] = []
        self.dock: dict[str, list[str]] = {}
        self.departed: list[str] = []
        self.passengers: list[list[str]] = [[] for _ in range(seats)]
        self.unhappy: list[list[str]] = [[] for _ in range(seats)]
        self.lap: int | None = None
        self.end = ""
        self.slide()

    # Small questions.

    def free(self, bus: str) -> int:
        return SEATS[bus[1:]] - sum(size(card) for card in self.dock[bus])

    def boardable(self, card: str, bus: str) -> bool:
        return (card[0] == bus[0] or card[1:] == "BP") and size(card) <= self.free(bus)

    def heads(self, bus: str) -> list[str]:
        return [f"board {c}" for c, col in self.cols.items() if col and self.boardable(col[0], bus)]

    def test_empty(self, p: int) -> None:
        if not self.hand[p] and not self.hand_buses[p]:
            raise DayOver

    def enter(self, column: str, at: int, card: str) -> None:
        self.cols[column].insert(0 if card[1:] == "BA" else at, card)

    def slide(self) -> None:
        for column in "LR":
            while len(self.cols[column]) < 4 and self.pile:
                self.enter(column, len(self.cols[column]), self.pile.pop(0))
        while len(self.garage) < 4 and self.bus_pile:
            self.garage.append(self.bus_pile.pop(0))

    # The day.

    def play(self, first: int) -> Asking:
        cur = first
        try:
            while True:
                opts = self.choices(cur)
                if not opts:
                    if self.lap is None:
                        self.lap = self.n
                else:
                    if self.lap is not None and self.o.final_turn == "optional":
                        opts.append("decline")
                    answer = yield cur, "choose", sorted(opts)
                    if answer != "decline":
                        yield from self.take_turn(cur, answer)
                if self.lap is not None:
                    self.lap -= 1
                    if self.lap == 0:
                        self.end = "last_lap"
                        return
                cur = (cur + 1) % self.n
        except DayOver:
            self.end = "empty_hand" if self.lap is None else "empty_hand_in_last_lap"

    def choices(self, p: int) -> list[str]:
        found = [f"place {bus}" for bus in self.hand_buses[p]]
        for bus in self.dock:
            if self.heads(bus) or any(self.boardable(card, bus) for card in self.hand[p]):
                found.append(f"use {bus}")
        for bus in self.garage + self.departed:
            if f"{bus[0]}ST" in self.hand[p]:
                found.append(f"call {bus}")
        return found

    def take_turn(self, p: int, answer: str) -> Asking:
        verb, b = answer.split()
        fresh, self.boarded, self.babies = verb != "use", 0, 0
        if verb == "place":
            self.hand_buses[p].remove(b)
            self.dock[b] = []
            self.test_empty(p)
        if verb == "call":
            (self.garage if b in self.garage else self.departed).remove(b)
            self.dock[b] = []
            yield from self.attempt(b, p, f"{b[0]}ST", "")
        while b in self.dock and self.heads(b):
            column = (yield p, "waiting_room", self.heads(b)).split()[1]
            yield from self.attempt(b, p, self.cols[column][0], column)
        while b in self.dock:
            able = sorted(f"board {card}" for card in self.hand[p] if self.boardable(card, b))
            if able:
                stop = ["end"] if fresh or self.boarded else []
                choice = yield p, "hand", able + stop
                if choice != "end":
                    yield from self.attempt(b, p, choice.split()[1], "")
                    continue
            if self.o.baby_windows == "attempt_and_end" and (yield from self.window(b, p)):
                continue
            break
        spared = self.o.baby_exempts_penalty and self.babies
        if fresh and not self.boarded and not spared and self.hand[p]:
            gone = (yield p, "penalty", sorted(f"discard {card}" for card in self.hand[p])).split()[1]
            self.hand[p].remove(gone)
            self.unhappy[p].append(gone)
            self.test_empty(p)
        yield from self.refill(p)
        self.slide()

    def refill(self, p: int) -> Asking:
        left, right = self.cols["L"], self.cols["R"]
        k = min(7 - len(self.hand[p]), len(left) + len(right))
        able = [f"take {i}" for i in range(k + 1) if i <= len(left) and k - i <= len(right)]
        i = int((yield p, "refill", able).split()[1])
        self.hand[p] += left[:i] + right[: k - i]
        del left[:i], right[: k - i]
        if len(self.hand_buses[p]) < 2 and self.garage:
            self.hand_buses[p].append(self.garage.pop(0))

    def attempt(self, b: str, p: int, t: str, column: str) -> Asking:
        if self.o.baby_windows != "none" and (yield from self.window(b, p)):
            return
        (self.cols[column] if column else self.hand[p]).remove(t)
        self.dock[b].append(t)
        self.boarded += 1
        yield from self.profile(b, t, p)
        self.test_empty(p)

    def window(self, b: str, p: int) -> Answer:
        baby = f"{b[0]}BA"
        holders = [q for q in range(self.n) if q != p and baby in self.hand[q]]
        if self.free(b) == 0 or not holders:
            return False
        q = holders[0]
        if (yield q, "shout", ["pass", "shout"]) == "pass":
            return False
        self.hand[q].remove(baby)
        self.dock[b].append(baby)
        self.babies += 1
        yield from self.depart_test(b, p)
        self.test_empty(q)
        return True

    def profile(self, b: str, t: str, p: int) -> Asking:
        if t[1:] == "GE":
            yield from self.depart(b, p, True)
            return
        if t[1:] == "CO":
            yield from self.corrupt(b, t, p)
        yield from self.depart_test(b, p)

    def corrupt(self, b: str, me: str, p: int) -> Asking:
        if not self.hand[p]:
            return
        swaps = [f"swap {h} {c}{i}" for h in self.hand[p] for c, col in self.cols.items() for i in range(len(col))]
        for d, riders in self.dock.items():
            for x in riders:
                for h in self.hand[p]:
                    rover = h[1:] == "BP" and self.o.backpacker_exchange_any_bus
                    if x != me and (h[0] == d[0] or rover) and size(h) - size(x) <= self.free(d):
                        swaps.append(f"swap {h} {x}")
        answer = yield p, "exchange", ["skip", *sorted(swaps)]
        if answer == "skip":
            return
        _, h, target = answer.split()
        self.hand[p].remove(h)
        if len(target) == 2:
            self.hand[p].append(self.cols[target[0]].pop(int(target[1])))
            self.enter(target[0], int(target[1]), h)
            return
        d = next(bus for bus, riders in self.dock.items() if target in riders)
        self.dock[d][self.dock[d].index(target)] = h
        self.hand[p].append(target)
        if self.o.exchange_triggers_profiles:
            yield from self.profile(d, h, p)
        else:
            yield from self.depart_test(d, p)

    def depart_test(self, b: str, p: int) -> Asking:
        if b in self.dock and self.free(b) == 0 and sum(map(is_lover, self.dock[b])) != 1:
            yield from self.depart(b, p, False)

    def depart(self, b: str, p: int, by_general: bool) -> Asking:
        aboard = self.dock.pop(b)
        lovers = [card for card in aboard if is_lover(card)]
        sad = lovers if by_general and len(lovers) == 1 else []
        happy = [card for card in aboard if card not in sad]
        self.passengers[p] += happy
        self.unhappy[p] += sad
        self.departed.append(b)
        drunkard = f"{b[0]}DR"
        if drunkard not in happy:
            return
        pool = set(self.passengers[p] if self.o.drunkard_scope == "own_pile" else happy)
        if not self.o.drunkard_may_pick_self:
            pool.remove(drunkard)
        if not pool:
            return
        pairs = sorted(" ".join(("sadden", *pair)) for pair in combinations(sorted(pool), min(2, len(pool))))
        for gone in (yield p, "sadden", pairs).split()[1:]:
            self.passengers[p].remove(gone)
            self.unhappy[p].append(gone)

    def scores(self) -> list[int]:
        found = []
        for p in range(self.n):
            happy = set(self.passengers[p])
            points = len(happy) + 4 * sum({f"{c}L1", f"{c}L2"} <= happy for c in "RGBY")
            points -= len(self.unhappy[p]) + len(self.hand[p]) + sum(SEATS[bus[1:]] for bus in self.hand_buses[p])
            if not self.hand[p] and not self.hand_buses[p]:
                points += sum(len(riders) for riders in self.dock.values())
            found.append(points)
        return found
