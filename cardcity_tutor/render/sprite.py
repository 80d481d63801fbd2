"""What live views draw from: hidden drawings that others refer to, each there once on a page."""

from collections.abc import Iterable
from functools import cache

from .icons import patterns, symbols


def sheet(name: str, drawings: Iterable[str]) -> str:
    """One hidden `<svg>` of this name with drawings whose ids begin with `cc-`.

    It has no size but is rendered: patterns of an element that is not displayed do not paint.
    """
    return (
        f'<svg id="cc-sprite-{name}" xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" '
        f'aria-hidden="true" focusable="false"><defs>{"".join(drawings)}</defs></svg>'
    )


@cache
def sprite() -> str:
    """The icons, and the patterns in the theme's colours."""
    return sheet("house", (*symbols(), *patterns()))
