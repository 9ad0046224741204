"""One roll: from grids to a data set, the way written out once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from ...context import DataSet, ExtractionContext
from ...document import SheetGrid
from ...errors import ExtractionFailedError
from ...inference import Choices, search
from ...layouts import NO_BASIS
from ...models.corrections import columns_said, correct_rows
from ...models.findings import Note
from ...values.asof import find_print_date, is_current
from ...values.marks import drop_marks
from ...vocabulary import Vocabulary, load_vocabulary
from ..lines import Line, read_lines
from ..rails import without_rail
from ..titles import (
    LONE,
    NO_RANK,
    Titles,
    read_day_alone,
    read_day_below,
    read_day_beside,
    read_day_elsewhere,
    read_day_of_file,
    read_day_of_heads,
    read_day_of_margins,
    read_titles,
)
from .anatomy.chargelists import amounts_of, ends_in_total, summed_charges
from .anatomy.chosen import FORM, ROWS, chosen_fields, rows_of
from .anatomy.conventions import Conventions, conventions_of, whole_words
from .anatomy.entries import Walked
from .anatomy.fieldkinds import Kind
from .anatomy.headerblocks import GOOD
from .answer import hidden_notes, meta, reading_notes, title_notes, totals, unmapped_columns
from .arithmetic.comparison import Comparison
from .arithmetic.convention import settle_counts
from .arithmetic.counting import relate
from .arithmetic.doubts import find_doubts
from .arithmetic.proving import Prover
from .arithmetic.relations import groups_of, read_displaced, read_relations
from .arithmetic.totalrates import read_total_rates
from .cells.cells import CellReader
from .cells.sizes import drop_counts, drop_sizes
from .cells.unitnumbers import drop_counters, drop_dashes, drop_point_zero, part_kinds
from .checks.equations import roll_equations
from .checks.footing import footing_checks
from .checks.keptcolumns import billed_headers, read_kept
from .checks.shares import read_share_tables
from .choices.moves import MOST, decisions, moves
from .choices.roll import Roll
from .choices.weighing import weigh
from .columns.blockcolumns import map_blocks
from .columns.datedsteps import settle_dated_steps
from .columns.periods import set_aside_billed, settle_rent_period
from .forms.forms import CAPTIONS, CARDS, FORMS, SAYS, STACK, as_printed, forms_of, in_form
from .forms.stacks import MOST_BESIDE
from .headers.headers import find_headers, rows_of_lists
from .headers.refusal import lists_no_units, lists_properties, no_header, no_rows, no_units
from .headers.template import as_said, header_signature, printed_headers, recognise_template, words_of
from .leases.asking import read_asked
from .leases.charges import ChargeReader
from .leases.entryrows import (
    gross_rents,
    has_people,
    has_rents,
    kinds_let,
    read_rows,
    says_let,
    says_vacant,
    settle_notices,
)
from .leases.headings import settle_headings
from .leases.people import StatusReader
from .leases.proforma import set_aside
from .leases.steptables import drop_past, read_step_tables
from .leases.use import settle_use
from .oddness.oddities import oddity_checks
from .oddness.sense import sense_checks
from .oddness.structure import structure_checks
from .oddness.suitability import asset_type_notes
from .prints.asidetables import set_aside_tables
from .prints.pairs import read_pairs
from .rows.machine import walk_rows
from .rows.mastheads import repeated_lines
from .rows.parents import drop_parents
from .totals.census import counted_elsewhere, read_census, read_uncounted
from .totals.chargesummaries import words_of_codes
from .totals.figures import summarise
from .totals.tables import charge_lines, read_printed

_OF_TABLE = frozenset({"DATA", "CHARGE", "CONTINUATION", "HEADER", "SUBTOTAL", "TOTAL"})
"""Roles of lines that are no notes."""
_SENTENCE = 10
"""Words of a sentence."""
_NOTES = frozenset({"TITLE", "NOTE", "FOOTER", "SUMMARY", "OTHER"})
"""Roles of lines above the roll, among other tables, that may say its day."""


def read_roll(context: ExtractionContext, chosen: Choices = MappingProxyType({})) -> Roll:
    """Read a rent roll. Where the plain reading leaves something to explain, others are tried, and the best is taken.

    ``chosen`` holds in all of them.

    Raises:
        ExtractionFailedError: no header of a rent roll, or a header without rows; says what stands there instead.
    """

    tried = 0

    def again(choices: Choices) -> Roll | None:
        nonlocal tried
        tried += 1
        if context.options.progress is not None:
            context.options.progress("rows", tried, tried + 1)
        try:
            return read_with(context, {**chosen, **choices})
        except ExtractionFailedError:
            return None

    found = search(read_with(context, chosen), again, moves, weigh, MOST)
    roll = found.best.outcome
    roll.data.decisions = decisions(found)
    if found.stopped:
        message = f"{found.tried} readings were tried, and more could be: what columns hold may be told otherwise still"
        roll.data.warnings.append(Note(type="searchStopped", message=message))
    return roll


OF_HEADERS = "words"
"""What the words of headers say tells nothing of forms, which are given theirs."""


def read_form(context: ExtractionContext) -> Roll | None:
    """The roll of a document in which no row is a header, looked at in other ways: the first of those for which most
    speaks; None where none has units with rents. Where a row only seemed to be one, it may be a roll of cards."""
    lines, vocabulary = read_lines(context.grids), words_in(context)
    headed = bool(find_headers(lines, vocabulary))
    rolls: dict[str, Roll] = {}
    for form in forms_of(lines, vocabulary, [CARDS, CAPTIONS, STACK] if headed else FORMS):
        try:
            rolls[form] = read_roll(context, {FORM: form})
        except ExtractionFailedError:
            continue
    if not rolls:
        return None
    best = max(rolls, key=lambda form: sum(said.weight for said in weigh(rolls[form]) if said.rule != OF_HEADERS))
    rolls[best].data.warnings.append(Note(type="readInForm", message=f"no row names the columns; {SAYS[best]}"))
    return rolls[best]


def read_drawn(context: ExtractionContext, roll: Roll) -> Roll:
    """A roll of few rows, or that of the stacking plan beside which these stand, where its boxes are more."""
    if len(roll.data.rows) > MOST_BESIDE or not forms_of(read_lines(context.grids), words_in(context), [STACK]):
        return roll
    drawn = read_form(context)
    return drawn if drawn is not None and len(drawn.data.rows) > len(roll.data.rows) else roll


def _lists_of_charges(lines: Sequence[Line]) -> Iterator[int]:
    """The rows that list the charges of the unit above them with their total."""
    for above, line in zip([None, *lines], lines, strict=False):
        if ends_in_total(line) and summed_charges(line, rents=amounts_of(above)):
            yield line.index


def read_with(context: ExtractionContext, choices: Choices) -> Roll:
    """The reading of a roll with some choices, none for the plain one: of the same grids it is always the same.

    Raises:
        ExtractionFailedError: no header of a rent roll, or a header without rows; says what stands there instead.
    """
    vocabulary = words_in(context)
    template = context.registry.asset_types[context.tagging.asset_type].template
    lines = without_rail(read_lines(rows_of(context.grids, choices)))
    beside, aside_lines = set_aside_tables(lines)
    form = choices.get(FORM)
    lines = in_form(as_printed(lines, vocabulary), form, vocabulary)
    conventions = conventions_of(lines)
    lists: list[Line] = []
    blocks = find_headers(lines, vocabulary, lists)
    if form in (CARDS, CAPTIONS):
        del blocks[1:]  # all rows below the one that was made are of cards: "UNIT 3", "NOT LET", "960 sq. ft."
    only_hinted = not blocks
    if only_hinted:
        lines = read_pairs(lines, vocabulary) or lines
        blocks = find_headers(lines, vocabulary.hinting, lists)
    if not blocks:
        raise no_header(context, lines, vocabulary)
    recognised = recognise_template(context, lines, blocks)
    if recognised.layout is not None and not recognised.layout.lists_units:
        raise lists_properties(recognised.layout)
    vocabulary = as_said(columns_said(context.corrections), words_of(recognised.layout, vocabulary))
    commercial = template == "TENANT"
    repeated = repeated_lines(lines)
    heads = (index for index in repeated if not lines[index].has_numbers())
    aside = rows_of_lists(lines, lists).union(heads, _lists_of_charges(lines))
    mappings = map_blocks(lines, blocks, vocabulary, commercial, aside, choices, aside_lines)
    told: Mapping[str, str] = dict(choices.get(ROWS, ()))  # type: ignore[call-overload]
    walked = walk_rows(lines, mappings, vocabulary, repeated, conventions.numbers, told)
    drop_parents(walked)
    if (only_hinted or form is not None) and not has_rents(walked, conventions):
        raise no_header(context, lines, vocabulary)
    if not walked.entries:
        raise no_rows(context, blocks)
    titles = _titles(context, lines, walked, conventions, vocabulary)
    settle_headings(walked, titles, vocabulary)
    months = settle_dated_steps(walked.mappings, titles.as_of, conventions.dates, vocabulary)
    if any(entry.wrapped for entry in walked.entries):
        conventions.words = whole_words(walked, vocabulary)
    reader = CellReader(conventions)
    reader.notices.month_only = months
    summed = charge_lines(walked, vocabulary, conventions)
    charges = ChargeReader(
        vocabulary,
        conventions,
        commercial=commercial,
        known=tuple(line.code for line in summed),
        told=words_of_codes(summed),
        as_of=titles.as_of,
    )
    status = StatusReader(
        vocabulary, titles.as_of, has_people=has_people(walked), says_vacant=partial(says_vacant, walked, vocabulary),
        says_let=partial(says_let, walked, vocabulary), kinds_let=partial(kinds_let, walked),
    )  # fmt: skip
    rows = read_rows(walked.entries, reader, charges, status, titles)
    for n in reversed(correct_rows(rows, context.corrections)):
        del rows[n], walked.entries[n]
    for n, row in enumerate(rows):
        row.row_index = n
    settle_notices(rows, titles.as_of)
    read_step_tables(rows, walked, lines, vocabulary, conventions)
    drop_past(rows, titles.as_of)
    read_asked(rows, walked.entries, conventions.numbers)
    part_kinds(rows, walked.entries, vocabulary)
    drop_dashes(rows)
    drop_counters(rows)
    drop_point_zero(rows)
    drop_sizes(rows)
    drop_counts(rows, walked.entries, vocabulary)
    drop_marks(rows, (line.joined() for line in lines if walked.roles.get(line.index) not in _OF_TABLE))
    if lists_no_units(rows):
        raise no_units(rows)
    settle_use(rows, template, vocabulary, [entry.mapping.block.heading for entry in walked.entries])
    period_notes = settle_rent_period(rows, walked, vocabulary, commercial=commercial)
    billed_aside = set_aside_billed(rows, walked)
    early = relate(rows, titles.as_of)
    pro_forma, pro_forma_notes = set_aside(rows, walked.entries)
    if billed_aside:
        pro_forma = {**pro_forma, "contractRent": {**billed_aside, **pro_forma.get("contractRent", {})}}
    for row, entry in zip(rows, walked.entries, strict=True):
        charges.beside_rent(row, entry)
    about = meta(titles, lines, walked, rows, conventions.dates, recognised)
    printed = read_printed(walked, vocabulary, conventions)
    censuses = read_census(lines, walked, printed, vocabulary, aside_lines)
    if isinstance(context.grids[0], SheetGrid) and not any(census.parted for census in censuses):
        censuses += counted_elsewhere(context.around(), vocabulary)
    count_notes, recounted = settle_counts(
        rows, censuses, read_uncounted(lines, walked, vocabulary), vocabulary, titles.as_of
    )
    prover = Prover(rows, printed)
    by_cells = {use.field or "" for mapping in walked.mappings for use in mapping.uses if use.told_by}
    if only_hinted:
        # What stands under words that only hint at it is not proved to be what they say.
        by_cells |= {use.field or "" for m in walked.mappings for use in m.uses if not _names(use.header, vocabulary)}
    for name in [*chosen_fields(choices), *sorted(by_cells)]:
        prover.chosen[name] = {row.row_index for row in rows}
    prover.chosen["unit"] |= {
        row.row_index for row, entry in zip(rows, walked.entries, strict=True) if entry.is_folded("unit")
    }
    pages = [p.number for p in context.document.pages]
    basis = recognised.layout.basis if recognised.layout is not None else NO_BASIS
    groups = groups_of(walked, conventions)
    comparison = Comparison(
        rows, printed, prover, pro_forma, gross_rents(walked, reader), basis,
        kept=read_kept(walked, printed.totals, conventions), billed=billed_headers(walked),
        agreements=read_relations(rows, walked, groups, conventions, vocabulary), displaced=read_displaced(groups),
        total_rates=read_total_rates(walked, groups, conventions, vocabulary),
        share_tables=read_share_tables(walked, vocabulary, conventions),
        chosen=frozenset(n for n, entry in enumerate(walked.entries) if entry.mapping.told_by_sums),
        torn=charges.torn, recounted=recounted, first_page=pages[0] if pages else 1,
    )  # fmt: skip
    checks = [header_signature(recognised, switched_off=not context.options.layouts), *footing_checks(comparison)]
    unmapped = unmapped_columns(walked, lines)
    ledger = walked.ledger(lines)
    prover.unexplained = bool(ledger.unexplained)
    checks += structure_checks(
        rows, walked, lines, ledger, unmapped, context.document.pages, counted="unitCount" in prover.complete_by
    )
    find_doubts(comparison, groups, checks)
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
            *hidden_notes(told),
            *beside,
            *reading_notes(reader.notices, charges),
            *comparison.notes,
            *count_notes,
            *period_notes,
            *pro_forma_notes,
            *asset_type_notes(rows, _headers(walked), context.tagging.asset_type, template, vocabulary),
        ],
        unmapped_columns=unmapped,
        ledger=ledger,
        proof=prover.finish(checks),
        equations=partial(roll_equations, comparison),
        headers={use.field: use.header for mapping in walked.mappings[::-1] for use in mapping.uses if use.field},
        columns=printed_headers(blocks[0]),
    )
    return Roll(data, comparison, titles, vocabulary, walked, conventions, lines, groups, context.grids, told)


def _titles(
    context: ExtractionContext, lines: Sequence[Line], walked: Walked, conventions: Conventions, vocabulary: Vocabulary
) -> Titles:
    """What stands above the roll; the day that it is about also from where else a document says it, in the order of
    what that is worth."""
    order, own = conventions.dates, context.grids[0]
    titles = read_titles(walked.titles, vocabulary, order, periods=True, file=context.tagging.file_name)
    if isinstance(own, SheetGrid):
        read_day_of_margins(titles, own.of.margins, order)
    if titles.as_of_rank >= LONE or titles.as_of_month_only:
        below = lines[walked.entries[-1].line.index + 1 :]
        read_day_below(titles, [line for line in below if not _is_of_unit(walked, line)], order)
    if titles.as_of is None:
        mapping = Counter(id(entry.mapping) for entry in walked.entries).most_common(1)[0][0]
        between = lines[: next(entry.line.index for entry in walked.entries if id(entry.mapping) == mapping)]
        read_day_below(titles, [line for line in between if _may_say_day(walked, line)], order)
    if titles.as_of is None:
        _read_day_beside(titles, walked, conventions)
    if titles.as_of is None:
        head = walked.mappings[0].block.lines[-1]
        mapped, unmapped = walked.mappings[0].uses, walked.mappings[0].unmapped
        paid = [use for use in mapped if use.kind is Kind.MONEY] + [u for u in unmapped if is_current(u.header)]
        read_day_of_heads(titles, [(use.header, head.place(use.column)) for use in paid], order)
    if titles.as_of is None and isinstance(own, SheetGrid):
        read_day_elsewhere(titles, own, context.around(), vocabulary, order)
    if titles.as_of is None:
        read_day_alone(titles, walked.titles, order)
    if titles.as_of is None:
        read_day_of_file(titles, context.tagging.file_name, order)
    stamps = (find_print_date(line.joined(), order) for line in walked.titles)
    printed = next((day for day in stamps if day is not None), None)
    if titles.as_of is not None and printed is not None and titles.as_of_rank >= LONE and titles.as_of > printed:
        titles.as_of, titles.as_of_rank = None, NO_RANK  # the end of leases: no roll is of a day after its print
    return titles


def _may_say_day(walked: Walked, line: Line) -> bool:
    """Whether a line before the roll is a note, or a sentence that stands so near to the header that it is read as of
    it: ``List all tenants in place on December 31, 2024``."""
    role = walked.roles.get(line.index)
    return role in _NOTES or (role == "HEADER" and len((line.first_text() or "").split()) >= _SENTENCE)


def _is_of_unit(walked: Walked, line: Line) -> bool:
    """Whether a row has more of a unit, its lease's last day among it; a note at the foot has one cell."""
    return walked.roles.get(line.index) in ("CHARGE", "CONTINUATION") and len(line.filled) > 1


def _read_day_beside(titles: Titles, walked: Walked, conventions: Conventions) -> None:
    """The day that a column of the roll gives in all of its rows."""
    for use in (*walked.mappings[0].unmapped, *walked.mappings[0].kept):
        cells = [
            (
                entry.line.values[use.column],
                entry.line.place(use.column) if entry.line.values[use.column] is not None else None,
            )
            for entry in walked.entries
        ]
        read_day_beside(titles, use.header, cells, conventions.dates)


def words_in(context: ExtractionContext) -> Vocabulary:
    """The words in force: the built-in ones, those of plugins, and those of the folders that the caller gave."""
    registered = (declared.folder for declared in context.registry.vocabularies.values())
    folders = [folder for folder in registered if folder != "docextract.vocabulary"]
    return load_vocabulary(folders, context.options.folders)


def _names(header: str, vocabulary: Vocabulary) -> bool:
    """Whether the words above a column name a field outright."""
    return any(match.score >= GOOD for match in vocabulary.header(header))


def _headers(walked: Walked) -> list[str]:
    """The words above the columns of the roll."""
    return [label.text for mapping in walked.mappings[:1] for label in mapping.block.labels.values()]
