"""How the titles of rolls word the day that they are about."""

from __future__ import annotations

import datetime as dt
import io
import re
from collections.abc import Iterable
from typing import Any

import openpyxl
import pytest
from rolls import read, workbook

from docextract.values.asof import _wordings
from docextract.values.periods import find_as_of
from fewer import each

OCTOBER = dt.date(2026, 10, 31)


def _day(title: str) -> tuple[dt.date | None, str | None]:
    report = [] if "roll" in title.casefold() else [["Rent Roll"]]
    rows = [["13", "Ames", 900], ["14", "Boll", 950]]
    x = read(workbook([["Elm Court"], *report, [title], [], ["Unit", "Tenant", "Rent"], *rows]))
    return x.meta.as_on_date, x.rows[0].property_name


@each([
        "Bed list for October 2026 (month end 10/31/2026)", "Lettings, as they stood on October 31, 2026",
        "Rooms taken, week beginning Saturday October 31, 2026",
        "Period: October 2026", "Period = Oct 2026", "Period: 10/2026", "Accounting Period: 10/26",
        "Period: 10/01/2026 - 10/31/2026", "Date Range: 10/01/2026 - 10/31/2026", "10/01/2026 to 10/31/2026",
        "From 10/01/2026 To 10/31/2026", "Rent Month: October 2026", "Report for: October 2026",
        "For the Month Ended 10/31/2026", "Period Ending 10/31/2026", "Week Ending 10/31/2026",
        "Season ending October 31, 2026", "Rent roll received 11-Nov-2026, dated 31-Oct-2026",
        "Updated through 10/31/2026", "Through October 31, 2026",
        "Rent Roll 10/2026", "Rent Roll for October 2026", "Rent Roll for the month of October 2026",
        "Rent Roll (10/31/2026)", "Rent Roll @ 10/31/2026", "10/31/2026 Rent Roll", "October 2026 Rent Roll",
        "Tenancy schedule dated 31 October 2026", "Dated: 31 October 2026", "Date of Rent Roll: 10/31/2026",
        "RR Date: 10/31/26", "Roll Date: 10/31/2026", "As-of Date: 31-Oct-2026", "Rents in effect on 10/31/2026",
        "Valuation Date: 31 October 2026", "Snapshot Date: 2026-10-31", "Cut-off date: October 31, 2026",
        "Stand 31.10.2026", "Mieterliste, Stand: 31. Oktober 2026", "zum 31.10.2026", "Stand: Oktober 2026",
        "Rent roll by house, effective October 31, 2026", "Rent roll - charges billed 10/31/2026",
        "Rent Roll at 2026-10-31 (all amounts in CAD)", "Tenancy schedule as per 31.10.2026 · areas in m²",
        "From Date: 10/31/2026", "Position at 31-Oct-2026", "For close of business 10/31/2026",
        "Rents and tenancies as of the 31st day of October, 2026", "As of the 31st day of October , 20 26",
        "Michaelmas, 31st October 2026", "12 Rimer Avenue  |  Effective date of value: October 31, 2026",
        "For lenders • Confidential • Rent roll effective October 31, 2026", "printed for 10/31/2026",
        "Schedule date: October 31, 2026", "Register date: October 31, 2026", "Business date: 31-Oct-26",
        "Lettings in force at date of death, October 31, 2026", "as of the thirty-first of October 2026",
        "Long-term site list, October 2026 (no overnighters)",
        "The executor states that on the date of death, October 31, 2026, the house was let as follows",
        "Position as at the October quarter day (31 October 2026)", "Slip list - as ofSaturday, October 31, 2026",
        "Lease-up tracker, week 44, through Saturday 31 October 2026", "Period: 2026-10   (through 10/31/2026)",
        "updated by dock office Oct 31 2026", "updated by Marguerite, Oct 31 2026 (for November rents)",
        "TENANTS & RENTS   updated Oct 31 2026   (rents due for November)",
        "Schedule overleaf dated 31 October 2026", "Charges effective 10/31/2026",
        "Effective date: Whitsunday 31 October 2026",
        "Maintenance Roll - October 2026 Billing",
        "Tenant Rent Roll - Billing period October 2026 (01/10/2026 - 31/10/2026)",
        "Updated 10/31/2026", "Our tenants and what they pay, October 31, 2026", "As of (date): October 31, 2026",
        "as of Saturday, October 31, 2026 - prepared by the office", "Close of business 10/31/2026",
        "RENTS DUE OCTOBER 31, 2026", "RENTALS DUE: OCTOBER 2026", "Rents payable: 31 October 2026",
        "Charges billed – October 2026", "Al 31 de octubre de 2026",
        "Tenant list and subsidies for the month of October 2026",
        "Unit status listing, closing date 10-31-2026   printed 11-02-2026 07:58",
        "Space and cage licences in force, October 2026", "Fiscal Period: 2026-10", "Accounting period 202610",
        "Rent Roll_20261031", "Rent roll, 31 October 2026, prepared for Lender", "Schedule dated October 31, 2026",
        "Rent roll for October 2026, printed 11/03/2026", "Rent roll status date: 2026-10-31",
        "as of the commencement of the case, October 31, 2026", "as of the lien date (October 31, 2026)",
        "As of month-end October 2026", "Merchant Lease Roll Oct-2026", "Assessment date: October 31, 2026",
        "Loyers au 31/10/2026", "Au 31 octobre 2026", "En date du 31 octobre 2026", "État locatif - 31 octobre 2026",
        "Data of October 31, 2026, prepared by J. Dow on November 3, 2026", "Occupied on the 31st of October 2026",
        "Prepared by J. Dow on November 3, 2026 from data of October 31, 2026", "As of last day of October 2026",
        "Ledger closed through October 31, 2026", "Leases signed through 10/31/2026", "Mapa em 31 de outubro de 2026",
        "Liste des locataires au 31 octobre 2026", "as of the Closing Date, being October 31, 2026",
        "Tenancy schedule prepared at 31 October 2026", "Schedule of tenancies for the mortgage, at October 31, 2026",
        "Rents for October 2026 (as of October 31st)",
        "Leases, crop year 2026 (list of October 31, 2026)", "rents received through Oct 2026",
        "who is in what - Oct 2026", "Bed assignments and monthly installments, October 2026",
        "as it stood on the thirty-first day of October, two thousand twenty-six",
        "Licences in force on the thirty-first day of October, two thousand and twenty-six",
        "as things will stand on the last day of October 2026", "Position at the autumn quarter day 2026 (31 October)",
        "Room status at midnight on Saturday 31 October 2026", "Rent roll @ 31-OCT-2026 | page 1",
        "Roll | Rents effective 10/31/2026 | Billing period 2026-10",
        "Rent roll, English version, 31 October 2026", "Rent roll furnished by the owner, 31 October 2026",
        "as at the close of business on the 31st of October, 2026, and that no rent is paid in advance",
        "RENT ROLL for the 31st day of Oct., 2026 (billing run 11/02/2026)", "a/o 10/31/2026",
        "LOTS ~ LOT RENTS EFFECTIVE OCT-31-2026 ~ prepared for the lender Nov-22-2026", "Date: October 31, 2026",
        "Period covered: 1 October 2026 – 31 October 2026", "Peildatum 31-10-2026",
        "Week commencing 26 October 2026; list closed 31 October 2026", "List Date: 31 October 2026",
        "Tenant Rent Schedule effective October 31, 2026",
        "Complete statement of all tenancies subsisting on this 31 October 2026",
    ])  # fmt: skip
def test_the_day_of_a_roll_is_worded_in_many_ways(title: str) -> None:
    assert _day(title) == (OCTOBER, "Elm Court")


@each([
        "Printed 10/31/2026", "Updated 10/31/2026 10:33 AM", "Run Date: 10/31/2026", "Closing Date: 10/31/2026",
        "Analysis Begin Date: November 1, 2026", "Acquired 10/31/2020", "Renovated January 2019", "Rent Roll FY 2026",
        "as of this writing the lease of the roof expires October 31, 2026",
        "Return to the assessor on or before October 31, 2026", "Insurance renewal 10/31/2026",
        "Next rent review: 31 October 2026", "Survey of 31 October 2026", "Certificate of occupancy 10/31/2026",
        "Cinder Homes LLC, Borrower – Loan Agreement dated as of October 31, 2026",
    ])  # fmt: skip
def test_other_days_are_none(title: str) -> None:
    assert _day(title)[0] is None


def test_the_end_of_a_period_is_the_day_of_rolls_only() -> None:
    assert find_as_of(["For the period ended June 30, 2026"]) == ()
    assert find_as_of(["For the period ended June 30, 2026"], periods=True)[0].date == dt.date(2026, 6, 30)


def test_what_is_worded_as_the_day_goes_before_a_period() -> None:
    rows = [["13", "Ames", 900], ["14", "Boll", 950]]
    title = [["Elm Court"], ["Rent Roll"], ["Period: 01/01/2026 - 12/31/2026"], ["As of 10/31/2026"], []]
    assert read(workbook([*title, ["Unit", "Tenant", "Rent"], *rows])).meta.as_on_date == OCTOBER


@pytest.mark.parametrize(
    ("stamp", "day"), [("Date: 10/15/2026", 15), ("Date: 11/02/2026", 31), ("Date: 10/15/2026 9:41 AM", 31)]
)
def test_the_lone_date_within_the_month_that_a_title_names_is_the_day(stamp: str, day: int) -> None:
    lines = [["Elm Court"], ["Rent Roll"], [stamp], ["Accounting Period: October 2026"], []]
    x = read(workbook([*lines, ["Unit", "Tenant", "Rent"], ["13", "Ames", 900], ["14", "Boll", 950]]))
    assert x.meta.as_on_date == dt.date(2026, 10, day)


def test_the_day_may_stand_on_the_next_line_of_a_sentence() -> None:
    rows = [["13", "Ames", 900], ["14", "Boll", 950]]
    said = [
        ["The rent roll below reflects tenancies in place on October"],
        ["31, 2026. It was furnished by the owner."],
    ]
    x = read(workbook([["Elm Court"], ["Rent Roll"], *said, [], ["Unit", "Tenant", "Rent"], *rows]))
    assert x.meta.as_on_date == OCTOBER


@each(
    [
        ("Report date 2026-10-31", OCTOBER),
        ("Rents as of 10/31/2026, unaudited", OCTOBER),
        ("Printed 10/31/2026", None),
        ("Roof renewed 10/31/2026", None),
        ("Leases effective 10/31/2026", None),
        ("Position shown: 10/31/2026", OCTOBER),
        ("State of the leases on 2026-10-31. Areas are in feet.", OCTOBER),
        ("Seller certifies the above as true on October 31, 2026.", OCTOBER),
        ("Elm Court | Rent roll | October 31, 2026 | Page 1", OCTOBER),
        ("Source: the owner's ledger, 31 October 2026", OCTOBER),
        ("Rents shown are those payable for the month of October 2026.", OCTOBER),
        ("Rents will be raised on 31 October 2026.", None),
        ("Tenant of 14 leaves on 10/31/2026; to be shown then.", None),
        ("The roof over the above was replaced in October 2026.", None),
        ("Rent control limits published 10/31/2026", None),
    ]
)
def test_a_note_below_the_rows_says_the_day_where_no_title_does(note: str, day: dt.date | None) -> None:
    rows = [["13", "Ames", 900], ["14", "Boll", 950], ["Total", None, 1850], [], [note]]
    x = read(workbook([["Rent Roll"], ["Elm Court"], [], ["Unit", "Tenant", "Rent"], *rows]))
    assert x.meta.as_on_date == day
    titled = read(workbook([["Rent Roll"], ["As of 09/30/2026"], [], ["Unit", "Tenant", "Rent"], *rows]))
    assert titled.meta.as_on_date == dt.date(2026, 9, 30)


@pytest.mark.parametrize(
    ("note", "day"), [("Past due is as of the date of this billing, October 1, 2026.", 1), ("As of 9/1/2026", 31)]
)
def test_a_note_below_says_which_day_of_the_month_that_the_title_names(note: str, day: int) -> None:
    rows = [["13", "Ames", 900], ["14", "Boll", 950], ["Total", None, 1850], [], [note]]
    x = read(workbook([["Elm Court"], ["Rent Roll for October 2026"], [], ["Unit", "Tenant", "Rent"], *rows]))
    assert x.meta.as_on_date == dt.date(2026, 10, day)
    assert ("monthOnlyDate" in [warning.type for warning in x.warnings]) == (day == 31)


def test_a_day_whose_year_stands_on_the_next_line_is_whole() -> None:
    prose = [
        ["The analysis is based on the rent roll as of October 31,"],
        ["2026 furnished by the owner. One lease ended."],
    ]
    head = ["Unit", "Tenant", "Rent"]
    x = read(workbook([["Elm Court"], *prose, [], head, ["13", "Ames", 900], ["14", "Boll", 950]]))
    assert x.meta.as_on_date == OCTOBER


@pytest.mark.parametrize("head", ["As Of Date", "snapshot_dt", "Report Date", "ExtractDate"])
def test_a_column_that_gives_one_day_in_every_row_dates_the_roll(head: str) -> None:
    names = [head, "prop_nm", "spc_id", "hshld_nm", "lse_beg_dt", "lse_exp_dt", "rnt_amt"]
    rows = [[OCTOBER, "Elm Court", f"A{n}", f"Quill {n}", "2026-01-01", "2026-12-31", 900 + n] for n in range(4)]
    assert read(workbook([names, *rows])).meta.as_on_date == OCTOBER
    rows[2][0] = dt.date(2026, 9, 30)
    assert read(workbook([names, *rows])).meta.as_on_date is None


@each([
        ("Rent as at 31 October 2026", OCTOBER), ("October 2026 Rent", OCTOBER), ("Rent Oct-26", OCTOBER),
        ("Monthly Rent", None), ("Rent 2026", None),
    ])  # fmt: skip
def test_the_words_above_the_rent_say_the_day_where_no_title_does(head: str, day: dt.date | None) -> None:
    rows = [["13", "Ames", 700, 900], ["14", "Boll", 720, 950], ["15", "Cole", 730, 960]]
    x = read(workbook([["Elm Court"], ["Unit", "Tenant", "Sq Ft", head], *rows]))
    assert x.meta.as_on_date == day
    assert [row.contract_rent for row in x.rows] == [900, 950, 960]
    titled = read(workbook([["Rent Roll"], ["As of 09/30/2026"], ["Unit", "Tenant", "Sq Ft", head], *rows]))
    assert titled.meta.as_on_date == dt.date(2026, 9, 30)


@each([
        ("RR 10-31-26", OCTOBER), ("RR 10312026", OCTOBER), ("Rent Roll 20261031", OCTOBER), ("Oct 2026", OCTOBER),
        ("RR Oct26", OCTOBER), ("RR 2026", None), ("Budget Oct 2026", None), ("Printed 10-31-26", None),
    ])  # fmt: skip
def test_the_name_of_the_sheet_is_the_last_to_say_the_day(name: str, day: dt.date | None) -> None:
    rows = [["13", "Ames", 900], ["14", "Boll", 950]]
    head = ["Unit", "Tenant", "Rent"]
    assert read(workbook([["Elm Court"], ["Rent Roll"], head, *rows], names=[name])).meta.as_on_date == day
    titled = read(workbook([["Rent Roll"], ["As of 09/30/2026"], head, *rows], names=[name]))
    assert titled.meta.as_on_date == dt.date(2026, 9, 30)


@pytest.mark.parametrize(
    ("cover", "day"),
    [
        ([["Portfolio"], ["Rent roll status date: 2026-10-31"], ["Code", "Name", "Units"], ["A", "Elm", 2]], OCTOBER),
        ([["Portfolio", "Elm Fund"], ["As of", "10/31/2026"], ["Include future", "Yes"]], OCTOBER),
        ([["Entity", "Elm"], ["Key date", "10/31/2026"], [], ["Use", "Let", "Empty"], ["Shop", 2, 0]], OCTOBER),
        ([["Status", "Count"], *([f"S{n}", n] for n in range(9)), ["Total", 36], ["as of 10/31/2026"]], OCTOBER),
        ([["Rent comparables"], ["Survey as of", "10/31/2026"]], None),
        ([["Loan closing", "10/31/2026"]], None),
    ],
)
def test_another_sheet_says_the_day_where_the_roll_does_not(cover: list[list[object]], day: dt.date | None) -> None:
    rows = [["Unit", "Tenant", "Rent"], ["13", "Ames", 900], ["14", "Boll", 950]]
    assert read(workbook(cover, rows, names=["Cover", "Units"]), sheet="Units").meta.as_on_date == day


@pytest.mark.parametrize("foot", [["Elm Court", "As of 10/31/2026", "Page 1 of 1"], ["Month ending 10/31/2026"]])
def test_the_foot_of_a_page_says_the_day(foot: list[str]) -> None:
    rows = [["13", "Ames", 900], ["14", "Boll", 950], ["Total", None, 1850], [], foot]
    assert read(workbook([["Rent Roll"], ["Unit", "Tenant", "Rent"], *rows])).meta.as_on_date == OCTOBER


def needs_digit(tree: Iterable[tuple[object, Any]]) -> bool:
    """Whether every text that a parsed pattern fits, with what it looks ahead at, holds a digit."""
    for operation, argument in tree:
        match str(operation), argument:
            case "IN", items if all(str(what) == "CATEGORY_DIGIT" or what in DIGITS for _, what in items):
                return True
            case "LITERAL", code if code in DIGITS:
                return True
            case "SUBPATTERN", (_, _, _, within) if needs_digit(within):
                return True
            case "ASSERT", (1, ahead) if needs_digit(ahead):
                return True
            case "MAX_REPEAT" | "MIN_REPEAT", (least, _, repeated) if least and needs_digit(repeated):
                return True
            case "BRANCH", (_, branches) if all(map(needs_digit, branches)):
                return True
    return False


DIGITS = (*range(48, 58), *((first, last) for first in range(48, 58) for last in range(first, 58)))


def test_wordings_that_are_said_to_need_a_day_fit_nothing_without_a_digit() -> None:
    take, _, _ = _wordings()
    dated = {w.name for w in take if w.dated}
    assert dated <= {w.name for w in take if needs_digit(re._parser.parse(w.pattern.pattern))}  # type: ignore[attr-defined]
    assert len(dated) > 20


@pytest.mark.parametrize(
    "title", ["Q2 2026", "Rent Roll - 2nd Quarter 2026", "second quarter of 2026", "Rent roll, 2Q26"]
)
def test_a_quarter_is_about_its_last_day(title: str) -> None:
    assert _day(title)[0] == dt.date(2026, 6, 30)


@each(
    [
        (["Dear Agnes,", "In answer to yours of November 5, here is who was here on October 31, 2026."], OCTOBER),
        (["To whom it may concern", "The position on 31 October 2026 was as follows."], OCTOBER),
        (["Dear Sirs,", "These are our tenants and rents at the end of October 2026."], OCTOBER),
        (["Dear Sir,", "Here is what is let as of the first of this month."], dt.date(2026, 11, 1)),
        (["Dear Sir,", "Here is the list, as things stand on November 1. The garages go extra."], dt.date(2026, 11, 1)),
        (["Dear Sir,", "Here is what we let as of the first of this", "month, none late."], dt.date(2026, 11, 1)),
        (["Dear Agnes,", "You wanted the rents. They go up on January 1, 2027."], dt.date(2026, 11, 9)),
    ]
)
def test_a_letter_says_in_a_sentence_of_which_day_it_is(letter: list[str], day: dt.date) -> None:
    rows = [["Unit", "Tenant", "Rent"], ["13", "Ames", 900], ["14", "Boll", 950]]
    x = read(workbook([["November 9, 2026"], *([line] for line in letter), [], *rows]))
    assert x.meta.as_on_date == day


def test_the_day_of_a_contract_before_the_title_is_not_that_of_the_roll() -> None:
    rows = [["Unit", "Tenant", "Rent"], ["13", "Ames", 900], ["14", "Boll", 950]]
    x = read(workbook([["Exhibit C to the agreement dated May 2, 2026"], ["Rent Roll"], [], *rows]))
    assert x.meta.as_on_date is None


def test_a_title_in_two_tongues_gives_its_day_twice() -> None:
    found = find_as_of(["Rent Roll / Registre des baux – October 31, 2026 / 31 octobre 2026"])
    assert [day.date for day in found] == [OCTOBER]


ROWS: list[list[Any]] = [["Unit", "Tenant", "Rent"], ["13", "Ames", 900], ["14", "Boll", 950]]


def _margins(*texts: str, heads: Iterable[list[Any]] = (["Elm Court"],)) -> dt.date | None:
    made = openpyxl.Workbook()
    for row in (*heads, [], *ROWS):
        made.active.append(row)
    made.active.oddHeader.left.text, made.active.oddHeader.center.text = "Elm Court", texts[0]
    made.active.oddFooter.left.text = texts[1] if len(texts) > 1 else ""
    file = io.BytesIO()
    made.save(file)
    return read(file.getvalue()).meta.as_on_date


def test_the_day_may_stand_in_the_head_that_a_sheet_prints_on_each_page() -> None:
    assert _margins("Rent roll as of October 31, 2026", "Printed 11/04/2026") == OCTOBER
    assert _margins("Rent roll – status 2026-10-31", "Exported 2026-11-09") == OCTOBER
    assert _margins("Confidential", "Printed 11/04/2026") is None


def test_what_the_title_says_outright_goes_before_what_a_sheet_prints_on_each_page() -> None:
    assert _margins("Rent roll 11/30/2026", heads=[["Elm Court"], ["As of 10/31/2026"]]) == OCTOBER


def test_the_name_of_the_sheet_goes_before_days_of_a_sheet_of_assumptions() -> None:
    sheets = {
        "RR 10-31-26": [["Elm Court"], [], *ROWS],
        "Info": [["Built", "x"], ["Value date", dt.date(2025, 12, 31)]],
    }
    made = openpyxl.Workbook()
    made.remove(made.active)
    for name, rows in sheets.items():
        sheet = made.create_sheet(name)
        for row in rows:
            sheet.append(row)
    file = io.BytesIO()
    made.save(file)
    assert read(file.getvalue()).meta.as_on_date == OCTOBER


@each([
        ("RentRoll_20261031_Elm.xlsx", OCTOBER), ("Elm_Rent_Roll_2026-10.xlsx", OCTOBER),
        ("RR 2026-10-31.xlsx", OCTOBER),
        ("RentRoll Elm Court 2026-10-31.xlsx", OCTOBER), ("scan_20261031.xlsx", None), ("RentRoll.xlsx", None),
        ("RentRoll_export_20261031.xlsx", None),
    ])  # fmt: skip
def test_the_name_of_a_file_that_says_that_it_is_a_roll_is_the_last_to_say_its_day(
    name: str, day: dt.date | None
) -> None:
    roll = workbook([["Elm Court"], ["Rent Roll"], [], *ROWS])
    assert read(roll, file_name=name).meta.as_on_date == day
    titled = workbook([["Elm Court"], ["As of 12/31/2026"], [], *ROWS])
    assert read(titled, file_name=name).meta.as_on_date == dt.date(2026, 12, 31)


def test_the_day_of_a_title_in_two_tongues_may_have_the_currency_behind_it() -> None:
    title = "Rent Roll / Registre des baux – October 31, 2026 / 31 octobre 2026 – CAD"
    assert _day(title)[0] == OCTOBER


def test_a_day_beside_what_it_is_the_day_of_is_none_of_the_roll() -> None:
    heads = [["Elm Court"], ["Insurance renewal", dt.date(2026, 10, 31)]]
    assert read(workbook([*heads, [], *ROWS])).meta.as_on_date is None
    assert read(workbook([["Elm Court"], ["Loan: 0029-118", "10/31/2026"], [], *ROWS])).meta.as_on_date == OCTOBER


def test_the_end_of_a_quarter_goes_before_the_day_of_a_valuation() -> None:
    heads = [["Elm Court"], ["Quarter ended 31 October 2026"], ["Valuation date", "31 December 2024"]]
    assert read(workbook([*heads, [], *ROWS])).meta.as_on_date == OCTOBER


def test_a_foot_that_words_the_day_goes_before_a_lone_day_above() -> None:
    sheet = [["gate code round 12-NOV-2026"], ["Elm Court"], ["Renter list"], [], *ROWS, ["Total", None, 1850]]
    assert read(workbook([*sheet, [], ["Rent roll @ 31-OCT-2026 | page 1"]])).meta.as_on_date == OCTOBER
    assert read(workbook([*sheet, [], ["12/14/2026"]])).meta.as_on_date == dt.date(2026, 11, 12)


def test_fees_that_are_billed_date_a_roll_that_has_no_title() -> None:
    assert read(workbook([["Elm Court"], ["Service fees billed October 2026"], [], *ROWS])).meta.as_on_date == OCTOBER


def test_a_legend_below_ends_with_the_day_through_which_it_is_true() -> None:
    sheet = [["Elm Court"], ["Rent Roll"], [], *ROWS, ["Total", None, 1850], []]
    assert read(workbook([*sheet, ["VAC vacant; LSD leased. Through 10/31/26."]])).meta.as_on_date == OCTOBER


def test_the_day_of_the_signature_is_the_rolls_where_a_sentence_says_so() -> None:
    sheet = [["Elm Court"], ["Rent Roll"], [], *ROWS, ["Total", None, 1850], []]
    signed = ["Signed: L. Elm Holdings   Date: 10/31/26"]
    assert (
        read(
            workbook([*sheet, ["This rent roll shows the tenancies on the date signed below."], signed])
        ).meta.as_on_date
        == OCTOBER
    )
    assert read(workbook([*sheet, ["Rents are net."], signed])).meta.as_on_date is None


@pytest.mark.parametrize(("foot", "day"), [
    ([], OCTOBER), (["Created by: tkessel 11/02/2026 8:47 AM"], OCTOBER), (["31.10.2026 8:47 AM"], None),
    (["Time: 8:47 AM"], None),
])  # fmt: skip
def test_a_lone_date_behind_other_cells_is_the_day_where_no_stamp_prints_it(
    foot: list[str], day: dt.date | None
) -> None:
    sheet = [["Rent Roll"], ["Elm Court | Date: 31 October 2026 | Group by: Unit type"], foot, []]
    assert read(workbook([*sheet, *ROWS])).meta.as_on_date == day


@pytest.mark.parametrize(("said", "day"), [("as things stand today", OCTOBER), ("as you asked", None)])
def test_a_message_about_today_is_of_the_day_on_which_it_was_sent(said: str, day: dt.date | None) -> None:
    sheet = [["Sent: Sat 31 October 2026 21:47"], ["Subject: Elm Court"], [f"The list of who is in, {said}."], []]
    assert read(workbook([*sheet, *ROWS])).meta.as_on_date == day


def test_whole_days_of_a_sheet_tell_how_its_texts_write_them() -> None:
    rows = [[n, who, 900, dt.date(2024, 3, 1)] for n, who in (("13", "Ames"), ("14", "Boll"), ("15", "Carr"))]
    book = openpyxl.load_workbook(io.BytesIO(workbook(
        [["Elm Court, long stay list 1/11/2026"], [], ["Site", "Name", "Rent", "Here since"], *rows])))  # fmt: skip
    for line in book.worksheets[0].iter_rows(min_row=4, min_col=4):
        line[0].number_format = "d/mm/yyyy"
    book.save(made := io.BytesIO())
    assert read(made.getvalue()).meta.as_on_date == dt.date(2026, 11, 1)


def test_the_initials_of_the_title_bring_the_day_of_a_foot() -> None:
    sheet = [["Elm Court"], ["État locatif"], [], *ROWS, ["Total", None, 1850], []]
    assert read(workbook([*sheet, ["EL 31/10/2026 édité le 13/11/2026"]])).meta.as_on_date == OCTOBER
    assert read(workbook([*sheet, ["AB 31/10/2026 édité le 13/11/2026"]])).meta.as_on_date is None


def test_of_columns_of_months_the_one_called_current_is_the_rolls() -> None:
    months = ["Unit", "Tenant", "Sq Ft", "Aug-26", "Sep-26", "Oct-26 (current)"]
    sheet = [
        ["Elm Court"],
        ["Rent Roll"],
        [],
        months,
        ["13", "Ames", 700, 900, 900, 900],
        ["14", "Boll", 800, 950, 950, 950],
    ]
    assert read(workbook(sheet)).meta.as_on_date == OCTOBER


def test_what_a_roll_says_of_how_it_writes_days_decides() -> None:
    heads = [["Elm Court"], ["Rent roll @", "03/04/2026", "(all dates DD/MM/YYYY)"]]
    assert read(workbook([*heads, [], *ROWS])).meta.as_on_date == dt.date(2026, 4, 3)


def test_a_date_with_the_time_beside_it_stays_a_stamp() -> None:
    heads = [["Elm Court"], ["Rent Roll"], ["Date: 10/31/2026"], ["Time: 10:52 AM"]]
    assert read(workbook([*heads, [], *ROWS])).meta.as_on_date is None


def test_a_month_behind_its_year_is_that_of_the_roll_and_a_day_in_brackets_behind_a_month_its_day() -> None:
    for title, day in (
        (["Elm Managers", None, "Period:", "2026/10"], OCTOBER),
        (["Elm Managers", None, "Period:", "2009/10"], None),  # a year of two halves
        (["Licence roll, October 2026 billing run (1 Oct 2026). Excludes VAT."], dt.date(2026, 10, 1)),
    ):
        assert read(workbook([title, [], *ROWS])).meta.as_on_date == day, title


def test_the_number_of_a_schedule_is_no_day() -> None:
    heads = [["SCHEDULE 4.1.26"], ["CERTIFIED RENT ROLL"], ["Property: 217 Elm Street"]]
    assert read(workbook([*heads, [], *ROWS])).meta.as_on_date is None


def test_a_label_alone_takes_the_day_below_it_and_prose_that_goes_on_is_no_label() -> None:
    for title, day in (
        ([["Property", "Rents in effect on"], ["Elm Court", "October 31, 2026"]], OCTOBER),
        ([["RENT ROLL FOR BILLING DATE 10-31-26"]], OCTOBER),
        (
            [
                ["for the month of October 2026"],
                ["The building has two flats. Heat is billed at $0.22 a foot, and the charge for the lift alone runs"],
                ["through December 2027."],
            ],
            OCTOBER,
        ),
    ):
        assert read(workbook([["Elm Court"], *title, [], *ROWS])).meta.as_on_date == day, title
