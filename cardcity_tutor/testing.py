"""What every game of the house must hold to, as checks that any package runs over its own.

    from cardcity_tutor.testing import conformance

    @pytest.mark.parametrize("check", [*conformance(RULESET, [read_options({}), …])], ids=str)
    def test_conformance(check):
        check()

A check that fails raises an ``AssertionError`` that says what was found. Parts that a game does not bring are not asked for.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Final

from .core.chance import Chance
from .core.errors import IllegalAction, InputError, TutorError
from .core.face import Face
from .core.game import Action, Engine, Event
from .core.ruleset import Ruleset
from .core.scene import Gesture, Menu, Objection, Scene
from .locale import LANGUAGES, has
from .sessions.look import log
from .sessions.names import rule_text
from .sessions.records import read_record

LONGEST: Final = 20_000
"""Decisions of a game; one that goes on longer is taken to have no end."""
TRIED: Final = 40
"""Decisions of a menu that are tried at the engine, of each moment."""


@dataclass(frozen=True)
class Check:
    """One thing that a game must hold to, under one way of playing."""

    name: str
    run: Callable[[], None]

    def __call__(self) -> None:
        """Check it."""
        self.run()

    def __str__(self) -> str:
        """What is checked, as tests call it."""
        return self.name


def conformance(ruleset: Ruleset, ways: Iterable[Any] = (), *, moments: int = 300) -> Iterator[Check]:
    """All checks for a game; ``moments`` is how many of each way's random games are looked at closely."""
    if ruleset.load_book is not None:
        yield Check("book", lambda: _check_book(ruleset))
    if ruleset.read_options is not None and ruleset.write_options is not None:
        yield Check("options", lambda: _check_options(ruleset))
    for number, way in enumerate(ways):
        game = _Games(ruleset, way, moments)
        parts: list[tuple[str, Callable[[], None]]] = [
            ("ends-and-is-repeatable", game.check_ends),
            ("states-are-values", game.check_values),
            ("nonsense-is-refused", game.check_nonsense),
            ("only-who-decides-sees-decisions", game.check_decisions),
            ("hidden-things-are-hidden", game.check_hidden),
            ("results", game.check_results),
        ]
        if ruleset.records is not None:
            parts.append(("records", game.check_records))
        if ruleset.load_face is not None:
            parts += [("face", game.check_face), ("non-interference", game.check_non_interference)]
            if ruleset.load_positions is not None:
                parts.append(("positions", game.check_positions))
        for name, run in parts:
            yield Check(f"{name}-{number}", run)


# ---------------------------------------------------------------- the book and the options


def _check_book(ruleset: Ruleset) -> None:
    book = ruleset.needed(ruleset.load_book)()
    for rule in (*book.rules.values(), *book.rulings.values()):
        assert rule.holds is None or book.holds(rule.holds), f"what {rule.id} claims does not hold"
        assert rule.broken is None or not book.holds(rule.broken), f"what {rule.id} forbids holds"
        for related in rule.related:
            book.rule(related)
    for example in book.examples.values():
        assert example.claims, f"nothing is claimed by the example {example.id}"
        for claim in example.claims:
            assert book.holds(claim), f"the engine contradicts the example {example.id}: {claim}"
        for rule_id in example.rules:
            book.rule(rule_id)
    for lang in LANGUAGES:
        for rule in (*book.rules.values(), *book.rulings.values()):
            said = rule_text(lang, ruleset, rule.id)
            assert said.title, f"{rule.id} has no title in {lang}"
            assert said.text, f"{rule.id} has no sentence in {lang}"
        for name in book.examples:
            for part in ("", ".title", ".answer"):
                _check_said(lang, f"example-{ruleset.id}-{name}{part}")


def _check_options(ruleset: Ruleset) -> None:
    read, write = ruleset.needed(ruleset.read_options), ruleset.needed(ruleset.write_options)
    usual = read({})
    assert read(write(usual)) == usual, "what is written of the usual options gives others"
    try:
        read({"no-such-option": 1})
    except InputError:
        pass
    else:
        raise AssertionError("an unknown option is taken")
    for field in ruleset.fields if ruleset.load_face is not None else ():
        for lang in LANGUAGES:
            key = f"option-{ruleset.id}-{field.name.replace('.', '-')}"
            _check_said(lang, key)
            for value in field.values:
                if isinstance(value, str) and field.most == 1:
                    _check_said(lang, f"{key}-{value}")


def _check_said(lang: str, key: str) -> None:
    assert has(lang, key), f"the message {key} is missing in {lang}"


# ---------------------------------------------------------------- games


class _Games:
    """Games at random under one way of playing."""

    def __init__(self, ruleset: Ruleset, way: Any, moments: int) -> None:  # noqa: ANN401 (each game has its own)
        self.ruleset, self.way, self.moments = ruleset, way, moments
        self.engine: Engine = ruleset.needed(ruleset.engine)
        self.players = range(way.players)

    @cached_property
    def face(self) -> Face:
        return self.ruleset.needed(self.ruleset.load_face)()

    @property
    def names(self) -> list[str]:
        return [f"Player {seat}" for seat in self.players]

    def played(self, seed: int) -> tuple[list[Any], list[Event], list[Action]]:
        """All states of a game, its events and its decisions."""
        chance = Random(seed)
        state, told = self.engine.start(self.way, seed)
        states, events, decisions = [state], list(told), []
        while not state.over:
            options = self.engine.actions(state)
            assert len(options) > 0, f"nobody can decide anything, and the game is not over: {state}"
            decisions.append(options[chance.randrange(len(options))])
            state, told = self.engine.apply(state, decisions[-1])
            states.append(state)
            events += told
            assert len(decisions) < LONGEST, f"no end after {LONGEST} decisions"
        return states, events, decisions

    def some(self) -> Iterator[Any]:
        """Moments of several games, the ends among them."""
        found: list[Any] = []
        for seed in range(1, 100):
            states, _, _ = self.played(seed)
            found += [*states[:: max(1, len(states) * 3 // self.moments)], states[-1]]
            if len(found) >= self.moments:
                break
        yield from found[: self.moments]

    def check_ends(self) -> None:
        """Every game ends, the same seed and decisions give the same, and each event cites a rule of the book."""
        states, events, decisions = self.played(11)
        again = self.played(11)
        assert (events, decisions) == again[1:], "the same seed and decisions give another game"
        assert len(self.engine.actions(states[-1])) == 0, "a game that is over goes on"
        assert all(event.rule for event in events), "something happens by no rule"
        if self.ruleset.load_book is not None:
            book = self.ruleset.load_book()
            for rule_id in {event.rule for event in events}:
                book.rule(rule_id)

    def check_values(self) -> None:
        """A state stays as it is, whatever is decided in it, and can be kept as bytes."""
        for state in self.some():
            if state.over:
                continue
            kept = pickle.dumps(state)
            action = self.engine.actions(state)[0]
            after = self.engine.apply(state, action)
            again = self.engine.apply(pickle.loads(kept), action)  # noqa: S301 (our own bytes)
            assert again == after, "a state that was kept as bytes goes on otherwise"
            assert state == pickle.loads(kept), "a decision changes the state that it is made in"  # noqa: S301
            assert hash(action) == hash(action)

    def check_nonsense(self) -> None:
        """What is no decision is refused, not misunderstood."""
        state, _ = self.engine.start(self.way, 3)
        for nonsense in (("nonsense",), None, 7):
            try:
                self.engine.apply(state, nonsense)
            except IllegalAction:
                continue
            raise AssertionError(f"{nonsense!r} is taken for a decision")

    def check_decisions(self) -> None:
        """Who is not on turn has nothing to decide; who is has the same by the view as by the state."""
        for state in self.some():
            for player in self.players:
                seen = self.engine.actions(self.engine.view(state, player))
                if player == state.player:
                    assert {*seen} == {*self.engine.actions(state)}, "a view offers other decisions"
                else:
                    assert len(seen) == 0, f"player {player} decides for player {state.player}"

    def check_hidden(self) -> None:
        """A view hides the same when it is taken of a view, or of what may be imagined behind it."""
        chance = Random(5)
        for state in self.some():
            if state.over:
                continue
            for eye in (None, *self.players):
                seen = self.engine.view(state, eye)
                assert self.engine.view(seen, eye) == seen, f"a view of a view differs for {eye}"
                other = self.engine.imagined(seen, Chance(chance.getrandbits(64)))
                assert self.engine.view(other, eye) == seen, f"what is imagined differs from what {eye} sees"

    def check_results(self) -> None:
        """Everybody has a place at the end, and the turns are counted."""
        for seed in range(1, 6):
            states, _, _ = self.played(seed)
            places = [result.place for result in self.engine.results(states[-1])]
            assert len(places) == len(self.players), f"{len(places)} places for {len(self.players)} players"
            assert min(places) >= 1, f"a place is {min(places)}"
            for turn, turns in map(self.engine.clock, states):
                assert turn >= 0, f"turn {turn}"
                assert turns is None or turn <= turns, f"turn {turn} of {turns}"

    def check_records(self) -> None:
        """A record gives the same game again, whole or in part, and one that was changed is refused."""
        records = self.ruleset.needed(self.ruleset.records)
        states, events, decisions = self.played(7)
        lines = [records.start_line(1, self.way, 7), *records.lines(1, events)]
        texts = [json.dumps(line) for line in lines]
        whole = read_record("\n".join(texts))
        for eye in (None, *self.players):
            ends = [self.engine.view(end, eye) for end in (whole.steps[-1].state, states[-1])]
            assert ends[0] == ends[1], "a record ends elsewhere"
        state, told = self.engine.start(self.way, 7)
        begun = [*told]
        for decision in decisions[: len(decisions) // 2]:
            state, told = self.engine.apply(state, decision)
            begun += told
        part = [texts[0], *(json.dumps(line) for line in records.lines(1, begun))]
        found = read_record("\n".join(part)).steps[-1].state
        places = [(one.player, self.engine.clock(one), one.over) for one in (found, state)]
        assert places[0] == places[1], f"half a game goes on elsewhere: {places}"
        second = [records.start_line(2, self.way, 7), *records.lines(2, events)]
        both = list(records.replay([*texts, *map(json.dumps, second)]))
        ends = [self.engine.view(one.state, None) for one in both]
        assert ends == [self.engine.view(states[-1], None)] * 2, f"a record of two games gives {len(both)}"
        for bad in (texts[:-1], [*texts, '{"game": 1, "event": "nonsense"}'], ["{"]):
            try:
                list(records.replay(bad))
            except InputError:
                continue
            raise AssertionError("a record that was tampered with is taken")

    # ------------------------------------------------------------ what is shown

    def check_face(self) -> None:
        """Everything is said in every language, names spots that are there, and agrees with the engine."""
        book = self.ruleset.load_book() if self.ruleset.load_book is not None else None
        for state in self.some():
            for lang in LANGUAGES:
                eye = None if state.over else state.player
                view = self.engine.view(state, eye)
                scene = self.face.scene(view, lang, eye, self.names)
                spots = _check_scene(scene, len(self.players))
                if state.over:
                    continue
                menu = self.face.menu(view, lang)
                assert menu["prompt"], "nobody is told what to do"
                for objection, where in _objections(menu):
                    assert objection["title"], f"an objection has no title in {lang}: {objection}"
                    assert objection["text"], f"an objection has no sentence in {lang}: {objection}"
                    missing = set(objection["spots"]) - spots
                    assert not missing, f"{where} blames {missing}, which is nowhere"
                    if book is not None:
                        book.rule(objection["rule"])
            if not state.over:
                self._check_menu(state)

    def _check_menu(self, state: Any) -> None:  # noqa: ANN401
        """What the menu allows the engine takes, what it forbids the engine refuses, for one of the same reasons."""
        view = self.engine.view(state, state.player)
        tried = list(_gestures(self.face.menu(view, "en")))
        assert any(not against for _, against in tried), f"the menu allows nothing: {state}"
        Random(3).shuffle(tried)
        for gesture, against in tried[:TRIED]:
            try:
                self.engine.apply(state, self.face.action(view, gesture))
            except TutorError as refused:
                assert against, f"the menu allows {gesture}, and the engine says {refused!r}"
            else:
                assert not against, f"the menu forbids {gesture} ({against}), and the engine takes it"

    def check_positions(self) -> None:
        """The question about a moment is answered, drawn, and leads back to a moment with the same question."""
        positions = self.ruleset.needed(self.ruleset.load_positions)()
        for state in self.some():
            if state.over:
                continue
            asked = positions.write(state)
            self.ruleset.inspect(asked)
            self.face.board(asked, LANGUAGES[0])
            _, again = positions.read(asked)
            assert positions.write(again) == asked, f"another question than {asked}"
            view = self.engine.view(again, again.player)
            assert self.face.menu(view, LANGUAGES[0])["prompt"], "nobody is told what to do"

    def check_non_interference(self) -> None:
        """What a view hides is dealt anew, and every byte that would be sent stays the same, now and after a decision."""
        chance = Random(9)
        for state in self.some():
            if state.over:
                continue
            for eye in (None, *self.players):
                other = self.engine.imagined(self.engine.view(state, eye), Chance(chance.getrandbits(64)))
                assert self._sent(other, eye) == self._sent(state, eye), f"{eye} can tell what is hidden"
                self._check_told(state, other, eye)

    def _check_told(self, state: Any, other: Any, eye: int | None) -> None:  # noqa: ANN401
        """Where a decision leads to what looks the same, the same is told of it."""
        for action in list(self.engine.actions(state))[:3]:
            try:
                (after, events), (also, told) = (self.engine.apply(one, action) for one in (state, other))
            except IllegalAction:
                continue  # in the other deal nobody can decide this
            if after.over or self.engine.view(after, eye) != self.engine.view(also, eye):
                continue
            logs = [log(self.face, "en", list(part), self.names, eye) for part in (events, told)]
            assert logs[0] == logs[1], f"the log tells {eye} what is hidden: {logs}"

    def _sent(self, state: Any, eye: int | None) -> bytes:  # noqa: ANN401
        """All that goes to a browser of what one pair of eyes sees."""
        view = self.engine.view(state, eye)
        sent: list[Any] = []
        for lang in LANGUAGES:
            sent.append(self.face.scene(view, lang, eye, self.names))
            if eye == state.player:
                sent.append(self.face.menu(view, lang))
        return json.dumps(sent).encode()


def _check_scene(scene: Scene, players: int) -> set[str]:
    """The spots of a scene: each named once, each with a name to be read aloud."""
    json.dumps(scene)
    items = [item for area in scene["areas"] for item in area["items"]]
    spots = [item["spot"] for item in items]
    twice = {spot for spot in spots if spots.count(spot) > 1}
    assert not twice, f"spots are there twice: {twice}"
    assert all(item["label"] for item in items), "something cannot be read aloud"
    assert len(scene["seats"]) == players, f"{len(scene['seats'])} seats for {players} players"
    return set(spots)


def _objections(menu: Menu) -> Iterator[tuple[Objection, str]]:
    for choice in menu["choices"]:
        yield from ((objection, choice["id"]) for objection in choice["objections"])
        for target in choice["targets"]:
            yield from ((objection, f"{choice['id']}→{target['spot']}") for objection in target["objections"])


def _gestures(menu: Menu) -> Iterator[tuple[Gesture, Sequence[Objection]]]:
    """All that can be done with a menu, each with what speaks against it."""
    for choice in menu["choices"]:
        if not choice["targets"]:
            yield {"choice": choice["id"]}, choice["objections"]
        for target in choice["targets"]:
            gesture: Gesture = {"choice": choice["id"], "spot": target["spot"]}
            if "turn" in target:
                gesture["turn"] = target["turn"]
            yield gesture, target["objections"] or choice["objections"]
