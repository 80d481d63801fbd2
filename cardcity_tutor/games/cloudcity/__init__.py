"""Cloud City: tiles with two towers each, three heights, and bridges between towers of one height."""

from ...core.ruleset import Ruleset
from .coach import BOTS
from .options import read_options
from .rules import engine, record
from .rules.inspection import inspect

RULESET = Ruleset("cloudcity", engine, inspect, record, read_options, BOTS, ("map", "needs", "cards"))

__all__ = ["RULESET"]
