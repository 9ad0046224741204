"""The way through, written out once: arguments, source, document, grids, data set, checks, answer.

``extract`` and ``extract_multiple`` do the same; the first asks for one data set and raises its error.
"""

from __future__ import annotations

import datetime as dt
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Literal, NamedTuple, overload

from . import arguments
from .context import DataSet, ExtractionContext
from .declarations import DocumentType, FinishedExtraction, resolve
from .document import Document, Grid, SheetGrid
from .engine import engine, layouts_in_force
from .errors import DocextractError, ExtractionFailedError, InvalidRequestError, ProcessingLimitError
from .extra_checks import run_checks
from .likeness import looks_like, who_reads
from .models.extraction import AnswerMeta, Extraction, RentRoll
from .models.findings import Correction, Note
from .models.outcome import Outcome
from .models.request import Options, TaggingData
from .prefixes import prefixed
from .proofs.contradicted import contradict
from .quiet import collector_paused
from .reading import MOST_BESIDE, Part, Reading, ReadPart
from .registry import Registry, default_registry
from .repair import mend
from .source import Source, document_bytes, open_source
from .values.text import words

if TYPE_CHECKING:
    from .models.inspection import DataSetFound
    from .models.statement import Statement

Input = str | os.PathLike[str] | bytes | bytearray | memoryview | BinaryIO | Source
"""A document: a path, bytes, a binary file, or a data URL in a ``str``."""

DateLike = str | dt.date | None
StatementType = Literal[
    "OPERATING_STATEMENT", "OPERATING_STATEMENT_T12", "OPERATING_STATEMENT_T3", "OPERATING_STATEMENT_T6",
    "OPERATING_STATEMENT_T24", "OPERATING_STATEMENT_YTD", "OPERATING_STATEMENT_ANNUAL", "BUDGET", "BUDGET_COMPARISON",
    "PRO_FORMA", "CASH_FLOW_STATEMENT", "BALANCE_SHEET",
]  # fmt: skip
"""The document types whose answer is a :class:`~docextract.models.statement.Statement`."""


@overload
def extract(
    source: Input,
    *,
    asset_type: str | None = None,
    document_type: Literal["RENT_ROLL"],
    period_from: DateLike = None,
    period_to: DateLike = None,
    sheet: int | str | None = None,
    first_page: int | None = None,
    last_page: int | None = None,
    file_name: str | None = None,
    password: str | None = None,
    options: Options = ...,
    registry: Registry | None = None,
) -> RentRoll: ...
@overload
def extract(
    source: Input,
    *,
    asset_type: str | None = None,
    document_type: StatementType,
    period_from: DateLike = None,
    period_to: DateLike = None,
    sheet: int | str | None = None,
    first_page: int | None = None,
    last_page: int | None = None,
    file_name: str | None = None,
    password: str | None = None,
    options: Options = ...,
    registry: Registry | None = None,
) -> Statement: ...
@overload
def extract(
    source: Input,
    *,
    asset_type: str | None = None,
    document_type: str | None = None,
    period_from: DateLike = None,
    period_to: DateLike = None,
    sheet: int | str | None = None,
    first_page: int | None = None,
    last_page: int | None = None,
    file_name: str | None = None,
    password: str | None = None,
    options: Options = ...,
    registry: Registry | None = None,
) -> Extraction[Any, Any]: ...
def extract(
    source: Input,
    *,
    asset_type: str | None = None,
    document_type: str | None = None,
    period_from: DateLike = None,
    period_to: DateLike = None,
    sheet: int | str | None = None,
    first_page: int | None = None,
    last_page: int | None = None,
    file_name: str | None = None,
    password: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    registry: Registry | None = None,
) -> Extraction[Any, Any]:
    """Extract one data set from a document.

    Args:
        source: a path, ``bytes``, a binary file, or a data URL.
        asset_type: what kind of property, a value or alias of :func:`docextract.asset_types`. Default: what the words
            of the document tell, else OTHER.
        document_type: what kind of document, a value or alias of :func:`docextract.document_types`. Default: what
            :func:`docextract.inspect` finds, where that is one thing.
        period_from: first day of the period, a date or ``YYYY-MM-DD``: a check on the document, no source of dates.
        period_to: last day of the period.
        sheet: sheet of a workbook, by position from 1 (hidden ones count) or by name. Default: the first that holds
            the type; rolls of one portfolio together (``Options.portfolio``).
        first_page: first page of a PDF, from 1. Default: the first.
        last_page: last page of a PDF, included. Default: the last.
        file_name: what the document is called; by default the path's last part.
        password: for an encrypted PDF.
        options: how to read.
        registry: what is registered; None is everything installed.

    Raises:
        DocextractError: always one of its subclasses for what a document or a caller can do wrong; ``type`` is stable,
            ``place`` says where. Arguments are checked before the document is opened.
    """
    registry = registry or default_registry()
    options = arguments.checked_options(options)
    password = arguments.checked_password(password)
    tagging = arguments.checked(
        registry,
        asset_type="OTHER" if asset_type is None else asset_type,
        document_type="RENT_ROLL" if document_type is None else document_type,
        period_from=period_from,
        period_to=period_to,
        sheet=sheet,
        first_page=first_page,
        last_page=last_page,
    )
    untold = asset_type is None or document_type is None
    if options.isolation == "none":
        opened = open_source(source, file_name=file_name, limits=options.limits)
        reading = Reading(opened, registry, options, password)
        if untold:
            tagging = _told(reading, tagging, asset_type is None, document_type is None)
        outcome = _on_its_sheet(reading, outcome_of(reading, tagging))
    elif untold:
        raise InvalidRequestError(
            "What a document is, is told in this process alone: with isolation, say asset_type and document_type.",
            field="documentType" if document_type is None else "assetType",
        )
    else:
        outcome = _outcome_apart(source, tagging, file_name, password, options, registry)
    tell_observers(registry, outcome)
    if outcome.extraction is None:
        assert outcome.error is not None
        raise outcome.error
    return outcome.extraction


def extract_multiple(
    source: Input,
    tagging_data: Sequence[TaggingData | Mapping[str, Any]],
    *,
    file_name: str | None = None,
    password: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    registry: Registry | None = None,
) -> list[Outcome]:
    """Extract several data sets from a document, which is parsed once. Each succeeds or fails by itself.

    Args:
        source, file_name, password, options, registry: as for :func:`extract`.
        tagging_data: what to extract; mappings with the fields of :class:`TaggingData` will do.

    Returns:
        One outcome per data set, in order.

    Raises:
        DocextractError: the list is of the wrong form, or the file as a whole cannot be read.
    """
    registry = registry or default_registry()
    found = outcomes(source, tagging_data, file_name=file_name, password=password, options=options, registry=registry)
    for outcome in found:
        tell_observers(registry, outcome)
    return found


def outcomes(
    source: Input,
    tagging_data: Sequence[TaggingData | Mapping[str, Any]],
    *,
    file_name: str | None = None,
    password: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    registry: Registry | None = None,
    periods_required: bool = False,
    cancelled: Callable[[], bool] | None = None,
) -> list[Outcome]:
    """As :func:`extract_multiple`, without telling the observers: for a host that tells them later, or elsewhere.

    With ``periods_required``, data sets whose document type is of a period fail without one, as the paths of the
    service have it. ``cancelled`` is asked while a process of its own reads; True ends that with a BusyError.
    """
    registry = registry or default_registry()
    options = arguments.checked_options(options)
    password = arguments.checked_password(password)
    asked = arguments.tagging_list(tagging_data, options.limits.tagging_data)
    checked: list[TaggingData | DocextractError] = []
    for tagging in asked:
        try:
            canonical = arguments.checked_again(registry, tagging, file_name)
            if periods_required:
                arguments.require_period(registry.document_type(canonical.document_type), canonical)
            checked.append(canonical)
        except InvalidRequestError as error:
            checked.append(error)
    good = [tagging for tagging in checked if isinstance(tagging, TaggingData)]
    made: Iterator[Outcome]
    if options.isolation == "none":
        opened = open_source(source, file_name=file_name, limits=options.limits)
        reading = Reading(opened, registry, options, password)
        reading.read_all(map(reading.part, good))
        made = (outcome_of(reading, tagging) for tagging in good)
    else:
        made = iter(_apart(source, good, file_name, password, options, registry, cancelled) if good else ())
    return [
        Outcome(before, error=after) if isinstance(after, DocextractError) else next(made)
        for before, after in zip(asked, checked, strict=True)
    ]


def grids(
    source: Input,
    *,
    sheet: int | str | None = None,
    first_page: int | None = None,
    last_page: int | None = None,
    text: bool = False,
    password: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    registry: Registry | None = None,
) -> list[Grid]:
    """The tables of a document as found, before any meaning: a PDF's tables in reading order, or a sheet as one grid.

    Every number that :func:`extract` reads is in one of them. With ``text``, the lines of a page outside its tables
    come too, as grids of kind ``"text"``, so that every word is there once; without it, a page of nothing but lines
    gives nothing.

    The other arguments and the errors are those of :func:`extract`.
    """
    registry = registry or default_registry()
    options = arguments.checked_options(options)
    password = arguments.checked_password(password)
    if options.isolation != "none":
        raise InvalidRequestError("Grids are read in this process: isolation must be none.", field="isolation")
    sheet = arguments.sheet_wanted(sheet)
    first_page, last_page = arguments.page_window(first_page, last_page)
    reading = Reading(open_source(source, limits=options.limits), registry, options, password)
    wanted = Part(None, first_page, last_page) if reading.paged else Part(1 if sheet is None else sheet)
    part = reading.read(wanted)
    from .grids.whole import whole

    return whole(reading.grids(part, "tables"), reading.grids(part, "report"), text=text)


def _apart(
    source: Input,
    tagging: Sequence[TaggingData],
    file_name: str | None,
    password: str | None,
    options: Options,
    registry: Registry,
    cancelled: Callable[[], bool] | None = None,
) -> list[Outcome]:
    """Data sets read in a process of their own: nothing of the document is looked at in this one."""
    data, name, _ = document_bytes(source, file_name=file_name, limits=options.limits)
    # A later room, by its address: the child goes this same way, without isolation.
    read: Callable[..., list[Outcome]] = resolve("docextract.sandbox.client:outcomes")
    return read(
        data, tagging, file_name=name, password=password, options=options, registry=registry, cancelled=cancelled
    )


def _outcome_apart(
    source: Input,
    tagging: TaggingData,
    file_name: str | None,
    password: str | None,
    options: Options,
    registry: Registry,
) -> Outcome:
    try:
        (outcome,) = _apart(source, [tagging], file_name, password, options, registry)
    except DocextractError as error:
        return Outcome(tagging, error=error)
    return outcome


def outcome_of(reading: Reading, tagging: TaggingData, corrections: Sequence[Correction] = ()) -> Outcome:
    """One data set, or the error it fails with. A fault of ours or of a plugin is an error like any other."""
    if tagging.file_name is None:
        tagging = tagging.model_copy(update={"file_name": reading.source.file_name})
    try:
        with collector_paused():
            return Outcome(tagging, extraction=_data_set(reading, tagging, corrections))
    except DocextractError as error:
        return Outcome(tagging, error=error)
    except MemoryError:
        return Outcome(tagging, error=ProcessingLimitError("Reading wanted more memory than there is.", limit="memory"))
    except Exception as error:
        fault = DocextractError(
            f"Extracting {tagging.document_type} failed for a reason that is not the document's "
            f"({type(error).__name__}: {error})."
        )
        fault.__cause__ = error
        return Outcome(tagging, error=fault)


def _data_set(reading: Reading, tagging: TaggingData, corrections: Sequence[Correction] = ()) -> Extraction[Any, Any]:
    registry, options = reading.registry, reading.options
    declared = registry.document_type(tagging.document_type)
    extractor = registry.extractor(declared.value)

    tell = options.progress or _untold
    part = reading.read(reading.part(tagging))
    if not reading.paged:
        tell("reading", 1, 1)
    start = time.perf_counter()
    tell("tables", 0, 1)
    found = reading.grids(part, "report")
    tell("tables", 1, 1)
    tell("rows", 0, 1)
    context = ExtractionContext(
        document=part.document,
        grids=found,
        tagging=tagging,
        options=options,
        registry=registry,
        other_sheets=lambda: reading.other_sheets(part),
        beside=lambda: reading.beside(part) if tagging.sheet is None else [],
        around=lambda: reading.beside(part),
        unseen=lambda: reading.unseen(part) if tagging.sheet is None else [],
        corrections=[one for one in corrections if one.document_hash == reading.source.sha256],
    )
    try:
        extract = resolve(extractor.extract)
        data, context = mend(context, extract(context), extract, lambda document: reading.find(document, "report"))
    except ExtractionFailedError as error:
        raise _with_likeness(error, found, registry, declared) from error
    data.warnings = prefixed(data.warnings, registry.extractors.owner(extractor.name))
    if data.grids is not None:
        found = data.grids
        part = _read_for(found, reading, part)
    tell("rows", 1, 1)
    tell("checks", 0, 1)
    checks, broken = run_checks(data, context)
    contradict(data.rows, checks, data.proof, data.more.get("columns", ()))
    meta = _meta(data, reading, part, tagging, (time.perf_counter() - start) * 1000)
    answers: type[Extraction[Any, Any]] = resolve(declared.answers)  # type: ignore[assignment]
    answer = answers(
        tagging_data=tagging,
        meta=meta,
        rows=data.rows,
        summary=data.summary,
        totals=data.totals,
        checks=checks,
        warnings=[*_request_notes(reading, tagging), *_reader_notes(reading, part.document), *data.warnings, *broken],
        unmapped_columns=data.unmapped_columns,
        ledger=data.ledger,
        decisions=data.decisions,
        proof=data.proof,
        grids=found,
        include_source=options.include_source,
        **data.more,
    )
    answer._equations, answer._headers, answer._columns = data.equations, data.headers, data.columns
    answer._origin = Origin(reading.source.path or reading.source.data, options, registry, reading.password)
    _say_corrected(answer, corrections)
    tell("checks", 1, 1)
    return answer


def _untold(stage: str, done: int, total: int) -> None:
    """Nobody wants to know how far it is."""


class Origin(NamedTuple):
    """What an answer was read from: enough to read it again."""

    source: Input
    options: Options
    registry: Registry
    password: str | None


def corrected(answer: Extraction[Any, Any], corrections: Sequence[Correction]) -> Extraction[Any, Any]:
    """An answer read again, with what people changed: see :meth:`Extraction.apply`."""
    origin = answer._origin
    if not isinstance(origin, Origin):
        raise InvalidRequestError(
            "Corrections are applied where the document was read: not to an answer from JSON or a process apart.",
            field="corrections",
        )
    opened = open_source(origin.source, limits=origin.options.limits)
    if opened.sha256 != answer.meta.document_hash:
        raise InvalidRequestError("The file is no longer the one that was read.", field="source")
    reading = Reading(opened, origin.registry, origin.options, origin.password)
    outcome = outcome_of(reading, answer.tagging_data, [*answer.corrections, *corrections])
    if outcome.extraction is None:
        assert outcome.error is not None
        raise outcome.error
    return outcome.extraction


_MANY = frozenset(("charges", "chargeAmount", "rentSteps", "recoveries", "options", "sourceColumns"))
"""Fields of which there are as many columns as a document happens to have."""


def taught(answer: Extraction[Any, Any], name: str | None, target: object) -> str:
    """The layout of what people said of an answer's columns: see :meth:`RentRoll.to_layout`."""
    from .layouts.taught import layout_name, layout_text
    from .models.corrections import columns_said

    origin = answer._origin
    if not isinstance(origin, Origin) or not answer._columns:
        raise InvalidRequestError(
            "A layout is made where the document was read: not of an answer from JSON or a process apart.",
            field="layout",
        )
    printed = {words(text) for text in answer._columns}
    said = {header: field for header, field in columns_said(answer.corrections) if words(header) in printed}
    if not said:
        raise InvalidRequestError("No correction says what a column is: there is nothing to teach.", field="layout")
    layouts = layouts_in_force(origin.registry, origin.options)
    base = next((layout for layout in layouts if layout.name == answer.meta.template), None)
    stem = Path(target).stem if isinstance(target, (str, os.PathLike)) else "taught"
    known = [header for field, header in answer._headers.items() if field not in _MANY]
    return layout_text(name or layout_name(stem), answer._columns, said, known, base)


def _say_corrected(answer: Extraction[Any, Any], corrections: Sequence[Correction]) -> None:
    """Keep the corrections with the answer, and warn of those that do not fit."""
    if not corrections:
        return
    from .models.corrections import COLUMN, unfit
    from .models.statement import Statement

    columns = [column.column_id for column in answer.columns] if isinstance(answer, Statement) else []
    answer.corrections = list(corrections)
    last = {(one.row_id, one.field, one.was if one.field == COLUMN else None): one for one in corrections}
    for name, why in unfit(answer.rows, last.values(), answer.meta.document_hash, columns, answer._headers):
        answer.warnings.append(Note(type="correctionUnfit", message=f"a correction does not fit: {name}; {why}"))


def _told(reading: Reading, tagging: TaggingData, asset: bool, kind: bool) -> TaggingData:
    """What was asked for, with the types that the document tells itself, and where it stands."""
    find_one: Callable[..., DataSetFound] = resolve("docextract.inspection:find_one")
    window = {"sheet": tagging.sheet, "first_page": tagging.first_page, "last_page": tagging.last_page}
    try:
        found = find_one(reading, None if kind else tagging.document_type, **window)
    except InvalidRequestError:
        if kind:
            raise
        return tagging  # reading it says why there is none
    said: dict[str, Any] = {"asset_type": found.asset_type} if asset else {}
    if kind:
        said |= {"document_type": found.document_type, "sheet": tagging.sheet or found.sheet}
        if reading.paged:
            said |= {"first_page": found.first_page, "last_page": found.last_page}
    return tagging.model_copy(update=said)


def _on_its_sheet(reading: Reading, outcome: Outcome) -> Outcome:
    """An outcome, or that of the sheet which holds what was asked for, where no sheet was and the first has it not."""
    tagging = outcome.tagging_data
    if reading.paged or tagging.sheet is not None or not isinstance(outcome.error, ExtractionFailedError):
        return outcome
    if not reading.options.portfolio or len(reading.source.data) > MOST_BESIDE:
        return outcome  # the first sheet alone is wanted, or the workbook is too large to be looked through
    sheets_for: Callable[..., list[DataSetFound]] = resolve("docextract.inspection:sheets_for")
    sets = sheets_for(reading, tagging.document_type)
    if not sets:
        return outcome
    best, *others = sets
    found = outcome_of(reading, tagging.model_copy(update={"sheet": best.sheet}))
    if found.extraction is None:
        return outcome
    message = f"no sheet was asked for; the first does not hold {tagging.document_type}, {best.where} does"
    if others:
        message += f", and so does {', '.join(one.where for one in others)}"
    found.extraction.warnings.append(Note(type="sheetFound", message=message))
    return found


def _read_for(found: list[Grid], reading: Reading, part: ReadPart) -> ReadPart:
    """What was read for a data set of several sheets: these as one document."""
    parts = [reading.sheet(grid.of.index) for grid in found if isinstance(grid, SheetGrid)]
    warnings = [warning for one in parts for warning in one.document.warnings]
    document = replace(part.document, sheets=[one.document.sheets[0] for one in parts], warnings=warnings)
    return ReadPart(document, max(one.milliseconds for one in parts))


def _meta(data: DataSet, reading: Reading, part: ReadPart, tagging: TaggingData, milliseconds: float) -> AnswerMeta:
    """What the data set says of the document, completed by what only the pipeline knows."""
    document, source = part.document, reading.source
    sheet = document.sheets[0] if document.sheets else None
    options = reading.options
    if tagging.sheet is not None or len(document.sheet_names) < 2:
        options = replace(options, portfolio=True)  # there was nothing for it to decide
    said = {name: getattr(data.meta, name) for name in type(data.meta).model_fields}
    return AnswerMeta.model_construct(
        **said
        | {
            "document_hash": source.sha256,
            "file_name": tagging.file_name,
            "media_type": source.media_type,
            "requested_from": tagging.period_from,
            "requested_to": tagging.period_to,
            "sheet": sheet.index if sheet else None,
            "sheet_name": sheet.name if sheet else None,
            "first_page": document.pages[0].number if document.pages else None,
            "last_page": document.pages[-1].number if document.pages else None,
            "pages": len(document.pages) or len(document.sheets),
            "rows": len(data.rows),
            "parse_duration": round(part.milliseconds, 3),
            "extract_duration": round(milliseconds, 3),
            "engine": engine(reading.registry, options, document.reader, data.meta.engine),
        }
    )


def _request_notes(reading: Reading, tagging: TaggingData) -> list[Note]:
    """What was asked for and does not apply to this kind of file."""
    if reading.paged and tagging.sheet is not None:
        return [Note(type="sheetIgnored", message=f"sheet {tagging.sheet!r} was asked for; a PDF has no sheets")]
    if not reading.paged and (tagging.first_page is not None or tagging.last_page is not None):
        return [Note(type="pagesIgnored", message="pages were asked for; a workbook is read by the sheet")]
    return []


def _reader_notes(reading: Reading, document: Document) -> list[Note]:
    notes = [Note(type=w.type, message=w.message, place=w.place) for w in document.warnings]
    return prefixed(notes, reading.registry.readers.owner(reading.reader.name)) if notes else notes


def _with_likeness(
    error: ExtractionFailedError, found: list[Grid], registry: Registry, asked: DocumentType
) -> ExtractionFailedError:
    """The refusal, with what the document looks like instead, if that can be told."""
    others = (known for known in registry.known_types.values() if known.value != asked.value)
    like = [known.value for known in looks_like(found, others)[:2]]
    if not like:
        return error
    reader = f": {said}" if (said := who_reads(like[0], registry)) is not None else ""
    told = ExtractionFailedError(
        f"{error.message.rstrip('.')}. This looks like {' or '.join(like)}{reader}.",
        place=error.place,
        **error.details | {"looksLike": like},
    )
    told.__cause__ = error
    return told


def tell_observers(registry: Registry, outcome: Outcome) -> None:
    """Tell the observers of plugins what became of one data set."""
    tagging = outcome.tagging_data
    registry.notify(FinishedExtraction(tagging.asset_type, tagging.document_type, outcome.extraction, outcome.error))


__all__ = ["Input", "extract", "extract_multiple", "grids"]
