"""PDFs of a few kilobytes that make PDFium draw for hours: found in the file's bytes before PDFium sees them.

Two kinds: forms that draw forms, twice each, thirty levels deep (or themselves); and page contents that inflate a
thousand times, or once more for every filter in a chain. Ordinary files have neither: all they pay is one look at
where their streams are. What is refused here is far beyond the limits, which are counted exactly as a page is read.
This is no proof: a process of its own with limits is.
"""

from __future__ import annotations

import re

from docextract.errors import DocumentTooLargeError, UnreadableDocumentError

from .limits import Limits
from .painting import count_painted
from .streams import Stream, inflated, stream, streams

BEYOND = 10
"""So many times the objects that a page may have are no page."""
LARGE = 1 << 14
"""Bytes of a packed stream that may hold so many; Flate packs 1,032 to one at best."""
PIECES = 1 << 10
"""A stream that inflates in more pieces than this does little else."""
FILTERS = 8
"""More filters than this on one stream are there to do harm."""

_OTHER = (b"/Image", b"/Length1", b"/ObjStm", b"/XRef", b"/Metadata", b"/FunctionType", b"/CIDFontType0C", b"/Type1C")
"""What streams that draw nothing say of themselves."""
_filters = re.compile(rb"/Filter\s*\[([^\]]*)")
_TEXT_CODES = frozenset((b"ASCII85Decode", b"A85", b"ASCIIHexDecode", b"AHx"))
"""Filters that make data longer: a stream is no smaller for one before its others."""
_names_forms = re.compile(rb"/XObject\s*(?:<<|\d)|/Resources\s+\d")


def refuse_bombs(data: bytes, limits: Limits, password: str | None = None) -> None:
    """Raise DocumentTooLargeError for page contents or forms that draw far more objects than a page may have.

    UnreadableDocumentError for streams packed many times over.
    """
    nested: list[Stream] = []
    for start, begin, end in streams(data):
        entries = data[max(0, start) : begin]
        form = (b"/Form" in entries and _may_name_forms(entries)) or b"#" in entries
        large = end - begin > LARGE or (b"[" in entries and _packed_again(entries))
        if not form and not large:
            continue
        found = stream(data, start, begin, end)
        if large and not any(sign in found.entries for sign in _OTHER):
            _weigh(data, found, limits)
        if form and _may_draw_forms(data, found):
            nested.append(found)
    if nested:
        _walk(data, nested, limits, password)


def _packed_again(entries: bytes) -> bool:
    """Whether several filters pack a stream, one what the next made of it."""
    for found in _filters.finditer(entries):
        _, *names = found[1].split(b"/")
        if names and names[0].strip() in _TEXT_CODES:
            del names[0]
        if len(names) > 1:
            return True
    return False


def _weigh(data: bytes, found: Stream, limits: Limits) -> None:
    """Inflate a stream until it ends or is too much."""
    filters = found.filters
    if len(filters) > FILTERS:
        raise UnreadableDocumentError(f"A stream of the PDF is packed {len(filters):,} times over.")
    if not filters:
        return
    size = drawn = 0
    for pieces, piece in enumerate(inflated(data[found.begin : found.end], filters)):
        size += len(piece)
        if pieces:  # what fits into one is no bomb
            drawn += count_painted(piece)
        if drawn > BEYOND * limits.pdf_objects_per_page:
            raise _too_large(limits, drawn, "A stream")
        if pieces > PIECES:
            raise UnreadableDocumentError("A stream of the PDF unpacks without end.")
        if size > limits.pdf_stream_bytes:
            raise DocumentTooLargeError(
                f"A stream of the PDF inflates to {size:,} bytes or more; at most {limits.pdf_stream_bytes:,} are "
                "read (pdfStreamBytes).",
                limit="pdfStreamBytes",
                value=size,
                max=limits.pdf_stream_bytes,
            )


def _may_name_forms(entries: bytes) -> bool:
    return b"/Resources" not in entries or _names_forms.search(entries) is not None


def _may_draw_forms(data: bytes, found: Stream) -> bool:
    """Whether a form names others and draws something that has a name; True where that cannot be told."""
    if b"/Form" not in found.entries or not _may_name_forms(found.entries):
        return False
    if b"/Encrypt" in data or not set(found.filters) <= {"FlateDecode", "Fl"}:
        return True
    for pieces, piece in enumerate(inflated(data[found.begin : found.end], found.filters)):
        if b"Do" in piece or pieces > PIECES:
            return True
    return False


def _walk(data: bytes, nested: list[Stream], limits: Limits, password: str | None) -> None:
    from .forms import forms

    most = BEYOND * limits.pdf_objects_per_page
    found = forms(data, nested, password)
    for form in nested:
        if (weight := found.weight(form.number, most)) > most:
            raise _too_large(limits, weight, "A form")


def _too_large(limits: Limits, value: int, what: str) -> DocumentTooLargeError:
    allowed = limits.pdf_objects_per_page
    return DocumentTooLargeError(
        f"{what} of the PDF draws {value:,} objects or more; at most {allowed:,} are read on a page "
        "(pdfObjectsPerPage).",
        limit="pdfObjectsPerPage",
        value=value,
        max=allowed,
    )
