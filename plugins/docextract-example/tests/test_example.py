"""Registers of deposits: what every document type must do, and what these checks find."""

from pathlib import Path

import docextract
from docextract.testing import DocumentTypeContract, workbook

DEPOSITS = Path(__file__).parent / "deposits.xlsx"
HEAD = [["Security deposits"], ["Unit", "Tenant", "Received", "Held"]]


def statuses(*lines):
    book = workbook([*HEAD, *lines])
    register = docextract.extract(book, asset_type="MULTIFAMILY", document_type="DEPOSIT_REGISTER")
    return {check.check_id: check.status for check in register.checks}


class TestDeposits(DocumentTypeContract):
    document_type = "DEPOSIT_REGISTER"
    documents = (DEPOSITS,)


def test_a_total_that_ties_passes_and_one_that_does_not_fails():
    assert statuses(["1", "Ames", None, 500], ["2", None, None, 750.5], ["Total", None, None, 1250.5]) == {
        "example.D01": "PASS", "example.D02": "PASS"
    }  # fmt: skip
    assert statuses(["1", "Ames", None, 500], ["Total", None, None, 501])["example.D01"] == "FAIL"


def test_a_unit_that_stands_twice_is_flagged():
    assert statuses(["1", "Ames", None, 500], ["1", "Boll", None, 500])["example.D02"] == "WARN"
