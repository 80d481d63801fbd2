"""A rule in words: title, sentence, where the books say it, where it is in force; and the index to find it by."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from cardcity_tutor.core.rule import Citation, Rule
from cardcity_tutor.locale import LANGUAGES, synonyms
from cardcity_tutor.render.search import Field, Index

from .....render.phrases import filled, listed, money_text, number_text, said, tied
from ...book import Example
from ...book.changes import OLD, RANK, SWITCHES, Figure, Way, in_force, successors
from ...book.entries import entries, entry, variant_of
from ...rules.ending import RANKS
from ...rules.setting import LEVELS
from .cards import card_name
from .names import edition_name, kind_name, level_name, phase_name, variant_name

TITLE, NAME, TEXT, PLACE, OTHER_TITLE, OTHER_TEXT = 6.0, 4.0, 2.0, 1.5, 3.0, 1.0
"""What a word found in these parts of a rule is worth."""
MONEY: Final = frozenset({"money", "price.L", "price.K"})


def rule_title(lang: str, rule: Rule) -> str:
    """The title of a rule or ruling."""
    return said(lang, f"{rule.key}.title")


def rule_text(lang: str, rule: Rule) -> str:
    """The rule in a sentence or two."""
    return said(lang, rule.key)


def citation(lang: str, source: Citation) -> str:
    """Where a book says so.

    >>> citation("en", Citation("2012", "Salaire"))
    '2012 leaflet, “Salaire”'
    """
    names = {"book": said(lang, f"book-{source.book}"), "heading": tied(source.heading)}
    if source.page is None:
        return filled(lang, "entry-cite-heading", names)
    return filled(lang, "entry-cite-page", names, page=source.page)


def example_words(lang: str, example: Example) -> dict[str, str]:
    """A worked example: its title, question, answer and place in the book, and whether its figure had to be rebuilt."""
    return {
        "id": example.id,
        "title": said(lang, f"{example.key}.title"),
        "question": said(lang, example.key),
        "answer": said(lang, f"{example.key}.answer"),
        "cite": citation(lang, example.source),
        "rebuilt": said(lang, "entry-example-rebuilt") if example.rebuilt else "",
    }


def way_name(lang: str, way: Way) -> str:
    """An edition and its level; the edition of 2012 has no levels.

    >>> way_name("en", Way("xl", "normal")), way_name("en", OLD)
    ('Normal', '2012')
    """
    return said(lang, "book-2012") if way == OLD else level_name(lang, way.level)


def ways_text(lang: str, rule: Rule) -> str:
    """Where a rule is in force: levels of XL, and 2012."""
    levels = [level for level in LEVELS if in_force(rule, Way("xl", level))]
    found = []
    if len(levels) == len(LEVELS):
        found.append(said(lang, "entry-all-levels"))
    elif levels:
        names = listed(lang, [level_name(lang, level) for level in levels])
        found.append(filled(lang, "entry-levels", {"levels": names}))
    if in_force(rule, OLD):
        found.append(edition_name(lang, "2012"))
    return listed(lang, found)


def rule_facts(lang: str, rule: Rule) -> list[tuple[str, str]]:
    """What there is to know of a rule, as label and value."""
    found = [(said(lang, "entry-fact-phase"), phase_name(lang, rule.phase))] if not rule.is_ruling else []
    found.append((said(lang, "entry-fact-ways"), ways_text(lang, rule)))
    variant = variant_of(rule)
    if variant:
        found.append((said(lang, "entry-fact-variant"), variant_name(lang, variant)))
    if rule.status is not None:
        status = said(lang, f"entry-status-{rule.status}")
        if rule.also:
            status = filled(
                lang, "entry-status-also", {"status": status, "also": said(lang, f"entry-status-{rule.also}")}
            )
        found.append((said(lang, "entry-fact-status"), status))
    if rule.switch is not None:
        found.append((said(lang, "entry-fact-switch"), _setting(lang, rule)))
    return found


def _setting(lang: str, rule: Rule) -> str:
    """How a club may change a ruling: the name of the setting and what it is by default."""
    default: Any = rule.switch.default if rule.switch else None
    if isinstance(default, bool):
        value = said(lang, "entry-yes" if default else "entry-no")
    else:
        value = ", ".join(f"{key}\u00a0= {number}" for key, number in default.items())
    return filled(lang, "entry-switch", {"name": rule.id, "value": value})


def successor_words(lang: str, rule: Rule) -> list[tuple[str, str]]:
    """The rules that stand in for this one elsewhere: their names, and a sentence for each."""
    found = []
    for name, ways in successors(rule):
        names = {
            "ways": listed(lang, [way_name(lang, way) for way in ways]),
            "title": rule_title(lang, entry(name)),
        }
        found.append((name, filled(lang, "entry-successor", names)))
    return found


# ---------------------------------------------------------------- facts of a set-up


def fact_name(lang: str, fact: str) -> str:
    """What a number of a set-up is called.

    >>> fact_name("en", "pile.R"), fact_name("en", "turns")
    ('Residences in the pile', 'Turns')
    """
    head, _, rest = fact.partition(".")
    if fact.startswith(RANK):
        return filled(lang, "fact-rank", {"rank": RANKS[int(fact.removeprefix(RANK))]})
    if head in ("pile", "reserve") and len(rest) == 1:
        return filled(lang, f"fact-{head}", {"cards": _plural(lang, rest)})
    if head == "pile" and len(rest) == 3:
        return filled(lang, "fact-pile", {"cards": card_name(lang, rest)}).capitalize()
    if head in ("first", "draw") and rest:
        return said(lang, f"fact-{head}-turn", turn=int(rest))
    return said(lang, f"fact-{fact.replace('.', '-')}")


def _plural(lang: str, letter: str) -> str:
    return kind_name(lang, letter, 2).capitalize()


def fact_value(lang: str, fact: str, value: int) -> str:
    """A number of a set-up as people write it.

    >>> fact_value("fr", "frame", 5), fact_value("en", "first.2", 1), fact_value("en", "bribes", 1)
    ('5 × 5', 'B', 'yes')
    """
    if fact == "frame":
        return f"{value} × {value}"
    if fact.partition(".")[0] == "first":
        return "ABCD"[value]
    if fact in SWITCHES:
        return said(lang, "entry-yes" if value else "entry-no")
    if fact in MONEY:
        return money_text(lang, value) if value else "–"
    return number_text(lang, value)


def figure_words(lang: str, figure: Figure) -> dict[str, str]:
    """A number that changes: its name, before and after."""
    return {
        "fact": fact_name(lang, figure.name),
        "before": fact_value(lang, figure.name, figure.before),
        "after": fact_value(lang, figure.name, figure.after),
    }


# ---------------------------------------------------------------- the index


@cache
def rules_index(lang: str) -> Index:
    """All rules and rulings, to be asked in a language; words of the other ones find as well, but count less.

    Only words of the language itself are suggested: neither ids nor the headings of the book, which are French.
    """
    texts = {}
    for name, rule in entries().items():
        parts = [
            Field(rule_title(lang, rule), TITLE),
            Field(f"{rule.id} {rule.key}", NAME, suggested=False),
            Field(rule_text(lang, rule), TEXT),
            Field(phase_name(lang, rule.phase), PLACE),
        ]
        parts += [Field(citation(lang, source), PLACE, suggested=False) for source in rule.sources]
        variant = variant_of(rule)
        if variant:
            parts.append(Field(variant_name(lang, variant), NAME))
        for other in LANGUAGES:
            parts += [Field(card, OTHER_TEXT, suggested=other == lang) for card in _cards(other, rule)]
            if other != lang:
                parts.append(Field(rule_title(other, rule), OTHER_TITLE, suggested=False))
                parts.append(Field(rule_text(other, rule), OTHER_TEXT, suggested=False))
        texts[name] = [part for part in parts if part.text]
    own_last = sorted(LANGUAGES, key=lambda other: other == lang)
    return Index(texts, {word: term for other in own_last for word, term in synonyms(other).items()})


def _cards(lang: str, rule: Rule) -> list[str]:
    """The cards that the boards of a rule ask about."""
    asked = [claim.get("card") or claim.get("colour") for claim in (rule.holds, rule.broken) if claim]
    return [card_name(lang, card) for card in dict.fromkeys(filter(None, asked))]
