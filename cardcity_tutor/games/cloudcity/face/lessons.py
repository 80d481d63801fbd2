"""Lessons: the picture of a position without what is asked for, and the options of answers in words."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from ....core.face import Request
from ....core.scene import Area, Scene
from ....locale import say
from ..rules.bridges import legal
from ..rules.inspection import problems_of, read_request
from ..rules.play import RULES
from ..rules.tiles import block
from .areas import city_area
from .asking import board, plan_of
from .style import CSS, DEFS
from .words import bridge_word, level_word, place_number, rule_title, tile_word, word

Asked = Mapping[str, Any]
PLACED: Final = ("places", "where", "lay", "place")
BRIDGES: Final = ("bridges", "best", "lost", "wrong-bridge")


def question(request: Request, lang: str, hidden: Collection[str]) -> Scene:
    """The picture for a lesson: the stock only where it is scarce, and afterwards the bridges that can be built."""
    if "game" in request:
        return {**board(request, lang), "stats": [], "notes": []}
    asked = read_request(request)
    if problems_of(asked):
        area = city_area(lang, plan_of(asked), word(lang, "city"))
        return Scene(areas=[area], stats=[], seats=[], notes=[], css=CSS, defs=DEFS)
    scene = board(request, lang)
    revealed = not hidden and not asked.needs and not asked.others
    ghosts = (
        legal(asked.city, asked.stock, taller_blocks=asked.rules.taller_blocks)
        if revealed and not asked.hand
        else ()
    )
    city = city_area(
        lang,
        plan_of(asked),
        word(lang, "city"),
        ghosts=ghosts,
        cards=() if hidden else asked.needs,
        numbered="places" in hidden,
    )
    kept = [area for area in scene["areas"] if _belongs(area, request, hidden)]
    stats = [stat for stat in scene["stats"] if stat["id"] not in hidden and stat["id"] != "tiles"]
    return {**scene, "areas": [city, *kept], "stats": [] if hidden else stats}


def _belongs(area: Area, request: Request, hidden: Collection[str]) -> bool:
    if area["id"] == "board" or (area["id"] == "needs" and hidden):
        return False
    return area["id"] != "stock" or "stock" in request


def option_words(request: Request, exercise: Asked, option: str, lang: str) -> str:
    """A place, a pair, a bridge, a rule, a turn of a tile, a tile, a city, or a message of its own."""
    kind = exercise["kind"]
    if kind in ("why", "why-place"):
        return rule_title(lang, RULES[option])
    if kind == "now":
        return say(lang, f"answer-cloudcity-now-{option}")
    if kind == "can":
        return option.replace("-", "–")
    if kind == "winner":
        return word(lang, "city-number", number=int(option))
    plan = plan_of(read_request(request))
    if kind == "choose":
        return _capital(tile_word(lang, option))
    if kind == "turn":
        return _turned(request, exercise, int(option), lang)
    if kind in PLACED:
        row, column = map(int, option.split(":"))
        return place_number(lang, plan, (row, column))
    found = plan.pair(option)
    return option if found is None else _capital(bridge_word(lang, plan, plan.bridge(*found)))


def _turned(request: Request, exercise: Asked, rotation: int, lang: str) -> str:
    """Which building comes on which square."""
    plan = plan_of(read_request(request))
    row, column = map(int, str(exercise["place"]).split(":"))
    corners = ((0, 0), (0, 1), (1, 1), (1, 0))
    heights = zip(corners, block(str(exercise["tile"]), rotation), strict=True)
    found = [
        f"{level_word(lang, level)} {plan.name((2 * row + down, 2 * column + right))}"
        for (down, right), level in heights
        if level != "-"
    ]
    return _capital(", ".join(found))


def option_spot(request: Request, exercise: Asked, option: str) -> str:
    """A place, or a bridge that stands; other things are chosen from the list."""
    kind = exercise["kind"]
    if kind in PLACED:
        return option.replace(":", ",")
    if kind == "choose":
        return f"hand.{list(request['hand']).index(option) + 1}"
    return option if kind == "wrong-bridge" else ""


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
