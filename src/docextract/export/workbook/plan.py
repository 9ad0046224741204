"""A sheet before it is written: its lines of plain values and cells that say more, and how it is shown and printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...models.place import Place, column_letters


class Cell(NamedTuple):
    """A value with what is told of it.

    ``state`` is its proof (``PROVED``, ``CONTRADICTED``, ``DOUBTFUL`` or nothing), ``place`` where the document prints
    it, ``formula`` what gives the value from other cells, without ``=``; ``percent``: the value is a share of 1;
    ``over``: a text that may run over the empty cells beside it.
    """

    value: Any
    state: str = ""
    place: Place | None = None
    formula: str | None = None
    bold: bool = False
    indent: int = 0
    percent: bool = False
    over: bool = False


@dataclass(slots=True)
class Plan:
    """One sheet. Lines count from 0; the first ``heads`` are its header, which stays in view and is printed on every
    page. ``levels`` are the outline levels of lines, ``hidden`` the columns that are there for programs."""

    title: str
    lines: list[Sequence[Any]]
    heads: int = 1
    frozen: int = 0
    """Columns that stay in view."""
    levels: dict[int, int] = field(default_factory=dict)
    sums_below: bool = True
    hidden: set[int] = field(default_factory=set)
    printed: int | None = None
    """Columns that are printed; all if nothing is said."""
    even: bool = False
    """Whether the numbers of a column all show as many places as the one with most."""


def address(row: int, column: int, sheet: str | None = None) -> str:
    """``F7``, or ``'Rows'!F7`` seen from another sheet; row and column count from 0."""
    cell = f"{column_letters(column)}{row + 1}"
    return cell if sheet is None else f"{quoted(sheet)}!{cell}"


def quoted(sheet: str) -> str:
    """A sheet's name as formulas and links have it."""
    return "'" + sheet.replace("'", "''") + "'"
