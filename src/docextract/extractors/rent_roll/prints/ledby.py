"""Units and tenants in one column, as ledgers print them: ``101 · Tienda La Comadre``, under no words or under
``Suite / Tenant``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import islice, pairwise

from ....values.codes import looks_like_unit
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.headerblocks import GOOD, SUBJECTS
from .arranged import Piece, Row, arrange, as_it_is, by_tables
from .headlines import is_named_unit

FEWEST = 3
"""Columns that a header names, and rows that begin with a unit."""
TRIED = 3
"""Rows that name columns, at most, that are tried as the header."""
TALL = 2
"""Lines of a header below its first."""
MOST = 0.6
"""So many of the rows begin with the number of a unit."""
_LED = re.compile(
    r"(?P<unit>[^\s·•|:]+(?: [^\s·•|:]+)??)(?P<mark>\s*[·•|:–—]\s*|\s+-+\s+|\s+)(?P<name>[^\W\d_].*)", re.DOTALL
)
_CODE = re.compile(r"[A-Z][A-Z\d./-]{0,5}")
ROAD = re.compile(r".*\b(?:st|street|rd|road|ave|avenue|dr|drive|ln|lane|ct|court|way|blvd|pl|place)\.?", re.IGNORECASE)
"""A name that ends as streets do."""


def part_names(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with the unit and the tenant of each row in columns of their own; as they are where one has both."""
    return by_tables(lines, lambda own, space: _parted(own, vocabulary, space)) or lines


def lift_names(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with each unit that stands alone above the name of its tenant beside it, as the two lines of the header
    say: ``Bldg Id-Suit Id`` over ``Occupant Name``; as they are where most names have none."""
    return by_tables(lines, lambda own, space: _lifted(own, vocabulary, space)) or lines


def _lifted(lines: list[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    head = next((n for n, (one, other) in enumerate(pairwise(lines)) if _over(one, other, vocabulary)), None)
    if head is None:
        return None
    column, name = lines[head].filled[0], lines[head + 1].first_text()
    alone = {
        n
        for n, (line, below) in enumerate(pairwise(lines))
        if n > head and line.filled == [column] and below.filled[:1] == [column] and len(below.filled) > 1
        and any(map(str.isdigit, line.first_text())) and not line.is_number(column)
    }  # fmt: skip
    named = sum(column in line.filled and len(line.filled) >= FEWEST for line in lines[head + 2 :])
    if len(alone) < FEWEST or len(alone) < MOST * named:
        return None
    rows: list[tuple[Line, Row]] = []
    for n, line in enumerate(lines):
        if n in alone:
            continue
        below = n - 1 in alone or line.first_text() == name
        row: dict[int, Sequence[Piece]] = {}
        for c in line.filled:
            row[c + (c > column or (c == column and below))] = (Piece(line.values[c], line, c),)
        if n - 1 in alone:
            row[column] = (Piece(lines[n - 1].values[column], lines[n - 1], column),)
        rows.append((line, row))
    return arrange(rows, 1 + max(len(line.values) for line in lines), space)


def _over(line: Line, below: Line, vocabulary: Vocabulary) -> bool:
    """Whether two lines of a header name the unit and the tenant in their first column."""
    if not line.filled or not below.filled or line.filled[0] != below.filled[0] or len(below.filled) < FEWEST:
        return False
    if not (line.text_only() and below.text_only()):
        return False
    said = [next(iter(vocabulary.header(one.first_text())), None) for one in (line, below)]
    return [match.field if match and match.score >= GOOD else None for match in said] == ["unit", "tenantName"]


def _parted(lines: list[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    pairs = enumerate(zip([None, *lines], lines, strict=False))
    named = ((n, fields) for n, (above, line) in pairs if (fields := _fields(line, vocabulary, above)))
    near: Sequence[Line] = ()
    upper = -1
    for n, fields in islice(named, TRIED):
        stacked = upper >= 0 and n == upper + 1 and _subjects(lines[upper], vocabulary)  # the second line of a header
        if stacked or any(_subjects(line, vocabulary) for line in near):
            return None
        upper = n
        below = lines[n + 1 :]
        column = _column(lines[n], fields, below)
        if column is not None and _names_people(below[:TALL], column, vocabulary):
            column = None
        led = _led(below, column, vocabulary) if column is not None else {}
        if column is not None and led:
            return _with_names(lines, n, column, led, space)
        near = (*lines[:n], *below[:TRIED])
        if words := _unnamed(lines[n], fields, below, vocabulary):
            if any(_subjects(line, vocabulary) for line in near):
                return None
            rows = [as_it_is(line) for line in lines[:n]]
            for line in lines[n:]:
                rows += (
                    _named(line, words, vocabulary)
                    if line is lines[n] or _heads(line, words, vocabulary)
                    else [as_it_is(line)]
                )
            return arrange(rows, max(len(line.values) for line in lines), space)
    return None


def _heads(line: Line, words: Mapping[int, str], vocabulary: Vocabulary) -> bool:
    """Whether a row heads further units of the kind: it names fields, and none over the columns that have no words."""
    fields = _fields(line, vocabulary)
    return min(words) not in fields and bool(fields) and not any(fields.get(c) for c in words)


def _named(line: Line, words: Mapping[int, str], vocabulary: Vocabulary) -> list[tuple[Line, Row]]:
    """A header with words over the columns that have none; what stands there is a heading above it: ``FLATS``."""
    row = as_it_is(line)[1]
    heading: list[tuple[Line, Row]] = [(line, {c: row[c]}) for c in words if c in row]
    return [*heading, (line, {**row, **{c: (Piece(word, line, c),) for c, word in words.items()}})]


def _names_people(lines: Sequence[Line], column: int, vocabulary: Vocabulary) -> bool:
    """Whether the next lines of a header name the tenants, over another column."""
    texts = [line.text(c) or "" for line in lines for c in line.filled if c != column]
    return any(m.field == "tenantName" and m.score >= GOOD for text in texts for m in vocabulary.header(text)[:1])


def _subjects(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether a row of several cells names units or tenants."""
    matches = (m for c in line.filled for m in vocabulary.header(line.text(c) or "") if m.score >= GOOD)
    return len(line.filled) > 1 and any(match.field in SUBJECTS for match in matches)


def _unnamed(
    line: Line, fields: Mapping[int, set[str]], below: Sequence[Line], vocabulary: Vocabulary
) -> dict[int, str]:
    """Words for a column of ids without any at the left of a header, and for the names beside them; none for others."""
    if any(names & SUBJECTS for names in fields.values()):
        return {}
    first = line.filled[0]
    rows = [row for row in below if row.filled and row.filled[0] < first <= row.filled[-1]]
    rows = [row for row in rows if vocabulary.total(row.first_text()) is None]
    columns = sorted({column for row in rows for column in row.filled if column < first})
    ids = [row.text(columns[0]) or "" for row in rows] if columns else []
    units = sum(_is_id(text, vocabulary) for text in ids)
    if len(rows) < FEWEST or len(columns) > 2 or len({*ids}) < MOST * len(ids):
        return {}
    # A header that stands again below most units is that of their charges.
    heads = 1 + sum(row.first_text() == line.first_text() for row in below)
    if units < MOST * len(rows) or (heads > 1 and heads >= MOST * len(rows)):
        return {}
    words = {columns[0]: vocabulary.word_for("unit")}
    for column in columns[1:]:
        if sum(bool(row.text(column)) and not row.is_number(column) for row in rows) >= MOST * len(rows):
            words[column] = vocabulary.word_for("tenantName")
    return words


def _is_id(text: str, vocabulary: Vocabulary) -> bool:
    return looks_like_unit(text) or is_named_unit(text, vocabulary)


def _fields(line: Line, vocabulary: Vocabulary, above: Line | None = None) -> dict[int, set[str]]:
    """The fields that the cells of a header name, with the words above them where they name none alone, ``Rent`` over
    ``a month``; none where it names too few to be one."""
    if line.has_numbers() or len(line.filled) < FEWEST:
        return {}
    fields = {c: _named_by(line.text(c) or "", vocabulary) for c in line.filled}
    if above is not None and len(above.filled) > 1 and above.text_only():
        for c in above.filled:
            if c in fields and not fields[c]:
                fields[c] = _named_by(f"{above.text(c)} {line.text(c)}", vocabulary)
    return fields if sum(map(bool, fields.values())) >= FEWEST else {}


def _named_by(text: str, vocabulary: Vocabulary) -> set[str]:
    return {match.field for match in vocabulary.header(text) if match.score >= GOOD}


def _column(line: Line, fields: Mapping[int, set[str]], below: Sequence[Line]) -> int | None:
    """The column of a header that may hold units and tenants: one without words at the left, or the tenants' where no
    other one says the units."""
    people = [c for c, names in fields.items() if "tenantName" in names]
    if len(people) > 1:
        return None
    if any(names & {"unit", "bed"} for c, names in fields.items() if c not in people):
        return None
    first = min((row.filled[0] for row in below if len(row.filled) >= FEWEST), default=line.filled[0])
    if people:
        return people[0] if people[0] == first else None
    return first if first < line.filled[0] else None


def _led(below: Sequence[Line], column: int, vocabulary: Vocabulary) -> dict[int, re.Match[str]]:
    """The units and names of the rows that begin with a unit; none where too few do."""
    rows = [line for line in below if column in line.filled and len(line.filled) >= FEWEST]
    told = [(line, text) for line in rows if vocabulary.total(text := line.text(column) or "") is None]
    found = {line.index: led for line, text in told if (led := _LED.fullmatch(text)) and not ROAD.fullmatch(text)}
    numbered = {i: led for i, led in found.items() if looks_like_unit(led["unit"]) and re.search(r"\d", led["unit"])}
    if len(numbered) < max(FEWEST, MOST * len(told)) or len({led["unit"] for led in numbered.values()}) < len(numbered):
        return {}
    marked = 2 * sum(bool(led["mark"].strip()) for led in numbered.values()) > len(numbered)
    return {
        i: led
        for i, led in found.items()
        if i in numbered or (led["mark"].strip() if marked else _CODE.fullmatch(led["unit"]))
    }


def _with_names(
    lines: Sequence[Line], head: int, column: int, led: Mapping[int, re.Match[str]], space: int
) -> list[Line]:
    """The lines with the names in a column behind all others, under the words of a header."""
    width = max(len(line.values) for line in lines)
    rows: list[tuple[Line, Row]] = []
    for n, line in enumerate(lines):
        row = {**as_it_is(line)[1]}
        if n == head:
            row[column], row[width] = (Piece("Unit", line, column),), (Piece("Tenant", line, column),)
        elif (found := led.get(line.index)) is not None:
            row[column], row[width] = (Piece(found["unit"], line, column),), (Piece(found["name"], line, column),)
        rows.append((line, row))
    return arrange(rows, width + 1, space)
