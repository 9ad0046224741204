"""Rolls as other systems export them and people type them: what each showed, in a small document."""

from __future__ import annotations

import datetime as dt

import pytest
from rolls import pdf, read, result, workbook

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


@pytest.mark.parametrize("name", ["Vacant POH", "Vacant Lot", "Vacant retail space", "VACANT - Shell", "Vacant Home"])
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
    assert [(row.contract_rent, row.total_charges) for row in x.rows] == [(550, 597.5), (975, 1022.5)]
    assert result(x, "R01").status == "PASS"
    other = [[*row[:6], 80.0] for row in rows]
    x = read(workbook([["Sunny Acres"], ["Rent Roll"], [], head, *other]), "MANUFACTURED_HOUSING")
    assert [row.total_charges for row in x.rows] == [None, None]


def test_a_gross_rent_beside_the_contract_rent_is_no_charge() -> None:
    head = ["Apt", "Head of Household", "Gross Rent", "Contract Rent", "Tenant Portion", "HAP"]
    rows = [["101", "Elder, A", 1042, 980, 201, 779], ["102", "Elder, B", 1102, 1040, 240, 800]]
    x = read(workbook([["Prospect Apts"], ["Rent Roll"], [], head, *rows]))
    assert [(row.contract_rent, row.charges) for row in x.rows] == [(980, ()), (1040, ())]
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
