"""Construction: the architect, the builds that keep the duty, clouds, and the discard."""

from __future__ import annotations

from typing import Any

from .actions import Architect, Build, Cloud, Group, Placements
from .citytext import placed_architect
from .closing import FUEL, Closing
from .kernel.building import brings_cloud, built, cost, open_cells
from .kernel.cards import BICOLOUR, CLOUD
from .kernel.framing import with_architect
from .kernel.planning import affordable, keeping_cells
from .state import Phase, Seat
from .tokens import HAND_TOKENS, facing_letter, pack
from .working import new

_ARCHITECT, _BUILD = Phase.ARCHITECT, Phase.BUILD


class Constructing(Closing):
    """From the hands to the development."""

    __slots__ = ()

    def begin_construction(self) -> None:
        """The first player builds first."""
        self.player = self.first
        self.begin_player()

    def begin_player(self) -> None:
        """A player's construction: the architect, for who has it, then the hand."""
        if self.game.setting.has("architect") and self.player == self.first:
            city = self.seats[self.player].city
            cells = open_cells(city, self.game.setting.grid)
            if cells:
                self.phase = _ARCHITECT
                self.actions = Placements(
                    city, self.game.setting.grid.stride, ((Architect, -1, 0, cells),), (Architect(None),)
                )
                return
        self.begin_hand()

    def architect(self, action: Architect) -> None:
        """The architect steps into the city, or not."""
        if action.place is not None:
            for player, seat in enumerate(self.seats):
                if player == self.player or self.game.setting.architect_stays:
                    city = placed_architect(seat.city, self.game.setting.grid, action.place)
                    self.seats[player] = Seat(city, seat.money, seat.hand, seat.seen, action.place)
            self.tell("architect", "architect", self.player, {"cell": action.place})
        self.begin_hand()

    def begin_hand(self) -> None:
        """Find out how many cards of the hand must be built: the largest number that some first build keeps."""
        city, money, hand, _, _ = self.seats[self.player]
        setting = self.game.setting
        self.target = affordable(city, setting.rules, pack(hand), money)
        while self.target and not self.offer_builds():
            self.target -= 1
        if not self.target:
            self.end_hand()

    def next_build(self) -> None:
        """Go on building, or close this player's construction."""
        if not self.target or not self.offer_builds():
            self.end_hand()

    def offer_builds(self) -> bool:
        """List all builds after which the target can still be met; false where there is none."""
        city, money, hand, _, _ = self.seats[self.player]
        setting = self.game.setting
        grid, rules = setting.grid, setting.rules
        groups: list[Group] = []
        clouds = self.reserve.clouds
        more = self.target - 1
        for place, card in enumerate(hand):
            if card not in hand[:place]:
                others = pack(hand[:place] + hand[place + 1 :]) if more else 0
                for facing in range(4 if card >= BICOLOUR else 1):
                    cells, _ = keeping_cells(
                        city, grid, rules, card, facing, others, money, clouds, more, FUEL
                    )
                    if cells:
                        groups.append((Build, card, facing, cells))
        if groups:
            self.phase = _BUILD
            self.actions = Placements(city, grid.stride, tuple(groups))
        return bool(groups)

    def build(self, action: Build, cell: int) -> None:
        """A card of the hand is built and paid; an industry in line brings a cloud."""
        city, money, hand, seen, architect = self.seats[self.player]
        setting = self.game.setting
        card, place, facing = action
        price = cost(city, setting.rules, card)
        where = hand.index(card)
        details: dict[str, Any] = {"card": HAND_TOKENS[card], "cell": place}
        if card >= 10:
            details["facing"] = facing_letter(card, facing)
        details["paid"] = price
        self.tell("build", "leisure-price" if price else "build", self.player, details)
        smoke = setting.rules.clouds and self.reserve.clouds and brings_cloud(city, setting.grid, card, cell)
        city = built(city, setting.grid, card, facing, cell)
        if self.game.setting.shared:
            self.spread(card, facing, cell)
        hand, seen = hand[:where] + hand[where + 1 :], seen[:where] + seen[where + 1 :]
        self.seats[self.player] = new(Seat, (city, money - price, hand, seen, architect))
        self.target -= 1
        if smoke and self.ask_cloud(city, buying=False):
            return
        self.next_build()

    def cloud(self, action: Cloud, cell: int) -> None:
        """A cloud comes to lie in the city."""
        seat = self.seats[self.player]
        city = built(seat.city, self.game.setting.grid, CLOUD, 0, cell)
        if self.game.setting.shared:
            self.spread(CLOUD, 0, cell)
        self.seats[self.player] = seat._replace(city=city)
        self.reserve = self.reserve._replace(clouds=self.reserve.clouds - 1)
        self.tell("cloud", "cloud-place", self.player, {"cell": action.place})
        if self.buying:
            self.next_purchase()
        else:
            self.next_build()

    def end_hand(self) -> None:
        """Discard what cannot be built; the architect leaves; the next player builds, or development begins."""
        city, money, hand, _, architect = self.seats[self.player]
        stays = self.game.setting.architect_stays
        for card in hand:
            self.tell("discard", "discard", self.player, {"card": HAND_TOKENS[card]})
        if hand or architect:
            if city.architect and not stays:
                city = with_architect(city, self.game.setting.grid, 0)
            self.seats[self.player] = Seat(city, money, architect=architect if stays else None)
        self.player = (self.player + 1) % self.game.players
        if self.player != self.first:
            self.begin_player()
            return
        if stays:
            self.seats = [
                Seat(with_architect(seat.city, self.game.setting.grid, 0), seat.money) for seat in self.seats
            ]
        self.next_development()
