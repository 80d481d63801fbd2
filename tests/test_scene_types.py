"""The types that the scripts are checked with are those of Python."""

from typing import NotRequired, TypedDict

import pytest

from tools import scene_types


class Toy(TypedDict):
    """A thing
    to play with."""

    name: str
    """What it is
    called."""
    places: NotRequired[list[tuple[int, float | None]]]


def test_the_written_types_are_up_to_date() -> None:
    """`make format` writes them."""
    assert scene_types.FILE.read_text(encoding="utf-8") == scene_types.text()


def test_a_class_becomes_an_interface() -> None:
    assert scene_types.interface(Toy).splitlines() == [
        "  /** A thing to play with. */",
        "  interface Toy {",
        "    /** What it is called. */",
        "    name: string;",
        "    places?: [number, number | null][];",
        "  }",
    ]


def test_an_unknown_type_is_named() -> None:
    with pytest.raises(TypeError, match="complex"):
        scene_types.written(list[complex])
