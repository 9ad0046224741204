"""Unit mixes: what columns are, what they come to, and what is refused."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import docextract
import pytest
from docextract.testing import workbook, write

from docextract_accounting import against_roll
from docextract_accounting.models import UnitMix
from docextract_accounting.words import use_of

HEAD = [["Elm Court"], ["Unit Mix Summary"], ["As of March 31, 2024"]]
COLUMNS = ["Unit Type", "# of Units", "% of Total", "Avg SF", "Total SF", "Market Rent", "Occupied", "Vacant"]
SMALL = ["1BR/1BA", 10, "25.0%", 700, 7000, 900, 9, 1]
LARGE = ["2BR/2BA", 30, "75.0%", 1000, 30000, 1200, 28, 2]
TOTAL = ["Total / Average", 40, "100.0%", 925, 37000, 1125, 37, 3]


def read(registry: docextract.Registry, *lines: list[Any], header: list[Any] = COLUMNS) -> UnitMix:
    book = workbook([*HEAD, header, *lines])
    answer = docextract.extract(book, asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)
    assert isinstance(answer, UnitMix)
    return answer


def statuses(answer: UnitMix) -> dict[str, str]:
    return {check.check_id: check.status for check in answer.checks}


def test_rows_counts_and_summary(registry: docextract.Registry) -> None:
    answer = read(registry, SMALL, LARGE, TOTAL)
    row = answer.rows[1]
    assert (row.unit_type, row.units, row.unit_share, row.bedrooms) == ("2BR/2BA", 30, Decimal("0.750"), Decimal(2))
    assert (row.average_area, row.total_area, row.occupied, row.vacant) == (1000, 30000, 28, 2)
    assert row.average_market_rent == Decimal(1200)
    assert row.total_market_rent is None
    summary = answer.summary
    assert (summary.types, summary.total_units, summary.occupied_units, summary.average_area) == (
        2,
        40,
        37,
        Decimal(925),
    )
    found = statuses(answer)
    assert {found[name] for name in ("R03", "R04", "R08", "accounting.U01", "accounting.U02")} == {"PASS"}
    assert answer.proof.completeness.status == "PROVED"


def test_a_rent_column_is_of_all_units_where_it_sums_to_its_total(registry: docextract.Registry) -> None:
    header = ["Type", "Units", "Market Rent"]
    of_all = read(registry, ["A1", 10, 9000], ["B2", 30, 36000], ["Total", 40, 45000], header=header)
    assert [row.total_market_rent for row in of_all.rows] == [9000, 36000]
    of_one = read(registry, ["A1", 10, 900], ["B2", 30, 1200], ["Total", 40, 1125], header=header)
    assert [row.average_market_rent for row in of_one.rows] == [900, 1200]
    assert statuses(of_one)["R04"] == "PASS"


@pytest.mark.parametrize(
    ("line", "check", "place"),
    [
        (["2BR/2BA", 31, "75.0%", 1000, 30000, 1200, 28, 2], "R03", "B6"),
        (["2BR/2BA", 30, "75.0%", 1000, 39000, 1200, 28, 2], "R08", "E6"),
        (["2BR/2BA", 30, "75.0%", 1000, 30000, 1200, 28, 5], "accounting.U01", "H6"),
    ],
)
def test_a_wrong_number_is_named_with_its_place(
    registry: docextract.Registry, line: list[Any], check: str, place: str
) -> None:
    answer = read(registry, SMALL, line, TOTAL)
    assert statuses(answer)[check] == "FAIL"
    assert f"Sheet1!{place}" in " ".join(one.message for one in answer.checks if one.status == "FAIL")


def test_a_rent_roll_is_no_unit_mix(registry: docextract.Registry) -> None:
    roll = write("handmade.apartments", 2, "xlsx", without=["a unit mix after the roll", "a read-me sheet first"])
    with pytest.raises(docextract.ExtractionFailedError, match="looked for a column of unit types"):
        docextract.extract(roll.data, asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)


def test_an_empty_form_is_refused(registry: docextract.Registry) -> None:
    with pytest.raises(docextract.ExtractionFailedError, match="an empty form"):
        read(registry, [None])


def test_another_sheet_that_alone_holds_it_is_read_or_named(registry: docextract.Registry) -> None:
    import io

    import openpyxl

    book = openpyxl.Workbook()
    book.active["A1"] = "Read me"
    sheet = book.create_sheet("Mix")
    for line in (*HEAD, COLUMNS, SMALL, LARGE):
        sheet.append(line)
    file = io.BytesIO()
    book.save(file)
    asked = {"asset_type": "MULTIFAMILY", "document_type": "UNIT_MIX", "registry": registry}
    with pytest.raises(docextract.ExtractionFailedError, match="sheet 'Mix'"):
        docextract.extract(file.getvalue(), sheet=1, **asked)
    answer = docextract.extract(file.getvalue(), **asked)
    assert (len(answer.rows), answer.meta.sheet_name) == (2, "Mix")


def test_affordable_rents(registry: docextract.Registry) -> None:
    header = [
        "Unit Type",
        "AMI",
        "Units",
        "Unit SF",
        "Rent Limit",
        "Utility Allow.",
        "Net Rent",
        "Monthly Rent",
        "Annual Rent",
    ]
    lines: list[list[Any]] = [
        ["1BR/1BA", "30%", 10, 652, 612, 71, 541, 5410, 64920], ["1BR/1BA", "50%", 7, 652, 1020, 71, 949, 6643, 79716],
        ["2BR/1BA", "60%", 4, 848, 734, 92, 642, 2568, 30816],
        ["Total", None, 21, None, None, None, None, 14621, 175452],
    ]  # fmt: skip
    answer = read(registry, *lines, header=header)
    row = answer.rows[0]
    assert (row.income_share, row.gross_rent_limit, row.utility_allowance) == (Decimal("0.30"), 612, 71)
    assert (row.net_rent, row.total_net_rent, row.other_amounts["Annual Rent"]) == (541, 5410, 64920)
    assert statuses(answer)["accounting.U04"] == "PASS"
    assert {"grossRentLimit", "utilityAllowance", "netRent", "totalNetRent"} <= set(row.proved)
    lines[1][5] = 17
    assert statuses(read(registry, *lines, header=header))["accounting.U04"] == "FAIL"


def test_ranges_and_cells_of_two_lines_on_a_page(registry: docextract.Registry) -> None:
    pytest.importorskip("reportlab")
    import io

    from reportlab.pdfgen.canvas import Canvas

    file = io.BytesIO()
    canvas = Canvas(file, invariant=True)
    columns = (40, 140, 200, 260, 360)
    lines = [
        (760, ["UNIT MIX"]), (720, ["UNIT TYPE", "UNITS", "AVG SF", "RENT RANGE", "AVG RENT"]),
        (700, ["A1", "10", "500", "$875 - $960", "$900"]),
        (680, [None, None, None, "$1,019 -"]), (675, ["B1", "20", "800", None, "$1,200"]),
        (670, [None, None, None, "$1,125"]),
        (655, ["Two Bedroom"]), (650, [None, "30", "700", None, "$1,100"]), (645, ["Subtotal"]),
    ]  # fmt: skip
    for y, cells in lines:
        canvas.setFont("Helvetica", 8)
        for x, text in zip(columns, cells, strict=False):
            if text:
                canvas.drawString(x, y, text)
    canvas.save()
    asked = {"asset_type": "MULTIFAMILY", "document_type": "UNIT_MIX", "registry": registry}
    answer = docextract.extract(file.getvalue(), **asked)  # type: ignore[arg-type]
    assert [row.unit_type for row in answer.rows] == ["A1", "B1"]
    assert answer.rows[1].other_amounts == {"RENT RANGE low": 1019, "RENT RANGE high": 1125}
    assert [total.label for total in answer.totals.stated] == ["Two Bedroom Subtotal"]
    assert not answer.failed_checks


def test_a_single_wrong_number_does_not_hide_a_relation(registry: docextract.Registry) -> None:
    header = ["Plan", "Units", "Net SF", "Total SF", "Current Rent", "Market Rent", "Annual Market"]
    rows: list[list[Any]] = [
        [f"P{n}", n, 500 + n, n * (500 + n), 900, 1000 + n, 12 * n * (1000 + n)] for n in range(3, 9)
    ]
    assert not read(registry, *rows, header=header).failed_checks
    rows[2][6] += 1000
    assert statuses(read(registry, *rows, header=header))["accounting.U03"] == "FAIL"


def test_what_all_homes_come_to_is_not_missed_by_the_homes_let(registry: docextract.Registry) -> None:
    header = ["Home type", "No.", "Tenanted", "Empty", "Weekly charge", "Weekly total"]
    rows: list[list[Any]] = [[f"P{n}", n, n - (n == 5), int(n == 5), 90 + n, n * (90 + n)] for n in range(3, 10)]
    assert not read(registry, *rows, header=header).failed_checks
    rows[1][5] += 50
    assert statuses(read(registry, *rows, header=header))["accounting.U03"] == "FAIL"


def roll(*units: tuple[str, str, float, float, str | None], day: str = "03/31/2024") -> docextract.RentRoll:
    header = ["Unit", "Unit Type", "Sq Ft", "Tenant", "Market Rent", "Rent", "Lease From", "Lease To"]
    term = ["01/01/2024", "12/31/2024"]
    lines = [
        [unit, kind, area, name, market, *([market, *term] if name else [None, None, None])]
        for unit, kind, area, market, name in units
    ]
    found = docextract.extract(
        workbook([["Rent Roll"], ["Elm Court"], [f"As of {day}"], header, *lines]),
        asset_type="MULTIFAMILY", document_type="RENT_ROLL",
    )  # fmt: skip
    assert isinstance(found, docextract.RentRoll)
    return found


UNITS = [
    ("101", "1BR/1BA", 700, 900, "Ann Ames"), ("102", "1BR/1BA", 700, 950, "Bob Boll"),
    ("201", "2BR/2BA", 1000, 1200, None),
]  # fmt: skip


def test_a_unit_mix_is_compared_with_the_units_of_the_roll(registry: docextract.Registry) -> None:
    header = ["Unit Type", "Units", "Occupied", "Avg SF", "Avg Market Rent"]
    answer = read(registry, ["1BR/1BA", 2, 2, 700, 925], ["2BR/2BA", 1, 0, 1000, 1200], header=header)
    tied = against_roll(answer, roll(*UNITS))
    assert (tied.check_id, tied.status, tied.message) == ("accounting.U05", "PASS", "8 figures are those of the roll")
    other = [("101", "1BR/1BA", 700, 990, "Ann Ames"), ("102", "1BR/1BA", 700, 950, None), *UNITS[2:]]
    off = against_roll(answer, roll(*other, ("301", "3BR/2BA", 1300, 1500, None)))
    assert (off.status, off.rows) == ("WARN", [0])
    assert off.message == (
        "1BR/1BA: occupied 2, on the roll 1; 1BR/1BA: market rent 925.00, on the roll 970.00; "
        "3BR/2BA stands only in the roll"
    )
    named = read(registry, ["A1", 2, 2, 700, 925], ["B1", 2, 0, 1000, 1200], header=header)
    assert against_roll(named, roll(*UNITS)).message == "4 units, on the roll 3"
    assert against_roll(answer, roll(*UNITS, day="02/29/2024")).status == "SKIPPED"


def test_averages_are_weighted_and_an_area_may_end_in_what_all_units_come_to(registry: docextract.Registry) -> None:
    header = ["Bedrooms", "Units", "Sq. Ft.", "Market Rent", "Concession"]
    answer = read(
        registry, [1, 10, 500, 1000, 50], [2, 30, 700, 1200, 0], ["Total", 40, 26000, 1150, 13], header=header
    )
    assert [(row.unit_type, row.bedrooms) for row in answer.rows] == [("1", 1), ("2", 2)]
    assert {"averageArea", "averageMarketRent"} <= set(answer.rows[0].proved)
    assert "otherAmounts.Concession" not in answer.rows[0].proved
    assert not answer.failed_checks


def test_the_first_column_of_words_names_the_types_where_no_word_of_the_header_does(
    registry: docextract.Registry,
) -> None:
    header = ["Set-aside / plan", "Bdrm", "# of Units", "Avg SF", "Market Rent"]
    lines = [["1BR @ 30%", 1, 10, 700, 900], ["1BR @ 50%", 1, 5, 700, 950], ["2BR @ 50%", 2, 8, 900, 1200]]
    answer = read(registry, *lines, header=header)
    assert [(row.unit_type, row.bedrooms) for row in answer.rows] == [
        ("1BR @ 30%", Decimal(1)), ("1BR @ 50%", Decimal(1)), ("2BR @ 50%", Decimal(2)),
    ]  # fmt: skip


def test_marks_of_notes_below_the_words_of_a_header_are_no_row(registry: docextract.Registry) -> None:
    upper = [None, None, "% of", "SF per", None, "Market", "Occu-", None, None, "Credit"]
    marks = ["Plan", "Units", "total", "home", "Total SF", "rent", "pied", "Vacant", "(1)", "(2)"]
    middle = [None, None, None, None, None, None, None, None, "Leased", None]
    lines = [[*line, line[6], None] for line in (SMALL, LARGE, TOTAL)]
    answer = read(registry, middle, marks, *lines, header=upper)
    assert [(row.unit_type, row.units, row.average_area) for row in answer.rows] == [
        ("1BR/1BA", 10, Decimal(700)), ("2BR/2BA", 30, Decimal(1000)),
    ]  # fmt: skip
    assert not answer.failed_checks


def test_homes_that_are_available_beside_those_sold_are_not_vacant(registry: docextract.Registry) -> None:
    header = ["Model", "Bedrooms", "Homes", "Closed", "Under Contract", "Available", "Interior SF", "Avg. $/SF"]
    lines = [
        ["Calder", 2, 7, 4, 1, 2, 1184, 849],
        ["Dove", 1, 5, 4, 0, 1, 800, 835],
        ["Ellery", 1, 6, 2, 1, 3, 760, 821],
    ]
    answer = read(registry, *lines, header=header)
    assert [(row.occupied, row.vacant) for row in answer.rows] == [(None, None)] * 3
    assert [row.units for row in answer.rows] == [7, 5, 6]
    assert not any("Rent" in name for row in answer.rows for name in row.proved)


def test_floors_are_the_types_of_a_stacking_plan(registry: docextract.Registry) -> None:
    header = ["Floor", "Suites", "Occupied", "Vacant", "Total SF", "Market Rent PSF"]
    lines = [
        ["PH", 3, 3, 0, 14275, 50],
        [16, 3, 2, 1, 21452, 49],
        [15, 1, 1, 0, 21840, 49],
        ["Lobby", 4, 4, 0, 7994, 44],
    ]
    answer = read(registry, *lines, header=header)
    assert [row.unit_type for row in answer.rows] == ["PH", "16", "15", "Lobby"]


def test_years_of_fees_in_a_header_are_no_row(registry: docextract.Registry) -> None:
    upper = ["Residence and room type", "Rooms or flats (units)", "BEDS", None, None, "FEE PER BED P.A. (R)", None]
    lower = [None, None, "Capacity", "Filled", "Empty", 2024, 2025]
    lines = [["Single room", 96, 96, 95, 1, 45430, 48250], ["Double room", 40, 80, 77, 3, 39000, 41400],
             ["Warden flat", 2, 2, 1, 1, 52000, 55000]]  # fmt: skip
    answer = read(registry, lower, *lines, header=upper)
    assert [(row.unit_type, row.units) for row in answer.rows] == [
        ("Single room", 96), ("Double room", 40), ("Warden flat", 2),
    ]  # fmt: skip


def test_rents_charged_beside_their_limits_are_those_in_place(registry: docextract.Registry) -> None:
    head = ["Unit Type", "AMI", "Units", "Max. Gross", "Utility Allow.", "Max. Net", "Charged", "Monthly"]
    rows = [[f"A{n}", f"{10 * n}%", n, 500 + n, 80, 420 + n, 400 + n, n * (400 + n)] for n in range(3, 8)]
    book = workbook([["Tupelo Trace"], ["Unit Mix"], head, *rows])
    x = docextract.extract(book, asset_type="MULTIFAMILY", document_type="UNIT_MIX", registry=registry)
    assert [(r.average_contract_rent, r.average_market_rent) for r in x.rows] == [(400 + n, None) for n in range(3, 8)]


def test_a_rate_that_comes_to_the_rent_of_those_let_is_theirs(registry: docextract.Registry) -> None:
    head = ["Unit Size", "# Units", "Rented", "Vacant", "Street Rate", "Avg Rate", "Gross Potential", "Rent In Place"]
    rows = [(f"{5 * n} x 10", 40 + n, 37 - n, 70 + 20 * n, 60 + 19 * n) for n in range(1, 6)]
    lines = [[size, u, o, u - o, street, rate, u * street, o * rate] for size, u, o, street, rate in rows]
    answer = read(registry, *lines, header=head)
    mine = [(r.average_market_rent, r.average_contract_rent, r.total_market_rent) for r in answer.rows]
    assert mine == [(street, rate, u * street) for _, u, _, street, rate in rows]


def test_a_rent_beside_the_market_s_is_that_in_place(registry: docextract.Registry) -> None:
    head = ["Apartment", "Number of Apts", "Empty", "Average Carrying Charge", "Monthly Carrying Charges",
            "Comparable Market Rent"]  # fmt: skip
    lines = [[f"{n} bedroom", 10 + n, n % 2, 600 + 90 * n, (10 + n) * (600 + 90 * n), 860 + 160 * n] for n in range(5)]
    answer = read(registry, *lines, header=head)
    assert [(r.average_contract_rent, r.average_market_rent) for r in answer.rows] == [
        (600 + 90 * n, 860 + 160 * n) for n in range(5)
    ]


def test_lines_without_the_facts_of_types_that_come_to_them_are_sums(registry: docextract.Registry) -> None:
    header = ["Plan", "BR", "BA", "Sq Ft", "Units", "Occupied", "Utility Allowance", "Avg Rent", "Total Rent"]
    rows = [["A1", 1, 1, 588, 5, 5, 74, 452.45, 2262.25], ["A2", 1, 1, 624, 9, 8, 74, 838.25, 6706],
            ["Tax credit units", None, None, None, 14, 13, None, None, 8968.25],
            ["B1", 2, 1, 806, 3, 3, 96, 1225.5, 3676.5], ["B2", 2, 2, 864, 2, 1, 96, 1475, 1475],
            ["Other units", None, None, None, 5, 4, None, None, 5151.5],
            ["Total, all units", None, None, None, 19, 17, None, None, 14119.75]]  # fmt: skip
    answer = read(registry, *rows, header=header)
    assert [row.unit_type for row in answer.rows] == ["A1", "A2", "B1", "B2"]
    assert [total.label for total in answer.totals.stated] == ["Tax credit units", "Other units", "Total, all units"]
    assert not answer.failed_checks


def test_rents_of_occupied_units_only_and_rates_of_another_year(registry: docextract.Registry) -> None:
    header = ["Size", "# Units", "Rented", "2024 Rate", "Street Rate", "Avg Rented Rate", "Monthly Rented"]
    rows = [["5x5", 22, 18, 50, 52, 46.2, 831.6], ["5x10", 38, 33, 81, 84, 77.9, 2570.7],
            ["10x10", 30, 27, 142, 148, 139.4, 3763.8], ["10x15", 12, 10, 181, 189, 180.75, 1807.5]]  # fmt: skip
    row = read(registry, *rows, header=header).rows[0]
    assert (row.average_contract_rent, row.total_contract_rent) == (Decimal("46.2"), Decimal("831.6"))
    assert row.other_amounts == {"2024 Rate": 50}
    assert use_of("In-Place Rent (occupied only)", "UNIT_MIX") == use_of("In-Place Rent", "UNIT_MIX")


def test_an_average_of_a_sum_may_come_from_rounded_totals(registry: docextract.Registry) -> None:
    header = ["Size", "SF", "No. Units", "Occ.", "Avg. In-Place Rate", "In-Place Rent (Monthly)"]
    rows = [["12 x 35", 420, 10, 9, 334.7, 3012], ["14 x 40", 560, 8, 7, 482.89, 3380], ["14 x 50", 700, 6, 6, 521.72,
            3130], ["Total", None, 24, 22, 432.82, 9522]]  # fmt: skip
    answer = read(registry, *rows, header=header)
    assert not answer.failed_checks
    wrong = read(registry, *rows[:3], ["Total", None, 24, 22, 437.82, 9522], header=header)
    assert wrong.failed_checks


def test_carpet_areas_and_markets_with_additions() -> None:
    said = {"Carpet area (sq ft) Per unit": "averageArea", "Carpet area (sq ft) Total": "totalArea",
            "Average Market + Addl.": "averageMarketRent", "Market + Addl. / SQFT": "marketRentPerArea"}  # fmt: skip
    assert {text: use.name for text in said if (use := use_of(text, "UNIT_MIX"))} == said


def test_what_all_rooms_come_to_in_a_year_is_no_limit_of_a_rent(registry: docextract.Registry) -> None:
    header = ["Room Type", "Rooms", "Weekly Rent", "Tenancy Weeks", "Annual Rent per Bed", "Gross Rent 2025/26"]
    rows = [[name, n, 164 + n, 44, 44 * (164 + n), n * 44 * (164 + n)] for n, name in
            ((84, "Classic"), (126, "Premium"), (38, "Large"), (6, "Accessible"))]  # fmt: skip
    assert [row.gross_rent_limit for row in read(registry, *rows, header=header).rows] == [None] * 4


def test_maintenance_of_a_cooperative_and_effective_rents_in_place() -> None:
    said = {"Maint. each": "averageContractRent", "Maint. per month": "totalContractRent",
            "In-Place Net Effective Rent": "averageContractRent"}  # fmt: skip
    assert {text: use.name for text in said if (use := use_of(text, "UNIT_MIX"))} == said


def test_kinds_of_spaces_and_shares_let_by_area() -> None:
    assert {use_of(text, "UNIT_MIX").name for text in ("Kind of space", "Type of pitch", "Berth class")} == {"unitType"}  # type: ignore[union-attr]
    assert use_of("% let (area)", "UNIT_MIX").name == "leasedShare"  # type: ignore[union-attr]
    assert use_of("Kind of lease", "UNIT_MIX") is None
