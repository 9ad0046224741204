"""Receivables: how the ages add up, whose rows they are, what is kept, and what is refused."""

from __future__ import annotations

from decimal import Decimal
from io import BytesIO
from pathlib import Path
from typing import Any

import docextract
import openpyxl
import pytest
from docextract.testing import workbook, write

from docextract_accounting import against_roll
from docextract_accounting.models import Receivables
from docextract_accounting.words import use_of

HEAD = [["Delinquency"], ["Property: Elm Court"], ["As of: 03/31/2024"]]
COLUMNS = ["Unit", "Name", "Status", "0-30", "31-60", "Over 60", "Prepaid", "Balance"]
ANN = ["101", "Ann Ames", "Current", 100, 20, 0, -5, 115]
BOB = ["102", "Bob Boll", "Past", 0, 0, 300, 0, 300]
TOTAL = ["Total", None, None, 100, 20, 300, -5, 415]


def read(registry: docextract.Registry, *lines: list[Any], header: list[Any] = COLUMNS) -> Receivables:
    book = workbook([*HEAD, header, *lines])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", registry=registry)
    assert isinstance(answer, Receivables)
    return answer


def check(answer: Receivables, check_id: str) -> Any:
    return next(one for one in answer.checks if one.check_id == check_id)


def test_rows_have_buckets_by_their_printed_labels_with_places(registry: docextract.Registry) -> None:
    answer = read(registry, ANN, BOB, TOTAL)
    row = answer.rows[0]
    assert (row.unit, row.tenant_name, row.status_text) == ("101", "Ann Ames", "Current")
    assert row.buckets == {"0-30": Decimal(100), "31-60": Decimal(20), "Over 60": Decimal(0)}
    assert (row.prepayments, row.total) == (Decimal(-5), Decimal(115))
    assert row.sources["buckets.31-60"] == [docextract.Place(sheet="Sheet1", cell="E5")]
    assert [(c.label, c.kind, c.from_days, c.to_days) for c in answer.columns] == [
        ("0-30", "BUCKET", 0, 30), ("31-60", "BUCKET", 31, 60), ("Over 60", "BUCKET", 61, None),
        ("Prepaid", "PREPAYMENTS", None, None), ("Balance", "TOTAL", None, None),
    ]  # fmt: skip
    assert (str(answer.meta.as_on_date), answer.meta.property_name) == ("2024-03-31", "Elm Court")
    assert answer.summary.total == Decimal(415)
    assert [(b.label, b.amount) for b in answer.summary.by_bucket] == [
        ("0-30", Decimal(100)), ("31-60", Decimal(20)), ("Over 60", Decimal(300)),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("prepaid", "total", "basis"),
    [(-5, 115, "prepaymentsInside"), (-5, 120, "prepaymentsBeside"), (5, 115, "prepaymentsSubtracted")],
)
def test_the_sums_say_where_prepayments_stand(
    registry: docextract.Registry, prepaid: int, total: int, basis: str
) -> None:
    answer = read(registry, ["101", "Ann Ames", "Current", 100, 20, 0, prepaid, total], BOB)
    assert (check(answer, "accounting.A01").status, check(answer, "accounting.A01").basis) == ("PASS", basis)
    assert check(answer, "accounting.A03").status == ("WARN" if prepaid > 0 else "PASS")


def test_a_current_column_that_sums_the_ages_is_no_age(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "Current Owed", "0-30 Owed", "31-60 Owed", "Total Owed"]
    answer = read(registry, ["1", "Ann Ames", 120, 100, 20, 120], ["2", "Bob Boll", 7, 0, 7, 7], header=header)
    assert [column.kind for column in answer.columns] == ["SUM", "BUCKET", "BUCKET", "TOTAL"]
    assert answer.proof.proved == answer.proof.numbers


def test_a_wrong_number_is_named_with_its_place(registry: docextract.Registry) -> None:
    answer = read(registry, ANN, ["102", "Bob Boll", "Past", 0, 0, 380, 0, 300], TOTAL)
    assert check(answer, "accounting.A01").status == "FAIL"
    assert "Over 60 of 102 at Sheet1!F6; 300 would" in check(answer, "accounting.A02").message


def test_a_lost_row_breaks_the_grand_total(registry: docextract.Registry) -> None:
    assert check(read(registry, ANN, TOTAL), "accounting.A02").status == "FAIL"


def test_percentages_are_compared_with_the_total_above(registry: docextract.Registry) -> None:
    shares = ["% of Total", None, None, "24.10%", "4.82%", "72.29%", "-1.20%", "100.00%"]
    answer = read(registry, ANN, BOB, TOTAL, shares)
    assert check(answer, "accounting.A05").status == "PASS"
    shares[4] = "9.82%"
    assert check(read(registry, ANN, BOB, TOTAL, shares), "accounting.A05").status == "FAIL"
    assert len(answer.rows) == 2


def test_headings_name_property_and_tenant(registry: docextract.Registry) -> None:
    header = ["Property", "Customer", "Tran#", "Date", "0-30", "31-60", "Total"]
    lines = [
        ["Elm Court (elm01)"], [None, "Ann Ames (t0001)"], ["elm01", "Ann Ames", "C-1", "03/05/2024", 10, 0, 10],
        ["elm01", "Ann Ames", "R-2", "03/09/2024", -3, 0, -3], [None, "Ann Ames", None, None, 7, 0, 7],
        ["Total Elm Court", None, None, None, 7, 0, 7], ["Oak Park (oak02)"], [None, "Bob Boll (t0002)"],
        ["oak02", "Bob Boll", "C-3", "01/20/2024", 0, 5, 5], [None, "Bob Boll", None, None, 0, 5, 5],
        ["Total Oak Park", None, None, None, 0, 5, 5], ["Grand Total", None, None, None, 7, 5, 12],
    ]  # fmt: skip
    answer = read(registry, *lines, header=header)
    told = [(r.property_name, r.property_code, r.tenant_name, r.resident_id, r.transaction_id) for r in answer.rows]
    assert told == [
        ("Elm Court", "elm01", "Ann Ames", "t0001", "C-1"), ("Elm Court", "elm01", "Ann Ames", "t0001", "R-2"),
        ("Oak Park", "oak02", "Bob Boll", "t0002", "C-3"),
    ]  # fmt: skip
    assert [total.label for total in answer.totals.stated] == [
        "Ann Ames", "Total Elm Court", "Bob Boll", "Total Oak Park", "Grand Total",
    ]  # fmt: skip
    assert not answer.failed_checks
    assert [p.property_name for p in answer.summary.by_property] == ["Elm Court", "Oak Park"]
    assert str(answer.rows[2].transaction_date) == "2024-01-20"


def test_notes_about_persons_stay_in_the_source(registry: docextract.Registry) -> None:
    answer = read(registry, [*ANN, "is ill"], [*BOB, None], header=[*COLUMNS, "Notes"])
    assert "is ill" not in answer.answer(source=False).model_dump_json()
    assert "is ill" in answer.model_dump_json()
    assert not answer.unmapped_columns


def test_a_table_below_is_not_read_for_rows(registry: docextract.Registry) -> None:
    below = [
        ["Summary"],
        ["Status", None, None, "Tenants", "Units", "Leases", "Rent", "Share"],
        ["Past", None, None, 1, 2, 3, 4, 5],
    ]
    answer = read(registry, ANN, BOB, TOTAL, *below)
    assert len(answer.rows) == 2
    assert [str(place.cell) for place in answer.ledger.unexplained] == ["A9", "A10"]
    assert next(one for one in answer.checks if one.check_id == "S02").status == "WARN"


def test_a_rent_roll_is_refused_with_what_it_looks_like(registry: docextract.Registry) -> None:
    roll = write("yardi.rentRollWithLeaseCharges", 1, "xlsx", without=["a read-me sheet first"])
    with pytest.raises(docextract.ExtractionFailedError, match="This looks like RENT_ROLL"):
        docextract.extract(roll.data, asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", registry=registry)


def test_an_empty_form_is_refused(registry: docextract.Registry) -> None:
    with pytest.raises(docextract.ExtractionFailedError, match="an empty form"):
        read(registry, ["Unit here"])


def roll(*balances: float, day: str = "03/31/2024") -> docextract.RentRoll:
    names = ("Ann Ames", "Bob Boll", "Cyd Cole")
    lines = [
        [str(101 + n), names[n], 900, 900, "01/01/2024", "12/31/2024", balance] for n, balance in enumerate(balances)
    ]  # fmt: skip
    header = ["Unit", "Tenant", "Market Rent", "Rent", "Lease From", "Lease To", "Balance"]
    book = workbook([["Rent Roll"], ["Elm Court"], [f"As of {day}"], header, *lines])
    found = docextract.extract(book, asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    assert isinstance(found, docextract.RentRoll)
    return found


def test_what_is_owed_is_compared_with_the_balances_of_the_roll(registry: docextract.Registry) -> None:
    answer = read(registry, ANN, BOB, TOTAL)
    assert check(answer, "accounting.A04").status == "SKIPPED"
    tied = against_roll(answer, roll(115, 300, 0))
    assert (tied.check_id, tied.status, tied.expected, tied.actual) == ("accounting.A04", "PASS", 415, 415)
    assert against_roll(answer, roll(118, 300, 0)).status == "PASS"  # within 1 %
    off = against_roll(answer, roll(115, 350, 20))
    assert (off.status, off.difference) == ("WARN", Decimal(-70))
    assert off.message.endswith("70 less; look at unit 102 (-50), unit 103 (-20)")
    assert off.rows == [1]


def test_prepayments_beside_the_totals_are_taken_off(registry: docextract.Registry) -> None:
    beside = read(registry, ["101", "Ann Ames", "Current", 100, 20, 0, -5, 120], BOB)
    assert against_roll(beside, roll(115, 300)).status == "PASS"
    assert against_roll(beside, roll(120, 300)).expected == 420


def test_a_roll_of_another_day_or_without_balances_is_not_compared(registry: docextract.Registry) -> None:
    answer = read(registry, ANN, BOB, TOTAL)
    other = against_roll(answer, roll(115, 300, day="02/29/2024"))
    assert (other.status, other.message) == (
        "SKIPPED", "the receivables are of 2024-03-31, the rent roll is of 2024-02-29",
    )  # fmt: skip
    book = workbook(
        [["Unit", "Tenant", "Rent", "Lease From"], ["1", "Ann Ames", 900, "01/01/2024"], ["2", "Bo", 9, None]]
    )
    bare = docextract.extract(book, asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    assert against_roll(answer, bare).message == "the rent roll prints no balances"
    with pytest.raises(docextract.InvalidRequestError):
        against_roll(bare, answer)  # type: ignore[arg-type]


MONTHS = ["Contact", "Current", "< 1 Month", "1 Month", "2 Months", "Older", "Total"]


def test_ages_in_months_are_ages_and_have_no_days(registry: docextract.Registry) -> None:
    rows = [["Ames, Ann", 1, 2, 3, 4, 5, 15], ["City Dental", 10, 0, 0, 0, 0, 10], ["Total", 11, 2, 3, 4, 5, 25]]
    answer = read(registry, *rows, header=MONTHS)
    assert [(c.label, c.from_days) for c in answer.columns[1:5]] == [(label, None) for label in MONTHS[2:6]]
    assert answer.rows[0].tenant_name == "Ames, Ann"
    assert answer.rows[0].buckets["< 1 Month"] == 2
    assert check(answer, "accounting.A01").status == check(answer, "accounting.A02").status == "PASS"


def test_a_title_above_the_names_is_no_part_of_their_header(registry: docextract.Registry) -> None:
    book = workbook(
        [["Aged Receivables"], ["Larkspur Lofts"], ["As at 30 September 2026"], MONTHS, ["Ann", 1, 0, 0, 0, 0, 1]]
    )
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", registry=registry)
    assert isinstance(answer, Receivables)
    assert str(answer.meta.as_on_date) == "2026-09-30"
    assert not answer.unmapped_columns


def test_a_heading_over_dated_charges_names_the_tenant(registry: docextract.Registry) -> None:
    header = ["Invoice Date", "Category", "Amount", "Current", "1 Month", "2 Months"]
    rows: list[list[Any]] = [
        ["0101 - Acme Widgets Inc"],
        ["9/1/2026", "RNT", 5, 5, 0, 0],
        ["7/1/2026", "CAM", 2, 0, 0, 2],
    ]
    rows += [["0205 - Bluebird Cafe"], ["8/1/2026", "RNT", 4, 0, 4, 0], ["Grand Total", None, 11, 5, 4, 2]]
    answer = read(registry, *rows, header=header)
    assert [(row.tenant_name, row.resident_id) for row in answer.rows] == [
        ("Acme Widgets Inc", "0101"), ("Acme Widgets Inc", "0101"), ("Bluebird Cafe", "0205"),
    ]  # fmt: skip
    assert str(answer.rows[1].transaction_date) == "2026-07-01"


def test_totals_named_by_nothing_but_a_name_are_no_rows(registry: docextract.Registry) -> None:
    header = ["Property", "Unit", "Name", "Charge Code", "0-30", "31-60", "Total"]
    lines: list[list[Any]] = [
        ["elm", "1", "Ann Ames", "rent", 10, 0, 10], ["elm", "1", "Ann Ames", "late", 0, 5, 5],
        [None, None, "Ann Ames", None, 10, 5, 15], ["elm", "2", "Bob Boll", "rent", 7, 0, 7],
        [None, None, "Bob Boll", None, 7, 0, 7], ["elm", None, None, None, 17, 5, 22],
    ]  # fmt: skip
    answer = read(registry, *lines, header=header)
    assert [row.charge_code for row in answer.rows] == ["rent", "late", "rent"]
    assert [total.label for total in answer.totals.stated] == ["Ann Ames", "Bob Boll", "elm"]
    assert answer.proof.proved == answer.proof.numbers
    wrong = [line[:] for line in lines]
    wrong[2][4] = 31
    assert len(read(registry, *wrong, header=header).rows) == 3
    assert "31" not in [str(row.total) for row in answer.rows]
    assert read(registry, *wrong, header=header).failed_checks


def test_blocks_of_tenants_payments_beside_and_a_recap(registry: docextract.Registry) -> None:
    header = ["Invoice Date", "Category", "Source", "Amount", "Current", "1 Month", "2 Months"]
    lines: list[list[Any]] = [
        ["0220-000829", "Bright Dental", "Master Occupant Id: 6018"],
        ["Suite 100", "Current", "Last Payment: 5/6/2024", 667.97],
        ["6/1/2024", "CAM", "CH", 5, 5, 0, 0], ["5/1/2024", "LAT", "CH", 2, 0, 2, 0],
        [None, "Bright Dental Total:", None, 7, 5, 2, 0],
        ["0220-000128", "Acme Freight, Inc.", "Master Occupant Id: 7775"],
        ["Suite 105", "Current", "Last Payment: 2/6/2024", 887.11],
        ["6/1/2024", "CAM", "CH", 4, 4, 0, 0], [None, "Acme Freight, Inc. Total:", None, 4, 4, 0, 0],
        [None, "CAM", None, 9, 9, 0, 0], [None, "LAT", None, 2, 0, 2, 0],
        [None, "BLDG 0220 Total:", None, 11, 9, 2, 0],
    ]  # fmt: skip
    answer = read(registry, *lines, header=header)
    assert [(r.tenant_name, r.resident_id, r.unit, r.charge_code, r.total) for r in answer.rows] == [
        ("Bright Dental", "0220-000829", "100", "CAM", 5), ("Bright Dental", "0220-000829", "100", "LAT", 2),
        ("Acme Freight, Inc.", "0220-000128", "105", "CAM", 4),
    ]  # fmt: skip
    assert len(answer.totals.stated) == 5
    assert answer.proof.proved == answer.proof.numbers
    assert not answer.failed_checks


def test_of_several_totals_the_one_with_the_credits_is_the_total(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "0-30", "31-60", "Total Delinquent", "Prepaid", "Net Balance", "Deposit Held"]
    rows = [
        ["1", "Ann Ames", 10, 5, 15, -3, 12, 500],
        ["2", "Bob Boll", 0, 4, 4, 0, 4, 300],
        ["Total", None, 10, 9, 19, -3, 16, 800],
    ]
    answer = read(registry, *rows, header=header)
    assert [column.kind for column in answer.columns] == ["BUCKET", "BUCKET", "SUM", "PREPAYMENTS", "TOTAL", "OTHER"]
    row = answer.rows[0]
    assert (row.total, row.other_amounts) == (12, {"Total Delinquent": 15, "Deposit Held": 500})
    assert answer.proof.proved == answer.proof.numbers
    gross = ["Apt", "Name", "Current", "31-60", "Gross A/R", "Unapplied Cash", "Net A/R"]
    taken = read(registry, ["1", "Ann Ames", 10, 5, 15, 3, 12], ["2", "Bo", 1, 2, 3, 0, 3], header=gross)
    assert (taken.rows[0].total, check(taken, "accounting.A01").basis) == (12, "prepaymentsSubtracted")


def test_what_is_called_a_total_is_it_before_a_net_of_other_words(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "Current", "31 - 60", "Total Due", "Prepaid", "Net Exposure"]
    rows = [["1", "Ann Ames", 10, 5, 15, -3, 12], ["2", "Bob Boll", 0, 4, 4, -9, -5], ["Total", "", 10, 9, 19, -12, 7]]
    answer = read(registry, *rows, header=header)
    assert [(row.total, row.other_amounts) for row in answer.rows] == [
        (15, {"Net Exposure": 12}),
        (4, {"Net Exposure": -5}),
    ]
    assert not answer.failed_checks


def test_days_of_balances_beside_ages_are_part_of_a_header(registry: docextract.Registry) -> None:
    upper = [None, None, None, None, None, None, "Balance", "Deposit", "Received to"]
    header = ["Site", "Homeowner / Renter", "1 Month", "2 Months", "3 Months", "Older", "12/31/23", "Held", "3/8/24"]
    rows = [["1", "Ann Ames", 10, 5, 0, 0, 15, 50, 12], ["2", "Bob Boll", 0, 4, 0, 1, 5, 60, 0]]
    answer = read(registry, header, *rows, ["Total", None, 10, 9, 0, 1, 20, 110, 12], header=upper)
    assert [(row.tenant_name, row.total) for row in answer.rows] == [("Ann Ames", 15), ("Bob Boll", 5)]


def test_ages_may_be_months_or_headings(registry: docextract.Registry) -> None:
    months = ["Tenant", "Suite", "Jun 2025", "May 2025", "Apr 2025 & Prior", "Balance"]
    answer = read(registry, ["Acme", "100", 1, 2, 3, 6], ["Brite", "105", 0, 4, 0, 4], header=months)
    assert list(answer.rows[0].buckets) == months[2:5]
    book = workbook([
        ["Meadow Plaza"], ["A/R Aging Detail"], ["As of June 30, 2025"],
        [None, "Type", "Date", "Num", "Name", "Open Balance"], ["Current"],
        [None, "Invoice", "06/01/2025", "11", "Ann", 5], ["Total Current", None, None, None, None, 5],
        ["1 - 30"], [None, "Invoice", "05/01/2025", "9", "Bo", 7], ["Total 1 - 30", None, None, None, None, 7],
        ["TOTAL", None, None, None, None, 12],
    ])  # fmt: skip
    by_heading = docextract.extract(book, asset_type="OFFICE", document_type="AGED_RECEIVABLES", registry=registry)
    assert [(r.tenant_name, r.buckets, r.total) for r in by_heading.rows] == [
        ("Ann", {"Current": 5}, 5),
        ("Bo", {"1 - 30": 7}, 7),
    ]
    assert len(by_heading.totals.stated) == 3


def test_a_recap_below_the_grand_total_is_no_row(registry: docextract.Registry) -> None:
    recap = [
        ["Summary by charge"],
        ["rent", "Rent", None, 60, 20, 0, 0, 80],
        ["late", "Fees", None, 40, 0, 300, -5, 335],
    ]
    answer = read(registry, ANN, BOB, TOTAL, *recap, TOTAL)
    assert [row.unit for row in answer.rows] == ["101", "102"]
    assert [total.label for total in answer.totals.stated] == ["Total", "rent", "late", "Total"]
    assert not answer.failed_checks


def test_lines_of_a_recap_by_charge_are_the_totals_of_the_rows_with_these_charges(
    registry: docextract.Registry,
) -> None:
    """The line of what was paid before stands right above the total, and is no sum of the lines of the recap."""
    header = ["Charge", "0-30", "31-60", "Over 60", "Unpaid", "Prepaid"]
    lines: list[list[Any]] = []
    for n, name in enumerate(("Ann Ames", "Bob Boll", "Cy Colt")):
        lines += [[name], ["RENT", 720 + n, 31, 0, 751 + n, 0], ["LATE", 50, 0, 45 + n, 95 + n, 0],
                  ["PREPAY", 0, 0, 0, 0, -90 - n]]  # fmt: skip
        lines.append([f"Total {name}", 770 + n, 31, 45 + n, 846 + n + n, -90 - n])
    whole = [2313, 93, 138, 2544, -273]
    recap = [["RENT", 2163, 93, 0, 2256, 0], ["LATE", 150, 0, 138, 288, 0], ["PREPAY", 0, 0, 0, 0, -273]]
    below = [["Recap by charge code"], *recap, ["Recap total", *whole]]
    answer = read(registry, *lines, ["Property total", *whole], *below, header=header)
    assert len(answer.rows) == 9
    assert [total.label for total in answer.totals.stated][-4:] == ["RENT", "LATE", "PREPAY", "Recap total"]
    assert not answer.failed_checks
    recap[0][1::3], recap[1][1::3] = [2063, 2156], [250, 388]  # of other rows than the lines say
    answer = read(registry, *lines, ["Property total", *whole], *below, header=header)
    assert (len(answer.rows), answer.failed_checks) == (9, [])


def test_a_note_under_the_ages_ends_no_table(registry: docextract.Registry) -> None:
    note = ["444-1", "Vapor Depot LLC", None, None, "Occupant Id: 444", "VACATED 08/31/2025"]
    answer = read(registry, ANN, note, BOB, TOTAL)
    assert [row.tenant_name for row in answer.rows] == ["Ann Ames", "Bob Boll"]


def test_prepaid_delinquent_and_net_stand_apart(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "Total Prepaid", "Total Delinquent", "Net Balance", "0-30", "31-60", "Deposits Held"]
    lines = [["101", "Ann Ames", -40, 120, 80, 100, 20, 400], ["102", "Bob Boll", 0, 300, 300, 0, 300, 250]]
    answer = read(registry, *lines, ["Totals", None, -40, 420, 380, 100, 320, 650], header=header)
    row = answer.rows[0]
    assert (row.prepayments, row.total) == (-40, 80)
    assert row.other_amounts == {"Total Delinquent": 120, "Deposits Held": 400}
    assert not answer.failed_checks


def test_lines_of_fewer_words_that_sum_the_rows_above_are_totals(registry: docextract.Registry) -> None:
    header = ["Charge", "Date", "Current", "31-60", "Over 60", "Balance"]
    answer = read(
        registry,
        ["Space 003", "Ames, Ann", "Acct T4412", "Status current"],
        ["Rent", "03/01/2024", 412, None, None, 412],
        ["Water", "02/06/2024", None, 62.02, None, 62.02],
        ["Space 003 balance", None, 412, 62.02, 0, 474.02],
        ["Space 008", "Boll, Bob", "Acct T4431", "Status eviction"],
        ["Rent", "03/01/2024", 412, None, None, 412],
        ["Rent", "01/01/2024", None, None, 400, 400],
        ["Space 008 balance", None, 412, 0, 400, 812],
        ["Space 011A", "Cole, Cy", "Acct T4102", "Status current"],
        ["Rent", "03/01/2024", 380, None, None, 380],
        ["Space 011A balance", None, 380, 0, 0, 380],
        header=header,
    )
    assert [(row.charge_code, row.total) for row in answer.rows] == [
        ("Rent", Decimal(412)), ("Water", Decimal("62.02")), ("Rent", Decimal(412)), ("Rent", Decimal(400)),
        ("Rent", Decimal(380)),
    ]  # fmt: skip
    assert [total.values["total"] for total in answer.totals.stated] == [Decimal("474.02"), Decimal(812), Decimal(380)]
    assert {row.tenant_name for row in answer.rows} == {"Ames, Ann", "Boll, Bob", "Cole, Cy"}


@pytest.mark.parametrize("age", ["4 Months & Over", "4 Months and Over"])
def test_the_oldest_months_are_an_age(registry: docextract.Registry, age: str) -> None:
    answer = read(
        registry, ["101", "Ann Ames", 5, 6, 7, 18], header=["Unit", "Name", "Current", "1 Month", age, "Balance"]
    )
    assert answer.rows[0].buckets[age] == Decimal(7)


def test_a_recap_below_the_total_holds_no_rows_though_one_number_above_is_wrong(registry: docextract.Registry) -> None:
    header = ["Unit", "Charge", "Current", "31-60", "Over 60", "Balance"]
    answer = read(
        registry,
        ["101", "Rent", 100, 20, 30.25, 150.25],
        ["101", "Water", 5, 6, 7, 18],
        ["102", "Rent", 40, 10, 9, 60],
        ["Grand total", None, 145, 36, 47.25, 228.25],
        ["By charge", "Rent", 140, 30, 40.25, 210.25],
        ["By charge", "Water", 5, 6, 7, 18],
        ["Recap total", None, 145, 36, 47.25, 228.25],
        header=header,
    )
    assert [row.total for row in answer.rows] == [Decimal("150.25"), Decimal(18), Decimal(60)]
    assert "buckets.Over 60" not in answer.rows[2].proved


@pytest.mark.parametrize(
    ("labels", "days"),
    [
        (["< 30", "30-59", "60-89", "90 & beyond"], [(0, 29), (30, 59), (60, 89), (90, None)]),
        (["Up to 30 Days", "31 to 60", "61 to 90", "More than 90"], [(0, 30), (31, 60), (61, 90), (91, None)]),
        (["Current (0-30)", "Late (31-60)", "Due (61-90)", "Law (91+)"], [(0, 30), (31, 60), (61, 90), (91, None)]),
        (["Past Due 1-30", "Late 31-60", "Late 61-90", "Late 91+"], [(1, 30), (31, 60), (61, 90), (91, None)]),
        (["Cur.", "1 Mth", "2 Mths", "3 Mths & Over"], [(None, None)] * 4),
        (["1 wk", "2 wks", "3 wks", "4+ wks"], [(None, None)] * 4),
        (["24 Jun 2024", "25 Mar 2024", "25 Dec 2023", "Before 25 Dec 2023"], [(None, None)] * 4),
    ],
)  # fmt: skip
def test_ages_are_told_in_many_words(registry: docextract.Registry, labels: list[str], days: list[Any]) -> None:
    rows = [[f"{n}", f"Tenant {n}", 10 + n, 0, n, 5, 15 + 2 * n] for n in range(1, 6)]
    answer = read(registry, *rows, header=["Unit", "Tenant", *labels, "Balance Owing"])
    assert [(c.label, c.kind, c.from_days, c.to_days) for c in answer.columns] == [
        *((label, "BUCKET", *pair) for label, pair in zip(labels, days, strict=True)),
        ("Balance Owing", "TOTAL", None, None),
    ]
    assert answer.proof.proved == answer.proof.numbers


def test_ages_in_two_lines_of_which_the_upper_one_holds_numbers(registry: docextract.Registry) -> None:
    rows = [[f"{n}", f"Tenant {n}", 10 + n, 0, n, 5, 15 + 2 * n] for n in range(1, 6)]
    lines = [
        ["Unit", "Tenant", 0, 31, 61, "Over", "Total"],
        [None, None, "to 30", "to 60", "to 90", "90", "Due"],
        *rows,
    ]
    answer = read(registry, *lines[1:], header=lines[0])
    assert [column.label for column in answer.columns] == ["0 to 30", "31 to 60", "61 to 90", "Over 90", "Total Due"]
    assert len(answer.rows) == 5
    assert answer.proof.proved == answer.proof.numbers


def test_a_line_that_bears_the_name_of_its_heading_and_sums_its_rows_is_no_row(registry: docextract.Registry) -> None:
    rows = [[f"Tenant {n}", 10 + n, 0, 5, 15 + n] for n in range(1, 7)]
    lines = [["Oak Court"], *rows[:3], ["Oak Court", 36, 0, 15, 51], ["Elm Court"], *rows[3:]]
    lines += [["Elm Court", 45, 0, 15, 60], ["All", 81, 0, 30, 111]]
    answer = read(registry, *lines, header=["Property / Tenant", "Current", "30", "60", "Total"])
    assert [(row.property_name, row.tenant_name) for row in answer.rows[2:4]] == [
        ("Oak Court", "Tenant 3"), ("Elm Court", "Tenant 4"),
    ]  # fmt: skip
    assert len(answer.totals.stated) == 3
    assert not answer.failed_checks


def test_numbers_without_decimals_right_of_the_ages_are_kept_under_any_header(registry: docextract.Registry) -> None:
    rows = [[f"{n}", f"Tenant {n}", 4450 + n, 110 + n, 120, 230 + n, 700 + n] for n in range(1, 6)]
    answer = read(registry, *rows, header=["Unit", "Tenant", "Gate", "0-30", "31-60", "Due in All", "Held by Counsel"])
    assert answer.rows[0].other_amounts["Held by Counsel"] == 701
    assert "otherAmounts.Held by Counsel" not in answer.rows[0].proved


def test_a_property_above_the_header_of_each_group_heads_the_first_group_too(registry: docextract.Registry) -> None:
    lines = [ANN, BOB, TOTAL, [], ["Oak Court"], COLUMNS, ["201", "Cy Cole", "Past", 0, 9, 0, 0, 9], [],
             ["Fir Court"], COLUMNS, ["301", "Di Dent", "Past", 7, 0, 0, 0, 7]]  # fmt: skip
    book = workbook([["Delinquency"], ["As of: 03/31/2024"], [], ["Ash Court"], COLUMNS, *lines])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", registry=registry)
    assert [row.property_name for row in answer.rows] == ["Ash Court", "Ash Court", "Oak Court", "Fir Court"]


def test_cells_of_a_block_say_what_they_are(registry: docextract.Registry) -> None:
    header = ["Charge", "Date", "0-30", "31-60", "Over 60", "Balance"]
    answer = read(
        registry,
        ["BUILDING: 0410", "STONE PLAZA"],
        ["SPACE 003", "OSTROW, MAGDA", None, "ACCT T4412", "STATUS PAY PLAN"],
        ["SITE RENT", "02/01/2024", None, 400, None, 400],
        [None, "SITE + HOME RENT 03/01/2024", 700, None, None, 700],
        ["SPACE 003 TOTAL", None, 700, 400, 0, 1100],
        ["SPACE 008", "PERES, RAUL", None, "ACCT T4431", "STATUS CURRENT"],
        ["SITE RENT", "03/01/2024", 400, None, None, 400],
        ["WATER", "03/05/2024", 20, None, None, 20],
        ["SPACE 008 TOTAL", None, 420, 0, 0, 420],
        ["BUILDING TOTAL 0410", None, 1120, 400, 0, 1520],
        header=header,
    )
    row = answer.rows[1]
    assert (row.property_name, row.property_code, row.unit) == ("STONE PLAZA", "0410", "003")
    assert (row.tenant_name, row.resident_id, row.status_text) == ("OSTROW, MAGDA", "T4412", "PAY PLAN")
    assert (row.charge_code, str(row.transaction_date)) == ("SITE + HOME RENT", "2024-03-01")
    assert (answer.rows[2].status_text, answer.rows[2].resident_id) == ("CURRENT", "T4431")
    assert not answer.failed_checks


def test_names_may_have_no_header(registry: docextract.Registry) -> None:
    rows = [[f"Tenant {'ABCDE'[n]}", f"L{n}", n, 5, n + 5] for n in range(5)]
    answer = read(registry, *rows, header=[None, "Locker", "Current", "1-30", "Total"])
    assert [row.tenant_name for row in answer.rows[:2]] == ["Tenant A", "Tenant B"]


@pytest.mark.parametrize("named", ["Customer Name / Number", "Tenant Name / ID", "Debtor"])
def test_a_second_line_below_every_row_is_the_rest_of_it(registry: docextract.Registry, named: str) -> None:
    lines: list[list[Any]] = []
    for n, name in enumerate(("Ames Ltd", "Boll & Sons", "Crane Union -", "Dorn GmbH")):
        lines += [[name, 10 + n, 5, n, 15 + 2 * n], *([["Lending Division"]] if name[0] == "C" else [])]
        lines.append([f"{2010 + n} North Tower"])
    lines.append(["Total for the tower", 46, 20, 6, 72])
    answer = read(
        registry, ["Company Segment: 410 - North Tower"], *lines, header=[named, "Current", "1-30", "31-60", "Total"]
    )
    assert [row.tenant_name for row in answer.rows] == [
        "Ames Ltd",
        "Boll & Sons",
        "Crane Union - Lending Division",
        "Dorn GmbH",
    ]
    assert [row.resident_id for row in answer.rows] == ["2010", "2011", "2012", "2013"]
    assert (answer.rows[0].property_name, answer.rows[0].source_columns[0].value) == ("North Tower", "North Tower")
    assert not answer.failed_checks


def test_second_lines_that_come_again_are_said_of_several(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = []
    for n, name in enumerate(("Ames Ltd", "Boll & Sons", "Crane Union", "Dorn GmbH")):
        lines += [[name, 10 + n, 5, n, 15 + 2 * n], [("Not in dispute", "Promise: two payments")[n % 2]]]
    answer = read(
        registry, *lines, ["Total debtors", 46, 20, 6, 72], header=["Debtor", "Current", "1-30", "31-60", "Total"]
    )
    assert [row.tenant_name for row in answer.rows] == ["Ames Ltd", "Boll & Sons", "Crane Union", "Dorn GmbH"]
    assert answer.rows[2].source_columns[0].value == "Not in dispute"


@pytest.mark.parametrize("mark", ["* ", "", "== "])
def test_a_total_named_by_the_code_of_its_heading(registry: docextract.Registry, mark: str) -> None:
    header = ["St", "Document", "Item Text", "Amount", "Not Due", "1 - 30 days", "> 30 days"]
    lines: list[list[Any]] = []
    for n, name in ((4417, "Brandt Optik"), (4502, "Nordlicht AG"), (4519, "Kiosk Lindenau")):
        lines.append([f"Customer {n} {name}"])
        lines += [["o", f"18{n}{m}", "Rent", 100 + m, m, 100, 0] for m in (1, 2)]
        lines.append([f"{mark}Customer {n}", None, None, 203, 3, 200, 0])
    lines.append(["** Company 1410", None, None, 609, 9, 600, 0])
    answer = read(registry, *lines, header=header)
    assert (len(answer.rows), len(answer.totals.stated)) == (6, 4)
    assert not answer.failed_checks


def test_a_total_of_ages_and_of_a_balance_beside_them(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "Original Amount", "Agreement Balance", "0-30", "31-60", "Total Owed"]
    rows = [[str(n), f"Tenant {n}", 900, 100 + n, 10, n, 110 + 2 * n] for n in range(1, 6)]
    answer = read(registry, *rows, header=header)
    assert not answer.failed_checks
    assert "total" in answer.rows[0].proved
    assert answer.rows[0].total == 112


@pytest.mark.parametrize("words", [("Balance B/F", "Charged in 4 wks", "Paid in 4 wks", "Arrears Balance"),
                                   ("Opening", "Billed", "Received", "Amount Outstanding")])  # fmt: skip
def test_arrears_without_ages(registry: docextract.Registry, words: tuple[str, ...]) -> None:
    rows = [[f"15{n}/01", f"Mr {'ABCDE'[n]}", 300 + n, 80, 10 + n, 370] for n in range(5)]
    rows.append([None, "ALL PATCHES", 1510, 400, 60, 1850])
    answer = read(registry, *rows, header=["Tenancy Reference", "Tenant", *words])
    row = answer.rows[0]
    assert (len(answer.rows), row.tenant_name, row.total) == (5, "Mr A", 370)
    assert {f"otherAmounts.{words[0]}", "total"} <= set(row.proved)
    rows[2][5] += 9
    assert read(registry, *rows, header=["Tenancy Reference", "Tenant", *words]).failed_checks


def test_the_next_group_may_come_to_the_same(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = []
    for flat, amount in (("Flat 4", 100), ("Flat 5", 100), ("Flat 7", 130)):
        lines += [
            [flat, f"Tenant of {flat}"],
            [None, "Ground rent", 0, amount, 0, amount],
            [None, "Reserve", 45, 0, 0, 45],
        ]
        lines.append([None, f"Total {flat}", 45, amount, 0, 45 + amount])
    lines += [[None, "Total all flats", 135, 330, 0, 465], ["By client", None, "Lessees", "%"], ["Court", None, 3, 0.7]]
    answer = read(registry, *lines, header=["Unit", "Charge", "0-30", "31-60", "Over 60", "Balance due"])
    assert [row.unit for row in answer.rows] == ["Flat 4"] * 2 + ["Flat 5"] * 2 + ["Flat 7"] * 2
    assert not answer.failed_checks


FIVE = [10, 20, 0, 5, 35]
AGED = {
    "Ages by quarters": (["Flat", "Leaseholder", "Q1 2025", "Q4 2024", "Q3 2024", "Older", "Total outstanding"], FIVE),
    "Debtors by periods": (["Account", "Name", "Cur", "P1", "P2", "P3", "Bal"], FIVE),
    "Delinquency by months": (
        ["Apt", "Household", "This Month", "Last Month", "2 Months Ago", "3+ Months Ago", "Amount Owed"],
        FIVE,
    ),
    "Delinquent tenants": (
        ["Unit #", "Resident", "Rent", "Late Fee", "Utilities", "Other", "Total Due"],
        [800, 50, 20, 5, 875],
    ),
}


@pytest.mark.parametrize("title", AGED)
def test_what_is_owed_in_other_words(registry: docextract.Registry, title: str) -> None:
    header, amounts = AGED[title]
    rows = [
        [f"{n}01", f"Tenant {'ABCDE'[n]}", n + 0.5 + amounts[0], *amounts[1:-1], n + 0.5 + amounts[-1]]
        for n in range(5)
    ]
    book = workbook([[title], ["Elm Court"], ["As of: 03/31/2024"], [], header, *rows])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", registry=registry)
    assert [row.tenant_name for row in answer.rows[:2]] == ["Tenant A", "Tenant B"]
    assert answer.rows[0].total == Decimal(str(0.5 + amounts[-1]))
    assert "total" in answer.rows[0].proved
    assert not answer.failed_checks


def test_the_last_group_may_come_to_the_same(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = []
    for n, court in enumerate(("Elm Court", "Oak Court")):
        lines += [[court], *([str(100 * n + m), f"Tenant {n}{m}", 10, m, 10 + m] for m in (1, 2))]
        lines.append([f"{court} Total", None, 20, 3, 23])
    lines.append(["Grand Total", None, 40, 6, 46])
    answer = read(registry, *lines, header=["Unit", "Name", "0-30", "31-60", "Balance"])
    assert len(answer.rows) == 4
    assert not answer.failed_checks


def test_a_balance_of_a_block_whose_head_holds_more(registry: docextract.Registry) -> None:
    header = ["Charge", "Date", "0-30", "31-60", "Over 60", "Balance"]
    lines: list[list[Any]] = []
    for space, who, fee in (("031", "VACANT-FMR BOYETTE", 35), ("040", "ARCHULETA, NESTOR", 40)):
        lines.append([f"SPACE {space} {who}", None, None, f"ACCT T4{space}", "STATUS CURRENT"])
        lines += [["RENT 12/01/22", None, None, None, 332, 332], ["LATE CHARGE", "01/06/23", fee, None, None, fee]]
        lines.append([f"SPACE {space} BALANCE", None, fee, 0, 332, 332 + fee])
    answer = read(registry, *lines, header=header)
    assert (len(answer.rows), len(answer.totals.stated)) == (4, 2)


def test_a_unit_before_the_name_of_its_tenant(registry: docextract.Registry) -> None:
    rows = [[f"{101 + n} - Tenant {'ABCD'[n]}", 10, n, 10 + n] for n in range(4)]
    row = read(registry, *rows, header=["Unit / Tenant", "0-30", "31-60", "Balance"]).rows[1]
    assert (row.unit, row.tenant_name) == ("102", "Tenant B")


def test_the_code_of_a_block_is_the_unit_where_the_header_begins_with_units(registry: docextract.Registry) -> None:
    rows: list[list[Any]] = []
    for n, name in enumerate(("Mill Roasters", "Oak Dental", "Elm Books")):
        rows += [[f"10{n}A", name], ["Rent", None, 75, 0, 75], [f"{name} total", None, 75, 0, 75]]
    answer = read(registry, *rows, header=["Suite / Tenant / Charge", None, "0-30", "Over 30", "Total"])
    assert (answer.rows[0].unit, answer.rows[0].tenant_name) == ("100A", "Mill Roasters")


@pytest.mark.parametrize(("unit", "name", "late"), [("Apt", "Shareholder", "Late"), ("Slip", "Boat Owner", "NSF")])
def test_who_owes_under_a_word_of_its_own(registry: docextract.Registry, unit: str, name: str, late: str) -> None:
    rows = [[f"1{n}", f"{'ABCDE'[n]} Ames", 300.25 + n, 80.5, 10.75, 391.5 + n] for n in range(5)]
    rows.append(["Building total", None, 1511.25, 402.5, 53.75, 1967.5])
    answer = read(registry, *rows, header=[unit, name, "Maint.", "Elec.", late, "Total Due"])
    row = answer.rows[0]
    assert (row.unit, row.tenant_name, row.total) == ("10", "A Ames", Decimal("391.5"))
    assert row.other_amounts[late] == Decimal("10.75")
    assert not answer.failed_checks


@pytest.mark.parametrize(
    "head",
    [
        ("Tenant: Acme {} LLC (t000{})", None, "Unit: 10{}"),
        ("Acme {1} LLC - Suite 10{0}",),
        ("Suite 10{} - Acme {} LLC",),
        ("Resident: Acme {} LLC, Apt 10{}",),
    ],
)
def test_unit_and_name_of_a_block_in_one_cell_or_behind_labels(
    registry: docextract.Registry, head: tuple[str | None, ...]
) -> None:
    rows: list[list[Any]] = []
    for n in range(3):
        rows += [
            [text and text.format(n, n) for text in head],
            [f"01/0{n + 1}/2024", f"INV-{n}", "Base Rent", 75, 75, None],
            [f"02/0{n + 1}/2024", f"INV-{n}1", "CAM", 15, None, 15],
            ["Subtotal", None, None, 90, 75, 15],
        ]
    answer = read(registry, *rows, header=["Date", "Invoice", "Description", "Open Amount", "Current", "30+ Days"])
    assert [(row.unit, row.tenant_name) for row in answer.rows] == [
        (f"10{n}", f"Acme {n} LLC") for n in range(3) for _ in range(2)
    ]
    assert {"total", "buckets.Current"} <= set(answer.rows[0].proved)


def test_what_was_paid_of_invoices_is_not_paid_in_advance(registry: docextract.Registry) -> None:
    rows = [
        [f"1{n}", f"{'ABCD'[n]} Ames", f"INV-{n}", 200 + n, -50 * n or None, 200 - 49 * n, 200 - 49 * n, None]
        for n in range(4)
    ]
    header = ["Unit", "Tenant", "Invoice No", "Invoice Amount", "Receipts & Credits", "Balance Due", "0-30", "Over 30"]
    answer = read(registry, *rows, ["Total", None, None, 806, -300, 506, 506, 0], header=header)
    row = answer.rows[1]
    assert (row.prepayments, row.total) == (None, Decimal(151))
    assert row.other_amounts == {"Invoice Amount": Decimal(201), "Receipts & Credits": Decimal(-50)}
    assert not answer.failed_checks


@pytest.mark.parametrize("unit", ["7D", "12-104"])
def test_a_unit_over_its_charges_that_looks_like_an_age(registry: docextract.Registry, unit: str) -> None:
    rows: list[list[Any]] = []
    for one, name, rent in (("3", "Ames, Ann (t0000001)", 75), (unit, "Boll, Bob (t0000002)", 90)):
        rows += [[one, name, "Status: Past"], [None, "rent", rent, 10, rent + 10], [None, "late", 5, 10, 15]]
        rows.append([None, f"Total {name.partition(' (')[0]}", rent + 5, 20, rent + 25])
    answer = read(registry, *rows, header=["Unit", "Charge Code", "0-30", "Over 30", "Balance Due"])
    row = answer.rows[-1]
    assert (row.unit, row.tenant_name, row.resident_id) == (unit, "Boll, Bob", "t0000002")


def test_a_total_of_both_is_no_tenant(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = []
    for court, names in (("Elm", "AB"), ("Oak", "CDE")):
        lines += [[f"{court} Court"], *([f"1{n}", f"{n} Ames", "Current", 100, 20, 0, 0, 120] for n in names)]
        lines.append([None, f"Subtotal {court} Court", None, *(len(names) * x for x in (100, 20, 0, 0, 120))])
    # One of the lines is not shown: the total of all is a total whether or not it ties.
    answer = read(registry, *lines, [None, "BOTH COURTS", None, 600, 120, 0, 0, 720])
    assert [row.tenant_name for row in answer.rows] == [f"{n} Ames" for n in "ABCDE"]
    assert [one.check_id for one in answer.failed_checks] == ["accounting.A02"]


def test_current_rent_of_a_day_is_an_age(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "Current Due 1 July", "1-30", "31-60", "Balance"]
    rows = [["1", "Ann Ames", 100, 20, 0, 120], ["2", "Bob Boll", 70, 0, 5, 75], ["3", "Cy Cole", 60, 0, 0, 60]]
    answer = read(registry, *rows, ["Total", None, 230, 20, 5, 255], header=header)
    assert answer.rows[1].buckets == {"Current Due 1 July": 70, "1-30": 0, "31-60": 5}
    assert not answer.failed_checks


def test_a_recap_right_above_the_sum_of_its_rows_is_no_row(registry: docextract.Registry) -> None:
    header = ["Date", "Charge", "Current", "31-60", "Over 60", "Total"]

    def block(day: int, rent: int, late: int) -> list[list[Any]]:
        return [[f"03/{day:02}/2024", "Rent", rent, 0, 0, rent], [f"02/{day:02}/2024", "Late fee", 0, late, 0, late]]

    answer = read(
        registry,
        ["Acme Tools (t0000011)"], *block(1, 900, 40), ["Acme Tools Total", None, 900, 40, 0, 940],
        ["Bolt Works (t0000012)"], *block(2, 700, 30), ["Bolt Works Total", None, 700, 30, 0, 730],
        [None, "Rent of month", 1600, 0, 0, 1600], [None, "Penalties", 0, 70, 0, 70],
        ["Yard A Total", None, 1600, 70, 0, 1670],
        ["Cask House (t0000013)"], *block(3, 500, 25), ["Cask House Total", None, 500, 25, 0, 525],
        [None, "Rent of month", 500, 0, 0, 500], [None, "Penalties", 0, 25, 0, 25],
        ["Yard B Total", None, 500, 25, 0, 525],
        [None, "Rent of month", 2100, 0, 0, 2100], [None, "Penalties", 0, 95, 0, 95],
        ["Grand Total", None, 2100, 95, 0, 2195],
        header=header,
    )  # fmt: skip
    assert [row.total for row in answer.rows] == [900, 40, 700, 30, 500, 25]
    assert not answer.failed_checks


def test_a_total_in_a_currency_is_that_of_the_rows_in_it(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "Ccy", "Current", "31-60", "Over 60", "Balance"]
    rows = [["1", "Ann Ames", "GBP", 100, 20, 0, 120], ["2", "Bob Boll", "GBP", 70, 0, 5, 75],
            ["3", "Cy Cole", "EUR", 60, 8, 0, 68], ["4", "Di Dunn", "EUR", 50, 0, 2, 52]]  # fmt: skip
    sums = [["Estate total - GBP", None, None, 170, 20, 5, 195], ["Estate total - EUR", None, None, 110, 8, 2, 120]]
    answer = read(registry, *rows, *sums, header=header)
    assert len(answer.rows) == 4
    assert not answer.failed_checks
    sums[0][3:] = [170, 20, 16, 206]  # which its rows do not come to
    wrong = read(registry, *rows, *sums, header=header).failed_checks
    assert any("Estate total - GBP, Over 60 misses by -11" in one.message for one in wrong)


def test_amounts_besides_the_ages_and_prepayments_make_the_total(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "Current", "31-60", "Over 60", "Water", "Late fees", "Prepaid", "Balance"]
    rows = [
        ["1", "Ann Ames", 100, 20, None, 7, 5, None, 132],
        ["2", "Bob Boll", None, None, None, None, None, -50, -50],
        ["3", "Cy Cole", 60, None, 9, 8, None, None, 77],
        ["4", "Di Dunn", 80, 30, None, 6, 5, None, 121],
    ]
    answer = read(registry, *rows, ["Total", None, 240, 50, 9, 21, 10, -50, 280], header=header)
    assert check(answer, "accounting.A01").status == "PASS"
    assert "total" in answer.rows[0].proved


@pytest.mark.parametrize("label", ["Average per premises", "Avg. over all lessees", "Average of accounts"])
def test_an_average_of_anything_is_no_row(registry: docextract.Registry, label: str) -> None:
    answer = read(registry, ANN, BOB, TOTAL, [label, None, None, 50, 10, 150, -2.5, 207.5])
    assert [row.tenant_name for row in answer.rows] == ["Ann Ames", "Bob Boll"]
    assert [total.label for total in answer.totals.stated] == ["Total", label]


@pytest.mark.parametrize("net", ["Net Balance", "Net Due", "Account Balance"])
def test_the_total_is_what_is_left_of_what_was_paid_before(registry: docextract.Registry, net: str) -> None:
    header = ["Unit", "Name", "Total Prepaid", "Total Delinquent", net, "Current", "30-59 Days", "60+ Days"]
    rows = [[f"{n}A", f"Name {n}", 0, 30 * n + 9, 30 * n + 9, 20 * n, 10 * n, 9] for n in range(1, 9)]
    rows += [["9A", "Cy Cole", -40, 0, -40, -40, 0, 0], ["9B", "Di Dent", -25, 0, -25, -25, 0, 0]]
    sums = [sum(int(row[c]) for row in rows) for c in range(2, 8)]
    answer = read(registry, *rows, ["Total", None, *sums], header=header)
    assert [(row.prepayments, row.total) for row in answer.rows[-2:]] == [(-40, -40), (-25, -25)]
    assert answer.rows[0].other_amounts["Total Delinquent"] == 39
    assert not answer.failed_checks
    assert answer.proof.proved == answer.proof.numbers


def test_a_line_of_few_numbers_below_a_sum_is_one_of_its_rows(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "0-30", "31-60", "61-90", "Over 90", "Total"]
    ages = [[round(97.13 * n**2, 2), 3.25 * 3**n, 8.5 + n, 2.0**n] for n in range(1, 7)]
    rows = [[f"{n}A", f"Name {n}", *mine, sum(mine)] for n, mine in enumerate(ages, 1)]
    below: list[list[Any]] = [
        ["7A", "Name 7", 417.31, None, None, None, 417.31], ["8A", "Name 8", 23.4, 109.17, 5.5, 2.25, 140.32],
        ["9A", "Name 9", None, None, None, 51.66, None],
    ]  # fmt: skip
    sums = [sum(row[c] or 0 for row in below) for c in range(2, 7)]
    answer = read(registry, *rows, ["Storage", None, *sums], *below, header=header)
    assert [row.unit for row in answer.rows] == [row[0] for row in (*rows, *below)]
    assert len(answer.totals.stated) == 1


CHARGES = ["Ledger", "Charge", "Ref", "Billed", "Received", "Open", "0-30", "31-60"]


def test_what_is_open_of_a_charge_is_its_total(registry: docextract.Registry) -> None:
    rows = [["RES", "rent", f"C-{n}", 100, n, 100 - n, 100 - n, None] for n in range(1, 5)]
    answer = read(registry, ["Unit 105   Silas Jank   (t0014877)"], *rows, header=CHARGES)
    assert [(row.total, row.prepayments) for row in answer.rows] == [(100 - n, None) for n in range(1, 5)]


def test_the_shares_of_two_payers_above_a_tenants_total_are_no_rows(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = []
    for n in range(1, 4):
        lines += [
            [f"Unit 10{n}   Tenant {n}   (t001487{n})"],
            ["RES", "late", f"C-{n}1", 25, 0, 25, None, 25],
            ["RES", "maint", f"C-{n}2", 50 + n, 0, 50 + n, 50 + n, None],
            ["HAP", "subsidy", f"C-{n}3", 500, 100, 400, None, 400],
            [None, None, "Resident share", 75 + n, 0, 75 + n, 50 + n, 25],
            [None, None, "Subsidy share", 500, 100, 400, None, 400],
            [None, f"Total t001487{n}", None, 575 + n, 100, 475 + n, 50 + n, 425],
        ]  # fmt: skip
    answer = read(registry, *lines, header=CHARGES)
    assert [row.charge_code for row in answer.rows] == ["late", "maint", "subsidy"] * 3
    assert len(answer.totals.stated) == 9
    assert not answer.failed_checks


def test_a_recap_whose_sum_is_the_total_of_another_column_is_no_rows(registry: docextract.Registry) -> None:
    header = ["Invoice", "Category", "0-30", "31-60", "Open amount"]
    rows = [["IN1", "Rent", 100, None, 100], ["IN2", "Tax", None, 30, 30], ["IN3", "Rent", None, 200, 200]]
    recap = [["Recap by category"], ["Rent", None, 300], ["Tax", None, 30], ["All categories", None, 330]]
    answer = read(registry, *rows, ["Total", None, 100, 230, 330], *recap, header=header)
    assert [row.transaction_id for row in answer.rows] == ["IN1", "IN2", "IN3"]
    assert not answer.failed_checks


def test_a_column_that_ends_early_and_comes_to_its_total_lost_nothing(registry: docextract.Registry) -> None:
    now = [[f"{n}", f"Tenant {n}", "Current", 100 + n, 7, 0, None, 107 + n] for n in range(1, 31)]
    past = [[f"{n}", f"Tenant {n}", "Past", None, None, 50 + n, None, 50 + n] for n in range(31, 45)]
    sums = [sum(row[k] or 0 for row in now + past) for k in (3, 4, 5)]
    total = ["Total", None, None, *sums, None, sum(sums)]
    assert check(read(registry, *now, *past, total), "S07").status == "PASS"
    assert check(read(registry, *now, *past), "S07").status == "FAIL"


def test_how_often_a_tenant_was_late_is_kept_as_a_number(registry: docextract.Registry) -> None:
    rows = [[*ANN, 4, 0], [*BOB, 7, 2]]
    row = read(registry, *rows, header=[*COLUMNS, "Late", "NSF"]).rows[1]
    assert (row.other_amounts, row.total) == ({"Late": 7, "NSF": 2}, 300)


def test_a_property_in_a_merged_cell_is_that_of_all_of_its_rows(registry: docextract.Registry) -> None:
    header = ["Scheme", "Tenant", "Home", "Balance", "Over 30", "Up to 30"]
    rows = [["Bankfoot Court", "Ann Ames", "Flat 2", 250, 0, 250], [None, "Bob Boll", "Flat 4", 160, 100, 60],
            [None, "Cid Cole", "Flat 6", 80, 80, 0], ["Bankfoot Court total", None, None, 490, 180, 310]]  # fmt: skip
    book = openpyxl.load_workbook(BytesIO(workbook([["Arrears"], header, *rows])))
    book.worksheets[0].merge_cells("A3:A5")
    book.save(raw := BytesIO())
    answer = docextract.extract(
        raw.getvalue(), asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", registry=registry
    )
    assert [(row.property_name, row.unit) for row in answer.rows] == [
        ("Bankfoot Court", "Flat 2"), ("Bankfoot Court", "Flat 4"), ("Bankfoot Court", "Flat 6"),
    ]  # fmt: skip
    assert (answer.rows[0].derived, answer.rows[1].derived) == ({}, {"propertyName": "the line above"})


def test_months_without_years_go_on_before_the_first(registry: docextract.Registry) -> None:
    upper = ["Lot", "Name", "Before", None, None, None, "Total", "Paid so far"]
    lower = [None, None, "July", "July", "Aug", "Sept", "Due", "in Sept"]
    front = [["3", "Abe Ames", "-", "-", 105, 420, 525, None], ["7", "Bea Boll", "-", 60, 40, 740, 840, 25]]
    back = [["40", "Cy Cole", 90, 385, "-", 50, 525, None], ["44", "Di Dent", "-", 385, 34, 385, 804, 110]]
    book = workbook([*HEAD, ["Front"], upper, lower, *front, ["Back"], upper, lower, *back])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", registry=registry)
    assert answer.rows[2].buckets == {"Before July": 90, "July": 385, "Aug": 0, "Sept": 50}
    assert [row.other_amounts.get("Paid so far in Sept") for row in answer.rows] == [None, 25, None, 110]
    assert not answer.failed_checks


def test_a_head_of_a_block_that_ends_with_a_telephone_is_no_row(registry: docextract.Registry) -> None:
    header = ["Invoice", "Date", "Code", "1-30", "31-60", "Over 60", "Total"]
    head = ["Suite 102", "t0001187 Bluebird Nails", None, None, None, "Lease to 04/2031", "Ph. (555) 584-8969"]
    rows = [["48227", "01/01/2024", "CAM", None, 40, None, 40], ["48252", "03/01/2024", "RNT", 90, None, None, 90]]
    answer = read(registry, head, *rows, [None, None, "Total Bluebird Nails", 90, 40, 0, 130], header=header)
    assert [row.transaction_id for row in answer.rows] == ["48227", "48252"]


def test_a_sum_named_like_others_is_one_though_a_row_above_it_is_missing(registry: docextract.Registry) -> None:
    header = ["Prop", "Name", "Unit", "0-30", "31-60", "Over 60", "Prepaid / unapplied", "Balance"]

    def group(code: str, at: int) -> list[list[Any]]:
        values = [(at, 21, 0, -5), (0, 34, at + 7, 0), (at + 3, 0, 13, 0), (0, 0, 0, -at)]
        return [[code, f"{code} {n} Ames", f"{at}{n}", *one, sum(one)] for n, one in enumerate(values)]

    def sums(name: str, rows: list[list[Any]]) -> list[Any]:
        return [name, None, None, *(sum(row[c] for row in rows) for c in range(3, 8))]

    groups = [group("LRK", 101), group("TMB", 207), group("OXB", 309)]
    totals = [sums(name, rows) for name, rows in zip(("Lark Hill", "Timber Row", "Oxbow Flats"), groups, strict=True)]
    lines = [line for rows, total in zip(groups, totals, strict=True) for line in (*rows, total)]
    lines.remove(groups[2][2])
    answer = read(registry, *lines, sums("Fund total", [row for rows in groups for row in rows]), header=header)
    assert len(answer.rows) == 11
    assert [total.label for total in answer.totals.stated] == ["Lark Hill", "Timber Row", "Oxbow Flats", "Fund total"]
    assert answer.rows[0].prepayments == -5
    assert any("Oxbow Flats, 0-30 misses by -312" in one.message for one in answer.failed_checks)


def test_a_line_of_another_property_is_not_that_of_the_tenant_above(registry: docextract.Registry) -> None:
    header = ["Property", "Name", "Unit", "0-30", "31-60", "Balance"]
    rows = [["LRK", f"Ann {n} Ames", f"{n}", 10 + n, 20, 30 + n] for n in range(4)]
    answer = read(registry, *rows, ["Oxbow", None, None, 41, 82, 123], header=header)
    assert (answer.rows[4].tenant_name, answer.rows[4].unit, answer.rows[4].proved) == (None, None, [])


def test_rents_of_a_site_that_were_paid_before_are_prepayments(registry: docextract.Registry) -> None:
    header = ["Site", "Resident", "Before Mar-24", "Mar-24", "Total Due", "Prepaid Site Rent"]
    rows = [[f"S{n}", f"Ann {n} Ames", 10 * n, 20, 10 * n + 20, -n if n % 2 else None] for n in range(5)]
    answer = read(registry, *rows, header=header)
    assert [row.prepayments for row in answer.rows] == [None, -1, None, -3, None]


@pytest.mark.parametrize(
    ("head", "rows", "read_too"),
    [
        (["As of: 03/31/2024"], [["9", "Cal Cole", "Former", 0, 7, 0, 0, 7], [*TOTAL[:3], 0, 7, 0, 0, 7]], True),
        (["As of: 02/29/2024"], [["9", "Cal Cole", "Former", 0, 7, 0, 0, 7], [*TOTAL[:3], 0, 7, 0, 0, 7]], False),
        (["As of: 03/31/2024"], [ANN, BOB, TOTAL], False),
    ],
    ids=["of others on the same day", "of another day", "a copy"],
)
def test_sheets_on_which_the_table_goes_on_are_read_together(
    registry: docextract.Registry, head: list[Any], rows: list[list[Any]], read_too: bool
) -> None:
    more = {"Former": [*HEAD[:2], head, COLUMNS, *rows], "Notes": [["nothing"]]}
    book = workbook([*HEAD, COLUMNS, ANN, BOB, TOTAL], sheet="Current", more=more)
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", registry=registry)
    assert isinstance(answer, Receivables)
    assert [row.unit for row in answer.rows] == ["101", "102", *(["9"] if read_too else [])]
    assert {row.sources["total"][0].sheet for row in answer.rows} == {"Current", *(["Former"] if read_too else [])}
    assert len(answer.totals.stated) == 1 + read_too
    told = [note.message for note in answer.warnings if note.type == "sheetsTogether"]
    assert told == (["no sheet was asked for; these hold one table and are read together: 'Current', 'Former'"]
                    if read_too else [])  # fmt: skip
    asked = docextract.extract(
        book, asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", sheet="Current", registry=registry
    )
    assert len(asked.rows) == 2


@pytest.mark.parametrize("title", ["Credits on a/c", "Overpaid", "Rent in advance", "Unmatched receipts"])
def test_what_was_paid_too_much_is_a_prepayment(registry: docextract.Registry, title: str) -> None:
    header = ["Suite", "Tenant", "Jun-24", "Older", "Total arrears", title, "Net owing"]
    rows = [[f"A{n}", f"Ann Ames {n}", 90 + n, 20, 110 + n, -n, 110] for n in range(1, 5)]
    row = read(registry, *rows, header=header).rows[1]
    assert (row.prepayments, row.other_amounts, row.total) == (-2, {"Total arrears": 112}, 110)


@pytest.mark.parametrize("held", [1750, 1950])
def test_deposits_beside_the_totals_of_leases_are_summed_from_these(registry: docextract.Registry, held: int) -> None:
    """And a recap by charge below them holds no rows, though its own sum has no words."""
    header = ["Lease / charge", "Demand", "Earlier", "24 Jun 2024", "Balance", "Rent deposit held"]
    lines: list[list[Any]] = []
    for n, deposit in ((101, 500), (102, None), (103, 1250)):
        charges = [["Rent", f"D{n}1", 5, n, 5 + n], ["Insurance rent", f"D{n}2", None, 40, 40]]
        lines += [[f"LU/{n} Ann Ames {n}"], *charges, [f"Total LU/{n}", None, 5, n + 40, n + 45, deposit]]
    lines += [["ALL PROPERTIES", None, 15, 426, 441, held], [None], ["Recap by charge"]]
    lines += [["Rent", None, 321], ["Insurance rent", None, 120], [None, None, 441]]
    answer = read(registry, *lines, header=header)
    assert [row.charge_code for row in answer.rows] == 3 * ["Rent", "Insurance rent"]
    assert bool(answer.failed_checks) == (held != 1750)


@pytest.mark.parametrize("recap", [
    [["Recap by payer", "Amount"], ["Tenant", 117], ["Authority", 298], ["All payers", 415]],
    [["Summary by charge"], ["Rent", None, None, 400], ["Fees", None, None, 15], [None, None, None, 415]],
])  # fmt: skip
def test_a_recap_of_one_number_by_line_is_no_rows_in_the_columns_of_names_either(
    registry: docextract.Registry, recap: list[list[Any]]
) -> None:
    header = ["Charge", "0-30", "31-60", "Owed"]
    rows = [["Rent A", 100, 20, 120], ["Rent B", 280, None, 280], ["Fee", 15, None, 15]]
    answer = read(registry, *rows, ["Total", 395, 20, 415], *recap, header=header)
    assert [row.charge_code for row in answer.rows] == ["Rent A", "Rent B", "Fee"]
    assert not answer.failed_checks


@pytest.mark.parametrize("header", ["Prepaid (not netted)", "Prepayments - shown separately"])
def test_prepayments_that_a_header_says_are_beside_the_total_are_prepayments(
    registry: docextract.Registry, header: str
) -> None:
    columns = [*COLUMNS[:6], "Balance", header]
    ann, bob = ["101", "Ann Ames", "Current", 100, 20, 0, 120, "(5.00)"], ["102", "Bob Boll", "Past", 0, 0, 9, 9, None]
    assert [row.prepayments for row in read(registry, ann, bob, header=columns).rows] == [Decimal(-5), None]


def test_an_age_without_debts_sums_nothing(registry: docextract.Registry) -> None:
    header = ["Name", "Suite", "Num", "Date", "Memo", "Open Balance"]
    lines: list[list[Any]] = [["Current"]]
    lines += [[f"Tenant {n}", str(100 + n), str(4200 + n), "12/20/2024", "Base rent", 1000.5 + n] for n in range(4)]
    lines += [
        ["Total Current", None, None, None, None, 4008],
        ["61 - 90"],
        ["Total 61 - 90", None, None, None, None, 0],
    ]
    lines += [["> 90"], ["Tenant 9", "109", "4150", "08/20/2024", "Base rent", 2960]]
    lines += [["Total > 90", None, None, None, None, 2960], ["TOTAL", None, None, None, None, 6968]]
    answer = read(registry, *lines, header=header)
    assert len(answer.rows) == 5
    assert not answer.failed_checks


def test_the_code_of_a_tenant_may_end_in_a_letter(registry: docextract.Registry) -> None:
    header = ["Code", "Invoice", "Inv. Date", "Unpaid", "Nov 2024", "Oct 2024"]
    lines: list[list[Any]] = []
    for n in range(4):
        lines.append([f"Ste 10{n}", "Dr. Imani Voss, DDS", None, f"q-010{n}b", "In possession", None])
        lines.append(["RNT", f"QP-44{n}6", "11/01/2024", "500.00", "500.00", None])
        lines.append(["TAX", f"QP-44{n}7", "10/01/2024", "51.00", None, "51.00"])
        lines.append([None, None, f"Ste 10{n} total", "551.00", "500.00", "51.00"])
    answer = read(registry, *lines, header=header)
    assert [row.total for row in answer.rows] == [500, 51] * 4


def test_the_debt_of_a_tenant_is_the_sum_of_its_ages(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "0-30", "31-60", "Over 60", "Total debtors"]
    ann, bob = ["101", "Ann Ames", 100, 20, 0, 120], ["102", "Bob Boll", 0, 0, 300, 300]
    answer = read(registry, ann, bob, ["Total", None, 100, 20, 300, 420], header=header)
    assert [row.total for row in answer.rows] == [120, 300]
    assert "total" in answer.rows[0].proved


def test_rates_of_a_column_do_not_sum(registry: docextract.Registry) -> None:
    header = ["Tenant", "Unit", "0-30", "31-60", "Total", "Reserve", "Reserve % of Gross"]
    rows = [[f"{name} Ames", n, 100 * n, 50, 100 * n + 50, 10 * n, 10 * n / (100 * n + 50)]
            for n, name in enumerate(("Ann", "Bob", "Cy", "Di", "Ed"), 1)]  # fmt: skip
    total = ["Total", None, *(sum(row[k] for row in rows) for k in (2, 3, 4, 5)), 150 / 1750]
    assert not read(registry, *rows, total, header=header).failed_checks


def test_a_property_and_its_name_head_the_tenants_whose_doors_have_numbers(registry: docextract.Registry) -> None:
    header = ["Due date", "Demand", "Charge", "Not due", "0-30 days", "31-60 days", "Balance"]
    lines: list[list[Any]] = [["Property", "0081 Mill Road Terrace, Midleton"]]
    for n, name in ((12, "Aisling Ltd"), (14, "Dunlea Dry Cleaners"), (16, "Paws & Claws")):
        lines.append([f"AIS{n}", name, None, f"No. {n}"])
        lines += [["05/04/2025", f"D6{n}{k}", "Rent", None, 100 * n + k, None, 100 * n + k] for k in (1, 2)]
        lines.append([None, None, f"TOTAL AIS{n}", None, 200 * n + 3, None, 200 * n + 3])
    answer = read(registry, *lines, header=header)
    assert len(answer.rows) == 6
    row = answer.rows[2]
    assert (row.property_name, row.tenant_name) == ("0081 Mill Road Terrace, Midleton", "Dunlea Dry Cleaners")


def test_provisions_by_age_are_no_ages_and_advances_no_rents(registry: docextract.Registry) -> None:
    header = ["Resident", "Apt", "Provision (30+ days)", "Rent paid in advance", "Sep 2025", "Aug 2025", "Arrears"]
    rows = [[f"Ann Ames {n}", f"C{n}", 10, -5, 100 + n, 50, 150 + n] for n in range(1, 6)]
    row = read(registry, *rows, header=header).rows[0]
    assert (row.prepayments, row.other_amounts["Provision (30+ days)"]) == (-5, 10)
    assert [*row.buckets] == ["Sep 2025", "Aug 2025"]


def test_what_is_open_of_an_amount_is_no_sum_of_it(registry: docextract.Registry) -> None:
    header = ["Type", "Date", "Num", "Name", "Amount", "Open Balance"]
    rows = [["Invoice", f"0{n}/05/2025", str(2200 + n), f"Ann Ames {n}", 100 + n, (100 + n) // (1 + (n == 3))]
            for n in range(1, 9)]  # fmt: skip
    answer = read(registry, ["Current"], *rows, ["Total", None, None, None, *(sum(r[k] for r in rows) for k in (4, 5))],
                  header=header)  # fmt: skip
    assert not answer.failed_checks


def test_ages_by_weeks_beside_spans_of_them_and_what_was_paid(registry: docextract.Registry) -> None:
    upper = ["Bed", "Member", "Member ID", "Paid", "Weeks past due", None, None, None, "Not due", "Total owing"]
    header = [None, None, None, None, "5-8", "3-4", "2", "1", None, None]
    rows = [[f"11A-{n}", f"Ann Ames {n}", f"MY-48{n}7", 20 if n == 2 else None, 50, 40, 30, 20, 10 * n, 140 + 10 * n]
            for n in range(1, 6)]  # fmt: skip
    answer = read(registry, header, *rows, header=upper)
    assert len(answer.rows) == 5
    assert (answer.rows[1].total, answer.rows[1].other_amounts["Paid"]) == (160, 20)


def test_an_age_keeps_its_name_below_a_title_over_it_alone(registry: docextract.Registry) -> None:
    upper = ["Resident", "Ref.", "Balance", "Not yet due", "Days past due date", None, None, "Unallocated receipts"]
    header = [None, None, None, None, "1-30", "31-60", "61-90", None]
    rows = [[f"Ann Ames {n}", f"U2536{n}", 100 + n, n, 50, 30, 20, None] for n in range(1, 6)]
    assert [*read(registry, header, *rows, header=upper).rows[0].buckets] == ["Not yet due", "1-30", "31-60", "61-90"]


@pytest.mark.parametrize("code", [True, False])
def test_a_tenant_goes_on_under_his_heading_again(registry: docextract.Registry, code: bool) -> None:
    """The heading may say less then than the first one did."""
    header = ["Date", "Code", "Description", "Charged", "Unpaid Amount", "0 - 30 Days", "31 - 60 Days"]
    lines: list[list[Any]] = []
    for n, name in ((12207, "Ames, Ann"), (12303, "Haskins, Jo"), (12307, "Boll, Bob")):
        lines.append([str(n), name, f"r0{n}"])
        lines += [["06/01/24", "RENT", "Rent", 70 + k, 70 + k, None, 70 + k] for k in range(3)]
        if name.startswith("Haskins"):
            lines.append([str(n), name, f"r0{n} (continued)"] if code else [str(n), f"{name} (continued)"])
        lines += [["08/01/24", "RENT", "Rent", 90 + k, 90 + k, 90 + k] for k in range(3)]
        lines.append([None, None, f"Total {n}", 486, 486, 273, 213])
    answer = read(registry, *lines, header=header)
    assert not answer.failed_checks
    assert whose(answer)[6:12] == [("12303", "r012303", "Haskins, Jo")] * 6


def test_months_by_their_numbers_are_ages(registry: docextract.Registry) -> None:
    header = ["Debtor no.", "Tenant", "Unit", "06/2025", "05/2025", "before 05/2025", "Total open", "Credit balances"]
    lines = [
        ["10026", "Alster Steuer", "1.OG", 100, 50, 20, 170, -5],
        ["10032", "Brandt Reederei", "2.OG", 30, 0, 0, 30, 0],
        ["Sum", None, None, 130, 50, 20, 200, -5],
    ]
    answer = read(registry, *lines, header=header)
    assert [(c.label, c.kind) for c in answer.columns] == [
        ("06/2025", "BUCKET"), ("05/2025", "BUCKET"), ("before 05/2025", "BUCKET"), ("Total open", "TOTAL"),
        ("Credit balances", "PREPAYMENTS"),
    ]  # fmt: skip
    assert [row.total for row in answer.rows] == [170, 30]


def test_the_number_of_a_ledger_below_days_late_heads_its_charges(registry: docextract.Registry) -> None:
    header = ["Charge Date", "Charge", "Days Late", "1-10", "11-30", "31-60", "Balance"]
    lines: list[list[Any]] = []
    for n, name in enumerate(("Grzywacz, Umberto", "Xanthis, Fenna", "Kowalczik, Jorah")):
        lines += [[f"P24{n}", name, 25537 + n, None, None, None, None],
                  ["03/14/2025", "Rent", 17, None, 89, None, 89], ["03/20/2025", "Late Fee", 11, None, 20, None, 20],
                  [None, f"Total P24{n}", None, None, 109, None, 109]]  # fmt: skip
    answer = read(registry, *lines, ["GRAND TOTAL", None, None, None, 327, None, 327], header=header)
    assert [row.total for row in answer.rows] == [89, 20] * 3
    assert not answer.failed_checks


def test_the_last_payment_in_the_heading_of_a_tenant_is_no_row(registry: docextract.Registry) -> None:
    header = ["Invoice Date", "Category", "Amount", "Current", "1 Month", "2 Months", "4 Months"]
    lines: list[list[Any]] = []
    for n, name in enumerate(("Keystone Partners", "Amara Voss DDS", "Tri-County Imaging")):
        paid = ["Suite: 300", None, "Occupancy: Current", "Last Payment: 6/4/2025", 19282.14 + n]
        lines += [[f"2210-00451{n}", name, *paid],
                  ["4/1/2025", "Late Fee", 171, 0, 0, 171, 0], ["6/1/2025", "Parking", 542, 542, 0, 0, 0],
                  [None, f"{name} Total:", 713, 542, 0, 171, 0]]  # fmt: skip
    answer = read(registry, *lines, ["Grand Total:", None, 2139, 1626, 0, 513, 0], header=header)
    assert len(answer.rows) == 6
    assert not answer.failed_checks


def test_words_before_a_day_in_the_heading_of_a_tenant_make_its_amount_no_row(registry: docextract.Registry) -> None:
    head = ["Invoice Date", "Category", "Source", "Amount", "0-30", "31-60", "61-90", "Over 90"]
    lines: list[list[Any]] = [["Cutler Crossing"], ["Aged Delinquencies"], head]
    for n in range(1, 5):
        lines += [
            [f"100{n}", f"CC00{n}", f"Firm {n} LLC", None, "Day 1", "Last pmt 08/04/2025", 312.5 * n],
            ["09/01/2025", "RNT", "Base Rent", 400 * n, 400 * n, 0, 0, 0],
            ["08/01/2025", "CAM", "Common Area", 60 * n, 0, 60 * n, 0, 0],
            [None, None, f"Firm {n} LLC Total:", 460 * n, 400 * n, 60 * n, 0, 0],
        ]
    lines.append([None, None, "Grand Total:", 4600, 4000, 600, 0, 0])
    x = docextract.extract(workbook(lines), asset_type="RETAIL", document_type="AGED_RECEIVABLES", registry=registry)
    assert [row.total for row in x.rows] == [a * n for n in range(1, 5) for a in (400, 60)]


def test_names_alone_below_customer_head_lines_that_have_none(registry: docextract.Registry) -> None:
    header = [
        "Customer",
        "Transaction Type",
        "Date",
        "Document Number",
        "Memo (Main)",
        "Current",
        "1 - 30",
        "> 90",
        "Open Balance",
    ]
    lines: list[list[Any]] = []
    for n, name in enumerate(("Apex Valve & Fitting Corp", "Brightway Logistics LLC", "Coastal Foam Inc"), 1):
        lines += [
            [name],
            [None, "Invoice", "4/21/2025", f"INV2{n}1", "Rent", None, 1825 * n, None, 1825 * n],
            [None, "Invoice", "4/21/2025", f"INV2{n}2", "CAM", None, None, 312 * n, 312 * n],
            [f"Total - {name}", None, None, None, None, 0, 1825 * n, 312 * n, 2137 * n],
        ]
    answer = read(registry, *lines, ["Total", None, None, None, None, 0, 10950, 1872, 12822], header=header)
    assert [(row.property_name, row.tenant_name) for row in answer.rows[::2]] == [
        (None, name) for name in ("Apex Valve & Fitting Corp", "Brightway Logistics LLC", "Coastal Foam Inc")
    ]


def test_what_is_said_of_whose_lines_follow_is_no_part_of_the_header(registry: docextract.Registry) -> None:
    ages = ["1 - 30", "31 - 60", "61 - 90", "91 - 120", "121+"]
    lines: list[list[Any]] = []
    for n, name in ((1, "Ashgrove, Louise"), (2, "Fairchild, Geraldine"), (5, "Castellano, Eunice")):
        amounts = [100 * n, 20 * n, 5 * n, n, n, n, 128 * n]
        lines += [[name, None, f"Room: 20{n}", "Status: Active"], ["Private Pay", *amounts], ["Total", *amounts]]
    answer = read(registry, *lines, header=["Payer", "Current", *ages, "Balance"])
    assert [column.label for column in answer.columns] == ["Current", *ages, "Balance"]
    assert [row.total for row in answer.rows] == [128, 256, 640]


def test_the_days_of_an_invoice_are_a_number(registry: docextract.Registry) -> None:
    header = ["Tenant", "Invoice No.", "Invoice Date", "Days", "Balance Due", "0-30", "31-60", "61-90"]
    rows = [
        ["Ann Bell", "A-1", "06/02/2025", 28, 900, 900, None, None],
        ["Bo Rae", "A-2", "05/01/2025", 60, 80, None, 80, None],
    ]
    rows += [["Cy Ott", "A-3", "04/10/2025", 81, 45, None, None, 45]]
    answer = read(registry, *rows, ["Total", None, None, None, 1025, 900, 80, 45], header=header)
    assert [row.other_amounts.get("Days") for row in answer.rows] == [28, 60, 81]
    assert not any("Days" in name for row in answer.rows for name in row.proved)


@pytest.mark.parametrize("said", ["Not yet due Current", "Current, not yet due", "Not due / Curr"])
def test_current_below_not_yet_due_is_what_is_current(said: str) -> None:
    use = use_of(said, "AGED_RECEIVABLES")
    assert use is not None
    assert use.name == "current"


def test_charges_beside_empty_columns_are_those_of_the_amounts(registry: docextract.Registry) -> None:
    gap = [None, None, None]
    upper = ["Post", None, "Charge", *gap, "Ref", None, "Total", "0-30", None, "31-60"]
    lower = ["Date", None, "Description", *gap, "No.", None, "Due", "Days", None, "Days"]
    lines: list[list[Any]] = []
    for n, name in enumerate(("Bell, Ann", "Rae, Bo", "Ott, Cy"), start=1):
        lines.append([f"15{n}-A", None, name, *gap, f"t004{n}", None, "Current"])
        charges = [["2026-06-01", None, "Rent", *gap, f"77{n}1", None, 729 + n, 729 + n, None, 0],
                   ["2026-05-06", None, "Late Charge", *gap, f"77{n}2", None, 75, 0, None, 75]]  # fmt: skip
        lines += [*charges, [f"Total {name}", *([None] * 7), 804 + n, 729 + n, None, 75]]
    answer = read(registry, lower, *lines, header=upper)
    mine = [(row.tenant_name, row.charge_code or row.charge_name) for row in answer.rows[:2]]
    assert mine == [("Bell, Ann", "Rent"), ("Bell, Ann", "Late Charge")]


AGES = ["0-30", "31-60", "Balance"]


def whose(answer: Any) -> list[tuple[str | None, str | None, str | None]]:
    return [(row.unit, row.resident_id, row.tenant_name) for row in answer.rows]


@pytest.mark.parametrize(
    ("header", "heading", "charge", "found"),
    [
        pytest.param(
            ["Invoice No.", "Date", "Charge"], ["101", "BAYLEAF", "Bayleaf Kitchen Corp."], ["771", "06/01/25", "CAM"],
            ("101", "BAYLEAF", "Bayleaf Kitchen Corp."), id="a suite, a short name and a name",
        ),
        pytest.param(
            ["Date", "Invoice", "Charge"], ["C110 T0001421 Blue Heron LLC", None, None], ["06/01/25", "771", "CAM"],
            ("C110", "T0001421", "Blue Heron LLC"), id="all in one cell",
        ),
        pytest.param(
            ["Payer", "", ""], ["Ames, Winifred [R-2041] Apt A104", None, None], ["Private Pay", None, None],
            ("A104", "R-2041", "Ames, Winifred"), id="who pays in a column of names",
        ),
        pytest.param(
            ["Invoice", "Date", "Charge"], ["0007-02", "Abernathy, Lionel", "Lot 7"], ["881", "06/01/25", "Late Fee"],
            ("7", "0007-02", "Abernathy, Lionel"), id="a lot beside its account",
        ),
    ],
)  # fmt: skip
def test_the_headings_of_blocks_are_asked_together_whose_they_are(
    registry: docextract.Registry,
    header: list[Any],
    heading: list[Any],
    charge: list[Any],
    found: tuple[str, str, str],
) -> None:
    """Each block has the heading of the first with other names and numbers."""
    lines: list[list[Any]] = []
    names = ("", "Tri Vale Optical", "Orrin Dental Group", "Palisade Media")
    for n, name in enumerate(names):
        cells = [c if c is None else c.replace(found[2], name or found[2]) for c in heading]
        for old, new in ((found[0], f"{found[0][:-1]}{n + 5}"), (found[1], f"{found[1][:-1]}{n + 5}")):
            cells = [c if c is None or not n else c.replace(old, new) for c in cells]
        amounts = [100 * (n + 1), 10, 100 * (n + 1) + 10]
        lines += [[*cells, None, None, None], [*charge, *amounts], [*charge, *amounts]]
        lines.append(["Tenant Total", None, None, *[2 * a for a in amounts]])
    answer = read(registry, *lines, header=[*header, *AGES])
    assert whose(answer)[:2] == [found, found]
    assert [row.tenant_name for row in answer.rows[::2]] == [found[2], *names[1:]]


def test_a_code_and_a_name_in_one_cell_or_two_head_a_block_with_one_unit_or_several(
    registry: docextract.Registry,
) -> None:
    """Where the room between two columns is small, some headings have code and name in one cell."""
    headings = [("ASH012", "Aldermere Joinery Ltd", "Unit 3"), ("BRI004 Brightwater Fabrications", None, "Unit 7"),
                ("DOR003", "Dorrington & Pell", "Units 10-12"), ("FEN002 Fenwright Cold Store", None, "Unit 14"),
                ("GOL006 Golding Street Bakery", None, "Unit 15"), ("HEX001", "Hexley Motors", "Kiosk")]  # fmt: skip
    lines: list[list[Any]] = []
    for n, (code, name, unit) in enumerate(headings):
        charges = [["05/01/26", "SI219", "Rent", 90 + n, 10, 100 + n], ["06/01/26", "SI220", "Water", 7, 30, 37]]
        total = [None, None, f"Balance {code[:6]}", 97 + n, 40, 137 + n]
        lines += [[code, name, None, None, None, unit], *charges, total]
    answer = read(registry, *lines, header=["Date", "Document", "Particulars", *AGES])
    assert whose(answer)[::2] == [
        ("3", "ASH012", "Aldermere Joinery Ltd"), ("7", "BRI004", "Brightwater Fabrications"),
        ("10-12", "DOR003", "Dorrington & Pell"), ("14", "FEN002", "Fenwright Cold Store"),
        ("15", "GOL006", "Golding Street Bakery"), ("Kiosk", "HEX001", "Hexley Motors"),
    ]  # fmt: skip
    assert [total.label for total in answer.totals.stated] == [f"Balance {code[:6]}" for code, *_ in headings]


def test_a_unit_with_a_word_for_it_stands_where_others_stand_bare_over_a_charge_called_pct(
    registry: docextract.Registry,
) -> None:
    """``PCT`` is percentage rent where it stands over amounts."""
    headings = [("B-201", "TIDEOPT", "Tidewater Optical"), ("B-214", "PRETZLU", "Twist & Salt"),
                ("PAD 3", "RIOGRIL", "Rio Grande Grill & Cantina"), ("C-132", "MISOBWL", "Miso Bowl")]  # fmt: skip
    lines: list[list[Any]] = []
    for n, (unit, code, name) in enumerate(headings):
        charges = [["RNT", None, None, 90 + n, 10, 100 + n], ["PCT", None, None, 1584, 0, 1584]]
        total = [f"Total {name}", None, None, 1674 + n, 10, 1684 + n]
        lines += [[unit, code, name, "Lease exp. 01/28/2031", "Tel. (555) 555-0194"], *charges, total]
    answer = read(registry, *lines, header=["Charge Code", "", "", *AGES])
    assert [row.charge_code for row in answer.rows[:2]] == ["RNT", "PCT"]
    assert whose(answer)[::2] == headings
    assert not answer.failed_checks


def test_properties_over_rows_that_name_their_tenants_are_no_debtors(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = []
    for n in (1, 2, 3):
        lines.append([f"Center {n} (ctr0{n})", None, None, None, None])
        lines += [[f"{n}0{k}", f"Tenant {n}{k} LLC", 90, 10, 100] for k in (1, 2, 3)]
    answer = read(registry, *lines, header=["Unit", "Tenant", *AGES])
    assert answer.rows[0].tenant_name == "Tenant 11 LLC"
    assert answer.rows[0].property_name == "Center 1"


def test_a_column_with_one_code_for_each_name_is_the_debtor_s(registry: docextract.Registry) -> None:
    """``Account`` may be of charges; an invoice has another number in each line."""
    lines: list[list[Any]] = []
    for n, name in enumerate(("Okafor, D", "Pennington, J", "Hussain, S", "Quarrie, A")):
        lines += [[f"10{n}", name, f"LC4102{n}", f"IN-{n}{k}", 50 + k, 5, 55 + k] for k in (1, 2)]
    answer = read(registry, *lines, header=["Unit", "Tenant", "Account", "Invoice", *AGES])
    assert {row.resident_id for row in answer.rows} == {"LC41020", "LC41021", "LC41022", "LC41023"}
    assert [row.transaction_id for row in answer.rows[:2]] == ["IN-01", "IN-02"]


def test_what_is_said_of_a_debtor_below_each_other_is_of_all_his_invoices(registry: docextract.Registry) -> None:
    lines: list[list[Any]] = []
    for code, name in (("101-BRASS", "Brass Thimble"), ("103-CORNR", "Corner Griddle"), ("104-DENTA", "Quarry Dental")):
        lines += [[code, "20360", 90, 10, 100], [name, "20541", 80, 5, 85], ["555-0148", "20542", 70, 0, 70]]
        lines.append([f"Total {code}", None, 240, 15, 255])
    answer = read(registry, *lines, header=["Customer ID / Customer / Telephone", "Invoice", *AGES])
    assert {(row.resident_id, row.tenant_name) for row in answer.rows} == {
        ("101-BRASS", "Brass Thimble"), ("103-CORNR", "Corner Griddle"), ("104-DENTA", "Quarry Dental"),
    }  # fmt: skip


def test_a_code_and_an_address_with_one_for_each_name_are_two_columns(registry: docextract.Registry) -> None:
    names = ("Okafor, D", "Pennington, J", "Hussain, S", "Quarrie, A")
    lines = [[name, f"LC4102{n}", f"{n + 1} Larch Court", 50 + n, 5, 55 + n] for n, name in enumerate(names)]
    answer = read(registry, *lines, header=["Tenant", "Account", "Address", *AGES])
    assert whose(answer)[0] == ("1 Larch Court", "LC41020", "Okafor, D")


def test_a_recap_with_a_header_of_its_own_is_held_against_nothing(registry: docextract.Registry) -> None:
    blind = Path(__file__).parents[3] / "benchmarks" / "blind" / "accounting"
    path = blind / "fortyninth" / "coopboards" / "documents" / "brighton_mews_shareholder_arrears.pdf"
    if not path.exists():
        pytest.skip("the documents written blind are not here")
    answer = docextract.extract(path, asset_type="MULTIFAMILY", document_type="AGED_RECEIVABLES", registry=registry)
    assert isinstance(answer, Receivables)
    assert len(answer.rows) == 30
    assert not answer.failed_checks


def test_what_is_current_may_say_its_month(registry: docextract.Registry) -> None:
    header = ["Unit", "Tenant", "Total due", "Over 30", "1 - 30", "Current Nov 2025"]
    lines = [["101", "Okafor, D", 55, 0, 5, 50], ["102", "Hussain, S", 71, 1, 0, 70], ["Total", None, 126, 1, 5, 120]]
    answer = read(registry, *lines, header=header)
    assert [row.buckets["Current Nov 2025"] for row in answer.rows] == [50, 70]


def test_terms_of_a_year_are_ages(registry: docextract.Registry) -> None:
    header = ["Hall", "Student No.", "Student Name", "Fall 2025", "Spring 2026", "Total Owed", "Pending Aid"]
    lines = [["GRV", "910545215", "Wojcik, I", 0, 75, 75, -50], ["GRV", "910549031", "Pacheco, T", 30, 10, 40, 0]]
    answer = read(registry, *lines, ["Total", None, None, 30, 85, 115, -50], header=header)
    assert [row.buckets for row in answer.rows] == [
        {"Fall 2025": 0, "Spring 2026": 75},
        {"Fall 2025": 30, "Spring 2026": 10},
    ]
    assert not answer.failed_checks


def test_a_line_that_its_heading_names_too_is_a_total_also_where_a_charge_is_missing(
    registry: docextract.Registry,
) -> None:
    def group(code: str, name: str, *charges: int, total: int) -> list[list[Any]]:
        lines = [[f"charge {n}", amount, 0, amount] for n, amount in enumerate(charges)]
        return [[f"{code} {name} Suite {code}"], *lines, [name, total, 0, total]]

    lines = [
        *group("t01", "Ames Legal", 1204, 3117, total=4321),
        *group("t02", "Boll Title", 2203, 4119, total=6322),
        *group("t03", "Crane Media", 3301, 2218, total=5519),
        *group("t04", "Dow Print", 1107, 2216, total=9999),
        ["Total", 26161, 0, 26161],
    ]
    answer = read(registry, *lines, header=["Charge", "0-30", "Over 30", "Balance"])
    assert len(answer.rows) == 8
    assert [total.label for total in answer.totals.stated][:4] == [
        "Ames Legal",
        "Boll Title",
        "Crane Media",
        "Dow Print",
    ]
    assert "Dow Print" in str([one.message for one in answer.checks if one.status != "PASS"])


def test_open_items_that_are_not_yet_due_are_current(registry: docextract.Registry) -> None:
    header = ["Unit", "Name", "Open - not yet due", "0-30", "Over 30", "Balance"]
    lines = [["101", "Ames", 50, 5, 0, 55], ["102", "Boll", 70, 0, 4, 74], ["Total", None, 120, 5, 4, 129]]
    answer = read(registry, *lines, header=header)
    assert [row.buckets["Open - not yet due"] for row in answer.rows] == [50, 70]


def test_the_total_is_all_that_stands_before_it_less_what_was_paid_since(registry: docextract.Registry) -> None:
    header = ["Lot", "Name", "From 2024", "Jan", "Feb", "Late fees", "Paid since", "Still owes"]
    rows = [["2", "Ames", None, 425, None, 25, None, 450], ["5", "Boll", None, 210, 425, 50, 200, 485],
            ["7", "Cole", 100, 425, 425, 75, None, 1025], ["9", "Dunn", None, None, 60, None, None, 60]]  # fmt: skip
    answer = read(registry, *rows, ["Total", None, 100, 1060, 910, 150, 200, 2020], header=header)
    assert [row.total for row in answer.rows] == [450, 485, 1025, 60]
    assert check(answer, "accounting.A01").status == "PASS"
    assert all("total" in row.proved for row in answer.rows)


def test_invoices_partly_paid_are_no_wrong_sums(registry: docextract.Registry) -> None:
    header = ["Unit", "Tenant", "Doc No", "Invoice Value", "0-30 Days", "31-60 Days", "Outstanding"]
    rows = [[f"{n}", f"Ames {n}", f"SI{n}", 100, 100, 0, 100] for n in range(30)]
    rows += [["31", "Boll", "SI31", 248, 40, 0, 40], ["32", "Cole", "SI32", 2175, 0, 1675, 1675]]
    answer = read(registry, *rows, header=header)
    assert check(answer, "accounting.A01").status == "PASS"


def test_a_code_a_name_and_a_contact_below_each_other_name_the_customer(registry: docextract.Registry) -> None:
    header = ["Customer ID\nCustomer\nContact", "Invoice", "Date", "0-30", "31-60", "Amount Due"]
    rows = [
        ["AMBER01", "101", "3/1/24", 100, 0, 100], ["Amberly Floral Design", "102", "2/1/24", 0, 50, 50],
        ["T. Ruiz", "103", "2/2/24", 0, 25, 25], ["Total Amberly Floral Design", None, None, 100, 75, 175],
        ["ARROW01", "104", "3/1/24", 80, 0, 80], ["Arrowhead Machine Shop", "105", "3/2/24", 20, 0, 20],
        ["Total Arrowhead Machine Shop", None, None, 100, 0, 100],
        ["BOLTS01", "106", "3/1/24", 60, 0, 60], ["Bolts & Sons", None, None, None, None, None],
        ["Total Bolts & Sons", None, None, 60, 0, 60],
        ["Report Total", None, None, 260, 75, 335],
    ]  # fmt: skip
    answer = read(registry, *rows, header=header)
    assert [(row.resident_id, row.tenant_name) for row in answer.rows] == [
        *[("AMBER01", "Amberly Floral Design")] * 3, *[("ARROW01", "Arrowhead Machine Shop")] * 2,
        ("BOLTS01", "Bolts & Sons"),
    ]  # fmt: skip
    assert not answer.failed_checks


def test_quarter_days_are_ages(registry: docextract.Registry) -> None:
    header = ["Unit", "Tenant", "Passing rent p.a.", "June Qtr 2025", "Lady Day 2025", "Earlier", "Total arrears"]
    lines = [
        ["Unit 1", "Aire Tyres Ltd", 28750, 5750, 2875, None, 8625],
        ["Kiosk", "Brew Ltd", 6600, -495, None, 120, -375],
    ]
    answer = read(registry, *lines, ["Total", None, 35350, 5255, 2875, 120, 8250], header=header)
    assert [c.label for c in answer.columns if c.kind == "BUCKET"] == ["June Qtr 2025", "Lady Day 2025", "Earlier"]
    assert [row.total for row in answer.rows] == [8625, -375]


def test_a_label_in_a_name_makes_no_row_a_remark(registry: docextract.Registry) -> None:
    header = ["Shop", "Lease ID", "Tenant", "Total Owing", "Current", "31 - 60", "61 - 90", "Over 90"]
    lines = [
        ["001", "L1", "Ash Ltd", 100, 100, None, None, None],
        ["007", "L2", "Vacant - casual: Puzzle Barn", 0, *[None] * 4],
    ]
    answer = read(registry, *lines, ["Total", None, None, 100, 100, None, None, None], header=header)
    assert [(row.unit, row.total) for row in answer.rows] == [("001", 100), ("007", 0)]


def test_invoices_below_the_first_are_no_sums_of_it(registry: docextract.Registry) -> None:
    header = ["Customer ID", "Customer", "Invoice", "Date", "0 - 30", "31 - 60", "61 - 90", "Over 90", "Amount Due"]

    def customer(code: str, name: str, *owed: tuple[int, int], missing: int | None = None) -> list[list[Any]]:
        rows = [[None, None, f"{code}{n}", f"{n + 1}/1/24", *(a if age == k else None for k in range(4)), a]
                for n, (age, a) in enumerate(owed)]  # fmt: skip
        rows[0][:2] = code, name
        sums = [sum(a for age, a in owed if age == k) for k in range(4)]
        total = [code, name, None, None, *(one or None for one in sums), sum(sums)]
        return [*(row for n, row in enumerate(rows) if n != missing), total]

    customers = [
        customer("A1", "Ash Ltd", (3, 7640), (3, 7640), (3, 7640), (2, -5000), (1, 7640), (0, 7640), (0, 1219)),
        customer("B1", "Birch Ltd", (1, 3310), (0, 3310)),
        customer("C1", "Cedar Ltd", (3, 2480), (3, 2480), (3, 248), (3, -1200)),
        customer("D1", "Dogwood Ltd", (3, 5240), (1, 5240), (0, 5240), missing=1),
        *(customer(f"E{n}", f"Elm {n} Ltd", (0, 310 + 7 * n)) for n in range(1, 8)),
        customer("F1", "Fir Ltd", (3, 950), (3, 950), (1, 950), (0, 950)),
        customer("G1", "Gum Ltd", (0, 2690), (0, 404)),
    ]
    totals = [sum(lines[-1][k] or 0 for lines in customers) for k in range(4, 9)]
    lines = [line for lines in customers for line in lines]
    answer = read(registry, *lines, ["Report Total", None, None, None, *totals], header=header)
    assert [row.tenant_name for row in answer.rows] == [
        *["Ash Ltd"] * 7, *["Birch Ltd"] * 2, *["Cedar Ltd"] * 4, *["Dogwood Ltd"] * 2,
        *(f"Elm {n} Ltd" for n in range(1, 8)), *["Fir Ltd"] * 4, *["Gum Ltd"] * 2,
    ]  # fmt: skip
    assert {check.check_id for check in answer.failed_checks} == {"accounting.A02"}
    assert any("D1" in check.message for check in answer.failed_checks)


def test_numbers_below_headings_of_names_are_of_invoices(registry: docextract.Registry) -> None:
    header = ["Name / ID No.", "Date", "Total Due", "0 - 30", "31 - 60", "90+"]
    lines: list[list[Any]] = []
    for n, name in enumerate(("Bayside Pilates Pty Ltd", "Chemist Junction", "Coastal Dental Group")):
        lines += [[name], [f"0000791{n}", "1/06/2025", 4182.5 + n, 4182.5 + n, None, None]]
        lines.append([f"CR00797{n}", "21/05/2025", 850.36 + n, None, 850.36 + n, None])
        lines.append(["Total:", None, 5032.86 + 2 * n, 4182.5 + n, 850.36 + n, 0])
    answer = read(registry, *lines, header=header)
    assert [row.tenant_name for row in answer.rows][::2] == ["Bayside Pilates Pty Ltd", "Chemist Junction",
                                                             "Coastal Dental Group"]  # fmt: skip
    assert [row.transaction_id for row in answer.rows][:2] == ["00007910", "CR007970"]


def test_accounts_may_be_short_names(registry: docextract.Registry) -> None:
    header = ["A/C", "Name", "Balance", "Current", "Period 1", "Older"]
    lines = [
        ["ABBOTT01", "Abbot & Thorne LLP", 300, 100, 0, 200],
        ["AINSDALE", "Ainsdale Recruitment Ltd", 50, 50, 0, 0],
    ]
    answer = read(registry, *lines, ["Totals", None, 350, 150, 0, 200], header=header)
    assert [row.resident_id for row in answer.rows] == ["ABBOTT01", "AINSDALE"]


def test_the_name_may_stand_above_the_unit_and_its_state(registry: docextract.Registry) -> None:
    header = ["Invoice Date", None, "Category", "Source", "Amount", "Current", "1 Month", "2 Months"]
    lines: list[list[Any]] = []
    for n, name in enumerate(("Brightwater Dental Group", "Sagebrush Outfitters", "Ivelle Books", "Pell Toys"), 1):
        lines.append([f"TMR01-00441{n}", None, name, None, f"Master Occupant Id: 0001325{n}-1", None, None, None])
        lines.append([f"10{n}", None, "Former" if n % 2 else "Current", "Last Payment: 09/27/2025", *[None] * 4])
        lines.append(["07/01/2025", None, "CAM", "CH", 882.5 + n, 0, 0, 882.5 + n])
        lines.append(["10/01/2025", None, "RET", "CH", 1091.8 + n, 1091.8 + n, 0, 0])
        lines.append([None, None, f"{name} Total:", None, 1974.3 + 2 * n, 1091.8 + n, 0, 882.5 + n])
    answer = read(registry, *lines, header=header)
    assert [(row.tenant_name, row.unit, row.resident_id) for row in answer.rows][::2] == [
        ("Brightwater Dental Group", "101", "TMR01-004411"), ("Sagebrush Outfitters", "102", "TMR01-004412"),
        ("Ivelle Books", "103", "TMR01-004413"), ("Pell Toys", "104", "TMR01-004414"),
    ]  # fmt: skip


def test_a_property_beside_the_number_of_a_tenancy_is_the_unit(registry: docextract.Registry) -> None:
    header = ["Property Ref", "Tenant", "Tenancy No.", "This Week", "1-4 Weeks", "Balance"]
    answer = read(registry, ["CAE/001", "Ann Ames", "40217", 10, 20, 30], header=header)
    assert [(row.unit, row.tenant_name) for row in answer.rows] == [("CAE/001", "Ann Ames")]


def test_homes_are_units_and_the_balance_of_this_week_is_owed(registry: docextract.Registry) -> None:
    header = [
        "Tenancy ref",
        "Property",
        "Tenant",
        "Balance last week",
        "Balance this week",
        "Under 4 wks",
        "Over 4 wks",
    ]
    lines = [[f"10053{n}/02", f"Flat {n} Kelby Court", f"Ms {name}", 300 + n, 310 + n, 200, 110 + n]
             for n, name in enumerate(("Lumb", "Hall", "Sandhu", "Yeldon", "Uttley", "Lowther"), 1)]  # fmt: skip
    total = ["Total", None, None, *(sum(line[k] for line in lines) for k in range(3, 7))]  # type: ignore[misc]
    answer = read(registry, *lines, total, header=header)
    assert [row.unit for row in answer.rows] == [f"Flat {n} Kelby Court" for n in range(1, 7)]
    assert [row.total for row in answer.rows] == [310 + n for n in range(1, 7)]
    assert answer.rows[0].other_amounts["Balance last week"] == 301
    assert not answer.failed_checks


def test_a_heading_of_two_cells_below_the_header_is_no_part_of_it(registry: docextract.Registry) -> None:
    header = ["ID No.", "Date", "Memo", "Total Due", "0 - 30", "31 - 60"]
    lines: list[list[Any]] = []
    for n, name in enumerate(("Adrift Charters Ltd", "Bramley Tui", "Coastwise Ltd", "Delacourt", "Eads Yachts"), 1):
        lines += [
            [name, None, None, f"Berth A0{n}", None, None],
            [f"0003042{n}", "1/02/2025", "Rental", 621 + n, 0, 621 + n],
        ]
        lines += [[f"0003044{n}", "1/03/2025", "Rental", 621, 621, 0], [None, None, "Total:", 1242 + n, 621, 621 + n]]
    answer = read(registry, *lines, header=header)
    assert [row.tenant_name for row in answer.rows][:2] == ["Adrift Charters Ltd"] * 2
    assert [row.unit for row in answer.rows][::2] == [f"A0{n}" for n in range(1, 6)]


def test_of_two_kinds_of_credits_the_prepaid_one_is_prepaid(registry: docextract.Registry) -> None:
    header = ["Tenant", "Suite", "Current", "1 - 30", "Total A/R", "Unapplied Cash", "Prepaid Rent", "Net A/R"]
    lines = [["Aldine Ltd", "A1", 100, 50, 150, -20, 0, 130], ["Simcoe Ltd", "A2", 0, 0, 0, 0, -500, -500]]
    answer = read(registry, *lines, ["Total", None, 100, 50, 150, -20, -500, -370], header=header)
    assert [row.prepayments for row in answer.rows] == [0, -500]


def test_the_first_account_is_headed_above_the_first_header(registry: docextract.Registry) -> None:
    """As Sage prints detailed aged debtors: each account has a heading of labels, and a header below it."""
    header = ["No", "Type", "Date", "Details", "Balance", "Current", "Period 1", "Older"]
    lines: list[list[Any]] = []
    for n, name in enumerate(("Alderney Print Works Ltd", "Brindle & Cope", "Caffe Porto Ltd", "Dalby Physio"), 1):
        lines.append(["A/C:", f"ALD00{n}", "Name:", name, "Tel:", f"0113 496 050{n}", None, None])
        lines.append([*header])
        lines.append([4100 + n, "SI", "29/12/2024", "Rent Dec 24", 3750 + n, 0, 0, 3750 + n])
        lines.append([4200 + n, "SI", "25/05/2025", "Rent May 25", 3750, 0, 3750, 0])
        lines += [[None, None, None, "Totals:", 7500 + n, 0, 3750, 3750 + n], []]
    answer = read(registry, *lines[1:], header=lines[0])
    assert [row.tenant_name for row in answer.rows][:3] == ["Alderney Print Works Ltd"] * 2 + ["Brindle & Cope"]
    assert [row.resident_id for row in answer.rows][::2] == [f"ALD00{n}" for n in range(1, 5)]
    assert {row.unit for row in answer.rows} == {None}


def test_units_called_by_letters_and_names_with_numbers(registry: docextract.Registry) -> None:
    header = ["Date", "Code", "Invoice", "Total", "0-30", "31-60"]
    names = ("A02 Brightleaf Optical", "A07 Cinnamon Twist #114", "B01 Northfield Shoe Co.", "D02 GameHarbor #0672")
    lines: list[list[Any]] = []
    for n, name in enumerate(names, 1):
        lines += [[name], ["09/01/2025", "BRR", f"R-3956{n}", 437 + n, 0, 437 + n],
                  ["10/01/2025", "CAM", f"R-4007{n}", 233, 233, 0], [f"Total for {name[:3]}", None, None, 670 + n, 233,
                  437 + n]]  # fmt: skip
    answer = read(registry, *lines, header=header)
    assert [row.unit for row in answer.rows][::2] == ["A02", "A07", "B01", "D02"]
    assert [row.tenant_name for row in answer.rows][::2] == [name[4:] for name in names]


def test_a_unit_behind_its_label_may_begin_with_letters(registry: docextract.Registry) -> None:
    header = ["Code", "Tran#", "Date", "0-30", "31-60", "Total"]
    lines: list[list[Any]] = []
    for n, unit in enumerate(("101", "103", "104-B", "OP-1"), 1):
        lines += [[f"Tenant {'ABCD'[n - 1]} LLC (t003120{n})", None, None, f"Unit: {unit}", "Lease status: Current"],
                  ["cam", f"C-41828{n}", "08/01/2025", 130 + n, 0, 130 + n],
                  ["ins", f"C-41829{n}", "07/01/2025", 0, 97, 97],
                  [None, f"Tenant {'ABCD'[n - 1]} LLC", None, 130 + n, 97, 227 + n]]  # fmt: skip
    answer = read(registry, *lines, header=header)
    assert [row.unit for row in answer.rows][::2] == ["101", "103", "104-B", "OP-1"]


def test_dutch_ages_beyond_the_last_one() -> None:
    use = use_of("Ouder dan 90 dagen", "AGED_RECEIVABLES")
    assert use is not None
    assert (use.low, use.high) == (91, None)


def test_the_label_of_a_unit_is_no_unit(registry: docextract.Registry) -> None:
    header = ["Date", "Category", "Invoice", "Amount", "Current", "1 Month"]
    lines: list[list[Any]] = []
    for n, unit in enumerate(("101", "104", "106-107", "PAD 2", "ATM-1"), 1):
        lines += [[f"KC-010{n}", f"Tenant {'ABCDE'[n - 1]} LLC", f"Suite Id: {unit}", "Status: Current"],
                  ["08/01/2025", "Base Rent", f"41828{n}", 130 + n, 0, 130 + n],
                  ["09/01/2025", "CAM", f"41829{n}", 97, 97, 0],
                  [None, f"Tenant {'ABCDE'[n - 1]} LLC Total", None, 227 + n, 97, 130 + n]]  # fmt: skip
    answer = read(registry, *lines, header=header)
    assert [row.unit for row in answer.rows][::2] == ["101", "104", "106-107", "PAD 2", "ATM-1"]


def test_a_debtor_may_be_called_after_what_one_calls_with(registry: docextract.Registry) -> None:
    """``Phone Depot`` heads a block as any name does; ``Phone: 555-0148`` says how to reach one."""
    header = ["Date", "Category", "Invoice", "Amount", "Current", "1 Month"]
    lines: list[list[Any]] = []
    for n, name in enumerate(("Outlet Shoes", "Phone Depot", "Mill Optical"), 1):
        lines += [[name, f"Suite: C30{n}", f"Lease: 00518{n}"], ["08/01/2025", "Base Rent", f"4182{n}", 130, 0, 130],
                  ["09/01/2025", "CAM", f"4183{n}", 97, 97, 0],
                  [None, "Lease Total", None, 227, 97, 130]]  # fmt: skip
    answer = read(registry, *lines, header=header)
    assert [row.unit for row in answer.rows][::2] == ["C301", "C302", "C303"]
    assert answer.rows[2].tenant_name == "Phone Depot"


def test_descriptions_that_differ_in_every_row_are_names(registry: docextract.Registry) -> None:
    header = ["Account", "Description", "Premises", "60 Days", "30 Days", "Current", "Total Due"]
    names = ("Auto Spares", "Baobab Books", "Biltong Bar", "Blue Crane", "Bokkie Wear", "Capital Loans")
    rows = [[f"{name[:3].upper()}001", name, f"Shop {n}", 10 * n, n, 100, 100 + 11 * n] for n, name in enumerate(names)]
    answer = read(registry, *rows, ["Total", None, None, 150, 15, 600, 765], header=header)
    assert [row.tenant_name for row in answer.rows] == [*names]
    assert [row.unit for row in answer.rows] == [f"Shop {n}" for n in range(6)]
    assert [row.resident_id for row in answer.rows] == [f"{name[:3].upper()}001" for name in names]


def test_a_payment_below_a_name_and_its_day_in_the_next_cell_are_no_charge(registry: docextract.Registry) -> None:
    """``Last Payment:`` below one age, its day below the next, what was paid below the one after that."""
    header = ["Invoice Date", "Category", "Src", "Amount", "Current", "1 Month", "2 Months"]
    lines: list[list[Any]] = []
    for n, name in enumerate(("Kessler & Broome, P.C.", "Pinnacle Title", "Heartland Allergy"), 1):
        lines += [[f"418-00{n}", name, None, None, f"Master Occupant Id: 00{n}-1"],
                  [None, f"Suite 1{n}0", "Current", None, "Last Payment:", "10/21/2026", 11578.75],
                  ["8/12/2026", "Work Order", "NC", 1017 + n, 0, 0, 1017 + n],
                  ["10/1/2026", "Operating Expense", "CH", 1766, 1766, 0, 0],
                  [None, f"{name} Total:", None, 2783 + n, 1766, 0, 1017 + n]]  # fmt: skip
    answer = read(registry, *lines, header=header)
    assert [row.total for row in answer.rows] == [value for n in range(1, 4) for value in (1017 + n, 1766)]


def test_a_lease_named_over_its_lines_keeps_its_code(registry: docextract.Registry) -> None:
    head = ["Property", "Lease", "Status", "Tran#", "Charge Code", "0-30 Owed", "31-60 Owed", "Balance"]
    lines: list[list[Any]] = [["Two Rivers Building (mob210)"]]
    for n, who in enumerate(("Two Rivers Cardiology", "Ridgeline Surgery", "Brent Dental"), 1):
        lines.append([None, f"{who} (t000314{n})", "Current", f"Suite 21{n}A"])
        lines += [["mob210", who, "Current", f"C-4836{n}", "rent", 100 * n, 10, 100 * n + 10],
                  ["mob210", who, "Current", f"C-4846{n}", "cam", 20 * n, 0, 20 * n],
                  [None, who, None, None, None, 120 * n, 10, 120 * n + 10]]  # fmt: skip
    rows = read(registry, *lines, header=head).rows
    assert [row.resident_id for row in rows] == [f"t000314{n}" for n in (1, 1, 2, 2, 3, 3)]


def test_units_by_their_word_and_states_beside_references(registry: docextract.Registry) -> None:
    header = ["Tenant", "No.", "Ref", "Tenancy", "0-30", "31-60", "Balance"]
    rows = [
        [f"Ames {n}", f"Garage {n}", f"KW120{n}", "Former" if n == 3 else "Current", n, 2, n + 2] for n in range(1, 12)
    ]
    answer = read(registry, *rows, header=header)
    assert [(row.unit, row.resident_id, row.status_text) for row in answer.rows] == [
        (row[1], row[2], row[3]) for row in rows
    ]
