"""Events as sentences of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....core.game import Event
from ....locale import say
from ..rules.goods import NOTHING, add, stock_of
from .words import building_word, bundle_words, card_word, goods_words, listed, place_word

BAN: Final = "ban "
"""Begins a note that forbids trade with the player of the number that follows."""


def told(event: Event, lang: str, names: Sequence[str]) -> str:
    """An event as a sentence; empty for what nobody needs to hear."""
    if event.kind == "set-up":
        return ""
    details, key = event.details, event.kind
    values: dict[str, Any] = {"name": names[event.player]}
    if key == "answer":
        key = f"answer-{details['say']}"
    elif key == "settle" and details["status"] == "late":
        key = "late"
    elif key == "pass" and details.get("done"):
        key = "done"
    values |= _values(event.kind, details, lang, names)
    return say(lang, f"cite-story-{key}", **values)


def _values(kind: str, details: Mapping[str, Any], lang: str, names: Sequence[str]) -> dict[str, Any]:
    """What fills the sentence."""
    match kind:
        case "place":
            built = listed(
                lang, [building_word(lang, token.partition("@")[0]) for token in details["layout"]]
            )
            return {"buildings": built or "–"}
        case "card" | "discard":
            return {"card": card_word(lang, details["card"])}
        case "draw":
            return {"count": len(details["cards"]), "kept": len(details["keep"])}
        case "produce" | "settle":
            goods = bundle_words(lang, details.get("goods", {}))
            return {"goods": goods, "contract": details.get("contract", 0)}
        case "deposit":
            return {"goods": bundle_words(lang, details["bank"])}
        case "offer" | "trade" | "answer" | "market":
            exchanged = {name: _given(details, name, lang) for name in ("give", "get")}
            to = details.get("to", [details["with"]] if "with" in details else [])
            return exchanged | {"to": listed(lang, [names[player] for player in to])}
        case "flea":
            return {name: say(lang, f"cite-good-{details[name]}") for name in ("give", "get")}
        case "handshake":
            return {"flows": "; ".join(_flow(flow, lang, names) for flow in details["flows"])}
        case "contract":
            others = listed(lang, [names[party] for party in details["parties"][1:]])
            terms = "; ".join(term_words(term, lang, names) for term in details["terms"])
            return {"contract": details["id"], "to": others, "terms": terms}
        case "transform":
            return {
                "building": building_word(lang, details["workshop"].partition("@")[0]),
                "n": details["times"],
            }
        case "pay":
            spent = NOTHING
            for collection in details["collections"]:
                spent = add(spent, stock_of(collection))
            return {"goods": goods_words(lang, spent), "cells": details["cells"]}
        case "build":
            return _built(details["building"], lang) | {"cells": details["price"]}
        case "consent":
            return {
                "to": names[details["to"]],
                "building": building_word(lang, details["building"].partition("@")[0]),
            }
        case "move":
            return _built(details["to"], lang)
        case "jury":
            return {"to": names[details["accused"]], "votes": sum(details["votes"].values())}
    return {name: value for name, value in details.items() if isinstance(value, int)}


def _built(token: str, lang: str) -> dict[str, Any]:
    return {"building": building_word(lang, token.partition("@")[0]), "place": place_word(token)}


def _given(details: Mapping[str, Any], name: str, lang: str) -> str:
    """Resources, and how many cards; their faces are for those who hold them."""
    cards = len(details.get(f"{name}_cards", ()))
    goods = bundle_words(lang, details.get(name, {}))
    if not cards:
        return goods
    more = say(lang, "cite-face-cards", n=cards)
    return listed(lang, [goods, more]) if any(details.get(name, {}).values()) else more


def _flow(flow: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    return say(
        lang,
        "cite-story-flow",
        giver=names[flow["from"]],
        to=names[flow["to"]],
        goods=_given({"give": flow["goods"], "give_cards": flow["cards"]}, "give", lang),
    )


def term_words(term: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    """What a term of a contract asks for."""
    if term["kind"] == "note":
        text = str(term["text"])
        if text.startswith(BAN) and text.removeprefix(BAN) in map(str, range(len(names))):
            return say(lang, "cite-story-term-ban", name=names[int(text.removeprefix(BAN))])
        return text
    if term["kind"] == "place":
        return say(
            lang,
            "cite-story-term-place",
            giver=names[term["by"]],
            turn=term["turn"],
            **_built(term["building"], lang),
        )
    goods = (
        say(lang, "cite-story-term-any", n=term["any"])
        if "any" in term
        else bundle_words(lang, term["goods"])
    )
    turns = ", ".join(map(str, term["turns"]))
    return say(
        lang, "cite-story-term-pay", giver=names[term["from"]], to=names[term["to"]], goods=goods, turns=turns
    )
