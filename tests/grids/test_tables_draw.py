"""A grid can be looked at: on its page, or as a picture of its sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tables_paper import Drawing

from docextract.document import Grid, Sheet
from docextract.grids.draw import CELL, COLUMN, HEADER, SCALE
from docextract.grids.sheet import sheet_grid


def picture(path: Path) -> Any:
    from PIL import Image

    with Image.open(path) as opened:
        return opened.convert("RGB")


def colours(path: Path) -> set[tuple[int, int, int]]:
    image = picture(path)
    return {colour for _, colour in image.getcolors(maxcolors=1 << 24)}


@pytest.mark.parametrize("knows_its_file", [True, False])
def test_a_grid_is_drawn_on_its_page(tmp_path: Path, knows_its_file: bool) -> None:
    page = Drawing()
    page.ruled([80, 160, 240], [100, 116, 132], [["Unit", "Rent"], ["101", "950"]])
    [grid] = page.grids()
    if knows_its_file:
        grid.source_bytes = page.buffer.getvalue()
    out = tmp_path / "page.png"
    grid.draw(str(out))
    assert picture(out).size[0] in (612 * SCALE, 612 * SCALE + 1)
    assert {CELL, HEADER, COLUMN} <= colours(out)


def test_a_sheet_is_drawn_as_a_table(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    sheet_grid(Sheet(1, "Roll", [["Unit", "Rent"], ["101", 950], ["Café ☂", None]])).draw(str(out))
    assert len(colours(out)) > 3


def test_a_grid_that_stands_nowhere_cannot_be_drawn(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no page and no sheet"):
        Grid([["a"]], 1).draw(str(tmp_path / "x.png"))
