"""Rules, fills and pictures of a PDF page, as lines drawn and as rectangles filled."""

from __future__ import annotations

import pytest
from pdf_files import Form, PageOf, pdf, text

from docextract.document import Page
from docextract.readers.pdf import pdfium

WORD = text(72, 700, "Rent")


def page_of(content: PageOf | str) -> Page:
    return pdfium.read(pdf(content)).pages[0]


@pytest.mark.parametrize(
    "drawn",
    ["1 w 100 500 m 300 500 l S", "100 499.5 200 1 re f", "0.5 g 100 499.5 m 300 499.5 l 300 500.5 l 100 500.5 l f"],
)
def test_a_line_is_a_rule_however_it_is_drawn(drawn: str) -> None:
    page = page_of(WORD + drawn)
    assert len(page.rules) == 1
    assert page.rules[0] == pytest.approx((100, 291.5, 300, 292.5), abs=1.1)
    assert page.rules[0].horizontal
    assert not page.fills


def test_a_stroked_rectangle_is_four_rules() -> None:
    page = page_of(WORD + "1 w 100 400 200 50 re S")
    assert len(page.rules) == 4
    assert sorted(round(rule.x1 - rule.x0) for rule in page.rules) == [1, 1, 200, 200]


def test_an_open_polyline_is_its_sides() -> None:
    page = page_of(WORD + "100 400 m 300 400 l 300 450 l S")
    assert len(page.rules) == 2


def test_a_shaded_band_is_a_fill_with_its_colour_and_paper_is_not() -> None:
    page = page_of(WORD + "1 0.5 0 rg 100 400 200 50 re f 1 g 100 300 200 50 re f")
    assert [fill.color for fill in page.fills] == [(255, 128, 0)]
    assert page.fills[0][:4] == pytest.approx((100, 342, 300, 392), abs=0.5)


def test_many_rules_in_one_path_are_many_rules() -> None:
    page = page_of(WORD + "".join(f"100 {400 - 20 * k} 200 0.5 re " for k in range(6)) + "f")
    assert len(page.rules) == 6


def test_rules_in_nested_forms_stand_where_their_matrices_put_them() -> None:
    inner = Form("0 0 100 1 re f 0 g 0 20 50 30 re f", matrix=(2, 0, 0, 1, 0, 0))
    outer = Form("q 1 0 0 1 5 0 cm /Inner Do Q", matrix=(1, 0, 0, 1, 100, 400), forms=(("Inner", inner),))
    page = page_of(PageOf(WORD + "q 1 0 0 1 10 0 cm /Outer Do Q", forms=(("Outer", outer),)))
    assert page.rules[0] == pytest.approx((115, 391, 315, 392), abs=0.1)
    assert page.fills[0][:4] == pytest.approx((115, 342, 215, 372), abs=0.1)


def test_a_path_under_a_scaling_matrix_inside_a_form_is_scaled_once() -> None:
    form = Form("q 0.1 0 0 0.1 0 0 cm 1 0 0 RG 10 w 1000 1000 2000 500 re S Q", matrix=(1, 0, 0, 1, 0, 100))
    page = page_of(PageOf(WORD + "/Box Do", forms=(("Box", form),)))
    assert len(page.rules) == 4
    assert min(rule.x0 for rule in page.rules) == pytest.approx(100, abs=1)
    assert max(rule.x1 for rule in page.rules) == pytest.approx(300, abs=1)
    assert min(rule.top for rule in page.rules) == pytest.approx(792 - 250, abs=1)


def test_a_picture_is_its_box() -> None:
    page = page_of(PageOf(WORD + "q 120 0 0 60 100 400 cm /Im1 Do Q", picture=True))
    assert page.images == [pytest.approx((100, 332, 220, 392), abs=0.1)]


def test_what_is_drawn_off_the_page_or_without_paint_is_nothing() -> None:
    page = page_of(WORD + "700 100 200 1 re f 100 400 200 50 re n 100 100 0.5 0.5 re f")
    assert not page.rules
    assert not page.fills
