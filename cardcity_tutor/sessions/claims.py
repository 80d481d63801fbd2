"""Claims of a book on their positions: what is stated, the picture, and what the engine answers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, NotRequired, TypedDict

from ..core.book import Claim, Finding
from ..core.errors import InputError
from ..core.scene import Menu, Scene
from ..locale import say
from ..locale.sentences import error_sentence, shown
from .look import face_of
from .names import first_said
from .rules import Rules

LONGEST_VALUE: Final = 240
"""Characters of an answer that are shown."""
REASONS: Final = frozenset({"why", "try", "reasons", "must", "rule"})
"""Fields of answers that name rules."""


class RuleLink(TypedDict):
    """A rule that one can go to."""

    name: str
    title: str
    tag: str
    """What it is and where it comes from, where it is no rule of the book."""


class Statement(TypedDict):
    """What a claim states, and what the engine says of it."""

    kind: str
    """``holds``, ``broken``, or nothing for a claim of an example."""
    said: str
    true: bool
    told: str
    more: str
    reasons: list[RuleLink]
    """The rules that the answer names."""


class ClaimBoard(TypedDict):
    """A position with all that is stated of it."""

    key: str
    asked: list[tuple[str, str]]
    """The question in the notation of the line protocol, field by field."""
    statements: list[Statement]
    scene: NotRequired[Scene]
    trouble: NotRequired[str]
    """Why there is no picture."""
    menu: NotRequired[Menu]
    """What could be decided there, once somebody wants to try."""


def boards(
    rules: Rules, lang: str, stated: Iterable[tuple[str, Claim]], key: str, tried: str
) -> list[ClaimBoard]:
    """The boards of some claims with their kinds: those that ask the same share one; ``tried`` is the key of one of them."""
    groups: dict[str, list[tuple[str, Claim]]] = {}
    for kind, claim in stated:
        groups.setdefault(json.dumps(claim["ask"]), []).append((kind, claim))
    return [
        _board(rules, lang, group, f"{key}.{number}", tried) for number, group in enumerate(groups.values())
    ]


def _board(rules: Rules, lang: str, group: list[tuple[str, Claim]], key: str, tried: str) -> ClaimBoard:
    asked = group[0][1]["ask"]
    found: ClaimBoard = {
        "key": key,
        "asked": [(name, value_text(lang, value)) for name, value in asked.items() if name != "ruleset"],
        "statements": [_statement(rules, lang, kind, claim) for kind, claim in group],
    }
    face = face_of(rules.ruleset)
    try:
        found["scene"] = face.board(asked, lang)
        if key == tried:
            found["menu"] = face.asked(asked, lang)
    except InputError as error:
        trouble = error_sentence(lang, error)
        if not any(trouble in one["more"] for one in found["statements"]):
            found["trouble"] = trouble
    return found


def _statement(rules: Rules, lang: str, kind: str, claim: Claim) -> Statement:
    finding = rules.book.check(claim)
    return {
        "kind": kind,
        "said": _said(rules, lang, claim),
        "true": finding.true,
        "told": say(lang, "claim-right" if finding.true else "claim-otherwise"),
        "more": _answered(lang, claim, finding),
        "reasons": _reasons(rules, lang, claim, finding),
    }


def _said(rules: Rules, lang: str, claim: Claim) -> str:
    if "error" in claim:
        return say(lang, "claim-states-error")
    head, *rest = claim["at"]
    label = first_said(lang, f"answer-{rules.ruleset.id}-{head}") or str(head)
    place = " › ".join([label, *map(str, rest)])
    relation = next(word for word in ("is", "has", "lacks") if word in claim)
    return say(lang, f"claim-states-{relation}", place=place, value=value_text(lang, claim[relation]))


def _answered(lang: str, claim: Claim, finding: Finding) -> str:
    if finding.refusal is not None:
        return say(lang, "claim-refused", problem=error_sentence(lang, finding.refusal))
    if "error" in claim:
        return say(lang, "claim-answered")
    if "is" in claim and finding.true:
        return ""
    return say(lang, "claim-answer", value=value_text(lang, finding.value))


def _reasons(rules: Rules, lang: str, claim: Claim, finding: Finding) -> list[RuleLink]:
    if not REASONS.intersection(str(step) for step in claim.get("at", ())):
        return []
    named = finding.value if isinstance(finding.value, list) else [finding.value]
    return [rule_link(rules, lang, name) for name in named if isinstance(name, str) and name in rules.entries]


def rule_link(rules: Rules, lang: str, name: str) -> RuleLink:
    """An entry of the book that one can go to."""
    entry = rules.entry(name)
    return {"name": entry.name, "title": rules.title(lang, entry), "tag": rules.tag(lang, entry)}


def value_text(lang: str, value: Any) -> str:  # noqa: ANN401 (whatever an answer holds)
    """A value of the line protocol as people read it."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return say(lang, "entry-yes" if value else "entry-no")
    if isinstance(value, int | float):
        return str(value)
    text = value if isinstance(value, str) else _plain(lang, value)
    return str(shown(text, LONGEST_VALUE))


def _plain(lang: str, value: Any) -> str:  # noqa: ANN401
    """Lists with commas, objects with colons; only what lies deeper has brackets."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {_inner(lang, part)}" for name, part in value.items()) or "–"
    return ", ".join(_inner(lang, part) for part in value) or "–"


def _inner(lang: str, value: Any) -> str:  # noqa: ANN401
    if isinstance(value, Mapping | list | tuple):
        return f"({_plain(lang, value)})" if value else "–"
    return value_text(lang, value)
