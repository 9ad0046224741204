"""The reader: pages of a PDF as pictures, and what is printed on them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from statistics import median
from typing import Any

import numpy as np
import pypdfium2

from docextract import EncryptedDocumentError, InvalidRequestError, UnreadableDocumentError
from docextract.plugin import Document, Page, Place, ReadRequest, ReadWarning

from .engines import Engine, engine
from .ink import Picture
from .notation import doubt_points
from .pages import read_page
from .typeface import Typeface

DPI = 300
"""Pages are looked at this closely."""
MOST_PIXELS = 60_000_000
"""Larger pages are looked at less closely."""
DOUBTFUL = 0.5
"""A figure read less surely than this is named in a warning."""


def read(request: ReadRequest) -> Document:
    """Read the pages that are asked for.

    Raises:
        EncryptedDocumentError: the password is missing or wrong.
        InvalidRequestError: there is no such page.
        PluginError: no recogniser is installed.
        UnreadableDocumentError: the file cannot be opened.
    """
    recogniser = engine()
    document = Document(reader=f"ocr ({recogniser.name})", media_type="application/pdf")
    typeface = Typeface()
    overruled: list[dict[int, str]] = []
    for number, picture, width, height, dpi in _pictures(request, document):
        page = Page(number, width, height, images=[(0.0, 0.0, width, height)])
        overruled.append(read_page(page, picture, dpi, recogniser, typeface))
        document.pages.append(page)
        if request.progress is not None:
            request.progress("recognising", len(document.pages), document.page_count)
    doubt_points(document.pages)
    for page, said in zip(document.pages, overruled, strict=True):
        document.warnings += _warnings(page, recogniser, said)
    return document


def _pictures(request: ReadRequest, document: Document) -> Iterator[tuple[int, Picture, float, float, float]]:
    try:
        pdf = pypdfium2.PdfDocument(request.source.data, password=request.password)
    except pypdfium2.PdfiumError as error:
        if "assword" in str(error):
            raise EncryptedDocumentError("The PDF is encrypted: give its password.") from error
        raise UnreadableDocumentError(f"The PDF cannot be opened: {error}.") from error
    with closing(pdf):
        document.page_count = len(pdf)
        for number in _numbers(request, len(pdf)):
            page = pdf[number - 1]
            try:
                width, height = page.get_size()
                dpi = min(DPI, 72 * (MOST_PIXELS / max(1.0, width * height)) ** 0.5)
                shown: Any = page.render(scale=dpi / 72, grayscale=True).to_numpy()
            except pypdfium2.PdfiumError as error:
                raise UnreadableDocumentError(
                    f"Page {number} of the PDF cannot be shown: {error}.", place=Place(page=number)
                ) from error
            finally:
                page.close()
            yield number, np.ascontiguousarray(shown.reshape(shown.shape[:2])), width, height, dpi


def _numbers(request: ReadRequest, count: int) -> list[int]:
    first, last = request.first_page or 1, request.last_page or count
    if not 1 <= first <= count:
        raise InvalidRequestError(f"The document has {count} pages: there is no page {first}.", field="from")
    if not first <= last <= count:
        raise InvalidRequestError(f"The document has {count} pages: there is no page {last}.", field="to")
    most = request.limits.pdf_pages
    numbers = [n for n in range(first, last + 1) if not request.pages or n in request.pages]
    if len(numbers) > most:
        from docextract import DocumentTooLargeError

        raise DocumentTooLargeError(
            f"{len(numbers)} pages are more than the {most} that may be read.",
            limit="pdfPages",
            maximum=most,
            value=len(numbers),
        )
    return numbers


def _warnings(page: Page, recogniser: Engine, overruled: dict[int, str]) -> list[ReadWarning]:
    place = Place(page=page.number)
    if not page.words:
        return [ReadWarning("nothingRecognised", f"Page {page.number} is a picture on which no text was found.", place)]
    usual = median(page.confidences)
    told = [
        ReadWarning(
            "recognisedPage",
            f"Page {page.number} is a picture: its {len(page.words)} words were recognised by {recogniser.name}, "
            f"{usual:.0%} sure at the median.",
            place,
        )
    ]
    for number, (word, sure) in enumerate(zip(page.words, page.confidences, strict=True)):
        where = Place(page=page.number, box=page.displayed((word.x0, word.top, word.x1, word.bottom)))
        others = " or ".join(repr(other.text) for other in page.alternatives.get(number, ()))
        if number in overruled:
            doubt = f", {sure:.0%} sure" if sure < DOUBTFUL else ""
            told.append(
                ReadWarning(
                    "figureOverruled",
                    f"{recogniser.name} read {overruled[number]!r}; {word.text!r} was taken for it{doubt}.",
                    where,
                )
            )
        elif sure < DOUBTFUL and any(char.isdigit() for char in word.text):
            message = f"{word.text!r} was recognised with a sureness of {sure:.0%}"
            message += f"; it may be {others}." if others else "."
            told.append(ReadWarning("doubtfulFigure", message, where))
    return told
