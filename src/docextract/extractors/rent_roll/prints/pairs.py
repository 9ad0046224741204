"""Cells of two lines each, below a header of one: ``1L`` over ``1 BR``, a name over the dates of its lease.

The second line stands in columns of its own: under the second of the words that the header parts by a stroke (``Tenant
/ lease``), or under the word for kinds of units where rooms are counted; other second lines go on with the first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ....values.bedbath import bed_bath
from ....vocabulary import Vocabulary
from ...lines import Line
from ..headers.headerrows import may_be_header, names_fields
from .arranged import Piece, Row, arrange, as_it_is, by_tables

FEWEST = 3
"""Records of two lines."""
MOST = 0.8
"""So many of the rows have a second line; so many of the second lines fill a column that is parted."""
SLASH = " / "


def read_pairs(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with both lines of each row in one; none where rows have no second lines."""
    return by_tables(lines, lambda own, space: _joined(own, vocabulary, space))


def _joined(lines: Sequence[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    words = vocabulary.hinting
    start = next((n for n, line in enumerate(lines) if may_be_header(line) and names_fields(line, words)), None)
    if start is None:
        return None
    header, body = lines[start], lines[start + 1 :]
    second = _second_lines(body, header.filled[0])
    led = sum(line.has_numbers() and header.filled[0] in line.filled for line in body)
    if len(second) < FEWEST or len(second) < MOST * led:
        return None
    filled = Counter(column for n in second for column in body[n].filled)
    apart = {column: label for column in filled if (label := _label(header, column, body, second, vocabulary))}
    head: dict[int, Sequence[Piece]] = {}
    for column in header.filled:
        text = str(header.values[column])
        parted = column in apart and SLASH in text
        head[2 * column] = (Piece(text.split(SLASH)[0] if parted else text, header, column),)
        if column in apart:
            head[2 * column + 1] = (Piece(apart[column], header, column),)
    rows: list[tuple[Line, Row]] = [*map(as_it_is, lines[:start]), (header, head)]
    for n, line in enumerate(body):
        if n in second:
            continue
        row: dict[int, Sequence[Piece]] = {2 * c: (Piece(line.values[c], line, c),) for c in line.filled}
        below = body[n + 1] if n + 1 in second else None
        for c in below.filled if below is not None else ():
            piece = Piece(below.values[c], below, c) if below is not None else None
            at = 2 * c + (c in apart)
            row[at] = (*row.get(at, ()), *((piece,) if piece is not None else ()))
        rows.append((line, row))
    width = 2 * max(len(line.values) for line in lines)
    return arrange(rows, width, space, between=" ")


def _second_lines(body: Sequence[Line], lead: int) -> frozenset[int]:
    """The rows of words right below a row that opens a record, in its columns."""
    found: set[int] = set()
    for n, line in enumerate(body[1:], 1):
        above = body[n - 1]
        if n - 1 in found or lead not in line.filled or lead not in above.filled or len(above.filled) < 2:
            continue
        amounts = any(line.is_number(column) for column in line.filled)
        if not amounts and set(line.filled) <= set(above.filled) and len(line.filled) < len(above.filled):
            found.add(n)
    return frozenset(found)


def _label(
    header: Line, column: int, body: Sequence[Line], second: frozenset[int], vocabulary: Vocabulary
) -> str | None:
    """What stands above the second lines of a column, where they are something else than the first ones."""
    texts = [text for n in second if column in body[n].filled and (text := body[n].text(column))]
    if len(texts) < MOST * len(second) or column not in header.filled:
        return None
    parts = str(header.values[column]).split(SLASH)
    if len(parts) == 2:
        return parts[1]
    rooms = sum(bed_bath(text) is not None for text in texts)
    return vocabulary.word_for("unitType") if 2 * rooms > len(texts) else None
