"""Formula text: shared formulas written out for each of their cells."""

from __future__ import annotations

import re
from functools import lru_cache

from docextract.models.place import column_letters

from .cells import Cells
from .references import MAX_COLUMNS, MAX_ROWS, column_number

_TOKEN = re.compile(
    r'"(?:[^"]|"")*"'  # text
    r"|'(?:[^']|'')*'!?"  # a sheet's name in quotes
    r"|\[[^\]]*\]"  # a workbook's number, a table's column
    r"|[A-Za-z_\\][\w.\\?]*[!(]"  # a sheet's name, a function
    r"|(?P<cell>(?<![\w.$])(?P<c>\$?[A-Za-z]{1,3})(?P<r>\$?[0-9]{1,7})(?![\w.(!]))"
    r"|(?P<columns>(?<![\w.$])(?P<c1>\$?[A-Za-z]{1,3}):(?P<c2>\$?[A-Za-z]{1,3})(?![\w.(!]))"
    r"|(?P<rows>(?<![\w.$])(?P<r1>\$?[0-9]{1,7}):(?P<r2>\$?[0-9]{1,7})(?![\w.(!]))"
    r"|[\w.$]+"
)


@lru_cache(maxsize=256)
def _pieces(formula: str) -> tuple[str | tuple[str, str], ...]:
    """A formula cut at its references: texts, and pairs of a column and a row (either may be empty)."""
    pieces: list[str | tuple[str, str]] = []
    end = 0
    for match in _TOKEN.finditer(formula):
        groups = match.groupdict()
        if groups["cell"]:
            found: list[str | tuple[str, str]] = [(groups["c"], groups["r"])]
        elif groups["columns"]:
            found = [(groups["c1"], ""), ":", (groups["c2"], "")]
        elif groups["rows"]:
            found = [("", groups["r1"]), ":", ("", groups["r2"])]
        else:
            continue
        pieces.append(formula[end : match.start()])
        pieces.extend(found)
        end = match.end()
    pieces.append(formula[end:])
    return tuple(pieces)


def shifted(formula: str, rows: int, columns: int) -> str:
    """A formula as it reads ``rows`` further down and ``columns`` further right: its relative references move along.

    A reference that leaves the sheet becomes ``#REF!``.
    """
    return "".join(piece if isinstance(piece, str) else _moved(*piece, rows, columns) for piece in _pieces(formula))


def _moved(column: str, row: str, rows: int, columns: int) -> str:
    if column and column[0] != "$":
        number = column_number(column) + columns
        if not 0 <= number < MAX_COLUMNS:
            return "#REF!"
        column = column_letters(number)
    if row and row[0] != "$":
        line = int(row) + rows
        if not 1 <= line <= MAX_ROWS:
            return "#REF!"
        row = str(line)
    return column + row


def written_out(cells: Cells) -> dict[tuple[int, int], str]:
    """The formula text of every cell. A shared formula whose first cell is missing is left out."""
    masters: dict[str, tuple[int, int, str]] = {}
    texts: dict[tuple[int, int], str] = {}
    for (row, column), formula in sorted(cells.formulas.items()):
        if formula.shared is None:
            texts[row, column] = formula.text
        elif formula.text:
            masters[formula.shared] = (row, column, formula.text)
            texts[row, column] = formula.text
        elif formula.shared in masters:
            top, left, text = masters[formula.shared]
            texts[row, column] = shifted(text, row - top, column - left)
    return texts
