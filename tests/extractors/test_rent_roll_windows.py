"""Pages from the middle of a roll: totals that cover rows on earlier pages say nothing, those of the pages read do."""

from __future__ import annotations

from pathlib import Path

import pytest

import docextract
from docextract.testing import write

MRI = Path(__file__).parents[3] / "shared" / "corpus" / "mri_commercial.pdf"


@pytest.mark.skipif(not MRI.exists(), reason="the shared corpus is not beside the checkout")
@pytest.mark.parametrize("first", [2, 10, 20, 33])
def test_totals_of_rows_on_earlier_pages_are_skipped(first: int) -> None:
    roll = docextract.extract(MRI, asset_type="OFFICE", document_type="RENT_ROLL", first_page=first)
    assert [c.message for c in roll.checks if c.status == "FAIL"] == []
    skipped = [c for c in roll.checks if f"before page {first}" in c.message]
    assert skipped
    assert {c.status for c in skipped} == {"SKIPPED"}


@pytest.mark.skipif(not MRI.exists(), reason="the shared corpus is not beside the checkout")
def test_totals_of_properties_that_begin_in_the_window_are_checked() -> None:
    roll = docextract.extract(MRI, asset_type="OFFICE", document_type="RENT_ROLL", first_page=2)
    assert sum(c.check_id == "R08" and c.status == "PASS" for c in roll.checks) > 5
    whole = docextract.extract(MRI, asset_type="OFFICE", document_type="RENT_ROLL")
    assert not [c for c in whole.checks if "before page" in c.message]


@pytest.mark.parametrize(
    ("family", "seed"),
    [("resman.rentRoll", 1), ("resman.rentRoll", 3), ("onesite.rentRollDetailClassic", 2), ("fiserv.rentRoll", 3)],
)
def test_a_window_of_a_written_roll_contradicts_nothing(family: str, seed: int) -> None:
    roll = write(family, seed=seed, format="pdf").data
    whole = docextract.extract(roll, asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    window = docextract.extract(roll, asset_type="MULTIFAMILY", document_type="RENT_ROLL", first_page=2)
    assert not [c for c in whole.checks if "before page" in c.message]
    assert [c.message for c in window.checks if c.status == "FAIL"] == []
    skipped = [c for c in window.checks if "before page 2" in c.message]
    assert skipped
    assert {c.status for c in skipped} == {"SKIPPED"}
    assert all(c.expected is None or f"printed {c.expected}" in c.message for c in skipped)
