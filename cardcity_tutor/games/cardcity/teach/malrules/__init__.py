"""Mal-rules: wrong rules followed faithfully, the answers they lead to, and questions that tell them apart."""

from .catalogue import MAL_RULES, mal_rule, mal_rules
from .diagnosing import bent_answers, diagnose, diagnose_pair
from .generating import discriminating_position, questions
from .mutant_engine import MalRule, answer, bent_answer
from .questions import Answer, Kind, Question, given

__all__ = [
    "MAL_RULES",
    "Answer",
    "Kind",
    "MalRule",
    "Question",
    "answer",
    "bent_answer",
    "bent_answers",
    "diagnose",
    "diagnose_pair",
    "discriminating_position",
    "given",
    "mal_rule",
    "mal_rules",
    "questions",
]
