"""axe-core on a view: what assistive technology would stumble over."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page


def violations(page: Page, selector: str, ignore: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """What axe finds in the part of the page that the selector names; at least one element must match."""
    if not page.evaluate("'axe' in window"):  # once for each page: half a megabyte
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(
        "async ([context, options]) => (await axe.run(context, options)).violations",
        [selector, {"resultTypes": ["violations"], "rules": {rule: {"enabled": False} for rule in ignore}}],
    )
    return found


def readable(found: list[dict[str, Any]]) -> str:
    """One paragraph per rule: what is wrong, where, and what axe would like instead."""
    lines = []
    for violation in found:
        lines.append(f"{violation['id']} ({violation['impact']}): {violation['help']}")
        for node in violation["nodes"]:
            checks = [*node["any"], *node["all"], *node["none"]]
            lines.append(f"  {' '.join(map(str, node['target']))}\n    {node['html'][:160]}")
            lines.extend(f"    - {check['message']}" for check in checks)
    return "\n".join(lines)


def assert_accessible(page: Page, selector: str, ignore: tuple[str, ...] = ()) -> None:
    """No violation of any rule, best practices included, inside the selected elements."""
    found = violations(page, selector, ignore)
    assert not found, "\n" + readable(found)
