"""``divide``: split the cards by the rules, split them well, or take the better lot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Final

from .....core.background import think
from .....core.errors import InputError
from .....core.numbers import typed_count
from ...coach.lab import LOTS, Laboratory, Survey, laboratory, regret, survey
from ...rules.actions import Action, Cards, Lot, Offer, Offers
from ...rules.position import Position, read_hand
from ...rules.tokens import HAND_TOKENS
from ..way import Way
from .base import RIGHT, Data, Exercise, Form, Graded, needed

TASKS: Final = ("legal", "good", "choose")
"""Any division that the rules allow; one that gives little away; the lot that promises more."""
NOTICEABLE: Final = 1.0
"""Points that an answer may give away: less is nobody's fault, and within the error of the estimate."""
DEALS, GAMES = 24, 2


@dataclass(frozen=True, slots=True)
class Divide(Exercise):
    """Make two lots of a pool of cards; the position is the divider's city (of ``choose``: the chooser's)."""

    kind: ClassVar[str] = "divide"
    form: ClassVar[Form] = Form.LOTS
    fields: ClassVar[tuple[str, ...]] = ("what", "pool", "other", "turn", "open", "rest")

    what: str
    pool: Cards
    offer: Offer | None = None
    """The lots to choose from."""

    @classmethod
    def make(cls, way: Way, position: Position, data: Data) -> Divide:
        """Read the pool, and for a choice the lots."""
        needed(data, "pool")
        what = str(data.get("what", "legal"))
        if what not in TASKS:
            raise InputError("option-unknown", field="what", value=what[:60], expected=", ".join(TASKS))
        pool = tuple(sorted(read_hand(_tokens(data["pool"]), way.edition)))
        if what != "choose":
            made = cls(way, position, data, what, pool)
            _lab(made)  # refuses a pool that nobody divides
            return made
        needed(data, "open", "rest")
        offer = Offer(_lot(data["open"], way.edition), _lot(data["rest"], way.edition))
        chosen = Choose(way, position, data, what, pool, offer)
        _lab(chosen).allowed(offer)
        return chosen

    def offers(self) -> Offers:
        """All divisions that the rules allow, with bribes."""
        lab = _lab(self)
        return lab.offers(lab.money if lab.state.game.bribes else 0)

    def judge(self, answer: object, lesson: int | None = None) -> Graded:  # noqa: ARG002 (nothing to sort)
        """Allowed, and if asked for, not much worse than the best division."""
        lab, offer = _lab(self), _sorted(_offer(answer, self.way.edition))
        if sorted(offer.open.cards + offer.rest.cards) != list(self.pool):
            return Graded(outcome="lots-cards", rules=self.rules)
        if offer not in self.offers():
            bare = Offer(*(lot._replace(money=0) for lot in offer))
            if bare in lab.offers() and lab.state.game.bribes:
                return Graded(outcome="lots-money", rules=("bribe",))
            return Graded(outcome="lots", rules=self.rules)
        if self.what == "legal":
            return RIGHT
        cost = regret(lab, offer, _survey(self)).cost.mean
        return RIGHT if cost <= NOTICEABLE else Graded(outcome="lots-cost", cost=cost, rules=self.rules)

    def solution(self) -> object:
        """The first division that is allowed, or the best one."""
        offer = self.offers()[0] if self.what == "legal" else _survey(self).best.offer
        return plain_offer(offer)

    def read(self, text: str) -> object:
        """Two lots with a bar between them, cards face down in brackets, money with a dollar: ``R C / L (P) $2``."""
        parts = text.replace("|", "/").split("/")
        if len(parts) != len(LOTS):
            raise InputError("answer-not-lots", value=text[:60])
        return {name: _typed_lot(part) for name, part in zip(LOTS, parts, strict=True)}

    def write(self, answer: object) -> str:
        """Two lots as they are typed."""
        return " / ".join(_written(lot) for lot in _offer(answer, self.way.edition))

    @property
    def rules(self) -> tuple[str, ...]:
        """Those of the acquisition."""
        lots = "lots" if self.way.level == "simplified" else "lots-normal"
        taking = "bribe" if self.way.level == "advanced" else "choose-lot"
        return (taking, lots) if self.what == "choose" else (lots, taking)


@dataclass(frozen=True, slots=True)
class Choose(Divide):
    """Take the lot that promises more."""

    form: ClassVar[Form] = Form.LOT

    def judge(self, answer: object, lesson: int | None = None) -> Graded:  # noqa: ARG002 (nothing to sort)
        """Right unless the other lot promises noticeably more."""
        if answer not in LOTS:
            raise InputError("option-unknown", field="lot", value=str(answer)[:40], expected=", ".join(LOTS))
        cost = _lab(self).choice(self._made(), str(answer)).regret.mean
        return RIGHT if cost <= NOTICEABLE else Graded(outcome="lot-cost", cost=cost, rules=self.rules)

    def _made(self) -> Offer:
        if self.offer is None:
            raise AssertionError("a choice has lots")
        return self.offer

    def solution(self) -> object:
        """The lot with the least regret."""
        lab = _lab(self)
        return min(LOTS, key=lambda lot: lab.choice(self._made(), lot).regret.mean)

    def stakes(self) -> float:
        """Points between the two lots."""
        lab = _lab(self)
        return max(lab.choice(self._made(), lot).regret.mean for lot in LOTS)

    def read(self, text: str) -> object:
        """1 or 2, or the name of a lot."""
        word = text.strip().lower()
        found = {"1": "open", "2": "rest", "open": "open", "rest": "rest"}.get(word)
        if found is None:
            raise InputError("option-unknown", field="lot", value=text[:40], expected="1, 2")
        return found

    def write(self, answer: object) -> str:
        """1 or 2."""
        return str(LOTS.index(str(answer)) + 1)


def _lab(exercise: Divide) -> Laboratory:
    way, position, data = exercise.way, exercise.position, exercise.data
    other = str(data.get("other") or "M")
    mine = position.text
    cities = (other, mine) if exercise.what == "choose" else (mine, other)
    money = (3, position.money) if exercise.what == "choose" else (position.money, 3)
    turn = data.get("turn", 2)
    if type(turn) is not int:
        raise InputError("lab-number", field="turn", value=str(turn)[:40], min=1, max=10)
    return _laboratory(way, exercise.pool, cities, money, turn)


@lru_cache(maxsize=64)
def _laboratory(
    way: Way, pool: Cards, cities: tuple[str, str], money: tuple[int, int], turn: int
) -> Laboratory:
    return laboratory(
        [HAND_TOKENS[card] for card in pool],
        cities,
        money=money,
        turn=turn,
        edition=way.edition,
        level=way.level,
        players=way.players,
        victory=way.victory,
        variants=way.variants,
        rulings=way.rulings,
        deals=DEALS,
        games=GAMES,
    )


@lru_cache(maxsize=64)
def _surveyed(lab: Laboratory) -> Survey:
    return think(survey, lab)


def _survey(exercise: Divide) -> Survey:
    return _surveyed(_lab(exercise))


def _tokens(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list | tuple) else str(value).split()


def _lot(value: object, edition: str) -> Lot:
    """A lot of a lesson file: as it is typed, or its cards and money."""
    if isinstance(value, str):
        value = _typed_lot(value)
    if not isinstance(value, Mapping):
        raise InputError("answer-not-lots", value=str(value)[:60])
    money = value.get("money", 0)
    if type(money) is not int or money < 0:
        raise InputError("answer-not-lots", value=str(value)[:60])
    up, down = (read_hand(_tokens(value.get(side, ())), edition) for side in ("up", "down"))
    return Lot(tuple(sorted(up)), tuple(sorted(down)), money)


def _offer(answer: object, edition: str) -> Offer:
    if not isinstance(answer, Mapping) or set(answer) != set(LOTS):
        raise InputError("answer-not-lots", value=str(answer)[:60])
    return Offer(_lot(answer["open"], edition), _lot(answer["rest"], edition))


def _sorted(offer: Offer) -> Offer:
    return Offer(*(Lot(tuple(sorted(lot.up)), tuple(sorted(lot.down)), lot.money) for lot in offer))


def _typed_lot(text: str) -> dict[str, Any]:
    """``R C (L) $2``: open cards, cards face down in brackets, money."""
    known = {token.lower(): token for token in HAND_TOKENS} | {"i": "I1"}
    lot: dict[str, Any] = {"up": [], "down": [], "money": 0}
    down = False
    for word in text.lower().replace("(", " ( ").replace(")", " ) ").replace(",", " ").split():
        if word in "()":
            down = word == "("
        elif "$" in word and (money := typed_count(word.strip("$"))) is not None:
            lot["money"] = money
        elif word in known:
            lot["down" if down else "up"].append(known[word])
        else:
            raise InputError("answer-not-lots", value=word[:40])
    return lot


def plain_offer(offer: Action) -> dict[str, Any]:
    """An offer as JSON."""
    if not isinstance(offer, Offer):
        raise TypeError(offer)
    return {
        name: {
            "up": [HAND_TOKENS[card] for card in lot.up],
            "down": [HAND_TOKENS[card] for card in lot.down],
            "money": lot.money,
        }
        for name, lot in zip(LOTS, offer, strict=True)
    }


def _written(lot: Lot) -> str:
    words = [HAND_TOKENS[card] for card in lot.up]
    words += [f"({HAND_TOKENS[card]})" for card in lot.down]
    return " ".join([*words, *([f"${lot.money}"] if lot.money else [])])
