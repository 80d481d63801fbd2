"""The game on paper: what a ``render.paper.printer.Printer`` does."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qs, urlencode

from .face.paper import certificate, lesson_page, passed, slides, worksheet
from .face.paper.board import picture as position_picture
from .face.wording.lessons import step_sheet

__all__ = ["certificate", "lesson_page", "passed", "picture", "slides", "step_sheet", "worksheet"]


def picture(text: str, options: Mapping[str, str]) -> str:
    """The picture of a city text, or of a link that was shared, with the options that were given besides."""
    from .widgets.sharing import shared_position  # with it come the widgets

    asked = {"city": text}
    if "city=" in text:
        asked = {key: values[-1] for key, values in parse_qs(text.rpartition("?")[2]).items()}
    position, _ = shared_position(urlencode({**asked, **options}, safe="/.,>", errors="surrogateescape"))
    return position_picture(position)
