"""The misconceptions of the course: the rules that each bends, and the learner who reads them so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from . import goods_readings as goods
from . import map_readings as maps
from .learner import Learner


class MalRule(NamedTuple):
    """One misconception. Its sentences are messages, ``malrule-cite-<id>`` with ``.title``."""

    id: str
    rules: tuple[str, ...]
    """The rules and rulings that it bends, the most telling first."""
    learner: Learner
    """Answers as somebody with it does."""
    kind: str
    """A kind of exercise in which it shows."""


MAL_RULES: Final[Mapping[str, MalRule]] = {
    entry.id: entry
    for entry in (
        MalRule("corner-contact", ("side",), maps.CornerContact(), "link"),
        MalRule("corner-touch", ("touch",), maps.CornerTouch(), "mark"),
        MalRule("any-contact", ("touch",), maps.AnyContact(), "mark"),
        MalRule("own-only", ("mill", "inn-shop", "side"), maps.OwnOnly(), "harvest"),
        MalRule("street-idle", ("street-link",), maps.StreetIdle(), "link"),
        MalRule("street-chain", ("street-single",), maps.StreetChain(), "link"),
        MalRule("doublers-add", ("mill", "inn-shop"), maps.DoublersAdd(), "harvest"),
        MalRule("inn-large", ("inn-shop",), maps.InnLarge(), "harvest"),
        MalRule("mill-bank", ("no-double",), maps.MillBank(), "harvest"),
        MalRule("interest-compounds", ("bank",), goods.InterestCompounds(), "harvest"),
        MalRule("produce-at-once", ("produce-map",), goods.ProduceAtOnce(), "harvest"),
        MalRule("guild-at-once", ("guild",), goods.GuildAtOnce(), "guild"),
        MalRule("loose-sets", ("price-equal",), goods.LooseSets(), "most"),
        MalRule("count-resources", ("price-table",), goods.CountResources(), "most"),
        MalRule("one-collection", ("price-free-choice", "rights"), goods.OneCollection(), "most"),
        MalRule("all-kinds", ("price-free-choice",), goods.AllKinds(), "most"),
        MalRule("rights-kept", ("rights",), goods.RightsKept(), "pay"),
        MalRule("workshop-doubles", ("workshop",), goods.WorkshopDoubles(), "convert"),
        MalRule("flea-reversed", ("flea-direction", "flea"), goods.FleaReversed(), "reach"),
        MalRule("free-building", ("manufacture",), maps.FreeBuilding(), "price"),
        MalRule("gold-per-side", ("street-gold", "once"), maps.GoldPerSide(), "harvest"),
        MalRule("gold-to-street", ("street-gold",), maps.GoldToStreet(), "harvest"),
        MalRule("gold-or-table", ("square-price",), maps.GoldOrTable(), "spend"),
        MalRule("square-nine", ("square-centre",), maps.SquareNine(), "price"),
        MalRule("canal-any", ("canal",), maps.CanalAny(), "draw"),
        MalRule("port-links", ("port",), maps.PortLinks(), "draw"),
        MalRule("cards-count", ("score",), goods.CardsCount(), "score"),
        MalRule("round-nearest", ("score", "tie"), goods.RoundNearest(), "score"),
        MalRule("fair-count", ("exchange", "price-table"), goods.FairCount(), "deal"),
        MalRule("zero-sum", ("exchange",), goods.ZeroSum(), "deal"),
        MalRule("ban-binds", ("contract-void",), goods.BanBinds(), "ledger"),
        MalRule("promise-optional", ("settle", "contract"), goods.PromiseOptional(), "ledger"),
    )
}
"""By id, in the order in which diagnoses name them."""
