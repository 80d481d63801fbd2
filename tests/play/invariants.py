"""What must hold after every decision of any game, checked from events and city texts only.

Written from the rules and not from the engine: a watcher keeps its own boards, purses and discards from the events
that it is told, and compares them with what the states say.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from cardcity_tutor.core import Event
from cardcity_tutor.games.cardcity import Game, Lot, Phase, State, apply, start
from cardcity_tutor.games.cardcity.book import rules, rulings
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS
from tests.play.boards import Board, check_board, contacts, district, empty_neighbours, land_of, touches
from tests.reference.development import development_options
from tests.reference.geometry import Cell
from tests.reference.inspecting import settings_of
from tests.reference.maps import Ground
from tests.reference.scoring import income, scores, settled

START_MONEY = 3
BOX = {"xl": {"R": 50, "C": 36, "I": 24}, "2012": {"R": 34, "C": 24, "I": 20}}
"""Cards of the box that are all in the game, be it in the suburb."""
STAGES = {
    Phase.KEEP: 0, Phase.DIVIDE: 0, Phase.CHOOSE: 0, Phase.ARCHITECT: 1, Phase.BUILD: 1, Phase.DEVELOP: 2, Phase.BUY: 3,
}  # fmt: skip
"""The phases in the order of a turn; a cloud belongs to construction or to a purchase."""


def hand_token(token: str) -> str:
    """The token of a card of the map when it is in a hand: the facing is not yet chosen."""
    return token if len(token) < 3 else token[:2] + ("d" if token[2].isdigit() else "s")


class Watcher:
    """Follows one game from its first state; call ``after`` for every step."""

    def __init__(self, state: State, events: Sequence[Event]) -> None:
        game = state.game
        self.game = game
        self.land = land_of(game)
        board = self.land.new_board()
        self.boards = [board if self.land.shared else dict(board) for _ in range(game.players)]
        way = {
            "edition": game.setting.edition,
            "level": game.setting.level,
            "variants": game.setting.variants,
        }
        self.settings = [replace(settings_of(way), ground=ground) for ground in self.land.grounds]
        self.money = [START_MONEY] * game.players
        self.discards: Counter[str] = Counter()
        self.architect: Cell | None = None
        self.lots: tuple[Lot, Lot, int, int] | None = None
        self.place = (1, 0)
        self.clouds = state.reserve.clouds
        self.smoke = False
        self.cards = self.census(state)
        totals = Counter({letter: self.cards[letter] for letter in "RC"})
        totals["I"] = sum(count for token, count in self.cards.items() if token in {"I1", "I2", "I3", "I4"})
        assert totals == BOX[game.setting.edition]
        self.after(state, events)

    def after(self, state: State, events: Sequence[Event]) -> None:
        """Check the state, and that these events led to it."""
        known = rules().keys() | rulings().keys()
        self.smoke = False
        for event in events:
            assert event.rule in known, event.rule
            self.hear(event)
        self.settle_lots(events)
        connected = not self.game.setting.has("architect")
        for player, (board, seat) in enumerate(zip(self.boards, state.seats, strict=True)):
            shown = self.land.board_of(str(state.position(player)))
            architect = [cell for cell, token in shown.items() if token == "A"]
            assert {cell: token for cell, token in shown.items() if token != "A"} == board
            assert not architect or (player == state.first and state.phase in {Phase.BUILD, Phase.CLOUD})
            assert all(self.land.grounds[player].owns(cell) for cell in architect)
            if not (self.land.shared and player):
                check_board(board, self.land, connected=connected)
            assert seat.money == self.money[player] >= 0
        self.check_growth(state, events)
        if self.land.is_map:
            self.check_shares(state, events)
        assert self.census(state) == self.cards
        self.check_phase(state)

    def check_growth(self, state: State, events: Sequence[Event]) -> None:
        """Development is not optional: nobody is passed over who could still grow when his turn came."""
        paid = any(event.kind == "income" for event in events)
        if not paid and state.phase is not Phase.DEVELOP:
            return
        players, first = self.game.players, state.first
        if paid:
            first = next(event.player for event in events if event.kind == "income")
        order = [(first + step) % players for step in range(players)]
        if self.land.shared:  # a neighbour who grows later may leave something to grow to those before him
            grown = [event.player for event in events if event.kind == "develop"]
            order = order[order.index(grown[-1]) if grown else 0 :]
        if not paid:
            assert state.position().due()
            order = order[: order.index(state.player)]
        for player in order:
            assert not state.position(player).due(), "development is not optional"

    def check_shares(self, state: State, events: Sequence[Event]) -> None:
        """Incomes and scores are those of the reference, and the shares no more than the whole."""
        city = self.land.city(self.boards[0])
        incomes = {event.player: event.details["amount"] for event in events if event.kind == "income"}
        if incomes:
            settled_city = settled(city, self.land.grounds[0])
            shares = [income(settled_city, settings) for settings in self.settings]
            assert incomes == {player: share["total"] for player, share in enumerate(shares)}
            whole = income(settled_city, replace(self.settings[0], ground=Ground(sides=self.land.sides)))
            for part in ("commerce", "meters"):
                assert sum(share[part] for share in shares) <= whole[part]
        for result, settings, money in zip(state.results, self.settings, self.money, strict=state.over):
            found = scores(settled(city, settings.ground), money, settings)
            assert result.score == found[self.game.victory]

    def census(self, state: State) -> Counter[str]:
        """Every card of the game, wherever it is."""
        cards = [*state.pile, *(card for seat in state.seats for card in seat.hand)]
        if state.table is not None:
            lots = state.table.lots
            cards += lots[0].cards + lots[1].cards if lots else state.table.pool
        found = Counter(HAND_TOKENS[card] for card in cards) + self.discards
        for board in self.boards[:1] if self.land.shared else self.boards:
            found.update(hand_token(token) for token in board.values())
        found.update(self.land.ring.values())
        reserve = state.reserve
        found.update({"R": reserve.homes, "C": reserve.shops, "K": reserve.parks, "N": reserve.clouds})
        found.update({f"I{number}": count for number, count in enumerate(reserve.works, 1)})
        assert min(*reserve.works, reserve.homes, reserve.shops, reserve.parks, reserve.clouds) >= 0
        return +found

    def check_phase(self, state: State) -> None:
        """Only phases of this way to play, in the order of a turn; a decision for somebody, until the end."""
        game, phase = self.game, state.phase
        assert bool(state.actions) != state.over
        if phase is Phase.OVER:
            assert (state.turn, state.pile) == (game.turns, ())
            return
        if phase in {Phase.KEEP, Phase.DIVIDE, Phase.CHOOSE}:
            assert game.solo == (phase is Phase.KEEP)
        if phase is Phase.ARCHITECT:
            assert game.setting.has("architect")
            assert state.player == state.first
        assert (phase is Phase.CLOUD) == self.smoke
        stage = STAGES.get(phase, 3 if state.buying else 1)
        assert self.place <= (state.turn, stage)
        self.place = (state.turn, stage)
        assert state.first == (state.turn - 1) % game.players

    def hear(self, event: Event) -> None:
        """Keep the books of one event, and check what it did against the rules."""
        details = event.details
        board = self.boards[event.player]
        if event.kind == "architect":
            assert details["cell"] not in board
            assert touches(board, details["cell"], self.land.sides)
            assert self.land.fits(board, details["cell"], event.player)
            self.architect = details["cell"]
        elif event.kind in {"build", "cloud", "buy", "develop"}:
            self.place_card(event, board)
        elif event.kind == "discard":
            self.discards[details["card"]] += 1
        elif event.kind == "income":
            self.architect = None
            self.money[event.player] += details["amount"]
        elif event.kind == "offer":
            self.lots = (details["open"], details["rest"], event.player, details["to"])
            self.money[event.player] -= details["open"].money + details["rest"].money
        elif event.kind == "end":
            assert self.land.board_of(str(details["city"])) == board
            assert details["money"] == self.money[event.player]

    def place_card(self, event: Event, board: Board) -> None:
        details, cell = event.details, event.details["cell"]
        card = details.get("card") or details.get("colour") or "N"
        token = card[:2] + details["facing"] if "facing" in details else card
        assert cell not in board
        anchored = (
            event.kind in {"build", "cloud"}
            and self.architect is not None
            and event.player == self.first(event)
        )
        helper = {self.architect: "A"} if anchored and self.architect else {}
        land, player = self.land, event.player
        assert cell not in helper
        assert touches({**board, **helper}, cell, land.sides) or event.kind == "develop"
        assert land.fits(board, cell, player)
        price = self.price(event.kind, token, [other for _, other in land.own(board, player)])
        assert details.get("paid", 0) == price
        self.money[player] -= price
        self.clouds -= token == "N"
        in_line = land.in_line(board, cell, player)
        if event.kind == "develop" and land.is_map:
            assert (token, *cell) in development_options(land.city(board), {}, self.settings[player])
        board[cell] = token
        self.smoke = in_line and "I" in token and self.clouds > 0 and self.has_plot(board, helper, player)
        everything = {**land.ring, **board}
        met = {(mine, theirs) for mine, theirs, _ in contacts(everything, cell, land.sides)}
        if event.kind == "develop":
            grown = district(everything, cell, token, land.sides) & board.keys()
            assert sum(land.grounds[player].owns(other) for other in grown) > 1, "no district of his own"
            assert (token, token) in met
        elif event.kind == "build":
            assert not {("R", "R"), ("C", "C")} & met

    def has_plot(self, board: Board, helper: Board, player: int) -> bool:
        """Whether a cloud finds an empty cell beside the city (or the architect) in the zone and the frame."""
        cells = empty_neighbours({**board, **helper}, self.land.sides)
        return any(self.land.fits(board, cell, player) for cell in cells)

    def first(self, event: Event) -> int:
        return (event.turn - 1) % self.game.players

    def price(self, kind: str, token: str, own: Sequence[str]) -> int:
        """What a player with these cards pays: $5 for leisure (5, 10, 15 … in a crisis) and parks, 5, 10, 15 … for bought industries."""
        if kind == "buy" and token == "K":
            return 5
        if kind == "buy":
            return 5 + 5 * sum("I" in other for other in own)
        if kind == "build" and "L" in token:
            crisis = self.game.setting.has("leisure-crisis")
            return 5 + 5 * crisis * sum("L" in other for other in own)
        return 0

    def settle_lots(self, events: Sequence[Event]) -> None:
        """Money on a lot goes with the lot; the larger lot may go on to be divided."""
        takes = [event for event in events if event.kind == "take" and "lot" in event.details]
        if not takes:
            return
        assert self.lots is not None
        first, rest, divider, chooser = self.lots
        for take in takes:
            lot = first if take.details["lot"] == "open" else rest
            assert sorted(take.details["cards"]) == sorted(lot.cards)
            assert len(lot.cards) == self.game.hand
            self.money[take.player] += lot.money
        if len(takes) == 1:
            self.money[divider if takes[0].player == chooser else chooser] += rest.money
        self.lots = None


def play_watched(way: Game, seed: int) -> State:
    """A random game, watched; now and then other listed decisions are tried as well."""
    chance = Random(seed)
    state, events = start(way, seed)
    watcher = Watcher(state, events)
    while not state.over:
        count = len(state.actions)
        action = state.actions[chance.randrange(count)]
        if chance.random() < 0.1:
            for index in {0, count - 1, chance.randrange(count)}:
                assert state.actions[index] in state.actions
                after, told = apply(state, state.actions[index])
                assert told or (after.phase, after.player, after.turn) != (
                    state.phase,
                    state.player,
                    state.turn,
                )
        state, events = apply(state, action)
        watcher.after(state, events)
    return state
