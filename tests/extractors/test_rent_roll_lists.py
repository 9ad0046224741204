"""Charges and rents to come that stand in lists: below a lease, behind its title, below the roll."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

from rolls import column, pdf, read, workbook

from docextract.extractors.rent_roll.anatomy.chargelists import listed_charges

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


def _with_codes(title: str = "Total current charges") -> list[list[Any]]:
    """Spaces with their charges by code, the days from which each is billed, and rents to come below their total."""
    lines: list[list[Any]] = [
        *TITLE,
        ["Space", "Tenant", "GLA", "Commence", "Expire", "Code", "Description", "From", "To", "Per Month"],
    ]
    for n in range(1, 6):
        rent = Decimal(1000 * n)
        lines += [
            [f"A{n}", f"Firm {n} Inc.", 500 * n, "08/01/2020", "07/31/2030", "BRT", "Base Minimum Rent", "08/01/2024",
             "07/31/2026", rent],
            *([] if n == 4 else [[None] * 5 + ["CAM", "Common Area Maint.", "01/01/2025", None, Decimal(10 * n)]]),
            [None] * 7 + [title, None, rent + (0 if n == 4 else 10 * n)],
            [None] * 5 + ["BRT", "future step", "08/01/2026", "07/31/2030", rent + 50],
        ]  # fmt: skip
    return lines


def test_what_is_billed_from_a_day_to_come_on_is_no_charge_of_today() -> None:
    x = read(pdf(_with_codes()), "RETAIL")
    assert [(r.unit, r.contract_rent, r.total_charges) for r in x.rows] == [
        (f"A{n}", 1000 * n, 1000 * n + (0 if n == 4 else 10 * n)) for n in range(1, 6)
    ]
    assert [[(s.date, s.amount) for s in r.rent_steps] for r in x.rows] == [
        [(DAY(2026, 8, 1), 1000 * n + 50)] for n in range(1, 6)
    ]
    assert not [c for c in x.checks if c.status == "FAIL"]


def test_recoveries_below_a_title_of_their_own_are_charges_whatever_they_are_called() -> None:
    rows = [
        [f"{100 + n}", f"Firm {n} Inc.", 500 * n, "1/1/2022", "12/31/2030", 1000 * n + 1, 310 * n,
         Decimal("170.25") * n, 55 * n,
         "RNT", f"1/1/20{26 + n}", 1010 * n]
        for n in range(1, 6)
    ]  # fmt: skip
    head: list[list[Any]] = [
        [*[None] * 6, "Monthly Recoveries", None, None, "Future Rent Increases", None, None],
        ["Suite", "Tenant", "Sqft", "Start", "Expires", "Base Rent", "Bldg Svc", "R/E Tax Escal", "Other Income", "Cat",
         None, "Monthly Amount"],
    ]  # fmt: skip
    x = read(workbook([*TITLE, *head, *rows], merged=["G5:H5", "J5:L5"]), "OFFICE")
    assert sorted((c.code or "", c.amount) for c in x.rows[0].charges) == [
        ("Bldg Svc", 310), ("Other Income", 55), ("R/E Tax Escal", Decimal("170.25")),
    ]  # fmt: skip
    assert [(s.date, s.amount) for s in x.rows[0].rent_steps] == [(DAY(2027, 1, 1), 1010)]


def _roster(*below: str) -> list[list[Any]]:
    lines: list[list[Any]] = [*TITLE, ["Suite", "Practice", "RSF", "Begin", "End", "Base Rent per annum"]]
    for n in range(1, 5):
        rows = [
            text.format(first=f"{12100 * n:,}.50", second=f"{12300 * n:,}.00", held=f"{500 * n:,}") for text in below
        ]
        lines.append([f"{n}01", f"Firm {n}, Inc.", 900 * n, "5/1/17", "4/30/32", Decimal(12000 * n)])
        lines += [[None, text] for text in rows]
    return lines


def test_notes_below_a_tenant_tell_rents_to_come_and_the_deposit() -> None:
    told = "Base rent per annum from 5/1/26 ${first}; 5/1/27 ${second}"
    x = read(workbook(_roster("Dentistry · dep. ${held}", told)), "OFFICE")
    assert column(x, "tenant_name") == [f"Firm {n}, Inc." for n in range(1, 5)]
    assert column(x, "deposit") == [500 * n for n in range(1, 5)]
    assert [[(s.date, s.amount) for s in r.rent_steps] for r in x.rows] == [
        [(DAY(2026, 5, 1), 12100 * n + Decimal("0.5")), (DAY(2027, 5, 1), 12300 * n)] for n in range(1, 5)
    ]


def test_days_and_amounts_of_steps_below_one_head_over_the_days() -> None:
    rows: list[list[Any]] = []
    for n in range(1, 5):
        rows += [
            [
                f"{n}00",
                f"Firm {n} Inc.",
                900 * n,
                "01/01/2022",
                "12/31/2031",
                Decimal(1000 * n),
                "01/01/2026",
                1100 * n,
            ],
            [*[None] * 6, "01/01/2027", 1200 * n],
        ]
    rows += [["500", "Firm 5 Inc.", 900, "01/01/2022", "12/31/2031", Decimal(1000), "none stated", None]] * 1
    head = ["Unit", "Tenant", "Sq Ft", "Begin", "Expire", "Monthly Rent", "Steps Date / Amt"]
    x = read(workbook([*TITLE, head, *rows]), "INDUSTRIAL")
    assert [[(s.date, s.amount) for s in r.rent_steps] for r in x.rows] == [
        *([(DAY(2026, 1, 1), 1100 * n), (DAY(2027, 1, 1), 1200 * n)] for n in range(1, 5)), [],
    ]  # fmt: skip


def test_steps_whose_days_are_numbered_and_whose_amounts_are_not() -> None:
    rows = [
        [f"{n}00", f"Firm {n} Inc.", 900 * n, "1/1/2022", "12/31/2031", 12000 * n, "1/1/2027", 12100 * n, "1/1/2028",
         12200 * n]
        for n in range(1, 5)
    ]  # fmt: skip
    head = ["Suite", "Tenant", "RSF", "Comm.", "LXP", "Base Rent p.a.", "Step 1", "Amount", "Step 2", "Amount"]
    above = [*[None] * 6, "Contractual Rent Steps"]
    x = read(workbook([*TITLE, above, head, *rows], merged=["G5:J5"]), "OFFICE")
    assert [s.amount for s in x.rows[0].rent_steps] == [12100, 12200]
    assert column(x, "lease_end_date") == [DAY(2031, 12, 31)] * 4


def test_eight_digits_are_the_day_of_a_step() -> None:
    rows = [
        [f"A{n}", f"FIRM {n} INC", 900 * n, "20190701", "20300630", 1000 * n, "20260501", 1100 * n] for n in range(1, 5)
    ]
    head = ["SUITE_ID", "TENANT_NM", "RSF", "COMM_DT", "EXP_DT", "BASE_MO", "STEP1_DT", "STEP1_AMT"]
    x = read(workbook([head, *rows]), "INDUSTRIAL")
    assert [(s.date, s.amount) for s in x.rows[1].rent_steps] == [(DAY(2026, 5, 1), 2200)]


def test_a_step_below_a_tenant_is_called_step_rent() -> None:
    rows: list[list[Any]] = []
    for n in range(1, 5):
        rows += [
            [f"M-{n}", f"Firm {n} Inc.", 900 * n, "10/1/2013", "1/31/2031", 1000 * n],
            [None, "      step rent", None, "10/1/2028", None, 1100 * n],
        ]
    x = read(workbook([*TITLE, ["Space", "Trade Name", "GLA", "Commences", "Expires", "Min Rent"], *rows]), "RETAIL")
    assert [(r.unit, [(s.date, s.amount) for s in r.rent_steps]) for r in x.rows] == [
        (f"M-{n}", [(DAY(2028, 10, 1), 1100 * n)]) for n in range(1, 5)
    ]


def test_the_charges_of_a_unit_below_it_behind_their_word() -> None:
    lines: list[list[Any]] = [*TITLE, ["Unit", "Primary Resident", "Sq Ft", "Lease Rent", "Other Charges", "Total"]]
    for n in range(1, 6):
        lines += [
            [f"10{n}", f"Ann {'ABCDE'[n - 1]}mes", 700, 1000 + n, 33, 1033 + n],
            [None, "Charges: Valet Trash 28.00 | Pest 5.00"],
        ]
    x = read(workbook(lines))
    assert column(x, "tenant_name") == [f"Ann {letter}mes" for letter in "ABCDE"]
    assert [(c.code, c.amount) for c in x.rows[2].charges] == [("Valet Trash", 28), ("Pest", 5)]


def test_a_rent_right_of_the_days_of_changes_is_what_the_rent_changes_to() -> None:
    head = [
        "Unit",
        "Tenant",
        "Sq Ft",
        "From",
        "To",
        "Rate PSF",
        "Rent per Month",
        "Changes on",
        "Rate to",
        "Rent per Year",
    ]
    rows = [
        [f"{100 * n}", f"Firm {n} Inc.", 1200, "01/01/2024", "12/31/2029", 10 + n, 1000 + 100 * n,
         *(["01/01/2026", 11 + n, 13200 + 1200 * n] if n != 3 else [])]
        for n in range(1, 7)
    ]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert column(x, "annual_rent") == [None] * 6
    assert [(s.date, s.amount, s.period) for r in x.rows[:3] for s in r.rent_steps] == [
        (DAY(2026, 1, 1), 14400, "ANNUAL"), (DAY(2026, 1, 1), 15600, "ANNUAL"),
    ]  # fmt: skip


def test_only_the_word_before_a_list_of_charges_is_none_of_their_names() -> None:
    assert [*listed_charges("Charges: Valet Trash 28.00 | Pest 5.00")] == [("Valet Trash", 28), ("Pest", 5)]
    assert [*listed_charges("Late charges: 25.00, Pest 5.00")] == [("Late charges", 25), ("Pest", 5)]


def test_charges_and_steps_under_a_title_alone_stand_in_the_columns_of_the_lease() -> None:
    head = ["Unit(s)", "Lease", "Lease Type", "Area", "Lease From", "Lease To", "Monthly Rent", "Annual Rent"]
    rows: list[list[Any]] = []
    for n, name in enumerate(("Kite & Co", "Larch Group", "Moss Partners")):
        start, end, rent = dt.date(2023, 5, 1), dt.date(2028, 4, 30), 2000 + 100 * n
        rows += [
            [f"{n + 1}00", name, "Retail NNN", 900 + n, start, end, rent, 12 * rent],
            [None, "Charge Schedules"],
            [None, "rent", "Base Rent", None, start, end, rent, 12 * rent],
            [None, "cam", "Common Area Maint.", None, start, end, 150, 1800],
            [None, "Rent Steps"],
            [None, "rent", "Base Rent", None, dt.date(2025, 5, 1), end, rent + 75, 12 * rent + 900],
            [],
        ]
    rows.append(["400", "VACANT", None, 1000])
    x = read(workbook([["Leases and what they are billed"], ["As of Date: 01/31/2024"], [], head, *rows]), "RETAIL")
    assert [row.unit for row in x.rows] == ["100", "200", "300", "400"]
    assert [row.contract_rent for row in x.rows] == [2000, 2100, 2200, None]
    assert [[(c.code, c.amount) for c in row.charges] for row in x.rows] == [
        *([("rent", rent), ("cam", 150)] for rent in (2000, 2100, 2200)),
        [],
    ]
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows[:3]] == [
        [(dt.date(2025, 5, 1), rent + 75)] for rent in (2000, 2100, 2200)
    ]


def test_houses_that_headers_begin_with_leave_the_names_to_the_column_before_the_rents() -> None:
    houses: dict[str, list[list[Any]]] = {
        "20 Weir Lane": [
            ["shop", "Ann's Yarns", 1100, 1100, None, 1000],
            ["upstairs", "B. Vale", 750, 500, "owes", 700],
        ],
        "31 Mill End": [
            ["shop", "Ferrous Tattoo", 950, 950, None, 0],
            ["upstairs", "VACANT", None, None, "paint", None],
        ],
        "Dock St house": [["down", "N. Noor", 1050, 1050, None, 1050], ["up", "M. Grey", 900, 900, None, 900]],
    }
    lines: list[list[Any]] = [["Who pays what"], ["March 2025"], []]
    for house, rows in houses.items():
        lines += [[house, None, "rent", "got", None, "deposit"], *rows, []]
    x = read(workbook([*lines, ["ALL", None, 4750, 4500]]), "MIXED_USE")
    assert [(row.building, row.unit, row.tenant_name) for row in x.rows] == [
        (house, row[0], None if row[1] == "VACANT" else row[1]) for house, rows in houses.items() for row in rows
    ]
    assert [row.contract_rent for row in x.rows] == [1100, 750, 950, None, 1050, 900]
    assert [row.deposit for row in x.rows] == [1000, 700, 0, None, 1050, 900]
    assert x.failed_checks == []


def test_numbers_of_houses_stand_in_the_first_of_their_rows_and_those_of_rows_in_each() -> None:
    units = ["101", "102", "201", "202"]
    head = ["Civic no.", "Apt.", "Size", "Tenant", "Lease end", "Monthly rent"]
    rows: list[list[Any]] = [
        [house if n == 0 else None, unit, "2 BR", f"Ada {house}{unit}", dt.date(2026, 6, 30), 900 + n]
        for house in (7240, 7242, 7244)
        for n, unit in enumerate(units)
    ]
    x = read(workbook([["Three houses"], ["As of 03/01/2026"], [], head, *rows]), "MULTIFAMILY")
    assert [(row.building, row.unit) for row in x.rows] == [
        (house, unit) for house in ("7240", "7242", "7244") for unit in units
    ]
    assert x.summary.total_units == 12
    again: list[Any] = [None, "102", "2 BR", "Bo Next", dt.date(2027, 6, 30), 950]
    listed = [[n, *row[1:]] for n, row in enumerate(rows[:4], start=1)]
    x = read(workbook([["A house"], ["As of 03/01/2026"], [], ["S/N", *head[1:]], *listed, again]), "MULTIFAMILY")
    assert {row.building for row in x.rows} == {None}
