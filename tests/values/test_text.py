"""Texts are compared without what printing adds to them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from docextract.values.text import is_blank, normal, unescape, words
from fewer import each


@each(
    [
        "Total:",
        " TOTAL ",
        "Total*",
        "Total (2)",
        "Total¹",
        "Total  :",
        "ｔｏｔａｌ",
        "Total:*",
        "total\u00a0",
        "Total [1]",
    ]
)
def test_marks_width_and_case_do_not_count(text: str) -> None:
    assert normal(text) == "total"


def test_what_is_not_a_mark_stays() -> None:
    assert normal("Suite (200)") == "suite (200)"
    assert normal("Tenant SF (2)") == "tenant sf"
    assert normal("Fläche m²") == "fläche m2"
    assert normal("Sq.\nFeet") == "sq. feet"


@given(st.text())
def test_a_normalised_text_stays_as_it_is(text: str) -> None:
    once = normal(text)
    assert words(once) == words(text) or not text.isascii()
    assert once == once.strip()


def test_words_are_whole_and_signs_that_mean_something_are_words() -> None:
    assert words("Bldg/Unit #") == ("bldg", "unit", "#")
    assert words("% of Base Rent ($)") == ("%", "of", "base", "rent", "$")
    assert words("Unit_ID") == ("unit", "id")
    assert words("Tenant's Share") == ("tenants", "share")


@each([None, "", "  ", "\u00a0", "\t\n", "\u200b", " \u00a0 "])
def test_blank_cells_hold_nothing(value: str | None) -> None:
    assert is_blank(value)


@each([0, False, 0.0, "-", "0", "."])
def test_zeros_and_dashes_are_not_blank(value: object) -> None:
    assert not is_blank(value)  # type: ignore[arg-type]


def test_names_lose_their_html_entities() -> None:
    assert unescape("B&amp;G Restaurant, LLC") == "B&G Restaurant, LLC"
    assert unescape("Johin&#039;na LLC") == "Johin'na LLC"
    assert unescape("A & B") == "A & B"
