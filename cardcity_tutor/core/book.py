"""A game's book: its rules and rulings as objects, its worked examples, and claims that the engine can check.

The facts are read from ``rules.toml``, ``rulings.toml`` and ``examples.toml`` in the game's folder ``book/``; the
sentences are messages of the game: ``rule-<ruleset>-<id>`` with ``.title``, likewise ``ruling-…`` and ``example-…``
(the question) with ``.title`` and ``.answer``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from .errors import InputError
from .rule import Citation, Rule, Status, Switch

Claim = Mapping[str, Any]
Answer = Callable[[Mapping[str, Any]], Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of a rulebook; ``rebuilt`` where its figure was lost and a fitting position was searched for."""

    id: str
    source: Citation
    rebuilt: bool
    rules: tuple[str, ...]
    claims: tuple[Claim, ...]


class Finding(NamedTuple):
    """What the engine says of a claim."""

    true: bool
    value: Any = None
    """What it answers at the place that the claim names; None where there is nothing."""
    refusal: InputError | None = None
    """Why it refuses the question."""


@dataclass(frozen=True)
class Book:
    """The rules of one game. A ruling may bear the id of the rule that it settles."""

    phases: tuple[str, ...]
    """The parts of the book in the order of a game."""
    rules: Mapping[str, Rule]
    rulings: Mapping[str, Rule]
    examples: Mapping[str, Example]
    answer: Answer
    """Answers a request of the line protocol: what claims are checked with."""

    def rule(self, rule_id: str) -> Rule:
        """A rule or ruling by its id."""
        found = self.rules.get(rule_id) or self.rulings.get(rule_id)
        if found is None:
            raise InputError("unknown-rule", value=rule_id)
        return found

    def check(self, claim: Claim) -> Finding:
        """Put a claim to the engine.

        A claim asks (``ask``) what the line protocol answers, goes down the answer by the keys and numbers of ``at``,
        and states what is found there: ``is`` (equal), ``has`` (among it) or ``lacks`` (not among it); ``error`` states
        that the question itself is refused with that code.
        """
        try:
            found: Any = self.answer(claim["ask"])
        except InputError as error:
            stated = claim.get("error")
            return Finding(
                stated is not None and getattr(error, "field", error.code) == stated, refusal=error
            )
        for step in claim.get("at", ()):
            try:
                found = found[step]
            except (LookupError, TypeError):
                return Finding("lacks" in claim)
        if "error" in claim:
            return Finding(False, found)
        if "is" in claim:
            return Finding(bool(found == claim["is"]), found)
        if "has" in claim:
            return Finding(claim["has"] in found, found)
        if "lacks" in claim:
            return Finding(claim["lacks"] not in found, found)
        raise InputError("claim-unknown", value=", ".join(claim), expected="is, has, lacks, error")

    def holds(self, claim: Claim) -> bool:
        """Whether a claim is true by the rules."""
        return self.check(claim).true


def read_book(folder: Traversable, answer: Answer) -> Book:
    """The book of a game from its folder."""
    rules = _read(folder, "rules")
    examples = _read(folder, "examples").get("example", ())
    return Book(
        tuple(rules["phases"]),
        {entry["id"]: _rule(entry) for entry in rules["rule"]},
        {entry["id"]: _ruling(entry) for entry in _read(folder, "rulings")["ruling"]},
        {entry["id"]: _example(entry) for entry in examples},
        answer,
    )


def _read(folder: Traversable, name: str) -> dict[str, Any]:
    return tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def _citation(source: Mapping[str, Any]) -> Citation:
    return Citation(source["book"], source["heading"], source.get("page"))


def _rule(entry: Mapping[str, Any]) -> Rule:
    return Rule(
        entry["id"],
        entry["phase"],
        sources=tuple(_citation(source) for source in entry["source"]),
        related=tuple(entry.get("related", ())),
        only=_only(entry),
        holds=entry.get("holds"),
        broken=entry.get("broken"),
    )


def _ruling(entry: Mapping[str, Any]) -> Rule:
    switch = entry.get("switch")
    return Rule(
        entry["id"],
        entry.get("phase", "ruling"),
        sources=tuple(_citation(source) for source in entry.get("source", ())),
        related=tuple(entry.get("settles", ())),
        only=_only(entry),
        status=Status(entry["status"]),
        also=Status(entry["also"]) if "also" in entry else None,
        switch=None if switch is None else Switch(switch["default"], tuple(switch.get("values", ()))),
        holds=entry.get("holds"),
        broken=entry.get("broken"),
    )


def _only(entry: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    return {field: tuple(values) for field, values in entry.get("only", {}).items()}


def _example(entry: Mapping[str, Any]) -> Example:
    return Example(
        entry["id"], _citation(entry), entry["rebuilt"], tuple(entry["rules"]), tuple(entry["claims"])
    )
