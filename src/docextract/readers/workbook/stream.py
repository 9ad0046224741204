"""A sheet's XML read by expat: slower than :mod:`.ordinary`, and right for whatever is well formed."""

from __future__ import annotations

from docextract.document import Value
from docextract.errors import UnreadableDocumentError

from .cell_values import CellValues
from .cells import Cells, Formula, row_number
from .references import MAX_COLUMNS, MAX_ROWS, area, cell_position
from .xml import is_true, parse_elements, whole


def parse_stream(data: bytes, part: str, cells: Cells, values: CellValues) -> Cells:
    """Read a sheet's XML into ``cells``.

    Raises:
        UnreadableDocumentError: not well-formed XML, a DTD, or more rows or columns than a sheet has.
        DocumentTooLargeError: the used range is over ``workbookCells``.
    """
    reader = _SheetReader(cells, values)
    parse_elements(data, part, reader.start, reader.end, reader.text)
    return reader.cells


class _SheetReader:
    """Handlers for expat. Only elements in their proper place count: extensions use the same local names."""

    def __init__(self, cells: Cells, values: CellValues) -> None:
        self.cells = cells
        self._sheet = cells.sheet
        self._values = values
        self._depth = 0
        self._section = ""
        self._row = -1
        self._column = -1
        self._blanks: dict[tuple[int, int], int] = {}
        self._attributes: dict[str, str] = {}
        self._in_cell = False
        self._collect: list[str] | None = None
        self._value: list[str] | None = None
        self._inline: list[str] | None = None
        self._formula: list[str] | None = None
        self._formula_attributes: dict[str, str] = {}
        self._phonetic = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        depth = self._depth
        if depth == 2:
            self._section = tag
        elif depth == 3:
            if self._section == "sheetData":
                if tag == "row":
                    self._start_row(attributes)
            elif self._section == "cols" and tag == "col" and is_true(attributes.get("hidden")):
                first = whole(attributes.get("min"), 1)
                self.cells.hidden_columns.append((first - 1, whole(attributes.get("max"), first) - 1))
            elif self._section == "mergeCells" and tag == "mergeCell":
                span = area(attributes.get("ref", ""))
                if span is not None and span[:2] != span[2:]:
                    self.cells.spans.append(span)
        elif self._section == "sheetData":
            if depth == 4 and tag == "c":
                self._start_cell(attributes)
            elif self._in_cell:
                self._start_in_cell(tag, attributes)

    def _start_row(self, attributes: dict[str, str]) -> None:
        reference = attributes.get("r")
        self._blanks.clear()
        named = None if reference is None else row_number(reference.strip())
        self.cells.misplaced += reference is not None and named is None
        self._row = self._row + 1 if named is None else named
        self._column = -1
        if is_true(attributes.get("hidden")):
            self.cells.hidden_rows.add(self._row)

    def _start_cell(self, attributes: dict[str, str]) -> None:
        reference = attributes.get("r")
        position = None if reference is None else cell_position(reference.strip())
        if position is not None:
            self._row, self._column = position
        else:
            self._column += 1
            self.cells.misplaced += reference is not None
        if self._row >= MAX_ROWS or self._column >= MAX_COLUMNS:
            raise UnreadableDocumentError(
                f"The workbook is damaged: sheet {self._sheet!r} has more cells than a sheet."
            )
        self._attributes = attributes
        self._in_cell = True
        self._value = self._inline = self._formula = None

    def _start_in_cell(self, tag: str, attributes: dict[str, str]) -> None:
        if self._depth == 5:
            if tag == "v":
                self._collect = self._value = []
            elif tag == "f":
                self._collect = self._formula = []
                self._formula_attributes = attributes
            elif tag == "is":
                self._inline = []
        elif tag == "rPh":
            self._phonetic += 1
        elif tag == "t" and self._inline is not None and not self._phonetic:
            self._collect = self._inline

    def end(self, tag: str) -> None:
        self._depth -= 1
        if self._in_cell:
            if self._depth == 3:
                self._end_cell()
            elif tag == "rPh":
                self._phonetic -= 1
            elif tag in ("v", "f", "t", "is"):
                self._collect = None

    def _end_cell(self) -> None:
        self._in_cell = False
        self._phonetic = 0
        attributes, row, column = self._attributes, self._row, self._column
        style = max(0, whole(attributes.get("s")))
        type_ = attributes.get("t", "n")
        text = "".join(self._inline if self._inline is not None and self._value is None else self._value or ())
        value = self._values.table(type_, style)[text] if text else None
        if self._formula is not None:
            text = "".join(self._formula)
            shared = self._formula_attributes.get("si") if self._formula_attributes.get("t") == "shared" else None
            if text or shared is not None:
                self.cells.formulas[row, column] = Formula(text, shared)
            if value is None and type_ in ("", "n"):
                self.cells.uncached.append((row, column))
        self._put(row, column, value, style)

    def _put(self, row: int, column: int, value: Value, style: int) -> None:
        values = self.cells.rows.get(row)
        styles = self.cells.styles.get(row)
        if values is None or not isinstance(styles, list):
            values = self.cells.rows[row] = []
            styles = self.cells.styles[row] = []
        if column < len(values):
            values[column], styles[column] = value, style
        elif value is None and self._formula is None:
            # Room is made for blank cells only once a value stands behind them: styled ones may reach to the edge.
            self._blanks[row, column] = style
        else:
            self.cells.reach(row, column + 1)
            for blank in range(len(values), column):
                values.append(None)
                styles.append(self._blanks.pop((row, blank), 0) if self._blanks else 0)
            values.append(value)
            styles.append(style)

    def text(self, content: str) -> None:
        if self._collect is not None:
            self._collect.append(content)
