"""Charge codes and descriptions lead to the chart of accounts."""

from __future__ import annotations

import pytest

from docextract.vocabulary import load_vocabulary
from fewer import each

VOCABULARY = load_vocabulary()

LISTED = {
    "income.rent.rentalIncome": "rent|rnt|rrent|renl|baserent|base rent|residential rent|rent - residential|RENT-Rent",
    "income.rent.baseRentCommercial": "RTL|rtl|retail rent|commercial rent",
    "income.rent.subsidyHap": "HAP|HAP rent|subsidy|section 8",
    "income.rent.concessions": "conc|CONC/SPECL|Concession|Concession - One|Concession Upfront|discount|special|"
    "one-time concession|renewal concession|prorated concession|FRE|"
    "Rent Concession|Base Rent Concession",
    "income.rent.employeeUnits": "EMPLCRED|Employee Unit Rent Allowance|courtesy officer",
    "income.rent.mtmPremium": "MTOM|mtm|month to month fee",
    "income.rent.shortTermRent": "short term|CORP",
    "income.other.parking": "parking|parking fee|outpark|garage|carport|park|Parking Rent|Garage Rent",
    "income.other.storage": "STO|storage|Storage Rent",
    "income.other.pet": "pet|petrent|pet rent|PETFEE|pet fees|Rent - Pet|Pet Rent - Monthly",
    "income.reimbursement.utilityReimbursement": "water|WATERREIMB|water reimbursement|Water Reimbursment|"
    "ELECTRICREIMB|TRASHREIMB|trash|"
    "VALET TRASH|vwaste|sewer|gas|RUBS|utility|"
    "PEST|pestctrl|Pest Control",
    "income.other.cableInternet": "rcable|cable|internet|Smart Bundle",
    "income.other.amenityFees": "amenityf|Amenity Fee",
    "income.other.insuranceWaiver": "insurance|renters insurance|insurance waiver|deposit waiver|deposit alternative",
    "income.other.adminFees": "admin|administration fee|service fee|maintenance fee",
    "income.other.otherIncome": "credit builder|misc|other",
    "income.other.damages": "damages|cleaning|Carpet Cleaning",
    "income.reimbursement.cam": "CAM",
    "income.reimbursement.realEstateTaxRecovery": "tax recovery",
    "income.reimbursement.insuranceRecovery": "insurance recovery",
    "income.other.lateFees": "Late Fee",
}
WORDS = [(category, text) for category, texts in LISTED.items() for text in texts.split("|")]


@each(WORDS)
def test_every_listed_code_leads_to_its_category_in_any_case(category: str, text: str) -> None:
    for spelling in (text, text.upper(), text.lower()):
        assert VOCABULARY.charge(spelling) == category


@each(WORDS)
def test_a_description_serves_where_the_code_says_nothing(category: str, text: str) -> None:
    assert VOCABULARY.charge("Q17", text) == category
    assert VOCABULARY.charge(None, text) == category


def test_only_rent_and_subsidy_are_rent() -> None:
    rent = {c for c in LISTED if VOCABULARY.is_rent(c)}
    assert rent == {"income.rent.rentalIncome", "income.rent.baseRentCommercial", "income.rent.subsidyHap"}
    assert not VOCABULARY.is_rent(None)


def test_concessions_are_concessions_and_employee_allowances_are_not() -> None:
    assert {c for c in LISTED if VOCABULARY.is_concession(c)} == {"income.rent.concessions"}


@pytest.mark.parametrize("text", ["rent", "RNT", "Base Rent", "BaseRent"])
def test_base_rent_of_a_commercial_roll_is_commercial(text: str) -> None:
    assert VOCABULARY.charge(text, commercial=True) == "income.rent.baseRentCommercial"
    assert VOCABULARY.charge(text) == "income.rent.rentalIncome"


def test_a_tax_on_rent_is_no_income_but_a_tenants_tax_share_is() -> None:
    assert VOCABULARY.charge("TAX") is None
    assert VOCABULARY.charge("Rent Tax") is None
    assert VOCABULARY.charge("TAX", commercial=True) == "income.reimbursement.realEstateTaxRecovery"


@each(
    [
        "ZZZ",
        "transmission",
        "carpool",
        "translation",
        "camera",
        "currency",
        "",
        "17",
        "Transferase",
        "Spaceship",
        "Repair",
    ]
)
def test_unknown_codes_have_no_category_and_words_match_whole(text: str) -> None:
    assert VOCABULARY.charge(text) is None


def test_clipped_descriptions_are_completed_by_the_documents_own_summary() -> None:
    known = ("Rent", "Utility Sur", "Employee Unit Rent Allowance", "Renters Liabil Insurance")
    assert VOCABULARY.charge("Employee Unit Re", known=known) == "income.rent.employeeUnits"
    assert VOCABULARY.charge("Renters Liabil", known=known) == "income.other.insuranceWaiver"
    two = ("Common Charge Water", "Common Charge Pet")
    assert VOCABULARY.charge("Common Charge ", known=two) is None
    assert VOCABULARY.charge("Common Charge W", known=two) == "income.reimbursement.utilityReimbursement"
