"""The two catalogues say the same things, and the French one is well typeset."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardcity_tutor import locale
from cardcity_tutor.locale import (
    LANGUAGES,
    BadMessageError,
    UnknownMessageError,
    choose_language,
    has,
    keys,
    say,
)


class Collector(Visitor):
    """What a pattern is made of: its visible text, its variables, the messages and terms it refers to."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        match node:
            case ast.TextElement():
                self.text.append(node.value)
            case ast.StringLiteral():
                self.text.append(node.parse()["value"])
            case ast.VariableReference():
                self.variables.add(node.id.name)
            case ast.MessageReference():
                self.references.add(node.id.name)
            case ast.TermReference():
                self.references.add(f"-{node.id.name}")
        super().generic_visit(node)


def collect(pattern: ast.Pattern) -> Collector:
    collector = Collector()
    collector.visit(pattern)
    return collector


def names(lang: str) -> list[str]:
    return list(locale._sources(lang))


def body(lang: str, name: str) -> list[ast.Message | ast.Term | ast.Junk]:
    resource = FluentParser().parse(locale._sources(lang)[name].read_text(encoding="utf-8"))
    return [entry for entry in resource.body if isinstance(entry, (ast.Message, ast.Term, ast.Junk))]


@cache
def patterns(lang: str, name: str) -> list[tuple[str, ast.Pattern]]:
    found: list[tuple[str, ast.Pattern]] = []
    for entry in body(lang, name):
        assert not isinstance(entry, ast.Junk), f"{lang}/{name} does not parse: {entry.content!r}"
        prefix = "-" if isinstance(entry, ast.Term) else ""
        if entry.value is not None:
            found.append((prefix + entry.id.name, entry.value))
        found += [(f"{prefix}{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
    return found


FILES = names("fr")
BOTH = [(lang, name) for lang in LANGUAGES for name in FILES]


def test_both_languages_have_the_same_files() -> None:
    assert FILES
    assert names("en") == FILES


@pytest.mark.parametrize("name", FILES)
def test_equal_keys_and_placeholders(name: str) -> None:
    french, english = (
        {key: collect(pattern).variables for key, pattern in patterns(lang, name) if not key.startswith("-")}
        for lang in LANGUAGES
    )
    assert french.keys() == english.keys()
    assert french == english


@pytest.mark.parametrize(("lang", "name"), BOTH)
def test_every_message_is_there_once_and_not_empty(lang: str, name: str) -> None:
    found = patterns(lang, name)
    once = [key for key, _ in found]
    assert sorted(set(once)) == sorted(once)
    assert not [
        key
        for key, pattern in found
        if not any(map(str.strip, collect(pattern).text)) and not collect(pattern).variables
    ]


@pytest.mark.parametrize(("lang", "name"), BOTH)
def test_a_message_refers_to_no_other(lang: str, name: str) -> None:
    assert not {reference for _, pattern in patterns(lang, name) for reference in collect(pattern).references}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    ("wrong", "meaning"),
    [
        (r"[ \t][:;?!»]", "an ordinary space before : ; ? ! or »"),
        (r"«(?![\u00a0\u202f])", "no unbreakable space after «"),
        (r"(?<![\u00a0\u202f])»", "no unbreakable space before »"),
        (r"'", "a straight apostrophe"),
        (r"\d [$%]", "an ordinary space between a number and its unit"),
        (r"[^\s]  +[^\s]", "two spaces"),
    ],
)
def test_french_typography(name: str, wrong: str, meaning: str) -> None:
    spoilt = {
        key
        for key, pattern in patterns("fr", name)
        for text in collect(pattern).text
        if re.search(wrong, text)
    }
    assert not spoilt, meaning


@pytest.mark.parametrize("name", FILES)
def test_english_uses_no_straight_apostrophe(name: str) -> None:
    assert not {key for key, pattern in patterns("en", name) for text in collect(pattern).text if "'" in text}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_lists_everything_that_can_be_said(lang: str) -> None:
    expected = {key for name in FILES for key, _ in patterns(lang, name) if not key.startswith("-")}
    assert keys(lang) == expected
    assert all(has(lang, key) for key in expected)


def test_a_message_and_its_attribute() -> None:
    assert say("en", "rule-adjacent.title") == "Next to the city"
    assert say("fr", "rule-adjacent.title") == "À côté de la Cité"
    assert say("fr", "rule-adjacent") != say("fr", "rule-adjacent.title")


@pytest.mark.parametrize(
    ("lang", "key"),
    [
        ("fr", "no-such-message"),
        ("en", "rule-adjacent.colour"),
        ("de", "rule-adjacent"),
        ("en", ""),
        ("en", "a.b.c"),
    ],
)
def test_unknown_messages_are_named(lang: str, key: str) -> None:
    assert not has(lang, key)
    with pytest.raises(UnknownMessageError, match=re.escape(repr(lang if lang == "de" else key))):
        say(lang, key)
    assert issubclass(UnknownMessageError, KeyError)


def test_placeholders_are_filled_or_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {
        "test-price": "test-price = { $card } : { $amount } $\n",
        "test-broken": "test-broken = { $card\n",
    }
    monkeypatch.setattr(locale, "_index", lambda _lang: dict.fromkeys(written, "test.ftl"))
    monkeypatch.setattr(locale, "_written", lambda _lang, name: written[name])
    assert say("fr", "test-price", card="L", amount=2.5) == "L : 2,5 $"
    assert say("fr", "test-price", card=True, amount=[1, 2]) == "True : [1, 2] $"
    with pytest.raises(BadMessageError, match="amount"):
        say("fr", "test-price", card="L")
    with pytest.raises(BadMessageError, match="card"):
        locale._format("fr", "test-price", {})
    with pytest.raises(BadMessageError, match=r"fr/test\.ftl does not parse: 'test-broken = { \$card'"):
        say("fr", "test-broken")


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        ((), "fr"),
        ((None,), "fr"),
        (("",), "fr"),
        (("en",), "en"),
        (("EN",), "en"),
        (("fr_FR.UTF-8",), "fr"),
        (("en_GB.UTF-8",), "en"),
        (("en_US@euro",), "en"),
        (("C.UTF-8",), "fr"),
        (("POSIX",), "fr"),
        (("de_DE.UTF-8",), "fr"),
        (("de:en_GB:fr",), "en"),
        (("en-GB,en;q=0.9,fr;q=0.8",), "en"),
        (("de-AT, fr;q=0.5, en;q=0.7",), "en"),
        (("fr-CH, en;q=0.9, *;q=0.5",), "fr"),
        (("en;q=0, de",), "fr"),
        (("en;q=0, fr;q=0.1",), "fr"),
        (("en ; q = 0.3",), "en"),
        (("*",), "fr"),
        (("english",), "fr"),
        ((None, "en"), "en"),
        (("de", "en"), "en"),
        (("fr", "en"), "fr"),
        (("en;q=x",), "fr"),
        (("en;q=1.2.3, fr",), "fr"),
        (("\x00\xff,,;;q=",), "fr"),
    ],
)
def test_choose_language(wanted: tuple[str | None, ...], chosen: str) -> None:
    assert choose_language(*wanted) == chosen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_without_end_are_said_as_texts(lang: str) -> None:
    for number in (10**30, -(10**400), 10**6000, float("inf"), float("nan")):
        assert say(lang, "replay-long", size=number, max=1)
