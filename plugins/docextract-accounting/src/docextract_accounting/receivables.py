"""Aged receivables: from grids to rows, sums and proofs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from functools import partial

from docextract.plugin import DataSet, ExtractionContext, Note, Totals
from docextract.proofs.tolerance import CENT
from docextract.values.marks import drop_marks

from .common import Read, data_set, nearly, numbers_of, once, prove_named, read_document, stated_totals
from .models import AgeColumn, ReceivableRow
from .owed import AGES, Reading, choose_reading, equations_of
from .owedchecks import age_checks
from .owedrows import make_rows, summarise
from .scopes import find_scopes
from .table import Columns
from .words import Use

COLUMNS = Columns(amounts=AGES | {"prepayments", "total", "other"}, ignored=frozenset({"person"}), recaps=True)
ZERO = Decimal(0)
LOOKED_FOR = "two or more age buckets (0-30, 31-60, over 90) over lines of tenants, units or properties"


_SPAN = re.compile(r"\b(?:month|mth|mo|week|wk)", re.IGNORECASE)
"""Of an age that is no day."""


def signed(uses: Mapping[int, Use]) -> bool:
    """Whether a header is that of receivables: two ages or more, one of which may be what is not yet due."""
    names = [use.name for use in uses.values()]
    days = sum(use.low is None and use.words[:1].isdigit() and not _SPAN.search(use.words) for use in uses.values())
    several = names.count("bucket") + ("current" in names) >= 2 and "bucket" in names
    return several and (not days or ("total" in names and bool({"tenant", "unit", "lease"} & {*names})))


def extract(context: ExtractionContext) -> DataSet:
    """Read an aging or a delinquency.

    Raises:
        ExtractionFailedError: no line names two ages, or nothing stands below it.
    """
    read = read_document(context, COLUMNS, signed, LOOKED_FOR)
    fields = _fields(read)
    numbers = numbers_of(read, fields)
    reading = choose_reading(read, numbers, fields)
    if _paid_before(read, fields, numbers, reading):
        numbers = numbers_of(read, fields)
        reading = choose_reading(read, numbers, fields)
    _name_total(reading.total, fields, numbers)
    reading = replace(reading, total="total" if reading.total is not None else None)
    rows, origin = make_rows(read, fields, numbers)
    # A deposit that stands beside the total of each resident is no sum of the rows above it.
    added = {f for item, row in zip(read.items, numbers, strict=True) if item.kind == "DATA" for f in row}
    scopes = find_scopes(read.items, numbers, sorted(added))
    equations = equations_of(read, numbers, scopes, reading)
    told = {"DATA", "SECTION", "TOTAL", "HEADER", "TITLE"}
    drop_marks(rows, (line.joined() for line in read.lines if read.body.roles.get(line.index) not in told))
    named = zip(rows, origin, strict=True)
    said = sum(row.tenant_name is not None for row in rows) * 2 > len(rows)  # a line without a name may be a sum
    names = {
        n: (r.tenant_name or (r.property_name if not said else None), r.unit or r.resident_id or r.transaction_id)
        if "tenantName" not in r.unread
        else (None, None)
        for r, n in named
    }
    proved = prove_named(read, fields, equations, names)
    for row in rows:
        n = origin[row.row_index]
        row.proved = [field for field in numbers[n] if proved.state((n, field)) == "PROVED"]
    columns = _columns(read, fields, reading)
    return data_set(
        read, rows, fields, equations, [(f, proved.state((n, f))) for n in origin for f in numbers[n]],
        age_checks(read, rows, origin, fields, scopes, reading, equations, proved),
        ("receivables", "columns of ages over amounts"),
        warnings=_notes(read),
        summary=partial(summarise, rows, columns),
        totals=Totals(stated=stated_totals(read, fields, numbers, scopes), computed=_sums(rows)),
        more={"columns": columns},
        names=((row.property_name, row.property_code) for row in rows),
    )  # fmt: skip


def _fields(read: Read) -> dict[tuple[int, int], str]:
    """What the answer calls each column of amounts, by header and column, before the sums say which is the total."""
    found: dict[tuple[int, int], str] = {}
    for header in read.headers:
        taken: set[str] = set()
        paid = sorted(header.columns("prepayments"), key=lambda c: ("prepa" not in header.text(c).casefold(), c))
        for column, use in sorted(header.uses.items()):
            if use.name not in COLUMNS.amounts:
                continue
            label = header.text(column)
            field = f"buckets.{label}" if use.name in AGES else f"otherAmounts.{label}"
            if column in paid[:1]:  # of ``Unapplied Cash`` and ``Prepaid Rent`` the one that says so
                field = "prepayments"
            found[id(header), column] = once(field, taken)
    return found


def _paid_before(
    read: Read, fields: dict[tuple[int, int], str], numbers: Sequence[Mapping[str, Decimal]], reading: Reading
) -> bool:
    """Whether receipts are what was paid of the invoices of their lines, and no more than that: ``Gross Invoice`` and
    these come to the total, which the ages come to without them. They are then amounts beside the ages, and nothing was
    paid in advance."""
    if reading.total is None or not (reading.basis or "").endswith("prepaymentsBeside"):
        return False
    paid = [line for item, line in zip(read.items, numbers, strict=True)
            if item.kind == "DATA" and line.get("prepayments") and reading.total in line]  # fmt: skip
    billed = {field for line in paid for field in line if field.startswith("otherAmounts.")}
    for field in billed if len(paid) > 1 else ():
        left = [(line.get(field, ZERO) - abs(line["prepayments"]), line[reading.total]) for line in paid]
        if nearly(sum(abs(rest - due) <= CENT and rest >= 0 for rest, due in left), len(left)):
            for header in read.headers:
                mine = {fields[id(header), c]: c for c in header.uses if (id(header), c) in fields}
                if (column := mine.get("prepayments")) is not None:
                    fields[id(header), column] = once(f"otherAmounts.{header.text(column)}", {*mine})
            return True
    return False


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
