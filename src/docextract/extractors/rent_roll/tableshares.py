"""Percentages in tables beside the roll and in its lines of totals, against the numbers printed beside them.

What a percentage is of is found in the table itself: of the number in another column of its line, of that in another
line, or of the sum of the lines. Most lines of a column must keep to one of these before another is said to break it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from ...models.findings import CheckResult
from ...proofs.chance import UNLIKELY, Hit, expected
from ...values.numbers import money
from ...vocabulary import Vocabulary
from ..lines import Line
from .conventions import Conventions
from .entries import Walked
from .results import result
from .shares import rounds_to
from .tablelines import printed_share
from .tables import apart

ALL = Decimal(100)
TOTALS = "totals"
"""The name of lines of totals that stand together."""
FEWEST = 2
"""Different percentages that tell what those of a column are of; beside a line of 100 % one, or nothing as 0 %, of the
numbers right before it, or one so exact that no column would come to it by accident."""
MOST_BROKEN = 4
"""There is one more that breaks it for so many that do not, and one in any table."""


class ShareLine(NamedTuple):
    """A line of numbers, with its percentages, by column."""

    label: str
    numbers: Mapping[int, Decimal]
    shares: Mapping[int, Decimal]


class ShareTable(NamedTuple):
    """Lines that stand together, some of them with percentages."""

    heading: str
    lines: Sequence[ShareLine]


class _Whole(NamedTuple):
    """What the percentages of a column may be of: numbers of one column, and the whole of each line."""

    column: int
    name: str
    wholes: Sequence[Decimal | None]


@dataclass(slots=True)
class _Kept:
    """How the lines keep to it: True, False, or None where one prints no such number."""

    whole: _Whole
    verdicts: list[bool | None]
    telling: int
    """Different percentages, none of nothing or of all, that keep to it."""

    @property
    def broken(self) -> int:
        return self.verdicts.count(False)


def read_share_tables(walked: Walked, vocabulary: Vocabulary, conventions: Conventions) -> list[ShareTable]:
    """The tables beside the roll and the runs of its total lines that print percentages."""
    runs: list[tuple[str, list[Line]]] = []
    for table in walked.tables:
        if any("%" in (line.text(c) or "") for line in table.lines for c in line.filled):
            runs += [(part.heading, list(part.lines)) for part in apart(table, vocabulary)]
    blocks: dict[int, list[Line]] = defaultdict(list)
    for total in walked.totals:
        blocks[total.block].append(total.line)
    runs += [(TOTALS, lines) for lines in blocks.values()]
    tables = [ShareTable(heading, [_read(line, vocabulary, conventions) for line in lines]) for heading, lines in runs]
    return [table for table in tables if any(line.shares for line in table.lines)]


def _read(line: Line, vocabulary: Vocabulary, conventions: Conventions) -> ShareLine:
    numbers: dict[int, Decimal] = {}
    shares: dict[int, Decimal] = {}
    label = ""
    for column in line.filled:
        if (share := printed_share(line, column)) is not None:
            shares[column] = share
        elif (number := money(line.values[column], conventions.numbers)) is not None:
            numbers[column] = number
        elif (count := vocabulary.unit_count(line.text(column) or "")) is not None:
            numbers[column] = Decimal(count)
        else:
            label = label or line.text(column) or ""
    return ShareLine(label, numbers, shares)


def table_shares(tables: Sequence[ShareTable], areas: Collection[Decimal]) -> Iterator[CheckResult]:
    """R10, or R11 where the whole is one of the ``areas``: a result for each column of which is known what its
    percentages are of. WARN where a line breaks it."""
    for table in tables:
        for column in dict.fromkeys(c for line in table.lines for c in line.shares):
            yield from _judged(table, column, areas)


def _judged(table: ShareTable, column: int, areas: Collection[Decimal]) -> Iterator[CheckResult]:
    lines = [line for line in table.lines if column in line.shares]
    kept = [kept for whole in _wholes(table, lines) if (kept := _keep(whole, lines, column)) is not None]
    if not kept:
        return
    before = _before(column, lines)
    best = max(kept, key=lambda some: (some.verdicts.count(True), some.whole.column == before))
    odd_of = {some.whole.column: _odd(table, lines, column, some.whole.column, kept) for some in kept}
    # All percentages of a column are of one column of numbers: none of those may keep them all.
    odd = odd_of[best.whole.column] if all(odd_of.values()) else []
    tested = [line for line, verdict in zip(lines, best.verdicts, strict=True) if verdict is not None]
    remarks = []
    for number in odd:
        line, whole = lines[number], best.whole.wholes[number] or Decimal(1)
        part = line.numbers[best.whole.column]
        actual = (ALL * part / whole).quantize(Decimal("0.01"))
        remarks.append(f"{line.label}: {part} of {whole} are {actual} %, printed {line.shares[column]} %")
    check_id = "R11" if any(whole in areas for whole in best.whole.wholes) else "R10"
    yield result(
        check_id, "WARN" if odd else "PASS",
        "; ".join(remarks) or f"all {len(tested)} percentages are those of {best.whole.name}",
        title=", ".join(dict.fromkeys(part for part in (table.heading, best.whole.name) if part)),
        basis=best.whole.name, basis_is_default=True, readings_tried=len(kept),
        expected=Decimal(len(tested)), actual=Decimal(len(tested) - len(odd)), tolerance=Decimal(0),
    )  # fmt: skip


def _odd(table: ShareTable, lines: Sequence[ShareLine], column: int, numbers: int, kept: Sequence[_Kept]) -> list[int]:
    """The lines whose percentage is none of a column of numbers, whatever the whole."""
    of_them = [some.verdicts for some in kept if some.whole.column == numbers]
    return [n for n, line in enumerate(lines) if all(verdicts[n] is False for verdicts in of_them)
            and not (table.heading == TOTALS and _is_of_another(table, line, column, numbers))]  # fmt: skip


def _before(column: int, lines: Sequence[ShareLine]) -> int | None:
    """The column of numbers right before one of percentages."""
    return max((c for c in lines[0].numbers if c < column), default=None)


def _is_of_another(table: ShareTable, line: ShareLine, column: int, numbers: int) -> bool:
    """Whether a percentage is of the number in another line: those of several properties may stand together."""
    part, share = line.numbers[numbers], line.shares[column]
    others = [other.numbers.get(numbers) for other in table.lines if other is not line]
    return any(rounds_to(ALL * part / whole, share) for whole in others if whole)


def _wholes(table: ShareTable, lines: Sequence[ShareLine]) -> Iterator[_Whole]:
    """What percentages may be of, likeliest first."""
    columns = dict.fromkeys(c for line in lines for c in line.numbers)
    for column in columns:
        parts = [line for line in table.lines if column in line.numbers and ALL not in line.shares.values()]
        by_label: dict[str, Decimal] = defaultdict(Decimal)
        for line in parts:
            by_label[line.label] += line.numbers[column]
        for line in table.lines:
            if line.numbers.get(column):
                yield _Whole(column, line.label or "the line of the total", [line.numbers[column]] * len(lines))
        yield _Whole(column, "the sum of the lines", [sum(by_label.values(), Decimal(0))] * len(lines))
        own = [line.numbers.get(column) if ALL in line.shares.values() else by_label[line.label] for line in lines]
        yield _Whole(column, "the sum of the lines of a name", own)
        for other in columns:
            if other != column:
                yield _Whole(column, "another number of the line", [line.numbers.get(other) for line in lines])


def _keep(whole: _Whole, lines: Sequence[ShareLine], column: int) -> _Kept | None:
    """How lines keep to what their percentages may be of; None where too few do."""
    verdicts: list[bool | None] = []
    telling: set[tuple[Decimal, Decimal]] = set()
    full = none = False
    for line, all_of in zip(lines, whole.wholes, strict=True):
        part, share = line.numbers.get(whole.column), line.shares[column]
        if part is None or not all_of:
            verdicts.append(None)
            continue
        holds = rounds_to(ALL * part / all_of, share)
        verdicts.append(holds)
        if holds and 0 < share < ALL:
            telling.add((part, share))
        full, none = full or (holds and share == ALL), none or (holds and part == share == 0)
    kept = _Kept(whole, verdicts, len(telling))
    if kept.broken > max(1, verdicts.count(True) // MOST_BROKEN):
        return None
    beside = (bool(telling) or none) and full and whole.column == _before(column, lines)
    enough = len(telling) >= FEWEST or beside or (full and any(_is_exact(share, lines) for _, share in telling))
    return kept if enough else None


def _is_exact(share: Decimal, lines: Sequence[ShareLine]) -> bool:
    """Whether a percentage has so many places that none of the lines' columns is expected to come to it by accident."""
    exponent = share.as_tuple().exponent
    place = Decimal(1).scaleb(exponent if isinstance(exponent, int) else 0)
    columns = {c for line in lines for c in line.numbers}
    return expected(len(columns), [Hit(Decimal(0), place, ALL)]) < UNLIKELY
