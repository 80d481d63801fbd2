"""Decisions as they are typed."""

from __future__ import annotations

from . import actions as act
from .buildings import Building
from .cards import Hand
from .goods import KINDS, Stock
from .ledger import PayTerm, PlaceTerm, Term


def write_bundle(stock: Stock) -> str:
    """Amounts as they are typed."""
    return (
        ",".join(f"{amount}{kind}" for kind, amount in zip(KINDS, stock, strict=True) if amount) or "nothing"
    )


def written(deed: object) -> str:
    """One decision."""
    match deed:
        case act.As(player, inner):
            return f"{player}: {written(inner)}"
        case act.Lay(layout):
            return f"lay {' '.join(_at(building) for building in layout)}"
        case act.Build(building, gold, cards):
            return (
                f"build {_at(building)}"
                + (f" gold {gold}" if gold else "")
                + (f" card {','.join(cards)}" if cards else "")
            )
        case act.Pay(collections):
            return f"pay {'+'.join(write_bundle(collection) for collection in collections)}"
        case act.Offer():
            return f"offer {','.join(map(str, deed.to))} {_exchange(deed)}"
        case act.Deal(offer) | act.Agreed(offer):
            return f"deal {offer.to[0]} {_exchange(offer)}"
        case act.Counter(give, get):
            return f"counter give {write_bundle(give)} get {write_bundle(get)}"
        case act.Take(player):
            return f"take {player}"
        case act.Handshake(flows):
            return "handshake " + "; ".join(
                f"{flow.giver}>{flow.to} {_goods(flow.goods, flow.cards)}" for flow in flows
            )
        case act.Sign(parties, terms, aloud):
            return f"{'contract' if aloud else 'sign'} {','.join(map(str, parties))}: {'; '.join(map(_written_term, terms))}"
        case act.Settle(contract, term, due, goods):
            return f"settle {contract}.{term}.{due} {write_bundle(goods)}"
        case act.Transform(workshop, times, owner):
            return f"use {_at(workshop)} {times}{_for(owner)}"
        case act.Market(give, get, owner):
            return f"market give {write_bundle(give)} get {write_bundle(get)}{_for(owner)}"
        case act.Flea(kind, other, owner):
            return f"flea {kind} {other}{_for(owner)}"
        case act.Deposit(bank):
            return f"deposit {write_bundle(bank)}"
        case act.PlayCard(card, at, give, get):
            asked = [f" at {_at(at)}"] if at is not None else []
            asked += [
                f" {name} {write_bundle(goods)}"
                for name, goods in (("give", give), ("get", get))
                if any(goods)
            ]
            return f"card {card}{''.join(asked)}"
        case act.Keep(card) | act.Discard(card):
            return f"{type(deed).__name__.lower()} {card}"
        case act.Ask(building):
            return f"ask {_at(building)}"
        case act.Consent(building):
            return f"consent {building.text}"
        case act.Move(before, after):
            return f"move {_at(before)} {_at(after)}"
        case act.Jury(accused, votes):
            ballots = (str(player) + ("+" if vote else "-") for player, vote in votes)
            return f"jury {accused}: {','.join(ballots)}"
        case act.Pass(done):
            return "done" if done else "pass"
    return type(deed).__name__.lower()


def _at(building: Building) -> str:
    return building.text.partition(":")[2]


def _for(owner: int | None) -> str:
    return "" if owner is None else f" for {owner}"


def _goods(goods: Stock, cards: Hand) -> str:
    return ",".join([*((write_bundle(goods),) if any(goods) else ()), *cards]) or "nothing"


def _exchange(offer: act.Offer) -> str:
    text = f"give {_goods(offer.give, offer.give_cards)} get {_goods(offer.get, offer.get_cards)}"
    if offer.give_rights or offer.get_rights:
        text += f" rights {offer.give_rights} for {offer.get_rights}"
    return text


def _written_term(term: Term) -> str:
    match term:
        case PayTerm(giver, to, goods, count, turns):
            what = f"any{count}" if count else write_bundle(goods)
            return f"{giver} pays {to} {what} in {','.join(map(str, turns))}"
        case PlaceTerm(building, turn):
            return f"{building.owner} builds {_at(building)} by {turn}"
    return f"note {term.text}"
