"""Text runs: what every word of one text object shares."""

from __future__ import annotations

import math
from ctypes import byref, c_float, c_void_p, create_string_buffer
from typing import NamedTuple

from . import library as pdfium
from .geometry import Display
from .objects import Objects

BOLD_WEIGHT = 600
_FORCE_BOLD = 1 << 18
_name = create_string_buffer(512)
_matrix = (c_float * 6)()
_matrix_ref = byref(_matrix)


class Run(NamedTuple):
    """A text object: its font, its size in points as displayed, its place in content order."""

    font: str
    size: float
    bold: bool
    order: int
    angle: int


def font(address: int | None) -> tuple[str, bool]:
    """The base font's name without its subset tag, and whether it is bold."""
    if not address:
        return "", False
    length = pdfium.font_name(address, _name, 512)
    name = _name.raw[: max(0, min(length, 512) - 1)].decode("utf-8", "replace")
    if len(name) > 7 and name[6] == "+":
        name = name[7:]
    lower = name.lower()
    bold = "bold" in lower or "black" in lower or "heavy" in lower or bool(pdfium.font_flags(address) & _FORCE_BOLD)
    return name, bold or pdfium.font_weight(address) >= BOLD_WEIGHT


def runs(
    text_page: c_void_p, indexes: list[int], addresses: list[int], found: Objects, display: Display
) -> dict[int, Run]:
    """The runs by address, each described at the first of ``indexes`` that belongs to it."""
    known: dict[int, Run] = {}
    fonts: dict[int | None, tuple[str, bool]] = {}
    for index, address in zip(indexes, addresses, strict=True):
        if address in known:
            continue
        face = pdfium.object_font(address) if address else None
        described = fonts.get(face)
        if described is None:
            described = fonts[face] = font(face)
        pdfium.text_matrix(text_page, index, _matrix_ref)
        a, b, c, d, _, _ = _matrix
        size = pdfium.font_size(text_page, index) * math.hypot(c, d)
        angle = round(math.degrees(math.atan2(b, a)) - display.rotation) % 360
        known[address] = Run(*described[:1], round(size, 3), described[1], found.order.get(address, 0), angle)
    return known
