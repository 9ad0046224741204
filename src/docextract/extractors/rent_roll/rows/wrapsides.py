"""On which side of its unit a row of words stands: above it or below, told by rules, white space and middles."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from ...lines import Line
from .neighbours import around, gap_to, height_of, is_part, middle_of, ruled_above
from .units import opens_entry
from .walk import Walk
from .wordrows import is_lead_column, only_text


def side_of_row(walk: Walk, line: Line) -> Literal["above", "below"] | None:
    """On which side of its unit this line stands, where rules or wider gaps part the units of the table.

    None if they part none, or if a single cell in the first column may as well be a heading.
    """
    rules = [ruled_above(walk, other) for other in around(walk, line)]
    side = _side_between(walk, line, rules)
    if side is not None and sum(rules) > 2:
        return side  # a heading would have rules around it as well
    if side is None and (gaps := [gap_to(walk, other, -1) for other in around(walk, line)]):
        for widest in _widths_of_cells([gap for gap in gaps if gap is not None], 0.3 * height_of(walk, line)):
            side = side or _side_between(walk, line, [gap is not None and gap > widest for gap in gaps])
    side = side or _side_of_middle(walk, line)
    if len(line.filled) == 1 and is_lead_column(walk, line) and not (side == "above" and _names_wrap(walk, line)):
        return None
    return side


def _widths_of_cells(gaps: list[float], step: float) -> list[float]:
    """How wide gaps between the lines of one cell may be at most: hardly wider than the narrowest, or as wide as any
    from which it is a step to the next wider one, where lines overlap in some cells."""
    known = sorted(gaps) or [0.0]
    return [known[0] + step, *((a + b) / 2 for a, b in pairwise(known) if b - a > step)]


def _names_wrap(walk: Walk, line: Line) -> bool:
    """Whether the first column holds names that wrap: half of the units around, or more, have such lines.

    Headings above so many units would be headings of one unit each.
    """
    assert walk.mapping is not None
    column = line.filled[0]
    if walk.mapping.column("tenantName") != column or line.grid.style(line.row, column).bold:
        return False
    rows = around(walk, line)
    units = [opens_entry(walk, row) for row in rows]
    alone = [row.filled == [column] and not unit for row, unit in zip(rows, units, strict=True)]
    led = sum(
        unit and n > 0 and alone[n - 1] and (row.filled[0] == column or alone[n + 1 : n + 2] == [True])
        for n, (row, unit) in enumerate(zip(rows, units, strict=True))
    )
    return led > 1 and 2 * led >= sum(units)


def _side_of_middle(walk: Walk, line: Line) -> Literal["above", "below"] | None:
    """Where cells stand in the middle of their row: which of its neighbours a cell would be in the middle of.

    A cell of several lines reaches as far below its row as above it. Told by lines that stand half a line from a row.
    """
    rows = [(row, middle) for row in around(walk, line) if (middle := middle_of(row)) is not None]
    own, height = middle_of(line), height_of(walk, line)
    units = [middle for row, middle in rows if opens_entry(walk, row)]
    if own is None or not any(0.2 * height < abs(m - unit) < 0.8 * height for _, m in rows for unit in units):
        return None
    cells = [middle for row, middle in rows if not set(line.filled).isdisjoint(row.filled)]
    above, below = [u for u in units if u < own], [u for u in units if u > own]
    fits = [any(abs(2 * unit - own - m) < 0.2 * height for m in cells) for unit in (*above[-1:], *below[:1])]
    if sum(fits) != 1:
        return None
    return "below" if above and fits[0] else "above"


def _side_between(walk: Walk, line: Line, parted: list[bool]) -> Literal["above", "below"] | None:
    """The same, given for each row around whether something parts it from the row above it.

    Decided where one unit alone stands between two partings; the ends of the table part as well, one of them.
    """
    rows = around(walk, line)
    at = next(n for n, row in enumerate(rows) if row is line)
    first = max((n for n in range(at + 1) if parted[n]), default=None)
    last = min((n for n in range(at + 1, len(rows)) if parted[n]), default=None)
    if first is None and (last is None or is_part(walk, line, rows[0].index - 1)):
        return None
    if last is None and rows[-1].index + 1 < len(walk.lines) and is_part(walk, line, rows[-1].index + 1):
        return None
    units = [row.index for row in rows[first or 0 : last] if opens_entry(walk, row)]
    return None if len(units) != 1 else "above" if units[0] > line.index else "below"


def side_of_border(walk: Walk, line: Line) -> Literal["above", "below"] | None:
    """Where several lines of words, or a rule, lie between two rows: on which side of their border this one is.

    The border is the rule between them, else the widest gap. None if neither tells.
    """
    first = last = line.index
    while first and is_part(walk, line, first - 1) and walk.out.roles.get(first - 1) == "CONTINUATION":
        first -= 1
    follows_row = first > 0 and walk.out.roles.get(first - 1) in ("DATA", "CHARGE") and is_part(walk, line, first - 1)
    while last + 1 < len(walk.lines) and is_part(walk, line, last + 1) and not opens_entry(walk, walk.lines[last + 1]):
        if not only_text(walk, walk.lines[last + 1]):
            return None
        last += 1
    if last + 1 == len(walk.lines) or not is_part(walk, line, last + 1):
        return None
    if not follows_row:
        return "above" if _close(walk, line.index, last + 1) else None
    gaps = [gap_to(walk, walk.lines[index], -1) for index in range(first, last + 2)]
    ruled = [ruled_above(walk, walk.lines[index]) for index in range(first, last + 2)]
    known = [gap for gap in gaps if gap is not None]
    if len(known) < len(gaps):
        return None
    if sum(ruled) == 1:
        border = ruled.index(True)
    else:
        widest = max(known)
        if first == last or sum([gap > widest - 0.5 for gap in known]) > 1:
            return None
        border = known.index(widest)
    return "below" if line.index < first + border else "above"


def _close(walk: Walk, first: int, last: int) -> bool:
    """Whether lines follow each other as those of one cell do."""
    lines = walk.lines[first : last + 1]
    gaps = [gap_to(walk, line, +1) for line in lines[:-1]]
    return all(gap is not None and gap < 0.9 * height_of(walk, line) for gap, line in zip(gaps, lines, strict=False))
