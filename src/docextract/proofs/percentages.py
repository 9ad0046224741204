"""Percentages that a table prints beside its numbers: what they are of, and which of them are not.

What a percentage is of is found in the table itself: of the number in another column of its line, of that in another
line, or of the sum of the lines. Nearly all lines of a column must keep to one of these before another is said to break
it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from .chance import UNLIKELY, Hit, expected
from .equations import step
from .relations import Form, nearly_all

ALL, ZERO = Decimal(100), Decimal(0)
ROUNDED_TWICE = Decimal("0.5556")
"""How many of its last places a figure may be above the exact one, if it was rounded to a place more before."""


def rounds_to(actual: Decimal, percent: Decimal) -> bool:
    """Whether a percentage is printed as another: rounded, if need be twice, or cut off."""
    off = percent - actual
    if not -1 < off <= ROUNDED_TWICE:
        return False  # no last place is more than 1
    place = step(percent)
    return -place < off <= place * ROUNDED_TWICE


SHARE = Form(
    "share", lambda share, part, whole: rounds_to(ALL * part / whole, share),
    lambda numbers: None not in numbers and bool(numbers[2]),
)  # fmt: skip


class ShareLine(NamedTuple):
    """A line of numbers, with its percentages, by column."""

    label: str
    numbers: Mapping[int, Decimal]
    shares: Mapping[int, Decimal]


class ShareTable(NamedTuple):
    """Lines that stand together, some of them with percentages."""

    heading: str
    lines: Sequence[ShareLine]
    several: bool = False
    """Whether its lines may be of several tables: a percentage is then of the number in any other line."""


class Shares(NamedTuple):
    """What the percentages of a column are of in nearly all lines that print some."""

    column: int
    """That of the numbers that they are parts of the whole of."""
    name: str
    """What the whole is called."""
    wholes: Sequence[Decimal | None]
    verdicts: Sequence[bool | None]
    """Whether each line keeps to it; None where it prints no such number."""


class Judged(NamedTuple):
    """The percentages of a column, the likeliest reading of them, and the lines that keep to none."""

    lines: Sequence[ShareLine]
    shares: Shares
    tried: int
    odd: Sequence[int]


def judge_shares(table: ShareTable, column: int) -> Judged | None:
    """What the percentages of a column are of; None where that is not known."""
    lines = [line for line in table.lines if column in line.shares]
    before = max((c for c in lines[0].numbers if c < column), default=None)
    kept = list(_kept(table, lines, column, before))
    if not kept:
        return None
    best = max(kept, key=lambda some: (some.verdicts.count(True), some.column == before))
    odd_of = {some.column: _odd(table, lines, column, some.column, kept) for some in kept}
    # All percentages of a column are of one column of numbers: none of those may keep them all.
    return Judged(lines, best, len(kept), odd_of[best.column] if all(odd_of.values()) else [])


def _odd(table: ShareTable, lines: Sequence[ShareLine], column: int, numbers: int, kept: Sequence[Shares]) -> list[int]:
    """The lines whose percentage is none of a column of numbers, whatever the whole."""
    of_them = [some.verdicts for some in kept if some.column == numbers]
    rivals = table.lines if table.several else ()

    def is_of(line: ShareLine, other: ShareLine) -> bool | None:
        return SHARE.verdict((line.shares[column], line.numbers[numbers], other.numbers.get(numbers)))

    odd = [n for n in range(len(lines)) if all(verdicts[n] is False for verdicts in of_them)]
    return [n for n in odd if not any(is_of(lines[n], other) for other in rivals if other is not lines[n])]


def _kept(table: ShareTable, lines: Sequence[ShareLine], column: int, before: int | None) -> Iterator[Shares]:
    """What the percentages of a column are of, likeliest first: where so many different ones come out, or so exact,
    that no column would do it by accident, or one beside a line of 100 % of the numbers right ``before`` it."""
    columns = {c for line in lines for c in line.numbers}
    for number, name, wholes in _wholes(table, lines):
        figures = [(ln.shares[column], ln.numbers.get(number), whole) for ln, whole in zip(lines, wholes, strict=True)]
        verdicts: list[bool | None] = []
        most = max(1, len(lines) // 10)
        for figure in figures:
            verdicts.append(SHARE.verdict(figure))
            if verdicts[-1] is False:
                most -= 1
                if most < 0:
                    break
        if most < 0 or not nearly_all(holds for holds in verdicts if holds is not None):
            continue
        held = {(share, part or ZERO) for (share, part, _), holds in zip(figures, verdicts, strict=True) if holds}
        hits = [Hit(ZERO, step(share), ALL) for share, _ in held if 0 < share < ALL]
        beside = number == before and any(share == ALL for share, _ in held) and (hits or (ZERO, ZERO) in held)
        if beside or expected(len(columns), hits) < UNLIKELY:
            yield Shares(number, name, wholes, verdicts)


def _wholes(table: ShareTable, lines: Sequence[ShareLine]) -> Iterator[tuple[int, str, Sequence[Decimal | None]]]:
    """The columns of numbers, and what they may be parts of: its name, and how much it is for each line."""
    columns = dict.fromkeys(c for line in lines for c in line.numbers)
    for column in columns:
        by_label: dict[str, Decimal] = defaultdict(Decimal)
        for line in table.lines:
            if column in line.numbers and ALL not in line.shares.values():
                by_label[line.label] += line.numbers[column]
        for line in table.lines:
            if line.numbers.get(column):
                yield column, line.label or "the line of the total", [line.numbers[column]] * len(lines)
        yield column, "the sum of the lines", [sum(by_label.values(), ZERO)] * len(lines)
        own = [line.numbers.get(column) if ALL in line.shares.values() else by_label[line.label] for line in lines]
        yield column, "the sum of the lines of a name", own
        for other in columns:
            if other != column:
                yield column, "another number of the line", [line.numbers.get(other) for line in lines]


__all__ = ["ALL", "SHARE", "Judged", "ShareLine", "ShareTable", "Shares", "judge_shares", "rounds_to"]
