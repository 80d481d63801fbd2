"""A real Chromium that can reach this machine and nothing else, and the served tutor."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tools import ensure_browser

CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)


@dataclass
class Watched:
    """A page together with everything it complained about or asked of other machines."""

    page: Page
    errors: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)

    def close(self) -> None:
        """Leave as a visitor does; the page says goodbye and its kernel ends."""
        if not self.page.is_closed():
            with self.page.expect_event("close"):
                self.page.close(run_before_unload=True)

    def assert_quiet(self) -> None:
        assert self.errors == []
        assert self.strangers == []


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = ensure_browser.find()
    if path is None:
        pytest.fail(ensure_browser.ADVICE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=[*CHROMIUM_FLAGS])
        yield chromium
        chromium.close()


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    watched = Watched(page)

    def on_request(url: str) -> None:
        if urlsplit(url).scheme not in {"data", "blob"} and urlsplit(url).hostname != "127.0.0.1":
            watched.strangers.append(url)

    page.on(
        "console", lambda message: watched.errors.append(message.text) if message.type == "error" else None
    )
    page.on("pageerror", lambda error: watched.errors.append(str(error)))
    page.on("request", lambda request: on_request(request.url))
    page.on("websocket", lambda socket: on_request(socket.url))
    yield watched
    watched.close()
    context.close()


@pytest.fixture(scope="module")
def tutor_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address printed by `cardcity-tutor serve`, started from a folder that is not the checkout."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [str(Path(sys.executable).with_name("cardcity-tutor")), "serve"]
    with subprocess.Popen(
        command,
        cwd=tmp_path_factory.mktemp("elsewhere"),
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        assert server.stdout is not None
        printed = []
        address = None
        for line in server.stdout:
            printed.append(line)
            found = re.search(r"http://127\.0\.0\.1:\d+/", line)
            if found:
                address = found.group()
                break
        if address is None:
            pytest.fail("cardcity-tutor serve printed no address:\n" + "".join(printed))
        yield address
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=30)
