"""Texts from outside, made fit to be kept."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    r"""What every database takes: whole characters, none of them zero.

    >>> plain("a\0b\ud800")
    'ab?'
    """
    return text.replace("\0", "").encode("utf-8", "replace").decode("utf-8")


def one_line(text: str, longest: int) -> str:
    """One line of visible characters and single spaces, cut where it gets too long."""
    seen = (" " if unicodedata.category(letter)[0] == "C" else letter for letter in plain(text))
    return " ".join("".join(seen).split())[:longest].rstrip()
