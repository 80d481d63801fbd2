"""The referee's desk: the table with its past, who is looked at, money, and what is kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs

import traitlets

from cardcity_tutor.core.errors import IllegalAction, InputError, TutorError
from cardcity_tutor.render.phrases import filled

from .....widgets.base import Gesture
from ...face.wording import listed, money_text, reason_words
from ...face.wording.options import moved_text
from ...rules.reserve import Reserve
from ...rules.ways import Seats, Way, settled
from ..base import CityWidget
from ..ground import Ground
from ..sharing import query
from ..tabletop import CELL
from .counting import growing, paid
from .saving import LONGEST, MAX_TURNS, choice_of, pile_count, read
from .scene import STEPS, cards_to_enter
from .table import COUNTED, Price, Seat, Table, changed_game, check_money, clean_names, new_table

MOST_STEPS: Final = 400
"""How many changes can be taken back."""


class Moment(NamedTuple):
    """A state of the table, and whose city was changed to reach it."""

    table: Table
    seat: int


class RefereeDesk(CityWidget):
    """Everything but the cards and the scene."""

    ground: Ground
    """The city that is looked at, as the last scene laid it out."""

    deck = traitlets.Dict().tag(sync=True)
    """The drawings of all cards, sent once."""
    key = traitlets.Unicode("").tag(sync=True)
    """With a key, the browser keeps the table under it, so that a lost kernel loses nothing."""
    shown = traitlets.Int(0).tag(sync=True)
    step = traitlets.Enum(STEPS, "cards")
    """``setup``, ``cards``, ``grow``, ``income`` or ``result``."""
    seat = traitlets.Int(0)
    """Whose city is looked at."""
    check = traitlets.Bool(True)
    """Whether an entered card is being played, and judged; or lies there already, and is copied."""
    choice = traitlets.Dict()
    """The way of playing as plain data, for whoever watches; ``play_by`` changes it."""
    stages = traitlets.Bool(False)
    """Whether a final count can be asked for line by line; whoever shows the table watches ``staged``."""
    resume = traitlets.Bool(False)
    """Whether a table that the browser kept under the key is taken up without a question."""
    staged = traitlets.Unicode("")
    """The city whose count was last asked for, as the query of a link."""

    def __init__(self, table: Table, **traits: Any) -> None:  # noqa: ANN401 (traits of all kinds)
        """Begin with a table."""
        self._history = [Moment(table, 0)]
        self._at = 0
        self._card = "R"
        self._bought = False
        self._asked: Way | None = None
        super().__init__(choice=choice_of(table.game), **traits)
        self.observe(self.changed, ["step", "seat", "check"])

    # ---------------------------------------------------------------- the table and its past

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._history[self._at].table

    @property
    def here(self) -> Seat:
        """The player whose city is looked at."""
        return self.table.seats[self.seat]

    def become(self, table: Table, seat: int | None = None) -> None:
        """Go on with another table; undo leads back."""
        del self._history[self._at + 1 :]
        self._history.append(Moment(table, self.seat if seat is None else seat))
        del self._history[:-MOST_STEPS]
        self._at = len(self._history) - 1
        self._asked = None
        self._settle(self.seat)

    def _settle(self, seat: int) -> None:
        """After another table has come: the seat must exist, and who watches the way is told."""
        self.seat = min(seat, len(self.table.seats) - 1)
        self.choice = choice_of(self.table.game)

    def play_by(self, way: object) -> None:
        """Play by other rules; what cannot be taken along begins anew, and is named."""
        game = Way.of(way).game()
        if choice_of(game) == choice_of(self.table.game):
            return
        table, price = changed_game(self.table, game)
        self.become(table)
        self.tell(self._priced(price, "referee-said-way") or self.say("referee-said-way"))
        self.changed()

    def warning(self, way: object) -> str:
        """What a way of playing would cost: whose cities would begin anew or leave. Nothing where all can be taken along."""
        return self._priced(changed_game(self.table, Way.of(way).game())[1], "referee-way")

    def _priced(self, price: Price, key: str) -> str:
        lang = self.language
        return " ".join(
            filled(lang, f"{key}-{what}", {"names": listed(lang, list(names))}, count=len(names))
            for what, names in price._asdict().items()
            if names
        )

    def on_players(self, gesture: Gesture) -> None:
        """Another number of players; where that costs cities, it is asked first."""
        before = Way.of(choice_of(self.table.game))
        after = settled(before, Seats(), "players", int(gesture["players"]))
        if self.warning(after.way):
            self._asked = after.way
            return
        self.play_by(after.way)
        if after.moved:
            self.tell(moved_text(self.language, after.moved))

    def on_agree(self, _: Gesture) -> None:
        """What was asked shall be: these cities begin anew."""
        if self._asked is not None:
            self.play_by(self._asked)

    def on_keep(self, _: Gesture) -> None:
        """What was asked shall not be."""
        self._asked = None

    def on_first(self, gesture: Gesture) -> None:
        """Who is first player."""
        first = int(gesture["seat"])
        if not 0 <= first < len(self.table.seats):
            raise IndexError(first)
        self.become(replace(self.table, first=first))

    def explain(self, error: TutorError) -> str:
        """A refusal is explained by its reasons; cells have names."""
        ground = self.ground
        if isinstance(error, IllegalAction) and error.verdict is not None:
            reasons = [
                reason_words(ground.lang, reason, "", ground.name, edition=ground.edition)
                for reason in error.verdict.reasons
            ]
            return " ".join(
                self.say("refused", rule=words.title, why=words.here or words.text) for words in reasons
            )
        told = super().explain(error)
        return CELL.sub(lambda found: ground.name((int(found[1]), int(found[2]))), told)

    # ---------------------------------------------------------------- going about

    def on_step(self, gesture: Gesture) -> None:
        """Another step; developing begins with the first player who has something to develop."""
        self.step = gesture["step"]
        self._asked = None
        if self.step == "grow":
            seats = self.table.seats
            self.seat = next((k for k in self.table.order if growing(seats[k].position)), self.seat)

    def on_seat(self, gesture: Gesture) -> None:
        """Another player."""
        seat = int(gesture["seat"])
        if not 0 <= seat < len(self.table.seats):
            raise IndexError(seat)
        self.seat = seat

    def on_check(self, gesture: Gesture) -> None:
        """Judge what is entered, or only copy it."""
        self.check = bool(gesture["on"])

    def on_bought(self, gesture: Gesture) -> None:
        """Whether industries are bought."""
        self._bought = bool(gesture["on"])

    def on_pick(self, gesture: Gesture) -> None:
        """A card was taken up: it is judged on every cell."""
        card = gesture.get("card")
        if card in cards_to_enter(self.table, self.seat, check=self.check):
            self._card = str(card)

    def on_undo(self, _: Gesture) -> None:
        """Take the last change back, and look where it was made."""
        if self._at > 0:
            seat = self._history[self._at].seat
            self._at -= 1
            self._settle(seat)
            self.tell(self.say("said-undone"))

    def on_redo(self, _: Gesture) -> None:
        """Make it again."""
        if self._at + 1 < len(self._history):
            self._at += 1
            self._settle(self._history[self._at].seat)
            self.tell(self.say("said-redone"))

    # ---------------------------------------------------------------- players and money

    def on_name(self, gesture: Gesture) -> None:
        """A player's name."""
        number = int(gesture["seat"])
        names = [seat.name for seat in self.table.seats]
        names[number] = str(gesture["name"])
        named = clean_names(names, len(names))
        seats = tuple(replace(seat, name=name) for seat, name in zip(self.table.seats, named, strict=True))
        self.become(replace(self.table, seats=seats), number)

    def on_money(self, gesture: Gesture) -> None:
        """A player's money, as counted at the table."""
        amounts = [seat.position.money for seat in self.table.seats]
        amounts[int(gesture["seat"])] = check_money(gesture["money"])
        self.become(self.table.with_money(amounts), int(gesture["seat"]))

    def on_pile(self, gesture: Gesture) -> None:
        """How many cards a pile of the reserve has left; nothing: enough."""
        pile = gesture["pile"]
        if pile not in COUNTED:
            raise KeyError(pile)
        left = {name: getattr(self.table.reserve, name) for name in COUNTED}
        self.become(self.table.with_reserve(Reserve(**left | {pile: pile_count(gesture["left"])})))

    def on_stage(self, gesture: Gesture) -> None:
        """A city's final count shall be revealed line by line, before everybody."""
        seat = self.table.seats[int(gesture["seat"])]
        self.staged = ""  # the same city again is news as well
        self.staged = query(seat.position, self.table.game.victory)

    def on_pay(self, gesture: Gesture) -> None:
        """Pay the income of one player, or of all who have not got it yet this turn."""
        seat, lang = gesture.get("seat"), self.language
        before = self.table
        who = [k for k in before.unpaid if seat is None or k == int(seat)]
        if not who:
            self.tell(self.say("referee-paid-already", turn=before.turn))
            return
        self.become(paid(before, who), self.seat if seat is None else int(seat))
        told = []
        for k in who:
            old, new = before.seats[k].position.money, self.table.seats[k].position.money
            texts = {"amount": money_text(lang, new - old), "before": money_text(lang, old)}
            texts |= {"name": before.seats[k].name, "after": money_text(lang, new)}
            told.append(filled(lang, "referee-said-income", texts))
        self.tell(" ".join(told))

    def on_next_turn(self, _: Gesture) -> None:
        """The next turn begins: its income is still to be paid."""
        table = self.table
        self.become(replace(table, turn=min(table.turn + 1, MAX_TURNS)))
        self.step = "cards"
        self.tell(self.say("referee-said-turn", turn=self.table.turn))

    # ---------------------------------------------------------------- keeping

    def on_load(self, gesture: Gesture) -> None:
        """A table from a file; of one that is too large, the browser sends the size only."""
        text = str(gesture["text"])
        size = int(gesture.get("size", len(text)))
        if size > LONGEST:
            raise InputError("referee-file-long", size=size, max=LONGEST)
        self.become(read(text), 0)
        self.tell(self.say("referee-said-restored"))

    def on_restore(self, gesture: Gesture) -> None:
        """The table that the browser kept, in the step and at the player where it was left."""
        work = str(gesture["work"])
        if len(work) > 4 * LONGEST:
            raise InputError("referee-file-long", size=len(work), max=4 * LONGEST)
        kept = {key: values[-1] for key, values in parse_qs(work).items()}
        self.on_load({"text": kept.get("table", "")})
        if kept.get("step") in STEPS:
            self.step = kept["step"]
        if kept.get("seat") in {str(seat) for seat in range(len(self.table.seats))}:
            self.seat = int(kept["seat"])

    def on_new(self, _: Gesture) -> None:
        """Another table with the same players and rules."""
        self.become(new_table(self.table.game, [seat.name for seat in self.table.seats]), 0)
        self.step = "cards"
        self.seat = 0
        self.tell(self.say("referee-said-new"))
