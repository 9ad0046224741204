"""Extraction through the service: one log entry per data set, durable before the answer, whatever happens."""

from __future__ import annotations

import hashlib
import json
import logging
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from service_parts import data_url

import docextract
from docextract import pipeline
from docextract.errors import (
    BusyError,
    DocextractError,
    DocumentTooLargeError,
    InvalidRequestError,
    PeriodRequiredError,
    StorageUnavailableError,
    TooManyRequestsError,
    UnreadableDocumentError,
    UnsupportedMediaTypeError,
)
from docextract.models.limits import Limits
from docextract.models.log import LogEntry
from docextract.models.service_limits import ServiceLimits
from docextract.plugin import hookimpl
from docextract.service import ExtractionRequest, MemoryStore, Principal, Service
from docextract.service.answers import results_json

PERIOD = {"periodFrom": "2025-01-01", "periodTo": "2025-12-31"}


@pytest.fixture
def who(service: Service) -> Principal:
    key = service.keys.create(name="worker", enabled=True, roles=["DATA_EXTRACTION"])
    return service.authenticate(key.key, key.secret)


def entries(service: Service) -> list[LogEntry]:
    return service.logs().entries


def several(roll: dict[str, Any], *tagging: dict[str, Any]) -> dict[str, Any]:
    same = {"assetType": "OFFICE", "documentType": "RENT_ROLL"}
    return {"file": roll["file"], "fileName": roll["fileName"], "taggingData": [{**same, **t} for t in tagging]}


def test_an_extraction_is_that_of_the_library_with_the_id_of_its_entry(
    service: Service, who: Principal, roll: dict[str, Any], roll_bytes: bytes
) -> None:
    found = service.extract(roll, who)
    (entry,) = entries(service)
    assert found.id == entry.id
    alone = docextract.extract(roll_bytes, asset_type="OFFICE", document_type="RENT_ROLL", file_name="roll.xlsx")
    assert found.meta.result_hash == alone.meta.result_hash
    answer = json.loads(found.model_dump_json())
    assert [*answer] == ["id", "taggingData", "data"]
    assert answer == found.model_dump(mode="json")
    assert json.loads(found.model_dump_json(indent=2)) == answer


def test_the_entry_of_a_success_says_what_was_done(
    service: Service, who: Principal, roll: dict[str, Any], roll_bytes: bytes
) -> None:
    found = service.extract({**roll, **PERIOD}, who)
    (entry,) = entries(service)
    assert found.meta.as_on_date is not None
    assert entry.meta == {
        "fileName": "roll.xlsx",
        "periodFrom": "2025-01-01T00:00:00.000+00:00",
        "periodTo": "2025-12-31T00:00:00.000+00:00",
        "template": "generic",
        "asOnDate": f"{found.meta.as_on_date}T00:00:00.000+00:00",
    }
    assert entry.document_hash == hashlib.sha256(roll_bytes).hexdigest()
    assert (entry.status, entry.pages, entry.rows) == ("SUCCESS", 1, len(found.rows))
    assert (entry.extract_duration, entry.parse_duration) == (found.meta.extract_duration, found.meta.parse_duration)
    assert entry.extract_duration > 0
    assert (entry.api_key_name, entry.api_key) == ("worker", who.key)


def test_the_pages_of_a_pdf_are_those_used(service: Service, roll: dict[str, Any], roll_pdf: bytes) -> None:
    service.extract({**roll, "file": data_url(roll_pdf), "from": 1})
    (entry,) = entries(service)
    assert (entry.meta["from"], entry.meta["to"], entry.pages) == (1, entry.pages, entry.pages)


def test_the_host_has_no_key_in_the_log(service: Service, roll: dict[str, Any]) -> None:
    service.extract(ExtractionRequest.model_validate(roll))
    assert (entries(service)[0].api_key_name, entries(service)[0].api_key) == ("", "")


def test_entries_keep_the_name_and_the_value_of_a_key_that_is_renamed_and_deleted(
    service: Service, who: Principal, roll: dict[str, Any]
) -> None:
    service.extract(roll, who)
    service.keys.update(who.key_id, name="renamed")
    service.extract(roll, service.principal(who.key_id))
    service.keys.delete(who.key_id)
    assert [e.api_key_name for e in service.logs(api_key=who.key).entries] == ["renamed", "worker"]


@pytest.mark.parametrize("typed", [("office", "rent roll"), ("Office", "RENT-ROLL"), ("OFFICE", "RENT_ROLL")])
def test_a_type_has_one_name_in_the_log_whatever_became_of_the_request(
    service: Service, who: Principal, roll: dict[str, Any], typed: tuple[str, str]
) -> None:
    asked = {**roll, "assetType": typed[0], "documentType": typed[1]}
    service.extract(asked, who)
    with pytest.raises(DocextractError):
        service.extract({**asked, "file": data_url(b"plain words")}, who)
    for entry in entries(service):
        assert (entry.asset_type, entry.document_type) == ("OFFICE", "RENT_ROLL")
        kept = (entry.meta.get("assetTypeAsked", "OFFICE"), entry.meta.get("documentTypeAsked", "RENT_ROLL"))
        assert kept == typed


def test_an_entry_says_which_limit_a_document_was_over(tmp_path: Path, roll: dict[str, Any]) -> None:
    with Service.open(tmp_path / "limits.db", limits=Limits(workbook_sheets=1, document_bytes=100)) as service:
        with pytest.raises(DocextractError):
            service.extract(roll)
        (entry,) = entries(service)
        assert (entry.meta["reason"], entry.meta["limit"]) == ("documentTooLargeError", "documentBytes")


@pytest.mark.parametrize(
    "name", ["", " ", "../../etc/passwd", "C:\\x.pdf", "/x.pdf", "..", ".", "a/b.pdf", "a\x00b", "\u202ea"]
)
def test_a_file_name_is_a_name(service: Service, who: Principal, roll: dict[str, Any], name: str) -> None:
    with pytest.raises(InvalidRequestError) as refusal:
        service.extract({**roll, "fileName": name}, who)
    assert refusal.value.details["field"] == "fileName"
    assert entries(service) == []


FAILURES: list[tuple[dict[str, Any], type[DocextractError], bool]] = [
    ({"assetType": "CASTLE"}, InvalidRequestError, False),
    ({"documentType": "NOVEL"}, InvalidRequestError, False),
    ({"documentType": "T12"}, PeriodRequiredError, False),
    ({"documentType": "T12", "periodFrom": "2025-01-01"}, PeriodRequiredError, False),
    ({"periodFrom": "2025-02-01", "periodTo": "2025-01-01"}, InvalidRequestError, False),
    ({"from": 3, "to": 2}, InvalidRequestError, False),
    ({"file": "no data URL"}, InvalidRequestError, False),
    ({"file": "data:;base64,YR=="}, InvalidRequestError, False),
    ({"sheet": 7}, InvalidRequestError, True),
    ({"file": data_url(b"plain words")}, UnsupportedMediaTypeError, True),
    ({"file": data_url(b"%PDF-1.7 nothing more")}, UnreadableDocumentError, True),
    ({"file": data_url(b"")}, UnreadableDocumentError, True),
]


@pytest.mark.parametrize(("change", "kind", "decoded"), FAILURES)
def test_a_failure_leaves_one_failed_entry_with_zeros(
    service: Service, who: Principal, roll: dict[str, Any], change: dict[str, Any], kind: type[Exception], decoded: bool
) -> None:
    with pytest.raises(kind):
        service.extract({**roll, **change}, who)
    (entry,) = entries(service)
    assert (entry.status, entry.pages, entry.rows) == ("FAILED", 0, 0)
    assert (entry.extract_duration, entry.parse_duration) == (0, 0)
    canonical = {"T12": "OPERATING_STATEMENT_T12"}
    typed = change.get("documentType", "RENT_ROLL")
    assert (entry.asset_type, entry.document_type) == (change.get("assetType", "OFFICE"), canonical.get(typed, typed))
    assert entry.meta.get("documentTypeAsked") == (typed if typed in canonical else None)
    assert entry.meta["reason"] == kind.type  # type: ignore[attr-defined]
    assert bool(entry.document_hash) == decoded
    assert entry.api_key == who.key


MALFORMED: list[tuple[dict[str, Any], str]] = [
    ({"colour": "red"}, "colour"),
    ({"assetType": None}, "assetType"),
    ({"assetType": 5}, "assetType"),
    ({"file": 5}, "file"),
    ({"fileName": None}, "fileName"),
    ({"fileName": "a\x00b"}, "fileName"),
    ({"fileName": "a\u202eb"}, "fileName"),
    ({"fileName": "x" * 256}, "fileName"),
    ({"periodFrom": "01/02/2025"}, "periodFrom"),
    ({"periodFrom": "2025-1-2"}, "periodFrom"),
    ({"periodFrom": "2025-02-30"}, "periodFrom"),
    ({"periodTo": 20250101}, "periodTo"),
    ({"sheet": 0}, "sheet"),
    ({"sheet": -1}, "sheet"),
    ({"sheet": 2.5}, "sheet"),
    ({"sheet": "2"}, "sheet"),
    ({"sheet": True}, "sheet"),
    ({"from": 0}, "from"),
    ({"to": "3"}, "to"),
    ({"to": 2**31}, "to"),
]


@pytest.mark.parametrize(("change", "field"), MALFORMED)
def test_a_malformed_request_leaves_no_entry_and_names_the_field(
    service: Service, who: Principal, roll: dict[str, Any], change: dict[str, Any], field: str
) -> None:
    with pytest.raises(InvalidRequestError) as refusal:
        service.extract({**roll, **change}, who)
    assert refusal.value.details["field"] == field
    assert entries(service) == []
    assert service.store.events(1)[0].action == "requestRefused"


@pytest.mark.parametrize("missing", ["assetType", "documentType", "file", "fileName"])
def test_required_fields_are_required(service: Service, roll: dict[str, Any], missing: str) -> None:
    with pytest.raises(InvalidRequestError) as refusal:
        service.extract({name: value for name, value in roll.items() if name != missing})
    assert refusal.value.details["field"] == missing
    assert refusal.value.message == f"{missing} is required."


def test_whole_numbers_may_be_written_with_a_point(service: Service, roll: dict[str, Any]) -> None:
    assert service.extract({**roll, "sheet": 1.0}).tagging_data.sheet == 1


def test_the_period_is_asked_for_before_the_file_is_decoded(service: Service, roll: dict[str, Any]) -> None:
    for period in ({}, {"periodFrom": "2025-01-01"}, {"periodTo": "2025-01-01"}):
        with pytest.raises(PeriodRequiredError):
            service.extract({**roll, **period, "documentType": "operating-statement", "file": "no data URL"})
    assert [e.document_hash for e in entries(service)] == [""] * 3


def test_a_sheet_and_a_window_of_pages_are_read_alone(service: Service, roll: dict[str, Any]) -> None:
    import io

    import openpyxl

    book = openpyxl.load_workbook(io.BytesIO(service_bytes(roll)))
    book.create_sheet("Empty", 0)
    out = io.BytesIO()
    book.save(out)
    both = {**roll, "file": data_url(out.getvalue())}
    with pytest.raises(DocextractError):
        service.extract(both)
    assert service.extract({**both, "sheet": 2}).meta.sheet == 2


def test_without_a_sheet_it_is_the_first_even_of_a_portfolio(service: Service, roll: dict[str, Any]) -> None:
    from docextract.testing.builders import workbook

    head = ["Unit", "Tenant", "Sq Ft", "Market Rent", "Rent"]
    rolls = {
        name: [
            ["Rent Roll"],
            [name],
            ["As of 01/31/2024"],
            [],
            head,
            *([n, f"{name} {n}", 700, 1000, 950] for n in "123"),
        ]
        for name in ("Elm Court", "Oak Park")
    }
    data = workbook(rolls["Elm Court"], sheet="Elm", more={"Oak": rolls["Oak Park"]})
    found = service.extract({**roll, "file": data_url(data)})
    assert (found.meta.sheet_name, found.meta.pages, len(found.rows)) == ("Elm", 1, 3)
    (note,) = [note for note in found.warnings if note.type == "sheetsLeftOut"]
    assert "'Oak' is of another property" in note.message
    together = docextract.extract(data, asset_type="OFFICE", document_type="RENT_ROLL")
    assert len(together.rows) == 6


def service_bytes(roll: dict[str, Any]) -> bytes:
    from docextract.source import data_url_bytes

    return data_url_bytes(roll["file"])


def test_what_does_not_apply_is_ignored_with_a_warning(service: Service, roll: dict[str, Any], roll_pdf: bytes) -> None:
    assert "pagesIgnored" in {w.type for w in service.extract({**roll, "from": 1, "to": 9}).warnings}
    found = service.extract({**roll, "file": data_url(roll_pdf), "sheet": 3})
    assert "sheetIgnored" in {w.type for w in found.warnings}


def test_of_several_data_sets_each_succeeds_or_fails_by_itself(
    service: Service, who: Principal, roll: dict[str, Any]
) -> None:
    asked = several(
        roll, {}, {"documentType": "T12"}, {"assetType": "CASTLE"}, {"sheet": 9}, {"documentType": "T12", **PERIOD}, {}
    )
    found = service.extract_multiple(asked, who)
    assert [type(o.error).__name__ for o in found] == [
        "NoneType", "PeriodRequiredError", "InvalidRequestError", "InvalidRequestError", "ExtractionFailedError",
        "NoneType",
    ]  # fmt: skip
    logged = entries(service)[::-1]
    assert [o.id for o in found] == [e.id for e in logged]
    assert [e.status for e in logged] == ["SUCCESS", "FAILED", "FAILED", "FAILED", "FAILED", "SUCCESS"]
    assert len({e.document_hash for e in logged}) == 1
    results = json.loads(results_json(found))["results"]
    assert [[*r] for r in results[:2]] == [["id", "taggingData", "data"], ["id", "taggingData", "error"]]
    assert results[1]["error"]["type"] == "periodRequiredError"
    assert [*results[1]["error"]] == ["type", "message", "details"]
    assert results[1]["taggingData"]["documentType"] == "T12"


def test_a_grid_is_given_once(service: Service, roll: dict[str, Any]) -> None:
    found = service.extract_multiple(several(roll, {}, {}))
    first, second = json.loads(results_json(found))["results"]
    assert len(first["data"]["source"]["grids"]) == 1
    assert second["data"]["source"]["grids"] == []
    assert first["data"]["extracted"]["rows"] == second["data"]["extracted"]["rows"]
    bare = service.extract_multiple(several(roll, {}), include_source=False)
    assert json.loads(results_json(bare))["results"][0]["data"]["source"] is None


def test_the_file_is_parsed_once(service: Service, roll: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    from docextract import reading

    read: list[object] = []
    original = reading.Reading._timed

    def counting(self: Any, request: Any) -> Any:
        read.append(request)
        return original(self, request)

    monkeypatch.setattr(reading.Reading, "_timed", counting)
    service.extract_multiple(several(roll, {}, {}, {}))
    assert len(read) == 1


@pytest.mark.parametrize("data", [b"%PDF-1.7 nothing more", b"plain words", b""])
def test_a_file_that_cannot_be_read_fails_as_a_whole_with_an_entry_for_each(
    service: Service, who: Principal, roll: dict[str, Any], data: bytes
) -> None:
    for tagging in ([{}, {}], [{}, {"sheet": 2}, {"documentType": "T12"}]):
        before = len(entries(service))
        with pytest.raises((UnreadableDocumentError, UnsupportedMediaTypeError)):
            service.extract_multiple({**several(roll, *tagging), "file": data_url(data)}, who)
        made = entries(service)[: len(entries(service)) - before]
        assert [e.status for e in made] == ["FAILED"] * len(tagging)
        assert {e.document_hash for e in made} == {hashlib.sha256(data).hexdigest()}


def test_nothing_is_decoded_where_every_data_set_is_refused_before(service: Service, roll: dict[str, Any]) -> None:
    asked = {**several(roll, {"documentType": "T12"}, {"assetType": "CASTLE"}), "file": "no data URL"}
    assert [o.extraction for o in service.extract_multiple(asked)] == [None, None]
    assert [e.document_hash for e in entries(service)] == ["", ""]


@pytest.mark.parametrize(
    ("tagging", "field"),
    [([], "taggingData"), (None, "taggingData"), ({}, "taggingData"), ([{}], "taggingData[0].assetType"),
     ([{"assetType": "A", "documentType": "B"}] * 21, "taggingData"),
     ([{"assetType": "A", "documentType": "B"}, {"assetType": "A", "documentType": "B", "sheet": 0}],
      "taggingData[1].sheet"),
     ([{"assetType": "A", "documentType": "B", "fileName": "x"}], "taggingData[0].fileName")],
)  # fmt: skip
def test_a_malformed_list_fails_as_a_whole_and_leaves_no_entry(
    service: Service, roll: dict[str, Any], tagging: Any, field: str
) -> None:
    with pytest.raises(InvalidRequestError) as refusal:
        service.extract_multiple({"file": roll["file"], "fileName": "a", "taggingData": tagging})
    assert refusal.value.details["field"] == field
    assert entries(service) == []


def test_a_document_over_the_limit_is_refused_before_it_is_decoded(roll: dict[str, Any]) -> None:
    with Service(MemoryStore(), limits=Limits(document_bytes=100)) as service:
        with pytest.raises(DocumentTooLargeError) as refusal:
            service.extract(roll)
        assert refusal.value.details["limit"] == "documentBytes"
        assert entries(service)[0].document_hash == ""


def test_the_answer_is_withheld_where_the_log_cannot_be_written(
    service: Service, roll: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(service.registry, "notify", told.append)
    service.store.close()
    for request in (roll, {**roll, "assetType": "CASTLE"}):
        with pytest.raises(StorageUnavailableError):
            service.extract(request)
    assert told == []


class Observer:
    """A plugin that asks, when it is told of an extraction, whether its entry is there already."""

    __name__ = "observer"

    def __init__(self) -> None:
        self.seen: list[int] = []
        self.service: Service | None = None

    @hookimpl
    def extraction_finished(self, finished: Any) -> None:
        assert self.service is not None
        self.seen.append(self.service.logs().total)
        raise ZeroDivisionError


def test_observers_hear_of_it_after_the_entry_is_there_and_fail_nothing(roll: dict[str, Any]) -> None:
    observer = Observer()
    with Service(MemoryStore(), registry=docextract.Registry.build([observer])) as service:
        observer.service = service
        service.extract(roll)
        service.extract_multiple(several(roll, {}, {"documentType": "T12"}))
        assert observer.seen == [1, 3, 3]


def test_a_bug_is_told_by_an_id_that_the_log_of_the_server_has_and_nothing_else(
    roll: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any, **__: Any) -> Any:
        raise ValueError("Tenant Ann Ames pays 950")

    with Service(MemoryStore(), extract=broken) as service:
        with caplog.at_level(logging.ERROR), pytest.raises(DocextractError) as fault:
            service.extract(roll)
        assert type(fault.value) is DocextractError
        assert fault.value.type == "internalError"
        assert fault.value.details["id"] in caplog.text
        assert "ValueError" in caplog.text
        assert "Ann Ames" not in caplog.text + json.dumps(fault.value.to_json())
        assert [e.status for e in entries(service)] == ["FAILED"]


def test_a_bug_in_an_extractor_is_told_alike(roll: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    def faulty(*arguments: Any, **named: Any) -> Any:
        found = pipeline.outcomes(*arguments, **named)
        fault = DocextractError("failed (ValueError: Ann Ames)")
        fault.__cause__ = ValueError("Ann Ames")
        return [type(found[0])(found[0].tagging_data, error=fault)]

    with Service(MemoryStore(), extract=faulty) as service:
        (outcome,) = service.extract_multiple(several(roll, {}))
        assert outcome.error is not None
        assert outcome.error.details["id"] in caplog.text
        assert "Ann Ames" not in caplog.text + json.dumps(outcome.error.to_json())


@pytest.fixture
def slow(roll: dict[str, Any]) -> Iterator[SimpleNamespace]:
    """A service of one place and a queue of one, whose extraction waits until it is let go."""
    go, begun = threading.Event(), threading.Semaphore(0)

    def waiting(*arguments: Any, **named: Any) -> Any:
        begun.release()
        assert go.wait(20)
        return pipeline.outcomes(*arguments, **named)

    limits = ServiceLimits(at_once=1, queue=1, queue_seconds=0.2, at_once_per_key=2, share_seconds=0.05)
    service = Service(MemoryStore(), extract=waiting, limits=limits)
    key = service.keys.create(name="k", enabled=True, roles=["DATA_EXTRACTION"])
    results: list[Any] = []

    def start() -> threading.Thread:
        def run() -> None:
            try:
                results.append(service.extract(roll, service.principal(key.id)))
            except DocextractError as error:
                results.append(error)

        thread = threading.Thread(target=run)
        thread.start()
        return thread

    yield SimpleNamespace(go=go, begun=begun, service=service, key=key, start=start, results=results, roll=roll)
    go.set()
    service.close()


def test_who_waits_too_long_or_finds_the_queue_full_is_told_when_to_come_again(slow: SimpleNamespace) -> None:
    first = slow.start()
    slow.begun.acquire()
    second = slow.start()
    second.join()
    assert isinstance(slow.results[0], BusyError)
    assert slow.results[0].details == {"limit": "queueSeconds", "max": 0.2, "retryAfter": 1}
    assert slow.service.logs(status="FAILED").total == 0
    assert slow.service.store.events(1)[0].details["type"] == "busyError"
    slow.go.set()
    first.join()
    assert slow.results[1].id


def test_a_key_has_a_share(slow: SimpleNamespace) -> None:
    slow.start()
    slow.begun.acquire()
    second = slow.start()
    while slow.service._gate._waiting == 0 and second.is_alive():
        time.sleep(0.01)
    with pytest.raises(TooManyRequestsError) as refusal:
        slow.service.extract(slow.roll, slow.service.principal(slow.key.id))
    assert refusal.value.details["limit"] == "atOncePerKey"
    with pytest.raises(BusyError) as full:
        slow.service.extract(slow.roll)
    assert full.value.details["limit"] == "queue"


def test_closing_waits_for_what_runs(slow: SimpleNamespace) -> None:
    thread = slow.start()
    slow.begun.acquire()
    threading.Timer(0.1, slow.go.set).start()
    slow.service.close()
    thread.join()
    assert not isinstance(slow.results[0], DocextractError) or slow.results[0].type == "storageUnavailableError"
