"""Workbooks of the kinds .xls, .xlsb and .ods, by python-calamine: values, merged areas and hidden sheets only."""

from __future__ import annotations

import datetime as dt
import io
from typing import TYPE_CHECKING, Any

from docextract.document import CellError, ReadWarning, Sheet, Span, Value
from docextract.errors import DocextractError, EncryptedDocumentError, UnreadableDocumentError
from docextract.models.limits import DEFAULT_LIMITS, Limits
from docextract.sniffing import Kind

from .bounds import check_ods, check_xls, check_xlsb
from .cells import check_sheet_count, check_used_range, trimmed, without_covered_cells
from .package import Package
from .sheets import sheet_position

if TYPE_CHECKING:
    from python_calamine import CalamineWorkbook

_ERRORS = frozenset(("#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A", "#GETTING_DATA"))
_EXACT = 1e15


class CalamineBook:
    """A workbook that calamine reads, its sheets one by one when they are asked for."""

    def __init__(self, data: bytes, kind: Kind, limits: Limits | None = None) -> None:
        self._limits = limits or DEFAULT_LIMITS
        self.warnings: list[ReadWarning] = []
        if kind == "xls":
            check_xls(data, self._limits)
        elif kind == "xlsb":
            check_xlsb(Package(data, self._limits), self._limits)
        else:
            check_ods(Package(data, self._limits), self._limits)
        self._book: CalamineWorkbook = _guarded(_open, data)
        metadata = self._book.sheets_metadata
        self.sheet_names = [sheet.name for sheet in metadata]
        self._hidden = [str(sheet.visible).rpartition(".")[2] != "Visible" for sheet in metadata]
        check_sheet_count(len(metadata), self._limits)

    def sheet(self, which: int | str) -> Sheet:
        """A sheet by its position from 1 or by its name.

        Raises:
            InvalidRequestError: there is no such sheet.
            DocumentTooLargeError: its used range is over the limit.
            UnreadableDocumentError: calamine cannot read it.
        """
        index = sheet_position(which, self.sheet_names)
        found: Any = _guarded(self._book.get_sheet_by_index, index - 1)
        name = self.sheet_names[index - 1]
        check_used_range(found.total_height, found.total_width, name, self._limits)
        raw: list[list[Any]] = _guarded(found.to_python, skip_empty_area=False)
        spans = [
            Span(top, left, bottom, right)
            for (top, left), (bottom, right) in found.merged_cell_ranges or ()
            if (top, left) != (bottom, right)
        ]
        rows = trimmed([[_value(cell) for cell in row] for row in raw])
        without_covered_cells(rows, spans)
        return Sheet(
            index=index,
            name=name,
            rows=trimmed(rows),
            styles=[() for _ in rows],
            spans=spans,
            hidden=self._hidden[index - 1],
        )


def _open(data: bytes) -> CalamineWorkbook:
    from python_calamine import CalamineWorkbook

    return CalamineWorkbook.from_filelike(io.BytesIO(data))


def _guarded(call: Any, *args: Any, **options: Any) -> Any:
    """Call into calamine. Its panics are no ``Exception``, so that they would pass every handler but this one.

    Raises:
        EncryptedDocumentError, UnreadableDocumentError: for whatever calamine raises.
    """
    from python_calamine import PasswordError

    try:
        return call(*args, **options)
    except (KeyboardInterrupt, SystemExit, GeneratorExit, MemoryError, DocextractError):
        raise
    except PasswordError as error:
        raise EncryptedDocumentError("The workbook is encrypted: it needs a password.") from error
    except BaseException as error:
        reason = str(error).strip() or type(error).__name__
        raise UnreadableDocumentError(f"The workbook cannot be read: {reason[:200]}.") from error


def _value(cell: Any) -> Value:
    """These formats keep every number as a float; a whole one is an ``int`` as in other workbooks."""
    if type(cell) is float:
        return int(cell) if cell.is_integer() and abs(cell) < _EXACT else cell
    if type(cell) is str:
        return CellError(cell) if cell in _ERRORS else cell or None
    if isinstance(cell, dt.timedelta):
        return cell / dt.timedelta(days=1)
    return cell if isinstance(cell, (int, bool, dt.date, dt.time)) else None
