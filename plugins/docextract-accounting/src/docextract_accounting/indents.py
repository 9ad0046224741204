"""Lines that are sums by where they stand: groups over the accounts that are set in below them."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from docextract.proofs.tolerance import CENT

from .items import Item

FEWEST = 3
"""Lines with others set in below them."""
SET_IN = 1.0
"""Points, or levels of a sheet, by which a line is set in at least."""
MISSED = 10
"""Of so many such lines one may be no sum of those below it."""
ZERO = Decimal(0)


def tell_indented(items: Sequence[Item]) -> None:
    """Lines with others set in below them are the sums of these, also of a single one, where nearly all of them are in
    every column: ``Unsecured Loans`` over ``Loan from Director``. ``Item.sums`` are then the rows by their number."""
    below = _set_in(items)
    tied = [n for n, under in below.items() if _is_sum(items[n], [items[m] for m in under])]
    if len(below) < FEWEST or len(tied) * MISSED < len(below) * (MISSED - 1):
        return
    for n in tied:
        items[n].kind, items[n].scope, items[n].sums = "TOTAL", items[n].label, _rows(n, below)


def _set_in(items: Sequence[Item]) -> dict[int, list[int]]:
    """The lines set in right below another one, by its number; not those set in below one of themselves."""
    rows = [n for n, item in enumerate(items) if item.kind == "DATA" and item.texts]
    columns = {c for n in rows for c in items[n].texts}
    at = max(columns, key=lambda c: len({_indent(items[n], c) for n in rows if c in items[n].texts}), default=0)
    open_: list[tuple[float, int]] = []
    below: dict[int, list[int]] = {}
    for n in rows:
        if at not in items[n].texts:
            open_.clear()
            continue
        indent = _indent(items[n], at)
        while open_ and open_[-1][0] > indent - SET_IN:
            open_.pop()
        if open_:
            below.setdefault(open_[-1][1], []).append(n)
        open_.append((indent, n))
    return below


def _indent(item: Item, column: int) -> float:
    return round(item.line.grid.style(item.line.row, item.moved.get(column, column)).indent)


def _is_sum(item: Item, under: Sequence[Item]) -> bool:
    """Whether the numbers of a line are the sums of those below it, in all columns in which any of them has one."""
    columns = {c for one in (item, *under) for c in one.amounts}
    sums = {c: sum((one.amounts.get(c, ZERO) for one in under), ZERO) for c in columns}
    return any(item.amounts.values()) and all(abs(item.amounts.get(c, ZERO) - sums[c]) <= CENT for c in columns)


def _rows(n: int, below: dict[int, list[int]]) -> list[int]:
    """The rows set in below a line, and those below them, that have none below themselves."""
    return [row for m in below[n] for row in (_rows(m, below) if m in below else [m])]
