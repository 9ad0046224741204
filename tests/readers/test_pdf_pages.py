"""Pages, passwords, limits and damage: what is read of a PDF, which error says why not; the same from both readers."""

from __future__ import annotations

import gc
import io
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from pdf_files import Form, PageOf, pdf, text

from docextract import errors
from docextract.document import Document
from docextract.readers.pdf import limits as reader_limits
from docextract.readers.pdf import pdfium, plumber

Read = Callable[..., Document]
THREE = pdf(*(text(72, 700, f"Page {name}") for name in ("one", "two", "three")))
both = pytest.mark.parametrize("read", [pdfium.read, plumber.read], ids=["pdfium", "pdfplumber"])


@dataclass(frozen=True)
class Small:
    pdf_pages: int = 1_000
    pdf_characters_per_page: int = 50_000
    pdf_objects_per_page: int = 50_000


def encrypted(data: bytes, user: str, owner: str, algorithm: str) -> bytes:
    import pypdf

    writer = pypdf.PdfWriter(io.BytesIO(data))
    writer.encrypt(user, owner, algorithm=algorithm)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


@both
def test_all_pages_are_read_and_numbered_from_one(read: Read) -> None:
    document = read(THREE)
    assert document.page_count == 3
    assert [page.number for page in document.pages] == [1, 2, 3]
    assert [page.words[1].text for page in document.pages] == ["one", "two", "three"]
    assert document.media_type == "application/pdf"


@both
def test_only_the_pages_asked_for_are_read(read: Read) -> None:
    document = read(THREE, first_page=2, last_page=2)
    assert document.page_count == 3
    assert [(page.number, page.words[1].text) for page in document.pages] == [(2, "two")]
    assert [page.number for page in read(THREE, first_page=2).pages] == [2, 3]
    assert [page.number for page in read(THREE, last_page=2).pages] == [1, 2]


@both
@pytest.mark.parametrize(
    ("window", "field"),
    [({"first_page": 4}, "from"), ({"last_page": 9}, "to"), ({"first_page": 3, "last_page": 2}, "to")],
)
def test_pages_that_are_not_there_are_refused_with_the_number_there_are(
    read: Read, window: dict[str, int], field: str
) -> None:
    with pytest.raises(errors.InvalidRequestError) as refused:
        read(THREE, **window)
    assert refused.value.details["field"] == field
    assert refused.value.details["pages"] == 3
    if "first_page" not in window or "last_page" not in window:
        assert "3 pages" in refused.value.message


@both
def test_too_many_pages_characters_and_objects_are_refused_by_name_and_value(read: Read) -> None:
    with pytest.raises(errors.DocumentTooLargeError) as pages:
        read(THREE, limits=Small(pdf_pages=2))
    assert (pages.value.details["limit"], pages.value.details["value"]) == ("pdfPages", 3)
    assert read(THREE, first_page=2, limits=Small(pdf_pages=2)).page_count == 3
    with pytest.raises(errors.DocumentTooLargeError) as characters:
        read(THREE, limits=Small(pdf_characters_per_page=5))
    assert characters.value.details["limit"] == "pdfCharactersPerPage"
    assert characters.value.details["value"] > 5
    assert characters.value.place is not None
    assert characters.value.place.page == 1
    ruled = pdf(text(72, 700, "Rent") + "".join(f"10 {k} 100 1 re f " for k in range(0, 400, 4)))
    with pytest.raises(errors.DocumentTooLargeError) as objects:
        read(ruled, limits=Small(pdf_objects_per_page=99))
    assert objects.value.details["limit"] == "pdfObjectsPerPage"
    assert len(read(ruled).pages[0].rules) == 100


def test_objects_inside_forms_are_counted() -> None:
    form = Form("".join(f"10 {k} 100 1 re f " for k in range(0, 240, 4)))
    page = PageOf(text(72, 700, "Rent") + "/A Do /A Do", forms=(("A", form),))
    with pytest.raises(errors.DocumentTooLargeError):
        pdfium.read(pdf(page), limits=Small(pdf_objects_per_page=100))
    assert len(pdfium.read(pdf(page)).pages[0].rules) == 120


def test_the_limits_that_hold_by_default_are_the_documented_ones() -> None:
    defaults = reader_limits.PdfLimits()
    assert (defaults.pdf_pages, defaults.pdf_characters_per_page, defaults.pdf_objects_per_page) == (
        1_000,
        50_000,
        50_000,
    )


@both
@pytest.mark.parametrize("algorithm", ["RC4-40", "RC4-128", "AES-128", "AES-256-R5", "AES-256"])
def test_an_encrypted_file_opens_with_either_password_and_no_other(read: Read, algorithm: str) -> None:
    locked = encrypted(THREE, "tenant", "landlord", algorithm)
    for password in ("tenant", "landlord"):
        assert read(locked, password=password, first_page=2).pages[0].words[1].text == "two"
    for wrong in (None, "guest"):
        with pytest.raises(errors.EncryptedDocumentError) as refused:
            read(locked, password=wrong)
        assert ("password given" in refused.value.message) is (wrong is not None)


@both
def test_a_file_that_only_its_owner_may_change_is_read_without_a_password(read: Read) -> None:
    assert read(encrypted(THREE, "", "landlord", "AES-256")).page_count == 3


@both
@pytest.mark.parametrize("damage", [b"", b"%PDF-1.7\n", b"not a pdf at all", THREE[:120], b"\0" * 4096])
def test_what_is_no_pdf_or_cut_off_is_unreadable(read: Read, damage: bytes) -> None:
    with pytest.raises(errors.UnreadableDocumentError):
        read(damage)


@both
def test_a_page_of_pictures_alone_asks_for_a_recogniser(read: Read) -> None:
    scan = pdf(PageOf("q 612 0 0 792 0 0 cm /Im1 Do Q", picture=True))
    with pytest.raises(errors.NoTextLayerError) as refused:
        read(scan)
    assert "recogniser" in refused.value.message
    assert refused.value.details["pictures"] is True


@both
def test_an_empty_page_is_no_text_layer_either(read: Read) -> None:
    with pytest.raises(errors.NoTextLayerError) as refused:
        read(pdf("", ""))
    assert refused.value.details["pictures"] is False


@both
def test_a_page_without_text_among_others_is_empty(read: Read) -> None:
    document = read(pdf(text(72, 700, "Rent"), ""))
    assert [len(page.words) for page in document.pages] == [1, 0]


@both
def test_a_file_with_a_wrong_cross_reference_table_is_read_all_the_same(read: Read) -> None:
    broken = THREE.replace(b"startxref\n", b"startxref\n9")
    assert read(broken).page_count == 3


def test_pages_come_one_by_one() -> None:
    document = Document(reader="pdfium", media_type="application/pdf")
    coming = pdfium.pages(THREE, document=document)
    assert next(coming).words[1].text == "one"
    assert document.page_count == 3
    coming.close()


def test_two_files_may_be_read_at_once() -> None:
    other = pdf(text(72, 700, "Other one"), text(72, 700, "Other two"))
    together = list(zip(pdfium.pages(THREE), pdfium.pages(other), strict=False))
    assert [(one.words[1].text, two.words[1].text) for one, two in together] == [("one", "one"), ("two", "two")]
    assert together[1][1].words[0].text == "Other"


def test_reading_page_by_page_keeps_no_page() -> None:
    many = pdf(*("".join(text(40, 20 + 7 * k, f"row {k} 1,234.56") for k in range(100)) for _ in range(40)))
    for _ in pdfium.pages(many, last_page=3):
        pass  # buffers have grown to what they need
    gc.collect()
    tracemalloc.start()
    try:
        for _ in pdfium.pages(many):
            pass
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    one_page = 300 * 400
    assert most < 8 * one_page


@both
def test_the_title_of_the_file_is_told(read: Read) -> None:
    import pypdf

    writer = pypdf.PdfWriter(io.BytesIO(THREE))
    writer.add_metadata({"/Title": "Rent Roll"})
    out = io.BytesIO()
    writer.write(out)
    assert read(out.getvalue()).title == "Rent Roll"
    assert read(THREE).title is None
