"""A sheet too wide for its paper, printed with its first columns before those of each further page: read as one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ....document import Value
from ....records import record
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...foldedgrid import Cells, FoldedGrid
from ...lines import Line
from ..anatomy.headerblocks import SUBJECTS
from ..headers.headerrows import names_fields

KEYS = 2
"""Columns that are printed again on each further page."""
FEWEST_ROWS, SAME_ROWS = 3, 0.8
"""Rows of the first pages that stand on the further ones too, and which share of the rows there they are."""

Key = tuple[str, str]


@record(slots=False)
class _Part:
    """The lines of pages under one header."""

    lines: list[Line]
    headers: list[int]
    """Where its header lines are, one for each page."""
    left: list[int]
    """The first columns."""
    labels: list[str]

    def keys(self) -> dict[Key, Line]:
        """Its rows by what stands in the first columns, those left out that stand there twice."""
        found: dict[Key, Line] = {}
        twice: set[Key] = set()
        for line in self.lines[self.headers[0] + 1 :]:
            if len(line.values) <= self.left[-1]:
                continue  # a line beside the table, with columns of its own
            key = (line.text(self.left[0]) or "", line.text(self.left[1]) or "")
            if any(key) and line.filled[0] in self.left:
                twice.update((key,) if key in found else ())
                found[key] = line
        return {key: line for key, line in found.items() if key not in twice and not self._is_header(line)}

    def _is_header(self, line: Line) -> bool:
        return any(self.lines[number] is line for number in self.headers)

    def above(self, number: int) -> Line | None:
        """The line above a header that holds the beginnings of its labels, if one does."""
        line = self.lines[number - 1] if number else None
        fits = line is not None and line.filled and line.text_only() and line.filled[0] > self.left[-1]
        return line if fits and len(self.lines[number].filled) > 1 else None


def widen(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, those of further pages beside the rows that they go on with; the same lines where none do."""
    parts: list[_Part] = []
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        header = next((n for n, line in enumerate(own) if _heads(line, vocabulary)), None)
        labels = None if header is None else _labels(own[header])
        if header is None or labels is None or (parts and parts[-1].labels == labels):
            if parts:
                parts[-1].headers += [] if header is None else [len(parts[-1].lines) + header]
                parts[-1].lines += own
        else:
            parts.append(_Part(own, [header], own[header].filled[:KEYS], labels))
    further = [part for part in parts[1:] if _goes_on(part, parts[0])]
    if not further:
        return lines
    out = _beside(lines, parts[0], further)
    for number, line in enumerate(out):
        line.index = number
    return out


def _heads(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether a line heads columns of which the first is about units or tenants."""
    if len(line.filled) <= KEYS or not line.text_only() or not names_fields(line, vocabulary):
        return False
    return any(match.field in SUBJECTS for match in vocabulary.header(line.first_text())[:1])


def _labels(line: Line) -> list[str]:
    return [normal(line.text(column) or "") for column in line.filled]


def _goes_on(part: _Part, first: _Part) -> bool:
    """Whether a part begins with the same columns as the first, goes on with others, and repeats its rows."""
    if part.labels[:KEYS] != first.labels[:KEYS] or part.labels == first.labels:
        return False
    if part.lines[0].grid.page is None:
        return False
    theirs, ours = part.keys(), first.keys()
    same = sum(key in ours for key in theirs)
    return same >= FEWEST_ROWS and same >= SAME_ROWS * len(theirs)


def _beside(lines: Sequence[Line], first: _Part, further: Sequence[_Part]) -> list[Line]:
    """The lines of the first part with those of the others beside them, and what is left of the others."""
    keyed = {id(line): key for key, line in first.keys().items()}
    parts = [(part, part.keys()) for part in further]
    widths = [max(len(line.values) for line in part.lines) for part in (first, *further)]
    grids: dict[int, FoldedGrid] = {}
    taken: set[int] = set()

    def wide(line: Line, pieces: Sequence[Line | None]) -> Line:
        grid = grids.get(id(line.grid))
        if grid is None:
            grid = FoldedGrid([], sum(widths), line.grid.finder, continues=line.grid.continues, of=line.grid)
            grids[id(line.grid)] = grid
        values: list[Value] = [None] * sum(widths)
        cells: Cells = {}
        for n, piece in enumerate(pieces):
            for c in piece.filled if piece is not None else ():
                assert piece is not None
                if n and c in further[n - 1].left:
                    continue
                values[sum(widths[:n]) + c] = piece.values[c]
                cells[sum(widths[:n]) + c] = ((piece.grid, piece.row, piece.home(c)),)
            if piece is not None:
                taken.add(id(piece))
        grid.values.append(values)
        grid.cells_of.append(cells)
        return Line(0, grid, len(grid.values) - 1, line.space, values, sorted(cells))

    ours: list[Line] = []
    for number, line in enumerate(first.lines):
        heads = number in first.headers
        below = first.above(number + 1) if number + 1 in first.headers else None
        if heads:
            stacked = [part.above(part.headers[0]) for part, _ in parts]
            if first.above(number) is None and any(stacked):
                ours.append(wide(line, [None, *stacked]))
            ours.append(wide(line, [line, *(part.lines[part.headers[0]] for part, _ in parts)]))
        elif below is line:
            ours.append(wide(line, [line, *(part.above(part.headers[0]) for part, _ in parts)]))
        else:
            key = keyed.get(id(line))
            ours.append(wide(line, [line, *(keys.get(key) if key is not None else None for _, keys in parts)]))
    for part, _ in parts:
        taken.update(id(part.lines[number]) for number in part.headers)
        taken.update(id(above) for number in part.headers if (above := part.above(number)) is not None)
    inside = {id(line) for line in first.lines}
    begin = next(n for n, line in enumerate(lines) if id(line) in inside)
    rest = [line for line in lines[begin:] if id(line) not in inside and id(line) not in taken]
    return [*lines[:begin], *ours, *rest]
