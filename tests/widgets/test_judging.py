"""Every number of a scene decodes to what the engine itself says of that card on that cell."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardcity_tutor.core.verdict import Place, Verdict
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.face.wording import card_name, reason_words, remedy_words
from cardcity_tutor.games.cardcity.rules.development import Choice, Need
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.setting import VICTORIES
from cardcity_tutor.games.cardcity.rules.tokens import DIAGONAL_FACINGS, HAND_TOKENS, STRAIGHT_FACINGS
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.games.cardcity.widgets.ground import BLOCKED, READY, WAITING, Ground
from cardcity_tutor.games.cardcity.widgets.judging import Judge, hand_entries, token_of
from cardcity_tutor.locale import LANGUAGES, say
from tests.engine.map_strategies import map_requests
from tests.engine.strategies import Request, checked, requests

often = settings(checked, max_examples=15)
seldom = settings(checked, max_examples=5)
victories = st.sampled_from(VICTORIES)
languages = st.sampled_from(LANGUAGES)

HEAVY = (
    ". . CI0 R . / RCn K I1 RL0 CL0 / RC3 K M CIe RCw / . K CL0 L . / . . . RLn .",
    ". L . R RL0 . / . RLn L RCs . . / R RLw M CIn . . / . C I2 LI3 I2 RC0 / . . RCs . RCs .",
    ". . . . C RLn / . . . R RCw R / RCs . CLn R N CL1 / CI3 C RC0 M RCn . / . I1 RC0 CI2 I2 I1 / . RL2 RCn K RC2 .",
)
"""Cities whose scenes were the largest among thousands of random ones."""
HANDS = (("RCd", "CLs", "RLd"), ("RCs", "CIs", "CLs"), ("RCd", "RLd", "CLd"), ("LId", "LIs", "RLs"))
MOST = 60_000

Judged = tuple[str, str | None, Place, int]


@dataclass
class Reading:
    """The tables of a scene, to be read as a browser does."""

    ground: Ground
    victory: str
    tables: dict[str, Any]

    @property
    def where(self) -> Position:
        return self.ground.position

    def text(self, number: int) -> str:
        assert number >= 0
        return self.ground.texts.all[number]

    def refused(self, number: int, card: str, verdict: Verdict) -> None:
        """A number from 0 on tells all reasons of the verdict, in its order, and the remedy."""
        assert not verdict.legal
        remedy, *reasons = self.tables["verdicts"][number]
        ground = self.ground
        assert len(reasons) == len(verdict.reasons)
        for (rule, here, *cells), reason in zip(reasons, verdict.reasons, strict=True):
            told = self.tables["rules"][rule]
            words = reason_words(ground.lang, reason, card, ground.name, edition=ground.edition)
            assert (told["id"], told["title"], told["cite"]) == (words.rule, words.title, words.cite)
            assert self.text(here) == words.here
            assert cells == ground.numbers(reason.cells)
        words_of_remedy = remedy_words(ground.lang, verdict, card, ground.name, brick=ground.plan.brick)
        assert (None if remedy < 0 else self.text(remedy)) == words_of_remedy

    def follows(self, number: int, place: Place, after: Position) -> None:
        """A number below 0 tells what the position after says of itself."""
        outlook = self.tables["outlooks"][-1 - number]
        used, most, income, score, money, steps, changes, sprouts, pollution = outlook
        assert pollution == (after.pollution() if after.setting.has("ecological") else None)
        assert (used, most) == tuple(after.limit())
        account = after.score(self.victory)
        assert (income, score, money) == (after.income().value, account.value, after.money)
        assert self.ground.name(place) in self.text(steps[0])
        due = {(choice.colour, self.ground.number.get(choice.place)) for choice in after.due()}
        assert {(colour, cell) for colour, cell in sprouts} == {(c, n) for c, n in due if n is not None}
        growing = [need for need in after.needs() if state_of(need, after) == READY]
        clouds = [step for step in steps if self.text(step) == say(self.ground.lang, "step-cloud")]
        assert len(clouds) <= 1
        assert len(steps) == 1 + len(growing) + len(clouds)
        self._changed(changes, after)

    def _changed(self, changes: list[int], after: Position) -> None:
        before = self.where.needs()
        known = {(need.colour, need.cells): need.have for need in before}
        expected = []
        for need in after.needs():
            if known.get((need.colour, need.cells)) != need.have:
                old = [
                    k
                    for k, other in enumerate(before)
                    if other.colour == need.colour and set(other.cells) & set(need.cells)
                ]
                label = self.ground.name(need.cells[0])
                badge = f"{need.have}/{need.size + 1}"
                expected.append([need.colour, label, badge, state_of(need, after), old])
        found = [self.tables["changes"][number] for number in changes]
        assert [[*change[:4], change[6]] for change in found] == expected


def state_of(need: Need, after: Position) -> str:
    if not need.due:
        return WAITING
    stopped = {(reason.params["colour"], reason.cells) for reason in after.stops()}
    return BLOCKED if (need.colour, need.cells) in stopped else READY


def letters(card: str) -> list[str | None]:
    return [None] if len(card) < 3 else list(DIAGONAL_FACINGS if card[2] == "d" else STRAIGHT_FACINGS)


def whole(reading: Reading) -> None:
    """What a scene says of its sentences and rules: every one is used, every one is there."""
    used = set()
    for remedy, *reasons in reading.tables["verdicts"]:
        used |= {remedy, *(reason[1] for reason in reasons)}
    for outlook in reading.tables["outlooks"]:
        used |= set(outlook[5])
        assert all(0 <= number < len(reading.tables["changes"]) for number in outlook[6])
    assert used - {-1} == set(range(len(reading.ground.texts.all)))


def pairs(where: Position, judged: list[list[list[int]]], ground: Ground) -> Iterator[Judged]:
    """Each card, facing and place with its number."""
    cards = [HAND_TOKENS[card] for card in where.hand]
    for card, turns in zip(cards, judged, strict=True):
        for facing, numbers in zip(letters(card), turns, strict=True):
            for place, number in zip(ground.order, numbers, strict=True):
                yield card, facing, place, number


def decoded(where: Position, victory: str, lang: str) -> None:
    ground = Ground(where, lang)
    judge = Judge(ground, victory)
    judged = judge.hand([HAND_TOKENS[card] for card in where.hand])
    reading = Reading(ground, victory, judge.tables())
    whole(reading)
    for card, facing, place, number in pairs(where, judged, ground):
        verdict = where.verdict(card, place, facing)
        if place in ground.plan.ring:
            beyond = tuple(reason for reason in verdict.reasons if reason.rule == "frame")
            assert len(beyond) == 1
            reading.refused(number, card, replace(verdict, reasons=beyond))
        elif number < 0:
            assert verdict.legal, (card, facing, place)
            reading.follows(number, place, where.build(card, place, facing))
        else:
            reading.refused(number, card, verdict)


@often
@given(requests(), victories, languages)
@example({"city": HEAVY[0], "level": "advanced", "money": 30, "hand": ["RCd", "CLs"]}, "residential", "fr")
@example({"city": ". I . / I M I", "money": 3, "hand": ["I", "R"]}, "economic", "en")  # the duty binds
@example({"city": "M P P / . P P", "money": 3, "hand": ["P", "P"]}, "happiness", "fr")
def test_cities_of_ones_own(request: Request, victory: str, lang: str) -> None:
    decoded(position(request), victory, lang)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_maps(players: int) -> None:
    """The suburb, and the single city on each of its maps."""

    @seldom
    @given(map_requests(players=players, largest_hand=2), victories, languages)
    def check(request: Request, victory: str, lang: str) -> None:
        decoded(position(request), victory, lang)

    check()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "where",
    [
        Position.of("R . / M C", hand=["R", "C"]),
        Position.of("R . / M C", hand=["C", "R"]),
        Position.of("I . / M L", level="advanced", hand=["I", "R", "LIs"], money=0),
        Position.of("R . / M C", edition="2012", hand=["R", "C", "I"]),
    ],
    ids=["RC", "CR", "bicolour", "2012"],
)
def test_the_rule_is_told_for_the_card_at_hand(where: Position, lang: str) -> None:
    """One rule has other words for a residence than for a commerce: a sentence of one must not stand at the other."""
    ground = Ground(where, lang)
    judge = Judge(ground, "residential")
    judged = judge.hand([HAND_TOKENS[card] for card in where.hand])
    tables = judge.tables()
    for card, facing, place, number in pairs(where, judged, ground):
        if number >= 0:
            told = [tables["rules"][rule]["text"] for rule, *_ in tables["verdicts"][number][1:]]
            assert told == [
                reason_words(lang, reason, card, ground.name, edition=ground.edition).text
                for reason in where.verdict(card, place, facing).reasons
            ]


@settings(checked, max_examples=15)
@given(
    st.one_of(requests(), *(map_requests(players=players) for players in (1, 2, 3, 4))), victories, languages
)
@example({"city": "I1 . . . . / P M R L . / . L C R L", "level": "normal"}, "residential", "en")
def test_developments(request: Request, victory: str, lang: str) -> None:
    where = position(request)
    ground = Ground(where, lang)
    judge = Judge(ground, victory)
    judged = judge.developments(["R", "C"])
    reading = Reading(ground, victory, judge.tables())
    whole(reading)
    due = set(where.due())
    for colour, (numbers,) in zip(("R", "C"), judged, strict=True):
        for place, number in zip(ground.order, numbers, strict=True):
            choice = Choice(colour, place)
            assert (number < 0) == (choice in due)
            if number < 0:
                reading.follows(number, place, where.develop(choice))
            else:
                reading.refused(number, colour, where.development_verdict(choice))


def test_the_cloud_that_waits_is_judged_alone() -> None:
    where = Position.of("M I1 / R I1", level="normal", hand=["R", "P"])
    ground = Ground(where, "en")
    judge = Judge(ground, "residential")
    ((numbers,),) = judge.hand(("N",))
    legal = {place for place, number in zip(ground.order, numbers, strict=True) if number < 0}
    assert legal == {(row, column) for row, column, *_ in where.legal("N")}


# ------------------------------------------------------------------ what a message weighs


def weight(scene: dict[str, Any]) -> int:
    """Bytes of a scene as Jupyter writes it."""
    return len(json.dumps(scene, ensure_ascii=False, allow_nan=False).encode())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("city", HEAVY)
def test_a_full_hand_of_bicolour_cards_is_light_enough(city: str, hand: tuple[str, ...], lang: str) -> None:
    board = CityBoard(city, level="advanced", hand=hand, money=30, lang=lang)
    assert len(board.scene["judged"]) == 3
    assert 20_000 < weight(board.scene) <= MOST


@settings(checked, max_examples=12)
@given(st.one_of(requests(), *(map_requests(players=players) for players in (1, 2, 3, 4))), languages)
def test_no_hand_of_three_is_too_heavy(request: Request, lang: str) -> None:
    assert weight(CityBoard(position(request), lang=lang).scene) <= MOST


# ------------------------------------------------------------------ the cards of the hand


def test_the_entries_of_a_hand() -> None:
    where = Position.of("M L", level="advanced", money=9)
    plain, leisure, diagonal, straight = hand_entries(["R", "L", "RLd", "CIs"], where, "en")
    assert plain == {"card": "R", "name": card_name("en", "R"), "facings": [], "price": 0}
    assert leisure["price"] == where.price("L") > 0
    assert diagonal["facings"] == list("0123")
    assert straight["facings"] == list("nesw")
    assert " / " in diagonal["name"]
    assert (diagonal["price"], straight["price"]) == (where.price("RLd"), 0)


def test_the_token_of_a_turned_card() -> None:
    assert (token_of("RLs", "n"), token_of("I2", None)) == ("RLn", "I2")


def test_a_cloud_that_comes_along_is_announced() -> None:
    """An industry in line with another brings one; a parking on the same cell does not."""
    board = CityBoard("I . . / M R . / . . .", level="normal", hand=["I", "P"], lang="en")
    cell = board.scene["names"]["f4"]
    told = {}
    for card, entry in zip(board.scene["judged"], board.scene["hand"], strict=True):
        number = card[0][cell]
        assert number < 0
        steps = board.scene["outlooks"][-1 - number][5]
        told[entry["card"]] = say("en", "step-cloud") in [board.scene["texts"][step] for step in steps]
    assert told == {"I1": board.position.brings_cloud("I1", board.ground.order[cell]), "P": False}
    assert told["I1"]
