"""Workbooks in the XML of Excel 2002 and 2003 (SpreadsheetML): values, formats, merged areas, what is hidden."""

from __future__ import annotations

from dataclasses import replace

from docextract.document import CellError, ReadWarning, Sheet, Span, Style, Value
from docextract.errors import UnreadableDocumentError
from docextract.models.limits import DEFAULT_LIMITS, Limits

from .cell_values import number
from .cells import Cells, assembled, check_sheet_count, column_groups
from .formats import shows
from .references import MAX_COLUMNS, MAX_ROWS
from .serials import iso_moment
from .sheets import sheet_position
from .xml import parse_elements, whole

_FORMATS = {
    "General Number": "General",
    "Fixed": "0.00",
    "Standard": "#,##0.00",
    "Currency": '"$"#,##0.00_);[Red]("$"#,##0.00)',
    "Percent": "0.00%",
    "Scientific": "0.00E+00",
    "Short Date": "mm-dd-yy",
    "Medium Date": "d-mmm-yy",
    "Long Date": "d-mmm-yy",
    "General Date": "m/d/yy h:mm",
    "Short Time": "h:mm",
    "Medium Time": "h:mm AM/PM",
    "Long Time": "h:mm:ss AM/PM",
}
"""Formats that this XML names in words."""


class SpreadsheetMlBook:
    """A workbook in one XML file; all its sheets are read at once."""

    def __init__(self, data: bytes, limits: Limits | None = None) -> None:
        self._limits = limits or DEFAULT_LIMITS
        self.warnings: list[ReadWarning] = []
        reader = _BookReader(self._limits)
        parse_elements(data, "the workbook", reader.start, reader.end, reader.text)
        check_sheet_count(len(reader.sheets), self._limits)
        if not reader.sheets:
            raise UnreadableDocumentError("The workbook is damaged: it lists no sheets.")
        self._reader = reader
        self.sheet_names = [name for name, _, _ in reader.sheets]

    def sheet(self, which: int | str) -> Sheet:
        """A sheet by its position from 1 or by its name.

        Raises:
            InvalidRequestError: there is no such sheet.
            DocumentTooLargeError: its used range is over the limit.
        """
        index = sheet_position(which, self.sheet_names)
        name, cells, hidden = self._reader.sheets[index - 1]
        rows, styles = assembled(cells)
        return Sheet(
            index=index,
            name=name,
            rows=rows,
            styles=styles,
            style_table=self._reader.styles,
            spans=cells.spans,
            hidden=hidden,
            hidden_rows=frozenset(cells.hidden_rows),
            hidden_columns=column_groups(cells.hidden_columns),
        )


class _BookReader:
    """Handlers for expat; attributes come with the prefix ``ss:`` or without."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.styles: list[Style] = [Style()]
        self.sheets: list[tuple[str, Cells, bool]] = []
        self._style_numbers: dict[str, int] = {}
        self._style_id: str | None = None
        self._cells = Cells("")
        self._row = self._column = -1
        self._repeats = 0
        self._cell_style = self._merged = 0
        self._type = ""
        self._pieces: list[str] | None = None

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        attributes = {name.rpartition(":")[2]: value for name, value in attributes.items()}
        if tag == "Worksheet":
            self._cells = Cells(attributes.get("Name", ""), self._limits)
            self.sheets.append((attributes.get("Name", ""), self._cells, False))
            self._row = self._column = -1
            self._repeats = 0
        elif tag == "Style":
            self._start_style(attributes)
        elif self._style_id is not None:
            self._style_part(tag, attributes)
        elif tag == "Column":
            first = whole(attributes.get("Index"), self._column + 2) - 1
            self._column = first + whole(attributes.get("Span"))
            if attributes.get("Hidden") == "1":
                self._cells.hidden_columns.append((first, self._column))
        elif tag == "Row":
            self._start_row(attributes)
        elif tag == "Cell":
            self._start_cell(attributes)
        elif tag == "Data":
            self._type = attributes.get("Type", "String")
            self._pieces = []
        elif tag == "Visible":
            self._pieces = []

    def _start_style(self, attributes: dict[str, str]) -> None:
        self._style_id = attributes.get("ID", "")
        parent = self._style_numbers.get(attributes.get("Parent", "Default"), 0)
        self._style_numbers[self._style_id] = len(self.styles)
        self.styles.append(self.styles[parent])

    def _style_part(self, tag: str, attributes: dict[str, str]) -> None:
        style = self.styles[-1]
        if tag == "Font":
            style = replace(style, bold=attributes.get("Bold") == "1", italic=attributes.get("Italic") == "1")
        elif tag == "Alignment":
            align = attributes.get("Horizontal", "").lower()
            indent = float(max(0, whole(attributes.get("Indent"))))
            style = replace(style, indent=indent, align=align if align not in ("", "automatic") else None)
        elif tag == "NumberFormat":
            code = attributes.get("Format", "General") or "General"
            style = replace(style, number_format=_FORMATS.get(code, code))
        elif tag == "Interior":
            filled = attributes.get("Pattern", "None") != "None" and attributes.get("Color", "").upper() != "#FFFFFF"
            style = replace(style, fill=filled)
        elif tag == "Border" and attributes.get("Position") == "Top":
            style = replace(style, border_top=attributes.get("LineStyle", "None") != "None")
        self.styles[-1] = style

    def _start_row(self, attributes: dict[str, str]) -> None:
        before = self._row + self._repeats
        self._row = whole(attributes.get("Index"), before + 2) - 1
        self._repeats = max(0, whole(attributes.get("Span")))
        self._column = -1
        if not before < self._row < MAX_ROWS:
            raise UnreadableDocumentError(f"The workbook is damaged: it has a row numbered {self._row + 1}.")
        if attributes.get("Hidden") == "1":
            self._cells.hidden_rows.update(range(self._row, min(self._row + self._repeats, MAX_ROWS - 1) + 1))

    def _start_cell(self, attributes: dict[str, str]) -> None:
        self._column = whole(attributes.get("Index"), self._column + 2) - 1
        if not 0 <= self._column < MAX_COLUMNS:
            raise UnreadableDocumentError(f"The workbook is damaged: it has a column numbered {self._column + 1}.")
        self._cell_style = self._style_numbers.get(attributes.get("StyleID", ""), 0)
        across, down = max(0, whole(attributes.get("MergeAcross"))), max(0, whole(attributes.get("MergeDown")))
        self._merged = across
        if across or down:
            self._cells.spans.append(Span(self._row, self._column, self._row + down, self._column + across))
            self._column = min(self._column + across, MAX_COLUMNS)

    def _put(self, value: Value) -> None:
        column = self._column - self._merged
        values = self._cells.rows.setdefault(self._row, [])
        styles = self._cells.styles.setdefault(self._row, [])
        assert isinstance(styles, list)
        self._cells.reach(self._row, column + 1)
        values.extend([None] * (column + 1 - len(values)))
        styles.extend([0] * (column + 1 - len(styles)))
        values[column], styles[column] = value, self._cell_style

    def text(self, content: str) -> None:
        if self._pieces is not None:
            self._pieces.append(content)

    def end(self, tag: str) -> None:
        if tag == "Style":
            self._style_id = None
        elif tag == "Visible" and self._pieces is not None:
            name, cells, _ = self.sheets[-1] if self.sheets else ("", self._cells, False)
            if self.sheets:
                self.sheets[-1] = (name, cells, "".join(self._pieces) != "SheetVisible")
            self._pieces = None
        elif tag == "Data" and self._pieces is not None:
            text = "".join(self._pieces)
            self._pieces = None
            if text and self._row >= 0 and self._column >= 0:
                self._put(self._value(text))

    def _value(self, text: str) -> Value:
        if self._type == "Number":
            return number(text)
        if self._type == "Boolean":
            return text.strip() == "1"
        if self._type == "Error":
            return CellError(text)
        if self._type == "DateTime":
            return iso_moment(text, shows(self.styles[self._cell_style].number_format))
        return text
