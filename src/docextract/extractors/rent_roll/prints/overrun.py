"""Words of a page that run over into the column on their right: they are of the column in which they begin."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from itertools import groupby, pairwise

from ....document import Value
from ....models.place import Box
from ....values.dates import is_month_to_month, looks_like_date
from ....values.numbers import is_money_like
from ....vocabulary import Vocabulary
from ...lines import Line
from ..headers.headerrows import names_fields

FEWEST = 3
"""Cells of a column that begin at one place."""
MOST = 0.2
"""Part of the cells of a column that begin there."""
_PRINTED = re.compile(r"\(?-?(?:\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d{1,3}\.\d\d)[-)]?")
"""A number with its thousands apart or with cents, and a sign before or behind it."""
_COMMA = re.compile(r"\d,\d{3}(?!\d)")
_CODE = re.compile(r"[A-Z]{1,2}\d[A-Z\d]?")
"""The plan of a home."""
_MONTHS = re.compile(r"\d{1,3}")
"""How many months a lease has."""
FEW = 0.25
"""Part of the lines of one kind in which words are torn off, at most."""
LEAST = 4
"""Letters of words that are no code."""
CLOSE = 1.6
"""Letters between words of one text at most, where those of a page are all as wide."""
NEAR = 1.0
"""Points within which cells begin at one place."""


def begin_where_they_stand(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, words that begin where the cells of an empty column on their left do in that column."""
    out: list[Line] = []
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        free = [_after_gaps(line) for line in own] if own[0].grid.page is not None else []
        edges = {left: _edges(own, left) for left in {left for gaps in free for gap in gaps.values() for left in gap}}
        out += [_moved(*one, edges) for one in zip(own, free, strict=True)] if any(edges.values()) else own
    return out


def _after_gaps(line: Line) -> dict[int, range]:
    """The columns with words right of empty ones, and these."""
    pairs = zip([-1, *line.filled], line.filled, strict=False)
    return {c: range(before + 1, c) for before, c in pairs if before < c - 1 and _is_words(line.values[c])}


def _edges(lines: Sequence[Line], column: int) -> list[float]:
    """Where the words of a column begin, those places at which many do."""
    held = [line for line in lines if column in line.filled and _is_words(line.values[column])]
    if len(held) < FEWEST:
        return []
    begin = Counter(round(box[0], 1) for line in held if (box := line.box(column)) is not None)
    return [left for left, count in begin.items() if count >= max(FEWEST, MOST * begin.total())]


def _moved(line: Line, gaps: Mapping[int, range], edges: Mapping[int, Sequence[float]]) -> Line:
    boxes = {column: line.box(column) for column in gaps}
    moves = {
        column: left
        for column, gap in gaps.items()
        for left in gap
        if (box := boxes[column]) is not None and any(abs(box[0] - edge) <= NEAR for edge in edges[left])
    }
    return _shifted(line, moves) if moves and line.origin is None else line


def _shifted(line: Line, moves: Mapping[int, int]) -> Line:
    """The line, the cells of some columns in the empty ones that these are to stand in."""
    values: list[Value] = [*line.values]
    origin = {column: column for column in range(len(values))}
    for column, to in moves.items():
        values[to], values[column] = values[column], None
        origin[to] = column
    filled = [column for column, value in enumerate(values) if value is not None]
    return Line(line.index, line.grid, line.row, line.space, values, filled, origin)


def _is_words(value: Value) -> bool:
    return type(value) is str and not is_money_like(value)


def names_together(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, words that other lines' cells tore off the text on their left, back behind it: ``TYNE | VALVE &
    FITTINGS LTD`` of a lease, above charges of which a code and a name stand in these columns. In lines that begin as
    it does few fill the right column, and each of them a blank behind the left one's words."""
    beside: dict[tuple[int, int, int], list[Line]] = defaultdict(list)
    begun = Counter((line.space, line.filled[0], c) for line in lines if line.filled for c in line.filled)
    for line in lines:
        for left, right in pairwise(line.filled) if line.grid.page is not None and len(line.filled) > FEWEST else ():
            if right == left + 1 and left > line.filled[0] and line.has_numbers():
                beside[line.space, line.filled[0], right].append(line)
    torn = {
        (space, right, line.index)
        for (space, first, right), own in beside.items()
        if len(own) <= FEW * begun[space, first, right - 1] and all(_is_close(line, right - 1, right) for line in own)
        for line in own
    }
    if not torn:
        return lines
    out = {(index, space): right for space, right, index in torn}
    return [
        _joined(line, ends) if (ends := out.get((line.index, line.space))) is not None and line.origin is None else line
        for line in lines
    ]


def thousands_together(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, the thousands of an amount that a blank parts from the rest of it back before that, where columns part
    them, too: ``61 | 976.00`` in a document that prints ``142 450.00``."""
    if not any(type(v) is str and _SPACED.fullmatch(v) for line in lines for v in line.values):
        return lines
    out: list[Line] = []
    for line in lines:
        torn = [right for left, right in pairwise(line.filled) if line.grid.page is not None and line.origin is None
                and right == left + 1 and _is_torn_amount(line, left, right)]  # fmt: skip
        for right in torn:
            line = _moved_right(line, right)
        out.append(line)
    return out


_SPACED, _BEGUN, _ENDED = re.compile(r"\d{1,3}(?: \d{3})+\.\d\d"), re.compile(r"\d{1,3}"), re.compile(r"\d{3}\.\d\d")
"""An amount with blanks between its thousands, its first figures, and the last ones."""


def _is_torn_amount(line: Line, left: int, right: int) -> bool:
    one, other, boxes = line.text(left) or "", line.text(right) or "", (line.box(left), line.box(right))
    if _BEGUN.fullmatch(one) is None or _ENDED.fullmatch(other) is None or boxes[0] is None or boxes[1] is None:
        return False
    return 0 <= boxes[1][0] - boxes[0][2] <= CLOSE * (boxes[1][2] - boxes[1][0]) / len(other)


def _moved_right(line: Line, right: int) -> Line:
    values: list[Value] = [*line.values]
    values[right], values[right - 1] = f"{values[right - 1]} {values[right]}", None
    filled = [c for c in line.filled if c != right - 1]
    return Line(line.index, line.grid, line.row, line.space, values, filled, {c: c for c in range(len(values))})


def _is_close(line: Line, left: int, right: int) -> bool:
    """Whether words stand one blank behind others in the column on their left."""
    one, other = line.values[left], line.values[right]
    boxes = line.box(left), line.box(right)
    if not (_is_words(one) and _is_words(other)) or boxes[0] is None or boxes[1] is None or len(str(other)) < LEAST:
        return False
    if any(any(map(_is_day, str(text).split())) or not any(map(str.isalpha, str(text))) for text in (one, other)):
        return False
    wide = (boxes[1][2] - boxes[1][0]) / len(str(other))
    return 0 <= boxes[1][0] - boxes[0][2] <= CLOSE * wide


def _joined(line: Line, right: int) -> Line:
    values: list[Value] = [*line.values]
    values[right - 1], values[right] = f"{values[right - 1]} {values[right]}", None
    filled = [c for c in line.filled if c != right]
    return Line(line.index, line.grid, line.row, line.space, values, filled, {c: c for c in range(len(values))})


def values_apart(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, words that close up to those of the next column apart from them: ``Ames Clinic (t004142) Office Net``
    where ``Office Net`` stands alone in that column of other rows, and one of both columns is empty."""
    texts: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)
    paged = [line for line in lines if line.grid.page is not None]
    for line in paged:
        for column in line.filled:
            value = line.values[column]
            if type(value) is str and value[-1:].isalpha():
                texts[line.space, column][value] += 1
    ends = {at: tuple(f" {text}" for text, n in found.items() if n >= FEWEST) for at, found in texts.items()}
    begin: dict[tuple[int, int], list[int]] = {}
    return [_values_apart(line, ends, begin, paged) if line.origin is None else line for line in lines]


def _values_apart(
    line: Line,
    known: Mapping[tuple[int, int], tuple[str, ...]],
    begin: dict[tuple[int, int], list[int]],
    lines: Sequence[Line],
) -> Line:
    for column in line.filled if line.grid.page is not None and len(line.filled) > FEWEST else ():
        value = line.values[column]
        if type(value) is not str or " " not in value:
            continue
        for left, right in ((column - 1, column), (column, column + 1), (column, column + 2)):
            other = left if right == column else right
            if not 0 <= other < len(line.values) or any(line.values[c] is not None for c in range(left + 1, right)):
                continue
            if line.values[other] is not None:
                if other == left and (torn := _torn(line, left, right, known, begin, lines)) is not None:
                    return torn
                continue
            if not value.endswith(known.get((line.space, right), ())) or (box := line.box(column)) is None:
                continue
            if (edges := begin.get((line.space, other))) is None:
                edges = begin[line.space, other] = _begun(lines, line.space, other)
            # The words begin where those of the left column do, and end where those of the right one stand.
            if edges and (round(box[0]) in edges if other == left else box[2] > min(edges)):
                end = max((text for text in known[line.space, right] if value.endswith(text)), key=len)
                values: list[Value] = [*line.values]
                values[right] = end[1:]
                values[left] = value.removesuffix(end[1:]).strip()
                origin = {c: c for c in range(len(values))} | {other: column}
                filled = [c for c, v in enumerate(values) if v is not None]
                return Line(line.index, line.grid, line.row, line.space, values, filled, origin)
    return line


def _torn(
    line: Line,
    left: int,
    right: int,
    known: Mapping[tuple[int, int], tuple[str, ...]],
    begin: dict[tuple[int, int], list[int]],
    lines: Sequence[Line],
) -> Line | None:
    """The line, the end of the left column's words back in it, which were torn off by what stands in other lines there:
    ``BORDELON | MACHINE WORKS OCC``, where ``OCC`` stands in that column of other rows, further right."""
    first, value = line.values[left], line.values[right]
    boxes = line.box(left), line.box(right)
    ends = [text for text in known.get((line.space, right), ()) if str(value).endswith(text)]
    if type(first) is not str or not _is_words(first) or not ends or boxes[0] is None or boxes[1] is None:
        return None
    end = max(ends, key=len)
    at = (line.space, -1 - right)
    if at not in begin:
        alone = (other for other in lines if other.space == line.space and right in other.filled)
        alone = (other for other in alone if f" {other.values[right]}" in known[line.space, right])
        begin[at] = sorted(round(box[0]) for other in alone if (box := other.box(right)) is not None)
    wide = (boxes[1][2] - boxes[1][0]) / len(str(value))
    if not begin[at] or boxes[1][0] > begin[at][0] - wide or boxes[1][0] - boxes[0][2] > CLOSE * wide:
        return None
    values: list[Value] = [*line.values]
    values[left], values[right] = f"{first} {str(value).removesuffix(end)}", end[1:]
    origin = {c: c for c in range(len(values))}
    return Line(line.index, line.grid, line.row, line.space, values, [*line.filled], origin)


def _begun(lines: Sequence[Line], space: int, column: int) -> list[int]:
    """Where at least so many cells of a column begin."""
    held = (line for line in lines if line.space == space and column in line.filled)
    begin = Counter(round(box[0]) for line in held if (box := line.box(column)) is not None)
    return [left for left, count in begin.items() if count >= FEWEST]


def days_apart(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, days that stand in one cell with a single space between them each below the words of its own column:
    ``30MAR26 29MAR27`` under ``FROM`` and ``TO``, where no other row leaves a gap; and so months behind a day,
    ``07/31/2028 84`` under ``TO`` and ``TERM``, and numbers before one, ``900 01/01/22`` under ``SQ FT`` and ``FROM``.
    So do an area and a rent behind a day, ``8/31/2004 41,200 24,891.67``; beside days also a dash for none before a
    number, ``- 10.00``, and two numbers, ``242 443.59``, where commas part the thousands of others.
    """
    out: list[Line] = []
    heads: list[Mapping[int, float]] = []
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        commas = own[0].grid.page is not None and any(
            type(v) is str and _COMMA.search(v) for line in own for v in line.values
        )
        head: dict[int, float] = {}
        over: dict[int, float] = {}
        """Where the words of the line above stand, which may be the first of a header."""
        last = -1
        for line in own:
            if line.grid.page is None:
                out.append(line)
                heads.append(head)
                continue
            inner = bool(head) and line.row != last + 1 and line.filled[:1] > [min(head)]  # of what stands below a unit
            words = len(line.filled) > FEWEST and not inner and line.text_only()
            line, parts = _heads_apart(line, over) if words and over else (line, {})
            mine = {c: (box[0] + box[2]) / 2 for c in line.filled if words and (box := line.box(c)) is not None}
            mine |= parts
            if words and names_fields(line, vocabulary):
                head = {**(head if line.row == last + 1 else over), **mine}  # a header of several rows
                last = line.row
            over = mine
            out.append(_days_apart(line, head, commas=commas) if head else line)
            heads.append(head)
    return _like_those(out, heads)


def _heads_apart(line: Line, over: Mapping[int, float]) -> tuple[Line, dict[int, float]]:
    """The line of a header, words of one cell each below the one of its own column where the line above has as many
    side by side, ``PLAN FT C`` below ``FLR``, ``SQ`` and ``O``; and where the middles of these words are."""
    for column in line.filled if line.origin is None else ():
        words, box = str(line.values[column]).split(), line.box(column)
        under = [c for c in range(column, column + len(words)) if c in over and c < len(line.values)]
        free = all(c == column or line.values[c] is None for c in under)
        if not FEWEST <= len(words) == len(under) or box is None or not free:
            continue
        middles = _middles(str(line.values[column]), words, box)
        if [_nearest(over, middle) for middle in middles] == under:
            values: list[Value] = [*line.values]
            values[column : under[-1] + 1] = words
            origin = {c: c for c in range(len(values))} | dict.fromkeys(under, column)
            filled = [c for c, v in enumerate(values) if v is not None]
            parted = Line(line.index, line.grid, line.row, line.space, values, filled, origin)
            return parted, dict(zip(under, middles, strict=True))
    return line, {}


def _middles(text: str, words: Sequence[str], box: Box) -> list[float]:
    """Where the middle of each word of a text is, whose letters are all as wide."""
    wide, at = (box[2] - box[0]) / len(text), 0
    middles: list[float] = []
    for word in words:
        at = text.index(word, at)
        middles.append(box[0] + wide * (at + len(word) / 2))
        at += len(word)
    return middles


def _nearest(head: Mapping[int, float], middle: float, among: Collection[int] | None = None) -> int:
    """The column whose words have their middle nearest to a place."""
    return min(head if among is None else among, key=lambda c: abs(head[c] - middle))


def _like_those(lines: list[Line], heads: Sequence[Mapping[int, float]]) -> list[Line]:
    """The lines, those too without days whose cell stands out of place as that of others with days did."""
    moved = Counter(
        (line.space, home, to)
        for line in lines
        for to, home in (line.origin or {}).items()
        if home == to + 1 and line.values[to] is not None and line.grid.values[line.row][home] == line.values[to]
    )
    often = [at for at, count in moved.items() if count >= FEWEST]
    for n, (line, head) in enumerate(zip(lines, heads, strict=True) if often else ()):
        for space, home, to in often if line.origin is None else ():
            if line.space == space and _out_of_place(line, home + 1, head) == {home: to}:
                lines[n] = _shifted(line, {home: to})
                break
    return lines


def _days_apart(line: Line, head: dict[int, float], *, commas: bool) -> Line:
    taken: dict[int, tuple[int, str]] = {}
    moved: dict[int, int] = {}
    beside_days = any(type(v) is str and _is_day(v) for v in line.values)
    for column in line.filled:
        value = line.values[column]
        words = value.split() if type(value) is str and " " in value else []
        if not _are_several(words, beside_days=beside_days, commas=commas):
            continue
        box = line.box(column)
        if box is None:
            continue
        made = _out_of_place(line, column, head)
        free = [c for c in head if c == column or (c < len(line.values) and line.values[c] is None)]
        free = [c for c in (*free, *made) if c not in made.values()]
        if len(free) < len(words):
            continue
        middles = _middles(str(value), words, box)
        own = {_nearest(head, at, free): (column, word) for word, at in zip(words, middles, strict=True)}
        if len(own) == len(words) and list(own) == sorted(own):
            taken |= own
            moved |= {c: to for c, to in made.items() if c in own}
    if not taken or line.origin is not None:
        return line
    values: list[Value] = [*line.values]
    for column, _ in taken.values():
        values[column] = None
    origin = {column: column for column in range(len(values))}
    for column, to in moved.items():
        values[to], values[column], origin[to] = values[column], None, column
    for column, (source, word) in taken.items():
        values[column], origin[column] = word, source
    return Line(
        line.index, line.grid, line.row, line.space, values, [c for c, v in enumerate(values) if v is not None], origin
    )


def _out_of_place(line: Line, column: int, head: Mapping[int, float]) -> dict[int, int]:
    """The cell left of a column, and where its own is, if that is the empty one on its left, whose words stand nearer:
    the columns of a list below a lease reach into two of the lease."""
    left = column - 1
    box = line.box(left) if left in line.filled and {left, left - 1} <= head.keys() else None
    if box is None or line.values[left - 1] is not None:
        return {}
    middle = (box[0] + box[2]) / 2
    return {left: left - 1} if abs(head[left - 1] - middle) < abs(head[left] - middle) else {}


def _are_several(words: Sequence[str], *, beside_days: bool, commas: bool) -> bool:
    """Whether words of one cell are what several cells hold: days, and numbers before or behind them; beside days also
    two numbers, where commas part thousands, and a dash for none before one."""
    if len(words) == 2 and beside_days and not any(map(_is_day, words)):
        first, second = words
        if _CODE.fullmatch(first) and second.isdecimal():
            return True  # "C1 1148" under "PLAN" and "FT"
        dash = not first.strip("-–—") and _PRINTED.fullmatch(second) is not None
        return dash or (commas and is_money_like(first) and is_money_like(second))
    days = words[1:] if words and is_money_like(words[0]) and not _is_day(words[0]) else words
    if not days or not _is_day(days[0]):
        return False
    return all(_is_day(word) or _MONTHS.fullmatch(word) or _PRINTED.fullmatch(word) for word in days)


def _is_day(word: str) -> bool:
    return looks_like_date(word) or is_month_to_month(word)
