"""The line protocol of Design Town, answered slowly: everything is listed, nothing is clever.

Written from the rulings and the protocol alone, by somebody who had not read the engine; the property tests compare the
two. The numbers stand here a second time on purpose.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import product
from typing import Any

BACK = {"R": "A", "S": "M", "H": "C", "F": "W", "P": "G"}
FRONT = {back: front for front, back in BACK.items()}
FACES = (*BACK, *FRONT)
PILES = "SHFP"
KEYS = ("coins", "points", "unhappy", "limit", "buys", "upgrades", "cut")
MAX_UNKNOWN = 8

# cost, tax, coins, points, unhappy, gain of recycling, worth
NUMBERS: dict[str, tuple[int | None, int | None, int, int, int, dict[str, int] | None, int]] = {
    "R": (None, 2, 1, 0, 1, None, -3),
    "A": (None, 3, 1, 0, 1, None, -2),
    "S": (3, 4, 1, 0, 0, None, 2),
    "M": (None, None, 2, 1, 0, {"coins": 2}, 6),
    "H": (3, 3, 1, 0, 1, None, 1),
    "C": (None, None, 1, 1, 0, {"limit": 1}, 8),
    "F": (5, 5, 2, 0, 0, None, 4),
    "W": (None, None, 3, 1, 1, {"coins": 4}, 8),
    "P": (4, 5, 1, 0, 0, None, 3),
    "G": (None, None, 2, 1, 0, {"coins": 3}, 9),
}
KINDS = ("cost", "tax", "coins", "points", "unhappy", "recycle", "worth")


@dataclass(frozen=True)
class Turn:
    """A turn as the player on turn knows it."""

    numbers: Mapping[str, Mapping[str, Any]]
    limits: Mapping[str, int]
    win_worth: int
    rulings: Mapping[str, Any]
    solo: bool
    known: tuple[str, ...]
    hidden: tuple[str, ...]
    row: tuple[str, ...]
    discard: tuple[str, ...]
    recycled: tuple[str, ...]
    supply: tuple[int, ...]
    phase: str
    shuffled: bool
    done: tuple[str, ...]
    known_sets: dict[Any, dict[str, Any]] = field(default_factory=dict, compare=False)

    @property
    def deck(self) -> int:
        """How many cards it has."""
        return len(self.known) + len(self.hidden)


def read(request: Mapping[str, Any]) -> Turn:
    """A well-formed request; what is wrong with others is not asked of the reference."""
    table = request.get("table", {})
    numbers = {
        face: {**dict(zip(KINDS, row, strict=True)), **table.get("face", {}).get(face, {})}
        for face, row in NUMBERS.items()
    }
    rulings = {
        "first-card": True,
        "tax-stack": True,
        "buy-upgrade-triggers": True,
        "solo-supply": 4,
        **request.get("rulings", {}),
    }
    solo = request.get("players", 2) == 1
    full = dict.fromkeys(PILES, rulings["solo-supply"]) if solo else {"S": 12, "H": 12, "F": 8, "P": 8}
    if "position" in request:
        deck, row, discard, recycled, piles = (part.strip() for part in request["position"].split("|"))
        supply = tuple(int(count) for count in piles.split())
    else:
        deck, row, discard, recycled = (
            request.get(key, "") for key in ("deck", "row", "discard", "recycled")
        )
        supply = tuple(request.get("supply", {}).get(pile, full[pile]) for pile in PILES)
    above, _, below = deck.partition("{")
    return Turn(
        numbers,
        {"unhappy": 3, "points": 8, "cards": 18, **table.get("limits", {})},
        table.get("worth", {}).get("win", 60),
        rulings,
        solo,
        letters(above),
        letters(below.strip("} ")),
        letters(row),
        letters(discard),
        letters(recycled),
        supply,
        request.get("phase", "play"),
        request.get("shuffled", False),
        tuple(request.get("done", ())),
    )


def letters(text: str) -> tuple[str, ...]:
    """The cards of a text."""
    return tuple(text.replace("-", "").split())


# ---------------------------------------------------------------- sums


def lines(turn: Turn) -> list[dict[str, Any]]:
    """What each card of the row, then each recycled card brought."""
    found = []
    faces = stations = 0
    for card in turn.row:
        numbers = turn.numbers[card]
        faces += numbers["unhappy"]
        stations += card == "G"
        found.append(
            {
                "card": card,
                "from": "row",
                "coins": numbers["coins"] + (faces if card == "H" else 0),
                "points": numbers["points"],
                "unhappy": numbers["unhappy"],
                "limit": int(card == "C"),
                "buys": int(card == "P"),
                "upgrades": int(card == "G"),
                "cut": int(card == "G" and (turn.rulings["tax-stack"] or stations == 1)),
            }
        )
    for card in sorted(turn.recycled):
        gain = turn.numbers[card]["recycle"]
        found.append({"card": card, "from": "recycled", **{key: gain.get(key, 0) for key in KEYS}})
    return found


def sums(turn: Turn) -> dict[str, int]:
    """All sums of a turn."""
    found = {key: sum(line[key] for line in lines(turn)) for key in KEYS}
    found["limit"] += turn.limits["unhappy"]
    return found


def way_to_win(turn: Turn) -> str | None:
    """How the turn is won, if it is; a bust comes first."""
    if is_bust(turn):
        return None
    if sums(turn)["points"] >= turn.limits["points"]:
        return "points"
    return "cards" if len(turn.row) >= turn.limits["cards"] and "S" in turn.row else None


def is_bust(turn: Turn) -> bool:
    """Whether the faces have reached the limit."""
    return sums(turn)["unhappy"] >= sums(turn)["limit"]


def duties(turn: Turn) -> list[str]:
    """What forbids stopping."""
    found = []
    if not turn.row and turn.rulings["first-card"]:
        found.append("first-card")
    if turn.row[-1:] == ("M",) and turn.deck and not turn.shuffled:
        found.append("mall-more")
    if turn.known[:1] == ("R",):
        found.append("residential-top")
    return found


def status(turn: Turn) -> str:
    """The first that fits."""
    tests = {
        "lost": turn.solo and not sum(turn.supply),
        "bust": is_bust(turn),
        "won": way_to_win(turn) is not None,
        "build": turn.phase == "build",
        "empty": not turn.deck,
        "forced": bool(duties(turn)),
    }
    return next((name for name, fits in tests.items() if fits), "free")


# ---------------------------------------------------------------- going on


def drawn(cards: tuple[str, ...]) -> Iterator[tuple[Fraction, str, tuple[str, ...]]]:
    """Each card that may be drawn, with its chance and what is left."""
    for card, count in Counter(cards).items():
        rest = list(cards)
        rest.remove(card)
        yield Fraction(count, len(cards)), card, tuple(rest)


def seen(turn: Turn) -> Iterator[tuple[Fraction, Turn]]:
    """With the top card of the deck seen."""
    if turn.known or not turn.hidden:
        yield Fraction(1), turn
        return
    for chance, card, rest in drawn(turn.hidden):
        yield chance, replace(turn, known=(card,), hidden=rest)


def after_factory(turn: Turn) -> Iterator[tuple[Fraction, Turn]]:
    """With the bottom card in the discard."""
    if turn.hidden:
        for chance, card, rest in drawn(turn.hidden):
            yield chance, replace(turn, hidden=rest, discard=(*turn.discard, card))
    elif turn.known:
        yield Fraction(1), replace(turn, known=turn.known[:-1], discard=(*turn.discard, turn.known[-1]))
    else:
        yield Fraction(1), turn


def gone_on(turn: Turn) -> Iterator[tuple[Fraction, str, Turn]]:
    """What one decision to go on leads to: ``bust``, ``win``, ``lost``, ``empty`` or ``free``."""
    if not turn.deck:
        if turn.solo and sum(turn.supply) == 1:
            yield Fraction(1), "lost", turn
            return
        mixed = replace(turn, hidden=turn.discard, discard=(), shuffled=True)
        for chance, new in seen(mixed):
            yield from forced_on(chance, new)
        return
    card, *known = turn.known
    played = replace(turn, known=tuple(known), row=(*turn.row, card), shuffled=False)
    if is_bust(played):
        yield Fraction(1), "bust", played
    elif way_to_win(played):
        yield Fraction(1), "win", played
    else:
        for chance, worked in after_factory(played) if card == "F" else [(Fraction(1), played)]:
            for other, new in seen(worked):
                yield from forced_on(chance * other, new)


def forced_on(chance: Fraction, turn: Turn) -> Iterator[tuple[Fraction, str, Turn]]:
    """As long as something must follow, it follows."""
    if not turn.deck:
        yield chance, "empty", turn
    elif not duties(turn):
        yield chance, "free", turn
    else:
        for other, kind, new in gone_on(turn):
            yield chance * other, kind, new


def once(turn: Turn) -> dict[str, Any] | None:
    """The distribution of one decision to go on."""
    if not turn.deck and not turn.discard:
        return None
    found: dict[tuple[Any, ...], Fraction] = defaultdict(Fraction)
    for chance, kind, new in gone_on(turn):
        total = sums(new)
        detail: tuple[Any, ...] = ()
        if kind in ("free", "empty"):
            detail = (total["coins"], total["points"], total["unhappy"], total["limit"], len(new.row))
        found[(kind, way_to_win(new) or "" if kind == "win" else "", *detail)] += chance
    outcomes = []
    for (kind, way, *numbers), chance in sorted(found.items()):
        outcome: dict[str, Any] = {"result": kind, "p": str(chance)}
        if kind == "win":
            outcome["way"] = way
        outcome.update(zip(("coins", "points", "unhappy", "limit", "cards"), numbers, strict=False))
        outcomes.append(outcome)

    def total_of(kind: str) -> str:
        return str(sum((Fraction(one["p"]) for one in outcomes if one["result"] == kind), Fraction(0)))

    expected = sum((Fraction(one["p"]) * one.get("coins", 0) for one in outcomes), Fraction(0))
    return {"outcomes": outcomes, "bust": total_of("bust"), "win": total_of("win"), "coins": str(expected)}


def going_value(turn: Turn, *, further: bool) -> Fraction:
    """The expected worth of going on."""
    total = Fraction(0)
    for chance, kind, new in gone_on(turn):
        if kind == "win":
            total += chance * turn.win_worth
        elif kind in ("free", "empty"):
            worth = Fraction(best_set(new)["value"])
            if further and kind == "free":
                worth = max(worth, going_value(new, further=True))
            total += chance * worth
    return total


def winning_chance(turn: Turn, *, further: bool) -> Fraction:
    """The chance to win if one never stops before the deck is empty."""
    total = Fraction(0)
    for chance, kind, new in gone_on(turn):
        if kind == "win":
            total += chance
        elif kind == "free" and further:
            total += chance * winning_chance(new, further=True)
    return total


def advice(turn: Turn) -> dict[str, Any]:
    """The worth of stopping and of going on."""
    unknown = len(turn.hidden) if turn.deck else len(turn.discard)
    further = unknown <= MAX_UNKNOWN
    stop = None if duties(turn) else Fraction(best_set(turn)["value"])
    possible = can_go_on(turn)
    go = going_value(turn, further=further) if possible else None
    if stop is None and go is None:
        best = None
    else:
        best = "go" if stop is None or (go is not None and go > stop) else "stop"
    return {
        "stop": None if stop is None else str(stop),
        "go": None if go is None else str(go),
        "best": best,
        "win": str(winning_chance(turn, further=further)) if possible else "0",
        "complete": further,
    }


def can_go_on(turn: Turn) -> bool:
    """Whether there is something to play, and the shuffle for it does not lose at once."""
    return bool(turn.deck or (turn.discard and not (turn.solo and sum(turn.supply) == 1)))


# ---------------------------------------------------------------- building


def prices(turn: Turn) -> dict[str, dict[str, int]]:
    """What each face costs now."""
    cut = sums(turn)["cut"]
    cost = {face: turn.numbers[face]["cost"] for face in PILES}
    tax = {face: max(0, turn.numbers[face]["tax"] - cut) for face in ("A", *BACK)}
    return {"buy": cost, "upgrade": tax, "buy+upgrade": {face: cost[face] + tax[face] for face in PILES}}


def paid(turn: Turn, actions: tuple[str, ...]) -> int:
    """What these actions cost together."""
    return sum(prices(turn)[action.split()[0]][action.split()[1]] for action in actions)


def too_many(turn: Turn, actions: tuple[str, ...]) -> bool:
    """Whether the turn has not so many actions."""
    kinds = Counter(action.split()[0] for action in actions)
    total = sums(turn)
    beyond = max(0, kinds["buy"] - total["buys"]) + max(0, kinds["upgrade"] - total["upgrades"])
    return beyond + kinds["buy+upgrade"] > 1


@dataclass(frozen=True)
class Purse:
    """What a building phase has to spend; it does not change while one builds."""

    costs: Mapping[str, Mapping[str, int]]
    coins: int
    buys: int
    upgrades: int

    def allows(self, actions: tuple[str, ...]) -> bool:
        """Whether all these can be paid, and are not too many."""
        found = [action.split() for action in actions]
        kinds = Counter(kind for kind, _ in found)
        beyond = max(0, kinds["buy"] - self.buys) + max(0, kinds["upgrade"] - self.upgrades)
        return (
            beyond + kinds["buy+upgrade"] <= 1
            and sum(self.costs[kind][face] for kind, face in found) <= self.coins
        )


def built(turn: Turn, action: str) -> tuple[int, Turn] | None:
    """What an action is worth, and the turn after it; None where its card is not there."""
    kind, face = action.split()
    discard, supply = list(turn.discard), list(turn.supply)
    worth = {name: numbers["worth"] for name, numbers in turn.numbers.items()}
    if kind == "upgrade":
        if face not in discard:
            return None
        discard.remove(face)
        gained = -worth["A"] if face == "A" else worth[BACK[face]] - worth[face]
    else:
        pile = PILES.index(face)
        if not supply[pile]:
            return None
        supply[pile] -= 1
        gained = worth[face] if kind == "buy" else worth[BACK[face]]
    made = face if kind == "buy" else BACK.get(face)
    on_top = made == "W" and (kind == "upgrade" or turn.rulings["buy-upgrade-triggers"])
    if made and not on_top:
        discard.append(made)
    if on_top and "A" in discard:
        discard.remove("A")
        gained -= worth["A"]
    done = (*turn.done, action)
    return gained, replace(turn, discard=tuple(sorted(discard)), supply=tuple(supply), done=done)


def best_set(turn: Turn) -> dict[str, Any]:
    """The best set of actions, found by trying every order of every set; the same question is answered once."""
    total = sums(turn)
    key = (total["coins"], total["buys"], total["upgrades"], total["cut"], tuple(sorted(turn.discard)))
    if key not in turn.known_sets:
        purse = Purse(prices(turn), total["coins"], total["buys"], total["upgrades"])
        turn.known_sets[key] = searched(turn, purse)
    return turn.known_sets[key]


def searched(turn: Turn, purse: Purse) -> dict[str, Any]:
    """Every order of every set, a moment that was reached before left out."""
    every = [f"{kind} {face}" for kind, faces in purse.costs.items() for face in faces]
    best: tuple[int, int, int, list[str]] = (0, 0, 0, [])
    tried = set()
    waiting = [(0, turn)]
    while waiting:
        worth, now = waiting.pop()
        added = sorted(now.done[len(turn.done) :])
        if not (turn.solo and added and not sum(now.supply)):
            best = min(best, (-worth, paid(turn, tuple(added)), len(added), added))
        for action in every:
            after = built(now, action)
            if after is None or not purse.allows(after[1].done):
                continue
            moment = (worth + after[0], tuple(sorted(after[1].done)), after[1].discard)
            if moment not in tried:
                tried.add(moment)
                waiting.append((worth + after[0], after[1]))
    return {"best": best[3], "price": best[1], "value": -best[0]}


def recycled(turn: Turn, cards: tuple[str, ...]) -> tuple[int, Turn]:
    """The turn with these cards recycled, and what they lose by it."""
    discard, lost = list(turn.discard), 0
    for card in cards:
        discard.remove(card)
        discard.append(FRONT[card])
        lost += turn.numbers[card]["worth"] - turn.numbers[FRONT[card]]["worth"]
    return lost, replace(turn, discard=tuple(discard), recycled=(*turn.recycled, *cards))


def best_recycling(turn: Turn) -> dict[str, Any]:
    """The best set if any cards may be recycled first."""
    counts = [range(turn.discard.count(face) + 1) for face in "CGMW"]
    found = []
    for numbers in product(*counts):
        cards = tuple(face for face, count in zip("CGMW", numbers, strict=True) for _ in range(count))
        lost, new = recycled(turn, cards)
        plan = best_set(new)
        found.append((lost - plan["value"], len(cards), list(cards), plan))
    net, _, cards_first, plan = min(found, key=lambda entry: entry[:3])
    return {"recycle": cards_first, "best": plan["best"], "price": plan["price"], "net": -net}


# ---------------------------------------------------------------- the answer


def reasons(turn: Turn) -> dict[str, list[str]]:
    """Every action with all that speaks against it; none: it is allowed."""
    playing = turn.phase == "play"
    against: dict[str, list[str]] = {
        "play": [] if turn.deck else ["deck-empty"],
        "stop": duties(turn) if playing else [],
        "shuffle": ["deck-left"] * bool(turn.deck) + ["discard-empty"] * (not turn.discard),
        "end": [],
    }
    costs, coins = prices(turn), sums(turn)["coins"] - paid(turn, turn.done)
    for face in FACES:
        missing = face not in turn.discard
        against[f"recycle {face}"] = ["not-recyclable"] * (face not in "MCWG") + ["not-in-discard"] * missing
        against[f"upgrade {face}"] = ["not-upgradable"] * (face in "MCWG") + ["not-in-discard"] * missing
    for kind, face in product(("buy", "buy+upgrade"), BACK):
        if face == "R":
            against[f"{kind} {face}"] = ["not-in-supply"]
        else:
            against[f"{kind} {face}"] = ["pile-empty"] * (not turn.supply[PILES.index(face)])
    for action, found in against.items():
        kind, _, face = action.partition(" ")
        if kind in costs:
            found.extend(["no-action"] * too_many(turn, (*turn.done, action)))
            found.extend(["money"] * (costs[kind].get(face, 0) > coins))
        if playing == (kind in (*costs, "end")):
            found.append("phase")
        found.sort()
    return against


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """The whole answer, without ``id``."""
    turn = read(request)
    total, state = sums(turn), status(turn)
    over = state in ("lost", "bust", "won")
    against = reasons(turn)
    if over:
        against = {action: ["turn-over" if state == "bust" else "game-over"] for action in against}
    may = sorted(action for action, found in against.items() if not found)
    playing = turn.phase == "play" and not over
    now = {
        "phase": turn.phase,
        "status": state,
        **{key: total[key] for key in KEYS},
        "coins": total["coins"] - paid(turn, turn.done),
        "earned": total["coins"],
        "cards": len(turn.row),
        "to_win": {
            "points": max(0, turn.limits["points"] - total["points"]),
            "cards": max(0, turn.limits["cards"] - len(turn.row)),
            "store": "S" in turn.row,
        },
    }
    if state == "won":
        now["way"] = way_to_win(turn)
    last = turn.solo and sum(turn.supply) == 1
    return {
        "ruleset": "designtown",
        "position": text(turn),
        "now": now,
        "lines": lines(turn),
        "must": duties(turn) if playing else [],
        "may": may,
        "loses": [
            action for action in may if last and action.split()[0] in ("shuffle", "buy", "buy+upgrade")
        ],
        "why": {action: found for action, found in against.items() if found},
        "recycle": {face: recycling(turn, face) for face in "MCWG" if face in turn.discard}
        if playing
        else {},
        "once": once(turn) if playing else None,
        "advice": advice(turn) if playing else None,
        "prices": prices(turn),
        "build": None if over else best_set(turn),
        "build_recycling": best_recycling(turn) if playing else None,
    }


def recycling(turn: Turn, face: str) -> dict[str, Any]:
    """What recycling one of these would do."""
    lost, new = recycled(turn, (face,))
    after, total = once(new), sums(new)
    plan = best_set(new)
    gain = turn.numbers[face]["recycle"]
    return {
        "becomes": FRONT[face],
        "gain": {key: value for key, value in gain.items() if value},
        "coins": total["coins"],
        "limit": total["limit"],
        "bust": after["bust"] if after is not None and can_go_on(new) else None,
        "build": plan["value"],
        "net": plan["value"] - lost,
    }


def text(turn: Turn) -> str:
    """The position text."""
    deck = " ".join(turn.known)
    if turn.hidden:
        deck += " {" + " ".join(sorted(turn.hidden)) + "}"
    parts = (
        deck,
        " ".join(turn.row),
        " ".join(sorted(turn.discard)),
        " ".join(sorted(turn.recycled)),
        " ".join(map(str, turn.supply)),
    )
    return " | ".join(part or "-" for part in parts)
