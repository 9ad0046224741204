"""Defects planted in statements: what is changed in the printed rows, and which sums of the document show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from random import Random
from typing import NamedTuple

from docextract.testing.printed import Row
from docextract.testing.statements.statement import Figure, StatementDraft

UNCACHED = "totals are formulas without values"
"""A trap that no defect is planted with: totals would follow what was changed."""


class Cell(NamedTuple):
    """A printed amount: the place of its row in ``sample.rows``, and of its column in ``figures``."""

    row: int
    column: int


@dataclass(slots=True)
class Change:
    """What was done. ``cells`` are those with another amount than they should have."""

    what: str
    rows: tuple[int, ...]
    column: str | None = None
    was: str | None = None
    now: str | None = None
    cells: tuple[Cell, ...] = ()
    checks: frozenset[str] = frozenset()
    """Checks that notice by themselves, without a sum."""


@dataclass(slots=True)
class Amounts:
    """The printed amounts of a draft, which a planter changes; ``absent`` and ``twice`` are rows by place."""

    draft: StatementDraft
    values: dict[Cell, Decimal] = field(default_factory=dict)
    absent: set[int] = field(default_factory=set)
    twice: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
    """Columns that are left out."""

    def __post_init__(self) -> None:
        for i, row in enumerate(self.draft.rows):
            for n, value in enumerate(row["values"]):
                if value is not None:
                    self.values[Cell(i, n)] = value

    def at(self, row: int, column: int) -> Decimal:
        return self.values.get(Cell(row, column), Decimal(0))

    def figure(self, cell: Cell) -> Figure:
        return self.draft.figures[cell.column]

    def label(self, row: int) -> str:
        return self.draft.rows[row]["label"] or ""

    def foots(self, row: int) -> list[tuple[int, int]]:
        """The addends of a row, with their signs."""
        items = self.draft.rows[row].get("footsFrom", {}).get("items", ())
        return [(abs(i), -1 if i < 0 else 1) for i in items]

    def negative(self, row: int) -> bool:
        """Whether a row prints nothing but negative amounts: what a sum takes off is then added, as it is printed."""
        printed = [v for n, f in enumerate(self.draft.figures) if f.kind == "money" and (v := self.at(row, n))]
        return all(v < 0 for v in printed)

    def put(self, cell: Cell, value: Decimal) -> None:
        """Prints another amount."""
        self.values[cell] = value
        key = self.draft.key_of(self.figure(cell), bool(self.foots(cell.row)))
        self.draft.placed[cell.row][1].cells[key] = value

    def months(self) -> tuple[list[int], list[int]]:
        """The columns that a printed total is the sum of, and those totals."""
        keys = [f.key for f in self.draft.figures]
        totals = [n for n, f in enumerate(self.draft.figures) if f.months]
        return sorted({keys.index(m) for n in totals for m in self.draft.figures[n].months}), totals


class Broken(NamedTuple):
    """An equation that no longer holds: the row and column of its total, and the check that sees it."""

    row: int
    column: int
    check: str


def broken(amounts: Amounts) -> Iterator[Broken]:
    """The sums of the document, down and across, that do not come out by more than rounding allows."""
    draft = amounts.draft
    rows = [i for i in range(len(draft.rows)) if i not in amounts.absent]
    keys = [f.key for f in draft.figures]
    for i in rows:
        foots = [(a, sign if sign > 0 or not amounts.negative(a) else 1) for a, sign in amounts.foots(i)]
        alone = all(a in amounts.absent and a > i for a, _ in foots)  # without its only line, it is a line itself
        for n, figure in enumerate(draft.figures):
            if n in amounts.gone:
                continue
            if foots and not alone and figure.adds and figure.kind == "money":
                there = [(a, sign * (2 if a in amounts.twice else 1)) for a, sign in foots if a not in amounts.absent]
                total = sum((sign * amounts.at(a, n) for a, sign in there), Decimal(0))
                if abs(total - amounts.at(i, n)) > slack(draft, len(foots) + 1):
                    yield Broken(i, n, "O02")
            if figure.months:
                months = [m for key in figure.months if (m := keys.index(key)) not in amounts.gone]
                total = sum((amounts.at(i, m) for m in months), Decimal(0))
                if abs(total - amounts.at(i, n)) > slack(draft, len(figure.months) + 1):
                    yield Broken(i, n, "O01")


def slack(draft: StatementDraft, numbers: int) -> Decimal:
    """What rounding may add up to in a sum of so many printed numbers."""
    return Decimal(numbers) / 2 if draft.whole else Decimal("0.01")


# --- planters ---------------------------------------------------------------------------------------------------------


def changed_digit(amounts: Amounts, rng: Random) -> Change | None:
    """One digit of a line's amount is another one."""
    cells = [c for c in _amounts(amounts, kind="LINE") if amounts.figure(c).adds]
    return _with_digit(amounts, rng, cells, "of a line")


def changed_total(amounts: Amounts, rng: Random) -> Change | None:
    """One digit of a sum is another one: a subtotal's, a total's, or that of the column of totals."""
    _, totals = amounts.months()
    cells = [c for c in _amounts(amounts) if amounts.foots(c.row) or c.column in totals]
    return _with_digit(amounts, rng, [c for c in cells if amounts.figure(c).adds], "of a total")


def _with_digit(amounts: Amounts, rng: Random, cells: list[Cell], which: str) -> Change | None:
    if not cells:
        return None
    cell = rng.choice(cells)
    was = amounts.values[cell]
    digits = list(str(abs(was)))
    at = rng.choice([n for n, d in enumerate(digits) if d.isdigit()])
    digits[at] = rng.choice([d for d in "123456789" if d != digits[at]])
    now = Decimal("".join(digits)).copy_sign(was)
    return _changed(amounts, cell, now, f"a digit {which}")


def swapped_digits(amounts: Amounts, rng: Random) -> Change | None:
    """Two neighbouring digits of an amount change places."""
    found: list[tuple[Cell, Decimal]] = []
    for cell in _amounts(amounts):
        if not amounts.figure(cell).adds:
            continue
        text = str(abs(amounts.values[cell]))
        for n in range(len(text) - 1):
            if text[n].isdigit() and text[n + 1].isdigit() and text[n] != text[n + 1]:
                swapped = f"{text[:n]}{text[n + 1]}{text[n]}{text[n + 2 :]}"
                found.append((cell, Decimal(swapped).copy_sign(amounts.values[cell])))
    if not found:
        return None
    cell, now = rng.choice(found)
    return _changed(amounts, cell, now, "two digits")


def flipped_sign(amounts: Amounts, rng: Random) -> Change | None:
    """An amount is printed with the other sign."""
    cells = [c for c in _amounts(amounts) if amounts.figure(c).adds]
    if not cells:
        return None
    cell = rng.choice(cells)
    return _changed(amounts, cell, -amounts.values[cell], "the sign")


def _changed(amounts: Amounts, cell: Cell, now: Decimal, what: str) -> Change:
    was = amounts.values[cell]
    amounts.put(cell, now)
    label, column = amounts.label(cell.row), amounts.figure(cell).label
    text = f"{what}: {label!r}, {column}: {was} is printed as {now}"
    return Change(text, (cell.row,), column, str(was), str(now), (cell,))


def dropped_row(amounts: Amounts, rng: Random) -> Change | None:
    """A line is not printed."""
    row = _line(amounts, rng)
    if row is None:
        return None
    table, printed = amounts.draft.placed[row]
    table.rows.remove(printed)
    amounts.absent.add(row)
    return Change(f"{amounts.label(row)!r} is not printed", (row,))


def doubled_row(amounts: Amounts, rng: Random) -> Change | None:
    """A line is printed twice."""
    row = _line(amounts, rng)
    if row is None:
        return None
    table, printed = amounts.draft.placed[row]
    at = next(n for n, r in enumerate(table.rows) if r is printed)
    table.rows.insert(at, Row(cells=dict(printed.cells), indent=printed.indent, bold=printed.bold))
    amounts.twice.add(row)
    return Change(f"{amounts.label(row)!r} is printed twice", (row,))


def shifted_column(amounts: Amounts, rng: Random) -> Change | None:
    """The amounts of two to four rows stand one column too far to the right."""
    lines = [i for i, row in enumerate(amounts.draft.rows) if row["rowType"] == "LINE" and any(row["values"])]
    if len(amounts.draft.figures) < 3 or len(lines) < 4:
        return None
    start = rng.randrange(len(lines) - 3)
    rows = lines[start : start + rng.randint(2, 4)]
    for row in rows:
        old = [amounts.values.get(Cell(row, n)) for n in range(len(amounts.draft.figures))]
        for n, figure in enumerate(amounts.draft.figures):
            value = old[n - 1] if n else None
            amounts.draft.placed[row][1].cells[figure.key] = value
            if value is None:
                amounts.values.pop(Cell(row, n), None)
            else:
                amounts.values[Cell(row, n)] = value
    names = ", ".join(repr(amounts.label(row)) for row in rows)
    return Change(f"the amounts of {names} stand one column to the right", tuple(rows))


def missing_month(amounts: Amounts, rng: Random) -> Change | None:
    """A month is left out, header and amounts."""
    months, _ = amounts.months()
    if len(months) < 4:
        return None
    n = rng.choice(months[1:-1])
    figure = amounts.draft.figures[n]
    amounts.gone.add(n)
    table = amounts.draft.table
    table.columns = tuple(c for c in table.columns if c.key != figure.key)
    return Change(f"{figure.label} is left out", (), figure.label, checks=frozenset({"O08"}))


def missed_line(amounts: Amounts, rng: Random) -> Change | None:
    """A subtotal leaves out one of its lines, and the totals above it follow."""
    draft = amounts.draft
    found = [
        (i, row, sign)
        for i in range(len(draft.rows))
        if len(amounts.foots(i)) > 2
        for row, sign in amounts.foots(i)
        if draft.rows[row]["rowType"] == "LINE" and any(draft.rows[row]["values"])
    ]
    if not found:
        return None
    total, line, sign = rng.choice(found)
    above = [(total, sign)]
    parents = {a: (i, s) for i in range(len(draft.rows)) for a, s in amounts.foots(i)}
    while above[-1][0] in parents:
        row, sign = above[-1]
        parent, own = parents[row]
        above.append((parent, sign * own))
    for row, factor in above:
        for n, figure in enumerate(draft.figures):
            cell = Cell(row, n)
            if figure.adds and figure.kind == "money" and cell in amounts.values:
                amounts.put(cell, amounts.values[cell] - factor * amounts.at(line, n))
    what = f"{amounts.label(total)!r} leaves out {amounts.label(line)!r}"
    return Change(what, (total, line))


def _amounts(amounts: Amounts, kind: str | None = None) -> list[Cell]:
    """The printed amounts that are not zero."""
    rows = amounts.draft.rows
    return [
        cell
        for cell, value in amounts.values.items()
        if value and amounts.figure(cell).kind == "money" and (kind is None or rows[cell.row]["rowType"] == kind)
    ]


def _line(amounts: Amounts, rng: Random) -> int | None:
    """A line with amounts."""
    rows = amounts.draft.rows
    lines = [i for i, row in enumerate(rows) if row["rowType"] == "LINE" and any(row["values"])]
    return rng.choice(lines) if lines else None


PLANTERS: dict[str, Callable[[Amounts, Random], Change | None]] = {
    "changedDigit": changed_digit,
    "changedTotal": changed_total,
    "swappedDigits": swapped_digits,
    "flippedSign": flipped_sign,
    "droppedRow": dropped_row,
    "doubledRow": doubled_row,
    "shiftedColumn": shifted_column,
    "missingMonth": missing_month,
    "missedLine": missed_line,
}
"""What is done to a statement; each changes the draft and says what it did, or None where nothing can be spoilt."""
