"""The language in which errors and answers speak at a prompt: the system's, or the one that was chosen."""

from __future__ import annotations

import os

from ..core.errors import InputError
from . import LANGUAGES, choose_language

_chosen: list[str] = []


def language() -> str:
    """The language chosen by ``set_language``, else that of the environment, French where it is none of ours."""
    return _chosen[0] if _chosen else choose_language(environment())


def environment() -> str | None:
    """What the system asks for."""
    values = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((value for value in values if value), None)


def set_language(lang: str | None) -> None:
    """Speak ``fr`` or ``en`` from now on; ``None``: as the system does."""
    if lang is not None and lang not in LANGUAGES:
        raise InputError("option-unknown", field="lang", value=str(lang), expected=", ".join(LANGUAGES))
    _chosen[:] = [] if lang is None else [lang]
