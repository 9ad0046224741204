"""Tables on pages: headers cut apart from their rows, columns that differ from page to page, words beside numbers."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

import docextract
import pytest

pytest.importorskip("reportlab")

AR = "AGED_RECEIVABLES"
TB = "TRIAL_BALANCE"
RIGHT = (330, 400, 470, 540, 610)
"""Where the columns of numbers end."""


def drawn(
    *sheets: Sequence[Sequence[tuple[float, str] | tuple[float, str, str]]],
    mono: bool = False,
    bold: Sequence[int] = (),
) -> bytes:
    """Pages of lines of cells: where each begins and its text; with ``"right"`` it ends there. Some lines are bold."""
    from reportlab.pdfgen.canvas import Canvas

    file = io.BytesIO()
    canvas = Canvas(file, pagesize=(700, 600), invariant=True)
    for lines in sheets:
        for n, cells in enumerate(lines):
            canvas.setFont("Courier" if mono else "Helvetica-Bold" if n in bold else "Helvetica", 8)
            for x, text, *side in cells:
                (canvas.drawRightString if side else canvas.drawString)(x, 560 - 12 * n, text)
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def read(registry: docextract.Registry, data: bytes, kind: str = AR) -> Any:
    return docextract.extract(data, asset_type="MULTIFAMILY", document_type=kind, registry=registry)


def amounts(*values: str | None) -> list[tuple[float, str, str]]:
    return [(x, value, "right") for x, value in zip(RIGHT, values, strict=False) if value]


def line(at: float, code: str, name: str, number: str, *values: str | None) -> list[Any]:
    return [(at, code), (90, name), (200, number), *amounts(*values)]


def ledger(page: int, *rows: list[Any]) -> list[list[Any]]:
    upper = [(40, "Bill"), *((x - 22, t) for x, t in zip(RIGHT, ("Open", "", "", "", ""), strict=True) if t)]
    lower = [
        (40, "Code"), (90, "Narrative"), (200, "Control No."),
        *((x - 34, t) for x, t in zip(RIGHT, ("Balance", "1 - 30", "31 - 60", "Over 60"), strict=False)),
    ]  # fmt: skip
    return [
        [(40, "Aged Receivables by charge, all tenants of the group"), (560, f"Page {page}")],
        [],
        upper,
        lower,
        [],
        *rows,
    ]


def test_pages_that_are_cut_differently_have_one_system_of_columns(registry: docextract.Registry) -> None:
    first = ledger(
        1,
        [(40, "Suite 1-A"), (90, "Oak & Iron Gym LLC (k0001)"), (250, "Status: Current")],
        line(44, "rent", "Base rent", "B-101", "900.00", "900.00"),
        line(44, "cam", "Common area", "B-102", "80.00", None, "80.00"),
        [(200, "Total k0001"), *amounts("980.00", "900.00", "80.00", "0.00")],
        [(40, "Suite 2-B"), (90, "Lark Optical Inc. (k0002)"), (250, "Status: Past")],
        line(44, "rent", "Base rent", "B-103", "1,200.00", None, "1,200.00"),
        line(44, "tax", "Estate tax", "B-104", "70.00", "70.00"),
        [(200, "Total k0002"), *amounts("1,270.00", "70.00", "1,200.00", "0.00")],
    )
    second = ledger(
        2,
        [(40, "Suite 3-C"), (90, "Marrow Books"), (160, "and Tea (k0003)"), (250, "Status: Current")],
        line(44, "rent", "Base rent", "B-105", "500.00", None, None, "500.00"),
        line(44, "ins", "Insurance", "B-106", "40.00", None, None, "40.00"),
        [(200, "Total k0003"), *amounts("540.00", "0.00", "0.00", "540.00")],
        [(200, "Grand Total"), *amounts("2,790.00", "970.00", "1,280.00", "540.00")],
    )
    answer = read(registry, drawn(first, second))
    assert [(row.charge_code, row.transaction_id, row.total) for row in answer.rows] == [
        ("rent", "B-101", 900), ("cam", "B-102", 80), ("rent", "B-103", 1200), ("tax", "B-104", 70),
        ("rent", "B-105", 500), ("ins", "B-106", 40),
    ]  # fmt: skip
    assert [row.buckets for row in answer.rows] == [
        {"1 - 30": 900}, {"31 - 60": 80}, {"31 - 60": 1200}, {"1 - 30": 70}, {"Over 60": 500}, {"Over 60": 40},
    ]  # fmt: skip
    assert [(row.unit, row.tenant_name, row.resident_id) for row in answer.rows[:3:2]] == [
        ("1-A", "Oak & Iron Gym LLC", "k0001"), ("2-B", "Lark Optical Inc.", "k0002"),
    ]  # fmt: skip
    assert len(answer.totals.stated) == 4
    assert not answer.failed_checks
    assert answer.proof.proved == answer.proof.numbers


def test_charges_under_a_tenant_that_is_named_once_are_his(registry: docextract.Registry) -> None:
    header = [
        (40, "Unit"),
        (80, "Tenant"),
        (180, "Charge"),
        (285, "Not Yet Due"),
        (362, "1 Month"),
        (430, "Older"),
        (495, "Balance"),
    ]
    columns = (340, 410, 480, 550)

    def row(unit: str, name: str, charge: str, *values: str | None) -> list[Any]:
        numbers = [(x, v, "right") for x, v in zip(columns, values, strict=True) if v]
        return [*((x, t) for x, t in ((40, unit), (80, name), (180, charge)) if t), *numbers]

    lines = [
        [(40, "Receivables past due, by unit")], [], header,
        row("1A", "Ames, A.", "Rent", "900.00", None, None, "900.00"),
        row("2B", "Boll, B.", "Rent", None, "700.00", "20.00", "720.00"),
        row("", "", "Water", None, "30.00", None, "30.00"),
        row("", "Subtotal unit 2B", "", None, "730.00", "20.00", "750.00"),
        row("3C", "Cole, C.", "Rent", "800.00", None, None, "800.00"),
        row("4D", "Dent, D.", "Rent", "600.00", "600.00", None, "1,200.00"),
        row("", "", "Late fee", "15.00", None, "5.00", "20.00"),
        row("", "Subtotal unit 4D", "", "615.00", "600.00", "5.00", "1,220.00"),
        row("", "TOTAL RECEIVABLE", "", "2,315.00", "1,330.00", "25.00", "3,670.00"),
        [], [], [(550, "Page 1 of 1")],
    ]  # fmt: skip
    answer = read(registry, drawn(lines))
    assert [(row.unit, row.tenant_name, row.charge_code) for row in answer.rows] == [
        ("1A", "Ames, A.", "Rent"), ("2B", "Boll, B.", "Rent"), ("2B", "Boll, B.", "Water"),
        ("3C", "Cole, C.", "Rent"), ("4D", "Dent, D.", "Rent"), ("4D", "Dent, D.", "Late fee"),
    ]  # fmt: skip
    assert answer.rows[2].derived["unit"] == "the line above"
    assert answer.rows[0].buckets == {"Not Yet Due": Decimal(900)}
    assert not answer.failed_checks
    assert answer.proof.proved == answer.proof.numbers


def test_a_code_of_charges_is_no_word_for_percentages(registry: docextract.Registry) -> None:
    lines = ledger(
        1,
        [(40, "Suite 1-A"), (90, "Oak & Iron Gym LLC (k0001)"), (250, "Status: Current")],
        line(44, "pct", "Percentage rent", "B-101", "900.00", "900.00"),
        line(44, "cam", "Common area", "B-102", "80.00", None, "80.00"),
        line(44, "cam", "Common area", "B-103", "5.00", None, None, "5.00"),
        [(200, "Total k0001"), *amounts("985.00", "900.00", "80.00", "5.00")],
    )
    answer = read(registry, drawn(lines))
    assert [row.charge_code for row in answer.rows] == ["pct", "cam", "cam"]
    assert not answer.failed_checks


def test_a_later_page_without_a_header_goes_on_in_the_columns_of_the_one_before(registry: docextract.Registry) -> None:
    def row(code: str, name: str, number: str, *values: str | None) -> list[Any]:
        return line(44, code, name, number, *values)

    first = ledger(
        1,
        *(row("rent", f"Base rent {n}", f"B-1{n}", f"{900 + n}.00", f"{900 + n}.00") for n in range(10, 14)),
        row("cam", "Common area", "B-120", "80.00", None, "80.00"),
        row("cam", "Common area", "B-121", "60.00", None, None, "60.00"),
    )
    second = [
        *(row("rent", f"Base rent {n}", f"B-2{n}", f"{70 + n}.00", None, None, f"{70 + n}.00") for n in range(10, 14)),
        [(200, "Grand Total"), *amounts("4,112.00", "3,646.00", "80.00", "386.00")],
    ]
    answer = read(registry, drawn(first, second))
    assert len(answer.rows) == 10
    assert answer.rows[-1].buckets == {"Over 60": 83}
    assert answer.rows[-1].total == 83
    assert not answer.failed_checks


def test_a_short_text_that_ran_into_the_amount_beside_it_is_of_its_own_column(registry: docextract.Registry) -> None:
    lines = [
        "AGED DELINQUENCY                    AS OF 03/31/24",
        "",
        "UNIT   RESIDENT              ST     CURRENT      30 DAYS      60 DAYS     BALANCE",
        "0101   AMES, ANNA             C      100.00         0.00        20.00      120.00",
        "0102   BOLL, BERT             P        0.00         0.00       300.00      300.00",
        "0103   COLE, CY               C       50.00        25.00         0.00       75.00",
        "0104   DENT, DI               C      125.00-        0.00         0.00      125.00-",
        "TOTAL  4 RESIDENTS                    25.00        25.00       320.00      370.00",
    ]
    answer = read(registry, drawn([[(40, text)] for text in lines], mono=True))
    assert [row.status_text for row in answer.rows] == ["C", "P", "C", "C"]
    assert [row.buckets["CURRENT"] for row in answer.rows] == [100, 0, 50, -125]
    assert answer.proof.proved == answer.proof.numbers


@pytest.mark.parametrize(
    "names",
    [
        ("Balance/carryforward", "Balance/Previous periods", "Debit/Rept. period", "Credit/Rept. period", "Accum./bal"),
        ("Opening/balance", "Prior/months net", "Period/debits", "Period/credits", "Closing/balance"),
    ],
)  # fmt: skip
def test_a_line_printer_draws_rules_through_all_columns(registry: docextract.Registry, names: tuple[str, ...]) -> None:
    rule = [(20, "-" * 125)]
    heads: list[list[Any]] = [[(20, "Code"), (60, "Short text")], []]
    for x, name in zip(range(300, 660, 72), names, strict=True):
        for line, word in zip(heads, name.split("/"), strict=True):
            line.append((x, word, "right"))
    lines: list[Any] = [[(20, "Trial Balance")], rule, *heads, rule]
    groups = [[(5000, 0, 10, 4), (300, 20, 0, 7)], [(-100, -40, 5, 0), (0, -80, 0, 9)], [(-5200, 100, 5, 0)] * 2]
    for n, group in enumerate(groups):
        for m, (opened, before, debit, credit) in enumerate(group):
            shown = [opened, before, debit, credit, opened + before + debit - credit]
            printed = [f"{abs(v):,}.00" + ("-" if v < 0 else "") for v in shown]
            lines.append([(20, f"{n}{m}00"), (60, f"Account {n}{m}"), *amounts_at(range(300, 660, 72), printed)])
        lines.append(rule)
    answer = read(registry, drawn(lines, mono=True), TB)
    kinds = [column.column_id.rpartition(":")[2] for column in answer.columns]
    assert kinds[0] == "FORWARD"
    assert kinds[2:] == ["DEBIT", "CREDIT", "ENDING"]
    assert [len([v for v in row.values if v is not None]) for row in answer.rows] == [5] * 6
    assert {state for row in answer.rows for state in row.proof[2:]} == {"PROVED"}


def amounts_at(ends: Iterable[int], values: Iterable[str]) -> list[tuple[float, str, str]]:
    return [(x, value, "right") for x, value in zip(ends, values, strict=True)]


def test_titles_in_two_lines_stand_over_the_middle_of_two_columns(registry: docextract.Registry) -> None:
    heads = [
        [(270, "Opening"), (390, "Movement"), (528, "Closing")],
        [(20, "A/C"), (60, "Account name"), (262, "1 Jan 2024"), (388, "in quarter"), (515, "31 Mar 2024")],
        [(c, side) for c, side in zip((250, 310, 372, 432, 502, 562), ("Dr", "Cr") * 3, strict=True)],
    ]
    rows = [(900, 50, 20), (-400, 30, 5), (-500, 20, 75), (120, 5, 0), (-120, 0, 5)]
    lines: list[Any] = [[(20, "Trial Balance")], *heads]
    for n, (opened, debit, credit) in enumerate(rows):
        cells: list[Any] = [(20, f"10{n}0"), (60, f"Account {n}")]
        for x, value in ((258, opened), (380, debit), (510, opened + debit - credit)):
            cells += [(x + (0 if value > 0 else 60), f"{abs(value):,}.00", "right")] if value else []
        cells += [(440, f"{credit}.00", "right")] if credit else []
        lines.append(cells)
    answer = read(registry, drawn(lines), TB)
    assert [column.column_id for column in answer.columns] == [
        f"OTHER:{stage}{side}" for stage in ("FORWARD_", "", "ENDING_") for side in ("DEBIT", "CREDIT")
    ]
    assert all("in quarter" in column.label or "Movement" in column.label for column in answer.columns[2:4])


def test_a_small_table_below_is_no_part_of_the_one_above(registry: docextract.Registry) -> None:
    head = [(20, "Account"), (70, "Description"), (330, "Opening", "right"), (430, "Activity", "right")]
    lines: list[Any] = [[(20, "Trial Balance")], [*head, (530, "Closing", "right")]]
    for n, (opened, moved) in enumerate([(4500, 38), (300, 0), (-800, -16), (-4000, -22), *[(0, 7), (0, -7)] * 5]):
        shown = (f"{opened:,}.00" if opened else "–", f"{moved:,}.00", f"{opened + moved:,}.00")
        lines.append([(20, f"10{n:02}"), (70, f"Account {n}"), *amounts_at((330, 430, 530), shown)])
    recap = [(76, "Recap"), *amounts_at((316, 415, 540), ("Assets", "Debts", "Net of funds"))]
    below = [[(76, name), *amounts_at((316, 415, 540), values)] for name, values in (
        ("Operating", ("1,038.00", "(629.00)", "(409.00)")), ("Reserve", ("449.00", "(10.00)", "(438.00)")),
    )]  # fmt: skip
    answer = read(registry, drawn([*lines, [], [], [], recap, *below]), TB)
    assert [row.values for row in answer.rows[:2]] == [[4500, 38, 4538], [300, 0, 300]]
    assert len(answer.rows) == 14


@pytest.mark.parametrize(
    "upper",
    [
        [[(400, "Opening", "right"), (550, "Movement", "right"), (700, "Closing", "right")]],
        [
            [(350, "Unadjusted"), (500, "Adjusting"), (648, "Adjusted")],
            [(350, "Balances"), (506, "Entries"), (648, "Balances")],
        ],
    ],
)
def test_a_title_over_one_side_of_a_pair_is_said_of_both(registry: docextract.Registry, upper: list[Any]) -> None:
    ends = (330, 400, 480, 550, 630, 700)
    lines: list[Any] = [[(20, "Trial Balance")], *upper, [(20, "Account"), *amounts_at(ends, ("Dr", "Cr") * 3)]]
    for n, (opened, debit, credit) in enumerate(
        [(900, 50, 20), (-400, 30, 5), (-500, 20, 75), (120, 5, 0), (-120, 0, 5)]
    ):
        closed = opened + debit - credit
        shown = (max(opened, 0), max(-opened, 0), debit, credit, max(closed, 0), max(-closed, 0))
        lines.append([(20, f"Account {n}"), *[(x, f"{v}.00", "right") for x, v in zip(ends, shown, strict=True) if v]])
    answer = read(registry, drawn(lines), TB)
    assert [column.column_id for column in answer.columns] == [
        f"OTHER:{stage}{side}" for stage in ("FORWARD_", "", "ENDING_") for side in ("DEBIT", "CREDIT")
    ]
    assert answer.proof.proved == answer.proof.numbers


def test_the_foot_of_a_page_and_a_memo_are_no_rows_of_a_trial_balance(registry: docextract.Registry) -> None:
    ends = (330, 430, 530, 630)
    lines: list[Any] = [[(20, "Trial Balance")]]
    lines.append([(20, "Account"), (70, "Description"), *amounts_at(ends, ("Opening", "Debits", "Credits", "Closing"))])
    for heading, rows in (("Assets", [(900, 50, 20), (100, 30, 5)]), ("Income", [(-600, 20, 75), (-400, 0, 0)])):
        lines.append([(20, heading)])
        for n, (opened, debit, credit) in enumerate(rows):
            shown = [f"{v:,}.00" for v in (opened, debit, credit, opened + debit - credit)]
            lines.append([(20, f"{heading[0]}{n}10"), (70, f"{heading} {n}"), *amounts_at(ends, shown)])
        sums = [sum(row[k] for row in rows) for k in range(3)]
        shown = [f"{v:,}.00" for v in (*sums, sums[0] + sums[1] - sums[2])]
        lines.append([(70, f"Total {heading}"), *amounts_at(ends, shown)])
    memo = [(70, "Net income (loss)"), (630, "1,055.00", "right")]
    foot = [(20, "10/04/2024 9:12 AM"), (250, "User: jdoe"), (630, "1", "right")]
    answer = read(registry, drawn([*lines, [], memo, [], foot]), TB)
    assert [row.row_type for row in answer.rows][:8] == ["HEADING", "LINE", "LINE", "SUBTOTAL"] * 2
    assert not any(row.account_code == "10/04/2024 9:12 AM" for row in answer.rows)
    assert not answer.failed_checks


@pytest.mark.parametrize(
    ("code", "unit", "payer"),
    [("RES# 1{}12", "UNIT AL-10{}", "PAYOR PVT"), ("Cust. No: 4{}1", "Suite {}01-A", "NET 30")],
)
def test_what_a_block_says_of_its_tenant(registry: docextract.Registry, code: str, unit: str, payer: str) -> None:
    header = [
        (40, "Chg"),
        (90, "Description"),
        *((x - 30, t) for x, t in zip(RIGHT, ("Balance", "0 - 30", "31 - 60"), strict=False)),
    ]
    sheets = []
    for page, house in enumerate(("ELM COURT", "OAK HOUSE"), 1):
        lines: list[Any] = [[(40, "AGED RECEIVABLES BY CHARGE")], [], [(40, f"FACILITY: {house}")], [], header]
        for n in (1, 2, 3):
            name = f"{'ABC'[n - 1]}BBOTT, {house[:3]} {unit.format(n)}"
            lines += [
                [(40, code.format(n)), (110, name), (260, payer)],
                [(40, "RMB"), (90, "Room & Board"), *amounts(f"{page}{n}0.00-", f"{page}{n}0.00-")],
                [(40, "CAR"), (90, "Care"), *amounts("75.00", "", "75.00")],
                [(60, "* TOTAL"), *amounts(f"{page * 100 + n * 10 - 75}.00-", f"{page}{n}0.00-", "75.00")],
                [],
            ]
        sheets.append(lines)
    answer = read(registry, drawn(*sheets))
    assert len(answer.rows) == 12
    first, last = answer.rows[0], answer.rows[-1]
    number = code.format(1).split()[-1]
    assert (first.property_name, last.property_name) == ("ELM COURT", "OAK HOUSE")
    assert (first.tenant_name, first.unit, first.resident_id) == ("ABBOTT, ELM", unit.format(1).split()[1], number)
    assert (first.total, last.tenant_name) == (-110, "CBBOTT, OAK")


def test_a_first_tenant_is_no_line_of_the_header(registry: docextract.Registry) -> None:
    upper = [(x - 34, t) for x, t in zip(RIGHT, ("Open", "", "1 - 30", "Over 30"), strict=False) if t]
    lower = [(40, "Due Date"), (100, "Invoice No."), (200, "Charge"),
             *((x - 34, t) for x, t in zip(RIGHT, ("Balance", "Current", "Days", "Days"), strict=False))]  # fmt: skip
    lines: list[Any] = [[(40, "Aged Receivables")], [], upper, lower, []]
    for n, name in enumerate(("Blue Heron Coffee LLC", "Golden Lotus Spa", "PhoneFix Kiosk")):
        lines += [
            [(40, f"011{n} {name}"), (300, f"Suite 10{n}-A"), (510, "Deposit held: $4,650.00")],
            [(40, "08/01/2025"), (100, f"IN-{n}71"), (200, "CAM"), *amounts("80.00", "", "80.00")],
            [(40, "09/01/2025"), (100, f"IN-{n}72"), (200, "Rent"), *amounts("95.00", "95.00")],
            [(200, f"Tenant 011{n} total"), *amounts("175.00", "95.00", "80.00", "0.00")],
        ]
    answer = read(registry, drawn(lines))
    assert [column.label for column in answer.columns] == ["Open Balance", "Current", "1 - 30 Days", "Over 30 Days"]
    assert [(row.total, row.unit) for row in answer.rows][:2] == [(80, "100-A"), (95, "100-A")]
    assert not answer.failed_checks


@pytest.mark.parametrize("word", ["Balance Sheet Accounts", "Profit Loss Accounts"])
def test_the_words_of_a_sum_that_run_from_codes_to_names_are_one_text(registry: docextract.Registry, word: str) -> None:
    def printed(code: str, name: str, *values: str) -> list[Any]:
        return [(20, f"{code:12}{name:24}" + "".join(f"{value:>16}" for value in values))]

    sheets = []
    for page in (1, 2):
        rows = [*[(95 * page + n, 5, 2) for n in range(16)], (100, 30, 5), (-1000, 9, 61)]
        whole = [*rows, [*map(sum, zip(*rows, strict=True))]]
        shown = [[f"{v:,}.00" for v in (o, d, c, o + d - c)] for o, d, c in whole]
        lines: list[Any] = [[(20, f"Trial Balance, house {page}")], []]
        lines.append(printed("Account", "Description", "Opening", "Debits", "Credits", "Closing"))
        lines += [printed(f"1{n:02}0-000", f"Cash {n}", *values) for n, values in enumerate(shown[:-1])]
        first, rest = word.split(" ", 1)
        lines.append(printed(f"{first:>11}", rest, *shown[-1]))
        sheets.append(lines)
    answer = read(registry, drawn(*sheets, mono=True), TB)
    assert [row.label for row in answer.rows if row.row_type == "LINE"] == [f"Cash {n}" for n in range(18)] * 2
    assert {row.label for row in answer.rows if row.row_type != "LINE"} >= {word}


@pytest.mark.parametrize("said", ["Debtor and position", "Customer / how it stands", "Whom"])
def test_what_is_said_of_a_debtor_in_a_second_line_right_of_his_code(registry: docextract.Registry, said: str) -> None:
    ends = (330, 400, 470, 540, 640)
    lines: list[Any] = [[(20, "Aged debtors at 31 October 2024"), (560, "Receivers: Ash & Oak LLP")]]
    lines.append([(20, "A/C"), (80, said), *amounts_at(ends, ("Balance", "Current", "1 Month", "Older", "Promised"))])
    lines.append([(640, "to Pay", "right")])
    sums = [0, 0, 0, 0]
    for n, name in enumerate(("Arkley Pumps Ltd", "Bexton LLP", "Calder Rail", "Dunham Civil")):
        ages = (100 + n, 20 * n, 30)
        sums = [a + b for a, b in zip(sums, (sum(ages), *ages), strict=True)]
        lines += [[] for _ in range(n == 2)]
        lines += [[(20, "Trade" if n < 2 else "Weddings and events")]] if n % 2 == 0 else []
        lines.append(
            [(20, f"ARK00{n}"), (80, name), *amounts_at(ends, [f"{v}.00" for v in (sum(ages), *ages, 50 + n)])]
        )
        lines.append([(80, ("Not in dispute", "Promise: two payments", "Cheque returned")[n % 3])])
    lines.append([(80, "Total debtors"), *amounts_at(ends, [f"{v}.00" for v in (*sums, 206)])])
    answer = read(registry, drawn(lines))
    assert [column.label for column in answer.columns][-1] == "Promised to Pay"
    assert [row.tenant_name for row in answer.rows] == ["Arkley Pumps Ltd", "Bexton LLP", "Calder Rail", "Dunham Civil"]
    assert [row.property_name for row in answer.rows] == ["Trade"] * 2 + ["Weddings and events"] * 2
    assert [row.resident_id for row in answer.rows] == [f"ARK00{n}" for n in range(4)]
    assert not answer.failed_checks


def test_a_title_in_the_middle_of_the_page_that_ends_where_its_column_does(registry: docextract.Registry) -> None:
    ends = (322, 400, 470, 540, 640)
    lines: list[Any] = [[(20, "Delinquency")], [], [(322, "Total Unpaid", "right")]]
    names = [(20, "Unit"), (60, "Name"), (160, "Charge Code")]
    lines.append([*names, *amounts_at(ends, ("Charges", "0-30", "Over 30", "Prepaid", "Balance"))])
    for n in range(3):
        shown = (f"{90 + n}.00", f"{60 + n}.00", "30.00", "-10.00", f"{80 + n}.00")
        lines.append([(20, f"A-{n}"), (60, f"Ann Ames {n}"), (160, "rent"), *amounts_at(ends, shown)])
    answer = read(registry, drawn(lines))
    assert answer.rows[2].other_amounts == {"Total Unpaid Charges": Decimal("92.00")}


@pytest.mark.parametrize(
    ("upper", "lower"),
    [(("1", "2", "3"), ("MONTH", "MONTHS", "MONTHS")), (("30", "60", "90"), ("DAYS", "DAYS", "DAYS+"))],
)
def test_ages_begin_with_numbers_in_the_upper_of_two_lines_that_are_cut_apart(
    registry: docextract.Registry, upper: tuple[str, ...], lower: tuple[str, ...]
) -> None:
    def printed(code: str, name: str, day: str, *values: str) -> list[Any]:
        return [(20, f"{code:>10}  {name:17}{day:>10}" + "".join(f"{value:>12}" for value in values))]

    sheets = []
    for page in (1, 2):
        lines: list[Any] = [
            [(20, f"06/30/94 17:41:08{'KESSLER REALTY CO.':>40}{'PAGE':>26} 00{page}")],
            [(20, f"TENAGE.RPT{'RESIDENT RECEIVABLE AGING':>48}{'PROPMASTER 3.1':>31}")],
            [],
            printed("CHG", "DESCRIPTION", "CHARGE", "TOTAL ", "", *(f"{text:5}" for text in upper)),
            printed("CODE", "", "DATE", "DUE ", "CURRENT", *lower),
            [(20, "=" * 100)],
            [(20, f"PROPERTY: 0{page} WESTGATE MEWS")],
            [],
        ]
        for n in range(9):
            late = [f"{20 + n}.00" if n % 4 == k else "" for k in range(4)]
            lines += [
                [(20, f"  UNIT {n}0-B   RES# T00{page}4{n}7  OKAFOR, DAN{'AEIOUYBCD'[n]}L")],
                printed("RNT", "RENT", f"05/0{n + 1}/94", f"{20 + n}.00", *late),
                printed("LAT", "LATE CHARGE", "06/06/94", "25.00", "25.00", "", "", ""),
                [],
            ]
        sheets.append(lines)
    answer = read(registry, drawn(*sheets, mono=True))
    assert [column.label for column in answer.columns if column.kind == "BUCKET"] == [
        "CURRENT", *(f"{a} {b}" for a, b in zip(upper, lower, strict=True))
    ]  # fmt: skip
    assert len(answer.rows) == 36
    assert {row.total for row in answer.rows if row.charge_code == "LAT"} == {25}
    assert not answer.failed_checks


def test_a_name_in_brackets_goes_on_above(registry: docextract.Registry) -> None:
    head = [(40, "Contact"), *amounts("Current", "1 - 30", "31 - 60", "Total")]
    rows = [[(40, f"Tenant {n}"), *amounts(f"{n}0.00", "5.00", "2.50", f"{n}7.50")] for n in range(1, 7)]
    rows.insert(3, [(40, "(Rent scheme)")])
    answer = read(registry, drawn([[(40, "Aged Receivables Summary")], [], head, *rows]))
    assert [row.tenant_name for row in answer.rows][2] == "Tenant 3 (Rent scheme)"
    assert len(answer.rows) == 6


def test_a_title_of_two_cells_is_no_part_of_the_header(registry: docextract.Registry) -> None:
    sides = (300, 360, 420, 480, 540, 600)
    pairs = ("Balance", "January 1, 2023"), ("Transactions", "of the year"), ("Balance", "December 31, 2023")
    tops, days = ([(x, pair[n], "right") for x, pair in zip((345, 465, 590), pairs, strict=True)] for n in (0, 1))
    title = [(40, "Trial balance, year ended December 31, 2023"), (270, "(modified cash basis)")]

    def row(code: str, name: str, *values: int) -> list[Any]:
        return [(40, code), (90, name), *((x, f"{v:,}", "right") for x, v in zip(sides, values, strict=True) if v)]

    head = [
        tops,
        [(40, "No."), (90, "Account"), *days],
        [(x, ("Dr", "Cr")[n % 2], "right") for n, x in enumerate(sides)],
    ]
    rows = [row(f"1{n}0", f"Asset {n}", 900 * n, 0, 40, 10, 900 * n + 30, 0) for n in range(1, 5)]
    rows += [row("300", "Capital", 0, 9000, 0, 120, 0, 9120), row("", "Total", 9000, 9000, 160, 160, 9120, 9120)]
    answer = read(registry, drawn([[(40, "HERON PARK PARTNERSHIP")], title, *head, *rows]), TB)
    stages = ["FORWARD_DEBIT", "FORWARD_CREDIT", "DEBIT", "CREDIT", "ENDING_DEBIT", "ENDING_CREDIT"]
    assert [c.column_id for c in answer.columns] == [f"OTHER:{stage}" for stage in stages]


def charged(*rows: tuple[str, str, str, str, int]) -> list[list[Any]]:
    head = [(40, "No."), (90, "Tenant"), (200, "Suite"), (240, "Charge"), *amounts(None, "0-30", "31-60", "Total")]
    lines = [[(40, no), (90, name), (200, suite), (240, charge), *amounts(None, f"{n}.00", None, f"{n}.00")]
             for no, name, suite, charge, n in rows]  # fmt: skip
    return [[(40, "Aged receivables by charge")], [], [one for one in head if one], *lines]


def test_a_name_beside_the_second_charge_goes_on_from_the_line_above(registry: docextract.Registry) -> None:
    lines = charged(
        ("0117", "Lakeview Dental Inc.", "210", "RENT", 500), ("", "", "", "TAX", 60),
        ("0122", "Pellerin Actuarial", "305", "RENT", 700), ("", "Consultants Ltd.", "", "TAX", 80),
        ("", "", "", "PARK", 90), ("0131", "Iron Pine", "402", "RENT", 900),
    )  # fmt: skip
    answer = read(registry, drawn([[cell for cell in line if cell[1]] for line in lines]))
    assert [row.tenant_name for row in answer.rows] == [
        *["Lakeview Dental Inc."] * 2, *["Pellerin Actuarial Consultants Ltd."] * 3, "Iron Pine",
    ]  # fmt: skip


def test_the_facts_of_a_tenant_above_his_charges_hide_no_column(registry: docextract.Registry) -> None:
    ends = (278, 338, 396, 454, 512, 576)
    head = [(36, "Inv. date"), (88, "Invoice"), (130, "Category"),
            *((x, t, "right") for x, t in zip(ends, ("Over 120", "91-120", "61-90", "31-60", "0-30", "Open amount"),
                                              strict=True))]  # fmt: skip
    lines: list[list[Any]] = [[(36, "Aged delinquencies")], [], head, []]
    for n in range(1, 7):
        lines.append([(36, f"Tenant {n} of Mill Street, PC"), (222, f"Suite 2{n}0"), (259, f"Lease 0321-219{n}"),
                      (322, f"Last receipt 10/1{n}/25 1,714.7{n}")])  # fmt: skip
        for k in range(3):
            shown = f"{100 * n + k}.10"
            lines.append([(40, f"0{k + 5}/01/25"), (88, f"IN7{n}{k}"), (130, "Base Rent"), (ends[k], shown, "right"),
                          (576, shown, "right")])  # fmt: skip
        sums = [f"{100 * n + k}.10" for k in range(3)]
        lines.append([(130, "Tenant total"), *((x, t, "right") for x, t in zip(
            ends, (*sums, "0.00", "0.00", f"{300 * n + 3}.30"), strict=True))])  # fmt: skip
    answer = read(registry, drawn(lines))
    assert [dict(row.buckets) for row in answer.rows[:3]] == [
        {"Over 120": Decimal("100.10")}, {"91-120": Decimal("101.10")}, {"61-90": Decimal("102.10")},
    ]  # fmt: skip
    assert not answer.failed_checks


def test_years_below_the_names_of_months_are_of_the_header(registry: docextract.Registry) -> None:
    upper = [(40, "Site"), (90, "Resident"), *amounts("NOV", "OCT", "SEP", "AUG", "TOTAL")]
    lower = amounts("2024", "2024", "2024", "2024", "DUE")
    lines = [[(40, f"HB-{n}"), (90, f"Tenant {n}"), *amounts(f"{n}.00", "20.00", None, "5.00", f"{n + 25}.00")]
             for n in range(101, 107)]  # fmt: skip
    answer = read(registry, drawn([[(40, "Site rent delinquency")], [], upper, lower, [], *lines]))
    assert [row.unit for row in answer.rows] == [f"HB-{n}" for n in range(101, 107)]
    assert dict(answer.rows[0].buckets) == {"NOV 2024": 101, "OCT 2024": 20, "AUG 2024": 5}


def test_the_head_of_a_block_is_no_line_of_the_header(registry: docextract.Registry) -> None:
    ages = ("owed", "due", "30 days", "60 days", "90 days")
    upper = [(x - 22, text) for x, text in zip(RIGHT, ("Total", "Not yet", "0 -", "31 -", "Over"), strict=True)]
    lower = [(40, "Demand"), (120, "Dated"), (200, "In respect of"), *amounts(*ages)]

    def charge(code: str, *values: str) -> list[Any]:
        return [(40, code), (120, "24/06/2025"), (200, "Ground rent"), *amounts(*values)]

    lines: list[list[Any]] = [
        [(40, "Leaseholder arrears by demand")], [], upper, lower, [], [(40, "COOPER'S YARD")],
        [(40, "Flat 2 Mrs R Mwangi"), (130, "[CY002]")],
        charge("GR20426", "145.00", "0.00", "0.00", "0.00", "145.00"),
        charge("SC20429", "90.00", "90.00", "0.00", "0.00", "0.00"),
        [(200, "Total Flat 2"), *amounts("235.00", "90.00", "0.00", "0.00", "145.00")],
        [(40, "Flat 3 Mr P Odell"), (130, "[CY003]")],
        charge("SC20435", "75.00", "0.00", "75.00", "0.00", "0.00"),
        charge("SC20436", "85.00", "0.00", "85.00", "0.00", "0.00"),
        [(200, "Total Flat 3"), *amounts("160.00", "0.00", "160.00", "0.00", "0.00")],
        [(200, "Cooper's Yard - all leaseholders"), *amounts("400.00", "90.00", "165.00", "0.00", "145.00")],
    ]  # fmt: skip
    answer = read(registry, drawn(lines))
    assert [(row.transaction_id, row.total) for row in answer.rows] == [
        ("GR20426", 145), ("SC20429", 90), ("SC20435", 75), ("SC20436", 85),
    ]  # fmt: skip
    assert [(row.unit, row.tenant_name, row.resident_id) for row in answer.rows[1:3]] == [
        ("Flat 2", "Mrs R Mwangi", "CY002"), ("Flat 3", "Mr P Odell", "CY003"),
    ]  # fmt: skip


def at_heights(*cells: tuple[float, float, str] | tuple[float, float, str, str]) -> bytes:
    """A page of texts: where each begins and how far below the top, and its text; with ``"right"`` it ends there."""
    from reportlab.pdfgen.canvas import Canvas

    file = io.BytesIO()
    canvas = Canvas(file, pagesize=(700, 600), invariant=True)
    canvas.setFont("Helvetica", 8)
    for x, y, text, *side in cells:
        draw = {"right": canvas.drawRightString, "mid": canvas.drawCentredString}.get((side or [""])[0])
        (draw or canvas.drawString)(x, 560 - y, text)
    canvas.save()
    return file.getvalue()


def test_words_in_the_middle_of_high_cells_are_of_their_own_column(registry: docextract.Registry) -> None:
    months = {210: "Earlier", 270: "August", 330: "September", 390: "October", 450: "November"}
    cells: list[Any] = [(40, 0, "Rent owed by month it fell due"), (330, 24, "Rent unpaid, by month due", "mid")]
    cells += [(510, 24, "Cash not", "mid"), (510, 35, "yet", "mid"), (510, 46, "allocated", "mid")]
    cells += [(570, 29, "Balance", "mid"), (570, 40, "owed", "mid")]
    cells += [(630, 24, "Deposit", "mid"), (630, 35, "held", "mid"), (630, 46, "(TDS)", "mid")]
    cells += [(40, 35, "Room"), (80, 35, "Tenant"), (210, 40, "Earlier", "mid")]
    for x, month in list(months.items())[1:]:
        cells += [(x, 35, month, "mid"), (x, 46, "2025", "mid")]
    rows = [
        ("A", "Ann Ames", {450: "585.00", 570: "585.00"}),
        ("B", "Bob Boll", {510: "(125.63)", 570: "(125.63)", 630: "250.00"}),
        ("C", "Cid Cole", {390: "495.00", 510: "(219.67)", 570: "275.33", 630: "350.00"}),
        ("D", "Dan Dorn", {330: "495.00", 390: "495.00", 450: "495.00", 570: "1,485.00"}),
        ("E", "Eve Eddy", {210: "792.26", 270: "86.19", 450: "612.50", 570: "1,490.95"}),
        ("F", "Fay Ford", {270: "100.00", 330: "60.00", 570: "160.00", 630: "300.00"}),
    ]
    for n, (room, tenant, numbers) in enumerate(rows):
        cells += [(40, 62 + 14 * n, room), (80, 62 + 14 * n, tenant)]
        cells += [(x + 20, 62 + 14 * n, number, "right") for x, number in numbers.items()]
    answer = read(registry, at_heights(*cells))
    assert list(answer.rows[4].buckets) == ["Earlier", "August 2025", "November 2025"]
    assert (answer.rows[2].prepayments, answer.rows[2].total) == (Decimal("-219.67"), Decimal("275.33"))
    assert answer.rows[2].other_amounts == {"Deposit held (TDS)": 350}


def test_balances_of_last_year_in_words_of_two_lines_are_not_the_closing_ones(registry: docextract.Registry) -> None:
    rows = [("0010", "Freehold reversion", "1,500.00", None, "1,400"), ("0030", "Lift", "785.47", None, "735"),
            ("1100", "Debtors", "682.28", None, "444"), ("2100", "Creditors", None, "967.75", "(979)"),
            ("3000", "Reserves", None, "2,000.00", "(1,600)")]  # fmt: skip
    lines: list[list[Any]] = [
        [(40, "Nominal ledger trial balance as at 31 March 2025")], [],
        [(290, "Year to 31.03.25"), (440, "Year to")],
        [(440, "31.03.24")],
        [(40, "Code"), (90, "Account"), *amounts("Dr £", "Cr £", "£")],
        *([(40, code), (90, name), *amounts(*values)] for code, name, *values in rows),
    ]  # fmt: skip
    answer = read(registry, drawn(lines), TB)
    assert [column.column_id for column in answer.columns] == ["OTHER:DEBIT", "OTHER:CREDIT", "OTHER:YEAR_TO_31_03_24"]


def headed(*, rules: bool = False) -> bytes:
    """Receivables with titles over two groups of columns, and names in the middle of high cells between them."""
    from reportlab.pdfgen.canvas import Canvas

    columns = (280, 340, 405, 470, 530, 590, 665)
    cells: list[Any] = [(40, 0, "Aged debtors as at 30 November 2024")]
    cells += [(301, 24, "By nature", "mid"), (500, 24, "Days past due", "mid")]
    cells += [(640, 29, "Security deposit", "mid"), (640, 38, "held", "mid")]
    cells += [(40, 34, "Unit"), (90, 34, "Tenant"), (403, 34, "Total open", "right")]
    cells += [(x, 39, t, "right") for x, t in zip((280, 340), ("Rent", "Service charge"), strict=True)]
    cells += [(x, 39, t, "right") for x, t in zip((470, 530, 590), ("1 - 30", "31 - 60", "Above 60"), strict=True)]
    for n in range(6):
        parts = 1000 + n, 200 + n
        values = [*parts, sum(parts), 400 + n, 300, 500 + n, 2500 + n]
        cells += [(40, 62 + 14 * n, f"#0{n}-11"), (90, 62 + 14 * n, f"Ann {n} Ames Ltd")]
        cells += [(x, 62 + 14 * n, f"{v:,.2f}", "right") for x, v in zip(columns, values, strict=True)]
    file = io.BytesIO()
    canvas = Canvas(file, pagesize=(700, 600), invariant=True)
    edges = (36, 86, 236, 286, 346, 410, 476, 536, 596, 672)
    if rules:
        canvas.setLineWidth(0.4)
        for y in (576 - 26, 560 - 48, *(560 - 52 - 14 * n - 12 for n in range(6))):
            canvas.line(edges[0], y, edges[-1], y)
        for left, right in ((2, 4), (5, 8)):
            canvas.line(edges[left], 560 - 28, edges[right], 560 - 28)
        for n, x in enumerate(edges):
            top = 576 - 26 if n not in (3, 6, 7) else 560 - 28
            canvas.line(x, top, x, 560 - 52 - 14 * 5 - 12)
    canvas.setFont("Helvetica", 8)
    for x, y, text, *side in cells:
        draw = {"right": canvas.drawRightString, "mid": canvas.drawCentredString}.get((side or [""])[0])
        (draw or canvas.drawString)(x, 560 - y, text)
    canvas.save()
    return file.getvalue()


@pytest.mark.parametrize("rules", [False, True])
def test_lines_of_a_header_that_stand_beside_each_other_are_one_header(
    registry: docextract.Registry, rules: bool
) -> None:
    row = read(registry, headed(rules=rules)).rows[0]
    assert row.total == 1200
    assert row.other_amounts == {
        "By nature Rent": 1000, "By nature Service charge": 200, "Security deposit held": 2500,
    }  # fmt: skip


def test_balances_with_their_side_behind_them_go_on_below_rules_of_dashes(registry: docextract.Registry) -> None:
    """``C`` is a credit where others are ``D``; what stands below a line of dashes is of the same table."""

    def entry(name: str, code: str, last: str, this: str) -> list[Any]:
        return [(40, name), *([(230, code)] if code else []), (390, last, "right"), (520, this, "right")]

    rule = [(300, "-" * 18), (430, "-" * 18)]
    head = [
        [(40, "Trial balance, financial year 2024 (D = debit, C = credit)")], [(40, "=" * 100)],
        [(230, "LEDG."), (345, "LAST YEAR"), (475, "THIS YEAR")],
        [(40, "DESCRIPTION"), (230, "ACC."), (368, "2023"), (498, "2024")], [(40, "=" * 100)],
    ]  # fmt: skip
    body = [
        entry("Houses in operation", "0110", "9.400,05 D", "9.192,86 D"),
        entry("Office", "0120", "1.227,44 D", "1.982,75 D"), rule,
        entry("Total fixed assets", "", "10.627,49 D", "11.175,61 D"), [],
        entry("Reserves", "0500", "6.677,62 C", "6.957,71 C"),
        entry("Loans of the bank", "0510", "3.949,87 C", "4.217,90 C"), rule,
        entry("Total equity and debt", "", "10.627,49 C", "11.175,61 C"),
    ]  # fmt: skip
    answer = read(registry, drawn([*head, *body], mono=True), TB)
    rows = [row for row in answer.rows if row.row_type == "LINE"]
    assert [row.account_code for row in rows] == ["0110", "0120", "0500", "0510"]
    assert [row.values[-1] for row in rows] == [
        Decimal("9192.86"), Decimal("1982.75"), Decimal("-6957.71"), Decimal("-4217.90"),
    ]  # fmt: skip


def test_a_line_that_is_the_sum_of_the_totals_above_is_no_tenant(registry: docextract.Registry) -> None:
    """Also where one of those totals is not the sum of its rows."""
    head = [
        (40, "Ref"),
        (90, "Tenant"),
        *((x - 34, t) for x, t in zip(RIGHT, ("Balance", "1 - 30", "Over 30"), strict=False)),
    ]

    def owed(ref: str, name: str, *values: str) -> list[Any]:
        return [(40, ref), (90, name), *amounts(*values)]

    lines = [
        [(40, "Arrears list")], [], head,
        owed("R1", "Ann Ames", "120.00", "100.00", "20.00"), owed("R2", "Bo Birk", "250.00", "50.00", "200.00"),
        owed("Total patch 1", "", "370.00", "150.00", "220.00"),
        owed("R3", "Cy Cole", "410.00", "300.00", "110.00"), owed("R4", "Di Dunn", "31.00", "31.00", "0.00"),
        owed("Total patch 2", "", "451.00", "341.00", "110.00"),
        owed("Current people", "", "821.00", "491.00", "330.00"),
        owed("R5", "Ed East", "90.00", "0.00", "90.00"), owed("R6", "Flo Fry", "15.00", "5.00", "10.00"),
        owed("Total left", "", "105.00", "5.00", "100.00"),
    ]  # fmt: skip
    answer = read(registry, drawn(lines))
    assert [row.tenant_name for row in answer.rows] == [
        "Ann Ames",
        "Bo Birk",
        "Cy Cole",
        "Di Dunn",
        "Ed East",
        "Flo Fry",
    ]
    assert Decimal("821.00") in [total.values["total"] for total in answer.totals.stated]


MIX = [("Fir", 4, 3, 900, 880), ("Oak", 10, 9, 1100, 1050), ("Elm", 12, 11, 1150, 1120), ("Ash", 8, 8, 1400, 1360)]
"""Name, units, occupied units, market rent, rent in place."""


def framed(titles: Sequence[tuple[float, float, str]], lines: Sequence[tuple[float, float, float, float]]) -> bytes:
    """A mix of seven columns below a header of words in the middle of cells: where each stands and its text."""
    from reportlab.pdfgen.canvas import Canvas

    canvas = Canvas(file := io.BytesIO(), pagesize=(700, 600), invariant=True)
    canvas.setFont("Helvetica", 7)
    canvas.drawString(40, 580, "Unit Mix")
    for x, y, text in titles:
        canvas.drawCentredString(x, y, text)
    for line in lines:
        canvas.line(*line)
    for n, (name, units, let, market, rent) in enumerate(MIX):
        canvas.drawString(40, 500 - 14 * n, name)
        shown = (f"{units}", f"{let}", f"{let / units:.1%}", f"{market:,}", f"{rent:,}", f"{31 * n + 7}")
        for x, text in zip(range(190, 690, 80), shown, strict=False):
            canvas.drawRightString(x, 500 - 14 * n, text)
    canvas.save()
    return file.getvalue()


STAGGERED = [
    (300, 556, "OCCUPANCY"), (540, 556, "MONTHLY"),
    (60, 539, "Type"), (180, 534, "Units"), (260, 539, "Units"), (260, 529, "Occupied"),
    (340, 544, "% of"), (340, 534, "Units"), (420, 549, "Avg."), (420, 539, "Market"), (420, 529, "Rent"),
    (500, 546, "In-"), (500, 536, "Place"), (500, 526, "Rent"), (580, 536, "Care"),
]  # fmt: skip
"""Lines of a header of which each is half a line off others."""


def test_words_in_the_middle_of_high_cells_are_one_header_with_the_titles_over_them(
    registry: docextract.Registry,
) -> None:
    row = read(registry, framed(STAGGERED, []), "UNIT_MIX").rows[1]
    assert (row.units, row.occupied, row.occupancy) == (10, 9, Decimal("0.9"))
    assert (row.average_market_rent, row.average_contract_rent) == (1100, 1050)
    assert row.other_amounts == {"MONTHLY Care": 38}


@pytest.mark.parametrize("upright", [False, True])
def test_a_title_in_the_middle_of_drawn_lines_is_over_the_columns_between_them(
    registry: docextract.Registry, upright: bool
) -> None:
    """Also where its middle is that of the middle one."""
    titles = [(60, 540, "Type"), (180, 540, "Units"), (260, 540, "Occupied"), (340, 540, "% Occupied"),
              (420, 540, "Market"), (495, 540, "In-Place"), (575, 540, "Care"), (495, 556, "RENTS")]  # fmt: skip
    lines = [(375, 550, 375, 566), (615, 550, 615, 566)] if upright else [(375, 553, 615, 553)]
    answer = read(registry, framed(titles, lines), "UNIT_MIX")
    assert [*answer.rows[0].other_amounts] == ["RENTS Care"]
    assert (answer.rows[0].average_market_rent, answer.rows[0].average_contract_rent) == (900, 880)


ENDS = (200, 260, 320, 380, 440, 500, 560, 620)
"""Where the columns of numbers of a mix end."""
PLANS = [("A1", 10, 500, 900, 1000, 1150), ("A2", 20, 620, 950, 1080, 1240), ("B1", 16, 800, 1200, 1290, 1400)]


def plans(*titles: str) -> bytes:
    """A mix of three groups of rents with their titles, centred over two columns each, between the middles of these."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    def row(name: str, *cells: str) -> list[Any]:
        return [(40, name), *((x, cell, "right") for x, cell in zip(ENDS, cells, strict=False))]

    middles = [331, 451, 571]
    over = [(x - stringWidth(title, "Helvetica", 8) / 2, title) for x, title in zip(middles, titles, strict=True)]
    head = row("Plan / Finish", "Units", "Avg. SF", *["Rent", "PSF"] * 2, "Rent", "Monthly")
    rows = [row(t, f"{u}", f"{a}", f"{c:,}", f"{c / a:.2f}", f"{m:,}", f"{m / a:.2f}", f"{p:,}", f"{u * p:,}")
            for t, u, a, c, m, p in PLANS]  # fmt: skip
    return drawn([[(40, "Quarry Court: unit mix and rents")], [], over, head, *rows])


def test_titles_of_groups_may_bear_days(registry: docextract.Registry) -> None:
    answer = read(registry, plans("PASSING (MARCH 2025)", "ASKING (MARCH 2025)", "STABILISED (YEAR 2)"), "UNIT_MIX")
    row = answer.rows[0]
    assert (row.average_contract_rent, row.average_market_rent) == (900, 1000)
    assert (row.contract_rent_per_area, row.market_rent_per_area) == (Decimal("1.80"), 2)
    assert row.other_amounts == {"STABILISED (YEAR 2) Rent": 1150, "STABILISED (YEAR 2) Monthly": 11500}


def test_a_column_beside_one_with_a_title_that_others_share_is_not_proved(registry: docextract.Registry) -> None:
    answer = read(registry, plans("Scenario 1", "Scenario 2", "Scenario 3"), "UNIT_MIX")
    assert not any("Rent" in name for row in answer.rows for name in row.proved)


def test_a_minus_that_hangs_out_of_its_column_is_of_the_number_before_it(registry: docextract.Registry) -> None:
    """``86.76-`` whose digits end where those of its column do: the minus begins where the next column seems to."""
    head = [(40, "Lease"), (90, "Tenant"), *amounts("0-30 days", "31-60 days", "Over 60", "Total", "Net")]
    lines: list[Any] = [[(40, "Debtors by lease")], [], head]
    for n in range(6):
        shown = ("10.00", f"{20 + n}.00", None, f"{30 + n}.00", f"{30 + n}.00")
        lines.append([(40, f"K{n}"), (90, f"Ann Ames {n}"), *amounts(*shown)])
    hung = [cell for x in (400, 540, 610) for cell in ((x, "86.76", "right"), (x, "-"))]
    lines.append([(40, "K7"), (90, "Bo Birk"), *hung])
    row = read(registry, drawn(lines)).rows[-1]
    assert (row.buckets, row.total) == ({"31-60 days": Decimal("-86.76")}, Decimal("-86.76"))


def test_a_title_over_the_middle_of_ages_is_none_of_the_one_in_the_middle(registry: docextract.Registry) -> None:
    lines: list[Any] = [
        [(40, "Receivables by month billed")], [],
        [(40, "Unit"), (110, "Tenant"), (448, "Month billed"), (610, "Balance", "right")],
        amounts_at((330, 400, 484, 540, 610), ("Aug-24", "Sep-24", "Oct-24", "Nov-24", "Owed")),
    ]  # fmt: skip
    for n in range(1, 9):
        shown = [f"{n}.00", f"{2 * n}.00", f"{900 + n}.25", "", f"{900 + 4 * n}.25"]
        cells = zip((330, 400, 484, 540, 610), shown, strict=True)
        lines.append([(40, f"A{n}"), (110, f"Ames, Ann {n}"), *((x, text, "right") for x, text in cells if text)])
    row = read(registry, drawn(lines)).rows[0]
    assert row.buckets == {"Aug-24": 1, "Sep-24": 2, "Oct-24": Decimal("901.25")}
    assert row.total == Decimal("904.25")


def test_titles_share_out_the_columns_of_a_page_each_in_the_middle_of_its_own(registry: docextract.Registry) -> None:
    ends = [130, 170, 210, 250, 290, 330, 370, 410, 450, 490]
    words = ["Units", "SF", "Rent", "PSF", "Occ. Units", "Rent", "PSF", "No.", "Rent", "Days"]
    titles = {"MARKET": (2, 3), "IN-PLACE": (4, 6), "LAST TEN LEASES": (7, 9)}
    cells: list[Any] = [(40, 0, "Unit mix of Maple Court, 03/31/2024"), (40, 40, "Plan")]
    cells += [((ends[a] + ends[b]) / 2 - 18, 24, title, "mid") for title, (a, b) in titles.items()]
    cells += [(end - 18, 40, word, "mid") for end, word in zip(ends, words, strict=True)]
    for n, (plan, units, area, market, let, rent) in enumerate(HOMES):
        numbers = [units, area, market, f"{market / area:.2f}", let, rent, f"{rent / area:.2f}", 9, rent + 5, 12]
        cells += [(40, 60 + 14 * n, plan)]
        cells += [(end, 60 + 14 * n, f"{number}", "right") for end, number in zip(ends, numbers, strict=True)]
    row = read(registry, at_heights(*cells), "UNIT_MIX").rows[1]
    assert (row.average_market_rent, row.occupied, row.average_contract_rent) == (1100, 9, 1050)
    assert row.other_amounts == {
        "LAST TEN LEASES No.": 9, "LAST TEN LEASES Rent": 1055, "LAST TEN LEASES Days": 12,
    }  # fmt: skip


HOMES = [("Fir", 4, 450, 900, 4, 880), ("Oak", 10, 650, 1100, 9, 1050), ("Elm", 12, 700, 1150, 11, 1120),
       ("Ash", 8, 950, 1400, 8, 1360), ("Yew", 2, 1200, 1700, 1, 1690)]  # fmt: skip


def test_a_title_of_the_page_that_says_its_day_is_no_title_of_columns(registry: docextract.Registry) -> None:
    cells: list[Any] = [(40, 10, "Maple Cottages"), (250, 10, "unit mix from rent roll of 06/08/2026")]
    cells += [(40, 24, "Home"), (180, 24, "Homes", "right"), (240, 24, "SF", "right"), (300, 24, "% Occ.", "right")]
    cells += [(380, 24, "Asking Rent", "right")]
    for n, (plan, units, area, market, let, _) in enumerate(HOMES):
        numbers = (units, area, f"{100 * let / units:.1f}%", market)
        cells += [(40, 40 + 14 * n, plan)]
        cells += [(x, 40 + 14 * n, f"{v}", "right") for x, v in zip((180, 240, 300, 380), numbers, strict=True)]
    row = read(registry, at_heights(*cells), "UNIT_MIX").rows[1]
    assert (row.unit_type, row.occupancy, row.average_market_rent) == ("Oak", Decimal("0.9"), 1100)


@pytest.mark.parametrize("said", ["Status: Current", "t0000001"])
def test_what_heads_a_tenants_charges_may_stand_over_amounts(registry: docextract.Registry, said: str) -> None:
    head = [
        (40, "Code"),
        (90, "Charge"),
        *((x - 28, t) for x, t in zip(RIGHT, ("0-30", "31-60", "Over 60", "Owed"), strict=False)),
    ]
    lines = [[(40, "Resident Aging as of 03/31/2026")], head]
    for n, name in enumerate(["Ames, Ann", "Boll, Bob", "Cole, Cid"], 1):
        lines += [[(40, f"Bed {n}-A"), (90, name), (300, f"t000000{n}"), (380, said)]]
        lines += [[(40, "rent"), (90, "Base rent"), *amounts("900.00", None, None, "900.00")]]
        lines += [[(40, "late"), (90, "Late fee"), *amounts(None, "50.00", None, "50.00")]]
        lines += [[(90, f"Total {name}"), *amounts("900.00", "50.00", "0.00", "950.00")]]
    answer = read(registry, drawn(lines))
    assert [(row.tenant_name, row.total) for row in answer.rows][:3] == [
        ("Ames, Ann", 900), ("Ames, Ann", 50), ("Boll, Bob", 900),
    ]  # fmt: skip
    assert len(answer.rows) == 6


def test_entities_side_by_side_with_their_codes_are_a_trial_balance(registry: docextract.Registry) -> None:
    ends = (300, 400, 500)
    head = [
        [(40, "Trial Balance by Community, 03/31/2025. Dr = debit, Cr = credit.")],
        [],
        [(x, t, "right") for x, t in zip(ends, ("Cedar Hollow", "Pine Flats", "Combined"), strict=True)],
        [
            (40, "Account"),
            (200, "Acct"),
            *((x, t, "right") for x, t in zip(ends, ("(110)", "(120)", "3/31/25"), strict=True)),
        ],
    ]
    rows = [("Checking", 1000, 72, 59, "Dr"), ("Receivable", 1100, 11, 8, "Dr"), ("Land", 1500, 900, 800, "Dr"),
            ("Payables", 2000, 83, 67, "Cr"), ("Capital", 3000, 900, 800, "Cr")]  # fmt: skip
    lines: list[Any] = []
    for name, code, a, b, side in rows:
        said = [(x, f"{v} {side}", "right") for x, v in zip(ends, (a, b, a + b), strict=True)]
        lines.append([(40, name), (200, f"{code}"), *said])
    answer = read(registry, drawn([*head, *lines]), TB)
    assert [row.account_code for row in answer.rows] == ["1000", "1100", "1500", "2000", "3000"]
    assert answer.rows[0].values == [72, 59, 131]


def test_headings_that_say_a_status_part_no_columns(registry: docextract.Registry) -> None:
    ends = (275, 333, 393, 455, 519)
    cells: list[Any] = [(40, 0, "Aged Receivables Detail, 30-Nov-2025")]
    cells += [(40, 30, "Charge"), (102, 30, "Invoice"), (160, 30, "Inv. Date")]
    cells += [(x, 24, t, "right") for x, t in zip(ends, (*AGED, "Balance"), strict=True)]
    cells += [(x, 36, "Days", "right") for x in ends[:4]] + [(ends[4], 36, "Owing", "right")]
    for n in range(8):
        name = f"Kananaskis {'and Sons ' * (n % 4)}Ltd."
        at, y = 88 + 4.2 * len(name), 60 + 56 * n
        cells += [(40, y, f"T000451{n}"), (88, y, name), (at, y, f"Unit {100 + n}"), (at + 40, y, "Status: Current")]
        for k, (code, age) in enumerate([("RENT", n % 4), ("TAX", (n + 1) % 4)], 1):
            cells += [(46, y + 12 * k, code), (102, y + 12 * k, f"IN-881{n}{k}"), (160, y + 12 * k, "01-Nov-2025")]
            cells += [(x, y + 12 * k, f"{900 + n}.00", "right") for x in (ends[age], ends[4])]
        sums = {ends[n % 4]: f"{900 + n}.00", ends[(n + 1) % 4]: f"{900 + n}.00", ends[4]: f"{1800 + 2 * n}.00"}
        cells += [(40, y + 36, f"Total T000451{n}"), *((x, y + 36, v, "right") for x, v in sums.items())]
    answer = read(registry, at_heights(*cells))
    assert [sum(row.buckets.values()) for row in answer.rows] == [900 + n for n in range(8) for _ in range(2)]


AGED = ("0 - 30", "31 - 60", "61 - 90", "Over 90")


def test_a_code_above_the_rest_of_its_name_is_the_accounts(registry: docextract.Registry) -> None:
    ends = (300, 380, 460, 540)
    words = ("Opening", "Debits", "Credits", "Closing")
    lines: list[Any] = [[(40, "General Ledger Trial Balance, 10/31/2024")], []]
    lines.append([(40, "Account"), *((x, t, "right") for x, t in zip(ends, words, strict=True))])
    for n, name in enumerate(["Operating Checking", "Clearing", "Prepaid Software and Gate System", "Equity", "Loan"]):
        side = -1 if n > 2 else 1
        numbers = (100 * side, 20, 10, 100 * side + 10) if n < 4 else (-100, 0, 30, -130)
        said = [(x, f"{v:.2f}", "right") for x, v in zip(ends, numbers, strict=True)]
        torn = n == 2
        lines += [[(40, f"10{n}0 · {name}")]] if torn else []
        lines.append([(60, "Subscription") if torn else (40, f"10{n}0 · {name}"), *said])
    answer = read(registry, drawn(lines), TB)
    assert [row.label for row in answer.rows][2] == "Prepaid Software and Gate System Subscription"
    assert [row.account_code for row in answer.rows] == [f"10{n}0" for n in range(5)]


def test_amounts_with_their_sides_under_nothing_but_companies_are_balances(registry: docextract.Registry) -> None:
    ends, firms = (330, 410, 490), ("Elm Park LLC", "Elm Homes LLC", "Both")
    lines: list[Any] = [[(40, "Combining Trial Balance, December 31, 2025")], []]
    lines.append([(x, t, "right") for x, t in zip(ends, firms, strict=True)])
    rows = [("Bank", "70.00 Dr", "30.00 Dr", "100.00 Dr"), ("Land", "900.00 Dr", None, "900.00 Dr"),
            ("Note payable (matures", None, None, None), ("2031)", "400.00 Cr", None, "400.00 Cr"),
            ("Capital", "570.00 Cr", "30.00 Cr", "600.00 Cr")]  # fmt: skip
    for name, *said in rows:
        lines.append([(40, name), *((x, t, "right") for x, t in zip(ends, said, strict=True) if t)])
    answer = read(registry, drawn(lines), TB)
    assert [row.label for row in answer.rows] == ["Bank", "Land", "Note payable (matures 2031)", "Capital"]
    assert [row.values[-1] for row in answer.rows] == [100, 900, -400, -600]


def owners(codes: Sequence[str]) -> list[Any]:
    lines: list[Any] = [[(40, "Delinquency by owner and charge, 11/30/2024")], []]
    ages = ("0 - 30", "31 - 60", "Over 60", "Balance owed")
    lines.append([(40, "Owner account"), *((x, t, "right") for x, t in zip(RIGHT, ages, strict=False))])
    for n, code in enumerate(codes):
        said = [(300, f"{100 + n} Long Meadow Ln |"), (410, "| With attorney")] if n == 4 else []
        lines.append([(40, f"{code} Estate of W. T. Pruitt | 1{n} Tanager Ct"), *said])
        lines.append([(46, "Assessments"), *amounts("162.50", "0.00", "0.00", "162.50")])
        if n % 2:
            lines.append([(46, "Late fees"), *amounts("25.00", "0.00", "0.00", "25.00")])
        whole = "187.50" if n % 2 else "162.50"
        lines.append([(46, f"Total {code}"), *amounts(whole, "0.00", "0.00", whole)])
    return lines


def test_the_code_of_an_owner_may_have_a_dash(registry: docextract.Registry) -> None:
    answer = read(registry, drawn(owners([f"SR-00{n}" for n in range(31, 41)])))
    assert [row.total for row in answer.rows] == [Decimal("162.50"), Decimal("162.50"), 25] * 5


def test_titles_share_out_columns_whose_cells_end_where_their_numbers_do(registry: docextract.Registry) -> None:
    ends = (150, 200, 250, 320, 390, 460, 530)
    titles = (("UNITS", 100, 250), ("FLOOR AREA", 250, 460), ("RENT A YEAR", 460, 610))
    lines: list[Any] = [[(40, "Units by size, 30 June 2025")], []]
    lines.append([((a + b) / 2 - 2.6 * len(t), t) for t, a, b in titles])
    words = ("Total", "Let", "Vacant", "Total", "Let", "Vacant %", "Passing", "ERV")
    lines.append([(40, "Size"), *((x, t, "right") for x, t in zip((*ends, 610), words, strict=True))])
    for n, size in enumerate(["Under 250", "250 to 499", "500 to 999", "1,000 and over"], 2):
        said = (10 * n, 9 * n, n, 4000 * n, 3600 * n, "10.0%", 90000 * n, 110000 * n)
        lines.append([(40, size), *((x, f"{v}", "right") for x, v in zip((*ends, 610), said, strict=True))])
    lines += [[], [(40, "half-year pack"), (640, "1"), (648, "of"), (660, "1")]]
    row = read(registry, drawn(lines), "UNIT_MIX").rows[1]
    assert (row.units, row.occupied, row.vacant, row.total_area) == (30, 27, 3, 12000)
    assert "FLOOR AREA Vacant %" in row.other_amounts


def test_shares_may_be_those_of_a_property_that_has_subtotals(registry: docextract.Registry) -> None:
    ends = (300, 380, 460)
    lines: list[Any] = [[(40, "Unit mix by asset and use, 31 December 2024")], []]
    lines.append(
        [(40, "Use"), *((x, t, "right") for x, t in zip(ends, ("Units", "% of units", "Avg rent"), strict=True))]
    )
    for asset, sizes in (("Kirch", (6, 9, 4, 5)), ("Halles", (3, 9, 2, 6))):
        lines.append([(40, asset)])
        names = ("Office small", "Office large", "Retail small", "Retail large")
        rows = list(zip(names, sizes, strict=True))
        for k, (name, n) in enumerate(rows):
            lines.append([(46, name), *((x, t, "right") for x, t in zip(
                ends, (f"{n}", f"{100 * n / sum(sizes):.1f} %", f"{1000 + n}"), strict=True))])  # fmt: skip
            if k % 2:
                both = rows[k - 1][1] + n
                said = (f"{both}", f"{100 * both / sum(sizes):.1f} %")
                lines.append(
                    [(46, f"Total {name.split()[0]}"), *((x, t, "right") for x, t in zip(ends, said, strict=False))]
                )
        lines.append([(46, f"Total {asset}"), *((x, t, "right") for x, t in zip(
            ends, (f"{sum(sizes)}", "100.0 %"), strict=False))])  # fmt: skip
    answer = read(registry, drawn(lines), "UNIT_MIX")
    assert [row.units for row in answer.rows] == [6, 9, 4, 5, 3, 9, 2, 6]
    assert not answer.failed_checks
    assert all("unitShare" in row.proved for row in answer.rows)


def test_a_name_goes_on_small_in_the_line_below_with_its_amounts(registry: docextract.Registry) -> None:
    ends = (380, 470, 560, 600)
    lines: list[Any] = [[(40, "Comparative trial balance, three months ended March 31")], []]
    lines.append([(x, t, "right") for x, t in ((380, "Balance as at"), (470, "Balance as at"), (600, "Increase"))])
    lines.append([(x, "March 31,", "right") for x in ends[:2]])
    titles = (380, "2025", "right"), (470, "2024", "right"), (560, "$", "right"), (600, "%", "right")
    lines.append([(40, "Account"), *titles])
    rows = [(f"Cash {n}", f"{n}0 Dr", f"{n}0 Dr", "0", "0.0") for n in range(1, 8)]
    rows += [("Site works - Block C excavation, shoring",), ("and site servicing", "720 Dr", "670 Dr", "50", "7.5"),
             ("Total assets", "1,000 Dr", "950 Dr", "50", "5.3"), ("Payables", "400 Cr", "380 Cr", "(20)", "(5.3)"),
             ("Capital", "600 Cr", "570 Cr", "(30)", "(5.3)")]  # fmt: skip
    for name, *said in rows:
        lines.append([(40, name), *((x, t, "right") for x, t in zip(ends, said, strict=False))])
    answer = read(registry, drawn(lines), TB)
    assert answer.rows[7].label == "Site works - Block C excavation, shoring and site servicing"
    assert [row.values[:2] for row in answer.rows[7:]] == [[720, 670], [1000, 950], [-400, -380], [-600, -570]]
    assert not answer.failed_checks


def test_due_over_amounts_is_no_day(registry: docextract.Registry) -> None:
    ends = (280, 330, 380, 430, 480, 540)
    lines: list[Any] = [[(40, "Open invoices by tenant, 30 September 2024")], []]
    lines.append([(258, "Orig."), (335, "AGE OF OPEN AMOUNT IN DAYS"), (508, "Balance")])
    titles = ("Amount", "0 - 30", "31 - 60", "61 - 90", "Over 90", "Due")
    head = [(40, "Inv. Date"), (100, "Invoice"), (150, "Description")]
    lines.append([*head, *((x, t, "right") for x, t in zip(ends, titles, strict=True))])
    for n, name in enumerate(("Bluefin Care", "Harbor Dental", "Sable Nails"), 1):
        lines.append([(40, f"Suite {100 + n} {name}")])
        for k in range(4):
            ages = [f"{900 * n + k}.00" if k == c else "" for c in range(4)]
            cells = [(x, t, "right") for x, t in zip(ends, (f"{1000 * n + k}.00", *ages, max(ages)), strict=True) if t]
            lines.append([(40, f"0{k + 1}/15/24"), (100, f"41{n}{k}"), (150, "Base rent"), *cells])
    row = read(registry, drawn(lines), "AGED_RECEIVABLES").rows[0]
    assert (row.total, row.other_amounts["Orig. Amount"]) == (900, 1000)


def test_a_name_that_ends_in_a_word_that_asks_for_more_goes_on(registry: docextract.Registry) -> None:
    ends = (330, 420, 520)
    lines: list[Any] = [[(40, "Trial balance, 31 July 2024")], []]
    titles = ("Opening Balance", "Net Change", "Closing Balance")
    lines.append([(40, "Account"), *((x, t, "right") for x, t in zip(ends, titles, strict=True))])
    rows = [
        ("Cash", 500, 70),
        ("Furniture and", 900, 20),
        ("Payables", -400, -30),
        ("Capital", -1000, -60),
    ]
    for name, a, b in rows:
        said = (f"{v:,}.00" if v >= 0 else f"({-v:,}.00)" for v in (a, b, a + b))
        lines.append([(46, name), *((x, t, "right") for x, t in zip(ends, said, strict=True))])
        if name.endswith(" and"):
            lines.append([(52, "Transport Van")])
    answer = read(registry, drawn(lines), "TRIAL_BALANCE")
    assert answer.rows[1].label == "Furniture and Transport Van"


def test_whom_to_call_about_a_tenant_is_no_header_of_another_table(registry: docextract.Registry) -> None:
    first = ledger(
        1,
        [(40, "210"), (90, "KESTREL01"), (200, "Kestrel Freight Systems"), (440, "D. Marsh"), (520, "757-555-0114")],
        line(44, "rent", "Base rent", "40213", "900.00", "900.00"),
        line(44, "cam", "Common area", "40214", "80.00", None, "80.00"),
        [(200, "Tenant Total"), *amounts("980.00", "900.00", "80.00", "0.00")],
        [(40, "230"), (90, "HRVSTBX"), (200, "HarvestBox Foods"), (340, "Corporate"), (420, "Real Estate"),
         (520, "804-555-0131")],
        line(44, "rent", "Base rent", "40215", "1,200.00", None, "1,200.00"),
        line(44, "tax", "Estate tax", "40216", "70.00", "70.00"),
        [(200, "Tenant Total"), *amounts("1,270.00", "70.00", "1,200.00", "0.00")],
        [(200, "Report Total"), *amounts("2,250.00", "970.00", "1,280.00", "0.00")],
    )  # fmt: skip
    answer = read(registry, drawn(first))
    assert [float(row.total) for row in answer.rows] == [900, 80, 1200, 70]
    assert not answer.failed_checks


def test_the_number_of_a_case_in_the_head_of_a_tenant_is_no_number_that_cannot_be_read(
    registry: docextract.Registry,
) -> None:
    first = ledger(
        1,
        [(40, "1-G"), (90, "t0014760"), (200, "Barrow, Tomas"), (440, "Judgment"), (520, "23-LT-09399")],
        line(44, "jdgm", "Money judgment", "40213", "900.00", "900.00"),
        line(44, "legl", "Attorney", "40214", "80.00", None, "80.00"),
        [(200, "Tenant Total"), *amounts("980.00", "900.00", "80.00", "0.00")],
        [(40, "7-A"), (90, "t0014797"), (200, "Ekstrom, Yvette"), (440, "Judgment"), (520, "24-LT-04854")],
        line(44, "jdgm", "Money judgment", "40215", "1,200.00", None, "1,200.00"),
        line(44, "legl", "Attorney", "40216", "70.00", "70.00"),
        [(200, "Tenant Total"), *amounts("1,270.00", "70.00", "1,200.00", "0.00")],
        [(200, "Report Total"), *amounts("2,250.00", "970.00", "1,280.00", "0.00")],
    )  # fmt: skip
    answer = read(registry, drawn(first))
    assert [float(row.total) for row in answer.rows] == [900, 80, 1200, 70]


def test_titles_over_several_columns_each_belong_to_the_header_right_below(registry: docextract.Registry) -> None:
    ends = (200, 260, 320, 380, 440, 500, 550, 600, 650)
    cells: list[Any] = [(40, 40, "Unit mix, week ending 7 September 2025"), (321, 66, "Occupied"), (444, 66, "Vacant")]
    cells += [(236, 80, "Market"), (308, 80, "No"), (368, 80, "On")]
    heads = ("Units", "Rent", "Notice", "Notice", "Rented", "Unrented", "Model", "Down", "Sq. Ft.")
    cells += [(40, 90, "Unit Type"), *((x, 90, t, "right") for x, t in zip(ends, heads, strict=True))]
    rows = [("A1", 22, 1965, 19, 1, 1, 1, 0, 0, 512), ("A2", 14, 2145, 12, 0, 2, 0, 0, 0, 548)]
    rows += [("B1", 31, 2390, 25, 2, 1, 2, 1, 0, 676), ("B2", 19, 2465, 16, 1, 0, 1, 0, 1, 701)]
    for n, (name, *row) in enumerate(rows):
        cells += [
            (40, 104 + 12 * n, name),
            *((x, 104 + 12 * n, f"{v:,}", "right") for x, v in zip(ends, row, strict=True)),
        ]
    answer = read(registry, at_heights(*cells), "UNIT_MIX")
    assert {"Vacant Rented", "Vacant Unrented"} <= answer.rows[0].other_amounts.keys()
    assert answer.rows[0].occupied is None


def test_the_day_of_a_report_well_above_a_header_is_none_of_its_titles(registry: docextract.Registry) -> None:
    ends = (330, 420, 510, 600)
    lines: list[list[Any]] = [
        [(40, "R094121"), (200, "Bancroft Tower Associates"), (520, "02/11/26")],
        [(40, "BU 41200"), (110, "Bancroft Tower"), (270, "As of December 31, 2025"), (480, "Ledger AA")],
        [],
        [],
        [(40, "Account"), *((x, t, "right") for x, t in zip(ends, ("Prior Year", "Year-to-Date", "Year-to-Date",
                                                                   "Balance"), strict=True))],
        [(40, "Number"), (110, "Description"), *((x, t, "right") for x, t in zip(ends, ("End Balance", "Debits",
                                                                                        "Credits", "12/31/25"),
                                                                                 strict=True))],
    ]  # fmt: skip
    rows = [("1110.01", "Operating", 1149, 732, 595), ("1110.02", "Lockbox", 413, 186, 142)]
    rows += [("2110", "Payables", -962, 40, 121), ("3110", "Capital", -600, 0, 100)]
    for code, name, a, d, c in rows:
        values = (f"{a}.00", f"{d}.00", f"{c}.00", f"{a + d - c}.00")
        lines.append(
            [(40, f"41200.{code}"), (110, name), *((x, v, "right") for x, v in zip(ends, values, strict=True))]
        )
    answer = read(registry, drawn(lines), TB)
    assert [column.label for column in answer.columns] == [
        "Prior Year End Balance", "Year-to-Date Debits", "Year-to-Date Credits", "Balance 12/31/25",
    ]  # fmt: skip
    assert [row.label for row in answer.rows] == [name for _, name, *_ in rows]


def test_a_line_of_the_title_that_was_printed_is_no_part_of_the_header(registry: docextract.Registry) -> None:
    """``ENDING 05/31/26`` stands over the debits, and a line is left free below it."""
    rounds = Path(__file__).parents[3] / "benchmarks" / "blind" / "accounting"
    page = rounds / "fortyfourth" / "transition" / "documents" / "GLR120_HARMON_TERR.pdf"
    if not page.exists():
        pytest.skip("the documents written blind are not here")
    answer = docextract.extract(page, asset_type="COOPERATIVE", document_type="TRIAL_BALANCE", registry=registry)
    assert [c.column_id for c in answer.columns] == ["OTHER:FORWARD", "OTHER:DEBIT", "OTHER:CREDIT", "OTHER:ENDING"]


def test_a_bold_heading_right_below_a_bold_total_is_no_rest_of_its_name(registry: docextract.Registry) -> None:
    """It would not have fitted beside the words of the total; the heading above stands out from its rows as it does."""

    def row(name: str, units: int, area: int, rent: int) -> list[Any]:
        cells = (f"{units}", f"{area}", f"{rent:,}", f"{units * rent:,}")
        return [(40, name), *((x, cell, "right") for x, cell in zip(ENDS, cells, strict=False))]

    lines: list[Any] = [[(40, "Tamarack Ridge: unit mix")], [], row("Floor plan", 0, 0, 0)]
    lines[2][1:] = [(x, t, "right") for x, t in zip(ENDS, ("Units", "Avg. SF", "Rent", "Monthly Rent"), strict=False)]
    lines += [[(40, "One-bedroom")], row("The Finch", 36, 642, 1117), row("The Finch + den", 14, 731, 1245)]
    lines += [row("Total one-bedrooms", 50, 667, 1153), [(40, "Two-bedroom")]]
    lines[6][-1] = (ENDS[3], "57,642", "right")
    lines += [row("The Heron", 28, 884, 1370), row("The Osprey", 44, 968, 1546)]
    lines += [row("Total two-bedrooms", 72, 935, 1478)]
    lines[10][-1] = (ENDS[3], "106,384", "right")
    answer = read(registry, drawn(lines, bold=(2, 3, 6, 7, 10)), "UNIT_MIX")
    assert [total.label for total in answer.totals.stated] == ["Total one-bedrooms", "Total two-bedrooms"]
    assert answer.rows[2].property_name == "Two-bedroom"


def test_two_amounts_in_one_cell_are_of_the_two_columns_that_it_runs_over(registry: docextract.Registry) -> None:
    """On a line printer the marks of credits leave but a blank between two columns."""
    lines = ledger(
        1,
        [(40, "Suite 1-A"), (90, "Oak & Iron Gym LLC (k0001)"), (250, "Status: Current")],
        line(44, "rnt", "Rent", "B-101", "900.00", None, "900.00"),
        [*line(44, "ppd", "Prepayment", "B-102"), (405, "282.57CR 282.57CR", "right")],
        line(44, "cam", "Common area", "B-103", "85.00", "85.00"),
        [(200, "Total k0001"), *amounts("702.43", "197.57CR", "900.00")],
    )
    answer = read(registry, drawn(lines, mono=True))
    assert [row.total for row in answer.rows] == [900, Decimal("-282.57"), 85]
    assert answer.rows[1].buckets == {"1 - 30": Decimal("-282.57")}
    assert not answer.failed_checks


@pytest.mark.parametrize("summed", [True, False])
def test_types_in_the_middle_of_their_lines(registry: docextract.Registry, summed: bool) -> None:
    """Beside the second of three lines, between two of four, over two lines beside two; the sums below bear it out."""
    groups = [
        (0, 412, (4, 6, 6), {1: "Studio"}),
        (1, 548, (6, 14, 18, 4), {1.5: "1 Bedroom"}),
        (1, 602, (4, 2), {0: "1 Bedroom", 1: "Accessible"}),
    ]
    cells: list[Any] = [(40, 0, "Alder Court: unit mix"), (40, 24, "Unit type")]
    cells += [(x, 24, t, "right") for x, t in zip(ENDS, ("Beds", "Sq. ft.", "AMI", "Units", "Rent"), strict=False)]
    cells += [(ENDS[5], 24, "Total monthly rent", "right")]
    y = 40.0
    for beds, area, units, names in groups:
        cells += [(40, y + 10 * n, name) for n, name in names.items()]
        for n, count in enumerate(units):
            rent = area + 90 * n
            told = (f"{beds}", f"{area}", f"{30 + 10 * n}%", f"{count}", f"${rent}", f"${rent * count:,}")
            cells += [(x, y + 10 * n, t, "right") for x, t in zip(ENDS, told, strict=False)]
        y += 10 * len(units)
        if summed:
            whole = sum((area + 90 * n) * count for n, count in enumerate(units))
            cells += [(40, y, f"Subtotal, {' '.join(names.values())}"), (ENDS[3], y, f"{sum(units)}", "right")]
            cells += [(ENDS[5], y, f"${whole:,}", "right")]
            y += 10
    rows = read(registry, at_heights(*cells), "UNIT_MIX").rows
    assert [row.units for row in rows] == [4, 6, 6, 6, 14, 18, 4, 4, 2]
    types = [row.unit_type for row in rows]
    if summed:
        assert types == ["Studio"] * 3 + ["1 Bedroom"] * 4 + ["1 Bedroom Accessible"] * 2
        assert rows[0].derived["unitType"]
        assert all("units" in row.proved for row in rows)
    else:
        assert types[:4] == [None, "Studio", None, None]


def test_groups_over_accounts_that_are_set_in_are_their_sums_also_of_one(registry: docextract.Registry) -> None:
    """As Tally prints them: ``Unsecured Loans`` over the only loan, ``Current Assets`` over groups of accounts."""
    tree = [("Loans", 0, None), ("Secured Loans", 1, None), ("Deccan Bank", 2, (-900, 40, 0)),
            ("Malabar Bank", 2, (-500, 75, 30)), ("Unsecured Loans", 1, None), ("Loan from Director", 2, (-65, 15, 0)),
            ("Current Assets", 0, None), ("Deposits", 1, None), ("Metro Water", 2, (1185, 16, 0)),
            ("Cash-in-Hand", 1, None), ("Cash", 2, (80, 24, 25)), ("Prepaid Insurance", 1, (200, 31, 146))]  # fmt: skip
    lines: list[list[Any]] = [[(40, "Trial Balance")], [(40, "1-Apr-24 to 31-Mar-25")], []]
    heads = ("Opening Balance", "Debit", "Credit", "Closing Balance")
    lines.append([(40, "Particulars"), *((x, text, "right") for x, text in zip(RIGHT, heads, strict=False))])
    for n, (name, level, own) in enumerate(tree):
        under = [t for m, t in enumerate(tree) if m > n and all(k[1] > level for k in tree[n + 1 : m + 1])]
        opening, debit, credit = own or (sum(t[2][k] for t in under if t[2]) for k in range(3))
        closing = opening + debit - credit
        said = [f"{abs(opening)}.00 {'Cr' if opening < 0 else 'Dr'}", f"{debit}.00", f"{credit}.00",
                f"{abs(closing)}.00 {'Cr' if closing < 0 else 'Dr'}"]  # fmt: skip
        lines.append([(40 + 9 * level, name), *((x, text, "right") for x, text in zip(RIGHT, said, strict=False))])
    answer = docextract.extract(drawn(lines), asset_type="OFFICE", document_type=TB, registry=registry)
    assert [row.label for row in answer.rows if row.row_type == "LINE"] == [t[0] for t in tree if t[2]]
    assert [row.label for row in answer.rows if row.row_type != "LINE"] == [t[0] for t in tree if not t[2]]
    assert not answer.failed_checks
