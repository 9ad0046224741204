"""Unit numbers as they are meant, where a program or a print changed all of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from ....document import PageGrid
from ....models.rent_roll import RentRollRow
from ....vocabulary import Vocabulary
from ...foldedgrid import FoldedGrid
from ...lines import Line
from ..anatomy.entries import Entry
from ..anatomy.headerblocks import GOOD

_POINTED = re.compile(r"\d+\.(?!0$)\d+")
_COUNTED = re.compile(r"(\d{1,3})[.)]\s+(?=\w)")
FEWEST_COUNTED = 4
"""Tenants that are counted."""
_LEVEL = 2.0
"""Points between the middles of two lines of a cell at least."""


def part_kinds(rows: Sequence[RentRollRow], entries: Sequence[Entry], vocabulary: Vocabulary) -> None:
    """Where a header says that cells tell the unit and what it is (``Premises / use``), and most of them have two
    lines, the second line is the kind of the unit."""
    for row, (unit, kind) in zip(rows, _parted(entries, vocabulary), strict=False):
        if row.unit and row.unit_type is None and kind and row.unit == f"{unit} {kind}":
            row.unit, row.unit_type = unit, kind
            if "unit" in row.sources:
                row.sources["unitType"] = row.sources["unit"]


def _parted(entries: Sequence[Entry], vocabulary: Vocabulary) -> list[tuple[str, str]]:
    """The unit and the kind in the cell of each entry; nothing where the header or the cells do not part them."""
    header = entries[0].mapping.header("unit") or "" if entries else ""
    named = [
        {m.field for m in vocabulary.header(part) if m.score >= GOOD} | {*vocabulary.hints(part)}
        for part in header.split("/")
    ]
    if len(named) != 2 or "unit" not in named[0] or not {"unitType", "spaceUse"} & named[1]:
        return []
    found: list[tuple[str, str]] = []
    for entry in entries:
        column = entry.mapping.column("unit")
        *unit, kind = (_lines_in(entry.line, column) if column is not None else []) or [""]
        found.append((" ".join(unit), kind if unit else ""))
    return found if 2 * sum(bool(kind) for _, kind in found) > len(found) else []


def _lines_in(line: Line, column: int) -> list[str]:
    """The lines of a cell."""
    value, box = line.values[column], line.box(column)
    if isinstance(line.grid, FoldedGrid):
        return [str(grid.values[row][at]) for grid, row, at in line.grid.cells_of[line.row].get(column, ())]
    if not isinstance(line.grid, PageGrid) or line.grid.on is None or box is None:
        return [" ".join(part.split()) for part in str(value).split("\n")]
    x0, top, x1, bottom = box
    levels: list[tuple[float, list[str]]] = []
    for word in sorted(
        line.grid.on.words_within((x0 - 1, top - 1, x1 + 1, bottom + 1)), key=lambda w: (w.top + w.bottom, w.x0)
    ):
        middle = (word.top + word.bottom) / 2
        if not levels or middle - levels[-1][0] > _LEVEL:
            levels.append((middle, []))
        levels[-1][1].append(word.text)
    return [" ".join(words) for _, words in levels]


def drop_dashes(rows: Sequence[RentRollRow]) -> None:
    """Unit numbers that a dash parts from their building's (``HP1 -0150``) are without it, if all of them have it."""
    numbered = [row for row in rows if row.unit]
    if numbered and all(row.unit and row.unit[0] == "-" and len(row.unit) > 1 and row.building for row in numbered):
        for row in numbered:
            row.unit = (row.unit or "")[1:]


def drop_counters(rows: Sequence[RentRollRow]) -> None:
    """Take the numbers off the names of tenants where these are counted from row to row: ``1. Copper Kettle``, ``2.
    Lumen Optical``."""
    counted = [(row, match) for row in rows if row.tenant_name and (match := _COUNTED.match(row.tenant_name))]
    numbers = [int(match[1]) for _, match in counted]
    named = sum(row.tenant_name is not None for row in rows)
    if len(counted) < FEWEST_COUNTED or len(counted) < named or any(b <= a for a, b in pairwise(numbers)):
        return
    if numbers[0] == 1 and numbers[-1] <= len(rows):
        for row, match in counted:
            row.tenant_name = (row.tenant_name or "")[match.end() :]


def drop_point_zero(rows: Sequence[RentRollRow]) -> None:
    """Unit numbers that went through a program that takes them for amounts: ``101.0`` is ``101``, if no unit of the
    document has other digits behind its point."""
    pointed = [row for row in rows if row.unit and row.unit.endswith(".0") and row.unit[:-2].isdigit()]
    if pointed and not any(_POINTED.fullmatch(row.unit) for row in rows if row.unit):
        for row in pointed:
            row.unit = (row.unit or "")[:-2]
