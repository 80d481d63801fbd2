"""The engine as the house calls it: functions from one state to the next."""

from .moves import actions
from .play import RULES_VERSION, apply, clock, results, start
from .state import imagined, view

__all__ = ["RULES_VERSION", "actions", "apply", "clock", "imagined", "results", "start", "view"]
