"""Card City XL and Card City (2012): the rules, the games, and questions to a position."""

from collections.abc import Callable, Iterator
from typing import Any

from ...core.face import ResultWords
from ...core.ruleset import Bot, ChallengeMaker, RefereeEnd, Ruleset
from ...core.table import TableKind
from .options import FIELDS, POSITION_OPTIONS, read_options, read_way_text, way_text, write_options
from .pages import PAGES
from .rules import engine, record
from .rules.actions import Action, Architect, Build, Buy, Choose, Cloud, Develop, Keep, Lot, Offer, Pass
from .rules.game import RULES_VERSION, Game, game
from .rules.inspecting import inspect
from .rules.play import actions, apply, start
from .rules.position import Position
from .rules.reserve import Reserve
from .rules.setting import EDITIONS, LEVELS, VARIANTS, VICTORIES, Setting, setting
from .rules.state import HIDDEN, Phase, State, view


def _find_bot(name: str) -> Bot:
    from .coach.bots import bot

    return bot(name)


def _load_teach() -> Any:  # noqa: ANN401 (a `Teach`)
    from .teach.lesson_files import CardCityTeach

    return CardCityTeach()


def _daily_puzzle(day: str) -> dict[str, Any]:
    from .teach.puzzles import daily

    return daily(day).to_json()


def _load_result_words() -> ResultWords:
    from .face.wording import results

    return results


def _load_challenge() -> ChallengeMaker:
    from .widgets.challenge import challenge_board

    return challenge_board


def _read_referee_table(text: str) -> RefereeEnd:
    from .widgets.referee.recording import referee_end

    return referee_end(text)


def _load_table() -> TableKind:
    from .coach.tables import TABLE

    return TABLE


def _load_story() -> Callable[[Any, str], Iterator[str]]:
    from .face.wording.story import story

    return story


def _load_printer() -> Any:  # noqa: ANN401 (a `Printer`)
    from . import printer

    return printer


RULESET = Ruleset(
    "cardcity",
    engine,
    inspect,
    record,
    read_options,
    options=("edition", "level", "victory", "variants", "hall"),
    fields=FIELDS,
    write_options=write_options,
    way_text=way_text,
    read_way_text=read_way_text,
    way_of_start=record.way_of,
    daily_puzzle=_daily_puzzle,
    read_referee_table=_read_referee_table,
    load_teach=_load_teach,
    find_bot=_find_bot,
    load_table=_load_table,
    load_story=_load_story,
    load_printer=_load_printer,
    position_options=POSITION_OPTIONS,
    load_result_words=_load_result_words,
    load_challenge=_load_challenge,
    pages=PAGES,
)

__all__ = [
    "EDITIONS",
    "HIDDEN",
    "LEVELS",
    "RULESET",
    "RULES_VERSION",
    "VARIANTS",
    "VICTORIES",
    "Action",
    "Architect",
    "Build",
    "Buy",
    "Choose",
    "Cloud",
    "Develop",
    "Game",
    "Keep",
    "Lot",
    "Offer",
    "Pass",
    "Phase",
    "Position",
    "Reserve",
    "Setting",
    "State",
    "actions",
    "apply",
    "game",
    "inspect",
    "setting",
    "start",
    "view",
]
