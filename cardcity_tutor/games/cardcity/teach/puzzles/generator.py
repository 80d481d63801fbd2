"""Puzzles made from moments of games: a city that was really reached, and other cards dealt to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from typing import Final

from .....core.chance import Chance
from .....core.errors import InputError
from ...coach.situations import moments
from ...rules.game import Game, game
from ...rules.kernel.cards import BICOLOUR, INDUSTRY, LEISURE, PARKING, is_industry
from ...rules.notation import city_text, rows_of
from ...rules.state import Phase, State
from ...rules.tokens import HAND_TOKENS, MAP_TOKENS
from .answers import written
from .facts import DIFFICULTIES
from .hands import Hand
from .posing import Posed
from .puzzle import Puzzle
from .setup import Setup
from .themes import Theme, theme_named

CITIES: Final = 400
"""Cities that are tried before there is said to be no such puzzle."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What puzzle is wanted."""

    theme: Theme
    way: Game
    difficulty: int | None
    seed: int


def generate(
    theme: str,
    level: str | None = None,
    difficulty: int | None = None,
    seed: int = 0,
    *,
    edition: str = "xl",
    victory: str | None = None,
    variants: Iterable[str] = (),
) -> Puzzle:
    """A puzzle of this theme; the same wish gives the same puzzle everywhere.

    The level is the easiest at which the theme exists unless one is named, the difficulty any.

    >>> puzzle = generate("best-income", "simplified", difficulty=2, seed=7)
    >>> puzzle.difficulty, bool(puzzle.grade(puzzle.answers[0]))
    (2, True)
    """
    kind = theme_named(theme)
    wanted = kind.levels[0] if level is None else level
    if difficulty is not None and difficulty not in DIFFICULTIES:
        expected = ", ".join(map(str, DIFFICULTIES))
        raise InputError("option-unknown", field="difficulty", value=str(difficulty)[:80], expected=expected)
    if type(seed) is not int:
        raise InputError("puzzle-field", field="seed")
    way = game(
        edition=edition,
        level=wanted,
        players=1,
        victory=kind.victory if victory is None else victory,
        variants=variants,
    )
    if wanted not in kind.levels:
        raise InputError("puzzle-level", theme=theme, level=wanted, expected=", ".join(kind.levels))
    if difficulty is not None and difficulty not in kind.difficulties:
        expected = ", ".join(map(str, kind.difficulties))
        raise InputError("puzzle-strength", theme=theme, difficulty=difficulty, expected=expected)
    puzzle = next(made(Wish(kind, way, difficulty, seed)), None)
    if puzzle is None:
        raise InputError("puzzle-none", theme=theme, level=wanted, difficulty=str(difficulty or "-"))
    return puzzle


def made(wish: Wish) -> Iterator[Puzzle]:
    """The puzzles of a wish, one city after another, until the cities that are tried come to an end."""
    turns = wish.way.turns
    span = max(2, round(wish.theme.span[0] * turns)), round(wish.theme.span[1] * turns)
    phase = Phase.BUY if wish.theme.stage == "buy" else Phase.BUILD
    mark = sha256(f"{wish.theme.name} {wish.seed}".encode()).digest()
    first, chance = Chance(int.from_bytes(mark[:8], "big")).next()
    for state in islice(moments(wish.way, first, turns=span, phases={phase}, style=wish.theme.style), CITIES):
        deal, chance = chance.next()
        for setup in _dealt(wish, state, Chance(deal)):
            posed = _fitting(wish, setup)
            if posed is not None:
                answers = tuple(tuple(map(written, answer)) for answer in posed.answers)
                yield Puzzle(wish.theme.name, setup, posed.goal, posed.facts, answers)
                break


def _fitting(wish: Wish, setup: Setup) -> Posed | None:
    """The first goal that makes a puzzle of this position, of the difficulty that is wanted.

    A hand of which a card cannot be built at all would only distract.
    """
    start = setup.state()
    if start.phase is not Phase.ARCHITECT and start.target < len(setup.hand):
        return None
    for posed in wish.theme.pose(start):
        if posed.facts.sound and wish.difficulty in (None, posed.facts.difficulty):
            return posed
    return None


def _dealt(wish: Wish, state: State, chance: Chance) -> Iterator[Setup]:
    """The city with several hands of the cards that are left, as many cards as suit the difficulty."""
    theme, seat, way = wish.theme, state.seats[0], wish.way
    pool, chance = _pool(state, chance)
    text = city_text(seat.city, way.setting)
    for _ in range(theme.deals):
        hard, chance = chance.below(len(theme.sizes))
        sizes = theme.sizes[hard if wish.difficulty is None else wish.difficulty - 1]
        which, chance = chance.below(len(sizes))
        order, chance = chance.shuffled(pool)
        hand = _hand(theme, order, sizes[which])
        if hand is not None and theme.promising(Hand(way.setting, seat.city, seat.money, hand)):
            yield Setup(
                text,
                tuple(HAND_TOKENS[card] for card in hand),
                seat.money,
                state.reserve._replace(works=(sum(state.reserve.works), 0, 0, 0)),
                way.setting.edition,
                way.setting.level,
                way.victory,
                tuple(sorted(way.setting.variants)),
                stage=theme.stage,
            )


def _hand(theme: Theme, order: tuple[int, ...], size: int) -> tuple[int, ...] | None:
    """So many cards; where the theme asks for a certain card, it comes first."""
    if theme.lead is None:
        return order[:size] if len(order) >= size else None
    leads = [card for card in order if theme.lead(card)]
    if not leads or len(order) < size:
        return None
    rest = list(order)
    rest.remove(leads[0])
    return (leads[0], *rest[: size - 1])


def _pool(state: State, chance: Chance) -> tuple[tuple[int, ...], Chance]:
    """The cards that may be dealt: those of the pile but for what lies in the city and can only come from there."""
    way = state.game
    pile, _, chance = way.cards(chance)
    lying = Counter(
        MAP_TOKENS[token][0] for row in rows_of(state.seats[0].city, way.setting) for token in row
    )
    pool = []
    for card in pile:
        if lying[card] and (card in (LEISURE, PARKING) or card >= BICOLOUR):
            lying[card] -= 1
        else:
            pool.append(_plain(card, way))
    return tuple(pool), chance


def _plain(card: int, way: Game) -> int:
    """An industry's picture matters in the ecological city only."""
    return INDUSTRY if is_industry(card) and not way.setting.has("ecological") else card
