"""The options of a game in words: what each choice is called, what it changes in play, where the book says so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from cardcity_tutor.core.errors import TutorError
from cardcity_tutor.core.rule import Rule
from cardcity_tutor.locale import has
from cardcity_tutor.locale.sentences import error_sentence

from .....render.phrases import listed, said, uncapitalised
from ...book import rules
from ...rules.ways import Moved, Way
from .cards import card_name
from .names import edition_name, level_name, variant_name, victory_name
from .rules import citation

DOT: Final = " · "
ZONES: Final = "ABCD"
_TOLD_BY: Final[Mapping[str, str]] = {
    "edition-xl": "options-levels",
    "edition-2012": "setup-pile",
    "level-simplified": "setup-pile",
    "level-normal": "setup-pile-normal",
    "level-advanced": "setup-pile-advanced",
    "variant-architect": "architect",
    "variant-ecological": "pollution",
    "variant-leisure-crisis": "leisure-crisis",
    "variant-single-city": "single-border",
    "variant-suburb": "suburb-setup",
    "variant-decentralisation": "decentralised-zones",
    "variant-parking-meters": "parking-meters-2012",
    "players-1": "solo-draw",
    "players": "lots",
    "player": "zone",
    "ruling-bicolour-inside": "bicolour-build",
    "ruling-happiness-leisure": "happy-district",
    "ruling-single-architect": "architect",
    "ruling-single-develop-once": "single-order",
    "ruling-industry-pictures": "pollution",
    "ruling-bicolour-set": "setup-bicolour",
    "ruling-suburb-ring": "suburb-setup",
}
"""The rule that a choice rests on; of a victory, the rule of the same name."""


def choice_name(lang: str, field: str, value: Any) -> str:  # noqa: ANN401 (a word or a number)
    """What is written on the button of a choice, in a row that says which option it is.

    >>> choice_name("en", "victory", "happiness"), choice_name("en", "player", 1)
    ('By happiness', 'B')
    """
    if field == "victory":
        return said(lang, f"options-short-{value}")
    if field == "players":
        return str(value)
    if field == "player":
        return ZONES[value]
    named = {"edition": edition_name, "level": level_name, "variants": variant_name}
    return named[field](lang, value)


def choice_text(lang: str, field: str, value: Any, way: Way) -> str:  # noqa: ANN401
    """What a choice changes in play, in one sentence, with the numbers of the present way.

    >>> choice_text("en", "level", "simplified", Way())
    'A city of 5 by 5, 2 cards per turn, 10 turns: the basic rules, without parks and clouds.'
    """
    if field == "variants":
        told = {"victory": way.victory} if value == "ecological" else {}
        return said(lang, f"options-variant-{value}", **told)
    if field == "player":
        return said(lang, "options-player", zone=ZONES[value])
    if field in ("level", "players") and value != "advanced":
        facts = Way.of(_bare(way) | {field: value}).game()
        if field == "level":
            numbers = {"frame": facts.setting.facts.frame, "hand": facts.hand, "turns": facts.turns}
            return said(lang, f"options-level-{value}", **numbers)
        if value == 1:
            return said(lang, "options-players-1", draw=facts.draw)
        if value == 2:
            return said(lang, "options-players-2", draw=facts.draw, turns=facts.turns)
        return said(lang, "options-players-more", players=value, draw=facts.draw, turns=facts.turns)
    return said(lang, f"options-{field}-{value}")


def _bare(way: Way) -> dict[str, Any]:
    """Level and number of players alone: they make the numbers that are told."""
    return {"level": way.level, "players": way.players}


def choice_rule(field: str, value: Any, level: str = "simplified") -> str:  # noqa: ANN401
    """The id of the rule that a choice rests on; lots are told anew for the higher levels."""
    kind = "variant" if field == "variants" else field
    if kind == "victory":
        return f"victory-{value}"
    if kind == "players" and value > 1 and level != "simplified":
        return "lots-normal"
    return _TOLD_BY.get(f"{kind}-{value}") or _TOLD_BY[kind]


def choice_cite(lang: str, field: str, value: Any, edition: str, level: str = "simplified") -> str:  # noqa: ANN401
    """Where the book of this edition says so.

    >>> choice_cite("en", "variants", "parking-meters", "2012")
    '2012 leaflet, “2. Parcmètres”'
    """
    wanted = str(value) if field == "edition" else edition
    return _cited(lang, rules()[choice_rule(field, value, level)], wanted)


def _cited(lang: str, rule: Rule, edition: str) -> str:
    sources = [source for source in rule.sources if source.book == edition] or rule.sources
    return citation(lang, sources[0])


def way_summary(lang: str, way: Way, *, players: bool = True) -> str:
    """A way of playing in one line; without ``players`` their number is told only where they share a map.

    >>> way_summary("en", Way(variants=("architect",), players=2))
    'Simplified · residential victory · architect · 2 players'
    """
    parts = [edition_name(lang, "2012")] if way.edition == "2012" else [level_name(lang, way.level)]
    parts += [uncapitalised(victory_name(lang, way.victory))] if way.edition == "xl" else []
    parts += [uncapitalised(variant_name(lang, variant)) for variant in way.variants]
    if players or way.shared:
        parts.append(said(lang, "way-count", players=way.players))
    if way.rulings:
        parts.append(said(lang, "options-summary-rulings", count=len(way.rulings)))
    return DOT.join(parts)


def refusal_text(lang: str, error: TutorError) -> str:
    """Why a choice cannot be had here; for the buttons of a page, not for who types options."""
    key = f"options-why-{error.code}"
    return said(lang, key) if has(lang, key) else error_sentence(lang, error)


def moved_text(lang: str, moves: Iterable[Moved]) -> str:
    """What changed along with a choice, in one sentence; nothing where nothing did."""
    told = []
    for move in moves:
        if move.field == "variants":
            told.append(said(lang, "options-moved-variants", before=variant_name(lang, move.before)))
        elif move.field == "players":
            told.append(said(lang, "options-moved-players", after=move.after))
        else:
            after = {"level": level_name, "victory": victory_name}[move.field](lang, move.after)
            told.append(said(lang, f"options-moved-{move.field}", after=uncapitalised(after)))
    return said(lang, "options-moved", moves=listed(lang, told)) if told else ""


def ruling_text(lang: str, name: str) -> str:
    """Where a ruling plays a part, and what changes without it."""
    return said(lang, f"options-ruling-{name}")


def ruling_cite(lang: str, name: str) -> str:
    """The rule that a ruling settles, in its book."""
    return _cited(lang, rules()[_TOLD_BY[f"ruling-{name}"]], "xl")


def ruling_field(lang: str, ruling: str, key: str) -> str:
    """What one entry of a ruling that is a table is called.

    >>> ruling_field("en", "industry-pictures", "I2"), ruling_field("en", "suburb-ring", "5")
    ('Industry 2', 'Frame of 5 by 5')
    """
    if ruling == "suburb-ring":
        return said(lang, "options-ruling-field-ring", size=key)
    if key.startswith("half_"):
        return said(lang, f"options-ruling-field-{key}")
    if ruling == "industry-pictures":
        return said(lang, "options-ruling-field-industry", picture=key[1:])
    return card_name(lang, key).capitalize()
