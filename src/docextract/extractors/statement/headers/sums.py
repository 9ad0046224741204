"""Columns that others add up to: totals of months, trailing totals, differences. The numbers decide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from itertools import pairwise

from ....models.statement import MONEY_KINDS
from ....records import record
from .columns import Use

FEWEST_CARRIED = 2
"""Sums, and addends of each of them, that tell an inner column of amounts."""
FEWEST_UNSUMMED = 3
"""Sums that leave a column blank, and amounts in it, that tell that it prints none."""
FEWEST_DIFFERENT = 3
"""Rows that tell a column of differences."""
MOST_BETWEEN = 3
"""Columns left of one of differences among which the two are."""
MONTHS_OF_YEAR = 12
Cents = Sequence[Sequence[int | None]]
"""Rows of cents, one per column."""


@record
class Relations:
    """For each column the columns whose sum or difference it prints; ``no_total_of``: those headed as a total of the
    others, whose sum they do not print; ``inner``: those of which the column right of them carries the sums on, or that
    print none."""

    total_of: dict[int, tuple[int, ...]]
    difference_of: dict[int, tuple[int, int]]
    no_total_of: dict[int, tuple[int, ...]]
    inner: set[int] = field(default_factory=set)


def relate(uses: Sequence[Use], values: Cents) -> Relations:
    """Which columns are sums or differences of others, as far as three rows in four bear it out."""
    found = Relations({}, {}, {})
    for n, use in enumerate(uses):
        if use.kind in (None, *MONEY_KINDS) and use.use is None:
            parts = _parts(uses, n)
            if len(parts) > 1 and holds_sum(values, n, parts):
                found.total_of[n] = parts
            elif len(parts) > 1 and use.scope == "TOTAL":
                found.no_total_of[n] = parts
        elif use.kind == "VARIANCE":
            pair = next((p for p in _pairs(uses, n) if holds_difference(values, n, p)), None)
            if pair is not None:
                found.difference_of[n] = pair
    found.inner = {n for n, outer in pairwise(range(len(uses))) if _carries(values, n, outer)}
    return found


def _carries(values: Cents, inner: int, outer: int) -> bool:
    """Whether each amount of a column that stands in a row with one of the column left of it is what the last of these
    come to: an asset at cost, less its depreciation beside the net."""
    carried = 0
    block: list[int] = []
    for row in values:
        first, second = row[inner], row[outer]
        if first is not None:
            block.append(first)
        if second is None:
            continue
        if first is not None:
            if len(block) < FEWEST_CARRIED or second not in (sum(block), 2 * block[0] - sum(block)):
                return False
            carried += 1
        elif block:
            return False
        block = []
    return carried >= FEWEST_CARRIED and not block


def unsummed(values: Cents, sums: Sequence[bool]) -> set[int]:
    """The columns with amounts of lines that every row named as a sum leaves blank, where it prints others: months that
    a sheet hides, and whose quarters alone are summed."""
    width = len(values[0]) if values else 0
    printed = [row for row, total in zip(values, sums, strict=True) if total and any(row)]
    filled = [sum(row[n] is not None for row in values) for n in range(width)]
    blank = (n for n in range(width) if filled[n] >= FEWEST_UNSUMMED and all(row[n] is None for row in printed))
    return {*blank} if len(printed) >= FEWEST_UNSUMMED else set()


def _parts(uses: Sequence[Use], n: int) -> tuple[int, ...]:
    """The columns that a column may be the total of: months of its kind before it, or entities."""
    use = uses[n]
    if use.scope in ("MONTH", "QUARTER", "POINT") or use.annualized or use.entity is not None:
        return ()
    before = [m for m in range(n) if uses[m].use is None and _kind(uses[m]) == _kind(use) and not uses[m].annualized]
    months = [m for m in before if uses[m].scope == "MONTH"]
    if use.scope == "TRAILING" and use.months is not None:
        return tuple(months[-use.months :])  # a "T12" over fewer months is their sum, if it is one
    if use.scope == "ANNUAL" and use.span is not None:
        inside = [m for m in months if _inside(uses[m], use)]
        if len(inside) == 12:
            return tuple(inside)
        quarters = [m for m in before if uses[m].scope == "QUARTER" and _inside(uses[m], use)]
        return tuple(quarters) if len(quarters) == 4 else _halves(uses, before)
    if months:
        return tuple(months)
    quarters = [m for m in before if uses[m].scope == "QUARTER"]
    if quarters:
        return tuple(quarters)
    return _halves(uses, before) or tuple(m for m in before if uses[m].entity is not None)


def _halves(uses: Sequence[Use], before: Sequence[int]) -> tuple[int, ...]:
    """The columns that are parts of a year and make a whole one: ``Jan - June``, ``July - Dec``."""
    parts = [m for m in before if uses[m].last("part")]
    return tuple(parts) if sum(uses[m].months or 0 for m in parts) == MONTHS_OF_YEAR else ()


def _inside(part: Use, whole: Use) -> bool:
    return bool(part.span and whole.span and whole.span[0] <= part.span[0] and part.span[1] <= whole.span[1])


def _pairs(uses: Sequence[Use], n: int) -> list[tuple[int, int]]:
    """The two columns whose difference a column may be, the nearest first."""
    use = uses[n]
    near = [m for m in range(n - 1, -1, -1) if uses[m].use is None and uses[m].kind in (None, *MONEY_KINDS)]
    near += [m for m in range(n + 1, len(uses)) if uses[m].use is None and uses[m].kind in (None, *MONEY_KINDS)]
    same = [m for m in near if uses[m].scope == use.scope] or near
    pairs = [(min(a, b), max(a, b)) for i, a in enumerate(same[:4]) for b in same[i + 1 : 4]]
    pairs += [(min(a, b), max(a, b)) for i, a in enumerate(near[:4]) for b in near[i + 1 : 4]]
    return list(dict.fromkeys(pairs))


def _kind(use: Use) -> str:
    return use.kind or "ACTUAL"


def holds_sum(values: Cents, total: int, parts: Sequence[int]) -> bool:
    """Whether a column is the sum of others in three of four rows that have numbers."""
    told = [tied for row in values if (tied := ties_sum(row, total, parts)) is not None]
    return bool(told) and sum(told) * 4 >= len(told) * 3


def ties_sum(row: Sequence[int | None], total: int, parts: Sequence[int]) -> bool | None:
    """Whether a column is the sum of others in a row; None where neither has a number."""
    printed = row[total]
    added = [row[m] or 0 for m in parts]
    if not printed and not any(added):
        return None
    off = abs((printed or 0) - sum(added))
    return off <= 2 or (off <= 50 * (len(parts) + 1) and all(v % 100 == 0 for v in (*added, printed or 0)))


def holds_difference(values: Cents, column: int, pair: tuple[int, int]) -> bool:
    """Whether a column is the difference of two others, either way round, in three of four rows."""
    good = tested = 0
    a, b = pair
    for row in values:
        one, other, printed = row[a] or 0, row[b] or 0, row[column]
        if not printed and one == other:
            continue
        tested += 1
        off = abs(abs(printed or 0) - abs(one - other))
        good += off <= 2 or (off <= 150 and all(v % 100 == 0 for v in (one, other, printed or 0)))
    return tested > 0 and good * 4 >= tested * 3


def tell_differences(uses: Sequence[Use], values: Cents) -> None:
    """Calls a column a variance that is what two columns of other kinds left of it differ by, where its header names no
    kind and no period of its own, or only theirs: ``Movement``, ``+/-``, ``Act vs Bud``."""
    seen: list[int] = []
    for n, use in enumerate(uses):
        if use.use not in (None, "sign") or use.kind not in (None, *MONEY_KINDS):
            continue
        kinds = {kind for kind in use.all("kinds") if kind in MONEY_KINDS}
        again = any(uses[m].kind == use.kind for m in seen)
        strange = use.kind is None and use.scope in (None, "POINT") and use.span is None
        near = seen[: -MOST_BETWEEN - 1 : -1] if strange or len(kinds) > 1 or (again and kinds) else []
        pairs = ((a, b) for i, b in enumerate(near) for a in near[i + 1 :] if _kind(uses[a]) != _kind(uses[b]))
        pair = next((p for p in pairs if _differs(values, n, p) and holds_difference(values, n, p)), None)
        if pair is None:
            seen.append(n)
        else:
            use.kind, use.scope, use.span, use.entity, use.use = "VARIANCE", uses[pair[0]].scope, None, None, None


def _differs(values: Cents, column: int, pair: tuple[int, int]) -> bool:
    """Whether enough rows have an amount in two columns and in the one that may be their difference."""
    return sum(all(row[n] for n in (column, *pair)) for row in values) >= FEWEST_DIFFERENT


def settle(uses: Sequence[Use], relations: Relations) -> None:
    """What the sums say of scopes and periods: twelve months make a trailing total, fewer a total."""
    for n, use in enumerate(uses):
        parts = relations.total_of.get(n)
        if parts is None or any(uses[m].scope != "MONTH" for m in parts):
            continue
        spans = [s for m in parts if (s := uses[m].span) is not None]
        if use.scope in (None, "TOTAL", "OTHER", "TRAILING") or (use.scope == "ANNUAL" and use.span is None):
            use.scope = "TRAILING" if len(parts) == 12 or use.scope == "TRAILING" else "TOTAL"
            use.months = len(parts)
            if use.span is None and len(spans) == len(parts):
                use.span = (min(s[0] for s in spans), max(s[1] for s in spans))
        if use.kind is None:
            use.kind = uses[parts[0]].kind
