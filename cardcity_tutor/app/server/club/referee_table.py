"""A referee's table that a visitor records: read with care and counted here, for no figure of a caller is believed."""

from __future__ import annotations

from cardcity_tutor.club.referee_tables import RefereeTable
from cardcity_tutor.club.ways import Way, has_house_rules
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games import DEFAULT, find


def referee_table(text: str, mine: int | None, ruleset: str = DEFAULT) -> RefereeTable:
    """The table of a text. Raises ``InputError`` with what is wrong with it."""
    read = find(ruleset).read_referee_table
    if read is None:
        raise InputError("club-broken-call")
    end = read(text)
    return RefereeTable(Way.of(end.way), has_house_rules(end.way), end.table, end.ends, mine)
