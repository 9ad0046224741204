"""Rows that the sums pass over: lines in no total, totals of nothing, lines printed twice, signs against the print."""

from __future__ import annotations

from collections.abc import Iterator

from ....models.findings import CheckResult
from ....models.statement import SUMS, StatementRow
from ....proofs.footing import ExplanationType, name_words
from ....vocabulary import Vocabulary
from ..anatomy.rawrow import says_less
from .evidence import Evidence
from .results import result

SHOWN = 6
"""How many rows a message names."""
SIGNED = (ExplanationType.GENERAL_SIGNS, ExplanationType.SIGNED_BY_HINT, ExplanationType.SAME_AS_ABOVE)


def lines_in_no_sum(evidence: Evidence) -> Iterator[tuple[StatementRow, StatementRow]]:
    """Lines with amounts that stand among the rows of a sum and go into none, each with the nearest such sum."""
    spans: list[tuple[int, StatementRow]] | None = None
    for row, found in zip(evidence.rows, evidence.footing.rows, strict=True):
        n = row.row_index
        if (
            row.row_type == "LINE"
            and found.parent is None
            and found.broken is None
            and not found.ambiguous
            and any(evidence.money(row.values))
        ):
            if spans is None:
                spans = [(_over(evidence, total), total) for total in evidence.rows if total.foots_from]
            over = [(last.row_index - first, last) for first, last in spans if first < n < last.row_index]
            if over and not _in_a_broken_block(evidence, row):
                yield row, min(over, key=lambda span: span[0])[1]


def left_out(evidence: Evidence) -> list[CheckResult]:
    """Lines with amounts that stand among the rows of a sum and go into none: a sum may have missed them, or miss a
    row beside them."""
    rows = [row for row, _ in lines_in_no_sum(evidence)]
    if not rows:
        return []
    return [
        result(
            "O02",
            "WARN",
            f"{len(rows)} lines stand among the rows of a sum and go into none: {_listed(rows)}",
            about="lines in no sum",
            rows=[row.row_index for row in rows],
        )
    ]


def _listed(rows: list[StatementRow]) -> str:
    told = ", ".join(row.label or f"row {row.row_index}" for row in rows[:SHOWN])
    return told + (f" and {len(rows) - SHOWN} more" if len(rows) > SHOWN else "")


def _first(evidence: Evidence, n: int) -> int:
    """The first row that a row comes down to."""
    seen = {n}
    low, stack = n, [n]
    while stack:
        for addend in evidence.rows[stack.pop()].foots_from:
            if addend.row_index not in seen:
                seen.add(addend.row_index)
                low = min(low, addend.row_index)
                stack.append(addend.row_index)
    return low


def _over(evidence: Evidence, total: StatementRow) -> int:
    """The heading over the first row of a sum, or the total before it, where nothing but lines in no total stand
    between; -1 for the top of the statement."""
    above = _first(evidence, total.row_index) - 1
    while above >= 0 and evidence.rows[above].row_type == "LINE" and evidence.footing.rows[above].parent is None:
        above -= 1
    return above


def empty_totals(evidence: Evidence, vocabulary: Vocabulary) -> list[CheckResult]:
    """Lines worded as totals, or named after their headings as the totals of this document are, with no line under
    their heading: lines may have been lost."""
    forms = {form for form in _forms_of_totals(evidence) if not form or vocabulary.statement_total(" ".join(form))}
    found = []
    for n, row in enumerate(evidence.rows):
        if row.row_type != "LINE" or not row.label or not any(evidence.money(row.values)):
            continue
        heading = _heading_of_none(evidence, n)
        if heading is None or evidence.footing.rows[n].broken is not None:
            continue
        form = _form(evidence.rows[heading], row)
        closed = n + 1 >= len(evidence.rows) or evidence.rows[n + 1].row_type != "LINE"
        if (form in forms and (form or closed)) or (closed and vocabulary.statement_total(row.label)):
            found.append(row)
    if not found:
        return []
    return [
        result(
            "O02",
            "WARN",
            f"{len(found)} totals stand directly under their headings, without a line: {_listed(found)}",
            about="totals of no lines",
            rows=[row.row_index for row in found],
        )
    ]


def _forms_of_totals(evidence: Evidence) -> set[tuple[str, ...]]:
    """The words that totals of the document have besides the name of the heading over their lines."""
    forms = set()
    for row in evidence.rows:
        above = _first(evidence, row.row_index) - 1 if row.foots_from else -1
        if above >= 0 and evidence.rows[above].row_type == "HEADING":
            form = _form(evidence.rows[above], row)
            if form is not None:
                forms.add(form)
    return forms


def _form(heading: StatementRow, total: StatementRow) -> tuple[str, ...] | None:
    """The words of a total before the name of a heading, null if it does not end in that name."""
    name, whole = name_words(heading.label), name_words(total.label)
    return whole[: len(whole) - len(name)] if name and whole[-len(name) :] == name else None


def _heading_of_none(evidence: Evidence, n: int) -> int | None:
    """The heading directly above a row, or with nothing but zeros between."""
    above = n - 1
    while above >= 0 and evidence.rows[above].row_type == "LINE" and not any(evidence.rows[above].values):
        above -= 1
    return above if above >= 0 and evidence.rows[above].row_type == "HEADING" else None


def _in_a_broken_block(evidence: Evidence, row: StatementRow) -> bool:
    broken = (found.broken for found in evidence.footing.rows)
    return any(b is not None and any(a.row == row.row_index for a in b.addends) for b in broken)


def doubled(evidence: Evidence) -> Iterator[tuple[int, int]]:
    """Pairs of equal rows of which one seems to be the total of the other, although nothing tells them apart."""
    for row in evidence.rows:
        filled = [a.row_index for a in row.foots_from if any(evidence.rows[a.row_index].values)]
        if len(filled) != 1:
            continue
        other = evidence.rows[filled[0]]
        one, two = (evidence.table.rows[n].raw for n in (row.row_index, other.row_index))
        alike = row.label == other.label and row.account_code == other.account_code and row.values == other.values
        if alike and one.bold == two.bold and abs(one.indent - two.indent) < 0.5:
            yield min(row.row_index, other.row_index), max(row.row_index, other.row_index)


def turned(evidence: Evidence) -> list[int]:
    """Rows printed negative that a block of general signs takes off, so that they count as positive."""
    found = []
    for total in evidence.rows:
        explanation = evidence.footing.rows[total.row_index].explanation
        if explanation is None or explanation.type not in SIGNED:
            continue
        for addend in total.foots_from:
            values = [v for v in evidence.money(evidence.rows[addend.row_index].values) if v]
            if addend.sign < 0 and 2 * sum(v < 0 for v in values) > len(values):
                found.append(addend.row_index)
    return found


def upside_down(evidence: Evidence) -> list[int]:
    """Sums printed with the other sign than their parts give: less the first total, all others added, or less every
    line."""
    found = []
    for row in evidence.rows:
        parts = [a for a in row.foots_from if any(evidence.money(evidence.rows[a.row_index].values))]
        if not parts or parts[0].sign > 0:
            continue
        signs = {a.sign for a in parts[1:]}
        first = evidence.rows[parts[0].row_index].row_type
        if (signs == {1} and first in SUMS) or (signs <= {-1} and first == "LINE"):
            found.append(row.row_index)
    return found


def taken_off(evidence: Evidence) -> list[int]:
    """Rows printed positive that a sum takes off for what they are called, though nothing says that it does."""
    found = []
    for total in evidence.rows:
        explanation = evidence.footing.rows[total.row_index].explanation
        if explanation is not None and explanation.type == ExplanationType.SIGNED_BY_HINT:
            rows = [a.row_index for a in total.foots_from if a.sign < 0]
            found += [n for n in rows if any(evidence.rows[n].values) and not says_less(evidence.table.rows[n].raw)]
    return found
