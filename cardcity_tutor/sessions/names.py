"""What games, players, bots, options and rules are called: messages of the game where it has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ..core.errors import InputError
from ..core.rule import Citation
from ..core.ruleset import Ruleset
from ..locale import has, say
from .seats import LETTERS, Chair


def game_name(lang: str, ruleset: str) -> str:
    """The title of a game: the message ``ruleset-<id>``, or else its id."""
    return first_said(lang, f"ruleset-{ruleset}") or ruleset


def bot_name(lang: str, ruleset: str, bot: str) -> str:
    """What a bot is called: ``bot-<ruleset>-<name>``, a character or kind that games share, or else its name."""
    return first_said(lang, f"bot-{ruleset}-{bot}", f"persona-{bot}", f"bot-kind-{bot}") or bot


def names_text(lang: str, ruleset: str, title: str) -> str:
    """The players' names that a game was saved under; bots are saved by their ids.

    >>> names_text("en", "cardcity", "Zoé, hurried-heir")
    'Zoé, The hurried heir'
    """
    return ", ".join(bot_name(lang, ruleset, name) for name in title.split(", "))


def seat_names(lang: str, ruleset: str, chairs: Sequence[Chair]) -> list[str]:
    """What the players are called, with the letter of the seat where two have the same name."""
    called = [
        bot_name(lang, ruleset, chair.bot)
        if chair.bot
        else chair.person or say(lang, "table-player", letter=LETTERS[seat])
        for seat, chair in enumerate(chairs)
    ]
    twice = {name for name, count in Counter(called).items() if count > 1}
    return [
        say(lang, "table-namesake", name=name, letter=LETTERS[seat]) if name in twice else name
        for seat, name in enumerate(called)
    ]


class RuleText(NamedTuple):
    """A rule in words."""

    rule: str
    title: str
    text: str
    cites: tuple[str, ...]


def rule_text(lang: str, ruleset: Ruleset, rule_id: str) -> RuleText:
    """A rule of the game's book: its title, its sentence, and where the book has it.

    Raises:
        InputError: if the book has no such rule.
    """
    if ruleset.load_book is None:
        raise InputError("unknown-rule", value=rule_id[:60])
    rule = ruleset.load_book().rule(rule_id)
    key = f"{'ruling' if rule.is_ruling else 'rule'}-{ruleset.id}-{rule_id}"
    cites = tuple(cited(lang, ruleset.id, source) for source in rule.sources)
    return RuleText(rule_id, first_said(lang, f"{key}.title") or rule_id, first_said(lang, key), cites)


def cited(lang: str, ruleset: str, source: Citation) -> str:
    """Where a book says so; the book that bears the id of the game is called as the game is."""
    book = game_name(lang, ruleset) if source.book == ruleset else source.book
    if source.page is None:
        return say(lang, "match-cite", book=book, heading=source.heading)
    return say(lang, "match-cite-page", book=book, heading=source.heading, page=source.page)


def first_said(lang: str, *keys: str) -> str:
    """The first of these messages that there is; none: nothing."""
    return next((say(lang, key) for key in keys if has(lang, key)), "")
