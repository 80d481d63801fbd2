"""The picture of every map in both inks: complete, self-contained, with frontiers exactly where owners differ."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings

from cardcity_tutor.core.verdict import Place
from cardcity_tutor.games.cardcity.face import (
    DAY,
    LIVE,
    Ink,
    Plan,
    card_svg,
    city_picture,
    plan_of,
    position_svg,
    sprite,
)
from cardcity_tutor.games.cardcity.face.districts import fused_letters, links, shown_sides
from cardcity_tutor.games.cardcity.face.tokens import read_card
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS, MAP_TOKENS
from cardcity_tutor.widgets.bundle import source
from tests.render.positions import EXAMPLES, at, positions, shared_positions

SVG = "{http://www.w3.org/2000/svg}"
HEX = re.compile(r"#[0-9A-Fa-f]{6}\b")
Segment = tuple[float, float, float, float]


def parse(shapes: str) -> ET.Element:
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{shapes}</svg>')  # noqa: S314  # our own output


def cards_in(picture: str) -> dict[Place, ET.Element]:
    groups = [group for group in parse(picture).iter(f"{SVG}g") if group.get("data-at")]
    found = {}
    for group in groups:
        row, column = group.attrib["data-at"].split(",")
        found[int(row), int(column)] = group
    assert len(found) == len(groups)
    return found


def ids_of_sprite() -> dict[str, ET.Element]:
    return {element.attrib["id"]: element for element in parse(sprite()).iter() if element.get("id")}


SPRITE = ids_of_sprite()


def icons_under(element: ET.Element) -> Iterator[str]:
    """The symbols that an element of the live picture shows, through the pieces of the sprite."""
    for use in element.iter(f"{SVG}use"):
        target = SPRITE[use.attrib["href"].removeprefix("#")]
        if target.tag == f"{SVG}symbol":
            yield target.attrib["id"].removeprefix("cc-")
        else:
            yield from icons_under(target)


def expected_letters(plan: Plan, place: Place) -> list[str]:
    token = plan.tokens[place]
    if plan.zones and token[0] == "M":
        return ["M"]
    card = read_card(token)
    assert card is not None
    return [face.letter for face in card.faces]


@settings(max_examples=50)
@given(positions())
def test_each_card_is_drawn_once_with_letter_and_icon(position: Position) -> None:
    plan = plan_of(position)
    for ink in (LIVE, DAY):
        cards = cards_in(city_picture(position, plan, ink))
        assert set(cards) == set(plan.tokens)
        for place, group in cards.items():
            card = read_card(plan.tokens[place])
            assert card is not None
            assert [text.text for text in group.iter(f"{SVG}text")] == expected_letters(plan, place)
            x, y = plan.spots[place]
            assert group.attrib["transform"] == f"translate({x:g} {y:g})"
            if ink.live:
                assert Counter(icons_under(group)) == Counter(face.icon for face in card.faces)
            else:
                scaled = [inner for inner in group.iter(f"{SVG}g") if "scale" in inner.get("transform", "")]
                assert len(scaled) == len(card.faces)


@settings(max_examples=40)
@given(positions())
def test_the_inks_do_not_mix(position: Position) -> None:
    plan = plan_of(position)
    live = city_picture(position, plan, LIVE)
    assert HEX.findall(live) == []
    assert set(re.findall(r"#([\w-]+)", live)) <= set(SPRITE)
    static = position_svg(position)
    root = ET.fromstring(static)  # noqa: S314  # our own output
    assert re.findall(r"var\(|href|currentColor|class=|light-dark", static) == []
    ids = [element.attrib["id"] for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([\w-]+)\)", static)) <= set(ids)


def test_the_sprite_is_named_and_coloured_by_the_page() -> None:
    assert HEX.findall(sprite()) == []
    assert "class=" not in sprite()
    assert all(name.startswith("cc-") for name in SPRITE)
    assert sprite().count(' id="') == len(SPRITE)
    assert set(re.findall(r"(?:url\(|href=\")#([\w-]+)", sprite())) <= set(SPRITE)
    assert {"cc-residence", "cc-lock", "cc-grow", "cc-pat-off", "cc-pat-back"} <= set(SPRITE)


def declared_colours() -> dict[str, str]:
    """The day's value of every custom property of the widgets' style sheet."""
    sheet = source("base/tokens.css")
    found = re.findall(r"--cc-([\w-]+):\s*light-dark\((#[0-9A-Fa-f]{6})", sheet)
    return {name: colour.upper() for name, colour in found}


def test_day_is_what_the_style_sheet_calls_day() -> None:
    colours = declared_colours()
    names = re.compile(r"var\(--cc-([\w-]+)\)")

    def day(value: str) -> str:
        return names.sub(lambda found: colours[found[1]], value)

    for kind, paper in LIVE.papers.items():
        assert tuple(map(day, paper)) == DAY.papers[kind]
    plain = (field for field in Ink.__dataclass_fields__ if field not in {"live", "papers", "zones"})
    assert {field: day(getattr(LIVE, field)) for field in plain} == {
        field: getattr(DAY, field)
        for field in Ink.__dataclass_fields__
        if field not in {"live", "papers", "zones"}
    }
    assert tuple(map(day, LIVE.zones)) == DAY.zones


# ------------------------------------------------------------------ districts


def districts(position: Position, plan: Plan) -> set[tuple[str, frozenset[Place]]]:
    """What the drawing holds together, by letter."""
    letters = fused_letters(position)
    found = links(plan, letters)
    annexed = {place for link in found for place in link[:2]}
    groups = {
        (letter, place): frozenset({place})
        for place, token in plan.tokens.items()
        for letter, _ in shown_sides(token, plan.brick)
        if letter in letters and (place not in plan.ring or place in annexed)
    }
    for link in found:
        joined = groups[link.letter, link.first] | groups[link.letter, link.second]
        groups |= {(link.letter, place): joined for place in joined}
    return {(letter, group) for (letter, _), group in groups.items()}


@settings(max_examples=50)
@given(positions())
def test_the_districts_drawn_are_those_of_the_engine(position: Position) -> None:
    drawn = {district for district in districts(position, plan_of(position)) if district[0] in "RC"}
    counted = {(need.colour, frozenset(need.cells)) for need in position.needs()}
    assert counted <= drawn
    if not position.setting.shared:
        assert counted == drawn


@pytest.mark.parametrize(
    ("text", "level", "sheets"),
    [("R R / M C", "simplified", 1), ("P P / M C", "normal", 0), ("P P / M C", "advanced", 1)],
)
def test_parkings_fuse_where_they_are_counted(text: str, level: str, sheets: int) -> None:
    position = at(text, level=level)
    assert city_picture(position, plan_of(position), LIVE).count('stroke-dasharray="6 6"') == sheets


def test_suburb_cards_fade_until_they_join_the_city() -> None:
    position = EXAMPLES["suburb"]
    cards = cards_in(city_picture(position, plan_of(position), LIVE))
    plan = plan_of(position)
    bright = {place for place in plan.ring if not cards[place].get("opacity")}
    assert bright == {(5, 4)}
    assert plan.tokens[5, 4] == plan.tokens[4, 4] == "R"


# ------------------------------------------------------------------ frontiers


def segments(data: str) -> Iterator[Segment]:
    for x, y, way, length in re.findall(r"M(-?[\d.]+) (-?[\d.]+)([hv])([\d.]+)", data):
        left, top, far = float(x), float(y), float(length)
        yield (left, top, left + far, top) if way == "h" else (left, top, left, top + far)


def drawn_frontiers(picture: str) -> tuple[list[Segment], list[Segment]]:
    """Railway lines and rows of dots."""
    lines = [path for path in parse(picture).iter(f"{SVG}path") if path.get("stroke") == DAY.border]
    rail = [path.attrib["d"] for path in lines if path.get("stroke-linecap") == "square"]
    dots = [path.attrib["d"] for path in lines if path.get("stroke-linecap") == "round"]
    return [*segments("".join(rail))], [*segments("".join(dots))]


def common_edge(first: tuple[float, float], second: tuple[float, float]) -> Segment | None:
    """Where two cells, each with half of the street around it, touch along more than a corner."""
    (x, y), (other_x, other_y) = sorted((first, second))
    left, right = max(x, other_x) - 5, min(x, other_x) + 105
    top, bottom = max(y, other_y) - 5, min(y, other_y) + 105
    if (left == right and top < bottom) or (top == bottom and left < right):
        return left, top, right, bottom
    return None


@settings(max_examples=40)
@given(shared_positions())
def test_frontiers_run_between_owners_and_nowhere_else(position: Position) -> None:
    plan = plan_of(position)
    rail, dots = drawn_frontiers(city_picture(position, plan, DAY))
    owners = plan.zones | plan.fringe
    cells = {place: plan.corner(place) for place in owners}
    expected = {
        edge: {first, second}
        for first, second in combinations(cells, 2)
        if owners[first] != owners[second] and (edge := common_edge(cells[first], cells[second]))
    }
    assert Counter(rail + dots) == Counter(expected.keys())
    together = [group for _, group in districts(position, plan)]
    for edge, pair in expected.items():
        if edge in dots:
            assert any(pair <= group for group in together)
        else:
            shown = {plan.tokens.get(place, ".") for place in pair}
            assert len(shown) > 1 or not shown <= set(fused_letters(position))


def test_a_district_across_the_frontier_makes_it_dots() -> None:
    position = EXAMPLES["two"]
    rail, dots = drawn_frontiers(city_picture(position, plan_of(position), DAY))
    assert len(dots) == 1
    assert len(rail) == 4


@pytest.mark.parametrize(("name", "initials"), [("two", "AB"), ("three", "ABC"), ("four", "ABDC")])
def test_town_halls_bear_their_owners_initials(name: str, initials: str) -> None:
    position = EXAMPLES[name]
    root = parse(city_picture(position, plan_of(position), LIVE))
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert [text for text in texts if text in set("ABD")] == [letter for letter in initials if letter != "C"]


# ------------------------------------------------------------------ single cards, size


@pytest.mark.parametrize("ink", [LIVE, DAY])
@pytest.mark.parametrize("token", sorted({*MAP_TOKENS} - {"."}))
def test_each_card_of_a_map(token: str, ink: Ink) -> None:
    letters = [text.text for text in parse(card_svg(token, ink)).iter(f"{SVG}text")]
    assert letters == re.findall("[A-Z]", token)


@pytest.mark.parametrize("token", HAND_TOKENS)
def test_hand_cards_lie_in_their_first_facing(token: str) -> None:
    facing = {"d": "0", "s": "n"}
    laid = token[:2] + facing[token[2]] if len(token) == 3 else token
    assert card_svg(token, LIVE, hand=True) == card_svg(laid, LIVE)


def test_a_card_face_down_shows_nothing() -> None:
    shapes = parse(card_svg("?", LIVE))
    assert list(shapes.iter(f"{SVG}text")) == []
    assert list(icons_under(shapes)) == ["hidden"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_live_picture_stays_small(name: str) -> None:
    position = EXAMPLES[name]
    assert len(city_picture(position, plan_of(position), LIVE)) <= 14_000


def test_a_static_picture_is_named_and_can_do_without_margin() -> None:
    position = EXAMPLES["five"]
    named = position_svg(position, title="A & B")
    assert ">A &amp; B</title>" in named
    assert ">e</text>" in named
    assert ">e</text>" not in position_svg(position, labels=False)
    assert f">{position.text}</title>" in position_svg(position)
