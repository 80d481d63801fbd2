"""``CityBoard`` in both languages: the same scenes, whole and well typeset, of any position."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.games.cardcity.widgets.session import MODES
from cardcity_tutor.locale import LANGUAGES, keys, say
from tests.engine.strategies import checked
from tests.render.positions import EXAMPLES, positions
from tests.widgets.boards import Scene, board, do, languages, modes, note


def test_hello() -> None:
    view = CityBoard("M R")
    assert view.words["lang"] == "fr"
    do(view, "hello", languages="en-GB,en,fr")
    assert view.words["lang"] == "en"
    fixed = CityBoard("M R", lang="fr")
    do(fixed, "hello", languages="en")
    assert fixed.words["lang"] == "fr"


def test_another_language_makes_another_scene() -> None:
    view = board()
    view.lang = "fr"
    assert view.words["lang"] == "fr"
    assert view.scene["say"]["head"] == say("fr", "task-build")


def shape(value: Any) -> Any:
    """A scene without its words: fields, lengths, numbers."""
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items()}
    if isinstance(value, list):
        return [shape(part) for part in value]
    return "" if isinstance(value, str) else value


def untexted(scene: Scene) -> Scene:
    """The scene with sentences instead of their numbers: two of one language may be one in the other."""
    texts = scene["texts"]
    told = {key: value for key, value in scene.items() if key != "texts"}
    if "verdicts" in scene:
        told["verdicts"] = [
            [
                texts[remedy] if remedy >= 0 else None,
                *([rule, texts[here], *cells] for rule, here, *cells in reasons),
            ]
            for remedy, *reasons in scene["verdicts"]
        ]
        told["outlooks"] = [[*row[:5], [texts[k] for k in row[5]], *row[6:]] for row in scene["outlooks"]]
    return told


@modes
@pytest.mark.parametrize("name", EXAMPLES)
def test_both_languages_make_the_same_scene(name: str, mode: str) -> None:
    city = EXAMPLES[name].with_hand(["R", "C", "P"], 30)
    french, english = (CityBoard(city, mode=mode, lang=lang).scene for lang in ("fr", "en"))
    assert french.keys() == english.keys()
    assert shape(untexted(french)) == shape(untexted(english))


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            if key not in ("picture", "svg", "work", "text", "link"):
                yield from strings(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from strings(part)
    elif isinstance(value, str):
        yield value


@cache
def shown_texts(lang: str, mode: str) -> list[str]:
    """All that is said about many cities in one mode."""
    found: list[str] = []
    for city in EXAMPLES.values():
        view = CityBoard(city.with_hand(["R", "C", "P"], 30), mode=mode, lang=lang)
        found += strings(view.scene)
        for kind in ("hint", "undo", "place"):
            found += strings(do(view, kind, card="R", cell=[0, 0])["note"])
    return found


@languages
@modes
def test_no_key_is_left_untranslated(lang: str, mode: str) -> None:
    known = keys(lang)
    texts = shown_texts(lang, mode)
    assert len(texts) > 200
    assert [text for text in texts if text in known] == []
    assert [text for text in texts if re.search(r"\{ ?\$|\bNone\b|\bundefined\b", text)] == []


@languages
@modes
def test_everything_said_is_well_typeset(lang: str, mode: str) -> None:
    """What Python puts together obeys the same rules as the catalogues."""
    view = CityBoard(EXAMPLES["five"].with_hand(["R", "C"], 30), mode=mode, lang=lang)
    do(view, "place", card="R", cell=[0, 0])
    texts = [*shown_texts(lang, mode), note(view)]
    wrong = r" [:;?!»]|'" if lang == "fr" else r"[ \u00a0\u202f][:;?!]|'"
    assert [text for text in texts if re.search(wrong, text)] == []


@languages
@modes
def test_the_value_and_the_scene_are_json(lang: str, mode: str) -> None:
    for city in EXAMPLES.values():
        view = CityBoard(city.with_hand(["R", "C", "P"], 30), mode=mode, lang=lang)
        assert json.loads(json.dumps(view.value)) == view.value
        assert json.loads(json.dumps(view.scene, allow_nan=False)) == view.scene
        assert json.loads(json.dumps(view.words)) == view.words


@settings(checked, max_examples=15)
@given(positions(), st.sampled_from(MODES), st.sampled_from(LANGUAGES))
def test_any_position_can_be_shown_in_every_mode(position: Position, mode: str, lang: str) -> None:
    view = CityBoard(position, mode=mode, lang=lang)
    assert view.value["city"] == position.text
    assert view.picture().startswith("<svg")
