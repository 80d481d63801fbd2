"""A position: one city under one set of rules, and every question that can be asked of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ...core.breakdown import Term
from ...core.errors import IllegalAction, InputError
from ...core.showing import Bundle, mimebundle
from ...core.verdict import Place, Reason, Verdict
from . import accounts, development, duty, legality
from .citytext import cell_at
from .kernel.building import brings_cloud, built, cost, industries, industry_price, leisure_price, used
from .kernel.shapes import City
from .notation import architect_place, city_text, parse, rows_of
from .refusals import refusals
from .roomy import ground
from .setting import VICTORIES, Setting, setting
from .tokens import HAND_TOKENS, card_of, facing_letter, facing_of

PLENTY = 99
"""A reserve that never runs out."""


MOST_CARDS = 12
"""A hand may hold this many; the game deals at most four."""


def read_hand(tokens: Sequence[str]) -> tuple[int, ...]:
    """The card numbers of a hand."""
    if len(tokens) > MOST_CARDS:
        raise InputError("hand-too-large", count=len(tokens), max=MOST_CARDS)
    return tuple(card_of(token, "hand") for token in tokens)


class Reserve(NamedTuple):
    """Cards left beside the pile: residences, commerces, industries by picture, parks, clouds."""

    homes: int = PLENTY
    shops: int = PLENTY
    works: tuple[int, int, int, int] = (PLENTY, PLENTY, PLENTY, PLENTY)
    parks: int = PLENTY
    clouds: int = PLENTY


class Limit(NamedTuple):
    """Cards that count, and how many may."""

    used: int
    max: int


@dataclass(frozen=True, slots=True)
class Position:
    """A city to ask: where may this card go and why not there, what develops, what does it earn and score?

    >>> city = Position.of("I . / M C / . R", money=5, hand=["R", "C"])
    >>> city.verdict("R", (0, 1)).rules
    ('residence-industry',)
    >>> city.income().value
    2
    """

    setting: Setting
    city: City
    money: int = 3
    hand: tuple[int, ...] = ()
    reserve: Reserve = Reserve()
    architect: Place | None = None
    """Where the architect stands, even where he can no longer help."""

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
        reserve: Reserve = Reserve(),
        players: int = 1,
        player: int = 0,
    ) -> Position:
        """Read a position from a city text and options; of a single city, as ``player`` sees it."""
        way = setting(edition, level, variants, rulings, players=players)
        if not 0 <= player < max(1, len(way.layout.zones)):
            raise InputError(
                "field-not-number", field="player", value=str(player), max=max(0, len(way.layout.zones) - 1)
            )
        cards = read_hand(hand)
        city = parse(text, way, player)
        return cls(way, city, money, cards, reserve, architect_place(text, way))

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

    def with_hand(self, hand: Sequence[str], money: int | None = None) -> Position:
        """The same city with other cards in hand (and other money)."""
        cards = read_hand(hand)
        return replace(self, hand=cards, money=self.money if money is None else money)

    def legal(self, card: str) -> list[tuple[int, int] | tuple[int, int, str]]:
        """Where the card may be built now; bicolour cards with their facing."""
        number = card_of(card, "card")
        found = legality.legal_placements(self.city, self.setting, number, self.money)
        return [self._written(number, item) for item in found]

    @staticmethod
    def _written(card: int, item: legality.Placement) -> tuple[int, int] | tuple[int, int, str]:
        row, column, facing = item
        return (row, column) if card < 10 else (row, column, facing_letter(card, facing))

    def why(self, card: str) -> dict[Place, list[str]]:
        """For each empty cell of the box widened by one where the card is illegal: all rules against it."""
        where = ground(self.city, self.setting, self.architect)
        return legality.explained(where, self.setting.rules, card_of(card, "card"), self.money)

    def verdict(self, card: str, place: Place, facing: str | None = None) -> Verdict:
        """What the rules say of this card on this place; with a hand that holds it, the duty to build too."""
        number = card_of(card, "card")
        turn = self._turn(number, facing)
        if number in self.hand:
            return duty.duty_verdict(
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
        return legality.verdict(
            self.city, self.setting, number, place, turn, self.money, self.hand, self.architect
        )

    @staticmethod
    def _turn(card: int, facing: str | None) -> int:
        if card < 10:
            if facing is not None:
                raise InputError("facing-of-full-card", facing=facing)
            return 0
        turn = facing_of(card, facing or "")
        if turn < 0:
            expected = "n, e, s, w" if card & 1 else "0, 1, 2, 3"
            raise InputError("facing-unknown", facing=facing or "none", expected=expected)
        return turn

    def build(self, card: str, place: Place, facing: str | None = None) -> Position:
        """The position after this card was built and paid; a card of the hand leaves it.

        Raises ``IllegalAction`` with the verdict where the rules, or the duty to build, forbid it.
        """
        found = self.verdict(card, place, facing)
        if not found:
            raise IllegalAction(
                "illegal-action", verdict=found, action=f"{card} {list(place)}", phase="build"
            )
        number = card_of(card, "card")
        grid = self.setting.grid
        city = built(self.city, grid, number, self._turn(number, facing), cell_at(self.city, grid, place))
        money = self.money - cost(self.city, self.setting.rules, number)
        hand = duty.removed(self.hand, number) if number in self.hand else self.hand
        return replace(self, city=city, money=money, hand=hand)

    def brings_cloud(self, card: str, place: Place) -> bool:
        """Whether building this card there makes a cloud come, if the reserve has one left."""
        setting, number = self.setting, card_of(card, "card")
        if not setting.rules.clouds or not self.reserve.clouds:
            return False
        return bool(brings_cloud(self.city, setting.grid, number, cell_at(self.city, setting.grid, place)))

    def develop(self, choice: development.Choice) -> Position:
        """The position after one development; raises ``IllegalAction`` where it is not due."""
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
        return replace(self, city=city, reserve=reserve, architect=None)

    def development_verdict(self, choice: development.Choice) -> Verdict:
        """What the rules say of developing this colour on this place."""
        if choice in self.due():
            return Verdict()
        city = accounts.without_architect(self.city, self.setting)
        reserve = self.reserve
        return Verdict(tuple(refusals(city, self.setting, reserve.homes, reserve.shops, choice)), None)

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
        return accounts.score_account(self.city, self.setting, victory, self.money)

    def pollution(self) -> int:
        """Per cent of pollution."""
        return accounts.pollution(self.city, self.setting)
