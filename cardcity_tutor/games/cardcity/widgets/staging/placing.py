"""Where a card may go: every rule strikes out its cells in turn, and what is left is allowed; and why not on one cell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cardcity_tutor.core.verdict import Place, Reason, Verdict
from cardcity_tutor.locale import say

from ...face.wording import reason_words, remedy_words
from ...face.wording.rules import citation
from ...face.wording.stage import cells_left, cells_struck, places_question, rules_against, source_of
from ...rules.kernel.cards import facings
from ...rules.position import Position
from ...rules.tokens import card_of, facing_letter
from ..ground import Ground
from ..judging import token_of
from .frames import Frame, Line, Show, cells_named, spot
from .growth import figures

NAMED = 8
"""Cells that a line names; more of them are seen better than read."""


class Card(NamedTuple):
    """A card of a hand, and how it is turned; full cards have no facing."""

    token: str
    facing: str | None = None

    @classmethod
    def of(cls, token: str, turn: int = 0) -> Card:
        """A card turned so many times."""
        number = card_of(token, "card")
        turns = facings(number)
        return cls(token, facing_letter(number, turn % turns) if turns > 1 else None)

    @property
    def drawn(self) -> str:
        """How the card is written on a map."""
        return token_of(self.token, self.facing)


@dataclass(frozen=True, slots=True)
class Struck:
    """A rule, the free cells where it forbids the card, and the cards at fault."""

    reason: Reason
    cells: tuple[Place, ...]
    culprits: tuple[Place, ...]


def verdicts(position: Position, ground: Ground, card: Card) -> dict[Place, Verdict]:
    """What the rules say of a card on every free cell that is shown. Duties of a hand are left out."""
    free = position.with_hand(())
    open_cells = [
        place
        for place in ground.plan.spots
        if place not in ground.plan.tokens and place not in ground.plan.ring
    ]
    return {place: free.verdict(card.token, place, card.facing) for place in open_cells}


def struck(found: dict[Place, Verdict]) -> list[Struck]:
    """The rules that forbid the card somewhere: those that strike most first, those that forbid it everywhere last."""
    reasons: dict[str, Reason] = {}
    cells: dict[str, list[Place]] = {}
    faults: dict[str, dict[Place, None]] = {}
    for place, verdict in found.items():
        for reason in verdict.reasons:
            reasons.setdefault(reason.rule, reason)
            cells.setdefault(reason.rule, []).append(place)
            faults.setdefault(reason.rule, {}).update(dict.fromkeys(reason.cells))
    order = sorted(reasons, key=lambda rule: (len(cells[rule]) == len(found), -len(cells[rule])))
    return [Struck(reasons[rule], tuple(cells[rule]), tuple(faults[rule])) for rule in order]


def placing(position: Position, lang: str, card: Card, *, predict: bool = False) -> Show:
    """Where a card may go, rule by rule."""
    show = Show(say(lang, "stage-places"), places_question(lang, card.drawn))
    ground = show.grounds[show.lay(position, lang)]
    found = verdicts(position, ground, card)
    left = dict.fromkeys(found)
    show.frames.append(Frame(total=cells_left(lang, len(left)), label=say(lang, "stage-left-open")))
    refused: dict[Place, None] = {}
    for rule in struck(found):
        fresh = [place for place in rule.cells if place in left]
        for place in fresh:
            del left[place]
        refused |= dict.fromkeys(fresh)
        words = reason_words(lang, rule.reason, card.token, ground.name, edition=ground.edition)
        lit = [*rule.cells, *rule.culprits]
        frame = Frame(
            lit=tuple(ground.numbers(lit)),
            refused=tuple(ground.numbers(refused)),
            culprits=_culprits(ground, rule.culprits, len(show.lines) + 1),
            total=cells_left(lang, len(left)),
            label=say(lang, "stage-left-open"),
        )
        before = show.frames[-1]
        show.add(
            Line(
                words.title,
                words.text,
                cells_struck(lang, len(fresh)),
                ahead=words.title,
                rule=words.rule,
                cite=citation(lang, source_of(words.rule, ground.edition)),
            ),
            frame,
            predict=predict,
            asked=Frame(refused=before.refused, total=before.total, label=before.label),
        )
    allowed = tuple(ground.numbers(left))
    title = say(lang, "stage-allowed" if left else "stage-nowhere")
    where = cells_named(ground, list(left), NAMED)
    show.add(
        Line(
            title, where, str(len(left)), ahead=say(lang, "stage-what-is-left"), mark="yes" if left else "no"
        ),
        Frame(
            legal=allowed,
            refused=tuple(ground.numbers(refused)),
            total=cells_left(lang, len(left)),
            label=say(lang, "stage-allowed-label"),
        ),
        predict=False,
    )
    return show


def _culprits(ground: Ground, places: tuple[Place, ...], number: int) -> tuple[tuple[int, int], ...]:
    return tuple((cell, number) for cell in ground.numbers(places))


def asking(
    position: Position, lang: str, card: Card, place: Place, victory: str, *, predict: bool = False
) -> Show:
    """Why a card may not go on one cell, reason by reason; or what follows where it may."""
    show = Show(say(lang, "stage-places"), "")
    ground = show.grounds[show.lay(position, lang, victory)]
    show.question = places_question(lang, card.drawn, ground.name(place))
    free = position.with_hand(())
    verdict = free.verdict(card.token, place, card.facing)
    here = tuple(ground.numbers([place]))
    mark = spot(ground.plan, [place])
    show.frames.append(Frame(spot=mark, total="?", label=say(lang, "stage-allowed-question")))
    if verdict:
        after = free.build(card.token, place, card.facing)
        show.add(
            Line(say(lang, "stage-allowed-here"), ahead=say(lang, "stage-verdict"), mark="yes"),
            Frame(
                legal=here,
                ghosts=tuple((card.drawn, cell, False) for cell in here),
                changes=figures(position, after, lang, victory),
            ),
            predict=False,
        )
        return show
    count = rules_against(lang, len(verdict.reasons))
    for number, reason in enumerate(verdict.reasons, 1):
        words = reason_words(lang, reason, card.token, ground.name, edition=ground.edition)
        line = Line(
            words.title,
            " ".join(filter(None, [words.text, words.here])),
            cite=citation(lang, source_of(words.rule, ground.edition)),
            ahead=say(lang, "stage-reason"),
            mark="no",
            rule=words.rule,
        )
        frame = Frame(
            lit=tuple(ground.numbers([place, *reason.cells])),
            spot=mark,
            refused=here,
            culprits=_culprits(ground, reason.cells, number),
            total=count,
            label=say(lang, "stage-forbidden"),
        )
        show.add(
            line, frame, predict=predict, asked=Frame(spot=mark, refused=here, total=count, label=frame.label)
        )
    remedy = remedy_words(lang, verdict, card.token, ground.name, brick=ground.plan.brick)
    if remedy:
        line = Line(say(lang, "stage-remedy"), remedy, ahead=say(lang, "stage-remedy"))
        show.add(
            line,
            Frame(spot=mark, refused=here, total=count, label=say(lang, "stage-forbidden")),
            predict=False,
        )
    return show
