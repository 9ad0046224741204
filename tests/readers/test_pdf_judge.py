"""What nobody sees on a page is not among its words, and is not lost either."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pdf_files import Form, PageOf, pdf, text

from docextract.document import Page
from docextract.readers.pdf import pdfium
from fewer import each

SEEN = text(72, 700, "Rent") + text(200, 700, "950.00")


def page_of(content: PageOf | str) -> Page:
    return pdfium.read(pdf(content)).pages[0]


def texts(page: Page) -> list[str]:
    return sorted(word.text for word in page.words)


def dropped(page: Page) -> list[tuple[str, str]]:
    return sorted((dropped.word.text, dropped.reason) for dropped in page.dropped)


def test_an_ordinary_page_drops_nothing() -> None:
    page = page_of(SEEN)
    assert texts(page) == ["950.00", "Rent"]
    assert not page.dropped


def test_invisible_text_between_visible_text_is_dropped() -> None:
    page = page_of(SEEN + text(200, 650, "999.99", before="3 Tr"))
    assert texts(page) == ["950.00", "Rent"]
    assert dropped(page) == [("999.99", "invisible")]


def test_a_page_of_invisible_text_alone_is_read() -> None:
    page = page_of(PageOf("q 612 0 0 792 0 0 cm /Im1 Do Q " + text(72, 700, "Rent", before="3 Tr"), picture=True))
    assert texts(page) == ["Rent"]
    assert page.images


def test_the_text_layer_of_a_scan_is_read_though_a_stamp_is_visible() -> None:
    scan = "q 612 0 0 700 0 0 cm /Im1 Do Q " + text(72, 600, "Rent", before="3 Tr")
    assert texts(page_of(PageOf(scan + text(72, 750, "PAGE-7", before="0 Tr"), picture=True))) == ["PAGE-7", "Rent"]


def test_white_text_on_paper_is_dropped() -> None:
    page = page_of(SEEN + "1 g " + text(300, 700, "ghost"))
    assert dropped(page) == [("ghost", "white")]


def test_white_text_on_a_dark_band_is_read() -> None:
    page = page_of("0.1 0.2 0.5 rg 60 690 400 24 re f 1 g " + text(72, 700, "Unit"))
    assert texts(page) == ["Unit"]
    assert not page.dropped


def test_white_text_on_a_badge_with_round_corners_is_read_and_the_badge_frames_no_cell() -> None:
    pill = "70 690 m 100 690 l 106 690 110 694 110 700 c 110 706 106 710 100 710 c 70 710 l "
    pill += "64 710 60 706 60 700 c 60 694 64 690 70 690 c f "
    page = page_of("0.1 0.5 0.2 rg " + pill + "1 g " + text(72, 697, "Live"))
    assert texts(page) == ["Live"]
    assert not page.fills


@pytest.mark.parametrize(("x", "y"), [(-200, 700), (700, 700), (72, -50), (72, 900)])
def test_text_off_the_page_is_dropped(x: float, y: float) -> None:
    page = page_of(SEEN + text(x, y, "beyond"))
    assert dropped(page) == [("beyond", "offPage")]


def test_text_outside_the_crop_box_is_dropped() -> None:
    page = page_of(PageOf(SEEN + text(500, 700, "trimmed"), cropbox=(50, 50, 400, 780)))
    assert texts(page) == ["950.00", "Rent"]
    assert dropped(page) == [("trimmed", "offPage")]


def test_text_clipped_away_is_dropped_and_text_inside_its_window_is_read() -> None:
    window = "q 60 690 100 24 re W n "
    page = page_of(window + text(72, 700, "inside") + text(300, 700, "outside") + "Q " + SEEN.replace("700", "600"))
    assert texts(page) == ["950.00", "Rent", "inside"]
    assert dropped(page) == [("outside", "clipped")]


@pytest.mark.parametrize(("seen", "read"), [(20, ["Montgomery"]), (6, [])])
def test_a_sideways_word_of_which_the_beginning_is_seen_is_read(seen: int, read: list[str]) -> None:
    window = f"q 290 100 20 {seen} re W n "
    page = page_of(window + "BT /F1 10 Tf 0 1 -1 0 303 100 Tm (Montgomery) Tj ET Q " + SEEN)
    assert [word.text for word in page.words if word.angle == 90] == read
    assert all(abs(word.bottom - word.top - seen) < 2 for word in page.words if word.angle == 90)


def test_a_window_of_two_rectangles_shows_text_in_both() -> None:
    window = "q 60 690 100 24 re 290 690 100 24 re W n "
    page = page_of(window + text(72, 700, "one") + text(300, 700, "two") + text(200, 700, "none") + "Q")
    assert texts(page) == ["one", "two"]
    assert dropped(page) == [("none", "clipped")]


def test_text_under_an_opaque_box_is_covered_and_kept_apart() -> None:
    page = page_of(SEEN + "0 g 195 695 60 14 re f " + text(300, 700, "after"))
    assert texts(page) == ["Rent", "after"]
    assert dropped(page) == [("950.00", "covered")]


def test_text_under_a_white_box_is_covered_too() -> None:
    page = page_of(SEEN + "1 g 195 695 60 14 re f")
    assert dropped(page) == [("950.00", "covered")]


def test_a_box_inside_a_form_covers() -> None:
    page = page_of(PageOf(SEEN + "/Box Do", forms=(("Box", Form("0 g 0 0 60 14 re f", (1, 0, 0, 1, 195, 695))),)))
    assert dropped(page) == [("950.00", "covered")]


def test_a_band_drawn_before_its_text_covers_nothing() -> None:
    page = page_of("0.9 g 60 690 400 24 re f 0 g " + SEEN + "0.9 g 60 660 400 24 re f 0 g " + text(72, 668, "Total"))
    assert texts(page) == ["950.00", "Rent", "Total"]
    assert not page.dropped


def test_a_half_transparent_box_covers_nothing() -> None:
    page = page_of(SEEN + "q /Half gs 1 1 0 rg 195 695 60 14 re f Q")
    assert texts(page) == ["950.00", "Rent"]


def test_a_frame_drawn_as_a_filled_outline_covers_nothing_and_is_four_rules() -> None:
    page = page_of(SEEN + "50 650 400 100 re 51 651 398 98 re f*")
    assert texts(page) == ["950.00", "Rent"]
    assert len(page.rules) == 4
    assert not page.fills


def overprinted(offset: float, between: str = "") -> str:
    lines = [("Total", 72), ("950.00", 200)]
    first = "".join(text(x, 700, string) for string, x in lines)
    return first + between + "".join(text(x + offset, 700, string) for string, x in lines) + text(72, 600, "Rent")


@pytest.mark.parametrize("offset", [0.0, 0.25, 0.4])
def test_text_printed_twice_is_one_bold_word(offset: float) -> None:
    page = page_of(overprinted(offset))
    assert texts(page) == ["950.00", "Rent", "Total"]
    assert {word.text for word in page.words if word.bold} == {"Total", "950.00"}
    assert {reason for _, reason in dropped(page)} == {"overprint"}


def test_text_printed_again_after_much_else_is_one_bold_word() -> None:
    between = "".join(text(72 + 60 * k, 500, f"c{k}") for k in range(8))
    page = page_of(overprinted(0.3, between))
    assert [word.text for word in page.words].count("950.00") == 1
    assert {word.text for word in page.words if word.bold} == {"Total", "950.00"}


def test_equal_amounts_in_one_row_are_not_overprints() -> None:
    page = page_of("".join(text(72 + 40 * k, 700 - 12 * r, "0.00") for k in range(5) for r in range(5)))
    assert len(page.words) == 25
    assert not any(word.bold for word in page.words)


BODY = "".join(text(72, 700 - 14 * k, "Rent") + text(300, 700 - 14 * k, f"{k}00.00") for k in range(20))


def test_a_slanted_watermark_is_dropped() -> None:
    page = page_of("0.8 g BT /F1 72 Tf 0.7 0.7 -0.7 0.7 150 300 Tm (DRAFT) Tj ET 0 g " + BODY)
    assert ("DRAFT", "watermark") in dropped(page)
    assert len(page.words) == 40


def test_an_outsize_faint_watermark_is_dropped_and_a_big_title_is_read() -> None:
    page = page_of("0.85 g " + text(100, 500, "COPY", size=90) + "0 g " + BODY + text(72, 740, "Report", size=44))
    assert dropped(page) == [("COPY", "watermark")]
    assert "Report" in texts(page)


def test_slanted_column_headers_are_words() -> None:
    page = page_of("BT /F1 10 Tf 0.7071 0.7071 -0.7071 0.7071 300 720 Tm (January) Tj ET " + BODY)
    january = next(word for word in page.words if word.text == "January")
    assert january.angle == 45
    assert not page.dropped


@pytest.mark.parametrize("dots", [".........", ". . . . . . .", "……………"])
def test_dot_leaders_leave_the_label_and_its_number(dots: str) -> None:
    source = PageOf(
        text(72, 700, "Rent" + dots.replace("…", "^") + "950.00") + text(72, 600, "No. 5 ...") + text(72, 580, "3.5"),
        to_unicode=(("^", "…"),) if "…" in dots else (),
    )
    page = page_of(source)
    read: Sequence[str] = texts(page)
    assert {"Rent", "950.00", "No.", "5", "...", "3.5"} <= set(read)
    assert {reason for _, reason in dropped(page)} == {"leader"}


def row_of(*cells: tuple[float, str], y: float = 700) -> str:
    return "".join(text(x, y, string) for x, string in cells)


def test_cells_of_two_dots_are_cells() -> None:
    page = page_of(
        row_of((72, "Greece"), (150, ".."), (200, ".."), (250, "..")) + row_of((72, "Italy"), (150, "318"), y=680)
    )
    assert texts(page) == ["..", "..", "..", "318", "Greece", "Italy"]
    assert not page.dropped


def test_cells_of_two_dots_in_one_run_are_apart() -> None:
    page = page_of("BT /F1 10 Tf 72 700 Td [(Finland) -3000 (..) -4000 (..) -4000 (....) -4000 (..)] TJ ET")
    assert texts(page) == ["..", "..", "..", "....", "Finland"]
    assert [round(word.x1 - word.x0) for word in page.words[1:]] == [6, 6, 11, 6]


@pytest.mark.parametrize(
    "cells",
    [((72, "........"), (200, "950.00")), ((72, "Rent........"),), ((72, "To be continued...."), (300, "later"))],
)
def test_dots_without_a_text_before_or_a_figure_after_are_words(cells: tuple[tuple[float, str], ...]) -> None:
    page = page_of(row_of(*cells))
    assert sum(set(string) == {"."} for string in texts(page)) == 1
    assert not page.dropped


@each(["12", "iv", "$ 950.00", "-", "(12.50)"])
def test_dots_lead_to_figures_and_page_numbers_in_a_column_of_their_own(figure: str) -> None:
    page = page_of(row_of((72, "Rent"), (94, "." * 30), (240, figure)))
    assert dropped(page) == [("." * 30, "leader")]
    assert texts(page) == sorted(["Rent", *figure.split()])


@pytest.mark.parametrize(
    "line",
    [
        text(72, 700, "Rent . . . . . . . .95"),
        text(72, 700, "Rent........ .95"),
        text(72, 700, "Rent........") + text(114.4, 700, ".95"),
        "BT /F1 10 Tf 72 700 Td [(Rent........) -300 (.95)] TJ ET",
    ],
)
def test_an_amount_that_begins_with_a_point_keeps_it_after_a_leader(line: str) -> None:
    page = page_of(line)
    assert texts(page) == [".95", "Rent"]
    assert [reason for _, reason in dropped(page)] == ["leader"]


def test_a_page_number_right_after_its_dots_takes_none() -> None:
    page = page_of(text(72, 700, "Summary..........12"))
    assert texts(page) == ["12", "Summary"]
    assert dropped(page) == [("..........", "leader")]


def test_no_character_of_a_page_is_lost() -> None:
    content = overprinted(0.3) + "1 g " + text(300, 600, "ghost") + text(72, 640, "Rent....950.00", before="0 g 0 Tr")
    page = page_of(content)
    letters = "".join(word.text for word in page.words) + "".join(dropped.word.text for dropped in page.dropped)
    assert sorted(letters) == sorted("Total950.00" * 2 + "Rent" + "ghost" + "Rent....950.00")
