"""Claims: statements about a position or a set-up that the engine can check.

The rulebook's examples are claims; exercises and lessons use the same form. A claim is a mapping with the field
``claim`` that names its kind, the fields of a position as in ``inspect``, and what is stated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ....core.breakdown import Term
from ....core.errors import InputError
from ....core.verdict import Place
from ..rules.actions import Lot, Offer, Offers
from ..rules.citytext import cell_at, places
from ..rules.ending import places as final_places
from ..rules.ending import rank
from ..rules.game import START_MONEY, Game, game
from ..rules.kernel.bits import anywhere, district
from ..rules.kernel.building import brings_cloud
from ..rules.kernel.cards import BICOLOUR, CARDS, INDUSTRY, has_leisure
from ..rules.play import start
from ..rules.position import Position
from ..rules.reserve import read_reserve
from ..rules.setting import bicolour_cards
from ..rules.tokens import HAND_TOKENS

Claim = Mapping[str, Any]


def position(claim: Claim) -> Position:
    """The position that a claim is about."""
    return Position.of(
        claim["city"],
        edition=claim.get("edition", "xl"),
        level=claim.get("level", "simplified"),
        variants=claim.get("variants", ()),
        rulings=claim.get("rulings"),
        money=claim.get("money", START_MONEY),
        hand=claim.get("hand", ()),
        reserve=read_reserve(claim.get("reserve", {})),
        players=claim.get("players", 1),
        player=claim.get("player", 0),
    )


def holds(claim: Claim) -> bool:
    """Whether the claim is true by the rules.

    >>> holds({"claim": "limit", "city": "M R", "used": 2, "max": 5})
    True
    """
    check = _CHECKS.get(claim.get("claim", ""))
    if check is None:
        raise InputError("claim-unknown", value=str(claim.get("claim")), expected=", ".join(_CHECKS))
    return check(claim)


def against(claim: Claim) -> tuple[str, ...]:
    """The rules that forbid what a ``build`` or ``duty`` claim wants to do."""
    where = position(claim)
    if claim["claim"] == "build":
        where = where.with_hand(())
    return where.verdict(claim["card"], _place(claim), claim.get("facing")).rules


def _place(claim: Claim) -> tuple[int, int]:
    row, column = claim["cell"]
    return row, column


def _build(claim: Claim) -> bool:
    return not against(claim)


def _built(claim: Claim) -> bool:
    return bool(position(claim).plan().built == claim["count"])


def _limit(claim: Claim) -> bool:
    return position(claim).limit() == (claim["used"], claim["max"])


def district_of(claim: Claim) -> tuple[Place, ...]:
    """The district of a colour around a cell; no cells where that colour does not lie there."""
    where = position(claim)
    city, grid = where.city, where.setting.grid
    sides = {
        "R": city.homes,
        "C": city.shops,
        "L": city.leisure,
        "I": city.works,
        "P": (city.parkings,) * 6,
    }[claim["colour"]]
    cell = cell_at(city, grid, _place(claim)) & anywhere(sides)
    return tuple(places(city, grid, district(cell, sides, grid))) if cell else ()


def _district(claim: Claim) -> bool:
    return bool(len(district_of(claim)) == claim["size"])


def _grows(claim: Claim) -> bool:
    return (claim["colour"], _place(claim)) in position(claim).due()


def _still(claim: Claim) -> bool:
    return not position(claim).due()


def _outcome(claim: Claim) -> bool:
    return position({**claim, "city": claim["result"]}).text in position(claim).outcomes().texts()


def income_part(claim: Claim) -> Term:
    """The income that a claim is about: the whole, or one of its parts."""
    term = position(claim).income()
    parts = dict(zip(("salary", "commerce", "meters"), term.parts, strict=True)) | {"total": term}
    return parts[claim.get("part", "total")]


def _income(claim: Claim) -> bool:
    return bool(income_part(claim).value == claim["amount"])


def _score(claim: Claim) -> bool:
    value = position(claim).score(claim["victory"]).value
    return value is None if claim.get("out") else value == claim["points"]


def _pollution(claim: Claim) -> bool:
    return bool(position(claim).pollution() == claim["percent"])


def _price(claim: Claim) -> bool:
    return bool(position(claim).price(claim["card"]) == claim["amount"])


def _cloud(claim: Claim) -> bool:
    where = position(claim)
    cell = cell_at(where.city, where.setting.grid, _place(claim))
    rules = where.setting.rules
    return bool(rules.clouds and where.reserve.clouds) and brings_cloud(
        where.city, where.setting.grid, INDUSTRY, cell
    )


def game_of(claim: Claim) -> Game:
    """The game whose set-up a claim is about."""
    return game(
        edition=claim.get("edition", "xl"),
        level=claim.get("level", "simplified"),
        players=claim["players"],
        victory=claim.get("victory", "residential"),
        variants=claim.get("variants", ()),
        rulings=claim.get("rulings"),
    )


def facts(way: Game) -> dict[str, int]:
    """The set-up of a game as numbers with names, such as ``pile.R`` or ``reserve.K``."""
    pile, reserve = way.pile, way.reserve
    return {
        "pile.R": pile.homes,
        "pile.I": pile.works,
        "pile.P": pile.parkings,
        "pile.C": pile.shops,
        "pile.L": pile.leisure,
        "pile.bicolour": way.bicolour,
        "pile.total": pile.total + way.bicolour,
        "reserve.R": reserve.homes,
        "reserve.C": reserve.shops,
        "reserve.I": sum(reserve.works),
        "reserve.K": reserve.parks,
        "reserve.N": reserve.clouds,
        "turns": way.turns,
        "hand": way.hand,
        "draw": way.draw,
        "money": START_MONEY,
        "frame": way.setting.grid.size,
        "first": 0,
        "turn-1.L": max(_leisure_in_first_draw(way, seed) for seed in range(8)),
        **{
            f"pile.{HAND_TOKENS[card]}": bicolour_cards(way.setting).count(card)
            for card in range(BICOLOUR, CARDS)
        },
        **{f"first.{turn}": (turn - 1) % way.players for turn in range(1, way.turns + 1)},
        **{f"draw.{turn}": _drawn(way, turn) for turn in range(1, way.turns + 1)},
    }


def _leisure_in_first_draw(way: Game, seed: int) -> int:
    """Leisure cards, halves included, among those drawn on turn 1."""
    state, _ = start(way, seed)
    return sum(has_leisure(card) for card in state.table.pool) if state.table else 0


def _drawn(way: Game, turn: int) -> int:
    """Cards drawn on a turn: all that are left, when they are fewer."""
    return min(way.draw, way.pile.total + way.bicolour - (turn - 1) * way.hand * way.players)


def _setup(claim: Claim) -> bool:
    return bool(facts(game_of(claim)).get(claim["what"]) == claim["count"])


def _options(claim: Claim) -> bool:
    try:
        game_of(claim)
    except InputError:
        return False
    return True


def _split(claim: Claim) -> bool:
    size, left = claim["hand_size"], claim["players_left"]
    cards = (0,) * (size * left)
    offer = Offer(
        Lot((0,) * claim["open_up"], (0,) * claim["open_down"]),
        Lot((0,) * claim["rest_up"], (0,) * claim["rest_down"]),
    )
    return offer in Offers(cards, size, size - 2, left - 1, 0)


def _bribe(claim: Claim) -> bool:
    cards = (0,) * 6
    offer = Offer(Lot((0, 0), (0,), claim["open"]), Lot((0,), (0, 0), claim["rest"]))
    return offer in Offers(cards, 3, 1, 1, claim["money"])


def _rank(claim: Claim) -> bool:
    return bool(rank(claim.get("edition", "xl"), claim["victory"], claim["score"]) == claim["rank"])


def _places(claim: Claim) -> bool:
    accounts = [position({**claim, **seat}).score(claim["victory"]) for seat in claim["seats"]]
    return bool(final_places(claim["victory"], accounts) == claim["places"])


_CHECKS: Final[Mapping[str, Callable[[Claim], bool]]] = {
    "build": _build,
    "duty": _build,
    "built": _built,
    "limit": _limit,
    "district": _district,
    "grows": _grows,
    "still": _still,
    "outcome": _outcome,
    "income": _income,
    "score": _score,
    "pollution": _pollution,
    "price": _price,
    "cloud": _cloud,
    "setup": _setup,
    "options": _options,
    "split": _split,
    "bribe": _bribe,
    "rank": _rank,
    "places": _places,
}
