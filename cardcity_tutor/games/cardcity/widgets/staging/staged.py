"""What is on a stage and how far it is shown, as one value; a link holds it all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, quote, urlencode

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place
from cardcity_tutor.locale.sentences import error_sentence

from ...book import claims
from ...rules.development import Choice
from ...rules.names import names_of
from ...rules.position import Position
from ...rules.tokens import card_of
from ..editing import problems
from ..scoring import INCOME
from ..sharing import query, shared_position
from ..tabletop import CELL
from .counting import counting
from .examples import example_named, showing
from .frames import Show
from .growth import growing
from .placing import Card, asking, placing

SHOWS: Final = ("score", "development", "income", "places", "example")
LETTERS: Final = {"score": "S", "development": "D", "income": "I", "places": "L", "example": "X"}
"""The presenter's keys."""
MOST_STEPS: Final = 200
TURNS: Final = 4


@dataclass(frozen=True, slots=True)
class Staged:
    """A position, what is shown of it, and what was chosen on the way."""

    position: Position
    victory: str = "residential"
    show: str = "score"
    predict: bool = False
    card: str = "R"
    turn: int = 0
    cell: Place | None = None
    taken: tuple[Choice, ...] = ()
    """Developments chosen by hand; what follows them is always the first that is due."""
    example: str = ""

    def play(self, lang: str) -> Show:
        """The show."""
        if self.show == "example":
            return showing(example_named(self.example), lang, predict=self.predict)
        if self.show == "development":
            return growing(self.position, lang, self.victory, self.taken, predict=self.predict)
        if self.show == "places":
            card = Card.of(self.card, self.turn)
            if self.cell is None:
                return placing(self.position, lang, card, predict=self.predict)
            return asking(self.position, lang, card, self.cell, self.victory, predict=self.predict)
        what = INCOME if self.show == INCOME else self.victory
        return counting(self.position, lang, what, predict=self.predict)

    def impossible(self, lang: str) -> str:
        """That no game leads to this city, with the first reason; the book's cities may be parts of one."""
        found = [] if self.example else problems(self.position)
        if not found:
            return ""
        names = names_of(self.position)
        return CELL.sub(
            lambda cell: names.name((int(cell[1]), int(cell[2]))) or cell[0], error_sentence(lang, found[0])
        )

    def query(self, at: int = 0) -> str:
        """The stage as the fields of a link; what is usual is left out."""
        fields = dict(parse_qsl(query(self.position, self.victory)))
        if self.show == "example":
            fields = {}
        names = names_of(self.position)
        more = {
            "example": self.example,
            "show": "" if self.show in ("score", "example") else self.show,
            "at": str(at) if at else "",
            "predict": "1" if self.predict else "",
            "card": self.card if self.show == "places" else "",
            "turn": str(self.turn) if self.show == "places" and self.turn else "",
            "cell": names.name(self.cell) or "" if self.show == "places" and self.cell else "",
            "line": ",".join(f"{choice.colour}{names.name(choice.place)}" for choice in self.taken),
        }
        fields |= {key: value for key, value in more.items() if value}
        return urlencode(fields, safe="/.,>", quote_via=quote)


def opened(name: str, *, predict: bool = False) -> Staged:
    """A worked example, ready on the stage; its first city is what the other shows are about, as it is finally counted."""
    example = example_named(name)
    with_city = [claim for claim in example.claims if "city" in claim]
    counted = [claim for claim in with_city if claim["claim"] == "score" and claim.get("true", True)]
    same = [claim for claim in counted if claim["city"] == with_city[0]["city"]]
    about = same[-1] if same else next(iter(with_city), None)
    position = claims.position(about) if about else Position.of("M")
    victory = next((claim["victory"] for claim in example.claims if "victory" in claim), "residential")
    return Staged(position, victory, "example", predict=predict, example=name)


def from_fields(fields: Mapping[str, str], start: Staged) -> tuple[Staged, int]:
    """The stage and the frame that a link asks for; ``start`` where it names no city. Raises ``InputError``."""
    show = fields.get("show") or ("example" if "example" in fields and "city" not in fields else "score")
    if show not in SHOWS:
        raise InputError("stage-not-read", field="show", value=show[:40], expected=", ".join(SHOWS))
    base = opened(fields["example"]) if fields.get("example") else start
    position, victory = base.position, base.victory
    if "city" in fields:
        position, victory = shared_position(urlencode(fields))
    if show == "example" and not base.example:
        raise InputError("stage-no-example", value="")
    card = fields.get("card", "R")
    card_of(card, "card", position.setting.edition)
    staged = Staged(
        position,
        victory,
        show,
        predict=fields.get("predict") == "1",
        card=card,
        turn=_number(fields, "turn", TURNS - 1),
        cell=place_named(position, fields["cell"]) if fields.get("cell") else None,
        taken=tuple(
            Choice(word[:1], place_named(position, word[1:]))
            for word in fields.get("line", "").split(",")
            if word
        ),
        example=base.example,
    )
    return staged, _number(fields, "at", MOST_STEPS)


def _number(fields: Mapping[str, str], name: str, most: int) -> int:
    text = fields.get(name, "0")
    if not (text.isascii() and text.isdecimal()) or len(text) > 4 or int(text) > most:
        raise InputError("field-not-number", field=name, value=text[:40], max=most)
    return int(text)


def place_named(position: Position, name: str) -> Place:
    """A cell by its name."""
    found = names_of(position).place(name.strip().lower())
    if found is None:
        raise InputError("stage-no-cell", value=name[:20])
    return found
