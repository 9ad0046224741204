"""What stands around a row: the white space and the rules between it and its neighbours, in points."""

from __future__ import annotations

from ....document import PageGrid
from ....values.dates import looks_like_date
from ...lines import Line
from .walk import Walk

FEWEST_CELLS = 6
"""Rows that show how wide a column is."""
FEWEST_FULL = 3
"""Cells of a row with numbers, and lines of words that go on in the rows above."""
REGULAR = 0.7
"""Of the rows, so many have a line of words below in a column: it is a fact of each."""
MOST_WRAPPED = 12
"""No cell wraps into more lines than these."""


def around(walk: Walk, line: Line) -> list[Line]:
    """The rows of the table that stand no further from a line than a cell wraps, and the line in their middle."""
    first = last = line.index
    while first and line.index - first < MOST_WRAPPED and is_part(walk, line, first - 1):
        first -= 1
    while last + 1 < len(walk.lines) and last - line.index < MOST_WRAPPED and is_part(walk, line, last + 1):
        last += 1
    return list(walk.lines[first : last + 1])


def is_part(walk: Walk, line: Line, index: int) -> bool:
    """Whether another row stands on the same page of the same table, and is no header."""
    other = walk.lines[index]
    if other.grid is not line.grid or not other.filled:
        return False
    return index not in walk.headers and walk.out.roles.get(index) != "HEADER"


def ruled_above(walk: Walk, line: Line) -> bool:
    """Whether a rule across the page lies between a row and the one above it."""
    page = line.grid.on if isinstance(line.grid, PageGrid) else None
    mine, theirs = line.row_box(), walk.lines[line.index - 1].row_box()
    if page is None or mine is None or theirs is None:
        return False
    top, bottom = sorted(((theirs[1] + theirs[3]) / 2, (mine[1] + mine[3]) / 2))
    x0, x1 = min(mine[0], theirs[0]), max(mine[2], theirs[2])
    return any(
        top < rule.top < bottom and rule.horizontal and rule.x1 - rule.x0 > 0.5 * (x1 - x0) for rule in page.rules
    )


def height_of(walk: Walk, line: Line) -> float:
    """The height of a row in points."""
    box = line.row_box()
    return box[3] - box[1] if box else 10.0


def gap_to(walk: Walk, line: Line, step: int) -> float | None:
    """White space in points to the neighbouring row of the same page; None at the edge."""
    index = line.index + step
    if not 0 <= index < len(walk.lines):
        return None
    other = walk.lines[index]
    mine, theirs = line.row_box(), other.row_box()
    if other.grid is not line.grid or mine is None or theirs is None:
        return None
    return mine[1] - theirs[3] if step < 0 else theirs[1] - mine[3]


def stands_close(walk: Walk, line: Line, column: int) -> bool:
    """Whether a row of words stands as close below the one above as other lines of words do, closer by half than any
    row of numbers does: where all rows are set off, it is the rest of the row above, whatever its words name. Where
    most rows have a line below with words in a column, these are a fact of each, and no rest of that cell."""
    gap = gap_to(walk, line, -1)
    if gap is None or line.has_numbers() or any(looks_like_date(line.values[c]) for c in line.filled):
        return False
    key = id(line.grid)
    if key not in walk.set_off:
        gaps: dict[bool, list[float]] = {True: [], False: []}
        told = 0
        own = [one for one in walk.lines if one.index and is_part(walk, line, one.index)]
        for other in (one for one in own if is_part(walk, line, one.index - 1)):
            if (space := gap_to(walk, other, -1)) is not None:
                full = other.has_numbers() and len(other.filled) >= FEWEST_FULL
                gaps[full].append(space)
                told += not full and column in other.filled
        apart = min(gaps[True], default=0.0)
        close = [space for space in gaps[False] if 2 * space < apart]
        enough = len(gaps[True]) >= FEWEST_CELLS and len(close) >= FEWEST_FULL
        walk.set_off[key] = max(close) if enough and told < REGULAR * len(gaps[True]) else None
    most = walk.set_off[key]
    return most is not None and gap <= most


def middle_of(line: Line) -> float | None:
    """The middle of a row in points from the top of its page; None in sheets."""
    box = line.row_box()
    return (box[1] + box[3]) / 2 if box else None


def widest(walk: Walk, column: int, line: Line) -> float | None:
    """How wide the widest cell of a column is, labels of totals aside; None where too few show it."""
    key = (column, line.space)
    if key not in walk.widest:
        boxes = [
            box
            for other in walk.lines
            if other.space == line.space and len(other.filled) > 2 and column in other.filled
            if other.index not in walk.headers
            and (box := other.box(column)) is not None
            and (column != other.filled[0] or walk.vocabulary.total(other.first_text()) is None)
        ]
        walk.widest[key] = max(box[2] - box[0] for box in boxes) if len(boxes) >= FEWEST_CELLS else None
    return walk.widest[key]
