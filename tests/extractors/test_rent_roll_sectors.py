"""Rolls of every sector: what its own columns become, what counts as a unit, and what the asset type may say."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest
from promises import assert_sound
from rolls import column, pdf, read, workbook

import docextract
from docextract import RentRoll
from docextract.models.rent_roll import RentRollRow
from fewer import each

TITLE: Sequence[Sequence[Any]] = (["Rent Roll"], ["Elm Homes"], ["As of 01/31/2024"], [])
MOVED, ENDS = dt.date(2023, 6, 1), dt.date(2024, 5, 31)


def roll(*lines: Sequence[Any], asset: str, form: Any = workbook) -> RentRoll:
    x = read(form([*TITLE, *lines]), asset)
    assert_sound(x)
    return x


def kept(row: RentRollRow) -> dict[str | None, str | None]:
    return {c.header: c.value for c in row.source_columns}


def charged(row: RentRollRow) -> list[tuple[str | None, Any, str | None]]:
    return [(c.code, c.amount, c.category) for c in row.charges]


def warned(x: RentRoll, kind: str) -> list[str]:
    return [w.message for w in x.warnings if w.type == kind]


@pytest.mark.parametrize("form", [workbook, pdf])
def test_senior_housing_counts_beds_and_takes_amounts_of_care_for_charges(form: Any) -> None:
    x = roll(
        ["Unit", "Bed", "Resident", "Care Type", "Care Level", "Payer", "Market Rate", "Monthly Rate", "Level of Care",
         "Second Person Fee", "Move In"],
        ["101", "A", "Ann Ames", "AL", "Level 2", "Private Pay", 5000, 4800, 600, None, MOVED],
        ["101", "B", "Bob Boll", "AL", "Level 1", "Medicaid", 5000, 4000, 300, None, MOVED],
        ["102", None, "Cyd Cole", "IL", None, "Private Pay", 6000, 5900, None, 900, MOVED],
        ["103", None, "*Vacant", "IL", None, None, 6000, None, None, None, None],
        asset="SENIOR_HOUSING", form=form,
    )  # fmt: skip
    assert [(r.unit, r.bed, r.counts_as_unit) for r in x.rows] == [
        ("101", "A", True), ("101", "B", True), ("102", None, True), ("103", None, True),
    ]  # fmt: skip
    assert charged(x.rows[0]) == [("Level of Care", 600, "income.other.careRevenue.level")]
    assert charged(x.rows[2]) == [("Second Person Fee", 900, "income.other.secondPerson")]
    assert kept(x.rows[0]) == {"Care Type": "AL", "Care Level": "Level 2", "Payer": "Private Pay"}
    assert x.summary.in_place_rent.gross == 4800 + 4000 + 5900
    assert warned(x, "assetTypeMismatch") == []


def test_levels_of_care_that_are_numbers_are_no_charges() -> None:
    x = roll(
        ["Unit", "Resident", "Care Level", "Monthly Rate", "Move In"],
        ["101", "Ann Ames", 2, 4800, MOVED],
        ["102", "Bob Boll", 3, 4000, MOVED],
        ["103", "Cyd Cole", 1, 4100, MOVED],
        asset="SENIOR_HOUSING",
    )
    assert column(x, "charges") == [(), (), ()]
    assert kept(x.rows[0]) == {"Care Level": "2"}


def test_a_second_person_is_a_row_of_the_same_unit_and_pays_rent() -> None:
    x = roll(
        ["Unit", "Resident", "Type", "Market Rate", "Monthly Rate", "Move In"],
        ["101", "Ann Ames", "Studio", 5000, 4800, MOVED],
        ["101", "Al Ames", "Studio", None, 900, MOVED],
        ["102", "Vacant", "1BR", 6000, None, None],
        ["Total", None, None, 11000, 5700, None],
        asset="SENIOR_HOUSING",
    )
    assert column(x, "counts_as_unit") == [True, False, True]
    assert x.rows[1].relates_to == 0
    assert (x.summary.total_units, x.summary.occupied_units) == (2, 1)
    assert x.summary.in_place_rent.gross == 5700
    assert x.summary.in_place_rent.rows_used == 2


def test_a_row_over_its_beds_is_a_heading() -> None:
    x = roll(
        ["Unit", "Room", "Unit Type", "Resident", "Sq Ft", "Market Rent", "Actual Rent", "Lease From", "Lease To"],
        ["101", None, "4x4", None, 1400, None, None, None, None],
        ["101", "A", "4x4", "Ann Ames", None, 800, 790, MOVED, ENDS],
        ["101", "B", "4x4", "VACANT", None, 800, None, None, None],
        ["102", None, "4x4", None, 1400, None, None, None, None],
        ["102", "A", "4x4", "Bob Boll", None, 800, 780, MOVED, ENDS],
        asset="STUDENT_HOUSING",
    )
    assert [(r.unit, r.bed) for r in x.rows] == [("101", "A"), ("101", "B"), ("102", "A")]
    assert x.ledger.by_role["SECTION"] == 2
    assert (x.summary.total_units, x.summary.occupied_units) == (3, 2)


@pytest.mark.parametrize("form", [workbook, pdf])
@pytest.mark.parametrize("headed", [True, False])
def test_beds_whose_unit_is_printed_once_above_them_are_of_that_unit(headed: bool, form: Any) -> None:
    """The unit has a row of its own above its beds, or stands beside the first of them."""
    first = ["A", "Ann Ames", 4200, 4000, MOVED]
    beds = [["B", "Bob Boll", 4200, 4100, MOVED], ["C", "*Vacant", 4200, None, None]]
    other = ["A", "Cy Cole", 5000, 5000, MOVED]
    one, two, none = ["101", "Companion", 480], ["102", "Private", 300], [None] * 3
    x = roll(
        ["Room", "Room Type", "Sq Ft", "Bed", "Resident", "Market Rate", "Monthly Rate", "Move In"],
        *([one, none + first] if headed else [one + first]),
        *(none + bed for bed in beds),
        *([two, none + other] if headed else [two + other]),
        asset="SENIOR_HOUSING",
        form=form,
    )
    assert [(r.unit, r.bed, r.unit_type, r.tenant_name) for r in x.rows] == [
        ("101", "A", "Companion", "Ann Ames"), ("101", "B", "Companion", "Bob Boll"), ("101", "C", "Companion", None),
        ("102", "A", "Private", "Cy Cole"),
    ]  # fmt: skip
    assert (x.summary.total_units, x.summary.occupied_units) == (4, 3)
    assert x.rows[1].sources["unit"] == x.rows[0].sources["unit"]
    # The size of the unit is that of no bed, unless there is but one.
    assert [r.area for r in x.rows] == [None if headed else 480, None, None, 300]
    assert ["Sq Ft" in kept(r) for r in x.rows] == [headed] * 3 + [False]
    assert x.ledger.unexplained == []


def test_storage_units_have_a_street_rate_and_a_tenant_rate() -> None:
    x = roll(
        ["Unit", "Size", "Tenant", "Move-In", "Std Rate", "Rent", "Variance", "Sec Dep", "Ins", "Paid Thru", "Days"],
        ["A001", "10x20", "Ann Ames", MOVED, 150, 140, -10, 0, 12, dt.date(2024, 2, 1), 0],
        ["A002", "5x10", "Bob Boll", MOVED, 80, 85, 5, 0, None, dt.date(2023, 12, 1), 61],
        ["A003", "10x10", "Vacant", None, 100, None, None, None, None, None, None],
        asset="SELF_STORAGE",
    )
    first = x.rows[0]
    assert (first.unit_type, first.area, first.market_rent, first.contract_rent) == ("10x20", None, 150, 140)
    assert charged(first) == [("Ins", 12, "income.other.insuranceWaiver")]
    assert kept(first) == {"Variance": "-10", "Paid Thru": "2024-02-01", "Days": "0"}
    assert warned(x, "assetTypeMismatch") == []


def test_sizes_of_storage_units_are_their_types_and_kinds_their_plans() -> None:
    head = ["Unit", "Unit Type", "Size", "Sq Ft", "Tenant", "Rent"]
    rows = [[str(101 + n), "Climate", size, 100, "Ann Ames", 95] for n, size in enumerate(("10x15", "10x20", "5x10"))]
    x = read(workbook([head, *rows]), "SELF_STORAGE")
    assert [row.unit_type for row in x.rows] == ["10x15", "10x20", "5x10"]
    assert [row.floor_plan for row in x.rows] == ["Climate"] * 3


def test_what_is_due_for_insurance_is_no_charge() -> None:
    x = roll(
        ["Unit", "Size", "Tenant", "Start", "Street Rate", "Rent Rate", "Rent Due", "Insurance Due"],
        ["A001", "10 x 20", "Ann Ames", MOVED, 150, 140, 0, 24],
        ["A002", "5 x 10", "Bob Boll", MOVED, 80, 85, 170, 24],
        asset="SELF_STORAGE",
    )
    assert column(x, "charges") == [(), ()]


@pytest.mark.parametrize("names", [("Site Rent", "Home Rent"), ("Lot Rent", "POH Rent")])
def test_the_site_and_the_home_on_it_are_two_charges_and_the_rent_is_the_sites(names: tuple[str, str]) -> None:
    x = roll(
        ["Site", "Tenant", *names, "Storage", "Total Charges", "Move In"],
        ["1", "Ann Ames", 500, 400, 20, 920, MOVED],
        ["2", "Bob Boll", 510, None, None, 510, MOVED],
        ["3", "Vacant", None, None, None, None, None],
        asset="MANUFACTURED_HOUSING",
    )
    assert [(code, amount) for code, amount, _ in charged(x.rows[0])] == [
        (names[0], 500), (names[1], 400), ("Storage", 20),
    ]  # fmt: skip
    assert column(x, "contract_rent") == [500, 510, None]
    assert x.rows[0].derived == {"contractRent": "sum(charges:rent)"}
    assert [c.status for c in x.checks if c.check_id == "R01"] == ["PASS"]


def test_a_site_rent_alone_is_the_rent() -> None:
    x = roll(
        ["Site", "Tenant", "Site Rent", "Move In"],
        ["1", "Ann Ames", 500, MOVED], ["2", "Bob Boll", 510, MOVED],
        asset="MANUFACTURED_HOUSING",
    )  # fmt: skip
    assert column(x, "contract_rent") == [500, 510]
    assert column(x, "charges") == [(), ()]


def test_assessments_of_owners_are_charges_and_no_rent_is_missed() -> None:
    x = roll(
        ["Unit", "Owner", "Regular Assessment", "Special Assessment", "Balance"],
        ["1", "Ann Ames", 350, 100, 0], ["2", "Bob Boll", 350, 100, 475], ["3", "Cyd Cole", 300, 100, 0],
        asset="HOA",
    )  # fmt: skip
    assert charged(x.rows[1]) == [
        ("Regular Assessment", 350, "income.other.assessments.regular"),
        ("Special Assessment", 100, "income.other.assessments.special"),
    ]
    assert column(x, "contract_rent") == [None] * 3
    assert warned(x, "noRentCharge") == []
    assert [(s.code, s.amount, s.count) for s in x.summary.charge_summary] == [
        ("Regular Assessment", 1000, 3), ("Special Assessment", 300, 3),
    ]  # fmt: skip


def test_affordable_rents_have_their_parts_and_ceilings() -> None:
    x = roll(
        ["Unit", "Resident", "Contract Rent", "Tenant Rent", "HAP Amount", "Utility Allowance", "Lease Start",
         "Cert Date"],
        ["101", "Ann Ames", 1200, 300, 900, 80, MOVED, MOVED],
        ["102", "Bob Boll", 1200, 450, 750, 80, MOVED, MOVED],
        asset="AFFORDABLE",
    )  # fmt: skip
    row = x.rows[0]
    assert (row.contract_rent, row.tenant_rent, row.subsidy_rent, row.utility_allowance) == (1200, 300, 900, 80)
    assert kept(row) == {"Cert Date": "2023-06-01"}
    parts = roll(
        ["Unit", "Resident", "Tenant Portion", "Subsidy", "Legal Rent", "Preferential Rent", "Lease Start"],
        ["101", "Ann Ames", 300, 900, 1300, 1200, MOVED],
        asset="AFFORDABLE",
    )
    assert (parts.rows[0].contract_rent, parts.rows[0].legal_rent) == (1200, 1300)
    assert parts.rows[0].derived == {"contractRent": "tenantRent+subsidyRent"}
    assert kept(parts.rows[0]) == {"Preferential Rent": "1200"}


@pytest.mark.parametrize(
    "header", [["Room Type", "Rooms", "Rack Rate", "ADR"], ["Unit Type", "# Units", "Sq Ft", "Market Rent"]]
)
def test_a_page_of_types_is_no_roll_and_the_refusal_says_what_it_is(header: list[str]) -> None:
    page = workbook([["Grand Hotel"], [], header, ["King", 50, 189, 150], ["Double", 70, 179, 140], ["Total", 120]])
    with pytest.raises(docextract.ExtractionFailedError, match=rf"table of types \('{header[0]}', '{header[1]}'"):
        read(page, "HOSPITALITY")


SUITES = [
    ["Suite", "Tenant", "Lease Type", "SF", "Lease Start", "Lease End", "Monthly Rent"],
    ["100", "Acme", "NNN", 2000, MOVED, ENDS, 4000], ["200", "Beta", "NNN", 3000, MOVED, ENDS, 6000],
]  # fmt: skip
HOMES = [
    ["Unit", "Tenant", "Type", "Lease Start", "Lease End", "Rent"],
    ["101", "Ann Ames", "2BR/1BA", MOVED, ENDS, 950], ["102", "Bob Boll", "1BR/1BA", MOVED, ENDS, 900],
]  # fmt: skip
SIZES = [
    ["Unit", "Size", "Tenant", "Move-In", "Rent"], ["A1", "10x20", "Ann", MOVED, 140], ["A2", "5x10", "Bob", MOVED, 85]
]  # fmt: skip


@pytest.mark.parametrize(
    ("lines", "asset", "evidence"),
    [
        (SUITES, "MULTIFAMILY", "lease type NNN in every one of 2 units"),
        (HOMES, "OFFICE", "bedrooms or subsidies in every one of 2 units"),
        (SIZES, "MULTIFAMILY", "sizes such as 10x20 in every one of 2 units"),
        (HOMES, "HOSPITALITY", "tenants with leases in every one of 2 units"),
    ],
)
def test_an_unsuitable_asset_type_is_warned_of_with_the_evidence(lines: Any, asset: str, evidence: str) -> None:
    x = roll(*lines, asset=asset)
    (message,) = warned(x, "assetTypeMismatch")
    assert evidence in message
    assert asset in message
    assert len(x.rows) == 2
    assert None not in column(x, "contract_rent")


@each([(SUITES, "OFFICE"), (HOMES, "MULTIFAMILY"), (SIZES, "SELF_STORAGE"), (HOMES, "OTHER"), (SUITES, "MIXED_USE")])
def test_a_suitable_asset_type_is_not(lines: Any, asset: str) -> None:
    assert warned(roll(*lines, asset=asset), "assetTypeMismatch") == []


def test_personal_columns_are_kept_and_marked() -> None:
    x = roll(
        ["Unit", "Tenant", "Phone", "E-mail", "Notes", "Rent", "Lease Start"],
        ["1", "Ann Ames", "555-1234", "ann@x.com", "quiet", 900, MOVED],
        ["2", "Bob Boll", "555-1235", "bob@x.com", None, 950, MOVED],
        asset="MULTIFAMILY",
    )
    assert [(c.header, c.personal) for c in x.rows[0].source_columns] == [
        ("Phone", True), ("E-mail", True), ("Notes", False),
    ]  # fmt: skip


def foreign(*lines: Sequence[Any], asset: str = "MULTIFAMILY") -> RentRoll:
    x = read(workbook(lines), asset)
    assert_sound(x)
    assert x.meta.as_on_date == dt.date(2024, 1, 31)
    return x


def test_a_swiss_roll() -> None:
    x = foreign(
        ["Mieterspiegel"], ["Seehof"], ["Stichtag 31.01.2024"], [],
        ["Objekt", "Mieter", "Art", "Fläche m2", "Nettomiete CHF", "Mietbeginn", "Mietende"],
        ["101", "Anna Amsel", "Wohnung", "65.5", "1'780.25", "01.04.2020", "31.03.2025"],
        ["102", "leer", "Wohnung", "80", "", "", ""],
    )  # fmt: skip
    assert [(r.unit, r.contract_rent, r.area, r.area_unit) for r in x.rows] == [
        ("101", Decimal("1780.25"), Decimal("65.5"), "SQM"), ("102", None, 80, "SQM"),
    ]  # fmt: skip
    assert column(x, "occupancy_status") == ["OCCUPIED", "VACANT"]
    assert x.meta.currency == "CHF"


def test_a_german_list_of_several_properties_says_its_units_below_the_header() -> None:
    """The rates by area have the words of the rents and a unit of their own; sums bear the names of the properties."""
    head = ["Fonds", "Immobilie Nummer", "Immobilie Bezeichnung", "Mieteinheit", "Art", "Anzahl Stellplätze", "Fläche",
            "Mietername", "Mietbeginn", "Vertragsende", "Laufzeit Option", "Jahresnettomiete", "Nettomiete",
            "Marktmiete", "Nettomiete", "NKVZ", "Gesamtnettomiete"]  # fmt: skip
    units = [*[None] * 5, "Stück", "m²", *[None] * 3, "Monate", "€/Jahr", *["€/Monat"] * 2, "€/m²/a", *["€/Monat"] * 2]
    day = [dt.date(2020, 1, 1), dt.date(2029, 12, 31)]
    first, second = ["F1", 7042, "Essen Nord"], ["F1", 7104, "Almere"]
    x = read(workbook([
        ["Mieterliste"], ["Stichtag"], ["22.04.2026"], [], head, units,
        [*first, "10100", "Halle", None, 5000, "Alpha GmbH", *day, 60, 300000, 25000, 27500, 60, 5000, 30000],
        [*first, "20000", "Stellplätze", 20, None, "Alpha GmbH", *day, None, 7200, 600, 600, None, None, 600],
        [*first, "10300", "Halle", None, 2000, "LEERSTAND", *[None] * 5, 11000, None, None, None],
        ["7042 - Essen, Weg 4", *[None] * 4, 20, 7000, *[None] * 4, 307200, 25600, 39100, 52.66, 5000, 30600],
        [*second, "10100", "Halle", None, 3000, "Beta AG", *day, None, 180000, 15000, 15000, 60, 3000, 18000],
        ["7104 - Almere, Weg 1", *[None] * 5, 3000, *[None] * 4, 180000, 15000, 15000, 60, 3000, 18000],
        ["Total 2 Mieter", *[None] * 4, 20, 10000, *[None] * 4, 487200, 40600, 54100, None, 8000, 48600],
    ]), "INDUSTRIAL")  # fmt: skip
    assert_sound(x)
    assert [(r.property_name, r.unit, r.contract_rent, r.annual_rent, r.rent_per_area) for r in x.rows] == [
        ("Essen Nord", "10100", 25000, 300000, 60), ("Essen Nord", "20000", 600, 7200, None),
        ("Essen Nord", "10300", None, None, None), ("Almere", "10100", 15000, 180000, 60),
    ]  # fmt: skip
    assert (x.rows[0].rent_per_area_period, x.rows[0].total_charges, x.rows[0].recoveries[0].amount) == (
        "ANNUAL",
        30000,
        5000,
    )
    assert {r.property_code for r in x.rows} == {"7042", "7104"}
    assert (x.ledger.unexplained, [t.label for t in x.totals.stated][:2]) == (
        [],
        ["7042 - Essen, Weg 4", "7104 - Almere, Weg 1"],
    )
    assert x.proof.completeness.status == "PROVED"


def test_a_name_over_figures_that_are_no_sums_is_no_total() -> None:
    head = ["Unit", "Sq Ft", "Tenant", "Market Rent", "Rent"]
    rows = [
        ["101", 700, "Ann Ames", 1000, 950],
        ["102", 700, "Bob Boll", 1000, 960],
        ["North wing", 1400, None, 2000, 1900],
    ]
    x = read(workbook([*TITLE, head, *rows]))
    assert not any(t.label == "North wing" for t in x.totals.stated)


def test_homes_that_pay_an_advance_on_costs_stay_homes() -> None:
    x = foreign(
        ["Mieterliste"], ["Linden"], ["Stichtag: 31.01.2024"], [],
        ["Mieteinheit", "Mietername", "Fläche (m²)", "Nettokaltmiete", "Nebenkosten", "Mietbeginn"],
        ["WE 01", "Anna Amsel", "65,50", "780,25", "150,00", "15.04.2020"],
        ["WE 02", "Bert Biber", "58,00", "700,00", "120,00", "01.04.2020"],
    )  # fmt: skip
    assert column(x, "space_use") == ["RESIDENTIAL", "RESIDENTIAL"]
    assert [(r.kind, r.amount, r.period) for r in x.rows[0].recoveries] == [("total", 150, "MONTHLY")]


def test_a_french_roll() -> None:
    x = foreign(
        ["État locatif"], ["Résidence du Lac"], ["Situation au 31/01/2024"], [],
        ["Lot", "Locataire", "Surface (m²)", "Loyer mensuel", "Charges", "Dépôt de garantie", "Date d'entrée",
         "Fin de bail"],
        ["A01", "Anne Aubert", "45,50", "780,25 €", "60,00 €", "780,25 €", "15/04/2020", "14/04/2026"],
        ["A02", "Libre", "62,00", "", "", "", "", ""],
        ["A03", "Bruno Blanc", "62,00", "1 020,00 €", "75,00 €", "1 020,00 €", "01/09/2021", "31/08/2027"],
        ["Total", "", "169,50", "1 800,25 €", "135,00 €", "1 800,25 €", "", ""],
    )  # fmt: skip
    row = x.rows[0]
    assert (row.contract_rent, row.other_charges, row.deposit) == (Decimal("780.25"), 60, Decimal("780.25"))
    assert (row.move_in_date, row.lease_end_date) == (dt.date(2020, 4, 15), dt.date(2026, 4, 14))
    assert column(x, "occupancy_status") == ["OCCUPIED", "VACANT", "OCCUPIED"]


def test_a_british_schedule_prints_rents_a_year() -> None:
    x = foreign(
        ["Tenancy Schedule"], ["Harbour House"], ["As at 31/01/2024"], [],
        ["Unit", "Tenant", "Area (sq ft)", "Lease Start", "Lease Expiry", "Break Date", "Passing Rent (£ pa)",
         "Rent (£ psf)", "Service Charge (pa)", "ERV"],
        ["Ground Floor", "Acme Ltd", "2,000", "25/03/2020", "24/03/2030", "25/03/2025", "£50,000",
         "£25.00", "£8,000", "£56,000"],
        ["First Floor", "Vacant", "3,000", "", "", "", "", "", "", "£75,000"],
        asset="OFFICE",
    )  # fmt: skip
    row = x.rows[0]
    assert (row.contract_rent, row.annual_rent, row.rent_per_area, row.market_rent) == (None, 50000, 25, None)
    assert [(r.kind, r.amount, r.period) for r in row.recoveries] == [("total", 8000, "ANNUAL")]
    assert [(o.kind, o.date) for o in row.options] == [("termination", dt.date(2025, 3, 25))]
    assert kept(row) == {"ERV": "£56,000"}
    assert x.meta.currency == "GBP"


def test_an_indian_roll_groups_by_lakhs() -> None:
    x = foreign(
        ["Rent Roll"], ["MG Road Plaza"], ["As on 31/01/2024"], [],
        ["Unit No", "Tenant", "Area (sq ft)", "Rent per month (INR)", "Security Deposit", "Lease Start"],
        ["101", "Acme Pvt Ltd", "2,500", "2,50,000.00", "15,00,000.00", "15-04-2020"],
        ["102", "Beta Ltd", "3,000", "3,00,000.00", "18,00,000.00", "15-06-2021"],
        asset="OFFICE",
    )  # fmt: skip
    assert column(x, "contract_rent") == [250000, 300000]
    assert column(x, "deposit") == [1500000, 1800000]
    assert column(x, "lease_start_date") == [dt.date(2020, 4, 15), dt.date(2021, 6, 15)]


PORTFOLIO = {
    "Elm Court": [["1", "Ann Ames", 700, 1000, 950, ENDS], ["2", "Vacant", 700, 1000, None, None]],
    "Oak Park": [["1", "Bob Boll", 800, 1100, 1050, dt.date(2024, 6, 30)]],
}
PORTFOLIO_HEAD = ["Unit", "Tenant", "Sq Ft", "Market Rent", "Rent", "Lease End"]


@pytest.mark.parametrize("carrier", ["column", "section", "page"])
def test_portfolios_are_summed_by_property_whatever_names_it(carrier: str) -> None:
    if carrier == "column":
        rows = [[name, *row] for name, group in PORTFOLIO.items() for row in group]
        x = read(workbook([["Rent Roll"], ["As of 01/31/2024"], [], ["Property", *PORTFOLIO_HEAD], *rows]))
    elif carrier == "section":
        lines = [line for name, group in PORTFOLIO.items() for line in ([name], *group)]
        x = read(workbook([["Rent Roll"], ["As of 01/31/2024"], [], PORTFOLIO_HEAD, *lines]))
    else:
        pages = [
            [["Rent Roll"], [name], ["As of 01/31/2024"], [], PORTFOLIO_HEAD, *group]
            for name, group in PORTFOLIO.items()
        ]
        x = read(pdf(*pages))
    assert column(x, "property_name") == ["Elm Court", "Elm Court", "Oak Park"]
    found = x.summary.by_property
    assert [(p.property_name, p.total_units, p.occupied_units, p.in_place_rent.gross) for p in found] == [
        ("Elm Court", 2, 1, 950), ("Oak Park", 1, 1, 1050),
    ]  # fmt: skip
    assert_sound(x)


def test_every_figure_of_the_summary_is_what_a_hand_computes() -> None:
    x = roll(
        ["Unit", "Type", "Tenant", "Sq Ft", "Market Rent", "Rent", "Concession", "Lease From", "Lease To"],
        ["1", "A", "Ann Ames", 700, 1000, 950, -50, MOVED, ENDS],
        ["2", "A", "Bob Boll", 700, 1000, 900, None, MOVED, dt.date(2023, 12, 31)],
        ["3", "B", "Cyd Cole", 900, 1300, 1250, None, MOVED, ENDS],
        ["4", "B", "Dan Dow", 900, 1300, 1300, None, MOVED, "MTM"],
        ["5", "B", "Eve Eden", 900, 1300, 1200, None, MOVED, dt.date(2099, 12, 31)],
        ["6", "B", "Fay Fox", 900, 1300, 1100, None, MOVED, None],
        ["7", "A", "VACANT", 700, 1000, None, None, None, None],
        ["8", "A", "MODEL", 700, 1000, None, None, None, None],
        asset="MULTIFAMILY",
    )  # fmt: skip
    s = x.summary
    assert (s.total_units, s.occupied_units, s.vacant_units, s.non_revenue_units) == (8, 6, 1, 1)
    assert (s.occupancy.physical.numerator, s.occupancy.physical.denominator) == (6, 7)
    assert s.occupancy.physical.value == Decimal("0.857143")
    assert (s.occupancy.by_area.numerator, s.occupancy.by_area.denominator) == (5000, 6400)
    assert (s.occupancy.contract_to_market.numerator, s.occupancy.contract_to_market.denominator) == (6700, 7200)
    rent = s.in_place_rent
    assert (rent.gross, rent.recurring_concessions, rent.net, rent.annual, rent.rows_used) == (
        6700,
        -50,
        6650,
        79800,
        6,
    )
    assert [(m.month, m.units, m.area, m.rent) for m in s.lease_expirations.by_month] == [
        ("2023-12", 1, 700, 900), ("2024-05", 2, 1600, 2200),
    ]  # fmt: skip
    found = s.lease_expirations
    assert (found.month_to_month, found.holdover, found.open_ended, found.undated) == (1, 1, 1, 1)
    assert [
        (m.unit_type, m.units, m.occupied, m.vacant, m.average_area, m.average_market_rent, m.average_contract_rent)
        for m in s.unit_mix
    ] == [("A", 4, 2, 1, 700, 1000, 925), ("B", 4, 4, 0, 900, 1300, Decimal("1212.50"))]
    assert {row.status_basis for row in x.rows} == {"tenant", "sentinel"}


def test_open_slips_stand_under_a_shorter_header_of_their_own() -> None:
    head = ["Slip", "Kind", "Boater", "LOA ft", "Slip rent", "Pwr", "Per month", "In since", "Agreement thru", "Owes"]
    rows = [
        [f"A-{n}", "24' open", f"Boater {'ABCDEFGH'[n]} Lee", 17 + n, 165, 40, 205, "1/1/22", "12/31/25", 10 * n]
        for n in range(2, 8)
    ]
    total = ["6 slips assigned", None, None, None, 990, 240, 1230, None, None, 270]
    vacant = [["A-1", "24' open", 165, "needs cleat"], ["A-9", "24' open", 165], ["T-4", "T-head 50'", 520]]
    title = [["Osprey Marina"], ["as of September 8, 2025"]]
    pages = [
        [*title, ["SLIPS ASSIGNED"], head, *rows, total],
        [*title, ["SLIPS OPEN"], ["Slip", "Kind", "We ask / mo.", "Remarks"], *vacant],
    ]
    x = read(pdf(*pages), "OTHER")
    assert [(row.unit, row.market_rent, row.contract_rent) for row in x.rows][5:] == [
        ("A-7", None, 165), ("A-1", 165, None), ("A-9", 165, None), ("T-4", 520, None),
    ]  # fmt: skip
    assert [row.occupancy_status for row in x.rows] == ["OCCUPIED"] * 6 + ["VACANT"] * 3
    assert {row.section for row in x.rows} == {"SLIPS ASSIGNED", "SLIPS OPEN"}
    assert all(check.status != "FAIL" for check in x.checks)


def test_the_shares_of_a_rent_are_two_charges_and_what_a_rent_makes_with_an_allowance_is_none() -> None:
    x = roll(
        ["Unit", "Resident", "Contract Rent", "Utility Allow.", "Tenant Rent", "Gross Rent", "HAP Payment", "Move In"],
        ["101", "Ann Ames", 1100, 90, 150, 240, 950, MOVED],
        ["102", "Bob Boll", 1100, 90, 400, 490, 700, MOVED],
        asset="AFFORDABLE_HOUSING",
    )
    charges = [[(code, amount) for code, amount, _ in charged(row)] for row in x.rows]
    assert charges == [
        [("Tenant Rent", 150), ("HAP Payment", 950)], [("Tenant Rent", 400), ("HAP Payment", 700)],
    ]  # fmt: skip
    assert column(x, "contract_rent") == [1100, 1100]


def test_who_pays_nothing_for_a_site_has_a_rent_of_0() -> None:
    x = roll(
        ["Site", "Tenant", "Monthly charges", None, None, "Total", "Move In"],
        [None, None, "Site Rent", "Home Rent", "W/S/Trash", None, None],
        ["1", "Ann Ames (manager)", 0, 0, 0, 0, MOVED],
        ["2", "Bob Boll", 510, 350, 40, 900, MOVED],
        ["3", "Cy Cole", 520, 0, 30, 550, MOVED],
        asset="MANUFACTURED_HOUSING",
    )
    assert column(x, "contract_rent") == [0, 510, 520]
    assert [(code, amount) for code, amount, _ in charged(x.rows[1])] == [
        ("Site Rent", 510), ("Home Rent", 350), ("W/S/Trash", 40),
    ]  # fmt: skip
