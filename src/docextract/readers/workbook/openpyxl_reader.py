"""The second opinion on .xlsx and .xlsm workbooks: openpyxl, with the same sheet as its answer."""

from __future__ import annotations

import datetime as dt
import io
import warnings
from collections.abc import Sequence
from typing import Any

from docextract.document import PLAIN, CellError, ReadWarning, Sheet, Span, Style, Value
from docextract.errors import DocumentTooLargeError
from docextract.models.limits import DEFAULT_LIMITS, Limits

from .arithmetic import compute
from .cells import column_groups, trimmed, without_covered_cells
from .formats import Shows, shows
from .sheets import sheet_position
from .xlsx import XlsxWorkbook

_WHITE = frozenset(("00FFFFFF", "FFFFFFFF"))


class OpenpyxlBook:
    """A workbook that openpyxl reads.

    Openpyxl knows no limits, and makes an object for each cell of a merged area. So docextract's own looks first.
    """

    def __init__(self, data: bytes, limits: Limits | None = None) -> None:
        self._limits = limits or DEFAULT_LIMITS
        self._first = XlsxWorkbook(data, self._limits)
        self._data = data
        self._books: tuple[Any, Any] | None = None
        self.warnings: list[ReadWarning] = self._first.warnings
        self.sheet_names = self._first.sheet_names

    def sheet(self, which: int | str) -> Sheet:
        """A sheet by its position from 1 or by its name.

        Raises:
            InvalidRequestError: there is no such sheet.
            DocextractError: what :class:`~.xlsx.XlsxWorkbook` raises, for any of the workbook's sheets.
        """
        index = sheet_position(which, self.sheet_names)
        valued, formulated = self._opened()
        name = self.sheet_names[index - 1]
        values, formulas = valued[name], formulated[name]
        if not hasattr(values, "iter_rows"):
            return Sheet(index=index, name=name, rows=[], hidden=values.sheet_state != "visible")
        return _sheet(index, values, formulas, self._first.sheet(index).margins)

    def _opened(self) -> tuple[Any, Any]:
        if self._books is None:
            for number in range(1, len(self.sheet_names) + 1):
                spans = self._first.sheet(number).spans
                area = sum((s.bottom - s.top + 1) * (s.right - s.left + 1) for s in spans)
                if area > self._limits.workbook_cells:
                    raise DocumentTooLargeError(
                        f"Sheet {self.sheet_names[number - 1]!r} merges {area:,} cells; "
                        f"at most {self._limits.workbook_cells:,} are allowed.",
                        limit="workbookCells",
                        value=area,
                        max=self._limits.workbook_cells,
                    )
            from openpyxl import load_workbook

            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self._books = (
                    load_workbook(io.BytesIO(self._data), data_only=True),
                    load_workbook(io.BytesIO(self._data)),
                )
        return self._books


def _sheet(index: int, valued: Any, formulated: Any, margins: Sequence[str]) -> Sheet:
    table: dict[Style, int] = {PLAIN: 0}
    by_id: dict[tuple[int, ...], int] = {}
    rows: list[list[Value]] = []
    styles: list[list[int]] = []
    for cells in valued.iter_rows():
        row: list[Value] = []
        numbers: list[int] = []
        for cell in cells:
            row.append(_value(cell))
            key = tuple(cell._style) if cell.has_style else ()
            if key not in by_id:
                by_id[key] = table.setdefault(_style(cell), len(table))
            numbers.append(by_id[key])
        rows.append(row)
        styles.append(numbers)
    formulas, uncached = _formulas(formulated, valued)
    spans = [
        Span(r.min_row - 1, r.min_col - 1, r.max_row - 1, r.max_col - 1)
        for r in valued.merged_cells.ranges
        if (r.min_row, r.min_col) != (r.max_row, r.max_col)
    ]
    without_covered_cells(rows, spans)
    rows = trimmed(rows)
    sheet = Sheet(
        index=index,
        name=valued.title,
        rows=rows,
        styles=[tuple(style[: len(row)]) for style, row in zip(styles, rows, strict=False)],
        style_table=list(table),
        spans=sorted(spans),
        hidden=valued.sheet_state != "visible",
        hidden_rows=frozenset(number - 1 for number, row in valued.row_dimensions.items() if row.hidden),
        hidden_columns=column_groups(
            [(c.min - 1, c.max - 1) for c in valued.column_dimensions.values() if c.hidden and c.min]
        ),
        formulas=formulas,
        pictures=len(valued._images),
        margins=margins,
    )
    if uncached:
        compute(sheet, uncached)
        for place, _ in sheet.computed:
            sheet.styles[place] = tuple(styles[place][: len(rows[place])])
    return sheet


def _formulas(sheet: Any, valued: Any) -> tuple[dict[tuple[int, int], str], list[tuple[int, int]]]:
    """Formula texts by place, and the places among them that hold no value."""
    formulas: dict[tuple[int, int], str] = {}
    uncached: list[tuple[int, int]] = []
    for cells in sheet.iter_rows():
        for cell in cells:
            if cell.data_type != "f":
                continue
            text = getattr(cell.value, "text", cell.value)
            place = (cell.row - 1, cell.column - 1)
            if isinstance(text, str) and text not in ("", "="):
                formulas[place] = text.removeprefix("=")
                shown = valued.cell(cell.row, cell.column)
                if shown.value is None and shown.data_type == "n":
                    uncached.append(place)
    return formulas, uncached


def _value(cell: Any) -> Value:
    value = cell.value
    if value is None or value == "":
        return None
    if cell.data_type == "e":
        return CellError(value)
    if isinstance(value, dt.datetime):
        whole_day = value.time() == dt.time() and shows(cell.number_format) is Shows.DATE
        return value.date() if whole_day else value
    if isinstance(value, dt.timedelta):
        return value / dt.timedelta(days=1)
    return value if isinstance(value, (str, int, float, bool, dt.date, dt.time)) else str(value)


def _style(cell: Any) -> Style:
    font, alignment, fill, top = cell.font, cell.alignment, cell.fill, cell.border.top
    align = alignment.horizontal
    return Style(
        bold=bool(font.b),
        italic=bool(font.i),
        indent=float(alignment.indent or 0),
        number_format=cell.number_format or "General",
        align=None if align == "general" else align,
        font=font.name or "",
        size=float(font.sz or 0),
        fill=_filled(fill),
        border_top=bool(top is not None and top.style not in (None, "none")),
    )


def _filled(fill: Any) -> bool:
    if getattr(fill, "fill_type", None) in (None, "none", "gray125"):
        return False
    color = getattr(fill, "fgColor", None)
    if color is None or color.type == "rgb":
        return color is None or color.rgb not in _WHITE
    if color.type == "theme":
        return not (color.theme == 0 and not color.tint)
    return color.indexed not in (1, 9)
