"""The PDF reader: words, rules, fills and images of each page, by PDFium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from ctypes import byref, c_float
from typing import Any

from docextract.document import Document, PackedWords, Page, ReadWarning
from docextract.errors import DocextractError, NoTextLayerError, UnreadableDocumentError

from ..boundary import boundary
from . import library
from .bombs import refuse_bombs
from .geometry import display
from .library import argument
from .limits import DEFAULT, Limits, PdfLimits, window
from .objects import objects
from .opening import open_document
from .paths import draw_paths
from .problems import damaged_page, no_text
from .steps import TooManySteps, steps
from .touching import Codes
from .words import draw_words, find_words

READER = "pdfium"
MEDIA_TYPE = "application/pdf"
PACKED_FROM = 100
"""From as many pages as these on, words are held packed: slower to go through again, and a fifth of the memory."""

MOST_PAGES_AGAIN = 50
"""The second reader is fifty times slower: longer windows of damaged files are refused as they are."""
MOST_STEPS_AGAIN = 30_000_000
"""Calls of the second reader: some fifty full pages, six seconds. It goes round in circles where a file does."""

_box = (c_float * 4)()  # left, top, right, bottom
_box_ref = byref(_box)


def read(
    data: bytes,
    *,
    first_page: int | None = None,
    last_page: int | None = None,
    password: str | None = None,
    limits: Limits | None = None,
    progress: Callable[[str, int, int], None] | None = None,
) -> Document:
    """Read the pages ``first_page`` to ``last_page`` (counted from 1, both included; all if not given) of a PDF.

    ``progress`` is called with ``"reading"``, the pages read so far, and the pages asked for.

    What PDFium cannot read, or finds empty without a picture, is tried with the second reader, unless it is long.

    Raises EncryptedDocumentError, UnreadableDocumentError, NoTextLayerError (no page asked for has a word),
    InvalidRequestError (no such page) and DocumentTooLargeError.
    """
    try:
        with boundary("PDF"):
            return _read(data, first_page, last_page, password, limits, progress)
    except UnreadableDocumentError as error:
        blank = isinstance(error, NoTextLayerError) and not error.details["pictures"] and not error.details["hidden"]
        if not blank and type(error) is not UnreadableDocumentError:
            raise
        document = _by_second_reader(data, first_page, last_page, password, limits or DEFAULT)
        if document is None:
            raise
        document.warnings.append(ReadWarning("secondReader", f"{error.message} Read by {document.reader} instead."))
        return document


def _by_second_reader(
    data: bytes, first_page: int | None, last_page: int | None, password: str | None, limits: Limits
) -> Document | None:
    from . import plumber

    few = PdfLimits(
        min(limits.pdf_pages, MOST_PAGES_AGAIN),
        limits.pdf_characters_per_page,
        limits.pdf_objects_per_page,
        limits.pdf_stream_bytes,
    )
    try:
        with steps(MOST_STEPS_AGAIN):
            return plumber.read(data, first_page=first_page, last_page=last_page, password=password, limits=few)
    except (DocextractError, TooManySteps):
        return None


def _read(
    data: bytes,
    first_page: int | None,
    last_page: int | None,
    password: str | None,
    limits: Limits | None,
    progress: Callable[[str, int, int], None] | None,
) -> Document:
    document = Document(reader=READER, media_type=MEDIA_TYPE)
    for page in pages(
        data, first_page=first_page, last_page=last_page, password=password, limits=limits, document=document
    ):
        asked = (last_page or document.page_count) - (first_page or 1) + 1
        if asked >= PACKED_FROM:
            page.words = PackedWords(page.words)
        document.pages.append(page)
        if progress is not None:
            progress("reading", len(document.pages), asked)
    if not any(page.words for page in document.pages):
        raise no_text(document.pages)
    return document


def pages(
    data: bytes,
    *,
    first_page: int | None = None,
    last_page: int | None = None,
    password: str | None = None,
    limits: Limits | None = None,
    document: Document | None = None,
) -> Iterator[Page]:
    """Read page by page, one held at a time; ``document`` is told the page count. Errors as :func:`read`."""
    limits = limits or DEFAULT
    refuse_bombs(data, limits, password)
    with library.LOCK:
        pdf = open_document(data, password)
    codes: Codes = set()
    try:
        if document is not None:
            with library.LOCK:
                document.title = pdf.get_metadata_value("Title").strip() or None
            document.page_count = len(pdf)
        for number in window(len(pdf), first_page, last_page, limits):
            with library.LOCK:
                page = _page(pdf.raw, number, limits, codes)
            yield page
    finally:
        with library.LOCK:
            pdf.close()


def _page(pdf: Any, number: int, limits: Limits, codes: Codes) -> Page:
    address = library.load_page(pdf, number - 1)
    if not address:
        raise damaged_page(number)
    handle = argument(address)
    try:
        library.page_box(handle, _box_ref)
        left, top, right, bottom = _box
        shown = display((left, bottom, right, top), 90 * library.page_rotation(handle))
        page = Page(number, shown.width, shown.height, rotation=shown.rotation)
        text_page = argument(library.load_text(handle))
        try:
            text = find_words(text_page, number, limits, codes)
            found = objects(handle, number, limits, text.runs)
            draw_paths(page, found, shown)
            draw_words(page, text_page, text, found, shown)
        finally:
            library.close_text(text_page)
        return page
    finally:
        library.close_page(handle)
