"""Requests that no browser sends: each is answered or dropped, and none of them is a failure of ours or a line of the log."""

from __future__ import annotations

import socket
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from tests.app.houses import eventually, open_house
from tests.attacks.conftest import Amount

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "X" * 300, "")
PATHS = (
    "/", "/room", "/join", "/host", "/host?key=%ff", "/host?key=%00", "/host/state", "/host/state?page=9999",
    "/host/enter", "/host/members", "/host/backup", "/host/restore", "/host/host.js", "/club/api/claim",
    "/club/api/leaderboard", "/api/kernels/{kernel}", "/api/kernels/{kernel}/channels",
    "/api/kernels/{kernel}/channels?session_id=%ff", "/voila/templates/cardcity/static/client.js",
    "/voila/templates/cardcity/static/%00", "/voila/templates/cardcity/static/" + "a" * 5000,
    "/%", "/%zz", "//", "/\xff", "http://evil.example/", "*", "/?" + "a=b&" * 500, "/?lang=%ff&theme=\xe9",
    "/?city=%ed%a0%80",
)  # fmt: skip
HEADERS = (
    "Host: ", "Host: 127.0.0.1:99999", "Content-Length: 5", "Content-Length: -1", "Content-Length: 5, 6",
    "Content-Length: 99999999999999999999", "Transfer-Encoding: chunked", "Transfer-Encoding: gzip",
    "Expect: 100-continue", "Sec-WebSocket-Version: 99", "Sec-WebSocket-Extensions: ;;;",
    "Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99",
    "Sec-WebSocket-Extensions: permessage-deflate; nonsense=1", "Cookie: _xsrf=\xff", "Cookie: " + "a=b;" * 900,
    "Cookie: _xsrf=2|1|2|3", "X-Cardcity-Secret: \xff", "Range: bytes=0-0,5-", "Range: bytes=99999999-",
    'If-None-Match: "', "If-Modified-Since: never", "Accept-Language: " + "x," * 900, "Accept-Language: fr;q=NaN",
    "Origin: null", "Origin: http://[", "Referer: http://[", "Referer: //]", "Host: [", "Content-Type: multipart/form-data; boundary=",
    "Content-Type: application/x-www-form-urlencoded; charset=nonsense", "Content-Encoding: gzip",
    "X-Forwarded-For: \0", "Nonsense", " folded", "\0: x", "Authorization: Basic %%%",
)  # fmt: skip
UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
    "Sec-WebSocket-Protocol: v1.kernel.websocket.jupyter.org",
)
BODIES = (
    b"", b"hello", b"5\r\nhello\r\n0\r\n\r\n", b"zz\r\n", b"_xsrf=%ff", b'{"act":"key","nickname":"\\ud800"}',
    b"\xff" * 500, b"[" * 5000, b"--\r\n\r\n",
)  # fmt: skip
SILENCE_S = 0.1
"""After which a request counts as one that waits for more."""


def odd_request(chance: Random, kernel: str) -> bytes:
    path = chance.choice(PATHS).format(kernel=kernel)
    head = [f"{chance.choice(METHODS)} {path} HTTP/1.1"]
    head += ["Host: 127.0.0.1"] * (chance.random() < 0.8)
    head += chance.sample(HEADERS, chance.randrange(5))
    head += UPGRADE * (chance.random() < 0.4)
    return "\r\n".join([*head, "", ""]).encode("latin-1") + chance.choice(BODIES)


def test_odd_requests_are_no_failures(tmp_path: Path, amount: Amount) -> None:
    chance = Random(17)
    with open_house(
        tmp_path, pool=0, visitors=2, database=str(tmp_path / "club.db"), host_key="a-key-for-the-test"
    ) as house:
        kernel, parts, said = house.ask().kernel, urlsplit(house.address), len(house.said)
        odd = [odd_request(chance, kernel) for _ in range(amount(120, 10_000))]
        odd.append(
            b"OPTIONS // HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=\r\n\r\n"
        )
        for session in ("%c3%a9", "%f0%9f%98%80", "%00", "%ed%a0%80", "a" * 201):
            path = f"/api/kernels/{kernel}/channels?session_id={session}"
            odd.append("\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *UPGRADE, "", ""]).encode())
        odd += [
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{name}: http://[\r\n\r\n".encode()
            for method in ("PUT", "DELETE", "POST")
            for path in (
                f"/api/kernels/{kernel}/channels",
                f"/api/kernels/{kernel}",
                f"/voila/api/shutdown/{kernel}",
            )
            for name in ("Origin", "Referer")
        ]
        for request in odd:
            with socket.create_connection((parts.hostname, parts.port), 20) as line:
                line.sendall(request)
                line.settimeout(SILENCE_S)
                try:
                    status = line.recv(1000)[9:12]
                except (TimeoutError, ConnectionError):
                    continue
            assert status[:1] != b"5" or status == b"503", request[:1000]
        eventually(lambda: house.ask("room").status == 204, 20)  # some of them fetched the page
        assert house.said[said:] == []
