"""The committed pictures are what the code draws today (`make screenshots` redraws them)."""

from pathlib import Path

import pytest

from tools.screenshots import drawings

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"


@pytest.mark.parametrize(("name", "picture"), drawings().items())
def test_picture_is_current(name: str, picture: str) -> None:
    assert (IMAGES / name).read_text(encoding="utf-8") == picture
