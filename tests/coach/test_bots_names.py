"""Bots by name: registered, announced by another package, or given by the path of a class; and the characters."""

import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import Action, State
from cardcity_tutor.games.cardcity.coach import (
    BOTS,
    PERSONAS,
    GreedyBot,
    RandomBot,
    StrongBot,
    bot,
    bot_names,
    register,
)
from cardcity_tutor.games.cardcity.coach.bots import registry
from cardcity_tutor.games.cardcity.face.wording.bots import (
    bot_name,
    bot_sentence,
    persona_name,
    persona_sentence,
)
from cardcity_tutor.locale import LANGUAGES, say

ELSEWHERE = """
class Last:
    def choose(self, view, chance, seconds=None):
        return view.actions[-1]

class Needy(Last):
    def __init__(self, teacher):
        self.teacher = teacher

class Toys:
    Inner = Last

class Faulty(Last):
    def __init__(self):
        self.book = len(7)

def lazy():
    raise RuntimeError("no book")

NUMBER = 7
"""
BROKEN = {"unreadable": "class Last(:", "incomplete": "import no_such_module", "faulty": "1 / 0"}
"""Modules that cannot be imported."""


class Last:
    """Takes the last decision of the list."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:  # noqa: ARG002
        return view.actions[-1]


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of somebody else, ready to be imported; its name."""
    name = "bots_of_somebody_else"
    modules = {name: ELSEWHERE} | {f"{name}_{fault}": text for fault, text in BROKEN.items()}
    for module, text in modules.items():
        (tmp_path / f"{module}.py").write_text(text, encoding="utf-8")
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


@pytest.fixture
def own_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names given in a test are forgotten after it."""
    monkeypatch.setattr(registry, "BOTS", dict(BOTS))


def refused(name: str) -> InputError:
    with pytest.raises(InputError) as caught:
        bot(name)
    return caught.value


def test_the_bots_of_the_house() -> None:
    assert (type(bot("random")), type(bot("greedy")), type(bot("strong"))) == (
        RandomBot,
        GreedyBot,
        StrongBot,
    )


@pytest.mark.usefixtures("own_names")
def test_a_registered_bot_has_a_name() -> None:
    register("last", Last)
    assert isinstance(bot("last"), Last)
    assert "last" in bot_names()


@pytest.mark.usefixtures("own_names")
@pytest.mark.parametrize(
    ("name", "code"),
    [("", "bot-name"), ("a:b", "bot-name"), ("a,b", "bot-name"), ("a b", "bot-name"), ("greedy", "bot-taken"), ("gardener", "bot-taken")],
)  # fmt: skip
def test_names_that_cannot_be_given(name: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        register(name, Last)
    assert caught.value.code == code


@pytest.mark.usefixtures("own_names")
def test_what_cannot_be_called_is_no_bot() -> None:
    with pytest.raises(InputError) as caught:
        register("seven", 7)  # type: ignore[arg-type]
    assert caught.value.code == "bot-not-one"


@pytest.mark.parametrize("name", ["Last", "Toys.Inner"])
def test_a_bot_by_the_path_of_its_class(elsewhere: str, name: str) -> None:
    assert type(bot(f"{elsewhere}:{name}")).__module__ == elsewhere


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("no_such_module:Last", "bot-module"),
        ("no_such_package.module:Last", "bot-module"),
        ("{}.inner:Last", "bot-module"),
        (":Last", "bot-module"),
        (".relative:Last", "bot-module"),
        ("{}:First", "bot-attribute"),
        ("{}:", "bot-attribute"),
        ("{}:NUMBER", "bot-not-one"),
        ("{}:Needy", "bot-not-one"),
        ("{}:Toys", "bot-not-one"),
        ("{}:Faulty", "bot-broken"),
        ("{}:lazy", "bot-broken"),
        *((f"{{}}_{fault}:Last", "bot-broken") for fault in BROKEN),
        ("oracle", "bot-unknown"),
    ],
)
def test_a_sentence_for_everything_that_is_no_bot(elsewhere: str, path: str, code: str) -> None:
    problem = refused(path.format(elsewhere))
    assert problem.code == code
    for lang in LANGUAGES:
        assert str(problem.params["value"]) in say(lang, problem.code, **problem.params)


def test_the_fault_of_a_broken_bot_is_told(elsewhere: str) -> None:
    problem = refused(f"{elsewhere}:Faulty")
    for lang in LANGUAGES:
        assert "TypeError: object of type 'int' has no len()" in say(lang, problem.code, **problem.params)
    assert isinstance(problem.__cause__, TypeError)


def test_a_bot_that_another_package_announces(elsewhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        EntryPoint("newcomer", f"{elsewhere}:Last", "cardcity_tutor.bots"),
        EntryPoint("broken", "no_such_module:Last", "cardcity_tutor.bots"),
        EntryPoint("greedy", f"{elsewhere}:Last", "cardcity_tutor.bots"),
    ]
    monkeypatch.setattr(
        registry, "entry_points", lambda group: points if group == "cardcity_tutor.bots" else []
    )
    assert type(bot("newcomer")).__module__ == elsewhere
    assert refused("broken").code == "bot-module"
    assert isinstance(bot("greedy"), GreedyBot), "ours cannot be replaced behind the player's back"
    assert bot_names().count("greedy") == 1
    assert "newcomer" in str(refused("oracle").params["expected"])


def test_every_character_has_a_name_and_a_sentence() -> None:
    assert len(PERSONAS) >= 6
    for lang in LANGUAGES:
        names = [persona_name(lang, persona) for persona in PERSONAS]
        sentences = [persona_sentence(lang, persona) for persona in PERSONAS]
        assert len(set(names)) == len(set(sentences)) == len(PERSONAS)
        assert all(sentence.endswith(".") for sentence in sentences)
        assert all(bot_name(lang, kind) and bot_sentence(lang, kind).endswith(".") for kind in BOTS)


def test_characters_play_by_their_id() -> None:
    for persona in PERSONAS.values():
        made = bot(persona.id)
        assert type(made) is type(bot(persona.kind))
        if isinstance(made, StrongBot):
            assert made == replace(StrongBot(), **persona.settings)
        else:
            assert not persona.settings
    settings = [(persona.kind, str(persona.settings)) for persona in PERSONAS.values()]
    assert len(set(settings)) == len(settings)


@pytest.mark.parametrize("playouts", [0, -5])
def test_a_strong_bot_needs_playouts(playouts: int) -> None:
    with pytest.raises(InputError) as caught:
        StrongBot(playouts=playouts)
    assert all(
        str(playouts).lstrip("-") in say(lang, caught.value.code, **caught.value.params) for lang in LANGUAGES
    )
