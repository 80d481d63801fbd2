"""What a worker loads before its first visit, and what afterwards, while nobody waits for it."""

from __future__ import annotations

import time
from contextlib import suppress
from threading import Event
from typing import TYPE_CHECKING

from ..memory import trim_babel_data

if TYPE_CHECKING:
    from .process import Worker

PAUSE_S = 0.2
"""Between two pages that are loaded while visitors may be there."""


def load(worker: Worker) -> None:
    """Load what every visit needs, by making a page once, so that its words and pictures are at hand."""
    trim_babel_data()
    import nacl.bindings  # noqa: F401 (for the seals)

    visit = worker.make_visit("")
    done = Event()

    def make() -> None:
        from ...front import front

        try:
            front()._repr_mimebundle_()
        finally:
            done.set()

    visit.do(make)
    done.wait()
    worker.visits.pop("").close()


def load_rest() -> None:
    """Load the other pages one by one, then the course: visitors find it read, and share its lessons."""
    from cardcity_tutor.core.errors import TutorError
    from cardcity_tutor.course.packs import course
    from cardcity_tutor.games import DEFAULT

    from ...offers import page_maker
    from ...shell import PAGES

    for page in PAGES:
        with suppress(ImportError):  # who opens it will be told
            page_maker(DEFAULT, page)
        time.sleep(PAUSE_S)
    with suppress(TutorError):
        course()
