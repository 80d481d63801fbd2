"""Claims in words: what is stated of a position or a set-up, and what the engine says of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from cardcity_tutor.core.verdict import Place, Verdict

from .....render.phrases import Naming, filled, listed, money_text, number_text, said
from ...book import claims
from ...rules.development import Choice
from ...rules.ending import places, rank
from ...rules.position import Position
from .cards import card_name, card_with_article, kind_of, sides_text
from .districts import stop_words
from .names import counted, edition_name, level_name, variant_name, victory_name
from .reasons import reason_words
from .rules import fact_name, fact_value

Claim = Mapping[str, Any]
BRICKS: Final = 3
"""Players at whose single city rows are laid like bricks."""


class ClaimWords(NamedTuple):
    """A claim in words."""

    said: str
    """What is stated."""
    true: bool
    told: str
    """What the engine says of it."""
    more: tuple[str, ...] = ()
    """Why, where a sentence or two can tell."""


class Told(NamedTuple):
    """A claim to be told, and how its board calls the cells; claims of no board name none."""

    lang: str
    claim: Claim
    naming: Naming

    def at(self, place: Place) -> str:
        """Where a cell is: *on d4*, or *right of d4* for one beyond the board."""
        name = self.naming(place)
        return (
            filled(self.lang, "claim-at", {"cell": name}) if name[-1:].isdigit() and " " not in name else name
        )

    def say(self, key: str, names: dict[str, str] | None = None, **numbers: object) -> str:
        return filled(self.lang, f"claim-{key}", names or {}, **numbers)


def claim_words(lang: str, claim: Claim, naming: Naming = str) -> ClaimWords:
    """What a claim states and what the engine says of it."""
    told = Told(lang, claim, naming)
    stated, value, more = _KINDS[claim["claim"]](told)
    true = claims.holds(claim)
    if true:
        return ClaimWords(stated, true, said(lang, "claim-right"), more)
    if not value:
        return ClaimWords(stated, true, said(lang, "claim-wrong"), more)
    return ClaimWords(stated, true, filled(lang, "claim-instead", {"value": value}), more)


def given_words(lang: str, claim: Claim) -> list[str]:
    """Under which circumstances: level, edition, variants, players, money, hand, reserve."""
    old, level = claim.get("edition") == "2012", claim.get("level", "simplified")
    found = [edition_name(lang, "2012")] if old else []
    if claim["claim"] not in ("split", "rank") and not (old and level == "simplified"):
        found.append(level_name(lang, level))
    found += [variant_name(lang, variant) for variant in claim.get("variants", ())]
    if claim["claim"] in ("setup", "options"):
        found.append(said(lang, "claim-players", players=claim["players"]))
    elif player := player_words(lang, claim):
        found.append(player)
    if "money" in claim and claim["claim"] != "bribe":
        found.append(filled(lang, "claim-money", {"money": money_text(lang, claim["money"])}))
    if claim.get("hand"):
        names = listed(lang, [card_name(lang, card) for card in claim["hand"]])
        found.append(filled(lang, "claim-hand", {"cards": names}))
    if claim.get("reserve"):
        left = [counted(lang, letter, count) for letter, count in claim["reserve"].items()]
        found.append(filled(lang, "claim-reserve", {"cards": listed(lang, left)}))
    return found


def player_words(lang: str, claim: Claim) -> str:
    """With whose eyes a map of several players is seen; empty on other maps."""
    if "single-city" not in claim.get("variants", ()):
        return ""
    return filled(lang, "claim-player", {"player": "ABCD"[claim.get("player", 0)]})


Stated = tuple[str, str, tuple[str, ...]]
"""The statement, what the engine says instead (empty where a plain no will do), and why."""


def _build(told: Told) -> Stated:
    lang, claim = told.lang, told.claim
    names = {"card": card_with_article(lang, claim["card"], "a"), "where": told.at(_cell(claim))}
    where = claims.position(claim)
    if claim["claim"] == "build":
        where = where.with_hand(())
    why = _reasons(told, where.verdict(claim["card"], _cell(claim), claim.get("facing")), claim["card"])
    if "facing" not in claim:
        return told.say("build", names), "", why
    brick = claim.get("players") == BRICKS and "single-city" in claim.get("variants", ())
    names["sides"] = sides_text(lang, kind_of(claim["card"]) + claim["facing"], brick=brick)
    return told.say("build-turned", names), "", why


def _cell(claim: Claim) -> Place:
    row, column = claim["cell"]
    return row, column


def _reasons(told: Told, verdict: Verdict, card: str) -> tuple[str, ...]:
    edition = told.claim.get("edition", "xl")
    words = [
        reason_words(told.lang, reason, card, told.naming, edition=edition) for reason in verdict.reasons
    ]
    return tuple(f"{reason.text} {reason.here}".rstrip() for reason in words)


def _built(told: Told) -> Stated:
    count = claims.position(told.claim).plan().built
    return told.say("built", count=told.claim["count"]), told.say("cards", count=count), ()


def _limit(told: Told) -> Stated:
    limit = claims.position(told.claim).limit()
    stated = told.say("limit", used=told.claim["used"], max=told.claim["max"])
    return stated, told.say("limit-value", used=limit.used, max=limit.max), ()


def _district(told: Told) -> Stated:
    claim = told.claim
    names = {"where": told.at(_cell(claim))}
    stated = told.say("district", names, colour=claim["colour"], size=claim["size"])
    return stated, told.say("cards", count=len(claims.district_of(claim))), ()


def _grows(told: Told) -> Stated:
    claim = told.claim
    colour = claim["colour"]
    names = {"card": card_with_article(told.lang, colour, "a"), "where": told.at(_cell(claim))}
    verdict = claims.position(claim).development_verdict(Choice(colour, _cell(claim)))
    return told.say("grows", names), "", _reasons(told, verdict, colour)


def _still(told: Told) -> Stated:
    position = claims.position(told.claim)
    return told.say("still"), _due(told, position), _stops(told, position)


def _due(told: Told, position: Position) -> str:
    """What may develop now."""
    cards = [
        told.say(
            "card-there",
            {"card": card_with_article(told.lang, choice.colour, "a"), "where": told.at(choice.place)},
        )
        for choice in position.due()
    ]
    return told.say("due", {"cards": listed(told.lang, cards, choice=True)}) if cards else ""


def _stops(told: Told, position: Position) -> tuple[str, ...]:
    return tuple(stop_words(told.lang, reason, told.naming) for reason in position.stops())


def _outcome(told: Told) -> Stated:
    claim = told.claim
    after = claims.position({**claim, "city": claim["result"]})
    ends = len(claims.position(claim).outcomes().texts())
    value = _due(told, after) or told.say("ends", count=ends)
    return told.say("outcome"), value, ()


def _income(told: Told) -> Stated:
    lang, claim = told.lang, told.claim
    part = claim.get("part", "total")
    stated = told.say("income", {"amount": money_text(lang, claim["amount"])}, part=part)
    return stated, money_text(lang, claims.income_part(claim).value), ()


def points_text(lang: str, victory: str, value: float | None) -> str:
    """A score with its unit; a player may be out."""
    if value is None:
        return said(lang, "score-out")
    if victory == "economic":
        return money_text(lang, value)
    return said(lang, "score-points", value=number_text(lang, value))


def _score(told: Told) -> Stated:
    lang, claim = told.lang, told.claim
    victory = claim["victory"]
    stated = None if claim.get("out") else claim["points"]
    names = {"victory": victory_name(lang, victory), "points": points_text(lang, victory, stated)}
    value = points_text(lang, victory, claims.position(claim).score(victory).value)
    return told.say("score", names), value, ()


def _pollution(told: Told) -> Stated:
    stated = number_text(told.lang, told.claim["percent"])
    value = number_text(told.lang, claims.position(told.claim).pollution())
    return told.say("pollution", {"percent": stated}), told.say("percent", {"percent": value}), ()


def _price(told: Told) -> Stated:
    lang, claim = told.lang, told.claim
    stated = told.say("price", {"amount": money_text(lang, claim["amount"])}, kind=kind_of(claim["card"]))
    return stated, money_text(lang, claims.position(claim).price(claim["card"])), ()


def _cloud(told: Told) -> Stated:
    return told.say("cloud", {"where": told.at(_cell(told.claim))}), told.say("no-cloud"), ()


def _setup(told: Told) -> Stated:
    lang, claim = told.lang, told.claim
    what = claim["what"]
    names = {"fact": fact_name(lang, what), "value": fact_value(lang, what, claim["count"])}
    found = claims.facts(claims.game_of(claim)).get(what, 0)
    return told.say("setup", names), fact_value(lang, what, found), ()


def _options(told: Told) -> Stated:
    return told.say("options", {"victory": victory_name(told.lang, told.claim["victory"])}), "", ()


def _split(told: Told) -> Stated:
    claim = told.claim
    left, size = claim["players_left"], claim["hand_size"]
    lots = _lots(told, claim["open_up"], claim["open_down"], claim["rest_up"], claim["rest_down"])
    stated = told.say("split", {"lots": lots}, players=left, cards=size * left)
    return stated, _lots(told, 2, size - 2, left - 1, (size - 1) * (left - 1)), ()


def _lots(told: Told, open_up: int, open_down: int, rest_up: int, rest_down: int) -> str:
    small, large = (
        told.say("lot", up=up, down=down) for up, down in ((open_up, open_down), (rest_up, rest_down))
    )
    return told.say("lots", {"small": small, "large": large})


def _bribe(told: Told) -> Stated:
    amounts = {key: money_text(told.lang, told.claim[key]) for key in ("money", "open", "rest")}
    return (
        told.say("bribe", amounts),
        "",
        (said(told.lang, "reason-bribe"), said(told.lang, "reason-bribe.here")),
    )


def _rank(told: Told) -> Stated:
    lang, claim = told.lang, told.claim
    edition, victory = claim.get("edition", "xl"), claim["victory"]
    names = {
        "victory": victory_name(lang, victory),
        "points": points_text(lang, victory, claim["score"]),
        "rank": claim["rank"],
    }
    return told.say("rank", names), rank(edition, victory, claim["score"]), ()


def _places(told: Told) -> Stated:
    lang, claim = told.lang, told.claim
    accounts = [claims.position({**claim, **seat}).score(claim["victory"]) for seat in claim["seats"]]
    stated = {"victory": victory_name(lang, claim["victory"]), "places": places_text(told, claim["places"])}
    return told.say("places", stated), places_text(told, places(claim["victory"], accounts)), ()


def places_text(told: Told, order: list[int]) -> str:
    """The place of each player."""
    seats = [told.say("place", {"player": "ABCD"[seat]}, place=place) for seat, place in enumerate(order)]
    return listed(told.lang, seats)


_KINDS: Final[Mapping[str, Callable[[Told], Stated]]] = {
    "build": _build,
    "duty": _build,
    "built": _built,
    "limit": _limit,
    "district": _district,
    "grows": _grows,
    "still": _still,
    "outcome": _outcome,
    "income": _income,
    "score": _score,
    "pollution": _pollution,
    "price": _price,
    "cloud": _cloud,
    "setup": _setup,
    "options": _options,
    "split": _split,
    "bribe": _bribe,
    "rank": _rank,
    "places": _places,
}
