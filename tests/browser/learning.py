"""A learner at a lesson player: answers that the engine knows, given with the mouse or the keys alone."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, expect

from cardcity_tutor.core.verdict import Place
from cardcity_tutor.games.cardcity.rules.kernel.cards import facings
from cardcity_tutor.games.cardcity.rules.tokens import card_of, facing_letter
from cardcity_tutor.games.cardcity.teach.exercises import Exercise, Fact, Form

PATIENCE = 30_000
"""Milliseconds that a page, or a kernel that shares its processor, may need."""
ROOT = "section.cc-lesson-view"


class Learner:
    """Somebody at the player of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(ROOT)
        self.turned: dict[str, int] = {}

    # ---------------------------------------------------------------- finding and waiting

    def ready(self) -> None:
        expect(self.root).to_have_attribute("data-seq", re.compile(r"\d"), timeout=PATIENCE)

    def act(self, name: str) -> Locator:
        return self.root.locator(f'[data-act="{name}"]')

    def cell(self, place: Iterable[int]) -> Locator:
        row, column = place
        return self.root.locator(f'[role=gridcell][data-cell="{row},{column}"]')

    @contextmanager
    def answered(self) -> Iterator[None]:
        """Waits until what is done meanwhile has been answered and drawn."""
        before = self.root.get_attribute("data-seq") or ""
        yield
        expect(self.root).not_to_have_attribute("data-seq", before, timeout=PATIENCE)

    def click(self, name: str) -> None:
        with self.answered():
            self.act(name).click()

    def open(self, lesson: str) -> None:
        with self.answered():
            self.root.locator("select[name=lesson]").select_option(lesson)

    def go(self, at: int) -> None:
        self.click(f"go-{at}")
        expect(self.act(f"go-{at}")).to_have_attribute("aria-current", "step")

    @property
    def field(self) -> Locator:
        return self.root.locator("input[name=answer]")

    @property
    def feedback(self) -> Locator:
        return self.root.locator(".cc-feedback")

    def is_right(self) -> None:
        expect(self.feedback).to_have_attribute("data-feedback", "right", timeout=PATIENCE)
        expect(self.root).to_have_attribute("data-solved", "")

    def is_wrong(self) -> None:
        expect(self.feedback).to_have_attribute("data-feedback", "wrong", timeout=PATIENCE)

    # ---------------------------------------------------------------- by mouse

    def give(self, exercise: Exercise, text: str) -> None:
        """Give an answer with the mouse; numbers, which nobody can click, are typed."""
        answer: Any = exercise.read(text)
        match exercise.form:
            case Form.PLACE:
                with self.answered():
                    self.lay(exercise.data["card"], answer["cell"], answer.get("facing"))
                return  # it is checked as it is laid
            case Form.CELLS:
                self.mark(answer)
            case Form.MOVES:
                self.carry_out(answer)
            case Form.RULES | Form.WORD:
                self.pick(int(number) for number in self._numbers(exercise, answer))
            case Form.LINE:
                self.act(f"line-{answer - 1}").click()
            case Form.LOT:
                self.act(f"take-{exercise.write(answer) == '2':d}").click()
            case Form.LOTS:
                self.divide(answer)
            case _:
                self.field.fill(text)
        self.click("check")

    @staticmethod
    def _numbers(exercise: Exercise, answer: Any) -> list[str]:
        if isinstance(exercise, Fact):
            return [str(exercise.options.index(answer) + 1)]
        return exercise.write(answer).split()

    def mark(self, cells: Iterable[Iterable[int]]) -> None:
        """Mark exactly these cells."""
        wanted = {tuple(cell) for cell in cells}
        marked = self.root.locator("[role=gridcell][aria-selected=true]").evaluate_all(
            "cells => cells.map((cell) => cell.dataset.cell)"
        )
        for cell in sorted(wanted ^ {place_of(at) for at in marked}):
            self.cell(cell).click()
        if not wanted:
            self.field.fill("-")

    def lay(self, card: str, cell: Iterable[int], facing: str | None = None) -> None:
        """Pick a card of the hand, turn it, and click the cell."""
        picked = self.root.locator(f'[data-card="{card}"]').first
        if picked.get_attribute("aria-pressed") != "true":
            picked.click()
        if facing is not None:
            self.turn_to(card, facing)
        self.cell(cell).click()

    def turn_to(self, card: str, facing: str) -> None:
        """Turn the picked card until it lies so; the view remembers how each card was turned."""
        ways = list(map(facing_letter, [card_of(card, "card")] * facings(card_of(card, "card")), range(9)))
        goal, now = ways.index(facing), self.turned.get(card, 0)
        for _ in range((goal - now) % len(ways)):
            self.act("turn").click()
        self.turned[card] = goal

    def carry_out(self, lines: Iterable[dict[str, Any]]) -> None:
        """Lay one card after another; development has a mode of its own where both phases are asked for."""
        for line in lines:
            mode = self.act("mode-develop")
            if line["event"] == "develop" and mode.count() and mode.get_attribute("aria-pressed") != "true":
                self.click("mode-develop")
            with self.answered():
                card = "N" if line["event"] == "cloud" else line.get("card") or line["colour"]
                self.lay(card, line["cell"], line.get("facing"))

    def pick(self, numbers: Iterable[int]) -> None:
        """Tick exactly these choices."""
        wanted = set(numbers)
        for number in range(1, self.root.locator(".cc-picks input").count() + 1):
            box = self.root.locator(f'.cc-picks input[value="{number}"]')
            if box.is_checked() != (number in wanted) and (
                number in wanted or box.get_attribute("type") != "radio"
            ):
                box.click()

    def divide(self, answer: dict[str, Any]) -> None:
        """Put every card into its lot, turn it face up or down, and lay the money on top."""
        lots = self.root.locator(".cc-lots-form fieldset")
        for token in {
            *answer["open"]["up"],
            *answer["open"]["down"],
            *answer["rest"]["up"],
            *answer["rest"]["down"],
        }:
            card = f'[data-token="{token}"]'
            wanted = [answer["open"][side].count(token) for side in ("up", "down")]
            here = lots.nth(0).locator(card)
            for _ in range(sum(wanted) - here.count()):
                lots.nth(1).locator(f"{card} .cc-card").first.click()
            for _ in range(here.count() - sum(wanted)):
                here.locator(".cc-card").first.click()
            for lot, name in enumerate(("open", "rest")):
                hidden = lots.nth(lot).locator(f"{card}.down")
                down = answer[name]["down"].count(token)
                for _ in range(down - hidden.count()):
                    lots.nth(lot).locator(f"{card}:not(.down) .cc-btn").first.click()
                for _ in range(hidden.count() - down):
                    hidden.locator(".cc-btn").first.click()
        for lot, name in enumerate(("open", "rest")):
            money = self.root.locator(f"input[name=money-{lot}]")
            if money.count() and money.input_value() != str(answer[name]["money"]):
                money.fill(str(answer[name]["money"]))
                money.blur()

    # ---------------------------------------------------------------- by keyboard alone

    def tab_to(self, selector: str) -> None:
        """Press the tabulator key until the focus is there."""
        for _ in range(60):
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} is not within reach of the keyboard")

    def walk_to(self, cell: Iterable[int]) -> None:
        """With the arrows from the focused cell to another one: first to its row, then along it."""
        row, column = cell
        for _ in range(40):
            at = place_of(self.page.evaluate("document.activeElement.dataset.cell"))
            if at == (row, column):
                return
            if at[0] != row:
                self.page.keyboard.press("ArrowDown" if at[0] < row else "ArrowUp")
            else:
                self.page.keyboard.press("ArrowRight" if at[1] < column else "ArrowLeft")
        raise AssertionError(f"the arrows do not lead to {row}, {column}")

    def answer_by_keys(self, exercise: Exercise, text: str, *, typed: bool = False) -> None:
        """Give an answer with the keys, from where the focus has been put; ``typed``: as a text."""
        keyboard = self.page.keyboard
        answer: Any = exercise.read(text)
        if typed:
            self.tab_to("input[name=answer]")
            keyboard.type(text)
        elif exercise.form is Form.CELLS:
            for cell in answer:
                self.walk_to(cell)
                keyboard.press("Space")
                expect(self.cell(cell)).to_have_attribute("aria-selected", "true")
        elif exercise.form is Form.RULES:
            for number in exercise.write(answer).split():
                self.tab_to(f'.cc-picks input[value="{number}"]')
                keyboard.press("Space")
        elif exercise.form is Form.PLACE:
            self.walk_to(answer["cell"])
        if exercise.form is not Form.PLACE:
            self.tab_to("input[name=answer]")
        with self.answered():
            keyboard.press("Enter")


def place_of(text: str) -> Place:
    row, column = text.split(",")
    return int(row), int(column)
