"""Every printed form of a date reads back as the day that was printed."""

from __future__ import annotations

import calendar
import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docextract.values.dates import (
    DateOrder,
    DateReading,
    date_order,
    find_dates,
    is_empty_date,
    is_month_to_month,
    looks_like_date,
    read_date,
    read_serial,
)
from fewer import each

DAYS = st.dates(min_value=dt.date(1980, 1, 1), max_value=dt.date(2079, 12, 31))
EMPTY = {dt.date(1970, 1, 1), dt.date(1899, 12, 30), dt.date(1899, 12, 31), dt.date(1900, 1, 1)}


def month(d: dt.date) -> str:
    return calendar.month_abbr[d.month]


ANY_ORDER = {
    "ISO": lambda d: d.isoformat(),
    "ISO with time": lambda d: f"{d.isoformat()}T00:00:00",
    "ISO with blank": lambda d: f"{d.isoformat()} 00:00:00",
    "DD-Mon-YY": lambda d: f"{d.day:02}-{month(d)}-{d.year % 100:02}",
    "DD Mon YYYY": lambda d: f"{d.day} {month(d)} {d.year}",
    "Mon D, YYYY": lambda d: f"{month(d)} {d.day}, {d.year}",
    "Month D, YYYY": lambda d: f"{calendar.month_name[d.month]} {d.day}, {d.year}",
    "weekday": lambda d: f"{calendar.day_name[d.weekday()]}, {month(d)} {d.day}, {d.year}",
    "dotted": lambda d: f"{d.day:02}.{d.month:02}.{d.year}",
}
MONTH_FIRST = {
    "m/d/yyyy": lambda d: f"{d.month}/{d.day}/{d.year}",
    "mm/dd/yyyy": lambda d: f"{d.month:02}/{d.day:02}/{d.year}",
    "mm/dd/yy": lambda d: f"{d.month:02}/{d.day:02}/{d.year % 100:02}",
    "with midnight": lambda d: f"{d.month}/{d.day}/{d.year} 12:00:00 AM",
    "hyphens": lambda d: f"{d.month:02}-{d.day:02}-{d.year}",
}


@pytest.mark.parametrize("form", ANY_ORDER)
@given(day=DAYS)
def test_an_unambiguous_date_reads_back_in_either_order(form: str, day: dt.date) -> None:
    for order in DateOrder:
        if form == "dotted" and order is DateOrder.MDY_DOTS:
            continue
        reading = read_date(ANY_ORDER[form](day), order)
        if day in EMPTY:
            assert reading is None
        else:
            assert reading is not None
            assert reading.date == day
            assert not reading.month_only


def test_dates_with_dots_begin_with_the_month_where_some_can_only_do_so() -> None:
    order, assumed = date_order(["06.14.2024", "02.03.2025", "11.30.2026"])
    assert (order, assumed) == (DateOrder.MDY_DOTS, False)
    reading = read_date("02.03.2025", order)
    assert reading is not None
    assert reading.date == dt.date(2025, 2, 3)
    assert date_order(["14.06.2024", "06.14.2024"])[0] is DateOrder.MDY
    assert date_order(["02.03.2025"])[0] is DateOrder.MDY
    assert date_order(["02.03.2025", "06/14/2024"])[0] is DateOrder.MDY_DOTS
    assert date_order(["14.03.2025", "06/14/2024"])[0] is DateOrder.MDY


@pytest.mark.parametrize("form", MONTH_FIRST)
@given(day=DAYS)
def test_a_numeric_date_reads_back_in_the_documents_order(form: str, day: dt.date) -> None:
    reading = read_date(MONTH_FIRST[form](day), DateOrder.MDY)
    assert reading is not None
    assert reading.date == day
    other = read_date(f"{day.day:02}/{day.month:02}/{day.year}", DateOrder.DMY)
    assert other is not None
    assert other.date == day


@given(st.lists(DAYS, min_size=1, max_size=20))
def test_one_day_over_twelve_decides_the_order_of_a_document(days: list[dt.date]) -> None:
    forced = any(d.day > 12 for d in days)
    order, assumed = date_order([f"{d.day:02}/{d.month:02}/{d.year}" for d in days])
    assert order is (DateOrder.DMY if forced else DateOrder.MDY)
    if forced:
        assert not assumed
    months = date_order([f"{d.month}/{d.day}/{d.year}" for d in days])[0]
    assert months is (DateOrder.MDY_DOTS if forced else DateOrder.MDY)


def test_a_document_whose_dates_can_be_read_both_ways_is_ambiguous() -> None:
    assert date_order(["01/10/2024", "02/03/2024"]) == (DateOrder.MDY, True)
    assert date_order(["01/10/2024", "31/10/2024"]) == (DateOrder.DMY, False)
    assert date_order(["31/10/2024", "10/31/2024", "11/30/2024"]) == (DateOrder.MDY, True)
    assert date_order(["no dates", "5/5/2024", "2024-10-12"]) == (DateOrder.MDY, False)


@given(day=DAYS)
def test_a_month_is_its_first_day_or_as_an_end_its_last(day: dt.date) -> None:
    last = calendar.monthrange(day.year, day.month)[1]
    name = calendar.month_name[day.month]
    forms = [
        f"{month(day)} {day.year}",
        f"{month(day)}-{day.year % 100:02}",
        f"{name}, {day.year}",
        f"{day.month:02}/{day.year}",
    ]
    if day.replace(day=1) in EMPTY:
        return
    for form in forms:
        start, end = read_date(form), read_date(form, end=True)
        assert start is not None
        assert end is not None
        assert (start.date, end.date) == (day.replace(day=1), day.replace(day=last))
        assert start.month_only
        assert end.month_only


def test_two_digit_years_turn_at_eighty() -> None:
    assert read_date("1/2/79").date.year == 2079  # type: ignore[union-attr]
    assert read_date("1/2/80").date.year == 1980  # type: ignore[union-attr]


@each(["12/31/2099", "12/31/3000", "1/1/3000", "12/31/9999", "6/30/2250"])
def test_dates_that_stand_for_no_end_keep_their_day_and_say_so(text: str) -> None:
    reading = read_date(text)
    assert reading is not None
    assert reading.open_ended


def test_a_long_ground_lease_is_not_open_ended() -> None:
    assert read_date("6/30/2110") == (dt.date(2110, 6, 30), False, False)
    assert read_date("12/31/2050") == (dt.date(2050, 12, 31), False, False)


@pytest.mark.parametrize(
    "value",
    ["1970-01-01", "1/1/1970", "1/0/1900", "12/30/1899", dt.date(1970, 1, 1), dt.datetime(1899, 12, 30), dt.time(0, 0)],
)
def test_empty_markers_are_no_dates_but_are_recognised(value: object) -> None:
    assert read_date(value) is None  # type: ignore[arg-type]
    assert is_empty_date(value)  # type: ignore[arg-type]


@each(
    [
        "MTM",
        "Various",
        "N/A",
        "TBD",
        "-",
        "--",
        "2/1.50",
        "13/13/2024",
        "June 30, 20__",
        "May 5",
        "Suite 12",
        "12-34-56",
        "101",
        "dec 24 units",
        "",
        "2024",
    ]
)
def test_what_is_no_date_is_neither_read_nor_empty(text: str) -> None:
    assert read_date(text) is None
    assert not is_empty_date(text)
    assert not looks_like_date(text)


def test_numbers_are_dates_only_as_serials() -> None:
    assert read_date(45000) is None
    assert read_serial(45000) == (dt.date(2023, 3, 15), False, False)
    assert read_serial(45000.75) == (dt.date(2023, 3, 15), False, False)
    assert read_serial(45000 - 1462, date1904=True) == (dt.date(2023, 3, 15), False, False)
    assert read_serial(59) == (dt.date(1900, 2, 28), False, False)
    assert read_serial(61) == (dt.date(1900, 3, 1), False, False)
    assert [read_serial(n) for n in (0, 60, -5, True, None, "45000", 9_999_999, float("inf"))] == [None] * 8


@given(day=st.dates(min_value=dt.date(1900, 3, 1), max_value=dt.date(2098, 12, 31)))
def test_serials_count_days_from_the_end_of_1899(day: dt.date) -> None:
    if day in EMPTY:
        return
    assert read_serial((day - dt.date(1899, 12, 30)).days) == (day, False, False)


def test_real_dates_lose_their_time() -> None:
    assert read_date(dt.datetime(2025, 5, 31, 14, 30)) == (dt.date(2025, 5, 31), False, False)
    assert looks_like_date(dt.date(2025, 5, 31))


def test_only_one_order_of_day_and_month_may_make_a_date() -> None:
    assert read_date("31/10/2024", DateOrder.MDY) == (dt.date(2024, 10, 31), False, False)
    assert read_date("10/31/2024", DateOrder.DMY) == (dt.date(2024, 10, 31), False, False)


@each(["MTM", "M-T-M", "m-t-m", "Month to Month", "Month-to-Month", "(MTM)", "MTM.", " M2M "])
def test_month_to_month_is_recognised_in_its_spellings(text: str) -> None:
    assert is_month_to_month(text)


@each(["Monthly", "12 months", "MTM fee", "", None, 5])
def test_other_words_are_not_month_to_month(text: object) -> None:
    assert not is_month_to_month(text)  # type: ignore[arg-type]


def test_dates_are_found_inside_a_sentence() -> None:
    found = find_dates("Property: .abc  As of Date: 05/31/2025  By Property, from Jan 2024.")
    assert [f.reading.date for f in found] == [dt.date(2025, 5, 31), dt.date(2024, 1, 1)]


@each(["1-0101", "1-0102", "13-2024", "01-0304", "30 Feb 2024"])
def test_what_has_the_shape_of_a_date_but_is_none_is_no_empty_date_either(text: str) -> None:
    assert read_date(text) is None
    assert not is_empty_date(text)
    assert not looks_like_date(text)


@pytest.mark.parametrize("text", ["1/1900", "Jan 1900", "1 Jan 1970"])
def test_a_month_of_an_empty_marker_is_an_empty_date(text: str) -> None:
    assert read_date(text) is None
    assert is_empty_date(text)


def test_spanish_days_are_read() -> None:
    for text, day in (("31 de marzo de 2025", dt.date(2025, 3, 31)), ("1 de enero del 2026", dt.date(2026, 1, 1))):
        assert read_date(text) == DateReading(day)
        assert find_dates(f"Al {text}")[0].reading.date == day
    assert read_date("marzo de 2025") == DateReading(dt.date(2025, 3, 1), month_only=True)


@pytest.mark.parametrize(("texts", "order"), [
    (["22/11/01", "32/10/31"], DateOrder.YMD),
    (["32/10/11", "10/31/2024", "11/30/2024"], DateOrder.MDY_DOTS),
    (["Begin (YY/MM/DD)", "12/10/31"], DateOrder.YMD),
    (["32/10/31", "10/31/26"], DateOrder.MDY_DOTS),
    (["22/11/01", "12/10/31"], DateOrder.DMY),
])  # fmt: skip
def test_years_of_two_digits_come_first_where_the_document_says_so_or_a_day_cannot_be_read_otherwise(
    texts: list[str], order: DateOrder
) -> None:
    assert date_order(texts)[0] is order


def test_a_year_of_two_digits_comes_first_and_one_of_four_where_it_stands() -> None:
    assert [read_date(text, DateOrder.YMD) for text in ("30/02/28", "10/31/2024", "26/13/01")] == [
        DateReading(dt.date(2030, 2, 28)), DateReading(dt.date(2024, 10, 31)), None,
    ]  # fmt: skip
