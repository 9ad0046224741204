"""Columns of percentages that say how much of a whole each row is: its area of all area, its rent of all rent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from ...values.numbers import money
from .conventions import Conventions
from .entries import Entry, Walked
from .shares import rounds_to
from .tablelines import printed_share

FEWEST = 5
"""Rows that print a percentage, from which on a column is looked at."""
VARIED = 3
"""Different percentages that keep to a whole."""


def read_row_shares(walked: Walked, conventions: Conventions) -> list[dict[int, bool]]:
    """For each column of percentages that nine rows in ten keep, or all but one, as those of another column's whole:
    by ``rowIndex``, whether a row keeps it. The whole is a printed total of that column, or the sum of its rows."""
    found: list[dict[int, bool]] = []
    by_mapping: dict[int, list[tuple[int, Entry]]] = {}
    for index, entry in enumerate(walked.entries):
        by_mapping.setdefault(id(entry.mapping), []).append((index, entry))
    for entries in by_mapping.values():
        mapping = entries[0][1].mapping
        columns = [use.column for use in (*mapping.kept, *mapping.unmapped, *mapping.uses)]
        first = [entry.line for _, entry in entries[:FEWEST]]
        shares = [c for c in columns if any("%" in (line.text(c) or "") for line in first)]
        for column in shares if len(entries) >= FEWEST else ():
            printed = {i: share for i, entry in entries if (share := printed_share(entry.line, column)) is not None}
            others = [c for c in columns if c not in shares]
            found += _of_columns(walked, entries, printed, others, conventions)
    return found


def _of_columns(
    walked: Walked,
    entries: Sequence[tuple[int, Entry]],
    printed: Mapping[int, Decimal],
    columns: Sequence[int],
    conventions: Conventions,
) -> list[dict[int, bool]]:
    """How rows keep to the percentages of the first column of which nearly all do."""
    mapping, style = entries[0][1].mapping, conventions.numbers
    totals = [t.line for t in walked.totals if t.mapping is not None and t.mapping.unmapped is mapping.unmapped]
    for column in columns:
        numbers = {i: number for i, entry in entries if (number := money(entry.line.values[column], style))}
        stated = (money(line.values[column], style) for line in totals)
        for whole in dict.fromkeys(n for n in (*stated, sum(numbers.values(), Decimal(0))) if n):
            kept = {i: rounds_to(100 * numbers[i] / whole, share) for i, share in printed.items() if i in numbers}
            holds = sum(kept.values())
            varied = len({printed[i] for i, keeps in kept.items() if keeps}) >= VARIED
            if varied and len(kept) >= FEWEST and (holds * 10 >= len(kept) * 9 or holds + 1 >= len(kept)):
                return [kept]
    return []
