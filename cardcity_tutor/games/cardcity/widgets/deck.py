"""The drawings of all cards, for hands, ghosts and palettes: sent to the browser once per widget."""

from functools import cache

from ..face.cards import card_svg
from ..face.palette import LIVE
from ..rules.tokens import MAP_TOKENS

BACK = "?"


@cache
def deck() -> dict[str, str]:
    """The drawing of every token of a map, of the numbered town halls, and of a card's back."""
    tokens = [token for token in MAP_TOKENS if token != "."]
    return {token: card_svg(token, LIVE) for token in [*tokens, "M0", "M1", "M2", "M3", BACK]}
