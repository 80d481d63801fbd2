"""What is shown of one entry of a game's book: its words, what goes with it, and its claims on their positions."""

from __future__ import annotations

from typing import Any

from .claims import ClaimBoard, boards, rule_link
from .rules import Entry, Rules


def rule_page(rules: Rules, lang: str, entry: Entry, opened: str, tried: str) -> dict[str, Any]:
    """Everything about an entry.

    ``opened`` is the worked example whose positions are shown, ``tried`` the key of a position that is tried.
    """
    rule, example = entry.rule, entry.example
    page: dict[str, Any] = {
        "name": entry.name,
        "title": rules.title(lang, entry),
        "text": rules.text(lang, entry),
        "answer": "",
        "rebuilt": False,
        "cites": rules.cites(lang, entry),
        "facts": rules.facts(lang, entry),
        "rulings": [],
        "related": [],
        "boards": [],
        "examples": [],
    }
    if rule is not None:
        claims = [(kind, claim) for kind, claim in (("holds", rule.holds), ("broken", rule.broken)) if claim]
        rulings = rules.rulings_on(rule)
        settled = [one for one in rules.settled_by(rule) if one not in rulings]
        page["rulings"] = [
            rule_link(rules, lang, one.name) | {"text": rules.text(lang, one)} for one in rulings
        ]
        page["related"] = [rule_link(rules, lang, one.name) for one in settled]
        page["boards"] = boards(rules, lang, claims, entry.name, tried)
        page["examples"] = [_example(rules, lang, one, opened, tried) for one in rules.examples_of(rule)]
    if example is not None:
        page["related"] = [
            rule_link(rules, lang, rules.name_of(rules.book.rule(shown))) for shown in example.rules
        ]
        claims = [("", claim) for claim in example.claims]
        page["answer"] = rules.answer(lang, entry)
        page["rebuilt"] = example.rebuilt
        page["boards"] = boards(rules, lang, claims, entry.name, tried)
    return page


def _example(rules: Rules, lang: str, entry: Entry, opened: str, tried: str) -> dict[str, Any]:
    example = entry.example
    if example is None:
        raise TypeError(entry.name)
    shown: list[ClaimBoard] | None = None
    if entry.name == opened:
        shown = boards(rules, lang, (("", claim) for claim in example.claims), entry.name, tried)
    return {
        "id": entry.name,
        "title": rules.title(lang, entry),
        "question": rules.text(lang, entry),
        "answer": rules.answer(lang, entry),
        "cite": rules.cites(lang, entry)[0],
        "rebuilt": example.rebuilt,
        "boards": shown,
    }
