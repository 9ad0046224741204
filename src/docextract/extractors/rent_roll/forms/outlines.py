"""Rolls written as an outline: a heading for each lease, its charges below it, and their total.

``Bay 3 - CrossFit`` over lines of ``Base Rent`` and ``CAM``, and ``Total Bay 3 - CrossFit``, as bookkeeping programs
list what they bill. The heading becomes the row of the lease, with the first of its charges; what all of them repeat
stands there alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, takewhile
from typing import NamedTuple

from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.headerblocks import GOOD, SUBJECTS
from ..headers.headerrows import may_be_header, names_fields
from ..prints.arranged import Piece, Row, arrange, as_it_is, numbered
from ..prints.headlines import APART, names_units, unit_and_tenant

FEWEST_LEASES = 3
"""Headings of an outline."""
MOST = 0.8
"""So many of the headings name a unit."""
SHIFT = 2
"""Columns before those of the document: the unit, and whoever has it."""
DEEPEST = 2
"""Headings over one another: of the property, and of the lease."""
_NOBODY = re.compile(r"(.+?)\s*\((.+)\)")
"""A unit and why nobody is billed for it: ``Bay 3 (vacant)``."""
AMOUNTS = frozenset({"chargeAmount", "contractRent", "totalCharges"})


class _Lease(NamedTuple):
    """A heading, the lines of charges below it, their total, and what stands between."""

    head: Line
    charges: list[Line]
    total: Line | None
    others: list[Line]


def read_outline(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with a row for each heading of an outline; none where the document is none."""
    found = next(
        ((n, lead) for n, line in enumerate(lines) if (lead := _heads(lines, n, vocabulary)) is not None), None
    )
    if found is None:
        return []
    start, lead = found
    header = lines[start]
    leases = list(_leases(lines[start + 1 :], lead, vocabulary))
    named = [parts for lease in leases if lease.charges and (parts := _parted(lease.head, lead, vocabulary))]
    told = sum(bool(lease.charges) for lease in leases)
    if len(named) < FEWEST_LEASES or len(named) < MOST * told:
        return []
    apart = Counter(between for lease in leases for between in APART if between in str(lease.head.values[lead]))
    word = next((w for unit, _ in named if names_units(w := str(unit.value).split()[0], vocabulary)), None)
    unit = Piece(word or vocabulary.word_for("unit"), *named[0][0][1:])
    tenant = Piece(vocabulary.word_for("tenantName"), *named[0][0][1:])
    head: Row = {**_moved(header, -1), 0: (unit,), 1: (tenant,)}
    rows: list[tuple[Line, Row]] = [*map(as_it_is, lines[:start]), (header, head)]
    rare = _rare(leases, lead)
    for lease in leases:
        parts = _parted(lease.head, lead, vocabulary) if lease.charges else None
        if parts is None and lease.charges and lease.total is not None:
            parts = _as_others(lease.head, lead, apart.most_common(1)[0][0])
        if (empty := _empty(lease, lead, vocabulary)) is not None:
            rows.append((lease.head, {0: empty[:1], 1: empty[1:]}))
            rows += [(line, _moved(line, lead)) for line in lease.others]
            continue
        rows += _rows(lease, lead, parts, rare) if parts else ()
        others = lease.others if parts else _all(lease)
        rows += [(line, head if line.joined() == header.joined() else _moved(line, lead)) for line in others]
    width = SHIFT + max(len(line.values) for line in lines)
    return numbered(arrange(rows, width, lines[-1].space + 1))


def _heads(lines: Sequence[Line], number: int, vocabulary: Vocabulary) -> int | None:
    """The column of the headings below a header that names amounts, but neither units nor tenants; else None."""
    line = lines[number]
    if len(line.filled) < FEWEST_LEASES or not may_be_header(line) or not names_fields(line, vocabulary):
        return None
    matches = [match for column in line.filled for match in vocabulary.header(str(line.values[column]))[:1]]
    fields = {match.field for match in matches if match.score >= GOOD}
    if fields & SUBJECTS or not fields & AMOUNTS:
        return None
    filled = (other for other in lines[number + 1 :] if other.filled)
    heads = [*takewhile(lambda other: len(other.filled) == 1 and other.grid is line.grid, islice(filled, DEEPEST))]
    if not heads or heads[-1].filled[0] > line.filled[0]:
        return None
    return heads[-1].filled[0]  # below the heading of the property


def _leases(lines: Sequence[Line], lead: int, vocabulary: Vocabulary) -> Iterator[_Lease]:
    """The headings with what stands below each."""
    lease: _Lease | None = None
    for line in lines:
        value = line.values[lead] if lead < len(line.values) else None
        if line.filled == [lead] and type(value) is str and vocabulary.total(value) is None:
            if lease is not None:
                yield lease
            lease = _Lease(line, [], None, [])
        elif lease is not None and lease.total is None and _closes(lease, line, lead, vocabulary):
            lease = lease._replace(total=line)
        elif lease is not None and lease.total is None and len(line.filled) > 1 and _lists(line, lead, vocabulary):
            lease.charges.append(line)
        elif lease is not None:
            lease.others.append(line)
    if lease is not None:
        yield lease


def _lists(line: Line, lead: int, vocabulary: Vocabulary) -> bool:
    """Whether a line may be a charge: it has an amount, and is no total."""
    value = line.values[lead] if lead < len(line.values) else None
    return line.has_numbers() and not (type(value) is str and vocabulary.total(value) is not None)


def _closes(lease: _Lease, line: Line, lead: int, vocabulary: Vocabulary) -> bool:
    """Whether a line is the total of a heading: it says so, and repeats its words."""
    text = line.values[lead] if line.filled and lead < len(line.values) else None
    if type(text) is not str or vocabulary.total(text) is None:
        return False
    return normal(str(lease.head.values[lead])) in normal(text)


def _parted(head: Line, lead: int, vocabulary: Vocabulary) -> tuple[Piece, Piece] | None:
    """The unit that a heading names, and whoever has it; None where it names no unit."""
    return unit_and_tenant(Piece(head.values[lead], head, lead), vocabulary)


def _as_others(head: Line, lead: int, between: str) -> tuple[Piece, Piece] | None:
    """The two parts of a heading that names no unit by its word, parted as most of the others are: ``Yard - Arrow``."""
    unit, found, who = str(head.values[lead]).partition(between)
    return (Piece(unit.strip(), head, lead), Piece(who.strip(), head, lead)) if found and who.strip() else None


def _empty(lease: _Lease, lead: int, vocabulary: Vocabulary) -> tuple[Piece, Piece] | None:
    """The unit of a heading without charges, and the word that says that nobody has it."""
    found = _NOBODY.fullmatch(str(lease.head.values[lead])) if not lease.charges else None
    if found is None or vocabulary.sentinel(found[2]) is None:
        return None
    return Piece(found[1], lease.head, lead), Piece(found[2], lease.head, lead)


def _rare(leases: Sequence[_Lease], lead: int) -> frozenset[int]:
    """Columns of totals that few charges fill: what they hold is about the lease, as its balance is."""
    charges = [line for lease in leases for line in lease.charges]
    totals = {c for lease in leases if lease.total is not None for c in lease.total.filled if c != lead}
    return frozenset(c for c in totals if 2 * sum(c in line.filled for line in charges) < len(charges))


def _rows(lease: _Lease, lead: int, parts: tuple[Piece, Piece], rare: frozenset[int]) -> Iterator[tuple[Line, Row]]:
    """The row of a lease with its first charge, its other charges, their total."""
    first, *others = lease.charges
    total = lease.total
    own = {c for c in rare if total is not None and c in total.filled and _repeats(total, lease.charges, c)}
    taken = {c + SHIFT: (Piece(total.values[c], total, c),) for c in own} if total is not None else {}
    yield lease.head, {**_moved(first, -1), **taken, 0: parts[:1], 1: parts[1:]}
    for line in others:
        same = {c for c in line.filled if c in first.filled and _constant(lease.charges, c)} | own
        yield line, {c + SHIFT: (Piece(line.values[c], line, c),) for c in line.filled if c not in same}
    if total is not None:
        label = {first.filled[0] + SHIFT: (Piece(total.values[lead], total, lead),)}
        sums = {c + SHIFT: (Piece(total.values[c], total, c),) for c in total.filled if c != lead and c not in own}
        yield total, {**sums, **label}


def _repeats(total: Line, charges: Sequence[Line], column: int) -> bool:
    """Whether a total prints what one of its charges at most prints, and no other amount."""
    return {line.values[column] for line in charges if column in line.filled} <= {total.values[column]}


def _constant(charges: Sequence[Line], column: int) -> bool:
    return len({line.values[column] for line in charges if column in line.filled}) == 1


def _moved(line: Line, lead: int) -> Row:
    """A line in the columns behind those of the unit and of whoever has it; what stands in ``lead`` stays in front."""
    return {0 if c == lead else c + SHIFT: (Piece(line.values[c], line, c),) for c in line.filled}


def _all(lease: _Lease) -> list[Line]:
    total = [lease.total] if lease.total is not None else []
    return [lease.head, *lease.charges, *total, *lease.others]
