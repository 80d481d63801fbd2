"""Damaged records: one line edited, and the error that names it."""

import json
from collections.abc import Callable, Sequence

import pytest

from cardcity_tutor.core import InputError
from cardcity_tutor.core.record import Line, dumped
from cardcity_tutor.games.cardcity.rules.record import replay
from cardcity_tutor.locale import LANGUAGES, say


def error_of(damaged: Sequence[str]) -> InputError:
    """The error that replaying this record gives; it can be said in every language."""
    with pytest.raises(InputError) as caught:
        list(replay(damaged))
    for lang in LANGUAGES:
        assert say(lang, caught.value.code, **caught.value.params)
    return caught.value


def edited_line(
    texts: Sequence[str], event: str, change: Callable[[Line], object], number: int = 0
) -> tuple[list[str], int]:
    """The record with one line of this kind of event edited, and the number of that line."""
    found = [json.loads(text) for text in texts]
    index = [k for k, line in enumerate(found) if line["event"] == event][number]
    change(found[index])
    return [dumped(line) for line in found], index + 1
