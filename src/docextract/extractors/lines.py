"""Every row of every grid, in reading order, as the machine walks them."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from dataclasses import field
from typing import Literal

from ..document import Grid, PageGrid, SheetGrid, Value
from ..models.place import Box, Place
from ..records import record
from ..values.dates import looks_like_date
from ..values.numbers import is_money_like

_DRAWN = re.compile(r"(?:[-=_*.~\u2010-\u2015\u2500\u2550]\s*)+")
"""What stands in the cells of a rule that was drawn with characters."""
MOST_SPACED = 3
"""Cells of a line of titles, whose letters may be spaced out."""
_FEWEST_DRAWN = 3
"""Characters of the longest piece of such a rule; a lone one is a cell that says nothing."""
_NUMBERS = frozenset((int, float))
MULTIPLE = re.compile(r"\s*(\d{1,3}(?:\.\d+)?)\s?x\s*", re.IGNORECASE)
"""How often one amount covers another: ``1.25x``."""
_LETTER = re.compile(r"[^\W\d_]")
_TYPED = _NUMBERS | {dt.date, dt.datetime}
_DIGITS = frozenset("0123456789")
_OF_YEAR = re.compile(r"[^\d(]+\((?:19|20)\d\d\)|(?:19|20)\d\d\s[€£$]")
_ENDS_YEAR = frozenset(")€£$")


def has_letters(value: Value) -> bool:
    """Whether a cell is text that is no number."""
    return type(value) is str and not _is_number(value) and _LETTER.search(value) is not None


def is_plain_number(value: Value) -> bool:
    """Whether a cell is a number, or printed as one."""
    return type(value) in _NUMBERS or (type(value) is str and _is_number(value))


def _is_number(text: str) -> bool:
    return is_money_like(text) or MULTIPLE.fullmatch(text) is not None


def is_of_year(text: str) -> bool:
    """Whether a text says of which year amounts are: ``€ (2024)``, ``2023 £``."""
    return text[-1:] in _ENDS_YEAR and _OF_YEAR.fullmatch(text) is not None


@record
class Line:
    """One source row. ``values`` are stripped; ``filled`` are the columns that hold something.

    ``space`` numbers the column system: equal spaces mean that column numbers say the same.
    """

    index: int
    grid: Grid
    row: int
    space: int
    values: list[Value]
    filled: list[int]
    origin: dict[int, int] | None = None
    """The column of the grid that each column was moved from, where columns were moved."""
    _around: Box | Literal[False] | None = field(default=False, repr=False, compare=False)
    """The box around the row, once it was asked for."""
    _extent: tuple[float, float] | Literal[False] | None = field(default=False, init=False, repr=False, compare=False)
    """The height that its cells take up, once it was asked for."""
    _texts: dict[int, str | None] | None = field(default=None, init=False, repr=False, compare=False)
    """The printed texts of its numbers and dates that were asked for."""
    _numbers: tuple[int, ...] | None = field(default=None, init=False, repr=False, compare=False)
    """The columns of plain numbers, once they were asked for."""
    _words: tuple[int, ...] | None = field(default=None, init=False, repr=False, compare=False)
    """The columns of words, once they were asked for."""
    _amounts: tuple[int, ...] | None = field(default=None, init=False, repr=False, compare=False)
    """The columns of amounts, once they were asked for."""
    _worded: bool | None = field(default=None, init=False, repr=False, compare=False)
    """Whether it holds words alone, once that was asked."""

    def home(self, column: int) -> int:
        """The column of the grid that a column stands in."""
        return column if self.origin is None else self.origin.get(column, column)

    def text(self, column: int) -> str | None:
        """The printed text of one cell."""
        value = self.values[column]
        if value is None or type(value) is str:
            return value
        texts = self._texts
        if texts is None:
            texts = self._texts = {}
        elif column in texts:
            return texts[column]
        text = texts[column] = self.grid.text(self.row, self.home(column))
        return text

    def is_percent(self, column: int) -> bool:
        """Whether one cell is printed with a percent sign behind it."""
        kind = type(self.values[column])
        if kind is not str and kind not in _NUMBERS:
            return False
        if kind is not str and "%" not in self.grid.style(self.row, self.home(column)).number_format:
            return False  # no number is printed with what its format does not have
        return (self.text(column) or "").endswith("%")

    def first_text(self) -> str:
        """The leftmost text, or ''."""
        for column in self.filled:
            value = self.values[column]
            if type(value) is str:
                return value
        return ""

    def joined(self) -> str:
        """All printed text of the row, in order."""
        values = self.values
        texts = [v if type(v := values[column]) is str else self.text(column) or "" for column in self.filled]
        return " ".join(texts)

    def place(self, column: int) -> Place | None:
        """Where one cell stands."""
        return self.grid.place(self.row, self.home(column))

    def row_place(self) -> Place | None:
        """Where the row stands."""
        return self.grid.row_place(self.row)

    def box(self, column: int) -> Box | None:
        """The box around one cell, on a page: where it stands as it is read, even if it is drawn sideways."""
        return self.grid.box(self.row, self.home(column))

    def extent(self) -> tuple[float, float] | None:
        """Where its cells begin and end on their page, from the top in points; None on a sheet."""
        if self._extent is False:
            sheet = type(self.grid) is SheetGrid
            boxes = [box for c in self.filled if (box := self.box(c)) is not None] if not sheet else ()
            self._extent = (min(b[1] for b in boxes), max(b[3] for b in boxes)) if boxes else None
        return self._extent

    def row_box(self) -> Box | None:
        """The box around the row, likewise."""
        if self._around is False:
            self._around = self.grid.row_box(self.row)
        return self._around

    def row_id(self) -> str:
        """The place of the row's first cell, as text: the same in every reading of the same file."""
        place = self.place(self.filled[0])
        return place.name() if place else ""

    def only_plain_text(self) -> bool:
        """No cell is a number or a date."""
        values = self.values
        if not _TYPED.isdisjoint(map(type, values)) or self.has_numbers():
            return False
        return not any(map(looks_like_date, [values[column] for column in self.filled]))

    def is_drawn(self) -> bool:
        """The row is a rule that was drawn with characters."""
        values = self.values
        if not self.filled or type(first := values[self.filled[0]]) is not str or first[:1].isalnum():
            return False
        texts = [v for c in self.filled if type(v := values[c]) is str and _DRAWN.fullmatch(v)]
        return len(texts) == len(self.filled) and max(map(len, texts), default=0) >= _FEWEST_DRAWN

    def numbers(self) -> tuple[int, ...]:
        """The columns that hold numbers, or what is printed as one, ``1.25x`` too."""
        if self._numbers is None:
            values = self.values
            pairs = [(c, values[c]) for c in self.filled]
            self._numbers = tuple([c for c, v in pairs if type(v) in _NUMBERS or (type(v) is str and _is_number(v))])
        return self._numbers

    def words(self) -> tuple[int, ...]:
        """The columns that hold text with letters which is no number."""
        if self._words is None:
            values, numbers = self.values, self.numbers()
            pairs = [(c, values[c]) for c in self.filled]
            self._words = tuple([c for c, v in pairs if type(v) is str and c not in numbers and _LETTER.search(v)])
        return self._words

    def amounts(self) -> tuple[int, ...]:
        """The columns that hold numbers, or what is printed as an amount."""
        if self._amounts is None:
            values = self.values
            self._amounts = tuple([c for c in self.filled if is_money_like(values[c])])
        return self._amounts

    def numbers_only(self) -> bool:
        """Every filled cell is a number."""
        return len(self.amounts()) == len(self.filled)

    def has_numbers(self) -> bool:
        """Some cell is a number."""
        if self._amounts is None and not _NUMBERS.isdisjoint(map(type, self.values)):
            return True  # as in most rows of a sheet
        return bool(self.amounts())

    def has_amounts(self) -> bool:
        """Some cell is a number: no dash is one here, no ``$`` alone, and no year of amounts: ``€ (2024)``."""
        if not _NUMBERS.isdisjoint(map(type, self.values)):
            return True
        texts = (str(self.values[column]) for column in self.amounts())
        return any(not is_of_year(text) and (text[0].isdigit() or not _DIGITS.isdisjoint(text)) for text in texts)

    def text_only(self) -> bool:
        """It holds words alone, and is no rule that was drawn with dashes."""
        if self._worded is None:
            values = self.values
            if self.has_amounts() or any(type(values[column]) is not str for column in self.filled):
                self._worded = False
            else:
                self._worded = len(self.filled) > 1 or any(map(str.isalnum, self.first_text()))
        return self._worded

    def keep_before(self, column: int) -> None:
        """Empty the cells from a column on."""
        self.values[column:] = [None] * (len(self.values) - column)
        self.filled = [c for c in self.filled if c < column]
        self._numbers = self._words = self._amounts = self._worded = None

    def is_number(self, column: int) -> bool:
        """A cell is a number, or printed as one."""
        kind = type(self.values[column])
        return column in self.amounts() if kind is str else kind in _NUMBERS


def _closed_up(text: str) -> str:
    """A heading without the blanks between its letters: ``A S S E T S``."""
    words = re.split(r"\s{2,}", text)
    return " ".join(w.replace(" ", "") if all(len(one) == 1 for one in w.split()) else w for w in words)


def read_lines(grids: Sequence[Grid]) -> list[Line]:
    """All rows of the grids; those that have their columns in common share a column system, whatever stands between."""
    lines: list[Line] = []
    spaces: dict[int, int] = {}
    """The system of each list of columns."""
    space = last = -1
    for grid in grids:
        if not grid.continues:
            last += 1
            space = spaces.setdefault(id(grid.columns), last) if isinstance(grid, PageGrid) else last
        for row, cells in enumerate(grid.values):
            values = [v.strip() if type(v) is str else v for v in cells]
            filled = [c for c, v in enumerate(values) if v is not None and v != ""]
            if len(filled) <= MOST_SPACED and grid.page is None:
                for c in filled:
                    if type(v := values[c]) is str and v[1:6:2] == "   ":
                        values[c] = _closed_up(v)
            lines.append(Line(len(lines), grid, row, space, values, filled))
    return lines
