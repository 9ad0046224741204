"""Titles over several columns of a header, and the columns that they are lent to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from ....document import Value
from ...lines import Line, has_letters
from ..anatomy.headercells import Said, is_year

DERIVED = frozenset({"PERCENT", "PER_UNIT", "PER_AREA", "VARIANCE", "VARIANCE_PCT"})
"""Kinds of columns that say something of the amounts of another kind beside them."""
SAME_MIDDLE = 12.0
"""Points between the middles of two lines of one title at most."""
BETWEEN = 4.0
"""How many points off the middle of its columns a title may rather stand than leave a column before the next one."""


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


def homes_of(lines: Iterable[Line]) -> dict[int, tuple[float, float]]:
    """From where to where the cells of each column of a page stand."""
    found: dict[int, tuple[float, float]] = {}
    for line in lines:
        for c in line.filled if len(line.filled) > 1 else ():
            if (box := line.box(c)) is not None:
                left, right = found.get(c, (box[0], box[2]))
                found[c] = min(left, box[0]), max(right, box[2])
    return found


def titles_above(lines: Sequence[Line], n: int, homes: Mapping[int, tuple[float, float]], core: Line) -> Line | None:
    """A line of titles above another table in the columns of this one, with the words right above them: ``Nine Months
    Ended`` over its last day."""
    line, above = _over_columns(lines[n], homes, core), lines[n - 1] if n else lines[n]
    if line is None or above is lines[n] or above.space != lines[n].space or above.numbers():
        return line
    values = [*line.values]
    for c in above.filled:
        middle = _middle(above, c)
        under = next((home for home in line.filled if abs(_middle(line, home) - middle) < SAME_MIDDLE), None)
        if under is None:
            return line
        values[under] = f"{above.text(c)} {line.text(under)}"
    return replace(line, values=values)


def _middle(line: Line, column: int) -> float:
    box = line.box(column)
    return (box[0] + box[2]) / 2 if box is not None else 0.0


def _over_columns(line: Line, homes: Mapping[int, tuple[float, float]], core: Line) -> Line | None:
    """Titles that stand above the columns of another table, such as the years over facts, each over the first of the
    columns of this one that it stands in the middle of; None for the facts themselves."""
    boxes = [box for c in line.filled if (box := line.box(c)) is not None]
    left = min((left for left, _ in homes.values()), default=0.0)
    facts = any(line.is_number(c) and not is_year(line.text(c)) for c in line.filled) or any(b[2] < left for b in boxes)
    said = [core.text(c) for c in core.filled]
    size = len(said) // len(boxes) if boxes else 0
    if size and said == said[:size] * len(boxes) and {*core.filled} == {*homes}:
        firsts: list[int] | None = [size * n for n in range(len(boxes))]  # the same words below each of them
    else:
        firsts = _shared_out([(box[0] + box[2]) / 2 for box in boxes], [homes[c] for c in sorted(homes)])
    if facts or len(boxes) < len(line.filled) or firsts is None:
        return None
    at = {c: sorted(homes)[first] for c, first in zip(line.filled, firsts, strict=True)}
    values: list[Value] = [None] * len(core.values)
    for c, home in at.items():
        values[home] = line.values[c]
    origin = {home: line.home(c) for c, home in at.items()}
    return replace(line, space=core.space, values=values, filled=sorted(origin), origin=origin)


def _shared_out(middles: Sequence[float], columns: Sequence[tuple[float, float]]) -> list[int] | None:
    """The first of the columns that each of some titles stands in the middle of: runs of columns from left to right, as
    near to their middles as can be, with as few columns between them as can be; None where there are fewer columns."""
    best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
    """By the column that comes next."""
    for middle in middles:
        found: dict[int, tuple[float, list[int]]] = {}
        for begin, (cost, firsts) in best.items():
            for first in range(begin, len(columns)):
                for last in range(first, len(columns)):
                    off = abs((columns[first][0] + columns[last][1]) / 2 - middle) + BETWEEN * (first - begin)
                    if last + 1 not in found or cost + off < found[last + 1][0]:
                        found[last + 1] = cost + off, [*firsts, first]
        best = found
    return (
        min((cost + BETWEEN * (len(columns) - end), firsts) for end, (cost, firsts) in best.items())[1]
        if best
        else None
    )
