"""Opening a file with PDFium: what it refuses is repaired if it can be, and what it says becomes one of our errors."""

from __future__ import annotations

from typing import Any

from docextract.errors import DocextractError, EncryptedDocumentError

from . import library
from .library import PdfDocument, PdfiumError
from .problems import damaged, needs_password


def open_document(data: bytes, password: str | None) -> Any:
    """Open a PDF.

    Raises EncryptedDocumentError if it needs a password or another one, UnreadableDocumentError if neither PDFium
    nor, after it, pypdf makes anything of the file.
    """
    try:
        return PdfDocument(data, password=password)
    except PdfiumError as error:
        refusal = error
    try:
        from .structure import repair

        repaired = repair(data, password)
    except EncryptedDocumentError:
        raise
    except DocextractError:
        repaired = b""
    if repaired:
        try:
            return PdfDocument(repaired)
        except PdfiumError as error:
            refusal = error
    if getattr(refusal, "err_code", None) in (library.PASSWORD_ERROR, library.SECURITY_ERROR):
        raise needs_password(password) from refusal
    raise damaged() from refusal
