"""The parts of the table: the map, everybody's resources, the buildings to build, cards and contracts."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from xml.sax.saxutils import escape

from ....core.scene import Area, Item
from ....locale import say
from ..coach.worth import unbuilt
from ..rules.buildings import SHAPES, Building
from ..rules.city import City
from ..rules.goods import KINDS, Stock
from ..rules.ledger import Contract, Debt, PayTerm
from ..rules.position import Position
from ..rules.production import Production, productions
from ..rules.state import HIDDEN, State
from ..rules.way import Way
from .drawing import (
    CELL,
    TILE,
    Window,
    amounts,
    badges_svg,
    building_svg,
    chip_svg,
    good_svg,
    ground_svg,
    owner_class,
    tile_svg,
)
from .story import term_words
from .style import GOOD_CODES
from .words import building_at, building_word, capital, card_word, goods_words, place_word, word

CHIP = (52, 36)
"""An amount of one resource."""
LETTER = 38
DEALS_WIDTH = 420
LETTER_WIDTH = 9
"""Of the small text, at most on average."""
HEAD = 20
CARD = (2 * TILE[0], TILE[1])
PALETTE_WIDTH = 5 * TILE[0]
"""Little enough for a rail, wide enough for a thumb."""


def cell_spot(cell: tuple[int, int]) -> str:
    """The name of a cell."""
    return f"{cell[0]},{cell[1]}"


def map_area(lang: str, position: Position, names: Mapping[int, str], *, badges: bool = True) -> Area:
    """The buildings on their quarters; free cells can be pointed at, too. ``badges`` tell what each building brings."""
    city, way = position.city, position.way
    window = Window.around(city, position.player)
    brings = productions(position) if badges else [Production()] * way.players
    items = [_cell_item(lang, window, cell) for cell in window.cells if cell not in city.at]
    for number, building in enumerate(city.buildings):
        label = _building_label(lang, position, number, brings, names)
        items.append(
            Item(spot=building.text, label=label, box=window.box(building), svg=building_svg(way, building))
        )
    return Area(
        id="map",
        title=word(lang, "map"),
        role="main",
        size=window.size,
        svg=ground_svg(way, window, names),
        over=badges_svg(window, city.buildings, brings),
        items=items,
    )


def _cell_item(lang: str, window: Window, cell: tuple[int, int]) -> Item:
    left, top = window.corner(cell)
    label = word(lang, "cell", place=place_word(f"@{cell_spot(cell)}"))
    return Item(spot=cell_spot(cell), label=label, box=(left, top, CELL, CELL), svg="")


def ghost_item(lang: str, way: Way, window: Window, building: Building) -> Item:
    """A building that is not there yet."""
    return Item(
        spot=f"map:{cell_spot((building.row, building.column))}",
        label=building_at(lang, building),
        box=window.box(building),
        svg=building_svg(way, building, ghost=True),
        ghost=True,
    )


def _building_label(
    lang: str, position: Position, number: int, brings: list[Production], names: Mapping[int, str]
) -> str:
    """What is read aloud: the building, whose it is, and what it brings."""
    city: City = position.city
    building = city.buildings[number]
    owner = names.get(building.owner, str(building.owner))
    label = word(lang, "building", building=building_at(lang, building), owner=owner, cells=building.size)
    gained = brings[building.owner].of.get(number)
    if gained is not None:
        label += " " + word(lang, "brings", goods=goods_words(lang, gained.total), times=gained.times)
    return label


def stocks_area(
    lang: str, way: Way, stocks: Sequence[Stock], banks: Sequence[Stock], names: Sequence[str]
) -> Area:
    """The resources of everybody, which are open to all: one row of eleven for each player, one column for banks in use."""
    items: list[Item] = []
    parts = [
        f'<text class="ci-small ci-mid" x="{LETTER + (column + 0.5) * CHIP[0]}" y="15">{GOOD_CODES[kind]}</text>'
        for column, kind in enumerate(KINDS)
    ]
    banked = any(map(any, banks))
    width = LETTER + (len(KINDS) + banked) * CHIP[0]
    for player, stock in enumerate(stocks):
        top = HEAD + player * (CHIP[1] + 4)
        parts.append(
            f'<rect class="ci-q-{player}" x="0" y="{top - 2}" width="{width}" height="{CHIP[1] + 2}" rx="8"/>'
            f'<g class="ci-b {owner_class(way, player)}"><rect class="ci-well" x="4" y="{top + 3}" width="30" height="30" rx="6"/>'
            f'<rect class="ci-border ci-thin" x="4" y="{top + 3}" width="30" height="30" rx="6"/></g>'
            f'<text class="ci-text ci-mid" x="19" y="{top + 25}">{"ABCD"[player]}</text>'
        )
        who = word(lang, "who", name=names[player], profession=_profession(lang, way, player))
        for column, (kind, amount) in enumerate(amounts(stock)):
            box = (LETTER + column * CHIP[0], top, *CHIP)
            label = word(lang, "held", name=who, goods=_amount(lang, kind, amount))
            items.append(Item(spot=f"good.{player}.{kind}", label=label, box=box, svg=good_svg(kind, amount)))
        if any(banks[player]):
            goods = word(lang, "banked", goods=goods_words(lang, banks[player]))
            box = (LETTER + len(KINDS) * CHIP[0], top, *CHIP)
            label = word(lang, "held", name=who, goods=goods)
            items.append(
                Item(spot=f"bank.{player}", label=label, box=box, svg=chip_svg("bank", sum(banks[player])))
            )
    size = (width, HEAD + len(stocks) * (CHIP[1] + 4))
    return Area(
        id="goods", title=word(lang, "goods"), role="main", size=size, svg="".join(parts), items=items
    )


def _amount(lang: str, kind: str, amount: int) -> str:
    stock = tuple(amount * (kind == other) for other in KINDS)
    return goods_words(lang, stock) if amount else word(lang, "none", good=say(lang, f"cite-good-{kind}"))


def _profession(lang: str, way: Way, player: int) -> str:
    return say(lang, f"cite-profession-{way.professions[player]}")


def palette_area(lang: str, state: State, player: int) -> Area:
    """The buildings that a player can still build, and the cards of the hand."""
    items: list[Item] = []
    for kind, count in unbuilt(state, player).items():
        label = word(lang, "kind", building=building_word(lang, kind), cells=SHAPES[kind].size, n=count)
        svg = tile_svg(state.way, player, kind, count)
        items.append(Item(spot=f"kind.{kind}", label=capital(label), box=(0, 0, *TILE), svg=svg))
    for place, card in enumerate(state.seats[player].hand):
        name = word(lang, "hidden-card") if card == HIDDEN else card_word(lang, card)
        svg = (
            f'<rect class="ci-well" x="2" y="2" width="{CARD[0] - 4}" height="{CARD[1] - 4}" rx="9"/>'
            f'<text class="ci-cells" x="16" y="{CARD[1] / 2 + 10}">{escape(name)}</text>'
        )
        items.append(Item(spot=f"card.{place}", label=name, box=(0, 0, *CARD), svg=svg))
    width, height = _in_rows(items)
    title = word(lang, "to-build")
    return Area(id="palette", title=title, role="hand", size=(width, height), svg="", items=items)


def _in_rows(items: list[Item]) -> tuple[float, float]:
    """Put items beside and below each other; the size that they take."""
    x = y = 0.0
    for item in items:
        width = item["box"][2]
        if x + width > PALETTE_WIDTH:
            x, y = 0.0, y + TILE[1]
        item["box"] = (x, y, width, TILE[1])
        x += width
    return PALETTE_WIDTH, y + TILE[1]


def deals_area(
    lang: str,
    contracts: Sequence[Contract],
    paid: Collection[Debt],
    turns: Sequence[int],
    names: Sequence[str],
    *,
    plain: bool = False,
) -> Area | None:
    """The ledger of promises: one line for each term, one box for each turn in which something is due.

    ``turns`` is the turn of each player; ``plain`` does not tell which payments are due.
    """
    lines: list[tuple[str, list[tuple[int, str]]]] = []
    for contract in contracts:
        for number, term in enumerate(contract.terms):
            boxes = []
            if isinstance(term, PayTerm):
                for due in term.turns:
                    is_due = due <= turns[term.giver] and not plain
                    is_paid = Debt(due, contract.id, number) in paid
                    boxes.append((due, "paid" if is_paid else "due" if is_due else "open"))
            lines.append((f"{contract.id} · {term_words(term.plain, lang, names)}", boxes))
    if not lines:
        return None
    parts, items = [], []
    width = max(DEALS_WIDTH, *(16 + LETTER_WIDTH * len(text) for text, _ in lines))
    for place, (text, boxes) in enumerate(lines):
        y = 8 + 52 * place
        parts.append(f'<text class="ci-small" x="4" y="{y + 14}">{escape(text)}</text>')
        states = []
        for column, (due, how) in enumerate(boxes):
            css = {"paid": "ci-tick ci-paid", "due": "ci-tick ci-due", "open": "ci-tick"}[how]
            x = 4 + 32 * column
            on = " ci-on-paid" if how == "paid" else ""
            parts.append(
                f'<rect class="{css}" x="{x}" y="{y + 20}" width="27" height="22" rx="5"/>'
                f'<text class="ci-small ci-mid{on}" x="{x + 13.5}" y="{y + 36}">{due}</text>'
            )
            states.append(word(lang, f"due-{how}", turn=due))
        items.append(
            Item(spot=f"term.{place}", label=" ".join([text, *states]), box=(0, y, width, 48), svg="")
        )
    return Area(
        id="deals",
        title=word(lang, "deals"),
        role="side",
        size=(width, 8 + 52 * len(lines)),
        svg="".join(parts),
        items=items,
    )
