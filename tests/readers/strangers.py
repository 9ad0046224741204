"""What must hold for any bytes at all: a result or a DocextractError. Each target is one way in, with its good files.

The tests call the targets with mutations that Hypothesis draws; ``fuzz.py`` calls them guided by coverage.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from random import Random

from mutations import mutate_bytes, mutate_pdf, mutate_workbook, packed

from docextract.declarations import ReadRequest
from docextract.errors import DocextractError, PluginError
from docextract.models.limits import Limits
from docextract.models.request import Options
from docextract.source import Source

TIGHT = Limits(
    document_bytes=1 << 20,
    pdf_pages=20,
    pdf_objects_per_page=5000,
    pdf_characters_per_page=5000,
    workbook_entries=50,
    workbook_inflated_bytes=4 << 20,
    workbook_sheets=10,
    workbook_cells=50_000,
)
"""Limits that small files meet too."""

HERE = Path(__file__).resolve().parent
HOSTILE = HERE.parents[2] / "shared" / "hostile"


@dataclass(frozen=True)
class Target:
    """A way in: what takes the bytes, good files to begin with, and how they are made bad."""

    run: Callable[[bytes], None]
    seeds: Callable[[], list[bytes]]
    mutate: Callable[[bytes, Random], bytes]


def read_with(name: str, kind: str, data: bytes, limits: Limits = TIGHT) -> bool:
    """Read with one of the built-in readers; True if it gave a document. Anything but a DocextractError gets out."""
    from docextract.readers import registered

    source = Source(data=data, kind=kind, media_type="")  # type: ignore[arg-type]
    try:
        getattr(registered, name)(ReadRequest(source=source, limits=limits))
    except DocextractError as error:
        if type(error) is DocextractError or isinstance(error, PluginError):
            raise
        return False
    return True


def extract_any(data: bytes) -> None:
    """All the way to an answer, as a rent roll and as a statement."""
    from docextract.pipeline import outcomes

    asked = [{"asset_type": "OTHER", "document_type": name} for name in ("RENT_ROLL", "T12", "BUDGET")]
    try:
        found = outcomes(data, asked, options=Options(limits=TIGHT))
    except DocextractError as error:
        found = []
        if error.status >= 500:
            raise
    for outcome in found:
        if outcome.error is not None and outcome.error.status >= 500:
            raise outcome.error.__cause__ or outcome.error
        if outcome.extraction is not None:
            outcome.extraction.model_dump_json(by_alias=True)


def read_values(data: bytes) -> None:
    """Every reading of a printed text."""
    from docextract.values import areas, asof, bedbath, codes, currency, dates, numbers, periods, terms, text

    printed = data.decode("utf-8", "replace")
    for style in numbers.NumberStyle:
        for read in (numbers.money, numbers.percent, numbers.scaled, numbers.count, areas.area, areas.area_inside,
                     areas.rate_per_area, terms.lease_term):  # fmt: skip
            read(printed, style)  # type: ignore[operator]
    for order in dates.DateOrder:
        dates.read_date(printed, order)
        dates.find_dates(printed, order)
        periods.find_period(printed, order)
        asof.find_as_of(printed.splitlines(), order)
    for look in (numbers.has_doubtful_sign, numbers.is_money_like, areas.area_unit, bedbath.bed_bath,
                 dates.is_empty_date, dates.looks_like_date, dates.is_month_to_month, codes.account_code_form,
                 codes.split_account_code, codes.looks_like_unit, codes.unit_text, codes.split_bracket_code,
                 periods.find_book, periods.find_basis, text.normal, text.words, text.unescape):  # fmt: skip
        look(printed)  # type: ignore[operator]
    lines = printed.splitlines()
    currency.find_currency(lines)
    numbers.number_style(lines)
    dates.date_order(lines)
    codes.document_code_form(lines)


def read_layout(data: bytes) -> None:
    """A layout as TOML: taken, or a PluginError that names the line."""
    from docextract.layouts.loader import _layout
    from docextract.vocabulary.toml_file import TomlFile

    try:
        _layout(TomlFile("layout", "layout.toml", data.decode("utf-8", "replace")), "folder")
    except PluginError as error:
        if not isinstance(error.details["line"], int):
            raise


def pdfs() -> list[bytes]:
    """Small PDFs with their contents in plain sight, and small ones made to break readers where there are any."""
    from docextract.testing import write

    made = [plain_pdf(write(family, seed, "pdf").data) for family, seed in (
        ("handmade.commercial", 1), ("yardi.tenancySchedule1", 2), ("parking.rentRoll", 1), ("quickbooks.pnl", 1)
    )]  # fmt: skip
    return made + _hostile("pdf")


def workbooks() -> list[bytes]:
    """Small workbooks, stored, and small ones made to break readers where there are any."""
    from docextract.testing import write

    made = [stored(write(family, seed, "xlsx").data) for family, seed in (
        ("handmade.commercial", 1), ("yardi.tenancySchedule1", 2), ("parking.rentRoll", 1), ("quickbooks.pnl", 1),
        ("leases.rentRoll", 2),
    )]  # fmt: skip
    return made + _hostile("xlsx")


def printed_texts() -> list[bytes]:
    """Texts as they stand in cells."""
    texts = """(1,234.56) 1.234,56- $ 12 12.5% 1 234,5 01/02/2024 2024-02-30 Feb-24 31.12.2023 1/1/24-12/31/24 MTM 2/1.5
    As of 05/31/2024 Period = Jan 2024-Dec 2024 1,200 SF 95 m² $1.25/SF 5 yrs 4000-0000 Rent [R1] 12-101A 45292 EUR
    Book = Accrual &amp;#160; ٣٤ １２ 1e400 --5 ((5)) 12:30 Q1 2024 FY 2023"""
    return [line.encode() for line in texts.split()] + [texts.encode()]


def layouts() -> list[bytes]:
    """The built-in layouts."""
    folder = resources.files("docextract.layouts.builtin")
    return [path.read_bytes() for path in folder.iterdir() if path.name.endswith(".toml")]


def plain_pdf(data: bytes) -> bytes:
    """The PDF with the contents of its pages unpacked."""
    import pypdf
    from pypdf.generic import DecodedStreamObject, NameObject

    writer = pypdf.PdfWriter(io.BytesIO(data))
    for page in writer.pages:
        contents = DecodedStreamObject()
        contents.set_data(page.get_contents().get_data())  # type: ignore[union-attr]
        page[NameObject("/Contents")] = writer._add_object(contents)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def stored(data: bytes) -> bytes:
    """The archive with its parts unpacked."""
    import zipfile

    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return packed([(info.filename, archive.read(info)) for info in archive.infolist()])


def _hostile(kind: str) -> list[bytes]:
    files = sorted((HOSTILE / kind).rglob("*")) if HOSTILE.is_dir() else []
    return [file.read_bytes() for file in files if file.is_file() and 100 < file.stat().st_size < 12_000]


def _read_pdf(data: bytes) -> None:
    from docextract.readers.pdf import pdfium

    pdfium.MOST_STEPS_AGAIN = 1_000_000  # the second reader is slow, and no code of ours
    read_with("pdfium", "pdf", data)


def _read_xlsx(data: bytes) -> None:
    read_with("xlsx", "xlsx", data)


TARGETS = {
    "pdf": Target(_read_pdf, pdfs, mutate_pdf),
    "xlsx": Target(_read_xlsx, workbooks, mutate_workbook),
    "extract": Target(extract_any, workbooks, mutate_workbook),
    "values": Target(read_values, printed_texts, mutate_bytes),
    "layouts": Target(read_layout, layouts, mutate_bytes),
}
