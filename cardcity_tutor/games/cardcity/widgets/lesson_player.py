"""``LessonPlayer``: a lesson to do, step by step, with the board, the exercise, feedback, hints and progress."""

from __future__ import annotations

import re
from typing import Any, cast

from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.core.fields import told
from cardcity_tutor.course.packs import Pack, course
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.course.progress_store import Keeper
from cardcity_tutor.course.sitting import GAME, Sitting
from cardcity_tutor.course.sources import LessonError
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.render.lesson_errors import problem_words
from cardcity_tutor.render.phrases import filled

from ....widgets.base import Gesture, Handler
from ....widgets.bundle import script
from ..face.paper.digest import lesson_digest
from ..face.svg import position_svg
from ..face.wording import card_with_article
from ..face.wording.puzzles import answer_words
from ..rules.development import Choice
from ..teach.exercises import BuildTo, Error, Form, Place, Predict
from ..teach.exercises.deciding import WORDS
from .city_board import CityBoard
from .ground import Ground
from .lesson_forms import AT_BOARD, form_scene
from .lesson_going import Going
from .lesson_scene import column, naming_of_board, reading
from .lesson_table import (
    beyond_matters,
    decisions,
    hush,
    mode_of,
    modes_of,
    predicted_line,
    replayed,
    shows_badges,
    shows_limit,
    start_of,
)
from .scoring import counted_places
from .session import Session
from .styles import style
from .tabletop import place_of

LONGEST_ANSWER = 400
NOT_HERE = frozenset({"text", "paint", "options", "restore", "share", "export"})
"""Gestures of a free board that would change the question."""


class LessonPlayer(Going, CityBoard):
    """One lesson of a course, by its number or id.

    >>> player = LessonPlayer(6)
    >>> player.value["lesson"]
    'residences-grow'
    """

    _esm = script("lesson/lesson-player.js")
    _css = style("lesson/lesson-parts.css", "lesson/lesson.css", "lesson/plots.css")
    options = ("lesson", "pack", "progress", "keeper", "nickname")

    def __init__(
        self,
        lesson: str | int | None = None,
        *,
        pack: Pack | None = None,
        progress: Progress | None = None,
        keeper: Keeper | None = None,
        nickname: str = "",
        **traits: Any,  # noqa: ANN401 (traits)
    ) -> None:
        """Open a lesson where it was left. With a keeper, progress is kept there under the nickname."""
        self._keeper, self._nickname, self._named = keeper, nickname, lesson is not None
        if pack is not None and not isinstance(pack, Pack):
            raise InputError(
                "field-not-this", field="pack", value=told(pack), expected='read_pack("my-lessons")'
            )
        found = pack or course()
        kept = keeper.load(nickname) if keeper is not None else None
        self.sitting = Sitting(found, progress or kept, lesson)
        self._steps: list[Choice] = []
        if keeper is None:
            traits.setdefault("keep", f"cardcity:progress:{found.id}")
        super().__init__(self.sitting.position, **traits)
        self.observe(self.changed, ["reading"])
        self.lay_table()
        self.refresh()

    # ---------------------------------------------------------------- the table

    def lay_table(self) -> None:
        """Lay the position of the present stop on the table."""
        sitting, exercise = self.sitting, self.sitting.exercise
        step = sitting.step or sitting.lesson.steps[-1]
        self.session = Session(start_of(sitting))
        self._steps = []
        busy, self._busy = self._busy, True  # one scene shows it all
        self.victory = self.counted = exercise.way.victory if exercise else step.way.victory
        self.shown = 0
        self.mode = mode_of(sitting)
        self.modes = modes_of(sitting)
        if self.mode == "develop":
            self.session.begin_development()
            self.__dict__.pop("outline", None)
        self._busy = busy
        self.lesson_id = sitting.lesson.id
        self.station = sitting.station

    @property
    def _laying(self) -> bool:
        """Whether cards are laid now: for an answer, or just to try."""
        exercise = self.sitting.exercise
        return not self.sitting.solved and (exercise is None or exercise.form in AT_BOARD)

    # ---------------------------------------------------------------- the scene

    def describe(self) -> dict[str, Any]:
        """The board, if it takes part, and the lesson beside it."""
        sitting = self.sitting
        exercise = sitting.exercise
        if self.reading:
            return {
                "lesson": column(self)
                | {"read": reading(sitting.lesson, self.language), "worksheet": self._worksheet},
                "work": "",
            }
        busy, self._busy = self._busy, True
        self.help = sitting.help != "none" or sitting.solved
        self._busy = busy
        if self._laying:
            scene = super().describe()
        else:
            also = counted_places(self.position) if isinstance(exercise, Error) else ()
            self.ground = Ground(self.position, self.language, also=also)
            scene = self.ground.scene() | {"modes": [], "title": "", "help": self.help}
            scene["mode"] = "show"
            scene |= {"undo": False, "redo": False, "texts": []}
        scene["work"] = ""
        scene["title"] = ""
        if exercise is not None:
            scene["say"] = None  # the task stands in the column
        scene["badges"] = shows_badges(sitting)
        if not scene["badges"]:
            hush(scene["cells"], self.ground)
        scene["stats"] = self._shown_stats()
        scene["laying"] = self._laying and bool(scene.get("hand") or self.session.can_undo)
        lesson = column(self)
        lesson["certificate"] = self._certificate
        lesson["worksheet"] = self._worksheet
        lesson["watch"] = self._watched()
        lesson["beyond"] = beyond_matters(exercise, self.ground)
        if exercise is not None:
            naming = naming_of_board(self)
            form = form_scene(exercise, self.language, naming, self.ground)
            if isinstance(exercise, BuildTo):
                laid = decisions(self.session, exercise)
                form["laid"] = answer_words(self.language, exercise.puzzle, laid, naming) if laid else ""
                form["typed"] = "architect" in exercise.way.variants  # whom no board lays
            lesson["form"] = form
        return scene | {"lesson": lesson}

    def _watched(self) -> dict[str, Any] | None:
        """How far a predicted development was played, and what came so far."""
        if not self._steps:
            return None
        done = self.session.now.placed
        name = naming_of_board(self)
        told = [
            filled(self.language, "step-grown", {"card": card_with_article(self.language, choice.colour, "the"), "cell": name(choice.place)})
            for choice in self._steps[: len(done)]
        ]  # fmt: skip
        return {"left": len(self._steps) - len(done), "steps": told}

    def _shown_stats(self) -> list[list[Any]]:
        """Money and limit, unless they are what is asked."""
        position = self.position
        if self.sitting.station == GAME:
            return []
        stats: list[list[Any]] = [["coin", self.say("stat-money"), position.money, None]]
        if shows_limit(self.sitting):
            limit = position.limit()
            stats.append(["limit", self.say("stat-limit"), limit.used, limit.max])
        if position.setting.shared:
            player = position.setting.layout.zones.index(position.city.own)
            stats.insert(0, ["hall", self.say("stat-you"), "ABCD"[player], None])
        return stats

    def result(self) -> dict[str, Any]:
        """Where the learner is and what is done, for graders and notebooks."""
        return self.sitting.to_json() if hasattr(self, "sitting") else {}

    def picture(self) -> str:
        """The position of the present step."""
        sitting = self.sitting
        step = sitting.step
        title = sitting.lesson.title[self.language] + (f" · {step.name[self.language]}" if step else "")
        return position_svg(self.position, title=title)

    def html(self) -> str:
        """The lesson to read where no widget can run: in the language that was chosen, else in both."""
        return lesson_digest(self.sitting.lesson, LANGUAGES if self.lang == "auto" else (str(self.lang),))

    def explain(self, error: TutorError) -> str:
        """A complaint about a lesson file names its place."""
        return (
            problem_words(self.language, error) if isinstance(error, LessonError) else super().explain(error)
        )

    # ---------------------------------------------------------------- answering

    def _handler(self, kind: str) -> Handler:
        """What the editor of a board can do has no place in a lesson."""
        if kind in NOT_HERE:
            raise InputError("move-not-here")
        return super()._handler(kind)

    def on_answer(self, gesture: Gesture) -> None:
        """An answer was typed or composed, or (without a text) laid on the board."""
        sitting = self.sitting
        exercise = sitting.exercise
        if exercise is None or sitting.solved:
            return
        text = str(gesture.get("text", "")).strip()[:LONGEST_ANSWER]
        if exercise.form is Form.MOVES and not text and self.session.now.placed:
            self._try(decisions(self.session, exercise))
            return
        if not text and exercise.form is not Form.CELLS:  # no cell is an answer
            raise InputError("answer-unlaid" if exercise.form is Form.MOVES else "answer-empty")
        answer = exercise.read(text)
        if not self._try(answer):
            return
        if isinstance(exercise, Place):
            laid = cast("dict[str, Any]", answer)
            self.session.build(exercise.card, place_of(laid), laid.get("facing"))
        elif isinstance(exercise, Predict):
            self._play(exercise, answer)
        elif exercise.form is Form.MOVES:
            lines = cast("list[dict[str, Any]]", answer)
            self.session = replayed(start_of(sitting), lines) or self.session

    def _play(self, exercise: Predict, answer: object) -> None:
        """Get the development ready that was predicted; the view asks for it step by step."""
        self._steps = predicted_line(exercise, answer)
        self.session = Session(exercise.position)
        self.session.begin_development()

    def on_watch(self, _: Gesture) -> None:
        """One step more of the development that was predicted."""
        done = len(self.session.now.placed)
        if done < len(self._steps):
            self.session.develop(self._steps[done])

    def _try(self, answer: object) -> bool:
        """Try an answer; whether it is right."""
        graded = self.sitting.grade(answer)
        self.save()
        return bool(graded)

    def on_place(self, gesture: Gesture) -> None:
        """A card laid on the board: of a ``place`` exercise it is the answer, legal or not."""
        exercise = self.sitting.exercise
        if not self._laying:
            return
        if not isinstance(exercise, Place):
            super().on_place(gesture)
            return
        if gesture.get("card") != exercise.card:
            raise InputError("course-other-card", card=card_with_article(self.language, exercise.card, "the"))
        answer: dict[str, Any] = {"cell": list(place_of(gesture))}
        if gesture.get("facing"):
            answer["facing"] = gesture["facing"]
        if self._try(answer):
            self.session.build(exercise.card, place_of(gesture), answer.get("facing"))

    def on_type(self, gesture: Gesture) -> None:
        """Typed moves, several between commas; those that begin with the word for it are developments."""
        for part in re.split(r"[,;]", str(gesture["text"])[:LONGEST_ANSWER]):
            word, _, rest = part.strip().partition(" ")
            event = WORDS.get(word.lower())
            if event == "develop" and event in self.modes:
                self.mode = "develop"
            super().on_type({"text": rest if event else part})
            self.ground = Ground(self.position, self.language)  # the next one may touch this one

    def on_undo(self, gesture: Gesture) -> None:
        """Take a card back while the answer is open; what is solved stays."""
        if self._laying:
            super().on_undo(gesture)

    def on_redo(self, gesture: Gesture) -> None:
        """Lay it again."""
        if self._laying:
            super().on_redo(gesture)

    def on_hint(self, gesture: Gesture) -> None:  # noqa: ARG002 (the board's hints are about a card)
        """One hint more of the exercise."""
        if self.sitting.exercise is not None and not self.sitting.solved:
            self.sitting.hint()

    def on_solution(self, _: Gesture) -> None:
        """Show a solution; a development is played."""
        self.sitting.reveal()
        exercise = self.sitting.exercise
        if isinstance(exercise, Predict):
            self._play(exercise, exercise.solution())
        self.save()

    def on_again(self, _: Gesture) -> None:
        """Start over, or a fresh exercise."""
        self.sitting.again()
        self.lay_table()
