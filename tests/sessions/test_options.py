"""The options of any game that lists its fields."""

from __future__ import annotations

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.options import Field
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.sessions import Options


def test_every_field_begins_at_its_default(toy: Ruleset) -> None:
    options = Options(toy)
    assert options.plain == {}
    assert options.way == toy.needed(toy.read_options)({})


def test_choices_come_as_values_or_as_text(toy: Ruleset) -> None:
    options = Options(toy, {"hand": "4", "rulings": {"sweep": "false"}})
    options.choose("equal", "yes")
    assert options.plain == {"hand": 4, "equal": "yes", "rulings": {"sweep": False}}
    assert options.way.plain == options.plain


def test_rows_are_in_words_and_fall_back_to_names(toy: Ruleset) -> None:
    rows = {row["name"]: row for row in Options(toy).rows("en")}
    assert rows["hand"]["label"] == "Cards in hand"
    assert [option["label"] for option in rows["equal"]["options"]] == ["not allowed", "allowed"]
    assert [option["label"] for option in rows["rulings.sweep"]["options"]] == ["yes", "no"]
    bare = Ruleset("bare", None, dict, fields=(Field("odd", ("this", "that")),))
    assert Options(bare).rows("en")[0]["label"] == "odd"
    assert [option["label"] for option in Options(bare).rows("fr")[0]["options"]] == ["this", "that"]


def test_of_several_values_only_so_many_are_taken() -> None:
    options = Options(Ruleset("bare", None, dict, fields=(Field("needs", ("a", "b", "c"), most=2),)))
    for value in ("a", "b", "a", "c"):
        options.choose("needs", value)
    assert options.plain == {"needs": ["b", "c"]}
    with pytest.raises(InputError, match="match-option-most"):
        options.choose("needs", "a")


@pytest.mark.parametrize(
    ("name", "value", "code"), [("hand", 7, "field-choice"), ("colour", "red", "option-not-here")]
)
def test_what_cannot_be_chosen_is_refused(toy: Ruleset, name: str, value: object, code: str) -> None:
    with pytest.raises(InputError, match=code):
        Options(toy).choose(name, value)
    with pytest.raises(InputError, match=code):
        _ = Options(toy, {name: value}).way
