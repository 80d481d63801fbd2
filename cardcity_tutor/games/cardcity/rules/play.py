"""Playing: from one decision to the next, with an event and its rule for everything that happens between them.

A turn is a chain of classes, one per part: acquiring → constructing → closing, on top of the working copy of a state.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.chance import Chance
from ....core.errors import IllegalAction, InputError
from ....core.fields import told
from .acquiring import Acquiring
from .actions import (
    Action,
    Architect,
    Build,
    Buy,
    Choose,
    Cloud,
    Develop,
    Keep,
    Offer,
    Pass,
    Placements,
)
from .game import START_MONEY, Game
from .named_actions import understood
from .refusing import refusal
from .state import Phase, Seat, State
from .working import Step


def start(game: Game, seed: int) -> Step:
    """Set the table up for a game: piles, money, town halls, and the first draw."""
    if not isinstance(game, Game):
        raise InputError("field-not-this", field="game", value=told(game), expected="game(…)")
    if type(seed) is not int:
        raise InputError("field-not-this", field="seed", value=told(seed), expected="7")
    seats = tuple(Seat(game.first_city(player), START_MONEY) for player in range(game.players))
    pile, reserve, chance = game.cards(Chance(seed))
    blank = State(
        game, 1, 0, Phase.DIVIDE, 0, seats, reserve, pile, 0, chance.state, None, ()
    )  # fmt: skip
    play = Acquiring(blank)
    play.draw()
    return play.frozen()


def actions(state: State) -> Sequence[Action]:
    """All decisions that the rules allow the player now, as a sequence that spells them out on demand."""
    return _checked(state).actions


def _checked(state: object) -> State:
    if not isinstance(state, State):
        raise InputError("field-not-this", field="state", value=told(state), expected="start(game(), 7)[0]")
    return state


def apply(state: State, action: Action) -> Step:
    """The next decision after this one, and the events on the way. Refuses, with reasons, what is not allowed.

    Cards and cells may be named as people do: ``Build("R", "f4")``.
    """
    play = Acquiring(_checked(state))
    action = understood(state, action)
    options = state.actions
    # Asking for the exact type is much faster than asking an abstract class.
    cell = options.cell_of(action) if type(options) is Placements else 0
    if cell:
        place(play, action, cell)
    elif not (action in options and decide(play, action)):
        if not isinstance(action, Action):
            raise IllegalAction(
                "field-not-this", field="action", value=told(action), expected="actions(state)[0]"
            )
        verdict = refusal(state, action).about((state, action))
        raise IllegalAction("illegal-action", verdict=verdict, action=str(action), phase=str(state.phase))
    return play.frozen()


def place(play: Acquiring, action: Action, cell: int) -> None:
    """Carry out an allowed decision that puts something on a cell."""
    if isinstance(action, Build):
        play.build(action, cell)
    elif isinstance(action, Develop):
        play.develop(action, cell)
    elif isinstance(action, Buy):
        play.buy(action, cell)
    elif isinstance(action, Cloud):
        play.cloud(action, cell)
    elif isinstance(action, Architect):
        play.architect(action)


def decide(play: Acquiring, action: Action) -> bool:
    """Carry out an allowed decision of another kind; false for what only looks like one (a bare tuple does)."""
    if isinstance(action, Keep):
        play.keep(action.cards)
    elif isinstance(action, Offer):
        play.offer(action)
    elif isinstance(action, Choose):
        play.choose(action)
    elif isinstance(action, Architect):
        play.architect(action)
    elif isinstance(action, Pass):
        if play.next_buyer():
            play.next_purchase()
    else:
        return False
    return True
