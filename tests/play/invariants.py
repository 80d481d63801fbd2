"""What must hold after every decision of any game, checked from events and city texts only.

Written from the rules and not from the engine: a watcher keeps its own boards, purses and discards from the events
that it is told, and compares them with what the states say.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from cardcity_tutor.core import Event
from cardcity_tutor.games.cardcity import Game, Lot, Phase, State, apply, start
from cardcity_tutor.games.cardcity.rulebook import rules, rulings
from cardcity_tutor.games.cardcity.tokens import HAND_TOKENS

Cell = tuple[int, int]
Board = dict[Cell, str]
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
START_MONEY = 3
STAGES = {
    Phase.KEEP: 0, Phase.DIVIDE: 0, Phase.CHOOSE: 0, Phase.ARCHITECT: 1, Phase.BUILD: 1, Phase.DEVELOP: 2, Phase.BUY: 3,
}  # fmt: skip
"""The phases in the order of a turn; a cloud belongs to construction or to a purchase."""


def board_of(text: str) -> Board:
    """A city text as cells around the town hall."""
    found = {
        (row, column): token
        for row, line in enumerate(text.split("/"))
        for column, token in enumerate(line.split())
        if token != "."
    }
    ((top, left),) = (cell for cell, token in found.items() if token == "M")
    return {(row - top, column - left): token for (row, column), token in found.items()}


def faces(token: str) -> dict[str, str]:
    """The colours of a card on the map, each with the sides on which it shows."""
    if len(token) < 3:
        return {token[0]: "NESW"}
    first, second, turn = token[0], token[1], token[2]
    if turn.isdigit():
        own = "NESW"[int(turn)] + "NESWN"[int(turn) + 1]
        return {first: own, second: "".join(side for side in "NESW" if side not in own)}
    back = OPPOSITE[turn.upper()]
    return {first: "NESW".replace(back, ""), second: "NESW".replace(turn.upper(), "")}


def contacts(board: Board, cell: Cell) -> Iterator[tuple[str, str]]:
    """Pairs of colours of the card on this cell and of a neighbour that show to each other."""
    for side, (down, right) in STEPS.items():
        other = board.get((cell[0] + down, cell[1] + right))
        if other is not None:
            for mine, my_sides in faces(board[cell]).items():
                for theirs, their_sides in faces(other).items():
                    if side in my_sides and OPPOSITE[side] in their_sides:
                        yield mine, theirs


def touches(board: Board, cell: Cell) -> bool:
    return any((cell[0] + down, cell[1] + right) in board for down, right in STEPS.values())


def check_board(board: Board, frame: int, connected: bool) -> None:
    """The limit, the ban of residences beside industries, the frame, and one city in one piece."""
    industries = sum("I" in token for token in board.values())
    counted = sum(
        token[0] not in "KN" and not (token[0] == "I" and len(token) == 2) for token in board.values()
    )
    assert counted <= 5 + 5 * industries
    for cell in board:
        assert not {("R", "I"), ("I", "R")} & set(contacts(board, cell)), (cell, board)
    for line in zip(*board, strict=True):
        assert max(line) - min(line) < frame
    reached = {(0, 0)}
    todo = [(0, 0)]
    while todo:
        row, column = todo.pop()
        near = {(row + down, column + right) for down, right in STEPS.values()} & board.keys() - reached
        reached |= near
        todo += near
    assert not connected or reached == board.keys()


def hand_token(token: str) -> str:
    """The token of a card of the map when it is in a hand: the facing is not yet chosen."""
    return token if len(token) < 3 else token[:2] + ("d" if token[2].isdigit() else "s")


class Watcher:
    """Follows one game from its first state; call ``after`` for every step."""

    def __init__(self, state: State, events: Sequence[Event]) -> None:
        game = state.game
        self.game = game
        self.frame = 5 if game.setting.level == "simplified" else 6
        self.boards: list[Board] = [{(0, 0): "M"} for _ in range(game.players)]
        self.money = [START_MONEY] * game.players
        self.discards: Counter[str] = Counter()
        self.architect: Cell | None = None
        self.lots: tuple[Lot, Lot, int, int] | None = None
        self.place = (1, 0)
        self.clouds = state.reserve.clouds
        self.smoke = False
        self.cards = self.census(state)
        self.after(state, events)

    def after(self, state: State, events: Sequence[Event]) -> None:
        """Check the state, and that these events led to it."""
        known = rules().keys() | rulings().keys()
        self.smoke = False
        for event in events:
            assert event.rule in known, event.rule
            self.hear(event)
        self.settle_lots(events)
        for player, (board, seat) in enumerate(zip(self.boards, state.seats, strict=True)):
            shown = board_of(str(state.position(player)))
            architect = [cell for cell, token in shown.items() if token == "A"]
            assert {cell: token for cell, token in shown.items() if token != "A"} == board
            assert not architect or (player == state.first and state.phase in {Phase.BUILD, Phase.CLOUD})
            check_board(board, self.frame, not self.game.setting.has("architect"))
            assert seat.money == self.money[player] >= 0
            if any(event.kind == "income" for event in events):
                assert not state.position(player).due(), "development is not optional"
        assert self.census(state) == self.cards
        self.check_phase(state)

    def census(self, state: State) -> Counter[str]:
        """Every card of the game, wherever it is."""
        cards = [*state.pile, *(card for seat in state.seats for card in seat.hand)]
        if state.table is not None:
            lots = state.table.lots
            cards += lots[0].cards + lots[1].cards if lots else state.table.pool
        found = Counter(HAND_TOKENS[card] for card in cards) + self.discards
        for board in self.boards:
            found.update(hand_token(token) for token in board.values())
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
            assert touches(board, details["cell"])
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
            assert board_of(str(details["city"])) == board
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
        assert cell not in helper
        assert touches({**board, **helper}, cell)
        price = self.price(event.kind, token, board)
        assert details.get("paid", 0) == price
        self.money[event.player] -= price
        self.clouds -= token == "N"
        in_line = any("I" in other and (at[0] == cell[0] or at[1] == cell[1]) for at, other in board.items())
        board[cell] = token
        self.smoke = in_line and "I" in token and self.clouds > 0 and self.has_plot(board, helper)
        met = set(contacts(board, cell))
        if event.kind == "develop":
            assert (token, token) in met
        elif event.kind == "build":
            assert not {("R", "R"), ("C", "C")} & met

    def has_plot(self, board: Board, helper: Board) -> bool:
        """Whether a cloud finds an empty cell beside the city (or the architect) that keeps it in the frame."""
        for row, column in {**board, **helper}:
            for down, right in STEPS.values():
                cell = (row + down, column + right)
                lines = zip(cell, *board, strict=True)
                if (
                    cell not in board
                    and cell not in helper
                    and all(max(line) - min(line) < self.frame for line in lines)
                ):
                    return True
        return False

    def first(self, event: Event) -> int:
        return (event.turn - 1) % self.game.players

    def price(self, kind: str, token: str, board: Board) -> int:
        """$5 for leisure (5, 10, 15 … in a crisis) and parks, 5, 10, 15 … for bought industries."""
        if kind == "buy" and token == "K":
            return 5
        if kind == "buy":
            return 5 + 5 * sum("I" in other for other in board.values())
        if kind == "build" and "L" in token:
            crisis = self.game.setting.has("leisure-crisis")
            return 5 + 5 * crisis * sum("L" in other for other in board.values())
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
