"""How far the cells of .xls, .xlsb and .ods sheets reach, told before a reader makes room for all of them.

A file of two kilobytes with a cell in its first and its last place would make calamine ask for hundreds of gigabytes,
and that ends the process. So the records are walked first; nothing is kept but the furthest row and column.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from docextract.errors import EncryptedDocumentError, UnreadableDocumentError
from docextract.models.limits import Limits

from .cells import check_used_range
from .ole import CompoundFile
from .package import Package
from .references import MAX_COLUMNS, MAX_ROWS
from .xml import parse_elements, whole

_XLS_CELLS = frozenset(
    (0x0001, 0x0002, 0x0003, 0x0004, 0x0005, 0x0006, 0x00BD, 0x00BE, 0x00D6, 0x00FD, 0x0201, 0x0203, 0x0204, 0x0205)
) | {0x0206, 0x027E, 0x0406}
_XLS_SEVERAL_CELLS = frozenset((0x00BD, 0x00BE))
_XLS_START, _XLS_END, _XLS_ENCRYPTED = (0x0809, 0x0409, 0x0209, 0x0009), 0x000A, 0x002F
_XLSB_ROW, _XLSB_LAST_CELL = 0, 11


def check_xls(data: bytes, limits: Limits) -> None:
    """Refuse a BIFF workbook whose cells reach too far, or that is encrypted.

    Raises:
        DocumentTooLargeError, EncryptedDocumentError, UnreadableDocumentError: see :class:`Limits`.
    """
    file = CompoundFile(data)
    stream = file.stream("Workbook") or file.stream("Book")
    if stream is None:
        raise UnreadableDocumentError("The workbook is damaged: it holds no workbook stream.")
    rows = columns = sheet = at = 0
    while at + 4 <= len(stream):
        record, size = struct.unpack_from("<HH", stream, at)
        at += 4
        if record in _XLS_CELLS and size >= 4:
            row, column = struct.unpack_from("<HH", stream, at) if at + 4 <= len(stream) else (0, 0)
            if record in _XLS_SEVERAL_CELLS and at + size <= len(stream):
                (column,) = struct.unpack_from("<H", stream, at + size - 2)
            rows, columns = max(rows, row + 1), max(columns, column + 1)
        elif record in _XLS_START:
            rows = columns = 0
        elif record == _XLS_END:
            check_used_range(rows, columns, f"number {sheet}" if sheet else "one", limits)
            sheet += 1
        elif record == _XLS_ENCRYPTED:
            raise EncryptedDocumentError("The workbook is encrypted: it needs a password.")
        at += size
    check_used_range(rows, columns, f"number {sheet}", limits)


def check_xlsb(package: Package, limits: Limits) -> None:
    """Refuse a binary workbook whose cells reach too far.

    Raises:
        DocumentTooLargeError, UnreadableDocumentError: see :class:`Limits`.
    """
    for name in package.names():
        if name.endswith(".bin") and "worksheets/" in name:
            rows = columns = row = 0
            data = package.read(name)
            for record, at, size in _xlsb_records(data):
                if record <= _XLSB_LAST_CELL and size >= 4:
                    (number,) = struct.unpack_from("<I", data, at)
                    if record == _XLSB_ROW:
                        row = number
                    else:
                        rows, columns = max(rows, row + 1), max(columns, number + 1)
                        if row >= MAX_ROWS or number >= MAX_COLUMNS:
                            raise UnreadableDocumentError(
                                f"The workbook is damaged: a cell of {name!r} is off the sheet."
                            )
            check_used_range(rows, columns, name, limits)
        elif name.endswith(".bin"):
            package.read(name)


def _xlsb_records(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Record type, where its data begins, and its size ([MS-XLSB] 2.1.4)."""
    at, end = 0, len(data)
    while at < end:
        record = data[at]
        at += 1
        if record & 0x80 and at < end:
            record = record & 0x7F | (data[at] & 0x7F) << 7
            at += 1
        size = shift = 0
        while at < end and shift < 28:
            byte = data[at]
            at += 1
            size |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                break
        if at + size > end:
            return
        yield record, at, size
        at += size


def check_ods(package: Package, limits: Limits) -> None:
    """Refuse an OpenDocument spreadsheet whose cells, repeats written out, reach too far, or that is encrypted.

    Raises:
        DocumentTooLargeError, EncryptedDocumentError, UnreadableDocumentError: see :class:`Limits`.
    """
    if "META-INF/manifest.xml" in package:
        encrypted = False

        def manifest(tag: str, attributes: dict[str, str]) -> None:
            nonlocal encrypted
            encrypted = encrypted or tag == "encryption-data"

        parse_elements(package.read("META-INF/manifest.xml"), "META-INF/manifest.xml", manifest)
        if encrypted:
            raise EncryptedDocumentError("The workbook is encrypted: it needs a password.")
    walk = _OdsWalk(limits)
    parse_elements(package.read("content.xml"), "content.xml", walk.start, walk.end, walk.text)


class _OdsWalk:
    """Furthest row and column with something in them, per table."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._name = ""
        self._row = self._rows_repeated = self._column = self._columns_repeated = 0
        self._row_filled = 0
        self._rows = self._columns = 0
        self._filled = self._in_cell = False

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "table":
            self._name = attributes.get("table:name", "")
            self._row = self._rows = self._columns = 0
        elif tag == "table-row":
            self._rows_repeated = max(1, whole(attributes.get("table:number-rows-repeated"), 1))
            self._column = self._row_filled = 0
        elif tag in ("table-cell", "covered-table-cell"):
            self._columns_repeated = max(1, whole(attributes.get("table:number-columns-repeated"), 1))
            self._filled = "office:value-type" in attributes or "table:formula" in attributes
            self._in_cell = True

    def text(self, content: str) -> None:
        if self._in_cell and content.strip():
            self._filled = True

    def end(self, tag: str) -> None:
        if tag in ("table-cell", "covered-table-cell"):
            self._in_cell = False
            self._column += self._columns_repeated
            if self._filled:
                self._row_filled = self._column
        elif tag == "table-row":
            self._row += self._rows_repeated
            if self._row_filled:
                self._rows, self._columns = self._row, max(self._columns, self._row_filled)
                check_used_range(self._rows, self._columns, self._name, self._limits)
