"""Large rolls: ten thousand units in one document are all read, in time that grows as their number does."""

from __future__ import annotations

from decimal import Decimal
from io import BytesIO
from time import process_time

import pytest
from rolls import read

from docextract import RentRoll
from docextract.testing import pdf, xlsx
from docextract.testing.printed import Chapter, Column, Heading, Report, Row, Table
from fewer import some

pytest.importorskip("openpyxl")
pytest.importorskip("reportlab")

PAINTERS = {"pdf": pdf.paint, "xlsx": lambda report, _: xlsx.paint(report)}
COLUMNS = (
    Column("unit", ("Unit",)),
    Column("type", ("Unit Type",)),
    Column("area", ("Sq Ft",), "area"),
    Column("name", ("Tenant",), cap=22),
    Column("market", ("Market Rent",), "money"),
    Column("rent", ("Rent",), "money"),
)


def rent(number: int) -> Decimal:
    return Decimal(880 + number % 450)


def roll(units: int, kind: str) -> bytes:
    table = Table(COLUMNS)
    for n in range(units):
        name = f"Ash {('Kit', 'Ida', 'Jo')[n % 3]} {n}"
        cells = {"unit": f"{n + 1:05d}", "type": f"{n % 3 + 1}x1", "area": 500 + n % 700, "name": name}
        table.add(Row({**cells, "market": rent(n) + 20, "rent": rent(n)}))
    area = sum(500 + n % 700 for n in range(units))
    table.add(Row({"unit": "Total", "area": area, "rent": sum(map(rent, range(units)), Decimal(0))}, bold=True))
    report = Report([Chapter([Heading("Rent Roll"), Heading("As of 01/31/2024")], [table])])
    return PAINTERS[kind](report, "large")


def timed(data: bytes) -> tuple[RentRoll, float]:
    before = process_time()
    return read(data, "MULTIFAMILY"), process_time() - before


@pytest.mark.parametrize("kind", some(reversed(PAINTERS)))
def test_ten_thousand_units_are_all_read_in_linear_time(kind: str) -> None:
    _, short = timed(roll(2_000, kind))
    x, long = timed(roll(10_000, kind))
    assert [row.unit for row in x.rows] == [f"{n + 1:05d}" for n in range(10_000)]
    assert [row.contract_rent for row in x.rows] == [rent(n) for n in range(10_000)]
    assert {check.status for check in x.checks if check.check_id in ("R05", "R08")} == {"PASS"}
    assert long < 2.5 * 5 * short


@pytest.mark.parametrize("blank", some([" ", "\n"]))
def test_a_cell_of_thousands_of_blanks_costs_its_length(blank: str) -> None:
    def sheet(blanks: int) -> bytes:
        from openpyxl import Workbook

        book = Workbook()
        book.active.append(["Unit", "Tenant", "Area SF", "Monthly Rent", "Lease Start", "Lease End"])
        for n in range(12):
            unit = f"Shop{blank * blanks}x" if n == 5 else f"{101 + n}"
            book.active.append([unit, f"Tenant {n} LLC", 1000 + n, 2000 + n, "1/1/2024", "12/31/2026"])
        book.active.append([f"Shop{blank * blanks}x"])
        out = BytesIO()
        book.save(out)
        return out.getvalue()

    timed(sheet(1))
    x, long = timed(sheet(30_000))
    assert len(x.rows) == 12
    assert long < 3  # with each blank looked at from each other one: 8 seconds on one core
