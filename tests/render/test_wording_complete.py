"""Every answer of the engine has its words in both languages, and all of them are well made."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from cardcity_tutor import locale
from cardcity_tutor.games import cardcity
from cardcity_tutor.games.cardcity.book import rules
from cardcity_tutor.games.cardcity.face.wording import cards, districts, reasons, remedies, terms
from cardcity_tutor.render import phrases
from tests.render.hearing import GAMES, LANGUAGES, Heard, names, play_at_random, rare_cases


def ids_in(*modules: str, told_by: str | None = None) -> set[str]:
    """The rule ids in the source of some modules, those begun by a formatted string included.

    With ``told_by`` only functions that call this class are read.
    """
    found: set[str] = set()
    for module in modules:
        for part in ast.walk(tree_of(module)):
            if isinstance(part, ast.FunctionDef) if told_by else isinstance(part, ast.Module):
                nodes = list(ast.walk(part))
                if told_by is None or any(
                    isinstance(node, ast.Name) and node.id == told_by for node in nodes
                ):
                    found.update(id_ for node in nodes for id_ in ids_of(node))
    return found


def tree_of(module: str) -> ast.Module:
    return ast.parse(files(cardcity).joinpath("rules", f"{module}.py").read_text(encoding="utf-8"))


def ids_of(node: ast.AST) -> set[str]:
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        beginning = str(node.values[0].value)
        return {rule for rule in rules() if rule.startswith(beginning)}
    return {str(node.value)} if isinstance(node, ast.Constant) and node.value in rules() else set()


def changes_in(*modules: str) -> set[str]:
    """The kinds of change that are made in the source of some modules."""
    return {
        str(node.args[0].value)
        for module in modules
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Change"
        and isinstance(node.args[0], ast.Constant)
    }


def forget() -> None:
    """Empty every memory between the callers and the catalogue; the rulebook's own, which they only use, stay."""
    catalogue = (locale._index, locale._bundle, locale._message, locale.keys)
    for module in (locale, phrases, cards, districts, reasons, remedies, terms):
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear") and thing not in catalogue and worded(thing.__module__):
                thing.cache_clear()


def worded(module: str) -> bool:
    return module.startswith((locale.__name__, "cardcity_tutor.games.cardcity.face.wording"))


@pytest.fixture(scope="module")
def heard() -> Iterator[Heard]:
    names(Heard())  # as after any other test: what was said before is heard all the same
    said = Heard()
    spoken = locale._format

    def listening(lang: str, key: str, params: dict[str, object]) -> str:
        said.keys[lang].add(key)
        return spoken(lang, key, params)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(locale, "_format", listening)
        forget()
        for way in GAMES:
            for seed in range(3):
                play_at_random(said, way, seed)
        rare_cases(said)
        names(said)
    yield said
    forget()


def test_every_reason_is_told(heard: Heard) -> None:
    expected = ids_in("legality", "duty", "development", "refusing", "refusals") | ids_in(
        "position", told_by="Reason"
    )
    assert heard.reasons == expected | {"lots", "lots-normal"}  # these two are `Game.lots_rule`


def test_every_stop_is_told(heard: Heard) -> None:
    assert heard.stops == ids_in("development")


def test_every_change_is_told(heard: Heard) -> None:
    assert heard.changes == changes_in("legality", "duty")


def test_every_term_is_told(heard: Heard) -> None:
    assert heard.terms == ids_in("accounts", "decentralisation")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_catalogue_is_used(heard: Heard, lang: str) -> None:
    own = {key for key in locale.keys(lang) if locale._index(lang)[key.partition(".")[0]] == "wording.ftl"}
    assert sorted(own - heard.keys[lang]) == []


def spoilt(texts: set[tuple[str, str]], lang: str, wrong: str) -> list[str]:
    return sorted(text for language, text in texts if language == lang and re.search(wrong, text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("wrong", "meaning"),
    [
        (r"[{}]|\$[a-z]", "a placeholder left over"),
        (r"[\ue000-\uf8ff]", "a mark in the place of a name"),
        (r"  |^ | $| [.,)]|\( |,,|\.\.", "a gap where a name should be"),
        (r"'|\"", "a straight apostrophe or quotation mark"),
        (r"-\d", "a hyphen for a minus"),
    ],
)
def test_nothing_is_left_over(heard: Heard, lang: str, wrong: str, meaning: str) -> None:
    assert spoilt(heard.sentences | heard.phrases, lang, wrong) == [], meaning


@pytest.mark.parametrize(
    ("wrong", "meaning"),
    [
        (r"[ \t][:;?!»$%]", "an ordinary space before : ; ? ! » $ %"),
        (r"(?<!\u00a0)[:;?!]", "no space before : ; ? !"),
        (r"\b[Dd]e [aeéiou]|\b[Ll][ae] [aeéiou]\w\w", "a vowel after de, le or la"),
        (r"\bde les?\b|\bà les?\b", "an article that should be contracted"),
    ],
)
def test_french_is_well_typeset(heard: Heard, wrong: str, meaning: str) -> None:
    assert spoilt(heard.sentences | heard.phrases, "fr", wrong) == [], meaning


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_sentences(heard: Heard, lang: str) -> None:
    assert spoilt(heard.sentences, lang, r"^[^A-ZÀÉÇ$]|[^.]$|\. .*\. .*\.") == []
