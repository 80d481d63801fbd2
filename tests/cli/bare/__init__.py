"""A game that answers questions and brings nothing else: all that commands need besides is missing."""

from cardcity_tutor.core.ruleset import Ruleset

RULESET = Ruleset("bare", None, lambda request: {"asked": sorted(request)})

__all__ = ["RULESET"]
