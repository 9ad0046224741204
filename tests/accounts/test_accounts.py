"""A label, with its section and headings, has a category, what it rests on, and a reason."""

from __future__ import annotations

from docextract.accounts import chart, load_accounts
from fewer import each


def test_the_chart_is_read_once_and_by_key() -> None:
    assert chart() is chart()
    category = chart()["income.rent.vacancyLoss"]
    assert (category.section, category.kind, category.sign) == ("INCOME", "LOSS", "-")
    assert chart().children("expense.professionalFees") == (
        "expense.professionalFees.legal",
        "expense.professionalFees.audit",
        "expense.professionalFees.other",
    )
    assert set(chart().of("BELOW_THE_LINE", kind="DEBT")) == set(chart().children("belowLine.debtService"))
    assert chart().sections == ("INCOME", "EXPENSE", "BELOW_THE_LINE", "ASSET", "LIABILITY", "EQUITY")


def test_operating_categories_are_those_of_expenses() -> None:
    assert {key for key, c in chart().items() if c.operating} == set(chart().of("EXPENSE"))


@each(
    [
        ("Gross Potential Rent", None, "income.rent.grossPotentialRent", "label"),
        ("GROSS POTENTIAL RENT:", "INCOME", "income.rent.grossPotentialRent", "label"),
        ("Water", "INCOME", "income.reimbursement.utilityReimbursement", "section"),
        ("Water", "EXPENSE", "expense.utilities.water", "section"),
        ("Water", None, None, "none"),
        ("Zibble Quorn", "EXPENSE", None, "none"),
    ]
)
def test_words_and_section_decide(label: str, section: str | None, category: str | None, basis: str) -> None:
    found = load_accounts().category(label, section=section)
    assert (found.category, found.basis) == (category, basis)
    assert found.reason


def test_a_heading_says_the_section_where_nothing_else_does() -> None:
    found = load_accounts().category("Water", path=["Operating Expenses", "Utilities"])
    assert (found.category, found.basis) == ("expense.utilities.water", "section")


def test_a_heading_decides_what_no_word_does() -> None:
    found = load_accounts().category("Zibble Quorn", section="EXPENSE", path=["Utilities"])
    assert (found.category, found.basis) == ("expense.utilities.other", "section")
