"""Rows that a sheet hides: a filter, or a hand, took them out of what is handed in."""

from __future__ import annotations

from collections.abc import Mapping

from ....document import SheetGrid
from ..anatomy.chosen import HIDDEN
from ..anatomy.entries import Entry
from .roll import Roll

MOST = 0.2
"""Part of the rows that may be hidden; of more, what is hidden is the roll itself, its details folded away."""


def hidden_rows(roll: Roll) -> Mapping[str, str]:
    """By the place of its first cell, each row of a unit that its sheet does not show, where only few are hidden."""
    entries = roll.walked.entries
    found = [entry for entry in entries if _is_hidden(entry)]
    return {entry.line.row_id(): HIDDEN for entry in found} if len(found) <= MOST * len(entries) else {}


def _is_hidden(entry: Entry) -> bool:
    grid = entry.line.grid
    return isinstance(grid, SheetGrid) and grid.top + entry.line.row in grid.of.hidden_rows
