"""How often the dearest checks draw: enough in every run, as often as they were designed for in `make test-all`."""

import os

THOROUGH = bool(os.environ.get("CARDCITY_THOROUGH"))


def draws(usual: int, *, full: int) -> int:
    """Examples of a property, or games of an average."""
    return full if THOROUGH else usual
