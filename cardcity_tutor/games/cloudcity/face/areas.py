"""The parts of the table: the city, the hand, the open tiles, the stock of bridges, the need cards, the other cities."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ....core.scene import Area, Item, View
from ..rules.city import Bridge, City, Square
from ..rules.needs import measure
from ..rules.state import HIDDEN
from ..rules.tiles import LEVELS, VOTES, Stock
from ..rules.way import Rules
from .drawing import (
    back_svg,
    bridge_box,
    ghost_svg,
    plan_svg,
    plate_svg,
    small_svg,
    tile_svg,
)  # fmt: skip
from .plan import TILE, Plan
from .raised import raised_svg
from .style import STOREY
from .sums import counted_things
from .words import bridge_word, card_word, level_word, place_number, place_word, tile_word, word

MARKED: Final = frozenset(
    {"longest-route", "varied-route", "circuits", "crossings", "light-buildings", "bare-buildings"}
)
"""The cards whose things are marked on the city; the others count nearly all of it."""
MOST_GHOSTS: Final = 12
"""More of them at once would hide the city."""
SPACE: Final = 20
ROW: Final = 44
CARD: Final = (300, 96)
LINE: Final = 24
"""Letters on one line of a card."""


def city_area(
    lang: str,
    plan: Plan,
    title: str,
    *,
    ghosts: Iterable[Bridge] = (),
    cards: Iterable[str] = (),
    rules: Rules = Rules(),  # noqa: B008 (immutable)
    numbered: bool = False,
) -> Area:
    """The city in the middle of the screen, with a view of each level and the raised one; see ``plan_svg``."""
    items = [
        *_place_items(lang, plan, numbered=numbered),
        *_bridge_items(lang, plan),
        *_tower_items(lang, plan),
        *(ghost_item(lang, plan, bridge) for bridge in shown_ghosts(ghosts)),
    ]
    picture, size = raised_svg(plan.city)
    views = [View(id="all", label=word(lang, "view-all"), key="0")]
    views += [
        View(id=level, label=level_word(lang, level), key=str(place)) for place, level in enumerate(LEVELS, 1)
    ]
    views.append(View(id="raised", label=word(lang, "view-raised"), key="4", svg=picture, size=size))
    return Area(
        id="board",
        title=title,
        role="main",
        size=plan.size,
        svg=plan_svg(plan, *marked(plan, cards, rules), numbered=numbered),
        items=items,
        views=views,
    )


def marked(plan: Plan, cards: Iterable[str], rules: Rules) -> tuple[dict[Bridge, str], list[Square]]:
    """The bridges and buildings that the need cards of the game look at."""
    bridges = {plan.bridge_name(bridge): bridge for bridge in plan.city.bridges}
    spots = [
        spot
        for card in cards
        if card in MARKED
        for _, spots in counted_things(card, plan, rules)
        for spot in spots
    ]
    squares = [square for spot in spots if (square := plan.square(spot)) is not None]
    return {bridges[spot]: "cl-lit" for spot in spots if spot in bridges}, squares


def shown_ghosts(bridges: Iterable[Bridge]) -> list[Bridge]:
    """Those that are drawn: the ones with most votes."""
    return sorted(bridges, key=lambda bridge: (-bridge.votes, bridge))[:MOST_GHOSTS]


def ghost_item(lang: str, plan: Plan, bridge: Bridge) -> Item:
    """A bridge that may be built."""
    return Item(
        spot=plan.bridge_name(bridge),
        label=word(
            lang,
            "label-ghost",
            bridge=bridge_word(lang, plan, bridge),
            distance=bridge.length,
            votes=bridge.votes,
        ),
        box=bridge_box(plan, bridge),
        svg=ghost_svg(plan, bridge),
        ghost=True,
    )


def _tower_items(lang: str, plan: Plan) -> Iterable[Item]:
    for level in LEVELS:
        for square in plan.city.buildings[level]:
            x, y = plan.middle(square)
            rise = STOREY[level] / 2
            yield Item(
                spot=plan.name(square),
                label=word(
                    lang,
                    "label-tower",
                    square=plan.name(square),
                    level=level_word(lang, level),
                    count=plan.city.carried[square],
                ),
                box=(x - 40, y - 38 - rise, 80, 76 + 2 * rise),
                svg="",
            )


def _bridge_items(lang: str, plan: Plan) -> Iterable[Item]:
    for bridge in sorted(plan.city.bridges):
        yield Item(
            spot=plan.bridge_name(bridge),
            label=word(lang, "label-bridge", bridge=bridge_word(lang, plan, bridge), votes=bridge.votes),
            box=bridge_box(plan, bridge),
            svg="",
        )


def _place_items(lang: str, plan: Plan, *, numbered: bool) -> Iterable[Item]:
    if plan.is_full and not numbered:
        return
    for cell in plan.city.around:
        label = word(lang, "label-place", place=place_word(lang, plan, cell))
        yield Item(
            spot=plan.spot(cell),
            label=place_number(lang, plan, cell) if numbered else label,
            box=plan.place_box(cell),
            svg="",
        )


# ---------------------------------------------------------------- tiles


def hand_area(lang: str, tiles: Sequence[str], title: str) -> Area:
    """The tiles of a hand in a row, covered where nobody may see them."""
    items = [_tile_item(lang, f"hand.{place}", tile, place - 1, 0) for place, tile in enumerate(tiles, 1)]
    size = (max(1, len(tiles)) * (TILE + SPACE) - SPACE, TILE + 8)
    return Area(id="hand", title=title, role="hand", size=size, svg="", items=items)


def open_area(lang: str, tiles: Sequence[str], pile: int) -> Area:
    """The open tiles and the pile with its number, two by two."""
    items = [
        _tile_item(lang, f"open.{place}", tile, (place - 1) % 2, (place - 1) // 2)
        for place, tile in enumerate(tiles, 1)
    ]
    items.append(
        Item(
            spot="pile",
            label=word(lang, "label-pile", count=pile),
            box=(TILE + SPACE, TILE + SPACE, TILE, TILE + 6),
            svg=back_svg() if pile else "",
            tag=str(pile),
        )
    )
    side = 2 * TILE + SPACE
    return Area(id="open", title=word(lang, "open"), role="side", size=(side, side + 8), svg="", items=items)


def _tile_item(lang: str, spot: str, tile: str, column: int, row: int) -> Item:
    return Item(
        spot=spot,
        label=word(lang, "label-covered") if tile == HIDDEN else tile_word(lang, tile),
        box=(column * (TILE + SPACE), row * (TILE + SPACE), TILE, TILE + 6),
        svg=back_svg() if tile == HIDDEN else tile_svg(tile),
    )


# ---------------------------------------------------------------- stock and cards


def stock_area(lang: str, stock: Stock, players: int) -> Area:
    """How many bridges of each level and length are left: rows by level, columns by votes."""
    left, step = 70, 44
    width = left + step * len(VOTES)
    parts = [
        f'<text class="cl-small" x="0" y="20">{word(lang, "stock-votes")}</text>',
        *(
            f'<text class="cl-strong cl-mid" x="{left + step * place + step // 2}" y="20">{votes}</text>'
            for place, votes in enumerate(VOTES)
        ),
    ]
    items = []
    for row, level in enumerate(LEVELS):
        y = 30 + row * ROW
        parts.append(f'<path class="cl-line" d="M0 {y}H{width}"/>{plate_svg(level, 24, y + 22, level)}')
        for place, (votes, count) in enumerate(zip(VOTES, stock[level], strict=True)):
            x = left + step * place
            if 0 < count < players:
                parts.append(
                    f'<rect class="cl-low" x="{x + 4}" y="{y + 5}" width="{step - 8}" height="{ROW - 10}" rx="8"/>'
                )
            css = "cl-strong" if count > 0 else "cl-gone"
            parts.append(f'<text class="{css} cl-mid" x="{x + step // 2}" y="{y + 29}">{count}</text>')
            items.append(
                Item(
                    spot=f"stock.{level}{place + 1}",
                    label=word(
                        lang,
                        "label-stock",
                        level=level_word(lang, level),
                        distance=place + 1,
                        votes=votes,
                        count=count,
                    ),
                    box=(x, y, step, ROW),
                    svg="",
                )
            )
    foot = 30 + ROW * len(LEVELS)
    parts.append(f'<path class="cl-line" d="M0 {foot}H{width}"/>')
    parts.append(f'<text class="cl-small" x="0" y="{foot + 20}">{word(lang, "stock-distance")}</text>')
    parts += [
        f'<text class="cl-small cl-mid" x="{left + step * place + step // 2}" y="{foot + 20}">{place + 1}</text>'
        for place in range(len(VOTES))
    ]
    return Area(
        id="stock",
        title=word(lang, "stock"),
        role="side",
        size=(width, foot + 28),
        svg="".join(parts),
        items=items,
    )


def needs_area(lang: str, plan: Plan, gained: Mapping[str, int | None], rules: Rules) -> Area:
    """The need cards of the game with what each counts in the city and what it gives."""
    width, height = CARD
    items = []
    for place, (card, votes) in enumerate(gained.items()):
        found = measure(card, plan.city, rules)
        lines = _lines(card_word(lang, card).capitalize())
        text = "".join(
            f'<text class="cl-text" x="14" y="{30 + 22 * number_}">{line}</text>'
            for number_, line in enumerate(lines)
        )
        told = "–" if votes is None else f"{votes:+d}".replace("-", "−") if votes else "0"
        svg = (
            f'<rect class="cl-card" x="1" y="1" width="{width - 2}" height="{height - 2}" rx="10"/>{text}'
            f'<text class="cl-small" x="14" y="{height - 14}">{word(lang, f"measure-{card}", count=found)}</text>'
            f'<text class="cl-strong cl-end" x="{width - 14}" y="{height - 16}">{told}</text>'
        )
        items.append(
            Item(
                spot=f"need.{card}",
                label=word(
                    lang,
                    "label-need",
                    card=card_word(lang, card),
                    measure=word(lang, f"measure-{card}", count=found),
                    votes="–" if votes is None else votes,
                ),
                box=(0, place * (height + 10), width, height),
                svg=svg,
            )
        )
    size = (width, len(gained) * (height + 10) - 10)
    return Area(id="needs", title=word(lang, "needs"), role="side", size=size, svg="", items=items)


def _lines(text: str) -> list[str]:
    """A title on at most two lines."""
    if len(text) <= LINE:
        return [text]
    words = text.split()
    cut = next((place for place in range(len(words), 0, -1) if len(" ".join(words[:place])) <= LINE), 1)
    return [" ".join(words[:cut]), " ".join(words[cut:])]


def other_area(lang: str, number_: int, name: str, city: City, votes: int, *, rectangle: bool) -> Area:
    """The city of somebody else, small."""
    svg, size = small_svg(city, rectangle=rectangle)
    return Area(
        id=f"city.{number_}",
        title=name,
        note=word(lang, "votes-count", count=votes),
        role="side",
        size=size,
        svg=svg,
        items=[],
    )
