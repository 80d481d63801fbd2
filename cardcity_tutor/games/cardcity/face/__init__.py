"""Views of a city: SVG for pages, notebooks and print, the live board's drawing, text for a terminal."""

from .cards import card_svg
from .palette import DAY, LIVE, Ink
from .picture import city_picture
from .plan import Plan, plan_of
from .spots import badge_spot, stamp_spot
from .sprite import sprite
from .svg import city_svg, position_svg
from .text import city_text

__all__ = [
    "DAY",
    "LIVE",
    "Ink",
    "Plan",
    "badge_spot",
    "card_svg",
    "city_picture",
    "city_svg",
    "city_text",
    "plan_of",
    "position_svg",
    "sprite",
    "stamp_spot",
]
