"""What a widget says where it cannot run: its words, its figures and its picture, as HTML and as text."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from html import escape, unescape
from typing import Any, NamedTuple

from IPython.display import display

from cardcity_tutor.core.representations import NO_FORMULAS
from cardcity_tutor.locale import say

WIDGET = "application/vnd.jupyter.widget-view+json"
WIDTH = 360
"""Pixels of a picture."""
HIDDEN_BESIDE_THE_LIVE_VIEW = (
    "<style>.jp-OutputArea-child:has(.cc-widget[data-seq]) + .jp-OutputArea-child:has(.cc-still), "
    ".output_container:has(.cc-widget[data-seq]) + .output_container:has(.cc-still) { display: none }</style>"
)


class Table(NamedTuple):
    """Rows of a sheet, and what stands above and below them."""

    title: str
    rows: Sequence[tuple[str, ...]]
    total: tuple[str, ...] = ()


Part = str | Table


def parts(scene: Mapping[str, Any]) -> list[Part]:
    """What a scene says, in the order of the view; the sentences and figures are in it already."""
    found: list[Part] = [scene.get("title", ""), scene.get("turn", "")]
    found.append(_stats(scene.get("stats") or ()))
    found += [f"{other['name']}: {_stats(other['stats'])}" for other in scene.get("others") or ()]
    if score := scene.get("score"):
        found.append(_account(score))
    else:
        found += [_account(column) for column in scene.get("sheet") or ()]
    if projected := scene.get("stage"):
        found += _projected(projected, scene["at"])
    if table := scene.get("table"):
        found.append(Table("", [tuple(table["head"]), *map(tuple, table["lines"])]))
    if tree := scene.get("tree"):
        found.append(
            Table(tree["summary"], [("· " * (item["level"] - 1) + item["label"],) for item in tree["items"]])
        )
    if edited := scene.get("edit"):
        found += [*edited["trouble"], edited["checked"]]
    else:
        found.append(_names(scene.get("hand") or ()))
    lots = scene.get("lots")
    if isinstance(lots, Mapping):  # those of a game
        found += parts(lots)
    elif lots:
        found.append(_names(scene["cards"]))
        found += [" · ".join(filter(None, (lot["name"], lot["about"]))) for lot in lots]
    told = scene.get("say") or {}
    found += [told.get("head", ""), told.get("body", "")]
    found += [said for said, *_ in (scene.get("grow") or {}).get("why") or ()]
    found += [line["text"] for line in (scene.get("log") or ())[-3:]]
    found += [scene.get("summary", ""), scene.get("note") or ""]
    return [part for part in found if part]


def _names(cards: Iterable[Mapping[str, Any]]) -> str:
    return " · ".join(card["name"] for card in cards)


def _stats(stats: Iterable[Iterable[Any]]) -> str:
    return " · ".join(
        f"{label} {figure(value)}" + (f"/{most}" if most is not None else "")
        for _, label, value, most in stats
    )


def figure(value: object) -> str:
    """A figure as the views print it: nothing is a dash, minus is a minus."""
    return "–" if value is None else str(value).replace("-", "−")


def _account(column: Mapping[str, Any]) -> Table:
    rows = [(line["title"], line.get("detail") or "", line["value"]) for line in column["lines"]]
    return Table(column["title"], rows, (column["total"],))


def _projected(stage: Mapping[str, Any], at: int) -> list[Part]:
    """Of what stands before a room, the lines that it has seen."""
    frame = stage["frames"][at]
    shown = stage["lines"][: frame.get("shown", 0)]
    rows = [(line["title"], line.get("detail") or "", line["value"]) for line in shown]
    return [stage.get("question", ""), Table(stage["title"], rows, (frame.get("total") or "",))]


def parts_html(found: Iterable[Part]) -> str:
    """Parts as HTML."""
    return "\n".join(f"<p>{escape(part)}</p>" if isinstance(part, str) else _table(part) for part in found)


def _table(table: Table) -> str:
    rows = [*table.rows, *([("", *table.total)] if table.total else [])]
    most = max((len(row) for row in rows), default=1)
    lines = []
    for row in rows:
        filled = row if len(row) == most else (*row[:-1], *[""] * (most - len(row)), row[-1])
        lines.append("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in filled) + "</tr>")
    title = f"<caption>{escape(table.title)}</caption>\n" if table.title else ""
    return f"<table>\n{title}" + "\n".join(lines) + "\n</table>"


def image(svg: str, alt: str) -> str:
    """A drawing as an image with its data inside: JupyterLab and code hosts leave out drawings that stand in the text."""
    data = b64encode(svg.encode()).decode()
    return f'<img alt="{escape(alt)}" width="{WIDTH}" src="data:image/svg+xml;base64,{data}">'


def still_html(lang: str, body: str, *, how: bool = True) -> str:
    """A whole still, with the way to a live view."""
    told = f"\n<p><small>{escape(say(lang, 'still-how'))}</small></p>" if how else ""
    return f'<div class="cc-still {NO_FORMULAS}" lang="{lang}">\n{body}{told}\n</div>'


def plain(html: str) -> str:
    """The words of HTML, a line for each paragraph or row."""
    text = re.sub(r"<img[^>]*>|<style>.*?</style>", "", html, flags=re.DOTALL)
    text = re.sub(r"</t[dh]>(?=\s*<t[dh])", "  ", text)
    text = re.sub(r"</(?:p|h\d|li|tr|caption|div)>|<br>", "\n", text)
    lines = (line.strip() for line in unescape(re.sub(r"<[^>]+>", "", text)).splitlines())
    return "\n".join(line for line in lines if line)


def show(forms: Mapping[str, Any]) -> None:
    """The live view as one output, and what stands in for it as the next.

    Where its model is not found, JupyterLab shows nothing of the other forms in the same output.
    """
    outputs: list[dict[str, Any]] = [
        {WIDGET: forms[WIDGET], "text/plain": ""},
        {"text/html": HIDDEN_BESIDE_THE_LIVE_VIEW + forms["text/html"], "text/plain": forms["text/plain"]},
    ]
    for output in outputs:
        display(output, raw=True)  # type: ignore[no-untyped-call]
