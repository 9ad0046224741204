"""Which data sets are in a file: each part is read as what its words say it may be, and what is read is what it is.

A rent roll and a statement are hardly ever taken for each other once they are read, so reading is the evidence: what
refuses a part is not there, and of two that read the same part the one that its words speak of is taken.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..arguments import checked_options, checked_password
from ..document import Grid
from ..errors import DocextractError, InvalidRequestError, NoTextLayerError
from ..extractors.lines import Line, read_lines
from ..likeness import looks_like, who_reads
from ..models.extraction import Extraction, RentRoll
from ..models.findings import DecisionEvidence
from ..models.inspection import DataSetFound, Inspection, PartFound, RivalFound
from ..models.outcome import Outcome
from ..models.request import Options, TaggingData
from ..models.statement import OtherStatement, Statement, StatementRow
from ..pipeline import Input, outcome_of, tell_observers
from ..reading import Part, Reading, ReadPart
from ..registry import Registry, default_registry
from ..source import open_source
from ..vocabulary import Vocabulary, load_vocabulary
from .assets import asset_type

ROLL, OPERATING, BALANCE, CASH_FLOW = "RENT_ROLL", "OPERATING_STATEMENT", "BALANCE_SHEET", "CASH_FLOW_STATEMENT"
STATEMENTS = (OPERATING, BALANCE, CASH_FLOW)
TITLE_LINES = 12
"""Lines from the top of a page or sheet that may be its title."""
SAYS = 2
"""Lines with amounts named as totals of statements that make a page one of a statement."""
FEW = 4
"""Lines with numbers from which on something may be a table."""
TIES = 0.15
"""So much of the numbers of a statement without a title ties at least."""
TOLD = 0.5 + 0.25 * TIES
"""The score of a reading that a title or enough of its numbers speak for."""
MANY = 2
"""So many times the rows of any other roll of a workbook are those of the one that is meant."""
MONTHS = {3: "T3", 6: "T6", 12: "T12", 24: "T24"}


def inspect(
    source: Input,
    *,
    file_name: str | None = None,
    password: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    registry: Registry | None = None,
) -> Inspection:
    """Say what is in a file: every data set with its place, and what stands on the other pages and sheets.

    A file in which nothing is found is no error: ``data_sets`` is empty then. The asset type is told by the words of
    the document; it is OTHER where they tell none, and never changes a value.

    Args:
        source, file_name, password, options, registry: as for :func:`docextract.extract`.

    Raises:
        DocextractError: the file cannot be read: it is damaged, encrypted, too large, or neither PDF nor workbook.
    """
    return look(_reading(source, file_name, password, options, registry))


def extract_all(
    source: Input,
    *,
    file_name: str | None = None,
    password: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    registry: Registry | None = None,
) -> Iterator[Outcome]:
    """Extract every data set that is in a file, in the order of the file; one that fails does not end the others.

    Args and errors are those of :func:`inspect`.
    """
    reading = _reading(source, file_name, password, options, registry)
    found = look(reading).data_sets
    for one in sorted(found, key=lambda d: (d.sheet or 0, d.first_page or 0)):
        outcome = outcome_of(reading, tagging_of(one))
        tell_observers(reading.registry, outcome)
        yield outcome


def tagging_of(found: DataSetFound, file_name: str | None = None) -> TaggingData:
    """The request that extracts a data set that was found."""
    return TaggingData(
        asset_type=found.asset_type,
        document_type=found.document_type,
        sheet=found.sheet,
        first_page=found.first_page,
        last_page=found.last_page,
        file_name=file_name,
    )


def find_one(reading: Reading, asked: str | None, **limits: Any) -> DataSetFound:
    """The one data set of a file, or the one of the type that was asked for.

    Raises:
        InvalidRequestError: there are several, or none; ``details["choices"]`` has them.
    """
    inspection = look(reading, **limits)
    found = [one for one in inspection.data_sets if asked is None or _same_kind(one.document_type, asked)]
    if len(found) == 1:
        return found[0]
    if len(found) > 1 and all(one.document_type == ROLL and one.sheet for one in found):
        if _is_portfolio(reading):
            return found[0].model_copy(update={"sheet": None, "sheet_name": None})
        if all(one.rows * MANY <= found[0].rows and one.score < found[0].score for one in found[1:]):
            return found[0]  # what sums it up or picks some of it out stands beside it
    choices = [f"{one.document_type} on {one.where}" for one in inspection.data_sets]
    if not found:
        parts = ", ".join(dict.fromkeys(_named(part) for part in inspection.parts)) or "nothing"
        message = f"No data set was found: the file holds {parts}. Say what to look for with document_type"
        raise InvalidRequestError(f"{message}.", field="documentType", choices=choices)
    raise InvalidRequestError(
        f"The file holds {len(found)} data sets: {'; '.join(choices)}. Say which with document_type, and the sheet or "
        "the pages.",
        field="documentType",
        choices=choices,
    )


def sheets_for(reading: Reading, document_type: str) -> list[DataSetFound]:
    """The data sets of a workbook that are of a document type, the best first; its sheets say where.

    Of rolls that are about as long and that as much speaks for, the best is the latest.
    """
    found = [one for one in look(reading).data_sets if _same_kind(one.document_type, document_type)]
    if document_type == ROLL and found:
        best, told = found[0], found[0].score >= TOLD
        alike = [one for one in found if one.rows * MANY > best.rows and (one.score >= TOLD) is told]
        latest = max(alike, key=lambda one: one.as_on_date or dt.date.min)
        found = [latest, *(one for one in found if one is not latest)]
    return found


def _is_portfolio(reading: Reading) -> bool:
    """Whether the rolls of a workbook are read together where no sheet is asked for."""
    together = outcome_of(reading, TaggingData(asset_type="OTHER", document_type=ROLL)).extraction
    return together is not None and any(note.type == "sheetsTogether" for note in together.warnings)


def look(
    reading: Reading,
    *,
    sheet: int | str | None = None,
    first_page: int | None = None,
    last_page: int | None = None,
) -> Inspection:
    """What is in a file that is being read, or in a sheet or some pages of it."""
    vocabulary = load_vocabulary()
    made = Inspection(file_name=reading.source.file_name, media_type=reading.source.media_type)
    if reading.paged:
        _look_at_pages(reading, Part(None, first_page, last_page), vocabulary, made)
    else:
        _look_at_sheets(reading, sheet, vocabulary, made)
    made.data_sets.sort(key=lambda one: (-one.score, -one.rows, one.sheet or 0, one.first_page or 0))
    return made


def _reading(
    source: Input, file_name: str | None, password: str | None, options: Options, registry: Registry | None
) -> Reading:
    options, password = checked_options(options), checked_password(password)
    if options.isolation != "none":
        raise InvalidRequestError("Files are inspected in this process: isolation must be none.", field="isolation")
    opened = open_source(source, file_name=file_name, limits=options.limits)
    return Reading(opened, registry or default_registry(), options, password)


def _same_kind(one: str, other: str) -> bool:
    """Whether two types are the same, or both statements of income and expenses."""
    families = ("OPERATING_STATEMENT", "BUDGET", "PRO_FORMA")
    return one == other or (one.startswith(families) and other.startswith(families))


def _named(part: PartFound) -> str:
    return f"{part.kind} ({part.hint})" if part.hint else part.kind


@dataclass(slots=True)
class _Signs:
    """What the words of a page or sheet say of it."""

    statement: bool
    families: tuple[str, ...]
    numbers: int
    words: int
    title: str | None
    texts: list[str] = field(default_factory=list)


def _signs(lines: Sequence[Line], vocabulary: Vocabulary) -> _Signs:
    filled = [line for line in lines if line.filled]
    totals, numbers = 0, 0
    title: str | None = None
    families: list[str] = []
    texts: list[str] = []
    for n, line in enumerate(filled):
        if line.has_numbers():
            numbers += 1
            label = line.first_text()
            totals += bool(label and len(line.filled) > 1 and vocabulary.key_total(label))
        if n < TITLE_LINES and len(line.filled) <= 4:
            text = line.joined()
            types = vocabulary.title(text)
            families += types
            if types and title is None:
                title = " ".join(text.split())[:120]
        if n < 2 * TITLE_LINES:
            texts.append(line.joined())
    return _Signs(totals >= SAYS, tuple(dict.fromkeys(families)), numbers, len(filled), title, texts)


def _look_at_sheets(reading: Reading, sheet: int | str | None, vocabulary: Vocabulary, made: Inspection) -> None:
    first = reading.read(Part(1 if sheet is None else sheet))
    names = first.document.sheet_names
    made.sheets = list(names)
    wanted = [first.document.sheets[0].index] if sheet is not None else list(range(1, len(names) + 1))
    if len(wanted) > 1:
        reading.read_all(Part(position) for position in wanted)
    for position in wanted:
        name = names[position - 1]
        try:
            grids = reading.grids(reading.read(Part(position)), "report")
        except DocextractError:
            made.parts.append(PartFound(kind="EMPTY", sheet=position, sheet_name=name))
            continue
        signs = _signs(read_lines(grids), vocabulary)
        found = list(_sets(reading, signs, Part(position), vocabulary, None)) if signs.numbers else []
        found = [one.model_copy(update={"sheet": position, "sheet_name": name}) for one in found]
        made.data_sets += found
        kind = found[0].document_type if found else _kind(signs, grids, reading.registry)
        hint = None if found else who_reads(kind, reading.registry)
        made.parts.append(PartFound(kind=kind, sheet=position, sheet_name=name, hint=hint))


def _look_at_pages(reading: Reading, wanted: Part, vocabulary: Vocabulary, made: Inspection) -> None:
    try:
        part = reading.read(wanted)
    except NoTextLayerError as error:
        made.pages = error.details.get("pages") or error.details.get("pictures") or None
        first, last = wanted.first_page or 1, wanted.last_page or made.pages
        hint = who_reads("SCAN", reading.registry)
        made.parts.append(PartFound(kind="SCAN", first_page=first, last_page=last, hint=hint))
        return
    made.pages = part.document.page_count
    lines: dict[int, list[Line]] = {page.number: [] for page in part.document.pages}
    for line in read_lines(reading.grids(part, "report")):
        if line.grid.page is not None:
            lines[line.grid.page].append(line)
    signs = {number: _signs(some, vocabulary) for number, some in lines.items()}
    pictures = {page.number for page in part.document.pages if page.images and not page.words}
    whole = (min(lines, default=1), max(lines, default=1))
    taken: dict[int, str] = {}
    weak: list[DataSetFound] = []
    for first, last in _runs(n for n in lines if not signs[n].statement):
        if sum(signs[n].numbers for n in range(first, last + 1)) >= FEW or (first, last) == whole:
            weak += _take(reading, signs, part, (first, last), (ROLL,), vocabulary, made, taken)
    for first, last in _runs(n for n in lines if n not in taken):
        here = _of(signs, first, last)
        if here.statement or here.numbers >= FEW:
            rolls = any(first <= n <= last for one in weak for n in _pages_of(one))
            _take(reading, signs, part, (first, last), (*STATEMENTS, ""), vocabulary, made, taken, beside_roll=rolls)
    for one in weak:
        if taken.keys().isdisjoint(_pages_of(one)):
            _add(one, made, taken)
    if not made.data_sets and any(sign.statement for sign in signs.values()):
        for one in _take(reading, signs, part, whole, (ROLL,), vocabulary, made, taken):
            _add(one, made, taken)
    kinds = [
        (n, taken.get(n) or ("SCAN" if n in pictures else _kind(signs[n], _grids_on(lines[n]), reading.registry)))
        for n in sorted(lines)
    ]
    for n, kind in kinds:
        last = made.parts[-1] if made.parts else None
        if last is not None and last.kind == kind and last.last_page == n - 1:
            last.last_page = n
        else:
            hint = None if n in taken else who_reads(kind, reading.registry)
            made.parts.append(PartFound(kind=kind, first_page=n, last_page=n, hint=hint))


def _take(
    reading: Reading, signs: dict[int, _Signs], part: ReadPart, run: tuple[int, int], kinds: Sequence[str],
    vocabulary: Vocabulary, made: Inspection, taken: dict[int, str], *, beside_roll: bool = False,
) -> list[DataSetFound]:  # fmt: skip
    """Add the data sets of a run of pages, and say which pages they are on; rolls that nothing speaks for are left."""
    window = reading.within(part, *run)
    weak: list[DataSetFound] = []
    here = _of(signs, *run)
    for one in _sets(
        reading, here, window, vocabulary, lambda first, last: _of(signs, first, last), kinds, beside_roll=beside_roll
    ):
        placed = one.model_copy(update={"first_page": one.first_page or run[0], "last_page": one.last_page or run[1]})
        if one.document_type == ROLL and one.score < TOLD:
            weak.append(placed)
        else:
            _add(placed, made, taken)
    return weak


def _add(one: DataSetFound, made: Inspection, taken: dict[int, str]) -> None:
    made.data_sets.append(one)
    taken |= {n: one.document_type for n in _pages_of(one) if n not in taken}


def _pages_of(one: DataSetFound) -> range:
    return range(one.first_page or 0, (one.last_page or 0) + 1)


def _of(signs: dict[int, _Signs], first: int, last: int) -> _Signs:
    """What the words of some pages say together."""
    some = [signs[n] for n in range(first, last + 1) if n in signs]
    return _Signs(
        any(one.statement for one in some),
        tuple(dict.fromkeys(name for one in some for name in one.families)),
        sum(one.numbers for one in some),
        sum(one.words for one in some),
        next((one.title for one in some if one.title), None),
        [text for one in some for text in one.texts],
    )


def _runs(numbers: Iterable[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for n in sorted(numbers):
        if found and found[-1][1] == n - 1:
            found[-1] = found[-1][0], n
        else:
            found.append((n, n))
    return found


def _grids_on(lines: Sequence[Line]) -> list[Grid]:
    return list({id(line.grid): line.grid for line in lines}.values())


def _kind(signs: _Signs, grids: Sequence[Grid], registry: Registry) -> str:
    """What a part is that is not read: a known type by its looks, else a table, prose, or nothing."""
    if not signs.words:
        return "EMPTY"
    if signs.numbers >= FEW:
        like = looks_like(grids, (t for t in registry.known_types.values() if t.signature.headers))
        return like[0].value if like else "TABLE"
    return "PROSE"


def _sets(
    reading: Reading,
    signs: _Signs,
    part: Part,
    vocabulary: Vocabulary,
    signs_of: Callable[[int, int], _Signs] | None,
    kinds: Sequence[str] = (ROLL, *STATEMENTS, ""),
    *,
    beside_roll: bool = False,
) -> Iterator[DataSetFound]:
    """The data sets of one sheet or run of pages; ``""`` among the kinds stands for those of plugins."""

    def own(one: Extraction[Any, Any]) -> _Signs:
        pages = _pages(one.rows, one.totals.stated)
        return signs_of(pages["first_page"], pages["last_page"]) if pages and signs_of is not None else signs

    order = [kind for kind in kinds if kind]
    if signs.statement:
        order.sort(key=lambda kind: kind == ROLL)
    read: list[Extraction[Any, Any]] = []
    asset, evidence = asset_type([reading.source.file_name or "", *signs.texts])
    for kind in order:
        if kind == ROLL and read:
            continue  # what reads as a statement is no roll
        if kind in STATEMENTS and any(isinstance(one, RentRoll) and _score(one, signs) >= TOLD for one in read):
            continue
        if kind == BALANCE and read and not _speaks(signs, kind):
            continue
        statements = [one for one in read if not isinstance(one, RentRoll)]
        if kind == CASH_FLOW and statements and not any(_of_cash(one, own(one), vocabulary) for one in statements):
            continue
        tagging = TaggingData(
            asset_type=asset, document_type=kind, sheet=part.sheet, first_page=part.first_page, last_page=part.last_page
        )
        found = outcome_of(reading, tagging).extraction
        if found is None or not found.rows:
            continue
        contested = beside_roll or any(isinstance(one, RentRoll) for one in read)
        if kind == ROLL or _speaks(signs, kind) or (_ties(found) and not (contested and not _has_results(found))):
            read.append(found)
    told = [one for one in read if not isinstance(one, RentRoll) or _score(one, signs) >= TOLD]
    if not told and "" in kinds:
        told = _by_plugins(reading, part, asset)
    for one, rivals in _best(told or read, own, vocabulary):
        pages = _pages(one.rows, one.totals.stated)
        for made in _described(one, own(one), pages, asset, evidence):
            made.rivals = [RivalFound(document_type=_type(r), rows=len(r.rows), score=_score(r, signs)) for r in rivals]
            yield made


def _ties(one: Extraction[Any, Any]) -> bool:
    """Whether enough of a statement's numbers tie for it to be one although no title says so."""
    return one.proof.proved >= TIES * one.proof.numbers


def _has_results(one: Extraction[Any, Any]) -> bool:
    """Whether a line of a statement is a total that statements have a name for: what a roll's sums are not."""
    return isinstance(one, Statement) and any(total is not None for _, total in one.key_totals)


def _speaks(signs: _Signs, kind: str) -> bool:
    """Whether a title names a kind of document; "underwriting" stands above anything that is assumed."""
    return any(_same_kind(name, kind) for name in signs.families if name != "PRO_FORMA")


def _by_plugins(reading: Reading, part: Part, asset: str) -> list[Extraction[Any, Any]]:
    """What the document types of plugins read of a part that looks like one of theirs."""
    registry = reading.registry
    grids = reading.grids(reading.read(part), "report")
    own = [
        t
        for t in registry.document_types.values()
        if not _built_in(t.value) and (t.signature.headers or t.signature.titles)
    ]
    for declared in looks_like(grids, own):
        tagging = TaggingData(
            asset_type=asset, document_type=declared.value, sheet=part.sheet, first_page=part.first_page,
            last_page=part.last_page,
        )  # fmt: skip
        found = outcome_of(reading, tagging).extraction
        if found is not None and found.rows:
            return [found]
    return []


def _built_in(value: str) -> bool:
    return value in (ROLL, BALANCE, CASH_FLOW) or _same_kind(value, OPERATING)


def _best(
    read: Sequence[Extraction[Any, Any]], own: Callable[[Extraction[Any, Any]], _Signs], vocabulary: Vocabulary
) -> Iterator[tuple[Extraction[Any, Any], list[Extraction[Any, Any]]]]:
    """Of readings of the same lines the one that the words speak of, with the others as its rivals."""
    left = list(read)
    while left:
        one = left.pop(0)
        same = [other for other in left if _overlap(one, other)]
        left = [other for other in left if other not in same]
        everything = [one, *same]
        best = max(
            everything,
            key=lambda x: (
                x.tagging_data.document_type != CASH_FLOW or _of_cash(x, own(x), vocabulary),
                x.tagging_data.document_type == CASH_FLOW,
                _score(x, own(x)),
            ),
        )
        yield best, [other for other in everything if other is not best]


def _of_cash(one: Extraction[Any, Any], signs: _Signs, vocabulary: Vocabulary) -> bool:
    """Whether the title of a statement names cash flows first, or its lines do and none is a property's result."""
    titles = [name for name in signs.families if any(_same_kind(name, kind) for kind in STATEMENTS)]
    if titles:
        return titles[0] == CASH_FLOW
    labels = [row.label for row in one.rows if isinstance(row, StatementRow) and row.label]
    operating = {"netOperatingIncome", "effectiveGrossIncome", "totalOperatingExpenses"}
    return vocabulary.speaks_of_cash(labels, 2) and operating.isdisjoint(map(vocabulary.key_total, labels))


def _overlap(one: Extraction[Any, Any], other: Extraction[Any, Any]) -> bool:
    ids = {row.row_id for row in one.rows}
    return any(row.row_id in ids for row in other.rows)


def _type(one: Extraction[Any, Any]) -> str:
    kind = one.tagging_data.document_type
    if kind != OPERATING or not isinstance(one, Statement):
        return kind
    months = {c.period_from for c in one.columns if c.scope == "MONTH" and c.kind in ("ACTUAL", "OTHER")}
    return f"{OPERATING}_{MONTHS[len(months)]}" if len(months) in MONTHS and len(months) >= 6 else kind


def _score(one: Extraction[Any, Any], signs: _Signs) -> float:
    proved = one.proof.proved / one.proof.numbers if one.proof.numbers else 0.0
    return round(0.5 + 0.25 * _speaks(signs, one.tagging_data.document_type) + 0.25 * proved, 3)


def _described(
    one: Extraction[Any, Any], signs: _Signs, pages: dict[str, int], asset: str, evidence: DecisionEvidence | None
) -> Iterator[DataSetFound]:
    """A reading as data sets: a statement with the others of its kind that stand beside it."""
    title = (
        f"the title says {signs.title!r}" if signs.title and _speaks(signs, one.tagging_data.document_type) else None
    )
    failed = len(one.failed_checks)
    said = [
        DecisionEvidence(rule="read", weight=0.5, why=f"{len(one.rows)} rows are read"),
        *([DecisionEvidence(rule="title", weight=0.25, why=title)] if title else []),
        DecisionEvidence(
            rule="proof",
            weight=round(0.25 * one.proof.proved / max(1, one.proof.numbers), 3),
            why=f"{one.proof.proved} of {one.proof.numbers} numbers tie, {failed} checks fail",
        ),
        *([evidence] if evidence is not None else []),
    ]
    meta = one.meta
    first = DataSetFound(
        document_type=_type(one),
        asset_type=asset,
        title=signs.title,
        property_name=meta.property_name,
        as_on_date=_day(meta.as_on_date),
        period_from=_day(meta.period_from),
        period_to=_day(meta.period_to),
        rows=len(one.rows),
        first_page=pages.get("first_page"),
        last_page=pages.get("last_page"),
        score=_score(one, signs),
        evidence=said,
    )
    yield first
    others: Sequence[OtherStatement] = getattr(one, "others", ())
    for other in others:
        yield first.model_copy(
            update={
                "title": other.title,
                "property_name": other.property_name,
                "as_on_date": other.as_on_date,
                "period_from": other.period_from,
                "period_to": other.period_to,
                "rows": len(other.rows),
                "evidence": said[:1],
                **_pages(other.rows, ()),
            }
        )


def _day(value: Any) -> dt.date | None:
    return value if isinstance(value, dt.date) else None


def _pages(rows: Sequence[Any], totals: Sequence[Any]) -> dict[str, int]:
    """The first and the last page of what was read; nothing in a workbook."""
    found: set[int] = set()
    for row in [*rows, *totals]:
        sources: Any = getattr(row, "sources", None) or ()
        for places in sources.values() if hasattr(sources, "values") else sources:
            for place in places if isinstance(places, (list, tuple)) else [places]:
                if place is not None and getattr(place, "page", None) is not None:
                    found.add(place.page)
    return {"first_page": min(found), "last_page": max(found)} if found else {}


__all__ = ["extract_all", "find_one", "inspect", "look", "sheets_for", "tagging_of"]
