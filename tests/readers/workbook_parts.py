"""Workbooks written by hand, part by part, so that a test can say exactly what the XML is."""

from __future__ import annotations

import io
import zipfile

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
STRICT = "http://purl.oclc.org/ooxml/spreadsheetml/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"


def archive(parts: dict[str, str | bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip archive of these parts, in this order."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", compression) as file:
        for name, content in parts.items():
            file.writestr(name, content)
    return buffer.getvalue()


def worksheet(rows: str, *, head: str = "", tail: str = "") -> str:
    """A sheet's XML around its rows."""
    return f'<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="{MAIN}" xmlns:r="{OFFICE}">{head}<sheetData>{rows}</sheetData>{tail}</worksheet>'  # noqa: E501


def strings(*texts: str) -> str:
    """A table of shared strings."""
    return f'<sst xmlns="{MAIN}">{"".join(f"<si><t>{text}</t></si>" for text in texts)}</sst>'


def styles(*formats: str) -> str:
    """A style part whose cell formats, from 1 on, have these number formats; 0 is General."""
    listed = "".join(f'<numFmt numFmtId="{200 + i}" formatCode="{code}"/>' for i, code in enumerate(formats))
    cells = "".join(f'<xf numFmtId="{200 + i}"/>' for i in range(len(formats)))
    return (
        f'<styleSheet xmlns="{MAIN}"><numFmts>{listed}</numFmts><fonts><font/></fonts><fills><fill/></fills>'
        f'<borders><border/></borders><cellXfs><xf numFmtId="0"/>{cells}</cellXfs></styleSheet>'
    )


def workbook(
    *sheets: str | bytes,
    names: list[str] | None = None,
    states: list[str] | None = None,
    shared_strings: str | None = None,
    style_part: str | None = None,
    properties: str = "",
    extra: dict[str, str | bytes] | None = None,
) -> bytes:
    """An .xlsx of these sheets, in their XML."""
    names = names or [f"S{number}" for number in range(1, len(sheets) + 1)]
    states = states or ["visible"] * len(sheets)
    listed = "".join(
        f'<sheet name="{name}" sheetId="{number}" state="{state}" r:id="rId{number}"/>'
        for number, (name, state) in enumerate(zip(names, states, strict=True), 1)
    )
    related = "".join(
        f'<Relationship Id="rId{number}" Type="{OFFICE}/worksheet" Target="worksheets/sheet{number}.xml"/>'
        for number in range(1, len(sheets) + 1)
    )
    parts: dict[str, str | bytes] = {
        "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        "_rels/.rels": f'<Relationships xmlns="{PACKAGE}"><Relationship Id="rId1" Type="{OFFICE}/officeDocument" '
        'Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}">{properties}'
        f"<sheets>{listed}</sheets></workbook>",
    }
    if shared_strings is not None:
        parts["xl/sharedStrings.xml"] = shared_strings
        related += f'<Relationship Id="rIdS" Type="{OFFICE}/sharedStrings" Target="sharedStrings.xml"/>'
    if style_part is not None:
        parts["xl/styles.xml"] = style_part
        related += f'<Relationship Id="rIdT" Type="{OFFICE}/styles" Target="styles.xml"/>'
    parts["xl/_rels/workbook.xml.rels"] = f'<Relationships xmlns="{PACKAGE}">{related}</Relationships>'
    for number, sheet in enumerate(sheets, 1):
        parts[f"xl/worksheets/sheet{number}.xml"] = sheet
    return archive({**parts, **(extra or {})})
