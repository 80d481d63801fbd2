"""What the player on turn can decide: buildings, payments, conversions, deals, cards, and the end of the stay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from ....core.errors import InputError
from ....core.scene import Choice, Gesture, Menu
from ....locale import say
from ..coach.building import opening
from ..rules import actions as act
from ..rules import listing
from ..rules.against_building import hosts
from ..rules.against_goods import collection_cells
from ..rules.buildings import Building
from ..rules.goods import NOTHING, add
from ..rules.moves import actions
from ..rules.notation import read_place
from ..rules.placing import Site
from ..rules.state import State, rights
from ..rules.typed import typed
from ..rules.written import written
from .choices import building_choices, missing_payment, remove_choices
from .deals import answer_choices, counter_choices, offer_choices, offer_words, swap
from .words import building_at, building_word, capital, card_word, goods_words, listed, names_of, word

MOST_OF_A_KIND = 12
"""Of payments, conversions or deposits that the menu lists; any other can be typed."""


def menu(state: State, lang: str) -> Menu:
    """What the player on turn can decide."""
    if state.over or state.watched:
        return Menu(prompt=word(lang, "prompt-over" if state.over else "prompt-wait"), choices=[])
    match state.phase:
        case "answer":
            return Menu(
                prompt=_question(lang, state), rule="offer", choices=list(answer_choices(lang, state))
            )
        case "before" | "keep" | "settle":
            choices = [_plain(lang, state, deed) for deed in actions(state)]
            return Menu(prompt=word(lang, f"prompt-{state.phase}"), choices=choices)
    first = state.seat.turn == 1
    prompt = word(lang, "prompt-first" if first else "prompt-work", cells=max(0, rights(state, state.player)))
    return Menu(prompt=prompt, rule="first-turn" if first else "floor", choices=list(_work(lang, state)))


def _work(lang: str, state: State) -> Iterator[Choice]:
    yield from counter_choices(lang, state)
    if state.seat.turn == 1 and not state.city.of(state.player):
        suggested = opening(state, state.player)
        yield Choice(
            id=f"do.{written(suggested)}", label=word(lang, "suggested"), targets=[], objections=[], main=True
        )
    yield from building_choices(lang, state)
    yield from remove_choices(lang, state)
    families: tuple[Callable[[State], Iterable[act.Deed]], ...] = (
        listing.payments, listing.conversions, listing.deposits, listing.late_payments, listing.cards,
    )  # fmt: skip
    for family in families:
        found = list(family(state))
        yield from (_plain(lang, state, deed) for deed in _few(found))
    yield from offer_choices(lang, state)
    for deed in listing.endings(state):
        if not isinstance(deed, act.Take):
            choice = _plain(lang, state, deed)
            if isinstance(deed, act.Pass) and state.seat.turn > 1:
                choice["main"] = rights(state, state.player) < 1
            yield choice


def _few(found: Sequence[act.Deed]) -> Sequence[act.Deed]:
    """Some of many, from all over the list."""
    if len(found) <= MOST_OF_A_KIND:
        return found
    return [found[place * len(found) // MOST_OF_A_KIND] for place in range(MOST_OF_A_KIND)]


def _plain(lang: str, state: State, deed: act.Deed) -> Choice:
    return Choice(
        id=f"do.{written(deed)}", label=capital(named(state, deed, lang)), targets=[], objections=[]
    )


def _question(lang: str, state: State) -> str:
    """What is asked, as one would say it across the table."""
    question = state.question
    if question is None:
        return word(lang, "prompt-wait")
    names = names_of(lang, state.way.players)
    asker = capital(names[question.asker])
    if isinstance(question.asked, act.Offer):
        asked = question.asked
        return word(
            lang,
            "prompt-offer",
            name=asker,
            give=goods_words(lang, asked.give),
            get=goods_words(lang, asked.get),
            cards=len(asked.give_cards) + len(asked.get_cards),
        )
    return word(lang, "prompt-asked", name=asker, what=named(state, question.asked, lang))


def decided(state: State, text: str) -> act.Action:
    """The decision that somebody typed.

    At a table where the floor goes round nobody speaks for another: what was agreed aloud is put to the others first.
    """
    found = typed(state, text)
    if state.way.open:
        return found
    match found:
        case act.Deal(offer):
            return offer
        case act.Sign(parties, terms):
            return act.Sign(parties, terms)
        case act.As() | act.Handshake() | act.Jury():
            raise InputError("cite-open-table", value=text)
    return found


def action(state: State, gesture: Gesture) -> act.Action:
    """The decision that a gesture stands for."""
    verb, _, rest = gesture["choice"].partition(".")
    spot, turn = gesture.get("spot", ""), gesture.get("turn", "")
    try:
        if verb == "do":
            return decided(state, rest)
        if verb == "swap":
            return swap(rest, spot, turn or "1:1")
        own = tuple(state.city.buildings[number] for number in state.city.of(state.player))
        if verb == "remove":
            return act.Lay(tuple(building for building in own if building.text != rest))
        building = read_place(f"{rest}@{spot}{turn}", state.player, "place")
        if verb == "lay":
            return act.Lay((*own, building))
        if verb == "build":
            return _built(state, building)
    except (ValueError, IndexError):
        pass
    raise InputError("cite-gesture", value=gesture["choice"])


def _built(state: State, building: Building) -> act.Build | act.Pay:
    """With as much gold as the rights leave open, where gold is taken; what has to be paid before is paid first."""
    found = [deed for deed in listing.builds(state) if deed.building == building and not deed.cards]
    if found:
        return min(found, key=lambda deed: deed.gold)
    position = state.position()
    site = Site(position)
    missing = site.price(building)[0] - position.rights
    payment = missing_payment(position.stock, missing, gold=False)
    allowed = all((host, building) in state.consents for host in hosts(state, building))
    if missing > 0 and payment is not None and allowed and state.seat.turn > 1 and not site.reasons(building):
        return act.Pay(payment.collections)
    return act.Build(building)


def named(state: State, deed: act.Action, lang: str) -> str:
    """A decision in a few words."""
    names = names_of(lang, state.way.players)
    match deed:
        case act.As(player, inner):
            return word(lang, "named-as", name=names[player], what=named(state, inner, lang))
        case act.Lay(layout):
            built = listed(lang, [building_word(lang, building.kind) for building in layout])
            return word(lang, "named-lay", buildings=built or "–")
        case act.Build(building, gold):
            return word(lang, "named-build", building=building_at(lang, building), gold=gold)
        case act.Ask(building) | act.Consent(building):
            return word(lang, f"named-{type(deed).__name__.lower()}", building=building_at(lang, building))
        case act.Pay(collections):
            spent = NOTHING
            for collection in collections:
                spent = add(spent, collection)
            cells = sum(map(collection_cells, collections))
            return word(lang, "named-pay", cells=cells, goods=goods_words(lang, spent))
        case act.Offer():
            return offer_words(lang, deed, names)
        case act.Deal(offer) | act.Agreed(offer):
            return offer_words(lang, offer, names)
        case act.Counter(give, get):
            return word(lang, "named-counter", give=goods_words(lang, give), get=goods_words(lang, get))
        case act.Take(player):
            return word(lang, "named-take", name=names[player])
        case act.Transform(workshop, times):
            return word(lang, "named-transform", building=building_word(lang, workshop.kind), n=times)
        case act.Market(give, get):
            return word(lang, "named-market", give=goods_words(lang, give), get=goods_words(lang, get))
        case act.Flea(give_kind, get_kind):
            give_word, get_word = (say(lang, f"cite-good-{kind}") for kind in (give_kind, get_kind))
            return word(lang, "named-flea", give=give_word, get=get_word)
        case act.Deposit(bank):
            return word(lang, "named-deposit", goods=goods_words(lang, bank))
        case act.Settle(contract, _, _, goods):
            return word(lang, "named-settle", contract=contract, goods=goods_words(lang, goods))
        case act.PlayCard(card, at, _, get):
            where = f" · {building_at(lang, at)}" if at is not None else ""
            what = f" · {goods_words(lang, get)}" if any(get) else ""
            return word(lang, "named-card", card=card_word(lang, card)) + where + what
        case act.Keep(card) | act.Discard(card):
            return word(lang, f"named-{type(deed).__name__.lower()}", card=card_word(lang, card))
        case act.Pass(done):
            return word(lang, "named-done" if done else "named-pass")
    return word(lang, f"named-{type(deed).__name__.lower()}")
