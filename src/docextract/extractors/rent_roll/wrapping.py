"""Whether a row of words is the rest of a cell of a neighbouring row: by its columns and the white space around it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Literal

from ...document import PageGrid
from ...values.dates import looks_like_date
from ...values.numbers import is_money_like
from ..lines import Line
from .entries import Entry
from .fieldkinds import Kind
from .textcells import is_person_code
from .units import continues_unit, ends_in_list, opens_entry
from .walk import Walk

_DIGITS = re.compile(r"\d+")

MOST_WRAPPED = 12
"""No cell wraps into more lines than these."""


def ends_heading(walk: Walk, line: Line) -> bool:
    """Whether a single cell directly below a heading is the rest of it."""
    up = walk.lines[line.index - 1]
    if walk.out.roles.get(up.index) != "SECTION" or line.grid.page is None or up.grid is not line.grid:
        return False
    if len(line.filled) != 1 or up.filled != line.filled or walk.scope.property_name is None:
        return False
    gap = _gap(walk, line, -1)
    so_far = walk.scope.property_name
    heading = so_far if so_far.endswith(up.joined()) else up.joined()
    if gap is None or walk.vocabulary.section(heading) is not None:
        return False
    if gap > 0.4 * _height(walk, line) and not _begins_property_below(walk, line, heading):
        return False
    walk.set_heading(f"{heading} {line.joined()}")
    return True


def _begins_property_below(walk: Walk, line: Line, heading: str) -> bool:
    """Whether the next unit prints the heading's first line alone in its property's cell, which wraps as well."""
    assert walk.mapping is not None
    column = walk.mapping.column("propertyName")
    below = walk.lines[line.index + 1] if line.index + 1 < len(walk.lines) else None
    if column is None or below is None or below.grid is not line.grid or below.index in walk.headers:
        return False
    return opens_entry(walk, below) and below.text(column) == heading


def follows_total(walk: Walk, line: Line) -> bool:
    """Whether a single cell of words directly below a total ends its label."""
    up = walk.lines[line.index - 1]
    total = walk.out.totals[-1] if walk.out.totals else None
    if total is None or total.line is not up or line.grid.page is None or len(line.filled) != 1:
        return False
    scope = walk.scope
    text = _DIGITS.sub("#", line.joined())
    if any(text == _DIGITS.sub("#", above) for above in (scope.section, scope.property_name, scope.building) if above):
        return False  # "Floor 2" after the total of "Floor 1"
    label = total.label.casefold()
    if any(above.casefold() in label for above in (scope.section, scope.property_name, scope.building) if above):
        return False  # the label names the whole of what it is the total of
    gap = _gap(walk, line, -1)
    return line.filled[0] == up.filled[0] and gap is not None and gap < 0.6 * _height(walk, line)


def wraps(walk: Walk, line: Line) -> Literal["above", "below"] | None:
    """Whether a row of words continues the entry above or begins the one below, by what is near it."""
    mapping = walk.mapping
    assert mapping is not None
    names = text_fields(walk, line)
    if not names or len(names) != len(line.filled):
        return None
    if "unit" in names:
        return "below" if continues_unit(walk, line) else "above" if _begins_list(walk, line) else None
    if names == ["propertyName"] and _names_next_property(walk, line):
        return None
    gap_up, gap_down = _gap(walk, line, -1), _gap(walk, line, +1)
    up = walk.lines[line.index - 1] if line.index else None
    up_role = walk.out.roles.get(up.index) if up is not None and up.grid is line.grid else None
    down = walk.lines[line.index + 1] if line.index + 1 < len(walk.lines) else None
    down_opens = (
        down is not None and down.grid is line.grid and down.index not in walk.headers and opens_entry(walk, down)
    )
    if line.grid.page is None:
        return "below" if up_role in ("DATA", "CHARGE", "CONTINUATION") and not _is_lead_column(walk, line) else None
    if walk.entry is not None and names == ["tenantName"] and is_person_code(line.joined()):
        return "below"  # the id of the resident stands under the name, if only on the next page
    if side := _side_of_row(walk, line):
        return side
    if (len(line.filled) > 1 or not _is_lead_column(walk, line)) and (side := _side_of_border(walk, line)):
        return side
    if (
        up_role in ("DATA", "CHARGE", "CONTINUATION")
        and gap_up is not None
        and (gap_down is None or gap_up <= gap_down + 1.0)
    ):
        if down_opens and gap_down is not None and gap_down < gap_up - max(0.5, 0.08 * _height(walk, line)):
            return "above"
        return None if _is_lead_column(walk, line) and gap_up > 2 * _height(walk, line) else "below"
    if (
        _is_lead_column(walk, line)
        and down is not None
        and down_opens
        and down.values[line.filled[0]] not in (None, "")
    ):
        return None
    if down_opens and gap_down is not None and gap_down < 0.9 * _height(walk, line):
        return "above"
    return None


def wrap_charge(walk: Walk, entry: Entry, line: Line) -> None:
    """The words of a row on a page are the rest of the charge above it: if they stand nearer to it than to the next, or
    as near, and all cells so far wrapped below their rows."""
    assert walk.mapping is not None
    last = entry.charges[-1].line if entry.charges else entry.line
    if line.grid is not last.grid or line.grid.page is None or entry.total is not None or last.index != line.index - 1:
        return
    up, down = _gap(walk, line, -1), _gap(walk, line, +1)
    if up is None or (down is not None and up > down + 0.5):
        return
    nearer = down is None or up < down - 0.5
    if not nearer and (walk.wrapped_above or not walk.wrapped_below):
        return
    for name in ("chargeCode", "chargeDescription"):
        column = walk.mapping.column(name)
        if column is not None and column in line.filled and column in last.filled:
            entry.charge_texts = (*entry.charge_texts, (last, column, line.text(column) or ""))


def _begins_list(walk: Walk, line: Line) -> bool:
    """Whether a row of words begins a list of suites that ends in the row of its unit (``130-A,`` over ``130-B``)."""
    assert walk.mapping is not None
    if not ends_in_list(line.text(walk.mapping.by_field["unit"])):
        return False
    index = line.index + 1
    while index < len(walk.lines) and _is_part(walk, line, index):
        if opens_entry(walk, walk.lines[index]):
            return True
        if not only_text(walk, walk.lines[index]) or index - line.index > MOST_WRAPPED:
            return False
        index += 1
    return False


def _side_of_row(walk: Walk, line: Line) -> Literal["above", "below"] | None:
    """On which side of its unit this line stands, where rules or wider gaps part the units of the table.

    None if they part none, or if a single cell in the first column may as well be a heading.
    """
    rules = [_ruled(walk, other) for other in _around(walk, line)]
    side = _side_between(walk, line, rules)
    if side is not None and sum(rules) > 2:
        return side  # a heading would have rules around it as well
    if side is None and (gaps := [_gap(walk, other, -1) for other in _around(walk, line)]):
        for widest in _widths_of_cells([gap for gap in gaps if gap is not None], 0.3 * _height(walk, line)):
            side = side or _side_between(walk, line, [gap is not None and gap > widest for gap in gaps])
    side = side or _side_of_middle(walk, line)
    if len(line.filled) == 1 and _is_lead_column(walk, line) and not (side == "above" and _names_wrap(walk, line)):
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
    rows = _around(walk, line)
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
    rows = [(row, middle) for row in _around(walk, line) if (middle := _middle(row)) is not None]
    own, height = _middle(line), _height(walk, line)
    units = [middle for row, middle in rows if opens_entry(walk, row)]
    if own is None or not any(0.2 * height < abs(m - unit) < 0.8 * height for _, m in rows for unit in units):
        return None
    cells = [middle for row, middle in rows if not set(line.filled).isdisjoint(row.filled)]
    above, below = [u for u in units if u < own], [u for u in units if u > own]
    fits = [any(abs(2 * unit - own - m) < 0.2 * height for m in cells) for unit in (*above[-1:], *below[:1])]
    if sum(fits) != 1:
        return None
    return "below" if above and fits[0] else "above"


def _middle(line: Line) -> float | None:
    box = line.row_box()
    return (box[1] + box[3]) / 2 if box else None


def _around(walk: Walk, line: Line) -> list[Line]:
    """The rows of the table that stand no further from a line than a cell wraps, and the line in their middle."""
    first = last = line.index
    while first and line.index - first < MOST_WRAPPED and _is_part(walk, line, first - 1):
        first -= 1
    while last + 1 < len(walk.lines) and last - line.index < MOST_WRAPPED and _is_part(walk, line, last + 1):
        last += 1
    return list(walk.lines[first : last + 1])


def _side_between(walk: Walk, line: Line, parted: list[bool]) -> Literal["above", "below"] | None:
    """The same, given for each row around whether something parts it from the row above it.

    Decided where one unit alone stands between two partings; the ends of the table part as well, one of them.
    """
    rows = _around(walk, line)
    at = next(n for n, row in enumerate(rows) if row is line)
    first = max((n for n in range(at + 1) if parted[n]), default=None)
    last = min((n for n in range(at + 1, len(rows)) if parted[n]), default=None)
    if first is None and (last is None or _is_part(walk, line, rows[0].index - 1)):
        return None
    if last is None and rows[-1].index + 1 < len(walk.lines) and _is_part(walk, line, rows[-1].index + 1):
        return None
    units = [row.index for row in rows[first or 0 : last] if opens_entry(walk, row)]
    return None if len(units) != 1 else "above" if units[0] > line.index else "below"


def _side_of_border(walk: Walk, line: Line) -> Literal["above", "below"] | None:
    """Where several lines of words, or a rule, lie between two rows: on which side of their border this one is.

    The border is the rule between them, else the widest gap. None if neither tells.
    """
    first = last = line.index
    while first and _is_part(walk, line, first - 1) and walk.out.roles.get(first - 1) == "CONTINUATION":
        first -= 1
    follows_row = first > 0 and walk.out.roles.get(first - 1) in ("DATA", "CHARGE") and _is_part(walk, line, first - 1)
    while last + 1 < len(walk.lines) and _is_part(walk, line, last + 1) and not opens_entry(walk, walk.lines[last + 1]):
        if not only_text(walk, walk.lines[last + 1]):
            return None
        last += 1
    if last + 1 == len(walk.lines) or not _is_part(walk, line, last + 1):
        return None
    if not follows_row:
        return "above" if _close(walk, line.index, last + 1) else None
    gaps = [_gap(walk, walk.lines[index], -1) for index in range(first, last + 2)]
    ruled = [_ruled(walk, walk.lines[index]) for index in range(first, last + 2)]
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
    gaps = [_gap(walk, line, +1) for line in lines[:-1]]
    return all(gap is not None and gap < 0.9 * _height(walk, line) for gap, line in zip(gaps, lines, strict=False))


def _is_part(walk: Walk, line: Line, index: int) -> bool:
    """Whether another row stands on the same page of the same table, and is no header."""
    other = walk.lines[index]
    if other.grid is not line.grid or not other.filled:
        return False
    return index not in walk.headers and walk.out.roles.get(index) != "HEADER"


def _ruled(walk: Walk, line: Line) -> bool:
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


def _names_next_property(walk: Walk, line: Line) -> bool:
    """Whether the next unit prints this line, or begins to, in its property's cell: then it is the unit's heading."""
    assert walk.mapping is not None
    column = walk.mapping.column("propertyName")
    text = line.joined()
    for index in range(line.index + 1, min(line.index + 5, len(walk.lines))):
        other = walk.lines[index]
        if other.grid is not line.grid or index in walk.headers:
            return False
        below = (other.text(column) if other.filled and column is not None else None) or ""
        if below and (below.startswith(text) or text.startswith(below)):
            return True
        if other.filled and opens_entry(walk, other):
            return False
    return False


def _height(walk: Walk, line: Line) -> float:
    box = line.row_box()
    return box[3] - box[1] if box else 10.0


def _gap(walk: Walk, line: Line, step: int) -> float | None:
    """White space in points to the neighbouring row of the same page; None at the edge."""
    index = line.index + step
    if not 0 <= index < len(walk.lines):
        return None
    other = walk.lines[index]
    mine, theirs = line.row_box(), other.row_box()
    if other.grid is not line.grid or mine is None or theirs is None:
        return None
    return mine[1] - theirs[3] if step < 0 else theirs[1] - mine[3]


def text_fields(walk: Walk, line: Line) -> list[str]:
    """Text fields that the filled cells of a row stand under."""
    assert walk.mapping is not None
    by_column = {use.column: use for use in walk.mapping.uses}
    kept = {use.column for use in walk.mapping.kept} | {use.column for use in walk.mapping.unmapped}
    names: list[str] = []
    for column in line.filled:
        use = by_column.get(column)
        if use is not None and use.kind in (Kind.TEXT, Kind.ID, Kind.STATUS) and use.field:
            names.append(use.field)
        elif column in kept:
            names.append("")
    return names


def _is_lead_column(walk: Walk, line: Line) -> bool:
    """Whether a row's first cell stands in the first column of the roll, where headings stand."""
    assert walk.mapping is not None
    leftmost = min((use.column for use in walk.mapping.uses), default=0)
    return bool(line.filled) and line.filled[0] <= leftmost


def only_text(walk: Walk, line: Line) -> bool:
    texts = _text_columns(walk)
    return all(
        c in texts or (type(v := line.values[c]) is str and not is_money_like(v) and not looks_like_date(v))
        for c in line.filled
    )


def _text_columns(walk: Walk) -> frozenset[int]:
    """Columns of words: what stands alone in them is words, even if it is digits."""
    if walk.mapping is None:
        return frozenset()
    return frozenset(use.column for use in walk.mapping.uses if use.kind in (Kind.TEXT, Kind.STATUS))
