"""What every game of the tutor shares: rules, verdicts, breakdowns, errors, chance, and the game protocol."""

from .breakdown import Number, Term
from .chance import Chance
from .errors import IllegalAction, InputError, TutorError
from .game import Action, Engine, Event, State
from .rule import Citation, Rule, Status, Switch
from .verdict import Change, Place, Reason, Verdict

__all__ = [
    "Action",
    "Chance",
    "Change",
    "Citation",
    "Engine",
    "Event",
    "IllegalAction",
    "InputError",
    "Number",
    "Place",
    "Reason",
    "Rule",
    "State",
    "Status",
    "Switch",
    "Term",
    "TutorError",
    "Verdict",
]
