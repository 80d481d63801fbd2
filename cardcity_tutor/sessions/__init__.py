"""What a person does with a game, without any browser: play a match, look at it, look at it again, try positions, show them to a room, count a real table.

Nothing here knows a game: all of it speaks to the engine, the face and the records of a ``Ruleset``.
"""

from .look import Look
from .match import Match
from .options import Options
from .referee import Referee
from .replay import Replay
from .sandbox import Sandbox
from .seats import Chair, Seats
from .stage import Stage

__all__ = ["Chair", "Look", "Match", "Options", "Referee", "Replay", "Sandbox", "Seats", "Stage"]
