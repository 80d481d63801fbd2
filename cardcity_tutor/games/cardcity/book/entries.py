"""Every rule and ruling under a name of its own, and how they hang together.

A ruling may have the id of the rule that it settles. So the printed rule ``limit`` is called by its id, and the ruling
of the same id ``ruling-limit``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from ....core.errors import InputError
from ....core.rule import Rule
from . import Example, examples, rules, rulings

PHASES: Final = (
    "options", "setup", "acquisition", "construction", "development", "income", "end-of-turn", "scoring",
    "variant", "solo", "ruling",
)  # fmt: skip
"""The phases of the rulebook in the order of a game, then what stands beside it."""


def name_of(rule: Rule) -> str:
    """What a rule or ruling is called, unlike every other.

    >>> name_of(rules()["limit"]), name_of(rulings()["limit"])
    ('limit', 'ruling-limit')
    """
    return rule.key if rule.is_ruling else rule.id


@cache
def entries() -> Mapping[str, Rule]:
    """Every rule and ruling by its name, phase by phase."""
    found = [*rules().values(), *rulings().values()]
    return {name_of(rule): rule for phase in PHASES for rule in found if rule.phase == phase}


def entry(name: str) -> Rule:
    """A rule or ruling by its name, its catalogue key, or an id that only a ruling has."""
    known = entries()
    for written in (name, name.removeprefix("rule-"), f"ruling-{name}"):
        if written in known:
            return known[written]
    raise InputError("unknown-rule", value=name)


@cache
def _relations() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {name: {} for name in entries()}
    for name, rule in entries().items():
        for other in rule.related:
            found[name][other] = None
            found[other][name] = None
    order = list(entries())
    return {name: tuple(sorted(others, key=order.index)) for name, others in found.items()}


def related(rule: Rule) -> tuple[str, ...]:
    """The names of all that a rule refers to, and of all that refer to it."""
    return _relations()[name_of(rule)]


def variant_of(rule: Rule) -> str | None:
    """The variant that a rule belongs to; of a ruling, the variant of all that it settles."""
    if not rule.is_ruling:
        return next(iter(rule.only.get("variants", ())), None)
    variants = {variant_of(rules()[settled]) for settled in rule.related}
    return variants.pop() if len(variants) == 1 else None


def shown_by(rule: Rule) -> tuple[Example, ...]:
    """The worked examples that show a rule; those of a ruling are the examples of what it settles."""
    ids = set(rule.related) if rule.is_ruling else {rule.id}
    return tuple(example for example in examples().values() if ids & set(example.rules))
