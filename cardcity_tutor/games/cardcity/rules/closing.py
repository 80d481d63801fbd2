"""The second half of a turn: development, income, purchases; and the end of the game."""

from __future__ import annotations

from typing import Any, Final

from .actions import Buy, Cloud, Develop, Group, Pass, Placements
from .ending import results
from .kernel.building import brings_cloud, built, industry_price, legal_cells
from .kernel.cards import COMMERCE, INDUSTRY, PARK, RESIDENCE
from .kernel.planning import keeping_clouds
from .kernel.shapes import CityMasks
from .kernel.swift import swift_growth, swift_income
from .position import Position
from .reserve import Reserve
from .state import Phase, Seat
from .tokens import HAND_TOKENS, pack
from .working import Working, new

FUEL: Final = 1_000_000
"""Hands of the game never need it all: the duty to build is always decided."""

_CLOUD, _DEVELOP, _BUY, _OVER = Phase.CLOUD, Phase.DEVELOP, Phase.BUY, Phase.OVER
# Plain names: reading a member off an enum costs as much as a legality mask.


class Closing(Working):
    """From the development to the end of the turn."""

    __slots__ = ()

    def next_development(self) -> None:
        """Offer what is due to the player, then to the next one; then the income."""
        setting = self.game.setting
        for _ in range(self.game.players):
            city = self.seats[self.player].city
            homes, shops = swift_growth(
                city, setting.grid, setting.rules, self.reserve.homes, self.reserve.shops
            )
            if homes or shops:
                groups: list[Group] = []
                if homes:
                    groups.append((Develop, RESIDENCE, 0, homes))
                if shops:
                    groups.append((Develop, COMMERCE, 0, shops))
                self.phase = _DEVELOP
                self.actions = Placements(city, setting.grid.stride, tuple(groups))
                return
            self.player = (self.player + 1) % self.game.players
            if self.player == self.first and not setting.develops_again:
                break
        self.pay_incomes()
        self.next_purchase()

    def develop(self, action: Develop, cell: int) -> None:
        """A district takes a card of the reserve."""
        seat = self.seats[self.player]
        card = action.card
        city = built(seat.city, self.game.setting.grid, card, 0, cell)
        if self.game.setting.shared:
            self.spread(card, 0, cell)
        self.seats[self.player] = Seat(city, seat.money)
        homes, shops, works, parks, clouds = self.reserve
        home = card == RESIDENCE
        self.reserve = Reserve(homes - home, shops - (not home), works, parks, clouds)
        rule = "residence-growth" if home else "commerce-growth"
        self.tell("develop", rule, self.player, {"colour": HAND_TOKENS[card], "cell": action.place})
        self.next_development()

    def pay_incomes(self) -> None:
        """Everybody gets the income of the turn."""
        setting = self.game.setting
        for step in range(self.game.players):
            player = (self.first + step) % self.game.players
            seat = self.seats[player]
            amount = swift_income(seat.city, setting.grid, setting.rules)
            self.seats[player] = new(Seat, (seat.city, seat.money + amount, (), (), None))
            self.tell("income", "income", player, {"amount": amount})
        self.player = self.first
        self.bought = 0

    def next_purchase(self) -> None:
        """Offer industries and parks in turn order to those who can pay and place one."""
        while True:
            groups, city = self.purchases()
            if groups:
                self.phase = _BUY
                self.actions = Placements(city, self.game.setting.grid.stride, groups, (Pass(),))
                return
            if not self.next_buyer():
                return

    def purchases(self) -> tuple[tuple[Group, ...], CityMasks]:
        """What the player may buy now: one industry, and from Normal on one park."""
        city, money, _, _, _ = self.seats[self.player]
        setting = self.game.setting
        grid, rules = setting.grid, setting.rules
        if money < rules.price:  # the cheapest thing there is
            return (), city
        groups: list[Group] = []
        if not self.bought & 1 and money >= industry_price(city, rules) and any(self.reserve.works):
            cells = legal_cells(city, grid, rules, INDUSTRY, 0, money)
            if cells:
                pictures = [k for k, count in enumerate(self.reserve.works) if count]
                if not setting.has("ecological"):
                    del pictures[1:]
                groups += [(Buy, INDUSTRY + k, 0, cells) for k in pictures]
        if self.game.parks and not self.bought & 2 and money >= rules.price and self.reserve.parks:
            cells = legal_cells(city, grid, rules, PARK, 0, money)
            if cells:
                groups.append((Buy, PARK, 0, cells))
        return tuple(groups), city

    def buy(self, action: Buy, cell: int) -> None:
        """A bought card is paid and built at once."""
        seat = self.seats[self.player]
        setting = self.game.setting
        card = action.card
        reserve = self.reserve
        smoke = False
        if card == PARK:
            price = setting.rules.price
            self.bought |= 2
            self.reserve = reserve._replace(parks=reserve.parks - 1)
        else:
            price = industry_price(seat.city, setting.rules)
            self.bought |= 1
            works = list(reserve.works)
            works[card - INDUSTRY] -= 1
            self.reserve = reserve._replace(works=(works[0], works[1], works[2], works[3]))
            smoke = bool(
                setting.rules.clouds and reserve.clouds and brings_cloud(seat.city, setting.grid, card, cell)
            )
        city = built(seat.city, setting.grid, card, 0, cell)
        if self.game.setting.shared:
            self.spread(card, 0, cell)
        self.seats[self.player] = Seat(city, seat.money - price)
        rule = "buy-park" if card == PARK else "buy-industry"
        self.tell("buy", rule, self.player, {"card": HAND_TOKENS[card], "cell": action.place, "paid": price})
        if smoke and self.ask_cloud(city, buying=True):
            return
        self.next_purchase()

    def ask_cloud(self, city: CityMasks, *, buying: bool) -> bool:
        """Let the player put a cloud down; false where there is no cell for it."""
        setting = self.game.setting
        seat = self.seats[self.player]
        cells, _ = keeping_clouds(
            city,
            setting.grid,
            setting.rules,
            pack(seat.hand),
            seat.money,
            self.reserve.clouds,
            self.target,
            FUEL,
        )
        if not cells:
            return False
        self.phase = _CLOUD
        self.buying = buying
        self.actions = Placements(city, setting.grid.stride, ((Cloud, -1, 0, cells),))
        return True

    def next_buyer(self) -> bool:
        """Pass the purchase on; after the last player the turn ends. Whether somebody is left to ask."""
        self.bought = 0
        self.player = (self.player + 1) % self.game.players
        if self.player != self.first:
            return True
        self.end_turn()
        return False

    def end_turn(self) -> None:
        """The first player's card moves on, or the game ends."""
        if self.turn == self.game.turns:
            self.finish()
            return
        self.first = (self.first + 1) % self.game.players
        self.turn += 1
        self.draw()

    def finish(self) -> None:
        """Count the points."""
        game = self.game
        self.phase = _OVER
        self.actions = ()
        self.results = results(game, [(seat.city, seat.money) for seat in self.seats])
        for player, (seat, result) in enumerate(zip(self.seats, self.results, strict=True)):
            details: dict[str, Any] = {
                "city": Position.made(game.setting, seat.city, seat.money),
                "money": seat.money,
                "score": result.score,
                "place": result.place,
            }
            if game.solo:
                details["rank"] = result.rank
            self.tell("end", f"victory-{game.victory}", player, details)
