"""The host's page as HTML: its frame, its labels and the question for the key. The figures come later, as data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Final

from cardcity_tutor.locale import LANGUAGES, keys, say
from cardcity_tutor.render.paper.page import qr

from .server_status import EVERY

COLUMNS: Final = ("nickname", "joined", "seen", "games", "results", "acts")
KERNEL_COLUMNS: Final = ("who", "id", "state", "since", "active", "memory")
WORKER_COLUMNS: Final = ("who", "id", "visits", "since", "memory", "each", "acts")


def host_page(lang: str, base: str, addresses: Sequence[str] = ()) -> str:
    """The page that the script fills; ``addresses`` are what others can open."""
    words = {
        key.removeprefix("host-"): _label(lang, key) for key in sorted(keys(lang)) if key.startswith("host-")
    }
    return _frame(
        lang,
        base,
        f"""
<header><div class="row head"><h1>{_say(lang, "host-title")}</h1>{_languages(lang, base)}</div><p>{_say(lang, "host-lead")}</p></header>
<div id="note" class="note" hidden><p id="told" tabindex="-1" role="status" aria-live="polite"></p><button type="button" class="btn" id="noted">{_say(lang, "host-close")}</button></div>
<dl id="figures" class="figures"></dl>
<div class="panels">
{_joining(lang, base, addresses)}
<section class="panel"><h2>{_say(lang, "host-kernels")}</h2>
<p>{_say(lang, "host-kernels-why")}</p>
{_table(lang, "kernels", "host-kernels", KERNEL_COLUMNS)}</section>
</div>
<section class="panel" id="working"><h2>{_say(lang, "host-workers")}</h2>
<p>{_say(lang, "host-workers-why")}</p>
{_table(lang, "workers", "host-workers", WORKER_COLUMNS)}</section>
<section class="panel"><h2>{_say(lang, "host-members")}</h2>
<p id="nobody" hidden>{_say(lang, "host-members-none")}</p>
{_table(lang, "members", "host-members", COLUMNS)}
<nav class="row" id="paging" aria-label="{_say(lang, "host-members")}" hidden><button type="button" class="btn" id="previous">{_say(lang, "host-previous")}</button>
<span id="page"></span><button type="button" class="btn" id="next">{_say(lang, "host-next")}</button></nav></section>
<section class="panel"><h2>{_say(lang, "host-backup")}</h2>
<p>{_say(lang, "host-backup-why")}</p>
<div class="row"><a class="btn primary" id="backup" href="{escape(base)}/host/backup" download>{_say(lang, "host-backup-make")}</a>
<button type="button" class="btn" id="restore">{_say(lang, "host-restore")}</button>
<input type="file" id="file" accept=".zip,application/zip" hidden aria-label="{_say(lang, "host-restore")}"></div>
<p class="small">{_say(lang, "host-place")} <code id="place"></code></p>
<ul id="stored" class="stored small"></ul></section>
<p class="small">{_say(lang, "host-refreshed")}</p>
<dialog id="asking" class="panel" aria-labelledby="question"><p id="question"></p><p><input id="answer" class="field" readonly hidden></p>
<div class="row"><button type="button" class="btn primary" id="yes"></button><button type="button" class="btn" id="no"></button></div></dialog>
<script type="application/json" id="words">{_data(words)}</script>
<script type="module" src="{escape(base)}/host/host.js"></script>""",
    )


def key_page(lang: str, base: str, wrong: str = "") -> str:
    """The question for the key, with what was wrong about the last answer."""
    told = f'<p class="note bad" role="alert">{escape(wrong)}</p>' if wrong else ""
    return _frame(
        lang,
        base,
        f"""
<header><div class="row head"><h1>{_say(lang, "host-title")}</h1>{_languages(lang, base)}</div></header>
{told}
<form class="panel" method="post" action="{escape(base)}/host/enter"><p><label for="key">{_say(lang, "host-key")}</label>
<input class="field" id="key" name="key" type="password" required maxlength="200" autocomplete="current-password"></p>
<p class="small">{_say(lang, "host-key-why")}</p>
<button class="btn primary">{_say(lang, "host-open")}</button></form>""",
    )


def _joining(lang: str, base: str, addresses: Sequence[str]) -> str:
    """How others come in: the address and its code, and the page for the projector."""
    if addresses:
        shown = "".join(f"<li><code>{escape(address)}</code></li>" for address in addresses)
        body = f"""<div class="join">{qr(addresses[0], addresses[0])}<div><p>{_say(lang, "host-join-why")}</p><ul class="addresses">{shown}</ul></div></div>"""
    else:
        body = f"<p>{_say(lang, 'join-alone')}</p>"
    return f"""<section class="panel"><h2>{_say(lang, "host-join")}</h2>{body}
<div class="row"><a class="btn" id="projector" href="{escape(base)}/join" target="_blank" rel="noopener">{_say(lang, "host-projector")}</a></div></section>"""


def _languages(lang: str, base: str) -> str:
    """The same page in the other language."""
    links = "".join(
        f'<a class="btn" href="{escape(base)}/host?lang={each}" lang="{each}" hreflang="{each}">{escape(say(each, "host-language-this"))}</a>'
        for each in LANGUAGES
        if each != lang
    )
    return f'<nav aria-label="{_say(lang, "host-language")}">{links}</nav>'


def _frame(lang: str, base: str, body: str) -> str:
    return f"""<!DOCTYPE html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>{_say(lang, "host-title")}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="{escape(base)}/host/tokens.css"><link rel="stylesheet" href="{escape(base)}/host/host.css"></head>
<body class="cardcity"><main data-base="{escape(base)}" data-every="{EVERY}">{body}</main></body></html>"""


def _table(lang: str, name: str, label: str, columns: tuple[str, ...]) -> str:
    heads = "".join(f'<th scope="col">{_say(lang, f"host-column-{column}")}</th>' for column in columns)
    # A region that scrolls by itself must be reachable by keyboard.
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{_say(lang, label)}">'
        f'<table id="{name}"><thead><tr>{heads}</tr></thead><tbody></tbody></table></div>'
    )


def _say(lang: str, key: str) -> str:
    return escape(say(lang, key))


def _label(lang: str, key: str) -> str:
    """A message as a template: the script fills in what only it knows."""
    return say(lang, key, nickname="{nickname}", file="{file}", path="{path}", max="{max}", members=0)


def _data(words: dict[str, str]) -> str:
    """JSON inside markup: nothing in it can end the element."""
    return json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
