"""A game as one person plays it: the sitting with its bots and its record, and the parts of its scene."""

from .sitting import HELPS, Table

__all__ = ["HELPS", "Table"]
