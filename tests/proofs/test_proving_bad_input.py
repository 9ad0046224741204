"""Numbers that no document should hold are proved no worse and cost no more: counted in operations, not in time."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from operations import growth

import docextract
from docextract.plugin import Equation, Term, prove, total_of
from docextract.proofs.judging import MOST_BROKEN
from docextract.proofs.tolerance import printed_unit
from docextract.testing import workbook
from fewer import some

D = Decimal
LINEAR = 2.5
"""What is added costs less than this where twice as much is added."""
MANY = pytest.mark.parametrize("many", some([2_000, 10_000]))


def column(values: list[Decimal], name: str = "a") -> list[Term]:
    return [Term(value, cell=(n, name)) for n, value in enumerate(values)]


def totals(values: list[Decimal], printed: list[Decimal]) -> list[Equation]:
    rows = column(values)
    return [total_of(f"total {n}", Term(total, cell=("total", n)), rows) for n, total in enumerate(printed)]


@pytest.mark.parametrize("size", ["1E+15", "1E+18", "1E+30", "1E+300"])
def test_a_cent_counts_beside_an_amount_of_any_size(size: str) -> None:
    values = [D(size), D("0.01"), D("-12.34")]
    right = sum((D(value).scaleb(2) for value in values[1:]), D(0)).scaleb(-2)
    (holds,) = totals([*values, -D(size)], [right])
    assert holds.residual == 0
    (misses,) = totals([*values, -D(size)], [right + 1])
    assert misses.residual == 1
    assert prove([misses]).state(("total", 0)) == "CONTRADICTED"
    assert misses.wanted(("total", 0)) == right
    assert printed_unit([D(size)]) == 1000
    assert printed_unit([D(size), D(250)]) == 1


def test_a_row_that_is_its_own_total_proves_nothing() -> None:
    row = Term(D("512.50"), cell=(0, "rent"))
    proved = prove([total_of("itself", row, [row])])
    assert proved.broken == []
    assert proved.state((0, "rent")) == "UNPROVED"


def test_zeros_that_chance_ties_as_surely_as_not_are_said_to_be_no_evidence() -> None:
    (nothing,) = totals([D(0)] * 50, [D(0)])
    assert nothing.holds
    assert nothing.accident == 1
    (something,) = totals([D("100.25")] * 50, [D("5012.50")])
    assert something.accident < D("0.00001")


def ten_rows(broken: bool) -> Any:
    values = [D(n * n) + D("0.25") for n in range(10)]
    return lambda many: prove(totals(values, [sum(values, D(0)) + broken * (n + 1) for n in range(many)]))


@pytest.mark.parametrize("broken", [False, True])
def test_many_totals_over_ten_rows_cost_what_each_costs(broken: bool) -> None:
    assert growth(ten_rows(broken), (50, 100, 200)) < LINEAR


@MANY
def test_thousands_of_totals_over_ten_rows_are_all_judged(many: int) -> None:
    proved = ten_rows(broken=False)(many)
    assert len(proved.states) == many + 10
    assert set(proved.states.values()) == {"PROVED"}
    wrong = ten_rows(broken=True)(many)
    assert len(wrong.broken) == many
    assert {wrong.state(("total", n)) for n in range(many)} == {"CONTRADICTED"}


def test_totals_of_many_rows_that_are_all_wrong_cost_what_their_rows_cost() -> None:
    def wrong(rows: int) -> None:
        values = [D(n) + D("0.25") for n in range(rows)]
        prove(totals(values, [D(-n) for n in range(3)]))

    assert growth(wrong, (200, 400, 800)) < LINEAR
    assert MOST_BROKEN > 3


HEADER = ["Unit", "Tenant", "Sq Ft", "Market Rent", "Rent"]


def roll(rents: list[float], lines: list[list[Any]]) -> docextract.RentRoll:
    units = [[str(101 + n), f"Tenant {n}", 700, rent, rent] for n, rent in enumerate(rents)]
    book = workbook([HEADER, *units, *lines])
    return docextract.extract(book, asset_type="OFFICE", document_type="RENT_ROLL")


@pytest.mark.parametrize("label", some(["Total", "Grand Total", "Total Building A"], 3))
def test_a_roll_with_many_totals_over_ten_rows_costs_what_each_total_costs(label: str) -> None:
    rents = [1000.0 + n for n in range(10)]
    line = [label, None, 7000, sum(rents), sum(rents)]
    roll(rents, [line])
    assert growth(lambda many: roll(rents, [line] * many), (40, 80, 160)) < LINEAR


@MANY
def test_a_roll_of_thousands_of_totals_is_read(many: int) -> None:
    rents = [1000.0 + n for n in range(10)]
    read = roll(rents, [["Grand Total", None, 7000, sum(rents), sum(rents)]] * many)
    assert (len(read.rows), len(read.totals.stated)) == (10, many)
    assert read.failed_checks == []


@pytest.mark.parametrize("rent", [1e15, 1e20, 1e40, 1e300])
def test_rents_of_any_size_are_compared_with_their_total_and_end_in_no_error(rent: float) -> None:
    right = roll([rent] * 4, [["Total", None, 2800, rent * 4, rent * 4]])
    assert right.failed_checks == []
    wrong = roll([rent] * 4, [["Total", None, 2800, rent * 3, rent * 3]])
    assert {check.check_id for check in wrong.failed_checks} == {"R04", "R05"}
    assert all("contractRent" not in row.proved for row in wrong.rows)


def test_a_rent_beyond_all_others_hides_no_cent_of_the_rows_below_it() -> None:
    lines = [
        ["Total", None, 1400, 1e30, 1e30],
        ["103", "C", 700, 500.25, 500.25],
        ["104", "D", 700, 510.50, 510.50],
        ["Total", None, 1400, 1010.75, 1010.75],
    ]
    read = roll([1e30, 1e-2], lines)
    assert next(check.difference for check in read.checks if check.check_id == "R05") == D("0.01")
    assert ["contractRent" in row.proved for row in read.rows][2:] == [True, True]


def test_rows_each_with_a_total_of_its_own_amount_cost_what_each_costs() -> None:
    def own(rows: int) -> docextract.RentRoll:
        pairs = [
            line
            for n in range(rows)
            for line in ([str(101 + n), f"Tenant {n}", 700, 1000 + n, 900 + n], ["Total", None, 700, 1000 + n, 900 + n])
        ]
        return docextract.extract(workbook([HEADER, *pairs]), asset_type="OFFICE", document_type="RENT_ROLL")

    assert len(own(20).rows) == 20
    assert growth(own, (20, 40, 80)) < LINEAR
