"""Options resolved into numbers: what the rules of one edition, level and set of variants read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ....core.errors import InputError
from ....core.fields import items, table
from .kernel.shapes import Grid, Rules
from .layouts import Layout, separate, single, suburb
from .tokens import CARD_OF

EDITIONS: Final = ("xl", "2012")
LEVELS: Final = ("simplified", "normal", "advanced")
VICTORIES: Final = ("residential", "economic", "industrial", "commercial", "happiness")
VICTORIES_OF: Final = MappingProxyType({"xl": VICTORIES, "2012": VICTORIES[:1]})
"""The victories that each edition knows."""
VARIANTS: Final = MappingProxyType(
    {
        "xl": ("architect", "ecological", "leisure-crisis", "single-city", "suburb"),
        "2012": ("decentralisation", "parking-meters"),
    }
)
MOST_PLAYERS: Final = 4
BICOLOUR_SET: Final = MappingProxyType(
    {"RCd": 2, "RCs": 2, "RLd": 3, "RLs": 3, "CLd": 1, "CLs": 1, "CId": 1, "CIs": 1, "LId": 1, "LIs": 1}
)
BICOLOUR_CARDS: Final = 16
INDUSTRY_PICTURES: Final = MappingProxyType({"I1": 2, "I2": 3, "I3": 4, "I4": 5, "half_I": 2, "half_C": 1})
SUBURB_RING: Final = MappingProxyType({"5": " ".join(["P R C"] * 8), "6": " ".join(["P R C"] * 9) + " R"})
SWITCHES: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "suburb-ring": SUBURB_RING,
        "bicolour-inside": True,
        "happiness-leisure": True,
        "single-architect": True,
        "single-develop-once": True,
        "bicolour-set": BICOLOUR_SET,
        "industry-pictures": INDUSTRY_PICTURES,
    }
)
"""The rulings that a club may change, with their defaults."""


class LevelFacts(NamedTuple):
    """What a level is made of."""

    frame: int
    hand: int
    open_down: int
    """Face-down cards of the small lot."""
    clouds: bool
    bicolour: bool


LEVEL_FACTS: Final = MappingProxyType(
    {
        "simplified": LevelFacts(frame=5, hand=2, open_down=0, clouds=False, bicolour=False),
        "normal": LevelFacts(frame=6, hand=3, open_down=1, clouds=True, bicolour=False),
        "advanced": LevelFacts(frame=6, hand=3, open_down=1, clouds=True, bicolour=True),
    }
)


@dataclass(frozen=True, slots=True, repr=False)
class Setting:
    """Edition, level, variants and rulings, and the records that the kernel reads. Make one with ``setting``."""

    edition: str
    level: str
    variants: frozenset[str]
    rulings: tuple[tuple[str, Any], ...]
    layout: Layout
    grid: Grid
    rules: Rules
    facts: LevelFacts
    pictures: tuple[int, int, int, int] = field(default=(2, 3, 4, 5))
    half_pollution: tuple[int, int] = (2, 1)
    """Per cent of half an industry and of half a commerce."""
    shared: bool = False
    """Whether all players build on one map."""
    architect_stays: bool = False
    """Whether the architect of a single city stays, for all who touch him, until the last player has built."""
    develops_again: bool = False
    """Whether development goes round until nothing grows, so that a player uses what a later one made possible."""

    def __repr__(self) -> str:
        """The options that it was made of."""
        return f"<Setting: {', '.join([self.edition, self.level, *sorted(self.variants)])}>"

    def has(self, variant: str) -> bool:
        """Whether a variant is in play."""
        return variant in self.variants

    @property
    def changed_rulings(self) -> dict[str, Any]:
        """The rulings that differ from their default."""
        return {key: dict(value) if isinstance(value, tuple) else value for key, value in self.rulings}


def setting(
    edition: str = "xl",
    level: str = "simplified",
    variants: Iterable[str] = (),
    rulings: Mapping[str, Any] | None = None,
    *,
    players: int = 1,
    hall: tuple[int, int] | None = None,
) -> Setting:
    """The setting of these options; a clear error for what does not exist or cannot be combined.

    ``players`` matters for the single city, ``hall`` (its place in the frame) for the suburb.
    """
    if edition not in EDITIONS:
        raise InputError("option-unknown", field="edition", value=str(edition), expected=", ".join(EDITIONS))
    if level not in LEVELS:
        raise InputError("option-unknown", field="level", value=str(level), expected=", ".join(LEVELS))
    if edition == "2012" and level != "simplified":
        raise InputError("option-level-2012", level=level)
    if type(players) is not int or not 1 <= players <= MOST_PLAYERS:
        raise InputError("option-players", value=str(players), max=MOST_PLAYERS)
    wanted = frozenset(_variant(edition, variant) for variant in items(variants, "variants"))
    if "single-city" in wanted:
        if "suburb" in wanted:
            raise InputError("option-single-suburb")
        if players == 1:
            raise InputError("option-single-solo")
    elif "suburb" in wanted:
        if players > 1:
            raise InputError("option-suburb-several", players=players)
        _check_hall(LEVEL_FACTS[level].frame, hall)
    return _resolve(
        edition,
        level,
        wanted,
        _frozen_rulings({} if rulings is None else table(rulings, "rulings")),
        players if "single-city" in wanted else 1,
        hall if "suburb" in wanted else None,
    )


def _check_hall(size: int, hall: tuple[int, int] | None) -> None:
    """In the suburb the town hall starts on the inner cells of the frame."""
    if hall is not None and not all(type(part) is int and 1 <= part <= size - 2 for part in hall):
        raise InputError("option-hall", value=str(list(hall)), max=size - 2)


def _variant(edition: str, variant: object) -> str:
    known = VARIANTS[edition]
    if isinstance(variant, str) and variant in known:
        return variant
    other = "2012" if edition == "xl" else "xl"
    if variant in VARIANTS[other]:
        raise InputError(
            "option-other-edition", value=str(variant), edition=edition, expected=", ".join(known)
        )
    raise InputError("option-unknown", field="variants", value=str(variant), expected=", ".join(known))


def _frozen_rulings(rulings: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """Checked rulings in a form that can be hashed; those at their default are left out."""
    changed: list[tuple[str, Any]] = []
    for name, value in sorted(rulings.items()):
        if name not in SWITCHES:
            raise InputError("unknown-ruling", value=str(name), expected=", ".join(sorted(SWITCHES)))
        default = SWITCHES[name]
        if name == "suburb-ring":
            rings = _rings(value)
            if rings != dict(default):
                changed.append((name, tuple(rings.items())))
        elif isinstance(default, bool):
            if not isinstance(value, bool):
                raise InputError("switch-not-boolean", ruling=name, value=str(value))
            if value != default:
                changed.append((name, value))
        else:
            table = _table(name, default, value)
            if table != dict(default):
                changed.append((name, tuple(table.items())))
    return tuple(changed)


def _table(name: str, default: Mapping[str, int], value: object) -> dict[str, int]:
    """A ruling that is a table of whole numbers; missing entries keep their default."""
    if not isinstance(value, Mapping):
        raise InputError("switch-not-table", ruling=name, value=str(value), expected=", ".join(default))
    table = dict(default)
    for key, number in value.items():
        if (
            key not in default
            or isinstance(number, bool)
            or not isinstance(number, int)
            or not 0 <= number <= 99
        ):
            raise InputError(
                "switch-not-table", ruling=name, value=f"{key}: {number}", expected=", ".join(default)
            )
        table[key] = number
    if name == "bicolour-set" and sum(table.values()) != BICOLOUR_CARDS:
        raise InputError("switch-bicolour-count", count=sum(table.values()), expected=BICOLOUR_CARDS)
    return table


def _rings(value: object) -> dict[str, str]:
    """Other suburbs, by the size of the frame: the ring's cards clockwise from the top left corner."""
    if not isinstance(value, Mapping):
        raise InputError("switch-not-ring", value=str(value))
    rings = dict(SUBURB_RING)
    for size, ring in value.items():
        cards = ring.split() if isinstance(ring, str) else []
        if size not in rings or len(cards) != len(rings[size].split()) or not set(cards) <= {"P", "R", "C"}:
            raise InputError("switch-not-ring", value=f"{size}: {ring}")
        rings[size] = " ".join(cards)
    return rings


@lru_cache(maxsize=512)
def _resolve(
    edition: str,
    level: str,
    variants: frozenset[str],
    rulings: tuple[tuple[str, Any], ...],
    players: int,
    hall: tuple[int, int] | None,
) -> Setting:
    facts = LEVEL_FACTS[level]
    changed = dict(rulings)
    pictures = dict(changed.get("industry-pictures", INDUSTRY_PICTURES.items()))
    if level == "advanced":
        free_colours = 1
    elif "parking-meters" in variants:
        free_colours = 2
    else:
        free_colours = -1
    rules = Rules(
        limit=5,
        limit_step=5,
        price=5,
        crisis=int("leisure-crisis" in variants),
        clouds=int(facts.clouds),
        inside=int(changed.get("bicolour-inside", True)),
        free_colours=free_colours,
        hall_pleases=int(not changed.get("happiness-leisure", True)),
    )
    if "single-city" in variants:
        layout = single(facts.frame, players)
    elif "suburb" in variants:
        rings = dict(changed.get("suburb-ring", SUBURB_RING.items()))
        layout = suburb(facts.frame, rings[str(facts.frame)], hall)
    else:
        layout = separate(facts.frame)
    return Setting(
        edition,
        level,
        variants,
        rulings,
        layout,
        layout.grid,
        rules,
        facts,
        (pictures["I1"], pictures["I2"], pictures["I3"], pictures["I4"]),
        (pictures["half_I"], pictures["half_C"]),
        layout.kind == "single",
        layout.kind == "single" and not changed.get("single-architect", True),
        layout.kind == "single" and not changed.get("single-develop-once", True),
    )


def bicolour_cards(setting: Setting) -> tuple[int, ...]:
    """The bicolour cards of the box, as card numbers."""
    table = setting.changed_rulings.get("bicolour-set", BICOLOUR_SET)
    return tuple(CARD_OF[token] for token, count in table.items() for _ in range(count))
