"""Totals beside lines that go into no sum, or with a part that misses its lines, are not proved by what ties."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from statements import read

import docextract
from docextract.testing import plant, write

HEAD: list[list[Any]] = [["Elm Row"], ["Income Statement"], [None, "Jan 2024", "Feb 2024", "Total"]]
LINES = {"Rent": (41207, 41893), "Fees": (1311, 977), "Parking": (2719, 2803), "Laundry": (611, 587)}


def line(label: str, *values: int) -> list[Any]:
    return [label, *values, sum(values)]


def total(label: str, *names: str) -> list[Any]:
    return line(label, *(sum(LINES[name][month] for name in names) for month in (0, 1)))


def statement(income: list[Any]) -> docextract.Statement:
    rows = [["Income"], *(line(name, *values) for name, values in LINES.items()), income, ["Expenses"]]
    rows += [line("Repairs", 5213, 4871), line("Water", 1903, 2017), line("Total Expenses", 7116, 6888)]
    rows.append(line("Net Operating Income", income[1] - 7116, income[2] - 6888))
    return read([*HEAD, *rows])


def row(of: docextract.Statement, label: str) -> Any:
    return next(row for row in of.rows if row.label == label)


@pytest.mark.parametrize("lacking", ["Rent", "Fees", "Parking"])
def test_a_total_that_lacks_a_line_is_not_proved_by_the_result_that_is_made_of_it(lacking: str) -> None:
    found = statement(total("Total Income", *(name for name in LINES if name != lacking)))
    for label in ("Total Income", "Net Operating Income"):
        assert "PROVED" not in row(found, label).proof
    keys = found.key_totals
    assert keys.effective_gross_income is not None
    assert keys.effective_gross_income.status in ("DOUBTFUL", "CONTRADICTED")
    assert keys.net_operating_income is not None
    assert keys.net_operating_income.status == "DOUBTFUL"
    assert keys.net_operating_income.reason
    assert keys.net_operating_income.reason in set(row(found, "Net Operating Income").doubtful.values())
    assert row(found, "Total Expenses").proof == ("PROVED",) * 3


def test_a_total_of_all_its_lines_is_proved_and_so_is_what_is_made_of_it() -> None:
    found = statement(total("Total Income", *LINES))
    assert {state for one in found.rows for state in one.proof} == {"PROVED", None}
    assert not any(one.doubtful for one in found.rows)


def test_doubtful_numbers_of_a_statement_are_counted_and_shown() -> None:
    found = statement(total("Total Income", "Rent", "Fees", "Parking"))
    proof = found.proof
    assert proof.doubtful == sum(state == "DOUBTFUL" for one in found.rows for state in one.proof) > 0
    assert proof.numbers == proof.proved + proof.contradicted + proof.doubtful + proof.unproved
    assert proof.doubtful == sum(count.doubtful for count in proof.by_field.values())
    result = row(found, "Net Operating Income")
    why = found.why(result.row_index, found.columns[0].column_id)
    assert why.state == "DOUBTFUL"
    assert why.reason == result.doubtful[found.columns[0].column_id]


def test_a_computed_total_with_which_income_misses_the_printed_result_is_doubtful() -> None:
    rows = [["Income"], *(line(name, *values) for name, values in LINES.items()), total("Total Income", *LINES)]
    rows += [["Controllable Expenses"], line("Repairs", 5213, 4871), line("Water", 1903, 2017), line("Gas", 711, 677)]
    rows += [line("Total Controllable", 7116, 6888), ["Fixed Expenses"], line("Taxes", 3907, 3911)]
    rows += [line("Insurance", 1213, 1217), line("Total Fixed", 5120, 5128)]
    found = read([*HEAD, *rows, line("Net Operating Income", 45848 - 7116 - 5120, 46260 - 6888 - 5128)])
    costs = found.key_totals.total_operating_expenses
    assert costs is not None
    assert (costs.row_index, costs.status) == (None, "DOUBTFUL")
    assert "misses the net operating income" in (costs.reason or "")


LEFT_OUT = [
    ("mri.trend12", "pdf", ("Payroll & Benefits", "Net Operating Income", "Net Income")),
    ("onesite.incomeWorksheet", "xlsx", ("Net rental revenue", "Total potential revenue")),
    ("manager.package", "xlsx", ("Total Other Income", "** Total Income", "Net Operating Income")),
]


@pytest.mark.parametrize(("family", "form", "lacking"), LEFT_OUT)
def test_what_may_lack_a_line_is_not_proved_though_its_lines_were_not_found(
    family: str, form: Literal["pdf", "xlsx"], lacking: tuple[str, ...]
) -> None:
    clean, planted = write(family, 501000, form), plant(family, 501000, form, defect="missedLine")
    assert planted is not None
    right, wrong = (
        docextract.extract(one.data, asset_type=one.asset_type, document_type=one.document_type)
        for one in (clean, planted.sample)
    )
    assert isinstance(right, docextract.Statement)
    assert isinstance(wrong, docextract.Statement)
    for label in lacking:
        was, now = row(right, label), row(wrong, label)
        other = [n for n, (a, b) in enumerate(zip(was.values, now.values, strict=True)) if a != b]
        assert other
        assert "PROVED" not in [now.proof[n] for n in other]
