"""The games of the tutor, one package each."""

from collections.abc import Mapping
from typing import Final

from ..core.game import Engine
from . import cardcity

ENGINES: Final[Mapping[str, Engine]] = {"cardcity": cardcity}
"""Every game by name; the conformance tests run over all of them."""
