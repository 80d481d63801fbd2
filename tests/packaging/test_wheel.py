"""The built wheel, installed where there is no checkout, does what the checkout does."""

import json
import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

pytestmark = pytest.mark.packaging

ROOT = Path(__file__).resolve().parents[2]


def clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=clean_environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built with the hatchling of this environment: no download."""
    out = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, ROOT, cwd=out)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts folder of a fresh environment that holds the wheel.

    What the wheel depends on is borrowed from this environment by a .pth file, less our own editable
    install, so that nothing is downloaded and the code under test can only come from the wheel.
    """
    home = tmp_path_factory.mktemp("fresh")
    venv.create(home, with_pip=False, symlinks=os.name == "posix")
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", wheel, cwd=home)
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).strip())
    site.joinpath("borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return scripts


def test_wheel_carries_its_data(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "cardcity_tutor/py.typed" in names
    assert "cardcity_tutor/render/icons.svg" in names
    assert "cardcity_tutor/_data/notebooks/tutor.ipynb" in names
    assert "cardcity_tutor/_data/notebooks/data/normal-greedy.csv" in names
    assert "cardcity_tutor/app/templates/voila/templates/cardcity/index.html.j2" in names
    assert not any(name.startswith(("tests/", "tools/", "benchmarks/")) for name in names)


def test_every_tracked_data_file_is_in_the_wheel(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    package = ROOT / "cardcity_tutor"
    files = (path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    missing = [str(path) for path in files if path.relative_to(ROOT).as_posix() not in names]
    assert missing == []


def test_code_comes_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    where = run(
        installed / "python", "-c", "import cardcity_tutor; print(cardcity_tutor.__file__)", cwd=tmp_path
    )
    assert Path(where.strip()).is_relative_to(installed.parent)


def test_inspect_from_another_folder(installed: Path, tmp_path: Path) -> None:
    answer = json.loads(run(installed / "cardcity-tutor", "inspect", '{"city": "M"}', cwd=tmp_path))
    assert "error" not in answer
    assert answer["income"]["total"] == 1


def test_resources_from_another_folder(installed: Path, tmp_path: Path) -> None:
    code = (
        "from cardcity_tutor._resources import resource_folder\n"
        "from cardcity_tutor.games.cardcity.face import city_svg\n"
        "assert city_svg([['M']]).startswith('<svg')\n"
        "print(resource_folder('notebooks') / 'tutor.ipynb')\n"
    )
    notebook = Path(run(installed / "python", "-c", code, cwd=tmp_path).strip())
    assert notebook.is_file()
    assert notebook.is_relative_to(installed.parent)


def test_page_from_another_folder(installed: Path, tmp_path: Path) -> None:
    # Voilà keeps its own static files under the prefix it was installed in, which is borrowed too.
    environment = {
        **clean_environment(),
        "CARDCITY_DATABASE": str(tmp_path / "club.db"),
        "JUPYTER_PATH": str(Path(sys.prefix, "share", "jupyter")),
    }
    with subprocess.Popen(
        [str(installed / "cardcity-tutor"), "serve"],
        cwd=tmp_path,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert address is not None, line + server.stdout.read()
        with urllib.request.urlopen(address.group(), timeout=60) as answer:  # noqa: S310  # our own server
            page = answer.read().decode()
        scripts = re.findall(r'(?:href|src)="/([^"]*\.js)"', page)
        for script in scripts:
            with urllib.request.urlopen(address.group() + script, timeout=60) as answer:  # noqa: S310
                assert answer.read()
        server.terminate()
        server.communicate(timeout=30)
    assert "<svg" in page
    assert 'data-widget="' in page
    assert len(scripts) > 1
    assert "tutor.css" in page
    assert set(re.findall(r"https?://[\w.]+", page)) <= {"http://www.w3.org"}


# ---------------------------------------------------------------- without the packages of the server


def distributions_of(requirement: str) -> Iterator[str]:
    """The installed distributions that a requirement brings, by name, its own requirements first."""
    todo, seen = [Requirement(requirement)], set[str]()
    while todo:
        wanted = todo.pop()
        name = canonicalize_name(wanted.name)
        if name in seen or (wanted.marker is not None and not wanted.marker.evaluate({"extra": ""})):
            continue
        seen.add(name)
        todo += [Requirement(line) for line in metadata.requires(name) or ()]
        yield name


@pytest.fixture(scope="module")
def light(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts folder of an environment that holds the wheel and what it requires without extras, nothing else."""
    home = tmp_path_factory.mktemp("light")
    venv.create(home, with_pip=False, symlinks=os.name == "posix")
    python = home / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", wheel, cwd=home)
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).strip())
    (info,) = site.glob("cardcity_tutor-*.dist-info")
    required = [Requirement(line) for line in metadata.PathDistribution(info).requires or ()]
    for requirement in required:
        if requirement.marker is not None:
            continue
        for name in distributions_of(str(requirement)):
            for file in metadata.files(name) or ():
                top = file.parts[0]
                if top not in ("..", "__pycache__") and not (site / top).exists():
                    (site / top).symlink_to(Path(sysconfig.get_path("purelib"), top))
    return home / "bin"


def test_a_light_install_has_no_server(light: Path, tmp_path: Path) -> None:
    found = run(
        light / "python",
        "-c",
        "from cardcity_tutor.core.extras import EXTRAS; from importlib.util import find_spec; "
        "print([name for name in EXTRAS['app'] if find_spec(name) and name != 'psutil'])",  # IPython brings psutil
        cwd=tmp_path,
    )
    assert found.strip() == "[]"


WIDGETS = """
from cardcity_tutor import City, CityBoard, CourseView, GameTable, RulesExplorer, ScoreSheet, Stage
board = CityBoard("I . / M C / . R", hand=["R", "C"], money=5, lang="en")
board.gesture = {"kind": "place", "card": "C", "cell": [2, 0]}
print(board.value["city"], sorted(board._repr_mimebundle_()[0])[0])
for view in (CourseView(3), GameTable(seed=7), RulesExplorer(), ScoreSheet("M R"), Stage()):
    view._repr_mimebundle_()
sheet = ScoreSheet("M R", lang="en")
sheet.gesture = {"kind": "chart", "on": True}
print(sheet.scene["note"])
print(City.of("M R").income().value)
"""


def test_widgets_of_a_light_install(light: Path, tmp_path: Path) -> None:
    shown = run(light / "python", "-c", WIDGETS, cwd=tmp_path).splitlines()
    assert shown[0].startswith("I1 . / M C / C R application/vnd.jupyter.widget-view+json")
    assert shown[1] == (
        'This needs packages that are not installed (bokeh): “pip install "cardcity-tutor[charts]"”.'
    )
    assert shown[2] == "1"


def test_commands_of_a_light_install(light: Path, tmp_path: Path) -> None:
    command = light / "cardcity-tutor"
    assert json.loads(run(command, "inspect", '{"city": "M"}', cwd=tmp_path))["income"]["total"] == 1
    assert "“jupyter lab here”" in run(command, "notebooks", "here", "--lang", "en", cwd=tmp_path)
    assert (tmp_path / "here" / "tour.ipynb").is_file()
    run(command, "simulate", "--games", "1", "--players", "2", "--bot", "random", cwd=tmp_path)
    run(command, "export", "lesson", "3", "--out", "lesson.html", cwd=tmp_path)


def test_what_needs_the_server_says_what_to_install(light: Path, tmp_path: Path) -> None:
    for lang, start in (("en", "This needs packages that are not installed"), ("fr", "Des paquets manquent")):
        done = subprocess.run(
            [light / "cardcity-tutor", "serve", "--lang", lang],
            cwd=tmp_path,
            env=clean_environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(start)
        assert done.stderr.count("\n") == 1
        assert 'pip install "cardcity-tutor[app]"' in done.stderr
