"""Pages whose text is drawn sideways are read as if they were turned, and places are those of the page as displayed."""

from __future__ import annotations

import pytest

from docextract.document import Document, Page, Rule, Word
from docextract.grids.report import report_grids
from docextract.grids.upright import upright

ROWS = [("Unit", "Rent", "Area"), ("101", "950.00", "700"), ("102", "1,050.00", "820"), ("103", "990.00", "710")]


def level() -> Page:
    words = [
        Word(text, 72.0 + 90 * n, 100.0 + 14 * row, 72.0 + 90 * n + 6 * len(text), 110.0 + 14 * row, size=10.0, run=n)
        for row, texts in enumerate(ROWS)
        for n, text in enumerate(texts)
    ]
    return Page(1, 792.0, 612.0, words, [Rule(72.0, 112.0, 300.0, 112.5)])


def drawn(angle: int) -> Page:
    """The same page with its text running in another direction."""
    page = level()
    page.turned = angle
    size = (page.width, page.height) if angle == 180 else (page.height, page.width)
    words = []
    for word in page.words:
        x0, top, x1, bottom = page.displayed(word[1:5])
        words.append(word._replace(x0=x0, top=top, x1=x1, bottom=bottom, angle=angle))
    return Page(1, *size, words, [Rule(*page.displayed(rule)) for rule in page.rules])


@pytest.mark.parametrize("angle", [90, 180, 270])
def test_sideways_text_makes_the_grid_that_level_text_makes(angle: int) -> None:
    (expected,) = report_grids(Document("", "", [level()]))
    (found,) = report_grids(Document("", "", [drawn(angle)]))
    assert found.rows == expected.rows
    assert [found.row_box(n) for n in range(4)] == [expected.row_box(n) for n in range(4)]


@pytest.mark.parametrize("angle", [90, 180, 270])
def test_places_on_a_sideways_page_are_those_of_the_page_as_displayed(angle: int) -> None:
    page = drawn(angle)
    (grid,) = report_grids(Document("", "", [page]))
    box_of = {word.text: word[1:5] for word in page.words}
    for row in range(len(grid.rows)):
        for column in range(grid.width):
            place = grid.place(row, column)
            assert place is not None
            assert place.box is not None
            assert place.box == pytest.approx(box_of[grid.rows[row][column] or ""], abs=0.01)


def test_a_page_with_a_few_sideways_words_stays_as_it_is() -> None:
    page = level()
    page.words = [*page.words, *(Word("COPY", 10, 100 * n, 20, 100 * n + 40, angle=90) for n in range(5))]
    assert upright(page) is page
