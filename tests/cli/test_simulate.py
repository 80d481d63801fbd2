"""``simulate --table``: files, messages and exit status; records by several processes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.cli import WRONG, main
from cardcity_tutor.coach.simulation import read_rows
from cardcity_tutor.coach.simulation.tables import game_rows


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--table", "a.csv", "--record", "a.jsonl"], "cannot be combined"),
        (["--resume"], "--table FILE"),
        (["--table", "a.csv", "--jobs", "2", "--cluster", "tcp://127.0.0.1:1"], "cannot be combined"),
        (["--jobs", "0"], "from 1 to"),
        (["--jobs", "two"], "from 1 to"),
        (["--table", "a.txt"], ".csv, .parquet"),
        (["--table", "/"], ".csv, .parquet"),
        (["--record", "/"], "“/”"),
        (["--table", "no/a.csv"], "does not exist"),
        (["--table", "there.csv"], "there already"),
        (["--table", "there.csv", "--resume"], "columns"),
        (["--table", "folder.csv", "--resume"], "is a folder"),
        (["--seed", str((1 << 63) - 1)], "whole number"),
        (["--table", "a.csv", "--bot", "random,greedy,random"], "3 bots"),
        (["--players", "1", "--bot", "random,greedy"], "2 bots"),
        (["--table", "a.csv", "--bot", "no.such.module:Bot"], "no module"),
    ],
)
def test_wrong_words_get_one_sentence(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.csv").write_text("old", encoding="utf-8")
    Path("folder.csv").mkdir()
    sentences = set()
    for lang in ("en", "fr"):
        assert main(["simulate", *words, "--lang", lang]) == WRONG
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1
        assert lang == "fr" or said in err
        sentences.add(err)
    assert len(sentences) == 2
    assert {path.name for path in tmp_path.iterdir()} == {"there.csv", "folder.csv"}
    assert Path("there.csv").read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_a_table_grows_with_resume(ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, whole = tmp_path / f"a.{ending}", tmp_path / f"b.{ending}"
    options = ["simulate", "--players", "1", "--seed", "8", "--lang", "en", "--jobs", "1"]
    assert main([*options, "--games", "2", "--table", str(path)]) == 0
    assert capsys.readouterr() == (f"2 games in {path}.\n", "")
    for _ in range(2):  # the second time nothing is left to do
        assert main([*options, "--games", "5", "--table", str(path), "--resume"]) == 0
        assert capsys.readouterr() == (f"5 games in {path}.\n", "")
    assert main([*options, "--games", "5", "--table", str(whole)]) == 0
    assert list(read_rows(path)) == list(read_rows(whole))
    assert path.read_bytes() == whole.read_bytes() or ending == "parquet"  # whose row groups may differ


@pytest.mark.parametrize(("lang", "word"), [("en", "Stopped after 2 of 9"), ("fr", "Arrêt après 2 parties")])
def test_ctrl_c_keeps_what_is_done(
    lang: str,
    word: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "a.csv"

    def interrupted(series: Any, number: int) -> Any:
        if number == 2:
            raise KeyboardInterrupt
        return game_rows(series, number)

    monkeypatch.setattr("cardcity_tutor.coach.simulation.tables.game_rows", interrupted)
    monkeypatch.setattr("cardcity_tutor.coach.simulation.executors.CHUNK_SECONDS", 0)
    words = ["simulate", "--games", "9", "--table", str(path), "--jobs", "1", "--lang", lang]
    assert main(words) == 130
    out, err = capsys.readouterr()
    assert out == ""
    assert word in err
    assert "--resume" in err
    assert [row["game"] for row in read_rows(path)] == [0, 0, 1, 1]
    monkeypatch.undo()
    assert main([*words, "--resume"]) == 0
    assert len(list(read_rows(path))) == 18


@pytest.mark.parametrize("option", ["--table", "--record"])
def test_only_trouble_with_the_file_is_blamed_on_it(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.csv"
    words = ["simulate", option, str(path), "--jobs", "1", "--lang", "en"]

    def forgetful(*_: object) -> Any:
        raise FileNotFoundError("the bot's own opening book")

    def full(*_: object, **__: object) -> Any:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cardcity_tutor.coach.simulation.tables.game_rows", forgetful)
    monkeypatch.setattr("cardcity_tutor.coach.simulation.games.play_record", forgetful)
    with pytest.raises(FileNotFoundError, match="opening book"):
        main(words)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.undo()
    monkeypatch.setattr("cardcity_tutor.coach.simulation.formats.Csv.write", full)
    monkeypatch.setattr("cardcity_tutor.cli.simulate.dumped", full)
    assert main(words) == WRONG
    assert str(path) in capsys.readouterr().err
    assert not path.exists()


@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX")
@pytest.mark.parametrize(("option", "name"), [("--table", "a.csv"), ("--record", "a.jsonl")])
def test_files_have_the_usual_permissions(option: str, name: str, tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    assert main(["simulate", option, str(tmp_path / name), "--jobs", "1"]) == 0
    assert (tmp_path / name).stat().st_mode == usual.stat().st_mode


def test_records_are_the_same_by_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "3", "--seed", "5", "--bot", "random"]
    assert main([*words, "--jobs", "1"]) == 0
    alone = capsys.readouterr().out
    assert main([*words, "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone
