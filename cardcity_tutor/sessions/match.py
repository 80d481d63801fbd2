"""``Match``: a game of persons and bots around one screen. It asks the engine for everything and knows no game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Any, Final, NamedTuple

from ..coach.playouts import Advice, RandomBot, advise, bot_names, bot_of
from ..core.background import StoppedError, think
from ..core.errors import IllegalAction, InputError
from ..core.game import Action, Engine, Event
from ..core.record import dumped
from ..core.ruleset import Bot, Ruleset
from ..games import find, names
from .knowledge import foresees, holds_secrets
from .records import Played, chairs_in, read_record
from .seats import Chair, Seats, chairs_of, facing_bots

THINKING_S: Final = 0.06
"""That a bot may think about one decision."""
ADVISING_S: Final = 0.6
"""That the coach may think when it is asked."""
HINT_STEPS: Final = 3
LARGEST_SEED: Final = (1 << 53) - 1
"""Browsers know no larger whole numbers; and nobody finds it by trying what deals the cards that lie open."""


class Moment(NamedTuple):
    """A state, and all that happened up to it."""

    state: Any
    events: tuple[Event, ...]


class Suggestion(NamedTuple):
    """A decision that the coach would make, and the playouts that say so, if it was found by playouts."""

    action: Action
    advice: Advice | None = None


class Match:
    """A game with persons at it. Decisions go in; the bots decide for themselves until a person has to.

    Several persons share the screen. Who knows what the others do not is first handed it: until ``uncover``, what is
    shown is what everybody knows.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        way: Any,  # noqa: ANN401 (each game has its own)
        *,
        seed: int | None = None,
        seats: Seats | None = None,
        opponents: Sequence[str] = (),
    ) -> None:
        """Take the seats; without them one person sits first, and ``opponents`` are the names of the bots."""
        self.ruleset = ruleset
        self.engine: Engine = ruleset.needed(ruleset.engine)
        self.way = way
        self.seed = _seed(seed)
        opponents = opponents or bot_names(ruleset)[-1:]
        self.chairs: tuple[Chair, ...] = (
            facing_bots(opponents, way.players) if seats is None else chairs_of(seats, way.players)
        )
        self.persons = tuple(seat for seat, chair in enumerate(self.chairs) if not chair.bot)
        self.refused = 0
        """Tries that the rules refused."""
        self.hinted = 0
        """Steps of hints that were asked for."""
        self._bots: dict[int, Bot] = {
            seat: bot_of(ruleset, chair.bot) for seat, chair in enumerate(self.chairs) if chair.bot
        }
        self._suggested: tuple[Any, Suggestion] | None = None
        self._step = 0
        self._seated: int | None = None
        self._last = self.persons[0]
        state, events = self.engine.start(way, self.seed)
        self._moments = [Moment(state, tuple(events))]
        self._at = 0
        self._secrets: tuple[Any, bool] | None = None
        self._let_bots_play()

    @classmethod
    def resume(cls, record: str) -> Match:
        """Go on with a game from its record: all that was decided once more, so that what could be taken back still can."""
        return cls.of(read_record(record))

    @classmethod
    def of(cls, played: Played) -> Match:
        """Go on with a game that was read from a record."""
        chairs = chairs_in(played.first, played.way.players, bot_names(played.ruleset)[-1])
        match = cls(played.ruleset, played.way, seed=played.seed, seats=chairs)
        match.refused, match.hinted = (_count(played.first.get(name)) for name in ("refused", "hints"))
        match._take_up(played)
        return match

    # ---------------------------------------------------------------- who is at the screen

    @property
    def shared(self) -> bool:
        """Whether several persons take turns at the screen."""
        return len(self.persons) > 1

    @property
    def due(self) -> int | None:
        """The person who has to decide."""
        return None if self.state.over else self.state.player

    @property
    def covered(self) -> bool:
        """Whether the screen waits to be handed to the person who decides."""
        return self.shared and self.due is not None and self.due != self._seated and self._secret

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen is for; none: everybody's."""
        if not self.shared:
            return self.persons[0]
        return None if self.covered else self.due

    @property
    def handed_by(self) -> int:
        """The person who had the screen last."""
        return self._last

    def uncover(self) -> None:
        """The person who has to decide has taken the screen, and takes nothing back for somebody else."""
        if not self.covered:
            raise InputError("match-not-now", phase=self.phase)
        self._seated = self.due
        self._add(self.now, open_again=False)

    @property
    def _secret(self) -> bool:
        """Whether who has to decide knows more than everybody."""
        state = self.state
        if self._secrets is None or self._secrets[0] is not state:
            self._secrets = (state, holds_secrets(self.engine, state, state.player))
        return self._secrets[1]

    # ---------------------------------------------------------------- how things stand

    @property
    def now(self) -> Moment:
        """The present moment."""
        return self._moments[self._at]

    @property
    def state(self) -> Any:  # noqa: ANN401
        """The whole state, hidden things included: not for showing."""
        return self.now.state

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened so far."""
        return self.now.events

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    def seen(self, eye: int | None) -> Any:  # noqa: ANN401
        """The state as somebody can know it."""
        return self.engine.view(self.state, eye)

    @property
    def phase(self) -> str:
        """What waits: ``decide``, ``curtain`` until the screen is handed on, or ``over``."""
        return "over" if self.over else "curtain" if self.covered else "decide"

    @property
    def view(self) -> Any:  # noqa: ANN401
        """What the person sees who decides now.

        Raises:
            InputError: if nobody can decide now.
        """
        if self.phase != "decide":
            raise InputError("match-not-now", phase=self.phase)
        return self.seen(self.state.player)

    # ---------------------------------------------------------------- playing

    def decide(self, action: Action) -> None:
        """Carry out a decision of the person, then those of the bots. A refused one counts as a try."""
        if self.phase != "decide":
            raise InputError("match-not-now", phase=self.phase)
        try:
            self._carry_out(action)
        except IllegalAction:
            self.refused += 1
            raise
        self._let_bots_play()

    def _carry_out(self, action: Action) -> None:
        now = self.now
        state, events = self.engine.apply(now.state, action)
        known = not state.over and foresees(self.engine, now.state, action, state)
        self._last = self._seated = now.state.player
        self._add(Moment(state, (*now.events, *events)), open_again=known)

    def _let_bots_play(self) -> None:
        """Every bot decides in its turn, until a person has to."""
        now, decided = self.now, False
        while not now.state.over and now.state.player in self._bots:
            player = now.state.player
            chance = Random(f"{self.seed}/{len(now.events)}/{player}")
            action = self._decision(player, self.engine.view(now.state, player), chance)
            state, events = self.engine.apply(now.state, action)
            now, decided = Moment(state, (*now.events, *events)), True
        if decided:
            self._add(now, open_again=False)

    def _decision(self, player: int, seen: Any, chance: Random) -> Action:  # noqa: ANN401
        """What a bot decides; if it is stopped while it thinks, anything."""
        bot = self._bots[player]
        if isinstance(bot, RandomBot) or not self._is_known:
            return bot.choose(seen, chance, THINKING_S)
        try:
            return think(_decided, self.ruleset.id, str(self.chairs[player].bot), seen, chance)
        except StoppedError:
            return RandomBot(self.engine).choose(seen, chance)

    @property
    def _is_known(self) -> bool:
        """Whether another process finds the game by its name."""
        return self.ruleset.id in names() and find(self.ruleset.id) is self.ruleset

    def _add(self, moment: Moment, *, open_again: bool) -> None:
        """Go on to a moment, from which the way back is open or not."""
        self._moments = [*self._moments[: self._at + 1], moment] if open_again else [moment]
        self._at = len(self._moments) - 1
        self._step = 0

    # ---------------------------------------------------------------- taking back

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back: no bot has decided since, and nothing hidden was turned."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a decision was taken back that can be made again."""
        return self._at + 1 < len(self._moments)

    def undo(self) -> None:
        """Take the last decision back. Who made it takes the screen again: others may be looking at it."""
        if not self.can_undo:
            raise InputError("match-no-undo")
        self._go(-1)

    def redo(self) -> None:
        """Make it again."""
        if not self.can_redo:
            raise InputError("match-no-redo")
        self._go(1)

    def _go(self, by: int) -> None:
        before = self.state.player
        self._at += by
        self._step = 0
        if self.state.player != before:
            self._seated = None

    def copy(self) -> Match:
        """The game as it stands, whatever is decided in this match from now on."""
        return copy(self)  # moments are never changed, only replaced

    # ---------------------------------------------------------------- the coach

    def hint(self) -> tuple[int, Suggestion]:
        """One step more of the hint for this decision (1 to 3), with what it is made from. Costs a hint each."""
        view = self.view
        if self._step < HINT_STEPS:
            self._step += 1
            self.hinted += 1
        return self._step, self.suggestion(view)

    def suggestion(self, view: Any) -> Suggestion:  # noqa: ANN401
        """What the coach would do in this view: the game's own adviser, or what wins most playouts."""
        if self._suggested is None or self._suggested[0] is not self.state:
            chance = Random(f"{self.seed}/{len(self.events)}/advice")
            if self._is_known:
                found = think(_suggested_by_name, self.ruleset.id, view, chance)
            else:
                found = _suggested(self.ruleset, view, chance)
            self._suggested = (self.state, found)
        return self._suggested[1]

    @property
    def hint_step(self) -> int:
        """How much of the hint for this decision was told."""
        return self._step

    # ---------------------------------------------------------------- the record

    @property
    def record(self) -> str:
        """The game so far as JSON lines. Who sits where stands in its first line."""
        records = self.ruleset.needed(self.ruleset.records)
        seats = [chair.plain for chair in self.chairs]
        first = records.start_line(
            1, self.way, self.seed, seats=seats, refused=self.refused, hints=self.hinted
        )
        return "\n".join(dumped(line) for line in (first, *records.lines(1, self.events)))

    def _take_up(self, played: Played) -> None:
        start, *steps = played.steps
        self._moments, self._at, self._seated = [Moment(start.state, start.events)], 0, None
        for step in steps:
            if self.state.player in self._bots:
                moment = Moment(step.state, (*self.events, *step.events))
                self._add(moment, open_again=False)
            else:
                self._carry_out(step.action)
        self._seated = None  # whoever opened it is not known: the curtain is down
        if self.covered:
            self._add(self.now, open_again=False)
        self._let_bots_play()


def new_seed() -> int:
    """A number that deals a game as nobody can foresee."""
    return secrets.randbelow(LARGEST_SEED + 1)


def _seed(seed: object) -> int:
    if seed is None:
        return new_seed()
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise InputError("table-seed", value=str(seed)[:60])
    return seed


def _count(found: object) -> int:
    return found if type(found) is int and found >= 0 else 0


def _decided(game: str, bot: str, seen: Any, chance: Random) -> Action:  # noqa: ANN401
    """What a bot of a game decides, in any process."""
    return bot_of(find(game), bot).choose(seen, chance, THINKING_S)


def _suggested(ruleset: Ruleset, view: Any, chance: Random) -> Suggestion:  # noqa: ANN401
    if ruleset.adviser:
        return Suggestion(bot_of(ruleset, ruleset.adviser).choose(view, chance, ADVISING_S))
    advice = advise(ruleset.needed(ruleset.engine), view, chance, seconds=ADVISING_S)
    return Suggestion(advice.best.action, advice)


def _suggested_by_name(game: str, view: Any, chance: Random) -> Suggestion:  # noqa: ANN401
    return _suggested(find(game), view, chance)
