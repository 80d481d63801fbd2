"""``Referee``: the score sheet of a real table of any game: what was typed for each player, what speaks against it, who has won."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NotRequired, TypedDict

from ..core.errors import InputError
from ..core.json_text import read_json
from ..core.ruleset import Ruleset
from ..core.scene import Scene, Stat
from ..core.sheet import Answer, SheetField
from ..locale.sentences import error_sentence
from .look import face_of
from .names import first_said, rule_text, seat_names
from .options import Options
from .seats import LETTERS, Chair, person_name

LONGEST_FIELD: Final = 2000
"""Characters of what is typed in one field."""
LARGEST: Final = 40_000
"""Characters of a file."""


class FieldWords(TypedDict):
    """A field of one player."""

    name: str
    label: str
    about: str
    value: str
    choices: list[tuple[str, str]]


class Against(TypedDict):
    """Something that speaks against what was typed; a rule, or a sentence that says what cannot be read."""

    rule: str
    title: str
    text: str


class SeatSheet(TypedDict):
    """The part of one player."""

    letter: str
    name: str
    person: str
    fields: list[FieldWords]
    against: list[Against]
    score: str
    place: int
    stats: list[Stat]
    scene: NotRequired[Scene]


class Referee:
    """The table of one game. Nothing is refused while it is typed: what is wrong is said beside the player."""

    def __init__(self, ruleset: Ruleset) -> None:
        """An empty table under the default options."""
        self.ruleset = ruleset
        self.sheet = ruleset.needed(ruleset.load_sheet)()
        self.face = face_of(ruleset)
        self.options = Options(ruleset)
        self._names: list[str] = []
        self._typed: list[dict[str, str]] = []
        self._fit()

    # ---------------------------------------------------------------- what is typed

    @property
    def players(self) -> int:
        """How many play."""
        return len(self._typed)

    def choose(self, name: str, value: object) -> None:
        """Change an option of the game. Raises ``InputError`` where options do not go together; then nothing changes."""
        options = Options(self.ruleset, self.options.plain)
        options.choose(name, value)
        _ = options.way
        self.options = options
        self._fit()

    def name(self, player: int, text: str) -> None:
        """What a player is called."""
        self._names[self._seat(player)] = person_name(text)

    def type(self, player: int, field: str, text: str) -> None:
        """What was typed. Raises ``InputError`` for a field or a choice that there is not."""
        known = {one.name: one for one in self.fields}
        if field not in known:
            raise InputError("option-unknown", field="field", value=field[:60], expected=", ".join(known))
        choices = known[field].choices
        if choices and text not in choices:
            raise InputError("field-choice", field=field, value=text[:60], expected=", ".join(choices))
        self._typed[self._seat(player)][field] = text[:LONGEST_FIELD]

    def _seat(self, player: int) -> int:
        if not 0 <= player < self.players:
            raise InputError("field-range", field="player", value=player, least=0, most=self.players - 1)
        return player

    @property
    def fields(self) -> list[SheetField]:
        """What is typed for each player."""
        return list(self.sheet.fields(self.options.way))

    def _fit(self) -> None:
        """As many seats as players, each with all fields."""
        players = int(self.options.way.players)
        self._names = [*self._names, *[""] * players][:players]
        typed = [*self._typed, *({} for _ in range(players))][:players]
        kept = {field.name: _kept(field, typed) for field in self.fields}
        self._typed = [{name: values[seat] for name, values in kept.items()} for seat in range(players)]

    # ---------------------------------------------------------------- what it comes to

    def seats(self, lang: str) -> list[SeatSheet]:
        """The part of every player in words, with scores and places."""
        way = self.options.way
        names = seat_names(lang, self.ruleset.id, [Chair(person=name) for name in self._names])
        answers: list[Answer | None] = []
        found: list[SeatSheet] = []
        for seat in range(self.players):
            part = self._part(lang, seat, names[seat])
            answers.append(self._ask(lang, seat, part))
            found.append(part)
        for part, standing in zip(found, self.sheet.standings(way, answers), strict=True):
            part["score"] = "" if standing.score is None else f"{standing.score:g}".replace("-", "−")
            part["place"] = standing.place
        return found

    def _part(self, lang: str, seat: int, name: str) -> SeatSheet:
        return {
            "letter": LETTERS[seat],
            "name": name,
            "person": self._names[seat],
            "fields": [self._field(lang, field, self._typed[seat][field.name]) for field in self.fields],
            "against": [],
            "score": "",
            "place": 0,
            "stats": [],
        }

    def _field(self, lang: str, field: SheetField, value: str) -> FieldWords:
        key = f"sheet-{self.ruleset.id}-{field.name}"
        return {
            "name": field.name,
            "label": first_said(lang, key) or field.name,
            "about": first_said(lang, f"{key}.about"),
            "value": value,
            "choices": [(one, first_said(lang, f"{key}-{one}") or one) for one in field.choices],
        }

    def _ask(self, lang: str, seat: int, part: SeatSheet) -> Answer | None:
        """The answer about a player whom nothing speaks against; what does is noted in the part."""
        try:
            request = self.sheet.request(self.options.way, self._typed, seat)
            if request is None:
                return None
            answer = self.ruleset.inspect(request)
            rules = self.sheet.objections(answer, seat)
            part["against"] = [self._against(lang, rule) for rule in rules]
            scene = self.face.board(request, lang)
            part["scene"], part["stats"] = scene, scene["stats"]
        except InputError as error:
            if not part["against"]:
                part["against"] = [{"rule": "", "title": "", "text": error_sentence(lang, error)}]
            return None
        return None if part["against"] else answer

    def _against(self, lang: str, rule: str) -> Against:
        found = rule_text(lang, self.ruleset, rule)
        return {"rule": rule, "title": found.title, "text": found.text}

    # ---------------------------------------------------------------- as text

    @property
    def text(self) -> str:
        """The whole table, to keep and to open again."""
        seats = [{"name": name, **typed} for name, typed in zip(self._names, self._typed, strict=True)]
        return json.dumps(
            {"ruleset": self.ruleset.id, "options": self.options.plain, "seats": seats}, ensure_ascii=False
        )

    def open(self, text: str) -> None:
        """Open a table. Raises ``InputError`` that says what is wrong; what lies here stays."""
        if len(text) > LARGEST:
            raise InputError("sandbox-text-long", size=len(text), max=LARGEST)
        try:
            found = read_json(text)
            game, options, seats = found["ruleset"], found["options"], found["seats"]
        except (ValueError, LookupError, TypeError):
            raise InputError("sheet-no-table") from None
        if game != self.ruleset.id:
            raise InputError("sandbox-other-game", value=str(game)[:60], expected=self.ruleset.id)
        if not isinstance(options, Mapping) or not isinstance(seats, list):
            raise InputError("sheet-no-table")
        fresh = Referee(self.ruleset)
        fresh.options = Options(self.ruleset, options)
        fresh._fit()
        if len(seats) != fresh.players or not all(_is_seat(seat) for seat in seats):
            raise InputError("sheet-no-table")
        for number, seat in enumerate(seats):
            for name, value in seat.items():
                if name == "name":
                    fresh.name(number, value)
                else:
                    fresh.type(number, name, value)
        self.options, self._names, self._typed = fresh.options, fresh._names, fresh._typed

    def clear(self) -> None:
        """An empty table under the same options."""
        self._names, self._typed = [], []
        self._fit()


def _kept(field: SheetField, typed: Sequence[Mapping[str, str]]) -> list[str]:
    """What was typed in a field by all; choices that do not fit, or that two have, begin anew."""
    values = [one.get(field.name, "") for one in typed]
    if not field.choices or (set(values) <= set(field.choices) and len(set(values)) == len(values)):
        return values
    return [field.choices[seat % len(field.choices)] for seat in range(len(values))]


def _is_seat(seat: Any) -> bool:  # noqa: ANN401 (whatever a file holds)
    return isinstance(seat, dict) and all(isinstance(value, str) for value in seat.values())
