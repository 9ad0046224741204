"""Text runs: what every word of one text object shares."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from ctypes import c_void_p, create_string_buffer
from itertools import repeat
from operator import mul
from typing import NamedTuple

from . import library as pdfium
from .geometry import Display, Matrix
from .objects import Objects
from .scratch import CHANNELS, MATRICES

BOLD_WEIGHT = 600
_FORCE_BOLD = 1 << 18
_INVISIBLE = frozenset({3, 7})
_FILL_AND_STROKE = frozenset({2, 6})
WHITE = 250
"""A colour whose darkest channel is this bright is paper."""

_name = create_string_buffer(512)


class Face(NamedTuple):
    """A font: its name without the subset tag, whether it is bold, and its height above and below the baseline in ems."""

    name: str
    bold: bool
    ascent: float
    descent: float


class Run(NamedTuple):
    """A text object as its words see it: the last fields of a Word."""

    font: str
    size: float
    bold: bool
    order: int
    angle: int


class Runs(NamedTuple):
    """The runs of a page by address, and those that need a closer look."""

    known: dict[int | None, Run]
    askew: dict[int | None, tuple[Matrix, Face, float]]
    """Runs that are not plainly level, with their matrix, font and font size before it."""
    invisible: set[int | None]
    white: set[int | None]
    faint: set[int | None]
    """Runs in a light colour or half transparent, as watermarks are."""
    clipped: list[int]


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


def runs(text_page: c_void_p, indexes: list[int], owners: list[int | None], found: Objects, display: Display) -> Runs:
    """Describe each run, once, at one of its characters: ``owners[k]`` is the run that character ``indexes[k]`` is of."""
    where = dict(zip(owners, indexes, strict=True))
    addresses, places = list(where), list(where.values())
    count = len(addresses)
    fonts = list(map(pdfium.object_font, addresses))
    faces = {address: face(address) for address in dict.fromkeys(fonts)}
    sizes = list(map(pdfium.font_size, repeat(text_page), places))
    deque(map(pdfium.text_matrix, repeat(text_page), places, MATRICES.room(count)), 0)
    a, b, c, d, _, _ = MATRICES.columns(count)
    order = found.order
    flat = any(face.ascent == face.descent for face in faces.values())
    angles: Sequence[int] | repeat[int]
    askew: dict[int | None, tuple[Matrix, Face, float]] = {}
    if a == d and not any(b) and not any(c) and min(a) > 0 and not display.rotation and not flat:
        heights = list(map(mul, sizes, d))
        angles = repeat(0)
    else:
        heights = [size * math.hypot(p, q) for size, p, q in zip(sizes, c, d, strict=True)]
        angles = [round(math.degrees(math.atan2(q, p)) - display.rotation) % 360 for p, q in zip(a, b, strict=True)]
        numbers = MATRICES.values[: 6 * count]
        for k, address in enumerate(addresses):
            matrix = Matrix(*numbers[6 * k : 6 * k + 6])
            shape = faces[fonts[k]]
            if display.rotation or not _level(matrix) or shape.ascent == shape.descent:
                askew[address] = matrix, shape, sizes[k]
    known = {
        address: Run(shape.name, round(size, 3), shape.bold, order.get(address or 0, 0), angle)
        for address, shape, size, angle in zip(addresses, map(faces.__getitem__, fonts), heights, angles)  # noqa: B905
    }
    invisible, white, faint = _paint(addresses, known)
    clips = map(pdfium.clip_paths, map(pdfium.clip_path, addresses))
    clipped = [address for address, paths in zip(addresses, clips, strict=True) if paths > 0 and address]
    return Runs(known, askew, invisible, white, faint, clipped)


def _level(matrix: Matrix) -> bool:
    a, b, c, d, _, _ = matrix
    return a > 0 and abs(b) <= 0.001 * a and abs(c) <= 0.001 * a and abs(d - a) <= 0.001 * a


def _paint(
    addresses: list[int | None], known: dict[int | None, Run]
) -> tuple[set[int | None], set[int | None], set[int | None]]:
    """The runs without paint, with white paint, with faint paint; those painted twice over are bold."""
    modes = list(map(pdfium.render_mode, addresses))
    kinds = set(modes)
    invisible: set[int | None] = set()
    if not kinds.isdisjoint(_INVISIBLE):
        invisible = {address for address, mode in zip(addresses, modes, strict=True) if mode in _INVISIBLE}
    if not kinds.isdisjoint(_FILL_AND_STROKE) and len(kinds) > 1:  # where all is, it is the printer's habit
        for address, mode in zip(addresses, modes, strict=True):
            if mode in _FILL_AND_STROKE:
                known[address] = known[address]._replace(bold=True)
    count = len(addresses)
    refs = CHANNELS.room(4 * count)
    handles = map(c_void_p, addresses)
    painted = list(map(pdfium.object_fill, handles, refs[0::4], refs[1::4], refs[2::4], refs[3::4]))
    channels = CHANNELS.values[: 4 * count]
    for k, known_paint in enumerate(painted) if not all(painted) else ():
        if not known_paint:  # a pattern, or nothing to ask: as good as black
            channels[4 * k : 4 * k + 4] = [0, 0, 0, 255]
    if max(channels[1::4]) < 150 and min(channels[3::4]) == 255:
        return invisible, set(), set()
    white: set[int | None] = set()
    faint: set[int | None] = set()
    for k, address in enumerate(addresses):
        red, green, blue, alpha = channels[4 * k : 4 * k + 4]
        if alpha == 0:
            invisible.add(address)
        elif min(red, green, blue) >= WHITE and modes[k] == 0:
            white.add(address)
        elif alpha < 200 or min(red, green, blue) >= 150:
            faint.add(address)
    return invisible, white, faint
