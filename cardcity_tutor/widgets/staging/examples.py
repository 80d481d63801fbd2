"""The rulebook's worked examples on the stage: each statement is first asked, then judged and shown on its own city."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place
from cardcity_tutor.games.cardcity import claims
from cardcity_tutor.games.cardcity.development import Choice
from cardcity_tutor.games.cardcity.position import Position
from cardcity_tutor.games.cardcity.rulebook import Example, examples
from cardcity_tutor.locale import say
from cardcity_tutor.render.wording.claims import claim_words
from cardcity_tutor.render.wording.reasons import cite
from cardcity_tutor.render.wording.rules import example_words
from cardcity_tutor.render.wording.stage import account_text, limit_text, may_go, where_yes_no

from ..claim_boards import COUNTED, POSITION
from ..ground import Ground
from ..judging import token_of
from ..scoring import INCOME, counted_places
from .circumstances import changed, different, shared, told
from .counting import counting
from .frames import Frame, Line, Show, cells_named, spot

Claim = Mapping[str, Any]
NAMED = 8
TOGETHER = 3
"""So many cells tried with one card are one statement: where it may go."""


def example_named(name: str) -> Example:
    """A worked example by its id."""
    found = examples().get(name)
    if found is None:
        raise InputError("stage-no-example", value=name[:60])
    return found


def showing(example: Example, lang: str, *, predict: bool = False) -> Show:
    """An example, statement by statement."""
    words = example_words(lang, example)
    usual = shared(example.claims, lang)
    show = Show(
        words["title"], words["question"], aside=" · ".join([words["cite"], *usual]), note=words["rebuilt"]
    )
    _lay_all(show, example.claims, lang)
    show.frames.append(Frame(ground=_laid(show, example.claims[0], lang)))
    before: Ground | None = None
    for group in _statements(example.claims):
        line, frame = _several(show, group, lang) if len(group) > 1 else _one(show, group[0], lang)
        here = _ground(show, group[0], lang)
        given = told([*changed(before, here, lang), *different(group[0], usual, lang)])
        before, line = here or before, replace(line, given=given)
        asked = Frame(ground=frame.ground, spot=frame.spot if len(group) == 1 else "")
        show.add(line, frame, predict=predict, asked=asked)
    answer = Line(say(lang, "stage-answer"), words["answer"], ahead=say(lang, "stage-answer"))
    show.add(answer, Frame(ground=show.frames[-1].ground), predict=False)
    return show


def _statements(stated: Sequence[Claim]) -> Iterator[list[Claim]]:
    """What is stated at a time: a card on many cells at once, all else one by one."""
    for _, group in groupby(stated, key=_together):
        found = list(group)
        yield from [found] if len(found) >= TOGETHER else ([claim] for claim in found)


def _together(claim: Claim) -> object:
    """Claims of one key are about one card on one city."""
    if claim["claim"] != "build":
        return id(claim)
    return repr([claim.get(key) for key in (*POSITION, "money", "card", "facing")])


def _laid(show: Show, claim: Claim, lang: str) -> int:
    return show.lay(claims.position(claim), lang, claim.get("victory", "")) if "city" in claim else -1


def _ground(show: Show, claim: Claim, lang: str) -> Ground | None:
    at = _laid(show, claim, lang)
    return show.grounds[at] if at >= 0 else None


def _lay_all(show: Show, stated: Sequence[Claim], lang: str) -> None:
    """All cities of an example; where something is counted, wide enough for all that counts."""
    counts = any(claim["claim"] in COUNTED for claim in stated)
    for claim in stated:
        if "city" in claim:
            position = claims.position(claim)
            also = counted_places(position) if counts else ()
            show.lay(position, lang, claim.get("victory", ""), also=also)


def _several(show: Show, stated: Sequence[Claim], lang: str) -> tuple[Line, Frame]:
    """One card tried on several cells of one city."""
    first = stated[0]
    at = _laid(show, first, lang)
    ground = show.grounds[at]
    position = claims.position(first).with_hand(())
    allowed: list[Place] = []
    refused: list[Place] = []
    for claim in stated:
        place = (claim["cell"][0], claim["cell"][1])
        verdict = position.verdict(claim["card"], place, claim.get("facing"))
        (allowed if verdict else refused).append(place)
    token = token_of(first["card"], first.get("facing"))
    title = may_go(lang, token)
    text = where_yes_no(lang, cells_named(ground, allowed, NAMED), cells_named(ground, refused, NAMED))
    frame = Frame(ground=at, legal=tuple(ground.numbers(allowed)), refused=tuple(ground.numbers(refused)))
    return Line(title, text, f"{len(allowed)}/{len(stated)}", ahead=title), frame


def _one(show: Show, claim: Claim, lang: str) -> tuple[Line, Frame]:
    """One statement with what shows it."""
    at = _laid(show, claim, lang)
    ground = _ground(show, claim, lang)
    words = claim_words(lang, claim, ground.name if ground else str)
    detail = " ".join(filter(None, [words.told, *words.more[:1], _account(show, claim, at, lang)]))
    against = next(iter(_against(claim)), "")
    line = Line(
        words.said,
        detail,
        ahead=words.said,
        mark="yes" if words.true else "no",
        rule=against,
        cite=cite(lang, against, claim.get("edition", "xl")) if against else "",
    )
    return line, _frame(show, claim, at, ground, lang) if ground else Frame(ground=-1)


def _against(claim: Claim) -> tuple[str, ...]:
    """The rules against what a statement wants to do."""
    if claim["claim"] in ("build", "duty"):
        return claims.against(claim)
    if claim["claim"] == "grows":
        choice = Choice(claim["colour"], (claim["cell"][0], claim["cell"][1]))
        return claims.position(claim).development_verdict(choice).rules
    return ()


def _account(show: Show, claim: Claim, at: int, lang: str) -> str:
    """The terms that a stated sum is made of, so that money and empty cells are no riddle."""
    if claim["claim"] not in COUNTED:
        return ""
    lines = counting(show.positions[at], lang, _counts(claim)).lines
    if claim.get("part", "total") != "total":
        rule = claims.income_part(claim).rule
        lines = [line for line in lines if line.rule == rule]
    return account_text(lang, [(line.title, line.value) for line in lines if line.value != "0"])


def _counts(claim: Claim) -> str:
    """Which account a statement is about."""
    return INCOME if claim["claim"] == "income" else str(claim["victory"])


def _frame(show: Show, claim: Claim, at: int, ground: Ground, lang: str) -> Frame:
    kind = claim["claim"]
    position = show.positions[at]
    place: Place | None = (claim["cell"][0], claim["cell"][1]) if "cell" in claim else None
    if kind == "district":
        cells = claims.district_of(claim)
        return Frame(ground=at, lit=tuple(ground.numbers(cells)), spot=spot(ground.plan, cells))
    if kind in ("build", "duty") and place:
        where = position.with_hand(()) if kind == "build" else position
        verdict = where.verdict(claim["card"], place, claim.get("facing"))
        token = token_of(claim["card"], claim.get("facing"))
        return _tried(
            ground, at, place, token, [reason.cells for reason in verdict.reasons], allowed=bool(verdict)
        )
    if kind == "grows" and place:
        choice = Choice(claim["colour"], place)
        due = choice in position.due()
        reasons = position.development_verdict(choice).reasons
        faults = [reason.cells for reason in reasons]
        return _tried(ground, at, place, claim["colour"], faults, allowed=due, grows=True)
    if kind == "cloud" and place:
        return _tried(ground, at, place, claim.get("card", "I1"), [], allowed=claims.holds(claim))
    if kind == "outcome":
        return Frame(ground=show.lay(claims.position({**claim, "city": claim["result"]}), lang), badges=True)
    if kind == "limit":
        limit = position.limit()
        return Frame(ground=at, total=limit_text(lang, *limit), label=say(lang, "stage-limit"))
    if kind in COUNTED:
        return _counted(show, at, _counts(claim), lang)
    return Frame(
        ground=at, badges=kind == "still", ghosts=tuple(_due(ground, position)) if kind == "still" else ()
    )


def _due(ground: Ground, position: Position) -> Iterator[tuple[str, int, bool]]:
    for choice in position.due():
        for cell in ground.numbers([choice.place]):
            yield choice.colour, cell, True


def _tried(
    ground: Ground,
    at: int,
    place: Place,
    token: str,
    faults: Sequence[Sequence[Place]],
    *,
    allowed: bool,
    grows: bool = False,
) -> Frame:
    """A card tried on a cell: as a ghost where it may go, else a cross and the cards at fault."""
    here = tuple(ground.numbers([place]))
    mark = spot(ground.plan, [place])
    if allowed:
        ghosts = tuple((token, cell, grows) for cell in here)
        return Frame(ground=at, spot=mark, ghosts=ghosts, legal=here, badges=grows)
    culprits = tuple(
        (cell, number) for number, cells in enumerate(faults, 1) for cell in ground.numbers(cells)
    )
    return Frame(ground=at, spot=mark, refused=here, culprits=culprits, badges=grows)


def _counted(show: Show, at: int, what: str, lang: str) -> Frame:
    """The account that a statement is judged by: all its stamps at once, and the total."""
    whole = counting(show.positions[at], lang, what).frames[-1]
    return Frame(
        ground=at, lit=whole.lit, stamps=whole.stamps, total=whole.total, label=say(lang, "stage-total")
    )
