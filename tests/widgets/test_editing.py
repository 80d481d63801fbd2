"""The editor: a painted cell changes, and nothing else; what cannot be painted is refused in words."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place
from cardcity_tutor.games.cardcity.face.plan import plan_of
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.reserve import Reserve
from cardcity_tutor.games.cardcity.rules.tokens import DIAGONAL_FACINGS, MAP_TOKENS, STRAIGHT_FACINGS
from cardcity_tutor.games.cardcity.widgets.editing import EMPTY, Options, palette, problems, repainted
from cardcity_tutor.locale import LANGUAGES, say
from tests.engine.strategies import checked
from tests.render.positions import EXAMPLES, at, positions

often = settings(checked, max_examples=35)
Tokens = dict[Place, str]


def spelt(token: str) -> list[str]:
    """How a token of the palette is painted: a bicolour card in each of its facings."""
    if len(token) < 3:
        return [token]
    return [token[:2] + facing for facing in (DIAGONAL_FACINGS if token[2] == "d" else STRAIGHT_FACINGS)]


def tokens_of(position: Position) -> Tokens:
    plan = plan_of(position)
    return {place: token for place, token in plan.tokens.items() if place not in plan.ring}


def painted(tokens: Tokens, place: Place, token: str) -> Tokens:
    """The same cards with one more, one other or one less."""
    moved = token == "A" or token[0] == "M"
    kept = {where: card for where, card in tokens.items() if where != place and (card != token or not moved)}
    return kept if token == EMPTY else {**kept, place: "I1" if token == "I" else token}


def anchored(tokens: Tokens, kind: str) -> Tokens:
    """The cards wherever the text began: counted from the first town hall, or from the first row and column."""
    if kind == "suburb" or not tokens:
        return tokens
    if kind == "single":
        top, left = next(place for place, token in tokens.items() if token == "M0")
    else:
        top, left = min(row for row, _ in tokens), min(column for _, column in tokens)
    return {(row - top, column - left): token for (row, column), token in tokens.items()}


def words_in_both(error: InputError) -> None:
    for lang in LANGUAGES:
        assert say(lang, error.code, **error.params)


# ------------------------------------------------------------------ painting


@often
@given(positions(), st.data())
def test_painting_changes_one_cell(position: Position, data: st.DataObject) -> None:
    plan = plan_of(position)
    place = data.draw(st.sampled_from([where for where in plan.spots if where not in plan.ring]))
    token = data.draw(st.sampled_from([face for token in palette(position) for face in spelt(token)]))
    wanted = painted(tokens_of(position), place, token)
    try:
        after = Options.of(position).position(repainted(position, place, token))
    except InputError as error:
        words_in_both(error)
        return
    if (
        token != "A" and not after.architect
    ):  # a town hall has moved, and he stands in somebody else's quarter
        wanted = {where: card for where, card in wanted.items() if card != "A"}
    kind = position.setting.layout.kind
    assert anchored(tokens_of(after), kind) == anchored(wanted, kind)


def test_an_architect_is_painted_in_the_own_quarter_only() -> None:
    city = Position("M0 R / M1 C", variants=["architect", "single-city"], players=2)
    (own,), (neighbours,) = (
        [where for where, card in tokens_of(city).items() if card == name] for name in "RC"
    )
    assert repainted(city, own, "A") == "M0 A / M1 C"
    with pytest.raises(InputError) as refused:
        repainted(city, neighbours, "A")
    assert refused.value.code == "paint-architect-elsewhere"
    words_in_both(refused.value)


def free(position: Position) -> list[Place]:
    """The empty places that a card could be built on, as far as frame and zone go."""
    card = "K" if position.setting.edition == "xl" else "P"
    return [(item[0], item[1]) for item in position.with_hand([], 99).legal(card)]


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name != "full"])
def test_every_card_of_the_palette_can_be_painted(name: str) -> None:
    """On each free place of the frame, whatever its neighbours: the editor paints impossible cities too."""
    position = EXAMPLES[name]
    kind = position.setting.layout.kind
    cards = [face for token in palette(position) for face in spelt(token) if token not in ("A", EMPTY)]
    for place in free(position)[:4]:
        for token in cards:
            if token[0] == "M" and kind != "separate":
                continue
            after = Options.of(position).position(repainted(position, place, token))
            wanted = painted(tokens_of(position), place, token)
            assert anchored(tokens_of(after), kind) == anchored(wanted, kind), (token, place)


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name != "architect"])
def test_every_card_can_be_wiped_out(name: str) -> None:
    position = EXAMPLES[name]
    kind = position.setting.layout.kind
    for place, card in tokens_of(position).items():
        if card[0] == "M":
            continue
        after = Options.of(position).position(repainted(position, place, EMPTY))
        assert anchored(tokens_of(after), kind) == anchored(painted(tokens_of(position), place, EMPTY), kind)


def test_the_architect_does_not_stand_alone() -> None:
    """Who wipes out all cards beside him hears why it cannot be."""
    city = at("A M", "architect")
    with pytest.raises(InputError) as refused:
        Options.of(city).position(repainted(city, (0, 1), EMPTY))
    words_in_both(refused.value)


def test_there_is_one_town_hall_and_one_architect() -> None:
    city = at("A M R", "architect")
    assert repainted(city, (0, 3), "M") == "A . R M"
    assert repainted(city, (1, 1), "A") == "M R / A ."
    assert repainted(city, (0, 2), "M") == "A . M"


def test_the_last_card_can_be_wiped_out() -> None:
    assert repainted(at("M"), (0, 0), EMPTY) == EMPTY
    assert Position.of(repainted(at("."), (0, 0), "M")).text == "M"
    assert repainted(at("M"), (0, 1), EMPTY) == "M"


def test_brick_rows() -> None:
    three = at("M0 M1 / > M2", "single-city", players=3)
    assert at(repainted(three, (-1, 1), "R"), "single-city", players=3).text == "> R / M0 M1 / > M2"
    assert at(repainted(three, (1, -1), "R"), "single-city", players=3).text == "> M0 M1 / R M2"
    assert at(repainted(three, (0, 3), "R"), "single-city", players=3).text == "M0 M1 . R / > M2"


def test_the_suburb_keeps_its_frame_and_its_ring() -> None:
    suburb = EXAMPLES["suburb"]
    ring = plan_of(suburb).ring
    assert ring
    text = repainted(suburb, (0, 0), "P")
    assert text.split(" / ")[0] == "P . . . ."
    assert len(text.split(" / ")) == 5


@pytest.mark.parametrize("place", [(400, 400), (-300, 0), (0, 10**4)])
def test_a_place_that_is_not_on_the_board_is_refused_at_once(place: Place) -> None:
    """Before a text of so many rows and columns is written."""
    with pytest.raises(InputError) as refused:
        repainted(at("M R"), place, "R")
    words_in_both(refused.value)


def test_the_ring_of_the_suburb_is_refused() -> None:
    suburb = EXAMPLES["suburb"]
    for place in sorted(plan_of(suburb).ring)[:2]:
        with pytest.raises(InputError) as refused:
            repainted(suburb, place, "L")
        words_in_both(refused.value)


@pytest.mark.parametrize("token", ["X", "", "RR0", "RLd", "M9", "/", ">", "R R", "r", "é"])
@pytest.mark.parametrize("name", ["new", "three", "suburb"])
def test_a_token_that_does_not_exist_is_refused(name: str, token: str) -> None:
    position = EXAMPLES[name]
    place = free(position)[0]
    with pytest.raises(InputError) as refused:
        Options.of(position).position(repainted(position, place, token))
    words_in_both(refused.value)


# ------------------------------------------------------------------ the palette


def test_the_palette_of_each_way_of_playing() -> None:
    assert palette(at("M")) == ["R", "C", "L", "P", "I1", "I2", "I3", "I4", "M", "."]
    assert palette(at("M", "architect", level="normal")) == [
        *("R", "C", "L", "P", "K", "N", "I1", "I2", "I3", "I4", "M", "A", ".")
    ]
    advanced = palette(at("M", level="advanced"))
    assert [token for token in advanced if len(token) == 3] == [
        *("RCd", "RCs", "RLd", "RLs", "CLd", "CLs", "CId", "CIs", "LId", "LIs")
    ]
    assert palette(EXAMPLES["three"])[-4:] == ["M0", "M1", "M2", "."]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_palette_is_made_of_cards_that_exist(name: str) -> None:
    for token in palette(EXAMPLES[name]):
        assert all(face in MAP_TOKENS or face in ("M0", "M1", "M2", "M3") for face in spelt(token))


# ------------------------------------------------------------------ options


@settings(checked, max_examples=18)
@given(positions())
def test_the_options_of_a_position_make_it_again(position: Position) -> None:
    again = Options.of(position).position(position.text)
    assert (again.text, again.hand, again.money) == (position.text, position.hand, position.money)
    first, second = position.setting, again.setting
    assert (first.edition, first.level, first.variants) == (second.edition, second.level, second.variants)
    assert again.city.own == position.city.own or first.layout.kind == "separate"


def test_the_rulings_are_kept() -> None:
    position = at("M R", rulings={"bicolour-inside": False})
    assert Options.of(position).position("M R").setting == position.setting


def test_the_reserve_is_kept() -> None:
    position = at("M R", reserve=Reserve(homes=2))
    assert Options.of(position).position("M R").reserve == position.reserve


def test_a_changed_option() -> None:
    options = Options.of(at("M R", hand=["R"], money=7))
    after = options.position("M C", level="normal", money=9)
    assert (after.text, after.setting.level, after.money, after.hand) == ("M C", "normal", 9, (0,))


# ------------------------------------------------------------------ what is impossible


@settings(checked, max_examples=15)
@given(positions())
def test_problems_have_words(position: Position) -> None:
    for problem in problems(position):
        words_in_both(problem)


@pytest.mark.parametrize(
    ("city", "codes"),
    [
        ("M", []),
        ("R C", ["impossible-no-hall"]),
        ("M R I", ["impossible-residence-industry"]),
        ("M P P P P / P . . . .", ["impossible-limit"]),
        ("M . R", ["impossible-adjacent"]),
    ],
)
def test_what_makes_a_city_impossible(city: str, codes: list[str]) -> None:
    assert [problem.code for problem in problems(at(city))] == codes
