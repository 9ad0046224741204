"""What a document says neither runs, nor steers a terminal, nor forges a line, whatever output it is written to."""

from __future__ import annotations

import csv
import io
import json
import logging
import re
from decimal import Decimal
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import acme
import openpyxl
import pytest

import docextract
from docextract import DocextractError, Extraction, Place, Registry
from docextract.cli.main import main
from docextract.declarations import Exporter, resolve
from docextract.export.reconciliation import reconciliation_text
from docextract.export.safe import csv_field, json_text, neutral, one_line
from docextract.export.table import Look, table_text
from docextract.models.findings import Note, UnmappedColumn
from docextract.models.log import LogEntry
from docextract.service import Service
from docextract.service.log import LogRecord
from docextract.testing import write
from docextract.testing.payloads import PAYLOADS, dangers, poisoned
from fewer import each

EXPORTERS: dict[str, Exporter] = dict(Registry.build([]).exporters)
"""Those that are built in; test_plugins.py and docs/plugins.md have others of their own."""

TEXTS = pytest.mark.parametrize("text", PAYLOADS.values(), ids=PAYLOADS)


@cache
def extractions() -> tuple[Extraction[Any, Any], ...]:
    """A rent roll and a statement with something in every place that a text can stand in."""
    roll = docextract.extract(
        write("yardi.rentRoll", seed=56, format="xlsx").data, asset_type="OFFICE", document_type="RENT_ROLL"
    )
    books = docextract.extract(
        write("quickbooks.pnl", seed=1, format="xlsx").data, asset_type="OFFICE", document_type="OPERATING_STATEMENT"
    )
    for one in (roll, books):
        del one.checks[20:]  # in so many, every field that checks fill is filled
        one.warnings.append(Note(type="odd", message="x", place=Place(sheet="x", cell="A1")))
        one.unmapped_columns.append(UnmappedColumn(header="x", column="Q", sample=["x", "y"]))
        one.meta.property_name = one.meta.file_name = one.meta.sheet_name = "x"
    roll.rows[0].balance = Decimal("-5.25")
    return roll, books


@lru_cache(maxsize=4)  # the tests of a text follow each other
def bad(text: str) -> tuple[Extraction[Any, Any], ...]:
    return tuple(poisoned(one, text) for one in extractions())


@cache
def harmless(name: str) -> tuple[bytes, ...]:
    """What an exporter writes of them where nothing in them is poison."""
    return tuple(written(EXPORTERS[name], one) for one in bad("x"))


def written(exporter: Exporter, extraction: Extraction[Any, Any]) -> bytes:
    out = io.BytesIO()
    resolve(exporter.write)(extraction, out)
    return out.getvalue()


TAKEN = {"xlsx": 12, "html": 4}
"""What takes longest to write is written with each so many of the texts."""

WRITTEN = [
    pytest.param(name, text, id=f"{key}-{name}", marks=[pytest.mark.long] if number % TAKEN.get(name, 1) else [])
    for number, (key, text) in enumerate(PAYLOADS.items())
    for name in EXPORTERS
]
"""Every text by every exporter, but for those of which some are taken."""


@pytest.mark.parametrize(("name", "text"), WRITTEN)
def test_no_exporter_writes_what_runs_or_steers(name: str, text: str) -> None:
    if name == "json":
        text = text.replace("\ud800", "\ufffd")  # no reader lets half a surrogate pair in: tests/readers
    for extraction, plain in zip(bad(text), harmless(name), strict=True):
        page = written(EXPORTERS[name], extraction)
        found = dangers(page, EXPORTERS[name].media_type)
        if name == "html":  # which has a script and a style of its own, and no other
            assert found == dangers(plain, EXPORTERS[name].media_type)
            assert [page.count(mark) for mark in (b"<script", b"</script", b"<style", b"<img", b"<body")] == [
                plain.count(mark) for mark in (b"<script", b"</script", b"<style", b"<img", b"<body")
            ]
        else:
            assert found == []


def test_the_poison_reaches_the_outputs() -> None:
    for name, exporter in EXPORTERS.items():
        for extraction in bad("p0ison"):
            if name == "xlsx":
                book = openpyxl.load_workbook(io.BytesIO(written(exporter, extraction)))
                cells = [cell.value for sheet in book for row in sheet.iter_rows() for cell in row]
                assert sum(value == "p0ison" for value in cells) > 20
            else:
                assert written(exporter, extraction).count(b"p0ison") > 20


@TEXTS
def test_json_holds_the_very_text(text: str) -> None:
    text = text.replace("\ud800", "\ufffd")
    roll, _ = bad(text)
    rows = json.loads(written(EXPORTERS["json"], roll))["data"]["extracted"]["rows"]
    assert {row["tenantName"] for row in rows} == {text, None}


@TEXTS
def test_no_text_makes_a_line_of_its_own(text: str) -> None:
    for extraction, plain_csv, plain_table in zip(bad(text), harmless("csv"), harmless("table"), strict=True):
        assert lines_of(written(EXPORTERS["csv"], extraction)) == lines_of(plain_csv)
        assert written(EXPORTERS["table"], extraction).count(b"\n") == plain_table.count(b"\n")
        for width in (60, 120):
            assert dangers(table_text(extraction, Look(width=width)).encode("utf-8", "replace"), "text/plain") == []


def lines_of(written: bytes) -> int:
    before = csv.field_size_limit(1 << 30)
    try:
        return sum(1 for _ in csv.reader(io.StringIO(written.decode(), newline="")))
    finally:
        csv.field_size_limit(before)


def test_numbers_stay_numbers() -> None:
    roll = bad("-1+1")[0]
    (first, *_) = csv.DictReader(io.StringIO(written(EXPORTERS["csv"], roll).decode()))
    assert (first["balance"], first["unit"]) == ("-5.25", "'-1+1")
    rows = list(openpyxl.load_workbook(io.BytesIO(written(EXPORTERS["xlsx"], roll)))["Rows"].iter_rows())
    cells = {str(head.value): cell for head, cell in zip(rows[0], rows[1], strict=True)}
    assert (cells["Balance"].value, cells["Balance"].data_type, cells["Balance"].quotePrefix) == (-5.25, "n", False)
    assert (cells["Unit"].value, cells["Unit"].data_type, cells["Unit"].quotePrefix) == ("-1+1", "s", True)


def test_an_exporter_that_nothing_is_known_of_fails() -> None:
    with pytest.raises(ValueError, match="nothing is known"):
        dangers(b"", "application/x-unheard-of")
    for exporter in EXPORTERS.values():
        dangers(written(exporter, extractions()[0]), exporter.media_type)


@pytest.mark.parametrize("name", ["csv", "xlsx", "json", "table"])
def test_a_careless_exporter_is_caught(name: str) -> None:
    """The checks above find what they look for: the same output with the text as it stands."""
    text = PAYLOADS["ansi of one byte"] if name in ("json", "table") else "=1+1"
    exporter = EXPORTERS[name]
    if name == "xlsx":
        book = openpyxl.Workbook()
        book.active["A1"] = text  # type: ignore[index]
        out = io.BytesIO()
        book.save(out)
        careless = out.getvalue()
    else:
        careless = f'["{text}"]'.encode() if name == "json" else f"{text}\n".encode()
    assert dangers(careless, exporter.media_type)


def test_every_exporter_of_the_plugins_in_the_repository_is_covered() -> None:
    """A new exporter is found here by its media type, or fails."""
    found = Registry.build([acme]).exporters
    assert set(found) > set(EXPORTERS)
    for name, exporter in found.items():
        if name not in EXPORTERS:
            assert dangers(b"", exporter.media_type) == []


@TEXTS
def test_error_messages_on_stderr_are_one_line(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*_: Any, **__: Any) -> None:
        raise DocextractError(f"It holds {text}.", place=Place(sheet=text, cell="A1"))

    monkeypatch.setattr("docextract.pipeline.extract", refused)
    command = ["extract", "x", "--asset-type", "OFFICE", "--document-type", "RENT_ROLL"]
    assert main(command) == 2
    with pytest.raises(SystemExit):
        main(["extract", "x", "--asset-type", "OFFICE", "--document-type", "RENT_ROLL", "--unknown", text])
    told = capsys.readouterr().err
    assert told.count("\n") == 2
    assert dangers(told.encode("utf-8", "replace"), "text/plain") == []


@TEXTS
def test_a_grid_and_a_reconciliation_are_printed_safely(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x").write_bytes(b"Unit\tTenant\n" + b"".join(b"%d\t%b\n" % (n, one_cell(text)) for n in range(5)))
    for more in ([], ["--json"]):
        assert main(["grids", str(tmp_path / "x"), *more]) in (0, 2)  # some make the file one that is no text
        shown = capsys.readouterr()
        assert dangers(f"{shown.out}{shown.err}".encode(), "text/plain") == []
    roll, books = extractions()
    answer = docextract.reconcile(roll, books)  # type: ignore[arg-type]
    told = reconciliation_text(poisoned(answer, text))
    assert dangers(told.encode("utf-8", "replace"), "text/plain") == []


def one_cell(text: str) -> bytes:
    return re.sub("[\t\r\n\x00\x0b\x0c\x1c-\x1e\x85\u2028\u2029]", " ", text)[:200].encode("utf-8", "replace")


def entry(text: str) -> LogRecord:
    return LogRecord(
        asset_type=text, document_type=text, status="SUCCESS", api_key_name=text,
        meta={"fileName": text, "template": text},
    )  # fmt: skip


def test_the_extraction_log_is_exported_safely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    database = tmp_path / "log.db"
    texts = [text.encode("utf-8", "replace").decode()[:900] for text in PAYLOADS.values()]
    with Service.open(database) as service:
        service.log.record([entry(text) for text in texts])
    for format, media_type in (("csv", "text/csv"), ("json", "application/json"), ("table", "text/plain")):
        assert main(["logs", "--database", str(database), "--format", format]) == 0
        told = capsys.readouterr().out
        assert dangers(told.encode(), media_type) == []
        if format == "json":
            assert [LogEntry.from_json(json.dumps(one)).api_key_name for one in json.loads(told)["extractionRequests"]][
                ::-1
            ] == texts
        if format == "csv":
            assert len(list(csv.reader(io.StringIO(told, newline="")))) == len(texts) + 1
        if format == "table":
            assert told.count("\n") == len(texts) + 3


def test_keys_are_printed_safely(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "keys.db"
    for text in PAYLOADS.values():
        with Service.open(database) as service:
            try:
                service.keys.create(name=text.encode("utf-8", "replace").decode(), enabled=True, roles=["ADMIN_ROLE"])
            except docextract.InvalidRequestError:
                continue
    for more in ([], ["--json"]):
        assert main(["keys", "list", "--database", str(database), *more]) == 0
        told = capsys.readouterr().out
        assert len(told.splitlines()) > 5
        assert dangers(told.encode(), "text/plain") == []


@TEXTS
def test_log_lines_and_error_bodies_of_the_service_cannot_be_forged(
    text: str, caplog: pytest.LogCaptureFixture
) -> None:
    http = pytest.importorskip("httpx")
    import asyncio
    from urllib.parse import quote

    from docextract.http import create_app
    from docextract.service.stores.memory import MemoryStore

    def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError(text)

    async def call() -> list[Any]:
        with Service(MemoryStore(), extract=broken) as service:
            key = service.keys.create(name="worker", enabled=True, roles=["DATA_EXTRACTION"])
            transport = http.ASGITransport(create_app(service))
            kept = text.encode("utf-8", "replace").decode()
            safe = re.sub("[^\x21-\x7e]", "", text)[:60] or "x"
            auth = (key.key, key.secret)
            async with http.AsyncClient(transport=transport, base_url="http://test", auth=auth) as client:
                body = {
                    "assetType": "OFFICE",
                    "documentType": "RENT_ROLL",
                    "file": "data:;base64,YWJj",
                    "fileName": "x",
                }
                url = "/v1/extraction/document"
                return [
                    await client.post(url, json=body),
                    await client.post(url, json=body | {"documentType": kept[:900]}),
                    await client.post(url, json=body | {kept[:900]: 1}),
                    await client.post(url, json=body | {"fileName": kept[:900]}),
                    await client.post(url, json=body | {"file": kept}),
                    await client.post(url, content=kept.encode(), headers={"content-type": "application/json"}),
                    await client.get("/v1/extraction/logs", params={kept[:900]: kept[:900]}),
                    await client.get("/v1/" + quote(kept[:900]), headers={"x-request-id": safe}),
                    await client.get("/v1/api-keys", headers={"authorization": "Basic " + safe}),
                ]

    logging.getLogger("httpx").setLevel(logging.WARNING)
    with caplog.at_level(logging.INFO):
        answers = asyncio.run(call())
    for answer in answers:
        assert answer.status_code >= 400
        assert dangers(answer.content, "application/json") == []
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in answer.headers
    lines = [record.getMessage() for record in caplog.records if record.name.startswith("docextract")]
    assert len(lines) >= len(answers)
    for line in lines:
        assert dangers(line.encode("utf-8", "replace"), "text/plain") == []
        assert "\n" not in line
        assert len(line) < 1000


@each([
        ("-1+1", "'-1+1"), ("x;=1", "x;'=1"), ("x\n-1", "x\n'-1"), ("a; b", "a; b"), ("x\n\n=1", "x\n\n'=1"),
        ("5 - 4", "5 - 4"),         ("a\rb", "a\nb"), ("=", "'="), ("", ""),
    ])  # fmt: skip
def test_a_field_of_a_csv_file_is_changed_only_where_it_would_run(text: str, field: str) -> None:
    assert csv_field(text) == field
    assert neutral(neutral(text)) == neutral(text)


@TEXTS
def test_escaped_json_is_the_same_json_and_one_line_is_one_line(text: str) -> None:
    written = json.dumps([text], ensure_ascii=False)
    assert json.loads(json_text(written)) == [text]
    assert len(one_line(text).splitlines()) <= 1
