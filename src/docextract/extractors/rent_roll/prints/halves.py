"""Rolls printed in halves side by side, read as one, the left half first; lists to their right that name their units
again, a row for each rent to come."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import groupby

from ....document import Value
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.headerblocks import SUBJECTS
from ..headers.headerrows import may_be_header, names_fields
from .arranged import Piece, Row, arrange, as_it_is, by_tables
from .headlines import is_named_unit

FEWEST_LABELS = 3
"""Columns of each half."""
FEWEST_LISTED = 3
"""Rows of a list beside a roll that names its units again."""


def unfold(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, with each further half of a roll below the one left of it; the same lines where no roll has halves.

    The header tells: it says the same words, a unit's or a tenant's among them, once more for each half.
    """
    folds: dict[int, list[int]] = {}
    for line in lines:
        if len(line.filled) >= 2 * FEWEST_LABELS and id(line.grid) not in folds and (at := _starts(line, vocabulary)):
            folds[id(line.grid)] = at
    if not folds:
        return lines
    out: list[Line] = []
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        fold = folds.get(id(own[0].grid))
        if fold is None:
            out += own
            continue
        heads = [n for n, line in enumerate(own) if line.filled and _starts(line, vocabulary) == fold]
        tops = [_top(own, head, fold, vocabulary) for head in heads]
        out += own[: tops[0]]
        for head, first, end in zip(heads, tops, [*tops[1:], len(own)], strict=True):
            out += _apart(own[first:end], head - first, fold)
    for number, line in enumerate(out):
        line.index = number
    return out


def _starts(line: Line, vocabulary: Vocabulary) -> list[int]:
    """The first column of each half below a header; none for other rows."""
    first = line.values[line.filled[0]]
    again = [line.values[column] for column in line.filled[FEWEST_LABELS:]]
    if first not in again or not may_be_header(line):
        return []
    words = [normal(str(line.values[column])) for column in line.filled]
    begin = [n for n in range(len(words)) if words[n : n + 2] == words[:2]]  # "Lot" may be a number and a rent
    parts = [words[at:end] for at, end in zip(begin, [*begin[1:], len(words)], strict=True)]
    shared = parts[0][: min(map(len, parts))]  # a half may have a column of remarks that the others have not
    if len(parts) < 2 or len(shared) < FEWEST_LABELS or any(part[: len(shared)] != shared for part in parts):
        return []
    own = {match.field for text in shared for match in vocabulary.header(text)[:1]}
    # Words that may mean something else too are sure where they are said twice: "Stall", "Rate".
    named = names_fields(line, vocabulary) or len(own) >= FEWEST_LABELS
    return [line.filled[n] for n in begin] if named and own & SUBJECTS else []


def _top(lines: Sequence[Line], head: int, starts: Sequence[int], vocabulary: Vocabulary) -> int:
    """The first of the rows that head both halves."""
    first = head
    while first and (above := lines[first - 1].filled) and above[0] < starts[1] <= above[-1]:
        if any(vocabulary.furniture(lines[first - 1].text(column) or "") for column in above):
            break  # "Page 1 of 2" at the right
        first -= 1
    return first


def _apart(lines: Sequence[Line], head: int, starts: Sequence[int]) -> list[Line]:
    """The rows below one header half by half, with what names each half above it: ``Level P1``, ``Level P2``."""
    right = max(n for n in range(len(lines)) if _reaches(lines, n, starts[1]))
    below = ((n, lines[n].filled) for n in range(right + 1, len(lines)))
    ends = (n for n, columns in below if len(columns) < FEWEST_LABELS or columns[-1] >= starts[1])
    foot = next(ends, len(lines))  # what stands below both halves
    # Right below the left half its last row would seem to be of the header, whose words are said already.
    rows = head + 1 if head + 1 < foot and any(map(str.isdigit, lines[head + 1].joined())) else 0
    out: list[Line] = []
    for start, end in zip(starts, [*starts[1:], 1 << 30], strict=True):
        for n, line in enumerate(lines[:foot]):
            columns = [column for column in line.filled if start <= column < end]
            names = n < head and len({line.values[c] for c in line.filled}) == len(line.filled) == len(starts)
            if start == starts[0] or (columns and (n >= rows or names)):
                out.append(_moved(line, columns, start - starts[0]))
    return [*out, *lines[foot:]]


def _reaches(lines: Sequence[Line], n: int, start: int) -> bool:
    """Whether a row has cells of a further half, from the column ``start``, and is none that runs across both below
    what only the right one holds, its sum: ``ALL DOCKS | 102 slips | 91 let | power 4,613.20``."""
    columns = lines[n].filled
    if not columns or columns[-1] < start:
        return False
    above = next((line.filled for line in reversed(lines[:n]) if line.filled), [start - 1])
    return columns[0] >= start or above[0] < start or sum(column >= start for column in columns) >= FEWEST_LABELS


def _moved(line: Line, columns: Sequence[int], by: int) -> Line:
    values: list[Value] = [None] * len(line.values)
    for column in columns:
        values[column - by] = line.values[column]
    filled = [column - by for column in columns]
    origin = {column - by: column for column in range(by, len(line.values))}
    return Line(line.index, line.grid, line.row, line.space, values, filled, origin)


def cards_apart(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, of cards that stand side by side each below the one left of it: ``Suite 1 | | Suite 2`` above the
    labels of both. As they are where none stand so."""
    out: list[Line] = []
    said = Counter(line.text(column) for line in lines for column in line.filled)
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        heads = {n: units for n, line in enumerate(own) if (units := _units_of(line, vocabulary))}
        most = max(map(len, heads.values()), default=0)
        starts = [min(columns) for columns in zip(*(u for u in heads.values() if len(u) == most), strict=True)]
        ends = [*[*heads][1:], _end_of_cards(own, max(heads, default=0), said)]
        like = all(_stand_at(units, starts) and own[n].filled[0] == units[0] for n, units in heads.items())
        if len(starts) < 2 or not like or any(end - n <= FEWEST_LABELS for n, end in zip(heads, ends, strict=True)):
            out += own
            continue
        first = min(line.filled[0] for line in own[min(heads) : ends[-1]] if line.filled)
        lefts = [min(first, starts[0]), *starts[1:]]  # the labels of the first ones may begin left of its heads
        out += own[: min(heads)]
        for head, end in zip(heads, ends, strict=True):
            for start, stop in zip(lefts, [*lefts[1:], 1 << 30], strict=True):
                columns = ([c for c in line.filled if start <= c < stop] for line in own[head:end])
                halves = zip(own[head:end], columns, strict=True)
                out += [_moved(line, filled, start - lefts[0]) for line, filled in halves if filled]
        out += own[ends[-1] :]
    return out


def _stand_at(columns: Sequence[int], starts: Sequence[int]) -> bool:
    """Whether heads stand where others do, or a column further right."""
    return all(0 <= column - start <= 1 for column, start in zip(columns, starts, strict=False))


def _units_of(line: Line, vocabulary: Vocabulary) -> list[int]:
    """The columns of a line that name units, one at least by a number, the others also without: ``UNIT 10``, ``UNIT
    Kiosk``."""
    texts = {c: line.text(c) or "" for c in line.filled}
    words = {text.split()[0] for text in texts.values() if _numbers_unit(text, vocabulary)}
    named = (c for c, text in texts.items() if len(text.split()) == 2 and text.split()[0] in words)
    return sorted({*named, *(c for c, text in texts.items() if _numbers_unit(text, vocabulary))})


def _numbers_unit(text: str, vocabulary: Vocabulary) -> bool:
    """Whether a text is a word for units and a number: ``Space no. 12-A``, and not ``Space type``."""
    return is_named_unit(text, vocabulary) and any(map(str.isdigit, text.split()[-1]))


def _end_of_cards(lines: Sequence[Line], head: int, said: Counter[str | None]) -> int:
    """The line below the last cards: one that says one thing alone, and nothing that others say, as none below it does
    either."""
    again = [n for n in range(head, len(lines)) if any(said[lines[n].text(c)] > 1 for c in lines[n].filled)]
    below = range(max(again, default=head) + 1, len(lines))
    return next((n for n in below if len(lines[n].filled) == 1), len(lines))


def lists_beside(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, the rows of a list beside them right below the units that it names; as they are where none is."""
    return by_tables(lines, lambda own, space: _below_their_units(own, vocabulary, space)) or lines


def _below_their_units(lines: list[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    head = next((n for n, line in enumerate(lines) if _named_twice(line, vocabulary) is not None), None)
    if head is None or (named := _named_twice(lines[head], vocabulary)) is None:
        return None
    unit, again = named
    below = lines[head + 1 :]
    units = {text for line in below if (text := line.text(unit)) and len(line.filled) > 2}
    listed: dict[str, list[Row]] = defaultdict(list)
    for line in below:
        key = line.text(again)
        if key in units:
            listed[key].append({c: (Piece(line.values[c], line, c),) for c in line.filled if c > again})
        elif key is not None:
            return None
    moved = sum(map(len, listed.values()))
    if moved < FEWEST_LISTED or all(line.text(again) in (None, line.text(unit)) for line in below):
        return None
    kept: list[tuple[Line, Row]] = [as_it_is(line) for line in lines[: head + 1]]
    for line in below:
        own: Row = {c: pieces for c, pieces in as_it_is(line)[1].items() if c < again}
        steps = listed.pop(line.text(unit) or "", [])
        if own or not line.filled:
            kept.append((line, {**own, **(steps[0] if steps else {})}))
        kept += [(line, row) for row in steps[1:]]
    return arrange(kept, max(len(line.values) for line in lines), space)


def _named_twice(line: Line, vocabulary: Vocabulary) -> tuple[int, int] | None:
    """The column that a header names the unit, and one to the right of it, behind an empty one, of the same name."""
    if len(line.filled) <= FEWEST_LISTED or not line.only_plain_text():
        return None
    columns: Sequence[int] = line.filled
    for unit in columns[:2]:
        text = line.text(unit) or ""
        if not any(match.field == "unit" for match in vocabulary.header(text)[:1]):
            continue
        for again in columns:
            if again > unit + 2 and again - 1 not in columns and normal(line.text(again) or "") == normal(text):
                return unit, again
    return None
