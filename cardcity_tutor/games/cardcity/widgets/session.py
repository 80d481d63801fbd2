"""A sitting at one city: building, developing, editing, with undo. Knows the rules, knows no browser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from cardcity_tutor.core.errors import IllegalAction
from cardcity_tutor.core.verdict import Place, Reason, Verdict

from ..rules.development import Choice
from ..rules.position import Position
from ..rules.tokens import HAND_TOKENS
from .editing import buildable

Mode = Literal["build", "develop", "score", "edit"]
MODES: tuple[Mode, ...] = ("build", "develop", "score", "edit")
CLOUD = "N"
NOT_HELD = Verdict((Reason("no-keeping"),), None)


Line = tuple[Choice, ...]


class Placed(NamedTuple):
    """A card that was laid: by hand, as a cloud that came along, or by development."""

    card: str
    place: Place
    facing: str | None
    how: Literal["build", "cloud", "develop"]


@dataclass(frozen=True, slots=True)
class Moment:
    """One state of the sitting; undo goes back to the one before."""

    position: Position
    cloud: bool = False
    """A cloud has come and must be placed before anything else."""
    line: Line = ()
    """The developments carried out since the phase began, then those taken back that could follow again."""
    at: int = 0
    """How many of ``line`` are carried out."""
    start: Position | None = None
    """The position when development began; nothing while building."""
    placed: tuple[Placed, ...] = ()
    """Everything laid since the sitting began, in order."""

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards to choose from: the hand, or the cloud that goes first."""
        return (CLOUD,) if self.cloud else tuple(HAND_TOKENS[card] for card in self.position.hand)


class Session:
    """Moments in a row, and where we are in it."""

    def __init__(self, position: Position, *, palette: bool = False) -> None:
        """Begin with a position. With a ``palette``, whoever has no card left may lay any, again and again."""
        self.palette = palette
        self._moments = [Moment(position)]
        self._at = 0
        self._forks: dict[Position, list[Line]] = {}

    @property
    def forks(self) -> list[Line]:
        """Other lines of development that were tried from the same start."""
        start = self.now.start
        return [] if start is None else self._forks.setdefault(start, [])

    @property
    def now(self) -> Moment:
        """The present moment."""
        return self._moments[self._at]

    @property
    def position(self) -> Position:
        """The present position."""
        return self.now.position

    @property
    def free(self) -> bool:
        """Whether any card may be laid: the palette takes the place of the hand."""
        return self.palette and not self.now.hand

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards to choose from: those of the moment, or all of the palette."""
        return tuple(buildable(self.position)) if self.free else self.now.hand

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return self._at + 1 < len(self._moments)

    def undo(self) -> None:
        """Back to the moment before."""
        self._at = max(0, self._at - 1)

    def redo(self) -> None:
        """Forward again."""
        self._at = min(len(self._moments) - 1, self._at + 1)

    def _add(self, moment: Moment) -> None:
        del self._moments[self._at + 1 :]
        self._moments.append(moment)
        self._at += 1

    def replace(self, position: Position) -> None:
        """Go on with another position: an edited city, another hand."""
        self._add(Moment(position))

    def build(self, card: str, place: Place, facing: str | None) -> Placed:
        """Lay a card of the hand or of the palette, or the cloud that waits. Raises ``IllegalAction`` with the reasons."""
        now = self.now
        if card not in self.cards:
            action = f"{card} {list(place)}"
            raise IllegalAction("illegal-action", verdict=NOT_HELD, action=action, phase="build")
        if now.cloud:
            # It comes from the reserve: a cloud in the hand, if there is one, stays there.
            after = now.position.changed(hand=()).build(card, place, facing)
            reserve = after.reserve._replace(clouds=after.reserve.clouds - 1)
            done = Placed(card, place, None, "cloud")
            rest = after.changed(reserve=reserve, hand=now.position.hand)
            self._add(Moment(rest, placed=(*now.placed, done)))
            return done
        after = now.position.build(card, place, facing)
        done = Placed(card, place, facing, "build")
        smoke = card != CLOUD and now.position.brings_cloud(card, place) and _has_room(after)
        self._add(Moment(after, cloud=smoke, placed=(*now.placed, done)))
        return done

    # ---------------------------------------------------------------- development

    def begin_development(self) -> None:
        """Enter the phase; the position now is where every line starts. The cards still in hand are out of play."""
        if self.now.start is None:
            self._moments[self._at :] = [replace(self.now, start=self.position, cloud=False, line=(), at=0)]

    def develop(self, choice: Choice) -> Placed:
        """Carry out one development. Where another one had been taken back, the old line is kept as a fork."""
        now = self.now
        after = now.position.develop(choice)
        if now.at < len(now.line) and now.line[now.at] != choice:
            self.fork()
        line = now.line if now.line[now.at : now.at + 1] == (choice,) else (*now.line[: now.at], choice)
        done = Placed(choice.colour, choice.place, None, "develop")
        self._add(
            replace(now, position=after, line=line, at=now.at + 1, placed=(*now.placed, done), cloud=False)
        )
        return done

    def step_to(self, at: int) -> None:
        """Scrub: the city after the first ``at`` developments of the line."""
        now = self.now
        if now.start is None or not 0 <= at <= len(now.line):
            return
        position = now.start
        for choice in now.line[:at]:
            position = position.develop(choice)
        kept = now.placed[: len(now.placed) - now.at]
        done = tuple(Placed(choice.colour, choice.place, None, "develop") for choice in now.line[:at])
        self._moments[self._at] = replace(now, position=position, at=at, placed=(*kept, *done))

    def fork(self) -> None:
        """Keep the line as it is among the forks, to try another from here."""
        line = self.now.line
        if line and line not in self.forks:
            self.forks.append(line)

    def take_fork(self, number: int) -> None:
        """Go over to a kept line; the present one is kept in its place."""
        now = self.now
        if not 0 <= number < len(self.forks):
            raise IndexError(number)
        other = self.forks.pop(number)
        self.fork()
        self._moments[self._at] = replace(now, line=other)
        self.step_to(len(other))

    def follow(self, line: Sequence[Choice]) -> None:
        """Take a whole line from the start of the phase; the present one is kept as a fork."""
        now = self.now
        if now.start is None:
            return
        position = now.start
        for choice in line:
            position = position.develop(choice)
        if now.line != tuple(line):
            self.fork()
        self._moments[self._at] = replace(now, line=tuple(line))
        self.step_to(len(line))

    def end_development(self) -> None:
        """Leave the phase with the city as it stands."""
        if self.now.start is not None:
            self._moments[self._at :] = [replace(self.now, start=None, line=(), at=0)]


def _has_room(position: Position) -> bool:
    return bool(position.legal(CLOUD))
