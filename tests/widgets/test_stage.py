"""``Stage``: every frame tells what the engine says, step by step; examples, lessons and links open on it."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import parse_qsl

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.book import claims, examples
from cardcity_tutor.games.cardcity.face.wording import number_text, signed
from cardcity_tutor.games.cardcity.rules.development import Choice
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.setting import VICTORIES
from cardcity_tutor.games.cardcity.widgets.scoring import ACCOUNTS, account, amount, shown_lines
from cardcity_tutor.games.cardcity.widgets.stage import FIRST, Stage
from cardcity_tutor.games.cardcity.widgets.staging.counting import counting
from cardcity_tutor.games.cardcity.widgets.staging.examples import showing
from cardcity_tutor.games.cardcity.widgets.staging.frames import Show
from cardcity_tutor.games.cardcity.widgets.staging.growth import growing, line_of
from cardcity_tutor.games.cardcity.widgets.staging.library import by_topic, neighbours, shelf
from cardcity_tutor.games.cardcity.widgets.staging.placing import Card, asking, placing, struck, verdicts
from cardcity_tutor.games.cardcity.widgets.staging.staged import SHOWS, Staged, from_fields, opened
from cardcity_tutor.locale import LANGUAGES, has, say

GROWS = "L R . / I M . / . L C"
TRIED = ". L . / C R P / I1 M C / . R ."
CITIES = {
    "full": Position.of(FIRST, money=31),
    "grows": Position.of(GROWS, money=5),
    "tried": Position.of(TRIED, money=8),
    "hall alone": Position.of("M"),
    "advanced": Position.of("RC0 P . / I M RLn / . K R", level="advanced", money=12),
    "2012": Position.of("R R L I / . M R . / . P R R", edition="2012"),
    "shared": claims.position(examples()["points-shared"].claims[0]),
}
each_city = pytest.mark.parametrize("position", CITIES.values(), ids=CITIES)


def revealed(show: Show) -> list[int]:
    """How many lines each frame has open, those in question not counted."""
    return [frame.shown for frame in show.frames if not frame.asked]


# ------------------------------------------------------------------ counting


@each_city
@pytest.mark.parametrize("what", ACCOUNTS)
def test_every_frame_of_a_count_is_the_engines_sum_so_far(position: Position, what: str) -> None:
    term, out = account(position, what)
    terms = [part for part in shown_lines(term) if part.value or part.cells]
    show = counting(position, "en", what)
    assert revealed(show) == list(range(len(terms) + 1))
    total: float = 0
    for line, frame, part in zip(show.lines, show.frames[1:], terms, strict=True):
        total += part.value
        assert line.rule == part.rule
        assert signed("en", part.value, money=what in ("income", "economic")).lstrip("+") in line.value
        assert set(show.grounds[0].numbers(part.cells)) <= set(frame.lit)
        assert bool(frame.spot) == any(cell in show.grounds[0].plan.spots for cell in part.cells)
        if part is not terms[-1]:
            assert frame.total == amount("en", what, total)
    assert total == term.value
    assert show.frames[-1].total == (say("en", "score-out") if out else amount("en", what, term.value))


def test_to_predict_every_line_is_asked_before_it_is_told() -> None:
    plain, asking_ = (counting(CITIES["full"], "fr", "residential", predict=on) for on in (False, True))
    assert plain.lines == asking_.lines
    assert [frame for frame in asking_.frames if not frame.asked] == plain.frames
    asked = [frame for frame in asking_.frames if frame.asked]
    assert len(asked) == len(plain.lines)
    for number, frame in enumerate(asked):
        assert frame.shown == number
        assert frame.total == plain.frames[number].total, "the new sum would give the answer away"
        value = plain.lines[number].value
        fresh = frame.stamps[len(plain.frames[number].stamps) :]
        assert all(text == "?" for text, _, _ in fresh), f"{value} is not to be seen yet"
        assert frame.spot == plain.frames[number + 1].spot


# ------------------------------------------------------------------ development


@each_city
def test_a_development_is_one_of_the_engines_lines(position: Position) -> None:
    line = line_of(position, ())
    show = growing(position, "en", "residential")
    assert show.positions[0] == position
    here = position
    for choice, after in zip(line, show.positions[1:], strict=True):
        assert choice in here.due()
        here = here.develop(choice)
        assert after == here
    assert not here.due()
    assert len(show.lines) == len(line) + len(here.stops())
    assert [one.rule for one in show.lines[len(line) :]] == [reason.rule for reason in here.stops()]


def test_a_growth_shows_its_reason_its_ghost_and_what_it_changes() -> None:
    position = CITIES["grows"]
    show = growing(position, "en", "residential")
    start, ghost, landed = show.frames[:3]
    choice = position.due()[0]
    cell = show.grounds[0].number[choice.place]
    assert start.badges
    assert not start.ghosts
    assert ghost.ghosts == ((choice.colour, cell, True),)
    assert show.lines[0].value == "2/2"
    after = position.develop(choice)
    assert (ghost.ground, landed.ground) == (0, 1)
    limit = {change.name: change for change in landed.changes}["Limit"]
    assert limit.before == f"{position.limit().used}/{position.limit().max}"
    assert limit.after == f"{after.limit().used}/{after.limit().max}"
    score = {change.name: change for change in landed.changes}["Score"]
    assert score.after == amount("en", "residential", after.score().value or 0)


def test_the_window_keeps_still_while_the_city_grows() -> None:
    show = growing(CITIES["grows"], "en", "residential")
    scene = show.scene()
    assert len(scene["grounds"]) > 1
    plans = [ground.plan for ground in show.grounds]
    assert len({plan.core[2:] for plan in plans}) > 1, "the frame has grown"
    hall = [
        (x - ground["core"][0], y - ground["core"][1])
        for ground, plan in zip(scene["grounds"], plans, strict=True)
        for x, y in [plan.spots[next(place for place, token in plan.tokens.items() if token == "M")]]
    ]
    assert len(set(hall)) == 1
    for ground, plan in zip(scene["grounds"], plans, strict=True):
        x, y, width, height = ground["core"]
        assert x <= plan.core[0]
        assert y <= plan.core[1]
        assert x + width >= plan.core[0] + plan.core[2]
        assert y + height >= plan.core[1] + plan.core[3]


def test_another_plot_can_be_taken_and_the_line_goes_on_from_there() -> None:
    stage = Stage(CITIES["grows"], show="development", lang="en")
    first, other = CITIES["grows"].due()[:2]
    assert stage._show.positions[1] == CITIES["grows"].develop(first)
    stage.gesture = {"kind": "grow", "ground": 0, "colour": other.colour, "cell": list(other.place)}
    assert stage._show.positions[1] == CITIES["grows"].develop(other)
    assert stage._show.frames[stage.at].ghosts
    stage.gesture = {"kind": "grow", "ground": 0, "colour": "C", "cell": [0, 0]}
    assert "Nothing develops" in stage.scene["note"]
    assert line_of(CITIES["grows"], (Choice("C", (9, 9)),)) == line_of(CITIES["grows"], ())


# ------------------------------------------------------------------ allowed cells


@each_city
@pytest.mark.parametrize("card", [Card("R"), Card("I1"), Card("L")])
def test_rules_strike_out_cells_until_the_legal_ones_are_left(position: Position, card: Card) -> None:
    show = placing(position, "en", card)
    ground = show.grounds[0]
    legal = {
        (row, column)
        for row, column, *_ in position.legal(card.token)
        if (row, column) in ground.plan.spots and (row, column) not in ground.plan.ring
    }
    assert set(show.frames[-1].legal) == set(ground.numbers(legal))
    assert not set(show.frames[-1].legal) & set(show.frames[-1].refused)
    struck_out = [int(line.value.replace("−", "")) for line in show.lines[:-1]]
    free = len(verdicts(position, ground, card))
    assert free - sum(struck_out) == len(legal) == int(show.lines[-1].value)
    for rule, frame in zip(struck(verdicts(position, ground, card)), show.frames[1:], strict=False):
        for place in rule.cells:
            assert rule.reason.rule in position.with_hand(()).verdict(card.token, place).rules
        assert set(ground.numbers(rule.cells)) <= set(frame.refused)


def test_why_not_here_gives_every_reason_once() -> None:
    position, place = CITIES["tried"], (3, 0)
    verdict = position.verdict("R", place)
    show = asking(position, "fr", Card("R"), place, "residential")
    assert len(verdict.reasons) > 1
    assert [line.rule for line in show.lines if line.rule] == [reason.rule for reason in verdict.reasons]
    for number, (reason, frame) in enumerate(zip(verdict.reasons, show.frames[1:], strict=False), 1):
        assert frame.culprits == tuple((cell, number) for cell in show.grounds[0].numbers(reason.cells))


def test_an_allowed_cell_shows_the_card_and_what_follows() -> None:
    position = CITIES["tried"]
    place = position.legal("P")[0][:2]
    frame = asking(position, "fr", Card("P"), (place[0], place[1]), "residential").frames[-1]
    assert frame.ghosts == (("P", frame.legal[0], False),)
    assert frame.changes[0].before != frame.changes[0].after


# ------------------------------------------------------------------ examples and lessons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_opens_line_by_line(lang: str) -> None:
    for example in examples().values():
        show = showing(example, lang)
        assert revealed(show) == list(range(len(show.lines) + 1))
        assert show.lines[-1].detail, example.id
        for line, frame in zip(show.lines, show.frames[1:], strict=True):
            assert line.title
            assert frame.ground < len(show.grounds)


def test_the_library_has_every_example_once_in_topics_with_names() -> None:
    listed = [example.id for group in by_topic().values() for example in group]
    assert sorted(listed) == sorted(examples())
    for lang in LANGUAGES:
        assert all(has(lang, f"stage-topic-{topic}") for topic in by_topic())
        assert sum(len(topic["items"]) for topic in shelf(lang)) == len(examples())
    assert neighbours(listed[0]) == (listed[-1], listed[1])
    assert neighbours(listed[-1])[1] == listed[0]
    assert neighbours("") == (listed[-1], listed[0])


def test_an_examples_city_can_be_counted_and_the_example_comes_back() -> None:
    stage = Stage(example="nineteen-points", lang="fr")
    stage.at = 5
    stated = stage.position
    stage.gesture = {"kind": "show", "show": "score"}
    assert stage.value["show"] == "score"
    assert stage.position == stated
    assert stage.value["at"] == 0
    stage.gesture = {"kind": "show", "show": "example"}
    assert stage.value["show"] == "example"
    stage.gesture = {"kind": "example", "by": 1}
    assert stage.value["example"] == neighbours("nineteen-points")[1]
    stage.gesture = {"kind": "example", "id": "pile-three"}
    stage.gesture = {"kind": "show", "show": "income"}
    assert "pas de cité" in stage.scene["note"]
    stage.gesture = {"kind": "example", "id": "<b>"}
    assert stage.value["example"] == "pile-three"


def test_positions_of_lessons_open_too() -> None:
    stage = Stage(lang="en")
    stage.gesture = {"kind": "lessons"}
    items = [item["id"] for lesson in stage.shelf["lessons"] for item in lesson["items"]]
    assert len(items) > 100
    for name in items[:: len(items) // 12]:
        stage.gesture = {"kind": "lesson", "id": name}
        assert stage.scene["note"] is None
    stage.gesture = {"kind": "lesson", "id": "frame/none-such"}
    assert stage.scene["note"]


# ------------------------------------------------------------------ links


def staged_samples() -> list[Staged]:
    full, grows = CITIES["full"], CITIES["grows"]
    return [
        Staged(full),
        Staged(full, "economic", "income", predict=True),
        Staged(grows, show="development", taken=tuple(grows.due()[1:2])),
        Staged(CITIES["tried"], show="places", card="RLd", turn=2),
        Staged(CITIES["tried"], show="places", card="P", cell=(3, 0)),
        Staged(CITIES["shared"], "happiness"),
        opened("nineteen-points"),
        replace(opened("points-shared", predict=True), show="score"),
    ]


@pytest.mark.parametrize("staged", staged_samples(), ids=lambda staged: f"{staged.show} {staged.example}")
def test_a_link_holds_the_whole_stage(staged: Staged) -> None:
    fields = dict(parse_qsl(staged.query(2)))
    assert from_fields(fields, Staged(Position.of("M"))) == (staged, 2)


def test_a_stage_opens_on_its_own_link() -> None:
    stage = Stage(CITIES["grows"], show="development", predict=True)
    stage.at = 3
    stage.gesture = {"kind": "share", "base": "https://club.example/tutor/"}
    link = stage.scene["link"]["link"]
    assert link.startswith("https://club.example/tutor/?page=teach&city=")
    other = Stage()
    other.open_query(dict(parse_qsl(link.partition("?")[2])))
    assert other.value == stage.value


@pytest.mark.parametrize(
    "fields",
    [
        {"city": "Z"},
        {"show": "dance"},
        {"example": "none"},
        {"show": "example"},
        {"city": "M", "victory": "luck"},
        {"city": "M", "at": "-1"},
        {"city": "M", "at": "9" * 50},
        {"city": "M", "show": "places", "card": "Q"},
        {"city": "M", "show": "places", "cell": "<script>"},
        {"city": "M", "line": "R??"},
    ],
    ids=str,
)
def test_a_link_that_makes_no_sense_is_refused_and_leaves_the_stage(fields: dict[str, str]) -> None:
    stage = Stage(lang="en")
    before = stage.value
    with pytest.raises(InputError) as refused:
        stage.open_query(fields)
    assert stage.explain(refused.value)
    assert stage.value == before


# ------------------------------------------------------------------ the widget


def test_steps_are_taken_in_the_browser_and_only_those_of_this_show_count() -> None:
    stage = Stage(lang="en")
    seq, jump = stage.seq, stage.scene["jump"]
    stage.gesture = {"kind": "reveal", "at": 2, "jump": jump}
    assert (stage.at, stage.seq, stage.value["at"]) == (2, seq, 2)
    stage.gesture = {"kind": "theme", "theme": "dark"}
    assert stage.scene["jump"] == jump, "an answer that leaves the show alone moves nobody"
    stage.gesture = {"kind": "reveal", "at": 1, "jump": jump}
    assert stage.at == 1
    stage.gesture = {"kind": "show", "show": "income"}
    stage.gesture = {"kind": "reveal", "at": 3, "jump": jump}
    assert stage.at == 0, "this step was meant for the score"
    stage.gesture = {"kind": "reveal", "at": 10_000, "jump": stage.scene["jump"]}
    assert stage.at == stage.value["frames"] - 1
    stage.at = 1
    assert stage.scene["jump"] > jump + 1, "who sets the frame in Python takes the browser along"


def test_what_is_open_stays_open_when_the_room_is_to_guess() -> None:
    stage = Stage(lang="en")
    stage.at = 2
    stage.gesture = {"kind": "predict", "on": True}
    assert stage.scene["stage"]["frames"][stage.at]["shown"] == 2
    stage.gesture = {"kind": "predict", "on": False}
    assert stage.at == 2


def test_a_single_city_is_counted_for_each_of_its_players() -> None:
    stage = Stage(CITIES["shared"], lang="en")
    totals = []
    for player in range(len(CITIES["shared"].setting.layout.zones)):
        stage.gesture = {"kind": "player", "player": player}
        assert stage.scene["player"] == player
        assert stage.position.city.own == stage.position.setting.layout.zones[player]
        totals.append(stage.scene["stage"]["frames"][-1]["total"])
        assert totals[-1] == amount("en", "residential", stage.position.score().value or 0)
    assert len(set(totals)) > 1
    stage.gesture = {"kind": "player", "player": 4}
    assert "no player" in stage.scene["note"]


@pytest.mark.parametrize("show", SHOWS[:4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_show_of_every_kind_of_city_has_its_words(show: str, lang: str) -> None:
    for position in CITIES.values():
        for victory in VICTORIES:
            stage = Staged(position, victory, show, predict=True).play(lang)
            assert stage.question
            assert all(line.title and line.ahead for line in stage.lines)


@pytest.mark.parametrize(
    "gesture",
    [
        {"kind": "victory", "victory": "luck"},
        {"kind": "show", "show": "dance"},
        {"kind": "card", "card": "Q"},
        {"kind": "cell", "cell": [10**9, 0]},
        {"kind": "grow", "ground": 77, "colour": "R", "cell": [0, 0]},
        {"kind": "theme", "theme": "pink"},
        {"kind": "player", "player": 1},
        {"kind": "lesson", "id": "x" * 5000},
    ],
    ids=str,
)
def test_a_wild_gesture_is_told_and_changes_nothing(gesture: dict[str, object]) -> None:
    stage = Stage(lang="en", show="places")
    before = stage.value
    stage.gesture = gesture
    assert stage.scene["note"]
    assert len(stage.scene["note"]) < 2000
    assert stage.value == before


def test_numbers_are_written_as_the_language_writes_them() -> None:
    half = Position.of("RC0 P . / I M RLn / . K R", level="advanced", money=12)
    for lang in LANGUAGES:
        show = counting(half, lang, "happiness")
        value = half.score("happiness").value or 0
        assert number_text(lang, value) in show.frames[-1].total


@pytest.mark.parametrize(
    ("example", "points"),
    [("nineteen-points", 19), ("nineteen-points-2012", 19), ("decentralisation", 17), ("two-parks", -13)],
)
def test_the_city_of_an_example_is_counted_as_the_example_counts_it(example: str, points: int) -> None:
    """With its money and variants, from whatever statement one comes that is no count of its own."""
    stage = Stage(example=example, lang="en")
    stage.gesture = {"kind": "show", "show": "score"}
    assert stage.position.score(stage.staged.victory).value == points
    assert stage.scene["stage"]["lines"]


def test_2012_is_counted_by_its_one_victory() -> None:
    stage = Stage(example="nineteen-points-2012", lang="en")
    assert [name for name, _ in stage.scene["victories"]] == ["residential"]
    assert stage.scene["way"] == "Card City 2012"
    stage = Stage("M R", level="normal", lang="en")
    assert [name for name, _ in stage.scene["victories"]] == list(VICTORIES)
    assert stage.scene["way"] == "XL, Normal"
