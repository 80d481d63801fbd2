"""Paper: worksheets, lesson pages, slides, certificates and pictures, each a file that stands alone.

>>> from datetime import date
>>> page = certificate("Ada", [Part("Simplifié", 11, 11)], "fr", date(2026, 8, 1))
>>> "11 leçons sur 11" in page, "http:" in page.replace("http://www.w3.org/2000/svg", "")
(True, False)
"""

from cardcity_tutor.course.worksheet import Sheet, read_code
from cardcity_tutor.render.paper.files import page_file

from .board import position_file
from .certificate import Part, certificate, passed
from .lesson import lesson_page
from .slides import slides
from .worksheet import worksheet

__all__ = [
    "Part",
    "Sheet",
    "certificate",
    "lesson_page",
    "page_file",
    "passed",
    "position_file",
    "read_code",
    "slides",
    "worksheet",
]
