"""Every printed form of a number reads back as the number that was printed."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docextract.values.numbers import (
    NumberStyle,
    count,
    has_doubtful_sign,
    is_money_like,
    money,
    number_style,
    percent,
    scaled,
)
from fewer import each

CENTS = st.decimals(min_value=0, max_value=10**12, places=2, allow_nan=False, allow_infinity=False)


def lakh(amount: Decimal) -> str:
    whole, cents = f"{amount:.2f}".split(".")
    head, tail = whole[:-3], whole[-3:]
    groups = []
    while head:
        groups.insert(0, head[-2:])
        head = head[:-2]
    return ",".join([*groups, tail]) + "." + cents


POSITIVE = {
    "plain": lambda a: f"{a:.2f}",
    "grouped": lambda a: f"{a:,.2f}",
    "dollar": lambda a: f"${a:,.2f}",
    "dollar apart": lambda a: f"$ {a:,.2f}",
    "US dollar": lambda a: f"US${a:,.2f}",
    "euro behind": lambda a: f"{a:,.2f} €",
    "word before": lambda a: f"Tk {a:,.2f}",
    "word behind": lambda a: f"{a:,.2f} INR",
    "single letter": lambda a: f"P {a:,.2f}",
    "lakh": lakh,
    "padded": lambda a: f"  {a:,.2f}\u00a0",
    "cut off bracket": lambda a: f"({a:,.2f}",
}
NEGATIVE = {
    "brackets": lambda a: f"({a:,.2f})",
    "dollar outside": lambda a: f"$({a:,.2f})",
    "dollar inside": lambda a: f"(${a:,.2f})",
    "minus": lambda a: f"-{a:,.2f}",
    "long minus": lambda a: f"\u2212{a:,.2f}",
    "minus after dollar": lambda a: f"$ -{a:,.2f}",
    "minus before dollar": lambda a: f"-$ {a:,.2f}",
    "trailing minus": lambda a: f"{a:,.2f}-",
    "en dash": lambda a: f"–{a:,.2f}",
    "angle brackets": lambda a: f"<{a:,.2f}>",
    "dollar before angle brackets": lambda a: f"$<{a:,.2f}>",
}


@pytest.mark.parametrize("form", POSITIVE)
@given(amount=CENTS)
def test_an_amount_printed_in_any_form_reads_back_equal(form: str, amount: Decimal) -> None:
    assert money(POSITIVE[form](amount)) == amount


@pytest.mark.parametrize("form", NEGATIVE)
@given(amount=CENTS)
def test_a_negative_amount_in_any_form_keeps_its_sign(form: str, amount: Decimal) -> None:
    assert money(NEGATIVE[form](amount)) == -amount


@given(amount=CENTS)
def test_continental_and_swiss_numbers_read_back_in_their_own_style(amount: Decimal) -> None:
    american = f"{amount:,.2f}"
    continental = american.translate(str.maketrans(",.", ".,"))
    assert money(continental, NumberStyle.COMMA) == amount
    assert money(american.replace(",", "'"), NumberStyle.APOSTROPHE) == amount
    assert money(american.replace(",", "’"), NumberStyle.APOSTROPHE) == amount


@given(st.lists(CENTS.filter(lambda a: a >= 1000), min_size=1, max_size=20))
def test_the_style_of_a_document_is_told_from_its_numbers(amounts: list[Decimal]) -> None:
    american = [f"{a:,.2f}" for a in amounts]
    assert number_style(american) is NumberStyle.POINT
    assert number_style(t.translate(str.maketrans(",.", ".,")) for t in american) is NumberStyle.COMMA
    assert number_style(t.replace(",", "'") for t in american) is NumberStyle.APOSTROPHE


def test_numbers_that_could_be_either_do_not_decide_the_style() -> None:
    assert number_style(["1,234", "950"]) is NumberStyle.POINT
    assert number_style(["1.234"]) is NumberStyle.POINT
    assert number_style(["0.125", "1.234", "2.500", "3.750"]) is NumberStyle.POINT
    assert number_style(["1.234", "2.500", "3.750"]) is NumberStyle.COMMA
    assert number_style(["333,687", "319,332", "4,290", "36,444", "1,505", "333,7118"]) is NumberStyle.POINT
    assert number_style(["333,687", "319,332", "4,29", "36,44", "1,505"]) is NumberStyle.COMMA
    assert number_style(["31.12.2024", "Unit 4,5", "Suite 1.2"]) is NumberStyle.POINT
    assert number_style(["12'345", "12'", "950.50"]) is NumberStyle.APOSTROPHE


@given(st.floats(allow_nan=False, allow_infinity=False, allow_subnormal=False))
def test_a_spreadsheet_number_keeps_the_fifteen_digits_that_spreadsheets_keep(number: float) -> None:
    exact = Decimal(repr(number))
    if number.is_integer() or len(exact.normalize().as_tuple().digits) <= 15:
        assert money(number) == exact
    else:
        assert money(number) == Decimal(f"{number:.14e}")


@each(["-", "–", "—", "$-", "$ -", "- $", "(-)", "(0)", "0", "$0.00", "( - )"])
def test_dashes_and_zeros_in_a_money_column_are_printed_zeros(text: str) -> None:
    assert money(text) == 0


@each(
    [
        "",
        "   ",
        "\u00a0",
        "--",
        "$",
        "1BR",
        "MTM",
        "2/1.50",
        "1/2/2024",
        "N/A",
        "#REF!",
        "12.5%",
        "4.2M",
        "1,23,4",
        "12,34.5",
        "P5",
        "101-A",
        "1-2",
        "5-5",
        "1 234",
        "(1)(2)",
        "--5",
        "1.2.3",
        "Jul 2028",
        "1,234 CR",
        "$1.25/SF",
        "1,500 SF",
        "+-5",
    ]
)
def test_what_is_not_wholly_an_amount_is_none(text: str) -> None:
    assert money(text) is None


@pytest.mark.parametrize("value", [None, True, False, dt.date(2024, 1, 1), float("nan"), float("inf")])
def test_values_that_are_no_numbers_are_none(value: object) -> None:
    assert money(value) is None  # type: ignore[arg-type]


@each(["725/mo", "$725 per month", "725.00 monthly", "$725 / month", "725 a month"])
def test_an_amount_of_a_month_is_that_amount(text: str) -> None:
    assert money(text) == 725
    assert is_money_like(text)


@each(["8,700/yr", "$1.25/SF", "725 months", "12 mo", "per month"])
def test_an_amount_of_anything_else_is_none(text: str) -> None:
    assert money(text) is None
    assert not is_money_like(text)


def test_credit_marks_count_only_where_the_document_says_so() -> None:
    assert money("1,234 CR", credit=True) == Decimal("-1234")
    assert money("1,234.00 CR") == Decimal("-1234.00")
    assert money("(1,234.00) CR") == Decimal("-1234.00")
    assert money("1,234.00 DR") == Decimal("1234.00")
    assert money("12 CR") is None
    assert money("1,234.00CR", credit=True) == Decimal("-1234.00")
    assert money("1,234.00 DR", credit=True) == Decimal("1234.00")
    assert money("1,234.00", credit=True) == Decimal("1234.00")


def test_brackets_with_blanks_inside_are_positive_but_doubtful() -> None:
    assert money("( 12,345)") == 12345
    assert has_doubtful_sign("( 12,345)")
    assert has_doubtful_sign("( 3.2%)")
    assert not has_doubtful_sign("(12,345)")
    assert not has_doubtful_sign("(3.2%)")
    assert not has_doubtful_sign("( see note )")
    assert not has_doubtful_sign(5)


def test_a_bracket_without_its_other_half_is_doubtful() -> None:
    for text in ("(12,345", "12,345)", "$ (12,345", "( 12,345"):
        assert money(text) == 12345, text
        assert has_doubtful_sign(text), text
    for text in ("(12,345-", "-12,345)", "$(12,345)", "(a", "1) note"):
        assert not has_doubtful_sign(text), text


def test_percentages_are_ratios_and_scaled_amounts_are_asked_for_by_name() -> None:
    assert percent("12.5%") == Decimal("0.125")
    assert percent("(3.2%)") == percent("(3.2)%") == percent("-3.2 %") == Decimal("-0.032")
    assert percent(0.125) == Decimal("0.125")
    assert percent("12.5") is None
    assert percent("12,5 %", NumberStyle.COMMA) == Decimal("0.125")
    assert scaled("$4.2M") == 4_200_000
    assert scaled("($1.2k)") == -1200
    assert scaled("EUR 3 million") == 3_000_000
    assert scaled("4.2") is None
    assert scaled("Model") is None


def test_counts_are_whole_and_not_negative() -> None:
    assert count("1,234") == 1234
    assert count(12.0) == 12
    assert count("12.5") is None
    assert count("-3") is None
    assert count("twelve") is None


@given(CENTS)
def test_amounts_look_like_money_in_every_style(amount: Decimal) -> None:
    assert is_money_like(f"${amount:,.2f}")
    assert is_money_like(f"{amount:,.2f}".translate(str.maketrans(",.", ".,")))
    assert is_money_like(float(amount))


@pytest.mark.parametrize("value", ["-", "1BR", "Smith", "1/2/2024", "12.5%", None, True, "", dt.date(2024, 1, 1)])
def test_other_cells_do_not_look_like_money(value: object) -> None:
    assert not is_money_like(value)  # type: ignore[arg-type]


def test_a_number_that_no_workbook_can_hold_is_no_amount() -> None:
    assert money("1" * 301) is None
    assert money("1" * 300) is not None


def test_blanks_part_groups_where_no_commas_do() -> None:
    assert number_style(["1 461 675", "-24 525", "-1.7%"]) is NumberStyle.SPACED
    assert number_style(["1 461 675.50", "-24 525.00", "950.25"]) is NumberStyle.SPACED
    assert number_style(["1 461 675", "-24 525", "-1,7 %"]) is NumberStyle.COMMA
    assert number_style(["1 461 675,50", "-24 525,00"]) is NumberStyle.COMMA
    assert number_style(["1,461,675", "12 101", "14 200"]) is NumberStyle.POINT
    assert money("-1 461 675.50", NumberStyle.SPACED) == Decimal("-1461675.50")
    assert money("1 46", NumberStyle.SPACED) is None
    assert is_money_like("1 461 675.50")
