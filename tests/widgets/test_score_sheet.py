"""``ScoreSheet``: all five victories as the engine counts them, and a chart that adds up to the same."""

from __future__ import annotations

import gzip
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings

from cardcity_tutor.games.cardcity import Position
from cardcity_tutor.games.cardcity.rules.setting import VICTORIES
from cardcity_tutor.games.cardcity.widgets.chart import (
    FAMILIES,
    bars,
    bokeh_script,
    chart,
    colours,
    family,
    sums,
)
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.games.cardcity.widgets.ground import Ground
from cardcity_tutor.games.cardcity.widgets.score_sheet import ScoreSheet
from cardcity_tutor.games.cardcity.widgets.scoring import (
    ACCOUNTS,
    account,
    counted_places,
    lines,
    sheet,
    shown_lines,
    stage,
)
from cardcity_tutor.locale import LANGUAGES
from tests.engine.strategies import checked
from tests.render.positions import positions

CITY = "L R L . / . M I I / R L L C / L R C P"
POSITIONS = [
    Position.of(CITY, money=23),
    Position.of("M"),
    Position.of("M R K / N C P", level="advanced", money=7, variants=["ecological"]),
    Position.of("I4 I4 M R N / I4 C N P N / N N I4 . .", level="advanced", money=1, variants=["ecological"]),
    Position.of("M RC0 R / L P C", level="advanced", money=11),
    Position.of("L R M / I C P", edition="2012", variants=["decentralisation"], money=12),
]


@pytest.mark.parametrize("position", POSITIONS)
def test_the_value_is_what_the_engine_counts(position: Position) -> None:
    value = ScoreSheet(position).value
    assert value["income"] == position.income().value
    assert value["scores"] == {victory: position.score(victory).value for victory in VICTORIES}


def test_income_and_five_victories() -> None:
    columns = ScoreSheet(CITY, money=23, lang="en").scene["sheet"]
    assert [column["what"] for column in columns] == ["income", *VICTORIES]
    assert [column["total"] for column in columns] == ["$3", "−4 VP", "−$32", "5 VP", "5 VP", "0 VP"]
    economic = columns[2]
    assert [(line["title"], line["value"]) for line in economic["lines"]] == [
        ("$23 in hand", "+$23"),
        ("11 empty cells", "−$55"),
    ]


@pytest.mark.parametrize("position", POSITIONS)
def test_lines_light_their_cells(position: Position) -> None:
    ground = Ground(position, "fr")
    for column in sheet(ground):
        for line in column["lines"]:
            assert set(line["cells"]) <= set(range(len(ground.order)))
    residential = next(column for column in sheet(ground) if column["what"] == "residential")
    shown = [line["title"] for line in residential["lines"]]
    assert shown == [line["title"] for line in stage(ground, "residential")["lines"]]


@settings(checked, max_examples=60)
@given(positions())
def test_as_many_cells_are_lit_as_are_counted(position: Position) -> None:
    """However far the frame reaches beyond the cards, and on every map."""
    ground = Ground(position, "en", also=counted_places(position))
    for what in ACCOUNTS:
        terms = shown_lines(account(position, what)[0])
        for term, line in zip(terms, stage(ground, what)["lines"], strict=True):
            assert len(set(line["cells"])) == len(term.cells)
            if "count" in term.params:
                assert len(line["cells"]) == term.params["count"]


@pytest.mark.parametrize("city", ["M", ". L . / C R P / I1 M C / . R .", "M R R R R"])
@pytest.mark.parametrize("edition", ["xl", "2012"])
def test_the_board_that_counts_shows_the_whole_frame(city: str, edition: str) -> None:
    variants = ["decentralisation"] if edition == "2012" else []
    board = CityBoard(city, edition=edition, variants=variants, mode="score", lang="en")
    line = next(line for line in board.scene["score"]["lines"] if line["rule"] == "empty-place")
    assert line["title"] == f"{len(line['cells'])} empty cells"
    assert all(cell[4:6] == [100, 100] for cell in map(board.scene["cells"].__getitem__, line["cells"]))


def test_of_equal_frames_the_one_around_the_middle_is_counted() -> None:
    """It lies on the board as it is: three columns and one more on each side."""
    plain = Ground(Position.of(". L . / C R P / I1 M C / . R ."), "en")
    assert len(stage(plain, "residential")["lines"][-1]["cells"]) == 17


def test_a_player_who_is_out() -> None:
    position = POSITIONS[3]
    assert position.score("happiness").out
    tool = ScoreSheet(position, lang="en")
    assert tool.value["scores"]["happiness"] is None
    assert tool.scene["sheet"][-1]["total"] == "out"


# ------------------------------------------------------------------ the chart


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("victory", VICTORIES)
def test_the_families_add_up_to_the_score(position: Position, victory: str) -> None:
    found = sums(position, victory)
    assert sum(found.values()) == position.score(victory).term.value
    assert set(found) <= set(FAMILIES)
    stacked = [bar for bar in bars(position) if bar.victory == victory]
    assert sum(bar.value for bar in stacked) == sum(found.values())


@pytest.mark.parametrize("position", POSITIONS)
def test_bars_lie_end_to_end(position: Position) -> None:
    for victory in VICTORIES:
        mine = [bar for bar in bars(position) if bar.victory == victory]
        gains = [bar for bar in mine if bar.value > 0]
        losses = [bar for bar in mine if bar.value < 0]
        assert [bar.left for bar in gains] == [0, *(bar.right for bar in gains)][: len(gains)]
        assert [bar.right for bar in losses] == [0, *(bar.left for bar in losses)][: len(losses)]
        assert all(bar.right - bar.left == abs(bar.value) for bar in mine)


def texts(thing: Any) -> set[str]:
    """Every string of a JSON tree."""
    if isinstance(thing, dict):
        return set().union(*map(texts, thing.values()))
    if isinstance(thing, list | tuple):
        return set().union(*map(texts, thing))
    return {thing} if isinstance(thing, str) else set()


def test_the_chart_comes_on_request_in_language_and_colours() -> None:
    tool = ScoreSheet(CITY, money=23, lang="fr")
    assert tool.scene["chart"] is None
    tool.gesture = {"kind": "chart", "on": True, "dark": True, "narrow": False}
    drawn: dict[str, Any] = tool.describe()["chart"]
    shown = texts(drawn["item"])
    assert {
        "Résidentielle",
        "Bonheur",
        "Cases vides",
        tool.scene["sheet"][1]["total"],
        colours(dark=True)["residence"],
    } <= shown
    assert colours(dark=False)["residence"] not in shown
    assert "Économique −32\u00a0$" in drawn["label"]
    assert drawn["item"]["doc"]["version"] == drawn["version"]
    tool.gesture = {"kind": "chart", "on": False}
    assert tool.scene["chart"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("position", POSITIONS)
def test_every_chart_can_be_drawn(lang: str, position: Position, caplog: pytest.LogCaptureFixture) -> None:
    chart(position, lang, dark=False, narrow=True)
    assert caplog.records == []  # Bokeh logs what it finds wrong


def test_every_family_has_its_colours() -> None:
    for dark in (True, False):
        assert {look.token for look in FAMILIES.values()} <= colours(dark=dark).keys()
    assert len(set(FAMILIES.values())) == len(FAMILIES)


def test_every_line_of_every_account_has_a_family() -> None:
    rules = {part.rule for where in POSITIONS for name in VICTORIES for part in lines(where.score(name).term)}
    assert {"park-value", "cloud-cost", "pollution-residential", "decentralised-hall"} <= rules
    assert {family(rule) for rule in rules} == set(FAMILIES)


def test_bokeh_is_sent_only_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[Any, list[bytes]]] = []
    tool = ScoreSheet("M")
    monkeypatch.setattr(tool, "send", lambda content, buffers: sent.append((content, buffers)))
    seq = tool.seq
    tool.gesture = {"kind": "bokeh"}
    assert tool.seq == seq
    ((content, (packed,)),) = sent
    assert content == {"kind": "bokeh"}
    text = gzip.decompress(packed).decode()
    assert "Bokeh" in text
    assert len(packed) < 600_000
    assert packed is bokeh_script()


def test_bokeh_is_imported_late() -> None:
    code = (
        "import sys; from cardcity_tutor.games.cardcity.widgets.score_sheet import ScoreSheet; ScoreSheet('M');"
        "sys.exit('bokeh' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
