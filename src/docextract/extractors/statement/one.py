"""One statement of a document: from its lines to what is answered of it."""

from __future__ import annotations

import datetime as dt
from functools import partial

from ...accounts import Accounts
from ...context import DataSet, ExtractionContext
from ...layouts import Recognition
from ...models.findings import Ledger, Note
from ...models.place import Place
from ...models.statement import KeyTotals, OtherStatement, StatementRow
from ...proofs.contradicted import contradict
from ...proofs.footing import Footing
from ...records import record
from ...vocabulary import Vocabulary
from ..ledger import make_ledger
from .amounts.corrected import correct_table
from .amounts.percents import settle_percents
from .amounts.table import Table
from .anatomy.titles import Head
from .answer import count_proofs, period_notes, printed_span, read_meta, read_totals, roles_of, scale_notes
from .checks.checks import statement_checks
from .checks.doubts import find_doubts
from .checks.evidence import Evidence
from .checks.template import header_signature, recognise_statement
from .headers.columns import Ask
from .headers.othertables import below_notes
from .lines.brackets import settle_brackets
from .lines.contra import find_whole_tree
from .lines.equations import statement_equations
from .lines.figures import summarise
from .lines.keydoubts import KeyDoubts
from .lines.keys import Keys, find_keys
from .lines.keytotals import doubt_computed, key_totals, mark_contradicted
from .lines.rows import build_rows
from .lines.sections import sections
from .lines.tree import nodes_of
from .prints.segments import Segment, family_of


@record
class One:
    """A statement, read. ``roles`` are those of its lines, by their index."""

    segment: Segment
    head: Head
    table: Table
    footing: Footing
    keys: Keys
    rows: list[StatementRow]
    totals: KeyTotals
    roles: dict[int, str]
    recognition: Recognition

    @property
    def span(self) -> tuple[dt.date | None, dt.date | None]:
        """The printed period."""
        return printed_span(self.head, self.table.columns)

    def evidence(self, context: ExtractionContext) -> Evidence:
        """What its checks look at."""
        return Evidence(self.table, self.footing, self.rows, self.totals, self.keys, self.head, context.tagging)

    @property
    def place(self) -> Place | None:
        """Where it begins."""
        return next((line.row_place() for line in self.segment.lines if line.filled), None)


def ask_for(document_type: str, head: Head, family: str) -> Ask:
    """What the columns of a document type are read for."""
    default = "BUDGET" if document_type == "BUDGET" else "FORECAST" if document_type == "PRO_FORMA" else "ACTUAL"
    period = (head.period.start, head.period.end) if head.period is not None else None
    return Ask(default, family == "BALANCE", period, head.titles.as_of)


def read_one(
    segment: Segment, head: Head, table: Table, context: ExtractionContext, vocabulary: Vocabulary, accounts: Accounts
) -> One:
    """The tree, the key totals and the rows of a table."""
    balance = family_of(context.tagging.document_type) == "BALANCE"
    table.notes += [*settle_brackets(table, vocabulary), *settle_percents(table)]
    correct_table(table, context.corrections)
    footing = find_whole_tree(table, vocabulary, accounts, context.tagging.asset_type)
    nodes = nodes_of(table, footing)
    keys = find_keys(nodes, vocabulary, balance=balance)
    parts = sections(nodes, keys, vocabulary, balance=balance)
    recognition = recognise_statement(context, segment.lines, table, vocabulary)
    layout = recognition.layout.name if recognition.layout is not None else None
    rows = build_rows(table, footing, nodes, keys, parts, accounts, context.tagging.asset_type, layout)
    totals = key_totals(rows, table.columns, keys)
    KeyDoubts(rows, nodes, footing, keys, table.columns, vocabulary).mark(totals)
    return One(segment, head, table, footing, keys, rows, totals, roles_of(table, rows), recognition)


def as_data_set(
    one: One, context: ExtractionContext, vocabulary: Vocabulary, accounts: Accounts, ledger: Ledger
) -> DataSet:
    """What is answered of a statement; its ledger may be that of all lines of the document."""
    rows, table = one.rows, one.table
    balance = family_of(context.tagging.document_type) == "BALANCE"
    find_doubts(one.evidence(context))
    checks = [
        header_signature(one.recognition, table, switched_off=not context.options.layouts),
        *statement_checks(one.evidence(context), ledger, vocabulary),
    ]
    proof = count_proofs(rows, table.columns)
    contradict(rows, checks, proof, table.columns)
    doubt_computed(one.totals, checks)
    mark_contradicted(one.totals, rows)
    return DataSet(
        rows=rows,
        summary=partial(summarise, rows, table.columns, one.totals, accounts),
        meta=read_meta(one.head, table, one.segment.lines, one.recognition, balance=balance),
        totals=read_totals(rows, table.columns),
        checks=checks,
        warnings=period_notes(one.head, table.columns, context.tagging)
        + scale_notes(one.head, table.columns)
        + _hidden_notes(table)
        + below_notes(one.segment.below)
        + table.notes,
        unmapped_columns=table.unmapped,
        ledger=ledger,
        proof=proof,
        more={"columns": table.columns, "key_totals": one.totals},
        equations=partial(statement_equations, table, one.footing, rows, one.keys),
    )


def as_other(one: One, context: ExtractionContext, vocabulary: Vocabulary, accounts: Accounts) -> OtherStatement:
    """What is answered of a statement that is not the first; its ledger is that of its own lines."""
    ledger = make_ledger(one.segment.lines, one.roles, set())
    data = as_data_set(one, context, vocabulary, accounts, ledger)
    meta = data.meta
    return OtherStatement.model_construct(
        None,
        title=one.segment.title,
        property_name=meta.property_name or one.segment.name,
        property_code=meta.property_code,
        period_from=meta.period_from,
        period_to=meta.period_to,
        as_on_date=meta.as_on_date,
        basis=meta.basis,
        currency=meta.currency,
        place=one.place,
        columns=one.table.columns,
        rows=data.rows,
        key_totals=one.totals,
        summary=data.summary(),
        totals=data.totals,
        checks=data.checks,
        warnings=data.warnings,
        unmapped_columns=data.unmapped_columns,
        ledger=ledger,
        proof=data.proof,
    )


def _hidden_notes(table: Table) -> list[Note]:
    """Columns that the sheet hides are read as data, and named."""
    hidden = [column.label or column.column_id for n, column in enumerate(table.columns) if table.is_hidden(n)]
    return [Note(type="hiddenColumns", message=f"hidden columns are read: {', '.join(hidden)}")] if hidden else []
