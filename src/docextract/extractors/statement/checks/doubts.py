"""Totals that may lack a line: what ties beside lines that go into no sum, or with a total that misses its own lines,
is in doubt, and so is all that it goes into."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ....models.statement import StatementRow
from ....proofs.footing import Broken
from ...lines import has_letters
from ..lines.keydoubts import MADE
from ..lines.keytotals import FIELDS
from .evidence import Evidence
from .loose import lines_in_no_sum

BESIDE = "{} stands among its rows and goes into no sum: it may lack it"
MISSED = "{} goes into it and misses its own lines: it may be wrong with it"
PART = "{} misses its lines, of which this is one: it may be wrong"
ADDED = "{} is added up in it: {}"
UNNAMED = "no line of its page is named: whose amount it is, the page does not say"
FEWEST = 4
"""Lines with amounts on a page that names none of them."""
LACKING = "it misses its lines by exactly {}: it may lack it"


def find_doubts(evidence: Evidence) -> None:
    """Take the proof from totals that may lack a line, and say why; so of the key totals that they are."""
    doubted: dict[int, str] = {}
    strays: dict[int, str] = {}
    for line, total in lines_in_no_sum(evidence):
        columns = [c for c, value in enumerate(line.values) if value]
        why = strays[line.row_index] = BESIDE.format(_name(line))
        lacking = {total.row_index, *_closed(evidence, line)}
        over = (above for one in lacking for above in _above(evidence, one))
        for n in (*lacking, *over, *_results(evidence, line, total)):
            _doubt(evidence, n, columns, why, doubted)
    for row, found in zip(evidence.rows, evidence.footing.rows, strict=True):
        if found.broken is not None:
            _misses(evidence, row, found.broken, doubted)
    for n in _unnamed(evidence):
        _doubt(evidence, n, range(len(evidence.columns)), UNNAMED, doubted)
    for name in FIELDS.values():
        key = getattr(evidence.totals, name)
        if key is not None and key.row_index in doubted and key.status == "PRINTED":
            key.status, key.reason = "DOUBTFUL", doubted[key.row_index]
    _computed(evidence, strays | doubted)


def _results(evidence: Evidence, line: StatementRow, total: StatementRow) -> list[int]:
    """Key totals between a line in no sum and the total over it which add up from no lines: they may be of it."""
    keys = evidence.keys.rows.values()
    between = range(line.row_index + 1, total.row_index)
    return [n for n in keys if n in between and not evidence.rows[n].foots_from]


def _closed(evidence: Evidence, line: StatementRow) -> list[int]:
    """The total above its lines of which the last stands right above a line in no sum."""
    last = line.row_index - 1
    over = evidence.footing.rows[last].parent if last >= 0 else None
    return [over] if over is not None and over < last else []


def _unnamed(evidence: Evidence) -> list[int]:
    """The rows of pages on which amounts stand beside no words."""
    pages: dict[int, list[int]] = {}
    named: set[int] = set()
    for n, row in enumerate(evidence.table.rows):
        page = row.raw.line.grid.page
        if page is None or not any(value is not None for value in evidence.rows[n].values):
            continue
        pages.setdefault(page, []).append(n)
        if has_letters(row.raw.label):
            named.add(page)
    return [n for page, rows in pages.items() if page not in named and len(rows) >= FEWEST for n in rows]


def _computed(evidence: Evidence, doubted: Mapping[int, str]) -> None:
    """Key totals that are added up from rows in doubt or in no sum, and what is made of these."""
    totals = evidence.totals
    income, expenses, result = (
        totals.effective_gross_income,
        totals.total_operating_expenses,
        totals.net_operating_income,
    )
    for key, section in ((income, "INCOME"), (expenses, "EXPENSE")):
        if key is None or key.status != "COMPUTED":
            continue
        rows = [row.row_index for row in evidence.lines(section)]
        if key is expenses and evidence.keys.expenses:
            rows = evidence.keys.expenses
        odd = next((n for n in rows if n in doubted), None)
        if odd is not None:
            key.status, key.reason = "DOUBTFUL", ADDED.format(_name(evidence.rows[odd]), doubted[odd])
    made = [key for key in (income, expenses) if key is not None and key.status == "DOUBTFUL"]
    if result is not None and result.status == "COMPUTED" and made:
        result.status, result.reason = "DOUBTFUL", MADE


def _misses(evidence: Evidence, row: StatementRow, broken: Broken, doubted: dict[int, str]) -> None:
    """A total that misses its lines, where no sum along a row says which of them is wrong."""
    lacking = next((evidence.rows[a.row] for a in broken.addends if _explains(evidence, broken, a.row, a.sign)), None)
    for addend in broken.addends:
        if any(evidence.rows[addend.row].proof[c] != "PROVED" for c in _missed(broken)):
            doubted.setdefault(addend.row, PART.format(_name(row)))
    if broken.cause == "ownBalance" and lacking is None:
        return
    named = {
        crossing.column: crossing.row for crossing in evidence.footing.crossings if crossing.total == row.row_index
    }
    columns = [c for c in _missed(broken) if c not in named]
    own = LACKING.format(_name(lacking)) if lacking is not None else "it misses its own lines"
    _doubt(evidence, row.row_index, columns, own, doubted)
    columns += [c for c, wrong in named.items() if wrong == row.row_index]
    for n in _above(evidence, row.row_index):
        _doubt(evidence, n, columns, MISSED.format(_name(row)), doubted)


def _missed(broken: Broken) -> Iterator[int]:
    """The columns in which a total misses its lines."""
    return (c for c, residual in enumerate(broken.residuals) if residual and abs(residual) > _room(broken, c))


def _room(broken: Broken, column: int) -> int:
    return broken.tolerances[column] if column < len(broken.tolerances) else 0


def _explains(evidence: Evidence, broken: Broken, row: int, sign: int) -> bool:
    """Whether a total misses its lines by one of them, in every column in which it does."""
    missed = list(_missed(broken))
    amounts = {c: sign * int((evidence.rows[row].values[c] or 0) * 100) for c in missed}
    return bool(missed) and all(abs((broken.residuals[c] or 0) + amounts[c]) <= _room(broken, c) for c in missed)


def _above(evidence: Evidence, row: int) -> list[int]:
    """The totals that a row goes into, at any height."""
    found: list[int] = []
    above = evidence.footing.rows[row].parent
    while above is not None and above not in found:
        found.append(above)
        above = evidence.footing.rows[above].parent
    return found


def _doubt(evidence: Evidence, n: int, columns: Iterable[int], why: str, doubted: dict[int, str]) -> None:
    """Take the proof from the amounts of a row in some columns."""
    row = evidence.rows[n]
    states = list(row.proof)
    for c in columns:
        column = evidence.columns[c]
        if column.is_money and states[c] == "PROVED":
            states[c] = "DOUBTFUL"
            row.doubtful[column.column_id] = why
            doubted.setdefault(n, why)
    row.proof = tuple(states)


def _name(row: StatementRow) -> str:
    return row.label or f"row {row.row_index}"
