"""Rolls of older systems: buildings over their suites, a program's version, codes over names, years of two digits."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from typing import Any

import pytest
from reportlab.pdfgen.canvas import Canvas
from rolls import column, read, workbook

NAMES = ["Ames Dental", "Birk Foods", "Cole Travel", "Dunn Optics", "Eyre Books", "Finn Nails"]


def _printed(lines: list[str]) -> bytes:
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(792, 612), invariant=1)
    canvas.setFont("Courier", 8)
    for number, line in enumerate(lines):
        canvas.drawString(36, 560 - 11 * number, line)
    canvas.save()
    return out.getvalue()


def test_a_building_over_its_suites_is_no_suite_and_a_programs_version_no_unit() -> None:
    """``4100 | Larkspur One`` says nothing but a number and a name; the suites below it begin with the number."""
    rows: list[list[Any]] = []
    for building, name in (("4100", "Larkspur One"), ("4200", "Larkspur Two")):
        rows.append([building, name])
        rows += [[f"{building} -01{n}0", NAMES[n - 1], 1100 + n, 2100 + n, dt.date(2027, n, 1)] for n in range(1, 5)]
    head = ["Suite Id", "Occupant Name", "Sqft", "Base Rent", "Expiration"]
    title: list[list[Any]] = [["Rent Roll"], ["11/1/2024"]]
    x = read(workbook([*title, head, *rows, [], ["MRI", "CM_RROLL v3.1"]]), "OFFICE")
    assert column(x, "unit") == [f"{building} -01{n}0" for building in ("4100", "4200") for n in range(1, 5)]
    named: list[list[Any]] = [["41", "Vale Trust"], *([f"41-{n}", NAMES[n], 1100, 2100 + n] for n in range(1, 4))]
    x = read(workbook([*title, head, *named]), "OFFICE")
    assert "41" in column(x, "unit")  # one figure tells no suite from a tenant without a rent


def test_what_the_line_of_another_charge_comes_to_in_a_year_is_not_the_rent_of_a_year() -> None:
    """``cam`` stands first; the code of the tenant stands above the name."""
    head = ["Unit", "Tenant Code / Name", "Area", "Charge Code", "Monthly Amount", "Annual Amount", "Deposit"]
    rows: list[list[Any]] = []
    for n, name in enumerate(NAMES, 1):
        rows += [
            [f"10{n}", f"t00210{n}", 3000 + n, "cam", 300 + n, 12 * (300 + n), 50],
            [None, name, None, "rent", 4000 + n, 12 * (4000 + n)],
            [None, None, None, "Total", 4300 + 2 * n, 12 * (4300 + 2 * n)],
        ]
    x = read(workbook([["Bay Center"], ["As Of = 03/31/2005"], head, *rows]), "OFFICE")
    assert column(x, "annual_rent") == [Decimal(12 * (4000 + n)) for n in range(1, 7)]
    assert column(x, "tenant_name") == NAMES
    assert column(x, "resident_id") == [f"t00210{n}" for n in range(1, 7)]


@pytest.mark.parametrize(("as_of", "century"), [("November 1, 1996", 1900), ("November 1, 2070", 2000)])
def test_a_move_in_of_two_digits_lies_before_the_roll(as_of: str, century: int) -> None:
    rows = [
        f"{n:>4}   Vale {'ABCDEFGH'[n - 1]}na            {'6/10' if n % 2 else '12/1'}/7{n} 17{n}.00    30.68   "
        f"{'14.95' if n % 2 else '    -'} {'    -' if n % 2 else '10.00'}    {225 + n}.63"
        for n in range(1, 9)
    ]
    head = [
        "SAGUARO VISTA PARK", f"Space Rent Roll as of {as_of}", "",
        "                                  Space   Water/   Cable  Late      Total",
        "  Sp   Resident            Since   Rent    Sewer           Fee    Charges",
        "-" * 74,
    ]  # fmt: skip
    x = read(_printed([*head, *rows]), "MHC")
    assert [day.year for day in column(x, "move_in_date")] == [century + 70 + n for n in range(1, 9)]


def test_what_is_due_each_quarter_is_a_charge_that_says_so_and_of_the_rent_an_instalment() -> None:
    head = ["Unit", "Tenant", "Sq ft", "Rent p.a.", "Rent qtr", "S/C qtr", "Deposit"]
    rows = [[f"U{n}", name, 900 + n, 4 * (2500 + n), 2500 + n, 310 + n, 500] for n, name in enumerate(NAMES, 1)]
    x = read(workbook([["Hathersett Estate"], ["As at 29/09/2025"], head, *rows]), "INDUSTRIAL")
    for n, row in enumerate(x.rows, 1):
        assert row.annual_rent == 4 * (2500 + n)
        assert row.contract_rent is None
        assert [(c.code, c.amount, c.frequency) for c in row.charges] == [("S/C qtr", 310 + n, "QUARTERLY")]
        assert not row.recoveries  # of no period that they can say


def test_numbers_behind_days_and_dashes_before_numbers_stand_below_their_own_words() -> None:
    head = [
        "FOXGLOVE PLAZA", "Rent Roll 8/31/1999", "",
        "Suite  Occupant Name          Start      Expires   Sqft   Rent      Cable  Late",
        "-" * 82,
    ]  # fmt: skip
    rows = []
    for n, name in enumerate(NAMES, 1):
        start, end, area, rent = f"{n}/1/1995", f"{n}/28/2003", f"{1 + n},650", f"{2 + n},612.50"
        if n == 2:
            start, end = "12/15/1993", "11/30/2003"
        rows.append(f"010{n}   {name:<20}   {start:<10} {end:<10} {area:<6} {rent:<9} 14.95  10.00")
    x = read(_printed([*head, *rows]), "RETAIL")
    assert column(x, "lease_end_date") == [
        dt.date(2003, 11, 30) if n == 2 else dt.date(2003, n, 28) for n in range(1, 7)
    ]
    assert column(x, "area") == [Decimal(1000 * (1 + n) + 650) for n in range(1, 7)]


def test_days_of_eight_digits_stand_beside_none_and_a_total_says_whom_it_sums() -> None:
    """``20051001`` among ``M-T-M`` and ``0``; ``Report total, current tenants (5 of 6 units)`` is no unit."""
    head = ["Unit", "Lessee", "Rentable SF", "Lse Begin", "Lse End", "Base Rent"]
    rows: list[list[Any]] = [
        [f"0010{n}", name, 900 + n, f"2005100{n}", "M-T-M" if n == 2 else "20120930", 2400 + n]
        for n, name in enumerate(NAMES[:5], 1)
    ]
    rows += [["00106", None, 906, "0", "0", None]]
    rows += [
        ["Report total, current tenants (5 of 6 units)", None, sum(900 + n for n in range(1, 7)), None, None, 12015]
    ]
    x = read(workbook([["Rent roll extract as of 01/31/2006"], head, *rows]), "INDUSTRIAL")
    assert column(x, "unit") == [f"0010{n}" for n in range(1, 7)]
    assert column(x, "lease_start_date") == [*(dt.date(2005, 10, n) for n in range(1, 6)), None]
    assert x.rows[1].is_month_to_month
    assert not x.rows[5].unread
