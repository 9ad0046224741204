"""What the three document types do alike: from grids to the items of a table, meta, ledger, unmapped columns."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import partial
from itertools import combinations, count
from types import MappingProxyType
from typing import Any

from docextract import ExtractionFailedError
from docextract.plugin import (
    CheckResult,
    Completeness,
    DataSet,
    Equation,
    ExtractionContext,
    FieldProof,
    Grid,
    Head,
    Ledger,
    Line,
    Meta,
    Note,
    Place,
    Proof,
    Proved,
    Recognition,
    StatedTotal,
    Totals,
    UnmappedColumn,
    layout_check,
    make_ledger,
    pages_read,
    prove,
    read_head,
    read_lines,
    recognise_layout,
    words_in_force,
)  # fmt: skip
from docextract.values.currency import find_currency
from docextract.vocabulary import Vocabulary

from .findings import Named, structure
from .header.find import find_headers
from .header.model import NAMES, Header, Signature
from .items import Item, is_code
from .scopes import Cell, Scope
from .sheets import sheets_beside
from .spaces import align_spaces, join_signs, say_sides, unite_heads, unite_ruled
from .table import Body, Columns, read_body
from .words import Use, is_about, is_own, may_sum

EMPTY: Mapping[str, Any] = MappingProxyType({})
FEW = 3
"""Lines of which one that breaks a relation is as likely right as wrong."""
TITLES = 12
"""Filled lines at the top of a document among which its title stands."""
_NEXT_LABEL = re.compile(r"\s+[A-Z][\w ]{2,20}[:=]")
"""Where the next label of the same line begins."""


@dataclass(slots=True)
class Read:
    """A document, read as far as all types are alike."""

    context: ExtractionContext
    grids: list[Grid]
    """Those that it was made from: of another sheet than the first, where only that one holds such a table, or of
    several on which it goes on."""
    lines: list[Line]
    headers: list[Header]
    body: Body
    head: Head
    words: Vocabulary
    recognition: Recognition

    @property
    def items(self) -> list[Item]:
        """The lines of its tables."""
        return self.body.items


def read_document(context: ExtractionContext, columns: Columns, signed: Signature, looked_for: str) -> Read:
    """Find the tables of the asked document type and read their lines.

    Less is enough of a header where the title says what the document is.

    Raises:
        ExtractionFailedError: no header shows the signature, or nothing stands below it.
    """
    words = words_in_force(context)
    asked, grids = context.tagging.document_type, context.grids
    lines = unite_heads(join_signs(read_lines(grids)))
    lines = say_sides(lines) if asked == "TRIAL_BALANCE" else lines
    bare = find_headers(lines, asked, signed)
    headers = _over_rows(bare, lines, columns)
    elsewhere = None if headers else _elsewhere(context, signed)
    if elsewhere is not None:
        grids, lines, headers = elsewhere
    elif not headers and asked == "TRIAL_BALANCE" and _titled(context, lines):
        headers = _over_rows(find_headers(lines, asked, _loosely), lines, columns)
        headers = headers or _over_rows(find_headers(lines, asked, signed, nought=True), lines, columns)
    elif headers and (sheets := sheets_beside(context, lines, headers, columns, signed)):
        grids = [*grids, *sheets]
        lines = unite_heads(read_lines(grids))
        headers = find_headers(lines, asked, signed)
    if not headers and _titled(context, lines):
        headers = _over_rows(find_headers(lines, asked, _loosely), lines, columns)
    if not headers:
        grids, lines, headers = _elsewhere(context, signed, nought=True) or (grids, lines, bare)
    if not headers:
        raise _refused(context, f"looked for {looked_for}; found no header that names them", signed)
    if asked == "TRIAL_BALANCE":
        lines = unite_ruled(lines, {header.last.space for header in headers})
    lines = align_spaces(lines, {header.last.space: header.names() for header in headers})
    headers = find_headers(lines, asked, signed) or headers
    body = read_body(lines, headers, columns, words)
    if not any(item.kind == "DATA" for item in body.items):
        place = headers[0].last.row_place()
        raise ExtractionFailedError(
            f"looked for {looked_for}; found the header of such a table and no row below it: an empty form", place=place
        )
    first = headers[0].lines[0]
    above = [line for line in lines if line.index < first.index]
    top = next((line.first_text() for line in lines if line.filled), "")
    texts = [headers[0].texts[c] for c in sorted(headers[0].texts)]
    recognition = recognise_layout(context, texts, above or [first], top)
    return Read(context, grids, lines, headers, body, read_head(lines, first, words), words, recognition)


def _elsewhere(
    context: ExtractionContext, signed: Signature, *, nought: bool = False
) -> tuple[list[Grid], list[Line], list[Header]] | None:
    """The only other sheet that has such a table, or the only one of them that its title calls so: entries posted since
    have debits and credits, too."""
    asked = context.tagging.document_type
    others = [grid for grid in context.beside() if find_headers(read_lines([grid]), asked, signed, nought=nought)]
    if len(others) > 1:
        others = [grid for grid in others if _titled(context, read_lines([grid]))]
    if len(others) != 1:
        return None
    lines = unite_heads(join_signs(read_lines(others)))
    return others, lines, find_headers(lines, asked, signed, nought=nought)


def _loosely(uses: Mapping[int, Use]) -> bool:
    """Whether a header says whose some numbers are, and what; a balance at least."""
    names = {use.name for use in uses.values()}
    return "ending" in names or (bool(names & NAMES) and len(names) > 1)


def _over_rows(headers: list[Header], lines: Sequence[Line], columns: Columns) -> list[Header]:
    """The headers, if numbers stand below one of them in its columns of amounts; none where it is ``End of Sep 2025``
    of a title block."""
    below = (
        (line.is_number(column), line.text(column) or "")
        for header in headers
        for line in lines
        if line.space == header.last.space and line.index > header.last.index
        for column, use in header.uses.items()
        if use.name in columns.amounts
    )
    # a number between the rules of a line printer is none by itself: ``|373,425,805.58|``
    told = any(number or (any(map(str.isdigit, text)) and not any(map(str.isalpha, text))) for number, text in below)
    return headers if told else []


def _titled(context: ExtractionContext, lines: Sequence[Line]) -> bool:
    """Whether the first lines say that the document is of the asked type."""
    above = [line.joined() for line in lines if line.filled][:TITLES]
    return any(is_about(text, context.tagging.document_type) for text in above)


def _refused(context: ExtractionContext, message: str, signed: Signature) -> ExtractionFailedError:
    """The refusal, with the sheets on which such a table seems to stand."""
    asked = context.tagging.document_type
    names = [repr(grid.sheet) for grid in context.other_sheets() if find_headers(read_lines([grid]), asked, signed)]
    return ExtractionFailedError(message + (f"; one seems to stand on sheet {', '.join(names)}" if names else ""))


def read_meta(read: Read, properties: Sequence[tuple[str | None, str | None]] = ()) -> Meta:
    """What the document says of itself; ``properties`` are the names and codes that its rows bear.

    Where the title block names no property, or only its code, the one that all rows are of is it.
    """
    head, titles = read.head, read.head.titles
    name, code = titles.property_name, titles.property_code
    name = _NEXT_LABEL.split(name)[0] if name is not None else None
    if name is not None and is_code(name):
        name, code = None, code or name
    if name is None and len(properties) == 1:
        name, code = properties[0][0], properties[0][1] or code
    texts = [head.text, *(text for header in read.headers for text in header.texts.values())]
    texts += [str(v) for item in read.items[:40] for v in item.line.values if type(v) is str]
    fit = read.recognition.nearest
    return Meta(
        template=read.recognition.layout.name if read.recognition.layout is not None else "generic",
        template_score=fit.score if read.recognition.layout is not None and fit is not None else None,
        property_name=name,
        property_code=code,
        printed_on=head.printed_on,
        as_on_date=titles.as_of,
        period_from=head.period.start if head.period is not None else None,
        period_to=head.period.end if head.period is not None else None,
        basis=titles.basis,  # type: ignore[arg-type]
        currency=find_currency(texts),
    )


def date_notes(read: Read, *, needed: bool = True) -> list[Note]:
    """Warnings about the as-of date and the period: absent, a month only, two that differ, not the one asked for."""
    notes: list[Note] = []
    titles, period = read.head.titles, read.head.period
    if titles.as_of is None and period is None and needed:
        notes.append(Note(type="asOnDateMissing", message="the title block prints no as-of date"))
    if titles.as_of is not None and titles.as_of_month_only:
        message = f"the as-of date is printed as a month; {titles.as_of} is its last day"
        notes.append(Note(type="monthOnlyDate", message=message, place=titles.as_of_place))
    if titles.rivals:
        others = ", ".join(map(str, titles.rivals))
        notes.append(Note(type="asOnDateAmbiguous", message=f"taken: {titles.as_of}; also printed: {others}"))
    asked = (read.context.tagging.period_from, read.context.tagging.period_to)
    printed = (period.start, period.end) if period is not None else (None, titles.as_of)
    if any(a and p and a != p for a, p in zip(asked, printed, strict=True)):
        message = (
            f"the period asked for is {asked[0] or '?'} to {asked[1] or '?'}; "
            f"the document prints {printed[0] or '?'} to {printed[1] or '?'}"
        )
        notes.append(Note(type="periodMismatch", message=message))
    return notes


def nearly(held: int, tested: int) -> bool:
    """Whether a relation holds in nearly all lines that test it: in nine of ten, or all but one of more than three."""
    lost = tested - held
    return held > 0 and (lost * 10 <= tested or (lost == 1 and tested > FEW))


def once(field: str, taken: set[str]) -> str:
    """A name that no other column has: the second one of a label is ``label (2)``."""
    name = next(name for n in count(1) if (name := field if n == 1 else f"{field} ({n})") not in taken)
    taken.add(name)
    return name


def numbers_of(read: Read, fields: Mapping[tuple[int, int], str]) -> list[dict[str, Decimal]]:
    """The numbers of each line by their fields."""
    return [{fields[id(item.header), c]: v for c, v in item.amounts.items()} for item in read.items]


def stated_totals(
    read: Read, fields: Mapping[tuple[int, int], str], numbers: Sequence[dict[str, Decimal]], scopes: Sequence[Scope]
) -> list[StatedTotal]:
    """The printed lines of sums, averages and shares; whose each is says its scope."""
    names = {scope.total: scope.name for scope in scopes}
    return [
        StatedTotal(
            label=item.label,
            scope="share" if item.kind == "SHARE" else names.get(n),
            values=numbers[n],
            sources={fields[id(item.header), column]: item.place(column) for column in item.amounts},
        )
        for n, item in enumerate(read.items)
        if item.kind in ("TOTAL", "SHARE", "AVERAGE")
    ]


def named_in(read: Read, fields: Mapping[tuple[int, int], str], origin: Sequence[int]) -> Named:
    """What a number is called, where it stands, and its row; ``origin`` has the items of the rows."""
    index = {n: row for row, n in enumerate(origin)}

    def named(cell: Cell) -> tuple[str, Place | None, int | None, str]:
        where, field = cell
        if not isinstance(where, int):
            return f"all {field}", None, None, field
        item, about = read.items[where], field.partition(".")[2] or field
        place = place_of(read, fields, cell) or item.line.row_place()
        return f"{about} of {item.label or 'a line without a label'}", place, index.get(where), field

    return named


def data_set(
    read: Read, rows: Sequence[Any], fields: Mapping[tuple[int, int], str], equations: Sequence[Equation],
    states: Sequence[tuple[str, str]], checks: tuple[Sequence[CheckResult], Sequence[str]], about: tuple[str, str],
    *, warnings: Iterable[Note], summary: Callable[[], Any], totals: Totals, more: Mapping[str, Any] = EMPTY,
    names: Iterable[tuple[str | None, str | None]] = (),
) -> DataSet:  # fmt: skip
    """What all types answer.

    Args:
        states: field and state of each number.
        checks: those of the type, and which of them show that no row is missing.
        about: what was looked for in the lines, and by which header.
        names: names and codes of properties, of each row.
    """
    ledger, unmapped = make_ledger(read.lines, read.body.roles), unmapped_columns(read)
    results, complete = checks
    return DataSet(
        rows=list(rows),
        summary=summary,
        meta=read_meta(read, list(dict.fromkeys(names))),
        totals=totals,
        checks=[*shared_checks(read, ledger, unmapped, *about), *results],
        warnings=[*date_notes(read), *_together(read), *warnings],
        unmapped_columns=unmapped,
        ledger=ledger,
        grids=read.grids if read.grids is not read.context.grids else None,
        proof=count_proofs(states, complete),
        more=dict(more),
        equations=lambda: [equation.placed(partial(place_of, read, fields)) for equation in equations],
    )


def _together(read: Read) -> list[Note]:
    if len(names := list(dict.fromkeys(grid.sheet for grid in read.grids if grid.sheet is not None))) < 2:
        return []
    message = f"no sheet was asked for; these hold one table and are read together: {', '.join(map(repr, names))}"
    return [Note(type="sheetsTogether", message=message)]


def unmapped_columns(read: Read) -> list[UnmappedColumn]:
    """Columns with a header that no word explains, or without one, with what stands in them."""
    found: list[UnmappedColumn] = []
    for header in read.headers:
        for column, text in sorted(header.unknown.items()):
            mine = [item.line for item in read.items if item.header is header and column in item.line.filled]
            sample = [line.text(column) or "" for line in mine]
            if sample:
                found.append(UnmappedColumn(header=text, column=str(column), sample=sample[:3]))
    return found


def prove_named(
    read: Read, fields: Mapping[tuple[int, int], str], equations: Sequence[Equation],
    names: Mapping[int, tuple[str | None, str | None]], loose: Iterable[str] = (),
) -> Proved:  # fmt: skip
    """What equations prove of numbers whose rows and columns are called what they are: of no other is it known what it
    says.

    ``names`` has the name and the code of each row by its item: one without either proves nothing, nor does one without
    a code whose name may be that of a line of sums.

    Nor is it known where a word is left that no rule explains beside one that is of a known column, or where words
    call two columns the same, and the equations hold as well with the two exchanged; nor of what is known to be
    ``loose``.
    """
    proved, asked = prove(equations), read.context.tagging.document_type
    half = {(id(h), c) for h in read.headers for c, text in h.unknown.items()
            if not is_own(text, asked) and (asked == "UNIT_MIX" or not is_own(h.own(c), asked))}  # fmt: skip
    half |= {(id(h), c) for h in read.headers for c in h.doubtful}
    loose = {*loose, *(fields[key] for key in half if key in fields)}
    for header in read.headers:
        mine = [(fields[id(header), c], use) for c, use in sorted(header.uses.items()) if (id(header), c) in fields]
        for (one, use), (other, its) in combinations(mine, 2):
            named = "." not in one or "." not in other
            if (
                named
                and one != other
                and use.name == its.name not in ("other", "share")
                and _as_well(equations, one, other)
            ):
                loose |= {one, other}
    nameless = {n for n, (name, code) in names.items() if not code and (not name or may_sum(name))}
    lowered = {c for c, s in proved.states.items() if s == "PROVED" and (c[1] in loose or c[0] in nameless)}
    return replace(proved, states={c: s for c, s in proved.states.items() if c not in lowered})


def _as_well(equations: Sequence[Equation], one: str, other: str) -> bool:
    """Whether equations hold as well with the numbers of two fields exchanged."""
    turned = {one: other, other: one}
    asked = [e for e in equations if any(cell[1] in turned for cell in e.cells)]
    values = {term.cell: term.amount for e in asked for term in e.figures}
    held = 0
    for equation in asked:
        left = Decimal(0)
        for term in equation.terms:
            where, field = term.cell if isinstance(term.cell, tuple) else (None, "")
            left += Decimal(term.factor) * values.get((where, turned.get(field, field)), Decimal(0))
        multiplied = any(isinstance(term.cell, tuple) and term.cell[1] in turned for term in equation.factors)
        held += not multiplied and abs(left) <= equation.tolerance
    return held >= sum(e.holds for e in asked)


def place_of(read: Read, fields: Mapping[tuple[int, int], str], cell: tuple[Hashable, str]) -> Place | None:
    """Where a number stands: the line that it is on by its number, and its field."""
    where, field = cell
    if not isinstance(where, int):
        return None
    item = read.items[where]
    column = next((c for c in item.amounts if fields[id(item.header), c] == field), None)
    return item.place(column) if column is not None else None


def shared_checks(
    read: Read, ledger: Ledger, unmapped: Sequence[UnmappedColumn], what: str, signature: str
) -> list[CheckResult]:
    """S01, S02, S05, S06 and S08."""
    inside = {item.line.index for item in read.items}
    return [
        layout_check(read.context, read.recognition),
        *structure(read.context, ledger, read.lines, [c.header or c.column for c in unmapped], signature),
        pages_read(read.lines, read.context.document.pages, inside, what),
    ]


def count_proofs(states: Sequence[tuple[str, str]], complete: Sequence[str]) -> Proof:
    """How many numbers are proved, by field; ``complete`` are the checks that show that no row is missing."""
    by_field: dict[str, FieldProof] = {}
    for field, state in states:
        counts = by_field.setdefault(field, FieldProof())
        counts.numbers += 1
        counts.proved += state == "PROVED"
        counts.contradicted += state == "CONTRADICTED"
        counts.unproved += state == "UNPROVED"
    found = by_field.values()
    return Proof(
        numbers=sum(f.numbers for f in found),
        proved=sum(f.proved for f in found),
        contradicted=sum(f.contradicted for f in found),
        unproved=sum(f.unproved for f in found),
        by_field=by_field,
        completeness=Completeness(status="PROVED" if complete else "UNPROVED", by=list(complete)),
    )
