"""Titles over several columns of a header, and the columns that they are lent to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ..lines import Line, has_letters
from .headercells import Said

DERIVED = frozenset({"PERCENT", "PER_UNIT", "PER_AREA", "VARIANCE", "VARIANCE_PCT"})
"""Kinds of columns that say something of the amounts of another kind beside them."""


def lent_titles(
    line: Line, own: dict[int, Said], below: Sequence[dict[int, Said]], columns: Sequence[int]
) -> dict[int, Said]:
    """What the titles of a row lend to columns beside them: group titles stand over the first of several columns."""
    if not own or not below or not any(set(row) - set(own) for row in below):
        return {}
    merged = _merged(line, own)
    under = {c for row in below for c in row}
    if not merged and len(under - set(own)) * 2 < len(under):
        return {}  # a row with a cell of its own for most columns
    starts = sorted(own)
    bounds = _shares(_repeats(below[-1], columns), starts, merged)
    titled = {c: own[c] for c in starts}
    if bounds:
        lent: dict[int, Said] = {}
        for (first, last), c in zip(bounds, starts, strict=True):
            inside = [column for column in columns if first <= column <= last and column not in own]
            lent.update({column: titled[c] for column in inside if _takes(column, below, titled[c])})
        return lent
    if not merged and len(own) > 1 and all(_begins_a_name(said, below[0].get(c)) for c, said in own.items()):
        return {}
    lent = {}
    for n, c in enumerate(starts):
        end = merged.get(c) or (starts[n + 1] - 1 if n + 1 < len(starts) else max(columns))
        for column in columns:
            if c < column <= end and column not in own and _takes(column, below, titled[c]):
                lent[column] = titled[c]
    return lent


def heads_groups(line: Line, below: Line) -> bool:
    """Whether a row of names stands over a row that repeats its words, one name over each group of them: the
    properties of a comparison."""
    texts = {c: Said(below.text(c) or "") for c in below.filled}
    bounds = _repeats(texts, below.filled)
    return (
        len(bounds) == len(line.filled) > 1
        and all(has_letters(line.values[c]) for c in line.filled)
        and all(first <= c <= last for (first, last), c in zip(bounds, line.filled, strict=True))
    )


def _begins_a_name(said: Said, below: Said | None) -> bool:
    """Whether a cell and the one below it are words of one name, neither of them of headers."""
    return below is not None and not (said.known or said.is_number or below.known or below.is_number)


def _merged(line: Line, own: dict[int, Said]) -> dict[int, int]:
    """Last columns of merged cells by their first."""
    grid, row = line.grid, line.row
    return {c: span.right for c in own if (span := grid.span(row, c)) is not None and span.right > c}


def _takes(column: int, below: Sequence[dict[int, Said]], title: Said) -> bool:
    """Whether a column has words of its own that a title completes, and does not contradict."""
    own = [row[column] for row in below if column in row]
    if not own or any(said.uses and not said.kinds for said in own if "amount" not in said.uses):
        return False
    kinds = {kind for said in own for kind in said.kinds}
    if title.kinds and kinds - set(title.kinds) - DERIVED:
        return False
    if title.scopes and any(said.scopes and set(said.scopes) != set(title.scopes) for said in own):
        return False
    if title.year is not None and not any(said.month for said in own):
        return not any(said.scopes or said.day or said.span for said in own)
    return not (title.month and any(said.month for said in own))


def _repeats(row: dict[int, Said], columns: Sequence[int]) -> list[tuple[int, int]]:
    """The groups of a row of sub-headers that repeats: ``Actual Budget Variance Actual Budget Variance``."""
    texts = [(c, row[c].text.casefold()) for c in columns if c in row]
    if len(texts) < 4:
        return []
    first = texts[0][1]
    starts = [c for c, text in texts if text == first]
    if len(starts) < 2:
        return []
    gaps = {texts.index((b, first)) - texts.index((a, first)) for a, b in pairwise(starts)}
    if len(gaps) != 1 or min(gaps) < 2:
        return []
    size = gaps.pop()
    order = [c for c, _ in texts]
    return [(c, order[min(order.index(c) + size, len(order)) - 1]) for c in starts]


def _shares(bounds: list[tuple[int, int]], titles: Sequence[int], merged: dict[int, int]) -> list[tuple[int, int]]:
    """The groups of sub-headers by title: one each, or equally many of them under each title that stands over them."""
    if len(bounds) == len(titles):
        return [] if merged else bounds
    if not 1 < len(titles) < len(bounds) or len(bounds) % len(titles):
        return []
    size = len(bounds) // len(titles)
    shares = [(bounds[n][0], bounds[n + size - 1][1]) for n in range(0, len(bounds), size)]
    inside = all(first <= c and merged.get(c, c) <= last for (first, last), c in zip(shares, titles, strict=True))
    return shares if inside else []
