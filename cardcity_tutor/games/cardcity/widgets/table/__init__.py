"""A game around one screen: the sitting with its seats, bots and record, and the parts of its scene."""

from .seats import Chair
from .sitting import HELPS, Table

__all__ = ["HELPS", "Chair", "Table"]
