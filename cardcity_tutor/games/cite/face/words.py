"""Resources, buildings, places, players and rules in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....locale import has, say
from ..rules.buildings import Building
from ..rules.goods import KINDS, Stock, stock_of

ALIASES = {
    "overlap": "occupied", "connected": "touch", "deposit": "bank", "profession": "professions", "deck": "cards",
    "self": "offer", "empty": "offer", "partner-stock": "exchange",
}  # fmt: skip
"""The rule behind a reason of the line protocol, where it has another name."""


def word(lang: str, key: str, /, **params: object) -> str:
    """A message of this game's face."""
    return say(lang, f"cite-face-{key}", **params)


def goods_words(lang: str, stock: Stock) -> str:
    """Resources with their numbers."""
    found = [
        say(lang, f"cite-goods-{kind}", n=amount) for kind, amount in zip(KINDS, stock, strict=True) if amount
    ]
    return listed(lang, found) if found else say(lang, "cite-goods-nothing")


def bundle_words(lang: str, bundle: dict[str, int]) -> str:
    """Resources as records write them."""
    return goods_words(lang, stock_of(bundle))


def building_word(lang: str, kind: str) -> str:
    """The name of a building."""
    return say(lang, f"cite-building-{kind}")


def card_word(lang: str, card: str) -> str:
    """The name of a card."""
    return say(lang, f"cite-card-{card}")


def place_word(token: str) -> str:
    """Where a token says that a building stands."""
    return token.partition("@")[2].rstrip("hv").replace("-", "−").replace(",", ", ")


def building_at(lang: str, building: Building) -> str:
    """A building and its place."""
    place = place_word(building.text)
    return word(lang, "at", building=building_word(lang, building.kind), place=place)


def listed(lang: str, items: Sequence[str]) -> str:
    """Things in a row, the last one after “and”."""
    if len(items) < 2:
        return "".join(items)
    return say(lang, "cite-and", first=", ".join(items[:-1]), last=items[-1])


def rule_key(lang: str, rule: str) -> str:
    """The message of a rule, or of the ruling of that id."""
    rule = ALIASES.get(rule, rule)
    key = f"rule-cite-{rule}"
    return key if has(lang, key) else f"ruling-cite-{rule}"


def names_of(lang: str, count: int) -> list[str]:
    """Players who have no names."""
    return [say(lang, "cite-player", number=str(number)) for number in range(count)]


def capital(text: str) -> str:
    """A sentence begins."""
    return text[:1].upper() + text[1:]


def players_words(lang: str, names: Sequence[str], players: Iterable[int]) -> str:
    """Players by their names."""
    return listed(lang, [names[player] for player in players])
