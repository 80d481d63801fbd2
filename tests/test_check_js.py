"""How the scripts' types are checked: by a compiler that may be missing, here by one that only notes its orders."""

import json
from pathlib import Path

import pytest

import cardcity_tutor
from tools import check_js


def compiler(folder: Path, code: int = 0, name: str = "tsc") -> Path:
    """A program that writes its arguments beside itself and ends with a code."""
    folder.mkdir(exist_ok=True)
    program = folder / name
    program.write_text(f'#!/bin/sh\necho "$*" > "$0.orders"\nexit {code}\n', encoding="utf-8")
    program.chmod(0o755)
    return program


def orders(program: Path) -> str | None:
    noted = program.with_name(f"{program.name}.orders")
    return noted.read_text(encoding="utf-8").strip() if noted.exists() else None


@pytest.fixture(autouse=True)
def path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A search path of one folder, empty at first, and no choice."""
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    monkeypatch.delenv("TSC", raising=False)
    monkeypatch.setattr(check_js, "BROUGHT", tmp_path / "brought")
    return tmp_path / "path"


def test_without_a_compiler_one_line_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_js.main() == 0
    assert capsys.readouterr().out.splitlines() == [check_js.SKIPPED]
    assert "skipped" in check_js.SKIPPED


@pytest.mark.parametrize("code", [0, 2])
def test_the_compiler_on_the_path_decides(path: Path, capsys: pytest.CaptureFixture[str], code: int) -> None:
    program = compiler(path, code)
    assert check_js.main() == code
    assert orders(program) == f"--project {check_js.CONFIG}"
    assert capsys.readouterr().out == ""


def test_the_chosen_compiler_goes_first(monkeypatch: pytest.MonkeyPatch, path: Path, tmp_path: Path) -> None:
    passed_over = compiler(path, 2)
    chosen = compiler(tmp_path / "chosen", name="my-tsc")
    monkeypatch.setenv("TSC", str(chosen))
    assert check_js.main() == 0
    assert orders(chosen) == f"--project {check_js.CONFIG}"
    assert orders(passed_over) is None


NPM = """#!/bin/sh
echo "$*" >> "$0.orders"
/bin/mkdir -p "$3/node_modules/.bin"
[ {code} = 0 ] && printf '#!/bin/sh\\nexit 3\\n' > "$3/node_modules/.bin/tsc" && /bin/chmod 755 "$3/node_modules/.bin/tsc"
exit {code}
"""


def npm(folder: Path, code: int) -> Path:
    """A program that brings a compiler (which finds fault), or fails half-way."""
    program = compiler(folder, name="npm")
    program.write_text(NPM.format(code=code), encoding="utf-8")
    return program


def test_npm_brings_the_compiler_once(path: Path) -> None:
    program = npm(path, 0)
    assert check_js.main() == check_js.main() == 3
    asked = orders(program)
    assert asked is not None
    assert asked.splitlines() == [asked]
    assert asked.endswith(f"typescript@{check_js.VERSION}")


def test_where_npm_fails_nothing_half_done_stays(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    npm(path, 1)
    assert check_js.main() == 0
    assert capsys.readouterr().out.splitlines() == [check_js.SKIPPED]
    assert not (check_js.BROUGHT / check_js.VERSION).exists()


def test_a_wrong_choice_is_named(monkeypatch: pytest.MonkeyPatch, path: Path, tmp_path: Path) -> None:
    compiler(path)
    monkeypatch.setenv("TSC", str(tmp_path / "nowhere"))
    with pytest.raises(SystemExit, match="TSC is"):
        check_js.main()


def test_every_script_is_checked() -> None:
    config = json.loads(check_js.CONFIG.read_text(encoding="utf-8"))
    package = Path(cardcity_tutor.__file__).parent
    root = package.parent
    found = {file for pattern in config["include"] for file in root.glob(pattern.removeprefix("../"))}
    assert found == set(package.rglob("*.js"))
    assert all(config["compilerOptions"][option] for option in ("allowJs", "checkJs", "noEmit", "strict"))
