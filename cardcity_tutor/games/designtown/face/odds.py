"""The deck with its known top, and what comes of one more card: counted, as fractions and as a bar."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from fractions import Fraction
from typing import Final, NamedTuple

from ....core.scene import Area, Item
from ....locale import say
from ..rules.cards import FACES
from ..rules.odds import Chances
from ..rules.position import Position
from .drawing import CARD_HEIGHT, CARD_WIDTH, card, outline, scaled, sign, text
from .words import chance, counted, label, listed, name, number

DECK_SIZE: Final = (252.0, 176.0)
TOP_SCALE: Final = 0.82
TEXT_LEFT: Final = 98
BAR: Final = (98.0, 56.0, 150.0, 24.0)
NARROW: Final = Fraction(1, 8)
"""A share of the bar that is too narrow for its number."""
PARTS: Final = ("calm", "forced", "wins", "ends")
LINE_CHARACTERS: Final = 24


class Outlook(NamedTuple):
    """What one decision to go on leads to."""

    calm: Fraction
    """One card, or only a shuffle, and a free choice again."""
    forced: Fraction
    """More cards had to follow, and the turn goes on."""
    wins: Fraction
    ends: Fraction
    """A bust, or alone the end of the supply."""
    coins: tuple[tuple[int, Fraction], ...]
    """The sums of coins after it, with their chances; what is missing to 1 ended the turn."""
    points: Fraction
    """The chance of as many points as the victory needs."""


def outlook(position: Position) -> Outlook | None:
    """What going on leads to; None where nothing can be played."""
    if position.phase == "build" or position.over:
        return None
    chances = position.odds.go_on(position.moment)
    return None if chances is None else _outlook(position, chances)


def _outlook(position: Position, chances: Chances) -> Outlook:
    shares: dict[str, Fraction] = defaultdict(Fraction)
    sums: dict[int, Fraction] = defaultdict(Fraction)
    points = Fraction(0)
    for end, share in chances.items():
        if end.result == "win":
            shares["wins"] += share
            points += share if end.victory == "points" else 0
        elif end.moment is None:
            shares["ends"] += share
        else:
            forced = end.moment.sums.cards > position.sums.cards + 1
            shares["forced" if forced else "calm"] += share
            sums[end.moment.sums.coins] += share
    return Outlook(
        shares["calm"], shares["forced"], shares["wins"], shares["ends"], tuple(sorted(sums.items())), points
    )


def deck_area(position: Position, lang: str, hidden: Collection[str] = ()) -> Area:
    """The top of the deck and the odds of one more card, unless these (``odds``), or what it holds (``deck``), are asked for."""
    counted_out = "deck" in hidden
    found = None if counted_out or "odds" in hidden else outlook(position)
    below = max(0, len(position.deck) - len(position.deck.known))
    svg = _edges(len(position.deck))
    if found is not None:
        svg += _odds(position, lang, found)
    elif not counted_out and "odds" in hidden and len(position.deck.hidden or position.discard):
        svg += _below(position, lang, TEXT_LEFT, 30)
    elif position.phase == "build":
        svg += _lines(say(lang, "designtown-odds-building"), TEXT_LEFT, 30)
    svg += text(
        say(lang, "designtown-deck-below", count=below),
        6 + CARD_WIDTH * TOP_SCALE / 2,
        CARD_HEIGHT * TOP_SCALE + 28,
        12.5,
        "dt-body",
        "middle",
    )
    return {
        "id": "deck",
        "title": say(lang, "designtown-deck"),
        "note": say(lang, "designtown-deck.note", count=len(position.deck)),
        "role": "side",
        "size": DECK_SIZE,
        "svg": svg,
        "items": [_top(position, lang, counted_out=counted_out)],
    }


def _edges(count: int) -> str:
    """A few more cards below the top one."""
    return "".join(
        f'<rect class="dt-plate" x="{6 + offset}" y="{6 + offset}" width="82" height="110" rx="8"/>'
        for offset in range(min(3, max(0, count - 1)) * 2, 0, -2)
    )


def _top(position: Position, lang: str, *, counted_out: bool) -> Item:
    table = position.way.table
    box = (6.0, 6.0, CARD_WIDTH * TOP_SCALE, CARD_HEIGHT * TOP_SCALE)
    if not position.deck.known:
        empty = sign("deck", 30, 45, 40, "dt-free") + outline("dt-slot")
        return {
            "spot": "deck",
            "label": say(lang, "designtown-deck-empty"),
            "box": box,
            "svg": scaled(empty, TOP_SCALE),
        }
    face = position.deck.known[0]
    known = [name(lang, other) for other in position.deck.known[1:]]
    words = [label(lang, face, table, tax=table[face].tax, turns=False)]
    if known:
        words.append(say(lang, "designtown-deck-known", cards=listed(lang, known)))
    if position.deck.hidden and not counted_out:
        words.append(say(lang, "designtown-deck-holds", cards=counted(lang, position.deck.hidden)))
    return {
        "spot": "deck",
        "label": " ".join(words),
        "box": box,
        "svg": scaled(card(face, table, tax=table[face].tax), TOP_SCALE),
    }


def _odds(position: Position, lang: str, found: Outlook) -> str:
    parts = [
        text(chance(lang, found.ends), TEXT_LEFT, 26, 24, "dt-big"),
        text(say(lang, "designtown-odds-ends"), TEXT_LEFT, 46, 12.5, "dt-soft"),
        bar(found),
    ]
    x, y = BAR[0], BAR[1] + BAR[3] + 18
    for part in PARTS:
        share = getattr(found, part)
        if share:
            parts.append(f'<rect class="dt-{part}" x="{x}" y="{y - 11}" width="13" height="13" rx="3"/>')
            words = f"{say(lang, f'designtown-part-{part}')} · {share}"
            parts.append(text(words, x + 20, y, 11, "dt-body"))
            y += 17
    return "".join((*parts, _below(position, lang, x, y + 4)))


def _below(position: Position, lang: str, x: float, y: float) -> str:
    """The cards of unknown order by kind: those of the deck, or those that would be shuffled."""
    hidden = position.deck.hidden or (() if len(position.deck) else position.discard)
    if not hidden:
        return ""
    key = "designtown-odds-below" if len(position.deck) else "designtown-odds-shuffled"
    letters = " ".join(f"{face}×{hidden.count(face)}" for face in FACES if face in hidden)
    return _lines(say(lang, key, count=len(hidden), cards=letters), x, y)


def bar(found: Outlook) -> str:
    """The chances side by side; hatched where cards are forced, dark where the turn ends."""
    left, top, width, height = BAR
    parts = []
    for part in PARTS:
        share: Fraction = getattr(found, part)
        if not share:
            continue
        wide = float(share) * width
        parts.append(
            f'<rect class="dt-{part}" x="{left:.2f}" y="{top}" width="{wide:.2f}" height="{height}"/>'
        )
        if share >= NARROW:
            percent = f"{round(float(share) * 100)} %"
            place = left + wide / 2
            parts.append(text(percent, place, top + 16.5, 12, f"dt-text dt-{part}-text", "middle"))
        left += wide
    return "".join(parts)


def _lines(words: str, x: float, y: float) -> str:
    """A sentence in lines."""
    lines = [""]
    for word in words.split(" "):
        if len(lines[-1]) + len(word) > LINE_CHARACTERS:
            lines.append("")
        lines[-1] += f"{word} "
    return "".join(text(line.strip(), x, y + 15 * place, 11.5, "dt-soft") for place, line in enumerate(lines))


def odds_notes(position: Position, lang: str) -> list[str]:
    """The odds in sentences: the bust, the coins, the points, and what stopping now would buy."""
    found = outlook(position)
    if found is None:
        return []
    notes = [
        say(
            lang,
            "designtown-note-bust",
            chance=chance(lang, found.ends),
            unhappy=position.sums.unhappy,
            limit=position.sums.limit,
        )
    ]
    if found.coins:
        sums = listed(
            lang, [say(lang, "designtown-note-sum", coins=sum_, p=str(p)) for sum_, p in found.coins]
        )
        notes.append(say(lang, "designtown-note-coins", sums=sums))
    goal = position.way.table.points
    notes.append(say(lang, "designtown-note-points", goal=goal, chance=chance(lang, found.points)))
    advice = position.odds.advice(position.moment, may_stop=not position.must)
    if advice.go is not None and advice.stop is not None:
        key = "designtown-note-worth" if advice.complete else "designtown-note-worth-near"
        notes.append(say(lang, key, stop=number(lang, advice.stop), go=number(lang, advice.go)))
    return notes
