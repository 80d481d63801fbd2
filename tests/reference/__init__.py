"""A slow, plain reference of the Card City rules, to check the fast engine against.

It shares no code with the engine: dictionaries of cells, sets and breadth-first search only.
Citations: "XL p. n" is the page of the Card City XL rulebook, "2012" the Card City (2012) rulebook,
and a name in square brackets such as ``[best-frame]`` is the id of a ruling.
"""

from .inspecting import naive_inspect
from .playout import naive_playout

__all__ = ["naive_inspect", "naive_playout"]
