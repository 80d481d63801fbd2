"""What can be decided: every choice with all that speaks against it, what would help, and what it leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from ....core.scene import Choice, Item, Menu, Objection, Preview, Target
from ....locale import say
from ..rules.building import price_of
from ..rules.cards import BACKS, FRONTS, OTHER_SIDE, PILES
from ..rules.position import Position
from ..rules.state import State
from ..rules.table import Gain
from .drawing import CARD_HEIGHT, CARD_WIDTH, card, outline, scaled
from .odds import outlook
from .places import ROW_TOP, discard_places, discard_spot, ghost_place, new_spot
from .words import LETTERS, capital, chance, coins, gain, listed, name, objection, the

Receivers = Sequence[int]


def menu(position: Position, lang: str, receivers: Receivers = ()) -> Menu:
    """The choices of a turn; where a card leaves and several others play, who gets it is a turn of the choice."""
    if position.over:
        return {"prompt": say(lang, f"designtown-prompt-{position.status}"), "choices": []}
    if position.phase == "build":
        return _building(position, lang, receivers)
    return _playing(position, lang)


def removal_menu(state: State, lang: str) -> Menu:
    """Alone, after a shuffle: which card of the supply leaves the game."""
    targets: list[Target] = []
    for face, count in zip(PILES, state.supply, strict=True):
        target: Target = {"spot": f"supply.{face}", "objections": []}
        if not count:
            target["objections"] = [objection(lang, "pile-empty", "buy S")]
        else:
            words = say(lang, "designtown-preview-remove", card=the(lang, face), left=sum(state.supply) - 1)
            target["preview"] = {"text": words}
        targets.append(target)
    choice: Choice = {
        "id": "remove",
        "label": say(lang, "designtown-do-remove"),
        "targets": targets,
        "objections": [],
        "main": True,
    }
    return {"prompt": say(lang, "designtown-prompt-remove"), "rule": "solo-remove", "choices": [choice]}


# ---------------------------------------------------------------- playing


def _playing(position: Position, lang: str) -> Menu:
    must = position.must
    top = position.deck.known[0] if position.deck.known else None
    play: Choice = {
        "id": "play",
        "label": say(lang, "designtown-do-play", card=the(lang, top))
        if top
        else say(lang, "designtown-do-play-none"),
        "spot": "deck",
        "targets": [],
        "objections": _objections(position, "play", lang),
        "main": top is not None,
    }
    if top is None:
        play["remedy"] = say(lang, "designtown-remedy-deck-empty")
    elif (told := _play_preview(position, lang, top)) is not None:
        play["preview"] = told
    choices = [play, _shuffle(position, lang), _stop(position, lang), _recycle(position, lang)]
    if top is None:
        choices[1]["main"] = True
    found: Menu = {"prompt": _prompt(position, lang), "choices": choices}
    if must:
        found["rule"] = must[-1]
    return found


def _prompt(position: Position, lang: str) -> str:
    must = position.must
    if "residential-top" in must:
        return say(lang, "designtown-prompt-residential")
    if "mall-more" in must:
        return say(lang, "designtown-prompt-mall")
    if not len(position.deck):
        if not position.discard:
            return say(lang, "designtown-prompt-nothing")
        return say(lang, "designtown-prompt-start-empty" if must else "designtown-prompt-empty")
    if must:
        return say(lang, "designtown-prompt-first")
    return say(lang, "designtown-prompt-free", coins=coins(lang, position.sums.coins))


def _play_preview(position: Position, lang: str, top: str) -> Preview | None:
    found = outlook(position)
    if found is None:
        return None
    table = position.way.table
    ghost: Item = {
        "spot": f"row:row.{len(position.row) + 1}",
        "label": say(lang, "designtown-next", card=name(lang, top)),
        "box": (ghost_place(len(position.row)), ROW_TOP, CARD_WIDTH, CARD_HEIGHT),
        "svg": card(top, table, tax=table[top].tax) + outline("dt-ghost"),
        "ghost": True,
    }
    return {"text": _odds_words(position, lang), "ghosts": [ghost]}


def _odds_words(position: Position, lang: str) -> str:
    """The chance of a bust, of a victory and the expected coins of going on, in a sentence each."""
    found = outlook(position)
    if found is None:
        return ""
    parts = [say(lang, "designtown-preview-bust", chance=chance(lang, found.ends))]
    if found.wins:
        parts.append(say(lang, "designtown-preview-win", chance=chance(lang, found.wins)))
    if found.coins:
        least, most = found.coins[0][0], found.coins[-1][0]
        parts.append(
            say(lang, "designtown-preview-coins", coins=coins(lang, least))
            if least == most
            else say(lang, "designtown-preview-between", least=least, most=most)
        )
    return " ".join(parts)


def _shuffle(position: Position, lang: str) -> Choice:
    choice: Choice = {
        "id": "shuffle",
        "label": say(lang, "designtown-do-shuffle"),
        "targets": [],
        "objections": _objections(position, "shuffle", lang),
    }
    if choice["objections"]:
        key = "deck-left" if len(position.deck) else "discard-empty"
        choice["remedy"] = say(lang, f"designtown-remedy-{key}")
    elif position.odds.shuffle_loses:
        choice["preview"] = {"text": say(lang, "designtown-preview-loses")}
    else:
        homes = position.discard.count("R")
        words = say(lang, "designtown-preview-shuffle", count=len(position.discard), homes=homes)
        choice["preview"] = {"text": f"{words} {_odds_words(position, lang)}"}
    return choice


def _stop(position: Position, lang: str) -> Choice:
    earned = coins(lang, position.sums.coins)
    choice: Choice = {
        "id": "stop",
        "label": say(lang, "designtown-do-stop", coins=earned),
        "targets": [],
        "objections": _objections(position, "stop", lang),
    }
    if choice["objections"]:
        choice["remedy"] = say(
            lang, "designtown-remedy-stop" if len(position.deck) else "designtown-remedy-stop-empty"
        )
    else:
        choice["preview"] = {"text": would_buy(position, lang)}
    return choice


def would_buy(position: Position, lang: str) -> str:
    """What stopping now would buy at best."""
    plan = position.odds.plan(position.moment)
    if not plan.actions:
        return say(lang, "designtown-preview-nothing", coins=coins(lang, position.sums.coins))
    return say(
        lang, "designtown-preview-stop", actions=plan_words(plan.actions, lang), price=coins(lang, plan.price)
    )


def plan_words(actions: Sequence[str], lang: str) -> str:
    """A set of building actions; what is done several times is said once."""
    words = []
    for action, count in Counter(actions).items():
        once = named(lang, action)
        words.append(once if count == 1 else say(lang, "designtown-named-times", action=once, count=count))
    return listed(lang, words)


def named(lang: str, action: str) -> str:
    """A building action as the part of a sentence."""
    kind, _, face = action.partition(" ")
    return say(lang, f"designtown-named-{kind.replace('+', '-')}", card=the(lang, face))


def _recycle(position: Position, lang: str) -> Choice:
    targets = []
    for lying in discard_places(position.discard):
        face = lying.face
        target: Target = {
            "spot": lying.spot,
            "objections": _objections(position, f"recycle {face}", lang, [lying.spot]),
        }
        if target["objections"]:
            target["remedy"] = say(lang, "designtown-remedy-recycle")
        else:
            target["preview"] = _recycle_preview(position, lang, face)
        targets.append(target)
    return _aimed(lang, "recycle", targets, lambda: [objection(lang, "not-in-discard", "recycle C")])


def _recycle_preview(position: Position, lang: str, face: str) -> Preview:
    after = position.recycle(face)
    table = position.way.table
    words = say(
        lang,
        "designtown-preview-recycle",
        gain=gain(lang, table[face].recycle or Gain()),
        other=name(lang, FRONTS[face]),
        lost=table[face].worth - table[FRONTS[face]].worth,
    )
    before_odds, after_odds = outlook(position), outlook(after)
    if before_odds is not None and after_odds is not None and before_odds.ends != after_odds.ends:
        words += " " + say(
            lang,
            "designtown-preview-saves",
            before=chance(lang, before_odds.ends),
            after=chance(lang, after_odds.ends),
        )
    return {"text": words, "ghosts": _flip(position, face)}


def _flip(position: Position, face: str) -> list[Item]:
    """The other side of a card of the discard, on its spot."""
    spot = discard_spot(position.discard, face)
    table = position.way.table
    return [
        {
            "spot": f"discard:{lying.spot}",
            "label": OTHER_SIDE[face],
            "box": (lying.left, lying.top, CARD_WIDTH * lying.scale, CARD_HEIGHT * lying.scale),
            "svg": scaled(card(OTHER_SIDE[face], table) + outline("dt-ghost"), lying.scale),
            "ghost": True,
        }
        for lying in discard_places(position.discard)
        if lying.spot == spot
    ]


# ---------------------------------------------------------------- building


def _building(position: Position, lang: str, receivers: Receivers) -> Menu:
    left = coins(lang, position.sums.coins)
    end: Choice = {
        "id": "end",
        "label": say(lang, "designtown-do-end"),
        "targets": [],
        "objections": [],
        "preview": {"text": say(lang, "designtown-preview-end", coins=left)},
    }
    choices = [
        _purchase(position, lang, "buy", ()),
        _purchase(position, lang, "buy+upgrade", receivers),
        _upgrade(position, lang, receivers),
        end,
    ]
    possible = [choice for choice in choices[:3] if not choice["objections"]]
    (possible[0] if possible else end)["main"] = True
    key = "designtown-prompt-build" if possible else "designtown-prompt-built"
    return {"prompt": say(lang, key, coins=left), "rule": "one-action", "choices": choices}


def _purchase(position: Position, lang: str, kind: str, receivers: Receivers) -> Choice:
    targets = []
    for face in PILES:
        action = f"{kind} {face}"
        target = _spent(position, lang, action, f"supply.{face}")
        if not target["objections"]:
            made = face if kind == "buy" else BACKS[face]
            target["preview"] = {"text": _bought(position, lang, action, made)}
            if made != "W" or not position.way.purchase_triggers:
                target["preview"]["ghosts"] = _arrival(position, made)
        targets.append(target)
    choice = _aimed(lang, kind.replace("+", "-"), targets, list)
    choice["id"] = kind
    gives = kind == "buy+upgrade" and position.way.purchase_triggers and "A" in position.discard
    return _with_receivers(choice, lang, receivers if gives else ())


def _upgrade(position: Position, lang: str, receivers: Receivers) -> Choice:
    targets = []
    for lying in discard_places(position.discard):
        action = f"upgrade {lying.face}"
        target = _spent(position, lang, action, lying.spot)
        if not target["objections"]:
            words = _bought(position, lang, action, OTHER_SIDE[lying.face])
            target["preview"] = {"text": words, "ghosts": _flip(position, lying.face)}
        targets.append(target)
    choice = _aimed(lang, "upgrade", targets, lambda: [objection(lang, "not-in-discard", "upgrade R")])
    return _with_receivers(choice, lang, receivers if "A" in position.discard else ())


def _spent(position: Position, lang: str, action: str, spot: str) -> Target:
    reasons = position.reasons(action)
    target: Target = {"spot": spot, "objections": _objections(position, action, lang, [spot])}
    if "money" in reasons:
        missing = price_of(position.way.table, position.sums.cut, action) - position.sums.coins
        target["remedy"] = say(lang, "designtown-remedy-money", coins=coins(lang, missing))
    elif "no-action" in reasons:
        target["remedy"] = say(
            lang, f"designtown-remedy-no-action-{action.split(maxsplit=1)[0].replace('+', '-')}"
        )
    elif "not-upgradable" in reasons:
        target["remedy"] = say(lang, "designtown-remedy-not-upgradable")
    return target


def _bought(position: Position, lang: str, action: str, made: str) -> str:
    """What is left after paying, where the card goes, and who has to leave."""
    table, face = position.way.table, action.split()[1]
    price = price_of(table, position.sums.cut, action)
    left = coins(lang, position.sums.coins - price)
    key = "designtown-preview-pay"
    if action == "upgrade A":
        key = "designtown-preview-pay-away"
    elif made == "W" and (action.startswith("upgrade") or position.way.purchase_triggers):
        key = "designtown-preview-pay-top"
        if "A" in position.discard:
            key = "designtown-preview-pay-top-away"
    words = say(lang, key, price=coins(lang, price), left=left, card=capital(the(lang, made)))
    gained = table[made].worth - (table[face].worth if action.startswith("upgrade") else 0)
    if action == "upgrade A":
        gained = -table["A"].worth
    return f"{words} {say(lang, 'designtown-preview-worth', gained=gained)}"


def _arrival(position: Position, face: str) -> list[Item]:
    """A card that comes to the discard, where it will lie."""
    after = tuple(sorted((*position.discard, face)))
    spot = new_spot(position.discard, face)
    table = position.way.table
    return [
        {
            "spot": f"discard:{spot}",
            "label": face,
            "box": (lying.left, lying.top, CARD_WIDTH * lying.scale, CARD_HEIGHT * lying.scale),
            "svg": scaled(card(face, table) + outline("dt-ghost"), lying.scale),
            "ghost": True,
        }
        for lying in discard_places(after)
        if lying.spot == spot
    ]


def _with_receivers(choice: Choice, lang: str, receivers: Receivers) -> Choice:
    """Every target once for each player who could be given the card that leaves."""
    if len(receivers) > 1:
        choice["turns"] = [
            {"id": str(player), "label": say(lang, "designtown-to", player=LETTERS[player])}
            for player in receivers
        ]
        choice["targets"] = [
            {**target, "turn": str(player)} for target in choice["targets"] for player in receivers
        ]
    return choice


# ---------------------------------------------------------------- all choices


def _aimed(lang: str, kind: str, targets: list[Target], nowhere: Callable[[], Sequence[Objection]]) -> Choice:
    """A choice that needs a card; where none is legal, what speaks against all of them."""
    every = [target["objections"] for target in targets]
    against: list[Objection] = []
    if not targets:
        against = list(nowhere())
    elif all(every):
        against = list(_common(every))
    choice: Choice = {
        "id": kind,
        "label": say(lang, f"designtown-do-{kind}"),
        "targets": targets,
        "objections": against,
    }
    if against:
        choice["remedy"] = say(lang, f"designtown-remedy-no-{kind}")
    return choice


def _common(every: Sequence[Sequence[Objection]]) -> Iterator[Objection]:
    """Each rule that speaks against some target, once, without its spots."""
    rules = set()
    for objections in every:
        for found in objections:
            if found["rule"] not in rules:
                rules.add(found["rule"])
                yield {**found, "spots": []}


def _objections(position: Position, action: str, lang: str, spots: Sequence[str] = ()) -> list[Objection]:
    """Every reason of the line protocol, in words, with what is to blame."""
    blamed = {
        "residential-top": ["deck"],
        "mall-more": [f"row.{len(position.row)}"],
        "deck-left": ["deck"],
        "deck-empty": ["deck"],
        "not-recyclable": list(spots),
        "not-upgradable": list(spots),
        "pile-empty": list(spots),
        "money": list(spots),
    }
    return [objection(lang, reason, action, blamed.get(reason, [])) for reason in position.reasons(action)]
