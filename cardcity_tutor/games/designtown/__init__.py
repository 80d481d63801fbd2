"""Design Town: ten faces on five kinds of cards, a deck whose top card is always seen, and the choice to go on or stop."""

from ...core.ruleset import Ruleset
from .coach import BOTS
from .options import read_options
from .rules import engine, record
from .rules.inspection import inspect

RULESET = Ruleset("designtown", engine, inspect, record, read_options, BOTS, ("cards",))

__all__ = ["RULESET"]
