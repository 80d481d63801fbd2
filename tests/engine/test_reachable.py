"""``reachable``: no city of a game is refused, and of small cities exactly those that no order of cards leads to."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from cardcity_tutor.games.cardcity import Position, apply, game, inspect, start
from cardcity_tutor.games.cardcity.book import rules
from cardcity_tutor.games.cardcity.rules.reachable import RULES, impossible, rule_behind
from cardcity_tutor.locale import LANGUAGES, say
from tests.reference.board import Cell, Settings, card, city_text
from tests.reference.construction import legal_moves
from tests.reference.development import development_options

Tokens = frozenset[tuple[Cell, str]]
KINDS = "RCLI"
"""A parking is built like a leisure card."""
MOST_CARDS = 5
"""Small cities are compared one by one up to so many cards, the town hall included."""


def codes(city: str, **options: Any) -> list[str]:
    where = Position.of(city, **options)
    return [reason.code for reason in impossible(where.city, where.setting)]


TWO: dict[str, Any] = {"variants": ["single-city"], "players": 2}


@pytest.mark.parametrize(
    ("city", "options", "code"),
    [
        ("R R M", {}, "impossible-growth"),  # two residences side by side, and one culture card
        ("R R M / . L .", {}, None),  # the residence between town hall and leisure has grown
        ("L R R M", {}, "impossible-growth"),  # each residence alone has one culture card
        ("C C M", {}, "impossible-growth"),
        ("R C C / . R M", {}, None),
        (
            "P P P P M / I P . . .",
            {},
            None,
        ),  # the industry beside the fourth parking, then the sixth card
        ("I P P P P / . . . . P / . . . . M", {}, "impossible-order"),  # it can only come after the sixth
        ("M K", {}, "impossible-stock"),  # no parks in the simplified game
        ("M K", {"level": "normal"}, None),
        ("M RC0", {"level": "normal"}, "impossible-stock"),
        ("M N", {"level": "normal"}, "impossible-clouds"),  # no industry brought it
        ("I M N / . I .", {"level": "normal"}, "impossible-clouds"),  # nor these two
        ("I M I / . N .", {"level": "normal"}, None),
        ("M . R", {"variants": ["architect"]}, None),
        ("M . . R", {"variants": ["architect"]}, "impossible-order"),  # he stands beside the city
        ("M . K", {"variants": ["architect"], "level": "normal"}, "impossible-order"),  # parks are bought
        ("R R M0 / . . M1", {**TWO}, "impossible-growth"),
        ("R R M0 / . L M1", {**TWO}, None),
        ("L R M0 / . R M1", {**TWO}, "impossible-growth"),  # nobody's district grows abroad
    ],
)
def test_what_is_refused(city: str, options: dict[str, Any], code: str | None) -> None:
    assert codes(city, **options) == ([] if code is None else [code])
    request = {"city": city, **options, "reachable": True}
    if code is None:
        assert "limit" in inspect(request)


def test_every_reason_has_words_and_a_rule() -> None:
    met = set()
    for city, level in (
        ("R P", "simplified"), ("M P P / P P P", "simplified"), ("M R I", "simplified"), ("M . R", "simplified"),
        ("R R M", "simplified"), ("C C M", "simplified"), ("M N", "normal"), ("M K", "simplified"),
        ("I P P P P / . . . . P / . . . . M", "simplified"),
    ):  # fmt: skip
        where = Position.of(city, level=level)
        for reason in impossible(where.city, where.setting):
            met.add(reason.code)
            assert rule_behind(reason) in rules()
            assert all(say(lang, reason.code, **reason.params) for lang in LANGUAGES)
    assert met == {*RULES, "impossible-growth", "impossible-stock"}


# ---------------------------------------------------------------- no city of a game is refused

WAYS: list[dict[str, Any]] = [
    {"edition": "2012"},
    {"level": "normal"},
    {"level": "advanced"},
    {"variants": ["architect"]},
    {"level": "advanced", "variants": ["architect"]},
]
MAPS: list[dict[str, Any]] = [
    {"level": level, "variants": [*extra, "single-city"], "rulings": rulings}
    for level, extra, rulings in (
        ("simplified", [], {}),
        ("advanced", ["architect"], {}),
        ("normal", ["architect"], {"single-architect": False, "single-develop-once": False}),
    )
]


@pytest.mark.parametrize(
    ("options", "players"),
    [
        *product(WAYS, (1, 2, 4)),
        *product(MAPS, (2, 3, 4)),
        ({"variants": ["suburb"]}, 1),
        ({"level": "advanced", "variants": ["architect", "suburb"]}, 1),
    ],
    ids=str,
)
def test_cities_of_games(options: dict[str, Any], players: int) -> None:
    way = game(players=players, **options)
    chance = Random(players)
    state, _ = start(way, 5)
    while not state.over:
        state, _ = apply(state, chance.choice(state.actions))
        if state.over or chance.random() < 0.1:
            for seat in state.seats[: 1 if way.setting.shared else players]:
                assert impossible(seat.city, way.setting) == []


# ---------------------------------------------------------------- small cities, all of them


def canonical(tokens: Tokens) -> Tokens:
    """The same city wherever it lies and however the table is turned."""
    forms = []
    for turn, flip in product(range(4), (1, -1)):
        cells = []
        for (row, column), token in tokens:
            down, right = row, column * flip
            for _ in range(turn):
                down, right = right, -down
            cells.append(((down, right), token))
        top, left = min(down for (down, _), _ in cells), min(right for (_, right), _ in cells)
        forms.append(tuple(sorted(((down - top, right - left), token) for (down, right), token in cells)))
    return frozenset(min(forms))


def all_cities() -> set[Tokens]:
    """Every city whose cards hang together, whatever the rules say of it."""
    found = level = {frozenset({((0, 0), "M")})}
    for _ in range(MOST_CARDS - 1):
        level = {
            canonical(tokens | {(cell, kind)})
            for tokens in level
            for cell in {
                (row + down, column + right)
                for (row, column), _ in tokens
                for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))
            }
            - {place for place, _ in tokens}
            for kind in KINDS
        }
        found = found | level
    return found


def built_cities() -> set[Tokens]:
    """Every city that the naive reference builds, one legal build or development after the other."""
    settings = Settings(frame=5)
    found = level = {frozenset({((0, 0), "M")})}
    for _ in range(MOST_CARDS - 1):
        following = set()
        for tokens in level:
            city = {cell: card(token) for cell, token in tokens}
            steps = [(cell, kind) for kind in KINDS for cell, _, _ in legal_moves(city, kind, 99, settings)]
            steps += [((row, column), kind) for kind, row, column in development_options(city, {}, settings)]
            following |= {canonical(tokens | {step}) for step in steps}
        level = following
        found = found | level
    return found


def test_of_small_cities_exactly_those_are_refused_that_nobody_can_build() -> None:
    built = built_cities()
    texts = {tokens: city_text({cell: card(token) for cell, token in tokens}) for tokens in all_cities()}
    accepted = {tokens for tokens, text in texts.items() if not codes(text)}
    assert accepted == built
    assert 0 < len(built) < len(texts)
