"""The course: lesson files are read and checked, exercises graded by the engine, mastery kept."""

from ..games.cardcity.teach.exercises import Exercise, Form, Graded, exercise
from ..games.cardcity.teach.generating import fresh
from ..games.cardcity.teach.way import Way
from .checking import Problem, problems
from .keeping import FolderKeeper, Keeper
from .lesson import Checkpoint, Drill, Lesson, Step, Texts
from .packs import Pack, Part, course, read_pack
from .progress import Progress
from .reading import parse_lesson, read_lesson
from .sources import LessonError

__all__ = [
    "Checkpoint", "Drill", "Exercise", "FolderKeeper", "Form", "Graded", "Keeper", "Lesson", "LessonError", "Pack",
    "Part", "Problem", "Progress", "Step", "Texts", "Way",
    "course", "exercise", "fresh", "lessons_by_rule", "parse_lesson", "problems", "read_lesson", "read_pack",
]  # fmt: skip


def lessons_by_rule() -> dict[str, tuple[Lesson, ...]]:
    """For each rule id the lessons of the course that meet it."""
    return dict(course().by_rule())
