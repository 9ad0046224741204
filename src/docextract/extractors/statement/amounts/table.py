"""The table of a statement, read: columns, rows with exact amounts, and what was left out."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import field
from decimal import Decimal
from itertools import takewhile

from ....document import SheetGrid
from ....models.findings import Note, UnmappedColumn
from ....models.place import column_letters
from ....models.statement import MONEY_KINDS, Column
from ....records import record
from ....values.numbers import NumberStyle
from ....vocabulary import Vocabulary
from ...lines import Line, is_plain_number
from ..anatomy.rawrow import CURRENCY, RawRow
from ..headers.columns import Ask, Use, make_columns, read_uses
from ..headers.layout import Layout, varies
from ..headers.sums import Cents, Relations, holds_sum, relate, settle, tell_differences, ties_sum, unsummed
from ..rows.rawrows import RawRows, read_rows
from .amounts import RATIOS, Amounts, as_ratio, is_statistic, settle_percent_columns, style_of, to_cents
from .covered import settle_covered
from .inner import merge_inner

FEWEST_NOTES = 3
"""Notes that tell by their order that they are some."""
FEWEST_RUNS = 2
"""Sums in one column that tell whether another one is of amounts as well; lines whose sum is no count."""
FEWEST_NEEDED = 3
"""Rows with an amount in a column, three of four of which add up with it and not without it."""


@record
class TableRow:
    """One row with its amounts, one per column."""

    raw: RawRow
    values: list[Decimal | None]
    cents: list[int | None]
    """The same in whole cents; see :meth:`put`."""
    unread: dict[str, str]
    statistic: bool = False
    chosen: set[int] = field(default_factory=set)
    """The columns in which the sign was chosen because the sums hold with it."""

    @property
    def label(self) -> str | None:
        """The label as printed, without the account code."""
        return self.raw.label

    def put(self, column: int, value: Decimal | None) -> None:
        """Read another amount in a column."""
        self.values[column], self.cents[column] = value, to_cents(value)

    @property
    def valued(self) -> bool:
        """Whether any column holds an amount."""
        for value in self.values:  # noqa: SIM110 - asked often, and told by the first one
            if value is not None:
                return True
        return False


@record
class Table:
    """A statement's table. ``uses`` and ``columns`` go together."""

    layout: Layout
    uses: list[Use]
    columns: list[Column]
    rows: list[TableRow]
    relations: Relations
    unmapped: list[UnmappedColumn]
    roles: dict[int, str]
    style: NumberStyle
    notes: list[Note] = field(default_factory=list)
    """What its reading leaves open."""

    def is_hidden(self, n: int) -> bool:
        """Whether the sheet hides a column of amounts."""
        first = next((row.raw.line.grid for row in self.rows), None)
        return isinstance(first, SheetGrid) and self.uses[n].column + first.left in first.of.hidden_columns


def read_table(lines: Sequence[Line], layout: Layout, vocabulary: Vocabulary, ask: Ask) -> Table:
    """Reads the rows under a header, and settles by arithmetic what the header leaves open."""
    raw = read_rows(lines, layout, vocabulary)
    style = style_of(raw.rows)
    merge_inner(raw, layout, vocabulary, style)
    every = read_uses(layout, vocabulary, ask)
    settle_percent_columns(every, raw.rows, style, ask)
    amounts, numbers = Amounts(style), [use.column for use in every]
    read = [[amounts[row.cells[c]] if c in row.cells else (None, None) for c in numbers] for row in raw.rows]
    cents = [[amount[1] for amount in found] for row, found in zip(raw.rows, read, strict=True) if row.valued]
    tell_differences(every, cents)
    for n, use in enumerate(every):
        if use.use == "entity" and varies(row[n] for row in cents):  # "Company" beside "Group"
            use.use, use.entity, use.scope = None, use.text, "POINT" if ask.points else use.scope
        if use.kind is None and use.span is None and _counts_notes([row[n] for row in cents]):
            use.use = "notes"
    uses = _chosen(every, raw, cents)
    kept = [every.index(use) for use in uses]
    settle_covered(uses, raw.rows, style, vocabulary, ask)
    relations = relate(uses, [[row[n] for n in kept] for row in cents])
    sums = [row.label is not None and vocabulary.statement_total(row.label) for row in raw.rows if row.valued]
    relations.inner |= unsummed([[row[n] for n in kept] for row in cents], sums)
    settle(uses, relations)
    _take_period(uses, ask)
    columns = make_columns(uses, ask)
    ratios = [n for n, column in enumerate(columns) if column.kind in RATIOS]
    rows: list[TableRow] = []
    for row, found in zip(raw.rows, read, strict=True):
        values, amount = map(list, zip(*[found[n] for n in kept], strict=True)) if kept else ([], [])
        made = TableRow(row, values, amount, _unread(row, values, uses, columns))
        for n in ratios:
            if (ratio := as_ratio(row.cells.get(uses[n].column), values[n])) is not values[n]:
                made.put(n, ratio)
        made.statistic = made.valued and is_statistic(row, uses, columns, vocabulary)
        if made.statistic and made.label and vocabulary.statement_total(made.label) and _adds_up(made, rows):
            made.statistic = False
        rows.append(made)
    unmapped = [_unmapped(use, raw, layout) for use in every if use not in uses]
    unmapped = [column for column in unmapped if set(column.sample) - CURRENCY]
    return Table(layout, uses, columns, rows, relations, unmapped, raw.roles, style, _hidden_notes(raw))


def _adds_up(total: TableRow, above: Sequence[TableRow]) -> bool:
    """Whether a row is in most columns what the lines right above it come to, back to the heading of their block:
    ``Total Rooms`` counts none below what the rooms of a hotel cost."""
    block = [*takewhile(lambda row: row.valued and not row.statistic, reversed(above))]
    if len(block) < FEWEST_RUNS:
        return False
    sums = [sum(row.cents[n] or 0 for row in block) == total.cents[n] for n, c in enumerate(total.cents) if c]
    return bool(sums) and 2 * sum(sums) > len(sums)


def _unread(
    row: RawRow, values: Sequence[Decimal | None], uses: Sequence[Use], columns: Sequence[Column]
) -> dict[str, str]:
    """The printed texts that are no numbers, by column id."""
    if len(row.cells) == len(values) - values.count(None):
        return {}
    cells = [row.cells.get(use.column) if value is None else None for use, value in zip(uses, values, strict=True)]
    return {
        column.column_id: str(cell)
        for column, cell in zip(columns, cells, strict=True)
        if cell is not None and not (type(cell) is str and not cell.strip())
    }


def _hidden_notes(raw: RawRows) -> list[Note]:
    """What is said of lines that a sheet hides and that are left out."""
    rows = [str(line.row + line.grid.top + 1) for line in raw.hidden if isinstance(line.grid, SheetGrid)]
    return [Note(type="hiddenRows", message=f"{len(rows)} hidden rows are left out: {', '.join(rows)}")] if rows else []


def _take_period(uses: Sequence[Use], ask: Ask) -> None:
    """Where no column is dated, the printed period is that of the columns of amounts; the printed day that of one,
    or of the funds or entities that the columns are about."""
    if ask.points and ask.as_of is not None and not any(use.span for use in uses):
        for use in uses:
            if use.entity is not None or len(uses) == 1 or (use.kind is None and "TOTAL" in use.all("scopes")):
                use.span = ask.as_of, ask.as_of
    if ask.period is None or ask.period[0] is None or ask.points or any(use.span is not None for use in uses):
        return
    for use in uses:
        if use.scope in (None, "TOTAL") and use.kind in (None, "ACTUAL"):
            use.span = (ask.period[0], ask.period[1])


def _chosen(uses: Sequence[Use], raw: RawRows, cents: Cents) -> list[Use]:
    """The columns of amounts: scribbles, notes and helper columns are not among them."""
    rows = max(1, len(cents))
    filled = [len(column) - column.count(None) for column in zip(*cents, strict=True)] or [0] * len(uses)
    named = [n for n, use in enumerate(uses) if use.known and use.use is None]
    entities = [n for n, use in enumerate(uses) if use.entity is not None and not use.known]
    chosen: list[Use] = []
    seen: set[object] = set()
    for n, use in enumerate(uses):
        if use.use is not None or not filled[n]:
            continue
        period = (use.kind, use.scope, use.span)
        if period in seen and use.scope == "MONTH" and use.said and use.said[-1].rest:
            continue  # a helper column that repeats a month under another name
        if use.span is not None:
            seen.add(period)
        if use.known or use.kind is not None:
            chosen.append(use)
        elif use.entity is not None:
            if filled[n] * 10 >= rows * 3 and (not named or len(entities) > 1 or filled[n] * 2 >= rows):
                chosen.append(use)
        elif not use.text and ((len(named) == 0 and filled[n] * 2 >= rows) or len(uses) == 1):
            chosen.append(use)
        elif not use.text and _carries(n, cents):
            use.scope = "TOTAL"
            chosen.append(use)
    _missed(uses, chosen, cents)
    _summed_alike(uses, chosen, cents)
    return [use for use in uses if use in chosen]


def _summed_alike(uses: Sequence[Use], chosen: list[Use], cents: Cents) -> None:
    """Takes columns without a name whose amounts add up wherever those of the first column that was taken do, as the
    header of one may stand in other rows than its neighbours'."""
    first = next((n for n, use in enumerate(uses) if use in chosen), None)
    left = [n for n, use in enumerate(uses) if use not in chosen and not use.text and use.use is None and not use.kind]
    runs = _runs_of_addends([row[first] for row in cents]) if first is not None and left else []
    for n in left if len(runs) >= FEWEST_RUNS else ():
        column = [row[n] for row in cents]
        if all(column[end] and sum(filter(None, column[start:end])) == column[end] for start, end in runs):
            chosen.append(uses[n])


def _runs_of_addends(column: Sequence[int | None]) -> list[tuple[int, int]]:
    """The rows, from which to which, that come to the amount of the row right below them: no run in another."""
    runs: list[tuple[int, int]] = []
    added, filled = 0, [0]
    latest = {0: 0}
    """By what the rows above come to: the last row of which that is so."""
    for end, value in enumerate(column):
        start = latest.get(added - value) if value else None
        filled.append(filled[-1] + bool(value))
        if start is not None and filled[end] - filled[start] > 1:
            runs.append((start, end))
            latest.clear()
        added += value or 0
        latest[added] = end + 1
    return runs


def _counts_notes(cents: Sequence[int | None]) -> bool:
    """Whether a column holds the numbers of notes: 1, 2, 3 and so on as each comes first, and those before it again."""
    most = 0
    for value in cents:
        if value is None:
            continue
        if value % 100 or not 0 < value <= 100 * (most + 1):
            return False
        most = max(most, value // 100)
    return most >= FEWEST_NOTES


def _missed(uses: Sequence[Use], chosen: list[Use], cents: Cents) -> None:
    """Takes columns whose names say nothing known where the sums along the rows need them, or they are such a sum:
    three pools and the ``In-Line`` one beside them are the centre, two periods the ``Cumulative`` one, the whole is the
    owner's ``Personal`` part and what is let."""
    plain = [n for n, use in enumerate(uses) if use.kind in (None, *MONEY_KINDS) and any(row[n] for row in cents)]
    left = {n for n in plain if uses[n] not in chosen and uses[n].kind is None}
    for at, total in enumerate(plain) if left else ():
        before = (plain[start:at] for start in range(at - 1))
        for parts in (*before, *(plain[at + 1 : end] for end in range(len(plain), at + 2, -1))):
            new = left.intersection((total, *parts))
            if new and len(new) <= len(parts) - (total in new) and _needs(cents, total, parts, new - {total}):
                for n in new:
                    uses[n].use, uses[n].entity = None, uses[n].entity or uses[n].text or None
                    uses[n].scope = uses[n].scope or ("TOTAL" if n == total else None)
                    chosen.append(uses[n])
                left -= new
                break


def _needs(cents: Cents, total: int, parts: Sequence[int], new: Set[int]) -> bool:
    """Whether a column is the sum of others along the rows, of more than one in some of them, and not without any of
    the new ones: nearly nowhere, or in fewer of the rows."""
    added = sum(sum(row[n] not in (None, 0) for n in parts) > 1 for row in cents)
    if added < 2 or not holds_sum(cents, total, parts):
        return False
    for one in new:
        rest = [n for n in parts if n != one]
        own = [(ties_sum(row, total, parts), ties_sum(row, total, rest)) for row in cents if row[one]]
        gained = sum(bool(with_it) - bool(without) for with_it, without in own)
        if holds_sum(cents, total, rest) and (gained < FEWEST_NEEDED or 4 * gained < 3 * len(own)):
            return False
    return True


def _carries(n: int, cents: Cents) -> bool:
    """Whether a column holds, in rows of its own, what rows above come to across the others: the last lines of a form
    add up its columns."""
    own = [k for k, row in enumerate(cents) if row[n] is not None]
    alone = all(sum(value is not None for value in cents[k]) == 1 for k in own)
    across = {sum(value or 0 for value in row) for k, row in enumerate(cents) if k not in own}
    return alone and len(own) > 1 and sum(cents[k][n] in across for k in own) > 1


def _unmapped(use: Use, raw: RawRows, layout: Layout) -> UnmappedColumn:
    sample: list[str] = []
    for row in raw.rows:
        if use.column in row.cells and len(sample) < 3:
            sample.append(str(row.cells[use.column]))
    letters = column_letters(use.column)
    home = next((row.homes[use.column][0] for row in raw.rows if use.column in row.homes), None)
    if home is not None and (place := home[0].place(home[1])) is not None and place.cell:
        letters = "".join(c for c in place.cell if c.isalpha())
    return UnmappedColumn(header=use.text or None, column=letters, sample=sample)


def has_numbers(table: Table) -> bool:
    """Whether any row holds an amount."""
    return any(is_plain_number(value) for row in table.rows for value in row.raw.cells.values())
