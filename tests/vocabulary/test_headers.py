"""Header words name their fields, word by word, and the traps do not."""

from __future__ import annotations

import pytest

from docextract.vocabulary import load_vocabulary
from fewer import each

VOCABULARY = load_vocabulary()

NAMED = {
    "unit": "Unit|Unit #|Unit Number|Unit No|Unit No.|Unit_ID|Unit(s)|Unit Code|Bldg/Unit|Bldg-Unit|"
    "Bldg Id-Suit Id|Property Unit|Apt|Apt No.|"
    "Apartment|Suit Id|Suite|Space|Slip #|Room #|Mieteinheit",
    "bed": "Bed|Unit/Room",
    "building": "Bldg Id|Bldg|Building|Building ID",
    "propertyName": "Property|Property Name|Prop",
    "unitType": "Type|Unit Type|Unit/Room Type|Apt Type|Layout|Slip Type|Art|Unit Designation",
    "floorPlan": "Floorplan|Floor Plan|Unit Type/Floor Plan",
    "bedBath": "Beds/Baths|BD/BA",
    "bedrooms": "Beds|BR",
    "bathrooms": "Baths|BA",
    "area": "Sq Ft|SqFt|SQFT|Sqft|Sq. Ft.|Sq.\nFeet|Square Feet|SF|Unit Sq Ft|Unit\nSq Ft|"
    "Total Sq. Ft.|NRSF|NRA (SF)|Net Rentable SF|Rentable SQFT|GLA\nSqft|"
    "Area|Area_sqm|Fläche|Flaeche|Tenant SF|Tenant SF (2)|Total SF|Unit Area|Lease Area|GLA (SF)",
    "tenantName": "Tenant|Tenant Name|Tenant_Name|Resident(s)|Residents|Resident|Resident Name|Name|"
    "Occupant Name|Customer|Current Tenant|Mietername",
    "residentId": "Resh ID|Res. ID|Lease ID|Resident ID",
    "statusText": "Status|Unit Status|Suite Status|Lease Status|Unit/Lease Status|Resident Status|Occ|Occ?|"
    "Vacant?|Bed Status|Occupancy Status|Decision",
    "marketRent": "Market Rent|Market\nRent|Market + Addl.|Market / Asking|Market Rate|Market|Asking|"
    "Ask Rent|Listed Rent|Mkt Rent/Mo.|Market Rent/Mo|"
    "Quoted Rent|Std Rate|Street Rate|100% Rented|"
    "Gross Possible|Marktmiete|Market Rent*|Market Rent ($)",
    "contractRent": "Lease Rent|Rent|RENT|Monthly Rent|Monthly\nRent|Monthly\nBase Rent|Base Rent|Current Rent|"
    "Actual Rent|Actual Rate|Actual|Contract Rent|"
    "In Place Rent|Net Rent|Rent Charges|Rent Rate|Monthly Rate|Resident Rent|Nettomiete|"
    "Base Rent ($)|Monthly Rent (USD)",
    "totalCharges": "Total Charges|Actual Charges|Scheduled Charges|Total Billing",
    "otherCharges": "Other Charges/ Credits|Other Monthly Charges|Other Charges|Monthly\nOther Income|Misc",
    "annualRent": "Annual Rent|Annual\nRent|Annual Amount|Jahresnettomiete|Annual Base Rent",
    "rentPerArea": "Annual\nRate PSF|Annual\nRent/Area|Rent PSF|Base Rent PSF|Rent/Area|$/Sq.Ft.|"
    "Annual $/Sq.Ft.|Monthly Rent/Area|USD / SF|EUR / sqm / month|GBP/sqft/yr",
    "tenantRent": "Tenant Rent|Tenant Portion|Resident Portion",
    "subsidyRent": "HAP|HAP Amount|HAP Rent|Subsidy",
    "recoveries": "Monthly\nCost Recovery|Expense\nStop|Annual\nRec./Area|Actual NNN|CAM|Recov. Type|Base Yr|Base Amt",
    "leaseType": "Lease Type",
    "leaseStartDate": "Lease Start|Lease From|Lease Begin|Lease Commencement|Rent Start|Begins|Start|Mietbeginn|"
    "Lse Beg|Term From",
    "leaseEndDate": "Lease End|Lease To|Lease Expiration|Lease\nExpiration|Lease Expires|Lease Expiry|"
    "Expiration|Lease Expiration Date|Ends|End|Vertragsende",
    "moveInDate": "Move In|Move-In|Move-in|Actual Move in|MoveIn|Occupied Since|Mv In",
    "moveOutDate": "Move Out|Move-Out|Move-out|Expected Move-Out",
    "noticeDate": "Notice For Date|Notice|Notice Date",
    "leaseTermMonths": "Term|Lease Term",
    "deposit": "Deposit|Deposits|Deposit Held|Dep On Hand|Deposit Balance|Deposits On Hand|Sec Dep|"
    "Security\nDeposit\nReceived|Resident Deposit|Resident\nDeposit|"
    "Resident.1",
    "otherDeposit": "Other Deposit|Other Deposits|Surety\nBonds|LOC Amount/\nBank Guarantee",
    "balance": "Balance|Past Due|Credit/Debit Balances|Amount Receivable",
    "concessions": "Concession|Concessions|Discount|Incentive|Recurring Concession",
    "chargeCode": "Charge\nCode|Charge Code|Trans Code|Sub Journal|Charge Type|Charge",
    "chargeDescription": "Description",
    "chargeAmount": "Amount",
    "chargeFrequency": "Frequency",
    "rentSteps": "Rent Steps|Next Increase|Next Amount|Step Date|Future Rent Increases|"
    "Future Rent Increases Date|Future Rent Increases Monthly Amount|"
    "Future Rent Increases Cat|Future Rent Increases PSF|Cat",
    "percentageRent": "Percentage Rent|Breakpoint|% Rent",
    "options": "Options|Option Terms|Renewal",
    "sourceColumns": "Paid Thru|Days|Past (days)|Variance|Ins|Care Type|Level|Privacy Level|NSF|Late|Phone|"
    "Phone Number|Email|LOA (ft)|Notes|Prior Balance|"
    "% of Base Rent|% of SF|Annual Market Rent|Annual Charges / SQFT|Rent Delta",
}

WORDS = [(field, text) for field, texts in NAMED.items() for text in texts.split("|")]


@each(WORDS)
def test_every_listed_header_names_its_field_first(field: str, text: str) -> None:
    best = VOCABULARY.header(text)[0]
    assert best.field == field
    assert best.score >= 0.95


@each(WORDS)
def test_footnote_marks_case_and_line_breaks_do_not_matter(field: str, text: str) -> None:
    for other in (f"{text} (1)", f"{text}*", f" {text.upper()} :", text.replace(" ", "\n")):
        assert VOCABULARY.header(other)[0].field == field


@each(
    [
        ("Resident", "residentId"),
        ("Lease", "tenantName"),
        ("Lease", "leaseEndDate"),
        ("Other", "otherDeposit"),
        ("Size", "unitType"),
        ("Size", "area"),
        ("Base Rent", "annualRent"),
        ("Unit Type Rent", "marketRent"),
        ("Tenant Rent", "contractRent"),
        ("Room", "bed"),
        ("Total Rent", "contractRent"),
    ]
)
def test_headers_with_two_meanings_offer_both(text: str, others: str) -> None:
    assert others in [m.field for m in VOCABULARY.header(text)]


@each(
    [
        ("Tenant Nmae", "tenantName"),
        ("Montly Rent", "contractRent"),
        ("Lease Expiraton", "leaseEndDate"),
        ("Secuirty Deposit", "deposit"),
        ("Sqaure Feet", "area"),
        ("Balence", "balance"),
        ("Depsoit", "deposit"),
    ]
)
def test_one_slip_of_the_keyboard_is_forgiven_at_a_lower_score(text: str, field: str) -> None:
    best = VOCABULARY.header(text)[0]
    assert best.field == field
    assert best.score < 1


@each(
    [
        ("Market Rent as per RR", "marketRent"),
        ("Scheduled Charges Monthly Base Rent", "contractRent"),
        ("Tenant / Occupant", "tenantName"),
        ("CAM / mo", "recoveries"),
        ("Current Monthly Rent/SF", "rentPerArea"),
        ("Total Monthly Contract Rent", "contractRent"),
        ("Annual Contract Base Rent", "annualRent"),
        ("Rentable Area (SF)", "area"),
        ("Lease Expiration Date (LXD)", "leaseEndDate"),
    ]
)
def test_longer_headers_are_found_by_their_words(text: str, field: str) -> None:
    best = VOCABULARY.header(text)[0]
    assert best.field == field
    assert best.score < 1


RENTS = {"contractRent", "marketRent", "annualRent", "rentPerArea", "tenantRent"}


@each(
    [
        "% of Base Rent",
        "% of Total Rent",
        "Rent Variance",
        "Rent Delta",
        "Last Rent Increase",
        "Rent Start",
        "Rent Ready",
        "Pet Rent",
        "Parking Rent",
        "Storage Rent",
        "Average Rent",
        "2024 Budget Rent",
        "Prior Rent",
        "Future Rent Increases Date",
        "Current",
        "Currently",
        "Different",
        "Next Rent Adjustment",
        "Loss to Lease",
        "Rent Status",
        "Rent Type",
        "UW Rent",
        "Target Market Rent",
    ]
)
def test_headers_that_only_mention_rent_name_no_rent(text: str) -> None:
    strong = [m.field for m in VOCABULARY.header(text) if m.score > 0.6]
    assert not RENTS & set(strong)


@each(
    [
        "Unit Rent",
        "Unit Type Rent",
        "Unit Type",
        "Unit Status",
        "Units Occupied",
        "Total Units",
        "Unit Area",
        "% Unit Occupancy",
    ]
)
def test_headers_that_only_mention_units_name_no_unit_id(text: str) -> None:
    assert "unit" not in [m.field for m in VOCABULARY.header(text)]


@each(
    [
        "Transfer",
        "Repair",
        "Carpet",
        "Translate",
        "Details",
        "Camera",
        "Water",
        "Valet Trash",
        "x",
        "",
        "   ",
        "$",
        "101",
        "1,234.00",
        "This rent roll was prepared by the owner for information only and may contain errors in any of its figures",
    ]
)
def test_words_are_never_found_inside_others_and_prose_is_no_header(text: str) -> None:
    assert VOCABULARY.header(text) == ()


@each(
    [
        ("Monthly B", "contractRent"),
        ("Market R", "marketRent"),
        ("Move-O", "moveOutDate"),
        ("Lease Expirat", "leaseEndDate"),
        ("Square Fee", "area"),
        ("Expirat", "leaseEndDate"),
        ("Depos", "deposit"),
        ("Balan", "balance"),
    ]
)
def test_headers_cut_off_at_the_edge_of_their_column_name_what_they_began_to_say(text: str, field: str) -> None:
    assert VOCABULARY.header(text)[0].field == field


@each(["Lease E", "Annual R", "Rent P", "Unit T", "Base", "Ten", "Parki"])
def test_what_may_be_the_beginning_of_several_headers_names_none(text: str) -> None:
    assert all(match.score < 0.7 for match in VOCABULARY.header(text))


@each(
    [
        ("MarketRent", "marketRent"),
        ("UnitNumber", "unit"),
        ("moveInDate", "moveInDate"),
        ("Dep OnHand", "deposit"),
        ("Notice ForDate", "noticeDate"),
        ("leasestart", "leaseStartDate"),
    ]
)
def test_headers_whose_words_run_together_name_what_they_say(text: str, field: str) -> None:
    match = VOCABULARY.header(text)[0]
    assert match.field == field
    assert match.score > 0.9


@each(["Annual SF", "Actual Month", "Month", "Share", "Clause"])
def test_a_header_whose_words_are_whole_is_no_clipped_one(text: str) -> None:
    assert all(match.score < 0.7 for match in VOCABULARY.header(text))


def test_phone_and_mail_columns_are_marked_as_personal() -> None:
    for text in ("Phone Number", "Email", "Cell Phone", "E-mail Address", "Tenant Phone"):
        best = VOCABULARY.header(text)[0]
        assert best.field == "sourceColumns"
        assert best.personal
    assert not VOCABULARY.header("Notes")[0].personal


@each(
    [
        ("Monthly Rent/Area", "MONTHLY"),
        ("Annual Rent/Area", "ANNUAL"),
        ("Annual Rate PSF", "ANNUAL"),
        ("Rent PSF", None),
        ("Annual Rent", "ANNUAL"),
    ]
)
def test_amounts_per_month_and_year_are_told_apart(text: str, period: str | None) -> None:
    assert VOCABULARY.header(text)[0].period == period


@each(
    [
        ("Future Rent Increases Date", "date"),
        ("Future Rent Increases Monthly Amount", "amount"),
        ("Future Rent Increases PSF", "perArea"),
        ("Future Rent Increases Cat", "category"),
        ("Step Date", "date"),
        ("Next Amount", "amount"),
        ("Bldg Id-Suit Id", "buildingUnit"),
        ("Expense Stop", "expenseStop"),
        ("Base Yr", "baseYear"),
    ]
)
def test_the_kind_says_which_part_of_a_field(text: str, kind: str) -> None:
    assert VOCABULARY.header(text)[0].kind == kind


def test_an_auxiliary_column_of_a_group_does_not_pass_for_the_column_itself() -> None:
    for text in (
        "Suite Details: Scheduled Charges",
        "Suite Details: Annual Rent Sqft Calc",
        "Unit Details: Market Rent",
    ):
        assert all(m.score < 0.5 for m in VOCABULARY.header(text))


@each(
    [
        ("Rent p.m. EUR", "contractRent", None),
        ("Passing rent (£ pcm)", "contractRent", None),
        ("Passing rent (£ p.a.)", "annualRent", "ANNUAL"),
        ("ERV (£ pcm)", "marketRent", None),
        ("Rent EUR/m²/month", "rentPerArea", "MONTHLY"),
        ("Tenancy start", "leaseStartDate", None),
        ("Fixed term ends", "leaseEndDate", None),
        ("Deposit (scheme)", "deposit", None),
        ("Deposit / guarantee", "deposit", None),
        ("Legal Entity", "tenantName", None),
        ("L/C", "otherDeposit", None),
    ]
)
def test_words_of_other_countries_and_before_a_bracket_name_fields(header: str, field: str, period: str | None) -> None:
    best = VOCABULARY.header(header)[0]
    assert (best.field, best.period) == (field, period)
    assert best.score >= 0.7


@pytest.mark.parametrize("header", ["Deposit (date)", "Rent (increase %)", "Area (type)"])
def test_a_bracket_that_says_something_else_is_no_remark(header: str) -> None:
    plain = header.partition(" (")[0]
    found = [match.field for match in VOCABULARY.header(header) if match.score >= 0.7]
    assert VOCABULARY.header(plain)[0].field not in found


@pytest.mark.parametrize(
    ("header", "field"),
    [
        ("Arrears 4/30/26", "balance"),
        ("Balance 10/31", "balance"),
        ("Balance as of 04/30/2026", "balance"),
        ("Deposit held on 30.04.2026", "deposit"),
    ],
)
def test_what_stands_on_an_account_may_be_of_a_day(header: str, field: str) -> None:
    assert VOCABULARY.header(header)[0].field == field


def test_a_part_of_what_is_past_due_is_no_day_and_less_likely_the_balance_than_the_total() -> None:
    part, total = VOCABULARY.header("Delinquent 0-30"), VOCABULARY.header("Delinquent Total")
    assert total[0].field == "balance"
    assert all(match.score < total[0].score for match in part)


def test_a_rent_of_a_day_is_not_the_rent() -> None:
    assert not VOCABULARY.header("Rent 1/1/2027")


@each(
    [
        ("Base rent S$/mth", "contractRent", None, None),
        ("Gross rent (S$ psf/mth)", "rentPerArea", None, "MONTHLY"),
        ("Rate (EUR/sqm/m)", "rentPerArea", None, "MONTHLY"),
        ("Rent (THB/sq.m./month)", "rentPerArea", None, "MONTHLY"),
        ("Passing rent SAR / year", "annualRent", None, "ANNUAL"),
        ("ERV €/m² p.a.", "sourceColumns", "marketPerArea", "ANNUAL"),
        ("Service charge SAR / m² / yr", "recoveries", "totalPerArea", "ANNUAL"),
        ("CAM charge (JPY/month)", "recoveries", "cam", None),
        ("Security deposit (JPY)", "deposit", None, None),
        ("Ancillary cost advance p.m.", "recoveries", "total", None),
        ("m2 GBO", "area", None, None),
    ]
)
def test_any_currency_over_a_unit_says_what_the_amounts_are(
    header: str, field: str, kind: str | None, period: str | None
) -> None:
    found = VOCABULARY.header(header)[0]
    assert (found.field, found.kind, found.period) == (field, kind, period)
    assert found.score >= 0.9


def test_letters_of_a_plan_are_no_currency() -> None:
    assert VOCABULARY.header("FLR PLN")[0].field == "floorPlan"
    assert VOCABULARY.header("Rent PLN/m²")[0].field == "rentPerArea"


@each([("7. Use", "Use"), ("13a. Next increase on", "Next increase on")])
def test_the_number_of_a_column_in_a_form_is_no_part_of_its_words(header: str, words: str) -> None:
    assert VOCABULARY.header(words)
    assert [found.field for found in VOCABULARY.header(header)] == [found.field for found in VOCABULARY.header(words)]


def test_a_length_in_feet_is_no_area() -> None:
    assert VOCABULARY.header("Len. ft")[0].kind == "length"


def test_the_price_on_the_card_is_what_is_asked() -> None:
    assert VOCABULARY.header("Card price")[0].field == "marketRent"
