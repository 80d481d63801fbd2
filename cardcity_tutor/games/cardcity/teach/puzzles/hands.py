"""Cards dealt to a city, and a quick look at them: is there any hope for a puzzle of this kind?"""

from __future__ import annotations

from typing import NamedTuple

from ...rules.accounts import score_account
from ...rules.development import needs
from ...rules.kernel.bits import popcount
from ...rules.kernel.building import legal_cells, room
from ...rules.kernel.cards import BICOLOUR, FIRST, HOMES, facings, has_industry
from ...rules.kernel.shapes import CityMasks
from ...rules.setting import Setting
from ...rules.tokens import HAND_TOKENS


class Hand(NamedTuple):
    """A city with cards that may be dealt to it."""

    setting: Setting
    city: CityMasks
    money: int
    cards: tuple[int, ...]


def has_home(card: int) -> bool:
    """Whether a card is a residence, or half of one."""
    return FIRST[card] == HOMES


def is_bicolour(card: int) -> bool:
    """Whether a card has two colours."""
    return card >= BICOLOUR


def anything(_dealt: Hand) -> bool:
    """No look at all."""
    return True


def tight(dealt: Hand) -> bool:
    """Whether some card finds so few cells that the others can take or ban them all: each does that to five."""
    setting, city, money, cards = dealt
    for card in dict.fromkeys(cards):
        cells = 0
        for facing in range(facings(card)):
            cells |= legal_cells(city, setting.grid, setting.rules, card, facing, money)
        if popcount(cells) <= 5 * (len(cards) - 1):
            return True
    return False


def _in_sight(dealt: Hand) -> int:
    """About how many cards the districts would take as they stand."""
    return sum(max(0, need.have - need.size) for need in needs(dealt.city, dealt.setting))


def long_growth(dealt: Hand) -> bool:
    """Whether there may be two developments: as things stand, or one and another that the hand brings about."""
    return _in_sight(dealt) + bool(dealt.cards) > 1


def near_limit(dealt: Hand) -> bool:
    """Whether the hand alone does not fill the limit, but a few developments more might."""
    if any(map(has_industry, dealt.cards)):
        return False
    gap = room(dealt.city, dealt.setting.rules) - len(dealt.cards)
    return 1 <= gap <= _in_sight(dealt) + 1


def near_happiness(dealt: Hand) -> bool:
    """Whether the hand holds what some district lacks to be happy."""
    kinds = {letter for card in dealt.cards for letter in HAND_TOKENS[card] if letter in "LPC"}
    terms = score_account(dealt.city, dealt.setting, "happiness", dealt.money).term.parts
    lacking = (str(term.params.get("missing", "")) for term in terms if not term.value)
    return any(missing and set(missing.split(", ")) <= kinds for missing in lacking)
