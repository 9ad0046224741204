"""Whatever is handed in, the answer is an extraction or one of the typed refusals, each saying what and where."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import docextract
from docextract import (
    DocextractError,
    EncryptedDocumentError,
    ExtractionFailedError,
    InvalidRequestError,
    NoTextLayerError,
    RentRoll,
    UnreadableDocumentError,
    UnsupportedMediaTypeError,
)
from docextract.testing import Format, write

pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")

ROLL: dict[str, Any] = {"asset_type": "MULTIFAMILY", "document_type": "RENT_ROLL"}
HEADER = ["Unit", "Tenant", "Sq Ft", "Market Rent", "Rent", "Lease From", "Lease To"]
UNITS = [
    ["101", "Ann Ames", 700, 1000, 950, "01/01/2024", "12/31/2024"],
    ["102", "Bob Boll", 700, 1000, 975, "02/01/2024", "01/31/2025"],
    ["103", "Cyd Cole", 800, 1100, 1050, "03/01/2024", "02/28/2025"],
]


def workbook(*sheets: Sequence[Sequence[Any]], names: Sequence[str] = ()) -> bytes:
    import openpyxl

    book = openpyxl.Workbook()
    book.remove(book.active)
    for number, lines in enumerate(sheets):
        sheet = book.create_sheet(names[number] if names else f"Sheet{number + 1}")
        for line in lines:
            sheet.append(list(line))
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


ROLL_SHEET = [["Rent Roll"], HEADER, *UNITS]


@pytest.fixture(scope="module")
def roll_workbook() -> bytes:
    return workbook(ROLL_SHEET)


@pytest.fixture(scope="module")
def roll_pdf() -> bytes:
    return write("appfolio.reportBuilder", 1, "pdf").data


def encrypted(data: bytes, password: str) -> bytes:
    import pypdf

    writer = pypdf.PdfWriter(clone_from=io.BytesIO(data))
    writer.encrypt(password, algorithm="RC4-128")
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def picture_pdf() -> bytes:
    from PIL import Image
    from reportlab.lib.utils import ImageReader
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792), invariant=1)
    canvas.drawImage(ImageReader(Image.new("RGB", (300, 400), "gray")), 50, 50, 500, 650)
    canvas.save()
    return out.getvalue()


def picture_workbook() -> bytes:
    import openpyxl
    from openpyxl.drawing.image import Image as Drawing
    from PIL import Image

    book = openpyxl.Workbook()
    picture = io.BytesIO()
    Image.new("RGB", (80, 60), "gray").save(picture, "PNG")
    book.active.add_image(Drawing(picture), "A1")
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def refusal(source: Any, **more: Any) -> DocextractError:
    """The error of an extraction, which is a typed one that can be written as JSON."""
    with pytest.raises(DocextractError) as caught:
        docextract.extract(source, **(ROLL | more))
    written = caught.value.to_json()
    assert written["status"] == "error"
    assert written["type"] == caught.value.type != "internalError"
    assert written["error"]["message"] == str(caught.value) != ""
    return caught.value


# -- what is no document --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"\x00" * 4096, id="zeros"),
        pytest.param(bytes(range(256)) * 16, id="random bytes"),
        pytest.param(b"Dear Sir or Madam,\n\nplease find enclosed nothing at all.\n", id="a letter"),
        pytest.param(b"\x89PNG\r\n\x1a\n" + b"\x00" * 64, id="a picture"),
        pytest.param(b"PK\x03\x04" + b"\x00" * 60, id="the head of an archive"),
        pytest.param(b"<html><body><p>Rent roll follows by post.</p></body></html>", id="a page without a table"),
        pytest.param(b'{"unit": "101"}', id="JSON"),
    ],
)
def test_what_is_neither_pdf_nor_workbook_is_refused_by_its_content(data: bytes) -> None:
    error = refusal(data)
    assert isinstance(error, (UnsupportedMediaTypeError, UnreadableDocumentError, ExtractionFailedError))


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(bytes(range(256)) * 16, id="random bytes"),
        pytest.param(b"\x89PNG\r\n\x1a\n" + b"\x00" * 64, id="a picture"),
        pytest.param(b"Dear Sir or Madam,\n\nplease find enclosed nothing at all.\n", id="a letter"),
    ],
)
@pytest.mark.parametrize("name", ["roll.pdf", "roll.xlsx", "roll"])
def test_the_name_of_a_file_makes_it_no_document(data: bytes, name: str) -> None:
    error = refusal(data, file_name=name)
    assert type(error) is UnsupportedMediaTypeError
    assert error.status == 415


def test_an_empty_file_is_refused() -> None:
    error = refusal(b"")
    assert type(error) in (UnsupportedMediaTypeError, UnreadableDocumentError)
    assert "empty" in error.message


def test_a_workbook_called_a_pdf_is_read_as_what_it_is(roll_workbook: bytes, tmp_path: Path) -> None:
    path = tmp_path / "roll.pdf"
    path.write_bytes(roll_workbook)
    x = docextract.extract(path, **ROLL)
    assert [row.unit for row in x.rows] == ["101", "102", "103"]
    assert x.meta.media_type.endswith("sheet")
    assert x.meta.file_name == "roll.pdf"


def test_a_pdf_called_a_workbook_is_read_as_what_it_is(roll_pdf: bytes) -> None:
    x = docextract.extract(roll_pdf, file_name="roll.xlsx", **ROLL)
    assert x.meta.media_type == "application/pdf"
    assert x.rows


@pytest.mark.parametrize("kind", ["path", "text"])
def test_a_path_that_does_not_exist_is_refused_by_name(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "none.pdf"
    error = refusal(path if kind == "path" else str(path))
    assert type(error) is InvalidRequestError
    assert "none.pdf" in error.message


def test_a_folder_is_no_document(tmp_path: Path) -> None:
    assert isinstance(refusal(tmp_path), InvalidRequestError)


@pytest.mark.parametrize("source", [None, 17, 3.5, ["roll.pdf"], {"file": b""}, io.StringIO("Unit,Rent")])
def test_what_is_no_source_is_refused(source: Any) -> None:
    assert type(refusal(source)) is InvalidRequestError


@pytest.mark.parametrize(
    "url",
    [
        "data:application/pdf;base64,",
        "data:application/pdf,abc",
        "data:;base64,!!!!",
        "data:application/pdf;base64,YWJj====",
    ],
)
def test_a_data_url_of_the_wrong_form_is_refused(url: str) -> None:
    assert isinstance(refusal(url), (InvalidRequestError, UnsupportedMediaTypeError, UnreadableDocumentError))


# -- broken documents -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0.02, 0.1])
def test_the_beginning_of_a_pdf_alone_is_unreadable(share: float, roll_pdf: bytes) -> None:
    error = refusal(roll_pdf[: max(64, int(len(roll_pdf) * share))])
    assert type(error) is UnreadableDocumentError
    assert error.status == 422


@pytest.mark.parametrize("share", [0.5, 0.9])
def test_the_beginning_of_a_workbook_alone_is_unreadable(share: float, roll_workbook: bytes) -> None:
    error = refusal(roll_workbook[: int(len(roll_workbook) * share)])
    assert type(error) is UnreadableDocumentError


def test_a_pdf_that_needs_a_password_says_so_and_is_read_with_the_right_one(roll_pdf: bytes) -> None:
    locked = encrypted(roll_pdf, "tulip")
    missing = refusal(locked)
    wrong = refusal(locked, password="rose")
    assert type(missing) is type(wrong) is EncryptedDocumentError
    assert "password" in missing.message
    assert "rose" not in str(wrong.to_json())
    x = docextract.extract(locked, password="tulip", **ROLL)
    assert [row.unit for row in x.rows] == [row.unit for row in docextract.extract(roll_pdf, **ROLL).rows]


def test_a_pdf_of_pictures_has_no_text_layer_and_says_on_which_page() -> None:
    error = refusal(picture_pdf())
    assert type(error) is NoTextLayerError
    assert "1" in error.message


def test_a_sheet_of_pictures_holds_no_rent_roll() -> None:
    error = refusal(picture_workbook())
    assert type(error) is ExtractionFailedError
    assert "no text" in error.message


# -- a document, but not what was asked for -------------------------------------------------------------------------


def test_a_statement_asked_for_as_a_rent_roll_is_refused_saying_what_was_looked_for() -> None:
    months = [f"{month} 2024" for month in ("Jan", "Feb", "Mar", "Apr", "May", "Jun")]
    statement = [
        ["Maple Court"],
        ["Income Statement"],
        ["Period = Jan 2024-Jun 2024"],
        [],
        ["Account", *months, "Total"],
        ["4000 Rental Income", *[5000] * 6, 30000],
        ["4100 Late Fees", *[50] * 6, 300],
        ["Total Income", *[5050] * 6, 30300],
        ["6000 Repairs", *[500] * 6, 3000],
        ["6100 Insurance", *[200] * 6, 1200],
        ["Total Expenses", *[700] * 6, 4200],
        ["Net Operating Income", *[4350] * 6, 26100],
    ]
    error = refusal(workbook(statement))
    assert type(error) is ExtractionFailedError
    assert "looked for" in error.message
    statement_types = {"OPERATING_STATEMENT", "T12"} & {known.value for known in docextract.document_types()}
    if statement_types:
        assert set(error.details["looksLike"]) & {known.value for known in docextract.document_types()}


def test_a_template_without_units_is_refused_with_the_place_of_its_header() -> None:
    error = refusal(workbook([["Rent Roll"], HEADER, [], []]))
    assert type(error) is ExtractionFailedError
    assert error.place is not None
    assert error.place.sheet == "Sheet1"
    assert error.to_json()["error"]["details"]["place"].startswith("Sheet1!")


def test_behind_an_empty_sheet_the_roll_of_another_one_is_read() -> None:
    data = workbook([], ROLL_SHEET, names=["Cover", "Roll 2024"])
    made = docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL")
    assert made.meta.sheet_name == "Roll 2024"
    assert "sheetFound" in [warning.type for warning in made.warnings]
    error = refusal(data, sheet=1)
    assert type(error) is ExtractionFailedError
    assert "Roll 2024" in error.message


@pytest.mark.parametrize("sheet", [3, "Rolls"])
def test_a_sheet_that_is_not_there_is_refused_with_those_that_are(sheet: int | str) -> None:
    error = refusal(workbook([["Cover"]], ROLL_SHEET, names=["Cover", "Roll"]), sheet=sheet)
    assert type(error) is InvalidRequestError
    assert error.details["field"] == "sheet"
    assert "Roll" in error.message


@pytest.mark.parametrize(("window", "field"), [((1, 99), "to"), ((98, 99), "from"), ((98, None), "from")])
def test_pages_beyond_the_end_are_refused_with_how_many_there_are(
    window: tuple[int, int | None], field: str, roll_pdf: bytes
) -> None:
    import pypdf

    pages = len(pypdf.PdfReader(io.BytesIO(roll_pdf)).pages)
    error = refusal(roll_pdf, first_page=window[0], last_page=window[1])
    assert type(error) is InvalidRequestError
    assert error.details["field"] == field
    assert str(pages) in error.message


# -- arguments ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", ["CASTLE", "", 7, ["OFFICE"], b"OFFICE"])
def test_an_unknown_asset_type_is_refused_with_those_that_are_known(value: Any, roll_workbook: bytes) -> None:
    error = refusal(roll_workbook, asset_type=value)
    assert type(error) is InvalidRequestError
    assert error.details["field"] == "assetType"
    assert "MULTIFAMILY" in str(error.to_json())


@pytest.mark.parametrize("value", ["LETTER", "", 7, ["RENT_ROLL"]])
def test_an_unknown_document_type_is_refused_with_those_that_are_known(value: Any, roll_workbook: bytes) -> None:
    error = refusal(roll_workbook, document_type=value)
    assert type(error) is InvalidRequestError
    assert error.details["field"] == "documentType"
    assert "RENT_ROLL" in str(error.to_json())


@pytest.mark.parametrize("name", ["period_from", "period_to"])
@pytest.mark.parametrize(
    "value", ["2024-02-30", "2024-2-1", "01/31/2024", "yesterday", "", 20240131, 1.5, ["2024-01-31"]]
)
def test_dates_of_the_wrong_form_are_refused_by_name(name: str, value: Any, roll_workbook: bytes) -> None:
    error = refusal(roll_workbook, **{name: value})
    assert type(error) is InvalidRequestError
    assert error.details["field"] == {"period_from": "periodFrom", "period_to": "periodTo"}[name]


def test_dates_may_be_date_objects(roll_workbook: bytes) -> None:
    x = docextract.extract(
        roll_workbook, period_from=dt.date(2024, 1, 1), period_to=dt.datetime(2024, 1, 31, 12, 0), **ROLL
    )
    assert (x.meta.requested_from, x.meta.requested_to) == (dt.date(2024, 1, 1), dt.date(2024, 1, 31))


@pytest.mark.parametrize(
    ("argument", "field"),
    [
        ({"sheet": -1}, "sheet"),
        ({"sheet": 1.5}, "sheet"),
        ({"sheet": b"Sheet1"}, "sheet"),
        ({"first_page": "one"}, "from"),
        ({"last_page": 0}, "to"),
        ({"first_page": 5, "last_page": 4}, "to"),
        ({"password": 1234}, "password"),
        ({"options": None}, "options"),
    ],
)
def test_arguments_of_the_wrong_type_are_refused_by_name(argument: dict[str, Any], field: str, roll_pdf: bytes) -> None:
    error = refusal(roll_pdf, **argument)
    assert type(error) is InvalidRequestError
    assert error.details["field"] == field


# -- anything at all ------------------------------------------------------------------------------------------------

GOOD: list[tuple[str, Format]] = [
    ("appfolio.reportBuilder", "pdf"),
    ("yardi.rentRoll", "pdf"),
    ("entrata.rentRoll", "xlsx"),
]


@cache
def good(which: int) -> bytes:
    family, form = GOOD[which]
    return write(family, 1, form).data


def mutated(data: bytes, changes: Sequence[tuple[float, bytes, int]]) -> bytes:
    """The data with bytes overwritten, inserted, or cut out at shares of its length."""
    changed = bytearray(data)
    for where, new, cut in changes:
        at = int(where * len(changed))
        changed[at : at + cut] = new
    return bytes(changed)


CHANGES = st.lists(
    st.tuples(st.floats(0, 1, exclude_max=True), st.binary(max_size=8), st.integers(0, 400)), min_size=1, max_size=6
)


def assert_answer_or_refusal(data: bytes) -> None:
    """An extraction whose ledger adds up and that can be written, or an error that is the document's own."""
    failure: DocextractError | None = None
    try:
        x = docextract.extract(data, **ROLL)
    except DocextractError as error:
        failure = error
    if failure is not None:
        assert failure.type != "internalError", failure
        return
    assert isinstance(x, RentRoll)
    assert x.ledger.read == sum(x.ledger.by_role.values())
    assert x.model_dump_json()


@given(which=st.integers(0, len(GOOD) - 1), changes=CHANGES)
@settings(phases=[Phase.explicit, Phase.generate])
def test_a_damaged_document_gives_an_answer_or_a_typed_refusal(
    which: int, changes: list[tuple[float, bytes, int]]
) -> None:
    assert_answer_or_refusal(mutated(good(which), changes))


CELL = st.one_of(
    st.none(),
    st.integers(-(10**12), 10**12),
    st.floats(allow_nan=False, allow_infinity=False, width=32),
    st.booleans(),
    st.dates(dt.date(1900, 3, 1), dt.date(2999, 12, 31)),
    st.sampled_from([
        *HEADER, "Total", "VACANT", "Occupied", "MTM", "#REF!", "-", "101", "Ann Ames", "05/31/2024", "(1,200.00)",
        "12 Units", "Current Residents", "Future Residents", "=1/0", "=SUM(A1:A3)", "Summary of Charges", "75.00%",
        "rent", "* Next (t01)",
    ]),
    st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cc")), max_size=12),
)  # fmt: skip


@given(before=st.lists(st.lists(CELL, max_size=8), max_size=4), body=st.lists(st.lists(CELL, max_size=8), max_size=12))
@settings(max_examples=50, phases=[Phase.explicit, Phase.generate])
def test_a_sheet_of_anything_gives_an_answer_or_a_typed_refusal(before: list[list[Any]], body: list[list[Any]]) -> None:
    assert_answer_or_refusal(workbook([*before, HEADER, *UNITS[:1], *body]))
