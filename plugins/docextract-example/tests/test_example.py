"""Registers of deposits: what every document type must do, the answer that was kept, and what the checks find."""

from pathlib import Path

import docextract
from docextract.testing import DocumentTypeContract, workbook

HEADER = ["Unit", "Tenant", "Received", "Held"]


class TestDeposits(DocumentTypeContract):
    document_type = "DEPOSIT_REGISTER"
    documents = Path(__file__).parent


def statuses(*lines):
    book = workbook([HEADER, *lines])
    register = docextract.extract(book, asset_type="MULTIFAMILY", document_type="DEPOSIT_REGISTER")
    return [check.status for check in register.checks]


def test_a_total_that_ties_passes_and_one_that_does_not_fails():
    assert statuses(["1", "Ames", None, 500], ["2", None, None, 750.5], ["Total", None, None, 1250.5]) == [
        "PASS",
        "PASS",
    ]
    assert statuses(["1", "Ames", None, 500], ["Total", None, None, 501]) == ["FAIL", "PASS"]


def test_a_unit_that_stands_twice_is_flagged():
    assert statuses(["1", "Ames", None, 500], ["1", "Boll", None, 500]) == ["SKIPPED", "WARN"]
