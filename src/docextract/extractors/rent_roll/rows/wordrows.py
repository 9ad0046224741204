"""Rows of words: which fields their cells stand under, and whether they hold words alone."""

from __future__ import annotations

from ....values.dates import looks_like_date
from ....values.numbers import is_money_like
from ...lines import Line
from ..anatomy.fieldkinds import Kind
from .walk import Walk


def text_fields(walk: Walk, line: Line) -> list[str]:
    """Text fields that the filled cells of a row stand under."""
    assert walk.mapping is not None
    by_column = {use.column: use for use in walk.mapping.uses}
    kept = {use.column for use in walk.mapping.kept} | {use.column for use in walk.mapping.unmapped}
    names: list[str] = []
    for column in line.filled:
        use = by_column.get(column)
        if use is not None and use.kind in (Kind.TEXT, Kind.ID, Kind.STATUS) and use.field:
            names.append(use.field)
        elif column in kept:
            names.append("")
    return names


def only_text(walk: Walk, line: Line) -> bool:
    """Whether a row holds words alone; what stands in a column of words is words, even if it is digits."""
    texts = _text_columns(walk)
    return all(c in texts or _is_words(line.values[c]) or _ends_cell(walk, line, c) for c in line.filled)


def _is_words(value: object) -> bool:
    return type(value) is str and not is_money_like(value) and not looks_like_date(value)


def _ends_cell(walk: Walk, line: Line, column: int) -> bool:
    """Whether a day ends a lease of the open unit, or digits on a page end several words of it that no field holds:
    ``Option 1 x`` over ``5``."""
    if walk.entry is None or walk.mapping is None:
        return False
    if walk.ends_term(walk.entry, line, column):
        return True
    if line.grid.page is None:
        return False
    above = walk.entry.line
    if column not in above.filled or " " not in (above.text(column) or "") or not _is_words(above.values[column]):
        return False
    return any(use.column == column for use in (*walk.mapping.kept, *walk.mapping.unmapped))


def is_lead_column(walk: Walk, line: Line) -> bool:
    """Whether a row's first cell stands in the first column of the roll, where headings stand."""
    assert walk.mapping is not None
    leftmost = walk.mapping.lead
    return bool(line.filled) and line.filled[0] <= leftmost


def _text_columns(walk: Walk) -> frozenset[int]:
    """Columns of words: what stands alone in them is words, even if it is digits."""
    if walk.mapping is None:
        return frozenset()
    return walk.mapping.texts
