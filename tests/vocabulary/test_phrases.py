"""Total rows, ends of tables, titles and page furniture."""

from __future__ import annotations

import pytest

from docextract.vocabulary import TotalMatch, load_vocabulary
from docextract.vocabulary.phrases import FurnitureTable, TotalTable
from fewer import each

VOCABULARY = load_vocabulary()


@each(
    [
        ("Total", TotalMatch("total")),
        ("TOTAL", TotalMatch("total")),
        ("Totals", TotalMatch("total")),
        ("Totals:", TotalMatch("total")),
        ("Grand Total", TotalMatch("grand")),
        ("Grand Total:", TotalMatch("grand")),
        ("Subtotal", TotalMatch("subtotal")),
        ("Subtotal Floor 1", TotalMatch("subtotal", "Floor 1")),
        ("Subtotal Office Floor 1", TotalMatch("subtotal", "Office Floor 1")),
        ("Subtotal for Floor 1", TotalMatch("subtotal", "Floor 1")),
        ("Sub-Total: North", TotalMatch("subtotal", "North")),
        ("Total Maple Court(abc1)", TotalMatch("total", "Maple Court(abc1)")),
        ("Total All Properties", TotalMatch("grand")),
        ("Maple Court Total:", TotalMatch("total", "Maple Court")),
        ("Maple Court Totals/Averages:", TotalMatch("total", "Maple Court")),
        (" No Building Associated Total:", TotalMatch("total", "No Building Associated")),
        ("Totals for Maple Court", TotalMatch("total", "Maple Court")),
        ("Totals for report", TotalMatch("grand")),
        ("Total 12 Units", TotalMatch("count", count=12)),
        ("1,012 Units", TotalMatch("count", count=1012)),
        ("240 Apts, 200,000 Sq. Ft", TotalMatch("count", count=240)),
        ("Total Units: 105", TotalMatch("count", count=105)),
        ("Total Occupied Owned Tenants", TotalMatch("subtotal", "Occupied Owned Tenants")),
        ("Total All Owned Tenants", TotalMatch("subtotal", "All Owned Tenants")),
        ("PMC Total :", TotalMatch("grand")),
        ("Gesamtergebnis", TotalMatch("grand")),
        ("93.5% Occupied", TotalMatch("occupancy", percent="93.5")),
        ("Leased/Unoccupied Sqft", TotalMatch("subtotal", "Leased/Unoccupied")),
        ("Area Included Not Counted Sqft", TotalMatch("subtotal", "Area Included Not Counted")),
        ("Total Sqft", TotalMatch("total", "Sqft")),
        ("Total Non Rev Units", TotalMatch("subtotal", "Non Rev Units")),
        ("Total Vacant Units", TotalMatch("subtotal", "Vacant Units")),
        ("Averages", TotalMatch("average")),
    ]
)
def test_labels_of_totals_say_what_they_sum(text: str, match: TotalMatch) -> None:
    assert VOCABULARY.total(text) == match


@pytest.mark.parametrize("text", ["Total Wine & More", "Total Fitness", "Sum Total", "Total Renal Care Inc."])
def test_a_name_that_begins_like_a_total_is_not_certain(text: str) -> None:
    match = VOCABULARY.total(text)
    assert match is not None
    assert not match.certain


@each(
    [
        "101",
        "Unit",
        "Totally Kids",
        "Average Joe's Gym",
        "Vacant Suites",
        "Acme Corp",
        "Summit Legal",
        "",
        "12",
        "Units",
        "95%",
        "Occupied",
    ]
)
def test_units_headings_and_tenants_are_no_totals(text: str) -> None:
    assert VOCABULARY.total(text) is None


@each(
    [
        ("Summary Groups", "summaryGroups"),
        ("Summary of Charges by Charge Code", "chargeSummary"),
        ("Total Charges", "chargeSummary"),
        ("Total Credits", "chargeSummary"),
        ("Property Occupancy", "propertyOccupancy"),
        ("Unit Type Occupancy", "unitTypeOccupancy"),
        ("Occupancy Summary", "occupancySummary"),
        ("Summary of Lease Types", "leaseTypes"),
        ("Rent Analysis by Floor Plan", "floorPlanAnalysis"),
        ("Potential Rent by Occupancy Status", "potentialRent"),
        ("Summary Billing by Sub Journal", "billingSummary"),
        ("Summary Billing by Transaction Code", "billingSummary"),
        ("Expiring Leases (06/01/2025 - 05/31/2026)", "expiringLeases"),
        ("Rent Increases (06/01/2025 - 05/31/2026)", "rentIncreases"),
        ("Commercial Lease Clauses", "leaseClauses"),
        ("Collections", "collections"),
        ("Note:", "notes"),
        ("Note: figures are unaudited", "notes"),
        ("--", "notes"),
        ("-- amounts in US dollars", "notes"),
        ("* Rents shown are monthly", "notes"),
        ("(1) Includes storage", "notes"),
    ]
)
def test_what_follows_the_units_is_known_by_its_heading(text: str, name: str) -> None:
    assert VOCABULARY.ends_table(text) == name


@each(
    [
        "-- Vacant --",
        "* Acme LLC",
        "*Vacant",
        "101",
        "Acme (1)",
        "Maple Court",
        "(555) 123-4567 x",
        "Noteworthy Inc.",
        "-",
        "Future Residents/Applicants",
    ]
)
def test_rows_of_the_table_do_not_end_it(text: str) -> None:
    assert VOCABULARY.ends_table(text) is None


TITLES = {
    "RENT_ROLL": "Rent Roll|Rent Roll Detail|RENT ROLL DETAIL|Rent Roll with Lease Charges|"
    "Summary Rent Roll|Commercial Rent Roll|Tenancy Schedule I|Tenancy Schedule II|Mieterliste|"
    "Foundry Yard Apartments - Rent Roll",
    "UNIT_MIX": "Market Rent Schedule|Unit Mix|Rent Roll Summary|Unit Type Occupancy",
    "OPERATING_STATEMENT_T12": "Statement (12 months)|12 Month Statement|12 Month Trend|12 Month Actual|"
    "Trailing Profit And Loss Detail|Income Statement - Trailing 12|"
    "T-12 Operating Statement|Trailing 12-Month P&L|Historical Performance",
    "OPERATING_STATEMENT": "Income Statement|Profit and Loss|Profit and Loss by Month|Profit and Loss by Class|"
    "Operating Statement|Income and Expense Analysis|Income Statement Worksheet",
    "BUDGET_COMPARISON": "Budget Comparison|Budget Comparison (with PTD)",
    "PRO_FORMA": "Pro Forma|Cash Flow Extract|Underwriting",
    "CASH_FLOW_STATEMENT": "Summary Statement of Cash Flows|Statement of Cash Flows|Cash Flow Statement",
    "BALANCE_SHEET": "Balance Sheet|Comparative Balance Sheet",
    "TRIAL_BALANCE": "Trial Balance",
    "AGED_RECEIVABLES": "Resident Aged Receivables|Aged Receivables|Delinquency|Delinquency Report|Aging",
}


@pytest.mark.parametrize(("kind", "text"), [(k, t) for k, ts in TITLES.items() for t in ts.split("|")])
def test_titles_name_their_document_type_first(kind: str, text: str) -> None:
    assert VOCABULARY.title(text)[0] == kind


@each(["Maple Court Apartments", "Current Rent Rolls-Royce Lease", "Packaging", "", "As of 05/31/2025"])
def test_other_lines_are_no_titles(text: str) -> None:
    assert [t for t in VOCABULARY.title(text) if t != "RENT_ROLL"] == []
    assert "AGED_RECEIVABLES" not in VOCABULARY.title(text)


@each(
    [
        ("Page 1", "FOOTER"),
        ("Page 1 of 3", "FOOTER"),
        ("Page: 100", "FOOTER"),
        ("Printed 6/3/2025 9:14 AM", "FOOTER"),
        ("Created on: 6/3/2025", "FOOTER"),
        ("jsmith 6/1/2025 9:14 AM", "FOOTER"),
        ("Prepared by Acme Management", "FOOTER"),
        ("Confidential - do not copy", "FOOTER"),
        ("Database: ABC", "TITLE"),
        ("Bldg Status: All", "TITLE"),
        ("Date: 6/1/2025", "TITLE"),
        ("Book = Accrual ; Tree = ysi_is", "TITLE"),
        ("Selected report filters returned no data", "NOTE"),
        ("HEADER", "HEADER"),
        ("[F] 12", "HEADER"),
        ("Accrual Basis Friday, May 5, 2025 10:00 AM GMT-7", "FOOTER"),
    ]
)
def test_lines_of_the_page_are_known(text: str, role: str) -> None:
    assert VOCABULARY.furniture(text) == role


@each(
    [
        "101",
        "Acme Page LLC",
        "-- Vacant --",
        "Total",
        "Unit",
        "Pageant Dresses 5th",
        "",
        "Header Hill Apartments",
        "John Smith 6/1/2025",
    ]
)
def test_lines_of_the_table_are_not_furniture(text: str) -> None:
    assert VOCABULARY.furniture(text) is None


@each(
    [
        "Total Income",
        "NET OPERATING INCOME",
        "Net Rental Income",
        "NOI",
        "Effective Gross Income",
        "Gross Potential Rent",
        "** Total Revenue",
        "Operating Income",
        "Subtotal",
    ]
)
def test_statement_totals_are_known_by_their_wording(text: str) -> None:
    assert VOCABULARY.statement_total(text)


@each(["Utilities", "Network Services", "Noise Abatement", "Internet", "Totality Fee"])
def test_statement_lines_are_not(text: str) -> None:
    assert not VOCABULARY.statement_total(text)


@each(["1,234.50", "(1,234)", "$12", "1/31/2026", "2026"])
def test_a_figure_alone_labels_no_total_whatever_words_are_added(text: str) -> None:
    table = TotalTable.build([{"total": [{"kind": "total", "pattern": r".+"}]}])
    assert table.total(text) is None
    assert table.total(f"Sum {text}") == TotalMatch("total")


def test_most_texts_are_told_from_furniture_and_totals_by_one_pattern() -> None:
    tables = [
        {"furniture": [{"kind": "NOTE", "pattern": "a|b"}, {"kind": "FOOTER", "pattern": "ab?"}]},
        {"furniture": [{"kind": "TITLE", "pattern": "[ab]{3}"}]},
    ]
    table = FurnitureTable.build(tables)
    assert table.any_pattern is not None
    assert {text: table.furniture(text) for text in ("a", "ab", "abb", "abba")} == {
        "a": "NOTE", "ab": "FOOTER", "abb": "TITLE", "abba": None,
    }  # fmt: skip
    assert TotalTable.build([{"total": [{"kind": "total", "pattern": r"(?P<scope>\w+) sum"}]}]).any_total is not None


@pytest.mark.parametrize("pattern", [r"(\w)\1", r"(?P<x>\w)(?P=x)", r"(?P<x>a)?(?(x)a|bb)"])
def test_patterns_that_refer_to_their_groups_are_each_tried(pattern: str) -> None:
    table = FurnitureTable.build(
        [{"furniture": [{"kind": "NOTE", "pattern": "zz"}, {"kind": "TITLE", "pattern": pattern}]}]
    )
    assert table.any_pattern is None
    assert table.furniture("aa") == "TITLE"
    assert table.furniture("ab") is None


@pytest.mark.parametrize(
    ("label", "kind", "scope", "count"),
    [
        ("Wing C · 16 beds · 13 occupied", "subtotal", "Wing C", 16),
        ("North Row | 9 homes", "subtotal", "North Row", 9),
        ("Property total · 44 beds", "total", None, 44),
    ],
)
def test_a_name_a_mark_and_a_count_of_units_are_a_total(label: str, kind: str, scope: str | None, count: int) -> None:
    match = VOCABULARY.total(label)
    assert match is not None
    assert (match.kind, match.scope, match.count) == (kind, scope, count)
