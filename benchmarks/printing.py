"""Workbooks with known answers as pages: each is printed to PDF by LibreOffice, fitted to the width of its paper; or,
with ``--flat``, saved as CSV, which leaves of a sheet the texts that it shows, and no merged cell.

    python benchmarks/printing.py OUT --every 5 --from 2 [--flat]
    python ../shared/score.py --corpus OUT/rolls/documents --truth OUT/rolls

Of the workbooks of ``benchmarks/blind`` each fifth is taken, from the one given on; those of several statements are
not. ``OUT/rolls`` and ``OUT/statements`` hold the pages with the truth of the sheet that was printed. What nobody has
looked at yet is a first look of its kind: cells that wrap and overflow, merged cells in the middle of their rows,
headers over several lines.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openpyxl
from openpyxl.worksheet.properties import PageSetupProperties

HERE = Path(__file__).parent / "blind"
WIDE = 7
"""Columns from which on a sheet is printed across."""
AT_ONCE = 20
"""Files of one run of LibreOffice."""
FLAT = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1"
"""Each sheet as UTF-8 with commas, its cells as they are shown."""


def workbooks(every: int, first: int) -> Iterator[tuple[Path, dict[str, Any], dict[str, Any]]]:
    """Each workbook with its entry in the index and its truth."""
    found: list[tuple[Path, dict[str, Any], dict[str, Any]]] = []
    for index in sorted(HERE.glob("*/*/index.json")):
        if index.parts[-3] in ("accounting", "tables", "plugins"):
            continue
        for entry in json.loads(index.read_text()):
            truth = index.parent / "truth" / f"{entry['file']}.json"
            if entry["file"].endswith(".xlsx") and truth.exists():
                found.append((index.parent / "documents" / entry["file"], entry, json.loads(truth.read_text())))
    yield from (one for n, one in enumerate(found) if n % every == first)


def prepared(path: Path, truth: dict[str, Any], out: Path) -> dict[str, Any] | None:
    """The truth of the one sheet that is left to print; None where there are several, or the file is no workbook."""
    parts = truth.get("statements") or [truth]
    name = parts[0].get("sheet")
    try:
        book = openpyxl.load_workbook(path)
    except (OSError, ValueError, KeyError):
        return None
    if len(parts) > 1 or (len(book.worksheets) > 1 and not name):
        return None
    for n, sheet in enumerate(book.worksheets):
        if name and sheet.title != name:
            sheet.sheet_state = "hidden"
            continue
        book.active = n
        sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
        sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight = 1, 0
        if sheet.max_column > WIDE:
            sheet.page_setup.orientation = "landscape"
        for row in sheet.row_dimensions.values():
            row.height = None  # as high as its words need
    book.save(out)
    printed = {"sheet": None, "page": None}
    told = {**truth, "statements": [{**parts[0], **printed}]} if "statements" in truth else {**truth, "sheet": None}
    return {**told, "title": name or book.worksheets[0].title}


def main() -> int:
    """Print the workbooks, and say how many were."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--every", type=int, default=5)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--flat", action="store_true")
    arguments = parser.parse_args()
    office = shutil.which("soffice")
    if office is None:
        raise SystemExit("LibreOffice is not here")
    sheets = arguments.out / "sheets"
    sheets.mkdir(parents=True, exist_ok=True)
    made: list[tuple[Path, str, dict[str, Any], dict[str, Any]]] = []
    for n, (path, entry, truth) in enumerate(workbooks(arguments.every, arguments.first)):
        stem = f"{n:04}_" + "".join(c if c.isalnum() else "_" for c in path.stem)[:50]
        told = prepared(path, truth, sheets / f"{stem}.xlsx")
        if told is not None:
            made.append((sheets / f"{stem}.xlsx", "statements" if "statements" in told else "rolls", entry, told))
    home = (sheets / "profile").resolve().as_uri()
    for n in range(0, len(made), AT_ONCE):
        files = [str(path) for path, *_ in made[n : n + AT_ONCE]]
        kind = FLAT if arguments.flat else "pdf"
        told_office = [office, f"-env:UserInstallation={home}", "--headless", "--convert-to", kind, "--outdir"]
        subprocess.run([*told_office, str(sheets), *files], check=True, capture_output=True)
    for kind in ("rolls", "statements"):
        folder = arguments.out / kind
        (folder / "documents").mkdir(parents=True, exist_ok=True)
        (folder / "truth").mkdir(exist_ok=True)
        index: list[dict[str, Any]] = []
        for path, one, entry, told in made:
            title = told.pop("title") if one == kind else ""
            pages = path.with_name(f"{path.stem}-{title}.csv") if arguments.flat else path.with_suffix(".pdf")
            if one == kind and pages.exists():
                shutil.move(pages, folder / "documents" / pages.name)
                (folder / "truth" / f"{pages.name}.json").write_text(json.dumps(told))
                index.append({**entry, "file": pages.name})
        (folder / "index.json").write_text(json.dumps(index, indent=1))
        print(f"{len(index)} {kind}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
