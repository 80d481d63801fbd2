"""Finds the folders that live beside the package in a checkout and inside it in an installed wheel."""

from pathlib import Path
from typing import Literal

Folder = Literal["notebooks", "lessons"]

_PACKAGE = Path(__file__).resolve().parent


def resource_folder(name: Folder) -> Path:
    """The folder of notebooks or lessons, wherever the package runs from.

    Raises FileNotFoundError when this installation has none.
    """
    installed, checkout = _PACKAGE / "_data" / name, _PACKAGE.parent / name
    if installed.is_dir():
        return installed
    if checkout.is_dir() and (_PACKAGE.parent / "pyproject.toml").is_file():
        return checkout
    raise FileNotFoundError(f"this installation of cardcity_tutor has no {name}")
