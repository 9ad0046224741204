"""Account codes, unit ids and codes in brackets are told from words and numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docextract.values.codes import (
    account_code_form,
    document_code_form,
    looks_like_unit,
    split_account_code,
    split_bracket_code,
    split_property_code,
    unit_text,
)
from fewer import each, some

FORMS = ["9999", "9999.9", "99999-999", "9999-9999", "999999", "999999.9", "999999.99", "9999-99", "9999.999", "999"]
NAMES = ["Market Rent", "Loss to Lease", "Total Rental Income", "Repairs & Maintenance", "2 Bed Premium"]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("gap", some([" ", " - ", "  "], 3))
@given(data=st.data())
def test_a_code_before_every_label_is_split_off_in_its_form(form: str, gap: str, data: st.DataObject) -> None:
    codes = [
        "".join(data.draw(st.sampled_from("123456789")) if c == "9" else c for c in form) for _ in range(len(NAMES))
    ]
    labels = [f"{code}{gap}{name}" for code, name in zip(codes, NAMES, strict=True)]
    forms = document_code_form([*labels, "INCOME"])
    assert forms is not None
    assert account_code_form(codes[0]) == form
    for label, code, name in zip(labels, codes, NAMES, strict=True):
        if code != "1099":
            assert split_account_code(label, forms) == (code, name)


def test_a_dot_between_code_and_name_is_part_of_neither() -> None:
    labels = ["4010 · Rent", "4020 · Late Fees", "Total Income"]
    assert split_account_code(labels[0], document_code_form(labels)) == ("4010", "Rent")


def test_prefixes_of_a_few_labels_are_part_of_their_names() -> None:
    labels = ["Market Rent", "1010 Main Street Parking", "Vacancy", "Utilities", "Insurance"]
    assert document_code_form(labels) is None
    assert document_code_form([]) is None
    assert document_code_form(["2024", "1,000"]) is None


def test_a_form_of_the_same_chart_is_taken_with_the_most_frequent() -> None:
    labels = [f"40{i:02} Line {chr(65 + i)}" for i in range(20)] + ["4020.1 Part", "4020.2 Part", "123456 Elm Street"]
    assert document_code_form(labels) == {"9999", "9999.9"}
    assert split_account_code("123456 Elm Street", {"9999"}) is None


@each(
    [
        "401K Match",
        "1099 Filing Fees",
        "2 Bed Premium",
        "100% Rented",
        "2024 Budget",
        "4010",
        "Market Rent",
        "4010 4020",
    ]
)
def test_numbers_that_belong_to_a_name_are_no_codes(label: str) -> None:
    assert split_account_code(label) is None


def test_letters_may_be_a_code_in_a_column_of_their_own() -> None:
    assert account_code_form("PZ") == "AA"
    assert account_code_form("Parking") is None
    assert split_account_code("PZ Parking") is None


@each(
    [
        "101",
        "0101",
        "101.0",
        "10 B",
        "009-A, 009-B",
        "P1E",
        "LAND",
        "COMMON",
        "Z-ATM",
        "A,  B,  C",
        "Suite 200",
        "Apt 5B",
        "#12",
        "5/",
        "B",
        "01-101",
        "10-1101A",
        "A&B",
        101,
        101.0,
    ]
)
def test_unit_ids_look_like_units(value: object) -> None:
    assert looks_like_unit(value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "value",
    [
        "1,234.00",
        "1,234",
        "12.50",
        "$500",
        "12/31/2024",
        "John Smith",
        "12345 Main Street",
        "Total Units",
        "",
        "Unit",
        "Smith",
        None,
        True,
        101.5,
        -5,
        "Building A is vacant and for lease until June 2026",
        float("inf"),
    ],
)
def test_money_dates_and_prose_do_not(value: object) -> None:
    assert not looks_like_unit(value)  # type: ignore[arg-type]


def test_a_unit_id_keeps_its_text_and_loses_only_a_spreadsheets_point() -> None:
    assert unit_text(101.0) == unit_text("101.0") == unit_text(101) == "101"
    assert unit_text("0101") == "0101"
    assert unit_text(101.5) == "101.5"
    assert unit_text("  ") is None
    assert unit_text(None) is None


@given(
    st.from_regex(r"[A-Z][a-z]{1,9}( [A-Z][a-z]{1,9}){0,2}", fullmatch=True),
    st.from_regex(r"[a-z]{1,3}[0-9]{3,8}", fullmatch=True),
)
def test_a_code_in_brackets_is_split_from_its_name(name: str, code: str) -> None:
    assert split_bracket_code(f"{name}  ({code})") == (name, code)


@each(["Smith (2)", "Maple (north wing)", "Maple (ann)", "(t0001)", "Smith", "Smith (t01) Jr"])
def test_footnotes_and_words_in_brackets_are_no_codes(text: str) -> None:
    assert split_bracket_code(text) is None


@each(
    [
        ("Oak Bend (oakbend)", ("Oak Bend", "oakbend")),
        ("Cedar Hill Flats (.chflats)", ("Cedar Hill Flats", "chflats")),
        ("Maple Court (mc01)", ("Maple Court", "mc01")),
        ("Maple Court (north)", None),
        ("Oak Bend (bendoak)", None),
        ("Oak Bend", None),
    ]
)
def test_a_word_that_shortens_a_property_s_name_is_its_code(text: str, split: tuple[str, str] | None) -> None:
    assert split_property_code(text) == split
