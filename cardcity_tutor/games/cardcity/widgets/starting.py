"""What a widget starts from: a position, or a city text with the options of ``Position.of``."""

from __future__ import annotations

from typing import Any

from cardcity_tutor.core.errors import InputError

from ..rules.position import City
from .editing import Options

RULES = tuple(Options.__annotations__)


def start_position(city: City | str, options: dict[str, Any]) -> City:
    """The position of a widget; takes its options out of ``options``, where the traits are left."""
    rules = {key: options.pop(key) for key in RULES if key in options}
    if not isinstance(city, City):
        return City(city, **rules)
    if rules:
        raise InputError("widget-position-options", fields=", ".join(rules))
    return city
