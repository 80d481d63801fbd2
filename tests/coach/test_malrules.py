"""Mal-rules: the true answers are the engine's, and each bent one is what a faithful follower says, worked out by hand."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any

import pytest

from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import LEVELS, VICTORIES, Position, game
from cardcity_tutor.games.cardcity.book import rule, rules
from cardcity_tutor.games.cardcity.coach.situations import situations
from cardcity_tutor.games.cardcity.rules.accounts import without_architect
from cardcity_tutor.games.cardcity.rules.development import growths
from cardcity_tutor.games.cardcity.rules.reachable import check_reachable
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS
from cardcity_tutor.games.cardcity.teach.malrules import (
    MAL_RULES,
    Kind,
    Question,
    answer,
    bent_answer,
    bent_answers,
    diagnose,
    diagnose_pair,
    given,
    mal_rule,
    mal_rules,
    questions,
)
from cardcity_tutor.games.cardcity.teach.malrules.composing import composed
from cardcity_tutor.games.cardcity.teach.malrules.mutant_engine import MODULES, both, copied
from cardcity_tutor.locale import LANGUAGES, say

WAYS: list[dict[str, Any]] = [
    *({"level": level} for level in LEVELS),
    {"level": "advanced", "variants": ["leisure-crisis", "ecological"]},
    {"edition": "2012", "variants": ["parking-meters", "decentralisation"]},
]
Place = tuple[int, int]


SHARED: list[dict[str, Any]] = [
    {"level": "normal", "variants": ["suburb"]},
    {"level": "advanced", "players": 2, "variants": ["single-city", "architect"]},
    {"level": "normal", "players": 3, "variants": ["single-city"]},
]


@cache
def states(number: int) -> list[Position]:
    return [state.position() for state in islice(situations(seed=5, **SHARED[number]), 10)]


def positions(options: dict[str, Any], seeds: int = 3) -> list[Position]:
    """Of a city of one's own from quick makings, of other maps from real games."""
    if options in SHARED:
        return states(SHARED.index(options))
    way = game(players=1, **options)
    return [position for seed in range(seeds) for position in islice(composed(way, seed), 3, None, 4)]


def ask(kind: str, city: str, card: str = "", place: Place | None = None, **options: Any) -> Question:
    about = {name: options.pop(name) for name in ("facing", "victory", "part") if name in options}
    return Question(Kind(kind), Position.of(city, **options), card, place, **about)


def cells(found: list[Any]) -> frozenset[Place]:
    return frozenset((item[0], item[1]) for item in found)


# ---------------------------------------------------------------- the true answers


@pytest.mark.parametrize("options", [*WAYS, *SHARED], ids=str)
def test_building_is_answered_as_the_engine_does(options: dict[str, Any]) -> None:
    for position in positions(options):
        bicolour = ["RLd", "CIs"] if position.setting.facts.bicolour else []
        for card in ("R", "C", "L", "P", "I1", *bicolour):
            legal = position.legal(card)
            assert answer(Question(Kind.LEGAL, position, card)) == cells(legal)
            assert answer(Question(Kind.ILLEGAL, position, card)) == frozenset(position.why(card))
            for facing in {item[2] for item in legal if len(item) == 3}:
                turned = [item for item in legal if item[2:] == (facing,)]
                assert answer(Question(Kind.LEGAL, position, card, facing=facing)) == cells(turned)
        plan = position.plan()
        assert answer(Question(Kind.MOST, position)) == plan.built
        for number, first in plan.first.items():
            assert answer(Question(Kind.FIRST, position, HAND_TOKENS[number])) == cells(first)
        for place in cells(position.legal("I1")):
            brought = position.brings_cloud("I1", place)
            assert answer(Question(Kind.CLOUDS, position, "I1", place)) == int(brought)


@pytest.mark.parametrize("options", [*WAYS, *SHARED], ids=str)
def test_development_is_answered_as_the_engine_does(options: dict[str, Any]) -> None:
    for position in positions(options):
        for need in position.needs():
            for cell in need.cells:
                assert answer(Question(Kind.DISTRICT, position, need.colour, cell)) == frozenset(need.cells)
                assert answer(Question(Kind.SIZE, position, need.colour, cell)) == need.size
                assert answer(Question(Kind.HAVE, position, need.colour, cell)) == need.have
        reserve = position.reserve
        city = without_architect(position.city, position.setting)
        grown = growths(city, position.setting, reserve.homes, reserve.shops)
        for colour in ("R", "C", ""):
            wanted = {"R", "C"} if not colour else {colour}
            due = frozenset(choice.place for choice in position.due() if choice.colour in wanted)
            growing = frozenset(cell for need, _ in grown if need.colour in wanted for cell in need.cells)
            assert answer(Question(Kind.PLOTS, position, colour)) == due
            assert answer(Question(Kind.GROWING, position, colour)) == growing


@pytest.mark.parametrize("options", [*WAYS, *SHARED], ids=str)
def test_sums_are_answered_as_the_engine_does(options: dict[str, Any]) -> None:
    for position in positions(options):
        limit = position.limit()
        assert answer(Question(Kind.LIMIT, position)) == limit.max
        assert answer(Question(Kind.USED, position)) == limit.used
        assert answer(Question(Kind.ROOM, position)) == limit.max - limit.used
        income = position.income()
        assert answer(Question(Kind.INCOME, position)) == income.value
        for colour, line in zip("CP", income.parts[1:], strict=True):
            for term in line.parts:
                assert answer(Question(Kind.EARNS, position, colour, term.cells[-1])) == term.value
        for card in ("R", "L", "I1", *(("K", "RLd") if position.setting.edition == "xl" else ())):
            assert answer(Question(Kind.PRICE, position, card)) == position.price(card)
        for victory in VICTORIES if position.setting.edition == "xl" else VICTORIES[:1]:
            account = position.score(victory)
            if account.out:
                with pytest.raises(InputError, match="question-no-score"):
                    answer(Question(Kind.SCORE, position, victory=victory))
                continue
            assert answer(Question(Kind.SCORE, position, victory=victory)) == account.value
            for line in account.term.parts:
                total = sum(other.value for other in account.term.parts if other.rule == line.rule)
                assert answer(Question(Kind.SCORE, position, victory=victory, part=line.rule)) == total


@pytest.mark.parametrize("options", [*WAYS, *SHARED], ids=str)
def test_a_copy_without_a_bend_answers_truly_and_the_original_stays(options: dict[str, Any]) -> None:
    before = [dict(vars(module)) for module in MODULES]
    reply = copied({})["asking"]["reply"]
    for position in positions(options, seeds=1):
        for kind in Kind:
            for question in islice(questions(kind, position, VICTORIES[:1]), 3):
                assert reply(question) == answer(question)
                bent_answers(question)
    assert [dict(vars(module)) for module in MODULES] == before


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_composed_cities_are_reachable(options: dict[str, Any]) -> None:
    way = game(players=1, **options)
    for seed in range(12):
        made = list(composed(way, seed))
        assert len(made) == 3 * way.turns
        for position in made:
            check_reachable(position.city, way.setting)
            assert position.money >= 0
            assert len(position.hand) <= way.hand
        left = made[-1].reserve
        assert min(left.homes, left.shops, left.parks, left.clouds, *left.works) >= 0
        assert [position.text for position in made] == [position.text for position in composed(way, seed)]


# ---------------------------------------------------------------- bent answers, by hand

BY_HAND: list[tuple[str, Question, Any, Any]] = [
    ("diagonals", ask("size", ". R / R M", "R", (0, 1)), 1, 2),
    ("diagonals", ask("district", "P . / M P", "P", (0, 0)), {(0, 0)}, {(0, 0), (1, 1)}),
    ("diagonals", ask("have", "L . / M R", "R", (1, 1)), 1, 2),
    ("diagonals", ask("legal", "M", "I1"), {(-1, 0), (0, -1), (0, 1), (1, 0)},
     {(row, column) for row in (-1, 0, 1) for column in (-1, 0, 1)} - {(0, 0)}),
    ("diagonals", ask("income", "C . C / M C R"), 4, 7),
    ("hall-centre", ask("legal", "M I P", "L", money=5),
     {(-1, 0), (-1, 1), (-1, 2), (0, -1), (0, 3), (1, 0), (1, 1), (1, 2)},
     {(-1, 0), (-1, 1), (-1, 2), (0, -1), (1, 0), (1, 1), (1, 2)}),
    ("industry-bans-commerce", ask("legal", "M I", "C"),
     {(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)}, {(-1, 0), (0, -1), (1, 0)}),
    ("industry-bans-commerce", ask("illegal", "M C", "I1"),
     {(-1, -1), (-1, 2), (1, -1), (1, 2)}, {(-1, -1), (-1, 1), (-1, 2), (0, 2), (1, -1), (1, 1), (1, 2)}),
    ("parkings-apart", ask("legal", "M P", "P"),
     {(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)}, {(-1, 0), (0, -1), (1, 0)}),
    ("leisure-apart", ask("legal", "M L", "L", money=5),
     {(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)}, {(-1, 0), (0, -1), (1, 0)}),
    ("industries-apart", ask("legal", "M I", "I1"),
     {(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)}, {(-1, 0), (0, -1), (1, 0)}),
    ("same-colour-allowed", ask("legal", "M R", "R"),
     {(-1, 0), (0, -1), (1, 0)}, {(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)}),
    ("industry-harmless", ask("legal", "M I", "R"),
     {(-1, 0), (0, -1), (1, 0)}, {(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)}),
    ("limit-counts-industries", ask("used", "I M P / . C P"), 4, 5),
    ("limit-counts-industries", ask("room", "I M I / . C P"), 12, 10),
    ("limit-forgets-hall", ask("used", "I M P / . C P"), 4, 3),
    ("limit-forgets-hall", ask("legal", "P M P / . C P", "P"), set(),
     {(-1, 0), (-1, 1), (-1, 2), (0, -1), (0, 3), (1, 0), (1, 3), (2, 1), (2, 2)}),
    ("limit-raised-once", ask("limit", "I M I"), 15, 10),
    ("limit-counts-parks", ask("used", "I M K / N P I", level="normal"), 2, 4),
    ("building-optional", ask("most", "M C", hand=["P", "C"]), 2, 0),
    ("leisure-optional", ask("most", "M C", hand=["L", "P"], money=5), 2, 1),
    ("hand-order", ask("most", ". M P / P C P", hand=["P", "I"]), 2, 1),
    ("hand-order", ask("most", ". M P / P C P", hand=["I", "P"]), 2, 2),
    ("culture-without-hall", ask("have", "M R L", "R", (0, 1)), 2, 1),
    ("culture-without-hall", ask("growing", "M R L"), {(0, 1)}, set()),
    ("sides-not-cards", ask("have", "M L / R R", "R", (1, 0)), 2, 2),
    ("sides-not-cards", ask("have", "R R / R M", "R", (0, 0)), 1, 2),
    ("cards-not-districts", ask("have", "M C / R R", "C", (0, 1)), 1, 1),
    ("cards-not-districts", ask("have", "R R / C C / M P", "C", (1, 0)), 1, 2),
    ("as-many-suffices", ask("growing", "M R"), set(), {(0, 1)}),
    ("growth-beyond-limit", ask("growing", "M R P / P L ."), set(), {(0, 1)}),
    ("growth-beside-industry", ask("plots", "M R L / I . ."), {(-1, 1)}, {(-1, 1), (1, 1)}),
    ("no-merging", ask("plots", "M R L / . . . / I R P", "R"), {(-1, 1), (1, 1)}, {(-1, 1)}),
    ("linear-income", ask("income", "C C C / . M ."), 7, 4),
    ("linear-income", ask("earns", "C C C / . M .", "C", (0, 1)), 6, 3),
    ("meters-of-2012", ask("earns", "R P C / . M .", "P", (0, 1), level="advanced"), 3, 2),
    ("income-in-one-sum", ask("income", "C C P C / . M . ."), 5, 7),
    ("salary-forgotten", ask("income", "C C / . M"), 4, 3),
    ("flat-industry-price", ask("price", "I M I", "I1"), 15, 5),
    ("price-of-those-there", ask("price", "I M I", "I1"), 15, 10),
    ("leisure-free", ask("price", "M", "L"), 5, 0),
    ("leisure-free", ask("legal", "M P", "L", money=4), set(),
     {(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)}),
    ("park-price-rises", ask("price", "K M K", "K", level="normal"), 5, 15),
    ("crisis-forgotten", ask("price", "L M L", "L", variants=["leisure-crisis"]), 15, 5),
    ("meters-of-2012", ask("income", "R P C / . M .", level="advanced"), 5, 4),
    ("meters-of-xl", ask("income", "R P C / . M .", edition="2012", variants=["parking-meters"]), 4, 5),
    ("meters-every-colour", ask("income", "R P C / . M .", level="advanced"), 5, 6),
    ("meters-forgotten", ask("income", "R P C / . M .", level="advanced"), 5, 2),
    ("hall-violet-only", ask("income", "R P C / . M .", level="advanced"), 5, 4),
    ("hall-violet-only", ask("income", "L P C / . M .", level="advanced"), 4, 4),
    ("cloud-per-industry", ask("clouds", "I M I", "I1", (0, 3), level="normal"), 1, 2),
    ("cloud-neighbours-only", ask("clouds", "I P M", "I1", (0, 3), level="normal"), 1, 0),
    ("cloud-neighbours-only", ask("clouds", "I P M", "I1", (-1, 0), level="normal"), 1, 1),
    ("cloud-shielded", ask("clouds", "I P M", "I1", (0, 3), level="normal"), 1, 0),
    ("cloud-shielded", ask("clouds", "I . P / P M P", "I1", (0, 1), level="normal"), 1, 1),
    # two residences together: 3, $8: 1, 25 - 4 = 21 empty places
    ("money-rounded", ask("score", "R R . / . M C", money=8), -17, -16),
    ("money-in-fifths", ask("score", "R R . / . M C", money=8), -17, -16.4),
    ("money-in-dollars", ask("score", "R R . / . M C", money=8), -17, -10),
    ("empties-forgotten", ask("score", "R R . / . M C", money=8), -17, 4),
    ("empties-in-box", ask("score", "R R . / . M C", money=8), -17, 2),
    ("empties-in-box", ask("score", "R R . / . M C", money=8, part="empty-place"), -21, -2),
    ("linear-points", ask("score", "R R . / . M C", money=8), -17, -18),
    ("points-in-one-sum", ask("score", "R M R"), -20, -19),
    # three cards on 36 places; of the 33 empty ones 3 beside the park earn, 30 cost; the cloud costs 2
    ("park-swing-one", ask("score", "K M / . N", level="normal"), -29, -32),
    ("parks-forgotten", ask("score", "K M / . N", level="normal"), -29, -35),
    ("parks-are-empty", ask("score", "K M / . N", level="normal"), -29, -31),
    ("cloud-costs-one", ask("score", "K M / . N", level="normal"), -29, -28),
    ("clouds-forgotten", ask("score", "K M / . N", level="normal"), -29, -27),
    ("hall-pleases", ask("score", ". P . / M R C", victory="happiness"), 0, 1),
    ("half-in-limit", ask("used", "RC0 M CI1", level="advanced"), 3, 2),
    ("half-industry-outside-limit", ask("used", "RC0 M CI1", level="advanced"), 3, 2),
    ("half-industry-forgotten", ask("limit", "RC0 M CI1", level="advanced"), 10, 5),
    ("half-industry-forgotten", ask("price", "I M CI1", "I1", level="advanced"), 15, 10),
    ("half-in-district", ask("size", "M RCs / . R", "R", (0, 1), level="advanced"), 2, 1.5),
    ("half-in-district", ask("income", "C CLw / M .", level="advanced"), 4, 2),
    ("both-colours-everywhere", ask("size", "M RCn / . R", "R", (0, 1), level="advanced"), 1, 2),
    ("both-colours-everywhere", ask("legal", "R M", "CId", facing="0", level="advanced"),
     {(-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)}, {(-1, 1), (0, 2), (1, 1)}),
    ("halves-are-strangers", ask("have", "M P / . RLn", "R", (1, 1), level="advanced"), 1, 0),
    ("half-leisure-free", ask("price", "M", "RLd", level="advanced"), 5, 0),
    ("halves-score-whole", ask("score", "CIn M", victory="commercial", level="advanced"), 2.5, 3),
]  # fmt: skip


def as_answer(value: Any) -> Any:
    return frozenset(value) if isinstance(value, set) else value


@pytest.mark.parametrize(("name", "question", "right", "bent"), BY_HAND)
def test_bent_answers_worked_out_by_hand(name: str, question: Question, right: Any, bent: Any) -> None:
    right, bent = as_answer(right), as_answer(bent)
    assert answer(question) == right
    assert bent_answer(mal_rule(name), question) == bent
    named = [entry.id for entry in diagnose(question, bent)]
    assert (name in named) == (bent != right)
    assert not diagnose(question, right)


def test_every_mal_rule_is_worked_out_by_hand() -> None:
    differing = {name for name, _, right, bent in BY_HAND if right != bent}
    assert differing == set(MAL_RULES)


# ---------------------------------------------------------------- the catalogue


NAMED_IN_THE_COURSE = {
    1: {"diagonals"},
    2: {"hall-centre"},
    3: {"industry-bans-commerce", "parkings-apart"},
    4: {"limit-counts-industries", "limit-forgets-hall"},
    5: {"building-optional"},
    6: {"culture-without-hall", "sides-not-cards"},
    7: {"cards-not-districts"},
    8: {"linear-income", "flat-industry-price"},
    10: {"money-rounded", "empties-forgotten"},
    12: {"cloud-per-industry"},
    13: {"park-swing-one"},
    14: {"half-in-limit"},
    15: {"half-in-district"},
    16: {"meters-of-2012"},
}


@pytest.mark.parametrize("lesson", NAMED_IN_THE_COURSE)
def test_misconceptions_of_the_lessons_are_there(lesson: int) -> None:
    level = "simplified" if lesson <= 10 else "normal" if lesson <= 13 else "advanced"
    assert {entry.id for entry in mal_rules(level, lesson=lesson)} >= NAMED_IN_THE_COURSE[lesson]


@pytest.mark.parametrize("entry", MAL_RULES.values(), ids=MAL_RULES)
def test_an_entry_names_what_exists(entry: Any) -> None:
    assert entry.kinds
    assert all(1 <= lesson <= 30 for lesson in entry.lessons)
    assert entry.rule.id in rules(), "the rule to show is a printed one"
    assert set(entry.editions) & set(entry.rule.only["edition"])
    for name in entry.bends:
        rule(name)
    spaces = copied({})
    for name in entry.instead:
        module, _, function = name.partition(".")
        assert callable(spaces[module][function])
    assert bool(entry.instead) + bool(entry.numbers) + bool(entry.seen) + bool(entry.told) >= 1


# ---------------------------------------------------------------- diagnosis


def test_ties_put_the_lesson_first_and_then_what_the_level_has_brought() -> None:
    question = ask("used", "RC0 M CI1", level="advanced")
    names = [entry.id for entry in diagnose(question, 2)]
    assert names == ["half-in-limit", "half-industry-outside-limit", "limit-forgets-hall"]
    assert diagnose(question, 2, lesson=4)[0].id == "limit-forgets-hall"


def test_what_nothing_explains() -> None:
    question = ask("income", "C C C / . M .")
    assert bent_answers(question) == {"linear-income": 4, "salary-forgotten": 6}
    assert diagnose(question, 5) == ()
    assert diagnose(ask("legal", "M", "P"), [(0, 1)]) == ()


def test_two_mistakes_together() -> None:
    question = ask("score", "R R . / . M C", money=8)
    pairs = diagnose_pair(question, 5)  # no empty place counted, and the money rounded up
    assert [(first.id, second.id) for first, second in pairs] == [("money-rounded", "empties-forgotten")]
    assert diagnose_pair(question, -16) == ()  # one mistake explains it
    assert diagnose_pair(question, -17) == ()  # right
    assert diagnose_pair(ask("have", "M R L", "R", (0, 1)), 5) == ()
    assert both(mal_rule("linear-points"), mal_rule("points-in-one-sum")) is not None
    assert both(mal_rule("parkings-apart"), mal_rule("leisure-apart")) is None


def test_answers_come_as_json_brings_them() -> None:
    question = ask("district", "P P / M .", "P", (0, 0))
    assert given(question, [[0, 1], [0, 0]]) == answer(question)
    assert given(ask("income", "M"), 1.0) == answer(ask("income", "M")) == 1


@pytest.mark.parametrize(
    ("kind", "told", "code"),
    [
        ("income", "7", "answer-not-number"),
        ("income", True, "answer-not-number"),
        ("income", float("nan"), "answer-not-number"),
        ("income", None, "answer-not-number"),
        ("growing", 3, "answer-not-cells"),
        ("growing", "a1", "answer-not-cells"),
        ("growing", [[0, 1, 2]], "answer-not-cells"),
        ("growing", [["a", 1]], "answer-not-cells"),
    ],
)
def test_what_is_no_answer(kind: str, told: Any, code: str) -> None:
    refused(code, lambda: diagnose(ask(kind, "M R L"), told))


@pytest.mark.parametrize(
    ("question", "code"),
    [
        (lambda: ask("legal", "M", "X"), "card-token"),
        (lambda: ask("first", "M", "R"), "question-hand"),
        (lambda: ask("legal", "M", "R", facing="n"), "facing-of-full-card"),
        (lambda: ask("legal", "M", "RCd", facing="n", level="advanced"), "facing-unknown"),
        (lambda: ask("size", "M R", "R"), "question-place"),
        (lambda: ask("size", "M R", "M", (0, 0)), "option-unknown"),
        (lambda: ask("have", "M P", "P", (0, 1)), "option-unknown"),
        (lambda: ask("earns", "M R", "R", (0, 1)), "option-unknown"),
        (lambda: ask("growing", "M R", "L"), "option-unknown"),
        (lambda: ask("score", "M", victory="glory"), "option-unknown"),
        (lambda: answer(ask("size", "M R", "C", (0, 1))), "question-no-district"),
        (lambda: answer(ask("clouds", "I M", "I1", (0, 0), level="normal")), "question-no-cell"),
        (lambda: answer(ask("clouds", "I M", "I1", (90, 0), level="normal")), "question-no-cell"),
        (lambda: mal_rule("gravity"), "option-unknown"),
        (lambda: Question("gravity", Position.of("M R")), "option-unknown"),  # type: ignore[arg-type]
        (lambda: Question([], Position.of("M R")), "option-unknown"),  # type: ignore[arg-type]
        (lambda: Question("size", Position.of("M R"), "R"), "question-place"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_asked(question: Any, code: str) -> None:
    refused(code, question)


def refused(code: str, doing: Any) -> None:
    with pytest.raises(InputError) as caught:
        doing()
    assert caught.value.code == code
    for lang in LANGUAGES:
        assert say(lang, code, **caught.value.params)
