"""The pages of a report as grids: every line of every page is a row of one grid, every word is in one cell."""

from __future__ import annotations

from ..document import Document, PackedBoxes, PackedWords, Page, PageGrid
from .bars import cut_by_bars
from .between import span_two
from .block import Block, Known
from .blocks import report_blocks
from .cells import Placing, block_grid, key_of
from .columns import ColumnModel, body_bands, model_of
from .dashed import cut_by_dashes
from .headings import Headings, headings, under_headings
from .lines import Line, page_lines
from .printed_headings import without_headings, without_line_numbers
from .sideways import join_sideways
from .spacing import Spacing
from .stacking import levels
from .touching import part_touching
from .upright import upright

WINDOW = 100
"""Pages whose lines are held at once."""
FEWEST_ALIKE = 6
"""Columns of two tables that, each standing over one of the other, are the same."""
LONG = 100
"""Pages from which words are packed when they have their grids."""


def page_grids(document: Document) -> list[PageGrid]:
    """One grid per block of lines that share columns, in reading order.

    A grid whose columns are those of the grid before it has ``continues`` set and shares the list of columns.
    """
    pages = [without_line_numbers(without_headings(upright(page))) for page in document.pages]
    spacing = Spacing.of(pages)
    so_far = Known()
    placings: dict[int, Placing] = {}
    grids: list[PageGrid] = []
    for first in range(0, len(pages), WINDOW):
        made = _window(pages[first : first + WINDOW], spacing, so_far, placings)
        grids += made
        if len(pages) >= LONG:
            # Of many pages words and boxes would fill the memory: those of pages that have their grids are packed.
            for grid in made:
                grid.boxes = PackedBoxes(grid.boxes, grid.width)
            for page in (*pages[first : first + WINDOW], *document.pages[first : first + WINDOW]):
                page.words = PackedWords(page.words)
    return join_sideways(grids)


def _window(pages: list[Page], spacing: Spacing, so_far: Known, placings: dict[int, Placing]) -> list[PageGrid]:
    """The grids of some pages that follow others: columns known from those stay as they are."""
    went_before = so_far.last[-1].model if so_far.last else -1
    blocks = report_blocks(pages, [cut_by_dashes(cut_by_bars(page_lines(page, spacing))) for page in pages], so_far)
    of_model: dict[int, list[Block]] = {}
    for block in blocks:
        of_model.setdefault(block.model, []).append(block)
    for model, same in of_model.items():
        body, heads = _body_and_heads(same)
        if model not in placings:
            placings[model] = placing(same, body, heads, runs_tell=spacing.runs_tell)
        else:
            part_touching(body, heads, runs_tell=spacing.runs_tell)
        placings[model].learn(body)
    grids: list[PageGrid] = []
    alike = {
        m: next(o for o in sorted(placings) if o == m or _one_for_one(placings[o].model, placings[m].model))
        for m in of_model
    }
    for block in blocks:
        model = alike[block.model]
        grid = block_grid(block, placings[block.model], continues=model == went_before)
        grid.columns = placings[model].model.columns
        grids.append(grid)
        went_before = model
    for model in of_model:
        placings[model].learn([])
    return grids


def _one_for_one(one: ColumnModel, other: ColumnModel) -> bool:
    """Whether the columns of two models stand over each other, each over one."""
    bands, others = one.bands, other.bands
    if len(bands) != len(others) or len(bands) < FEWEST_ALIKE:
        return False
    return all(a.x0 < b.x1 and b.x0 < a.x1 for a, b in zip(bands, others, strict=True)) and all(
        a.x1 < b.x0 for x, y in ((bands, others), (others, bands)) for a, b in zip(x, y[1:], strict=False)
    )


def placing(blocks: list[Block], body: list[Line], heads: list[Line], *, runs_tell: bool) -> Placing:
    """The columns of blocks that share them, found over all of their rows: those of the body and of the header."""
    headed = next((block for block in blocks if block.header), None)
    part_touching(body, heads, runs_tell=runs_tell)
    bands, beside = body_bands(body, max([block.page.width for block in blocks]), heads)
    found = headings(heads, bands, levels(headed.page)) if heads and headed else Headings([])
    columns = under_headings(bands, beside, found.stacks)
    found.spanning.update(span_two(columns))
    model = model_of([band for band, _ in columns])
    spanning: dict[tuple[str, int], tuple[int, int]] = {}
    for line in heads:
        for piece in line.pieces:
            reach = found.spanning.get(id(piece))
            if reach is not None:
                spanning[key_of(piece)] = _reached(reach, model)
    return Placing(model, [stack for _, stack in columns], spanning)


def _body_and_heads(blocks: list[Block]) -> tuple[list[Line], list[Line]]:
    """The rows under the headers of blocks that share columns, and the lines of their first header."""
    body: list[Line] = []
    for block in blocks:
        skip = block.furniture.union(block.head_rows)
        body.extend([line for n, line in enumerate(block.lines) if n not in skip])
    headed = next((block for block in blocks if block.header), None)
    if headed is None or headed.header is None:
        return body, []
    return body, headed.lines[headed.header[0] : headed.header[1] + 1]


def _reached(reach: tuple[float, float], model: ColumnModel) -> tuple[int, int]:
    """The columns whose middle is between two x."""
    inside = [n for n, band in enumerate(model.bands) if reach[0] - 2 < (band.x0 + band.x1) / 2 < reach[1] + 2]
    return (inside[0], inside[-1]) if inside else (model.at(reach[0]), model.at(reach[0]))
