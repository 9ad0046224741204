"""Workbooks that are no .xlsx: delimited text, HTML tables, SpreadsheetML, and what calamine reads."""

from __future__ import annotations

import datetime as dt
import struct
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from workbook_parts import archive

from docextract.document import CellError, Sheet, Span
from docextract.errors import (
    DocextractError,
    DocumentTooLargeError,
    EncryptedDocumentError,
    InvalidRequestError,
    UnreadableDocumentError,
)
from docextract.models.limits import Limits
from docextract.readers.workbook import open_workbook, read


def only(data: bytes | str) -> Sheet:
    """The one sheet of a document."""
    document = read(data.encode() if isinstance(data, str) else data)
    assert len(document.sheet_names) == 1
    return document.sheets[0]


# Delimited text


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
def test_delimiter_and_encoding_come_from_the_content(delimiter: str, encoding: str) -> None:
    text = 'Unit,Tenant,Rent\r\n0101,"Müller, A ""Tony""",1\r\n102,,975.50\r\n'
    text = text if delimiter == "," else text.replace("Müller, A", "Müller A").replace(",", delimiter)
    rows = only(text.encode(encoding)).rows
    assert rows[0] == ["Unit", "Tenant", "Rent"]
    assert rows[1][0] == "0101"
    assert str(rows[1][1]).startswith("Müller")
    assert str(rows[1][1]).endswith('"Tony"')
    assert rows[2] == ["102", None, "975.50"]


def test_numbers_of_delimited_text_stay_text_and_blank_ends_are_cut() -> None:
    assert only("a,b,c\n1,2,\n,,\n3,4,5\n,,\n").rows == [["a", "b", "c"], ["1", "2"], [], ["3", "4", "5"]]


def test_title_lines_do_not_hide_the_delimiter_and_a_sep_line_names_it() -> None:
    assert only("Rent Roll\nAs of 5/31/2024\n\nUnit;Rent, monthly\n1;2\n2;3\n").rows[3] == ["Unit", "Rent, monthly"]
    assert only("sep=;\na;b\n1;2\n").rows == [["a", "b"], ["1", "2"]]


def test_delimited_text_has_one_sheet_and_limits() -> None:
    data = b"a,b\n" * 10
    with pytest.raises(InvalidRequestError, match="1 sheet"):
        read(data, sheet=2)
    with pytest.raises(DocumentTooLargeError) as refused:
        read(data, limits=Limits(workbook_cells=19))
    assert refused.value.details["limit"] == "workbookCells"


FIELDS = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1, max_size=8)


@given(st.lists(st.tuples(FIELDS, FIELDS, FIELDS), min_size=3, max_size=9))
def test_what_was_written_as_delimited_text_is_read_back(rows: list[tuple[str, str, str]]) -> None:
    import csv
    import io

    buffer = io.StringIO(newline="")
    csv.writer(buffer, quoting=csv.QUOTE_ALL).writerows(rows)
    assert read(buffer.getvalue().encode("utf-8-sig"), "csv").sheets[0].rows == [list(row) for row in rows]


# HTML


def test_tables_of_a_page_are_stacked_with_the_text_around_them() -> None:
    page = """<html><head><title>not this</title><style>td {x: y}</style></head><body>
      <h2>Rent&nbsp;Roll</h2><p>As of <i>May</i> 2024</p>
      <table><tr><th>Unit</th><th>O&#039;Neil &amp; Sons</th></tr><tr><td> 101
         <td><b>950.00</b><tr><td>102<td></table>
      <script>var x = "<td>no</td>";</script>Notes
      <table><tr><td>Total</td><td>1<br>2</td></tr></table></body></html>"""
    sheet = only(page)
    assert sheet.rows == [
        ["Rent Roll"],
        ["As of May 2024"],
        [],
        ["Unit", "O'Neil & Sons"],
        ["101", "950.00"],
        ["102"],
        [],
        ["Notes"],
        [],
        ["Total", "1\n2"],
    ]
    assert [sheet.style(3, 0).bold, sheet.style(4, 0).bold, sheet.style(4, 1).bold] == [True, False, True]


def test_spans_of_html_cells_push_others_aside() -> None:
    page = (
        "<table><tr><td rowspan=2>Unit<td colspan=2>Rent<td>End<tr><td>Market<td>Actual<td>Date"
        "<tr><td>101<td>1<td>2<td>3</table>"
    )
    sheet = only(page)
    assert sheet.rows == [["Unit", "Rent", None, "End"], [None, "Market", "Actual", "Date"], ["101", "1", "2", "3"]]
    assert sheet.spans == [Span(0, 0, 1, 0), Span(0, 1, 0, 2)]


def test_a_span_that_asks_for_a_million_cells_gets_none() -> None:
    page = "<table>" + "<tr><td colspan=16384 rowspan=65000>x" * 400 + "</table>"
    with pytest.raises(DocumentTooLargeError):
        read(page.encode())


@given(st.text("<>/=\"' tdrhablespo&;!-\n1", max_size=200))
def test_broken_html_is_no_surprise(text: str) -> None:
    with suppress(DocextractError):
        read(("<table>" + text).encode(), "html")


# SpreadsheetML

SPREADSHEETML = """<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:x="urn:schemas-microsoft-com:office:excel">
<Styles><Style ss:ID="Default"/><Style ss:ID="s1"><Font ss:Bold="1"/><NumberFormat ss:Format="Short Date"/></Style>
<Style ss:ID="s2" ss:Parent="s1"><Alignment ss:Horizontal="Left" ss:Indent="2"/></Style></Styles>
<Worksheet ss:Name="Roll"><Table><Column ss:Index="2" ss:Hidden="1"/>
<Row ss:Index="2"><Cell ss:MergeAcross="1"><Data ss:Type="String">Rent <B>Roll</B></Data></Cell>
<Cell><Data ss:Type="Number">7</Data></Cell></Row>
<Row ss:Hidden="1"><Cell ss:Index="3" ss:StyleID="s2"><Data ss:Type="DateTime">2024-05-31T00:00:00.000</Data></Cell>
<Cell><Data ss:Type="Boolean">1</Data></Cell><Cell><Data ss:Type="Error">#N/A</Data></Cell></Row></Table></Worksheet>
<Worksheet ss:Name="Other"><Table/>
<x:WorksheetOptions><x:Visible>SheetHidden</x:Visible></x:WorksheetOptions></Worksheet>
</Workbook>"""


def test_spreadsheetml_keeps_types_formats_and_places() -> None:
    book = open_workbook(SPREADSHEETML.encode())
    sheet = book.sheet("Roll")
    assert sheet.rows == [[], ["Rent Roll", None, 7], [None, None, dt.date(2024, 5, 31), True, "#N/A"]]
    assert isinstance(sheet.rows[2][4], CellError)
    assert (sheet.spans, sheet.hidden_rows, sheet.hidden_columns) == ([Span(1, 0, 1, 1)], {2}, {1})
    style = sheet.style(2, 2)
    assert (style.bold, style.indent, style.number_format) == (True, 2.0, "mm-dd-yy")
    assert book.sheet_names == ["Roll", "Other"]
    assert book.sheet(2).hidden


def test_spreadsheetml_reaching_too_far_is_refused() -> None:
    far = SPREADSHEETML.replace('ss:Index="2"><Cell', 'ss:Index="1048000"><Cell ss:Index="16000"/><Cell')
    with pytest.raises(DocumentTooLargeError):
        read(far.encode())


# Binary workbooks and OpenDocument, by calamine

ODS_HEAD = (
    '<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>'
    '<table:table table:name="Roll">'
)
ODS_TAIL = "</table:table></office:spreadsheet></office:body></office:document-content>"


def ods(rows: str, manifest: str = "") -> bytes:
    names = "urn:oasis:names:tc:opendocument:xmlns"
    content = (
        (ODS_HEAD + rows + ODS_TAIL)
        .replace('office="o"', f'office="{names}:office:1.0"')
        .replace('table="t"', f'table="{names}:table:1.0"')
        .replace('text="x"', f'text="{names}:text:1.0"')
    )
    return archive(
        {
            "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
            "content.xml": content,
            "META-INF/manifest.xml": f'<m:manifest xmlns:m="{names}:manifest:1.0">{manifest}</m:manifest>',
        }
    )


FILLED = '<table:table-cell office:value-type="float" office:value="{}"{}><text:p>1</text:p></table:table-cell>'


def test_an_opendocument_sheet_is_read() -> None:
    row = (
        '<table:table-row><table:table-cell office:value-type="string"><text:p>Unit</text:p></table:table-cell>'
        + FILLED.format("12", "")
        + FILLED.format("1.5", ' table:number-columns-repeated="2"')
        + '<table:table-cell table:number-columns-repeated="16000"/></table:table-row>'
        '<table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row>'
    )
    sheet = read(ods(row)).sheets[0]
    assert (sheet.name, sheet.rows) == ("Roll", [["Unit", 12, 1.5, 1.5]])
    assert isinstance(sheet.rows[0][1], int)


def test_opendocument_repeats_that_fill_the_sheet_are_refused_before_calamine_sees_them() -> None:
    row = (
        '<table:table-row table:number-rows-repeated="1048576">'
        + FILLED.format("1", ' table:number-columns-repeated="16384"')
        + "</table:table-row>"
    )
    with pytest.raises(DocumentTooLargeError) as refused:
        read(ods(row))
    assert refused.value.details["limit"] == "workbookCells"


def test_an_encrypted_opendocument_sheet_says_so() -> None:
    with pytest.raises(EncryptedDocumentError):
        read(ods("", "<m:file-entry><m:encryption-data/></m:file-entry>"))


def test_a_binary_workbook_of_today_is_read(shared: Path) -> None:
    data = (shared / "hostile/xlsx/poi-misnamed-xls/53ebff18-51519.xlsb").read_bytes()
    document = read(data)
    assert document.sheet_names == ["Sheet1", "Sheet2", "Sheet3"]
    assert document.sheets[0].rows[0] == ["RecordSpec", "Name", "CompanyName", "Comment"]
    assert document.sheets[0].rows[1][0] == 1


def biff(*records: tuple[int, bytes]) -> bytes:
    """A BIFF8 workbook of one sheet with these cell records, in an OLE2 file."""

    def record(kind: int, data: bytes) -> bytes:
        return struct.pack("<HH", kind, len(data)) + data

    sheet = record(0x0809, struct.pack("<HHHHII", 0x0600, 0x0010, 0, 0, 0, 0))
    sheet += b"".join(record(*entry) for entry in records) + record(0x000A, b"")
    start = record(0x0809, struct.pack("<HHHHII", 0x0600, 0x0005, 0, 0, 0, 0))
    name = b"Roll"
    bound_size = 4 + 8 + len(name)
    offset = len(start) + bound_size + 4
    bound = record(0x0085, struct.pack("<IHBB", offset, 0, len(name), 0) + name)
    stream = (start + bound + record(0x000A, b"") + sheet).ljust(4096, b"\0")
    return ole({"Workbook": stream})


def ole(streams: dict[str, bytes]) -> bytes:
    """An OLE2 file of streams of at least 4,096 bytes each."""
    sectors: list[bytes] = [b"", b""]
    chain: list[int] = [0xFFFFFFFD, 0xFFFFFFFE]
    entries = [_entry("Root Entry", 5, 0xFFFFFFFE, 0, 1)]
    for name, data in streams.items():
        first = len(sectors)
        count = -(-len(data) // 512)
        sectors += [data[at * 512 : at * 512 + 512].ljust(512, b"\0") for at in range(count)]
        chain += [*range(first + 1, first + count), 0xFFFFFFFE]
        entries.append(_entry(name, 2, first, len(data), 0xFFFFFFFF))
    sectors[0] = struct.pack("<128I", *(chain + [0xFFFFFFFF] * (128 - len(chain))))
    sectors[1] = b"".join(entries).ljust(512, b"\0")
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + struct.pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6)
    header += bytes(10) + struct.pack("<IIIIIIII", 1, 1, 0, 4096, 0xFFFFFFFE, 0, 0xFFFFFFFE, 0)
    header += struct.pack("<109I", 0, *([0xFFFFFFFF] * 108))
    return header + b"".join(sectors)


def _entry(name: str, kind: int, start: int, size: int, child: int) -> bytes:
    text = name.encode("utf-16-le") + b"\0\0"
    head = text.ljust(64, b"\0") + struct.pack("<HBB", len(text), kind, 1)
    return head + struct.pack("<III", 0xFFFFFFFF, 0xFFFFFFFF, child) + bytes(36) + struct.pack("<IQ", start, size)


def number_record(row: int, column: int, value: float) -> tuple[int, bytes]:
    return 0x0203, struct.pack("<HHHd", row, column, 0, value)


def test_a_biff_workbook_is_read() -> None:
    sheet = read(biff(number_record(0, 0, 12.0), number_record(1, 2, 0.5))).sheets[0]
    assert (sheet.name, sheet.rows) == ("Roll", [[12], [None, None, 0.5]])


def test_a_biff_workbook_whose_cells_reach_too_far_is_refused_before_calamine_sees_it() -> None:
    with pytest.raises(DocumentTooLargeError) as refused:
        read(biff(number_record(0, 0, 1.0), number_record(65535, 255, 1.0)))
    assert refused.value.details["value"] == 65536 * 256


def test_an_encrypted_biff_workbook_says_so() -> None:
    with pytest.raises(EncryptedDocumentError):
        read(biff((0x002F, bytes(54)), number_record(0, 0, 1.0)))


@given(st.integers(512, 4000), st.binary(min_size=1, max_size=40))
def test_a_damaged_binary_workbook_is_no_surprise(at: int, noise: bytes) -> None:
    data = bytearray(biff(number_record(0, 0, 12.0)))
    data[at : at + len(noise)] = noise
    with suppress(DocextractError):
        read(bytes(data), "xls")


def test_a_loop_of_sectors_ends() -> None:
    data = bytearray(biff(number_record(0, 0, 12.0)))
    struct.pack_into("<I", data, 512 + 4 * 2, 2)
    with pytest.raises(UnreadableDocumentError):
        read(bytes(data), "xls")


ALIGNED = """\
            QUARRY ROAD LLC
      Income and Expenses, 2024

                              2024         2023
Income
  Rents                    412,600      398,200
  Recoveries                61,240       58,815
Total income               473,840      457,015
  Repairs                   33,615            -
  Insurance               (21,450)     (19,880)
                           440,225
"""


def test_columns_that_blanks_align_are_columns_and_commas_in_amounts_part_none() -> None:
    sheet = read(ALIGNED.encode()).sheets[0]
    assert sheet.rows[0][:1] == ["QUARRY ROAD LLC"]
    assert [row for row in sheet.rows[3:] if row[0] != "Income"] == [
        [None, "2024", "2023"],
        ["Rents", "412,600", "398,200"],
        ["Recoveries", "61,240", "58,815"],
        ["Total income", "473,840", "457,015"],
        ["Repairs", "33,615", "-"],
        ["Insurance", "(21,450)", "(19,880)"],
        [None, "440,225"],
    ]
    assert sheet.style(5, 0).indent > sheet.style(7, 0).indent


def test_long_lines_of_aligned_text_take_no_longer_than_they_are() -> None:
    wide = "x" + " " * 1_000_000 + "1x"
    many = "  ".join(["1"] * 100_000)
    assert read(f"{ALIGNED}{wide}".encode()).sheets[0].rows[-1][-1] == "1x"
    with pytest.raises(DocumentTooLargeError, match="99,992 columns"):
        read(f"{ALIGNED}{many}".encode(), limits=Limits(workbook_cells=1_000_000))


def test_text_with_commas_between_fields_is_delimited_for_all_its_blanks() -> None:
    rows = [f"Tenant {n},  {n}00.00,   {n}50.00" for n in range(1, 8)]
    assert [*map(len, read("\n".join(rows).encode()).sheets[0].rows)] == [3] * 7
