"""The scorer: what is right counts, what is missing does not, and what is invented costs."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

from docextract import extract
from docextract.testing import score, write

TRUTH: list[dict[str, Any]] = [
    {"unit": "1", "contractRent": Decimal("950.00"), "leaseStartDate": dt.date(2024, 1, 1)},
    {"unit": "2", "contractRent": Decimal(0), "leaseStartDate": None},
]


def row(unit: str, rent: Any, start: Any) -> SimpleNamespace:
    return SimpleNamespace(unit=unit, contract_rent=rent, lease_start_date=start)


def test_what_is_right_is_a_hundred_points_whatever_its_form() -> None:
    found = score([row(" 1 ", 950, dt.date(2024, 1, 1)), row("2", Decimal("0.0"), None)], TRUTH, key="unit")
    assert (found.values, found.right, found.invented, found.errors) == (5, 5, 0, ())
    assert found.points == 100


def test_null_is_not_zero_and_an_invented_value_costs_a_right_one() -> None:
    found = score([row("1", 950, dt.date(2024, 1, 1)), row("2", None, dt.date(2024, 1, 1))], TRUTH, key="unit")
    assert (found.right, found.invented, found.points) == (4, 1, 60)
    assert found.errors == (
        "unit '2': contractRent is None, not 0",
        "unit '2': leaseStartDate is 2024-01-01, where nothing is printed",
    )


def test_rows_that_are_missing_or_too_many_are_named() -> None:
    found = score([row("1", 950, dt.date(2024, 1, 1)), row("3", 1, None)], TRUTH, key="unit")
    assert (found.rows, found.rows_found, found.right, found.invented) == (2, 1, 3, 2)
    assert found.errors == ("unit '2': the row is missing", "unit '3': a row that is not there, with 2 values")


def test_two_rows_of_one_name_are_compared_in_their_order() -> None:
    truth = [{"unit": "1", "contractRent": 1}, {"unit": "1", "contractRent": 2}]
    assert score([row("1", 1, None), row("1", 2, None)], truth, key="unit", fields=["contractRent"]).points == 100


def test_a_seeded_document_scores_what_it_should() -> None:
    sample = write("yardi.rentRollWithLeaseCharges", 1, "xlsx")
    rows = extract(sample.data, asset_type=sample.asset_type, document_type=sample.document_type).rows
    found = score(rows, sample.rows, key="unit", fields=["unit", "contractRent", "marketRent", "leaseEndDate"])
    assert found.points == 100, found.errors[:5]
