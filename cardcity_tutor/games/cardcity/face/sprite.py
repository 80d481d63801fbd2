"""What the live board draws from: the icons and patterns of the house, and the pieces of cards."""

from functools import cache

from ....render import sprite as shared
from .cards import pieces
from .palette import LIVE


@cache
def sprite() -> str:
    """Hidden drawings with every symbol, pattern and piece; ids begin with `cc-`."""
    drawn = (f'<g id="cc-{name}">{draw(LIVE)}</g>' for name, draw in pieces().items())
    return shared.sprite() + shared.sheet("cards", drawn)
