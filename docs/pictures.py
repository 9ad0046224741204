"""Draw the pictures of the documentation: pages of invented documents with what was found on them.

python docs/pictures.py [FOLDER]    by default docs/pictures; wants reportlab, which writes the pages
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

import docextract
import proofs
from docextract.grids.draw import SCALE
from docextract.testing import write
from docextract.testing.dressing import GARMENTS

PICTURES = {
    "page.png": ("amsi.rentRoll", 1),
    "charges.png": ("yardi.rentRollWithLeaseCharges", 3),
}
"""The picture's name, and the family and seed of the document whose first page it shows."""
MARGIN = 24
"""Pixels of paper left around what is printed."""
GAP = 100
"""Points of blank paper from which what stands below, a footer, is left out."""

TREE = "tree.png"
STATEMENT: list[tuple[str, int, tuple[str, ...]]] = [
    ("INCOME", 0, ()),
    ("Market Rent", 1, ("41,200.00", "41,350.00", "41,500.00", "124,050.00")),
    ("Loss to Lease", 1, ("(1,180.40)", "(1,164.10)", "(1,139.75)", "(3,484.25)")),
    ("Vacancy", 1, ("(2,060.00)", "(1,545.00)", "(2,060.00)", "(5,665.00)")),
    ("Net Rental Income", 0, ("37,959.60", "38,640.90", "38,300.25", "114,900.75")),
    ("Late Fees", 1, ("310.00", "275.00", "290.00", "875.00")),
    ("Laundry", 1, ("188.25", "201.50", "194.75", "584.50")),
    ("TOTAL INCOME", 0, ("38,457.85", "39,117.40", "38,785.00", "116,360.25")),
    ("EXPENSES", 0, ()),
    ("Payroll", 1, ("6,420.18", "6,388.02", "6,455.61", "19,263.81")),
    ("Repairs & Maintenance", 1, ("2,114.70", "1,968.33", "2,401.09", "6,484.12")),
    ("Utilities", 1, ("3,305.44", "3,412.90", "3,287.15", "10,005.49")),
    ("TOTAL EXPENSES", 0, ("11,840.32", "11,679.25", "12,143.85", "35,753.42")),
    ("NET OPERATING INCOME", 0, ("26,617.53", "27,348.15", "26,641.15", "80,606.83")),
    ("Occupied units at month end", 0, ("38", "39", "38", "")),
]
"""Labels, steps of indent and amounts. Two digits are exchanged: the expenses of February are 11,769.25."""
MONTHS = ("Jan 2024", "Feb 2024", "Mar 2024", "Total")
COLOURS = {"PROVED": (30, 140, 70), "UNPROVED": (150, 150, 150), "CONTRADICTED": (215, 40, 30)}
LINE = (20, 90, 220)


def draw(family: str, seed: int, path: Path) -> None:
    """Draw the first grid of a rent roll, cut to the table and what stands above it, in few colours."""
    from PIL import Image, ImageChops

    sample = write(family, seed=seed, format="pdf", without=[worn.name for worn in GARMENTS])
    roll = docextract.extract(sample.data, asset_type=sample.asset_type, document_type="RENT_ROLL")
    grid = roll.grids[0]
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "page.png"
        grid.draw(str(whole))
        picture = Image.open(whole).convert("RGB")
    boxes = sorted(cell.place.box[1::2] for cell in grid.cells() if cell.place is not None and cell.place.box)
    end = boxes[0][1]
    for top, bottom in boxes:
        if top > end + GAP:
            break
        end = max(end, bottom)
    above = picture.crop((0, 0, picture.width, min(picture.height, int(end * SCALE) + MARGIN)))
    printed = ImageChops.difference(above, Image.new("RGB", above.size, "white")).getbbox()
    assert printed is not None
    left, top, right, bottom = printed
    cut = max(0, left - MARGIN), max(0, top - MARGIN), min(above.width, right + MARGIN), bottom
    above.crop(cut).quantize(32).save(path, optimize=True)


def statement_page() -> bytes:
    """The page of the statement, with room at the left for its tree."""
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    page = canvas.Canvas(out, pagesize=(612, 380), invariant=True)
    page.setFont("Helvetica-Bold", 11)
    page.drawString(130, 350, "Cedar Hill Apartments")
    page.setFont("Helvetica", 9)
    page.drawString(130, 336, "Income Statement")
    page.drawString(130, 324, "January 2024 - March 2024")
    for n, month in enumerate(MONTHS):
        page.drawRightString(350 + 75 * n, 302, month)
    for n, (label, indent, amounts) in enumerate(STATEMENT):
        page.setFont("Helvetica" if indent else "Helvetica-Bold", 9)
        page.drawString(130 + 10 * indent, 284 - 17 * n, label)
        for column, amount in enumerate(amounts):
            page.drawRightString(350 + 75 * column, 284 - 17 * n, amount)
    page.save()
    return out.getvalue()


def draw_tree(path: Path) -> None:
    """Draw the statement with a box around every number by its proof, and a line from each total to its addends."""
    import pypdfium2
    from PIL import ImageDraw, ImageFont

    font = ImageFont.load_default(size=16)
    data = statement_page()
    statement = docextract.extract(data, asset_type="MULTIFAMILY", document_type="OPERATING_STATEMENT")
    assert isinstance(statement, docextract.Statement)
    picture = pypdfium2.PdfDocument(data)[0].render(scale=SCALE).to_pil().convert("RGB")
    pen: Any = ImageDraw.Draw(picture)
    middle: dict[int, float] = {}
    for row in statement.rows:
        for place, proof in zip(row.sources, row.proof, strict=True):
            if place is None or place.box is None or proof is None:
                continue
            x0, top, x1, bottom = (SCALE * edge for edge in place.box)
            middle[row.row_index] = (top + bottom) / 2
            width = 4 if proof == "CONTRADICTED" else 2
            pen.rectangle((x0 - 6, top - 3, x1 + 6, bottom + 3), outline=COLOURS[proof], width=width)
    for row in statement.rows:
        level = SCALE * (118 - 14 * _height(statement, row.row_index))
        for addend in row.foots_from:
            y, start = middle[addend.row_index], SCALE * (118 - 14 * _height(statement, addend.row_index))
            pen.line([(start, y), (level, y), (level, middle[row.row_index])], fill=LINE, width=2)
            pen.text((level + 5, y - 20), "+" if addend.sign > 0 else "\u2212", fill=LINE, font=font)
        if row.foots_from:
            y = middle[row.row_index]
            pen.ellipse((level - 5, y - 5, level + 5, y + 5), fill=LINE)
    picture.quantize(64).save(path, optimize=True)


def _height(statement: docextract.Statement, row: int) -> int:
    """How many totals stand one over the other below a row."""
    return max((1 + _height(statement, addend.row_index) for addend in statement.rows[row].foots_from), default=0)


def main() -> None:
    """Draw all of them."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    for name, (family, seed) in PICTURES.items():
        draw(family, seed, folder / name)
    draw_tree(folder / TREE)
    for worked in proofs.WORKED:
        proofs.draw(worked, folder / f"{worked.name}.png")


if __name__ == "__main__":
    main()
