"""``RulesExplorer``: every rule and ruling opens with boards that agree with the engine; search, filters, map, changes."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cardcity_tutor.core import InputError, Rule
from cardcity_tutor.games.cardcity.book import claims, examples, rules, rulings
from cardcity_tutor.games.cardcity.book.changes import (
    ADVANCED,
    NORMAL,
    OLD,
    SIMPLIFIED,
    STEPS,
    WAYS,
    difference,
    figures,
    in_force,
    successors,
)
from cardcity_tutor.games.cardcity.book.entries import PHASES, entries, entry, name_of, related
from cardcity_tutor.games.cardcity.rules.game import game
from cardcity_tutor.games.cardcity.rules.legality import REASONS
from cardcity_tutor.games.cardcity.widgets import RulesExplorer
from cardcity_tutor.games.cardcity.widgets.claim_boards import GROWING, PLACING, boards
from cardcity_tutor.games.cardcity.widgets.rule_filters import CHOICES, passes
from cardcity_tutor.games.cardcity.widgets.rule_pages import LessonLink
from cardcity_tutor.locale import LANGUAGES, say

Scene = Mapping[str, Any]
ALL = [pytest.param(name, id=name) for name in entries()]
LESSONS = {
    "frame": [LessonLink("where", 2, {"fr": "Où bâtir ?", "en": "Where may I build?"})],
    "best-frame": [LessonLink("end", 10, {"fr": "La fin", "en": "The end"})],
    "limit": [LessonLink("limit", 4, {"fr": "La limite", "en": "The limit"})],
}


@pytest.fixture(scope="module", params=LANGUAGES)
def explorer(request: pytest.FixtureRequest) -> RulesExplorer:
    return RulesExplorer(lessons=LESSONS, lang=request.param, query="frame")


@pytest.fixture(scope="module")
def english() -> RulesExplorer:
    return RulesExplorer(lessons={}, lang="en", query="frame")


def texts(value: object) -> list[str]:
    """Every text of a scene, but for pictures."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        return [text for key, part in value.items() if key != "picture" for text in texts(part)]
    return [text for part in value for text in texts(part)] if isinstance(value, (list, tuple)) else []


# ------------------------------------------------------------------ names


def test_every_rule_and_ruling_has_a_name_of_its_own() -> None:
    assert len(entries()) == len(rules()) + len(rulings())
    assert {rule.phase for rule in entries().values()} == set(PHASES)
    for name, rule in entries().items():
        assert entry(name) is rule
        assert entry(rule.key) is rule
        assert name_of(rule) == name
    assert entry("limit") is rules()["limit"]
    assert entry("ruling-limit") is rulings()["limit"]
    assert entry("best-frame") is rulings()["best-frame"]


@pytest.mark.parametrize("name", ["nothing", "ruling-nothing", "Frame"])
def test_a_rule_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(InputError, match="unknown-rule"):
        RulesExplorer(rule=name)


def test_relations_go_both_ways() -> None:
    for name, rule in entries().items():
        for other in related(rule):
            assert name in related(entry(other))
    assert "ruling-best-frame" in related(rules()["empty-place"])


# ------------------------------------------------------------------ the page of a rule


@pytest.mark.parametrize("name", ALL)
def test_every_rule_opens_in_both_languages(explorer: RulesExplorer, name: str) -> None:
    explorer.rule = name
    rule, page, lang = entry(name), explorer.page, explorer.language
    assert page["title"] == say(lang, f"{rule.key}.title")
    assert page["text"] == say(lang, rule.key)
    assert len(page["cites"]) == len(rule.sources)
    assert [link["name"] for link in page["related"]] == list(related(rule))
    assert (page["holds"] is None) == (page["broken"] is None) == (rule.holds is None)
    assert bool(page["none"]) == (rule.holds is None)
    told = texts(page)
    assert all(text.strip() or not text for text in told)
    assert not [text for text in told if re.search(r"\{|\}|\ue000|None|\$[a-z]", text)]
    json.dumps(page)
    assert explorer.value["rule"] == name


@pytest.mark.parametrize("name", [name for name, rule in entries().items() if rule.holds])
def test_boards_agree_with_the_engine(english: RulesExplorer, name: str) -> None:
    """The legal board is legal, the illegal one is refused by the rules that the engine names."""
    rule = entry(name)
    english.rule = name
    for side, true in (("holds", True), ("broken", False)):
        claim: Any = getattr(rule, side)
        scene = english.page[side]
        (statement,) = scene["statements"]
        assert statement["true"] is true
        assert claims.holds(claim) is true
        if "city" not in claim:
            assert "cells" not in scene
            continue
        if claim["claim"] in {"build", "duty"} or claim["claim"] == "grows":
            _placement(claim, scene, statement)
        elif claim["claim"] == "cloud":
            number = scene["plays"][0]["judged"][0][statement["cell"]]
            steps = scene["plays"][0]["outlooks"][-1 - number][5]
            assert any("cloud" in scene["texts"][step] for step in steps) is true
        if not true and rule.id in REASONS and not rule.is_ruling:
            assert verdict_rules(scene, statement) == {rule.id}


def _placement(claim: Mapping[str, Any], scene: Scene, statement: Scene) -> None:
    if (
        statement["cell"] is None
    ):  # beyond everything that the board shows: then the reasons are told in words
        assert bool(statement["more"]) != statement["true"]
        return
    assert scene["cells"][statement["cell"]][:2] == list(claim["cell"])
    play = scene["plays"][statement["play"]]
    assert play["card"] == claim.get("card", claim.get("colour"))
    number = play["judged"][statement["facing"]][statement["cell"]]
    assert (number < 0) == statement["true"]
    if statement["true"]:
        return
    wanted = claims.against(claim) if "card" in claim else None
    if wanted is not None:
        assert verdict_rules(scene, statement) == set(wanted)
    else:
        assert verdict_rules(scene, statement)


def verdict_rules(scene: Scene, statement: Scene) -> set[str]:
    """The rules that forbid the statement's card on its cell."""
    play = scene["plays"][statement["play"]]
    number = play["judged"][statement["facing"]][statement["cell"]]
    return {play["rules"][reason[0]]["id"] for reason in play["verdicts"][number][1:]}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("district", "No. By the rules: 1 card."),
        ("limit-free", "No. By the rules: 2 of 15."),
        ("commerce-income", "No. By the rules: $3."),
        ("victory-residential", "No. By the rules: −17 VP."),
        ("half-cards", "No. By the rules: 2.5 VP."),
        ("buy-industry", "No. By the rules: $15."),
        ("pollution", "No. By the rules: 2%."),
        ("build-maximum", "No. By the rules: 2 cards."),
        ("setup-turns", "No. By the rules: 8."),
        ("lots", "No. By the rules: 2 face up against 3 face up and 3 face down."),
        ("rank-xl", "No. By the rules: Commune."),
        ("tie-residential", "No. By the rules: A comes second and B comes first."),
        ("culture", "No. By the rules: a residence on g5 or a residence on f6 is still to be added."),
        ("options-players", "The rules do not allow it."),
    ],
)
def test_the_engine_says_what_is_right_instead(english: RulesExplorer, name: str, told: str) -> None:
    english.rule = name
    assert english.page["broken"]["statements"][0]["told"] == told
    assert english.page["holds"]["statements"][0]["told"] == "That is right."


def test_a_score_is_opened_line_by_line() -> None:
    page = RulesExplorer(rule="victory-residential", lang="en", lessons={}).page
    sheet = page["holds"]["statements"][0]["sheet"]
    assert sheet["total"] == "−17 VP"
    assert [line["value"] for line in sheet["lines"]] == ["+1", "+1", "+2", "−21"]
    district = RulesExplorer(rule="district", lang="en", lessons={}).page["holds"]
    lit = [tuple(district["cells"][number][:2]) for number in district["statements"][0]["lit"]]
    claim = rules()["district"].holds
    assert claim is not None
    assert lit == list(claims.district_of(claim))


def test_a_card_can_be_tried_on_every_cell() -> None:
    scene = RulesExplorer(rule="same-colour", lang="en", lessons={}).page["broken"]
    position = claims.position(rules()["same-colour"].broken or {})
    legal = {(place[0], place[1]) for place in position.legal("C")}
    (play,) = scene["plays"]
    for number, cell in zip(play["judged"][0], scene["cells"], strict=True):
        assert (number < 0) == ((cell[0], cell[1]) in legal)


# ------------------------------------------------------------------ worked examples and lessons


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("example_id", examples())
def test_every_worked_example_has_its_boards(example_id: str, lang: str) -> None:
    stated = examples()[example_id].claims
    found = boards(lang, stated)
    assert sum(len(scene["statements"]) for scene in found) == len(stated)
    truths = [statement["true"] for scene in found for statement in scene["statements"]]
    assert sorted(truths) == sorted(claim.get("true", True) for claim in stated)
    for scene in found:
        kinds = {
            kind for kind in (PLACING, GROWING) for one in scene["statements"] if one.get("play") is not None
        }
        assert bool(scene.get("plays")) >= bool(kinds)


def test_an_example_is_opened_and_put_away() -> None:
    explorer = RulesExplorer(rule="free-neighbours", lang="en", lessons={})
    assert [example["boards"] for example in explorer.page["examples"]] == [None, None]
    explorer.gesture = {"kind": "example", "id": "construction"}
    first = explorer.page["examples"][0]
    assert first["id"] == "construction"
    assert sum(len(scene["statements"]) for scene in first["boards"]) == 42
    explorer.gesture = {"kind": "example", "id": "no-such"}
    assert explorer.scene["note"]
    explorer.gesture = {"kind": "example", "id": ""}
    assert explorer.page["examples"][0]["boards"] is None
    explorer.gesture = {"kind": "example", "id": "construction"}
    explorer.rule = "same-colour"
    assert not [example for example in explorer.page["examples"] if example["boards"]], (
        "another rule, closed again"
    )


def test_lessons_are_named_and_opened() -> None:
    explorer = RulesExplorer(lessons=LESSONS, rule="frame", lang="fr")
    assert explorer.page["lessons"] == [{"id": "where", "text": "Leçon 2\u00a0: Où bâtir ?"}]
    explorer.rule = "ruling-best-frame"
    assert [lesson["id"] for lesson in explorer.page["lessons"]] == ["end"]
    explorer.rule = "ruling-limit"
    assert explorer.page["lessons"] == [], "the lesson names the rule of this id"
    opened: list[str] = []
    explorer.observe(lambda change: opened.append(change["new"]), "opened_lesson")
    for _ in range(2):
        explorer.gesture = {"kind": "lesson", "id": "where", "count": len(opened)}
    assert opened == ["where", "", "where"]


def test_a_lesson_that_cannot_be_read_hides_no_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    from cardcity_tutor import course

    def broken() -> None:
        raise InputError("lesson-syntax", problem="x")

    monkeypatch.setattr(course, "lessons_by_rule", broken)
    explorer = RulesExplorer(rule="frame", lang="en")
    assert not explorer.scene["lessons"]
    explorer.gesture = {"kind": "lessons"}
    assert explorer.scene["note"] == "The lessons cannot be read at the moment; the rules are complete."
    assert explorer.scene["lessons"]
    assert explorer.page["title"] == "The frame"


# ------------------------------------------------------------------ search and filters


def test_search_by_gesture_and_by_trait() -> None:
    explorer = RulesExplorer(lang="en", lessons={})
    assert len(explorer.value["found"]) == len(entries())
    assert [group["title"] for group in explorer.scene["groups"]][:2] == ["Options", "Set-up"]
    explorer.gesture = {"kind": "search", "text": "residense grow"}
    assert explorer.value["query"] == "residense grow"
    assert explorer.value["found"][0] == "residence-growth"
    assert [group["title"] for group in explorer.scene["groups"]] == [""]
    assert explorer.scene["count"] == f"{len(explorer.value['found'])} rules found."
    explorer.query = "nauge"
    assert "cloud-place" in explorer.value["found"]
    explorer.gesture = {"kind": "clear"}
    assert explorer.value["query"] == ""


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in CHOICES.items() for value in values]
)
def test_every_filter_lets_some_rules_pass_and_not_others(name: str, value: str) -> None:
    explorer = RulesExplorer(lang="fr", met={"frame": "seen"}, filters={name: value}, lessons={})
    found = explorer.value["found"]
    assert 0 < len(found) < len(entries())
    shown = next(one for one in explorer.scene["filters"] if one["name"] == name)
    assert shown["value"] == value
    assert value in [choice for choice, _ in shown["choices"]]


def test_filters_mean_what_they_say() -> None:
    def found(**filters: str) -> set[str]:
        return set(
            RulesExplorer(filters=filters, met={"frame": "seen"}, lang="en", lessons={}).value["found"]
        )

    assert found(kind="ruling") == {name for name, rule in entries().items() if rule.is_ruling}
    assert found(phase="income") == {name for name, rule in entries().items() if rule.phase == "income"}
    assert found(state="met") == {"frame"}
    assert "lots" in found(level="simplified")
    assert "lots" not in found(level="normal")
    assert found(level="normal", edition="2012") == set()
    assert {"rank-2012", "frame"} <= found(edition="2012")
    assert "rank-xl" not in found(edition="2012")
    assert {"architect", "ruling-architect"} == found(variant="architect")
    assert found(variant="none") & found(variant="suburb") == set()


def test_filters_and_search_go_together() -> None:
    explorer = RulesExplorer(query="parcmètres", lang="fr", lessons={})
    both = explorer.value["found"]
    explorer.gesture = {"kind": "filter", "name": "edition", "value": "2012"}
    old = explorer.value["found"]
    assert set(old) < set(both)
    assert all(passes(entry(name), {"edition": "2012"}, {}) for name in old)
    explorer.gesture = {"kind": "filter", "name": "edition", "value": ""}
    assert explorer.value["filters"] == {}
    for bad in ({"name": "colour", "value": "red"}, {"name": "level", "value": "expert"}):
        explorer.gesture = {"kind": "filter", **bad}
        assert explorer.scene["note"]
        assert explorer.value["filters"] == {}
    with pytest.raises(InputError, match="option-unknown"):
        RulesExplorer(filters={"level": "expert"})


def nothing(explorer: RulesExplorer) -> Any:
    """What is said where nothing was found."""
    return explorer.scene["nothing"]


def test_a_question_of_which_no_rule_has_every_word() -> None:
    explorer = RulesExplorer(lang="en", query="cloud xylophone")
    assert explorer.value["found"]
    assert explorer.scene["count"].endswith("No rule has all these words; these come closest.")
    explorer.query = "cloud"
    assert "words" not in explorer.scene["count"]


def test_nothing_found_says_what_to_try() -> None:
    explorer = RulesExplorer(query="banlieusardes", lang="fr", lessons={})
    assert nothing(explorer)["head"] == "Aucune règle ne correspond à «\u00a0banlieusardes\u00a0»."
    assert "banlieue" in nothing(explorer)["near"]
    explorer.query = "xylophone"
    assert nothing(explorer)["hint"]
    explorer.query = "pot-de-vin"
    assert nothing(explorer) is None
    explorer.filters = {"edition": "2012"}
    assert nothing(explorer)["without"].endswith("sans les filtres.")
    explorer.gesture = {"kind": "clear"}
    explorer.filters = {"level": "normal", "edition": "2012"}
    assert nothing(explorer)["head"] == "Aucune règle ne passe ces filtres."


# ------------------------------------------------------------------ the map


def test_the_map_shows_what_was_met() -> None:
    met = {"frame": "mastered", "adjacent": "practised", "ruling-best-frame": "seen", "limit": "unmet"}
    explorer = RulesExplorer(view="map", met=met, lang="en", lessons={})
    groups = explorer.scene["map"]["groups"]
    tiles = {tile["name"]: tile for group in groups for tile in group["tiles"]}
    assert set(tiles) == set(entries())
    assert {name: tile["state"] for name, tile in tiles.items() if tile["state"] != "unmet"} == {
        "frame": "mastered", "adjacent": "practised", "ruling-best-frame": "seen",
    }  # fmt: skip
    assert len({tile["letter"] for tile in explorer.scene["map"]["legend"]}) == 4
    construction = next(group for group in groups if group["title"] == "Construction")
    assert construction["total"] == f"2 of {len(construction['tiles'])}"
    assert explorer.scene["map"]["totals"] == [f"3 rules met of {len(entries())}.", "One is mastered."]
    explorer.met = {"limit": "seen"}
    assert explorer.scene["map"]["totals"][0].startswith("One rule met")
    explorer.gesture = {"kind": "open", "name": "limit"}
    assert (explorer.view, explorer.rule) == ("search", "limit")
    assert ["For you", "seen"] in [list(fact) for fact in explorer.page["facts"]]
    for bad in ({"frame": "known"}, {"no-such": "seen"}):
        with pytest.raises(InputError):
            explorer.met = bad


# ------------------------------------------------------------------ what changes


def test_known_differences_are_computed() -> None:
    normal = {figure.name: (figure.before, figure.after) for figure in difference(SIMPLIFIED, NORMAL).figures}
    assert normal["frame"] == (5, 6)
    assert normal["hand"] == (2, 3)
    assert normal["turns"] == (10, 8)
    assert normal["lot.down"] == (0, 1)
    assert normal["reserve.K"] == normal["reserve.N"] == (0, 4)
    assert "limit" not in normal
    three = {
        figure.name: (figure.before, figure.after) for figure in difference(SIMPLIFIED, NORMAL, 3).figures
    }
    assert three["turns"] == (10, 9)
    advanced = {figure.name: (figure.before, figure.after) for figure in difference(NORMAL, ADVANCED).figures}
    assert advanced["pile.bicolour"] == (0, 16)
    assert advanced["bribes"] == advanced["meters"] == (0, 1)
    assert "frame" not in advanced
    alone = {figure.name: (figure.before, figure.after) for figure in difference(OLD, SIMPLIFIED, 1).figures}
    assert alone["rank:9"] == (50, 120)
    assert alone["victories"] == (1, 5)


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_differences_are_whole_and_told_by_rules_in_force(step: Any, players: int) -> None:
    found = difference(*step, players)
    before, after = ({name for name in rules() if in_force(rules()[name], way)} for way in step)
    assert {*found.comes, *(new for _, new in found.replaced)} == after - before
    assert {*found.goes, *(old for old, _ in found.replaced)} == before - after
    assert set(found.stays) == before & after
    for figure in found.figures:
        assert figure.rule in before | after
        assert figures(step[0], players).get(figure.name, 0) == figure.before
        assert figures(step[1], players).get(figure.name, 0) == figure.after != figure.before


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lots_are_laid_out_as_the_game_does(way: Any, players: int) -> None:
    from cardcity_tutor.games.cardcity.rules.play import actions, start

    state, _ = start(game(edition=way.edition, level=way.level, players=players), 3)
    offer: Any = actions(state)[0]
    numbers = figures(way, players)
    assert [len(offer.open.up), len(offer.open.down), len(offer.rest.up), len(offer.rest.down)] == [
        numbers[name] for name in ("lot.up", "lot.down", "rest.up", "rest.down")
    ]


def test_what_replaces_a_rule_elsewhere() -> None:
    assert [name for name, _ in successors(rules()["lots"])] == ["lots-normal"]
    assert successors(rules()["rank-xl"]) == (("rank-2012", (OLD,)),)
    assert successors(rules()["frame"]) == ()
    page = RulesExplorer(rule="lots", lang="en", lessons={}).page
    assert page["successors"] == [
        {"name": "lots-normal", "text": "Normal and Advanced: “Lots of three cards” takes its place."}
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_view_of_changes(lang: str) -> None:
    explorer = RulesExplorer(view="changes", lang=lang, lessons={})
    changes = explorer.scene["changes"]
    assert len(changes["steps"]) == len(STEPS)
    frame = next(line for line in changes["figures"] if line["rule"]["name"] == "frame")
    assert (frame["before"], frame["after"]) == ("5 × 5", "6 × 6")
    assert [[old["name"], new["name"]] for old, new in changes["replaced"]] == [
        ["setup-pile", "setup-pile-normal"],
        ["lots", "lots-normal"],
    ]
    assert "cloud-trigger" in [rule["name"] for group in changes["comes"] for rule in group["rules"]]
    for step in range(len(STEPS)):
        for players in (1, 4):
            explorer.gesture = {"kind": "compare", "step": step, "players": players}
            assert (explorer.scene["changes"]["step"], explorer.scene["changes"]["players"]) == (
                step,
                players,
            )
            assert not [text for text in texts(explorer.scene) if re.search(r"\{|\ue000|None", text)]
    old = explorer.scene["changes"]
    assert old["ways"] == ["2012", "XL"]
    assert len([group for group in old["comes"] if "«" in group["title"] or "“" in group["title"]]) == 5
    for bad in ({"step": 9, "players": 2}, {"step": 0, "players": 5}):
        explorer.gesture = {"kind": "compare", **bad}
        assert explorer.scene["note"]
    assert explorer.scene["changes"]["step"] == len(STEPS) - 1


# ------------------------------------------------------------------ traits and static forms


def test_the_page_travels_apart_from_the_list() -> None:
    explorer = RulesExplorer(rule="frame", lang="en", lessons={})
    sent: list[Any] = []
    explorer.observe(lambda change: sent.append(change["name"]), ["scene", "page"])
    explorer.gesture = {"kind": "search", "text": "frame"}
    assert sent == ["scene"]
    assert "holds" not in json.dumps(explorer.scene)


def test_a_saved_notebook_shows_the_rule_or_the_list() -> None:
    explorer = RulesExplorer(rule="frame", lang="en", lessons={})
    picture = explorer.picture()
    assert picture is not None
    assert ET.fromstring(picture).tag.endswith("svg")  # noqa: S314 (our own drawing)
    shown = explorer._repr_mimebundle_()
    assert shown is not None
    assert "The frame" in shown[0]["text/html"]
    assert "p.\u00a06" in shown[0]["text/html"]
    explorer.rule = ""
    assert explorer.picture() is None
    assert explorer.html().count("<li>") == len(entries())
    assert repr(explorer) == "<RulesExplorer>"


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(InputError) as refused:
        RulesExplorer(colour="red")
    assert "query" in str(refused.value.params["expected"])


def test_gestures_that_make_no_sense_are_told() -> None:
    explorer = RulesExplorer(lang="en", lessons={})
    for gesture in (
        {"kind": "open", "name": "no-such"},
        {"kind": "view", "view": "moon"},
        {"kind": "search"},
    ):
        explorer.gesture = gesture
        assert explorer.scene["note"]
        assert (explorer.rule, explorer.view, explorer.query) == ("", "search", "")


def test_rules_of_a_kind_are_listed_once(explorer: RulesExplorer) -> None:
    explorer.rule = explorer.query = ""
    names = [rule["name"] for group in explorer.scene["groups"] for rule in group["rules"]]
    assert sorted(names) == sorted(entries())
    assert all(isinstance(rule, Rule) for rule in entries().values())
