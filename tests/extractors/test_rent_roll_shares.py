"""Rolls in which several pay the rent of a home, and of homes that their residents own together."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

import pytest
from rolls import pdf, read, workbook

Make = Callable[..., bytes]
TITLE = [["Larch Row"], ["Rent Roll"], ["As of 03/31/2026"], []]


@pytest.mark.parametrize("make", [workbook, pdf])
@pytest.mark.parametrize(
    ("who", "tenant", "other"),
    [
        ("Head of household (last, first)", "Paid by household", "Paid by County"),
        ("Resident", "Resident pays", "Subsidy pays"),
        ("Name", "Family part", "Agency pmt"),
        ("Resident", "Payable by tenant", "Voucher share"),
        ("Resident", "Resident pays", "PRAC pays"),
    ],
)
def test_whoever_pays_a_part_of_the_rent_has_a_charge(make: Make, who: str, tenant: str, other: str) -> None:
    head = ["Unit", who, "Moved in", "Contract rent", tenant, other, "Deposit", "Tenant account"]
    rows = [
        [f"{101 + n}", f"Ames, {'ABCDEFGHIJ'[n]}nn", f"0{1 + n % 9}/15/2021", 900 + n, 200 + n, 700, 150, 25 * (n % 2)]
        for n in range(10)
    ]
    x = read(make([*TITLE, head, *rows]), "MULTIFAMILY")
    row = x.rows[1]
    assert (row.tenant_name, row.resident_id, row.balance, row.deposit) == ("Ames, Bnn", None, 25, 150)
    assert (row.contract_rent, row.tenant_rent, row.subsidy_rent) == (901, 201, 700)
    assert [(charge.code, charge.amount) for charge in row.charges] == [(tenant, 201), (other, 700)]


def test_what_a_tenant_pays_in_all_is_no_rent_where_the_rent_stands_beside_it() -> None:
    head = ["Unit", "BR", "Resident", "Type", "Contract Rent", "UA", "TTP", "Tenant Rent", "Assistance Pmt", "Total"]
    rows = [
        [f"{101 + n}", f"{n % 3}BR", f"Ames, {'ABCDEFGHIJ'[n]}nn", ("AR", "IR", "MI")[n % 3],
         1000 + n, 50, 350 + n, 300 + n, 700, 1000 + n]
        for n in range(10)
    ]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "MULTIFAMILY")
    row = x.rows[1]
    assert (row.unit_type, row.bedrooms) == ("1BR", 1)
    assert (row.contract_rent, row.tenant_rent, row.subsidy_rent) == (1001, 301, 700)
    assert [(charge.code, charge.amount) for charge in row.charges] == [("Tenant Rent", 301), ("Assistance Pmt", 700)]


def test_carrying_charges_are_the_rents_of_members_and_the_corporation_lives_nowhere() -> None:
    head = ["Apt", "Member", "Carrying chg.", "Air cond.", "Surch", "Total billed", "Arrears"]
    rows: list[list[Any]] = [[f"{n}A", f"Ames, {'ABCDEFGHIJ'[n]}nn", 700 + n, 14, 100, 814 + n, 5] for n in range(1, 8)]
    rows += [["8A", "Corporation - vacant (repair)"], ["9A", "The co-op - vacant"]]
    x = read(workbook([["Elm Cooperative"], ["Carrying charges as of 03/31/2026"], [], head, *rows]), "COOPERATIVE")
    assert (x.rows[0].contract_rent, x.rows[0].total_charges) == (701, 815)
    assert ("Air cond.", 14) in [(charge.code, charge.amount) for charge in x.rows[0].charges]
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (9, 7, 2)


@pytest.mark.parametrize("kinds", [("ONE BEDROOM / ONE BATH", "Two Bedroom Units"), ("3 BR homes", "One bed")])
def test_headings_that_spell_the_rooms_are_the_types_of_homes(kinds: tuple[str, str]) -> None:
    head = ["Unit", "Resident", "Sq. ft.", "Move-in", "Contract rent"]
    rows: list[list[Any]] = []
    for k, kind in enumerate(kinds):
        rows += [[kind], *([f"{k + 1}0{n}", f"Ames, {'ABCDEF'[n]}nn", 600, "01/15/2021", 900 + n] for n in range(5))]
    x = read(pdf([*TITLE, head, *rows]), "MULTIFAMILY")
    assert [row.unit_type for row in (x.rows[0], x.rows[-1])] == [*kinds]


def test_a_header_of_two_lines_is_parted_where_its_other_columns_are() -> None:
    head = [["Site", "Homeowner / occupant", "Status", "Site rent", "Trash", "Total due"]]
    head += [[None, "Home (year, make, size)", "Moved in", "Deposit", None, None]]
    rows: list[list[Any]] = []
    for n in range(8):
        rows.append([f"{n + 1}", f"{'ABCDEFGH'[n]}nn Ames", "Owner-member", f"{385 + n}.00", "14.50", f"{399 + n}.50"])
        rows.append([None, f"201{n} Skyline 28x56", f"Jul {n + 1}, 2019", "250.00" if n % 2 else None])
    rows.append(["9", "-- pad available --", "Vacant site"])
    x = read(
        pdf([["Mead Cooperative"], ["Site rent roll as of May 1, 2026"], [], *head, *rows]), "MANUFACTURED_HOUSING"
    )
    row = x.rows[1]
    assert (row.tenant_name, row.status_text, row.deposit) == ("Bnn Ames", "Owner-member", 250)
    assert (row.move_in_date, row.unit_type) == (dt.date(2019, 7, 2), "2011 Skyline 28x56")
    assert (x.summary.occupied_units, x.summary.vacant_units, x.rows[-1].tenant_name) == (8, 1, None)


def test_shares_without_a_rent_beside_them_are_charges_of_the_total() -> None:
    head = ["Unit", "Resident", "Tenant rent", "Housing assistance", "Parking", "Total charges"]
    rows = [
        [f"{101 + n}", f"{'ABCDEFGHIJ'[n]}nn Ames", 200 + n, 700, 35 * (n % 2), 900 + n + 35 * (n % 2)]
        for n in range(10)
    ]
    x = read(workbook([*TITLE, head, *rows]), "MULTIFAMILY")
    assert (x.rows[1].contract_rent, x.rows[1].total_charges) == (901, 936)
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []


@pytest.mark.parametrize("words", ["Units occupied on roster date", "8. Homes occupied"])
def test_a_form_counts_in_boxes_that_stand_under_other_columns(words: str) -> None:
    head = ["Unit", "Resident", "Moved in", "Rent", "Deposit", "Balance"]
    rows: list[list[Any]] = [
        [f"{101 + n}", f"{'ABCDEFGHIJ'[n]}nn Ames", "01/15/2021", 900 + n, 150, 5] for n in range(8)
    ]
    rows += [["109", "VACANT"], ["110", "VACANT"], ["TOTALS THIS PAGE", None, None, 7228, 1200, 40]]
    boxes = [[words, None, 8, "Applicants on waiting list", 46], ["Units vacant", None, 2, "Assistance", 13614]]
    x = read(workbook([*TITLE, head, *rows, *boxes]), "MULTIFAMILY")
    assert (x.summary.occupied_units, x.summary.vacant_units) == (8, 2)
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []
    assert not {46, 13614} & {value for stated in x.totals.stated for value in stated.values.values()}


def test_units_whose_number_is_that_of_the_rows_above_are_let() -> None:
    head = ["Apt", "Who", "Beds", "Rent", "Deposit"]
    rows = [[("Garden", "1", "2", "3", "Attic")[n], f"{'ABCDE'[n]}nn Ames", f"{1 + n % 3} bed", 900 + n, 500]
            for n in range(5)]  # fmt: skip
    x = read(workbook([*TITLE, head, *rows]), "MULTIFAMILY")
    assert [row.unit for row in x.rows] == ["Garden", "1", "2", "3", "Attic"]


def test_what_a_landlord_still_owes_for_improvements_is_no_balance() -> None:
    head = ["Suite", "Tenant", "RSF", "Base Rent", "TI balance owed"]
    rows = [[f"{101 + n}", f"{'ABCDE'[n]}cme Labs Inc", 2000 + n, 9000 + n, 40000 + n] for n in range(5)]
    x = read(workbook([*TITLE, head, *rows]), "OFFICE")
    assert [row.balance for row in x.rows] == [None] * 5


def test_a_rent_beside_which_a_subsidy_is_charged_is_the_tenants_part_where_the_total_is_both() -> None:
    head = ["Unit", "Tenant", "Market", "RC - Rent", "S8 - Sec 8", "GAR", "Total"]
    rows: list[list[Any]] = []
    for n in range(10):
        subsidy, garage = (500 + n if n % 3 == 1 else None), (65 if n % 2 else None)
        rent = 900 + n - (subsidy or 0)
        rows.append([f"{101 + n}", f"Ames, {'ABCDEFGHIJ'[n]}nn", 985, rent, subsidy, garage, 900 + n + (garage or 0)])
    sums = [sum(row[c] or 0 for row in rows) for c in range(2, 7)]
    x = read(workbook([*TITLE, head, *rows, ["Grand Total", None, *sums]]), "MULTIFAMILY")
    shared, whole = x.rows[1], x.rows[2]
    assert (shared.contract_rent, shared.tenant_rent, shared.subsidy_rent) == (901, 400, 501)
    assert shared.derived["contractRent"] == "tenantRent+subsidyRent"
    assert [(charge.code, charge.amount) for charge in shared.charges][:2] == [("RC - Rent", 400), ("S8 - Sec 8", 501)]
    assert (whole.contract_rent, whole.tenant_rent) == (902, None)
    assert not [check for check in x.checks if check.status == "FAIL"]


def test_what_is_due_from_the_tenant_beside_the_rent_and_its_assistance_is_his_part_and_no_balance() -> None:
    head = ["Unit", "Tenant", "Cert Expires", "Basic Rent", "Rental Assist", "Amount Due From Tenant"]
    rows = [
        [f"{101 + n}", f"Ames, {'ABCDEFGHIJ'[n]}nn", dt.date(2026, 3, 31), 712, 500 + n, 212 - n] for n in range(10)
    ]
    total = ["Totals", None, None, 7120, sum(row[4] for row in rows), sum(row[5] for row in rows)]
    row = read(workbook([*TITLE, head, *rows, total]), "MULTIFAMILY").rows[1]
    assert (row.contract_rent, row.subsidy_rent, row.tenant_rent, row.balance) == (712, 501, 211, None)
    assert row.lease_end_date is None


def test_the_day_beside_the_kind_of_a_certification_is_no_start_of_a_lease() -> None:
    head = ["Unit", "Tenant", "Cert Type", "Effective Date", "Move In", "Contract Rent"]
    day = dt.date(2025, 12, 1)
    rows = [[f"{101 + n}", f"Ames, {'ABCDEFGHIJ'[n]}nn", "AR", day, dt.date(2020, 1 + n, 5), 900] for n in range(8)]
    x = read(workbook([*TITLE, head, *rows]), "MULTIFAMILY")
    assert {row.lease_start_date for row in x.rows} == {None}
    assert x.rows[0].move_in_date == dt.date(2020, 1, 5)
