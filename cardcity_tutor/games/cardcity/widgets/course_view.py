"""``CourseView``: the whole course in one view: lessons, the game that ends a part, and the rules behind every box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import ipywidgets

from cardcity_tutor.course.lesson import LANGUAGES, Checkpoint
from cardcity_tutor.course.packs import course
from cardcity_tutor.course.sitting import GAME

from ....widgets import still
from ..coach.situations import Dice
from ..rules.setting import LEVELS, VICTORIES
from ..teach.way import Way
from .lesson_player import LessonPlayer

if TYPE_CHECKING:
    from .game_table import GameTable
    from .rule_pages import LessonLink
    from .rules_explorer import RulesExplorer
from ....widgets.signatures import Spelled

DRAWN_VARIANTS = ("architect", "ecological", "leisure-crisis", "single-city")
"""Each is in play or not: with the levels and the victories this makes the 240 ways."""
RIVAL = "greedy"
GAP = "32px 0 0"
"""Room above what stands below the lesson."""


class CourseView(ipywidgets.VBox):  # type: ignore[misc]
    """A lesson player with a game table below it where a game is due, and the rules explorer on request.

    Takes what ``LessonPlayer`` takes.

    >>> view = CourseView(10, keep="")
    >>> view.player.value["lesson"]
    'final-score'
    """

    children: tuple[ipywidgets.Widget, ...]
    __signature__ = Spelled(LessonPlayer)

    def __init__(self, lesson: str | int | None = None, **options: Any) -> None:  # noqa: ANN401 (those of the player)
        """Open a lesson."""
        self.player = LessonPlayer(lesson, **options)
        self.table: GameTable | None = None
        self.explorer: RulesExplorer | None = None
        self._rules: RulesExplorer | None = None
        self._tables: dict[str, GameTable] = {}
        super().__init__([self.player])
        self.player.observe(self._on_station, ["station", "lesson_id"])
        self.player.observe(self._on_dress, ["lang", "theme"])
        self.player.observe(self._on_rule, "opened_rule")
        self._on_station()

    def __repr__(self) -> str:
        """The kind of view; not its parts."""
        return f"<{type(self).__name__}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:  # noqa: ANN401
        """Where no widget can run, the lesson as its player tells it."""
        shown: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        return shown | self.player.still()

    def _ipython_display_(self) -> None:
        still.show(self._repr_mimebundle_())

    def _arrange(self) -> None:
        """Parts that are not shown stay: a view that is taken out of a box complains in the browser."""
        parts = (*self._tables.values(), *([] if self._rules is None else [self._rules]))
        for part in parts:
            part.layout.margin = GAP
            part.layout.display = "" if part is self.table or part is self.explorer else "none"
        if len(self.children) != 1 + len(parts):
            self.children = (self.player, *parts)

    # ---------------------------------------------------------------- the game

    def _on_station(self, _change: object = None) -> None:
        """At the game's station a table stands below; elsewhere it waits, and the game with it."""
        sitting = self.player.sitting
        self.table = None
        if self.player.station == GAME and sitting.lesson.checkpoint is not None:
            key = sitting.lesson.id
            if key not in self._tables:
                self._tables[key] = self._set_table(sitting.lesson.checkpoint, key)
            self.table = self._tables[key]
        self._on_dress()
        self._arrange()

    def _on_dress(self, _change: object = None) -> None:
        """All parts speak the same language and wear the same colours."""
        for part in (self.table, self.explorer):
            if part is not None:
                part.lang, part.theme = self.player.lang, self.player.theme

    def _set_table(self, checkpoint: Checkpoint, lesson: str) -> GameTable:
        from .game_table import GameTable  # the end of a part is far from its beginning

        sitting = self.player.sitting
        way, opponents = checkpoint.way, checkpoint.opponents
        if checkpoint.random:
            way = drawn_way(Dice(int(sitting.today().strftime("%Y%m%d"))))
            opponents = (RIVAL,) * (way.players - 1)
        table = GameTable(
            way.level,
            way.players,
            opponents or (RIVAL,),
            victory=way.victory,
            variants=way.variants,
            edition=way.edition,
            rulings=way.rulings,
            help="fading",
            key=f"{sitting.pack.id}-{lesson}",
            resumes=True,
        )
        table.observe(lambda change: self._on_game(lesson, change["new"]), "value")
        return table

    def _on_game(self, lesson: str, value: Mapping[str, Any]) -> None:
        """A game that is over goes into the progress of its lesson."""
        if value.get("over") and self.player.sitting.lesson.id == lesson:
            scores = value["scores"]
            self.player.played(
                {
                    "score": scores[0],
                    "scores": list(scores),
                    "place": value["place"],
                    "rank": value["rank"],
                    "refused": value["refused"],
                    "hints": value["hints"],
                }
            )

    # ---------------------------------------------------------------- the rules

    def _on_rule(self, change: Mapping[str, Any]) -> None:
        """A rule's box opens the explorer at that rule; the same box again closes it."""
        name = str(change["new"])
        if not name:
            return
        if self.explorer is not None and self.explorer.rule == name:
            self.explorer = None
        else:
            self.explorer = self._open_rules(name)
        self._on_dress()
        self._arrange()

    def _open_rules(self, name: str) -> RulesExplorer:
        """The explorer at a rule, with what the learner has met so far."""
        if self._rules is None:
            from .rules_explorer import RulesExplorer  # not everybody asks

            self._rules = RulesExplorer(self._lessons())
            self._rules.observe(self._on_lesson, "opened_lesson")
        sitting = self.player.sitting
        self._rules.met = sitting.progress.rules(sitting.pack)
        self._rules.call(name)
        return self._rules

    def _lessons(self) -> Mapping[str, list[LessonLink]] | None:
        """The lessons of a pack of its own by rule; those of the course are read when somebody asks."""
        from .rule_pages import LessonLink

        pack = self.player.sitting.pack
        if pack is course():
            return None
        return {
            name: [
                LessonLink(lesson.id, lesson.number, {lang: lesson.title[lang] for lang in LANGUAGES})
                for lesson in lessons
            ]
            for name, lessons in pack.by_rule().items()
        }

    def _on_lesson(self, change: Mapping[str, Any]) -> None:
        """A lesson that the explorer names is opened in the player."""
        if change["new"]:
            self.player.open_lesson(change["new"])


def drawn_way(dice: Dice) -> Way:
    """One of the 240 ways to play: level, victory, and each variant in play or not."""
    level = LEVELS[dice.below(len(LEVELS))]
    victory = VICTORIES[dice.below(len(VICTORIES))]
    variants = tuple(name for name in DRAWN_VARIANTS if dice.below(2))
    players = 2 + dice.below(2) if "single-city" in variants else 1 + dice.below(3)
    return Way(level=level, victory=victory, players=players, variants=variants)
