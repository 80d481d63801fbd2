"""Cité: buildings of several cells in quarters that meet at one point, and resources to trade."""

from ...core.ruleset import Ruleset
from .coach import BOTS
from .options import FIELDS, read_options, write_options
from .rules import engine, record
from .rules.inspection import inspect

RULESET = Ruleset(
    "cite", engine, inspect, record, read_options, BOTS, ("level", "options", "gifts", "handicaps", "cards"),
    FIELDS, write_options,
)  # fmt: skip

__all__ = ["RULESET"]
