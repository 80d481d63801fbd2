"""The table of any match: what the browser is told, and what its gestures do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardcity_tutor.club import seals
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.widgets.match_replay import MatchReplay
from cardcity_tutor.widgets.match_setup import MatchSetup
from cardcity_tutor.widgets.match_table import MatchTable

TWO = [{"person": "Anne"}, {"person": "Bea"}]


def table(toy: Ruleset, **options: Any) -> MatchTable:
    return MatchTable("toy", **{"seed": 4, "opponents": ["random"], "lang": "en", **options})


def lay(view: MatchTable, turn: str = "upright", card: int = 0) -> None:
    view.gesture = {"kind": "decide", "choice": f"hand.{card}", "spot": "row", "turn": turn}


def test_a_decision_goes_through_the_face_to_the_engine(toy: Ruleset) -> None:
    view = table(toy)
    lay(view)
    assert view.value["turn"] == 2
    told = [entry["text"] for entry in reversed(view.scene["sight"]["log"])]
    assert told[1] == "Player A lays 1."
    assert told[2].startswith("Random player ")


def test_a_typed_decision_that_the_rules_refuse_is_explained_with_its_culprits(toy: Ruleset) -> None:
    view = table(toy, seats=[{"person": ""}, {"person": ""}])
    view.gesture = {"kind": "uncover"}
    lay(view, "turned")
    view.gesture = {"kind": "uncover"}
    low = view.match.view.seats[1][0]
    view.gesture = {"kind": "type", "text": str(low)}
    refused = view.scene["refused"]
    assert [one["rule"] for one in refused["objections"]] == ["higher"]
    assert refused["objections"][0]["spots"] == ["row.0"]
    assert refused["gesture"]["turn"] == "upright"
    assert "remedy" in refused
    assert view.value["refused"] == 1
    view.gesture = {"kind": "rule", "rule": "higher"}
    assert view.scene["refused"] == refused, "who reads the rule finds it again"
    view.gesture = {"kind": "type", "text": "draw"}
    assert view.scene["refused"] is None


def test_what_no_choice_stands_for_is_refused_in_words(toy: Ruleset) -> None:
    view = table(toy)
    view.gesture = {"kind": "type", "text": "jump"}
    assert view.scene["note"].startswith("“jump” is no decision here.")
    view.gesture = {"kind": "decide", "choice": "hand.7", "spot": "row"}
    assert "no decision here" in view.scene["note"]
    view.gesture = {"kind": "type", "text": "8"}
    assert view.scene["note"] == "Refused: Your own cards. You lay cards of your own hand."


def test_the_browser_gets_no_record_and_no_hidden_card(toy: Ruleset) -> None:
    view = table(toy)
    state = view.get_state()
    assert "record" in view.value
    assert "record" not in json.dumps(state["value"])
    hidden = view.match.state.seats[1]
    assert json.dumps(list(hidden)) not in json.dumps(state["scene"])


def test_what_the_browser_keeps_is_sealed_until_the_end(
    toy: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(seals.VARIABLE, seals.new_key())
    view = table(toy, key="here")
    assert "seed" not in view.scene["work"]
    again = table(toy, seed=5, key="here")
    again.gesture = {"kind": "restore", "work": view.scene["work"]}
    assert again.match.record == view.match.record
    assert again.scene["note"] == "Your game is back."
    again.gesture = {"kind": "restore", "work": "record=nonsense"}
    assert again.scene["note"].startswith("The game kept by the browser cannot be read")


def test_the_curtain_hides_everything_but_what_all_know(toy: Ruleset) -> None:
    view = table(toy, seats=TWO)
    sight = view.scene["sight"]
    assert sight["curtain"]["act"] == "Anne, lift the curtain"
    assert "menu" not in sight
    view.gesture = {"kind": "decide", "choice": "draw"}
    assert view.scene["note"].startswith("Not now")
    view.gesture = {"kind": "uncover"}
    assert "menu" in view.scene["sight"]


def test_undo_and_redo_say_what_they_did(toy: Ruleset) -> None:
    view = table(toy, seats=TWO)
    view.gesture = {"kind": "uncover"}
    lay(view)
    view.gesture = {"kind": "undo"}
    assert view.scene["note"] == "Undone."
    view.gesture = {"kind": "redo"}
    assert view.scene["note"] == "Redone."
    view.gesture = {"kind": "redo"}
    assert view.scene["note"] == "Nothing to redo."


def test_hints_and_rules_are_told(toy: Ruleset) -> None:
    view = table(toy)
    view.gesture = {"kind": "hint"}
    assert view.scene["hint"] == ["Hint 1 of 3.", "Look here: The row."]
    view.gesture = {"kind": "rule", "rule": "higher"}
    rule = view.scene["rule"]
    assert (rule["title"], rule["cites"]) == ("Higher and higher", ("Toy, p. 1, “Laying”",))
    assert view.scene["hint"], "a rule that is read takes no hint away"
    lay(view)
    assert view.scene["hint"] == []


def test_style_and_symbols_travel_once(toy: Ruleset) -> None:
    view = table(toy)
    assert "toy-card" in view.drawing["css"]
    assert "toy-back" in view.drawing["defs"]
    assert "css" not in view.scene["sight"]["scene"]


def test_options_of_the_game_and_traits_share_the_constructor(toy: Ruleset) -> None:
    assert len(table(toy, hand=4, motion="off").match.state.seats[0]) == 4
    with pytest.raises(InputError, match="option-not-here"):
        table(toy, colour="red")
    with pytest.raises(InputError, match="widget-option"):
        MatchTable(match=table(toy).match, hand=3)


def test_it_stands_still_in_words_where_no_widget_runs(toy: Ruleset) -> None:
    view = table(toy)
    assert "<p>Lay a card on the row, draw, or sweep.</p>" in view.html()
    assert "Lay a card" in view.still()["text/plain"]


def test_the_end_has_a_result_and_acts_of_the_page_become_wishes(toy: Ruleset) -> None:
    view = table(toy, acts=["new"])
    wishes: list[Any] = []
    view.observe(lambda change: wishes.append(change["new"]), "wish")
    while not view.value["over"]:
        menu = view.scene["sight"]["menu"]
        legal = [
            (choice, target)
            for choice in menu["choices"]
            for target in choice["targets"] or [None]
            if not (target or choice)["objections"]
        ]
        choice, target = legal[0]
        made = {"choice": choice["id"], **({"spot": "row", "turn": target["turn"]} if target else {})}
        view.gesture = {"kind": "decide", **made}
        assert view.scene["refused"] is None
    assert view.scene["sight"]["outcome"]["rows"]
    assert sorted(view.value["places"]) in ([1, 2], [1, 1])
    view.gesture = {"kind": "act", "act": "new"}
    assert wishes == [{"do": "new"}, {}]
    view.gesture = {"kind": "act", "act": "download"}
    assert wishes == [{"do": "new"}, {}]


# ---------------------------------------------------------------- set-up and replay


def test_the_set_up_lists_the_fields_and_begins(toy: Ruleset) -> None:
    setup = MatchSetup("toy", lang="en")
    assert [row["label"] for row in setup.scene["rows"]] == ["Cards in hand", "Equal cards"]
    assert [row["label"] for row in setup.scene["rulings"]] == ["Sweep at any time"]
    setup.gesture = {"kind": "option", "name": "hand", "value": 4}
    setup.gesture = {"kind": "seat", "seat": 1, "bot": "playouts"}
    setup.gesture = {"kind": "seat", "seat": 0, "person": " Anne "}
    setup.gesture = {"kind": "seed", "text": "7"}
    match = setup.begin()
    assert (match.seed, match.way.hand) == (7, 4)
    assert [chair.plain for chair in match.chairs] == [{"person": "Anne"}, {"bot": "playouts"}]


def test_the_set_up_refuses_what_cannot_be(toy: Ruleset) -> None:
    setup = MatchSetup("toy", lang="en")
    setup.gesture = {"kind": "seat", "seat": 0, "bot": "random"}
    assert setup.scene["note"] == "There must be at least one person at the table."
    setup.gesture = {"kind": "option", "name": "hand", "value": 9}
    assert "hand" in setup.scene["note"]
    setup.gesture = {"kind": "seed", "text": "blue"}
    with pytest.raises(InputError, match="table-seed"):
        setup.begin()


def test_the_number_of_players_makes_seats() -> None:
    setup = MatchSetup("cloudcity", lang="en")
    before = len(setup.chairs)
    if len(setup.choices.players) > 1:
        setup.gesture = {"kind": "players", "count": 3}
        assert len(setup.chairs) == 3
    assert before == 2
    assert setup.chairs[1].bot == "greedy"


def test_a_kept_match_is_offered_and_taken_up_unasked_after_a_reload(toy: Ruleset) -> None:
    kept = table(toy, key="here")
    work = kept.scene["work"]
    wishes: list[Any] = []
    setup = MatchSetup("toy", lang="en")
    setup.observe(lambda change: wishes.append(change["new"]), "wish")
    setup.gesture = {"kind": "kept", "work": work}
    assert setup.scene["kept"] is True
    assert wishes == []
    setup.gesture = {"kind": "kept", "work": work, "playing": True}
    assert wishes[0] == {"do": "continue"}
    setup.gesture = {"kind": "kept", "work": "record=nonsense"}
    assert setup.scene["kept"] is False


def test_a_replay_goes_to_any_step(toy: Ruleset) -> None:
    view = table(toy)
    lay(view)
    replay = MatchReplay(view.value["record"], lang="en")
    assert replay.scene["step"] == f"Step 0 of {replay.value['last']}"
    replay.gesture = {"kind": "go", "at": 1}
    assert replay.scene["sight"]["caption"] == "Player A lays 1."
    replay.gesture = {"kind": "eyes", "eye": 1}
    assert replay.scene["note"].startswith("This game goes on")
    replay.gesture = {"kind": "other"}
    assert replay.scene["sight"] is None
    replay.gesture = {"kind": "open", "text": "no record", "size": 9}
    assert replay.scene["sight"] is None
    assert replay.scene["note"]
