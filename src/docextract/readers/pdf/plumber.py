"""The second opinion: the same document by pdfplumber, slower and by other code."""

from __future__ import annotations

import io
from functools import partial
from typing import Any

from docextract.document import Document, Fill, Page, Rule, Word
from docextract.errors import DocextractError, ProcessingLimitError
from docextract.models.place import Box

from .bombs import refuse_bombs
from .limits import DEFAULT, Limits, too_large, window
from .problems import damaged, damaged_page, needs_password, no_text
from .quiet import quiet
from .tokens import printable

READER = "pdfplumber"
MEDIA_TYPE = "application/pdf"
THIN = 3.0
LONG = 2.5
WHITE = 250


def read(
    data: bytes,
    *,
    first_page: int | None = None,
    last_page: int | None = None,
    password: str | None = None,
    limits: Limits | None = None,
) -> Document:
    """Read pages of a PDF; arguments, result and errors as :func:`docextract.readers.pdf.pdfium.read`."""
    import pdfplumber
    from pdfminer.pdfdocument import PDFPasswordIncorrect
    from pdfplumber.utils.exceptions import PdfminerException

    limits = limits or DEFAULT
    document = Document(reader=READER, media_type=MEDIA_TYPE)
    try:
        refuse_bombs(data, limits, password)
        with quiet("pdfminer"):
            # Not as a context: leaving that walks the page tree once more, and the file is only bytes.
            pdf = pdfplumber.open(io.BytesIO(data), password=password or "")
            document.page_count = len(pdf.pages)
            document.title = str(pdf.metadata.get("Title") or "").strip() or None
            if not document.page_count:
                raise damaged()
            for number in window(document.page_count, first_page, last_page, limits):
                document.pages.append(_page(pdf.pages[number - 1], number, limits))
    except DocextractError:
        raise
    except MemoryError as error:
        raise ProcessingLimitError("The PDF needs more memory than there is.", limit="memory") from error
    except PdfminerException as error:
        raise (needs_password(password) if isinstance(error.args[0], PDFPasswordIncorrect) else damaged()) from error
    except Exception as error:  # pdfminer lets many kinds through on damaged files
        raise damaged() from error
    if not any(page.words for page in document.pages):
        raise no_text(document.pages)
    return document


def _page(source: Any, number: int, limits: Limits) -> Page:
    try:
        characters = source.chars
        counted = sum(map(len, source.objects.values())) - len(characters)
        if len(characters) > limits.pdf_characters_per_page:
            raise too_large(
                "pdfCharactersPerPage", limits.pdf_characters_per_page, len(characters), number, "characters"
            )
        if counted > limits.pdf_objects_per_page:
            raise too_large("pdfObjectsPerPage", limits.pdf_objects_per_page, counted, number, "objects")
        left, top, right, bottom = source.cropbox  # pdfplumber measures from the MediaBox
        page = Page(number, right - left, bottom - top, rotation=source.rotation or 0)
        box = partial(_box, left, top)
        words: list[Word] = []
        for order, word in enumerate(source.extract_words(extra_attrs=["fontname", "size"]), 1):
            name = str(word["fontname"])
            if len(name) > 7 and name[6] == "+":
                name = name[7:]
            angle = 0 if word["upright"] else 90
            bold = "bold" in name.lower()
            words.append(
                Word(printable([word["text"]])[0], *box(word), name, round(word["size"], 3), bold, order, angle)
            )
        page.words = words
        for shape in source.lines:
            page.rules.append(Rule(*box(shape)))
        for shape in source.rects:
            _rectangle(page, shape, box(shape))
        page.images += map(box, source.images)
        return page
    except (DocextractError, MemoryError):
        raise
    except Exception as error:
        raise damaged_page(number) from error
    finally:
        source.close()


def _box(left: float, top: float, thing: dict[str, Any]) -> Box:
    return thing["x0"] - left, thing["top"] - top, thing["x1"] - left, thing["bottom"] - top


def _rectangle(page: Page, shape: dict[str, Any], box: Box) -> None:
    x0, top, x1, bottom = box
    if min(x1 - x0, bottom - top) <= THIN:
        if max(x1 - x0, bottom - top) >= LONG:
            page.rules.append(Rule(*box))
        return
    if shape.get("stroke"):
        page.rules += [
            Rule(x0, top, x1, top), Rule(x0, bottom, x1, bottom), Rule(x0, top, x0, bottom), Rule(x1, top, x1, bottom)
        ]  # fmt: skip
    if shape.get("fill") and min(color := _color(shape.get("non_stroking_color"))) < WHITE:
        page.fills.append(Fill(*box, color))


def _color(value: Any) -> tuple[int, int, int]:
    """A grey, RGB or CMYK colour in 0 to 255; anything else is black."""
    parts = list(value) if isinstance(value, list | tuple) else [value]
    if not all(isinstance(part, int | float) for part in parts):
        return 0, 0, 0
    if len(parts) == 4:
        parts = [(1 - part) * (1 - parts[3]) for part in parts[:3]]
    if len(parts) == 1:
        parts *= 3
    red, green, blue = [*parts, 0, 0, 0][:3]
    return round(255 * red), round(255 * green), round(255 * blue)
