"""The face: scenes of a game that is played and of positions that are asked about, and the words of its decisions."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ....core.face import Request
from ....core.game import Event
from ....core.scene import Area, Gesture, Menu, Scene, Stat
from ....core.scene import Seat as SeatWords
from ....locale import say
from ..rules.actions import Action
from ..rules.building import excess
from ..rules.inspection import read_request
from ..rules.position import Position
from ..rules.state import State
from .areas import discard_area, row_area, supply_area
from .causes import causes
from .drawing import css, defs
from .lessons import option_spot, option_words
from .menu import menu, removal_menu, would_buy
from .odds import deck_area, odds_notes
from .shares import share_sum
from .speech import action_words, event_words, gesture_action, typed_action
from .words import name, rule_words


class DesignTownFace:
    """The face of Design Town. Everything on the table is public, so every pair of eyes sees the player on turn."""

    def scene(self, state: State, lang: str, eye: int | None, names: Sequence[str]) -> Scene:  # noqa: ARG002
        """The turn that is played, with the decks as everybody knows them."""
        scene = _scene(state.position, lang)
        scene["seats"] = _seats(state, lang, names)
        return scene

    def menu(self, state: State, lang: str) -> Menu:
        """The choices of the player on turn."""
        if state.over:
            return {"prompt": say(lang, "designtown-prompt-over"), "choices": []}
        if state.phase == "remove":
            return removal_menu(state, lang)
        others = [player for player in range(state.way.players) if player != state.player]
        return menu(state.position, lang, others)

    def action(self, state: State, gesture: Gesture) -> Action:
        """The decision of a gesture."""
        return gesture_action(state, gesture)

    def typed(self, state: State, text: str) -> Action:
        """The decision of a typed line."""
        return typed_action(state, text)

    def named(self, state: State, action: Action, lang: str) -> str:
        """A decision in a few words."""
        return action_words(state, action, lang)

    def told(self, event: Event, lang: str, names: Sequence[str]) -> str:
        """An event as a sentence of the log."""
        return event_words(event, lang, names)

    def causes(self, state: State, action: Action, lang: str) -> Sequence[str]:
        """What speaks for and against a decision, the weightiest first."""
        return causes(state, action, lang)

    def board(self, request: Request, lang: str) -> Scene:
        """The picture of a position."""
        return _scene(read_request(request), lang)

    def question(self, request: Request, lang: str, hidden: Collection[str]) -> Scene:
        """The same for a lesson, without what an exercise asks for, nor what has no part in this phase of the turn."""
        position = read_request(request)
        scene = _scene(position, lang, hidden)
        idle = "deck" if position.phase == "build" else "supply"
        areas = [area for area in scene["areas"] if area["id"] != idle]
        return {**scene, "areas": areas, "stats": []}  # the row has meters of its own

    def option(self, request: Request, exercise: Mapping[str, Any], option: str, lang: str) -> str:
        """An option of an answer in words."""
        return option_words(request, exercise, option, lang)

    def option_spot(self, request: Request, exercise: Mapping[str, Any], option: str) -> str:
        """The thing that stands for an option."""
        return option_spot(request, exercise, option)

    def asked(self, request: Request, lang: str) -> Menu:
        """What could be decided in a position."""
        position = read_request(request)
        return menu(position, lang, range(1, position.way.players))


def _scene(position: Position, lang: str, hidden: Collection[str] = ()) -> Scene:
    areas: list[Area] = [
        row_area(position, lang, hidden),
        deck_area(position, lang, hidden),
        discard_area(position, lang),
        supply_area(position, lang, hidden),
    ]
    return {
        "areas": areas,
        "stats": _stats(position, lang),
        "seats": [],
        "notes": [] if hidden else _notes(position, lang),
        "css": css(),
        "defs": defs(),
    }


def _stats(position: Position, lang: str) -> list[Stat]:
    sums, table = position.sums, position.way.table
    store = say(lang, "designtown-stat-store" if sums.store else "designtown-stat-no-store")
    found: list[Stat] = [
        {
            "id": "unhappy",
            "label": say(lang, "designtown-stat-unhappy"),
            "value": sums.unhappy,
            "max": sums.limit,
            "note": say(lang, "designtown-stat-limit", limit=sums.limit),
            "sum": share_sum(position, "unhappy", lang),
        },
        {"id": "coins", "label": say(lang, "designtown-stat-coins"), "value": sums.coins},
        {
            "id": "points",
            "label": say(lang, "designtown-stat-points"),
            "value": sums.points,
            "max": table.points,
        },
        {
            "id": "cards",
            "label": say(lang, "designtown-stat-cards"),
            "value": sums.cards,
            "max": table.cards,
            "note": store,
        },
    ]
    if position.phase == "build":
        found.append(
            {
                "id": "actions",
                "label": say(lang, "designtown-stat-actions"),
                "value": 0 if excess(sums, position.done) > 0 else 1,
                "note": say(lang, "designtown-stat-extra", buys=sums.buys, upgrades=sums.upgrades),
            }
        )
    if position.way.solo:
        found.append(
            {"id": "supply", "label": say(lang, "designtown-stat-supply"), "value": sum(position.supply)}
        )
    return found


def _notes(position: Position, lang: str) -> list[str]:
    """Duties first, then the odds, and what stopping would buy."""
    if position.over:
        return [say(lang, f"designtown-prompt-{position.status}")]
    notes = [rule_words(lang, duty)[1] for duty in position.must]
    notes += odds_notes(position, lang)
    if position.phase == "play" and not position.must:
        notes.append(would_buy(position, lang))
    return notes


def _seats(state: State, lang: str, names: Sequence[str]) -> list[SeatWords]:
    found: list[SeatWords] = []
    for player, who in enumerate(names):
        seat = state.seats[player]
        top = name(lang, seat.deck[0]) if seat.deck else say(lang, "designtown-no-deck")
        stats: list[Stat] = [
            {
                "id": "deck",
                "label": say(lang, "designtown-stat-deck"),
                "value": f"{len(seat.deck)} · {seat.deck[0]}" if seat.deck else 0,
                "note": say(lang, "designtown-stat-top", card=top),
            },
            {"id": "discard", "label": say(lang, "designtown-stat-discard"), "value": len(seat.discard)},
        ]
        found.append({"name": who, "on_turn": player == state.player and not state.over, "stats": stats})
    return found
