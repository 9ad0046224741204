"""Lines and rows: nothing of a page is lost, nothing is read twice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from paper import Col, Paper

from docextract.document import Document, Page, PageGrid, Word
from docextract.grids.blocks import goes_on_below
from docextract.grids.columns import body_bands
from docextract.grids.headers import Header
from docextract.grids.lines import Line, Piece, is_data, page_lines
from docextract.grids.report import report_grids
from docextract.grids.spacing import Spacing
from docextract.grids.stacking import is_between
from fewer import each

TEXTS = st.sampled_from(
    ["Unit", "Total", "101", "1,250.00", "(3.5)", "$", "-", "05/31/2025", "JAM0015463", "Lee,", "€", ")"]
)


@st.composite
def pages(draw: st.DrawFn) -> Page:
    """Words anywhere on a page, many of them on common baselines and common edges."""
    words = []
    for _ in range(draw(st.integers(0, 60))):
        text = draw(TEXTS)
        x0 = draw(st.one_of(st.sampled_from([30.0, 31.0, 80.0, 81.5, 200.0, 240.0]), st.floats(-20, 640)))
        top = draw(st.one_of(st.integers(0, 12).map(lambda n: 40.0 + 11 * n), st.floats(-5, 800)))
        size = draw(st.sampled_from([5.0, 8.0, 8.0, 11.0]))
        run, angle = draw(st.integers(0, 30)), draw(st.sampled_from([0, 0, 0, 90]))
        words.append(Word(text, x0, top, x0 + 0.5 * size * len(text), top + size, "Sans", size, False, run, angle))
    return Page(1, 612, 792, words)


def letters(texts: list[str]) -> Counter[str]:
    return Counter("".join("".join(texts).split()))


@given(st.lists(pages(), min_size=1, max_size=3))
def test_every_word_is_in_exactly_one_cell(drawn: list[Page]) -> None:
    for number, page in enumerate(drawn, 1):
        page.number = number
    cells: dict[int | None, list[str]] = {}
    for grid in report_grids(Document("test", "application/pdf", drawn)):
        for r, row in enumerate(grid.rows):
            for c, text in enumerate(row):
                if text and (place := grid.place(r, c)):
                    # Joined sideways, a grid holds cells of two pages: each says on which it stands.
                    cells.setdefault(place.page, []).append(text)
    for page in drawn:
        assert letters(cells.get(page.number, [])) == letters([word.text for word in page.words])


@given(pages())
def test_grids_are_rectangular_and_every_filled_cell_has_a_place_within_its_words(page: Page) -> None:
    for grid in report_grids(Document("test", "application/pdf", [page])):
        assert isinstance(grid, PageGrid)
        assert len(grid.columns) == grid.width
        for r, row in enumerate(grid.rows):
            assert len(row) == grid.width
            for c, text in enumerate(row):
                place = grid.place(r, c)
                assert (place is None) == (text is None)
                if place is not None and place.box is not None:
                    assert place.box[0] <= place.box[2]
                    assert place.box[1] <= place.box[3]


@given(pages())
def test_the_same_page_is_always_read_the_same(page: Page) -> None:
    first = report_grids(Document("test", "application/pdf", [page]))
    again = report_grids(Document("test", "application/pdf", [page]))
    assert [grid.rows for grid in first] == [grid.rows for grid in again]


def word(text: str, x0: float, top: float, size: float = 8.0, run: int = 0) -> Word:
    return Word(text, x0, top, x0 + 0.5 * size * len(text), top + size, "Sans", size, False, run)


def test_cells_a_little_higher_or_lower_stand_on_one_line() -> None:
    page = Page(1, 612, 792, [word("Total", 30, 100), word("1,250.00", 200, 102), word("99", 300, 98.7, 6.0)])
    assert [[piece.text for piece in line.pieces] for line in page_lines(page)] == [["Total", "1,250.00", "99"]]


def test_a_label_halfway_between_two_lines_is_a_line_of_its_own() -> None:
    words = [word("($1,936.55", 200, 100), word("Vacancy", 30, 104.5), word(")", 236, 109)]
    assert [line.text for line in page_lines(Page(1, 612, 792, words))] == ["($1,936.55", "Vacancy", ")"]


def test_words_between_a_ruled_title_and_the_line_below_do_not_make_one_label_of_the_two() -> None:
    """``Unit Type`` stands halfway between ``In-Place`` and ``Rent``; the rule under the titles says that they are
    titles over two columns each, and no first halves of their labels."""
    first = [("No. of", 196), ("% of", 237), ("Avg.", 276), ("In-Place", 333), ("Market", 426), ("Rehabbed", 512)]
    lower = [("Units", 198), ("Total", 237), ("SF", 279), ("Rent", 317), ("Rent/SF", 354), ("Rent", 407)]
    lower += [("Rent/SF", 444), ("Rent", 498), ("Premium", 537)]
    between = [("Unit", 41), ("Bed", 148)]
    cells = [(text, x, 147.0) for text, x in first] + [(text, x, 159.5) for text, x in lower]
    cells += [(text, x, 153.5) for text, x in between]
    lines = page_lines(Page(1, 612, 792, [word(text, x, y, 7) for text, x, y in cells]))
    assert [len(line.pieces) for line in lines] == [6, 2, 9]
    assert is_between(lines, 1, [])
    assert not is_between(lines, 1, [(156.1, 303.0, 577.0)])
    # A rule that reaches over none of their columns parts nothing.
    assert is_between(lines, 1, [(156.1, 590.0, 611.0)])


def test_text_above_text_is_never_one_line_however_tight_the_leading() -> None:
    words = [word("Unit", 30, 100), word("Name", 30, 102.5)]
    assert [line.text for line in page_lines(Page(1, 612, 792, words))] == ["Unit", "Name"]


def test_a_name_printed_over_the_next_cell_stays_whole() -> None:
    name = [word("Advanced", 30, 100, run=1), word("Orthopaedics", 64.2, 100, run=2), word("Group", 114.4, 100, run=3)]
    page = Page(1, 612, 792, [*name, word("10/1/2022", 100, 100, run=4)])
    (line,) = page_lines(page, Spacing())
    assert [piece.text for piece in line.pieces] == ["Advanced Orthopaedics Group", "10/1/2022"]


def test_words_of_a_typewriter_that_are_drawn_together_stay_so_in_a_form_of_narrower_type() -> None:
    def typed(text: str, at: float, run: int) -> Word:
        return Word(text, at, 100, at + 4.8 * len(text), 108, "Courier", 8.0, False, run, 0)

    cells = [typed("Brock", 30, 1), typed("Overby", 58.8, 1), typed("1,045", 105, 1), typed("600", 133.8, 2)]
    (line,) = page_lines(Page(1, 612, 792, cells), Spacing(0.22, runs_tell=True))
    assert [piece.text for piece in line.pieces] == ["Brock Overby", "1,045", "600"]


def test_text_runs_tell_cells_apart_only_where_they_hold_whole_cells() -> None:
    cells = [word("Alex", 30, 100, run=1), word("Johnson", 48.2, 100, run=1), word("rent", 78, 100, run=2)]
    several = [
        w._replace(top=w.top + 20 * n, bottom=w.bottom + 20 * n, run=w.run + 2 * n) for n in range(5) for w in cells
    ]
    lines = page_lines(Page(1, 612, 792, several))
    assert [piece.text for piece in lines[0].pieces] == ["Alex Johnson", "rent"]
    single = [w._replace(run=n) for n, w in enumerate(several)]
    assert [piece.text for piece in page_lines(Page(1, 612, 792, single))[0].pieces] == ["Alex Johnson rent"]


def test_a_blank_in_a_run_of_its_own_breaks_no_number() -> None:
    """``R 4 650``, its blanks drawn by themselves; what stands a run further without one is another cell."""
    row = [word("Alex", 30, 100, run=1), word("Johnson", 48.2, 100, run=1), word("R", 90, 100, run=2),
           word("4", 97, 100, run=4), word("650", 103, 100, run=6), word("12", 140, 100, run=7),
           word("345", 151, 100, run=8)]  # fmt: skip
    words = [w._replace(top=w.top + 20 * n, bottom=w.bottom + 20 * n, run=w.run + 9 * n) for n in range(5) for w in row]
    line = page_lines(Page(1, 612, 792, words))[0]
    assert [piece.text for piece in line.pieces] == ["Alex Johnson", "R 4 650", "12", "345"]
    apart = [w._replace(x0=w.x0 + 2 * (w.run % 9 > 3), x1=w.x1 + 2 * (w.run % 9 > 3)) for w in words]  # a typewriter's
    line = page_lines(Page(1, 612, 792, apart))[0]
    assert [piece.text for piece in line.pieces] == ["Alex Johnson", "R", "4 650", "12", "345"]


def test_sideways_words_disturb_no_line() -> None:
    sideways = word("SAMPLE", 100, 96, 12.0)._replace(angle=90)
    page = Page(1, 612, 792, [word("Total", 30, 100), sideways, word("5", 200, 100.4)])
    assert sorted(line.text for line in page_lines(page)) == ["SAMPLE", "Total  5"]


@each(["1,234.56", "(12.5)", "$1,000", "-$5.00", "5/31/2025", "2024-05-31", "95.5%", "-", "7,50,000.00"])
def test_amounts_dates_and_percentages_are_data(text: str) -> None:
    assert is_data(text)


@each(["Unit", "1x1", "400a", "Mar 25", "(Vacant)", "t0001", "", "2/1.50 BA"])
def test_names_and_codes_with_letters_are_not_data(text: str) -> None:
    assert not is_data(text)


@pytest.mark.parametrize(
    "file", ["mri_commercial.pdf", "resman_residential.pdf", "t12_wrapped_cells.pdf", "manager_package.pdf"]
)
def test_every_word_of_real_reports_is_in_one_cell(shared: Path, file: str) -> None:
    from docextract.readers.pdf.pdfium import read

    document = read((shared / "corpus" / file).read_bytes())
    cells: dict[int | None, list[str]] = {}
    for grid in report_grids(document):
        cells.setdefault(grid.page, []).extend([cell for row in grid.rows for cell in row if cell])
    for page in document.pages:
        assert letters(cells[page.number]) == letters([w.text for w in page.words])


def test_a_header_is_the_same_on_a_page_where_another_of_its_lines_is_the_fullest() -> None:
    texts = [["Admit", "Market", "Base"], ["Apt", "Resident", "Payor"], ["Date", "Rate", "Rent"]]
    words = [
        Word(text, 30.0 + 60 * column, 40.0 + 11 * n, 60.0 + 60 * column, 48.0 + 11 * n, "Sans", 8.0, False, 3 * n, 0)
        for n, row in enumerate(texts)
        for column, text in enumerate(row)
    ]
    page = Page(1, 612, 792, words)
    lines = page_lines(page, Spacing.of([page]))
    whole = [piece for line in lines for piece in line.pieces]
    one, two, other = (
        Header(0, 2, core, 3.0, (), lines[core].pieces, lines[core].text, whole=pieces)
        for core, pieces in ((0, whole), (2, whole), (2, whole[:-1]))
    )
    assert one.same(two)
    assert not one.same(other)


def test_the_parts_of_a_group_of_columns_go_on_with_the_header_above_them() -> None:
    """``Utility`` over ``Pkg`` wraps around its neighbours under a title: no line of other columns begins there."""
    at = {"unit": 30.0, "name": 90.0, "start": 170.0, "rent": 240.0, "power": 300.0, "total": 360.0, "held": 430.0}
    head = [
        (40.0, {"start": "Lease", "held": "Deposit"}), (44.0, {"unit": "Unit", "name": "Resident", "rent": "Charges"}),
        (48.0, {"start": "Start", "held": "Held"}), (59.0, {"power": "Utility"}),
        (63.0, {"rent": "Rent", "total": "Total"}), (67.0, {"power": "Pkg"}),
    ]  # fmt: skip
    row = {
        "unit": "{0}",
        "name": "Ann{0}",
        "start": "08/19/26",
        "rent": "7{0}.00",
        "power": "45.00",
        "total": "8{0}.00",
    }
    rows = [(78.0 + 11 * n, {key: text.format(10 + n) for key, text in row.items()}) for n in range(9)]
    words = [
        Word(
            text,
            at[key],
            top,
            at[key] + 4.0 * len(text),
            top + 7,
            "Sans-Bold" if n < 6 else "Sans",
            7.0,
            n < 6,
            9 * n,
            0,
        )
        for n, (top, cells) in enumerate([*head, *rows])
        for key, text in cells.items()
    ]
    page = Page(1, 612, 792, words)
    lines = page_lines(page, Spacing.of([page]))
    above, below, row = (
        Header(first, last, core, 3.0, (), lines[core].pieces, "")
        for first, last, core in ((0, 2, 1), (4, 4, 4), (7, 7, 7))
    )
    assert goes_on_below(above, below, lines)
    assert not goes_on_below(above, row, lines)


def test_facts_of_a_tenant_above_his_charges_run_over_no_column_of_theirs() -> None:
    paper = Paper((612, 792))
    ends = (278, 338, 396, 454, 512, 576)
    heads = ("Over 120", "91-120", "61-90", "31-60", "0-30", "Open amount")
    cols = [Col(36, 70, ["Inv. date"]), Col(88, 120, ["Invoice"]), Col(130, 200, ["Category"]),
            *(Col(x - 46, x, [head], "right") for x, head in zip(ends, heads, strict=True))]  # fmt: skip
    paper.header(cols, bold=False)
    paper.down()
    rows: list[list[str | None]] = []
    for n in range(1, 7):
        for x, text in (
            (36, f"Tenant {n} of Mill Street, PC"), (222, f"Suite 2{n}0"), (259, f"Lease 0321-219{n}"),
            (322, f"Last receipt 10/1{n}/25 1,714.7{n}"),
        ):  # fmt: skip
            paper.text(x, text)
        paper.down()
        amounts = [f"{100 * n + k}.10" for k in range(3)]
        for k, amount in enumerate(amounts):
            shown = [amount if k == at else None for at in range(3)]
            rows.append([f"0{k + 5}/01/25", f"IN7{n}{k}", "Base Rent", *shown, None, None, amount])
            paper.row(cols, rows[-1])
        rows.append([None, None, "Tenant total", *amounts, "0.00", "0.00", f"{300 * n + 3}.30"])
        paper.row(cols, rows[-1])
    read = [row for grid in paper.grids() for row in grid.rows]
    assert [row for row in rows if row not in read] == []


def test_negative_amounts_of_whole_units_beside_each_other_are_two_cells() -> None:
    def pieces(*texts: str) -> list[str]:
        ends = [30 + sum(4.0 * len(one) + 4 for one in texts[:n]) for n in range(len(texts))]
        page = Page(1, 612, 792, [word(text, x, 100) for text, x in zip(texts, ends, strict=True)])
        return [piece.text for line in page_lines(page) for piece in line.pieces]

    assert pieces("(8,244)", "(18,211)", "(602)") == ["(8,244)", "(18,211)", "(602)"]
    assert pieces("(1)", "(2)") == ["(1) (2)"]  # notes


def test_sentences_behind_bullets_below_a_table_tell_nothing_of_its_columns() -> None:
    def line(top: float, *cells: tuple[float, float, str]) -> Line:
        words = [Word(text, x0, top, x1, top + 8, "Sans", 8.0, False, n, 0) for n, (x0, x1, text) in enumerate(cells)]
        return Line([Piece([word]) for word in words])

    rows = [
        line(12 * n, (50, 113, f"Plan {n}"), (159, 168, "24"), (233, 246, "806"), (285, 293, "29")) for n in range(9)
    ]
    notes = ["Renewals get 150 off for each lease that ends in April",
             "There are 96 spaces at 55 a month and no garage here",
             "Two flats are kept for staff and their rent is reversed"]  # fmt: skip
    below = [line(120 + 12 * n, (50, 55, "\u2022"), (68, 438, note)) for n, note in enumerate(notes)]
    bands, _ = body_bands([*rows, *below], 612, [])
    assert [(band.x0, band.x1) for band in bands] == [(50, 113), (159, 168), (233, 246), (285, 293)]
