"""Real reports: columns, continuation and headers as a reader of the page would name them."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from docextract.document import PageGrid
from docextract.grids.report import report_grids


@lru_cache(maxsize=4)
def grids(path: Path) -> list[PageGrid]:
    from docextract.readers.pdf.pdfium import read

    return [grid for grid in report_grids(read(path.read_bytes())) if isinstance(grid, PageGrid)]


def truth(shared: Path, file: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((shared / "corpus" / "truth" / f"{file}.json").read_text())
    return loaded


def headers(grid: PageGrid) -> list[str]:
    return [" ".join([cell for r in grid.header_rows if (cell := grid.rows[r][c])]) for c in range(grid.width)]


def test_a_commercial_roll_keeps_touching_ids_and_overprinted_names_apart(shared: Path) -> None:
    found = grids(shared / "corpus" / "mri_commercial.pdf")
    assert [grid.continues for grid in found] == [False] + [True] * 34
    assert headers(found[0])[:6] == ["Bldg Id", "Suit Id", "Occupant Name", "Rent Start", "Expiration", "GLA Sqft"]
    assert headers(found[0])[9] == "Expense Stop"
    (span,) = found[0].spans.values()
    assert (span.left, span.right) == (11, 14)
    read = [(row[0], row[1], row[2], row[5]) for grid in found for row in grid.rows]
    for row in truth(shared, "mri_commercial.pdf")["rows"]:
        name = row.get("tenantName", "Vacant")
        assert (row["building"], row["unit"], name, f"{row['area']:,.0f}") in read


def test_a_residential_roll_and_the_summaries_after_it_have_columns_of_their_own(shared: Path) -> None:
    found = grids(shared / "corpus" / "resman_residential.pdf")
    roll = [grid for grid in found if grid.columns is found[0].columns]
    assert [grid.page for grid in roll] == list(range(1, 19))
    assert headers(roll[0])[:8] == [
        "Unit",
        "Type",
        "Sq. Feet",
        "Residents",
        "Status",
        "Market Rent",
        "Description",
        "Amount",
    ]
    read = {(row[0], row[2], row[5], row[7], row[13], row[14]) for grid in roll for row in grid.rows}
    for row in truth(shared, "resman_residential.pdf")["rows"]:
        charges = row.get("charges")
        if not charges:
            continue
        amounts = [row["marketRent"], charges[0]["amount"], row["deposit"], row["balance"]]
        assert (row["unit"], f"{row['area']:.0f}", *[f"{amount:,.2f}" for amount in amounts]) in read
    summaries = [headers(grid) for grid in found if grid not in roll]
    assert summaries[0] == ["Description", "Total", "Description", "Total"]
    assert summaries[-1] == ["Account", "Collections Total", "Previously Billed", "Amount Paid", "Agreement Amount"]


def test_cells_that_touch_in_a_printed_workbook_are_apart(shared: Path) -> None:
    first, second = grids(shared / "corpus" / "yardi_lease_charges_sample.printed.pdf")
    assert second.continues
    assert ["101", "1BR/1BA", "720", "R1001", "Alex Johnson", "1350", "rrent", "1295"] in [r[:8] for r in first.rows]
    assert headers(first)[2:8] == ["Sq Ft", "Resident", "Name", "Market", "Charge", "Amount"]


def test_pages_without_a_repeated_header_continue_the_first(shared: Path) -> None:
    found = grids(shared / "corpus" / "generated_120_units.printed.pdf")
    assert [grid.continues for grid in found] == [False, True, True, True, True]
    read = [row for grid in found for row in grid.rows]
    for row in truth(shared, "generated_120_units.printed.pdf")["rows"]:
        rents = [str(row["area"]), str(row["marketRent"]), str(row["contractRent"])]
        assert [row["unit"], row["unitType"], *rents, row["statusText"]] in read


def test_statements_have_one_column_for_each_printed_one(shared: Path) -> None:
    for file in ("t12_intacct.printed.pdf", "t12_resman.printed.pdf", "t12_wrapped_cells.pdf", "zoho_pnl.pdf"):
        statement = truth(shared, file)["statements"][0]
        found = grids(shared / "corpus" / file)
        assert {grid.width for grid in found} == {len(headers(found[0]))}, file
        assert headers(found[0])[-len(statement["columns"]) :] == [
            column if column.endswith("Total") or file != "t12_intacct.printed.pdf" else f"{column} Actual"
            for column in statement["columns"]
        ], file


def test_a_lone_total_heads_its_amounts(shared: Path) -> None:
    found = grids(shared / "corpus" / "quickbooks_pnl.pdf")
    assert [headers(grid) for grid in found] == [["", "TOTAL"]] * 2


def test_titles_over_groups_of_a_cash_flow_are_spans(shared: Path) -> None:
    third = next(grid for grid in grids(shared / "corpus" / "manager_package.pdf") if grid.page == 3)
    assert {third.rows[s.top][s.left]: (s.left, s.right) for s in third.spans.values()} == {
        "Current Period": (1, 3),
        "Year To Date": (4, 6),
    }
