"""Hints in three steps: where to look, which rule sets the best move apart (or how near the others come), the move.

No step holds the next one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .....core.verdict import Place
from ...rules.actions import Action, Build, Choose, Keep, Offer, Pass
from ...rules.citytext import places
from ...rules.state import State
from ...rules.tokens import HAND_TOKENS
from .advising import Advice
from .cause import Cause

DISTRICTS: Final = frozenset(
    {"grows", "nearer", "farther", "enlarges", "merges", "stuck", "hems", "walled", "could-grow"}
)
"""Causes whose cells are a district."""
FIGURES: Final = {
    "room": "limit",
    "pays": "money",
    "saves": "money",
    "bill": "money",
    "income": "income",
    "could-earn": "income",
}
"""Causes that are seen beside the board."""
TELLING: Final = 0.25
"""Points by which a cause must speak for the best decision to be worth a hint."""
NEAR: Final = 1.0
"""Points within which other decisions are about as good as the best."""


class Look(NamedTuple):
    """Where to look: ``district``, ``card``, ``side``, ``limit``, ``money``, ``income``, ``hand``, ``reach``, ``rival`` or ``lots``."""

    kind: str
    cells: tuple[Place, ...] = ()
    params: tuple[tuple[str, str], ...] = ()


class Hints(NamedTuple):
    """The three steps. ``avoids``: the rule speaks against the next best decision, not for the best one."""

    look: Look
    rule: str | None
    """None where no rule sets the best decision apart."""
    avoids: bool
    action: Action
    cause: Cause | None
    near: int = 0
    """Other decisions that are about as good."""


def hints(advice: Advice) -> Hints:
    """The hints that lead to the best decision of an advice."""
    action = advice.best.action
    cause, avoids = _telling(advice)
    rule = None if cause is None else cause.rule
    near = sum(
        1 + len(other.same)
        for other in advice.alternatives[1:]
        if advice.best.outcome.mean - other.outcome.mean < NEAR
    )
    look = _look(advice.view, action, cause, avoids=avoids)
    return Hints(look, rule, avoids, action, cause, near + len(advice.best.same))


def _telling(advice: Advice) -> tuple[Cause | None, bool]:
    """The cause to think of: where the best decision is ahead of the next, of a middling one, or of the last.

    What it gains is told as such; where it only loses less than the next, what that one would lose.
    """
    count = len(advice.alternatives)
    if count == 1:
        return next((cause for cause in advice.why() if cause.good), None), False
    mine = advice.causes(advice.best)
    for place in dict.fromkeys((1, count // 2, count - 1)):
        theirs = advice.causes(advice.alternatives[place])
        leads = {(cause.kind, cause.rule): 0.0 for cause in (*mine, *theirs)}
        for cause in mine:
            leads[cause.kind, cause.rule] += cause.weight
        for cause in theirs:
            leads[cause.kind, cause.rule] -= cause.weight
        if not leads:  # neither changes anything that could be told
            continue
        (kind, rule), lead = max(leads.items(), key=lambda item: item[1])
        if lead >= TELLING:
            gained = [cause for cause in mine if (cause.kind, cause.rule) == (kind, rule) and cause.good]
            lost = [
                cause for cause in theirs if (cause.kind, cause.rule) == (kind, rule) and cause.weight < 0
            ]
            if gained:
                return gained[0], False
            if lost and place == 1:  # what a worse decision loses has little to do with this one
                return lost[0], True
    return None, False


def _look(view: State, action: Action, cause: Cause | None, *, avoids: bool) -> Look:
    """Where the best decision is to be found; the cells of what others would lose lead away from it."""
    place = getattr(action, "place", None)
    if cause is not None:
        cells = tuple(cell for cell in cause.cells if cell != place)
        if cause.kind in DISTRICTS and cells and not avoids:
            return Look("district", cells)
        if cause.kind in FIGURES:
            return Look(FIGURES[cause.kind])
    if isinstance(action, Choose):
        return Look("lots")
    if isinstance(action, Keep | Offer):
        return Look("hand" if isinstance(action, Keep) else "rival")
    if isinstance(action, Build) and len(set(view.seat.hand)) > 1:
        return Look("card", (), (("card", HAND_TOKENS[action.card]),))
    if isinstance(action, Pass) or place is None:
        return Look("money" if isinstance(action, Pass) else "reach")
    return Look("side", (), (("side", _side(view, place)),))


def _side(view: State, place: Place) -> str:
    """On which side of the player's town hall a place lies: ``north``, ``south-east`` and so on."""
    city, grid = view.seat.city, view.game.setting.grid
    row, column = places(city, grid, city.hall & city.own)[0]
    down = place[0] - row
    right = 2 * (place[1] - column) + (down if grid.slant else 0)  # brick rows: columns run along the slant
    sides = (
        "south" if down > 0 else "north" if down else "",
        "east" if right > 0 else "west" if right else "",
    )
    return "-".join(filter(None, sides))
