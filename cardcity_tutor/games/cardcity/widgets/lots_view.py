"""``LotsView``: cards to divide into two lots, a lot to choose, or a solo hand to keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import traitlets

from cardcity_tutor.core.errors import TutorError

from ....widgets.base import Handler
from ....widgets.bundle import script
from ..rules.actions import Choose, Keep, Offer
from ..rules.state import State
from .base import CityWidget
from .dividing import Task, Work, division, task_of
from .lots_desk import LotsDesk, drawings
from .lots_wording import Seating
from .styles import style


class LotsView(CityWidget):
    """Cards on the table during acquisition.

    ``LotsView.of(state)`` shows a moment of a game; cards and sizes alone make an exercise in dividing:

    >>> lots = LotsView("R C P I L R".split(), open_up=2)
    >>> lots.lay("P I | R L")
    >>> lots.offer()
    >>> lots.value["open"], lots.value["complete"]
    ({'up': ['P', 'I1'], 'down': [], 'money': 0}, True)
    """

    _esm = script("hand/lots-view.js")
    _css = style("hand/lots.css")

    deck = traitlets.Dict().tag(sync=True)
    """The drawings of the cards, sent once."""
    title = traitlets.Unicode("")

    def __init__(
        self,
        cards: Sequence[str] | Task,
        *,
        open_up: int = 2,
        open_down: int = 0,
        rest_up: int | None = None,
        rest_down: int | None = None,
        money: int = 0,
        seating: Seating | None = None,
        **traits: Any,  # noqa: ANN401 (traits of all kinds)
    ) -> None:
        """Take the cards and how many go where; ``money`` is what the divider may put on a lot.

        Without sizes for the rest, it shows one card for each hand in it, as the rules ask.
        """
        if not isinstance(cards, Task):
            cards = division(cards, (open_up, open_down, rest_up, rest_down), money)
        self.desk = LotsDesk(cards, seating)
        super().__init__(deck=drawings(cards.cards), **traits)
        self.observe(self.changed, ["title"])

    @classmethod
    def of(
        cls,
        state: State,
        player: int | None = None,
        *,
        names: Sequence[str] = (),
        **traits: Any,  # noqa: ANN401
    ) -> LotsView:
        """The acquisition of a game as ``player`` sees it: by default whoever decides."""
        viewer = state.player if player is None else player
        return cls(task_of(state, viewer), seating=Seating.of(state, viewer, names), **traits)

    # ---------------------------------------------------------------- for notebooks and graders

    @property
    def task(self) -> Task:
        """The decision to be made."""
        return self.desk.task

    @property
    def work(self) -> Work:
        """What has been done so far."""
        return self.desk.work

    def action(self) -> Offer | Choose | Keep:
        """The engine's decision. Raises ``InputError`` where there is none, ``IllegalAction`` with the reasons."""
        return self.desk.action()

    def move(self, card: int, place: str) -> None:
        """Put a card, named by its number, to a place."""
        self.desk.move(card, place)
        self.refresh()

    def lay(self, text: str) -> None:
        """Put all cards as typed: ``R C / P | L I $2`` (open up / open down | rest up / rest down)."""
        self.desk.lay(text)
        self.refresh()

    def offer(self) -> None:
        """Offer the lots, or settle the hand. Raises ``IllegalAction`` with the reasons."""
        self.action()
        self.desk.settle()
        self.refresh()

    def choose(self, lot: str) -> None:
        """Take a lot, ``open`` or ``rest``."""
        self.desk.choose(lot)
        self.refresh()

    def result(self) -> dict[str, Any]:
        """What ``value`` holds: the lots with ``complete`` once offered, the lot taken, or the cards kept."""
        return self.desk.result()

    # ---------------------------------------------------------------- for the browser

    def describe(self) -> dict[str, Any]:
        """The cards with their places, the lots, the task, and what is wrong where that was asked."""
        self.desk.lang = self.language
        return self.desk.describe() | {"title": self.title}

    def _handler(self, kind: str) -> Handler:
        self.desk.lang = self.language
        return self.desk.handler(kind) or super()._handler(kind)

    def explain(self, error: TutorError) -> str:
        """A refusal is explained by everything that is wrong."""
        return self.desk.explain(error) or super().explain(error)
