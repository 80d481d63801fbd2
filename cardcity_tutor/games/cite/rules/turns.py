"""What happens between decisions: production, draws, payments due, the floor, the end of a turn and of the game."""

from __future__ import annotations

from typing import Final

from .cards import HAND_LIMIT
from .goods import GOLD, NOTHING, Stock, bundle_of, changed, covers
from .ledger import Debt, debts
from .problems import complete
from .production import productions
from .ranking import ranked
from .state import Step
from .working import Working

PORT_DRAWS: Final = 2


def begin_turn(work: Working) -> None:
    """The next turn of everybody."""
    state = work.state
    turn = state.turn + 1
    order = [(turn - 1 + place) % state.way.players for place in range(state.way.players)]
    for player in order:
        _new_period(work, player, turn)
    steps = [Step("before", player) for player in order if state.seats[player].hand]
    steps.append(Step("produce", order[0]))
    steps += _draws(work, order) if state.way.advanced else []
    steps += _due(work, turn, None)
    gold = state.way.players - 1 if state.way.timed else 0
    work.change(
        turn=turn, steps=tuple(steps), row=0, passed=frozenset(), consents=frozenset(), gold=gold,
        holder=order[0], question=None,
    )  # fmt: skip
    proceed(work)


def _new_period(work: Working, player: int, turn: int) -> None:
    """Rights lapse, and what counts by turn begins anew."""
    city = work.state.city
    first = work.state.seats[player].turn == 1 and bool(city.of(player, "shopping"))
    work.seat(
        player, turn=turn, earned=0, guild=bool(city.of(player, "guild")), used=frozenset(), stays=0, done=False,
        street_first=work.state.seats[player].street_first or first,
    )  # fmt: skip


def harvest(work: Working, player: int) -> None:
    """Simultaneous: the production of one player, and what he owes then."""
    turn = work.state.seats[player].turn + 1
    stays = work.state.seats[player].stays
    _new_period(work, player, turn)
    work.seat(player, stays=stays and 1)
    work.change(
        turn=max(work.state.turn, turn),
        consents=frozenset(
            (host, building) for host, building in work.state.consents if building.owner != player
        ),
        steps=(Step("produce", player), *_due(work, turn, player)),
    )
    proceed(work)


def _draws(work: Working, order: list[int]) -> list[Step]:
    city = work.state.city
    found = []
    for player in order:
        found += [Step("canal", player)] if city.of(player, "canal") else []
        found += [Step("port", player)] if city.of(player, "port") else []
    return found


def _due(work: Working, turn: int, payer: int | None) -> list[Step]:
    """What contracts ask for until this turn, older debts first."""
    state = work.state
    found = sorted(
        debt for debt in debts(state.contracts, payer) if debt.due <= turn and debt not in state.paid
    )
    return [Step("settle", term.giver, debt) for debt in found if (term := debt.of(state.contracts))]


def proceed(work: Working) -> None:
    """Go on with what comes before the floor opens, until somebody has to decide."""
    while work.state.steps:
        step, *rest = work.state.steps
        work.change(steps=tuple(rest))
        match step.kind:
            case "before":
                if work.state.seats[step.player].hand:
                    work.change(phase="before", player=step.player)
                    return
            case "produce":
                _produce(work, step.player)
            case "canal":
                _canal(work, step.player)
            case "port":
                if _port(work, step.player):
                    return
            case _:
                if step.debt is not None and _settle(work, step.player, step.debt):
                    return
    open_floor(work)


def _produce(work: Working, first: int) -> None:
    state = work.state
    players = state.way.players
    order = [first] if state.way.simultaneous else [(first + place) % players for place in range(players)]
    found = productions(state.position(first))
    for player in order:
        goods = found[player].total
        work.gain(player, goods)
        rule = "simultaneous" if state.way.simultaneous else "turn"
        work.tell("produce", rule, player, goods=bundle_of(goods))
    work.change(pile=(*state.pile, *(card for card, _ in state.played)), played=())


def _canal(work: Working, player: int) -> None:
    state = work.state
    hand = state.seats[player].hand
    count = min(len(productions(state.position(player))[player].links), HAND_LIMIT - len(hand))
    cards = state.pile[: max(0, count)]
    if cards:
        work.change(pile=state.pile[len(cards) :])
        work.seat(player, hand=(*hand, *cards))
        work.tell("draw", "canal", player, by="canal", cards=list(cards), keep=list(cards))


def _port(work: Working, player: int) -> bool:
    """Draw at the port; whether the player has to choose."""
    state = work.state
    if not state.pile or len(state.seats[player].hand) >= HAND_LIMIT:
        return False
    cards = state.pile[:PORT_DRAWS]
    work.change(pile=state.pile[PORT_DRAWS:], drawn=cards, player=player)
    if len({*cards}) == 1:
        keep(work, player, cards[0])
        return False
    work.change(phase="keep")
    return True


def keep(work: Working, player: int, card: str) -> None:
    """One of the drawn cards stays, another goes under the pile."""
    state = work.state
    others = list(state.drawn)
    others.remove(card)
    work.change(pile=(*state.pile, *others), drawn=())
    work.seat(player, hand=(*state.seats[player].hand, card))
    work.tell("draw", "port", player, by="port", cards=list(state.drawn), keep=[card])


def _settle(work: Working, player: int, debt: Debt) -> bool:
    """Pay a debt, or note that it is late; whether the payer has to choose what he pays with."""
    term = debt.of(work.state.contracts)
    stock = work.state.seats[player].stock
    if term is None:
        return False
    if term.any and sum(stock) > term.any and sum(amount > 0 for amount in stock) > 1:
        work.change(phase="settle", player=player, steps=(Step("settle", player, debt), *work.state.steps))
        return True
    goods = forced_payment(stock, term.any) if term.any else term.goods
    if goods is not None and covers(stock, goods):
        pay_debt(work, player, debt, goods)
    else:
        place = {"contract": debt.contract, "term": debt.term, "due": debt.due}
        work.tell("settle", "settle", player, **place, status="late")
    return False


def forced_payment(stock: Stock, count: int) -> Stock | None:
    """The only way to pay so many resources, where there is no choice."""
    if sum(stock) < count:
        return None
    if sum(stock) == count:
        return stock
    kind = next(place for place, amount in enumerate(stock) if amount)
    return changed(NOTHING, kind, count)


def pay_debt(work: Working, player: int, debt: Debt, goods: Stock) -> None:
    """Pay what is due."""
    term = debt.of(work.state.contracts)
    if term is not None:
        work.gain(player, goods, -1)
        work.gain(term.to, goods)
        work.change(paid=work.state.paid | {debt})
        place = {"contract": debt.contract, "term": debt.term, "due": debt.due}
        work.tell("settle", "settle", player, **place, status="paid", goods=bundle_of(goods))


# ---------------------------------------------------------------- the floor


def open_floor(work: Working) -> None:
    """Negotiation and construction go on with the holder of the floor."""
    holder = work.state.holder
    work.change(phase="work", player=holder)
    if work.state.seats[holder].stays == 0:
        _stay(work, holder)


def _stay(work: Working, player: int) -> None:
    work.seat(player, stays=work.state.seats[player].stays + 1)
    work.change(holder=player, player=player, offers=0, deposited=False, question=None)


def pass_floor(work: Working, player: int, *, done: bool) -> None:
    """The floor goes on; the turn may end with it."""
    details = {"done": True} if done else {}
    work.tell("pass", "time-is-gold" if done else "floor", player, **details)
    if done:
        if work.state.gold:
            work.gain(player, changed(NOTHING, GOLD, 1))
            work.change(gold=work.state.gold - 1)
        work.seat(player, done=True)
    state = work.state
    work.change(row=state.row + 1, passed=state.passed | {player}, question=None)
    if _ended(work):
        end_turn(work)
        return
    state = work.state
    following = [(player + place) % state.way.players for place in range(1, state.way.players + 1)]
    waiting = [
        other
        for other in following
        if not state.seats[other].done and not (state.way.open and other in state.passed)
    ]
    if not waiting:
        work.change(passed=frozenset())
    after = waiting[0] if waiting else next(other for other in following if not state.seats[other].done)
    if not state.way.open and state.seats[after].stays >= state.way.stays and not _can_harvest(work, after):
        work.change(holder=after, player=after)
        pass_floor(work, after, done=state.way.timed)
    else:
        _stay(work, after)


def _can_harvest(work: Working, player: int) -> bool:
    state = work.state
    return state.way.simultaneous and state.seats[player].turn < state.way.last_turn


def _ended(work: Working) -> bool:
    state = work.state
    if state.way.timed:
        return not state.active
    if state.way.open:
        return len(state.passed) == state.way.players
    return state.row >= state.way.players


def end_turn(work: Working) -> None:
    """The next turn, or the end."""
    state = work.state
    last = state.way.simultaneous or state.turn >= state.way.last_turn
    if last or complete(state.position()):
        end_game(work)
    else:
        begin_turn(work)


def end_game(work: Working) -> None:
    """Count."""
    work.change(phase="over", question=None, steps=())
    for player, entry in enumerate(ranked(work.state)):
        work.tell("end", "score", player, **entry)


def after_building(work: Working) -> None:
    """Simultaneous games end at once when somebody has built everything."""
    if work.state.way.simultaneous and complete(work.state.position()):
        end_game(work)
