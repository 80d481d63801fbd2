"""What the served page shows."""

from __future__ import annotations

from .club_client import ClubClient
from .shell import TutorApp
from .visit import Visit


def front() -> TutorApp:
    """The app for one visitor, on its home page until the browser says what its address asks for.

    The kernel may have run this long before its visitor came, so it knows nothing of them yet. Each page imports its
    own part of the house: who only tries the board waits for no course.
    """
    return TutorApp(Visit(ClubClient.here()))
