"""The values of fields that lessons and packs have in common: texts, ids, names of rules."""

from __future__ import annotations

import re
from collections.abc import Collection
from difflib import get_close_matches
from typing import Final

from .lesson import LANGUAGES, Texts
from .nodes import Node

FORMAT: Final = 1
MOST_SENTENCES: Final = 2
LONGEST_TEXT: Final = 420
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LINES: Final = re.compile(r"[ \t\r\n]+")
"""Where a text may be broken; no-break spaces stay."""
_SENTENCE_END: Final = re.compile(r"(?<!\bp)(?<!\betc)[.!?…]+(?=[\s»”)]|$)")


def check_format(node: Node) -> None:
    """Refuse a format of a later version."""
    if node.text() != str(FORMAT):
        node.fail("lesson-format", value=node.text()[:20], expected=FORMAT)


def texts(node: Node) -> Texts:
    """A text in both languages, or in one: the other is noted as missing."""
    if node.is_text:
        node.fail("lesson-text-bare", value=node.text()[:30])
    found = node.fields(LANGUAGES)
    if not found:
        node.fail("lesson-field-missing", name=LANGUAGES[0])
    for lang in LANGUAGES:
        if lang not in found:
            node.source.note_untranslated(node.error("lesson-untranslated", lang=lang))
    return Texts(*(_LINES.sub(" ", found[lang].text()) if lang in found else "" for lang in LANGUAGES))


def short_text(node: Node, longest: int) -> Texts:
    """A text of at most so many characters."""
    made = texts(node)
    for text in (made.fr, made.en):
        if len(text) > longest:
            node.fail("lesson-text-long", size=len(text), max=longest)
    return made


def step_text(node: Node) -> Texts:
    """At most two sentences."""
    made = short_text(node, LONGEST_TEXT)
    for text in (made.fr, made.en):
        if len(_SENTENCE_END.findall(text)) > MOST_SENTENCES:
            node.fail("lesson-sentences", max=MOST_SENTENCES)
    return made


def identifier(node: Node) -> str:
    """The name of a pack, a lesson or a step for machines."""
    value = node.text()
    if not _ID.fullmatch(value) or len(value) > 40:
        node.fail("lesson-id", value=value[:40])
    return value


def rule_names(node: Node, known: Collection[str]) -> tuple[str, ...]:
    """Ids of rules and rulings."""
    names = node.texts()
    if not names:
        node.fail("lesson-not-text", value="[]")
    for name in names:
        with node.noted():
            check_known(node, name, known, "unknown-rule")
    return names


def check_known(node: Node, name: str, names: Collection[str], code: str) -> None:
    """Complain about a name that does not exist: with the one that was meant, if that can be guessed."""
    if name in names:
        return
    for near in get_close_matches(name, names, 1):
        node.fail("lesson-choice-near", value=name[:60], near=near)
    node.fail(code, value=name[:60])
