"""What is printed in a cell and what it is read as; what is no value of its kind stays beside it, unread."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pytest
from promises import assert_sound
from rolls import (
    COLUMNS,
    TITLE,
    column,
    empty,
    home,
    lines,
    pdf,
    read,
    read_lines,
    result,
    status,
    total_line,
    workbook,
)  # fmt: skip

from docextract import Place
from fewer import each

OTHERS = [home("102", "Bob Boll"), home("103", "Cyd Cole")]


def first(**cells: Any) -> Any:
    """The first row of a roll, with these cells."""
    return read_lines([home("101", **cells), *OTHERS], total=None).rows[0]


@each(
    [
        ("1,010.00", "1010.00"),
        ("$1,010.00", "1010.00"),
        ("$ 1,010", "1010"),
        ("(25.00)", "-25.00"),
        ("-25.00", "-25.00"),
        ("25.00-", "-25.00"),
        ("0.00", "0"),
        (1010, "1010"),
        (1010.1, "1010.1"),
        (0, "0"),
    ]
)
def test_amounts_are_exactly_what_is_printed(printed: Any, value: str) -> None:
    row = first(balance=printed)
    assert row.balance == Decimal(value)
    assert row.sources["balance"] == [Place(sheet="Sheet1", cell="H6")]
    assert row.unread == {}


@pytest.mark.parametrize("dash", ["-", "–", "—", " - "])
def test_a_lone_dash_is_a_printed_zero_in_a_money_column_and_nothing_elsewhere(dash: str) -> None:
    row = first(balance=dash, deposit=f"$ {dash}", type=dash, out=dash)
    assert (row.balance, row.deposit) == (0, 0)
    assert row.unit_type is None
    assert row.move_out_date is None
    assert row.unread == {}


def test_what_is_not_printed_is_null_and_a_printed_zero_is_zero() -> None:
    x = read_lines([home("101", rent=None, deposit=0), *OTHERS], total=None)
    assert x.rows[0].contract_rent is None
    assert "contractRent" not in x.rows[0].sources
    assert x.rows[0].deposit == 0
    assert x.rows[0].sources["deposit"]


@pytest.mark.parametrize("word", ["Various", "TBD", "see note"])
def test_words_in_a_date_column_stay_unread_beside_an_empty_date(word: str) -> None:
    row = first(end=word)
    assert row.lease_end_date is None
    assert row.unread == {"leaseEndDate": word}


@pytest.mark.parametrize("word", ["Included", "See lease", "TBD"])
def test_words_in_a_money_column_stay_unread_beside_an_empty_amount(word: str) -> None:
    row = first(deposit=word)
    assert row.deposit is None
    assert row.unread == {"deposit": word}


@pytest.mark.parametrize("error", ["#REF!", "#N/A", "#VALUE!", "#DIV/0!"])
def test_an_error_of_the_workbook_is_unread_and_warned_of_with_its_place(error: str) -> None:
    x = read_lines([home("101", rent=error), *OTHERS], total=None)
    assert x.rows[0].contract_rent is None
    assert x.rows[0].unread == {"contractRent": error}
    warned = [note for note in x.warnings if note.type == "cellError"]
    assert [note.place for note in warned] == [Place(sheet="Sheet1", cell="F6")]


def test_formulas_that_were_never_calculated_are_computed_where_they_are_plain_arithmetic() -> None:
    content = lines([home("101", rent="=E6-50"), home("102", "Bob", rent="=E7*0.95")], total=None)
    content.append(["Total", None, None, None, None, "=SUM(F6:F7)"])
    x = read(workbook(content))
    assert column(x, "contract_rent") == [950, 950]
    assert x.totals.stated[0].values["contractRent"] == 1900
    assert status(x, "R05") == "PASS"


@pytest.mark.xfail(strict=True, reason="the row does not tell an uncalculated formula from an empty cell yet")
def test_formulas_that_cannot_be_computed_are_unread_and_null() -> None:
    x = read_lines([home("101", rent='=VLOOKUP("101",Rents!A:B,2,FALSE)'), *OTHERS], total=None)
    assert x.rows[0].contract_rent is None
    assert "contractRent" in x.rows[0].unread
    assert [row.contract_rent for row in x.rows[1:]] == [950, 950]


@pytest.mark.parametrize(("number", "unit"), [(101.0, "101"), (101, "101"), ("0101", "0101"), ("101-A", "101-A")])
def test_unit_ids_are_texts_as_the_sheet_shows_them(number: Any, unit: str) -> None:
    x = read_lines([home(number), home(102.0, "Bob Boll")], total=None)
    assert x.rows[0].unit == unit
    assert x.rows[1].unit == "102"


def test_dates_are_dates_however_they_are_printed() -> None:
    day = dt.date(2024, 5, 31)
    for printed in (
        day,
        dt.datetime(2024, 5, 31),
        "05/31/2024",
        "5/31/24",
        "2024-05-31",
        "May 31, 2024",
        "31-May-2024",
    ):
        assert first(end=printed).lease_end_date == day, printed


def test_a_number_in_a_date_column_is_the_day_that_a_sheet_shows_for_it_or_unread() -> None:
    rows = [home("101", end=45443), home("102", "Bob Boll", end=12), home("103", "Cyd Cole"), home("104", "Dee Dunn")]
    x = read_lines(rows, total=None)
    assert column(x, "lease_end_date")[:2] == [dt.date(2024, 5, 31), None]
    assert x.rows[1].unread == {"leaseEndDate": "12"}


def test_an_amount_that_could_be_a_day_of_long_ago_is_none_among_dates() -> None:
    x = read_lines([home("101", start=28000), *(home(str(102 + n), f"T. {n}") for n in range(5))], total=None)
    assert x.rows[0].lease_start_date is None
    assert x.rows[0].unread == {"leaseStartDate": "28000"}


def test_what_a_narrow_column_hides_is_unread_and_its_column_is_understood_all_the_same() -> None:
    rows = [home(str(101 + n), f"T. {n}", rent="#######", **{"in": "########"}) for n in range(4)]
    x = read_lines([*rows, home("105", "Eve Eng", **{"in": "########"})], total=None)
    assert column(x, "contract_rent") == [None, None, None, None, 950]
    assert [row.unread for row in x.rows[3:]] == [
        {"contractRent": "#######", "moveInDate": "########"},
        {"moveInDate": "########"},
    ]
    assert x.unmapped_columns == []


def test_a_total_over_hidden_amounts_is_not_compared() -> None:
    rows = [home("101", rent="####"), *(home(str(102 + n), f"T. {n}") for n in range(3))]
    total = total_line("Total", [home("101"), *rows[1:]])
    x = read_lines([*rows, total], total=None)
    told = result(x, "R05")
    assert (told.status, told.expected) == ("SKIPPED", 3800)
    assert "unit 101" in told.message
    assert status(x, "Q05") == "PASS"


def test_a_month_without_a_day_is_its_first_day_for_a_start_and_its_last_for_an_end() -> None:
    rows = [home(str(100 + n), f"Tenant {n}", start="Jun 2023", end="May 2024") for n in range(3)]
    x = read_lines(rows, total=None)
    assert set(column(x, "lease_start_date")) == {dt.date(2023, 6, 1)}
    assert set(column(x, "lease_end_date")) == {dt.date(2024, 5, 31)}
    assert "monthOnlyDate" in [note.type for note in x.warnings]


def test_an_as_of_month_is_its_last_day_and_warned_of() -> None:
    x = read_lines([home("101"), *OTHERS], title=[["Rent Roll"], ["Maple Court"], ["As of February 2024"], []])
    assert x.meta.as_on_date == dt.date(2024, 2, 29)
    assert "monthOnlyDate" in [note.type for note in x.warnings]


def test_the_date_of_printing_is_no_as_of_date() -> None:
    x = read_lines([home("101"), *OTHERS], title=[["Rent Roll"], ["Maple Court"], ["Printed on 02/07/2024"], []])
    assert x.meta.as_on_date is None
    assert "asOnDateMissing" in [note.type for note in x.warnings]


@pytest.mark.parametrize(
    "wording", ["As of 01/31/2024", "As Of = 01/31/2024", "As of Date: 01/31/2024", "Rent Roll as of January 31, 2024"]
)
def test_the_as_of_date_is_read_from_the_title(wording: str) -> None:
    x = read_lines([home("101"), *OTHERS], title=[["Rent Roll"], ["Maple Court"], [wording], []])
    assert x.meta.as_on_date == dt.date(2024, 1, 31)
    assert not [note for note in x.warnings if note.type.startswith("asOnDate")]


OFFICE = {
    "unit": "Suite",
    "tenant": "Tenant",
    "area": "SF",
    "rent": "Annual Rent",
    "start": "Commencement",
    "end": "Expiration",
}


def test_a_document_of_annual_rents_leaves_the_monthly_rent_empty() -> None:
    rows = [home("100", "Ash LLC", rent=60000), home("110", "Elm Inc", rent=48000), empty("120", "Vacant")]
    x = read_lines(rows, columns=OFFICE, asset_type="OFFICE")
    assert column(x, "annual_rent") == [60000, 48000, None]
    assert set(column(x, "contract_rent")) == {None}
    assert [row.derived for row in x.rows] == [{}, {}, {}]
    assert x.rows[0].space_use == "COMMERCIAL"


def test_monthly_and_annual_rents_side_by_side_are_told_apart() -> None:
    columns = OFFICE | {"rent": "Monthly Rent", "annual": "Annual Rent", "rate": "Annual Rent PSF"}
    rows = [
        home("100", "Ash LLC", area=2000, rent=5000, annual=60000, rate=30),
        home("110", "Elm Inc", area=1600, rent=4000, annual=48000, rate=30),
        home("120", "Oak Co", area=1000, rent=2250, annual=27000, rate=27),
    ]
    x = read_lines(rows, columns=columns, asset_type="OFFICE", total=None)
    assert column(x, "contract_rent") == [5000, 4000, 2250]
    assert column(x, "annual_rent") == [60000, 48000, 27000]
    assert column(x, "rent_per_area") == [30, 30, 27]
    assert status(x, "R15") == "PASS"


def test_a_rate_per_area_says_whether_it_is_one_of_a_month_or_of_a_year() -> None:
    for header, rate, period in (("Annual Rent PSF", 30, "ANNUAL"), ("Monthly Rent PSF", 2.5, "MONTHLY")):
        columns = OFFICE | {"rent": "Monthly Rent", "rate": header}
        rows = [home(f"{n}00", f"Tenant {n} LLC", area=2000, rent=5000, rate=rate) for n in range(1, 4)]
        x = read_lines(rows, columns=columns, asset_type="OFFICE", total=None)
        assert set(column(x, "rent_per_area_period")) == {period}


def test_a_rent_that_does_not_say_its_period_is_of_the_year_if_its_rate_per_area_is() -> None:
    columns = OFFICE | {"rent": "Base Rent", "rate": "Rent PSF"}
    rows = [
        home("100", "Ash LLC", area=2000, rent=60000, rate=30),
        home("110", "Elm Inc", area=1600, rent=44800, rate=28),
        home("120", "Oak Co", area=1000, rent=27000, rate=27),
    ]
    x = read_lines(rows, columns=columns, asset_type="OFFICE", total=None)
    assert column(x, "annual_rent") == [60000, 44800, 27000]
    assert set(column(x, "contract_rent")) == {None}
    assert "rentPeriodAssumed" in [note.type for note in x.warnings]
    assert x.rows[0].sources["annualRent"] == [Place(sheet="Sheet1", cell="D6")]


def test_rents_of_a_month_are_not_taken_for_rents_of_a_year() -> None:
    columns = OFFICE | {"rent": "Base Rent", "rate": "Rent PSF"}
    rows = [
        home("100", "Ash LLC", area=2000, rent=5000, rate=30),
        home("110", "Elm Inc", area=1600, rent=4000, rate=30),
        home("120", "Oak Co", area=1000, rent=2250, rate=27),
    ]
    x = read_lines(rows, columns=columns, asset_type="OFFICE", total=None)
    assert column(x, "contract_rent") == [5000, 4000, 2250]
    assert set(column(x, "annual_rent")) == {None}


def test_portions_of_tenant_and_subsidy_make_the_rent_and_the_row_says_so() -> None:
    columns = {k: v for k, v in COLUMNS.items() if k != "rent"} | {"own": "Tenant Rent", "aid": "Subsidy"}
    rows = [
        home("101", own=300, aid=650.5),
        home("102", "Bob Boll", own=410, aid=540),
        home("103", "Cyd", own=0, aid=950),
    ]
    x = read(workbook(lines(rows, columns=columns, total=None)), "AFFORDABLE_HOUSING")
    row = x.rows[0]
    assert (row.tenant_rent, row.subsidy_rent, row.contract_rent) == (300, Decimal("650.5"), Decimal("950.5"))
    assert row.derived == {"contractRent": "tenantRent+subsidyRent"}
    assert len(row.sources["contractRent"]) == 2


def test_a_cell_merged_over_several_rows_counts_for_each_of_them() -> None:
    columns = {"property": "Property", **COLUMNS}
    rows = [home("101", property="Maple Court"), home("102", "Bob Boll"), home("103", "Cyd", property="Oak Terrace")]
    content = lines(rows, columns=columns, title=[["Rent Roll"], []], total=None)
    x = read(workbook(content, merged=["A4:A5"]))
    assert column(x, "property_name") == ["Maple Court", "Maple Court", "Oak Terrace"]


def test_headers_merged_over_two_lines_name_their_columns() -> None:
    head = [
        ["Unit", "Tenant", "Sq Ft", "Rent", None, "Lease", None],
        [None, None, None, "Market", "Actual", "From", "To"],
    ]
    day = dt.date(2023, 6, 1), dt.date(2024, 5, 31)
    body = [[str(100 + n), f"Tenant {n}", 700, 1000, 950 + n, *day] for n in range(3)]
    x = read(workbook([*TITLE, *head, *body], merged=["D5:E5", "F5:G5", "A5:A6", "B5:B6", "C5:C6"]))
    assert column(x, "market_rent") == [1000] * 3
    assert column(x, "contract_rent") == [950, 951, 952]
    assert {row.lease_start_date for row in x.rows} == {day[0]}
    assert {row.lease_end_date for row in x.rows} == {day[1]}
    assert x.ledger.by_role["HEADER"] == 2


@pytest.mark.parametrize("medium", ["xlsx", "pdf"])
def test_records_of_two_lines_under_a_header_of_two_are_one_row_each(medium: str) -> None:
    head = [
        ["Apt", "Type", "Sq Ft", "Market Rent", "Resident", "Rent", "Move In", "Lease Exp", "Deposit", "Balance"],
        [None, None, None, None, "Resident ID", None, "Move Out", None, "Other Dep", None],
    ]
    body: list[list[Any]] = []
    for n, name in enumerate(("Ann Ames", "Bob Boll", "Cyd Cole", "Dee Dunn")):
        body.append([str(101 + n), "A1", 700, 1000, name, 950 + n, "06/01/2022", "05/31/2024", 500, 12.5 + n])
        body.append([None, None, None, None, f"t000{n}", None, "02/29/2024" if n == 1 else None, None, 75, None])
    content = [*TITLE, *head, *body]
    x = read(workbook(content) if medium == "xlsx" else pdf(content))
    assert column(x, "unit") == ["101", "102", "103", "104"]
    assert column(x, "tenant_name") == ["Ann Ames", "Bob Boll", "Cyd Cole", "Dee Dunn"]
    assert column(x, "resident_id") == ["t0000", "t0001", "t0002", "t0003"]
    assert column(x, "contract_rent") == [950, 951, 952, 953]
    assert column(x, "deposit") == [500] * 4
    assert column(x, "other_deposit") == [75] * 4
    assert column(x, "move_out_date") == [None, dt.date(2024, 2, 29), None, None]
    assert x.rows[1].occupancy_status == "NOTICE"
    assert_sound(x)


def test_a_column_that_is_not_understood_is_listed_and_kept_with_its_rows() -> None:
    x = read_lines(
        [home("101", zz="kq7"), home("102", "Bob", zz="kq8")], columns=COLUMNS | {"zz": "Zorblat"}, total=None
    )
    (unmapped,) = x.unmapped_columns
    assert (unmapped.header, unmapped.column, unmapped.sample) == ("Zorblat", "M", ["kq7", "kq8"])
    assert [(c.header, c.value) for c in x.rows[1].source_columns] == [("Zorblat", "kq8")]
    assert status(x, "S06") == "WARN"


def test_area_and_currency_say_their_unit_where_the_document_does() -> None:
    metric = read_lines([home("101"), *OTHERS], columns=COLUMNS | {"area": "Area (m²)"}, total=None)
    imperial = read_lines([home("101"), *OTHERS], total=None)
    assert (metric.meta.area_unit, metric.rows[0].area_unit) == ("SQM", "SQM")
    assert (imperial.meta.area_unit, imperial.rows[0].area_unit) == ("SQFT", "SQFT")


@each([("CHF {}", "CHF"), ("R$ {}", "BRL"), ("{} Kč", "CZK"), ("kr {}", None), ("{} kr", None)])
def test_amounts_in_other_currencies_are_read_right_below_the_header(sign: str, currency: str | None) -> None:
    rows = [["101", "Ann Ames", sign.format("1,200")], ["102", "Bob Boll", sign.format("1,310")]]
    total = ["Total", None, sign.format("2,510")]
    x = read(workbook([["Rent Roll"], ["Maple Court"], [], ["Unit", "Tenant", "Rent"], *rows, total]))
    assert [row.contract_rent for row in x.rows] == [1200, 1310]
    assert (status(x, "R05"), x.meta.currency) == ("PASS", currency)


@pytest.mark.parametrize("unit", ["TL{}", "RON{}", "{} KR"])
def test_units_whose_numbers_look_like_amounts_name_no_currency(unit: str) -> None:
    x = read_lines([home(unit.format(101 + n), f"T. {n}") for n in range(4)])
    assert ([row.unit for row in x.rows][:1], x.meta.currency) == ([unit.format(101)], None)


def test_bedrooms_and_bathrooms_are_read_from_a_column_of_both() -> None:
    x = read_lines([home("101", type="2/1.50"), home("102", "Bob", type="1/1.00")], columns=COLUMNS | {"type": "BD/BA"})
    assert [(row.bedrooms, row.bathrooms) for row in x.rows] == [(2, Decimal("1.5")), (1, 1)]
    assert x.rows[0].sources["unitType"] == [Place(sheet="Sheet1", cell="B6")]


@pytest.mark.parametrize(
    "words", ["10 yrs from 01/03/2022", "10 years commencing 1 Mar 2022", "120 months (from 01/03/2022)"]
)
def test_a_term_may_say_from_when_on_it_runs(words: str) -> None:
    head = ["Shop", "Occupier", "Sq ft", "Term", "Expires", "Rent p.a."]
    rows = [[f"{61 + 2 * n}", f"Lee Valley {n} Ltd", 700 + n, words, "28/02/2032", f"£{42500 + n}"] for n in range(5)]
    x = read(workbook([["Schedule of tenancies"], ["As at 15/07/2025"], [], head, *rows]), "RETAIL")
    assert {(r.lease_start_date, r.lease_end_date, r.lease_term_months) for r in x.rows} == {
        (dt.date(2022, 3, 1), dt.date(2032, 2, 28), 120)
    }


def test_a_service_charge_of_vacant_suites_too_is_what_tenants_pay() -> None:
    head = ["Unit", "Tenant", "Sq ft", "Monthly Rent", "Annual Rent", "Annual Service Charge", "Annual Insurance"]
    rows = [[f"A{n}", f"Lee Valley {n} Ltd", 700 + n, 1000, 12000, 990 + n, 370 + n] for n in range(6)]
    rows += [[f"B{n}", "Vacant", 700 + n, None, None, 990 + n, 370 + n] for n in range(3)]
    x = read(workbook([["Tenancy Schedule"], ["As at 15 July 2025"], [], head, *rows]), "INDUSTRIAL")
    assert [(c.amount, c.frequency) for c in x.rows[0].charges] == [(990, "ANNUAL"), (370, "ANNUAL")]


@pytest.mark.parametrize("kind", [str, int])
def test_eight_digits_below_the_words_of_a_day_are_days(kind: type) -> None:
    head = ["SPC_ID", "Tenant", "GLA", "Lease begin", "Lease end", "Base rent per month"]
    rows = [
        [f"{1401 + n}", f"Harvest {n}", 700 + n, kind(20140101 + n), kind(20331231 - n), 2900 + n] for n in range(5)
    ]
    x = read(workbook([["Plaza"], ["Rent roll as of 01/01/2026"], [], head, *rows]), "RETAIL")
    assert (x.rows[1].lease_start_date, x.rows[1].lease_end_date) == (dt.date(2014, 1, 2), dt.date(2033, 12, 30))


def test_how_many_bedrooms_a_home_has_is_its_kind_where_no_other_is_printed() -> None:
    head = ["Apt", "BR", "Head of Household", "Moved In", "Contract Rent", "Tenant Pays"]
    rows = [[f"M{n}", n % 3, f"Vance {n}", dt.date(2016, 8, 12), 900 + n, 300] for n in range(6)]
    for kind in ([], ["Plan"]):
        every = [[*row, *(["A2"] if kind else [])] for row in rows]
        x = read(workbook([["Manor"], ["Tenant Roll as of 11/30/2025"], [], [*head, *kind], *every]))
        found = [row.unit_type or row.floor_plan for row in x.rows]
        assert found == (["A2"] * 6 if kind else ["0", "1", "2"] * 2)
        assert [row.bedrooms for row in x.rows] == [0, 1, 2] * 2


@pytest.mark.parametrize("until", ["thru", "until", "through"])
def test_a_lease_ends_on_the_day_until_which_it_is_said_to_be(until: str) -> None:
    head = ["Apt", "Tenant", "Lease end", "Rent"]
    rows = [[f"{n}A", f"Vance {n}", f"{until} {n}/28/26", 900 + n] for n in range(1, 7)]
    x = read(workbook([["Elm Court"], ["Rent Roll as of 11/30/2025"], [], head, *rows]))
    assert [row.lease_end_date for row in x.rows] == [dt.date(2026, n, 28) for n in range(1, 7)]


def test_what_each_row_calls_its_own_is_the_unit_and_what_sorts_them_the_type() -> None:
    head = ["What", "Sort", "Who", "Rent"]
    kinds = ["House", "Barn", "Flat"]
    names = ["Mill House", "Long Barn", "Flat over forge", "Keeper's House", "Dutch Barn", "Stable Flat"]
    rows = [[name, kinds[n % 3], f"Vance {n}", 900 + n] for n, name in enumerate(names)]
    x = read(workbook([["Elm Estate"], ["Rents as of 11/30/2025"], [], head, *rows]))
    assert [(row.unit, row.unit_type) for row in x.rows] == [(n, kinds[k % 3]) for k, n in enumerate(names)]


def test_money_in_groups_parted_by_blanks_is_read_and_no_status() -> None:
    head = ["App.", "Locataire", "Loyer mensuel", "Stat.", "Total mensuel", "Loyer annuel"]
    rows = []
    for n in range(1, 9):
        rent, stall = 1000 + 31 * n, 45 * (n % 3 == 0)
        total = f"{rent + stall:,} $".replace(",", " ")
        yearly = f"{12 * rent:,} $".replace(",", " ")
        rows.append(
            [
                f"{100 + n}",
                f"Ada Roy {n}",
                f"{rent:,} $".replace(",", " "),
                f"{stall} $" if stall else None,
                total,
                yearly,
            ]
        )
    x = read(pdf([["Les Terrasses"], ["État des loyers en date du 1er octobre 2025"], [], head, *rows]))
    assert [row.contract_rent for row in x.rows] == [1000 + 31 * n for n in range(1, 9)]
    assert [row.annual_rent for row in x.rows] == [12 * (1000 + 31 * n) for n in range(1, 9)]
    assert [[c.amount for c in row.charges] for row in x.rows][2] == [45]
    assert not any(row.status_text for row in x.rows)


@pytest.mark.parametrize(("heads", "without"), [
    (("Nutzung", "Beginn", "Ende"), "unbefr."), (("Soort", "Ingang", "Einde"), "onbepaald"),
])  # fmt: skip
def test_a_lease_without_a_last_day_may_say_so_in_its_column(heads: tuple[str, str, str], without: str) -> None:
    head = ["Nr.", "Mieter", *heads, "Miete"]
    rows = [
        [
            f"{n}",
            f"Ada Vance {n}",
            ("Studio", "2-Zi")[n % 2],
            f"01.0{n}.2020",
            f"30.06.203{n}" if n % 4 == 0 else without,
            900,
        ]
        for n in range(1, 9)
    ]
    x = read(workbook([["Haus 112"], ["Stand: 31.10.2025"], [], head, *rows]))
    assert [row.lease_end_date for row in x.rows if row.lease_end_date] == [dt.date(2034, 6, 30), dt.date(2038, 6, 30)]
    assert not any(row.unread for row in x.rows)


def test_a_month_of_four_weeks_and_a_third_is_the_rent() -> None:
    head = ["Rm", "Guest", "Came", "Weekly rate", "Per month (x 4.33)", "Behind"]
    rows = [
        [f"{n}", f"Ada Vance {n}", dt.date(2025, 1, n), 280 + 5 * n, round((280 + 5 * n) * 4.33, 2), 0]
        for n in range(1, 9)
    ]
    x = read(workbook([["Lazy Heron Motel"], ["Guests as of November 2, 2025"], [], head, *rows]))
    assert [row.contract_rent for row in x.rows] == [Decimal(str(round((280 + 5 * n) * 4.33, 2))) for n in range(1, 9)]


def test_a_lease_may_go_on_monthly_from_its_first_day() -> None:
    head = ["Unit", "Tenant(s)", "Term", "Rent /mo"]
    terms = ["Feb 01, 2025 to Jan 31, 2026", "Nov 01, 2024 to Monthly"] * 4
    rows = [[f"{n} Pike", f"Ada Vance {n}", term, 900 + n] for n, term in enumerate(terms, 1)]
    x = read(workbook([["Corliss Duplexes"], ["Rents as of December 1, 2025"], [], head, *rows]))
    assert [row.lease_start_date for row in x.rows] == [dt.date(2025, 2, 1), dt.date(2024, 11, 1)] * 4
    assert [row.is_month_to_month for row in x.rows] == [False, True] * 4
