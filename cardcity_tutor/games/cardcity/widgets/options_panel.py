"""``OptionsPanel``: choose a way of playing, each choice with one sentence that says what it changes.

How a page uses it::

    panel = OptionsPanel()                                  # folded to one line; no number of players asked
    panel = OptionsPanel(players=True, unfolded=True)       # one to four players; (2, 4) or (1, 1) narrow it
    panel = OptionsPanel(Way(level="normal"), seats=True)   # on a single map, also whose zone is meant
    visit.dress(panel)

    panel.observe(handler, "choice")     # ``choice`` is plain data: edition, level, victory, variants, players, player, rulings
    panel.way                            # the same as a ``games.cardcity.ways.Way``: ``way.game()``, ``way.position(city)``
    panel.way = Way(victory="economic")  # from Python; also ``panel.choice = {"level": "normal"}``; InputError if impossible
    panel.tell_below("…")                # a sentence of the page's own under the options, until the next choice
    panel.guard = lambda way: "…"        # what a way would cost; if anything, it is asked before the way is taken

``choice`` without ``player`` holds the keywords of ``game(…)`` and ``GameTable(…)``; with ``players`` not asked it is 1,
and 2 to 4 where all share the single city. ``panel.observe(…, "opened_rule")`` tells which citation was clicked, if
``rule_links`` is on. ``lang`` and ``theme`` are traits as in every widget; ``unfolded`` shows the rows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple

import traitlets

from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.core.fields import told

from ....widgets.base import Gesture
from ....widgets.bundle import script
from ..book import rulings
from ..face.wording.options import (
    choice_cite,
    choice_name,
    choice_rule,
    choice_text,
    moved_text,
    refusal_text,
    ruling_cite,
    ruling_field,
    ruling_text,
    way_summary,
)
from ..face.wording.rules import rule_title
from ..rules.setting import SWITCHES, VARIANTS
from ..rules.ways import VALUES, Seats, Settled, Way, fits, settled
from .base import CityWidget
from .styles import style

ROWS: Final = ("edition", "level", "victory", "variants", "players", "player")


class Pending(NamedTuple):
    """A choice that waits for an answer, because the page would lose something by it."""

    field: str
    value: Any
    text: str
    after: Settled


def _nothing_lost(_: Way) -> str:
    return ""


def _by_kind(ruling: str) -> bool:
    """What is on or off goes before tables."""
    return not isinstance(SWITCHES[ruling], bool)


def seats_of(players: bool | tuple[int, int]) -> Seats:
    """How many may sit: not asked, one to four, or from so many to so many."""
    if players is False:
        return Seats(free=True)
    return Seats() if players is True else Seats(*players)


class OptionsPanel(CityWidget):
    """A way of playing, chosen option by option.

    >>> panel = OptionsPanel(players=True, lang="en")
    >>> panel.gesture = {"kind": "choose", "field": "variants", "value": "single-city"}
    >>> panel.choice["players"], panel.scene["moved"]
    (2, {'field': 'variants', 'text': 'At the same time: 2 players.'})
    """

    _esm = script("options/options-panel.js")
    _css = style("options/options.css")
    options = ("way", "players", "seats", "elsewhere")

    choice = traitlets.Dict()
    """The way as plain data; setting it with some options leaves the others as usual."""
    unfolded = traitlets.Bool(False)
    """Whether the rows are shown, not only the summary."""
    rule_links = traitlets.Bool(False)
    """Whether citations are buttons; whoever shows the panel watches ``opened_rule``."""
    opened_rule = traitlets.Unicode("")

    def __init__(
        self,
        way: object = None,
        *,
        players: bool | tuple[int, int] = False,
        seats: bool = False,
        elsewhere: Collection[str] = (),
        **traits: Any,  # noqa: ANN401 (traits of all kinds)
    ) -> None:
        """Take a way, or nothing for the usual one; ``players`` and ``seats`` say which rows a page wants.

        Rows named in ``elsewhere`` the page asks by itself.
        """
        self._seats = seats_of(players)
        self._elsewhere = frozenset(elsewhere)
        self.guard: Callable[[Way], str] = _nothing_lost
        self._pending: Pending | None = None
        self._zones = seats
        self._below = ""
        self._moved: dict[str, str] | None = None
        if way is not None and not isinstance(way, Way | Mapping):
            raise InputError("field-not-this", field="way", value=told(way), expected='Way(level="normal")')
        start = Way(players=self._seats.fewest) if way is None else Way.of(way)
        super().__init__(choice=start.plain, **traits)
        self.observe(self._on_choice, "choice")
        self.observe(self.changed, ["choice", "unfolded", "rule_links"])

    @traitlets.validate("choice")
    def _possible(self, proposal: Mapping[str, Any]) -> dict[str, Any]:
        """Only ways that exist, at a table of this size; all options are named."""
        way = Way.of(proposal["value"])
        game = way.game()
        if self._seats.free and not way.shared:
            way = Way.of(way.plain | {"players": 1})
        if not fits(way, self._seats):
            raise InputError("option-players", value=str(way.players), max=self._seats.most)
        if way.player not in range(way.players if way.shared else 1):
            raise InputError("option-unknown", field="player", value=str(way.player), expected="0, 1, 2, 3")
        return way.plain | {"rulings": game.setting.changed_rulings}

    @property
    def way(self) -> Way:
        """The way as a value."""
        return Way.of(self.choice)

    @way.setter
    def way(self, way: object) -> None:
        self.choice = Way.of(way).plain

    def tell_below(self, text: str) -> None:
        """Say under the options what the last choice changed on the page; the next choice takes it away."""
        self._below = text
        self.changed()

    def _on_choice(self, _change: object) -> None:
        self._below, self._moved, self._pending = "", None, None

    # ---------------------------------------------------------------- the scene

    def describe(self) -> dict[str, Any]:
        """The summary, and where it is open all rows."""
        lang, way = self.language, self.way
        scene: dict[str, Any] = {
            "unfolded": self.unfolded,
            "summary": way_summary(lang, way, players=not self._seats.free),
            "moved": self._moved,
            "asked": self._pending and dict(zip(("field", "value", "text"), self._pending, strict=False)),
            "below": self._below,
            "links": self.rule_links,
            "rows": [],
            "rulings": [],
        }
        if self.unfolded:
            scene["rows"] = [self._row(field, way) for field in ROWS if self._asked(field, way)]
            switches = SWITCHES if way.edition == "xl" else ()  # they are about cards that 2012 does not have
            scene["rulings"] = [self._ruling(name, way) for name in sorted(switches, key=_by_kind)]
        return scene

    def _asked(self, field: str, way: Way) -> bool:
        """Whether a row is of use: players where the page asks or a map is shared, zones where it is."""
        if field in self._elsewhere:
            return False
        if field == "player":
            return self._zones and way.shared
        if field == "players":
            return way.shared or (not self._seats.free and self._seats.fewest < self._seats.most)
        return True

    def _values(self, field: str, way: Way) -> tuple[Any, ...]:
        if field == "variants":
            return VARIANTS[way.edition]
        if field == "players":
            fewest = max(2, self._seats.fewest) if self._seats.free else self._seats.fewest
            return tuple(number for number in VALUES["players"] if fewest <= number <= self._seats.most)
        if field == "player":
            return VALUES["player"][: way.players]
        return VALUES[field]

    def _row(self, field: str, way: Way) -> dict[str, Any]:
        return {
            "field": field,
            "label": self.say(f"options-row-{field}"),
            "many": field == "variants",
            "choices": [self._choice(field, value, way) for value in self._values(field, way)],
        }

    def _choice(self, field: str, value: Any, way: Way) -> dict[str, Any]:  # noqa: ANN401
        lang = self.language
        chosen = value in way.variants if field == "variants" else getattr(way, field) == value
        return {
            "value": value,
            "name": choice_name(lang, field, value),
            "on": chosen,
            "text": choice_text(lang, field, value, way),
            "cite": choice_cite(lang, field, value, way.edition, way.level),
            "rule": choice_rule(field, value, way.level),
            "why": "" if chosen else self._refusal(field, value, way),
        }

    def _refusal(self, field: str, value: Any, way: Way) -> str:  # noqa: ANN401
        """Why this cannot be chosen with the rest; nothing where it can."""
        try:
            settled(way, self._seats, field, value)
        except TutorError as error:
            return refusal_text(self.language, error)
        return ""

    def _ruling(self, name: str, way: Way) -> dict[str, Any]:
        lang, usual = self.language, SWITCHES[name]
        value = way.rulings.get(name, usual)
        return {
            "name": name,
            "title": rule_title(lang, rulings()[name]),
            "text": ruling_text(lang, name),
            "cite": ruling_cite(lang, name),
            "rule": f"ruling-{name}",
            "on": value if isinstance(usual, bool) else None,
            "changed": name in way.rulings,
            "fields": []
            if isinstance(usual, bool)
            else [[key, ruling_field(lang, name, key), value[key]] for key in usual],
        }

    def result(self) -> dict[str, Any]:
        """What ``value`` holds: the choice, and its summary."""
        return dict(self.choice)

    # ---------------------------------------------------------------- gestures

    def on_unfold(self, gesture: Gesture) -> None:
        """Show the rows, or fold them away."""
        self.unfolded = bool(gesture["on"])

    def on_choose(self, gesture: Gesture) -> None:
        """A choice; of the variants the one named comes or goes."""
        field, value = str(gesture["field"]), gesture["value"]
        if field not in ROWS:
            raise KeyError(field)
        try:
            after = settled(self.way, self._seats, field, value)
        except TutorError as error:
            self.tell(refusal_text(self.language, error))
            return
        warning = self.guard(after.way)
        self._pending = Pending(field, value, warning, after) if warning else None
        if not warning:
            self._take(field, after)

    def _take(self, field: str, after: Settled) -> None:
        self.way = after.way
        if after.moved:
            self._moved = {"field": field, "text": moved_text(self.language, after.moved)}

    def on_agree(self, _: Gesture) -> None:
        """What was asked shall be."""
        if self._pending is not None:
            self._take(self._pending.field, self._pending.after)

    def on_keep(self, _: Gesture) -> None:
        """What was asked shall not be."""
        self._pending = None

    def on_ruling(self, gesture: Gesture) -> None:
        """A ruling set: on or off, a table of numbers, the cards of a ring; without a value it is as usual again."""
        name, value = str(gesture["name"]), gesture.get("value")
        rest = {key: kept for key, kept in self.way.rulings.items() if key != name}
        self.choice = self.choice | {"rulings": rest if value is None else rest | {name: value}}

    def on_rule(self, gesture: Gesture) -> None:
        """A citation was clicked."""
        self.opened_rule = ""
        self.opened_rule = str(gesture["rule"])
