"""What the lines of a stage say: which rule they rest on, under which circumstances, and nothing before its time."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from cardcity_tutor.games.cardcity import claims
from cardcity_tutor.games.cardcity.position import Position
from cardcity_tutor.games.cardcity.rulebook import examples
from cardcity_tutor.locale import LANGUAGES, say
from cardcity_tutor.render.wording.claims import player_words
from cardcity_tutor.render.wording.reasons import cite
from cardcity_tutor.widgets.claim_boards import board
from cardcity_tutor.widgets.scoring import account, shown_lines
from cardcity_tutor.widgets.stage import Stage
from cardcity_tutor.widgets.staging.counting import counting
from cardcity_tutor.widgets.staging.examples import showing
from cardcity_tutor.widgets.staging.frames import Line
from cardcity_tutor.widgets.staging.growth import growing
from cardcity_tutor.widgets.staging.staged import SHOWS, Staged

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


def test_a_refused_statement_cites_the_rule_against_it() -> None:
    wanted = [claim for claim in examples()["limit"].claims if claim["claim"] == "build"]
    cited = [line.cite for line in lines_of("limit", "en") if line.title.startswith("Lay")]
    assert any(cited)
    assert cited == [cite("en", against[0]) if (against := claims.against(claim)) else "" for claim in wanted]


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


def test_another_city_is_told_with_the_statement_about_it() -> None:
    assert [line.given for line in lines_of("two-parks")[:3]] == [
        "",
        "Avec un parking en g6 et un parking en i7",
        "Avec un parc en g6 et un parc en i7",
    ]
    assert "Avec la carte f6 tournée" in [line.given for line in lines_of("bicolour-turn")]
    given = [line.given for line in lines_of("no-growth-abroad", "en")]
    assert "Without a card at c5 · player A" in given
    assert "In another city · player B" in given


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_statement_about_another_city_goes_without_saying(lang: str) -> None:
    for example in examples().values():
        stated = [claim for claim in example.claims if "city" in claim]
        show = showing(example, lang)
        changes = sum(_cards(one) != _cards(other) for one, other in pairwise(stated))
        told = [line for line in show.lines if re.match(r"(With|In another|Avec|Sans|Sur une)", line.given)]
        assert len(told) == changes, example.id


def _cards(claim: claims.Claim) -> str:
    return claims.position(claim).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sums_on_a_shared_map_name_their_player(lang: str) -> None:
    for example in examples().values():
        sums = [claim for claim in example.claims if claim["claim"] in ("score", "income")]
        shared = [claim for claim in sums if player_words(lang, claim)]
        show = showing(example, lang)
        named = [line for line in show.lines if re.search(r"(?i)(joueur|player) [A-D]", line.given)]
        assert len(named) >= len(shared), example.id
        if shared:
            assert not re.search(r"(?i)(joueur|player) [A-D]", show.aside)


def test_money_is_part_of_the_explanation() -> None:
    line = lines_of("points-shared")[1]
    assert line.given == "Joueur C · argent\u00a0: 115\u00a0$"
    assert "115\u00a0$ en caisse\u00a0: +23\u00a0; 23 cases vides\u00a0: −23" in line.detail


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_are_letters_wherever_the_book_tells_of_them(lang: str) -> None:
    for example in examples().values():
        for key in ("", ".answer"):
            assert not re.search(r"(?i)(joueur|player) \d", say(lang, f"{example.key}{key}"))
    for name in ("first-player", "single-zones"):
        assert re.search(r"(?i)(joueur|player) A", say(lang, f"ruling-{name}"))


def test_a_figure_that_was_rebuilt_is_labelled() -> None:
    for example in examples().values():
        note = showing(example, "fr").scene()["note"]
        assert note == (say("fr", "entry-example-rebuilt") if example.rebuilt else "")


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
