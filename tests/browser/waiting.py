"""Waiting for what a page has to say."""

from typing import Any

from playwright.sync_api import Page

PATIENCE = 30_000


def until(page: Page, test: str, arg: object = None, timeout: float = PATIENCE) -> Any:
    """The answer of a JavaScript function, as soon as it is a yes; it is asked before every frame.

    Playwright's own `wait_for_function` compiles its text in the page again and again, which our policy forbids.
    """
    return page.evaluate(
        f"""async (arg) => {{
            const test = {test};
            const end = performance.now() + {timeout};
            for (;;) {{
                const found = test(arg);
                if (found) return found;
                if (performance.now() > end) throw new Error("not within {timeout:g} ms: " + test);
                await new Promise(requestAnimationFrame);
            }}
        }}""",
        arg,
    )
