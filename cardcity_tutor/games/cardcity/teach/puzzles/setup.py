"""The position of a puzzle: plain data of the line protocol, and the moment of a game that it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from .....core.errors import InputError
from .....core.fields import LARGEST_NUMBER
from ...rules.acquiring import Acquiring
from ...rules.game import Game, game
from ...rules.maptext import read
from ...rules.notation import parse
from ...rules.position import Position, read_hand
from ...rules.reserve import Reserve, read_reserve
from ...rules.state import Phase, Seat, State

STAGES: Final = ("build", "buy")
"""Where in the turn a puzzle begins: with the construction of the hand, or with the purchases."""
FIELDS: Final = (
    "city", "edition", "level", "variants", "rulings", "victory", "money", "hand", "reserve", "stage"
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Setup:
    """One player's city in the last turn of a solo game, and what he has for it.

    The last turn, so that nothing is drawn after it: what is asked never goes beyond the turn.
    Cells are counted from the first token of the city text, as everywhere in the line protocol.
    """

    city: str
    hand: tuple[str, ...] = ()
    money: int = 3
    reserve: Reserve = Reserve()
    edition: str = "xl"
    level: str = "simplified"
    victory: str = "residential"
    variants: tuple[str, ...] = ()
    rulings: Mapping[str, Any] = field(default_factory=dict, hash=False)
    stage: str = "build"

    def game(self) -> Game:
        """The way of playing."""
        hall = None
        if "suburb" in self.variants:
            hall = next((token.place for token in read(self.city, brick=False) if token.text == "M"), None)
        return game(
            edition=self.edition,
            level=self.level,
            players=1,
            victory=self.victory,
            variants=self.variants,
            rulings=self.rulings,
            hall=hall,
        )

    def position(self) -> Position:
        """The position to draw, and to ask."""
        way = self.game().setting
        return Position.made(
            way, parse(self.city, way), self.money, read_hand(self.hand, way.edition), self.reserve
        )

    def state(self) -> State:
        """The first decision of the puzzle, for ``play.apply``."""
        way, here = self.game(), self.position()
        seat = Seat(here.city, self.money, here.hand, (1,) * len(here.hand))
        play = Acquiring(State(way, way.turns, 0, Phase.BUILD, 0, (seat,), self.reserve, (), 0, 0, None, ()))
        if self.stage == "buy":
            play.next_purchase()
        else:
            play.begin_construction()
        return play.frozen()[0]

    def to_json(self) -> dict[str, Any]:
        """A request of the line protocol, with the victory and the stage of the turn beside it."""
        reserve = self.reserve
        return {
            "city": self.city,
            "edition": self.edition,
            "level": self.level,
            "variants": list(self.variants),
            "rulings": dict(self.rulings),
            "victory": self.victory,
            "money": self.money,
            "hand": list(self.hand),
            "reserve": {
                "R": reserve.homes,
                "C": reserve.shops,
                "I": sum(reserve.works),
                "K": reserve.parks,
                "N": reserve.clouds,
            },
            "stage": self.stage,
        }

    @classmethod
    def from_json(cls, data: object) -> Setup:
        """The position that was written; raises ``InputError`` for what cannot be one."""
        if not isinstance(data, Mapping):
            raise InputError("puzzle-field", field="position")
        for name in data:
            if name not in FIELDS:
                raise InputError("request-unknown-field", field=str(name), expected=", ".join(FIELDS))
        if "city" not in data:
            raise InputError("request-no-city")
        money, stage = data.get("money", 3), data.get("stage", "build")
        if type(money) is not int or not 0 <= money <= LARGEST_NUMBER:
            raise InputError("field-not-number", field="money", value=str(money)[:80], max=LARGEST_NUMBER)
        if stage not in STAGES:
            raise InputError("option-unknown", field="stage", value=str(stage), expected=", ".join(STAGES))
        setup = cls(
            _text(data, "city"),
            _texts(data, "hand"),
            money,
            read_reserve(_table(data, "reserve")),
            _text(data, "edition"),
            _text(data, "level"),
            _text(data, "victory"),
            _texts(data, "variants"),
            dict(_table(data, "rulings")),
            stage,
        )
        setup.position()  # refuses a city, a card or an option that does not exist
        return setup


_DEFAULTS: Final = {"edition": "xl", "level": "simplified", "victory": "residential"}


def _text(data: Mapping[str, Any], name: str) -> str:
    value = data.get(name, _DEFAULTS.get(name))
    if not isinstance(value, str):
        raise InputError("field-not-text", field=name, value=str(value)[:80])
    return value


def _texts(data: Mapping[str, Any], name: str) -> tuple[str, ...]:
    value = data.get(name, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise InputError("field-not-texts", field=name, value=str(value)[:80])
    return tuple(value)


def _table(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = data.get(name, {})
    if not isinstance(value, Mapping):
        raise InputError("field-not-object", field=name, value=str(value)[:80])
    return value
