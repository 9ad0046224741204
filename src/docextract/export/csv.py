"""Rows as CSV: UTF-8, comma, a header line; dates ISO, numbers with a decimal point."""

from __future__ import annotations

import csv
import datetime as dt
import io
from decimal import Decimal
from typing import Any, BinaryIO

from ..models.extraction import Extraction
from .flat import flat_table
from .safe import csv_field


def csv_text(extraction: Extraction[Any, Any]) -> str:
    """The rows as CSV text; texts that a spreadsheet would run as formulas are neutralised, numbers stay numbers."""
    table = flat_table(extraction)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([csv_field(column.name) for column in table.columns])
    writer.writerows([_text(value) for value in line] for line in table.lines)
    return out.getvalue()


def write(extraction: Extraction[Any, Any], file: BinaryIO) -> None:
    """Write the rows as CSV to a binary file."""
    file.write(csv_text(extraction).encode("utf-8"))


def _text(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Decimal):
        return format(value, "f")
    if isinstance(value, dt.date):
        return value.isoformat()
    return csv_field(value) if isinstance(value, str) else str(value)
