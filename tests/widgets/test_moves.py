"""Typed moves: as people write them, and every misunderstanding has words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity import widgets
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS
from cardcity_tutor.games.cardcity.widgets.ground import Ground
from cardcity_tutor.games.cardcity.widgets.moves import Move, typed
from cardcity_tutor.locale import LANGUAGES, has, say
from tests.engine.strategies import checked
from tests.render.positions import EXAMPLES, at

CITY = Ground(at("I . / M C / . R", level="advanced"), "en")
"""The town hall is f6, whatever lies around it."""


def words_in_both(error: InputError) -> None:
    for lang in LANGUAGES:
        assert say(lang, error.code, **error.params)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("R f6", Move("R", (1, 0), None)),
        ("r F6", Move("R", (1, 0), None)),
        ("f6 R", Move("R", (1, 0), None)),
        ("  R ,  f6 ", Move("R", (1, 0), None)),
        ("R,f6", Move("R", (1, 0), None)),
        ("I f6", Move("I1", (1, 0), None)),
        ("i4 f6", Move("I4", (1, 0), None)),
        ("RLd f6 2", Move("RLd", (1, 0), "2")),
        ("rls e4 N", Move("RLs", (-1, -1), "n")),
        ("2 RLD f6", Move("RLd", (1, 0), "2")),
        ("RL2 f6", Move("RLd", (1, 0), "2")),
        ("f6 rlN", Move("RLs", (1, 0), "n")),
        ("RLs f6", Move("RLs", (1, 0), None)),  # in a hand: the card, not yet turned
        ("f6", Move(None, (1, 0), None)),
    ],
)
def test_a_move(text: str, move: Move) -> None:
    # "N" is the cloud's letter and the northern facing: after a card it is the facing.
    assert typed(text, CITY, ()) == move


@pytest.mark.parametrize(
    ("text", "cards", "card"),
    [
        ("f6", ["R"], "R"),
        ("f6", ["R", "R"], "R"),
        ("f6", ["R", "C"], None),
        ("RL f6 2", ["RLd"], "RLd"),
        ("RL f6 n", ["RLs"], "RLs"),
        ("rl f6", ["RLd", "RLs"], "RLd"),
        ("N f6", ["N"], "N"),
    ],
)
def test_a_card_that_is_understood(text: str, cards: list[str], card: str | None) -> None:
    assert typed(text, CITY, cards).card == card


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "move-where"),
        ("R", "move-where"),
        ("R z9", "move-no-cell"),
        ("R f99", "move-no-cell"),
        ("Q f6", "move-unread"),
        ("R f6 9", "move-unread"),
        ("RR f6", "move-unread"),
        ("<b>", "move-unread"),
    ],
)
def test_a_move_that_is_not_understood(text: str, code: str) -> None:
    with pytest.raises(InputError) as refused:
        typed(text, CITY, ["R"])
    assert refused.value.code == code
    words_in_both(refused.value)


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_cell_and_every_card_can_be_typed(name: str) -> None:
    ground = Ground(EXAMPLES[name], "fr")
    for place, cell in ground.plan.names.items():
        assert typed(f"R {cell}", ground, ()).place == place
    for card in HAND_TOKENS:
        assert typed(f"{card} {cell}", ground, (card,)).card == card


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_corners_of_the_board_are_told(name: str) -> None:
    """A board may have more than nine rows: the last cell is not the last one of a dictionary."""
    ground = Ground(EXAMPLES[name], "fr")
    with pytest.raises(InputError) as refused:
        typed("R zz99", ground, ())
    names = ground.plan.names
    assert refused.value.params["first"] == names[min(names)]
    assert refused.value.params["last"] == names[max(names)]


def test_the_corners_of_a_board_with_ten_rows() -> None:
    rows = ["R", "C", "P", "R", "M0", "M1", "C", "R", "P", "C"]
    ground = Ground(at(" / ".join(rows), "single-city", players=2), "fr")
    assert max(row for row, _ in ground.plan.names) - min(row for row, _ in ground.plan.names) >= 9
    with pytest.raises(InputError) as refused:
        typed("R zz99", ground, ())
    assert refused.value.params["last"] == ground.plan.names[max(ground.plan.names)]


@settings(checked, max_examples=100)
@given(st.text(alphabet="abRLdn0123 ,.z", max_size=14), st.lists(st.sampled_from(HAND_TOKENS), max_size=3))
def test_anything_is_read_or_refused(text: str, cards: list[str]) -> None:
    try:
        move = typed(text, CITY, cards)
    except InputError as error:
        words_in_both(error)
    else:
        assert move.place in CITY.plan.spots
        assert move.card is None or move.card in HAND_TOKENS


# ------------------------------------------------------------------ every code has words


FOLDER = Path(widgets.__file__).parent


def literals() -> Iterator[tuple[str, str]]:
    """Every error code and message key that the widgets spell out: where, and what."""
    for source in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("InputError", "IllegalAction", "say", "said"):
                for argument in node.args[:2]:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield source.name, argument.value


def test_every_code_and_message_of_the_widgets_has_words() -> None:
    found = list(literals())
    assert len(found) > 40
    missing = [(name, key, lang) for name, key in found for lang in LANGUAGES if not has(lang, key)]
    assert missing == []
