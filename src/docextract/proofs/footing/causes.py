"""Why a total misses its lines: the cause that fits the residual."""

from __future__ import annotations

from collections.abc import Sequence

from .amounts import Amounts
from .model import Broken, Cause


def name_cause(
    amounts: Amounts, total: int, broken: Broken, holds_above: bool, named: bool
) -> tuple[Cause, tuple[int, ...]]:
    """The first cause that fits, with the rows that it points at.

    Args:
        holds_above: the total is an addend of a confirmed one. named: it is named for the heading of its lines.
    """
    residuals = [broken.residuals[c] or 0 for c in amounts.columns]
    off = [c for c, left in enumerate(residuals) if left]
    members = {a.row: a.sign for a in broken.addends}
    if not off:
        return "unknown", ()
    vectors = amounts.vectors
    wanted = tuple(residuals)
    if rows := tuple(r for r, v in enumerate(vectors) if v == wanted and r not in members and r != total):
        return "missingRow", rows
    if rows := tuple(r for r, s in members.items() if tuple(-s * v for v in vectors[r]) == wanted):
        return "surplusRow", rows
    if rows := tuple(r for r, s in members.items() if all(2 * s * vectors[r][c] == -residuals[c] for c in off)):
        return "wrongSign", rows
    if rows := _shifted(amounts, residuals, off, members):
        return "shiftedColumn", rows
    if rows := _fragment(amounts, residuals, off, members):
        return "fragment", rows
    if all(residuals[c] % 9 == 0 for c in off):
        return "digits", ()
    if named and holds_above and _own_balance(amounts, total, residuals, off):
        return "ownBalance", (total,)
    return "unknown", ()


def _shifted(
    amounts: Amounts, residuals: Sequence[int], off: Sequence[int], members: dict[int, int]
) -> tuple[int, ...]:
    """An amount that stands one column beside its own: two residuals that cancel, and a row with that amount."""
    if len(off) != 2 or residuals[off[0]] != -residuals[off[1]]:
        return ()
    return tuple(
        r for r, s in members.items()
        if any(s * amounts.vectors[r][a] == -residuals[a] and amounts.vectors[r][b] == 0 for a, b in (off, off[::-1]))
    )  # fmt: skip


def _fragment(
    amounts: Amounts, residuals: Sequence[int], off: Sequence[int], members: dict[int, int]
) -> tuple[int, ...]:
    """A number of which the last digits were lost in wrapping: what is printed begins what should be."""
    if len(off) != 1:
        return ()
    c = off[0]
    found = []
    for row, sign in members.items():
        printed = amounts.vectors[row][c]
        wanted = printed + sign * residuals[c]
        if printed and wanted * printed > 0 and abs(wanted) > abs(printed):
            short, long = str(abs(printed)).rstrip("0"), str(abs(wanted))
            if len(short) > 1 and long.startswith(short) and (len(str(abs(printed))) < len(long) or printed % 10 == 0):
                found.append(row)
    return tuple(found) if len(found) == 1 else ()


def _own_balance(amounts: Amounts, total: int, residuals: Sequence[int], off: Sequence[int]) -> bool:
    """The printed lines fall short of the total throughout: the parent account has an amount of its own."""
    vector = amounts.vectors[total]
    valued = [c for c, v in enumerate(vector) if v]
    return 2 * len(off) >= len(valued) and all(residuals[c] * (1 if vector[c] > 0 else -1) > 0 for c in off)
