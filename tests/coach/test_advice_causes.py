"""Causes are true: each claim is checked against the engine, and against cells looked at one by one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.core.verdict import Place
from cardcity_tutor.games.cardcity import (
    LEVELS,
    VICTORIES,
    Architect,
    Build,
    Buy,
    Cloud,
    Develop,
    Keep,
    Phase,
    Position,
    State,
    apply,
)
from cardcity_tutor.games.cardcity.coach.advice import Cause, Stakes, causes, contrast, placement_causes
from cardcity_tutor.games.cardcity.coach.advice.alone import placed
from cardcity_tutor.games.cardcity.coach.situations import situations
from cardcity_tutor.games.cardcity.face.wording.causes import cause_words, cited
from cardcity_tutor.games.cardcity.face.wording.decisions import naming_of
from cardcity_tutor.games.cardcity.rules.development import Need
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS
from cardcity_tutor.locale import LANGUAGES
from tests.play.tables import I1, R, solo

PLACING = (Phase.BUILD, Phase.DEVELOP, Phase.BUY, Phase.CLOUD)
Checker = Callable[[Cause, Position, Position, Build | Develop | Buy | Cloud, str], bool]


def district(position: Position, cause: Cause) -> Need | None:
    """The district that a cause speaks of, as the position has it; nothing where it is none."""
    found = [
        need
        for need in position.needs()
        if need.colour == cause.params["colour"] and need.cells == cause.cells
    ]
    return found[0] if found else None


def have(position: Position, cause: Cause) -> int:
    """What a district has met; -1 where it is none."""
    found = district(position, cause)
    return -1 if found is None else found.have


def parts_of(position: Position, cause: Cause) -> list[int]:
    """The sizes of the districts that lie within the cells of a cause."""
    return sorted(
        need.size
        for need in position.needs()
        if need.colour == cause.params["colour"] and set(need.cells) <= set(cause.cells)
    )


def around(place: Place) -> list[Place]:
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def tokens(position: Position) -> dict[Place, str]:
    extent = position.city.extent
    top, left = extent.top + extent.north, extent.left + extent.west
    return {
        (row + top, column + left): token
        for row, line in enumerate(position.rows)
        for column, token in enumerate(line)
        if token not in (".", "A")
    }


def in_frame(position: Position, place: Place) -> bool:
    """Whether all cards and this place fit into one frame."""
    cells = [*tokens(position), place]
    spans: list[int] = [max(line) - min(line) + 1 for line in zip(*cells, strict=True)]
    return max(spans) <= position.setting.grid.size


def check_grows(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    colour, plots = cause.params["colour"], cause.params["plots"]
    due = {choice.place for choice in after.due() if choice.colour == colour}
    was = district(before, cause)
    stopped = any(
        reason.cells == cause.cells and reason.params["colour"] == colour for reason in before.stops()
    )
    already = was is not None and was.due and not stopped
    assert isinstance(plots, tuple)
    assert plots
    return due.issuperset(plots) and have(after, cause) == cause.params["have"] and not already


def check_nearer(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    then, now = have(before, cause), have(after, cause)
    return (then, now) == (cause.params["had"], cause.params["have"]) and now > then


def check_farther(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    then, now = have(before, cause), have(after, cause)
    return (then, now) == (cause.params["had"], cause.params["have"]) and now < then


def check_founds(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    return parts_of(before, cause) == [] and have(after, cause) == cause.params["have"]


def check_enlarges(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    return parts_of(before, cause) == [len(cause.cells) - 1] and district(after, cause) is not None


def check_merges(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    sizes = parts_of(before, cause)
    return len(sizes) > 1 and tuple(sizes) == cause.params["sizes"] and district(after, cause) is not None


def check_stuck(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    def reasons(position: Position) -> set[str]:
        return {
            reason.rule
            for reason in position.stops()
            if reason.cells == cause.cells and reason.params["colour"] == cause.params["colour"]
        }

    found = district(after, cause)
    return found is not None and found.due and cause.rule in reasons(after) - reasons(before)


def plots(position: Position, cause: Cause) -> tuple[set[Place], set[Place]]:
    """The free cells of the frame beside a district of full cards, and those of them that an industry spoils."""
    taken = tokens(position)
    free = {
        cell
        for card in cause.cells
        for cell in around(card)
        if cell not in taken and in_frame(position, cell)
    }
    if cause.params["colour"] == "C":
        return free, set()
    return free, {cell for cell in free if any(taken.get(other, "")[:1] == "I" for other in around(cell))}


def check_walled(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    if any(len(token) == 3 for token in tokens(after).values()):
        return district(after, cause) is not None
    free, smoky = plots(after, cause)
    return free == smoky and (cause.rule != "residence-industry" or bool(smoky))


def check_hems(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    """The lost cells were plots and are none: taken, spoilt by an industry, or out of the frame, as the rule says."""
    if any(len(token) == 3 for token in tokens(after).values()):
        return district(after, cause) is not None
    free, smoky = plots(after, cause)
    lost = cause.params["lost"]
    assert isinstance(lost, tuple)
    assert lost
    reasons = {
        "residence-industry": any(cell in smoky for cell in lost),
        "development-place": any(cell in tokens(after) for cell in lost),
        "development-frame": any(not in_frame(after, cell) for cell in lost),
    }
    were_plots = all(in_frame(before, cell) and cell not in tokens(before) for cell in lost)
    return (
        were_plots
        and free - smoky != set()
        and len(free - smoky) == cause.params["left"]
        and reasons[cause.rule]
    )


def check_closes(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    token = {"R": "R", "C": "C", "I": "I1"}[str(cause.params["colour"])]
    then, now = before.why(token), after.why(token)
    known = [cell for cell in cause.cells if cell in now]
    return (
        all(cause.rule in now[cell] for cell in known)
        and not any(cause.rule in then.get(cell, ()) for cell in cause.cells)
        and not any(cell in after.legal(token) for cell in cause.cells)
    )


def check_frame(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    return all(in_frame(before, cell) and not in_frame(after, cell) for cell in cause.cells)


def check_cloud(cause: Cause, before: Position, _after: Position, action: object, _victory: str) -> bool:
    return isinstance(action, Build | Buy) and before.brings_cloud(HAND_TOKENS[action.card], action.place)


def check_pays(cause: Cause, before: Position, after: Position, action: object, _victory: str) -> bool:
    assert isinstance(action, Build | Buy)
    price = before.price(HAND_TOKENS[action.card])
    return (price, after.money) == (
        cause.params["price"],
        before.money - price,
    ) and after.money == cause.params["left"]


def check_room(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    left = [limit.max - limit.used for limit in (before.limit(), after.limit())]
    return left == [cause.params["before"], cause.params["after"]] and left[0] != left[1]


def check_income(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    then, now = (
        {term.rule: term.value for term in position.income().parts}[cause.rule]
        for position in (before, after)
    )
    return (then, now, after.income().value) == tuple(
        cause.params[key] for key in ("before", "after", "total")
    )


def check_score(cause: Cause, before: Position, after: Position, _action: object, victory: str) -> bool:
    then, now = (
        sum(term.value for term in position.score(victory).term.parts if term.rule == cause.rule)
        for position in (before, after)
    )
    return (then, now) == (cause.params["before"], cause.params["after"]) and then != now


def check_bars(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    token = str(cause.params["card"])
    held = [HAND_TOKENS[card] for card in after.hand].count(token)
    forbidden = {rule for rules in after.why(token).values() for rule in rules}
    shut = cause.rule in forbidden | {"stays"}
    return bool(before.legal(token)) and not after.legal(token) and held == cause.params["count"] and shut


def check_frees(cause: Cause, before: Position, after: Position, *_: object) -> bool:
    token = str(cause.params["card"])
    against = {rule for rules in before.why(token).values() for rule in rules}
    return not before.legal(token) and bool(after.legal(token)) and cause.rule in against


CHECKS: dict[str, Checker] = {
    "grows": check_grows,
    "nearer": check_nearer,
    "farther": check_farther,
    "founds": check_founds,
    "enlarges": check_enlarges,
    "merges": check_merges,
    "stuck": check_stuck,
    "hems": check_hems,
    "walled": check_walled,
    "closes": check_closes,
    "frame": check_frame,
    "cloud": check_cloud,
    "pays": check_pays,
    "room": check_room,
    "income": check_income,
    "score": check_score,
    "bars": check_bars,
    "frees": check_frees,
}


@settings(max_examples=40, derandomize=True)
@given(
    seed=st.integers(0, 10**6),
    level=st.sampled_from(LEVELS),
    phase=st.sampled_from(PLACING),
    victory=st.sampled_from(VICTORIES),
    pick=st.integers(0, 10**6),
)
def test_every_claim_is_true(seed: int, level: str, phase: Phase, victory: str, pick: int) -> None:
    if level == "simplified" and phase is Phase.CLOUD:
        phase = Phase.BUILD
    state = next(situations(level, seed, players=1 + seed % 2, victory=victory, phases=[phase]))
    choices = [action for action in state.actions if isinstance(action, Build | Develop | Buy | Cloud)]
    before = state.position()
    for action in choices[pick % len(choices) :: 7]:
        after = placed(before, action)
        found = causes(state, action)
        for cause in found:
            assert CHECKS[cause.kind](cause, before, after, action, victory), (before.text, action, cause)
        assert_complete({cause.kind for cause in found}, before, after)
        for lang in LANGUAGES:
            for cause in found:
                words = cause_words(lang, cause, naming_of(before, lang))
                assert words.text.endswith((".", "!"))
                assert words.cite in cited(lang, words)


def assert_complete(kinds: set[str], before: Position, after: Position) -> None:
    """What changes is told."""
    assert ("pays" in kinds) == (before.money != after.money)
    assert ("income" in kinds) == (
        [term.value for term in before.income().parts] != [term.value for term in after.income().parts]
    )
    limits = [limit.max - limit.used for limit in (before.limit(), after.limit())]
    assert ("room" in kinds) == (limits[0] != limits[1])
    for card in after.hand:
        was, now = bool(before.legal(HAND_TOKENS[card])), bool(after.legal(HAND_TOKENS[card]))
        assert was == now or ("frees" if now else "bars") in kinds
    if after.due() and not before.due():
        assert "grows" in kinds


def test_a_growth_and_its_numbers() -> None:
    state, _ = solo("I1 P M R / . . C .", "L", 5)
    found = {cause.kind: cause for cause in causes(state, Build(2, (0, 4)))}
    grows = found["grows"]
    assert (grows.rule, grows.cells) == ("residence-growth", ((0, 3),))
    assert grows.params == {
        "colour": "R", "size": 1, "have": 2, "need": 2, "plots": ((-1, 3), (1, 3))
    }  # fmt: skip
    assert found["pays"].params == {"price": 5, "left": 0}
    assert causes(state, Build(2, (0, 4)))[0].weight == max(cause.weight for cause in found.values())


def test_a_residence_kills_cells_for_industries_and_residences() -> None:
    state, _ = solo("M", "R I1")
    found = [cause for cause in causes(state, Build(R, (0, 1))) if cause.kind == "closes"]
    dead = {(cause.params["colour"], cause.rule): set(cause.cells) for cause in found}
    neighbours = {(-1, 1), (1, 1), (0, 2)}
    assert dead == {("R", "same-colour"): neighbours, ("I", "residence-industry"): neighbours}
    assert {cause.params["hand"] for cause in found} == {0, 1}


def test_money_and_limit_shut_cards_of_the_hand_out_and_let_them_in() -> None:
    state, _ = solo("I1 P M R / . . C .", "L L", 5)
    (bars,) = [cause for cause in causes(state, Build(2, (0, 4))) if cause.kind == "bars"]
    assert (bars.rule, bars.params) == ("leisure-price", {"card": "L", "count": 1})
    state, _ = solo("M P P P P", "I1 P", 0)
    (frees,) = [cause for cause in causes(state, Build(I1, (1, 0))) if cause.kind == "frees"]
    assert (frees.rule, frees.params["card"]) == ("limit", "P")
    assert frees.good
    assert not bars.good


def test_an_industry_walls_a_residence_in() -> None:
    """Its only free cell gets an industry beside it."""
    stakes = Stakes("residential", 3, 2)
    position = Position.of("P M P . / P R . P / P P . .", hand=["I1"])
    found = {cause.kind: cause for cause in placement_causes(position, Build(I1, (0, 3)), stakes)}
    assert "walled" not in found
    found = {cause.kind: cause for cause in placement_causes(position, Build(I1, (2, 2)), stakes)}
    assert (found["walled"].rule, found["walled"].cells) == ("residence-industry", ((1, 1),))
    assert found["walled"].params["lost"] == ((1, 2),)


def test_districts_that_join_are_fewer_for_a_commerce() -> None:
    before, action = Position.of("R . R / C C C / . M ."), Develop(R, (0, 1))
    found = {cause.kind: cause for cause in placement_causes(before, action, Stakes("residential", 3, 2))}
    for kind in ("merges", "farther"):
        assert CHECKS[kind](found[kind], before, placed(before, action), action, "residential")
    assert found["merges"].params["sizes"] == (1, 1)
    assert (found["farther"].params["had"], found["farther"].params["have"]) == (2, 1)
    assert not found["farther"].good


def test_keeping_and_the_architect_have_causes_too() -> None:
    state = next(situations("normal", 3, phases=[Phase.KEEP], turns=(4, 6)))
    for action in state.actions:
        assert isinstance(action, Keep)
        found = {cause.kind: cause for cause in causes(state, action)}
        after = apply(state, action)[0]
        if after.phase is Phase.BUILD:
            assert found["buildable"].params["most"] == after.target
        assert len(found["left"].params["cards"]) == 1  # type: ignore[arg-type]
    state = next(situations("normal", 3, phases=[Phase.ARCHITECT], variants=["architect"], turns=(4, 6)))
    for action in state.actions:
        assert isinstance(action, Architect)
        found = {cause.kind: cause for cause in causes(state, action)}
        after = apply(state, action)[0]
        if action.place is not None:
            opened = set(_open(after)) - set(_open(state))
            assert set(found["opens"].cells) == opened
        assert ("opens" in found) == (action.place is not None)


def _open(state: State) -> list[Place]:
    """Where a parking could be built: anywhere that a card can lie."""
    position = state.position().changed(hand=())
    return [
        cell
        for cell in position.why("C")
        if set(position.why("C")[cell]) <= {"same-colour", "limit", "leisure-price"}
    ] + [(place[0], place[1]) for place in position.legal("C")]


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_hand_promises_can_be_had(level: str) -> None:
    """Each district that a card could make grow does grow somewhere, and each income that it could bring is reached."""
    told = set()
    for state in islice(situations(level, 7, phases=[Phase.KEEP], turns=(4, 6)), 6):
        position = state.position().changed(hand=())
        for action in state.actions:
            for cause in causes(state, action):
                if not cause.kind.startswith("could-"):
                    continue
                told.add(cause.kind)
                token = str(cause.params["card"])
                after = [position.build(token, place[:2], *place[2:]) for place in position.legal(token)]
                if cause.kind == "could-earn":
                    gains = [now.income().value - position.income().value for now in after]
                    assert max(gains) == cause.params["gain"]
                else:
                    assert any(_grows(now, cause) for now in after)
    assert "could-earn" in told


def _grows(position: Position, cause: Cause) -> bool:
    found = district(position, cause)
    return found is not None and found.due and have(position, cause) == cause.params["have"]


def test_contrast_tells_the_differences_only() -> None:
    state, _ = solo("I1 P M R / . . C .", "L", 5)
    good, bad = causes(state, Build(2, (0, 4))), causes(state, Build(2, (1, 0)))
    own, other = contrast(good, bad)
    assert "grows" in {cause.kind for cause in own}
    assert "pays" not in {cause.kind for cause in (*own, *other)}
    assert {cause.key for cause in own}.isdisjoint(cause.key for cause in bad)
    assert contrast(good, good) == ((), ())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_growth(lang: str) -> None:
    state, _ = solo("I1 P M R / . . C .", "L", 5)
    naming = naming_of(state.position(), lang)
    words = cause_words(lang, causes(state, Build(2, (0, 4)))[0], naming)
    assert naming((0, 3)) in words.text
    assert naming((1, 3)) in words.text
    assert words.good
    assert "9" in words.cite


def test_what_a_move_closes_leaves_no_more_cells_than_a_frame_has() -> None:
    """A frame that still floats reaches more cells than it can hold."""
    before = Position.of("M", hand=["I1"], money=5)
    after = placement_causes(before, Build(HAND_TOKENS.index("I1"), (0, 1), 0), Stakes("residential", 5, 2))
    lefts = [cause.params["left"] for cause in after if cause.kind == "closes"]
    assert lefts
    assert all(isinstance(left, int) and 0 < left <= 34 for left in lefts)
