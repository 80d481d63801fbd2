"""``HandView``: the cards of a hand, to look at or to pick from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import traitlets

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.fields import texts

from ....widgets.base import Gesture
from ....widgets.bundle import script
from ..face.wording import card_name, sides_text
from ..rules.kernel.cards import facings
from ..rules.tokens import card_of, facing_letter
from .base import CityWidget
from .deck import BACK, deck
from .judging import short_name, token_of
from .styles import style
from .typing_cards import find_card


def turns_of(card: str) -> list[str]:
    """The facings of a card, none where it cannot be turned.

    >>> turns_of("RLd"), turns_of("P")
    (['0', '1', '2', '3'], [])
    """
    if card == BACK:
        return []
    number = card_of(card, "cards")
    return [facing_letter(number, turn) for turn in range(facings(number))] if facings(number) > 1 else []


class HandView(CityWidget):
    """A hand. ``?`` is a card that the viewer does not know; ``face_down`` numbers cards that the others do not.

    >>> hand = HandView(["R", "RLd", "?"])
    >>> hand.pick(1, "2")
    >>> hand.value
    {'picked': 'RLd', 'facing': '2'}
    """

    _esm = script("hand/hand-view.js")
    _css = style("hand/lots.css")
    unanswered = frozenset({"pick", "turn"})

    deck = traitlets.Dict().tag(sync=True)
    """The drawings of the cards, each as it can be turned."""
    title = traitlets.Unicode("")
    price = traitlets.Int(0)
    """What a leisure card costs, written under it; 0 to leave it out."""
    typed = traitlets.Bool(True)
    """Whether there is a field to pick by typing."""

    def __init__(
        self,
        cards: Sequence[str],
        *,
        face_down: Sequence[int] = (),
        pick: bool = True,
        **traits: Any,  # noqa: ANN401 (traits of all kinds)
    ) -> None:
        """Take the cards as tokens of a hand; without ``pick`` they are only shown."""
        self._pickable = pick
        self._take(cards, face_down)
        super().__init__(**traits)
        self.observe(self.changed, ["title", "price", "typed"])

    def _take(self, cards: Sequence[str], face_down: Sequence[int]) -> None:
        self._cards = tuple(texts(cards, "cards"))
        self._turns = [turns_of(card) for card in cards]
        self._facings = [0] * len(self._cards)
        self._covered = frozenset(face_down)
        if not self._covered <= set(range(len(self._cards))):
            raise InputError("lots-no-card", card=max(self._covered, key=abs))
        self._picked: int | None = None

    # ---------------------------------------------------------------- for notebooks and graders

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards; a new hand has nothing picked or hidden."""
        return self._cards

    @cards.setter
    def cards(self, cards: Sequence[str]) -> None:
        self._take(cards, ())
        self.refresh()

    def pick(self, card: int | None, facing: str | None = None) -> None:
        """Pick a card by its number, turned if so wished; ``None`` puts it back."""
        self._pick(card, facing)
        self.refresh()

    def result(self) -> dict[str, Any]:
        """What ``value`` holds: the card picked and how it is turned."""
        if self._picked is None:
            return {"picked": None, "facing": None}
        return {"picked": self._cards[self._picked], "facing": self._facing(self._picked)}

    # ---------------------------------------------------------------- the scene

    def describe(self) -> dict[str, Any]:
        """The hand, what is picked, and how each card is turned."""
        wanted = {token for number in range(len(self._cards)) for token in self._tokens(number)}
        if wanted != set(self.deck):
            self.deck = {token: deck()[token] for token in sorted(wanted)}
        turned = next((card for card in self._cards if turns_of(card)), None)
        example = f"{turned[:2]} {turns_of(turned)[1]}" if turned else " ".join(self._cards[:1])
        return {
            "title": self.title,
            "pick": self._pickable,
            "picked": self._picked,
            "turns": list(self._facings),
            "hand": [self._entry(number) for number in range(len(self._cards))],
            "typed": [example, self.say("hand-typed", example=example)]
            if self.typed and self._pickable
            else None,
        }

    def _tokens(self, number: int) -> list[str]:
        card = self._cards[number]
        return [token_of(card, turn) for turn in self._turns[number]] or [card]

    def _entry(self, number: int) -> dict[str, Any]:
        card, lang, turns = self._cards[number], self.language, self._turns[number]
        name = card_name(lang, card)
        covered = number in self._covered
        return {
            "card": card,
            "name": short_name(lang, card),
            "say": self.say("hand-covered", card=name) if covered else name,
            "down": covered,
            "tokens": self._tokens(number),
            "facings": turns,
            "sides": [sides_text(lang, token_of(card, turn)) for turn in turns],
            "price": self.price if "L" in card else 0,
        }

    # ---------------------------------------------------------------- gestures

    def on_pick(self, gesture: Gesture) -> None:
        """The browser picked a card, or put it back."""
        number = gesture["number"]
        self._pick(None if number is None else int(number), None)
        self.value = self.result()

    def on_turn(self, gesture: Gesture) -> None:
        """The browser turned a card."""
        self._turn(int(gesture["number"]), str(gesture["facing"]))
        self.value = self.result()

    def on_type(self, gesture: Gesture) -> None:
        """A typed pick: a card, and how it is turned."""
        word, *more = str(gesture["text"]).replace(",", " ").split()
        number = find_card(word, self._cards, range(len(self._cards)))
        if number is None:
            raise InputError("lots-typed-card", word=word[:20], cards=" ".join(self._cards))
        self._pick(number, more[0].lower() if more else None)
        self.tell(
            self.say("lots-card", card=card_name(self.language, self._cards[number]), place=self._where())
        )

    def _where(self) -> str:
        picked = self._picked
        if picked is None or not self._turns[picked]:
            return self.say("hand-chosen")
        return sides_text(self.language, token_of(self._cards[picked], self._facing(picked)))

    def _facing(self, number: int) -> str | None:
        turns = self._turns[number]
        return turns[self._facings[number]] if turns else None

    def _pick(self, number: int | None, facing: str | None) -> None:
        if number is not None and not (self._pickable and 0 <= number < len(self._cards)):
            raise InputError("lots-no-card", card=number)
        if number is not None and facing is not None:
            self._turn(number, facing)
        self._picked = number

    def _turn(self, number: int, facing: str) -> None:
        turns = self._turns[number]
        if facing not in turns:
            card = self._cards[number]
            raise InputError("hand-no-facing", card=card, expected=", ".join(turns) or "–")
        self._facings[number] = turns.index(facing)
