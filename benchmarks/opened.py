"""Of files made to break readers, the share that is opened: part of ``hostile.py``, or by itself.

    python benchmarks/opened.py [FOLDER]

FOLDER holds ``index.json``, which names for each file the readers that open it. Counted are those that some reader
opens, that hold text or cells by that reader, and that no documented limit refuses; opened is a file that gives grids
with at least one cell. Other people's readers run in a process of their own each time.
"""

from __future__ import annotations

import importlib
import json
import logging
import os
import resource
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import docextract

HOSTILE = Path(__file__).resolve().parents[2] / "shared" / "hostile"
GOALS = {"PDF": 0.97, "workbooks": 0.98}
MOST_SHEETS = 60
MOST_PAGES = 30
MOST_MEMORY, MOST_SECONDS = 2 << 30, 25


class Share(NamedTuple):
    """How many of one kind are opened, of how many; those that are not, and why; those that a limit refuses."""

    kind: str
    files: int
    opened: int
    failed: dict[str, str]
    refused: list[str]

    @property
    def reached(self) -> bool:
        """It is what has to be reached."""
        return self.opened >= GOALS[self.kind] * self.files

    def __str__(self) -> str:
        share = 100 * self.opened / max(1, self.files)
        return (
            f"{self.kind} opened: {self.opened} of {self.files} that hold something ({share:.1f} %, "
            f"goal {100 * GOALS[self.kind]:g} %); {len(self.refused)} more are refused by a limit"
        )


def shares(folder: Path) -> list[Share]:
    """The shares of PDFs and of workbooks below a folder with an ``index.json``."""
    counted: dict[str, list[int]] = {kind: [0, 0] for kind in GOALS}
    failed: dict[str, dict[str, str]] = {kind: {} for kind in GOALS}
    refused: dict[str, list[str]] = {kind: [] for kind in GOALS}
    for entry in json.loads((folder / "index.json").read_text()):
        readers = entry.get("openedBy") or []
        kind = "PDF" if entry["kind"] == "pdf" else "workbooks"
        path = folder / entry["file"]
        if not readers or _apart(partial(_held, path, kind, readers)) == 0:
            continue
        found = _apart(partial(_cells, path, kind))
        if isinstance(found, str) and found.startswith("DocumentTooLargeError"):
            refused[kind].append(entry["file"])
            continue
        counted[kind][0] += 1
        if isinstance(found, int) and found:
            counted[kind][1] += 1
        else:
            failed[kind][entry["file"]] = str(found)
    return [Share(kind, *counted[kind], failed[kind], refused[kind]) for kind in GOALS]


def _cells(path: Path, kind: str) -> int:
    """The cells with text that we find, on all sheets."""
    if kind == "PDF":
        return sum(bool(cell) for grid in docextract.grids(path) for row in grid.rows for cell in row)
    count = 0
    for sheet in range(1, MOST_SHEETS + 1):
        try:
            found = docextract.grids(path, sheet=sheet)
        except docextract.InvalidRequestError:
            break
        count += sum(bool(cell) for grid in found for row in grid.rows for cell in row)
    return count


def _held(path: Path, kind: str, readers: list[str]) -> int:
    """The words or cells that another reader, which is known to open it, finds."""
    if kind == "workbooks":
        if any("calamine" in reader for reader in readers):
            import python_calamine

            book = python_calamine.CalamineWorkbook.from_path(str(path))
            sheets = [book.get_sheet_by_name(name).to_python() for name in book.sheet_names]
        else:
            import openpyxl

            sheets = [[*sheet.iter_rows(values_only=True)] for sheet in openpyxl.load_workbook(path).worksheets]
        return sum(cell not in ("", None) for sheet in sheets for row in sheet for cell in row)
    if "pdfplumber" in readers:
        import pdfplumber

        with pdfplumber.open(path) as pdf:
            return sum(len(page.extract_words()) for page in pdf.pages[:MOST_PAGES])
    if "pypdf" in readers:
        import pypdf

        return sum(len((page.extract_text() or "").split()) for page in pypdf.PdfReader(path).pages[:MOST_PAGES])
    import pypdfium2

    pages = pypdfium2.PdfDocument(path)
    few = range(min(MOST_PAGES, len(pages)))
    return sum(len(pages[number].get_textpage().get_text_range().split()) for number in few)


def _apart(count: Callable[[], int]) -> Any:
    """What is counted in a fork with limits; where that fails, the error or the death as text."""
    answer, theirs = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(answer)
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS + 1))
            signal.alarm(4 * MOST_SECONDS)
            nowhere = os.open(os.devnull, os.O_RDWR)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            try:
                found: Any = count()
            except BaseException as error:
                found = f"{type(error).__name__}: {error}"[:300]
            os.write(theirs, json.dumps(found).encode())
        finally:
            os._exit(0)
    os.close(theirs)
    with os.fdopen(answer, "rb") as pipe:
        told = pipe.read()
    status = os.waitpid(pid, 0)[1]
    return json.loads(told) if told else f"died with status {status}"


def report(folder: Path) -> bool:
    """Print the shares; whether all are reached."""
    logging.disable()
    for library in ("openpyxl", "pdfplumber", "pypdf", "pypdfium2", "python_calamine"):
        importlib.import_module(library)  # once, not in each fork
    found = shares(folder)
    for share in found:
        print(share)
        for file, why in share.failed.items():
            print(f"  not opened: {file}: {why}")
    return all(share.reached for share in found)


if __name__ == "__main__":
    sys.exit(0 if report(Path(sys.argv[1]) if len(sys.argv) > 1 else HOSTILE) else 1)
