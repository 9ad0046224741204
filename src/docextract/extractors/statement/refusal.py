"""Why a document is no statement of the kind asked for: what was looked for, and what stands there instead."""

from __future__ import annotations

from collections.abc import Sequence

from ...accounts import Accounts
from ...context import ExtractionContext
from ...errors import ExtractionFailedError
from ...vocabulary import Vocabulary
from ..lines import Line, read_lines
from .amounts.table import Table
from .anatomy.chain import steps
from .headers.layout import find_layout
from .lines.tree import foot_table, nodes_of
from .prints.segments import Segment, family_of

LOOKED_FOR = {
    "OPERATING": "labelled lines of money with income and expenses, or a net operating income or net income",
    "CASH_FLOW": "sections of operating, investing and financing, a net change in cash, or the cash before and after",
    "BALANCE": "assets, and liabilities or equity",
}
MONTHS = 10
"""Month columns that tell a statement without any total, where half of its labels are those of accounts."""
LINES = 8
"""Lines with amounts, at least, of a statement that only its title and its accounts tell."""
FEWEST_TITLED = 5
"""The same of one whose title names the kind, and whose labels are partly those of accounts."""
FEWEST_KNOWN = 4
"""One in so many of its labels at least is that of an account."""
_OPERATING = frozenset({"netOperatingIncome", "effectiveGrossIncome", "totalOperatingExpenses"})
_WORDS = {
    "OPERATING": "an operating statement",
    "CASH_FLOW": "a cash flow statement",
    "BALANCE": "a balance sheet",
    "RENT_ROLL": "a rent roll",
    "TRIAL_BALANCE": "a trial balance",
    "AGED_RECEIVABLES": "a list of receivables by age",
}


def shows(family: str, table: Table, vocabulary: Vocabulary, accounts: Accounts, *, titled: bool = False) -> bool:
    """Whether a table has the signature of a family of statements: its totals, its sections, or months of accounts.

    A title that names the family (``titled``) is one of the two signs of a cash flow statement, makes lines of which
    a quarter are accounts an operating statement, and a table that prints its total twice a balance sheet.
    """
    labels = [row.label for row in table.rows if row.label]
    valued = [row.label for row in table.rows if row.label and row.valued and not row.statistic]
    keys = {vocabulary.key_total(label) for label in valued}
    parts = {vocabulary.statement_part(label) for label in labels}
    operating = _OPERATING & keys
    owned = "ASSET" in parts or "totalAssets" in keys
    balance = bool({"totalAssets", "totalLiabilities"} & keys) or {"ASSET", "LIABILITY"} <= parts
    balance = balance or (owned and "totalEquity" in keys and not operating)
    if family == "BALANCE":
        return (balance and owned) or (titled and len(valued) >= LINES and _balances(table))
    if family == "CASH_FLOW":
        return vocabulary.speaks_of_cash(labels, 1 if titled else 2)
    if balance and not operating:
        return False
    if operating or "netIncome" in keys or {"INCOME", "EXPENSE"} <= parts:
        return True
    known = sum(accounts.category(label).category is not None for label in valued)
    if titled and len(valued) >= FEWEST_TITLED and known * FEWEST_KNOWN >= len(valued):
        return True
    months = sum(column.scope == "MONTH" for column in table.columns) >= MONTHS
    if months and known * 2 >= len(valued) > 0:
        return True
    sections = ("INCOME", "EXPENSE")
    named = [any(accounts.category(label, section=part).category for part in sections) for label in valued]
    enough = len(valued) >= FEWEST_TITLED and FEWEST_KNOWN * sum(named) >= len(valued)
    return _leaves_a_result(table, vocabulary, again=not (months or enough))


def _leaves_a_result(table: Table, vocabulary: Vocabulary, *, again: bool) -> bool:
    """Whether the sums say what no word does: a total of lines, less another one, is what is left, and, where that is
    to happen ``again``, other rows leave less of it."""
    nodes = nodes_of(table, foot_table(table, vocabulary))
    chain = list(steps(nodes))
    starts = {step.start for step in chain}
    return any(
        len(nodes[step.start].parts) > 1
        and all(len(nodes[row].parts) > 1 for row in step.off)
        and (not again or step.result in starts)
        for step in chain
    )


def _balances(table: Table) -> bool:
    """Whether a row of amounts stands in the table twice, and nothing larger below the first: a balance's two sides."""
    money = [n for n, column in enumerate(table.columns) if column.is_money]
    rows = [row.values for row in table.rows if row.valued and not row.statistic]
    vectors = [tuple(values[n] or 0 for n in money) for values in rows]
    doubled = {vectors.index(vector) for vector in vectors if all(vector) and vectors.count(vector) == 2}
    return any(all(max(v) <= max(vectors[first]) for v in vectors[first:]) for first in doubled)


def no_statement(
    context: ExtractionContext, segments: Sequence[Segment], lines: Sequence[Line], vocabulary: Vocabulary
) -> ExtractionFailedError:
    """The refusal of a document without the statement asked for."""
    asked = family_of(context.tagging.document_type)
    looked = LOOKED_FOR.get(asked, "labelled lines of money")
    families = [s.family for s in segments if s.family is not None and s.family != asked]
    if not any(line.filled for line in lines):
        found = "no text or cells at all"
    elif families:
        found = " and ".join(dict.fromkeys(_WORDS.get(f, f) for f in families))
    elif not any(line.has_numbers() for line in lines):
        found = "labels and headers without any amount"
    else:
        found = "none"
    place = next((line.row_place() for line in lines if line.filled), None)
    return ExtractionFailedError(f"looked for {looked}; found {found}" + _elsewhere(context, vocabulary), place=place)


def _elsewhere(context: ExtractionContext, vocabulary: Vocabulary) -> str:
    """Names other sheets that a statement may stand on."""
    names = []
    for grid in context.other_sheets():
        lines = read_lines([grid])[:300]
        texts = [line.joined() for line in lines if line.filled and len(line.filled) < 16]
        keys = {vocabulary.key_total(line.first_text()) for line in lines if line.has_numbers() and line.first_text()}
        if texts and {"netOperatingIncome", "totalOperatingExpenses"} & keys and find_layout(lines, vocabulary):
            names.append(repr(grid.sheet))
    return f"; a statement seems to stand on sheet {', '.join(names)}" if names else ""
