"""Why a number about a way of playing is wrong: what the pile, the draw, the turns … are made of in this game."""

from __future__ import annotations

from typing import Any, Final, cast

from cardcity_tutor.core.breakdown import Number

from .....render.phrases import filled, listed, money_text, number_text, said
from ...book.claims import facts
from ...rules.accounts import Account, pollution_parts
from ...rules.ending import LOWER_BOUNDS, RANKS
from ...rules.game import NORMAL_PILE, NORMAL_PILE_AT_3, SIMPLIFIED_PILE, STOCK, Game
from ...teach.exercises import Fact
from .names import counted, kind_name, level_name

PILE_FIELDS: Final = {"R": "homes", "I": "works", "P": "parkings", "C": "shops", "L": "leisure"}
BOX: Final = "RCI"
"""The colours of the box that have a reserve, in the order of ``STOCK``."""


def fact_cause(lang: str, exercise: Fact, answer: Any) -> str:  # noqa: ANN401 (a number or a word)
    """What the number is made of; empty where the rule itself is the whole cause."""
    name, _, rest = exercise.what.partition(".")
    if name == "winner":
        return _winner(lang, exercise)
    if name == "rank":
        return _rank(lang, exercise, str(answer))
    if name == "pollution":
        return _pollution(lang, exercise)
    game = exercise.way.game()
    match name:
        case "pile":
            return _pile(lang, game, rest)
        case "reserve":
            return _reserve(lang, game, rest)
        case "draw" | "hand":
            return _drawn(lang, game, name, int(rest or 1))
        case "turns":
            taken = game.hand * game.players
            return said(lang, "wrong-fact-turns", total=facts(game)["pile.total"], taken=taken)
        case "frame":
            size, level = game.setting.grid.size, level_name(lang, game.setting.level)
            return filled(lang, "wrong-fact-frame", {"level": level}, size=size)
        case "first" if rest:
            return _first(lang, game, int(rest))
    return ""


def _pile(lang: str, game: Game, what: str) -> str:
    """So many for each player, and in the Advanced game what the bicolour cards replace."""
    level, players = game.setting.level, game.players
    each = SIMPLIFIED_PILE if level == "simplified" else NORMAL_PILE_AT_3 if players == 3 else NORMAL_PILE
    whole = each.for_all(players)
    if what == "total":
        return said(lang, "wrong-fact-total", players=players, each=each.total, bicolour=game.bicolour)
    if what == "bicolour":
        away = {
            letter: getattr(whole, field) - getattr(game.pile, field) for letter, field in PILE_FIELDS.items()
        }
        cards = listed(lang, [counted(lang, letter, count) for letter, count in away.items() if count])
        names = {"cards": cards, "level": level_name(lang, level)}
        return filled(lang, "wrong-fact-bicolour", names, count=game.bicolour)
    if what not in PILE_FIELDS:
        return ""
    field = PILE_FIELDS[what]
    one = getattr(each, field)
    return filled(
        lang,
        "wrong-fact-pile",
        {"each": counted(lang, what, one)},
        players=players,
        away=getattr(whole, field) - getattr(game.pile, field),
    )


def _reserve(lang: str, game: Game, what: str) -> str:
    """What the box holds, less the pile and the suburb; of parks and clouds so many for each player."""
    if what not in BOX:
        names = {"cards": kind_name(lang, what, 2), "level": level_name(lang, game.setting.level)}
        key = "wrong-fact-sold" if game.parks else "wrong-fact-not-sold"
        return filled(lang, key, names, players=game.players)
    stock = STOCK[game.setting.edition][BOX.index(what)]
    ring = [token for _, token in game.setting.layout.ring].count(what)
    names = {"cards": counted(lang, what, stock)}
    return filled(lang, "wrong-fact-reserve", names, pile=getattr(game.pile, PILE_FIELDS[what]), ring=ring)


def _drawn(lang: str, game: Game, name: str, turn: int) -> str:
    """How many cards the table draws, for how many people."""
    known = facts(game)
    if name == "draw" and known[f"draw.{turn}"] < game.draw:
        total, taken = known["pile.total"], (turn - 1) * game.hand * game.players
        return said(lang, "wrong-fact-draw-last", turn=turn, taken=taken, total=total)
    return said(lang, f"wrong-fact-{name}", players=game.players, hand=game.hand, draw=game.draw)


def _first(lang: str, game: Game, turn: int) -> str:
    """The last turn before this one that player 1 opened."""
    if turn == 1:
        return ""
    before = turn - 1 - (turn - 2) % game.players
    return said(lang, "wrong-fact-first", turn=before, players=game.players)


def _pollution(lang: str, exercise: Fact) -> str:
    """What each kind of card adds."""
    position = exercise.position
    parts = [
        filled(
            lang,
            "wrong-fact-pollution.part",
            {"cards": kind_name(lang, letter, 2), "percent": number_text(lang, percent)},
        )
        for letter, percent in pollution_parts(position.city, position.setting).items()
        if percent
    ]
    return filled(lang, "wrong-fact-pollution", {"parts": listed(lang, parts)}, count=len(parts))


def _rank(lang: str, exercise: Fact, given: str) -> str:
    """That the rank begins higher, or that a higher one is reached."""
    way = exercise.way
    score = exercise.data.get("score")
    value = exercise.position.score(way.victory).value if score is None else cast("Number", score)
    bounds = {
        name: bound
        for name, bound in zip(RANKS, LOWER_BOUNDS[way.edition, way.victory], strict=True)
        if bound is not None
    }
    reached = bounds[given] <= (value or 0)
    told = given
    if reached:
        told = next(name for name, bound in bounds.items() if bound > bounds[given])
    names = {"rank": told, "bound": number_text(lang, bounds[told]), "score": number_text(lang, value or 0)}
    return filled(lang, "wrong-fact-rank-reached" if reached else "wrong-fact-rank", names)


def _winner(lang: str, exercise: Fact) -> str:
    """What both end with, and on a tie what decides."""
    way = exercise.way
    seats = cast("list[dict[str, Any]]", exercise.data["seats"])
    accounts = [
        way.position(str(seat["city"]), money=seat.get("money", 0)).score(way.victory) for seat in seats
    ]
    told = [_total(lang, way.victory, account, number) for number, account in enumerate(accounts, 1)]
    best = [account for account in accounts if not account.out]
    highest = max(account.term.value for account in best)
    tied = [account for account in best if account.term.value == highest]
    scores = filled(lang, "wrong-fact-winner", {"totals": listed(lang, told)})
    return scores if len(tied) == 1 else f"{scores} {_tie(lang, way.victory, tied)}"


def _total(lang: str, victory: str, account: Account, player: int) -> str:
    if account.out:
        return said(lang, "wrong-fact-winner.out", player=player)
    value = account.term.value
    total = money_text(lang, value) if victory == "economic" else said(lang, "feedback-points", points=value)
    return filled(lang, "wrong-fact-winner.total", {"total": total}, player=player)


def _tie(lang: str, victory: str, accounts: list[Account]) -> str:
    """What decides between equals: the money that is left, or the number of cards."""
    money = [account.money % 5 if victory == "residential" else account.money for account in accounts]
    if victory == "economic" or len(set(money)) == 1:
        cards = [number_text(lang, account.cards) for account in accounts]
        return filled(lang, "wrong-fact-tie-cards", {"cards": listed(lang, cards)})
    amounts = listed(lang, [money_text(lang, amount) for amount in money])
    return filled(lang, "wrong-fact-tie-money", {"amounts": amounts}, victory=victory)
