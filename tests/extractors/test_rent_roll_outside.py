"""Rolls as other systems export them and people type them: what each showed, in a small document."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from rolls import pdf, read, result, workbook

import docextract
from fewer import each

DAY = dt.date


def test_the_row_above_a_header_says_the_periods_of_its_amounts() -> None:
    head = ["Suite", "Tenant Name", "RSF", "Start", "Expiration", "Base Rent", "PSF", "Base Year", "Recoveries"]
    above = [None, None, None, "Lease", None, "Current Annual", None, "Expense", "Annual"]
    rows = [
        ["100", "Lobby Cafe", 2150, DAY(2022, 5, 1), DAY(2027, 4, 30), 51600, 24.0, 2022, 1500],
        ["200", "Pike LLP", 18400, DAY(2019, 1, 1), DAY(2029, 12, 31), 616400, 33.5, 2019, 22000],
    ]
    x = read(
        workbook([["One Meridian Plaza"], ["RENT ROLL"], ["As of March 31, 2026"], [], above, head, *rows]), "OFFICE"
    )
    assert [(row.contract_rent, row.annual_rent) for row in x.rows] == [(None, 51600), (None, 616400)]
    assert [r.period for row in x.rows for r in row.recoveries if r.kind == "total"] == ["ANNUAL", "ANNUAL"]
    assert not [w for w in x.warnings if w.type == "rentPeriodAssumed"]


def test_recoveries_without_a_period_follow_rents_that_turn_out_to_be_annual() -> None:
    head = ["Suite", "Tenant", "RSF", "Base Rent", "PSF", "Recoveries"]
    rows = [["100", "Lobby Cafe", 2150, 51600, 24.0, 1500], ["200", "Pike LLP", 18400, 616400, 33.5, 22000]]
    x = read(workbook([["Rent Roll"], ["As of March 31, 2026"], [], head, *rows]), "OFFICE")
    assert [row.annual_rent for row in x.rows] == [51600, 616400]
    assert [r.period for row in x.rows for r in row.recoveries] == ["ANNUAL", "ANNUAL"]


@pytest.mark.parametrize(
    ("sizes", "area"),
    [
        (["5.0 x 5.0", "5.0 x 10.0", "10.0 x 10.0"], False),
        (["5x5", "5x8", "4x4"], True),
        (["5'x5'", "10' x 20'"], True),
    ],
)
def test_sizes_of_storage_units_are_no_rooms(sizes: list[str], area: bool) -> None:
    head = ["Unit", "Size", "Area", "Tenant", "Std. Rate", "Rent"]
    sides = [[float(part.strip(" '")) for part in size.split("x")] for size in sizes]
    rows = [
        [f"10{n}", size, a * b if area else None, "Ng", 50 + n, 49 + n]
        for n, (size, (a, b)) in enumerate(zip(sizes, sides, strict=True))
    ]
    x = read(workbook([["Big Box Storage"], ["Rent Roll"], [], head, *rows]), "SELF_STORAGE")
    assert [row.unit_type for row in x.rows] == sizes
    assert all(row.bedrooms is None and row.bathrooms is None for row in x.rows)
    assert not any("bedrooms" in row.sources for row in x.rows)


def test_rooms_in_the_form_of_sizes_stay_rooms() -> None:
    head = ["Unit", "Type", "Sq Ft", "Tenant", "Rent"]
    rows = [["1", "2x2", 950, "Ames", 1200], ["2", "1x1", 700, "Boll", 900]]
    x = read(workbook([["Elm Court"], ["Rent Roll"], [], head, *rows]))
    assert [(row.bedrooms, row.bathrooms) for row in x.rows] == [(2, 2), (1, 1)]


@each(["Vacant POH", "Vacant Lot", "Vacant retail space", "VACANT - Shell", "Vacant Home"])
def test_a_vacant_home_or_shop_is_no_tenant(name: str) -> None:
    rows = [["1", "Ann Ames", 550, 600], ["2", name, None, 600]]
    x = read(workbook([["Sunny Acres"], ["Rent Roll"], [], ["Space", "Resident", "Rent", "Market Rent"], *rows]))
    assert [row.tenant_name for row in x.rows] == ["Ann Ames", None]
    assert [row.occupancy_status for row in x.rows] == ["OCCUPIED", "VACANT"]


def test_a_company_called_vacant_is_a_tenant() -> None:
    rows = [["1", "Vacant Properties LLC", 550, 600], ["2", "Ann Ames", 550, 600]]
    x = read(workbook([["Sunny Acres"], ["Rent Roll"], [], ["Space", "Resident", "Rent", "Market Rent"], *rows]))
    assert [row.occupancy_status for row in x.rows] == ["OCCUPIED", "OCCUPIED"]


def test_the_sum_of_the_charges_is_their_total_whatever_it_is_called() -> None:
    head = ["Space", "Resident", "Site Rent", "Home Rent", "Water", "Trash", "Total Due"]
    rows = [["1", "Ames", 550, None, 32.5, 15, 597.5], ["2", "Boll", 550, 425, 32.5, 15, 1022.5]]
    total = ["TOTALS", None, 1100, 425, 65, 30, 1620]
    x = read(workbook([["Sunny Acres"], ["Rent Roll"], [], head, *rows, total]), "MANUFACTURED_HOUSING")
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [(550, 597.5), (550, 1022.5)]
    assert result(x, "R01").status == "PASS"
    other = [[*row[:6], 80.0] for row in rows]
    x = read(workbook([["Sunny Acres"], ["Rent Roll"], [], head, *other]), "MANUFACTURED_HOUSING")
    assert [row.total_charges for row in x.rows] == [None, None]


def test_a_gross_rent_beside_the_contract_rent_is_no_charge() -> None:
    head = ["Apt", "Head of Household", "Gross Rent", "Contract Rent", "Tenant Portion", "HAP"]
    rows = [["101", "Elder, A", 1042, 980, 201, 779], ["102", "Elder, B", 1102, 1040, 240, 800]]
    x = read(workbook([["Prospect Apts"], ["Rent Roll"], [], head, *rows]))
    assert [row.contract_rent for row in x.rows] == [980, 1040]
    assert {charge.code for row in x.rows for charge in row.charges} == {"Tenant Portion", "HAP"}
    assert "contractRent" not in x.rows[0].derived


def test_how_a_report_is_made_names_no_property() -> None:
    rows = [["101", "A", "Ann Ames", 800], ["101", "B", "Bob Boll", 800]]
    head = ["Unit", "Bed", "Resident", "Rent"]
    x = read(workbook([["The Quad at Elm"], ["Rent Roll - By Bed"], ["As of: 08/31/2026"], [], head, *rows]))
    assert {row.property_name for row in x.rows} == {"The Quad at Elm"}


def test_levels_of_care_are_sections_and_no_properties() -> None:
    head = ["Unit", "Resident", "Room Rate", "Care Rate", "Total", "Admit Date"]
    assisted = [["A1", "Ames", 5000, 600, 5600, DAY(2024, 3, 2)], ["A2", "Boll", 5100, 900, 6000, DAY(2024, 3, 3)]]
    memory = [["M1", "Cole", 6000, 700, 6700, DAY(2024, 4, 2)], ["M2", "Dunn", 6100, 500, 6600, DAY(2024, 4, 3)]]
    lines = [
        ["Cedar Grove Senior Living"], ["Rent Roll"], [], head,
        ["Assisted Living"], *assisted, ["Assisted Living Total", None, 10100, 1500, 11600],
        ["Memory Care"], *memory, ["Memory Care Total", None, 12100, 1200, 13300],
    ]  # fmt: skip
    for data in (workbook(lines), pdf(lines, pitch=9)):
        x = read(data, "SENIOR_HOUSING")
        assert [row.property_name for row in x.rows] == ["Cedar Grove Senior Living"] * 4
        assert [row.section for row in x.rows] == ["Assisted Living"] * 2 + ["Memory Care"] * 2
        assert (x.rows[0].contract_rent, x.rows[0].total_charges) == (5000, 5600)
        assert [row.charges[0].amount for row in x.rows] == [600, 900, 700, 500]
        assert x.rows[0].move_in_date == DAY(2024, 3, 2)


def test_the_next_property_under_a_total_that_names_its_own_is_a_heading() -> None:
    head = ["Unit", "Tenants", "Rent", "Deposits held"]
    lines = [
        ["Rent roll"], ["As of 10/31/2026"], [], head,
        ["12 Maple Ct - Multi-family"], ["1A", "Dana Fox", 1450, 1450], ["1B", "Ivo Petrov", 1395, 1300],
        ["Total 12 Maple Ct - Multi-family", None, 2845, 2750],
        ["88 Alder St - Duplex"], ["Up", "Kim Oh", 1800, 1800], ["Down", "Ana Silva", 1725, 1725],
        ["Total 88 Alder St - Duplex", None, 3525, 3525],
    ]  # fmt: skip
    x = read(pdf(lines, pitch=8.5))
    assert [row.property_name for row in x.rows] == ["12 Maple Ct - Multi-family"] * 2 + ["88 Alder St - Duplex"] * 2


HOUSES = [
    ["102 Oak Hollow", None, "Garcia, Luis", DAY(2026, 3, 1), DAY(2027, 2, 28), 1900, 1850, 1850],
    ["118 Oak Hollow", None, "Vacant", None, None, 1950, None, None],
    ["7 Elm", "A", "Otis Grant", DAY(2025, 9, 1), DAY(2026, 11, 30), 1100, 1075, 900],
    ["7 Elm", "B", "Bea Hart", DAY(2026, 9, 1), DAY(2027, 8, 31), 1100, 1090, 900],
]
HOUSES_HEAD = ["Building", "Unit", "Tenant(s)", "Lease Start", "Lease End", "Market Rent", "Rent", "Deposit"]


def test_a_vacant_house_without_a_unit_is_a_row() -> None:
    x = read(workbook([["Rent Roll"], [], HOUSES_HEAD, *HOUSES]), "SINGLE_FAMILY_RENTAL")
    assert [(row.building, row.unit, row.tenant_name) for row in x.rows] == [
        ("102 Oak Hollow", None, "Garcia, Luis"), ("118 Oak Hollow", None, None),
        ("7 Elm", "A", "Otis Grant"), ("7 Elm", "B", "Bea Hart"),
    ]  # fmt: skip
    assert x.rows[1].occupancy_status == "VACANT"


def test_money_totals_prove_no_completeness_while_another_says_that_a_row_is_missing() -> None:
    head = ["Unit", "Tenant", "Rent", "Deposit", "Market Rent"]
    rows = [["1", "Ames", 900, 500, 1000], ["2", "Boll", 950, 500, 1000]]
    whole = read(workbook([["Elm Court"], ["Rent Roll"], [], head, *rows, ["Total", None, 1850, 1000, 2000]]))
    short = read(workbook([["Elm Court"], ["Rent Roll"], [], head, *rows, ["Total", None, 1850, 1000, 2950]]))
    assert whole.proof.completeness.status == "PROVED"
    assert short.proof.completeness.status == "UNPROVED"


def test_a_share_in_words_below_the_totals_is_understood() -> None:
    head = ["Unit", "Tenant", "Type", "Rent"]
    rows = [["1", "Ames", "A1", 900], ["2", "Vacant", "A1", None]]
    after = [["Total", None, None, 900], ["Occupancy", None, "50.0%"]]
    x = read(workbook([["Elm Court"], ["Rent Roll"], [], head, *rows, *after]))
    assert x.ledger.unexplained == []


def test_a_yearly_rate_beside_its_monthly_equivalent_is_the_annual_rent() -> None:
    head = ["Slip", "Boat Owner", "Contract Start", "Annual Rate", "Monthly Equivalent", "Balance Due"]
    rows = [["A-01", "Capt Ames", DAY(2026, 4, 1), 4200, 350, 0], ["A-02", "Capt Boll", DAY(2026, 4, 1), 4500, 375, 0]]
    x = read(workbook([["Harbor Point Marina"], ["Rent Roll"], [], head, *rows]), "SPECIAL_PURPOSE")
    assert [(row.annual_rent, row.contract_rent) for row in x.rows] == [(4200, 350), (4500, 375)]


def test_the_account_and_the_start_of_a_rental_are_the_tenants() -> None:
    head = ["Unit", "Size", "Tenant", "Account", "Rental Start", "Std. Rate", "Rent"]
    rows = [["1001", "5x10", "Ng", "T5000", DAY(2023, 1, 7), 79, 79], ["1002", "10x10", "Moss", "T51", None, 129, 119]]
    x = read(workbook([["Big Box"], ["Rent Roll"], [], head, *rows]), "SELF_STORAGE")
    assert [(row.resident_id, row.lease_start_date) for row in x.rows] == [("T5000", DAY(2023, 1, 7)), ("T51", None)]


def test_the_rent_of_a_contract_is_the_rent_where_an_effective_one_stands_beside() -> None:
    head = ["Unit No.", "Tenant Name", "Contract Rent per Month", "Concessions ($)", "Effective Rent", "Market Rent"]
    rows = [["101", "Ames", 1100, -50, 1050, 1150], ["102", "Boll", 1000, 0, 1000, 1150]]
    x = read(workbook([["Rent Roll"], [], head, *rows]))
    assert [row.contract_rent for row in x.rows] == [1100, 1000]


@each(
    [
        ([["RENT ROLL CERTIFICATION"], ["Property Name:", "Lakeview Commons"]], "Lakeview Commons"),
        ([["OneSite Reports - Summit Ridge"], ["RENT ROLL DETAIL"]], "Summit Ridge"),
        ([["Exhibit C - Rent Roll"], ["Parkway Center | Suburban Office | 58,400 RSF"]], "Parkway Center"),
        ([["Rent Roll"], ["Oak Bend (oakbend)"]], "Oak Bend"),
        ([["Rent Roll"], ["The Mill (downtown)"]], "The Mill (downtown)"),
        ([["Rent roll report"], ["As of date", "9/30/2026"], ["Property", "HQ Tower"]], "HQ Tower"),
        ([["Rent Roll"], ["As of date", "9/30/2026"], ["Elm Court"]], "Elm Court"),
        ([["Rent Roll"], ["Property: 0142", "Oak Hill"]], "Oak Hill"),
        ([["Rent Roll"], ["All Properties"]], None),
        (
            [["Rent Roll - Detail"], ["SafeKeep Storage - Dunmore Pike"], ["2750 Dunmore Pike, Ashby TN"]],
            "SafeKeep Storage - Dunmore Pike",
        ),
        ([["Elm Court"], ["Rent Roll by Bed - Academic Year 2025/26"]], "Elm Court"),
        (
            [["EXHIBIT C"], ["SCHEDULE OF LEASES"], ["Ardmoor Plaza, 3300 Hollis Turnpike"]],
            "Ardmoor Plaza, 3300 Hollis Turnpike",
        ),
        ([["Tenancy Schedule", "Property: cfp001"], ["Copperfield Commerce Park"]], "Copperfield Commerce Park"),
        ([["Mill Flats (gmf747)"], ["Property: gmf747"], ["Rent Roll"]], "Mill Flats"),
        ([["Lakeview Center"], ["700 Lakeview Parkway, Sutter Falls, MN 55000"], ["Rent Roll"]], "Lakeview Center"),
        ([["Rent Roll"], ["Acme Property Management"], ["Cedar Mill"]], "Cedar Mill"),
        ([["ST. BRENDAN MANOR"], ["Tenant Rent Roll"], ["Contract IN36-S041-007"]], "ST. BRENDAN MANOR"),
        ([["Rent Roll"], ["In-Place Leases"]], None),
    ]
)
def test_names_of_properties_in_titles(title: list[list[str]], name: str | None) -> None:
    rows = [["101", "Ames", 900], ["102", "Boll", 950]]
    x = read(workbook([*title, [], ["Unit", "Tenant", "Rent"], *rows]))
    assert {row.property_name for row in x.rows} == {name}


def test_the_largest_words_of_a_title_block_and_those_of_the_file_name_the_property(tmp_path: Path) -> None:
    rows = [["101", "Ames", 900], ["102", "Boll", 950]]
    book = openpyxl.load_workbook(io.BytesIO(workbook(
        [["Northlight Partners"], ["Quarterly list"], ["Harbor Point"], [], ["Unit", "Tenant", "Rent"], *rows]
    )))  # fmt: skip
    file = tmp_path / "rents.xlsx"
    book.save(file)
    named = file.rename(tmp_path / "Harbor rents 2025.xlsx")
    assert _property(named) == "Harbor Point"
    book.worksheets[0]["A1"].font = openpyxl.styles.Font(size=18, bold=True)
    book.save(file)
    assert _property(file) == "Northlight Partners"


def _property(path: Path) -> str | None:
    return docextract.extract(path, asset_type="MULTIFAMILY", document_type="RENT_ROLL").meta.property_name


@pytest.mark.parametrize(
    ("title", "day"),
    [
        ("État locatif au 30/09/2026", DAY(2026, 9, 30)),
        ("Tenancy Schedule - 24 June 2026", DAY(2026, 6, 24)),
        ("Based on the underwritten rent roll dated March 1, 2026", DAY(2026, 3, 1)),
        ("Effective 11/01/2026", DAY(2026, 11, 1)),
    ],
)
def test_more_wordings_of_the_day(title: str, day: dt.date) -> None:
    x = read(workbook([["Elm Court"], [title], [], ["Unit", "Tenant", "Rent"], ["13", "Ames", 900]]))
    assert x.meta.as_on_date == day


def test_a_rent_with_all_charges_is_the_total_and_charges_beside_it_are_other_charges() -> None:
    head = ["Lot", "Locataire", "Loyer HC", "Charges", "Loyer CC"]
    x = read(workbook([["État locatif"], [], head, ["01", "Mme Dupont", 640, 80, 720], ["02", "M. Roy", 700, 80, 780]]))
    assert [(r.contract_rent, r.other_charges, r.total_charges) for r in x.rows] == [(640, 80, 720), (700, 80, 780)]


def test_a_column_of_yes_and_no_that_asks_for_no_status_is_none() -> None:
    head = ["Unit", "Owner", "Regular Assessment", "Balance", "Tenant Occupied?"]
    rows = [["B1", "Ames", 425, 0, "Y"], ["B2", "Boll", 425, 0, "N"], ["B3", "Cole", 425, 0, "N"]]
    x = read(workbook([["Pelican Bay"], ["Rent Roll"], [], head, *rows]), "COMMUNITY_ASSOCIATION")
    assert [row.occupancy_status for row in x.rows] == ["OCCUPIED"] * 3
    assert [c.value for row in x.rows for c in row.source_columns if c.header == "Tenant Occupied?"] == ["Y", "N", "N"]
    head, rows = ["Unit", "Name", "Rent", "Occ (Y/N)"], [["1", "Ames", 900, "Y"], ["2", None, None, "N"]]
    x = read(workbook([["Elm"], ["Rent Roll"], [], head, *rows]))
    assert [row.occupancy_status for row in x.rows] == ["OCCUPIED", "VACANT"]


def test_a_code_of_a_charge_is_no_slip_of_another_word() -> None:
    head = ["Unit", "Name", "Total Charges", "RENT", "PARK", "PEST"]
    rows = [["101", "Hill", 1178, 1150, 25, 3], ["102", "Ives", 1163, 1160, 0, 3]]
    x = read(workbook([["Summit Ridge"], ["RENT ROLL DETAIL"], [], head, *rows]))
    assert [c.amount for c in x.rows[0].charges] == [1150, 25, 3]
    assert result(x, "R01").status == "PASS"


def test_what_tenants_pay_of_the_costs_by_area_is_no_rent() -> None:
    head = [
        ["Suite", "Tenant", "Sq. Ft.", "Monthly Rent", "NNN Est.", "Security Deposit"],
        [None, None, None, None, "$/SF", None],
    ]
    rows = [["A", "Bolt Supply", 20000, 12166.67, 1.85, 12500], ["B", "Cartons", 35000, 19250, 1.85, 20416.67]]
    x = read(workbook([["Crossdock Park"], ["Rent Roll"], [], *head, *rows]), "INDUSTRIAL")
    assert [row.rent_per_area for row in x.rows] == [None, None]
    assert [(r.kind, str(r.per_area)) for row in x.rows for r in row.recoveries] == [("nnn", "1.85")] * 2


def test_beside_baths_bed_counts_bedrooms() -> None:
    head = ["#", "Bed", "Bath", "SF", "Name", "Market", "Actual"]
    rows = [[1, 1, 1, 640, "Ames", 1200, 1160], [2, 2, 1.5, 800, "Boll", 1250, 1210]]
    x = read(workbook([["Rosewood Apts"], ["Rent Roll"], [], head, *rows]))
    assert [(row.unit, row.bed, row.bedrooms) for row in x.rows] == [("1", None, 1), ("2", None, 2)]


def test_addresses_are_units_where_nothing_else_is() -> None:
    head = ["Address", "Tenant", "Lease Ends", "Deposit", "Rent", "Balance"]
    rows = [
        ["14 Oak - Up", "Bell", DAY(2026, 12, 31), 500, 700, 0],
        ["14 Oak - Down", "Cruz", DAY(2026, 12, 31), 500, 725, 0],
        ["220 Main #1", "vacant", None, None, None, 0], ["9 Hill Rd", "Eads", DAY(2026, 12, 31), 500, 800, 0],
    ]  # fmt: skip
    x = read(
        workbook([["SMITH RENTALS"], [], head, *rows, ["TOTAL", None, None, 1500, 2225, 0]]), "SINGLE_FAMILY_RENTAL"
    )
    assert [row.unit for row in x.rows] == ["14 Oak - Up", "14 Oak - Down", "220 Main #1", "9 Hill Rd"]
    assert x.rows[2].occupancy_status == "VACANT"


def test_a_year_of_rents_below_the_total_is_no_total_of_months() -> None:
    rows = [["1", "Ames", 900], ["2", "Boll", 950], ["Grand Total", None, 1850], ["Annualized", None, 22200]]
    x = read(workbook([["Elm Court"], ["Rent Roll"], [], ["Unit", "Tenant", "Monthly Rent"], *rows]))
    assert result(x, "R05", "contractRent").status == "PASS"
    assert not [c for c in x.checks if c.status == "FAIL"]
    assert x.totals.stated[-1].values == {"annualRent": 22200}


def test_first_and_last_day_of_the_lease_in_one_cell() -> None:
    head = ["Suite", "Tenant", "RSF", "Lease Term", "Annual Rent"]
    rows = [
        ["100", "Allied Title", 8200, "1/1/2021 - 12/31/2028", 200900],
        ["200", "Crane", 22000, "Jul-2019 to Jun-2029", 500500],
    ]
    x = read(workbook([["Parkway Center"], ["Rent Roll"], [], head, *rows]), "OFFICE")
    assert [(row.lease_start_date, row.lease_end_date) for row in x.rows] == [
        (DAY(2021, 1, 1), DAY(2028, 12, 31)), (DAY(2019, 7, 1), DAY(2029, 6, 30)),
    ]  # fmt: skip
    assert [str(p.cell) for p in x.rows[0].sources["leaseEndDate"]] == ["D5"]
    assert "leaseTermMonths" not in x.rows[0].unread


def test_space_of_the_management_may_count_as_occupied_and_lines_below_the_total_are_no_units() -> None:
    head = ["Suite", "Tenant", "RSF", "% of Bldg", "% Pro Rata", "Annual Rent"]
    rows = [
        ["100", "Allied Title", 8200, 0.532, 0.532, 200900], ["110", "Management Office", 1900, 0.123, 0.123, None],
        ["150", "Available", 5300, 0.344, 0.344, None],
    ]  # fmt: skip
    after = [
        ["Totals", None, 15400, 1, 1, 200900],
        ["Leased", None, 10100, 0.656, 0.656],
        ["Available", None, 5300, 0.344, 0.344],
    ]
    x = read(workbook([["Parkway Center"], ["Rent Roll"], [], head, *rows, *after]), "OFFICE")
    assert [row.unit for row in x.rows] == ["100", "110", "150"]
    assert {c.status for c in x.checks if c.check_id == "R08"} <= {"PASS", "WARN"}


def test_tenants_without_ids_of_suites_are_the_rows_of_a_roll() -> None:
    head = ["Tenant", "Tenant SF", "Base Rent ($)", "Base Rent PSF", "Lease Expiration"]
    rows = [[f"Tenant {n}", 1000 * n, 2500 * n, 2.5, DAY(2030 + n, 2, 28)] for n in range(1, 6)]
    x = read(workbook([["Major Tenant Summary"], ["Rent Roll"], [], head, *rows]), "RETAIL")
    assert [row.tenant_name for row in x.rows] == [f"Tenant {n}" for n in range(1, 6)]
    assert result(x, "S08").status == "WARN", "units have ids"


def test_narrow_numbers_at_the_right_of_their_columns_are_under_the_words_at_the_left() -> None:
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    page = Canvas(out, pagesize=(612, 792), invariant=1)
    page.setFont("Helvetica", 8)
    head = ["#", "Bed", "Bath", "SF", "Name", "Market", "Actual"]
    starts = [50, 120, 150, 200, 260, 330, 390, 450]
    rows = [[n + 1, 1 + n % 2, 1 + n % 2, 640 + 160 * (n % 2), f"Tenant {n}", 1200, 1160] for n in range(8)]
    page.drawString(50, 740, "Rosewood Apts")
    page.drawString(50, 730, "Rent Roll as of 10/01/2026")
    for line, cells in enumerate([head, *rows]):
        for column, cell in enumerate(cells):
            y = 700 - 10 * line
            if isinstance(cell, str):
                page.drawString(starts[column] + 1, y, cell)
            else:
                page.drawRightString(starts[column + 1] - 1, y, str(cell))
    page.save()
    x = read(out.getvalue())
    assert [row.unit for row in x.rows] == [str(n + 1) for n in range(8)]
    assert [row.bedrooms for row in x.rows] == [1 + n % 2 for n in range(8)]
    assert [row.area for row in x.rows] == [640 + 160 * (n % 2) for n in range(8)]


def test_the_first_words_of_two_columns_of_a_step_are_no_title_over_the_rate_beside_them() -> None:
    head = [
        ["Suite", "Tenant", "RSF", "Monthly", "Rent", "Step", "Step"],
        [None, None, None, "Rent", "PSF", "Date", "PSF"],
    ]
    rows = [
        ["1010", "Ortho", 12450, 29568.75, 28.5, DAY(2027, 1, 1), 29.36],
        ["1020", "Imaging", 5300, 13250, 30, DAY(2027, 6, 1), 30.9],
    ]
    x = read(workbook([["Valley Plaza"], ["Rent Roll"], [], *head, *rows]), "OFFICE")
    assert [str(row.rent_per_area) for row in x.rows] == ["28.5", "30"]
    assert [[(s.date, str(s.per_area)) for s in row.rent_steps] for row in x.rows] == [
        [(DAY(2027, 1, 1), "29.36")], [(DAY(2027, 6, 1), "30.9")],
    ]  # fmt: skip


def test_when_notice_is_due_is_part_of_the_option_before() -> None:
    head = ["Suite", "Tenant", "RSF", "Annual Rent", "Options"]
    rows = [["1", "Ortho", 1200, 36000, "Two 5-yr renewals at FMV; 12 months notice"]]
    x = read(workbook([["Valley Plaza"], ["Rent Roll"], [], head, *rows]), "OFFICE")
    assert [option.text for option in x.rows[0].options] == ["Two 5-yr renewals at FMV; 12 months notice"]


def test_a_charge_of_no_known_code_that_the_total_needs_is_one() -> None:
    head = ["Apt", "Shareholder", "Shares", "Maintenance", "Storage", "Bike", "Total Monthly"]
    rows = [["1A", "Ames", 200, 1500, 40, 10, 1550], ["1B", "Boll", 210, 1520, None, 10, 1530]]
    x = read(workbook([["Owners Corp."], ["Maintenance Roll"], [], head, *rows]), "COOPERATIVE")
    assert [row.tenant_name for row in x.rows] == ["Ames", "Boll"]
    assert [[c.amount for c in row.charges] for row in x.rows] == [[1500, 40, 10], [1520, 10]]
    assert result(x, "R01").status == "PASS"


def test_sales_under_percentage_rent_are_no_rate() -> None:
    head = [
        ["Unit", "Tenant", "GLA", "Monthly Rent", "Percentage Rent", None, None],
        [None, None, None, None, "%", "Breakpoint", "2025 Sales"],
    ]
    rows = [
        ["A-1", "Market", 45600, 55100, None, None, 31200000],
        ["A-2", "Shop", 9800, 10616.67, 0.04, 3185000, 2150000],
    ]
    x = read(workbook([["Ocean Plaza"], ["Rent Roll"], [], *head, *rows], merged=["E4:G4"]), "RETAIL")
    found = [row.percentage_rent for row in x.rows]
    assert all(found)
    assert [(str(p.rate), p.sales) for p in found if p] == [("None", 31200000), ("0.04", 2150000)]


def test_a_share_whose_cell_shows_no_percent_sign_is_no_area() -> None:
    rows = [["1", "Ames", 900, 1000], ["2", "Vacant", 100, None]]
    after = [["Total GLA", None, 1000, 1000], ["% Occupied", None, 0.9]]
    x = read(workbook([["Ocean Plaza"], ["Rent Roll"], [], ["Unit", "Tenant", "GLA", "Monthly Rent"], *rows, *after]))
    assert [c.status for c in x.checks if c.check_id == "R08"] == ["PASS"]


def test_floors_and_buildings_are_parts_of_the_property() -> None:
    head = ["Unit", "Resident", "Market", "Lease Rent"]
    lines = [["THE HALCYON"], ["Rent Roll 09/15/2026"], [], head]
    for name in ("FLOOR 1", "Floor 2", "Building A"):
        lines += [[name], [f"{name[-1]}01", "Ames", 1000, 950], [f"{name[-1]}02", "Boll", 1000, 950]]  # type: ignore[list-item]
        lines += [[f"Subtotal {name}", None, 2000, 1900]]  # type: ignore[list-item]
    x = read(workbook([*lines, ["Grand Total", None, 6000, 5700], ["Annual GPR", None, 72000]]))
    assert {row.property_name for row in x.rows} == {"THE HALCYON"}
    assert [row.section for row in x.rows[::2]] == ["FLOOR 1", "Floor 2", "Building A"]
    assert [row.building for row in x.rows[::2]] == [None, None, "Building A"]
    assert x.meta.as_on_date == DAY(2026, 9, 15)
    assert not [c for c in x.checks if c.status == "FAIL"]


def test_records_of_two_lines_under_a_header_of_two() -> None:
    head = [
        ["Unit", "Tenant", "Lease From", "Rent", "Sec. Dep.", "Market"],
        [None, "Phone", "Lease To", "Other Chgs", "Pet Dep.", "Bal. Due"],
    ]
    rows = [
        ["100", "Nora Q", DAY(2025, 1, 1), 900, 450, 950], [None, "(504) 555-0100", DAY(2026, 12, 28), 20, 100, -5],
        ["201", "VACANT", None, 0, 0, 950], [None, None, None, 0, 0, 0],
        ["302", "Olga P", DAY(2025, 3, 1), 910, 450, 950], [None, "(504) 555-0101", "M-T-M", 20, 0, 15],
    ]  # fmt: skip
    total = [["Total", None, None, 1810, 900, 2850], [None, None, None, 40, 100, 10]]
    x = read(workbook([["Gulf Realty"], ["RENT ROLL", None, "As of: 10/31/2026"], [], *head, *rows, *total]))
    assert [(r.unit, r.tenant_name, r.contract_rent, r.other_charges, r.other_deposit, r.balance) for r in x.rows] == [
        ("100", "Nora Q", 900, 20, 100, -5), ("201", None, 0, 0, 0, 0), ("302", "Olga P", 910, 20, 0, 15),
    ]  # fmt: skip
    assert [(r.lease_start_date, r.lease_end_date) for r in x.rows[:1]] == [(DAY(2025, 1, 1), DAY(2026, 12, 28))]
    assert x.rows[2].is_month_to_month
    assert x.totals.stated[1].values == {"otherCharges": 40, "otherDeposit": 100, "balance": 10}
    assert not [c for c in x.checks if c.status == "FAIL"]


def test_a_count_of_homes_is_the_total_and_no_unit() -> None:
    head = ["Property Address", "Beds", "SqFt", "Status", "Resident", "Current Rent"]
    rows = [["100 Palm Ave", 3, 1450, "Occupied", "Ames", 1700], ["117 Palm Ave", 4, 1510, "Vacant", None, None]]
    total = ["2 Homes", None, 2960, "50.0% Occupied", None, 1700]
    x = read(workbook([["Sunbelt - Rent Roll"], [], head, *rows, total]), "SINGLE_FAMILY_RENTAL")
    assert [row.unit for row in x.rows] == ["100 Palm Ave", "117 Palm Ave"]
    assert result(x, "R03").status == "PASS"


def test_a_net_rent_is_no_charge_and_the_total_may_hold_the_concession() -> None:
    head = [
        "Unit",
        "Resident",
        "Gross Lease Rent",
        "Concession",
        "Net Effective Rent",
        "Pet Rent",
        "Parking",
        "Recurring",
    ]
    rows = [["1", "Ames", 1800, -150, 1650, 35, 100, 1785], ["2", "Boll", 1825, 0, 1825, None, 100, 1925]]
    x = read(workbook([["Lumen"], ["Rent Roll"], [], head, *rows]))
    assert [[c.amount for c in row.charges] for row in x.rows] == [[35, 100, -150], [100]]
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [(1800, 1785), (1825, 1925)]
    assert result(x, "R01").status == "PASS"


def test_a_vacant_suite_with_its_number_is_no_tenant_and_a_swiss_roll_has_its_day() -> None:
    head = ["Objekt-Nr.", "Fläche m2", "Mieter", "Nettomiete", "Depot"]
    rows = [["10.01", 62.5, "Fam. Meier", "1'850.00", "5'550.00"], ["10.02", 66.5, "Vacant Suite 0200", None, None]]
    x = read(workbook([["Seefeld"], ["Mieterspiegel per 30.09.2026"], [], head, *rows]))
    assert [row.occupancy_status for row in x.rows] == ["OCCUPIED", "VACANT"]
    assert x.meta.as_on_date == DAY(2026, 9, 30)
    assert x.rows[0].deposit == 5550


def test_the_last_line_of_a_header_cell_that_wraps_is_part_of_the_header() -> None:
    """It is nearer to the header than to the rows: no name of a property, and no cell of the first row."""
    from reportlab.pdfgen.canvas import Canvas

    file = io.BytesIO()
    canvas = Canvas(file, pagesize=(612, 792))
    lines = [
        (60, ["Rent Roll"]), (80, ["As of 10/31/2026"]),
        (110, ["Unit", "Tenant", "Lease", "Rent", "Recurring"]), (119, [None, None, "Expiration", None, "charges"]),
        (128, [None, None, "Date", None, None]),
        (150, ["A1", "Ann Lee", "12/31/2026", "1,200.00", "25.00"]), (168, ["A2", "--", "--", "--", "--"]),
        (186, ["A3", "Cy Fox", "6/30/2027", "1,100.00", "0.00"]),
    ]  # fmt: skip
    for y, cells in lines:
        canvas.setFont("Helvetica", 8)
        for n, cell in enumerate(cells):
            canvas.drawString(50 + 100 * n, 792 - y, cell or "")
    canvas.save()
    x = read(file.getvalue())
    assert [c.header for c in x.unmapped_columns] == []
    assert [(r.property_name, r.unit, r.lease_end_date, r.contract_rent, r.other_charges) for r in x.rows] == [
        (None, "A1", DAY(2026, 12, 31), 1200, 25), (None, "A2", None, None, None),
        (None, "A3", DAY(2027, 6, 30), 1100, 0),
    ]  # fmt: skip
    assert x.rows[1].unread == {}


def test_rent_increases_over_one_column_of_words_are_its_header() -> None:
    head = [["Suite", "Tenant", "Base Rent", "Rent Increases", "Options"], [None, None, "Monthly", None, None]]
    x = read(workbook([["Rent Roll"], ["As of 10/31/2026"], [], *head,
        ["100", "Acme", 5716.67, "5/1/2027: $5,888.17; 5/1/2029: $6,064.81", "One 5-yr"],
        ["110", "Pho", 4050, "3% annually", None]]), "RETAIL")  # fmt: skip
    assert [[(s.date, s.amount) for s in r.rent_steps] for r in x.rows] == [
        [(DAY(2027, 5, 1), Decimal("5888.17")), (DAY(2029, 5, 1), Decimal("6064.81"))], [(None, Decimal("0.03"))],
    ]  # fmt: skip
    assert [o.text for o in x.rows[0].options] == ["One 5-yr"]


@pytest.mark.parametrize("form", [workbook, pdf])
def test_a_place_with_a_name_beside_units_is_one_and_empty_says_vacant(form: Any) -> None:
    rows = [["1", "Tom", 1150], ["3", "(empty)", None], ["Basement", "storage (owner)", None], ["Garage 1", "Tom", 75]]
    x = read(form([["12 Main Street"], ["Rent Roll"], [], ["Apt", "Name", "Rent"], *rows]))
    assert [(r.unit, r.tenant_name, r.occupancy_status) for r in x.rows] == [
        ("1", "Tom", "OCCUPIED"), ("3", None, "VACANT"), ("Basement", "storage (owner)", "OCCUPIED"),
        ("Garage 1", "Tom", "OCCUPIED"),
    ]  # fmt: skip
    assert {r.property_name for r in x.rows} == {"12 Main Street"}


def test_a_heading_between_units_is_none() -> None:
    rows = [["101", "Tom", 1150], ["102", "Ann", 900], ["North Wing"], ["201", "Bo", 950], ["202", "Cy", 960]]
    x = read(workbook([["12 Main Street"], ["Rent Roll"], [], ["Apt", "Name", "Rent"], *rows]))
    assert [r.unit for r in x.rows] == ["101", "102", "201", "202"]


def test_parking_spaces_are_what_a_roll_of_them_lists_and_not_the_homes_of_who_rents_them() -> None:
    head = ["Space", "Bldg", "Unit", "Name", "Status", "Market", "Actual"]
    rows = [["G01", "1", "101", "Ames", "Leased", 100, 100], ["G02", None, None, None, "Vacant", 100, 0],
            ["G03", "2", "210", "Boll", "Leased", 100, 95], ["G04", None, None, None, "Vacant", 100, 0]]  # fmt: skip
    x = read(workbook([["Rentable Items Rent Roll"], ["As of 09/30/2026"], [], head, *rows]), "PARKING")
    assert [(r.unit, r.occupancy_status) for r in x.rows] == [
        ("G01", "OCCUPIED"), ("G02", "VACANT"), ("G03", "OCCUPIED"), ("G04", "VACANT"),
    ]  # fmt: skip


def test_outgoings_and_levies_are_what_tenants_pay_beside_a_yearly_rent() -> None:
    head = ["Shop", "Tenant", "Area (m2)", "Base Rent $ p.a.", "Outgoings $ p.a.", "Promo Levy"]
    rows = [["G01", "Coles", 3200, 1120000, 160000, 0], ["G02", "Bakers", 95, 71250, 14250, 3562.5]]
    x = read(workbook([["Southbank Plaza"], ["Tenancy Schedule as at 30 June 2026"], [], head, *rows]), "RETAIL")
    assert [r.annual_rent for r in x.rows] == [1120000, 71250]
    assert [(r.kind, r.amount) for r in x.rows[1].recoveries] == [("other", Decimal("3562.5")), ("total", 14250)]
    assert not [w for w in x.warnings if w.type == "noRentCharge"]
    assert all(row.concessions is None for row in x.rows)


def test_a_heading_below_a_total_that_has_the_first_words_of_the_property_begins_the_next() -> None:
    """Also where it stands as near to the total as the rest of its label would."""
    from reportlab.pdfgen.canvas import Canvas

    file = io.BytesIO()
    canvas = Canvas(file, pagesize=(612, 792))
    canvas.setFont("Helvetica", 9)
    totals = ["Total for Maple House", None, "2,925"], ["Total for Elm Duplex", None, "4,350"]
    rows = [["Unit", "Tenant", "Rent"], ["Maple House - 12 Oak St"], ["A1", "Ann Lee", "1,650"],
            ["A3", "Cy Young", "1,275"], totals[0], ["Elm Duplex"], ["1", "Dee Dee", "2,200"],
            ["2", "Eve Fox", "2,150"], totals[1], ["Grand Total", None, "7,275"]]  # fmt: skip
    for n, row in enumerate([["Rent Roll"], *rows]):
        for column, cell in enumerate(row):
            canvas.drawString(50 + 150 * column, 700 - 11 * n, cell or "")
    canvas.save()
    x = read(file.getvalue())
    assert [r.property_name for r in x.rows] == ["Maple House - 12 Oak St"] * 2 + ["Elm Duplex"] * 2


def test_the_last_words_of_headers_may_stand_among_the_units() -> None:
    head = [
        ["Mieteinheit", "Mieter", "Fläche", "Mietbeginn", "vereinbartes", "Nettomiete", "Nettomiete", "Marktmiete"],
        [None, None, "m²", None, "Vertragsende", "€/Monat", "€/m²/a", "€/Monat"],
    ]
    rows = [["10100", "Alpha GmbH", "5.000,00", "01.01.2020", "31.12.2029", "25.000,00", "60,00", "27.500,00"],
            ["10200", "Beta AG", "400,00", "01.01.2021", "31.12.2030", "4.000,00", "120,00", "4.200,00"]]  # fmt: skip
    x = read(pdf([["Mieterliste"], ["Stichtag 22.04.2026"], [], *head, *rows]), "INDUSTRIAL")
    assert [(r.unit, r.area, r.contract_rent, r.rent_per_area, r.lease_end_date) for r in x.rows] == [
        ("10100", 5000, 25000, 60, DAY(2029, 12, 31)), ("10200", 400, 4000, 120, DAY(2030, 12, 31)),
    ]  # fmt: skip


def test_an_average_over_one_unit_is_no_evidence_of_sums() -> None:
    head = ["Property", "Unit", "Tenant", "Sq Ft", "WAULT", "Rent"]
    rows = [
        ["Elm", "1", "Ames", 5000, 3.5, 25000], ["Elm", "2", "Boll", 400, 3.9, 4000],
        ["Total Elm", None, None, 5400, 3.7, 29000],
        ["Oak", "9", "Cole", 3000, 5.2, 15000], ["Total Oak", None, None, 3000, 5.2, 15000],
        ["Grand Total", None, None, 8400, 4.2, 44000],
    ]  # fmt: skip
    x = read(workbook([["Rent Roll"], [], head, *rows]), "INDUSTRIAL")
    assert [c.message for c in x.checks if c.status in ("WARN", "FAIL") and "WAULT" in (c.message or "")] == [
        "not understood: 'WAULT'"
    ]


def test_a_total_of_dollars_right_below_the_header_of_a_page_is_no_row_of_units() -> None:
    head = ["Unit", "Tenant", "Market Rent", "Contract Rent", "Deposit"]
    pages = [
        [["Rent Roll"], ["As of 04/30/2026"], head, ["101", "Ann Lee", "$1,650", "$1,600", "$900"],
         ["102", "Cy Fox", "$1,275", "$1,250", "$700"]],
        [["Rent Roll"], ["As of 04/30/2026"], head, ["Total", None, "$4,000", "$2,850", "$1,600"]],
    ]  # fmt: skip
    from reportlab.pdfgen.canvas import Canvas

    file = io.BytesIO()
    canvas = Canvas(file, pagesize=(612, 792))
    for page in pages:
        canvas.setFont("Helvetica", 9)
        for n, row in enumerate(page):
            for column, cell in enumerate(row):
                canvas.drawString(50 + 105 * column, 700 - 11 * n, cell or "")
        canvas.showPage()
    canvas.save()
    x = read(file.getvalue())
    assert [(row.unit, row.market_rent, row.contract_rent) for row in x.rows] == [
        ("101", 1650, 1600), ("102", 1275, 1250),
    ]  # fmt: skip
    assert [(t.label, sorted(map(int, t.values.values()))) for t in x.totals.stated] == [("Total", [1600, 2850, 4000])]
    assert [c.status for c in x.checks if c.check_id == "R04"] != ["PASS"]
    assert any(c.status == "FAIL" for c in x.checks)
