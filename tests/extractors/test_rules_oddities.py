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


@pytest.mark.parametrize(
    ("changes", "found"),
    [({}, "PASS"), ({"end": 412.75}, "WARN"), ({"end": "MTM"}, "PASS"), ({"rent": DAY(2024, 5, 31)}, "WARN")],
)
def test_a_number_among_dates_or_a_date_among_numbers_is_named(changes: dict[str, Any], found: str) -> None:
    x = read_lines(six(**changes), total=None)
    told = result(x, "Q17")
    assert (told.status, told.rows) == (found, [5] if found == "WARN" else [])


def test_what_is_reported_names_the_cells_of_the_question() -> None:
    found = result(read_lines(six(deposit=4000)), "Q12")
    assert [(c.row_index, c.field) for c in found.cells] == [(5, "deposit"), (5, "contractRent")]
    assert (found.expected, found.actual, found.difference) == (0, 1, 1)


def test_expired_leases_are_counted_with_their_share() -> None:
    found = result(read_lines(six(end=DAY(2023, 12, 31))), "Q02")
    assert "1 of 6 rows (16.7 %)" in found.message


def test_a_former_occupant_between_current_ones_has_moved_out() -> None:
    columns = COLUMNS | {"status": "Status"}
    rows = [row | {"status": "Occupied"} for row in six(out=DAY(2023, 12, 31))]
    assert status(read_lines(rows, columns=columns), "Q03") == "WARN"
    rows[5]["status"] = "Past"
    assert status(read_lines(rows, columns=columns), "Q03") == "SKIPPED"


def test_a_let_vacancy_may_hold_a_balance() -> None:
    columns = COLUMNS | {"status": "Status"}
    rows = [row | {"status": "Occupied"} for row in six()]
    coming = empty("201", status="Vacant-Leased", balance=300)
    assert status(read_lines([*rows, coming, empty("202", status="Vacant")], columns=columns), "Q04") == "PASS"
    assert status(read_lines([*rows, coming | {"status": "Vacant"}], columns=columns), "Q04") == "WARN"


def test_a_renewal_of_the_same_name_is_nothing_odd() -> None:
    later = {"start": DAY(2024, 6, 1), "end": DAY(2025, 5, 31)}
    same = [*six(), ["Future Residents"], home("101", "TENANT A", **later)]
    other = [*six(), ["Future Residents"], home("101", "Tenant Z", **later)]
    assert status(read_lines(same), "Q06") == "PASS"
    assert status(read_lines(other), "Q06") == "WARN"
    leaving = [row | ({"notice": DAY(2024, 1, 5)} if row["unit"] == "101" else {}) for row in six()]
    columns = COLUMNS | {"notice": "Notice Date"}
    assert status(read_lines([*leaving, *other[6:]], columns=columns), "Q06") != "WARN"


@pytest.mark.parametrize(("sizes", "found"), [((1000, 1400, 1800, 2500), "WARN"), ((1000,), "SKIPPED")])
def test_suites_are_judged_by_the_spread_of_their_areas(sizes: tuple[int, ...], found: str) -> None:
    rows = [home(f"{n}00", f"Tenant {n} LLC", area=sizes[n % len(sizes)]) for n in range(1, 13)]
    rows.append(home("1400", "Large Co.", area=60000))
    assert status(read_lines(rows, asset_type="OFFICE"), "Q09") == found


@pytest.mark.parametrize(("name", "found"), [("Acme Housing L.L.C.", "PASS"), ("Ann Ames", "WARN")])
def test_a_company_may_hold_two_units_on_the_same_dates(name: str, found: str) -> None:
    rows = six(tenant=name)
    rows[4]["tenant"] = name
    assert status(read_lines(rows), "Q14") == found


@pytest.mark.parametrize(("kind", "found"), [("A1", "WARN"), ("Land", "PASS"), ("Mgmt Office", "PASS")])
def test_land_and_rooms_of_the_management_have_no_area(kind: str, found: str) -> None:
    assert status(read_lines(six(area=0, type=kind)), "Q15") == found
