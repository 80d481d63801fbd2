"""Characters: named settings of the bots. Their names and sentences are ``render.wording.bots``'."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from .greedy import GreedyBot
from .protocol import Bot
from .random import RandomBot
from .strong import StrongBot

KINDS: Final[Mapping[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "strong": StrongBot,
}


@dataclass(frozen=True, slots=True)
class Persona:
    """A character: what kind of bot it is, and the settings that make it play its own way."""

    id: str
    kind: str
    settings: Mapping[str, Any] = field(default_factory=dict)

    def bot(self) -> Bot:
        """A bot that plays this character."""
        return KINDS[self.kind](**self.settings)


PERSONAS: Final[Mapping[str, Persona]] = {
    persona.id: persona
    for persona in (
        Persona("tourist", "random"),
        Persona("hurried-heir", "greedy"),
        Persona("dreamer", "strong", {"playouts": 150, "whims": 0.25}),
        Persona("cautious-mayor", "strong", {"caution": 0.7}),
        Persona("speculator", "strong", {"aims": {"economic": 3.0}, "caution": -0.3}),
        Persona("gardener", "strong", {"aims": {"happiness": 3.0}}),
        Persona("industrialist", "strong", {"aims": {"industrial": 3.0}}),
        Persona("shopkeeper", "strong", {"aims": {"commercial": 3.0}}),
        Persona("grandmaster", "strong", {"playouts": 4000}),
    )
}
"""The characters by id, roughly from the weakest to the strongest."""
