"""A record of Design Town followed line by line, from the rulings alone: who may do what, and what it must lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from .reference import BACK, FRONT, PILES, answer

Line = Mapping[str, Any]


class Table:
    """The cards of everybody, with the order of every deck: a referee sees all."""

    def __init__(self, start: Line) -> None:
        self.start = start
        self.decks = [list(deck) for deck in start["decks"]]
        self.known = [1] * start["players"]
        self.discards: list[list[str]] = [[] for _ in self.decks]
        piles = [start["rulings"].get("solo-supply", 4)] * 4 if start["players"] == 1 else [12, 12, 8, 8]
        self.supply = dict(zip(PILES, piles, strict=True))
        self.row: list[str] = []
        self.recycled: list[str] = []
        self.done: list[str] = []
        self.phase = "play"
        self.shuffled = False
        self.player = 0
        self.turn = 1
        self.expected: list[Line] = []

    # ------------------------------------------------------------ what the rules say now

    def asked(self) -> dict[str, Any]:
        """What the naive reference answers about this moment."""
        deck, known = self.decks[self.player], self.known[self.player]
        below = f" {{{' '.join(deck[known:])}}}" if deck[known:] else ""
        return answer(
            {
                "deck": " ".join(deck[:known]) + below,
                "row": " ".join(self.row),
                "discard": " ".join(self.discards[self.player]),
                "recycled": " ".join(self.recycled),
                "supply": self.supply,
                "players": self.start["players"],
                "phase": self.phase,
                "shuffled": self.shuffled,
                "done": self.done,
                "table": self.start["table"],
                "rulings": self.start["rulings"],
            }
        )

    # ------------------------------------------------------------ a line

    def follow(self, line: Line) -> None:
        """Check a line and do what it says."""
        assert (line["turn"], line["player"]) == (self.turn, self.player), line
        if self.expected:
            due = self.expected.pop(0)
            assert {key: line.get(key) for key in due} == due, (line, due)
            getattr(self, f"after_{line['event']}")(line)
            return
        kind = line["event"]
        text = f"{kind} {line['card']}" if kind in ("recycle", "buy", "upgrade", "buy+upgrade") else kind
        now = self.asked()
        if kind == "remove":
            assert self.supply[line["card"]]
        else:
            assert {"done": "end"}.get(text, text) in now["may"], (line, now["may"])
        getattr(self, f"on_{kind.replace('+', '_')}")(line, now)

    def on_play(self, line: Line, now: dict[str, Any]) -> None:
        deck = self.decks[self.player]
        assert line["card"] == deck[0]
        assert line["must"] == now["must"]
        self.row.append(deck.pop(0))
        self.known[self.player] = min(len(deck), max(1, self.known[self.player] - 1))
        self.shuffled = False
        after = self.asked()["now"]
        if after["status"] == "bust":
            self.expected = [{"event": "bust", "unhappy": after["unhappy"], "limit": after["limit"]}]
        elif after["status"] == "won":
            self.expected = [{"event": "end", "winner": self.player, "way": after["way"]}]
        elif line["card"] == "F" and deck:
            self.expected = [{"event": "bottom", "card": deck[-1]}]

    def after_bottom(self, _: Line) -> None:
        deck = self.decks[self.player]
        self.discards[self.player].append(deck.pop())
        self.known[self.player] = min(len(deck), self.known[self.player])

    def on_shuffle(self, line: Line, _: object) -> None:
        assert Counter(line["deck"]) == Counter(self.discards[self.player])
        self.decks[self.player], self.discards[self.player] = list(line["deck"]), []
        self.known[self.player], self.shuffled = 1, True
        if self.start["players"] == 1:
            self.expected = [{"event": "remove"}]

    def after_remove(self, line: Line) -> None:
        self.supply[line["card"]] -= 1
        assert self.supply[line["card"]] >= 0
        self.lose_if_empty()

    def on_recycle(self, line: Line, _: object) -> None:
        self.discards[self.player].remove(line["card"])
        self.discards[self.player].append(FRONT[line["card"]])
        self.recycled.append(line["card"])

    def on_stop(self, line: Line, now: dict[str, Any]) -> None:
        assert all(line[key] == now["now"][key] for key in ("coins", "points", "unhappy", "limit"))
        self.phase, self.shuffled = "build", False

    def on_buy(self, line: Line, now: dict[str, Any]) -> None:
        self.build("buy", line, now)
        self.discards[self.player].append(line["card"])
        self.lose_if_empty()

    def on_upgrade(self, line: Line, now: dict[str, Any]) -> None:
        card, discard = line["card"], self.discards[self.player]
        self.build("upgrade", line, now)
        discard.remove(card)
        if card == "A":
            self.expected = [{"event": "give", "card": "R"}]
        else:
            self.gain(BACK[card], on_top=card == "F")

    def on_buy_upgrade(self, line: Line, now: dict[str, Any]) -> None:
        self.build("buy+upgrade", line, now)
        triggers = self.start["rulings"].get("buy-upgrade-triggers", True)
        self.gain(BACK[line["card"]], on_top=line["card"] == "F" and triggers)
        self.lose_if_empty()

    def gain(self, back: str, *, on_top: bool) -> None:
        discard = self.discards[self.player]
        if on_top:
            self.decks[self.player].insert(0, back)
            self.known[self.player] += 1
            if "A" in discard:
                self.expected = [{"event": "give", "card": "A"}]
        else:
            discard.append(back)

    def build(self, kind: str, line: Line, now: dict[str, Any]) -> None:
        assert line["paid"] == now["prices"][kind][line["card"]]
        if kind != "upgrade":
            self.supply[line["card"]] -= 1
        self.done.append(f"{kind} {line['card']}")

    def after_give(self, line: Line) -> None:
        if line["card"] == "A":
            self.discards[self.player].remove("A")
        if self.start["players"] == 1:
            assert line["to"] is None
        else:
            assert line["to"] != self.player
            self.discards[line["to"]].append(line["card"])

    def after_bust(self, _: Line) -> None:
        self.next_turn()

    def on_done(self, _: Line, __: object) -> None:
        self.next_turn()

    def after_end(self, _: Line) -> None:
        self.phase = "over"

    def lose_if_empty(self) -> None:
        if self.start["players"] == 1 and not sum(self.supply.values()):
            self.expected.append({"event": "end", "winner": None, "way": "supply"})

    def next_turn(self) -> None:
        self.discards[self.player] += self.row
        self.row, self.recycled, self.done = [], [], []
        self.phase, self.shuffled = "play", False
        self.player = (self.player + 1) % self.start["players"]
        self.turn += self.player == 0


def follow(lines: Iterable[Line]) -> Table:
    """A whole record, or the beginning of one, followed to its last line."""
    first, *rest = lines
    table = Table(first)
    for line, after in pairwise([*rest, {}]):
        if line["event"] == "end" and line["way"] == "limit":
            assert not after
            return table
        table.follow(line)
    return table
