"""Playing: from one decision to the next, with an event and its rule for everything that happens between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.chance import Chance
from ...core.errors import IllegalAction
from ...core.game import Event
from .actions import (
    Action,
    Architect,
    Build,
    Buy,
    Choose,
    Cloud,
    Develop,
    Group,
    Keep,
    Lot,
    Offer,
    Offers,
    Pass,
    Placements,
    keeps,
    less,
)
from .citytext import placed_architect
from .duty import duty_verdict
from .ending import results
from .game import START_MONEY, Game
from .kernel.building import (
    brings_cloud,
    built,
    cost,
    industry_price,
    legal_cells,
    open_cells,
    with_architect,
)
from .kernel.cards import BICOLOUR, CLOUD, COMMERCE, INDUSTRY, PARK, RESIDENCE, has_leisure
from .kernel.earning import income
from .kernel.growing import growth
from .kernel.planning import at_most, keeping_cells, keeping_clouds
from .kernel.shapes import City
from .position import Position, Reserve
from .state import Phase, Seat, State, Table
from .tokens import HAND_TOKENS, facing_letter, pack

FUEL: Final = 1_000_000
"""Hands of the game never need it all: the duty to build is always decided."""

_DIVIDE, _CHOOSE, _KEEP, _ARCHITECT, _BUILD, _CLOUD, _DEVELOP, _BUY, _OVER = Phase
# Plain names: reading a member off an enum costs as much as a legality mask.

Step = tuple[State, tuple[Event, ...]]


def start(game: Game, seed: int) -> Step:
    """Set the table up for a game: piles, money, town halls, and the first draw."""
    first = Seat(game.first_city(), START_MONEY)
    pile, reserve, chance = game.cards(Chance(seed))
    blank = State(
        game, 1, 0, _DIVIDE, 0, (first,) * game.players, reserve, pile, 0, chance.state, None, ()
    )  # fmt: skip
    play = _Play(blank)
    play.draw()
    return play.frozen()


def actions(state: State) -> Sequence[Action]:
    """All decisions that the rules allow the player now, as a sequence that spells them out on demand."""
    return state.actions


def apply(state: State, action: Action) -> Step:
    """The next decision after this one, and the events on the way. Refuses, with reasons, what is not allowed."""
    play = _Play(state)
    options = state.actions
    cell = (
        options.cell_of(action) if type(options) is Placements else 0
    )  # much faster than asking the abstract class
    if cell:
        play.place(action, cell)
    elif action in options:
        play.decide(action)
    else:
        play.refuse(action)
    return play.frozen()


_new = tuple.__new__
"""Makes a named tuple without the detour through its constructor: half the time, for the two made in every step."""


class _Play:
    """A state taken apart for the length of one step. Methods move on until somebody has to decide."""

    __slots__ = (
        "actions", "bottom", "bought", "buying", "chance", "events", "first", "game", "phase", "pile", "player",
        "reserve", "results", "seats", "table", "target", "turn",
    )  # fmt: skip

    actions: Sequence[Action]
    table: Table | None
    seats: list[Seat]

    def __init__(self, state: State) -> None:
        (
            self.game, self.turn, self.first, self.phase, self.player, seats, self.reserve, self.pile, self.bottom,
            self.chance, self.table, self.actions, self.target, self.bought, self.buying, self.results,
        ) = state  # fmt: skip
        self.seats = list(seats)
        self.events: list[Event] = []

    def frozen(self) -> Step:
        """Put the state together again."""
        fields = (
            self.game, self.turn, self.first, self.phase, self.player, tuple(self.seats), self.reserve, self.pile,
            self.bottom, self.chance, self.table, self.actions, self.target, self.bought, self.buying, self.results,
        )  # fmt: skip
        return _new(State, fields), tuple(self.events)

    def tell(self, kind: str, rule: str, player: int, details: Mapping[str, Any]) -> None:
        """Note an event."""
        self.events.append(_new(Event, (kind, rule, self.turn, player, details)))

    def refuse(self, action: object) -> None:
        """Refuse an action that is none of those allowed, with the reasons where it is a placement."""
        seat = self.seats[self.player]
        verdict = None
        if self.phase is _BUILD and isinstance(action, Build) and action.card in seat.hand:
            verdict = duty_verdict(
                seat.city,
                self.game.setting,
                seat.hand,
                action.card,
                action.place,
                action.facing,
                seat.money,
                self.reserve.clouds,
            )
        raise IllegalAction("illegal-action", verdict=verdict, action=str(action), phase=str(self.phase))

    def place(self, action: Action, cell: int) -> None:
        """Carry out an allowed decision that puts something on a cell."""
        if isinstance(action, Build):
            self.build(action, cell)
        elif isinstance(action, Develop):
            self.develop(action, cell)
        elif isinstance(action, Buy):
            self.buy(action, cell)
        elif isinstance(action, Cloud):
            self.cloud(action, cell)
        elif isinstance(action, Architect):
            self.architect(action)

    def decide(self, action: Action) -> None:
        """Carry out an allowed decision of another kind."""
        if isinstance(action, Keep):
            self.keep(action.cards)
        elif isinstance(action, Offer):
            self.offer(action)
        elif isinstance(action, Choose):
            self.choose(action)
        elif isinstance(action, Architect):
            self.architect(action)
        elif self.next_buyer():  # a pass
            self.next_purchase()

    # Acquisition

    def draw(self) -> None:
        """Draw the cards of the turn; on turn 1 leisure goes back and is replaced."""
        game = self.game
        count = min(game.draw, len(self.pile))
        drawn = self.pile[:count]
        pile = self.pile[count:]
        if self.turn == 1 and any(has_leisure(card) for card in drawn):
            drawn, pile = self.without_leisure(drawn, pile)
            self.tell("exchange", "first-turn-leisure", self.first, {"cards": drawn})
        self.pile = pile
        self.bottom = min(self.bottom, len(pile))
        self.tell("draw", "solo-draw" if game.solo else "draw", self.first, {"cards": drawn})
        self.player = self.first
        self.table = Table(self.first, (self.first + 1) % game.players, drawn)
        if game.solo:
            self.phase = _KEEP
            if len(drawn) <= game.hand:
                self.keep(drawn)
            else:
                self.actions = keeps(drawn, game.hand)
        else:
            self.divide()

    def without_leisure(
        self, drawn: tuple[int, ...], pile: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Put leisure back, shuffle, and complete the draw, until it holds none."""
        chance = Chance(self.chance)
        while True:
            kept = tuple(card for card in drawn if not has_leisure(card))
            missing = len(drawn) - len(kept)
            if not missing:
                self.chance = chance.state
                return drawn, pile
            back = tuple(card for card in drawn if has_leisure(card))
            pile, chance = chance.shuffled(pile + back)
            if all(has_leisure(card) for card in pile):
                self.chance = chance.state
                return kept, pile
            drawn, pile = kept + pile[:missing], pile[missing:]

    def keep(self, cards: tuple[int, ...]) -> None:
        """Solo: take these cards, put the others under the pile, go on to construction."""
        table = self.table
        if table is None:
            raise AssertionError("nothing was drawn")
        others = less(table.pool, cards)
        self.pile += others
        self.bottom += len(others)
        self.table = None
        self.tell("take", "solo-draw", 0, {"cards": cards})
        seat = self.seats[0]
        self.seats[0] = Seat(seat.city, seat.money, cards, (1,) * len(cards))
        self.begin_construction()

    def divide(self) -> None:
        """Let the divider make two lots."""
        table = self.table
        if table is None:
            raise AssertionError("nothing to divide")
        game = self.game
        self.phase = _DIVIDE
        self.player = table.divider
        waiting = len(table.pool) // game.hand
        money = self.seats[table.divider].money if game.bribes else 0
        self.actions = Offers(table.pool, game.hand, game.setting.facts.open_down, waiting - 1, money)

    def offer(self, action: Offer) -> None:
        """Two lots lie on the table; the next player without cards chooses."""
        table = self.table
        if table is None:
            raise AssertionError("nothing to divide")
        lots = (action.open, action.rest)
        self.pay(table.divider, lots[0].money + lots[1].money)
        self.table = table._replace(lots=lots)
        bribed = any(lot.money for lot in lots)
        self.tell(
            "offer",
            "bribe" if bribed else "lots",
            table.divider,
            {"open": lots[0], "rest": lots[1], "to": table.chooser},
        )
        self.phase = _CHOOSE
        self.player = table.chooser
        self.actions = (Choose("open"), Choose("rest"))

    def choose(self, action: Choose) -> None:
        """Hand the lots out; whoever holds the larger one divides again."""
        table = self.table
        if table is None or table.lots is None:
            raise AssertionError("no lots")
        first, rest = table.lots
        takes_open = action.lot == "open"
        last = len(rest.cards) == self.game.hand
        chooser, divider = table.chooser, table.divider
        if last:
            self.take(chooser, divider, first if takes_open else rest, action.lot)
            self.take(divider, divider, rest if takes_open else first, "rest" if takes_open else "open")
            self.table = None
            self.begin_construction()
            return
        following = (chooser + 1) % self.game.players
        if takes_open:
            self.take(chooser, divider, first, "open")
            self.pay(divider, -rest.money)
            self.table = Table(divider, following, rest.cards)
        else:
            self.take(divider, divider, first, "open")
            self.pay(chooser, -rest.money)
            self.table = Table(chooser, following, rest.cards)
        self.divide()

    def take(self, player: int, divider: int, lot: Lot, name: str) -> None:
        """A player takes a lot for good, with the money on it; face-down cards stay unknown to the others."""
        seat = self.seats[player]
        everybody = (1 << self.game.players) - 1
        seen = (everybody,) * len(lot.up) + (1 << player | 1 << divider,) * len(lot.down)
        self.seats[player] = Seat(seat.city, seat.money + lot.money, lot.cards, seen)
        self.tell("take", "choose-lot", player, {"cards": lot.cards, "lot": name})

    def pay(self, player: int, amount: int) -> None:
        """Take money from a player (or give it, for a negative amount)."""
        if amount:
            seat = self.seats[player]
            self.seats[player] = seat._replace(money=seat.money - amount)

    # Construction

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
            seat = self.seats[self.player]
            city = placed_architect(seat.city, self.game.setting.grid, action.place)
            self.seats[self.player] = Seat(city, seat.money, seat.hand, seat.seen, action.place)
            self.tell("architect", "architect", self.player, {"cell": action.place})
        self.begin_hand()

    def begin_hand(self) -> None:
        """Find out how many cards of the hand must be built: the largest number that some first build keeps."""
        city, money, hand, _, _ = self.seats[self.player]
        setting = self.game.setting
        self.target = at_most(city, setting.grid, setting.rules, pack(hand), money)
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
        self.seats[self.player] = Seat(
            city, money - price, hand[:where] + hand[where + 1 :], seen[:where] + seen[where + 1 :], architect
        )
        self.target -= 1
        if smoke and self.ask_cloud(city, buying=False):
            return
        self.next_build()

    def ask_cloud(self, city: City, *, buying: bool) -> bool:
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

    def cloud(self, action: Cloud, cell: int) -> None:
        """A cloud comes to lie in the city."""
        seat = self.seats[self.player]
        city = built(seat.city, self.game.setting.grid, CLOUD, 0, cell)
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
        for card in hand:
            self.tell("discard", "discard", self.player, {"card": HAND_TOKENS[card]})
        if hand or architect:
            if city.architect:
                city = with_architect(city, self.game.setting.grid, 0)
            self.seats[self.player] = Seat(city, money)
        self.player = (self.player + 1) % self.game.players
        if self.player != self.first:
            self.begin_player()
        else:
            self.next_development()

    # Development, income, purchases, end

    def next_development(self) -> None:
        """Offer what is due to the player, then to the next one; then the income."""
        setting = self.game.setting
        while True:
            city = self.seats[self.player].city
            homes, shops = growth(city, setting.grid, setting.rules, self.reserve.homes, self.reserve.shops)
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
            if self.player == self.first:
                break
        self.pay_incomes()
        self.next_purchase()

    def develop(self, action: Develop, cell: int) -> None:
        """A district takes a card of the reserve."""
        seat = self.seats[self.player]
        card = action.card
        city = built(seat.city, self.game.setting.grid, card, 0, cell)
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
            amount = income(seat.city, setting.grid, setting.rules)
            self.seats[player] = Seat(seat.city, seat.money + amount)
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

    def purchases(self) -> tuple[tuple[Group, ...], City]:
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
        self.seats[self.player] = Seat(city, seat.money - price)
        rule = "buy-park" if card == PARK else "buy-industry"
        self.tell("buy", rule, self.player, {"card": HAND_TOKENS[card], "cell": action.place, "paid": price})
        if smoke and self.ask_cloud(city, buying=True):
            return
        self.next_purchase()

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
                "city": Position(game.setting, seat.city, seat.money),
                "money": seat.money,
                "score": result.score,
                "place": result.place,
            }
            if game.solo:
                details["rank"] = result.rank
            self.tell("end", f"victory-{game.victory}", player, details)
