"""Static views of a city: SVG for pages, notebooks and print; text for a terminal."""

from cardcity_tutor.render.svg import city_svg
from cardcity_tutor.render.text import city_text

__all__ = ["city_svg", "city_text"]
