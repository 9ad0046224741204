"""What is read of an .xlsx: values with true types, formulas, styles, merged areas, what is hidden; limits."""

from __future__ import annotations

import datetime as dt
import io
import random
import struct
import zipfile
from typing import Any

import pytest
from workbook_parts import MAIN, OFFICE, PACKAGE, STRICT, archive, strings, styles, workbook, worksheet

from docextract.document import PLAIN, CellError, Document, Sheet, Span
from docextract.errors import (
    DocumentTooLargeError,
    EncryptedDocumentError,
    InvalidRequestError,
    UnreadableDocumentError,
)
from docextract.models.limits import Limits
from docextract.readers.workbook import open_workbook, read
from docextract.readers.workbook.margins import read_margins
from fewer import each


def sheet_of(rows: str, **options: Any) -> Sheet:
    """The sheet that these rows of XML are read as."""
    head, tail = options.pop("head", ""), options.pop("tail", "")
    return read(workbook(worksheet(rows, head=head, tail=tail), **options)).sheets[0]


def cell(type_: str, text: str, style: int = 0) -> str:
    return f'<row r="1"><c r="A1" s="{style}" t="{type_}"><v>{text}</v></c></row>'


@each([("12", 12), ("-3", -3), ("12.50", 12.5), ("1E3", 1000.0), ("0.1", 0.1), ("-0", 0), ("1" * 20, int("1" * 20))])
def test_a_number_is_an_int_where_its_text_is_one_and_a_float_otherwise(text: str, value: float) -> None:
    found = sheet_of(cell("n", text)).rows[0][0]
    assert (found, type(found)) == (value, type(value))


@each(["twelve", "1_000", "NaN", "1e999", "0x10", "1,5"])
def test_what_is_no_number_stays_text(text: str) -> None:
    assert sheet_of(cell("n", text)).rows == [[text]]


def test_texts_truth_values_and_errors_keep_their_types() -> None:
    row = (
        '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="inlineStr"><is><t>in &amp; line</t></is></c>'
        '<c r="C1" t="b"><v>1</v></c><c r="D1" t="b"><v>0</v></c><c r="E1" t="e"><v>#REF!</v></c>'
        '<c r="F1" t="str"><v>0101</v></c><c r="G1" t="d"><v>2024-05-31</v></c></row>'
    )
    found = sheet_of(row, shared_strings=strings("a", "b &lt; c")).rows[0]
    assert found == ["b < c", "in & line", True, False, "#REF!", "0101", dt.date(2024, 5, 31)]
    assert isinstance(found[4], CellError)
    assert found[2] is True


def test_rich_text_is_joined_and_phonetic_guides_are_left_out() -> None:
    shared = (
        f'<sst xmlns="{MAIN}"><si><r><t>Unit</t></r><r><rPr><b/></rPr><t xml:space="preserve"> 101</t></r>'
        "<rPh><t>sound</t></rPh></si></sst>"
    )
    assert sheet_of(cell("s", "0"), shared_strings=shared).rows == [["Unit 101"]]
    inline = (
        '<row r="1"><c r="A1" t="inlineStr"><is><r><t>Unit</t></r><r><t> 102</t></r><rPh><t>x</t></rPh></is></c></row>'
    )
    assert sheet_of(inline).rows == [["Unit 102"]]


def test_escaped_characters_are_characters() -> None:
    assert sheet_of(cell("s", "0"), shared_strings=strings("a_x000D_b_x005F_x0041_")).rows == [["a\rb_x0041_"]]
    assert sheet_of(cell("str", "_xD83D__xDE00_ and _xD800_")).rows == [["\U0001f600 and \ufffd"]]


def test_blank_texts_stay_and_empty_ones_are_none() -> None:
    row = '<row r="1"><c r="A1" t="str"><v></v></c><c r="B1" t="str"><v> </v></c><c r="C1" t="s"><v>0</v></c></row>'
    assert sheet_of(row, shared_strings=strings("")).rows == [[None, " "]]


@each(
    [
        ("m/d/yyyy", "45443", dt.date(2024, 5, 31)),
        ("m/d/yyyy", "45443.5", dt.datetime(2024, 5, 31, 12)),
        ("m/d/yyyy h:mm", "45443", dt.datetime(2024, 5, 31)),
        ("h:mm AM/PM", "0.75", dt.time(18)),
        ("mmm-yy", "1", dt.date(1900, 1, 1)),
        ("yyyy-mm-dd", "59", dt.date(1900, 2, 28)),
        ("yyyy-mm-dd", "60", 60),
        ("yyyy-mm-dd", "61", dt.date(1900, 3, 1)),
        ("yyyy-mm-dd", "2958465", dt.date(9999, 12, 31)),
        ("yyyy-mm-dd", "2958466", 2958466),
        ("yyyy-mm-dd", "-1", -1),
        ("yyyy-mm-dd", "0", 0),
        ("0.00%", "0.5", 0.5),
        ("[h]:mm", "1.5", 1.5),
        ("#,##0.00 &quot;days&quot;", "3", 3),
        ("[$-409]mmmm d, yyyy;@", "45443", dt.date(2024, 5, 31)),
        ("[Red]0.0", "3", 3),
        ("General", "45443", 45443),
        ("dd\\.mm\\.yyyy", "45443", dt.date(2024, 5, 31)),
        ("yyyy-mm-dd", "soon", "soon"),
    ]
)
def test_the_number_format_says_what_is_a_date(format_code: str, serial: str, value: object) -> None:
    found = sheet_of(cell("n", serial, 1), style_part=styles(format_code)).rows[0][0]
    assert (found, type(found)) == (value, type(value))


def test_the_1904_system_counts_from_another_day() -> None:
    options: dict[str, Any] = {"style_part": styles("yyyy-mm-dd"), "properties": '<workbookPr date1904="1"/>'}
    assert sheet_of(cell("n", "0", 1), **options).rows == [[dt.date(1904, 1, 1)]]
    assert sheet_of(cell("n", "43981", 1), **options).rows == [[dt.date(2024, 5, 31)]]


def test_shared_formulas_are_written_out_for_each_cell() -> None:
    rows = (
        '<row r="1"><c r="A1"><v>1</v></c>'
        '<c r="C1"><f t="shared" ref="C1:C3" si="0">A1*$B$1+SUM(A$1:A1)&amp;"A1"</f><v>1</v></c></row>'
        '<row r="2"><c r="A2"><v>2</v></c><c r="C2"><f t="shared" si="0"/><v>2</v></c></row>'
        '<row r="3"><c r="D3"><f t="shared" si="0"/><v>3</v></c></row>'
    )
    assert sheet_of(rows).formulas == {
        (0, 2): 'A1*$B$1+SUM(A$1:A1)&"A1"',
        (1, 2): 'A2*$B$1+SUM(A$1:A2)&"A1"',
        (2, 3): 'B3*$B$1+SUM(B$1:B3)&"A1"',
    }


def test_a_formula_s_cached_value_is_used_as_it_is() -> None:
    sheet = sheet_of('<row r="1"><c r="A1"><f>1+1</f><v>3</v></c><c r="B1" t="str"><f>T("")</f><v></v></c></row>')
    assert sheet.rows == [[3]]
    assert sheet.formulas == {(0, 0): "1+1", (0, 1): 'T("")'}
    assert not sheet.computed
    assert not sheet.uncalculated


def test_array_formulas_are_kept_at_their_first_cell() -> None:
    sheet = sheet_of('<row r="1"><c r="A1"><f t="array" ref="A1:A2">B1:B2*2</f><v>4</v></c></row>')
    assert sheet.formulas == {(0, 0): "B1:B2*2"}


def test_merged_areas_hide_what_they_cover() -> None:
    rows = (
        '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c></row>'
        '<row r="2"><c r="A2"><v>4</v></c><c r="B2"><v>5</v></c></row>'
    )
    sheet = sheet_of(rows, tail='<mergeCells count="2"><mergeCell ref="A1:B2"/><mergeCell ref="C9:C9"/></mergeCells>')
    assert sheet.rows == [[1, None, 3], []]
    assert sheet.spans == [Span(0, 0, 1, 1)]


def test_hidden_rows_columns_and_sheets_are_read_and_marked() -> None:
    first = worksheet(
        '<row r="2" hidden="1"><c r="A2"><v>1</v></c></row><row r="3" hidden="0"/>',
        head='<cols><col min="2" max="3" hidden="1"/><col min="3" max="4" hidden="true"/><col min="9" max="9"/></cols>',
    )
    book = open_workbook(workbook(first, worksheet(""), names=["A", "B"], states=["hidden", "visible"]))
    sheet = book.sheet(1)
    assert (sheet.hidden, sheet.hidden_rows, sheet.hidden_columns) == (True, {1}, {1, 2, 3})
    assert book.sheet_names == ["A", "B"]
    assert not book.sheet("B").hidden


def test_styles_say_how_a_cell_is_printed() -> None:
    import openpyxl
    from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

    book = openpyxl.Workbook()
    page: Any = book.active
    page["A1"] = "Total"
    page["A1"].font = Font(name="Arial", size=9, bold=True, italic=True)
    page["A1"].alignment = Alignment(horizontal="left", indent=2)
    page["A1"].fill = PatternFill("solid", fgColor="FFDDDDDD")
    page["A1"].border = Border(top=Side("thin"))
    page["A1"].number_format = "#,##0.00"
    page["B1"] = "white"
    page["B1"].fill = PatternFill("solid", fgColor="FFFFFFFF")
    buffer = io.BytesIO()
    book.save(buffer)
    sheet = read(buffer.getvalue()).sheets[0]
    style = sheet.style(0, 0)
    assert (style.bold, style.italic, style.indent, style.align) == (True, True, 2.0, "left")
    assert (style.number_format, style.font, style.size) == ("#,##0.00", "Arial", 9.0)
    assert (style.fill, style.border_top) == (True, True)
    assert not sheet.style(0, 1).fill
    assert not sheet.style(5, 5).bold


def test_trailing_styled_cells_take_no_room() -> None:
    blank = "".join(f'<c r="{letters}1" s="1"/>' for letters in ("B", "C", "ZZ", "XFD"))
    sheet = sheet_of(
        f'<row r="1"><c r="A1"><v>1</v></c>{blank}</row><row r="2">{blank.replace("1", "2", 1)}</row>'
        '<row r="1048576"><c r="XFD1048576" s="1"/></row>',
        style_part=styles("0.00"),
        head='<dimension ref="A1:XFD1048576"/>',
    )
    assert sheet.rows == [[1]]
    assert [tuple(style) for style in sheet.styles] == [(0,)]


def test_rows_and_cells_without_names_follow_each_other() -> None:
    assert sheet_of("<row><c><v>1</v></c><c/><c><v>2</v></c></row><row><c><v>3</v></c></row>").rows == [
        [1, None, 2],
        [3],
    ]


def test_rows_and_cells_may_come_in_any_order() -> None:
    rows = '<row r="2"><c r="B2"><v>4</v></c><c r="A2"><v>3</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>'
    assert sheet_of(rows).rows == [[1], [3, 4]]


def test_cells_whose_names_are_no_place_follow_the_one_before_and_a_warning_says_so() -> None:
    document = read(workbook(worksheet('<row r="0"><c r="$1"><v>1</v></c><c r="ZZZZ1"><v>2</v></c></row>')))
    assert document.sheets[0].rows == [[1, 2]]
    assert [warning.type for warning in document.warnings] == ["cellPlaceUnreadable"]


def test_strict_namespaces_prefixes_and_absolute_targets_are_all_one() -> None:
    parts: dict[str, str | bytes] = {
        "_rels/.rels": f'<Relationships xmlns="{PACKAGE}"><Relationship Id="a" Target="/book/main.xml" '
        'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument"/></Relationships>',
        "book/main.xml": f'<x:workbook xmlns:x="{STRICT}" xmlns:q="{OFFICE}"><x:sheets>'
        '<x:sheet name="Roll" sheetId="1" q:id="z"/></x:sheets></x:workbook>',
        "book/_rels/main.xml.rels": f'<Relationships xmlns="{PACKAGE}"><Relationship Id="z" Target="/Pages/P%201.xml" '
        f'Type="{OFFICE}/worksheet"/></Relationships>',
        "pages/p 1.xml": f'<x:worksheet xmlns:x="{STRICT}"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c>'
        "</x:row></x:sheetData></x:worksheet>",
    }
    assert read(archive(parts), "xlsx").sheets[0].rows == [[7]]


def test_missing_styles_and_strings_are_no_obstacle() -> None:
    document = read(workbook(worksheet('<row r="1"><c r="A1" s="9"><v>1</v></c><c r="B1" t="s"><v>4</v></c></row>')))
    assert document.sheets[0].rows == [[1]]
    assert [warning.type for warning in document.warnings] == ["sharedStringMissing"]


def test_another_sheet_is_found_by_number_or_name_and_a_wrong_one_says_which_there_are() -> None:
    data = workbook(worksheet(""), worksheet(cell("n", "2")), names=["Cover", "Rent Roll"])
    assert read(data, sheet=2).sheets[0].rows == read(data, sheet="rent roll").sheets[0].rows == [[2]]
    assert read(data).sheets[0].name == "Cover"
    for wrong, said in ((3, "2 sheets"), (0, "2 sheets"), ("Nope", "'Rent Roll'"), (True, "number")):
        with pytest.raises(InvalidRequestError, match=said) as refused:
            read(data, sheet=wrong)
        assert refused.value.details["field"] == "sheet"


def test_only_the_asked_sheet_is_parsed() -> None:
    book = open_workbook(workbook(worksheet(cell("n", "1")), "<worksheet><broken", names=["Good", "Bad"]))
    assert book.sheet("Good").rows == [[1]]
    with pytest.raises(UnreadableDocumentError):
        book.sheet("Bad")


def test_pictures_are_counted() -> None:
    drawing = f'<Relationships xmlns="{PACKAGE}"><Relationship Id="d" Type="{OFFICE}/drawing" Target="../drawings/d.xml"/></Relationships>'  # noqa: E501
    images = "".join(f'<Relationship Id="i{n}" Type="{OFFICE}/image" Target="../media/{n}.png"/>' for n in (1, 2))
    extra: dict[str, str | bytes] = {
        "xl/worksheets/_rels/sheet1.xml.rels": drawing,
        "xl/drawings/d.xml": "<wsDr/>",
        "xl/drawings/_rels/d.xml.rels": f'<Relationships xmlns="{PACKAGE}">{images}</Relationships>',
    }
    sheet = read(workbook(worksheet(""), extra=extra)).sheets[0]
    assert (sheet.rows, sheet.pictures) == ([], 2)


def refused_for(limit: str, data: bytes, limits: Limits | None = None) -> DocumentTooLargeError:
    with pytest.raises(DocumentTooLargeError) as refused:
        read(data, "xlsx", limits=limits)
    assert refused.value.details["limit"] == limit
    assert refused.value.details["value"] > refused.value.details["max"]
    return refused.value


def test_each_limit_names_itself_and_the_value() -> None:
    far = workbook(
        worksheet('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')
    )
    assert refused_for("workbookCells", far).details["value"] == 1048576 * 16384
    many = workbook(*[worksheet("")] * 3)
    refused_for("workbookSheets", many, Limits(workbook_sheets=2))
    refused_for("workbookEntries", many, Limits(workbook_entries=3))
    refused_for("workbookInflatedBytes", many, Limits(workbook_inflated_bytes=500))
    bomb = workbook(worksheet(cell("str", "x" * 3_000_000)))
    assert refused_for("workbookRatio", bomb, Limits(workbook_ratio=50)).details["max"] == 500
    large = workbook(worksheet(cell("str", "x" * 70_000_000 + random.Random(1).randbytes(300_000).hex())))
    assert refused_for("workbookRatio", large).details["max"] == 100
    read(workbook(worksheet(cell("str", "xy" * 500_000 + random.Random(1).randbytes(3_000).hex()))), "xlsx")


def test_wide_rows_are_refused_before_room_is_made_for_them() -> None:
    rows = "".join(f'<row r="{n}"><c r="XFD{n}"><v>1</v></c></row>' for n in range(1, 2000))
    for written in (rows, rows.replace("<v>1</v>", "<v><![CDATA[1]]></v>")):
        refused_for("workbookCells", workbook(worksheet(written)))


def test_the_inflated_size_is_measured_and_not_believed() -> None:
    data = bytearray(workbook(worksheet(cell("str", "x" * 400_000))))
    at = data.find(b"xl/worksheets/sheet1.xml", data.find(b"PK\x01\x02"))
    start = data.rfind(b"PK\x01\x02", 0, at)
    struct.pack_into("<I", data, start + 24, 100)
    with pytest.raises(UnreadableDocumentError, match="inflated"):
        read(bytes(data), "xlsx")


@pytest.mark.parametrize(
    "part", ["xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/styles.xml"]
)
def test_a_dtd_is_refused_wherever_it_stands(part: str) -> None:
    dtd = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]>'
    data = workbook(worksheet(cell("s", "0")), shared_strings=strings("a"), style_part=styles("0"))
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        parts: dict[str, str | bytes] = {name: file.read(name) for name in file.namelist()}
    text = bytes(parts[part]).decode()  # type: ignore[arg-type]
    at = text.index("?>") + 2 if text.startswith("<?xml") else 0
    parts[part] = text[:at] + dtd + text[at:]
    with pytest.raises(UnreadableDocumentError, match="document type definition"):
        read(archive(parts))


def test_two_parts_of_one_name_are_refused() -> None:
    with pytest.warns(UserWarning, match="Duplicate name"):
        data = _with_twin()
    with pytest.raises(UnreadableDocumentError, match="two parts"):
        read(data)


def _with_twin() -> bytes:
    buffer = io.BytesIO(workbook(worksheet(cell("n", "1"))))
    with zipfile.ZipFile(buffer, "a") as file:
        file.writestr("xl/worksheets/sheet1.xml", worksheet(cell("n", "2")))
    return buffer.getvalue()


def test_an_encrypted_entry_says_so() -> None:
    data = bytearray(workbook(worksheet(cell("n", "1"))))
    at = 0
    while (at := data.find(b"PK\x01\x02", at)) >= 0:
        data[at + 8] |= 1
        at += 4
    with pytest.raises(EncryptedDocumentError):
        read(bytes(data), "xlsx")


def test_a_workbook_of_the_shared_corpus_is_read_whole(shared: Any) -> None:
    document: Document = read((shared / "corpus/yardi_tenancy_schedule.xlsx").read_bytes())
    sheet = document.sheets[0]
    assert (len(sheet.rows), max(map(len, sheet.rows))) == (1657, 17)
    assert sheet.rows[0] == ["Tenancy Schedule I"]
    assert (document.reader, document.sheet_names) == ("xlsx", ["Report1"])


@pytest.mark.parametrize("number", ["-1", "-2147483647", "99"])
def test_a_cell_of_a_style_that_there_is_none_of_is_plain(number: str) -> None:
    rows = f'<row r="1"><c r="A1" s="{number}"><v>5</v></c></row>'
    extra = f'<row r="1" ht="12"><c r="A1" s="{number}" cm="1"><v>5</v></c></row>'
    for one in (rows, extra):
        sheet = read(workbook(worksheet(one), style_part=styles("0.00"))).sheets[0]
        assert sheet.rows == [[5]]
        assert sheet.style(0, 0) == PLAIN


def test_what_a_sheet_prints_above_and_below_each_page_is_read_without_its_codes() -> None:
    xml = (
        b'<worksheet><sheetData></sheetData><headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"&amp;12Elm &amp;&amp; Oak'
        b"&amp;CRent roll as of 31 May 2026&amp;RPage &amp;P</oddHeader><oddFooter>&amp;Lprinted &amp;D</oddFooter>"
        b"</headerFooter></worksheet>"
    )
    assert read_margins(xml) == ("Elm & Oak", "Rent roll as of 31 May 2026", "Page", "printed")
    assert read_margins(b"<worksheet><sheetData></sheetData></worksheet>") == ()
