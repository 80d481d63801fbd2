"""The paper look in two inks: plain hex for pictures that travel, custom properties for the live board.

Code hosts, PDF and mail know neither var() nor light-dark(), so the static picture always shows the day.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from .tokens import Kind


class Paper(NamedTuple):
    """The four colours of a kind: sheet, letter and icon, pattern, cut edge."""

    fill: str
    ink: str
    pattern: str
    edge: str


PAPERS: Mapping[Kind, Paper] = MappingProxyType(
    {
        "residence": Paper("#7DCC9A", "#0A2A1C", "#6BBD8A", "#2E7551"),
        "commerce": Paper("#6394D6", "#06142B", "#739FDB", "#2C5896"),
        "leisure": Paper("#EE5F43", "#220500", "#F27459", "#A3301A"),
        "industry": Paper("#FBD034", "#2E2200", "#F1C01B", "#80660A"),
        "parking": Paper("#D3D8DE", "#20262D", "#E4E8EC", "#656D77"),
        "hall": Paper("#6A3C98", "#FBF5FF", "#7749A6", "#43206A"),
        "park": Paper("#1C4C2D", "#D9F2D8", "#2A5E3C", "#0E3A1E"),
        "cloud": Paper("#24282F", "#EDEFF2", "#363B44", "#0C0E12"),
        "architect": Paper("#FFF8E8", "#3A2E14", "#F1E4C6", "#7B6637"),
        "back": Paper("#3A4A61", "#F5EBD6", "#475973", "#1C2738"),
    }
)


@dataclass(frozen=True, eq=False)
class Ink:
    """Every colour of a drawing; live drawings take shapes from the page's sprite."""

    live: bool
    papers: Mapping[Kind, Paper]
    page: str
    street: str
    sunken: str
    plot: str
    plot_line: str
    cut: str
    district: str
    coordinate: str
    text: str
    border: str
    zones: tuple[str, str, str, str]


DAY = Ink(
    live=False,
    papers=PAPERS,
    page="#F7F3EB",
    street="#E6DECE",
    sunken="#EFE9DD",
    plot="#FBF8F2",
    plot_line="#857D6F",
    cut="#FFFDF9",
    district="#20252B",
    coordinate="#545A62",
    text="#20252B",
    border="#20252B",
    zones=("#F6DFC8", "#D3E5EE", "#EADCF1", "#E2EAC8"),
)


def _token(name: str) -> str:
    return f"var(--cc-{name})"


LIVE = Ink(
    live=True,
    papers=MappingProxyType(
        {
            kind: Paper(
                _token(kind), _token(f"{kind}-ink"), _token(f"{kind}-pattern"), _token(f"{kind}-edge")
            )
            for kind in PAPERS
        }
    ),
    page=_token("page"),
    street=_token("board"),
    sunken=_token("sunken"),
    plot=_token("parcel"),
    plot_line=_token("parcel-line"),
    cut=_token("surface"),
    district=_token("district"),
    coordinate=_token("ink-2"),
    text=_token("ink"),
    border=_token("border-zone"),
    zones=(_token("zone-1"), _token("zone-2"), _token("zone-3"), _token("zone-4")),
)

FONT = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif"
