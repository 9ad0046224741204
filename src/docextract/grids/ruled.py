"""Rows that are ruled off: all lines between two rules across a table as one row, its cells put together."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from ..document import PLAIN, PageGrid, Style, Value
from ..models.place import Box, around
from .stacking import levels

_FIGURE = re.compile(
    r"[^\w\s]{0,2}\d[\d.,/'-]*[)%]?|\d{1,2}(?:\s|-)[^\W\d_]{3,}\.?(?:\s|-)\d{2,4}|[^\W\d_]{3,}\.? \d{1,2}, \d{4}"
)
"""A number, an amount or a whole date."""
SAME = 1.5
"""Points within which stretches of rules are at one height."""
ACROSS = 0.9
"""Part of the table's width that rules cover at a height where a row ends."""
FEWEST = 3
"""Rows of several lines from which on rules tell what a row is."""


def rows_between_rules(grid: PageGrid) -> PageGrid | None:
    """The grid with one row for all lines between two rules; None where its rules do not make rows: where there are
    none, nothing stands in several lines, or two numbers or dates of one column stand between the same two rules."""
    heights = _heights(grid)
    if len(heights) <= FEWEST:
        return None
    boxes = [grid.row_box(row) for row in range(len(grid.values))]
    at = [bisect_right(heights, (box[1] + box[3]) / 2) if box else 0 for box in boxes]
    outside = {0, len(heights)}
    kept: list[list[int]] = []
    for row, band in enumerate(at):
        if kept and band not in outside and at[kept[-1][-1]] == band:
            kept[-1].append(row)
        else:
            kept.append([row])
    several = [rows for rows in kept if len(rows) > 1 and rows[0] not in grid.header_rows]
    if len(several) < FEWEST or any(_repeats(grid, rows) for rows in several):
        return None
    where = {row: n for n, rows in enumerate(kept) for row in rows}
    cells = [[_cell(grid, rows, column) for column in range(grid.width)] for rows in kept]
    return replace(
        grid,
        values=[[value for value, _, _ in row] for row in cells],
        boxes=[[box for _, box, _ in row] for row in cells],
        styles=[[style for _, _, style in row] for row in cells] if grid.styles else None,
        spans={(where[r], c): span._replace(top=where[r], bottom=where[r]) for (r, c), span in grid.spans.items()},
        header_rows=tuple(sorted({where[row] for row in grid.header_rows})),
    )


def _heights(grid: PageGrid) -> list[float]:
    """The heights at which rules run across the whole table."""
    page, columns = grid.on, grid.columns
    if page is None or not columns or grid.column_pages or not page.as_displayed:
        return []
    rules = [rule for rule in levels(page) if rule[2] > columns[0].x0 and rule[1] < columns[-1].x1]
    heights: list[float] = []
    for _, some in groupby(rules, key=_Heights()):
        same = list(some)
        low, high = min(x0 for _, x0, _ in same), max(x1 for _, _, x1 in same)
        covered = sum(max(0.0, x1 - max(x0, left)) for (_, x0, x1), left in _with_left(same))
        if covered >= ACROSS * (high - low) and high - low >= ACROSS * _width(grid):
            heights.append(same[0][0])
    return heights


class _Heights:
    """A key that is the same for stretches at one height."""

    def __init__(self) -> None:
        self.last = float("-inf")

    def __call__(self, rule: tuple[float, float, float]) -> float:
        if rule[0] - self.last > SAME:
            self.last = rule[0]
        return self.last


def _with_left(rules: list[tuple[float, float, float]]) -> Iterator[tuple[tuple[float, float, float], float]]:
    """Stretches from left to right, each with the x up to which those before it reach."""
    reached = float("-inf")
    for rule in sorted(rules, key=lambda rule: rule[1]):
        yield rule, reached
        reached = max(reached, rule[2])


def _width(grid: PageGrid) -> float:
    """How wide what stands in the grid is."""
    found = [box for row in grid.boxes for box in row if box]
    return max(box[2] for box in found) - min(box[0] for box in found) if found else float("inf")


def _repeats(grid: PageGrid, rows: list[int]) -> bool:
    """Whether a column begins with a number or a date in some rows and holds another one: they are several rows."""
    for column in range(grid.width):
        found = [text for row in rows if (text := grid.text(row, column))]
        if found and all(map(_FIGURE.fullmatch, found[:1])) and any(map(_FIGURE.fullmatch, found[1:])):
            return True
    return False


def _cell(grid: PageGrid, rows: list[int], column: int) -> tuple[Value, Box | None, Style]:
    """The cells of a column in some rows as one."""
    filled = [row for row in rows if grid.values[row][column] not in (None, "")]
    if not filled:
        return None, None, PLAIN
    style = grid.style(filled[0], column)
    if len(filled) == 1:
        return grid.values[filled[0]][column], grid.box(filled[0], column), style
    boxes = [box for row in filled if (box := grid.box(row, column))]
    return " ".join(str(grid.values[row][column]) for row in filled), around(boxes), style
