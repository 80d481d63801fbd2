"""A referee's table that a visitor records: read with care and counted here, for no figure of a caller is believed."""

from __future__ import annotations

import json

from cardcity_tutor.club.referee_tables import RefereeTable
from cardcity_tutor.club.ways import Way


def referee_table(text: str, mine: int | None) -> RefereeTable:
    """The table of a text. Raises ``InputError`` with what is wrong with it."""
    from cardcity_tutor.games.cardcity.widgets.referee.counting import standings
    from cardcity_tutor.games.cardcity.widgets.referee.saving import choice_of, read, written

    table = read(text)
    options = {name: value for name, value in choice_of(table.game).items() if name != "rulings"}
    ends = [{"score": end.account.value, "place": end.place, "rank": end.rank} for end in standings(table)]
    return RefereeTable(
        Way(**options | {"variants": tuple(options["variants"])}),
        bool(table.game.setting.changed_rulings),
        json.loads(written(table)),
        ends,
        mine,
    )
