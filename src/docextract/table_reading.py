"""Reading a document's grids as one table: what each of their rows is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from .document import Grid
from .models.base import to_camel
from .models.findings import Ledger, Note, UnmappedColumn
from .models.place import Place
from .table_columns import TableColumns
from .table_facts import TableFacts
from .table_header import TableHeader, line_words
from .table_rows import TableRows
from .values.text import is_blank, uncontinued, words
from .vocabulary import Vocabulary

if TYPE_CHECKING:
    from .table_extractor import TableExtractor

SHORT = 3
"""The most words that stand before a mark in a heading."""
LONG = 70
"""A text of more letters is a note, and no heading."""
CLOSE = 0.6
"""The part of its height by which a line may stand from the one that it goes on."""
SURE = 2
"""So many values of their fields' types make a row above the header one that belongs below it."""
_AROUND = ("SUMMARY", "OTHER", "NOTE", "FOOTER")
_DIGITS = re.compile(r"\d+")


@dataclass
class TableReading:
    """What was read so far.

    A table goes on in the next grid: if that shares its columns, or has no header of its own and its rows stand in the
    columns of the header, by their places on the page, with values of the fields' types.
    """

    table: TableExtractor
    rows: TableRows
    words: Vocabulary
    facts: TableFacts
    roles: Counter[str] = field(default_factory=Counter)
    unexplained: list[Place] = field(default_factory=list)
    warnings: list[Note] = field(default_factory=list)
    unmapped: dict[str, UnmappedColumn] = field(default_factory=dict)
    _columns: TableColumns | None = None
    """Those of the table that is being read; None before the first header."""
    _ended: bool = False
    """Something else came in a grid that is no part of the table."""
    _over: bool = False
    """A row came that stands below the table."""
    _begun: int = 0
    """How many rows there were at the last header."""
    _around: list[tuple[Grid, int]] = field(default_factory=list)
    """Rows that are none of the table."""
    _above: list[tuple[Grid, int]] = field(default_factory=list)
    """Rows above a header that has not come yet."""
    _titles: set[str] = field(default_factory=set)
    """What stood above headers, but for its numbers."""
    _recap: tuple[Grid | None, range, bool] = (None, range(0), False)
    """The rows that were last looked at whether they recap the table, and whether they do."""
    _inexact: dict[str, str] = field(default_factory=dict)
    """Headers that are known by some of their words only, by field."""
    headers: dict[str, str] = field(default_factory=dict)
    """What stands above the column of each field, where it is read first."""
    _rivals: dict[str, str] = field(default_factory=dict)
    """What is told of fields that several columns may be of, by field."""
    _guessed: dict[str, str] = field(default_factory=dict)
    """What is told of headings that do not say what they are of, by the field that they were taken for."""
    _usual: str | None = None
    """The field that the last word of a heading said."""
    _levels: bool = False
    """Some headings stand right above others."""
    _open: tuple[Grid, int, dict[str, int]] | None = None
    """The last row, to which lines may still be added."""
    _last: str = ""
    """What the last row was."""
    _over_headers: set[str] = field(default_factory=set)
    """The texts of lines that stand alone right above headers, but for their numbers."""
    _said: set[tuple[str, ...]] = field(default_factory=set)
    """The words of the lines of headers."""

    def look_for_headings(self, grids: Iterable[Grid]) -> None:
        """Whether headers have each a heading of its own right above: several, and not one on every page."""
        if not self.table.sections:
            return
        for grid in grids:
            row = 0
            while row < len(grid.values):
                header = TableHeader.at(self.table, grid, row)
                if header is not None and row and len(_filled(grid, row - 1)) == 1:
                    self._over_headers.add(uncontinued(_without_digits(grid, row - 1)))
                row += header.lines if header else 1

    def _heading_over(self, grid: Grid, row: int) -> bool:
        """Take the line right above a header for a heading if it is one."""
        if not self.table.sections or row < 0 or len(_filled(grid, row)) != 1:
            return False
        text = next(text for text in grid.rows[row] if text)
        name, _ = self._prefixed(text)
        if name is None and (len(self._over_headers) < SURE or len(text) > LONG):
            return False
        self._under(grid, row)
        return True

    def _prefixed(self, text: str) -> tuple[str | None, str]:
        """The field whose header stands before a mark in a heading, and what is behind it."""
        before, mark, rest = text.partition(":")
        said = words(before) if mark else words(text.partition(" - ")[0])
        names: Iterable[str] = self.table.meanings.get(said, ())
        if mark and not names and len(said) <= SHORT:
            names = self.table.likeness(before)
        rest = rest if mark else text.partition(" - ")[2]
        found = next((name for name in self.table.sections if name in names), None) if said and rest.strip() else None
        return found, rest.strip() if found else text

    def _under(self, grid: Grid, row: int) -> None:
        """Let the rows below have what a heading says."""
        filled = _filled(grid, row)
        text = uncontinued(" ".join(grid.text(row, column) or "" for column in filled))
        headed = set(self._columns.fields.values()) if self._columns is not None else set()
        name, said = self._prefixed(text)
        if name is None and self.table.heading is not None:
            name = self.table.heading(text)
            if name is None:
                return
        elif name is None:
            name = self._meant(grid, row, text, headed)
        if name is None:
            self.rows.under = {n: said for n, said in self.rows.under.items() if n in headed}
        elif name not in headed:
            self.rows.under[name] = (said, [place] if (place := grid.row_place(row)) is not None else [])

    def _meant(self, grid: Grid, row: int, text: str, headed: set[str]) -> str | None:
        """The field of a heading that does not say its own: by its last word, its level, or as the only one left."""
        *before, last = [word for word in words(text) if word.isalpha()] or [""]
        named = [n for end in (last, last.rstrip("s")) for n in self.table.meanings.get((end,), ())]
        named += [n for n in self.table.sections if n not in headed and self.table.means(n, last)]
        if len(before) >= SURE and headed.issuperset(named):
            named = []  # the name of a place of several such: "Tamarack Village Shops"
        free = [n for n in self.table.sections if n not in headed]
        if named:
            self._usual = next((n for n in free if n in named), None)
            return self._usual
        if self._usual in free:
            return self._usual
        below = next((n for n in range(row + 1, len(grid.values)) if not _is_blank(grid, n)), row)
        over = len(free) > 1 and below > row and len(_filled(grid, below)) == 1 and self._followed(grid, below)
        self._levels |= over
        if len(free) > 1 and not self._levels:
            several = " or ".join(map(to_camel, free))
            self._guessed.setdefault(
                several, f"{text!r:.80} and other headings above rows may be {several}: none was read"
            )
            return None
        name = free[0 if over or len(free) == 1 else 1] if free else None
        if name is not None and (len(free) > 1 or self.unmapped):
            said = f"{text!r:.80} and other headings above rows are taken for {to_camel(name)}; none says so"
            self._guessed.setdefault(name, said)
        return name

    def _near(self, grid: Grid, row: int) -> str | None:
        """The side on which a line of a page stands clearly closer to its neighbour.

        "" where it stands apart from both, None where places do not tell.
        """
        if (box := grid.row_box(row)) is None:
            return None
        above = grid.row_box(row - 1) if row else None
        below = grid.row_box(row + 1) if row + 1 < len(grid.values) else None
        height = box[3] - box[1]
        up = box[1] - above[3] if above is not None else 9 * height
        down = below[1] - box[3] if below is not None else 9 * height
        if min(up, down) > CLOSE * height:
            return ""
        if abs(up - down) < height / 4:
            return None
        return "above" if up < down else "below"

    def _is_heading(self, grid: Grid, row: int, near: str | None) -> bool:
        """Whether a row of one text is a heading of the rows below."""
        filled = _filled(grid, row)
        text = grid.text(row, filled[0]) or ""
        named = self._prefixed(" ".join(grid.text(row, column) or "" for column in filled))[0]
        if named is not None and len(filled) <= SURE:
            return True
        if len(filled) > 1 or near in ("above", "below") or len(text) > LONG or text.endswith((".", ",")):
            return False
        if not any(map(str.isalpha, text)) or (near is None and not self._is_out(grid, row)):
            return False
        return self._followed(grid, row) or (grid.row_box(row) is not None and self._ends_page(grid, row))

    def _is_apart(self, grid: Grid, row: int) -> bool:
        """Whether the only text of a line is printed in another font, size or weight than the cell below it."""
        (column, *others), below = _filled(grid, row), row + 1
        if others or not self.table.sections or below >= len(grid.values):
            return False
        own, under = grid.style(row, column), grid.style(below, column)
        if is_blank(grid.values[below][column]):
            return False
        return (own.font, own.size, own.bold) != (under.font, under.size, under.bold)

    def _followed(self, grid: Grid, row: int) -> bool:
        """Whether a row of several cells comes soon below."""
        return any(len(_filled(grid, below)) > 1 for below in range(row + 1, min(row + 4, len(grid.values))))

    def _ends_page(self, grid: Grid, row: int) -> bool:
        """Whether nothing but furniture stands below on a page."""
        return all(
            _is_blank(grid, n) or self._furniture(grid, n) for n in range(row + 1, min(row + 4, len(grid.values)))
        )

    def _is_text(self, grid: Grid, row: int, cells: dict[str, int]) -> bool:
        """Whether a row is nothing but texts, or a second day, for a row beside it, some under unknown headers."""
        others = [column for column in _filled(grid, row) if column not in cells.values()]
        known = self._columns is not None and self._columns.heads(others)
        return known and (bool(cells) or min(others) > 0) and self.rows.is_text(cells)

    def _leads(self, grid: Grid, row: int) -> bool:
        """Whether a row of the table comes below, after no more than further lines of texts."""
        for below in range(row + 1, min(row + SURE + 2, len(grid.values))):
            cells = (self._columns.cells(grid, below) if self._columns is not None else None) or {}
            if self.table.first in cells and not self._is_text(grid, below, cells):
                label = next(text for text in grid.rows[below] if text)
                return self.words.total(label) is None and self.rows.typed(grid, below, cells)[1] > 0
            if not self._is_text(grid, below, cells):
                return False
        return False

    def _is_out(self, grid: Grid, row: int) -> bool:
        """Whether a row stands under none of the table's, or in the first column of a sheet."""
        if self._columns is None or self._last not in ("DATA", "CONTINUATION"):
            return True
        return grid.row_box(row) is None and _filled(grid, row)[0] <= min(self._columns.fields)

    def grid(self, grid: Grid) -> None:
        """Read a grid."""
        if not grid.continues:
            self._columns, self._ended = self._columns and self._columns.elsewhere(), False
        row, end = 0, len(grid.values)
        while row < end and self._is_title_again(grid, row):
            self._count("BLANK" if _is_blank(grid, row) else "TITLE")
            row += 1
        begun = row
        while row < end:
            header = next((header for n in range(row, end) if (header := TableHeader.at(self.table, grid, n))), None)
            top = header.row if header else end
            last = self._last_row(grid, row, top, headed=header is not None, first=row == begun)
            for line in range(row, last):
                self._count(role := self._line(grid, line))
                if role in _AROUND:
                    self._around.append((grid, line))
            self._not_rows(grid, range(last, top), headed=header is not None)
            row = top
            if header is not None:
                self._columns = TableColumns.under(grid, header.row, header.lines, header.fields)
                self._heading_over(grid, header.row - 1)
                self._begin(grid, header)
                row += header.lines

    def end(self) -> None:
        """Say of rows that print only their first field which of them are headings, now that all are known."""
        self._close()
        self._headings(self.rows.headings_without_digits())
        self._tell_unread()
        for name, rows in self.rows.settle_carried().items():
            message = f"{to_camel(name)}: {rows} rows that print none have that of the row above"
            self.warnings.append(Note(type="valueCarried", message=message))
        if self._inexact:
            told = ", ".join(f"{header!r:.60} as {to_camel(name)}" for name, header in self._inexact.items())
            self.warnings.append(Note(type="headerInexact", message=f"known by some of their words only: {told}"))
        if self._rivals:
            self.warnings.append(Note(type="headerAmbiguous", message="; ".join(self._rivals.values())))
        for message in self._guessed.values():
            self.warnings.append(Note(type="headingInexact", message=message))

    def _tell_unread(self) -> None:
        """Say once for each field what is printed under it and is none of its values."""
        for name in self.table.headers:
            field = to_camel(name)
            rows = [row for row in self.rows.read if any(map(str.isdigit, row.unread.get(field, "")))]
            if rows:
                first = rows[0].unread[field]
                kind = self.table.kinds[name].__name__.lower()
                what = {"decimal": "number", "int": "whole number"}.get(kind, kind)
                message = f"{field}: {len(rows)} printed and no {what}, {first!r:.80} first"
                place = next(iter(rows[0].sources.get(field, ())), None)
                self.warnings.append(Note(type="valueUnread", message=message, place=place))

    def ledger(self) -> Ledger:
        """What every row of the grids that were read is."""
        self._settle(None, None)
        return Ledger(read=self.roles.total(), by_role=dict(self.roles), unexplained=self.unexplained)

    def said(self) -> dict[str, Any]:
        """The facts that the rows around the table say, as fields of the summary."""
        if not self.table.facts:
            return {}
        for grid, row in self._around:
            self.facts.take(grid, [row])
        return self.facts.values()

    def _headings(self, found: int) -> None:
        self.roles["DATA"] -= found
        if found:
            self.roles["SECTION"] += found

    def _count(self, role: str) -> None:
        self.roles[role] += 1
        self._last = role

    @property
    def headed(self) -> set[str]:
        """The fields of the columns that are read."""
        return {*self._columns.fields.values()} if self._columns is not None else set()

    def _begin(self, grid: Grid, header: TableHeader) -> None:
        self._over, self._begun = False, len(self.rows.read)
        self._inexact = header.inexact(grid) | self._inexact
        self.headers = header.texts(grid) | self.headers
        self._rivals = header.doubtful(grid) | self._rivals
        self.rows.printed_units |= header.units(self.table, grid)
        self.roles["HEADER"] += header.lines
        self._last = "HEADER"
        self._said |= header.said(grid)
        self._columns, self._ended = TableColumns.under(grid, header.row, header.lines, header.fields), False
        for column in header.unmapped(self.table, grid):
            self.unmapped.setdefault(column.header or "", column)
        self._settle(grid, self._columns)

    def _last_row(self, grid: Grid, start: int, end: int, *, headed: bool, first: bool) -> int:
        """Up to where rows of a grid are read as the table so far; a header may follow them, and be its first."""
        if self._columns is None or (self._ended and grid.continues):
            return start
        if self._columns.numbered and not headed:
            return end
        sure = [row for row in range(start, end) if self._values(grid, row, self._columns) > 0]
        if self._columns.numbered:
            return self._titles_from(grid, start, end) if sure or not first else start
        stop = next((row for row in range(start, end) if self._is_else(grid, row)), end)
        sure = [row for row in sure if row < stop]
        self._ended = stop < end
        return start if not sure else sure[-1] + 1 if stop < end else end

    def _titles_from(self, grid: Grid, start: int, end: int) -> int:
        """Where the titles of the next header begin: after a blank row or a total, nothing but single cells."""
        at = end
        while at > start and len(_filled(grid, at - 1)) < 2:
            at -= 1
        label = next((text for text in grid.rows[at - 1] if text), "") if at > start else ""
        if (match := self.words.total(label)) is not None and match.certain:
            return at
        return next((row for row in range(at, end) if _is_blank(grid, row)), end)

    def _is_else(self, grid: Grid, row: int) -> bool:
        """Whether a row of several cells is none of the table: one stands in no column, or no value is of its type."""
        if self._columns is None or len(_filled(grid, row)) < 2 or line_words(grid, row) in self._said:
            return False
        cells = self._columns.cells(grid, row)
        if cells is None:
            return True
        typed, values = self.rows.typed(grid, row, cells)
        return typed > 0 and values == 0

    def _values(self, grid: Grid, row: int, columns: TableColumns) -> int:
        """How many values of their fields' types a row of the table has; 0 where it is none."""
        cells = columns.cells(grid, row) or {}
        label = next((text for text in grid.rows[row] if text), "")
        if self.table.first not in cells and self.words.total(label) is None:
            return 0
        return self.rows.typed(grid, row, cells)[1]

    def _line(self, grid: Grid, row: int) -> str:
        """Read one row that is no header, and say what it is."""
        if _is_blank(grid, row):
            return "BLANK"
        cells = self._columns.cells(grid, row) if self._columns is not None else None
        label = next((text for text in grid.rows[row] if text), "")
        if self._is_over(grid, row, label):
            return self._furniture(grid, row) or "SUMMARY"
        if line_words(grid, row) in self._said:
            return "HEADER"
        if cells is not None:
            if self.table.first in cells and not self._is_text(grid, row, cells):
                self._close()
            if self._is_total(grid, row, label, cells):
                self._headings(self.rows.headings_of(grid, row, cells))
                self.rows.state(grid, row, label, cells)
                return "TOTAL"
            if furniture := self._furniture(grid, row):
                return furniture
            near = self._near(grid, row)
            near = "" if near == "below" and self._is_apart(grid, row) else near
            if self.table.sections and self._is_heading(grid, row, near):
                self._under(grid, row)
                return "SECTION"
            if near == "below" and self._is_text(grid, row, cells) and self._leads(grid, row):
                self.rows.ahead.append((grid, row, cells))
                return "CONTINUATION"
            alone = len(_filled(grid, row)) == 1 and "#" not in _without_digits(grid, row)
            if near == "above" and self._last == "TOTAL" and alone:
                return "TOTAL"
            if near == "above" and self._last in ("DATA", "CONTINUATION") and self._is_text(grid, row, cells):
                self.rows.attach(grid, row, cells)
                return "CONTINUATION"
            if self.table.first in cells and self.rows.goes_on(grid, row, cells):
                return "CONTINUATION"
            if self._recaps(grid, row, cells):
                return "SUMMARY"
            after = self._last in ("OTHER", "NOTE")
            after |= self._last == "TOTAL" and (len(cells) > 1 or not self._followed(grid, row))
            bare = after and self.rows.is_bare(grid, row, cells)
            if self.table.first in cells and self._is_first(grid, row, cells[self.table.first]) and not bare:
                self.rows.add(grid, row, cells)
                self._open = grid, row, cells
                self._doubt(grid, row, cells)
                return "DATA"
            apart = (
                near == "below"
                or (near == "" and bool(self.table.sections))
                or self._last in ("OTHER", "NOTE", "BLANK", "TOTAL")
            )
            if not apart and self.rows.goes_on(grid, row, cells):
                return "CONTINUATION"
        self._leave(grid, [row], f"a row without {self.table.headers[self.table.first][0]}: {label!r:.80}")
        return "OTHER"

    def _close(self) -> None:
        """Let the last row be none if it lacks a field that every row has, now that all its lines are read."""
        lacks = [to_camel(name) for name in self.table.requires if self._open and self.rows.lacks(name)]
        if self._open is None or not lacks:
            return
        (grid, row, cells), self._open = self._open, None
        label = next(text for text in grid.rows[row] if text)
        self.rows.drop_last()
        self.roles["DATA"] -= 1
        if self.rows.sums_up(grid, row, cells):
            self.rows.state(grid, row, label, cells)
            self.roles["TOTAL"] += 1
        else:
            self.roles["OTHER"] += 1
            self._leave(grid, [row], f"a row without {' and '.join(lacks)}: {label!r:.80}")

    def _recaps(self, grid: Grid, row: int, cells: dict[str, int]) -> bool:
        """Whether a row is of some below a total that print less than all above, and sum to the same once more."""
        if self._recap[0] is grid and row in self._recap[1]:
            return self._recap[2]
        if not self.rows.stated or self._columns is None or not self.rows.prints_less(cells):
            return False
        block: list[tuple[int, dict[str, int]]] = []
        for below in range(row, len(grid.values)):
            found = self._columns.cells(grid, below) or {}
            label = next((text for text in grid.rows[below] if text), "")
            if (
                not self.rows.prints_less(found)
                or self.words.total(label)
                or not self.rows.typed(grid, below, found)[1]
            ):
                break
            block.append((below, found))
        self._recap = (grid, range(row, row + len(block)), self.rows.sum_again(grid, block))
        return self._recap[2] and bool(block)

    def _is_first(self, grid: Grid, row: int, column: int) -> bool:
        """Whether a cell is what every row prints first; words are no date and no number."""
        return self.rows.value(grid, row, column, self.table.kinds[self.table.first]) is not None

    def _is_over(self, grid: Grid, row: int, label: str) -> bool:
        """Whether a row with these words first is none of the table, or one before it stands below the table."""
        if self._over or self._columns is None:
            return self._over
        found = self.table.is_end(label) or self.facts.begins(grid, row)
        self._over = found and len(self.rows.read) > self._begun
        return found

    def _doubt(self, grid: Grid, row: int, cells: dict[str, int]) -> None:
        """Say so where a row has nothing but words under amounts, counts and dates, as the header of another table."""
        typed, values = self.rows.typed(grid, row, cells)
        if typed > 1 and values == 0 and not any(map(str.isdigit, "".join(filter(None, grid.rows[row])))):
            texts = [text for text in grid.rows[row] if text]
            message = f"a row of words, below which another table may stand: {', '.join(texts)!r:.80}"
            self.warnings.append(Note(type="headerDoubtful", message=message, place=grid.row_place(row)))

    def _is_total(self, grid: Grid, row: int, label: str, cells: dict[str, int]) -> bool:
        """Whether a row is a total: by its label or, where a row may be called so, by its amounts or by a heading."""
        match = self.words.total(label)
        if match is None:
            texts = sum(self.table.kinds[name] is not Decimal for name in cells)
            label_only = texts == 1 and self.rows.prints_less(cells)
            without = self.table.first not in cells and not texts
            return (without or label_only) and self.rows.sums_up(grid, row, cells)
        if self.rows.drop_heading(match.scope):
            self.roles["DATA"] -= 1
            self.roles["SECTION"] += 1
            return True
        lacks = not cells.keys() >= {*self.table.requires}
        if match.certain or lacks or self.rows.sums_up(grid, row, cells) or self.rows.sums_beside(grid, row, cells):
            return True
        if self.rows.typed(grid, row, cells)[1]:
            message = f"{label!r:.80} may be a total, but is no sum of the rows above: it was read as a row"
            self.warnings.append(Note(type="totalDoubtful", message=message, place=grid.row_place(row)))
        return False

    def _furniture(self, grid: Grid, row: int) -> str | None:
        """What a row of one cell is if it belongs to the page, or of few at the foot of one: FOOTER or NOTE."""
        texts = [text for text in grid.rows[row] if text]
        if len(texts) == 1 or (len(texts) <= SHORT and self._is_last(grid, row)):
            kinds = {self.words.furniture(text) for text in texts}
            return "FOOTER" if "FOOTER" in kinds else "NOTE" if kinds == {"NOTE"} else None
        return None

    def _is_last(self, grid: Grid, row: int) -> bool:
        """Whether a row is the last on its page."""
        place, below = grid.row_place(row), grid.row_place(row + 1) if row + 1 < len(grid.values) else None
        return place is not None and place.page is not None and (below is None or below.page != place.page)

    def _is_title_again(self, grid: Grid, row: int) -> bool:
        """Whether a row at the beginning of a grid is blank or says what stood above a header before."""
        if _is_blank(grid, row):
            return True
        again = _without_digits(grid, row)
        values = self._values(grid, row, self._columns) if self._columns else 0
        return values == 0 and any(map(str.isalpha, again)) and again in self._titles

    def _not_rows(self, grid: Grid, rows: Iterable[int], *, headed: bool) -> None:
        """Rows of a grid that are none of the table of the grids before: they may stand above a header."""
        if headed or self._columns is None:
            self._above += [(grid, row) for row in rows]
            return
        left: list[int] = []
        for row in rows:
            if _is_blank(grid, row):
                self._count("BLANK")
            elif furniture := self._furniture(grid, row):
                self._count(furniture)
            elif self._is_over(grid, row, next(text for text in grid.rows[row] if text)):
                self._count("SUMMARY")
            else:
                self._count("OTHER")
                left.append(row)
            self._around.append((grid, row))
        if left:
            first = next(text for text in grid.rows[left[0]] if text)
            self._leave(grid, left, f"rows in no column of the table from {first!r:.80} on: {len(left)} on {grid.name}")

    def _settle(self, grid: Grid | None, columns: TableColumns | None) -> None:
        """Say what the rows above a header are: titles, unless they look like rows of its columns."""
        sure = min(SURE, sum(kind is not str for kind in self.table.kinds.values())) or SURE
        self._around += self._above
        for of, row in self._above:
            if _is_blank(of, row):
                self._count("BLANK")
            elif self.facts.begins(of, row):
                self._count("TITLE")
            elif columns and self._values(of, row, columns if of is grid else columns.elsewhere()) >= sure:
                label = next(text for text in of.rows[row] if text)
                self._leave(of, [row], f"a row of the table above its header: {label!r:.80}")
                self._count("OTHER")
            else:
                self._titles.add(_without_digits(of, row))
                self._count("TITLE")
        self._above = []

    def _leave(self, grid: Grid, rows: list[int], message: str) -> None:
        """Leave rows unexplained, and say so."""
        places = [place for row in rows if (place := grid.row_place(row)) is not None]
        self.unexplained += places
        self.warnings.append(Note(type="rowNotUnderstood", message=message, place=next(iter(places), None)))


def _filled(grid: Grid, row: int) -> list[int]:
    return [column for column, value in enumerate(grid.values[row]) if not is_blank(value)]


def _is_blank(grid: Grid, row: int) -> bool:
    return all(is_blank(value) for value in grid.values[row])


def _without_digits(grid: Grid, row: int) -> str:
    return _DIGITS.sub("#", " ".join(text for text in grid.rows[row] if text))
