"""The other modes of ``CityBoard`` played from Python: development, counting, editor."""

from __future__ import annotations

import pytest

from cardcity_tutor.games.cardcity.face.wording import cite
from cardcity_tutor.games.cardcity.rules.setting import VICTORIES
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.games.cardcity.widgets.session import MODES
from cardcity_tutor.games.cardcity.widgets.sharing import query
from cardcity_tutor.locale import LANGUAGES, say
from tests.render.positions import EXAMPLES
from tests.widgets.boards import GROWING, board, do, growing, note

# ------------------------------------------------------------------ development


def test_mode() -> None:
    view = board()
    for mode in (*MODES[1:], MODES[0]):
        assert do(view, "mode", mode=mode)["mode"] == mode
        assert view.value["mode"] == mode


def test_a_mode_that_is_not_offered() -> None:
    view = board(modes=("build", "score"))
    assert [mode for mode, _ in view.scene["modes"]] == ["build", "score"]
    do(view, "mode", mode="edit")
    assert view.value["mode"] == "build"
    assert note(view)


def test_develop_step_fork_and_take_fork() -> None:
    view = growing()
    first, second = (view.position.due()[k] for k in (0, 1))
    do(view, "place", card=first.colour, cell=list(first.place))
    assert view.value["placed"] == [{"card": first.colour, "cell": list(first.place), "how": "develop"}]
    assert (view.scene["grow"]["at"], len(view.scene["grow"]["line"])) == (1, 1)
    assert do(view, "step", at=0)["grow"]["at"] == 0
    assert view.value["city"] == GROWING
    assert do(view, "step", at=1)["grow"]["at"] == 1
    scene = do(view, "fork")
    assert (scene["grow"]["at"], len(scene["grow"]["forks"])) == (0, 1)
    do(view, "place", card=second.colour, cell=list(second.place))
    city = view.value["city"]
    do(view, "take-fork", number=0)
    assert view.value["placed"] == [{"card": first.colour, "cell": list(first.place), "how": "develop"}]
    do(view, "take-fork", number=0)
    assert view.value["city"] == city


@pytest.mark.parametrize("number", [-1, 1, 10**30])
def test_a_fork_that_is_not_there(number: int) -> None:
    view = growing()
    choice = view.position.due()[0]
    do(view, "place", card=choice.colour, cell=list(choice.place))
    kept = do(view, "fork")["grow"]
    assert do(view, "take-fork", number=number)["grow"] == kept
    assert note(view)


def test_a_typed_development() -> None:
    view = growing()
    choice = view.position.due()[0]
    name = next(
        name
        for name, number in view.scene["names"].items()
        if tuple(view.scene["cells"][number][:2]) == choice.place
    )
    do(view, "type", text=f"{choice.colour} {name}")
    assert len(view.value["placed"]) == 1


def test_a_development_that_is_not_due() -> None:
    view = growing()
    do(view, "place", card="R", cell=[0, 0])
    assert view.value["placed"] == []
    assert note(view)


def test_best_is_marked_on_request_only() -> None:
    view = growing()
    assert view.scene["grow"]["best"] is None
    shown = do(view, "best", on=True)["grow"]["best"]
    assert shown["line"]
    assert shown["words"]
    assert do(view, "best", on=False)["grow"]["best"] is None


def test_tree() -> None:
    view = growing()
    assert not view.scene["grow"].get("tree")
    assert do(view, "tree", on=True)["grow"]["tree"]
    assert not do(view, "tree", on=False)["grow"].get("tree")


def test_leaving_the_development_keeps_the_city() -> None:
    view = growing()
    choice = view.position.due()[0]
    do(view, "place", card=choice.colour, cell=list(choice.place))
    city = view.value["city"]
    do(view, "mode", mode="build")
    assert view.value["city"] == city


def test_undo_to_before_the_development() -> None:
    """In the mode of development, there is always a start to step back to."""
    view = CityBoard(GROWING, level="normal", hand=["P"])
    do(view, "place", card="P", cell=[0, 1])
    do(view, "mode", mode="develop")
    do(view, "undo")
    choice = view.position.due()[0]
    do(view, "place", card=choice.colour, cell=list(choice.place))
    if view.mode == "develop":
        assert do(view, "step", at=0)["grow"]["at"] == 0
        assert view.value["city"] == GROWING


# ------------------------------------------------------------------ counting


@pytest.mark.parametrize(
    "what", ["income", "residential", "economic", "industrial", "commercial", "happiness"]
)
def test_count_and_reveal(what: str) -> None:
    view = board(mode="score")
    view.shown = 1
    scene = do(view, "count", what=what)
    assert (scene["score"]["what"], view.counted, view.shown) == (what, what, 0)
    seq = view.seq
    do(view, "reveal", shown=2)
    assert (view.shown, view.seq) == (2, seq)


def test_the_five_victories_side_by_side() -> None:
    view = board(mode="score")
    accounts = {account["what"]: account for account in view.scene["sheet"]}
    for victory in VICTORIES:
        do(view, "count", what=victory)
        assert accounts[victory]["total"] == view.scene["score"]["total"]
        assert accounts[victory]["title"] == view.scene["score"]["title"]


def test_victory() -> None:
    view = board()
    before = view.scene["stats"]
    do(view, "victory", victory="economic")
    assert view.victory == "economic"
    assert view.scene["stats"] != before
    assert "victory=economic" in view.scene["work"]


# ------------------------------------------------------------------ the editor


def test_paint() -> None:
    view = board(mode="edit")
    view.gesture = {"kind": "paint", "cell": [0, 1], "token": "L"}
    assert view.value["city"] == "I1 L / M C / . R"
    assert view.scene["edit"]["text"] == "I1 L / M C / . R"
    view.gesture = {"kind": "paint", "cell": [0, 1], "token": "."}
    assert view.value["city"] == "I1 . / M C / . R"
    do(view, "undo")
    assert view.value["city"] == "I1 L / M C / . R"


def test_a_typed_painting() -> None:
    view = board(mode="edit")
    do(view, "type", text="L f4")
    assert view.value["city"] == "I1 L / M C / . R"
    do(view, "type", text="L f4 please")
    assert note(view)


def test_text_and_what_is_impossible() -> None:
    view = board(mode="edit")
    assert view.scene["edit"]["problems"] == []
    do(view, "text", text="M R I")
    assert view.value["city"] == "M R I1"
    ((problem, where),) = view.scene["edit"]["problems"]
    assert problem
    assert where == cite("en", "residence-industry")
    do(view, "text", text="M R Q")
    assert (view.value["city"], view.scene["edit"]["text"]) == ("M R I1", "M R Q")
    assert view.scene["edit"]["trouble"] == [say("en", "text-unknown", tokens="“Q”", count=1)]
    assert not note(view)


def test_every_impossibility_cites_its_rule() -> None:
    texts = {
        "R P": "setup-money",
        "M P P / P P P": "limit",
        "M R I": "residence-industry",
        "M . / . P": "adjacent",
        "M K K K K / K K K K K": "setup-parks-clouds",
    }
    for text, rule in texts.items():
        view = CityBoard(text, mode="edit", lang="en", level="normal")
        cites = [told for _, told in view.scene["edit"]["problems"]]
        assert cite("en", rule) in cites


def test_what_was_checked_is_said_and_no_more() -> None:
    view = board(mode="edit")
    assert "connections" in view.scene["edit"]["checked"]
    do(view, "options", variants=["architect"])
    assert "connections" not in view.scene["edit"]["checked"]


UNREADABLE = {
    "R R X / M M": "text-city-ragged",
    "": "text-city-empty",
    "M / M": "text-city-two-halls",
    "A / M / A": "text-city-two-architects",
    "A . M": "text-city-architect-apart",
    "M P P P P P P": "text-city-too-large",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("text", "key"), UNREADABLE.items())
def test_a_text_that_cannot_be_read(lang: str, text: str, key: str) -> None:
    view = board(mode="edit", variants=["architect"])
    view.lang = lang
    do(view, "text", text=text)
    first, *rest = view.scene["edit"]["trouble"]
    assert (
        first[:4]
        == say(lang, key, row=2, found=2, expected=3, first=1, second=2, cell=1, height=1, width=7, size=5)[
            :4
        ]
    )
    assert "city" not in first.replace("a city", "").replace("the city", "")
    assert bool(rest) == ("X" in text)
    assert all("X" in sentence for sentence in rest)


def test_options() -> None:
    view = board(mode="edit")
    fields = {"level": "advanced", "variants": ["architect"], "money": 9, "hand": "R RLd"}
    edit = do(view, "options", **fields)["edit"]
    assert (edit["level"], edit["money"], edit["hand"]) == ("advanced", 9, "R RLd")
    assert ["architect", True] in [[name, chosen] for name, _, chosen in edit["variants"]]
    assert (view.value["hand"], view.value["money"]) == (["R", "RLd"], 9)
    assert view.value["city"] == "I1 . / M C / . R"


def test_share() -> None:
    view = board(mode="edit")
    link = do(view, "share", base="/tutor")["edit"]["link"]
    assert link["link"] == "/tutor?" + query(view.position)
    assert link["qr"]["size"] > 21


def test_restore() -> None:
    view = board()
    do(view, "restore", work=query(EXAMPLES["three"], "happiness"))
    assert (view.value["city"], view.victory) == (EXAMPLES["three"].text, "happiness")
    do(view, "undo")
    assert view.value["city"] == "I1 . / M C / . R"


def test_the_work_of_each_scene_restores_it() -> None:
    view = board()
    do(view, "place", card="P", cell=[0, 1])
    other = CityBoard()
    do(other, "restore", work=view.scene["work"])
    assert other.value["city"] == view.value["city"]
    assert (other.value["hand"], other.value["money"]) == (view.value["hand"], view.value["money"])
