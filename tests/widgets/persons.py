"""Persons at a game table who play by gestures alone, choosing at random among what the rules allow."""

from __future__ import annotations

from random import Random
from typing import Any

from cardcity_tutor.games.cardcity.rules.actions import Choose, Keep, Lot, Offer
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS, facing_letter
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from cardcity_tutor.games.cardcity.widgets.table.choices import action_of
from cardcity_tutor.games.cardcity.widgets.table.moments import Told

BOTS = ("greedy", "tourist")
"""Who sits opposite."""
GOING_ON = {"rest": "next", "curtain": "uncover"}
"""What is done where nothing is decided."""
LAID = {"cloud": "N", "architect": "A"}
"""What is laid in phases whose decisions name no card."""


def do(table: GameTable, kind: str, **fields: Any) -> dict[str, Any]:
    """A gesture, and the scene that follows."""
    table.gesture = {"kind": kind, **fields, "count": table.seq}
    return dict(table.scene)


class Person:
    """Someone who knows which decisions are allowed and makes them as the browser would."""

    def __init__(self, seed: int = 1, passing: float = 0.4) -> None:
        self.chance = Random(seed)
        self.passing = passing
        """How likely nothing is bought."""

    def play(self, table: GameTable, most: int = 10_000) -> None:
        """Up to so many decisions, or to the end."""
        for _ in range(most):
            if table.value["over"]:
                return
            self.decide(table)

    def until(self, table: GameTable, phase: str, turn: int = 1) -> dict[str, Any]:
        """Play until the person is in this phase."""
        for _ in range(1000):
            if table.scene["phase"] == phase and table.table.turn >= turn:
                return dict(table.scene)
            assert not table.value["over"], f"no {phase} in this game"
            self.decide(table)
        raise AssertionError(f"no {phase}")

    def decide(self, table: GameTable) -> None:
        """One decision, as one or two gestures."""
        scene = table.scene
        if scene["phase"] in GOING_ON:
            do(table, GOING_ON[scene["phase"]])
            return
        allowed = table.table.state.actions
        action = allowed[self.chance.randrange(len(allowed))]
        if "lots" in scene:
            self._at_the_lots(table, action)
        elif scene["acts"] and (
            getattr(action, "place", None) is None or self.chance.random() < self.passing
        ):
            do(table, "pass")
        elif scene["help"]:
            self._marked(table)
        else:
            self._laid(table, action)

    def _at_the_lots(self, table: GameTable, action: Any) -> None:
        if isinstance(action, Choose):
            do(table, "lots", gesture={"kind": "choose", "lot": action.lot})
            return
        if isinstance(action, Keep):
            text = _cards(action.cards)
        else:
            assert isinstance(action, Offer)
            text = f"{_lot(action.open)} | {_lot(action.rest)}"
        do(table, "lots", gesture={"kind": "type", "text": text})
        do(table, "lots", gesture={"kind": "offer"})

    def _marked(self, table: GameTable) -> None:
        """On any cell that is marked as allowed: the marks must be right."""
        scene = table.scene
        marked = [
            (entry, facing, cell)
            for entry, turns in zip(scene["hand"], scene["judged"], strict=True)
            for facing, turn in enumerate(turns)
            for cell, number in enumerate(turn)
            if number < 0
        ]
        entry, facing, cell = self.chance.choice(marked)
        turned = {"facing": entry["facings"][facing]} if entry["facings"] else {}
        do(table, "place", card=entry["card"], cell=scene["cells"][cell][:2], **turned)

    @staticmethod
    def _laid(table: GameTable, action: Any) -> None:
        phase = table.scene["phase"]
        card = LAID.get(phase) or HAND_TOKENS[action.card]
        turned = {"facing": facing_letter(action.card, action.facing)} if len(card) == 3 else {}
        do(table, "place", card=card, cell=list(action.place), **turned)


def forbidden(table: GameTable) -> tuple[str, list[int], str | None]:
    """A card and an empty cell where it must not go."""
    state, scene = table.table.state, table.scene
    lies = set(scene["cards"])
    for entry in scene["hand"]:
        facing = entry["facings"][0] if entry["facings"] else None
        for number, cell in enumerate(scene["cells"]):
            action = action_of(state, entry["card"], (cell[0], cell[1]), facing)
            if number not in lies and action not in state.actions:
                return entry["card"], cell[:2], facing
    raise AssertionError("everything is allowed")


def covered(told: Told, viewer: int | None) -> Told:
    """The event with other hidden cards in it."""
    event, details = told.event, dict(told.event.details)
    if event.player != viewer:
        if event.kind in ("draw", "exchange", "take"):
            details["cards"] = (0,) * len(details["cards"])
        if event.kind == "offer":
            for lot in ("open", "rest"):
                details[lot] = Lot(details[lot].up, (0,) * len(details[lot].down), details[lot].money)
    return told._replace(event=event._replace(details=details))


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(HAND_TOKENS[card] for card in cards)


def _lot(lot: Lot) -> str:
    money = f" ${lot.money}" if lot.money else ""
    return f"{_cards(lot.up)} / {_cards(lot.down)}{money}"
