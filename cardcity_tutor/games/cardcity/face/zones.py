"""The zones of a single city: a wash per player, the railway line between zones, the owners' initials."""

from collections.abc import Collection, Iterator

from cardcity_tutor.core.verdict import Place

from ..rules.kernel.shapes import EAST
from .palette import Ink
from .plan import CARD, PADDING, PITCH, STREET, Plan

SLEEPER = PITCH / 12
"""Half a period of the railway's dashes: whole numbers of them fit a side and half a side, so that runs join."""
HALF_STREET = STREET / 2
DOT_STEP = PITCH / 8


def washes(plan: Plan, ink: Ink) -> str:
    """The ground of each zone, in runs of cells; cells that the window cuts are shown up to its edge."""
    x, _, width, _ = plan.ground
    first, last = x + PADDING - HALF_STREET, x + width - PADDING + HALF_STREET
    rows: dict[float, list[tuple[float, int]]] = {}
    for place, owner in (plan.zones | plan.fringe).items():
        x, y = plan.corner(place)
        rows.setdefault(y, []).append((x - HALF_STREET, owner))
    runs: dict[int, list[str]] = {}
    for y, cells in rows.items():
        for owner, start, end in _runs(sorted(cells)):
            left, right = max(start, first), min(end, last)
            data = f"M{left:g} {y - HALF_STREET:g}H{right:g}v{PITCH}H{left:g}z"
            runs.setdefault(owner, []).append(data)
    return "".join(f'<path d="{"".join(runs[owner])}" fill="{ink.zones[owner]}"/>' for owner in sorted(runs))


def _runs(cells: list[tuple[float, int]]) -> Iterator[tuple[int, float, float]]:
    """Neighbouring cells of one owner, from left to right: owner, start, end."""
    start, owner = cells[0]
    end = start + PITCH
    for x, other in cells[1:]:
        if other != owner or x != end:
            yield owner, start, end
            start, owner = x, other
        end = x + PITCH
    yield owner, start, end


def frontiers(plan: Plan) -> Iterator[tuple[Place, Place, str]]:
    """Neighbours of different owners, with the line between them as path data."""
    owners = plan.zones | plan.fringe
    for first, second, side, _ in plan.pairs(owners):
        if owners[first] == owners[second]:
            continue
        x, y = plan.corner(first)
        if side == EAST:
            yield first, second, f"M{x + CARD + HALF_STREET:g} {y - HALF_STREET:g}v{PITCH}"
        else:
            other, _ = plan.corner(second)
            left, right = max(x, other) - HALF_STREET, min(x, other) + CARD + HALF_STREET
            yield first, second, f"M{left:g} {y + CARD + HALF_STREET:g}h{right - left:g}"


def borders(plan: Plan, joined: Collection[tuple[Place, Place]], ink: Ink) -> str:
    """The railway line; where one district stands on both sides it is a row of dots."""
    rail: list[str] = []
    dots: list[str] = []
    for first, second, line in frontiers(plan):
        (dots if (first, second) in joined else rail).append(line)
    drawn = ""
    if rail:
        data = "".join(sorted(rail))
        drawn = (
            f'<path d="{data}" fill="none" stroke="{ink.border}" stroke-width="9" stroke-linecap="square"/>'
            f'<path d="{data}" fill="none" stroke="{ink.cut}" stroke-width="3.5" '
            f'stroke-dasharray="{SLEEPER:.4g}" stroke-dashoffset="{SLEEPER / 2:.4g}"/>'
        )
    if dots:
        drawn += (
            f'<path d="{"".join(sorted(dots))}" fill="none" stroke="{ink.border}" stroke-width="7" '
            f'stroke-linecap="round" stroke-dasharray=".01 {DOT_STEP - 0.01:g}" stroke-dashoffset="{-DOT_STEP / 2:g}"/>'
        )
    return drawn


def initials(plan: Plan, ink: Ink) -> str:
    """The owner's initial on each town hall."""
    return "".join(
        f'<g transform="translate({x + 64:g} {y + 3:g})"><rect width="33" height="28" rx="14" '
        f'fill="{ink.zones[plan.zones[place]]}" stroke="{ink.border}" stroke-width="2.5"/>'
        f'<text x="16.5" y="21" font-size="20" fill="{ink.text}">{"ABCD"[plan.zones[place]]}</text></g>'
        for place, (x, y) in plan.spots.items()
        if plan.tokens.get(place, "").startswith("M") and plan.zones
    )
