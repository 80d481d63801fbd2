"""What can be decided: every tile on every place in every turn, every pair of buildings, every draw, with all reasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ....core.scene import Choice, Item, Objection, Preview, Target, Turn
from ..rules.bridges import MOST_PER_BUILDING, against, pairs
from ..rules.city import Bridge, Cell, City, Square
from ..rules.state import HIDDEN
from ..rules.tiles import LEVELS, LONGEST, Stock, turns
from ..rules.way import Rules
from .areas import ghost_item, shown_ghosts
from .drawing import tile_svg
from .objections import against_bridge, against_place, remedy
from .plan import TILE, Plan
from .words import bridge_word, level_word, listed, place_word, tile_word, turn_word, word

Reasons = Mapping[Bridge, Sequence[str]]


def reasons_of(city: City, stock: Stock, rules: Rules) -> dict[Bridge, list[str]]:
    """All pairs of buildings of one height in line, each with every reason against its bridge."""
    return {
        bridge: against(city, bridge.start, bridge.end, stock, taller_blocks=rules.taller_blocks)
        for level in LEVELS
        for bridge in pairs(city, level)
    }


# ---------------------------------------------------------------- tiles


def tile_choices(lang: str, plan: Plan, hand: Sequence[str], stock: Stock, rules: Rules) -> list[Choice]:
    """The tiles of a hand; equal ones have equal targets."""
    known: dict[str, list[Target]] = {}
    before = reasons_of(plan.city, stock, rules)
    found = []
    for place, tile in enumerate(hand, 1):
        if tile == HIDDEN:
            continue
        if tile not in known:
            known[tile] = list(_tile_targets(lang, plan, tile, stock, rules, before))
        found.append(
            Choice(
                id=f"tile.{place}",
                label=word(lang, "lay", tile=tile_word(lang, tile)),
                spot=f"hand.{place}",
                turns=[Turn(id=str(turn), label=turn_word(lang, tile, turn)) for turn in turns(tile)],
                targets=known[tile],
                objections=[],
            )
        )
    return found


def _tile_targets(
    lang: str, plan: Plan, tile: str, stock: Stock, rules: Rules, before: Reasons
) -> Iterable[Target]:
    for cell in plan.city.around:
        reasons = plan.city.against_cell(cell, rectangle=plan.rectangle)
        refused = against_place(lang, plan, cell, reasons)
        for turn in turns(tile):
            target = Target(spot=plan.spot(cell), turn=str(turn), objections=refused)
            if not reasons:
                target["preview"] = tile_preview(lang, plan, tile, cell, turn, stock, rules, before)
            yield target


def tile_preview(
    lang: str, plan: Plan, tile: str, cell: Cell, turn: int, stock: Stock, rules: Rules, before: Reasons
) -> Preview:
    """The tile on its place, the bridges that become possible, and the lines that are closed."""
    after = plan.city.with_tile(tile, cell, turn)
    now = reasons_of(after, stock, rules)
    opened = [bridge for bridge, reasons in now.items() if not reasons and before.get(bridge) != []]
    closed = closed_lines(before, now)
    left, top = plan.corner(cell)
    ghosts = [
        Item(
            spot=f"board:{plan.spot(cell)}",
            label=word(lang, "label-laid", tile=tile_word(lang, tile), place=place_word(lang, plan, cell)),
            box=(left, top, TILE, TILE),
            svg=tile_svg(tile, turn),
            ghost=True,
        )
    ]
    drawn = Plan(after, plan.rectangle, plan.origin)
    for bridge in shown_ghosts(opened):
        item = _moved_ghost(lang, plan, drawn, bridge)
        ghosts.append(item)
    named = listed(lang, [_from(lang, plan, bridge) for bridge in sorted(opened, key=_by_votes)])
    sentences = [
        word(lang, "opens", bridges=named, count=len(opened)) if opened else word(lang, "opens-nothing")
    ]
    if closed:
        lines = [
            word(lang, "line", bridge=bridge_word(lang, plan, bridge), votes=bridge.votes)
            for bridge in sorted(closed, key=_by_votes)
        ]
        sentences.append(word(lang, "closes", lines=listed(lang, lines), count=len(lines)))
    return Preview(text=" ".join(sentences), ghosts=ghosts)


def closed_lines(before: Reasons, now: Reasons) -> list[Bridge]:
    """Pairs that only wait for tiles between them, and are barred by what the new tile puts there."""
    return [
        bridge
        for bridge, reasons in before.items()
        if list(reasons) == ["gap"] and set(now[bridge]) & {"over-same", "through-taller"}
    ]


def _by_votes(bridge: Bridge) -> tuple[int, Bridge]:
    return -bridge.votes, bridge


def _from(lang: str, plan: Plan, bridge: Bridge) -> str:
    """A bridge that would be new, by the end that stands already; the other one has no name yet."""
    standing = [plan.name(square) for square in (bridge.start, bridge.end) if square in plan.city.squares]
    level = level_word(lang, bridge.level)
    if standing:
        return word(lang, "opens-from", level=level, square=standing[0], votes=bridge.votes)
    return word(lang, "opens-within", level=level, votes=bridge.votes)


def _moved_ghost(lang: str, plan: Plan, drawn: Plan, bridge: Bridge) -> Item:
    """The ghost of a bridge of the city to come, where it lies on the plan of today."""
    item = ghost_item(lang, drawn, bridge)
    old, new = plan.corner(plan.extent[:2]), drawn.corner(plan.extent[:2])
    x, y, width, height = item["box"]
    item["box"] = (x + old[0] - new[0], y + old[1] - new[1], width, height)
    item["spot"] = f"board:{bridge.level}{bridge.start[0]}.{bridge.start[1]}-{bridge.end[0]}.{bridge.end[1]}"
    item["label"] = _from(lang, plan, bridge)
    return item


# ---------------------------------------------------------------- bridges


def bridge_choices(lang: str, plan: Plan, reasons: Reasons) -> list[Choice]:
    """The bridges that may be built, each at once; then every building, with all others of its height."""
    legal = [bridge for bridge, found in reasons.items() if not found]
    found = [
        Choice(
            id=f"build.{plan.bridge_name(bridge)}",
            label=word(
                lang, "build", one=plan.name(bridge.start), other=plan.name(bridge.end), votes=bridge.votes
            ),
            spot=plan.bridge_name(bridge),
            targets=[],
            objections=[],
            preview=Preview(text=barred_text(lang, plan, bridge, reasons)),
        )
        for bridge in shown_ghosts(legal)
    ]
    for level in LEVELS:
        squares = plan.city.buildings[level]
        if len(squares) > 1:
            found += [_from_tower(lang, plan, square, squares, reasons) for square in squares]
    return found


def _from_tower(lang: str, plan: Plan, square: Square, squares: Sequence[Square], reasons: Reasons) -> Choice:
    targets = [_pair_target(lang, plan, square, other, reasons) for other in squares if other != square]
    none = all(target["objections"] for target in targets)
    return Choice(
        id=f"from.{plan.name(square)}",
        label=word(lang, "from", square=plan.name(square)),
        spot=plan.name(square),
        targets=targets,
        objections=_shared(targets) if none else [],
    )


def _shared(targets: Sequence[Target]) -> list[Objection]:
    """Of a building from which no bridge is possible: the rules against its pairs, each once."""
    found: dict[str, Objection] = {}
    for target in targets:
        for objection in target["objections"]:
            found.setdefault(objection["rule"], objection)
    return list(found.values())


def _pair_target(lang: str, plan: Plan, square: Square, other: Square, reasons: Reasons) -> Target:
    bridge = plan.bridge(square, other)
    found = list(reasons[bridge]) if bridge in reasons else ["diagonal", *_full(plan, square, other)]
    target = Target(
        spot=plan.name(other),
        objections=against_bridge(lang, plan, square, other, found),
    )
    if helps := remedy(lang, plan, square, other, found):
        target["remedy"] = helps
    if not found:
        target["preview"] = Preview(
            text=barred_text(lang, plan, bridge, reasons),
            ghosts=[{**ghost_item(lang, plan, bridge), "spot": f"board:{plan.bridge_name(bridge)}"}],
        )
    return target


def _full(plan: Plan, *squares: Square) -> list[str]:
    full = any(plan.city.carried[square] >= MOST_PER_BUILDING for square in squares)
    return ["two-per-building"] if full else []


def barred(plan: Plan, bridge: Bridge, reasons: Reasons) -> list[Bridge]:
    """The bridges of today that could not be built beside this one."""
    after = plan.city.with_bridge(bridge)
    endless: dict[str, tuple[int, ...]] = dict.fromkeys(LEVELS, (1,) * LONGEST)
    return sorted(
        (
            other
            for other, found in reasons.items()
            if not found
            and other.level == bridge.level
            and other != bridge
            and against(after, other.start, other.end, endless, taller_blocks=False)
        ),
        key=_by_votes,
    )


def barred_text(lang: str, plan: Plan, bridge: Bridge, reasons: Reasons) -> str:
    """What a bridge brings, and which others it bars from now on."""
    lost = barred(plan, bridge, reasons)
    text = word(
        lang, "brings", bridge=bridge_word(lang, plan, bridge), distance=bridge.length, votes=bridge.votes
    )
    if not lost:
        return text
    lines = [word(lang, "line", bridge=bridge_word(lang, plan, other), votes=other.votes) for other in lost]
    return f"{text} {word(lang, 'bars', lines=listed(lang, lines), count=len(lines))}"
