"""Generated questions: each tells its mal-rule from the right rule, nearly always from the others, and in words."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import LEVELS, Position, game
from cardcity_tutor.games.cardcity.face.wording import cite
from cardcity_tutor.games.cardcity.face.wording.malrules import difference_words, malrule_name, malrule_words
from cardcity_tutor.games.cardcity.rules.reachable import check_reachable
from cardcity_tutor.games.cardcity.teach.malrules import (
    MAL_RULES,
    Kind,
    MalRule,
    Question,
    answer,
    bent_answer,
    bent_answers,
    diagnose,
    discriminating_position,
    mal_rule,
    mal_rules,
    questions,
)
from cardcity_tutor.games.cardcity.teach.malrules.composing import composed
from cardcity_tutor.locale import LANGUAGES, keys, say

CLAIMED = [
    pytest.param(entry, edition, level, id=f"{entry.id}-{edition}-{level}")
    for edition, level in [*(("xl", level) for level in LEVELS), ("2012", "simplified")]
    for entry in mal_rules(level, edition)
]

INSEPARABLE = {
    ("cloud-shielded", "cloud-neighbours-only"): "with a card in between, the industries do not touch either",
    ("half-leisure-free", "leisure-free"): "who builds all leisure for nothing builds the halves for nothing",
    ("hall-violet-only", "meters-of-2012"): "a dollar less for each parking district beside the hall",
    ("hall-violet-only", "salary-forgotten"): "a dollar less, if there is one such district",
}
"""Mal-rules that a question may fail to tell from another one, and why."""


@cache
def generated(entry: MalRule, level: str, edition: str) -> Question:
    return discriminating_position(entry, level, 7, edition=edition)


@pytest.mark.parametrize(("entry", "edition", "level"), CLAIMED)
def test_a_question_tells_right_from_bent(entry: MalRule, edition: str, level: str) -> None:
    question = generated(entry, level, edition)
    setting = question.position.setting
    assert (setting.edition, setting.level) == (edition, level)
    check_reachable(question.position.city, setting)
    bent = bent_answer(entry, question)
    assert bent != answer(question)
    assert not diagnose(question, answer(question))
    named = [other.id for other in diagnose(question, bent)]
    assert entry.id in named
    rivals = {(entry.id, other) for other in named if other != entry.id}
    assert rivals <= INSEPARABLE.keys()
    assert entry.lessons[0] in diagnose(question, bent, lesson=entry.lessons[0])[0].lessons


@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        pytest.param(entry, kind, id=f"{entry.id}-{kind}")
        for entry in MAL_RULES.values()
        for kind in sorted(entry.kinds)
    ],
)
def test_every_kind_that_is_claimed_can_tell(entry: MalRule, kind: Kind) -> None:
    question = discriminating_position(entry, entry.levels[0], 11, edition=entry.editions[0], kind=kind)
    assert question.kind is kind
    assert entry.id in bent_answers(question)


@pytest.mark.parametrize("name", ["diagonals", "cards-not-districts", "half-in-limit"])
def test_the_same_seed_asks_the_same_question(name: str) -> None:
    first, again, other = (discriminating_position(mal_rule(name), "advanced", seed) for seed in (3, 3, 4))
    assert first == again
    assert first != other


@pytest.mark.parametrize(
    ("name", "options", "code"),
    [
        ("cloud-per-industry", {"level": "simplified"}, "malrule-nowhere"),
        ("park-swing-one", {"level": "simplified", "edition": "2012"}, "malrule-nowhere"),
        ("diagonals", {"level": "expert"}, "option-unknown"),
        ("diagonals", {"level": "simplified", "edition": "1999"}, "option-unknown"),
        ("diagonals", {"level": "simplified", "kind": Kind.PRICE}, "option-unknown"),
    ],
)
def test_what_makes_no_sense_is_refused(name: str, options: dict[str, Any], code: str) -> None:
    with pytest.raises(InputError) as caught:
        discriminating_position(mal_rule(name), **options)
    assert caught.value.code == code
    for lang in LANGUAGES:
        assert say(lang, code, **caught.value.params)


def some_questions(level: str, chance: Random) -> list[Question]:
    way = game(level=level, players=1)
    found = []
    for seed in range(8):
        for position in list(composed(way, seed))[7::6]:
            for kind in Kind:
                asked = list(questions(kind, position, ("residential",)))
                found += chance.sample(asked, min(2, len(asked)))
    return found


def wrong_answer(question: Question, chance: Random) -> Any:
    """A slip without a rule behind it: a cell or two more or less, or a number a few off."""
    right = answer(question)
    if not isinstance(right, frozenset):
        return right + chance.choice((-3, -2, -1, 1, 2, 3))
    near = {
        (row + down, column + aside) for row, column in right for down in (-1, 0, 1) for aside in (-1, 0, 1)
    }
    return right ^ frozenset(chance.sample(sorted(near | {(0, 0), (0, 1)}), chance.choice((1, 2))))


@pytest.mark.parametrize("level", LEVELS)
def test_slips_are_rarely_taken_for_misconceptions(level: str) -> None:
    """Marked cells name a misconception only by being exactly its own; a small number is sooner hit by chance."""
    chance = Random(5)
    explained: dict[bool, list[bool]] = {True: [], False: []}
    for question in some_questions(level, chance):
        assert not diagnose(question, answer(question))
        explained[question.marked].append(bool(diagnose(question, wrong_answer(question, chance))))
    for marked, bound in ((True, 0.06), (False, 0.35)):
        assert len(explained[marked]) > 100
        assert sum(explained[marked]) <= bound * len(explained[marked])


# ---------------------------------------------------------------- words


def naming(place: tuple[int, int]) -> str:
    return f"{'abcdefghijklmn'[place[1] + 6]}{place[0] + 6}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mal_rule_has_a_name_and_a_sentence(lang: str) -> None:
    names = {malrule_name(lang, entry) for entry in MAL_RULES.values()}
    texts = {say(lang, f"malrule-{entry}") for entry in MAL_RULES}
    assert len(names) == len(texts) == len(MAL_RULES)
    assert all(text.endswith(".") and text.count(". ") == 1 for text in texts), "two sentences each"
    about = {key.partition(".")[0] for key in keys(lang) if key.startswith("malrule-")}
    others = {"malrule-nowhere", *(f"malrule-here-{case}" for case in ("number", "extra", "missing", "both"))}
    assert about - others == {f"malrule-{entry}" for entry in MAL_RULES}


@pytest.mark.parametrize("entry", mal_rules("normal"), ids=lambda entry: entry.id)
def test_the_words_tell_the_case(entry: MalRule) -> None:
    question = generated(entry, "normal", "xl")
    bent, right = bent_answer(entry, question), answer(question)
    for lang in LANGUAGES:
        words = malrule_words(lang, entry, question, naming)
        assert (words.id, words.title) == (entry.id, malrule_name(lang, entry))
        assert words.cite == cite(lang, entry.rule.id)
        if isinstance(bent, frozenset) and isinstance(right, frozenset):
            assert all(naming(cell) in words.here for cell in bent ^ right)
        else:
            assert len(re.findall(r"\d+", words.here)) >= 2


def test_the_exact_words() -> None:
    income = Question(Kind.INCOME, Position.of("C C C / . M ."))
    words = malrule_words("en", mal_rule("linear-income"), income, naming)
    assert words.title == "Income card by card"
    assert words.here == "It gives $4, the rules give $7."
    assert words.cite.endswith("XL rulebook, p.\u00a010")
    french = malrule_words("fr", mal_rule("linear-income"), income, naming)
    assert french.here == "Elle donne 4\u00a0$, les règles donnent 7\u00a0$."
    for victory, here in (
        ("residential", "It gives 5, the rules give −21."),
        ("economic", "It gives $5, the rules give −$107."),
    ):
        score = Question(Kind.SCORE, Position.of("M R / . I"), victory=victory)
        assert difference_words("en", score, 5, naming) == here
    plots = Question(Kind.PLOTS, Position.of("M R L / I . ."))
    assert difference_words("en", plots, [(-1, 1), (1, 1)], naming) == "It wrongly marks h7."
    assert difference_words("fr", plots, [], naming) == "Elle oublie h5."
    assert (
        difference_words("fr", plots, [(1, 1), (1, 2)], naming)
        == "Elle marque h7 et i7 en trop et oublie h5."
    )
    assert difference_words("fr", plots, [(-1, 1)], naming) == ""
