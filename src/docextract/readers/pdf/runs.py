"""Text runs: what every word of one text object shares."""

from __future__ import annotations

import math
from collections import deque
from ctypes import c_void_p, create_string_buffer
from itertools import compress, repeat
from operator import gt, mul
from typing import NamedTuple

from . import library as pdfium
from .geometry import Display, Matrix
from .scratch import CHANNELS, MATRICES

BOLD_WEIGHT = 600
_FORCE_BOLD = 1 << 18
_INVISIBLE = frozenset({3, 7})
_FILL_AND_STROKE = frozenset({2, 6})
WHITE = 250
"""A colour whose darkest channel is this bright is paper."""
FAINT = 150
"""A colour whose darkest channel is this bright may be a watermark's; so may paint less solid than the next."""
SOLID = 200

_name = create_string_buffer(512)


class Face(NamedTuple):
    """A font: its name without the subset tag, whether it is bold, its height over and under the baseline in ems."""

    name: str
    bold: bool
    ascent: float
    descent: float


Look = tuple[str, float, bool]
"""How a run looks: font, size in points as displayed, bold."""


class Skew(NamedTuple):
    """A run that is not plainly level: its matrix, its font, and its font size before the matrix."""

    matrix: Matrix
    face: Face
    size: float


class Runs(NamedTuple):
    """The runs of a page by address, and those that need a closer look."""

    looks: dict[int | None, Look]
    angles: dict[int | None, int]
    """The direction of writing as displayed, of the runs that are not level."""
    askew: dict[int | None, Skew]
    """Runs whose boxes PDFium's level ones do not give."""
    invisible: set[int | None]
    white: set[int | None]
    faint: set[int | None]
    """Runs in a light colour or half transparent, as watermarks are."""
    clipped: set[int | None]


def face(address: int | None) -> Face:
    """Describe a font."""
    if not address:
        return Face("", False, 0.8, -0.2)
    length = pdfium.font_name(address, _name, 512)
    name = _name.raw[: max(0, min(length, 512) - 1)].decode("utf-8", "replace")
    if len(name) > 7 and name[6] == "+":
        name = name[7:]
    lower = name.lower()
    bold = "bold" in lower or "black" in lower or "heavy" in lower or bool(pdfium.font_flags(address) & _FORCE_BOLD)
    ascent, descent = pdfium.font_ascent(address, 1.0), pdfium.font_descent(address, 1.0)
    return Face(name, bold or pdfium.font_weight(address) >= BOLD_WEIGHT, ascent, descent)


def runs(text_page: c_void_p, indexes: list[int], owners: list[int | None], display: Display) -> Runs:
    """Describe each run once, at one of its characters; ``owners[k]`` is the run of the character ``indexes[k]``."""
    where = dict(zip(owners, indexes, strict=True))
    addresses, places = list(where), list(where.values())
    fonts = list(map(pdfium.object_font, addresses))
    faces = {address: face(address) for address in set(fonts)}
    sizes = list(map(pdfium.font_size, repeat(text_page), places))
    refs = MATRICES.room(len(addresses))
    deque(map(pdfium.text_matrix, repeat(text_page), places, refs), 0)
    a, b, c, d, _, _ = MATRICES.columns(len(addresses))
    angles: dict[int | None, int] = {}
    askew: dict[int | None, Skew] = {}
    flat = any(shape.ascent == shape.descent for shape in faces.values())
    if a == d and not any(b) and not any(c) and min(a) > 0 and not display.rotation and not flat:
        heights = list(map(mul, sizes, d))
    else:
        heights = [size * math.hypot(p, q) for size, p, q in zip(sizes, c, d, strict=True)]
        numbers = MATRICES.values[: 6 * len(addresses)]
        for k, address in enumerate(addresses):
            matrix = Matrix(*numbers[6 * k : 6 * k + 6])
            shape = faces[fonts[k]]
            if display.rotation or not _level(matrix) or shape.ascent == shape.descent:
                askew[address] = Skew(matrix, shape, sizes[k])
                angles[address] = round(math.degrees(math.atan2(matrix.b, matrix.a)) - display.rotation) % 360
    kinds = list(zip(fonts, heights, strict=True))
    made = {(font, size): (faces[font].name, round(size, 3), faces[font].bold) for font, size in set(kinds)}
    looks: dict[int | None, Look] = dict(zip(addresses, map(made.__getitem__, kinds), strict=True))
    invisible, white, faint = _paint(text_page, addresses, places, looks)
    clips = map(pdfium.clip_paths, map(pdfium.clip_path, addresses))
    clipped = set(compress(addresses, map(gt, clips, repeat(0))))
    return Runs(looks, angles, askew, invisible, white, faint, clipped)


def _level(matrix: Matrix) -> bool:
    a, b, c, d, _, _ = matrix
    return a > 0 and abs(b) <= 0.001 * a and abs(c) <= 0.001 * a and abs(d - a) <= 0.001 * a


def _paint(
    text_page: c_void_p, addresses: list[int | None], places: list[int], looks: dict[int | None, Look]
) -> tuple[set[int | None], set[int | None], set[int | None]]:
    """The runs without paint, with white paint, with faint paint; those both filled and outlined are bold."""
    modes = list(map(pdfium.render_mode, addresses))
    kinds = set(modes)
    invisible: set[int | None] = set()
    if not kinds.isdisjoint(_INVISIBLE):
        invisible = {address for address, mode in zip(addresses, modes, strict=True) if mode in _INVISIBLE}
    if not kinds.isdisjoint(_FILL_AND_STROKE) and len(kinds) > 1:  # where all is, it is the printer's habit
        for address, mode in zip(addresses, modes, strict=True):
            if mode in _FILL_AND_STROKE:
                looks[address] = (*looks[address][:2], True)
    count = len(addresses)
    refs = CHANNELS.room(4 * count)
    end = 4 * count
    painted = list(
        map(
            pdfium.fill_color, repeat(text_page), places,
            refs[0:end:4], refs[1:end:4], refs[2:end:4], refs[3:end:4],
        )
    )  # fmt: skip
    channels = CHANNELS.values[:end]
    if not all(painted):
        for k, known in enumerate(painted):
            if not known:  # a pattern, or nothing to ask: as good as black
                channels[4 * k : 4 * k + 4] = [0, 0, 0, 255]
    if max(channels[1::4]) < FAINT and min(channels[3::4]) == 255:
        return invisible, set(), set()
    white: set[int | None] = set()
    faint: set[int | None] = set()
    for k, address in enumerate(addresses):
        red, green, blue, alpha = channels[4 * k : 4 * k + 4]
        if alpha == 0:
            invisible.add(address)
        elif min(red, green, blue) >= WHITE and modes[k] == 0:
            white.add(address)
        elif alpha < SOLID or min(red, green, blue) >= FAINT:
            faint.add(address)
    return invisible, white, faint
