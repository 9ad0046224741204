"""Where the columns of a printed table stand on a page: natural widths, caps, and what is left spread over the gaps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from docextract.testing.printed import Column, Formats, Look, Table

FONTS = {
    "Helvetica": ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique"),
    "Times": ("Times-Roman", "Times-Bold", "Times-Italic"),
    "Courier": ("Courier", "Courier-Bold", "Courier-Oblique"),
    "Vera": ("Vera", "VeraBd", "VeraIt"),
}
RIGHT = frozenset({"money", "area", "number", "count", "percent"})
INDENT = 0.4
"""How far one space of indent moves a text, in font sizes."""


@cache
def fonts(name: str) -> tuple[str, str, str]:
    """Regular, bold and italic names of a family, registered with reportlab where it is a TrueType font."""
    family = FONTS[name]
    if name == "Vera":
        import reportlab
        from reportlab.pdfbase import pdfmetrics
        from reportlab.pdfbase.ttfonts import TTFont

        folder = Path(reportlab.__file__).parent / "fonts"
        for face in family:
            pdfmetrics.registerFont(TTFont(face, str(folder / f"{face}.ttf")))
    return family


def width_of(text: str, font: str, size: float) -> float:
    from reportlab.pdfbase.pdfmetrics import stringWidth

    width: Any = stringWidth(text, font, size)
    return float(width)


def extent(text: str, font: str, size: float, look: Look) -> float:
    """The width of a text as the look spaces its letters."""
    return width_of(text, font, size) + look.tracking * size * len(text)


def alignment(column: Column) -> str:
    return column.align or ("right" if column.kind in RIGHT else "left")


@dataclass(frozen=True, slots=True)
class Span:
    """One column's box across the page, in points."""

    column: Column
    x0: float
    x1: float


def wrapped(text: str, width: float, font: str, size: float) -> list[str]:
    """Lines of ``text`` no wider than ``width``; a word too long for a line is broken at a character."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        trial = f"{line} {word}".strip()
        if width_of(trial, font, size) <= width:
            line = trial
            continue
        if line:
            lines.append(line)
        while width_of(word, font, size) > width and len(word) > 1:
            cut = len(word) - 1
            while cut > 1 and width_of(word[:cut], font, size) > width:
                cut -= 1
            lines.append(word[:cut])
            word = word[cut:]
        line = word
    return [*lines, line] if line or not lines else lines


def natural(tables: list[Table], formats: Formats, look: Look, size: float) -> dict[str, float]:
    """Each column's width as its header and cells ask for it, caps respected."""
    regular, bold, _ = fonts(look.font)
    widths: dict[str, float] = {}
    for column in tables[0].columns:
        if column.hidden:
            continue
        head = max((extent(line, bold, size, look) for line in column.head), default=0.0)
        body = 0.0
        for table in tables:
            for row in table.rows:
                cell = row.cells.get(column.key)
                if cell is not None:
                    face = bold if row.bold else regular
                    moved = row.indent * size * INDENT if column.indents else 0.0
                    body = max(body, moved + extent(formats.show(cell, column.kind), face, size, look))
        if column.cap is not None:
            body = min(body, column.cap * size * 0.52)
        widths[column.key] = max(head, body, size * 1.5) + 0.5
    return widths


def fit(tables: list[Table], formats: Formats, look: Look, available: float) -> float:
    """The largest size up to the look's at which the columns fit the page."""
    size = look.size
    while size > 4.2:
        widths = natural(tables, formats, look, size)
        if sum(widths.values()) + sum(gap_before(c, look) for c in tables[0].columns if not c.hidden) <= available:
            break
        size -= 0.25
    return size


def gap_before(column: Column, look: Look) -> float:
    return 0.4 if column.tight else look.gap


def place(
    tables: list[Table], formats: Formats, look: Look, size: float, left: float, available: float, rng: Random
) -> list[Span]:
    """The boxes of the columns that these tables share; spare room goes to the gaps unevenly."""
    widths = natural(tables, formats, look, size)
    columns = [c for c in tables[0].columns if not c.hidden]
    gaps = [0.0 if i == 0 else gap_before(c, look) for i, c in enumerate(columns)]
    spare = min((available - sum(widths.values()) - sum(gaps)) * look.spread, 36.0 * len(columns))
    if spare > 0:
        shares = [0.0 if i == 0 or c.tight else rng.uniform(0.3, 1.0) for i, c in enumerate(columns)]
        whole = sum(shares) or 1.0
        gaps = [g + spare * s / whole for g, s in zip(gaps, shares, strict=True)]
    elif spare < 0:
        squeeze = max(0.2, 1 + spare / look.spread / max(sum(widths.values()), 1.0)) if look.spread else 1.0
        widths = {k: w * squeeze for k, w in widths.items()}
    spans, x = [], left
    for column, gap in zip(columns, gaps, strict=True):
        x += gap
        spans.append(Span(column, x, x + widths[column.key]))
        x += widths[column.key]
    return spans
