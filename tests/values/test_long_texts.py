"""A cell may hold 32,767 characters of anything: reading it as this or that takes no longer than it has to."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from docextract.values import areas, asof, codes, dates, numbers, periods, text
from fewer import each

READINGS: list[Callable[[str], object]] = [
    numbers.money, numbers.percent, numbers.scaled, numbers.is_money_like, numbers.has_doubtful_sign, areas.area,
    areas.area_inside, areas.rate_per_area, areas.area_unit, dates.read_date, dates.find_dates, periods.find_period,
    periods.find_book, codes.looks_like_unit, codes.split_account_code, codes.split_bracket_code, text.normal,
    text.words,
]  # fmt: skip
PIECES = ["1", "1,", "1 ", "(", "(1)", "*", "a ", "01/02/2024 ", "-", ".", "9.9", " ", "²", "m²", "12-", "Jan ", "$"]


@pytest.mark.parametrize("piece", PIECES)
def test_a_long_text_is_read_about_as_fast_as_it_is_long(piece: str) -> None:
    long = (piece * 10_000)[:10_000]
    for tail in ("", "x", "!"):
        for read in READINGS:
            start = time.process_time()
            read(long + tail)
            assert time.process_time() - start < 1, read.__name__
    start = time.process_time()
    asof.find_as_of([long, f"as of {long}"])
    assert time.process_time() - start < 2


def test_what_is_bounded_still_reads_what_is_printed() -> None:
    assert numbers.scaled("$4.2M") == 4_200_000
    assert areas.rate_per_area("$18.00 PSF/Yr") is not None
    assert areas.area_inside("Suite 200 (4,500 SF)") == areas.Area(numbers.money("4500"), "SQFT")  # type: ignore[arg-type]
    assert text.normal("x" * 300 + " Rent:* (1)") == "x" * 300 + " rent"
    found = periods.find_period("word " * 100 + "for the twelve months ended June 30, 2025")
    assert found is not None
    assert found.end.isoformat() == "2025-06-30"


@pytest.mark.parametrize(
    "text", ["8" * 46 + ")", "8" * 27 + "1,214.56)", "A1" * 23 + "!", "1-" * 23 + "!", "1a " * 15 + "("]
)
def test_a_short_text_takes_no_time_at_all(text: str) -> None:
    for read in READINGS:
        start = time.process_time()
        read(text)
        assert time.process_time() - start < 0.2, read.__name__


@each(["101", "1234567890", "10 B", "009-A, 009-B", "A-12/34", "1-2-3", "B101", "101A2", "P1E"])
def test_units_are_still_units(unit: str) -> None:
    assert codes.looks_like_unit(unit)
