"""``Table``: a game of persons and bots around one screen. Knows the rules, the bots and the record; knows no browser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from random import Random
from typing import TYPE_CHECKING, Final

from cardcity_tutor.core.background import StoppedError, think
from cardcity_tutor.core.errors import IllegalAction, InputError

from ... import coach
from ...rules.actions import Action, Choose, Keep, Offer
from ...rules.game import Game
from ...rules.play import apply, start
from ...rules.position import Position
from ...rules.state import Phase, State, view
from .fading import FADING, HELPS, THIRDS, help_at, third
from .moments import UNSEEN, Moment, Told
from .seats import Seats, chairs_of, facing_bots

if TYPE_CHECKING:  # the coach is imported when it is first asked: a page with a board does without
    from cardcity_tutor.club.seals import Ticket

    from ...coach.advice import Advice, Hints
    from ...coach.bots import Bot

__all__ = ["HELPS", "Moment", "Table", "Told"]

THINKING: Final = 0.06
"""Seconds that a bot may think about one decision."""
ADVISING: Final = 0.5
"""Seconds that the coach may think when it is asked."""
STEPS: Final = 3
"""Steps of a hint."""
REST, CURTAIN = "rest", "curtain"
PRIVATE: Final = (Offer, Choose, Keep)
"""Decisions about cards that others may not see: who has handed the screen on cannot take them back."""


def _decision(bot: Bot, seen: State, chance: Random) -> Action:
    """What a bot decides; if it is stopped while it thinks, what comes to mind at once."""
    if isinstance(bot, coach.GreedyBot | coach.RandomBot):
        return bot.choose(seen, chance, THINKING)
    try:
        return think(_chosen, bot, seen, chance)
    except StoppedError:
        return coach.GreedyBot().choose(seen, chance)


def _chosen(bot: Bot, seen: State, chance: Random) -> Action:
    return bot.choose(seen, chance, THINKING)


def _advised(state: State) -> tuple[Advice, Hints]:
    advice = coach.advise(state, seconds=ADVISING)
    return advice, coach.hints(advice)


class Table:
    """A game with persons at it. Decisions go in; the bots decide for themselves until a person has to.

    Several persons share the screen. Whoever is to decide is first handed it: until ``uncover``, and between two turns,
    what is shown is what everybody knows.
    """

    def __init__(
        self,
        game: Game,
        *,
        seed: int,
        seats: Seats | None = None,
        opponents: Sequence[str] = ("greedy",),
        help: str = FADING,  # noqa: A002 (the word of the constructor of the widget)
    ) -> None:
        """Take the seats; without them one person sits first, and ``opponents`` are the names of the bots."""
        if help not in HELPS:
            raise InputError("option-unknown", field="help", value=str(help), expected=", ".join(HELPS))
        self.game = game
        self.seed = seed
        self.help = help
        self.chairs = (
            facing_bots(opponents, game.players) if seats is None else chairs_of(seats, game.players)
        )
        self.persons = tuple(seat for seat, chair in enumerate(self.chairs) if not chair.bot)
        self.refused = [0, 0, 0]
        """Tries that the rules refused, in each third of the game."""
        self.hinted = 0
        """Steps of hints that were asked for."""
        self.ticket: Ticket | None = None
        """Its place at the club, if it counts; only what the club has dealt does."""
        self.counted = False
        """Whether its result was entered."""
        self.closed = 0
        """How often the way back was closed: something hidden was turned, or the screen handed on."""
        self._bots: dict[int, Bot] = {
            seat: coach.bot(chair.bot) for seat, chair in enumerate(self.chairs) if chair.bot
        }
        self._advice: tuple[State, Advice, Hints] | None = None
        self._step = 0
        self._seated: int | None = None
        self._last = self.persons[0]
        self._begin()
        self._let_bots_play()

    def _begin(self) -> None:
        state, events = start(self.game, self.seed)
        self._moments = [Moment(state, tuple(map(Told, events)))]
        self._at = 0

    # ---------------------------------------------------------------- who is at the screen

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of the bots, in the order of their seats."""
        return tuple(chair.bot for chair in self.chairs if chair.bot)

    @property
    def shared(self) -> bool:
        """Whether several persons take turns at the screen."""
        return len(self.persons) > 1

    @property
    def _due(self) -> int | None:
        """The person who has to decide."""
        now = self.now
        return None if now.resting or now.state.over else now.state.player

    @property
    def covered(self) -> bool:
        """Whether the screen waits to be handed to the person who decides."""
        return self.shared and self._due is not None and self._due != self._seated

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen is for; none: everybody's."""
        if not self.shared:
            return self.persons[0]
        return None if self.covered else self._due

    @property
    def me(self) -> int:
        """The person whose city lies in the middle: who decides, or did last; in the end the best of them."""
        if not self.shared:
            return self.persons[0]
        if self.state.over:
            return min(self.persons, key=lambda seat: self.state.results[seat].place)
        return self._last if self._due is None else self._due

    @property
    def handed_by(self) -> int:
        """The person who had the screen last."""
        return self._last

    def uncover(self) -> None:
        """The person who has to decide has taken the screen."""
        if not self.covered:
            raise InputError("table-not-now", phase=self.phase)
        self._seated = self._due
        self._add(self.now, open_again=False)  # who decides from now on takes nothing back for somebody else

    # ---------------------------------------------------------------- how things stand

    @property
    def now(self) -> Moment:
        """The present moment."""
        return self._moments[self._at]

    @property
    def state(self) -> State:
        """The whole state, hidden cards included: not for showing."""
        return self.now.state

    @property
    def seen(self) -> State:
        """The state as the viewer can know it."""
        return view(self.state, self.viewer)

    @property
    def resting(self) -> bool:
        """Whether a turn has just ended and the next one waits for ``go_on``."""
        return self.now.resting

    @property
    def turn(self) -> int:
        """The turn that is shown."""
        return self.state.turn - self.resting

    @property
    def told(self) -> tuple[Told, ...]:
        """What happened so far, but for the draw that nobody has looked at."""
        turn = self.turn
        return tuple(told for told in self.now.told if told.event.turn <= turn)

    @property
    def position(self) -> Position:
        """The city in the middle."""
        return self.state.position(self.me)

    @property
    def aid(self) -> str:
        """The help of this turn: ``full``, ``marks`` or ``none``."""
        return help_at(self.help, self.turn, self.game.turns)

    @property
    def phase(self) -> str:
        """What waits: a phase of the engine, ``rest`` between two turns, or ``curtain`` until the screen is handed on."""
        if self.resting:
            return REST
        return CURTAIN if self.covered else str(self.state.phase)

    @property
    def open(self) -> bool:
        """Whether a decision can be made now."""
        return self.phase not in (REST, CURTAIN, Phase.OVER)

    # ---------------------------------------------------------------- playing

    def decide(self, action: Action) -> None:
        """Carry out a decision of the person, then those of the bots. A refused one counts as a try."""
        if not self.open:
            raise InputError("table-not-now", phase=self.phase)
        try:
            self._carry_out(action)
        except IllegalAction:
            self.refuse()
            raise
        self._let_bots_play()

    def _carry_out(self, action: Action) -> None:
        """A decision of a person."""
        now, me = self.now, self.state.player
        state, events = apply(now.state, action)
        moment = now.after(state, events, self.persons)
        # A lot taken shows its face-down cards, and so does the discard of another player.
        known = all(event.player == me or event.kind in UNSEEN for event in events)
        known = known and not isinstance(action, Choose) and not state.over
        handed_on = self.shared and (state.player != me or moment.resting)
        self._last = me
        self._add(moment, open_again=known and not (handed_on and isinstance(action, PRIVATE)))

    def refuse(self) -> None:
        """Count a try that the rules do not allow."""
        self.refused[third(self.turn, self.game.turns)] += 1

    def go_on(self) -> None:
        """Look at the next turn."""
        if not self.resting:
            raise InputError("table-not-now", phase=self.phase)
        self._look_on()
        self._let_bots_play()

    def _look_on(self) -> None:
        """If a turn has just ended, look at the next one."""
        if self.resting:
            self._seated = None  # everybody has looked at the end of the turn
            self._add(Moment(self.state, self.now.told), open_again=False)

    def _let_bots_play(self) -> None:
        """Every bot decides in its turn, until a person has to, or the turn is over."""
        now, decided = self.now, False
        while not (now.state.over or now.resting or now.state.player in self.persons):
            player = now.state.player
            chance = Random(f"{self.seed}/{len(now.told)}/{player}")
            action = _decision(self._bots[player], view(now.state, player), chance)
            now, decided = now.after_bot(action, self.persons), True
        if decided:
            self._add(now, open_again=False)

    def _add(self, moment: Moment, *, open_again: bool) -> None:
        """Go on to a moment, from which the way back is open or not."""
        self._moments = [*self._moments[: self._at + 1], moment] if open_again else [moment]
        self.closed += not open_again
        self._at = len(self._moments) - 1
        self._step = 0

    # ---------------------------------------------------------------- taking back

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back: nobody has decided since, and nothing hidden was turned."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a decision was taken back that can be made again."""
        return self._at + 1 < len(self._moments)

    def undo(self) -> None:
        """Take the last decision back."""
        self._at = max(0, self._at - 1)
        self._step = 0

    def redo(self) -> None:
        """Make it again."""
        self._at = min(len(self._moments) - 1, self._at + 1)
        self._step = 0

    def copy(self) -> Table:
        """The game as it stands, whatever is decided at this table from now on."""
        twin = copy(self)  # moments are never changed, only replaced
        twin.refused = list(self.refused)
        return twin

    # ---------------------------------------------------------------- the coach

    def hint(self) -> tuple[int, Advice, Hints]:
        """One step more of the hint for this decision (1 to 3), with what it is made from. Costs a hint each."""
        if not self.open:
            raise InputError("table-not-now", phase=self.phase)
        if self._advice is None or self._advice[0] is not self.state:
            self._advice = (self.state, *think(_advised, self.state))
        if self._step < STEPS:
            self._step += 1
            self.hinted += 1
        return (self._step, *self._advice[1:])

    @property
    def hinted_by(self) -> tuple[Advice, Hints] | None:
        """What the hint for this decision was made from, if one was given."""
        return self._advice[1:] if self._advice is not None and self._step else None

    @property
    def hints_told(self) -> bool:
        """Whether all steps of the hint for this decision were told."""
        return self._step >= STEPS

    # ---------------------------------------------------------------- results

    def scores(self) -> list[float | None]:
        """The score of each player, as if the game ended now; nothing for one who is out."""
        if self.state.over:
            return [result.score for result in self.state.results]
        victory = self.game.victory
        return [self.state.position(seat).score(victory).value for seat in range(self.game.players)]

    def refused_by_third(self) -> dict[str, int]:
        """Tries that were refused: ``first``, ``middle``, ``last``."""
        return dict(zip(THIRDS, self.refused, strict=True))

    def take_up(self, decisions: Iterable[Action], *, resting: bool) -> None:
        """Go on with a game that was kept: all that was decided once more, so that what could be taken back still can.

        ``resting``: at its end nobody had looked at the next turn yet.
        """
        self._begin()
        for action in decisions:
            self._look_on()
            now = self.now
            if now.state.player in self.persons:
                self._seated = now.state.player
                self._carry_out(action)
            else:
                self._add(now.after_bot(action, self.persons), open_again=False)
        if not resting:
            self._look_on()
        if self.shared:
            self._seated = None  # whoever opened it is not known: the curtain is down
            self._add(self.now, open_again=False)
        self._let_bots_play()


def is_acquisition(phase: str) -> bool:
    """Whether cards are being divided, chosen or kept."""
    return phase in (Phase.DIVIDE, Phase.CHOOSE, Phase.KEEP)
