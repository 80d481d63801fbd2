"""Results in words, of a game that has no words of its own for them."""

from __future__ import annotations

from typing import Any

import pytest

from cardcity_tutor.app.server.club.service import way_data
from cardcity_tutor.club.ways import Way
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.widgets import club_words


@pytest.fixture
def way(toy: Ruleset) -> dict[str, Any]:
    assert toy.read_options is not None
    return way_data(Way.of(toy.read_options({"hand": 4})))


def test_a_way_is_its_game_what_was_chosen_and_how_many_play(way: dict[str, Any]) -> None:
    assert club_words.way_text("en", way) == "Toy · 4 · 2 players"
    assert club_words.way_text("fr", way) == "Joujou · 4 · 2 joueurs"


def test_a_score_is_a_number_without_a_unit(way: dict[str, Any]) -> None:
    assert club_words.score_text("fr", 2.5, way) == "2,5"
    assert club_words.score_text("fr", None, way) == "hors jeu"
    assert club_words.score_unit("fr", 2.5, way) == ""


def test_a_saved_game_is_called_by_its_players_or_else_by_its_way(way: dict[str, Any]) -> None:
    assert club_words.game_title("en", {"title": "Zoé, random", "way": way}) == "Zoé, Random player"
    assert club_words.game_title("en", {"title": "", "way": way}) == "Toy · 4 · 2 players"
