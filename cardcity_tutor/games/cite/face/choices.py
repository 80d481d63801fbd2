"""What can be built, laid out and removed: each building on each place, with the reasons against it and its price."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.scene import Choice, Preview, Target, Turn
from ..coach.worth import unbuilt
from ..rules.actions import Lay
from ..rules.buildings import SHAPES, Building
from ..rules.checks import against
from ..rules.goods import GOLD, Stock
from ..rules.payment import GOLD_PER_CELL, Payment, cheapest, most_cells
from ..rules.placing import MANUFACTURE_DISCOUNT, Site, why
from ..rules.position import Position
from ..rules.production import Production, gains, productions
from ..rules.state import State, rights
from .areas import cell_spot, ghost_item
from .drawing import Window
from .objections import against_place, objection, remedy_rights
from .words import building_at, building_word, bundle_words, capital, goods_words, listed, names_of, word


def turns_of(lang: str) -> list[Turn]:
    """The facings of a building in a line."""
    return [Turn(id=facing, label=word(lang, f"facing-{facing}")) for facing in ("h", "v")]


def building_choices(lang: str, state: State) -> Iterator[Choice]:
    """Every building that is left; places only for those that could be paid for now."""
    player = state.player
    position = state.position()
    first = state.seat.turn == 1
    held = rights(state, player)
    could = held if first else held + most_cells(state.seat.stock)
    site = Site(position)
    for kind in unbuilt(state, player):
        choice = Choice(
            id=f"{'lay' if first else 'build'}.{kind}",
            label=word(lang, "build", building=capital(building_word(lang, kind)), cells=SHAPES[kind].size),
            spot=f"kind.{kind}",
            targets=[],
            objections=[],
        )
        if SHAPES[kind].turns:
            choice["turns"] = turns_of(lang)
        general = site.general_reasons(kind)
        if general:
            choice["objections"] = [objection(lang, rule) for rule in general]
        elif could < 1 or SHAPES[kind].size - MANUFACTURE_DISCOUNT > could:
            rule = "first-turn" if first else "rights"
            choice["objections"] = [objection(lang, rule)]
            if not first:
                choice["remedy"] = remedy_rights(lang, position, SHAPES[kind].size - held)
        else:
            choice["targets"] = [
                *place_targets(lang, position, kind, held, first=first, consents=state.consents)
            ]
        yield choice


def place_targets(
    lang: str,
    position: Position,
    kind: str,
    held: int,
    *,
    first: bool = False,
    consents: frozenset[tuple[int, Building]] = frozenset(),
) -> Iterator[Target]:
    """Legal places with their prices and what they bring, then the others around with their reasons."""
    site = Site(position)
    window = Window.around(position.city, position.player)
    before = productions(position)
    for row, column, facing, price, gold, *hosts in site.legal(kind):
        building = Building(position.player, kind, row, column, facing)
        target = Target(spot=cell_spot((row, column)), objections=[])
        if facing:
            target["turn"] = facing
        if any((host, building) not in consents for host in (hosts[0] if hosts else ())):
            target["objections"] = [objection(lang, "interquarter")]
        elif first and price > held:
            target["objections"] = [objection(lang, "first-turn")]
        payment = None if first else missing_payment(position.stock, price - held, gold=gold)
        if not first and payment is None and not target["objections"]:
            target["objections"] = [objection(lang, "rights")]
            target["remedy"] = remedy_rights(lang, position, price - held, gold=gold)
        text = preview_text(lang, position, building, price, before, gold=gold)
        if payment is not None and payment.collections and not target["objections"]:
            text += " " + word(lang, "pay-first", goods=goods_words(lang, payment.spent))
        target["preview"] = Preview(
            text=text,
            ghosts=[ghost_item(lang, position.way, window, building)],
        )
        yield target
    for place, rules in why(Site(position), [kind])[kind].items():
        facing = place[-1] if place[-1] in "hv" else ""
        row, column = (int(number) for number in place.rstrip("hv").split(","))
        if (row, column) in position.city.at:
            continue
        building = Building(position.player, kind, row, column, facing)
        target = Target(
            spot=cell_spot((row, column)), objections=against_place(lang, position, building, rules)
        )
        if facing:
            target["turn"] = facing
        yield target


def missing_payment(stock: Stock, cells: int, *, gold: bool) -> Payment | None:
    """What pays for cells that a building lacks: gold where it is taken, else the cheapest collections."""
    cells = max(0, cells)
    if gold and stock[GOLD] >= GOLD_PER_CELL * cells:
        return Payment(cells, cells, ())
    return cheapest(stock, cells)


def preview_text(
    lang: str, position: Position, building: Building, price: int, before: list[Production], *, gold: bool
) -> str:
    """What a building costs there, and what it adds to everybody's harvest."""
    names = names_of(lang, position.way.players)
    sentences = [word(lang, "costs", building=capital(building_at(lang, building)), cells=price)]
    if price < building.size:
        sentences.append(word(lang, "cheaper", cells=building.size - price))
    if gold:
        sentences.append(word(lang, "gold-price"))
    for player, gain in enumerate(gains(position, position.city.with_building(building), before)):
        parts = []
        if gain["goods"]:
            parts.append(bundle_words(lang, gain["goods"]))
        if gain["cells"]:
            parts.append(word(lang, "cells", n=gain["cells"]))
        if gain["cards"]:
            parts.append(word(lang, "cards", n=gain["cards"]))
        if parts and player == position.player:
            sentences.append(word(lang, "gain", what=listed(lang, parts)))
        elif parts:
            sentences.append(word(lang, "gain-other", name=capital(names[player]), what=listed(lang, parts)))
    return " ".join(sentences)


def remove_choices(lang: str, state: State) -> Iterator[Choice]:
    """Turn 1: take a building back that was laid."""
    if state.seat.turn != 1:
        return
    own = [state.city.buildings[number] for number in state.city.of(state.player)]
    for building in own:
        rest = Lay(tuple(other for other in own if other != building))
        rules = dict.fromkeys(against(state, state.player, rest))
        yield Choice(
            id=f"remove.{building.text}",
            label=word(lang, "remove", building=building_word(lang, building.kind)),
            spot=building.text,
            targets=[],
            objections=[objection(lang, rule) for rule in rules],
        )
