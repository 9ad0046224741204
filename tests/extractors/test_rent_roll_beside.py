"""Rolls told apart by what stands beside the words of a cell: titles over columns, a rent beside a status, amounts."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
from rolls import pdf, read, workbook

HOUSE = [
    ["A", "1 / 1", 610, "Noor Abel", 1310, 2.15, 1620, 2.66],
    ["B", "1 / 1", 640, "Ida Brandt", 1280, 2.00, 1620, 2.53],
    ["C", "2 / 1", 820, "Jo Castell", 1745, 2.13, 2050, 2.50],
    ["D", "2 / 1", 820, None, None, None, 2050, 2.50],
]


def _sums(label: str) -> list[Any]:
    return [label, None, 2890, None, 4335, None, 7340, None]


@pytest.mark.parametrize(("one", "other"), [("CURRENT", "MARKET"), ("In Place", "Pro forma (market)")])
def test_columns_with_the_same_words_are_told_apart_by_the_titles_over_them(one: str, other: str) -> None:
    over = [None, None, None, None, one, None, other, None]
    names = ["Apt", "Bed / Bath", "Est. SF", "Tenant", "Rent", "Rent/SF", "Rent", "Rent/SF"]
    x = read(workbook([["12 Elder Row"], over, names, *HOUSE, _sums("Total")], merged=["E2:F2", "G2:H2"]))
    assert [row.contract_rent for row in x.rows] == [1310, 1280, 1745, None]
    assert [row.market_rent for row in x.rows] == [1620, 1620, 2050, 2050]
    assert [row.area for row in x.rows] == [610, 640, 820, 820]


def test_what_a_house_earns_beside_its_rents_is_no_unit_and_no_total() -> None:
    names = ["Apt", "Bed / Bath", "SF", "Tenant", "Contract Rent", "Rent/SF", "Market Rent", "Market Rent/SF"]
    beside = [
        ["Vending", None, None, None, 60, None, 60, None],
        ["Parking (4)", None, None, None, 200, None, 320, None],
        ["Gross Monthly Income", None, None, None, 4595, None, 7720, None],
    ]
    x = read(workbook([["12 Elder Row"], names, *HOUSE, _sums("Total"), *beside]))
    assert [row.unit for row in x.rows] == ["A", "B", "C", "D"]
    assert [total.label for total in x.totals.stated] == ["Total"]
    assert [check.message for check in x.checks if check.status == "FAIL"] == []


def test_a_fee_of_a_season_is_none_of_a_month() -> None:
    names = ["Berth", "Length", "Boat owner", "Season fee", "Unpaid"]
    rows = [
        ["P1", "30'", "A. Crane", 2400, None],
        ["P2", "28'", "B. Dorn", 2250, 300],
        ["P3", "28'", "open", None, None],
    ]
    x = read(workbook([["Heron Pier"], names, *rows]))
    assert [(row.contract_rent, row.annual_rent) for row in x.rows[:2]] == [(None, 2400), (None, 2250)]


@pytest.mark.parametrize("make", [workbook, pdf])
def test_a_store_that_is_open_trades_where_it_pays_and_is_to_let_where_nobody_is(make: Any) -> None:
    names = ["Store", "Trading Name", "Status", "From", "To", "Monthly Rent"]
    rows = [
        ["11", "Larch Books", "Open", dt.date(2023, 5, 1), dt.date(2033, 4, 30), 4100.5],
        ["12", "Moss Cafe", "Open", dt.date(2022, 2, 1), dt.date(2029, 1, 31), 3275],
        ["13", None, "Open", None, None, None],
        ["14", "Fern Optics", "Dark", dt.date(2020, 9, 1), dt.date(2030, 8, 31), 5120],
    ]
    x = read(make([["Alder Arcade"], names, *rows]))
    assert [row.is_occupied for row in x.rows] == [True, True, False, True]


def test_a_step_beside_an_option_below_a_store_is_no_part_of_its_status() -> None:
    names = ["Store", "Trading Name", "Status", "From", "To", "Monthly Rent"]
    below = [None, "Step: 05/01/28 4,510.00/mo", "Options: 2 x 5 yrs", None, None, None]
    rows = [
        ["11", "Larch Books", "Trading", dt.date(2023, 5, 1), dt.date(2033, 4, 30), 4100.5],
        below,
        ["12", "Moss Cafe", "Trading", dt.date(2022, 2, 1), dt.date(2029, 1, 31), 3275],
        ["14", "Fern Optics", "Dark", dt.date(2020, 9, 1), dt.date(2030, 8, 31), 5120],
    ]
    x = read(pdf([["Alder Arcade"], names, *rows]))
    assert [row.status_text for row in x.rows] == ["Trading", "Trading", "Dark"]
    assert [(step.date, step.amount) for step in x.rows[0].rent_steps] == [(dt.date(2028, 5, 1), 4510)]


def test_a_share_with_its_word_beside_counts_leaves_them_counts() -> None:
    rows: list[list[Any]] = [[f"{n:03}", f"Resident {'ABCDEF'[n]}", 410 + n] for n in range(1, 5)]
    said = ["LOTS 5", "OCCUPIED 4  VACANT 1", "OCCUPANCY 80.0%"]
    x = read(workbook([["Quail Park"], ["Lot", "Resident", "Lot Rent"], *rows, ["005", "VACANT", None], [], said]))
    assert len(x.rows) == 5
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (5, 4, 1)


@pytest.mark.parametrize("words", ["Lease Dates", "Term"])
def test_words_of_a_term_over_two_columns_head_its_first_and_its_last_day(words: str) -> None:
    names = ["Space", "Lessee", words, None, "Rent / Month", "Security"]
    rows = [
        ["Shop", "Quince Tailors", "3/1/2021", "2/28/2031", 2600, 5200],
        ["1A", "P. Osei", "7/15/2024", "7/14/2026", 1450, 1450],
        ["1B", "R. Lund", "2/1/2020", "MTM", 1395, 1000],
        ["2A", "S. Varga", "9/1/2025", "8/31/2026", 1510, 1510],
    ]
    x = read(workbook([["5 Quince Lane"], names, *rows], merged=["C2:D2"]))
    assert [row.lease_start_date for row in x.rows][:2] == [dt.date(2021, 3, 1), dt.date(2024, 7, 15)]
    assert [row.lease_end_date for row in x.rows] == [
        dt.date(2031, 2, 28),
        dt.date(2026, 7, 14),
        None,
        dt.date(2026, 8, 31),
    ]


@pytest.mark.parametrize("place", ["Whole house", "Entire building", "All floors"])
def test_a_house_let_whole_is_a_unit_where_somebody_has_it_since_a_day(place: str) -> None:
    names = ["Building", "Space", "Occupier", "Starts", "Ends", "Monthly", "Indexation date", "Rent after indexation"]
    day = dt.date(2027, 1, 1)
    rows = [
        ["Hall", "Floor 1", "Grove School", dt.date(2021, 7, 1), dt.date(2031, 6, 30), 2300, day, 2369],
        ["Hall", "Floor 2", "Grove School", dt.date(2022, 7, 1), dt.date(2031, 6, 30), 1150, None, None],
        ["Lodge", place, "Harbor Clinic", dt.date(2025, 1, 1), dt.date(2029, 12, 31), 4900, day, 5047],
        ["Chapel", "Loft", "Meridian Choir", dt.date(2020, 10, 1), dt.date(2028, 9, 30), 800, None, None],
    ]
    total = [None, None, "Totals", None, None, 9150, None, None]
    x = read(workbook([["Grove Campus"], names, *rows, total]))
    assert [row.unit for row in x.rows] == ["Floor 1", "Floor 2", place, "Loft"]
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [[(day, 2369)], [], [(day, 5047)], []]
