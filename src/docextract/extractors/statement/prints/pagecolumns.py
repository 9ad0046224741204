"""Pages of one table that are laid otherwise than its first ones: columns under the same words are the same."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ....document import Value
from ....values.text import normal
from ...lines import Line, has_letters

TOP = 12
"""Lines among which the header of a page is looked for."""
FEWEST = 3
"""Cells of such a header, and rows below it."""
_CODE = re.compile(r"[A-Z]?\d{3,6}(?:-\d{2,4})?[A-Z]?")
_SIGN = re.compile(r"[$€£]\s*")


def with_columns_of_first(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines, those of later pages in the columns of an earlier one, where the last words of that one's header stand
    over them, and labels, codes and amounts follow one another as there; the same lines if no page is laid so."""
    spaces: dict[int, list[Line]] = {}
    for line in lines if lines and lines[0].grid.page is not None else ():
        spaces.setdefault(line.space, []).append(line)
    heads = {space: head for space, own in spaces.items() if (head := _head(own)) is not None}
    moved: dict[int, Line] = {}
    for n, (space, head) in enumerate(heads.items()):
        for other in [*heads][:n]:
            first = heads[other]
            if _texts(first)[-len(head.filled) :] == _texts(head) and first.grid.page != head.grid.page:
                moved |= _onto(first, spaces[other], head, spaces[space])
                break
    return [moved.get(line.index, line) for line in lines] if moved else lines


def _onto(first: Line, above: Sequence[Line], head: Line, lines: Sequence[Line]) -> dict[int, Line]:
    """The lines by their number in the columns of those ``above``, whose header is ``first``; empty unless each of them
    has a place there."""
    columns, width = _same(above, lines), len(first.values)
    titles = dict(zip(head.filled, first.filled[-len(head.filled) :], strict=True))
    made = [_moved(x, titles if _texts(x) == _texts(head) else columns, width, first.space) for x in lines]
    told = {line.index: line for line in made if line is not None}
    return told if columns and len(told) == len(made) else {}


def _head(lines: Sequence[Line]) -> Line | None:
    """The first line of words over columns, over rows that begin with words."""
    for line in lines[:TOP]:
        if len(line.filled) >= FEWEST and not line.numbers() and all(has_letters(line.values[c]) for c in line.filled):
            return line
    return None


def _texts(line: Line) -> list[str]:
    return [normal(line.text(c) or "") for c in line.filled]


def _same(first: Sequence[Line], later: Sequence[Line]) -> dict[int, int]:
    """The column of earlier lines for each of later ones; empty where they are not filled alike."""
    mine, others = _kinds(later), _kinds(first)
    if [*mine.values()] != [*others.values()] or "amount" not in mine.values():
        return {}
    return dict(zip(mine, others, strict=True))


def _kinds(lines: Sequence[Line]) -> dict[int, str]:
    """What most rows hold in each column, from left to right: labels, codes and amounts."""
    found: dict[int, Counter[str]] = {}
    for line in lines:
        for column in line.filled if len(line.filled) > 1 else ():
            kind = _kind(line.text(column) or "", line, column)
            found.setdefault(column, Counter())[kind] += 1
    told = {column: counts.most_common(1)[0][0] for column, counts in sorted(found.items())}
    return {c: kind for c, kind in told.items() if kind and found[c][kind] >= FEWEST}


def _kind(text: str, line: Line, column: int) -> str:
    if _CODE.fullmatch(text):
        return "code"
    if column in line.numbers() or _SIGN.match(text):
        return "amount" if any(map(str.isdigit, text)) else ""
    return "label" if has_letters(text) and column == line.filled[0] else ""


def _moved(line: Line, columns: Mapping[int, int], width: int, space: int) -> Line | None:
    """A line in other columns, what stands in none of them, as at the foot of a page, in free ones between its
    neighbours; None where it has no place there or is an amount."""
    at: dict[int, int] = {}
    before = -1
    for column in line.filled:
        home = columns.get(column, before + 1)
        if home <= before or (column not in columns and len(line.filled) > 1 and line.is_number(column)):
            return None
        at[column] = before = home
    if before >= width:
        return None
    values: list[Value] = [None] * width
    for column, home in at.items():
        values[home] = line.values[column]
    origin = {home: line.home(column) for column, home in at.items()}
    return replace(line, space=space, values=values, filled=sorted(origin), origin=origin)
