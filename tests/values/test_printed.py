"""A sheet's cell shows its value as its number format says."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docextract.values.text import printed
from fewer import each

ACCOUNTING = r'_(* #,##0.00_);_(* \(#,##0.00\);_(* "-"??_);_(@_)'


@each(
    [
        (1200, "General", "1200"),
        (1200.0, "General", "1200"),
        (0.1 + 0.2, "General", "0.3"),
        (1e15, "General", "1000000000000000"),
        (1234.5, "#,##0.00", "1,234.50"),
        (-1234.5, "#,##0.00", "-1,234.50"),
        (-1234.5, r"#,##0.00_);[Red]\(#,##0.00\)", "(1,234.50)"),
        (1234.5, '"$"#,##0_);("$"#,##0)', "$1,235"),
        (-1234.4, '"$"#,##0_);("$"#,##0)', "($1,234)"),
        (0, ACCOUNTING, "-"),
        (-12, ACCOUNTING, "(12.00)"),
        (0.955, "0.0%", "95.5%"),
        (1.005, "0.00", "1.01"),
        (-0.001, "0.00", "0.00"),
        (5, "00000", "00005"),
        (0.5, "#.##", ".5"),
        (1_500_000, '$0.0,,"M"', "$1.5M"),
        (12345.678, "0.00E+00", "1.23E+04"),
        (3, '0 "units"', "3 units"),
        (7, "[$€-407] #,##0.00", "€ 7.00"),
        (45443, "m/d/yyyy", "45443"),
        (5, "[<10]0.0;0.00", "5"),
        (True, "0.00", "TRUE"),
        (False, "General", "FALSE"),
        ("text", "0.00", "text"),
        (None, "0.00", ""),
        (dt.date(2024, 5, 31), "General", "2024-05-31"),
        (dt.date(2024, 5, 31), "mm-dd-yy", "5/31/2024"),
        (dt.date(2024, 5, 31), "mmm-yy", "May-24"),
        (dt.date(2024, 5, 3), "dddd, mmmm d, yyyy", "Friday, May 3, 2024"),
        (dt.date(2024, 5, 3), "dd.mm.yyyy", "03.05.2024"),
        (dt.datetime(2024, 5, 31, 13, 5, 9), "m/d/yyyy h:mm AM/PM", "5/31/2024 1:05 PM"),
        (dt.datetime(2024, 5, 31, 13, 5, 9), "General", "2024-05-31 13:05:09"),
        (dt.time(0, 5, 7, 500_000), "mm:ss.0", "05:07.5"),
        (dt.time(13, 5), "h:mm", "13:05"),
        (dt.time(13, 5), "m/d/yyyy", "13:05:00"),
    ]
)
def test_values_are_shown_as_their_format_says(value: object, number_format: str, text: str) -> None:
    assert printed(value, number_format) == text


@given(st.integers(-(10**12), 10**12), st.integers(0, 4))
def test_a_format_with_enough_decimals_loses_nothing(cents: int, spare: int) -> None:
    value = cents / 100
    shown = printed(value, "#,##0.00" + "0" * spare)
    assert float(shown.replace(",", "")) == pytest.approx(value, abs=1e-9)
    assert shown.rpartition(".")[2][2:] == "0" * spare


@given(st.floats(-1e12, 1e12), st.text('0#?.,%"\\_*[]();-$@ymdhsE+/ ', max_size=20))
def test_no_format_is_a_surprise(value: float, number_format: str) -> None:
    assert isinstance(printed(value, number_format), str)
    assert isinstance(printed(dt.datetime(2024, 5, 31, 1, 2, 3), number_format), str)


def test_equal_values_of_different_types_are_not_mixed_up() -> None:
    assert [printed(value, "General") for value in (1, 1.0, True)] == ["1", "1", "TRUE"]
