"""Each check passes on a right document, finds a planted defect, and says what it lacks where it cannot tell."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest
from promises import assert_sound
from rolls import COLUMNS, TITLE, empty, home, lines, pdf, read, read_lines, result, results, status, workbook

from docextract import RentRoll
from fewer import each

RENTS = (950, 975.5, 990, 1010.25, 925, 1001)


def homes(**changes: Any) -> list[dict[str, Any]]:
    return [home(str(101 + n), f"Tenant {'ABCDEF'[n]}", rent=rent) | changes for n, rent in enumerate(RENTS)]


def right(**more: Any) -> RentRoll:
    """Six let units with a total and a count."""
    return read_lines(homes(), after=[["Total Units: 6"]], **more)


def test_results_are_in_the_order_of_their_ids_and_none_fails_on_a_right_document() -> None:
    x = right()
    assert [c.check_id for c in x.checks] == sorted(c.check_id for c in x.checks)
    assert {c.check_id for c in x.checks} >= {
        *(f"S0{n}" for n in range(1, 8)),
        *(f"R0{n}" for n in range(1, 10)),
        *(f"Q0{n}" for n in range(1, 7)),
        "R15",
        "R17",
    }
    assert {c.status for c in x.checks} == {"PASS", "SKIPPED"}
    assert all(c.message for c in x.checks)
    assert x.proof.completeness.status == "PROVED"
    assert_sound(x)


# -- defects that the printed totals tell ---------------------------------------------------------------------------


def planted(change: Callable[[list[list[Any]]], None]) -> RentRoll:
    content = lines(homes(), after=[["Total Units: 6"]])
    change(content)
    return read(workbook(content))


def failed(x: RentRoll) -> set[str]:
    return {c.check_id for c in x.checks if c.status == "FAIL"}


def test_a_dropped_row_fails_the_count_and_every_total() -> None:
    x = planted(lambda content: content.pop(len(TITLE) + 3))
    assert failed(x) == {"R03", "R04", "R05", "R06", "R07", "R08"}
    assert result(x, "R03").difference == -1
    assert result(x, "R05").difference == -990
    assert x.proof.completeness.status == "UNPROVED"


def test_two_digits_swapped_fail_the_total_of_their_column_by_a_multiple_of_nine() -> None:
    def swap(content: list[list[Any]]) -> None:
        content[len(TITLE) + 1][5] = 590

    x = planted(swap)
    assert failed(x) == {"R05"}
    found = result(x, "R05")
    assert found.difference == -360
    assert found.difference % 9 == 0
    assert found.rows == [0, 1, 2, 3, 4, 5]
    assert (found.expected, found.actual) == (Decimal("5851.75"), Decimal("5491.75"))


@pytest.mark.parametrize(
    ("check_id", "column"),
    [("R04", "market"), ("R05", "rent"), ("R06", "deposit"), ("R07", "balance"), ("R08", "area")],
)
def test_a_changed_total_fails_its_own_check_alone_and_by_the_difference(check_id: str, column: str) -> None:
    def change(content: list[list[Any]]) -> None:
        content[-2][list(COLUMNS).index(column)] += 11

    x = planted(change)
    assert failed(x) == {check_id}
    assert result(x, check_id).difference == -11
    assert status(right(), check_id) == "PASS"
    assert status(read_lines(homes(), total=None), check_id) == "SKIPPED"


def test_a_future_resident_listed_as_current_fails_the_count() -> None:
    content = lines(homes(), after=[["Total Units: 6"]])
    content.insert(-2, list(lines([home("107", "Next Nell", start=dt.date(2024, 3, 1))], total=None)[-1]))
    x = read(workbook(content))
    assert {"R03", "R05"} <= failed(x)
    assert result(x, "R03").difference == 1


def test_a_wrong_count_fails_and_no_count_is_skipped() -> None:
    wrong = read_lines(homes(), after=[["Total Units: 9"]])
    assert (status(wrong, "R03"), result(wrong, "R03").difference) == ("FAIL", -3)
    assert status(read_lines(homes()), "R03") == "SKIPPED"


def test_a_total_of_zero_where_rows_print_nothing_is_skipped() -> None:
    x = read_lines(homes(balance=None), total="Total")
    assert status(x, "R07") == "SKIPPED"


def test_nothing_is_changed_to_make_a_check_pass() -> None:
    wrong = planted(lambda content: content[-2].__setitem__(5, 1.0))
    assert [row.contract_rent for row in wrong.rows] == [Decimal(str(rent)) for rent in RENTS]
    assert wrong.totals.stated[0].values["contractRent"] == 1
    assert wrong.totals.computed["contractRent"] == Decimal("5851.75")


# -- R09, R17: printed against printed ------------------------------------------------------------------------------


def with_occupancy(vacant: int = 1, area: int = 700) -> RentRoll:
    rows = [*homes()[:3], empty("104")]
    table = [
        [],
        ["Occupancy Summary"],
        ["Status", "Units", "Sq Ft"],
        ["Occupied", 3, 2100],
        ["Vacant", vacant, area],
        ["Total", 4, 2800],
    ]
    return read_lines(rows, after=table)


def test_printed_parts_that_add_up_to_the_printed_units_pass() -> None:
    assert {c.status for c in results(with_occupancy(), "R09")} == {"PASS"}
    assert "FAIL" in {c.status for c in results(with_occupancy(vacant=2), "R09")}
    assert status(right(), "R09") == "SKIPPED"


def test_printed_parts_that_add_up_to_the_printed_area_pass() -> None:
    assert {c.status for c in results(with_occupancy(), "R17")} == {"PASS"}
    assert "FAIL" in {c.status for c in results(with_occupancy(area=900), "R17")}
    assert status(right(), "R17") == "SKIPPED"


# -- R15 ------------------------------------------------------------------------------------------------------------

OFFICE = {"unit": "Suite", "tenant": "Tenant", "area": "SF", "rent": "Monthly Rent", "annual": "Annual Rent"}


def offices(*annual: float) -> RentRoll:
    rows = [home(f"{n}00", f"Tenant {n} LLC", area=2000, rent=5000, annual=a) for n, a in enumerate(annual, 1)]
    return read_lines(rows, columns=OFFICE, asset_type="OFFICE", total=None)


@pytest.mark.parametrize(
    ("annual", "verdict", "rows"),
    [
        ((60000, 60000, 60000, 60000), "PASS", []),
        ((60000, 60000, 72000, 60000), "WARN", [2]),
        ((66000, 72000, 72000, 60000), "FAIL", [0, 1, 2]),
    ],
)
def test_annual_rents_are_twelve_monthly_ones(annual: tuple[float, ...], verdict: str, rows: list[int]) -> None:
    found = result(offices(*annual), "R15")
    assert (found.status, found.rows) == (verdict, rows)


def test_a_lease_of_two_suites_prints_one_rent_and_the_rate_of_both_areas() -> None:
    columns = OFFICE | {"rate": "Annual Rent/Area", "start": "Lease From", "end": "Lease To"}
    rows = [home(f"{n}00", f"Tenant {n} LLC", area=2000, rent=5000, annual=60000, rate=30) for n in (1, 2, 3)]
    rows[1]["rate"] = 24
    more = {"unit": "201", "area": 500}
    idle = {"unit": "400", "tenant": "VACANT", "area": 900}
    whole = read_lines([*rows[:2], more, rows[2], idle], columns=columns, asset_type="OFFICE", total=None)
    assert [row.unit for row in whole.rows] == ["100", "200", "201", "300", "400"]
    assert whole.rows[2].is_occupied
    assert (status(whole, "R15"), status(whole, "Q05")) == ("PASS", "PASS")
    alone = read_lines(rows, columns=columns, asset_type="OFFICE", total=None)
    assert (status(alone, "R15"), result(alone, "R15").rows) == ("WARN", [1])


def test_without_rents_of_two_periods_there_is_nothing_to_compare() -> None:
    assert status(right(), "R15") == "SKIPPED"


# -- S --------------------------------------------------------------------------------------------------------------


def test_without_a_known_layout_its_signature_is_not_looked_for() -> None:
    assert status(right(), "S01") == "SKIPPED"


def test_a_row_that_is_not_understood_is_a_warning_that_shows_its_text() -> None:
    assert status(right(), "S02") == "PASS"
    content = lines(homes(), total=None)
    content.insert(8, [None, None, None, "north wing", None, None, 9, None, None, None, None, None])
    found = result(read(workbook(content)), "S02")
    assert found.status == "WARN"
    assert "north wing" in found.message


def test_a_home_of_two_tenants_fails_unless_they_live_together_or_the_roll_lists_people() -> None:
    assert status(right(), "S03") == "PASS"
    same = read_lines([*homes(), empty("101"), empty("101")], total=None)
    assert status(same, "S03") == "FAIL"
    shared = read_lines([*homes(), home("101", "Other Olaf")], total=None)
    assert (status(shared, "S03"), result(shared, "S03").rows) == ("FAIL", [0, 6])
    people = [home(str(unit), f"{name} {unit}") for unit in range(101, 107) for name in ("Anna", "Bert")]
    assert status(read_lines(people, total=None), "S03") == "WARN"


def test_a_unit_missing_in_a_run_is_a_warning_that_names_it() -> None:
    run = [home(str(n), f"Tenant {n}") for n in range(101, 125)]
    assert status(read_lines(run), "S04") == "PASS"
    found = result(read_lines(run[:11] + run[12:]), "S04")
    assert found.status == "WARN"
    assert "112" in found.message
    assert status(right(), "S04") == "SKIPPED"


def test_a_page_that_is_not_there_is_missed() -> None:
    def page(number: int, of: int, *rows: dict[str, Any]) -> list[list[Any]]:
        return [*lines(rows, total=None), [], [f"Page {number} of {of}"]]

    whole = read(pdf(page(1, 2, *homes()[:3]), page(2, 2, *homes()[3:])))
    torn = read(pdf(page(1, 3, *homes()[:3]), page(3, 3, *homes()[3:])))
    assert len(whole.rows) == len(torn.rows) == 6
    assert status(whole, "S05") == "PASS"
    assert status(torn, "S05") == "WARN"
    assert "2" in result(torn, "S05").message


def test_a_column_without_a_field_is_a_warning_that_names_it() -> None:
    assert status(right(), "S06") == "PASS"
    x = read_lines([row | {"zz": "kq7"} for row in homes()], columns=COLUMNS | {"zz": "Zorblat"})
    assert status(x, "S06") == "WARN"
    assert "Zorblat" in result(x, "S06").message


def test_fields_that_are_empty_from_some_row_on_are_found() -> None:
    run = [home(str(n), f"Tenant {n}") for n in range(101, 141)]
    tired = [row | ({"deposit": None, "market": None} if n >= 20 else {}) for n, row in enumerate(run)]
    assert status(read_lines(run), "S07") == "PASS"
    found = result(read_lines(tired), "S07")
    assert found.status == "FAIL"
    assert "deposit" in found.message
    assert "marketRent" in found.message
    one = [row | ({"deposit": None} if n >= 20 else {}) for n, row in enumerate(run)]
    assert status(read_lines(one), "S07") == "WARN"
    assert status(right(), "S07") == "SKIPPED"


# -- Q --------------------------------------------------------------------------------------------------------------

PAST = dt.date(2023, 12, 31)
UNDATED = {"start": None, "end": None, "in": None, "out": None}


def odd(*rows: dict[str, Any], **more: Any) -> RentRoll:
    return read_lines([*homes(), *rows], total=None, **more)


@each(
    [
        ("Q01", [home("107", "Odd", start=dt.date(2024, 5, 31), end=dt.date(2023, 6, 1))]),
        ("Q02", [home("107", "Odd", end=PAST)]),
        ("Q03", [home("107", "Odd", out=PAST)]),
        ("Q04", [empty("107", "VACANT", balance=120.5)]),
        ("Q05", [home("107", "Odd", rent=None)]),
        ("Q06", [["Future Residents"], home("101", "Next Nell", start=dt.date(2024, 3, 1), **{"in": None})]),
    ]
)
def test_what_is_odd_is_a_warning_that_names_the_row(check_id: str, rows: list[Any]) -> None:
    found = result(odd(*rows), check_id)
    assert (found.status, found.rows) == ("WARN", [6])
    assert ("107" if check_id != "Q06" else "101") in found.message


@each(
    [
        ("Q01", []),
        ("Q02", []),
        ("Q03", [home("107", "Odd", out=dt.date(2024, 2, 29))]),
        ("Q04", [empty("107", "VACANT", balance=0)]),
        ("Q05", []),
        (
            "Q06",
            [
                home("107", "Gone Gil", out=dt.date(2024, 2, 29)),
                ["Future Residents"],
                home("107", "Next Nell", start=dt.date(2024, 3, 1), **{"in": None}),
            ],
        ),
    ]
)
def test_what_is_in_order_passes(check_id: str, rows: list[Any]) -> None:
    assert status(odd(*rows), check_id) == "PASS"


BARE = {key: COLUMNS[key] for key in ("unit", "type", "area", "tenant", "market")}


@pytest.mark.parametrize("check_id", ["Q01", "Q02", "Q03", "Q04", "Q05", "Q06"])
def test_without_its_inputs_a_question_is_skipped_and_says_what_it_lacks(check_id: str) -> None:
    found = result(read_lines(homes(), columns=BARE), check_id)
    assert (found.status, found.rows) == ("SKIPPED", [])
    assert found.message


@pytest.mark.parametrize("check_id", ["Q02", "Q03"])
def test_without_an_as_of_date_nothing_is_said_to_be_past(check_id: str) -> None:
    rows = [home("107", "Odd", end=PAST, out=PAST)]
    x = odd(*rows, title=[["Rent Roll"], ["Maple Court"], []])
    assert status(x, check_id) == "SKIPPED"
    assert "as-of" in result(x, check_id).message


def test_an_employee_without_rent_is_nothing_odd() -> None:
    columns = COLUMNS | {"status": "Status"}
    rows = [row | {"status": "Occupied"} for row in homes()]
    x = read_lines([*rows, home("107", "Mo", rent=None, status="Employee")], columns=columns, total=None)
    assert status(x, "Q05") == "PASS"
    x = read_lines([*rows, home("107", "Mo", rent=None, status="Occupied")], columns=columns, total=None)
    assert status(x, "Q05") == "WARN"
