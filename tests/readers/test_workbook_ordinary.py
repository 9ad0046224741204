"""The quick way through a sheet's XML and the parser read the same; what the quick way does not know it leaves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from workbook_parts import worksheet

from docextract.document import Style
from docextract.readers.workbook.cell_values import CellValues
from docextract.readers.workbook.cells import Cells, assembled
from docextract.readers.workbook.ordinary import parse_ordinary
from docextract.readers.workbook.stream import parse_stream
from fewer import each

STRINGS = ["first", "", " two\nlines ", "_x000D_", "é & ü"]
STYLES = [Style(), Style(number_format="m/d/yyyy"), Style(number_format="h:mm"), Style(bold=True)]


def both(xml: str) -> tuple[object, object]:
    """What each of the two ways makes of a sheet, None where the quick way gives it up."""
    data = xml.encode()
    found: list[object] = []
    for way in (parse_ordinary, lambda d, c, v: parse_stream(d, "sheet", c, v)):
        cells = way(data, Cells("S"), CellValues(STRINGS, STYLES))
        if cells is None:
            found.append(None)
            continue
        rows, styles = assembled(cells)
        described = [(value, type(value)) for row in rows for value in row]
        found.append(
            (
                rows,
                described,
                [tuple(style) for style in styles],
                cells.formulas,
                sorted(cells.uncached),
                cells.spans,
                cells.hidden_rows,
                cells.hidden_columns,
            )
        )
    return found[0], found[1]


TEXTS = st.one_of(
    st.sampled_from(
        [
            "",
            "0",
            "1",
            "2",
            "4",
            "9",
            "-1",
            "007",
            "1.5",
            "1e3",
            "-2E-3",
            ".5",
            "5.",
            "1e999",
            "45443",
            "60",
            "0.5",
            " 3 ",
        ]
    ),
    st.sampled_from(
        ["a &amp; b", "&#65;&#x42;", "_x000D_", "x_x0041_y", "true", "#N/A", "2024-05-31", "1,2", "[1]", "null"]
    ),
    st.integers(-(10**18), 10**18).map(str),
    st.floats(allow_nan=False, allow_infinity=False).map(repr),
    st.text("abc éß€😀\t\n\r.,;:!?", max_size=12),
)
TYPES = st.sampled_from(["", ' t="n"', ' t="s"', ' t="str"', ' t="b"', ' t="e"', ' t="d"', ' t="inlineStr"'])
FORMULAS = st.sampled_from(
    [
        "",
        "<f>A1+1</f>",
        "<f></f>",
        '<f t="shared" si="1"/>',
        '<f t="shared" ref="A1:A9" si="1">SUM(B1:B2)</f>',
        '<f aca="false">"a&lt;b"</f>',
        '<f t="array" ref="A1">1</f>',
        "<f/>",
    ]
)


@st.composite
def cells_xml(draw: st.DrawFn, row: int | None) -> str:
    out: list[str] = []
    for letters in draw(st.lists(st.sampled_from(["A", "B", "C", "D", "Z", "AA", "AB"]), unique=True, max_size=6)):
        name = f' r="{letters}{row}"' if row is not None else ""
        style = draw(st.sampled_from(["", ' s="0"', ' s="1"', ' s="2"', ' s="3"', ' s="11"']))
        type_ = draw(TYPES)
        text = draw(TEXTS)
        if draw(st.booleans()) and draw(st.booleans()):
            out.append(
                draw(st.sampled_from([f"<c{name}{style}/>", f"<c{name}{style}{type_} />", f"<c{name}{style}></c>"]))
            )
            continue
        formula = draw(FORMULAS) if draw(st.booleans()) else ""
        if "inlineStr" in type_ and not formula:
            space = draw(st.sampled_from(["", ' xml:space="preserve"']))
            body = f"<is><t{space}>{text}</t></is>"
        else:
            body = formula + draw(st.sampled_from([f"<v>{text}</v>", f"<v>{text}</v>", "<v/>", ""]))
        out.append(f"<c{name}{style}{type_}>{body}</c>")
    return "".join(out)


@st.composite
def sheets_xml(draw: st.DrawFn) -> str:
    rows: list[str] = []
    number = 0
    for _ in range(draw(st.integers(0, 8))):
        number += draw(st.sampled_from([1, 1, 1, 2, 10]))
        named = draw(st.booleans()) or number > 1
        extra = draw(
            st.sampled_from(["", ' spans="1:3"', ' hidden="1"', ' s="3" customFormat="1"', ' x14ac:dyDescent="0.25"'])
        )
        repeated = draw(st.sampled_from([1, 1, 3]))
        inner = draw(cells_xml(None if not named else number))
        for _ in range(repeated):
            again = inner.replace(f'{number}"', f'{number}"')
            name = f' r="{number}"' if named else ""
            rows.append(f"<row{name}{extra}>{again}</row>" if again else f"<row{name}{extra}/>")
            if not named:
                break
            # The same layout in the next row, as reports have it.
            inner = "".join(
                piece.replace(f'{number}"', f'{number + 1}"', 1) if piece.startswith(' r="') else piece
                for piece in _at_names(inner)
            )
            number += 1
    head = draw(st.sampled_from(["", '<cols><col min="2" max="3" hidden="1"/><col min="5" max="6" width="4"/></cols>']))
    tail = draw(
        st.sampled_from(["", '<mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells><pageMargins left="1"/>'])
    )
    return worksheet("".join(rows), head=head, tail=tail)


def _at_names(xml: str) -> list[str]:
    """The XML cut before each cell's name."""
    pieces = xml.split(' r="')
    return [pieces[0], *(' r="' + piece for piece in pieces[1:])]


@given(sheets_xml())
def test_both_ways_read_the_same(xml: str) -> None:
    quick, parsed = both(xml)
    if quick is not None:
        assert quick == parsed


@given(st.lists(st.lists(TEXTS, min_size=3, max_size=3), min_size=1, max_size=30))
def test_reports_of_one_layout_go_the_quick_way(values: list[list[str]]) -> None:
    rows = "".join(
        f'<row r="{n}" spans="1:3"><c r="A{n}" s="3" t="str"><v>{a}</v></c><c r="B{n}" s="1"><v>{b}</v></c>'
        f'<c r="C{n}" s="11"/><c r="D{n}"><f>B{n}*2</f><v>{c}</v></c></row>'
        for n, (a, b, c) in enumerate(values, 1)
    )
    quick, parsed = both(worksheet(rows))
    assert quick is not None
    assert quick == parsed


@each(
    [
        '<row r="1"><c r="A1"><v><![CDATA[1]]></v></c></row>',
        '<row r="1"><!-- note --><c r="A1"><v>1</v></c></row>',
        '<row r="1"><c r="A1" t="inlineStr"><is><r><t>rich</t></r></is></c></row>',
        "<row r='1'><c r='A1'><v>1</v></c></row>",
        '<row r="1"><c r="A2"><v>1</v></c></row>',
        '<row r="1"><c r="A1"><v>1</v><extLst/></c></row>',
        '<row r="1"><c r="A1" t="str"><v>&#x0;</v></c></row>',
        '<row r="1"><c r="A1" t="str"><v>&unknown;</v></c></row>',
        '<row r="1"><c r="A1"><v>1</v></c></row><row r="1"><c r="B1"><v>2</v></c></row>',
        '<row r="0"><c r="A0"><v>1</v></c></row>',
        '<row r="1"><c r="A1"><f>1</f><f>2</f><v>1</v></c></row>',
    ]
)
def test_what_is_not_ordinary_is_left_to_the_parser(row: str) -> None:
    assert parse_ordinary(worksheet(row).encode(), Cells("S"), CellValues(STRINGS, STYLES)) is None


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "iso-8859-1"])
def test_other_encodings_are_left_to_the_parser(encoding: str) -> None:
    data = worksheet('<row r="1"><c r="A1" t="str"><v>é</v></c></row>').replace("UTF-8", encoding).encode(encoding)
    assert parse_ordinary(data, Cells("S"), CellValues(STRINGS, STYLES)) is None


def test_a_row_number_inside_a_style_number_is_not_taken_for_a_cell_s_name() -> None:
    rows = "".join(f'<row r="{n}"><c r="A{n}" s="{n}"><v>{n}</v></c></row>' for n in (1, 2, 3, 11, 12))
    quick, parsed = both(worksheet(rows))
    assert quick is not None
    assert quick == parsed
