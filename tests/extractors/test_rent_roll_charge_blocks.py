"""Columns between the rent and the sum of what is paid: charges, whatever their words say, where the rows add up."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest
from rolls import pdf, read, workbook

from docextract import RentRoll


def roll(head: Sequence[str], amounts: Sequence[Sequence[Any]], asset_type: str = "RETAIL") -> RentRoll:
    rows = [[f"{n + 3}", f"Wicker & Daughter {n}", 800 + 19 * n, *some] for n, some in enumerate(amounts)]
    return read(workbook([["Rent Roll"], ["Quince Arcade"], [], ["Unit", "Tenant", "SF", *head], *rows]), asset_type)


def charges(x: RentRoll) -> list[list[tuple[str | None, Any]]]:
    return [[(c.code, c.amount) for c in row.charges] for row in x.rows]


def test_all_that_makes_the_sum_is_a_charge_by_its_header_also_what_looks_like_another_field() -> None:
    parts = [(2100 + 10 * n, 310 + n, 41 + 3 * n, 90 + 5 * n) for n in range(6)]
    x = roll(["Base Rent", "CAM", "MKT", "Zorb", "Total Monthly"], [(*p, sum(p)) for p in parts])
    assert charges(x) == [[("CAM", c), ("MKT", m), ("Zorb", z)] for _, c, m, z in parts]
    assert [row.market_rent for row in x.rows] == [None] * 6
    assert [row.total_charges for row in x.rows] == [sum(p) for p in parts]


def test_what_stands_outside_of_the_sum_is_no_charge() -> None:
    parts = [(1450 + 10 * n, 25 + n, 12 + 2 * n) for n in range(6)]
    x = roll(
        ["Legal Fee", "Rent", "Pet Fee", "A/C", "Monthly Total", "Community Fee"],
        [(1999, *p, sum(p), 700 + n) for n, p in enumerate(parts)],
        "MULTIFAMILY",
    )
    assert charges(x) == [[("Pet Fee", f), ("A/C", a)] for _, f, a in parts]


def test_a_discount_within_the_sum_is_among_the_charges() -> None:
    parts = [(1450 + 10 * n, 25 + n, -(n % 3) * 40) for n in range(6)]
    x = roll(["Rent", "Sundries", "Discount", "Monthly Total"], [(*p, sum(p)) for p in parts], "SENIOR_HOUSING")
    assert charges(x) == [[("Sundries", s), *([("Discount", d)] if d else [])] for _, s, d in parts]
    assert [row.concessions for row in x.rows] == [d or None for _, _, d in parts]


def test_a_column_between_that_is_no_part_of_the_sum_is_left_out() -> None:
    parts = [(3000 + 10 * n, 200 + 7 * n, 60 + n) for n in range(6)]
    x = roll(
        ["Rent", "Level", "Zorb", "Trash", "Monthly Total"],
        [(r, n % 4 + 1, z, t, r + z + t) for n, (r, z, t) in enumerate(parts)],
    )
    assert charges(x) == [[("Zorb", z), ("Trash", t)] for _, z, t in parts]


def test_what_does_not_add_up_stays_what_its_words_say() -> None:
    x = roll(["Base Rent", "CAM", "MKT", "Total Monthly"], [(2100 + n, 310 + n, 2200, 9000 + n) for n in range(6)])
    assert charges(x) == [[("CAM", 310 + n)] for n in range(6)]
    assert [row.market_rent for row in x.rows] == [2200] * 6


def test_charges_below_each_unit_stand_in_the_column_of_the_tenants() -> None:
    head = ["Apartment", "Sq. Ft.", "Resident / Charge", "Lease Begins", "Market Rent", "Scheduled Charge", "Deposits"]
    rows = [
        line
        for n in range(5)
        for line in (
            [f"1-10{n}", 505 + n, f"Delacroix, Henrietta {n}", dt.date(2025, 6, 1), 1095, None, 250],
            [None, None, "Apartment Rent", None, None, 1025 + n, None],
            [None, None, "Pest & Trash", None, None, 18.5, None],
            [None, None, "Total", None, None, 1043.5 + n, None],
        )
    ]
    x = read(workbook([["Rent Roll"], ["As of 10/31/2025"], [], head, *rows]))
    assert [(row.tenant_name, row.contract_rent, row.total_charges) for row in x.rows] == [
        (f"Delacroix, Henrietta {n}", 1025 + n, Decimal("1043.5") + n) for n in range(5)
    ]
    assert [[charge.amount for charge in row.charges] for row in x.rows] == [
        [1025 + n, Decimal("18.5")] for n in range(5)
    ]


def test_codes_and_days_stand_beside_charges_below_each_unit() -> None:
    head = [
        "Lease Number",
        "Tenant / Bill Code Description",
        "Unit",
        "Area",
        "Bill Code",
        "Begin Date",
        "Gross Amount / Mo",
    ]
    rows = [
        line
        for n in range(4)
        for line in (
            [f"2041{n}", f"Arctic Seafoods {n}", f"F-{n}", 42000 + n, None, None, None],
            [None, "Minimum Rent", None, None, "RENT", dt.date(2025, 1, 1), 52500 + n],
            [None, "CAM Recovery", None, None, "CAMR", dt.date(2025, 1, 1), 7350],
            [None, "Minimum Rent", None, None, "RENT", dt.date(2026, 1, 1), 54075 + n],
            [None, "Unit Total - Current", None, None, None, None, 59850 + n],
        )
    ]
    x = read(workbook([["Lease Billing Rent Roll"], ["As Of 02/28/25"], [], head, *rows]), "INDUSTRIAL")
    assert [(row.unit, row.tenant_name, row.contract_rent, row.total_charges) for row in x.rows] == [
        (f"F-{n}", f"Arctic Seafoods {n}", 52500 + n, 59850 + n) for n in range(4)
    ]
    assert {step.date for row in x.rows for step in row.rent_steps} == {dt.date(2026, 1, 1)}


@pytest.mark.parametrize("form", [pdf, workbook])
def test_names_of_charges_stand_between_their_codes_below_the_tenants_and_their_months_and_years(form: Any) -> None:
    head = ["Unit", "Tenant / Charge", "", "Area", "From", "To", "Monthly", "Annual", "Deposit"]
    rows: list[list[Any]] = []
    for n, name in enumerate(("Alder Fasteners", "Birch Kayaks", "Cedar Print Works", "Dogwood Heating")):
        parts = [("BRT", "Base Rent", 2000 + 10 * n), ("CAM", "Common Area Maint.", 400), ("TRA", "Trash", 85)]
        start, end = dt.date(2023, 5, 1), dt.date(2028, 4, 30)
        rows.append([f"A-{n + 1}10", name, None, 3000 + 100 * n, start, end, None, None, 500])
        rows += [[None, code, of, None, None, None, paid, 12 * paid] for code, of, paid in parts]
        rows.append([None, None, "Total monthly charges", None, None, None, 2485 + 10 * n, 29820 + 120 * n])
        if n == 1:
            rows.append([None, "BRT scheduled increase eff. 06/01/2026", None, None, None, None, 2110.55])
    rows += [["A-510", "** VACANT **", None, 2400], [None, "Asking rent", None, None, None, None, 2520, 30240]]
    x = read(form([["Roll"], ["Charges in effect 05/01/2026"], [], head, *rows]), "INDUSTRIAL")
    assert [(row.unit, row.contract_rent, row.annual_rent, row.total_charges, row.market_rent) for row in x.rows] == [
        *((f"A-{n + 1}10", 2000 + 10 * n, 24000 + 120 * n, 2485 + 10 * n, None) for n in range(4)),
        ("A-510", None, None, None, 2520),
    ]
    assert [[(c.code, c.description) for c in row.charges] for row in x.rows] == [
        *[[("BRT", "Base Rent"), ("CAM", "Common Area Maint."), ("TRA", "Trash")]] * 4,
        [],
    ]
    assert [(step.date, step.amount) for row in x.rows for step in row.rent_steps] == [
        (dt.date(2026, 6, 1), Decimal("2110.55"))
    ]


def test_what_the_months_beside_it_come_to_is_no_rent_of_a_year() -> None:
    months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"]
    paid = [[900 + 10 * n] * (8 - n % 2) + [None] * (n % 2) for n in range(6)]
    x = roll(["Rent", *months, "Year"], [(some[0], *some, sum(filter(None, some))) for some in paid])
    assert [row.annual_rent for row in x.rows] == [None] * 6
    assert [row.contract_rent for row in x.rows] == [some[0] for some in paid]
    assert not any(check.check_id == "R15" and check.status == "FAIL" for check in x.checks)
