"""Every command that is written down is run: in both READMEs, in docs, in CONTRIBUTING and in the help of each command."""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from cardcity_tutor.cli import COMMANDS, main
from cardcity_tutor.course import Progress, course
from cardcity_tutor.locale import LANGUAGES, page
from tests.browser.hosts import free_port, running

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
TEXTS = {
    file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8")
    for file in PAGES
    if file.name != "CHANGELOG.md"
} | {f"{lang} {name}": page(lang, f"help-{name}") for lang in LANGUAGES for name in COMMANDS}
OTHERS = {"pip", "pipx", "sudo", "jupyter", "make"}
"""Programs that are not ours."""
OURS = "cardcity-tutor"
DRAWN = (".pdf", ".png")
"""Files that a browser prints."""


def command_lines(name: str) -> Iterator[str]:
    """The command lines of a text: in blocks, indented in a help page, or with arguments within a sentence."""
    text = TEXTS[name]
    if " " in name:
        yield from re.findall(rf"(?m)^ {{2}}((?:{OURS}|jupyter) .*)$", text)
        return
    for kind, block in re.findall(r"(?ms)^```(\w*)\n(.*?)^```$", text):
        if kind not in ("", "console", "ini"):
            continue
        for line in block.splitlines():
            if line.startswith(("$ ", OURS)):
                yield line.removeprefix("$ ")
            elif line.startswith("ExecStart="):
                yield line[line.index(OURS) :]
    for code in re.findall(rf"`({OURS} [^`\n]+)`", text):
        yield code if " " in code.removeprefix(f"{OURS} ") else f"{code} --help"


def words_of(line: str) -> list[str]:
    """Its words without the remark behind it."""
    return shlex.split(re.split(r" {4,}| {2,}#", line)[0])


def of_ours(name: str) -> list[list[str]]:
    """The commands of ours, without the name of the program; of a pipe, each part."""
    found = []
    for line in command_lines(name):
        words = words_of(line)
        while OURS in words:
            words = words[words.index(OURS) + 1 :]
            end = words.index("|") if "|" in words else len(words)
            found.append([*words[:end], *(["|"] if end < len(words) else [])])
    return [words for words in found if words != [] and not words[0].startswith("-")]


WITH_COMMANDS = [name for name in TEXTS if of_ours(name)]
DRAWING = [
    name
    for name in TEXTS
    if " " not in name and any(word.endswith(DRAWN) for words in of_ours(name) for word in words)
]
"""Pages whose commands print; those of the help are among them, and are tried without printing."""
SERVED = {
    tuple(word for word in words if word.startswith("-")): tuple(words)
    for name in TEXTS
    for words in of_ours(name)
    if words[0] == "serve" and "--help" not in words
}
"""Commands that serve, by their options: in the other language they are the same."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the commands find what they speak of: saved progress, and a record called FILE."""
    monkeypatch.chdir(tmp_path)
    progress = Progress(course().id)
    lesson = progress.lesson("the-limit")
    lesson.steps["any"], lesson.mastered = "first", "2026-01-02"
    progress.save(tmp_path / "progress.json")
    assert main(["simulate", "--record", "FILE"]) == 0
    return tmp_path


def run_all(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, drawn: bool
) -> None:
    """Run the commands of a text one after the other; what one prints is there for the next, behind a pipe."""
    piped = ""
    for words in of_ours(name):
        if words[0] == "serve":
            continue
        given = [
            shorter(word, before) for before, word in zip(["", *words], words, strict=False) if word != "|"
        ]
        if not drawn:
            given = [re.sub(r"\.pdf$", ".html", re.sub(r"\.png$", ".svg", word)) for word in given]
        if given[:2] == ["lessons", "new"]:
            given = [word.replace("FILE", "FILE.yaml") for word in given]
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(piped.encode())))
        capsys.readouterr()
        status = main(given)
        told = capsys.readouterr()
        assert (status, told.err) == (0, ""), (name, words)
        piped = told.out if words[-1] == "|" else ""
        for option in ("-o", "--record", "--table"):
            if option in given:
                assert Path(given[given.index(option) + 1]).stat().st_size


def shorter(word: str, before: str) -> str:
    """A number of games that a test has time for."""
    return str(int(word) // 50_000) if before == "--games" and int(word) > 10 else word


@pytest.mark.parametrize("name", WITH_COMMANDS)
def test_commands_run(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_all(name, monkeypatch, capsys, drawn=False)
    assert folder == Path.cwd()


@pytest.mark.browser
@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", DRAWING)
def test_commands_that_print_run(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_all(name, monkeypatch, capsys, drawn=True)


@pytest.mark.browser
@pytest.mark.parametrize("words", SERVED.values())
def test_servers_start(words: tuple[str, ...], folder: Path) -> None:
    """On another port, where one is named: somebody may be using it."""
    given = [
        str(free_port()) if before == "--port" else word
        for before, word in zip(["", *words], words, strict=False)
    ]
    assert main(["lessons", "new", "evening/01.yaml"]) == 0
    with running(
        [sys.executable, "-m", "cardcity_tutor", *given], folder, CARDCITY_DATABASE=str(folder / "club.db")
    ):
        pass


def test_help_of_other_programs_is_known() -> None:
    programs = {words_of(line)[0] for name in TEXTS for line in command_lines(name)}
    assert programs <= OTHERS | {OURS}


def test_what_make_and_python_are_told_exists() -> None:
    targets = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    for name, text in TEXTS.items():
        for asked in re.findall(r"(?:`|\$ )make ([a-z -]+?)(?=`|  |\n)", text):
            assert set(asked.split()) <= targets, name
        for module in re.findall(r"python -m ([\w.]+)", text):
            assert find_spec(module), (name, module)
        for part in re.findall(r"python -m benchmarks ([a-z]+)", text):
            assert f'"{part}"' in (ROOT / "benchmarks" / "__main__.py").read_text(encoding="utf-8")


def test_codes_of_worksheets_name_lessons() -> None:
    """As examples of sentences do."""
    codes = [code for text in TEXTS.values() for code in re.findall(r"lesson:([\w-]+):\d+:\d+", text)]
    assert codes
    for code in codes:
        assert course().lesson(code).id == code
