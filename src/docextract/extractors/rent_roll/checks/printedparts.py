"""What a printed total that its rows do not come to is made of: other printed figures of its column."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from decimal import Decimal

from ....models.place import Place
from ....proofs.equations import Equation, Term
from ....proofs.tolerance import CENT
from ..arithmetic.columntotals import ColumnTotal
from ..totals.printed import Stated

Part = tuple[Stated, str]
"""A printed line, and the name of one of its figures."""
Parts = Sequence[Part]
FEWEST_DIGITS = 4
"""Digits from which on it is no chance that a figure is printed again."""
MOST_PARTS = 12


def made_of(totals: Iterable[Stated], columns: Iterable[ColumnTotal]) -> dict[int, Parts]:
    """The printed figures that totals are the sum of which do not tie, by the identity of their columns.

    They are lines right above it, with no rows between, of which those that tie make up most of it: ``Total`` 30,765,
    ``Mail members`` 2,415 and ``Total billing`` 33,180; all lines above it of the same words, as charges of each
    building and of the whole; all figures above it in its column of a sheet, of which parts of the roll have their own
    names; or one that ties and is printed again in a table of totals.
    """
    read = {(id(column.total), column.name): column for column in columns}
    named: dict[str, list[Part]] = defaultdict(list)
    worded: dict[tuple[str, str], list[Part]] = defaultdict(list)
    below: dict[tuple[str | None, int], list[Part]] = defaultdict(list)
    sure: set[tuple[int, str]] = set()
    found: dict[int, Parts] = {}
    for total in totals:
        for name in total.values if total.kind != "average" else ():
            part, column = (total, name), read.get((id(total), name))
            alike, cell = worded[name, total.label.casefold()], _column_of(total.places.get(name))
            if column is not None and not column.tie.tied and column.figure.stated:
                parts = (
                    _right_above(part, named[name][-MOST_PARTS:], sure)
                    or _all_of(part, alike)
                    or (_all_of(part, below[cell]) if cell is not None else ())
                    or _again(part, named[name], sure)
                )
                if parts:
                    found[id(column)] = parts
            if (column is not None and column.tie.tied) or id(column) in found:
                sure.add((id(total), name))
            named[name].append(part)
            alike.append(part)
            if cell is not None:
                below[cell].append(part)
    return found


def stands_beside(column: ColumnTotal, columns: Iterable[ColumnTotal]) -> bool:
    """Whether a line that no word calls a total stands right below one of the same column that ties, as what was asked
    for or is planned: ``Limit requested``, ``after July 1``."""
    return not _is_called(column.total) and any(
        other.tie.tied and other.name == column.name and other.total.after == column.total.after
        and _is_called(other.total) for other in columns
    )  # fmt: skip


def equation_of(column: ColumnTotal, parts: Parts, title: str) -> Equation:
    """The figure against those that it is made of."""
    signs = (((column.total, column.name), -1), *((part, 1) for part in parts))
    terms = [Term(total.values[name], total.places.get(name), sign) for (total, name), sign in signs]
    return Equation(f"{title}, of printed lines", tuple(terms), CENT)


def figure(part: Part) -> Decimal:
    """What it says."""
    return part[0].values[part[1]]


def _is_called(total: Stated) -> bool:
    return total.called or total.of_all or total.group is not None


def _column_of(place: Place | None) -> tuple[str | None, int] | None:
    return (place.sheet, place.column) if place is not None and place.column is not None else None


def _right_above(part: Part, above: Parts, sure: set[tuple[int, str]]) -> Parts:
    stated, after = figure(part), part[0].after
    first = next((n for n in range(len(above), 0, -1) if above[n - 1][0].after != after), 0)
    for n in range(len(above) - 2, first - 1, -1):
        known = [one for one in above[n:] if (id(one[0]), one[1]) in sure and figure(one)]
        if _sum(above[n:]) == stated and known and 2 * abs(_sum(known)) >= abs(stated):
            return above[n:]
    return ()


def _all_of(part: Part, others: Parts) -> Parts:
    return [*others] if len(others) > 1 and _sum(others) == figure(part) else ()


def _again(part: Part, others: Parts, sure: set[tuple[int, str]]) -> Parts:
    stated = figure(part)
    if part[0].called or len(str(abs(stated)).replace(".", "").strip("0")) < FEWEST_DIGITS:
        return ()
    return [one for one in others if figure(one) == stated and (id(one[0]), one[1]) in sure][-1:]


def _sum(parts: Parts) -> Decimal:
    return sum(map(figure, parts), Decimal(0))
