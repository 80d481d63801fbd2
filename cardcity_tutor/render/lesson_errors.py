"""What is wrong with lesson files, in words."""

from __future__ import annotations

from ..core.errors import TutorError
from ..course.sources import NO_FIELD, LessonError
from ..locale import MAX_VALUE_CHARACTERS, say
from ..locale.sentences import error_sentence, shown, text_sentence


def problem_words(lang: str, error: TutorError, file: str = "", *, warning: bool = False) -> str:
    """A complaint about a lesson file, with its place in front as editors and people find it: ``file:line: field: …``.

    ``file`` is another name for the file, such as its whole path.
    """
    if not isinstance(error, LessonError):
        text = error_sentence(lang, error)
        return f"{shown(file, MAX_VALUE_CHARACTERS)}: {text}" if file else text
    where = shown(file or error.params["file"], MAX_VALUE_CHARACTERS)
    field = shown(error.params["field"])
    text = text_sentence(lang, error.inner)
    if warning:
        text = say(lang, "lessons-warning", problem=text)
    place = f"{where}:{error.params['line']}: "
    return place + text if field == NO_FIELD else f"{place}{field}: {text}"


def all_problem_words(lang: str, error: TutorError) -> list[str]:
    """A complaint about a lesson or a pack, and all others that were found with it."""
    return [problem_words(lang, each) for each in (error, *getattr(error, "others", ()))]
