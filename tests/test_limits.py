"""Every limit of a document: refused above it, read at it, and set by a call, the command line and the environment."""

from __future__ import annotations

import base64
import functools
import io
import os
import random
import re
import subprocess
import sys
import time
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import docextract
from docextract import (
    DocextractError,
    InvalidRequestError,
    Limits,
    Options,
    ProcessingLimitError,
    ServiceLimits,
)
from docextract.cli.limits import service_limits
from docextract.cli.main import main, parser
from docextract.models.service_limits import KNOWN
from docextract.models.settings import Setting, settings_of
from docextract.readers.pdf import forms, structure
from docextract.readers.pdf.streams import Stream
from docextract.readers.workbook.package import Package
from docextract.testing import write
from fewer import some

ASKED: dict[str, Any] = {"asset_type": "OFFICE", "document_type": "RENT_ROLL"}
OF_DOCUMENTS = settings_of(Limits)
DOCS = Path(__file__).resolve().parents[1] / "docs"


def pdf(content: bytes = b"", pages: int = 1, entries: bytes = b"") -> bytes:
    """A PDF of equal pages."""
    kids = b" ".join(b"%d 0 R" % (5 + n) for n in range(pages))
    bodies = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [%b] /Count %d >>" % (kids, pages),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        b"<< /Length %d %b >>\nstream\n%b\nendstream" % (len(content), entries, content),
        *[b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R "
          b"/Resources << /Font << /F1 3 0 R >> >> >>"] * pages,
    ]  # fmt: skip
    out, places = b"%PDF-1.7\n", []
    for number, body in enumerate(bodies, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    tail = b"xref\n0 %d\n0000000000 65535 f \n%btrailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n"
    return out + tail % (len(bodies) + 1, table, len(bodies) + 1, len(out))


TEXT = b"BT /F1 10 Tf 72 700 Td (Rent roll) Tj ET\n"


def workbook(*sheets: list[list[Any]]) -> bytes:
    import openpyxl

    book = openpyxl.Workbook()
    book.remove(book.active)
    for n, lines in enumerate(sheets):
        sheet = book.create_sheet(f"S{n}")
        for line in lines:
            sheet.append(line)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def with_part(data: bytes, name: str, content: bytes) -> bytes:
    out = io.BytesIO(data)
    with zipfile.ZipFile(out, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return out.getvalue()


def padded(data: bytes, spaces: int, noise: int = 0) -> bytes:
    """The workbook with so many spaces behind the XML of its first sheet, and noise that cannot be stored shorter."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for info in old.infolist():
            content = old.read(info)
            new.writestr(
                info.filename,
                content + b" " * spaces + random.Random(1).randbytes(noise)
                if "sheet1.xml" in info.filename
                else content,
            )
    return out.getvalue()


@dataclass(frozen=True)
class Over:
    """A document that is over a limit of ``limit``, and one not over it where there is an easy one."""

    limit: float
    over: Callable[[], bytes]
    within: Callable[[], bytes] | None = None
    value: int | None = None
    isolation: Any = "none"
    others: dict[str, float] = field(default_factory=dict)


def roll() -> bytes:
    return write("handmade.commercial", seed=1, format="xlsx").data


@functools.cache
@cache
def long_roll() -> bytes:
    return workbook([["Unit", "Tenant", "Rent"], *([n, "Ann Ames", 1000] for n in range(40_000))])


CELLS = [["a", "b"], ["c", "d"]]
OVER: dict[str, Over] = {
    "documentBytes": Over(1000, lambda: b"x" * 1001, value=1001),
    "pdfPages": Over(2, lambda: pdf(TEXT, 3), lambda: pdf(TEXT, 2), 3),
    "pdfObjectsPerPage": Over(3, lambda: pdf(TEXT + b"0 0 9 9 re f " * 3), lambda: pdf(TEXT + b"0 0 9 9 re f " * 2), 4),
    "pdfCharactersPerPage": Over(9, lambda: pdf(TEXT + TEXT.replace(b"72 700", b"72 600")), lambda: pdf(TEXT)),
    "pdfStreamBytes": Over(
        50_000, lambda: pdf(zlib.compress(zlib.compress(b" " * 60_000 + TEXT)), 1, b"/Filter [/Fl /FlateDecode]"),
        lambda: pdf(zlib.compress(zlib.compress(b" " * 40_000 + TEXT)), 1, b"/Filter [/Fl /FlateDecode]"),
    ),
    "workbookEntries": Over(12, lambda: workbook(*[CELLS] * 12), lambda: workbook(CELLS)),
    "workbookInflatedBytes": Over(
        100_000, lambda: padded(workbook(CELLS), 200_000), lambda: padded(workbook(CELLS), 20_000), 100_001
    ),
    "workbookRatio": Over(
        20, lambda: padded(workbook(CELLS), 65 << 20, 400_000), lambda: padded(workbook(CELLS), 20_000)
    ),
    "workbookSheets": Over(2, lambda: workbook(*[CELLS] * 3), lambda: workbook(*[CELLS] * 2), 3),
    "workbookCells": Over(5, lambda: workbook([*CELLS, ["e"]]), lambda: workbook(CELLS), 6),
    "workerSeconds": Over(0.01, roll, isolation="process"),
    "workerProcessorSeconds": Over(1, long_roll, isolation="process"),
    "workerMemoryBytes": Over(100 << 20, long_roll, isolation="process"),
    "workerAnswerBytes": Over(100, roll, isolation="process"),
}  # fmt: skip
SERVICE_ONLY = {"taggingData"}
"""The command line asks for one data set at a time; the server below and the library have more."""


def documented() -> dict[str, list[str]]:
    """The table of limits in the documentation, by name."""
    lines = (DOCS / "limits.md").read_text("utf-8").splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("| limit |"))
    rows = {}
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        rows[cells[0].strip("`")] = cells
    return rows


def test_every_limit_of_a_document_is_tried_here() -> None:
    assert OVER.keys() | SERVICE_ONLY == {setting.name for setting in OF_DOCUMENTS}


@pytest.mark.parametrize("name", OVER)
def test_a_document_over_a_limit_is_refused_with_the_limit_and_the_value(name: str) -> None:
    case = OVER[name]
    (setting,) = [s for s in OF_DOCUMENTS if s.name == name]
    options = Options(limits=Limits(**{setting.field: case.limit}), isolation=case.isolation)
    with pytest.raises(DocextractError) as refused:
        docextract.extract(case.over(), **ASKED, options=options)
    details = refused.value.details
    assert details["limit"] == name
    assert f"`{refused.value.type}`" == documented()[name][-1]
    assert details["max"] == case.limit
    assert details["value"] == case.value if case.value is not None else details["value"]
    if isinstance(details["value"], int):
        assert details["value"] > case.limit
    assert f"{case.limit:,}" in refused.value.message
    assert case.isolation != "none" or f"{details['value']:,}" in refused.value.message


@pytest.mark.parametrize("name", [name for name, case in OVER.items() if case.within])
def test_a_document_at_a_limit_is_read(name: str) -> None:
    case = OVER[name]
    assert case.within is not None
    (setting,) = [s for s in OF_DOCUMENTS if s.name == name]
    options = Options(limits=Limits(**{setting.field: case.limit}))
    try:
        docextract.grids(case.within(), options=options)
    except docextract.DocumentTooLargeError as error:
        pytest.fail(str(error))


@pytest.mark.parametrize("way", some(["both", "option", "environment"], 3))
@pytest.mark.parametrize("name", OVER)
def test_a_limit_is_set_by_an_option_and_by_the_environment(
    name: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    case = OVER[name]
    (setting,) = [s for s in OF_DOCUMENTS if s.name == name]
    (tmp_path / "document").write_bytes(case.over())
    command = ["extract", str(tmp_path / "document"), "--asset-type", "OFFICE", "--document-type", "RENT_ROLL"]
    command += ["--isolation", case.isolation, "--format", "json"]
    if way != "option":
        monkeypatch.setenv(setting.variable, str(case.limit) if way == "environment" else "1000000000")
    if way != "environment":
        command += ["--limit", f"{name}={case.limit}"]
    assert main(command) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"docextract: {documented()[name][-1].strip('`')}: ")
    assert f"{case.limit:,}" in told
    assert told.count("\n") == 1


def test_memory_that_a_library_is_refused_is_no_damage_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise MemoryError

    book, document = roll(), pdf(TEXT, 1)
    with monkeypatch.context() as patched:
        patched.setattr("docextract.readers.workbook.package.zipfile.ZipFile", refuse)
        with pytest.raises(ProcessingLimitError, match="The workbook needs more memory"):
            docextract.grids(book)
        with pytest.raises(MemoryError):
            Package(book, Limits())
    with monkeypatch.context() as patched:
        patched.setattr("pypdf.PdfReader", refuse)
        for call in (structure.structure, structure.repair, lambda data: forms.forms(data, [], None)):
            with pytest.raises(MemoryError):
                call(document)
    monkeypatch.setattr(forms, "_add", refuse)
    with pytest.raises(MemoryError):
        forms.forms(document, [Stream(4, 0, b"", 0, 0)], None)


def test_grids_and_reconcile_take_limits_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "roll.xlsx").write_bytes(roll())
    path = str(tmp_path / "roll.xlsx")
    for command in (["grids", path], ["reconcile", path, path]):
        assert main([*command, "--limit", "documentBytes=1KiB"]) == 2
        assert "at most 1,024 are allowed" in capsys.readouterr().err


def test_no_more_of_stdin_is_read_than_one_byte_too_many(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Endless:
        buffer: Any

        def read(self, size: int) -> bytes:
            return b"x" * size

    Endless.buffer = Endless()
    monkeypatch.setattr(sys, "stdin", Endless())
    command = ["extract", "-", "--asset-type", "OFFICE", "--document-type", "RENT_ROLL"]
    assert main([*command, "--limit", "documentBytes=10MiB"]) == 2
    assert "The document has 10,485,761 bytes" in capsys.readouterr().err


def test_tagging_data_has_a_limit_in_the_library() -> None:
    options = Options(limits=Limits(tagging_data=1))
    with pytest.raises(InvalidRequestError) as refused:
        docextract.extract_multiple(roll(), [ASKED, ASKED], options=options)
    assert refused.value.details == {"field": "taggingData", "limit": "taggingData", "max": 1, "value": 2}
    assert f"`{refused.value.type}`" == documented()["taggingData"][-1]


@pytest.mark.parametrize("setting", KNOWN, ids=lambda setting: setting.name)
def test_every_limit_is_a_setting_of_serve_and_of_its_environment(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def of(limits: ServiceLimits) -> float:
        return getattr(limits.document if setting in OF_DOCUMENTS else limits, setting.field)  # type: ignore[no-any-return]

    plain = parser().parse_args(["serve"])
    assert service_limits(plain) == ServiceLimits()
    monkeypatch.setenv(setting.variable, "77")
    assert of(service_limits(plain)) == 77
    assert of(service_limits(parser().parse_args(["serve", "--limit", f"{setting.name}=78"]))) == 78


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("pdfPages", "many", "pdfPages must be a whole number from 1 to 2^53, not 'many'"),
        ("pdfPages", "0", "pdfPages must be a whole number from 1 to 2^53, not 0"),
        ("pdfPages", "-5", "pdfPages must be a whole number from 1 to 2^53, not '-5'"),
        ("pdfPages", "1e3", "pdfPages must be a whole number"),
        ("pdfPages", "1MiB", "pdfPages must be a whole number"),
        ("pdfPages", "9" * 16, "pdfPages must be a whole number"),
        ("pdfPages", "9" * 5000, "pdfPages must be a whole number"),
        ("pdfPages", "٣", "pdfPages must be a whole number"),
        ("documentBytes", "1 MB", "documentBytes must be a whole number"),
        ("workerSeconds", "0", "workerSeconds must be a number above 0 to 2^53, not 0.0"),
        ("workerSeconds", "nan", "workerSeconds must be a number above 0"),
        ("workerSeconds", "inf", "workerSeconds must be a number above 0"),
        ("queue", "-1", "queue must be a whole number from 0"),
        ("queueSeconds", "soon", "queueSeconds must be a number from 0"),
    ],
)
def test_a_wrong_value_is_one_error_that_names_the_setting(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (setting,) = [s for s in KNOWN if s.name == name]
    assert main(["serve", "--limit", f"{name}={value}"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"docextract: invalidRequestError: --limit {name}={value}"[:100])
    assert said in told
    assert told.count("\n") == 1
    monkeypatch.setenv(setting.variable, value)
    assert main(["serve"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"docextract: invalidRequestError: {setting.variable}: {said}")
    assert told.count("\n") == 1


def test_a_setting_that_is_none_is_an_error_that_helps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--limit", "pdfPage=3"]) == 2
    assert "--limit pdfPage=3: no such limit; there are: documentBytes, " in capsys.readouterr().err
    assert main(["serve", "--limit", "pdfPages"]) == 2
    assert "--limit pdfPages: a limit is set as NAME=VALUE" in capsys.readouterr().err
    document = ["extract", "x", "--asset-type", "OFFICE", "--document-type", "RENT_ROLL"]
    assert main([*document, "--limit", "jsonDepth=3"]) == 2
    assert "jsonDepth=3: no such limit" in capsys.readouterr().err
    monkeypatch.setenv("DOCEXTRACT_LIMIT_PDF_PAGE", "3")
    assert main(document) == 2
    assert "sets no limit; is DOCEXTRACT_LIMIT_PDF_PAGES meant?" in capsys.readouterr().err


@pytest.mark.parametrize("value", [0, -1, True, 2.5, "3", None, 2**53 + 1])
def test_an_argument_that_is_no_limit_is_refused_at_once(value: Any) -> None:
    with pytest.raises(InvalidRequestError, match="pdfPages must be a whole number") as refused:
        Limits(pdf_pages=value)
    assert refused.value.details["field"] == "pdfPages"
    with pytest.raises(InvalidRequestError, match="jsonDepth"):
        ServiceLimits(json_depth=value)


@pytest.mark.parametrize("value", [0, -1.0, float("nan"), float("inf"), "1"])
def test_seconds_that_are_none_are_refused_at_once(value: Any) -> None:
    with pytest.raises(InvalidRequestError, match="workerSeconds"):
        Limits(worker_seconds=value)


def test_what_is_given_goes_before_the_environment_and_that_before_the_defaults() -> None:
    environment = {"DOCEXTRACT_LIMIT_PDF_PAGES": "5", "DOCEXTRACT_LIMIT_DOCUMENT_BYTES": "2 MiB",
                   "DOCEXTRACT_LIMIT_QUEUE": "0", "DOCEXTRACT_LIMIT_JSON_DEPTH": "", "PATH": "/bin"}  # fmt: skip
    assert Limits.from_environment({"pdf_pages": 6}, environment=environment) == Limits(
        pdf_pages=6, document_bytes=2 << 20
    )
    assert ServiceLimits.from_environment({"page_size": 3, "pdf_pages": 7}, environment=environment) == ServiceLimits(
        queue=0, page_size=3, document=Limits(pdf_pages=7, document_bytes=2 << 20)
    )
    assert Limits.from_environment(environment={}) == Limits()


@pytest.mark.parametrize("tree", ["[2 0 R]", "[4 0 R 4 0 R]"], ids=["a loop", "every level twice"])
def test_page_trees_without_an_end_are_refused_or_read_within_their_window(tree: str) -> None:
    kids = tree.encode()
    levels = b"".join(
        b"%d 0 obj\n<< /Type /Pages /Kids [%d 0 R %d 0 R] /Count %d /Parent %d 0 R >>\nendobj\n"
        % (n, n + 1, n + 1, 2 ** (34 - n), n - 1)
        for n in range(4, 34)
    )
    data = (
        b"%%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
        b"2 0 obj\n<< /Type /Pages /Kids %b /Count 2147483647 >>\nendobj\n%b"
        b"34 0 obj\n<< /Type /Page /Parent 33 0 R /MediaBox [0 0 99 99] >>\nendobj\ntrailer << /Root 1 0 R >>\n"
        % (kids, levels)
    )
    with pytest.raises(DocextractError) as refused:
        docextract.extract(data, **ASKED)
    assert refused.value.type in ("documentTooLargeError", "unreadableDocumentError")
    with pytest.raises(DocextractError):
        docextract.extract(data, **ASKED, first_page=1, last_page=1)


def test_the_server_holds_the_limits_that_its_options_and_its_environment_set(tmp_path: Path) -> None:
    httpx = pytest.importorskip("httpx")
    database = tmp_path / "limits.db"
    with docextract.Service.open(database) as service:
        key = service.keys.create(name="all", enabled=True, roles=["ADMIN_ROLE", "DATA_EXTRACTION"])
    log = tmp_path / "log"
    command = [sys.executable, "-m", "docextract", "serve", "--port", "0", "--database", str(database)]
    options = ["requestBytes=100KiB", "documentBytes=20000", "taggingData=1", "jsonDepth=4", "jsonValues=20"]
    variables = {"JSON_TEXT": "50", "PAGE_SIZE": "5", "WORKBOOK_CELLS": "7", "FAILED_LOGINS": "2"}
    environment = {**os.environ, **{f"DOCEXTRACT_LIMIT_{name}": value for name, value in variables.items()}}
    with log.open("wb") as stderr:
        process = subprocess.Popen(
            [*command, *(part for option in options for part in ("--limit", option))], stderr=stderr, env=environment
        )
    try:
        while not (found := re.search(r"running on (http://[\d.:]+)", log.read_text())):
            assert process.poll() is None, log.read_text()
            time.sleep(0.05)
        with httpx.Client(base_url=found[1], auth=(key.key, key.secret), timeout=60) as client:
            url = "data:;base64," + base64.b64encode(roll()).decode()
            asked: dict[str, Any] = {"assetType": "OFFICE", "documentType": "RENT_ROLL", "file": url, "fileName": "a"}
            several = {"taggingData": [{"assetType": "OFFICE", "documentType": "RENT_ROLL"}] * 2}
            nested: Any = 1
            for _ in range(5):
                nested = [nested]
            big = "data:;base64," + base64.b64encode(b"x" * 20_001).decode()
            one, more = "/v1/extraction/document", "/v1/extraction/document/multiple"
            for path, body, limit in (
                (one, asked | {"file": "x" * 200_000}, "requestBytes"),
                (one, asked | {"file": big}, "documentBytes"),
                (more, {"file": url, "fileName": "a", **several}, "taggingData"),
                (one, asked | {"more": nested}, "jsonDepth"),
                (one, asked | {"more": list(range(30))}, "jsonValues"),
                (one, asked | {"fileName": "x" * 51}, "jsonText"),
                (one, asked, "workbookCells"),
            ):
                answer = client.post(path, json=body)
                error = answer.json()
                assert error["error"]["details"]["limit"] == limit, error
                assert f"`{error['type']}`" == documented()[limit][-1]
            answer = client.get("/v1/api-keys", params={"pageSize": 6})
            assert (answer.status_code, answer.json()["error"]["details"]["field"]) == (400, "pageSize")
            logins = [client.get("/v1/api-keys", auth=("a", "b")) for _ in range(3)]
            assert [answer.status_code for answer in logins] == [401, 401, 429]
            assert logins[-1].json()["error"]["details"]["limit"] == "failedLogins"
    finally:
        process.terminate()
        process.wait(30)
