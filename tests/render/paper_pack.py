"""A small pack of lessons for the tests of paper: three parts, four short lessons, quickly read."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cardcity_tutor.course.lesson import Lesson
from cardcity_tutor.course.packs import Pack, read_pack
from cardcity_tutor.course.reading import parse_lesson

LESSON = """
format: 1
id: paper-limit
number: 4
part: 1
title: {fr: "La limite & ses <pièges>", en: "The limit & its <traps>"}
summary: {fr: Cinq cartes., en: Five cards.}
game: {level: simplified, players: 2}
steps:
  - id: look
    name: {fr: Regarder, en: Look}
    text: {fr: "Regardez <bien> & lisez.", en: "Look <well> & read."}
    rules: [limit]
    city: . L . / C R M
    hand: R I
  - id: mark
    name: {fr: Marquer, en: Mark}
    text: {fr: Le quartier grandit., en: The district grows.}
    rules: [residence-growth]
    city: . L . / . R M
    ask: {kind: mark, what: plots}
    note: {fr: La mairie compte., en: The town hall counts.}
  - id: ruling
    name: {fr: Compter, en: Count}
    text: {fr: Comptez., en: Count.}
    rules: [stock-xl]
    city: . L . / . R M
    ask: {kind: count, what: limit}
    question: {fr: Combien au plus ?, en: How many at most?}
mastery:
  - {kind: mark, what: legal, card: R}
  - {kind: count, what: used}
"""
SHORT = """
format: 1
id: paper-{number}
number: {number}
part: {part}
title: {{fr: Leçon {number}, en: Lesson {number}}}
steps:
  - id: count
    name: {{fr: Compter, en: Count}}
    text: {{fr: Comptez les cartes., en: Count the cards.}}
    rules: [limit]
    city: . L . / . R M
    ask: {{kind: count, what: used}}
"""
PACK = """
format: 1
id: paper
title: {fr: Petit cours, en: Small course}
parts:
  - {number: 1, title: {fr: Début, en: Beginning}}
  - {number: 2, title: {fr: Milieu, en: Middle}}
  - {number: 3, title: {fr: Fin, en: End}}
"""


def write_pack(folder: Path) -> Path:
    """The pack as files."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.yaml").write_text(PACK, encoding="utf-8")
    (folder / "04.yaml").write_text(LESSON, encoding="utf-8")
    for number, part in ((5, 1), (6, 2), (7, 3)):
        (folder / f"0{number}.yaml").write_text(SHORT.format(number=number, part=part), encoding="utf-8")
    return folder


@cache
def lesson() -> Lesson:
    """The longest of the lessons."""
    return parse_lesson(LESSON)


def small_pack(folder: Path) -> Pack:
    """The pack itself."""
    return read_pack(write_pack(folder))
