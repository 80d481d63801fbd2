"""Carrying out each kind of decision that was found legal."""

from __future__ import annotations

from . import actions as act
from .against_building import layout_city, price
from .against_goods import collection_cells, products
from .buildings import Building
from .cards import PRODUCTION_CARDS, RIGHTS
from .goods import GOLD, NOTHING, ORDER, add, bundle_of, changed
from .ledger import Debt
from .payment import GOLD_PER_CELL
from .turns import after_building, harvest, keep, pass_floor, pay_debt, proceed
from .working import Working

# ---------------------------------------------------------------- building


def _place(building: Building) -> str:
    return building.text.partition(":")[2]


def do_lay(work: Working, player: int, deed: act.Lay) -> None:
    """Lay out a quarter."""
    city = layout_city(work.state, player, deed.layout)
    own = [city.buildings[number] for number in city.of(player)]
    work.change(city=city)
    work.stir(player)
    work.tell("place", "first-turn", player, layout=[_place(building) for building in own])
    after_building(work)


def do_build(work: Working, player: int, deed: act.Build) -> None:
    """Build."""
    cells, _ = price(work.state, deed)
    work.gain(player, changed(NOTHING, GOLD, -GOLD_PER_CELL * deed.gold))
    work.earn(player, deed.gold - cells)
    work.spend(player, deed.cards)
    work.change(city=work.state.city.with_building(deed.building))
    work.stir(player)
    details = {"building": _place(deed.building), "price": cells, "gold": deed.gold}
    rule = "square-price" if deed.gold else "rights"
    work.tell("build", rule, player, **details, cards=list(deed.cards))
    after_building(work)


def do_move(work: Working, player: int, deed: act.Move) -> None:
    """Move a building to where it was promised."""
    state = work.state
    left = [building for building in state.city.buildings if building != deed.before]
    city = type(state.city)((*left, deed.after), single=state.city.single)
    terms = {
        (contract.id, number)
        for contract in state.contracts
        for number, term in enumerate(contract.terms)
        if getattr(term, "building", None) == deed.after
    }
    work.change(city=city, moved=state.moved | terms)
    work.stir(player)
    work.tell("move", "promise-place", player, **{"from": _place(deed.before), "to": _place(deed.after)})


def consent(work: Working, player: int, deed: act.Consent) -> None:
    """Allow a building."""
    work.change(consents=work.state.consents | {(player, deed.building)})
    work.tell("consent", "interquarter", player, to=deed.building.owner, building=_place(deed.building))


# ---------------------------------------------------------------- resources


def do_pay(work: Working, player: int, deed: act.Pay) -> None:
    """Pay collections for rights."""
    cells = 0
    for collection in deed.collections:
        work.gain(player, collection, -1)
        cells += collection_cells(collection)
    work.earn(player, cells)
    work.stir(player)
    paid = [bundle_of(collection) for collection in deed.collections]
    work.tell("pay", "price-table", player, collections=paid, cells=cells)


def do_deposit(work: Working, player: int, deed: act.Deposit) -> None:
    """Change the content of the bank."""
    seat = work.state.seats[player]
    work.seat(player, stock=add(add(seat.stock, seat.bank), deed.bank, -1), bank=deed.bank)
    work.change(deposited=True)
    work.tell("deposit", "bank", player, bank=bundle_of(deed.bank))


def _for(owner: int | None) -> dict[str, object]:
    return {} if owner is None else {"for": owner}


def do_transform(work: Working, player: int, deed: act.Transform) -> None:
    """Use a workshop."""
    taken, made = products(work.state, deed)
    work.gain(player if deed.goods_of is None else deed.goods_of, add(made, taken, -1))
    work.use(player, deed.workshop.kind)
    work.stir(player)
    details = {"workshop": _place(deed.workshop), "times": deed.times}
    work.tell("transform", "workshop", player, **details, **_for(deed.goods_of))


def do_market(work: Working, player: int, deed: act.Market) -> None:
    """Use the market."""
    work.gain(player if deed.goods_of is None else deed.goods_of, add(deed.get, deed.give, -1))
    work.use(player, "market")
    work.stir(player)
    exchanged = {"give": bundle_of(deed.give), "get": bundle_of(deed.get)}
    work.tell("market", "market", player, **exchanged, **_for(deed.goods_of))


def do_flea(work: Working, player: int, deed: act.Flea) -> None:
    """Use the flea market."""
    paid = changed(NOTHING, ORDER[deed.give], -1)
    work.gain(player if deed.goods_of is None else deed.goods_of, changed(paid, ORDER[deed.get], 1))
    work.use(player, "flea")
    work.stir(player)
    work.tell("flea", "flea", player, give=deed.give, get=deed.get, **_for(deed.goods_of))


def do_settle(work: Working, player: int, deed: act.Settle) -> None:
    """Pay what is due."""
    pay_debt(work, player, Debt(deed.due, deed.contract, deed.term), deed.goods)
    if work.state.phase == "settle":
        work.change(steps=work.state.steps[1:])
        proceed(work)


def run_use(work: Working, player: int, deed: act.Use) -> None:
    """Use a building."""
    match deed:
        case act.Transform():
            do_transform(work, player, deed)
        case act.Market():
            do_market(work, player, deed)
        case _:
            do_flea(work, player, deed)


# ---------------------------------------------------------------- cards and the floor


def do_ready(work: Working, _player: int, _deed: act.Ready) -> None:
    """Go on with what comes before the floor opens."""
    proceed(work)


def do_play_card(work: Working, player: int, deed: act.PlayCard) -> None:
    """Play a card."""
    details: dict[str, object] = {"card": deed.card}
    if deed.at is not None:
        details["at"] = _place(deed.at)
    if any(deed.give):
        details["give"] = bundle_of(deed.give)
    if any(deed.get):
        details["get"] = bundle_of(deed.get)
    if deed.card in PRODUCTION_CARDS and deed.at is not None:
        hand = list(work.state.seats[player].hand)
        hand.remove(deed.card)
        work.seat(player, hand=tuple(hand))
        work.change(played=(*work.state.played, (deed.card, deed.at)))
    else:
        work.spend(player, (deed.card,))
        work.gain(player, add(deed.get, deed.give, -1))
        work.earn(player, RIGHTS.get(deed.card, 0))
        work.stir(player)
    work.tell("card", "play", player, **details)
    if work.state.phase == "before" and not work.state.seats[player].hand:
        proceed(work)


def do_keep(work: Working, player: int, deed: act.Keep) -> None:
    """Keep a card of the port."""
    keep(work, player, deed.card)
    proceed(work)


def do_invest(work: Working, player: int, _: act.Invest) -> None:
    """Buy the top card."""
    card, *pile = work.state.pile
    work.change(pile=tuple(pile))
    work.seat(player, hand=(*work.state.seats[player].hand, card))
    work.earn(player, -1)
    work.stir(player)
    work.tell("invest", "invest", player, card=card)


def do_discard(work: Working, player: int, deed: act.Discard) -> None:
    """Put a card under the pile."""
    work.spend(player, (deed.card,))
    work.tell("discard", "hand", player, card=deed.card)


def do_jury(work: Working, player: int, deed: act.Jury) -> None:
    """Enter what a jury found."""
    others = work.state.way.players - 1
    if 2 * sum(vote for _, vote in deed.votes) > others:
        work.change(juries=(*work.state.juries, deed.accused))
    work.stir()
    work.tell("jury", "jury", player, accused=deed.accused, votes=deed.plain)


def do_harvest(work: Working, player: int, _: act.Harvest) -> None:
    """Produce now."""
    work.stir(player)
    harvest(work, player)


def do_pass(work: Working, player: int, deed: act.Pass) -> None:
    """Give the floor on."""
    pass_floor(work, player, done=deed.done)
