"""The names of bots, and the characters with a sentence each."""

from __future__ import annotations

from .....render.phrases import said


def bot_name(lang: str, kind: str) -> str:
    """The name of a kind of bot: ``random``, ``greedy``, ``strong``.

    >>> bot_name("en", "strong")
    'Strong player'
    """
    return said(lang, f"bot-kind-{kind}")


def bot_sentence(lang: str, kind: str) -> str:
    """How this kind of bot decides, in a sentence."""
    return said(lang, f"bot-kind-{kind}.sentence")


def persona_name(lang: str, persona: str) -> str:
    """The name of a character.

    >>> persona_name("fr", "speculator")
    'La spéculatrice'
    """
    return said(lang, f"persona-{persona}")


def persona_sentence(lang: str, persona: str) -> str:
    """How this character plays, in a sentence."""
    return said(lang, f"persona-{persona}.sentence")
