"""A game that is played: its scenes and menus, and what gestures and typed words stand for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ....core.errors import InputError
from ....core.scene import Choice, Gesture, Menu, Objection, Scene, Seat, Stat
from ..rules.actions import Action, Build, Draw, Finish, Place, read_action
from ..rules.city import Bridge, bridge_of
from ..rules.play import clock, reckoned, results
from ..rules.state import State, unseen, view
from ..rules.tiles import LEVELS, LONGEST, TILES
from ..rules.way import MOST_TILES
from .areas import city_area, hand_area, needs_area, open_area, other_area, stock_area
from .choices import bridge_choices, reasons_of, tile_choices
from .plan import Plan
from .style import CSS, DEFS
from .sums import stats
from .words import level_word, place_word, rule_title, tile_word, turn_word, word

_TYPED_TILE: Final = re.compile(r"(\w{3}) (-?\d,-?\d)(?: ([0-3]))?")
_TYPED_BRIDGE: Final = re.compile(r"([RFS]?)([a-h][1-8])-([a-h][1-8])")
PILE: Final = frozenset({"pile", "draw", "pioche", "piocher"})
FINISH: Final = frozenset({"finish", "fin", "finir"})


def plan_of(state: State, player: int) -> Plan:
    """The city of a player as it is drawn."""
    return Plan.of(state.seats[player].city, rectangle=state.way.rectangle)


def scene(state: State, lang: str, eye: int | None, names: Sequence[str]) -> Scene:
    """A view of a state."""
    seen = view(state, eye)
    player = state.player if eye is None else eye
    seat, way = seen.seats[player], seen.way
    plan = plan_of(seen, player)
    rows = reckoned(seen)
    title = word(lang, "city-own" if eye is not None else "city-of", name=names[player])
    building = seen.phase == "build" and not seen.watched
    reasons = reasons_of(seat.city, seen.stock, way.rules) if building else {}
    ghosts = [bridge for bridge, found in reasons.items() if not found]
    cards = list(rows[player].needs)
    areas = [
        city_area(lang, plan, title, ghosts=ghosts, cards=cards, rules=way.rules),
        hand_area(lang, seat.hand, word(lang, "hand")),
        open_area(lang, seen.open, len(seen.pile)),
        stock_area(lang, seen.stock, way.players),
    ]
    if cards:
        areas.append(needs_area(lang, plan, rows[player].needs, way.rules))
    areas += [
        other_area(lang, other, names[other], each.city, rows[other].total, rectangle=way.rectangle)
        for other, each in enumerate(seen.seats)
        if other != player
    ]
    cities = [seat.city, *(each.city for other, each in enumerate(seen.seats) if other != player)]
    return Scene(
        areas=areas,
        stats=stats(lang, plan, cities, cards, way.rules, seen.stock),
        seats=[_seat(seen, lang, other, name) for other, name in enumerate(names)],
        notes=_notes(seen, lang, names),
        css=CSS,
        defs=DEFS,
    )


def _seat(state: State, lang: str, player: int, name: str) -> Seat:
    row = reckoned(state)[player]
    used = len(state.seats[player].city.cells)
    return Seat(
        name=name,
        on_turn=player == state.player and not state.over,
        stats=[
            Stat(id="total", label=word(lang, "votes"), value=row.total),
            Stat(id="tiles", label=word(lang, "tiles"), value=used, max=MOST_TILES[state.way.map]),
        ],
    )


def _notes(state: State, lang: str, names: Sequence[str]) -> list[str]:
    """How it ended, or what is known of the tiles to come."""
    if state.over:
        found = results(state)
        if state.way.practice:
            medal = found[0].rank or "none"
            return [word(lang, "ended-alone", votes=int(found[0].score or 0), medal=medal)]
        winners = [name for name, result in zip(names, found, strict=True) if result.place == 1]
        return [word(lang, "ended", names=", ".join(winners), count=len(winners))]
    notes = [word(lang, "practice")] if state.way.practice and state.turn == 1 else []
    left = unseen(state)
    if left:
        counts = {level: sum(level in tile[:2] for tile in left) for level in LEVELS}
        notes.append(
            word(lang, "unseen", count=len(left), river=counts["R"], forest=counts["F"], sand=counts["S"])
        )
    return notes


# ---------------------------------------------------------------- decisions


def menu(state: State, lang: str) -> Menu:
    """What the player on turn can decide."""
    if state.over:
        return Menu(prompt=word(lang, "prompt-over"), rule="end", choices=[])
    if state.watched:
        return Menu(prompt=word(lang, "prompt-wait"), choices=[])
    turn, turns = clock(state)
    plan, way = plan_of(state, state.player), state.way
    if state.phase == "place":
        hand = tuple(sorted(state.seat.hand))
        return Menu(
            prompt=word(lang, "prompt-place", turn=turn, turns=turns or 0),
            rule="place-contact",
            choices=tile_choices(lang, plan, hand, state.stock, way.rules),
        )
    reasons = reasons_of(plan.city, state.stock, way.rules)
    legal = sum(not found for found in reasons.values())
    ending = _endings(state, lang)
    if not legal or not state.draws:
        ending[0]["main"] = True
    prompt = "prompt-build" if legal else "prompt-draw" if state.draws else "prompt-finish"
    return Menu(
        prompt=word(lang, prompt, count=legal),
        rule="bridge-when" if legal else "draw",
        choices=[*bridge_choices(lang, plan, reasons), *ending],
    )


def _endings(state: State, lang: str) -> list[Choice]:
    """The draws, or the end of a turn that has none."""
    if not state.draws:
        return [Choice(id="finish", label=word(lang, "finish"), targets=[], objections=[])]
    refused = (
        []
        if state.pile
        else [
            Objection(
                rule="empty-pile",
                title=rule_title(lang, "empty-pile"),
                text=word(lang, "why-empty-pile"),
                spots=["pile"],
            )
        ]
    )
    found = [
        Choice(id="draw.pile", label=word(lang, "draw-pile"), spot="pile", targets=[], objections=refused)
    ]
    found += [
        Choice(
            id=f"draw.{place}",
            label=word(lang, "draw-open", tile=tile_word(lang, tile)),
            spot=f"open.{place}",
            targets=[],
            objections=[],
        )
        for place, tile in enumerate(state.open, 1)
    ]
    return found if state.pile else [*found[1:], found[0]]


def action(state: State, gesture: Gesture) -> Action:
    """The decision that a gesture stands for."""
    kind, _, what = gesture["choice"].partition(".")
    plan = plan_of(state, state.player)
    spot = gesture.get("spot", "")
    if kind == "tile":
        hand, cell = tuple(sorted(state.seat.hand)), plan.cell(spot)
        turn = gesture.get("turn", "0")
        if (
            what.isdecimal()
            and 0 < int(what) <= len(hand)
            and cell is not None
            and turn in ("0", "1", "2", "3")
        ):
            return Place(hand[int(what) - 1], cell, int(turn))
    elif kind in ("build", "from"):
        bridge = _bridge(plan, what if kind == "build" else f"{what}-{spot}")
        if bridge is not None:
            return Build(bridge)
    elif kind == "draw":
        if what == "pile":
            return Draw("pile")
        if what.isdecimal() and 0 < int(what) <= len(state.open):
            return Draw("open", state.open[int(what) - 1])
    elif kind == "finish":
        return Finish()
    raise InputError("cloudcity-gesture", value=" ".join(map(str, gesture.values())))


def typed(state: State, text: str) -> Action:
    """The decision that somebody typed: as on the screen, or as records count squares."""
    plan, words = plan_of(state, state.player), " ".join(text.split())
    if (bridge := _bridge(plan, words)) is not None:
        return Build(bridge)
    if found := _TYPED_TILE.fullmatch(words):
        cell = plan.cell(found[2])
        if found[1] in TILES and cell is not None:
            return Place(found[1], cell, int(found[3] or 0))
    if words in TILES:
        return Draw("open", words)
    if words.lower() in PILE:
        return Draw("pile")
    if words.lower() in FINISH:
        return Finish()
    known = read_action(words)
    if known is None:
        raise InputError("cloudcity-typed", value=text)
    return known


def _bridge(plan: Plan, text: str) -> Bridge | None:
    """A bridge as it is named on the screen, with its level or without."""
    found, ends = _TYPED_BRIDGE.fullmatch(text), plan.pair(text)
    if found is None or ends is None:
        return None
    return bridge_of(found[1], *ends) if found[1] else plan.bridge(*ends)


def named(state: State, decision: Action, lang: str) -> str:
    """A decision in a few words."""
    plan = plan_of(state, state.player)
    match decision:
        case Place(tile, cell, rotation):
            return word(
                lang,
                "named-place",
                tile=tile_word(lang, tile),
                place=place_word(lang, plan, cell),
                turn=turn_word(lang, tile, rotation),
                turned=rotation,
            )
        case Build(bridge):
            return word(
                lang,
                "named-bridge",
                level=level_word(lang, bridge.level),
                one=plan.name(bridge.start),
                other=plan.name(bridge.end),
                votes=bridge.votes if bridge.straight and bridge.length <= LONGEST else 0,
            )
        case Draw(source, tile):
            return (
                word(lang, "draw-pile")
                if source == "pile"
                else word(lang, "draw-open", tile=tile_word(lang, str(tile)))
            )
    return word(lang, "finish")
