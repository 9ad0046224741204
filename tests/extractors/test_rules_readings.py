"""A printed total that misses says what is left over; one that ties says on which rows, and whether that is chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rolls import COLUMNS, empty, home, lines, pdf, read, read_lines, result, results, total_line, workbook

from docextract import RentRoll
from docextract.models.findings import CheckResult

RENTS = (950, 975.5, 990, 1010.25, 925, 1001)


def homes(**changes: Any) -> list[dict[str, Any]]:
    return [home(str(101 + n), f"Tenant {'ABCDEF'[n]}", rent=rent) | changes for n, rent in enumerate(RENTS)]


def with_total(rows: list[Any], **changed: float) -> RentRoll:
    """A roll whose total line prints other sums than the rows make."""
    content = lines(rows)
    for key, value in changed.items():
        content[-1][list(COLUMNS).index(key)] = value
    return read(workbook(content))


SUM = sum(RENTS)


@pytest.mark.parametrize(
    ("printed", "words", "suspects"),
    [
        (SUM - 990, "exactly that is on unit 103", [2]),
        (SUM - 2 * 975.5, "half of that is on unit 102, whose sign may be wrong", [1]),
        (SUM + 180, "divisible by 9", []),
        (SUM + 100, "which no row has", []),
    ],
)
def test_a_sum_that_misses_names_the_rows_that_would_explain_it(
    printed: float, words: str, suspects: list[int]
) -> None:
    found = result(with_total(homes(), rent=printed), "R05")
    assert found.status == "FAIL"
    assert words in found.message
    assert found.rows == [0, 1, 2, 3, 4, 5]
    assert [c.row_index for c in found.cells] == (suspects or found.rows)
    assert {c.field for c in found.cells} == {"contractRent"}
    assert found.difference is not None
    assert str(abs(found.difference)) in found.message


def test_a_row_outside_the_reading_that_has_the_residual_is_named() -> None:
    later = [home("107", "Next Nell", rent=1020.25, market=1100), home("108", "Next Ned", rent=1033, market=1200)]
    rows = [["Current Residents"], *homes(), ["Future Residents/Applicants"], *later]
    x = read(workbook([*lines(rows, total=None), total_line("Grand Total", [*homes(), later[0]])]))
    found = result(x, "R05")
    assert found.status == "FAIL"
    assert "exactly that is on unit 107, left out here" in found.message
    assert "the nearest other reading, current+future, differs by 1033" in found.message


# -- rounding -------------------------------------------------------------------------------------------------------


def whole(**changed: float) -> CheckResult:
    return result(with_total([row | {"rent": 900 + n} for n, row in enumerate(homes())], **changed), "R05")


def test_whole_amounts_that_miss_by_what_rounding_could_make_are_a_warning() -> None:
    assert whole().status == "PASS"
    off = whole(rent=5418)
    assert (off.status, off.difference, off.tolerance) == ("WARN", -3, 3.5)
    assert "unexplainedInTolerance" in off.message
    assert whole(rent=5421).status == "FAIL"


def test_rounding_explains_a_miss_where_other_columns_are_rounded_too() -> None:
    off = whole(rent=5416, market=6001)
    assert off.status == "PASS"
    assert "rounding" in off.message


@pytest.mark.parametrize(("market", "verdict"), [(6004.5, "FAIL"), (6000, "FAIL"), (6003.02, "WARN")])
def test_cents_may_be_off_where_many_sums_are_off_by_cents(market: float, verdict: str) -> None:
    rows = [row | {"market": 1000.5} for row in homes()]
    x = with_total(rows, rent=SUM + 0.03, market=market)
    assert result(x, "R05").status == verdict


# -- which reading --------------------------------------------------------------------------------------------------


def test_of_readings_that_tie_the_one_that_ties_more_columns_is_taken() -> None:
    later = [home("107", "Next Nell", rent=1020.25, deposit=0, balance=0, area=640)]
    rows = [["Current Residents"], *homes(), ["Future Residents/Applicants"], *later]
    x = read(workbook([*lines(rows, total=None), total_line("Grand Total", [*homes(), *later])]))
    for check in ("R04", "R05", "R06", "R07", "R08"):
        assert (result(x, check).status, result(x, check).basis) == ("PASS", "current+future")


@pytest.mark.parametrize(("balance", "verdict"), [(1500.25, "PASS"), (1500, "WARN"), (30, "WARN")])
def test_a_tie_on_an_unusual_reading_counts_only_where_it_is_no_accident(balance: float, verdict: str) -> None:
    now, later = homes(balance=None), [home("107", "Next Nell", balance=balance)]
    rows = [["Current Residents"], *now, ["Future Residents/Applicants"], *later]
    line: list[Any] = [None] * len(COLUMNS)
    line[0], line[list(COLUMNS).index("balance")], line[list(COLUMNS).index("deposit")] = "Grand Total", balance, 3000
    x = read(workbook([*lines(rows, total=None), line]))
    found = result(x, "R07")
    assert (found.status, found.basis) == (verdict, "current+future")
    assert ("chance" in found.message) == (verdict == "WARN")


@pytest.mark.parametrize("unit", ["107", "106"])
def test_an_applicant_is_taken_for_a_unit_only_where_the_whole_line_is_about_applicants(unit: str) -> None:
    columns = {**COLUMNS, "status": "Status"}
    here = homes(status="Current")
    coming = home(unit, "Next Nell", market=1230, area=810, status="Applicant")

    def read_with(printed: list[dict[str, Any]], added: list[dict[str, Any]]) -> dict[str, tuple[str, str | None]]:
        x = read_lines([*printed, total_line("Total", added, columns)], columns=columns, total=None)
        return {c: (result(x, c).status, result(x, c).basis) for c in ("R04", "R05", "R08")}

    vacant = empty("107", market=1230, area=810, status="Vacant")
    whole = read_with([*here, vacant, coming], [*here, vacant])
    assert set(whole.values()) == {("PASS", "current")}
    torn = read_with([*here, coming], [*here, vacant])
    assert (torn["R04"], torn["R08"]) == (("WARN", "current+applicants"),) * 2
    assert torn["R05"] == ("PASS", "current")
    about_all = read_with([*here, coming], [*here, coming])
    assert set(about_all.values()) == {("PASS", "current+applicants")}


def test_a_total_of_zero_is_no_tie_of_rows_that_are_unusual() -> None:
    later = [home("107", "Next Nell", rent=0)]
    rows = [["Current Residents"], *homes(), ["Future Residents/Applicants"], *later]
    line = total_line("Grand Total", [*homes(), *later])
    line[list(COLUMNS).index("rent")] = 0
    x = read(workbook([*lines(rows, total=None), line]))
    assert result(x, "R05").status == "FAIL"


def test_notice_in_a_section_of_its_own_is_apart_from_current() -> None:
    leaving = [home("107", "Gone Gil", rent=1040, out="02/28/2024")]
    rows = [["Current Residents"], *homes(), ["Notice Residents"], *leaving]

    def basis(covered: list[dict[str, Any]]) -> str | None:
        found = result(read(workbook([*lines(rows, total=None), total_line("Grand Total", covered)])), "R05")
        assert found.status == "PASS"
        return found.basis

    assert basis(homes()) == "current"
    assert basis([*homes(), *leaving]) == "current+notice"


def test_the_rents_of_charges_are_a_reading_of_the_rent_total() -> None:
    columns = {"unit": "Unit", "tenant": "Tenant", "area": "Sq Ft", "rent": "Rent", "code": "Charge Code",
               "amount": "Amount"}  # fmt: skip
    rows: list[dict[str, Any]] = []
    for n in range(4):
        unit = {"unit": str(101 + n), "tenant": f"T. {n}", "area": 700, "rent": 900 + n}
        rows += [unit | {"code": "RENT", "amount": 800}, {"code": "PET", "amount": 30}]
    x = read_lines(rows, columns=columns, total=None, after=[["Total", None, 2800, 3200, None, None]])
    assert (result(x, "R05").status, result(x, "R05").basis) == ("PASS", "current; baseCharges")


# -- lines by occupancy ---------------------------------------------------------------------------------------------

HALVES: list[Any] = [
    *homes()[:4], home("105", "E. Evans", rent=925, out="02/28/2024", area=800), empty("106", "VACANT", area=500),
]  # fmt: skip


def occupancy(*table: list[Any], document: Callable[..., bytes] = workbook) -> RentRoll:
    return read(document(lines(HALVES, after=[[], *table])))


@pytest.mark.parametrize(
    ("occupied", "vacant", "basis"),
    [(3600, 500, "current"), (2800, 1300, "current; noticeVacant")],
)
def test_area_by_occupancy_is_read_with_notice_on_either_side(occupied: int, vacant: int, basis: str) -> None:
    x = occupancy(["Property Occupancy"], ["Status", "Units", "Square Feet"], ["Occupied", 5, occupied],
                  ["Vacant", 1, vacant], ["Total", 6, 4100])  # fmt: skip
    assert [(c.status, c.basis) for c in results(x, "R08", "Property Occupancy")] == [
        ("PASS", basis), ("PASS", basis), ("PASS", "current"),
    ]  # fmt: skip


def test_a_heading_in_two_cells_heads_its_table() -> None:
    x = occupancy(["Property", "Occupancy"], ["Status", "Units", "Square Feet"], ["Occupied", 5, 3600],
                  ["Vacant", 1, 500], ["Total", 6, 4100], document=pdf)  # fmt: skip
    assert [c.status for c in results(x, "R08", "Property Occupancy")] == ["PASS"] * 3
