"""The editor of a board: paint any position, read a text, change the options, share it."""

from __future__ import annotations

from typing import Any

import traitlets

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place

from ....widgets.base import Gesture
from ....widgets.link_base import link_base
from ..face.svg import position_svg
from ..face.wording import card_name, cite, level_name, variant_name, victory_name
from ..face.wording.city_text import text_trouble
from ..rules.position import Position
from ..rules.reachable import rule_behind
from ..rules.setting import LEVELS, VARIANTS, VICTORIES_OF
from .editing import EMPTY, Options, emptied, painted, palette, problems
from .judging import hand_entries
from .sharing import LONGEST, qr_path, query, shared_position
from .tabletop import Tabletop, place_of

MOST_MONEY = 1_000_000
EXPORTS = ("svg", "png")


class Editor(Tabletop):
    """The gestures of the editor."""

    app_address = traitlets.Unicode("").tag(sync=True)
    """Where the tutor is served, for links; the page's own address in the app."""

    _link: dict[str, Any] | None = None
    _draft: str | None = None
    _unread: InputError | None = None
    """What is wrong with the draft."""
    _export: str | None = None

    def edit_scene(self) -> dict[str, Any]:
        """The palette and the fields."""
        lang, position = self.language, self.position
        options = Options.of(position)
        many = options.players > 1
        hidden = "suburb" if many else "single-city"  # a map for several players cannot be painted out of one
        variants = [name for name in VARIANTS[options.edition] if name != hidden]
        return {
            "hand": self._palette(),
            "edit": {
                "text": position.text if self._draft is None else self._draft,
                "trouble": self._trouble(),
                "problems": [
                    [self.explain(problem), cite(lang, rule_behind(problem), options.edition)]
                    for problem in problems(position)
                ],
                "checked": self.say(
                    "edit-checked", joined="no" if "architect" in options.variants else "yes"
                ),
                "link": self._link,
                "levels": [[name, level_name(lang, name)] for name in LEVELS]
                if options.edition == "xl"
                else [],
                "level": options.level,
                "variants": [[name, variant_name(lang, name), name in options.variants] for name in variants],
                "victories": [[name, victory_name(lang, name)] for name in VICTORIES_OF[options.edition]],
                "victory": self.victory,
                "money": options.money,
                "hand": " ".join(options.hand),
                "export": self._exported(),
            },
        }

    def _trouble(self) -> list[str]:
        """Why the text in the field could not be read."""
        if self._unread is None or self._draft is None:
            return []
        halls = len(self.position.setting.layout.zones)
        return text_trouble(self.language, self._unread, self._draft, halls)

    def _palette(self) -> list[dict[str, Any]]:
        lang = self.language
        tokens = palette(self.position)
        others = [token for token in tokens if token in (EMPTY, "A") or token[0] == "M"]
        cards = [token for token in tokens if token not in others]
        entries = [entry | {"price": 0} for entry in hand_entries(cards, self.position, lang)]
        for entry in entries:
            if entry["card"][0] == "I" and self.position.setting.edition == "xl":
                entry["name"] += f" {entry['card'][1:]}"  # the pictures differ in pollution
        names = {
            token: self.say("ui-eraser") if token == EMPTY else card_name(lang, token) for token in others
        }
        return entries + [
            {"card": token, "name": name, "facings": [], "price": 0} for token, name in names.items()
        ]

    def _exported(self) -> dict[str, str] | None:
        """The picture that was asked for; told once."""
        wanted, self._export = self._export, None
        return {"as": wanted, "svg": position_svg(self.position)} if wanted else None

    def on_export(self, gesture: Gesture) -> None:
        """Save the picture, as ``svg`` or ``png``."""
        if gesture["as"] not in EXPORTS:
            raise ValueError(gesture["as"])
        self._export = gesture["as"]

    def forget_draft(self) -> None:
        """A new position, or another mode: what was typed and shared before no longer counts."""
        self._draft = self._link = self._unread = None

    def on_paint(self, gesture: Gesture) -> None:
        """Paint one cell."""
        self._paint(place_of(gesture), str(gesture["token"]))

    def on_empty(self, _: Gesture) -> None:
        """Take all cards away but the town halls."""
        self._become(emptied(self.position))

    def typed_paint(self, text: str) -> None:
        """Paint as typed: a token and a cell."""
        names = {name: place for place, name in self.ground.plan.names.items()}
        words = text.split()
        cells = [word for word in words if word.lower() in names]
        if len(words) != 2 or not cells:
            raise InputError("move-paint", text=text[:40])
        words.remove(cells[-1])
        self._paint(names[cells[-1].lower()], words[0])

    def _paint(self, place: Place, token: str) -> None:
        self._become(painted(self.position, place, token))

    def on_text(self, gesture: Gesture) -> None:
        """A city text typed or pasted; one that cannot be read stays in its field."""
        text = str(gesture["text"])
        if len(text) > LONGEST:
            raise InputError("text-too-long", size=len(text), max=LONGEST)
        try:
            self._become(Options.of(self.position).position(text))
        except InputError as error:
            if self.mode != "edit":
                raise
            self._draft, self._unread = text, error

    def on_options(self, gesture: Gesture) -> None:
        """Another level, other variants, other money or another hand."""
        changed = {key: gesture[key] for key in ("level", "money", "variants") if key in gesture}
        if "hand" in gesture:
            changed["hand"] = tuple(str(gesture["hand"]).split())
        money = changed.get("money", 0)
        if type(money) is not int or not 0 <= money <= MOST_MONEY:
            raise InputError("field-not-number", field="money", value=str(money)[:40], max=MOST_MONEY)
        self._become(Options.of(self.position).position(self.position.text, **changed))

    def on_share(self, gesture: Gesture) -> None:
        """A link and its QR code."""
        base = link_base(str(gesture.get("base") or self.app_address))
        link = f"{base}?{query(self.position, self.victory)}"
        self._link = {"link": link, "qr": qr_path(link)}

    def on_restore(self, gesture: Gesture) -> None:
        """Take up the work that the browser kept."""
        position, self.victory = shared_position(str(gesture["work"]))
        self.session.replace(position)
        self.tell(self.say("said-restored"))

    def _become(self, position: Position) -> None:
        self.session.replace(position)
        self.forget_draft()
