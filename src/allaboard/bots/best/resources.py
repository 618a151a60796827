"""What a walk over the map collects or spends, each with a price: the goods of the bound.

The numbers up to 16 are the effects of stops (`engine.line.board`); 0, which is no effect, stands for interns, that no
stop brings. Goods that a walk spends (extra markers, boxes of the turn zone, in Bus shared roads) are paid for by it.
"""

from __future__ import annotations

from typing import Final

SCALE: Final = 1024  # prices and bounds are whole numbers of this part of a point, so that nothing is ever rounded
NOWHERE: Final = -(2**40)  # less than anything that can be reached
NO_WAY: Final = -(2**38)  # whatever is less stands for something that cannot be

INTERN: Final = 0
EFFECTS: Final = 17
EXTRA: Final = 17  # markers paid with an entrance
BOX: Final = 18  # of the turn zone
SHARED: Final = 19  # traffic or connections
TARGET: Final = 20  # the three stops of the personal objective
EARLY: Final = 23  # what counts for each common objective while it is still yellow
GOODS: Final = 26

TARGETS: Final = 3
SLOTS: Final = 3
