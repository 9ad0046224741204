"""What is said beside the rows: meta, totals, warnings, the ledger, proof counts."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Sequence

from ...layouts import Recognition
from ...models.findings import Completeness, FieldProof, Meta, Note, Proof, StatedTotal, Totals
from ...models.request import TaggingData
from ...models.statement import SUMS, Column, StatementRow
from ...values.currency import find_currency
from ...values.scale import find_scale
from ..lines import Line
from .amounts.table import Table
from .anatomy.titles import Head, span_of

_ROLES = {
    "HEADING": "SECTION", "LINE": "DATA", "SUBTOTAL": "SUBTOTAL", "TOTAL": "TOTAL", "STATISTIC": "SUMMARY",
    "NOTE": "NOTE",
}  # fmt: skip


def read_meta(head: Head, table: Table, lines: Sequence[Line], recognition: Recognition, *, balance: bool) -> Meta:
    """What the document says of itself."""
    titles = head.titles
    span = printed_span(head, table.columns)
    texts = [head.text, *(column.label for column in table.columns)]
    texts += [str(v) for row in table.rows[:40] for v in row.raw.cells.values() if type(v) is str]
    texts += [line.joined() for line in lines[-3:] if line.filled and not line.has_numbers()]
    as_of = titles.as_of
    if balance and as_of is None:
        as_of = max((c.period_to for c in table.columns if c.period_to and c.kind == "ACTUAL"), default=None)
    return Meta(
        template=recognition.layout.name if recognition.layout is not None else "generic",
        template_score=recognition.nearest.score if recognition.layout and recognition.nearest else None,
        property_name=titles.property_name,
        property_code=titles.property_code,
        printed_on=head.printed_on,
        as_on_date=as_of,
        period_from=None if balance else span[0],
        period_to=None if balance else span[1],
        basis=titles.basis,  # type: ignore[arg-type]
        currency=find_currency(texts),
    )


def printed_span(head: Head, columns: Sequence[Column]) -> tuple[dt.date | None, dt.date | None]:
    """The period that the title block prints, else the one that the columns span."""
    if head.period is not None:
        return head.period.start, head.period.end
    spans = [(c.period_from, c.period_to) for c in columns if c.period_from and c.period_to and c.kind != "PRIOR"]
    return span_of(spans) or (None, None)


def period_notes(head: Head, columns: Sequence[Column], tagging: TaggingData) -> list[Note]:
    """Warnings about periods: asked against printed, title against columns, months without a year."""
    notes: list[Note] = []
    start, end = printed_span(head, columns)
    asked = (tagging.period_from, tagging.period_to)
    if (asked[0] and start and asked[0] != start) or (asked[1] and end and asked[1] != end):
        notes.append(
            Note(
                type="periodMismatch",
                message=f"the period asked for is {asked[0] or '?'} to {asked[1] or '?'}; "
                f"the document prints {start or '?'} to {end or '?'}",
            )
        )
    months = [(c.period_from, c.period_to) for c in columns if c.scope == "MONTH" and c.period_from and c.period_to]
    across = span_of(months)
    told = head.period if head.period is not None and head.period.start is not None and len(months) > 1 else None
    if told is not None and across is not None and tuple(told) != across:
        message = f"the title says {told.start} to {told.end}; the months are {across[0]} to {across[1]}"
        notes.append(Note(type="periodAmbiguous", message=message))
    undated = [c.label for c in columns if c.scope in ("MONTH", "POINT") and c.period_to is None and c.is_money]
    if undated:
        notes.append(
            Note(type="periodIncomplete", message=f"columns without a complete date: {', '.join(undated[:12])}")
        )
    return notes


def scale_notes(head: Head, columns: Sequence[Column]) -> list[Note]:
    """The warning that the title block or a header says the amounts are in thousands: they stay as printed."""
    unit = find_scale([head.text, *(column.label for column in columns)])
    if unit is None:
        return []
    message = f"the document says that its amounts are in units of {unit:,}; they are as printed, and not multiplied"
    return [Note(type="scaledAmount", message=message)]


def roles_of(table: Table, rows: Sequence[StatementRow]) -> dict[int, str]:
    """The role of every line of a table, by the line's index."""
    roles = dict(table.roles)
    for row, made in zip(table.rows, rows, strict=True):
        for n, line in enumerate(row.raw.lines):
            roles[line.index] = _ROLES[made.row_type] if n == 0 else roles.get(line.index, "CONTINUATION")
    return roles


def read_totals(rows: Sequence[StatementRow], columns: Sequence[Column]) -> Totals:
    """The printed total lines, by column id."""
    stated = []
    for row in rows:
        if row.row_type in SUMS:
            values = {c.column_id: v for c, v in zip(columns, row.values, strict=True) if v is not None}
            places = {c.column_id: p for c, p in zip(columns, row.sources, strict=True) if p is not None}
            stated.append(
                StatedTotal.model_construct(label=row.label, scope=row.section, values=values, sources=places)
            )
    return Totals(stated=stated)


def count_proofs(rows: Sequence[StatementRow], columns: Sequence[Column]) -> Proof:
    """How many numbers the document's arithmetic confirms, in all and by column."""
    by_field: dict[str, FieldProof] = {}
    for n, column in enumerate(columns):
        told = Counter(row.proof[n] for row in rows if row.values[n] is not None)
        by_field[column.column_id] = FieldProof(
            numbers=told.total(),
            proved=told["PROVED"],
            contradicted=told["CONTRADICTED"],
            doubtful=told["DOUBTFUL"],
            unproved=told.total() - told["PROVED"] - told["CONTRADICTED"] - told["DOUBTFUL"],
        )
    fields = list(by_field.values())
    return Proof(
        numbers=sum(f.numbers for f in fields),
        proved=sum(f.proved for f in fields),
        contradicted=sum(f.contradicted for f in fields),
        doubtful=sum(f.doubtful for f in fields),
        unproved=sum(f.unproved for f in fields),
        by_field={name: f for name, f in by_field.items() if f.numbers},
        completeness=Completeness(),
    )
