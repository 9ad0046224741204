"""Figures read by the pictures of a document's own characters."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from docextract_ocr.figures import _settle, is_overruled, reread
from docextract_ocr.glyphs import Piece, Reading, bring_together
from docextract_ocr.ink import Ink, ink_of
from docextract_ocr.layout import Glyph, Stretch, stretches
from docextract_ocr.typeface import Placed, Reread, Typeface, rows_of

FIGURES = [f"{n % 9 + 1},{(37 * n) % 1000:03d}.{(53 * n) % 100:02d}" for n in range(40)]
DPI = 300


def printed(figures: list[str], grain: float = 0.0) -> Ink:
    """A column of figures."""
    picture = np.full((60 * len(figures) + 60, 500), 255, np.uint8)
    for k, figure in enumerate(figures):
        cv2.putText(picture, figure, (40, 60 + 60 * k), cv2.FONT_HERSHEY_SIMPLEX, 1.1, 0, 3, cv2.LINE_AA)
    if grain:
        noise = np.random.default_rng(3).normal(0, grain, picture.shape)
        picture = np.clip(picture + noise, 0, 255).astype(np.uint8)
    return ink_of(picture, DPI)


def readings(ink: Ink, said: list[str]) -> list[Reading]:
    lines: list[Stretch] = stretches(ink, DPI)
    assert len(lines) == len(said)
    return [bring_together(line, text, 0.9) for line, text in zip(lines, said, strict=True)]


def taken(figures: list[str], said: list[str], typeface: Typeface | None = None) -> list[Reading]:
    ink = printed(figures)
    found = readings(ink, said)
    reread(ink, found, typeface or Typeface())
    return found


def texts(found: list[Reading]) -> list[str]:
    return ["".join(piece.text for piece in reading.pieces) for reading in found]


def test_what_was_read_well_stays_and_is_surer() -> None:
    found = taken(FIGURES, FIGURES)
    assert texts(found) == FIGURES
    assert min(piece.confidence for reading in found for piece in reading.pieces) > 0.9
    assert not any(is_overruled(piece) for reading in found for piece in reading.pieces)


@pytest.mark.parametrize("wrong", ["4,444.71", "4,44.77", "§,444.77", "4444.77", ""])
def test_a_figure_read_wrongly_is_read_by_the_typeface_and_says_so(wrong: str) -> None:
    found = taken([*FIGURES, "4,444.77"], [*FIGURES, wrong])
    (piece,) = found[-1].pieces
    assert piece.text == "4,444.77"
    assert piece.read == wrong
    assert is_overruled(piece)


def test_a_word_with_a_letter_is_no_figure_of_two_signs() -> None:
    place = Placed("-", 0, 5, 0.05, ())
    again = Reread((place, place, *(Placed(char, 0, 9, 0.05, ()) for char in "48")), 0.05)
    glyph = Glyph((0, 0, 20, 28))
    piece = Piece("M8", [glyph], [], False, 0.9, "M8")
    _settle(piece, again, set("0123456789-"))
    assert piece.text == "M8"


def test_too_few_figures_teach_nothing() -> None:
    assert texts(taken(FIGURES[:2], ["1,000.01", FIGURES[1]])) == ["1,000.01", FIGURES[1]]


def test_a_digit_that_often_comes_in_halves_is_learned_from_where_it_is_whole() -> None:
    typeface, em = Typeface(), 26.0
    rise, fall = rows_of(em)
    shape = cv2.resize(np.array([[0, 1, 0], [1, 0, 1], [0, 1, 0]], np.float32), (15, rise + fall))
    halves, wholes = [("0", shape[:, :8])] * 9, [("0", shape)] * 4
    typeface.learn(em, [*halves, *wholes, *((digit, shape[::-1]) for digit in "23456789" for _ in range(3))])
    assert "0" in typeface.chars(em)


def test_what_was_learned_on_one_page_reads_the_next() -> None:
    typeface = Typeface()
    taken(FIGURES, FIGURES, typeface)
    assert texts(taken(["7,717.17"], ["1,717.17"], typeface)) == ["7,717.17"]


def test_digits_that_touch_are_read() -> None:
    typeface = Typeface()
    taken(FIGURES, FIGURES, typeface)
    picture = np.full((120, 500), 255, np.uint8)
    for k, char in enumerate("6088"):
        cv2.putText(picture, char, (40 + 19 * k, 60), cv2.FONT_HERSHEY_SIMPLEX, 1.1, 0, 3, cv2.LINE_AA)
    ink = ink_of(picture, DPI)
    (line,) = stretches(ink, DPI)
    assert len(line.glyphs) < 4
    found = [bring_together(line, "608", 0.9)]
    reread(ink, found, typeface)
    (piece,) = found[0].pieces
    assert piece.text == "6088"


def test_letters_are_left_to_the_recogniser() -> None:
    assert texts(taken([*FIGURES, "Bld 7"], [*FIGURES, "Bld 7"]))[-1] == "Bld7"


def test_a_digit_between_two_is_in_doubt_and_both_are_told() -> None:
    ink = printed([*FIGURES, "3,218.68"])
    lines = stretches(ink, DPI)
    x0, top, x1, bottom = lines[-1].glyphs[0].box
    ink.picture[top:bottom, x0 : (x0 + x1) // 2] = np.minimum(
        ink.picture[top:bottom, x0 : (x0 + x1) // 2], ink.picture[top:bottom, x1 - (x0 + x1) // 2 + x0 : x1][:, ::-1]
    )
    found = readings(ink, [*FIGURES, "8,218.68"])
    reread(ink, found, Typeface())
    (piece,) = found[-1].pieces
    assert piece.confidence < 0.5
    assert {"3,218.68", "8,218.68"} <= {piece.text, *(text for text, _ in piece.others)}


def test_a_shape_that_was_read_as_two_digits_leaves_its_figures_in_doubt() -> None:
    said = [figure.replace("0", "6") if k % 4 else figure for k, figure in enumerate(FIGURES)]
    found = taken(FIGURES, said)
    for figure, reading in zip(FIGURES, found, strict=True):
        (piece,) = reading.pieces
        assert piece.text == figure or piece.confidence < 0.5
        if piece.text != figure and figure.count("0") == 1:
            assert figure in [text for text, _ in piece.others]
