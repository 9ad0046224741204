"""docextract reads scanned pages with this package installed."""

from __future__ import annotations

from docextract.plugin import Needs, Reader, Registrar, hookimpl

from .data import folders

__all__ = ["register_readers"]


@hookimpl
def register_readers(registrar: Registrar[Reader]) -> None:
    """The reader of pictures. It reads language data or models, and needs more time and memory than a page of text."""
    registrar.add(
        Reader(
            name="ocr",
            kinds=("pdf",),
            read="docextract_ocr.reader:read",
            title="Scanned pages, by Tesseract or RapidOCR",
            needs=Needs(memory_bytes=4 << 30, seconds=600, processor_seconds=600, folders=tuple(map(str, folders()))),
            pictures=True,
        )
    )
