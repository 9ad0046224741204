"""What a PDF says of itself, read with pypdf: encryption, pages, labels; and a repair for files PDFium refuses."""

from __future__ import annotations

import io
from typing import Any

import pypdf

from docextract.errors import UnreadableDocumentError

from ...records import record
from .problems import needs_password
from .quiet import quiet


@record(frozen=True)
class Structure:
    """The outside of a PDF."""

    encrypted: bool
    """True if the file is encrypted, also where it opens without a password."""
    opens: bool
    """True if it opens with the password given (or none)."""
    page_count: int
    labels: tuple[str, ...]
    """The page numbers as the file prints them ("iv", "A-3"), one a page."""
    title: str | None


def _open(data: bytes, password: str | None) -> tuple[Any, bool]:
    reader = pypdf.PdfReader(io.BytesIO(data), strict=False)
    if not reader.is_encrypted:
        return reader, True
    return reader, bool(reader.decrypt(password or ""))


def structure(data: bytes, password: str | None = None) -> Structure:
    """Read encryption state, page count, labels and title. Raises UnreadableDocumentError."""
    try:
        with quiet("pypdf"):
            reader, opens = _open(data, password)
            if not opens:
                return Structure(encrypted=True, opens=False, page_count=0, labels=(), title=None)
            title = reader.metadata.title if reader.metadata else None
            return Structure(
                reader.is_encrypted, True, len(reader.pages), tuple(reader.page_labels), str(title) if title else None
            )
    except MemoryError:
        raise
    except Exception as error:  # pypdf lets many kinds through on damaged files
        raise UnreadableDocumentError("The structure of the PDF cannot be read.") from error


def repair(data: bytes, password: str | None = None) -> bytes:
    """Write the file anew, decrypted, as pypdf understands it.

    Raises EncryptedDocumentError if the password is missing or wrong, UnreadableDocumentError if pypdf cannot read it.
    """
    try:
        with quiet("pypdf"):
            reader, opens = _open(data, password)
            if opens:
                writer = pypdf.PdfWriter()
                for page in reader.pages:
                    writer.add_page(page)
                out = io.BytesIO()
                writer.write(out)
                return out.getvalue()
    except MemoryError:
        raise
    except Exception as error:
        raise UnreadableDocumentError("The PDF cannot be repaired.") from error
    raise needs_password(password)
