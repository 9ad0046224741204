"""Bedrooms and bathrooms come from text that says them, never from codes."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docextract.values.bedbath import BedBath, bed_bath
from fewer import each

FORMS = {
    "appfolio": "{beds}/{baths:.2f}",
    "letters": "{beds}BR/{baths}BA",
    "by": "{beds}x{baths}",
    "words": "{beds} Bed / {baths} Bath",
    "long words": "{beds} Bedroom {baths} Bathroom",
    "plural": "{beds} beds, {baths} baths",
    "short": "{beds}b{baths}b",
    "spaced": "{beds} BR {baths} BA",
}


@pytest.mark.parametrize("form", FORMS)
@given(beds=st.integers(0, 6), quarters=st.integers(2, 20))
def test_beds_and_baths_read_back_from_every_form(form: str, beds: int, quarters: int) -> None:
    baths = Decimal(quarters * 25).scaleb(-2)
    assert bed_bath(FORMS[form].format(beds=beds, baths=baths)) == (beds, baths)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Studio", BedBath(Decimal(0), None)),
        ("Studio/1 Bath", BedBath(Decimal(0), Decimal(1))),
        ("2 Bed", BedBath(Decimal(2), None)),
        ("1.5 Bath", BedBath(None, Decimal("1.5"))),
    ],
)
def test_half_the_pair_may_be_printed(text: str, expected: BedBath) -> None:
    assert bed_bath(text) == expected


@each(["--/--", "A1", "B2R", "12/31", "10x20", "1/2/2024", "", "2", "S1", "Bed", "Studios on Main", "2/1/1", "1.5x2"])
def test_codes_dates_sizes_and_blanks_say_nothing(text: str) -> None:
    assert bed_bath(text) is None
