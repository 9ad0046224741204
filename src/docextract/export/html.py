"""Tables as HTML, as a notebook shows them. Every text is the document's, and is shown as text."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from decimal import Decimal
from html import escape
from typing import Any

from ..models.extraction import Extraction
from .flat import Kind, flat_table
from .safe import clean

SHOWN = 60
"""Rows that a notebook shows; the others are counted below them."""
_STYLE = "font-variant-numeric:tabular-nums;text-align:right"


def table_html(heads: Sequence[str], lines: Iterable[Sequence[Any]], *, caption: str = "", below: str = "") -> str:
    """A plain table; numbers stand at the right."""
    head = "".join(f"<th>{_text(name)}</th>" for name in heads)
    body = "".join("<tr>" + "".join(map(_cell, line)) + "</tr>" for line in lines)
    told = f"<caption>{_text(caption)}</caption>" if caption else ""
    note = f"<p>{_text(below)}</p>" if below else ""
    return f"<table>{told}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{note}"


def extraction_html(extraction: Extraction[Any, Any], declared: Sequence[str] = ()) -> str:
    """The rows of an answer, of their columns those that hold anything, and how much of it ties."""
    table = flat_table(extraction)
    filled = [
        n
        for n, column in enumerate(table.columns)
        if column.name not in ("rowIndex", "rowId")
        and (not declared or column.name in declared or column.kind is Kind.NUMBER)
        and any(line[n] not in (None, "") for line in table.lines)
    ]
    lines = [[line[n] for n in filled] for line in table.lines[:SHOWN]]
    proof, left = extraction.proof, len(table.lines) - SHOWN
    told = f"{proof.proved} of {proof.numbers} numbers tie within the document"
    failed = len(extraction.failed_checks)
    told += f"; {failed} checks fail" if failed else ""
    told += f"; {left} more rows" if left > 0 else ""
    heads = [table.columns[n].name for n in filled]
    return table_html(heads, lines, caption=repr(extraction)[1:-1], below=told)


def _cell(value: Any) -> str:
    style = f' style="{_STYLE}"' if isinstance(value, (int, float, Decimal)) and not isinstance(value, bool) else ""
    return f"<td{style}>{_text(value)}</td>"


def _text(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, Decimal):
        value = format(value, ",f")
    elif isinstance(value, dt.date):
        value = value.isoformat()
    return escape(clean(str(value)))
