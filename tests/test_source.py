"""What a document is, is told from its content; what it may be called and how large it may be, too."""

from __future__ import annotations

import base64
import io
import sys
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docextract.errors import (
    DocumentTooLargeError,
    EncryptedDocumentError,
    InvalidRequestError,
    UnreadableDocumentError,
    UnsupportedMediaTypeError,
)
from docextract.models.limits import Limits
from docextract.source import checked_file_name, data_url_bytes, document_bytes, open_source
from fewer import each

PDF = b"%PDF-1.7\n%%EOF\n"
CSV = b"Unit,Tenant,Rent\n101,Ann,950\n102,Bob,975\n"


def url(data: bytes, head: str = "data:application/pdf;base64,") -> str:
    return head + base64.b64encode(data).decode()


def test_bytes_a_path_a_file_and_a_data_url_give_the_same_source(tmp_path: Path) -> None:
    path = tmp_path / "roll.csv"
    path.write_bytes(CSV)
    sources = [open_source(x) for x in (CSV, bytearray(CSV), path, str(path), io.BytesIO(CSV), url(CSV))]
    assert {source.data for source in sources} == {CSV}
    assert {source.kind for source in sources} == {"csv"}
    assert len({source.sha256 for source in sources}) == 1
    assert [source.file_name for source in sources] == [None, None, "roll.csv", "roll.csv", None, None]


@given(st.binary(max_size=200))
def test_a_data_url_holds_any_bytes(data: bytes) -> None:
    assert data_url_bytes(url(data)) == data


@pytest.mark.parametrize(
    "head",
    [
        "data:;base64,",
        "DATA:Application/PDF;BASE64,",
        "data:application/pdf;name=a.pdf;charset=utf-8;Base64,",
        "data:text/csv;base64,",
    ],
)
def test_scheme_and_base64_may_be_in_any_case_and_parameters_are_ignored(head: str) -> None:
    assert open_source(url(PDF, head)).kind == "pdf"


@each(
    [
        ("data:application/pdf,abc", "base64"),
        ("data:application/pdf;base64", "comma"),
        ("data:;base64,YWJj#page=2", "not a multiple of 4|not base64"),
        ("data:;base64,YWJj#abc", "not base64"),
        ("data:;base64,YW Jj", "not a multiple|not base64"),
        ("data:;base64,YWJj\nYWJj", "not a multiple|not base64"),
        ("data: ;base64,YWJj", "white space"),
        ("data:;base64,YWJj====", "padded"),
        ("data:;base64,YR==YWJj", "padded"),
        ("data:;base64,YWI", "multiple of 4"),
        ("data:;base64,YR==", "canonical"),
        ("data:;base64,YWJ=", "canonical"),
        ("data:;base64,YW-_", "not base64"),
        ("data:;base64,YWJ%3D", "not a multiple|not base64"),
        ("data:;base64,YWJé", "not base64"),
        ("data:;base64,=YWJ", "padded"),
    ]
)
def test_a_malformed_data_url_is_refused_and_says_why(address: str, why: str) -> None:
    with pytest.raises(InvalidRequestError, match=why) as refused:
        open_source(address)
    assert refused.value.details["field"] == "file"


def test_the_size_limit_counts_decoded_bytes_and_names_itself() -> None:
    limits = Limits(document_bytes=len(CSV) - 1)
    for document in (CSV, io.BytesIO(CSV), url(CSV)):
        with pytest.raises(DocumentTooLargeError) as refused:
            open_source(document, limits=limits)
        assert refused.value.details["limit"] == "documentBytes"
        assert refused.value.details["value"] == len(CSV)
    assert open_source(url(CSV), limits=Limits(document_bytes=len(CSV))).kind == "csv"


def test_an_endless_stream_is_given_up_at_the_limit() -> None:
    class Endless(io.RawIOBase):
        def read(self, size: int = -1) -> bytes:
            return b"x" * size

    with pytest.raises(DocumentTooLargeError):
        open_source(Endless(), limits=Limits(document_bytes=1000))  # type: ignore[arg-type]


def test_an_empty_file_is_said_to_be_empty() -> None:
    with pytest.raises(UnreadableDocumentError, match="empty"):
        open_source(b"")


def test_a_missing_file_is_a_mistake_of_the_request(tmp_path: Path) -> None:
    with pytest.raises(InvalidRequestError, match="no file"):
        open_source(tmp_path / "nowhere.pdf")


def test_junk_before_a_pdf_is_passed_over_up_to_1024_bytes() -> None:
    assert open_source(b"\r\n" * 512 + PDF).kind == "pdf"
    with pytest.raises(UnsupportedMediaTypeError):
        open_source(b"\r\n" * 600 + PDF)


def test_a_workbook_called_pdf_is_a_workbook(parking_workbook: bytes, tmp_path: Path) -> None:
    path = tmp_path / "statement.pdf"
    path.write_bytes(parking_workbook)
    source = open_source(path)
    assert (source.kind, source.file_name) == ("xlsx", "statement.pdf")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_delimited_text_is_known_in_any_encoding(encoding: str, delimiter: str) -> None:
    lines = ["Rent Roll as of May", "Unit,Tenant,Rent", "101,Müller,950", "102,Bob,975", "Total,,1925"]
    assert open_source("\n".join(lines).replace(",", delimiter).encode(encoding)).kind == "csv"


@pytest.mark.parametrize(
    "data",
    [
        b"Dear tenant,\n\nplease note that, from May on, your rent changes.\nWith kind regards,\nThe manager\n",
        b"one line, with commas, and no more",
        b'{"a": 1,\n "b": 2,\n "c": 3}\n',
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
        bytes(range(256)) * 8,
        b"<html><body><p>no table, here, at all</p></body></html>",
        b"GIF89a,,,\n,,,\n",
    ],
)
def test_what_is_neither_pdf_nor_workbook_is_refused(data: bytes) -> None:
    with pytest.raises(UnsupportedMediaTypeError):
        open_source(data)


@given(st.binary(min_size=64, max_size=2000))
def test_random_bytes_are_never_a_surprise(data: bytes) -> None:
    with suppress(UnsupportedMediaTypeError, UnreadableDocumentError):
        open_source(data)


def test_an_html_table_is_a_workbook_whatever_stands_before_it() -> None:
    page = b"\xef\xbb\xbf\r\n <!-- export -->\n<TABLE border=1><tr><td>Unit<td>Rent</table>"
    assert open_source(page, file_name="roll.xls").kind == "html"


def test_an_archive_cut_off_is_unreadable_and_another_archive_unsupported(parking_workbook: bytes) -> None:
    with pytest.raises(UnreadableDocumentError, match="damaged"):
        open_source(parking_workbook[: len(parking_workbook) // 2])
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as file:
        file.writestr("[Content_Types].xml", "<Types/>")
        file.writestr("word/document.xml", "<document/>")
    with pytest.raises(UnsupportedMediaTypeError):
        open_source(buffer.getvalue())


def test_an_encrypted_workbook_says_that_it_needs_a_password(shared: Path) -> None:
    with pytest.raises(EncryptedDocumentError, match="password"):
        open_source(shared / "hostile/xlsx/poi/b0b9fc98-protect.xlsx")


@pytest.mark.parametrize("name", ["a\x00b", "a\nb", "a\u202eb", "a\ud800b", "x" * 256, 7])
def test_a_file_name_that_could_mislead_is_refused(name: object) -> None:
    with pytest.raises(InvalidRequestError) as refused:
        checked_file_name(name)
    assert refused.value.details["field"] == "fileName"


def test_a_file_name_is_text_in_nfc_and_never_a_path() -> None:
    assert checked_file_name("Cafe\u0301.xlsx") == "Café.xlsx"
    assert checked_file_name("../../etc/passwd") == "../../etc/passwd"
    assert open_source(CSV, file_name="../x.csv").path is None


def test_a_source_is_taken_as_it_is() -> None:
    source = open_source(CSV, file_name="roll.csv")
    assert open_source(source, file_name="other.csv") is source
    assert document_bytes(source) == (CSV, "roll.csv", None)


def test_a_name_that_is_given_goes_before_that_of_the_path(tmp_path: Path) -> None:
    path = tmp_path / "roll.csv"
    path.write_bytes(CSV)
    source = open_source(path, file_name="March.csv")
    assert (source.file_name, source.path) == ("March.csv", str(path))


def test_what_is_no_document_at_all_is_told_by_its_type() -> None:
    for wrong in (7, None, ["roll.csv"]):
        with pytest.raises(InvalidRequestError, match=type(wrong).__name__):
            open_source(wrong)  # type: ignore[arg-type]


def test_base64_is_read_the_same_without_the_fast_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pybase64", None)
    assert data_url_bytes(url(PDF)) == PDF
    with pytest.raises(InvalidRequestError, match="not base64"):
        data_url_bytes("data:;base64,AB*=")


def test_what_cannot_be_read_from_a_disk_says_why(tmp_path: Path) -> None:
    with pytest.raises(InvalidRequestError, match="no file"):
        open_source(tmp_path / "nothing.pdf")
    with pytest.raises(InvalidRequestError, match="a folder"):
        open_source(tmp_path)
    (tmp_path / "file").write_bytes(CSV)
    for wrong in (tmp_path / "file" / "below", "nul\0.pdf"):
        with pytest.raises(UnreadableDocumentError, match="cannot be read"):
            open_source(wrong)


def test_a_file_of_text_is_refused_and_pieces_are_joined() -> None:
    with pytest.raises(InvalidRequestError, match="binary"):
        open_source(io.StringIO("Unit,Rent"))  # type: ignore[arg-type]

    class Slow(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            return super().read(min(size or 0, 5))

    assert open_source(Slow(CSV)).data == CSV
    with pytest.raises(DocumentTooLargeError):
        open_source(Slow(CSV), limits=Limits(document_bytes=20))
