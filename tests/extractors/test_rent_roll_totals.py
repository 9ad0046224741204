"""Totals are told from units, however they are labelled; tables after the roll are no units."""

from __future__ import annotations

import io
from decimal import Decimal
from typing import Any

import pytest
from looking import misplaced
from promises import assert_sound
from rolls import COLUMNS, TITLE, empty, home, lines, pdf, read, read_lines, result, status, total_line, workbook

from docextract import Place, RentRoll

UNITS = [
    home("101"),
    home("102", "Bob Boll", rent=975.5, balance=-12.5),
    empty("103"),
    home("104", "Cyd Cole", rent=990),
]
RENT = Decimal("2915.50")
HEADS = ("Sqft", "Base Rent", "CAM", "INS", "Monthly")


@pytest.mark.parametrize(
    "label",
    ["Total", "Totals:", "Grand Total", "Total:", "Property Total", "Maple Court Total", "Report Total", "TOTALS"],
)
@pytest.mark.parametrize("medium", ["xlsx", "pdf"])
def test_a_labelled_total_is_no_unit_and_proves_the_column(label: str, medium: str) -> None:
    content = lines(UNITS, total=label)
    data = workbook(content) if medium == "xlsx" else pdf(content)
    x = read(data)
    assert [row.unit for row in x.rows] == ["101", "102", "103", "104"]
    (stated,) = x.totals.stated
    assert stated.values["contractRent"] == RENT
    assert stated.values["balance"] == Decimal("37.50")
    assert status(x, "R05") == "PASS"
    assert x.ledger.by_role["TOTAL"] == 1
    assert misplaced(data, x) == []
    assert_sound(x)


@pytest.mark.parametrize("medium", ["xlsx", "pdf"])
def test_a_row_of_numbers_without_a_label_below_the_units_is_a_total(medium: str) -> None:
    content = lines(UNITS, total="")
    content[-1][0] = None
    x = read(workbook(content) if medium == "xlsx" else pdf(content))
    assert len(x.rows) == 4
    assert x.totals.stated[0].label is None
    assert x.totals.stated[0].values["contractRent"] == RENT
    assert status(x, "R05") == "PASS"
    assert x.totals.computed["contractRent"] == RENT


def test_a_total_whose_label_is_wrapped_on_paper_is_one_total() -> None:
    content = lines(UNITS, total="Grand total of")
    x = read(pdf([*content, ["Maple Court", None]], pitch=10))
    assert len(x.rows) == 4
    assert len(x.totals.stated) == 1
    assert x.ledger.unexplained == []
    assert status(x, "R05") == "PASS"


def by_section(*, grand: bool = True) -> list[list[Any]]:
    first = [home("101"), home("102", "Bob Boll", rent=975.5)]
    second = [home("201", "Cyd Cole", rent=990), home("202", "Dee Dunn", rent=1010)]
    rows = [
        ["Building A"],
        *first,
        total_line("Total Building A", first),
        ["Building B"],
        *second,
        total_line("Total Building B", second),
    ]
    return lines(rows, total="Grand Total" if grand else None)


def test_totals_of_buildings_are_about_their_building_and_the_grand_total_about_all() -> None:
    x = read(workbook(by_section()))
    assert len(x.rows) == 4
    found = {t.label: t.values["contractRent"] for t in x.totals.stated}
    assert found == {
        "Total Building A": Decimal("1925.5"),
        "Total Building B": Decimal("2000"),
        "Grand Total": Decimal("3925.5"),
    }
    assert {c.status for c in x.checks if c.check_id == "R05"} == {"PASS"}
    assert len([c for c in x.checks if c.check_id == "R05"]) == 4
    assert x.ledger.by_role["TOTAL"] + x.ledger.by_role["SUBTOTAL"] == 3


def test_a_wrong_building_total_misses_its_rows_and_its_share_of_the_grand_total() -> None:
    content = by_section()
    wrong = next(line for line in content if line[:1] == ["Total Building B"])
    wrong[list(COLUMNS).index("rent")] += 18
    x = read(workbook(content))
    failed = [c for c in x.checks if c.status == "FAIL"]
    assert [(c.check_id, c.difference) for c in failed] == [("R05", -18), ("R05", 18)]
    assert "Building B" in failed[0].title
    assert "against its sections" in failed[1].title


def test_a_printed_average_is_no_total() -> None:
    averages = ["Average", None, 700, None, 1000, 971.83, None, None, None, None, None, None]
    x = read_lines(UNITS, after=[averages])
    assert len(x.rows) == 4
    assert not [c for c in x.checks if c.status == "FAIL"]


def tables_after() -> list[list[Any]]:
    return [
        [],
        ["Unit Type Summary"],
        ["Unit Type", "Units", "Sq Ft", "Occupied", "Market Rent"],
        ["A1", 3, 2100, 2, 3000],
        ["B2", 1, 700, 1, 1000],
        ["Total", 4, 2800, 3, 4000],
        [],
        ["Occupancy Summary"],
        ["Status", "Units", "Percent"],
        ["Occupied", 3, "75.00%"],
        ["Vacant", 1, "25.00%"],
        ["Total", 4, "100.00%"],
    ]


@pytest.mark.parametrize("medium", ["xlsx", "pdf"])
def test_tables_after_the_roll_are_no_units(medium: str) -> None:
    content = lines(UNITS, after=tables_after())
    x = read(workbook(content) if medium == "xlsx" else pdf(content))
    assert [row.unit for row in x.rows] == ["101", "102", "103", "104"]
    assert (x.summary.total_units, x.summary.occupied_units, x.summary.vacant_units) == (4, 3, 1)
    assert x.ledger.by_role["SUMMARY"] >= 6
    assert {c.status for c in x.checks if c.check_id == "R03"} == {"PASS"}
    assert_sound(x)


def test_signatures_and_notes_after_the_roll_are_no_units() -> None:
    notes = [[], ["* Subject to change without notice"], ["Prepared by: J. Moss"], ["Page 1 of 1"]]
    x = read_lines(UNITS, after=notes)
    assert len(x.rows) == 4
    assert x.ledger.unexplained == []
    assert status(x, "S02") == "PASS"


def test_a_total_that_covers_future_residents_too_ties_on_that_reading_and_says_so() -> None:
    now = [home("101"), home("102", "Bob Boll", rent=975.5)]
    later = [home("103", "Next Nell", rent=1020.25, balance=300.17)]
    rows = [["Current Residents"], *now, ["Future Residents/Applicants"], *later]
    x = read(workbook([*lines(rows, total=None), total_line("Grand Total", [*now, *later])]))
    found = result(x, "R05")
    assert (found.status, found.basis, found.basis_is_default) == ("PASS", "current+future", False)
    assert found.readings_tried > 1
    assert "current+future" in found.message


def test_a_total_over_a_section_ties_on_the_section_alone() -> None:
    now = [home("101"), home("102", "Bob Boll", rent=975.5)]
    later = [home("103", "Next Nell", rent=1020.25)]
    rows = [
        ["Current Residents"],
        *now,
        total_line("Total Current Residents", now),
        ["Future Residents/Applicants"],
        *later,
        total_line("Total Future Residents/Applicants", later),
    ]
    x = read(workbook(lines(rows, total=None)))
    assert {c.title.rpartition(", ")[2]: c.status for c in x.checks if c.check_id == "R05"} == {
        "Total Current Residents": "PASS",
        "Total Future Residents/Applicants": "PASS",
    }


@pytest.mark.parametrize(
    "label", ["Total, 4 bays", "Total 4 lots", "4 cottages, 3 let", "4 apartments, 3 let (75.0% occ.)"]
)
def test_a_total_may_say_of_how_many_units_and_how_many_of_them_are_let(label: str) -> None:
    x = read(workbook(lines(UNITS, total=label)))
    assert [row.unit for row in x.rows] == ["101", "102", "103", "104"]
    assert result(x, "R03").status == "PASS"
    assert status(x, "R05") == "PASS"


def test_a_total_that_counts_all_units_and_those_let_in_cells_of_their_own_is_about_all() -> None:
    total = total_line("Total", UNITS)
    total[1], total[3] = "4 units", "3 rented"
    x = read(workbook(lines(UNITS, total=None, after=[total])))
    assert result(x, "R03").status == "PASS"
    assert status(x, "R04") == "PASS"
    assert result(x, "R04").expected == 4000


@pytest.mark.parametrize("medium", ["xlsx", "pdf"])
def test_words_that_could_begin_notes_between_totals_and_units_head_more_units(medium: str) -> None:
    first, second = UNITS[:2], [home("201"), empty("202", "vacant"), home("203", rent=1010)]
    content = lines([["*** Unit kind: small ***"], *first, total_line("Total small: 2 units", first),
                     ["*** Unit kind: large ***"], *second], total=None,
                    after=[total_line("Total large: 3 units", second), ["* Unit rents are before tax"]])  # fmt: skip
    x = read(workbook(content) if medium == "xlsx" else pdf(content))
    assert [row.unit for row in x.rows] == ["101", "102", "201", "202", "203"]
    assert [check.status for check in x.checks if check.check_id == "R05"] == ["PASS", "PASS"]
    assert not x.ledger.unexplained


def test_totals_in_thousands_of_cells_keep_their_place() -> None:
    rows = [home(str(1000 + n), f"Tenant {n}", rent=900 + n / 4) for n in range(400)]
    data = workbook(lines(rows))
    x = read(data)
    assert len(x.rows) == 400
    assert status(x, "R05") == "PASS"
    assert x.totals.stated[0].sources["contractRent"] == Place(sheet="Sheet1", cell="F406")
    assert x.proof.completeness.status == "PROVED"


def test_what_ties_is_proved_and_what_nothing_depends_on_is_not() -> None:
    tied = read(workbook(lines(UNITS)))
    alone = read(workbook(lines(UNITS, total=None)))
    assert all("contractRent" in row.proved for row in tied.rows if row.contract_rent)
    assert tied.proof.proved == tied.proof.numbers
    assert alone.proof.proved == 0
    assert alone.proof.unproved == alone.proof.numbers > 0
    assert alone.proof.completeness.status == "UNPROVED"
    assert not [c for c in alone.checks if c.status == "FAIL"]


def test_a_total_that_its_rows_do_not_reach_is_contradicted_and_its_rows_are_not_proved() -> None:
    content = lines(UNITS)
    content[-1][list(COLUMNS).index("rent")] += 90
    x = read(workbook(content))
    assert x.proof.by_field["totals.contractRent"].contradicted == 1
    assert x.proof.by_field["contractRent"].proved == 0
    assert x.proof.by_field["marketRent"].proved == 4
    assert TITLE[1][0] == x.meta.property_name


def test_a_number_beside_the_word_for_a_total_counts_the_units_above() -> None:
    head = ["Bldg", "Unit", "Plan", "NRSF", "Resident", "Base Rent", "Total"]
    rows: list[list[Any]] = [["A", 101 + n, "A1", 640, f"Ann Ames{n}", 1200 + n, 1290 + n] for n in range(6)]
    sums = [3840, None, 7215, 7755]
    for off in (0, 30):  # also where a sum is missed
        rows[2][5] = 1202 + off
        x = read(workbook([["Rent Roll"], ["Birch Court"], [], head, *rows, [], ["TOTAL", "6", None, *sums]]))
        assert [row.unit for row in x.rows] == [str(101 + n) for n in range(6)]


def test_a_total_that_counts_the_flats_once_is_no_flat_though_incoming_tenants_are_listed_again() -> None:
    head = ["Block", "Flat", "NIA sq ft", "Status", "Resident", "Tenancy start", "Rent pcm"]
    rows: list[list[Any]] = [["Tide", f"T{n}", 500 + n, "Let", f"Ann Ames{n}", "01/02/2025", 900 + n] for n in range(6)]
    rows.insert(3, ["Tide", "T2", None, "Incoming", "Bo Berg", "01/11/2026", 990])
    for words in ("Totals (excl. Incoming)", "Sums of it all"):
        x = read(workbook([["Rent Roll"], ["Birch Court"], [], head, *rows, [words, 6, 3015, None, None, None, 5415]]))
        assert [row.unit for row in x.rows] == [row[1] for row in rows], words
        assert x.summary.total_units == 6


def test_a_row_that_holds_the_sums_of_all_columns_is_no_unit_whatever_number_stands_for_its_unit() -> None:
    head = ["Property", "Unit", "Area sq ft", "Tenant", "Lease start", "Monthly rent", "Deposit"]
    rows: list[list[Any]] = [["Elm", 11 + n, 500 + n, f"Vale {n}", "01/02/2025", 900 + n, 910 + n] for n in range(6)]
    x = read(workbook([["Rent Roll"], ["Elm"], [], head, *rows, ["Elm", 81, 3015, None, None, 5415, 5475]]))
    assert [row.unit for row in x.rows] == [str(11 + n) for n in range(6)]


def _fails(x: RentRoll) -> list[str]:
    return [f"{check.check_id} {check.title}: {check.message}" for check in x.checks if check.status == "FAIL"]


ROLL = [["Elm Homes"], ["Rent Roll"], ["As of 10/31/2026"], []]


def test_a_column_that_counts_the_model_beds_does_not_count_all_beds() -> None:
    rows = [[f"{n}-A", f"Vale {n}", "In house", 900 + n] for n in range(1, 9)]
    rows += [["9-A", None, "Vacant", None], ["9-B", None, "Model", None]]
    below = [["Beds by status", "In house", "Vacant", "Model bed", "Beds"], [None, 8, 1, 1, 10]]
    x = read(workbook([*ROLL, ["Bed", "Student", "Status", "Rent"], *rows, ["All beds", None, None, 7236], [], *below]))
    assert _fails(x) == []


def test_sums_behind_their_names_are_of_the_fields_that_they_name() -> None:
    head = ["Unit", "Tenant", "Contract rent", "Tenant rent", "Subsidy"]
    rows = [[f"A{n}", f"Vale {n}", 900 + n, 300 + n, 600] for n in range(1, 7)]
    last = ["Project total", "Contract rent", 5421, "Tenant rent", 1821, "Subsidy", 3600]
    x = read(workbook([*ROLL, head, *rows, last]))
    assert _fails(x) == []
    last[2] = 5521
    assert len(_fails(read(workbook([*ROLL, head, *rows, last])))) == 1


def test_the_total_of_a_year_holds_the_rent_of_the_year_and_what_is_paid_beside_it() -> None:
    head = ["Name of Tenant", "Suite", "Sq Ft", "BASE RENT", "ESC./CAM/ OVERAGE", "TOTAL RENT"]
    above = [None, None, None, "ANNUAL RENT", "ANNUAL RENT", "ANNUAL RENT"]
    rows = [[f"Vale {n}", f"{n}00", 900 + n, 20000 + n, n * 300, 20000 + n + n * 300] for n in range(1, 7)]
    sums = ["TOTAL", None, *(sum(row[c] for row in rows) for c in range(2, 6))]
    assert _fails(read(workbook([*ROLL, above, head, *rows, sums]), "OFFICE")) == []


def test_a_total_of_zero_is_of_the_rows_that_the_other_totals_of_its_line_are_of() -> None:
    head = ["Unit", "Tenant", "Rent", "Deposit", "Balance"]
    houses = [
        [["12 Elm St, Holt"], ["House", "Una Vale", 900, 950, 48.17]],
        [["14 Elm St, Holt"], ["Up", "Bo Cole", 700, 750, 0], ["Down", "Di Ek", 650, 600, 0],
         ["Subtotal (2 units)", None, 1350, 1350, 0]],
        [["16 Elm St, Holt"], ["House", "Al Fox", 990, 950, 0]],
    ]  # fmt: skip
    x = read(workbook([*ROLL, head, *(line for house in houses for line in house)]))
    assert _fails(x) == []


def test_a_row_that_counts_let_and_empty_units_is_a_total_wherever_it_stands() -> None:
    """``29 rented / 5 empty`` is nobody's name, though its sums miss a row and no word says total."""
    head = ["Space", "Who", "Rent", "Water", "All in"]
    rows = [[n, f"Ann Ames {n}", 300 + n, 40, 340 + n] for n in range(1, 7)] + [[7, "EMPTY"]]
    sums = ["8 sp.", "7 rented / 1 empty", 2500, 280, 2780]
    for body in ([*rows, sums], [["8 apts", *sums[1:]], *rows]):
        x = read(workbook([["Lane Park"], ["As of September 1, 2025"], head, *body]))
        assert [row.unit for row in x.rows] == [str(n) for n in range(1, 8)]
        assert x.totals.stated[0].values["totalCharges"] == 2780


def test_numbers_of_contracts_are_no_rents_and_codes_before_words_are_passed_over() -> None:
    head = ["Rent.obj.", "Contract", "Partner name", "0110 Base", "0210 OC adv.", "Net total"]
    rows = [[f"100{n}", str(4000211 + n), f"Weser {n}", 800 + n, 130, 930 + n] for n in range(1, 7)]
    x = read(workbook([["Objects"], ["As of 03/31/2025"], head, *rows]), "OFFICE")
    assert [row.contract_rent for row in x.rows] == [800 + n for n in range(1, 7)]
    assert [row.total_charges for row in x.rows] == [930 + n for n in range(1, 7)]


@pytest.mark.parametrize("label", ["Grand Total", "Total", "Totals"])
def test_a_code_before_the_words_of_a_total_in_the_column_of_names_is_no_unit(label: str) -> None:
    head = ["Unit Id", "Type", "Sq Feet", "Resident Name", "St", "Lease Begin", "Lease Rent", "Deposit"]
    rows = [[f"{n}01", "A1", 700 + n, f"Vance, Una {n}", "O", "2025-03-01", 900.0 + n, 100.0] for n in range(1, 9)]
    total = ["STG01", "8 U", sum(r[2] for r in rows), label, None, None, sum(r[6] for r in rows), 800.0]
    x = read(workbook([["Elm Court"], ["Rent Roll"], ["As of 10/31/2026"], [], head, *rows, [], total]))
    assert [row.unit for row in x.rows] == [row[0] for row in rows]
    assert x.totals.stated[-1].values["contractRent"] == total[6]


def test_the_totals_of_a_last_page_stand_under_the_words_of_the_first_below_a_head_in_columns_of_its_own() -> None:
    """Each page begins with a head of three texts over a day and a time, which has columns as a table has; the last one
    holds nothing but totals, one of them wrong, under the words that the rows of the page before stand under."""
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(792, 612), invariant=1)
    rights = (262, 412, 490, 545, 610)

    def head() -> None:
        canvas.setFont("Helvetica-Bold", 7)
        for y, left, middle, right in [
            (580, "Database: MAPLE", "Commercial Rent Roll", "Page: 1"),
            (571, "Bldg: 0410", "Maple Center", "Date: 10/03/2025"),
        ]:
            canvas.drawString(30, y, left)
            canvas.drawCentredString(396, y, middle)
            canvas.drawRightString(762, y, right)
        canvas.setFont("Helvetica", 7)
        canvas.drawCentredString(396, 562, "9/30/2025")
        canvas.drawRightString(762, 562, "Time: 02:17 PM")
        for x, over, word in zip(rights, ("GLA", "Monthly", "Monthly", "", "Total"), HEADS, strict=True):
            canvas.drawRightString(x, 546, over)
            canvas.drawRightString(x, 538, word)
        for x, word in ((30, "Suite"), (80, "Occupant Name"), (290, "Start"), (330, "Expiration")):
            canvas.drawString(x, 538, word)
        canvas.line(30, 535, 762, 535)

    rows = [(str(100 + n), f"Tenant {chr(65 + n)} LLC", 1000 + 10 * n, 2000 + n, 310 + n, 55 + n) for n in range(12)]
    head()
    for n, (suite, name, *amounts) in enumerate(rows):
        y = 520 - 12 * n
        for x, text in ((30, suite), (80, name), (290, "5/1/23"), (330, f"3/31/{27 + n % 4}")):
            canvas.drawString(x, y, text)
        for x, amount in zip(rights, (*amounts, sum(amounts[1:])), strict=True):
            canvas.drawRightString(x, y, f"{amount:,}.00" if x > 262 else f"{amount:,}")
    canvas.showPage()
    head()
    sums = [sum(int(row[n]) for row in rows) for n in (2, 3, 4, 5)]
    canvas.drawString(80, 520, "Totals:")
    for x, amount in zip(rights, (sums[0], sums[1] + 1800, *sums[2:], sum(sums[1:])), strict=True):
        canvas.drawRightString(x, 520, f"{amount:,}.00" if x > 262 else f"{amount:,}")
    for y, label, area, count, share in (
        (505, "Occupied Suites", sums[0], "12", "100.00%"),
        (495, "Vacant Suites", 0, "0", "0.00%"),
    ):
        canvas.drawString(80, y, label)
        canvas.drawRightString(262, y, f"{area:,} sf")
        canvas.drawRightString(330, y, count)
        canvas.drawRightString(400, y, share)
    canvas.save()
    x = read(out.getvalue(), "RETAIL")
    assert x.totals.stated[0].values["contractRent"] == sums[1] + 1800
    assert [(c.check_id, c.expected) for c in x.failed_checks] == [("R05", sums[1] + 1800)]


def test_a_total_that_its_rows_miss_is_the_sum_of_lines_right_above_it() -> None:
    head = ["Unit", "Tenant", "Rent"]
    rows = [[f"A{n}", f"Vale {n}", 900 + n] for n in range(1, 7)]
    below = [["Total", None, 5421], ["Mail members", None, 241], ["Total billing", None, 5662]]
    assert _fails(read(workbook([*ROLL, head, *rows, *below]))) == []
    below[2][2] = 5671
    assert len(_fails(read(workbook([*ROLL, head, *rows, *below])))) == 1


def test_stars_before_the_words_of_a_heading_make_a_sum_and_codes_of_residents_are_none_of_charges() -> None:
    head = [
        "Space No.",
        "Home Type",
        "Res Code",
        "Resident",
        "Space Rent",
        "Water",
        "Trash",
        "Home Rent",
        "Total Billed",
    ]

    def space(unit: str, code: str, who: str, rent: float, water: float, home: float | None = None) -> list[Any]:
        return [unit, "DW", code, who, rent, water, 14.0, home, rent + water + 14 + (home or 0)]

    a = [space("A-01", "OC", "Ann Ames", 560, 43.86), space("A-02", "PO", "Bob Boll", 495, 44.29, 410),
         space("A-03", "OC", "Cyd Cole", 575, 31.89), space("A-04", "MG", "Dee Dunn", 515, 18.45)]  # fmt: skip
    b = [space("B-01", "OC", "Eve East", 540, 42.22), space("B-02", "OC", "Fay Finn", 530, 25.32),
         space("B-03", "PO", "Gus Gray", 525, 20.83, 325)]  # fmt: skip

    def starred(label: str, rows: list[list[Any]]) -> list[Any]:
        sums = [round(sum(row[c] or 0 for row in rows), 2) for c in range(4, 9)]
        return [f"* SECTION {label}", f"{len(rows)} SPACES", None, None, *sums]

    x = read(
        workbook([
            ["WINDROW ESTATES MHC"], ["Billing period ending 04/30/2025"], [], head,
            ["SECTION A"], *a, starred("A", a), ["SECTION B"], *b, starred("B", b),
        ]),
        "MANUFACTURED_HOUSING",
    )  # fmt: skip
    assert [r.unit for r in x.rows] == ["A-01", "A-02", "A-03", "A-04", "B-01", "B-02", "B-03"]
    assert [len(r.charges) for r in x.rows] == [3, 4, 3, 3, 3, 3, 4]
    assert x.rows[1].total_charges == Decimal("963.29")
    assert not [check for check in x.checks if check.status == "FAIL"]


def test_the_lower_lines_of_a_head_whose_groups_a_last_page_parts_otherwise_are_those_of_the_first() -> None:
    """A last page holds nothing but the total, so that the groups over its columns stand in columns of their own."""
    from reportlab.lib.pagesizes import landscape, legal
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.platypus import PageBreak, Paragraph, SimpleDocTemplate, Table

    head = [["Suite", "Tenant", "Rentable\nSF", "Term", "", "Base rent", "", "Est. NNN\n$/mo.", "Security\ndeposit"],
            ["", "", "", "From", "To", "$/mo.", "$/SF/yr", "", ""]]  # fmt: skip
    rows = [(f"A-{n}00", f"Kestrel Works {chr(64 + n)}", 9000 + 450 * n) for n in range(1, 9)]
    body = [[suite, name, f"{area:,}", f"01-Nov-{20 + n % 3}", f"31-Oct-{28 + n % 3}", f"{area / 2:,.2f}", "6.00",
             f"{area * 0.155:,.2f}", f"{area / 2:,.0f}"] for n, (suite, name, area) in enumerate(rows)]  # fmt: skip
    areas = sum(area for *_, area in rows)
    total = ["Park total", "", f"{areas:,}", "", "", f"{areas / 2 + 4500:,.2f}", "", f"{areas * 0.155:,.2f}",
             f"{areas / 2:,.0f}"]  # fmt: skip
    style = [("GRID", (0, 0), (-1, 1), 0.5, "black"), ("VALIGN", (0, 0), (-1, 1), "MIDDLE"),
             ("BOX", (0, 0), (-1, -1), 1, "black"), ("FONTSIZE", (0, 0), (-1, -1), 8.5),
             ("ALIGN", (0, 0), (-1, 1), "CENTER"), ("ALIGN", (2, 2), (-1, -1), "RIGHT"),
             ("SPAN", (3, 0), (4, 0)), ("SPAN", (5, 0), (6, 0)),
             *(("SPAN", (c, 0), (c, 1)) for c in (0, 1, 2, 7, 8))]  # fmt: skip
    widths = [60, 170, 62, 68, 68, 74, 52, 66, 66]
    out = io.BytesIO()
    foot = Paragraph("8 suites, all leased. NNN estimates are billed with base rent.", getSampleStyleSheet()["Normal"])
    tables = [Table([*head, *lines], widths, style=style) for lines in (body, [total])]
    SimpleDocTemplate(out, pagesize=landscape(legal)).build([tables[0], PageBreak(), tables[1], foot])
    x = read(out.getvalue(), "INDUSTRIAL")
    assert [row.unit for row in x.rows] == [suite for suite, *_ in rows]
    assert x.totals.stated[-1].values["contractRent"] == Decimal(areas) / 2 + 4500
    assert status(x, "R05", "contractRent") == "FAIL"


def _villages(*left_out: str) -> list[list[Any]]:
    """Two villages, the homes of which their totals count by who is in, and a total of both below; without some."""
    out: list[list[Any]] = [["Fort Holt"], ["Rent Roll"], ["As of 10/31/2026"]]
    out.append(["Home", "Kind", "Status", "Resident", "Rent", "Deposit"])
    rents: list[int] = []
    for village, size in (("EAGLE RIDGE", 7), ("COLONELS ROW", 4)):
        units = [f"{village[0]}-{n}" for n in range(1, size + 1)]
        let = [(unit, 2000 + 10 * len(rents) + n) for n, unit in enumerate(units[:-1])]
        out.append([village])
        out += [[unit, "3BR", "O", f"Ames, Una {unit}", rent, 100] for unit, rent in let if unit not in left_out]
        out.append([units[-1], "3BR", "V", None, None, None])
        rents += [rent for _, rent in let]
        sums = [sum(rent for _, rent in let), 100 * len(let)]
        out.append([f"TOTAL {village} - {size} HOMES", f"OCC {len(let)}", "VAC 1", "DOWN 0", *sums])
    out.append(["*** INSTALLATION TOTAL - 11 HOMES", None, None, None, sum(rents), 100 * len(rents)])
    return out


def test_a_total_that_counts_who_is_in_and_what_is_empty_sums_all_of_them() -> None:
    x = read(workbook(_villages()))
    assert _fails(x) == []
    assert [c.status for c in x.checks if c.check_id == "R05" and "contractRent" in c.title] == ["PASS"] * 3


def test_a_total_of_all_that_misses_is_compared_with_all_though_its_last_part_stands_right_above() -> None:
    lines = [line for line in _villages("E-3") if not str(line[0]).startswith("TOTAL EAGLE")]
    x = read(workbook(lines))
    whole = result(x, "R05", "contractRent, *** INSTALLATION")
    # Those of the second village are confirmed by its total.
    assert (whole.status, len(whole.rows), whole.difference) == ("FAIL", 6, -2002)
    assert result(x, "R03", "INSTALLATION").difference == -1


@pytest.mark.parametrize(
    "total",
    [
        ["TOTAL MAPLE - 4 HOMES", "OCC 3", "VAC 1", "DOWN 0"],
        ["MAPLE LANE 4 LOTS 1 VACANT", None, None, None],
        ["Independent Living: 4 available, 3 occupied", None, None, None],
        ["Total (pending residents excluded)", None, None, None],
        ["Totals (4 units)", None, "excl. Pending", None],
        ["Building total (office and retail)", None, None, None],
        ["Subtotal Office", None, None, None],
    ],
)
def test_words_beside_a_total_that_say_of_what_it_is_not_do_not_part_its_rows(total: list[Any]) -> None:
    """Sums of rows that no total is compared with are no alarm when they are wrong."""
    head = ["Unit", "Kind", "Status", "Resident", "Rent", "Deposit"]
    rows = [[f"10{n}", "Office", "Current", f"Ames, Una {n}", 900 + n, 100] for n in range(1, 4)]
    rows.append(["104", "Office", "Vacant", None, None, None])
    for miss, told in ((0, "PASS"), (40, "FAIL")):
        x = read(
            workbook([["Maple Lane"], ["Rent Roll"], ["As of 10/31/2026"], head, *rows, [*total, 2706 + miss, 300]])
        )
        assert [row.unit for row in x.rows] == ["101", "102", "103", "104"]
        assert status(x, "R05", "contractRent") == told
        assert status(x, "R06", "deposit") == "PASS"


@pytest.mark.parametrize("sign", [-1, 1])
def test_credits_that_stand_in_a_column_beside_the_charges_are_charges_below_zero(sign: int) -> None:
    head = ["Unit", "Type", "Sq. Feet", "Residents", "Status", "Market Rent", "Category", "Charges", "Credits"]
    head.append("Balance")
    rows: list[list[Any]] = []
    for n in range(1, 7):
        rows.append([f"110{n}", "B1", 955, f"Ames, Una {n}", "Current", 1785, "Rent", 1700 + n, None, 0])
        rows += [
            [*[None] * 6, "Renovation Special", None, sign * 145.42], [*[None] * 6, "Valet Trash", 28],
            [*[None] * 6, "Total", 1582.58 + n],
        ]  # fmt: skip
    charged, credited = sum(1728 + n for n in range(1, 7)), round(sign * 6 * 145.42, 2)
    rows.append(["Property Total", None, 6 * 955, None, None, 6 * 1785, None, charged, credited, 0])
    x = read(workbook([["Maple Lane"], ["Rent Roll"], ["Date: 10/31/2026"], [], head, *rows]))
    assert [[charge.amount for charge in row.charges] for row in x.rows] == [
        [Decimal(1700 + n), Decimal("-145.42"), Decimal(28)] for n in range(1, 7)
    ]
    assert _fails(x) == []
    assert status(x, "R05", "totalCharges") == "PASS"


def test_what_a_unit_owes_may_stand_in_the_line_that_closes_its_charges() -> None:
    head = ["Bay", "Customer", "Sq Ft", "Item", "Lease Start", "Amount", "Customer Balance"]
    rows: list[list[Any]] = []
    for n in range(1, 7):
        rows.append([f"A{n}", f"Ames {n} Inc", 1000 + n, "Rent", "06/01/2024", 1100 + n, None])
        rows += [[None, None, None, "CAM", None, 160, None], [f"Total A{n}", *[None] * 4, 1260 + n, -50 * n]]
    rows.append(["TOTAL", *[None] * 4, 6 * 1260 + 21, -50 * 21])
    x = read(workbook([["Barlowe Yard"], ["Rent Roll"], ["As of October 1, 2026"], [], head, *rows]), "INDUSTRIAL")
    assert [row.balance for row in x.rows] == [-50 * n for n in range(1, 7)]
    assert status(x, "R07") == "PASS"


def test_a_total_of_what_no_row_has_is_a_warning() -> None:
    """The column may not have been read; a zero is none, nor vacant space that no row stands for."""
    head = ["Unit", "Status", "Resident", "Rent", "Deposit", "Balance"]
    rows = [[f"10{n}", "Current", f"Ames, Una {n}", 900 + n, None, None] for n in range(1, 4)]
    for line, told in (
        (["Total", None, None, 2706, 300, 0], "WARN"),
        (["Vacant", None, None, None, 300, 0], "SKIPPED"),
    ):
        x = read(workbook([["Maple Lane"], ["As of 10/31/2026"], head, *rows, line]))
        assert (status(x, "R06"), status(x, "R07")) == (told, "SKIPPED")
        assert ("may not have been read" in (result(x, "R06").message or "")) == (told == "WARN")


def test_models_that_no_row_stands_for_are_not_all_rows_though_both_are_called_units() -> None:
    head = ["Unit", "Kind", "Status", "Resident", "Rent", "Deposit"]
    rows = [[f"10{n}", "Studio units", "Current", f"Ames, Una {n}", 900 + n, 100] for n in range(1, 4)]
    total, models = ["Total", None, None, None, 2706, 300], ["Model units", None, None, None, 850, 75]
    x = read(workbook([["Maple Lane"], ["Rent Roll"], ["As of 10/31/2026"], head, *rows, total, models]))
    assert status(x, "R05", "Model units") == "SKIPPED"


def test_a_subtotal_of_a_kind_is_of_the_rows_above_that_are_of_it() -> None:
    head = ["Unit", "Type", "Status", "Tenant", "Rent", "Deposit"]
    rows = [[f"10{n}", "Office" if n > 2 else "Loft", "Current", f"Ames, Una {n}", 900 + n, 100] for n in range(1, 6)]
    for miss, told in ((0, "PASS"), (40, "FAIL")):
        sums = [["Subtotal Office", None, None, None, 2712 + miss, 300], ["Total", None, None, None, 4515, 500]]
        x = read(workbook([["Maple Lane"], ["Rent Roll"], ["As of 10/31/2026"], head, *rows, *sums]), "MIXED_USE")
        office = result(x, "R05", "Subtotal Office")
        assert (office.status, office.expected, office.actual) == (told, 2712 + miss, 2712)
        assert status(x, "R05", "contractRent, Total") == "PASS"
