"""Asking the engine for everything it can answer, and listening to the words: for the tests of the wording."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cardcity_tutor import locale
from cardcity_tutor.core.breakdown import Term
from cardcity_tutor.core.verdict import Place, Verdict
from cardcity_tutor.games.cardcity.book import rules
from cardcity_tutor.games.cardcity.face import wording
from cardcity_tutor.games.cardcity.face.wording import (
    card_name,
    cell_words,
    growth_words,
    kind_name,
    need_words,
    reason_words,
    remedy_words,
    sides_text,
    stop_words,
    term_words,
)
from cardcity_tutor.games.cardcity.face.wording.names import STATIONS
from cardcity_tutor.games.cardcity.rules import play
from cardcity_tutor.games.cardcity.rules.actions import (
    Action,
    Architect,
    Build,
    Buy,
    Choose,
    Cloud,
    Develop,
    Keep,
    Lot,
    Offer,
    Pass,
)
from cardcity_tutor.games.cardcity.rules.development import Choice, Need
from cardcity_tutor.games.cardcity.rules.game import game
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.refusing import refusal
from cardcity_tutor.games.cardcity.rules.reserve import Reserve
from cardcity_tutor.games.cardcity.rules.setting import EDITIONS, LEVELS, VARIANTS, VICTORIES
from cardcity_tutor.games.cardcity.rules.state import Phase, State
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS, MAP_TOKENS

LANGUAGES = locale.LANGUAGES

GAMES: list[dict[str, Any]] = [
    {"edition": "2012", "players": 3, "variants": ["decentralisation", "parking-meters"]},
    {"players": 2},
    {"level": "normal", "players": 3, "variants": ["single-city", "ecological"]},
    {"level": "advanced", "players": 2, "variants": ["single-city", "architect"]},
    {"level": "advanced", "players": 4, "variants": ["single-city", "ecological"]},
    {"level": "advanced", "players": 1, "variants": ["suburb", "ecological", "architect", "leisure-crisis"]},
    {"level": "advanced", "players": 2, "variants": ["ecological", "architect", "leisure-crisis"]},
]
TWO: dict[str, Any] = {"players": 2, "variants": ["single-city"]}
CRAMPED = "P P P P P / P P P P P / P P M P I / P . P I I / P P P I ."
"""Two cells are left; only the first bears a residence."""
CRAMPED_ADVANCED = "I I P P P P / P P P P P P / P P M P I P / P . P I . I / P P P P I P / P P P P P P"
"""The same for a card with a residence half."""


def naming(place: Place) -> str:
    """The name on a board whose first cell is the place (0, 0); further up and left come words."""
    row, column = place
    return f"{chr(97 + column)}{row + 1}" if row >= 0 and 0 <= column < 26 else f"z{abs(row)}{abs(column)}"


@dataclass
class Heard:
    """What was said: the sentences and shorter phrases, and the ids that they stand for."""

    sentences: set[tuple[str, str]] = field(default_factory=set)
    phrases: set[tuple[str, str]] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)
    stops: set[str] = field(default_factory=set)
    changes: set[str] = field(default_factory=set)
    terms: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=lambda: {lang: set() for lang in LANGUAGES})

    def verdict(self, verdict: Verdict, card: str, edition: str = "xl") -> None:
        self.reasons |= {reason.rule for reason in verdict.reasons}
        self.changes |= {change.kind for change in verdict.remedy or ()}
        for lang in LANGUAGES:
            for reason in verdict.reasons:
                words = reason_words(lang, reason, card, naming, edition=edition)
                assert words.rule == ("leisure-crisis" if "which" in reason.params else reason.rule)
                assert words.title == locale.say(lang, f"rule-{words.rule}.title")
                assert words.cite.startswith(f"{words.title} · ")
                self.sentences.add((lang, words.text))
                self.phrases.add((lang, words.cite))
                if words.here:
                    self.sentences.add((lang, words.here))
            remedy = remedy_words(lang, verdict, card, naming, brick=len(card) % 2 == 0)
            assert (remedy is None) == verdict.legal
            if remedy is not None:
                self.sentences.add((lang, remedy))

    def position(self, where: Position) -> None:
        for lang in LANGUAGES:
            for reason in where.stops():
                self.stops.add(reason.rule)
                self.sentences.add((lang, stop_words(lang, reason, naming)))
            for need in where.needs():
                if need.due:
                    plots = [choice.place for choice in where.due() if choice.colour == need.colour]
                    self.sentences.add((lang, growth_words(lang, need, plots, naming)))
                self.phrases.add((lang, need_words(lang, need)))
                self.phrases.add((lang, need_words(lang, need, naming)))
                self.phrases.add((lang, cell_words(lang, "b3", need.colour, need, 1)))
        self.account(where.income())
        for victory in VICTORIES:
            self.account(where.score(victory).term)

    def account(self, total: Term) -> None:
        for lang in LANGUAGES:
            for term in total.walk():
                self.terms.add(term.rule)
                words = term_words(lang, term, naming)
                self.phrases |= {(lang, text) for text in words if text}
                assert words.title
                assert words.value


def tries(state: State, chance: random.Random) -> Iterator[tuple[Action, str]]:
    """Decisions of every kind, most of them wrong, each with its card."""
    cells = [(row, column) for row in range(-4, 5) for column in range(-4, 5)]
    anywhere = chance.choice
    yield from ((action, "") for action in (Choose("open"), Keep(()), Pass()))
    yield Offer(Lot((), ()), Lot((), ())), ""
    if state.phase is Phase.DIVIDE and isinstance(state.actions[0], Offer):
        offer = state.actions[0]
        yield Offer(offer.open._replace(money=999), offer.rest), ""
    yield Architect(anywhere(cells)), "A"
    yield Cloud(anywhere(cells)), "N"
    for card in (0, 1):
        yield Develop(card, anywhere(cells)), HAND_TOKENS[card]
    for card in (4, 6):
        yield Buy(card, anywhere(cells)), HAND_TOKENS[card]
    for card in sorted({*state.seat.hand, chance.randrange(10)}):
        for _ in range(4):
            facing = chance.randrange(4) if card >= 10 else 0
            yield Build(card, anywhere(cells), facing), HAND_TOKENS[card]


def purchases(state: State) -> Iterator[tuple[State, Action, str]]:
    """Things to buy without money, from an empty reserve, and twice."""
    poor = state._replace(seats=tuple(seat._replace(money=0) for seat in state.seats))
    sold_out = state._replace(reserve=Reserve(works=(0, 0, 0, 0), parks=0))
    for hopeless in (poor, sold_out, state._replace(bought=3)):
        for card in (4, 6):
            yield hopeless, Buy(card, (0, 0)), HAND_TOKENS[card]


def play_at_random(heard: Heard, way: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    state = play.start(game(**way), seed)[0]
    edition = way.get("edition", "xl")
    while True:
        if state.over or chance.random() < 0.25:
            for action, card in tries(state, chance):
                if action not in state.actions:
                    heard.verdict(refusal(state, action), card, edition)
            if state.phase is Phase.BUY:
                for moment, action, card in purchases(state):
                    heard.verdict(refusal(moment, action), card, edition)
            heard.position(state.position())
        if state.over:
            return
        state = play.apply(state, state.actions[chance.randrange(len(state.actions))])[0]


RARE: list[tuple[str, dict[str, Any]]] = [
    ("L R M", {"reserve": Reserve(homes=0)}),
    ("R C R", {"reserve": Reserve(shops=0)}),
    (". L . / P R C / . K .", {"level": "normal", "money": 10}),
    (". L . / P R C / . N .", {"level": "normal"}),
    ("R R R . / R R R L / R . M .", {}),
    ("R R R L / R R L M / R C C C / R C C C", {}),
    (". M0 R / . M1 R", TWO),
    ("P M0 R C / P M1 R . / C C L .", {**TWO, "level": "advanced"}),
    ("C M0 . C / C M1 R C / C . R C", TWO),
    (". L . / K R M0 / P R M1 / . C .", {**TWO, "level": "normal"}),
    (". L . / . R M0 / P R M1 / . C .", {**TWO, "level": "normal"}),
    ("I4 I4 I4 / I4 I4 I4 / I4 I4 M", {"level": "normal", "variants": ["ecological"], "money": 99}),
    ("I4 I4 I4 / I4 I4 I4 / I4 I4 M", {"level": "normal", "variants": ["ecological"], "money": 3}),
    ("CI0 M CIn / C I LI2", {"level": "advanced"}),
    ("I . I / . M . / I . I", {}),
    ("P P P P P / P P P P P / P P M P P / P P P P P / P P P P P", {}),
    (". L . / L R M / . P .", {}),
    ("L R M / . . . / . I . / . P . / . P .", {}),
    (". P . / M0 R L / M1 . .", TWO),
    ("M / P", {"edition": "2012", "variants": ["parking-meters", "decentralisation"]}),
]
"""Cities with terms and stops that games at random seldom meet."""


def rare_cases(heard: Heard) -> None:
    for text, options in RARE:
        where = Position.of(text, **options)
        heard.position(where)
        for colour in "RC":
            heard.verdict(where.development_verdict(Choice(colour, (9, 9))), colour)
    heard.verdict(Position.of(CRAMPED, hand=["R", "P"]).verdict("P", (3, 1)), "P")
    where = Position.of(CRAMPED_ADVANCED, level="advanced", hand=["RCd", "P"])
    heard.verdict(where.verdict("P", (3, 1)), "P")
    heard.verdict(Position.of("M P P P P").verdict("P", (1, 1)), "P")
    halves = [Need("R", ((0, 0),), 1, ()), Need("C", ((0, 0),), 2, ())]
    heard.phrases |= {(lang, cell_words(lang, "a1", "RC0", halves)) for lang in LANGUAGES}


def names(heard: Heard) -> None:
    """Everything that only has a name."""
    for lang in LANGUAGES:
        told = [wording.victory_name(lang, victory) for victory in VICTORIES]
        told += [wording.level_name(lang, level) for level in LEVELS]
        told += [wording.edition_name(lang, edition) for edition in EDITIONS]
        told += [wording.variant_name(lang, name) for edition in EDITIONS for name in VARIANTS[edition]]
        told += [wording.phase_name(lang, phase) for phase in (*Phase, *STATIONS)]
        told += [
            wording.phase_name(lang, rule.phase)
            for rule in rules().values()
            if rule.phase not in ("variant", "solo")
        ]
        told += [card_name(lang, token) for token in ("?", *HAND_TOKENS, "A", "M", "M3")]
        told += [cell_words(lang, "b3", token, owner="Zoé") for token in MAP_TOKENS]
        told += [sides_text(lang, token, brick=True) for token in MAP_TOKENS if len(token) == 3]
        told += [kind_name(lang, kind, 2) for kind in "RCLPIKNMA"]
        told += [wording.counted(lang, kind, 2) for kind in "RCLPIKNMA"]
        told += [
            wording.card_with_article(lang, kind, article) for kind in "RCLPIKNMA" for article in ("a", "the")
        ]
        heard.phrases |= {(lang, text) for text in told}
