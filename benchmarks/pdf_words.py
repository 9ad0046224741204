"""What a page costs: words with font, size and weight, and rules, by docextract and by pdfplumber.

    python benchmarks/pdf_words.py FILE.pdf [FILE.pdf ...]

Both read every page of every file in one process. Times are processor time, the best of several rounds after a first
one that is not counted (imports, caches); the two take turns, so that neither has the quieter machine. pdfplumber does
what is the nearest to the same: ``extract_words(extra_attrs=["fontname", "size"])``, ``rects`` and ``lines``.
Without arguments a rent roll of 20 pages is made with reportlab.
"""

from __future__ import annotations

import argparse
import gc
import io
import logging
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time


def by_docextract(data: bytes) -> int:
    """Read all pages; returns the number of words."""
    from docextract.readers.pdf import pdfium

    return sum(len(page.words) for page in pdfium.pages(data))


def by_pdfplumber(data: bytes) -> int:
    """Read all pages; returns the number of words."""
    import pdfplumber

    words = 0
    with pdfplumber.open(io.BytesIO(data)) as pdf:
        for page in pdf.pages:
            words += len(page.extract_words(extra_attrs=["fontname", "size"]))
            _ = page.rects, page.lines
            page.close()
    return words


def cost(read: Callable[[bytes], int], data: bytes) -> float:
    """Processor seconds of one reading."""
    gc.collect()
    start = process_time()
    read(data)
    return process_time() - start


def made_rent_roll(pages: int = 20, rows: int = 40) -> bytes:
    """A ruled rent roll, every cell a text object of its own as report writers draw it."""
    from reportlab.lib.pagesizes import landscape, letter
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=landscape(letter), pageCompression=1)
    for page in range(pages):
        canvas.setFont("Helvetica-Bold", 8)
        for x, title in zip((36, 90, 220, 300, 380, 460, 540, 620), HEADER, strict=True):
            canvas.drawString(x, 580, title)
        canvas.setFont("Helvetica", 8)
        for row in range(rows):
            y, number = 565 - 13 * row, page * rows + row
            canvas.line(36, y - 3, 740, y - 3)
            cells = (f"{101 + number}", f"Tenant {number}", "2BR/1BA", "850", "1,250.00", "1,195.00", "01/01/2024")
            for x, cell in zip((36, 90, 220, 300, 380, 460, 540), cells, strict=True):
                canvas.drawString(x, y, cell)
            canvas.drawString(620, y, "12/31/2024")
        canvas.showPage()
    canvas.save()
    return out.getvalue()


HEADER = ("Unit", "Resident", "Type", "Sq Ft", "Market", "Rent", "Lease From", "Lease To")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    logging.disable(logging.ERROR)
    documents = {path.name: path.read_bytes() for path in arguments.files} or {"made rent roll": made_rent_roll()}
    print(f"{'file':34} {'pages':>5} {'words':>7} {'docextract':>11} {'pdfplumber':>11} {'ratio':>6}   (ms a page)")
    for name, data in documents.items():
        from docextract.readers.pdf import pdfium

        pages = sum(1 for _ in pdfium.pages(data))
        words = by_docextract(data)
        by_pdfplumber(data)
        ours: list[float] = []
        theirs: list[float] = []
        for _ in range(arguments.rounds):
            ours += [cost(by_docextract, data) for _ in range(5)]
            theirs.append(cost(by_pdfplumber, data))
        fast, slow = min(ours) * 1e3 / pages, min(theirs) * 1e3 / pages
        print(f"{name[:34]:34} {pages:5} {words:7} {fast:11.2f} {slow:11.1f} {slow / fast:5.1f}x")


if __name__ == "__main__":
    sys.exit(main())
