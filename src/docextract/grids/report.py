"""A report as grids: every line of every page is a row of one grid, every word is in one cell."""

from __future__ import annotations

from ..document import Document, Grid, PackedWords, PageGrid
from .blocks import Block, report_blocks
from .cells import Placing, block_grid, key_of
from .columns import ColumnModel, body_bands, model_of
from .headings import Headings, headings, under_headings
from .lines import Line, Spacing, page_lines
from .sheet import sheet_grid
from .sideways import join_sideways
from .stacking import levels
from .touching import part_touching


LONG = 100
"""Pages from which a document's words are packed as their grids are made."""


def report_grids(document: Document) -> list[Grid]:
    """One grid per sheet; of pages, one grid per block of lines that share columns, in reading order.

    A grid whose columns are those of the grid before it has ``continues`` set and shares the list of columns.
    """
    if document.sheets:
        return [sheet_grid(sheet) for sheet in document.sheets]
    spacing = Spacing.of(document.pages)
    blocks = report_blocks(document.pages, [page_lines(page, spacing) for page in document.pages])
    of_model: dict[int, list[Block]] = {}
    for block in blocks:
        of_model.setdefault(block.model, []).append(block)
    placings = {model: placing(same, runs_tell=spacing.runs_tell) for model, same in of_model.items()}
    before = -1
    grids: list[PageGrid] = []
    long = len(document.pages) >= LONG
    for number, block in enumerate(blocks):
        grids.append(block_grid(block, placings[block.model], continues=block.model == before))
        before = block.model
        if long:
            # Of many pages the words and lines would fill the memory: what has its grid is packed away.
            block.lines = []
            if number + 1 == len(blocks) or blocks[number + 1].page is not block.page:
                block.page.words = PackedWords(block.page.words)
    return [*join_sideways(grids)]


def placing(blocks: list[Block], *, runs_tell: bool) -> Placing:
    """The columns of blocks that share them, found over all of their rows."""
    body: list[Line] = []
    for block in blocks:
        skip = block.furniture.union(block.head_rows)
        body.extend([line for n, line in enumerate(block.lines) if n not in skip])
    headed = next((block for block in blocks if block.header), None)
    heads: list[Line] = []
    if headed is not None and headed.header is not None:
        heads = headed.lines[headed.header[0] : headed.header[1] + 1]
    part_touching(body, heads, runs_tell=runs_tell)
    bands, beside = body_bands(body, max([block.page.width for block in blocks]))
    found = headings(heads, bands, levels(headed.page)) if heads and headed else Headings([])
    columns = under_headings(bands, beside, found.stacks)
    model = model_of([band for band, _ in columns])
    spanning: dict[tuple[str, int], tuple[int, int]] = {}
    for line in heads:
        for piece in line.pieces:
            reach = found.spanning.get(id(piece))
            if reach is not None:
                spanning[key_of(piece)] = _reached(reach, model)
    return Placing(model, [stack for _, stack in columns], spanning)


def _reached(reach: tuple[float, float], model: ColumnModel) -> tuple[int, int]:
    """The columns whose middle is between two x."""
    inside = [n for n, band in enumerate(model.bands) if reach[0] - 2 < (band.x0 + band.x1) / 2 < reach[1] + 2]
    return (inside[0], inside[-1]) if inside else (model.at(reach[0]), model.at(reach[0]))
