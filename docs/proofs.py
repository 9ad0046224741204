"""The worked rolls of proofs.md: their pages, what ``docextract why`` says of a number of each, and their pictures."""

from __future__ import annotations

import contextlib
import io
import os
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import docextract
from docextract.grids.draw import SCALE
from docextract.models.place import Place
from docextract.models.why import Why

Colour = tuple[int, int, int]


class Worked(NamedTuple):
    """A roll of a few lines, and the number that the page asks about."""

    name: str
    columns: tuple[tuple[str, int], ...]
    """Headers, each with the place of its column: its left edge, or, of numbers, its right edge as a negative one."""
    rows: tuple[tuple[str, ...], ...]
    row: int
    field: str


LEASES = (("Unit", 40), ("Tenant", 90), ("Rent", -240), ("Parking", -310), ("Pet Rent", -380), ("Total", -450))
SUITES = (("Suite", 40), ("Tenant", 90), ("Usable Area", -280), ("Rentable Area", -365), ("Monthly Rent", -450))
WORKED = (
    Worked(
        "row-and-column",
        LEASES,
        (
            ("101", "Ann Ames", "1,050.00", "50.00", "25.00", "1,125.00"),
            ("102", "Bob Boll", "1,120.00", "50.00", "", "1,170.00"),
            ("103", "Cy Cole", "1,095.00", "75.00", "35.00", "1,205.00"),
            ("104", "Di Dale", "1,010.00", "", "25.00", "1,035.00"),
            ("", "Total", "4,275.00", "175.00", "85.00", "4,535.00"),
        ),
        2,
        "contractRent",
    ),
    Worked(
        "two-areas",
        SUITES,
        (
            ("100", "Ames & Sons", "1,000", "1,120", "2,050.00"),
            ("110", "Boll Optics", "1,500", "1,680", "3,120.00"),
            ("120", "Cole Dental", "800", "900", "1,710.00"),
            ("130", "Dale Books", "1,250", "1,400", "2,725.00"),
            ("", "Total", "4,550", "5,100", "9,605.00"),
        ),
        1,
        "area",
    ),
    Worked(
        "missed-row",
        LEASES,
        (
            ("101", "Ann Ames", "1,050.00", "50.00", "25.00", "1,125.00"),
            ("102", "Bob Boll", "1,120.00", "50.00", "", "1,170.00"),
            ("103", "Cy Cole", "1,095.00", "75.00", "35.00", "1,305.00"),
            ("104", "Di Dale", "1,010.00", "", "25.00", "1,035.00"),
            ("", "Total", "4,275.00", "175.00", "85.00", "4,635.00"),
        ),
        2,
        "contractRent",
    ),
)
"""In the last one the total of unit 103 is 100.00 more than its charges, and the column of totals adds up with it."""
WIDTH, LINE, FIRST = 490, 22, 92
STATES: dict[str, tuple[str, Colour]] = {
    "PROVED": ("proved", (30, 140, 70)),
    "DOUBTFUL": ("doubtful", (225, 140, 0)),
    "CONTRADICTED": ("contradicted", (215, 40, 30)),
    "UNPROVED": ("unproved", (150, 150, 150)),
}
LIT: tuple[Colour, ...] = ((205, 225, 255), (255, 238, 170))
"""Behind the figures of a relation; a number that stands in two of them has the half of each."""


def page(worked: Worked) -> bytes:
    """The PDF of a roll."""
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    height = FIRST + LINE * len(worked.rows) + 6
    pdf = canvas.Canvas(out, pagesize=(WIDTH, height), invariant=True)

    def put(x: int, y: int, text: str, *, bold: bool = False, size: int = 10) -> None:
        pdf.setFont("Helvetica-Bold" if bold else "Helvetica", size)
        (pdf.drawRightString if x < 0 else pdf.drawString)(abs(x), height - y, text)

    put(40, 24, "Cedar Hill", bold=True, size=12)
    put(40, 38, "Rent Roll as of 06/30/2024")
    for n, row in enumerate([[header for header, _ in worked.columns], *worked.rows]):
        for (_, x), text in zip(worked.columns, row, strict=True):
            put(x, FIRST - LINE + LINE * n, text, bold=n in (0, len(worked.rows)))
    pdf.save()
    return out.getvalue()


def answer(worked: Worked) -> docextract.RentRoll:
    """What is extracted from it."""
    return docextract.extract(page(worked), asset_type="OTHER", document_type="RENT_ROLL")


def why_text(name: str) -> str:
    """The command that asks about the number of a roll, and what it prints."""
    from docextract.cli.main import main

    (worked,) = [one for one in WORKED if one.name == name]
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder), contextlib.redirect_stdout(
        io.StringIO()
    ) as printed:  # fmt: skip
        Path(f"{name}.pdf").write_bytes(page(worked))
        asked = [f"{name}.pdf", "--row", str(worked.row), "--field", worked.field]
        code = main(["why", *asked, "--format", "table"])
    assert code == os.EX_OK, printed.getvalue()
    return f"$ docextract why {' '.join(asked)}\n{printed.getvalue()}"


def draw(worked: Worked, path: Path) -> None:
    """Draw the page: a box around every number of a row by its state, and behind the number that is asked about and the
    other figures of its relations a colour for each relation, which the lines below name; last the reason."""
    import pypdfium2
    from PIL import Image, ImageDraw, ImageFont

    roll = answer(worked)
    why = roll.why(row=worked.row, field=worked.field)
    sheet = pypdfium2.PdfDocument(page(worked))[0].render(scale=SCALE).to_pil().convert("RGB")
    picture = Image.new("RGB", (sheet.width, sheet.height + 34 * (2 + len(why.equations)) + 14), "white")
    picture.paste(sheet)
    pen: Any = ImageDraw.Draw(picture)
    font = ImageFont.load_default(size=20)
    for place in {term.place for equation in why.equations for term in equation.terms if term.place is not None}:
        _light(picture, sheet, place, [n for n, equation in enumerate(why.equations) if _has(equation, place)])
    found = _states(roll)
    for place, state in found.items():
        asked = place in why.places
        pen.rectangle(_around(place, 4 if asked else 0), outline=STATES[state][1], width=6 if asked else 2)
    left, top = 80, sheet.height + 6
    for state, (word, colour) in STATES.items():
        if state in found.values():
            pen.rectangle((left, top, left + 26, top + 20), outline=colour, width=3)
            pen.text((left + 36, top - 2), word, fill="black", font=font)
            left += 70 + int(font.getlength(word))
    for n, equation in enumerate(why.equations):
        top += 34
        pen.rectangle((80, top, 106, top + 20), fill=LIT[n])
        told = "holds" if equation.holds else f"misses by {abs(equation.residual):,.2f}"
        pen.text((116, top - 2), f"{equation.name}: {told}", fill="black", font=font)
    reason = f"{why.label}, {worked.field}: {STATES[why.state][0]}: {why.reason}"
    pen.text((80, top + 36), reason, fill="black", font=font)
    picture.quantize(64).save(path, optimize=True)


def _has(equation: Any, place: Place) -> bool:
    return any(term.place == place for term in equation.terms)


def _around(place: Place, more: int = 0) -> tuple[float, float, float, float]:
    assert place.box is not None
    x0, top, x1, bottom = (SCALE * edge for edge in place.box)
    return x0 - 8 - more, top - 5 - more, x1 + 8 + more, bottom + 5 + more


def _light(picture: Any, sheet: Any, place: Place, relations: list[int]) -> None:
    """Colour the paper behind a figure, in as many parts as there are relations."""
    from PIL import Image, ImageChops

    x0, top, x1, bottom = map(int, _around(place))
    width = (x1 - x0) / len(relations)
    for n, relation in enumerate(relations):
        box = int(x0 + n * width), top, int(x0 + (n + 1) * width), bottom
        paper = Image.new("RGB", (box[2] - box[0], bottom - top), LIT[relation])
        picture.paste(ImageChops.multiply(paper, sheet.crop(box)), box[:2])


def _states(roll: docextract.RentRoll) -> dict[Place, str]:
    """The state of every printed number of the rows, by its place."""
    found: dict[Place, str] = {}
    for row in roll.rows:
        for field in [name for name in roll.proof.by_field if name in row.sources or name == "charges"]:
            why: Why = roll.why(row=row.row_index, field=field)
            found |= dict.fromkeys(why.places, why.state)
    return found
