"""The first answer of the server: the home page as plain HTML, in both languages.

A script in the page's head has chosen the language and the theme before this is read, and marked which page the address
asks for: the styles show one language, and instead of the home page what is being opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from cardcity_tutor.locale import LANGUAGES, say
from cardcity_tutor.widgets.bundle import sheets

from . import markup


class FirstView(Protocol):
    """The view of a home page that can be seen before any script runs."""

    first_sheets: Sequence[str]
    """Its style sheets, beyond those of the frame."""
    first_sprite: str
    """The pictures to which its HTML refers."""

    def first_html(self, lang: str) -> str:
        """Everything that it will show; what is no link has to wait for the scripts."""


def first_page(home: FirstView) -> str:
    """The header and the home page."""
    frames = "".join(
        f'<div class="cardcity cc-frame" lang="{lang}">{_head(lang)}{home.first_html(lang)}</div>'
        for lang in LANGUAGES
    )
    return (
        f"<style>{sheets('base/tokens.css', 'base/parts.css', *home.first_sheets, 'shell/shell.css')}"
        f"{_asked()}</style>"
        f'<div id="cc-sprite" class="cardcity" aria-hidden="true" style="position:absolute;width:0;height:0;overflow:hidden">{home.first_sprite}</div>'
        f'<div class="cc-first">{frames}</div>'
    )


@cache
def _head(lang: str) -> str:
    """The header; for each page that an address may ask for, the sentence that it is on its way."""
    told = "".join(
        f'<p data-opening="{page}">{say(lang, "page-opening", page=say(lang, f"page-{page}"))}</p>'
        for page in markup.PAGES
    )
    return f'<div class="cc-inset">{markup.header(lang, "home", "auto", "")}</div><div class="cc-opening">{told}</div>'


def _asked() -> str:
    """The styles that show the sentence of the page that is asked for, and underline it in the menu."""
    return "".join(
        f'html[data-deep="{page}"] .cc-first [data-opening="{page}"]{{display:block}}'
        f'html[data-deep="{page}"] .cc-first .cc-entry[href="?page={page}"]{{box-shadow:inset 0 -3px 0 var(--cc-primary)}}'
        for page in markup.PAGES
    )
