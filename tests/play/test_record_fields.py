"""Records with one field of one line replaced by anything: never a raw exception, never accepted by mistake."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.core import InputError
from cardcity_tutor.core.record import dumped
from cardcity_tutor.games.cardcity.rules.record import replay
from tests.play.damage import error_of
from tests.play.test_record import KINDS, lines_of

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.integers()
    | st.floats()
    | st.sampled_from(
        ["R", "C", "L", "P", "K", "N", "I1", "RCd", "open", "rest", "build", "take", "start", "n", "0", ""]
    )
    | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["up", "down", "money", "x"]), inner, max_size=3)
    ),
    max_leaves=4,
)
FREE = {"bots"}
"""Fields of the start line that a replay has nothing to compare with."""
WITHOUT_TRACE = {"architect", "offer"}
"""Decisions that can be otherwise and yet lead to the same game: an unused architect, a bribe taken back."""


def same(one: Any, other: Any) -> bool:
    """Equal as JSON: 1, 1.0 and true are three different things."""
    return dumped({"": one}) == dumped({"": other})


@settings(max_examples=400)
@given(
    st.sampled_from(KINDS),
    st.floats(0, 0.999),
    st.floats(0, 0.999),
    st.lists(st.integers(0, 5), max_size=2),
    VALUES,
)
def test_one_field_changed(kind: str, where: float, which: float, inside: list[int], value: Any) -> None:
    """Accepted only as the record of another game by the rules; no other exception than ours; always a line."""
    found = lines_of(kind)
    number = int(where * len(found))
    owner: Any = found[number]
    event = owner["event"]
    key: Any = list(owner)[int(which * len(owner))]
    if key in FREE:
        return
    for step in inside:
        if isinstance(owner[key], dict | list) and owner[key]:
            owner = owner[key]
            key = list(owner)[step % len(owner)] if isinstance(owner, dict) else step % len(owner)
    before, owner[key] = owner[key], value
    damaged = [dumped(line) for line in found]
    try:
        list(replay(damaged))
    except InputError:
        assert isinstance(error_of(damaged).params["line"], int)
    else:
        assert same(before, value) or (event in WITHOUT_TRACE and type(before) is type(value))


@pytest.mark.parametrize("kind", [float, bool])
def test_numbers_keep_their_kind(kind: type) -> None:
    """Python takes 1, 1.0 and True for equal; a record does not."""
    count = len(lines_of("solo"))
    for number in (*range(12), count - 1):
        for key, value in lines_of("solo")[number].items():
            if isinstance(value, int) and kind(value) == value:
                found = lines_of("solo")
                found[number][key] = kind(value)
                assert error_of([dumped(line) for line in found]).params["line"] == number + 1, key
