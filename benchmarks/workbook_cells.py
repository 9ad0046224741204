"""How fast workbooks are read: docextract against openpyxl (both its modes) and python-calamine.

    python benchmarks/workbook_cells.py [WORKBOOK ...]

Every reader gets the same bytes in the same process; the figure is processor time, best of several, of the second and
later calls. openpyxl's read-only mode and calamine are asked for every cell, since they read nothing before that.
Docextract's figure includes values, formulas, styles, merged areas and hidden rows and columns; calamine's are values
only. Without arguments, it reads a rent roll of 100,000 cells made on the spot (always the same one).
"""

from __future__ import annotations

import datetime as dt
import io
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

ROWS = 5_000
ROUNDS = 5


def rent_roll(rows: int = ROWS) -> bytes:
    """A rent roll of 20 columns as a property-management system would export it, from a fixed seed."""
    from openpyxl import Workbook
    from openpyxl.styles import Font

    rng = random.Random(20)
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Rent Roll"
    sheet.append([f"Column {number}" for number in range(1, 21)])
    for cell in sheet[1]:
        cell.font = Font(bold=True)
    first = dt.date(2019, 1, 1)
    for unit in range(1, rows):
        start = first + dt.timedelta(days=rng.randrange(2000))
        sheet.append(
            [
                f"{unit:05d}",
                f"{rng.randrange(1, 4)}BR-{rng.choice('ABCD')}",
                rng.choice(["Occupied", "Vacant", "Notice", "Model"]),
                f"t{rng.randrange(10**7):07d}",
                f"Resident {rng.randrange(10**6)}",
                rng.randrange(500, 1500),
                *(rng.randrange(80_000, 300_000) / 100 for _ in range(6)),
                start,
                start + dt.timedelta(days=365),
                None if rng.random() < 0.8 else start + dt.timedelta(days=400),
                *(rng.randrange(0, 20_000) / 100 for _ in range(4)),
                rng.random() < 0.5,
            ]
        )
        for column in range(7, 13):
            sheet.cell(unit + 1, column).number_format = "#,##0.00"
    buffer = io.BytesIO()
    book.save(buffer)
    return buffer.getvalue()


def _docextract(data: bytes) -> None:
    from docextract.readers.workbook import read

    read(data, "xlsx")


def _docextract_by_parser(data: bytes) -> None:
    from docextract.readers.workbook import xlsx

    ordinary = xlsx.parse_ordinary
    xlsx.parse_ordinary = lambda *_: None  # type: ignore[assignment]
    try:
        _docextract(data)
    finally:
        xlsx.parse_ordinary = ordinary


def _openpyxl(data: bytes) -> None:
    from openpyxl import load_workbook

    load_workbook(io.BytesIO(data))


def _openpyxl_read_only(data: bytes) -> None:
    from openpyxl import load_workbook

    book = load_workbook(io.BytesIO(data), read_only=True)
    for _ in book.worksheets[0].iter_rows(values_only=True):
        pass


def _calamine(data: bytes) -> None:
    from python_calamine import CalamineWorkbook

    CalamineWorkbook.from_filelike(io.BytesIO(data)).get_sheet_by_index(0).to_python()


READERS: dict[str, Callable[[bytes], None]] = {
    "docextract": _docextract,
    "docextract, parser only": _docextract_by_parser,
    "openpyxl": _openpyxl,
    "openpyxl read-only": _openpyxl_read_only,
    "calamine": _calamine,
}


def processor_time(reader: Callable[[bytes], None], data: bytes) -> float:
    """Seconds of processor time, best of several, the first call left out."""
    reader(data)
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        reader(data)
        best = min(best, time.process_time() - start)
    return best


def peak_memory(reader: Callable[[bytes], None], data: bytes) -> int:
    """Bytes that Python objects take at most while reading (calamine's own memory is not seen)."""
    tracemalloc.start()
    try:
        reader(data)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def main(paths: list[str]) -> None:
    documents = {Path(path).name: Path(path).read_bytes() for path in paths}
    documents[f"made rent roll, {ROWS * 20:,} cells"] = rent_roll()
    for name, data in documents.items():
        times = {reader: processor_time(run, data) for reader, run in READERS.items()}
        print(f"{name} ({len(data):,} bytes)")
        for reader, seconds in times.items():
            ratio = times["openpyxl"] / seconds
            peak = peak_memory(READERS[reader], data) / 1e6
            print(f"  {reader:26} {seconds * 1000:8.1f} ms   {ratio:5.1f} times openpyxl   {peak:6.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
