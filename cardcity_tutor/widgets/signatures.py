"""The options of a widget by name, for help, Shift+Tab and Tab, where its constructor takes them as ``**options``."""

from __future__ import annotations

import inspect
from inspect import Parameter, Signature
from typing import Any

import ipywidgets
import traitlets

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.fields import told

NOT_GIVEN = frozenset(ipywidgets.DOMWidget.class_trait_names()) | {
    "scene", "seq", "words", "sprite", "deck", "gesture", "value", "cities", "kept", "story", "handed", "wish",
}  # fmt: skip
"""Traits that nobody sets."""


class Spelled:
    """The signature of a class: what its constructor names, options that it hands on, and its traits."""

    def __init__(self, of: type | None = None) -> None:
        """Of the class itself, or of another one that it hands its options to."""
        self._of = of

    def __get__(self, _instance: object, owner: type) -> Signature:
        """The signature of the class that is asked."""
        return _signature(self._of or owner)


def _signature(widget: Any) -> Signature:  # noqa: ANN401 (a class of widgets)
    named = list(inspect.signature(widget.__init__).parameters.values())[1:]
    given = {parameter.name: parameter for parameter in named if parameter.kind is not Parameter.VAR_KEYWORD}
    others = {} if widget.options_of is None else inspect.signature(widget.options_of).parameters
    for name in widget.options:
        if name not in given and name in others:
            given[name] = others[name]
    for name in settable(widget):
        trait = widget.class_traits()[name]
        spelled = Parameter(
            name, Parameter.KEYWORD_ONLY, default=trait.default(), annotation=_annotation(trait)
        )
        given.setdefault(name, spelled)
    given["layout"] = Parameter("layout", Parameter.KEYWORD_ONLY, default=None)
    return Signature(sorted(given.values(), key=lambda parameter: parameter.kind))


def _annotation(trait: Any) -> Any:  # noqa: ANN401 (a trait; what it takes)
    if isinstance(trait, traitlets.Enum):
        return " | ".join(map(repr, trait.values or ()))
    kinds = {traitlets.Bool: "bool", traitlets.Unicode: "str", traitlets.Int: "int"}
    return next((name for kind, name in kinds.items() if isinstance(trait, kind)), Parameter.empty)


def settable(widget: Any) -> list[str]:  # noqa: ANN401 (a class of widgets, or a widget)
    """The traits of a widget that its user may give."""
    return [name for name in widget.class_trait_names() if name not in NOT_GIVEN and not name.startswith("_")]


def check_traits(widget: Any, given: dict[str, Any]) -> None:  # noqa: ANN401 (a widget)
    """Raise ``InputError`` where a value is none that its trait can have."""
    for name, value in given.items():
        trait = widget.traits()[name]
        try:
            trait._validate(widget, value)  # noqa: SLF001 (there is no other way to ask without setting it)
        except traitlets.TraitError:
            if isinstance(trait, traitlets.Enum):
                expected = ", ".join(map(str, trait.values or ()))
                raise InputError("option-unknown", field=name, value=str(value), expected=expected) from None
            expected = repr(trait.default_value)
            raise InputError("field-not-this", field=name, value=told(value), expected=expected) from None
