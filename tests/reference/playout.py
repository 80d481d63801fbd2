"""A random solo game of Simplified Card City XL by the full rules (XL p. 4-11, p. 23)."""

from __future__ import annotations

from random import Random

from .board import Card, Cell, City, Settings, card, count_cards
from .construction import Planner, build_price, legal_moves
from .development import development_options
from .scoring import income, residential_score

PILE = 6 * "R" + 4 * "I" + 4 * "P" + 3 * "C" + 3 * "L"
"""XL p. 4, [pile-simplified]; the first card of the list is the top of the pile."""
RESERVE = {"R": 50 - 6, "C": 36 - 3, "I": 24 - 4}
TURNS = 10
START_MONEY = 3
SETTINGS = Settings(frame=5)


class SoloGame:
    """The table: city, money, pile and reserve, all decisions drawn from one generator."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.pile = list(PILE)
        self.random.shuffle(self.pile)
        self.reserve = dict(RESERVE)
        self.money = START_MONEY
        self.city: City = {(0, 0): card("M")}

    def draw(self, first_turn: bool) -> list[str]:
        """Draw three cards, or what is left ([solo-last-turn]); no leisure on the first turn.

        XL p. 5, [first-turn-leisure]: leisure goes back, the pile is shuffled, the draw completed.
        """
        wanted = min(3, len(self.pile))
        drawn: list[str] = []
        while len(drawn) < wanted:
            missing = wanted - len(drawn)
            fresh, self.pile = self.pile[:missing], self.pile[missing:]
            if first_turn and "L" in fresh:
                self.pile += [kind for kind in fresh if kind == "L"]
                self.random.shuffle(self.pile)
                fresh = [kind for kind in fresh if kind != "L"]
            drawn += fresh
        return drawn

    def acquire(self, first_turn: bool) -> tuple[str, ...]:
        """Keep two cards of the draw; a third one goes under the pile (XL p. 23)."""
        hand = self.draw(first_turn)
        if len(hand) == 3:
            self.pile.append(hand.pop(self.random.randrange(3)))
        return tuple(hand)

    def build(self, hand: tuple[str, ...]) -> None:
        """Build the maximum by random moves that keep it; what is left is discarded (XL p. 7)."""
        planner = Planner(SETTINGS)
        while True:
            most, first = planner.first_moves(self.city, hand, self.money, clouds=0)
            if most == 0:
                return
            moves: list[tuple[str, Cell, Card]] = [
                (token, cell, turned) for token in sorted(first) for cell, _, turned in first[token]
            ]
            token, cell, turned = self.random.choice(moves)
            self.money -= build_price(self.city, turned, SETTINGS)
            self.city[cell] = turned
            rest = list(hand)
            rest.remove(token)
            hand = tuple(rest)

    def develop(self) -> None:
        """Develop one random card at a time until nothing can (XL p. 9, [development-all])."""
        while options := development_options(self.city, self.reserve, SETTINGS):
            kind, row, column = self.random.choice(options)
            self.reserve[kind] -= 1
            self.city[row, column] = card(kind)

    def purchase(self) -> None:
        """Pass, or buy an industry and build it at once (XL p. 11, [purchase-built-at-once])."""
        price = 5 * (count_cards(self.city, "I") + 1)
        choices: list[Cell | None] = [None]
        if self.reserve["I"] > 0 and self.money >= price:
            choices += [cell for cell, _, _ in legal_moves(self.city, "I", self.money, SETTINGS)]
        cell = self.random.choice(choices)
        if cell is not None:
            self.reserve["I"] -= 1
            self.money -= price
            self.city[cell] = card("I")

    def play(self) -> int:
        """Play the ten turns and return the residential score."""
        for turn in range(1, TURNS + 1):
            self.build(self.acquire(first_turn=turn == 1))
            self.develop()
            self.money += income(self.city, SETTINGS)["total"]
            self.purchase()
        return residential_score(self.city, self.money, SETTINGS)


def naive_playout(seed: int) -> int:
    """The residential score of one random solo game, money converted and empty places deducted."""
    return SoloGame(seed).play()
