"""Texts of maps: what is written can be read, and what cannot be read is refused with a code that can be said."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import Position, inspect
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.rules.citytext import tokens_at
from cardcity_tutor.games.cardcity.rules.tokens import MAP_TOKENS
from cardcity_tutor.locale import LANGUAGES, has, keys, say
from tests.engine.map_strategies import map_requests
from tests.engine.strategies import Request, briefly
from tests.engine.test_city_text import CITY_ERRORS
from tests.reference.inspecting import settings_of
from tests.reference.texts import read_position

any_map = st.sampled_from((1, 2, 3, 4)).flatmap(lambda players: map_requests(players=players, largest_hand=0))
SUBURB: dict[str, Any] = {"variants": ["suburb"]}
SINGLE: list[dict[str, Any]] = [{"variants": ["single-city"], "players": players} for players in (2, 3, 4)]
TWO, THREE, FOUR = SINGLE
ROW = ". . . . ."

# ---------------------------------------------------------------- round trips


def cards_of(where: Position) -> dict[tuple[int, int], str]:
    """The tokens that the engine has read, by the cells of the text; town halls without their owners."""
    stride, extent = where.setting.grid.stride, where.city.extent
    return {
        (bit // stride + extent.top, bit % stride + extent.left): token
        for bit, token in tokens_at(where.city, where.setting.grid).items()
    }


@briefly
@given(any_map)
@example({"city": "> . / M0 M1 / > M2 .", **THREE, "player": 1, "edition": "xl", "level": "normal"})
@example({"city": "> > > P / M0 M1 / > M2", **THREE, "player": 0, "edition": "xl"})
def test_what_is_read_is_written_again(request: Request) -> None:
    where = position(request)
    again = position({**request, "city": where.text})
    assert again.text == where.text == str(where)
    moved = (again.city.extent.top, again.city.extent.left)
    extent = where.city.extent._replace(top=moved[0], left=moved[1])
    assert again.city == where.city._replace(extent=extent)
    assert [" ".join(row) for row in where.rows] == where.text.split(" / ")


@briefly
@given(any_map)
def test_read_as_the_reference_reads(request: Request) -> None:
    where = position(request)
    city, rules = read_position({"player": 0, **request}, settings_of(request))
    read = {
        cell: "M" if built.has("M") else built.token
        for cell, built in city.items()
        if cell not in rules.ground.ring
    }
    assert cards_of(where) == read
    architects = [cell for cell, built in city.items() if built.has("A")]
    assert where.architect == (architects[0] if architects else None)


@briefly
@given(any_map, st.sampled_from(["\n", "/", " \n  ", "  /   ", "\t/\t"]))
def test_rows_may_be_separated_freely(request: Request, separator: str) -> None:
    free = request["city"].replace(" / ", separator)
    assert position({**request, "city": f"  {free}\n"}) == position(request)


@pytest.mark.parametrize("token", sorted(token for token in MAP_TOKENS if token not in {".", "M"}))
@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("X M0 / . M1", TWO),
        ("X M0 M1 / > > > M2", THREE),
        ("X M0 M1 / . M3 M2", FOUR),
        ("X . . . . . / . M . . . ." + " / . . . . . ." * 4, SUBURB),
    ],
)
def test_every_token_on_every_map(token: str, text: str, options: dict[str, Any]) -> None:
    found = Position.of(text.replace("X", token), level="advanced", **options)
    assert found.text == text.replace("X", {"I": "I1"}.get(token, token))


@pytest.mark.parametrize(
    ("text", "written", "options"),
    [
        (". . . / . M0 . / . M1 . / . . .", "M0 / M1", TWO),
        ("> > . . / > M0 M1 / > > M2", "M0 M1 / > M2", THREE),
        ("> / M0 M1 / > M2", "M0 M1 / > M2", THREE),
        (". . / > M0 M1 / > > M2 / > .", "M0 M1 / > M2", THREE),
        ("P / > . / M0 M1 / > M2", "P / > . / M0 M1 / > M2", THREE),
        (". M0 M1 . / . M3 M2 .", "M0 M1 / M3 M2", FOUR),
    ],
)
def test_empty_edges_are_left_out(text: str, written: str, options: dict[str, Any]) -> None:
    assert Position.of(text, **options).text == written


# ---------------------------------------------------------------- refusals

Case = tuple[Any, dict[str, Any], str, dict[str, object]]


def halls(options: dict[str, Any], code: str, told: str, *texts: str) -> list[Case]:
    """Texts in which a town hall is missing, or one is not where it should be."""
    field = "expected" if code == "city-halls" else "hall"
    return [(text, options, code, {field: told}) for text in texts]


MAP_ERRORS: list[Case] = [
    (5, SUBURB, "city-not-text", {"value": "int"}),
    (None, TWO, "city-not-text", {"value": "NoneType"}),
    (["M0"], THREE, "city-not-text", {"value": "list"}),
    ("", SUBURB, "city-empty", {}),
    (" / ", FOUR, "city-empty", {}),
    ("/ M0 M1 / > M2", THREE, "city-empty", {}),
    ("M0 / M1 P", TWO, "city-ragged", {"row": 1, "found": 2, "expected": 1}),
    ("> M0 / M1", TWO, "city-ragged", {"row": 1, "found": 1, "expected": 2}),
    ("M0 M1 / M3", FOUR, "city-ragged", {"row": 1, "found": 1, "expected": 2}),
    (f"M / {ROW}", SUBURB, "city-ragged", {"row": 1, "found": 5, "expected": 1}),
    ("M0 M1 / M2", THREE, "city-bricks", {"row": 1}),
    ("M0 M1 / > > M2", THREE, "city-bricks", {"row": 1}),
    ("> M0 M1 / > M2", THREE, "city-bricks", {"row": 1}),
    ("M0 M1 / > M2 / > P", THREE, "city-bricks", {"row": 2}),
    ("M0 M1 / > M2 / P / P", THREE, "city-bricks", {"row": 3}),
    ("M0 X / M1 .", TWO, "city-token", {"token": "X", "row": 0, "column": 1}),
    ("M0 M1 > / > M2", THREE, "city-token", {"token": ">", "row": 0, "column": 2}),
    ("M0 M1 / > M2 / RC .", THREE, "city-token", {"token": "RC", "row": 2, "column": -1}),
    (f"M0 . . . . / {ROW}" + f" / {ROW}" * 3, SUBURB, "city-token", {"token": "M0", "row": 0, "column": 0}),
    ("M0 RI0 / M1 .", TWO, "city-pair", {"token": "RI0", "row": 0, "column": 1, "expected": "RC, RL, CL, CI, LI"}),
    *halls(TWO, "city-halls", "M0, M1", ".", "M", "M / M", "M0", "M1", "M0 / M0", "M0 / M1 / M1", "M0 / M1 / M2"),
    *halls(TWO, "city-halls", "M0, M1", "M0 / M1 / M", "M0 / M01", "MX / M1", "P"),
    *halls(THREE, "city-halls", "M0, M1, M2", "M0 M1", "M0 M1 / > M2 M2", "M0 M1 / > M2 M3"),
    ("M0 M1 / M2 M2", FOUR, "city-halls", {"expected": "M0, M1, M2, M3"}),
    *halls(TWO, "city-halls-places", "M1", "M1 / M0", "M0 M1", "M0 / . / M1", "M0 . / . M1"),
    ("M1 M0 / > M2", THREE, "city-halls-places", {"hall": "M1"}),
    ("M0 M1 / > . M2", THREE, "city-halls-places", {"hall": "M2"}),
    ("> M2 / M0 M1", THREE, "city-halls-places", {"hall": "M2"}),
    ("M0 M1 / M2 M3", FOUR, "city-halls-places", {"hall": "M2"}),
    ("M0 M3 / M1 M2", FOUR, "city-halls-places", {"hall": "M1"}),
    ("P / . / . / . / . / M0 / M1", TWO, "city-off-map", {"token": "P", "row": 0, "column": 0}),
    ("M0 / M1 / . / . / . / . / P", TWO, "city-off-map", {"token": "P", "row": 6, "column": 0}),
    ("M0 . . . . . . . . P / M1" + " ." * 9, TWO, "city-off-map", {"token": "P", "row": 0, "column": 9}),
    ("M0" + " ." * 99 + " P / M1" + " ." * 100, TWO, "city-off-map", {"token": "P", "row": 0, "column": 100}),
    ("M0 / M1" + " / ." * 99 + " / P", TWO, "city-off-map", {"token": "P", "row": 101, "column": 0}),
    ("P" + " / ." * 99 + " / M0 / M1", TWO, "city-off-map", {"token": "P", "row": 0, "column": 0}),
    ("P . . . . M0 M1 / > > > > > > > > > > > M2", THREE, "city-off-map", {"token": "P", "row": 0, "column": 0}),
    ("M0 M1 . . . . P / > M2", THREE, "city-off-map", {"token": "P", "row": 0, "column": 6}),
    ("M0 M1 . . . . . . . . . . . . . . P / > M2", THREE, "city-off-map", {"token": "P", "row": 0, "column": 16}),
    ("P . . . . M0 M1 / . . . . . M3 M2", FOUR, "city-off-map", {"token": "P", "row": 0, "column": 0}),
    ("A . . . . M0 M1 / . . . . . M3 M2", FOUR, "city-off-map", {"token": "A", "row": 0, "column": 0}),
    ("P . . . . M0 / . . . . . M1", TWO, "city-off-map", {"token": "P", "row": 0, "column": 0}),
    ("P . . M0 . . / . . . M1 . P", TWO, "city-too-wide", {"width": 6, "size": 5}),
    ("P . . M0 . . . / . . . M1 . . P", {**TWO, "level": "normal"}, "city-too-wide", {"width": 7, "size": 6}),
    ("M0 / M1 / A / A", TWO, "city-two-architects", {"first": [2, 0], "second": [3, 0]}),
    ("A M A . ." + f" / {ROW}" * 4, SUBURB, "city-two-architects", {"first": [0, 0], "second": [0, 2]}),
    ("M . M . ." + f" / {ROW}" * 4, SUBURB, "city-two-halls", {"first": [0, 0], "second": [0, 2]}),
    ("M", SUBURB, "city-whole-frame", {"size": 5, "height": 1, "width": 1}),
    (" / ".join([ROW] * 6), SUBURB, "city-whole-frame", {"size": 5, "height": 6, "width": 5}),
    (" / ".join([ROW] * 5), {**SUBURB, "level": "normal"}, "city-whole-frame", {"size": 6, "height": 5, "width": 5}),
]  # fmt: skip
OPTION_ERRORS: list[Case] = [
    ("M", {"variants": ["single-city"]}, "option-single-solo", {}),
    ("M", {"variants": ["single-city"], "players": 1}, "option-single-solo", {}),
    ("M0 / M1", {"variants": ["single-city", "suburb"], "players": 2}, "option-single-suburb", {}),
    ("M", {"variants": ["suburb", "single-city"]}, "option-single-suburb", {}),
    ("M", {"variants": ["suburb"], "players": 3}, "option-suburb-several", {"players": 3}),
]


@pytest.mark.parametrize(
    ("text", "options", "code", "params"),
    [pytest.param(*case, id=f"{case[2]}-{number}") for number, case in enumerate(MAP_ERRORS + OPTION_ERRORS)],
)
def test_malformed_maps(text: Any, options: dict[str, Any], code: str, params: dict[str, object]) -> None:
    for ask in (lambda: Position.of(text, **options), lambda: inspect({"city": text, **options})):
        with pytest.raises(InputError) as refused:
            ask()
        assert (refused.value.code, refused.value.params) == (code, params)
    for lang in LANGUAGES:
        assert has(lang, code)
        assert len(say(lang, code, **params)) > 20


def test_every_code_of_a_city_text_is_met() -> None:
    met = {case[2] for case in CITY_ERRORS + MAP_ERRORS}
    for lang in LANGUAGES:
        assert met == {key for key in keys(lang) if key.startswith("city-")}


@pytest.mark.parametrize(
    ("options", "params"),
    [
        ({"players": 5}, {"field": "players", "value": "5", "max": 4}),
        ({"players": -1}, {"field": "players", "value": "-1", "max": 4}),
        ({"players": True}, {"field": "players", "value": "True", "max": 4}),
        ({"players": 2, "player": 2}, {"field": "player", "value": "2", "max": 1}),
        ({"players": 3, "player": 3}, {"field": "player", "value": "3", "max": 2}),
        ({"players": 4, "player": "0"}, {"field": "player", "value": "'0'", "max": 3}),
        ({"players": 4, "player": -1}, {"field": "player", "value": "-1", "max": 3}),
    ],
)
def test_who_asks_and_how_many_play(options: dict[str, Any], params: dict[str, object]) -> None:
    with pytest.raises(InputError) as refused:
        inspect({"city": "M0 / M1", "variants": ["single-city"], **options})
    assert (refused.value.code, refused.value.params) == ("field-not-number", params)


@pytest.mark.parametrize("players", [0, 1])
def test_a_single_city_for_nobody_or_one(players: int) -> None:
    with pytest.raises(InputError):
        inspect({"city": "M0", "variants": ["single-city"], "players": players})


@pytest.mark.parametrize("player", [0, 1])
def test_unreachable_whoever_asks(player: int) -> None:
    """Eight cards of player 0 without an industry: no game leads there, whatever zone one asks about."""
    request = {"city": "P P P / P P P / . P M0 / . . M1", **TWO, "player": player}
    assert inspect(request)["limit"]
    with pytest.raises(InputError) as refused:
        inspect({**request, "reachable": True})
    assert refused.value.code == "impossible-limit"


@briefly
@given(
    st.sampled_from((TWO, THREE, FOUR, SUBURB)),
    st.lists(
        st.sampled_from(("M0", "M1", "M2", "M3", "M", "P", "A", "RC0", ".", ".", "/", "/", ">", "Q")),
        max_size=30,
    ),
)
def test_any_text_is_read_or_refused(options: dict[str, Any], tokens: list[str]) -> None:
    text = " ".join(tokens)
    try:
        text = Position.of(text, **options).text
    except InputError as refused:
        code, params = refused.code, refused.params
    else:
        assert Position.of(text, **options).text == text
        return
    assert all(say(lang, code, **params) for lang in LANGUAGES)
