"""Visitors in a real Chromium, and what their pages note of time."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

from tests.browser.conftest import CHROMIUM_FLAGS
from tests.browser.waiting import until
from tools import ensure_browser

from .sites import Site

PATIENCE = 60_000

# Runs before the page does. Times count from the start of the navigation. A test is made at the beginning of a
# frame; a task queued from there runs once that frame is painted.
WATCH = """
(({ seen, target, state }) => {
  const notes = (window.ccNotes = { marks: {}, clicks: [] });
  const now = () => performance.now();
  const painted = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(now());
    port2.postMessage(0);
  };
  const once = (test, then) => {
    const look = () => (test() ? painted(then) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  const shown = (selector) => [...document.querySelectorAll(selector)].some((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.bottom > 0 && box.top < innerHeight && element.checkVisibility({ visibilityProperty: true });
  });
  once(() => shown(seen), (time) => { notes.marks.visible = time; });
  once(() => shown(target), (time) => { notes.marks.there = time; });
  addEventListener("click", (event) => {
    const before = state();
    once(() => state() !== before, (time) => notes.clicks.push([event.timeStamp, time]));
  }, true);
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...args) {
      super(...args);
      this.addEventListener("open", () => { notes.marks.wire ??= now(); }, { once: true });
    }
  };
})
"""

# The middle of the nth element that a click would really reach.
REACH = """
([selector, turn]) => {
  const found = [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(...at);
    return hit && (element.contains(hit) || hit.contains(element)) ? [at] : [];
  });
  return found.length ? found[turn % found.length] : null;
}
"""
RESOURCES = """
() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((entry) => ({
  name: new URL(entry.name).pathname, begun: entry.startTime, first: entry.responseStart, ended: entry.responseEnd,
  sent: entry.transferSize, size: entry.decodedBodySize,
}))
"""


class Fetched(NamedTuple):
    """One request of a page; milliseconds from the start of the navigation, bytes."""

    name: str
    begun: float
    first: float
    ended: float
    sent: int
    size: int


class Guest:
    """Somebody with a browser of their own: empty cache, no cookies."""

    def __init__(self, context: BrowserContext, site: Site, address: str) -> None:
        self.site = site
        self.address = address
        self.context = context
        self.errors: list[str] = []
        self._clicked = 0
        options = f"{{seen: {json.dumps(site.seen)}, target: {json.dumps(site.targets[0])}, state: () => {site.state}}}"
        context.add_init_script(f"({WATCH.strip()})({options})")
        self.page = self._new_page()

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda said: self._complain(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self._complain(str(error)))
        page.on("response", self._on_response)
        page.on("dialog", lambda dialog: dialog.accept())
        return page

    def _complain(self, text: str) -> None:
        self.errors.append(text)

    def _on_response(self, response: Response) -> None:
        if response.status >= 500:
            self._complain(f"{response.status} {response.url}")

    def come(self) -> None:
        """Open the page, also again; nothing is waited for."""
        if self.page.is_closed():
            self.page = self._new_page()
        self._clicked = 0
        self.page.goto(self.address + self.site.query, wait_until="commit")

    def ready(self) -> None:
        """Wait until there is something to click."""
        until(self.page, "() => window.ccNotes?.marks.there", timeout=PATIENCE)

    def click(self, patience: float = PATIENCE) -> float:
        """A click of the mouse on the next target; milliseconds from the click to the painted answer."""
        count = len(self.clicks())
        target = self.site.targets[self._clicked % len(self.site.targets)]
        at = until(self.page, REACH, [target, self._clicked // 2], PATIENCE)
        self.page.mouse.click(*at)
        until(self.page, "(count) => window.ccNotes.clicks.length > count", count, patience)
        self._clicked += 1
        clicked, painted = self.clicks()[-1]
        return painted - clicked

    def clicks(self) -> list[tuple[float, float]]:
        """When it was made and when its answer was painted, of every click that was answered."""
        return [(clicked, painted) for clicked, painted in self.page.evaluate("window.ccNotes.clicks")]

    def marks(self) -> dict[str, float]:
        return {name: float(time) for name, time in self.page.evaluate("window.ccNotes.marks").items()}

    def fetched(self) -> list[Fetched]:
        found: list[dict[str, Any]] = self.page.evaluate(RESOURCES)
        return [Fetched(**entry) for entry in found]

    def leave(self) -> None:
        """Close the tab as people do: the page says goodbye."""
        if not self.page.is_closed():
            with self.page.expect_event("close"):
                self.page.close(run_before_unload=True)

    def open_page(self, name: str) -> bool:
        """Follow a link within the app; whether the page was there."""
        shell = "document.querySelector('.cc-shell')"
        before = self.page.evaluate(f"[{shell}.dataset.seq, document.title]")
        self.page.evaluate(
            """(name) => { history.pushState(null, "", `?page=${name}`); dispatchEvent(new PopStateEvent("popstate")); }""",
            name,
        )
        until(self.page, f"(seq) => {shell}.dataset.seq !== seq", before[0], PATIENCE)
        return bool(self.page.title() != before[1])


@contextmanager
def chromium() -> Iterator[Browser]:
    """A Chromium that can reach this machine only."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_browser.find(), args=[*CHROMIUM_FLAGS])
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def visiting(
    browser: Browser, site: Site, address: str, scheme: Literal["light", "dark"] = "light"
) -> Iterator[Guest]:
    """A fresh visitor, who leaves at the end."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, color_scheme=scheme, locale="fr-FR"
    )
    guest = Guest(context, site, address)
    try:
        yield guest
        guest.leave()
    finally:
        context.close()


def harmless(errors: list[str]) -> list[str]:
    """Bare Voilà's own template asks other machines for fonts; here nobody answers."""
    return [text for text in errors if not re.search(r"ERR_NAME_NOT_RESOLVED|cdn|MathJax", text)]
