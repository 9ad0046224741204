"""Small documents that make the helper load what real ones need."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator

_ROLL = (
    ("Unit", "Tenant", "Sq Ft", "Market Rent", "Lease Rent", "Lease From", "Lease To"),
    ("101", "Ada Byron", "700", "1,000.00", "950.00", "01/01/2024", "12/31/2024"),
    ("102", "Ben Carr", "700", "1,000.00", "990.00", "02/01/2024", "01/31/2025"),
    ("103", "VACANT", "700", "1,000.00", "0.00", "", ""),
    ("Total", "", "2,100", "3,000.00", "1,940.00", "", ""),
)
_STATEMENT = (
    ("Income Statement", "", ""),
    ("", "Jan 2024", "Feb 2024"),
    ("Rent", "1,000.00", "1,100.00"),
    ("Total Income", "1,000.00", "1,100.00"),
    ("Repairs", "100.00", "50.00"),
    ("Total Expenses", "100.00", "50.00"),
    ("Net Operating Income", "900.00", "1,050.00"),
)


def documents() -> Iterator[tuple[bytes, str]]:
    """Documents, each with the type to ask for."""
    for rows, document_type in ((_ROLL, "RENT_ROLL"), (_STATEMENT, "OPERATING_STATEMENT")):
        yield _pdf(rows), document_type
        yield _workbook(rows), document_type


def _pdf(rows: tuple[tuple[str, ...], ...]) -> bytes:
    """A page of text, written by hand: nothing is installed with docextract that writes PDF."""
    lines = []
    for number, row in enumerate(rows):
        for column, text in enumerate(row):
            if text:
                lines.append(f"BT /F1 8 Tf {40 + 75 * column} {760 - 14 * number} Td ({text}) Tj ET")
    content = "\n".join(lines).encode("ascii")
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R"
        b" /Resources << /Font << /F1 5 0 R >> >> >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    out = bytearray(b"%PDF-1.4\n")
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)
    return bytes(out)


def _workbook(rows: tuple[tuple[str, ...], ...]) -> bytes:
    """A workbook of one sheet, written by hand too: the rooms that know workbooks only read them."""
    cells = "".join(
        f'<row r="{r}">' + "".join(_cell(f"{chr(65 + c)}{r}", text) for c, text in enumerate(row)) + "</row>"
        for r, row in enumerate(rows, 1)
    )
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in _PARTS.items():
            archive.writestr(name, content)
        archive.writestr(
            "xl/worksheets/sheet1.xml", f'<worksheet xmlns="{_MAIN}"><sheetData>{cells}</sheetData></worksheet>'
        )
    return out.getvalue()


def _cell(name: str, text: str) -> str:
    try:
        return f'<c r="{name}"><v>{float(text.replace(",", ""))}</v></c>'
    except ValueError:
        return f'<c r="{name}" t="inlineStr"><is><t>{text}</t></is></c>' if text else ""


_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_PARTS = {
    "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{_TYPE}.sheet.main+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{_TYPE}.worksheet+xml"/></Types>',
    "_rels/.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="r1" Type="{_OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="r1" Type="{_OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}">'
    '<sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>',
}
