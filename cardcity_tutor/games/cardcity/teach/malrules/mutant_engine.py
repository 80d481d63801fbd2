"""How a rule is bent: a second copy of the engine in which single functions are exchanged.

Nothing is patched in place. The functions of the engine are copied with name spaces of their own, in which they find
each other's copies, and a mal-rule's functions instead of those that it bends. The compiled kernel is made in the
same spirit. Where a number, the look of the city or a line of the score is all that is bent, that is done to the
question or to the answer instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from types import FunctionType, ModuleType
from typing import Any, Final, cast

from .....core.rule import Rule
from ...book import rule
from ...rules import accounts, decentralisation, duty, frames, legality
from ...rules.kernel import bits, building, cards, earning, framing, growing, hands, planning, sparing
from ...rules.kernel.shapes import Cell, CityMasks, Grid, Mask
from ...rules.setting import LEVELS, Setting
from . import asking
from .asking import Terms
from .questions import ABOUT_A_CARD, Answer, Kind, Question, tidy

MODULES: Final[tuple[ModuleType, ...]] = (
    bits, cards, hands, framing, building, sparing, planning, growing, earning,
    frames, decentralisation, accounts, legality, duty, asking,
)  # fmt: skip
"""What is copied: all that takes part in an answer."""

Function = Callable[..., Any]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class MalRule:
    """A wrong rule that somebody may follow faithfully.

    ``instead`` exchanges functions of the engine, by ``"module.function"``; ``numbers`` are other values of the
    record of rules; ``seen`` is how the city looks to a follower; ``told`` rewrites the lines of a score.
    """

    id: str
    bends: tuple[str, ...]
    """The rules (or rulings) that it gets wrong, the most telling first."""
    kinds: frozenset[Kind]
    """The questions whose answers it can change."""
    lessons: tuple[int, ...]
    """Where the course meets it."""
    levels: tuple[str, ...] = LEVELS
    editions: tuple[str, ...] = ("xl",)
    variant: str | None = None
    """It makes sense with this variant only."""
    cards: str = ""
    """The letters of the cards that it is about, in questions about a card; of all cards without them."""
    victories: tuple[str, ...] = ("residential",)
    """The scores that it changes."""
    instead: Mapping[str, Function] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    seen: Callable[[CityMasks, Setting], CityMasks] | None = None
    told: Callable[[Question, Terms], Terms] | None = None

    @property
    def rule(self) -> Rule:
        """The rule to show to a follower."""
        return rule(self.bends[0])

    def plays(self, edition: str, level: str) -> bool:
        """Whether it makes sense at all on this level of this edition."""
        return edition in self.editions and level in self.levels

    def concerns(self, question: Question) -> bool:
        """Whether it can change the answer to such a question."""
        setting = question.position.setting
        return (
            question.kind in self.kinds
            and self.plays(setting.edition, setting.level)
            and (self.variant is None or setting.has(self.variant))
            and (
                not self.cards or question.kind not in ABOUT_A_CARD or bool({*self.cards} & {*question.card})
            )
            and (question.kind is not Kind.SCORE or question.victory in self.victories)
        )


def bent_answer(mal_rule: MalRule, question: Question) -> Answer:
    """What a faithful follower of the mal-rule answers; the true answer where it does not concern the question."""
    if not mal_rule.concerns(question):
        return answer(question)
    position = question.position
    setting, city = position.setting, position.city
    if mal_rule.seen is not None:
        city = mal_rule.seen(city, setting)
    if mal_rule.numbers:
        setting = replace(setting, rules=setting.rules._replace(**mal_rule.numbers))
    if city is not position.city or setting is not position.setting:
        question = replace(question, position=position.changed(setting=setting, city=city))
    return tidy(_engine(mal_rule)(question))


@lru_cache(maxsize=4096)
def both(first: MalRule, second: MalRule) -> MalRule | None:
    """Two mal-rules followed together; nothing where they bend the same thing."""
    if first.instead.keys() & second.instead.keys() or first.numbers.keys() & second.numbers.keys():
        return None
    if first.seen and second.seen:
        return None
    one, other = first.told, second.told
    told = one or other
    if one is not None and other is not None:
        told = lambda question, terms: other(question, one(question, terms))  # noqa: E731
    return replace(
        first,
        id=f"{first.id}+{second.id}",
        bends=first.bends + second.bends,
        kinds=first.kinds & second.kinds,
        lessons=tuple(sorted({*first.lessons, *second.lessons})),
        levels=tuple(level for level in first.levels if level in second.levels),
        editions=tuple(edition for edition in first.editions if edition in second.editions),
        variant=first.variant or second.variant,
        cards="",
        victories=tuple(victory for victory in first.victories if victory in second.victories),
        instead={**first.instead, **second.instead},
        numbers={**first.numbers, **second.numbers},
        seen=first.seen or second.seen,
        told=told,
    )


def answer(question: Question) -> Answer:
    """The right answer."""
    return tidy(asking.reply(question))


@lru_cache(maxsize=256)
def _engine(mal_rule: MalRule) -> Callable[[Question], Answer]:
    """The bent engine's ``reply``."""
    told = mal_rule.told
    if not mal_rule.instead and told is None:
        return asking.reply
    space = copied(mal_rule.instead)["asking"]
    if told is not None:
        terms = space["score_terms"]
        space["score_terms"] = lambda question: told(question, terms(question))
    return cast("Callable[[Question], Answer]", space["reply"])


def _wide(_other: int, _card: int, cell: Cell, grid: Grid) -> Mask:
    """Every cell that a card could take from another one under any rule of touching."""
    near = cell | bits.around(cell, grid)
    return near | bits.around(near, grid)


CAUTION: Final[Mapping[str, Function]] = {
    "sparing.taken_from": _wide,
    "sparing.most_taken": lambda _other, _card, _grid: 19,
}
"""The certain answers about the duty to build know who refuses whom; in a bent engine anybody might refuse anybody."""


def copied(instead: Mapping[str, Function]) -> dict[str, dict[str, Any]]:
    """The name spaces of copied modules, with some functions exchanged."""
    instead = {**CAUTION, **instead}
    spaces = {module.__name__.rpartition(".")[2]: dict(vars(module)) for module in MODULES}
    copies: dict[FunctionType, Function] = {}
    for module, space in zip(MODULES, spaces.values(), strict=True):
        for value in vars(module).values():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                copies[value] = _copy(value, space)
    for name, function in instead.items():
        module_name, _, function_name = name.partition(".")
        copies[spaces[module_name][function_name]] = function
    for space in spaces.values():
        for key, value in space.items():
            if key.startswith("__"):
                continue
            if isinstance(value, FunctionType):
                space[key] = copies.get(value, value)
            elif isinstance(value, dict) and any(isinstance(item, FunctionType) for item in value.values()):
                space[key] = {name: copies.get(item, item) for name, item in value.items()}
    return spaces


def _copy(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    copy = FunctionType(
        function.__code__, space, function.__name__, function.__defaults__, function.__closure__
    )
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy
