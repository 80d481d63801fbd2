"""Verdicts and previews of a hand, for every cell at once, small enough to travel with each scene.

``judged[card][facing][cell]`` is a number: from 0 on it names a verdict (forbidden, with its reasons), below 0 it names an
outlook (allowed, with what follows): ``-1`` the first, ``-2`` the second … Sentences are named by number too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardcity_tutor.core.breakdown import Number
from cardcity_tutor.core.verdict import Place, Verdict
from cardcity_tutor.render.phrases import filled

from ..face.spots import badge_spot
from ..face.wording import card_name, growth_words, reason_words, remedy_words
from ..face.wording.cards import card_with_article
from ..rules.accounts import card_pollution
from ..rules.development import Choice, Need
from ..rules.kernel.cards import facings
from ..rules.outlook import Outlook, outlook
from ..rules.position import Position
from ..rules.setting import Setting
from ..rules.survey import Survey, survey
from ..rules.tokens import card_of, facing_letter
from .ground import BLOCKED, READY, WAITING, Ground


class Judge:
    """Collects the verdicts and outlooks of one scene."""

    def __init__(self, ground: Ground, victory: str) -> None:
        """Judge the cards of a ground under a victory."""
        self.ground = ground
        self.victory = victory
        self.most = 0
        """How many cards of the hand can be built."""
        self.rules: dict[tuple[str, str], int] = {}
        self.verdicts: dict[tuple[str, Verdict], int] = {}
        self.changes: dict[tuple[Any, ...], int] = {}
        self.taken = dict.fromkeys(ground.plan.tokens, -1)
        """For each card that lies, the number of the verdict on putting another one there."""
        self._rules: list[dict[str, str]] = []
        self._verdicts: list[list[Any]] = []
        self._outlooks: list[list[Any]] = []
        self._changes: list[list[Any]] = []
        self._before = {(need.colour, need.cells): (k, need) for k, need in enumerate(ground.needs)}

    def hand(self, cards: Sequence[str]) -> list[list[list[int]]]:
        """The numbers of each card of a hand: for each facing, one per cell."""
        position = self.ground.position
        shown = position.with_hand(cards) if cards == ("N",) else position
        found = survey(shown, self.ground.order, self.victory)
        self.most = found.most
        return self._judged(cards, found)

    def palette(self, cards: Sequence[str]) -> list[list[list[int]]]:
        """The same for cards of which any may be laid, each for itself."""
        free = [card_of(card, "hand") for card in cards]
        return self._judged(cards, survey(self.ground.position, self.ground.order, self.victory, free=free))

    def _judged(self, cards: Sequence[str], found: Survey) -> list[list[list[int]]]:
        return [
            [
                self._facing(card, found.verdicts[number, facing], found.outlooks[number, facing])
                for facing in range(facings(number))
            ]
            for card in cards
            for number in (card_of(card, "hand"),)
        ]

    def _facing(self, card: str, verdicts: dict[Place, Verdict], outlooks: dict[Place, Outlook]) -> list[int]:
        taken, ring = self.taken, self.ground.plan.ring
        numbers = []
        for place in self.ground.order:
            after = outlooks.get(place)
            if after is not None:
                numbers.append(self.outlook(card, place, after))
            elif place in taken:  # the same for every card of the hand
                if taken[place] < 0:
                    found = verdicts[place]
                    taken[place] = self.verdict(card, _beyond(found) if place in ring else found)
                numbers.append(taken[place])
            else:
                numbers.append(self.verdict(card, verdicts[place]))
        return numbers

    def developments(self, colours: Sequence[str]) -> list[list[list[int]]]:
        """The same for the developments of each colour."""
        position = self.ground.position
        due = set(position.due())
        found = []
        for colour in colours:
            numbers = []
            for place in self.ground.order:
                if (colour, place) in due:
                    after = position.develop(Choice(colour, place))
                    numbers.append(self.outlook(colour, place, outlook(after, self.victory), grown=True))
                else:
                    numbers.append(self.verdict(colour, position.development_verdict(Choice(colour, place))))
            found.append([numbers])
        return found

    def resting(self) -> list[int]:
        """For a city in which nothing develops, one number per cell: what keeps both colours from growing there."""
        position = self.ground.position
        found = []
        for place in self.ground.order:
            told = [position.development_verdict(Choice(colour, place)).reasons for colour in "RC"]
            reasons = dict.fromkeys(reason for reasons in told for reason in reasons)
            spoken = [reason for reason in reasons if reason.rule != "development-only"] or [*reasons]
            found.append(self.verdict("R", Verdict(tuple(spoken))))
        return found

    # ---------------------------------------------------------------- forbidden

    def verdict(self, card: str, verdict: Verdict) -> int:
        """The number of a verdict."""
        key = (card, verdict)
        if key not in self.verdicts:
            self.verdicts[key] = len(self._verdicts)
            self._verdicts.append(self._told(card, verdict))
        return self.verdicts[key]

    def _told(self, card: str, verdict: Verdict) -> list[Any]:
        ground = self.ground
        told: list[Any] = []
        for reason in verdict.reasons:
            words = reason_words(ground.lang, reason, card, ground.name, edition=ground.edition)
            key = (reason.rule, words.text)  # the sentence of a rule may name the card
            if key not in self.rules:
                self.rules[key] = len(self._rules)
                self._rules.append(
                    {"id": words.rule, "title": words.title, "text": words.text, "cite": words.cite}
                )
            told.append([self.rules[key], ground.texts(words.here), *ground.numbers(reason.cells)])
        remedy = None
        if verdict.remedy != ():  # a city at rest asks for no change
            remedy = remedy_words(ground.lang, verdict, card, ground.name, brick=ground.plan.brick)
        return [-1 if remedy is None else ground.texts(remedy), *told]

    # ---------------------------------------------------------------- allowed

    def outlook(self, card: str, place: Place, after: Outlook, *, grown: bool = False) -> int:
        """The number of what follows from a card on a place, below 0."""
        texts = self.ground.texts
        growing = {(need.colour, need.cells): plots for need, plots in after.growths}
        steps = [texts(self._first_step(card, place, after, grown=grown))]
        changes = []
        for need in after.needs:
            key = (need.colour, need.cells)
            old = self._before.get(key)
            if old is None or old[1].have != need.have:
                changes.append(self._change(need, growing))
            if key in growing:
                steps.append(texts(growth_words(self.ground.lang, need, growing[key], self.ground.name)))
        if not grown and self.ground.position.brings_cloud(card, place):
            steps.append(texts(filled(self.ground.lang, "step-cloud", {})))
        sprouts = [
            [need.colour, number] for need, plots in after.growths for number in self.ground.numbers(plots)
        ]
        self._outlooks.append(
            [
                after.used,
                after.max,
                _number(after.income),
                _number(after.score),
                after.money,
                steps,
                changes,
                sprouts,
                self._pollution(card),
            ]
        )
        return -len(self._outlooks)

    def _pollution(self, card: str) -> int | None:
        """Per cent of pollution with one card more, where that counts."""
        position = self.ground.position
        if not position.setting.has("ecological"):
            return None
        return position.pollution() + card_pollution(card, position.setting)

    def _first_step(self, card: str, place: Place, after: Outlook, *, grown: bool) -> str:
        lang = self.ground.lang
        names = {"card": card_with_article(lang, card, "the"), "cell": self.ground.name(place)}
        price = self.ground.position.money - after.money
        if grown:
            return filled(lang, "step-grown", names)
        return filled(lang, "step-paid", names, price=price) if price else filled(lang, "step-built", names)

    def _change(self, need: Need, growing: dict[Any, Any]) -> int:
        """The number of a district's change: which badges it replaces, and the new one."""
        key = (need.colour, need.cells)
        state = READY if key in growing else BLOCKED if need.due else WAITING
        wanted = (*key, need.have, state)
        if wanted not in self.changes:
            members = set(need.cells)
            old = [
                k
                for (colour, cells), (k, _) in self._before.items()
                if colour == need.colour and members & set(cells)
            ]
            x, y = (
                badge_spot(self.ground.plan, need.cells, need.colour)
                if need.cells[0] in self.ground.number
                else (0, 0)
            )
            label = self.ground.name(need.cells[0])
            self.changes[wanted] = len(self._changes)
            self._changes.append([need.colour, label, f"{need.have}/{need.size + 1}", state, x, y, old])
        return self.changes[wanted]

    def tables(self) -> dict[str, Any]:
        """The tables that the numbers point into."""
        return {
            "rules": self._rules,
            "verdicts": self._verdicts,
            "outlooks": self._outlooks,
            "changes": self._changes,
        }


def hand_entries(cards: Sequence[str], position: Position, lang: str) -> list[dict[str, Any]]:
    """How the hand is shown: each card with its name, its facings and its price."""
    entries = []
    for card in cards:
        number = card_of(card, "hand")
        turns = facings(number)
        entries.append(
            {
                "card": card,
                "name": short_name(lang, card),
                "facings": [facing_letter(number, turn) for turn in range(turns)] if turns > 1 else [],
                "price": position.price(card) if "L" in card else 0,
            }
        )
    return entries


def short_name(lang: str, card: str, setting: Setting | None = None) -> str:
    """A card's name as it fits under its picture: a bicolour one by its two colours."""
    if len(card) == 3:
        return " / ".join(card_name(lang, letter) for letter in card[:2])
    return pictured_name(lang, card, setting)


def pictured_name(lang: str, card: str, setting: Setting | None) -> str:
    """A card's name; an industry's with what its picture pollutes, where the way of playing counts that."""
    name = card_name(lang, card)
    if setting is None or card[0] != "I" or not setting.has("ecological"):
        return name
    return filled(lang, "card-smoke", {"card": name}, percent=card_pollution(card, setting))


def token_of(card: str, facing: str | None) -> str:
    """How a card of the hand is written on the map: ``RLd`` turned once is ``RL1``.

    >>> token_of("RLd", "1"), token_of("P", None)
    ('RL1', 'P')
    """
    return card if facing is None else card[:2] + facing


def _beyond(verdict: Verdict) -> Verdict:
    """What is to say of a suburb's cell: it lies beyond the frame, and no other rule matters there."""
    return replace(verdict, reasons=tuple(reason for reason in verdict.reasons if reason.rule == "frame"))


def _number(value: Number | None) -> Number | None:
    return value if value is None or value != int(value) else int(value)
