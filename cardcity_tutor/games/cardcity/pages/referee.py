"""The referee's page: a real table, and the chooser of its rules while the table is being set."""

from __future__ import annotations

import json
from collections.abc import Mapping
from urllib.parse import parse_qsl

import ipywidgets

from cardcity_tutor.app.visit import Query, Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.numbers import typed_count

from ..rules.setting import MOST_PLAYERS
from ..widgets.options_panel import OptionsPanel
from ..widgets.referee_table import RefereeTable

KEY = "referee"
"""Under which the browser keeps the table."""
LONGEST_NUMBER = 18


class RefereePage(ipywidgets.VBox):  # type: ignore[misc]
    """The table, and below it the rules, shown in the step in which they are chosen."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """A table of two, or as many and by such rules as the link says: ``?players=3&level=normal``.

        Table and rules follow each other's way of playing. A count opens on the stage.
        """
        self.visit = visit
        self.panel = panel = OptionsPanel(players=True, unfolded=True, elsewhere=("players",))
        asked = {name: query[name] for name in ("edition", "level", "victory") if name in query}
        variants = [name for name in query.get("variants", "").split(",") if name]
        players = typed_count(query.get("players", "2"))
        if players is None:
            raise InputError("option-players", value=query["players"][:40], max=MOST_PLAYERS)
        panel.choice = asked | {"variants": variants, "players": players}
        self.table = table = RefereeTable(
            panel.way,
            names=[visit.nickname],
            key=KEY,
            step="setup",
            stages=visit.going is not None,
            resume=not query,
        )
        visit.dress(table, panel)
        layout = ipywidgets.Layout(overflow="visible")  # else nothing would stick to the screen
        super().__init__([table, panel], layout=layout)
        panel.guard = table.warning
        panel.observe(lambda _: table.play_by(panel.way), "choice")
        table.observe(self._follow, ["choice", "step"])
        table.observe(self._on_staged, "staged")
        self._follow()
        table.club = visit.desk
        visit.observe(table.changed, "nickname")
        self.turn_to(query)

    def turn_to(self, query: Query) -> None:
        """A table that was recorded at the club (``game=7``)."""
        if "game" not in query:
            return
        number, visit = query["game"], self.visit
        if not number.isdecimal() or len(number) > LONGEST_NUMBER:
            raise InputError("option-unknown", field="game", value=number[:40], expected="1, 2, 3…")
        if visit.desk is None or not visit.nickname:
            raise InputError("club-game-whose")
        saved = visit.desk.load_game(int(number))
        if not saved["referee"]:
            raise InputError("club-game-unknown")
        self.table.show_recorded(json.dumps(json.loads(saved["record"])["table"]))

    def _follow(self, _change: object = None) -> None:
        self.panel.choice = self.table.choice
        self.panel.layout.display = "" if self.table.step == "setup" else "none"

    def _on_staged(self, change: Mapping[str, str]) -> None:
        if change["new"]:
            self.visit.go("teach", **dict(parse_qsl(change["new"])))
