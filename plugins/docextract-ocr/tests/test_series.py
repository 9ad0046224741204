"""Numbered headings whose digits were read as letters."""

from __future__ import annotations

from docextract_ocr.glyphs import Reading, bring_together
from docextract_ocr.layout import Glyph, Stretch
from docextract_ocr.series import complete


def row(*texts: str) -> list[Reading]:
    found = []
    for k, text in enumerate(texts):
        glyphs = [Glyph((100 * k + 20 * n, 72, 100 * k + 20 * n + 17, 100)) for n in range(len(text))]
        found.append(bring_together(Stretch(glyphs, 100.0, 40.0), text, 0.9))
    return found


def completed(*texts: str) -> list[str]:
    readings = row(*texts)
    complete(readings)
    return [piece.text for reading in readings for piece in reading.pieces]


def test_the_numbers_that_a_row_lacks_are_read_from_letters() -> None:
    read = ["MI", "M2", "M3", "M4", "MS", "M6", "M7", "M8", "M9", "M10", "Mil", "M12"]
    assert completed(*read) == [f"M{n}" for n in range(1, 13)]
    readings = row(*read)
    complete(readings)
    assert readings[0].pieces[0].read == "MI"


def test_words_are_left_alone_where_there_is_no_series_or_the_number_is_there() -> None:
    assert completed("MI", "M2", "M3") == ["MI", "M2", "M3"]
    assert completed("M1", "M2", "M3", "M4", "MI") == ["M1", "M2", "M3", "M4", "MI"]
    assert completed("M1", "M2", "M3", "M4", "MBI") == ["M1", "M2", "M3", "M4", "MBI"]


def test_a_month_of_which_a_part_is_read_between_its_neighbours_is_named() -> None:
    read = ["January", "February", "March", "April", "May", "ne", "July"]
    assert completed(*read)[5] == "June"
    close = completed("Rent", "January", "52,156", "February", "51,323", "March", "1,204", "pril", "901", "May", "87.5")
    assert close[7] == "April"
    assert completed("JAN", "FEB", "MAR", "PR", "MAY")[3] == "APR"
    assert completed("November", "December", "anuary", "February", "March")[2] == "January"


def test_other_words_between_months_are_left_alone() -> None:
    assert completed("January", "February", "March", "April", "May", "xx", "July")[5] == "xx"
    assert completed("January", "February", "March", "April", "May", "ne", "August")[5] == "ne"
    assert completed("April", "ne", "June")[1] == "ne"
