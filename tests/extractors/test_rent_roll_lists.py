"""Charges and rents to come that stand in lists: below a lease, behind its title, below the roll."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

from rolls import column, pdf, read, workbook

DAY = dt.date
TITLE: list[list[Any]] = [["Rent Roll"], ["Dove Creek Strip"], ["As of 08/31/2025"], []]


def _schedule() -> list[list[Any]]:
    """Leases with their steps and charges below them, each list begun by its title in its first row."""
    lines: list[list[Any]] = [
        *TITLE,
        ["Unit(s)", "Lease", "Lease Type", "Area", "Lease From", "Lease To", "Monthly Rent", "Annual Rent", "Deposit"],
    ]
    for n in range(1, 5):
        rent = 1000 * n
        lines += [
            [f"A{n}", f"Firm {n} Inc.", "Retail NNN", 500 * n, "08/01/2024", "07/31/2029", rent, 12 * rent, 100 * n],
            [None, "Rent Steps", "rent", None, "08/01/2026", None, rent + 50, 12 * rent + 600],
            [None, None, "rent", None, "08/01/2027", None, rent + 90, 12 * rent + 1080],
            [None, "Charge Schedules", "rent", None, None, None, rent, 12 * rent],
            [None, None, "cam", None, None, None, 10 * n, 120 * n],
            [None, None, "Total", None, None, None, rent + 10 * n],
        ]
    return [*lines, ["Total", None, None, 5000, None, None, 10000, 120000, 1000]]


def test_a_list_below_a_lease_needs_no_labels_where_its_title_stands_before_its_first_row() -> None:
    x = read(workbook(_schedule()), "RETAIL")
    assert [(r.unit, r.contract_rent, r.annual_rent) for r in x.rows] == [
        (f"A{n}", 1000 * n, 12000 * n) for n in range(1, 5)
    ]
    assert [(c.code, c.amount) for c in x.rows[1].charges] == [("rent", 2000), ("cam", 20)]
    assert [(s.category, s.date, s.amount) for s in x.rows[1].rent_steps] == [
        ("rent", DAY(2026, 8, 1), 2050), ("rent", DAY(2027, 8, 1), 2090),
    ]  # fmt: skip
    assert x.ledger.unexplained == []


def _commercial(header: str, cells: list[Any]) -> bytes:
    rows = [
        [f"{100 + n}", f"Firm {n} Inc.", 500 * n, "01/01/2024", "12/31/2028", 1000 * n + 1, 30 * n, cell,
         1000 * n + 1 + 30 * n + (cell or 0)]
        for n, cell in enumerate(cells, start=1)
    ]  # fmt: skip
    head = ["Suite", "Tenant", "Sq Ft", "From", "To", "Base Rent", "CAM", header, "Total Charges"]
    return workbook([*TITLE, head, *rows])


def test_amounts_below_words_of_escalations_are_charges() -> None:
    x = read(_commercial("OpEx Escal.", [Decimal("405.85"), Decimal("134.65"), 0, Decimal("95.10")]), "OFFICE")
    assert [[c.amount for c in r.charges if c.code == "OpEx Escal."] for r in x.rows][:2] == [
        [Decimal("405.85")], [Decimal("134.65")],
    ]  # fmt: skip


def test_one_amount_among_noughts_is_no_rate_of_sales() -> None:
    x = read(_commercial("% Rent", [*[0] * 13, 1250]), "RETAIL")
    assert [c.amount for c in x.rows[-1].charges if c.code == "% Rent"] == [1250]
    assert not [c for c in x.checks if c.status == "FAIL"]


def test_one_signed_column_of_what_is_owed_and_what_was_paid_before() -> None:
    rows = [[f"{n}", f"Firm {n} Inc.", 100 * n, 900 + n, (-1) ** n * 50 * n] for n in range(1, 6)]
    x = read(workbook([*TITLE, ["Suite", "Tenant", "RSF", "Base Rent", "Delinq. Prepaid"], *rows]), "OFFICE")
    assert column(x, "balance") == [-50, 100, -150, 200, -250]


def test_a_row_below_a_unit_that_says_where_days_stand_how_the_rent_changes() -> None:
    lines: list[list[Any]] = [*TITLE, ["Premises", "Tenant (guarantor)", "Sq. feet", "Begins", "Ends", "Annual rent"]]
    for n in range(1, 4):
        lines += [
            [f"HN-0{n}", f"Firm {n} Inc.", 1000 * n, "Apr 15, 2016", "Apr 30, 2041", Decimal(12000 * n)],
            [f"{n}208 Corsair Ave", f"(Firm {n} Corp.)", None, "rises May 1, 2026 to", None, Decimal(13000 * n)],
            ["Rome, GA", None, None, "rises May 1, 2031 to", None, Decimal(14000 * n)], [],
        ]  # fmt: skip
    x = read(workbook(lines), "RETAIL")
    assert [(r.unit, r.annual_rent) for r in x.rows] == [(f"HN-0{n}", 12000 * n) for n in range(1, 4)]
    assert [(s.date, s.amount) for s in x.rows[0].rent_steps] == [(DAY(2026, 5, 1), 13000), (DAY(2031, 5, 1), 14000)]


def test_a_change_of_the_rent_below_a_name_with_its_amount_below_the_rent() -> None:
    rows: list[list[Any]] = []
    for n in range(1, 5):
        rows += [
            [f"{n}00", f"Firm {n} Inc.", 900 * n, "01-DEC-2023", "30-NOV-2028", f"${1000 * n:,}.50"],
            [None, "  Rent change 01-DEC-2025", None, None, None, f"${1100 * n:,}.75"],
        ]
    x = read(workbook([*TITLE, ["Suite", "Tenant", "Sq Ft", "Begin", "End", "Base Rent"], *rows]), "OFFICE")
    assert [[(s.date, s.amount) for s in r.rent_steps] for r in x.rows] == [
        [(DAY(2025, 12, 1), 1100 * n + Decimal("0.75"))] for n in range(1, 5)
    ]


def _with_other_charges() -> list[list[Any]]:
    lines: list[list[Any]] = [
        *TITLE,
        [None, None, None, None, None, None, "Other Charges", None, "Future Increases", None, None],
        ["Suite", "Occupant Name", "Rent Start", "Expiration", "Sqft", "Base Rent", "Cat", "Monthly", "Cat", "Date",
         "Monthly Amount"],
    ]  # fmt: skip
    for n in range(1, 7):
        lines += [
            [f"0{n}00", f"Firm {n} Inc", "3/1/2022", "2/28/2027", 1000 * n, Decimal(2000 * n), "CAM", Decimal(41 * n),
             "BRT", "3/1/2026", Decimal(2100 * n)],
            [None, f"Master Occ Id: RG{n}00-1", None, None, None, None, "PRK", Decimal(60 * n)],
        ]  # fmt: skip
    return lines


def test_charges_beside_steps_each_below_a_title_of_its_own() -> None:
    merged = ["G5:H5", "I5:K5"]
    x = read(workbook(_with_other_charges(), merged=merged), "OFFICE")
    assert column(x, "tenant_name") == [f"Firm {n} Inc" for n in range(1, 7)]
    assert [(c.code, c.amount) for c in x.rows[0].charges] == [("CAM", 41), ("PRK", 60)]
    assert [(s.category, s.amount) for s in x.rows[0].rent_steps] == [("BRT", 2100)]


def _leases(count: int = 4) -> list[list[Any]]:
    rows: list[list[Any]] = [["Bay", "Tenant", "SF", "Lease Start", "Lease End", "Annual Rent"]]
    rows += [
        [f"Bay 10{n}", f"Firm {n} Inc.", 1000 * n, "1/1/2020", "12/31/2026", 12000 * n] for n in range(1, count + 1)
    ]
    return [*rows, ["Total", None, 10000, None, None, 120000]]


def test_rents_to_come_are_listed_below_the_roll() -> None:
    listed = [[f"Bay 10{n}", f"Firm {n} Inc.", "1/1/2026", None, f"${13000 * n:,} per year"] for n in range(1, 4)]
    x = read(pdf([*TITLE, *_leases(), [], ["Next scheduled increase"], *listed]), "INDUSTRIAL")
    assert column(x, "unit") == [f"Bay 10{n}" for n in range(1, 5)]
    assert [[(s.date, s.amount, s.period) for s in r.rent_steps] for r in x.rows] == [
        *([(DAY(2026, 1, 1), 13000 * n, "ANNUAL")] for n in range(1, 4)), [],
    ]  # fmt: skip
    assert x.rows[0].rent_steps[0].source is not None


def test_who_made_a_page_and_its_number_below_the_totals_are_no_unit() -> None:
    foot = ["STERN & HADLOW MARKETS", "| OFFERING MEMORANDUM", None, None, None, None, "24"]
    lines = [[*line, "1 x 5 Yr"] if line[0] and line[0].startswith("Bay 1") else line for line in _leases()]
    lines[0] = [*lines[0], "Options"]
    x = read(pdf([*TITLE, *lines, [], foot]), "INDUSTRIAL")
    assert column(x, "unit") == [f"Bay 10{n}" for n in range(1, 5)]


def test_what_is_asked_for_an_empty_home_below_it() -> None:
    rows: list[list[Any]] = [
        [f"#{n}", "2 bd 1 ba", f"Ann Ames{n}", 1000 + n, 900, "month to month"] for n in range(1, 4)
    ]
    lines = [["Apt", "Size", "Tenant", "Rent/mo", "Deposit", "Lease until"], *rows]
    x = read(workbook([*TITLE, *lines, ["#4", "1 bd 1 ba", "vacant - being painted"], [None, None, "Asking $1,050"]]))
    assert (x.rows[3].market_rent, [*x.rows[3].charges]) == (1050, [])


def test_a_raise_that_was_given_from_a_day_on() -> None:
    rows = [[f"#{n}", "2 bd 1 ba", f"Ann Ames{n}", 1000 + n, 900, "month to month"] for n in range(1, 4)]
    note = [None, None, "Raise given to $1,150 eff. 10/1/2025"]
    lines = [["Apt", "Size", "Tenant", "Rent/mo", "Deposit", "Lease until"], *rows[:2], note, rows[2]]
    x = read(workbook([*TITLE, *lines]))
    assert [(s.date, s.amount) for s in x.rows[1].rent_steps] == [(DAY(2025, 10, 1), 1150)]
