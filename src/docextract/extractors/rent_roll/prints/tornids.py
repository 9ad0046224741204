"""Names of units and kinds of homes that are torn into two columns: ``Apt`` beside ``4``, ``2`` beside ``BR``; heads of
leases that stand below one another, over the numbers beside them, too."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence, Set
from itertools import groupby, pairwise
from operator import is_

from ....document import PageGrid
from ....values.areas import area_unit
from ....values.bedbath import bed_bath
from ....values.codes import looks_like_unit
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.fieldkinds import STACKED
from .arranged import Piece, Row, arrange, as_it_is, numbered
from .headlines import names_units

FEWEST = 3
"""Rows in which two columns hold the parts of one name."""
SEARCHED, DEEPEST = 40, 4
"""Lines among which the head of such leases is looked for, and how many of them it takes."""
FEWEST_CELLS = 4
"""Cells of a row of a table."""
NARROW = 0.8
"""Of its height: how far behind another a word stands at most that goes on with it."""
MOST = 0.5
"""So many of the rows that fill the second column hold such a part there."""


def whole_ids(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, each name that is torn into two columns in one cell; as they are where none is."""
    out: list[Line] = []
    torn_at_all = False
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        torn = _torn(own, vocabulary) if own[0].grid.page is not None else frozenset()
        torn_at_all = torn_at_all or bool(torn)
        out += _joined(own, torn) if torn else own
    return numbered(out) if torn_at_all else lines


def _torn(lines: Sequence[Line], vocabulary: Vocabulary) -> Set[tuple[int, int]]:
    """The rows and first columns of names whose second part stands in the next column."""
    found: dict[int, list[int]] = defaultdict(list)
    for n, line in enumerate(lines):
        values = line.values
        for column, beside in pairwise(line.filled) if len(line.filled) >= FEWEST_CELLS else ():
            if beside == column + 1 and _is_torn(values[column], values[beside], vocabulary):
                found[column].append(n)
    rows_of = [line for line in lines if len(line.filled) >= FEWEST_CELLS] if found else []
    headed = [line for line in lines if not line.has_numbers()] if found else []
    filled = Counter(column for line in rows_of for column in line.filled)
    told = {
        (n, column)
        for column, rows in found.items()
        if len(rows) >= FEWEST
        and not any(_names_two(line, column, vocabulary) for line in headed)
        and len(rows) >= MOST * filled[column + 1]
        for n in rows
    }
    return told | _torn_words(lines)


def _torn_words(lines: Sequence[Line]) -> Set[tuple[int, int]]:
    """The rows and first columns of words that go on in a column in which nothing but such words stands, one blank
    behind, and which no header names: ``Basic`` beside ``rent``, ``Total`` beside ``object``."""
    heads = [n for n, line in enumerate(lines) if len(line.filled) >= FEWEST_CELLS and line.text_only()]
    headed = {column for n in heads for column in lines[n].filled}
    held: dict[int, list[int]] = defaultdict(list)
    for n in range(heads[0] if heads else len(lines), len(lines)):
        for column in lines[n].filled[1:]:
            if column not in headed:
                held[column].append(n)
    return {
        (n, column - 1)
        for column, rows in held.items()
        if len(rows) >= FEWEST and all(_goes_on(lines[n], column) for n in rows)
        for n in rows
    }


def _goes_on(line: Line, column: int) -> bool:
    """Whether a word stands one blank behind another in the column before it."""
    if column - 1 not in line.filled:
        return False
    one, other = line.values[column - 1], line.values[column]
    if type(one) is not str or type(other) is not str or not (one[-1:].isalpha() and other.isalpha()):
        return False
    grid = line.grid
    if not isinstance(grid, PageGrid):
        return False
    left, right = (grid.box(line.row, line.home(c)) for c in (column - 1, column))
    return left is not None and right is not None and right[0] - left[2] < NARROW * (right[3] - right[1])


def whole_heads(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, ``Tenant Name`` over ``Type & Suite Number`` and ``Lease Dates & Term`` over the names, where they
    begin over the numbers beside these and are torn into two columns; as they are where no head is of leases so."""
    out: list[Line] = []
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        stack = next((stack for n in range(min(len(own), SEARCHED)) if (stack := _stack(own[n:], vocabulary))), None)
        own = own if stack is None else _with_head(own, *stack)
        out += _with_brackets(own) if own[0].grid.page is not None else own
    return lines if all(map(is_, out, lines)) else numbered(out)


def _with_brackets(lines: list[Line]) -> list[Line]:
    """The lines, words of a header whose bracket ends in the next column in that one of both that others fill:
    ``Tenant (trade name /`` beside ``legal name)``."""
    torn = {(n, c) for n, line in enumerate(lines[:SEARCHED]) for c in line.filled[:-1] if _opens_bracket(line, c)}
    if not torn:
        return lines
    rows: list[tuple[Line, Row]] = []
    for n, line in enumerate(lines):
        row = as_it_is(line)[1]
        for column in [column for at, column in torn if at == n]:
            held = [sum(c in other.filled for other in lines if not other.text_only()) for c in (column, column + 1)]
            home = column + (held[1] > held[0])
            pieces = (Piece(line.values[column], line, column), Piece(line.values[column + 1], line, column + 1))
            row = {**{c: some for c, some in row.items() if c not in (column, column + 1)}, home: pieces}
        rows.append((line, row))
    return arrange(rows, max(len(line.values) for line in lines), lines[0].space, between=" ")


def _opens_bracket(line: Line, column: int) -> bool:
    """Whether a bracket opens in a cell of a row of words and closes in the next one."""
    one, other = line.text(column) or "", line.text(column + 1) if column + 1 in line.filled else None
    if other is None or not one[:1].isalpha() or not line.text_only():
        return False  # "(“Borrower”), to …" is a line of prose
    return one.count("(") - one.count(")") == 1 and other.count(")") - other.count("(") == 1


def _stack(lines: Sequence[Line], vocabulary: Vocabulary) -> tuple[list[Line], int] | None:
    """The first lines and a column, if what stands up to it is the head of leases below one another."""
    if len(lines[0].filled) < FEWEST_CELLS:
        return None
    lead = lines[0].filled[0]
    said: dict[int, list[str]] = {lead + 1: [], lead + 2: []}
    found: tuple[list[Line], int] | None = None
    for deep, line in enumerate(lines[:DEEPEST], 1):
        if not line.filled or line.filled[0] != lead or not line.text_only():
            break
        for last, words in said.items():
            words += [line.text(c) or "" for c in line.filled if c <= last]
            if deep > 1 and any(m.kind == STACKED for m in vocabulary.header(" ".join(words))):
                found = [*lines[:deep]], last
    if found is not None and _names_stand(lines[len(found[0]) : SEARCHED], lead, found[1]):
        return found
    return None


def _names_stand(lines: Sequence[Line], lead: int, column: int) -> bool:
    """Whether rows have words in one column and nothing but numbers in the first one."""
    named = sum(column in line.filled and not line.is_number(column) for line in lines)
    return named >= FEWEST and all(
        line.is_number(lead) for line in lines if lead in line.filled and column in line.filled
    )


def _with_head(lines: Sequence[Line], stack: Sequence[Line], last: int) -> list[Line]:
    rows: list[tuple[Line, Row]] = []
    for line in lines:
        row = as_it_is(line)[1]
        if line in stack:
            head = tuple(Piece(line.values[c], line, c) for c in line.filled if c <= last)
            row = {last: head, **{c: pieces for c, pieces in row.items() if c > last}}
        rows.append((line, row))
    return arrange(rows, max(len(line.values) for line in lines), lines[0].space, between=" ")


def _names_two(line: Line, column: int, vocabulary: Vocabulary) -> bool:
    """Whether a row of words has other ones for kinds of homes above each of two columns: ``Type``, ``Size``; or one
    for areas above the second: ``Sq. Ft.`` below the line in which ``Use`` stands."""
    texts = [line.text(c) if c in line.filled else None for c in (column, column + 1)]
    if texts[1] is not None and area_unit(texts[1]) is not None:
        return True
    return all(text is not None and "unitType" in vocabulary.hints(text) for text in texts)


def _is_torn(one: object, other: object, vocabulary: Vocabulary) -> bool:
    if type(one) is not str or type(other) is not str or " " in one or " " in other:
        return False
    if one[:1].isdigit():
        return one.isdigit() and other.isalpha() and bed_bath(f"{one} {other}") is not None
    # What is cheap first: a long roll has more words than are remembered.
    told = len(other) <= 4 and looks_like_unit(other) and any(map(str.isalnum, other))
    return told and names_units(one, vocabulary)


def _joined(lines: Sequence[Line], torn: Set[tuple[int, int]]) -> list[Line]:
    rows: list[tuple[Line, Row]] = []
    for n, line in enumerate(lines):
        row = {column: pieces for column, pieces in as_it_is(line)[1].items() if (n, column - 1) not in torn}
        for column in [column for column in row if (n, column) in torn]:
            row[column] = (*row[column], Piece(line.values[column + 1], line, column + 1))
        rows.append((line, row))
    return arrange(rows, max(len(line.values) for line in lines), lines[0].space, between=" ")
