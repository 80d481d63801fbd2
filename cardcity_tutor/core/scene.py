"""What a person sees of a moment of a game, and what they can decide: data that every game's face makes and the browser draws.

Texts are in one language already, drawings are SVG. The browser knows no game: it draws areas, marks spots and reports
gestures.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Box = tuple[float, float, float, float]
"""Left, top, width and height, in the units of the area."""


class Item(TypedDict):
    """Something that can be pointed at: a card, a pile, a place on a board, a tower."""

    spot: str
    """Its short name (``d4``, ``discard.3``), unique in the scene: what is clicked, blamed, typed and spoken."""
    label: str
    """What is read aloud."""
    box: Box
    svg: str
    """Its picture, drawn in its box's own coordinates from 0, 0; empty where the area's drawing shows it already."""
    path: NotRequired[str]
    """Its outline in the area's units, where that is no rectangle."""
    tag: NotRequired[str]
    """A word or a number beside it: what is left, what it costs."""
    ghost: NotRequired[bool]
    """Whether it is not there yet."""


class View(TypedDict):
    """Another way to look at an area; the first one is what is seen unless somebody chooses."""

    id: str
    label: str
    key: NotRequired[str]
    """The key that chooses it."""
    svg: NotRequired[str]
    """A picture in place of the drawing and its items, which takes no clicks, in the area's units. Without it the area stays as
    it is, and the id stands as ``data-view`` on an element around the drawing, for the game's style sheet to act on."""
    size: NotRequired[tuple[float, float]]
    """Of that picture, where it is not that of the area."""


class Area(TypedDict):
    """A part of the table with a drawing of its own: a board, a row of cards, a hand, a supply."""

    id: str
    title: str
    note: NotRequired[str]
    """A few words beside the title."""
    role: Literal["main", "hand", "side"]
    """Where the screen puts it: in the middle, below it for the thumb, or beside it."""
    size: tuple[float, float]
    """Width and height, in units."""
    svg: str
    """What lies below the items."""
    over: NotRequired[str]
    """What lies above them."""
    items: list[Item]
    views: NotRequired[list[View]]


class Sum(TypedDict):
    """How a number came about: a term, or the sum of its parts."""

    label: str
    value: float | str
    rule: NotRequired[str]
    """The id of the rule that gives it."""
    spots: NotRequired[list[str]]
    """The things that it counts."""
    parts: NotRequired[list[Sum]]


class Stat(TypedDict):
    """A number that matters now."""

    id: str
    label: str
    value: float | str
    max: NotRequired[float]
    """Its limit or goal, if it has one: then it is drawn as a meter."""
    note: NotRequired[str]
    sum: NotRequired[Sum]


class Seat(TypedDict):
    """What everybody knows of a player."""

    name: str
    on_turn: bool
    stats: list[Stat]


class Scene(TypedDict):
    """A moment as one pair of eyes sees it."""

    areas: list[Area]
    stats: list[Stat]
    """Of the player whose eyes these are, or of the one on turn."""
    seats: list[Seat]
    notes: list[str]
    """Sentences that explain the moment: odds, what is known, what it leads to."""
    css: NotRequired[str]
    """A style sheet for the drawings, the same for every scene of a game."""
    defs: NotRequired[str]
    """Symbols and patterns that the drawings refer to, the same for every scene of a game."""


class Objection(TypedDict):
    """A rule that forbids something, in words."""

    rule: str
    """Its id: a link to the rules."""
    title: str
    text: str
    spots: list[str]
    """The things at fault."""


class Preview(TypedDict):
    """What a decision leads to."""

    text: str
    ghosts: NotRequired[list[Item]]
    """What would be there, by area's units; each names its area before its spot: ``board:d4``."""


class Target(TypedDict):
    """A spot that a choice can be tried on, and what the rules say of it."""

    spot: str
    turn: NotRequired[str]
    """The id of the turn, for choices that can be turned."""
    objections: list[Objection]
    """None: it is legal."""
    remedy: NotRequired[str]
    """What would make it legal."""
    preview: NotRequired[Preview]


class Turn(TypedDict):
    """One way round of what is laid."""

    id: str
    label: str


class Choice(TypedDict):
    """Something to decide on: with ``targets`` it needs one of them, else it is decided at once."""

    id: str
    label: str
    """What its button says."""
    spot: NotRequired[str]
    """The item that stands for it: a card of the hand."""
    turns: NotRequired[list[Turn]]
    targets: list[Target]
    objections: list[Objection]
    """Against the choice as a whole; none where it, or one of its targets, is legal."""
    remedy: NotRequired[str]
    preview: NotRequired[Preview]
    main: NotRequired[bool]
    """Whether this is what one mostly does now: the one loud button of the screen."""


class Menu(TypedDict):
    """What is to be decided now."""

    prompt: str
    """What to do, as one would say it across the table."""
    rule: NotRequired[str]
    """The rule that asks for it."""
    choices: list[Choice]


class Gesture(TypedDict):
    """What a person did with a menu."""

    choice: str
    spot: NotRequired[str]
    turn: NotRequired[str]
