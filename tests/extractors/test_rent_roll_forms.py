"""Rolls without a header row: tenants side by side."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
from rolls import read, workbook

from docextract.errors import ExtractionFailedError

ACROSS: list[list[Any]] = [
    ["ELM BLOCK, tenants and terms as of 7/31/2025"],
    [],
    ["Suite", "101", "102", "103", "Bsmt"],
    ["Tenant", "Ann Ames", "VACANT", "Cy Cole", "Di Dunn", "TOTAL"],
    ["Square feet", 3200, 1150, 1475, 900, 6725],
    ["Rent per month", 2900, None, 1750, 225, 4875],
    ["CAM per month", 400, None, 260, 0, 660],
    ["Lease began", dt.date(2017, 6, 1), None, dt.date(2020, 10, 1), dt.date(2024, 3, 1)],
    ["Lease ends", dt.date(2027, 5, 31), None, dt.date(2028, 9, 30), "mo. to mo."],
    ["Next raise on", dt.date(2026, 6, 1), None, dt.date(2025, 10, 1)],
    ["raise to (monthly)", 3066, None, 1802],
    [],
    ["4 spaces, 3 let, 1 vacant"],
]


def test_tenants_side_by_side_are_rows() -> None:
    x = read(workbook(ACROSS), "RETAIL")
    assert [(row.unit, row.tenant_name, row.area) for row in x.rows] == [
        ("101", "Ann Ames", 3200),
        ("102", None, 1150),
        ("103", "Cy Cole", 1475),
        ("Bsmt", "Di Dunn", 900),
    ]
    first = x.rows[0]
    assert (first.contract_rent, first.lease_start_date) == (2900, dt.date(2017, 6, 1))
    assert [(step.date, step.amount) for step in first.rent_steps] == [(dt.date(2026, 6, 1), 3066)]
    assert x.meta.as_on_date == dt.date(2025, 7, 31)
    assert any(note.type == "readInForm" for note in x.warnings)


def test_cells_of_a_turned_table_keep_their_places() -> None:
    x = read(workbook(ACROSS), "RETAIL")
    places = {name: place.cell for name, (place, *_) in x.rows[2].sources.items()}
    assert (places["unit"], places["contractRent"]) == ("D3", "D6")


def test_the_last_of_the_columns_may_sum_those_before_it() -> None:
    x = read(workbook(ACROSS), "RETAIL")
    assert all(check.status != "FAIL" for check in x.checks)
    assert all("contractRent" in row.proved for row in x.rows if row.contract_rent)


def test_months_side_by_side_are_no_roll() -> None:
    months = [["Elm Block"], ["Month", "Jan", "Feb", "Mar", "Apr"], ["Rent", 100, 100, 100, 100]]
    months += [["Area", 500, 500, 500, 500], ["Deposits", 100, 200, 0, 0], ["Balance", 1, 2, 3, 4]]
    with pytest.raises(ExtractionFailedError):
        read(workbook(months), "RETAIL")
