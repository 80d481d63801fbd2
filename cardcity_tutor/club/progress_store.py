"""A member's place for the progress of the course, as the lesson player wants it."""

from __future__ import annotations

from ..course.progress import Progress
from .members import Member
from .store import Store


class MemberKeeper:
    """Keeps the progress of one member in one pack; fulfils ``course.progress_store.Keeper``.

    The nickname that a player gives is that of the member: whose progress it is was settled by the key.
    """

    def __init__(self, store: Store, member: Member, pack: str = "cardcity") -> None:
        """For a member who has shown the key."""
        self.store = store
        self.member = member
        self.pack = pack

    def load(self, nickname: str) -> Progress | None:  # noqa: ARG002 (see the class)
        """What is kept, or nothing."""
        return self.store.progress(self.member, self.pack)

    def save(self, nickname: str, progress: Progress) -> None:  # noqa: ARG002
        """Keep it; the player's own is given what another window has kept meanwhile."""
        joined = self.store.save_progress(self.member, progress)
        wish = progress.review
        progress.merge(joined)
        progress.review = wish
