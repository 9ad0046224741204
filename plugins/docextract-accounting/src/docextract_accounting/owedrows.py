"""The rows of receivables: whose they are, what they are for, what is owed at which age."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping, Sequence
from decimal import Decimal

from docextract.plugin import Place
from docextract.values.codes import split_bracket_code, unit_text
from docextract.values.dates import date_order, read_date
from docextract.values.text import unescape

from .blocks import find_blocks, unstack
from .common import Read
from .items import Item, is_code
from .models import AgeColumn, AgeSum, PropertyReceivables, ReceivableRow, ReceivablesSummary, SourceColumn, say, snake
from .table import is_merged
from .whose import (
    WHOSE,
    Group,
    coded_name,
    name_and_code,
    name_of,
    open_heading,
    part_ids_from_names,
    says_facts,
    take_descriptions_for_names,
    take_houses_for_units,
    unheaded_names,
)
from .words import use_of

ZERO = Decimal(0)
_HEADED = re.compile(r"(?:bldg|unit|suite|apt|lot|space|flat|site|room)\b.*[/&-]", re.IGNORECASE)
_UNIT_FIRST = re.compile(r"(\S*\d\S*)\s+[-–/]\s+(.+)")
"""``101 - Ann Ames`` under ``Unit / Tenant``."""
KEPT = ("kept", "chargeName")
_SAID = (
    ("status", "statusText"),
    ("charge", "chargeCode"),
    ("transaction", "transactionId"),
    ("chargeName", "chargeCode"),
)
"""Uses of columns of words, and the fields that they say."""


def make_rows(
    read: Read, fields: Mapping[tuple[int, int], str], numbers: Sequence[Mapping[str, Decimal]]
) -> tuple[list[ReceivableRow], list[int]]:
    """The rows in their order, and the item of each."""
    items = read.items
    stacked = unstack(items)
    order = date_order(t for item in items for t in item.texts.values())[0]
    for header in read.headers:
        part_ids_from_names(items, header)
        take_houses_for_units(items, header)
        take_descriptions_for_names(items, header)
    unheaded = {id(header): unheaded_names(items, header) for header in read.headers}
    names = [name_of(item, unheaded[id(item.header)]) for item in items]
    rows: list[ReceivableRow] = []
    origin: list[int] = []
    group, blocks = Group(), find_blocks(items)
    for n, item in enumerate(items):
        group.tenant = stacked.get(n, group.tenant)
        if n in blocks:
            group.begin(item, blocks[n])
        elif item.kind == "HEADING" and not (n - 1 in blocks and len(item.texts) == 1 and not says_facts(item)):
            open_heading(group, items, n)  # else a remark below whom a block names: ``Ch. 11 petition 10/11/2024``
        elif item.kind == "TOTAL" and item.scope and not (item.sums and item.sums[0] > n):
            group.close(item.scope)
        elif item.kind == "TOTAL" and item.sums:
            text, unit = item.text("tenant", "lease") or item.label or "", item.text("unit")
            name, code = name_and_code(unescape(text))
            group.tenant = name, code, item.place_of("tenant", "lease")
            group.unit = (unit, item.place_of("unit")) if unit else None
        elif item.kind == "DATA":
            row = ReceivableRow(row_index=len(rows), row_id=item.line.row_id())
            _who(row, item, group, names[n])
            _below(row, item)
            _stacked(row, item)
            _what(row, item, order)
            if group.unread is not None and row.tenant_name is None:
                row.unread["tenantName"] = group.unread
            _amounts(row, item, fields, numbers[n])
            above = rows[-1] if n and rows and items[n - 1].kind == "DATA" else None
            of_both = above is not None and all(
                one in (None, other)
                for one, other in ((row.property_name, above.property_name), (row.property_code, above.property_code))
            )
            nameless = row.unit is None and row.tenant_name is None
            if above is not None and of_both and nameless and item.header.columns(*WHOSE):
                _carry(row, above, "unit", "tenantName", "residentId")
            if above is not None and group.tenant is not None and item.header.columns("unit"):
                _carry(row, above, "unit")
            if above is not None and any(is_merged(item.line, c) for c in item.header.columns("property")):
                _carry(row, above, "propertyName")
            if group.age is not None and not row.buckets and row.total is not None:
                row.buckets[group.age] = row.total
                row.derived[f"buckets.{group.age}"] = "the heading above"
            rows.append(row)
            origin.append(n)
    return rows, origin


def _who(row: ReceivableRow, item: Item, group: Group, named: tuple[str, Place | None] | None) -> None:
    if group.tenant is not None:
        name, code, place = group.tenant
        say(row, "tenantName", name, place)
        say(row, "residentId", code, place)
    if group.unit is not None:
        say(row, "unit", *group.unit)
    if group.status is not None:
        say(row, "statusText", *group.status)
    if group.property is not None:
        name, row.property_code, place = group.property
        say(row, "propertyName", name, place)
    printed, place = item.text("property"), item.place_of("property")
    if printed is not None and (
        group.property is not None or (is_code(printed) and item.text("tenant", "lease", "unit"))
    ):
        say(row, "propertyCode", printed, place)
    elif printed is not None:
        name, row.property_code = split_bracket_code(printed) or (unescape(printed), None)
        say(row, "propertyName", name, place)
    if named is not None and group.instead and group.tenant is not None and item.header.columns("tenant"):
        row.source_columns.append(
            SourceColumn(header=item.header.text(item.header.columns("tenant")[0]), value=named[0])
        )
    elif named is not None and (group.tenant is None or item.header.columns(*WHOSE)):
        name, place = named
        said = _UNIT_FIRST.fullmatch(name) if row.unit is None and not item.header.columns("unit") else None
        if said is not None and any(_HEADED.match(item.header.text(c)) for c in item.header.columns("tenant", "lease")):
            name = said[2]
            say(row, "unit", said[1], place)
        coded = coded_name(unescape(name)) if not is_code(item.text("lease") or "") else None  # ``Depot (3PL)``
        name, row.resident_id = coded or (unescape(name), row.resident_id)
        say(row, "tenantName", name, place)
    lease, place = item.text("lease"), item.place_of("lease")
    if lease is not None and not is_code(lease) and row.tenant_name is not None and is_code(row.tenant_name):
        # ``t0003312`` below ``Customer``, whose name is below ``Lease``
        say(row, "residentId", row.tenant_name, *row.sources["tenantName"])
        say(row, "tenantName", unescape(lease), place)
    elif lease is not None:
        short = lease.isupper() and " " not in lease and bool(item.text("tenant"))  # ``AINSDALE`` below ``A/C``
        _, code = split_bracket_code(lease) or (None, lease if short or is_code(lease) else None)
        if code is not None or (row.tenant_name is None and not item.header.columns("tenant")):
            say(row, "residentId" if code is not None else "tenantName", code or unescape(lease), place)
        else:
            header = next(item.header.text(c) for c in item.header.columns("lease") if c in item.texts)
            row.source_columns.append(SourceColumn(header=header, value=lease))


def _below(row: ReceivableRow, item: Item) -> None:
    """The second line of a row: the tenant's code, and what it says of him."""
    for text in item.below:
        code, _, more = text.partition(" ")
        if row.resident_id is None and is_code(code):
            say(row, "residentId", code, item.more[-1].row_place())
        else:
            more = text
        if more:
            row.source_columns.append(SourceColumn(header=None, value=more))


def _stacked(row: ReceivableRow, item: Item) -> None:
    """What a row of two lines says below a header of two that each name something else: ``WG80-3525`` over ``Lot 98``
    below ``Account No.`` over ``Lot``."""
    for column in item.header.columns(*WHOSE) if item.more else ():
        heads = [home[column][0].strip(" /") for home in item.header.homes if column in home]
        uses = [use.name if (use := use_of(text, "AGED_RECEIVABLES")) is not None else "" for text in heads]
        told = [line.text(column) for line in (item.line, item.more[0])]
        if len(uses) != len(told) or uses[0] == uses[1] or not {*uses} <= {*WHOSE, "kept"} or None in told:
            continue
        for use, text, line in zip(uses, told, (item.line, item.more[0]), strict=True):
            if use in ("property", "kept"):
                row.source_columns.append(SourceColumn(header=heads[uses.index(use)], value=text))
            else:
                field = {"unit": "unit", "lease": "residentId", "tenant": "tenantName"}[use]
                say(row, field, text if use != "unit" else unit_text(text), line.place(column))


def _carry(row: ReceivableRow, above: ReceivableRow, *fields: str) -> None:
    """A line that leaves unit and tenant blank is of those in the line above, and of a property in a merged cell."""
    for field in fields:
        if getattr(row, snake(field)) is None and (value := getattr(above, snake(field))) is not None:
            say(row, field, value, *above.sources.get(field, []))
            row.derived[field] = "the line above"


def _what(row: ReceivableRow, item: Item, order: object) -> None:
    columns = item.header.columns("unit")
    if columns and columns[0] in item.texts:
        unit = unit_text(item.line.values[columns[0]] if not item.more else item.texts[columns[0]])
        say(row, "unit", unit, item.place(columns[0]))
    for use, field in _SAID:
        if (text := item.text(use)) is not None and (use != "chargeName" or row.charge_code is None):
            say(row, field, text, item.place_of(use))
    for n, column in enumerate(item.header.columns("date")):
        if column not in item.texts:
            continue
        if n:  # a date when it is due, or was posted
            row.source_columns.append(SourceColumn(header=item.header.text(column), value=item.texts[column]))
            continue
        reading = read_date(_value(item, column), order)  # type: ignore[arg-type]
        if reading is None and row.charge_code is None and item.header.columns("charge", "chargeName"):
            # ``SITE RENT 12/01/22``: a long charge ran into its date.
            charge, _, day = item.texts[column].rpartition(" ")
            reading = read_date(day, order)  # type: ignore[arg-type]
            if reading is not None:
                say(row, "chargeCode", charge, item.place(column))
        if reading is None:
            row.unread["transactionDate"] = item.texts[column]
        else:
            say(row, "transactionDate", reading.date, item.place(column))
    for column in item.header.columns(*KEPT):
        text = item.texts.get(column)
        if text is not None and text != row.charge_code:
            row.source_columns.append(SourceColumn(header=item.header.text(column), value=text))
    for column, header in sorted(item.header.unknown.items()):
        if column in item.texts:
            row.source_columns.append(SourceColumn(header=header, value=item.texts[column]))


def _value(item: Item, column: int) -> str | int | float | dt.date | None:
    value = item.line.values[item.moved.get(column, column)]
    return value.date() if isinstance(value, dt.datetime) else value  # type: ignore[return-value]


def _amounts(
    row: ReceivableRow, item: Item, fields: Mapping[tuple[int, int], str], numbers: Mapping[str, Decimal]
) -> None:
    for field, value in numbers.items():
        kind, _, label = field.partition(".")
        if kind == "buckets":
            row.buckets[label] = value
        elif kind == "otherAmounts" or label:
            row.other_amounts[label] = value
        elif kind == "prepayments":
            row.prepayments = value
        else:
            row.total = value
    for column in item.amounts:
        if (place := item.place(column)) is not None:
            row.sources[fields[id(item.header), column]] = [place]
    for column, text in item.unread.items():
        row.unread[fields[id(item.header), column]] = text


def summarise(rows: Sequence[ReceivableRow], columns: Sequence[AgeColumn]) -> ReceivablesSummary:
    """Sums over the rows, by bucket and by property."""
    labels = [column.label for column in columns if column.kind in ("BUCKET", "SUM")]
    added = {column.label for column in columns if column.kind == "BUCKET"}
    names = {(row.tenant_name, row.resident_id, row.unit) for row in rows if row.tenant_name or row.unit}
    properties = dict.fromkeys(row.property_name for row in rows)
    return ReceivablesSummary(
        rows=len(rows),
        tenants=len(names) or None,
        by_bucket=_by_bucket(rows, labels, added),
        prepayments=_sum(row.prepayments for row in rows),
        total=_sum(row.total for row in rows),
        by_property=[
            PropertyReceivables(
                property_name=name,
                rows=len(mine),
                by_bucket=_by_bucket(mine, labels, added),
                prepayments=_sum(row.prepayments for row in mine),
                total=_sum(row.total for row in mine),
            )
            for name in properties
            for mine in [[row for row in rows if row.property_name == name]]
        ]
        if len(properties) > 1
        else [],
    )


def _by_bucket(rows: Sequence[ReceivableRow], labels: Sequence[str], added: set[str]) -> list[AgeSum]:
    sums = {label: _sum(row.buckets.get(label) for row in rows) for label in labels}
    whole = sum((v for label, v in sums.items() if label in added and v is not None), ZERO)
    return [
        AgeSum(label=label, amount=amount, share=(amount / whole).quantize(Decimal("0.0001")) if whole else None)
        for label, amount in sums.items()
        if amount is not None
    ]


def _sum(values: object) -> Decimal | None:
    some = [value for value in values if value is not None]  # type: ignore[attr-defined]
    return sum(some, ZERO) if some else None
