"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

# How long an example takes tells how busy the machine is; speed is measured in benchmarks/.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
