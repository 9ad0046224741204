"""Rows from lines: wrapped labels and headers of several lines are put together again.

A line goes on with the row above it when it could not have been a row of its own: it has no figures beside figures,
and its first word would not have fitted on the line above, or it stands closer than rows do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median

from docextract.document import Word

from .candidate import YEAR, around, numeric
from .edges import Edge
from .gutters import Strip, place
from .segments import Line, Segment


@dataclass(slots=True)
class Row:
    """Cells by their first column; ``last`` the last column of those that cover several; ``figures`` how many are."""

    top: float
    bottom: float
    cells: dict[int, list[Word]] = field(default_factory=dict)
    last: dict[int, int] = field(default_factory=dict)
    tail: float = 0.0
    """The bottom of its last line."""

    def figures(self) -> int:
        """How many cells besides the first column hold figures that are no years."""
        return sum(1 for c, w in self.cells.items() if c and _figure(w))

    def add(self, other: Row) -> None:
        """Take the cells of a line below into this row."""
        for column, words in other.cells.items():
            self.cells.setdefault(column, []).extend(words)
        self.last.update(other.last)
        self.top, self.bottom = min(self.top, other.top), max(self.bottom, other.bottom)
        self.tail = other.tail


def _figure(words: Sequence[Word]) -> bool:
    text = " ".join(w.text for w in words)
    return numeric(text) and not YEAR.fullmatch(text)


def rows_of(
    lines: Sequence[Line], columns: Sequence[Strip], separators: Sequence[float], partial: Sequence[Edge] = ()
) -> list[Row]:
    """The rows of a table's lines.

    ``separators`` are heights of rules across the table; no row reaches over one. ``partial`` are shorter rules: under
    a title they show which columns it is the title of.
    """
    laid = [_row(line, columns) for line in lines]
    first = next((i for i, row in enumerate(laid) if row.figures()), len(laid))
    if first < len(laid):
        for i in range(first):
            if not _share_out(laid[i], laid[i + 1 : first], columns):
                _entitle(laid[i], laid[i + 1 : first], columns, partial)
    body = 1 + max((i for i in range(first) if set(laid[i].cells) != {0}), default=-1)
    pitch = _pitch(laid[body:])
    leads = _label_leads(laid[body:])
    out: list[Row] = []
    for i, row in enumerate(laid):
        above = out[-1] if out else None
        if above is None or any(above.tail - 2 <= y <= row.bottom - 2 and y > _middle(laid[i - 1]) for y in separators):
            out.append(row)
        elif i < body:
            if _heads(above, row):
                above.add(row)
            else:
                out.append(row)
        elif i > body and _continues(above, row, laid[i + 1] if i + 1 < len(laid) else None, columns, pitch, leads):
            above.add(row)
        else:
            out.append(row)
    return out


def _entitle(row: Row, below: Sequence[Row], columns: Sequence[Strip], partial: Sequence[Edge]) -> None:
    """Spread a header's title over the columns it is centred on, or that the rule under it covers."""
    for column in sorted(row.cells):
        if column in row.last:
            continue
        x0, top, x1, bottom = around(row.cells[column])
        for rule in partial:
            if top + 2 < rule.at < bottom + 0.8 * (bottom - top) and rule.start - 3 <= x0 and x1 <= rule.end + 3:
                under = [i for i, c in enumerate(columns) if rule.start - 3 <= (c.x0 + c.x1) / 2 <= rule.end + 3]
                if len(under) > 1 and column in under and not any(c != column and c in row.cells for c in under):
                    _spread(row, column, under[0], under[-1])
                    break
        else:
            middle, off = (x0 + x1) / 2, 0.5 * (bottom - top)
            own = columns[column]
            if abs(middle - (own.x0 + own.x1) / 2) <= off or abs(x1 - own.x1) < off / 2 or abs(x0 - own.x0) < off / 2:
                continue
            free = [c for c in range(len(columns)) if c == column or c not in row.cells]
            for a in range(max(1, column - 6), column + 1):
                for b in range(column, min(len(columns), column + 7)):
                    if (
                        b > a
                        and all(c in free and any(c in r.cells for r in below) for c in range(a, b + 1))
                        and not _goes_on(row, below, column)
                        and abs((columns[a].x0 + columns[b].x1) / 2 - middle) < off
                    ):
                        _spread(row, column, a, b)
                        break
                if column not in row.cells or column in row.last:
                    break


def _share_out(row: Row, below: Sequence[Row], columns: Sequence[Strip]) -> bool:
    """Titles over as many columns each: every column below belongs to the title nearest to it.

    First lines of headers that go on below look the same, but stand flush with what goes on. True if it was done.
    """
    heads = {c for r in below for c in r.cells}
    titles = sorted(c for c in row.cells if c in heads)
    under = sorted(heads)
    if row.last or len(titles) < 2 or len(under) < 2 * len(titles):
        return False
    middles = {c: (around(row.cells[c])[0] + around(row.cells[c])[2]) / 2 for c in titles}
    groups: dict[int, list[int]] = {t: [] for t in titles}
    for c in under:
        x = (columns[c].x0 + columns[c].x1) / 2
        groups[min(titles, key=lambda t: abs(middles[t] - x))].append(c)
    # Columns of labels stand left of what the titles are over.
    size = len(groups[titles[1]])
    groups[titles[0]] = groups[titles[0]][-size:] if size else []
    whole = all(len(g) == size > 1 and g[-1] - g[0] == size - 1 for g in groups.values())
    if not whole or all(_goes_on(row, below, t) for t in titles):
        return False
    moved = {t: row.cells.pop(t) for t in titles}
    for t, group in groups.items():
        row.cells[group[0]] = moved[t]
        row.last[group[0]] = group[-1]
    return True


def _goes_on(row: Row, below: Sequence[Row], column: int) -> bool:
    """Whether the next words down a column are flush with a cell, as lines of one header are."""
    following = next((r.cells[column] for r in below if column in r.cells), None)
    if following is None:
        return False
    x0, top, x1, bottom = around(following)
    return _flush(row.cells[column], Strip(x0, x1), 0.2 * (bottom - top))


def _spread(row: Row, column: int, first: int, last: int) -> None:
    words = row.cells.pop(column)
    row.cells[first] = words
    row.last[first] = last


def _middle(row: Row) -> float:
    return (row.top + row.bottom) / 2


def _row(line: Line, columns: Sequence[Strip]) -> Row:
    row = Row(line.top, line.bottom, tail=line.bottom)
    for segment in line.segments:
        first, last = place(segment, columns)
        pieces = _pieces(segment, columns) if last > first else [(first, segment.words)]
        if pieces:
            for column, words in pieces:
                row.cells.setdefault(column, []).extend(words)
        else:
            row.cells.setdefault(first, []).extend(segment.words)
            row.last[first] = last
    return row


def _pieces(segment: Segment, columns: Sequence[Strip]) -> list[tuple[int, list[Word]]]:
    """A segment over several columns as one piece for each, if the pieces stand in their columns; else nothing.

    Headers set close together have little more than a space between them; each is then flush with its column, or the
    gaps at the column borders are the wide ones. A title over several columns has its words evenly spaced.
    """
    pieces: list[tuple[int, list[Word]]] = []
    for word in segment.words:
        first, last = place(Segment(word.x0, word.x1, [word]), columns)
        if first != last:
            return []
        if pieces and pieces[-1][0] == first:
            pieces[-1][1].append(word)
        else:
            pieces.append((first, [word]))
    if len(pieces) < 2:
        return []
    height = segment.words[0].bottom - segment.words[0].top
    cuts = min(b[1][0].x0 - a[1][-1].x1 for a, b in pairwise(pieces))
    spaces = [b.x0 - a.x1 for _, words in pieces for a, b in pairwise(words)]
    if cuts > 1.3 * max(spaces, default=0.3 * height):
        return pieces
    return pieces if all(_flush(words, columns[c], 0.3 * height) for c, words in pieces) else []


def _flush(words: Sequence[Word], column: Strip, tolerance: float) -> bool:
    """Whether words stand at the left, the right or the middle of a column."""
    x0, _, x1, _ = around(words)
    return (
        abs(x0 - column.x0) < tolerance
        or abs(x1 - column.x1) < tolerance
        or abs(x0 + x1 - column.x0 - column.x1) < 2 * tolerance
    )


def _heads(above: Row, row: Row) -> bool:
    """Whether two lines above the first figures are one row of the header: none of them is a title over the other's."""
    if row.last and row.last != above.last:
        return False
    if not row.last and any(first <= c <= last for c in row.cells for first, last in above.last.items()):
        return False
    gap = row.top - above.tail
    return gap < 0.8 * (row.bottom - row.top) and not (set(row.cells) == {0} and set(above.cells) == {0})


def _pitch(rows: Sequence[Row]) -> float:
    """The usual distance from one line with figures to the next, in points."""
    gaps = [b.bottom - a.bottom for a, b in zip(rows, rows[1:], strict=False) if a.figures() and b.figures()]
    return median(gaps) if gaps else 0.0


def _label_leads(rows: Sequence[Row]) -> bool:
    """Whether figures stand on the last line of a label that wraps, as most wrapped labels here tell; else the first."""
    votes = 0
    for above, row in pairwise(rows):
        alone, below = set(above.cells) == {0}, set(row.cells) == {0}
        if 0 in row.cells and row.cells[0][0].text[:1].islower():
            if alone and row.figures():
                votes += 1
            elif below and above.figures():
                votes -= 1
    return votes > 0


def _continues(above: Row, row: Row, below: Row | None, columns: Sequence[Strip], pitch: float, leads: bool) -> bool:
    step = row.bottom - above.tail
    height = row.bottom - row.top
    if step > 1.9 * height or (pitch and step > 1.3 * pitch):
        return False
    upper, lower = above.figures(), row.figures()
    if upper and lower:
        return False
    if not upper and lower:
        if set(above.cells) != {0}:
            return False
        return 0 not in row.cells or (leads and _wrapped(above, row, [0], columns, pitch, step, strict=True))
    if lower or row.last or above.last or not set(row.cells) <= set(above.cells):
        return False
    label = set(row.cells) == {0}
    if label and upper and leads:
        return False
    heading = label and below is not None and _starts(below) > _starts(row) + 1
    return _wrapped(above, row, [*row.cells], columns, pitch, step, strict=not upper or heading)


def _starts(row: Row) -> float:
    """Where the label begins; at the far left where there is none."""
    return min((w.x0 for w in row.cells.get(0, ())), default=0.0)


def _wrapped(
    above: Row,
    row: Row,
    cells: Sequence[int],
    columns: Sequence[Strip],
    pitch: float,
    step: float,
    *,
    strict: bool,
) -> bool:
    """Whether cells of a line go on from the row above: no room was left there, or lines stand closer than rows."""
    close = bool(pitch) and step < 0.88 * pitch
    for column in cells:
        words, before = row.cells.get(column), above.cells.get(column)
        if words is None or before is None:
            return False
        end = max(before, key=lambda w: (round(w.bottom), w.x1))
        first = words[0]
        room = columns[column].x1 - end.x1 - 0.3 * (end.bottom - end.top)
        lower_case = first.text[:1].islower() or end.text[-1:] in ("-", ",", "&", "/")
        if end.text.endswith(":") or first.bold != end.bold or abs(first.size - end.size) > 0.5:
            return False
        if first.x0 < before[0].x0 - 1 and not lower_case:
            return False
        if first.x1 - first.x0 <= room and not lower_case:
            return False
        if strict and not lower_case and not close:
            return False
    return True
