"""The numbers that pleading paper prints at its left edge, which belong to nothing that stands beside them."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from itertools import groupby

from .lines import Line

FEWEST_ON_A_RAIL = 15
"""Numbers at the edge of pleading paper."""


def without_rail(lines: Sequence[Line]) -> list[Line]:
    """The lines without the numbers that pleading paper prints at its left edge, at heights of its own: on a page they
    count up from 1, and many stand beside nothing, or some do and the first line of the page has one."""
    out: list[Line] = []
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        out += own if own[0].grid.page is None else _off_the_rail(own)
    return out


def _off_the_rail(page: Sequence[Line]) -> Sequence[Line]:
    firsts = [line for line in page if line.filled and (line.text(line.filled[0]) or "").isdigit()]
    if len(firsts) < FEWEST_ON_A_RAIL:
        return page
    column = min(line.filled[0] for line in firsts)
    rail = [line for line in page if column in line.filled and (line.text(column) or "").isdigit()]
    counted = [int(line.text(column) or 0) for line in rail]
    alone = sum(len(line.filled) == 1 for line in rail)
    above = next(line for line in page if line.filled) in rail and alone > 1
    if counted != [*range(1, len(rail) + 1)] or len(rail) < FEWEST_ON_A_RAIL or not (above or alone * 4 >= len(rail)):
        return page
    if any(line.filled[0] <= column and line not in rail for line in page if line.filled):
        return page  # the column holds other words too
    return [without_cells(line, {column}) if column in line.filled else line for line in page]


def without_cells(line: Line, columns: Set[int]) -> Line:
    """The line with nothing in some columns."""
    values = [None if c in columns else value for c, value in enumerate(line.values)]
    return replace(line, values=values, filled=[c for c in line.filled if c not in columns])
