"""How it is shown: a row, a hand, a pile; lay a card on the row, draw, or sweep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.game import Event
from cardcity_tutor.core.scene import Area, Choice, Gesture, Item, Menu, Objection, Scene, Seat, Target
from cardcity_tutor.locale import say

from .engine import HIDDEN, Action, State, Way, reasons

WIDTH, HEIGHT, GAP = 60, 90, 10
SLOTS = 9
CSS = ".toy-card { fill: var(--cc-parcel); stroke: var(--cc-parcel-line); stroke-width: 3 } .toy-card + text { fill: var(--cc-ink); font: 700 34px var(--cc-font) } .toy-gap { fill: none; stroke: var(--cc-line-strong); stroke-dasharray: 6 5; stroke-width: 2 }"
DEFS = '<symbol id="toy-back" viewBox="0 0 60 90"><rect width="60" height="90" rx="8" fill="var(--cc-back)"/></symbol>'


class ToyFace:
    """The face of Toy."""

    def scene(self, state: State, lang: str, eye: int | None, names: Sequence[str]) -> Scene:
        me = state.player if eye is None else eye
        hand = state.seats[me] if eye is not None else ()
        seats: list[Seat] = [
            {
                "name": name,
                "on_turn": seat == state.player and not state.over,
                "stats": [{"id": "cards", "label": say(lang, "toy-cards"), "value": len(state.seats[seat])}],
            }
            for seat, name in enumerate(names)
        ]
        return {
            "areas": [self._row(state, lang), self._hand(hand, lang), self._pile(state, lang)],
            "stats": [
                {
                    "id": "cards",
                    "label": say(lang, "toy-cards"),
                    "value": len(state.seats[me]),
                    "max": 9,
                    "sum": {
                        "label": say(lang, "toy-cards"),
                        "value": len(hand),
                        "parts": [{"label": str(card), "value": 1, "rule": "deal"} for card in hand],
                    },
                },
                {"id": "top", "label": say(lang, "toy-top"), "value": state.top},
            ],
            "seats": seats,
            "notes": [say(lang, "toy-note", count=len(state.pile))],
            "css": CSS,
            "defs": DEFS,
        }

    def menu(self, state: State, lang: str) -> Menu:
        hand = state.seats[state.player]
        choices = [self._lay(state, lang, number, card) for number, card in enumerate(hand)]
        simple: list[Choice] = [
            {
                "id": kind,
                "label": say(lang, f"toy-do-{kind}"),
                "targets": [],
                "objections": self._objections(state, Action(kind), lang),
                "preview": {"text": say(lang, f"toy-then-{kind}")},
            }
            for kind in ("draw", "sweep")
        ]
        simple[0]["spot"], simple[1]["main"] = (
            "pile",
            not any(not target["objections"] for choice in choices for target in choice["targets"]),
        )
        return {"prompt": say(lang, "toy-prompt"), "rule": "lay", "choices": [*choices, *simple]}

    def action(self, state: State, gesture: Gesture) -> Action:
        kind, _, number = gesture["choice"].partition(".")
        if kind in ("draw", "sweep"):
            return Action(kind)
        hand = state.seats[state.player]
        if (
            kind != "hand"
            or not number.isdecimal()
            or int(number) >= len(hand)
            or gesture.get("spot") != "row"
        ):
            raise InputError("toy-gesture", text=str(gesture))
        return Action("lay", hand[int(number)], gesture.get("turn") == "turned")

    def typed(self, state: State, text: str) -> Action:
        words = text.lower().split()
        if words in (["draw"], ["sweep"]):
            return Action(words[0])
        if words and words[0].isdecimal() and words[1:] in ([], ["turned"]):
            return Action("lay", int(words[0]), len(words) == 2)
        raise InputError("toy-gesture", text=text)

    def named(self, state: State, action: Action, lang: str) -> str:
        return say(lang, "toy-named", kind=action.kind, card=action.card, value=action.value)

    def told(self, event: Event, lang: str, names: Sequence[str]) -> str:
        card = event.details.get("card", 0) if event.kind == "lay" else 0  # what was drawn, nobody hears
        turned = "yes" if event.details.get("turned") else "no"
        return say(lang, "toy-told", kind=event.kind, name=names[event.player], card=card, turned=turned)

    def causes(self, state: State, action: Action, lang: str) -> Sequence[str]:
        return [say(lang, "toy-cause", left=len(state.seats[state.player]), kind=action.kind)]

    def board(self, request: Any, lang: str) -> Scene:
        state = State(Way(), 1, 0, ((int(request["card"]),), (1,)), (), (int(request["top"]),))
        return self.scene(state, lang, 0, ("", ""))

    def asked(self, request: Any, lang: str) -> Menu:
        return self.menu(
            State(Way(), 1, 0, ((int(request["card"]),), (1,)), (), (int(request["top"]),)), lang
        )

    def _lay(self, state: State, lang: str, number: int, card: int) -> Choice:
        targets: list[Target] = []
        for turn in ("upright", "turned"):
            action = Action("lay", card, turn == "turned")
            ghost = _card("row:row", len(state.row), action.value, say(lang, "toy-card", card=action.value))
            target: Target = {
                "spot": "row",
                "turn": turn,
                "objections": self._objections(state, action, lang),
                "preview": {"text": say(lang, "toy-then", value=action.value), "ghosts": [ghost]},
            }
            if target["objections"]:
                target["remedy"] = say(lang, "toy-remedy", value=10 - action.value, top=state.top)
            targets.append(target)
        every = [target["objections"] for target in targets]
        return {
            "id": f"hand.{number}",
            "label": say(lang, "toy-card", card=card),
            "spot": f"hand.{number}",
            "turns": [{"id": turn, "label": say(lang, f"toy-{turn}")} for turn in ("upright", "turned")],
            "targets": targets,
            "objections": every[0] if all(every) else [],
        }

    def _objections(self, state: State, action: Action, lang: str) -> list[Objection]:
        top = [f"row.{len(state.row) - 1}"] if state.row else []
        return [
            {
                "rule": reason.rule,
                "title": say(lang, f"{_kind(reason.rule)}-toy-{reason.rule}.title"),
                "text": say(lang, f"{_kind(reason.rule)}-toy-{reason.rule}"),
                "spots": top if reason.rule == "higher" else [],
            }
            for reason in reasons(state, action)
        ]

    def _row(self, state: State, lang: str) -> Area:
        place: Item = {
            "spot": "row",
            "label": say(lang, "toy-row"),
            "box": (0, 0, SLOTS * (WIDTH + GAP) + GAP, HEIGHT + 2 * GAP),
            "svg": "",
        }
        cards = [
            _card(f"row.{at}", at, value, say(lang, "toy-card", card=value))
            for at, value in enumerate(state.row[-SLOTS:])
        ]
        return _area("row", say(lang, "toy-row"), "main", SLOTS, [place, *cards])

    def _hand(self, hand: Sequence[int], lang: str) -> Area:
        items = [
            _card(f"hand.{at}", at, card, say(lang, "toy-card", card=card)) for at, card in enumerate(hand)
        ]
        return _area("hand", say(lang, "toy-hand"), "hand", max(4, len(hand)), items)

    def _pile(self, state: State, lang: str) -> Area:
        pile: Item = {
            "spot": "pile",
            "label": say(lang, "toy-pile", count=len(state.pile)),
            "box": (GAP, GAP, WIDTH, HEIGHT),
            "svg": f'<use href="#toy-back" width="{WIDTH}" height="{HEIGHT}"/>',
            "tag": str(len(state.pile)),
        }
        return _area("pile", say(lang, "toy-pile-title"), "side", 1, [pile])


def _card(spot: str, at: int, value: int, label: str) -> Item:
    text = "?" if value == HIDDEN else str(value)
    svg = f'<rect class="toy-card" width="{WIDTH}" height="{HEIGHT}" rx="8"/><text x="30" y="57" text-anchor="middle">{text}</text>'
    return {"spot": spot, "label": label, "box": (GAP + at * (WIDTH + GAP), GAP, WIDTH, HEIGHT), "svg": svg}


def _area(name: str, title: str, role: Any, slots: int, items: list[Item]) -> Area:
    width, height = slots * (WIDTH + GAP) + GAP, HEIGHT + 2 * GAP
    svg = f'<rect class="toy-gap" x="1" y="1" width="{width - 2}" height="{height - 2}" rx="10"/>'
    return {"id": name, "title": title, "role": role, "size": (width, height), "svg": svg, "items": items}


def _kind(rule: str) -> str:
    return "ruling" if rule == "sweep-last" else "rule"


TOY_FACE = ToyFace()
