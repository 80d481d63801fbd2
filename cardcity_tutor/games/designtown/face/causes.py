"""What speaks for and against a decision, in sentences with their numbers."""

from __future__ import annotations

from ....locale import say
from ..coach.reckoning import Bet, bet, gains, roads, worth_of
from ..rules.actions import Action, Build, Play, Recycle, Remove, Shuffle, Stop
from ..rules.building import best_plan, price_of
from ..rules.cards import BACKS, FRONTS
from ..rules.position import Position
from ..rules.state import State
from ..rules.table import Gain
from .menu import named, plan_words, would_buy
from .words import capital, chance, coins, gain, number, rule_words, the


def causes(state: State, action: Action, lang: str) -> list[str]:
    """The weightiest first; the two ways to win last, and which numbers are assumed."""
    position = state.position
    match action:
        case Play() | Shuffle() | Stop():
            found = _bet_words(position, action, lang)
        case Recycle(card):
            found = _recycling_words(position, card, lang)
        case Remove(card):
            worth = max(state.way.table[card].worth, state.way.table[BACKS[card]].worth)
            found = [say(lang, "designtown-cause-remove", card=the(lang, card), worth=worth)]
        case _:
            found = _building_words(position, action, lang)
    found.append(_roads_words(state, lang))
    if not state.way.table.plain:
        found.append(say(lang, "designtown-cause-assumed"))
    return found


# ---------------------------------------------------------------- stop or go on


def _bet_words(position: Position, action: Action, lang: str) -> list[str]:
    found = [rule_words(lang, duty)[1] for duty in position.must]
    now = bet(position)
    if now is None:
        return [*found, would_buy(position, lang)] if position.phase == "play" else found
    found.append(_bust_words(position, now, lang))
    if now.stop is not None:
        found.append(_even_words(now, lang))
        key = "designtown-cause-difference" if now.complete else "designtown-cause-difference-near"
        better = now.go - now.stop if not isinstance(action, Stop) else now.stop - now.go
        if better != 0:
            way = "more" if better > 0 else "less"
            found.insert(0, say(lang, key, difference=number(lang, abs(better)), way=way))
        found.append(would_buy(position, lang))
    return found


def _bust_words(position: Position, now: Bet, lang: str) -> str:
    sums = position.sums
    hidden = position.deck.hidden or (() if len(position.deck) else position.discard)
    return say(
        lang,
        "designtown-cause-bust",
        chance=chance(lang, now.bust),
        unhappy=sums.unhappy,
        limit=sums.limit,
        homes=hidden.count("R"),
        below=len(hidden),
    )


def _even_words(now: Bet, lang: str) -> str:
    if now.alive is None or now.even is None or now.stop is None:
        return say(lang, "designtown-cause-lost")
    return say(
        lang,
        "designtown-cause-even",
        stop=number(lang, now.stop),
        alive=number(lang, now.alive),
        even=round(float(now.even) * 100),
        bust=round(float(now.bust) * 100),
    )


# ---------------------------------------------------------------- recycling and building


def _recycling_words(position: Position, card: str, lang: str) -> list[str]:
    table = position.way.table
    lost = table[card].worth - table[FRONTS[card]].worth
    brings = gain(lang, table[card].recycle or Gain())
    found = [
        say(
            lang,
            "designtown-cause-recycle",
            gain=brings,
            lost=lost,
            card=the(lang, card),
            front=the(lang, FRONTS[card]),
        )
    ]
    if card in position.discard:
        before, after = bet(position), bet(position.recycle(card))
        if before is not None and after is not None and before.bust != after.bust:
            found.insert(
                0,
                say(
                    lang,
                    "designtown-cause-saves",
                    before=chance(lang, before.bust),
                    after=chance(lang, after.bust),
                ),
            )
    return found


def _building_words(position: Position, action: Action, lang: str) -> list[str]:
    way, sums = position.way, position.sums
    plan = best_plan(way, sums, position.discard, position.supply, position.done)
    found = []
    if isinstance(action, Build):
        worth = worth_of(way.table, action.text, position.discard, triggers=way.purchase_triggers)
        price = price_of(way.table, sums.cut, action.text)
        key = "designtown-cause-in-plan" if action.text in plan.actions else "designtown-cause-build"
        found.append(say(lang, key, worth=worth, price=coins(lang, price)))
        if action.text not in plan.actions and plan.actions:
            found.append(_plan_words(plan.actions, plan.value, plan.price, lang))
    elif plan.actions:
        found.append(_plan_words(plan.actions, plan.value, plan.price, lang))
    else:
        found.append(say(lang, "designtown-cause-nothing", coins=coins(lang, sums.coins)))
    upgrades = [one for one in gains(position) if one.action.startswith("upgrade")]
    if upgrades:
        best = upgrades[0]
        found.append(
            say(
                lang,
                "designtown-cause-upgrade",
                action=capital(named(lang, best.action)),
                worth=best.worth,
                price=coins(lang, best.price),
            )
        )
    return found


def _plan_words(actions: tuple[str, ...], value: int, price: int, lang: str) -> str:
    words = plan_words(actions, lang)
    return say(lang, "designtown-cause-plan", actions=capital(words), worth=value, price=coins(lang, price))


def _roads_words(state: State, lang: str) -> str:
    """The two ways to win compared."""
    found = roads(state, state.player)
    return say(
        lang,
        f"designtown-cause-roads-{found.nearer}",
        points=found.points,
        points_goal=found.points_goal,
        cards=found.cards,
        cards_goal=found.cards_goal,
    )
