"""What `grids` shows is what `extract` reads: no number is missing, tables only, and every word once with the lines."""

from __future__ import annotations

import io
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tables_paper import Drawing
from test_report_sideways import printed

import docextract
from docextract.document import Grid, PageGrid, Span
from docextract.errors import DocextractError
from docextract.testing import Format, write
from fewer import some

FIGURE = re.compile(r"\d")
FILES = ["corpus", "blind"]
SEEDED = [
    ("yardi.rentRollWithLeaseCharges", "MULTIFAMILY", "RENT_ROLL"),
    ("sage50.statement", "OTHER", "OPERATING_STATEMENT"),
    ("cmbs.tenantSummary", "OFFICE", "RENT_ROLL"),
    ("books.balanceSheet", "OTHER", "BALANCE_SHEET"),
    ("handmade.commercial", "RETAIL", "RENT_ROLL"),
    ("appfolio.statement12", "MULTIFAMILY", "OPERATING_STATEMENT_T12"),
]


def listed(shared: Path, folder: str) -> Iterator[tuple[Path, str, str]]:
    inside = shared / folder / ("documents" if folder == "blind" else "")
    for entry in json.loads((shared / folder / "index.json").read_text()):
        yield inside / entry["file"], entry["assetType"], entry["documentType"]


def numbers(answer: dict[str, Any]) -> Iterator[tuple[str, Any, list[Any]]]:
    """What an answer gives with a place: what it is, its value, its places."""
    for row in answer["rows"]:
        at = f"row {row['rowIndex']}"
        if isinstance(row["sources"], dict):
            for field, places in row["sources"].items():
                if isinstance(row.get(field), int | float) and not isinstance(row[field], bool):
                    yield f"{at} {field}", None if field in row["derived"] else row[field], places
        else:
            yield from ((f"{at} {row['label']}", v, [p]) for v, p in zip(row["values"], row["sources"], strict=True))
        for lists in ("charges", "rentSteps", "recoveries"):
            yield from ((f"{at} {lists}", entry["amount"], [entry["source"]]) for entry in row.get(lists, ()))
    for total in answer["totals"]["stated"]:
        for field, place in total["sources"].items():
            yield f"total {total['label']} {field}", total["values"].get(field), [place]


class Shown:
    """The cells of grids, asked for by place."""

    def __init__(self, grids: list[Grid]) -> None:
        self.of_page: dict[int, list[tuple[Any, str]]] = {}
        self.of_sheet: dict[str, str] = {}
        for grid in grids:
            for row in range(len(grid.rows)):
                for column in range(grid.width):
                    text, value, place = grid.rows[row][column], grid.values[row][column], grid.place(row, column)
                    if text is None or place is None:
                        continue
                    if place.page is not None:
                        self.of_page.setdefault(place.page, []).append((place.box, text))
                        continue
                    if isinstance(value, float):  # the file holds more digits than it shows
                        text += f" {Decimal(str(value)):f}"
                    span = grid.span(row, column) or Span(row, column, row, column)
                    for r in range(span.top, span.bottom + 1):
                        for c in range(span.left, span.right + 1):
                            merged = grid.place(r, c)
                            assert merged is not None
                            self.of_sheet[f"{merged.sheet}!{merged.cell}"] = text

    def at(self, place: Any) -> str | None:
        """The text of the cell that holds a place, or of the cells that make it; None if there is none."""
        if isinstance(place, str):
            sheet, _, name = place.rpartition("!")
            return self.of_sheet.get(f"{unquoted(sheet)}!{name}")
        page, *box = place
        around = [text for cell, text in self.of_page.get(page, ()) if within(box, cell)]
        parts = [(cell, text) for cell, text in self.of_page.get(page, ()) if within(cell, box)]
        parts.sort(key=lambda part: (part[0][1], part[0][0]))
        return around[0] if around else "".join(text for _, text in parts) or None


def unquoted(sheet: str) -> str:
    return sheet[1:-1].replace("''", "'") if sheet.startswith("'") else sheet


def within(inner: Any, outer: Any) -> bool:
    return (
        outer[0] - 0.2 <= inner[0] and outer[1] - 0.2 <= inner[1]
        and inner[2] <= outer[2] + 0.2 and inner[3] <= outer[3] + 0.2
    )  # fmt: skip


def digits(value: Any) -> str:
    text = f"{Decimal(str(value)):f}" if isinstance(value, float) else str(value)
    return "".join(re.findall(r"\d", text)).strip("0")


def rounded(text: str) -> str:
    """A text with what a workbook holds of its numbers to 15 digits, as answers have it: 0.1 + 0.2 is 0.3."""
    return re.sub(r"\d+\.\d{8,}", lambda found: f"{float(found[0]):.15g}", text)


def missing(source: Any, asset_type: str, document_type: str) -> list[str]:
    """The numbers of an answer that no cell of the grids shows, with their digits, where it stands."""
    try:
        x = docextract.extract(source, asset_type=asset_type, document_type=document_type)
    except DocextractError:
        return []
    paged = x.meta.media_type == "application/pdf"
    grids = docextract.grids(source) if paged else []
    sheets = {unquoted(place.rpartition("!")[0]) for _, _, ps in found(x) for place in ps if isinstance(place, str)}
    for sheet in sheets:
        grids += docextract.grids(source, sheet=sheet)
    shown, lines = Shown(grids), cache(lambda: Shown(docextract.grids(source, text=True)))
    gone = []
    for what, value, places in found(x):
        texts = [shown.at(place) for place in places]
        said = [lines().at(place) or "" for place in places] if None in texts and paged else []
        if said and all(text.isdigit() or "; " in text for text in said):
            continue  # a number alone on its line, as a page's is, or told in a sentence below a row
        single = value is not None and len(places) == 1
        if None in texts or (single and digits(value)[:12] not in digits("".join(map(rounded, filter(None, texts))))):
            gone.append(f"{what} {value} {places} {texts}")
    return gone


def found(x: Any) -> list[tuple[str, Any, list[Any]]]:
    answer = json.loads(x.model_dump_json(by_alias=True))["data"]["extracted"]
    return [
        (what, value, [place for place in places if place]) for what, value, places in numbers(answer) if any(places)
    ]


@pytest.mark.parametrize("first", some(range(16), 16))
@pytest.mark.parametrize("folder", FILES)
def test_no_number_that_extract_reads_is_missing(shared: Path, folder: str, first: int) -> None:
    every_sixteenth = islice(listed(shared, folder), first, None, 16)
    gone = {path.name: missing(path, *types) for path, *types in every_sixteenth}
    assert {name: numbers[:3] for name, numbers in gone.items() if numbers} == {}


def test_no_number_of_a_written_document_is_missing() -> None:
    forms: tuple[Format, ...] = ("pdf", "xlsx")
    gone = {
        (family, form): missing(write(family, seed=777001, format=form).data, *types)
        for family, *types in SEEDED
        for form in forms
    }
    assert {which: numbers[:3] for which, numbers in gone.items() if numbers} == {}


def letters(texts: Any) -> Counter[str]:
    """Letters and digits: leader dots are left out of cells."""
    return Counter(letter for text in texts for letter in text if letter.isalnum())


def assert_every_word_once(source: Any) -> None:
    from docextract.readers.pdf.pdfium import read
    from docextract.source import open_source

    grids = docextract.grids(source, text=True)
    for page in read(open_source(source).data).pages:
        cells = [
            text
            for grid in grids
            if isinstance(grid, PageGrid)
            for row in range(len(grid.rows))
            for column, text in enumerate(grid.rows[row])
            if text and (place := grid.place(row, column)) and place.page == page.number
        ]
        assert letters(cells) == letters(word.text for word in page.words), f"page {page.number} of {source}"


@pytest.mark.parametrize("first", some(range(4), 4))
@pytest.mark.parametrize("folder", FILES)
def test_with_the_lines_every_word_of_a_page_is_there_once(shared: Path, folder: str, first: int) -> None:
    for path, *_ in islice(listed(shared, folder), first, None, 4):
        if path.suffix == ".pdf" and path.name != "image_only.pdf":
            assert_every_word_once(path)


@pytest.mark.parametrize("first", some(range(3), 3))
def test_with_the_lines_every_word_of_a_government_report_is_there_once(shared: Path, first: int) -> None:
    for path in sorted((shared / "tables" / "icdar2013").glob("*.pdf"))[first::3]:
        assert_every_word_once(path)


@pytest.mark.parametrize("rows", [45, 7])
def test_a_sheet_printed_over_several_pages_has_every_word_once(rows: int) -> None:
    sheet = printed(random.Random(1), rows)
    sheet.canvas.save()
    assert_every_word_once(sheet.buffer.getvalue())


def test_the_only_lease_of_a_page_is_in_its_table(shared: Path) -> None:
    (grid,) = docextract.grids(shared / "corpus" / "mri_commercial.pdf", last_page=1)
    assert grid.rows[-1][:5] == ["5110", "5555", "Saks Fifth Avenue", "9/21/1962", "8/31/2034"]
    assert grid.kind == "table"
    assert grid.header_rows == (0, 1)


def test_pages_of_one_report_have_the_same_columns(shared: Path) -> None:
    found = docextract.grids(shared / "corpus" / "mri_commercial.pdf")
    assert {grid.width for grid in found} == {15}
    assert [grid.continues for grid in found] == [False] + [True] * 34
    assert [grid.page for grid in found] == list(range(1, 36))
    assert all(grid.header_rows[:2] == (0, 1) for grid in found), "the titles above are lines"


def paper(*lines: str) -> bytes:
    from reportlab.pdfgen.canvas import Canvas

    buffer = io.BytesIO()
    canvas = Canvas(buffer, invariant=1)
    for number, line in enumerate(lines):
        canvas.drawString(72, 760 - 16 * number, line)
    canvas.save()
    return buffer.getvalue()


LETTER = (
    "Dear Mr. Smith,",
    "the rent of $1,450.00 for May 2025 has not been received. Please pay it within",
    "10 days of this letter, or 30 days at the latest, together with the fee of $75.00.",
    "We have written to you twice since January 15, 2025, without an answer.",
    "Page 1 of 1",
)


def test_a_page_of_prose_has_no_grid_and_its_lines_come_with_text() -> None:
    assert docextract.grids(paper(*LETTER)) == []
    found = docextract.grids(paper(*LETTER), text=True)
    assert [grid.kind for grid in found] == ["text"]
    assert [" ".join(filter(None, row)) for grid in found for row in grid.rows] == list(LETTER)
    assert found[0].cell(1, 0).place is not None


def test_lines_and_tables_come_in_reading_order(shared: Path) -> None:
    found = docextract.grids(shared / "corpus" / "zoho_pnl.pdf", text=True)
    assert [grid.kind for grid in found].count("table") == 1
    assert found[0].kind == "text"
    tops = [box[1] for grid in found for row in range(len(grid.rows)) if (box := grid.row_box(row))]
    assert tops == sorted(tops)
    assert [grid.rows for grid in docextract.grids(shared / "corpus" / "zoho_pnl.pdf")] == [
        grid.rows for grid in found if grid.kind == "table"
    ]


def test_a_sheet_is_one_table_with_and_without_the_lines(parking_workbook: bytes) -> None:
    for text in (False, True):
        (grid,) = docextract.grids(parking_workbook, text=text)
        assert grid.kind == "table"


def test_an_amount_that_two_lines_break_is_whole(shared: Path) -> None:
    (grid,) = docextract.grids(shared / "corpus" / "t12_wrapped_cells.pdf")
    assert ["Effective Gross Income", "$21,563.45"] in [row[:2] for row in grid.rows]


def test_the_scales_of_charts_and_the_numbers_of_chapters_are_lines(shared: Path) -> None:
    reports = shared / "tables" / "icdar2013"
    charts = docextract.grids(reports / "eu-011.pdf", text=True)
    assert [grid.page for grid in charts if grid.kind == "table"] == [3]
    assert any("450" in row for grid in charts if grid.kind == "text" for row in grid.rows)
    chapters = docextract.grids(reports / "eu-004.pdf", first_page=5, last_page=5, text=True)
    assert {grid.kind for grid in chapters} == {"text"}


@pytest.mark.parametrize(
    "scale", [["1,000", "100", "10", "1"], ["8.0", "4.0", "2.0", "1.0"], ["500", "50", "5", "0.5"]]
)
def test_the_scale_of_a_chart_under_a_table_puts_no_other_rows_in_its_place(scale: list[str]) -> None:
    page = Drawing()
    right = [260, 320, 380, 440]
    page.row(90, "Cause", ["2021", "2022", "2023", "2024"], right)
    for n, name in enumerate(("Water", "Fire", "Theft", "Glass and other", "Storm", "All")):
        page.row(110 + 14 * n, name, [f"{n}12.4", f"{n}20.8", f"{n}8.1", f"{n}41.3"], right)
    for n, mark in enumerate(scale):
        page.text(300, 260 + 20 * n, mark, "right")
    for x, y, value in ((150, 285, "1.9"), (166, 304, "3.9"), (180, 282, "5.5"), (240, 276, "2.8"), (380, 262, "7.5")):
        page.text(x, y, value, "center")
    page.canvas.save()
    [grid] = docextract.grids(page.buffer.getvalue())
    assert len(grid.rows) == 7
    assert grid.rows[-1] == ["All", "512.4", "520.8", "58.1", "541.3"]
