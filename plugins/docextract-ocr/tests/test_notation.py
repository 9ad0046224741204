"""Figures whose marks are not those of the document are in doubt."""

from __future__ import annotations

from docextract.plugin import Page, Word
from docextract_ocr.notation import doubt_points


def page(*texts: str) -> Page:
    words = [Word(text, 10.0, 12.0 * n, 60.0, 12.0 * n + 10, "", 9.0, False, n, 0) for n, text in enumerate(texts)]
    return Page(1, 600, 800, words=words, confidences=[0.95] * len(words))


def doubtful(*texts: str) -> list[str]:
    made = page(*texts)
    doubt_points([made])
    return [word.text for word, sure in zip(made.words, made.confidences, strict=True) if sure < 0.5]


PARTED = ("1,204", "8,411", "(12,007)", "1,204,550", "$3,300")


def test_a_point_before_three_digits_is_in_doubt_where_commas_part_thousands() -> None:
    made = page(*PARTED, "8.411")
    doubt_points([made])
    assert made.confidences[5] < 0.5
    assert [other.text for other in made.alternatives[5]] == ["8,411"]
    assert {*made.confidences[:5]} == {0.95}


def test_other_points_are_none_of_it() -> None:
    assert doubtful(*PARTED, "84.11", "1,204.50", "8411", "8.4112") == []


def test_where_points_are_usual_none_is_in_doubt() -> None:
    assert doubtful(*PARTED, "1.125", "8.411") == []
    assert doubtful("8.411", "1.125") == []
