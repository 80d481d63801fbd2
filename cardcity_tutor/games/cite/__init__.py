"""Cité: buildings of several cells in quarters that meet at one point, and resources to trade."""

from ...core.ruleset import Ruleset
from .rules.inspection import inspect

RULESET = Ruleset("cite", None, inspect)

__all__ = ["RULESET"]
