"""What all views of the game share: the styles and pieces of its boards, and the city as text."""

from __future__ import annotations

import traitlets

from ....core.errors import TutorError
from ....locale.sentences import text_sentence
from ....widgets.base import TutorWidget
from ..face.sprite import sprite
from ..face.text import position_text
from ..rules.position import City, Position
from .styles import style


class CityWidget(TutorWidget):
    """A view of a city, of cards, or of what the rules say about them."""

    _css = style()
    options_of = City

    @traitlets.default("sprite")
    def _default_sprite(self) -> str:
        return sprite()

    @property
    def subject(self) -> str:
        return str(self.value.get("city", ""))

    def plain(self, body: str) -> str:
        """What the view says, as text; a widget with a city puts it first."""
        position = getattr(self, "position", None)
        city = position_text(position) + "\n" if isinstance(position, Position) else ""
        return city + super().plain(body)

    def explain(self, error: TutorError) -> str:
        """What a person reads instead of an exception; of a typed city, line by line."""
        return text_sentence(self.language, error)
