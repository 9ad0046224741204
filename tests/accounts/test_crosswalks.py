"""Totals of categories as lines of published charts: sums, sides, and what has been checked."""

from __future__ import annotations

from decimal import Decimal

import pytest

from docextract.accounts import chart, load_accounts

VIEWS = load_accounts().crosswalks.views


def test_every_standard_has_a_view_whose_lines_hold_categories_of_the_chart() -> None:
    assert list(VIEWS) == ["CREFC", "HUD", "USALI", "FANNIE_MAE"]
    for view in VIEWS.values():
        held = [key for line in view.lines for key in line.categories]
        assert len(held) == len(set(held))
        assert set(held) <= set(chart())
        assert {a.category for a in view.alternatives} <= set(held)
        assert not [line for line in view.lines if not line.categories]


def test_lines_that_were_not_checked_against_the_standard_say_so() -> None:
    verified = {(v.name, line.line) for v in VIEWS.values() for line in v.lines if line.verified}
    assert ("CREFC", "Base Rent") in verified
    assert ("HUD", "5120") in verified
    assert ("CREFC", "Utilities") not in verified
    assert not [line for view, line in verified if view == "FANNIE_MAE"]


def test_categories_of_one_line_are_added_column_by_column_and_nothing_is_no_zero() -> None:
    totals = {
        "expense.utilities.water": (Decimal("10.50"), None),
        "expense.utilities.sewer": (Decimal("2"), None),
        "expense.groundRent": (Decimal("7"), Decimal("8")),
    }
    utilities, ground = load_accounts().crosswalk("CREFC", totals)
    assert (utilities.line, utilities.values, utilities.verified) == ("Utilities", (Decimal("12.50"), None), False)
    assert (ground.line, ground.values, ground.verified) == ("Ground Rent", (7, 8), True)


@pytest.mark.parametrize(
    ("view", "category", "line", "section"),
    [
        ("CREFC", "expense.badDebt", "Vacancy/Collection Loss", "INCOME"),
        ("HUD", "income.rent.badDebt", "6370", "EXPENSE"),
    ],
)
def test_what_a_view_shows_on_the_other_side_changes_its_sign(
    view: str, category: str, line: str, section: str
) -> None:
    (shown,) = load_accounts().crosswalk(view, {category: (Decimal(5),)})
    assert (shown.line, shown.section, shown.values) == (line, section, (Decimal(-5),))


def test_a_category_without_a_counterpart_is_listed_and_goes_nowhere() -> None:
    (shown,) = load_accounts().crosswalk("USALI", {"income.rent.marketRent": (Decimal(5),)})
    assert (shown.line, shown.categories, shown.verified) == (None, ("income.rent.marketRent",), False)


def test_fannie_mae_keeps_other_income_and_other_expense_apart() -> None:
    income, expense = load_accounts().crosswalk(
        "FANNIE_MAE", {"income.other.otherIncome": (1,), "expense.otherExpense": (2,)}
    )
    assert (income.line, income.section, expense.line, expense.section) == ("Other", "INCOME", "Other", "EXPENSE")
