"""A city under one set of rules, and every question that can be asked of it.

The engine calls it a position, where it stands beside the kernel's masks of a city.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict, Unpack

from ....core.breakdown import Term
from ....core.errors import IllegalAction, InputError
from ....core.fields import LARGEST_NUMBER, number, texts, told
from ....core.representations import Bundle, display, mimebundle
from ....core.verdict import Place, Reason, Verdict
from . import accounts, development, duty, legality
from .citytext import cell_at
from .kernel.building import brings_cloud, built, cost, industries, industry_price, leisure_price, used
from .kernel.shapes import CityMasks
from .names import names_of, read_place
from .notation import architect_place, city_text, parse, rows_of
from .refusals import refusals
from .reserve import Reserve, reserve_of
from .roomy import ground
from .setting import VICTORIES, Setting, setting
from .tokens import HAND_TOKENS, card_of, facing_letter, facing_of

Cell = Place | str
"""A place, or its name on the board."""
MOST_CITIES = 1_000_000
"""Of a tree of developments."""
MOST_CARDS = 12
"""A hand may hold this many; the game deals at most four."""


def read_hand(tokens: Sequence[str], edition: str) -> tuple[int, ...]:
    """The card numbers of a hand; refuses cards that the edition does not have."""
    if len(tokens) > MOST_CARDS:
        raise InputError("hand-too-large", count=len(tokens), max=MOST_CARDS)
    return tuple(card_of(token, "hand", edition) for token in tokens)


class Limit(NamedTuple):
    """Cards that count, and how many may."""

    used: int
    max: int


class Move(NamedTuple):
    """What a verdict was asked about."""

    city: City
    card: str
    place: Place
    facing: str | None = None
    developed: bool = False


class Changes(TypedDict, total=False):
    """Fields of a city that may differ in another one."""

    setting: Setting
    city: CityMasks
    money: int
    hand: tuple[int, ...]
    reserve: Reserve
    architect: Place | None


@dataclass(frozen=True, slots=True, init=False, repr=False)
class City:
    """A city to ask: where may this card go and why not there, what develops, what does it earn and score?

    A cell is a pair, row and column counted from the first token of the text, or its name on the board.

    >>> city = City("I . / M C / . R", money=5, hand=["R"])
    >>> city
    City('I1 . / M C / . R', money=5, hand=['R'])
    >>> city.verdict("R", "f4").rules
    ('residence-industry',)
    >>> city.income().value
    2
    """

    setting: Setting
    city: CityMasks
    money: int
    hand: tuple[int, ...]
    reserve: Reserve
    architect: Place | None
    """Where the architect stands, even where he can no longer help."""

    def __init__(
        self,
        text: str = "M",
        *,
        edition: str = "xl",
        level: str = "simplified",
        variants: Iterable[str] = (),
        rulings: Mapping[str, Any] | None = None,
        money: int = 3,
        hand: Sequence[str] = (),
        reserve: Reserve | Mapping[str, int] = Reserve(),
        players: int = 1,
        player: int = 0,
    ) -> None:
        """Read a city text under these options; of a single city, as ``player`` sees it."""
        way = setting(edition, level, variants, rulings, players=players)
        number(player, "player", max(0, len(way.layout.zones) - 1))
        cards = read_hand(texts(hand, "hand"), edition)
        city = parse(text, way, player)
        architect = architect_place(text, way, city)
        _fill(self, way, city, number(money, "money", LARGEST_NUMBER), cards, reserve_of(reserve), architect)

    @classmethod
    def of(
        cls,
        text: str,
        *,
        edition: str = "xl",
        level: str = "simplified",
        variants: Iterable[str] = (),
        rulings: Mapping[str, Any] | None = None,
        money: int = 3,
        hand: Sequence[str] = (),
        reserve: Reserve | Mapping[str, int] = Reserve(),
        players: int = 1,
        player: int = 0,
    ) -> City:
        """The same as ``City(text, …)``."""
        return cls(
            text, edition=edition, level=level, variants=variants, rulings=rulings, money=money, hand=hand,
            reserve=reserve, players=players, player=player,
        )  # fmt: skip

    @classmethod
    def made(
        cls,
        setting: Setting,
        city: CityMasks,
        money: int = 3,
        hand: tuple[int, ...] = (),
        reserve: Reserve = Reserve(),
        architect: Place | None = None,
    ) -> City:
        """A city of the engine's own parts."""
        made = cls.__new__(cls)
        _fill(made, setting, city, money, hand, reserve, architect)
        return made

    def changed(self, **changes: Unpack[Changes]) -> City:
        """The same city with some parts exchanged."""
        parts: dict[str, Any] = {name: getattr(self, name) for name in self.__slots__}
        return self.made(**{**parts, **changes})

    def __repr__(self) -> str:
        """How to make it again, options as usual left out."""
        way, player = self.setting, self.player
        options = {
            "edition": way.edition if way.edition != "xl" else None,
            "level": way.level if way.level != "simplified" else None,
            "variants": sorted(way.variants),
            "rulings": way.changed_rulings,
            "players": len(way.layout.zones) if way.shared else None,
            "player": player or None,
            "money": self.money,
            "hand": [HAND_TOKENS[card] for card in self.hand],
        }
        given = [f"{name}={value!r}" for name, value in options.items() if value or value == 0]
        return f"City({', '.join([repr(self.text), *given])})"

    @property
    def player(self) -> int:
        """Whose city it is, where all share a map."""
        zones = self.setting.layout.zones
        return zones.index(self.city.own) if self.setting.shared else 0

    def place(self, cell: Cell) -> Place:
        """Row and column of a cell.

        >>> City("M R").place("f5")
        (0, 1)
        """
        return read_place(cell, names_of(self))

    def name(self, place: Place) -> str | None:
        """What the board calls a place; nothing for one before its first row or column."""
        return names_of(self).name(place)

    @property
    def text(self) -> str:
        """The city as text."""
        return city_text(self.city, self.setting)

    @property
    def rows(self) -> list[list[str]]:
        """The city as rows of tokens, for drawing."""
        return rows_of(self.city, self.setting)

    def __str__(self) -> str:
        """The city text."""
        return self.text

    def _repr_mimebundle_(self, **_: object) -> Bundle:
        return mimebundle(self)

    def _ipython_display_(self) -> None:
        display(self)

    def with_hand(self, hand: Sequence[str], money: int | None = None) -> City:
        """The same city with other cards in hand (and other money)."""
        cards = read_hand(texts(hand, "hand"), self.setting.edition)
        money = self.money if money is None else number(money, "money", LARGEST_NUMBER)
        return self.changed(hand=cards, money=money)

    def legal(self, card: str) -> list[tuple[int, int] | tuple[int, int, str]]:
        """Where the card may be built now; bicolour cards with their facing."""
        number = self._number(card)
        found = legality.legal_placements(self.city, self.setting, number, self.money)
        return [self._written(number, item) for item in found]

    @staticmethod
    def _written(card: int, item: legality.Placement) -> tuple[int, int] | tuple[int, int, str]:
        row, column, facing = item
        return (row, column) if card < 10 else (row, column, facing_letter(card, facing))

    def _number(self, card: str) -> int:
        return card_of(card, "card", self.setting.edition)

    def why(self, card: str) -> dict[Place, list[str]]:
        """For each empty cell of the box widened by one where the card is illegal: all rules against it."""
        where = ground(self.city, self.setting, self.architect)
        return legality.explained(where, self.setting.rules, self._number(card), self.money)

    def verdict(self, card: str, cell: Cell, facing: str | None = None) -> Verdict:
        """What the rules say of this card on this cell; with a hand that holds it, the duty to build too."""
        number, place = self._number(card), self.place(cell)
        turn = self._turn(number, facing)
        if number in self.hand:
            found = duty.duty_verdict(
                self.city,
                self.setting,
                self.hand,
                number,
                place,
                turn,
                self.money,
                self.reserve.clouds,
                self.architect,
            )
        else:
            found = legality.verdict(
                self.city, self.setting, number, place, turn, self.money, self.hand, self.architect
            )
        return found.about(Move(self, card, place, None if facing is None else str(facing)))

    @staticmethod
    def _turn(card: int, facing: str | None) -> int:
        if card < 10:
            if facing is not None:
                raise InputError("facing-of-full-card", facing=str(facing))
            return 0
        turn = facing_of(card, "" if facing is None else str(facing))
        if turn < 0:
            expected = "n, e, s, w" if card & 1 else "0, 1, 2, 3"
            raise InputError("facing-unknown", facing=facing or "none", expected=expected)
        return turn

    def build(self, card: str, cell: Cell, facing: str | None = None) -> City:
        """The position after this card was built and paid; a card of the hand leaves it.

        Raises ``IllegalAction`` with the verdict where the rules, or the duty to build, forbid it.
        """
        place = self.place(cell)
        found = self.verdict(card, place, facing)
        if not found:
            raise IllegalAction(
                "illegal-action", verdict=found, action=f"{card} {list(place)}", phase="build"
            )
        number = self._number(card)
        grid = self.setting.grid
        city = built(self.city, grid, number, self._turn(number, facing), cell_at(self.city, grid, place))
        money = self.money - cost(self.city, self.setting.rules, number)
        hand = duty.removed(self.hand, number) if number in self.hand else self.hand
        return self.changed(city=city, money=money, hand=hand)

    def brings_cloud(self, card: str, cell: Cell) -> bool:
        """Whether building this card there makes a cloud come, if the reserve has one left."""
        setting, token, place = self.setting, self._number(card), self.place(cell)
        if not setting.rules.clouds or not self.reserve.clouds:
            return False
        return bool(brings_cloud(self.city, setting.grid, token, cell_at(self.city, setting.grid, place)))

    def develop(self, choice: development.Choice | str, cell: Cell | None = None) -> City:
        """The city after one development, such as ``"R", "f4"``; raises ``IllegalAction`` where it is not due."""
        choice = self._choice(choice, cell)
        if choice not in self.due():
            raise IllegalAction(
                "illegal-action",
                verdict=self.development_verdict(choice),
                action=f"{choice.colour} {list(choice.place)}",
                phase="develop",
            )
        grid = self.setting.grid
        city = accounts.without_architect(self.city, self.setting)
        number = card_of(choice.colour, "colour")
        city = built(city, grid, number, 0, cell_at(city, grid, choice.place))
        homes, shops = number == HAND_TOKENS.index("R"), number == HAND_TOKENS.index("C")
        reserve = self.reserve._replace(homes=self.reserve.homes - homes, shops=self.reserve.shops - shops)
        return self.changed(city=city, reserve=reserve, architect=None)

    def _choice(self, choice: object, cell: Cell | None) -> development.Choice:
        """A development, given as one, as a colour and a cell, or as a pair of both."""
        if cell is None:
            if not isinstance(choice, tuple) or len(choice) != 2:
                raise InputError("choice-unknown", value=told(choice))
            choice, cell = choice
        if (
            not isinstance(choice, str) or choice not in HAND_TOKENS
        ):  # of others the rules tell why they never develop
            raise InputError("option-unknown", field="colour", value=str(choice), expected="R, C")
        return development.Choice(choice, self.place(cell))

    def development_verdict(self, choice: development.Choice | str, cell: Cell | None = None) -> Verdict:
        """What the rules say of developing this colour on this cell."""
        choice = self._choice(choice, cell)
        if choice in self.due():
            return Verdict(move=Move(self, *choice, developed=True))
        city = accounts.without_architect(self.city, self.setting)
        reserve = self.reserve
        reasons = tuple(refusals(city, self.setting, reserve.homes, reserve.shops, choice))
        return Verdict(reasons, None, Move(self, *choice, developed=True))

    def stops(self) -> tuple[Reason, ...]:
        """For each district that does not grow now, the rule that keeps it from growing."""
        city = accounts.without_architect(self.city, self.setting)
        return tuple(development.stops(city, self.setting, self.reserve.homes, self.reserve.shops))

    def plan(self) -> duty.Plan:
        """How many cards of the hand can be built, and which may come first."""
        return duty.plan(self.city, self.setting, self.hand, self.money, self.reserve.clouds)

    def limit(self) -> Limit:
        """The limit of the city and how much of it is used."""
        rules = self.setting.rules
        return Limit(used(self.city), rules.limit + rules.limit_step * industries(self.city))

    def price(self, card: str) -> int:
        """What the next card of this kind costs: leisure when built, industry and park when bought."""
        self._number(card)
        kind = card[0]
        if kind == "I" and len(card) <= 2:
            return industry_price(self.city, self.setting.rules)
        if kind == "K":
            return self.setting.rules.price
        return leisure_price(self.city, self.setting.rules) if "L" in card else 0

    def due(self) -> list[development.Choice]:
        """What may develop now."""
        city = accounts.without_architect(self.city, self.setting)
        return development.due_now(city, self.setting, self.reserve.homes, self.reserve.shops)

    def outcomes(self, cap: int = development.CAP) -> development.Tree:
        """The tree of all developments."""
        number(cap, "cap", MOST_CITIES)
        return development.explore(self.city, self.setting, self.reserve.homes, self.reserve.shops, cap)

    def needs(self) -> list[development.Need]:
        """Each district with what it has and what it needs to grow."""
        return development.needs(accounts.without_architect(self.city, self.setting), self.setting)

    def income(self) -> Term:
        """What the city earns in a turn, term by term."""
        return accounts.income_account(self.city, self.setting)

    def score(self, victory: str = "residential") -> accounts.Account:
        """What the city scores if the game ended now, term by term."""
        if victory not in VICTORIES:
            raise InputError(
                "option-unknown", field="victory", value=str(victory), expected=", ".join(VICTORIES)
            )
        return accounts.score_account(self.city, self.setting, victory, self.money)._replace(city=self)

    def pollution(self) -> int:
        """Per cent of pollution."""
        return accounts.pollution(self.city, self.setting)


def _fill(
    blank: City,
    setting: Setting,
    city: CityMasks,
    money: int,
    hand: tuple[int, ...],
    reserve: Reserve,
    architect: Place | None,
) -> None:
    """Give a new city its parts."""
    put = object.__setattr__  # it is frozen afterwards
    put(blank, "setting", setting)
    put(blank, "city", city)
    put(blank, "money", money)
    put(blank, "hand", hand)
    put(blank, "reserve", reserve)
    put(blank, "architect", architect)


Position = City
"""The engine's own word for it."""
