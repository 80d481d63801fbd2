"""City text: what is written can be read, and what cannot be read is refused with a code that can be said."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import Position, inspect
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.coach.lab.setup import laboratory
from cardcity_tutor.games.cardcity.rules.citytext import places, tokens_at
from cardcity_tutor.games.cardcity.rules.reachable import impossible
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS, MAP_TOKENS, card_of
from cardcity_tutor.games.cardcity.rules.ways import Way
from cardcity_tutor.games.cardcity.widgets.sharing import shared_position
from cardcity_tutor.locale import LANGUAGES, has, keys, say
from tests.engine.strategies import Request, briefly, requests, text_of
from tests.reference.board import parse_city


def refusal(text: Any, **options: Any) -> InputError:
    with pytest.raises(InputError) as refused:
        Position.of(text, **options)
    return refused.value


# ---------------------------------------------------------------- round trips


@briefly
@given(requests(largest_hand=0))
@example({"city": ".", "money": 3, "hand": []})
@example({"city": "M", "money": 3, "hand": []})
def test_what_is_read_is_written_again(request: Request) -> None:
    where = position(request)
    naive = parse_city(request["city"])
    assert where.text == str(where) == text_of(naive)
    assert where.rows == [row.split() for row in where.text.split(" / ")]
    again = position({**request, "city": where.text})
    assert again.text == where.text
    moved = (again.city.extent.top, again.city.extent.left)
    assert again.city == where.city._replace(
        extent=where.city.extent._replace(top=moved[0], left=moved[1])
    ), "the same masks, wherever the text starts"


@briefly
@given(requests(largest_hand=0))
def test_places_are_counted_from_the_first_token(request: Request) -> None:
    where = position(request)
    naive = parse_city(request["city"])
    stride = where.setting.grid.stride
    extent = where.city.extent
    read = {
        (bit // stride + extent.top, bit % stride + extent.left): token
        for bit, token in tokens_at(where.city, where.setting.grid).items()
    }
    assert read == {cell: card.token for cell, card in naive.items()}
    architects = [cell for cell, card in naive.items() if card.has("A")]
    assert places(where.city, where.setting.grid, where.city.architect) == architects
    assert where.architect == (architects[0] if architects else None)


@briefly
@given(requests(largest_hand=0), st.sampled_from(["\n", "/", " \n  ", "  /   ", "\t/\t"]))
def test_rows_may_be_separated_freely(request: Request, separator: str) -> None:
    free = request["city"].replace(" / ", separator)
    assert position({**request, "city": f"  {free}\n"}) == position(request)


@pytest.mark.parametrize("token", sorted(MAP_TOKENS))
def test_every_token_of_the_map(token: str) -> None:
    text = "." if token == "." else f"P {token}" if token == "A" else token
    written = {"I": "I1"}.get(token, text)
    assert Position.of(text, level="advanced").text == written


@pytest.mark.parametrize(
    "text", ["A P P P P M", "P P P P M A", "A / P / P / P / P / M", "P / P / P / P / M / A"]
)
def test_an_architect_outside_the_frame_is_still_there(text: str) -> None:
    where = Position.of(text, variants=["architect"])
    rows = [row.split() for row in text.split(" / ")]
    assert [(r, c) for r, row in enumerate(rows) for c, token in enumerate(row) if token == "A"] == [
        where.architect
    ]
    request = {"city": text, "variants": ["architect"], "hand": ["P"]}
    assert {f"{r},{c}": rules for (r, c), rules in where.why("P").items()} == inspect(request)["why"]["P"]


# ---------------------------------------------------------------- refusals

Case = tuple[Any, dict[str, Any], str, dict[str, object]]
OLD_EDITION: list[Case] = [
    (f"M {token}", {"edition": "2012"}, "city-edition", {"token": token, "row": 0, "column": 1})
    for token in ("K", "N", "A", "I2", "RC0", "LIs")
]
CITY_ERRORS: list[Case] = [
    *OLD_EDITION,
    (5, {}, "city-not-text", {"value": "int"}),
    (None, {}, "city-not-text", {"value": "NoneType"}),
    (["M"], {}, "city-not-text", {"value": "list"}),
    ("", {}, "city-empty", {}),
    (" \n ", {}, "city-empty", {}),
    ("/", {}, "city-empty", {}),
    ("M R / C", {}, "city-ragged", {"row": 1, "found": 1, "expected": 2}),
    ("M / R / . C", {}, "city-ragged", {"row": 2, "found": 2, "expected": 1}),
    ("M R /", {}, "city-ragged", {"row": 1, "found": 0, "expected": 2}),
    ("M X", {}, "city-token", {"token": "X", "row": 0, "column": 1}),
    ("M / r", {}, "city-token", {"token": "r", "row": 1, "column": 0}),
    ("M I5", {}, "city-token", {"token": "I5", "row": 0, "column": 1}),
    ("M RC", {}, "city-token", {"token": "RC", "row": 0, "column": 1}),
    ("M RCd", {}, "city-token", {"token": "RCd", "row": 0, "column": 1}),
    ("M RC4", {}, "city-token", {"token": "RC4", "row": 0, "column": 1}),
    ("M RCN", {}, "city-token", {"token": "RCN", "row": 0, "column": 1}),
    ("M \x00", {}, "city-token", {"token": "\x00", "row": 0, "column": 1}),
    ("M RI0", {}, "city-pair", {"token": "RI0", "row": 0, "column": 1, "expected": "RC, RL, CL, CI, LI"}),
    ("M CC1", {}, "city-pair", {"token": "CC1", "row": 0, "column": 1, "expected": "RC, RL, CL, CI, LI"}),
    ("M CRn", {}, "city-pair", {"token": "CRn", "row": 0, "column": 1, "expected": "RC, RL, CL, CI, LI"}),
    ("M R / . M", {}, "city-two-halls", {"first": [0, 0], "second": [1, 1]}),
    ("A M A", {}, "city-two-architects", {"first": [0, 0], "second": [0, 2]}),
    ("A", {}, "city-architect-apart", {"cell": [0, 0]}),
    ("M . A", {}, "city-architect-apart", {"cell": [0, 2]}),
    ("M / . / A", {}, "city-architect-apart", {"cell": [2, 0]}),
    ("A . . / . . M", {}, "city-architect-apart", {"cell": [0, 0]}),
    ("M P P P P P", {}, "city-too-large", {"height": 1, "width": 6, "size": 5}),
    ("P . / . . / . . / . . / . . / . M", {}, "city-too-large", {"height": 6, "width": 2, "size": 5}),
    (
        "M P P P P P P",
        {"level": "normal"},
        "city-too-large",
        {"height": 1, "width": 7, "size": 6},
    ),
    ("M P P P P P", {"edition": "2012"}, "city-too-large", {"height": 1, "width": 6, "size": 5}),
]


@pytest.mark.parametrize(
    ("text", "options", "code", "params"),
    [pytest.param(*case, id=f"{case[2]}-{number}") for number, case in enumerate(CITY_ERRORS)],
)
def test_malformed_cities(text: Any, options: dict[str, Any], code: str, params: dict[str, object]) -> None:
    error = refusal(text, **options)
    assert (error.code, error.params) == (code, params)
    assert str(error).startswith(code)
    for lang in LANGUAGES:
        assert say(lang, code, **params)
    with pytest.raises(InputError) as refused:
        inspect({"city": text, **options})
    assert (refused.value.code, refused.value.params) == (code, params)


def test_every_code_of_the_module_is_met_above() -> None:
    met = {code for _, _, code, _ in CITY_ERRORS}
    for lang in LANGUAGES:
        assert all(has(lang, code) for code in met)
    of_maps = {"bricks", "halls", "halls-places", "off-map", "too-wide", "whole-frame"}
    assert met | {f"city-{name}" for name in of_maps} == {
        key for key in keys("en") if key.startswith("city-")
    }


@pytest.mark.parametrize(
    "text",
    [". . . . . . / . . . . . M", "P P P P P / . . . . . / . . . . . / . . . . . / . . . . M", "R . / . M"],
)
def test_odd_cities_that_are_allowed(text: str) -> None:
    assert Position.of(text).text == text_of(parse_city(text))


@pytest.mark.parametrize("token", ["", "M", "A", ".", "RC0", "RId", "r", "I5", None, 3])
def test_what_is_no_card_of_a_hand(token: Any) -> None:
    with pytest.raises(InputError) as refused:
        card_of(token, "hand")
    assert refused.value.code == "card-token"
    assert refused.value.params == {"field": "hand", "token": str(token), "expected": ", ".join(HAND_TOKENS)}


@pytest.mark.parametrize("card", ["RCd", "LIs", "K", "N", "I2", "I3", "I4"])
def test_the_edition_of_2012_has_no_cards_of_xl_in_the_hand_either(card: str) -> None:
    old = Position.of("M", edition="2012", hand=["I", "I1"])
    way = Way("2012")
    for read in (
        lambda: inspect({"city": "M", "edition": "2012", "hand": [card]}),
        lambda: Position.of("M", edition="2012", hand=[card]),
        lambda: old.with_hand([card]),
        lambda: old.legal(card),
        lambda: old.why(card),
        lambda: old.verdict(card, (0, 1)),
        lambda: way.position("M", hand=[card]),
        lambda: shared_position(f"city=M&edition=2012&hand={card}"),
        lambda: laboratory(f"R P C {card}", edition="2012"),
    ):
        with pytest.raises(InputError) as refused:
            read()
        assert refused.value.code == "card-edition"
        assert all(card in say(lang, "card-edition", **refused.value.params) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("card", "facing", "code"),
    [
        ("P", "n", "facing-of-full-card"),
        ("RCd", None, "facing-unknown"),
        ("RCd", "n", "facing-unknown"),
        ("RCs", "0", "facing-unknown"),
        ("RCs", "ne", "facing-unknown"),
    ],
)
def test_facings_that_do_not_exist(card: str, facing: str | None, code: str) -> None:
    with pytest.raises(InputError) as refused:
        Position.of("M", level="advanced").verdict(card, (0, 1), facing)
    assert refused.value.code == code
    assert all(say(lang, code, **refused.value.params) for lang in LANGUAGES)


# ---------------------------------------------------------------- cities that no game can reach


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"city": "R P"}, "impossible-no-hall"),
        ({"city": "M P P / P P P"}, "impossible-limit"),
        ({"city": "M R I"}, "impossible-residence-industry"),
        ({"city": "M . R"}, "impossible-adjacent"),
        ({"city": "M K K K / K K K K / K K . .", "level": "normal"}, "impossible-stock"),
    ],
)
def test_unreachable_cities_are_refused_when_asked_to(request_: Request, code: str) -> None:
    assert inspect(request_)["limit"]
    with pytest.raises(InputError) as refused:
        inspect({**request_, "reachable": True})
    assert refused.value.code == code
    assert all(say(lang, code, **refused.value.params) for lang in LANGUAGES)


@briefly
@given(requests(wild=False, largest_hand=0))
def test_cities_of_games_are_reachable(request: Request) -> None:
    """The strategy grows cities by the rules, but it may take more cards than the box has."""
    where = position(request)
    assert {reason.code for reason in impossible(where.city, where.setting)} <= {"impossible-stock"}
