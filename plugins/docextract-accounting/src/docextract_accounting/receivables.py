"""Aged receivables: from grids to rows, sums and proofs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from functools import partial

from docextract.plugin import DataSet, ExtractionContext, Note, Place, StatedTotal, Totals
from docextract.proofs.tolerance import CENT

from .common import (
    Read,
    count_proofs,
    date_notes,
    ledger_of,
    nearly,
    once,
    place_of,
    prove_named,
    read_document,
    read_meta,
    shared_checks,
    unmapped_columns,
)
from .header import Header
from .items import Item
from .models import AgeColumn, ReceivableRow
from .owed import AGES, Reading, choose_reading, equations_of
from .owedchecks import age_checks
from .owedrows import make_rows, summarise
from .scopes import find_scopes
from .table import Columns
from .words import Use

COLUMNS = Columns(amounts=AGES | {"prepayments", "total", "other"}, ignored=frozenset({"person"}), recaps=True)
ZERO = Decimal(0)
KNOWN = frozenset({"kept", "chargeName"})
LOOKED_FOR = "two or more age buckets (0-30, 31-60, over 90) over lines of tenants, units or properties"


_SPAN = re.compile(r"\b(?:month|mth|mo|week|wk)", re.IGNORECASE)
"""Of an age that is no day."""


def signed(uses: Mapping[int, Use]) -> bool:
    """Whether a header is that of receivables: two ages or more, one of which may be what is not yet due."""
    names = [use.name for use in uses.values()]
    days = sum(use.low is None and use.words[:1].isdigit() and not _SPAN.search(use.words) for use in uses.values())
    several = names.count("bucket") + ("current" in names) >= 2 and "bucket" in names
    return several and (not days or ("total" in names and bool({"tenant", "unit", "lease"} & {*names})))


def loosely(uses: Mapping[int, Use]) -> bool:
    """Whether a header of a document that calls itself an aging lists what is open; the ages, if any, are headings."""
    names = {use.name for use in uses.values()}
    return "total" in names and bool(names & {"tenant", "lease", "unit"})


def extract(context: ExtractionContext) -> DataSet:
    """Read an aging or a delinquency.

    Raises:
        ExtractionFailedError: no line names two ages, or nothing stands below it.
    """
    read = read_document(context, COLUMNS, signed, (loosely,), LOOKED_FOR)
    fields = _fields(read)
    numbers = [_numbers(item, fields) for item in read.items]
    reading = choose_reading(read, numbers, fields)
    if _paid_before(read, fields, numbers, reading):
        numbers = [_numbers(item, fields) for item in read.items]
        reading = choose_reading(read, numbers, fields)
    _name_total(reading.total, fields, numbers)
    reading = replace(reading, total="total" if reading.total is not None else None)
    rows, origin = make_rows(read, fields, numbers)
    scopes = find_scopes(read.items, numbers, sorted({f for row in numbers for f in row}))
    equations = equations_of(read, numbers, scopes, reading)
    named = zip(rows, origin, strict=True)
    names = {n: (r.tenant_name or r.property_name, r.unit or r.resident_id or r.transaction_id) for r, n in named}
    proved = prove_named(read, fields, equations, names)
    for row in rows:
        n = origin[row.row_index]
        row.proved = [field for field in numbers[n] if proved.state((n, field)) == "PROVED"]
    states = [(f, proved.state((origin[r.row_index], f))) for r in rows for f in numbers[origin[r.row_index]]]
    ledger = ledger_of(read)
    unmapped = unmapped_columns(read, KNOWN)
    checks, complete = age_checks(read, rows, origin, fields, scopes, reading, equations, proved)
    columns = _columns(read, fields, reading)
    summary = partial(summarise, rows, columns)
    return DataSet(
        rows=rows,
        summary=summary,
        meta=read_meta(read, list(dict.fromkeys((row.property_name, row.property_code) for row in rows))),
        totals=Totals(
            stated=_stated(read, numbers, fields, scopes_of={s.total: s.name for s in scopes}), computed=_sums(rows)
        ),
        checks=[*shared_checks(read, ledger, unmapped, "receivables", "columns of ages over amounts"), *checks],
        warnings=[*date_notes(read), *_notes(read)],
        unmapped_columns=unmapped,
        ledger=ledger,
        grids=read.grids if read.grids is not read.context.grids else None,
        proof=count_proofs(states, complete),
        more={"columns": columns},
        equations=lambda: [equation.placed(partial(place_of, read, fields)) for equation in equations],
    )


def _fields(read: Read) -> dict[tuple[int, int], str]:
    """What the answer calls each column of amounts, by header and column, before the sums say which is the total."""
    found: dict[tuple[int, int], str] = {}
    for header in read.headers:
        taken: set[str] = set()
        for column, use in sorted(header.uses.items()):
            if use.name not in COLUMNS.amounts:
                continue
            label = header.text(column)
            field = f"buckets.{label}" if use.name in AGES else f"otherAmounts.{label}"
            if use.name == "prepayments" and "prepayments" not in taken:
                field = "prepayments"
            found[id(header), column] = once(field, taken)
    return found


def _paid_before(
    read: Read, fields: dict[tuple[int, int], str], numbers: Sequence[Mapping[str, Decimal]], reading: Reading
) -> bool:
    """Whether receipts are what was paid of the invoices of their lines: ``Gross Invoice`` and these come to the total,
    which the ages come to without them. They are then amounts beside the ages, and nothing was paid in advance."""
    if reading.total is None or not (reading.basis or "").endswith("prepaymentsBeside"):
        return False
    paid = [line for item, line in zip(read.items, numbers, strict=True)
            if item.kind == "DATA" and line.get("prepayments") and reading.total in line]  # fmt: skip
    billed = {field for line in paid for field in line if field.startswith("otherAmounts.")}
    for field in billed if len(paid) > 1 else ():
        held = [abs(line.get(field, ZERO) - abs(line["prepayments"]) - line[reading.total]) <= CENT for line in paid]
        if nearly(sum(held), len(held)):
            for header in read.headers:
                mine = {fields[id(header), c]: c for c in header.uses if (id(header), c) in fields}
                if (column := mine.get("prepayments")) is not None:
                    fields[id(header), column] = once(f"otherAmounts.{header.text(column)}", {*mine})
            return True
    return False


def _numbers(item: Item, fields: Mapping[tuple[int, int], str]) -> dict[str, Decimal]:
    return {fields[id(item.header), column]: value for column, value in item.amounts.items()}


def _name_total(total: str | None, fields: dict[tuple[int, int], str], numbers: list[dict[str, Decimal]]) -> None:
    """The column that the ages add up to is the total."""
    fields.update({key: "total" for key, field in fields.items() if field == total})
    for row in numbers:
        if total in row:
            row["total"] = row.pop(total)


def _columns(read: Read, fields: Mapping[tuple[int, int], str], reading: Reading) -> list[AgeColumn]:
    made: dict[str, AgeColumn] = {}
    for header in read.headers:
        for column, use in sorted(header.uses.items()):
            field = fields.get((id(header), column))
            if field is None or field in made:
                continue
            made[field] = AgeColumn(
                column_id=field,
                label=header.text(column),
                kind=_kind(field, reading),
                from_days=use.low,
                to_days=use.high,
            )
    return list(made.values())


def _kind(field: str, reading: Reading) -> str:
    if field in reading.sums:
        return "SUM"
    if field.startswith("buckets."):
        return "BUCKET"
    return {"prepayments": "PREPAYMENTS", "total": "TOTAL"}.get(field, "OTHER")


def _stated(
    read: Read,
    numbers: list[dict[str, Decimal]],
    fields: Mapping[tuple[int, int], str],
    scopes_of: Mapping[int, str | None],
) -> list[StatedTotal]:
    stated = []
    for n, item in enumerate(read.items):
        if item.kind not in ("TOTAL", "SHARE", "AVERAGE"):
            continue
        places = {fields[id(item.header), column]: item.place(column) for column in item.amounts}
        scope = "share" if item.kind == "SHARE" else scopes_of.get(n)
        stated.append(StatedTotal(label=item.label, scope=scope, values=numbers[n], sources=places))
    return stated


def _sums(rows: list[ReceivableRow]) -> dict[str, Decimal | None]:
    sums: dict[str, Decimal | None] = {}
    for row in rows:
        amounts = {f"buckets.{label}": value for label, value in row.buckets.items()}
        amounts |= {f"otherAmounts.{label}": value for label, value in row.other_amounts.items()}
        amounts |= {f: v for f, v in (("prepayments", row.prepayments), ("total", row.total)) if v is not None}
        for field, value in amounts.items():
            sums[field] = (sums.get(field) or Decimal(0)) + value
    return sums


def _notes(read: Read) -> list[Note]:
    """What was read and is no number."""
    texts = [
        (text, item.place(column)) for item in read.items if item.kind == "DATA" for column, text in item.unread.items()
    ]
    if not texts:
        return []
    message = f"{len(texts)} cells of amounts hold no number, the first {texts[0][0]!r}"
    return [Note(type="accounting.unreadAmounts", message=message, place=texts[0][1])]


__all__ = ["Header", "Place", "extract", "signed"]
