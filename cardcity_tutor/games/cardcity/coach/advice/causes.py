"""Why: everything that a decision changes, found by laying the position before beside the one after it."""

from __future__ import annotations

from collections.abc import Iterator

from ...rules.actions import Action, Architect, Build, Buy, Choose, Cloud, Develop, Keep, Offer, Pass
from ...rules.citytext import placed_architect
from ...rules.position import Position
from ...rules.state import State
from ..placing import Placement
from .alone import placed
from .cause import Cause, Stakes, ranked
from .dealing import choose_causes, keep_causes, offer_causes
from .districts import district_causes
from .figures import figure_causes
from .ground import architect_causes, ground_causes
from .holding import UNBUILT, holding_causes


def causes(view: State, action: Action) -> tuple[Cause, ...]:
    """What the decision of the player changes at once, the weightiest first."""
    return ranked(list(_causes(view, action)))


def placement_causes(before: Position, action: Placement, stakes: Stakes) -> tuple[Cause, ...]:
    """The same for a card put on a cell of any position, game or not."""
    return ranked(list(_placing(before, action, stakes)))


def _causes(view: State, action: Action) -> Iterator[Cause]:
    stakes = Stakes.of(view)
    if isinstance(action, Build | Cloud | Develop | Buy):
        yield from _placing(view.position(), action, stakes)
    elif isinstance(action, Keep):
        yield from keep_causes(view, action, stakes)
    elif isinstance(action, Choose):
        yield from choose_causes(view, action, stakes)
    elif isinstance(action, Offer):
        yield from offer_causes(view, action, stakes)
    elif isinstance(action, Architect):
        yield from _architect(view.position(), action)
    elif isinstance(action, Pass):
        money = view.seat.money
        yield Cause("saves", "buy-industry", (), {"money": money}, 0.1)


def _placing(before: Position, action: Placement, stakes: Stakes) -> Iterator[Cause]:
    after = placed(before, action)
    yield from district_causes(before, after, stakes)
    yield from ground_causes(before, after, action, stakes)
    yield from figure_causes(before, after, action, stakes)
    yield from holding_causes(before, after)


def _architect(position: Position, action: Architect) -> Iterator[Cause]:
    yield from architect_causes(position, action)
    city = position.city
    if action.place is not None:
        city = placed_architect(city, position.setting.grid, action.place)
    with_him = position.changed(city=city, architect=action.place)
    most, count = with_him.plan().built, len(position.hand)
    gain = most - position.plan().built
    yield Cause("buildable", "build-maximum", (), {"most": most, "count": count}, UNBUILT * gain)


def contrast(
    chosen: tuple[Cause, ...], other: tuple[Cause, ...]
) -> tuple[tuple[Cause, ...], tuple[Cause, ...]]:
    """The causes of one decision that another does not share, and those of the other; the weightiest first."""
    mine, theirs = {cause.key for cause in chosen}, {cause.key for cause in other}
    return (
        tuple(cause for cause in chosen if cause.key not in theirs),
        tuple(cause for cause in other if cause.key not in mine),
    )
