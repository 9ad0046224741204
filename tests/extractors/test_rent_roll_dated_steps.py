"""Columns headed by dates: rents of years to come are steps of the lease, months gone by are not."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pytest
from looking import misplaced
from rolls import pdf, read, results, workbook
from test_rent_roll_seeded import assert_as_printed, pairs

from docextract import Place, RentRoll
from docextract.testing import write
from fewer import each

pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")

HEAD = ["Suite", "Tenant", "SF", "Lease From", "Lease To", "Monthly Rent"]
JAN26, JAN27 = dt.date(2026, 1, 1), dt.date(2027, 1, 1)


def lines(heads: list[Any], *, as_of: str | None = "As of 01/31/2024", cells: Any = None) -> list[list[Any]]:
    """Two lets and a vacant suite with an amount of their own under each of the heads, and a total."""
    spread = range(1, len(heads) + 1)
    cells = cells or (lambda rent, number: rent + 100 * number)
    from_to = [dt.date(2022, 1, 1), dt.date(2029, 12, 31)]
    return [
        ["Rent Roll"], ["Maple Plaza"], *([[as_of]] if as_of else []), [], [*HEAD, *heads],
        ["100", "Acme LLC", 1000, *from_to, 2000, *(cells(2000, n) for n in spread)],
        ["200", "Bolt Inc", 1500, *from_to, 3000, *(cells(3000, n) for n in spread)],
        ["300", "Vacant", 700],
        ["Total", None, 3200, None, None, 5000, *(5000 + 200 * n for n in spread)],
    ]  # fmt: skip


def roll(*heads: Any, medium: str = "xlsx", **more: Any) -> RentRoll:
    made = lines(list(heads), **more)
    return read(workbook(made) if medium == "xlsx" else pdf(made), "OFFICE")


def steps(x: RentRoll) -> list[tuple[Any, ...]]:
    return [(s.kind, s.category, s.date, s.amount, s.per_area, s.period) for s in x.rows[0].rent_steps]


@pytest.mark.parametrize("medium", ["xlsx", "pdf"])
@pytest.mark.parametrize(
    ("first", "second", "period"),
    [
        (JAN26, JAN27, "MONTHLY"),
        ("1/1/2026", "1/1/2027", "MONTHLY"),
        ("Jan-26", "Jan-27", "MONTHLY"),
        ("Rent 1/1/2026", "Rent 1/1/2027", "MONTHLY"),
        ("Annual Rent 1/1/2026", "Annual Rent 1/1/2027", "ANNUAL"),
        ("Step 1/1/2026", "Step 1/1/2027", "MONTHLY"),
    ],
)
def test_amounts_under_dates_to_come_are_rent_steps(first: Any, second: Any, period: str, medium: str) -> None:
    x = roll(first, second, medium=medium)
    assert steps(x) == [
        ("NEW_AMOUNT", None, JAN26, 2100, None, period),
        ("NEW_AMOUNT", None, JAN27, 2200, None, period),
    ]
    assert [(row.contract_rent, row.charges or None) for row in x.rows] == [(2000, None), (3000, None), (None, None)]
    assert x.rows[2].rent_steps in ([], ())
    assert x.unmapped_columns == []
    assert [check.status for check in results(x, "R05")] == ["PASS"] * 3  # the rents, and each column of steps
    if medium == "xlsx":
        assert x.rows[0].rent_steps[1].source == Place(sheet="Sheet1", cell="H6")
    assert ("monthOnlyDate" in {note.type for note in x.warnings}) == str(first).startswith("Jan")


@pytest.mark.parametrize("head", ["FY2026 Rent", "2026 Rent", "Fiscal Year 2026 Rent"])
def test_a_year_without_a_day_is_kept_in_words(head: str) -> None:
    assert steps(roll(head)) == [("NEW_AMOUNT", head, None, 2100, None, "MONTHLY")]


def test_rates_and_shares_under_dates_are_what_they_say() -> None:
    x = roll("Rent PSF 1/1/2026", cells=lambda rent, _: Decimal(rent) / 100)
    assert steps(x) == [("NEW_AMOUNT", None, JAN26, None, 20, None)]
    assert steps(roll("1/1/2026", cells=lambda *_: "3.00%")) == [("PERCENT", None, JAN26, Decimal("0.03"), None, None)]
    worded = roll("1/1/2026", cells=lambda *_: "Option")
    assert steps(worded) == []
    assert ("1/1/2026", "Option") in [(s.header, s.value) for s in worded.rows[0].source_columns]


@each(
    [
        (["Oct-23", "Nov-23", "Dec-23", "Jan-24"], "As of 01/31/2024"),  # what was paid
        (["Feb-24", "Mar-24", "Apr-24", "May-24"], "As of 01/31/2024"),  # a plan of months
        (["1/1/2023"], "As of 01/31/2024"),
        (["FY2024 Rent"], "As of 01/31/2024"),
        (["1/1/2026", "1/1/2027"], None),
    ]
)
def test_months_and_what_need_not_be_to_come_are_no_steps(heads: list[str], as_of: str | None) -> None:
    x = roll(*heads, as_of=as_of)
    assert [row.rent_steps or None for row in x.rows] == [None] * 3
    assert [row.charges or None for row in x.rows] == [None] * 3
    assert [row.contract_rent for row in x.rows] == [2000, 3000, None]
    assert [column.header for column in x.unmapped_columns] == heads


def test_of_dates_on_both_sides_those_to_come_are_steps() -> None:
    x = roll("1/1/2023", "1/1/2026")
    assert [step.date for step in x.rows[0].rent_steps] == [JAN26]
    assert [column.header for column in x.unmapped_columns] == ["1/1/2023"]


@pytest.mark.parametrize("kind", ["pdf", "xlsx"])
@pytest.mark.parametrize("seed", [1, 2, 5, 8, 11])
def test_steps_of_any_lease_summary_are_those_that_it_prints(seed: int, kind: Any) -> None:
    sample = write("leases.rentRoll", seed, kind, traps={"rents of coming years under their dates"})
    x = read(sample.data, sample.asset_type, sheet=sample.truth["sheet"])
    assert_as_printed(sample, x)
    assert misplaced(sample.data, x) == []
    for true, row in pairs(sample, x):
        printed = [(step["date"], step["amount"]) for step in true.get("rentSteps", [])]
        assert [(step.date, step.amount) for step in row.rent_steps] == printed
    assert any("rentSteps" in true for true in sample.rows)


@pytest.mark.parametrize("kind", ["pdf", "xlsx"])
def test_months_beside_any_lease_summary_are_no_steps(kind: Any) -> None:
    sample = write("leases.rentRoll", 3, kind, traps={"months gone by in columns"})
    x = read(sample.data, sample.asset_type, sheet=sample.truth["sheet"])
    assert_as_printed(sample, x)
    assert not any(row.rent_steps for row in x.rows)


def listing(head: str, *cells: str | None) -> RentRoll:
    """Four lets, and cells of one column that each give days and amounts of their own."""
    made = [
        ["Rent Roll"], ["Maple Plaza"], ["As of 01/31/2024"], [], [*HEAD, head],
        *(
            [str(100 * n), f"Acme {n} LLC", 1000 + n, dt.date(2022, 1, 1), dt.date(2029, 12, 31), 1000 * n, cell]
            for n, cell in enumerate(cells, 1)
        ),
    ]  # fmt: skip
    return read(workbook(made), "OFFICE")


@pytest.mark.parametrize("head", ["Agreed to date", "From", None])
def test_cells_of_days_and_amounts_above_the_rent_are_steps_whatever_their_header_says(head: Any) -> None:
    x = listing(head, "6/1/2025 $1,050.00", "1/1/2026: $2,100 1/1/2027: $2,200", "$3,150 on 3/1/2027", "by index")
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(dt.date(2025, 6, 1), 1050)],
        [(JAN26, 2100), (JAN27, 2200)],
        [(dt.date(2027, 3, 1), 3150)],
        [],
    ]
    assert x.rows[3].source_columns[0].value == "by index"


def test_amounts_before_their_days_are_cut_behind_the_days() -> None:
    x = listing("Rent Steps", "$1,050 on 1/1/2026 $1,100 on 1/1/2027", None, None)
    assert [(s.date, s.amount) for s in x.rows[0].rent_steps] == [(JAN26, 1050), (JAN27, 1100)]


@pytest.mark.parametrize(
    "cells",
    [
        ("1/02/2024 $1,040", "1/05/2024 $2,050", "1/09/2024 $3,060"),  # what was paid lately
        ("1/01/2021 $900", "1/01/2022 $1,800", "6/01/2023 $2,700"),  # what the rent was
        ("6/1/2025 $100,000", "1/1/2027 $200,000", "3/1/2028 $150,000"),  # no rents
    ],
)
def test_days_and_amounts_that_are_no_rents_to_come_are_no_steps(cells: tuple[str, ...]) -> None:
    x = listing("Remarkable", *cells)
    assert [[*row.rent_steps] for row in x.rows] == [[]] * 3
    assert [row.source_columns[0].value for row in x.rows] == [*cells]


def beside(*pairs: tuple[Any, Any], heads: tuple[str, str] = ("Effective", "Then")) -> RentRoll:
    """Lets, each with a day and an amount side by side in columns of their own."""
    made = [
        ["Rent Roll"], ["Maple Plaza"], ["As of 01/31/2024"], [], [*HEAD, *heads],
        *(
            [str(100 * n), f"Acme {n} LLC", 1000 + n, dt.date(2022, 1, 1), dt.date(2029, 12, 31), 1000 * n, *pair]
            for n, pair in enumerate(pairs, 1)
        ),
    ]  # fmt: skip
    return read(workbook(made), "OFFICE")


def test_days_and_amounts_side_by_side_above_the_rents_are_steps_whatever_their_headers_say() -> None:
    x = beside((JAN26, 1050), (None, None), (JAN27, 3150), (dt.date(2028, 5, 1), 4200))
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(JAN26, 1050)], [], [(JAN27, 3150)], [(dt.date(2028, 5, 1), 4200)],
    ]  # fmt: skip
    assert x.unmapped_columns == []


@pytest.mark.parametrize(
    "pairs",
    [
        [(dt.date(2021, 1, 1), 1050), (dt.date(2021, 6, 1), 2100), (dt.date(2019, 5, 1), 3150)],  # before the lease
        [(dt.date(2024, 1, 1), 1050), (dt.date(2024, 1, 9), 2100), (dt.date(2024, 1, 5), 3150)],  # of one month
        [(JAN26, 1050), (JAN27, None), (None, 3150), (dt.date(2028, 5, 1), 4200)],  # not in the same rows
        [(JAN26, 950), (JAN27, 1900), (dt.date(2028, 5, 1), 2900)],  # below the rents
    ],
)
def test_days_and_amounts_side_by_side_that_are_no_rents_to_come_are_no_steps(pairs: list[tuple[Any, Any]]) -> None:
    x = beside(*pairs)
    assert [[*row.rent_steps] for row in x.rows] == [[]] * len(pairs)
    assert {column.header for column in x.unmapped_columns} >= {"Effective"}


@pytest.mark.parametrize(("rent", "told"), [(1000, True), (300, False)])
def test_further_steps_in_lines_of_their_own_go_up_from_the_one_above(rent: int, told: bool) -> None:
    more = [[None] * 6 + [day, amount] for day, amount in ((JAN26, 1100), (JAN27, 1200))]
    lets = [
        [str(n), f"T{n}", 1000 + n, dt.date(2022, 1, 1), dt.date(2029, 12, 1), rent, dt.date(2025, 1, n), 1.05 * rent]
        for n in range(1, 5)
    ]  # fmt: skip
    head = [["Rent Roll"], ["Maple Plaza"], ["As of 01/31/2024"], [], [*HEAD, "Effective", "Then"]]
    x = read(workbook([*head, *(line for let in lets for line in (let, *more))]), "OFFICE")
    assert [len(row.rent_steps) for row in x.rows] == [3 * told] * 4


@each(
    [
        ("$1,050 from 1/1/2026", [(JAN26, 1050)]),
        ("$1,050 from 1/1/2026 and $1,100 from 1/1/2027, by letter.", [(JAN26, 1050), (JAN27, 1100)]),
        ("Half rent until March. Increases to $1,050 on 1/1/2026.", [(JAN26, 1050)]),
        ("$1,000 from 1/1/2026", []),  # the rent itself
        ("$950 from 1/1/2026", []),
        ("$50,000 on 1/1/2026", []),
        ("$1,050 paid on 1/1/2026", []),
    ]
)
def test_notes_of_a_day_and_an_amount_above_the_rent_tell_a_step(note: str, expected: list[tuple[Any, ...]]) -> None:
    x = listing("Notes", note, "pays late", None)
    assert [(s.date, s.amount) for s in x.rows[0].rent_steps] == expected


def test_what_the_rent_goes_to_on_a_day_is_a_step() -> None:
    head = [
        ["Space", None, "Current monthly", None, "Base rent goes to (monthly)", None],
        ["Suite", "Tenant", "Base", "Total", "on 1/1/26", "on 1/1/27"],
    ]
    rows = [[f"1-{c}", f"Halyard {c}", 3000 + n, 3300 + n, 3090 + n, 3180 + n] for n, c in enumerate("ABCD")]
    x = read(workbook([["Flex Park rent roll"], ["As of 02/14/2025"], [], *head, *rows]), "INDUSTRIAL")
    told = [[(step.date, step.amount) for step in row.rent_steps] for row in x.rows]
    assert told == [[(JAN26, 3090 + n), (JAN27, 3180 + n)] for n in range(4)]


@each([("BRT EFF 01/01/26 TO", True), ("EFF 01/01/26 TO", True), ("CAM EFF 01/01/26 TO", False)])
def test_from_a_day_to_an_amount_is_a_step_unless_it_is_of_another_charge(words: str, told: bool) -> None:
    head = ["Space", "Tenant", "Base Rent", "Lease From", "Lease To"]
    rows = [[f"1-{c}", f"Halyard {c}", 3000 + n, "01/01/2022", "12/31/2029"] for n, c in enumerate("ABCD")]
    rows.insert(1, [None, f"** FUTURE CHANGE {words} 3,090.00"])
    x = read(workbook([["Flex Park rent roll"], ["As of 02/14/2025"], [], head, *rows]), "INDUSTRIAL")
    expected = [(JAN26, 3090)] if told else []
    assert [[(step.date, step.amount) for step in row.rent_steps] for row in x.rows] == [expected, [], [], []]


def test_numbered_pairs_of_days_and_rents_are_steps() -> None:
    """``Date 1``, ``Rent 1``, ``Date 2``, ``Rent 2`` under a title: all of them."""
    title = [*[None] * 6, "Contracted uplifts (annual rent from date)"]
    head = ["Suite", "Occupier", "NRA (sf)", "Start", "Expiry", "Annual rent", "Date 1", "Rent 1", "Date 2", "Rent 2"]
    rows = [
        [f"{n}01", f"Lysander {n}", 2000 + n, dt.date(2021, 11, 1), dt.date(2032, 4, 30), 90000 + n,
         dt.date(2026, 11, n), 93000 + n, dt.date(2027, 11, n), 96000 + n]
        for n in range(1, 6)
    ]  # fmt: skip
    x = read(workbook([["Tidal Labs"], ["As at 31 December 2025"], title, head, *rows], merged=["G3:J3"]), "OFFICE")
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(dt.date(2026, 11, n), 93000 + n), (dt.date(2027, 11, n), 96000 + n)] for n in range(1, 6)
    ]
    assert not any(row.charges for row in x.rows)


@pytest.mark.parametrize("title", ["Contract steps - monthly rent from", "Base rent | from", "Monthly rent as of"])
def test_a_title_of_several_parts_says_the_rent_of_the_days_below_it(title: str) -> None:
    above = [*[None] * 6, title]
    rows = [
        [f"{n}", f"Firm {n}", 1000, dt.date(2022, 1, 1), dt.date(2029, 12, 31), 4000, 4100 + n, 4200 + n]
        for n in range(3)
    ]
    body = [["Rent Roll"], ["As of 01/31/2024"], [], above, [*HEAD, JAN26, JAN27], *rows]
    x = read(workbook(body, merged=["G4:H4"]), "OFFICE")
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(JAN26, 4100 + n), (JAN27, 4200 + n)] for n in range(3)
    ]


def test_the_day_right_before_the_rent_that_is_to_come_is_when_it_is_paid() -> None:
    head = ["renewal_date", "renewal_monthly_rent"]
    rows = [
        [f"{n}", f"Firm {n}", 1000, dt.date(2022, 1, 1), dt.date(2029, 12, 31), 4000, dt.date(2026, n, 1), 4100 + n]
        for n in range(1, 7)
    ]
    x = read(workbook([["Rent Roll"], ["As of 01/31/2025"], [], [*HEAD, *head], *rows]), "OFFICE")
    assert [[(s.date, s.amount) for s in row.rent_steps] for row in x.rows] == [
        [(dt.date(2026, n, 1), 4100 + n)] for n in range(1, 7)
    ]


def test_an_increase_that_stands_among_the_charges_of_a_lease_is_none_of_them() -> None:
    head = ["Unit", "Tenant", "From", "To", "Code", "Description", "Amount"]
    rows: list[list[Any]] = []
    for n in range(1, 5):
        rows += [
            [f"{n}00", f"Firm {n} LLC", "10/01/2021", "09/30/2027", "BRNT", "Base Rent", f"{n},475.00"],
            [None, None, None, None, "CAME", "CAM Estimate", "125.00"],
            [None, "Scheduled increase", "10/01/2026", None, "BRNT", None, f"{n},600.00"],
        ]
    x = read(pdf([["Rent roll as of December 31, 2025"], head, *rows]), "INDUSTRIAL")
    assert [(r.unit, r.contract_rent) for r in x.rows] == [(f"{n}00", 1000 * n + 475) for n in range(1, 5)]
    assert [[(str(s.date), s.amount) for s in r.rent_steps] for r in x.rows] == [
        [("2026-10-01", 1000 * n + 600)] for n in range(1, 5)
    ]
