"""A rent roll against a statement: the basis is stated, a difference is a warning, and nothing is made to tie."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

import openpyxl
import pytest

import docextract
from docextract.cli.main import main
from docextract.models.findings import CheckResult
from fewer import each

CORPUS = Path(__file__).resolve().parents[2] / "shared" / "corpus"

ROLL_HEADER = [
    "Unit",
    "Type",
    "Sq Ft",
    "Resident",
    "Status",
    "Market Rent",
    "Lease Rent",
    "Pet Rent",
    "Concession",
    "Deposit",
]
UNITS: list[list[Any]] = [
    ["101", "A", 700, "Ada Byron", "Occupied", 1000, 950, 25, -10, 500],
    ["102", "A", 700, "Ben Carr", "Occupied", 1000, 990, 0, 0, 500],
    ["103", "B", 900, "Cy Dove", "Occupied", 1200, 1150, 0, 0, 600],
    ["104", "B", 900, None, "Vacant", 1200, None, None, None, None],
]
"""A month: market 4,400; in place 3,090 less 10; pet 25; three of four let; deposits 1,600."""


def sheet(rows: Sequence[Sequence[Any]]) -> bytes:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def roll(
    units: Sequence[Sequence[Any]] = UNITS, as_of: str = "12/31/2024", name: str = "Cedar Hill"
) -> docextract.RentRoll:
    rows = [[name], ["Rent Roll"], [f"As of {as_of}"], [], ROLL_HEADER, *units]
    return docextract.extract(sheet(rows), asset_type="MULTIFAMILY", document_type="RENT_ROLL")


LINES: list[tuple[str, float]] = [
    ("Market Rent", 52800),
    ("Loss to Lease", -1320),
    ("Vacancy", -14400),
    ("Concessions", -120),
    ("Net Rental Income", 36960),
    ("Pet Fees", 300),
    ("Total Income", 37260),
    ("Repairs", 9000),
    ("Property Taxes", 6000),
    ("Total Operating Expenses", 15000),
    ("Net Operating Income", 22260),
]


def books(
    changes: dict[str, float] | None = None, header: Sequence[Any] = (None, "Year 2024"), name: str = "Cedar Hill",
    more: Sequence[Sequence[Any]] = (), kind: str = "OPERATING_STATEMENT",
) -> docextract.Statement:  # fmt: skip
    values = {**dict(LINES), **(changes or {})}
    rows: list[Sequence[Any]] = [[name], ["Income Statement"], ["For the year ended December 31, 2024"], [], header]
    rows += [[label, amount] for label, amount in values.items()]
    found = docextract.extract(sheet([*rows, *more]), asset_type="MULTIFAMILY", document_type=kind)
    assert isinstance(found, docextract.Statement)
    return found


def named(answer: docextract.Reconciliation, check: str, about: str = "") -> CheckResult:
    (found,) = [c for c in answer.checks if c.check_id == check and about in c.title]
    return found


def test_a_pair_that_agrees_passes_and_says_on_which_basis() -> None:
    answer = docextract.reconcile(roll(), books())
    assert answer.statement.columns == ["ACTUAL:2024"]
    assert (answer.statement.months, answer.statement.factor) == (12, 1)
    assert (answer.rent_roll.units, answer.rent_roll.in_place_leases, answer.rent_roll.area) == (4, 3, 3200)
    market = named(answer, "X01", "market rent")
    assert (market.status, market.expected, market.actual) == ("PASS", 52800, 52800)
    assert market.basis == "potentialRent x 12 / income.rent.marketRent x 1 in ACTUAL:2024, 12 months"
    in_place = named(answer, "X01", "rent in place")
    assert (in_place.status, in_place.expected, in_place.actual) == ("PASS", 36960, 36960)
    assert "contract rent of 3 leases in force, net of 1 recurring concessions" in in_place.message
    assert in_place.rows == [4]
    assert named(answer, "X02", "income.other.pet").difference == 0
    occupancy = named(answer, "X03")
    assert (occupancy.status, occupancy.actual, occupancy.expected) == ("PASS", Decimal("0.75"), Decimal("0.7273"))
    assert (named(answer, "X04").actual, named(answer, "X04").expected) == (-120, -120)


@each(
    [
        ("Market Rent", 60000, "X01", "market rent"),
        ("Net Rental Income", 45000, "X01", "rent in place"),
        ("Pet Fees", 400, "X02", "income.other.pet"),
        ("Vacancy", -2000, "X03", ""),
        ("Concessions", -500, "X04", ""),
    ]
)
def test_a_figure_outside_its_band_is_a_warning_with_the_difference(
    line: str, amount: float, check: str, about: str
) -> None:
    found = named(docextract.reconcile(roll(), books({line: amount})), check, about)
    assert found.status == "WARN"
    assert found.difference == found.actual - found.expected  # type: ignore[operator]
    assert found.tolerance is not None
    assert abs(found.difference) > found.tolerance  # type: ignore[arg-type]
    assert found.message.startswith("mapping")


def test_no_other_figure_is_taken_to_make_a_rent_tie() -> None:
    """The lease rents are those of the net rental income; the market rents that miss are not exchanged for them."""
    units = [[*u[:5], 2000, *u[6:]] for u in UNITS]
    answer = docextract.reconcile(roll(units), books())
    found = named(answer, "X01", "market rent")
    assert (found.status, found.actual, found.expected) == ("WARN", 96000, 52800)
    swapped = [[*u[:5], 770, *u[6:]] for u in UNITS]
    told = named(docextract.reconcile(roll(swapped), books()), "X01", "market rent")
    assert told.status == "WARN"
    assert told.message.startswith("mapping (netRentalIncome of the statement, 36,960.00, is within the band)")


def test_a_roll_of_another_time_is_said_to_be_one() -> None:
    answer = docextract.reconcile(roll(as_of="06/30/2026"), books({"Market Rent": 60000}))
    assert answer.statement.days_to_roll == 546
    found = named(answer, "X01", "market rent")
    assert found.message.startswith("timing (the roll is dated 546 days after the statement's period)")


def test_months_are_multiplied_to_a_year() -> None:
    months = ["Oct 2024", "Nov 2024", "Dec 2024"]
    rows: list[Sequence[Any]] = [["Cedar Hill"], ["Income Statement"], [None, *months]]
    rows += [[label, *[amount / 12] * 3] for label, amount in LINES]
    found = docextract.extract(sheet(rows), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(found, docextract.Statement)
    answer = docextract.reconcile(roll(), found)
    assert (answer.statement.months, answer.statement.factor) == (3, 4)
    assert answer.statement.columns == ["ACTUAL:2024-10", "ACTUAL:2024-11", "ACTUAL:2024-12"]
    assert named(answer, "X01", "market rent").expected == 52800
    one = docextract.reconcile(roll(), found, column="ACTUAL:2024-11")
    assert (one.statement.months, one.statement.factor) == (1, 12)


def test_amounts_of_an_unknown_time_are_compared_with_nothing() -> None:
    rows = [["Cedar Hill"], ["Income Statement"], [None, "Amount"], *([a, b] for a, b in LINES)]
    found = docextract.extract(sheet(rows), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(found, docextract.Statement)
    answer = docextract.reconcile(roll(), found)
    assert answer.statement.months is None
    assert {c.status for c in answer.checks} == {"SKIPPED"}


def test_of_several_properties_the_one_that_the_statement_names_is_compared() -> None:
    header = ["Property", *ROLL_HEADER]
    rows = [["Rent Roll"], ["As of 12/31/2024"], [], header]
    rows += [["Cedar Hill", *u] for u in UNITS] + [["Oak Park", *u[:5], 3000, *u[6:]] for u in UNITS]
    several = docextract.extract(sheet(rows), asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    assert len(several.units) == 8
    answer = docextract.reconcile(several, books())
    assert (answer.rent_roll.units, answer.rent_roll.property_name) == (4, "Cedar Hill")
    assert named(answer, "X01", "market rent").status == "PASS"
    other = docextract.reconcile(several, books(name="Elm Court"))
    assert other.rent_roll.units == 8
    assert "severalProperties" in {note.type for note in other.warnings}


def test_two_properties_are_told_apart_by_a_warning() -> None:
    assert "propertyMismatch" in {n.type for n in docextract.reconcile(roll(), books(name="Elm Court")).warnings}
    assert not docextract.reconcile(roll(), books()).warnings


def test_a_printed_count_of_units_is_compared() -> None:
    same = docextract.reconcile(roll(), books(more=[["Total Units", 4]]))
    assert named(same, "X07").status == "PASS"
    other = docextract.reconcile(roll(), books(more=[["Total Units", 5]]))
    assert (named(other, "X07").status, named(other, "X07").difference) == ("WARN", -1)


def test_deposits_are_compared_with_a_balance_sheet() -> None:
    def sheet_of(deposits: float) -> docextract.Statement:
        rows: list[Sequence[Any]] = [
            ["Cedar Hill"], ["Balance Sheet"], ["As of December 31, 2024"], [None, "Balance"], ["ASSETS"],
            ["Cash", 5000 + deposits], ["Total Assets", 5000 + deposits], ["LIABILITIES"],
            ["Security Deposits", deposits], ["Accounts Payable", 1000], ["Total Liabilities", 1000 + deposits],
            ["EQUITY"], ["Retained Earnings", 3000], ["Current Earnings", 1000], ["Total Equity", 4000],
            ["Total Liabilities & Equity", 5000 + deposits],
        ]  # fmt: skip
        found = docextract.extract(sheet(rows), asset_type="MULTIFAMILY", document_type="BALANCE_SHEET")
        assert isinstance(found, docextract.Statement)
        return found

    assert named(docextract.reconcile(roll(), sheet_of(1600)), "X05").status == "PASS"
    missed = named(docextract.reconcile(roll(), sheet_of(2000)), "X05")
    assert (missed.status, missed.difference) == ("WARN", -400)


def test_what_is_no_roll_or_has_no_such_column_is_refused() -> None:
    with pytest.raises(docextract.InvalidRequestError, match="a rent roll first"):
        docextract.reconcile(books(), books())  # type: ignore[arg-type]
    with pytest.raises(docextract.InvalidRequestError, match="after the rent roll"):
        docextract.reconcile(roll(), roll())  # type: ignore[arg-type]
    with pytest.raises(docextract.InvalidRequestError, match="there is no column 'ACTUAL:2023'"):
        docextract.reconcile(roll(), books(), column="ACTUAL:2023")


def test_a_document_that_fails_by_itself_is_named() -> None:
    answer = docextract.reconcile(roll(), books({"Net Operating Income": 22000}))
    assert any(n.type == "checksFailed" and "O04" in n.message for n in answer.warnings)


def test_the_json_has_the_names_of_the_contract() -> None:
    told = json.loads(docextract.reconcile(roll(), books()).model_dump_json())
    assert set(told) == {"rentRoll", "statement", "figures", "checks", "warnings"}
    assert told["statement"]["periodTo"] == "2024-12-31"
    assert set(told["checks"][0]) >= {
        "checkId",
        "basis",
        "basisIsDefault",
        "expected",
        "actual",
        "difference",
        "rows",
        "cells",
    }


def test_the_command_line_compares_two_files(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "roll.xlsx", tmp_path / "books.xlsx"
    one.write_bytes(sheet([["Cedar Hill"], ["Rent Roll"], ["As of 12/31/2024"], [], ROLL_HEADER, *UNITS]))
    two.write_bytes(
        sheet([["Cedar Hill"], ["Income Statement"], ["For the year ended December 31, 2024"], [None, "Year 2024"]]
              + [[a, b] for a, b in LINES])
    )  # fmt: skip
    assert main(["reconcile", str(one), str(two), "--asset-type", "MULTIFAMILY"]) == 0
    assert json.loads(capfd.readouterr().out)["rentRoll"]["units"] == 4
    assert main(["reconcile", str(one), str(two), "--format", "table"]) == 0
    shown = capfd.readouterr().out
    assert "X01 Roll rent and statement rent: market rent and potential rent; within" in shown
    assert main(["reconcile", str(one), str(two), "--statement-type", "RENT_ROLL"]) == 2


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus is not at hand")
def test_a_real_pair_of_one_system_is_compared_and_its_distance_in_time_told() -> None:
    real = docextract.extract(CORPUS / "resman_residential.pdf", asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    twelve = docextract.extract(
        CORPUS / "t12_resman.xlsx", asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT_T12"
    )
    assert isinstance(twelve, docextract.Statement)
    answer = docextract.reconcile(real, twelve)
    assert (answer.statement.columns, answer.statement.months) == (["ACTUAL:T12"], 12)
    assert answer.rent_roll.units == 176
    rents = [c for c in answer.checks if c.check_id == "X01"]
    assert {c.status for c in rents} == {"WARN"}
    assert all(c.message.startswith("timing") for c in rents)
