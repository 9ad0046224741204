"""One roll: from grids to a data set, the way written out once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import partial

from ...context import DataSet, ExtractionContext
from ...errors import ExtractionFailedError
from ...inference import Choices, search
from ...layouts import NO_BASIS
from ...models.findings import Note
from ...values.numbers import money
from ...vocabulary import Vocabulary, load_vocabulary
from ..lines import Line, read_lines
from ..titles import Titles, read_day_below, read_titles
from .answer import meta, reading_notes, title_notes, totals, unmapped_columns
from .besides import set_aside_tables
from .blockcolumns import map_blocks
from .cells import CellReader
from .charges import ChargeReader
from .conventions import Conventions, conventions_of, whole_words
from .counting import relate
from .datedsteps import settle_dated_steps
from .displaced import read_displaced
from .doubts import find_doubts
from .entries import Walked
from .entryrows import gross_rents, has_people, read_rows, says_let, says_vacant
from .equations import roll_equations
from .figures import summarise
from .folding import fold
from .footing import footing_checks
from .ground import Ground
from .halves import unfold
from .headers import find_headers, rows_of_lists
from .keptcolumns import billed_headers, read_kept
from .machine import walk_rows
from .mapping import ColumnUse
from .mastheads import repeated_lines
from .oddities import oddity_checks
from .otherwise import MOST, ROWS, chosen_fields, decisions, moves, rows_of
from .parents import drop_parents
from .people import StatusReader
from .periods import settle_rent_period
from .proforma import set_aside
from .proving import Prover
from .refusal import lists_no_units, lists_properties, no_header, no_rows, no_units
from .relations import read_relations
from .rownumbers import groups_of
from .sense import sense_checks
from .sizes import drop_sizes
from .structure import structure_checks
from .suitability import asset_type_notes
from .tables import charge_lines, read_printed
from .tableshares import read_share_tables
from .template import header_signature, recognise_template, words_of
from .totalrates import read_total_rates
from .unitnumbers import drop_dashes, drop_point_zero
from .use import settle_use
from .weighing import weigh
from .wholerows import whole_rows
from .wideprints import widen


@dataclass(slots=True)
class Roll:
    """A roll as read: its data set, and what the rolls of a portfolio need of each other."""

    data: DataSet
    ground: Ground
    titles: Titles
    vocabulary: Vocabulary
    walked: Walked
    conventions: Conventions
    told: Mapping[str, str]
    """By the place of a line's first cell, the role that was chosen for it."""

    def amount(self, value: object) -> Decimal | None:
        """The number in a cell, as this roll prints numbers."""
        return money(value, self.conventions.numbers)  # type: ignore[arg-type]

    @property
    def uses(self) -> list[ColumnUse]:
        """What its columns are read as."""
        return [use for mapping in self.walked.mappings for use in mapping.uses if use.field]

    @property
    def fields(self) -> frozenset[str]:
        """The fields that its columns are read as."""
        return frozenset(use.field or "" for use in self.uses)


def read_roll(context: ExtractionContext) -> Roll:
    """Read a rent roll. Where the plain reading leaves something to explain, others are tried, and the best is taken.

    Raises:
        ExtractionFailedError: no header of a rent roll, or a header without rows; says what stands there instead.
    """

    def again(choices: Choices) -> Roll | None:
        try:
            return read_with(context, choices)
        except ExtractionFailedError:
            return None

    found = search(read_with(context, {}), again, moves, weigh, MOST)
    roll = found.best.outcome
    roll.data.decisions = decisions(found)
    if found.stopped:
        message = f"{found.tried} readings were tried, and more could be: what columns hold may be told otherwise still"
        roll.data.warnings.append(Note(type="searchStopped", message=message))
    return roll


def read_with(context: ExtractionContext, choices: Choices) -> Roll:
    """The reading of a roll with some choices, none for the plain one: of the same grids it is always the same.

    Raises:
        ExtractionFailedError: no header of a rent roll, or a header without rows; says what stands there instead.
    """
    vocabulary = words_in(context)
    template = context.registry.asset_types[context.tagging.asset_type].template
    lines = read_lines(rows_of(context.grids, choices))
    beside = set_aside_tables(lines)
    lines = widen(fold(unfold(whole_rows(lines, vocabulary), vocabulary), vocabulary), vocabulary)
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
    mappings = map_blocks(lines, blocks, vocabulary, commercial, rows_of_lists(lines, lists).union(heads), choices)
    told: Mapping[str, str] = dict(choices.get(ROWS, ()))  # type: ignore[call-overload]
    walked = walk_rows(lines, mappings, vocabulary, repeated, conventions.numbers, told)
    drop_parents(walked)
    if not walked.entries:
        raise no_rows(context, blocks)
    titles = read_titles(walked.titles, vocabulary, conventions.dates, periods=True)
    if titles.as_of is None:
        read_day_below(titles, lines[walked.entries[-1].line.index + 1 :], conventions.dates)
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
        vocabulary, titles.as_of, has_people=has_people(walked), says_vacant=partial(says_vacant, walked, vocabulary),
        says_let=partial(says_let, walked, vocabulary),
    )  # fmt: skip
    rows = read_rows(walked.entries, reader, charges, status, titles)
    drop_dashes(rows)
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
    for name in chosen_fields(choices):
        prover.chosen[name] = {row.row_index for row in rows}
    pages = [p.number for p in context.document.pages]
    basis = recognised.layout.basis if recognised.layout is not None else NO_BASIS
    groups = groups_of(walked, conventions)
    ground = Ground(
        rows, printed, prover, pro_forma, gross_rents(walked, reader), basis,
        kept=read_kept(walked, printed.totals, conventions), billed=billed_headers(walked),
        agreements=read_relations(rows, walked, groups, conventions, vocabulary), displaced=read_displaced(groups),
        total_rates=read_total_rates(walked, groups, conventions, vocabulary),
        share_tables=read_share_tables(walked, vocabulary, conventions),
        chosen=frozenset(n for n, entry in enumerate(walked.entries) if entry.mapping.told_by_sums),
        torn=charges.torn, first_page=pages[0] if pages else 1,
    )  # fmt: skip
    checks = [header_signature(recognised, switched_off=not context.options.layouts), *footing_checks(ground)]
    unmapped = unmapped_columns(walked, lines)
    ledger = walked.ledger(lines)
    prover.unexplained = bool(ledger.unexplained)
    checks += structure_checks(
        rows, walked, lines, ledger, unmapped, context.document.pages, counted="unitCount" in prover.complete_by
    )
    find_doubts(ground, walked, conventions, checks)
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
        proof=prover.finish(checks),
        equations=partial(roll_equations, ground),
        headers={use.field: use.header for mapping in walked.mappings[::-1] for use in mapping.uses if use.field},
    )
    return Roll(data, ground, titles, vocabulary, walked, conventions, told)


def words_in(context: ExtractionContext) -> Vocabulary:
    """The words in force: the built-in ones, those of plugins, and those of the folders that the caller gave."""
    registered = (declared.folder for declared in context.registry.vocabularies.values())
    folders = [folder for folder in registered if folder != "docextract.vocabulary"]
    return load_vocabulary(folders, context.options.folders)


def _headers(walked: Walked) -> list[str]:
    """The words above the columns of the roll."""
    return [label.text for mapping in walked.mappings[:1] for label in mapping.block.labels.values()]
