"""Title blocks: periods, as-of dates and books are read as worded, print stamps never."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docextract.values.dates import DateOrder
from docextract.values.periods import Period, find_as_of, find_basis, find_book, find_period
from fewer import each

D = dt.date
MAY = D(2025, 5, 31)


@each(
    [
        ("Period = Jul 2025-Jun 2026", D(2025, 7, 1), D(2026, 6, 30)),
        ("Period = Apr 2026-Jun 2026", D(2026, 4, 1), D(2026, 6, 30)),
        ("Period = May 2025", D(2025, 5, 1), MAY),
        ("For Month/Period Beginning: 06/01/2024  Ending: 05/31/2025", D(2024, 6, 1), MAY),
        ("Period: 05/25", D(2025, 5, 1), MAY),
        ("T-12 Ending May-25", D(2024, 6, 1), MAY),
        ("Jun 2024 - May 2025", D(2024, 6, 1), MAY),
        ("January 1 - November 20, 2024", D(2024, 1, 1), D(2024, 11, 20)),
        ("November 1 - January 31, 2025", D(2024, 11, 1), D(2025, 1, 31)),
        ("3/18 - 7/31/25", D(2025, 3, 18), D(2025, 7, 31)),
        ("10/1 - 3/31/25", D(2024, 10, 1), D(2025, 3, 31)),
        ("01.04.-31.03.2025", D(2024, 4, 1), D(2025, 3, 31)),
        ("January - December 2024", D(2024, 1, 1), D(2024, 12, 31)),
        ("From 01/04/2024 To 31/03/2025", D(2024, 4, 1), D(2025, 3, 31)),
        ("1/1/2024-12/31/2024", D(2024, 1, 1), D(2024, 12, 31)),
        ("14 Jan 2025 → 13 Oct 2025", D(2025, 1, 14), D(2025, 10, 13)),
        ("1/1/2024 -> 12/31/2024", D(2024, 1, 1), D(2024, 12, 31)),
        ("1/1/2024 through 12/31/2024", D(2024, 1, 1), D(2024, 12, 31)),
        ("Jan-24 - Dec-24", D(2024, 1, 1), D(2024, 12, 31)),
        ("Fiscal Period: 022026", D(2026, 2, 1), D(2026, 2, 28)),
        ("for the twelve months ended June 30, 2025", D(2024, 7, 1), D(2025, 6, 30)),
        ("For the 3 months ending 02/28/2025", D(2024, 12, 1), D(2025, 2, 28)),
        ("Year Ended December 31, 2024", D(2024, 1, 1), D(2024, 12, 31)),
        ("for the period ended June 30, 2025", None, D(2025, 6, 30)),
    ]
)
def test_periods_are_read_as_worded(text: str, start: D | None, end: D) -> None:
    assert find_period(text) == Period(start, end)


@each(
    [
        "for the period ended June 30, 20__",
        "Rent Roll",
        "May 2025",
        "As of 05/31/2025",
        "12 Month Statement",
        "Printed 6/3/2025",
        "Dec 2024 - Jan 2024",
        "Suite 1 - 2",
    ]
)
def test_texts_without_a_whole_period_have_none(text: str) -> None:
    assert find_period(text) is None


def test_the_documents_order_settles_a_period_that_could_be_read_both_ways() -> None:
    assert find_period("From 01/04/2024 To 03/05/2024") == Period(D(2024, 1, 4), D(2024, 3, 5))
    assert find_period("From 01/04/2024 To 03/05/2024", DateOrder.DMY) == Period(D(2024, 4, 1), D(2024, 5, 3))


@each(
    [
        (["Rent Roll", "As Of = 05/31/2025", "Month Year = 05/2025"], "asOf", False),
        (["Property: .abc  As of Date: 05/31/2025  By Property"], "asOf", False),
        (["As of: 05/31/2025"], "asOf", False),
        (["as of May 31, 2025"], "asOf", False),
        ([["As of", None, dt.datetime(2025, 5, 31)]], "asOf", False),
        ([["As of Date:", "05/31/2025"]], "asOf", False),
        ([["Report Date:", "05/31/2025"]], "reportDate", False),
        (["Rent Roll", "5/31/2025", "Printed 6/3/2025 9:14 AM  Page 1 of 3"], "bareDate", False),
        (["5/31/2025 Time: 09:14 AM"], "bareDate", False),
        (["Commercial Rent Roll", "Maple Court", "May 2025"], "bareMonth", True),
        (["Month Year = 05/2025"], "monthYear", True),
        (["Activity in the period 05/01/25 - 05/31/25"], "activityEnd", False),
        ([["Stichtag", "31.05.2025"]], "stichtag", False),
        ([["Stichtag"], ["31.05.2025"]], "stichtag", False),
        (["Post To(MM/YY): 05/2025"], "postTo", True),
        (["Exported On: 06/02/2025", "As of: 05/31/2025"], "asOf", False),
        (["OneSite Reports - X", "06/02/2025 10:11:12 AM", "As of 05/31/2025"], "asOf", False),
    ]
)
def test_an_as_of_date_is_taken_from_its_wording(lines: list[object], wording: str, month_only: bool) -> None:
    best = find_as_of(lines)[0]  # type: ignore[arg-type]
    assert (best.date, best.wording, best.month_only) == (MAY, wording, month_only)


@pytest.mark.parametrize(
    "lines",
    [
        ["Printed 6/3/2025 9:14 AM"],
        ["Printed on: 06/03/2025"],
        ["Exported On: 06/02/2025"],
        ["Created on: 06/02/2025"],
        ["Run Date 6/1/2025"],
        ["Run Date: 6/1/2025"],
        ["Date: 6/2/2025"],
        [["Date:", D(2025, 6, 2)]],
        [["Printed", "06/02/2025"]],
        ["Database: ABC   Rent Roll   Date: 6/2/2025   Time: 9:14 AM"],
        ["06/02/2025 10:11:12 AM"],
        [[dt.datetime(2025, 6, 2, 10, 11, 12)]],
        ["jsmith 06/02/2025 10:11 AM"],
        ["Rent Roll", "Maple Court"],
        [["101", D(2025, 1, 1), D(2025, 12, 31), 1200]],
        [[D(2025, 1, 31), D(2025, 2, 28), D(2025, 3, 31)]],
        ["Acme LLC   1,200.00   May 2025"],
    ],
)
def test_print_stamps_are_never_as_of_dates(lines: list[object]) -> None:
    assert find_as_of(lines) == ()  # type: ignore[arg-type]


def test_two_dates_that_disagree_are_both_returned_with_their_lines() -> None:
    found = find_as_of(["As of 04/30/2025", "Rent Roll", "As of 05/31/2025"])
    assert [(c.date, c.line) for c in found] == [(D(2025, 4, 30), 0), (MAY, 2)]


@given(st.dates(min_value=D(1980, 1, 1), max_value=D(2079, 12, 31)))
def test_any_day_reads_back_from_an_as_of_line(day: D) -> None:
    assert find_as_of([f"As Of = {day.month:02}/{day.day:02}/{day.year}"], DateOrder.MDY)[0].date == day


@each(
    [
        ("Book = Accrual ; Tree = ysi_is", "ACCRUAL"),
        ("Book = Accrual,GAAP ; Tree = x", "ACCRUAL"),
        ("Book = Cash", "CASH"),
        ("Reporting Book: ACCRUAL", "ACCRUAL"),
        ("Basis: Accrual", "ACCRUAL"),
        ("Accrual Basis", "ACCRUAL"),
        ("Cash Basis", "CASH"),
        ("Accrual Basis  Friday, May 5, 2025 10:00 GMT", "ACCRUAL"),
        ("May 2025 - Cash - Accounting Book: Default", "CASH"),
        ("Statement of Cash Flows", None),
        ("Cash Flow Statement", None),
        ("Net Cash - Operating", None),
        ("Book = GAAP", None),
        ("Modified Accrual Basis", None),
        ("Basis: Modified Cash", None),
        ("Book = Cash,Accrual", None),
        ("Petty Cash", None),
    ]
)
def test_the_basis_is_read_only_where_a_line_says_it(text: str, basis: str | None) -> None:
    assert find_basis(text) == basis


def test_a_book_of_another_kind_keeps_its_text() -> None:
    assert find_book("Book = GAAP ; Tree = x") == "GAAP"
    assert find_book("Rent Roll") is None


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("Month of November 2024", dt.date(2024, 11, 1), dt.date(2024, 11, 30)),
        ("calendar year 2025", dt.date(2025, 1, 1), dt.date(2025, 12, 31)),
        ("Year to 31 March 2025", dt.date(2024, 4, 1), dt.date(2025, 3, 31)),
    ],
)
def test_months_and_years_in_words(text: str, start: dt.date, end: dt.date) -> None:
    assert find_period(text) == (start, end)
