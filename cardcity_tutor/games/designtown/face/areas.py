"""The parts of the table: the row with its meters, the discard, the supply and the other players."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from ....core.scene import Area, Item
from ....locale import say
from ..rules.cards import PILES, RECYCLABLE
from ..rules.position import Position
from ..rules.sums import Sums, total
from .drawing import CARD_HEIGHT, CARD_WIDTH, card, chip, outline, scaled, sign, text
from .places import (
    DISCARD_WIDTH,
    ROW_MARGIN,
    ROW_TOP,
    ROW_WIDTH,
    STACKED_FROM,
    discard_places,
    ghost_place,
    row_places,
)
from .words import label, name

ROW_HEIGHT: Final = ROW_TOP + CARD_HEIGHT + 38
PILE_STEP: Final = 112
LABEL_SIZE: Final = 13.5
COINS_LEFT: Final = 172
POINTS_LEFT: Final = 254
CARDS_LEFT: Final = 446
MOST_SIGNS: Final = 10
"""Of a meter that is drawn sign by sign."""


def next_card(position: Position) -> str | None:
    """The card that would be played next, if any could."""
    if position.phase == "build" or position.over or not position.deck.known:
        return None
    return position.deck.known[0]


def row_area(position: Position, lang: str, hidden: Collection[str] = ()) -> Area:
    """The played cards in their order, what each brought, and the card that would come next; without what is ``hidden``."""
    sums = total(position.row, position.recycled, position.way)
    coming = next_card(position)
    lefts = row_places(len(position.row), ghost=position.phase == "play" and not position.over)
    items = [
        _played(position, lang, place, left, () if "coins" in hidden else sums[place : place + 2])
        for place, left in enumerate(lefts)
    ]
    if coming is not None:
        items.append(_coming(position, lang, coming, forced=bool(position.must) and "duties" not in hidden))
    stacked = len(lefts) - STACKED_FROM
    shares = [
        _share(left, *sums[place : place + 2])
        for place, left in enumerate(lefts)
        if place >= stacked and "coins" not in hidden
    ]
    over = _stack_count(stacked) if stacked > 0 else ""
    empty = f'<rect class="dt-slot" x="{ROW_MARGIN}" y="{ROW_TOP}" width="100" height="131" rx="10"/>'
    return {
        "id": "row",
        "title": say(lang, "designtown-row"),
        "note": say(lang, "designtown-row.note", count=len(position.row)),
        "role": "main",
        "size": (ROW_WIDTH, ROW_HEIGHT),
        "svg": meters(position, lang, hidden)
        + ("" if items else empty)
        + "".join(shares)
        + _joined(position, lefts),
        "over": over,
        "items": items,
    }


def _played(position: Position, lang: str, place: int, left: float, sums: Sequence[Sums]) -> Item:
    face = position.row[place]
    told = ""
    if sums:
        before, after = sums
        brought = after.coins - before.coins
        told = say(lang, "designtown-row-card", place=place + 1, coins=brought, total=after.coins)
    table = position.way.table
    return {
        "spot": f"row.{place + 1}",
        "label": f"{label(lang, face, table, turns=False)} {told}".strip(),
        "box": (left, ROW_TOP, CARD_WIDTH, CARD_HEIGHT),
        "svg": card(face, table, tax=table[face].tax),
    }


def _coming(position: Position, lang: str, face: str, *, forced: bool) -> Item:
    """The ghost at the end of the row, with its number; in red, with a sign, where it must be played."""
    table = position.way.table
    left = ghost_place(len(position.row))
    disc = "dt-must-disc" if forced else "dt-disc"
    number = f'<circle class="{disc}" cx="8" cy="122" r="13"/>' + (
        sign("must", -1, 113, 18, "dt-on-disc-sign")
        if forced
        else text(len(position.row) + 1, 8, 128, 16, "dt-on-disc", "middle")
    )
    drawing = f'<g opacity="var(--cc-ghost-opacity)">{card(face, table, tax=table[face].tax)}</g>'
    key = "designtown-next-forced" if forced else "designtown-next"
    return {
        "spot": f"row.{len(position.row) + 1}",
        "label": say(lang, key, card=name(lang, face)),
        "box": (left, ROW_TOP, CARD_WIDTH, CARD_HEIGHT),
        "svg": drawing + outline("dt-must" if forced else "dt-ghost") + number,
        "ghost": True,
    }


def _share(left: float, before: Sums, after: Sums) -> str:
    """Below a card: the coins it brought, and the sum so far."""
    x = left + 13
    y = ROW_TOP + CARD_HEIGHT
    brought = after.coins - before.coins
    return text(f"+{brought}", x, y + 15, 13, "dt-body", "middle") + text(
        after.coins, x, y + 31, 12, "dt-soft", "middle"
    )


def _joined(position: Position, lefts: Sequence[float]) -> str:
    """A line from each mall to the card that it called."""
    y = ROW_TOP + CARD_HEIGHT + 2
    return "".join(
        f'<path class="dt-joined" d="M{lefts[place] + 8:g} {y}H{lefts[place + 1] + 18:g}"/>'
        for place in range(len(lefts) - 1)
        if position.row[place] == "M"
    )


def _stack_count(stacked: int) -> str:
    x, y = ROW_MARGIN + 14, ROW_TOP - 2
    return f'<circle class="dt-disc" cx="{x}" cy="{y}" r="12"/>' + text(
        f"+{stacked}", x, y + 4.5, 12, "dt-on-disc", "middle"
    )


# ---------------------------------------------------------------- meters


def meters(position: Position, lang: str, hidden: Collection[str] = ()) -> str:
    """Unhappy faces up to the limit, coins, points and cards; nothing where one of them is ``hidden``."""
    sums, table = position.sums, position.way.table
    store = "" if sums.store else say(lang, "designtown-meter-no-store")
    size = LABEL_SIZE
    found = {
        "unhappy": (
            text(say(lang, "designtown-meter-unhappy", limit=sums.limit), 8, 12, size, "dt-soft"),
            _faces(sums),
        ),
        "coins": (
            text(say(lang, "designtown-meter-coins"), COINS_LEFT, 12, size, "dt-soft"),
            sign("coin", COINS_LEFT, 18, 22, "dt-point"),
            text(sums.coins, COINS_LEFT + 26, 36, 20, "dt-big"),
        ),
        "points": (
            text(say(lang, "designtown-meter-points", goal=table.points), POINTS_LEFT, 12, size, "dt-soft"),
            _points(sums.points, table.points),
        ),
        "cards": (
            text(say(lang, "designtown-meter-cards"), CARDS_LEFT, 12, size, "dt-soft"),
            text(f"{sums.cards}/{table.cards}", CARDS_LEFT, 33, 18, "dt-big" if sums.store else "dt-soft"),
            text(store, CARDS_LEFT, 45, 10.5, "dt-soft"),
        ),
    }
    return "".join("".join(parts) for name, parts in found.items() if name not in hidden)


def _faces(sums: Sums) -> str:
    """The faces, and the line before the one that ends the turn."""
    shown = max(sums.limit, sums.unhappy)
    size = min(24.0, 140 / (shown + 1))
    parts = []
    for place in range(shown):
        x = 8 + place * (size + 2) + (7 if place >= sums.limit - 1 else 0)
        kind, colour = ("unhappy", "dt-unhappy") if place < sums.unhappy else ("calm", "dt-free")
        parts.append(sign(kind, x, 17, size, colour))
    line = 8 + (sums.limit - 1) * (size + 2) + 1.5
    return "".join(parts) + f'<rect class="dt-limit" x="{line:g}" y="15" width="3.5" height="28" rx="1.7"/>'


def _points(points: int, goal: int) -> str:
    if goal > MOST_SIGNS:
        number = text(f"{points}/{goal}", POINTS_LEFT + 26, 36, 20, "dt-big")
        return sign("point", POINTS_LEFT, 18, 22, "dt-point") + number
    size = min(22.0, 164 / goal)
    return "".join(
        sign(
            "point", POINTS_LEFT + place * size, 19, size - 1, "dt-point" if place < points else "dt-no-point"
        )
        for place in range(goal)
    )


# ---------------------------------------------------------------- discard and supply


def discard_area(position: Position, lang: str) -> Area:
    """The discard as open cards: each says what upgrading it would cost now, or what recycling it would bring."""
    items = [_discarded(position, lang, *lying) for lying in discard_places(position.discard)]
    slot = '<rect class="dt-slot" x="6" y="6" width="100" height="131" rx="10"/>'
    return {
        "id": "discard",
        "title": say(lang, "designtown-discard"),
        "note": say(lang, "designtown-discard.note", count=len(items)),
        "role": "side",
        "size": (DISCARD_WIDTH, CARD_HEIGHT + 14),
        "svg": "" if items else slot,
        "items": items,
    }


def _discarded(
    position: Position, lang: str, spot: str, face: str, left: float, top: float, scale: float
) -> Item:
    table = position.way.table
    tax = position.prices["upgrade"].get(face)
    action = f"{'recycle' if face in RECYCLABLE else 'upgrade'} {face}"
    can = not [reason for reason in position.reasons(action) if reason != "phase"]
    usable = can and (position.phase == "build") == (face not in RECYCLABLE)
    drawing = card(face, table, foot=chip(face, table, tax, can=usable))
    return {
        "spot": spot,
        "label": label(lang, face, table, tax=tax),
        "box": (left, top, CARD_WIDTH * scale, CARD_HEIGHT * scale),
        "svg": scaled(drawing, scale),
    }


def supply_area(position: Position, lang: str, hidden: Collection[str] = ()) -> Area:
    """The four piles with their prices; those that cannot be paid now are pale."""
    items = [_pile(position, lang, place, face) for place, face in enumerate(PILES)]
    below = [_pile_words(position, lang, place, face, hidden) for place, face in enumerate(PILES)]
    note = "" if "coins" in hidden else say(lang, "designtown-supply.note", coins=position.sums.coins)
    return {
        "id": "supply",
        "title": say(lang, "designtown-supply"),
        "note": note,
        "role": "side",
        "size": (4 * PILE_STEP + 4, CARD_HEIGHT + 46),
        "svg": "".join(below),
        "items": items,
    }


def _affordable(position: Position, action: str) -> bool:
    return not [reason for reason in position.reasons(action) if reason != "phase"]


def _pile(position: Position, lang: str, place: int, face: str) -> Item:
    table, left = position.way.table, position.supply[place]
    cost = position.prices["buy"][face]
    tax = position.prices["upgrade"][face]
    drawing = card(face, table, cost=cost, tax=tax)
    if not _affordable(position, f"buy {face}"):
        drawing = f'<g class="dt-dear">{drawing}</g>'
    told = say(
        lang,
        "designtown-pile",
        count=left,
        both=position.prices["buy+upgrade"][face],
        can="yes" if _affordable(position, f"buy {face}") else "no",
    )
    return {
        "spot": f"supply.{face}",
        "label": f"{label(lang, face, table, cost=cost, tax=tax)} {told}",
        "box": (6 + place * PILE_STEP, 6, CARD_WIDTH, CARD_HEIGHT),
        "svg": drawing if left else outline("dt-slot"),
    }


def _pile_words(position: Position, lang: str, place: int, face: str, hidden: Collection[str]) -> str:
    x = 6 + place * PILE_STEP + CARD_WIDTH / 2
    left = text(
        say(lang, "designtown-left", count=position.supply[place]),
        x,
        CARD_HEIGHT + 21,
        12,
        "dt-body",
        "middle",
    )
    if "prices" in hidden:
        return left
    both = position.prices["buy+upgrade"][face]
    kind = "dt-can-text" if _affordable(position, f"buy+upgrade {face}") else "dt-soft"
    return left + text(
        say(lang, "designtown-both", price=both), x, CARD_HEIGHT + 38, 11.5, f"dt-text {kind}", "middle"
    )
