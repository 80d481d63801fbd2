"""``Options``: what can be chosen before a game, for any game that lists its fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from ..core.errors import InputError
from ..core.options import Field, Value
from ..core.ruleset import Ruleset
from ..locale import say
from .names import first_said

RULINGS: Final = "rulings."
"""What the names of fields begin with that stand in the part ``rulings`` of the plain data."""
SEATS: Final = "players"
"""The field with the number of players."""


class Option(TypedDict):
    """One value of a field."""

    value: Value
    label: str
    chosen: bool


class OptionRow(TypedDict):
    """A field in words."""

    name: str
    label: str
    about: str
    many: bool
    """Whether several values may be chosen."""
    most: int
    ruling: bool
    options: list[Option]


class Options:
    """The choices for a game, each field at its default until it is changed."""

    def __init__(self, ruleset: Ruleset, plain: Mapping[str, Any] | None = None) -> None:
        """Begin with plain data, or with the defaults."""
        self.ruleset = ruleset
        self.chosen: dict[str, Value | tuple[Value, ...]] = {
            field.name: () if field.most > 1 else field.values[0] for field in ruleset.fields
        }
        self.rest: dict[str, Any] = {}
        """What plain data had that is no field."""
        self._take(plain or {})

    def choose(self, name: str, value: object) -> None:
        """Change a field; of one that takes several values, put this one in or take it out."""
        field = self._field(name)
        known = _value(field, value)
        before = self.chosen[name]
        if not isinstance(before, tuple):
            self.chosen[name] = known
        elif known in before:
            self.chosen[name] = tuple(other for other in before if other != known)
        elif len(before) < field.most:
            self.chosen[name] = (*before, known)
        else:
            raise InputError("match-option-most", most=field.most)

    @property
    def plain(self) -> dict[str, Any]:
        """What ``read_options`` takes; what has its default is left out, but for the number of players."""
        found = dict(self.rest)
        for field in self.ruleset.fields:
            value = self.chosen[field.name]
            if field.name != SEATS and value == (() if field.most > 1 else field.values[0]):
                continue
            target = found
            name = field.name
            if name.startswith(RULINGS):
                target, name = found.setdefault("rulings", {}), name.removeprefix(RULINGS)
            target[name] = list(value) if isinstance(value, tuple) else value
        return found

    @property
    def way(self) -> Any:  # noqa: ANN401
        """The way of playing. Raises an ``InputError`` for choices that do not go together."""
        return self.ruleset.needed(self.ruleset.read_options)(self.plain)

    @property
    def players(self) -> tuple[int, ...]:
        """How many may play, the usual number first."""
        for field in self.ruleset.fields:
            if field.name == SEATS:
                return tuple(value for value in field.values if isinstance(value, int))
        return (int(self.way.players),)

    def rows(self, lang: str) -> list[OptionRow]:
        """The fields in words, without the number of players, which is that of the seats."""
        return [self._row(lang, field) for field in self.ruleset.fields if field.name != SEATS]

    def _row(self, lang: str, field: Field) -> OptionRow:
        key = f"option-{self.ruleset.id}-{field.name.replace('.', '-')}"
        chosen = self.chosen[field.name]
        return {
            "name": field.name,
            "label": first_said(lang, key) or field.name,
            "about": first_said(lang, f"{key}.about"),
            "many": field.most > 1,
            "most": field.most,
            "ruling": field.name.startswith(RULINGS),
            "options": [
                {
                    "value": value,
                    "label": _label(lang, key, value),
                    "chosen": value in chosen if isinstance(chosen, tuple) else value == chosen,
                }
                for value in field.values
            ],
        }

    def _take(self, plain: Mapping[str, Any]) -> None:
        flat = {name: value for name, value in plain.items() if name != "rulings"}
        rulings = plain.get("rulings", {})
        if isinstance(rulings, Mapping):
            flat |= {f"{RULINGS}{name}": value for name, value in rulings.items()}
        for name, value in flat.items():
            if name not in self.chosen:
                self.rest[name] = value  # whoever reads it says whether there is such a thing
            elif self._field(name).most > 1:
                values = value.split(",") if isinstance(value, str) else value
                if not isinstance(values, list | tuple):
                    raise InputError("field-not-texts", field=name, value=value)
                for one in values:
                    if one:
                        self.choose(name, one)
            else:
                self.choose(name, value)

    def _field(self, name: str) -> Field:
        for field in self.ruleset.fields:
            if field.name == name:
                return field
        known = ", ".join(field.name for field in self.ruleset.fields)
        raise InputError("option-not-here", option=name[:60], game=self.ruleset.id, expected=known)


def _value(field: Field, value: object) -> Value:
    """One of the field's values; a link or a form gives it as text."""
    for known in field.values:
        if (type(value) is type(known) and value == known) or (
            isinstance(value, str) and value == _text(known)
        ):
            return known
    expected = ", ".join(map(_text, field.values))
    raise InputError("field-choice", field=field.name, value=str(value)[:60], expected=expected)


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _label(lang: str, key: str, value: Value) -> str:
    if isinstance(value, bool):
        return say(lang, "match-yes" if value else "match-no")
    if isinstance(value, int):
        return first_said(lang, f"{key}-{value}") or str(value)
    return first_said(lang, f"{key}-{value}") or value
