"""Documents that are not what they should be: cut off, turned over, filled with what nobody expects."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

ODD = (
    "",
    " ",
    "\u200b",
    "=1/0",
    "#REF!",
    "\u202e123",
    "1" * 400,
    "-",
    "N/A",
    "0",
    "1e999",
    "Total",
    "\x1f",
    "12/32/2025",
    "٣٤",
)

Rows = list[list[Any]]


def garbled(data: bytes, *, seed: int = 1) -> Iterator[tuple[str, bytes]]:
    """Variants of a document, each with what was done to it.

    Of every document some are cut off or have bytes changed; of a workbook there are also valid ones whose rows and
    cells are no longer what they were.
    """
    rng = Random(seed)
    yield "empty", b""
    yield "cut in half", data[: len(data) // 2]
    yield "its end cut off", data[:-40]
    for number in range(3):
        changed = bytearray(data)
        for _ in range(20):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        yield f"bytes changed ({number})", bytes(changed)
    if data[:2] == b"PK" or _is_delimited(data):
        for name, change in CHANGES.items():
            yield name, _changed(data, change, Random(f"{seed}:{name}"))


def _changed(data: bytes, change: Callable[[Rows, Random], Rows], rng: Random) -> bytes:
    from .builders import workbook

    if data[:2] != b"PK":
        lines = csv.reader(io.StringIO(data.decode("utf-8-sig")))
        out = io.StringIO()
        csv.writer(out).writerows(change([[cell or None for cell in line] for line in lines], rng))
        return out.getvalue().encode()
    import openpyxl

    book = openpyxl.load_workbook(io.BytesIO(data), data_only=True)
    sheets = {sheet.title: change([list(row) for row in sheet.iter_rows(values_only=True)], rng) for sheet in book}
    first, *others = sheets
    return workbook(sheets[first], sheet=first, more={name: sheets[name] for name in others})


def _is_delimited(data: bytes) -> bool:
    """Text of a few columns, and no page or markup."""
    try:
        first, _, rest = data.decode("utf-8-sig").partition("\n")
    except UnicodeDecodeError:
        return False
    return bool(rest) and "," in first and not first.startswith(("%PDF", "<"))


def _odd(rows: Rows, rng: Random) -> Rows:
    odd = [text for text in ODD if text.isprintable() or text == "\u200b"]
    return [[rng.choice(odd) if cell is not None and rng.random() < 0.3 else cell for cell in row] for row in rows]


def _each(change: Callable[[Any, Random], Any]) -> Callable[[Rows, Random], Rows]:
    """A change of cells one by one."""
    return lambda rows, rng: [[change(cell, rng) for cell in row] for row in rows]


CHANGES: dict[str, Callable[[Rows, Random], Rows]] = {
    "rows shuffled": lambda rows, rng: rng.sample(rows, len(rows)),
    "rows for columns": lambda rows, rng: [list(column) for column in zip(*rows, strict=False)],
    "holes": _each(lambda cell, rng: None if rng.random() < 0.3 else cell),
    "odd texts": _odd,
    "texts for numbers": _each(lambda cell, rng: str(cell) if cell is not None else None),
    "numbers for texts": _each(lambda cell, rng: rng.randrange(-999, 9999) if cell is not None else None),
    "everything twice": lambda rows, rng: [*rows, *rows],
    "rows shifted": lambda rows, rng: [[None] * rng.randrange(3) + row for row in rows],
    "no words": _each(lambda cell, rng: None if isinstance(cell, str) else cell),
}
"""What is done to the rows of a workbook."""
