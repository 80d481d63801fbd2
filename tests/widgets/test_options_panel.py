"""``OptionsPanel``: every choice says what it changes, what cannot be chosen says why, and Python can choose too."""

from __future__ import annotations

from typing import Any

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.book import rules
from cardcity_tutor.games.cardcity.rules.setting import SWITCHES
from cardcity_tutor.games.cardcity.rules.ways import Way
from cardcity_tutor.games.cardcity.widgets.options_panel import OptionsPanel
from cardcity_tutor.locale import LANGUAGES


def choose(panel: OptionsPanel, field: str, value: object) -> None:
    panel.gesture = {"kind": "choose", "field": field, "value": value, "n": panel.seq}


def rows(panel: OptionsPanel) -> dict[str, dict[Any, dict[str, Any]]]:
    return {row["field"]: {one["value"]: one for one in row["choices"]} for row in panel.scene["rows"]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["xl", "2012"])
def test_every_choice_has_a_sentence_and_a_place_in_the_book(lang: str, edition: str) -> None:
    panel = OptionsPanel(Way(edition), players=True, unfolded=True, lang=lang)
    texts = [one for row in panel.scene["rows"] for one in row["choices"]]
    assert len({one["text"] for one in texts}) == len(texts) >= 16
    for one in texts:
        assert one["text"].endswith(".")
        assert one["cite"]
        assert one["rule"] in rules()
        assert one["cite"].find("2012") >= 0 or edition == "xl" or one["why"] or one["value"] == "xl"
    rulings = panel.scene["rulings"]
    if edition == "2012":  # they are about cards that it does not have
        assert rulings == []
        return
    assert [ruling["name"] for ruling in rulings][:2] == ["bicolour-inside", "happiness-leisure"]
    assert {ruling["name"] for ruling in rulings} == set(SWITCHES)
    assert all(ruling["text"] and ruling["cite"] for ruling in rulings)


def test_folded_it_is_one_line() -> None:
    panel = OptionsPanel(Way(variants=("architect",), players=2), players=True, lang="fr")
    assert panel.scene["summary"] == "Simplifié · victoire résidentielle · architecte · 2 joueurs"
    assert (panel.scene["rows"], panel.scene["rulings"]) == ([], [])
    panel.gesture = {"kind": "unfold", "on": True}
    assert [row["field"] for row in panel.scene["rows"]] == [
        "edition",
        "level",
        "victory",
        "variants",
        "players",
    ]
    assert OptionsPanel(lang="en").scene["summary"] == "Simplified · residential victory"
    assert OptionsPanel(Way("2012", variants=("parking-meters",)), lang="en").scene["summary"] == (
        "Card City 2012 · parking meters"
    )


def test_lots_are_cited_from_where_the_level_tells_of_them() -> None:
    for level, page in (("simplified", 5), ("normal", 12), ("advanced", 12)):
        panel = OptionsPanel(Way(level=level, players=3), players=True, unfolded=True, lang="en")
        row = next(row for row in panel.scene["rows"] if row["field"] == "players")
        cites = [choice["cite"] for choice in row["choices"] if choice["value"] > 1]
        assert all(cite.startswith(f"XL rulebook, p.\N{NO-BREAK SPACE}{page}") for cite in cites)


def test_numbers_are_those_of_the_way() -> None:
    panel = OptionsPanel(Way(level="normal", players=3), players=True, unfolded=True, lang="en")
    assert "9 turns" in rows(panel)["level"]["normal"]["text"]
    assert "9 cards per turn" in rows(panel)["players"][3]["text"]
    choose(panel, "players", 2)
    assert "8 turns" in rows(panel)["level"]["normal"]["text"]
    choose(panel, "victory", "happiness")
    assert "30%" in rows(panel)["variants"]["ecological"]["text"]


def test_observers_hear_each_choice_once_and_python_may_choose() -> None:
    panel = OptionsPanel(players=True, lang="en")
    heard: list[dict[str, Any]] = []
    panel.observe(lambda change: heard.append(change["new"]), "choice")
    choose(panel, "variants", "single-city")
    choose(panel, "variants", "single-city")
    choose(panel, "level", "advanced")
    assert [(one["players"], one["variants"], one["level"]) for one in heard] == [
        (2, ["single-city"], "simplified"),
        (2, [], "simplified"),
        (2, [], "advanced"),
    ]
    panel.way = Way(victory="economic", players=4)
    assert panel.scene["summary"] == "Simplified · economic victory · 4 players"
    panel.choice = {"level": "normal"}
    assert (panel.way.level, panel.value["players"]) == ("normal", 1)
    before = panel.choice
    for wrong in ({"level": "hard"}, {"players": 5}, {"edition": "2012", "level": "normal"}, {"player": 1}):
        with pytest.raises(InputError):
            panel.choice = wrong
    assert panel.choice == before


def test_what_gives_way_is_told_in_its_row_and_what_cannot_be_says_why() -> None:
    panel = OptionsPanel(Way(level="normal", variants=("architect",)), players=True, unfolded=True, lang="en")
    choose(panel, "edition", "2012")
    assert panel.scene["moved"] == {
        "field": "edition",
        "text": "At the same time: level simplified and without the variant “Architect”.",
    }
    assert list(rows(panel)["variants"]) == ["decentralisation", "parking-meters"]
    refused = rows(panel)["victory"]["happiness"]
    assert "residential victory only" in refused["why"]
    before = panel.choice
    choose(panel, "victory", "happiness")
    assert (panel.choice, panel.scene["note"]) == (before, refused["why"])
    choose(panel, "edition", "xl")
    assert panel.scene["moved"] is None
    assert not any(one["why"] for row in rows(panel).values() for one in row.values())


def test_a_table_for_one_cannot_share_a_map_and_one_for_several_has_no_suburb() -> None:
    alone = OptionsPanel(players=(1, 1), unfolded=True, lang="en")
    assert "players" not in rows(alone)
    assert rows(alone)["variants"]["single-city"]["why"] == "The single city needs at least two players."
    several = OptionsPanel(players=(2, 3), unfolded=True, lang="en")
    assert list(rows(several)["players"]) == [2, 3]
    assert rows(several)["variants"]["suburb"]["why"] == "The fictional suburb is for one player."


def test_where_nobody_asks_players_appear_with_the_shared_map() -> None:
    panel = OptionsPanel(seats=True, unfolded=True, lang="en")
    assert {"players", "player"}.isdisjoint(rows(panel))
    choose(panel, "variants", "single-city")
    assert (list(rows(panel)["players"]), list(rows(panel)["player"])) == ([2, 3, 4], [0, 1])
    choose(panel, "player", 1)
    assert panel.way.player == 1
    choose(panel, "variants", "single-city")
    assert (panel.way, panel.scene["moved"]) == (Way(), None)


def test_rulings_are_set_and_set_back() -> None:
    panel = OptionsPanel(Way(level="advanced"), unfolded=True, lang="en")

    def ruling(name: str) -> dict[str, Any]:
        return next(one for one in panel.scene["rulings"] if one["name"] == name)

    panel.gesture = {"kind": "ruling", "name": "bicolour-inside", "value": False}
    assert (panel.choice["rulings"], ruling("bicolour-inside")["on"]) == ({"bicolour-inside": False}, False)
    panel.gesture = {"kind": "ruling", "name": "industry-pictures", "value": {"I1": 7}}
    assert ruling("industry-pictures")["fields"][0] == ["I1", "Industry 1", 7]
    assert "2 rulings changed" in panel.scene["summary"]
    panel.gesture = {"kind": "ruling", "name": "bicolour-set", "value": {"RCd": 9}}
    assert "16 cards" in panel.scene["note"]
    panel.gesture = {"kind": "ruling", "name": "industry-pictures"}
    panel.gesture = {"kind": "ruling", "name": "bicolour-inside", "value": True}
    assert panel.choice["rulings"] == {}


@pytest.mark.parametrize(
    "gesture",
    [
        {"kind": "choose"},
        {"kind": "choose", "field": "__class__", "value": 1},
        {"kind": "choose", "field": "level", "value": ["normal"]},
        {"kind": "choose", "field": "players", "value": "2"},
        {"kind": "choose", "field": "variants", "value": {"a": 1}},
        {"kind": "ruling", "name": "nothing", "value": True},
        {"kind": "ruling", "name": "suburb-ring", "value": "P R C"},
    ],
)
def test_a_broken_gesture_changes_nothing_and_says_so(gesture: dict[str, Any]) -> None:
    panel = OptionsPanel(players=True, lang="en")
    before = panel.choice
    panel.gesture = gesture
    assert panel.choice == before
    assert panel.scene["note"]


def test_the_page_may_say_what_a_choice_did_until_the_next_one() -> None:
    panel = OptionsPanel(lang="en")
    panel.observe(lambda change: panel.tell_below(f"now {change['new']['level']}"), "choice")
    choose(panel, "level", "normal")
    assert panel.scene["below"] == "now normal"
    panel.unobserve_all("choice")
    panel.gesture = {"kind": "rule", "rule": "limit"}
    assert panel.opened_rule == "limit"
