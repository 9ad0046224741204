"""A table on two pages that face each other, its names on the left one alone, or in two parts one below the other, the
same names under other months: the lines are joined across the fold."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence, Set
from dataclasses import field, replace
from itertools import groupby, pairwise

from ....document import Value
from ....models.place import Box
from ....records import record
from ....values.text import normal
from ...foldedgrid import Cells, FoldedGrid
from ...lines import Line, has_letters
from ..anatomy.headercells import is_year

FEWEST = 4
"""Lines with amounts that a page needs, to be told as one without names."""
NEARLY_ALL = 0.9
"""The share of the lines of the right page that find theirs on the left."""
SAME_HEIGHT = 2.5
"""Points between the middles of two lines that stand at one height."""
_NUMBER = re.compile(r"\d{1,3}[a-z]?\.?")
_PAGE = re.compile(r"\bpage\W{0,3}\d+(?: of \d+)?\s*$", re.IGNORECASE)
"""The number of a page at the end of a line of its title."""


@record(slots=False)
class FacingGrid(FoldedGrid):
    """Lines of two pages, or of two parts of one, side by side; how high a line stands is said by the left one."""

    own: list[int] = field(default_factory=list)
    """The row of the left part in each row."""

    def box(self, row: int, column: int) -> Box | None:
        cell = self.cells_of[row].get(column)
        left = cell and cell[0][0] is self.of and cell[0][1] == self.own[row]
        return super().box(row, column) if left else None

    def row_box(self, row: int) -> Box | None:
        return self.of.row_box(self.own[row])


def joined_across(lines: Sequence[Line]) -> list[Line]:
    """The lines, those of a page that names none of its own beside those of the page before, by the number that both
    pages print for a line, or else by their height; those of pages with the names of others before them under other
    columns beside those; the same lines where nothing tells."""
    out: list[list[Line]] = []
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        page = [*grouped]
        page = _joined_below(page)
        faced = _faced(out[-1], page) if out else None
        if faced is None:
            out.append(page)
        else:
            out[-1] = faced
    joined = [line for page in _named_again(out) for line in page]
    for n, line in enumerate(joined):
        line.index = n
    return joined


def _joined_below(lines: list[Line]) -> list[Line]:
    """The lines of a sheet or a page, those of a part with the same names as the first beside them: January to June,
    and July to December below. Nothing but what stands above the first part stands between the two."""
    heads = [n for n, line in enumerate(lines) if _names_columns(line)]
    if len(heads) < 2:
        return lines
    first, *others = [lines[a:b] for a, b in pairwise((*heads, len(lines)))]
    titles = {line.joined() for line in lines[: heads[0]]}
    names = _names(first, titles)
    said = _over_amounts(first)
    again = [line for line in lines[heads[0] :] if line.filled and line.joined() in titles]
    out = [line for line in first if line not in again]
    for part in others:
        texts = _over_amounts(part)
        if not texts or len(names) < FEWEST or _names(part, titles) != names or texts & said:
            return lines
        left = [n for n, line in enumerate(out) if line.filled]
        at = _first_amounts(part)
        right = [_from(line, at) for line in part if line.filled and line.joined() not in titles]
        out = _beside(out, right, dict(zip(left, right, strict=False)), None)
        said |= texts
    return [*lines[: heads[0]], *again, *out]


def _named_again(pages: list[list[Line]]) -> list[list[Line]]:
    """The pages, the lines of those that repeat titles and names of as many before them beside these: January to June
    on two pages, and July to December on the next two."""
    out, headed = [*pages], [_headed(page, pages[n - 1] if n else ()) for n, page in enumerate(pages)]
    i = 0
    while i < len(out):
        for j in range(i + 1, (i + len(out)) // 2 + 1):
            lefts, rights = headed[i:j], headed[j : 2 * j - i]
            if _same_names(lefts, rights):
                both = [_with(a, b) for a, b in zip(lefts, rights, strict=True) if a is not None and b is not None]
                out[i : 2 * j - i], headed[i : 2 * j - i] = both, [_headed(page) for page in both]
                break
        else:
            i += 1
    return out


@record(frozen=True)
class _Headed:
    """A page with the last line above its amounts that names columns, and what stands above, in and below that."""

    lines: Sequence[Line]
    head: int
    stop: int
    titles: Sequence[str]
    texts: Set[str | None]
    names: Sequence[str | None]

    @property
    def width(self) -> int:
        return max(len(line.values) for line in self.lines)


def _headed(page: Sequence[Line], above: Sequence[Line] = ()) -> _Headed | None:
    """What a page of a report says; None for sheets, and for pages without amounts or a header over them. Its titles
    may stand ``above`` it in columns of their own."""
    body = _body(page, _amounts) if page[0].grid.page is not None else range(0)
    last = next((n for n in reversed(range(body.start)) if _names_columns(page[n])), None) if body else None
    if last is None:
        return None
    head = last  # "OCT" over "2023"
    while head and _names_columns(page[head - 1]) and _is_over(page[head - 1], page[last]):
        head -= 1
    at = _first_amounts(page[last:])
    stack = page[head : last + 1]
    texts = {" ".join(line.text(c) or "" for line in stack if c in line.filled) for c in page[last].filled if c >= at}
    told = [line for line in page[last + 1 : body.stop] if any(map(str.isalnum, line.joined()))]  # no rules
    names = [line.text(line.filled[0]) for line in told]
    above = [line for line in above if line.grid.page == page[0].grid.page]
    titles = [_PAGE.sub("", line.joined()).strip() for line in (*above, *page[:head]) if line.filled]
    return _Headed(page, head, body.stop, titles, {*texts}, names)


def _amounts(line: Line) -> list[int]:
    """The columns of a line's numbers that are no years and not the page's."""
    said = [*line.filled]
    before = {c: normal(line.text(said[n - 1]) or "") for n, c in enumerate(said) if n}
    return [c for c in line.numbers() if not is_year(line.text(c)) and before.get(c) != "page"]


def _is_over(line: Line, below: Line) -> bool:
    """Whether a line has words over each cell of the one below it."""
    return {*below.filled} <= {*line.filled}


def _same_names(lefts: Sequence[_Headed | None], rights: Sequence[_Headed | None]) -> bool:
    """Whether pages say the same names under the same titles as others, each of the two under its own columns."""
    one, other = lefts[0], rights[0]
    if one is None or other is None or not other.texts or one.texts & other.texts:
        return False
    for left, right in zip(lefts, rights, strict=True):
        if left is None or right is None or (left.names, left.titles) != (right.names, right.titles):
            return False
        if (left.texts, left.width, right.texts, right.width) != (one.texts, one.width, other.texts, other.width):
            return False
    return sum(len({*left.names}) for left in lefts if left is not None) >= FEWEST


def _with(left: _Headed, right: _Headed) -> list[Line]:
    """The lines of a page with the amounts of one that repeats its names."""
    at = _first_amounts(right.lines[right.head :])
    part = [_from(line, at) if right.head <= n < right.stop else line for n, line in enumerate(right.lines)]
    ours = [n for n in range(left.head, left.stop) if left.lines[n].filled]
    theirs = [part[n] for n in range(right.head, right.stop) if right.lines[n].filled]
    return _beside(left.lines, part, dict(zip(ours, theirs, strict=True)), None)


def _first_amounts(part: Sequence[Line]) -> int:
    """The first column that holds amounts below a header; behind all columns where there are none."""
    return min((c for line in part[1:] for c in line.numbers()), default=1 << 30)


def _over_amounts(part: Sequence[Line]) -> set[str | None]:
    """What a header says over the amounts."""
    at = _first_amounts(part)
    return {part[0].text(c) for c in part[0].filled if c >= at}


def _from(line: Line, at: int) -> Line:
    """A line from a column on."""
    values = [value if c >= at else None for c, value in enumerate(line.values)]
    return replace(line, values=values, filled=[c for c in line.filled if c >= at])


def _names_columns(line: Line) -> bool:
    """Whether a line says something other than amounts over two columns or more."""
    return len(line.filled) > 2 and not any(not is_year(line.text(c)) for c in line.numbers())


def _names(part: Sequence[Line], titles: Collection[str]) -> list[str | None]:
    """The first cell of each line below the header of a part; what stands above all parts is repeated."""
    return [line.text(line.filled[0]) for line in part[1:] if line.filled and line.joined() not in titles]


def _faced(left: Sequence[Line], right: Sequence[Line]) -> list[Line] | None:
    """The lines of two pages as one, if the right one holds the amounts of lines that the left one names."""
    pages = left[0].grid.page, right[0].grid.page
    if pages[0] is None or pages[1] is None or pages[1] <= pages[0]:
        return None
    inside, facing = _body(left), _body(right)
    rows, others = left[inside.start : inside.stop], right[facing.start : facing.stop]
    if len(others) < FEWEST or any(has_letters(line.values[c]) for line in others for c in line.filled):
        return None
    if sum(bool(line.words()) for line in rows) < NEARLY_ALL * len(rows):
        return None
    one, other = _numbered(rows), _numbered(others)
    found = _by_number(rows, one, others, other) if one is not None and other is not None else None
    dropped = other if found is not None else None
    found = found or _by_height(rows, others)
    if found is None:
        return None
    beside = {inside.start + n: right[facing.start + m] for n, m in found.items()}
    for n in range(1, min(inside.start, facing.start) + 1):
        if len(right[facing.start - n].filled) < 2:
            break  # titles
        beside[inside.start - n] = right[facing.start - n]
    return _beside(left, right, beside, dropped)


def _body(page: Sequence[Line], numbers: Callable[[Line], Sequence[int]] = Line.numbers) -> range:
    """Where the lines of a table stand, without what is printed above its first and below its last amounts."""
    amounts = [len(numbers(line)) for line in page]
    first = next((n for n, count in enumerate(amounts) if count), len(page))
    least = min(2, max(amounts))
    return range(first, max((n + 1 for n, count in enumerate(amounts) if count >= max(least, 1)), default=first))


def _numbered(lines: Sequence[Line]) -> int | None:
    """The column that holds a number of its own for nearly every line, in order."""
    for column in sorted({line.filled[k] for line in lines if line.filled for k in (0, -1)}):
        texts = [line.text(column) or "" for line in lines if column in line.filled]
        whole = [int(re.sub(r"\D", "", text)) for text in texts if _NUMBER.fullmatch(text)]
        distinct = len(set(texts)) == len(texts) == len(whole)
        if distinct and len(texts) >= NEARLY_ALL * len(lines) and whole == sorted(whole):
            return column
    return None


def _by_number(rows: Sequence[Line], one: int, others: Sequence[Line], other: int) -> dict[int, int] | None:
    """For lines of the left page the line of the right one with the same number."""
    ours = {row.text(one): n for n, row in enumerate(rows) if one in row.filled}
    found = {ours[text]: m for m, line in enumerate(others) if (text := line.text(other)) in ours and text is not None}
    return found if len(found) == len(others) else None


def _by_height(rows: Sequence[Line], others: Sequence[Line]) -> dict[int, int] | None:
    """For lines of the left page the line of the right one at the same height; none if one line there has none here."""
    found: dict[int, int] = {}
    middles = [_middle(row) for row in rows]
    for m, line in enumerate(others):
        y = _middle(line)
        near = [n for n, at in enumerate(middles) if at is not None and y is not None and abs(at - y) <= SAME_HEIGHT]
        if len(near) != 1 or near[0] in found:
            return None
        found[near[0]] = m
    return found


def _middle(line: Line) -> float | None:
    box = line.row_box()
    return (box[1] + box[3]) / 2 if box is not None else None


def _beside(left: Sequence[Line], right: Sequence[Line], beside: Mapping[int, Line], dropped: int | None) -> list[Line]:
    """The lines of the left page with those of the right one beside them; what else the right one says above the
    header of both, or below the table."""
    width = max(len(line.values) for line in left)
    whole = width + max(len(line.values) for line in right)
    of = left[0].grid
    grid = FacingGrid([], whole, of.finder, continues=of.continues, of=of)
    taken = {id(line) for line in beside.values()}
    head = min(n for n, line in enumerate(right) if id(line) in taken)
    out: list[Line] = []
    for n, line in enumerate(left):
        if n == min(beside):
            out += right[:head]
        values: list[Value] = [*line.values, *[None] * (whole - len(line.values))]
        cells: Cells = {c: ((line.grid, line.row, line.home(c)),) for c in line.filled}
        other = beside.get(n)
        for c in other.filled if other is not None else ():
            assert other is not None
            if c != dropped:
                values[width + c] = other.values[c]
                cells[width + c] = ((other.grid, other.row, other.home(c)),)
        grid.values.append(values)
        grid.cells_of.append(cells)
        grid.own.append(line.row)
        out.append(Line(0, grid, len(grid.values) - 1, line.space, values, sorted(cells)))
    return out + [line for line in right[head:] if id(line) not in taken]
