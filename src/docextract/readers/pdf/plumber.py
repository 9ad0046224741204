"""The second opinion: the same document by pdfplumber, slower and by other code."""

from __future__ import annotations

import io
from typing import Any

from docextract.document import Document, Fill, Page, Rule, Word
from docextract.errors import DocextractError

from .limits import DEFAULT, Limits, too_large, window
from .problems import damaged, damaged_page, needs_password, no_text

READER = "pdfplumber"
MEDIA_TYPE = "application/pdf"
THIN = 3.0
LONG = 2.5


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
        with pdfplumber.open(io.BytesIO(data), password=password or "") as pdf:
            document.page_count = len(pdf.pages)
            if not document.page_count:
                raise damaged()
            for number in window(document.page_count, first_page, last_page, limits):
                document.pages.append(_page(pdf.pages[number - 1], number, limits))
    except DocextractError:
        raise
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
                "pdf_characters_per_page", limits.pdf_characters_per_page, len(characters), number, "characters"
            )
        if counted > limits.pdf_objects_per_page:
            raise too_large("pdf_objects_per_page", limits.pdf_objects_per_page, counted, number, "objects")
        page = Page(number, float(source.width), float(source.height), rotation=source.rotation or 0)
        for order, word in enumerate(source.extract_words(extra_attrs=["fontname", "size"]), 1):
            name = str(word["fontname"])
            if len(name) > 7 and name[6] == "+":
                name = name[7:]
            page.words.append(
                Word(
                    word["text"], word["x0"], word["top"], word["x1"], word["bottom"],
                    name, round(word["size"], 3), "bold" in name.lower(), order, 0,
                )
            )  # fmt: skip
        for shape in source.rects + source.lines:
            box = shape["x0"], shape["top"], shape["x1"], shape["bottom"]
            if min(box[2] - box[0], box[3] - box[1]) <= THIN:
                if max(box[2] - box[0], box[3] - box[1]) >= LONG:
                    page.rules.append(Rule(*box))
            elif shape.get("fill"):
                page.fills.append(Fill(*box))
        for picture in source.images:
            page.images.append((picture["x0"], picture["top"], picture["x1"], picture["bottom"]))
        return page
    except DocextractError:
        raise
    except Exception as error:
        raise damaged_page(number) from error
    finally:
        source.close()
