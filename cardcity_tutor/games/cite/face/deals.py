"""The negotiation menu: suggestions, swaps by pointing, answers, and what each is worth to both sides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....core.scene import Choice, Preview, Target, Turn
from ....locale import say
from ..coach.advice import causes
from ..coach.trading import Market
from ..rules import actions as act
from ..rules.checks import against
from ..rules.goods import KINDS, NOTHING, Stock, changed
from ..rules.state import State
from ..rules.written import written
from .objections import objection
from .words import card_word, goods_words, listed, names_of, word

SUGGESTED = 5
RATES = ("1:1", "2:1", "1:2")


def cause_words(lang: str, state: State, action: act.Action, names: Sequence[str] | None = None) -> list[str]:
    """What speaks for and against a decision."""
    called = names_of(lang, state.way.players) if names is None else names
    found = []
    for cause in causes(state, action):
        values = dict(cause.params)
        if "player" in values:
            values["name"] = called[values.pop("player")]
        found.append(say(lang, cause.key, **values))
    return found


def _preview(lang: str, state: State, action: act.Action) -> Preview:
    return Preview(text=" ".join(cause_words(lang, state, action)))


def offer_words(lang: str, offer: act.Offer, names: Sequence[str]) -> str:
    """An exchange in a few words."""
    to = listed(lang, [names[player] for player in offer.to])
    return word(
        lang,
        "offer",
        give=_side(lang, offer.give, offer.give_cards),
        get=_side(lang, offer.get, offer.get_cards),
        to=to,
    )


def _side(lang: str, goods: Stock, cards: Sequence[str]) -> str:
    parts = [goods_words(lang, goods)] if any(goods) or not cards else []
    return listed(
        lang,
        [
            *parts,
            *(f"« {card_word(lang, card)} »" if lang == "fr" else card_word(lang, card) for card in cards),
        ],
    )


def offer_choices(lang: str, state: State) -> Iterator[Choice]:
    """The exchanges that please both sides most, then one resource against any that lies with the others."""
    if state.seat.turn == 1 and not any(any(seat.stock) for seat in state.seats):
        return
    spent = state.offers >= state.way.offers and not state.way.open
    objections = [objection(lang, "floor-limits")] if spent else []
    names = names_of(lang, state.way.players)
    if not spent:
        for exchange in Market(state, state.player).best()[:SUGGESTED]:
            offer = act.Offer((exchange.partner,), exchange.give, exchange.get)
            yield Choice(
                id=f"do.{written(offer)}",
                label=offer_words(lang, offer, names),
                targets=[],
                objections=[],
                preview=_preview(lang, state, offer),
            )
    for give, held in enumerate(state.seat.stock):
        if held:
            kind = KINDS[give]
            yield Choice(
                id=f"swap.{kind}",
                label=word(lang, "swap", good=say(lang, f"cite-good-{kind}")),
                spot=f"good.{state.player}.{kind}",
                turns=[Turn(id=rate, label=word(lang, "rate", give=rate[0], get=rate[2])) for rate in RATES],
                targets=[] if spent else list(_swaps(state, give)),
                objections=objections,
            )


def _swaps(state: State, give: int) -> Iterator[Target]:
    for other, seat in enumerate(state.seats):
        if other == state.player or seat.done:
            continue
        for get, there in enumerate(seat.stock):
            for rate in RATES:
                if get != give and there >= int(rate[2]) and state.seat.stock[give] >= int(rate[0]):
                    yield Target(spot=f"good.{other}.{KINDS[get]}", turn=rate, objections=[])


def swap(kind: str, spot: str, rate: str) -> act.Offer:
    """The offer of a swap by pointing."""
    _, other, get = spot.split(".")
    gone, come = rate.split(":")
    give_stock = changed(NOTHING, KINDS.index(kind), int(gone))
    return act.Offer((int(other),), give_stock, changed(NOTHING, KINDS.index(get), int(come)))


def answer_choices(lang: str, state: State) -> Iterator[Choice]:
    """Accept, decline, counter."""
    accept = Choice(
        id="do.accept",
        label=word(lang, "accept"),
        targets=[],
        objections=[],
        preview=_preview(lang, state, act.Accept()),
        main=True,
    )
    accept["objections"] = [
        objection(lang, rule) for rule in sorted({*against(state, state.player, act.Accept())})
    ]
    yield accept
    yield Choice(id="do.decline", label=word(lang, "decline"), targets=[], objections=[])
    question = state.question
    if question is not None and isinstance(question.asked, act.Offer):
        names = names_of(lang, state.way.players)
        counter = Market(state, state.player).counter(question.asker, question.asked)
        if counter is not None:
            offer = act.Offer((question.asker,), counter.give, counter.get)
            yield Choice(
                id=f"do.{written(counter)}",
                label=word(lang, "counter", offer=offer_words(lang, offer, names)),
                targets=[],
                objections=[],
                preview=_preview(lang, state, counter),
            )


def counter_choices(lang: str, state: State) -> Iterator[Choice]:
    """Counter-offers that the holder may take."""
    if state.question is None:
        return
    names = names_of(lang, state.way.players)
    for player, give, get in state.question.counters:
        offer = act.Offer((player,), get, give)
        yield Choice(
            id=f"do.take {player}",
            label=word(lang, "take", offer=offer_words(lang, offer, names)),
            targets=[],
            objections=[],
            preview=_preview(lang, state, offer),
        )
