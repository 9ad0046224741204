"""Cells that wrap to several lines, whatever they hold, are one row where rules stand between the rows."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import pairwise

from rolls import read

from docextract import RentRoll

EDGES = (40, 130, 240, 290, 350, 410, 480, 560)
HEAD = ("House", "Tenant", "Beds", "From", "To", "Rent", "Notes")
ROWS: tuple[tuple[str, ...], ...] = (
    ("Mill Lodge", "A. Brand", "2", "4 Mar 2023", "3 Mar 2026", "610", "Boiler|replaced|last year"),
    ("Hay Barn", "Mr C. Ode and|Mrs C. Ode", "3", "19 Jun 2024", "18 Jun 2026", "745", ""),
    ("Kiln House", "D. Emory", "1", "1 Nov 2021", "31 Oct 2026", "540", "Dog|allowed"),
    (
        "Old|Forge",
        "F. Gant, the|warden, with|his family",
        "2",
        "12 Jan|2022",
        "Service",
        "595",
        "Roof|wants repair|at once",
    ),
    ("Total", "", "", "", "", "2,490", ""),
)


def _ruled(rows: Sequence[Sequence[str]]) -> bytes:
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.setFont("Helvetica", 9)
    canvas.drawString(40, 750, "Stanford Hatch Estate - Rent Roll as of 31 December 2025")
    y = 720.0
    for row in (HEAD, *rows):
        cells = [cell.split("|") for cell in row]
        height = 14.0 * max(map(len, cells)) + 3
        for x, texts in zip(EDGES, cells, strict=False):
            for n, text in enumerate(texts):
                canvas.drawString(x + 3, y - 10 - 14 * n, text)
        for x0, x1 in pairwise(EDGES):
            canvas.rect(x0, y - height, x1 - x0, height)
        y -= height
    canvas.showPage()
    canvas.save()
    return out.getvalue()


def _told(x: RentRoll) -> list[tuple[str | None, str | None, str, str]]:
    return [(r.unit, r.tenant_name, str(r.lease_start_date), str(r.contract_rent)) for r in x.rows]


def test_lines_between_two_rules_are_one_row_where_else_some_would_fit_no_role() -> None:
    x = read(_ruled(ROWS))
    assert _told(x) == [
        ("Mill Lodge", "A. Brand", "2023-03-04", "610"),
        ("Hay Barn", "Mr C. Ode and Mrs C. Ode", "2024-06-19", "745"),
        ("Kiln House", "D. Emory", "2021-11-01", "540"),
        ("Old Forge", "F. Gant, the warden, with his family", "2022-01-12", "595"),
    ]
    assert not x.ledger.unexplained
    assert x.ledger.read == sum(x.ledger.by_role.values())
    (decision,) = [d for d in x.decisions if d.question == "what is a row"]
    assert [rival.reading for rival in decision.rivals] == ["each line"]


def test_rules_around_leases_of_several_lines_make_no_rows() -> None:
    leases = [
        ("Mill Lodge", "A. Brand", "2", "4 Mar|2023", "3 Mar|2026", "610|45", "rent|garage"),
        ("Hay Barn", "C. Ode", "3", "19 Jun|2024", "18 Jun|2026", "745|30", "rent|shed"),
        ("Kiln House", "D. Emory", "1", "1 Nov|2021", "31 Oct|2026", "540|25", "rent|shed"),
        ("Old Forge", "F. Gant", "2", "12 Jan|2022", "11 Jan|2027", "595|25", "rent|shed"),
    ]
    assert not [d for d in read(_ruled(leases)).decisions if d.question == "what is a row"]


def test_steps_that_stand_above_the_middle_of_their_unit_are_its_own() -> None:
    """Two or three steps in the last columns, in the middle of which the row of their unit stands, between rules."""
    import io

    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(792, 612), invariant=True)
    draw.setFont("Helvetica", 8)
    draw.drawString(40, 580, "Cimarron Tower")
    draw.drawString(40, 566, "Rent Roll as of September 1, 2025")
    stops = (40, 90, 260, 330, 400, 480, 570, 680)
    heads = ("Suite", "Tenant", "RSF", "Begin", "End", "Monthly Rent", "Step Date", "Step Rent")
    for x, text in zip(stops, heads, strict=True):
        draw.drawString(x, 540, text)
    y, expected = 532.0, []
    draw.line(36, y, 760, y)
    for n, count in enumerate((2, 3, 1, 2, 3, 2), 1):
        high = 9 * count + 6
        middle = y - 3 - 4.5 * count - 3
        lease = (f"{n}00", f"Firm {n} LLC", f"{1000 + n:,}", "10/01/2020", "09/30/2031", f"${5000 + n:,}.00")
        for x, text in zip(stops, lease, strict=False):
            draw.drawString(x, middle, text)
        steps = [(f"0{k}/01/202{6 + k}", f"${5100 + 10 * n + k:,}.00") for k in range(1, count + 1)]
        for k, step in enumerate(steps):
            for x, text in zip(stops[6:], step, strict=True):
                draw.drawString(x, middle + 4.5 * (count - 1) - 9 * k, text)
        expected.append([5100 + 10 * n + k for k in range(1, count + 1)])
        y -= high
        draw.line(36, y, 760, y)
    draw.save()
    x = read(out.getvalue(), "OFFICE")
    assert [[step.amount for step in row.rent_steps] for row in x.rows] == expected
