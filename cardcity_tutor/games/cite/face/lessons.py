"""Options of answers in lessons: their words, and the things of the table that stand for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.face import Request
from ....locale import say
from ..rules.buildings import Building
from ..rules.goods import stock_of
from ..rules.notation import read_place, read_token
from ..rules.request import read_request
from ..teach.exercises import cell_of, harvest_lines, promises
from ..teach.trades import read_trade
from .areas import cell_spot
from .story import term_words
from .words import building_at, building_word, capital, goods_words, names_of, rule_key, word

Asked = Mapping[str, Any]


def option_words(request: Request, exercise: Asked, option: str, lang: str) -> str:
    """A place, a building, a rule, a resource, a promise, a line of a harvest, or a message of its own."""
    kind = exercise["kind"]
    players = read_request(request).position.way.players
    match kind:
        case "do":
            return _named(lang, option, players)
        case "place":
            return capital(_placed(lang, read_place(f"{exercise['action']}@{option}", 0, "place")))
        case "mark":
            return capital(_placed(lang, read_place(token_of(option), 0, "places")))
        case "link":
            return capital(_owned(lang, read_token(token_of(option), players, "of"), players))
        case "why":
            return say(lang, f"{rule_key(lang, option)}.title")
        case "reach":
            return capital(say(lang, f"cite-good-{option}"))
        case "error":
            token, amount = harvest_lines({**request, **exercise})[int(option) - 1]
            building = read_token(token, players, "map")
            return word(lang, "line", building=capital(building_at(lang, building)), amount=amount)
        case "ledger":
            names = [capital(name) for name in names_of(lang, players)]
            return term_words(promises(request)[option].plain, lang, names)
    return say(lang, f"answer-cite-{kind}-{option}")


def option_spot(request: Request, exercise: Asked, option: str) -> str:
    """The cell of a place if it is free, a building, a resource of the player who is asked."""
    match exercise["kind"]:
        case "place" | "mark":
            cell = cell_of(token_of(option).rpartition("@")[2])
            return "" if cell in read_request(request).position.city.at else cell_spot(cell)
        case "link":
            return token_of(option)
        case "error":
            return harvest_lines({**request, **exercise})[int(option) - 1][0]
        case "reach":
            position = read_request(request).position
            return f"good.{position.player}.{option}" if any(map(any, position.stocks)) else ""
    return ""


def token_of(option: str) -> str:
    """Tokens in sets are typed with slashes, as commas part the options."""
    return option.replace("/", ",")


def _named(lang: str, text: str, players: int) -> str:
    """What a task is about: an exchange, a building on the map or to be built, a kind of building."""
    if ">" in text:
        trade = read_trade(text)
        give, get = (goods_words(lang, stock_of(trade[side])) for side in ("give", "get"))
        return word(lang, "offer", give=give, get=get, to=names_of(lang, players)[trade["with"]])
    if ":" in text:
        return _owned(lang, read_token(text, players, "map"), players)
    return _placed(lang, read_place(text, 0, "place")) if "@" in text else building_word(lang, text)


def _placed(lang: str, building: Building) -> str:
    at = building_at(lang, building)
    return f"{at} ({word(lang, f'facing-{building.facing}')})" if building.facing else at


def _owned(lang: str, building: Building, players: int) -> str:
    return word(
        lang, "owned", building=building_at(lang, building), owner=names_of(lang, players)[building.owner]
    )
