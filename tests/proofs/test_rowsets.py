"""Sets of rows as ranges: whatever is asked of them is what the rows one by one would say."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from docextract.proofs.rowsets import Column, RowSet, Table, View
from docextract.proofs.tolerance import printed_unit


@dataclass(frozen=True)
class Line:
    kind: str
    amount: Decimal | None


AMOUNTS = st.one_of(
    st.none(),
    st.integers(-5, 5).map(lambda n: Decimal(1000 * n)),
    st.decimals(-9999, 9999, places=2, allow_nan=False),
)
LINES = st.lists(st.builds(Line, st.sampled_from("abc"), AMOUNTS), max_size=40)


@given(LINES, st.data())
def test_a_range_of_a_kind_adds_up_as_its_rows_do(lines: list[Line], data: st.DataObject) -> None:
    table = Table(lines, lambda line: line.kind)
    column = table.column(lambda line: line.amount)
    start = data.draw(st.integers(0, len(lines)))
    stop = data.draw(st.integers(start, len(lines)))
    kinds = data.draw(st.sets(st.sampled_from("abc")))
    some = table.within(start, stop).only(lambda line: line.kind in kinds)
    rows = [line for line in lines[start:stop] if line.kind in kinds]
    agree(some, rows, column)
    named = [at for at, line in enumerate(lines) if line.kind == "a"]
    cut = table.within(0, stop, View(table.kinds, named))
    agree(cut, [line for line in lines[:stop] if line.kind == "a"], column)


def agree(some: RowSet[Line], rows: list[Line], column: Column[Line]) -> None:
    amounts = [line.amount for line in rows if line.amount is not None]
    assert list(some) == rows
    assert len(some) == len(rows)
    assert bool(some) == bool(rows)
    added = some.added(column)
    assert (added.total, added.terms) == (sum(amounts, Decimal(0)), len(amounts))
    assert added.filled == sum(map(bool, amounts))
    grain = some.grain(column)
    assert grain.spread == sum(map(abs, amounts), Decimal(0))
    assert grain.unit == printed_unit(amounts)
    every = some.table.rows
    inside = [at for at in range(len(every)) if some.holds(at)]
    assert inside == some.positions
    if rows:
        assert (every[some.first], every[some.last]) == (rows[0], rows[-1])
        assert (some.first, some.last) == (inside[0], inside[-1])
        assert some[0] == rows[0]
        assert some[1:] == rows[1:]


@given(LINES)
def test_rows_are_found_by_their_amounts(lines: list[Line]) -> None:
    column = Table(lines, lambda line: line.kind).column(lambda line: line.amount)
    for amount, positions in column.having.items():
        assert positions == [at for at, line in enumerate(lines) if line.amount == amount]
    assert sum(map(len, column.having.values())) == sum(line.amount is not None for line in lines)


def test_a_sum_looks_at_the_amounts_once_however_many_sums_are_asked() -> None:
    looked = 0

    def amount(line: Line) -> Decimal | None:
        nonlocal looked
        looked += 1
        return line.amount

    lines = [Line("ab"[n % 2], Decimal(n)) for n in range(200)]
    table = Table(lines, lambda line: line.kind)
    column = table.column(amount)
    for stop in range(200):
        table.within(0, stop).added(column)
        table.within(stop // 2, stop).only(lambda line: line.kind == "a").grain(column)
    assert looked == len(lines)
