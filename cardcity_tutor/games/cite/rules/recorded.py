"""The decision that a line of a record stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from ....core.errors import InputError, RequestError
from ....core.record import Line
from . import actions as act
from .buildings import Building
from .cards import COPIES, Hand
from .goods import ORDER, Stock, stock_of
from .ledger import Flow, NoteTerm, PayTerm, PlaceTerm, Term
from .notation import read_place
from .state import State

T = TypeVar("T")


class _Malformed(ValueError):  # noqa: N818 (leaves this module as a plain ``ValueError`` only)
    """A field is missing or of the wrong kind."""


def decision(state: State, number: int, ahead: Sequence[Line]) -> act.Action:
    """What is decided in the next line; one more is read where it tells with whom."""
    line = ahead[0] if ahead else {}
    if state.phase == "before" and (line.get("event") != "card" or line.get("player") != state.player):
        return act.Ready()
    try:
        deed: act.Deed | act.Agreed = _read(state, line, ahead)
    except (_Malformed, RequestError):
        raise InputError("record-malformed", line=number, event=line["event"]) from None
    player = line.get("player")
    if (
        state.phase == "work"
        and player != state.player
        and type(player) is int
        and not isinstance(deed, act.Agreed)
    ):
        return act.As(player, deed)
    return deed


def _read(state: State, line: Line, ahead: Sequence[Line]) -> Any:  # noqa: ANN401 (a decision)
    player = _number(line, "player")
    event = line.get("event")
    if event == "answer":
        return _answer(state, line, ahead)
    if event == "settle" and line.get("status") != "paid":
        raise _Malformed
    reader = _READERS.get(str(event))
    if reader is None or not 0 <= player < state.way.players:
        raise _Malformed
    return reader(line, player)


def _answer(state: State, line: Line, ahead: Sequence[Line]) -> act.Deed:
    match line.get("say"):
        case "accept" if state.phase == "answer":
            return act.Accept()
        case "accept" if len(ahead) > 1:
            return act.Take(_number(ahead[1], "with"))
        case "decline":
            return act.Decline()
        case "counter":
            return act.Counter(_goods(line, "give"), _goods(line, "get"))
    raise _Malformed


def _number(line: Mapping[str, Any], field: str, default: int | None = None) -> int:
    value = line.get(field, default)
    if type(value) is not int:
        raise _Malformed
    return value


def _text(line: Mapping[str, Any], field: str) -> str:
    value = line.get(field)
    if not isinstance(value, str):
        raise _Malformed
    return value


def _bundle(value: object) -> Stock:
    if not isinstance(value, Mapping):
        raise _Malformed
    if any(kind not in ORDER or type(amount) is not int or amount < 0 for kind, amount in value.items()):
        raise _Malformed
    return stock_of(value)


def _goods(line: Mapping[str, Any], field: str) -> Stock:
    return _bundle(line.get(field, {}))


def _cards(line: Mapping[str, Any], field: str) -> Hand:
    found = line.get(field, [])
    if not isinstance(found, list) or any(card not in COPIES for card in map(str, found)):
        raise _Malformed
    return tuple(found)


def _list(line: Mapping[str, Any], field: str, read: Callable[[Any], T]) -> tuple[T, ...]:
    found = line.get(field)
    if not isinstance(found, list):
        raise _Malformed
    return tuple(read(entry) for entry in found)


def _building(line: Mapping[str, Any], field: str, owner: int) -> Building:
    return read_place(_text(line, field), owner, field)


def _whole(value: object) -> int:
    if type(value) is not int:
        raise _Malformed
    return value


def _offer(line: Line, to: tuple[int, ...]) -> act.Offer:
    return act.Offer(
        to,
        _goods(line, "give"),
        _goods(line, "get"),
        _cards(line, "give_cards"),
        _cards(line, "get_cards"),
        _number(line, "give_rights", 0),
        _number(line, "get_rights", 0),
    )


def _trade(line: Line, _: int) -> act.Deal | act.Agreed:
    offer = _offer(line, (_number(line, "with"),))
    return act.Deal(offer) if line.get("handshake") is True else act.Agreed(offer)


def _place(line: Line, player: int) -> act.Lay:
    def read(text: object) -> Building:
        if not isinstance(text, str):
            raise _Malformed
        return read_place(text, player, "layout")

    return act.Lay(_list(line, "layout", read))


def _card(line: Line, player: int) -> act.PlayCard:
    at = _building(line, "at", player) if "at" in line else None
    return act.PlayCard(_text(line, "card"), at, _goods(line, "give"), _goods(line, "get"))


def _keep(line: Line, _: int) -> act.Keep:
    kept = _cards(line, "keep")
    if line.get("by") != "port" or len(kept) != 1:
        raise _Malformed
    return act.Keep(kept[0])


def _flow(entry: object) -> Flow:
    if not isinstance(entry, Mapping):
        raise _Malformed
    return Flow(_number(entry, "from"), _number(entry, "to"), _goods(entry, "goods"), _cards(entry, "cards"))


def term_of(entry: object) -> Term:
    """The term of a contract, as records write it."""
    if not isinstance(entry, Mapping):
        raise _Malformed
    match entry.get("kind"):
        case "pay":
            goods, count = _goods(entry, "goods"), _number(entry, "any", 0)
            turns = _list(entry, "turns", _whole)
            return PayTerm(_number(entry, "from"), _number(entry, "to"), goods, count, turns)
        case "place":
            return PlaceTerm(_building(entry, "building", _number(entry, "by")), _number(entry, "turn"))
        case "note":
            return NoteTerm(_text(entry, "text"))
    raise _Malformed


def _for(line: Line) -> int | None:
    return _number(line, "for") if "for" in line else None


def _votes(line: Line) -> tuple[tuple[int, bool], ...]:
    found = line.get("votes")
    if not isinstance(found, Mapping):
        raise _Malformed
    if any(not name.isdigit() or not isinstance(vote, bool) for name, vote in found.items()):
        raise _Malformed
    return tuple((int(name), vote) for name, vote in found.items())


_READERS: Final[Mapping[str, Callable[[Line, int], Any]]] = {
    "place": _place,
    "card": _card,
    "produce": lambda _line, _player: act.Harvest(),
    "draw": _keep,
    "settle": lambda line, _: act.Settle(
        _number(line, "contract"), _number(line, "term"), _number(line, "due"), _goods(line, "goods")
    ),
    "deposit": lambda line, _: act.Deposit(_goods(line, "bank")),
    "offer": lambda line, _: _offer(line, _list(line, "to", _whole)),
    "trade": _trade,
    "handshake": lambda line, _: act.Handshake(_list(line, "flows", _flow)),
    "contract": lambda line, _: act.Sign(
        _list(line, "parties", _whole), _list(line, "terms", term_of), aloud=True
    ),
    "transform": lambda line, player: act.Transform(
        _building(line, "workshop", player), _number(line, "times"), _for(line)
    ),
    "market": lambda line, _: act.Market(_goods(line, "give"), _goods(line, "get"), _for(line)),
    "flea": lambda line, _: act.Flea(_text(line, "give"), _text(line, "get"), _for(line)),
    "pay": lambda line, _: act.Pay(_list(line, "collections", _bundle)),
    "build": lambda line, player: act.Build(
        _building(line, "building", player), _number(line, "gold", 0), _cards(line, "cards")
    ),
    "invest": lambda _line, _player: act.Invest(),
    "discard": lambda line, _: act.Discard(_text(line, "card")),
    "consent": lambda line, _: act.Consent(_building(line, "building", _number(line, "to"))),
    "move": lambda line, player: act.Move(_building(line, "from", player), _building(line, "to", player)),
    "jury": lambda line, _: act.Jury(_number(line, "accused"), _votes(line)),
    "pass": lambda line, _: act.Pass(done=line.get("done") is True),
}
