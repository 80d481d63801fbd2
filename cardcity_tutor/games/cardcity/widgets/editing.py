"""The editor: one cell of a city painted anew, as text, for every kind of map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place

from ..face.plan import Plan, plan_of
from ..rules.position import Position
from ..rules.reachable import impossible
from ..rules.reserve import Reserve
from ..rules.tokens import HAND_TOKENS, MAP_TOKENS

EMPTY = "."
HALLS = ("M0", "M1", "M2", "M3")


def _retouched(plan: Plan, place: Place, token: str) -> dict[Place, str]:
    """The cards of a map after one cell was painted. A second town hall or architect moves the first."""
    if place not in plan.spots or place in plan.ring:
        raise InputError("paint-off-map", cell=list(place))
    if token not in MAP_TOKENS and token not in HALLS:
        raise InputError("paint-unknown", token=token[:20])
    single = token in ("M", "A", *HALLS)
    tokens = {
        where: card
        for where, card in plan.tokens.items()
        if where not in plan.ring and not (single and card == token)
    }
    tokens[place] = token
    if token == EMPTY:
        del tokens[place]
    return tokens


def repainted(position: Position, place: Place, token: str) -> str:
    """The city text with another token on a place."""
    plan = plan_of(position)
    tokens = _retouched(plan, place, token)
    if position.setting.layout.kind == "suburb":
        return rows_text(tokens, [where for where in plan.spots if where not in plan.ring])
    text = _bricks(tokens) if plan.brick else rows_text(tokens, list(tokens))
    if token == "A" and not Options.of(position).position(text).architect:
        raise InputError("paint-architect-elsewhere", cell=list(place))
    return text


def painted(position: Position, place: Place, token: str) -> Position:
    """The position with another token on a place; all cells keep their coordinates."""
    after = Options.of(position).position(repainted(position, place, token))
    kept = _retouched(plan_of(position), place, token)
    plan = plan_of(after)
    cards = [where for where in plan.tokens if where not in plan.ring]
    if not cards:
        return after
    (row, column), (first_row, first_column) = min(kept), min(cards)
    return shifted(after, row - first_row, column - first_column)


def shifted(position: Position, down: int, right: int) -> Position:
    """The same position with its places counted from elsewhere."""
    extent = position.city.extent
    extent = extent._replace(top=extent.top + down, left=extent.left + right)
    architect = position.architect and (position.architect[0] + down, position.architect[1] + right)
    return position.changed(city=position.city._replace(extent=extent), architect=architect)


def rows_text(tokens: dict[Place, str], extent: list[Place]) -> str:
    """Tokens as a city text that covers all places of an extent."""
    if not extent:
        return EMPTY
    rows = range(min(r for r, _ in extent), max(r for r, _ in extent) + 1)
    columns = range(min(c for _, c in extent), max(c for _, c in extent) + 1)
    return " / ".join(" ".join(tokens.get((r, c), EMPTY) for c in columns) for r in rows)


def _bricks(tokens: dict[Place, str]) -> str:
    """Brick rows: each ``>`` moves a row by half a card; a column goes half a card to the right with every row."""
    rows = range(min(r for r, _ in tokens), max(r for r, _ in tokens) + 1)
    spans = {r: sorted(c for row, c in tokens if row == r) or [0] for r in rows}
    edge = min(2 * span[0] + r for r, span in spans.items())
    lines = []
    for r, span in spans.items():
        cells = [tokens.get((r, c), EMPTY) for c in range(span[0], span[-1] + 1)]
        lines.append(" ".join([">"] * (2 * span[0] + r - edge) + cells))
    return " / ".join(lines)


def emptied(position: Position) -> Position:
    """The city with its town halls alone."""
    plan = plan_of(position)
    halls = [place for place, token in plan.tokens.items() if token[0] == "M"]
    if not halls:
        return Options.of(position).position("M")
    for place in plan.tokens.keys() - set(plan.ring) - set(halls):
        position = painted(position, place, EMPTY)
    return position


def problems(position: Position) -> list[InputError]:
    """Why no game can have led to this city."""
    return impossible(position.city, position.setting)


def palette(position: Position) -> list[str]:
    """What may be painted: the cards of this edition and level, the town halls, the architect, and the eraser."""
    setting = position.setting
    cards = [card for card in HAND_TOKENS if _exists(card, position)]
    halls = [f"M{k}" for k in range(len(setting.layout.zones))] or ["M"]
    return [*cards, *halls, *(["A"] if setting.has("architect") else []), EMPTY]


def buildable(position: Position) -> list[str]:
    """Every card that a player could build; industries look alike unless their pictures count."""
    alike = () if position.setting.has("ecological") else ("I2", "I3", "I4")
    return [card for card in HAND_TOKENS if _exists(card, position) and card not in alike]


def _exists(card: str, position: Position) -> bool:
    setting = position.setting
    if len(card) == 3:
        return setting.facts.bicolour
    if card in ("K", "N"):
        return setting.edition == "xl" and setting.facts.clouds
    return setting.edition == "xl" or card not in ("I2", "I3", "I4")


@dataclass(frozen=True)
class Options:
    """Everything of a position beside its cards."""

    edition: str
    level: str
    variants: tuple[str, ...]
    money: int
    hand: tuple[str, ...]
    players: int
    player: int
    rulings: dict[str, Any]
    reserve: Reserve

    @classmethod
    def of(cls, position: Position) -> Options:
        """The options of a position."""
        setting = position.setting
        zones = setting.layout.zones
        return cls(
            setting.edition,
            setting.level,
            tuple(sorted(setting.variants)),
            position.money,
            tuple(HAND_TOKENS[card] for card in position.hand),
            max(1, len(zones)),
            zones.index(position.city.own) if zones else 0,
            setting.changed_rulings,
            position.reserve,
        )

    def position(self, text: str, **changed: Any) -> Position:  # noqa: ANN401
        """A position with this city text under these options, some of them changed."""
        return Position.of(text, **(self.__dict__ | changed))
