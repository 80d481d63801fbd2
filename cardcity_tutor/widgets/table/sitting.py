"""``Table``: one person's game, alone or against bots. Knows the rules, the bots and the record; knows no browser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from cardcity_tutor import coach
from cardcity_tutor.core.breakdown import Term
from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.core.game import Event
from cardcity_tutor.games.cardcity.actions import Action, Choose
from cardcity_tutor.games.cardcity.game import Game
from cardcity_tutor.games.cardcity.play import apply, start
from cardcity_tutor.games.cardcity.position import Position
from cardcity_tutor.games.cardcity.state import Phase, State, view

from .fading import FADING, HELPS, THIRDS, help_at, third

if TYPE_CHECKING:  # the coach is imported when it is first asked: a page with a board does without
    from cardcity_tutor.coach.advice import Advice, Hints
    from cardcity_tutor.coach.bots import Bot

__all__ = ["HELPS", "Moment", "Table", "Told"]

THINKING: Final = 0.06
"""Seconds that a bot may think about one decision."""
ADVISING: Final = 0.5
"""Seconds that the coach may think when it is asked."""
UNSEEN: Final = frozenset({"draw", "exchange", "income", "end"})
"""Events of other players that show nothing new; a draw is not looked at before the next turn begins."""
STEPS: Final = 3
"""Steps of a hint."""


class Told(NamedTuple):
    """An event, and what the person should know beside it: the lines of an income, the rules behind a discard."""

    event: Event
    account: Term | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """One state of the sitting; undo goes back to the one before."""

    state: State
    told: tuple[Told, ...]
    resting: bool = False
    """The turn is over. What the next one has dealt is in the state already, and nobody has looked yet."""


class Table:
    """A game with one person at it. Decisions go in; the bots decide for themselves until the person has to."""

    def __init__(
        self,
        game: Game,
        *,
        seed: int,
        opponents: Sequence[str] = ("greedy",),
        help: str = FADING,  # noqa: A002 (the word of the constructor of the widget)
    ) -> None:
        """Seat the person first; ``opponents`` are names of bots, taken again from the first where more are needed."""
        if help not in HELPS:
            raise InputError("option-unknown", field="help", value=str(help), expected=", ".join(HELPS))
        if game.players > 1 and not opponents:
            raise InputError("table-opponents")
        self.game = game
        self.seed = seed
        self.help = help
        self.me = 0
        self.bots = tuple(opponents[seat % len(opponents)] for seat in range(game.players - 1))
        """The names of the bots of seats 1, 2, 3."""
        self.refused = [0, 0, 0]
        """Tries that the rules refused, in each third of the game."""
        self.hinted = 0
        """Steps of hints that were asked for."""
        self._players: tuple[Bot, ...] = tuple(coach.bot(name) for name in self.bots)
        self._advice: tuple[State, Advice, Hints] | None = None
        self._step = 0
        state, events = start(game, seed)
        self._moments = [Moment(state, tuple(map(Told, events)))]
        self._at = 0
        self._let_bots_play()

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
        """The state as the person can know it."""
        return view(self.state, self.me)

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
        """The person's city."""
        return self.state.position(self.me)

    @property
    def aid(self) -> str:
        """The help of this turn: ``full``, ``marks`` or ``none``."""
        return help_at(self.help, self.turn, self.game.turns)

    @property
    def phase(self) -> str:
        """The decision that waits: a phase of the engine, or ``rest`` between two turns."""
        return "rest" if self.resting else str(self.state.phase)

    # ---------------------------------------------------------------- playing

    def decide(self, action: Action) -> None:
        """Carry out a decision of the person, then those of the bots. A refused one counts as a try."""
        now = self.now
        if now.resting or now.state.over:
            raise InputError("table-not-now", phase=self.phase)
        try:
            state, events = apply(now.state, action)
        except IllegalAction:
            self.refuse()
            raise
        # A lot taken shows its face-down cards, and so does the discard of another player.
        known = all(event.player == self.me or event.kind in UNSEEN for event in events)
        self._add(self._after(now, state, events), open_again=known and not isinstance(action, Choose))
        self._let_bots_play()

    def refuse(self) -> None:
        """Count a try that the rules do not allow."""
        self.refused[third(self.turn, self.game.turns)] += 1

    def go_on(self) -> None:
        """Look at the next turn."""
        if not self.resting:
            raise InputError("table-not-now", phase=self.phase)
        self._add(Moment(self.state, self.now.told), open_again=False)
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        """Every bot decides in its turn, until the person has to, or the turn is over."""
        now, decided = self.now, False
        while not (now.state.over or now.resting or now.state.player == self.me):
            player = now.state.player
            chance = Random(f"{self.seed}/{len(now.told)}/{player}")
            action = self._players[player - 1].choose(view(now.state, player), chance, THINKING)
            now, decided = self._after(now, *apply(now.state, action)), True
        if decided:
            self._add(now, open_again=False)

    def _after(self, before: Moment, state: State, events: Sequence[Event]) -> Moment:
        resting = state.turn > before.state.turn and not state.over
        return Moment(state, (*before.told, *self._telling(state, events)), resting)

    def _add(self, moment: Moment, *, open_again: bool) -> None:
        """Go on to a moment, from which the way back is open or not."""
        self._moments = [*self._moments[: self._at + 1], moment] if open_again else [moment]
        self._at = len(self._moments) - 1
        self._step = 0

    def _telling(self, state: State, events: Sequence[Event]) -> list[Told]:
        """The events of one step with what explains them. No step changes a city after these events."""
        position = state.position(self.me)
        earned = sum(
            event.details["amount"] for event in events if event.kind == "income" and event.player == self.me
        )
        found = []
        for event in events:
            if event.player != self.me:
                found.append(Told(event))
            elif event.kind == "income":
                account = position.income()
                found.append(Told(event, account if account.value == event.details["amount"] else None))
            elif event.kind == "discard":
                card = str(event.details["card"])
                found.append(
                    Told(event, rules=against(position.with_hand([card], position.money - earned), card))
                )
            else:
                found.append(Told(event))
        return found

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

    # ---------------------------------------------------------------- the coach

    def hint(self) -> tuple[int, Advice, Hints]:
        """One step more of the hint for this decision (1 to 3), with what it is made from. Costs a hint each."""
        if self.resting or self.state.over:
            raise InputError("table-not-now", phase=self.phase)
        if self._advice is None or self._advice[0] is not self.state:
            advice = coach.advise(self.state, seconds=ADVISING)
            self._advice = (self.state, advice, coach.hints(advice))
        if self._step < STEPS:
            self._step += 1
            self.hinted += 1
        return (self._step, *self._advice[1:])

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

    def take_up(self, moment: Moment, refused: Sequence[int], hinted: int) -> None:
        """Go on with a game that was kept: its moment and its counters."""
        self._add(moment, open_again=False)
        self.refused, self.hinted = list(refused), hinted
        self._let_bots_play()


PLACES: Final = frozenset({"adjacent", "frame", "zone"})
"""Rules about where a city lies at all."""


def against(position: Position, card: str) -> tuple[str, ...]:
    """The rules that keep a card from being built: those that hold on every cell in reach, or else all that do."""
    if position.legal(card):
        return ()
    cells = [set(rules) for rules in position.why(card).values()]
    near = [rules for rules in cells if not rules & PLACES] or cells
    return tuple(sorted(set.intersection(*near) or set.union(*near))) if near else ()


def is_acquisition(phase: str) -> bool:
    """Whether cards are being divided, chosen or kept."""
    return phase in (Phase.DIVIDE, Phase.CHOOSE, Phase.KEEP)
