"""The divide-and-choose laboratory: what splits, choices, face-down cards and bribes are worth.

>>> lab = laboratory("R R C C", turn=10, deals=4, games=2)
>>> found = survey(lab)
>>> regret(lab, found.best.offer, found).cost.mean
0.0
"""

from ...rules.actions import LOTS
from .bribes import Bribe, fair_bribe
from .figures import Figure
from .hiding import Cover, Hidden, Hiding, Knowledge, hiding, knowledge
from .laboratory import CHOOSERS, DOUBTER, READER, SEER, Choice, Laboratory, Reply, Split
from .setup import laboratory
from .surveying import Regret, Survey, regret, survey

__all__ = [
    "CHOOSERS", "DOUBTER", "LOTS", "READER", "SEER",
    "Bribe", "Choice", "Cover", "Figure", "Hidden", "Hiding", "Knowledge", "Laboratory", "Regret", "Reply", "Split", "Survey",
    "fair_bribe", "hiding", "knowledge", "laboratory", "regret", "survey",
]  # fmt: skip
