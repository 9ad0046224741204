"""Sheets too wide for their paper, printed over several pages side by side: read or refused, never an error of ours."""

from __future__ import annotations

import random

import pytest
from wide_paper import Paper, printed_wide

import docextract
from docextract.testing import Format, Sample, families, write
from faults import faults
from fewer import some

FORMATS: tuple[Format, ...] = ("pdf", "xlsx")
EVERY = [(family, FORMATS[n % 2], n) for n, family in enumerate(families(None))]
HARD: list[tuple[str, Format, int]] = [
    ("mri.commercialRentRoll", "pdf", 300),  # words of costs over the columns of a further page
    ("yardi.rentRoll", "xlsx", 301),  # a page more on the right than on the left
    ("affordable.rentRoll", "xlsx", 304),
    ("handmade.apartments", "xlsx", 305),
]


def drawn(family: str, kind: Format, seed: int) -> tuple[Sample, bytes]:
    """A document of a family, and its sheet as chance prints it."""
    sample = write(family, seed, format=kind)
    grids = docextract.grids(sample.data, sheet=sample.truth.get("sheet") if kind == "xlsx" else None)
    rows: list[list[str | None]] = [list(row) for grid in grids for row in grid.rows]
    chance = random.Random(f"{family}{kind}{seed}")
    paper = Paper(
        across=chance.choice((2, 3, 3, 4)),
        heads=chance.choice((0, 0, 1, 3, 6)),
        leads=chance.choice((0, 0, 1, 2, 2, 3)),
        narrow=chance.random() < 0.6,
        lines=chance.choice((41, 41, 30, 18, 12)),
        footer=chance.choice(("", "Page {page} of {pages}", "Printed 01/02/2025")),
    )
    width = max(map(len, rows))
    if paper.leads and chance.random() < 0.6 and width > paper.leads:
        order = [*range(paper.leads), *chance.sample(range(paper.leads, width), width - paper.leads)]
        rows = [[(row + [None] * width)[column] for column in order] for row in rows]
    return sample, printed_wide(rows, paper)


@pytest.mark.parametrize(("family", "kind", "seed"), [*HARD, *some(EVERY, 21)])
def test_a_sheet_printed_several_pages_wide_ends_in_no_error_of_ours(family: str, kind: Format, seed: int) -> None:
    sample, data = drawn(family, kind, seed)
    types = dict.fromkeys((sample.document_type, "RENT_ROLL", "OPERATING_STATEMENT"))
    assert not faults(data, [{"asset_type": sample.asset_type, "document_type": name} for name in types])


NAMES = ("Keystone", "Gunwale", "Juniper", "Anchorage", "Trident", "Brightleaf", "Pelican", "Northgate", "Ironwood")


COLUMNS = (
    "Suite", "Tenant", "Floor", "RSF", "% Share", "Lease Start", "Lease End", "Lease Type", "Base Rent / Mo",
    "Base Rent / Yr", "Expense Stop", "Recoveries / Mo", "Parking / Mo", "Security Deposit", "Next Step Date",
    "Next Step / Mo", "2nd Step Date",
)  # fmt: skip
"""The columns of an office's roll: those that fill a second page stand below words of costs there."""


def roll(units: int) -> list[list[str | None]]:
    rows: list[list[str | None]] = [[text, *[None] * (len(COLUMNS) - 1)] for text in ("Harbor Square", "Rent Roll")]
    rows.append([*COLUMNS])
    for n in range(units):
        rent = 4000 + 100 * n
        rows.append(
            [
                str(200 + 10 * n), NAMES[n % len(NAMES)], str(2 + n // 4), f"{1000 + n:,}", f"{2 + n / 100:.2f}%",
                "01/01/2024", "12/31/2028", "NNN", f"{rent:,}.00", f"{12 * rent:,}.00", "12.50", f"{300 + n}.00",
                "350", f"{2 * rent:,}.00", "01/01/2026", f"{rent + 50:,}.00", "01/01/2027",
            ]
        )  # fmt: skip
    return rows


def test_rows_that_name_the_units_of_the_roll_again_hold_more_of_these_units() -> None:
    paper = Paper(across=2, heads=3, leads=2, narrow=True, lines=20, footer="Page {page} of {pages}")
    answer = docextract.extract(printed_wide(roll(40), paper), asset_type="OFFICE", document_type="RENT_ROLL")
    assert [row.unit for row in answer.rows] == [str(200 + 10 * n) for n in range(40)]
    assert [row.contract_rent for row in answer.rows] == [4000 + 100 * n for n in range(40)]
    assert [row.deposit for row in answer.rows] == [2 * (4000 + 100 * n) for n in range(40)]
    assert [row.annual_rent for row in answer.rows] == [12 * (4000 + 100 * n) for n in range(40)]
    assert not answer.totals.stated
    assert not [check.message for check in answer.checks if check.status == "FAIL"]
    assert not answer.ledger.unexplained
