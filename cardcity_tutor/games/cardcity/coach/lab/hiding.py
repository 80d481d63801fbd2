"""The value of face-down cards: what it would be worth to know them, and what hiding them is worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from statistics import fmean
from typing import Final, NamedTuple

from ...rules.actions import LOTS, Cards, Offer
from .bribes import bribed
from .figures import NOTHING, Figure, Series, added, figure, less
from .laboratory import READER, SEER, Laboratory, counted
from .playing import looks
from .surveying import promising

COVERS: Final = 24
"""Ways to hide cards that are played out."""


class Knowledge(NamedTuple):
    """What the chooser would gain who could look under cards before he takes a lot."""

    open: Figure
    """Under those of the open lot …"""
    rest: Figure
    """… of the other one …"""
    both: Figure
    """… and of both."""
    here: Figure
    """Under both, with the cards that really lie there; 0 where he takes the better lot anyway."""


class Cover(NamedTuple):
    """A way to hide cards of a division."""

    offer: Offer
    worth: Figure
    """To the divider, against a reader."""
    gain: Figure
    """Compared with all cards open."""


class Hidden(NamedTuple):
    """A card of a lot: what hiding it, rather than showing it, is worth to the divider, on average over the covers."""

    lot: str
    card: int
    gain: Figure


class Hiding(NamedTuple):
    """What can be hidden in one division, the best first."""

    shown: Figure
    """What the division is worth to the divider with all cards open."""
    covers: tuple[Cover, ...]
    cards: tuple[Hidden, ...]
    allowed: int
    """Ways that the rules allow."""


def knowledge(lab: Laboratory, offer: Offer) -> Knowledge:
    """What knowing the face-down cards of an offer is worth to who chooses.

    He chooses by one sample of coming turns and is judged by another, so that luck is not taken for knowledge. A
    small sample makes him choose badly: the figures are rather too low than too high.
    """
    offer = lab.allowed(offer)
    samples = [lab.pulls(offer, trials=trials) for trials in (lab.trials, lab.twin)]
    means = [fmean(chain(samples[0][place], samples[1][place])) for place in (0, 1)]
    dealt = [lab.trials.hidden(look) for look in looks(offer)]

    def gain(*places: int) -> Figure:
        looked = [place for place in places if offer[place].down]
        if not looked:
            return NOTHING
        leads = []
        for sample in samples:
            first, rest = (
                sample[place] if place in looked else (means[place],) * len(sample[place]) for place in (0, 1)
            )
            leads.append(less(first, rest))
        known = list(zip(*(dealt[place] for place in looked), strict=True))
        return figure(_learnt(leads, known, blind=means[0] > means[1]))

    return Knowledge(gain(0), gain(1), gain(0, 1), _here(lab, offer))


def _learnt(leads: list[Series], known: list[tuple[Cards, ...]], *, blind: bool) -> Series:
    """What choosing by what is known gains over always taking the same lot, deal by deal."""
    gains = [0.0] * len(known)
    for judged, chosen in (leads, leads[::-1]):
        groups: dict[tuple[Cards, ...], list[float]] = {}
        for cards, lead in zip(known, chosen, strict=True):
            groups.setdefault(cards, []).append(lead)
        takes_open = {cards: fmean(found) > 0 for cards, found in groups.items()}
        for number, (cards, lead) in enumerate(zip(known, judged, strict=True)):
            gains[number] += lead * (takes_open[cards] - blind) / 2
    return tuple(gains)


def _here(lab: Laboratory, offer: Offer) -> Figure:
    """What the reader loses because he does not see the cards that lie there."""
    lead = less(*lab.pulls(offer, seer=True))
    return figure(added(((fmean(lead) > 0) - lab.takes_open(offer, READER), lead)))


def hiding(lab: Laboratory, offer: Offer, most: int = COVERS) -> Hiding:
    """What each way to hide cards of this division is worth to the divider, against a reader."""
    offer = lab.allowed(bribed(offer, LOTS[0], 0))
    everything = list(lab.covers(offer.open.cards, offer.rest.cards))
    chosen = promising(lab, everything, counted(most, "most"), len(everything))
    shown = lab.worth(offer, SEER)
    worths = {cover: lab.worth(cover, READER) for cover in dict.fromkeys([*chosen, offer])}
    covers = [Cover(cover, figure(worth), figure(less(worth, shown))) for cover, worth in worths.items()]
    covers.sort(key=lambda cover: (-cover.worth.mean, cover.offer))
    return Hiding(figure(shown), tuple(covers), tuple(_cards(worths)), len(everything))


def _cards(worths: dict[Offer, Series]) -> Iterator[Hidden]:
    """Every card that some covers hide and others do not."""
    for place, lot in enumerate(LOTS):
        cards: Cards = tuple(sorted(set(chain.from_iterable(offer[place].cards for offer in worths))))
        for card in cards:
            hidden = [worth for offer, worth in worths.items() if card in offer[place].down]
            open_ = [worth for offer, worth in worths.items() if card not in offer[place].down]
            if hidden and open_:
                yield Hidden(lot, card, figure(less(_mean(hidden), _mean(open_))))


def _mean(many: list[Series]) -> Series:
    return added(*((1 / len(many), series) for series in many))
