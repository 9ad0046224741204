"""Whose a line is: units, tenants, codes and accounts, told by headings of many shapes and by columns."""

from __future__ import annotations

from decimal import Decimal
from io import BytesIO
from typing import Any

import docextract
import openpyxl
import pytest
from docextract.testing import workbook

DETAIL = ["Charge", "Date", "0-30", "31-60", "Over 60", "Balance"]
RENT = ["Rent", "03/01/2024", 100, 0, 0, 100]
WATER = ["Water", "03/05/2024", 20, 0, 0, 20]


def read(registry: docextract.Registry, kind: str, *lines: list[Any]) -> Any:
    book = workbook([["Elm Court"], ["Report"], ["As of March 31, 2024"], *lines])
    return docextract.extract(book, asset_type="MULTIFAMILY", document_type=kind, registry=registry)


def owed(registry: docextract.Registry, *lines: list[Any], header: list[Any] = DETAIL) -> Any:
    return read(registry, "AGED_RECEIVABLES", header, *lines)


@pytest.mark.parametrize(
    ("headings", "named"),
    [
        pytest.param(
            [["C-307 Imani Wexford (t0033778) Status: Current"]],
            ("C-307", "Imani Wexford", "t0033778"),
            id="one cell",
        ),
        pytest.param(
            [["306 Yesenia Patterly (TC-5584)"]],
            ("306", "Yesenia Patterly", "TC-5584"),
            id="a code of a dash",
        ),
        pytest.param(
            [["Suite 200 Pinnacle Staffing LLC (t0004433)"]],
            ("200", "Pinnacle Staffing LLC", "t0004433"),
            id="a suite",
        ),
        pytest.param(
            [["PAD 1 Sundown Fuel & Mart (t0010190)"]],
            ("1", "Sundown Fuel & Mart", "t0010190"),
            id="a pad",
        ),
        pytest.param(
            [["Suite 230", "Hollis & Brandt (t0005220)"]],
            ("230", "Hollis & Brandt", "t0005220"),
            id="two cells",
        ),
        pytest.param(
            [["Suite ROOF", "Trellis Wireless"]],
            ("ROOF", "Trellis Wireless", None),
            id="letters",
        ),
        pytest.param(
            [["A102-B", "Yarrow, Soren", "s0020450", "Status: Current"]],
            ("A102-B", "Yarrow, Soren", "s0020450"),
            id="a bed",
        ),
        pytest.param(
            [["SITE 014 Thrupp, Garnet", None, None, "(t004112)"]],
            ("014", "Thrupp, Garnet", "t004112"),
            id="the code apart",
        ),
        pytest.param(
            [["Suite 1 Dollar Orchard Stores", None, "Lease ID 001021"]],
            ("1", "Dollar Orchard Stores", "001021"),
            id="a lease",
        ),
        pytest.param(
            [["SM0114", None, "Rourke, Dana", "2214 Plover Ct"]],
            ("2214 Plover Ct", "Rourke, Dana", "SM0114"),
            id="a house",
        ),
        pytest.param(
            [["Galloway Fresh Market #41"], ["Customer GF0118", "Space A-100"]],
            ("A-100", "Galloway Fresh Market #41", "GF0118"),
            id="facts below the name",
        ),
    ],
)  # fmt: skip
def test_a_heading_names_unit_tenant_and_code(
    registry: docextract.Registry, headings: list[list[Any]], named: tuple[str, str, str | None]
) -> None:
    other = ["Apt 900", "Ann Ames", None, "t0090001"]
    answer = owed(registry, *headings, RENT, WATER, ["Total", None, 120, 0, 0, 120], other, RENT)
    assert [(row.unit and row.unit.split()[-1], row.tenant_name, row.resident_id) for row in answer.rows[:2]] == (
        [(named[0].split()[-1], *named[1:])] * 2
    )
    assert answer.rows[2].tenant_name == "Ann Ames"


def test_a_last_payment_names_nobody_and_a_code_behind_a_long_name_is_no_amount(registry: docextract.Registry) -> None:
    answer = owed(
        registry,
        ["Suite 101", "Tidewrack Grocery", None, "[c0000412]"], RENT, ["Total c0000412", None, 100, 0, 0, 100],
        ["Last payment 02/06/24 for 403.18", None, "Contact: J. Ames, 555-0181"],
        ["Suite 104", "Brightwater Pediatrics", "[c0000398]"], WATER, ["Total c0000398", None, 20, 0, 0, 20],
    )  # fmt: skip
    assert [(row.unit, row.tenant_name, row.resident_id) for row in answer.rows] == [
        ("101", "Tidewrack Grocery", "c0000412"),
        ("104", "Brightwater Pediatrics", "c0000398"),
    ]


def test_a_property_continued_on_the_next_page_ends_no_tenant(registry: docextract.Registry) -> None:
    answer = owed(
        registry,
        ["Center: Quarry Plaza"], ["Suite 5", "Vape Harbor", "Lease ID 001566"], RENT,
        ["Center: Quarry Plaza", "(continued)"], WATER, ["Total", None, 120, 0, 0, 120],
    )  # fmt: skip
    assert [(row.property_name, row.unit, row.tenant_name) for row in answer.rows] == [
        ("Quarry Plaza", "5", "Vape Harbor")
    ] * 2


def test_a_property_and_its_code_stand_in_cells_of_their_own(registry: docextract.Registry) -> None:
    answer = owed(registry, ["Property 0311", "Lakeshore Center"], ["Suite 9", "Ann Ames (t0001234)"], RENT)
    row = answer.rows[0]
    assert (row.property_name, row.property_code, row.unit, row.tenant_name) == (
        "Lakeshore Center", "0311", "9", "Ann Ames",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("header", "field"),
    [("Bldg / Unit - Space", "unit"), ("Ste", "unit"), ("HH ID", "resident_id"), ("Res. No.", "resident_id"),
     ("Tag", "resident_id")],
)  # fmt: skip
def test_columns_of_whom_are_called_in_many_words(registry: docextract.Registry, header: str, field: str) -> None:
    columns = [header, "Tenant", "0-30", "31-60", "Over 60", "Balance"]
    answer = owed(registry, ["A109", "B7", 1, 2, 0, 3], ["A112", "B9", 0, 5, 0, 5], header=columns)
    assert [getattr(row, field) for row in answer.rows] == ["A109", "A112"]


def test_a_payer_that_is_no_code_is_no_name(registry: docextract.Registry) -> None:
    header = ["Unit", "Household", "Payer", "0-30", "31-60", "Balance"]
    answer = owed(registry, ["A-103", "Otis, Ed", "Tenant", 1, 0, 1], [None, None, "HAP", 2, 0, 2], header=header)
    assert [(row.unit, row.tenant_name) for row in answer.rows] == [("A-103", "Otis, Ed")] * 2
    assert answer.rows[1].source_columns[0].value == "HAP"


def test_what_is_owed_at_a_day_is_no_age(registry: docextract.Registry) -> None:
    header = ["Tenant", "Owed 6/30", "0-30", "31-60", "61-90"]
    answer = owed(registry, ["Ann", 30, 10, 20, 0], ["Bob", 5, 0, 0, 5], header=header)
    assert [(row.total, sorted(row.buckets)) for row in answer.rows] == [
        (total, ["0-30", "31-60", "61-90"]) for total in (30, 5)
    ]


def test_deposits_beside_totals_alone_are_no_sums(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "Charge", "0-30", "31-60", "Balance", "Deposit on Hand"]
    answer = owed(
        registry,
        ["Current residents"], ["101", "Ann", "RENT", 5, 0, 5, None], [None, None, "FEE", 1, 0, 1, None],
        [None, None, "Resident total", 6, 0, 6, 400],
        ["102", "Bob", "RENT", 0, 7, 7, None], [None, None, "Resident total", 0, 7, 7, 300],
        [None, None, "Site total", 6, 7, 13, 700],
        header=header,
    )  # fmt: skip
    assert len(answer.rows) == 3
    assert not answer.failed_checks


def test_credits_may_stand_in_square_brackets(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "0-30", "31-60", "Balance"]
    answer = owed(
        registry, ["101", "Ann", "[72.50]", None, "[72.50]"], ["102", "Bob", "5.00", "1.00", "6.00"], header=header
    )
    assert answer.rows[0].total == Decimal("-72.50")


@pytest.mark.parametrize(
    ("header", "cells", "named"),
    [
        pytest.param(
            ["Acct", "Legacy ID", "Account Title"],
            ["412-10100", "A-71112", "Cash"],
            ("412-10100", "Cash"),
            id="groups",
        ),
        pytest.param(
            ["Entity", "GL Account"],
            ["GLDP", "1010-000 Cash"],
            ("1010-000", "Cash"),
            id="an entity before the code",
        ),
        pytest.param(
            ["ord", "Acct.", "Account title"],
            ["80", "1110", "Petty Cash"],
            ("1110", "Petty Cash"),
            id="the order of lines",
        ),
        pytest.param(
            ["Acct #", "Account", "FS Map"],
            ["1010", "Operating Cash", "A10"],
            ("1010", "Operating Cash"),
            id="references",
        ),
    ],
)  # fmt: skip
def test_codes_and_names_of_accounts(
    registry: docextract.Registry, header: list[str], cells: list[str], named: tuple[str, str]
) -> None:
    more = [[text.replace("10", str(n)).replace("80", f"{n}0") for text in cells] for n in (20, 30, 40)]
    amounts: list[list[Any]] = [[100, -40], [-50, 20], [-50, 20], [0, 0]]
    rows = [[*texts, *told] for texts, told in zip([cells, *more], amounts, strict=True)]
    answer = read(registry, "TRIAL_BALANCE", [*header, "Beginning Balance", "2nd Qtr Activity"], *rows)
    row = next(row for row in answer.rows if row.row_type == "LINE")
    assert (row.account_code, row.label) == named
    assert [c.column_id for c in answer.columns] == ["OTHER:FORWARD", "OTHER:CHANGE"]


def test_each_location_has_sums_by_side(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = [["Account", "Name", "Balance 6/30/24", "Activity", "Balance 7/31/24"]]
    for place, scale in (("014", 1), ("022", 3)):
        lines += [[f"LOCATION {place}"]]
        accounts = (("Cash", 90, 20), ("Payable", -60, -15), ("Prepaid", 5, -10), ("Equity", -35, 5))
        for n, (name, opened, moved) in enumerate(accounts, 1):
            lines += [[f"{n}000", name, opened * scale, moved * scale, (opened + moved) * scale]]
        for side, totals in (("DEBITS", (95, 25, 110)), ("CREDITS", (-95, -25, -110)), ("NET", (0, 0, 0))):
            lines += [[None, f"LOCATION {place} TOTAL {side}", *(scale * one for one in totals)]]
    assert not read(registry, "TRIAL_BALANCE", *lines).failed_checks


def test_facts_in_merged_cells_are_of_each_line(registry: docextract.Registry) -> None:
    book = openpyxl.load_workbook(BytesIO(workbook([
        ["Elm Court"], ["Unit Mix"], ["As of March 31, 2024"],
        ["Plan", "BR", "BA", "Unit SF", "AMI", "# of Units", "Contract Rent"],
        ["1BR-A", 1, "1½", 640, "30%", 4, 463], [None, None, None, None, "50%", 10, 808],
        [None, None, None, None, "60%", 12, 962], ["2BR-A", 2, 2, 852, "50%", 14, 958],
        ["Total", None, None, None, None, 40, None],
    ])))  # fmt: skip
    for column in "ABCD":
        book.worksheets[0].merge_cells(f"{column}5:{column}7")
    file = BytesIO()
    book.save(file)
    answer: Any = docextract.extract(
        file.getvalue(), asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry
    )
    assert [(row.unit_type, row.bedrooms, row.bathrooms, row.average_area, row.units) for row in answer.rows[:3]] == [
        ("1BR-A", 1, Decimal("1.5"), 640, units) for units in (4, 10, 12)
    ]
    assert [("averageArea" in row.derived) for row in answer.rows[:3]] == [False, True, True]


def test_carrying_charges_of_occupied_homes_are_in_place(registry: docextract.Registry) -> None:
    header = [
        "Type",
        "Homes",
        "Homes occupied",
        "Carrying charge per month",
        "Carrying charges, monthly",
        "Market rent",
    ]
    rows = [["1F", 12, 12, 612, 7344, 1080], ["2F", 16, 15, 748.5, 11227.5, 1265], ["2T", 20, 18, 300, 5400, 700],
            ["3T", 14, 13, 915, 11895, 1585]]  # fmt: skip
    answer = read(registry, "UNIT_MIX", header, *rows, ["Upper Loop, all", 62, 58, None, None, None])
    row = answer.rows[1]
    assert (row.average_contract_rent, row.total_contract_rent, row.average_market_rent) == (
        Decimal("748.5"), Decimal("11227.5"), 1265,
    )  # fmt: skip
    assert len(answer.rows) == 4


def test_a_rent_proposed_below_a_limit_is_net_of_the_allowance(registry: docextract.Registry) -> None:
    header = ["Unit type", "Units", "Maximum gross rent", "Utility allowance", "Proposed rent per unit", "Monthly Rent"]
    rows = [["0A", 3, 960, 58, 890, 2670], ["1A", 11, 1027, 71, 945, 10395], ["2A", 9, 1232, 92, 1125, 10125]]
    answer = read(registry, "UNIT_MIX", header, *rows, ["Total", 23, None, None, None, 23190])
    assert [(row.net_rent, row.total_net_rent) for row in answer.rows] == [(890, 2670), (945, 10395), (1125, 10125)]


def test_what_comes_with_the_empty_homes_to_all_is_counted(registry: docextract.Registry) -> None:
    header = ["Slip class", "How many", "Contracted", "Open"]
    answer = read(registry, "UNIT_MIX", header, ["A24", 20, 16, 4], ["A28", 16, 16, 0], ["A30", 14, 11, 3],
                  ["B30", 18, 17, 1], ["B35", 12, 10, 2], ["Dock A in all", 80, 70, 10])  # fmt: skip
    assert [row.occupied for row in answer.rows] == [16, 16, 11, 17, 10]


@pytest.mark.parametrize(
    ("heading", "named"),
    [
        pytest.param(
            ["Harlow Pediatric, PA", None, "Suite 101 | Acct FPB0012 | (555) 790-7919"],
            ("101", "Harlow Pediatric, PA", "FPB0012"),
            id="strokes",
        ),
        pytest.param(
            ["Brakewell Glass Inc.", None, "(BRAKEW) Suite 101"], ("101", "Brakewell Glass Inc.", "BRAKEW"), id="short"
        ),
        pytest.param(
            ["Title Agency, Inc.", None, "Unit Ste 310 Acct 21-453", "Tel. 555-0143"],
            ("310", "Title Agency, Inc.", "21-453"),
            id="twice",
        ),
    ],
)  # fmt: skip
def test_a_cell_of_a_heading_says_several_things(
    registry: docextract.Registry, heading: list[Any], named: tuple[str, str, str]
) -> None:
    answer = owed(registry, ["Arcade Offices", "(property 2100)"], heading, RENT, ["Total", None, 100, 0, 0, 100])
    row = answer.rows[0]
    assert (row.unit, row.tenant_name, row.resident_id) == named
    assert (row.property_name, row.property_code) == ("Arcade Offices", "2100")


def test_codes_below_a_title_are_whose_it_says(registry: docextract.Registry) -> None:
    upper = ["Resident", None, None, "Unpaid, days since billed", None, None]
    header = ["Apt", "Code", "Name", "0-30", "31-60", "Balance"]
    book = openpyxl.load_workbook(BytesIO(workbook([
        ["Elm Court"], ["Delinquency"], ["As of March 31, 2024"], upper, header,
        ["A-1", "t0004448", "Ames, Ann", 1, 2, 3], ["A-2", "t0004449", "Boll, Bob", 4, 0, 4],
    ])))  # fmt: skip
    for span in ("A4:C4", "D4:E4"):
        book.worksheets[0].merge_cells(span)
    file = BytesIO()
    book.save(file)
    answer: Any = docextract.extract(
        file.getvalue(), asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", registry=registry
    )
    assert [row.resident_id for row in answer.rows] == ["t0004448", "t0004449"]


def test_names_stand_once_beside_the_unit_under_any_header(registry: docextract.Registry) -> None:
    header = ["Space", "Store", "For", "0-30", "31-60", "Owed"]
    answer = owed(
        registry, ["1", "Nails by Thuy", "Taxes", 4, 0, 4], [None, None, "Water", 1, 0, 1],
        ["2", "Pho Corner Inc", "Taxes", 2, 3, 5], [None, None, "Water", 0, 2, 2], header=header,
    )  # fmt: skip
    assert [(row.unit, row.tenant_name) for row in answer.rows] == [("1", "Nails by Thuy")] * 2 + [
        ("2", "Pho Corner Inc")
    ] * 2


def test_what_comes_times_the_units_to_another_column_is_its_average(registry: docextract.Registry) -> None:
    header = ["Unit class", "Number of units", "Net rentable sq. ft.", "Extended sq. ft.", "Market rent"]
    rows = [["0BR", 4, 438, 1752, 900], ["1BR", 6, 561, 3366, 950], ["2BR", 5, 792, 3960, 940]]
    answer = read(registry, "UNIT_MIX", header, *rows, ["Project total", 15, None, 9078, None])
    assert [(row.average_area, row.total_area) for row in answer.rows] == [(438, 1752), (561, 3366), (792, 3960)]


def test_carried_to_a_summary_is_a_total(registry: docextract.Registry) -> None:
    header = ["S. No.", "Particulars", "Ledger folio", "Dr.", "Cr."]
    rows = [["1", "Cash", "AG.01", 100, None], ["2", "Payables", "AG.21", None, 40], ["3", "Rent", "AG.41", None, 60]]
    answer = read(registry, "TRIAL_BALANCE", header, *rows, [None, "Carried to summary, School", None, 100, 100])
    assert [(row.account_code, row.row_type) for row in answer.rows] == [
        ("AG.01", "LINE"), ("AG.21", "LINE"), ("AG.41", "LINE"), (None, "TOTAL"),
    ]  # fmt: skip


def test_a_column_of_days_is_no_amount(registry: docextract.Registry) -> None:
    header = ["Billed", "Chg", "0-30", "31-60", "Over 60", "Balance"]
    days = [[f"{n}/1/2024", "RNT", n, 0, 0, n] for n in (1, 2, 3)]
    answer = owed(
        registry, ["A-101", "Golden Ladle LLC", "[golden]"], *days, ["Total", None, 6, 0, 0, 6], header=header
    )
    assert [(row.unit, row.tenant_name, row.resident_id) for row in answer.rows] == [
        ("A-101", "Golden Ladle LLC", "golden")
    ] * 3
    assert str(answer.rows[2].transaction_date) == "2024-03-01"


def test_days_without_a_year_tell_the_earlier_balance(registry: docextract.Registry) -> None:
    header = ["Account", "Ledger no.", "Balance June 30", "Balance May 31", "Change in month"]
    rows = [["Checking", "100", 90, 70, 20], ["Payable", "210", -60, -45, -15], ["Equity", "300", -30, -25, -5]]
    sums = [["Debit balances, BSC", None, 90, 70, None], ["Credit balances, BSC", None, -90, -70, None]]
    answer = read(registry, "TRIAL_BALANCE", header, *rows, *sums)
    assert [c.column_id for c in answer.columns] == ["OTHER:ENDING", "OTHER:FORWARD", "OTHER:CHANGE"]
    assert [row.row_type for row in answer.rows[:3]] == ["LINE"] * 3
    assert all(row.row_type != "LINE" for row in answer.rows[3:])


def test_net_rentable_feet_may_be_of_one_home(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Net Rentable SF", "AMI Set-Aside", "Units", "Current Rent"]
    rows = [["Studio", 465, "30%", 3, 464], ["Studio", 465, "50%", 9, 800], ["1 BR", 612, "60%", 4, 900]]
    answer = read(registry, "UNIT_MIX", header, *rows, ["Total", None, None, 16, None])
    assert [row.average_area for row in answer.rows] == [465, 465, 612]


def test_the_number_of_a_property_is_the_unit_where_nothing_else_is(registry: docextract.Registry) -> None:
    ages = ["0-30", "31-60", "Over 60", "Balance"]
    rows = [[f"014/00{n}", f"T00713{n}", f"Mr G Ames{n}", 100, 0, 0, 100] for n in range(1, 6)]
    answer = owed(registry, *rows, header=["Prop No.", "Tenancy Ref", "Tenant", *ages])
    assert [row.unit for row in answer.rows] == [row[0] for row in rows]
    rows = [["0412", "Castlegate", f"Unit {n}", f"041200{n}", f"Ames {n} Ltd", 100, 0, 0, 100] for n in range(1, 6)]
    answer = owed(registry, *rows, header=["Prop Ref", "Property Name", "Unit", "Tenant Ref", "Tenant", *ages])
    assert [row.unit for row in answer.rows] == [row[2] for row in rows]


def test_the_name_in_a_heading_that_totals_repeat_is_the_tenants(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = []
    for n, name in enumerate(("Pho Lantern", "Bluebonnet Dental", "Iron Acre Gym", "Padre Urgent Care"), 1):
        lines += [[f"TX0117-00104{n}", name, f"Occupant: Kessler {n} Group Inc", f"Suite: 10{n}"], RENT, WATER]
        lines += [[f"{name} Total:", None, 120, 0, 0, 120]]
    answer = owed(registry, *lines)
    assert [row.tenant_name for row in answer.rows][::2] == [
        "Pho Lantern", "Bluebonnet Dental", "Iron Acre Gym", "Padre Urgent Care"
    ]  # fmt: skip
