"""RENT_ROLL: from grids to a data set, the way written out once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from ...context import DataSet, ExtractionContext
from ...document import Grid
from ...errors import ExtractionFailedError
from ...models.findings import Meta, Note, UnmappedColumn
from ...models.place import column_letters
from ...models.rent_roll import VACANT, RentRollRow
from ...values.areas import area_unit
from ...values.currency import find_currency
from ...values.dates import date_order
from ...values.numbers import number_style
from ...vocabulary import Vocabulary, load_vocabulary
from .cells import CellReader, Conventions, Notices
from .charges import ChargeReader, compose_rent
from .columns import map_columns
from .counting import relate
from .entries import Entry, Walked
from .figures import summarise, total
from .footing import Footing
from .headers import HeaderBlock, find_headers
from .lines import Line, read_lines
from .machine import walk_rows
from .mapping import Mapping
from .parents import drop_parents
from .people import StatusReader
from .periods import settle_rent_period
from .profile import profile_columns
from .proving import NUMBER_FIELDS, Prover
from .sense import sense_checks
from .structure import structure_checks
from .tables import Printed, charge_lines, read_printed
from .titles import Titles, read_titles
from .use import settle_use

COMMERCIAL = frozenset({"OFFICE", "RETAIL", "INDUSTRIAL", "WAREHOUSE", "LAND", "PARKING", "SPECIAL_PURPOSE"})
MOST_LINES = 400
"""Rows, spread over the document, from which its way of printing numbers and dates is decided."""


def extract(context: ExtractionContext) -> DataSet:
    """Read a rent roll.

    Raises:
        ExtractionFailedError: no header of a rent roll, or a header without rows; says what stands there instead.
    """
    vocabulary = load_vocabulary()
    lines = read_lines(context.grids)
    conventions = _conventions(lines)
    blocks = find_headers(lines, vocabulary)
    if not blocks:
        raise _refusal(context, lines, vocabulary)
    commercial = context.tagging.asset_type in COMMERCIAL
    mappings = _mappings(lines, blocks, vocabulary, commercial)
    walked = walk_rows(lines, mappings, vocabulary)
    drop_parents(walked)
    if not walked.entries:
        raise _empty(context, blocks)
    titles = read_titles(walked.titles, vocabulary, conventions.dates)
    if any(entry.wrapped for entry in walked.entries):
        conventions.words = _words(walked)
    reader = CellReader(conventions)
    charges = ChargeReader(
        vocabulary,
        conventions,
        commercial=commercial,
        known=tuple(c.code for c in charge_lines(walked, vocabulary, conventions)),
    )
    status = StatusReader(
        vocabulary, titles.as_of, has_people=_has_people(walked), says_vacant=_says_vacant(walked, vocabulary)
    )
    rows = _rows(walked.entries, reader, charges, status, titles)
    settle_use(rows, context.tagging.asset_type, vocabulary)
    period_notes = settle_rent_period(rows, walked.mappings, commercial=commercial)
    relate(rows, titles.as_of)
    printed = read_printed(walked, vocabulary, conventions)
    prover = Prover(rows, printed)
    footing = Footing(rows, printed, prover)
    checks = footing.run()
    unmapped = _unmapped(walked, lines)
    ledger = walked.ledger(lines)
    pages = [p.number for p in context.document.pages]
    checks += structure_checks(rows, walked, lines, ledger, unmapped, (pages[0], pages[-1]) if pages else None)
    checks += sense_checks(rows, titles.as_of)
    return DataSet(
        rows=rows,
        summary=partial(summarise, rows, titles.as_of),
        meta=_meta(titles, lines, walked, rows),
        totals=_totals(rows, printed),
        checks=checks,
        warnings=[*_title_notes(titles), *_notes(reader.notices, charges), *footing.notes, *period_notes],
        unmapped_columns=unmapped,
        ledger=ledger,
        proof=prover.finish(),
    )


_TELLING = re.compile(r"[(\-$€£]{0,3}\s?\d[\d\s]*[.,'/\-][\d.,'/\-\s]*[)\-%]?")
"""Texts that show how numbers and dates are printed: digits with a mark between them."""


def _conventions(lines: Sequence[Line]) -> Conventions:
    """How the document prints numbers and dates, decided from texts spread over all its rows."""
    texts: list[str] = []
    for line in lines[:: max(1, len(lines) // MOST_LINES)]:
        for column in line.filled:
            value = line.values[column]
            if type(value) is str and len(value) <= 24 and _TELLING.fullmatch(value):
                texts.append(value)
    return Conventions(number_style(texts), date_order(texts)[0])


def _mappings(
    lines: Sequence[Line], blocks: Sequence[HeaderBlock], vocabulary: Vocabulary, commercial: bool
) -> dict[int, Mapping]:
    """One mapping per kind of header block; its columns are profiled over the rows under all its repetitions."""
    below: dict[object, list[Line]] = {}
    starts = [*(b.first for b in blocks[1:]), len(lines)]
    for block, end in zip(blocks, starts, strict=True):
        key = (block.space, block.signature)
        below.setdefault(key, []).extend(lines[block.last + 1 : end])
    made: dict[object, Mapping] = {}
    by_line: dict[int, Mapping] = {}
    for block in blocks:
        key = (block.space, block.signature)
        mapping = made.get(key)
        if mapping is None:
            width = max(len(block.lines[0].values), *(c + 1 for c in block.labels))
            body = [line for line in below[key] if line.space == block.space]
            mapping = map_columns(block, profile_columns(body, width), vocabulary, commercial=commercial, body=body)
            made[key] = mapping
        by_line[block.first] = mapping if mapping.block is block else _repeated(mapping, block)
    return by_line


def _repeated(mapping: Mapping, block: HeaderBlock) -> Mapping:
    return replace(mapping, block=block)


def _words(walked: Walked) -> frozenset[str]:
    """Words of the tables and totals beside the roll: they print whole what cells of the roll may wrap."""
    words: set[str] = set()
    for table in walked.tables:
        for line in table.lines:
            for column in line.filled:
                value = line.values[column]
                if type(value) is str:
                    words.update(value.casefold().split())
    for entry in walked.entries:
        if not entry.wrapped:
            for column in entry.line.filled:
                value = entry.line.values[column]
                if type(value) is str:
                    words.update(value.casefold().split())
    return frozenset(words)


def _has_people(walked: Walked) -> bool:
    return any(m.column("tenantName") is not None or m.column("residentId") is not None for m in walked.mappings)


def _says_vacant(walked: Walked, vocabulary: Vocabulary) -> bool:
    """Whether the roll prints a word for vacant units where others have a tenant."""
    for entry in walked.entries:
        for name in ("tenantName", "residentId"):
            column = entry.mapping.column(name)
            value = entry.line.values[column] if column is not None else None
            if type(value) is str and vocabulary.sentinel(value) in VACANT:
                return True
    return False


def _rows(
    entries: Sequence[Entry], reader: CellReader, charges: ChargeReader, status: StatusReader, titles: Titles
) -> list[RentRollRow]:
    rows: list[RentRollRow] = []
    flags: dict[int, str | None] = {}
    for index, entry in enumerate(entries):
        row = reader.row(entry, index)
        if not entry.mapping.plain or entry.charges or entry.steps:
            charges.read(row, entry)
        if row.subsidy_rent is not None:
            compose_rent(row)
        key = id(entry.mapping)
        if key not in flags:
            flags[key] = _flag(entry)
        scope = entry.scope
        row.section = scope.section
        if row.property_name is None:
            row.property_name = scope.property_name or titles.property_name
            if row.property_code is None:
                row.property_code = scope.property_code if scope.property_name else titles.property_code
        if row.building is None:
            row.building = scope.building
        status.read(row, scope, flag=flags[key])
        row.row_id = _row_id(entry.line)
        rows.append(row)
    return rows


def _flag(entry: Entry) -> str | None:
    column = entry.mapping.column("statusText")
    return (
        entry.mapping.block.labels[column].text if column is not None and column in entry.mapping.block.labels else None
    )


def _row_id(line: Line) -> str:
    """The place of the row's first cell: the same in every reading of the same file."""
    place = line.place(line.filled[0])
    if place is None:
        return ""
    if place.sheet is not None:
        return f"{place.sheet}!{place.cell}"
    x0, top = place.box[:2] if place.box else (0.0, 0.0)
    return f"p{place.page}:{x0:.1f}:{top:.1f}"


def _unmapped(walked: Walked, lines: Sequence[Line]) -> list[UnmappedColumn]:
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


def _meta(titles: Titles, lines: Sequence[Line], walked: Walked, rows: Sequence[RentRollRow]) -> Meta:
    headers = [label.text for mapping in walked.mappings for label in mapping.block.labels.values()]
    headers += [line.text(c) or "" for m in walked.mappings for line in m.block.lines[-1:] for c in line.filled]
    units = {u for u in map(area_unit, headers) if u} | {r.area_unit for r in rows if r.area_unit}
    unit = units.pop() if len(units) == 1 else None
    if unit is not None:
        for row in rows:
            if row.area is not None and row.area_unit is None:
                row.area_unit = unit  # type: ignore[assignment]
    texts = [line.joined() for line in walked.titles] + headers
    texts += [line.joined() for mapping in walked.mappings for line in mapping.block.lines]
    return Meta(
        template="generic",
        property_name=titles.property_name,
        property_code=titles.property_code,
        as_on_date=titles.as_of,
        basis=titles.basis,  # type: ignore[arg-type]
        currency=find_currency(texts),
        area_unit=unit,  # type: ignore[arg-type]
    )


def _totals(rows: Sequence[RentRollRow], printed: Printed):  # type: ignore[no-untyped-def]
    from ...models.findings import Totals

    units = [r for r in rows if r.counts_as_unit]
    computed = {
        field: total(getattr(r, attr) for r in units)
        for field, attr in NUMBER_FIELDS.items()
        if field not in ("rentPerArea",) and any(getattr(r, attr) is not None for r in units)
    }
    return Totals(stated=[t.model() for t in [*printed.totals, *printed.occupancy]], computed=computed)


def _title_notes(titles: Titles) -> list[Note]:
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


def _notes(notices: Notices, charges: ChargeReader) -> list[Note]:
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


def _refusal(context: ExtractionContext, lines: Sequence[Line], vocabulary: Vocabulary) -> ExtractionFailedError:
    if not any(line.filled for line in lines):
        return ExtractionFailedError(
            "looked for unit rows with rents; found no text or cells at all" + _elsewhere(context, vocabulary)
        )
    return ExtractionFailedError(
        "looked for a header row that names units or tenants with rents, areas, dates or a status; found none"
        + _elsewhere(context, vocabulary)
    )


def _empty(context: ExtractionContext, blocks: Sequence[HeaderBlock]) -> ExtractionFailedError:
    where = blocks[0].lines[0].row_place()
    return ExtractionFailedError(
        "looked for unit rows with rents; found the header of a rent roll without any row under it", place=where
    )


def _elsewhere(context: ExtractionContext, vocabulary: Vocabulary) -> str:
    """Names other sheets that hold the header of a rent roll."""
    names: list[str] = []
    for grid in context.other_sheets():
        if grid.sheet is not None and _has_roll(grid, vocabulary):
            names.append(repr(grid.sheet))
    return f"; a rent roll seems to stand on sheet {', '.join(names)}" if names else ""


def _has_roll(grid: Grid, vocabulary: Vocabulary) -> bool:
    return bool(find_headers(read_lines([grid])[:200], vocabulary))
