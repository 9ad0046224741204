"""The currency is what symbols and words beside numbers say."""

from __future__ import annotations

import pytest

from docextract.values.currency import find_currency
from fewer import each


@each(
    [
        (["$1,234.00", "Rent"], "USD"),
        (["$1,234", "All amounts in CAD"], "CAD"),
        (["$5", "C$ 5"], "CAD"),
        (["US$ 5"], "USD"),
        (["12,50 €"], "EUR"),
        (["Miete (EUR)"], "EUR"),
        (["£ 5"], "GBP"),
        (["**Amount is displayed in your base currency INR", "1,50,00,000.00"], "INR"),
        (["P 1,000.00"], "PHP"),
        (["R 4 650", "R 167 400"], "ZAR"),
        (["Tk 5,000"], "BDT"),
        (["Rs. 5,000"], "INR"),
        (["5,000 CHF"], "CHF"),
        (["R$ 5.000,00"], "BRL"),
        (["12 500 Kč"], "CZK"),
        (["₩1,200,000"], "KRW"),
        (["Rent/Yr$", "Areas$"], "USD"),
    ]
)
def test_a_currency_is_found(texts: list[str], code: str) -> None:
    assert find_currency(texts) == code


@pytest.mark.parametrize(
    "texts",
    [
        [],
        ["1,234.00"],
        ["P1", "P 12A", "Building P", "R4", "Retail R"],
        ["€ 5", "£ 5"],
        ["EURO Deli LLC and Tk"],
        ["European Wax"],
        ["Rs"],
        ["5 000 kr"],
    ],
)
def test_nothing_or_two_currencies_are_none(texts: list[str]) -> None:
    assert find_currency(texts) is None
