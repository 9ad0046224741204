"""How often inspect says rightly what is in a file: over documents with a known type, and packages made of them.

    python benchmarks/inspecting.py ../shared/corpus ../shared/blind benchmarks/blind/*/*

A folder holds ``index.json`` with ``file`` and ``documentType``, and the documents beside it or in ``documents/``.
A document is right if its one data set is of the type that the index names (statements of any period are one kind),
on the sheet that its truth names; ``empty`` ones if nothing is found. Of workbooks whose truth names a sheet it is
counted too how many are read the same without being told which.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import docextract


def documents(folder: Path) -> Iterator[tuple[Path, str, int | str | None]]:
    """Each document of a folder with its type and the number or the name of its sheet."""
    for entry in json.loads((folder / "index.json").read_text()):
        path = folder / entry["file"]
        path = path if path.exists() else folder / "documents" / entry["file"]
        truth: dict[str, Any] = {}
        written = folder / "truth" / f"{entry['file']}.json"
        if written.exists():
            truth = json.loads(written.read_text())
        sheet = truth.get("sheet") or next((s.get("sheet") for s in truth.get("statements", ())), None)
        yield path, entry["documentType"], sheet if path.suffix != ".pdf" else None


def kind_of(document_type: str) -> str:
    """Statements of income and expenses are one kind, whatever their period."""
    operating = ("OPERATING_STATEMENT", "BUDGET", "PRO_FORMA")
    return "OPERATING_STATEMENT" if document_type.startswith(operating) else document_type


def judge(path: Path, wanted: str, sheet: int | str | None) -> str | None:
    """What is wrong of what inspect says; None if nothing."""
    try:
        found = docextract.inspect(path)
    except docextract.DocextractError as error:
        return f"{type(error).__name__}: {error.message}"
    if not found.data_sets:
        return "nothing found: " + ", ".join(part.kind for part in found.parts)
    for one in found.data_sets:
        if kind_of(one.document_type) == kind_of(wanted) and (sheet is None or sheet in (one.sheet, one.sheet_name)):
            return None
    sets = [(one.document_type, one.where, one.score) for one in found.data_sets]
    return f"wanted {wanted} on sheet {sheet}, found {sets}"


def finds_its_sheet(path: Path, wanted: str, sheet: int | str) -> bool:
    """Whether the rows that are read are those of its sheet where none is asked for."""
    told = docextract.extract(path, asset_type="OTHER", document_type=wanted, sheet=sheet)
    try:
        return list(docextract.extract(path, asset_type="OTHER", document_type=wanted).rows) == list(told.rows)
    except docextract.DocextractError:
        return False


def main() -> int:
    """Print what is wrong, and how many are right."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    arguments = parser.parse_args()
    right = total = named = found = 0
    took = {"inspect": 0.0, "extract": 0.0}
    for folder in arguments.folders:
        for path, wanted, sheet in documents(folder):
            judge(path, wanted, sheet)  # what both keep of a document (patterns, texts, numbers) is paid by neither
            start = time.process_time()
            wrong = judge(path, wanted, sheet)
            took["inspect"] += time.process_time() - start
            start = time.process_time()
            try:
                docextract.extract(path, asset_type="OTHER", document_type=wanted, sheet=sheet)
            except docextract.DocextractError as error:
                if wrong is not None:
                    print(f"{path.name}: not read either ({type(error).__name__})")
                    continue
            finally:
                took["extract"] += time.process_time() - start
            total += 1
            right += wrong is None
            if sheet is not None:
                its = finds_its_sheet(path, wanted, sheet)
                named, found = named + 1, found + its
                if not its:
                    print(f"{path.name}: read otherwise without its sheet {sheet!r}")
            if wrong is not None:
                print(f"{path.name}: {wrong}")
    print(f"{found} of {named} workbooks are read on their sheet without being told")
    print(
        f"{right} of {total} right; inspect {took['inspect']:.1f} s, extract {took['extract']:.1f} s of processor time"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
