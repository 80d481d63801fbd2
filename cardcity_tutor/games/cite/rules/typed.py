"""Reading decisions as people type them: ``build mill@-2,-2``, ``offer 1 give 2wood get 1stone``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from ....core.errors import InputError, RequestError
from . import actions as act
from .buildings import Building
from .cards import COPIES, Hand
from .goods import NOTHING, ORDER, Stock, stock_of
from .ledger import Flow, NoteTerm, PayTerm, PlaceTerm, Term
from .notation import read_place, read_token
from .payment import cheapest
from .state import State

EXAMPLES: Final = (
    "lay large@0,0 small@0,2", "build mill@-2,-2", "build small@-2,-2 gold 1", "pay 3", "offer 1,2 give 2wood get 1stone", "accept",
    "decline", "counter give 1stone get 2wood", "take 1", "use joiner@0,1h 2", "market give 4wood get 1glass",
    "flea gold jewel", "deposit 2wood,1gold", "sign 0,1: 1 pays 0 any2 in 3,4; 0 builds mill@-2,-2 by 2", "settle 1.0.3 2wood",
    "card caravan get 1wood,1gold,1jewel", "invest", "discard caravan", "harvest", "done", "pass",
)  # fmt: skip
_AMOUNT: Final = re.compile(r"(\d{1,3}) ?([a-z]+)")


def typed(state: State, text: str) -> act.Action:
    """The decision that a text stands for, legal or not.

    Raises:
        InputError: if it stands for none.
    """
    words = (
        " ".join(text.split()).lower()
        if not text.lower().lstrip().startswith(("sign", "contract"))
        else text.strip()
    )
    player = state.player
    found = re.match(r"(\d): (.*)", words)
    if found is not None and int(found[1]) < state.way.players:
        player, words = int(found[1]), found[2]
    verb, _, rest = words.partition(" ")
    reader = _READERS.get(verb)
    if reader is None:
        raise InputError("cite-typed", value=text, expected=" · ".join(EXAMPLES))
    try:
        deed = reader(state, player, rest)
    except (ValueError, RequestError, KeyError, IndexError):
        raise InputError("cite-typed", value=text, expected=" · ".join(EXAMPLES)) from None
    return deed if player == state.player else act.As(player, deed)


def read_bundle(text: str) -> Stock:
    """Amounts such as ``2wood,1gold``; ``nothing`` is nothing."""
    if text.strip() in ("", "nothing"):
        return NOTHING
    found: dict[str, int] = {}
    for part in re.split(r"[,+]", text):
        match = _AMOUNT.fullmatch(part.strip())
        if match is None or match[2] not in ORDER:
            raise ValueError(part)
        found[match[2]] = found.get(match[2], 0) + int(match[1])
    return stock_of(found)


def _parts(text: str, *names: str) -> dict[str, str]:
    """What follows each of these words; what comes first has no name."""
    found, name = {"": ""}, ""
    for word in text.split():
        if word in names:
            name = word
            found[name] = ""
        else:
            found[name] = f"{found[name]} {word}".strip()
    return found


def _cards(text: str) -> Hand:
    cards = tuple(card.strip() for card in text.split(",") if card.strip())
    if any(card not in COPIES for card in cards):
        raise ValueError(text)
    return cards


def _split(text: str) -> tuple[Stock, Hand]:
    """Resources and cards, in any order."""
    goods: list[str] = []
    cards: list[str] = []
    for part in text.split(","):
        (cards if part.strip() in COPIES else goods).append(part)
    return read_bundle(",".join(goods)), _cards(",".join(cards))


def _lay(_: State, player: int, text: str) -> act.Lay:
    return act.Lay(tuple(read_place(token, player, "layout") for token in text.split()))


def _build(_: State, player: int, text: str) -> act.Build:
    parts = _parts(text, "gold", "card")
    return act.Build(
        read_place(parts[""], player, "place"), int(parts.get("gold", "0")), _cards(parts.get("card", ""))
    )


def _pay(state: State, player: int, text: str) -> act.Pay:
    if not text.isdigit():
        return act.Pay(tuple(read_bundle(part) for part in text.split("+")))
    payment = cheapest(state.seats[player].stock, int(text))
    if payment is None:
        raise InputError("cite-typed-pay", cells=int(text))
    return act.Pay(payment.collections)


def _offer(state: State, player: int, text: str) -> act.Offer:
    parts = _parts(text, "give", "get", "rights", "for")
    to = tuple(other for other in range(state.way.players) if other != player)
    if parts[""] != "all":
        to = tuple(int(word) for word in parts[""].split(","))
    (give, give_cards), (get, get_cards) = _split(parts.get("give", "")), _split(parts.get("get", ""))
    return act.Offer(
        to, give, get, give_cards, get_cards, int(parts.get("rights", "0")), int(parts.get("for", "0"))
    )


def _deal(state: State, player: int, text: str) -> act.Deal:
    return act.Deal(_offer(state, player, text))


def _counter(_: State, _player: int, text: str) -> act.Counter:
    parts = _parts(text, "give", "get")
    return act.Counter(read_bundle(parts.get("give", "")), read_bundle(parts.get("get", "")))


def _use(_: State, player: int, text: str) -> act.Transform:
    parts = _parts(text, "for")
    words = parts[""].split()
    owner = int(parts["for"]) if "for" in parts else None
    return act.Transform(
        read_place(words[0], player, "workshop"), int(words[1]) if len(words) > 1 else 1, owner
    )


def _market(_: State, _player: int, text: str) -> act.Market:
    parts = _parts(text, "give", "get", "for")
    owner = int(parts["for"]) if "for" in parts else None
    return act.Market(read_bundle(parts["give"]), read_bundle(parts["get"]), owner)


def _flea(_: State, _player: int, text: str) -> act.Flea:
    parts = _parts(text, "for")
    give, get = parts[""].split()
    return act.Flea(give, get, int(parts["for"]) if "for" in parts else None)


def _card(_: State, player: int, text: str) -> act.PlayCard:
    parts = _parts(text, "at", "give", "get")
    (card,) = _cards(parts[""])
    at = read_place(parts["at"], player, "at") if "at" in parts else None
    return act.PlayCard(card, at, read_bundle(parts.get("give", "")), read_bundle(parts.get("get", "")))


def _sign(_: State, _player: int, text: str) -> act.Sign:
    parties, terms = text.split(":", 1)
    return act.Sign(
        tuple(int(word) for word in parties.split(",")),
        tuple(_term(term.strip()) for term in terms.split(";")),
        aloud=False,
    )


def _contract(state: State, player: int, text: str) -> act.Sign:
    found = _sign(state, player, text)
    return act.Sign(found.parties, found.terms, aloud=True)


def _term(text: str) -> Term:
    if (found := re.fullmatch(r"(\d) pays (\d) (any(\d+)|.+) in ([\d,]+)", text)) is not None:
        goods = NOTHING if found[4] else read_bundle(found[3])
        turns = tuple(int(turn) for turn in found[5].split(","))
        return PayTerm(int(found[1]), int(found[2]), goods, int(found[4] or 0), turns)
    if (found := re.fullmatch(r"(\d) builds (\S+) by (\d+)", text)) is not None:
        return PlaceTerm(read_place(found[2], int(found[1]), "building"), int(found[3]))
    if text.startswith("note "):
        return NoteTerm(text.removeprefix("note ").strip())
    raise ValueError(text)


def _handshake(_: State, _player: int, text: str) -> act.Handshake:
    flows = []
    for part in text.split(";"):
        found = re.fullmatch(r"(\d)>(\d) (.+)", part.strip())
        if found is None:
            raise ValueError(part)
        flows.append(Flow(int(found[1]), int(found[2]), *_split(found[3])))
    return act.Handshake(tuple(flows))


def _settle(_: State, _player: int, text: str) -> act.Settle:
    name, goods = text.split(" ", 1)
    contract, term, due = (int(part) for part in name.split("."))
    return act.Settle(contract, term, due, read_bundle(goods))


def _move(_: State, player: int, text: str) -> act.Move:
    before, after = text.split()
    return act.Move(read_place(before, player, "from"), read_place(after, player, "to"))


def _jury(_: State, _player: int, text: str) -> act.Jury:
    accused, votes = text.split(":", 1)
    found = [vote.strip() for vote in votes.split(",")]
    return act.Jury(int(accused), tuple((int(vote.rstrip("+-")), not vote.endswith("-")) for vote in found))


def _owned(state: State, _: int, text: str) -> Building:
    return read_token(text, state.way.players, "building")


_READERS: Final[Mapping[str, Callable[[State, int, str], act.Deed]]] = {
    "lay": _lay,
    "build": _build,
    "pay": _pay,
    "offer": _offer,
    "deal": _deal,
    "accept": lambda *_: act.Accept(),
    "decline": lambda *_: act.Decline(),
    "counter": _counter,
    "take": lambda _state, _player, text: act.Take(int(text)),
    "handshake": _handshake,
    "sign": _sign,
    "contract": _contract,
    "settle": _settle,
    "use": _use,
    "market": _market,
    "flea": _flea,
    "deposit": lambda _state, _player, text: act.Deposit(read_bundle(text)),
    "card": _card,
    "ready": lambda *_: act.Ready(),
    "keep": lambda _state, _player, text: act.Keep(_cards(text)[0]),
    "invest": lambda *_: act.Invest(),
    "discard": lambda _state, _player, text: act.Discard(_cards(text)[0]),
    "ask": lambda _state, player, text: act.Ask(read_place(text, player, "place")),
    "consent": lambda state, player, text: act.Consent(_owned(state, player, text)),
    "move": _move,
    "jury": _jury,
    "harvest": lambda *_: act.Harvest(),
    "pass": lambda *_: act.Pass(),
    "done": lambda *_: act.Pass(done=True),
}
