"""``CoursePlayer``: a course of any game that has lessons, step by step: the picture, the exercise, what is said of an answer."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import traitlets

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.scene import Scene
from cardcity_tutor.course.packs import Pack, course
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.course.progress_store import Keeper
from cardcity_tutor.course.questions import Judged, Question
from cardcity_tutor.course.sitting import GAME, HINTS, MASTERY, Sitting
from cardcity_tutor.games import find
from cardcity_tutor.render.phrases import listed
from cardcity_tutor.sessions import lesson_words
from cardcity_tutor.sessions.look import drawing_of
from cardcity_tutor.sessions.names import bot_name, rule_text

from .base import Gesture
from .bundle import script, sheets
from .lesson_column import just_mastered, whereabouts
from .lesson_steps import LessonSteps

SHEETS: Final = (
    "base/tokens.css",
    "base/parts.css",
    "match/match.css",
    "lesson/lesson-parts.css",
    "lesson/plots.css",
    "lesson/course-player.css",
)
LONGEST_ANSWER: Final = 400
LONGEST_NAME: Final = 80


class CoursePlayer(LessonSteps):
    """One lesson of a course at a time, with its exercises, hints and feedback.

    >>> player = CoursePlayer("designtown", keep="")
    >>> player.value["station"]
    'play'
    """

    _esm = script("lesson/course-player.js")
    _css = sheets(*SHEETS)
    options = ("ruleset", "lesson", "pack", "progress", "keeper", "nickname")

    drawing = traitlets.Dict().tag(sync=True)
    """The style sheet and the symbols of the game's drawings, sent once."""
    game_asked = traitlets.Int(0)
    """How often the game at the end of a lesson was asked for."""

    def __init__(
        self,
        ruleset: str = "",
        lesson: str | int | None = None,
        *,
        pack: Pack | None = None,
        progress: Progress | None = None,
        keeper: Keeper | None = None,
        nickname: str = "",
        **traits: Any,  # noqa: ANN401 (traits)
    ) -> None:
        """Open a lesson of a game's course, or of another pack; with a keeper, progress is kept there under the nickname."""
        found = pack or course(ruleset)
        self._keeper, self._nickname, self._named = keeper, nickname, lesson is not None
        kept = keeper.load(nickname) if keeper is not None else None
        self.sitting = Sitting(found, progress or kept, lesson)
        self._rule: dict[str, Any] | None = None
        if keeper is None:
            traits.setdefault("keep", f"cardcity:progress:{found.id}")
        super().__init__(**traits)
        self.lay_table()
        self.refresh()

    def forget(self) -> None:
        """Begin anew: whose progress this was has left, and took it along."""
        self._keeper, self._nickname = None, ""
        pack = self.sitting.pack
        self.sitting = Sitting(pack, Progress(pack.id))
        self.keep = f"cardcity:progress:{pack.id}"
        self.lay_table()
        self.changed()

    def lay_table(self) -> None:
        """Say where the learner is."""
        self.lesson_id, self.station = self.sitting.lesson.id, self.sitting.station

    # ---------------------------------------------------------------- the scene

    @property
    def ruleset(self) -> str:
        """The game of the open lesson."""
        return self.sitting.lesson.ruleset

    def describe(self) -> dict[str, Any]:
        """The picture, and the lesson beside it."""
        sitting, lang = self.sitting, self.language
        stage = self._stage()
        drawing = drawing_of(stage)
        if drawing != self.drawing:
            self.drawing = drawing
        rule, self._rule = self._rule, None
        lesson = sitting.lesson
        return {
            "title": "",
            "name": lesson.title[lang],
            "stage": {name: part for name, part in stage.items() if name not in ("css", "defs", "seats")},
            "rule": rule,
            "lesson": whereabouts(sitting, lang, has_map=self.has_map)
            | {
                "asked": self.asked_for,
                "where": self.say("course-any-where", number=lesson.number, title=lesson.title[lang]),
                "progress": self.progress_text if self.keep else "",
                "station": sitting.station,
                "solved": sitting.solved,
                "tries": sitting.tries,
                **self._stop(),
            },
        }

    def _stage(self) -> Scene:
        """The picture: while an exercise is open, without what it asks for."""
        sitting = self.sitting
        question: Question | None = sitting.exercise
        if question is not None:
            return lesson_words.picture(question, self.language, open_=not (sitting.solved or sitting.shown))
        step = sitting.step or sitting.lesson.steps[-1]
        return lesson_words.board(self.ruleset, step.way, step.position, self.language)

    def _stop(self) -> dict[str, Any]:
        """Text, rule, task, form, feedback, hints and solution of the present stop."""
        sitting, lang = self.sitting, self.language
        step, question = sitting.step, sitting.exercise
        text, rules = self._text()
        found: dict[str, Any] = {
            "text": text,
            "box": [self._box(name) for name in rules[:1]],
            "more": [self._box(name) for name in rules[1:]],
            "task": "",
            "form": None,
            "feedback": None,
            "hints": [],
            "hintsLeft": 0,
            "solution": "",
            "right": [],
            "game": sitting.station == GAME,
        }
        if question is None:
            return found
        own = step if step is not None and not sitting.practice else None
        first = own.hint[lang] if own and own.hint else ""
        feared = [wrong.because for wrong in own.wrongs] if own else []
        hints = lesson_words.hints(question, lang, first, feared) if sitting.hints else []
        options = lesson_words.options(question, lang)
        found |= {
            "task": own.question[lang] if own and own.question else lesson_words.task(question, lang),
            "form": {
                "kind": question.form.kind,
                "options": [option._asdict() for option in options],
                "repeated": question.form.repeated,
            },
            "hints": hints[: sitting.hints],
            "hintsLeft": 0 if sitting.solved else HINTS - sitting.hints,
        }
        if sitting.shown:
            words = lesson_words.answer_words(question, question.solution(), lang)
            found["solution"] = self.say("solution-is", answer=words)
        if sitting.graded is not None:
            found["feedback"] = self._feedback(question, sitting.graded)
        if sitting.solved or sitting.shown:
            right = sitting.answer if sitting.solved and not sitting.shown else question.solution()
            chosen = set(right) if isinstance(right, tuple) else {str(right)}
            found["right"] = [option.spot for option in options if option.spot and option.id in chosen]
        return found

    def _feedback(self, question: Question, judged: Judged) -> dict[str, Any]:
        sitting, lang = self.sitting, self.language
        step = sitting.step
        note = step.note[lang] if step is not None and step.note is not None and not sitting.practice else ""
        told = lesson_words.told(question, sitting.answer, judged, lang, first=sitting.first_try, note=note)
        lines = [
            *told.lines,
            *([self.say("course-mastered-now")] if told.right and just_mastered(sitting) else []),
        ]
        return {
            "right": told.right,
            "head": told.head,
            "lines": lines,
            "misconception": told.misconception,
            "rules": [rule._asdict() for rule in told.rules],
        }

    def _box(self, name: str) -> dict[str, str]:
        found = lesson_words.rule_box(self.ruleset, name, self.language)
        return {"id": name, "title": found.title, "text": found.text, "cite": found.cite or found.title}

    def _text(self) -> tuple[str, tuple[str, ...]]:
        sitting, lang = self.sitting, self.language
        if sitting.step is not None:
            return sitting.step.text[lang], sitting.step.rules
        if sitting.station == MASTERY:
            return self.say("course-mastery-text"), ()
        checkpoint = sitting.lesson.checkpoint
        bots = [bot_name(lang, self.ruleset, bot) for bot in (checkpoint.opponents if checkpoint else ())]
        if not bots:
            return self.say("course-game-alone"), ()
        return self.say("course-game-any", bots=listed(lang, bots)), ()

    def result(self) -> dict[str, Any]:
        """Where the learner is and what is done, for graders and notebooks."""
        return self.sitting.to_json() if hasattr(self, "sitting") else {}

    def html(self) -> str:
        """The lesson to read where no widget can run: its steps with their texts and rules."""
        lang, lesson = self.language, self.sitting.lesson
        parts = [f"<h2>{escape(lesson.title[lang])}</h2>"]
        for step in lesson.steps:
            parts.append(f"<h3>{escape(step.name[lang])}</h3><p>{escape(step.text[lang])}</p>")
            parts += [
                f"<p><b>{escape(box['title'])}.</b> {escape(box['text'])}</p>"
                for box in map(self._box, step.rules[:1])
            ]
        return "\n".join(parts)

    # ---------------------------------------------------------------- answering

    def on_answer(self, gesture: Gesture) -> None:
        """An answer was typed or composed."""
        question = self.sitting.exercise
        if question is None or self.sitting.solved:
            return
        text = str(gesture.get("text", "")).strip()[:LONGEST_ANSWER]
        if not text:
            raise InputError("answer-empty")
        self.sitting.grade(question.read(text))
        self.save()

    def on_hint(self, _: Gesture) -> None:
        """One hint more."""
        if self.sitting.exercise is not None and not self.sitting.solved:
            self.sitting.hint()

    def on_solution(self, _: Gesture) -> None:
        """Show a solution."""
        self.sitting.reveal()
        self.save()

    def on_again(self, _: Gesture) -> None:
        """Start over, or a fresh exercise."""
        self.sitting.again()

    def on_rule(self, gesture: Gesture) -> None:
        """What the game's book says under this rule."""
        self._rule = rule_text(
            self.language, find(self.ruleset), str(gesture["rule"])[:LONGEST_NAME]
        )._asdict()

    def on_game(self, _: Gesture) -> None:
        """To the game that ends the lesson, for whoever shows it."""
        self.game_asked += 1
