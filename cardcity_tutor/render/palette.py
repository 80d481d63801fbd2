"""The paper look by day, in plain hex: GitHub, PDF and mail know neither var() nor light-dark()."""

from typing import NamedTuple

from cardcity_tutor.render.tokens import Kind


class Paper(NamedTuple):
    """The four colours of a kind: sheet, letter and icon, pattern, cut edge."""

    fill: str
    ink: str
    pattern: str
    edge: str


PAPERS: dict[Kind, Paper] = {
    "residence": Paper("#7DCC9A", "#0A2A1C", "#6BBD8A", "#2E7551"),
    "commerce": Paper("#6394D6", "#06142B", "#739FDB", "#2C5896"),
    "leisure": Paper("#EE5F43", "#220500", "#F27459", "#A3301A"),
    "industry": Paper("#FBD034", "#2E2200", "#F1C01B", "#80660A"),
    "parking": Paper("#D3D8DE", "#20262D", "#E4E8EC", "#656D77"),
    "hall": Paper("#6A3C98", "#FBF5FF", "#7749A6", "#43206A"),
    "park": Paper("#1C4C2D", "#D9F2D8", "#2A5E3C", "#0E3A1E"),
    "cloud": Paper("#24282F", "#EDEFF2", "#363B44", "#0C0E12"),
    "architect": Paper("#FFF8E8", "#3A2E14", "#F1E4C6", "#7B6637"),
}

PAGE = "#F7F3EB"
STREET = "#E6DECE"
PLOT = "#FBF8F2"
PLOT_LINE = "#857D6F"
CUT = "#FFFDF9"
DISTRICT = "#20252B"
COORDINATE = "#545A62"

FONT = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif"
