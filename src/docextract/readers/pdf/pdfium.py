"""The PDF reader: words, rules, fills and images of each page, by PDFium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from ctypes import byref, c_float
from typing import Any

from docextract.document import Document, PackedWords, Page

from . import library
from .bombs import refuse_bombs
from .geometry import display
from .library import argument
from .limits import DEFAULT, Limits, window
from .objects import objects
from .opening import open_document
from .paths import draw_paths
from .problems import damaged_page, no_text
from .words import draw_words, find_words

READER = "pdfium"
MEDIA_TYPE = "application/pdf"
PACKED_FROM = 100
"""From as many pages as these on, words are held packed: slower to go through again, and a fifth of the memory."""

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

    Raises EncryptedDocumentError, UnreadableDocumentError, NoTextLayerError (no page asked for has a word),
    InvalidRequestError (no such page) and DocumentTooLargeError.
    """
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
    try:
        if document is not None:
            with library.LOCK:
                document.title = pdf.get_metadata_value("Title").strip() or None
            document.page_count = len(pdf)
        for number in window(len(pdf), first_page, last_page, limits):
            with library.LOCK:
                page = _page(pdf.raw, number, limits)
            yield page
    finally:
        with library.LOCK:
            pdf.close()


def _page(pdf: Any, number: int, limits: Limits) -> Page:
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
            text = find_words(text_page, number, limits)
            found = objects(handle, number, limits, text.owners)
            draw_paths(page, found, shown)
            draw_words(page, text_page, text, found, shown)
        finally:
            library.close_text(text_page)
        return page
    finally:
        library.close_page(handle)
