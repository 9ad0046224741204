"""The rows of a table as the footing engine takes them, and the tree that it finds."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from decimal import Decimal

from ....document import SheetGrid
from ....proofs.footing import Addend, Footing, FootingColumn, FootingRow, RowFooting, foot
from ....values.text import normal
from ....vocabulary import Vocabulary
from ..amounts.table import Table
from ..anatomy.node import Node, Part
from ..anatomy.rawrow import RawRow, says_less, wrapped_heading

_RESULTS = ("netOperatingIncome", "netIncome", "netCashFlow")
_RANGE = re.compile(r"([+\-,(]?)\s*\$?([A-Z]{1,3})\$?(\d+)(?::\$?[A-Z]{1,3}\$?(\d+))?")
_PLAIN = re.compile(r"\+?(?:SUM\([A-Z$\d:,+\s]*\)|[+\-\s]|\$?[A-Z]{1,3}\$?\d+)+", re.IGNORECASE)


def find_tree(table: Table, vocabulary: Vocabulary, contra: Collection[int] = ()) -> Footing:
    """The tree of totals; a total whose label was wrapped below a seeming heading is put together first.

    Args:
        contra: rows that are taken off although nothing in their print says so.
    """
    footing = _find_tree(table, vocabulary, contra)
    if unused := _unused(table, footing, vocabulary):
        for n in unused:
            table.rows[n].raw.blank = True
        footing = _find_tree(table, vocabulary, contra)
    return footing if contra else _with_missed(table, vocabulary, footing)


def _unused(table: Table, footing: Footing, vocabulary: Vocabulary) -> list[int]:
    """Rows without an amount that head nothing: they stand among the lines of a sum and look as those do, and what
    heads these looks otherwise, or nothing of the sum stands below them."""
    rows, found = [row.raw for row in table.rows], footing.rows
    apart = all(row.gap_after for row in rows[:-1])
    totals = [normal(row.label) for n, row in enumerate(rows) if row.label and found[n].explanation is not None]
    firsts = {it.parent: n for n, it in reversed([*enumerate(found)])}
    unused: list[int] = []
    for n, row in enumerate(rows):
        above = next((m for m in range(n - 1, -1, -1) if m not in unused), None)
        if found[n].kind != "HEADING" or row.label is None or above is None or found[above].kind != "LINE":
            continue
        total = found[above].parent
        below = next((m for m in range(n + 1, len(rows)) if found[m].kind != "HEADING"), None)
        if (
            total is None
            or below is None
            or any(not _alike(rows[m], row) for m in range(above, below) if m not in unused)
        ):
            continue
        inside = found[below].kind == "LINE" and found[below].parent == total and _alike(rows[below], row)
        if not (inside or below == total) or vocabulary.statement_total(row.label):
            continue
        first = firsts[total]
        headed = first > 0 and found[first - 1].kind == "HEADING" and not _alike(rows[first - 1], row)
        named = any(text.endswith(f" {normal(row.label)}") for text in totals)
        close = apart or not any(rows[m].gap_after for m in range(above, below - (below == total)))
        if (headed or below == total) and close and not named:
            unused.append(n)
    return unused


def _alike(one: RawRow, other: RawRow) -> bool:
    """Whether two rows look the same: as deep, as bold, with a code or without, in capitals or not."""
    level = abs(one.indent - other.indent) < 1 and one.bold == other.bold and (one.code is None) == (other.code is None)
    labels = one.label or "", other.label or ""
    return level and labels[0].isupper() == labels[1].isupper() and labels[0].endswith(":") == labels[1].endswith(":")


def _find_tree(table: Table, vocabulary: Vocabulary, contra: Collection[int]) -> Footing:
    apart = foot_table(table, vocabulary, contra=contra)
    doubtful = [n for n in range(1, len(table.rows)) if wrapped_heading(table.rows[n - 1].raw, table.rows[n].raw)]
    rests: dict[int, str | None] = {}
    for n in doubtful:
        raw = table.rows[n].raw
        whole = f"{table.rows[n - 1].raw.label} {raw.label}"
        if _closes(apart, n) or vocabulary.statement_total(whole):
            rests[n], raw.label = raw.label, whole
    if not rests:
        return apart
    footing = foot_table(table, vocabulary, contra=contra)
    joined = [n for n in reversed(rests) if _closes(footing, n)]
    for n in rests.keys() - {*joined}:
        table.rows[n].raw.label = rests[n]
    for n in joined:
        _join(table, n)
    return foot_table(table, vocabulary, contra=contra) if joined else apart


def _with_missed(table: Table, vocabulary: Vocabulary, footing: Footing) -> Footing:
    """The tree, where a result proves a total that its own lines miss.

    Income less expenses is the printed result in all columns, but the lines above one of the two come to something
    else: those lines are then the total's block, as a formula over them would say, and it is a broken one.
    """
    named: dict[str, int] = {}
    for n, row in enumerate(table.rows):
        key = vocabulary.key_total(row.label) if row.label and row.valued and not row.statistic else None
        if key in ("effectiveGrossIncome", "totalOperatingExpenses", "netOperatingIncome", "netIncome"):
            named.setdefault(key, n)
    income, expenses = named.get("effectiveGrossIncome"), named.get("totalOperatingExpenses")
    result = named.get("netOperatingIncome", named.get("netIncome"))
    if income is None or expenses is None or result is None or not income < expenses < result:
        return footing
    missed = {}
    for total, first in ((income, 0), (expenses, income + 1)):
        block = _loose(table, footing, first, total)
        if len(block) > 1 and _unexplained(footing, total, result):
            missed[total] = block
    if not missed or not _is_difference(table, result, income, expenses):
        return footing
    return foot_table(table, vocabulary, missed)


def _unexplained(footing: Footing, total: int, result: int) -> bool:
    """Whether a total is the sum of nothing, or only of the result that it leads to and what was taken off for it."""
    found = footing.rows[total]
    if found.explanation is None:
        return found.broken is None
    return result in {addend.row for addend in found.explanation.addends}


def _is_difference(table: Table, result: int, income: int, expenses: int) -> bool:
    tested = 0
    for n, column in enumerate(table.columns):
        cents = [table.rows[row].cents[n] for row in (result, income, expenses)]
        if column.is_money and None not in cents:
            tested += 1
            if abs((cents[1] or 0) - abs(cents[2] or 0) - (cents[0] or 0)) > 1:
                return False
    return tested > 0


def _loose(table: Table, footing: Footing, first: int, total: int) -> list[int]:
    """The lines and totals before a total that go into nothing."""
    return [
        n
        for n in range(first, total)
        if table.rows[n].valued and not table.rows[n].statistic and footing.rows[n].parent is None
    ]


def _closes(footing: Footing, n: int) -> bool:
    """Whether a row is the total of rows above the seeming heading over it."""
    explanation = footing.rows[n].explanation
    return explanation is not None and bool(explanation.addends) and min(a.row for a in explanation.addends) < n - 1


def _join(table: Table, n: int) -> None:
    """The row above is the first line of a row's label."""
    above, raw = table.rows[n - 1].raw, table.rows[n].raw
    raw.indent, raw.code = above.indent, above.code or raw.code
    for line in raw.lines:
        table.roles[line.index] = "CONTINUATION"
    raw.lines = [*above.lines, *raw.lines]
    del table.rows[n - 1]


def foot_table(
    table: Table,
    vocabulary: Vocabulary,
    blocks: Mapping[int, Sequence[int]] | None = None,
    contra: Collection[int] = (),
) -> Footing:
    """The tree; the two sides of a balance sheet are trees of their own, for what is one's sum is the other's too.

    Args:
        blocks: rows that must be the addends of a total, by the total. contra: rows that are taken off.
    """
    rows, columns = _rows(table, vocabulary), footing_columns(table)
    for n in contra:
        rows[n] = rows[n]._replace(contra=True)
    for total, block in (blocks or {}).items():
        rows[total] = rows[total]._replace(formula=tuple(Addend(row, 1) for row in block))
    side = _second_side(table, vocabulary)
    if side is None:
        whole = foot(rows, columns)
        side = _repeated(rows, columns, whole)
        if side is None:
            return whole
    first, second = foot(rows[:side], columns), foot([_moved_row(row, -side) for row in rows[side:]], columns)
    return Footing(
        [*first.rows, *(_moved(row, side) for row in second.rows)],
        [*first.row_breaks, *(b._replace(row=b.row + side) for b in second.row_breaks)],
        [*first.crossings, *(c._replace(row=c.row + side, total=c.total + side) for c in second.crossings)],
        tuple(sorted({*first.rejected} & {*second.rejected})),
        first.steps + second.steps,
        first.rounded or second.rounded,
        [*first.strays, *(s._replace(rows=tuple(row + side for row in s.rows)) for s in second.strays)],
    )


def _second_side(table: Table, vocabulary: Vocabulary) -> int | None:
    """The first row after the total of the first side, where assets and liabilities or equity are printed."""
    keys = [vocabulary.key_total(row.label) if row.label and row.valued else None for row in table.rows]
    if "totalAssets" not in keys or not {"totalLiabilities", "totalEquity", "totalLiabilitiesAndEquity"} & {*keys}:
        return None
    ends = [keys.index(key) for key in ("totalAssets", "totalLiabilitiesAndEquity") if key in keys]
    end = _net_assets(table, keys) or min(ends)
    return end + 1 if end + 1 < len(keys) else None


def _net_assets(table: Table, keys: Sequence[str | None]) -> int | None:
    """The row directly below the totals of assets and liabilities that is what the second leaves of the first: the
    first side ends there."""
    if "totalAssets" not in keys or "totalLiabilities" not in keys[keys.index("totalAssets") :]:
        return None
    owned = keys.index("totalAssets")
    owed = keys.index("totalLiabilities", owned)
    net = next((n for n in range(owed + 1, len(keys)) if table.rows[n].valued), None)
    money = [n for n, column in enumerate(table.columns) if column.is_money]
    if net is None or not money:
        return None
    a, b, c = ([table.rows[n].values[m] or Decimal(0) for m in money] for n in (owned, owed, net))
    less = [x - abs(y) == z for x, y, z in zip(a, b, c, strict=True)]
    if "totalLiabilitiesAndEquity" in keys[net:] or any(
        [row.values[m] or Decimal(0) for m in money] == a for row in table.rows[net + 1 :]
    ):
        return None  # the equity, of one line, which with the liabilities is the total of the second side
    return net if all(less) and any(b) else None


def _repeated(rows: Sequence[FootingRow], columns: Sequence[FootingColumn], whole: Footing) -> int | None:
    """The first row of a second side that no words tell: below a total, lines come to the same amounts again, in a row
    that the tree of all rows leaves without them ("Net assets", and what they are financed by). A result that takes a
    total among them off the one above is no such line."""
    money = [n for n, column in enumerate(columns) if column.role == "money"]
    amounts = [tuple(row.values[n] or 0 for n in money) if not row.is_statistic else () for row in rows]
    addends = [[a.row for a in it.explanation.addends] if it.explanation else [] for it in whole.rows]
    again: dict[tuple[Decimal | int, ...], list[int]] = {}
    for n, row in enumerate(amounts[1:], 1):
        if any(row):
            again.setdefault(row, []).append(n)
    for last in range(len(rows) - 1, 1, -1):
        total = next((n for n in reversed(again.get(amounts[last], ())) if n <= last - 2), None)
        if total is None or not addends[total] or max(addends[total]) > total:
            continue
        results = [n for n in range(total + 1, last) if addends[n] and min(addends[n]) <= total and rows[n].total_word]
        results = [n for n in results if any(row > total and addends[row] for row in addends[n])]
        if all(row <= total for row in addends[last]) and not results:
            part = [_moved_row(row, -total - 1) for row in rows[total + 1 : last + 1]]
            found = foot(part, columns).rows[-1].explanation
            if found is not None and len(found.addends) > 1 and all(addend.sign > 0 for addend in found.addends):
                return total + 1
    return None


def _shift(addends: Iterable[Addend], by: int) -> tuple[Addend, ...]:
    return tuple(Addend(a.row + by, a.sign) for a in addends)


def _moved_row(row: FootingRow, by: int) -> FootingRow:
    """A row whose formula names rows by another count; one that reaches beyond is no evidence."""
    if row.formula is None or any(a.row + by < 0 for a in row.formula):
        return row._replace(formula=None)
    return row._replace(formula=_shift(row.formula, by))


def _moved(found: RowFooting, by: int) -> RowFooting:
    if found.explanation is not None:
        found.explanation.addends = _shift(found.explanation.addends, by)
        if found.explanation.alternative is not None:
            found.explanation.alternative = _shift(found.explanation.alternative, by)
    if found.broken is not None:
        found.broken.addends = _shift(found.broken.addends, by)
        found.broken.cause_rows = tuple(row + by for row in found.broken.cause_rows)
    found.ambiguous = tuple(_shift(addends, by) for addends in found.ambiguous)
    found.parent = found.parent + by if found.parent is not None else None
    return found


def footing_columns(table: Table) -> list[FootingColumn]:
    """The columns of a table as the footing engine takes them."""
    made = []
    for n, column in enumerate(table.columns):
        inner = n in table.relations.inner
        role = "money" if column.is_money and not inner else "variance" if column.kind == "VARIANCE" else "other"
        made.append(
            FootingColumn(
                role,  # type: ignore[arg-type]
                table.relations.total_of.get(n),
                table.relations.difference_of.get(n),
            )
        )
    return made


def _rows(table: Table, vocabulary: Vocabulary) -> list[FootingRow]:
    formulas = _formulas(table)
    made = []
    # what is owned and owed names a result of the year as one of its lines
    owned = any(row.label and vocabulary.key_total(row.label) == "totalAssets" for row in table.rows)
    for n, row in enumerate(table.rows):
        label, raw = row.label, row.raw
        column = next(iter(raw.homes), None)
        ruled = False
        if column is not None:
            line, c = raw.homes[column][0]
            ruled = line.grid.style(line.row, line.home(c)).border_top
        net = label is not None and not owned and vocabulary.key_total(label) in _RESULTS
        made.append(
            FootingRow(
                tuple(row.cents) if not raw.blank else (0,) * len(row.cents),
                label,
                raw.code,
                raw.indent,
                raw.bold,
                ruled or raw.outer,
                label is not None and (net or vocabulary.statement_total(label)),
                net,
                says_less(raw),
                formulas.get(n),
                row.statistic,
                frozenset(row.chosen),
            )
        )
    return made


def _formulas(table: Table) -> dict[int, tuple[Addend, ...]]:
    """The addends that the workbook's own formulas name, by row, where they are plain sums over one column."""
    grids = {id(line.grid): line.grid for row in table.rows for line in row.raw.lines}
    sheets = [grid for grid in grids.values() if isinstance(grid, SheetGrid)]
    if len(sheets) != 1 or not sheets[0].of.formulas or any(row.raw.line.origin for row in table.rows):
        return {}
    grid = sheets[0]
    by_sheet_row = {row.raw.line.row + grid.top: n for n, row in enumerate(table.rows)}
    money = [use.column for use, column in zip(table.uses, table.columns, strict=True) if column.is_money]
    found: dict[int, tuple[Addend, ...]] = {}
    for sheet_row, n in by_sheet_row.items():
        for column in money[:2]:
            text = grid.of.formulas.get((sheet_row, column + grid.left))
            addends = _addends(text, sheet_row, by_sheet_row) if text else ()
            if addends:
                found[n] = addends
                break
    return found


def _addends(text: str, own: int, by_sheet_row: dict[int, int]) -> tuple[Addend, ...]:
    """``SUM(C5:C8)`` or ``C9-C20`` as rows and signs; empty if it is anything else."""
    plain = text.strip().lstrip("=").upper()
    if not _PLAIN.fullmatch(plain):
        return ()
    addends: list[Addend] = []
    columns = set()
    for sign, letters, first, last in _RANGE.findall(plain):
        columns.add(letters)
        for number in range(int(first), int(last or first) + 1):
            row = by_sheet_row.get(number - 1)
            if row is not None and number - 1 != own:
                addends.append(Addend(row, -1 if sign == "-" else 1))
    return tuple(addends) if len(columns) == 1 else ()


def nodes_of(table: Table, footing: Footing) -> list[Node]:
    """The rows as key totals and sections look at them."""
    made = []
    money = [n for n, column in enumerate(table.columns) if column.is_money]
    for row, found in zip(table.rows, footing.rows, strict=True):
        parts = found.explanation.addends if found.explanation is not None else ()
        cents = tuple([row.cents[n] or 0 for n in money])
        made.append(Node(row.label, found.kind, tuple([Part(a.row, a.sign) for a in parts]), found.parent, cents))
    return made
