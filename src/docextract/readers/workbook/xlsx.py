"""Workbooks of the kind .xlsx and .xlsm: the archive's parts put together as sheets."""

from __future__ import annotations

from docextract.document import ReadWarning, Sheet, Style
from docextract.errors import UnreadableDocumentError
from docextract.models.limits import DEFAULT_LIMITS, Limits
from docextract.models.place import Place

from ...records import record
from .arithmetic import compute
from .cell_values import CellValues
from .cells import Cells, assembled, check_sheet_count, column_groups, without_covered_cells
from .formulas import written_out
from .margins import read_margins
from .ordinary import parse_ordinary
from .package import Package
from .sheets import sheet_position
from .stream import parse_stream
from .strings import parse_strings
from .styles import parse_styles
from .xml import is_true, parse_elements

_PICTURE_RELATIONSHIPS = frozenset({"image"})


@record(frozen=True)
class SheetEntry:
    """A sheet as the workbook lists it."""

    name: str
    part: str | None
    """The part its cells are in; None for a chart sheet, or where the file does not say."""
    hidden: bool


class XlsxWorkbook:
    """A workbook, its sheets read one by one when they are asked for."""

    def __init__(self, data: bytes, limits: Limits | None = None) -> None:
        self.limits = limits or DEFAULT_LIMITS
        self.warnings: list[ReadWarning] = []
        self._package = Package(data, self.limits)
        self._date1904 = False
        self.entries: list[SheetEntry] = []
        self._styles_part: str | None = None
        self._strings_part: str | None = None
        self._read_workbook_part()
        self._values: CellValues | None = None
        self._styles: list[Style] = []
        self._sheets: dict[int, Sheet] = {}

    @property
    def sheet_names(self) -> list[str]:
        """Every sheet's name in the workbook's order, hidden ones too."""
        return [entry.name for entry in self.entries]

    def sheet(self, which: int | str) -> Sheet:
        """A sheet by its position from 1 or by its name.

        Raises:
            InvalidRequestError: there is no such sheet.
            DocumentTooLargeError: its used range, or what it inflates to, is over a limit.
            UnreadableDocumentError: its part is missing or damaged.
        """
        index = sheet_position(which, self.sheet_names)
        if index not in self._sheets:
            self._sheets[index] = self._read_sheet(index)
        return self._sheets[index]

    def _read_workbook_part(self) -> None:
        part = self._workbook_part()
        related = self._package.relationships(part)
        targets = {r.id: r for r in related}
        listed: list[tuple[str, str, str]] = []

        def start(tag: str, attributes: dict[str, str]) -> None:
            if tag == "workbookPr":
                self._date1904 = is_true(attributes.get("date1904"))
            elif tag == "sheet":
                relation = next((v for k, v in attributes.items() if k.endswith(":id")), attributes.get("id", ""))
                listed.append((attributes.get("name", ""), relation, attributes.get("state", "visible")))

        parse_elements(self._package.read(part), part, start)
        check_sheet_count(len(listed), self.limits)
        if not listed:
            raise UnreadableDocumentError("The workbook is damaged: it lists no sheets.")
        for number, (name, relation, state) in enumerate(listed, 1):
            target = targets.get(relation)
            if target is None and not related:
                sheet_part: str | None = f"xl/worksheets/sheet{number}.xml"
            else:
                sheet_part = target.target if target is not None and target.type == "worksheet" else None
            self.entries.append(SheetEntry(name, sheet_part, state != "visible"))
        for relationship in related:
            if relationship.type == "styles":
                self._styles_part = relationship.target
            elif relationship.type == "sharedStrings":
                self._strings_part = relationship.target

    def _workbook_part(self) -> str:
        for relationship in self._package.relationships(""):
            if relationship.type == "officeDocument" and relationship.target in self._package:
                return relationship.target
        for name in ("xl/workbook.xml", *self._package.names()):
            if name in self._package and name.rpartition("/")[2].startswith("workbook") and name.endswith(".xml"):
                return name
        raise UnreadableDocumentError("The workbook is damaged: it holds no workbook part.")

    def _cell_values(self) -> CellValues:
        if self._values is None:
            package = self._package
            strings: list[str] = []
            if self._strings_part and self._strings_part in package:
                strings = parse_strings(package.read(self._strings_part), self._strings_part)
            if self._styles_part and self._styles_part in package:
                self._styles = parse_styles(package.read(self._styles_part), self._styles_part)
            else:
                self._styles = [Style()]
            self._values = CellValues(strings, self._styles, self._date1904)
        return self._values

    def _read_sheet(self, index: int) -> Sheet:
        entry = self.entries[index - 1]
        if entry.part is None:
            return Sheet(index=index, name=entry.name, rows=[], hidden=entry.hidden)
        values = self._cell_values()
        data = self._package.read(entry.part)
        missing = values.missing_strings
        cells = parse_ordinary(data, Cells(entry.name, self.limits), values)
        if cells is None:
            cells = parse_stream(data, entry.part, Cells(entry.name, self.limits), values)
        margins = read_margins(data)
        del data
        if cells.misplaced:
            self.warnings.append(
                ReadWarning(
                    "cellPlaceUnreadable",
                    f"Sheet {entry.name!r} has {cells.misplaced:,} rows or cells without a readable place; "
                    "they are taken to follow the ones before them.",
                )
            )
        if values.missing_strings > missing:
            self.warnings.append(
                ReadWarning("sharedStringMissing", f"Cells of sheet {entry.name!r} name texts that the workbook lacks.")
            )
        rows, styles = assembled(cells)
        if cells.spans:
            without_covered_cells(rows, cells.spans)
            styles = [s if len(s) == len(r) else s[: len(r)] for s, r in zip(styles, rows, strict=True)]
        sheet = Sheet(
            index=index,
            name=entry.name,
            rows=rows,
            styles=styles,
            style_table=self._styles,
            spans=cells.spans,
            hidden=entry.hidden,
            hidden_rows=frozenset(cells.hidden_rows),
            hidden_columns=column_groups(cells.hidden_columns),
            formulas=written_out(cells) if cells.formulas else {},
            pictures=self._pictures(entry.part),
            margins=margins,
        )
        if cells.uncached:
            compute(sheet, cells.uncached)
            for row, _ in sheet.computed:
                # The empty end of the row was cut off before there was a value at it.
                sheet.styles[row] = tuple(cells.styles[row][: len(rows[row])])
            self._warn_of_uncalculated(sheet)
        return sheet

    def _warn_of_uncalculated(self, sheet: Sheet) -> None:
        if sheet.uncalculated:
            count = len(sheet.uncalculated)
            self.warnings.append(
                ReadWarning(
                    "formulaNotCalculated",
                    f"Sheet {sheet.name!r} has {count:,} formula cell{'s' * (count > 1)} that were never calculated.",
                    Place.at(sheet.name, *min(sheet.uncalculated)),
                )
            )

    def _pictures(self, part: str) -> int:
        count = 0
        for relationship in self._package.relationships(part):
            if relationship.type == "drawing" and relationship.target in self._package:
                related = self._package.relationships(relationship.target)
                count += sum(1 for r in related if r.type in _PICTURE_RELATIONSHIPS)
        return count
