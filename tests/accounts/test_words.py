"""The built-in words: each leads to its category, none is claimed twice, and nothing unknown is guessed."""

from __future__ import annotations

import random
import string
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from judged import Judged, judged

from docextract.accounts import Accounts, Match, chart, load_accounts
from fewer import each

SECTIONS = ("INCOME", "EXPENSE", "BELOW_THE_LINE", "ASSET", "LIABILITY", "EQUITY")
FILES = {
    path.name: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in files("docextract.accounts").iterdir()
    if path.name.startswith("labels") and path.name.endswith(".toml")
}
LABELS = [(name, table) for name, content in sorted(FILES.items()) for table in content.get("label", [])]
HEADINGS = [table for content in FILES.values() for table in content.get("heading", [])]
TRUTH = [line for line in judged("account_labels.txt") if line.right != (None,)]


def contexts(table: dict[str, Any]) -> Iterator[tuple[list[str], str | None]]:
    """Headings, or an asset type, under which a rule holds."""
    topics = [*table.get("under", []), *table.get("within", [])]
    if not topics:
        yield [], None
    for topic in topics:
        if topic.isupper():
            yield [], topic
        for heading in HEADINGS:
            if heading["topic"] == topic:
                yield from (([text], None) for text in (*heading.get("exact", []), *heading.get("any", [])))


def answers(table: dict[str, Any], phrase: str) -> Iterator[Match]:
    """What a phrase of a rule gives where the rule holds, with each of the words it asks for beside."""
    for section in table.get("sections") or [chart()[table["category"]].section]:
        for path, asset_type in contexts(table):
            for also in table.get("also", [""]):
                label = f"{phrase} {also}".strip()
                yield load_accounts().category(label, section=section, path=path, asset_type=asset_type)


@each(LABELS)
def test_every_word_of_a_rule_leads_to_its_category_somewhere(name: str, table: dict[str, Any]) -> None:
    wanted = table.get("category")
    for phrase in (*table.get("exact", []), *table.get("any", [])):
        assert wanted in {found.category for found in answers(table, phrase)}, (name, phrase, table)


def test_every_category_of_the_chart_is_reached() -> None:
    reached = {table.get("category") for table in (*(t for _, t in LABELS), *HEADINGS)}
    assert set(chart()) <= reached


def test_every_topic_that_a_rule_asks_for_belongs_to_a_heading() -> None:
    from docextract import asset_types

    topics = {heading["topic"] for heading in HEADINGS} | {asset.value for asset in asset_types()}
    assert {topic for _, t in LABELS for topic in (*t.get("under", []), *t.get("within", []))} <= topics


def test_every_charge_of_a_rent_roll_has_a_category_of_the_chart() -> None:
    charges = tomllib.loads(files("docextract.vocabulary").joinpath("charges.toml").read_text(encoding="utf-8"))
    assert {entry["category"] for entry in charges["charge"]} <= set(chart())


def category(accounts: Accounts, line: Judged, label: str) -> str | None:
    return accounts.category(label, section=line.section, path=[line.heading] if line.heading else []).category


SPACES = (" ", "  ", "\t", "\u00a0")


@given(st.sampled_from(TRUTH), st.randoms(use_true_random=False))
def test_case_blanks_and_marks_do_not_matter(line: Judged, chance: random.Random) -> None:
    changed = "".join(chance.choice((c.upper(), c.lower())) if c.isascii() else c for c in line.label)
    changed = "".join(chance.choice(SPACES) if c == " " else c for c in changed)
    changed = chance.choice((" ", "")) + changed + chance.choice(("", ":", " *", "  ", " :"))
    changed = changed.replace(" - ", chance.choice((" - ", " – ", ": ", " / ")))
    assert category(load_accounts(), line, changed) == category(load_accounts(), line, line.label)


KNOWN = {word for line in TRUTH for word in line.label.casefold().split()}
CONSONANTS = "bcdfghjklmnpqrstvwxz"


@given(
    st.lists(st.text("".join(CONSONANTS), min_size=6, max_size=12), min_size=1, max_size=4),
    st.sampled_from([None, *SECTIONS]),
)
def test_random_words_have_no_category(words: list[str], section: str | None) -> None:
    found = load_accounts().category(" ".join(words), section=section)
    assert (found.category, found.basis) == (None, "none")


@given(st.text(string.printable), st.sampled_from([None, "COST_OF_SALES", *SECTIONS]))
def test_any_text_has_an_answer(label: str, section: str | None) -> None:
    found = load_accounts().category(label, section=section, path=["Utilities"])
    assert found.category is None or found.category in chart()


@each(["", "  ", "-", "%", "1,234.00", "***"])
def test_a_label_without_words_has_no_category(label: str) -> None:
    assert load_accounts().category(label, section="EXPENSE").category is None


def test_a_cost_of_sales_has_no_category() -> None:
    assert load_accounts().category("Labor", section="COST_OF_SALES").category is None


@each(
    [
        ("Insurance", "EXPENSE", ["Payroll"], "expense.payroll.taxesBenefits"),
        ("Insurance", "EXPENSE", ["Taxes & Insurance"], "expense.propertyInsurance"),
        ("Insurance", "INCOME", ["Commercial Reimbursement Revenue"], "income.reimbursement.insuranceRecovery"),
        ("Renter's Insurance", "INCOME", [], "income.other.insuranceWaiver"),
        ("Renter's Insurance", "EXPENSE", [], "expense.otherInsurance"),
        ("Insurance Recovery", "INCOME", [], None),
        ("Trash Removal", "EXPENSE", ["Utilities"], "expense.utilities.trash"),
        ("Trash Removal", "EXPENSE", ["Contract Services"], "expense.contractServices.trash"),
        ("Water & Sewer", "EXPENSE", [], "expense.utilities.water"),
        ("Legal & Collections", "INCOME", [], "income.other.legalFees"),
        ("Waived Leasing Fees", "INCOME", [], "income.other.adminFees"),
        ("Damage Waiver", "INCOME", [], "income.other.insuranceWaiver"),
        ("Asset Management Fee", "EXPENSE", [], "belowLine.assetManagementFee"),
        ("Information Management Fee", "EXPENSE", [], "expense.generalAdministrative"),
        ("Section 8 Vacancy Claims", "INCOME", [], "income.rent.subsidyHap"),
        ("Loss to Contract Section 8", "INCOME", [], "income.rent.lossToLease"),
        ("Model Furniture", "EXPENSE", [], "expense.marketing"),
        ("Security Deposits", "LIABILITY", [], "liability.securityDeposits"),
        ("Cleaning", "INCOME", [], "income.other.damages"),
        ("Cleaning", "EXPENSE", ["Turnover"], "expense.turnover"),
        ("Carpet", "BELOW_THE_LINE", ["Capital Improvements"], "belowLine.capitalExpenditures"),
        (
            "Replacement Reserves",
            "BELOW_THE_LINE",
            ["Net Cash Flow", "Post Reserve NOI"],
            "belowLine.replacementReserve",
        ),
        ("Replacement Reserves", "BELOW_THE_LINE", ["Cash Flow from Financing Activities"], "cash.reserves"),
        ("AR Reserve", "INCOME", [], "income.rent.badDebt"),
        ("Leasing Commissions", "BELOW_THE_LINE", [], "belowLine.leasingCommissions"),
        ("Leasing Commissions", "EXPENSE", ["Payroll"], "expense.payroll.bonus"),
        ("Taxes", "EXPENSE", ["Payroll"], "expense.payroll.taxesBenefits"),
        ("Federal Income Tax", "BELOW_THE_LINE", [], "belowLine.incomeTax"),
        ("Interest on Deposits", "EXPENSE", [], "expense.generalAdministrative"),
        ("Miscellaneous", "EXPENSE", ["General & Administrative"], "expense.generalAdministrative"),
        ("Miscellaneous", "EXPENSE", [], "expense.otherExpense"),
        ("Management Fee 5%", "EXPENSE", [], "expense.managementFee"),
        ("Utilities", "EXPENSE", ["Undistributed Operating Expenses"], "hotel.undistributed.utilities"),
        ("Linen", "EXPENSE", ["Departmental Expenses", "Rooms"], "hotel.departmental.rooms"),
    ]
)
def test_ambiguous_words_are_decided_by_section_and_heading(
    label: str, section: str, path: list[str], category: str | None
) -> None:
    found = load_accounts().category(label, section=section, path=path)
    assert found.category == category, found.reason


def test_the_asset_type_decides_where_sectors_differ() -> None:
    accounts = load_accounts()
    told = {asset: accounts.category("Base Rent", section="INCOME", asset_type=asset) for asset in ("OFFICE", None)}
    assert told["OFFICE"].category == "income.rent.baseRentCommercial"
    assert told[None].category == "income.rent.rentalIncome"
