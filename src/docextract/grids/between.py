"""Header cells that stand between two columns of amounts, over neither: titles of both."""

from __future__ import annotations

from .columns import Band
from .headings import Stack


def span_two(columns: list[tuple[Band, Stack | None]]) -> dict[int, tuple[float, float]]:
    """Move titles of two columns to the first of them, in place; how far each piece of them reaches, by its ``id``.

    A header cell whose middle lies between a column of amounts without header and the one it was given to is the
    title of both, unless the header's other cells stand left of their amounts, too.
    """
    spanning: dict[int, tuple[float, float]] = {}
    if sum([_before_its_amounts(band, stack) for band, stack in columns]) != 1:
        return spanning
    for at in range(1, len(columns)):
        (left, bare), (right, stack) = columns[at - 1], columns[at]
        if bare is not None or stack is None or not (_amounts(left) and _amounts(right)):
            continue
        if left.x1 - 1 < (stack.x0 + stack.x1) / 2 < right.x0 + 1 and _before_its_amounts(right, stack):
            columns[at - 1], columns[at] = (left, stack), (right, None)
            spanning.update(dict.fromkeys(map(id, stack.pieces), (left.x0, right.x1)))
    return spanning


def _amounts(band: Band) -> bool:
    return band.count > 1 and band.numbers * 2 > band.count


def _before_its_amounts(band: Band, stack: Stack | None) -> bool:
    """Whether a header cell's middle stands left of its column, and no edge of it is the column's."""
    return (
        stack is not None
        and _amounts(band)
        and (stack.x0 + stack.x1) / 2 < band.x0
        and min(abs(stack.x0 - band.x0), abs(stack.x1 - band.x1)) > 2
    )
