"""What every document type must do, on documents of every family and format."""

from __future__ import annotations

from functools import cache

import docextract
import pytest
from docextract.testing import DocumentTypeContract

from docextract_accounting.testing import families, write

REGISTRY = docextract.Registry.build(["accounting"])
AROUND = ("a hidden copy of the sheet", "a read-me sheet first", "a twelve-month statement on another sheet")


@cache
def documents(document_type: str, turn: int = 0) -> tuple[bytes, ...]:
    """One document of every family, by turns a PDF and a workbook, whose table stands on the first sheet.

    They are written when they are read: half are for the tests marked ``long``.
    """
    return tuple(
        write(family, 3, "pdf").data if (number + turn) % 2 else write(family, 3, "xlsx", without=AROUND).data
        for number, family in enumerate(families(document_type))
    )


class TestTrialBalances(DocumentTypeContract):
    document_type = "TRIAL_BALANCE"
    documents = property(lambda _: documents("TRIAL_BALANCE"))
    registry = REGISTRY


@pytest.mark.long
class TestTrialBalancesInTheOtherFormat(TestTrialBalances):
    documents = property(lambda _: documents("TRIAL_BALANCE", 1))


class TestReceivables(DocumentTypeContract):
    document_type = "AGED_RECEIVABLES"
    documents = property(lambda _: documents("AGED_RECEIVABLES"))
    registry = REGISTRY


@pytest.mark.long
class TestReceivablesInTheOtherFormat(TestReceivables):
    documents = property(lambda _: documents("AGED_RECEIVABLES", 1))


class TestUnitMixes(DocumentTypeContract):
    document_type = "UNIT_MIX"
    documents = property(lambda _: documents("UNIT_MIX"))
    registry = REGISTRY


@pytest.mark.long
class TestUnitMixesInTheOtherFormat(TestUnitMixes):
    documents = property(lambda _: documents("UNIT_MIX", 1))


@pytest.mark.parametrize("name", ["TB", "AR_AGING", "DELINQUENCY", "MARKET_RENT_SCHEDULE"])
def test_other_spellings_ask_for_the_same_type(name: str) -> None:
    assert REGISTRY.document_type(name).answers is not None
