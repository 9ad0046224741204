"""Formulas without a value are computed where they are plain arithmetic, and left alone where they are not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from workbook_parts import styles, workbook, worksheet

from docextract.document import CellError, Sheet
from docextract.readers.workbook import read
from fewer import each


def computed(formula: str, **cells: object) -> Sheet:
    """A sheet with these cells (``A1=3``) and the formula, never calculated, in Z1."""
    by_row: dict[int, list[str]] = {1: []}
    for name, value in cells.items():
        row = int(name.lstrip("ABCDEFGHIJ"))
        if isinstance(value, str) and value.startswith("="):
            xml = f'<c r="{name}"><f>{value[1:]}</f></c>'
        elif isinstance(value, str):
            xml = f'<c r="{name}" t="{"e" if value.startswith("#") else "str"}"><v>{value}</v></c>'
        else:
            xml = f'<c r="{name}"><v>{value}</v></c>'
        by_row.setdefault(row, []).append(xml)
    by_row[1].append(f'<c r="Z1" s="1"><f>{formula}</f><v></v></c>')
    rows = "".join(f'<row r="{row}">{"".join(cells)}</row>' for row, cells in sorted(by_row.items()))
    return read(workbook(worksheet(rows), style_part=styles("0.00"))).sheets[0]


@each(
    [
        ("A1+B1*2", 11),
        ("(A1+B1)*2", 14),
        ("-A1^2", 9),
        ("2^3^2", 64),
        ("A1-B1", -1),
        ("A1/B1", 0.75),
        ("B1/2", 2),
        ("10%+A1", 3.1),
        ("SUM(A1:B2)", 18),
        ("sum(A1,B1:B2,10)", 23),
        ("SUM($A$1:B$2)-A1", 15),
        ("+A1+-B1", -1),
        ("ROUND(2.5,0)+ROUND(-1.005,2)", 1.99),
        ("AVERAGE(A1:B2)", 4.5),
        ("MIN(A1:B2)+MAX(A1:B2)+COUNT(A1:B2)+ABS(-1)", 14),
        ("C9+A1", 3),
        ("1.5e2+.5", 150.5),
        ("0.1+0.2", 0.3),
        ("0.3-0.1-0.2", 0),
        ("A1 / ( B1 - 4 )", "#DIV/0!"),
        ("SUM(A1:A1048576)", 8),
        ("SUBTOTAL(9,A1:B2)", 18),
        ("SUBTOTAL(109,A1:A2,B2)+SUBTOTAL(2,A1:B2)+SUBTOTAL(101,A1:B1)", 21.5),
    ]
)
def test_plain_arithmetic_is_computed_as_a_sheet_would(formula: str, value: object) -> None:
    sheet = computed(formula, A1=3, B1=4, A2=5, B2=6)
    found = sheet.rows[0][25]
    assert (found, type(found) if value != "#DIV/0!" else CellError) == (
        value,
        type(value) if value != "#DIV/0!" else CellError,
    )
    assert sheet.computed == {(0, 25)}
    assert not sheet.uncalculated
    assert sheet.style(0, 25).number_format == "0.00"


@pytest.mark.parametrize(
    "formula",
    [
        "VLOOKUP(A1,A:B,2)",
        "Sheet2!A1+1",
        "'Rent Roll'!A1",
        "A1&amp;B1",
        "A1=B1",
        "SUM(A:A)",
        "TODAY()",
        "name+1",
        "A1:B2+1",
        "IF(A1,1,2)",
        "A1+",
        "(A1",
        "{1,2}",
        "C1+1",
        "[1]Sheet!A1",
        "SUM(Table[Rent])",
        "(" * 100 + "1" + ")" * 100,
        "Z1+1",
        "A1B1",
        "SUBTOTAL(3,A1:B1)",
        "SUBTOTAL(9)",
        "SUBTOTAL(209,A1:B1)",
    ],
)
def test_what_is_more_than_plain_arithmetic_stays_uncalculated_with_a_warning(formula: str) -> None:
    sheet = computed(formula, A1=3, B1=4, C1="text")
    assert sheet.uncalculated == {(0, 25)}
    assert not sheet.computed
    assert len(sheet.rows[0]) <= 25


def test_a_subtotal_of_all_passes_over_the_subtotals_within() -> None:
    sheet = computed("SUBTOTAL(9,A1:A4)", A1=3, A2="=SUBTOTAL(9,A1:A1)", A3=4, A4="=SUM(A3:A3)")
    assert (sheet.rows[0][25], sheet.rows[1][0]) == (11, 3)


def test_text_in_a_sum_is_passed_over_and_an_error_goes_through() -> None:
    assert computed("SUM(A1:C1)", A1=1, B1="n/a", C1=2).rows[0][25] == 3
    assert computed("SUM(A1:C1)", A1=1, B1="#REF!", C1=2).rows[0][25] == "#REF!"
    assert computed("B1*2", B1="#REF!").rows[0][25] == "#REF!"


def test_cells_are_computed_after_those_they_name() -> None:
    sheet = computed("A1+A3", A1="=A2*2", A2="=A3+1", A3=4)
    assert (sheet.rows[0][0], sheet.rows[1][0], sheet.rows[0][25]) == (10, 5, 14)
    assert sheet.computed == {(0, 0), (1, 0), (0, 25)}


@pytest.mark.parametrize("formula", ["A1-B1", "A1+(-B1)", "SUM(A1,-B1)"])
def test_sums_have_no_more_decimals_than_their_addends(formula: str) -> None:
    assert computed(formula, A1=391000.12, B1=393412.72).rows[0][25] == -2412.6


def test_a_circle_and_what_hangs_on_it_stay_uncalculated() -> None:
    sheet = computed("A1+1", A1="=B1", B1="=A1", C1="=1+1")
    assert sheet.uncalculated == {(0, 0), (0, 1), (0, 25)}
    assert sheet.computed == {(0, 2)}


def test_a_chain_of_any_length_is_computed() -> None:
    rows = "".join(f'<row r="{n}"><c r="A{n}"><f>A{n + 1}+1</f></c></row>' for n in range(1, 5000))
    sheet = read(workbook(worksheet(rows + '<row r="5000"><c r="A5000"><v>0</v></c></row>'))).sheets[0]
    assert sheet.rows[0] == [4999]


def test_a_warning_counts_what_was_never_calculated() -> None:
    document = read(workbook(worksheet('<row r="1"><c r="B1"><f>NOW()</f></c></row>')))
    assert [(w.type, w.place.cell if w.place else None) for w in document.warnings] == [("formulaNotCalculated", "B1")]


NUMBERS = st.integers(0, 99)
EXPRESSIONS = st.recursive(
    NUMBERS.map(str),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from("+-*"), inner).map(lambda t: f"({t[0]}{t[1]}{t[2]})"),
        st.tuples(inner, st.sampled_from("+-*"), NUMBERS.map(str)).map("".join),
        inner.map(lambda x: f"-({x})"),
    ),
    max_leaves=8,
)


@given(EXPRESSIONS)
def test_whole_number_arithmetic_is_exact(expression: str) -> None:
    expected = eval(expression)
    found = computed(expression).rows[0][25]
    assert found == pytest.approx(expected, rel=1e-14)
    if abs(expected) < 10**14:
        assert found == expected
