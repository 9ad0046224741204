"""Columns of text for a terminal: aligned, cut to a width, and measured as a terminal shows them."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

GAP = 2


@dataclass(frozen=True, slots=True)
class TextColumn:
    """A column: header and cells as text; numbers stand right. ``needed``: kept when there is too little room."""

    header: str
    cells: Sequence[str]
    right: bool = False
    needed: bool = False


def width_of(text: str) -> int:
    """The cells that a text takes on a terminal: wide characters take two, combining ones none."""
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def fit(text: str, width: int, ellipsis: str = "…") -> str:
    """A text cut to a width; what was cut ends in an ellipsis."""
    if width_of(text) <= width:
        return text
    kept, used = "", 0
    room = width - width_of(ellipsis)
    for character in text:
        used += width_of(character)
        if used > room:
            break
        kept += character
    return (kept + ellipsis) if room > 0 else text[:width]


def lay_out(columns: Sequence[TextColumn], width: int | None, ellipsis: str = "…") -> list[str]:
    """Header and lines. Where the width is short, columns that are not needed go first, the last ones before others,
    then the widest columns of text are cut."""
    shown = fitting(columns, width)
    widths = [_natural(column) for column in shown]
    if width is not None:
        _shrink(shown, widths, width)
    lines = [_line([c.header for c in shown], shown, widths, ellipsis)]
    lines += [_line(cells, shown, widths, ellipsis) for cells in zip(*(c.cells for c in shown), strict=True)]
    return lines


def fitting(columns: Sequence[TextColumn], width: int | None) -> list[TextColumn]:
    """The columns for which there is room: those that are not needed go first, the last ones before others."""
    shown = list(columns)
    if width is not None:
        while _total(shown) > width and (spare := [c for c in shown if not c.needed]):
            shown.remove(spare[-1])
    return shown


def list_out(columns: Sequence[TextColumn], width: int | None) -> list[str]:
    """Header and lines with nothing cut: the last column wraps into the room that the others leave.

    Where that is less than a third of the width, columns that are not needed go.
    """
    if width is None:
        return lay_out(columns, None)
    *others, last = columns
    while (room := width - _total(others) - GAP) * 3 < width and (spare := [c for c in others if not c.needed]):
        others.remove(spare[-1])
    room = max(20, room)
    lines = lay_out([*others, TextColumn("", [""] * len(last.cells))], None)
    left = " " * (_total(others) + GAP)
    out = []
    for line, cell in zip(lines, [last.header, *last.cells], strict=True):
        first, *rest = textwrap.wrap(cell, room) or [""]
        out.append((line.ljust(len(left)) + first).rstrip())
        out += [left + more for more in rest]
    return out


def side_by_side(texts: Sequence[str], width: int | None, indent: str = "") -> list[str]:
    """Short texts in as many columns of equal width as there is room for, read line by line."""
    if not texts:
        return []
    cell = max(map(width_of, texts)) + GAP
    across = max(1, ((width or 100) - len(indent)) // cell)
    lines = [texts[start : start + across] for start in range(0, len(texts), across)]
    return [indent + "".join(text + " " * (cell - width_of(text)) for text in line).rstrip() for line in lines]


def _natural(column: TextColumn) -> int:
    return max([width_of(column.header), *map(width_of, column.cells)])


def _total(columns: Sequence[TextColumn]) -> int:
    return sum(map(_natural, columns)) + GAP * max(0, len(columns) - 1)


def _shrink(columns: Sequence[TextColumn], widths: list[int], width: int) -> None:
    """Cut the widest columns of text, down to 8; a number is never cut."""
    excess = sum(widths) + GAP * max(0, len(widths) - 1) - width
    while excess > 0:
        loose = [n for n, column in enumerate(columns) if not column.right and widths[n] > 8]
        if not loose:
            return
        widest = max(loose, key=lambda n: widths[n])
        widths[widest] -= 1
        excess -= 1


def _line(cells: Sequence[str], columns: Sequence[TextColumn], widths: Sequence[int], ellipsis: str) -> str:
    parts = []
    for text, column, width in zip(cells, columns, widths, strict=True):
        text = fit(text, width, ellipsis)
        pad = " " * (width - width_of(text))
        parts.append(pad + text if column.right else text + pad)
    return (" " * GAP).join(parts).rstrip()
