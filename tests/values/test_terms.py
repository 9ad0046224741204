"""Terms of leases are months."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from docextract.values.terms import lease_term
from fewer import each


@each([
        (60, 60), ("60", 60), ("60 months", 60), ("60 mos.", 60), ("5 yrs", 60), ("5 Years", 60), ("5-Year", 60),
        ("5 years 6 months", 66), ("5 yrs, 6 mos", 66), ("2.5 years", 30), ("10 Jahre", 120), ("18 Monate", 18),
    ])  # fmt: skip
def test_a_term_of_years_is_one_of_months(printed: Any, months: int) -> None:
    assert lease_term(printed) == Decimal(months)


def test_a_bare_number_counts_years_where_the_header_does() -> None:
    assert lease_term("5", years=True) == lease_term(5.0, years=True) == 60
    assert lease_term("60 months", years=True) == 60


@each(["", "   ", "MTM", "1/1/2020 - 12/31/2024", "5 apples", None, "yrs"])
def test_what_is_no_term_is_none(printed: Any) -> None:
    assert lease_term(printed) is None
