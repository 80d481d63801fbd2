"""The rulebook's worked examples on the stage, told as the book tells them: a question, its answer, and what shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place
from cardcity_tutor.locale import has, say

from ...book import Example, claims, examples
from ...book.telling import ToldLine, tellings
from ...face.wording import money_text
from ...face.wording.claims import given_words, player_words
from ...face.wording.reasons import cite
from ...face.wording.rules import example_words
from ...face.wording.stage import limit_text
from ...rules.development import Choice
from ..claim_boards import COUNTED
from ..ground import Ground
from ..judging import token_of
from ..scoring import INCOME, counted_places
from .counting import counting
from .frames import Frame, Line, Show, spot

Claim = Mapping[str, Any]
TRIED = ("build", "duty")
MANY = 3
"""So many cells tried with one card are marked as allowed and forbidden, without a ghost on each."""


def example_named(name: str) -> Example:
    """A worked example by its id."""
    found = examples().get(name)
    if found is None:
        raise InputError("stage-no-example", value=name[:60])
    return found


def showing(example: Example, lang: str, *, predict: bool = False) -> Show:
    """An example line by line; its title would often give the answer away and comes last."""
    words, telling = example_words(lang, example), tellings()[example.id]
    rebuilt = [say(lang, "stage-rebuilt")] if example.rebuilt else []
    show = Show(
        words["title"],
        words["question"],
        aside=" · ".join([words["cite"], *_shared(example.claims, lang), *rebuilt]),
        note=say(lang, telling.note) if has(lang, telling.note) else "",
        late=True,
        marks=telling.marks,
    )
    _lay_all(show, example.claims, lang)
    show.frames.append(Frame(ground=0 if show.grounds else -1))
    for line in telling.lines:
        if line.account is None:
            _tell(show, example, line, lang, predict=predict)
        else:
            _count(show, example.claims[line.account], lang, predict=predict)
    return show


def _shared(stated: Sequence[Claim], lang: str) -> list[str]:
    """How all statements of an example are played. On a shared map every sum names its player for itself."""
    told = [given_words(lang, claim) for claim in stated if claim["claim"] not in ("split", "places")]
    named = {player_words(lang, claim) for claim in stated if claim["claim"] in COUNTED}
    return [
        text for text in (told[0] if told else []) if text not in named and all(text in one for one in told)
    ]


def _laid(show: Show, claim: Claim, lang: str) -> int:
    return show.lay(claims.position(claim), lang, claim.get("victory", "")) if "city" in claim else -1


def _lay_all(show: Show, stated: Sequence[Claim], lang: str) -> None:
    """All cities of an example, wide enough for the marks; where something is counted, for all that counts."""
    counts = any(claim["claim"] in COUNTED for claim in stated)
    for claim in stated:
        if "city" in claim:
            position = claims.position(claim)
            also = [*(counted_places(position) if counts else ()), *show.marked(position).values()]
            show.lay(position, lang, claim.get("victory", ""), also=also)


# ---------------------------------------------------------------- lines


def _count(show: Show, claim: Claim, lang: str, *, predict: bool) -> None:
    """The account of a city, term by term as in the score show."""
    at, counted = _laid(show, claim, lang), len(show.lines)
    account = counting(show.positions[at], lang, _counts(claim), predict=predict)
    show.lines += account.lines
    show.frames += [
        replace(frame, ground=at, shown=frame.shown + counted)
        for frame in account.frames
        if frame.shown or frame.asked
    ]


def _tell(show: Show, example: Example, told: ToldLine, lang: str, *, predict: bool) -> None:
    """A line with its own words; one that rests on no claim leaves the board as it is."""
    stated = [example.claims[at] for at in told.shows]
    against = next((rule for claim in stated for rule in _against(claim)), "")
    ask = say(lang, f"{told.key}.ask") if told.key else say(lang, "stage-answer")
    line = Line(
        ask,
        say(lang, told.key) if told.key else example_words(lang, example)["answer"],
        _value(stated, lang) if told.key else "",
        ahead=ask,
        mark=_mark(stated),
        rule=against,
        cite=cite(lang, against, example.source.book) if against else "",
        lots=told.lots,
    )
    frame = show.frames[-1]
    if told.city is not None:
        at = _laid(show, example.claims[told.city], lang)
        ground = show.grounds[at]
        frame = Frame(ground=at, lit=tuple(ground.numbers(told.lit)), spot=spot(ground.plan, told.lit))
    elif stated and "city" in stated[0]:
        frame = _joined([_frame(show, claim, lang) for claim in stated])
    # Who is to guess sees the city that is asked about, and not yet what lights up on it.
    show.add(line, frame, predict=predict, asked=Frame(ground=frame.ground))


def _value(stated: Sequence[Claim], lang: str) -> str:
    """The figure of a line."""
    kinds = {claim["claim"] for claim in stated}
    if kinds == {"setup"} and stated[0]["what"] != "hand":
        return str(stated[0]["count"])
    if kinds == {"limit"}:
        return limit_text(lang, *claims.position(stated[0]).limit())
    if kinds == {"build"} and len(stated) >= MANY:
        return f"{sum(not claims.against(claim) for claim in stated)}/{len(stated)}"
    return ""


def _mark(stated: Sequence[Claim]) -> str:
    """Whether a card that is tried is allowed; where one cell is and another is not, the board says which."""
    found = {claims.holds(claim) for claim in stated if claim["claim"] in TRIED}
    if len(found) != 1 or len(stated) >= MANY:
        return ""
    return "yes" if found.pop() else "no"


def _against(claim: Claim) -> tuple[str, ...]:
    """The rules against what a statement wants to do."""
    if claim["claim"] in TRIED:
        return claims.against(claim)
    if claim["claim"] == "grows":
        choice = Choice(claim["colour"], _place(claim))
        return claims.position(claim).development_verdict(choice).rules
    return ()


def _counts(claim: Claim) -> str:
    """Which account a statement is about."""
    return INCOME if claim["claim"] == "income" else str(claim["victory"])


def _place(claim: Claim) -> Place:
    row, column = claim["cell"]
    return row, column


# ---------------------------------------------------------------- frames


def _joined(frames: Sequence[Frame]) -> Frame:
    """Several statements about one city in one picture."""
    first = frames[0]
    many = len(frames) >= MANY
    return replace(
        first,
        lit=_all(frame.lit for frame in frames),
        spot="" if many else "".join(dict.fromkeys(frame.spot for frame in frames)),
        ghosts=() if many else _all(frame.ghosts for frame in frames),
        culprits=() if many else _all(frame.culprits for frame in frames),
        legal=_all(frame.legal for frame in frames),
        refused=_all(frame.refused for frame in frames),
    )


def _all(parts: Iterator[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(one for part in parts for one in part))


def _frame(show: Show, claim: Claim, lang: str) -> Frame:
    """What shows a statement."""
    kind, at = claim["claim"], _laid(show, claim, lang)
    ground, position = show.grounds[at], show.positions[at]
    if kind == "district":
        cells = claims.district_of(claim)
        return Frame(ground=at, lit=tuple(ground.numbers(cells)), spot=spot(ground.plan, cells))
    if kind in TRIED:
        verdict = position.with_hand(()).verdict(claim["card"], _place(claim), claim.get("facing"))
        token = token_of(claim["card"], claim.get("facing"))
        faults = [reason.cells for reason in verdict.reasons]
        return _tried(ground, at, _place(claim), token, faults, allowed=bool(verdict))
    if kind == "grows":
        choice = Choice(claim["colour"], _place(claim))
        faults = [reason.cells for reason in position.development_verdict(choice).reasons]
        due = choice in position.due()
        return _tried(ground, at, choice.place, choice.colour, faults, allowed=due, grows=True)
    if kind == "cloud":
        return Frame(ground=at, lit=tuple(ground.numbers([_place(claim)])))
    if kind == "outcome":
        after = claims.position({**claim, "city": claim["result"]})
        return Frame(ground=show.lay(after, lang, also=show.marked(after).values()), badges=True)
    if kind in COUNTED:
        return _counted(show, claim, at, lang)
    return Frame(ground=at, badges=kind == "still")


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
    culprits = tuple((cell, 0) for cells in faults for cell in ground.numbers(cells))
    return Frame(ground=at, spot=mark, refused=here, culprits=culprits, badges=grows)


def _counted(show: Show, claim: Claim, at: int, lang: str) -> Frame:
    """An account with all its stamps at once, or the part of it that is stated."""
    account = counting(show.positions[at], lang, _counts(claim))
    whole, label = account.frames[-1], say(lang, "stage-total")
    if claim.get("part", "total") == "total":
        return Frame(ground=at, lit=whole.lit, stamps=whole.stamps, total=whole.total, label=label)
    term = claims.income_part(claim)
    ground = show.grounds[at]
    value = money_text(lang, term.value)
    return Frame(
        ground=at,
        lit=tuple(ground.numbers(term.cells)) or whole.lit,
        total=value,
        label=say(lang, "stage-part", part=claim["part"]),
    )
