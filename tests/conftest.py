"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

import cardcity_tutor  # noqa: F401 (sets who tells)
from cardcity_tutor.core.showing import set_teller

# How long an example takes tells how busy the machine is; speed is measured in benchmarks/.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

# An error is its code here, whatever the machine speaks; tests/test_description.py lets it speak.
set_teller(None)
