"""What titles say of the unit of amounts."""

from __future__ import annotations

from docextract.values.scale import find_scale
from fewer import each


@each(
    [
        "($ in thousands)",
        "Amounts in 000s",
        "$000's",
        "Actual ($000s)",
        "Angaben in TEUR",
        "(000s)",
        "Elm Park | In Thousands",
    ]
)
def test_thousands(text: str) -> None:
    assert find_scale(["Income Statement", text]) == 1000


def test_millions() -> None:
    assert find_scale(["USD in millions"]) == 1_000_000


@each(["$000,000", "Unit 1000", "Thousand Oaks Apartments", "4000 Rent", "Account 5000s", "1,000s of trees"])
def test_no_scale(text: str) -> None:
    assert find_scale([text]) is None
