"""Damaged requests, records, lessons and options: each is answered or refused in words, and never ends in a traceback."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest

from cardcity_tutor._resources import resource_folder
from cardcity_tutor.cli import WRONG, inspect, main, sentence
from cardcity_tutor.cli.inspect import answer
from cardcity_tutor.cli.replay import told
from cardcity_tutor.coach.simulation import Series, records
from cardcity_tutor.core.errors import TutorError
from cardcity_tutor.core.record import dumped
from cardcity_tutor.course.nodes import parse_yaml
from cardcity_tutor.course.packs import course
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.games import DEFAULT, find
from cardcity_tutor.games.cardcity import game
from cardcity_tutor.locale import LANGUAGES
from tests.attacks.conftest import Amount

COMMAND = (sys.executable, "-m", "cardcity_tutor")
VALUES = (
    "null", "true", "false", "0", "-1", "1.5", "1e400", "NaN", "Infinity", "-Infinity", "9" * 900, "9" * 5000,
    '""', '"xl"', '"M"', '"M R / . C"', '"R C L"', '"' + "x" * 3000 + '"', '"' + "M " * 30_000 + '"',
    '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000\\u001b[31m\\u2028\\n"', '"\\u202eM"', '"😀 é"',
    "[]", "{}", "[null]", "[[]]", "[{}]", "[1, 2]", '["a", 1]', '["R"]', "[true, false]", f"[{10**30}, 0]",
    '{"a": 1}', '{"R": -1}', '{"up": [[]], "down": [], "money": "x"}', '{"up": [], "down": [], "money": 1e5}',
    '{"bicolour-set": {"RCd": 1e9}}', '{"suburb-ring": {"5": "\\ud800"}}', "[" * 60 + "]" * 60, "[" * 100 + "]" * 100,
    "[" * 5000, '{"a":' * 3000 + "1" + "}" * 3000,
)  # fmt: skip
"""JSON, or what somebody may send for it."""
REQUESTS = (
    {"city": "I . / M C / . R", "hand": ["R", "L"], "money": 3, "id": 1, "lang": "fr"},
    {
        "city": "M CI0",
        "level": "advanced",
        "variants": ["ecological", "architect"],
        "money": 0,
        "hand": ["CId"],
    },
    {"city": "M R", "edition": "2012", "variants": ["parking-meters"], "reachable": True, "id": {"a": [1]}},
    {"city": "M0 M1 / > M2", "variants": ["single-city"], "players": 3, "player": 2, "hand": ["P"]},
    {"city": "M", "rulings": {"bicolour-inside": False}, "reserve": {"R": 2, "N": 0}, "level": "normal"},
)
WAYS: tuple[dict[str, Any], ...] = (
    {"players": 1},
    {"players": 3, "level": "normal"},
    {"level": "advanced", "variants": ["architect", "ecological"]},
    {"variants": ["single-city"]},
    {"players": 1, "variants": ["suburb"]},
    {"edition": "2012", "variants": ["decentralisation"]},
)
OTHER_WAYS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("designtown", {"players": 2}),
    ("cloudcity", {"players": 2}),
    ("cloudcity", {"players": 3, "map": "rectangle", "needs": ["circuits", "blue-lead"]}),
)
SPLINTERS = (
    b"\xff",
    b"\x00",
    b"\xed\xa0\x80",
    b'"',
    b"{",
    b"]",
    b":",
    b"\\",
    b"\\ud800",
    b"NaN",
    b"1e999",
    "é".encode(),
)


def damaged_object(chance: random.Random, fields: dict[str, Any], more: tuple[str, ...] = ()) -> bytes:
    """The JSON of an object in which one field is missing or something else, or the text itself is broken."""
    found = dict(fields)
    name = chance.choice((*found, *more))
    if chance.random() < 0.15:
        found.pop(name, None)
        return json.dumps(found).encode()
    text = json.dumps({**found, name: "@"}).replace('"@"', chance.choice(VALUES)).encode()
    return damaged_bytes(chance, text) if chance.random() < 0.3 else text


def damaged_bytes(chance: random.Random, text: bytes) -> bytes:
    """The text cut off, with a splinter in it, or mere noise; one line."""
    place = chance.randrange(len(text) + 1)
    way = chance.randrange(4)
    if way == 0:
        text = text[:place]
    elif way == 1:
        text = text[:place] + chance.choice(SPLINTERS) + text[place + chance.randrange(3) :]
    elif way == 2:
        text = chance.randbytes(chance.randrange(1, 60))
    else:
        end = place + chance.randrange(30)
        text = text[:place] + text[end:]
    return text.replace(b"\n", b" ").replace(b"\r", b" ")


def requests(count: int, seed: int) -> Iterator[bytes]:
    chance = random.Random(seed)
    more = (
        "id",
        "lang",
        "edition",
        "level",
        "variants",
        "money",
        "hand",
        "reserve",
        "rulings",
        "players",
        "odd",
    )
    for _ in range(count):
        yield damaged_object(chance, chance.choice(REQUESTS), more)


def _no_constant(name: str) -> NoReturn:
    raise AssertionError(name)


def strict(text: str | bytes) -> Any:
    """The value of a text that must be JSON by RFC 8259: UTF-8, and no NaN."""
    return json.loads(text, parse_constant=_no_constant)


def check_sentence(text: str) -> None:
    """One line of bearable length that can be written anywhere where there are letters."""
    text.encode("utf-8")
    assert len(text.splitlines()) == 1
    assert 10 < len(text) < 3000


# ------------------------------------------------------------------ inspect


def test_every_damaged_request_has_an_answer(amount: Amount) -> None:
    for line in requests(amount(1500, 30_000), seed=1):
        found = answer(line, "en")
        assert strict(json.dumps(found, ensure_ascii=False, allow_nan=False).encode()) == found
        if "error" in found:
            assert found["error"]["code"] != "internal", line[:500]
            check_sentence(found["error"]["message"])
        else:
            assert "limit" in found


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "ascii", "cp1252"])
def test_as_many_answers_as_lines_whatever_the_terminal(encoding: str, amount: Amount) -> None:
    count = amount(400, 100_000 if encoding == "utf-8" else 5000)
    lines = [line for line in requests(count, seed=2) if line.strip()]
    done = subprocess.run(
        [*COMMAND, "inspect", "--lang", "fr"],
        input=b"\n".join(lines),
        capture_output=True,
        check=True,
        timeout=1800,
        env={**os.environ, "PYTHONIOENCODING": f"{encoding}:strict"},
    )
    answers = [strict(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines)
    assert [("error" in found) != ("limit" in found) for found in answers] == [True] * len(lines)
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b'{"city": "M", "id": NaN}', "request-number"),
        (b'{"city": "M", "id": [-Infinity]}', "request-number"),
        (b'{"city": "M", "id": 1e999}', "request-number"),
        (b'{"city": "M", "money": ' + b"9" * 5000 + b"}", "request-number"),
        (b'{"city": "M", "id": "\\ud800"}', "request-surrogate"),
        (b'{"city": "M", "\\udfff": 1}', "request-surrogate"),
        (b'{"city": "M", "id": "\xed\xa0\x80"}', "request-not-utf8"),
        (b'{"city": "M", "id": ' + b"[" * 80 + b"]" * 80 + b"}", "request-too-deep"),
        (b'{"city": "M ' + b"Q" * 2600 + b'"}', "city-token"),
        (b'{"city": "M", "edition": "' + b"x" * 2600 + b'"}', "option-unknown"),
    ],
)
def test_what_cannot_be_repeated_is_refused(line: bytes, code: str) -> None:
    for lang in LANGUAGES:
        found = answer(line, lang)
        assert found.keys() == {"error"}
        assert found["error"]["code"] == code
        check_sentence(found["error"]["message"])


def test_any_id_that_json_has_comes_back() -> None:
    kept: Any
    for kept in (0, 10**30, -1.5, True, None, "é😀\u2028\x00", ["a", {"b": []}], [[[[[[]]]]]]):
        assert answer(json.dumps({"city": "M", "id": kept}).encode(), "en")["id"] == kept
        assert answer(json.dumps({"city": "?", "id": kept}).encode(), "en")["id"] == kept


def test_a_fault_of_ours_costs_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def faulty(content: dict[str, Any]) -> dict[str, Any]:
        if content["id"] % 2:
            raise ZeroDivisionError("ours")
        return {"id": content["id"], "limit": {}}

    monkeypatch.setattr(inspect, "find", lambda _: SimpleNamespace(inspect=faulty))
    monkeypatch.setattr(inspect, "_reported_faults", set())
    words = [json.dumps({"city": "M", "id": number}) for number in range(6)]
    assert main(["inspect", "--lang", "en", *words]) == 0
    out, err = capsys.readouterr()
    answers = [strict(line) for line in out.splitlines()]
    assert [found["id"] for found in answers] == list(range(6))
    assert [found["error"]["code"] for found in answers if "error" in found] == ["internal"] * 3
    assert "Please report it" in answers[1]["error"]["message"]
    assert err.count("Traceback") == 1


def test_a_line_that_begins_with_a_million_blanks_is_answered_too() -> None:
    text = b" " * (inspect.MOST_LINE + 10) + b'{"city": "M"}\n{"city": "M", "id": 2}\n'
    done = subprocess.run([*COMMAND, "inspect"], input=text, capture_output=True, check=True, timeout=60)
    first, second = map(strict, done.stdout.splitlines())
    assert first["error"]["code"] == "request-too-long"
    assert second["id"] == 2


# ------------------------------------------------------------------ records


@pytest.fixture(scope="module")
def recorded() -> list[list[str]]:
    """Whole games of every kind, as lines, those of other games at the end."""
    ways: list[Any] = [game(**way) for way in WAYS]
    ways += [find(ruleset).needed(find(ruleset).read_options)(options) for ruleset, options in OTHER_WAYS]
    games = (records(Series(way, ("random",), seed), range(1)) for seed, way in enumerate(ways))
    return [[dumped(line) for line in record] for found in games for record in found]


def damaged_record(chance: random.Random, lines: list[str]) -> bytes:
    found = [line.encode() for line in lines]
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        place = chance.choice((0, chance.randrange(len(found)), chance.randrange(min(20, len(found)))))
        way = chance.randrange(10)
        if way < 6:
            try:
                event = json.loads(found[place])
                more = ("hall", "rulings", "variants", "players", "facing", "cell", "odd")
                found[place] = damaged_object(chance, event, more)
            except (ValueError, TypeError, RecursionError):  # damaged already
                found[place] = damaged_bytes(chance, found[place])
        elif way == 6:
            del found[place]
        elif way == 7:
            found.insert(place, chance.choice(found))
        elif way == 8:
            found[place] = damaged_bytes(chance, found[place])
        else:
            del found[place:]
        if not found:
            break
    return b"\n".join(found)


def test_a_damaged_record_is_fine_or_refused_in_words(recorded: list[list[str]], amount: Amount) -> None:
    chance = random.Random(3)
    refused = 0
    count = amount(400, 6000)
    for _ in range(count):
        lines = chance.choice(recorded)
        text = damaged_record(chance, lines).decode("utf-8", "surrogateescape")
        ruleset = find(json.loads(lines[0]).get("ruleset", DEFAULT))
        try:
            for played in ruleset.needed(ruleset.records).replay(text.splitlines()):
                "\n".join(told(ruleset, played, "fr")).encode("utf-8")
        except TutorError as error:
            refused += 1
            for lang in LANGUAGES:
                check_sentence(sentence(error, lang))
    assert refused > count / 2


def test_the_command_replay_says_what_is_wrong_in_one_line(
    recorded: list[list[str]], amount: Amount, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(4)
    file = tmp_path / "game.jsonl"
    for _ in range(amount(60, 1000)):
        file.write_bytes(damaged_record(chance, chance.choice(recorded)))
        status = main(["replay", "--check", str(file)])
        out, err = capsys.readouterr()
        assert (status, len(out.splitlines()), len(err.splitlines())) in {(0, 1, 0), (WRONG, 0, 1)}


def test_a_record_whose_start_leaves_out_what_is_usual_is_told(
    tmp_path: Path, recorded: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    words = {"cardcity": "residential", "designtown": "players: 2", "cloudcity": "square"}
    for lines in (recorded[0], *recorded[len(WAYS) : len(WAYS) + 2]):
        start = json.loads(lines[0])
        for name in ("edition", "level", "victory", "variants", "rulings", "rules_version", "map", "needs"):
            start.pop(name, None)
        if start["players"] == 2:
            del start["players"]
        file.write_text("\n".join([json.dumps(start), *lines[1:]]), encoding="utf-8")
        assert main(["replay", str(file), "--lang", "en"]) == 0
        assert words[start.get("ruleset", DEFAULT)] in capsys.readouterr().out


def test_damaged_progress_is_read_or_refused_in_words(amount: Amount) -> None:
    chance = random.Random(5)
    whole = Progress("course", "Zoé").to_json()
    lesson = {"steps": {"a": "right"}, "mastered": "2024-02-29", "last": "", "seen": 3}
    for _ in range(amount(500, 10_000)):
        data = damaged_object(chance, whole, ("review", "odd"))
        if chance.random() < 0.7:
            inner = damaged_object(chance, lesson, ("attempts", "odd")).decode("utf-8", "surrogateescape")
            data = (
                json.dumps({**whole, "lessons": {"a": "@"}})
                .replace('"@"', inner)
                .encode("utf-8", "surrogateescape")
            )
        try:
            json.dumps(Progress.parse(data.decode("utf-8", "surrogateescape")).to_json(), allow_nan=False)
        except TutorError as error:
            check_sentence(sentence(error, "fr"))


# ------------------------------------------------------------------ lessons

YAML_VALUES = (
    "", "null", "true", "-1", "1e400", ".nan", ".inf", "9" * 400, "9" * 5000, "0x10", "1_0", "2024-02-30", "[]", "{}", "[[]]",
    "[{}]", "{a: b}", "[" * 30, "x" * 3000, '"\\ud800"', '"\\x00\\e\\u2028"', "&a [*a]", "*b", "!!python/object:os.system x",
    "!!int x", "!!binary zzz", "? x", "|\n  ", "M R / . C", "R C L", "b2 c3", "%", "@", "`", "'", '"', "- a", "<<: *x", "~",
)  # fmt: skip


def damaged_lesson(chance: random.Random, lines: list[bytes]) -> bytes:
    found = list(lines)
    for _ in range(chance.choice((1, 1, 2, 3))):
        place = chance.randrange(len(found))
        way = chance.randrange(8)
        if way < 4 and b":" in found[place]:
            name, _, _ = found[place].partition(b":")
            found[place] = name + b": " + chance.choice(YAML_VALUES).encode()
        elif way == 4:
            found[place] = b" " * chance.randrange(8) + found[place].lstrip()
        elif way == 5:
            found[place] = damaged_bytes(chance, found[place])
        elif way == 6:
            found.insert(place, chance.choice(found))
        elif way == 7 and len(found) > 1:
            del found[place]
    return b"\n".join(found)


def test_damaged_lessons_have_their_problems_listed(
    amount: Amount, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(6)
    sources = [
        path.read_bytes().splitlines()
        for path in sorted(resource_folder("lessons").glob("cardcity/[0-9]*.yaml"))
    ]
    file = tmp_path / "lesson.yaml"
    for number in range(amount(40, 1500)):
        file.write_bytes(damaged_lesson(chance, chance.choice(sources)))
        status = main(["lessons", "check", str(file), "--lang", LANGUAGES[number % 2]])
        out, err = capsys.readouterr()
        assert status in (0, 1)
        assert err == ""
        lines = out.splitlines()
        assert lines
        assert status == 0 or len(lines) > 1  # remarks alone are no problems
        assert all(len(line) < 4000 for line in lines)


def test_a_ruling_of_a_lesson_may_be_any_number() -> None:
    for digits in ("9" * 400, "-" + "9" * 400, "9" * 5000, "1e400"):
        assert parse_yaml(f"rulings: {{a: {digits}}}", "a.yaml").plain()["rulings"]["a"] == digits


def test_junk_is_no_answer_to_an_exercise(amount: Amount) -> None:
    junk = (
        *JUNK,
        "$" + "9" * 5000,
        "R C (L) $" + "9" * 5000,
        "9" * 5000 + ".",
        "1, " + "9" * 5000,
        "b" + "9" * 5000,
    )
    steps = [(lesson.number, step.exercise) for lesson in course().lessons for step in lesson.steps]
    asked = [(number, exercise) for number, exercise in steps if exercise is not None]
    for number, exercise in asked[:: amount(4, 1)]:
        for text in junk:
            try:
                exercise.grade(exercise.read(text), number)
            except TutorError as error:
                check_sentence(sentence(error, "fr"))


# ------------------------------------------------------------------ options


def test_a_name_with_half_a_character_gets_its_certificate(tmp_path: Path) -> None:
    progress = Progress("cardcity", "Zo\ud83d")
    lesson = progress.lesson(course().lessons[0].id)
    lesson.steps["first"] = "solved"
    lesson.mastered = "2024-02-29"
    file = tmp_path / "a.json"
    file.write_text(json.dumps(progress.to_json()), encoding="utf-8")
    page = tmp_path / "a.html"
    for words in ([], ["--name", "Zo\udcff"]):
        assert main(["export", "certificate", "--progress", str(file), "--out", str(page), *words]) == 0
        assert "Zo?" in page.read_text(encoding="utf-8")


JUNK = (
    "x" * 3000, "x" * 300_000, "9" * 5000, "-" + "9" * 5000, "[" * 3000, '{"a":' * 3000, "[]", "NaN", '{"a": NaN}',
    '{"bicolour-set": ' + "9" * 5000 + "}", "\udcff\udcfe", '{"\udcff": 1}', "\x1b[31m", "a\nb", "\u202e", "٣", "²",
    "https://\udcff", "--", "=", ",", ",,", "a,b", "1,2", "../..", "/", "/dev/null/x", "a:b", ":", ".:", "a..b:c", "%s{0}", "{ $x }", "😀",
)  # fmt: skip
COMMANDS = (
    *(f"simulate --{name}" for name in (
        "games", "players", "edition", "level", "victory", "variants", "hall", "rulings", "bot", "seed", "jobs", "what",
    )),
    "simulate --games 0 --record", "simulate --games 0 --table", "inspect --x", "replay", "replay --check", "lessons",
    "lessons check", "lessons list", "lessons show", "lessons show 1 --step", "lessons new", "lessons new --kind",
    "export", "export position M --out", "export position --out a.svg", "export lesson --out a.html",
    "export worksheet --out a.html", "export worksheet 1 --out a.html --seed", "export worksheet 1 --out a.html --count",
    "export worksheet 1 --out a.html --address", "export worksheet 1 --out a.html --pack", "export slides --out a.html",
    "export certificate --out a.html --progress", "serve --port", "serve --base-url", "serve --embed", "serve --pool",
    "serve --idle", "serve --visitors", "serve --host-key-file", "serve --what", "",
    *(f"export position M --out a.svg --{name}" for name in (
        "edition", "level", "variants", "money", "hand", "players", "player", "rulings", "reserve", "width",
    )),
)  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_junk_on_the_command_line_gets_one_sentence(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("cardcity_tutor.app.serve.serve", lambda *_, **__: 0)
    for junk in JUNK:
        status = main([*command.split(), junk, "--lang", "en"])
        _, err = capsys.readouterr()
        assert status in (0, 1, WRONG), junk[:60]
        if status == WRONG:
            check_sentence(err.rstrip("\n"))


@pytest.mark.parametrize("words", [["lessons", "check"], ["replay"], ["simulate", "--bot"], ["inspect"]])
def test_arguments_that_are_no_text_are_refused_in_a_process_too(words: list[str], tmp_path: Path) -> None:
    for locale in ("C", "C.UTF-8"):
        done = subprocess.run(
            [*COMMAND, *words, b"\xff\xfe\x1b"],
            capture_output=True,
            check=False,
            timeout=60,
            cwd=tmp_path,
            env={**os.environ, "LC_ALL": locale, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        assert done.returncode == (0 if words == ["inspect"] else WRONG)
        said = (done.stdout + done.stderr).decode("utf-8")
        assert len(said.splitlines()) == 1
        assert "Traceback" not in said


# ------------------------------------------------------------------ streams and files that are none


@pytest.mark.skipif(os.name != "posix", reason="devices and closed streams are POSIX")
@pytest.mark.parametrize(
    ("command", "status", "said"),
    [
        ('inspect \'{"city": "M"}\' >/dev/full', WRONG, "The output cannot be written"),
        ("--help >/dev/full", WRONG, "The output cannot be written"),
        ("--version >/dev/full", WRONG, "The output cannot be written"),
        ("simulate --jobs 1 >/dev/full", WRONG, "cannot be written"),
        ('inspect \'{"city": "M"}\' >&-', 0, ""),
        ("inspect <&-", 0, ""),
        ("simulate --jobs 1 >&-", 0, ""),
        ("nonsense 2>&-", WRONG, ""),
    ],
)
def test_output_that_nobody_takes_ends_in_a_sentence(command: str, status: int, said: str) -> None:
    words = f"{sys.executable} -m cardcity_tutor --lang en {command}"
    done = subprocess.run(
        ["/bin/sh", "-c", words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == status, done.stderr
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == bool(said)


@pytest.mark.skipif(os.name != "posix", reason="pipes with names are POSIX")
@pytest.mark.parametrize(
    "words", [("simulate", "--jobs", "1", "--record"), ("export", "position", "M", "--out")]
)
def test_nothing_takes_the_place_of_a_pipe_or_a_link(words: tuple[str, ...], tmp_path: Path) -> None:
    """A file that appears when it is whole took the place of ``/dev/stdout``, where somebody may write there."""
    pipe, link, goal = (tmp_path / f"{name}.svg" for name in ("pipe", "link", "goal"))
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as thread:
        heard = thread.submit(pipe.read_bytes)
        assert main([*words, str(pipe)]) == 0
        assert heard.result(60)
    assert pipe.is_fifo()
    link.symlink_to(goal)
    assert main([*words, str(link)]) == 0
    assert link.is_symlink()
    assert goal.stat().st_size > 100


def test_a_file_of_cards_that_is_too_deep_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.toml"
    for text in (
        b"a = " + b"[" * 100_000,
        b"a = " + b"9" * 5000,
        b"\xff",
        b"a = nan\n[a]",
        b"[faces]\nR = nan",
    ):
        file.write_bytes(text)
        for ruleset in ("designtown", "cloudcity"):
            assert main(["simulate", "--ruleset", ruleset, "--cards", str(file), "--lang", "en"]) == WRONG
            check_sentence(capsys.readouterr().err.rstrip("\n"))


# ------------------------------------------------------------------ Ctrl+C


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_the_games_that_were_recorded(jobs: str, amount: Amount, tmp_path: Path) -> None:
    chance = random.Random(7)
    for number in range(amount(1, 10)):
        file = tmp_path / f"{number}.jsonl"
        words = ["simulate", "--games", "100000", "--record", str(file), "--jobs", jobs, "--lang", "en"]
        process = subprocess.Popen([*COMMAND, *words], stderr=subprocess.PIPE, start_new_session=True)
        deadline = time.monotonic() + 60
        while not any(draft.stat().st_size for draft in tmp_path.glob(f".{file.name}*")):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        time.sleep(chance.random())
        for _ in range(number % 3 + 1):  # some people press twice
            os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
        assert process.returncode == 130
        assert err.startswith(b"Stopped after ")
        assert len(err.splitlines()) == 1
        assert main(["replay", "--check", str(file)]) == 0
        assert {path.name for path in tmp_path.iterdir()} == {f"{k}.jsonl" for k in range(number + 1)}
