"""Pictures of grids: a page with the grid drawn on it, a sheet as a table.

A page is rendered from its file where the grid knows it; without the file its words, rules and fills are drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from docextract.document import Grid, PageGrid, SheetGrid

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

SCALE = 2
"""Pixels to a point."""
CELL = (20, 90, 220)
HEADER = (220, 60, 20)
COLUMN = (20, 150, 60)
ROWS, COLUMNS, LETTERS = 200, 30, 24
"""How much of a sheet fits a picture: rows, columns, and letters of a cell."""


def draw(grid: Grid, path: str) -> None:
    """Write a picture of a grid: cells boxed in blue, header cells in red, columns in green. The name tells the format.

    Raises :class:`ValueError` for a grid that stands neither on a page nor on a sheet.
    """
    if isinstance(grid, PageGrid) and grid.on is not None:
        picture = _page(grid)
    elif isinstance(grid, SheetGrid):
        picture = _sheet(grid)
    else:
        raise ValueError("this grid stands on no page and no sheet")
    picture.save(path)


def _page(grid: PageGrid) -> Image:
    from PIL import ImageDraw

    picture = _rendered(grid) or _drawn(grid)
    pen: Any = ImageDraw.Draw(picture)
    top = min((b[1] for row in grid.boxes for b in row if b), default=0.0) - 3
    bottom = max((b[3] for row in grid.boxes for b in row if b), default=0.0) + 3
    for column in grid.columns:
        for x in (column.x0, column.x1):
            pen.line(_scaled((x, top, x, bottom)), fill=COLUMN, width=1)
    for r, row in enumerate(grid.boxes):
        for box in row:
            if box:
                colour = HEADER if r in grid.header_rows else CELL
                pen.rectangle(_scaled((box[0] - 1, box[1], box[2] + 1, box[3])), outline=colour, width=1)
    return picture


def _scaled(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    return (box[0] * SCALE, box[1] * SCALE, box[2] * SCALE, box[3] * SCALE)


def _rendered(grid: PageGrid) -> Image | None:
    """The page as its file shows it, None if the grid does not know its file."""
    source = grid.source_bytes or grid.source_path
    if source is None or grid.on is None:
        return None
    import pypdfium2

    document = pypdfium2.PdfDocument(source)
    try:
        picture: Image = document[grid.on.number - 1].render(scale=SCALE).to_pil().convert("RGB")
    finally:
        document.close()
    return picture


def _drawn(grid: PageGrid) -> Image:
    """The page from what was read of it."""
    from PIL import Image as Pictures
    from PIL import ImageDraw

    page = grid.on
    assert page is not None
    picture = Pictures.new("RGB", (int(page.width * SCALE) + 1, int(page.height * SCALE) + 1), "white")
    pen = ImageDraw.Draw(picture)
    for fill in page.fills:
        pen.rectangle(_scaled((fill.x0, fill.top, fill.x1, fill.bottom)), fill=fill.color)
    for rule in page.rules:
        pen.rectangle(_scaled((rule.x0, rule.top, rule.x1, rule.bottom)), fill="black")
    for word in page.words:
        _write(pen, word.x0 * SCALE, word.top * SCALE, word.text, (word.bottom - word.top) * SCALE * 0.8)
    return picture


def _write(pen: ImageDraw, x: float, y: float, text: str, size: float) -> None:
    from PIL import ImageFont

    font = ImageFont.load_default(max(6.0, size))
    try:
        pen.text((x, y), text, fill="black", font=font)
    except UnicodeEncodeError:
        pen.text((x, y), text.encode("ascii", "replace").decode(), fill="black", font=font)


def _sheet(grid: SheetGrid) -> Image:
    from PIL import Image as Pictures
    from PIL import ImageDraw

    texts = [[(t or "")[:LETTERS] for t in row[:COLUMNS]] for row in grid.rows[:ROWS]]
    shown = min(grid.width, COLUMNS)
    letter, height = 6.5 * SCALE / 2, 9 * SCALE
    widths = [max([3, *(len(row[c]) for row in texts)]) * letter + 8 for c in range(shown)]
    starts = [0.0]
    for width in widths:
        starts.append(starts[-1] + width)
    picture = Pictures.new("RGB", (int(starts[-1]) + 2, int(height * len(texts)) + 2), "white")
    pen = ImageDraw.Draw(picture)
    for r, row in enumerate(texts):
        for c, text in enumerate(row):
            colour = HEADER if r in grid.header_rows else (200, 200, 200)
            pen.rectangle((starts[c], r * height, starts[c + 1], (r + 1) * height), outline=colour)
            if text:
                _write(pen, starts[c] + 4, r * height + 3, text, 10 * SCALE / 2)
    return picture
