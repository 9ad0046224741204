"""Lines that lower income, printed positive without a word for it: told by their category, where the sums agree."""

from __future__ import annotations

from collections.abc import Collection
from decimal import Decimal

from ....accounts import Accounts
from ....proofs.footing import Footing
from ....vocabulary import Vocabulary
from ..amounts.table import Table
from .tree import find_tree


def find_whole_tree(table: Table, vocabulary: Vocabulary, accounts: Accounts, asset_type: str) -> Footing:
    """The tree of totals; where some miss their lines, contra lines that are printed positive are taken off.

    A document prints them one way: where any is negative, one that is positive is an error.
    """
    footing = _settled(table, vocabulary, accounts, asset_type)
    for n in _ratios_below(table, footing):
        table.rows[n].statistic, footing.rows[n].kind = True, "STATISTIC"
    return footing


def _settled(table: Table, vocabulary: Vocabulary, accounts: Accounts, asset_type: str) -> Footing:
    footing = _with_counted(table, vocabulary, find_tree(table, vocabulary))
    broken = _broken(footing)
    if not broken:
        return footing
    inside = {a.row for n in broken if (it := footing.rows[n].broken) is not None for a in it.addends}
    lowering = {n for n in range(len(table.rows)) if _lowers(table, n, accounts, asset_type)}
    if not lowering & inside or any(_negative(table, n) for n in lowering):
        return footing
    other = find_tree(table, vocabulary, contra=lowering)
    return other if len(_broken(other)) < len(broken) else footing


def _ratios_below(table: Table, footing: Footing) -> Collection[int]:
    """Lines below the last total of a statement in whole units that have a fraction and are small beside it: multiples
    and yields, whatever they are called."""
    totals = [n for n, it in enumerate(footing.rows) if it.explanation is not None and it.explanation.addends]
    if not totals:
        return []
    money = [c for c, column in enumerate(table.columns) if column.is_money]
    amounts = ([row.values[c] or Decimal(0) for c in money] for row in table.rows)
    for n in range(totals[-1] + 1):
        last = next(amounts)
        if not table.rows[n].statistic and any(v % 1 for v in last):
            return []
    least = min((abs(v) for v in last if v), default=Decimal(0))
    return [
        n
        for n, own in enumerate(amounts, totals[-1] + 1)
        if any(v % 1 for v in own) and all(abs(v) * 100 < least for v in own)
    ]


def _with_counted(table: Table, vocabulary: Vocabulary, footing: Footing) -> Footing:
    """The tree with rows that are named as counts are and are amounts: totals that miss their lines hold with them."""
    broken = {n: it.addends for n in _broken(footing) if (it := footing.rows[n].broken) is not None and it.addends}
    missed = _missed(table, vocabulary, footing)
    named = [
        n
        for n, row in enumerate(table.rows)
        if row.statistic
        and (any(min(a.row for a in addends) - 1 <= n < total for total, addends in broken.items()) or n < max(missed))
    ]
    if not named:
        return footing
    for n in named:
        table.rows[n].statistic = False
    other = find_tree(table, vocabulary)
    fewer = len(_broken(other)) < len(broken) or len(_missed(table, vocabulary, other)) < len(missed)
    if fewer and len(_broken(other)) <= len(broken) and all(other.rows[n].parent is not None for n in named):
        return other
    for n in named:
        table.rows[n].statistic = True
    return footing


def _missed(table: Table, vocabulary: Vocabulary, footing: Footing) -> list[int]:
    """Rows worded as totals that are the sum of nothing; -1 before them."""
    return [
        -1,
        *(
            n
            for n, (row, found) in enumerate(zip(table.rows, footing.rows, strict=True))
            if row.label and row.valued and found.kind == "LINE" and vocabulary.statement_total(row.label)
        ),
    ]


def _broken(footing: Footing) -> Collection[int]:
    return [n for n, row in enumerate(footing.rows) if row.broken is not None]


def _lowers(table: Table, n: int, accounts: Accounts, asset_type: str) -> bool:
    row = table.rows[n]
    if not row.valued or row.statistic or not row.label:
        return False
    category = accounts.category(row.label, section="INCOME", asset_type=asset_type).category
    found = accounts.chart.get(category) if category else None
    return found is not None and found.kind == "LOSS" and found.sign == "-"


def _negative(table: Table, n: int) -> bool:
    pairs = zip(table.rows[n].values, table.columns, strict=True)
    values = [value for value, column in pairs if value and column.is_money]
    return 2 * sum(value < 0 for value in values) > len(values)
