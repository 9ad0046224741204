"""Statements of every kind: from grids to a data set, the way written out once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ...accounts import Accounts, load_accounts
from ...context import DataSet, ExtractionContext
from ...models.findings import Note
from ...vocabulary import Vocabulary, load_vocabulary
from ..lines import read_lines
from .answer import count_proofs, period_notes, read_ledger, read_meta, read_totals
from .checks import statement_checks
from .columns import Ask
from .figures import summarise
from .halves import unfold
from .keys import find_keys
from .keytotals import key_totals
from .layout import find_layout
from .refusal import no_statement, shows
from .rows import build_rows
from .sections import sections
from .segments import Segment, choose, family_of, split_statements
from .table import Table, read_table
from .titles import Head, read_head
from .tree import find_tree, nodes_of


def extract(context: ExtractionContext) -> DataSet:
    """Read a statement.

    Raises:
        ExtractionFailedError: nothing of that kind of statement is in the document; says what stands there instead.
    """
    vocabulary = _vocabulary(context)
    accounts = _accounts(context)
    tagging = context.tagging
    family = family_of(tagging.document_type)
    lines = unfold(read_lines(context.grids), vocabulary)
    segments = split_statements(lines, vocabulary)
    found = _first(segments, tagging.document_type, vocabulary, accounts)
    if found is None:
        raise no_statement(context, segments, lines, vocabulary)
    segment, head, table, others = found
    balance = family == "BALANCE"
    footing = find_tree(table, vocabulary)
    nodes = nodes_of(table, footing)
    keys = find_keys(nodes, vocabulary, balance=balance)
    parts = sections(nodes, keys, vocabulary, balance=balance)
    rows = build_rows(table, footing, nodes, keys, parts, accounts, tagging.asset_type)
    totals = key_totals(rows, table.columns, keys)
    inside = {line.index for line in segment.lines}
    ledger = read_ledger(lines, table, rows, {line.index for line in lines} - inside)
    notes = period_notes(head, table.columns, tagging) + _other_notes(others) + _hidden_notes(table)
    return DataSet(
        rows=rows,
        summary=partial(summarise, rows, table.columns, totals, accounts),
        meta=read_meta(head, table, segment.lines, balance=balance),
        totals=read_totals(rows, table.columns),
        checks=statement_checks(table, footing, rows, totals, keys, head, context, ledger),
        warnings=notes,
        unmapped_columns=table.unmapped,
        ledger=ledger,
        proof=count_proofs(rows, table.columns),
        more={"columns": table.columns, "key_totals": totals},
    )


def _vocabulary(context: ExtractionContext) -> Vocabulary:
    """The words in force: the built-in ones, those of plugins, and those of the folders that the caller gave."""
    registered = (declared.folder for declared in context.registry.vocabularies.values())
    folders = [folder for folder in registered if folder != "docextract.vocabulary"]
    return load_vocabulary(folders, context.options.folders)


def _accounts(context: ExtractionContext) -> Accounts:
    """The chart and its words, with the mappings of plugins and of the folders that the caller gave."""
    folders = [mapping.folder for mapping in context.registry.account_mappings.values()]
    return load_accounts(folders, context.options.folders)


def _first(
    segments: Sequence[Segment], document_type: str, vocabulary: Vocabulary, accounts: Accounts
) -> tuple[Segment, Head, Table, list[Segment]] | None:
    """The first segment that shows what was asked for, read; and the others of the same kind."""
    family = family_of(document_type)
    likely = choose(segments, document_type)
    for n, segment in enumerate(likely):
        layout = find_layout(segment.lines, vocabulary)
        if layout is None:
            continue
        head = read_head(segment.lines, layout.header[0] if layout.header else None, vocabulary)
        table = read_table(segment.lines, layout, vocabulary, _ask(document_type, head, family))
        if table.columns and shows(family, table, vocabulary, accounts):
            return segment, head, table, [s for s in likely[n + 1 :] if s.family == family]
    return None


def _ask(document_type: str, head: Head, family: str) -> Ask:
    default = "BUDGET" if document_type == "BUDGET" else "FORECAST" if document_type == "PRO_FORMA" else "ACTUAL"
    period = (head.period.start, head.period.end) if head.period is not None else None
    return Ask(default, family == "BALANCE", period, head.titles.as_of)


def _other_notes(others: Sequence[Segment]) -> list[Note]:
    if not others:
        return []
    named = ", ".join(repr(s.title) for s in others if s.title)
    place = others[0].lines[0].row_place() if others[0].lines and others[0].lines[0].filled else None
    return [
        Note(
            type="severalStatements",
            message=f"the first of several statements is read; also here: {named}",
            place=place,
        )
    ]


def _hidden_notes(table: Table) -> list[Note]:
    """Columns that the sheet hides are read as data, and named."""
    hidden = []
    for use, column in zip(table.uses, table.columns, strict=True):
        for row in table.rows[:1]:
            sheet = getattr(row.raw.line.grid, "of", None)
            left = getattr(row.raw.line.grid, "left", 0)
            if sheet is not None and use.column + left in sheet.hidden_columns:
                hidden.append(column.label or column.column_id)
    return [Note(type="hiddenColumns", message=f"hidden columns are read: {', '.join(hidden)}")] if hidden else []
