"""How Design Town is shown and spoken of."""

from __future__ import annotations

from .table import DesignTownFace

FACE = DesignTownFace()

__all__ = ["FACE", "DesignTownFace"]
