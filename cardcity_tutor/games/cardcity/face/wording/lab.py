"""The findings of the divide-and-choose laboratory in words."""

from __future__ import annotations

from collections.abc import Iterator

from cardcity_tutor.coach.intervals import reach

from .....render.phrases import filled, listed, money_text, number_text, said
from ...coach.lab import (
    LOTS,
    Bribe,
    Choice,
    Figure,
    Hidden,
    Hiding,
    Knowledge,
    Laboratory,
    Regret,
    Reply,
    Split,
    Survey,
)
from ...rules.actions import Cards, Lot, Offer
from ...rules.tokens import HAND_TOKENS
from .advice import score_text
from .decisions import cards_text, lot_text, which_lot

SLIGHT = 0.05
"""What is less is nothing once it is rounded."""


def lot_name(lang: str, lab: Laboratory, lot: str) -> str:
    """A lot with its article: small and large, or first and second where they are of one size."""
    return said(lang, "lab-lot", which=which(lab, lot))


def which(lab: Laboratory, lot: str) -> str:
    """How a lot of the laboratory's offers is called; see ``which_lot``."""
    sizes = lab.offers()
    return which_lot(lot, alike=len(sizes.cards) == 2 * sizes.size)


def offer_tokens(offer: Offer) -> str:
    """An offer in short, the same in all languages: face-down cards after a stroke, money last.

    >>> offer_tokens(Offer(Lot((0, 1), ()), Lot((2,), (3,), 4)))
    'R C | L / P $4'
    """
    return " | ".join(map(_lot_tokens, offer))


def _lot_tokens(lot: Lot) -> str:
    up, down = (" ".join(HAND_TOKENS[card] for card in cards) for cards in (lot.up, lot.down))
    shown = f"{up} / {down}" if down else up
    return f"{shown} ${lot.money}" if lot.money else shown


def offer_text(lang: str, offer: Offer) -> str:
    """Both lots in words."""
    first, second = (lot_text(lang, lot) for lot in offer)
    return filled(lang, "lab-offer-text", {"first": first, "second": second})


def figure_text(lang: str, lab: Laboratory, found: Figure) -> str:
    """A score or a difference of scores, with its 95 % interval."""
    names = {
        "value": score_text(lang, lab.state.game.victory, found.mean),
        "error": number_text(lang, round(reach(found.error, lab.trials.deals), 1)),
    }
    return filled(lang, "lab-figure", names)


def worth_text(lang: str, lab: Laboratory, found: Figure) -> str:
    """What the divider looks at: a score, or a lead over a rival."""
    if not lab.rivalry:
        return figure_text(lang, lab, found)
    behind = round(found.mean, 1) < 0
    size = Figure(abs(found.mean), found.error)
    return filled(
        lang, "lab-lead", {"figure": figure_text(lang, lab, size)}, behind="yes" if behind else "no"
    )


def survey_words(lang: str, lab: Laboratory, found: Survey) -> str:
    """How much was looked at, and the best offer."""
    counts = said(lang, "lab-counts", allowed=found.allowed, priced=found.priced, played=len(found.splits))
    names = {
        "offer": offer_text(lang, found.best.offer),
        "worth": worth_text(lang, lab, found.best.against(found.against).worth),
    }
    return f"{counts} {filled(lang, 'lab-best', names, chooser=found.against)}"


def split_words(lang: str, lab: Laboratory, split: Split) -> tuple[str, ...]:
    """An offer, and what each chooser makes of it."""
    return offer_text(lang, split.offer), *(_reply(lang, lab, reply) for reply in split.replies)


def _reply(lang: str, lab: Laboratory, reply: Reply) -> str:
    names = {
        "lot": lot_name(lang, lab, "open"),
        "divider": figure_text(lang, lab, reply.divider),
        "taker": figure_text(lang, lab, reply.taker),
    }
    return filled(lang, "lab-reply", names, chooser=reply.chooser, percent=round(100 * reply.takes_open))


def regret_words(lang: str, lab: Laboratory, found: Regret) -> str:
    """What an offer costs, and which one is better."""
    if found.cost.mean < SLIGHT:
        return said(lang, "lab-regret.none")
    names = {"cost": figure_text(lang, lab, found.cost), "best": offer_text(lang, found.best)}
    return filled(lang, "lab-regret", names)


def choice_words(lang: str, lab: Laboratory, found: Choice) -> tuple[str, ...]:
    """What the lots promise who chooses, whether the choice was right, and whether it was lucky."""
    first, second = (lot_name(lang, lab, lot) for lot in LOTS)
    names = {
        "first": _capital(first),
        "open": figure_text(lang, lab, found.open),
        "second": second,
        "rest": figure_text(lang, lab, found.rest),
    }
    return (
        filled(lang, "lab-promise", names),
        _judged(lang, lab, "lab-choice", found.lot, found.regret),
        _judged(lang, lab, "lab-hindsight", found.lot, found.hindsight),
    )


def _judged(lang: str, lab: Laboratory, key: str, lot: str, cost: Figure) -> str:
    names = {"lot": lot_name(lang, lab, lot)}
    if cost.mean < SLIGHT:
        return filled(lang, f"{key}.right", names)
    names["cost"] = figure_text(lang, lab, cost)
    return filled(lang, key, names, rivals="yes" if lab.rivalry else "no")


def knowledge_words(lang: str, lab: Laboratory, found: Knowledge) -> tuple[str, ...]:
    """What looking under the face-down cards is worth to who chooses."""
    parts = []
    for lot, gain in zip(LOTS, (found.open, found.rest), strict=True):
        if gain != (0.0, 0.0):
            parts.append(_gain(lang, lab, "lab-know", lot_name(lang, lab, lot), gain))
    if len(parts) > 1:
        parts.append(_gain(lang, lab, "lab-know-both", "", found.both))
    return *parts, _gain(lang, lab, "lab-know-here", "", found.here)


def _gain(lang: str, lab: Laboratory, key: str, lot: str, gain: Figure) -> str:
    names = {"lot": lot} if lot else {}
    if gain.mean < SLIGHT:
        return filled(lang, f"{key}.nothing", names)
    return filled(lang, key, names | {"gain": figure_text(lang, lab, gain)})


def hiding_words(lang: str, lab: Laboratory, found: Hiding) -> tuple[str, ...]:
    """What the division is worth with open cards, the best to hide, and what hiding each card does."""
    best = found.covers[0]
    told = [filled(lang, "lab-shown", {"worth": worth_text(lang, lab, found.shown)})]
    if best.gain.mean < SLIGHT:
        told.append(said(lang, "lab-hide.nothing"))
    else:
        names = {
            "cards": listed(lang, list(_covered(lang, lab, best.offer))),
            "gain": figure_text(lang, lab, best.gain),
        }
        told.append(filled(lang, "lab-hide", names))
    return *told, *(_hidden(lang, lab, card) for card in found.cards)


def _covered(lang: str, lab: Laboratory, offer: Offer) -> Iterator[str]:
    for name, lot in zip(LOTS, offer, strict=True):
        if lot.down:
            names = {"cards": _cards(lang, lot.down), "lot": lot_name(lang, lab, name)}
            yield filled(lang, "lab-covered", names)


def _hidden(lang: str, lab: Laboratory, found: Hidden) -> str:
    names = {
        "card": _cards(lang, (found.card,)),
        "lot": lot_name(lang, lab, found.lot),
        "gain": figure_text(lang, lab, Figure(abs(found.gain.mean), found.gain.error)),
    }
    size = round(found.gain.mean, 1)
    effect = "none" if not size else "good" if size > 0 else "bad"
    if effect == "none":
        del names["gain"]
        return filled(lang, "lab-hidden.none", names)
    return filled(lang, "lab-hidden", names, effect=effect)


def bribe_words(lang: str, lab: Laboratory, found: Bribe) -> tuple[str, ...]:
    """The price of a fair bribe, and what paying it does to who divides."""
    names = {"lot": lot_name(lang, lab, found.lot)}
    told = []
    if found.price is None:
        names |= {"money": money_text(lang, found.money), "lag": figure_text(lang, lab, found.lag)}
        told.append(filled(lang, "lab-bribe.beyond", names))
    elif not found.price:
        told.append(_capital(filled(lang, "lab-bribe.wanted", names)))
    else:
        sums = {
            "price": money_text(lang, found.price),
            "less": money_text(lang, found.too_little or 0),
        }
        told.append(filled(lang, "lab-bribe", names | sums))
        size = figure_text(lang, lab, Figure(abs(found.effect.mean), found.effect.error))
        pays = "yes" if found.effect.mean > 0 else "no"
        told.append(filled(lang, "lab-bribe-effect", {"effect": size}, pays=pays))
    if not found.allowed:
        told.append(said(lang, "lab-bribe-unknown"))
    return tuple(told)


def _cards(lang: str, cards: Cards) -> str:
    return cards_text(lang, [HAND_TOKENS[card] for card in cards])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
