"""What stands out among the rows is reported, never more than as a warning."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
from rolls import COLUMNS, empty, home, read_lines, result, status

DAY = dt.date


def six(**changes: Any) -> list[dict[str, Any]]:
    """Six ordinary homes, the last one changed."""
    rows = [home(str(101 + n), f"Tenant {'ABCDEF'[n]}", rent=950 + n) for n in range(6)]
    return [*rows[:5], rows[5] | changes]


@pytest.mark.parametrize(
    ("check", "changes"),
    [
        ("Q07", {"start": DAY(2024, 3, 1), "end": DAY(2025, 2, 28)}),
        ("Q08", {"rent": 1800}),
        ("Q09", {"area": 7000}),
        ("Q12", {"deposit": 4000}),
        ("Q14", {"tenant": "Tenant A"}),
        ("Q15", {"area": 0}),
    ],
)
def test_an_odd_row_is_named_in_a_warning(check: str, changes: dict[str, Any]) -> None:
    assert status(read_lines(six()), check) == "PASS"
    found = result(read_lines(six(**changes)), check)
    assert found.status == "WARN"
    assert 5 in found.rows
    assert "106" in found.message or check == "Q14"


def test_an_empty_unit_with_a_lease_or_a_balance_is_named() -> None:
    assert status(read_lines([*six(), empty("201", "VACANT")]), "Q13") == "PASS"
    assert status(read_lines([*six(), empty("201", "VACANT", balance=310)]), "Q13") == "WARN"
    assert status(read_lines(six()), "Q13") == "SKIPPED"


@pytest.mark.parametrize(("term", "found"), [(12, "PASS"), (24, "WARN")])
def test_a_term_is_compared_with_the_dates_of_its_lease(term: int, found: str) -> None:
    rows = [row | {"term": 12} for row in six()]
    rows[5]["term"] = term
    assert status(read_lines(rows, columns=COLUMNS | {"term": "Lease Term"}), "Q10") == found


@pytest.mark.parametrize(("years", "found"), [("0.67", "PASS"), ("3.33", "WARN")])
def test_years_of_tenancy_are_compared_with_the_start(years: str, found: str) -> None:
    rows = [row | {"years": "0.67"} for row in six()]
    rows[5]["years"] = years
    assert status(read_lines(rows, columns=COLUMNS | {"years": "Tenancy (Years)"}), "Q11") == found


@pytest.mark.parametrize("check", ["Q08", "Q10", "Q11", "Q16"])
def test_a_question_without_its_columns_is_skipped(check: str) -> None:
    assert status(read_lines(six()[:3]), check) == "SKIPPED"


@pytest.mark.parametrize(("second", "found"), [("PET", "PASS"), ("RENT", "WARN")])
def test_a_charge_code_twice_under_one_unit_is_named(second: str, found: str) -> None:
    columns = {"unit": "Unit", "tenant": "Tenant", "area": "Sq Ft", "code": "Charge Code", "amount": "Amount"}
    rows: list[dict[str, Any]] = []
    for n in range(4):
        rows.append({"unit": str(101 + n), "tenant": f"T. {n}", "area": 700, "code": "RENT", "amount": 900})
        rows.append({"code": second, "amount": 30})
    x = read_lines(rows, columns=columns, total=None)
    assert [len(row.charges) for row in x.rows] == [2, 2, 2, 2]
    assert status(x, "Q16") == found
