"""Columns of pages that were cut differently: a header apart from its rows.

Each grid of a page has columns of its own. Where one holds only words and the next the numbers below them, the cells
are brought into the same columns by where they stand.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from statistics import median

from docextract.plugin import Line

_SIDED = re.compile(r"(\d{1,3}(?:[.,' ]?\d{3})*[.,]\d\d) ([DCSH])")
"""An amount behind which its side stands."""
LEFT_AND_RIGHT = {"D": "C", "S": "H"}
"""The letters of debits with those of credits."""
_DRAWN = re.compile(r"[-=_]{3,}")
FEWEST_CELLS = 3
"""Cells of a line from which on it may be one of a header."""
_BEGUN = " 0 0- 1 1- 2 3 4 5 30 30- 31 31- 60 60- 61 61- 90 90- 91 91- 120 120- 121 121- 150 150- 151 151- "
"""Numbers with which ages begin."""
TOUCHING = 0.5
"""Points between a number and a sign that is part of it."""
_SIGNS = frozenset({"-", "–", "\N{MINUS SIGN}"})
Marked = tuple[int, str, int | None]
"""A cell by its column, what it says with its mark, and the column of the mark if that is a cell of its own."""
Slot = tuple[float, float]
Moves = dict[int, int]
Key = tuple[str, int, int]
"""A column of any page: the header over it or the next on its left, which of that name it is, and how far behind it."""


def unite_heads(lines: Sequence[Line]) -> list[Line]:
    """The lines, with those of a header that stands in a grid of its own in the columns of the numbers below it."""
    found, heads = list(lines), list[Line]()
    for _, group in groupby((line for line in lines if line.filled), lambda line: id(line.grid)):
        first, *_ = mine = [*group]
        heads = [line for line in heads if line.grid.page == first.grid.page]
        if not any(holds_row(line) and not begins_ages(line) for line in mine):
            heads = [*heads, *mine]
            continue
        moved = {line.index for line in heads if line.space != first.space and first.grid.page is not None}
        if moved and any(len(line.filled) >= FEWEST_CELLS for line in heads):
            found = _united(found, moved, first.space)
        heads = []
    return found


def say_sides(lines: Sequence[Line]) -> list[Line]:
    """The lines, with ``CR`` behind the amounts that the document marks with ``C`` beside others with ``D``, or with
    ``H`` (*Haben*) beside others with ``S`` (*Soll*): ``927.198,43 C``, in one cell or in two. What is marked with the
    other letter stands as it is."""
    told: dict[int, list[Marked]] = {}
    sides: Counter[str] = Counter()
    for n, line in enumerate(lines):
        for column, after in zip(line.filled, [*line.filled[1:], -1], strict=False):
            mark = line.values[after] if after >= 0 else None
            apart = mark in LEFT_AND_RIGHT or mark in LEFT_AND_RIGHT.values()
            match = _SIDED.fullmatch(f"{line.values[column]} {mark}" if apart else str(line.values[column]))
            if match is not None:
                sides[match[2]] += 1
                text = match[1] if match[2] in LEFT_AND_RIGHT else f"{match[1]} CR"
                told.setdefault(n, []).append((column, text, after if apart else None))
    pairs = [pair for pair in LEFT_AND_RIGHT.items() if all(sides[letter] >= FEWEST_CELLS for letter in pair)]
    return _marked(lines, told) if len(pairs) == 1 and set(sides) <= {*pairs[0]} else list(lines)


def join_signs(lines: Sequence[Line]) -> list[Line]:
    """The lines of pages, with a minus that touches the amount on its left, and looks as if it stood in the next
    column, behind that amount: it hangs out of a column that ends where the amounts do."""
    told: dict[int, list[Marked]] = {}
    for n, line in enumerate(lines):
        for column, after in pairwise(line.filled if line.grid.page is not None else ()):
            box, sign, text = line.box(column), line.box(after), line.text(column) or ""
            touches = box is not None and sign is not None and abs(sign[0] - box[2]) < TOUCHING
            if line.text(after) in _SIGNS and touches and line.is_number(column) and text[-1:].isdigit():
                told.setdefault(n, []).append((column, f"{text}-", after))
    return _marked(lines, told)


def _marked(lines: Sequence[Line], told: Mapping[int, Sequence[Marked]]) -> list[Line]:
    """The lines, with some cells of them as they are read with their marks, and without the cells of these."""
    found = list(lines)
    for n, cells in told.items():
        values, marks = list(lines[n].values), {mark for _, _, mark in cells if mark is not None}
        for column, text, mark in cells:
            values[column] = text
            if mark is not None:
                values[mark] = None
        found[n] = replace(lines[n], values=values, filled=[c for c in lines[n].filled if c not in marks])
    return found


def unite_ruled(lines: Sequence[Line], headed: Collection[int]) -> list[Line]:
    """The lines, with those below a rule of dashes in the columns of the table above it on that page, where they have
    no header of their own.

    Args:
        headed: the spaces that have a header.
    """
    found, space, moved = list(lines), -1, dict[int, set[int]]()
    for above, line in pairwise(line for line in lines if line.filled):
        same = above.grid.page is not None and above.grid.page == line.grid.page
        space = line.space if line.space in headed else space if same else -1
        goes_on = above.space in headed or above.index in moved.get(space, ())
        ruled = is_drawn(above) or (above.space == line.space and above.index in moved.get(space, ()))
        if space >= 0 and line.space != space and goes_on and ruled:
            moved.setdefault(space, set()).add(line.index)
    for home, some in moved.items():
        found = _united(found, some, home)
    return found


def is_drawn(line: Line) -> bool:
    """Whether all cells of a line are dashes or the like."""
    return all(_DRAWN.fullmatch(str(line.values[c])) is not None for c in line.filled)


_SPAN = re.compile(r"\d{1,3}\s*(?:[-–]\s*\d{1,3}|\+)")
FEW_AGE_DIGITS = 3


def begins_ages(line: Line) -> bool:
    """Whether the numbers of a line begin ages that go on in the line below: ``1`` over ``Month``; or are ages beside
    others: ``1``, ``2`` and ``3-4``."""
    numbers = [line.text(c) or "" for c in line.filled if line.is_number(c)]
    spans = sum(_SPAN.fullmatch(line.text(c) or "") is not None for c in line.filled)
    if spans > 1 and numbers and all(text.isdigit() and len(text) < FEW_AGE_DIGITS for text in numbers):
        return True
    begun = len(numbers) > 1 and numbers == sorted(set(numbers), key=_BEGUN.find)
    return begun and len(numbers) < len(line.filled) and all(f" {text} " in _BEGUN for text in numbers)


def align_spaces(lines: Sequence[Line], names: Mapping[int, Mapping[int, str]]) -> list[Line]:
    """The lines, with the columns of all pages numbered alike: those under the same header are the same column.

    Args:
        names: the headers of each space by column; those of which another space has none of its own stay apart.
    """
    paged = {line.space for line in lines if line.grid.page is not None}
    spaces = [space for space in names if space in paged]
    if len(spaces) < 2:
        return list(lines)
    order: list[Key] = []
    keys: dict[tuple[int, int], Key] = {}
    for space in spaces:
        counts: Counter[str] = Counter()
        key, at = ("", 0, 0), -1
        for column in sorted({column for line in lines if line.space == space for column in line.filled}):
            if (name := names[space].get(column)) is not None:
                counts[name] += 1
                key = name, counts[name], 0
            else:
                key = key[0], key[1], key[2] + 1
            if key not in order:
                order.insert(at + 1, key)
            at = order.index(key)
            keys[space, column] = key
    homes = {place: order.index(key) for place, key in keys.items()}
    return [
        _placed(line, {c: homes[line.space, c] for c in line.filled}, len(order), line.space)
        if line.space in spaces
        else line
        for line in lines
    ]


def holds_row(line: Line) -> bool:
    """Whether a line has several numbers."""
    return sum(map(line.is_number, line.filled)) > 1


def _united(lines: list[Line], moved: set[int], space: int) -> list[Line]:
    """The lines of a space and those that are moved into it, in common columns from the left to the right."""
    own = [line for line in lines if line.space == space and line.index not in moved]
    slots = _slots(own)
    wide = dict(slots)  # with the words over them
    homes: dict[int, Moves] = {}
    free = max((c for line in own for c in line.filled), default=0) + 1
    for line in reversed([line for line in lines if line.index in moved]):
        moves: Moves = {}
        for column in line.filled:
            if (box := line.box(column)) is None:
                moves[column] = column
                continue
            home = _home(wide, (box[0], box[2]), moves, near=len(line.filled) < FEWEST_CELLS)
            if home is None:
                home, free = free, free + 1
                slots[home] = wide[home] = box[0], box[2]
            elif len(line.filled) >= FEWEST_CELLS:
                wide[home] = min(wide[home][0], box[0]), max(wide[home][1], box[2])
            moves[column] = home
        homes[line.index] = moves
    order = {c: n for n, c in enumerate(sorted(slots, key=lambda c: (slots[c][0] + slots[c][1]) / 2))}
    width = len(order)
    return [
        _placed(line, {c: order[homes[line.index][c] if line.index in moved else c] for c in line.filled}, width, space)
        if line.index in moved or line.space == space
        else line
        for line in lines
    ]  # fmt: skip


def _slots(lines: Sequence[Line]) -> dict[int, Slot]:
    """From where to where the cells of each column usually stand, those of rows if there are any."""
    found: dict[int, list[Slot]] = {}
    for chosen in ([line for line in lines if holds_row(line)], lines):
        boxes: dict[int, list[Slot]] = {}
        for line in chosen:
            for column in line.filled:
                if (box := line.box(column)) is not None:
                    boxes.setdefault(column, []).append((box[0], box[2]))
        found = boxes | found
    return {c: (median(a for a, _ in cells), median(b for _, b in cells)) for c, cells in found.items()}


def _home(slots: dict[int, Slot], cell: Slot, taken: Moves, *, near: bool) -> int | None:
    """The column that a cell stands over, of those that no other of its line has; None if over none, nor ``near``."""
    over = {c: min(cell[1], b) - max(cell[0], a) for c, (a, b) in slots.items() if c not in taken.values()}
    best = max(over, key=lambda c: over[c], default=None)
    return best if best is not None and (near or over[best] > 0) else None


def _placed(line: Line, homes: Moves, width: int, space: int) -> Line:
    values = [None for _ in range(width)]
    moved = replace(line, space=space, values=values, filled=sorted(homes.values()))
    empty = next((c for c, value in enumerate(line.grid.values[line.row]) if value in (None, "")), -1)
    moved.origin = dict.fromkeys(range(width), empty) | {home: line.home(column) for column, home in homes.items()}
    for column, home in homes.items():
        moved.values[home] = line.values[column]
    return moved
