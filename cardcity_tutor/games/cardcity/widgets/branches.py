"""The open part of a tree of developments as a scene: its lines in words, its cities as pictures, on request its points."""

from __future__ import annotations

from typing import Any, NamedTuple

from cardcity_tutor.core.breakdown import Number
from cardcity_tutor.locale import say

from ..face.wording import stop_words, victory_name
from ..face.wording.developments import outcomes_text, step_words, stop_causes
from ..rules.setting import VICTORIES_OF
from .growing import score_of, step_name
from .outline import Item, Outline
from .scoring import amount
from .sprouting import TreeGround


def tree_scene(outline: Outline, lang: str, victory: str) -> dict[str, Any]:
    """The lines that are open, and the cities they stand for; ``focus`` is told once."""
    ground = outline.ground(lang)
    items = outline.items()
    best = None
    if outline.best:
        best = score_of(outline.start, outline.tree.best(victory, outline.start.money), victory)
    teller = _Teller(outline, ground, lang, victory, best)
    # A picture lies over those of the cities before it; the way to an open line is open, that to the chosen may not be.
    shown = dict.fromkeys([*(item.node for item in items), *outline.path(outline.chosen)])
    nodes = {str(node): teller.city(node) for node in shown}
    focus, outline.focus = outline.focus, None
    return {
        **ground.base(),
        "summary": outcomes_text(lang, outline.tree),
        "items": [teller.item(item, nodes[str(item.node)]) for item in items],
        "nodes": nodes,
        "chosen": outline.chosen,
        "focus": focus,
        "points": outline.points,
        "best": outline.best,
        "victory": victory,
        "victories": [[name, victory_name(lang, name)] for name in VICTORIES_OF[ground.edition]],
    }


class _Teller(NamedTuple):
    """Says one scene in words."""

    outline: Outline
    ground: TreeGround
    lang: str
    victory: str
    best: Number | None
    """What the best end scores, where that is asked for."""

    def say(self, key: str, **params: object) -> str:
        return say(self.lang, key, **params)

    def city(self, node: int) -> dict[str, Any]:
        """A city: how it comes about, its drawing, how many ends lie below it, or why it is one."""
        outline = self.outline
        city = outline.cities[node]
        told: dict[str, Any] = {
            "line": ", ".join(step_name(self.ground, choice) for choice in outline.line_to(node)),
            "city": outline.text(node),
            "ended": outline.ended(node),
        }
        if (before := outline.before(node)) is not None:
            told |= {"before": before} | self.ground.grown(outline.cities[before], city)
        if told["ended"]:
            reasons = outline.tree.why_ended(city)
            told["why"] = [stop_words(self.lang, reason, self.ground.name) for reason in reasons]
            told["stops"] = stop_causes(self.lang, outline.tree, city)
            if outline.points or outline.best:
                score = score_of(outline.start, city, self.victory)
                told["points"] = (
                    self.say("score-out") if score is None else amount(self.lang, self.victory, score)
                )
                told["best"] = outline.best and score is not None and score == self.best
        elif city in outline.ways:
            told["ends"] = self.say("tree-ends", count=outline.ways[city])
        else:
            told["ends"] = self.say("tree-cut")
        return told

    def item(self, item: Item, city: dict[str, Any]) -> dict[str, Any]:
        """A line, and what is read aloud for it."""
        told: dict[str, Any] = {
            "key": item.key,
            "node": item.node,
            "level": item.level,
            "at": item.at,
            "of": item.siblings,
            "colour": item.choice.colour if item.choice else "",
            "step": step_name(self.ground, item.choice) if item.choice else "",
            "same": item.same,
        }
        if not item.same and self.outline.steps(item.node):
            told["open"] = item.node in self.outline.opened
        return told | {"label": ", ".join(self._spoken(item, city))}

    def _spoken(self, item: Item, city: dict[str, Any]) -> list[str]:
        words = [self.say("tree-root")]
        if item.choice is not None:
            words = [step_words(self.lang, item.choice, self.ground.name)]
        if item.same:
            return [*words, self.say("tree-same", number=str(item.node))]
        words.append(self.say("tree-number", number=str(item.node)))
        words.append(self.say("tree-ended", why=city["stops"]) if city["ended"] else city["ends"])
        words += [city["points"]] if "points" in city else []
        words += [self.say("tree-best")] if city.get("best") else []
        return words
