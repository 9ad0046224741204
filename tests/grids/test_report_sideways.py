"""Sheets printed over several pages, down and then over."""

from __future__ import annotations

import random

from paper import Col, Paper, date, money, name

LEFT = [
    Col(40, 80, ["Unit"]),
    Col(90, 250, ["Tenant"]),
    Col(260, 320, ["SF"], "right"),
    Col(340, 420, ["Rent"], "right"),
]
RIGHT = [Col(40, 100, ["Start"]), Col(120, 180, ["End"]), Col(200, 280, ["Deposit"], "right")]


def printed(rng: random.Random, rows: int, *, also: str | None = None) -> Paper:
    """Rows of seven columns on pages of 30 rows: first the four on the left of all, then the three on the right."""
    paper = Paper((612, 792), points=9, pitch=14)
    wide = [
        [str(100 + n), name(rng), "1,000", money(rng), date(rng), date(rng), money(rng) if n % 3 else None]
        for n in range(rows)
    ]
    for part, cols, begin in ((0, LEFT, 0), (1, RIGHT, 4)):
        for n, row in enumerate(wide):
            if n and n % 30 == 0:
                paper.page()
            if n == 0:
                paper.y = 40
                paper.header(cols)
            paper.row(cols, row[begin : begin + len(cols)])
        if part == 1 and also:
            paper.text(40, also)
        paper.page()
    return paper


def test_columns_printed_on_later_pages_stand_to_the_right_of_the_first() -> None:
    first, second = printed(random.Random(1), 45).grids()
    assert first.width == 7
    assert second.columns is first.columns
    assert [first.rows[0][c] for c in range(7)] == ["Unit", "Tenant", "SF", "Rent", "Start", "End", "Deposit"]
    assert all(row[0] and row[4] for row in first.rows + second.rows)
    assert first.header_rows == (0,)
    assert "printed to the right" in first.reasons[-1]


def test_each_cell_of_a_joined_row_keeps_its_own_page() -> None:
    first, second = printed(random.Random(2), 45).grids()
    for grid, left, right in ((first, 1, 3), (second, 2, 4)):
        begin, end = grid.place(3, 0), grid.place(3, 4)
        assert begin is not None
        assert end is not None
        assert (begin.page, end.page) == (left, right)
        row = grid.row_place(3)
        assert row is not None
        assert row.page == left


def test_pages_that_do_not_match_line_for_line_stay_apart() -> None:
    grids = printed(random.Random(3), 45, also="One more line that the left part has not").grids()
    assert [grid.width for grid in grids] == [4, 4, 3, 3]


def test_full_pages_are_not_joined_for_they_are_alike_by_chance() -> None:
    paper = Paper((612, 792), points=9, pitch=14)
    rng = random.Random(4)
    for cols in (LEFT, RIGHT):
        paper.header(cols)
        while not paper.full(1):
            paper.row(
                cols, ["101", name(rng), "1,000", money(rng)] if cols is LEFT else [date(rng), date(rng), money(rng)]
            )
        paper.page()
    assert [grid.width for grid in paper.grids()] == [4, 3]
