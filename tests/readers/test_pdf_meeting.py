"""Figures that are printed touching are read apart; what is one word stays one."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pdf_files import pdf, text

from docextract.readers.pdf import pdfium
from fewer import each

AMOUNTS = st.integers(0, 99_999_999).map(lambda cents: f"{cents / 100:,.2f}")
DATES = st.dates(dt.date(1990, 1, 1), dt.date(2060, 12, 31)).map(lambda day: f"{day.month}/{day.day}/{day.year}")


def width(string: str) -> float:
    """Of text in Helvetica at 10 points."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    return float(stringWidth(string, "Helvetica", 10))


def words_of(content: str) -> list[str]:
    return [word.text for word in pdfium.read(pdf(content)).pages[0].words]


def runs_of(*pieces: str) -> str:
    """Pieces in text objects of their own, each beginning exactly where the one before it ends."""
    content, x = "", 72.0
    for piece in pieces:
        content += text(round(x, 3), 700, piece)
        x += width(piece)
    return content


@each(
    [
        ("95,245.1066,372.31", ["95,245.10", "66,372.31"]),
        ("1.502,000.00", ["1.50", "2,000.00"]),
        ("10/1/20239/30/2024", ["10/1/2023", "9/30/2024"]),
        ("9/30/2024950.00", ["9/30/2024", "950.00"]),
        ("1,250.0012/31/2024", ["1,250.00", "12/31/2024"]),
        ("(1,250.00)(35.50)", ["(1,250.00)", "(35.50)"]),
        ("1,000.002,000.003,000.00", ["1,000.00", "2,000.00", "3,000.00"]),
    ]
)
def test_figures_that_meet_in_one_run_are_apart_and_each_has_its_place(printed: str, figures: list[str]) -> None:
    words = pdfium.read(pdf(text(72, 700, printed))).pages[0].words
    assert [word.text for word in words] == figures
    x = 72.0
    for word in words:
        assert word.x0 == pytest.approx(x, abs=0.1)
        assert word.x1 == pytest.approx(x := x + width(word.text), abs=0.1)


@each(
    [
        "10/1/2023-9/30/2024",
        "1,000.00-2,000.00",
        "4010.0020.00",
        "192.168.10.12",
        "2024.10.12.01",
        "A12/1/2023-07",
        "JAM0015463/12",
        "1,234,567.8901",
        "12/31/2024-MTM",
        "L.P.10/1/2023",
    ]
)
def test_what_is_printed_as_one_word_in_one_run_stays_one(printed: str) -> None:
    assert words_of(text(72, 700, printed)) == [printed]


@pytest.mark.parametrize(
    "pieces",
    [
        ("L.P.", "10/1/2023"),
        ("Smith", "10/1/2023"),
        ("Inc.", "1,250.00"),
        ("Occupied", "950.00"),
        ("850", "1,250.00"),
        ("850", "10/1/2023"),
        ("950.00", "-25.00"),
        ("1.50", "20.00"),
        ("5.00%", "1,250.00"),
        ("10/1/2023", "9/30/2024", "1,250.00"),
    ],
)
def test_a_figure_that_begins_a_run_begins_a_word(pieces: tuple[str, ...]) -> None:
    assert words_of(runs_of(*pieces)) == list(pieces)


@pytest.mark.parametrize(
    "pieces",
    [
        ("1,2", "50.00"),
        ("1", "250.00"),
        ("$", "1,250.00"),
        ("(", "1,250.00)"),
        ("-", "1,250.00"),
        ("1", "2/1/2024"),
        ("10/", "1/2023"),
        ("10/1/2023-", "9/30/2024"),
        ("10/1/2023", "-9/30/2024"),
        ("v", "2.50"),
        ("A12", "/1"),
        ("A1", "2/1/2024"),
        ("B-", "101"),
        ("12.", "50.00"),
        ("4010.", "0020.00"),
    ],
)
def test_a_run_that_goes_on_with_the_word_before_it_is_no_word(pieces: tuple[str, ...]) -> None:
    assert words_of(runs_of(*pieces)) == ["".join(pieces)]


@each(["8501,250.00", "12/31/2024", "A12/1", "$1,234,567.89", "(950.00)", "101-12.50"])
def test_a_word_drawn_letter_by_letter_is_one_word(printed: str) -> None:
    assert words_of(runs_of(*printed)) == [printed]


@given(st.lists(AMOUNTS | DATES, min_size=2, max_size=4))
def test_runs_of_whole_figures_are_read_as_they_were_drawn(figures: list[str]) -> None:
    assert words_of(runs_of(*figures)) == figures


@given(AMOUNTS | DATES)
def test_no_figure_falls_apart(figure: str) -> None:
    assert words_of(text(72, 700, figure)) == [figure]
    assert words_of(runs_of(*figure)) == [figure]
