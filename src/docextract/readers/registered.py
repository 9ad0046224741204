"""The built-in readers in the form that readers are registered in: a request in, a document out."""

from __future__ import annotations

from collections.abc import Callable

from ..declarations import ReadRequest
from ..document import Document
from ..sniffing import MEDIA_TYPES


def pdfium(request: ReadRequest) -> Document:
    """See :mod:`docextract.readers.pdf.pdfium`."""
    from .pdf import pdfium

    return pdfium.read(
        request.source.data,
        first_page=request.first_page,
        last_page=request.last_page,
        password=request.password,
        limits=request.limits,
        progress=request.progress,
    )


def pdfplumber(request: ReadRequest) -> Document:
    """See :mod:`docextract.readers.pdf.plumber`."""
    from .pdf import plumber

    return plumber.read(
        request.source.data,
        first_page=request.first_page,
        last_page=request.last_page,
        password=request.password,
        limits=request.limits,
    )


def _workbook(name: str, reader: str | None = None) -> Callable[[ReadRequest], Document]:
    def read(request: ReadRequest) -> Document:
        """See :mod:`docextract.readers.workbook`."""
        from .workbook import open_workbook

        workbook = open_workbook(request.source, reader=reader, limits=request.limits)
        names = list(workbook.sheet_names)
        sheets = [workbook.sheet(which) for which in request.sheets or range(1, len(names) + 1)]
        return Document(
            reader=name,
            media_type=MEDIA_TYPES[request.source.kind],
            sheets=sheets,
            sheet_names=names,
            warnings=list(workbook.warnings),
        )

    return read


xlsx = _workbook("xlsx")
openpyxl = _workbook("openpyxl", "openpyxl")
calamine = _workbook("calamine")
delimited = _workbook("delimited")
html = _workbook("html")
