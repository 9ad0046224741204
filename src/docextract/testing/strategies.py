"""Strategies of Hypothesis for what documents print. Wants hypothesis, which the extra ``testing`` brings.

@given(tables(TABLE))
def test_what_is_printed_is_read(table):
    rows = docextract.extract(table.workbook(), asset_type="OTHER", document_type="DEPOSIT_REGISTER").rows
    assert [table.of(row) for row in rows] == table.expected
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from hypothesis import strategies as st

from ..table_extractor import TableExtractor
from ..vocabulary import load_vocabulary
from .builders import pages, room, workbook

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'-éüñ"


def amounts(*, most: int = 10_000_000) -> st.SearchStrategy[Decimal]:
    """Amounts in cents, also negative ones and zero."""
    return st.integers(-100 * most, 100 * most).map(lambda cents: Decimal(cents) / 100)


def days() -> st.SearchStrategy[dt.date]:
    """Days that a document of today prints."""
    return st.dates(dt.date(1990, 1, 1), dt.date(2060, 12, 31))


def names() -> st.SearchStrategy[str]:
    """Words that may be a name: letters, apostrophes, hyphens, blanks; none is a word for a total or a page's foot."""
    words = st.lists(st.text(_LETTERS, min_size=2, max_size=9), min_size=1, max_size=3).map(" ".join)
    return words.filter(lambda text: text[0].isalpha() and text[-1].isalpha() and not _is_said_of_tables(text))


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table as it is printed, and what it says.

    ``lines`` are the header and the rows as cells; ``expected`` has a mapping of field to value for each row, None
    where nothing is printed.
    """

    lines: list[list[Any]]
    expected: list[dict[str, Any]]

    def workbook(self) -> bytes:
        """As a workbook, with values of their types."""
        return workbook([[_typed(cell) for cell in line] for line in self.lines])

    def pages(self, rows: int = 25) -> bytes:
        """As a PDF with a header on each page, and room for every text."""
        header, *lines = [[_typed(cell) for cell in line] for line in self.lines]
        parts = [lines[start : start + rows] for start in range(0, len(lines), rows)] or [[]]
        return pages(*([header, *part] for part in parts), widths=room([header, *lines]))

    def of(self, row: Any) -> dict[str, Any]:
        """The fields of a row that was read, as ``expected`` has them."""
        return {name: getattr(row, name) for name in self.expected[0]} if self.expected else {}


@st.composite
def tables(draw: st.DrawFn, extractor: TableExtractor, *, min_rows: int = 1, max_rows: int = 8) -> PrintedTable:
    """Tables that a :class:`~docextract.plugin.TableExtractor` reads: each header in one of its spellings, rows in
    which anything but the anchor may be missing, and no total."""
    kinds = extractor.kinds
    fields = draw(st.permutations([name for name in kinds if name != extractor.first]))
    fields = [extractor.first, *fields]
    header = [draw(st.sampled_from(list(extractor.headers[name]))) for name in fields]
    lines: list[list[Any]] = [header]
    expected: list[dict[str, Any]] = []
    for _ in range(draw(st.integers(min_rows, max_rows))):
        values = {name: draw(_value(kinds[name], needed=name == extractor.first)) for name in fields}
        lines.append([values[name] for name in fields])
        expected.append(values)
    return PrintedTable(lines, expected)


def _value(kind: type, *, needed: bool) -> st.SearchStrategy[Any]:
    made: st.SearchStrategy[Any] = names()
    if kind is Decimal:
        made = amounts()
    elif kind is dt.date:
        made = days()
    elif kind is int:
        made = st.integers(0, 9999)
    return made if needed else st.none() | made


def _is_said_of_tables(text: str) -> bool:
    known = load_vocabulary()
    return known.total(text) is not None or known.furniture(text) is not None


def _typed(cell: Any) -> Any:
    return float(cell) if isinstance(cell, Decimal) else cell
