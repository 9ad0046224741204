"""What is said beside the rows: meta, totals, columns not understood, warnings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from operator import attrgetter

from ...document import Value
from ...layouts import Recognition
from ...models.findings import Meta, Note, Totals, UnmappedColumn
from ...models.place import column_letters
from ...models.rent_roll import RentRollRow
from ...values.areas import AreaUnit, area_unit
from ...values.asof import find_print_date
from ...values.currency import find_currency
from ...values.dates import DateOrder
from ...values.numbers import is_money_like
from ..lines import Line
from ..titles import Titles
from .anatomy.chosen import HIDDEN
from .anatomy.entries import Walked
from .anatomy.fieldkinds import Kind
from .arithmetic.proving import NUMBER_FIELDS
from .cells.oddcells import Notices
from .leases.charges import ChargeReader
from .totals.figures import total
from .totals.printed import Printed

SAMPLE = 40
"""Rows whose amounts are looked at for the sign of a currency."""


def unmapped_columns(walked: Walked, lines: Sequence[Line]) -> list[UnmappedColumn]:
    """Columns with values that no field holds."""
    found: dict[tuple[str, str], UnmappedColumn] = {}
    for mapping in walked.mappings:
        for use in mapping.unmapped:
            key = (use.header, column_letters(use.column))
            if key not in found:
                found[key] = UnmappedColumn(header=use.header or None, column=key[1])
            for entry in walked.entries:
                if entry.mapping.unmapped is not mapping.unmapped or len(found[key].sample) >= 3:
                    continue
                if use.column in entry.line.filled:
                    found[key].sample.append(entry.line.text(use.column) or "")
    return [u for u in found.values() if u.sample]


def meta(
    titles: Titles, lines: Sequence[Line], walked: Walked, rows: Sequence[RentRollRow], dates: DateOrder,
    recognised: Recognition,
) -> Meta:  # fmt: skip
    """What the document says of itself."""
    headers = [label.text for mapping in walked.mappings for label in mapping.block.labels.values()]
    headers += [line.text(c) or "" for m in walked.mappings for line in m.block.lines[-1:] for c in line.filled]
    units: set[AreaUnit] = {unit for header in headers if (unit := area_unit(header)) is not None}
    units.update(row.area_unit for row in rows if row.area_unit is not None)
    if len(units) > 1:  # of areas in two units, the one that is read as the area counts
        units = {unit for m in walked.mappings if (unit := area_unit(m.header("area") or "")) is not None}
    only = units.pop() if len(units) == 1 else None
    if only is not None:
        for row in rows:
            if row.area is not None and row.area_unit is None:
                row.area_unit = only
    texts = [line.joined() for line in walked.titles] + headers
    texts += [line.joined() for mapping in walked.mappings for line in mapping.block.lines]
    texts += [value for value in _amounts(walked) if type(value) is str and is_money_like(value)]
    names = {row.property_name for row in rows if row.property_name}
    one = len(names) < 2 or titles.property_name not in names
    return Meta(
        template=recognised.layout.name if recognised.layout is not None else "generic",
        template_score=recognised.nearest.score if recognised.layout is not None and recognised.nearest else None,
        # Where rows name several properties, a name of one of them is not the document's.
        property_name=titles.property_name if one else None,
        property_code=titles.property_code if one else None,
        printed_on=_printed_on(walked, lines, dates),
        as_on_date=titles.as_of,
        basis=titles.basis,  # type: ignore[arg-type]
        currency=find_currency(texts),
        area_unit=only,
    )


def _amounts(walked: Walked) -> Iterator[Value]:
    """The cells of the first rows under headers of amounts: units may be numbered ``TL101``."""
    for entry in walked.entries[:SAMPLE]:
        mapping = entry.mapping
        paid = [use.column for use in mapping.uses if use.kind is Kind.MONEY]
        yield from (entry.line.values[c] for c in (*paid, *(use.column for use in mapping.charge_columns)))


def _printed_on(walked: Walked, lines: Sequence[Line], order: DateOrder) -> str | None:
    """The day that the first stamp of the titles and page feet names, in ISO form."""
    for line in lines:
        if walked.roles.get(line.index) in ("TITLE", "FOOTER", "NOTE"):
            day = find_print_date(line.joined(), order)
            if day is not None:
                return day.isoformat()
    return None


def totals(rows: Sequence[RentRollRow], printed: Printed) -> Totals:
    """Totals as printed, and those of the units."""
    units = [r for r in rows if r.counts_as_unit]
    computed: dict[str, Decimal | None] = {
        field: summed
        for field, attr in NUMBER_FIELDS.items()
        if field != "rentPerArea" and (summed := total(map(attrgetter(attr), units))) is not None
    }
    return Totals(stated=[t.model() for t in [*printed.totals, *printed.occupancy]], computed=computed)


def hidden_notes(told: Mapping[str, str]) -> list[Note]:
    """What is said of rows that the sheet hides and that were left out; ``told`` are the roles chosen for lines."""
    rows = [place for place, role in told.items() if role == HIDDEN]
    if not rows:
        return []
    return [Note(type="hiddenRows", message=f"{len(rows)} hidden rows are left out: {', '.join(rows)}")]


def title_notes(titles: Titles) -> list[Note]:
    """Warnings about the as-of date."""
    notes: list[Note] = []
    if titles.as_of is None:
        notes.append(Note(type="asOnDateMissing", message="the document prints no as-of date"))
    if titles.as_of_month_only:
        notes.append(
            Note(
                type="monthOnlyDate",
                message=f"the as-of date is printed as a month; its last day {titles.as_of} is taken",
                place=titles.as_of_place,
            )
        )
    if titles.rivals:
        named = ", ".join(str(d) for d in [titles.as_of, *titles.rivals])
        notes.append(Note(type="asOnDateAmbiguous", message=f"the title block prints several as-of dates: {named}"))
    return notes


def reading_notes(notices: Notices, charges: ChargeReader) -> list[Note]:
    """Warnings about cells and charges."""
    notes: list[Note] = []
    if notices.month_only is not None:
        notes.append(
            Note(
                type="monthOnlyDate",
                message="dates are printed as months: the first day is taken for a start, the last for an end",
                place=notices.month_only,
            )
        )
    if notices.open_ended is not None:
        notes.append(
            Note(
                type="openEndedDate",
                message="some leases end on a date that stands for no end",
                place=notices.open_ended,
            )
        )
    notes.extend(Note(type="cellError", message="an error value is printed here", place=p) for p in notices.errors)
    notes.extend(
        Note(type="scaledAmount", message="the amount is printed in thousands or millions: digits are lost", place=p)
        for p in notices.scaled
    )
    if charges.unknown:
        named = ", ".join(repr(code) for code in list(charges.unknown)[:12])
        notes.append(
            Note(type="unknownChargeCode", message=f"charges without a known category: {named}",
                 place=next(iter(charges.unknown.values())))
        )  # fmt: skip
    if charges.no_rent:
        notes.append(
            Note(type="noRentCharge", message=f"{charges.no_rent} units have charges, but none known to be rent")
        )
    return notes
