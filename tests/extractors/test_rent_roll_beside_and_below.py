"""Rolls whose cells, neighbours and headings above tell what a column, a row or a remark is of."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

from rolls import column, pdf, read, workbook

from docextract.vocabulary import load_vocabulary

NAMES = (
    "Ames Grocers Ltd",
    "Brix Optical Ltd",
    "Cole Travel Ltd",
    "Dunn Bakery Ltd",
    "Eads Shoes Ltd",
    "Frey Toys Ltd",
)


def test_rows_that_nobody_lets_head_no_table_below() -> None:
    head = ["Lot", "Kind of lot", "Home owner", "There since", "Lot rent", "Garbage", "Remarks"]
    rows = [[n, "RV 30 amp", name, dt.datetime(2020, n, 3), 335 + n, 12.5, None] for n, name in enumerate(NAMES, 1)]
    rows[2:2] = [["RV-21", "RV 30 amp", "VACANT", None, None, None, "hydro post to be fixed"],
                 ["RV-22", "Park model", "VACANT", None, None, None, "hydro post to be fixed"]]  # fmt: skip
    x = read(workbook([["Whispering Poplars"], ["Lot rents for October 2025"], [], head, *rows]), "MHC")
    assert column(x, "unit") == ["1", "2", "RV-21", "RV-22", "3", "4", "5", "6"]
    assert [row.occupancy_status for row in x.rows].count("VACANT") == 2
    assert column(x, "contract_rent") == [336, 337, None, None, 338, 339, 340, 341]


def test_houses_whose_name_most_rows_leave_blank_are_the_buildings_of_the_lettings() -> None:
    head = [
        "Premises",
        "Letting",
        "Use",
        "Tenant",
        "Letting\nfrom",
        "Letting\nto",
        "Rent\nper month",
        "Arrears at\ndate",
    ]
    houses = ("Castle Street 12", None, None, "Bridge Street 3", None, None)
    term = [dt.datetime(2023, 9, 1), dt.datetime(2029, 8, 31)]
    rows = [[houses[n], f"Flat {'ABCABC'[n]}", "2 bed flat", name, *term, 850 + n, 10 * n]
            for n, name in enumerate(NAMES)]  # fmt: skip
    x = read(workbook([["Estate of P. Kilbane"], ["Rents receivable at 30 June 2025"], [], head, *rows]), "MIXED_USE")
    assert column(x, "unit") == [*("Flat A", "Flat B", "Flat C") * 2]
    assert column(x, "building") == ["Castle Street 12"] * 3 + ["Bridge Street 3"] * 3
    assert column(x, "balance") == [0, 10, 20, 30, 40, 50]
    assert x.rows[0].lease_end_date == dt.date(2029, 8, 31)


def test_words_and_days_below_the_head_of_an_amount_say_of_what_the_next_column_is() -> None:
    head = ["Bay", "Tenant", "Lease from", "Lease to", "Monthly charge", "Amount", "Future base rent", "Per month"]
    lines: list[list[Any]] = []
    for n, name in enumerate(NAMES, 1):
        lines.append([f"{100 + 2 * n}", name, "01-Jun-21", "31-May-28", "Base rent", 2100 + n, "01-Jun-26", 2200 + n])
        lines.append([*[None] * 4, "Common costs", 416.5, None, None])
        lines.append([*[None] * 4, "GST", 120.25, None, None])
        lines.append([*[None] * 4, "Total", 2636.75 + n, None, None])
    x = read(pdf([["Prairie Rose Plaza"], ["As of October 31, 2025"], [], head, *lines]), "RETAIL")
    assert column(x, "contract_rent") == [2100 + n for n in range(1, 7)]
    assert column(x, "total_charges") == [Decimal("2636.75") + n for n in range(1, 7)]
    assert [c.code or c.description for c in x.rows[0].charges] == ["Base rent", "Common costs", "GST"]
    assert [[(str(s.date), s.amount) for s in row.rent_steps] for row in x.rows] == [
        [("2026-06-01", 2200 + n)] for n in range(1, 7)
    ]


def test_what_areas_are_measured_in_names_no_unit() -> None:
    head = ["BE", "RO", "RO Name", "Measurement", "Unit", "Bus. Partner Name", "Contr.Start", "Base Rent", "Crcy"]
    rows = [["20417", f"{1000 + n}", f"Shop {n}", 100.5 + n, "m²", name, "01.11.2023", 2717.26 + n, "GBP"]
            for n, name in enumerate(NAMES, 1)]  # fmt: skip
    x = read(workbook([head, *rows]), "RETAIL")
    assert column(x, "unit") == [f"{1000 + n}" for n in range(1, 7)]
    assert column(x, "area") == [Decimal("100.5") + n for n in range(1, 7)]


def test_units_of_the_next_building_may_have_the_numbers_of_the_last() -> None:
    head = ["Unit", "Tenant Name", "Sq Ft", "Commence", "End Date", "Base Rent"]
    lines: list[list[Any]] = [["Rent Roll by Building"], ["As of 2025/11/30"], [], head]
    for b, where in enumerate((["Building 31010 1180 Corvane Blvd"], ["Building", "31022  75 Tolland Crt"])):
        rows = [[f"{100 + n}", name, 1500 + n + b, "2019/05/01", "2029/04/30", 1800 + 7 * n + b]
                for n, name in enumerate(NAMES)]  # fmt: skip
        lines += [where, *rows, [None, "Building Total", sum(r[2] for r in rows), None, None, sum(r[5] for r in rows)]]
        lines += [[None, "Units 6", None, "Occupied 6", "Vacant 0"], []]
    x = read(pdf(lines), "INDUSTRIAL")
    assert column(x, "unit") == [f"{100 + n}" for n in range(6)] * 2


def test_a_kind_of_lease_that_says_what_the_space_is_for_is_the_kind_of_unit() -> None:
    head = ["No.", "Suite", "Tenant Name", "Lease Status", "Lease Type", "Area SF", "Base Rent $ / Month", "MLP"]
    rows = [[n, f"{200 + n}", name, "Contract", "Retail" if n < 3 else "Office", 900 + n, 3000 + n, "OFF-LOW"]
            for n, name in enumerate(NAMES, 1)]  # fmt: skip
    title = [["Vexford Tower (Amounts in USD)"], ["Rent Roll Inputs - Analysis begin July 1, 2026"], []]
    x = read(workbook([*title, head, *rows]), "OFFICE")
    assert column(x, "unit_type") == ["Retail"] * 2 + ["Office"] * 4
    assert x.meta.as_on_date == dt.date(2026, 7, 1)


def test_steps_below_what_the_space_is_used_for_are_rents_to_come() -> None:
    head = ["Unit", "Tenant", "Use", "Area (sf)", "Commence", "Expiry", "$/sf/yr", "Monthly"]
    lines: list[list[Any]] = []
    for n, name in enumerate(NAMES, 1):
        term = [dt.datetime(2023, 3, 1), dt.datetime(2028, 2, 29)]
        lines.append([f"A{n}", name, "Showroom", 8650 + n, *term, 13.25, 9551.04 + n])
        lines.append([None, None, "Step:", None, dt.datetime(2026, 3, 1), None, 13.75, 9911.46 + n])
    x = read(workbook([["Airport Flex"], ["Rent Roll as at 31-Dec-2025"], [], head, *lines]), "INDUSTRIAL")
    assert [[(str(s.date), s.amount, s.per_area) for s in row.rent_steps] for row in x.rows] == [
        [("2026-03-01", Decimal("9911.46") + n, Decimal("13.75"))] for n in range(1, 7)
    ]


def test_a_day_and_an_amount_behind_another_remark_are_a_step() -> None:
    notes = ["flat thru 2026, then 1/1/27 = $5,825.00", "Sept free, started paying Oct. 9/1/26 $5,960.00", "quiet"]
    rows = [[f"{n}01", NAMES[n], "$5,541.25", note] for n, note in enumerate(notes)]
    x = read(workbook([["Rent Roll"], [], ["Suite", "Tenant", "Monthly Rent", "Notes / Increases"], *rows]), "OFFICE")
    assert [[(str(s.date), s.amount) for s in row.rent_steps] for row in x.rows] == [
        [("2027-01-01", 5825)], [("2026-09-01", 5960)], [],
    ]  # fmt: skip


def test_a_second_person_below_one_who_leaves_is_no_second_unit() -> None:
    head = ["Apt", "Resident", "Level", "Move-in", "Status", "Rent"]
    rows = [[f"{200 + n}", name, "Private", "04/23/19", "Occupied", 4800 + n] for n, name in enumerate(NAMES)]
    rows[3][4] = "Occupied - Notice"
    rows.insert(4, ["203", "Dunn, Kelsey", None, "04/23/19", "2nd Person", None])
    x = read(workbook([["Harvest Glen"], ["Census 12/31/2025"], [], head, *rows]), "SENIOR_HOUSING")
    assert not [check for check in x.failed_checks if check.check_id == "S03"]


def test_days_one_behind_the_other_stand_under_words_of_their_own() -> None:
    head = ["Unit", "Type", "Sq. Ft.", "Residents", "Lease Rent", "Deposits", "Balance"]
    below = [None, "Status", None, "Move in / Lease start - Lease end / Move out", None, None, None]
    lines: list[list[Any]] = []
    for n, name in enumerate(NAMES, 1):
        leaves = n == 3
        lines.append([f"{n}A", "1BR", 790 + n, None if n == 5 else name, 1815 + n, 500, 0])
        days = f"5/{n}/2024 / 5/{n}/2025 - 4/30/2026" + " / 2/28/2026" * leaves
        lines.append([None, "Vacant" if n == 5 else "Notice" if leaves else "Occupied", None, days, *[None] * 3])
        lines[-1][3] = None if n == 5 else lines[-1][3]
    x = read(pdf([["Rent Roll"], ["As of 1/15/2026"], [], head, below, *lines]))
    assert column(x, "move_in_date") == [dt.date(2024, 5, n) if n != 5 else None for n in range(1, 7)]
    assert column(x, "lease_end_date") == [dt.date(2026, 4, 30) if n != 5 else None for n in range(1, 7)]
    assert column(x, "move_out_date")[2] == dt.date(2026, 2, 28)
    assert [row.occupancy_status for row in x.rows][2::2] == ["NOTICE", "VACANT"]


def test_units_above_the_names_of_their_tenants() -> None:
    head = ["Bldg Id-Suit Id", "Rent", None, "GLA", "Monthly", "Monthly"]
    below = ["Occupant Name", "Start", "Expiration", "Sqft", "Base Rent", "Cost Recov"]
    lines: list[list[Any]] = []
    for n, name in enumerate(NAMES, 1):
        lines += [[f"SYC1 -01{n}0"], [name, "9/1/2021", "8/31/2031", 5297 + n, 12580.38 + n, 4480.38], []]
    lines += [["SYC1 -0225"], ["Vacant", None, None, 2431, None, None], []]
    x = read(pdf([["Sycamore Medical Campus"], ["11/30/2025"], [], head, below, *lines]), "OFFICE")
    assert column(x, "unit") == [*(f"SYC1 -01{n}0" for n in range(1, 7)), "SYC1 -0225"]
    assert column(x, "tenant_name") == [*NAMES, None]


def test_what_tenants_trade_as_below_their_legal_names_is_no_part_of_these() -> None:
    head = [None, "Tenant Legal Name", "Rentable", "Lease", "Lease", "Minimum"]
    below = ["Unit", "Trade Name", "Sq Ft", "From", "To", "Rent"]
    lines: list[list[Any]] = []
    for n, name in enumerate(NAMES, 1):
        lines.append([f"A0{n}", name.upper(), 1388 + n, "01-MAR-23", "28-FEB-33", 4742.33 + n])
        lines.append([None, name.removesuffix(" Ltd"), *[None] * 4])
    x = read(pdf([["LEASE RENT ROLL"], ["As of 31-MAY-2025"], [], head, below, *lines]), "RETAIL")
    assert column(x, "tenant_name") == [name.upper() for name in NAMES]


def test_rents_for_a_season_are_of_a_year_and_what_is_left_of_them_is_owed() -> None:
    head = ["Pitch", "Taken by", "Licence from", "Rent", "Received", "Due"]
    rows = [[f"D{n}", name, "01/03/2018", 4135 + n, 4000, 135 + n] for n, name in enumerate(NAMES, 1)]
    title = [["Sandylands Holiday Park"], ["Pitch fees for season 1 March 2026 - 31 October 2026"], []]
    x = read(workbook([*title, head, *rows]), "OTHER")
    assert column(x, "contract_rent") == [None] * 6
    assert column(x, "annual_rent") == [4135 + n for n in range(1, 7)]
    assert column(x, "balance") == [135 + n for n in range(1, 7)]


def test_rents_of_a_year_may_say_to_which_month_it_goes() -> None:
    match = load_vocabulary().header("Rent yr to Sept 2026")[0]
    assert match.field == "annualRent"
    assert match.score >= 0.9


def test_units_of_one_name_are_told_apart_by_what_stands_below_them() -> None:
    head = ["Rm", "Who", "In since", "$ per month", "Bond", "Owes / ahead"]
    rows = [[f"{n}", name, "17/5/23", 715 + n, 330, f"owes {165 + n}"] for n, name in enumerate(NAMES, 1)]
    rows[3][5] = "ahead 210"
    last = [["Sleepout", "Zahid Cropper", "17/10/22", 758.33, 350, None], ["A", *[None] * 5],
            ["Sleepout", "empty", *[None] * 4], ["B", *[None] * 5]]  # fmt: skip
    title = [["Tainui House"], ["Position on Sunday 9 November 2025"], []]
    x = read(pdf([*title, head, *rows, *last]), "OTHER")
    assert column(x, "unit")[-2:] == ["Sleepout A", "Sleepout B"]
    assert column(x, "balance")[:6] == [166, 167, 168, -210, 170, 171]


def test_a_day_below_the_title_is_that_of_the_roll_and_not_one_beside_it() -> None:
    head = ["Suite", None, "Occupant Name", "Rent Start", "Monthly Base Rent"]
    rows = [[f"{n}01", None, name, "9/1/2021", 4000 + n] for n, name in enumerate(NAMES, 1)]
    title = [["Database: MERRPROP", None, "Commercial Rent Roll"], ["Bldg Status: Active only", None, "One Plaza"],
             ["11/3/2025", None, "October 31, 2025"], []]  # fmt: skip
    x = read(workbook([*title, head, *rows]), "OFFICE")
    assert x.meta.as_on_date == dt.date(2025, 10, 31)


def test_a_term_may_say_what_kind_it_is_and_when_it_is_reviewed() -> None:
    head = ["Part", "Tenant", "Term", "Rent p.a.", "Next review"]
    terms = ["20 yrs from 15/06/2015, 5-yearly reviews", "Part 4 from 03/03/2022", "10 yrs from 01/03/2022"]
    rows = [[f"{n + 1}", name, terms[n % 3], 12000 + n, None] for n, name in enumerate(NAMES)]
    x = read(workbook([["Market House"], ["Tenancy schedule at 30 June 2025"], [], head, *rows]), "RETAIL")
    days = [dt.date(2015, 6, 15), dt.date(2022, 3, 3), dt.date(2022, 3, 1)]
    assert column(x, "lease_start_date") == days * 2
    assert column(x, "lease_term_months") == [240, None, 120] * 2


def test_a_store_that_is_vacant_is_a_unit_of_its_own() -> None:
    head = ["Unit", "Tenant", "Sq ft", "Rent p.m."]
    rows = [[f"Shop {n}", name, 600 + n, 1500 + n] for n, name in enumerate(NAMES, 1)]
    rows[1][0] = "Shop 2 and first floor"
    rows[2:2] = [["Rear store", "Vacant", None, None], []]
    x = read(pdf([["Rent Roll"], ["As of 6/30/2025"], [], head, *rows]), "RETAIL")
    assert column(x, "unit")[1:4] == ["Shop 2 and first floor", "Rear store", "Shop 3"]


def test_kinds_of_subsidies_are_no_kinds_of_units() -> None:
    fields = {match.field for text in ("HAP Type", "Subsidy Type") for match in load_vocabulary().header(text)}
    assert fields == {"sourceColumns"}


def test_a_title_without_a_day_has_none_below_it_either() -> None:
    head = ["Unit", "Tenant", "Rent"]
    rows = [[f"{n}01", name, 4000 + n] for n, name in enumerate(NAMES, 1)]
    x = read(workbook([["Grand Mesa", "Rent Roll"], ["8 units"], [], head, *rows]))
    assert x.meta.as_on_date is None
    assert len(x.rows) == 6
