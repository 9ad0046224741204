"""Boxes of words that are not plainly level: sideways, upside down, slanted, stretched, or in a flat font."""

from __future__ import annotations

import math
from ctypes import byref, c_double, c_float

from docextract.models.place import Box

from . import library as pdfium
from .geometry import Display
from .library import Argument
from .runs import Skew

_x, _y = c_double(), c_double()
_point = byref(_x), byref(_y)
_sides = (c_double * 4)()  # left, right, bottom, top
_side_refs = [byref(_sides, 8 * k) for k in range(4)]
_loose = (c_float * 4)()
_loose_ref = byref(_loose)

BEARING = 0.5
"""Ems that a character may go on beyond its ink, or its ink beyond it; else the font's widths are not to be trusted."""


def word_box(text_page: Argument, first: int, last: int, run: Skew, display: Display) -> Box:
    """The box as displayed around the characters ``first`` to ``last`` of one run."""
    a, b, c, d, _, _ = run.matrix
    shape, size = run.face, run.size
    along = math.hypot(a, b) or 1.0
    ux, uy = a / along, b / along
    x0, y0 = _origin(text_page, first)
    x1, y1 = _end(text_page, last, a, b, size * along)
    length = max((x1 - x0) * ux + (y1 - y0) * uy, 0.0)
    descent = shape.descent if shape.ascent != shape.descent else -0.2
    corners = [
        display.matrix.point(px + c * height, py + d * height)
        for px, py in ((x0, y0), (x0 + length * ux, y0 + length * uy))
        for height in (descent * size, (descent + 1.0) * size)
    ]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


def _origin(text_page: Argument, index: int) -> tuple[float, float]:
    pdfium.origin(text_page, index, *_point)
    return _x.value, _y.value


def _end(text_page: Argument, last: int, a: float, b: float, em: float) -> tuple[float, float]:
    """Where the last character ends: by its advance if it is level or its font tells, else by its ink."""
    along = math.hypot(a, b) or 1.0
    ux, uy = a / along, b / along
    x, y = _origin(text_page, last)
    if abs(b) <= 0.01 * abs(a):
        pdfium.loose_box(text_page, last, _loose_ref)
        reach = max((_loose[0] - x) * ux, (_loose[2] - x) * ux)
    else:
        pdfium.tight_box(text_page, last, *_side_refs)
        left, right, bottom, top = _sides
        reach = max((px - x) * ux + (py - y) * uy for px in (left, right) for py in (bottom, top))
        run = pdfium.argument(pdfium.text_object(text_page, last))
        advance = em * pdfium.glyph_width(pdfium.object_font(run), pdfium.get_unicode(text_page, last))
        if advance > 0 and abs(advance - reach) < BEARING * em:
            reach = advance
    return x + reach * ux, y + reach * uy
