"""Everything the tutor says is spelt and set right; and a slip of the pen would be found."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.spelling.__main__ import main
from tests.spelling.checking import problems
from tests.spelling.sources import BOTH, ROOT, UnreadableError, all_files, texts
from tests.spelling.typography import faults
from tests.spelling.words import allowed, in_dictionary, is_known, needed_entries, words_of

FILES = all_files()
NBSP = "\u00a0"
LANGUAGES = ("fr", "en")


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ROOT)) for file in FILES])
def test_this_file_is_spelt_right(file: Path) -> None:
    found = problems(file)
    assert not found, "\n" + "\n".join(map(str, found))


@pytest.mark.parametrize(
    "inside",
    [
        "cardcity_tutor/games/cardcity/locale/fr/rules.ftl",
        "cardcity_tutor/locale/en/pages/help.txt",
        "lessons/cardcity/pack.yaml",
        "notebooks/tour.ipynb",
        "docs/protocol.md",
        "README.fr.md",
        "README.md",
    ],
)
def test_all_kinds_of_files_are_read(inside: str) -> None:
    file = ROOT / inside
    assert file in FILES
    assert [word for text in texts(file) for word in words_of(text.prose)]


# ---------------------------------------------------------------- our lists


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_is_sorted_and_all_of_it_is_needed(lang: str) -> None:
    entries = allowed(lang)
    assert list(entries) == sorted(set(entries))
    needed = {
        entry
        for file in FILES
        for text in texts(file)
        if lang in text.lang.split("+")
        for word in words_of(text.prose)
        for entry in needed_entries(lang, word)
    }
    assert not set(entries) - needed, "no text needs these entries"


@pytest.mark.parametrize(
    ("lang", "right", "wrong"),
    [
        ("fr", "développe-t-il l’industrie aujourd’hui cœur À États cités donnez-lui", "developpe coeur Etats citées-dortoire"),
        ("fr", "construisîtes bâtissent résidentielles commerciaux qu’elle", "construisites résidentieles commercials q’elle"),
        ("en", "colour neighbouring decentralise city’s don’t face-down", "color neigbouring decentralize dont"),
    ],
)  # fmt: skip
def test_the_dictionaries_know_the_language(lang: str, right: str, wrong: str) -> None:
    assert [word for word in right.split() if not in_dictionary(lang, word)] == []
    assert [word for word in wrong.split() if in_dictionary(lang, word)] == []


def test_an_entry_serves_in_compounds_and_with_a_capital() -> None:
    assert not in_dictionary("en", "playouts")
    assert is_known("en", "playouts")
    assert is_known("en", "Playouts")
    assert is_known("en", "half-playouts")
    assert not is_known("en", "hlaf-playouts")
    assert not is_known("fr", "playouts")


# ---------------------------------------------------------------- it can fail

CATALOGUE = """\
# Un comentaire ne se lit pas.
good = La cité compte { $count ->
        [one] une résidence
       *[other] { $count } résidances
    }.
    .title = Une { $adjective }ité
quoted = Le champ « fields » et « rien »
"""
LESSON = """\
id: notaword
steps:
  - title: {fr: Une leçon, en: A lesson}
    text:
      fr: >
        Une carte se pose à côté d’une autre,
        jamais dans le vuide.
      en: |
        Write `notaword`.
        A card lies next to anohter.
"""
NOTEBOOK = {
    "cells": [
        {"cell_type": "code", "source": ["notaword = 1"]},
        {"cell_type": "markdown", "source": ["# Rules · Règles\n", "\n", "A citty of cards. · Une citté de cartes."]},
        {"cell_type": "markdown", "source": ["cité city\n", "citi"]},
    ]
}  # fmt: skip
PAGE = """\
Use `notaword`, [a link](notaword.md) and notaword.py.

```console
$ notaword
```

A sentense.
"""


def found_in(file: Path) -> list[tuple[int, str, str]]:
    return [(line, lang, meaning.split(";")[0]) for _, line, lang, meaning in problems(file)]


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], Path]:
    def write(name: str, content: str) -> Path:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
        return file

    return write


def test_a_misspelt_message(write: Callable[[str, str], Path]) -> None:
    write("en/x.ftl", "quoted = The field “fields” and “nothing”\n")
    file = write("fr/x.ftl", CATALOGUE.replace("« ", f"«{NBSP}").replace(" »", f"{NBSP}»"))
    assert found_in(file) == [(4, "fr", "unknown word “résidances”")]
    assert "résidences" in problems(file)[0].meaning
    (file.parents[1] / "en/x.ftl").unlink()
    assert found_in(file)[1:] == [(7, "fr", "unknown word “fields”")]


def test_a_card_stands_on_its_cell(write: Callable[[str, str], Path]) -> None:
    write("fr/x.ftl", "laid = Une carte en { $cell }\n")
    file = write("en/x.ftl", "laid = A card at { $cell }\n")
    assert found_in(file) == [(1, "en", "a card stands “on d4” (“A card at d4”)")]
    write("en/x.ftl", "laid = A card on { $cell }\n")
    assert not problems(file)
    assert found_in(write("fr/x.ftl", "laid = Une carte sur { $cell }\n"))


def test_a_misspelt_help_page(write: Callable[[str, str], Path]) -> None:
    write("fr/pages/help.txt", "cardcity-tutor play\n\n  --seed N   graine (zerro)\n")
    file = write("en/pages/help.txt", "cardcity-tutor play\n\n  --seed N   a nummber (zerro)\n")
    assert found_in(file) == [(3, "en", "unknown word “nummber”")]


def test_a_misspelt_lesson(write: Callable[[str, str], Path]) -> None:
    assert found_in(write("01.yaml", LESSON)) == [
        (7, "fr", "unknown word “vuide”"),
        (10, "en", "unknown word “anohter”"),
    ]


def test_a_misspelt_notebook(write: Callable[[str, str], Path]) -> None:
    file = write("x.ipynb", json.dumps(NOTEBOOK, ensure_ascii=False, indent=1))
    assert [(lang, meaning) for _, lang, meaning in found_in(file)] == [
        ("en", "unknown word “citty”"),
        ("fr", "unknown word “citté”"),
        (BOTH, "unknown word “citi”"),
    ]


def test_a_misspelt_page(write: Callable[[str, str], Path]) -> None:
    assert found_in(write("x.md", PAGE)) == [(7, "en", "unknown word “sentense”")]
    assert found_in(write("x.fr.md", "Une phrase, une frase.\n")) == [(1, "fr", "unknown word “frase”")]


# ---------------------------------------------------------------- typography


@pytest.mark.parametrize(
    ("lang", "wrong", "right"),
    [
        ("fr", "L'industrie", "L’industrie"),
        ("fr", 'La carte "R"', f"La carte «{NBSP}R{NBSP}»"),
        ("fr", "Où ?", f"Où{NBSP}?"),
        ("fr", "Où?", f"Où{NBSP}?"),
        ("fr", "Où\u202f?", f"Où{NBSP}?"),
        ("fr", "Ceci : cela", f"Ceci{NBSP}: cela"),
        ("fr", "Ceci: cela", f"Ceci{NBSP}: cela"),
        ("fr", "« oui »", f"«{NBSP}oui{NBSP}»"),
        ("fr", "«oui»", f"«{NBSP}oui{NBSP}»"),
        ("fr", "“oui”", f"«{NBSP}oui{NBSP}»"),
        ("fr", "5 $ et 5$", f"5{NBSP}$ et 5{NBSP}$"),
        ("fr", "$5", f"5{NBSP}$"),
        ("fr", "deux  espaces", "deux espaces"),
        ("fr", "une une carte", "nous nous arrêtons"),
        ("fr", "et puis...", "et puis…"),
        ("fr", "un cadre 6x6", "un cadre 6×6"),
        ("fr", "soit -2", "soit −2, et demi-carte"),
        ("fr", "ceci , cela", "ceci, cela"),
        ("fr", "ceci,cela", "ceci, cela"),
        ("fr", "La résidence sur d4", "La résidence en d4, sur la case d4"),
        ("en", "The residence at d4", "The residence on d4; look at d4"),
        ("en", "This.That", "This. That, or 1,234.5"),
        ("en", "The city's limit", "The city’s limit"),
        ("en", 'The "limit"', "The “limit”"),
        ("en", "Where ?", "Where?"),
        ("en", "«yes»", "“yes”"),
        ("en", "5 $", "$5"),
        ("en", "the the card", "all that that says"),
        ("en", "and so...", "and so…"),
    ],
)
def test_signs(lang: str, wrong: str, right: str) -> None:
    assert list(faults(lang, wrong))
    assert not list(faults(lang, right))


def test_pages_for_developers_may_use_the_quotes_of_a_keyboard(write: Callable[[str, str], Path]) -> None:
    page = 'The city\'s "limit" is five.\n'
    assert not problems(write("x.md", page))
    assert len(problems(write("x.yaml", f"text: {{en: {json.dumps(page)}}}"))) == 3


# ---------------------------------------------------------------- the command


def test_the_command(write: Callable[[str, str], Path], capsys: pytest.CaptureFixture[str]) -> None:
    good = write("good.yaml", "text: {fr: Une carte, en: A card}\n")
    bad = write("bad.yaml", "title: x\ntext: {fr: Une résidance, en: A card}\n")
    assert main([str(good)]) == 0
    assert capsys.readouterr().out == ""
    assert main([str(bad), str(good)]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"{bad}:2: [fr] unknown word “résidance”; perhaps résidence")


@pytest.mark.parametrize(
    ("name", "content"),
    [("missing.yaml", None), ("x.doc", ""), ("x.yaml", "a: [b"), ("x.ipynb", "{"), ("x.ftl", "a = b\n")],
)
def test_what_cannot_be_read_is_said(
    write: Callable[[str, str], Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    content: str | None,
) -> None:
    file = tmp_path / name if content is None else write(name, content)
    with pytest.raises(UnreadableError, match=name):
        texts(file)
    assert main([str(file)]) == 1
    assert name in capsys.readouterr().out
