"""Tables as other hands draw them: headers of several lines, totals by other names, rows without numbers."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from io import BytesIO
from typing import Any

import docextract
import pytest
from docextract.testing import pages, workbook
from openpyxl import load_workbook

AR, TB, UM = "AGED_RECEIVABLES", "TRIAL_BALANCE", "UNIT_MIX"


def read(registry: docextract.Registry, kind: str, lines: list[list[Any]], merged: Iterable[str] = ()) -> Any:
    data = workbook(lines)
    if merged:
        book = load_workbook(BytesIO(data))
        for span in merged:
            book.worksheets[0].merge_cells(span)
        book.save(out := BytesIO())
        data = out.getvalue()
    return docextract.extract(data, asset_type="MULTIFAMILY", document_type=kind, registry=registry)


def test_names_in_the_upper_line_are_not_dropped_for_ages_in_the_lower_one(registry: docextract.Registry) -> None:
    upper = ["Lot", "Owner of Record", "Street", "Monthly Dues", "Days Outstanding", None, None, "Total Owed"]
    rows = [[n, f"Owner {n}", "9 Elm Way", 50, 10, n, 5, 15 + n] for n in range(1, 6)]
    lines = [["Owner Delinquency"], upper, [None] * 4 + ["0-30", "31-60", "61+"], *rows]
    answer = read(registry, AR, lines, ["E2:G2"])
    assert [(row.unit, row.tenant_name, row.total) for row in answer.rows[:2]] == [
        ("1", "Owner 1", 16), ("2", "Owner 2", 17),
    ]  # fmt: skip
    assert answer.rows[0].buckets == {"0-30": 10, "31-60": 1, "61+": 5}
    assert not answer.failed_checks


def test_words_below_names_go_on_and_words_over_them_complete_them(registry: docextract.Registry) -> None:
    lines = [
        ["Past Due Balances by Unit"],
        [None, None, "Paid", "Days", None, None, "Total"],
        ["Unit", "Tenant", None, None, "0-30", "31-60", None],
        [None, None, "Thru", "Late", None, None, "Past Due"],
        *([f"A{n}", f"Tenant {n}", "06/01/24", 12 + n, 100, n, 100 + n] for n in range(1, 7)),
    ]
    answer = read(registry, AR, lines)
    row = answer.rows[0]
    assert (row.unit, row.total, row.other_amounts) == ("A1", 101, {"Days Late": 13})
    assert [(c.header, c.value) for c in row.source_columns] == [("Paid Thru", "06/01/24")]


def test_a_second_line_over_numbers_is_part_of_the_header(registry: docextract.Registry) -> None:
    upper = [
        "Unit Description",
        "No. of Units",
        "Living Area (SF)",
        None,
        "Status",
        None,
        "Market Rent (Concluded)",
        None,
    ]
    lower = [None, None, "Per Unit", "Total", "Occ.", "Vac.", "Per Month", "Per SF"]
    rows = [[f"Type {n}", 10, 500, 5000, 9, 1, 1000, 2.0] for n in range(4)]
    answer = read(registry, UM, [["UNIT MIX"], upper, lower, *rows], ["C2:D2", "E2:F2", "G2:H2"])
    row = answer.rows[0]
    assert (row.average_area, row.total_area, row.occupied, row.vacant) == (500, 5000, 9, 1)
    assert (row.average_market_rent, row.market_rent_per_area) == (1000, 2)


def test_marks_of_columns_and_drawn_rules_are_no_header_and_no_rows(registry: docextract.Registry) -> None:
    names = ["BRs", "Restriction (% AMI)", "# of Units", "Max Gross Rent", "Less: Utility Allow.", "Net Rent per Unit"]
    rows = [[1, 0.5, 8, 900, 70, 830], [2, 0.6, 9, 1100, 90, 1010], [3, 0.6, 4, 1300, 120, 1180]]
    answer = read(registry, UM, [["Unit and Rent Schedule"], names, [f"({c})" for c in "abcdef"], *rows])
    assert [(row.units, row.net_rent) for row in answer.rows] == [(8, 830), (9, 1010), (4, 1180)]
    assert not answer.failed_checks


def test_the_name_of_a_part_over_its_labels_says_nothing_of_its_columns(registry: docextract.Registry) -> None:
    def part(name: str, code: str) -> list[list[Any]]:
        return [
            [name, None, None, "Units", None],
            ["Description", "Unit Type", "Avg Sq Ft", "Count", "% of Total", "Market Rent"],
            ["Small", f"{code}-1", 500, 10, "25.0%", 900], ["Large", f"{code}-2", 800, 30, "75.0%", 1200],
            [f"Total {name}", None, 725, 40, "100.0%", 1125],
        ]  # fmt: skip

    lines = [["Unit Mix"], *part("Elm Court", "e"), [None], *part("Oak Court", "o")]
    answer = read(registry, UM, lines, ["A2:C2", "D2:E2", "A8:C8", "D8:E8"])
    assert [(row.unit_type, row.average_area, row.units) for row in answer.rows] == [
        ("e-1", 500, 10), ("e-2", 800, 30), ("o-1", 500, 10), ("o-2", 800, 30),
    ]  # fmt: skip
    assert not answer.failed_checks  # the shares of each part are of that part


def test_entries_and_adjustments_beside_each_other_both_count(registry: docextract.Registry) -> None:
    upper = [None, None, None, "Activity", None, "Adjustments", None, None]
    lower = ["Account", "Title", "Opening balance", "Debit", "Credit", "Debit", "Credit", "Closing balance"]
    rows = [
        ["1000", "Cash", 100, 50, 20, 0, 5, 125], ["1200", "Rent Receivable", 40, 10, 0, 7, 0, 57],
        ["2000", "Payables", -60, 0, 30, 0, 2, -92], ["3000", "Equity", -80, 0, 10, 0, 0, -90],
    ]  # fmt: skip
    answer = read(registry, TB, [["Trial Balance"], upper, lower, *rows], ["D2:E2", "F2:G2"])
    assert [column.column_id.removeprefix("OTHER:") for column in answer.columns] == [
        "FORWARD", "DEBIT", "CREDIT", "DEBIT_2", "CREDIT_2", "ENDING",
    ]  # fmt: skip
    assert answer.rows[1].proof == ["PROVED"] * 6


def test_debits_and_credits_of_funds_stand_under_their_names(registry: docextract.Registry) -> None:
    upper = [None, "Ref", "Mill House", None, "Elm Court", None, "Combined", None]
    lower = ["Account", None, "Dr", "Cr", "Dr", "Cr", "Dr", "Cr"]
    rows = [
        ["Rents", "R100", None, 100, None, 40, None, 140], ["Wages", "P100", 30, None, None, None, 30, None],
        ["Repairs", "P110", 20, None, 15, None, 35, None], ["Bank", "B100", 50, None, 25, None, 75, None],
    ]  # fmt: skip
    answer = read(registry, TB, [["Trial balance by estate"], upper, lower, *rows], ["C2:D2", "E2:F2", "G2:H2"])
    assert [column.label for column in answer.columns][:2] == ["Mill House Dr", "Mill House Cr"]
    assert [(row.account_code, row.label) for row in answer.rows[:2]] == [("R100", "Rents"), ("P100", "Wages")]
    assert set(answer.rows[0].proof) == {None, "PROVED"}


def test_an_account_without_amounts_is_a_row(registry: docextract.Registry) -> None:
    header = ["Account Number", "Account Name", "Debit", "Credit"]
    rows = [["1010-00", "Cash", 100, None], ["1020-00", "Escrow", None, None], ["2010-00", "Deposits", None, 100]]
    lines = [
        ["Trial Balance"],
        header,
        ["1000-00", "Assets", None, None],
        *rows,
        ["9998-00", "Suspense"],
        ["Totals", None, 100, 100],
    ]
    answer = read(registry, TB, lines)
    found = [(row.account_code, row.row_type) for row in answer.rows]
    assert found == [
        ("1000-00", "HEADING"), ("1010-00", "LINE"), ("1020-00", "LINE"), ("2010-00", "LINE"), ("9998-00", "LINE"),
        (None, "TOTAL"),
    ]  # fmt: skip


@pytest.mark.parametrize("label", ["* TOTAL ASSETS", "*** Total Assets ***"])
def test_stars_around_a_total_are_no_words(registry: docextract.Registry, label: str) -> None:
    rows = [
        ["1010", "Cash", 60, None],
        ["1020", "Escrow", 40, None],
        [None, label, 100, None],
        ["3010", "Equity", None, 100],
    ]
    answer = read(registry, TB, [["Trial Balance"], ["Account", "Description", "Debit", "Credit"], *rows])
    assert [row.row_type for row in answer.rows] == ["LINE", "LINE", "SUBTOTAL", "LINE"]


def test_a_total_may_be_of_the_rows_that_bear_its_words(registry: docextract.Registry) -> None:
    header = ["Type", "Floor Plan & Finish", "Units", "Total SF", "Rent Range Low", "Rent Range High"]
    rows = [["1BR", "A1 Classic", 10, 5000, 900, 950], ["1BR", "A1 Renovated", 6, 3000, 1000, 1100],
            ["2BR", "B1 Classic", 8, 6400, 1100, 1200], ["2BR", "B1 Renovated", 4, 3200, 1250, 1300]]  # fmt: skip
    sums = [
        ["Subtotal - Classic", None, 18, 11400],
        ["Subtotal - Renovated", None, 10, 6200],
        ["Total", None, 28, 17600],
    ]
    answer = read(registry, UM, [["Unit Mix"], header, *rows, *sums])
    assert not answer.failed_checks
    assert answer.rows[0].other_amounts == {"Rent Range Low": 900, "Rent Range High": 950}


def test_a_last_line_that_sums_all_others_is_their_total(registry: docextract.Registry) -> None:
    header = ["Floor Plan", "Description", "Units", "Occupied", "Vacant", "Total SF", "Market Rent"]
    rows = [[f"A{n}", f"Plan {n}", 10, 9, 1, 5000, 1000] for n in range(5)]
    answer = read(registry, UM, [["Availability"], header, *rows, ["Elm Court", None, 50, 45, 5, 25000, 1000]])
    assert (len(answer.rows), answer.totals.stated[0].label) == (5, "Elm Court")


def test_an_average_may_be_over_the_occupied_of_all_states(registry: docextract.Registry) -> None:
    header = [
        "Floor Plan",
        "Units",
        "Occupied No Notice",
        "On Notice",
        "Vacant Rented",
        "Vacant Unrented",
        "Avg Lease Rent",
    ]
    one = [["A1", 10, 7, 1, 1, 1, 900], ["A2", 10, 2, 2, 3, 3, 1000], ["Total One", 20, 9, 3, 4, 4, Decimal("933.33")]]
    two = [["B1", 6, 3, 1, 1, 1, 1200], ["B2", 6, 5, 1, 0, 0, 1300], ["Total Two", 12, 8, 2, 1, 1, 1260]]
    answer = read(registry, UM, [["Unit Mix"], header, ["One"], *one, ["Two"], *two])
    assert next(check for check in answer.checks if check.check_id == "R05").status == "PASS"


def test_rents_of_quarter_days_are_ages_and_charges_beside_them_are_in_the_total(registry: docextract.Registry) -> None:
    upper = ["Demise", "Tenant", "Passing Rent", "Rent due on", None, None, "Service", "VAT", "Total", "Deposit"]
    lower = [None, None, "pa", "25 Dec 23", "29 Sep 23", "Earlier", "charge", None, "arrears", "held"]
    rows = [[f"Unit {n}", f"Firm {n} Ltd", 9000, 10 * n, n, 5, 3, 2, 11 * n + 10, 500] for n in range(1, 6)]
    answer = read(registry, AR, [["Arrears schedule"], upper, lower, *rows], ["D2:F2"])
    row = answer.rows[0]
    assert row.buckets == {"25 Dec 23": 10, "29 Sep 23": 1, "Earlier": 5}
    assert (row.unit, row.total, row.other_amounts["Service charge"]) == ("Unit 1", 21, 3)
    assert "total" in row.proved


def test_numbers_of_pages_are_no_amounts() -> None:
    pytest.importorskip("reportlab")
    header = ["Unit", "Tenant", "0-30", "31-60", "Balance"]
    table = [[f"A{n}", f"Tenant {n}", "10.00", "5.00", "15.00"] for n in range(8)]
    foot = [["Elm Management | Printed 10/03/2024 9:47 AM by ann", "", "", "", n] for n in ("1", "2")]
    data = pages([["Aged Receivables"], header, *table, foot[0]], [["Aged Receivables"], header, *table, foot[1]])
    answer = docextract.extract(data, asset_type="MULTIFAMILY", document_type=AR)
    assert len(answer.rows) == 16
    assert {row.total for row in answer.rows} == {Decimal(15)}


@pytest.mark.parametrize(
    "ages",
    [
        ["Current Open Balance", "1 - 30 Open Balance", "> 30 Open Balance"], ["Future", "Period 1", "Older"],
        ["March", "February", "Jan & Prior"], ["Aged 0-30", "Aged 31-60", "Aged 61+ ($)"],
        ["Tenant 0-30", "Tenant 31+", "HAP 0-30", "HAP 31+"],
    ],
)  # fmt: skip
def test_ages_may_have_words_around_them(registry: docextract.Registry, ages: list[str]) -> None:
    rows = [[n, f"Tenant {n}", *range(n, n + len(ages)), sum(range(n, n + len(ages)))] for n in range(1, 6)]
    answer = read(registry, AR, [["Aging"], ["Unit", "Resident(s)", *ages, "Balance"], *rows])
    assert list(answer.rows[0].buckets) == ages
    assert answer.rows[0].proved[-1] == "total"


def test_blocks_name_unit_and_tenant_over_charges_and_notes_head_nothing(registry: docextract.Registry) -> None:
    charges = [[None, "Base Rent", 10, 5, 15], [None, "CAM", 2, 1, 3], [None, "Tenant total", 12, 6, 18]]
    header = ["Suite", "Tenant / Charge", "0-30", "Over 30", "Total"]
    lines = [
        ["Aging"],
        header,
        ["Suite 1", "Ames LLC"],
        *charges,
        ["Suite 2", "Boll LLC"],
        [None, "Base Rent", 7, 7, 14],
    ]
    answer = read(registry, AR, lines)
    assert [(row.unit, row.tenant_name, row.charge_code) for row in answer.rows[1:3]] == [
        ("Suite 1", "Ames LLC", "CAM"), ("Suite 2", "Boll LLC", "Base Rent"),
    ]  # fmt: skip
    rows = [[f"{n}", "Current", f"Tenant {n}", 10, 5, 15] for n in range(4)]
    header = ["Unit", "Status", "Tenant", "0-30", "Over 30", "Total"]
    noted = [["Aging"], header, ["Elm Court"], rows[0], [None, "left a message"], *rows[1:]]
    assert {row.property_name for row in read(registry, AR, noted).rows} == {"Elm Court"}


def test_a_net_total_of_a_class_is_the_difference_of_its_sides(registry: docextract.Registry) -> None:
    rows = [["1010", "Cash", 100, None], ["1590", "Depreciation", None, 30], [None, "Total Assets", 70, None],
            ["3010", "Equity", None, 70], [None, "Total", 100, 100]]  # fmt: skip
    answer = read(registry, TB, [["Trial Balance"], ["Code", "Account", "Debit", "Credit"], *rows])
    assert not answer.failed_checks


def test_debits_of_earlier_years_and_of_months_are_no_balances_before(registry: docextract.Registry) -> None:
    rows = [["1010", "Cash", 100, None, 90, None], ["3010", "Equity", None, 100, None, 90]]
    header = ["Account", "Description", "2024 Debit", "2024 Credit", "2023 Debit", "2023 Credit"]
    answer = read(registry, TB, [["Trial Balance"], header, *rows])
    assert [c.column_id for c in answer.columns] == [
        "OTHER:DEBIT", "OTHER:CREDIT", "OTHER:2023_DEBIT", "OTHER:2023_CREDIT",
    ]  # fmt: skip
    months = [["1010", "Cash", 1, 2, 4, 7], ["2010", "Debts", -2, -1, -1, -4], ["3010", "Equity", 1, -1, -3, -3]]
    answer = read(registry, TB, [["Trial Balance"], ["GL", "Account", "Jan-24", "Feb-24", "Mar-24", "YTD"], *months])
    assert [c.column_id for c in answer.columns] == ["OTHER:JAN_24", "OTHER:FEB_24", "OTHER:MAR_24", "OTHER:YTD"]


def test_what_an_average_times_the_units_comes_to_is_its_total(registry: docextract.Registry) -> None:
    upper = [None, None, None, "SCHEDULED", None, "POTENTIAL", None]
    lower = ["UNIT TYPE", "# OF UNITS", "AVG SF", "AVERAGE RENT", "MONTHLY INCOME", "AVERAGE RENT", "MONTHLY INCOME"]
    rows = [["A", 10, "500 SF", 900, 9000, 1000, 10000], ["B", 4, "700 SF", 1100, 4400, 1200, 4800]]
    row = read(registry, UM, [["Unit Mix"], upper, lower, *rows]).rows[0]
    assert (row.average_area, row.total_contract_rent, row.total_market_rent) == (500, 9000, 10000)
    header = ["Floor Plan", "# Units", "# Beds", "Market Rent", "Total"]
    mixed = read(registry, UM, [["Unit Mix"], header, ["A", 10, 20, 900, 9000], ["B", 4, 12, 1100, 4400]]).rows[0]
    assert (mixed.total_market_rent, mixed.bedrooms, mixed.other_amounts) == (9000, None, {"# Beds": 20})


def drawn(*pages_: list[tuple[float, float, str]]) -> bytes:
    """A document whose texts stand at the given points; a text of figures ends there."""
    from reportlab.pdfgen.canvas import Canvas

    canvas = Canvas(file := BytesIO(), invariant=True)
    for texts in pages_:
        canvas.setFont("Helvetica", 8)
        for x, y, text in texts:
            (canvas.drawRightString if text[:1].isdigit() and text[-1:].isdigit() else canvas.drawString)(x, y, text)
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def test_numbers_belong_to_the_words_over_them_and_marks_behind_them_to_them(registry: docextract.Registry) -> None:
    pytest.importorskip("reportlab")
    upper = [(300, 700, "Balance"), (392, 700, "Net Change"), (484, 700, "Balance")]
    lower = [
        (50, 690, "Name of Account"), (230, 690, "No."), (300, 690, "12/31/2024"), (385, 690, "Year to Date"),
        (475, 690, "06/30/2025"),
    ]  # fmt: skip
    accounts = [(500, 40), (900, 60), (-200, -30), (-1200, -70), (300, 10), (-300, -10)]
    texts = [(50, 750, "Working Trial Balance"), *upper, *lower]
    for n, (opening, change) in enumerate(accounts):
        y = 670 - 14 * n
        texts += [(58, y, f"Account of {'ABCDEF'[n]}"), (240, y, str(101 + n))]
        for x, value in ((338, opening), (422, change), (506, opening + change)):
            texts += [(x, y, f"{abs(value):,}.00"), *([(x + 2, y, "CR")] if value < 0 else [])]
    answer = docextract.extract(
        drawn(texts), asset_type="MULTIFAMILY", document_type="TRIAL_BALANCE", registry=registry
    )
    assert [column.label for column in answer.columns] == [
        "Balance 12/31/2024", "Net Change Year to Date", "Balance 06/30/2025",
    ]  # fmt: skip
    assert [row.values for row in answer.rows] == [[a, b, a + b] for a, b in accounts]
    assert {state for row in answer.rows for state in row.proof} == {"PROVED"}


def test_a_type_in_a_merged_cell_or_named_once_is_that_of_its_rows(registry: docextract.Registry) -> None:
    header = ["Plan", "BR", "AMI", "Units", "Gross Rent Limit", "Utility Allowance", "Net Rent", "Monthly Net"]
    rows = [
        ["Fir", 1, "50%", 4, 700, 60, 640, 2560], [None, 1, "60%", 6, 840, 60, 780, 4680],
        ["Elm", 2, "50%", 5, 840, 80, 760, 3800], [None, 2, "60%", 9, 1010, 80, 930, 8370],
        ["Total", None, None, 24, None, None, None, 19410],
        ["Subtotal at 50% of median", None, None, 9, None, None, None, 6360],
        ["Subtotal at 60% of median", None, None, 15, None, None, None, 13050],
    ]  # fmt: skip
    for merged in ((), ("A3:A4", "A5:A6")):
        answer = read(registry, UM, [["Unit Mix and Rent Limits"], header, *rows], merged)
        assert [(row.unit_type, row.units) for row in answer.rows] == [("Fir", 4), ("Fir", 6), ("Elm", 5), ("Elm", 9)]
        assert answer.rows[1].derived == {"unitType": "the line above"}
        assert len(answer.totals.stated) == 3
        assert not answer.failed_checks


def test_titles_over_groups_of_columns_and_headings_below_a_blank_line(registry: docextract.Registry) -> None:
    groups = [None, None, "COUNT", None, None, None, None, "SIZE", None, None, "ASKING", None, None, "RENT ROLL", None]
    header = [
        "Kind / dimensions", None, "Sites", "Occ.", "Vacant", "% Occ", None, "SF ea.", "Total SF", None,
        "Rent ea.", "Total / mo", None, "Avg Actual Rent", "Actual Total / mo",
    ]  # fmt: skip

    def row(name: str, sites: int, occ: int, size: int, asking: int, rent: int) -> list[Any]:
        return [
            name, None, sites, occ, sites - occ, f"{round(100 * occ / sites)}%", None, size, sites * size, None,
            asking, sites * asking, None, rent, occ * rent,
        ]  # fmt: skip

    lines = [
        ["WILLOW PARK SITES AND STORAGE"], ["from the walk in April"], [], groups, header, [],
        ["LONG SITES (own homes)"], row("Narrow", 20, 16, 3000, 400, 380), row("Wide", 8, 6, 5000, 450, 440),
        ["Total long sites", None, 28, 22, 6, "79%", None, None, 100000, None, None, 11600, None, None, 8720], [],
        ["STORAGE"], row("5 x 10", 30, 21, 50, 60, 55), row("10 x 10", 10, 9, 100, 90, 85),
        ["Total storage", None, 40, 30, 10, "75%", None, None, 2500, None, None, 2700, None, None, 1920],
        ["GRAND TOTAL", None, 68, 52, 16, "76%", None, None, 102500, None, None, 14300, None, None, 10640],
    ]  # fmt: skip
    answer = read(registry, UM, lines, ["C4:F4", "H4:I4", "K4:L4", "N4:O4"])
    first = answer.rows[0]
    assert (first.unit_type, first.property_name, first.units) == ("Narrow", "LONG SITES (own homes)", 20)
    assert (first.occupied, first.vacant, first.occupancy) == (16, 4, Decimal("0.8"))
    assert (first.average_area, first.total_area) == (3000, 60000)
    assert (first.average_market_rent, first.total_market_rent) == (400, 8000)
    assert (first.average_contract_rent, first.total_contract_rent) == (380, 6080)
    assert not answer.failed_checks


def test_words_parted_by_a_hyphen_and_facts_beside_the_table(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = [
        ["RENT SCHEDULE AND UNIT MIX"],
        [],
        ["", "", "Inc.", "No.", "Area", "Gross", "Util-", "Net", "Net Rent", None, "Facts", None],
        ["", "", "Set-", "of", "per", "Rent", "ity Al-", "Rent", "per", None, "Median income", 91200],
        ["Unit Type", "BR", "Aside", "Units", "Unit", "Limit", "lowance", "Limit", "Month", None, "Built", "2009"],
        ["Fir", 1, 0.5, 4, 600, 700, 60, 640, 2560, None, "Share", "100%"],
        ["Oak", 1, 0.6, 6, 610, 840, 60, 780, 4680],
        ["Elm", 2, 0.5, 5, 800, 840, 80, 760, 3800],
        ["Ash", 2, 0.6, 9, 820, 1010, 80, 930, 8370],
        ["Total", None, None, 24, None, None, None, None, 19410],
    ]
    answer = read(registry, UM, lines)
    row = answer.rows[0]
    assert (row.unit_type, row.units, row.average_area) == ("Fir", 4, 600)
    assert (row.gross_rent_limit, row.utility_allowance, row.net_rent, row.total_net_rent) == (700, 60, 640, 2560)
    assert len(answer.rows) == 4
    assert not answer.failed_checks


def test_averages_over_occupied_units_have_no_rate_over_all_and_totals_end_in_average(
    registry: docextract.Registry,
) -> None:
    header = ["Floor Plan", "Units", "Occupied", "Vacant", "Avg SF", "In-Place Rent Avg", "In-Place Rent PSF"]
    lines: list[list[Any]] = [
        ["Unit Mix"], header, ["Elm Court"],
        ["Fir", 10, 2, 8, 500, 1000, 2.00], ["Oak", 10, 10, 0, 1000, 1500, 1.50],
        ["Total / Wtd. Avg.", 20, 12, 8, 750, 1416.67, 1.55], ["Ash Court"],
        ["Pine", 4, 4, 0, 600, 900, 1.50], ["Yew", 6, 6, 0, 700, 1050, 1.50],
        ["Total / Wtd. Avg.", 10, 10, 0, 660, 990, 1.50],
        ["Group Total / Wtd. Avg.", 30, 22, 8, 720, 1222.73, 1.53],
    ]  # fmt: skip
    answer = read(registry, UM, lines)
    assert [row.unit_type for row in answer.rows] == ["Fir", "Oak", "Pine", "Yew"]
    assert [total.label for total in answer.totals.stated][-1] == "Group Total / Wtd. Avg."
    assert not answer.failed_checks


def test_a_sum_by_another_name_above_a_list_of_fees_is_the_total(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = [
        ["Delinquent Assessments"], ["Lot", "Owner", "Stage", "Balance", "Current", "Over 30", "Over 60"],
        *([f"{n}", f"Owner {n}", "Letter", 30 + n, 10, 20, n] for n in range(1, 7)),
        [None, "ALL SECTIONS - 6 accounts", None, 201, 60, 120, 21], [],
        ["Fees"], ["Late fee", None, None, 25], ["Lien", None, None, 385],
    ]  # fmt: skip
    answer = read(registry, AR, lines)
    assert len(answer.rows) == 6
    assert [total.label for total in answer.totals.stated] == ["ALL SECTIONS - 6 accounts"]
    assert not answer.failed_checks


def test_a_text_alone_above_a_header_is_part_of_what_it_stands_over(registry: docextract.Registry) -> None:
    pytest.importorskip("reportlab")
    texts = [(60, 750, "Unit Mix"), (230, 709, "Occupied By"), (430, 700, "2nd Person")]
    names = ["Units", "Officers", "Others", "Vacant", "Market Rent", "Fee"]
    ends = [160, 240, 300, 350, 420, 470]
    texts += [
        (60, 691, "Floor Plan"),
        *((end - 4 * len(name), 691, name) for end, name in zip(ends, names, strict=True)),
    ]
    for n in range(5):
        y = 670 - 12 * n
        texts.append((60, y, f"Plan {'ABCDE'[n]}"))
        texts += [(end, y, str(v)) for end, v in zip(ends, (10 + n, 6 + n, 2, 2, 1000 + n, 50 + n), strict=True)]
    answer = docextract.extract(drawn(texts), asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)
    assert list(answer.rows[0].other_amounts) == ["Occupied By Officers", "Occupied By Others", "2nd Person Fee"]


RECAP = [["101", "Ann Ash", 10, 5, 15], ["102", "Bo Box", 20, 1, 21], ["201", "Cy Cox", 7, 3, 10],
         ["202", "Di Dow", 4, 9, 13]]  # fmt: skip


def test_sums_that_are_printed_again_below_the_last_are_no_rows(registry: docextract.Registry) -> None:
    lines = [
        ["Aged Receivables"], ["Unit", "Tenant", "0-30", "31-60", "Total"],
        ["North Court - 1 Hill Rd"], *RECAP[:2], [None, "Total North", 30, 6, 36],
        ["South Court - 2 Hill Rd"], *RECAP[2:], [None, "Total South", 11, 12, 23],
        [None, "Portfolio Total", 41, 18, 59],
        [None, "Recap"], [None, "Hilltop", 30, 6, 36], [None, "Riverside", 11, 12, 23], [None, "All Sites", 41, 18, 59],
    ]  # fmt: skip
    answer = read(registry, AR, lines)
    assert [row.tenant_name for row in answer.rows] == ["Ann Ash", "Bo Box", "Cy Cox", "Di Dow"]
    assert not answer.failed_checks


def test_a_recap_may_say_so_in_a_column_of_dates(registry: docextract.Registry) -> None:
    charges = [("1/1/24", "RNT", 10, 5), ("2/1/24", "CAM", 20, 1), ("2/1/24", "RNT", 7, 3), ("3/1/24", "CAM", 4, 9)]
    header = ["Invoice Date", "Category", "Source", "Amount", "Current", "1 Month", "2 Months"]
    lines = [
        ["Aged Receivables"], header, ["T4412 Ann Ash"],
        *([d, code, "CH", a + b, a, b, 0] for d, code, a, b in charges),
        [None, "Total:", None, 59, 41, 18, 0],
        ["Recap", "CAM", None, 34, 24, 10, 0], [None, "RNT", None, 25, 17, 8, 0],
    ]  # fmt: skip
    answer = read(registry, AR, lines)
    assert [row.charge_code for row in answer.rows] == ["RNT", "CAM", "RNT", "CAM"]


def test_a_total_with_words_beside_the_table_is_no_row(registry: docextract.Registry) -> None:
    types = [["A1", 4, 400, 900], ["A2", 6, 500, 950], ["B1", 2, 700, 1200]]
    lines = [
        ["Unit Mix"], ["Unit Type", "Units", "Avg SF", "Avg Market Rent"], ["Block C"], *types,
        ["Block C sub-total", 12, 500, 975, None, "Project"],
    ]  # fmt: skip
    assert [row.unit_type for row in read(registry, UM, lines).rows] == ["A1", "A2", "B1"]


def test_the_proof_below_a_trial_balance_is_its_total(registry: docextract.Registry) -> None:
    lines = [
        ["Trial Balance"], ["G/L No.", "Account", "Debit", "Credit"],
        [1010, "Cash", 500, None], [2010, "Loan", None, 300], [3010, "Equity", None, 200],
        [None, "TRIAL BALANCE PROOF", 500, 510],
    ]  # fmt: skip
    answer = read(registry, TB, lines)
    assert [row.row_type for row in answer.rows] == ["LINE"] * 3 + ["TOTAL"]
    assert answer.failed_checks


@pytest.mark.parametrize("own", ["Primary Ledger - Functional Currency GBP", "Primary ledger (functional GBP)"])
def test_long_titles_over_merged_cells_tell_balances_of_two_ledgers_apart(
    registry: docextract.Registry, own: str
) -> None:
    upper = [None, None, own, None, None, "Reporting Ledger - USD"]
    lower = ["Flexfield", "Description", "Beginning Balance\n31-AUG-24", "Period Activity", "Ending Balance", "Rate"]
    accounts = [("1010", 100, 20), ("1020", 50, -5), ("3010", -150, -15)]
    rows = [[code, f"Account {code}", a, b, a + b, "1.25", (a + b) * 1.25] for code, a, b in accounts]
    lines = [["Trial Balance"], upper, [*lower, "Ending Balance"], *rows, [None, "Total", 0, 0, 0, None, 0]]
    answer = read(registry, TB, lines, merged=["C2:E2", "F2:G2"])
    kinds = [column.column_id for column in answer.columns]
    assert kinds[:3] == ["OTHER:FORWARD", "OTHER:CHANGE", "OTHER:ENDING"]
    assert answer.columns[-1].label == "Reporting Ledger - USD Ending Balance"
    assert {row.proof[2] for row in answer.rows} == {"PROVED"}


def test_a_header_of_three_lines_on_a_page_is_taken_whole(registry: docextract.Registry) -> None:
    pytest.importorskip("reportlab")
    heads = [
        (237, 712, "Area per unit"), (350, 712, "Area total"), (458, 712, "Rental value"),
        (170, 704, "No. of"), (440, 704, "per unit"), (500, 704, "total"),
        (50, 696, "Unit type"), (174, 696, "units"),
        (230, 696, "m\u00b2"), (282, 696, "ft\u00b2"), (340, 696, "m\u00b2"),
        (388, 696, "ft\u00b2"), (444, 696, "£ pcm"), (498, 696, "£ pcm"),
    ]  # fmt: skip
    texts: list[tuple[float, float, str]] = [(50, 750, "Schedule of accommodation"), *heads]
    for n, (units, metres, feet, rent) in enumerate([(14, 37, 398, 900), (20, 51, 549, 1100), (9, 70, 753, 1500)]):
        y = 680 - 14 * n
        texts.append((50, y, f"Type {'ABC'[n]}"))
        shown = (units, metres, feet, units * metres, units * feet, rent, units * rent)
        texts += [(x, y, f"{v:,}") for x, v in zip((192, 240, 292, 352, 402, 466, 520), shown, strict=True)]
    answer = docextract.extract(drawn(texts), asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)
    row = answer.rows[0]
    assert (row.units, row.average_area, row.total_area) == (14, 398, 14 * 398)
    assert (row.average_market_rent, row.total_market_rent) == (900, 12600)
    assert set(row.other_amounts.values()) == {37, 14 * 37}


@pytest.mark.parametrize("closing", ["Balance for {}", "{} owes"])
@pytest.mark.parametrize("paged", [False, True])
def test_sums_of_charges_under_a_name_that_is_printed_once(
    registry: docextract.Registry, closing: str, paged: bool
) -> None:
    if paged:
        pytest.importorskip("reportlab")
    lines: list[list[Any]] = [["Tenant balances by charge"], ["Tenant", "Charge", "0-30", "31-60", "Over 60", "Total"]]
    for n, name in enumerate(("Quay Books", "Fenn & Marsh", "Tea Rooms")):
        lines += [[name, "Rent", 100 + n, None, 7, 107 + n], [None, "Insurance", None, 20 + n, None, 20 + n]]
        lines += [[closing.format(name), None, 100 + n, 20 + n, 7, 127 + 2 * n]]
    lines += [[closing.format("all of them"), None, 303, 63, 21, 387]]
    data = pages(lines) if paged else workbook(lines)
    answer = docextract.extract(data, asset_type="RETAIL", document_type=AR, registry=registry)
    names = ["Quay Books", "Fenn & Marsh", "Tea Rooms"]
    assert [(row.tenant_name, row.charge_code) for row in answer.rows] == [
        (name, charge) for name in names for charge in ("Rent", "Insurance")
    ]
    assert [total.values["total"] for total in answer.totals.stated] == [127, 129, 131, 387]
    assert not answer.failed_checks


def test_totals_of_those_who_owe_and_of_those_in_credit(registry: docextract.Registry) -> None:
    rows = [[f"C{n}", f"Client {n}", 10 * n, 5, -40 if n in (2, 5) else 0] for n in range(1, 7)]
    rows = [[*row, sum(row[2:])] for row in rows]
    owing, paid = ([row for row in rows if (row[-1] > 0) is more] for more in (True, False))
    totals = [
        [label, None, *(sum(row[c] for row in mine) for c in range(2, 6))]
        for label, mine in (("Total clients in debit", owing), ("Total clients in credit", paid), ("Net total", rows))
    ]
    header = ["Ref", "Client", "0-30", "31-60", "Prepaid", "Balance"]
    answer = read(registry, AR, [["Aged debtors"], header, *rows, *totals])
    assert (len(answer.rows), len(answer.totals.stated)) == (6, 3)
    assert not answer.failed_checks
    assert all({"total", "prepayments"} <= set(row.proved) for row in answer.rows if row.prepayments)


def test_a_year_behind_its_quarters_is_what_happened_between_two_balances(registry: docextract.Registry) -> None:
    rows = [[str(1010 + n), f"Till {n}", 50 * n, n, 2, -n, 4, 6, 50 * n + 6] for n in range(1, 5)]
    rows += [["2010", "Capital", -500, 0, -8, 0, -16, -24, -524]]
    total = [None, "Balances", 0, 10, 0, -10, 0, 0, 0]
    header = ["GL", "Account", "Opening", "Q1", "Q2", "Q3", "Q4", "Year total", "Closing"]
    answer = read(registry, TB, [["Trial balance by quarter"], header, *rows, total])
    assert not answer.failed_checks
    assert {row.proof[-1] for row in answer.rows if row.row_type == "LINE"} == {"PROVED"}


def test_actual_amounts_beside_a_budget_are_the_balances(registry: docextract.Registry) -> None:
    rows = [[str(1010 + n), f"Till {n}", 50 * n, 40 * n, 10 * n] for n in range(1, 5)]
    rows += [["2010", "Capital", -500, -400, -100]]
    header = ["Account", "Description", "YTD Actual", "YTD Budget", "Variance"]
    answer = read(registry, TB, [["Trial balance with budget"], header, *rows])
    assert [column.column_id for column in answer.columns] == ["OTHER:ENDING", "OTHER:YTD_BUDGET", "OTHER:VARIANCE"]


@pytest.mark.parametrize("title", ["Unit Count", "No. of Units", "Units"])
def test_the_units_are_the_total_of_their_counts(registry: docextract.Registry, title: str) -> None:
    upper = [None, title, None, None, "Square Feet", None, "Market Rent", None, None]
    header = ["Plan", "Total", "Occ.", "Vac.", "Each", "Total", "Unit", "PSF", "Total"]
    rows = [[f"A{n}", 10 * n, 9 * n, n, 500, 5000 * n, 1000, 2, 10000 * n] for n in range(1, 5)]
    answer = read(registry, UM, [["Unit mix"], upper, header, *rows], ["B2:D2", "E2:F2", "G2:I2"])
    row = answer.rows[0]
    assert (row.units, row.occupied, row.average_area, row.total_area) == (10, 9, 500, 5000)
    assert (row.average_market_rent, row.market_rent_per_area, row.total_market_rent) == (1000, 2, 10000)


@pytest.mark.parametrize("word", ["All", "Total", "Both buildings:"])
def test_a_recap_by_type_below_the_total_names_the_types_with_a_word(registry: docextract.Registry, word: str) -> None:
    rents = {"Bachelor": 900, "1 Bdrm": 1200, "2 Bdrm": 1500}
    rows = [
        [house, name, n, n - 1, rent, (n - 1) * rent]
        for house, n in (("North", 5), ("South", 9))
        for name, rent in rents.items()
    ]
    recap = [[None, f"{word} {name}", 14, 12, rent, 12 * rent] for name, rent in rents.items()]
    total = ["Grand total", None, 42, 36, 1200, 43200]
    header = ["Building", "Suite type", "Suites", "Leased", "Avg rent", "Total rent"]
    answer = read(registry, UM, [["Suite mix"], header, *rows, total, *recap])
    assert [row.unit_type for row in answer.rows] == [*rents, *rents]
    assert len(answer.totals.stated) == 4


@pytest.mark.parametrize("closing", ["Unit balance", "To pay"])
def test_sums_of_each_unit_under_the_same_words_in_the_column_of_charges(
    registry: docextract.Registry, closing: str
) -> None:
    lines: list[list[Any]] = [["Delinquency"], ["Unit", "Resident", "Code", "Amount Due", "0-30", "31-60", "61+"]]
    for n in range(1, 5):
        lines += [[f"20{n}", f"Ames, Ann {n}", "RNT", 107 + n, 100 + n, None, 7]]
        lines += [
            [None, None, "UTL", 20 + n, None, 20 + n, None],
            [None, None, closing, 127 + 2 * n, 100 + n, 20 + n, 7],
        ]
    lines += [[None, None, "Property balance", 528, 410, 90, 28]]
    answer = read(registry, AR, lines)
    assert [row.charge_code for row in answer.rows] == ["RNT", "UTL"] * 4
    assert len(answer.totals.stated) == 5
    assert not answer.failed_checks


def test_a_recap_by_charge_of_which_one_ends_as_another_is_called(registry: docextract.Registry) -> None:
    rows = [
        [f"Ames, Ann {n}", charge, 10 * n, 5, 10 * n + 5]
        for n in range(1, 5)
        for charge in ("Rent", "Pet rent", "Water")
    ]
    recap = [[None, charge, 100, 20, 120] for charge in ("Rent", "Pet rent", "Water")]
    total = ["Total", None, 300, 60, 360]
    answer = read(registry, AR, [["Delinquency"], ["Resident", "Charge", "0-30", "31+", "Total"], *rows, total, *recap])
    assert (len(answer.rows), len(answer.totals.stated)) == (12, 4)
    assert not answer.failed_checks


@pytest.mark.parametrize("label", ["Prior month", "Change from prior month", "Net of allowance"])
def test_what_compares_the_total_with_others_below_it_is_no_row(registry: docextract.Registry, label: str) -> None:
    rows = [[f"{n}", f"Ames, Ann {n}", 10 * n, 5, 10 * n + 5] for n in range(1, 5)]
    header = ["Suite", "Tenant", "Of which < 30", "Of which 30+", "Total"]
    answer = read(registry, AR, [["Aging"], header, *rows, ["Total", None, 100, 20, 120], [label, None, 90, 10, 100]])
    assert [row.unit for row in answer.rows] == ["1", "2", "3", "4"]
    assert list(answer.rows[0].buckets) == ["Of which < 30", "Of which 30+"]


@pytest.mark.parametrize("paged", [False, True])
def test_sums_called_as_their_heading_with_another_heading_right_below(
    registry: docextract.Registry, paged: bool
) -> None:
    if paged:
        pytest.importorskip("reportlab")
    lines: list[list[Any]] = [["Aged receivables"], ["Property", "Current", "1-30", "31+", "Balance"]]
    for n, region in enumerate(("Eastern region", "Western region", "Island region")):
        lines += [[region], ["Ash Court", 10 + n, 5, 0, 15 + n], ["Birch Court", 0, 20, 7 + n, 27 + n]]
        lines += [[region, 10 + n, 25, 7 + n, 42 + 2 * n]]
    lines += [["Northstar", 33, 75, 24, 132]]
    data = pages(lines) if paged else workbook(lines)
    answer = docextract.extract(data, asset_type="RETAIL", document_type=AR, registry=registry)
    assert [total.label for total in answer.totals.stated] == [
        "Eastern region", "Western region", "Island region", "Northstar",
    ]  # fmt: skip
    assert len(answer.rows) == 6


def test_slips_that_are_open_are_vacant(registry: docextract.Registry) -> None:
    rows = [[f"{20 + n} ft", 10 * n, 9 * n, n, 200, 2000 * n, 1800 * n] for n in range(1, 5)]
    header = ["Slip size", "Slips", "Leased", "Open", "Monthly rate", "Gross potential", "Leased income"]
    answer = read(registry, UM, [["Unit mix"], header, *rows, ["Total", 100, 90, 10, None, 20000, 18000]])
    row = answer.rows[0]
    assert (row.units, row.vacant, row.total_market_rent, row.total_contract_rent) == (10, 1, 2000, 1800)
    assert not answer.failed_checks


@pytest.mark.parametrize("word", ["average", "wtd. avg."])
def test_a_line_called_the_average_of_something_is_no_type(registry: docextract.Registry, word: str) -> None:
    rows: list[list[Any]] = []
    for beds in (1, 2):
        rows += [[f"{beds}{v}", 10, 500 * beds, 5000 * beds, 900 + beds, 9000 + 10 * beds] for v in "AB"]
        rows += [[f"{beds}-bed {word}", 20, 500 * beds, 10000 * beds, 900 + beds, 18000 + 20 * beds]]
    rows += [[f"Property {word}", 40, 750, 30000, 901.5, 36060]]
    header = ["Apartment type", "Qty", "Size", "Total size", "Asking", "Total asking"]
    answer = read(registry, UM, [["Unit mix"], header, *rows])
    assert [row.unit_type for row in answer.rows] == ["1A", "1B", "2A", "2B"]
    assert len(answer.totals.stated) == 3


def test_occupied_units_are_those_on_notice_too_where_the_states_come_to_all(registry: docextract.Registry) -> None:
    rows = [[f"A{n}", 10 * n, 10 * n - 3, n % 2, 2, 1, 2 + n % 2, 900] for n in range(1, 5)]
    header = ["Plan", "Units", "Occupied", "On notice", "Vacant ready", "Down", "Avail.", "Avg market"]
    answer = read(registry, UM, [["Availability by floor plan"], header, *rows])
    assert [row.occupied for row in answer.rows] == [7, 17, 27, 37]


def test_a_type_of_its_own_stands_above_the_rows_of_the_next_total(registry: docextract.Registry) -> None:
    rows = [["Studio", 18, 2, 512, 1295], ["A1", 44, 3, 668, 1465], ["A2", 36, 2, 734, 1540],
            ["One Bedroom Subtotal", 80, 5, 698, 1499], ["B1", 32, 3, 918, 1790], ["B2", 56, 4, 1024, 1935],
            ["Two Bedroom Subtotal", 88, 7, 985, 1882], ["Total", 186, 14, 816, 1660]]  # fmt: skip
    book = workbook([["Unit Mix"], ["Floor Plan", "Units", "Vacant", "Avg SF", "Market Rent"], *rows])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)
    assert not [check for check in answer.failed_checks if check.check_id in ("R03", "accounting.U03")]
    assert "units" in answer.rows[0].proved


def test_a_recap_of_which_one_line_sums_the_next_ones_holds_no_types(registry: docextract.Registry) -> None:
    header = ["Plan", "Unit Type", "No. of Units", "AMI Tier", "Unit Sq Ft", "Total Sq Ft", "Net Rent", "Monthly Rent"]

    def sums(label: str, *lines: list[Any]) -> list[Any]:
        return [label, *(sum(row[c] or 0 for row in lines) if c in (2, 5, 7) else None for c in range(1, 8))]

    rows = [[plan, "1 Bedroom / 1 Bath", n, ami, sf, n * sf, rent, n * rent] for plan, n, ami, sf, rent in (
        ("A1", 12, "30%", 612, 466), ("A1", 36, "50%", 612, 824), ("A2", 32, "60%", 804, 1003),
        ("A2", 16, "50%", 804, 981),
        ("B3", 20, "80%", 950, 1366), ("B3", 8, "30%", 950, 700),
    )]  # fmt: skip
    rows.insert(4, ["MGR", "Manager's 2 Bedroom", 1, "exempt", 804, 804, None, None])
    recap = [["Units by tier"], *([f"{tier}% AMI", None, n] for tier, n in ((30, 20), (50, 52), (60, 32), (80, 20)))]
    book = workbook([
        ["Tax Credit Rent Matrix"], header, ["Building A"], *rows[:5], sums("Subtotal Building A", *rows[:5]),
        ["Building B"], *rows[5:], sums("Subtotal Building B", *rows[5:]), sums("Project Total", *rows), [], *recap,
    ])  # fmt: skip
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)
    assert [row.units for row in answer.rows] == [12, 36, 32, 16, 1, 20, 8]


def test_percentages_beside_a_table_are_no_part_of_its_header(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = [
        ["Unit Mix"],
        ["Plan", "Units", "Beds", None, "Rate per bed", None, "Potential rent", None, "Season pace"],
        [None, None, "Total", "Let", "2026-27", "2025-26", None, None, "Week 27, 2025", "71.8%"],
        ["North", None, None, None, None, None, None, None, "Week 27, 2024", "68.2%"],
        ["A", 4, 4, 4, 500, 490, 2000], ["B", 9, 18, 17, 600, 580, 10800], ["C", 2, 6, 6, 550, 540, 3300],
        ["Subtotal", 15, 28, 27, None, None, 16100], ["South"],
        ["D", 3, 3, 3, 510, 505, 1530], ["E", 5, 10, 9, 610, 590, 6100], ["Subtotal", 9, 14, 13, None, None, 8100],
    ]  # fmt: skip
    answer = read(registry, UM, lines, ["C2:D2", "E2:F2", "A2:A3", "B2:B3", "G2:G3"])
    row = answer.rows[0]
    assert (len(answer.rows), row.unit_type, row.units, row.total_market_rent) == (5, "A", 4, 2000)
    others = {"Beds Total": 4, "Beds Let": 4, "Rate per bed 2026-27": 500, "Rate per bed 2025-26": 490}
    assert row.other_amounts == others


def test_a_table_beside_accounts_on_less_than_half_of_their_lines_is_none_of_theirs(
    registry: docextract.Registry,
) -> None:
    entries = [["Adj.", "Explanation", "Amount"], [1, "Depreciation", None], [None, "Expense", 40],
               [None, "Allowance", -40], [2, "Accrual", None], [None, "Wages", 7], [None, "Payables", -7]]  # fmt: skip
    rows = [[f"Account {n}", 1000 + n, 10 * n, None, 10 * n, None] for n in range(1, 7)]
    rows += [[f"Debt {n}", 2000 + n, None, 10 * n, None, 10 * n] for n in range(1, 7)]
    lines: list[list[Any]] = [
        ["Account", "No.", "Unadjusted Dr", "Unadjusted Cr", "Adjusted Dr", "Adjusted Cr"], ["ASSETS"],
        *rows[:6], ["LIABILITIES"], *rows[6:], ["Total", None, 210, 210, 210, 210],
    ]  # fmt: skip
    lines = [[*line, *[None] * (7 - len(line)), *beside] for line, beside in zip(lines, entries, strict=False)] + (
        lines[len(entries) :]
    )
    answer = read(registry, TB, [["Working trial balance"], *lines])
    assert [row.label for row in answer.rows if row.row_type == "LINE"] == [line[0] for line in rows]
    assert len(answer.columns) == 4
    assert not answer.failed_checks


def test_the_line_of_the_day_above_an_empty_row_is_none_of_the_header(registry: docextract.Registry) -> None:
    """QuickBooks prints the basis at the right end of it."""
    lines: list[list[Any]] = [
        ["Sawgrass Bend LP", "", "", "", "", "", "4:52 PM"],
        ["Trial Balance", "", "", "", "", "", "03/06/25"],
        ["As of December 31, 2024", "", "", "", "", "", "Accrual Basis"],
        [],
        ["", "Dec 31, 22", "", "Dec 31, 23", "", "Dec 31, 24", ""],
        ["", "Debit", "Credit", "Debit", "Credit", "Debit", "Credit"],
        ["Petty Cash", 300, None, 300, None, 300, None],
        ["Operating", 1200, None, 1500, None, 1700, None],
        ["Capital", None, 1500, None, 1800, None, 2000],
        ["TOTAL", 1500, 1500, 1800, 1800, 2000, 2000],
    ]
    answer = read(registry, "TRIAL_BALANCE", lines)
    assert [row.label for row in answer.rows if row.row_type == "LINE"] == ["Petty Cash", "Operating", "Capital"]


def test_heads_that_repeat_without_what_stood_beside_them_are_heads(registry: docextract.Registry) -> None:
    head = ["Site type", "Code", "Total", "Occupied", "Vacant", "In-place", "Market"]
    lines: list[list[Any]] = [
        ["Site mix and lot rents, 5/31/2025"],
        [],
        ["Meadowlark Terrace"],
        [*head, "", "Site count bridge", ""],
        ["Single-section, 5 × 10", "SW", 61, 49, 12, 382, 412, "", "Sites per survey", 290],
        ["Multi-section, 10 × 10", "DW", 33, 33, 0, 419, 447, "", "Utility lots", -3],
        ["Total", "", 94, 82, 12, 397, 424],
        [],
        ["Cedar Bluffs"],
        head,
        ["Single-section, 5 × 10", "SW", 43, 34, 9, 357, 378],
        ["Multi-section, 10 × 10", "DW", 23, 23, 0, 385, 413],
        ["Total", "", 66, 57, 9, 368, 390],
    ]
    answer = read(registry, "UNIT_MIX", lines)
    assert [(row.units, row.occupied) for row in answer.rows] == [(61, 49), (33, 33), (43, 34), (23, 23)]
