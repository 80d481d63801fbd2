"""What kernels and workers do without is missed by nobody."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, Final

from cardcity_tutor.locale import LANGUAGES, say

NUMBERS: Final = (0, 1, 2, 1.5, 1_234_567, 0.25)

PARED = """
import json, sys
from cardcity_tutor.app.server.memory import trim_babel_data
from cardcity_tutor.locale import say
trim_babel_data()
print(json.dumps([say(lang, key, **params) for lang, key, params in json.load(sys.stdin)]))
"""


def test_numbers_and_plurals_are_written_as_ever() -> None:
    asked: list[tuple[str, str, dict[str, Any]]] = [
        (lang, "serve-visitors", {"visitors": number, "pool": number, "memory": number})
        for lang in LANGUAGES
        for number in NUMBERS
    ]
    asked += [(lang, "course-progress-loaded", {"count": number}) for lang in LANGUAGES for number in NUMBERS]
    told = subprocess.run(
        [sys.executable, "-c", PARED], input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    assert json.loads(told.stdout) == [say(lang, key, **params) for lang, key, params in asked]
