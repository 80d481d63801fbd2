"""Cards put down at the referee's table: played and judged, copied, typed, pasted, or grown by a district."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final
from urllib.parse import parse_qs

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place
from cardcity_tutor.render.phrases import filled

from .....widgets.base import Gesture
from ...face.wording import card_name, cite, listed, money_text
from ...rules.development import Choice
from ...rules.tokens import MAP_TOKENS
from ..editing import EMPTY
from ..ground import Ground
from ..judging import token_of
from ..moves import typed
from ..tabletop import place_of
from .checking import ARCHITECT, CLOUD, grown, laid, price_of, verdict_on
from .copying import copied, entered, without_stray
from .desk import RefereeDesk
from .growth import colours_to_grow
from .saving import LONGEST
from .scene import cards_to_enter
from .table import Seat, first_text

FORCE: Final = "!"
"""Typed behind a move: it lies there all the same."""
_CELL: Final = re.compile(r"[a-z]{1,2}\d{1,2}")
HALL: Final = "M"
_COPIED: Final = (f"{HALL} ", f"{EMPTY} ")
"""How a typed line begins that only makes sense where cards are copied."""
_CARDS: Final = frozenset(token[:2] for token in MAP_TOKENS)


class Entering(RefereeDesk):
    """The gestures that lay cards."""

    def on_place(self, gesture: Gesture) -> None:
        """A card is played, or a district grows."""
        card, place, facing = str(gesture["card"])[:4], place_of(gesture), gesture.get("facing")
        if self.step == "grow":
            self.become(grown(self.table, self.seat, Choice(card, place)))
            self.tell(self._said("said-grown", card, place))
            return
        if self.step != "cards":
            raise InputError("move-not-here")
        self._play(card, place, facing, force=bool(gesture.get("force")))

    def _play(self, card: str, place: Place, facing: str | None, *, force: bool) -> None:
        cards = cards_to_enter(self.table, self.seat, check=True)
        if card not in cards:
            raise InputError("referee-no-card", card=card.rstrip("ds"), cards=self._cards_text(cards))
        before = self.here
        legal = verdict_on(before.position, card, place, facing, bought=self._bought).legal
        self.become(laid(self.table, self.seat, card, place, facing, bought=self._bought, force=force))
        if price_of(before.position, card, bought=self._bought) and legal:
            self._bought = False  # who plays next may have drawn the same card
        self._card = card
        told = [self._laid_words(before, card, place, legal=legal)]
        if self.here.owed > before.owed:
            told.append(self._cited("referee-said-cloud", "cloud-place"))
        elif before.owed and card != CLOUD:
            told.append(self._cited("referee-said-cloud-owed", "cloud-trigger", count=self.here.owed))
        if self.here.owed:
            self._card = CLOUD
        self.tell(" ".join(told))

    def _cards_text(self, cards: list[str]) -> str:
        """Cards as one types them: the pictures of industries are told apart only where they matter."""
        plain = not self.table.game.setting.has("ecological")
        return " ".join("I" if plain and card == "I1" else card for card in cards)

    def _laid_words(self, before: Seat, card: str, place: Place, *, legal: bool) -> str:
        """What was just done, and what it cost."""
        spent = before.position.money - self.here.position.money
        if not legal:
            strays = len(self.here.strays) > len(before.strays)
            return self._said("referee-said-stray" if strays else "referee-said-forced", card, place)
        if spent:
            money = {"name": self.here.name, "price": money_text(self.language, spent)}
            left = money_text(self.language, self.here.position.money)
            return self._said("referee-said-paid", card, place, **money, left=left)
        return self._said("said-built", card, place)

    def _cited(self, key: str, rule: str, **numbers: int) -> str:
        """A sentence that names its rule and where the book has it."""
        where = cite(self.language, rule, self.table.game.setting.edition)
        return filled(self.language, key, {"cite": where}, **numbers)

    def _said(self, key: str, card: str, place: Place, **names: str) -> str:
        lang = self.language
        return filled(lang, key, {"card": card_name(lang, card), "cell": self._name(place), **names})

    def _name(self, place: Place) -> str:
        return Ground(self.here.position, self.language).name(place)

    def on_paint(self, gesture: Gesture) -> None:
        """A card is copied from the table, or a cell emptied."""
        self._copy(place_of(gesture), str(gesture["token"])[:4])

    def _copy(self, place: Place, token: str) -> None:
        strays, before = len(self.here.strays), self.here.position
        self.become(entered(self.table, self.seat, place, token))
        if token == EMPTY:
            self.tell(filled(self.language, "referee-said-erased", {"cell": self._name(place)}))
        elif token == HALL and Ground(before, self.language).name(place) != self._name(place):
            self.tell(filled(self.language, "referee-said-hall", {"cell": self._name(place)}))
        else:
            strayed = len(self.here.strays) > strays
            self.tell(self._said("referee-said-stray" if strayed else "referee-said-entered", token, place))

    def on_type(self, gesture: Gesture) -> None:
        """A typed card and cell: ``R d4``; with ``!`` it lies there whatever the rules say."""
        text = str(gesture["text"])[:80].strip()
        force = text.endswith(FORCE)
        text = text.removesuffix(FORCE).strip()
        if self.step == "cards" and not self.check:
            self._typed_copy(text)
            return
        grows = self.step != "cards"
        if not grows and text[:2].upper() in _COPIED:
            raise InputError("referee-copy-only")
        cards = (
            colours_to_grow(self.here.position)
            if grows
            else cards_to_enter(self.table, self.seat, check=True)
        )
        architect = ARCHITECT in cards and text[:2].upper() == f"{ARCHITECT} "  # no card of any hand
        move = typed(text[2:] if architect else text, self.ground, cards)
        card = ARCHITECT if architect else move.card or (self._card if self.step == "cards" else None)
        if card is None:
            raise InputError("move-which", cards=listed(self.language, list(cards)) or "–")
        self.on_place({"card": card, "cell": move.place, "facing": move.facing, "force": force})

    def _typed_copy(self, text: str) -> None:
        """``R d4``, ``RLd d4 2`` or ``. d4``; ``i2`` is a cell only where no other word is."""
        shown = self.ground.plan.names
        names = {name: place for place, name in shown.items()}
        words = text.split()
        known = [word for word in words if word.lower() in names]
        cells = [word for word in known if word.upper() not in MAP_TOKENS] or known
        far = [word for word in words if _CELL.fullmatch(word.lower()) and word.upper() not in MAP_TOKENS]
        if far and far[-1] not in cells and any(word[:2].upper() in _CARDS for word in words):
            raise InputError("move-no-cell", cell=far[-1], first=shown[min(shown)], last=shown[max(shown)])
        if not cells or len(words) not in (2, 3):
            raise InputError("referee-typed", text=text[:40])
        words.remove(cells[-1])
        token = words[0].upper() if len(words[0]) < 3 else words[0][:2].upper() + words[0][2:]
        self._copy(names[cells[-1].lower()], token_of(token, words[1] if len(words) == 2 else None))

    def on_text(self, gesture: Gesture) -> None:
        """A whole city, from its text or from a link that holds one."""
        text = str(gesture["text"]).strip()
        if len(text) > LONGEST:
            raise InputError("text-too-long", size=len(text), max=LONGEST)
        if "city=" in text:
            text = parse_qs(text.partition("?")[2] or text).get("city", [""])[-1]
        self.become(copied(self.table, self.seat, text))

    def on_clear(self, _: Gesture) -> None:
        """Begin this city anew; the money stays."""
        seat = replace(self.here, strays=(), doubts=())
        self.become(copied(self.table.with_seat(self.seat, seat), self.seat, first_text(self.table.game)))

    def on_stray(self, gesture: Gesture) -> None:
        """A card beyond the frame was taken away."""
        self.become(without_stray(self.table, int(gesture["seat"]), int(gesture["at"])))
