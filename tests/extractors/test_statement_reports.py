"""Statements out of reports: bridges beside them, outlines, results of the year within a balance sheet, two blocks of
costs, appropriations, and headers whose lines say something of the labels."""

from __future__ import annotations

from typing import Any

from statements import read

from docextract.vocabulary import load_vocabulary

HEAD: list[list[Any]] = [["Alder Court"], ["Income Statement"], [None, "Jan 2024", "Feb 2024"]]


def labels(statement: Any, *keys: str) -> list[str | None]:
    """The labels of the lines that are these key totals."""
    totals = [getattr(statement.key_totals, key) for key in keys]
    return [
        statement.rows[one.row_index].label if one is not None and one.row_index is not None else None for one in totals
    ]


def test_what_leads_from_a_budget_to_the_actual_result_is_no_statement() -> None:
    """Whatever else the title of a bridge says; below a statement it ends it."""
    assert load_vocabulary().title("NOI bridge Q2-25: budget to actual") == ("BRIDGE", "BUDGET_COMPARISON")
    statement = read(
        [
            *HEAD,
            ["Income"],
            ["Rent", 41207, 41893],
            ["Fees", 1311, 977],
            ["Total Income", 42518, 42870],
            ["Expenses"],
            ["Repairs", 5213, 4871],
            ["Water", 1903, 2017],
            ["Total Expenses", 7116, 6888],
            ["Net Operating Income", 35402, 35982],
            ["NOI bridge (thousands)"],
            ["5.96 +0.10", -0.06, 6.04],
        ]
    )
    assert statement.rows[-1].label == "Net Operating Income"


def test_the_marks_of_an_outline_stand_before_the_names_of_sums() -> None:
    """``A. Eigenkapital``: the year's result below it is one of its lines, and no total of the sheet."""
    statement = read(
        [
            ["Hafen GmbH & Co. KG"], ["Bilanz zum 31. Dezember 2024"], [None, "31.12.2024", "31.12.2023"], ["AKTIVA"],
            ["A. Anlagevermögen", 900, 950], ["I. Grundstücke", 700, 740], ["II. Anlagen", 200, 210],
            ["B. Umlaufvermögen", 100, 90], ["Summe Aktiva", 1000, 1040], ["PASSIVA"], ["A. Eigenkapital", 460, 455],
            ["I. Kapitalanteile", 400, 400], ["II. Jahresüberschuss", 60, 55], ["B. Verbindlichkeiten", 540, 585],
            ["Summe Passiva", 1000, 1040],
        ],
        "BALANCE_SHEET",
        asset_type="OFFICE",
    )  # fmt: skip
    assert labels(statement, "total_assets", "total_equity") == ["Summe Aktiva", "A. Eigenkapital"]
    kinds = {row.label: row.row_type for row in statement.rows}
    assert (kinds["A. Eigenkapital"], kinds["II. Jahresüberschuss"]) == ("TOTAL", "LINE")


def test_what_overheads_are_taken_off_is_no_operating_income() -> None:
    """A gross profit is what direct costs leave; that some overheads stand below the line makes it no more."""
    statement = read(
        [
            *HEAD,
            ["Sales"],
            ["Rents", 41207, 41893],
            ["Recoveries", 1311, 977],
            ["Total Income", 42518, 42870],
            ["Direct property costs"],
            ["Letting fees", 4213, 3871],
            ["Voids", 903, 1017],
            ["Total Direct Property Costs", 5116, 4888],
            ["Gross Profit/(Loss)", 37402, 37982],
            ["Overheads"],
            ["Wages", 12856, 12074],
            ["Repairs", 3558, 2033],
            ["Mortgage interest", 4390, 4377],
            ["Depreciation", 835, 835],
            ["Marketing", 1254, 1128],
            ["Office costs", 737, 756],
            ["Total Overheads", 23630, 21203],
            ["Net Profit/(Loss)", 13772, 16779],
        ]
    )
    found = labels(
        statement, "effective_gross_income", "total_operating_expenses", "net_operating_income", "net_income"
    )
    assert found == ["Total Income", "Total Overheads", None, "Net Profit/(Loss)"]


def test_what_appropriations_leave_of_a_surplus_is_no_operating_income() -> None:
    statement = read(
        [
            *HEAD,
            ["Revenue"],
            ["Member housing charges", 838917, 814266],
            ["Parking", 21385, 20940],
            ["Total revenue", 860302, 835206],
            ["Expenses"],
            ["Property taxes", 131868, 127940],
            ["Insurance", 42384, 37916],
            ["Total expenses", 174252, 165856],
            ["Excess of revenue over expenses before allocations", 686050, 669350],
            ["Appropriation to capital replacement reserve", -84000, -80000],
            ["Appropriation to security fund", -3000, -3000],
            ["Net operating surplus for the year", 599050, 586350],
        ]
    )
    found = labels(statement, "total_operating_expenses", "net_income")
    assert found == ["Total expenses", "Excess of revenue over expenses before allocations"]
    noi = statement.key_totals.net_operating_income
    assert noi is None or noi.status == "DOUBTFUL"


def test_words_of_the_labels_between_or_beside_the_lines_of_a_header() -> None:
    """``(US dollars)`` beside the years, and ``Compte | Libellé`` between ``Réalisé`` and its year."""
    rows: list[list[Any]] = [["Rent", 100, 90], ["Fees", 20, 15], ["Total Income", 120, 105]]
    statement = read([["Garage"], ["Statement of Operations"], [None, "Full Year", "Full Year"],
                      ["(US dollars)", 2024, 2023], ["Revenue"], *rows])  # fmt: skip
    assert [row.label for row in statement.rows] == ["Revenue", "Rent", "Fees", "Total Income"]
    coded: list[list[Any]] = [[706100 + n, *row] for n, row in enumerate(rows[:2])]
    statement = read([["SCI Le Cassini"], ["Compte de gestion 2024"], [None, None, "Réalisé", "Réalisé"],
                      ["Compte", "Libellé"], [None, None, 2024, 2023], *coded, [None, *rows[2]]])  # fmt: skip
    assert [row.label for row in statement.rows] == ["Rent", "Fees", "Total Income"]


def test_what_a_sheet_repeats_of_its_titles_is_no_row() -> None:
    title = ["4100 Meridian Office Center", None, "Accrual"]
    head = ["Description", "Actual", "Budget"]
    statement = read(
        [
            title,
            ["Income Statement"],
            head,
            ["Rent", 100, 90],
            ["Fees", 20, 15],
            ["Total Income", 120, 105],
            title,
            head,
            ["Repairs", 30, 25],
            ["Water", 5, 5],
            ["Total Expenses", 35, 30],
            ["Net Operating Income", 85, 75],
        ]
    )
    assert "4100 Meridian Office Center" not in [row.label for row in statement.rows]
