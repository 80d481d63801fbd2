"""What is wrong, in words."""

from __future__ import annotations

from ..core.errors import IllegalAction, TutorError
from ..core.representations import words_of
from ..locale.sentences import error_sentence


def sentence(problem: TutorError, lang: str) -> str:
    """What is wrong, in words, and on which line where it is a line of a file."""
    if problem.code == "lesson-at":
        from ..render.lesson_errors import all_problem_words  # brings all of the lessons with it

        return "\n".join(all_problem_words(lang, problem))
    told = words_of(problem, lang) if isinstance(problem, IllegalAction) else None
    return error_sentence(lang, problem) if told is None else told.text
