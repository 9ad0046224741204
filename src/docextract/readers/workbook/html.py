"""An HTML page saved under a workbook's name: its tables as one sheet, one below the other, other text as rows."""

from __future__ import annotations

from html.parser import HTMLParser

from docextract.document import ReadWarning, Sheet, Span, Style, Value
from docextract.errors import UnreadableDocumentError
from docextract.models.limits import DEFAULT_LIMITS, Limits
from docextract.sniffing import decoded_text

from .cells import check_used_range, trimmed
from .references import MAX_COLUMNS
from .sheets import sheet_position

SHEET_NAME = "Sheet1"
_SILENT = frozenset(("script", "style", "title", "xml", "head"))
_BREAKS = frozenset(
    ("p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "hr", "center", "body", "caption", "section")
)
_BOLD = frozenset(("b", "strong", "th", "h1", "h2", "h3"))
_MOST_SPANNED_ROWS = 65_534


class HtmlBook:
    """The tables of an HTML page. A table inside a cell is part of that cell's text."""

    def __init__(self, data: bytes, limits: Limits | None = None) -> None:
        self._limits = limits or DEFAULT_LIMITS
        self.warnings: list[ReadWarning] = []
        self.sheet_names = [SHEET_NAME]
        decoded = decoded_text(data)
        if decoded is None:
            raise UnreadableDocumentError("The file is not text in UTF-8, UTF-16 or Windows-1252.")
        self._text = decoded[0]

    def sheet(self, which: int | str) -> Sheet:
        """The one sheet.

        Raises:
            InvalidRequestError: another sheet was asked for.
            DocumentTooLargeError: over ``workbookCells``.
            UnreadableDocumentError: no parser makes sense of it.
        """
        index = sheet_position(which, self.sheet_names)
        page = _Page(self._limits)
        try:
            page.feed(self._text)
            page.close()
        except AssertionError as error:
            raise UnreadableDocumentError("The HTML page is damaged.") from error
        page.finish()
        rows = trimmed(page.rows)
        return Sheet(
            index=index,
            name=SHEET_NAME,
            rows=rows,
            styles=[style[: len(row)] for style, row in zip(page.styles, rows, strict=False)],
            style_table=[Style(), Style(bold=True)],
            spans=[span for span in page.spans if span.top < len(rows)],
        )


class _Page(HTMLParser):
    def __init__(self, limits: Limits) -> None:
        super().__init__(convert_charrefs=True)
        self._limits = limits
        self.rows: list[list[Value]] = []
        self.styles: list[list[int]] = []
        self.spans: list[Span] = []
        self._text: list[str] = []
        self._silent = 0
        self._bold = 0
        self._any_bold = False
        self._depth = 0
        self._row = -1
        self._column = 0
        self._cell: tuple[int, int] | None = None
        self._below: dict[int, int] = {}
        """Columns taken by a cell of a row above, and the last row it takes."""
        self._width = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _SILENT:
            self._silent += 1
        elif tag == "table":
            self._depth += 1
            if self._depth == 1:
                self._end_text()
                if self.rows:
                    self._new_row()
                self._below.clear()
                self._row = -1
        elif self._depth == 1 and tag == "tr":
            self._end_cell()
            self._new_row()
        elif self._depth == 1 and tag in ("td", "th"):
            self._end_cell()
            if self._row < 0:
                self._new_row()
            values = dict(attrs)
            self._cell = (_span(values.get("rowspan")), _span(values.get("colspan")))
            self._any_bold = False
        elif tag == "br":
            self._text.append("\n")
        elif tag in _BREAKS:
            if self._depth:
                self._text.append("\n")
            else:
                self._end_text()
        if tag in _BOLD:
            self._bold += 1

    def handle_endtag(self, tag: str) -> None:
        if tag in _SILENT:
            self._silent = max(0, self._silent - 1)
        elif self._depth == 1 and tag in ("td", "th", "tr"):
            self._end_cell()
        elif tag == "table" and self._depth:
            if self._depth == 1:
                self._end_cell()
                self._new_row()
            self._depth -= 1
        elif tag in _BREAKS and not self._depth:
            self._end_text()
        if tag in _BOLD:
            self._bold = max(0, self._bold - 1)

    def handle_data(self, data: str) -> None:
        if not self._silent and (self._cell is not None or not self._depth):
            self._text.append(data)
            self._any_bold = self._any_bold or (self._bold > 0 and not data.isspace())

    def finish(self) -> None:
        """What the page's end leaves open."""
        self._end_cell()
        self._end_text()

    def _new_row(self) -> None:
        self.rows.append([])
        self.styles.append([])
        self._row, self._column = len(self.rows) - 1, 0

    def _taken_text(self) -> str | None:
        """The text so far, white space as a browser shows it."""
        lines = "".join(self._text).replace("\xa0", " ").split("\n")
        self._text.clear()
        return "\n".join(line for line in (" ".join(line.split()) for line in lines) if line) or None

    def _end_text(self) -> None:
        """Text outside the tables: each line a row of its own."""
        text = self._taken_text()
        for line in (text or "").split("\n"):
            if line:
                self._new_row()
                self.rows[-1].append(line)
                self.styles[-1].append(int(self._any_bold))
        self._any_bold = False

    def _end_cell(self) -> None:
        if self._cell is None:
            return
        height, width = self._cell
        self._cell = None
        while self._below.get(self._column, -1) >= self._row:
            self._column += 1
        row, style, left = self.rows[self._row], self.styles[self._row], self._column
        if left + width > MAX_COLUMNS:
            width = max(1, MAX_COLUMNS - left)
        if left + width > self._width or not self._row % 1024:
            self._width = max(self._width, left + width)
            check_used_range(self._row + 1, self._width, SHEET_NAME, self._limits)
        row.extend([None] * (left - len(row)))
        style.extend([0] * (left - len(style)))
        row.append(self._taken_text())
        style.append(int(self._any_bold))
        if height > 1 or width > 1:
            self.spans.append(Span(self._row, left, self._row + height - 1, left + width - 1))
        for column in range(left, left + width):
            self._below[column] = self._row + height - 1
        self._column = left + width


def _span(text: str | None) -> int:
    """A ``rowspan`` or ``colspan``: at least 1, at most what HTML allows."""
    text = (text or "").strip()
    return min(max(int(text), 1), _MOST_SPANNED_ROWS) if text.isascii() and text.isdigit() and len(text) < 8 else 1
