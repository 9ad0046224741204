"""A worksheet as a grid."""

from __future__ import annotations

from ..document import Sheet, SheetGrid


def sheet_grid(sheet: Sheet) -> SheetGrid:
    """The whole sheet, from its first row and column.

    Rows shorter than the widest are padded; rows that are already as wide are the sheet's own lists, not copies.
    Of a merged area only the top left cell has a value; :meth:`SheetGrid.span` tells how far it reaches.
    """
    rows = sheet.rows
    width = max(map(len, rows), default=0)
    values = [row if len(row) == width else [*row, *[None] * (width - len(row))] for row in rows]
    return SheetGrid(values, width, finder="sheet", reasons=("cells of the sheet",), of=sheet)
