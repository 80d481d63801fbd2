"""A real Chromium that can reach this machine and nothing else, its visitors, and what they visit."""

import json
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Dialog, Page, WebSocket, sync_playwright

from tests.browser import hosts
from tools import ensure_browser

UNWANTED = (
    # Pages of the address bar, which nobody sees here: each new window loads two, for a second of processor time.
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    # Of what Playwright does without, which this list replaces, all that asks other machines or changes addresses.
    "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints",
    "PreconnectToSearch", "ThirdPartyStoragePartitioning", "DestroyProfileOnBrowserClose",
)  # fmt: skip
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(UNWANTED)}",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)


@dataclass(frozen=True)
class Visitor:
    """How a visitor has set up the machine in front of them."""

    scheme: Literal["light", "dark"] = "light"
    calm: bool = False
    """Asks for reduced motion."""
    locale: str | None = None
    touch: bool = False
    """A phone or tablet: fingers, no hovering."""
    width: int = 1280
    height: int = 900


class Frame(NamedTuple):
    """One message on a kernel's websocket."""

    sent: bool
    kind: str
    """Jupyter's message type: comm_msg, status, display_data ..."""
    size: int


@dataclass
class Traffic:
    """The messages between two moments."""

    frames: list[Frame] = field(default_factory=list)

    @property
    def sent(self) -> list[Frame]:
        return [frame for frame in self.frames if frame.sent]

    @property
    def received(self) -> list[Frame]:
        return [frame for frame in self.frames if not frame.sent]


@dataclass
class Watched:
    """A page together with everything it complained about, asked of other machines, or told its kernel."""

    page: Page
    ignored: tuple[re.Pattern[str], ...] = ()
    errors: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)

    def __post_init__(self) -> None:
        page = self.page
        page.on("console", lambda message: self._on_error(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self._on_error(str(error)))
        page.on("request", lambda request: self._on_request(request.url))
        page.on("websocket", self._on_websocket)
        page.on("dialog", self._on_dialog)

    def ignore(self, *patterns: re.Pattern[str]) -> None:
        """Leave out complaints that are the host's own, past ones too."""
        self.ignored += patterns
        self.errors = [text for text in self.errors if not self._is_ignored(text)]

    def close(self) -> None:
        """Leave as a visitor does; the page says goodbye and its kernel ends."""
        if not self.page.is_closed():
            with self.page.expect_event("close"):
                self.page.close(run_before_unload=True)

    def assert_quiet(self) -> None:
        assert self.errors == []
        assert self.strangers == []
        if not self.page.is_closed():
            assert "[object" not in self.page.inner_text(
                "body"
            )  # something that is no text was written as one

    @contextmanager
    def traffic(self, settle: int = 200) -> Iterator[Traffic]:
        """Collects what goes over the kernel's websocket meanwhile; complete once the block is left."""
        self.page.wait_for_timeout(settle)  # stragglers of what was before
        traffic = Traffic()
        begun = len(self.frames)
        yield traffic
        self.page.wait_for_timeout(settle)
        traffic.frames.extend(self.frames[begun:])

    def _is_ignored(self, text: str) -> bool:
        return any(pattern.search(text) for pattern in self.ignored)

    def _on_error(self, text: str) -> None:
        if not self._is_ignored(text):
            self.errors.append(text)

    def _on_request(self, url: str) -> None:
        if urlsplit(url).scheme not in {"data", "blob"} and urlsplit(url).hostname != hosts.HOST:
            self.strangers.append(url)

    def _on_websocket(self, socket: WebSocket) -> None:
        self._on_request(socket.url)
        if urlsplit(socket.url).path.endswith("/channels"):
            socket.on("framesent", lambda payload: self._on_frame(payload, sent=True))
            socket.on("framereceived", lambda payload: self._on_frame(payload, sent=False))

    def _on_frame(self, payload: str | bytes, *, sent: bool) -> None:
        self.frames.append(
            Frame(sent, message_kind(payload), len(payload.encode() if isinstance(payload, str) else payload))
        )

    def _on_dialog(self, dialog: Dialog) -> None:
        if dialog.type != "beforeunload":  # JupyterLab asks about unsaved work
            self._on_error(f"{dialog.type}: {dialog.message}")
        dialog.accept()


def message_kind(payload: str | bytes) -> str:
    """The type in a kernel message's header: JSON text, or Jupyter's binary form with a table of offsets."""
    if isinstance(payload, str):
        return str(json.loads(payload)["header"]["msg_type"])
    count = int.from_bytes(payload[:8], "little")
    offsets = [int.from_bytes(payload[8 * i : 8 * i + 8], "little") for i in range(1, count + 1)]
    return str(json.loads(payload[offsets[1] : offsets[2]])["msg_type"])


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = ensure_browser.find()
    if path is None:
        pytest.fail(ensure_browser.ADVICE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=[*CHROMIUM_FLAGS])
        yield chromium
        chromium.close()


@contextmanager
def watching(browser: Browser, visitor: Visitor) -> Iterator[Watched]:
    """A fresh page of such a visitor, left properly at the end."""
    context = browser.new_context(
        viewport={"width": visitor.width, "height": visitor.height},
        color_scheme=visitor.scheme,
        reduced_motion="reduce" if visitor.calm else "no-preference",
        locale=visitor.locale,
        has_touch=visitor.touch,
        is_mobile=visitor.touch,
    )
    watched = Watched(context.new_page())
    try:
        yield watched
        watched.close()
    finally:
        context.close()


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    with watching(browser, Visitor()) as watched:
        yield watched


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[[Visitor], Watched]]:
    """Pages of several visitors, or of one with wishes."""
    with ExitStack() as stack:
        yield lambda visitor: stack.enter_context(watching(browser, visitor))


@pytest.fixture(scope="session")
def tutor_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address printed by `cardcity-tutor serve`, started from a folder that is not the checkout."""
    command = [str(Path(sys.executable).with_name("cardcity-tutor")), "serve"]
    folder = tmp_path_factory.mktemp("elsewhere")
    with hosts.running(command, folder, CARDCITY_DATABASE=str(folder / "club.db")) as server:
        yield server.address


class Stage(NamedTuple):
    """A server of Voilà, and the file that it shows: read anew for every visitor."""

    server: hosts.Server
    notebook: Path


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    notebook = hosts.write_notebook(tmp_path_factory.mktemp("voila") / "shown.ipynb")
    with hosts.serving(notebook) as server:
        yield Stage(server, notebook)


@pytest.fixture(scope="module")
def voila(stage: Stage) -> Callable[[Path], hosts.Server]:
    """Serves the notebook of a module; the server itself starts once for all of them."""
    served: set[Path] = set()

    def serve(notebook: Path) -> hosts.Server:
        served.add(notebook)
        assert len(served) == 1, "pages of the first notebook would get the other one when they reload"
        shutil.copyfile(notebook, stage.notebook)
        return stage.server

    return serve


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[hosts.Lab]:
    with hosts.lab_running(tmp_path_factory.mktemp("lab"), tmp_path_factory.mktemp("lab-private")) as lab:
        yield lab


@pytest.fixture(scope="module")
def lab(lab_server: hosts.Lab) -> Iterator[hosts.Lab]:
    """JupyterLab and Notebook 7 on one server, which starts once for all modules; their kernels end with them."""
    yield lab_server
    lab_server.end_kernels()
