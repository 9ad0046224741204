"""Lines of averages below the totals, per unit and per area: no units, and proved where the rows make them."""

from __future__ import annotations

from decimal import Decimal

from rolls import pdf, read, workbook

from fewer import each

HEAD = ["Unit", "Tenant", "SF", "Market Rent", "Rent"]
ROWS = [
    [str(101 + n), "Vacant" if n == 2 else f"Ann Ames {n}", 700 + 10 * n, 1000 + n, None if n == 2 else 950 + n]
    for n in range(6)
]
TOTAL = ["Total", None, 4350, 6015, 4763]


@each([
        ("$/Unit", 793.83), ("Per Unit", 793.83), ("Avg / Unit", 952.6), ("Average", 952.6), ("Avg. per unit", 793.83),
        ("$/SF", 1.09), ("Rent per SF", 1.31), ("Total / SF", 1.09),
    ])  # fmt: skip
def test_averages_below_the_totals_are_no_units_and_are_proved(label: str, rent: float) -> None:
    lines = [["Ivy Court"], ["Rent Roll"], [], HEAD, *ROWS, TOTAL, [label, None, None, None, rent]]
    for data in (workbook(lines), pdf(lines)):
        x = read(data)
        assert [row.unit for row in x.rows] == [row[0] for row in ROWS]
        assert [c.status for c in x.checks if c.check_id == "R05"] == ["PASS", "PASS"]
        assert x.proof.unproved == 0


def test_an_average_that_nothing_makes_is_told_and_fails_nothing() -> None:
    x = read(workbook([["Ivy Court"], ["Rent Roll"], [], HEAD, *ROWS, TOTAL, ["Average", None, None, None, 900.5]]))
    found = [(c.status, c.expected) for c in x.checks if c.check_id == "R05"]
    assert found == [("PASS", Decimal(4763)), ("WARN", Decimal("900.5"))]
    assert x.proof.unproved == 1
