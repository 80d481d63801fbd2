"""The engine as the house calls it: functions from one state to the next."""

from .game import RULES_VERSION
from .play import actions, apply, start
from .state import view

__all__ = ["RULES_VERSION", "actions", "apply", "start", "view"]
