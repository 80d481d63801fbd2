"""The command ``inspect``: every line is answered, whatever it holds."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.cli import main
from cardcity_tutor.cli.inspect import MOST_LINE, answer
from cardcity_tutor.locale import LANGUAGES, has

FRAME_5 = "M" + " R" * 5
SUBURB_5 = ". . . . . / . M . P . / . . . . . / . . . . . / . . . . ."


def asked(request: object, lang: str = "en") -> dict[str, Any]:
    return answer(json.dumps(request).encode(), lang)


def test_an_answer_has_every_field_of_the_protocol() -> None:
    found = asked({"city": "M", "hand": ["R"], "variants": ["ecological"], "id": [7]})
    assert set(found) == {
        "id", "legal", "why", "plan", "limit", "development", "income", "scores", "pollution",
    }  # fmt: skip
    assert found["id"] == [7]
    assert found["legal"] == {"R": [[-1, 0], [0, -1], [0, 1], [1, 0]]}
    assert found["why"]["R"]["1,1"] == ["adjacent"]
    assert found["development"] == {"options": [], "outcomes": ["M"]}
    assert found["income"] == {"total": 1, "salary": 1, "commerce": 0, "meters": 0}


def test_halves_are_written_as_point_five_and_out_as_null() -> None:
    request = {"city": "M CI0", "level": "advanced", "variants": ["ecological"], "money": 0}
    scores = asked(request)["scores"]
    assert scores["industrial"] == pytest.approx(1 + 0.5 + 3)
    dirty = asked({**request, "city": "M N N N N / N N N N N"})
    assert dirty["pollution"] == 45
    assert dirty["scores"]["happiness"] is None


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ([], "request-not-object"),
        ({}, "request-no-city"),
        ({"city": "M", "colour": 1}, "request-unknown-field"),
        ({"city": 5}, "city-not-text"),
        ({"city": ""}, "city-empty"),
        ({"city": "M R / C"}, "city-ragged"),
        ({"city": "M Q"}, "city-token"),
        ({"city": "M RI0"}, "city-pair"),
        ({"city": "M CC1"}, "city-pair"),
        ({"city": "M M"}, "city-two-halls"),
        ({"city": "A M A"}, "city-two-architects"),
        ({"city": "M . . A"}, "city-architect-apart"),
        ({"city": FRAME_5}, "city-too-large"),
        ({"city": "M K", "edition": "2012"}, "city-edition"),
        ({"city": "M", "edition": "2013"}, "option-unknown"),
        ({"city": "M", "level": "hard"}, "option-unknown"),
        ({"city": "M", "level": "normal", "edition": "2012"}, "option-level-2012"),
        ({"city": "M", "variants": ["decentralisation"]}, "option-other-edition"),
        ({"city": "M", "variants": ["architect"], "edition": "2012"}, "option-other-edition"),
        ({"city": "M", "variants": "architect"}, "field-not-texts"),
        ({"city": "M", "money": -1}, "field-not-number"),
        ({"city": "M", "money": 1.5}, "field-not-number"),
        ({"city": "M", "money": True}, "field-not-number"),
        ({"city": "M", "hand": ["M"]}, "card-token"),
        ({"city": "M", "hand": ["RC"]}, "card-token"),
        ({"city": "M", "hand": ["R"] * 13}, "hand-too-large"),
        ({"city": "M", "edition": "2012", "hand": ["P", "I2"]}, "card-edition"),
        ({"city": "M", "reserve": {"L": 1}}, "reserve-unknown"),
        ({"city": "M", "reserve": {"R": -1}}, "field-not-number"),
        ({"city": "M", "reserve": []}, "field-not-object"),
        ({"city": "M", "rulings": {"limit": True}}, "unknown-ruling"),
        ({"city": "M", "rulings": {"bicolour-inside": 1}}, "switch-not-boolean"),
        ({"city": "M", "rulings": {"bicolour-set": {"RCd": 99}}}, "switch-bicolour-count"),
        ({"city": "M", "rulings": {"industry-pictures": {"I9": 1}}}, "switch-not-table"),
        ({"city": "M", "reachable": "yes"}, "field-not-boolean"),
        ({"city": "R", "reachable": True}, "impossible-no-hall"),
        ({"city": "M R C R C R".replace(" R C R C R", " P P P P") + " / P . . . .", "reachable": True}, "impossible-limit"),
        ({"city": "M R I", "reachable": True}, "impossible-residence-industry"),
        ({"city": "M . R", "reachable": True}, "impossible-adjacent"),
        ({"city": "M", "lang": "de"}, "option-unknown"),
        ({"city": "M", "variants": ["suburb"]}, "city-whole-frame"),
        ({"city": "M", "variants": ["suburb"], "players": 2}, "option-suburb-several"),
        ({"city": "M", "variants": ["suburb"], "player": 1}, "field-not-number"),
        ({"city": SUBURB_5.replace("P", "M"), "variants": ["suburb"]}, "city-two-halls"),
        ({"city": SUBURB_5.replace("P", "M0"), "variants": ["suburb"]}, "city-token"),
        ({"city": SUBURB_5, "variants": ["suburb"], "reachable": True}, "impossible-adjacent"),
        ({"city": "M", "variants": ["single-city"]}, "option-single-solo"),
        ({"city": "M", "variants": ["single-city", "suburb"]}, "option-single-suburb"),
        ({"city": "M", "variants": ["single-city"], "players": 2}, "city-halls"),
        ({"city": "M0 / M1", "variants": ["single-city"], "players": 3}, "city-bricks"),
        ({"city": "M0 M1", "variants": ["single-city"], "players": 3}, "city-halls"),
        ({"city": "M0 M1", "variants": ["single-city"], "players": 2}, "city-halls-places"),
        ({"city": "M0 M1 / M2 M3", "variants": ["single-city"], "players": 4}, "city-halls-places"),
        ({"city": "M0 / M1 / . / . / . / . / P", "variants": ["single-city"], "players": 2}, "city-off-map"),
        ({"city": "P . . M0 . . / . . . M1 . P", "variants": ["single-city"], "players": 2}, "city-too-wide"),
        ({"city": "M0 P / M1 . / . P", "variants": ["single-city"], "players": 2, "reachable": True}, "impossible-adjacent"),
        ({"city": "R M0 / I M1", "variants": ["single-city"], "players": 2, "reachable": True}, "impossible-residence-industry"),
        ({"city": "M0 / M1", "variants": ["single-city"], "players": 5}, "field-not-number"),
        ({"city": "M0 / M1", "variants": ["single-city"], "players": 2, "player": 2}, "field-not-number"),
        ({"city": "M0 / M1", "variants": ["single-city"], "players": 2, "edition": "2012"}, "option-other-edition"),
        ({"city": "M", "rulings": {"suburb-ring": {"5": "P R"}}}, "switch-not-ring"),
        ({"city": "M", "rulings": {"suburb-ring": {"7": "P R"}}}, "switch-not-ring"),
        ({"city": "M", "rulings": {"suburb-ring": "P R C"}}, "switch-not-ring"),
    ],
)  # fmt: skip
def test_bad_requests_have_their_own_sentence(request_: object, code: str) -> None:
    for lang in LANGUAGES:
        error = asked(request_, lang)["error"]
        assert error["code"] == code
        assert has(lang, code)
        assert len(error["message"]) > 20
        assert "{" not in error["message"].replace('{"city"', "")


def test_the_language_of_the_request_wins() -> None:
    assert asked({"city": "M Q", "lang": "fr"})["error"]["message"].startswith("Dans")
    assert asked({"city": "M Q", "lang": "en"}, "fr")["error"]["message"].startswith("In ")


def test_reachable_allows_what_can_be() -> None:
    assert "error" not in asked({"city": "I . / M C / . R", "reachable": True})
    assert "error" not in asked({"city": "M . R", "reachable": True, "variants": ["architect"]})


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"\xff\xfe\x00", "request-not-utf8"),
        (b"{", "request-not-json"),
        (b"[" * 100_000, "request-too-deep"),
        (b" " * (MOST_LINE + 5), "request-too-long"),
    ],
    ids=["binary", "cut off", "nested", "long"],
)
def test_junk_is_answered(line: bytes, code: str) -> None:
    assert answer(line, "en")["error"]["code"] == code


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=200)
@given(
    st.fixed_dictionaries(
        {"city": json_values | st.text("MRCLIPKNA.0123nesw /\n>", max_size=30)},
        optional={
            **dict.fromkeys(
                ("edition", "level", "money", "hand", "reserve", "rulings", "lang", "reachable", "player"),
                json_values,
            ),
            "players": st.integers(-1, 5) | json_values,
            "variants": st.sampled_from((["single-city"], ["suburb"])) | json_values,
        },
    )
)
def test_any_json_is_answered_and_never_raises(request_: dict[str, Any]) -> None:
    found = asked(request_)
    assert "error" in found or "limit" in found


def test_standard_input_is_answered_line_by_line() -> None:
    lines = b'{"city": "M", "id": 1}\n\n\x80junk\n{"city": "M Q", "id": 3}\n{"city": "M", "id": 4}'
    command = [sys.executable, "-m", "cardcity_tutor", "inspect", "--lang", "en"]
    done = subprocess.run(command, input=lines, capture_output=True, check=True, timeout=60)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [found.get("id") for found in answers] == [1, None, 3, 4]
    assert [("error" in found) for found in answers] == [False, True, True, False]
    assert done.stderr == b""


def test_requests_as_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["inspect", '{"city": "M R"}', '{"city": "M"}']) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
