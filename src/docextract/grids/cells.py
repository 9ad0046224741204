"""Pieces put into columns, and rows of a block made a grid."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter

from ..document import PLAIN, PageGrid, Span, Style, slants
from ..models.place import Box
from .block import Block
from .columns import Band, ColumnModel
from .headings import Stack
from .letters import Touching, cut_where_kind_changes
from .lines import GROUPED, Line, Piece, is_data, text_of
from .torn import mend_torn


class Placing:
    """Which column each piece of a line is in, for one column model."""

    def __init__(
        self, model: ColumnModel, stacks: list[Stack | None], spanning: dict[tuple[str, int], tuple[int, int]]
    ):
        self.model = model
        self.spanning = spanning
        self.lefts = [band.left for band in model.bands]
        self.rights = [band.right for band in model.bands]
        self.of_word: dict[tuple[str, int], int] = {}
        for column, stack in enumerate(stacks):
            for piece in stack.pieces if stack else ():
                for word in piece.words:
                    for x in (-1, 0, 1):
                        self.of_word.setdefault((word[0], round(word[1]) + x), column)
        self.clean = self.total = 0
        self.rows: list[Line] = []
        self._touching: Touching | None = None

    def learn(self, rows: list[Line]) -> None:
        """The rows that tell what touches; none, when they have been placed."""
        self.rows, self._touching = rows, None

    def body(self, line: Line) -> list[tuple[int, Piece]]:
        """The pieces of a line with their columns; a piece that is several cells comes as several."""
        cells: list[tuple[int, Piece]] = []
        at, cuts = self.model.at, self.model.cuts
        pieces = line.pieces
        before: Piece | None = None
        column = 0
        self.total += len(pieces)
        for piece in pieces:
            first = bisect_right(cuts, piece.x0 + 0.5)
            last = bisect_right(cuts, piece.x1 - 1.0)
            if first >= last:
                self.clean += 1
                # A change of font inside one cell begins a new piece but no new cell.
                if (
                    before is None
                    or first == column
                    or piece.data
                    or before.data
                    or not -0.2 < (piece.x0 - before.x1) / piece.size < 0.4
                    or self._aligned(piece, first)
                ):
                    column = first
                cells.append((column, piece))
            elif len(pieces) == 1:
                column = last if piece.data and self._ends(piece, last) else first
                cells.append((column, piece))
            else:
                taken = {at(other.x0 + 0.5) for other in pieces if other is not piece and other.data}
                runs = Counter(run for other in pieces for run in {word[8] for word in other.words})
                full = sum([other.data for other in pieces]) > 1 and len(pieces) > 3
                lines = {run for run, count in runs.items() if full and count > 1}
                for part in self._parts(piece, first, last, taken, lines):
                    column = self._reaching(part, cells)
                    cells.append((column, part))
            before = piece
        return cells

    def head(self, line: Line) -> list[tuple[int, Piece]]:
        """The pieces of a header line with the columns they head."""
        cells: list[tuple[int, Piece]] = []
        at, of_word = self.model.at, self.of_word
        for piece in line.pieces:
            self.total += 1
            groups: list[tuple[int, list[int]]] = []
            for n, word in enumerate(piece.words):
                column = of_word.get((word[0], round(word[1])), -1)
                if groups and (column in (groups[-1][0], -1) or groups[-1][0] < 0):
                    groups[-1][1].append(n)
                    if groups[-1][0] < 0:
                        groups[-1] = (column, groups[-1][1])
                else:
                    groups.append((column, [n]))
            spans = self.spanning.get(key_of(piece))
            if spans is not None and len(groups) < 2:
                cells.append((spans[0], piece))
                self.clean += 1
            elif len(groups) == 1:
                self.clean += groups[0][0] >= 0
                cells.append((groups[0][0] if groups[0][0] >= 0 else at(piece.x0 + 0.5), piece))
            else:
                for column, numbers in groups:
                    part = Piece([piece.words[n] for n in numbers])
                    cells.append((column if column >= 0 else at(part.x0 + 0.5), part))
        return cells

    def _aligned(self, piece: Piece, column: int) -> bool:
        left, right = self.lefts[column], self.rights[column]
        return (left is not None and abs(piece.x0 - left) < 1.2) or (right is not None and abs(piece.x1 - right) < 1.2)

    def _ends(self, piece: Piece, column: int) -> bool:
        right = self.rights[column]
        return right is not None and abs(piece.x1 - right) < 2.0

    def _reaching(self, piece: Piece, cells: list[tuple[int, Piece]]) -> int:
        """The column of a piece that reaches over a boundary."""
        first, last = self.model.at(piece.x0 + 0.5), self.model.at(piece.x1 - 1.0)
        if first >= last:
            self.clean += 1
            return first
        left = self.lefts[first]
        if left is not None and abs(piece.x0 - left) < 1.2:
            return first
        if piece.data or self._ends(piece, last):
            return last
        cut = self.model.cuts[first]
        taken = bool(cells) and cells[-1][0] == first
        if last == first + 1 and (taken or (cut - piece.x0) * 4 < piece.x1 - piece.x0):
            return last
        return first

    def _parts(self, piece: Piece, first: int, last: int, taken: set[int], lines: set[int]) -> list[Piece]:
        """Touching cells apart: cut where a word begins or ends at an edge that another column's cells share.

        The columns ``taken`` hold amounts or dates of their own in this line: a text that reaches there runs over them.
        The runs ``lines`` are whole lines.
        """
        words = piece.words
        if len(words) < 2:
            return [piece] if last in taken else self._letters(piece, first, last)
        begun = self.model.bands[first]
        if begun.over is not None and abs(piece.x0 - begun.over) < 1.2:
            return [piece]
        if GROUPED.fullmatch(piece.text) and begun.numbers * 2 < begun.count and self._ends(piece, last):
            return [piece]
        parts: list[list[int]] = [[0]]
        column = first
        for n in range(1, len(words)):
            word = words[n]
            ends = n == len(words) - 1 and is_data(word[0]) and self._ends(piece, last)
            here = last if ends else self.model.at(word[1] + 0.5)
            left, right = self.lefts[here], self.rights[column]
            # Inside one run no cell ends, unless a run is a whole line.
            apart = (
                word[8] != words[n - 1][8]
                or word[1] - words[n - 1][3] > 0.9 * piece.size
                or (word[8] in lines and word[0][0].isalpha())
            )
            if (
                here > column
                and apart
                and here not in taken
                and (
                    (left is not None and abs(word[1] - left) < 1.2)
                    or (right is not None and abs(words[n - 1][3] - right) < 1.2)
                    or ends
                )
                and _suits(word[0], self.model.bands[here])
            ):
                parts.append([n])
                column = here
            else:
                parts[-1].append(n)
        if len(parts) == 1:
            return [piece]
        return [Piece([words[n] for n in part]) for part in parts]

    def _letters(self, piece: Piece, first: int, last: int) -> list[Piece]:
        """A single word over a boundary, cut between its letters if it is two cells that touch."""
        if last != first + 1:
            return [piece]
        if self._touching is None:
            self._touching = Touching(self.rows)
        found = self._touching.parts(piece)
        if found is not None:
            return found
        return cut_where_kind_changes(piece, self.lefts[last], self.lefts[first], self.model.bands[first])


def _suits(text: str, band: Band) -> bool:
    """A column of amounts takes no words."""
    return band.numbers * 5 < band.count * 4 or any(map(str.isdigit, text))


def key_of(piece: Piece) -> tuple[str, int]:
    """What makes a spanning title known again on another page."""
    return piece.text, round(piece.x0 / 2)


_STYLES: dict[tuple[bool, float, str, float], Style] = {}


def _style(piece: Piece, indent: float) -> Style:
    word = piece.words[0]
    key = (word[7], indent, word[5], word[6])
    style = _STYLES.get(key)
    if style is None:
        if len(_STYLES) > 4096:
            _STYLES.clear()
        style = _STYLES[key] = Style(word[7], slants(word[5]), indent, font=word[5], size=word[6])
    return style


def block_grid(block: Block, placing: Placing, *, continues: bool) -> PageGrid:
    """The rows of a block in the columns of its model."""
    columns = placing.model.columns
    width = len(columns)
    edges = [column.x0 for column in columns]
    heads = set(block.head_rows)
    placing.clean = placing.total = 0
    values: list[list[str | None]] = []
    boxes: list[list[Box | None]] = []
    styles: list[list[Style]] = []
    spans: dict[tuple[int, int], Span] = {}
    for n, line in enumerate(block.lines):
        row: list[str | None] = [None] * width
        box: list[Box | None] = [None] * width
        style: list[Style] = [PLAIN] * width
        filled: dict[int, list[Piece]] = {}
        for column, piece in placing.head(line) if n in heads else placing.body(line):
            if column in filled:
                filled[column].append(piece)
                continue
            filled[column] = [piece]
            row[column] = piece.text
            box[column] = (piece.x0, piece.top, piece.x1, piece.bottom)
            indent = piece.x0 - edges[column]
            style[column] = _style(piece, round(indent, 1) if indent > 0 else 0.0)
            if n in heads and (reach := placing.spanning.get(key_of(piece))):
                spans[n, column] = Span(n, reach[0], n, reach[1])
        for column, pieces in filled.items():
            if len(pieces) > 1:
                row[column] = text_of([word for piece in pieces for word in piece.words])
                box[column] = (
                    min([p.x0 for p in pieces]),
                    min([p.top for p in pieces]),
                    max([p.x1 for p in pieces]),
                    max([p.bottom for p in pieces]),
                )
        values.append(row)
        boxes.append(box)
        styles.append(style)

    def move(came: int, went: int, column: int) -> None:
        styles[went][column] = styles[came][column]

    mend_torn(values, boxes, block.head_rows, move)
    total = placing.total
    return PageGrid(
        values,  # type: ignore[arg-type]
        width,
        finder="report",
        score=round(placing.clean / total, 3) if total else 1.0,
        reasons=(f"{placing.clean} of {total} cells stand in one column", *block.reasons),
        header_rows=tuple(sorted(heads)),
        continues=continues,
        given_up=block.given_up,
        boxes=boxes,
        styles=styles,
        spans=spans,
        columns=columns,
        on=block.page,
    )
