"""In Python: one name for everything, names of cells wherever a pair works, and wrong types told at the door."""

from __future__ import annotations

import inspect
import pickle
import pydoc
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import cardcity_tutor
from cardcity_tutor import (
    City,
    CityBoard,
    CourseView,
    DevelopmentTree,
    GameReplay,
    GameTable,
    HandView,
    InputError,
    LessonPlayer,
    LotsView,
    OptionsPanel,
    RulesExplorer,
    ScoreSheet,
    Stage,
    actions,
    apply,
    game,
    read_pack,
    start,
)
from cardcity_tutor.games import cardcity
from cardcity_tutor.games.cardcity import coach, widgets
from cardcity_tutor.games.cardcity.coach import advise, bot, generate
from cardcity_tutor.games.cardcity.rules.actions import Build
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS

CITY = City("I . / M C / . R", money=5, hand=["R", "C"])
PUZZLE = generate("best-income", "simplified", difficulty=2, seed=7)
ODD: tuple[Any, ...] = (5, 2.5, None, True, b"M", "nonsense", [1], {"a": 1}, object(), (0, 1, 2))


def test_the_public_names_are_offered() -> None:
    for package in (cardcity_tutor, widgets, coach):
        assert set(package.__all__) <= set(dir(package))
        assert not [name for name in dir(package) if name.startswith("_") and not name.startswith("__")]
        for name in package.__all__:
            assert getattr(package, name) is not None


def test_a_city_has_one_name() -> None:
    city = City("M R / . C", level="advanced", hand=["RLd"], money=0)
    assert type(city).__name__ == City.__name__ == "City"
    assert repr(city) == "City('M R / . C', level='advanced', money=0, hand=['RLd'])"
    assert eval(repr(city)) == city  # noqa: S307
    assert pickle.loads(pickle.dumps(city)) == city  # noqa: S301
    assert City.of("M R / . C", level="advanced", hand=["RLd"], money=0) == city
    assert type(city.changed(money=9).build("RLd", "f7", "2")) is City


def test_no_other_class_of_the_game_is_called_city() -> None:
    modules = [
        import_module(found.name) for found in walk_packages(cardcity.__path__, f"{cardcity.__name__}.")
    ]
    classes = {thing for module in modules for thing in vars(module).values() if inspect.isclass(thing)}
    assert [found for found in classes if found.__name__ == "City"] == [City]
    assert repr(CITY.city).startswith("CityMasks(")
    assert "CityMasks" in pydoc.plain(pydoc.render_doc(City.made))


@pytest.mark.parametrize("text", ["M0 R / M1 C"])
def test_a_shared_city_says_how_to_make_it(text: str) -> None:
    city = City(text, variants=["single-city"], players=2, player=1)
    assert eval(repr(city)) == city  # noqa: S307


def test_cells_have_names() -> None:
    assert CITY.place("f4") == (0, 1) == CITY.place((0, 1)) == CITY.place(" F4 ")
    assert CITY.name((0, 1)) == "f4"
    assert CITY.verdict("R", "f4") == CITY.verdict("R", (0, 1)) == CITY.verdict("R", [0, 1])  # type: ignore[arg-type]
    assert CITY.build("C", "e6") == CITY.build("C", (2, 0))
    assert CITY.brings_cloud("C", "e6") == CITY.brings_cloud("C", (2, 0))
    growing = City("L R M R L / . . I . .")
    choice = growing.due()[0]
    assert growing.name(choice.place) == "d4"
    assert growing.develop(choice.colour, growing.name(choice.place)) == growing.develop(choice)
    assert growing.development_verdict("R", "d4") == growing.development_verdict(("R", "d4"))  # type: ignore[arg-type]
    named = game(variants=["suburb"], players=1, hall="d4")
    assert named == game(variants=["suburb"], players=1, hall=(2, 2))
    board = CityBoard(CITY)
    board.place("C", "e6")
    assert board.value["placed"][0]["cell"] == [2, 0]
    board.gesture = {"kind": "place", "card": "R", "cell": "g5"}
    assert board.value["city"] == "I1 . . / M C R / C R ."


def test_decisions_with_names() -> None:
    state, _ = start(game(players=1, level="simplified"), 3)
    state, _ = apply(state, actions(state)[0])
    action = actions(state)[0]
    assert isinstance(action, Build)
    named = Build(HAND_TOKENS[action.card], state.position().name(action.place))  # type: ignore[arg-type]
    assert apply(state, named)[1] == apply(state, action)[1]


DOORS: dict[str, Callable[[Any], object]] = {
    "City": City,
    "edition": lambda odd: City("M", edition=odd),
    "level": lambda odd: City("M", level=odd),
    "variants": lambda odd: City("M", variants=odd),
    "rulings": lambda odd: City("M", rulings=odd),
    "money": lambda odd: City("M", money=odd),
    "hand": lambda odd: City("M", hand=odd),
    "reserve": lambda odd: City("M", reserve=odd),
    "players": lambda odd: City("M", players=odd),
    "player": lambda odd: City("M0 / M1", variants=["single-city"], players=2, player=odd),
    "verdict card": lambda odd: CITY.verdict(odd, "f4"),
    "verdict cell": lambda odd: CITY.verdict("R", odd),
    "verdict facing": lambda odd: City("M", level="advanced").verdict("RLd", "f5", odd),
    "build": lambda odd: CITY.build("C", odd),
    "brings_cloud": lambda odd: CITY.brings_cloud(odd, "f4"),
    "develop": CITY.develop,
    "develop cell": lambda odd: CITY.develop("R", odd),
    "legal": CITY.legal,
    "why": CITY.why,
    "price": CITY.price,
    "with_hand": CITY.with_hand,
    "score": CITY.score,
    "outcomes": CITY.outcomes,
    "game level": lambda odd: game(level=odd),
    "game players": lambda odd: game(players=odd),
    "game victory": lambda odd: game(victory=odd),
    "game variants": lambda odd: game(variants=odd),
    "game hall": lambda odd: game(players=1, variants=["suburb"], hall=odd),
    "start": lambda odd: start(odd, 7),
    "seed": lambda odd: start(game(), odd),
    "actions": actions,
    "apply state": lambda odd: apply(odd, None),  # type: ignore[arg-type]
    "apply action": lambda odd: apply(start(game(), 7)[0], odd),
    "read_pack": read_pack,
    "CityBoard": CityBoard,
    "CityBoard mode": lambda odd: CityBoard("M", mode=odd),
    "CityBoard hand": lambda odd: CityBoard("M", hand=odd),
    "CityBoard title": lambda odd: CityBoard("M", lang=odd),
    "ScoreSheet": ScoreSheet,
    "DevelopmentTree": DevelopmentTree,
    "Stage": Stage,
    "HandView": HandView,
    "LotsView": LotsView,
    "GameTable": GameTable,
    "GameTable players": lambda odd: GameTable(players=odd),
    "GameTable opponents": lambda odd: GameTable(players=2, opponents=odd),
    "GameTable seats": lambda odd: GameTable(players=2, seats=odd),
    "GameTable seed": lambda odd: GameTable(seed=odd),
    "GameTable help": lambda odd: GameTable(help=odd),
    "GameTable.resume": GameTable.resume,
    "GameReplay": GameReplay,
    "LessonPlayer": LessonPlayer,
    "LessonPlayer pack": lambda odd: LessonPlayer(3, pack=odd),
    "CourseView": CourseView,
    "RulesExplorer rule": lambda odd: RulesExplorer(rule=odd),
    "OptionsPanel": OptionsPanel,
    "advise": lambda odd: advise(odd, playouts=1),
    "bot": bot,
    "generate": generate,
    "grade": PUZZLE.grade,
}


@pytest.mark.parametrize("door", DOORS)
def test_wrong_types_are_told_at_the_door(door: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    refused = 0
    for odd in ODD:
        try:
            DOORS[door](odd)
        except cardcity_tutor.TutorError:
            refused += 1
    assert refused >= len(ODD) - 5  # None and numbers may be right in some places


def test_options_are_spelled_out() -> None:
    for name in widgets.__all__:
        signature = inspect.signature(getattr(widgets, name))
        kinds = {parameter.kind for parameter in signature.parameters.values()}
        assert inspect.Parameter.VAR_KEYWORD not in kinds, name
        assert "lang" in signature.parameters
    board = inspect.signature(CityBoard).parameters
    assert set(inspect.signature(City).parameters) - {"text"} <= set(board)
    assert {"mode", "help", "palette", "victory"} <= set(board)
    assert board["level"].default == "simplified"


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(InputError) as unknown:
        CityBoard("M", nivel="normal")
    assert "level" in str(unknown.value.params["expected"])


def test_a_gesture_set_twice_counts_twice() -> None:
    board = CityBoard(CITY)
    board.place("C", "e6")
    board.place("R", "g5")
    undo = {"kind": "undo"}
    board.gesture = undo
    board.gesture = undo
    assert board.value["placed"] == []
