"""Packages that not everybody installs, and the extra of ours that brings them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from .errors import InputError

EXTRAS: Final[Mapping[str, tuple[str, ...]]] = {
    "app": (
        "alembic", "bokeh", "ipykernel", "jupyter_client", "jupyter_server", "nacl", "nbconvert", "psutil",
        "sqlalchemy", "tornado", "voila",
    ),
    "charts": ("bokeh",),
}  # fmt: skip
"""The modules of each extra, as they are imported; pyproject.toml has the same."""


def require(extra: str) -> None:
    """Raise ``InputError`` with what to install, where a package of this extra is missing."""
    missing = [name for name in EXTRAS[extra] if find_spec(name) is None]
    if missing:
        raise InputError("extra-missing", packages=", ".join(missing), extra=extra)


def missing_extra(problem: ModuleNotFoundError) -> InputError | None:
    """What to install, if an extra has what could not be imported; the smallest that does."""
    package = (problem.name or "").partition(".")[0]
    holding = [extra for extra, names in EXTRAS.items() if package in names]
    if not holding:
        return None
    return InputError(
        "extra-missing", packages=package, extra=min(holding, key=lambda extra: len(EXTRAS[extra]))
    )
