"""Wordings met outside of the known systems: titles, groups of headers, sizes, shares below the roll."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal

import openpyxl
import pytest
from rolls import read, result, workbook

HEAD = ["Suite", "Tenant", "RSF", "Monthly Rent", "$/RSF"]
ROWS = [["A", "Ferro Castings", 41000, 21354.17, 6.25], ["B", "Titan Freight", 52250, 25907.29, 5.95]]


@pytest.mark.parametrize(
    ("title", "day"),
    [
        ("Consolidated Rent Roll - In-Place at 12/31/2026", dt.date(2026, 12, 31)),
        ("Tenants in place on October 31, 2026", dt.date(2026, 10, 31)),
        ("Resident Census & Rates - October 31, 2026", dt.date(2026, 10, 31)),
        ("Rent Roll – 10/31/2026", dt.date(2026, 10, 31)),
        ("Rent roll, printed - 10/31/2026", None),
        ("Budget 2026 - October 31, 2026", None),
    ],
)
def test_titles_say_the_day_in_several_ways(title: str, day: dt.date | None) -> None:
    x = read(workbook([["GATEWAY PORTFOLIO"], [title], [], HEAD, *ROWS]), "INDUSTRIAL")
    assert x.meta.as_on_date == day
    assert x.rows[0].property_name == "GATEWAY PORTFOLIO"


def test_dollars_per_rentable_foot_under_a_group_are_rents_per_area() -> None:
    x = read(
        workbook([["Rent Roll"], [], [None, None, None, "Base Rent"], HEAD, *ROWS], merged=["D3:E3"]), "INDUSTRIAL"
    )
    assert [row.rent_per_area for row in x.rows] == [Decimal("6.25"), Decimal("5.95")]
    assert x.unmapped_columns == []


def test_a_share_below_the_areas_is_no_area() -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    for row in [["Rent Roll"], [], HEAD, *ROWS, ["Total", None, 93250, 47261.46], ["Occupancy", None, 1.0]]:
        sheet.append(row)
    sheet.cell(sheet.max_row, 3).number_format = "0.0%"
    out = io.BytesIO()
    book.save(out)
    x = read(out.getvalue(), "INDUSTRIAL")
    assert [c.status for c in x.checks if c.check_id == "R08"] == ["PASS"]


def test_rates_of_care_are_the_rent_their_fees_charges_and_their_sum_the_total() -> None:
    head = ["Apt", "Room Type", "Resident", "Base Rate", "Care Fee", "Total Monthly Rate", "Market Rate"]
    rows = [["101", "Studio", "Ann Ames", 4200, 900, 5100, 4350], ["102", "1BR", "Bob Boll", 4300, 450, 4750, 4450]]
    x = read(workbook([["Willow Creek"], [], head, *rows]), "SENIOR_HOUSING")
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [(4200, 5100), (4300, 4750)]
    assert result(x, "R01").status == "PASS"


def test_the_type_of_a_storage_unit_is_its_size() -> None:
    head = ["Space", "Size", "Area", "Type", "Customer", "Rental Rate", "Standard Rate"]
    rows = [["A001", "5x10", 50, "Climate", "Ng", 85, 90], ["A002", "10x15", 150, "Drive-Up", "Moss", 185, 190]]
    x = read(workbook([["SafeStore"], [], head, *rows]), "SELF_STORAGE")
    assert [(row.unit_type, row.area) for row in x.rows] == [("5x10", 50), ("10x15", 150)]
    assert [(c.header, c.value) for c in x.rows[0].source_columns] == [("Type", "Climate")]
    alone = read(
        workbook([["SafeStore"], [], [*head[:3], *head[4:]], *([*r[:3], *r[4:]] for r in rows)]), "SELF_STORAGE"
    )
    assert [row.unit_type for row in alone.rows] == ["5x10", "10x15"]
