"""Lines that are sums by nothing but what they come to, above and below their rows, and what stands side by side."""

from __future__ import annotations

from typing import Any

import docextract
import pytest
from docextract.testing import pages, workbook

AR, TB, UM = "AGED_RECEIVABLES", "TRIAL_BALANCE", "UNIT_MIX"
BOTH = pytest.mark.parametrize("paged", [False, True])


def read(registry: docextract.Registry, kind: str, lines: list[list[Any]], *, paged: bool) -> Any:
    if paged:
        pytest.importorskip("reportlab")
    data = pages(lines) if paged else workbook(lines)
    return docextract.extract(data, asset_type="MULTIFAMILY", document_type=kind, registry=registry)


def plus(rows: list[list[Any]], names: int) -> list[Any]:
    return [sum(row[c] for row in rows) for c in range(names, len(rows[0]))]


def owed(at: int, count: int) -> list[list[Any]]:
    ages = [[10.25 * n + 3, 7.5 * n, 120.75 + n] for n in range(at, at + count)]
    return [[f"{n}A", f"Tenant {n}", *mine, sum(mine)] for n, mine in enumerate(ages, at)]


@BOTH
@pytest.mark.parametrize("above", [False, True])
@pytest.mark.parametrize("label", ["{}", "{} building", "What {} owes"])
def test_sums_of_buildings_stand_above_or_below_their_tenants(
    registry: docextract.Registry, label: str, above: bool, paged: bool
) -> None:
    lines: list[list[Any]] = [["Aged receivables"], ["Unit", "Tenant", "0-30", "31-60", "Over 60", "Total"]]
    everyone: list[list[Any]] = []
    for n, name in enumerate(("Elm", "Oak", "Ash")):
        mine = owed(10 * n + 1, 3)
        whole = [label.format(name), None, *plus(mine, 2)]
        lines += [whole, *mine] if above else [*mine, whole]
        everyone += mine
    answer = read(registry, AR, [*lines, ["Estate", None, *plus(everyone, 2)]], paged=paged)
    assert [row.unit for row in answer.rows] == [row[0] for row in everyone]
    assert [float(total.values["total"]) for total in answer.totals.stated[-1:]] == [plus(everyone, 2)[-1]]
    assert len(answer.totals.stated) == 4
    assert not answer.failed_checks


@BOTH
@pytest.mark.parametrize("above", [False, True])
def test_sums_of_classes_stand_above_or_below_their_accounts(
    registry: docextract.Registry, above: bool, paged: bool
) -> None:
    lines: list[list[Any]] = [["Trial balance"], ["Account", "Name", "Opening", "Debit", "Credit", "Closing"]]
    for code, name, sign in (("1", "Assets", 1), ("2", "Liabilities", -1)):
        rows = [[f"{code}0{n}0", f"{name} {n}", sign * 1000.5 * n, 31.25, 31.25, sign * 1000.5 * n] for n in (1, 2, 3)]
        whole = [None, name, *plus(rows, 2)]
        lines += [whole, *rows] if above else [*rows, whole]
    answer = read(registry, TB, lines, paged=paged)
    assert [row.row_type for row in answer.rows].count("LINE") == 6
    assert [row.label for row in answer.rows if row.row_type == "SUBTOTAL"] == ["Assets", "Liabilities"]


@BOTH
@pytest.mark.parametrize("label", ["All {}", "{} (subtotal)", "{} homes in the park"])
def test_a_line_of_sums_and_averages_is_no_type(registry: docextract.Registry, label: str, paged: bool) -> None:
    head = ["Type", "Units", "Occupied", "Vacant", "Avg SF", "Total SF", "Avg Market", "Total Market"]
    lines: list[list[Any]] = [["Unit mix"], head]
    rows: list[list[int]] = []
    for n, name in enumerate(("Studio", "One Bed", "Two Bed")):
        mine = [[u, u - 1, 1, 500 + 37 * u, u * (500 + 37 * u), 900 + u, u * (900 + u)] for u in (7 + n, 12 + n)]
        rows += mine
        lines += [[f"{name[0]}{k}", *row] for k, row in enumerate(mine)]
        units, occupied, vacant, _, area, _, rent = plus(mine, 0)
        whole = [units, occupied, vacant, round(area / units), area, round(rent / units), rent]
        lines += [[label.format(name), *whole]]
    answer = read(registry, UM, lines, paged=paged)
    assert [row.units for row in answer.rows] == [row[0] for row in rows]
    assert [total.values["units"] for total in answer.totals.stated] == [19, 21, 23]


@BOTH
def test_a_recap_by_the_names_of_headings_is_of_their_rows(registry: docextract.Registry, paged: bool) -> None:
    lines: list[list[Any]] = [["Aged receivables"], ["Unit", "Tenant", "0-30", "31-60", "Over 60", "Total"]]
    groups = {"Elm Court": owed(1, 3), "Oak Court": owed(11, 3)}
    for name, rows in groups.items():
        lines += [[name], *rows, [f"Total {name}", None, *plus(rows, 2)]]
    everyone = [row for rows in groups.values() for row in rows]
    lines += [["Grand total", None, *plus(everyone, 2)], ["Number of accounts", None, 6, 6, 6, 6]]
    answer = read(registry, AR, lines, paged=paged)
    assert len(answer.rows) == 6
    lines[-1:] = [["By property"], *([name, None, *plus(rows, 2)] for name, rows in groups.items())]
    answer = read(registry, AR, [*lines, ["All properties", None, *plus(everyone, 2)]], paged=paged)
    assert (len(answer.rows), len(answer.totals.stated)) == (6, 6)
    assert not answer.failed_checks


def test_ages_of_several_under_names_of_several_words(registry: docextract.Registry) -> None:
    upper = ["Tenant", "Elm Court", None, None, "Oak Court", None, None, "Both"]
    lower = [None, "Current", "30+", "Total", "Current", "30+", "Total", None]
    rows = [[f"Tenant {n}", 10, n, 10 + n, 5, 3 * n, 5 + 3 * n, 15 + 4 * n] for n in range(1, 6)]
    lines = [["Aged receivables by tenant"], upper, lower, *rows, ["Total", *plus(rows, 1)]]
    answer = read(registry, AR, lines, paged=False)
    assert answer.rows[0].buckets == {
        "Elm Court Current": 10, "Elm Court 30+": 1, "Oak Court Current": 5, "Oak Court 30+": 3,
    }  # fmt: skip
    assert answer.rows[0].total == 19


@BOTH
def test_sides_of_properties_beside_those_of_all(registry: docextract.Registry, paged: bool) -> None:
    rows: list[list[Any]] = [
        ["1010", "Cash", 700.25, None, 300.5, None, 1000.75, None],
        ["1200", "Receivables", 90.1, None, 40.2, None, 130.3, None],
        ["2010", "Payables", None, 790.35, None, 340.7, None, 1131.05],
    ]
    upper, lower = ["Account", "Name", "Elm", None, "Oak", None, "Total", None], [None, None, *["Dr", "Cr"] * 3]
    answer = read(registry, TB, [["Trial balance by property"], upper, lower, *rows], paged=paged)
    ids = [column.column_id for column in answer.columns]
    assert "OTHER:FORWARD_DEBIT" not in ids
    assert [column.label for column in answer.columns][-2:] == ["Total Dr", "Total Cr"]


@BOTH
def test_a_sum_over_a_single_row_is_told_by_the_others(registry: docextract.Registry, paged: bool) -> None:
    lines: list[list[Any]] = [["Aged receivables"], ["Tenant", "Charge", "0-30", "31-60", "Over 60", "Total"]]
    for n, name in enumerate(("Quay Books", "Fenn Optics", "Tea Rooms", "Yoga Hall")):
        mine = [
            [name, charge, 90.25 + n, 0, 7.1 * k, 90.25 + n + 7.1 * k] for k, charge in enumerate(("Rent", "Water"))
        ]
        mine = mine[: 1 + (n != 2)]
        lines += [*mine, [f"Balance of {name}", None, *plus(mine, 2)]]
    answer = read(registry, AR, lines, paged=paged)
    assert [row.charge_code for row in answer.rows] == ["Rent", "Water", "Rent", "Water", "Rent", "Rent", "Water"]


def test_lead_sheets_are_sums_beside_changes_in_percent(registry: docextract.Registry) -> None:
    head = ["Account", None, "Prelim", "Adj's", "Reclass", "Rep 12/24", "Rep 12/23", "Amount Chg", "%Chg"]
    lines: list[list[Any]] = [["Trial balance by lead sheet"], ["Year End: December 31, 2024"], head]
    groups = {
        "A Cash": [(11820, 0, 0, 9631), (6148, 0, 0, 5890), (300, 0, 0, 300)],
        "C Receivables": [(38914, 0, 3114, 29118), (-6000, -3500, 0, -6000), (12408, 618, 0, 11790)],
        "G Deferred costs": [(45000, 0, 0, 45000), (-27000, -3000, 0, -24000)],
        "AA Payables": [(-41220, 0, -3114, -38816), (-18904, -7500, 0, -19211), (-52600, 13382, 0, -51180)],
    }
    net = -sum(row[0] + row[1] + row[2] for rows in groups.values() for row in rows)
    groups["EE Capital"] = [(net - 4118, 0, 0, -5150), (4118, 0, 0, 4242)]
    code = 10000
    for name, rows in groups.items():
        for row in rows:
            code += 100
            lines.append([f"{code}", f"Account {code}", *_with_change(row)])
        lines.append([None, name, *_with_change(tuple(map(sum, zip(*rows, strict=True))))])
    answer = read(registry, TB, lines, paged=False)
    assert [row.label for row in answer.rows if row.row_type != "LINE"] == [*groups]
    assert not answer.failed_checks


def _with_change(row: tuple[int, ...]) -> list[Any]:
    prelim, adjusted, moved, before = row
    now = prelim + adjusted + moved
    amounts = [value * 107.31 for value in (prelim, adjusted, moved, now, before, now - before)]
    return [*(round(value, 2) for value in amounts), round(100 * (now - before) / abs(before)) or None]


@BOTH
def test_a_sum_of_the_rows_that_have_a_rent_stands_above_that_of_all(
    registry: docextract.Registry, paged: bool
) -> None:
    """The flat of the manager has an area and no rent."""
    types = [("1BR-50", 10, 655, 831), ("2BR-50", 18, 868, 994), ("3BR-50", 12, 1104, 1140)]
    rows = [[name, n, sf, n * sf, rent, n * rent] for name, n, sf, rent in types]
    restricted, project = [40, 35422, 39882], [41, 36290, 39882]
    lines = [["Unit Type", "Units", "Avg SF", "Total SF", "Net Rent", "Monthly Total"], *rows]
    lines.append(["2BR-MGR", 1, 868, 868, None, None])
    for name, (units, area, rent) in (("Restricted units", restricted), ("Total project", project)):
        lines.append([name, units, None, area, None, rent])
    answer = read(registry, UM, [["Orchard Commons, unit mix"], *lines], paged=paged)
    assert [row.unit_type for row in answer.rows] == ["1BR-50", "2BR-50", "3BR-50", "2BR-MGR"]
    assert [total.label for total in answer.totals.stated] == ["Restricted units", "Total project"]
    assert not answer.failed_checks
