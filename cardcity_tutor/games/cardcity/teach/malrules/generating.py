"""Questions at which the right and a bent rule part: cities in the making, searched for the telling ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, NamedTuple

from .....core.errors import InputError
from .....core.verdict import Place
from ...coach.situations import Dice
from ...rules.citytext import places
from ...rules.game import game
from ...rules.kernel.bits import anywhere, district
from ...rules.kernel.cards import BICOLOUR, INDUSTRY, has_industry, has_leisure
from ...rules.position import Position
from ...rules.setting import EDITIONS, LEVELS, bicolour_cards
from ...rules.tokens import DIAGONAL_FACINGS, HAND_TOKENS, STRAIGHT_FACINGS, card_of
from . import asking
from .composing import composed
from .diagnosing import bent_answers
from .mutant_engine import MalRule, answer, bent_answer
from .questions import COLOURS, Kind, Question

PLAIN_CARDS: Final = ("R", "C", "L", "P", "I1")
ENOUGH: Final = 3
"""Telling positions among which the best is taken …"""
PATIENCE: Final = 60
"""… or fewer, when so many positions have been looked at."""
PER_POSITION: Final = 4
"""Questions to one position, until one names the mal-rule alone."""
TIES: Final = 10
"""Telling positions after which a question is taken though another mal-rule gives the same answer: some always do."""
CITIES: Final = 2000
"""Cities after which the search gives up."""
POSITIONS: Final = 21
"""Of a city's first so many positions, one is drawn to begin with: it has three per turn, and seven turns at least."""
HANDS: Final = 4
"""Hands that are dealt to one position in search of a telling one."""


def discriminating_position(
    mal_rule: MalRule,
    level: str,
    seed: int = 0,
    *,
    edition: str = "xl",
    kind: Kind | None = None,
    fits: Callable[[Question], bool] | None = None,
) -> Question:
    """A question that a follower of ``mal_rule`` answers wrongly, and preferably nobody else in the same way.

    Of a few such questions the one is taken whose wrong answers tell most mal-rules of the level apart. The same
    arguments give the same question. ``kind`` asks for one kind of question, ``fits`` for those of which it is true.
    """
    kinds = _kinds(mal_rule, level, edition, kind)
    variants = () if mal_rule.variant is None else (mal_rule.variant,)
    way = game(edition=edition, level=level, players=1, variants=variants)
    dice = Dice(seed)
    best: _Found | None = None
    met = looked = 0
    for _ in range(CITIES):
        making = islice(composed(way, dice.number()), dice.below(POSITIONS), None)
        found, steps = _first_telling(mal_rule, kinds, making, dice, fits)
        looked += steps
        if found is not None:
            met += 1
            best = found if best is None or found.rank > best.rank else best
        if best is not None and (met >= ENOUGH or looked >= PATIENCE) and (best.rank[0] or met >= TIES):
            break
    if best is None:
        raise InputError("malrule-nowhere", name=mal_rule.id, level=level, edition=edition)
    return best.question


class _Found(NamedTuple):
    """A telling question, and how well it tells: whether its answer names one mal-rule, and how many answers differ."""

    question: Question
    rank: tuple[bool, int]


def _first_telling(
    mal_rule: MalRule,
    kinds: list[Kind],
    making: Iterable[Position],
    dice: Dice,
    fits: Callable[[Question], bool] | None,
) -> tuple[_Found | None, int]:
    """The best question to the first telling position of a city, and how many positions were looked at."""
    looked = 0
    for position in making:
        looked += 1
        best: _Found | None = None
        for question in islice(filter(fits, _telling(mal_rule, kinds, position, dice)), PER_POSITION):
            found = _Found(question, _rank(mal_rule, question))
            best = found if best is None or found.rank > best.rank else best
            if best.rank[0]:
                break
        if best is not None:
            return best, looked
    return None, looked


def _kinds(mal_rule: MalRule, level: str, edition: str, kind: Kind | None) -> list[Kind]:
    """The kinds of questions to try; an error for those where the mal-rule makes no sense."""
    for field, value, known in (("edition", edition, EDITIONS), ("level", level, LEVELS)):
        if value not in known:
            raise InputError("option-unknown", field=field, value=str(value), expected=", ".join(known))
    if not mal_rule.plays(edition, level):
        raise InputError("malrule-nowhere", name=mal_rule.id, level=level, edition=edition)
    if kind is None:
        return sorted(mal_rule.kinds)
    if kind not in mal_rule.kinds:
        raise InputError(
            "option-unknown", field="kind", value=str(kind), expected=", ".join(sorted(mal_rule.kinds))
        )
    return [kind]


def _rank(mal_rule: MalRule, question: Question) -> tuple[bool, int]:
    """Whether the answer names this mal-rule alone, and how many different wrong answers there are."""
    bent = list(bent_answers(question).values())
    return bent.count(bent_answer(mal_rule, question)) == 1, len(set(bent))


def _telling(mal_rule: MalRule, kinds: list[Kind], position: Position, dice: Dice) -> Iterator[Question]:
    """The questions to this position that the mal-rule answers wrongly."""
    for kind in dice.shuffled(kinds):
        asked = [position]
        if kind in {Kind.FIRST, Kind.MOST}:
            asked = [_dealt(position, dice) for _ in range(HANDS)]
        for where in asked:
            for question in dice.shuffled(list(questions(kind, where, mal_rule.victories))):
                if mal_rule.concerns(question) and bent_answer(mal_rule, question) != answer(question):
                    yield question


def _dealt(position: Position, dice: Dice) -> Position:
    """The position at the beginning of a construction: with a full hand, of any cards but those of the first turn."""
    setting = position.setting
    deck = [card_of(token, "hand") for token in PLAIN_CARDS]
    if setting.facts.bicolour:
        deck += bicolour_cards(setting)[:: len(bicolour_cards(setting)) // 4]
    hand = [deck[dice.below(len(deck))] for _ in range(setting.facts.hand)]
    if dice.below(2):  # the card for which the order matters most
        hand[-1] = INDUSTRY
    return position.changed(hand=tuple(hand))


def questions(kind: Kind, position: Position, victories: tuple[str, ...]) -> Iterator[Question]:
    """The questions of one kind that can be asked of a position."""
    if kind in {Kind.LEGAL, Kind.ILLEGAL, Kind.FIRST}:
        yield from _placing(kind, position)
    elif kind in COLOURS:
        for colour in COLOURS[kind]:
            for place in _district_places(position, colour):
                yield Question(kind, position, colour, place)
    elif kind is Kind.PRICE:
        cards = ["L", "I1", *(["K"] if position.setting.rules.clouds else [])]
        cards += sorted(
            {HAND_TOKENS[card] for card in position.hand if card >= BICOLOUR and has_leisure(card)}
        )
        yield from (Question(kind, position, card) for card in cards)
    elif kind is Kind.SCORE:
        for victory in victories:
            if not position.score(victory).out:
                yield Question(kind, position, victory=victory)
    elif kind is Kind.CLOUDS:
        yield from _smoking(position)
    else:
        yield Question(kind, position)


def _placing(kind: Kind, position: Position) -> Iterator[Question]:
    """For every card; of bicolour cards in hand, which always interest, also for each facing."""
    hand = sorted({HAND_TOKENS[card] for card in position.hand})
    cards = hand if kind is Kind.FIRST else sorted({*PLAIN_CARDS, *hand})
    for card in cards:
        if kind is not Kind.FIRST and position.money < position.price(card):
            yield Question(kind, position.changed(money=position.price(card)), card)
        yield Question(kind, position, card)
        if len(card) == 3 and kind is not Kind.FIRST:
            facings = DIAGONAL_FACINGS if card.endswith("d") else STRAIGHT_FACINGS
            yield from (Question(kind, position, card, facing=facing) for facing in facings)


def _district_places(position: Position, colour: str) -> Iterator[Place]:
    """A cell of each district of a colour."""
    city, grid = position.city, position.setting.grid
    sides = asking.sides_of(city, colour)
    todo = anywhere(sides)
    while todo:
        group = district(todo & -todo, sides, grid)
        todo &= ~group
        yield places(city, grid, group)[0]


def _smoking(position: Position) -> Iterator[Question]:
    """Industries of the hand, or a bought one, on every cell where they may stand."""
    cards = {HAND_TOKENS[card] for card in position.hand if has_industry(card)} | {"I1"}
    for card in sorted(cards):
        spots = sorted({item[:2] for item in position.legal(card)})
        yield from (Question(Kind.CLOUDS, position, card, place) for place in spots)
