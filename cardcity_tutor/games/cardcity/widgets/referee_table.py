"""``RefereeTable``: a real table on a phone. May this card go there, what grows, what does everybody get, who won?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol
from urllib.parse import urlencode

from cardcity_tutor.render.phrases import filled

from ....widgets import still
from ....widgets.base import Gesture
from ....widgets.bundle import script
from ....widgets.signing import Signing, SigningClub
from ..face.svg import position_svg
from ..face.wording import card_name
from ..rules.ways import Way
from .deck import deck
from .editing import EMPTY
from .ground import Ground
from .judging import hand_entries
from .referee.checking import ARCHITECT, PARK, RefereeJudge, for_sale
from .referee.counting import incomes, standings
from .referee.entering import Entering
from .referee.growth import colours_to_grow, growth_part
from .referee.saving import choice_of, read, written
from .referee.scene import STEPS, Words, cards_to_enter
from .referee.table import Table, new_table
from .scoring import score_label
from .styles import style


class RecordingClub(SigningClub, Protocol):
    """What is asked of the club; ``app.club_client`` has it."""

    def record_table(self, table: str, seat: int | None = ...) -> int: ...


class RefereeTable(Entering):
    """The cities of a real table, entered card by card.

    >>> referee = RefereeTable(Way(players=2), names=["Ana", "Bo"], lang="en")
    >>> referee.gesture = {"kind": "type", "text": "R f5"}
    >>> referee.value["players"][0]["city"], referee.value["players"][0]["income"]
    ('M R', 1)
    """

    _esm = script("referee/referee-table.js")
    _css = style("referee/referee.css", "club/signing.css")
    unanswered = frozenset({"turn", "reveal"})
    options = ("way", "names", "table")

    def __init__(
        self,
        way: object = None,
        *,
        names: Sequence[str] = (),
        table: Table | None = None,
        **traits: Any,  # noqa: ANN401 (traits of all kinds)
    ) -> None:
        """Take a way of playing and names, or a whole table."""
        start = table or new_table((Way(players=2) if way is None else Way.of(way)).game(), names)
        traits.setdefault("deck", deck())
        self.club: RecordingClub | None = None
        """Where a table can be recorded."""
        self.signing = Signing(self.changed)
        self._recorded = ""
        super().__init__(start, **traits)

    @classmethod
    def read(cls, text: str, **traits: Any) -> RefereeTable:  # noqa: ANN401
        """A table from its file."""
        return cls(table=read(text), **traits)

    def describe(self) -> dict[str, Any]:
        """The board of the player, and what the step shows."""
        words = Words(self.table, self.language)
        self.ground = ground = words.grounds[self.seat]
        boarded = self.step in ("cards", "grow")
        scene: dict[str, Any] = {
            "mode": {"cards": "build" if self.check else "edit", "grow": "develop"}.get(self.step, "score"),
            "modes": [],
            "title": "",
            "help": True,
            "badges": True,
            "undo": self._at > 0,
            "redo": self._at + 1 < len(self._history),
            "stats": self._stats() if boarded else None,
            "hand": [],
            "referee": self._part(words),
            "work": urlencode(
                {
                    "city": self.here.position.text,
                    "table": written(self.table),
                    "step": self.step,
                    "seat": self.seat,
                }
            ),
        } | ground.scene()
        if self.step == "cards":
            scene |= self._cards_scene(ground)
        elif self.step == "grow":
            scene |= self._grow_scene(ground, scene["referee"]["growth"])
        return scene | {"texts": ground.texts.all}

    def _part(self, words: Words) -> dict[str, Any]:
        """What is not the board."""
        part: dict[str, Any] = {
            "step": self.step,
            "steps": list(STEPS),
            "seat": self.seat,
            "name": self.here.name,
            "tabs": words.tabs(),
            "check": self.check,
            "card": self._card,
            "way": words.summary,
            "resume": self.resume,
        }
        if self.step == "setup":
            asked = "" if self._asked is None else self.warning(self._asked)
            part["setup"] = words.setup() | {"asked": asked}
        elif self.step == "cards":
            part |= {
                "objections": words.objections(self.seat),
                "clear": words.clear(),
                "bought": self._bought if self._buyable() else None,
                "text": self.here.position.text,
                "money": self.here.position.money,
            }
        elif self.step == "grow":
            part["growth"] = growth_part(words, self.seat)
        elif self.step == "income":
            part["income"] = words.income()
        else:
            part["result"] = words.result() | {"stages": self.stages, "record": self._record()}
        return part

    # ---------------------------------------------------------------- the club

    def _record(self) -> dict[str, Any] | None:
        """How this result is recorded at the club, or who has signed it."""
        club = self.club
        if club is None or len(self.table.seats) < 2:
            return None
        if not club.nickname:
            return {"why": self.say("referee-record-nobody"), "seats": [], "signing": None}
        signing = self.signing.scene(self.language) if self._recorded == written(self.table) else None
        names = [seat.name for seat in self.table.seats]
        mine = next((k for k, name in enumerate(names) if name.casefold() == club.nickname.casefold()), -1)
        return {
            "why": self.say("referee-recorded" if signing else "referee-record-why"),
            "seats": [[-1, self.say("referee-record-none")], *([k, name] for k, name in enumerate(names))],
            "mine": mine,
            "signing": signing,
        }

    def show_recorded(self, text: str) -> None:
        """A table that was recorded, and how it ended; undo leads back to the one that was here."""
        self.become(read(text), 0)
        self.step = "result"
        self.changed()

    def on_record(self, gesture: Gesture) -> None:
        """Record the table at the club as it is counted now, and ask the others to sign."""
        if self.club is None or self.step != "result":
            raise LookupError("record")
        seat, text = int(gesture["seat"]), written(self.table)
        game = self.club.record_table(text, None if seat < 0 else seat)
        self._recorded = text
        self.signing.end()
        people = [(k, each.name) for k, each in enumerate(self.table.seats)]
        self.signing.begin(self.club, game, people, ask=True)

    def on_seat_ask(self, gesture: Gesture) -> None:
        """Ask a member to sign a seat."""
        self.signing.ask(gesture)

    def on_seat_sign(self, gesture: Gesture) -> None:
        """A member signs with the key here."""
        self.signing.sign(gesture)

    def _buyable(self) -> bool:
        """Whether one has to say if the picked card was bought: a park always is."""
        return self.check and for_sale(self._card) and self._card != PARK

    def _stats(self) -> list[list[Any]]:
        position, victory = self.here.position, self.table.game.victory
        limit = position.limit()
        stats: list[list[Any]] = [
            ["coin", self.say("stat-money"), position.money, None],
            ["income", self.say("stat-income"), position.income().value, None],
            ["limit", self.say("stat-limit"), limit.used, limit.max],
            ["star", score_label(self.language, victory), position.score(victory).value, None],
        ]
        if position.setting.has("ecological"):
            stats.append(["cloud", self.say("ui-ref-pollution"), position.pollution(), None])
        return stats

    def _entries(self, cards: Sequence[str]) -> list[dict[str, Any]]:
        """The cards to take from, as the hand shows them."""
        lang, position = self.language, self.here.position
        found = []
        for card in cards:
            if card in (EMPTY, ARCHITECT) or card[0] == "M":
                name = self.say("ui-eraser") if card == EMPTY else card_name(lang, card)
                found.append({"card": card, "name": name, "facings": [], "price": 0})
                continue
            entry = hand_entries([card], position, lang)[0]
            entry["price"] = position.price(card) if self.check and ("L" in card or card == PARK) else 0
            if card[0] == "I" and position.setting.has("ecological") and len(card) == 2:
                entry["name"] += f" {card[1:]}"  # the pictures differ in pollution
            found.append(entry)
        return found

    def _cards_scene(self, ground: Ground) -> dict[str, Any]:
        cards = cards_to_enter(self.table, self.seat, check=self.check)
        if self._card not in cards:
            self._card = cards[0]
        entries = self._entries(cards)
        head = self.say("referee-task-check" if self.check else "referee-task-copy")
        body = ""
        if self.table.shared and self.check:
            body = filled(self.language, "referee-task-shared", {"name": self.here.name})
        scene: dict[str, Any] = {"hand": entries, "say": {"head": head, "body": body}}
        if not self.check:
            return scene
        judge = RefereeJudge(ground, self.table.game.victory)
        numbers = judge.card(self._card, bought=self._bought)
        free = {cell for turn in numbers for cell, number in enumerate(turn) if number < 0}
        entries[cards.index(self._card)]["body"] = self.say(
            "referee-task-check-body", places=len(free), turns=len(numbers)
        )
        judged: list[list[list[int]]] = [numbers if card == self._card else [[]] for card in cards]
        return scene | {"judged": judged, **judge.tables()}

    def _grow_scene(self, ground: Ground, growth: dict[str, Any]) -> dict[str, Any]:
        colours = colours_to_grow(ground.position)
        judge = RefereeJudge(ground, self.table.game.victory)
        judged = judge.developments(colours)
        return {
            "hand": hand_entries(colours, ground.position, self.language),
            "say": {"head": growth["head"], "body": growth["why"]},
            "judged": judged,
            **judge.tables(),
        }

    def picture(self) -> str:
        """The city that is looked at, as a picture that stands alone."""
        return position_svg(self.here.position, title=self.here.name)

    def html(self) -> str:
        """Everybody's figures, and what the view says of the city that is looked at."""
        score = score_label(self.language, self.table.game.victory)
        names = [self.say("stat-money"), self.say("stat-income"), score]
        rows = [
            (
                seat["name"],
                *(
                    f"{name} {still.figure(seat[key])}"
                    for name, key in zip(names, ("money", "income", "score"), strict=True)
                ),
            )
            for seat in self.value["players"]
        ]
        return still.parts_html([still.Table("", rows), *still.parts(self.scene)])

    def result(self) -> dict[str, Any]:
        """What ``value`` holds: every player's city, money, income, score and place, and the table as text."""
        table = self.table
        ends, earned = standings(table), incomes(table)
        return {
            "way": choice_of(table.game),
            "step": self.step,
            "seat": self.seat,
            "city": self.here.position.text,
            "players": [
                {
                    "name": seat.name,
                    "city": seat.position.text,
                    "money": seat.position.money,
                    "income": earned[k].value,
                    "score": ends[k].account.value,
                    "place": ends[k].place,
                    "rank": ends[k].rank,
                    "due": [[choice.colour, *choice.place] for choice in seat.position.due()],
                }
                for k, seat in enumerate(table.seats)
            ],
            "table": written(table),
        }
