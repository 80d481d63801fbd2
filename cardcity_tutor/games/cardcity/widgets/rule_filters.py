"""Which rules of the explorer pass: level, phase, edition, variant, rule or ruling, met or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.rule import Rule
from cardcity_tutor.render.phrases import said

from ..book.changes import WAYS, in_force
from ..book.entries import PHASES, name_of, variant_of
from ..face.wording import edition_name, level_name, phase_name, variant_name
from ..rules.setting import EDITIONS, LEVELS, VARIANTS

ANY: Final = ""
NONE: Final = "none"
PRINTED, RULING = "printed", "ruling"
MET, UNMET = "met", "unmet"
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "phase": PHASES,
    "level": LEVELS,
    "edition": EDITIONS,
    "variant": (NONE, *(variant for variants in VARIANTS.values() for variant in variants)),
    "kind": (PRINTED, RULING),
    "state": (MET, UNMET),
}
"""The filters and what each may ask for."""


def checked(filters: Mapping[str, Any]) -> dict[str, str]:
    """The filters that ask for something; an ``InputError`` for one that does not exist."""
    found = {}
    for name, value in filters.items():
        if name not in CHOICES:
            raise InputError("option-unknown", field="filters", value=str(name), expected=", ".join(CHOICES))
        if value and value not in CHOICES[name]:
            raise InputError(
                "option-unknown", field=name, value=str(value), expected=", ".join(CHOICES[name])
            )
        if value:
            found[name] = str(value)
    return found


def passes(rule: Rule, filters: Mapping[str, str], states: Mapping[str, str]) -> bool:
    """Whether a rule passes all filters."""
    level, edition, variant = (filters.get(name, ANY) for name in ("level", "edition", "variant"))
    ways = [way for way in WAYS if edition in (ANY, way.edition) and level in (ANY, way.level)]
    return (
        any(in_force(rule, way) for way in ways)
        and filters.get("phase", ANY) in (ANY, rule.phase)
        and variant in (ANY, variant_of(rule) or NONE)
        and filters.get("kind", ANY) in (ANY, RULING if rule.is_ruling else PRINTED)
        and filters.get("state", ANY) in (ANY, MET if name_of(rule) in states else UNMET)
    )


def filter_scene(lang: str, filters: Mapping[str, str]) -> list[dict[str, Any]]:
    """The filters as lists to choose from."""
    return [
        {
            "name": name,
            "label": said(lang, f"rules-filter-{name}"),
            "value": filters.get(name, ANY),
            "choices": [
                [ANY, said(lang, f"rules-any-{name}")],
                *([value, _name(lang, name, value)] for value in values),
            ],
        }
        for name, values in CHOICES.items()
    ]


def _name(lang: str, name: str, value: str) -> str:
    if value == NONE:
        return said(lang, "rules-no-variant")
    named = {"phase": phase_name, "level": level_name, "edition": edition_name, "variant": variant_name}
    return named[name](lang, value) if name in named else said(lang, f"rules-{name}-{value}")
