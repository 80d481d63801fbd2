"""The course: lesson files are read and checked, exercises graded by the engine, mastery kept."""

from .checking import Problem, problems
from .lesson import Checkpoint, Drill, Lesson, Step, Texts
from .packs import Pack, Part, course, read_pack
from .progress import Progress
from .progress_store import FolderKeeper, Keeper
from .reading import parse_lesson, read_lesson
from .sources import LessonError
from .teach import Exercise, Graded, Teach

__all__ = [
    "Checkpoint", "Drill", "Exercise", "FolderKeeper", "Graded", "Keeper", "Lesson", "LessonError", "Pack",
    "Part", "Problem", "Progress", "Step", "Teach", "Texts",
    "course", "lessons_by_rule", "parse_lesson", "problems", "read_lesson", "read_pack",
]  # fmt: skip


def lessons_by_rule() -> dict[str, tuple[Lesson, ...]]:
    """For each rule id the lessons of the course that meet it."""
    return dict(course().by_rule())
