"""Income and scores as trees of terms: each with its value, its cells and its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ....core.breakdown import Number, Term, whole
from ....core.representations import html_of, pretty, text_of
from ....core.verdict import Place
from .citytext import places
from .decentralisation import decentralised_terms
from .frames import Frame, best_frame, empty_places, frames
from .kernel.bits import anywhere, district, edge, meets, near, popcount
from .kernel.earning import beside_park, colours_beside, joined, residential_score, salary, share
from .kernel.framing import with_architect
from .kernel.shapes import CityMasks, Mask, Sides
from .setting import Setting

ADDED_TO_POINTS = frozenset({"ecological", "decentralisation"})
"""Variants with terms of their own in the residential victory."""
POLLUTION_ALLOWED = 30
"""Per cent that a happy city may have."""
FINE = 5
"""Dollars per percent above that."""
COMMERCE_POLLUTION = 1
CLOUD_POLLUTION = 5
PARK_POLLUTION = -5


class Account(NamedTuple):
    """A score with what breaks ties."""

    term: Term
    out: bool
    """The ecological rule puts the player out: no score."""
    money: int
    """Money left after fines."""
    cards: int
    city: Any = None
    """Whose score it is, for whoever puts it into words."""

    def __repr__(self) -> str:
        """What was counted, and what it came to."""
        return f"<Account: {self.term.rule} {'out' if self.out else self.value}>"

    def __str__(self) -> str:
        """In words."""
        return text_of(self)

    def _repr_html_(self) -> str | None:
        return html_of(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # noqa: ANN401 (IPython's)
        pretty(self, printer, cycle)

    @property
    def value(self) -> Number | None:
        """The score, or nothing for a player who is out."""
        return None if self.out else self.term.value


def triangle(size: int) -> int:
    """1 + 2 + … + size."""
    return size * (size + 1) // 2


def _districts(city: CityMasks, sides: Sides, setting: Setting) -> Iterator[Mask]:
    """The districts of a colour that hold a card of the player."""
    todo = anywhere(sides)
    while todo:
        group = district(todo & -todo, sides, setting.grid)
        todo &= ~group
        if group & city.own:
            yield group


def _places(city: CityMasks, setting: Setting, cells: Mask) -> tuple[Place, ...]:
    return tuple(places(city, setting.grid, cells))


def _shared(city: CityMasks, group: Mask) -> dict[str, object]:
    """The size of a district and, where it is shared, how many of its cards are the player's."""
    size = popcount(group)
    owned = popcount(group & (city.own | city.lent))
    return {"size": size} if owned == size else {"size": size, "owned": owned}


def without_architect(city: CityMasks, setting: Setting) -> CityMasks:
    """The city after the architect has left it."""
    return with_architect(city, setting.grid, 0) if city.architect else city


def settled_city(city: CityMasks, setting: Setting) -> CityMasks:
    """The city as it is counted: the architect has left it, and what it has not reached of the suburb is no part."""
    return joined(without_architect(city, setting), setting.grid)


def _triangles(city: CityMasks, setting: Setting, sides: Sides, rule: str) -> list[Term]:
    """The player's part of 1 + 2 + … + n for each district of a colour."""
    terms = []
    for group in _districts(city, sides, setting):
        value = share(city, group, triangle(popcount(group)))
        terms.append(Term(rule, value, _places(city, setting, group), _shared(city, group)))
    return terms


def income_account(city: CityMasks, setting: Setting) -> Term:
    """What a city earns: salary, each commercial district, each parking district with a meter."""
    city = settled_city(city, setting)
    rules, grid = setting.rules, setting.grid
    wage = Term("salary", salary(city), _places(city, setting, city.hall & city.own))
    shops = _triangles(city, setting, city.shops, "commerce-income")
    meters = []
    rule = "parking-meters" if setting.edition == "xl" else "parking-meters-2012"
    if rules.free_colours >= 0:
        parkings = (city.parkings,) * 6
        for group in _districts(city, parkings, setting):
            colours = colours_beside(city, grid, group)
            value = share(city, group, max(0, colours - rules.free_colours))
            meters.append(Term(rule, value, _places(city, setting, group), {"colours": colours}))
    return Term.of("income", wage, Term.of("commerce-income", *shops), Term.of(rule, *meters))


def pollution(city: CityMasks, setting: Setting) -> int:
    """Per cent of pollution: industries by picture, commerces, clouds; parks lower it."""
    return sum(pollution_parts(city, setting).values())


def pollution_parts(city: CityMasks, setting: Setting) -> dict[str, int]:
    """Per cent of pollution by what causes it, as letters of cards: ``I``, ``C``, ``N`` and, below zero, ``K``."""
    city = settled_city(city, setting)
    own = city.own
    works = anywhere(city.works) & own
    pictured = city.pictures[0] | city.pictures[1] | city.pictures[2]
    smoke = setting.pictures[0] * popcount(works & ~city.halves & ~pictured)
    smoke += sum(
        percent * popcount(cells & own)
        for percent, cells in zip(setting.pictures[1:], city.pictures, strict=True)
    )
    shops = anywhere(city.shops) & own
    half_works, half_shops = setting.half_pollution
    return {
        "I": smoke + half_works * popcount(works & city.halves),
        "C": COMMERCE_POLLUTION * popcount(shops & ~city.halves) + half_shops * popcount(shops & city.halves),
        "N": CLOUD_POLLUTION * popcount(city.clouds & own),
        "K": PARK_POLLUTION * popcount(city.parks & own),
    }


def card_pollution(card: str, setting: Setting) -> int:
    """Per cent by which one card changes the pollution of the city that it comes to, wherever it lies."""
    if len(card) == 3:
        half_works, half_shops = setting.half_pollution
        return half_works * ("I" in card) + half_shops * ("C" in card)
    if card[0] == "I":
        return setting.pictures[int(card[1]) - 1]
    return {"C": COMMERCE_POLLUTION, "N": CLOUD_POLLUTION, "K": PARK_POLLUTION}.get(card[0], 0)


def _ground_terms(
    city: CityMasks, setting: Setting, frame: Frame, empty_rule: str, park_rule: str, each: int
) -> list[Term]:
    """Empty places, which cost ``each``, and those beside a park, which bring ``each``."""
    gardens = beside_park(city, setting.grid) & frame.cells if city.parks else 0
    empties = empty_places(city, setting, frame, gardens)
    terms = [Term(empty_rule, -each * len(empties), empties, {"count": len(empties)})]
    if gardens:
        count = popcount(gardens)
        terms.append(Term(park_rule, each * count, _places(city, setting, gardens), {"count": count}))
    return terms


def _frame_for_parks(city: CityMasks, setting: Setting) -> Frame:
    """The frame that holds most of the empty places beside parks; any frame where there is no park."""
    if not city.parks:
        return next(frames(city, setting))
    beside = beside_park(city, setting.grid)
    return best_frame(city, setting, lambda frame: popcount(beside & frame.cells))


def _pollution_term(city: CityMasks, setting: Setting, victory: str, sign: int) -> list[Term]:
    if not setting.has("ecological"):
        return []
    percent = pollution(city, setting)
    return [Term(f"pollution-{victory}", sign * percent, params={"percent": percent})]


def residential(city: CityMasks, setting: Setting, money: int) -> Term:
    """The residential victory, with the bonuses of 2012 where they are in play."""
    if setting.has("decentralisation"):
        terms, frame = decentralised_terms(city, setting)
    else:
        terms = []
        frame = _frame_for_parks(city, setting)
    parts = [Term.of("residential-district", *_triangles(city, setting, city.homes, "residential-district"))]
    parts.append(Term("money-points", money // 5, params={"money": money, "rest": money % 5}))
    parts += _ground_terms(city, setting, frame, "empty-place", "park-value", 1)
    clouds = city.clouds & city.own
    if clouds:
        count = popcount(clouds)
        parts.append(Term("cloud-cost", -2 * count, _places(city, setting, clouds), {"count": count}))
    parts += terms
    parts += _pollution_term(city, setting, "residential", -1)
    return Term.of("victory-residential", *parts)


def economic(city: CityMasks, setting: Setting, money: int) -> Term:
    """The economic victory: money, less the empty places."""
    frame = _frame_for_parks(city, setting)
    return Term.of(
        "victory-economic",
        Term("money-kept", money),
        *_ground_terms(city, setting, frame, "empty-cost", "park-money", 5),
        *_pollution_term(city, setting, "economic", -1),
    )


def _cards_and_warehouses(
    city: CityMasks, setting: Setting, victory: str, sides: Sides, cards_rule: str, warehouse_rule: str
) -> Term:
    """Industrial and commercial victory: cards (halves count one half), parkings, virtual warehouses."""
    empty = near(sides, setting.grid) & ~city.occupied
    frame = best_frame(city, setting, lambda window: popcount(empty & window.cells))
    cards = anywhere(sides) & (city.own | city.lent)
    parkings = city.parkings & city.own
    value = popcount(cards & ~city.halves) + popcount(cards & city.halves) / 2
    stores = empty & frame.cells
    return Term.of(
        f"victory-{victory}",
        Term(cards_rule, whole(value), _places(city, setting, cards)),
        Term("parking-cards", popcount(parkings), _places(city, setting, parkings)),
        Term(warehouse_rule, popcount(stores), _places(city, setting, stores)),
        *_pollution_term(city, setting, victory, 1),
    )


def industrial(city: CityMasks, setting: Setting, money: int) -> Term:  # noqa: ARG001 (one signature for all victories)
    """The industrial victory."""
    return _cards_and_warehouses(
        city, setting, "industrial", city.works, "industry-cards", "warehouse-industry"
    )


def commercial(city: CityMasks, setting: Setting, money: int) -> Term:  # noqa: ARG001
    """The commercial victory."""
    return _cards_and_warehouses(
        city, setting, "commercial", city.shops, "commerce-cards", "warehouse-commerce"
    )


def happiness(city: CityMasks, setting: Setting, money: int) -> Term:  # noqa: ARG001
    """The happiness victory: satisfied residential districts, doubled by a park, spoilt by a cloud."""
    return Term.of(
        "victory-happiness",
        *(_happy(city, setting, group) for group in _districts(city, city.homes, setting)),
    )


def _happy(city: CityMasks, setting: Setting, group: Mask) -> Term:
    grid, rules = setting.grid, setting.rules
    rim = edge(group, city.homes, grid)
    inside = group if rules.inside else 0
    leisure = meets(group, city.homes, city.leisure, grid) | inside & anywhere(city.leisure)
    if rules.hall_pleases:
        leisure |= rim & city.hall
    shops = meets(group, city.homes, city.shops, grid) | inside & anywhere(city.shops)
    size = popcount(group)
    cells = _places(city, setting, group)
    missing = [
        letter for letter, cards in (("L", leisure), ("P", rim & city.parkings), ("C", shops)) if not cards
    ]
    if missing:
        return Term("happy-district", 0, cells, {"size": size, "missing": ", ".join(missing)})
    if rim & city.clouds:
        return Term("cloud-spoils", 0, cells, {"size": size})
    if rim & city.parks:
        return Term("park-doubles", share(city, group, 2 * size), cells, _shared(city, group))
    return Term("happy-district", share(city, group, size), cells, {**_shared(city, group), "missing": ""})


SCORES: dict[str, Callable[[CityMasks, Setting, int], Term]] = {
    "residential": residential,
    "economic": economic,
    "industrial": industrial,
    "commercial": commercial,
    "happiness": happiness,
}


def score_account(city: CityMasks, setting: Setting, victory: str, money: int) -> Account:
    """The score of a city as if the game ended now, and what breaks ties."""
    city = settled_city(city, setting)
    out = False
    term = SCORES[victory](city, setting, money)
    if victory == "happiness" and setting.has("ecological"):
        percent = pollution(city, setting)
        fine = FINE * max(0, percent - POLLUTION_ALLOWED)
        out = fine > money
        money = money if out else money - fine
        term = Term(
            term.rule,
            term.value,
            params={"percent": percent, "fine": fine},
            parts=(
                *term.parts,
                Term("pollution-happiness", 0, params={"percent": percent, "fine": fine, "out": out}),
            ),
        )
    return Account(term, out, money, popcount(city.occupied & city.own))


def final_account(city: CityMasks, setting: Setting, victory: str, money: int) -> Account:
    """The same score without its parts where the kernel can count it alone: nobody reads them in a simulation."""
    if victory != "residential" or setting.layout.kind != "separate" or setting.variants & ADDED_TO_POINTS:
        return score_account(city, setting, victory, money)
    city = settled_city(city, setting)
    points = residential_score(city, setting.grid, money)
    return Account(Term("victory-residential", points), False, money, popcount(city.occupied))
