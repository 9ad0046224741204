"""Ruled tables: what their rules say is what the grid says."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tables_paper import Drawing

ROWS = [["Unit", "Tenant", "Rent"], ["101", "Ann Ames", "950.00"], ["102", "Bob Bell", "1,010.00"]]
XS, YS = [80, 140, 260, 340], [100, 116, 132, 148]


def test_a_fully_ruled_table_is_read_cell_by_cell() -> None:
    page = Drawing()
    page.prose(40, 3)
    page.ruled(XS, YS, ROWS)
    [grid] = page.grids()
    assert grid.rows == ROWS
    assert grid.finder == "lattice"
    assert grid.header_rows == (0,)


def test_every_cell_says_where_it_stands() -> None:
    page = Drawing()
    page.ruled(XS, YS, ROWS)
    [grid] = page.grids()
    box = grid.boxes[1][1]
    assert box is not None
    assert XS[1] <= box[0] < box[2] <= XS[2]
    assert YS[1] <= box[1] < box[3] <= YS[2]
    assert [(round(c.x0), round(c.x1)) for c in grid.columns] == [(80, 140), (140, 260), (260, 340)]


def test_a_note_below_the_walls_of_a_row_is_a_row_of_its_own() -> None:
    page = Drawing()
    xs = [80, 140, 260, 340, 400, 460]
    rows = [[*row, f"{n}50", f"{n}60"] for n, row in enumerate(ROWS, 1)]
    for y in (100, 116, 144, 172):
        page.line(80, y, 460, y)
    for x in (80, 460):
        page.line(x, 100, x, 172)
    for row, top in zip(rows, (100, 116, 144), strict=True):
        for x, text in zip(xs, row, strict=False):
            page.line(x, top, x, top + 14)
            page.text(x + 3, top + 11, text)
    page.text(83, 140, "Steps: 2027 990.00; 2028 1,020.00")
    page.text(83, 168, "None")
    [grid] = page.grids()
    assert [row[0] for row in grid.rows] == ["Unit", "101", "Steps: 2027 990.00; 2028 1,020.00", "102", "None"]
    assert [grid.rows[n] for n in (0, 1, 3)] == rows


def test_an_empty_cell_is_none() -> None:
    page = Drawing()
    page.ruled(XS, YS, [ROWS[0], ["101", "", "950.00"], ROWS[2]])
    [grid] = page.grids()
    assert grid.rows[1] == ["101", None, "950.00"]


def test_lines_of_one_ruled_cell_are_one_text() -> None:
    page = Drawing()
    page.ruled(XS, [100, 128, 156], [["Unit", "", "Rent"], ["101", "", "950.00"]])
    page.text(143, 110, "Tenant and")
    page.text(143, 121, "guarantor")
    page.text(143, 138, "Ann")
    page.text(143, 149, "Ames")
    [grid] = page.grids()
    assert grid.rows == [["Unit", "Tenant and guarantor", "Rent"], ["101", "Ann Ames", "950.00"]]


def test_a_missing_inner_rule_merges_cells() -> None:
    page = Drawing()
    for x, top in ((80, 100), (140, 100), (220, 116), (300, 100)):
        page.line(x, top, x, 148)
    page.line(80, 100, 300, 100)
    page.line(140, 116, 300, 116)
    page.line(80, 132, 300, 132)
    page.line(80, 148, 300, 148)
    page.text(83, 118, "Unit")
    page.text(220, 112, "Rent", "center")
    for x, y, text in ((143, 128, "Now"), (223, 128, "Then"), (83, 144, "101"), (143, 144, "950"), (223, 144, "900")):
        page.text(x, y, text)
    [grid] = page.grids()
    assert grid.rows == [["Unit", "Rent", None], [None, "Now", "Then"], ["101", "950", "900"]]
    assert grid.span(0, 0) == (0, 0, 1, 0)
    assert grid.span(0, 1) == (0, 1, 0, 2)
    assert grid.span(2, 0) is None


@pytest.mark.parametrize("apart", [0.8, 1.6])
def test_doubled_rules_are_one(apart: float) -> None:
    page = Drawing()
    page.ruled(XS, YS, ROWS)
    page.ruled([x + apart for x in XS], [y + apart for y in YS], [[]] * 3)
    [grid] = page.grids()
    assert grid.rows == ROWS


def test_dashed_rules_are_whole() -> None:
    page = Drawing()
    page.canvas.setDash(3, 3)
    for x in XS:
        for y in range(100, 148, 6):
            page.canvas.line(x, 792 - y, x, 792 - y - 3)
    for y in YS:
        for x in range(80, 340, 6):
            page.canvas.line(x, 792 - y, x + 3, 792 - y)
    page.canvas.setDash()
    page.ruled(XS, YS, [[]] * 3)
    for row, y in zip(ROWS, YS[1:], strict=True):
        for text, x in zip(row, XS, strict=False):
            page.text(x + 3, y - 4, text)
    [grid] = page.grids()
    assert grid.rows == ROWS


def test_cells_drawn_as_boxes_of_their_own_make_one_table() -> None:
    page = Drawing()
    for top, bottom in pairwise(YS):
        for left, right in pairwise(XS):
            page.canvas.rect(left, 792 - bottom, right - left, bottom - top)
    for row, y in zip(ROWS, YS[1:], strict=True):
        for text, x in zip(row, XS, strict=False):
            page.text(x + 3, y - 4, text)
    [grid] = page.grids()
    assert grid.rows == ROWS


def test_shading_inside_a_ruled_cell_does_not_divide_it() -> None:
    page = Drawing()
    for top in (101.5, 113):
        page.fill(143, top, 257, top + 11)
    page.ruled(XS, [100, 126, 142], [["Unit", "", "Rent"], ["101", "Ann Ames", "950.00"]])
    page.text(146, 110, "Tenant or")
    page.text(146, 121, "occupant")
    [grid] = page.grids()
    assert grid.rows == [["Unit", "Tenant or occupant", "Rent"], ["101", "Ann Ames", "950.00"]]


def test_a_table_open_at_its_sides_keeps_its_outer_columns() -> None:
    page = Drawing()
    for y in YS:
        page.line(XS[0], y, XS[-1], y)
    for x in XS[1:-1]:
        page.line(x, YS[0], x, YS[-1])
    for row, y in zip(ROWS, YS[1:], strict=True):
        for text, x in zip(row, XS, strict=False):
            page.text(x + 3, y - 4, text)
    [grid] = page.grids()
    assert grid.rows == ROWS


def test_walls_without_row_rules_still_give_rows() -> None:
    page = Drawing()
    for x in (80, 200, 270, 340):
        page.line(x, 100, x, 180)
    for y in (100, 116, 164, 180):
        page.line(80, y, 340, y)
    page.row(112, "Region", ["2023", "2024"], [265, 335], 83)
    for k, (label, a, b) in enumerate((("North", "12", "13"), ("South", "1,450", "1,600"), ("West", "7", "8"))):
        page.row(128 + 15 * k, label, [a, b], [265, 335], 83)
    page.row(176, "Total", ["1,469", "1,621"], [265, 335], 83)
    [grid] = page.grids()
    assert [row[0] for row in grid.rows] == ["Region", "North", "South", "West", "Total"]
    assert grid.rows[2] == ["South", "1,450", "1,600"]
    assert grid.finder == "hybrid"
    assert any("one above the other" in reason for lost in grid.given_up for reason in lost.reasons)


def test_two_ruled_tables_with_a_title_between_are_two() -> None:
    page = Drawing()
    page.ruled(XS, YS, ROWS)
    page.text(80, 170, "Second building")
    page.ruled(XS, [y + 85 for y in YS], ROWS)
    assert [grid.rows for grid in page.grids()] == [ROWS, ROWS]


WORD = st.text("abcdefghij0123456789", min_size=1, max_size=8)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(2, 5).flatmap(lambda n: st.lists(st.lists(WORD, min_size=n, max_size=n), min_size=2, max_size=8)))
def test_whatever_stands_in_ruled_cells_comes_back(rows: list[list[str]]) -> None:
    page = Drawing()
    page.ruled([60.0 + 80 * k for k in range(len(rows[0]) + 1)], [90.0 + 18 * k for k in range(len(rows) + 1)], rows)
    [grid] = page.grids()
    assert grid.rows == rows


def test_titles_between_walls_span_the_columns_under_their_own_piece_of_a_rule() -> None:
    page = Drawing()
    xs = (80, 180, 240, 300, 360, 420, 480)
    for y in (80, 112, *range(138, 217, 26)):
        page.line(80, y, 480, y)
    for x in (80, 180, 360, 480):
        page.line(x, 80, x, 216)
    page.line(180, 96, 480, 96)
    page.text(270, 91, "First day", "center")
    page.text(420, 91, "Second day", "center")
    page.text(83, 99, "Name")
    middles = [(a + b) / 2 for a, b in pairwise(xs[1:])]
    for x, text in zip(middles, ("Run", "Jump", "Put", "Disc", "Pole"), strict=True):
        page.text(x, 108, text, "center")
    for n, name in enumerate(("Arnoux", "Lemoine", "Belhadj", "Ferreira")):
        page.text(83, 128 + 26 * n, name)
        for k, x in enumerate(middles):
            page.text(x, 123 + 26 * n, f"11.{n}{k}", "center")
            page.text(x, 134 + 26 * n, f"7{n}{k}", "center")
    [grid] = page.grids()
    assert grid.rows[:4] == [
        ["Name", "First day", None, None, "Second day", None],
        [None, "Run", "Jump", "Put", "Disc", "Pole"],
        ["Arnoux", "11.00", "11.01", "11.02", "11.03", "11.04"],
        [None, "700", "701", "702", "703", "704"],
    ]


def _bands(page: Drawing, xs: list[float], rows: list[list[str]], *, walls: list[float], top: float = 100) -> None:
    """Rows of centred cells with a rule under each and walls at some places only."""
    bottom = top + 16 * len(rows)
    for n in range(len(rows) + 1):
        page.line(xs[0], top + 16 * n, xs[-1], top + 16 * n)
    for x in walls:
        page.line(x, top, x, bottom)
    for n, row in enumerate(rows):
        for text, (left, right) in zip(row, pairwise(xs), strict=True):
            page.text((left + right) / 2, top + 16 * n + 12, text, "center")


SIZES = [
    ["Type", "Width", "Depth", "Height", "Price"],
    ["Oak 1", "80", "40", "190", "210.00"],
    ["Oak 2", "100", "40", "190", "245.00"],
    ["Elm 1", "120", "55", "200", "310.50"],
    ["Elm 2", "140", "55", "210", "322.00"],
]


@pytest.mark.parametrize("walls", [[80, 160, 380, 460], [160, 380], [80, 160, 460]])
def test_columns_without_walls_between_those_with_walls_are_columns(walls: list[float]) -> None:
    page = Drawing()
    _bands(page, [80, 160, 230, 300, 380, 460], SIZES, walls=walls)
    [grid] = page.grids()
    assert grid.rows == SIZES


@pytest.mark.parametrize("apart", ["sign", "tick"])
def test_signs_of_currency_and_boxes_to_tick_in_one_box_are_no_columns(apart: str) -> None:
    page = Drawing()
    page.ruled([80, 200, 320], [100, 116, 132, 148, 164, 180], [["Item", "Answer"], *[["", ""]] * 4])
    for n in range(4):
        page.text(83, 128 + 16 * n, f"Question {n}")
        left, right = ("$", f"{n + 3},120.00") if apart == "sign" else ("Yes", "No")
        page.text(203, 128 + 16 * n, left)
        page.text(316, 128 + 16 * n, right, "right")
    [grid] = page.grids()
    assert grid.width == 2
    assert grid.rows[1] == ["Question 0", "$ 3,120.00" if apart == "sign" else "Yes No"]


def test_a_header_in_a_band_of_colour_has_the_columns_of_the_walls_below() -> None:
    page = Drawing()
    page.fill(80, 100, 420, 116, "#1c7293")
    rows = [
        ["Start", "Monday", "Tuesday", "Friday"],
        ["06:30", "Lanes", "Lanes", "Aqua"],
        ["07:30", "Club", "", "Lanes"],
    ]
    xs = [80, 165, 250, 335, 420]
    for x in xs:
        page.line(x, 116, x, 148)
    for y in (116, 132, 148):
        page.line(80, y, 420, y)
    for n, row in enumerate(rows):
        for text, x in zip(row, xs, strict=False):
            page.text(x + 42, 112 + 16 * n, text, "center")
    [grid] = page.grids()
    assert grid.rows == [[text or None for text in row] for row in rows]


def test_a_merged_cell_of_one_run_of_words_stays_one() -> None:
    page = Drawing()
    page.ruled(XS, YS, ROWS)
    page.line(80, 164, 340, 164)
    for x in (80, 340):
        page.line(x, 148, x, 164)
    page.text(210, 160, "3 years for each", "center")
    [grid] = page.grids()
    assert grid.rows == [*ROWS, ["3 years for each", None, None]]
