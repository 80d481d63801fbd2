"""``GameTable``: a whole game in one view, alone, against bots or in turns at one screen, with help that steps back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs

import traitlets

from cardcity_tutor.club.seals import seal
from cardcity_tutor.core.errors import IllegalAction, InputError, TutorError
from cardcity_tutor.core.verdict import Place
from cardcity_tutor.locale import LANGUAGES

from ....widgets.base import Gesture, Handler
from ....widgets.bundle import script
from ..face.svg import position_svg
from ..face.wording import cite
from ..rules.actions import Architect, Pass
from ..rules.state import Phase
from ..rules.tokens import HAND_TOKENS
from .base import CityWidget
from .counted_games import Club, advance, is_here, kept_game, opened
from .deck import deck
from .dividing import task_of
from .ground import Ground
from .lots_desk import LotsDesk, drawings
from .lots_wording import Seating
from .moves import not_held
from .styles import style
from .table.beginning import new_table
from .table.choices import action_of, cards_to_lay
from .table.saving import record_of, resumed
from .table.scene import Refusal, cities, table_scene
from .table.seats import Seats
from .table.sitting import Table, is_acquisition
from .table.telling import TableWording
from .table.typed import refused_words, typed_move, word_list
from .tabletop import place_of

DUTY = ("build-maximum", "discard")
"""The rules that say when a card is thrown away: never by choice."""


def without_record(value: Mapping[str, Any], _widget: object) -> dict[str, Any]:
    """What the browser gets of ``value``: a record holds the seed, and so every hidden card."""
    return {name: part for name, part in value.items() if name != "record"}


class GameTable(CityWidget):
    """A game of Card City for one to four persons and bots.

    Several persons share the screen: a curtain falls whenever it has to be handed on.

    >>> table = GameTable(players=2, opponents=["tourist"], seed=7, help="full", lang="en")
    >>> table.scene["turn"], table.scene["lots"]["way"]
    ('Turn 1 of 10', 'divide')
    """

    _esm = script("table/game-table.js")
    _css = style("hand/lots.css", "table/table.css")
    unanswered = frozenset({"pick", "turn", "reveal", "tried"})
    options = (
        "level",
        "players",
        "opponents",
        "seats",
        "victory",
        "variants",
        "edition",
        "rulings",
        "hall",
        "seed",
        "help",
    )

    deck = traitlets.Dict().tag(sync=True)
    """The drawings of all cards, sent once."""
    cities = traitlets.Dict().tag(sync=True)
    """The pictures of the other cities, by seat; sent when one of them has changed."""
    value = traitlets.Dict().tag(sync=True, to_json=without_record)
    key = traitlets.Unicode("").tag(sync=True)
    """With a key, the browser keeps the record under it, so that a lost kernel loses nothing."""
    kept = traitlets.Unicode("").tag(sync=True)
    """What the browser keeps: the record, sealed until the game is over where the tutor is served; without a key nothing."""
    chosen = traitlets.Bool(False).tag(sync=True)
    """The game was begun on purpose: what the browser kept under the key is not offered, but replaced."""
    resumes = traitlets.Bool(False).tag(sync=True)
    """A game that the browser kept under the key, and that is not over, is gone on with unasked."""
    shown = traitlets.Int(0).tag(sync=True)
    """How many lines of the last count are revealed."""

    def __init__(
        self,
        level: str = "simplified",
        players: int = 1,
        opponents: Sequence[str] = ("greedy",),
        *,
        seats: Seats | None = None,
        victory: str = "residential",
        variants: Iterable[str] = (),
        edition: str = "xl",
        rulings: Mapping[str, Any] | None = None,
        hall: Place | None = None,
        seed: int | None = None,
        help: str = "fading",  # noqa: A002 (what a player would call it)
        table: Table | None = None,
        **traits: Any,  # noqa: ANN401 (traits of all kinds)
    ) -> None:
        """Take the options of a game, the names of the bots, a seed (none: chance) and the help that is wanted.

        ``seats`` say who sits where, ``[{"person": "Anne"}, {"bot": "greedy"}]``; without them one person sits first.
        ``help`` is ``full`` (marks, badges, previews), ``marks``, ``none``, or ``fading``: each in its third.
        """
        self.table = table or new_table(
            level, players, opponents, seats=seats, victory=victory, variants=variants, edition=edition,
            rulings=rulings, hall=hall, seed=seed, help=help,
        )  # fmt: skip
        self.club: Club | None = None
        """Where games that count are kept."""
        self._desk: tuple[object, LotsDesk] | None = None
        self._wording: TableWording | None = None
        self._refusal: Refusal | None = None
        self.ground: Ground
        traits.setdefault("deck", deck() | drawings(HAND_TOKENS))
        super().__init__(**traits)

    @classmethod
    def resume(cls, record: str, **traits: Any) -> GameTable:  # noqa: ANN401
        """Go on with a game from its record (``value["record"]``, or a file's text)."""
        return cls(table=resumed(record), **traits)

    def sit_down(self, table: Table) -> None:
        """Go over to another game, and show it."""
        self.sit_at(table)
        self.refresh()

    def sit_at(self, table: Table) -> None:
        """Go over to another game."""
        self.table = table
        self._desk = self._refusal = None
        self.shown = 0

    # ---------------------------------------------------------------- what is shown

    @property
    def wording(self) -> TableWording:
        """The sentences of this table in the view's language."""
        known = self._wording
        table = self.table
        if (
            known is None
            or known.table is not table
            or known.lang != self.language
            or known.viewer != table.viewer
        ):
            known = self._wording = TableWording(table, self.language)
        return known

    @property
    def desk(self) -> LotsDesk | None:
        """The cards to divide, to choose or to keep, while that is what the person has to do."""
        state = self.table.state
        if not (self.table.open and is_acquisition(state.phase)):
            return None
        me = self.table.me
        seating = Seating.of(state, me, self.wording.names)  # names of the present language
        if self._desk is None or self._desk[0] is not state:
            self._desk = (state, LotsDesk(task_of(state, me), seating))
        desk = self._desk[1]
        desk.seating = seating
        desk.lang = self.language
        return desk

    def describe(self) -> dict[str, Any]:
        """The board, the phases, the lots, the story, the others."""
        scene, self.ground = table_scene(self.table, self.wording, self._refusal)
        self._refusal = None
        desk = self.desk
        if desk is not None:
            lots = scene["lots"] = desk.describe()
            for step in ("undo", "redo"):  # one pair of buttons for both
                lots[step] = lots[step] or scene[step]
        return scene

    def refresh(self) -> None:
        """Send the scene, and with it the other cities where they have changed."""
        with self.hold_sync():
            self.cities = cities(self.table)
            super().refresh()
            self.kept = self.portable if self.key else ""

    def result(self) -> dict[str, Any]:
        """What ``value`` holds: how the game stands, how often the rules had to refuse, and the record."""
        table = self.table
        results = table.state.results
        return {
            "over": table.state.over,
            "turn": table.turn,
            "turns": table.game.turns,
            "city": table.position.text,
            "scores": table.scores(),
            "place": results[table.me].place if results else None,
            "rank": results[table.me].rank if results else None,
            "places": [result.place for result in results],
            "seats": [chair.plain for chair in table.chairs],
            "refused": table.refused_by_third(),
            "hints": table.hinted,
            "help": table.help,
            "record": record_of(table),
        }

    @property
    def portable(self) -> str:
        """The record as it may leave the kernel: sealed, as long as it would tell what nobody may know yet."""
        record = str(self.value["record"])
        return record if self.table.state.over else seal(record, self.table.ticket)

    def picture(self) -> str:
        """The city in the middle as an SVG that stands alone."""
        return position_svg(self.table.position, title=self.wording.title)

    # ---------------------------------------------------------------- games that count

    def _handler(self, kind: str) -> Handler:
        """In a game that counts, what cannot be taken back happens at the club first, or not at all."""
        work = super()._handler(kind)
        if self.table.ticket is None or kind in ("hello", "restore"):
            return work
        return lambda gesture: self._with_club(work, gesture)

    def _with_club(self, work: Handler, gesture: Gesture) -> None:
        table, ticket = self.table, self.table.ticket
        if ticket is None or self.club is None or not is_here(ticket, self.club):
            raise InputError("seal-member", nickname="" if ticket is None else ticket.member)
        before, desk = table.copy(), self._desk
        try:
            work(gesture)
            if table.closed != before.closed:
                advance(table, self.club, self.language)
        except InputError as error:
            if table.closed == before.closed:
                raise
            self._put_back(before, desk)
            self._explain_club(error)
        except Exception:
            if table.closed != before.closed:
                self._put_back(before, desk)
            raise

    def _put_back(self, before: Table, desk: tuple[object, LotsDesk] | None) -> None:
        """Undo a decision that the club does not know of: nobody has seen what it turned."""
        self.table, self._desk, self._refusal = before, desk, None
        if desk is not None and desk[1].work.done:
            desk[1].history.step(-1)

    def _explain_club(self, error: InputError) -> None:
        """Say why a decision was not carried out; go to where the game is, if it went on elsewhere."""
        ticket, club = self.table.ticket, self.club
        if ticket is None or club is None:
            raise error
        if error.code == "club-game-unknown":
            self.table.ticket = None
            self.tell(self.say("table-club-unknown"))
        elif error.code == "club-game-behind":
            self.sit_at(kept_game(club, ticket.game).table())
            self.tell(self.say("table-club-behind"))
        else:
            raise InputError("table-club-waits", problem=self.explain(error))

    # ---------------------------------------------------------------- laying cards

    def on_place(self, gesture: Gesture) -> None:
        """A card laid on a cell: built, bought, developed, a cloud or the architect."""
        facing = gesture.get("facing")
        place = place_of(gesture, self.table.state.position())
        self._lay(str(gesture["card"])[:20], place, None if facing is None else str(facing)[:20])

    def _lay(self, card: str, place: Place, facing: str | None) -> None:
        state = self.table.state
        cards = self._cards()
        if card not in cards:
            raise not_held(card, cards)
        action = action_of(state, card, place, facing)
        try:
            self.table.decide(action)
        except IllegalAction:
            self._refusal = Refusal(card, place, facing)
            raise

    def _cards(self) -> tuple[str, ...]:
        return cards_to_lay(self.table.state) if self.table.open else ()

    def on_tried(self, _: Gesture) -> None:
        """A try on a cell that is marked as forbidden; the browser has shown why."""
        self.table.refuse()

    def on_pass(self, _: Gesture) -> None:
        """Nothing (more) is bought, or the architect stays at home."""
        phase = self.table.phase
        if phase not in (Phase.BUY, Phase.ARCHITECT):
            raise InputError("table-no-pass")
        self.table.decide(Pass() if phase == Phase.BUY else Architect(None))

    def on_next(self, _: Gesture) -> None:
        """Go on to the next turn; help that steps back is announced."""
        before = self.table.aid
        self.table.go_on()
        if self.table.aid != before:
            self.tell(self.say(f"table-fade-{self.table.aid}"))

    def on_uncover(self, _: Gesture) -> None:
        """The curtain is lifted by the person to whom the screen was handed."""
        self.table.uncover()

    def on_lots(self, gesture: Gesture) -> None:
        """A gesture at the lots; once they are offered, taken or kept, the game goes on."""
        inner = gesture["gesture"]
        desk = self.desk
        if desk is not None and inner["kind"] in ("undo", "redo") and not desk.can(inner["kind"]):
            self.on_undo({}) if inner["kind"] == "undo" else self.on_redo({})
            return
        handler = None if desk is None else desk.handler(str(inner["kind"]))
        if desk is None or handler is None:
            raise LookupError(inner["kind"])
        handler(inner)
        if desk.work.done:
            self._desk = None
            self.table.decide(desk.action())
        elif inner["kind"] == "offer":
            self.table.refuse()

    def on_type(self, gesture: Gesture) -> None:
        """A typed move: ``R e4``, ``buy I e4``, ``pass``, ``next``; at the lots what they understand."""
        text = str(gesture["text"])[:200]
        words = text.lower().split()
        if self.desk is not None:
            self.on_lots({"gesture": {"kind": "type", "text": text}})
        elif set(words) & word_list("table-words-discard", LANGUAGES):
            self._explain_duty()
        elif self.table.resting and set(words) & word_list("table-words-next", LANGUAGES):
            self.on_next({})
        elif set(words) & word_list("table-words-pass", LANGUAGES):
            self.on_pass({})
        else:
            self._typed(words)

    def _typed(self, words: Sequence[str]) -> None:
        cards = self._cards()
        if not cards:
            raise InputError("table-not-now", phase=self.table.phase)
        move = typed_move(words, self.ground, cards, architect=self.table.state.phase is Phase.ARCHITECT)
        self._lay(move.card, move.place, move.facing)

    def _explain_duty(self) -> None:
        """Nobody discards by choice: the rules say when."""
        self.table.refuse()
        edition = self.table.game.setting.edition
        told = [f"{self.say(f'rule-{rule}')} ({cite(self.language, rule, edition)})" for rule in DUTY]
        self.tell(" ".join(told))

    # ---------------------------------------------------------------- taking back, asking, keeping

    def on_undo(self, _: Gesture) -> None:
        """Take the last decision back, where nothing hidden was turned since."""
        if self.table.can_undo:
            self.table.undo()
            self.tell(self.say("said-undone"))
        else:
            self.tell(self.say("table-no-undo"))

    def on_redo(self, _: Gesture) -> None:
        """Make it again."""
        if not self.table.can_redo:
            raise InputError("lots-no-redo")
        self.table.redo()
        self.tell(self.say("said-redone"))

    def on_hint(self, _: Gesture) -> None:
        """One step of three: where to look, which rule matters, the move."""
        from ..face.wording.advice import hint_words

        step, advice, found = self.table.hint()
        text = hint_words(self.language, advice, found)[step - 1]
        self.tell(self.say("table-hinted", step=step, text=text))

    def on_hint_why(self, _: Gesture) -> None:
        """Why the hint: the rules that speak for the move; once the move itself was told, its reasons."""
        from ..face.wording.advice import hint_why

        found = self.table.hinted_by
        if found is None:
            raise LookupError("hint-why")
        self.tell(hint_why(self.language, found[0], told=self.table.hints_told))

    def on_reveal(self, gesture: Gesture) -> None:
        """The browser revealed lines of the last count up to this one."""
        self.shown = int(gesture["shown"])

    def on_restore(self, gesture: Gesture) -> None:
        """Take up the game that the browser kept. Whether it counts is the club's to say, not the game's that lay here."""
        kept = parse_qs(str(gesture["work"])).get("record", [""])[0]
        try:
            table = opened(kept, self.club).table()
        except TutorError as problem:
            if problem.code in ("seal-member", "seal-gone"):
                raise
            raise InputError("table-kept", problem=self.explain(problem)) from None
        if self.resumes and table.state.over:
            return
        self.sit_at(table)
        self.tell(self.say("table-restored"))

    def explain(self, error: TutorError) -> str:
        """A refusal is explained by all its reasons, and by what would help."""
        desk = self.desk
        if desk is not None:
            told = desk.explain(error)
            if told is not None:
                return told
        if not isinstance(error, IllegalAction) or error.verdict is None or self._refusal is None:
            return super().explain(error)
        return refused_words(self.ground, error.verdict, self._refusal.card)
