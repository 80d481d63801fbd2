"""Files and pages come packed to browsers, and as they are to everybody else; each file is packed once."""

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from cardcity_tutor.app.server.gzip_static import SMALLEST, packed
from tests.app.houses import OpenHouse, open_house

SCRIPT = "/voila/templates/cardcity/static/views.js"
BROWSER = {"Accept-Encoding": "gzip, deflate, br"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("packing"), pool=1) as opened:
        yield opened


def ask(
    house: OpenHouse, path: str, headers: dict[str, str] | None = None, method: str = "GET"
) -> tuple[int, http.client.HTTPMessage, bytes]:
    """The answer as it came over the wire."""
    line = http.client.HTTPConnection(urlsplit(house.address).netloc, timeout=60)
    try:
        line.request(method, path, headers=headers or {})
        answer = line.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        line.close()


def test_a_script_comes_packed_to_who_can_unpack_it(house: OpenHouse) -> None:
    _, plain_headers, plain = ask(house, SCRIPT)
    status, headers, sent = ask(house, SCRIPT, BROWSER)
    assert status == 200
    assert "Content-Encoding" not in plain_headers
    assert headers["Content-Encoding"] == "gzip"
    assert headers["Content-Type"] == plain_headers["Content-Type"]
    assert headers["Vary"] == plain_headers["Vary"] == "Accept-Encoding"
    assert int(headers["Content-Length"]) == len(sent) < len(plain) / 2
    assert gzip.decompress(sent) == plain
    _, head, nothing = ask(house, SCRIPT, BROWSER, method="HEAD")
    assert (head["Content-Length"], nothing) == (headers["Content-Length"], b"")


def test_what_the_browser_kept_is_not_sent_again(house: OpenHouse) -> None:
    _, headers, _ = ask(house, SCRIPT, BROWSER)
    for name, value in (
        ("If-Modified-Since", headers["Last-Modified"]),
        ("If-None-Match", headers["Etag"]),
    ):
        status, _, sent = ask(house, SCRIPT, {**BROWSER, name: value})
        assert (status, sent) == (304, b""), name
    assert ask(house, SCRIPT, {**BROWSER, "If-None-Match": '"another"'})[0] == 200
    assert not any("static file" in line for line in house.said)


def test_a_part_of_a_file_is_of_the_file_itself(house: OpenHouse) -> None:
    _, _, plain = ask(house, SCRIPT)
    status, headers, part = ask(house, SCRIPT, {**BROWSER, "Range": "bytes=100-199"})
    assert (status, part) == (206, plain[100:200])
    assert "Content-Encoding" not in headers


def test_the_page_comes_packed(house: OpenHouse) -> None:
    status, headers, sent = ask(house, "/", BROWSER)
    assert (status, headers["Content-Encoding"]) == (200, "gzip")
    page = gzip.decompress(sent)
    assert b'"kernelId": "' in page
    assert len(sent) < len(page) / 2


def test_what_is_small_or_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "words.js"
    file.write_text("x" * (SMALLEST - 1), encoding="ascii")
    assert packed(str(file), 1.0) is None
    file.write_text("y" * SMALLEST, encoding="ascii")
    assert packed(str(file), 1.0) is None, "the same file, not looked at again"
    later = packed(str(file), 2.0)
    assert later is not None
    assert gzip.decompress(later) == b"y" * SMALLEST
