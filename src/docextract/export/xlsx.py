"""The extraction as a workbook: rows with their sums, figures, totals, checks, and the document's own text."""

from __future__ import annotations

import datetime as dt
import io
import textwrap
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from decimal import Decimal
from typing import Any, BinaryIO

from ..models.extraction import Extraction
from ..models.place import Place, column_letters
from .flat import plain
from .safe import clean, looks_like_formula
from .workbook.plan import Cell, Plan, quoted
from .workbook.sheets import workbook_plans
from .workbook.sources import told

_MADE = dt.datetime(2000, 1, 1)
"""The date the file says it was made: always the same, so that equal answers are equal files."""
_WIDEST = 60.0
_NARROWEST = 6.0
_CELL = 32_767
"""Characters that a cell can hold."""
MOST_LINKS = 65_000
"""Links of one sheet; a spreadsheet takes 65,530."""
_FILLS = {"PROVED": "E2F0D9", "CONTRADICTED": "F8CBAD", "DOUBTFUL": "FFF2CC"}
Links = Callable[[Place], str | None]
Values = dict[str, dict[str, Decimal | int]]


def xlsx_bytes(extraction: Extraction[Any, Any]) -> bytes:
    """The workbook. No text in it is run as a formula; numbers are numbers and dates are dates.

    A number is linked to where the document prints it (the text as read stands in the last sheets) and coloured by its
    proof. Formulas stand only where the document's own sums come to the last digit, each with the value it gives.
    """
    from ..registry import default_registry

    kind = extraction.tagging_data.document_type
    declared = default_registry().known_types.get(kind)
    plans, sources = workbook_plans(extraction, declared.title if declared else kind)
    return _book(plans, sources.link)


def workbook_bytes(sheets: Iterable[tuple[str, Sequence[Sequence[Any]]]]) -> bytes:
    """A workbook of these sheets, each a title and its lines, the first of which is its header."""
    return _book([Plan(title, list(lines)) for title, lines in sheets], lambda place: None)


def write(extraction: Extraction[Any, Any], file: BinaryIO) -> None:
    """Write the workbook to a binary file."""
    file.write(xlsx_bytes(extraction))


def _book(plans: Iterable[Plan], link: Links) -> bytes:
    import openpyxl

    book: Any = openpyxl.Workbook()
    book.remove(book.active)
    book.properties.creator = "docextract"
    book.properties.created = book.properties.modified = _MADE
    book.calculation.fullCalcOnLoad = True
    values: Values = {}
    for n, plan in enumerate(plans, 1):
        values[f"xl/worksheets/sheet{n}.xml"] = _fill(book.create_sheet(plan.title), plan, link)
    out = io.BytesIO()
    book.save(out)
    return _finished(out.getvalue(), values)


def _fill(sheet: Any, plan: Plan, link: Links) -> dict[str, Decimal | int]:
    """Write a sheet; gives what each of its formulas comes to."""
    from openpyxl.styles import Alignment, Font, PatternFill

    bold = Font(name="Calibri", size=11, bold=True)
    fills = {state: PatternFill("solid", fgColor=color) for state, color in _FILLS.items()}
    indents = {n: Alignment(indent=n) for n in range(1, 16)}
    heading = Alignment(wrap_text=True, vertical="top")
    places = _places(plan) if plan.even else {}
    widths: dict[int, float] = {}
    looks: dict[Any, Any] = {}
    formulas: dict[str, Decimal | int] = {}
    links = wide = 0
    for r, line in enumerate(plan.lines, 1):
        wide = max(wide, len(line))
        for c, given in enumerate(line, 1):
            one = given if type(given) is Cell else Cell(given)
            if one.value is None or one.value == "":
                continue
            cell = sheet.cell(r, c)
            room = _put(cell, one, places.get(c))
            if r <= plan.heads:
                room = max(map(len, str(one.value).split()), default=0)
            if not one.over:
                widths[c] = min(_WIDEST, max(widths.get(c, _NARROWEST), room + 2.0))
            if one.formula is not None:
                formulas[cell.coordinate] = one.value
            look = (r <= plan.heads, one.bold, one.indent, one.state, cell.number_format, cell.quotePrefix)
            if look in looks:  # far cheaper than setting each part again
                cell._style = copy(looks[look])
            else:
                if r <= plan.heads or one.bold:
                    cell.font = bold
                if r <= plan.heads:
                    cell.alignment = heading
                elif one.indent:
                    cell.alignment = indents[one.indent]
                if one.state in fills:
                    cell.fill = fills[one.state]
                looks[look] = copy(cell._style)
            if one.place is not None and links < MOST_LINKS:
                _link(cell, link(one.place), one.place)
                links += 1
    _show(sheet, plan, widths, plan.printed or wide)
    return formulas


def _places(plan: Plan) -> dict[int, int]:
    """For each column the most places behind the point that a number of it has."""
    found: dict[int, int] = {}
    for line in plan.lines:
        for c, one in enumerate(line, 1):
            if type(one) is Cell and isinstance(one.value, Decimal) and not one.percent:
                found[c] = max(found.get(c, 0), -int(one.value.as_tuple().exponent))
    return found


def _link(cell: Any, target: str | None, place: Place) -> None:
    """A link to where the document prints a number; where its text is not at hand, the place is told alone."""
    from openpyxl.worksheet.hyperlink import Hyperlink

    here = f"{quoted(cell.parent.title)}!{cell.coordinate}"
    cell._hyperlink = Hyperlink(ref=cell.coordinate, location=target or here, tooltip=clean(told(place))[:255])
    cell.parent._hyperlinks.append(cell._hyperlink)


def _show(sheet: Any, plan: Plan, widths: dict[int, float], wide: int) -> None:
    """Widths, outline, what stays in view, and how it is printed."""
    for c, width in widths.items():
        sheet.column_dimensions[column_letters(c - 1)].width = width
    for r, line in enumerate(plan.lines[: plan.heads], 1):
        texts = [(str(one.value if type(one) is Cell else one), widths.get(c, 8.0)) for c, one in enumerate(line, 1)]
        high = max((len(textwrap.wrap(text[:_CELL], max(1, int(width) - 1))) for text, width in texts), default=1)
        sheet.row_dimensions[r].height = 15.0 * min(max(high, 1), 6)
    for c in plan.hidden:
        sheet.column_dimensions[column_letters(c)].hidden = True
    for r, level in plan.levels.items():
        sheet.row_dimensions[r + 1].outline_level = level
    sheet.sheet_properties.outlinePr.summaryBelow = plan.sums_below
    if plan.heads or plan.frozen:
        sheet.freeze_panes = f"{column_letters(plan.frozen)}{plan.heads + 1}"
    if wide and plan.lines:
        sheet.print_area = f"A1:{column_letters(wide - 1)}{len(plan.lines)}"
    if plan.heads:
        sheet.print_title_rows = f"1:{plan.heads}"
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight = 1, 0
    sheet.sheet_properties.pageSetUpPr.fitToPage = True


def _put(cell: Any, one: Cell, even: int | None = None) -> int:
    """Write one value with its true type; gives the characters it takes."""
    value = one.value
    if one.formula is not None:
        cell.value = f"={one.formula}"
    elif isinstance(value, (bool, int, dt.date, Decimal, float)):
        cell.value = value
    if one.percent and isinstance(value, Decimal):
        cell.number_format = "0.0%"
        return 8
    if isinstance(value, Decimal):
        places = -int(value.as_tuple().exponent) if even is None else even  # as printed: 1,010.00 keeps its cents
        cell.number_format = "#,##0" + ("." + "0" * min(places, 6) if places > 0 else "")
        return len(f"{value:,.{max(0, min(places, 6))}f}")
    if isinstance(value, (bool, int, dt.date)):
        return 10
    if isinstance(value, float):
        return 12
    text = _cell_text(value)
    cell.value = text
    cell.data_type = "s"
    cell.quotePrefix = looks_like_formula(text)
    return len(text)


def _cell_text(value: Any) -> str:
    if isinstance(value, Place):
        value = value.to_json()
    if not isinstance(value, str):
        import json

        value = json.dumps(plain(value), ensure_ascii=False)
    return clean(value)[:_CELL]


def _finished(data: bytes, values: Values) -> bytes:
    """The same archive with fixed dates in its directory, for openpyxl stamps the time of saving; and with what each
    formula comes to, for whoever reads a workbook without calculating it."""
    import re
    import zipfile

    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for info in old.infolist():
            content = old.read(info)
            if info.filename == "docProps/core.xml":
                content = re.sub(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", b"2000-01-01T00:00:00Z", content)
            if of := values.get(info.filename):
                content = re.sub(
                    rb'(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*</f>)<v ?/?>(?:</v>)?',
                    lambda m, of=of: m[1] + b"<v>%s</v>" % format(of[m[2].decode()], "f").encode(),  # type: ignore[misc]
                    content,
                )
            fixed = zipfile.ZipInfo(info.filename, (2000, 1, 1, 0, 0, 0))
            fixed.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(fixed, content)
    return out.getvalue()
