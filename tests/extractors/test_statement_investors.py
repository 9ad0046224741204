"""What brokers, lenders and appraisers print: results of some columns only, sections in headers, pages of notes."""

from __future__ import annotations

import io
from typing import Any

from reportlab.pdfgen.canvas import Canvas
from statements import read

import docextract

BODY: list[list[Any]] = [
    ["INCOME"],
    ["Rent of all of the apartments and stores below", 1000.5, 1100.25, 1200.5],
    ["Parking", 100.25, 110.5, 120.75],
    ["Total Income", 1100.75, 1210.75, 1321.25],
    ["EXPENSES"],
    ["Repairs", 200.25, 210.5, 220.25],
    ["Taxes", 130.5, 131.25, 140.75],
    ["Total Expenses", 330.75, 341.75, 361.0],
    ["Net Operating Income", 770.0, 869.0, 960.25],
    ["Reserves", None, 20.5, 20.5],
    ["Net Cash Flow", 770.0, 848.5, 939.75],
    ["Debt Service", None, None, 500.25],
    ["Cash Flow After Debt Service", None, None, 439.5],
]


def test_a_result_of_some_columns_is_what_its_lines_leave_there_and_the_plain_cash_flow_stays_the_key() -> None:
    x = read([["Pro Forma"], [None, "2023", "2024", "Year 1"], *BODY])
    last = x.rows[-1]
    assert [(x.rows[a.row_index].label, a.sign) for a in last.foots_from] == [
        ("Net Cash Flow", 1),
        ("Debt Service", -1),
    ]
    assert (last.row_type, last.proof[0]) == ("TOTAL", None)
    assert x.key_totals.net_cash_flow is not None
    assert x.rows[x.key_totals.net_cash_flow.row_index or 0].label == "Net Cash Flow"
    wrong = [*BODY[:-1], ["Cash Flow After Debt Service", None, None, 440.75]]
    y = read([["Pro Forma"], [None, "2023", "2024", "Year 1"], *wrong])
    assert not y.rows[-1].foots_from


def test_a_header_names_its_columns_in_two_rows_of_which_two_words_in_ten_are_new() -> None:
    head = [
        [None, "Annual", "Trailing 12", "% of", "T-12", "Year 1", "Year 1", "Year 2", "Year 3"],
        [None, "Growth", "Jul 2025", "EGI", "Per SF", "Jul 2026", "Per SF", "Jul 2027", "Jul 2028"],
    ]

    def row(label: str, base: int) -> list[Any]:
        return [label, 0.03, base, f"{base / 16:.1f}%", base / 40, base + 50, (base + 50) / 40, base + 90, base + 110]

    rows = [["Pro Forma"], *head, ["REVENUE"], row("Rent", 1000), row("Parking", 600)]
    rows += [["EXPENSES"], row("Repairs", 240), row("Taxes", 160)]
    x = read(rows)
    assert [c.kind for c in x.columns if c.label.endswith("Per SF")] == ["PER_AREA", "PER_AREA"]
    assert x.rows[0].label == "REVENUE"


def test_a_section_that_stands_in_the_header_is_a_heading() -> None:
    x = read([["Operating Statement"], ["INCOME", "2023", "2024", "Year 1"], *BODY[1:]])
    assert [(row.label, row.row_type) for row in x.rows[:2]] == [
        ("INCOME", "HEADING"),
        ("Rent of all of the apartments and stores below", "LINE"),
    ]
    y = read([["Operating Statement"], ["Account Name", "2023", "2024", "Year 1"], *BODY[1:]])
    assert y.rows[0].label == "Rent of all of the apartments and stores below"


def test_words_over_columns_above_all_amounts_are_of_the_header() -> None:
    rows = [["Operating Statement"], [None, "2023", "2024", "Year 1"], ["Class", "Audited", "Normalized", "Normalized"]]
    assert read([*rows, *BODY]).rows[0].label == "INCOME"


def test_a_page_of_notes_leaves_the_columns_of_the_statement_before_it_alone() -> None:
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Helvetica", 8)
    y = 740
    for label, *amounts in [
        ["Operating Statement"],
        ["", "CURRENT", "YEAR 1", "NOTES"],
        *[row[:3] for row in BODY[:-2]],
    ]:
        canvas.drawString(52, y, str(label))
        for x, amount in zip((268, 400, 500), amounts, strict=False):
            text = f"{amount:,.2f}" if isinstance(amount, float) else amount or ""
            canvas.drawRightString(x, y, text)
        y -= 14
    canvas.showPage()
    canvas.setFont("Helvetica", 8)
    for n in range(1, 40):
        canvas.drawString(60, 740 - 14 * n, f"[{n}]")
        canvas.drawString(80, 740 - 14 * n, "Normalized by what others of this kind and size in the market pay for it")
    canvas.save()
    x = docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(x, docextract.Statement)
    named = {row.label: row for row in x.rows}
    assert [len(named[label].foots_from) for label in ("Total Income", "Total Expenses")] == [2, 2]
