"""What widgets and positions say where no widget can run: pictures and texts with the figures of the live view."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import nbformat
import pytest
from nbconvert import HTMLExporter, LatexExporter, MarkdownExporter

from cardcity_tutor import (
    City,
    CityBoard,
    CourseView,
    DevelopmentTree,
    GameReplay,
    GameTable,
    HandView,
    LessonPlayer,
    LotsView,
    OptionsPanel,
    RulesExplorer,
    ScoreSheet,
    Stage,
    game,
    set_language,
    start,
)
from cardcity_tutor.course import course
from cardcity_tutor.games.cardcity.widgets.referee_table import RefereeTable
from cardcity_tutor.widgets import still

CITY = "I . / M C / . R"


def opened(rule: str) -> RulesExplorer:
    explorer = RulesExplorer(lang="en")
    explorer.call(rule)
    return explorer


RECORD = GameTable("normal", players=2, opponents=["greedy"], seed=7).value["record"]
SHOWN: dict[str, tuple[Callable[[], Any], str, tuple[str, ...]]] = {
    "board": (
        lambda: CityBoard(CITY, hand=["R", "C"], money=5, lang="en"),
        "img",
        ("Money 5", "Limit 3/10", "VP −19", "residence · commerce", "Place a card."),
    ),
    "count": (
        lambda: CityBoard("M R / . C", mode="score", lang="en"),
        "img",
        ("22 empty cells", "−1 point each", "−21 VP"),
    ),
    "grow": (lambda: CityBoard("M R", mode="develop", lang="fr"), "img", ("Argent 3",)),
    "edit": (lambda: CityBoard("M R", mode="edit", lang="en"), "img", ("In order",)),
    "tree": (
        lambda: DevelopmentTree("L R M R L / . . I . .", lang="en"),
        "img",
        ("One possible end.", "residence on f4, city 3, end: not enough culture"),
    ),
    "sheet": (lambda: ScoreSheet("M R / . C", lang="en"), "img", ("Income of the turn", "$2", "−21 VP")),
    "hand": (lambda: HandView(["R", "RLd"], lang="en"), "p", ("residence · residence / leisure",)),
    "lots": (
        lambda: LotsView(["R", "C", "P", "R"], lang="en"),
        "p",
        ("residence · commerce", "Make two lots."),
    ),
    "game": (
        lambda: GameTable("normal", players=2, opponents=["greedy"], seed=7, lang="en"),
        "img",
        ("Turn 1 of 8", "Greedy player: Money 3", "VP −35"),
    ),
    "replay": (
        lambda: GameReplay(RECORD, lang="en"),
        "img",
        ("draws", "Greedy player: Money 3", "Limit 1/5"),
    ),
    "stage": (lambda: Stage(lang="en"), "img", ("How much is this city worth?", "0 VP")),
    "referee": (lambda: RefereeTable(lang="en"), "img", ("Money 3", "VP −24")),
    "rule": (
        lambda: opened("residence-industry"),
        "img",
        ("A Residence and an Industry may not stand side by side.",),
    ),
    "rules": (lambda: RulesExplorer(lang="en"), "li", ("rules found",)),
    "options": (lambda: OptionsPanel(lang="en"), "p", ("Simplified",)),
    "lesson": (lambda: LessonPlayer(1, lang="en", keep=""), "img", ("parking",)),
    "course": (lambda: CourseView(1, lang="en", keep=""), "img", ("parking",)),
    "city": (lambda: City.of(CITY, hand=["R"]), "img", ("M   C", "3/10")),
    "state": (lambda: start(game(players=2), 7)[0], "img", ("M",)),
}
DUMPS = re.compile(r"<[A-Z]\w+(View|Board|Table|Sheet|Tree|Player)\b|\w+\(\w+=|\[object|None")


def forms(name: str) -> dict[str, Any]:
    found = SHOWN[name][0]()._repr_mimebundle_()
    return dict(found[0] if isinstance(found, tuple) else found)


@pytest.mark.parametrize("name", SHOWN)
def test_every_view_says_what_it_said_alive(name: str) -> None:
    _, tag, words = SHOWN[name]
    found = forms(name)
    html, text = found["text/html"], found["text/plain"]
    assert f"<{tag}" in html
    assert "<svg" not in html  # JupyterLab leaves it out of HTML that it does not trust
    for word in words:
        assert word in text
    assert not DUMPS.search(text)
    assert text.isprintable() or "\n" in text
    assert "Save Widget State Automatically" in html
    json.dumps(found)


def test_a_lesson_in_a_chosen_language_speaks_no_other() -> None:
    told = course().lesson(3).steps[0].text
    french, english = told["fr"], told["en"]
    for lang, said, unsaid in (("en", english, french), ("fr", french, english)):
        text = LessonPlayer(3, lang=lang, keep="").still()["text/plain"]
        assert said in text
        assert unsaid not in text


def test_a_replay_without_a_game_says_what_it_is_for() -> None:
    assert "Go through a recorded game" in GameReplay(lang="en").still()["text/plain"]


def test_a_still_speaks_as_the_person_at_the_machine() -> None:
    """It is made before a browser has told its language; the live view then follows the browser."""
    set_language("en")
    try:
        board = CityBoard(CITY, hand=["R"])
        board.place("R", "g5")
        assert "The hand is empty." in board.still()["text/plain"]
        assert "Money 3" in City(CITY)._repr_mimebundle_()["text/plain"]
        state, _ = start(game(players=2), 7)
        assert "Make two lots." in state._repr_mimebundle_()["text/plain"]
        board.gesture = {"kind": "hello", "languages": "fr-FR"}
        assert "Argent 3" in board.still()["text/plain"]
    finally:
        set_language(None)


def test_prices_are_no_formulas() -> None:
    """JupyterLab, Notebook 7 and nbconvert set as a formula what stands between two dollars."""
    for html in (forms("sheet")["text/html"], City("M R")._repr_mimebundle_()["text/html"]):
        opening = html[html.index('<div class="cc-still') :].partition(">")[0]
        assert "tex2jax_ignore" in opening
        assert "mathjax_ignore" in opening


@pytest.fixture(scope="module")
def notebook() -> nbformat.NotebookNode:
    """A notebook with the outputs of a cell for each view."""
    cells = []
    with pytest.MonkeyPatch.context() as patch:
        for name, (make, _, _) in SHOWN.items():
            outputs: list[dict[str, Any]] = []
            patch.setattr(still, "display", lambda data, outputs=outputs, **_: outputs.append(data))
            make()._ipython_display_()
            live, standing = outputs
            assert set(live) == {still.WIDGET, "text/plain"}, name
            assert live["text/plain"] == "", name
            assert set(standing) == {"text/html", "text/plain"}, name
            cell = nbformat.v4.new_code_cell(name)  # type: ignore[no-untyped-call]
            cell.outputs = [nbformat.v4.new_output("display_data", data) for data in outputs]  # type: ignore[no-untyped-call]
            cells.append(cell)
    return nbformat.v4.new_notebook(cells=cells)  # type: ignore[no-any-return, no-untyped-call]


@pytest.mark.parametrize("exporter", [HTMLExporter, LatexExporter, MarkdownExporter])
def test_a_converted_notebook_says_it_once(
    exporter: type[HTMLExporter], notebook: nbformat.NotebookNode
) -> None:
    made, _ = exporter().from_notebook_node(notebook)
    for _, _, words in SHOWN.values():
        for word in re.findall(r"[A-Za-z]{4,}", words[-1])[:1]:
            assert word in made
    assert "model not found" not in made
    assert made.count("Save Widget State Automatically") <= len(SHOWN)  # LaTeX breaks its lines
