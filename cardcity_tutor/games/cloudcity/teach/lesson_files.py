"""Cloud City in lesson files: its kinds of exercises as questions, its misconceptions, and fresh positions for both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any, Final

from ....core.errors import InputError
from ....course.answers import Answer, Form
from ....course.lesson import Drill
from ....course.questions import (
    Drawn,
    Judged,
    Kind,
    Misconception,
    Question,
    QuestionTeach,
    Request,
    asked,
    part_of,
)
from ..book.questions import answer as ask
from ..rules.best import best
from ..rules.bridges import against
from ..rules.city import Bridge, Cell, City
from ..rules.inspection import Request as Asked
from ..rules.inspection import read_request
from ..rules.notation import canonical, read_city
from ..rules.play import RULES
from ..rules.tiles import turns
from .malrules import MALRULES, MalRule
from .positions import KINDS as TILE_KINDS
from .positions import grown, position, request_for

REASONS: Final = (
    "heights",
    "diagonal",
    "too-long",
    "gap",
    "over-same",
    "through-taller",
    "cross-same",
    "two-per-building",
    "twice",
    "stock",
)
"""What can speak against a bridge …"""
PLACE_REASONS: Final = ("contact", "frame")
"""… and against a place for a tile."""
DECISIONS: Final = ("place", "bridge", "draw")
LINES: Final = ("taller-free", "lower-blocks", "over-same-ok", "gap-ok", "heights-mixed", "diagonal-ok")
"""Misconceptions that need no bridge to be seen."""
TOLD: Final = {"start-centre": ("start",), "new-tile-only": ("last",)}
"""What the position tells where a misconception is about it."""
TRIED: Final = 4
"""Pairs of a fresh exercise."""
FEW: Final = 8
"""Bridges of a fresh exercise to choose from."""
GHOSTS: Final = ("bridges", "best")
"""What a picture hides where the bridges are asked for …"""
PLACES: Final = ("places",)
"""… and where a place is: it shows numbers instead of where a tile may lie."""


# ---------------------------------------------------------------- what is asked about


def asked_of(question: Question) -> Asked:
    """The request as the engine reads it."""
    return read_request(question.request)


def place_name(cell: Cell) -> str:
    """A place as it is typed: its row and its column."""
    return f"{cell[0]}:{cell[1]}"


def cell_of(place: str) -> Cell:
    """The place of that name."""
    try:
        row, column = map(int, place.split(":"))
    except ValueError:
        raise InputError("answer-option", value=place[:40], expected="0:1") from None
    return row, column


def _pair(question: Question) -> str:
    return str(question.request["try"][0])


def _after(question: Question, name: str) -> Request:
    """The same request with one more bridge."""
    city = read_city(question.request["city"]).city
    bridge = _named(city, name)
    stock = {level: list(left) for level, left in question.request.get("stock", {}).items()}
    if bridge.level in stock:  # what is given is not counted from the city
        stock[bridge.level][bridge.length - 1] -= 1
    return {
        **question.request,
        "city": canonical(city.with_bridge(bridge)),
        **({"stock": stock} if stock else {}),
    }


def _named(city: City, name: str) -> Bridge:
    """A bridge by its name."""
    return next(iter(read_city(f"{canonical(City(city.squares))} | {name}").city.bridges))


def _buildable(answer: Mapping[str, Any]) -> list[str]:
    """The pairs of a request that somebody takes for possible bridges, or the bridges."""
    if "try" in answer:
        return [pair for pair, reasons in answer["try"].items() if not reasons]
    return list(part_of(answer, ("bridges", "legal")) or ())


def _places(answer: Mapping[str, Any]) -> list[str]:
    return [place_name(tuple(cell)) for cell in answer["cells"]]


def _winners(answer: Mapping[str, Any]) -> list[str]:
    rows = answer.get("table", ())
    return [str(number) for number, row in enumerate(rows, 1) if row["place"] == 1]


def _lost(question: Question, answered: Callable[[Request], Mapping[str, Any]]) -> list[str]:
    """The bridges that can no longer be built once one more stands."""
    bridge = str(question.data["bridge"])
    before = set(_buildable(answered(question.request))) - {bridge}
    return sorted(before - set(_buildable(answered(_after(question, bridge)))))


# ---------------------------------------------------------------- kinds whose answer is gathered


def gathered(
    form: Callable[[Question], Form],
    gather: Callable[[Mapping[str, Any]], list[str]],
    hides: Collection[str] = (),
    judge: Callable[[Question, Answer], Judged] | None = None,
) -> Kind:
    """A kind whose options are gathered from the answer of the engine, or of somebody who has a rule wrong."""

    def chosen(question: Question, answer: Mapping[str, Any]) -> Answer | None:
        try:
            found = gather(answer)
        except (KeyError, AttributeError):
            return None
        return tuple(option for option in question.form.options if option in found)

    return Kind(
        form,
        lambda question: chosen(question, ask(question.request)),
        lambda question, mistake: chosen(question, mistake.answer(question.request, question.data)),
        judge,
        hides=lambda _: hides,
    )


def _place_form(question: Question) -> Form:
    return Form("set", tuple(place_name(cell) for cell in asked_of(question).city.around))


def _pair_form(question: Question) -> Form:
    return Form("set", tuple(question.request.get("try", ())))


def _bridge_form(question: Question) -> Form:
    """Pairs of neighbours in a line, of one height, as long as a bridge can be."""
    found = ask(question.request)["bridges"]
    unlikely = {"too-long"}
    possible = [name for name, reasons in found["why"].items() if not unlikely & set(reasons)]
    return Form("set", tuple(sorted((*found["legal"], *possible))))


def _standing_form(question: Question) -> Form:
    return Form(
        "choice", tuple(sorted(bridge.name for bridge in read_city(question.request["city"]).city.bridges))
    )


def _city_form(question: Question) -> Form:
    return Form("set", tuple(str(number) for number, _ in enumerate(asked_of(question).cities, 1)))


def _against_pairs(question: Question, answer: Answer) -> Judged:
    """Beside a misconception the rules against the chosen pairs that cannot be bridges."""
    judged = question.compared(answer)
    if judged or judged.mal_rules:
        return judged
    answered = ask(question.request)
    why = {**answered["bridges"]["why"], **answered.get("try", {})}
    reasons = [reason for name in answer for reason in why.get(name, ())]
    return Judged(right=False, rules=tuple(dict.fromkeys(RULES[reason] for reason in reasons)))


def _against_places(question: Question, answer: Answer) -> Judged:
    judged = question.compared(answer)
    if judged or judged.mal_rules:
        return judged
    why = ask(question.request)["why"]
    reasons = [reason for place in answer for reason in why.get(place.replace(":", ","), ())]
    return Judged(right=False, rules=tuple(dict.fromkeys(RULES[reason] for reason in reasons)))


def _judge_reasons(question: Question, answer: Answer) -> Judged:
    """Beside a misconception the rules that are missing or too much."""
    judged = question.compared(answer)
    if judged:
        return judged
    wrong = sorted(set(answer) ^ set(question.solution()))
    return Judged(right=False, mal_rules=judged.mal_rules, rules=tuple(RULES[reason] for reason in wrong))


def _judge_card(question: Question, answer: Answer) -> Judged:
    """Beside a misconception the card that counts otherwise."""
    judged = question.compared(answer)
    return judged or Judged(False, judged.mal_rules, (str(question.data["card"]),))


def _lay_form(question: Question) -> Form:
    return Form("choice", tuple(place_name(cell) for cell in asked_of(question).city.around))


def _judge_laid(question: Question, answer: Answer) -> Judged:
    """Any place that the rules allow is right."""
    why = ask(question.request)["why"].get(answer.replace(":", ","), ())
    return Judged(not why, rules=tuple(RULES[reason] for reason in why))


# ---------------------------------------------------------------- the best set


def _best_form(question: Question) -> Form:
    return Form("set", tuple(ask(question.request)["bridges"]["legal"]))


def _best_set(question: Question) -> Answer:
    return tuple(ask(question.request)["best"]["bridges"])


def _bent_set(question: Question, mistake: Misconception) -> Answer | None:
    answer = mistake.answer(question.request, question.data)
    found = tuple(part_of(answer, ("best", "bridges")) or ())
    return (
        None if set(found) - set(question.form.options) or _judge_set(question, found, bare=True) else found
    )


def _judge_set(question: Question, answer: Answer, *, bare: bool = False) -> Judged:
    """Any set of the most votes is right; of one that cannot stand together the rules against it are told."""
    request = asked_of(question)
    city, stock, votes = request.city, dict(request.stock), 0
    for name in answer:
        bridge = _named(city, name)
        reasons = against(city, bridge.start, bridge.end, stock, taller_blocks=request.rules.taller_blocks)
        if reasons:
            return Judged(right=False, rules=tuple(RULES[reason] for reason in reasons))
        left = list(stock[bridge.level])
        left[bridge.length - 1] -= 1
        city, stock[bridge.level] = city.with_bridge(bridge), tuple(left)
        votes += bridge.votes
    if votes == best(request.city, request.stock, taller_blocks=request.rules.taller_blocks).total:
        return Judged(right=True)
    return Judged(right=False) if bare else question.compared(answer)


# ---------------------------------------------------------------- tiles


def _worth(question: Question, tile: str, cell: Cell, rotation: int) -> int:
    """The votes that could be built at once with a tile laid so."""
    request = asked_of(question)
    after = request.city.with_tile(tile, cell, rotation)
    return best(after, request.stock, taller_blocks=request.rules.taller_blocks).total


def _values(question: Question) -> dict[str, int]:
    """Of each option: a turn, a place or a tile, what it allows at best."""
    tile = str(question.data.get("tile", ""))
    cells = asked_of(question).city.free_cells(rectangle=asked_of(question).rectangle)
    if question.kind == "turn":
        cell = cell_of(str(question.data["place"]))
        return {str(turn): _worth(question, tile, cell, turn) for turn in turns(tile)}
    if question.kind == "where":
        return {
            place_name(cell): max(_worth(question, tile, cell, turn) for turn in turns(tile))
            for cell in cells
        }
    return {
        each: max(_worth(question, each, cell, turn) for cell in cells for turn in turns(each))
        for each in asked_of(question).hand
    }


def _value_form(question: Question) -> Form:
    request = asked_of(question)
    if question.kind == "turn":
        return Form("choice", tuple(map(str, turns(str(question.data["tile"])))))
    if question.kind == "where":
        return Form("choice", tuple(map(place_name, request.city.free_cells(rectangle=request.rectangle))))
    return Form("choice", request.hand)


def _most_worth(question: Question) -> Answer:
    values = _values(question)
    return max(values, key=lambda option: values[option])


def _judge_worth(question: Question, answer: Answer) -> Judged:
    values = _values(question)
    right = values[answer] == max(values.values())
    return Judged(
        right, rules=() if right else ("place-turn" if question.kind == "turn" else "bridge-lengths",)
    )


# ---------------------------------------------------------------- a bridge that cannot stand


def _culprits(question: Question) -> list[str]:
    """The bridges without which a city is possible."""
    city = read_city(question.request["city"]).city
    plan = canonical(City(city.squares))
    names = sorted(bridge.name for bridge in city.bridges)
    rest = {name: " ".join(other for other in names if other != name) for name in names}
    return [
        name
        for name in names
        if not ask({**question.request, "city": f"{plan} | {rest[name]}" if rest[name] else plan})["problems"]
    ]


def _culprit(question: Question) -> Answer:
    found = _culprits(question)
    if not found or not ask(question.request)["problems"]:
        raise InputError("question-unanswered", kind=question.kind)
    return found[0]


def _judge_culprit(question: Question, answer: Answer) -> Judged:
    right = answer in _culprits(question)
    problems = {problem[0] for problem in ask(question.request)["problems"]}
    rules = tuple(RULES[problem] for problem in sorted(problems) if problem in RULES)
    return Judged(right, rules=() if right else rules)


KINDS: Final[Mapping[str, Kind]] = {
    "places": gathered(_place_form, _places, PLACES, _against_places),
    "can": gathered(_pair_form, _buildable, GHOSTS, _against_pairs),
    "bridges": gathered(_bridge_form, lambda answer: list(part_of(answer, ("bridges", "legal")) or ()), GHOSTS, _against_pairs),
    "winner": gathered(_city_form, _winners, ("votes",)),
    "now": gathered(lambda _: Form("set", DECISIONS), lambda answer: list(answer["decisions"])),
    "why": asked(
        lambda _: Form("set", REASONS), lambda question: ("try", _pair(question)), hides=lambda _: GHOSTS, judge=_judge_reasons
    ),
    "why-place": asked(
        lambda _: Form("set", PLACE_REASONS),
        lambda question: ("why", str(question.data["place"]).replace(":", ",")),
        fields=("place",),
        hides=lambda _: PLACES,
        judge=_judge_reasons,
    ),
    "lay": Kind(_lay_form, lambda question: _places(ask(question.request))[0], None, _judge_laid, hides=lambda _: PLACES),
    "votes": asked(
        lambda _: Form("number"),
        lambda question: ("votes", str(question.data["part"])),
        fields=("part",),
        hides=lambda _: ("votes", "R", "F", "S"),
    ),
    "most": asked(lambda _: Form("number"), lambda _: ("best", "total"), hides=lambda _: GHOSTS),
    "need": asked(
        lambda _: Form("number"),
        lambda question: ("needs", str(question.data["card"]), str(question.data["part"])),
        fields=("card", "part"),
        hides=lambda question: ("votes", "needs", str(question.data["card"])),
        judge=_judge_card,
    ),
    "gain": asked(
        lambda _: Form("number"),
        lambda question: ("table", 0, "needs", str(question.data["card"])),
        fields=("card",),
        hides=lambda question: ("votes", "needs", str(question.data["card"])),
        judge=_judge_card,
    ),
    "lost": Kind(
        lambda question: Form("set", tuple(name for name in ask(question.request)["bridges"]["legal"] if name != question.data["bridge"])),
        lambda question: tuple(_lost(question, ask)),
        lambda question, mistake: tuple(
            name
            for name in question.form.options
            if name in _lost(question, lambda request: mistake.answer(request, question.data))
        ),
        None,
        ("bridge",),
        (),
        lambda _: GHOSTS,
    ),
    "best": Kind(_best_form, _best_set, _bent_set, _judge_set, hides=lambda _: GHOSTS),
    "turn": Kind(_value_form, _most_worth, None, _judge_worth, ("tile", "place"), (), lambda _: (*PLACES, *GHOSTS)),
    "where": Kind(_value_form, _most_worth, None, _judge_worth, ("tile",), (), lambda _: (*PLACES, *GHOSTS)),
    "choose": Kind(_value_form, _most_worth, None, _judge_worth, hides=lambda _: GHOSTS),
    "wrong-bridge": Kind(_standing_form, _culprit, None, _judge_culprit, hides=lambda _: ("votes", *GHOSTS)),
}  # fmt: skip
"""All kinds of the course."""


def _misconception(rule: MalRule) -> Misconception:
    def answer(request: Request, _: Mapping[str, Any]) -> Mapping[str, Any]:
        if "game" in request and rule.id != "must-build":
            return ask(request)
        return rule.answer(request)

    return Misconception(rule.id, rule.rules, answer)


MISTAKES: Final = {name: _misconception(rule) for name, rule in MALRULES.items()}


# ---------------------------------------------------------------- fresh positions


def draw(chance: Random, drill: Drill) -> Drawn | None:
    """A position for a recipe, and the parameters that follow from it."""
    kind, card = str(drill.data["kind"]), str(drill.data.get("card", ""))
    mistake = chance.choice(drill.mistakes) if drill.mistakes else ""
    if kind in ("turn", "where", "choose"):
        return _with_tiles(chance, kind)
    if kind == "wrong-bridge":
        return None
    if mistake in LINES or not mistake:
        found = position(chance, chance.randint(3, 6), 0)
    else:
        found = request_for(mistake, chance)
    kept = ("city", "stock", "needs", "others", "try", *TOLD.get(mistake, ()))
    found = {name: value for name, value in found.items() if name in kept}
    if card:
        found["needs"] = [card]
    if kind in ("can", "why"):
        found["try"] = found["try"][: 1 if kind == "why" else TRIED]
    else:
        found.pop("try", None)
    if kind in ("bridges", "best", "lost", "most"):
        options = ask({"ruleset": "cloudcity", **found})["bridges"]["legal"]
        if not 2 <= len(options) <= FEW:
            return None
        return Drawn(found, {"bridge": chance.choice(options)} if kind == "lost" else {})
    return Drawn(found, {})


def _with_tiles(chance: Random, kind: str) -> Drawn | None:
    """A small city and the tiles of a hand."""
    city, _, _ = grown(chance, chance.randint(2, 4), 0)
    hand = chance.sample(TILE_KINDS, 3)
    fields = {"city": canonical(city), "hand": hand if kind == "choose" else hand[:1]}
    if kind == "choose":
        return Drawn(fields, {})
    if kind == "where":
        return Drawn(fields, {"tile": hand[0]})
    cells = [cell for cell in city.free_cells(rectangle=False) if min(cell) >= 0]
    return Drawn(fields, {"tile": hand[0], "place": place_name(chance.choice(cells))}) if cells else None


def _check(request: Request) -> object:
    """Refuse what cannot be read; an impossible city may be asked about."""
    return ask(request) if "game" in request else read_request(request)


TEACH: Final = QuestionTeach(
    "cloudcity",
    KINDS,
    MISTAKES,
    draw=draw,
    start={"city": "R-/-F"},
    way_fields=("players", "map", "needs", "rulings"),
    check=_check,
    ask=ask,
)
"""Taught by questions to ``inspect``, and to a game that is being played."""

__all__ = ["DECISIONS", "KINDS", "TEACH", "cell_of", "place_name"]
