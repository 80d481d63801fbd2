"""Boards on a served page in a real Chromium: from click to repaint, first paint, messages.

Every board is served twice, by Voilà as it comes and by ours, and clicked in turns, so that a busy moment of
the machine meets both.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM_FLAGS, Frame, Visitor, Watched, watching
from tests.browser.hosts import free_port, running, serving, write_notebook
from tests.browser.waiting import until
from tools import ensure_browser

from .boards import BOARDS, Board
from .measuring import table

LOADS = 5
TURNS = 10
CLICKS_PER_TURN = 10
WARM_UP = 8
AS_IT_COMES = """
import os, sys
from pathlib import Path
from cardcity_tutor.app.server.hosting import Hosting
from cardcity_tutor.app.serve import configuration, listening, run

hosting, port = Hosting(pool=0, kernels=True), int(sys.argv[2])
config = configuration(port, hosting)
del config.Voila["kernel_websocket_connection_class"]
run(config, Path(sys.argv[1]), hosting, listening(hosting.address, port))
"""

# Notes when kernel messages arrive and when the first board has been painted.
WATCH = """
(() => {
  const log = (window.ccLog = { frames: [], painted: null });
  const kind = (data) => {
    if (typeof data === "string") return JSON.parse(data).header.msg_type;
    const view = new DataView(data), at = (i) => Number(view.getBigUint64(8 * (i + 1), true));
    return JSON.parse(new TextDecoder().decode(data.slice(at(1), at(2)))).msg_type;
  };
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...details) {
      super(...details);
      if (this.url.includes("/channels"))
        this.addEventListener("message", ({ data }) => log.frames.push([kind(data), performance.now()]));
    }
  };
  const look = () => {
    if (!document.querySelector(".cardcity[data-seq]")) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { log.painted = performance.now(); };
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
})();
"""

# One click on a board at rest (people see a card land before they click again), timed in the page: the attribute
# has changed; the frame that shows it is out (a task queued from its animation callback runs after the paint);
# the frame after that has begun.
CLICK = """
async (selector) => {
  await Promise.allSettled(document.getAnimations().map((a) => a.effect.getComputedTiming().endTime < Infinity && a.finished));
  return new Promise((done) => {
    const target = document.querySelector(selector);
    const times = {};
    const since = () => performance.now() - begun;
    const observer = new MutationObserver(() => {
      observer.disconnect();
      times.changed = since();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { times.painted = since(); };
        port2.postMessage(0);
        requestAnimationFrame(() => { times.next = since(); setTimeout(() => done(times)); });
      });
    });
    observer.observe(target.closest(".cardcity"), { attributes: true, attributeFilter: ["data-seq"] });
    const begun = performance.now();
    target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true, pointerType: "mouse" }));
    target.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, isPrimary: true, pointerType: "mouse" }));
    target.click();
  });
}
"""


class Timing(NamedTuple):
    """Milliseconds from the dispatch of pointerdown."""

    changed: float
    painted: float
    next_frame: float


class Visit:
    """One board on one page."""

    def __init__(self, watched: Watched, board: Board, address: str) -> None:
        self.watched = watched
        self.board = board
        self.timings: list[Timing] = []
        self.first_paints: list[float] = []
        self._clicked = 0
        watched.page.add_init_script(WATCH)
        for _ in range(LOADS):
            watched.page.goto(address)
            until(watched.page, "() => window.ccLog.painted !== null")
            watched.page.wait_for_load_state("networkidle")
            self.first_paints.append(self._first_paint())

    def _first_paint(self) -> float:
        """From the last kernel message that could carry the widget's state to the first paint."""
        log = self.watched.page.evaluate("window.ccLog")
        replies = [
            time
            for kind, time in log["frames"]
            if kind in {"comm_open", "comm_msg", "display_data", "execute_result"} and time <= log["painted"]
        ]
        return float(log["painted"] - max(replies))

    def click(self, times: int, note: bool = True) -> None:
        self.watched.page.bring_to_front()
        for _ in range(times):
            selector = self.board.clicks[self._clicked % len(self.board.clicks)]
            found = self.watched.page.evaluate(CLICK, selector)
            self._clicked += 1
            if note and self.board.timed in ("", selector):
                self.timings.append(Timing(found["changed"], found["painted"], found["next"]))

    def hovered(self) -> int:
        """Messages while the pointer wanders over the board."""
        self.watched.page.bring_to_front()
        with self.watched.traffic() as traffic:
            for selector in self.board.hovers:
                self.watched.page.hover(selector)
        return len(traffic.frames)

    def clicked(self) -> list[list[Frame]]:
        """Messages of each click of one round."""
        rounds = []
        for _ in self.board.clicks:
            with self.watched.traffic() as traffic:
                self.click(1, note=False)
            rounds.append(traffic.frames)
        return rounds


def p95(values: Sequence[float]) -> float:
    return statistics.quantiles(values, n=20, method="inclusive")[-1]


def spread(values: Sequence[float]) -> str:
    return f"{statistics.median(values):.1f} / {p95(values):.1f}"


@contextmanager
def visits(browser: Browser, board: Board, folder: Path) -> Iterator[dict[str, Visit]]:
    """The board on both servers at once."""
    notebook = write_notebook(folder / "board.ipynb", *board.cells)
    stock = [sys.executable, "-c", AS_IT_COMES, str(notebook), str(free_port())]
    with ExitStack() as stack:
        servers = {
            "Voilà as it comes": stack.enter_context(running(stock, folder)),
            "tuned": stack.enter_context(serving(notebook)),
        }
        yield {
            name: Visit(stack.enter_context(watching(browser, Visitor())), board, server.address)
            for name, server in servers.items()
        }


def measured(browser: Browser, board: Board) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """The rows of a board in both tables."""
    with tempfile.TemporaryDirectory() as folder, visits(browser, board, Path(folder)) as found:
        for visit in found.values():
            visit.click(WARM_UP, note=False)
        for _ in range(TURNS):
            for visit in found.values():
                visit.click(CLICKS_PER_TURN)
        latency: list[tuple[str, ...]] = [
            (
                board.name,
                name,
                spread([timing.changed for timing in visit.timings]),
                spread([timing.painted for timing in visit.timings]),
                spread([timing.next_frame for timing in visit.timings]),
                f"{statistics.median(visit.first_paints):.0f} / {max(visit.first_paints):.0f}",
            )
            for name, visit in found.items()
        ]
        tuned = found["tuned"]
        rounds = tuned.clicked()
        answers = [
            frame.size for frames in rounds for frame in frames if not frame.sent and frame.kind == "comm_msg"
        ]
        messages = (
            board.name,
            str(tuned.hovered()),
            f"{statistics.median(sum(frame.sent for frame in frames) for frames in rounds):g}",
            f"{statistics.median(sum(not frame.sent for frame in frames) for frames in rounds):g}",
            f"{max(answers):,}",
            f"{statistics.median(sum(frame.size for frame in frames) for frames in rounds):,.0f}",
        )
        for visit in found.values():
            visit.watched.assert_quiet()
    return latency, [messages]


def report() -> str:
    """The tables of all boards."""
    latency: list[tuple[str, ...]] = []
    messages: list[tuple[str, ...]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_browser.find(), args=[*CHROMIUM_FLAGS])
        version = browser.version
        for board in BOARDS:
            of_latency, of_messages = measured(browser, board)
            latency += of_latency
            messages += of_messages
        browser.close()
    head = (
        "board",
        "server",
        "click → changed",
        "→ painted",
        "→ next frame",
        "reply → first paint (median / worst)",
    )
    talk = ("board", "hovering: messages", "click: sent", "received", "largest answer (bytes)", "all (bytes)")
    clicks = TURNS * CLICKS_PER_TURN
    return "\n\n".join(
        [
            f"Chromium {version}, one visitor, {clicks} clicks each, one after another, each on a board at rest; milliseconds, median / 95th percentile.",
            table(head, latency),
            table(talk, messages),
        ]
    )
