"""Homes described in the line below their unit: ``Unit 1 | Hector Montemayor | Jul 1, 2024 –`` over ``2 bd / 1 ba,
812 sq ft | | Jun 30, 2025``.

What the line says of the home stands in columns of its own then, its kind and its area, and the rest in a line of its
own.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from ....values.areas import area_inside
from ....values.bedbath import bed_bath
from ....values.dates import looks_like_date
from ....values.numbers import is_money_like
from ....vocabulary import Vocabulary
from ...lines import Line
from ..prints.arranged import Piece, Row, arrange, as_it_is, by_tables
from ..prints.wholerows import names_columns

FEWEST = 3
"""Units that are described."""
MOST = 0.6
"""So many of the units are described."""
MOST_WORDS = 12
"""Words of a description."""
_PARTS = re.compile(r"\s*[,;·|]\s+|(?<=[a-z.²])\s+/\s+(?=[^\W\d]{3})", re.IGNORECASE)
"""Between the parts of a description."""
LABELS = ("Unit Type", "Area", "Remarks")


class _Home(NamedTuple):
    """What a line says of the unit above it: its kind, its area, and what stands behind them."""

    kind: str | None
    area: str | None
    rest: str | None


def part_descriptions(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with each unit in one row with what the line below says of it."""
    return by_tables(lines, lambda own, space: _joined(own, vocabulary, space)) or lines


def _joined(lines: list[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    words = vocabulary.hinting
    heads = [(line, found) for line in lines if (found := names_columns(line, words)) is not None]
    if not heads:
        return None
    header, columns = heads[0]
    named = {match.field for c in header.filled for match in words.header(header.text(c) or "")[:1]}
    if not named.isdisjoint(("unitType", "area", "floorPlan", "bedBath")):
        return None
    homes: dict[int, _Home] = {}
    units = strange = 0
    for above, line in pairwise(lines):
        leads = above.index > header.index and above.index not in homes and {*columns} <= {*above.filled}
        leads = leads and vocabulary.total(above.first_text() or "") is None
        units += leads and above.has_numbers()
        if leads and line.filled and line.filled[0] in columns and (home := _home(line)) is not None:
            homes[line.index] = home
        elif leads and line.filled[:1] == [columns[0]] and not line.has_numbers():
            strange += vocabulary.total(line.first_text() or "") is None
    if len(homes) < max(FEWEST, MOST * units) or strange:
        return None
    width = max(len(line.values) for line in lines)
    at = {text: width + n for n, text in enumerate(LABELS)}
    rows: list[tuple[Line, Row]] = []
    titles = {id(line) for line, _ in heads}
    for line in lines:
        base, row = as_it_is(line)
        if id(line) in titles:
            row = {**row, **{column: (Piece(text, line, line.filled[0]),) for text, column in at.items()}}
        home = homes.get(line.index)
        if home is None:
            rows.append((base, row))
            continue
        before, told = rows.pop()
        said = {c: (Piece(text, line, line.filled[0]),) for text, c in zip(home, at.values(), strict=True) if text}
        rows.append((before, {**told, **said}))
        if rest := {c: pieces for c, pieces in row.items() if c != line.filled[0]}:
            rows.append((base, rest))
    return arrange(rows, width + len(at), space)


def _home(line: Line) -> _Home | None:
    """What a line says of the home above it; None where it says something else, or an amount stands beside it."""
    text = line.first_text() or ""
    if len(text.split()) > MOST_WORDS or any(_is_amount(line.text(c) or "") for c in line.filled[1:]):
        return None
    parts = [part for part in _PARTS.split(text) if part]
    sized = next((n for n, part in enumerate(parts) if area_inside(part) is not None), len(parts))
    kind, area = ", ".join(parts[:sized]) or None, parts[sized] if sized < len(parts) else None
    rooms = kind is not None and bed_bath(kind) is not None
    return _Home(kind, area, "; ".join(parts[sized + 1 :]) or None) if rooms or (area and kind) else None


def _is_amount(text: str) -> bool:
    return is_money_like(text) and not looks_like_date(text)
