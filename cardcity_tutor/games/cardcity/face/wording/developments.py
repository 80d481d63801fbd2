"""All developments of a city in words: how many ends there are, the way to each, and why it is one."""

from __future__ import annotations

from cardcity_tutor.locale import say
from cardcity_tutor.render.phrases import Naming

from ...rules.development import Choice, Tree
from ...rules.kernel.shapes import CityMasks
from .cards import card_name


def outcomes_text(lang: str, tree: Tree) -> str:
    """How many different ends a tree has."""
    count = sum(1 for _ in tree.ends())
    return say(lang, "develop-outcomes", count=count, complete="yes" if tree.complete else "no")


def step_words(lang: str, choice: Choice, naming: Naming) -> str:
    """A development: the card and its cell."""
    return say(lang, "tree-step", card=card_name(lang, choice.colour), cell=naming(choice.place))


def stop_causes(lang: str, tree: Tree, end: CityMasks) -> str:
    """Why nothing more develops in a city of the tree, each cause once and shortly."""
    rules = dict.fromkeys(reason.rule for reason in tree.why_ended(end))
    return ", ".join(say(lang, f"tree-stop-{rule}") for rule in rules) or say(lang, "tree-stop-none")


def end_words(lang: str, tree: Tree, end: CityMasks, naming: Naming) -> str:
    """The way to an end, and why it is one."""
    line = [step_words(lang, choice, naming) for choice in tree.line_to(end)] or [say(lang, "tree-root")]
    return ", ".join([*line, say(lang, "tree-ended", why=stop_causes(lang, tree, end))])
