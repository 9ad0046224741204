"""What is asked of a row: long rolls consist of ordinary rows, and those are told without asking everything."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from types import CodeType, FrameType

import pytest

from docextract import RentRoll, extract
from docextract.extractors.rent_roll.units import opens_entry
from docextract.testing import write
from docextract.vocabulary.statuses import StatusTable

pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")

FAMILY = "mri.commercialRentRoll"


def read(kind: str, asked: Callable[..., object], seed: int) -> tuple[RentRoll, int]:
    """A commercial roll whose units have rows of steps below them, and how often a function was called."""
    calls: Counter[CodeType] = Counter()

    def count(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls[frame.f_code] += 1

    sample = write(FAMILY, seed, format=kind)  # type: ignore[arg-type]
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        roll = extract(sample.data, asset_type=sample.asset_type, document_type="RENT_ROLL")
    finally:
        sys.setprofile(before)
    return roll, calls[asked.__code__]


@pytest.mark.parametrize("kind", ["pdf", "xlsx"])
def test_rows_of_steps_are_not_asked_whether_they_open_a_unit(kind: str) -> None:
    roll, asked = read(kind, opens_entry, 5)
    charges = roll.ledger.by_role["CHARGE"]
    assert sum(len(row.rent_steps) for row in roll.rows) >= charges > 20
    assert asked < charges


def test_rows_of_pages_are_not_asked_whether_they_are_section_headings() -> None:
    roll, asked = read("pdf", StatusTable.section, 90_417)
    assert len(roll.rows) > 20
    assert asked < len(roll.rows)
