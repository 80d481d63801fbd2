"""What the live board draws from: the icons, the patterns in the theme's colours, the pieces of cards."""

from functools import cache

from cardcity_tutor.render.icons import patterns, symbols
from cardcity_tutor.render.palette import LIVE

from .cards import pieces


@cache
def sprite() -> str:
    """One hidden `<svg>` with every symbol, pattern and piece; ids begin with `cc-`.

    It has no size but is rendered: patterns of an element that is not displayed do not paint.
    """
    drawn = (f'<g id="cc-{name}">{draw(LIVE)}</g>' for name, draw in pieces().items())
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" '
        f'focusable="false"><defs>{"".join(symbols())}{"".join(patterns())}{"".join(drawn)}</defs></svg>'
    )
