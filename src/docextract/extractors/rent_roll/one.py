"""One roll: from grids to a data set, the way written out once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import partial

from ...context import DataSet, ExtractionContext
from ...layouts import NO_BASIS
from ...models.rent_roll import VACANT, RentRollRow
from ...values.dates import is_month_to_month
from ...values.numbers import money
from ...vocabulary import Vocabulary, load_vocabulary
from ...vocabulary.matches import Period
from ..lines import Line, read_lines
from ..titles import Titles, read_titles
from .answer import meta, reading_notes, title_notes, totals, unmapped_columns
from .besides import set_aside_tables
from .cells import CellReader
from .charges import ChargeReader, compose_rent
from .columns import map_columns
from .conventions import conventions_of, whole_words
from .counting import relate
from .datedsteps import settle_dated_steps
from .entries import Entry, Scope, Walked
from .equations import roll_equations
from .figures import summarise
from .footing import footing_checks
from .ground import Ground
from .headers import HeaderBlock, find_headers, rows_of_lists
from .keptcolumns import billed_headers, read_kept
from .machine import walk_rows
from .mapping import Mapping
from .mastheads import repeated_lines
from .oddities import oddity_checks
from .parents import drop_parents
from .people import StatusReader
from .periods import settle_rent_period
from .profile import profile_columns, without_totals
from .proforma import set_aside
from .proving import Prover
from .quotients import read_quotients
from .rates import read_rates
from .refusal import lists_no_units, lists_properties, no_header, no_rows, no_units
from .sense import sense_checks
from .sizes import drop_sizes
from .structure import structure_checks
from .suitability import asset_type_notes
from .tables import charge_lines, read_printed
from .template import header_signature, recognise_template, words_of
from .units import drop_point_zero
from .use import settle_use


@dataclass(slots=True)
class Roll:
    """A roll as read: its data set, and what the rolls of a portfolio need of each other."""

    data: DataSet
    ground: Ground
    titles: Titles
    vocabulary: Vocabulary
    fields: frozenset[str]
    """The fields that its columns are read as."""


def read_roll(context: ExtractionContext) -> Roll:
    """Read a rent roll.

    Raises:
        ExtractionFailedError: no header of a rent roll, or a header without rows; says what stands there instead.
    """
    vocabulary = words_in(context)
    template = context.registry.asset_types[context.tagging.asset_type].template
    lines = read_lines(context.grids)
    beside = set_aside_tables(lines)
    conventions = conventions_of(lines)
    lists: list[Line] = []
    blocks = find_headers(lines, vocabulary, lists)
    if not blocks:
        raise no_header(context, lines, vocabulary)
    recognised = recognise_template(context, lines, blocks)
    if recognised.layout is not None and not recognised.layout.lists_units:
        raise lists_properties(recognised.layout)
    vocabulary = words_of(recognised.layout, vocabulary)
    commercial = template == "TENANT"
    repeated = repeated_lines(lines)
    heads = (index for index in repeated if not lines[index].has_numbers())
    mappings = _mappings(lines, blocks, vocabulary, commercial, rows_of_lists(lines, lists).union(heads))
    walked = walk_rows(lines, mappings, vocabulary, repeated)
    drop_parents(walked)
    if not walked.entries:
        raise no_rows(context, blocks)
    titles = read_titles(walked.titles, vocabulary, conventions.dates)
    months = settle_dated_steps(walked.mappings, titles.as_of, conventions.dates, vocabulary)
    if any(entry.wrapped for entry in walked.entries):
        conventions.words = whole_words(walked, vocabulary)
    reader = CellReader(conventions)
    reader.notices.month_only = months
    charges = ChargeReader(
        vocabulary,
        conventions,
        commercial=commercial,
        known=tuple(c.code for c in charge_lines(walked, vocabulary, conventions)),
    )
    status = StatusReader(
        vocabulary, titles.as_of, has_people=_has_people(walked), says_vacant=partial(_says_vacant, walked, vocabulary)
    )
    rows = _rows(walked.entries, reader, charges, status, titles)
    drop_point_zero(rows)
    drop_sizes(rows)
    if lists_no_units(rows):
        raise no_units(rows)
    settle_use(rows, template, vocabulary)
    period_notes = settle_rent_period(rows, walked.mappings, vocabulary, commercial=commercial)
    early = relate(rows, titles.as_of)
    pro_forma, pro_forma_notes = set_aside(rows, walked.entries)
    about = meta(titles, lines, walked, rows, conventions.dates, recognised)
    printed = read_printed(walked, vocabulary, conventions)
    prover = Prover(rows, printed)
    pages = [p.number for p in context.document.pages]
    basis = recognised.layout.basis if recognised.layout is not None else NO_BASIS
    ground = Ground(
        rows, printed, prover, pro_forma, _gross_rents(walked, reader), basis,
        kept=read_kept(walked, printed.totals, conventions), billed=billed_headers(walked),
        rates=read_rates(walked, vocabulary, conventions),
        quotients=read_quotients(walked, conventions),
        torn=charges.torn, first_page=pages[0] if pages else 1,
    )  # fmt: skip
    checks = [header_signature(recognised, switched_off=not context.options.layouts), *footing_checks(ground)]
    unmapped = unmapped_columns(walked, lines)
    ledger = walked.ledger(lines)
    prover.unexplained = bool(ledger.unexplained)
    checks += structure_checks(rows, walked, lines, ledger, unmapped, context.document.pages)
    checks += sense_checks(rows, titles.as_of)
    checks += oddity_checks(rows, titles.as_of, vocabulary, {row.row_index for row in early})
    data = DataSet(
        rows=rows,
        summary=partial(summarise, rows, titles.as_of),
        meta=about,
        totals=totals(rows, printed),
        checks=checks,
        warnings=[
            *title_notes(titles),
            *beside,
            *reading_notes(reader.notices, charges),
            *ground.notes,
            *period_notes,
            *pro_forma_notes,
            *asset_type_notes(rows, _headers(walked), context.tagging.asset_type, template, vocabulary),
        ],
        unmapped_columns=unmapped,
        ledger=ledger,
        proof=prover.finish(),
        equations=partial(roll_equations, ground),
    )
    fields = frozenset(use.field for mapping in walked.mappings for use in mapping.uses if use.field)
    return Roll(data, ground, titles, vocabulary, fields)


def words_in(context: ExtractionContext) -> Vocabulary:
    """The words in force: the built-in ones, those of plugins, and those of the folders that the caller gave."""
    registered = (declared.folder for declared in context.registry.vocabularies.values())
    folders = [folder for folder in registered if folder != "docextract.vocabulary"]
    return load_vocabulary(folders, context.options.folders)


def _mappings(
    lines: Sequence[Line],
    blocks: Sequence[HeaderBlock],
    vocabulary: Vocabulary,
    commercial: bool,
    aside: frozenset[int],
) -> dict[int, Mapping]:
    """One mapping per kind of header block; its columns are profiled over the rows under all its repetitions, but for
    those ``aside``: lists with columns of their own, and heads and feet of pages."""
    below: dict[object, list[Line]] = {}
    starts = [*(b.first for b in blocks[1:]), len(lines)]
    for block, end in zip(blocks, starts, strict=True):
        key = (block.space, block.signature)
        below.setdefault(key, []).extend(_rows_below(lines[block.last + 1 : end], vocabulary))
    made: dict[object, Mapping] = {}
    by_line: dict[int, Mapping] = {}
    for block in blocks:
        key = (block.space, block.signature)
        mapping = made.get(key)
        if mapping is None:
            width = max(len(block.lines[0].values), *(c + 1 for c in block.labels))
            body = [line for line in below[key] if line.space == block.space and line.index not in aside]
            profiles = profile_columns(without_totals(body, vocabulary), width)
            mapping = map_columns(block, profiles, vocabulary, commercial=commercial, body=body)
            made[key] = mapping
        by_line[block.first] = mapping if mapping.block is block else _repeated(mapping, block)
    return by_line


def _rows_below(lines: Sequence[Line], vocabulary: Vocabulary) -> Sequence[Line]:
    """The rows under a header as far as a line of words that begins with the heading of a table of sums."""
    for number, line in enumerate(lines):
        first = line.values[line.filled[0]] if line.filled else None
        if type(first) is str and first[-1:].isalpha() and vocabulary.ends_table(first) and not line.has_numbers():
            return lines[:number]
    return lines


def _headers(walked: Walked) -> list[str]:
    """The words above the columns of the roll."""
    return [label.text for mapping in walked.mappings[:1] for label in mapping.block.labels.values()]


def _repeated(mapping: Mapping, block: HeaderBlock) -> Mapping:
    return replace(mapping, block=block)


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
    told: dict[int, tuple[str | None, Period | None]] = {}
    """By mapping: the header of a yes/no status column, and the period of the rate."""
    for index, entry in enumerate(entries):
        row = reader.row(entry, index)
        mapping, scope = entry.mapping, entry.scope
        if id(mapping) not in told:
            told[id(mapping)] = _flag(entry), mapping.period("rentPerArea")
        flag, rate_period = told[id(mapping)]
        if not mapping.plain or entry.charges or entry.steps:
            charges.read(row, entry)
        if row.subsidy_rent is not None:
            compose_rent(row)
        if row.rent_per_area is not None and row.rent_per_area_period is None:
            row.rent_per_area_period = rate_period
        if is_month_to_month(row.lease_type) or (row.unread and is_month_to_month(row.unread.get("leaseTermMonths"))):
            row.is_month_to_month = True
        if row.property_name is None and rows and scope is entries[index - 1].scope:
            _stands_below(row, rows[-1], mapping)
        _place_in(row, scope, titles)
        status.read(row, scope, flag=flag)
        row.row_id = entry.line.row_id()
        rows.append(row)
    return rows


def _stands_below(row: RentRollRow, above: RentRollRow, mapping: Mapping) -> None:
    """A blank cell in the property's column says the same as the one above it."""
    if mapping.column("propertyName") is not None:
        row.property_name, row.property_code = above.property_name, row.property_code or above.property_code


def _place_in(row: RentRollRow, scope: Scope, titles: Titles) -> None:
    """The section, property and building that the row stands in, unless its own cells say."""
    row.section = scope.section
    if row.property_name is None:
        row.property_name = scope.property_name or titles.property_name
        if row.property_code is None:
            row.property_code = scope.property_code if scope.property_name else titles.property_code
    if row.building is None:
        row.building = scope.building


def _gross_rents(walked: Walked, reader: CellReader) -> dict[int, Decimal]:
    """What leases print as the sum of their rents, by the index of their row."""
    found: dict[int, Decimal] = {}
    for index, entry in enumerate(walked.entries):
        column = entry.gross.mapping.column("contractRent") if entry.gross is not None else None
        if entry.gross is not None and column is not None:
            amount = money(entry.gross.line.values[column], reader.conventions.numbers)
            if amount is not None:
                found[index] = amount
    return found


def _flag(entry: Entry) -> str | None:
    column = entry.mapping.column("statusText")
    return (
        entry.mapping.block.labels[column].text if column is not None and column in entry.mapping.block.labels else None
    )
