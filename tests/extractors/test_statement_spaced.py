"""Labels that wrap in roomy tables are told by the room between lines, whatever their words say."""

from __future__ import annotations

import io
from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

import docextract
from docextract import Statement

Row = tuple[Sequence[str], tuple[int, int] | None]
ROWS: list[Row] = [
    (["Income"], None),
    (["Potential Rent", "Revenue"], (1000, 1100)),
    (["Utility", "Reimbursement", "(RUBS)"], (100, 110)),
    (["Total Revenue"], (1100, 1210)),
    (["Expenses"], None),
    (["Real Estate", "Taxes"], (200, 210)),
    (["Property &", "Liability", "Insurance"], (80, 90)),
    (["Repairs"], (20, 30)),
    (["Payroll"], (50, 60)),
    (["Marketing"], (10, 11)),
    (["Water"], (40, 41)),
    (["Gas"], (5, 6)),
    (["Legal"], (1, 2)),
    (["Audit"], (2, 0)),
    (["Total", "Operating", "Expenses"], (408, 450)),
    (["Net Operating", "Income"], (692, 760)),
]
LABELS = [" ".join(label) for label, _ in ROWS]


def printed(rows: Sequence[Row], *, room: float, pitch: float = 12) -> Statement:
    """A statement whose rows stand ``room`` points apart; amounts stand at the middle of their label's lines."""
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Helvetica", 9)
    for n, text in enumerate(("Stonegate Apartments", "Income Statement")):
        canvas.drawString(50, 750 - 14 * n, text)
    y = 700.0
    for x, year in ((280, "2024"), (360, "2025")):
        canvas.drawRightString(x, y, year)
    y -= pitch + room
    for label, amounts in rows:
        for n, text in enumerate(label):
            canvas.drawString(50, y - pitch * n, text)
        if amounts:
            for x, amount in zip((280, 360), amounts, strict=True):
                canvas.drawRightString(x, y - pitch * (len(label) - 1) / 2, f"{amount:,}.00")
        y -= pitch * len(label) + room
    canvas.save()
    return docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")


def test_lines_closer_than_rows_are_of_one_label_and_headings_below_totals_stay_headings() -> None:
    statement = printed(ROWS, room=14)
    assert [row.label for row in statement.rows] == LABELS
    assert [row.row_type for row in statement.rows if row.label in ("Income", "Expenses")] == ["HEADING"] * 2
    assert not [check for check in statement.checks if check.status == "FAIL"]


def test_rows_of_one_pitch_are_not_told_by_room() -> None:
    single = [([" ".join(label)], amounts) for label, amounts in ROWS]
    assert [row.label for row in printed(single, room=0).rows] == LABELS
    assert [row.label for row in printed(single, room=14).rows] == LABELS
