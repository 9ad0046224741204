"""Rows from lines: wrapped labels and headers of several lines are put together again.

A line goes on with the row above it when it could not have been a row of its own: it has no figures beside figures,
and its first word would not have fitted on the line above, or it stands closer than rows do.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from statistics import median

from docextract.document import Word

from .candidate import numeric
from .edges import Edge
from .gutters import Strip
from .laid import Row, figure, lay
from .segments import Line
from .titles import entitle, share_out

CODE = 3
"""Letters of a code at most."""
_DATED = re.compile(r"(?:19|20)\d\d")


def rows_of(
    lines: Sequence[Line], columns: Sequence[Strip], separators: Sequence[float], partial: Sequence[Edge] = ()
) -> list[Row]:
    """The rows of a table's lines.

    ``separators`` are heights of rules across the table; no row reaches over one. ``partial`` are shorter rules: under
    a title they show which columns it is the title of.
    """
    laid = _with_first_lines(_with_middles([lay(line, columns) for line in lines], separators), separators)
    first = next((i for i, row in enumerate(laid) if row.figures()), len(laid))
    if not any(_number(words) for row in laid[first:] for c, words in row.cells.items() if c):
        first = len(laid)  # dashes in a table of words
    first = min(first, _marked(laid[:first]))
    first = min(first, next((i for i in range(first) if _amounts(laid[i : i + 2])), first))
    if 0 < first < len(laid) and _header_ends(laid[first - 1], laid[first], laid[first + 1 :]):
        first += 1  # figures in headers: "1,000"
    if first < len(laid):
        for i in range(first):
            if _underlined(laid[i], partial) or not share_out(laid[i], laid[i + 1 : first], columns):
                entitle(laid[i], laid[i + 1 : first], columns, partial)
    body = 1 + max((i for i in range(first) if set(laid[i].cells) != {0}), default=-1)
    if first == len(laid):
        return _text_rows(laid, separators)
    banded = _banded(laid[body:], separators)
    pitch = _pitch(laid[body:])
    leads = _label_leads(laid[body:])
    out: list[Row] = []
    for i, row in enumerate(laid):
        above = out[-1] if out else None
        if above is None or _ruled_off(laid[i - 1], row, separators):
            out.append(row)
        elif i < body:
            if _heads(above, row):
                above.add(row)
            else:
                _take_rest(above, row)
                out.append(row)
        elif i == body:
            if 0 not in row.cells:
                _take_rest(above, row)
            out.append(row)
        elif (banded and _one_band(above, row)) or _continues(above, row, laid[i + 1 : i + 2], columns, pitch, leads):
            above.add(row)
        else:
            out.append(row)
    _raise_heads(out, partial)
    return out


def _raise_heads(rows: Sequence[Row], partial: Sequence[Edge]) -> None:
    """Headers beside titles over several columns, in the line below these and their rules, are those of both lines."""
    if len(rows) < 2 or not rows[0].last or rows[0].figures() or rows[1].figures() or rows[1].last:
        return
    titles, heads = rows[:2]
    beside = set(heads.cells) - _covered(titles)
    lines = {round(w.bottom) for c in beside for w in heads.cells[c]}
    whole = titles.cells.keys() == titles.last.keys() and 0 in beside and beside < heads.cells.keys()
    if _underlined(titles, partial) and whole and max(lines) - min(lines) < 0.5 * (heads.bottom - heads.top):
        for column in beside:
            titles.cells[column] = heads.cells.pop(column)


def _underlined(row: Row, partial: Sequence[Edge]) -> bool:
    """Whether a rule across a part of the table runs right under one cell of a line, and under no other."""
    under = [e for e in partial if row.bottom - 2 < e.at < row.bottom + 0.8 * (row.bottom - row.top)]
    middles = [(words[0].x0 + words[-1].x1) / 2 for words in row.cells.values()]
    return any(sum(e.start < x < e.end for x in middles) == 1 for e in under)


def _number(words: Sequence[Word]) -> bool:
    """Whether a cell is a figure with digits, and no dash."""
    return figure(words) and any(ch.isdigit() for w in words for ch in w.text)


def _header_ends(above: Row, row: Row, below: Sequence[Row]) -> bool:
    """Whether a line close below a header has words where the next rows have figures, in most of its columns."""
    following = [r for r in below[:4] if r.figures()][:2]
    apart = row.top - above.bottom > 0.5 * (row.bottom - row.top)
    if len(following) < 2 or apart or not set(row.cells) & set(above.cells):
        return False
    words = [c for c, content in row.cells.items() if c and not numeric(" ".join(w.text for w in content))]
    under = [c for c in words if all(c in r.cells and figure(r.cells[c]) for r in following)]
    return len(under) > max(2, row.figures())


def _marked(rows: Sequence[Row]) -> int:
    """The first of rows that have a label and marks alone, the same in all of them; their number where there are not
    two such rows."""
    found: dict[str, list[int]] = {}
    for i, row in enumerate(rows):
        marks = {" ".join(w.text for w in words) for c, words in row.cells.items() if c}
        if 0 in row.cells and len(marks) == 1 and len(mark := marks.pop()) == 1:
            found.setdefault(mark, []).append(i)
    return min((some[0] for some in found.values() if len(some) > 1), default=len(rows))


def _amounts(rows: Sequence[Row]) -> bool:
    """Whether two lines have a label and figures with units below figures with units: no lines of one header."""
    if len(rows) < 2 or any(len(r.cells) < 3 or 0 not in r.cells or r.last for r in rows):
        return False
    return set(rows[0].cells) == set(rows[1].cells) and all(
        words[0].text[:1].isdigit() for r in rows for c, words in r.cells.items() if c
    )


def _with_first_lines(rows: Sequence[Row], separators: Sequence[float]) -> list[Row]:
    """Rows with the line above them that one of their cells begins with, where rows stand low or in the middle."""
    out: list[Row] = []
    for row in rows:
        above = out[-1] if out else None
        if (
            above is not None
            and len(above.cells) == 1
            and 0 not in above.cells
            and 0 in row.cells
            and all(c in row.cells and row.cells[c][0].text[:1].islower() for c in above.cells)
            and row.bottom - above.bottom < 1.4 * (row.bottom - row.top)
            and not _ruled_off(above, row, separators)
        ):
            above.add(row)
        elif len(out) > 1 and _around(out[-2], out[-1], row) and not _ruled_off(out[-2], row, separators):
            out[-2].add(out.pop())
            out[-1].add(row)
        else:
            out.append(row)
    return out


def _with_middles(rows: Sequence[Row], separators: Sequence[float]) -> list[Row]:
    """Rows of two lines, or titles over headers, with the cells that stand at half height beside them.

    These are the cells of both lines; where the lower line has no figures and the upper has, all is one row.
    """
    out: list[Row] = []
    for row in rows:
        if len(out) > 1 and _halfway(out[-2], out[-1], row) and not _ruled_off(out[-2], row, separators):
            out[-2].add(out.pop())
            if out[-1].figures() and not row.figures():
                out[-1].add(row)
                continue
            out[-1].tail = row.tail
        out.append(row)
    return out


def _halfway(above: Row, row: Row, below: Row) -> bool:
    """Whether the cells of a line stand beside two others, between which is no room for it."""
    others = _covered(above) | _covered(below)
    if _covered(row) & others or len(_covered(above) & set(below.cells)) < 2 or 0 in others:
        return False
    height = row.bottom - row.top
    middle = (above.top + below.bottom - row.top - row.bottom) / 2
    return abs(middle) < 0.3 * height and below.bottom - above.bottom < 2.4 * height


def _covered(row: Row) -> set[int]:
    """The columns in which a row has words, or a title over them."""
    return {c for first in row.cells for c in range(first, row.last.get(first, first) + 1)}


def _around(above: Row, row: Row, below: Row) -> bool:
    """Whether the same cells have a line above and one below a row, which stands in the middle of these."""
    if set(above.cells) != set(below.cells) or 0 in above.cells or len(row.cells) < 2 or 0 not in row.cells:
        return False
    if row.last or above.figures() or below.figures() or set(above.cells) & set(row.cells):
        return False
    height = row.bottom - row.top
    middle = (above.top + below.bottom - row.top - row.bottom) / 2
    return abs(middle) < 0.3 * height and below.bottom - above.bottom < 2.4 * height


def _ruled_off(above: Row, row: Row, separators: Sequence[float]) -> bool:
    """Whether a rule runs between two lines."""
    return any((above.top + above.bottom) / 2 < y <= row.bottom - 2 for y in separators)


def _banded(rows: Sequence[Row], separators: Sequence[float]) -> bool:
    """Whether there is a rule under every row: between two rules never more than one line has figures."""
    rules = lines = 0
    for above, row in pairwise(rows):
        if _ruled_off(above, row, separators):
            rules, lines = rules + 1, 0
        lines += above.figures() > 0
        if lines and row.figures() and not _ruled_off(above, row, separators):
            return False
    return rules > 1


def _one_band(above: Row, row: Row) -> bool:
    """Whether two lines between the same rules are one row; a label alone may be the heading of the rows below."""
    if {0} in (set(row.cells), set(above.cells)) or (row.figures() and above.figures()):
        return False
    codes = [words for c, words in row.cells.items() if c]
    # A label and nothing but codes are a row: ``Class | A | B | A``.
    return not (0 in row.cells and len(codes) > 2 and all(len(w) == 1 and len(w[0].text) <= CODE for w in codes))


def _text_rows(laid: Sequence[Row], separators: Sequence[float]) -> list[Row]:
    """The rows of a table of words: between rules, or further apart than lines, or where all cells begin anew."""
    steps = [b.bottom - a.bottom for a, b in pairwise(laid)]
    rules = sum(1 for a, b in pairwise(laid) if _ruled_off(a, b, separators))
    close = 1.08 * min(steps, default=0.0)
    # Lines stand closer than rows only if what stands close reads like the rest of a cell.
    near = [row for step, row in zip(steps, laid[1:], strict=True) if step <= close]
    spaced = len(near) < len(steps) and 2 * sum(1 for row in near if not _anew(row)) >= len(near)
    out = list(laid[:1])
    for step, (before, row) in zip(steps, pairwise(laid), strict=True):
        if _ruled_off(before, row, separators):
            out.append(row)
        elif rules > 2 or (step <= close if spaced else not _anew(row)):
            out[-1].add(row)
        else:
            out.append(row)
    return out


def _anew(row: Row) -> bool:
    """Whether a line of words may begin a row: it has a first cell, and some cell does not begin in lower case."""
    return 0 in row.cells and not all(words[0].text[:1].islower() for words in row.cells.values())


def _heads(above: Row, row: Row) -> bool:
    """Whether two lines above the first figures are one row of the header: none of them is a title over the other's."""
    if row.last and row.last != above.last:
        return False
    if not row.last and any(first <= c <= last for c in row.cells for first, last in above.last.items()):
        return False
    gap = row.top - above.tail
    return gap < 0.8 * (row.bottom - row.top) and not (set(row.cells) == {0} and set(above.cells) == {0})


def _take_rest(above: Row, row: Row) -> None:
    """Headers of two lines beside a title over several columns: what goes on below the title's line is theirs."""
    if not above.last or row.top - above.tail > 0.8 * (row.bottom - row.top):
        return
    for column in [c for c in row.cells if c in above.cells and c not in above.last and c not in row.last]:
        dated = any(_DATED.match(w.text) for w in above.cells[column])
        if not dated and not any(first <= column <= last for first, last in above.last.items()) and len(row.cells) > 1:
            above.cells[column].extend(row.cells.pop(column))


def _pitch(rows: Sequence[Row]) -> float:
    """The usual distance from one line with figures to the next, in points."""
    gaps = [b.bottom - a.bottom for a, b in pairwise(rows) if a.figures() and b.figures()]
    return median(gaps) if gaps else 0.0


def _label_leads(rows: Sequence[Row]) -> bool:
    """Whether figures stand on the last line of labels that wrap, as most wrapped labels here tell."""
    votes = 0
    for above, row in pairwise(rows):
        alone, below = set(above.cells) == {0}, set(row.cells) == {0}
        if 0 in row.cells and row.cells[0][0].text[:1].islower():
            if alone and row.figures():
                votes += 1
            elif below and above.figures():
                votes -= 1
    return votes > 0


def _continues(above: Row, row: Row, below: Sequence[Row], columns: Sequence[Strip], pitch: float, leads: bool) -> bool:
    step = row.bottom - above.tail
    height = row.bottom - row.top
    if step > 1.9 * height or (pitch and step > 1.3 * pitch):
        return False
    upper, lower = above.figures(), row.figures()
    if (upper and lower) or (0 in row.cells and _measured(above, row)):
        return False
    if not upper and lower:
        if set(above.cells) != {0}:
            return False
        return 0 not in row.cells or (leads and _wrapped(above, row, [0], columns, pitch, step, strict=True))
    if lower or row.last or above.last or not set(row.cells) <= set(above.cells):
        return False
    label = set(row.cells) == {0}
    if label and 0 in above.cells and all(_begins_with_figure(r.cells[0]) for r in (above, row)):
        return False
    if label and upper and (leads or row.cells[0][-1].text.endswith(":")):
        return False
    anew = len(row.cells) > 2 and set(row.cells) == set(above.cells) and _anew(row)
    heading = label and bool(below) and _starts(below[0]) > _starts(row) + 1
    return _wrapped(above, row, [*row.cells], columns, pitch, step, strict=heading or anew or not upper)


def _measured(above: Row, row: Row) -> bool:
    """Whether two lines have amounts with units one below the other, in more columns than one."""
    both = [c for c in row.cells if c and c in above.cells]
    return sum(all(r.cells[c][0].text[:1].isdigit() for r in (above, row)) for c in both) > 1


def _begins_with_figure(words: Sequence[Word]) -> bool:
    return words[0].text[:1].isdigit() and numeric(words[0].text)


def _starts(row: Row) -> float:
    """Where the label begins; at the far left where there is none."""
    return min((w.x0 for w in row.cells.get(0, ())), default=0.0)


def _wrapped(
    above: Row,
    row: Row,
    cells: Sequence[int],
    columns: Sequence[Strip],
    pitch: float,
    step: float,
    *,
    strict: bool,
) -> bool:
    """Whether cells of a line go on from the row above: no room was left there, or lines stand closer than rows."""
    close = bool(pitch) and step < 0.88 * pitch
    for column in cells:
        words, before = row.cells.get(column), above.cells.get(column)
        if words is None or before is None:
            return False
        end = max(before, key=lambda w: (round(w.bottom), w.x1))
        first = words[0]
        room = columns[column].x1 - end.x1 - 0.3 * (end.bottom - end.top)
        lower_case = first.text[:1].islower() or end.text[-1:] in ("-", ",", "&", "/")
        if end.text.endswith(":") or first.bold != end.bold or abs(first.size - end.size) > 0.5:
            return False
        if first.x0 < before[0].x0 - 1 and not lower_case:
            return False
        if first.x1 - first.x0 <= room and not lower_case:
            return False
        if strict and not lower_case and not close:
            return False
    return True
