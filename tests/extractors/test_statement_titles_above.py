"""What stands above and between the columns of a statement: years over another table, sizes, signs, last headings."""

from __future__ import annotations

import io
from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas
from statements import read

import docextract
from docextract import Statement

Cells = Sequence[tuple[float, str] | tuple[float, str, str]]


def _pages(*pages: Sequence[Cells], kind: str, pitch: float = 13, points: float = 9) -> Statement:
    """The statement on pages of lines of cells: where each begins, or with ``"right"`` ends, and its text."""
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(792, 612), invariant=1)
    for lines in pages:
        canvas.setFont("Helvetica", points)
        for n, cells in enumerate(lines):
            for x, text, *side in cells:
                (canvas.drawRightString if side else canvas.drawString)(x, 570 - pitch * n, text)
        canvas.showPage()
    canvas.save()
    x = docextract.extract(out.getvalue(), asset_type="HOSPITALITY", document_type=kind)
    assert isinstance(x, Statement)
    return x


def _row(label: str, ends: Sequence[float], values: Sequence[str]) -> Cells:
    return [(40, label), *((x, value, "right") for x, value in zip(ends, values, strict=True) if value)]


def test_years_over_the_facts_above_a_table_are_those_of_its_groups_of_columns() -> None:
    ends = (250, 300, 350, 410, 460, 510)
    lines: list[Cells] = [[(40, "Harborline Inn")], [(40, "Operating Statement - Years Ended December 31")], []]
    lines.append([(275, "2023"), (435, "2024")])
    lines += [
        [(40, "Rooms Sold"), (275, "31,426"), (435, "33,555")],
        [(40, "Occupancy"), (275, "67.3%"), (435, "71.6%")],
    ]
    lines += [[(40, "Rooms Available"), (275, "46,720"), (435, "46,848")]]
    lines.append([(x, text, "right") for x, text in zip(ends, ("$", "% Rev.", "POR") * 2, strict=True)])
    rows = {"Rooms": (4333616, 4784698), "Food and Beverage": (646980, 656147), "Total Revenue": (4980596, 5440845)}
    costs = {"Payroll": (1402000, 1496000), "Utilities": (201466, 219513), "Insurance": (88236, 104915)}
    costs["Total Expenses"] = (1691702, 1820428)
    for label, (one, other) in (rows | costs | {"Net Operating Income": (3288894, 3620417)}).items():
        shown = [f"{one:,}", "10.0%", "12.50", f"{other:,}", "11.0%", "13.50"]
        lines.append(_row(label, ends, shown))
    x = _pages(lines, kind="OPERATING_STATEMENT")
    money = [n for n, column in enumerate(x.columns) if column.kind in ("ACTUAL", "PRIOR")]
    assert [x.columns[n].period_to.year for n in money if x.columns[n].period_to] == [2023, 2024]
    assert [x.rows[-1].values[n] for n in money] == [3288894, 3620417]


def test_lines_set_closer_than_their_letters_are_high_are_rows_of_their_own() -> None:
    ends = (300, 380)
    lines: list[Cells] = [
        [(40, "ALDER COMMONS")],
        [(40, "INCOME STATEMENT")],
        [],
        [(272, "2023"), (352, "2024")],
        [(60, "INCOME")],
    ]
    rows = [("4010 RENT", 512, 510), ("4020 LOSS", -13, -11), ("4099 TOTAL RENT", 499, 499), ("5010 PAYROLL", 100, 90)]
    rows += [
        ("5020 TAXES", 50, 40),
        ("5030 GAS", 20, 21),
        ("5999 TOTAL EXPENSES", 170, 151),
        ("6999 NET OPERATING INCOME", 329, 348),
    ]
    lines += [_row(label, ends, [f"{a},000", f"{b},000"]) for label, a, b in rows]
    x = _pages(lines, kind="OPERATING_STATEMENT", pitch=7.7, points=8.9)
    assert [row.label for row in x.rows if row.row_type != "HEADING"] == [label[5:] for label, _, _ in rows]
    assert x.rows[-1].values == [329000, 348000]


def test_names_over_signs_of_currency_are_of_the_amounts_beside_them_whatever_the_foot_of_the_page_holds() -> None:
    lines: list[Cells] = [[(40, "TANNERY VENTURE, L.P.")], [(40, "Balance Sheets")], []]
    lines += [[(262, "June 30,"), (402, "June 30,")], [(270, "2025"), (410, "2024")], [(40, "ASSETS")]]
    rows = [("Land", 640, 640), ("Buildings", 4283, 4911), ("Cash", 342, 118), ("TOTAL ASSETS", 5265, 5669)]
    rows += [("Mortgage note", 3400, 3600), ("Accounts payable", 65, 69), ("Total liabilities", 3465, 3669)]
    rows += [("Partners' capital", 1800, 2000), ("TOTAL LIABILITIES AND CAPITAL", 5265, 5669)]
    for label, one, other in rows:
        cells: list[tuple[float, str] | tuple[float, str, str]] = [
            *_row(label, (360, 500), [f"{one},417,000", f"{other},208,000"])
        ]
        signed = label.startswith(("Land", "TOTAL"))
        lines.append([*cells, (270, "$"), (410, "$")] if signed else cells)
    x = _pages([*lines, [], [(272, "2")]], kind="BALANCE_SHEET")
    assert [len(row.values) for row in x.rows] == [2] * len(x.rows)
    assert x.rows[1].values == [640417000, 640208000]


def test_a_heading_at_the_foot_of_a_page_whose_rows_go_on_overleaf_begins_no_statement() -> None:
    ends = (360, 460)
    head: list[Cells] = [[(40, "Account Name"), (300, "Selected Month"), (400, "Year to Date")]]
    first: list[Cells] = [
        [(40, "Cash Flow")],
        [(40, "As of: 11/30/2025")],
        [],
        *head,
        [(40, "Operating Income & Expense")],
    ]
    first += [_row("Rent Income", ends, ["18,173.25", "201,945.46"]), _row("Laundry", ends, ["140.01", "1,514.16"])]
    first += [
        _row("Total Operating Income", ends, ["18,313.26", "203,459.62"]),
        _row("Repairs", ends, ["1,004.67", "10,010.38"]),
    ]
    first += [
        _row("Taxes", ends, ["0.00", "34,118.76"]),
        _row("Total Operating Expense", ends, ["1,004.67", "44,129.14"]),
    ]
    first += [_row("NOI - Net Operating Income", ends, ["17,308.59", "159,330.48"]), [(40, "Other Income & Expense")]]
    second = [
        *head,
        _row("Mortgage Interest", ends, ["6,227.18", "69,403.31"]),
        _row("Net Other Income", ends, ["-6,227.18", "-69,403.31"]),
    ]
    second += [
        _row("Net Income", ends, ["11,081.41", "89,927.17"]),
        _row("Cash Flow", ends, ["11,081.41", "89,927.17"]),
    ]
    second += [
        _row("Beginning Cash", ends, ["92,360.30", "13,514.54"]),
        _row("Actual Ending Cash", ends, ["103,441.71", "103,441.71"]),
    ]
    x = _pages(first, second, kind="CASH_FLOW_STATEMENT")
    labels = [row.label for row in x.rows]
    assert (labels[-1], "Rent Income" in labels) == ("Actual Ending Cash", True)


def test_a_column_that_few_rows_fill_is_one_if_these_add_up_with_it_alone_below_names_with_their_sizes() -> None:
    rows = [
        ["Kestrel Park"], ["Statement of Operations by Building"], ["Six months ended June 30, 2025"],
        [None, "Bldg A", "Bldg B", "Bldg C", "Park Common", "Kestrel Park"],
        [None, "312,000 sf", "248,500 sf", "196,200 sf", None, "756,700 sf"], ["INCOME"],
        ["Base rent", 1134, 914, 699, None, 2747], ["CAM", 165, 134, 109, None, 408],
        ["Taxes", 259, 201, 161, None, 621], ["Insurance", 45, 40, 29, None, 114],
        ["Parking", 35, 28, None, None, 63], ["Interest", None, None, None, 18, 18],
        ["TOTAL INCOME", 1638, 1317, 998, 18, 3971], ["OPERATING EXPENSES"], ["Landscaping", 24, 20, 15, None, 59],
        ["Roof", 11, 8, 4, None, 23], ["Lighting", 6, 4, 3, None, 13], ["Gatehouse", None, None, None, 86, 86],
        ["TOTAL OPERATING EXPENSES", 41, 32, 22, 86, 181], ["NET OPERATING INCOME", 1597, 1285, 976, -68, 3790],
    ]  # fmt: skip
    x = read(rows)
    assert [column.label.split()[0] for column in x.columns] == ["Bldg", "Bldg", "Bldg", "Park", "Kestrel"]
    assert x.rows[-1].values == [1597, 1285, 976, -68, 3790]
    assert not any(column.kind == "PER_AREA" for column in x.columns)
