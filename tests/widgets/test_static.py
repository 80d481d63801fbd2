"""The files of the browser's side: light, at home in one class, without rules, prose or addresses of their own."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pkgutil import walk_packages

import pytest

import cardcity_tutor.widgets
from cardcity_tutor.games.cardcity import pages, widgets
from cardcity_tutor.games.cardcity.face.sprite import sprite
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.games.cardcity.widgets.styles import style
from cardcity_tutor.locale import LANGUAGES, keys
from cardcity_tutor.widgets.base import TutorWidget, interface_words
from cardcity_tutor.widgets.bundle import script
from tests.widgets.test_bundle import FOLDERS, needed

FILES = {
    path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
    for folder in FOLDERS
    for path in sorted(folder.rglob("*"))
    if path.is_file()
}
SCRIPTS = {name: text for name, text in FILES.items() if name.endswith(".js")}
STYLES = {name: text for name, text in FILES.items() if name.endswith(".css")}
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
CODE = {name: COMMENT.sub("", text) for name, text in SCRIPTS.items()}
MOST = 121_000
MOST_WITH = {
    "lesson/lesson-player.js": 181_000,
    "table/game-table.js": 169_000,
    "referee/referee-table.js": 156_000,
}
SVG = "http://www.w3.org/2000/svg"

each_file = pytest.mark.parametrize("name", FILES)
each_script = pytest.mark.parametrize("name", SCRIPTS)


def test_there_are_scripts_and_styles_and_nothing_else() -> None:
    assert "board/city-board.js" in SCRIPTS
    assert "base/tokens.css" in STYLES
    assert set(FILES) == set(SCRIPTS) | set(STYLES)


# ------------------------------------------------------------------ weight and addresses


ENTRIES = sorted(name for name, text in SCRIPTS.items() if "\nexport default" in text)
OWN_STYLES = {
    "lesson/lesson-player.js": ["lesson/lesson-parts.css", "lesson/lesson.css"],
    "replay/game-replay.js": ["replay/replay.css"],
    "table/game-table.js": ["hand/lots.css", "table/table.css"],
    "hand/hand-view.js": ["hand/lots.css"],
    "hand/lots-view.js": ["hand/lots.css"],
    "table/play-setup.js": ["table/play.css"],
    "referee/referee-table.js": ["referee/referee.css"],
    "rules/rules-explorer.js": ["rules/rules.css"],
    "stage/stage-page.js": ["stage/stage.css"],
}


@pytest.mark.parametrize("entry", ENTRIES)
def test_what_a_widget_sends_is_light(entry: str) -> None:
    """As ``bundle`` sends it: without comments and margins. A lesson and a game are a board and more."""
    assert len((script(entry) + style(*OWN_STYLES.get(entry, []))).encode()) <= MOST_WITH.get(entry, MOST)


def test_every_widget_has_its_script() -> None:
    assert len(ENTRIES) >= 8
    assert OWN_STYLES.keys() <= set(ENTRIES)


@each_file
def test_no_address_of_another_machine(name: str) -> None:
    text = FILES[name].replace(SVG, "")
    assert not re.findall(r"\w+://", text)
    assert not re.findall(r"[\"'(`]//\w", text)
    assert "@import" not in text


def test_the_drawings_name_no_other_machine() -> None:
    assert not re.findall(r"https?:", sprite().replace(SVG, ""))


KNOCK = "fetch(location.href, {"
"""The header's question whether the server is back: to where the page came from, and nowhere else."""


@pytest.mark.parametrize(
    "word", ["eval(", "new Function", "fetch(", "XMLHttpRequest", "WebSocket", "document.write"]
)
def test_no_script_reaches_out(word: str) -> None:
    assert [name for name, text in CODE.items() if word in text.replace(KNOCK, "")] == []


# ------------------------------------------------------------------ style sheets


GROUPS = ("@media", "@supports", "@container", "@layer")


def selectors(text: str) -> list[str]:
    """The outermost selectors of a style sheet, those in groups of rules as well; nested ones belong to them."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    found: list[str] = []
    open_rules: list[bool] = []
    head = ""
    for sign in text:
        if sign == "{":
            group = head.strip().startswith(GROUPS)
            if not group and all(open_rules):
                found += [part.strip() for part in re.split(r",(?![^(]*\))", head)]
            open_rules.append(group)
        elif sign == "}":
            open_rules.pop()
        head = "" if sign in "{};" else head + sign
    assert not open_rules
    return found


@pytest.mark.parametrize("name", STYLES)
def test_every_style_keeps_to_our_own_elements(name: str) -> None:
    """A page that holds a widget looks as before: each selector begins at our root, at what floats above it, or at the app."""
    found = selectors(STYLES[name])
    assert found
    ours = re.compile(
        r"\.(?:cardcity|cc-app)\b|[^{]*\s\.cardcity\b|[^{]*:is\([^)]*\.cardcity\b|@(?:keyframes|property) "
    )
    assert [one for one in found if not ours.match(one)] == []


# ------------------------------------------------------------------ words


WORD = re.compile(r"\bwords(?:\.(\w+)|\[\"([\w-]+)\"\])")


@cache
def words_used() -> set[str]:
    return {dotted or quoted for text in CODE.values() for dotted, quoted in WORD.findall(text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_scripts_is_in_the_catalogue(lang: str) -> None:
    known = set(interface_words(lang)) | {"lang"}
    assert len(words_used()) > 40
    assert words_used() - known == set()


def test_every_word_of_the_catalogue_is_used() -> None:
    """Some are put together, ``words["key-" + …]``: then their ends, or the whole, stand in the scripts."""
    every = "\n".join(
        [
            *CODE.values(),
            *(path.read_text(encoding="utf-8") for folder in FOLDERS for path in folder.parent.glob("*.py")),
        ]
    )
    unused = [
        word
        for word in sorted(interface_words("fr"))
        if word not in words_used()
        and not re.search(rf"[\"'`](?:ui-)?{word}[\"'`]", every)
        and not any(
            re.search(rf"[\"'`](?:ui-)?{part}-?(?:[\"'`]|\$?\{{)", every) for part in _beginnings(word)
        )
    ]
    assert unused == []


def _beginnings(word: str) -> list[str]:
    parts = word.split("-")
    return ["-".join(parts[:k]) for k in range(1, len(parts))]


@each_script
def test_no_prose_in_the_scripts(name: str) -> None:
    """A text of three words or more between quotes is a sentence (but for lists of classes and properties)."""
    texts = re.findall(r'"((?:[^"\\\n]|\\.)*)"', CODE[name])
    prose = [
        text for text in texts if re.search(r"[A-ZÀ-Ý]?[a-zà-ÿ’]+ [a-zà-ÿ’]+ [a-zà-ÿ’]+[ .?!:]", text + " ")
    ]
    assert [text for text in prose if not re.search(r"cc-|:[\w#]|=|\d|^[.#\[]|,", text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_have_no_parameters_for_python(lang: str) -> None:
    labels = interface_words(lang)
    assert labels.keys() == {key.removeprefix("ui-") for key in keys(lang) if key.startswith("ui-")}
    assert all(labels.values())
    other = interface_words("en" if lang == "fr" else "fr")
    gap = re.compile(r"\{\w+\}")
    assert {word: sorted(gap.findall(text)) for word, text in labels.items()} == {
        word: sorted(gap.findall(text)) for word, text in other.items()
    }


# ------------------------------------------------------------------ icons and gestures


def test_every_icon_is_in_the_sprite() -> None:
    known = set(re.findall(r'<symbol[^>]*\bid="cc-([\w-]+)"', sprite()))
    asked = {
        name
        for text in CODE.values()
        for name in re.findall(r"\bicon(?:: |\()\"([\w-]+)\"|#cc-([\w-]+)\"", text)
        for name in name
        if name
    }
    assert len(asked) > 8
    assert asked - known == set()


def kinds(text: str) -> set[str]:
    return set(re.findall(r"\{ kind: \"([\w-]+)\"", text))


def test_every_gesture_of_a_board_is_answered() -> None:
    """Or it is one of those that are only reported."""
    sent = set().union(*(kinds(CODE[name]) for name in needed("board/city-board.js")))
    handled = {kind for kind in sent if hasattr(CityBoard, f"on_{kind.replace('-', '_')}")}
    assert len(sent) > 12
    assert sent - handled <= CityBoard.unanswered


def test_every_trait_that_the_scripts_read_is_sent() -> None:
    asked = {name for text in CODE.values() for name in re.findall(r"\bmodel\.get\(\"(\w+)\"\)", text)}
    sent = {
        name
        for widget in _widgets()
        for name, trait in widget.class_traits().items()
        if trait.metadata.get("sync")
    }
    assert asked
    assert asked - sent == set()


def _widgets() -> list[type[TutorWidget]]:
    for part in (cardcity_tutor.widgets, widgets, pages):  # they are imported when first used
        for module in walk_packages(part.__path__, f"{part.__name__}."):
            import_module(module.name)
    return _with_heirs(TutorWidget)


def _with_heirs(kind: type[TutorWidget]) -> list[type[TutorWidget]]:
    return [kind, *(found for child in kind.__subclasses__() for found in _with_heirs(child))]
