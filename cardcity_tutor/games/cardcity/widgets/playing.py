"""What a player does at a board: lay cards, take back, develop, fork, count, ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property, partial
from typing import Any

import traitlets

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place

from ....widgets.base import Gesture, Saying
from ..face.wording import card_name, listed
from ..rules.development import Choice
from ..rules.tokens import card_of
from .chart import Charting
from .development_tree import TreeGestures
from .ground import Ground
from .growing import stops_told
from .moves import check_facing, not_held, typed
from .outline import Outline
from .scoring import ACCOUNTS
from .session import MODES
from .tabletop import Tabletop, place_of

HINTS = 3
TOLD_RULES = 3
LONGEST_TOKEN = 20


class Playing(Tabletop, TreeGestures, Charting):
    """The gestures of building, developing and counting."""

    modes = traitlets.Tuple(default_value=MODES)
    """The modes that the view offers."""
    help = traitlets.Bool(True)
    """Whether legality, badges and previews are shown; a learner who trains switches them off."""
    counted = traitlets.Enum(ACCOUNTS, "residential")
    """What the score stage counts: the income of a turn, or the score under a victory."""
    shown = traitlets.Int(0).tag(sync=True)
    """How many lines of the score stage are revealed."""

    _best = False
    _tree = False
    _hints = 0

    @cached_property
    def outline(self) -> Outline:  # type: ignore[override]
        """The tree of developments, made when it is first asked for."""
        now = self.session.now
        return Outline(now.start or now.position)

    # ---------------------------------------------------------------- laying cards

    def on_place(self, gesture: Gesture) -> None:
        """A card laid on a cell: built, or developed."""
        card, place, facing = (
            str(gesture["card"])[:LONGEST_TOKEN],
            place_of(gesture, self.position),
            gesture.get("facing"),
        )
        if self.mode not in ("build", "develop"):
            raise InputError("move-not-here")
        if not self._choices():
            self._say(self._none)
            return
        if card not in self._choices():
            raise not_held(card, self._choices())
        if self.mode == "develop":
            self.session.develop(Choice(card, place))
        else:
            self.session.build(card, place, facing)
        self._hints = 0
        self._announce(card, place)

    def _announce(self, card: str, place: Place) -> None:
        lang = self.language
        name = Ground(self.position, lang).name(place)
        key = "said-grown" if self.mode == "develop" else "said-built"
        self.tell(self.say(key, card=card_name(lang, card), cell=name))

    def on_undo(self, _: Gesture) -> None:
        """Take the last step back."""
        if self.session.can_undo:
            self.session.undo()
            self._follow_phase()
            self.tell(self.say("said-undone"))

    def on_redo(self, _: Gesture) -> None:
        """Do it again."""
        if self.session.can_redo:
            self.session.redo()
            self._follow_phase()
            self.tell(self.say("said-redone"))

    def _follow_phase(self) -> None:
        """Undo may lead out of the development, and redo back into it."""
        if self.mode in ("build", "develop"):
            self.mode = "build" if self.session.now.start is None else "develop"

    def on_type(self, gesture: Gesture) -> None:
        """A typed move."""
        if self.mode == "score":
            raise InputError("move-not-here")
        cards = self._choices()
        if not cards:
            self._say(self._none)
            return
        move = typed(str(gesture["text"]), self.ground, cards)
        if move.card is None:
            raise InputError("move-which", cards=listed(self.language, list(dict.fromkeys(cards))) or "–")
        if move.card not in cards:
            raise not_held(move.card, cards)
        check_facing(move.card, move.facing, self.ground)
        self.on_place({"card": move.card, "cell": move.place, "facing": move.facing})

    def _choices(self) -> tuple[str, ...]:
        """The cards that may be laid now."""
        if self.mode == "develop":
            return tuple(sorted({choice.colour for choice in self.position.due()}))
        return self.session.cards

    def _none(self) -> str:
        """Why there is nothing to lay."""
        if self.mode == "develop":
            return self.say("hint-rest", why=" ".join(text for text, _ in stops_told(self.ground)))
        return self.say("move-none-left")

    def on_hint(self, gesture: Gesture) -> None:
        """Three hints for a card, each a little more: how many cells, in which rows, one cell."""
        self._hints = min(HINTS, self._hints + 1)
        self._say(partial(self._hinted, gesture.get("card"), self._hints))

    def _say(self, saying: Saying) -> None:
        """Tell something that stays true in another language."""
        self.tell(saying(), saying)

    def _hinted(self, card: str | None, step: int) -> str:
        cards = self._choices()
        if not cards:
            return self._none()
        if card not in cards:
            card = cards[0]
        name = card_name(self.language, card)
        names = sorted(self.ground.name(place) for place in self._allowed(card))
        if not names:
            return self.say("hint-none", card=name)
        if step == 1:
            return self.say("hint-count", count=len(names), card=name)
        if step == HINTS:
            return self.say("hint-cell", cell=names[0], card=name)
        rows = sorted({cell.lstrip("abcdefghijklmnopqrstuvwxyz") for cell in names}, key=int)
        return self.say("hint-rows", count=len(rows), rows=listed(self.language, rows))

    def on_hint_why(self, gesture: Gesture) -> None:
        """Why the hint: what keeps the card from the other cells."""
        if not self._hints:
            raise LookupError("hint-why")
        self._say(partial(self._hint_why, gesture.get("card")))

    def _hint_why(self, card: str | None) -> str:
        cards = self._choices()
        if not cards:
            return self._none()
        if self.mode == "develop":
            return self.say("rule-development-place")
        card = card if card in cards else cards[0]
        allowed = self._allowed(card)
        against = Counter(
            rule
            for place, rules in self.position.why(card).items()
            if place not in allowed and place not in self.ground.plan.tokens
            for rule in rules
        )
        rules = [
            self.say("hint-why-rule", title=self.say(f"rule-{rule}.title"), count=count)
            for rule, count in against.most_common(TOLD_RULES)
        ]
        key = "hint-why-card" if rules else "hint-why-free"
        return self.say(key, card=card_name(self.language, card), rules=listed(self.language, rules))

    def _allowed(self, card: str) -> set[Place]:
        """Where a card may go now."""
        if self.mode == "develop":
            return {choice.place for choice in self.position.due() if choice.colour == card}
        if self.session.now.cloud or self.session.free:
            return {(item[0], item[1]) for item in self.position.legal(card)}
        return {(row, column) for row, column, _ in self.position.plan().first[card_of(card, "card")]}

    # ---------------------------------------------------------------- modes and development

    def on_mode(self, gesture: Gesture) -> None:
        """Go over to another mode; development begins and ends with its mode."""
        mode = gesture["mode"]
        if mode not in self.modes:
            raise InputError("option-unknown", field="mode", value=str(mode), expected=", ".join(self.modes))
        self.mode = mode

    def enter_mode(self, change: Mapping[str, Any]) -> None:
        """A mode was set, by a gesture or in Python."""
        self._best = self._tree = False
        self.shown = 0
        if change["new"] == "develop":
            self.session.begin_development()
            self.__dict__.pop("outline", None)
        elif change["old"] == "develop":
            self.session.end_development()

    def on_step(self, gesture: Gesture) -> None:
        """Scrub along the line of developments."""
        at = int(gesture["at"])
        if not 0 <= at <= len(self.session.now.line):
            raise IndexError(at)
        self.session.step_to(at)

    def on_fork(self, _: Gesture) -> None:
        """Keep this line and try another."""
        self.session.fork()
        self.session.step_to(max(0, self.session.now.at - 1))
        self.tell(self.say("said-forked"))

    def on_take_fork(self, gesture: Gesture) -> None:
        """Go over to a kept line."""
        self.session.take_fork(int(gesture["number"]))

    def on_best(self, gesture: Gesture) -> None:
        """Mark the best outcome, or hide it again."""
        self._best = bool(gesture.get("on", True))
        if self._tree:
            super().on_best({"on": self._best})

    def on_victory(self, gesture: Gesture) -> None:
        """Count for another victory."""
        self.victory = gesture["victory"]
        if self._tree:
            super().on_victory(gesture)

    def on_tree(self, gesture: Gesture) -> None:
        """Show or hide the tree of outcomes."""
        self._tree = bool(gesture.get("on", True))

    def on_choose(self, gesture: Gesture) -> None:
        """Take the line to a city of the tree."""
        super().on_choose(gesture)
        self.session.follow(self.outline.line)

    # ---------------------------------------------------------------- counting and help

    def on_count(self, gesture: Gesture) -> None:
        """Count something else on the score stage."""
        self.counted = gesture["what"]
        self.shown = 0

    def on_reveal(self, gesture: Gesture) -> None:
        """The browser revealed lines up to this one."""
        self.shown = int(gesture["shown"])

    def on_help(self, gesture: Gesture) -> None:
        """Show or hide legality and previews."""
        self.help = bool(gesture["on"])
