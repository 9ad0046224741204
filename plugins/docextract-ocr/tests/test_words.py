"""Which words make one text, and how large they are."""

from __future__ import annotations

from docextract.plugin import Page
from docextract_ocr.glyphs import Piece, Reading
from docextract_ocr.layout import Glyph, Stretch
from docextract_ocr.words import Paper, placed, scale_of

EM = 40.0


def line(*words: tuple[str, float], at: float = 100.0, wide: float = 20.0, step: float = 22.0) -> Reading:
    """Words of one line, each with the ems of blank before it."""
    pieces, x = [], 0.0
    for text, gap in words:
        x += gap * EM
        boxes = []
        for _ in text:
            boxes.append((round(x), round(at - 28), round(x + wide), round(at)))
            x += step
        x += wide - step
        glyphs = [Glyph(box) for box in boxes]
        pieces.append(Piece(text, glyphs, list(boxes), True, 0.9, text))
    return Reading(Stretch([g for p in pieces for g in p.glyphs], at, EM), "", 0.9, pieces)


def texts(*lines: Reading) -> list[list[str]]:
    found: dict[int, list[str]] = {}
    for word in placed(lines):
        found.setdefault(word.text, []).append(word.piece.text)
    return list(found.values())


def test_words_with_a_blank_between_them_are_one_text_and_those_further_apart_two() -> None:
    assert texts(line(("Harbor", 0), ("Walk", 0.35), ("Old", 0.8), ("Mill", 0.35))) == [
        ["Harbor", "Walk"],
        ["Old", "Mill"],
    ]


def test_two_amounts_are_two_texts_however_near() -> None:
    assert texts(line(("49,618.79", 0), ("48,365.49", 0.4))) == [["49,618.79"], ["48,365.49"]]
    assert texts(line(("June", 0), ("30,", 0.35), ("2024", 0.35))) == [["June", "30,", "2024"]]


def test_the_page_says_how_wide_its_blanks_are() -> None:
    rows = [line(("Rental", 0), ("Income", 0.9), at=100.0 + 60 * k) for k in range(10)]
    assert texts(*rows) == [["Rental", "Income"]] * 10


def test_what_is_parted_stays_apart() -> None:
    first, second = placed([line(("5160-00", 0), ("Carpet", 0.05))])
    assert first.text == second.text
    assert second.left - first.right >= 0.1 * EM


def test_letters_of_one_width_tell_the_size_of_their_print() -> None:
    even = [line(("Rental", 0), ("Income", 1.0), at=100.0 + 60 * k, wide=24.0, step=30.0) for k in range(6)]
    assert abs(scale_of(even) - 30 / 0.6 / EM) < 0.01
    word = Paper(Page(1, 612, 792), 0, 0.24).word(placed(even)[0], scale_of(even))
    assert abs(word.size - 30 / 0.6 * 0.24) < 0.1
    uneven = [line(("Rental", 0), at=100.0 + 60 * k) for k in range(6)]
    for reading in uneven:
        (piece,) = reading.pieces
        piece.own = [(b[0] + 7 * (k % 2), b[1], b[2] + 7 * (k % 2), b[3]) for k, b in enumerate(piece.own) if b]
    assert scale_of(uneven) == 1.0
