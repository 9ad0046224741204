"""Leases whose facts stand below one another: name, suite, dates and term in one column, rents below their rate."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal

import pytest
from rolls import column, pdf, read, workbook

DAY = dt.date
TITLE = [["Willow Center (Amounts in USD)"], ["Presentation Rent Roll"], ["As of Nov-2026 for 2 Tenants"], []]
FOUR = [
    ["Description", None, "Area", "Base Rent", "Rent Adjustments", None],
    ["Tenant Name", None, "Floor", "Rate & Amount", "Changes", "Changes"],
    ["Type & Suite Number", None, "SqFt", "per Year", "on", "to"],
    ["Lease Dates & Term", None, "Bldg Share", "per Month", None, None],
]
LEASES: list[list[object]] = [
    ["1.", "Starbucks Corporation", "1,850", "$42.00", "Jul-2028", "$46.20"],
    [None, "Retail, Suite: 100", "14.48%", "$77,700", "Jul-2031", "$48.00"],
    [None, "Jul-2018 to Jun-2033", None, "$3.50"],
    [None, "180 Months", None, "$6,475"],
    ["2.", "Metro Dental Group", "3,320", "$28.50", "Mar-2027", "$29.36"],
    [None, "Office, Suite: 210", "25.98%", "$94,620"],
    [None, "Mar-2022 to Feb-2029", None, "$2.38"],
    [None, "84 Months", None, "$7,885"],
]


def test_four_lines_of_a_lease_are_one_row() -> None:
    x = read(pdf([*TITLE, *FOUR, *LEASES, ["Total", None, "5,170"]], pitch=9), "OFFICE")
    assert [(r.unit, r.tenant_name, r.area) for r in x.rows] == [
        ("100", "Starbucks Corporation", 1850), ("210", "Metro Dental Group", 3320),
    ]  # fmt: skip
    assert [(r.rent_per_area, r.annual_rent, r.contract_rent) for r in x.rows] == [
        (42, 77700, 6475), (Decimal("28.50"), 94620, 7885),
    ]  # fmt: skip
    assert [(r.lease_start_date, r.lease_end_date, r.lease_term_months) for r in x.rows] == [
        (DAY(2018, 7, 1), DAY(2033, 6, 30), 180), (DAY(2022, 3, 1), DAY(2029, 2, 28), 84),
    ]  # fmt: skip
    assert [[(s.date, s.per_area) for s in r.rent_steps] for r in x.rows] == [
        [(DAY(2028, 7, 1), Decimal("46.20")), (DAY(2031, 7, 1), 48)], [(DAY(2027, 3, 1), Decimal("29.36"))],
    ]  # fmt: skip
    assert x.ledger.unexplained == []
    assert {r.property_name for r in x.rows} == {"Willow Center"}
    assert x.rows[0].sources["unit"] != x.rows[0].sources["tenantName"]


def test_amounts_that_the_rate_does_not_make_are_no_rents() -> None:
    wrong = [*LEASES[:1], [None, "Retail, Suite: 100", "14.48%", "$78,700"], *LEASES[2:]]
    x = read(pdf([*TITLE, *FOUR, *wrong], pitch=9), "OFFICE")
    assert column(x, "annual_rent") == [None, 94620]


def test_suite_and_dates_below_the_name_are_read_in_workbooks() -> None:
    above = ["Description", "Area", "Base Rent", None, None, "Rent Adjustments"]
    head = [
        "Tenant Name / Suite / Lease Dates & Term", "Initial Area / Building Share", "Unit Rate per Month",
        "Annual Rent", "Monthly Rent", "Changes On", "Changes To ($/SF/Yr)",
    ]  # fmt: skip
    rows: list[list[object]] = [
        ["1. Northgate Robotics", 24000, 2.1, 604800, 50400, "Jan-2027", 25.96],
        ["Suite: 100", 0.5467, None, None, None, "Jan-2028", 26.73], ["Jan-2023 to Dec-2029 (84 Months)"], [],
        ["2. Delta Labs", 11500, 1.95, 269100, 22425, None, None],
        ["Suite: 200", 0.262], ["Jul-2021 to Jun-2027 (72 Months)"], [],
        ["Total Occupied", 35500, None, 873900, 72825],
    ]  # fmt: skip
    x = read(workbook([*TITLE, above, head, *rows]), "OFFICE")
    assert [(r.unit, r.area, r.annual_rent, r.contract_rent) for r in x.rows] == [
        ("100", 24000, 604800, 50400), ("200", 11500, 269100, 22425),
    ]  # fmt: skip
    assert [r.lease_end_date for r in x.rows] == [DAY(2029, 12, 31), DAY(2027, 6, 30)]
    assert [len(r.rent_steps) for r in x.rows] == [2, 0]
    assert [c.title for c in x.checks if c.status == "FAIL"] == []


SIDE: list[list[object]] = [
    ["Description", None, "Area", "Base Rent", None],
    ["Tenant Name", None, "Floor", "Rate &", "Rate &"],
    ["Type & Suite Number", None, "SqFt", "Amount", "Amount"],
    ["Lease Dates & Term", None, "Bldg Share", "per Year", "per Month"],
]
OF_SIDE: list[list[object]] = [
    ["1.", "Starbucks Corporation", "1,850", "$42.00", "$3.50"],
    [None, "Retail, Suite: 100", "14.48%", "$77,700", "$6,475"],
    [None, "Jul-2018 to Jun-2033"],
    [None, "180 Months"],
    ["2.", "Vacant", "2,105"],
    [None, "Retail, Suite: 130", "4.77%"],
    [None, "Available"],
    ["3.", "Metro Dental Group", "3,320", "$28.50", "$2.38"],
    [None, "Office, Suite: 210", "25.98%", "$94,620", "$7,885"],
    [None, "Mar-2022 to Feb-2029"],
    [None, "84 Months"],
]


def test_amounts_below_rates_under_heads_of_year_and_month_are_the_rents() -> None:
    x = read(pdf([*TITLE, *SIDE, *OF_SIDE, ["Total", None, "7,275"]], pitch=9), "OFFICE")
    assert [(r.unit, r.annual_rent, r.contract_rent, r.rent_per_area) for r in x.rows] == [
        ("100", 77700, 6475, 42), ("130", None, None, None), ("210", 94620, 7885, Decimal("28.50")),
    ]  # fmt: skip
    assert [r.occupancy_status for r in x.rows] == ["OCCUPIED", "VACANT", "OCCUPIED"]


def test_a_suite_without_a_word_before_it_is_one_and_adjusted_rents_are_steps() -> None:
    side: list[list[object]] = [
        [*SIDE[0], None, None], [*SIDE[1], "Rent Adj.", "Rent Adj."], [*SIDE[2], "Effective", "Monthly"],
        [*SIDE[3], "Date", "Amount"],
    ]  # fmt: skip
    rows: list[list[object]] = [
        ["1.", "Starbucks Corporation", "1,850", "$42.00", "$3.50", "Jul-01-2024", "$6,600"],
        [None, "Retail, R-100", "14.48%", "$77,700", "$6,475", "Jul-01-2025", "$6,700"],
        [None, "Jul-2018 to Jun-2033"], [None, "180 Months"],
        ["2.", "Metro Dental Group", "3,320", "$28.50", "$2.38", "Mar-01-2025", "$8,000"],
        [None, "Office, LL-02", "25.98%", "$94,620", "$7,885"], [None, "Mar-2022 to Feb-2029"], [None, "84 Months"],
    ]  # fmt: skip
    x = read(pdf([*TITLE, *side, *rows, ["Total", None, "5,170"]], pitch=9), "OFFICE")
    assert [(r.unit, r.annual_rent, r.contract_rent) for r in x.rows] == [
        ("R-100", 77700, 6475),
        ("LL-02", 94620, 7885),
    ]
    assert [[step.amount for step in r.rent_steps] for r in x.rows] == [[6600, 6700], [8000]]


def test_what_has_no_area_or_no_rate_has_its_rents_of_the_year_and_the_month() -> None:
    others: list[list[object]] = [
        ["3.", "Vacant", "1,200", "$0.00"],
        [None, "Lab, Suite: 300", "9.10%", "$0"],
        [None, None, None, "$0.00"],
        [None, None, None, "$0"],
        ["4.", "Zeph Wireless", "0"],
        [None, "Antenna, Suite: Roof 1", None, "$31,200"],
        [None, "Nov-2020 to Oct-2030"],
        [None, "120 Months", None, "$2,600"],
    ]
    x = read(pdf([*TITLE, *FOUR, *LEASES, *others], pitch=9), "OFFICE")
    assert column(x, "unit") == ["100", "210", "300", "Roof 1"]
    assert column(x, "annual_rent") == [77700, 94620, 0, 31200]
    assert column(x, "contract_rent") == [6475, 7885, 0, 2600]


def test_the_lines_of_one_cell_head_leases_that_stand_below_one_another() -> None:
    """What is let stands below the suite, the end of a lease below its start; a vacancy has two lines."""
    head = [
        "Tenant Name\nSuite\nLease Type", "Start Date\nEnd Date\nTerm", "Area SF\nBldg Share", "Monthly\nBase Rent",
        "Annual Base Rent\nRate/SF", "Rent Steps\nDate", "Rent Steps\nMonthly Amount",
    ]  # fmt: skip
    rows: list[list[object]] = []
    for n in range(1, 5):
        monthly = 2000 * n
        rows += [
            [f"{n}. Firm {n} LLC", DAY(2021, n, 1), 1000 * n, monthly, 12 * monthly, DAY(2026, n, 1), monthly + 60],
            [f"Suite: {n}00", DAY(2028, n, 28), 0.2, None, 24, DAY(2027, n, 1), monthly + 120],
            ["Office", "7 Years", None, None, None, *([DAY(2028, n, 1), monthly + 180] if n % 2 else [])],
            [],
        ]
    rows += [["5. Available", None, 700], ["Suite: 500", None, 0.05], [], ["Total", None, 10700, 20000, 240000]]
    x = read(workbook([["Palisade (Amounts in USD)"], ["Rent Roll"], ["As of Nov, 2025"], [], head, *rows]), "OFFICE")
    assert [(r.unit, r.tenant_name, r.unit_type, r.area) for r in x.rows] == [
        *((f"{n}00", f"Firm {n} LLC", "Office", 1000 * n) for n in range(1, 5)), ("500", None, None, 700),
    ]  # fmt: skip
    assert [(r.lease_start_date, r.lease_end_date) for r in x.rows[:4]] == [
        (DAY(2021, n, 1), DAY(2028, n, 28)) for n in range(1, 5)
    ]
    assert [(r.contract_rent, r.annual_rent) for r in x.rows[:4]] == [(2000 * n, 24000 * n) for n in range(1, 5)]
    assert [len(r.rent_steps) for r in x.rows] == [3, 2, 3, 2, 0]


def test_numbers_of_rows_are_no_units_where_suites_stand_below_the_tenants() -> None:
    """Neither are renewals kinds of space; rents to come that go on from the rent of a year are steps of it."""
    head = [
        [None, "Tenant Name", None, "Floor Area", "Annual", "Monthly", "Changes", "Changes", "Upon"],
        [None, "Type & Suite Number", "Lease Dates", "& Share", "Base Rent", "Base Rent", "on", "to", "Expiration"],
    ]
    rows: list[list[object]] = []
    for n in range(1, 6):
        year, after = 60000 * n, ["Market", "Renew"][n % 2]
        step = ["-", "-"] if n == 4 else [f"{n}/2027", f"${year + 900:,}"]
        rows.append([str(n), f"Firm {n}, Inc.", f"{n}/2021 to", f"{900 * n:,}", f"${year:,}", f"${year // 12:,}"])
        rows[-1] += [*step, after]
        rows.append([None, f"Office, Suite: 0{n}00", f"{n}/2031", f"{n}.50%"])
        if n < 3:
            rows.append([*[None] * 6, f"{n}/2028", f"${year + 1800:,}"])
    x = read(pdf([["Lakemont Tower"], ["As of Mar-2026"], *head, *rows]), "OFFICE")
    assert column(x, "unit") == [f"0{n}00" for n in range(1, 6)]
    assert column(x, "unit_type") == ["Office"] * 5
    assert [[(s.amount, s.period) for s in r.rent_steps] for r in x.rows][:4] == [
        [(60900, "ANNUAL"), (61800, "ANNUAL")], [(120900, "ANNUAL"), (121800, "ANNUAL")], [(180900, "ANNUAL")], [],
    ]  # fmt: skip


def test_rents_of_the_year_and_the_month_below_each_other_beside_their_rates() -> None:
    head = ["Tenant Name\nType & Suite Number\nLease Dates & Term", "Floor Area\nBldg Share"]
    head += ["Rate\nper Year\nper Month", "Base Rent\nper Year\nper Month"]
    rows: list[list[object]] = []
    for n in range(1, 5):
        rows += [
            [f"{n}. Firm {n} Inc.", 1000 * n, 12, 12000 * n],
            [f"Flex, Suite: 18{n}-A", 0.2, 1, 1000 * n],
            [f"Apr-202{n} to Mar-203{n}"],
            ["120 Months"],
        ]
    x = read(workbook([["Pinnacle Flex Center"], ["As of Jul-2025"], head, *rows]), "OFFICE")
    assert [(r.unit, r.rent_per_area, r.annual_rent, r.contract_rent) for r in x.rows] == [
        (f"18{n}-A", 12, 12000 * n, 1000 * n) for n in range(1, 5)
    ]


def test_what_numbers_the_leases_is_no_unit() -> None:
    four = [["No.", *FOUR[3][:1], *line[2:]] if n == 3 else [None, *line[:1], *line[2:]] for n, line in enumerate(FOUR)]
    leases = [[line[0].strip(".") if line[0] else None, *line[1:]] for line in LEASES]  # type: ignore[attr-defined]
    x = read(pdf([*TITLE, *four, *leases], pitch=9), "OFFICE")
    assert [(r.unit, r.tenant_name) for r in x.rows] == [
        ("100", "Starbucks Corporation"), ("210", "Metro Dental Group"),
    ]  # fmt: skip


def test_a_suite_of_several_words_behind_a_colon_is_one_unit() -> None:
    suites = ["Crick House G.1", "Franklin House 1.2", "Crick House 3"]
    leases: list[list[object]] = []
    for n, suite in enumerate(suites, 1):
        leases += [
            [f"{n}.", f"Firm {n} Inc.", f"{1000 * n:,}", f"${12 * n}.00"],
            [None, f"Lab, Suite: {suite}", f"{n}.50%", f"${12000 * n * n:,}"],
            [None, f"Jul-201{n} to Jun-203{n}", None, f"${n}.00"], [None, "240 Months", None, f"${1000 * n * n:,}"],
        ]  # fmt: skip
    x = read(pdf([*TITLE, *[line[:4] for line in FOUR], *leases], pitch=9), "OFFICE")
    assert column(x, "unit") == suites


def test_the_head_of_such_leases_may_begin_over_the_numbers_beside_their_names() -> None:
    """The words of the head are left of the names, and of two cells: over ``1.`` and over the names."""
    four = [[*(line[0].rsplit(" ", 1) if " " in str(line[0]) else [line[0], None]), *line[2:4]] for line in FOUR]  # type: ignore[attr-defined]
    x = read(pdf([*TITLE, *four, *[line[:4] for line in LEASES]], pitch=9), "OFFICE")
    assert [(r.unit, r.tenant_name) for r in x.rows] == [
        ("100", "Starbucks Corporation"), ("210", "Metro Dental Group"),
    ]  # fmt: skip


@pytest.mark.parametrize("floors", [True, False])
def test_areas_stand_below_floors_and_rents_beside_their_rates_as_four_lines_of_words_say(floors: bool) -> None:
    """Where no floor is printed, the area stands in its place, and no share of the building is one."""
    head = [
        ["Tenant Name", "Floor", "--- Base Rent ---", None, "Rent", "Changes", "Base Rent"],
        ["Suite Number", "SqFt", "Rate & Amount", None, "Changes", "To", "Abate"],
        ["Lease Dates", "Bldg Share", "per Year", None, "On", "per Month", None],
        ["Lease Term", None, "per Month"],
    ]
    rows: list[list[object]] = []
    for n in range(1, 6):
        cells = [str(n), f"{1000 * n:,}", f"{6.25 * n}"] if floors else [f"{1000 * n:,}", f"{6.25 * n}", None]
        rows += [
            [f"{n}. Firm {n} LLC", cells[0], "$24.00", f"${24000 * n:,}", f"Jul-202{n}", f"${2100 * n:,}", "-"],
            [f"Suite: {n}00", cells[1], "$2.00", f"${2000 * n:,}"],
            [f"Jan-201{n} to Dec-203{n}", cells[2]], ["240 Months"],
        ]  # fmt: skip
    x = read(pdf([["Two Meridian"], ["As of Jan-2026"], *head, *rows], pitch=10), "OFFICE")
    assert [(r.unit, r.area, r.annual_rent, r.contract_rent) for r in x.rows] == [
        (f"{n}00", 1000 * n, 24000 * n, 2000 * n) for n in range(1, 6)
    ]
    assert [[s.amount for s in r.rent_steps] for r in x.rows] == [[2100 * n] for n in range(1, 6)]


def test_deposits_rents_to_come_and_empty_suites_below_one_another() -> None:
    head = [
        ["Description", "Area", "Base Rent", "Rent Adjustments", None, None],
        ["Tenant Name", "Floor", "Rate & Amount", "Changes", "Changes", None],
        ["Type & Suite Number", "SqFt", "per Year", "on", "to", "Security"],
        ["Lease Dates & Term", "Bldg Share", "per Month", None, None, "Deposit"],
    ]
    rows: list[list[object]] = []
    for n in range(1, 4):
        rows += [
            [f"Firm {n} Kitchen", None, "$24.00", "Jun-2025", f"${2100 * n:,}"],
            [f"Retail, Suite: A-{n}", f"{1000 * n:,}", f"${24000 * n:,}", None, None],
            ["Jun-2021 to May-2031", "5.50%", f"${2000 * n:,}", None, None, f"${500 * n:,}"],
        ]
        if n == 2:
            rows += [["Vacant"], ["Retail, Suite: A-9", "1,640"], [None, "3.16%"]]
    x = read(pdf([*TITLE, *head, *rows], pitch=9), "RETAIL")
    assert [(r.unit, r.tenant_name, r.deposit) for r in x.rows] == [
        ("A-1", "Firm 1 Kitchen", 500), ("A-2", "Firm 2 Kitchen", 1000), ("A-9", None, None),
        ("A-3", "Firm 3 Kitchen", 1500),
    ]  # fmt: skip
    assert [(s.date, s.amount, s.per_area) for s in x.rows[0].rent_steps] == [(DAY(2025, 6, 1), 2100, None)]
