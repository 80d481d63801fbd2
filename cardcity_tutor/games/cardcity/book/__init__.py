"""The rulebook: every rule and ruling as an object, and every worked example as claims that the engine can check.

The facts are read from the TOML files beside this module; the sentences live in the catalogues.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ....core.errors import InputError
from ....core.rule import Citation, Rule, Status, Switch
from ..rules.setting import LEVELS


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of a rulebook; ``rebuilt`` where its figure was lost and a fitting city was searched for."""

    id: str
    source: Citation
    rebuilt: bool
    rules: tuple[str, ...]
    claims: tuple[Mapping[str, Any], ...]

    @property
    def key(self) -> str:
        """The catalogue key of the question; ``.title`` and ``.answer`` stand beside it."""
        return f"example-{self.id}"


def read(name: str) -> dict[str, Any]:
    """A data file beside this module."""
    return tomllib.loads(files(__name__).joinpath(name).read_text(encoding="utf-8"))


def _citation(source: Mapping[str, Any]) -> Citation:
    return Citation(source["book"], source["heading"], source.get("page"))


@cache
def rules() -> Mapping[str, Rule]:
    """The printed rules by id."""
    return {
        entry["id"]: Rule(
            entry["id"],
            entry["phase"],
            tuple(_citation(source) for source in entry["source"]),
            tuple(entry.get("related", ())),
            _only(entry["editions"], entry["levels"], entry.get("variant")),
            holds=entry.get("holds"),
            broken=entry.get("broken"),
        )
        for entry in read("rules.toml")["rule"]
    }


@cache
def rulings() -> Mapping[str, Rule]:
    """The rulings of this project by id: what the books leave open."""
    return {
        entry["id"]: Rule(
            entry["id"],
            "ruling",
            (),
            tuple(entry.get("settles", ())),
            _only(entry.get("editions", ("xl", "2012")), entry.get("levels", LEVELS)),
            status=Status(entry["status"]),
            also=Status(entry["also"]) if "also" in entry else None,
            switch=_switch(entry.get("switch")),
            holds=entry.get("holds"),
            broken=entry.get("broken"),
        )
        for entry in read("rulings.toml")["ruling"]
    }


def _only(
    editions: Iterable[str], levels: Iterable[str], variant: str | None = None
) -> Mapping[str, tuple[str, ...]]:
    only = {"edition": tuple(editions), "level": tuple(levels)}
    return only if variant is None else only | {"variants": (variant,)}


def _switch(entry: Mapping[str, Any] | None) -> Switch | None:
    if entry is None:
        return None
    values = entry["values"]
    return Switch(entry["default"], tuple(values) if isinstance(values, list) else ())


@cache
def examples() -> Mapping[str, Example]:
    """The worked examples of both books by id."""
    return {
        entry["id"]: Example(
            entry["id"],
            _citation(entry),
            entry["rebuilt"],
            tuple(entry["rules"]),
            tuple(entry["claims"]),
        )
        for entry in read("examples.toml")["example"]
    }


def rule(rule_id: str) -> Rule:
    """A rule or ruling by its id."""
    found = rules().get(rule_id) or rulings().get(rule_id)
    if found is None:
        raise InputError("unknown-rule", value=rule_id)
    return found
