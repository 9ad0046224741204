"""A sheet's XML read without a parser, where it is written the ordinary way.

Programs write cells in few ways (``<c r="A1" s="5" t="s"><v>12</v></c>``), and rows of a report repeat each other. So a
row is cut at its values; what is left between them, with the row's number taken out, is the row's layout, which most
rows share with others. A layout is understood once, by one pattern; then a row costs a few calls, not a few per cell.

Whatever the pattern does not cover (prefixes, comments, CDATA, rich text in a cell, a DTD) makes
:func:`parse_ordinary` answer None, and :mod:`.stream` reads the sheet. Where both read, they read the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import islice
from operator import call, itemgetter
from typing import cast

from docextract.document import Span, Value

from ...records import record
from .cell_values import CellValues
from .cells import Cells, Formula, row_number
from .references import MAX_COLUMNS, area, column_number
from .strings import is_utf8
from .texts import UnknownEntityError, without_entities
from .xml import is_true, whole

_ROOT = re.compile(r"(?:<\?xml[^<>]*\?>)?\s*<worksheet[\s>]")
_ATTRIBUTES = r'(?:\s+[\w:]+="[^"<&]*")*\s*'
_ATTRIBUTE = re.compile(r'\s([\w:]+)="([^"]*)"')
_VALUE, _ROW, _FORMULA = "\x01", "\x02", "\x03"
"""Marks put into the XML, where none of them may stand: a value, a row's number, the start of a formula."""
_CELL = re.compile(
    rf"\s*<c(?P<attributes>{_ATTRIBUTES})"
    rf"(?:/>|>\s*(?:{_FORMULA}(?P<formula>{_ATTRIBUTES})>{_VALUE}\s*|<f(?P<empty>{_ATTRIBUTES})/>\s*)?"
    rf"(?:(?P<value>{_VALUE})|(?:<v\s*/>)?\s*</c>))"
)
_ROW_END = re.compile(r"\s*</row>\s*")
_OPEN_FORMULA = re.compile(r"<f((?:\s[^>]*[^/>])?)>")
_COLUMN = re.compile(rf"<col({_ATTRIBUTES})/?>")
_MERGED = re.compile(rf"<mergeCell({_ATTRIBUTES})/?>")

_ROWS_AT_ONCE = 1000

Getter = Callable[[str], Value]
_call = cast("Callable[[Getter, str], Value]", call)


class _NotOrdinary(Exception):
    """The sheet is written in a way that only a parser reads."""


@record
class _FormulaCell:
    column: int
    attributes: dict[str, str]
    text: int | None
    """Which of the row's texts is the formula, None where there is none."""
    number: bool
    """True if the cell's type is a number, so that no value means never calculated."""


@record
class _Layout:
    """What rows of one layout have in common."""

    columns: list[int]
    getters: list[Getter]
    """For each text of the row in turn: where its value goes and the look-up that makes the value."""
    width: int
    styles: tuple[int, ...]
    spread: Callable[[list[Value]], tuple[Value, ...]] | None
    """Puts the values, behind which one for empty cells stands, into their columns; None where they fill the columns
    from the first on, without gaps."""
    formulas: list[_FormulaCell]
    values_at: list[int]
    """Which of the row's texts are values, where some are formulas."""
    numbers: Callable[[list[str]], tuple[str, ...]] | None
    """Picks the numbers among the values' texts; None where there are fewer than two."""


def parse_ordinary(data: bytes, cells: Cells, values: CellValues) -> Cells | None:
    """Read a sheet's XML into ``cells``, or answer None where it is not written the ordinary way.

    Raises:
        DocumentTooLargeError: the used range is over ``workbookCells``.
    """
    if not is_utf8(data) or (b"!" in data and b"<!" in data):
        return None
    try:
        xml = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    start = xml.find("<sheetData>")
    end = xml.find("</sheetData>", start)
    if start < 0 or end < 0 or not _ROOT.match(xml) or not xml[-100:].rstrip().endswith("</worksheet>"):
        return None
    if _VALUE in xml or _ROW in xml or _FORMULA in xml:
        return None
    body = xml[start + 11 : end]
    try:
        reader = _OrdinarySheet(cells, values)
        reader.read_head(xml[:start])
        reader.read_tail(xml, end)
        reader.read_rows(body)
    except (UnknownEntityError, _NotOrdinary):
        return None
    return reader.cells


class _OrdinarySheet:
    def __init__(self, cells: Cells, values: CellValues) -> None:
        self.cells = cells
        self._values = values
        self._layouts: dict[str, _Layout] = {}

    def read_head(self, head: str) -> None:
        if "hidden" not in head:
            return
        for match in _COLUMN.finditer(head):
            attributes = dict(_ATTRIBUTE.findall(match[1]))
            if is_true(attributes.get("hidden")):
                first = whole(attributes.get("min"), 1)
                self.cells.hidden_columns.append((first - 1, whole(attributes.get("max"), first) - 1))

    def read_tail(self, xml: str, end: int) -> None:
        start = xml.find("mergeCells", end)
        if start < 0:
            return
        if xml[start - 1] != "<":
            raise _NotOrdinary
        for match in _MERGED.finditer(xml, start, max(xml.find("</mergeCells>", start), start)):
            span: Span | None = area(dict(_ATTRIBUTE.findall(match[1])).get("ref", ""))
            if span is not None and span[:2] != span[2:]:
                self.cells.spans.append(span)

    def read_rows(self, body: str) -> None:
        pieces = _marked(body).split("<row")
        if pieces[0].strip():
            raise _NotOrdinary
        hidden_rows, layouts = self.cells.hidden_rows, self._layouts
        entities = "&" in body
        index = -1
        waiting: list[tuple[int, _Layout, list[str]]] = []
        numbers: list[str] = []
        for piece in islice(pieces, 1, None):
            head, _, rest = piece.partition(">")
            if head.startswith(' r="'):
                number = head[4 : head.index('"', 4)]
                index = index + 1 if number == str(index + 2) else _row(number)
            else:
                attributes = dict(_ATTRIBUTE.findall(head))
                index = _row(attributes["r"]) if "r" in attributes else index + 1
                number = str(index + 1)
            if "hidden=" in head and is_true(dict(_ATTRIBUTE.findall(head)).get("hidden")):
                hidden_rows.add(index)
            if head[-1:] == "/":
                if rest.strip():
                    raise _NotOrdinary
                continue
            parts = rest.split("<v>")
            texts = parts[1::2]
            structure = _VALUE.join(parts[::2])
            key = structure.replace(number + '"', _ROW)
            layout = layouts.get(key)
            if layout is None:
                if len(parts) % 2 == 0:
                    raise _NotOrdinary
                layout = self._understood(structure, number, key)
            if not texts and not layout.formulas:
                continue
            if entities and "&" in rest:
                texts = [without_entities(text) for text in texts]
            if layout.formulas:
                texts = self._formulas(layout, index, texts)
            if layout.numbers is not None:
                numbers += layout.numbers(texts)
            waiting.append((index, layout, texts))
            if len(waiting) == _ROWS_AT_ONCE:
                self._finish(waiting, numbers)
        self._finish(waiting, numbers)

    def _finish(self, waiting: list[tuple[int, _Layout, list[str]]], numbers: list[str]) -> None:
        """Turn the texts of rows into values."""
        self._values.numbers.learn(numbers)
        rows, styles, reach = self.cells.rows, self.cells.styles, self.cells.reach
        for index, layout, texts in waiting:
            if index in rows:
                raise _NotOrdinary
            reach(index, layout.width)
            row: list[Value] = [*map(_call, layout.getters, texts)]
            if layout.spread is not None:
                row.append(None)
                row = [*layout.spread(row)]
            rows[index] = row
            styles[index] = layout.styles
            if layout.formulas:
                self._uncached(layout, index, rows[index])
        waiting.clear()
        numbers.clear()

    def _formulas(self, layout: _Layout, row: int, texts: list[str]) -> list[str]:
        """Note a row's formulas; what is left of its texts are values."""
        for cell in layout.formulas:
            text = texts[cell.text] if cell.text is not None else ""
            shared = cell.attributes.get("si") if cell.attributes.get("t") == "shared" else None
            if text or shared is not None:
                self.cells.formulas[row, cell.column] = Formula(text, shared)
        return [texts[at] for at in layout.values_at]

    def _uncached(self, layout: _Layout, row: int, values: list[Value]) -> None:
        for cell in layout.formulas:
            if cell.number and (cell.column >= len(values) or values[cell.column] is None):
                self.cells.uncached.append((row, cell.column))

    def _understood(self, structure: str, number: str, key: str) -> _Layout:
        """The layout of a row, kept for others like it if nothing but its cells' names holds its number."""
        columns: list[int] = []
        filled: set[int] = set()
        getters: list[Getter] = []
        styles: list[int] = []
        formulas: list[_FormulaCell] = []
        values_at: list[int] = []
        numbers: list[int] = []
        texts = named = position = 0
        column = -1
        while (match := _CELL.match(structure, position)) is not None:
            position = match.end()
            attributes: dict[str, str] = dict(_ATTRIBUTE.findall(match["attributes"]))
            reference = attributes.get("r")
            if reference is None:
                column += 1
            else:
                letters = reference[: -len(number)]
                if reference[len(letters) :] != number or not (letters.isalpha() and letters.isascii()):
                    raise _NotOrdinary
                if len(letters) > 3:
                    raise _NotOrdinary
                column = column_number(letters)
                named += 1
            if column >= MAX_COLUMNS:
                raise _NotOrdinary
            style, type_ = max(0, whole(attributes.get("s"))), attributes.get("t", "n")
            if column >= len(styles):
                styles.extend([0] * (column + 1 - len(styles)))
            styles[column] = style
            formula = match["formula"]
            if formula is not None or match["empty"] is not None:
                of = dict(_ATTRIBUTE.findall(formula if formula is not None else match["empty"]))
                formulas.append(_FormulaCell(column, of, texts if formula is not None else None, type_ in ("", "n")))
                texts += formula is not None
            if match["value"] is not None:
                if column in filled:
                    raise _NotOrdinary
                filled.add(column)
                columns.append(column)
                table = self._values.table(type_, style)
                if table is self._values.numbers:
                    numbers.append(len(getters))
                getters.append(table.__getitem__)
                values_at.append(texts)
                texts += 1
        if not _ROW_END.fullmatch(structure, position):
            raise _NotOrdinary
        width = max((*columns, *(cell.column for cell in formulas)), default=-1) + 1
        layout = _Layout(
            columns=columns,
            getters=getters,
            width=width,
            styles=tuple(styles[:width]),
            spread=None if columns == list(range(width)) else _spread(columns, width),
            formulas=formulas,
            values_at=values_at,
            numbers=itemgetter(*numbers) if len(numbers) > 1 else None,
        )
        if key.count(_ROW) == named:
            self._layouts[key] = layout
        return layout


def _spread(columns: list[int], width: int) -> Callable[[list[Value]], tuple[Value, ...]]:
    if width < 2:
        return tuple  # a formula without a value
    places = dict(zip(columns, range(width), strict=False))
    return itemgetter(*(places.get(column, -1) for column in range(width)))


def _row(text: str) -> int:
    number = row_number(text)
    if number is None:
        raise _NotOrdinary
    return number


def _marked(body: str) -> str:
    """The rows with each value, plain inline text and formula between two ``<v>``, a formula's after its mark.

    A value's end takes its cell's end along.

    What is seldom there is looked for by what is quick to find: one letter, or many.
    """
    if 't="inlineStr"' in body:
        if 't xml:space="preserve"' in body:
            body = body.replace('<is><t xml:space="preserve">', "<v>")
        body = body.replace("<is><t>", "<v>").replace("</t></is></c>", "<v>")
    if "f" in body and "<f" in body:
        body = _OPEN_FORMULA.sub(rf"{_FORMULA}\1><v>", body).replace("</f>", "<v>")
    if "v xml:space=" in body:
        body = body.replace('<v xml:space="preserve">', "<v>")
    if "\r" in body:
        body = body.replace("\r\n", "\n").replace("\r", "\n")
    return body.replace("</v></c>", "<v>")
