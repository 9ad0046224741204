"""Glyphs and characters brought together."""

from __future__ import annotations

import numpy as np

from docextract_ocr.glyphs import bring_together, mark_of
from docextract_ocr.ink import ink_of, sideways, tilt_of, turned
from docextract_ocr.layout import Glyph, Stretch, stretches

EM = 40.0
KINDS = {
    "-": (14, 4, 12),
    ".": (5, 5, 0),
    ",": (5, 9, -5),
    "x": (20, 28, 0),
    "1": (9, 28, 0),
    "w": (42, 28, 0),
    "W": (63, 28, 0),
    "h": (9, 28, 0),
}
"""Width, height, and how far above the baseline."""


def stretch(shapes: str, gap: int = 3) -> Stretch:
    """Glyphs of the named shapes, a blank where there is one."""
    glyphs, x = [], 0
    for shape in shapes:
        if shape == " ":
            x += 12
            continue
        width, height, above = KINDS[shape]
        glyphs.append(Glyph((x, 100 - above - height, x + width, 100 - above)))
        x += width + gap
    return Stretch(glyphs, 100.0, EM)


def words(shapes: str, text: str) -> list[str]:
    return [piece.text for piece in bring_together(stretch(shapes), text, 0.9).pieces]


def test_marks_are_told_by_their_shape() -> None:
    line = stretch("-.,x")
    assert [mark_of(glyph, line) for glyph in line.glyphs] == ["-", ".", ",", ""]


def test_a_mark_that_was_left_out_is_put_back() -> None:
    assert words("-x,xxx.xx", "4,672.12") == ["-4,672.12"]
    assert words("x,xxx.xx", "4672.12") == ["4,672.12"]
    assert words("xxx.xx", "67212") == ["672.12"]


def test_a_lone_dash_is_a_dash_whatever_was_read() -> None:
    assert words("-", "«") == ["-"]


def test_characters_that_touch_leave_the_words_as_they_were_read() -> None:
    assert words("wxxx xxx", "Maple Com") == ["Maple", "Com"]


def test_a_blank_inside_a_figure_goes() -> None:
    assert words("x,xxx.xx", "2 ,824.07") == ["2,824.07"]
    assert words("xx xx", "12 34") == ["12", "34"]


def test_a_blank_before_a_comma_is_none() -> None:
    assert words("-xx,xxx.xx", "-46 ,830.66") == ["-46,830.66"]
    glyphs = stretch("-xx ,xxx.xx").glyphs
    found = bring_together(Stretch(glyphs, 100.0, EM), "-46 ,830.66", 0.9)
    assert [piece.text for piece in found.pieces] == ["-46,830.66"]


def test_a_code_in_parts_is_one_word_though_its_digits_touch() -> None:
    assert words("xWx-W", "40005 -000") == ["40005-000"]
    assert words("xWx -W", "40005 -000") == ["40005", "-000"]
    (piece,) = bring_together(stretch("xWx-W"), "40005-000", 0.9).pieces
    assert piece.aligned
    assert [own is not None for own in piece.own] == [True, False, False, False, True, True, False, False, False]


def test_a_blank_between_letters_that_stand_close_is_none() -> None:
    assert words("xxxxx xxxxxxxx", "T otal T urnover") == ["Total", "Turnover"]
    assert words("x xxxx", "T otal") == ["T", "otal"]


def test_a_digit_in_halves_moves_no_word() -> None:
    line = stretch("xhhxx xxx")
    (code, word) = bring_together(line, "7025 Gas", 0.9).pieces
    assert (code.text, word.text) == ("7025", "Gas")
    assert code.glyphs == line.glyphs[:5]


def test_a_bold_point_is_a_point() -> None:
    glyph = Glyph((0, 91, 11, 100))
    assert mark_of(glyph, Stretch([glyph], 100.0, EM)) == "."


def test_points_that_part_thousands_are_commas() -> None:
    assert words("x.xxx.xx", "1.375.00") == ["1,375.00"]


def page() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    import cv2

    picture = np.full((1700, 1300), 255, np.uint8)
    for row in range(20):
        for column, text in enumerate(("Gross Rent", "1,234.56", "7,890.12")):
            cv2.putText(picture, text, (80 + 420 * column, 150 + 70 * row), cv2.FONT_HERSHEY_SIMPLEX, 1.0, 0, 2)
        picture[170 + 70 * row : 173 + 70 * row, 60:1240] = 0
    return picture


def test_a_page_that_lies_askew_is_measured_and_straightened() -> None:
    askew = turned(page(), -1.5)
    assert abs(tilt_of(askew, 150) - 1.5) < 0.1
    assert len([rule for rule in ink_of(askew, 150).rules if rule[2] - rule[0] > 1000]) == 20


def test_a_page_on_its_side_is_noticed() -> None:
    assert not sideways(ink_of(page(), 150).text)
    assert sideways(ink_of(np.ascontiguousarray(np.rot90(page())), 150).text)


def test_rules_leave_and_text_stays() -> None:
    ink = ink_of(page(), 150)
    found = stretches(ink, 150)
    assert len(ink.rules) == 20
    assert sum(len(line.glyphs) for line in found) == 20 * (9 + 8 + 8)


def test_light_text_on_a_dark_band_is_text() -> None:
    picture = page()
    picture[20:100, 60:1240] = 60
    import cv2

    cv2.putText(picture, "Market Rent", (100, 75), cv2.FONT_HERSHEY_SIMPLEX, 1.0, 255, 2)
    ink = ink_of(picture, 150)
    assert len(ink.fills) == 1
    first = [line for line in stretches(ink, 150) if line.baseline < 100]
    assert sum(len(line.glyphs) for line in first) == 10


def test_a_rule_that_touches_figures_leaves_none_of_itself_on_them() -> None:
    import cv2

    picture = np.full((300, 900), 255, np.uint8)
    cv2.putText(picture, "219,719.37", (60, 160), cv2.FONT_HERSHEY_SIMPLEX, 1.4, 0, 4)
    top = int(np.flatnonzero((picture < 128).any(axis=1))[0])
    picture[top - 4 : top + 1, 40:860] = 0
    ink = ink_of(picture, 300)
    assert len(ink.rules) == 1
    assert not ink.text[: top - 1].any()
    assert len(stretches(ink, 300)[0].glyphs) == 10


def test_a_dash_of_one_row_of_points_is_a_dash() -> None:
    import cv2

    picture = np.full((300, 900), 255, np.uint8)
    cv2.putText(picture, "219,719.37", (60, 160), cv2.FONT_HERSHEY_SIMPLEX, 1.4, 0, 4)
    picture[145, 35:47] = 0
    (line,) = stretches(ink_of(picture, 300), 300)
    assert mark_of(line.glyphs[0], line) == "-"


def test_a_short_stroke_from_rule_to_rule_is_a_rule() -> None:
    import cv2

    picture = np.full((300, 900), 255, np.uint8)
    cv2.putText(picture, "NET INCOME", (60, 160), cv2.FONT_HERSHEY_SIMPLEX, 1.4, 0, 4)
    for top in (124, 165):
        picture[top : top + 3, 40:860] = 0
    without = stretches(ink_of(picture, 300), 300)
    picture[124:165, 40:43] = 0
    assert [len(line.glyphs) for line in stretches(ink_of(picture, 300), 300)] == [len(line.glyphs) for line in without]


def tight() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """Two rows of words; strokes of both reach the rule between them at one place."""
    import cv2

    picture = np.full((400, 900), 255, np.uint8)
    for top, text in ((160, "Mortgage"), (210, "SERVICE")):
        cv2.putText(picture, text, (60, top), cv2.FONT_HERSHEY_SIMPLEX, 1.3, 0, 4)
    picture[174:178, 40:860] = 0
    return picture


def test_letters_of_two_rows_that_meet_at_a_rule_are_of_two_lines() -> None:
    apart = tight()
    meeting = apart.copy()
    meeting[158:188, 62:80] = 0
    lines = [[len(line.glyphs) for line in stretches(ink_of(picture, 300), 300)] for picture in (apart, meeting)]
    assert lines[0] == lines[1]
    assert len(lines[0]) == 2


def test_the_foot_of_a_letter_that_the_print_parts_is_of_its_line() -> None:
    import cv2

    picture = np.full((300, 900), 255, np.uint8)
    cv2.putText(picture, "Landscaping", (60, 160), cv2.FONT_HERSHEY_SIMPLEX, 1.3, 0, 4)
    whole = stretches(ink_of(picture, 300), 300)
    picture[157:159, :] = 255
    (line,) = stretches(ink_of(picture, 300), 300)
    assert line.glyphs[-1].box == whole[0].glyphs[-1].box


def test_a_dark_band_is_one_though_letters_reach_to_its_edges() -> None:
    import cv2

    picture = np.full((300, 900), 255, np.uint8)
    picture[101:143, 40:860] = 40
    cv2.putText(picture, "May Jun Jul Sep", (80, 132), cv2.FONT_HERSHEY_SIMPLEX, 1.2, 255, 4)
    ink = ink_of(picture, 300)
    assert len(ink.fills) == 1
    assert not ink.text[101:105].any()


def test_the_commas_of_bold_print_make_no_line_of_their_own() -> None:
    picture = np.full((300, 900), 255, np.uint8)
    for k in range(4):
        for n in range(6):
            left = 60 + 200 * k + 18 * n + (10 if n > 2 else 0)
            picture[100:121, left : left + 13] = 0
        comma = 60 + 200 * k + 54
        picture[116:127, comma : comma + 6] = 0
    assert [len(line.glyphs) for line in stretches(ink_of(picture, 300), 300)] == [7] * 4
