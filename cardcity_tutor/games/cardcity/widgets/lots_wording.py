"""What is said around lots: who sits where, what the lots and places are called, what a choice leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from cardcity_tutor.core.verdict import Reason
from cardcity_tutor.locale import say

from ..face.wording import cite
from ..rules.actions import LOTS
from ..rules.state import State
from .dividing import KEPT, POOL, UNDER, Task, Work
from .judging import pictured_name

LOOSE = {POOL: "lots-pool", KEPT: "lots-hand", UNDER: "lots-pile"}
"""The places outside the lots, and what is written above them."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The players around the table, as far as acquisition concerns them."""

    player: int
    """Who decides."""
    viewer: int
    divider: int
    chooser: int
    served: tuple[bool, ...]
    """Which players have their cards."""
    names: tuple[str, ...] = ()

    @classmethod
    def of(cls, state: State, viewer: int, names: Sequence[str]) -> Seating | None:
        """Who sits at the table of a game; a solo player needs no seating."""
        if state.table is None or state.game.solo:
            return None
        table = state.table
        served = tuple(bool(seat.hand) for seat in state.seats)
        return cls(state.player, viewer, table.divider, table.chooser, served, tuple(names))

    def name(self, lang: str, player: int) -> str:
        """The player's own name, or a letter."""
        if player < len(self.names):
            return self.names[player]
        return say(lang, "lots-player", letter=self.letter(player))

    def letter(self, player: int) -> str:
        """The letter of a seat."""
        return "ABCD"[player]

    def role(self, player: int, way: str) -> str:
        """What a player does at the moment."""
        if player == self.divider:
            return "divides" if way == "divide" else "divided"
        if player == self.chooser:
            return "next" if way == "divide" else "chooses"
        return "served" if self.served[player] else "waits"


class LotsWording:
    """The sentences of one view in one language."""

    def __init__(self, lang: str, task: Task, seating: Seating | None) -> None:
        """Speak of a task."""
        self.lang = lang
        self.task = task
        self.seating = seating

    def _say(self, key: str, **params: object) -> str:
        return say(self.lang, key, **params)

    def _size(self, lot: str) -> int:
        return sum(size for place, size in self.task.sizes.items() if place.startswith(lot))

    def _which(self, lot: str) -> str:
        """Small and large, but for two lots of one size: first and second."""
        names = ("first", "second") if self._size("open") == self._size("rest") else ("small", "large")
        return names[LOTS.index(lot)]

    def lot(self, lot: str) -> str:
        """A lot with its article, as a title."""
        return self._say("lots-name", which=self._which(lot))

    def bare(self, lot: str) -> str:
        """A lot without its article."""
        return self._say("lots-name.bare", which=self._which(lot))

    def about(self, lot: str) -> str:
        """How many cards a lot has, and how many of them are hidden."""
        return self._say("lots-about", count=self._size(lot), hidden=self.task.sizes[f"{lot}-down"])

    def place(self, place: str) -> str:
        """A place as a sentence goes on with it."""
        if place in LOOSE:
            return self._say(f"lots-place-{place}")
        lot, face = place.split("-")
        return self._say("lots-place", face=face, lot=self.bare(lot))

    def short_place(self, place: str) -> str:
        """A place as its own heading inside its lot."""
        if place in LOOSE:
            return self._say(LOOSE[place])
        return self._say("lots-face", face=place.split("-")[1])

    def card(self, card: str, place: str) -> str:
        """A card as it is read aloud."""
        return self._say(
            "lots-card", card=pictured_name(self.lang, card, self.task.setting), place=self.place(place)
        )

    def count(self, place: str, have: int, want: int) -> str:
        """How full a place is; a hand begins with more cards than it keeps."""
        return self._say(
            "lots-count-kept" if place == KEPT and have > want else "lots-count", have=have, want=want
        )

    def _head(self, work: Work) -> str:
        key, seating = f"lots-task-{self.task.way}", self.seating
        if not self.task.mine and seating is not None:
            return self._say(f"{key}.watch", player=seating.name(self.lang, seating.player))
        if work.lot is not None:
            lot = self.lot(work.lot)
            return self._say(f"{key}.done", lot=lot[0].lower() + lot[1:])
        if work.done:
            return self._say(f"{key}.done")
        return self._say(key, count=self.task.sizes[KEPT]) if self.task.way == "keep" else self._say(key)

    def problems(self, reasons: Sequence[Reason]) -> list[dict[str, Any]]:
        """What is wrong, by rule: the cases at hand, the rule in a sentence, and where the book has it."""
        groups: dict[str, list[str]] = {}
        for reason in reasons:
            groups.setdefault(reason.rule, []).append(self._wrong(reason))
        return [
            {
                "rule": rule,
                "here": here,
                "text": self._say(f"rule-{rule}"),
                "cite": cite(self.lang, rule, self.task.edition),
            }
            for rule, here in groups.items()
        ]

    def _wrong(self, reason: Reason) -> str:
        params = dict(reason.params)
        if "place" in params:
            place = self.place(str(params["place"]))
            return self._say("lots-wrong-place", **params | {"place": place[0].upper() + place[1:]})
        return self._say(f"lots-wrong-{next(iter(params))}", **params)

    def todo(self, work: Work) -> dict[str, str]:
        """The sentence that says what to do, and one about it."""
        body = ""
        if self.task.mine and not work.done:
            if self.task.way == "divide":
                body = self._say("lots-task-divide.left", left=work.at.count(POOL))
            elif self.task.way == "keep":
                body = self._say("lots-task-keep.left", under=self.task.sizes[UNDER])
        return {"head": self._head(work), "body": body}

    def then(self, lot: str) -> str:
        """What follows if this lot is taken."""
        seating = self.seating
        if seating is None or self.task.way != "choose":
            return ""
        names = {
            "divider": seating.name(self.lang, seating.divider),
            "chooser": seating.name(self.lang, seating.chooser),
            "next": seating.name(self.lang, (seating.chooser + 1) % len(seating.served)),
        }
        if self._size("open") == self._size("rest"):
            return self._say("lots-then-last", divider=names["divider"])
        if lot == "open":
            return self._say("lots-then-open", count=self._size("rest"), **names)
        return self._say("lots-then-rest", mine="yes" if seating.viewer == seating.chooser else "no", **names)

    def players(self) -> list[list[Any]]:
        """Each player: letter, what they do, and whether it is their turn."""
        seating = self.seating
        if seating is None:
            return []
        return [
            [
                seating.letter(player),
                self._say(
                    "lots-role",
                    role=seating.role(player, self.task.way),
                    player=seating.name(self.lang, player),
                ),
                player == seating.player,
            ]
            for player in range(len(seating.served))
        ]

    def typed(self) -> list[str]:
        """An example of what can be typed, and how it is read."""
        if self.task.way == "keep":
            example = " ".join(self.task.cards[: self.task.sizes[KEPT]])
            return [example, self._say("lots-typed-keep", example=example)]
        lots = {lot: self.bare(lot) for lot in LOTS}
        if self.task.way == "choose":
            return ["1", self._say("lots-typed-choose", **lots)]
        key = "lots-typed-divide.money" if self.task.money else "lots-typed-divide"
        return [self._division(), self._say(key, **lots)]

    def _division(self) -> str:
        """The cards at hand, dealt out in order, as they could be typed; what goes face down to the rest need not be."""
        cards = iter(self.task.cards)
        put = {place: " ".join(islice(cards, size)) for place, size in self.task.sizes.items()}
        first = f"{put['open-up']} / {put['open-down']}" if put["open-down"] else put["open-up"]
        return f"{first} | {put['rest-up']}".strip()
