"""The scene of a table: the person's board with what the help of the turn shows, the phases, the story, the others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from typing import Any, Final, NamedTuple

from cardcity_tutor.core.verdict import Place
from cardcity_tutor.render.phrases import said

from ...face.palette import LIVE
from ...face.picture import city_shapes
from ...face.plan import around, plan_of
from ...face.wording import card_name, cite, money_text, phase_name
from ...face.wording.decisions import cards_text
from ...rules.position import Position
from ...rules.reserve import Reserve
from ...rules.state import Phase
from ...rules.tokens import HAND_TOKENS, card_of, facing_letter
from ..ground import Ground
from ..judging import hand_entries, short_name, token_of
from ..scoring import counted_places, score_label, stage
from .choices import ARCHITECT, cards_to_lay
from .fading import FULL, MARKS, NONE
from .judge import TableJudge, unjudged, without_outlooks
from .news import news, not_for_sale
from .sitting import CURTAIN, REST, Table, is_acquisition
from .smoke import with_smoke
from .telling import TableWording

STATIONS: Final = ("acquisition", "construction", "development", "income", "end-of-turn")
STATION: Final[Mapping[str, int]] = {
    Phase.DIVIDE: 0, Phase.CHOOSE: 0, Phase.KEEP: 0, Phase.ARCHITECT: 1, Phase.BUILD: 1, Phase.DEVELOP: 2,
    Phase.BUY: 4, REST: 4, Phase.OVER: 5,
}  # fmt: skip
BLANK: Final[list[Any]] = [0, 0, 0, 0, 0, [], [], [], None]
"""An outlook that shows nothing."""
MODES: Final[Mapping[str, str]] = {Phase.DEVELOP: "develop", Phase.OVER: "score"}


class Refusal(NamedTuple):
    """The last try, if it was refused."""

    card: str
    place: Place
    facing: str | None


def table_scene(
    table: Table, wording: TableWording, refusal: Refusal | None
) -> tuple[dict[str, Any], Ground]:
    """Everything but the lots, and the ground that it stands on."""
    lang = wording.lang
    also = counted_places(table.position) if table.state.over else ()
    ground = Ground(table.position, lang, also=also)
    phase, aid = table.phase, table.aid
    scene = {
        "mode": MODES.get(phase, "build"),
        "modes": [],
        "title": wording.title,
        "phase": phase,
        "who": wording.names[table.me] if table.shared and not table.covered else "",
        "curtain": wording.curtain(),
        "aid": aid,
        "aided": "" if table.state.over else said(lang, f"table-aid-{aid}"),
        "help": aid != NONE,
        "turn": said(lang, "table-turn", turn=table.turn, turns=table.game.turns),
        "phases": phases(table, lang),
        "undo": table.can_undo,
        "redo": table.can_redo,
        "told": table.hints_told,
        "hinted": table.hinted_by is not None,
        "stats": stats(table, lang),
        "say": task(table, wording) | {"news": news(wording)},
        "acts": acts(table),
        "others": wording.others(),
        "log": wording.log(),
    } | ground.scene()
    if aid != FULL or table.state.over:
        scene["districts"] = []
    if table.state.over:
        scene |= ending(table, wording, ground)
    elif phase in (REST, CURTAIN) or is_acquisition(phase):
        scene |= {"hand": [], "example": said(lang, "table-words-next").split()[0]}
    else:
        scene |= laying(table, ground, refusal)
    if phase in (REST, Phase.BUY):
        scene["incomes"] = wording.incomes()
    return scene | {"texts": ground.texts.all}, ground


def laying(table: Table, ground: Ground, refusal: Refusal | None) -> dict[str, Any]:
    """The cards to lay with as much about them as the help allows, and the try that was refused."""
    state, lang = table.state, ground.lang
    cards = cards_to_lay(state)
    judge = TableJudge(ground, table.game.victory)
    refused = None
    if refusal is not None and refusal.place in ground.number:
        number = judge.refused(state, *refusal)
        refused = {"cell": ground.number[refusal.place], "verdict": number}
    judged = unjudged(judge, state) if table.aid == NONE else judge.decisions(state)
    entries = _entries(table, cards, lang)
    if table.aid == FULL and state.phase is Phase.BUILD:
        for entry, turns in zip(entries, judged, strict=True):
            places = {cell for turn in turns for cell, number in enumerate(turn) if number < 0}
            entry["body"] = said(
                lang,
                "task-build-places",
                places=len(places),
                turns=len(turns),
                cards=state.target,
                rest="yes" if state.target < len(cards) else "no",
            )
    tables = judge.tables()
    if table.aid == MARKS:
        judged, tables["outlooks"] = without_outlooks(judged), [BLANK]
    example = example_move(ground, cards[0])
    return {"hand": entries, "judged": judged, "refused": refused, "example": example, **tables}


def example_move(ground: Ground, card: str) -> str:
    """What could be typed here: a card at hand and the first free cell that has a name, allowed or not."""
    plan = ground.plan
    cell = next((name for place, name in plan.names.items() if place not in plan.tokens), "")
    number = card_of(card, "card") if len(card) == 3 else -1
    return f"{token_of(card, facing_letter(number, 0)) if number >= 0 else card} {cell}"


def _entries(table: Table, cards: tuple[str, ...], lang: str) -> list[dict[str, Any]]:
    position = table.position
    if cards == (ARCHITECT,):
        return [{"card": ARCHITECT, "name": card_name(lang, ARCHITECT), "facings": [], "price": 0}]
    entries = hand_entries(cards, position, lang)
    for entry in entries:
        entry["name"] = short_name(lang, entry["card"], position.setting)
        if table.state.phase is Phase.BUY:
            entry["price"] = position.price(entry["card"])
    return entries


def phases(table: Table, lang: str) -> list[list[str]]:
    """The stations of the turn: name, and whether it lies behind, is now, or comes."""
    at = STATION.get(REST if table.resting else table.state.phase, 1)
    if table.state.phase is Phase.CLOUD and table.state.buying:
        at = STATION[Phase.BUY]
    found = []
    for number, name in enumerate(STATIONS):
        when = "done" if number < at else "now" if number == at else "todo"
        found.append([name, phase_name(lang, name), when])
    return found


def stats(table: Table, lang: str) -> list[list[Any]]:
    """Money, income, limit and score of the person, and what the city pollutes where that counts."""
    position = table.position
    limit, score = position.limit(), position.score(table.game.victory).value
    found: list[list[Any]] = [["coin", said(lang, "stat-money"), position.money, None]]
    if not table.state.over:
        found.append(["income", said(lang, "stat-income"), position.income().value, None])
    found.append(["limit", said(lang, "stat-limit"), limit.used, limit.max])
    if not table.state.over:
        found.append(["star", score_label(lang, table.game.victory), score, None])
    if table.game.setting.has("ecological"):
        found.append(["cloud", said(lang, "stat-pollution"), position.pollution(), None])
    return found


def acts(table: Table) -> list[str]:
    """What can be done beside laying cards: go on, pass."""
    if table.resting:
        return ["next"]
    if not table.open:
        return []
    if table.state.phase is Phase.BUY:
        return ["done" if table.state.bought else "pass"]
    return ["alone"] if table.state.phase is Phase.ARCHITECT else []


def task(table: Table, wording: TableWording) -> dict[str, str]:
    """The sentence that says what to do, and one about it."""
    lang, state = wording.lang, table.state
    if table.resting:
        left = table.game.turns - table.turn
        return _task(lang, "rest", said(lang, "table-task-rest", turn=table.turn), left=left)
    if table.covered:
        return {"head": "", "body": ""}
    if state.phase is Phase.CLOUD:
        return {"head": said(lang, "task-cloud"), "body": said(lang, "task-cloud-why")}
    if state.phase is Phase.BUILD:
        body = "" if table.aid == FULL else said(lang, "table-task-build.body", cards=state.target)
        return {"head": said(lang, "table-task-build"), "body": body}
    if state.phase is Phase.BUY:
        told = _task(lang, "buy", money=money_text(lang, table.position.money))
        unsold = chain.from_iterable(not_for_sale(wording, state.player)) if table.aid != NONE else ()
        return told | {"body": " ".join([told["body"], *unsold])}
    if state.phase is Phase.ARCHITECT:
        return _task(
            lang, "architect", cards=cards_text(lang, [HAND_TOKENS[card] for card in table.position.hand])
        )
    if state.phase is Phase.DEVELOP:
        return _task(lang, "develop")
    if state.over:
        return {"head": said(lang, "table-task-over"), "body": ""}
    return {"head": "", "body": ""}


def _task(lang: str, phase: str, head: str = "", **params: object) -> dict[str, str]:
    key = f"table-task-{phase}"
    return {"head": head or said(lang, key), "body": said(lang, f"{key}.body", **params)}


def ending(table: Table, wording: TableWording, ground: Ground) -> dict[str, Any]:
    """The last count: the person's city line by line on the board, each with its rule, and the ranking."""
    score = stage(ground, table.game.victory)
    for line in score["lines"]:
        line["cite"] = cite(wording.lang, line["rule"], table.game.setting.edition)
    score["lines"] = with_smoke(wording.lang, score["lines"], table.position)
    score["known"] = True  # the result is: whoever wants to count along begins anew
    return {"hand": [], "score": score, "end": wording.ending()}


def cities(table: Table) -> dict[str, dict[str, Any]]:
    """The pictures of the cities beside the board; on one shared map there is nothing to show but it."""
    state = table.state
    if state.game.setting.shared:
        return {}
    seats = (seat for seat in range(state.game.players) if seat != table.me or table.covered)
    return {
        str(seat): _city(state.position(seat).changed(money=0, hand=(), reserve=Reserve())) for seat in seats
    }


@lru_cache(maxsize=512)
def _city(bare: Position) -> dict[str, Any]:
    """A picture, remembered: most clicks change no other city."""
    plan = plan_of(bare)
    return {
        "core": list(plan.core),
        "small": list(around(plan.spots.values())),
        "picture": "".join(city_shapes(bare, plan, LIVE)),
        "city": bare.text,
    }
