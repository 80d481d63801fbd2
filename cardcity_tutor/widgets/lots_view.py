"""``LotsView``: cards to divide into two lots, a lot to choose, or a solo hand to keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import traitlets

from cardcity_tutor.core.errors import IllegalAction, InputError, TutorError
from cardcity_tutor.core.verdict import Verdict
from cardcity_tutor.games.cardcity.actions import LOTS, Choose, Keep, Offer
from cardcity_tutor.games.cardcity.kernel.cards import facings
from cardcity_tutor.games.cardcity.state import State
from cardcity_tutor.games.cardcity.tokens import card_of, facing_letter
from cardcity_tutor.render.wording import card_name

from .base import Gesture, TutorWidget
from .bundle import script
from .deck import BACK, deck
from .dividing import KEPT, POOL, UNDER, History, Task, Work, division, task_of
from .judging import short_name, token_of
from .lots_wording import LotsWording, Seating
from .typing_cards import typed_division, typed_hand

BACK_KEYS = ["backspace", "delete", "0"]
"""Keys that send a card back to those that wait."""


def drawings(cards: Sequence[str]) -> dict[str, str]:
    """The drawings of these cards as they come from the pile; a bicolour one unturned."""
    return {card: deck()[as_drawn(card)] for card in cards}


def as_drawn(card: str) -> str:
    """The token of a map under which a card of a hand is drawn.

    >>> as_drawn("RLs"), as_drawn("P")
    ('RLn', 'P')
    """
    number = -1 if card == BACK else card_of(card, "cards")
    return token_of(card, facing_letter(number, 0)) if number >= 0 and facings(number) > 1 else card


class LotsView(TutorWidget):
    """Cards on the table during acquisition.

    ``LotsView.of(state)`` shows a moment of a game; cards and sizes alone make an exercise in dividing:

    >>> lots = LotsView("R C P I L R".split(), open_up=2)
    >>> lots.lay("P I | R L")
    >>> lots.offer()
    >>> lots.value["open"], lots.value["complete"]
    ({'up': ['P', 'I1'], 'down': [], 'money': 0}, True)
    """

    _esm = script("lots-view.js")

    deck = traitlets.Dict().tag(sync=True)
    """The drawings of the cards, sent once."""
    title = traitlets.Unicode("")

    def __init__(
        self,
        cards: Sequence[str] | Task,
        *,
        open_up: int = 2,
        open_down: int = 0,
        rest_up: int | None = None,
        rest_down: int | None = None,
        money: int = 0,
        seating: Seating | None = None,
        **traits: Any,  # noqa: ANN401 (traits of all kinds)
    ) -> None:
        """Take the cards and how many go where; ``money`` is what the divider may put on a lot.

        Without sizes for the rest, it shows one card for each hand in it, as the rules ask.
        """
        if not isinstance(cards, Task):
            cards = division(cards, (open_up, open_down, rest_up, rest_down), money)
        self.task = cards
        self.seating = seating
        self.history = History(cards.start)
        self._asked = False
        self._said: str | None = None
        super().__init__(deck=drawings(cards.cards), **traits)
        self.observe(self.changed, ["title"])

    @classmethod
    def of(
        cls,
        state: State,
        player: int | None = None,
        *,
        names: Sequence[str] = (),
        **traits: Any,  # noqa: ANN401
    ) -> LotsView:
        """The acquisition of a game as ``player`` sees it: by default whoever decides."""
        viewer = state.player if player is None else player
        return cls(task_of(state, viewer), seating=Seating.of(state, viewer, names), **traits)

    # ---------------------------------------------------------------- for notebooks and graders

    @property
    def work(self) -> Work:
        """What has been done so far."""
        return self.history.now

    def action(self) -> Offer | Choose | Keep:
        """The engine's decision. Raises ``InputError`` where there is none, ``IllegalAction`` with the reasons."""
        self._check_mine()
        reasons = self.task.problems(self.work) if self.task.way != "choose" else ()
        if reasons:
            action = str(self.task.action(self.work))
            raise IllegalAction(
                "illegal-action", verdict=Verdict(reasons, None), action=action, phase=self.task.way
            )
        return self.task.action(self.work)

    def move(self, card: int, place: str) -> None:
        """Put a card, named by its number, to a place."""
        self._move(card, place)
        self.refresh()

    def lay(self, text: str) -> None:
        """Put all cards as typed: ``R C / P | L I $2`` (open up / open down | rest up / rest down)."""
        self._lay(text)
        self.refresh()

    def offer(self) -> None:
        """Offer the lots, or settle the hand. Raises ``IllegalAction`` with the reasons."""
        self.action()
        self.history.add(self.work._replace(done=True))
        self.refresh()

    def choose(self, lot: str) -> None:
        """Take a lot, ``open`` or ``rest``."""
        self._choose(lot)
        self.refresh()

    def result(self) -> dict[str, Any]:
        """What ``value`` holds: the lots with ``complete`` once offered, the lot taken, or the cards kept."""
        task, work = self.task, self.work
        if task.way == "choose":
            return {"lot": work.lot}
        if task.way == "keep":
            return {"keep": task.tokens(work, KEPT), "complete": work.done}
        lots = {
            lot: {
                "up": task.tokens(work, f"{lot}-up"),
                "down": task.tokens(work, f"{lot}-down"),
                "money": money,
            }
            for lot, money in zip(LOTS, work.money, strict=True)
        }
        return lots | {"complete": work.done}

    # ---------------------------------------------------------------- the scene

    @property
    def _wording(self) -> LotsWording:
        return LotsWording(self.language, self.task, self.seating)

    def describe(self) -> dict[str, Any]:
        """The cards with their places, the lots, the task, and what is wrong where that was asked."""
        task, work, wording = self.task, self.work, self._wording
        said, self._said = self._said, None
        scene = {
            "way": task.way,
            "mine": task.mine,
            "title": self.title,
            "say": wording.todo(work),
            "said": said,
            "cards": [self._card(number, wording) for number in range(len(task.cards))],
            "players": wording.players(),
            "undo": self.history.can_undo,
            "redo": self.history.can_redo,
            "done": work.done,
            "problems": wording.problems(task.problems(work)) if self._asked else [],
            "typed": wording.typed(),
        }
        if task.way == "keep":
            return scene | {"lots": [], "loose": [self._place(place, wording) for place in (KEPT, UNDER)]}
        return scene | {
            "loose": [self._place(POOL, wording, "⌫")] if task.way == "divide" else [],
            "lots": [self._lot(number, wording) for number in range(len(LOTS))],
        }

    def _card(self, number: int, wording: LotsWording) -> dict[str, Any]:
        card, place = self.task.cards[number], self.work.at[number]
        return {
            "card": card,
            "name": short_name(self.language, card),
            "say": wording.card(card, place),
            "at": place,
            "down": place.endswith("-down") and card != BACK,
        }

    def _place(self, place: str, wording: LotsWording, key: str = "") -> dict[str, Any]:
        have, want = len(self.task.held(self.work, place)), self.task.sizes.get(place)
        return {
            "id": place,
            "name": wording.short_place(place),
            "say": wording.place(place),
            "count": "" if want is None else self.say("lots-count", have=have, want=want),
            "have": have,
            "want": want,
            "key": key if self.task.mine else "",
            "keys": BACK_KEYS if place == POOL else [key],
        }

    def _lot(self, number: int, wording: LotsWording) -> dict[str, Any]:
        task, work, lot = self.task, self.work, LOTS[number]
        # A place for no card would only be a trap, except for one that was put there by typing.
        shown = [place for place in task.sizes if task.sizes[place] or task.held(work, place)]
        money = work.money[number]
        return {
            "id": lot,
            "name": wording.lot(lot),
            "about": wording.about(lot),
            "places": [
                self._place(place, wording, str(key))
                for key, place in enumerate(shown, 1)
                if place.startswith(lot)
            ],
            "bribe": {"money": money, "most": task.money} if task.money and task.mine else None,
            "money": self.say("lots-money-here", money=money) if task.way == "choose" and money else "",
            "then": wording.then(lot),
            "taken": work.lot == lot,
        }

    # ---------------------------------------------------------------- gestures

    def explain(self, error: TutorError) -> str:
        """A refusal is explained by everything that is wrong."""
        if isinstance(error, IllegalAction) and error.verdict is not None:
            groups = self._wording.problems(error.verdict.reasons)
            return " ".join(text for group in groups for text in group["here"])
        if "player" in error.params and self.seating is not None:
            return self.say(error.code, player=self.seating.name(self.language, self.seating.player))
        return super().explain(error)

    def on_move(self, gesture: Gesture) -> None:
        """A card went to a place."""
        if gesture["card"] is None:
            raise InputError("lots-pick-first")
        self._move(int(gesture["card"]), str(gesture["to"]))

    def on_money(self, gesture: Gesture) -> None:
        """Money was put on a lot."""
        self._check_mine()
        number, value = LOTS.index(gesture["lot"]), str(gesture["amount"]).strip() or "0"
        if not (value.isascii() and value.isdigit()) or len(value) > 6:
            raise InputError("lots-money-unread", value=value[:20])
        money = list(self.work.money)
        money[number] = int(value)
        self._add(self.work._replace(money=(money[0], money[1])))
        self._said = self.say("lots-paid", money=int(value), lot=self._wording.bare(LOTS[number]))

    def on_offer(self, _: Gesture) -> None:
        """The lots are offered or the hand is settled, unless something is wrong: then it is told with its rule."""
        self._check_mine()
        if self.task.problems(self.work):
            self._asked = True
            groups = self._wording.problems(self.task.problems(self.work))
            self._said = " ".join(text for group in groups for text in [*group["here"], group["cite"]])
            return
        self.history.add(self.work._replace(done=True))
        self._said = self._wording.todo(self.work)["head"]

    def on_choose(self, gesture: Gesture) -> None:
        """A lot was taken."""
        self._choose(str(gesture["lot"]))
        self._said = self._wording.todo(self.work)["head"]

    def on_type(self, gesture: Gesture) -> None:
        """A typed division, hand or choice."""
        text = str(gesture["text"])
        if self.task.way == "choose":
            numbers = {"1": "open", "2": "rest"} | {self._wording.bare(lot): lot for lot in LOTS}
            lot = numbers.get(text.strip().lower())
            if lot is None:
                raise InputError("lots-typed-lot", text=text[:20])
            self.on_choose({"lot": lot})
        else:
            self._lay(text)
            self._said = self.say("lots-laid")

    def on_undo(self, _: Gesture) -> None:
        """Take the last step back."""
        self._step(-1, "said-undone")

    def on_redo(self, _: Gesture) -> None:
        """Do it again."""
        self._step(1, "said-redone")

    def _step(self, by: int, said: str) -> None:
        self._asked = False
        self.history.step(by)
        self._said = self.say(said)

    def _add(self, work: Work) -> None:
        self._asked = False
        self.history.add(work._replace(done=False))

    def _check_mine(self) -> None:
        if not self.task.mine:
            raise InputError("lots-not-yours", player="" if self.seating is None else self.seating.player)

    def _move(self, card: int, place: str) -> None:
        self._check_mine()
        task, at = self.task, list(self.work.at)
        known = [*task.sizes, POOL] if task.way == "divide" else list(task.sizes)
        if task.way == "choose" or place not in known:
            raise InputError("lots-no-place", place=place[:20], expected=", ".join(known))
        if not 0 <= card < len(at):
            raise InputError("lots-no-card", card=card)
        at[card] = place
        self._add(self.work._replace(at=tuple(at)))
        name, have = card_name(self.language, task.cards[card]), len(task.held(self.work, place))
        if place == POOL:
            self._said = self.say("lots-moved-back", card=name)
        else:
            where, want = self._wording.place(place), task.sizes[place]
            self._said = self.say("lots-moved", card=name, place=where, have=have, want=want)

    def _lay(self, text: str) -> None:
        self._check_mine()
        if self.task.way == "choose":
            raise InputError("lots-typed-lot", text=text[:20])
        self._add((typed_hand if self.task.way == "keep" else typed_division)(text, self.task.cards))

    def _choose(self, lot: str) -> None:
        self._check_mine()
        if lot not in LOTS or self.task.way != "choose":
            raise InputError("lots-typed-lot", text=lot[:20])
        self.history.add(self.work._replace(lot=lot, done=True))
