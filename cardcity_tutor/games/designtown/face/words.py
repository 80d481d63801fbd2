"""Cards, sums and chances in words; every sentence is a message of the catalogues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from ....core.scene import Objection
from ....locale import has, say
from ..book import load_book
from ..rules.cards import FACES, FRONTS, OTHER_SIDE, RECYCLABLE, UPGRADABLE
from ..rules.play import rule_of
from ..rules.table import Gain, Table

LETTERS = "ABCD"
"""What players are called where nobody said their names."""


def name(lang: str, face: str) -> str:
    """A card without an article."""
    return say(lang, f"designtown-card-{face}")


def the(lang: str, face: str) -> str:
    """A card with its article, as the object of a sentence."""
    return say(lang, f"designtown-the-{face}")


def coins(lang: str, count: int) -> str:
    """A number of coins."""
    return say(lang, "designtown-yield-coins", count=count)


def listed(lang: str, items: Sequence[str]) -> str:
    """“a, b and c”."""
    if len(items) < 2:
        return "".join(items)
    return say(lang, "designtown-and", first=", ".join(items[:-1]), last=items[-1])


def counted(lang: str, cards: Iterable[str]) -> str:
    """Cards by kind, the residences first: “residential district ×4, store ×1”."""
    found = Counter(cards)
    return ", ".join(f"{name(lang, face)} ×{found[face]}" for face in FACES if found[face])


def chance(lang: str, value: Fraction) -> str:
    """A chance as a fraction in words."""
    if value in (0, 1):
        return say(lang, "designtown-always" if value else "designtown-never")
    return say(lang, "designtown-in", part=value.numerator, all=value.denominator)


def number(lang: str, value: Fraction | float) -> str:
    """An expected value, to one decimal."""
    return say(lang, "designtown-number", value=round(float(value), 1))


def gain(lang: str, found: Gain) -> str:
    """What recycling gives."""
    parts = [
        say(lang, f"designtown-gain-{key}", count=value) for key, value in found._asdict().items() if value
    ]
    return listed(lang, parts) if parts else say(lang, "designtown-gain-none")


def yields(lang: str, face: str, table: Table) -> str:
    """What a card brings when it is played."""
    numbers = table[face]
    parts = []
    if face == "H":
        parts.append(say(lang, "designtown-yield-hospital", count=numbers.coins))
    elif numbers.coins:
        parts.append(coins(lang, numbers.coins))
    if numbers.points:
        parts.append(say(lang, "designtown-yield-points", count=numbers.points))
    if numbers.unhappy:
        parts.append(say(lang, "designtown-yield-unhappy", count=numbers.unhappy))
    return listed(lang, parts) if parts else say(lang, "designtown-yield-none")


def label(
    lang: str, face: str, table: Table, *, cost: int | None = None, tax: int | None = None, turns: bool = True
) -> str:
    """A card as it is read aloud; with ``turns`` what its other side would take or bring."""
    side = "back" if face in FRONTS else "front"
    parts = [
        say(
            lang,
            "designtown-label",
            name=capital(name(lang, face)),
            side=side,
            yields=yields(lang, face, table),
        )
    ]
    if cost is not None:
        parts.append(say(lang, "designtown-label-cost", cost=cost))
    if turns and face in UPGRADABLE and tax is not None:
        parts.append(
            say(
                lang,
                "designtown-label-moves" if face == "A" else "designtown-label-tax",
                tax=tax,
                other=name(lang, OTHER_SIDE[face]),
            )
        )
    if turns and face in RECYCLABLE:
        gained = gain(lang, table[face].recycle or Gain())
        parts.append(say(lang, "designtown-label-recycle", gain=gained, other=name(lang, OTHER_SIDE[face])))
    return " ".join(parts)


def capital(words: str) -> str:
    """With a capital first letter."""
    return words[:1].upper() + words[1:]


def rule_words(lang: str, rule: str) -> tuple[str, str]:
    """Title and sentence of a rule or ruling."""
    for kind in ("rule", "ruling"):
        key = f"{kind}-designtown-{rule}"
        if has(lang, key):
            return say(lang, f"{key}.title"), say(lang, key)
    load_book().rule(rule)  # refuses what neither book knows
    return rule, ""


def objection(lang: str, reason: str, action: str, spots: Sequence[str] = ()) -> Objection:
    """A reason of the line protocol against an action, in words."""
    rule = rule_of(reason, action)
    title, sentence = rule_words(lang, rule)
    return {"rule": rule, "title": title, "text": sentence, "spots": list(spots)}
