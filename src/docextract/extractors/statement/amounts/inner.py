"""Inner and outer columns of amounts, as one: lines stand in one, what they come to in the next."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import pairwise

from ....values.numbers import NumberStyle
from ....vocabulary import Vocabulary
from ...lines import is_plain_number
from ..anatomy.headercells import read_cell
from ..anatomy.rawrow import RawRow
from ..headers.layout import ASIDE, Layout
from ..rows.rawrows import RawRows
from .amounts import read_amount, to_cents

WIDEST = 3
"""Columns that the amounts of one year may stand in: lines, what they come to, and what these come to."""
FEWEST = 2
"""Amounts in each of them, at least, where nothing else tells."""


def merge_inner(raw: RawRows, layout: Layout, vocabulary: Vocabulary, style: NumberStyle) -> None:
    """Make one column of those of which every row uses one at most, and of which the header names one at most.

    Where the columns of several years stand side by side, each year's lines use the same one of its own. Where they
    are those of one year and the header names one of them, an amount in another must be the sum of lines above.
    """
    names = _names(layout, vocabulary)
    rows = [row for row in raw.rows if row.valued]
    used = {c: {n for n, row in enumerate(rows) if is_plain_number(row.cells.get(c))} for c in layout.numbers}
    columns = [c for c in layout.numbers if used[c] and names.get(c) not in ASIDE]
    last = columns[-2:]
    if _are_apart(last, used, names) and _sums(rows, last, last[:-1], style):
        if len(columns) == 3 and not names:  # the first are numbers of notes
            columns = last
    else:
        columns = _without_aside(columns, used)
    for width in range(2, WIDEST + 1):
        groups = [columns[n : n + width] for n in range(0, len(columns), width)]
        if not groups or len(groups[-1]) < width or not all(_are_apart(group, used, names) for group in groups):
            continue
        if len(groups) == 1 and not names.keys().isdisjoint(columns) and not _sums(rows, columns, names, style):
            continue
        if len(groups) == 1 or _alike(groups, used):
            for group in groups:
                _merge(rows, group, layout, names)
            return


def _names(layout: Layout, vocabulary: Vocabulary) -> dict[int, str]:
    """What the header says over columns, other than that amounts stand there or in which currency: the use of a column
    that is none of amounts, or its words."""
    names: dict[int, str] = {}
    for line in layout.header:
        for c in line.filled:
            text = line.text(c) or ""
            said = read_cell(line.values[c], text, vocabulary)
            plain = not (said.kinds or set(said.scopes) - {"TOTAL"} or set(said.uses) - {"amount"})
            dated = said.month or said.day or said.year or said.span or said.trailing or said.ordinal
            dated = dated or said.quarter or said.part
            if (said.rest or said.is_number or not plain or dated) and any(map(str.isalnum, text)):
                names[c] = next((use for use in said.uses if use in ASIDE), text)
    return names


def _are_apart(group: Sequence[int], used: dict[int, set[int]], names: dict[int, str]) -> bool:
    """Whether no row uses two of some columns, and the header names one at most."""
    return (
        sum(c in names for c in group) <= 1
        and all(len(used[c]) >= FEWEST for c in group)
        and sum(len(used[c]) for c in group) == len(set().union(*(used[c] for c in group)))
    )


def _alike(groups: Sequence[Sequence[int]], used: dict[int, set[int]]) -> bool:
    """Whether rows use the same column of every group: nine rows in ten that use one of two neighbours use the same
    of the other, if any."""
    for one, other in pairwise(groups):
        pairs = list(zip(one, other, strict=True))
        same = sum(len(used[a] & used[b]) for a, b in pairs)
        both = len(set().union(*(used[a] for a in one)) & set().union(*(used[b] for b in other)))
        if same * 10 < both * 9 or not same:
            return False
    return True


def _sums(rows: Sequence[RawRow], columns: Sequence[int], names: Container[int], style: NumberStyle) -> bool:
    """Whether two lines or more come to an amount below, and one of all these stands in a column without a name."""
    amounts = ((row.cells[c], c in names) for row in rows for c in columns if is_plain_number(row.cells.get(c)))
    total, unnamed, starts = 0, -1, {0: 0}
    for n, (cell, named) in enumerate(amounts):
        amount = to_cents(read_amount(cell, style)) or 0
        for before in (total - amount, total + amount):
            start = starts.get(before, n)
            if amount and n - start >= FEWEST and (not named or start <= unnamed):
                return True
        total += amount
        starts.setdefault(total, n + 1)
        if not named:
            unnamed = n
    return False


def _merge(rows: Sequence[RawRow], group: Sequence[int], layout: Layout, names: dict[int, str]) -> None:
    headed = {c for line in layout.header for c in line.filled}
    kept = next((c for c in group if c in names), next((c for c in group if c in headed), group[0]))
    for row in rows:
        row.outer |= any(c in row.cells for c in group[1:])
        for c in group:
            if c != kept and c in row.cells:
                row.cells[kept], row.homes[kept] = row.cells.pop(c), row.homes.pop(c)


def _without_aside(columns: Sequence[int], used: dict[int, set[int]]) -> list[int]:
    """Columns without those of a table beside: apart from them, and with amounts in few rows."""
    most = max((len(used[c]) for c in columns), default=0)
    for n, (one, other) in enumerate(pairwise(columns)):
        if other - one > 1 and max(len(used[c]) for c in columns[n + 1 :]) * 2 <= most:
            return list(columns[: n + 1])
    return list(columns)
