"""Boards on a page: notebooks of several, each with its name, and how to read and to touch one."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from cardcity_tutor import City
from cardcity_tutor.core.verdict import Place
from cardcity_tutor.games.cardcity.widgets.ground import Ground
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import TOLD, Server, write_notebook

PATIENCE = 30_000
"""Milliseconds that a page, or a kernel that shares its processor, may need."""
RULES = frozenset({"edition", "level", "variants", "money", "hand", "players", "player"})

# Beside each board stands what a notebook reads of it, so that the page shows both ends.
SETUP = (
    TOLD
    + """
import html
from IPython.display import display
from cardcity_tutor import City, CityBoard

def show(name, board):
    told = Told()

    def tell(_=None):
        value = board.value
        parts = {"city": value["city"], "hand": " ".join(value["hand"]), "money": value["money"]}
        told.value = "<code hidden %s></code>" % " ".join(
            f'data-{key}="{html.escape(str(part))}"' for key, part in parts.items()
        )

    board.observe(tell, "value")
    tell()
    board.add_class(f"board-{name}")
    told.add_class(f"value-{name}")
    display(board, told)
"""
)


@dataclass(frozen=True)
class Spec:
    """A board to show: a city text, the options of `City.of`, and traits."""

    text: str
    rules: Mapping[str, Any]
    traits: Mapping[str, Any]

    @property
    def city(self) -> City:
        return City.of(self.text, **self.rules)

    @property
    def source(self) -> str:
        options = "".join(f", {key}={value!r}" for key, value in {**self.rules, **self.traits}.items())
        return f"CityBoard({self.text!r}{options})"


def spec(text: str, **options: Any) -> Spec:
    """A board that speaks English, unless told otherwise."""
    traits = {key: value for key, value in options.items() if key not in RULES}
    return Spec(text, {key: options[key] for key in options if key in RULES}, {"lang": "en", **traits})


def notebook(path: Path, specs: Mapping[str, Spec]) -> Path:
    """A notebook that shows every board under its name."""
    return write_notebook(path, SETUP, *(f"show({name!r}, {board.source})" for name, board in specs.items()))


class Board:
    """One board of a page, found by its class."""

    def __init__(self, page: Page, name: str, number: int = 0) -> None:
        self.page = page
        self.css = f".board-{name} section.cc-widget"
        self.root = page.locator(self.css).nth(number)
        self.told = page.locator(f".value-{name} code")
        self.grid = self.root.get_by_role("grid")
        self.cells = self.root.locator("[role=gridcell]")
        self.cards = self.root.locator("[data-card]")
        self.live = self.root.locator("[aria-live=polite]")
        self.marks = self.root.locator(":is(.cc-dot, .cc-cross, .cc-badge)")

    # ---------------------------------------------------------------- finding

    def cell(self, place: Place) -> Locator:
        return self.root.locator(f'[role=gridcell][data-cell="{place[0]},{place[1]}"]')

    def lying(self, place: Place) -> Locator:
        """The card that the picture shows on a place."""
        return self.root.locator(f'svg [data-at="{place[0]},{place[1]}"]')

    def card(self, token: str) -> Locator:
        return self.root.locator(f'[data-card="{token}"]').first

    def act(self, name: str) -> Locator:
        return self.root.locator(f'[data-act="{name}"]')

    def panel(self, name: str) -> Locator:
        return self.root.locator(f'[data-panel="{name}"]')

    # ---------------------------------------------------------------- reading

    @property
    def seq(self) -> str:
        return self.root.get_attribute("data-seq") or ""

    def texts(self, selector: str) -> list[str]:
        return self.root.locator(selector).all_text_contents()

    def legal(self) -> dict[Place, bool | None]:
        """What every cell says of the picked card."""
        found = self.cells.evaluate_all(
            "cells => cells.map((cell) => [cell.dataset.cell, cell.dataset.legal])"
        )
        said = {"true": True, "false": False, None: None}
        return {place_of(at): said[legal] for at, legal in found}

    def focused(self) -> Place | None:
        """The cell that has the focus."""
        at = self.page.evaluate("document.activeElement?.dataset.cell ?? null")
        return None if at is None else place_of(at)

    def covered(self, selector: str) -> set[Place]:
        """The cells in whose middle one of these shapes lies."""
        found = self.root.evaluate(
            """(root, selector) => [...root.querySelectorAll(selector)].flatMap((shape) => {
                if (shape.dataset.cells !== undefined) return shape.dataset.cells.split(" ").filter(Boolean);
                const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
                const [x, y] = middle(shape.getBoundingClientRect());
                const far = (cell) => Math.hypot(...middle(cell.getBoundingClientRect()).map((at, k) => at - [x, y][k]));
                const cells = [...root.querySelectorAll("[role=gridcell]")];
                return cells.sort((a, b) => far(a) - far(b)).find((cell) => far(cell) < 6)?.dataset.cell ?? "99,99";
            })""",
            selector,
        )
        return {place_of(at) for at in found}

    # ---------------------------------------------------------------- touching

    def ready(self) -> None:
        expect(self.root).to_have_attribute("data-seq", re.compile(r"\d"), timeout=PATIENCE)

    @contextmanager
    def answered(self) -> Iterator[None]:
        """Waits until what is done meanwhile has been answered and drawn."""
        before = self.seq
        yield
        expect(self.root).not_to_have_attribute("data-seq", before, timeout=PATIENCE)

    def settled(self, text: str, hand: Sequence[str] | None = None) -> None:
        """Both ends hold this city, and this hand."""
        expect(self.told).to_have_attribute("data-city", text, timeout=PATIENCE)
        if hand is not None:
            expect(self.told).to_have_attribute("data-hand", " ".join(hand))

    def pick(self, token: str) -> None:
        card = self.card(token)
        if card.get_attribute("aria-pressed") != "true":  # in the editor a second click puts it down
            card.click()
        expect(card).to_have_attribute("aria-pressed", "true")

    def look(self, place: Place) -> None:
        """Hover over a cell, coming from elsewhere."""
        self.page.mouse.move(0, 0)
        self.cell(place).hover()

    def leave(self) -> None:
        """The pointer off the board, and nobody in the widget."""
        self.page.mouse.move(0, 0)
        self.page.evaluate("document.activeElement?.blur()")


@dataclass(frozen=True)
class Table:
    """A page of boards."""

    watched: Watched
    specs: Mapping[str, Spec]

    @property
    def page(self) -> Page:
        return self.watched.page

    def __getitem__(self, name: str) -> Board:
        return Board(self.page, name)

    def ready(self) -> None:
        for name in self.specs:
            self[name].ready()


@contextmanager
def opened(
    browser: Browser, server: Server, specs: Mapping[str, Spec], visitor: Visitor | None = None
) -> Iterator[Table]:
    """A page of boards as a visitor sees it; at the end nothing may have been complained about."""
    with watching(browser, visitor or Visitor()) as watched:
        watched.page.goto(server.address)
        table = Table(watched, specs)
        table.ready()
        yield table
        watched.assert_quiet()


def place_of(at: str) -> Place:
    row, column = at.split(",")
    return int(row), int(column)


def naming(city: City) -> Callable[[Place], str]:
    """How the board calls its cells, in English."""
    return Ground(city, "en").name
