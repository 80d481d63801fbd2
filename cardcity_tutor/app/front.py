"""What the served page shows: the sandbox, or what its link asks for: a city, a lesson, a worksheet, a rule."""

from __future__ import annotations

import os
from typing import Final
from urllib.parse import parse_qs

import ipywidgets

from cardcity_tutor.core.errors import TutorError

from .sandbox import sandbox

LONGEST: Final = 2000
"""Characters of a query that are read."""


def front(query: str | None = None) -> ipywidgets.DOMWidget:
    """The view for a page's query, ``?lesson=6`` or ``?rule=limit`` say; Voilà passes it on.

    Each page imports its own part of the house: who only tries the board waits for no course.
    """
    text = os.environ.get("QUERY_STRING", "") if query is None else query
    asked = {name: values[-1] for name, values in parse_qs(text[:LONGEST].lstrip("?")).items()}
    try:
        if "lesson" in asked and "seed" in asked:
            from .worksheets import sheet_view

            return sheet_view(asked)
        if "lesson" in asked:
            from cardcity_tutor.widgets import CourseView

            return CourseView(asked["lesson"])
        if "rule" in asked:
            from cardcity_tutor.widgets import RulesExplorer

            return RulesExplorer(rule=asked["rule"])
    except TutorError as error:
        board = sandbox("")
        board.tell(board.explain(error))
        board.refresh()
        return board
    return sandbox(text)
