"""Rolls with the tenants side by side and the terms below one another: turned, so that each tenant has a row."""

from __future__ import annotations

from collections.abc import Sequence

from ....values.codes import looks_like_unit
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.headerblocks import GOOD, SUBJECTS
from ..prints.arranged import Piece, Row, arrange, as_it_is, by_tables
from ..prints.headlines import is_named_unit

FEWEST_TERMS, FEWEST_TENANTS = 4, 3
"""Rows whose first cell names a field, and columns beside it, of a table that may be turned."""
FIRST = 3
"""Among so many of the first rows stands whom or what the columns are about."""


def turn(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with each table turned whose first column holds the words of a header; none where no table does."""
    return by_tables(lines, lambda own, space: _turned(own, vocabulary, space))


def _turned(lines: Sequence[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    """The rows of a grid: what stands above the table, its columns, and what stands below."""
    wide = [n for n, line in enumerate(lines) if len(line.filled) > FEWEST_TENANTS]
    if not wide:
        return None
    first, last = wide[0], wide[-1]
    lead = lines[first].filled[0]
    heads: list[Line] = []
    if len(wide) > 1 and lines[wide[1]].filled[0] < lead and _names_units(lines[first], lines[wide[1]], vocabulary):
        heads = [lines[first]]
        first, lead = wide[1], lines[wide[1]].filled[0]
    terms = {line.values[lead] for line in lines[first : last + 1]}
    for n, line in enumerate(lines[last + 1 :], last + 1):
        own = len(line.filled) > 1 and line.filled[0] == lead
        if line.filled and not (own and (n == last + 1 or line.values[lead] in terms)):
            break
        last = n if own else last  # a term that few of the leases have, or the next few leases
    table = _whole([line for line in lines[first : last + 1] if line.filled], lead)
    if table is None:
        return None
    for line in heads:
        # Nothing stands before the units that the columns are about.
        word = (Piece(vocabulary.word_for("unit"), line, line.filled[0]),)
        table.insert(0, (line, {lead: word, **{c: (Piece(line.values[c], line, c),) for c in line.filled}}))
    named = [_field(str(cells[lead][0].value), vocabulary) for _, cells in table]
    for n in [n for n, (_, cells) in enumerate(table[:FIRST]) if named[n] is None and _counts(cells, lead)]:
        line, cells = table[n]
        unit = cells[lead][0]._replace(value=vocabulary.word_for("unit"))
        table[n], named[n] = (line, {**cells, lead: (unit,)}), "unit"
    known = [name for name in named if name is not None]
    if len(set(known)) < FEWEST_TERMS or 2 * len(known) < len(named) or SUBJECTS.isdisjoint(named[:FIRST]):
        return None
    words = [cells[lead][0].value for _, cells in table]
    starts = [n for n, word in enumerate(words) if word == words[0]]
    rows = [row for a, b in zip(starts, [*starts[1:], len(table)], strict=True) for row in _columns(table[a:b])]
    width = max(len(table), *(len(line.values) for line in lines))
    turned = [(lines[first], row) for row in rows]
    above = [line for line in lines[:first] if line not in heads]
    return arrange(
        [*map(as_it_is, above), *turned, *map(as_it_is, lines[last + 1 :])],
        width,
        space,
        turned=True,
        between=" ",
    )


def _whole(table: Sequence[Line], lead: int) -> list[tuple[Line, Row]] | None:
    """The rows of a table with the words of its terms in the column ``lead``, each with its cells; lines that only hold
    parts of cells are parts of the row beside them that lacks these cells, else of the nearer one, or of the one above.
    None where a term is no text, or something stands left of the terms."""
    terms = [n for n, line in enumerate(table) if line.filled[0] == lead]
    parts: dict[int, list[Line]] = {n: [] for n in terms}
    for n, line in enumerate(table):
        beside = [*[t for t in terms if t < n][-1:], *[t for t in terms if t > n][:1]]
        if line.filled[0] < lead or not beside:
            return None
        if n in parts:
            parts[n].append(line)
            continue
        lacking = [t for t in beside if set(line.filled).isdisjoint(table[t].filled)]
        parts[min(lacking or beside, key=lambda t: _apart(table[t], line))].append(line)
    if any(type(table[n].values[lead]) is not str for n in terms):
        return None
    return [
        (
            table[n],
            {
                column: tuple(Piece(line.values[column], line, column) for line in some if column in line.filled)
                for column in sorted({column for line in some for column in line.filled})
            },
        )
        for n, some in parts.items()
    ]


def _counts(cells: Row, lead: int) -> bool:
    """Whether all cells of a row begin with the word before them, and each goes on otherwise: ``Parcel | Parcel 1 |
    Parcel 2A``."""
    word = str(cells[lead][0].value).casefold()
    texts = [str(pieces[0].value).casefold() for column, pieces in cells.items() if column != lead]
    return len({*texts}) == len(texts) >= FEWEST_TENANTS and all(text.startswith(f"{word} ") for text in texts)


def _names_units(line: Line, below: Line, vocabulary: Vocabulary) -> bool:
    """Whether most cells of a row name units, ``Apt 1``, ``Apt 2``, ``All``, or it holds other words over each of those
    who have them: ``Up left``, ``Garage`` over ``Who``."""
    texts = [str(line.values[c]) for c in line.filled]
    units = [text for text in texts if is_named_unit(text, vocabulary) or looks_like_unit(text)]
    if len({*texts}) < max(len(texts), FEWEST_TENANTS):
        return False
    people = _field(str(below.values[below.filled[0]]), vocabulary) == "tenantName"
    return 2 * len(units) > len(texts) or (people and line.only_plain_text())


def _apart(one: Line, other: Line) -> float:
    """How far the middles of two lines are apart: in points on a page, else in rows."""
    a, b = one.row_box(), other.row_box()
    return abs(a[1] + a[3] - b[1] - b[3]) / 2 if a is not None and b is not None else abs(one.row - other.row)


def _columns(table: Sequence[tuple[Line, Row]]) -> list[Row]:
    """The columns of some rows as rows, from left to right."""
    columns = sorted({column for _, cells in table for column in cells})
    return [{n: cells[column] for n, (_, cells) in enumerate(table) if column in cells} for column in columns]


def _field(text: str, vocabulary: Vocabulary) -> str | None:
    match = next(iter(vocabulary.header(text)), None)
    return match.field if match is not None and match.score >= GOOD else None
