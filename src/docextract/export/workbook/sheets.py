"""All sheets of the workbook of an answer, in their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...models.extraction import Extraction
from ...models.statement import Statement
from .plan import Cell, Plan
from .rows import Written, label, total_formula, written_rows
from .sources import SourceSheets
from .sources import told as told_of
from .statement import statement_rows, statement_sheets, statement_totals
from .summary import summary_sheet, tables
from .sums import Addends, sum_formula

TOTALS = "Totals"
_CHECK_STATES = {"PASS": "PROVED", "FAIL": "CONTRADICTED", "WARN": "DOUBTFUL"}


def workbook_plans(x: Extraction[Any, Any], title: str) -> tuple[list[Plan], SourceSheets]:
    """The sheets of an answer, further statements in sheets of their own, and the document's text at the end."""
    plans: list[Plan] = []
    each = x.statements if isinstance(x, Statement) else [x]
    for n, one in enumerate(each, 1):
        made = list(_of(one, title))
        if n > 1:
            made = [_numbered(plan, n) for plan in made]
        plans += made
    sources = SourceSheets(x.grids if x.include_source else (), {plan.title for plan in plans})
    return [*plans, *sources.plans], sources


def _numbered(plan: Plan, n: int) -> Plan:
    plan.title = f"{plan.title} {n}"
    return plan


def _of(x: Extraction[Any, Any], title: str) -> Iterator[Plan]:
    addends = Addends(x._equations() if x._equations is not None else ())
    yield summary_sheet(x, title)
    if isinstance(x, Statement):
        yield statement_rows(x)
        yield from statement_sheets(x)
        yield Plan(TOTALS, list(statement_totals(x, addends)))
    else:
        done = written_rows(x, addends)
        yield from done.plans[:1]
        yield from tables(x.summary)
        yield from done.plans[1:]
        yield Plan(TOTALS, list(_stated(x, done, addends)))
    yield _checks(x)
    notes = ([note.type, note.message, note.place] for note in x.warnings)
    yield Plan("Warnings", [["Type", "Message", "Place"], *notes])
    meta = x.meta.model_dump(mode="json", by_alias=True, exclude={"parse_duration", "extract_duration"})
    yield Plan("About", [["Field", "Value"], *([key, value] for key, value in meta.items())])


def _checks(x: Extraction[Any, Any]) -> Plan:
    lines: list[Sequence[Any]] = [
        ["Check", "Status", "Title", "Expected", "Actual", "Difference", "Tolerance", "Basis", "Message"]
    ]
    for c in x.checks:
        status = Cell(c.status, _CHECK_STATES.get(c.status, ""))
        lines.append([c.check_id, status, c.title, c.expected, c.actual, c.difference, c.tolerance, c.basis, c.message])
    return Plan("Checks", lines)


def _stated(x: Extraction[Any, Any], done: Written, addends: Addends) -> Iterator[Sequence[Any]]:
    """Each printed total beside what its rows come to: a formula where they agree, else both numbers."""
    yield ["Label", "Scope", "Field", "Printed", "From the rows", "Difference", "Place"]
    for total in x.totals.stated:
        for name, value in total.values.items():
            place = total.sources.get(name)
            formula, state = total_formula(place, name, value, done, addends, TOTALS)
            comes_to = value if formula else next((off for exact, _, off in addends.of(place) if not exact), None)
            yield [
                total.label, total.scope, label(name), Cell(value, state, place), Cell(comes_to, formula=formula),
                None if comes_to is None else comes_to - value, told_of(place) if place is not None else None,
            ]  # fmt: skip
    computed = {name: value for name, value in x.totals.computed.items() if value is not None}
    if computed:
        yield []
    for name, value in computed.items():
        of = done.rows.get(name, {})
        spots = [of[n] for n in done.units if n in of]
        ties = sum(done.values[spot] for spot in spots) == value
        formula = sum_formula(spots, done.blank, TOTALS) if ties else None
        yield ["Computed from the rows", None, label(name), None, Cell(value, formula=formula)]
