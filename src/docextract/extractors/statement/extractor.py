"""Statements of every kind: from grids to a data set, the way written out once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace

from ...accounts import Accounts
from ...context import DataSet, ExtractionContext
from ...models.findings import Ledger, Note
from ...vocabulary import Vocabulary
from ..known import accounts_in_force, words_in_force
from ..ledger import make_ledger
from ..lines import Line, read_lines
from ..rails import without_rail
from .amounts.table import Table, read_table
from .anatomy.titles import Head, read_head
from .checks.pagechecks import pages_of_statements
from .headers.layout import find_layout
from .headers.othertables import without_others
from .lines.equations import statement_equations
from .one import One, as_data_set, as_other, ask_for, read_one
from .prints.facing import joined_across
from .prints.halves import unfold
from .prints.margins import with_amounts_apart, without_margins
from .prints.pagecolumns import with_columns_of_first
from .prints.segments import Segment, choose, family_of, split_statements
from .prints.turned import sources, turned
from .refusal import no_statement, shows


def extract(context: ExtractionContext) -> DataSet:
    """Read a statement, and the others of its kind that stand beside it, each by itself.

    Raises:
        ExtractionFailedError: nothing of that kind of statement is in the document; says what stands there instead.
    """
    vocabulary = words_in_force(context)
    accounts = accounts_in_force(context)
    read = with_columns_of_first(without_rail(read_lines(context.grids)))
    lines = unfold(joined_across(with_amounts_apart(read)), vocabulary)
    segments = split_statements(lines, vocabulary)
    found = list(_find(segments, context, vocabulary, accounts))
    as_read = lines
    if not found and (across := turned([replace(line) for line in lines], vocabulary)) is not None:
        found = list(_find(split_statements(across, vocabulary), context, vocabulary, accounts))
        lines = across if found else lines
    if not found:
        raise no_statement(context, segments, lines, vocabulary)
    first, *others = [read_one(segment, head, table, context, vocabulary, accounts) for segment, head, table in found]
    roles = {index: role for one in (first, *others) for index, role in one.roles.items()}
    inside = {line.index for one in (first, *others) for line in one.segment.lines}
    ledger = _ledger(as_read, lines, roles, inside)
    data = as_data_set(first, context, vocabulary, accounts, ledger)
    pages = pages_of_statements(first.evidence(context), lines, context.document, inside)
    data.checks = sorted([*data.checks, pages], key=lambda check: check.check_id)
    if others:
        data.more["others"] = [as_other(one, context, vocabulary, accounts) for one in others]
        data.warnings += _other_notes(others)
        data.equations = lambda: [
            equation
            for one in (first, *others)
            for equation in statement_equations(one.table, one.footing, one.rows, one.keys)
        ]
    return data


def _find(
    segments: Sequence[Segment], context: ExtractionContext, vocabulary: Vocabulary, accounts: Accounts
) -> Iterator[tuple[Segment, Head, Table]]:
    """The first segment that shows what was asked for, with its table; then the others of the same kind."""
    document_type = context.tagging.document_type
    family = family_of(document_type)
    found = False
    for segment in choose(segments, document_type):
        if found and segment.family not in (family, None):
            continue
        segment = replace(segment, lines=[*without_margins(segment.lines)])
        layout = find_layout(segment.lines, vocabulary)
        if layout is None:
            continue
        alone = without_others(segment, layout, vocabulary)
        if alone is not segment:
            segment, layout = alone, find_layout(alone.lines, vocabulary)
        if layout is None:
            continue
        head = read_head(segment.lines, layout.header[0] if layout.header else None, vocabulary)
        table = read_table(segment.lines, layout, vocabulary, ask_for(document_type, head, family))
        titled = segment.family == family
        if table.columns and shows(family, table, vocabulary, accounts, titled=titled):
            found = True
            yield segment, head, table


def _ledger(as_read: Sequence[Line], lines: Sequence[Line], roles: Mapping[int, str], inside: Set[int]) -> Ledger:
    """The ledger of the rows as they stand in the document, also where ``lines`` are columns of it."""
    if lines is as_read:
        return make_ledger(lines, roles, {line.index for line in lines} - inside)
    told = {
        source: own or roles[line.index]
        for line in lines
        if line.index in roles
        for source, own in sources(line).items()
    }
    within = {source for line in lines if line.index in inside for source in sources(line)}
    rows = {line.index: (id(line.grid), line.row) for line in as_read}
    outside = {index for index, source in rows.items() if source not in within}
    return make_ledger(as_read, {n: told[source] for n, source in rows.items() if source in told}, outside)


def _other_notes(others: Sequence[One]) -> list[Note]:
    """That there are others, what they are, and which of their checks fail."""
    named = []
    for one in others:
        name = one.head.titles.property_name or one.segment.name or one.segment.title or "without a title"
        start, end = one.span
        named.append(f"{name} ({start or '?'} to {end})" if end is not None else name)
    message = f"the first of {len(others) + 1} statements is in rows, the others in others: {'; '.join(named)}"
    return [Note(type="severalStatements", message=message, place=others[0].place)]
