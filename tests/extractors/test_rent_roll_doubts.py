"""What another column, or another unit, could say as well is in doubt, with the reason, and is not proved."""

from __future__ import annotations

from typing import Any

import pytest
from rolls import home, lines, workbook

import docextract

COLUMNS = {"unit": "Unit", "tenant": "Tenant", "area": "Rentable SF", "gross": "GLA", "rent": "Rent",
           "start": "Lease From", "end": "Lease To"}  # fmt: skip


def suite(unit: Any, area: int, gross: int | None, **more: Any) -> dict[str, Any]:
    return home(unit, area=area, gross=gross, rent=area * 3, **more)


def read(rows: list[dict[str, Any]], columns: dict[str, str] = COLUMNS, totals: bool = True) -> docextract.RentRoll:
    summed = ("area", "gross", "rent", "deposit", "other", "market", "paid")
    sums = [sum(row.get(key) or 0 for row in rows) if key in summed else None for key in columns]
    after = [["Total", *sums[1:]]] if totals else []
    data = workbook(lines(rows, columns=columns, total=None, after=after))
    return docextract.extract(data, asset_type="OFFICE", document_type="RENT_ROLL")


def test_of_two_areas_whose_totals_both_tie_neither_is_proved() -> None:
    roll = read([suite(101, 1200, 1050), suite(102, 900, 810), suite(103, 640, 600)])
    assert {c.status for c in roll.checks if c.check_id == "R08"} == {"PASS"}
    for row in roll.rows:
        assert "area" not in row.proved
        assert "GLA" in row.doubtful["area"]
        assert "contractRent" in row.proved
    assert roll.proof.by_field["area"].doubtful == 3


def test_where_the_other_column_prints_the_same_or_nothing_there_is_no_doubt() -> None:
    roll = read([suite(101, 1200, 1200), suite(102, 900, None), suite(103, 640, 600)])
    assert [sorted(row.doubtful) for row in roll.rows] == [[], [], ["area"]]
    assert [("area" in row.proved) for row in roll.rows] == [True, True, False]


def test_a_rate_that_is_paid_on_one_of_them_decides() -> None:
    rated = COLUMNS | {"rate": "Annual Rent per SF"}
    rows = [suite(n, area, area - 90, rate=36) for n, area in ((101, 1200), (102, 900), (103, 640))]
    roll = read(rows, rated)
    assert all("area" in row.proved and not row.doubtful for row in roll.rows)


def test_of_two_deposits_called_alike_neither_is_proved() -> None:
    columns = {"unit": "Unit", "tenant": "Tenant", "area": "Sq Ft", "rent": "Rent", "deposit": "Security Deposit",
               "other": "Deposits Held", "start": "Lease From", "end": "Lease To"}  # fmt: skip
    roll = read([home(n, rent=900 + n, deposit=500 + n, other=300 + n) for n in (101, 102, 103)], columns)
    assert all("deposit" in row.doubtful and "deposit" not in row.proved for row in roll.rows)
    assert all("contractRent" in row.proved for row in roll.rows)


def test_a_row_that_is_the_sum_of_those_above_may_be_their_total() -> None:
    rows = [suite(101, 1200, None), suite(102, 900, None), suite(None, 2100, None, tenant="Harbour shops, together")]
    columns = {key: COLUMNS[key] for key in ("unit", "tenant", "area", "rent", "start", "end")}
    roll = read(rows, columns, totals=False)
    odd = [row for row in roll.rows if row.unit is None]
    for row in odd:
        assert not row.proved
        assert "may be their total" in row.doubtful["area"]
    assert len(odd) == 1


def test_rows_without_a_unit_below_one_without_numbers_may_be_its_lines_and_are_not_proved() -> None:
    columns = {"unit": "Unit", "tenant": "Tenant", "area": "Sq Ft", "rent": "Monthly Rent", "year": "Annual Rent",
               "start": "Lease From", "end": "Lease To"}  # fmt: skip
    nothing = {"area": None, "rent": None, "start": None, "end": None}

    def of_lease(unit: Any, tenant: str, rent: int) -> dict[str, Any]:
        return home(unit, tenant, area=None, rent=rent, year=12 * rent)

    parts = [of_lease(None, name, rent) for name, rent in (("Nordwind Halle", 1310), ("Nordwind Keller", 220))]
    others = [of_lease("A2", "Birke KG", 940), of_lease("A3", "Ulme", 870)]
    roll = read([home("A1", "Nordwind GmbH", **nothing), *parts, *others], columns, totals=False)
    lost = [row for row in roll.rows if row.unit is None]
    assert len(lost) == 2
    assert all(not row.proved and "may be a line of its lease" in row.doubtful["contractRent"] for row in lost)
    assert all("contractRent" in row.proved for row in roll.rows if row.unit in ("A2", "A3"))


def test_a_rent_that_is_only_about_a_twelfth_of_the_year_proves_nothing() -> None:
    columns = {"unit": "Unit", "tenant": "Tenant", "area": "Sq Ft", "rent": "Monthly Rent", "year": "Annual Rent",
               "start": "Lease From", "end": "Lease To"}  # fmt: skip
    near = [home(n, rent=1000 + n, year=12 * (1000 + n) + 100) for n in (101, 102, 103)]
    assert not any({"contractRent", "annualRent"} & set(row.proved) for row in read(near, columns, totals=False).rows)
    exact = [home(n, rent=1000 + n, year=12 * (1000 + n)) for n in (101, 102, 103)]
    assert all({"contractRent", "annualRent"} <= set(row.proved) for row in read(exact, columns, totals=False).rows)


@pytest.mark.parametrize("same", [True, False])
def test_a_unit_printed_twice_is_doubtful_unless_the_document_counts_it_once(same: bool) -> None:
    twice = suite(102, 900, None, start="2021-01-01", end="2026-12-31")
    first = twice if same else suite(102, 900, None, start="2023-05-01", end="2028-04-30")
    columns = {key: COLUMNS[key] for key in ("unit", "tenant", "area", "rent", "start", "end")}
    rows = [suite(101, 1200, None), first, twice, suite(103, 640, None)]
    after = [["3 Units", None, 2740, sum(row["rent"] for row in rows), None, None]]
    data = workbook(lines(rows, columns=columns, total=None, after=after))
    roll = docextract.extract(data, asset_type="OFFICE", document_type="RENT_ROLL")
    (check,) = [c for c in roll.checks if c.check_id == "S03"]
    assert check.status == ("FAIL" if same else "WARN")
    assert ("contractRent" in roll.rows[1].doubtful) is same


def test_rents_that_are_no_twelve_months_speak_against_no_area() -> None:
    columns = {"unit": "Unit", "tenant": "Tenant", "area": "Sq Ft", "rent": "Monthly Rent", "year": "Annual Rent",
               "start": "Lease From", "end": "Lease To"}  # fmt: skip
    roll = read([suite(n, 10 * n, None, year=100 * n) for n in (101, 102, 103)], columns)
    (check,) = [c for c in roll.checks if c.check_id == "R15"]
    assert check.status == "FAIL"
    assert all({"contractRent", "annualRent"} <= set(row.contradicted) for row in roll.rows)
    assert all("area" in row.proved for row in roll.rows)


def test_where_two_columns_mostly_differ_the_whole_of_the_one_that_was_taken_is_open() -> None:
    rows = [suite(101, 1200, 1050), suite(102, 900, 810), suite(103, 640, None), suite(104, 700, 700)]
    assert [sorted(row.doubtful) for row in read(rows).rows] == [["area"], ["area"], ["area"], []]


def test_a_column_that_few_pay_is_no_proved_rent_beside_one_that_all_pay_and_that_is_added_up() -> None:
    columns = {"unit": "Unit", "tenant": "Tenant", "start": "Lease From", "paid": "Payment", "rent": "Fee"}
    rows = [home(n, rent=15 if n % 3 == 0 else None, paid=60 * n) for n in range(101, 110)]
    roll = read(rows, columns)
    few = [row for row in roll.rows if row.contract_rent is not None]
    assert [row.contract_rent for row in few] == [15, 15, 15]
    assert all("contractRent" not in row.proved and "'Payment'" in row.doubtful["contractRent"] for row in few)
