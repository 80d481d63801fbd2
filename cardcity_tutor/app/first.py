"""The first answer of the server: the home page as plain HTML with a picture of the board, in both languages.

A script in the page's head has chosen the language and the theme before this is read; the styles show one of the two.
"""

from __future__ import annotations

from functools import cache

from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.render.sprite import sprite
from cardcity_tutor.widgets.bundle import sheets
from cardcity_tutor.widgets.city_board import CityBoard

from . import markup


def first_page(board: CityBoard) -> str:
    """Everything that the home page will show, but nothing to click on yet except its links."""
    return (
        f"<style>{sheets('tokens.css', 'parts.css', 'shell.css')}</style>"
        f'<div id="cc-sprite" class="cardcity" aria-hidden="true" style="position:absolute;width:0;height:0;overflow:hidden">{sprite()}</div>'
        f'<div class="cc-first">{_page(board.picture())}</div>'
    )


@cache
def _page(picture: str) -> str:
    return "".join(
        f'<div class="cardcity cc-frame" lang="{lang}">{markup.header(lang, "home", "auto", "")}'
        f'<div class="cc-home">{markup.hero(lang, {})}'
        f'<div class="cc-try"><div>{markup.trying(lang)}</div>{picture}</div>{markup.doors(lang)}</div></div>'
        for lang in LANGUAGES
    )
