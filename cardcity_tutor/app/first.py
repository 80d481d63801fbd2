"""The first answer of the server: the home page as plain HTML with its board, in both languages.

A script in the page's head has chosen the language and the theme before this is read, and marked which page the address
asks for: the styles show one language, and instead of the home page what is being opened.
"""

from __future__ import annotations

from functools import cache

from cardcity_tutor.games.cardcity.face.sprite import sprite
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.locale import LANGUAGES, say
from cardcity_tutor.widgets.bundle import sheets

from . import markup, still


def first_page(board: CityBoard) -> str:
    """Everything that the home page will show; its links work, its board has to wait for the scripts."""
    return (
        f"<style>{sheets('base/tokens.css', 'base/parts.css', *still.SHEETS, 'shell/shell.css')}"
        f"{_asked()}</style>"
        f'<div id="cc-sprite" class="cardcity" aria-hidden="true" style="position:absolute;width:0;height:0;overflow:hidden">{sprite()}</div>'
        f'<div class="cc-first">{_page(board.position, board.session.now.hand[0])}</div>'
    )


@cache
def _page(position: Position, card: str) -> str:
    return "".join(
        f'<div class="cardcity cc-frame" lang="{lang}"><div class="cc-inset">{markup.header(lang, "home", "auto", "")}</div>{_opening(lang)}'
        f'<div class="cc-home">{markup.hero(lang, {})}'
        f'<div class="cc-try"><div class="cc-inset">{markup.trying(lang)}</div>{still.still(position, card, lang)}</div>{markup.doors(lang)}</div></div>'
        for lang in LANGUAGES
    )


def _opening(lang: str) -> str:
    """For each page that an address may ask for, the sentence that it is on its way."""
    told = "".join(
        f'<p data-opening="{page}">{say(lang, "page-opening", page=say(lang, f"page-{page}"))}</p>'
        for page in markup.PAGES
    )
    return f'<div class="cc-opening">{told}</div>'


def _asked() -> str:
    """The styles that show the sentence of the page that is asked for, and underline it in the menu."""
    return "".join(
        f'html[data-deep="{page}"] .cc-first [data-opening="{page}"]{{display:block}}'
        f'html[data-deep="{page}"] .cc-first .cc-entry[href="?page={page}"]{{box-shadow:inset 0 -3px 0 var(--cc-primary)}}'
        for page in markup.PAGES
    )
