"""Documents of ``benchmarks/blind`` that need a rule which no smaller one that was tried needs, read as they say."""

from __future__ import annotations

import json
from decimal import Decimal
from io import BytesIO
from pathlib import Path
from typing import Any

import openpyxl
import pytest

import docextract

BLIND = Path(__file__).parents[1] / "benchmarks" / "blind"


def read(name: str, asset_type: str, document_type: str) -> tuple[Any, dict[str, Any]]:
    """A document as it is read, and what it holds."""
    folder, file = (BLIND / name).parent, (BLIND / name).name
    path = folder / "documents" / file
    if not path.exists():
        pytest.skip("the documents written blind are not here")
    truth = json.loads((folder / "truth" / f"{file}.json").read_text("utf-8"), parse_float=Decimal)
    return docextract.extract(path, asset_type=asset_type, document_type=document_type), truth


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        pytest.param(
            "fiftysecond/fileclerks/Exhibit B - Certified Rent Roll - 88 Chandler St.pdf",
            {"unit": "unit", "area": "area", "contractRent": "contract_rent", "annualRent": "annual_rent"},
            id="words that break off above those of a header",
        ),
        pytest.param(
            "sixtyseventh/duediligencebinders/Ferrant Tower MOB_stacking plan 2Q26.pdf",
            {"unit": "unit", "area": "area", "tenantName": "tenant_name", "contractRent": "contract_rent"},
            id="a stacking plan, each unit in a box",
        ),
        pytest.param(
            "sixtysixth/acquisitionsdesk/One Galleon Place - Stacking Plan Q3 2025.pdf",
            {"unit": "unit", "tenantName": "tenant_name", "contractRent": "contract_rent"},
            id="a stacking plan beside a table of its expirations",
        ),
        pytest.param(
            "sixtysixth/partitionreferee/Exhibit_C_Tollgate_Court_holdings.pdf",
            {"unit": "unit", "contractRent": "contract_rent", "deposit": "deposit"},
            id="a roll on pleading paper",
        ),
        pytest.param(
            "sixtysixth/europeanservicer/VLIERHOF_rentlist_by_component.pdf",
            {"unit": "unit", "tenantName": "tenant_name"},
            id="words that a fixed pitch parts",
        ),
        pytest.param(
            "seventyninth/leasingfinance/willow_run_rrlc.pdf",
            {"unit": "unit", "area": "area", "deposit": "deposit"},
            id="a table of totals whose head has two lines, below a header without rows",
        ),
        pytest.param(
            "sixtysixth/acquisitionsdesk/R15610_XJDE0001_448213.pdf",
            {"unit": "unit", "area": "area", "tenantName": "tenant_name"},
            id="a second business unit below the totals of the first",
        ),
        pytest.param(
            "sixtysixth/acquisitionsdesk/OM_Larkspur_Commons_pp18-19.pdf",
            {"unit": "unit", "area": "area", "contractRent": "contract_rent"},
            id="the rest of a cell that might head a section",
        ),
        pytest.param(
            "fiftysecond/salesrooms/larchmont_point_om.pdf",
            {"unit": "unit", "tenantName": "tenant_name", "area": "area", "contractRent": "contract_rent"},
            id="boxes of figures above a roll",
        ),
        pytest.param(
            "fiftysecond/salesrooms/quarry_bend_argus.pdf",
            {"unit": "unit", "area": "area", "contractRent": "contract_rent", "annualRent": "annual_rent"},
            id="rates alone in a list that hints call a roll",
        ),
        pytest.param(
            "fiftythird/takeovers/StBrannoc_MOB_RentRoll_040126.pdf",
            {"unit": "unit", "contractRent": "contract_rent", "annualRent": "annual_rent"},
            id="the kind of a lease below its suite",
        ),
        pytest.param(
            "fiftythird/takeovers/Court St Garage - license register 030126.xlsx",
            {"unit": "unit", "tenantName": "tenant_name", "contractRent": "contract_rent"},
            id="licences billed by the year under a header of their own",
        ),
        pytest.param(
            "fiftyfourth/trustofficers/lakeside_medical_lease_charge_listing.pdf",
            {"unit": "unit", "contractRent": "contract_rent", "annualRent": "annual_rent"},
            id="what a charge is in a year, in a list below the lease",
        ),
        pytest.param(
            "fiftyfourth/leasingcoordinators/ashlar_mill_pivot_apr25.xlsx",
            {"unit": "unit", "unitType": "floor_plan", "tenantName": "tenant_name"},
            id="plans that stand once in each house of a pivot table, whose empty cells say so",
        ),
        pytest.param(
            "fiftyfourth/trustofficers/ferry_street_garage_accounts.xlsx",
            {"unit": "unit", "contractRent": "contract_rent"},
            id="until when a lease goes is no rise of the rent above",
        ),
        pytest.param(
            "fiftyfourth/trustofficers/industrial_tenancy_ledger_export.xlsx",
            {"unit": "unit", "contractRent": "contract_rent", "totalCharges": "total_charges"},
            id="other billing beside what is billed in all",
        ),
        pytest.param(
            "fiftyfifth/loanbrokers/cedrv_TenancySchedule_Mar25.pdf",
            {"unit": "unit", "area": "area", "contractRent": "contract_rent"},
            id="columns of a list below a lease that reach into two of the lease",
        ),
        pytest.param(
            "fiftyfifth/loanbrokers/CTI_RR_Marketplace.xlsx",
            {"unit": "unit", "area": "area", "contractRent": "contract_rent", "totalCharges": "total_charges"},
            id="two lines of a header below which only a sum stands",
        ),
        pytest.param(
            "fiftyfifth/fundmanagers/WILLOW_BEND_TRR310.pdf",
            {"unit": "unit", "contractRent": "contract_rent", "balance": "balance"},
            id="a sign behind an amount close to a day",
        ),
        pytest.param(
            "fiftyfifth/familyowners/Saltspar_Marina_berth_list_30Apr.pdf",
            {"unit": "unit", "tenantName": "tenant_name"},
            id="the name of a vessel beside who holds the licence",
        ),
        pytest.param(
            "fiftyfifth/ownersmix/farm and ground leases.xls",
            {"unit": "unit", "tenantName": "tenant_name"},
            id="so many tracts",
        ),
        pytest.param(
            "fiftyfifth/familyowners/Farm_and_ground_leases_1July2025.pdf",
            {"unit": "unit"},
            id="remarks on units below the totals",
        ),
        pytest.param(
            "fiftyseventh/bpiece/one_corliss_plaza_annex_a4.pdf",
            {"unit": "unit", "area": "area", "tenantName": "tenant_name", "annualRent": "annual_rent"},
            id="paragraphs that begin in another font below a roll",
        ),
        pytest.param(
            "fiftyseventh/workforce/pinehollow_lots.pdf",
            {"unit": "unit", "unitType": "unit_type", "contractRent": "contract_rent", "deposit": "deposit"},
            id="a rent over a deposit in records of two lines, on pages that repeat their header",
        ),
        pytest.param(
            "fiftyseventh/workforce/quarry_bed_detail.pdf",
            {"unit": "unit", "unitType": "unit_type", "contractRent": "contract_rent"},
            id="an apartment, its plan and its area over its beds",
        ),
        pytest.param(
            "fiftyseventh/bpiece/StowAway_RentRoll_BySize.pdf",
            {"unit": "unit", "contractRent": "contract_rent", "balance": "balance"},
            id="how many of a size are let, beside what they come to",
        ),
        pytest.param(
            "fiftysixth/portfoliolender/SMP_TenancySched_20260731.pdf",
            {"unit": "unit", "area": "area", "annualRent": "annual_rent", "totalCharges": "total_charges"},
            id="charges below each suite under a header of their own",
        ),
        pytest.param(
            "fiftysixth/portfoliolender/harrow_street_rent_roll_0926.pdf",
            {"unit": "unit", "contractRent": "contract_rent"},
            id="a count below as many rows, beside the number of a house",
        ),
        pytest.param(
            "fiftysixth/portfoliolender/2287 Kessing Ave_Rent Roll July 2026.xlsx",
            {"unit": "unit", "contractRent": "contract_rent"},
            id="what is billed beside registered rents",
        ),
        pytest.param(
            "fiftysixth/portfoliolender/exhibit_c2_certified_rent_schedule_millbrook.pdf",
            {"unit": "unit", "area": "area"},
            id="leased premises in square feet",
        ),
        pytest.param(
            "fiftysixth/migrationteam/Tidewater_Flats_RR_2026-03.xlsx",
            {"unit": "unit", "unitType": "unit_type"},
            id="floor plans in headings of two words",
        ),
        pytest.param(
            "fiftysixth/migrationteam/harbor_point_lease_charges.pdf",
            {"unit": "unit", "contractRent": "contract_rent", "totalCharges": "total_charges"},
            id="charges below a unit and what they are equal to",
        ),
        pytest.param(
            "fiftysixth/netleasefund/Meridian_Crossroads_STNL_Portfolio_Tape.xlsx", {"unit": "unit"}, id="ids of assets"
        ),
        pytest.param(
            "fiftyeighth/dataroom/Tidewater Labs - Argus Presentation Rent Roll.pdf",
            {"unit": "unit", "tenantName": "tenant_name", "area": "area", "annualRent": "annual_rent"},
            id="a header of four lines over records of several lines",
        ),
        pytest.param(
            "fiftyeighth/dataroom/R15_Corrigan_Commerce_Park.pdf",
            {"unit": "unit", "contractRent": "contract_rent", "annualRent": "annual_rent"},
            id="records that only one page would fold",
        ),
        pytest.param(
            "fiftyeighth/dataroom/PMRENTRL.XLS", {"unit": "unit", "tenantName": "tenant_name"}, id="unnamed tenants"
        ),
        pytest.param(
            "fiftyeighth/weeklypackages/TheYardAtCollegeAve_BedRentRoll.pdf",
            {"unit": "unit", "tenantName": "tenant_name", "contractRent": "contract_rent"},
            id="headings of apartments with what they are",
        ),
        pytest.param(
            "fiftyeighth/familyoffices/haldane_office_condos.pdf",
            {"unit": "unit", "deposit": "deposit"},
            id="deposits with how they are held",
        ),
        pytest.param(
            "fiftyninth/redevelopers/RR_BREWERY_SQ.xls",
            {"unit": "unit", "tenantName": "tenant_name", "area": "area", "totalCharges": "total_charges"},
            id="sums of a unit's charges between units",
        ),
        pytest.param(
            "fiftyninth/institutions/tri_basin_airport_concession_hangar_roll.pdf",
            {"contractRent": "contract_rent", "annualRent": "annual_rent"},
            id="guarantees by the month and by the year",
        ),
        pytest.param(
            "fiftyninth/redevelopers/Skelbrook Market Hall - tenancy schedule.pdf",
            {"unit": "unit", "tenantName": "tenant_name", "annualRent": "annual_rent"},
            id="stalls",
        ),
        pytest.param(
            "fiftyninth/institutions/local417_building_corp_tenant_cards.pdf",
            {"unit": "unit", "tenantName": "tenant_name", "area": "area", "totalCharges": "total_charges"},
            id="labels of cards that close up with their values",
        ),
        pytest.param(
            "sixtyfirst/assetmanagement/TenancySchedule-WattleCreekLogistics-30Sep2025.pdf",
            {"unit": "unit", "tenantName": "tenant_name", "area": "area", "deposit": "deposit"},
            id="cards with a state in their heads",
        ),
        pytest.param(
            "fiftyeighth/familyoffices/granby_street_garage_shops.xls",
            {"unit": "unit", "tenantName": "tenant_name", "contractRent": "contract_rent"},
            id="a second table under nearly the same words",
        ),
        pytest.param(
            "fortyfifth/debtfunds/TenantCloud - Rent Roll.pdf",
            {"unit": "unit", "unitType": "unit_type", "area": "area"},
            id="homes described below their units",
        ),
        pytest.param(
            "sixtieth/closingteams/tamarack_bluffs_rr_0831.pdf",
            {"unit": "unit", "contractRent": "contract_rent", "totalCharges": "total_charges", "balance": "balance"},
            id="charges below leases under a header that wraps",
        ),
        pytest.param(
            "sixtieth/closingteams/sitelist_cedarhollow_0125.pdf",
            {"unit": "unit", "tenantName": "tenant_name", "totalCharges": "total_charges"},
            id="a header above nothing but a total",
        ),
        pytest.param(
            "sixtieth/closingteams/The_Foundry_at_Ninth_BedRoll_2025-09.xlsx",
            {"unit": "bed", "marketRent": "market_rent", "contractRent": "contract_rent"},
            id="rates of beds",
        ),
        pytest.param(
            "sixtieth/closingteams/Ironvale_Storage_Unit_Roll.pdf",
            {"unit": "unit", "contractRent": "contract_rent", "balance": "balance"},
            id="what few owe under Due",
        ),
        pytest.param(
            "sixtieth/closingteams/QuarryGate_Plaza_RR.pdf",
            {"unit": "unit", "tenantName": "tenant_name"},
            id="the firm below a shop's name",
        ),
        pytest.param(
            "sixtieth/closingteams/Rent Roll - Stonecutter Business Park - Q2 25 (bank copy).xlsx",
            {"unit": "unit", "marketRent": "market_rent"},
            id="rates of a year",
        ),
        pytest.param(
            "sixtieth/housinggroups/FortGarrick_PrivHousing_rptOccRoll.pdf",
            {"unit": "unit", "contractRent": "contract_rent", "totalCharges": "total_charges"},
            id="a rent that is due beside all that is billed",
        ),
        pytest.param(
            "sixtieth/corporatesellers/Caledon_Hotel_retail_units.xls",
            {"contractRent": "contract_rent", "annualRent": "annual_rent"},
            id="rents of turnover",
        ),
        pytest.param(
            "sixtyfirst/assetmanagement/GroundRents_and_Masts_2025-06-30.pdf",
            {"unit": "unit", "annualRent": "annual_rent"},
            id="records whose second lines are half empty",
        ),
        pytest.param(
            "fiftyninth/institutions/Thornminster Chapter tenancy schedule LD2025.xlsx",
            {"unit": "unit", "annualRent": "annual_rent"},
            id="codes beside spaces that words describe",
        ),
        pytest.param(
            "sixtyfirst/feemanagers/pikeway_workforce_corporate.xlsx",
            {"unit": "unit", "totalCharges": "total_charges"},
            id="net charges of homes",
        ),
        pytest.param(
            "sixtysecond/savingsbanks/Penobscot Road ground leases.xlsx",
            {"unit": "unit", "tenantName": "tenant_name", "annualRent": "annual_rent"},
            id="units that a row counts, tenants side by side",
        ),
        pytest.param(
            "sixtysecond/closingcounsel/ZREFX_TENANCY_2000_INDPARK.csv",
            {"unit": "unit", "area": "area"},
            id="sums that stars lead",
        ),
        pytest.param(
            "sixtysecond/closingcounsel/calder_business_park_lease_abstract.pdf",
            {"unit": "unit", "contractRent": "contract_rent", "annualRent": "annual_rent"},
            id="steps behind the rent of a card",
        ),
        pytest.param(
            "sixtysecond/agencyservicer/Cordwainer_Owners_Corp_maintenance_roll.xlsx",
            {"unit": "unit", "tenantName": "tenant_name"},
            id="shareholders of record",
        ),
        pytest.param(
            "sixtysecond/closingcounsel/Mercer St Garage contracts.xls",
            {"unit": "unit", "contractRent": "contract_rent"},
            id="rates of a stall",
        ),
    ],
)
def test_a_roll_is_read_as_it_says(name: str, fields: dict[str, str]) -> None:
    x, truth = read(name, "OFFICE", "RENT_ROLL")
    told = [tuple(row.get(field) for field in fields) for row in truth["rows"]]
    assert [tuple(getattr(row, field) for field in fields.values()) for row in x.rows] == told


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            "fiftyfourth/leasingcoordinators/CorbelHouse_TenancySchedule.pdf",
            id="steps beside charges, days without a label",
        ),
        pytest.param(
            "fiftyfourth/trustofficers/wolcott_store_building_rents.xlsx", id="days below a title, beside words"
        ),
        pytest.param(
            "sixtieth/closingteams/Rent Roll - Stonecutter Business Park - Q2 25 (bank copy).xlsx",
            id="pairs that are numbered 1st, 2nd",
        ),
        pytest.param("sixtieth/corporatesellers/Cedar Ridge MOB - Lease Abstracts.pdf", id="lists of steps in cards"),
    ],
)
def test_rents_to_come_are_read_as_they_say(name: str) -> None:
    x, truth = read(name, "OFFICE", "RENT_ROLL")
    told = [[(step["date"], step["amount"]) for step in row.get("rentSteps", ())] for row in truth["rows"]]
    assert [[(str(step.date), step.amount) for step in row.rent_steps] for row in x.rows] == told


@pytest.mark.parametrize(
    "name",
    [
        "portfoliolender/bedroll_export_KILN_20261001.csv",  # a column ``as_of`` of days of eight digits
        "netleasefund/Cobblestone MOB I & II - Tenancy.xlsx",  # ``Tenancy summary effective``
        "migrationteam/27_Oriel_Place_maintenance_roll.pdf",  # ``billing of``
        "migrationteam/fernbrook_rates.pdf",  # ``on our books at``
    ],
)
def test_the_day_of_a_list_is_told_in_many_words(name: str) -> None:
    x, truth = read(f"fiftysixth/{name}", "OFFICE", "RENT_ROLL")
    assert str(x.meta.as_on_date) == truth["asOnDate"]


def test_a_title_that_dashes_draw_out_ends_before_the_words_beside_it() -> None:
    """``-- LEASE TERM --- MOVE-IN`` over ``BEGIN``, ``END`` and ``DATE``."""
    x, truth = read("fiftyfifth/fundmanagers/WILLOW_BEND_TRR310.pdf", "MULTIFAMILY", "RENT_ROLL")
    told = [(row.get("leaseStartDate"), row.get("moveInDate")) for row in truth["rows"]]
    days = [(row.lease_start_date, row.move_in_date) for row in x.rows]
    assert [tuple(day and day.isoformat() for day in both) for both in days] == told


def test_lockers_of_a_storage_property_are_units() -> None:
    x, truth = read("fiftyfifth/familyowners/Unit_Status_Kelham_Lane_Storage.pdf", "SELF_STORAGE", "RENT_ROLL")
    assert x.summary.total_units == truth["units"]


def test_lines_of_the_last_building_stand_in_one_block_with_those_of_all() -> None:
    x, _ = read("fiftyfifth/loanbrokers/harborpoint_rentroll_0425.pdf", "OFFICE", "RENT_ROLL")
    assert not x.failed_checks


def test_what_stands_beside_days_of_rates_is_one() -> None:
    """``Scheduled Changes On (rate/SqFt)``, and days and rates below it."""
    x, _ = read("fiftyfifth/loanbrokers/crosswind_presentation_rr.pdf", "INDUSTRIAL", "RENT_ROLL")
    steps = [step for row in x.rows for step in row.rent_steps]
    assert len(steps) > 9
    assert all(step.amount is None and step.per_area for step in steps)


def test_the_rent_is_what_a_sum_leaves_where_no_word_calls_one_so() -> None:
    """``Apartment | Parking | Other | Total/month``; nothing there is a deposit."""
    x, truth = read(
        "fiftyfourth/leasingcoordinators/Linden Court - resident directory with rents.pdf", "MULTIFAMILY", "RENT_ROLL"
    )
    told = [row.get("contractRent") for row in truth["rows"] if not row["unit"].startswith("L-")]
    assert [row.contract_rent for row in x.rows] == told
    assert all(row.other_deposit is None for row in x.rows)


def test_numbers_of_lines_between_the_lines_of_their_names_are_no_words_of_these() -> None:
    """Shares of the income in percent stand last in each line."""
    x, truth = read(
        "thirtyseventh/creditclerks/blue_heron_motor_inn_3yr_spread.pdf", "HOSPITALITY", "OPERATING_STATEMENT"
    )
    told = [row["label"] for row in truth["statements"][0]["rows"]]
    assert [row.label for row in x.rows[: len(told)]] == told  # a note follows


def test_cash_at_both_ends_of_two_quarters_is_no_sum_of_them() -> None:
    name = "thirtyeighth/surveillance/2Q25_CashFlow_AlderPlace_MesaGateway.xlsx"
    x, _ = read(name, "RETAIL", "CASH_FLOW_STATEMENT")
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []


def test_goods_that_are_said_to_be_taken_off_income_are_no_operating_expenses() -> None:
    x, truth = read("thirtyseventh/creditfiles/marina 3 yrs for bank.xlsx", "OTHER", "OPERATING_STATEMENT")
    told = truth["statements"][0]["keyTotals"]["total_operating_expenses"]["values"]
    assert list(x.key_totals.total_operating_expenses.values[1:4]) == told


def test_the_price_of_a_property_is_no_rent_that_is_asked_for() -> None:
    x, truth = read("fiftyfourth/exchangebuyers/Plains_NNN_Schedule.pdf", "RETAIL", "RENT_ROLL")
    told = [row.get("contractRent") for row in truth["rows"]]
    assert [(row.contract_rent, row.market_rent) for row in x.rows] == [(rent, None) for rent in told]


def test_names_of_properties_over_where_and_how_large_they_are_head_columns() -> None:
    name = "fortieth/advisory/tamarack_centers_q3_by_property.pdf"
    x, truth = read(name, "RETAIL", "OPERATING_STATEMENT")
    told = truth["statements"][0]
    assert len(x.columns) == len(told["columns"])
    assert "Elm Fork Plaza" in (x.columns[0].label or "")
    values = [list(row.values) for row in x.rows if row.label == "Base Rent"]
    assert values == [row["values"] for row in told["rows"] if row["label"] == "Base Rent"]


def test_columns_of_one_month_are_no_run_of_months() -> None:
    x, _ = read("fortieth/hoamanager/lanternworks_pl_by_location_jul25.pdf", "OFFICE", "OPERATING_STATEMENT")
    assert [check.status for check in x.checks if check.check_id == "O08"] == ["SKIPPED"]


def test_the_marks_of_a_list_are_no_part_of_labels() -> None:
    x, truth = read("fortieth/advisory/halden_quay_noteholder_report_q3.pdf", "OFFICE", "CASH_FLOW_STATEMENT")
    told = {row["label"] for row in truth["statements"][0]["rows"]}
    assert {"Class A interest", "Class B interest"} <= told & {row.label for row in x.rows}


def test_the_last_day_of_a_lease_stands_below_the_first_beside_an_area_said_again() -> None:
    x, truth = read("fiftyseventh/ompackagers/Sorrel_Flats_ground_lease_schedule.pdf", "LAND", "RENT_ROLL")
    told = [row.get("leaseEndDate") for row in truth["rows"]]
    assert [row.lease_end_date and row.lease_end_date.isoformat() for row in x.rows] == told


def test_an_abbreviation_with_its_point_is_the_charge_that_it_begins() -> None:
    x, truth = read("fiftyseventh/bpiece/StowAway_RentRoll_BySize.pdf", "SELF_STORAGE", "RENT_ROLL")
    told = [[charge["amount"] for charge in row.get("charges") or []] for row in truth["rows"]]
    assert [[charge.amount for charge in row.charges] for row in x.rows] == told


def test_steps_say_from_when_and_how_much_by_the_month() -> None:
    x, truth = read("fiftyseventh/ompackagers/brantwood_office_campus_lease_charges.xlsx", "OFFICE", "RENT_ROLL")
    told = [[step["amount"] for step in row.get("rentSteps") or []] for row in truth["rows"]]
    assert [[step.amount for step in row.rent_steps] for row in x.rows] == told


def test_the_last_day_of_a_lease_stands_below_the_first_whether_a_charge_does_or_not() -> None:
    x, truth = read("fiftyninth/redevelopers/RR_BREWERY_SQ.xls", "RETAIL", "RENT_ROLL")
    told = [row.get("leaseStartDate") for row in truth["rows"]]
    assert [row.lease_start_date and row.lease_start_date.isoformat() for row in x.rows] == told
    assert [str(row.lease_end_date) for row in x.rows[-3:]] == ["2025-09-30", "2026-12-31", "2028-12-31"]
    assert [row.is_month_to_month for row in x.rows if row.unit == "STB-A"] == [True]
    assert x.meta.as_on_date is None  # the end of the last lease is no day of the list


def test_totals_over_columns_that_only_some_rows_have_alarm_nobody() -> None:
    x, _ = read("fiftyeighth/familyoffices/haldane_office_condos.pdf", "OFFICE", "RENT_ROLL")
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []


def test_notes_with_amounts_end_a_statement() -> None:
    name = "fortyfirst/bookkeepers/Meridian Court compiled FS 2024.pdf"
    x, truth = read(name, "OFFICE", "OPERATING_STATEMENT")
    assert [row.label for row in x.rows] == [row["label"] for row in truth["statements"][0]["rows"]]


def test_what_columns_of_changes_have_of_an_income_is_said_too() -> None:
    name = "fortyfirst/pensiontrusts/Garrow_Industrial_Trust_2Q25_Supplemental_p14.pdf"
    x, _ = read(name, "INDUSTRIAL", "OPERATING_STATEMENT")
    net = x.key_totals.net_operating_income.values
    assert (net[2], net[6]) == (net[0] - net[1], net[4] - net[5]) == (1686, 3893)


def test_a_deposit_beside_the_charges_of_a_lease_is_its_deposit() -> None:
    x, truth = read("sixtieth/corporatesellers/CRSTL4410_COMRR.pdf", "OFFICE", "RENT_ROLL")
    told = {row["unit"]: row.get("deposit") for row in truth["rows"] if row["unit"] != "0RF2"}
    assert {row.unit: row.deposit for row in x.rows if row.unit in told} == told


def test_a_sum_of_net_charges_is_no_charge_itself() -> None:
    x, truth = read("sixtieth/corporatesellers/Project Longhaul - Rent Roll 6.30.2025.xlsx", "INDUSTRIAL", "RENT_ROLL")
    told = [[charge["amount"] for charge in row.get("charges") or []] for row in truth["rows"]]
    assert [[charge.amount for charge in row.charges] for row in x.rows] == told


def test_a_place_may_hold_a_rent_and_a_charge() -> None:
    x, _ = read("sixtieth/housinggroups/FortGarrick_PrivHousing_rptOccRoll.pdf", "MULTIFAMILY", "RENT_ROLL")
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []


def test_headings_say_that_beds_are_empty_off_line_or_to_come() -> None:
    x, truth = read("sixtieth/housinggroups/Staff Housing Summer 25 - Kessel Basin.xlsx", "MULTIFAMILY", "RENT_ROLL")
    counted = (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units)
    assert counted == (truth["units"], truth["occupied"], truth["vacant"])


def test_months_are_told_by_their_start_and_by_their_names() -> None:
    for name, day in (
        ("sixtieth/housinggroups/rooms gulliver st.xls", "2025-03-31"),
        ("sixtyfirst/exchangedesk/linden_418_certified_roll.pdf", "2025-10-31"),
    ):
        x, _ = read(name, "MULTIFAMILY", "RENT_ROLL")
        assert str(x.meta.as_on_date) == day


def by_unit(x: Any, name: str) -> dict[str | None, Any]:
    """A field of each row by its unit."""
    return {row.unit: getattr(row, name) for row in x.rows}


def of_truth(truth: dict[str, Any], name: str) -> dict[str | None, Any]:
    """What the truth has under a key, by unit."""
    return {row["unit"]: row.get(name) for row in truth["rows"]}


@pytest.mark.parametrize(
    ("name", "asset_type"),
    [
        pytest.param("taxappeals/Tenant data blocks - Harmon St warehouses.pdf", "WAREHOUSE", id="two across"),
        pytest.param("noteauctions/alder_grand_hotel_shop_leases.pdf", "HOSPITALITY", id="rents of a time to come"),
        pytest.param("capitalneeds/Brightwater_Medical_Pavilion_tenancy_cards.pdf", "OFFICE", id="boxes beside steps"),
    ],
)
def test_cards_stand_side_by_side_and_say_more_than_once_what_the_rent_is(name: str, asset_type: str) -> None:
    x, truth = read(f"sixtythird/{name}", asset_type, "RENT_ROLL")
    for key, field in (("tenantName", "tenant_name"), ("contractRent", "contract_rent"), ("deposit", "deposit")):
        assert by_unit(x, field) == of_truth(truth, key)
    steps = {row.unit: [(str(step.date), step.amount) for step in row.rent_steps] for row in x.rows}
    told = {u: [(s["date"], s["amount"]) for s in found or []] for u, found in of_truth(truth, "rentSteps").items()}
    assert steps == told


def test_blocks_of_halves_are_read_one_after_the_other_each_below_its_heading() -> None:
    x, truth = read("sixtythird/noteauctions/civic_square_garage_monthlies.xlsx", "PARKING", "RENT_ROLL")
    assert [(row.unit, row.contract_rent) for row in x.rows] == [
        (row["unit"], row.get("contractRent")) for row in truth["rows"]
    ]
    assert {row.section for row in x.rows} >= {"Level P2", "Level P3", "Level P4"}


def test_a_rent_that_few_have_is_not_the_rent_and_a_total_may_sum_two_tables() -> None:
    name = "sixtythird/taxappeals/388 Bergen - income schedule for TC filing.xlsx"
    x, truth = read(name, "MIXED_USE", "RENT_ROLL")
    assert by_unit(x, "contract_rent") == of_truth(truth, "contractRent")
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []


def test_a_sum_of_totals_and_of_rents_proves_no_rent_beside_a_total() -> None:
    book = openpyxl.Workbook()
    stores = [["S1", "Ames", 1000, 1210], ["S2", "Boll", 1500, 1833], ["S3", "Crane", 1750, 1967]]
    flats = [["1A", "Dow", 905], ["1B", "Eads", 917], ["1C", "Fox", 933], ["Total", None, 7765]]
    lines = [["Elm Block"], ["As of 12/31/2024"], ["Stores"], ["Unit", "Tenant", "Rent", "Monthly total"], *stores]
    for line in [*lines, [], ["Flats"], ["Unit", "Tenant", "Rent billed"], *flats]:
        book.worksheets[0].append(line)
    data = BytesIO()
    book.save(data)
    x = docextract.extract(data.getvalue(), asset_type="MIXED_USE", document_type="RENT_ROLL", file_name="block.xlsx")
    assert [row.proved for row in x.rows] == [["totalCharges"]] * 3 + [["contractRent"]] * 3


def test_what_the_tenant_and_who_helps_him_pay_are_parts_of_the_rent() -> None:
    for name in ("Teasel_Way_unit_status_2025Q1.xlsx", "Tolland_Falls_HA_exhibit_A_units.pdf"):
        x, truth = read(f"sixtythird/capitalneeds/{name}", "MULTIFAMILY", "RENT_ROLL")
        assert by_unit(x, "contract_rent") == of_truth(truth, "contractRent")
        assert by_unit(x, "unit_type") == of_truth(truth, "unitType")
        paid = {row.unit: {row.tenant_rent or 0, row.subsidy_rent or 0} for row in x.rows}
        told = of_truth(truth, "charges")
        assert paid == {u: {charge["amount"] for charge in found or ()} or {0} for u, found in told.items()}


def test_what_homes_are_is_what_comes_again() -> None:
    x, truth = read("sixtythird/capitalneeds/sable creek lots oct 24.xlsx", "MANUFACTURED_HOUSING", "RENT_ROLL")
    assert by_unit(x, "unit_type") == of_truth(truth, "unitType")


def test_a_title_that_names_the_years_rent_says_it_of_all_below_it() -> None:
    name = "sixtythird/taxappeals/Quarry Road Plaza - Town of Halbury I&E 2024 form.pdf"
    x, truth = read(name, "RETAIL", "RENT_ROLL")
    assert by_unit(x, "annual_rent") == of_truth(truth, "annualRent")
    assert {row.contract_rent for row in x.rows} == {None}
    assert str(x.meta.as_on_date) == truth["asOnDate"]


@pytest.mark.parametrize(
    ("name", "asset_type"),
    [
        ("taxappeals/Garfield letter to assessor w rents.pdf", "MIXED_USE"),
        ("capitalneeds/Corliss_Avenue_PNA_appendix_C.pdf", "MIXED_USE"),
        ("capitalneeds/Marlow_House_rooms_for_engineer.xlsx", "MULTIFAMILY"),
    ],
)
def test_sentences_say_the_day_of_a_list(name: str, asset_type: str) -> None:
    x, truth = read(f"sixtythird/{name}", asset_type, "RENT_ROLL")
    assert str(x.meta.as_on_date) == truth["asOnDate"]


def test_what_was_paid_last_year_is_no_part_of_the_months_sum() -> None:
    x, _ = read("sixtythird/taxappeals/2025_IE_Survey_Cypress_Landing.xlsx", "RETAIL", "RENT_ROLL")
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []
    assert {charge.code for row in x.rows for charge in row.charges} == {"CAM", "RE tax", "Insurance"}


def test_a_sum_of_what_is_billed_below_sums_under_another_header_is_that() -> None:
    x, _ = read("sixtythird/noteauctions/cedarbrook_flats_detail.pdf", "MULTIFAMILY", "RENT_ROLL")
    assert [check.check_id for check in x.checks if check.status == "FAIL"] == []


def test_notes_go_on_in_a_line() -> None:
    name = "sixtythird/noteauctions/receiver_exhibit_c_willow_run_mhp.pdf"
    x, truth = read(name, "MANUFACTURED_HOUSING", "RENT_ROLL")
    assert by_unit(x, "tenant_name") == of_truth(truth, "tenantName")


@pytest.mark.parametrize(
    ("name", "asset_type"),
    [
        pytest.param("pbsalandlords/liffey_row_licence_cards.pdf", "OFFICE", id="who has it below the unit"),
        pytest.param(
            "titleinsurers/Tenancy_Cards_St_Brannoc_MOB.pdf", "OFFICE", id="below a row that looks like heads"
        ),
        pytest.param("proptechonboarding/12_marlowe_block_owner_sheet.xlsx", "MIXED_USE", id="words that may be heads"),
        pytest.param("proptechonboarding/11_rr_export_scattered.xlsx", "SINGLE_FAMILY_RENTAL", id="short words"),
        pytest.param("pbsalandlords/calder_wharf_rooms_schedule.pdf", "STUDENT_HOUSING", id="rooms en suite"),
        pytest.param("pbsalandlords/quad_at_maple_bed_roll.xlsx", "STUDENT_HOUSING", id="instalments of the market"),
        pytest.param("proptechonboarding/06_kestrel_customer_rents.pdf", "MULTIFAMILY", id="sorted to the end"),
    ],
)
def test_units_have_their_people_and_what_they_pay(name: str, asset_type: str) -> None:
    x, truth = read(f"sixtyfourth/{name}", asset_type, "RENT_ROLL")
    told = [(row["unit"], row.get("tenantName"), row.get("contractRent")) for row in truth["rows"]]
    found = [(row.bed if row.unit is None else row.unit, row.tenant_name, row.contract_rent) for row in x.rows]
    assert [(u, t, r or None) for u, t, r in found] == [(u, t, r or None) for u, t, r in told]


@pytest.mark.parametrize(
    ("name", "asset_type"),
    [
        pytest.param("titleinsurers/Schedule_B2_Tenant_List_Willow_Crossing.pdf", "RETAIL", id="sentences of two"),
        pytest.param("titleinsurers/Ground_Lease_Matrix_Terrapin_Landing.xlsx", "LAND", id="after the first step"),
        pytest.param("proptechonboarding/13_pinecrest_prof_center.xls", "OFFICE", id="beside the total of the charges"),
    ],
)
def test_each_step_has_its_own_day_and_amount(name: str, asset_type: str) -> None:
    x, truth = read(f"sixtyfourth/{name}", asset_type, "RENT_ROLL")
    told = [[(step["date"], step["amount"]) for step in row.get("rentSteps", ())] for row in truth["rows"]]
    assert [[(str(step.date), step.amount) for step in row.rent_steps] for row in x.rows] == told


def test_arrears_that_are_carried_forward_are_owed_and_a_first_day_alone_is_one() -> None:
    x, truth = read("sixtyfourth/pbsalandlords/tolland_lettings_hmo_statement.pdf", "MULTIFAMILY", "RENT_ROLL")
    told = [row.get("balance") or 0 for row in truth["rows"]]
    assert [row.balance or 0 for row in x.rows] == told
    x, truth = read("sixtyfourth/pbsalandlords/parade_shops_and_flats_rental.pdf", "MIXED_USE", "RENT_ROLL")
    starts = of_truth(truth, "leaseStartDate")
    assert {row.unit: row.lease_start_date and str(row.lease_start_date) for row in x.rows} == starts


def test_what_stands_beside_columns_that_miss_their_totals_is_not_proved() -> None:
    rows: list[list[Any]] = [["Unit", "Tenant", "Market Rent", "Rent", "Deposit", "Other Deposit", "Balance"]]
    rows += [[f"{100 + n}", f"Ann Ames {n}", 1200, 1100 + n, 300, 50 * (n % 3), 7 * n] for n in range(8)]
    rows[3][3:6] = [None, rows[3][3], rows[3][4]]  # its cells stand one column too far
    rows += [["Total", None, 9600, 8828, 2400, 550, 196]]
    text = "\n".join(",".join("" if cell is None else str(cell) for cell in row) for row in rows)
    x = docextract.extract(text.encode(), asset_type="MULTIFAMILY", document_type="RENT_ROLL", file_name="roll.csv")
    assert {check.check_id for check in x.checks if check.status == "FAIL"} == {"R05", "R06"}
    assert not any({"marketRent", "otherDeposit"} & {*row.proved} for row in x.rows)
    assert "beside it miss their totals" in x.rows[0].doubtful["otherDeposit"]


def test_sheets_of_one_owner_with_a_street_each_are_rolls_of_several_properties() -> None:
    book = openpyxl.Workbook()
    for street in ("318 Larch Street", "40 Dorset Court"):
        sheet = book.create_sheet(street[:3])
        for line in (["Brightwater Rentals LLC"], [street], ["As of", "8/1/2025"], []):
            sheet.append(line)
        sheet.append(["Apt #", "Tenant", "Rent", "Lease to"])
        for n in range(1, 5):
            sheet.append([n, f"Ann {street[-5:]} {n}", 1100 + n, "12/31/2025"])
    book.remove(book.worksheets[0])
    data = BytesIO()
    book.save(data)
    x = docextract.extract(
        data.getvalue(), asset_type="MULTIFAMILY", document_type="RENT_ROLL", file_name="streets.xlsx"
    )
    assert [row.property_name for row in x.rows] == ["318 Larch Street"] * 4 + ["40 Dorset Court"] * 4
    assert any(note.type == "sheetsTogether" for note in x.warnings)


def test_heads_of_groups_are_no_header_and_a_scheme_of_deposits_no_building() -> None:
    name = "fortieth/commercialmanagers/Arbor Lake Stacking & Rent Roll - MASTER 11.1.25.xlsx"
    x, truth = read(name, "OFFICE", "RENT_ROLL")
    steps = [[(step["date"], step["amount"]) for step in row.get("rentSteps", ())] for row in truth["rows"]]
    assert [[(str(step.date), step.amount) for step in row.rent_steps] for row in x.rows] == steps
    x, truth = read("twentyfifth/probate/arthur_tenancies_Hawksworth.pdf", "MULTIFAMILY", "RENT_ROLL")
    assert [row.unit for row in x.rows] == [row["unit"] for row in truth["rows"]]


def test_words_of_one_cell_stand_below_those_of_their_own_columns() -> None:
    x, truth = read("fiftyfirst/legacysystems/AMSI_RR210_WILLOWBEND.pdf", "MULTIFAMILY", "RENT_ROLL")  # "PLAN FT C"
    first = [(row["unit"], row["unitType"], row["area"]) for row in truth["rows"] if row["unit"] < "05"]
    assert [(row.unit, row.floor_plan, row.area) for row in x.rows if row.unit < "05"] == first


def test_a_table_begins_within_a_row_of_its_header() -> None:
    x, truth = read("sixtysecond/closingcounsel/Fennimore_Arcade_Tenancy_Schedule.pdf", "RETAIL", "RENT_ROLL")
    starts = of_truth(truth, "leaseStartDate")
    assert {row.unit: row.lease_start_date and str(row.lease_start_date) for row in x.rows} == starts
