"""A report as grids: every line of every page is a row of one grid, every word is in one cell."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ..document import Document, Grid, Page, PageGrid, Span, Style
from ..models.place import Box
from .columns import ColumnModel, find_columns
from .headers import Header, page_headers, repeated_lines
from .lines import Line, Piece, Spacing, page_lines
from .sheet import sheet_grid

Value = str | None


@dataclass(slots=True)
class Block:
    """Lines of a page that share columns; headers by line number within the block."""

    page: Page
    lines: list[Line]
    headers: list[Header] = field(default_factory=list)
    start: int = 0
    furniture: int = 0
    """The first body line."""


def report_grids(document: Document) -> list[Grid]:
    """One grid per sheet; of pages, one grid per block of lines that share columns.

    Later blocks with the same columns have ``continues`` set and share the list of columns.
    """
    if document.sheets:
        return [sheet_grid(sheet) for sheet in document.sheets]
    spacing = Spacing.of(document.pages)
    pages = [page_lines(page, spacing) for page in document.pages]
    grids: list[Grid] = []
    for blocks in _models(document.pages, pages):
        model = _columns(blocks)
        for n, block in enumerate(blocks):
            grids.append(_grid(block, model, continues=n > 0))
    return grids


def _models(pages: list[Page], lines: list[list[Line]]) -> list[list[Block]]:
    """Blocks that share columns, in the order of the document."""
    repeats = repeated_lines(lines)
    models: list[list[Block]] = []
    current: Header | None = None
    for page, page_lines_ in zip(pages, lines, strict=True):
        if not page_lines_:
            continue
        begins = True
        start = 0
        block: Block | None = None
        for header in page_headers(page, page_lines_, repeats):
            same = current is not None and header.same(current)
            if begins:
                block = Block(page, page_lines_, start=0)
                if same or (current is None and models and not models[-1][0].headers):
                    models[-1].append(block)
                else:
                    models.append([block])
                block.headers.append(header)
                current, begins = header, False
            elif same:
                assert block is not None
                block.headers.append(header)
            else:
                assert block is not None
                top = _title_above(page_lines_, header.first, start)
                block.lines = page_lines_[block.start : top]
                block = Block(page, page_lines_, [header], start=top)
                models.append([block])
                current = header
            start = header.last + 1
        if begins:
            block = Block(page, page_lines_)
            if models:
                models[-1].append(block)
            else:
                models.append([block])
        assert block is not None
        block.lines = page_lines_[block.start :]
    return models


def _title_above(lines: list[Line], first: int, stop: int) -> int:
    """Where a block begins whose header begins at ``first``: its title lines are its own."""
    top = first
    while top - 1 > stop and first - top < 3:
        line = lines[top - 1]
        if len(line.pieces) > 2 or any([piece.data for piece in line.pieces]):
            break
        if not line.pieces[0].bold and line.pieces[0].size < 1.1 * lines[first].pieces[0].size:
            break
        top -= 1
    return top


def _columns(blocks: list[Block]) -> ColumnModel:
    body: list[Line] = []
    width = 0.0
    stacks: list[Piece] = []
    for block in blocks:
        width = max(width, block.page.width)
        heads = {n for h in block.headers for n in range(h.first - block.start, h.last - block.start + 1)}
        begin = min(heads, default=0)
        body.extend([line for n, line in enumerate(block.lines) if n >= begin and n not in heads])
        if block.headers and not stacks:
            header = block.headers[0]
            stacks = _stacked(block.lines[header.first - block.start : header.last - block.start + 1])
    return find_columns(body, stacks, width)


def _stacked(lines: list[Line]) -> list[Piece]:
    """Header cells of stacked lines that stand above one another as one piece each; spanning ones left out."""
    stacks: list[list[Piece]] = [[piece] for piece in max(reversed(lines), key=lambda line: len(line.pieces)).pieces]
    core = {id(stack[0]) for stack in stacks}
    for line in lines:
        for piece in line.pieces:
            if id(piece) in core:
                continue
            over = [s for s in stacks if min(s[0].x1, piece.x1) > max(s[0].x0, piece.x0)]
            if len(over) == 1:
                over[0].append(piece)
            elif not over:
                stacks.append([piece])
    merged = [Piece(sorted([w for p in stack for w in p.words], key=lambda w: (w[2], w[1]))) for stack in stacks]
    for piece, stack in zip(merged, stacks, strict=True):
        piece.x0 = min([p.x0 for p in stack])
    merged.sort(key=lambda piece: piece.x0)
    return merged


_STYLES: dict[tuple[bool, float, str, float], Style] = {}


def _style(piece: Piece, indent: float) -> Style:
    word = piece.words[0]
    key = (word[7], indent, word[5], word[6])
    style = _STYLES.get(key)
    if style is None:
        if len(_STYLES) > 4096:
            _STYLES.clear()
        style = _STYLES[key] = Style(bold=word[7], indent=indent, font=word[5], size=word[6])
    return style


def _grid(block: Block, model: ColumnModel, *, continues: bool) -> PageGrid:
    width = len(model.columns)
    heads = sorted({n for h in block.headers for n in range(h.first - block.start, h.last - block.start + 1)})
    head_rows = set(heads)
    values: list[list[Value]] = []
    boxes: list[list[Box | None]] = []
    styles: list[list[Style]] = []
    plain = Style()
    clean = total = 0
    columns, at = model.columns, model.at
    for n, line in enumerate(block.lines):
        row: list[Value] = [None] * width
        box: list[Box | None] = [None] * width
        style: list[Style] = [plain] * width
        for piece in line.pieces:
            first, last = at(piece.x0), at(piece.x1 - 1)
            total += 1
            clean += first == last
            column = first
            if n in head_rows:
                column = _head_column(piece, model, first)
            elif first != last and piece.data:
                column = last
            elif first + 1 == last and row[first] is not None:
                column = last
            if row[column] is None:
                row[column] = piece.text
                box[column] = (piece.x0, piece.top, piece.x1, piece.bottom)
                style[column] = _style(piece, round(max(piece.x0 - columns[column][0], 0.0), 1))
            else:
                row[column] = f"{row[column]} {piece.text}"
                old = box[column]
                assert old is not None
                box[column] = (
                    min(old[0], piece.x0),
                    min(old[1], piece.top),
                    max(old[2], piece.x1),
                    max(old[3], piece.bottom),
                )
        values.append(row)
        boxes.append(box)
        styles.append(style)
    spans: dict[tuple[int, int], Span] = {}
    reasons = tuple(dict.fromkeys([reason for h in block.headers for reason in h.reasons]))
    return PageGrid(
        values,  # type: ignore[arg-type]
        width,
        finder="report",
        score=round(clean / total, 3) if total else 1.0,
        reasons=(f"{clean} of {total} cells stand in one column", *reasons),
        header_rows=tuple(heads),
        continues=continues,
        boxes=boxes,
        styles=styles,
        spans=spans,
        columns=columns,
        on=block.page,
    )


def _head_column(piece: Piece, model: ColumnModel, first: int) -> int:
    """The column whose header cell the piece is part of."""
    best, wide = first, 0.0
    for n, band in enumerate(model.bands):
        for head in band.head:
            overlap = min(head.x1, piece.x1) - max(head.x0, piece.x0)
            if overlap > wide:
                best, wide = n, overlap
    return best


__all__ = ["Counter", "report_grids"]
