"""What every document type must do, on documents of every family and format."""

from __future__ import annotations

import docextract
import pytest
from docextract.testing import DocumentTypeContract

from docextract_accounting.testing import families, write

REGISTRY = docextract.Registry.build(["accounting"])
AROUND = ("a hidden copy of the sheet", "a read-me sheet first", "a twelve-month statement on another sheet")


def documents(document_type: str) -> tuple[bytes, ...]:
    """One document of every family in each format; the table stands on the first sheet."""
    made = []
    for family in families(document_type):
        made += [write(family, 3, "pdf").data, write(family, 3, "xlsx", without=AROUND).data]
    return tuple(made)


class TestTrialBalances(DocumentTypeContract):
    document_type = "TRIAL_BALANCE"
    documents = documents("TRIAL_BALANCE")
    registry = REGISTRY


class TestReceivables(DocumentTypeContract):
    document_type = "AGED_RECEIVABLES"
    documents = documents("AGED_RECEIVABLES")
    registry = REGISTRY


class TestUnitMixes(DocumentTypeContract):
    document_type = "UNIT_MIX"
    documents = documents("UNIT_MIX")
    registry = REGISTRY


@pytest.mark.parametrize("name", ["TB", "AR_AGING", "DELINQUENCY", "MARKET_RENT_SCHEDULE"])
def test_other_spellings_ask_for_the_same_type(name: str) -> None:
    assert REGISTRY.document_type(name).answers is not None
