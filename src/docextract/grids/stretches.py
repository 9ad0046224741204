"""Stretches of lines that may each be one table, among the running text of a page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby, pairwise
from statistics import median

from .beside import sides
from .edges import Edge
from .segments import Line, Segment

_NUMBER = re.compile(r"\(?(?:\d{1,2}(?:\.\d{1,2})*|[A-Za-z]|[ivxIVX]{1,5})[.)]?")
LARGER = 1.12
"""Sizes of type above the rest that make a line a title."""


def zones(lines: list[Line], rules: Sequence[Edge] = ()) -> list[list[Line]]:
    """Lines of a page in columns of running text, each column by itself; other lines as they are.

    Lines between ``rules`` across both columns, one close below the other, are those of a table.
    """
    gaps = [
        (line.segments[0].x1, line.segments[1].x0)
        for line in lines
        if len(line.segments) == 2 and all(len(s.words) > 3 for s in line.segments) and not line.figures
    ]
    gaps = gaps if len(gaps) >= 6 else _offset(lines)
    if not gaps:
        return [lines] if lines else []
    left, right = sorted(g[0] for g in gaps)[-1 - len(gaps) // 20], sorted(g[1] for g in gaps)[len(gaps) // 20]
    if right - left < 4:
        return [lines]
    middle = (left + right) / 2
    whole: list[Line] = []
    out: list[list[Line]] = []
    ruled = _ruled(sorted(e.at for e in rules if e.start < left and right < e.end), 3 * median(n.height for n in lines))
    for crosses, run in groupby(
        lines,
        key=lambda line: (
            any(s.x0 < middle < s.x1 for s in line.segments)
            or any(top - 2 < line.top and line.bottom < bottom + 2 for top, bottom in ruled)
        ),
    ):
        beside = [*run]
        first, last = (len(beside), len(beside)) if crosses else _beside_text(beside, middle)
        above = beside[first - 1] if first else whole[-1] if whole else None
        if first < last and above and _full(above, middle):
            # A table over both columns goes on, though its lines leave the middle free.
            first += _rest_of_table(above, beside[first:], middle)
        whole += beside[:first]
        if first < last:
            out += [part for part in (whole, *sides(beside[first:last], middle)) if part]
            whole = beside[last:]
    return [*out, whole] if whole else out


def _offset(lines: Sequence[Line]) -> list[tuple[float, float]]:
    """Where texts of two columns end and begin whose lines are not at the same heights: each overlaps the next one."""
    alone = [n.segments[0] if len(n.segments) == 1 and len(n.segments[0].words) > 3 else None for n in lines]
    gaps: list[tuple[float, float]] = []
    for (above, a), (below, b) in pairwise(zip(lines, alone, strict=True)):
        if a and b and below.top < above.bottom - 1 and (a.x1 < b.x0 or b.x1 < a.x0):
            gaps.append((min(a.x1, b.x1), max(a.x0, b.x0)))
    return gaps if len(gaps) >= 4 else []


def _ruled(at: Sequence[float], near: float) -> list[tuple[float, float]]:
    """The first and last of rules one close below the other, where there are four or more."""
    runs: list[list[float]] = []
    for y in at:
        if runs and y - runs[-1][-1] < near:
            runs[-1].append(y)
        else:
            runs.append([y])
    return [(run[0], run[-1]) for run in runs if len(run) > 3]


def _beside_text(lines: Sequence[Line], middle: float) -> tuple[int, int]:
    """The lines that stand in two columns of text: without those of a table above or below, which fills both."""
    texts = [n for n, line in enumerate(lines) if any(len(s.words) > 3 and not s.numeric for s in line.segments)]
    if not texts:
        return len(lines), len(lines)
    first, last = texts[0], texts[-1] + 1
    if not any(_full(line, middle) for line in lines[:first]) or not _open(lines, first):
        first = 0
    if not any(_full(line, middle) for line in lines[last:]) or not _open(lines, last):
        last = len(lines)
    return first, last


def _rest_of_table(above: Line, lines: Sequence[Line], middle: float) -> int:
    """How many lines close below a full line have as many cells as it, one or two left out."""
    count = 0
    for n, line in enumerate(lines):
        last = lines[n - 1] if n else above
        if line.top - last.bottom > 1.2 * line.height:
            break
        wrapped = count == n and len(line.segments) == 1 and line.top - last.bottom < 0.3 * line.height
        if wrapped or (_full(line, middle) and len(line.segments) >= len(above.segments) - 2):
            count = n + 1
    return count


def _full(line: Line, middle: float) -> bool:
    return len(line.segments) > 3 and line.x0 < middle < line.x1


def _open(lines: Sequence[Line], at: int) -> bool:
    """Whether there is more than a space between lines above and below."""
    return not 0 < at < len(lines) or lines[at].top - lines[at - 1].bottom > 0.8 * lines[at].height


def stretches(lines: Sequence[Line], rules: Sequence[Edge]) -> list[list[Line]]:
    """Stretches of lines that may be one table: most have several segments, none is prose, no wide gap parts them."""
    out: list[list[Line]] = []
    current: list[Line] = []
    pending: list[Line] = []
    for n, line in enumerate(lines):
        last = pending[-1] if pending else current[-1] if current else None
        tabular = (len(line.segments) > 1 and not line.prose) or (
            last is not None and (_in_columns(line, current, last) or (not pending and _column_goes_on(line, current)))
        )
        gap = 1.8 * max(line.height, last.height) if last is not None else 0.0
        if current and not pending and _banded(line, current, rules):
            gap *= 2
        if last is not None and line.top - last.bottom > gap:
            _close(out, current, pending)
            current, pending = [], []
        if tabular:
            titled = bool(pending) and pending[-1].top > current[-1].bottom - 0.2 * line.height if current else False
            if current and (
                (line.headed and data(current[-1]) and (titled or _apart(line, current)))
                or (pending and (_again(line, current) or _under_title(line, pending[-1], current)))
            ):
                # Headers anew under a title: another table.
                _close(out, current)
                current = []
            if not current:
                # Above the first full line only what stands over its columns may be a header, and labels after that.
                heads = [i for i, p in enumerate(pending) if p.x0 > line.segments[0].x1 or _over(p, line)]
                pending = pending[heads[0] :] if heads else []
            current += pending
            current.append(line)
            pending = []
        elif (line.prose and not (current and (_labels(line, current) or _section(lines, n, current)))) or len(
            pending
        ) > 3:
            _close(out, current, [*pending, line])
            current, pending = [], []
        else:
            pending.append(line)
    _close(out, current, pending)
    taken = {id(line) for block in out for line in block}
    return [_untitled(_bounded(block, lines, rules, taken), rules) for block in out]


def _untitled(block: list[Line], rules: Sequence[Edge]) -> list[Line]:
    """A block without the title over it: lines in larger type, few words over a rule above its header."""
    first = 0
    while len(block) - first > 3 and (
        _larger(block[first], block[first + 1 :])
        or _numbered(block[first], block[first + 1 :])
        or _remarked(block[first], block[first + 1 :])
    ):
        first += 1
    x0, x1 = min(n.x0 for n in block), max(n.x1 for n in block)
    wide = [e.at for e in rules if min(e.end, x1) - max(e.start, x0) > 0.8 * (x1 - x0)]
    for n in range(first + 1, min(first + 5, len(block) - 3)):
        over = [y for y in wide if block[n - 1].bottom - 2 < y < block[n].top + 2]
        framed = [y for y in wide if block[n].bottom - 2 < y < block[n + 2].top + 2]
        above = [y for y in wide if y < block[first].top + 2 and block[first].top - y < 2.5 * block[first].height]
        usual = median(len(b.segments) for b in block[n:])
        if over and framed and not above and all(2 * len(b.segments) <= usual for b in block[first:n]):
            return block[n:]
    return block[first:]


def _larger(line: Line, below: Sequence[Line]) -> bool:
    """Whether all words of a line are in larger type than those below."""
    usual = median(w.size for n in below for s in n.segments for w in s.words)
    return usual > 0 and all(w.size > LARGER * usual for s in line.segments for w in s.words)


def _numbered(line: Line, below: Sequence[Line]) -> bool:
    """Whether a line is the heading of a section, its number before it: left of all that stands below."""
    number, *words = line.segments
    return (
        len(words) == 1
        and _NUMBER.fullmatch(number.text) is not None
        and not words[0].numeric
        and len(below[0].segments) > 2
        and all(n.x0 > number.x1 for n in below)
    )


def _remarked(line: Line, below: Sequence[Line]) -> bool:
    """Whether a line is a title over several headers, and a remark in other type at the right end of the table."""
    if len(line.segments) != 2 or len(below[0].segments) < 3 or line.figures or not below[0].headed:
        return False
    title, remark = line.segments
    bold = [all(w.bold for w in s.words) for s in (title, remark, *below[0].segments)]
    x0, x1 = min(n.x0 for n in below), max(n.x1 for n in below)
    wide = title.x1 > below[0].segments[1].x0 and below[0].segments[-2].x1 < remark.x1
    return bold[0] and not any(bold[1:]) and wide and title.x0 < x0 + 3 and remark.x1 > x1 - 2


def data(line: Line) -> bool:
    """Whether a line has figures and is not a line of headers."""
    return line.figures > 0 and not line.headed


def _over(line: Line, below: Line) -> bool:
    """Whether a line is the first words of one of the headers below it: close above and flush with it."""
    words = line.segments[0]
    if len(line.segments) > 1 or below.bottom - line.bottom > 1.4 * line.height:
        return False
    near = 0.4 * line.height
    # Flush left with the first of them stands a title, too.
    return any(
        words.x1 - words.x0 < 4 * (s.x1 - s.x0)
        and (
            (k > 0 and abs(words.x0 - s.x0) < near)
            or abs(words.x1 - s.x1) < near
            or abs(words.x0 + words.x1 - s.x0 - s.x1) < near
        )
        for k, s in enumerate(below.segments)
    )


def _in_columns(line: Line, block: list[Line], above: Line) -> bool:
    """Whether a line of words begins where cells of the lines before it begin, and stays in their columns."""
    near = [s for n in block[:3] + block[-3:] if len(n.segments) > 1 for s in n.segments]
    starts = sorted({round(s.x0) for s in near})
    if not starts:
        return False
    if len(line.segments) == 1 and (line.x0 < starts[0] + 3 or line.bottom - above.bottom > 2.2 * line.height):
        return False
    if len(line.segments) == 1 and any(_in_cell(line.segments[0], row) for row in block[-3:]):
        return True
    for k, segment in enumerate(line.segments):
        middle = segment.x0 + segment.x1
        if not any(abs(segment.x0 - x) < 3 for x in starts) and not (
            k and any(abs(middle - s.x0 - s.x1) < 1 for s in near)
        ):
            return False
        border = min((x for x in starts if x > segment.x0 + 3), default=float("inf"))
        if k == len(line.segments) - 1 and segment.x1 > border:
            return False
    return True


def _banded(line: Line, block: Sequence[Line], rules: Sequence[Edge]) -> bool:
    """Whether nothing but headers, hardly fewer than its cells, stands above a line with figures, and a rule or the end
    of a band of colour as wide as these between them."""
    if not line.figures or len(line.segments) < 3 or not all(b.headed for b in block):
        return False
    if all(s.numeric for b in block for s in b.segments):
        return False  # years over figures alone, whose labels stand elsewhere
    x0, x1 = min(line.x0, *(b.x0 for b in block)), max(line.x1, *(b.x1 for b in block))
    under = any(
        block[-1].bottom - 2 < e.at < line.top + 2 and min(e.end, x1) - max(e.start, x0) > 0.9 * (x1 - x0)
        for e in rules
    )
    return under and sum(len(b.segments) for b in block) >= 0.7 * len(line.segments)


def _again(line: Line, block: Sequence[Line]) -> bool:
    """Whether a line has the words of the first full line of a block again, where that has them: two or more, or the
    first of them, both lines bold and the block not."""
    first = next((b for b in block if len(b.segments) > 1), None)
    if first is None or first is block[-1]:
        return False
    words, own = ([(round(s.x0), s.text) for s in n.segments if not s.numeric] for n in (first, line))
    if len(words) > 1 and words == own:
        return True
    return words[:1] == own[:1] != [] and _bold(first) and _bold(line) and not all(map(_bold, block))


def _under_title(line: Line, title: Line, block: Sequence[Line]) -> bool:
    """Whether bold headers stand under a bold title in larger type than a block, whose rows are not bold."""
    return line.headed and _bold(line) and _bold(title) and not _bold(block[-1]) and _larger(title, block)


def _bold(line: Line) -> bool:
    return all(w.bold for s in line.segments for w in s.words)


def _in_cell(words: Segment, row: Line) -> bool:
    """Whether words begin where a cell of a row with figures begins, and end before its next cell."""
    following = [b.x0 for a, b in pairwise(row.segments) if row.figures and abs(a.x0 - words.x0) < 3]
    return any(words.x1 < x for x in following)


def _column_goes_on(line: Line, block: Sequence[Line]) -> bool:
    """Whether a figure alone stands where one of the line before does, below rows that had more."""
    if len(line.segments) > 1 or sum(len(n.segments) > 1 for n in block) < 3 or _apart(line, block):
        return False
    figure = line.segments[0]
    return figure.text[:1].isdigit() and any(
        s.text[:1].isdigit() and min(abs(s.x0 - figure.x0), abs(s.x1 - figure.x1)) < 1 for s in block[-1].segments
    )


def _apart(line: Line, block: Sequence[Line]) -> bool:
    """Whether a line stands further off than the lines of a block from each other."""
    gaps = [b.bottom - a.bottom for a, b in pairwise(block)]
    return bool(gaps) and line.bottom - block[-1].bottom > 1.5 * median(gaps)


def _section(lines: Sequence[Line], n: int, block: Sequence[Line]) -> bool:
    """Whether a line of words alone heads rows of a block: it begins where these begin, and they go on below it."""
    line, below = lines[n], lines[n + 1] if n + 1 < len(lines) else None
    if below is None or len(line.segments) > 1 or line.bottom - block[-1].bottom > 4 * line.height:
        return False
    full = max(block[-3:], key=lambda b: len(b.segments))
    starts = [x for s in full.segments for x in (s.x0, s.x1)]
    common = sum(any(abs(x - s.x0) < 3 or abs(x - s.x1) < 3 for x in starts) for s in below.segments)
    near = line.x1 < full.x1 and below.bottom - line.bottom < 2 * line.height and line.x0 < full.x0 + 3
    return near and len(below.segments) > 2 and 2 * common > len(below.segments)


def _labels(line: Line, block: Sequence[Line]) -> bool:
    """Whether a line keeps to the column of labels of the lines before it."""
    borders = [n.segments[1].x0 for n in block[-6:] if len(n.segments) > 1]
    return bool(borders) and line.x1 < min(borders)


def _close(out: list[list[Line]], block: list[Line], after: Sequence[Line] = ()) -> None:
    """Keep a block that has two full lines, with the lines after it that its last label wraps into."""
    if sum(1 for line in block if len(line.segments) > 1) < 2:
        return
    for line in after:
        step = line.bottom - block[-1].bottom
        if not (line.segments[0].text[:1].islower() and _labels(line, block) and step < 1.4 * line.height):
            break
        block.append(line)
    out.append(block)


def _bounded(block: list[Line], lines: Sequence[Line], rules: Sequence[Edge], taken: set[int]) -> list[Line]:
    """The block between the rules that frame it: a rule above the header, a rule under the last row.

    Lines that are ``taken`` stay where they are, and those that it takes are added to them: each is in one block.
    """
    x0, x1 = min(n.x0 for n in block), max(n.x1 for n in block)
    wide = [e.at for e in rules if min(e.end, x1) - max(e.start, x0) > 0.8 * (x1 - x0)]
    if not wide:
        return block
    first, last = lines.index(block[0]), lines.index(block[-1])
    reach = 2.5 * median(n.height for n in block)
    above = [y for y in wide if block[0].top - reach - 2 <= y <= block[0].bottom - 2]
    if above:
        while first and lines[first - 1].top >= min(above) - 2 and id(lines[first - 1]) not in taken:
            first -= 1
    below = [y for y in wide if block[-1].top + 2 <= y <= block[-1].bottom + reach]
    if below:
        while last + 1 < len(lines) and lines[last + 1].bottom <= max(below) + 2 and id(lines[last + 1]) not in taken:
            last += 1
    taken.update(map(id, lines[first : last + 1]))
    return list(lines[first : last + 1])
