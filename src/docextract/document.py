"""What readers produce and extractors consume.

A reader turns a file into a :class:`Document` of pages (words, rules, boxes) or sheets (cells).
A grid finder turns pages and sheets into :class:`Grid`: rows of cells, each with its text, its typed
value, its place, its style and its span. The Grid is the waist: readers and finders know nothing of rent,
extractors know nothing of PDF.

Cells are kept in columns of plain lists; a :class:`Cell` object is made only when one is asked for.
"""

from __future__ import annotations

import datetime as dt
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import chain
from math import cos, nan, radians, sin
from sys import intern
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, overload

from .models.place import Box, Place, around

if TYPE_CHECKING:
    from .export.target import Target


class CellError(str):
    """A spreadsheet's error value as printed, such as ``#REF!``."""

    __slots__ = ()


Value = str | int | float | bool | dt.date | dt.datetime | dt.time | CellError | None


class Word(NamedTuple):
    """One word of a page. Points from the top left of the page as displayed."""

    text: str
    x0: float
    top: float
    x1: float
    bottom: float
    font: str = ""
    size: float = 0.0
    bold: bool = False
    run: int = 0
    """Which text run (text object) of the content stream the word came from; equal runs were drawn together."""
    angle: int = 0
    """Direction of writing as displayed, in degrees counter-clockwise; 0 reads left to right."""


_word = partial(tuple.__new__, Word)


class Rule(NamedTuple):
    """A ruling line, or a filled rectangle thin enough to be one."""

    x0: float
    top: float
    x1: float
    bottom: float

    @property
    def horizontal(self) -> bool:
        """True if it is wider than it is high."""
        return self.x1 - self.x0 >= self.bottom - self.top


class Fill(NamedTuple):
    """A filled rectangle too thick to be a rule: shading, bands, blacked-out text."""

    x0: float
    top: float
    x1: float
    bottom: float
    color: tuple[int, int, int] = (0, 0, 0)


class Dropped(NamedTuple):
    """Text that a reader took off the page, and why.

    Reasons: ``invisible``, ``white``, ``offPage``, ``clipped``, ``covered``, ``overprint``, ``watermark``, ``leader``.
    """

    word: Word
    reason: str


class Alternative(NamedTuple):
    """Another reading of a whole word that a recogniser read off a picture, and how sure it is of it, from 0 to 1."""

    text: str
    confidence: float = 0.0


class PackedWords(Sequence[Word]):
    """The words of a page in a fifth of the memory, made into :class:`Word` again as they are looked at.

    Long documents keep theirs so once grids are made of them.
    """

    __slots__ = ("_kinds", "_numbers", "_runs", "_texts", "_which")

    def __new__(cls, words: Sequence[Word]) -> PackedWords:
        """Words that are packed already stay as they are."""
        return words if isinstance(words, PackedWords) else super().__new__(cls)

    def __init__(self, words: Sequence[Word]) -> None:
        if words is self:
            return
        kinds: dict[tuple[str, bool, int], int] = {}
        self._texts, self._numbers = "", array("d", bytes(40 * len(words)))
        self._which, self._runs = array("H"), array("l")
        if words:
            texts, *edges, fonts, sizes, bolds, runs, angles = zip(*words, strict=True)
            self._texts = "\0".join(texts)
            for n, column in enumerate((*edges, sizes)):
                self._numbers[n::5] = array("d", column)
            self._which = array(
                "H", [kinds.setdefault(kind, len(kinds)) for kind in zip(fonts, bolds, angles, strict=True)]
            )
            self._runs = array("l", runs)
        self._kinds = list(kinds)

    @property
    def level(self) -> bool:
        """Whether every word reads from left to right."""
        return not any(angle for _, _, angle in self._kinds)

    def __len__(self) -> int:
        return len(self._which)

    def __iter__(self) -> Iterator[Word]:
        if not self._which:
            return iter(())
        share: dict[float, float] = {}
        numbers = self._numbers.tolist()
        numbers = list(map(share.setdefault, numbers, numbers))  # words of one line and one column share their edges
        texts = [intern(text) if len(text) < 6 else text for text in self._texts.split("\0")]
        fonts, bolds, angles = zip(*map(self._kinds.__getitem__, self._which), strict=True)
        edges = [numbers[n::5] for n in range(5)]
        return map(_word, zip(texts, *edges[:4], fonts, edges[4], bolds, self._runs, angles, strict=True))

    def within(self, box: Box) -> list[Word]:
        """The words that lie within a box, in their order; only they are made into words."""
        x0, top, x1, bottom = box
        numbers, texts = self._numbers, None
        found: list[Word] = []
        for n, height in enumerate(numbers[1::5]):
            if height < top or numbers[5 * n + 3] > bottom or numbers[5 * n] < x0 or numbers[5 * n + 2] > x1:
                continue
            texts = texts or self._texts.split("\0")
            font, bold, angle = self._kinds[self._which[n]]
            left, above, right, below, size = numbers[5 * n : 5 * n + 5]
            found.append(Word(texts[n], left, above, right, below, font, size, bold, self._runs[n], angle))
        return found

    @overload
    def __getitem__(self, index: int) -> Word: ...
    @overload
    def __getitem__(self, index: slice) -> list[Word]: ...
    def __getitem__(self, index: int | slice) -> Word | list[Word]:
        return list(self)[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


@dataclass(slots=True)
class Page:
    """One page as displayed: rotation undone, crop applied."""

    number: int
    width: float
    height: float
    words: Sequence[Word] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    fills: list[Fill] = field(default_factory=list)
    images: list[Box] = field(default_factory=list)
    dropped: list[Dropped] = field(default_factory=list)
    rotation: int = 0
    turned: int = 0
    """Degrees by which this page is turned clockwise from how it is displayed, so that sideways text reads level."""
    tilt: float = 0.0
    """Degrees by which a scan was turned clockwise about its middle to lie straight."""
    confidences: list[float] = field(default_factory=list)
    """How sure a recogniser is of each word, from 0 to 1, where it read them off a picture; else nothing."""
    alternatives: dict[int, list[Alternative]] = field(default_factory=dict)
    """What else a recognised word may say, best first, by the word's number in ``words``."""

    def words_within(self, box: Box) -> list[Word]:
        """The words that lie within a box of the page as it is read, in their order."""
        words = self.words
        if isinstance(words, PackedWords):
            return words.within(box)
        x0, top, x1, bottom = box
        return [w for w in words if w.top >= top and w.bottom <= bottom and w.x0 >= x0 and w.x1 <= x1]

    @property
    def as_displayed(self) -> bool:
        """Boxes of this page stand where they do on the page as displayed."""
        return not self.turned and not self.tilt

    def displayed(self, box: Box) -> Box:
        """A box of this page where it stands on the page as displayed."""
        return self._untilted(self._unturned(box)) if self.tilt else self._unturned(box)

    def _untilted(self, box: Box) -> Box:
        """The box around a box that is turned back by the tilt; no wider than it was, its height included."""
        sideways = self.turned % 180 != 0
        width, height = (self.height, self.width) if sideways else (self.width, self.height)
        angle = -radians(self.tilt)
        x, y = (box[0] + box[2] - width) / 2, (box[1] + box[3] - height) / 2
        right, down = x * cos(angle) - y * sin(angle) + width / 2, x * sin(angle) + y * cos(angle) + height / 2
        half = (box[2] - box[0]) / 2, (box[3] - box[1]) / 2
        return (right - half[0], down - half[1], right + half[0], down + half[1])

    def _unturned(self, box: Box) -> Box:
        x0, top, x1, bottom = box
        match self.turned:
            case 90:
                return (top, self.width - x1, bottom, self.width - x0)
            case 180:
                return (self.width - x1, self.height - bottom, self.width - x0, self.height - top)
            case 270:
                return (self.height - bottom, x0, self.height - top, x1)
            case _:
                return box


@dataclass(frozen=True, slots=True)
class Style:
    """How a cell is printed. ``indent`` counts levels in a sheet and points in a page."""

    bold: bool = False
    italic: bool = False
    indent: float = 0.0
    number_format: str = "General"
    align: str | None = None
    font: str = ""
    size: float = 0.0
    fill: bool = False
    border_top: bool = False


PLAIN = Style()


def slants(font: str) -> bool:
    """Whether a font of a page is an italic one; it says so by its name."""
    name = font.casefold()
    return "italic" in name or "oblique" in name or name.endswith(("-it", "ital"))


class Span(NamedTuple):
    """A merged area, inclusive, rows and columns counted from 0."""

    top: int
    left: int
    bottom: int
    right: int


@dataclass(slots=True)
class Sheet:
    """One worksheet. ``rows[r][c]`` counts from 0; rows are ragged, what is beyond their end is empty."""

    index: int
    """Position in the workbook, from 1, hidden sheets counted."""
    name: str
    rows: list[list[Value]]
    styles: list[Sequence[int]] = field(default_factory=list)
    """Style numbers into ``style_table``, parallel to ``rows`` (ragged; beyond the end: 0)."""
    style_table: list[Style] = field(default_factory=lambda: [PLAIN])
    spans: list[Span] = field(default_factory=list)
    hidden: bool = False
    hidden_rows: frozenset[int] = frozenset()
    hidden_columns: frozenset[int] = frozenset()
    formulas: dict[tuple[int, int], str] = field(default_factory=dict)
    """Formula text without the leading ``=``, by (row, column)."""
    uncalculated: set[tuple[int, int]] = field(default_factory=set)
    """Formula cells that the file holds no value for and that could not be computed."""
    computed: set[tuple[int, int]] = field(default_factory=set)
    """Formula cells that the file holds no value for, computed here from plain arithmetic."""
    pictures: int = 0
    margins: Sequence[str] = ()
    """What is printed above and below each page of the sheet, part by part, as the file has it."""

    def style_number(self, row: int, column: int) -> int:
        """The number of a cell's style; 0 beyond what is stored."""
        try:
            return self.styles[row][column]
        except IndexError:
            return 0

    def style(self, row: int, column: int) -> Style:
        """The style of a cell."""
        number = self.style_number(row, column)
        return self.style_table[number] if number < len(self.style_table) else PLAIN


@dataclass(slots=True)
class ReadWarning:
    """Something a reader noticed: a stable type, a sentence, and the place."""

    type: str
    message: str
    place: Place | None = None


@dataclass(slots=True)
class Document:
    """What a reader made of a file: pages or sheets, never both."""

    reader: str
    media_type: str
    pages: list[Page] = field(default_factory=list)
    sheets: list[Sheet] = field(default_factory=list)
    page_count: int = 0
    """Pages in the file; ``pages`` may hold only those asked for."""
    sheet_names: list[str] = field(default_factory=list)
    warnings: list[ReadWarning] = field(default_factory=list)
    title: str | None = None


class Cell(NamedTuple):
    """One cell of a grid, made on request."""

    text: str | None
    value: Value
    place: Place | None
    style: Style
    span: Span | None


class Column(NamedTuple):
    """A column of a page's grid: its edges and how its cells are aligned (``left``, ``right``, ``center``)."""

    x0: float
    x1: float
    align: str = "left"


@dataclass(repr=False)
class Grid:
    """Rows of cells from a page or a sheet.

    ``values[r][c]`` is the typed value where the file has one, else the text; ``rows`` is the text.
    Rows all have ``width`` cells. ``continues`` is True for a page's grid whose columns are those of the
    grid before it, so that column numbers mean the same in both.
    """

    values: list[list[Value]]
    width: int
    finder: str = ""
    score: float = 1.0
    reasons: tuple[str, ...] = ()
    header_rows: tuple[int, ...] = ()
    """Rows that look like column headers (also repeated ones), without knowing what they say."""
    continues: bool = False
    given_up: list[GivenUp] = field(default_factory=list)
    """Other readings of the same place that scored lower, with reasons."""
    kind: Literal["table", "text"] = "table"
    """``text`` for the lines of a page outside its tables."""

    @property
    def name(self) -> str:
        """What the grid is called in a message: the sheet's name or the page."""
        raise NotImplementedError

    @property
    def page(self) -> int | None:
        """The page, from 1, or None."""
        return None

    @property
    def sheet(self) -> str | None:
        """The sheet's name, or None."""
        return None

    @cached_property
    def rows(self) -> list[list[str | None]]:
        """The text of every cell, as printed where the file says how."""
        return [[self.text(r, c) for c in range(self.width)] for r in range(len(self.values))]

    def text(self, row: int, column: int) -> str | None:
        """The text of one cell, None if it is empty."""
        raise NotImplementedError

    def place(self, row: int, column: int) -> Place | None:
        """Where a cell stands."""
        raise NotImplementedError

    def row_place(self, row: int) -> Place | None:
        """Where a row stands: its first filled cell's place, on a page the box around all of them."""
        for column, value in enumerate(self.values[row]):
            if value is not None:
                return self.place(row, column)
        return self.place(row, 0)

    def box(self, row: int, column: int) -> Box | None:
        """The box around a cell of a page's grid, in points from the top left of the page as it is read.

        Text that is drawn sideways is read as if its page were turned; :meth:`place` is where it is displayed.
        """
        return None

    def row_box(self, row: int) -> Box | None:
        """The box around a row of a page's grid, as :meth:`box` is around a cell."""
        return None

    def style(self, row: int, column: int) -> Style:
        """How a cell is printed."""
        return PLAIN

    def span(self, row: int, column: int) -> Span | None:
        """The merged area that a cell begins, or None."""
        return None

    def spans_down(self) -> list[Span]:
        """The merged areas that cover more than one row."""
        return []

    def cell(self, row: int, column: int) -> Cell:
        """One cell with all that is known of it."""
        return Cell(
            self.text(row, column),
            self.values[row][column],
            self.place(row, column),
            self.style(row, column),
            self.span(row, column),
        )

    def cells(self) -> Iterator[Cell]:
        """Every cell, row by row."""
        for r in range(len(self.values)):
            for c in range(self.width):
                yield self.cell(r, c)

    def draw(self, path: str) -> None:
        """Write a picture of the page or sheet with the grid drawn on it."""
        from .grids.draw import draw

        draw(self, path)

    def to_csv(self, target: Target = None) -> str | None:
        """The texts as CSV, to a path or a buffer; without one the text is returned."""
        from .export.grids import grid_csv
        from .export.target import written

        return written(grid_csv(self), target)

    def to_html(self, target: Target = None) -> str | None:
        """The texts as a plain HTML table, likewise."""
        from .export.grids import grid_html
        from .export.target import written

        return written(grid_html(self), target)

    def to_dataframe(self) -> Any:
        """The texts as a pandas DataFrame. Wants pandas (extra ``pandas``)."""
        from .export.grids import grid_dataframe

        return grid_dataframe(self)

    def _repr_html_(self) -> str:
        from .export.grids import grid_html

        return grid_html(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name} {len(self.values)}x{self.width}>"


@dataclass
class GivenUp:
    """A candidate that was not taken: which finder, its score, why not, and its rows."""

    finder: str
    score: float
    reasons: tuple[str, ...]
    rows: list[list[str | None]]


class PackedBoxes(Sequence[Sequence["Box | None"]]):
    """The boxes of a grid's cells in a quarter of the memory; a row is made into tuples again when it is asked for."""

    __slots__ = ("_edges", "_rows", "_width")

    def __init__(self, boxes: Sequence[Sequence[Box | None]], width: int) -> None:
        nothing = (nan, nan, nan, nan)
        cells = [box or nothing for row in boxes for box in row]
        self._edges = array("d", chain.from_iterable(cells))
        self._rows, self._width = len(boxes), width

    def cell(self, row: int, column: int) -> Box | None:
        """One box of one row."""
        if not (0 <= row < self._rows and 0 <= column < self._width):
            return self[row][column]
        at = 4 * (row * self._width + column)
        x0, top, x1, bottom = self._edges[at : at + 4]
        return (x0, top, x1, bottom) if x0 == x0 else None

    def around(self, row: int) -> Box | None:
        """The box around all boxes of one row."""
        size = 4 * self._width
        edges = [edge for edge in self._edges[row * size : (row + 1) * size] if edge == edge]
        return (min(edges[::4]), min(edges[1::4]), max(edges[2::4]), max(edges[3::4])) if edges else None

    def __len__(self) -> int:
        return self._rows

    @overload
    def __getitem__(self, index: int) -> list[Box | None]: ...
    @overload
    def __getitem__(self, index: slice) -> list[list[Box | None]]: ...
    def __getitem__(self, index: int | slice) -> list[Box | None] | list[list[Box | None]]:
        if isinstance(index, slice):
            return [self[n] for n in range(self._rows)[index]]
        row = range(self._rows)[index]  # negative numbers count from the end, others beyond it raise
        size = 4 * self._width
        edges = iter(self._edges[row * size : (row + 1) * size].tolist())
        return [box if box[0] == box[0] else None for box in zip(edges, edges, edges, edges, strict=True)]


@dataclass(repr=False)
class PageGrid(Grid):
    """A grid on a page. ``boxes[r][c]`` is the box around a cell's words; values are texts."""

    boxes: Sequence[Sequence[Box | None]] = field(default_factory=list)
    styles: list[list[Style]] | None = None
    spans: dict[tuple[int, int], Span] = field(default_factory=dict)
    columns: list[Column] = field(default_factory=list)
    on: Page | None = None
    column_pages: list[Page] | None = None
    """The page each column stands on, where a sheet too wide for its paper was printed over several; else None."""
    source_path: str | None = None
    source_bytes: bytes | None = None

    @property
    def name(self) -> str:
        return f"page {self.on.number}" if self.on else "page"

    @property
    def page(self) -> int | None:
        return self.on.number if self.on else None

    def text(self, row: int, column: int) -> str | None:
        value = self.values[row][column]
        return None if value is None else str(value)

    def place(self, row: int, column: int) -> Place | None:
        box = self.box(row, column)
        return self._place(column, box) if box else None

    def box(self, row: int, column: int) -> Box | None:
        boxes = self.boxes
        return boxes.cell(row, column) if type(boxes) is PackedBoxes else boxes[row][column]

    def _place(self, column: int, box: Box) -> Place:
        page = self.column_pages[column] if self.column_pages else self.on
        if page is None:
            return Place.on(1, box)
        return Place.on(page.number, box if page.as_displayed else page.displayed(box))

    def row_place(self, row: int) -> Place | None:
        box = self.row_box(row)
        if box is None:
            return None
        return self._place(next(column for column, box in enumerate(self.boxes[row]) if box), box)

    def row_box(self, row: int) -> Box | None:
        if type(self.boxes) is PackedBoxes and self.column_pages is None:
            return self.boxes.around(row)
        boxes = self.boxes[row]
        filled = [column for column, box in enumerate(boxes) if box]
        if not filled:
            return None
        pages = self.column_pages
        found = [b for c in filled if (b := boxes[c]) and (pages is None or pages[c] is pages[filled[0]])]
        return around(found)

    def style(self, row: int, column: int) -> Style:
        if self.styles is None:
            return PLAIN
        try:
            return self.styles[row][column]
        except IndexError:
            return PLAIN

    def span(self, row: int, column: int) -> Span | None:
        return self.spans.get((row, column))


@dataclass(repr=False)
class SheetGrid(Grid):
    """A grid over a sheet: row ``r`` of the grid is row ``r + top`` of the sheet, column likewise."""

    of: Sheet = None  # type: ignore[assignment]
    top: int = 0
    left: int = 0

    @property
    def name(self) -> str:
        return f"sheet {self.of.name!r}"

    @property
    def sheet(self) -> str | None:
        return self.of.name

    @cached_property
    def _spans(self) -> dict[tuple[int, int], Span]:
        return {
            (s.top - self.top, s.left - self.left): Span(
                s.top - self.top, s.left - self.left, s.bottom - self.top, s.right - self.left
            )
            for s in self.of.spans
        }

    def text(self, row: int, column: int) -> str | None:
        value = self.values[row][column]
        if value is None:
            return None
        if type(value) is str:
            return value
        try:
            style = self.of.styles[row + self.top][column + self.left]
        except IndexError:
            style = 0
        key = (value, type(value), style)
        text = self._texts.get(key)
        if text is None:
            from .values.text import printed

            text = self._texts[key] = printed(value, self.style(row, column).number_format)
        return text

    @cached_property
    def _texts(self) -> dict[tuple[Value, type, int], str]:
        """Printed texts by value and style: most values of a sheet repeat."""
        return {}

    def place(self, row: int, column: int) -> Place | None:
        return Place.at(self.of.name, row + self.top, column + self.left)

    def style(self, row: int, column: int) -> Style:
        return self.of.style(row + self.top, column + self.left)

    def span(self, row: int, column: int) -> Span | None:
        return self._spans.get((row, column))

    def spans_down(self) -> list[Span]:
        return [span for span in self._spans.values() if span.bottom > span.top]
