"""Statements in other languages: their totals, headings, titles and columns are named in these."""

from __future__ import annotations

from decimal import Decimal

import pytest
from statements import read

from docextract.vocabulary import load_vocabulary

STATEMENTS = {
    "de": [
        ["Einnahmen-Überschuss-Rechnung", None, None],
        ["Bezeichnung", "2024 EUR", "2023 EUR"],
        ["Einnahmen"], ["Nettokaltmiete", 900, 880], ["Stellplätze", 60, 50], ["Summe Einnahmen", 960, 930],
        ["Ausgaben"], ["Grundsteuer", 80, 79], ["Verwaltung", 40, 39], ["Summe Ausgaben", 120, 118],
        ["Überschuss", 840, 812], ["Zinsen", 300, 310], ["Tilgung", 100, 90],
        ["Liquidität nach Kapitaldienst", 440, 412],
    ],
    "fr": [
        ["Compte de gestion", None, None],
        ["Libellé", "Exercice 2024", "Exercice 2023"],
        ["Produits"], ["Loyers", 900, 880], ["Parkings", 60, 50], ["Total des produits", 960, 930],
        ["Charges"], ["Taxe foncière", 80, 79], ["Honoraires", 40, 39], ["Total des charges", 120, 118],
        ["Résultat net d'exploitation", 840, 812],
    ],
    "nl": [
        ["Exploitatieoverzicht", None, None],
        ["Omschrijving", "2024", "2023"],
        ["Opbrengsten"], ["Huur", 900, 880], ["Parkeren", 60, 50], ["Totaal opbrengsten", 960, 930],
        ["Kosten"], ["Verzekering", 80, 79], ["Beheer", 40, 39], ["Totaal kosten", 120, 118],
        ["Exploitatieresultaat", 840, 812],
    ],
    "es": [
        ["Cuenta de explotación", None, None],
        ["Concepto", "2024", "2023"],
        ["Ingresos"], ["Viviendas", 900, 880], ["Garajes", 60, 50], ["Total ingresos", 960, 930],
        ["Gastos"], ["IBI", 80, 79], ["Seguro", 40, 39], ["Total gastos", 120, 118],
        ["Resultado neto de explotación", 840, 812],
    ],
    "it": [
        ["Conto economico", None, None],
        ["Voce", "2024", "2023"],
        ["Ricavi"], ["Affitti", 900, 880], ["Rimborsi", 60, 50], ["Totale ricavi", 960, 930],
        ["Costi"], ["IMU", 80, 79], ["Gestione", 40, 39], ["Totale costi", 120, 118],
        ["Risultato operativo", 840, 812],
    ],
}  # fmt: skip


@pytest.mark.parametrize("language", sorted(STATEMENTS))
def test_key_totals_in_other_languages(language: str) -> None:
    statement = read(STATEMENTS[language])
    totals = statement.key_totals
    assert [c.period_to.year for c in statement.columns if c.period_to] == [2024, 2023]
    for total, values in (
        (totals.effective_gross_income, [960, 930]),
        (totals.total_operating_expenses, [120, 118]),
        (totals.net_operating_income, [840, 812]),
    ):
        assert total is not None
        assert total.status == "PRINTED"
        assert total.values == [Decimal(v) for v in values]
    if language == "de":
        assert totals.net_cash_flow is not None
        assert totals.net_cash_flow.values == [440, 412]


def test_a_balance_sheet_in_german() -> None:
    statement = read(
        [
            ["Bilanz zum 31.12.2024"],
            [None, "31.12.2024", "31.12.2023"],
            ["Aktiva"], ["Gebäude", 900, 950], ["Bank", 100, 40], ["Summe Aktiva", 1000, 990],
            ["Passiva"], ["Darlehen", 600, 620], ["Kautionen", 30, 30], ["Summe Verbindlichkeiten", 630, 650],
            ["Kapital", 300, 300], ["Gewinnvortrag", 70, 40], ["Summe Eigenkapital", 370, 340],
            ["Summe Passiva", 1000, 990],
        ],
        "BALANCE_SHEET",
    )  # fmt: skip
    totals = statement.key_totals
    assert totals.total_assets is not None
    assert totals.total_assets.values == [1000, 990]
    assert totals.total_liabilities is not None
    assert totals.total_liabilities.values == [630, 650]
    assert totals.total_equity is not None
    assert totals.total_equity.values == [370, 340]


def test_titles_that_say_nothing_else() -> None:
    vocabulary = load_vocabulary()
    for title in ("Balance Sheet", "Statement of Activities for the year ended June 30, 2025", "Bilanz: Haus 7"):
        assert vocabulary.is_title(title)
    for text in ("Changes in balance sheet accounts", "See the notes to the balance sheet above", "Cash"):
        assert not vocabulary.is_title(text)
