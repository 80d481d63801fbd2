"""A position as a link: out and in again it is the same; a broken link is refused in words."""

from __future__ import annotations

import re
from urllib.parse import parse_qs

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.reserve import Reserve
from cardcity_tutor.games.cardcity.rules.setting import VICTORIES
from cardcity_tutor.games.cardcity.widgets.sharing import DEFAULTS, LONGEST, qr_path, query, shared_position
from cardcity_tutor.locale import LANGUAGES, say
from tests.engine.strategies import checked
from tests.render.positions import EXAMPLES, at, positions

often = settings(checked, max_examples=25)


def words_in_both(error: InputError) -> None:
    for lang in LANGUAGES:
        assert say(lang, error.code, **error.params)


# ------------------------------------------------------------------ out and in again


@often
@given(positions(), st.sampled_from(VICTORIES))
def test_a_link_gives_the_position_back(position: Position, victory: str) -> None:
    again, counted = shared_position(query(position, victory))
    assert counted == victory
    assert (again.text, again.money, again.hand) == (position.text, position.money, position.hand)
    one, other = position.setting, again.setting
    assert (one.edition, one.level, one.variants, one.layout) == (
        other.edition,
        other.level,
        other.variants,
        other.layout,
    )
    assert one.layout.kind == "separate" or again.city.own == position.city.own


@often
@given(positions())
def test_a_link_is_written_the_same_way_each_time(position: Position) -> None:
    link = query(position)
    assert query(shared_position(link)[0]) == link
    assert shared_position("?" + link)[0].text == position.text


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_is_usual_is_left_out(name: str) -> None:
    position = EXAMPLES[name]
    fields = parse_qs(query(position))
    assert fields["city"] == [position.text]
    assert all(fields[key] != [str(usual)] for key, usual in DEFAULTS.items() if key in fields)


def test_a_link_can_be_read_by_people() -> None:
    assert query(at("M R / . C", hand=["R", "I"], money=3)) == "city=M+R+/+.+C&hand=R,I1"
    assert query(at("M"), "happiness") == "city=M&victory=happiness"


def test_the_largest_map_fits() -> None:
    rows = (
        ["RL0 " * 12] * 5
        + ["RL0 " * 5 + "M0 M1" + " RL0" * 5, "RL0 " * 5 + "M3 M2" + " RL0" * 5]
        + ["RL0 " * 12] * 5
    )
    city = at(" / ".join(rows), "single-city", level="advanced", players=4)
    link = query(city)
    assert len(link) <= LONGEST
    assert shared_position(link)[0].text == city.text


def test_the_rulings_are_in_the_link() -> None:
    position = at("M RC0", level="advanced", rulings={"bicolour-inside": False})
    assert shared_position(query(position))[0].setting == position.setting


def test_the_reserve_is_in_the_link() -> None:
    position = at("M R", reserve=Reserve(homes=2, clouds=0))
    assert shared_position(query(position))[0].reserve == position.reserve


# ------------------------------------------------------------------ broken links


BROKEN = [
    "",
    "?",
    "city",
    "city=",
    "city=X",
    "city=M+M",
    "town=M",
    "city=M&money=-1",
    "city=M&money=many",
    "city=M&money=1e3",
    "city=M&money=9999999",
    "city=M&money=",
    "city=M&level=expert",
    "city=M&edition=1999",
    "city=M&edition=2012&level=normal",
    "city=M&variants=moon",
    "city=M&variants=suburb,single-city",
    "city=M&players=9",
    "city=M0+M1&variants=single-city&players=2",
    "city=M0+/+M1&variants=single-city&players=2&player=2",
    "city=M0+/+M1&variants=single-city&players=2&player=7",
    "city=M&hand=Q",
    "city=M&victory=world-peace",
    "city=" + "R+" * LONGEST,
]


@pytest.mark.parametrize("link", BROKEN, ids=lambda link: link[:50])
def test_a_broken_link_is_refused_in_words(link: str) -> None:
    with pytest.raises(InputError) as refused:
        shared_position(link)
    words_in_both(refused.value)


KEYS = st.sampled_from(["city", "victory", *DEFAULTS])
VALUES = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        ["M", "M R", "M0 M1", "> M", "single-city", "suburb", "2012", "4", "0", "advanced", "R,C"]
    ),
)


@settings(checked, max_examples=100)
@given(st.lists(st.tuples(KEYS, VALUES), max_size=5), st.text(max_size=20))
@example([("city", "M0 / M1"), ("variants", "single-city"), ("players", "2"), ("player", "3")], "")
def test_any_link_is_read_or_refused(fields: list[tuple[str, str]], rest: str) -> None:
    link = "&".join(f"{key}={value}" for key, value in fields) + rest
    try:
        position, victory = shared_position(link)
    except InputError as error:
        words_in_both(error)
    else:
        assert position.text
        assert victory in VICTORIES


# ------------------------------------------------------------------ the code


FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
QUIET = 4


def modules(link: str) -> list[str]:
    """The code as rows of digits, drawn from its path."""
    code = qr_path(link)
    size = code["size"]
    rows = [["0"] * size for _ in range(size)]
    for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", code["path"]):
        rows[int(y)][int(x)] = "1"
    assert re.fullmatch(r"(M\d+ \d+h1v1h-1z)+", code["path"])
    return ["".join(row) for row in rows]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_code_has_its_finders_and_its_quiet_zone(name: str) -> None:
    rows = modules("https://example.org/?" + query(EXAMPLES[name]))
    size = len(rows)
    inner = size - 2 * QUIET
    assert inner >= 21
    assert (inner - 21) % 4 == 0
    assert not any("1" in row for row in (*rows[:QUIET], *rows[-QUIET:]))
    assert not any("1" in row[:QUIET] + row[-QUIET:] for row in rows)
    far = size - QUIET - 7
    for top, left in ((QUIET, QUIET), (QUIET, far), (far, QUIET)):
        assert [row[left : left + 7] for row in rows[top : top + 7]] == FINDER
    timing = rows[QUIET + 6][QUIET + 8 : size - QUIET - 8]
    assert timing == ("10" * inner)[: len(timing)]


def test_a_longer_link_needs_a_larger_code() -> None:
    assert (
        qr_path("https://example.org/?city=M")["size"] < qr_path("https://example.org/?" + "R" * 900)["size"]
    )
