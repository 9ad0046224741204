"""Sums of one column beside a word, days in notes, counts below totals, spaces that the owner keeps."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

from rolls import column, pdf, read, results, workbook

from docextract.vocabulary import load_vocabulary

JAN, DEC = dt.date(2025, 1, 1), dt.date(2026, 12, 31)
NAMES = ["Ann Ames", "Bo Birk", "Cy Cole", "Di Dunn"]
TITLE: list[list[Any]] = [["Oak Court"], ["Rent roll as of September 30, 2025"], []]


def test_a_word_with_what_the_rows_above_it_come_to_is_no_unit() -> None:
    rows: list[list[Any]] = [[str(n), name, JAN, 700 + 5 * n] for n, name in enumerate(NAMES, 1)]
    garages: list[list[Any]] = [[f"G-{n}", name, None, 45 + n] for n, name in enumerate(NAMES[:3], 1)]
    sums: list[list[Any]] = [["Apartments", None, None, 2850], ["Garages", None, None, 141]]
    head = ["Apt", "Tenant", "In since", "Rent/mo."]
    x = read(pdf([*TITLE, head, *rows, sums[0], *garages, sums[1], ["ALL TOGETHER PER MONTH", None, None, 2991]]))
    assert column(x, "unit") == ["1", "2", "3", "4", "G-1", "G-2", "G-3"]


def test_two_days_in_one_header_cell_over_two_columns_are_both_read() -> None:
    head = ["Unit", "Status", "Name", "Move-In\nMove-Out", None, "Lease\nStart", "Lease\nEnd", "Market\nRent", "RENT"]
    rows = [[f"04-10{n}", "Occupied", name, JAN, None, JAN, DEC, 2140, 2055] for n, name in enumerate(NAMES)]
    rows[1][4] = rows[2][4] = dt.date(2026, 2, 25)
    x = read(workbook([["OneSite"], ["As of 12/31/2025"], [], head, *rows]))
    assert column(x, "move_in_date") == [JAN] * 4
    assert column(x, "move_out_date") == [None, dt.date(2026, 2, 25), dt.date(2026, 2, 25), None]


def test_a_day_without_a_year_behind_moving_out_is_the_next_one() -> None:
    head = ["Unit", "Tenant", "Lease from", "Rent", "Remarks"]
    notes = [
        "moving out 10/31",
        "5-day notice served 9/12",
        "moving out 1/15",
        "gets his stall after Bo Birk leaves 12/31",
    ]
    rows = [[str(n), name, JAN, 700, note] for n, (name, note) in enumerate(zip(NAMES, notes, strict=True), 1)]
    x = read(workbook([*TITLE, head, *rows]))
    assert column(x, "move_out_date") == [dt.date(2025, 10, 31), None, dt.date(2026, 1, 15), None]


def test_what_the_owner_has_in_a_space_that_is_not_let_is_no_tenant() -> None:
    words = load_vocabulary()
    assert words.sentinel("our tools - not rented") == words.sentinel("night staff room (not let)") == "ADMIN"
    assert words.sentinel("vacant - not rented") == words.sentinel("Vacant (not let)") == "VACANT"
    assert words.sentinel("Notting Motors") is None


def test_a_line_of_counts_in_two_cells_below_the_total_is_no_unit() -> None:
    rows: list[list[Any]] = [[str(n), name, JAN, 700 + n] for n, name in enumerate(NAMES, 1)]
    rows.append(["5", "- available -", None, None])
    after: list[list[Any]] = [["Total", None, None, 2810], ["Beds 5", "filled 4 available 1"]]
    x = read(pdf([*TITLE, ["Room", "Resident", "In since", "Rent/mo."], *rows, *after]), "SENIOR_HOUSING")
    assert column(x, "unit") == ["1", "2", "3", "4", "5"]
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (5, 4, 1)


def test_a_share_in_brackets_is_of_the_label_before_it() -> None:
    """``Vacant: 2`` is no area where ``Sq Ft`` begins the next label, and the share behind it is of what is leased."""
    words = load_vocabulary()
    assert words.area_of("Vacant: 2 Sq Ft Leased: 53,950") is None
    assert words.area_of("15 Apts, 11,740 Sq. Ft") == Decimal(11740)
    rows: list[list[Any]] = [[f"A-{n}", name, JAN, DEC, "1,000", 900] for n, name in enumerate(NAMES)]
    rows.append(["A-9", "** VACANT **", None, None, "1,000"])
    after: list[list[Any]] = [["Total", None, None, None, "5,000", 3600],
                              ["Suites: 5", "Leased: 4", "Vacant: 1 Sq Ft Leased: 4,000", None, "(80.0%)"]]  # fmt: skip
    x = read(pdf([*TITLE, ["Suite", "Tenant", "Begin", "Expire", "Sq Feet", "Base Rent"], *rows, *after]), "INDUSTRIAL")
    assert not [check for check in results(x, "R11") + results(x, "R08") if check.status == "FAIL"]
