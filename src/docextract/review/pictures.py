"""The pages of a document as pictures, and its sheets as tables, for the review page."""

from __future__ import annotations

import base64
import io
from typing import Any

from ..export.safe import clean
from ..models.extraction import Extraction
from ..source import open_source

WIDE, NARROW = 1150, 800
"""Pixels across a page: in documents of up to ``MANY`` pages, and in longer ones."""
MANY = 60
QUALITY = 55
GREYS = 8
"""Shades of a page of text: with few of them it is smaller without loss, and sharper, than with loss."""
LARGE = 40_000
"""Bytes of a picture without loss from which the page may be a photograph, which is smaller with loss."""


def pages_of(x: Extraction[Any, Any]) -> list[dict[str, Any]]:
    """The pages that were read, each with its size in points and its picture; none where the file is not at hand."""
    if x.meta.media_type != "application/pdf" or x._origin is None:
        return []
    import pypdfium2

    origin: Any = x._origin
    opened = open_source(origin.source, limits=origin.options.limits)
    if opened.sha256 != x.meta.document_hash:
        return []
    first, last = x.meta.first_page or 1, x.meta.last_page or 1
    wide = WIDE if last - first < MANY else NARROW
    document = pypdfium2.PdfDocument(opened.data, password=origin.password)
    try:
        found = []
        for number in range(first, last + 1):
            page = document[number - 1]
            width, height = page.get_size()
            picture = page.render(scale=wide / width, grayscale=True).to_pil()
            data = base64.b64encode(_packed(picture)).decode("ascii")
            found.append({"n": number, "w": round(width, 1), "h": round(height, 1), "img": data})
            page.close()
        return found
    finally:
        document.close()


def _packed(picture: Any) -> bytes:
    """A grey picture as WebP: without loss in few shades, or with loss where that is smaller."""
    step = 255 / (GREYS - 1)
    few = picture.convert("L").point([round(round(grey / step) * step) for grey in range(256)])
    packed = _webp(few, lossless=True, quality=40)
    return packed if len(packed) < LARGE else min(packed, _webp(picture, quality=QUALITY), key=len)


def _webp(picture: Any, **how: Any) -> bytes:
    out = io.BytesIO()
    picture.save(out, "WEBP", method=2, **how)
    return out.getvalue()


def sheets_of(x: Extraction[Any, Any]) -> list[dict[str, Any]]:
    """The sheets that were read: the texts of their cells."""
    return [
        {"name": grid.sheet, "rows": [[clean(text) if text else "" for text in row] for row in grid.rows]}
        for grid in x.grids
        if grid.sheet is not None
    ]
