"""Headers and sums in other languages and in other units of time, and rows whose names may be those of sums."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import docextract
import pytest
from docextract.testing import workbook


def read(registry: docextract.Registry, kind: str, *lines: list[Any]) -> Any:
    return docextract.extract(workbook([*lines]), asset_type="MULTIFAMILY", document_type=kind, registry=registry)


OWED = [("101", "A. Roy", 500, 20, 0, 0), ("102", "B. Lang", 0, 75, 30, 0), ("103", "C. Noel", 10, 0, 0, 90)]


@pytest.mark.parametrize(
    ("head", "total"),
    [
        (["Logement", "Locataire", "Courant", "1-30 jours", "31-60 jours", "Plus de 60 jours", "Total dû"],
         "Sous-total"),
        (["Einheit", "Mieter", "Nicht fällig", "1-30 Tagen", "31-60 Tagen", "Über 60 Tagen", "Gesamt"], "Summe"),
        (["Local\nUnit", "Locataire\nTenant", "Courant\nCurrent", "1-30\njours/days", "31-60\njours/days",
          "> 60\njours/days", "Total dû\nTotal due"], "TOTAL DU PARC / PARK TOTAL"),
    ],
)  # fmt: skip
def test_agings_in_french_and_german(registry: docextract.Registry, head: list[str], total: str) -> None:
    rows = [[unit, name, *ages, sum(ages)] for unit, name, *ages in OWED]
    sums = [total, None, *(sum(r[c] for r in rows) for c in range(2, 7))]
    answer = read(registry, "AGED_RECEIVABLES", ["Maple"], ["2024-03-31"], head, *rows, sums)
    assert [(r.unit, r.tenant_name, r.total) for r in answer.rows] == [
        ("101", "A. Roy", 520), ("102", "B. Lang", 105), ("103", "C. Noel", 100),
    ]  # fmt: skip
    assert all(len(row.proved) == 5 for row in answer.rows)
    assert [total.values["total"] for total in answer.totals.stated] == [725]


TYPES = [("Bay", 4, 3, 800, 12.0), ("Mezzanine", 6, 6, 1500, 10.5), ("Yard", 2, 1, 4000, 6.0), ("Shed", 5, 5, 350, 9.0)]


@pytest.mark.parametrize("yearly", [False, True])
def test_rents_by_area_of_a_year(registry: docextract.Registry, yearly: bool) -> None:
    head = ["Unit Type", "Units", "% Let Mar-25", "Avg SF", "Market Rent", "Annual Market PSF" if yearly else "PSF"]
    rows = [[t, n, o / n, a, p * a / (12 if yearly else 1), p] for t, n, o, a, p in TYPES]
    answer = read(registry, "UNIT_MIX", ["Unit Mix"], ["2024-03-31"], head, *rows)
    row = answer.rows[0]
    assert (row.market_rent_per_area, row.occupancy, row.average_area) == (12, Decimal("0.75"), 800)
    assert "marketRentPerArea" in row.proved
    assert not answer.failed_checks


def test_a_mix_with_rents_of_years_only(registry: docextract.Registry) -> None:
    head = ["Unit Type", "No. of units", "Total sq ft", "ERV p.a."]
    rows = [[t, n, n * a, n * a * p] for t, n, _, a, p in TYPES]
    sums = ["Portfolio", *(sum(r[c] for r in rows) for c in (1, 2, 3))]
    answer = read(registry, "UNIT_MIX", ["Schedule of unit types"], ["2024-03-31"], head, *rows, sums)
    assert [row.other_amounts["ERV p.a."] for row in answer.rows] == [38400, 94500, 48000, 15750]


def test_rows_that_may_be_sums_prove_nothing(registry: docextract.Registry) -> None:
    head = ["Tenant", "0-30", "31-60", "Over 60", "Total"]
    rows = [["Ames", 5, 0, 2, 7], ["Prior month", 8, 1, 1, 10], ["Bell", 9, 4, 0, 13], [None, 1, 2, 3, 6]]
    answer = read(registry, "AGED_RECEIVABLES", ["Aged receivables"], ["2024-03-31"], head, *rows)
    proved = {row.tenant_name: bool(row.proved) for row in answer.rows}
    assert [name for name, told in proved.items() if told] == ["Ames", "Bell"]


def test_a_line_that_checks_others_is_no_account(registry: docextract.Registry) -> None:
    head = ["N/C", "Account", "Debit", "Credit"]
    rows = [["1000", "Bank", 90, None], ["3000", "Capital", None, 50], ["4000", "Rent", None, 40]]
    ends = [[None, "Totals", 90, 90], [None, "Check: debits less credits", 0, 0]]
    answer = read(registry, "TRIAL_BALANCE", ["Trial balance"], ["2024-03-31"], head, *rows, *ends)
    assert [row.label for row in answer.rows if row.row_type == "LINE"] == ["Bank", "Capital", "Rent"]


@pytest.mark.parametrize(
    "ages",
    [
        ["This month", "Last month", "2 months ago", "3 months ago and older"],
        ["Non échu", "1 à 30 jours", "31 à 60 jours", "Plus de 60 jours"],
        ["nicht fällig", "bis 30 Tagen", "31 bis 60 Tagen", "ab 61 Tagen"],
    ],
)
def test_ages_by_months_back_and_by_words(registry: docextract.Registry, ages: list[str]) -> None:
    rows = [[unit, name, *owed, sum(owed)] for unit, name, *owed in OWED]
    answer = read(registry, "AGED_RECEIVABLES", ["Aging"], ["2024-03-31"], ["Unit", "Tenant", *ages, "Total"], *rows)
    assert [*answer.rows[0].buckets.values()] == [500, 20, 0, 0]
    assert not answer.failed_checks


@pytest.mark.parametrize(
    "head",
    [
        ["No de compte", "Intitulé du compte", "Solde d'ouverture", "Débit", "Crédit", "Solde final"],
        ["Kontonummer", "Bezeichnung", "Anfangssaldo", "Soll", "Haben", "Endsaldo"],
    ],
)
def test_trial_balances_in_french_and_german(registry: docextract.Registry, head: list[str]) -> None:
    rows = [["1000", "Bank", 90, 20, 10, 100], ["3000", "Capital", -50, 0, 5, -55], ["4000", "Rent", -40, 0, 5, -45]]
    answer = read(registry, "TRIAL_BALANCE", ["Balance"], ["2024-03-31"], head, *rows, ["", "Total", 0, 20, 20, 0])
    assert [column.column_id for column in answer.columns] == [
        "OTHER:FORWARD", "OTHER:DEBIT", "OTHER:CREDIT", "OTHER:ENDING",
    ]  # fmt: skip
    assert not answer.failed_checks


def test_dutch_balances_have_three_pairs(registry: docextract.Registry) -> None:
    answer = read(
        registry,
        "TRIAL_BALANCE",
        ["Kolommenbalans, boekjaar 2026, periode 01 t/m 09"],
        [],
        ["", "", "Beginbalans 01-01-2026", "", "Mutaties", "", "Eindbalans 30-09-2026", ""],
        ["Rekening", "Omschrijving", "Debet", "Credit", "Debet", "Credit", "Debet", "Credit"],
        ["0100", "Grond", 708100, None, None, None, 708100, None],
        ["1100", "Debiteuren", 12000, None, 9000, 8000, 13000, None],
        ["0500", "Geplaatst kapitaal", None, 720100, None, None, None, 720100],
        ["8000", "Huuropbrengsten", None, None, 8000, 9000, None, 1000],
        ["", "Totaal", 720100, 720100, 17000, 17000, 721100, 721100],
    )
    assert [column.column_id for column in answer.columns] == [
        "OTHER:FORWARD_DEBIT", "OTHER:FORWARD_CREDIT", "OTHER:DEBIT", "OTHER:CREDIT", "OTHER:ENDING_DEBIT",
        "OTHER:ENDING_CREDIT",
    ]  # fmt: skip
    assert [row.label for row in answer.rows if row.row_type == "LINE"][:2] == ["Grond", "Debiteuren"]


def test_german_figures_of_the_year_lead_from_the_opening_balances_to_the_closing_ones(
    registry: docextract.Registry,
) -> None:
    upper = [None, None, "EB-Wert", None, "Jahresverkehrszahlen", None, "Saldo", None]
    lower = ["Konto", "Beschriftung", "Soll", "Haben", "Soll", "Haben", "Soll", "Haben"]
    rows = [[f"12{n}0", f"Forderungen {n}", 100 * n, None, 50, 20, 100 * n + 30, None] for n in range(1, 6)]
    rows += [["2900", "Kapital", None, 1500, 20 * 5, 50 * 5, None, 1650]]
    data = workbook([["Summen und Salden"], ["Januar - Dezember 2024"], [], upper, lower, *rows])
    answer = docextract.extract(data, asset_type="OFFICE", document_type="TRIAL_BALANCE", registry=registry)
    assert [row.label for row in answer.rows] == [row[1] for row in rows]
    assert [(column.column_id, value) for column, value in zip(answer.columns, answer.rows[0].values, strict=True)] == [
        ("OTHER:FORWARD_DEBIT", 100),
        ("OTHER:FORWARD_CREDIT", None),
        ("OTHER:DEBIT", 50),
        ("OTHER:CREDIT", 20),
        ("OTHER:ENDING_DEBIT", 130),
        ("OTHER:ENDING_CREDIT", None),
    ]
