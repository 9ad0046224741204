"""Ruling lines, filled areas and pictures of a page, from its path and image objects."""

from __future__ import annotations

from collections import deque
from ctypes import byref, c_float, c_uint
from functools import partial
from itertools import pairwise, repeat
from operator import attrgetter

from docextract.document import Fill, Page, Rule
from docextract.models.place import Box

from . import library as pdfium
from .geometry import IDENTITY, Display, Matrix
from .library import Argument, argument
from .objects import Cover, Objects
from .outline import Corner, around, rectangle, rounded, subpaths
from .runs import WHITE
from .scratch import CHANNELS, MODES, POINTS

THIN = 3.0
"""A filled rectangle with a side of at most so many points is a ruling line."""
LONG = 2.5
"""A mark that is shorter than so many points both ways is a dot, not a rule."""
MOST = 5_000
"""A path of more segments is a drawing, not a ruling."""
LEVEL = 0.5
"""A line is level or upright if its ends differ by at most so many points."""

_rule = partial(tuple.__new__, Rule)
_cover = partial(tuple.__new__, Cover)
_other, _alpha = c_uint(), c_uint()
_channels = byref(_other), byref(_other), byref(_other), byref(_alpha)
_width = c_float()
_width_ref = byref(_width)
_own = (c_float * 6)()
_own_ref = byref(_own)


def draw_paths(page: Page, found: Objects, display: Display) -> None:
    """Add a page's rules, fills and images; note in ``found`` what opaque areas cover."""
    if found.paths:
        _draw(page, found, display)
        found.covers.sort(key=attrgetter("order"))  # those inside forms were found first
    if found.pictures:
        handles = [argument(address) for address, _ in found.pictures]
        for box, (_, matrix) in zip(_bounds(handles), found.pictures, strict=True):
            if box and _on_page(shown := matrix.then(display.matrix).box(*box), page):
                page.images.append(shown)


def _bounds(handles: list[Argument]) -> list[Box | None]:
    count = len(handles)
    refs = POINTS.room(4 * count)
    sides = (refs[k : 4 * count : 4] for k in range(4))
    good = list(map(pdfium.object_bounds, handles, *sides))
    numbers = POINTS.numbers(0, 4 * count)
    return [
        box if fine else None
        for fine, box in zip(
            good, zip(numbers[0::4], numbers[1::4], numbers[2::4], numbers[3::4], strict=True), strict=True
        )
    ]


def _on_page(box: Box, page: Page) -> bool:
    return box[2] >= 0 and box[3] >= 0 and box[0] <= page.width and box[1] <= page.height


def _draw(page: Page, found: Objects, display: Display) -> None:
    handles = [argument(address) for address, _ in found.paths]
    boxes = _bounds(handles)
    count = len(handles)
    refs = MODES.room(2 * count)
    deque(map(pdfium.draw_mode, handles, refs[0 : 2 * count : 2], refs[1 : 2 * count : 2]), 0)
    fills, strokes = MODES.numbers(0, 2 * count, 2), MODES.numbers(1, 2 * count, 2)
    refs = CHANNELS.room(4 * count)
    painted = list(map(pdfium.object_fill, handles, *(refs[k : 4 * count : 4] for k in range(4))))
    colors = zip(*(CHANNELS.numbers(k, 4 * count, 4) for k in range(4)), strict=True)
    paths = zip(found.paths, handles, boxes, fills, strokes, painted, colors, strict=True)
    plain = not display.rotation
    left, high = -display.matrix.e, display.matrix.f
    for (address, forms), handle, bounds, filled, stroked, known, channels in paths:
        if not bounds or not (filled or stroked):
            continue
        matrix = display.matrix
        if forms is IDENTITY and plain:
            x0, low, x1, top = bounds
            x0, top, x1, bottom = box = x0 - left, high - top, x1 - left, high - low
        else:
            matrix = forms.then(matrix)
            x0, top, x1, bottom = box = matrix.box(*bounds)
        if x1 < 0 or bottom < 0 or x0 > page.width or top > page.height:
            continue
        red, green, blue, alpha = channels if known else (0, 0, 0, 255)
        if x1 - x0 <= THIN or bottom - top <= THIN:
            if x1 - x0 >= LONG or bottom - top >= LONG:
                if filled:
                    page.rules += [_rule(box)] if alpha else []
                elif _stroke_alpha(handle):  # bounds are wider than the line
                    page.rules += _strokes(handle, matrix) or [_rule(box)]
            continue
        if stroked:
            page.rules += _strokes(handle, matrix)
        if filled and alpha:
            cover = _cover((found.order[address], box, handle, matrix))
            if alpha == 255:
                found.covers.append(cover)
            _fill(page, cover, (red, green, blue), found.badges)


def _stroke_alpha(handle: Argument) -> int:
    return _alpha.value if pdfium.object_stroke(handle, *_channels) else 255


def corners_of(handle: Argument, matrix: Matrix) -> list[list[Corner]]:
    """The subpaths of a path object as displayed; ``matrix`` is that of the forms around it and the page."""
    return _corners(handle, _whole_matrix(handle, matrix))


def _corners(handle: Argument, whole: Matrix) -> list[list[Corner]]:
    count = pdfium.path_segments(handle)
    if count > MOST:
        return []
    return subpaths(list(map(argument, map(pdfium.path_segment, repeat(handle), range(count)))), whole)


def _whole_matrix(handle: Argument, matrix: Matrix) -> Matrix:
    """With the path's own matrix: its bounds have that applied, its points and stroke width do not."""
    if not pdfium.object_matrix(handle, _own_ref) or (own := tuple(_own)) == IDENTITY:
        return matrix
    return Matrix(*own).then(matrix)


def _strokes(handle: Argument, matrix: Matrix) -> list[Rule]:
    """The level and upright sides of a stroked path."""
    if not _stroke_alpha(handle):
        return []
    pdfium.stroke_width(handle, _width_ref)
    whole = _whole_matrix(handle, matrix)
    half = _width.value * (abs(whole.a * whole.d - whole.b * whole.c) ** 0.5) / 2
    rules = []
    for corners in _corners(handle, whole):
        for (x0, y0), (x1, y1) in pairwise(corners):
            if abs(y1 - y0) <= LEVEL and abs(x1 - x0) >= LONG:
                middle = (y0 + y1) / 2
                rules.append(Rule(min(x0, x1), middle - half, max(x0, x1), middle + half))
            elif abs(x1 - x0) <= LEVEL and abs(y1 - y0) >= LONG:
                middle = (x0 + x1) / 2
                rules.append(Rule(middle - half, min(y0, y1), middle + half, max(y0, y1)))
    return rules


def _fill(page: Page, cover: Cover, color: tuple[int, int, int], badges: list[Box]) -> None:
    """A filled path: its thin rectangles are rules, its others fills; a lone one with round corners is a badge."""
    light = min(color) >= WHITE
    if pdfium.path_segments(cover.handle) <= 5:  # a rectangle, or an arrow head, which does no harm
        if not light:
            page.fills.append(Fill(*cover.box, color))
        return
    shapes = corners_of(cover.handle, cover.matrix)
    if len(shapes) == 1 and not light and rounded(shapes[0]):
        badges.append(cover.box)
        return
    boxes = [around(corners) for corners in shapes if rectangle(corners)]
    if len(boxes) == 2 and (frame := _frame(*boxes)):
        page.rules += frame
        return
    for box in boxes:
        if box[2] - box[0] <= THIN or box[3] - box[1] <= THIN:
            if box[2] - box[0] >= LONG or box[3] - box[1] >= LONG:
                page.rules.append(Rule(*box))
        elif not light:
            page.fills.append(Fill(*box, color))


def _frame(one: Box, other: Box) -> list[Rule]:
    """The four rules between two boxes, one just inside the other: a border drawn as a filled outline."""
    outer, inner = (one, other) if one[0] <= other[0] else (other, one)
    x0, top, x1, bottom = outer
    if not (x0 <= inner[0] and top <= inner[1] and x1 >= inner[2] and bottom >= inner[3]):
        return []
    if max(inner[0] - x0, inner[1] - top, x1 - inner[2], bottom - inner[3]) > THIN:
        return []
    return [
        Rule(x0, top, x1, inner[1]),
        Rule(x0, inner[3], x1, bottom),
        Rule(x0, top, inner[0], bottom),
        Rule(inner[2], top, x1, bottom),
    ]
