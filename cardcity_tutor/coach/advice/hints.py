"""Hints in three steps: where to look, which rule matters there, and at last the move. No step holds the next one."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...core.verdict import Place
from ...games.cardcity.actions import Action, Architect, Build, Buy, Choose, Cloud, Develop, Keep, Offer, Pass
from ...games.cardcity.citytext import places
from ...games.cardcity.state import State
from ...games.cardcity.tokens import HAND_TOKENS
from .advising import Advice
from .cause import Cause
from .figures import price_rule

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
DEFAULT_RULES: Final = {
    Build: "build",
    Cloud: "cloud-place",
    Develop: "development-mandatory",
    Pass: "buy-industry",
    Keep: "solo-draw",
    Choose: "choose-lot",
    Architect: "architect",
}
"""The rule to think of where nothing sets the best decision apart; a purchase has that of its card, an offer that of the game."""


class Look(NamedTuple):
    """Where to look: ``district``, ``card``, ``side``, ``limit``, ``money``, ``income``, ``hand`` or ``lots``."""

    kind: str
    cells: tuple[Place, ...] = ()
    params: tuple[tuple[str, str], ...] = ()


class Hints(NamedTuple):
    """The three steps. ``avoids``: the rule speaks against other decisions, not for the best one."""

    look: Look
    rule: str
    avoids: bool
    action: Action
    cause: Cause | None


def hints(advice: Advice) -> Hints:
    """The hints that lead to the best decision of an advice."""
    action = advice.best.action
    cause, avoids = _telling(advice)
    rule = cause.rule if cause is not None else _default_rule(advice.view, action)
    return Hints(_look(advice.view, action, cause, avoids=avoids), rule, avoids, action, cause)


def _default_rule(view: State, action: Action) -> str:
    if isinstance(action, Buy):
        return price_rule(action)
    return view.game.lots_rule if isinstance(action, Offer) else DEFAULT_RULES[type(action)]


def _telling(advice: Advice) -> tuple[Cause | None, bool]:
    """The cause to think of: where the best decision is ahead of the next, of a middling one, or of the last.

    What it gains is told as such; where it only loses less than the other, what the other would lose.
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
            if gained or lost:
                return (gained[0], False) if gained else (lost[0], True)
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
        return Look("hand")
    if isinstance(action, Build) and len(set(view.seat.hand)) > 1:
        return Look("card", (), (("card", HAND_TOKENS[action.card]),))
    if isinstance(action, Pass) or place is None:
        return Look("money" if isinstance(action, Pass) else "hand")
    return Look("side", (), (("side", _side(view, place)),))


def _side(view: State, place: Place) -> str:
    """On which side of the player's town hall a place lies."""
    city, grid = view.seat.city, view.game.setting.grid
    row, column = places(city, grid, city.hall & city.own)[0]
    down, right = place[0] - row, place[1] - column
    if abs(down) >= abs(right):
        return "south" if down > 0 else "north"
    return "east" if right > 0 else "west"
