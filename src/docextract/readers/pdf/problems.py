"""The sentences for what is wrong with a PDF as a whole, the same from every reader."""

from __future__ import annotations

from collections.abc import Sequence

from docextract.document import Page
from docextract.errors import EncryptedDocumentError, NoTextLayerError, UnreadableDocumentError
from docextract.models.place import Place


def needs_password(password: str | None) -> EncryptedDocumentError:
    """The error for a file that opens with a password, and not with this one."""
    if password:
        return EncryptedDocumentError("The PDF is encrypted, and the password given does not open it.")
    return EncryptedDocumentError("The PDF is encrypted: give its password.")


def damaged() -> UnreadableDocumentError:
    """The error for a file that no reader could open."""
    return UnreadableDocumentError("The PDF is damaged or truncated: no reader could open it.")


def damaged_page(number: int) -> UnreadableDocumentError:
    """The error for a page that cannot be read in a file that opens."""
    return UnreadableDocumentError(f"Page {number} of the PDF is damaged.", place=Place(page=number))


def no_text(pages: Sequence[Page]) -> NoTextLayerError:
    """The error for pages without a word."""
    first, last = pages[0].number, pages[-1].number
    which = f"Page {first} holds" if first == last else f"Pages {first} to {last} hold"
    pictures = any(page.images for page in pages)
    return NoTextLayerError(
        f"{which} {'only pictures' if pictures else 'nothing'}, no text. "
        + ("Install a recogniser plugin to read scanned pages." if pictures else "There is nothing to read."),
        place=Place(page=first),
        pages=len(pages),
        pictures=pictures,
        hidden=any(page.dropped for page in pages),
    )
