"""The way through: arguments first, one reading for all data sets, an answer that says where it comes from."""

from __future__ import annotations

import base64
import datetime as dt
import hashlib
import io
import json
from decimal import Decimal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import acme
import pytest

import docextract
from docextract import (
    DocextractError,
    EncryptedDocumentError,
    ExtractionFailedError,
    InvalidRequestError,
    Limits,
    NoTextLayerError,
    Options,
    PeriodRequiredError,
    Registry,
    RentRoll,
    TaggingData,
    UnreadableDocumentError,
    UnsupportedMediaTypeError,
)
from docextract.arguments import require_period
from docextract.pipeline import outcomes
from docextract.plugin import (
    Check,
    DocumentType,
    Extractor,
    GridFinder,
    Place,
    Reader,
    ReadRequest,
    ReadWarning,
    Registrar,
    hookimpl,
)

PARKING: dict[str, Any] = {"asset_type": "parking", "document_type": "parking list"}


@pytest.fixture(scope="module")
def registry() -> Registry:
    return Registry.build([acme])


def tagged(**more: Any) -> TaggingData:
    return TaggingData(asset_type="PARKING", document_type="PARKING_LIST", **more)


def counting(
    readers: list[ReadRequest], *, kinds: tuple[str, ...] = ("xlsx",), replaces: str = "xlsx"
) -> SimpleNamespace:
    """A plugin whose reader is the built-in one, and remembers what it was asked to read."""
    from docextract.readers import registered

    def read(request: ReadRequest) -> Any:
        readers.append(request)
        return getattr(registered, replaces)(request)

    @hookimpl
    def register_readers(registrar: Registrar[Reader]) -> None:
        registrar.add(Reader("counting", kinds, read), replaces=replaces)

    return SimpleNamespace(__name__="counting", register_readers=register_readers)


def test_an_extraction_says_what_was_read_and_by_what(parking_workbook: bytes, registry: Registry) -> None:
    x = docextract.extract(
        parking_workbook, **PARKING, period_from="2024-01-01", period_to=dt.date(2024, 1, 31), file_name="p.xlsx",
        registry=registry,
    )  # fmt: skip
    assert isinstance(x, acme.ParkingList)
    assert [row.space for row in x.rows] == ["P1", "P2"]
    meta = x.meta
    assert meta.document_hash == hashlib.sha256(parking_workbook).hexdigest()
    assert (meta.file_name, meta.media_type.rpartition(".")[2]) == ("p.xlsx", "sheet")
    assert (meta.requested_from, meta.requested_to) == (dt.date(2024, 1, 1), dt.date(2024, 1, 31))
    assert (meta.sheet, meta.sheet_name, meta.first_page, meta.last_page) == (1, "North", None, None)
    assert (meta.pages, meta.rows, meta.template, meta.property_name) == (1, 2, "acme.parking", "Parking")
    assert meta.parse_duration > 0
    assert meta.extract_duration > 0
    assert meta.engine is not None
    assert meta.engine.plugins == {"builtin": docextract.__version__, "acme": "2.5"}
    assert meta.engine.reader == "xlsx"
    assert meta.engine.layouts is not None
    assert meta.engine.layouts.startswith("docextract@")
    assert x.tagging_data.asset_type == "PARKING"
    assert x.tagging_data.document_type == "PARKING_LIST"
    assert x.rows[0].sources["monthlyFee"] == [Place(sheet="North", cell="C2")]


def test_the_same_call_gives_the_same_answer_but_for_durations(parking_workbook: bytes, registry: Registry) -> None:
    answers = []
    for _ in range(2):
        answer = docextract.extract(parking_workbook, **PARKING, registry=registry).model_dump(mode="json")
        meta = answer["data"]["meta"]
        del meta["parseDuration"], meta["extractDuration"]
        answers.append(answer)
    assert answers[0] == answers[1]
    assert len(answers[0]["data"]["meta"]["resultHash"]) == 64


def test_the_hash_of_the_result_follows_what_was_asked(parking_workbook: bytes, registry: Registry) -> None:
    hashes = {
        docextract.extract(parking_workbook, **PARKING, registry=registry, options=options).meta.result_hash
        for options in (Options(), Options(include_source=False), Options(limits=Limits(pdf_pages=3)))
    }
    assert len(hashes) == 3


def test_every_form_of_source_gives_the_same_rows(parking_workbook: bytes, registry: Registry, tmp_path: Path) -> None:
    path = tmp_path / "list.xlsx"
    path.write_bytes(parking_workbook)
    url = "data:application/pdf;base64," + base64.b64encode(parking_workbook).decode()
    sources = [path, str(path), parking_workbook, bytearray(parking_workbook), io.BytesIO(parking_workbook), url]
    found = [docextract.extract(source, **PARKING, registry=registry) for source in sources]
    assert {tuple(row.space for row in x.rows) for x in found} == {("P1", "P2")}
    assert [x.meta.file_name for x in found] == ["list.xlsx", "list.xlsx", None, None, None, None]
    assert found[0].tagging_data.file_name == "list.xlsx"


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"asset_type": "castle"}, "assetType"),
        ({"document_type": "TB"}, "documentType"),
        ({"document_type": "T12", "period_from": "2024-02-01", "period_to": "2024-01-01"}, "periodFrom"),
        ({"period_from": "2024-13-01"}, "periodFrom"),
        ({"period_from": "01/02/2024"}, "periodFrom"),
        ({"period_to": 20240101}, "periodTo"),
        ({"period_from": "2024-02-01", "period_to": "2024-01-01"}, "periodFrom"),
        ({"sheet": 0}, "sheet"),
        ({"sheet": True}, "sheet"),
        ({"sheet": 2.5}, "sheet"),
        ({"sheet": " "}, "sheet"),
        ({"first_page": 0}, "from"),
        ({"first_page": "2"}, "from"),
        ({"last_page": -1}, "to"),
        ({"first_page": 3, "last_page": 2}, "to"),
        ({"options": {"reader": "pdfium"}}, "options"),
        ({"password": b"secret"}, "password"),
    ],
)
def test_arguments_are_refused_before_the_document_is_opened(
    arguments: dict[str, Any], field: str, registry: Registry
) -> None:
    with pytest.raises(InvalidRequestError) as refusal:
        docextract.extract("/no/such/file", **(PARKING | arguments), registry=registry)
    assert refusal.value.details["field"] == field
    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize("sheet", [2, 2.0, "South", " south "])
def test_a_sheet_is_asked_for_by_number_or_by_name(sheet: Any, parking_workbook: bytes, registry: Registry) -> None:
    x = docextract.extract(parking_workbook, **PARKING, sheet=sheet, registry=registry)
    assert [row.space for row in x.rows] == ["S1"]
    assert (x.meta.sheet, x.meta.sheet_name) == (2, "South")


@pytest.mark.parametrize("sheet", [4, "East"])
def test_a_sheet_that_is_not_there_is_refused_with_those_that_are(
    sheet: int | str, parking_workbook: bytes, registry: Registry
) -> None:
    with pytest.raises(InvalidRequestError, match="South") as refusal:
        docextract.extract(parking_workbook, **PARKING, sheet=sheet, registry=registry)
    assert refusal.value.details["field"] == "sheet"


def test_pages_are_counted_from_one_and_both_ends_are_read(parking_pdf: bytes, registry: Registry) -> None:
    x = docextract.extract(parking_pdf, **PARKING, first_page=2, last_page=3, registry=registry)
    assert {place.page for row in x.rows for place in row.sources["monthlyFee"]} == {2, 3}
    assert (x.meta.first_page, x.meta.last_page, x.meta.pages, x.meta.sheet) == (2, 3, 2, None)
    with pytest.raises(InvalidRequestError, match="3 pages") as refusal:
        docextract.extract(parking_pdf, **PARKING, last_page=4, registry=registry)
    assert refusal.value.details["field"] == "to"


def test_progress_is_told_over_the_whole_extraction_page_by_page(parking_pdf: bytes, registry: Registry) -> None:
    told: list[tuple[str, int, int]] = []
    options = Options(progress=lambda stage, done, total: told.append((stage, done, total)))
    docextract.extract(parking_pdf, **PARKING, first_page=2, options=options, registry=registry)
    stages = [(stage, done, 1) for stage in ("tables", "rows", "checks") for done in (0, 1)]
    assert told == [("reading", 1, 2), ("reading", 2, 2), *stages]


def test_a_sheet_of_a_pdf_and_pages_of_a_workbook_are_ignored_with_a_warning(
    parking_pdf: bytes, parking_workbook: bytes, registry: Registry
) -> None:
    pdf = docextract.extract(parking_pdf, **PARKING, sheet=7, registry=registry)
    book = docextract.extract(parking_workbook, **PARKING, first_page=9, registry=registry)
    assert "sheetIgnored" in [note.type for note in pdf.warnings]
    assert "pagesIgnored" in [note.type for note in book.warnings]
    assert len(pdf.rows) > 0
    assert len(book.rows) == 2


def test_what_a_reader_noticed_becomes_a_warning(parking_workbook: bytes) -> None:
    from docextract.readers import registered

    def read(request: ReadRequest) -> Any:
        document = registered.xlsx(request)
        document.warnings.append(ReadWarning("dusty", "the sheet is dusty", Place(sheet="North", cell="A1")))
        return document

    @hookimpl
    def register_readers(registrar: Registrar[Reader]) -> None:
        registrar.add(Reader("dusty", ("xlsx",), read), replaces="xlsx")

    dusty = Registry.build([acme, SimpleNamespace(__name__="dusty", register_readers=register_readers)])
    x = docextract.extract(parking_workbook, **PARKING, registry=dusty)
    assert [(n.type, n.message, n.place) for n in x.warnings] == [
        ("dusty.dusty", "the sheet is dusty", Place(sheet="North", cell="A1"))
    ]


def test_several_data_sets_of_a_workbook_are_parsed_once(parking_workbook: bytes) -> None:
    requests: list[ReadRequest] = []
    registry = Registry.build([acme, counting(requests)])
    found = docextract.extract_multiple(
        parking_workbook, [tagged(sheet=2), tagged(), tagged(sheet="South"), tagged(sheet=2)], registry=registry
    )
    assert len(requests) == 1
    done = [o.extraction for o in found if o.extraction]
    assert [[row.space for row in x.rows] for x in done] == [["S1"], ["P1", "P2"], ["S1"], ["S1"]]
    assert [x.meta.sheet_name for x in done] == ["South", "North", "South", "South"]
    assert done[0].grids is done[3].grids


def test_several_windows_of_a_pdf_are_parsed_once(parking_pdf: bytes) -> None:
    requests: list[ReadRequest] = []
    registry = Registry.build([acme, counting(requests, kinds=("pdf",), replaces="pdfium")])
    found = docextract.extract_multiple(
        parking_pdf, [tagged(first_page=2), tagged(first_page=2, last_page=2)], registry=registry
    )
    assert [(r.first_page, r.last_page) for r in requests] == [(2, None)]
    assert [o.extraction.meta.pages for o in found if o.extraction] == [2, 1]


def test_each_data_set_fails_by_itself(parking_workbook: bytes, registry: Registry) -> None:
    found = docextract.extract_multiple(
        parking_workbook,
        [
            tagged(),
            {"assetType": "castle", "documentType": "PARKING_LIST"},
            tagged(sheet=99),
            tagged(sheet="Roll"),
            {"asset_type": "parking", "document_type": "parking list", "sheet": 2},
        ],
        registry=registry,
    )
    assert [type(o.error) for o in found] == [
        type(None),
        InvalidRequestError,
        InvalidRequestError,
        ExtractionFailedError,
        type(None),
    ]
    assert [o.extraction is None for o in found] == [o.error is not None for o in found]
    assert found[1].tagging_data.asset_type == "castle"
    assert found[4].tagging_data.asset_type == "PARKING"


def test_pages_out_of_range_fail_their_own_data_set_only(parking_pdf: bytes, registry: Registry) -> None:
    found = docextract.extract_multiple(
        parking_pdf, [tagged(first_page=1, last_page=1), tagged(first_page=2, last_page=9)], registry=registry
    )
    assert found[0].extraction is not None
    assert isinstance(found[1].error, InvalidRequestError)
    assert "3 pages" in found[1].error.message


@pytest.mark.parametrize("tagging_data", [[], "RENT_ROLL", [5], [{"assetType": "OFFICE"}], [tagged()] * 21])
def test_a_list_of_the_wrong_form_fails_as_a_whole(tagging_data: Any, registry: Registry) -> None:
    with pytest.raises(InvalidRequestError) as refusal:
        docextract.extract_multiple("/no/such/file", tagging_data, registry=registry)
    assert refusal.value.details["field"].startswith("taggingData")


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", UnreadableDocumentError),
        (b"plain prose, nothing more", UnsupportedMediaTypeError),
        (b"%PDF-1.7\nnothing behind it", UnreadableDocumentError),
    ],
)
def test_a_file_that_cannot_be_read_fails_as_a_whole(
    content: bytes, error: type[DocextractError], registry: Registry
) -> None:
    with pytest.raises(error):
        docextract.extract_multiple(content, [tagged(), tagged(first_page=2)], registry=registry)


def test_a_password_opens_an_encrypted_pdf(parking_pdf: bytes, registry: Registry) -> None:
    import pypdf

    writer = pypdf.PdfWriter(clone_from=io.BytesIO(parking_pdf))
    writer.encrypt("sesame", algorithm="AES-128")
    out = io.BytesIO()
    writer.write(out)
    with pytest.raises(EncryptedDocumentError):
        docextract.extract(out.getvalue(), **PARKING, registry=registry)
    with pytest.raises(EncryptedDocumentError):
        docextract.extract(out.getvalue(), **PARKING, password="wrong", registry=registry)
    assert docextract.extract(out.getvalue(), **PARKING, password="sesame", registry=registry).rows


def test_a_pdf_without_text_is_refused_as_such(registry: Registry) -> None:
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    page = canvas.Canvas(out)
    page.rect(10, 10, 100, 100, fill=1)
    page.showPage()
    page.save()
    with pytest.raises(NoTextLayerError):
        docextract.extract(out.getvalue(), **PARKING, registry=registry)


def test_a_refusal_says_on_which_sheet_the_wanted_thing_is(parking_workbook: bytes, registry: Registry) -> None:
    with pytest.raises(ExtractionFailedError, match="they are on sheet 'North', sheet 'South'"):
        docextract.extract(parking_workbook, **PARKING, sheet="Roll", registry=registry)


def test_a_refusal_says_what_the_document_looks_like_instead(registry: Registry) -> None:
    import openpyxl

    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    months = [dt.date(2024, month, 1).strftime("%b %Y") for month in range(1, 13)]
    for line in (["Some Property"], [None, *months, "Total"], ["Rental Income", *[100] * 12, 1200]):
        sheet.append(line)
    out = io.BytesIO()
    book.save(out)
    with pytest.raises(ExtractionFailedError, match=r"This looks like OPERATING_STATEMENT_T12\.") as refusal:
        docextract.extract(out.getvalue(), **PARKING, registry=registry)
    assert refusal.value.details["looksLike"] == ["OPERATING_STATEMENT_T12"]
    assert refusal.value.type == "extractionFailedError"


def test_checks_of_plugins_run_after_the_extractor_and_results_come_by_id(
    parking_workbook: bytes, registry: Registry
) -> None:
    passed = docextract.extract(parking_workbook, **PARKING, registry=registry)
    assert [(c.check_id, c.status, c.expected) for c in passed.checks] == [("acme.P01", "PASS", Decimal("110.5"))]
    failed = docextract.extract(parking_workbook, **PARKING, sheet=2, registry=registry)
    assert [(c.status, c.difference) for c in failed.failed_checks] == [("FAIL", Decimal(-1))]


@pytest.mark.parametrize("answers", [ZeroDivisionError("by zero"), "acme.P99"])
def test_a_check_that_breaks_is_skipped_and_named_and_fails_nothing(parking_workbook: bytes, answers: Any) -> None:
    def run(data: Any, context: Any) -> Any:
        if isinstance(answers, Exception):
            raise answers
        return [docextract.plugin.CheckResult(check_id=answers, title="t", status="PASS")]

    @hookimpl
    def register_checks(registrar: Registrar[Check]) -> None:
        registrar.add(Check("zeal.Z1", "Zeal", ("PARKING_LIST",), run=run))

    zealous = Registry.build([acme, SimpleNamespace(__name__="zeal", register_checks=register_checks)])
    x = docextract.extract(parking_workbook, **PARKING, registry=zealous)
    (broken,) = [c for c in x.checks if c.check_id == "zeal.Z1"]
    assert broken.status == "SKIPPED"
    (note,) = [n for n in x.warnings if n.type == "checkBroken"]
    assert "'zeal'" in note.message


def test_a_check_that_is_refused_memory_is_not_left_out(parking_workbook: bytes) -> None:
    def run(data: Any, context: Any) -> Any:
        raise MemoryError

    @hookimpl
    def register_checks(registrar: Registrar[Check]) -> None:
        registrar.add(Check("zeal.Z1", "Zeal", ("PARKING_LIST",), run=run))

    zealous = Registry.build([acme, SimpleNamespace(__name__="zeal", register_checks=register_checks)])
    with pytest.raises(docextract.ProcessingLimitError) as refused:
        docextract.extract(parking_workbook, **PARKING, registry=zealous)
    assert refused.value.details["limit"] == "memory"


def test_a_bug_in_an_extractor_is_an_internal_error_that_keeps_its_cause(parking_workbook: bytes) -> None:
    def extract(context: Any) -> Any:
        raise KeyError("fee")

    @hookimpl
    def register_extractors(registrar: Registrar[Extractor]) -> None:
        registrar.add(Extractor("buggy.parking", ("PARKING_LIST",), extract), replaces="acme.parking")

    buggy = Registry.build([acme, SimpleNamespace(__name__="buggy", register_extractors=register_extractors)])
    with pytest.raises(DocextractError) as error:
        docextract.extract(parking_workbook, **PARKING, registry=buggy)
    assert error.value.type == "internalError"
    assert isinstance(error.value.__cause__, KeyError)
    (outcome,) = docextract.extract_multiple(parking_workbook, [tagged()], registry=buggy)
    assert outcome.error is not None
    assert outcome.error.type == "internalError"


def test_a_foreign_exception_stops_at_the_reader(parking_workbook: bytes) -> None:
    def read(request: ReadRequest) -> Any:
        raise ValueError("bad byte")

    @hookimpl
    def register_readers(registrar: Registrar[Reader]) -> None:
        registrar.add(Reader("crude", ("xlsx",), read))

    crude = Registry.build([acme, SimpleNamespace(__name__="crude", register_readers=register_readers)])
    with pytest.raises(UnreadableDocumentError, match="'crude'.*ValueError: bad byte"):
        docextract.extract(parking_workbook, **PARKING, options=Options(reader="crude"), registry=crude)


def test_a_finder_of_a_plugin_is_asked_first_and_may_decline(parking_workbook: bytes) -> None:
    asked: list[str] = []

    def decline(document: Any) -> None:
        asked.append(document.reader)

    @hookimpl
    def register_grid_finders(registrar: Registrar[GridFinder]) -> None:
        registrar.add(GridFinder("shy.finder", decline))

    shy = Registry.build([acme, SimpleNamespace(__name__="shy", register_grid_finders=register_grid_finders)])
    assert len(docextract.extract(parking_workbook, **PARKING, registry=shy).rows) == 2
    assert asked == ["xlsx"]


def test_observers_hear_of_success_and_failure_and_cannot_fail_the_call(
    parking_workbook: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    @hookimpl
    def extraction_finished(finished: Any) -> None:
        raise RuntimeError("deaf")

    deaf = Registry.build([acme, SimpleNamespace(__name__="deaf", extraction_finished=extraction_finished)])
    acme.FINISHED.clear()
    x = docextract.extract(parking_workbook, **PARKING, registry=deaf)
    with pytest.raises(InvalidRequestError):
        docextract.extract(parking_workbook, **PARKING, sheet=9, registry=deaf)
    assert [(f.document_type, f.extraction is x, type(f.error)) for f in acme.FINISHED] == [
        ("PARKING_LIST", True, type(None)),
        ("PARKING_LIST", False, InvalidRequestError),
    ]
    assert "'deaf'" in caplog.text


def test_grids_are_the_tables_before_any_meaning(parking_workbook: bytes, parking_pdf: bytes) -> None:
    (sheet,) = docextract.grids(parking_workbook, sheet="South")
    assert sheet.rows[:2] == [["Space", "Holder", "Fee"], ["S1", "Cyd", "10"]]
    assert sheet.cell(1, 2).place == Place(sheet="South", cell="C2")
    found = docextract.grids(parking_pdf, first_page=2)
    assert {grid.page for grid in found} <= {2, 3}
    with pytest.raises(InvalidRequestError):
        docextract.grids("/no/such/file", first_page=0)


def test_the_library_reads_statements_without_a_period_and_the_service_asks_for_one() -> None:
    declared = DocumentType("OPERATING_STATEMENT", "Operating statement", period_required=True)
    half = TaggingData(asset_type="OFFICE", document_type="OPERATING_STATEMENT", period_from=dt.date(2024, 1, 1))
    with pytest.raises(PeriodRequiredError) as refusal:
        require_period(declared, half)
    assert refusal.value.details["field"] == "periodTo"
    told = DocumentType("PARKING_LIST", "Parking list", answers=acme.ParkingList, period_required=True)

    @hookimpl
    def register_document_types(registrar: Registrar[DocumentType]) -> None:
        registrar.add(told, replaces="PARKING_LIST")

    strict = Registry.build([acme, SimpleNamespace(__name__="strict", register_document_types=register_document_types)])
    sheet = b"Space,Holder,Fee\nX1,Ann,5\nX2,Bob,6\nX3,Cyd,7\n"
    acme.FINISHED.clear()
    (refused,) = outcomes(sheet, [tagged()], registry=strict, periods_required=True)
    (read,) = outcomes(sheet, [tagged()], registry=strict)
    assert isinstance(refused.error, PeriodRequiredError)
    assert read.extraction is not None
    assert acme.FINISHED == []
    require_period(declared, half.model_copy(update={"period_to": dt.date(2024, 12, 31)}))
    require_period(DocumentType("RENT_ROLL", "Rent roll"), half)


def test_a_rent_roll_comes_as_a_rent_roll(parking_workbook: bytes) -> None:
    x = docextract.extract(
        parking_workbook, asset_type="apartment", document_type="RENT_ROLL", sheet="Roll", registry=Registry.build([])
    )
    assert isinstance(x, RentRoll)
    assert [row.unit for row in x.units] == ["101", "102", "103", "104"]
    assert json.loads(x.model_dump_json())["taggingData"]["documentType"] == "RENT_ROLL"
