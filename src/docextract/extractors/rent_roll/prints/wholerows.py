"""Rows of a page that were read as several lines, with some cells in the middle of their row."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise

from ....document import PageGrid, Value
from ....values.dates import looks_like_date
from ....vocabulary import Vocabulary
from ...foldedgrid import Cells, FoldedGrid
from ...lines import Line
from ..anatomy.labels import reaches_into, runs_up
from .arranged import Piece, Row, arrange, as_it_is, by_tables

FULL = 4
"""Cells of a row of a table."""
FEWEST = 2
"""Rows that tell that the rows of the table have several lines."""

Rows = list[list[Line]]


def whole_rows(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with each row of a table in one, where a unit of two lines stands above and below its row."""
    out: list[Line] = []
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        out += (_centred(own, vocabulary) or own) if isinstance(own[0].grid, PageGrid) else own
    if len(out) == len(lines):
        return lines
    for number, line in enumerate(out):
        line.index = number
    return out


def close_rows(lines: list[Line]) -> list[Line]:
    """The lines of a grid, those that reach into one another in one; the same lines where none do."""
    if not lines or lines[0].grid.page is None:
        return lines  # rows of a sheet have no heights
    rows: Rows = []
    for line in lines:
        if rows and reaches_into(line, rows[-1][-1]):
            rows[-1].append(line)
        else:
            rows.append([line])
    return lines if len(rows) == len(lines) else joined(rows)


def spread_cells(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with a tenant who stands in the middle of several rows, a cell merged over them, in each of them."""
    return by_tables(lines, lambda own, space: _spread(own, vocabulary, space)) or lines


def spread_names(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with words that stand in the middle of several rows, a cell merged over them, in each of them: the
    names of buildings, flats and kinds of homes."""
    return by_tables(lines, lambda own, space: _spread_names(own, vocabulary, space)) or lines


def _spread_names(lines: list[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    """The rows of a table with the words of each column whose cells are merged over several of them; None where no
    column has words in lines of their own that, with those on rows, part all rows into parts of which each is in the
    middle."""
    if not isinstance(lines[0].grid, PageGrid) or all(len(line.filled) >= FULL for line in lines):
        return None
    told: dict[int, dict[int, tuple[Piece]]] = {}
    spread: set[tuple[int, int]] = set()
    found: dict[tuple[int, bool], list[tuple[list[Line], Line]]] = {}
    for rows, lone in _stretches(lines, vocabulary):
        full = {c for c in range(len(lines[0].values)) if 2 * sum(c in row.filled for row in rows) > len(rows)}
        between = [(n, line) for n, line in lone if full.isdisjoint(line.filled)]
        for column, up in {(c, runs_up(line)) for _, line in between for c in line.filled}:
            own = [(n, line) for n, line in between if column in line.filled and runs_up(line) == up]
            own += [(2 * n, row) for n, row in enumerate(rows) if column in row.filled and not up]
            own.sort(key=lambda one: one[0])
            spans = _tiled([n for n, _ in own], len(rows)) or ()
            over = [(rows[a : b + 1], line) for (_, line), (a, b) in zip(own, spans, strict=False)]
            if all(_in_middle(line, column, some) for some, line in over):
                found.setdefault((column, up), []).extend(over)
    for (column, up), over in found.items():
        if sum(len(some) > 1 for some, _ in over) < FEWEST or not all(_names(line, column) for _, line in over):
            continue
        left = int(up and column > 0 and not any(column - 1 in row.filled for some, _ in over for row in some))
        for some, line in over:
            spread.add((line.index, column))
            for row in some:
                told.setdefault(row.index, {})[column - left] = (Piece(line.values[column], line, column),)
    if not told:
        return None
    width = max(len(line.values) for line in lines)
    kept = [
        (line, {**as_it_is(line)[1], **told.get(line.index, {})})
        for line in lines
        if line.index in told or not all((line.index, c) in spread for c in line.filled) or not line.filled
    ]
    return arrange(kept, width, space)


def _stretches(lines: list[Line], vocabulary: Vocabulary) -> Iterator[tuple[list[Line], list[tuple[int, Line]]]]:
    """The rows between headers and totals, and the lines of few words among them, each with an odd number: it stands
    between the rows of which twice the number is one less and one more."""
    rows: list[Line] = []
    between: list[tuple[int, Line]] = []
    for line in lines:
        words = line.only_plain_text()
        if len(line.filled) >= FULL and not words and vocabulary.total(line.first_text()) is None:
            rows.append(line)
        elif rows and len(line.filled) < FULL and (words or (len(line.filled) == 1 and line.first_text().isdigit())):
            between.append((2 * len(rows) - 1, line))
        elif line.filled:
            yield rows, between
            rows, between = [], []
    yield rows, between


def _names(line: Line, column: int) -> bool:
    """Whether a cell holds words, or the number of a building or a flat left of everything else."""
    return not line.is_number(column) or (line.filled[0] == column and (line.text(column) or "").isdigit())


def _in_middle(line: Line, column: int, rows: list[Line]) -> bool:
    """Whether a cell of a line stands half way between the first and the last of some rows."""
    box, top, bottom = line.box(column), rows[0].row_box(), rows[-1].row_box()
    if box is None or top is None or bottom is None:
        return False
    return abs((box[1] + box[3]) - (top[1] + bottom[3])) < box[3] - box[1]


def _spread(lines: list[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    heads = [(n, columns) for n, line in enumerate(lines) if (columns := names_columns(line, vocabulary)) is not None]
    if not heads or not isinstance(lines[0].grid, PageGrid):
        return None
    head, (unit, tenant) = heads[0]
    rows: list[Line] = []
    middle: dict[int, Line] = {}
    """The lines with a tenant, by twice the number of the row that they stand on: odd ones stand between two rows."""
    for line in lines[head + 1 :]:
        if unit in line.filled and len(line.filled) > 2 and vocabulary.total(line.first_text()) is None:
            if tenant in line.filled:
                middle[2 * len(rows)] = line
            rows.append(line)
        elif rows and tenant in line.filled and unit not in line.filled and line.filled[0] > unit:
            middle[2 * len(rows) - 1] = line
        elif rows:
            break
    between = {at: line for at, line in middle.items() if at % 2}
    if any(2 * len(rows) <= at + 1 for at in between) or not between:
        return None
    if any({*line.filled} & {*rows[at // 2].filled, *rows[at // 2 + 1].filled} for at, line in between.items()):
        return None
    spans = _tiled([*middle], len(rows))
    if spans is None or sum(last > first for first, last in spans) < FEWEST:
        return None
    merged = {c for line in between.values() for c in line.filled}
    told: dict[int, Row] = {}
    for (first, last), line in zip(spans, middle.values(), strict=True):
        for row in rows[first : last + 1]:
            more = {c: (Piece(line.values[c], line, c),) for c in merged & {*line.filled} - {*row.filled}}
            told[row.index] = {**as_it_is(row)[1], **more}
    apart = {line.index for line in between.values()}
    width = max(len(line.values) for line in lines)
    kept = [(line, told.get(line.index, as_it_is(line)[1])) for line in lines if line.index not in apart]
    return arrange(kept, width, space)


def names_columns(line: Line, vocabulary: Vocabulary) -> tuple[int, int] | None:
    """The columns that a header names the unit and the tenant; ``Tenancy`` may be that of the unit."""
    if line.has_numbers() or len(line.filled) < 4:
        return None
    matches = {c: vocabulary.header(line.text(c) or "") for c in reversed(line.filled)}
    fields = {m.field: c for c, found in matches.items() for m in found[:1]}
    also = {m.field: c for c, found in matches.items() for m in found if m.score == found[0].score}
    unit, tenant = fields.get("unit", also.get("unit")), fields.get("tenantName")
    return None if unit is None or tenant is None or unit > tenant else (unit, tenant)


def _tiled(middle: list[int], rows: int) -> list[tuple[int, int]] | None:
    """The first and the last row of cells that cover all rows, each with its middle where a tenant stands; None where
    they do not."""
    spans: list[tuple[int, int]] = []
    begin = 0
    for at in middle:
        if not begin <= at - begin < rows:
            return None
        spans.append((begin, at - begin))
        begin = at - begin + 1
    return spans if begin == rows else None


def _centred(lines: list[Line], vocabulary: Vocabulary) -> list[Line] | None:
    """The rows of a table whose first column has units of two lines, which stand half a line off the others."""
    led = 0
    units = False
    for above, line in pairwise(lines):
        if not units and len(above.filled) > 2 and above.filled[0] == 0:
            units = any(match.field == "unit" for match in vocabulary.header(above.first_text())[:1])
        if above.filled[:1] == [0] and line.filled and line.filled[0] > 0 and len(above.filled) < len(line.filled):
            led += units and line.has_numbers() and reaches_into(line, above)
    return close_rows(lines) if led >= FEWEST else None


def joined(rows: Rows, between: str = " ") -> list[Line]:
    """The lines of each row in one; ``between`` stands between two days that lines of a row hold in one column."""
    first = rows[0][0]
    width = max(len(line.values) for row in rows for line in row)
    grid = FoldedGrid([], width, first.grid.finder, continues=first.grid.continues, of=first.grid)
    for row in rows:
        values: list[Value] = [None] * width
        cells: Cells = {}
        for line in row:
            for c in line.filled:
                old = values[c]
                apart = between if looks_like_date(old) else " "
                values[c] = line.values[c] if old is None else f"{old}{apart}{line.values[c]}"
                cells[c] = [*cells.get(c, ()), (line.grid, line.row, line.home(c))]
        grid.values.append(values)
        grid.cells_of.append(cells)
    return [
        Line(row[0].index, grid, number, first.space, values, [c for c, v in enumerate(values) if v not in (None, "")])
        for number, (row, values) in enumerate(zip(rows, grid.values, strict=True))
    ]
