"""Text runs: what every word of one text object shares."""

from __future__ import annotations

import math
from ctypes import byref, c_float, create_string_buffer
from itertools import compress, repeat
from operator import add, gt
from typing import NamedTuple

from . import library as pdfium
from .geometry import Display, Matrix
from .library import Argument, argument
from .scratch import CHANNELS

BOLD_WEIGHT = 600
_FORCE_BOLD = 1 << 18
_INVISIBLE = frozenset({3, 7})
_FILL_AND_STROKE = frozenset({2, 6})
WHITE = 250
"""A colour whose darkest channel is this bright is paper."""
FAINT = 150
"""A colour whose darkest channel is this bright may be a watermark's; so may paint less solid than the next."""
SOLID = 200

SAME_HEIGHT = 0.02
"""Boxes whose heights differ by less than this, in points, are of letters of one size."""
FAR_APART = 1 << 20
"""Between the numbers of two fonts there is room for the heights of either, counted in ``SAME_HEIGHT``."""
SMALLEST = 0.01
"""A level box lower than this, in points, is none."""

_name = create_string_buffer(512)
_matrix = (c_float * 6)()
_matrix_ref = byref(_matrix)


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


class Marks(NamedTuple):
    """By what the runs of words are told: for each word its first character, its run, and the height of its box."""

    indexes: list[int]
    owners: list[int | None]
    heights: list[float]
    distinct: bool
    """No two words have the same run."""


class Runs(NamedTuple):
    """The runs of a page by address, and those that need a closer look."""

    addresses: list[int | None]
    """In the order of the words, each once."""
    looks: list[Look]
    """Of each of them."""
    angles: dict[int | None, int]
    """The direction of writing as displayed, of the runs that are not level."""
    askew: dict[int | None, Skew]
    """Runs whose boxes PDFium's level ones do not give."""
    invisible: set[int | None]
    white: set[int | None]
    faint: set[int | None]
    """Runs in a light colour or half transparent, as watermarks are."""
    clipped: dict[int | None, Argument]
    """The clip paths of the runs that have any."""

    def by_address(self) -> dict[int | None, Look]:
        """The look of each run."""
        return dict(zip(self.addresses, self.looks, strict=True))


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


def runs(text_page: Argument, marks: Marks, display: Display) -> Runs:
    """Describe each run once, at one of its characters.

    Characters of one font and height are of one size, so that size and matrix are asked for once for all of them.
    A box without height is not level, and each is asked for.
    """
    places, addresses, heights, distinct = marks
    if not distinct:
        where = dict(zip(addresses, range(len(addresses)), strict=True))
        addresses = list(where)
        places = list(map(places.__getitem__, where.values()))
        heights = list(map(heights.__getitem__, where.values()))
    handles = list(map(argument, addresses))
    fonts = list(map(pdfium.object_font, handles))
    faces = {address: face(address) for address in set(fonts)}
    kinds: list[float] | range = range(len(fonts))  # every run a kind of its own
    if not display.rotation and min(heights) >= SMALLEST:
        steps = {height: height // SAME_HEIGHT for height in set(heights)}
        kinds = list(map(steps.__getitem__, heights))
        if len(faces) > 1:
            apart = dict(zip(faces, range(0, FAR_APART * len(faces), FAR_APART), strict=True))
            kinds = list(map(add, kinds, map(apart.__getitem__, fonts)))
    styles = {
        kind: _style(text_page, places[k], faces[fonts[k]])
        for kind, k in dict(zip(kinds, range(len(fonts)), strict=True)).items()
    }
    askew: dict[int | None, Skew] = {}
    angles: dict[int | None, int] = {}
    if display.rotation or not all(style.level for style in styles.values()):
        for address, kind in zip(addresses, kinds, strict=True):
            style = styles[kind]
            if display.rotation or not style.level:
                askew[address] = style.skew
                angles[address] = round(style.angle - display.rotation) % 360
    looked = {kind: style.look for kind, style in styles.items()}
    looks = list(map(looked.__getitem__, kinds))
    invisible, white, faint = _paint(addresses, handles, looks)
    clips = list(map(argument, map(pdfium.clip_path, handles)))
    counts = list(map(pdfium.clip_paths, clips))
    clipped: dict[int | None, Argument] = {}
    if max(counts) > 0:
        clipped = dict(compress(zip(addresses, clips, strict=True), map(gt, counts, repeat(0))))
    return Runs(addresses, looks, angles, askew, invisible, white, faint, clipped)


class _Style(NamedTuple):
    look: Look
    skew: Skew
    level: bool
    angle: float


def _style(text_page: Argument, place: int, shape: Face) -> _Style:
    size = pdfium.font_size(text_page, place)
    pdfium.text_matrix(text_page, place, _matrix_ref)
    matrix = Matrix(*_matrix)
    look = shape.name, round(size * math.hypot(matrix.c, matrix.d), 3), shape.bold
    level = _level(matrix) and shape.ascent != shape.descent
    return _Style(look, Skew(matrix, shape, size), level, math.degrees(math.atan2(matrix.b, matrix.a)))


def _level(matrix: Matrix) -> bool:
    a, b, c, d, _, _ = matrix
    return a > 0 and abs(b) <= 0.001 * a and abs(c) <= 0.001 * a and abs(d - a) <= 0.001 * a


def _paint(
    addresses: list[int | None], handles: list[Argument], looks: list[Look]
) -> tuple[set[int | None], set[int | None], set[int | None]]:
    """The runs without paint, with white paint, with faint paint; those both filled and outlined are bold."""
    modes = list(map(pdfium.render_mode, handles))
    invisible: set[int | None] = set()
    if any(modes):
        invisible = {address for address, mode in zip(addresses, modes, strict=True) if mode in _INVISIBLE}
        if len(set(modes)) > 1:  # where all are outlined, it is the printer's habit
            for k, mode in enumerate(modes):
                if mode in _FILL_AND_STROKE:
                    looks[k] = (*looks[k][:2], True)
    count = len(addresses)
    refs = CHANNELS.room(4 * count)
    end = 4 * count
    painted = list(
        map(
            pdfium.object_fill, handles,
            refs[0:end:4], refs[1:end:4], refs[2:end:4], refs[3:end:4],
        )
    )  # fmt: skip
    known_all = all(painted)
    channels = CHANNELS.numbers(0, 4 if known_all and CHANNELS.alike(count, 4) else end)
    if not known_all:
        for k, known in enumerate(painted):
            if not known:  # a pattern, or nothing to ask: as good as black
                channels[4 * k : 4 * k + 4] = [0, 0, 0, 255]
    if max(channels[1::4]) < FAINT and min(channels[3::4]) == 255:
        return invisible, set(), set()
    channels *= end // len(channels)
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
