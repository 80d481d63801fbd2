"""Cards on the table during acquisition, for any view that shows them: the scene, the gestures, the refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from cardcity_tutor.core.errors import IllegalAction, InputError, TutorError
from cardcity_tutor.core.verdict import Verdict
from cardcity_tutor.render.phrases import said

from ..face.wording import card_name
from ..rules.actions import LOTS, Choose, Keep, Offer
from ..rules.kernel.cards import facings
from ..rules.tokens import card_of, facing_letter
from .deck import BACK, deck
from .dividing import KEPT, POOL, UNDER, History, Task, Work
from .judging import short_name, token_of
from .lots_wording import LotsWording, Seating
from .typing_cards import typed_division, typed_hand

BACK_KEYS = ["backspace", "delete", "0"]
"""Keys that send a card back to those that wait."""
Gesture = Mapping[str, Any]
Step = Literal["undo", "redo"]


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


class LotsDesk:
    """One decision about cards, from the first card moved to the lots offered, the lot taken or the hand kept."""

    def __init__(self, task: Task, seating: Seating | None, lang: str = "fr") -> None:
        """Begin with the cards as they come."""
        self.task = task
        self.seating = seating
        self.lang = lang
        """The language of the next scene; a view may change it at any time."""
        self.history = History(task.start)
        self._asked = False
        self._said: str | None = None

    @property
    def work(self) -> Work:
        """What has been done so far."""
        return self.history.now

    def action(self) -> Offer | Choose | Keep:
        """The engine's decision. Raises ``InputError`` where there is none, ``IllegalAction`` with the reasons."""
        self.check_mine()
        reasons = self.task.problems(self.work) if self.task.way != "choose" else ()
        if reasons:
            action = str(self.task.action(self.work))
            raise IllegalAction(
                "illegal-action", verdict=Verdict(reasons, None), action=action, phase=self.task.way
            )
        return self.task.action(self.work)

    def result(self) -> dict[str, Any]:
        """The lots with ``complete`` once offered, the lot taken, or the cards kept."""
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
    def wording(self) -> LotsWording:
        """What is said around the lots."""
        return LotsWording(self.lang, self.task, self.seating)

    def describe(self) -> dict[str, Any]:
        """The cards with their places, the lots, the task, and what is wrong where that was asked."""
        task, work, wording = self.task, self.work, self.wording
        said_now, self._said = self._said, None
        scene = {
            "way": task.way,
            "mine": task.mine,
            "say": wording.todo(work),
            "said": said_now,
            "cards": [self._card(number, wording) for number in range(len(task.cards))],
            "players": wording.players(),
            "undo": self.can("undo"),
            "redo": self.can("redo"),
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
            "name": short_name(self.lang, card, self.task.setting),
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
            "count": "" if want is None else wording.count(place, have, want),
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
            "money": said(self.lang, "lots-money-here", money=money)
            if task.way == "choose" and money
            else "",
            "then": wording.then(lot),
            "taken": work.lot == lot,
        }

    # ---------------------------------------------------------------- gestures

    def handler(self, kind: str) -> Callable[[Gesture], None] | None:
        """What answers a kind of gesture, if it is one of ours."""
        return {
            "move": self.on_move,
            "money": self.on_money,
            "offer": self.on_offer,
            "choose": self.on_choose,
            "type": self.on_type,
            "undo": self.on_undo,
            "redo": self.on_redo,
        }.get(kind)

    def explain(self, error: TutorError) -> str | None:
        """A refusal explained by everything that is wrong; nothing for errors that speak for themselves."""
        if isinstance(error, IllegalAction) and error.verdict is not None:
            groups = self.wording.problems(error.verdict.reasons)
            return " ".join(text for group in groups for text in group["here"])
        if "player" in error.params and self.seating is not None:
            return said(self.lang, error.code, player=self.seating.name(self.lang, self.seating.player))
        return None

    def on_move(self, gesture: Gesture) -> None:
        """A card went to a place."""
        if gesture["card"] is None:
            raise InputError("lots-pick-first")
        self.move(int(gesture["card"]), str(gesture["to"]))

    def on_money(self, gesture: Gesture) -> None:
        """Money was put on a lot."""
        self.check_mine()
        number, value = LOTS.index(gesture["lot"]), str(gesture["amount"]).strip() or "0"
        if not (value.isascii() and value.isdigit()) or len(value) > 6:
            raise InputError("lots-money-unread", value=value[:20])
        money = list(self.work.money)
        money[number] = int(value)
        self._add(self.work._replace(money=(money[0], money[1])))
        self._said = said(self.lang, "lots-paid", money=int(value), lot=self.wording.bare(LOTS[number]))

    def on_offer(self, _: Gesture) -> None:
        """The lots are offered or the hand is settled, unless something is wrong: then it is told with its rule."""
        self.check_mine()
        if self.task.problems(self.work):
            self._asked = True
            groups = self.wording.problems(self.task.problems(self.work))
            self._said = " ".join(text for group in groups for text in [*group["here"], group["cite"]])
            return
        self.settle()
        self._said = self.wording.todo(self.work)["head"]

    def on_choose(self, gesture: Gesture) -> None:
        """A lot was taken."""
        self.choose(str(gesture["lot"]))
        self._said = self.wording.todo(self.work)["head"]

    def on_type(self, gesture: Gesture) -> None:
        """A typed division, hand or choice."""
        text = str(gesture["text"])
        if self.task.way == "choose":
            numbers = {"1": "open", "2": "rest"} | {self.wording.bare(lot): lot for lot in LOTS}
            lot = numbers.get(text.strip().lower())
            if lot is None:
                raise InputError("lots-typed-lot", text=text[:20])
            self.on_choose({"lot": lot})
        else:
            self.lay(text)
            self._said = said(self.lang, "lots-laid")

    def can(self, step: Step) -> bool:
        """Whether a step can be taken back, or done again."""
        return self.history.can_undo if step == "undo" else self.history.can_redo

    def on_undo(self, _: Gesture) -> None:
        """Take the last step back."""
        self._step("undo", -1)

    def on_redo(self, _: Gesture) -> None:
        """Do it again."""
        self._step("redo", 1)

    # ---------------------------------------------------------------- what they do

    def check_mine(self) -> None:
        """Refuse the decision of another player."""
        if not self.task.mine:
            raise InputError("lots-not-yours", player="" if self.seating is None else self.seating.player)

    def settle(self) -> None:
        """The lots are offered, the hand is kept: it is no longer only laid out."""
        self.history.add(self.work._replace(done=True))

    def move(self, card: int, place: str) -> None:
        """Put a card, named by its number, to a place."""
        self.check_mine()
        task, at = self.task, list(self.work.at)
        known = [*task.sizes, POOL] if task.way == "divide" else list(task.sizes)
        if task.way == "choose" or place not in known:
            raise InputError("lots-no-place", place=place[:20], expected=", ".join(known))
        if not 0 <= card < len(at):
            raise InputError("lots-no-card", card=card)
        at[card] = place
        filled = self._fill(at) if self.work.at[card] == POOL and place != POOL else ""
        self._add(self.work._replace(at=tuple(at)))
        name, have = card_name(self.lang, task.cards[card]), len(task.held(self.work, place))
        if place == POOL:
            self._said = said(self.lang, "lots-moved-back", card=name)
        else:
            where, want = self.wording.place(place), task.sizes[place]
            self._said = said(self.lang, "lots-moved", card=name, place=where, have=have, want=want)
            if filled:
                also = said(self.lang, "lots-filled", place=self.wording.place(filled))
                self._said = f"{self._said} {also}"

    def _fill(self, at: list[str]) -> str:
        """Put the cards that wait into the only place with room, if they fill it; which one that was, or nothing."""
        waiting = [card for card, place in enumerate(at) if place == POOL]
        room = {place: want - at.count(place) for place, want in self.task.sizes.items()}
        unfilled = [place for place, count in room.items() if count]
        if not waiting or len(unfilled) != 1 or room[unfilled[0]] != len(waiting):
            return ""
        for card in waiting:
            at[card] = unfilled[0]
        return unfilled[0]

    def lay(self, text: str) -> None:
        """Put all cards as typed: ``R C / P | L I $2`` (open up / open down | rest up / rest down)."""
        self.check_mine()
        if self.task.way == "choose":
            raise InputError("lots-typed-lot", text=text[:20])
        self._add((typed_hand if self.task.way == "keep" else typed_division)(text, self.task.cards))

    def choose(self, lot: str) -> None:
        """Take a lot, ``open`` or ``rest``."""
        self.check_mine()
        if lot not in LOTS or self.task.way != "choose":
            raise InputError("lots-typed-lot", text=lot[:20])
        self.history.add(self.work._replace(lot=lot, done=True))

    def _step(self, step: Step, by: int) -> None:
        if not self.can(step):
            raise InputError(f"lots-no-{step}")
        self._asked = False
        self.history.step(by)
        self._said = said(self.lang, {"undo": "said-undone", "redo": "said-redone"}[step])

    def _add(self, work: Work) -> None:
        self._asked = False
        self.history.add(work._replace(done=False))
