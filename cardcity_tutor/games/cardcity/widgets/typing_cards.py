"""Cards and divisions as they are typed: ``R C / P | L I $2``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardcity_tutor.core.errors import InputError

from .dividing import KEPT, POOL, UNDER, Work

_MONEY = re.compile(r"\$(\d{1,9})|(\d{1,9})\$")


def find_card(word: str, cards: Sequence[str], free: Sequence[int]) -> int | None:
    """The number of the first free card that a word means: ``i`` is any industry, ``rl`` either cut.

    >>> find_card("i", ["R", "I3"], [0, 1]), find_card("rl", ["RLs"], [0]), find_card("P", ["R"], [0])
    (1, 0, None)
    """
    word = word.lower()
    exact = [k for k in free if cards[k].lower() == word]
    loose = [k for k in free if cards[k][:-1].lower() == word]
    return next(iter(exact + loose), None)


class _Reader:
    """Hands out the cards that words mean, each once."""

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards = cards
        self.free = list(range(len(cards)))

    def take(self, word: str) -> int:
        number = find_card(word, self.cards, self.free)
        if number is None:
            left = " ".join(self.cards[k] for k in self.free)
            raise InputError("lots-typed-card", word=word[:20], cards=left or "–")
        self.free.remove(number)
        return number


def typed_division(text: str, cards: Sequence[str]) -> Work:
    """Read ``open up / open down | rest up / rest down``; money is written ``$2`` in its lot.

    What is not named goes face down to the rest where a ``|`` is written, and else waits.
    """
    parts = text.split("|")
    if len(parts) > 2 or any(part.count("/") > 1 for part in parts):
        raise InputError("lots-typed-form", text=text[:40])
    reader = _Reader(cards)
    at = [POOL if len(parts) == 1 else "rest-down"] * len(cards)
    money = [0, 0]
    for number, (lot, part) in enumerate(zip(("open", "rest"), parts, strict=False)):
        for face, words in zip(("up", "down"), part.split("/"), strict=False):
            for word in words.replace(",", " ").split():
                paid = _MONEY.fullmatch(word)
                if paid:
                    money[number] += int(paid[1] or paid[2])
                else:
                    at[reader.take(word)] = f"{lot}-{face}"
    return Work(tuple(at), (money[0], money[1]))


def typed_hand(text: str, cards: Sequence[str]) -> Work:
    """Read the cards that stay; the others go under the pile."""
    reader = _Reader(cards)
    at = [UNDER] * len(cards)
    for word in text.replace(",", " ").split():
        at[reader.take(word)] = KEPT
    return Work(tuple(at))
