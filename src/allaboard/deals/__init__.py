"""From a seed to a set-up: the same in every build, so that a deal can be named by its seed."""

from allaboard.deals.choices import DepotChoices, LineChoices
from allaboard.deals.depot import deal_depot_setup
from allaboard.deals.line import deal_line_setup, rival_line
from allaboard.deals.stream import Stream

__all__ = ["DepotChoices", "LineChoices", "Stream", "deal_depot_setup", "deal_line_setup", "rival_line"]
