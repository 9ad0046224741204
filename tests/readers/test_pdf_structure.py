"""What a PDF says of itself, and files that only open after a repair."""

from __future__ import annotations

import io

import pytest
from pdf_files import pdf, text

from docextract import errors
from docextract.readers.pdf import pdfium, structure

TWO = pdf(text(72, 700, "Rent roll"), text(72, 700, "Second"), labels="0 << /S /r >> 1 << /P (A-) /S /D >>")


def encrypted(password: str) -> bytes:
    import pypdf

    writer = pypdf.PdfWriter(io.BytesIO(TWO))
    writer.encrypt(password, algorithm="AES-256")
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def test_pages_and_labels_are_told() -> None:
    told = structure.structure(TWO)
    assert (told.page_count, told.labels) == (2, ("i", "A-1"))
    assert (told.encrypted, told.opens) == (False, True)


def test_the_title_is_told() -> None:
    import pypdf

    writer = pypdf.PdfWriter(io.BytesIO(TWO))
    writer.add_metadata({"/Title": "Rent Roll"})
    out = io.BytesIO()
    writer.write(out)
    assert structure.structure(out.getvalue()).title == "Rent Roll"


def test_encryption_is_told_with_and_without_the_password() -> None:
    locked = encrypted("tenant")
    closed = structure.structure(locked)
    assert (closed.encrypted, closed.opens, closed.page_count) == (True, False, 0)
    opened = structure.structure(locked, "tenant")
    assert (opened.encrypted, opened.opens, opened.page_count) == (True, True, 2)


def test_what_has_no_structure_is_unreadable() -> None:
    with pytest.raises(errors.UnreadableDocumentError):
        structure.structure(b"%PDF-1.7 and nothing more")


def test_a_repaired_file_is_the_same_pages_without_a_password() -> None:
    repaired = structure.repair(encrypted("tenant"), "tenant")
    document = pdfium.read(repaired)
    assert [page.words[0].text for page in document.pages] == ["Rent", "Second"]


def test_a_repair_needs_the_password() -> None:
    for wrong in (None, "guest"):
        with pytest.raises(errors.EncryptedDocumentError):
            structure.repair(encrypted("tenant"), wrong)


def test_what_cannot_be_repaired_is_unreadable() -> None:
    with pytest.raises(errors.UnreadableDocumentError):
        structure.repair(b"nothing")


def test_a_file_that_pdfium_refuses_is_read_after_its_repair(monkeypatch: pytest.MonkeyPatch) -> None:
    from docextract.readers.pdf import opening

    really = opening.PdfDocument

    def refuse(data: bytes, **options: object) -> object:
        if data == TWO:
            raise opening.PdfiumError("refused", err_code=3)
        return really(data, **options)

    monkeypatch.setattr(opening, "PdfDocument", refuse)
    assert [page.words[0].text for page in pdfium.read(TWO).pages] == ["Rent", "Second"]
