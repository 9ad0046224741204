"""The questions of a roll, and what was chosen to be their answers."""

from __future__ import annotations

from collections.abc import Sequence

from ....document import Grid, PageGrid
from ....inference import Choices
from .headerblocks import HeaderBlock

ROWS = ("rows",)
"""The question which rows are no units."""
RULED = ("ruled",)
"""The question what a row is: a line, unless rules say otherwise."""
FRAMED = ("framed",)
"""The question what a cell is: what stands together, unless frames say otherwise."""
FORM = ("form",)
"""The question how a document without a header is looked at."""
COLUMN = "column"
"""Questions what a column holds begin with it."""
TOTAL, SECTION, ASIDE, HIDDEN = "TOTAL", "SECTION", "ASIDE", "HIDDEN"
"""What rows that are no units may be chosen to be."""


def chosen_of(choices: Choices, block: HeaderBlock) -> dict[int, str]:
    """The fields that were chosen for the columns under a header; of two for one field the later choice holds."""
    columns: dict[str, int] = {}
    for key, name in choices.items():
        if key[:2] == (COLUMN, block.signature):  # type: ignore[index]
            columns[str(name)] = key[2]  # type: ignore[index]
    return {column: name for name, column in columns.items()}


def chosen_fields(choices: Choices) -> list[str]:
    """All fields that were chosen for columns."""
    return [str(name) for key, name in choices.items() if key[0] == COLUMN]  # type: ignore[index]


def rows_of(grids: Sequence[Grid], choices: Choices) -> list[Grid]:
    """The grids with the rows that were chosen: lines, or all that stands between two rules, or in one frame."""
    if FRAMED in choices:
        from ....grids.framed import between_frames

        return between_frames(grids)
    if RULED not in choices:
        return [*grids]
    from ....grids.ruled import rows_between_rules

    return [(rows_between_rules(grid) if isinstance(grid, PageGrid) else None) or grid for grid in grids]
