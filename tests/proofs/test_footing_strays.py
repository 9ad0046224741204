"""Columns that do not foot: they cost the tree nothing, and what is wrong is said of the column."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from docextract.proofs.footing import Footing, FootingColumn, FootingRow, foot

BLOCKS = 5
LINES = 4


def made(seed: int, columns: int, stray: int | None) -> list[FootingRow]:
    """Blocks of lines with their totals and a total of these; in one column the totals are drawn like the lines."""
    random = Random(seed)
    rows, totals = [], []
    for block in range(BLOCKS):
        lines = [[random.randint(1000, 9_000_000) for _ in range(columns)] for _ in range(LINES)]
        total = [sum(column) for column in zip(*lines, strict=True)]
        rows += [FootingRow(tuple(line), f"Line {block}.{n}") for n, line in enumerate(lines)]
        totals.append(total)
        rows.append(FootingRow(tuple(total), f"Total {block}", total_word=True))
    rows.append(FootingRow(tuple(map(sum, zip(*totals, strict=True))), "Total", total_word=True))
    if stray is None:
        return rows
    worded = [n for n, row in enumerate(rows) if row.total_word]
    for n in worded:
        values = list(rows[n].values)
        values[stray] = random.randint(1000, 9_000_000)
        rows[n] = rows[n]._replace(values=tuple(values))
    return rows


def parts(footing: Footing) -> list[tuple[int, ...]]:
    return [tuple(a.row for a in row.explanation.addends) for row in footing.rows if row.explanation is not None]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 9), st.data())
def test_a_column_in_which_no_total_ties_is_told_and_the_tree_is_that_of_the_others(
    seed: int, columns: int, data: st.DataObject
) -> None:
    stray = data.draw(st.integers(0, columns - 1))
    sound = foot(made(seed, columns, None), [FootingColumn()] * columns)
    footing = foot(made(seed, columns, stray), [FootingColumn()] * columns)
    assert parts(footing) == parts(sound)
    assert [(s.column, s.compared) for s in footing.strays] == [(stray, BLOCKS + 1)]
    assert len(footing.strays[0].rows) >= BLOCKS
    for n in footing.strays[0].rows:
        assert [state == "CONTRADICTED" for state in footing.rows[n].proof] == [c == stray for c in range(columns)]
    assert not any(row.broken for row in footing.rows)
    lines = [row for row in footing.rows if row.kind == "LINE"]
    assert {row.proof[stray] for row in lines} == {"UNPROVED"}


@pytest.mark.parametrize("misses", [1, 2, 3])
def test_a_few_totals_that_miss_are_errors_of_their_own(misses: int) -> None:
    rows = made(1, 6, None)
    for n in [n for n, row in enumerate(rows) if row.total_word][:misses]:
        rows[n] = rows[n]._replace(values=(rows[n].values[0] or 0, 5, *rows[n].values[2:]))
    footing = foot(rows, [FootingColumn()] * 6)
    assert not footing.strays
    assert sum(row.broken is not None for row in footing.rows) >= misses
