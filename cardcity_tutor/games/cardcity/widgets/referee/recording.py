"""What a table came to, for whoever keeps results: read with care and counted here."""

from __future__ import annotations

import json

from .....core.ruleset import RefereeEnd
from .counting import standings
from .saving import read, written


def referee_end(text: str) -> RefereeEnd:
    """The end of the table of a text. Raises ``InputError`` with what is wrong with it."""
    table = read(text)
    ends = [{"score": end.account.value, "place": end.place, "rank": end.rank} for end in standings(table)]
    return RefereeEnd(table.game, json.loads(written(table)), ends)
