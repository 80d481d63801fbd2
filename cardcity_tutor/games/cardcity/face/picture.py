"""The picture of a city: ground, plots, sheets, cards, frontiers and margin, in either ink."""

from cardcity_tutor.core.verdict import Place

from ..rules.position import Position
from . import zones
from .cards import LETTERING, card_shapes, fused_shapes
from .districts import bridges, fused_letters, groups, links, sheet
from .palette import Ink
from .plan import CARD, RADIUS, Box, Plan, around

GROUND_RADIUS = 20
RING_OPACITY = 0.8


def city_picture(position: Position, plan: Plan, ink: Ink) -> str:
    """Draw a position for an `<svg>` whose view box is one of the plan's."""
    return "".join(city_shapes(position, plan, ink))


def city_shapes(position: Position, plan: Plan, ink: Ink) -> list[str]:
    """The same picture piece by piece: what opens its group, its shapes, what closes it."""
    return _shapes(plan, fused_letters(position), ink)


def picture(plan: Plan, fused: str, ink: Ink, *, labels: bool = True) -> str:
    """Draw whatever lies on a plan; cards whose letters are in `fused` form districts."""
    return "".join(_shapes(plan, fused, ink, labels=labels))


def _shapes(plan: Plan, fused: str, ink: Ink, *, labels: bool = True) -> list[str]:
    found = links(plan, fused)
    sheets = groups(plan, fused, found)
    drawn = [f"<g {LETTERING}>", _ground(plan, ink), _plots(plan, ink)]
    within: dict[Place, int] = {}
    for letter, group in sheets:
        within |= dict.fromkeys(group, len(group))
        if len(group) > 1:
            drawn.append(sheet(plan, letter, group, ink))
    drawn += [
        _card(plan, place, within.get(place, 0), fused, ink) for place in plan.spots if place in plan.tokens
    ]
    drawn.append(bridges(plan, found, ink))
    if plan.zones:
        drawn += (zones.borders(plan, {link[:2] for link in found}, ink), zones.initials(plan, ink))
    if labels:
        drawn.append(_labels(plan, ink))
    drawn.append("</g>")
    return drawn


def _ground(plan: Plan, ink: Ink) -> str:
    drawn = ""
    if plan.ring:
        drawn = _block(around(plan.spots.values()), ink.sunken)
    drawn += _block(plan.ground, ink.street)
    if plan.zones:
        drawn += zones.washes(plan, ink)
    return drawn


def _block(box: Box, fill: str) -> str:
    x, y, width, height = box
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{GROUND_RADIUS}" fill="{fill}"/>'


def _plots(plan: Plan, ink: Ink) -> str:
    """The free cells as one dashed path, and the strips beyond a frame that is used up, fainter."""
    free = "".join(
        _slip(x, y, CARD, CARD) for place, (x, y) in plan.spots.items() if place not in plan.tokens
    )
    kerb = "".join(_slip(*box) for box in plan.kerb.values())
    line = f'stroke="{ink.plot_line}" stroke-width="1.5" stroke-dasharray="5 6"'
    soft = ' fill-opacity=".4"' if plan.zones else ""
    drawn = f'<path d="{free}" fill="{ink.plot}"{soft} {line}/>' if free else ""
    if kerb:
        drawn += f'<path class="cc-kerb" d="{kerb}" fill="none" {line} stroke-opacity=".55"/>'
    return drawn


def _slip(x: float, y: float, width: float, height: float) -> str:
    r, w, h = RADIUS, width - 2 * RADIUS, height - 2 * RADIUS
    return f"M{x + r:g} {y:g}h{w:g}q{r} 0 {r} {r}v{h:g}q0 {r}-{r} {r}h{-w:g}q-{r} 0-{r}-{r}v{-h:g}q0-{r} {r}-{r}z"


def _at(plan: Plan, place: Place) -> str:
    x, y = plan.spots[place]
    return f'transform="translate({x:g} {y:g})"'


def _card(plan: Plan, place: Place, sheet_of: int, fused: str, ink: Ink) -> str:
    """A card's group; one of a larger sheet (`sheet_of` cards) has only its face left to draw."""
    token = plan.tokens[place]
    if sheet_of:
        shapes = fused_shapes(token, ink, alone=sheet_of == 1)
    else:
        shapes = card_shapes("M" if plan.zones and token[0] == "M" else token, ink, fused=fused)
    faded = f' opacity="{RING_OPACITY}"' if place in plan.ring and not sheet_of else ""
    return f'<g data-at="{place[0]},{place[1]}" {_at(plan, place)}{faded}>{shapes}</g>'


def _labels(plan: Plan, ink: Ink) -> str:
    texts = "".join(f'<text x="{x:g}" y="{y:g}">{text}</text>' for text, x, y in plan.labels)
    return f'<g font-size="19" fill="{ink.coordinate}">{texts}</g>'
