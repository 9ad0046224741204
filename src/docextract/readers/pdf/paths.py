"""Ruling lines, filled areas and pictures of a page, from its path and image objects."""

from __future__ import annotations

from ctypes import byref, c_float, c_int, c_uint, c_void_p, sizeof

from docextract.document import Fill, Page, Rule
from docextract.models.place import Box

from . import library as pdfium
from .geometry import Display, Matrix
from .objects import Objects
from .runs import WHITE

THIN = 3.0
"""A filled rectangle with a side of at most so many points is a ruling line."""
LONG = 2.5
"""A mark that is shorter than so many points both ways is a dot, not a rule."""

_bounds = (c_float * 4)()
_sides = [byref(_bounds, k * sizeof(c_float)) for k in range(4)]
_mode = (c_int * 2)()
_fill_mode, _stroke_mode = byref(_mode, 0), byref(_mode, sizeof(c_int))
_rgba = (c_uint * 4)()
_channels = [byref(_rgba, k * sizeof(c_uint)) for k in range(4)]
_width = c_float()
_own = (c_float * 6)()
_own_ref = byref(_own)


def draw_paths(page: Page, found: Objects, display: Display) -> None:
    """Add a page's rules, fills and images."""
    for position, address, around in found.paths:
        _path(page, found, position, address, around.then(display.matrix))
    for _, address, around in found.pictures:
        if pdfium.object_bounds(c_void_p(address), *_sides):
            box = around.then(display.matrix).box(*_bounds)
            if _on_page(box, page):
                page.images.append(box)


def _on_page(box: Box, page: Page) -> bool:
    return box[2] >= 0 and box[3] >= 0 and box[0] <= page.width and box[1] <= page.height


def _path(page: Page, found: Objects, position: int, address: int, matrix: Matrix) -> None:
    handle = c_void_p(address)
    if not pdfium.draw_mode(handle, _fill_mode, _stroke_mode) or not pdfium.object_bounds(handle, *_sides):
        return
    filled, stroked = _mode
    if not filled and not stroked:
        return
    box = matrix.box(*_bounds)
    if not _on_page(box, page):
        return
    wide, high = box[2] - box[0], box[3] - box[1]
    if min(wide, high) <= THIN:
        if max(wide, high) >= LONG and _seen(handle, bool(filled)):
            page.rules.append(Rule(*box))
        return
    if stroked:
        page.rules.extend(_strokes(handle, address, matrix))
    if filled:
        _fill(page, found, position, handle, address, matrix)


def _seen(handle: c_void_p, filled: bool) -> bool:
    return bool(_color(handle, filled)[3])


def _color(handle: c_void_p, filled: bool) -> tuple[int, int, int, int]:
    get = pdfium.object_fill if filled else pdfium.object_stroke
    if not get(handle, *_channels):
        return (0, 0, 0, 255)
    red, green, blue, alpha = _rgba
    return red, green, blue, alpha


def _segments(address: int, matrix: Matrix) -> list[list[tuple[float, float]]]:
    """The subpaths, each a list of corners as displayed; a closed one ends where it began."""
    subpaths: list[list[tuple[float, float]]] = []
    if pdfium.object_matrix(c_void_p(address), _own_ref):
        matrix = Matrix(*_own).then(matrix)  # bounds come with the path's own matrix applied, its points do not
    for k in range(pdfium.path_segments(address)):
        segment = pdfium.path_segment(address, k)
        pdfium.segment_point(c_void_p(segment), _sides[0], _sides[1])
        point = matrix.point(_bounds[0], _bounds[1])
        kind = pdfium.segment_type(segment)
        if kind == pdfium.MOVE or not subpaths:
            subpaths.append([point])
        else:
            subpaths[-1].append(point)
        if pdfium.segment_closes(segment):
            subpaths[-1].append(subpaths[-1][0])
    return subpaths


def _strokes(handle: c_void_p, address: int, matrix: Matrix) -> list[Rule]:
    """The level and upright sides of a stroked path."""
    if not _color(handle, False)[3]:
        return []
    pdfium.stroke_width(handle, byref(_width))
    half = _width.value * (abs(matrix.a * matrix.d - matrix.b * matrix.c) ** 0.5) / 2
    rules = []
    for corners in _segments(address, matrix):
        for (x0, y0), (x1, y1) in zip(corners, corners[1:], strict=False):
            if abs(y1 - y0) <= 0.5 and abs(x1 - x0) >= LONG:
                middle = (y0 + y1) / 2
                rules.append(Rule(min(x0, x1), middle - half, max(x0, x1), middle + half))
            elif abs(x1 - x0) <= 0.5 and abs(y1 - y0) >= LONG:
                middle = (x0 + x1) / 2
                rules.append(Rule(middle - half, min(y0, y1), middle + half, max(y0, y1)))
    return rules


def _fill(page: Page, found: Objects, position: int, handle: c_void_p, address: int, matrix: Matrix) -> None:
    """The rectangles of a filled path: thin ones are rules, others fills; opaque ones cover what was drawn before."""
    red, green, blue, alpha = _color(handle, True)
    if not alpha:
        return
    opaque = alpha == 255 and not pdfium.has_transparency(address)
    for corners in _segments(address, matrix):
        if not _rectangle(corners):
            continue
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        box = min(xs), min(ys), max(xs), max(ys)
        if min(box[2] - box[0], box[3] - box[1]) <= THIN:
            if max(box[2] - box[0], box[3] - box[1]) >= LONG:
                page.rules.append(Rule(*box))
            continue
        if opaque:
            found.covers.append((position, box))
        if min(red, green, blue) < WHITE:
            page.fills.append(Fill(*box, (red, green, blue)))


def _rectangle(corners: list[tuple[float, float]]) -> bool:
    return 4 <= len(corners) <= 6 and all(
        abs(x1 - x0) <= 0.1 or abs(y1 - y0) <= 0.1 for (x0, y0), (x1, y1) in zip(corners, corners[1:], strict=False)
    )
