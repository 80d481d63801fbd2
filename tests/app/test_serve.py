"""What `serve` answers without starting a server."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor._resources import resource_folder
from cardcity_tutor.app import serve as serving
from cardcity_tutor.app.serve import listening, serve
from cardcity_tutor.app.server import hosting as hostings
from cardcity_tutor.app.server.hosting import (
    HOST,
    Hosting,
    addresses,
    read_base_url,
    read_sites,
    usual_helpers,
    usual_visitors,
    web_address,
)
from cardcity_tutor.cli import main
from cardcity_tutor.cli import serve as serve_command
from cardcity_tutor.cli.parser import Parser
from cardcity_tutor.core.errors import InputError


def test_a_busy_port_is_named() -> None:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        listener.listen()
        port = listener.getsockname()[1]
        with pytest.raises(InputError, match=f"port-busy.*{port}"):
            serve(port, open_browser=False)


@pytest.mark.parametrize("port", [-1, 0, 65536])
def test_no_such_port(port: int) -> None:
    with pytest.raises(InputError, match=f"port-invalid.*{port}"):
        serve(port, open_browser=False)


def test_another_port_when_the_usual_one_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        listener.listen()
        monkeypatch.setattr(serving, "DEFAULT_PORT", listener.getsockname()[1])
        sockets = listening(HOST, None)
        assert sockets[0].getsockname()[1] not in (0, serving.DEFAULT_PORT)
        for each in sockets:
            each.close()


def test_the_kernels_reach_the_server_whatever_its_address() -> None:
    sockets = listening("127.0.0.2", None)
    try:
        names = {each.getsockname() for each in sockets}
        port = sockets[0].getsockname()[1]
        assert names == {("127.0.0.2", port), (HOST, port)}
    finally:
        for each in sockets:
            each.close()


def test_an_address_of_another_machine() -> None:
    with pytest.raises(InputError, match=r"serve-no-address.*192\.0\.2\.1"):
        listening("192.0.2.1", None)


def test_notebook_is_found() -> None:
    assert (resource_folder("notebooks") / "tutor.ipynb").is_file()


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What would be served: notebook, hosting, the store's place, language."""
    calls: list[tuple[Any, ...]] = []

    def run(
        _config: object,
        notebook: Path,
        hosting: Hosting,
        _sockets: object,
        store: Any,
        lang: str,
    ) -> None:
        calls.append((notebook, hosting, store and store.place, lang))

    monkeypatch.setattr(serving, "run", run)
    return calls


@pytest.mark.parametrize("given", [None, Path("other.ipynb")])
def test_the_tutor_unless_another_notebook_is_given(
    served: list[tuple[Any, ...]], given: Path | None
) -> None:
    assert serve(notebook=given, lang="en") == 0
    tutor = resource_folder("notebooks") / "tutor.ipynb"
    # A notebook that its author is changing is run for each visitor, not before.
    assert served == [(given or tutor, Hosting(pool=2 if given is None else 0), None, "en")]


def test_options(served: list[tuple[Any, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDCITY_HOST_KEY", "from-the-environment")
    place = tmp_path / "club.db"
    words = (
        "serve --address 0.0.0.0 --base-url tutor --behind-proxy --embed https://a.example,https://b.example"
    )
    words += f" --pool 3 --visitors 12 --workers 3 --idle 5 --database {place} --lang en"
    assert main(words.split()) == 0
    hosting = Hosting(
        address="0.0.0.0",  # noqa: S104
        base_url="/tutor/",
        behind_proxy=True,
        embed=("https://a.example", "https://b.example"),
        pool=3,
        visitors=12,
        workers=3,
        helpers=usual_helpers(),
        idle=300,
        host_key="from-the-environment",
    )
    assert served == [(resource_folder("notebooks") / "tutor.ipynb", hosting, str(place), "en")]
    assert place.exists()


def test_without_a_club_nothing_is_stored(
    served: list[tuple[Any, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDCITY_DATABASE", str(tmp_path / "club.db"))
    assert main(["serve", "--no-club"]) == 0
    assert served[0][2] is None
    assert not (tmp_path / "club.db").exists()
    assert main(["serve"]) == 0
    assert served[1][2] == str(tmp_path / "club.db")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--port 0", "--port"),
        ("--pool -1", "--pool"),
        ("--visitors 0", "--visitors"),
        ("--workers 0", "--workers"),
        ("--workers 99", "--workers"),
        ("--workers 2 --kernels", "--kernels"),
        ("--idle 0", "--idle"),
        ("--base-url /a/../b", "/a/../b"),
        ("--base-url /a?b", "/a?b"),
        ("--embed evil.example;", "evil.example;"),
        ("--host-key short", "8"),
        ("--host-key long-enough --host-key-file key", "--host-key-file"),
        ("--host-key-file no-such-file", "does not exist"),
        ("--host-key-file .", "is a folder"),
        ("--host-key-file /dev/null", "is empty"),
        ("--host-key-file /dev/zero", "at most"),
        ("--no-club --database x.db", "--no-club"),
        ("--address 192.0.2.1 --no-club", "192.0.2.1"),
        ("--database mysql://x/y", "mysql"),
        ("--database /dev/null/club.db", "/dev/null/club.db"),
        ("--what 1", "--what"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    served: list[tuple[Any, ...]], capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    assert main(["serve", "--lang", "en", *words.split()]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""
    assert served == []


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is empty"),
        (b" \n\n", "is empty"),
        (b"short\n", "too short"),
        (b"caf\xe9 au lait", "UTF-8"),
        (b"two lines\nof a key", "one line"),
        (b"\x1b[31mred-key", "control characters"),
        (b"k" * 5000, "4,096 bytes"),
    ],
)
def test_bad_key_files_are_refused(
    served: list[tuple[Any, ...]],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    content: bytes,
    said: str,
) -> None:
    file = tmp_path / "key"
    file.write_bytes(content)
    assert main(["serve", "--no-club", "--lang", "en", "--host-key-file", str(file)]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.err.count("\n") == 1
    assert served == []


def test_the_key_comes_from_a_file_before_the_environment(
    served: list[tuple[Any, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDCITY_HOST_KEY", "from-the-environment")
    file = tmp_path / "key"
    file.write_bytes("  clé d’hôte & co \r\n".encode())
    assert main(["serve", "--no-club", "--host-key-file", str(file)]) == 0
    assert main(["serve", "--no-club", "--host-key", "from-the-option"]) == 0
    assert main(["serve", "--no-club"]) == 0
    keys = [hosting.host_key for _, hosting, _, _ in served]
    assert keys == ["clé d’hôte & co", "from-the-option", "from-the-environment"]


@pytest.mark.parametrize("key", ["   ", "short", "not-utf8-\udcff"])
def test_a_bad_key_in_the_environment_is_refused(
    served: list[tuple[Any, ...]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    key: str,
) -> None:
    monkeypatch.setenv("CARDCITY_HOST_KEY", key)
    assert main(["serve", "--no-club"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert served == []


def test_every_option_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    parser = Parser("cardcity-tutor serve", "en")
    serve_command.add_options(parser)
    for lang in ("fr", "en"):
        assert main(["serve", "--help", "--lang", lang]) == 0
        text = capsys.readouterr().out
        options = [name for name in parser._option_string_actions if name not in ("-h", "--help")]
        assert len(options) == 19
        assert [name for name in options if f"  {name} " not in text] == []


@pytest.mark.parametrize(
    ("text", "path"),
    [("", "/"), ("/", "/"), ("tutor", "/tutor/"), ("/a/b", "/a/b/"), ("/user/zoe/", "/user/zoe/")],
)
def test_base_urls(text: str, path: str) -> None:
    assert read_base_url(text) == path


def test_sites() -> None:
    assert read_sites("https://club.example.org/, http://localhost:8000") == (
        "https://club.example.org",
        "http://localhost:8000",
    )
    with pytest.raises(InputError, match="serve-embed"):
        read_sites("https://a.example; script-src *")


@pytest.mark.parametrize(
    ("free", "container", "kernels", "visits"),
    [
        (100, None, 4, 4),
        (2_000, None, 27, 500),
        (1_000, None, 11, 220),
        (2_000, 1_000, 11, 220),
        (500_000, None, 200, 500),
        (2_000, 1 << 40, 27, 500),
    ],
)
def test_as_many_visitors_as_the_memory_bears(
    monkeypatch: pytest.MonkeyPatch, free: int, container: int | None, kernels: int, visits: int
) -> None:
    class Memory:
        available = free * hostings.MB

    monkeypatch.setattr(hostings, "KERNEL_MEMORY", 50)
    monkeypatch.setattr(hostings, "VISIT_MEMORY", 1)
    monkeypatch.setattr(hostings, "WORKER_MEMORY", 110)
    monkeypatch.setattr("psutil.virtual_memory", Memory)
    monkeypatch.setattr(hostings, "_container_limit", lambda: container and container * hostings.MB)
    assert usual_visitors() == kernels
    assert usual_visitors(workers=2) == visits


def test_addresses_that_people_can_type(monkeypatch: pytest.MonkeyPatch) -> None:
    class Entry:
        def __init__(self, family: int, address: str) -> None:
            self.family, self.address = family, address

    cards = {
        "lo": [Entry(socket.AF_INET, "127.0.0.1"), Entry(socket.AF_INET6, "::1")],
        "wifi": [
            Entry(socket.AF_INET, "192.168.1.7"),
            Entry(socket.AF_INET6, "fe80::1%wifi"),
            Entry(socket.AF_INET6, "2001:db8::7"),
            Entry(17, "00:00:5e:00:53:01"),
        ],
    }
    monkeypatch.setattr("psutil.net_if_addrs", lambda: cards)
    monkeypatch.setattr(hostings, "_outward_address", lambda: "")
    assert addresses("0.0.0.0") == ["192.168.1.7"]  # noqa: S104
    assert addresses("::") == ["192.168.1.7", "2001:db8::7"]
    assert addresses("10.0.0.1") == ["10.0.0.1"]
    assert web_address("2001:db8::7", 8866, "/") == "http://[2001:db8::7]:8866/"
    cards = {
        "docker0": [Entry(socket.AF_INET, "172.17.0.1")],
        "eth0": [Entry(socket.AF_INET, "10.0.0.5")],
    } | cards
    assert addresses("0.0.0.0") == ["10.0.0.5", "192.168.1.7", "172.17.0.1"]  # noqa: S104
    monkeypatch.setattr(hostings, "_outward_address", lambda: "192.168.1.7")
    assert addresses("0.0.0.0")[0] == "192.168.1.7"  # noqa: S104
