"""A game that is played, or a position that is asked about, as a scene."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ....core.face import Request
from ....core.game import Result
from ....core.scene import Choice, Menu, Scene, Seat, Stat
from ..book.questions import state_of
from ..coach.worth import Purse
from ..rules.buildings import BUILDINGS, SHAPES
from ..rules.inspection import read_possible
from ..rules.payment import most_cells
from ..rules.placing import Site
from ..rules.play import results
from ..rules.production import productions, scores
from ..rules.state import State, rights, view
from ..teach.learner import read_contracts, read_paid
from . import menu as menus
from .areas import deals_area, map_area, palette_area, stocks_area
from .choices import place_targets, turns_of
from .objections import objection
from .style import CSS, defs
from .sums import buy_sum, harvest_sum
from .words import building_word, capital, goods_words, names_of, word


def scene(state: State, lang: str, eye: int | None, names: Sequence[str]) -> Scene:
    """A view of a state."""
    seen = view(state, eye)
    player = state.player if eye is None else eye
    position = seen.position(player)
    areas = [map_area(lang, position, dict(enumerate(names)))]
    areas.append(palette_area(lang, seen, player))
    stocks, banks = position.stocks, position.banks
    areas.append(stocks_area(lang, seen.way, stocks, banks, names))
    turns = [seat.turn for seat in seen.seats]
    ledger = deals_area(lang, seen.contracts, seen.paid, turns, names)
    if ledger is not None:
        areas.append(ledger)
    return Scene(
        areas=areas,
        stats=_stats(lang, seen, player),
        seats=[_seat(lang, seen, other, name) for other, name in enumerate(names)],
        notes=_notes(lang, seen, names),
        css=CSS,
        defs=defs(),
    )


def _stats(lang: str, state: State, player: int) -> list[Stat]:
    purse = Purse(state, player)
    stock = state.seats[player].stock
    position = state.position(player)
    harvest = productions(position)[player]
    return [
        Stat(id="turn", label=word(lang, "turn"), value=state.seats[player].turn, max=state.way.last_turn),
        Stat(id="rights", label=word(lang, "rights"), value=max(0, rights(state, player))),
        Stat(
            id="buy",
            label=word(lang, "buy"),
            value=most_cells(stock),
            note=word(lang, "buy-converted", cells=purse.cells(stock)),
            sum=buy_sum(lang, stock, player),
        ),
        Stat(
            id="harvest",
            label=word(lang, "harvest"),
            value=goods_words(lang, harvest.total),
            sum=harvest_sum(lang, position, harvest),
        ),
    ]


def _seat(lang: str, state: State, player: int, name: str) -> Seat:
    entry = scores(state.position(player))[player]
    stats = [
        Stat(id="cells", label=word(lang, "built"), value=entry["cells"]),
        Stat(id="goods", label=word(lang, "goods"), value=sum(state.seats[player].stock)),
    ]
    if state.way.advanced:
        stats.append(Stat(id="cards", label=word(lang, "hand"), value=len(state.seats[player].hand)))
    return Seat(name=name, on_turn=player == state.player and not state.over, stats=stats)


def _notes(lang: str, state: State, names: Sequence[str]) -> list[str]:
    """How it ended, or who has the floor and how near the end of the turn is."""
    if state.over:
        found = results(state)
        best = [names[player] for player, result in enumerate(found) if result.place == 1]
        return [word(lang, "won", names=", ".join(best), score=_top(found))]
    notes = [word(lang, "floor", name=names[state.holder], row=state.row, players=state.way.players)]
    if state.way.timed:
        notes.append(word(lang, "middle", gold=state.gold))
    return notes


def _top(found: Sequence[Result]) -> int:
    return max(int(result.score or 0) for result in found if result.place == 1)


# ---------------------------------------------------------------- positions


def question(request: Request, lang: str, hidden: Collection[str]) -> Scene:
    """The picture of a position for a lesson: an empty map is left out where only resources or promises matter."""
    scene = board(request, lang, hidden)
    others = [area for area in scene["areas"] if area["id"] != "map"]
    if not request.get("map") and others:
        others[0]["role"] = "main"
        scene["areas"] = others
    return scene


def board(request: Request, lang: str, hidden: Collection[str] = ()) -> Scene:
    """The picture of a position without what is hidden: numbers by their ids, ``badges``, ``due``; an impossible one is an error."""
    if "game" in request:
        state = state_of(request)
        return scene(state, lang, None, names_of(lang, state.way.players))
    position = read_possible(request).position
    names = [capital(name) for name in names_of(lang, position.way.players)]
    entry = scores(position)[position.player]
    brings = productions(position)[position.player]
    stats = [
        Stat(id="cells", label=word(lang, "built"), value=entry["cells"]),
        Stat(
            id="score",
            label=word(lang, "score"),
            value=entry["score"],
            note=word(lang, "left", n=entry["left"]),
        ),
        Stat(
            id="buy",
            label=word(lang, "buy"),
            value=most_cells(position.stock),
            sum=buy_sum(lang, position.stock, position.player),
        ),
        Stat(
            id="harvest",
            label=word(lang, "harvest"),
            value=goods_words(lang, brings.total),
            sum=harvest_sum(lang, position, brings),
        ),
    ]
    areas = [map_area(lang, position, dict(enumerate(names)), badges="badges" not in hidden)]
    if any(map(any, (*position.stocks, *position.banks))):
        areas.append(stocks_area(lang, position.way, position.stocks, position.banks, names))
    if "contracts" in request:
        turns = [position.turn] * position.way.players
        plain = "due" in hidden
        ledger = deals_area(lang, read_contracts(request), read_paid(request), turns, names, plain=plain)
        areas += [ledger] if ledger is not None else []
    stats = [stat for stat in stats if stat["id"] not in hidden]
    return Scene(areas=areas, stats=stats, seats=[], notes=[], css=CSS, defs=defs())


def asked(request: Request, lang: str) -> Menu:
    """What could be decided there: the buildings that are asked for, else all of the player's."""
    if "game" in request:
        return menus.menu(state_of(request), lang)
    position = read_possible(request).position
    site = Site(position)
    choices = []
    for kind in request.get("build") or BUILDINGS:
        general = site.general_reasons(kind)
        choice = Choice(
            id=f"build.{kind}",
            label=capital(building_word(lang, kind)),
            targets=[] if general else list(place_targets(lang, position, kind, 999)),
            objections=[objection(lang, rule) for rule in general],
        )
        if SHAPES[kind].turns:
            choice["turns"] = turns_of(lang)
        if choice["targets"] or choice["objections"]:
            choices.append(choice)
    return Menu(prompt=word(lang, "prompt-place"), choices=choices)
