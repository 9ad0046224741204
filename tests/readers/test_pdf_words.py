"""Words of a PDF page stand where the page shows them, whole and apart."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pdf_files import Form, PageOf, pdf, text

from docextract.document import Page, Word
from docextract.readers.pdf import pdfium

ROW = "1,234.56"


def page_of(content: PageOf | str) -> Page:
    return pdfium.read(pdf(content)).pages[0]


def texts(page: Page) -> list[str]:
    return [word.text for word in page.words]


def word(page: Page, string: str) -> Word:
    found = [word for word in page.words if word.text == string]
    assert len(found) == 1, texts(page)
    return found[0]


def near(one: Word, other: Word, slack: float = 0.6) -> bool:
    return all(abs(p - q) <= slack for p, q in zip(one[1:5], other[1:5], strict=True))


def turned(content: str, rotate: int, width: float, height: float) -> PageOf:
    """A page that shows ``content`` upright, though it is drawn turned and /Rotate turns it back."""
    matrix, box = {
        0: ((1, 0, 0, 1, 0, 0), (width, height)),
        90: ((0, 1, -1, 0, height, 0), (height, width)),
        180: ((-1, 0, 0, -1, width, height), (width, height)),
        270: ((0, -1, 1, 0, 0, width), (height, width)),
    }[rotate]
    operators = " ".join(map(str, matrix))
    return PageOf(f"q {operators} cm\n{content}\nQ", (0, 0, *box), rotate=rotate)


CONTENT = text(72, 700, "Unit") + text(200, 500, ROW, size=8) + "100 480 300 1 re f 50 300 m 550 300 l S"


@pytest.mark.parametrize("rotate", [90, 180, 270])
def test_a_rotated_page_reads_as_it_is_shown(rotate: int) -> None:
    upright = page_of(turned(CONTENT, 0, 612, 792))
    page = page_of(turned(CONTENT, rotate, 612, 792))
    assert (page.width, page.height, page.rotation) == (612, 792, rotate)
    assert texts(page) == ["Unit", ROW]
    for one, other in zip(upright.words, page.words, strict=True):
        assert near(one, other)
        assert other.angle == 0
        assert one.size == other.size
    assert len(page.rules) == len(upright.rules) == 2
    for rule, same in zip(upright.rules, page.rules, strict=True):
        assert rule == pytest.approx(same, abs=0.1)


def test_sideways_text_is_words_with_an_angle() -> None:
    page = page_of("BT /F1 10 Tf 0 1 -1 0 100 200 Tm (Market Rent) Tj ET" + text(300, 200, "level"))
    market, rent = word(page, "Market"), word(page, "Rent")
    assert market.angle == rent.angle == 90
    assert word(page, "level").angle == 0
    assert market.x1 - market.x0 == pytest.approx(10, abs=0.1)
    assert market.bottom == pytest.approx(592, abs=0.5)
    assert market.bottom - market.top == pytest.approx(30.56, abs=0.1)
    assert rent.bottom < market.top


def test_upside_down_text_is_words_with_an_angle() -> None:
    page = page_of("BT /F1 10 Tf -1 0 0 -1 300 400 Tm (Total) Tj ET")
    total = word(page, "Total")
    assert total.angle == 180
    assert (total.x1, total.top) == pytest.approx((300, 390), abs=3)
    assert total.x1 - total.x0 == pytest.approx(22.23, abs=0.1)


def test_a_crop_box_moves_the_origin() -> None:
    content = text(172, 700, "Unit") + "150 650 200 1 re f"
    plain = page_of(content)
    cropped = page_of(PageOf(content, cropbox=(100, 50, 500, 750)))
    assert (cropped.width, cropped.height) == (400, 700)
    before, after = word(plain, "Unit"), word(cropped, "Unit")
    assert after.x0 == pytest.approx(before.x0 - 100, abs=0.01)
    assert after.top == pytest.approx(before.top - 42, abs=0.01)
    assert cropped.rules[0].x0 == pytest.approx(plain.rules[0].x0 - 100, abs=0.01)


def test_text_in_nested_forms_stands_where_their_matrices_put_it() -> None:
    inner = Form(text(10, 10, "inside"), matrix=(2, 0, 0, 2, 0, 0))
    outer = Form("q 1 0 0 1 20 30 cm /Inner Do Q", matrix=(1, 0, 0, 1, 50, 100), forms=(("Inner", inner),))
    page = page_of(PageOf("/Outer Do", forms=(("Outer", outer),)))
    inside = word(page, "inside")
    assert inside.x0 == pytest.approx(50 + 20 + 20, abs=1)
    assert inside.size == 20
    assert inside.bottom == pytest.approx(792 - (100 + 30 + 20), abs=5)


def test_stretched_text_is_as_high_as_its_font() -> None:
    page = page_of(text(72, 700, "wide", before="150 Tz") + text(72, 650, "plain"))
    wide, plain = word(page, "wide"), word(page, "plain")
    assert wide.size == plain.size == 10
    assert wide.bottom - wide.top == pytest.approx(plain.bottom - plain.top, abs=0.01)
    assert wide.bottom == pytest.approx(plain.bottom - 50, abs=0.3)
    assert wide.x1 - wide.x0 == pytest.approx(1.5 * 20.56, abs=0.6)


def test_size_counts_the_matrix() -> None:
    page = page_of("q 0.5 0 0 0.5 0 0 cm " + text(100, 1000, "small", size=16) + "Q")
    small = word(page, "small")
    assert small.size == 8
    assert small.x0 == pytest.approx(50, abs=1)


def test_a_line_end_hyphen_stays_with_its_own_line() -> None:
    page = page_of("BT /F1 10 Tf 12 TL 72 700 Td (Manage-) Tj T* (ment fees) Tj ET")
    assert texts(page) == ["Manage-", "ment", "fees"]
    assert word(page, "Manage-").bottom < word(page, "ment").bottom - 10


def test_a_hyphen_at_the_end_of_a_cell_does_not_take_the_next_line_along() -> None:
    page = page_of(text(72, 700, "Jan-") + text(72, 688, "Feb") + text(200, 700, "100") + text(200, 688, "200"))
    assert sorted(texts(page)) == ["100", "200", "Feb", "Jan-"]


def test_a_soft_hyphen_that_is_drawn_is_a_hyphen() -> None:
    page = page_of(text(72, 700, "\xad5.00") + text(72, 600, "next"))
    assert texts(page) == ["-5.00", "next"]


def test_a_character_beyond_the_basic_plane_does_not_move_the_boxes_after_it() -> None:
    content = text(72, 700, "A^B") + text(200, 700, "after") + text(300, 650, ROW)
    plain = page_of(content)
    page = page_of(PageOf(content, to_unicode=(("^", "\U0001f600"),)))
    assert texts(page) == ["A\U0001f600B", "after", ROW]
    for string in ("after", ROW):
        assert near(word(plain, string), word(page, string), 0.01)


def test_a_ligature_of_several_letters_does_not_move_the_boxes_after_it() -> None:
    content = text(72, 700, "O^ce") + text(200, 700, "after")
    page = page_of(PageOf(content, to_unicode=(("^", "ffi"),)))
    assert texts(page) == ["Office", "after"]
    assert word(page, "after").x0 == pytest.approx(200, abs=0.5)


def test_touching_cells_are_split_where_the_next_begins_too_early() -> None:
    page = page_of(text(72, 700, "Orthopaedics") + text(125, 700, "10/1/2022"))
    assert sorted(texts(page)) == ["10/1/2022", "Orthopaedics"]


def test_touching_cells_are_split_where_a_column_runs_through() -> None:
    names = ["Ann", "Bob Lee", "Christopher", "Dee"]
    content = ""
    edge = 72 + 46.13  # where "Occupied" ends
    for row, name in enumerate(names):
        y = 700 - 14 * row
        content += text(72, y, ["Vacant", "Occupied", "Notice", "Model"][row]) + text(edge, y, name)
    page = page_of(content.replace("Christopher", "Smith"))
    assert "Occupied" in texts(page)
    assert "Bob" in texts(page)


def test_touching_words_in_small_letters_are_split_where_the_second_begins_on_other_lines() -> None:
    edge = 72 + 37.79  # where "Underby" in Helvetica ends, and the next cell begins on every line
    others = [text(72, 700 - 14 * row, "Ash") + text(edge, 700 - 14 * row, "studio") for row in range(3)]
    page = page_of("".join(others) + text(72, 644, "Underby") + text(edge, 644, "studio"))
    assert "Underby" in texts(page)
    assert texts(page).count("studio") == 4


def test_touching_cells_are_split_where_the_window_of_one_ends() -> None:
    edge = 72 + 22.23  # where "Expy" in Helvetica ends
    tight = f"q 60 690 {edge - 60} 12 re W n "  # it cuts off what hangs below the line
    wide = f"q 60 690 {edge + 20} 12 re W n "
    low = text(72, 691, "Expy") + "Q " + text(edge, 691, "monthly")
    assert texts(page_of(tight + low)) == ["Expy", "monthly"]
    assert texts(page_of(wide + low)) == ["Expymonthly"]


def test_touching_words_with_capitals_of_their_own_are_split() -> None:
    assert texts(page_of(text(72, 700, "Rent") + text(72 + 21.12, 700, "Pet"))) == ["Rent", "Pet"]
    assert texts(page_of(text(72, 700, "Mc") + text(72 + 13.33, 700, "Donald"))) == ["McDonald"]


def test_ids_that_touch_on_every_line_are_split_where_their_header_begins() -> None:
    edge = 72 + 37.25  # where "PRA008" in Helvetica ends
    suites = ["110", "120C"]
    lines = [text(72, 686 - 14 * n, "PRA008") + text(edge, 686 - 14 * n, suite) for n, suite in enumerate(suites)]
    page = page_of(text(40, 700, "Bldg") + text(edge, 700, "Suit") + "".join(lines))
    assert texts(page).count("PRA008") == 2
    assert {"110", "120C"} <= set(texts(page))


def test_a_number_that_touches_a_name_is_split_off_where_its_header_begins() -> None:
    edge = 72 + 51.69  # where "Hathersage" in Helvetica ends
    row = text(72, 686, "Hathersage") + text(edge, 686, "302")
    assert texts(page_of(text(40, 700, "Resident") + text(edge, 700, "Unit") + row))[-2:] == ["Hathersage", "302"]
    assert texts(page_of(text(40, 700, "Resident") + text(edge + 9, 700, "Unit") + row))[-1] == "Hathersage302"


def test_touching_numbers_are_split_where_a_column_of_right_edges_ends() -> None:
    rows = [("12.00", "A7"), ("5,000.00", "B2"), ("1.50", "C9"), ("910.00", "D1")]
    widths = {"12.00": 25.02, "5,000.00": 38.92, "1.50": 19.46, "910.00": 30.58}
    content = ""
    for row, (amount, code) in enumerate(rows):
        right = 200
        gap = 0 if amount == "5,000.00" else 30 + 7 * row
        content += text(right - widths[amount], 700 - 14 * row, amount) + text(right + gap, 700 - 14 * row, code)
    page = page_of(content)
    assert sorted(texts(page)) == sorted(string for row in rows for string in row)


def spelled(x: float, y: float, string: str) -> str:
    """A string drawn letter by letter, every letter a text object of its own, as some printers do."""
    widths = {" ": 2.78, "i": 2.22, "l": 2.22, "t": 2.78, "r": 3.33, "f": 2.78, "m": 8.33, "w": 7.22}
    out = ""
    for letter in string:
        if letter != " ":
            out += text(round(x, 2), y, letter)
        upper = 6.67 if letter.isupper() else 5.56
        x += widths.get(letter, upper)
    return out


def test_letters_in_runs_of_their_own_are_one_word() -> None:
    lines = ["Occupied unit", "Vacant unit", "Occupied shop", "Notice unit"]
    page = page_of("".join(spelled(72, 700 - 14 * k, line) for k, line in enumerate(lines)))
    assert texts(page) == " ".join(lines).split()


def test_kerned_pieces_are_one_word() -> None:
    # Three pieces of "Operating", each a little nearer than its advance; other rows begin columns elsewhere.
    content = text(72, 700, "Op") + text(85.0, 700, "erat") + text(101.9, 700, "ing")
    content += "".join(text(72, 680 - 14 * k, "Repairs") + text(200, 680 - 14 * k, "10.00") for k in range(4))
    assert "Operating" in texts(page_of(content))


def test_a_bold_label_does_not_swallow_its_value() -> None:
    page = page_of(text(72, 700, "Unit:", font="F2") + text(95.33, 700, "101"))
    assert texts(page) == ["Unit:", "101"]


def test_letter_spaced_words_are_words() -> None:
    page = page_of("BT /F1 12 Tf 8 Tc 72 700 Td (RENT ROLL) Tj ET" + text(72, 650, "Unit"))
    assert texts(page) == ["RENT", "ROLL", "Unit"]


def test_single_letters_in_columns_stay_apart() -> None:
    page = page_of("".join(text(72 + 20 * k, 700, letter) for k, letter in enumerate("EFGH")))
    assert texts(page) == ["E", "F", "G", "H"]


def test_narrow_characters_on_two_lines_stay_apart() -> None:
    for above, below in ((",", "0"), ("'", "5"), ("(", "5")):
        for first, second in ((8.5, 7), (7, 8.5), (10, 7)):
            page = page_of(text(72, 700, above, size=first) + text(72, 680, below, size=second))
            assert texts(page) == [above, below]


def test_typed_single_digits_stay_apart() -> None:
    assert texts(page_of(text(72, 700, "1 2 3 4 5 6"))) == ["1", "2", "3", "4", "5", "6"]


def test_words_come_in_content_order_and_runs_count_up() -> None:
    page = page_of(text(300, 700, "second") + text(72, 700, "first two") + text(72, 100, "last"))
    assert texts(page) == ["second", "first", "two", "last"]
    runs = [word.run for word in page.words]
    assert runs == sorted(runs)
    assert runs[1] == runs[2]
    assert len(set(runs)) == 3


def test_fonts_tell_name_size_and_weight() -> None:
    page = page_of(text(72, 700, "plain", size=9) + text(72, 680, "strong", size=11, font="F2"))
    plain, strong = word(page, "plain"), word(page, "strong")
    assert (plain.font, plain.size, plain.bold) == ("Helvetica", 9, False)
    assert (strong.font, strong.size, strong.bold) == ("Helvetica-Bold", 11, True)


def test_filled_and_outlined_text_is_bold() -> None:
    page = page_of(text(72, 700, "Total", before="2 Tr 0.3 w") + text(72, 680, "plain", before="0 Tr"))
    assert word(page, "Total").bold
    assert not word(page, "plain").bold


LETTERS = st.text("ABCDEFGHabcdefgh0123456789.,$()/%", min_size=1, max_size=9).filter(
    lambda string: "...." not in string
)


@given(
    st.lists(
        st.tuples(LETTERS, st.integers(0, 4), st.integers(0, 20), st.sampled_from([7.0, 8.5, 10.0])),
        min_size=1,
        max_size=30,
        unique_by=lambda cell: (cell[1], cell[2]),
    )
)
def test_every_cell_that_is_drawn_is_read_where_it_was_drawn(cells: list[tuple[str, int, int, float]]) -> None:
    content = "".join(text(40 + 110 * x, 740 - 34 * y, string, size=size) for string, x, y, size in cells)
    page = page_of(content)
    drawn = [(string, 40 + 110 * x, 740 - 34 * y, size) for string, x, y, size in cells]
    assert sorted((string, size) for string, _, _, size in drawn) == sorted(
        (word.text, word.size) for word in page.words
    )
    for string, x, y, size in drawn:
        assert any(
            word.text == string
            and math.isclose(word.x0, x, abs_tol=0.5)
            and word.top < 792 - y < word.bottom
            and word.size == size
            for word in page.words
        )


@pytest.mark.parametrize("over", ["5", "55", ",5", "00.", "7"])
@pytest.mark.parametrize("shift", [0.0, 0.2, -0.2])
def test_a_figure_that_stands_in_the_place_of_the_same_figure_is_not_lost(over: str, shift: float) -> None:
    """PDFium keeps one of two equal letters in one place, which made 2,555.00 of 25,555.00."""
    amount = "25,555.00"
    for at in range(len(amount) - len(over) + 1):
        x = 200 + 2.78 * amount[:at].count(",") + 5.56 * (at - amount[:at].count(",")) + shift
        page = page_of(text(x - 41.7, 700, "Village") + text(x - 6.67, 700, "fr" + over) + text(200, 700, amount))
        assert texts(page)[-1] == amount, (at, texts(page))


def test_an_amount_beside_a_text_gets_no_figure_of_it() -> None:
    page = page_of(text(179, 700, "A25") + text(200, 700, "5,555.00") + text(179, 680, "A25") + text(200, 680, "255"))
    assert texts(page) == ["A25", "5,555.00", "A25", "255"]
