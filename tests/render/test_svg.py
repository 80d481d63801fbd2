"""The static board: well-formed, self-contained, readable without colour, and as the cards lie."""

import re
import xml.etree.ElementTree as ET
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardcity_tutor.games.cardcity.face import city_svg
from cardcity_tutor.games.cardcity.face.tokens import PAIRS
from cardcity_tutor.games.cardcity.rules.names import column_name

SVG = "{http://www.w3.org/2000/svg}"
PLAIN = ("R", "C", "L", "I", "I1", "I2", "I3", "I4", "P", "M", "K", "N", "A", ".")
BICOLOUR = tuple(f"{pair}{facing}" for pair, facing in product(PAIRS, "0123nesw"))
TOKENS = PLAIN + BICOLOUR


def rows(text: str) -> list[list[str]]:
    return [row.split() for row in text.split("/")]


def parse(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314  # our own output


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in parse(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_is_drawn(token: str) -> None:
    svg = city_svg([[token]], labels=False)
    shown = [] if token == "." else sorted(re.findall("[A-Z]", token))
    assert sorted(texts(svg)) == shown
    assert len(set(re.findall(r'fill="url\(#([\w-]+)\)"', svg))) == len(shown)


@given(
    st.integers(1, 7).flatmap(
        lambda width: st.lists(
            st.lists(st.sampled_from(TOKENS), min_size=width, max_size=width), min_size=1, max_size=7
        )
    ),
    st.booleans(),
)
def test_any_city_is_well_formed_and_refers_to_nothing_outside(city: list[list[str]], labels: bool) -> None:
    svg = city_svg(city, labels=labels)
    root = parse(svg)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([\w-]+)\)", svg)) <= set(ids)
    assert re.findall(r"(?:href|src|@import|var\(|currentColor|class=)", svg) == []
    assert svg.count("http") == 1  # the name space


def test_named_for_screen_readers() -> None:
    root = parse(city_svg([["M"]], title="Mairie & <parc>"))
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == "Mairie & <parc>"
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == title.get("id")


def test_untitled_is_named_by_its_city_text() -> None:
    title = parse(city_svg(rows("I1 . / M C"))).find(f"{SVG}title")
    assert title is not None
    assert title.text == "I1 . / M C"


def test_different_drawings_share_no_id() -> None:
    drawings = [
        city_svg([["M"]]),
        city_svg([["M"]], title="x"),
        city_svg([["M"]], labels=False),
        city_svg([["M"]], uid="other"),
        city_svg([["K"]]),
    ]
    ids = [found for svg in drawings for found in re.findall(r' id="([\w-]+)"', svg)]
    assert len(ids) == len(set(ids))


def test_same_input_same_drawing() -> None:
    assert city_svg(rows("R R / M C")) == city_svg(rows("R R / M C"))


def test_margin_names() -> None:
    city = [["."] * 6 for _ in range(6)]
    assert texts(city_svg(city)) == [*"abcdef", *"123456"]
    assert texts(city_svg(city, labels=False)) == []


def folds(svg: str) -> int:
    found = re.findall(r'd="((?:M\d+ \d+[vh]80)+)"', svg)
    return sum(path.count("M") for path in found)


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("R R", 1),
        ("R . / . R", 0),
        ("R C", 0),
        ("R R / R R", 4),
        ("C C C / C . .", 3),
        ("I I", 0),
        ("R RC0", 0),
    ],
)
def test_districts_of_plain_cards_fuse(city: str, expected: int) -> None:
    assert folds(city_svg(rows(city))) == expected


def test_other_districts_fuse_on_request() -> None:
    assert folds(city_svg(rows("P P / R R"), fused="RCP")) == 2


@pytest.mark.parametrize(
    ("token", "first", "second"),
    [
        ("RL0", "right top", "left bottom"),
        ("RL1", "right bottom", "left top"),
        ("RL2", "left bottom", "right top"),
        ("RL3", "left top", "right bottom"),
        ("CIn", "left top", "left bottom"),
        ("CIe", "right top", "left top"),
        ("CIs", "left bottom", "left top"),
        ("CIw", "left top", "right top"),
    ],
)
def test_halves_lie_as_the_token_says(token: str, first: str, second: str) -> None:
    root = parse(city_svg([[token]], labels=False))
    spots = {
        element.text: ("left" if float(element.get("x", 0)) < 50 else "right")
        + (" top" if float(element.get("y", 0)) < 50 else " bottom")
        for element in root.iter(f"{SVG}text")
    }
    assert spots == {token[0]: first, token[1]: second}


@pytest.mark.parametrize(
    "city", [[], [[]], [["M"], ["M", "R"]], [["X"]], [["RI0"]], [["CC0"]], [["RCd"]], [["I5"]]]
)
def test_refuses_what_is_no_city(city: list[list[str]]) -> None:
    with pytest.raises(ValueError, match=r"."):
        city_svg(city)


def test_columns_go_on_after_z() -> None:
    assert [column_name(c) for c in (0, 25, 26, 51, 52)] == ["a", "z", "aa", "az", "ba"]


def test_the_town_halls_of_a_single_city_name_their_owners() -> None:
    drawing = city_svg([["R", "M0"], [".", "M1"]])
    assert ">M0<" in drawing
    assert ">M1<" in drawing
