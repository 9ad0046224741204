"""Wordings met outside of the known systems: titles, groups of headers, sizes, shares below the roll."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal

import openpyxl
import pytest
from rolls import column, pdf, read, result, workbook

from fewer import each

HEAD = ["Suite", "Tenant", "RSF", "Monthly Rent", "$/RSF"]
ROWS = [["A", "Ferro Castings", 41000, 21354.17, 6.25], ["B", "Titan Freight", 52250, 25907.29, 5.95]]


@each(
    [
        ("Consolidated Rent Roll - In-Place at 12/31/2026", dt.date(2026, 12, 31)),
        ("Tenants in place on October 31, 2026", dt.date(2026, 10, 31)),
        ("Resident Census & Rates - October 31, 2026", dt.date(2026, 10, 31)),
        ("Rent Roll – 10/31/2026", dt.date(2026, 10, 31)),
        ("Rent roll, printed - 10/31/2026", None),
        ("Budget 2026 - October 31, 2026", None),
    ]
)
def test_titles_say_the_day_in_several_ways(title: str, day: dt.date | None) -> None:
    x = read(workbook([["GATEWAY PORTFOLIO"], [title], [], HEAD, *ROWS]), "INDUSTRIAL")
    assert x.meta.as_on_date == day
    assert x.rows[0].property_name == "GATEWAY PORTFOLIO"


def test_dollars_per_rentable_foot_under_a_group_are_rents_per_area() -> None:
    x = read(
        workbook([["Rent Roll"], [], [None, None, None, "Base Rent"], HEAD, *ROWS], merged=["D3:E3"]), "INDUSTRIAL"
    )
    assert [row.rent_per_area for row in x.rows] == [Decimal("6.25"), Decimal("5.95")]
    assert x.unmapped_columns == []


def test_a_share_below_the_areas_is_no_area() -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    for row in [["Rent Roll"], [], HEAD, *ROWS, ["Total", None, 93250, 47261.46], ["Occupancy", None, 1.0]]:
        sheet.append(row)
    sheet.cell(sheet.max_row, 3).number_format = "0.0%"
    out = io.BytesIO()
    book.save(out)
    x = read(out.getvalue(), "INDUSTRIAL")
    assert [c.status for c in x.checks if c.check_id == "R08"] == ["PASS"]


def test_days_with_dots_are_as_the_formats_of_the_sheet_show_days() -> None:
    def as_on(shown: str) -> dt.date | None:
        book = openpyxl.Workbook()
        sheet = book.active
        sheet.append(["Fern Court - RENT ROLL - 05.12.25"])
        for row in [[], ["Unit", "Tenant", "Rent", "Lease Start"], *(
            [f"10{n}", f"Tenant {n}", 900 + n, dt.date(2024, 12, 20 + n)] for n in range(4)
        )]:  # fmt: skip
            sheet.append(row)
        for cells in sheet.iter_rows(min_row=4, min_col=4):
            cells[0].number_format = shown
        out = io.BytesIO()
        book.save(out)
        return read(out.getvalue(), "MULTIFAMILY").meta.as_on_date

    assert as_on("mm/dd/yy") == as_on("[$-409]m/d/yyyy;@") == dt.date(2025, 5, 12)
    assert as_on("dd/mm/yy") == as_on("mm-dd-yy") == dt.date(2025, 12, 5)  # the last shows days as the country does


def test_rates_of_care_are_the_rent_their_fees_charges_and_their_sum_the_total() -> None:
    head = ["Apt", "Room Type", "Resident", "Base Rate", "Care Fee", "Total Monthly Rate", "Market Rate"]
    rows = [["101", "Studio", "Ann Ames", 4200, 900, 5100, 4350], ["102", "1BR", "Bob Boll", 4300, 450, 4750, 4450]]
    x = read(workbook([["Willow Creek"], [], head, *rows]), "SENIOR_HOUSING")
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [(4200, 5100), (4300, 4750)]
    assert result(x, "R01").status == "PASS"


def test_the_type_of_a_storage_unit_is_its_size() -> None:
    head = ["Space", "Size", "Area", "Type", "Customer", "Rental Rate", "Standard Rate"]
    rows = [["A001", "5x10", 50, "Climate", "Ng", 85, 90], ["A002", "10x15", 150, "Drive-Up", "Moss", 185, 190]]
    x = read(workbook([["SafeStore"], [], head, *rows]), "SELF_STORAGE")
    assert [(row.unit_type, row.area) for row in x.rows] == [("5x10", 50), ("10x15", 150)]
    assert [row.floor_plan for row in x.rows] == ["Climate", "Drive-Up"]
    alone = read(
        workbook([["SafeStore"], [], [*head[:3], *head[4:]], *([*r[:3], *r[4:]] for r in rows)]), "SELF_STORAGE"
    )
    assert [row.unit_type for row in alone.rows] == ["5x10", "10x15"]


@pytest.mark.parametrize("program", ["Argus Enterprise", "ARGUS Enterprise 13.2.1", "Yardi Voyager", "OneSite Reports"])
def test_the_program_that_made_a_report_is_no_property(program: str) -> None:
    x = read(workbook([[program], ["Rent Roll"], ["Meridian Tower"], [], HEAD, *ROWS]), "OFFICE")
    assert x.rows[0].property_name == "Meridian Tower"


def test_a_property_may_be_called_as_a_program_begins() -> None:
    x = read(workbook([["Argus Court Apartments"], ["Rent Roll"], [], HEAD, *ROWS]), "OFFICE")
    assert x.rows[0].property_name == "Argus Court Apartments"


@each(
    [
        ("Total / Wtd. Avg.", None),
        ("Total [/ Wtd. Avg.]", None),
        ("Totals & Averages", None),
        ("Grand Total / Avg", None),
        ("Elm Court Total / Avg.", "Elm Court"),
        ("Total / Average for Elm Court", "Elm Court"),
    ]
)
def test_averages_beside_a_total_are_no_part_of_what_it_is_about(label: str, scope: str | None) -> None:
    x = read(workbook([["Elm Court"], ["Rent Roll"], [], HEAD, *ROWS, [label, None, 93250, 47261.46, 6.08]]), "OFFICE")
    assert [(total.label, total.scope) for total in x.totals.stated] == [(label, scope)]
    assert result(x, "R05").status == "PASS"
    assert len(x.rows) == 2


def test_owners_who_pay_dues_and_a_garage_lack_no_rent() -> None:
    head = ["Apt", "Shareholder", "Monthly Maintenance", "Garage", "Total Charges"]
    rows = [["1A", "Ames", 1250, 150, 1400], ["1B", "Boll", 1310, 0, 1310]]
    x = read(workbook([["Elm Owners Corp"], ["Rent Roll"], [], head, *rows]), "COOPERATIVE")
    assert not [w for w in x.warnings if w.type == "noRentCharge"]
    assert [row.contract_rent for row in x.rows] == [None, None]


def test_credits_are_negative_balances() -> None:
    head = ["Unit", "Tenant", "Rent", "Balance"]
    rows = [["1", "Ames", 900, "1,234.00 CR"], ["2", "Boll", 950, "50.00"], ["3", "Cole", 950, "12.50 DR"]]
    x = read(workbook([["Elm Court"], ["Rent Roll"], [], head, *rows, ["Total", None, 2800, "1,171.50 CR"]]))
    assert [row.balance for row in x.rows] == [Decimal("-1234.00"), Decimal("50.00"), Decimal("12.50")]
    assert result(x, "R07").status == "PASS"


def test_expense_over_recovery_is_no_title_of_a_table() -> None:
    head = [
        [*[None] * 6, "Expense", "Renewal"],
        ["Tenant", "Suite", "SF", None, None, "Contract"],
        [None, None, None, "Start", "Expires", "Rent/Mo.", "Recovery", "Options"],
    ]
    term = [dt.date(2024, 1, 1), dt.date(2028, 1, 31)]
    rows = [[f"Vance Works {n}", f"{n}01", 2000 + n, *term, 900 + n, "NNN", "none"] for n in range(6)]
    x = read(workbook([["Rent Roll"], [], *head, *rows]), "RETAIL")
    assert [(row.unit, row.contract_rent) for row in x.rows] == [(f"{n}01", 900 + n) for n in range(6)]


@pytest.mark.parametrize("label", ["ALL TEN", "Dock C: 6 slips, 5 taken, 1 open", "5 rented, 1 empty"])
def test_what_says_how_many_of_all_are_taken_is_no_tenant(label: str) -> None:
    head = ["Slip", "Slipholder", "Begins", "Ends", "Dockage", "Elec"]
    rows = [
        [f"A-0{n}", f"Upshaw, Nadia {n}", dt.date(2024, 11, 1), dt.date(2025, 10, 31), 285 + n, 50] for n in range(6)
    ]
    x = read(workbook([["Slip register"], ["as of 6/30/2025"], [], head, *rows, [None, label, None, None, 1725, 300]]))
    assert len(x.rows) == 6
    assert [row.contract_rent for row in x.rows] == [285 + n for n in range(6)]


def test_amounts_behind_a_stroke_and_a_period_are_of_that_period() -> None:
    head = ["Unit", "Tenant", "Start", "End", "Base / Month", "Base / Year", "CAM / Month", "CAM / Year"]
    term = [dt.date(2024, 1, 1), dt.date(2028, 12, 31)]
    rows = [[f"N-{n}", f"Vance Works {n}", *term, 5040 + n, 60480 + 12 * n, 840 + n, 10080 + 12 * n] for n in range(6)]
    x = read(workbook([["Rent Roll"], [], head, *rows]), "INDUSTRIAL")
    assert [row.annual_rent for row in x.rows] == [60480 + 12 * n for n in range(6)]


def test_lock_ups_are_units_and_what_is_paid_with_tax_is_all_that_is_paid() -> None:
    head = ["Garage", None, "in since", "£ month", "VAT", "with VAT", "owes"]
    rows = [
        [f"K{n}", "empty"]
        if n % 4 == 3
        else [f"K{n}", f"Mr Tarn{n}", f"{n + 1}.4.18", 50 + n, 10 + n / 5, 60 + 1.2 * n]
        for n in range(12)
    ]
    x = read(workbook([["Lock-ups as of 1.12.25"], [], head, *rows]), "OTHER")
    assert [row.unit for row in x.rows] == [f"K{n}" for n in range(12)]
    assert [row.contract_rent for row in x.rows] == [None if n % 4 == 3 else 50 + n for n in range(12)]
    assert [row.total_charges for row in x.rows][:2] == [60, Decimal("61.2")]
    assert [row.area for row in x.rows] == [None] * 12


def test_the_account_beside_its_number_is_the_tenant_and_the_product_is_what_is_let() -> None:
    head = ["Unit", "Product", "Account", "Account ID", "Start", "List Price", "Fee", "Meeting Rooms"]
    kinds = ["Office", "Desk"]
    rows = [
        [f"4{n:02}", kinds[n % 2], f"Tarn {n} Works", f"A17{n}25", dt.date(2025, 1, 1), 900 + n, 800 + n, 50 * n]
        for n in range(8)
    ]
    x = read(workbook([["Memberships"], [], head, *rows]), "OFFICE")
    assert [row.tenant_name for row in x.rows] == [f"Tarn {n} Works" for n in range(8)]
    assert [row.unit_type for row in x.rows] == [kinds[n % 2] for n in range(8)]


def test_amounts_below_a_word_for_rooms_are_charges() -> None:
    head = ["Unit", "Account", "Account ID", "Start", "Fee", "Meeting Rooms", "Mail & Address", "Monthly Recurring"]
    rows = [
        [f"4{n:02}", f"Tarn {n} Works", f"A17{n}25", dt.date(2025, 1, 1), 800 + n, 50 * n, 45, 845 + 51 * n]
        for n in range(8)
    ]
    x = read(workbook([["Memberships"], [], head, *rows]), "OFFICE")
    assert [row.total_charges for row in x.rows] == [845 + 51 * n for n in range(8)]
    assert [(c.code, c.amount) for c in x.rows[2].charges] == [("Meeting Rooms", 100), ("Mail & Address", 45)]


def test_a_store_without_a_number_stands_among_numbered_ones() -> None:
    for word, names in (
        ("Store", ["Store 1", "Store 2", "Basement"]),
        ("Premises", ["Kiosk 1", "Kiosk 2", "Cellar", "Yard 4"]),
    ):
        rows = [[name, f"Shop {n} LLC", 1000 + n, 2900 + n] for n, name in enumerate(names)]
        x = read(workbook([["Rents as of 12/1/2026"], [], [word, "Tenant", "Sq ft", "Rent / month"], *rows]), "RETAIL")
        assert column(x, "unit") == names


def test_days_of_notice_that_all_lie_ahead_are_those_on_which_people_leave() -> None:
    for header, ahead, field in (
        ("NTV Date", 1, "move_out_date"),
        ("Notice", -1, "notice_date"),
        ("NTV Date", -1, "notice_date"),
    ):
        days = [dt.date(2024, 1, 31) + ahead * dt.timedelta(days=10 + n) for n in range(4)]
        codes = [*["OC"] * 8, *["MTM"] * 3, "EV"]
        rows = [
            [f"{101 + n}", 700, f"Ann Ames {n}", code, 1000, days[n] if n < 4 else None] for n, code in enumerate(codes)
        ]
        rows += [[f"{201 + n}", 700, None, code, None, None] for n, code in enumerate(["VL", "VL", "SKP", "MDL"])]
        head = ["Apt", "SF", "Resident", "Code", "Rent", header]
        x = read(workbook([["Rent Roll"], ["As of 01/31/2024"], [], head, *rows]))
        assert [getattr(row, field) for row in x.rows[:4]] == days
        assert column(x, "status_text") == [row[3] for row in rows]
        assert column(x, "occupancy_status")[11:] == ["EVICTION", "VACANT_LEASED", "VACANT_LEASED", "VACANT", "MODEL"]


def test_two_words_for_dates_above_one_row_each_are_one_header() -> None:
    """``Notice`` over ``Move-out``, where few rows have a day and no record a second line; days on which people came in
    stand in all of them."""
    for upper, lower, few in (("Notice", "Move-out", True), ("Move-In", "Move-Out", False)):
        head = [["", "Unit", "Resident", "Lease", upper, "Market"], ["Bldg", "Number", "Name", "To", lower, "Rent"]]
        days = [None if few and n % 3 else dt.date(2025, 3, 1 + n) for n in range(9)]
        ends = dt.date(2025, 6, 1)
        rows = [[None if n else 1, f"010{n}", f"Ann Ames {n}", ends, day, 1200] for n, day in enumerate(days)]
        x = read(workbook([["Rent Roll"], ["As of 01/31/2025"], [], *head, *rows]))
        assert column(x, "move_out_date" if few else "move_in_date") == days
        assert column(x, "lease_end_date") == [ends] * 9


def test_a_charge_of_its_own_is_no_code_and_two_kinds_of_homes_are_two_columns() -> None:
    head = [
        "Property",
        "Type",
        "Size",
        "Sts",
        "Tenant(s)",
        "Net rent pcm",
        "Service charge",
        "Heating charge",
        "Gross pcm",
    ]
    rows = [
        [
            f"{n} Larch Road",
            "House",
            f"{n % 3 + 1}B4P",
            "LET",
            f"Mrs G Quarmby {n}",
            424.11 + n,
            12.5,
            34.81 + n,
            471.42 + 2 * n,
        ]
        for n in range(1, 9)
    ]
    for make in (workbook, pdf):
        x = read(make([["Rent list"], ["position at 6 April 2025"], [], head, *rows]))
        assert column(x, "unit_type") == ["House"] * 8
        assert [sorted(c.code for c in row.charges) for row in x.rows] == [["Heating charge", "Service charge"]] * 8


def test_days_below_another_title_than_the_tenants_are_none_of_the_lease() -> None:
    above = ["UNIT", None, "LEASE", None, None, "MONTHLY RENT", "RENOVATION", None]
    head = ["No.", "Type", "Tenant", "Move-in", "Exp.", "Current Rent", "Start", "Complete"]
    rows = [
        [
            101 + n,
            "2BR/2BA",
            f"Ann Ames {n}",
            dt.date(2024, 3, 1),
            dt.date(2026, 3, 1 + n),
            1616 + n,
            dt.date(2023, 5, 1 + n),
            dt.date(2023, 9, 9),
        ]
        for n in range(5)
    ]
    data = workbook(
        [["Unit tracker"], ["Data through 9/15/2025"], [], above, head, *rows], merged=["A4:B4", "C4:E4", "G4:H4"]
    )
    x = read(data)
    assert column(x, "lease_start_date") == [None] * 5
    assert column(x, "lease_end_date") == [row[4] for row in rows]


@pytest.mark.parametrize(
    ("end", "field"),
    [
        ("Lease Expires", "move_in_date"),
        ("Lease runs out", "move_in_date"),
        ("Lease runs to", "move_in_date"),
        ("Until", "lease_start_date"),
        ("Agreement to", "move_in_date"),
    ],
)
def test_since_before_the_end_of_a_lease_that_is_called_so_is_the_day_people_came(end: str, field: str) -> None:
    came, ends = dt.date(2019, 4, 1), dt.date(2026, 6, 30)
    rows = [[f"{n}", f"Tenant {n}", came, "MTM" if n % 2 else ends, 90 + n] for n in range(1, 7)]
    x = read(workbook([["Rent Roll"], ["As of 12/01/2025"], [], ["Unit", "Tenant", "Since", end, "Rent"], *rows]))
    assert column(x, field) == [came] * 6
    assert column(x, "lease_end_date") == [None if n % 2 else ends for n in range(1, 7)]
    assert column(x, "move_in_date" if field == "lease_start_date" else "lease_start_date") == [None] * 6


def test_advertised_rents_are_what_the_market_pays_and_what_is_insured_is_no_type() -> None:
    head = ["Home", "Beds/Baths", "Tenant", "Advertised Rent", "Lease Rent", "Coverage A (Dwelling)"]
    rows = [[f"{n} Elm Row", f"{n % 2 + 2}/1", f"Tenant {n}", 1500 + n, 1400 + n, 210000 + n] for n in range(1, 7)]
    x = read(workbook([["Rent Roll"], ["As of 12/01/2025"], [], head, *rows]))
    assert column(x, "market_rent") == [1500 + n for n in range(1, 7)]
    assert column(x, "contract_rent") == [1400 + n for n in range(1, 7)]
    assert column(x, "unit_type") == [f"{n % 2 + 2}/1" for n in range(1, 7)]
    assert [source.header for source in x.rows[0].source_columns] == ["Coverage A (Dwelling)"]


def test_a_column_of_services_and_credits_keeps_the_signs_it_prints() -> None:
    beside = [45, -60, None, 120]
    rows = [
        [f"{n}", f"Tenant {n}", 1200, 1100 + n, more, 1100 + n + (more or 0)] for n, more in enumerate(beside, start=1)
    ]
    head = ["Unit", "Resident", "Market Rent", "Lease Rent", "Services/Credits", "Total Billed"]
    x = read(workbook([["Rent Roll"], ["As of 12/01/2025"], [], head, *rows]))
    assert [[c.amount for c in row.charges] for row in x.rows] == [[45], [-60], [], [120]]
    assert column(x, "concessions") == [None] * 4
    assert column(x, "total_charges") == [row[-1] for row in rows]


MACHINE = [
    [
        "PROPNAME",
        "BLDGID",
        "SUITID",
        "OCCPNAME",
        "SUITSQFT",
        "RENTSTRT",
        "EXPIR",
        "BASERENT_MO",
        "CAMREC_MO",
        "OPENBAL",
    ],
    ["PROPNM", "BLDGNO", "UNITNO", "TENANTNM", "UNITSF", "LSESTART", "LSEEND", "CURRENT_RENT", "CAM_MO", "CURRENTBAL"],
]


@pytest.mark.parametrize("head", MACHINE)
def test_headers_of_a_database_are_read_whose_words_have_no_blanks(head: list[str]) -> None:
    rows = [
        [
            "Fernhill",
            f"B{n // 3}",
            str(101 + n % 3),
            f"Osprey {n}",
            900 + n,
            "2024-02-01",
            "2029-01-31",
            2000 + n,
            310,
            n,
        ]
        for n in range(6)
    ]
    x = read(workbook([head, *rows]), "OFFICE")
    assert column(x, "area") == [row[4] for row in rows]
    assert column(x, "building") == [row[1] for row in rows]
    assert column(x, "property_name") == ["Fernhill"] * 6
    assert column(x, "lease_start_date") == [dt.date(2024, 2, 1)] * 6
    assert column(x, "balance") == [row[9] for row in rows]
    assert [[c.amount for c in row.charges] for row in x.rows] == [[310]] * 6
    assert x.summary.total_units == 6


def test_numbered_steps_of_a_database_are_steps() -> None:
    head = ["SUITID", "OCCPNAME", "SUITSQFT", "BASERENT_MO", "STEP1_DATE", "STEP1_AMT_MO", "STEP2_DATE", "STEP2_AMT_MO"]
    steps = ["2026-07-01", 2100, "2027-07-01", 2200]
    rows = [[str(n), f"Osprey {n}", 900 + n, 2000, *steps] for n in range(1, 5)]
    x = read(workbook([head, *rows]), "OFFICE")
    assert {tuple((s.date, s.amount) for s in row.rent_steps) for row in x.rows} == {
        ((dt.date(2026, 7, 1), 2100), (dt.date(2027, 7, 1), 2200))
    }


def test_headers_in_two_tongues_one_above_the_other_name_what_both_do() -> None:
    heads = [
        ["Local", "Locataire", "Superficie", "Échéance", "Loyer de base mensuel", "Loyer de base annuel"],
        ["Unit", "Tenant", "Area (sf)", "Expiry", "Monthly base rent", "Annual base rent"],
    ]
    rows = [[f"A-{n}", f"Ardoise {n} inc.", 4100 + n, "2028-08-31", 4000 + n, 48000 + 12 * n] for n in range(1, 6)]
    x = read(workbook([["Rôle des loyers / Rent roll"], ["As at: 2025-01-31"], [], *heads, *rows]), "OFFICE")
    assert column(x, "contract_rent") == [row[4] for row in rows]
    assert column(x, "annual_rent") == [row[5] for row in rows]


@pytest.mark.parametrize("header", ["TI balance owed", "Improvements outstanding", "Unpaid TI allowance"])
def test_what_is_owed_of_improvements_is_no_balance(header: str) -> None:
    head = ["Suite", "Company", "RSF", "Base Rent", "CAM", "Mgmt Fee", "Total Charges", header]
    rows = [[str(100 + n), f"Osprey {n}", 900 + n, 2000 + n, 300, 60, 2360 + n, 5000 * n] for n in range(1, 6)]
    x = read(workbook([["Rent Roll"], ["As of 09/30/2025"], [], head, *rows]), "OFFICE")
    assert column(x, "balance") == [None] * 5
    assert [[(c.code, c.amount) for c in row.charges] for row in x.rows] == [[("CAM", 300), ("Mgmt Fee", 60)]] * 5


def test_codes_of_charges_are_not_parted() -> None:
    head = ["Bed", "Name", "SqFt", "RENT", "UTILFLAT", "PARKING", "Total Billing"]
    rows = [[f"{n}-A", f"Osprey {n}", 900 + n, 941 + n, 65, 10 * n, 1006 + 11 * n] for n in range(1, 6)]
    x = read(workbook([["Rent roll by bed"], ["As of 10/31/2025"], [], head, *rows]), "STUDENT_HOUSING")
    assert column(x, "contract_rent") == [row[3] for row in rows]


def test_numbered_steps_are_told_by_the_word_for_a_month_alone() -> None:
    head = ["Space", "Tenant", "Square Feet", "Monthly Base Rent", "Step 1 Date", "Step 1 Monthly", "Step 2 Date"]
    rows = [[str(n), f"Osprey {n}", 900 + n, 2000, "2026-07-01", 2100, "2027-07-01", 2200] for n in range(1, 5)]
    x = read(workbook([["Rent Roll"], [], [*head, "Step 2 Monthly"], *rows]), "OFFICE")
    assert {tuple((s.date, s.amount) for s in row.rent_steps) for row in x.rows} == {
        ((dt.date(2026, 7, 1), 2100), (dt.date(2027, 7, 1), 2200))
    }


@pytest.mark.parametrize("more", [[], ["Tenant"]])
def test_contacts_are_the_tenants_where_no_other_column_names_them(more: list[str]) -> None:
    head = ["Suite", "Contact", *more, "NLA m²", "Lease Start", "Lease End", "Monthly Rent"]
    rows = [
        [f"{n}.0{n}", f"Una Vance {n}", *["Vance Ltd"] * len(more), 80 + n, "2025-03-01", "2028-02-29", 900.0 + n]
        for n in range(1, 7)
    ]
    x = read(workbook([["Elm House"], ["Tenancy Schedule as at 31 August 2025"], [], head, *rows]), "OFFICE")
    assert [row.tenant_name for row in x.rows] == (["Vance Ltd"] * 6 if more else [row[1] for row in rows])


@pytest.mark.parametrize("kinds", [("Single", "Double en-suite"), ("Twin", "King"), ("Loft bed", "Bunk bed")])
def test_words_for_beds_that_come_again_are_kinds(kinds: tuple[str, str]) -> None:
    head = ["Room", "Bed", "Student", "In", "Out", "€/month"]
    rows = [[f"Rm {n}", kinds[n % 2], f"Una Vance {n}", "2025-09-01", "2026-05-31", 600 + n] for n in range(1, 7)]
    x = read(workbook([["4 Elm Terrace, position at 1 November 2025"], [], head, *rows]), "STUDENT_HOUSING")
    assert [(row.unit, row.bed, row.unit_type) for row in x.rows] == [(row[0], None, row[1]) for row in rows]


@pytest.mark.parametrize("year", ["€ (2024)", "EUR (2025)"])
@pytest.mark.parametrize("period", ["€ per annum", "€ p.a."])
def test_a_row_of_years_below_the_words_for_rents_is_of_the_header(period: str, year: str) -> None:
    head = ["Unit", "Occupier", "Sq. m", "Term from", "Expiry", "Headline rent", "Turnover rent"]
    below = [None, None, None, None, None, period, year]
    rows = [
        [f"LM{n}", f"Vance Store {n} Ltd", 100.5 + n, "01 Sep 2012", "31 Aug 2032", 36500.0 + n, 900.0 + n]
        for n in range(1, 7)
    ]
    x = read(pdf([["Elm Mall"], ["Rent schedule, position at 31st December 2024"], [], head, below, *rows]), "RETAIL")
    assert [(row.contract_rent, row.annual_rent) for row in x.rows] == [(None, row[5]) for row in rows]


def test_a_roll_date_comes_before_a_report_date_and_deposits_on_hand_before_those_required() -> None:
    head = ["Home ID", "Service Member / Status", "Lease Start", "Rent", "Oth Chg", "Required Deposit"]
    head.append("Deposits On Hand")
    rows = [[f"PA-{n}", f"Vance, Una {n}", "2025-08-07", 1548 + n, 10 + n, 400, 300 + n] for n in range(1, 7)]
    title = [["Fort Elm Housing", "Report Date: 15 JAN 2026"], ["Housing Rent Roll", "Roll Date: 31 DEC 2025"], []]
    x = read(workbook([*title, head, *rows]))
    assert x.meta.as_on_date == dt.date(2025, 12, 31)
    assert [(row.tenant_name, row.deposit) for row in x.rows] == [(row[1], row[6]) for row in rows]
    assert [[(c.code, c.amount) for c in row.charges] for row in x.rows] == [[("Oth Chg", row[4])] for row in rows]
    alone = read(workbook([*title, head[:6], *(row[:6] for row in rows)]))
    assert [row.deposit for row in alone.rows] == [400] * 6


@pytest.mark.parametrize("word", ["Bump", "Step", "Uplift", "Escalation"])
def test_dates_and_annual_rents_by_number_are_steps(word: str) -> None:
    head = ["Site", "Tenant", "RSF", "Start", "End", "Monthly Rent", "Annual Rent"]
    head += [f"{word} {n} {part}" for n in (1, 2) for part in ("Date", "Annual Rent")]
    rows = [
        [f"P-0{n}", f"Vance {n} Inc", 9100 + n, "2023-05-01", "2038-04-30", 1800 + n, 12 * (1800 + n), *more]
        for n in range(1, 7)
        for more in [("2028-05-01", 24000 + n, "2033-05-01", 26000 + n)]
    ]
    x = read(workbook([["Elm Holdings LLC"], ["Rent Schedule as of 12/31/2025"], [], head, *rows]), "RETAIL")
    steps = [[(str(step.date), step.amount) for step in row.rent_steps] for row in x.rows]
    assert steps == [[(row[7], row[8]), (row[9], row[10])] for row in rows]
    assert [row.annual_rent for row in x.rows] == [row[6] for row in rows]


def test_a_fee_of_the_month_beside_the_rent_is_a_charge_and_a_fee_that_is_held_a_deposit() -> None:
    head = ["Unit", "Tenant", "Moved In", "Actual Rent", "Insurance", "Mo. Fee", "Comm. Fee Held", "Balance"]
    rows = [[f"A{n:03}", f"Una Vance {n}", "06/01/2023", 50 + n, 12, 3, 1500 + n, 0] for n in range(1, 6)]
    x = read(workbook([["Rent roll as of 11/07/2025"], [], head, *rows]), "SELF_STORAGE")
    assert [row.contract_rent for row in x.rows] == [51, 52, 53, 54, 55]
    assert [[charge.amount for charge in row.charges if charge.code == "Mo. Fee"] for row in x.rows] == [[3]] * 5
    assert [row.deposit for row in x.rows] == [1500 + n for n in range(1, 6)]


def test_the_ish_of_a_lease_is_its_end_and_term_days_have_names() -> None:
    head = ["Unit", "Tenant", "NIA sq ft", "Date of entry", "Date of ish", "Passing rent"]
    rows = [["LM1", "Fairlie Footwear", 3120, "15.10.2021", "14.10.2031", 112750],
            ["LM2", "Corran Opticians", 2345, "28.09.2021", "27.09.2031", 68750]]  # fmt: skip
    x = read(workbook([["BURNSIDE CENTRE"], ["Position at Martinmas, 28 November 2025."], [], head, *rows]), "RETAIL")
    assert [str(row.lease_end_date) for row in x.rows] == ["2031-10-14", "2031-09-27"]
    assert x.meta.as_on_date == dt.date(2025, 11, 28)


def test_a_user_is_what_premises_are_used_for() -> None:
    head = ["Premises", "Occupier", "User", "Area (sq m)", "Per annum"]
    rows = [["Unit 1", "Daly Foods Ltd", "Convenience store", 612, 118000],
            ["Unit 2", "Shandon Pharmacy Ltd", "Pharmacy", 148, 52500],
            ["Unit 3", "Roisin Prunty", "Hair & beauty", 71, 21000]]  # fmt: skip
    x = read(workbook([["Schedule of leases"], [], head, *rows]), "RETAIL")
    assert [row.unit_type for row in x.rows] == ["Convenience store", "Pharmacy", "Hair & beauty"]


def test_totals_say_how_many_stand_where_and_a_note_counts_all() -> None:
    head = ["Garage", "Hirer", "Rent", "VAT", "Total", "Account"]
    rows = [[f"{way}/{n:02}", f"Hirer {way}{n}", rent, 0, rent, 10.5 * n] for way, rent in (("SW", 48.3), ("CY", 96))
            for n in range(1, 5)]  # fmt: skip
    first = ["4 in Shelley Walk (rear)", None, 193.2, 0, 193.2, 105]
    second = ["4 in Coleridge Yard", None, 384, 0, 384, 105]
    lines = [["Garages"], [], head, *rows[:4], first, *rows[4:], second, [], ["8 units: 6 garages, 2 sheds."]]
    x = read(workbook(lines), "SELF_STORAGE")
    assert [row.unit for row in x.rows] == [row[0] for row in rows]
    assert not [check for check in x.checks if check.status == "FAIL"]


def test_a_word_with_a_colon_below_a_name_is_a_remark() -> None:
    head = ["Ste", "Tenant", "Commence", "Expire", "RSF", "Base Rent Monthly"]
    days = [dt.date(2017, 10, 1), dt.date(2027, 9, 30)]
    rows = [["100", "Elmbrook Imaging Partners", *days, 6820, 17732],
            ["200", "Orthopedic Associates", *days, 9340, 23155], [None, "Exclusive: orthopedic surgery"],
            ["210", "Lakeshore Dermatology", *days, 3155, 8413]]  # fmt: skip
    x = read(workbook([["Rent Roll"], [], head, *rows]), "MEDICAL_OFFICE")
    assert [row.tenant_name for row in x.rows] == [row[1] for row in rows if row[0]]


def test_what_is_billed_with_its_tax_is_the_sum_of_the_charges() -> None:
    head = ["Shop", "Lessee", "GLA (m²)", "Base Rent\n$ per month", "Outgoings\n$ per month",
            "Promotion Levy\n$ per month", "Total Ex GST\n$ per month", "GST\n$ per month",
            "Total Inc GST\n$ per month"]  # fmt: skip
    rents = [
        (101, "Goldfields Ltd", 410, 9925.1, 1536.8),
        (102, "Valuemart Ltd", 250, 7026.2, 944),
        (103, "Kiosk", 20, 900.5, 80),
    ]
    rows = [[*some, rent, out, 50, (net := round(rent + out + 50, 2)), (tax := round(net / 10, 2)), round(net + tax, 2)]
            for *some, rent, out in rents]  # fmt: skip
    x = read(workbook([["Tenancy Schedule"], [], head, *rows]), "RETAIL")
    assert [float(row.total_charges) for row in x.rows] == [row[-1] for row in rows]
    assert [[charge.code.split()[0] for charge in row.charges] for row in x.rows] == [
        ["Outgoings", "Promotion", "GST"]
    ] * 3


def test_a_title_without_cells_over_accommodation_names_no_units() -> None:
    head = ["Accommodation", "Tenant", "Demise", "NIA (sq ft)", "Start", "Expiry", "Passing Rent (£ pa)"]
    floors = ["Basement Gym", *(f"{n}th Floor {side}" for n in range(4, 9) for side in ("North", "South"))]
    days = [dt.date(2021, 6, 24), dt.date(2031, 6, 23)]
    rows = [[floor, f"Tenant {n} Limited", None, 640 + n, *days, 6400 + n] for n, floor in enumerate(floors)]
    x = read(workbook([["Tenancy Schedule as at 30 June 2026"], [], head, *rows]), "OFFICE")
    assert [row.unit for row in x.rows] == floors


def test_the_number_of_a_property_in_its_total_counts_no_units() -> None:
    head = ["Suite", "Tenant", "Start", "Area", "Rent"]
    rows = [[f"0{n}", f"Tenant {n} LLC", dt.date(2020, 1, n), 1000 + n, 500 + n] for n in (1, 2)]
    lines = [["Rent Roll"], [], head, ["4410 Brightwater Plaza"], *rows, ["03", "VACANT", None, 900, None],
             ["Totals: 4410", "Occupied Sqft: 69%", "2 Units", 2003, 1003],
             [None, "Vacant Sqft: 31%", "1 Units", 900, None],
             [None, "Total Sqft: 100%", "3 Units", 2903, 1003]]  # fmt: skip
    x = read(workbook(lines), "OFFICE")
    assert not [check for check in x.checks if check.status == "FAIL"]
