"""How much of a PDF is read: pages in a request, characters and objects on a page."""

from __future__ import annotations

from typing import Protocol

from docextract.errors import DocumentTooLargeError, InvalidRequestError
from docextract.models.place import Place

from ...records import record


class Limits(Protocol):
    """What the readers ask of a limits object; anything with these attributes will do."""

    @property
    def pdf_pages(self) -> int:
        """Most pages read for one request."""
        ...

    @property
    def pdf_characters_per_page(self) -> int:
        """Most characters on a page."""
        ...

    @property
    def pdf_objects_per_page(self) -> int:
        """Most drawn objects on a page, those inside form XObjects counted."""
        ...

    @property
    def pdf_stream_bytes(self) -> int:
        """Most bytes that one stream of a page's contents inflates to."""
        ...


@record(frozen=True)
class PdfLimits:
    """The limits that hold where the caller gives none."""

    pdf_pages: int = 1_000
    pdf_characters_per_page: int = 50_000
    pdf_objects_per_page: int = 50_000
    pdf_stream_bytes: int = 1 << 26


DEFAULT = PdfLimits()


def too_large(limit: str, allowed: int, value: int, page: int | None, what: str) -> DocumentTooLargeError:
    """The error for a count over its limit; ``limit`` is the setting as JSON spells it, ``value`` the count found."""
    where = f"Page {page} has" if page else "The request asks for"
    return DocumentTooLargeError(
        f"{where} {value:,} {what}; at most {allowed:,} are read ({limit}).",
        place=Place(page=page) if page else None,
        limit=limit,
        value=value,
        max=allowed,
    )


def window(page_count: int, first_page: int | None, last_page: int | None, limits: Limits) -> range:
    """The pages asked for, counted from 1.

    Raises InvalidRequestError (``field``: ``from`` or ``to``) for pages that the file does not have, and
    DocumentTooLargeError for a window wider than the limit.
    """
    pages = f"the document has {page_count} page{'' if page_count == 1 else 's'}"
    first, last = first_page or 1, last_page or page_count
    if first_page is not None and not 1 <= first_page <= page_count:
        raise InvalidRequestError(f"There is no page {first_page}: {pages}.", field="from", pages=page_count)
    if last_page is not None and not 1 <= last_page <= page_count:
        raise InvalidRequestError(f"There is no page {last_page}: {pages}.", field="to", pages=page_count)
    if last < first:
        raise InvalidRequestError(
            f"The last page ({last}) is before the first ({first}).", field="to", pages=page_count
        )
    if last - first + 1 > limits.pdf_pages:
        raise too_large("pdfPages", limits.pdf_pages, last - first + 1, None, "pages")
    return range(first, last + 1)
