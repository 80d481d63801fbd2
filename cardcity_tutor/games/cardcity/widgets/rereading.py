"""The same city under other options: its cards on another frame, in a suburb, or in one zone of a shared map."""

from __future__ import annotations

from typing import NamedTuple

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place

from ..face.plan import plan_of
from ..rules.position import Position
from ..rules.tokens import CARD_OF, XL_ONLY
from ..rules.ways import SUBURB, Way
from .editing import Options, palette, rows_text, shifted

Tokens = dict[Place, str]


class Reread(NamedTuple):
    """A city under other options; with a ``problem`` it could not be kept, and this is the start of the new map."""

    position: Position
    problem: InputError | None = None
    left: tuple[str, ...] = ()
    """Cards of the hand that the new edition does not have."""


def way_of(position: Position, victory: str) -> Way:
    """The options that a board has at hand, as a way of playing."""
    found = Options.of(position)
    return Way(
        found.edition, found.level, victory, found.variants, found.players, found.player, found.rulings
    )


def reread(position: Position, way: Way) -> Reread:
    """Read the city of a position under another way; money, reserve and the cards of the hand come along.

    Only cards that the new edition does not have leave the hand.
    """
    kept = Options.of(position)
    left = tuple(card for card in kept.hand if way.edition == "2012" and CARD_OF[card] in XL_ONLY)
    hand = tuple(card for card in kept.hand if card not in left)
    problem: InputError | None = None
    try:
        after = way.position(_text(position, way), hand=hand, money=kept.money, reserve=kept.reserve)
    except InputError as error:
        problem = error
        after = way.position(start_text(way), hand=hand, money=kept.money, reserve=kept.reserve)
    else:
        if after.text == position.text:
            after = _in_place(after, position)
    return Reread(after, problem, left)


def start_text(way: Way) -> str:
    """The map before the first turn."""
    game = way.game()
    return Position.made(game.setting, game.first_city(way.player)).text


def foreign(position: Position) -> list[str]:
    """Cards on the board or in the hand that the options of a position do not know."""
    known = {token[:2] for token in palette(position)}  # RLd in the hand, RL0 on the board
    laid = [token for token in _cards(position).values() if token[0] not in "MA"]
    return [token for token in (*laid, *Options.of(position).hand) if token[:2] not in known]


def _in_place(after: Position, before: Position) -> Position:
    """The same text may have been counted from another cell: the cells keep their coordinates."""
    old, new = min(_cards(before)), min(_cards(after))
    return shifted(after, old[0] - new[0], old[1] - new[1])


def _cards(position: Position) -> Tokens:
    plan = plan_of(position)
    return {place: token for place, token in plan.tokens.items() if place not in plan.ring}


def _kind(way: Way) -> str:
    return "single" if way.shared else SUBURB if SUBURB in way.variants else "separate"


def _text(position: Position, way: Way) -> str:
    old, new = position.setting.layout, _kind(way)
    size = way.game().setting.facts.frame
    if old.kind == new == "single":
        if len(old.zones) != way.players:
            raise InputError("effects-other-map")
        return position.text
    cards = _own(position) if old.kind == "single" else _cards(position)
    if old.kind == "single" and len(cards) == 1:  # a town hall and nothing else is no city to bring along
        raise InputError("effects-other-map")
    if "architect" not in way.variants:
        cards = {place: token for place, token in cards.items() if token != "A"}
    if new == "single":
        return _zoned(cards, way)
    if new == SUBURB:
        return _framed(cards, size)
    return rows_text(cards, list(cards))


def _own(position: Position) -> Tokens:
    """One player's part of a shared map, as a city of its own."""
    plan = plan_of(position)
    if plan.brick:
        raise InputError("effects-other-map")
    mine = Options.of(position).player
    cards = {place: token for place, token in plan.tokens.items() if plan.zones.get(place) == mine}
    return {place: "M" if token[0] == "M" else token for place, token in cards.items()}


def _zoned(cards: Tokens, way: Way) -> str:
    """A city laid into the zone of one player, around the town hall there."""
    start = plan_of(way.position(start_text(way)))
    hall = next((place for place, token in cards.items() if token == "M"), None)
    if start.brick or hall is None:
        raise InputError("effects-other-map")
    mine = next(place for place, token in start.tokens.items() if token == f"M{way.player}")
    down, right = mine[0] - hall[0], mine[1] - hall[1]
    laid = {(row + down, column + right): token for (row, column), token in cards.items() if token != "M"}
    if set(laid) & set(start.tokens) or any(
        start.zones.get(place, way.player) != way.player for place in laid
    ):
        raise InputError("effects-other-map")
    tokens = start.tokens | laid
    return rows_text(tokens, list(tokens))


def _framed(cards: Tokens, size: int) -> str:
    """A city laid in the middle of the frame, which a suburb fixes."""
    top, left = min(row for row, _ in cards), min(column for _, column in cards)
    height, width = (max(place[k] for place in cards) - first + 1 for k, first in ((0, top), (1, left)))
    if max(height, width) > size:
        raise InputError("city-too-large", height=height, width=width, size=size)
    top -= (size - height) // 2
    left -= (size - width) // 2
    return rows_text(cards, [(top, left), (top + size - 1, left + size - 1)])
