"""What the lines of a stage say: which rule they rest on, under which circumstances, and nothing before its time."""

from __future__ import annotations

import re

import pytest

from cardcity_tutor.games.cardcity.book import Example, claims, examples
from cardcity_tutor.games.cardcity.book.telling import tellings
from cardcity_tutor.games.cardcity.face.wording.reasons import cite
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.widgets.claim_boards import board
from cardcity_tutor.games.cardcity.widgets.deck import deck
from cardcity_tutor.games.cardcity.widgets.scoring import account, shown_lines
from cardcity_tutor.games.cardcity.widgets.stage import Stage
from cardcity_tutor.games.cardcity.widgets.staging.counting import counting
from cardcity_tutor.games.cardcity.widgets.staging.examples import showing
from cardcity_tutor.games.cardcity.widgets.staging.frames import Line
from cardcity_tutor.games.cardcity.widgets.staging.growth import growing
from cardcity_tutor.games.cardcity.widgets.staging.staged import SHOWS, Staged
from cardcity_tutor.locale import LANGUAGES, keys, say

CITIES = {
    "grows": Position.of("L R . / I M . / . L C", money=5),
    "2012": Position.of("R R L I / . M R . / . P R R", edition="2012"),
    "advanced": Position.of("RC0 P . / I M RLn / . K R", level="advanced", money=12),
    "shared": claims.position(examples()["points-shared"].claims[1]),
}


def lines_of(name: str, lang: str = "fr") -> list[Line]:
    return showing(examples()[name], lang).lines


@pytest.mark.parametrize("show", SHOWS[:4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_with_a_rule_says_where_the_book_has_it(show: str, lang: str) -> None:
    for position in CITIES.values():
        lines = Staged(position, "residential", show).play(lang).lines
        assert all(bool(line.cite) == bool(line.rule) for line in lines)
        if show != "places":  # there the line's title is the rule's
            assert all(line.cite == cite(lang, line.rule, position.setting.edition) for line in lines)


def test_a_card_that_is_refused_cites_the_rule_against_it() -> None:
    forbidden = lines_of("border-ban", "en")[0]
    assert forbidden.mark == "no"
    assert forbidden.cite == cite("en", "residence-industry")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_development_does_not_tell_its_end_beforehand(lang: str) -> None:
    lines = growing(CITIES["grows"], lang, "residential").lines
    assert len(lines) > 2
    assert {line.ahead for line in lines} == {say(lang, "stage-ahead")}
    assert lines[-1].asked == say(lang, "stage-stays-asked"), "who is to guess is asked for the reason"


def test_growth_reads_as_a_sentence() -> None:
    titles = [line.title for line in growing(CITIES["grows"], "fr", "residential").lines]
    assert titles[0] == "Une résidence pousse en e3"
    assert all(re.search(r"(pousse|ne grandit pas|ne grandissent pas)", title) for title in titles)


# ------------------------------------------------------------------ examples


each_example = pytest.mark.parametrize("example", examples().values(), ids=examples())


def test_every_word_of_the_tellings_is_told() -> None:
    assert set(tellings()) == set(examples())
    used = {line.key for telling in tellings().values() for line in telling.lines if line.key}
    notes = {telling.note for telling in tellings().values()}
    for lang in LANGUAGES:
        written = {key for key in keys(lang) if key.startswith("telling-")}
        assert used | {f"{key}.ask" for key in used} == written - notes


@each_example
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_an_example_says_something_of_its_own(example: Example, lang: str) -> None:
    lines = showing(example, lang).lines
    said = [(line.title, line.detail, line.where, line.value) for line in lines]
    assert len(set(said)) == len(said)
    assert all(line.title and line.detail for line in lines)
    assert not any(line.value == "0" for line in lines)
    titles = [line.title for line in lines if not line.where]
    assert len(set(titles)) == len(titles), "a question is asked once"


@each_example
def test_a_line_rests_on_claims_that_are_proved(example: Example) -> None:
    for line in tellings()[example.id].lines:
        for at in [*line.shows, line.account, line.city]:
            assert at is None or at < len(example.claims)
        if line.account is not None:
            assert example.claims[line.account].get("true", True)
        stated = [example.claims[at] for at in line.shows if "city" in example.claims[at]]
        assert len({claim["city"] for claim in stated}) <= 1, "one board shows one city"


@each_example
def test_the_board_never_goes(example: Example) -> None:
    for predict in (False, True):
        frames = showing(example, "en", predict=predict).frames
        assert len({frame.ground == -1 for frame in frames}) == 1


@each_example
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_places_that_the_words_name_are_on_the_board(example: Example, lang: str) -> None:
    show = showing(example, lang)
    labels = {label for label, _ in tellings()[example.id].marks}
    for ground in show.scene()["grounds"]:
        assert {label for label, _ in ground["marks"]} == labels
    said = " ".join(f"{line.title} {line.detail}" for line in show.lines)
    for label in labels - {"C", "B"}:  # of the district A, B, C only the ends are named one by one
        assert re.search(rf"(?<!\w){re.escape(label)}(?!\w)", f"{said} {show.question}"), label


def test_marks_stay_where_they_are_when_the_frame_moves() -> None:
    show = showing(examples()["architect"], "en")
    for ground in show.grounds:
        names = {label: ground.name(place) for (label, _), place in show.marked(ground.position).items()}
        hall = next(place for place, token in ground.plan.tokens.items() if token == "M")
        places = dict(zip("abc", show.marked(ground.position).values(), strict=True))
        assert [(row - hall[0], column - hall[1]) for row, column in places.values()] == [
            (0, 2),
            (1, 2),
            (2, 2),
        ]
        assert len(set(names.values())) == 3


def test_the_eight_places_of_the_book_are_tried_with_every_card() -> None:
    for name in ("construction", "construction-2012"):
        show = showing(examples()[name], "en")
        ground = show.scene()["grounds"][0]
        number = {cell: label for label, cell in ground["marks"]}
        frames = {line.title: frame for line, frame in zip(show.lines, show.frames[1:], strict=True)}
        allowed = {
            title: "".join(sorted(number[cell] for cell in frame.legal)) for title, frame in frames.items()
        }
        assert allowed == {
            "A Leisure building, for $5": "12345678",
            "A Parking": "12345678",
            "An Industry": "12345",
            "A Commerce": "123678",
            "A Residence": "15",
        }


def test_a_score_is_told_as_the_score_show_tells_it() -> None:
    show = showing(examples()["nineteen-points"], "en")
    counted = counting(claims.position(examples()["nineteen-points"].claims[5]), "en", "residential")
    assert show.lines[:-1] == counted.lines
    assert [frame.total for frame in show.frames[1:-1]] == [frame.total for frame in counted.frames[1:]]
    assert show.frames[-1].stamps == counted.frames[-1].stamps, "the tie-break leaves the board as it is"


def test_all_plots_of_a_choice_are_drawn() -> None:
    show = showing(examples()["residence-grows"], "en")
    choice = next(
        frame for line, frame in zip(show.lines, show.frames[1:], strict=True) if "A or on B" in line.detail
    )
    marks = dict(show.scene()["grounds"][0]["marks"])
    assert {cell for _, cell, _ in choice.ghosts} == set(marks.values())
    start = Position.of("L R . / I M . / . L C")
    frame = growing(start, "en", "residential").frames[1]
    ground = growing(start, "en", "residential").grounds[0]
    plots = {ground.number[choice.place] for choice in start.due() if choice.colour == "R"}
    assert {frame.ghosts[0][1], *frame.choices} == plots
    assert len(plots) > 1


def test_the_title_of_an_example_waits_for_the_end() -> None:
    assert all(showing(example, "en").scene()["late"] for example in examples().values())
    assert not growing(CITIES["grows"], "en", "residential").scene()["late"]


def test_the_cards_of_a_division_lie_beside_its_words() -> None:
    division = lines_of("acquisition-six")[1]
    assert division.lots == (
        (("R", False), ("C", False)),
        (("P", False), ("C", False), ("I1", True), ("L", True)),
    )
    known = deck()
    for telling in tellings().values():
        assert all(token in known for line in telling.lines for lot in line.lots for token, _ in lot)


def test_an_impossible_city_is_said_to_be_one() -> None:
    stage = Stage("R I", lang="en")
    assert "not reachable" in stage.scene["stage"]["note"]
    stage.position = Position.of("M R I")
    assert stage.scene["stage"]["note"].endswith("on f5.")
    stage.position = Position.of("M R")
    assert not stage.scene["stage"]["note"]
    assert not Stage(example="bicolour-turn", lang="en").scene["stage"]["note"], (
        "a part of a city in the book"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_are_letters_wherever_the_book_tells_of_them(lang: str) -> None:
    for example in examples().values():
        for key in ("", ".answer"):
            assert not re.search(r"(?i)(joueur|player) \d", say(lang, f"{example.key}{key}"))
    for name in ("first-player", "single-zones"):
        assert re.search(r"(?i)(joueur|player) A", say(lang, f"ruling-{name}"))


def test_a_figure_that_was_rebuilt_is_labelled_once() -> None:
    for example in examples().values():
        scene = showing(example, "fr").scene()
        label = say("fr", "stage-rebuilt")
        assert scene["aside"].endswith(f" · {label}") == example.rebuilt
        assert say("fr", "entry-example-rebuilt") not in scene["note"]


# ------------------------------------------------------------------ the head, and the cells that count


def test_the_head_says_whose_part_of_a_single_city_is_shown() -> None:
    stage = Stage(CITIES["shared"], lang="fr")
    assert stage.scene["way"] == "XL, Simplifié · Cité unique · joueur C"
    stage.gesture = {"kind": "player", "player": 0}
    assert stage.scene["way"].endswith("joueur A")
    assert Stage("M", lang="en").scene["way"] == "XL, Simplified"


@pytest.mark.parametrize("city", ["M", "M R R R R", ". L . / C R P / I1 M C"])
def test_as_many_cells_light_up_as_are_counted(city: str) -> None:
    position = Position.of(city)
    claim = {"claim": "score", "city": city, "victory": "residential", "points": 0}
    terms = list(shown_lines(account(position, "residential")[0]))
    lit = counting(position, "en", "residential").frames[-1].lit
    assert len(lit) == len({cell for term in terms for cell in term.cells})
    sheet = board("en", [claim])["statements"][0]["sheet"]["lines"]
    assert [len(line["cells"]) for line in sheet] == [len(term.cells) for term in terms]
