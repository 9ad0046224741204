"""The sheets of figures: what the document is and how it stands, and a table for each list of the summary."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Any

from pydantic import BaseModel

from ...models.base import to_camel
from ...models.extraction import Extraction
from .plan import Cell, Plan
from .rows import label
from .sums import sum_formula

TITLES = {"by_month": "Lease expirations", "by_property": "Properties", "by_status": "Statuses"}
SUMMED = {
    "unit_mix": ("units", "occupied", "vacant"),
    "charge_summary": ("amount", "count"),
    "by_month": ("units", "area", "rent", "renewed"),
}
"""Tables with a line of sums below, and the columns that it sums."""


def summary_sheet(x: Extraction[Any, Any], title: str) -> Plan:
    """What the document is, its figures with their formulas, and how much of it is proved; with the legend."""
    meta, proof = x.meta, x.proof
    lines: list[Sequence[Any]] = [[Cell(meta.property_name or title, bold=True)], [title]]
    dated = f"{meta.period_from or '?'} to {meta.period_to or '?'}" if meta.period_from or meta.period_to else None
    about: list[tuple[str, Any]] = [
        ("As of", meta.as_on_date),
        ("Period", dated),
        ("Property code", meta.property_code),
    ]
    about += [("Basis", meta.basis), ("Currency", meta.currency), ("File", meta.file_name)]
    about += [("Sheet", meta.sheet_name), ("Layout", meta.template)]
    lines += [[name, value] for name, value in about if value is not None]
    figures = list(_figures(x.summary))
    if figures:
        lines += [[], [Cell("Figures", bold=True)], *figures]
    lines += [[], [Cell("Proof", bold=True)], ["Numbers", proof.numbers]]
    lines += [
        ["Proved: the document's own arithmetic confirms it", Cell(proof.proved, "PROVED")],
        ["Contradicted: a failed check names it", Cell(proof.contradicted, "CONTRADICTED")],
        ["Doubtful: another reading would give another value", Cell(proof.doubtful, "DOUBTFUL")],
        ["Unproved: nothing that is printed confirms it", proof.unproved],
    ]
    told = {status: sum(check.status == status for check in x.checks) for status in ("PASS", "FAIL", "WARN", "SKIPPED")}
    names = {"PASS": "Checks passed", "FAIL": "Checks failed", "WARN": "Checks that warn", "SKIPPED": "Not applicable"}
    lines += [[names[status], count] for status, count in told.items()]
    said = (
        "A number is linked to where the document prints it. A sum is a formula where the document adds up; "
        "where it does not, both numbers stand, and no formula."
    )
    lines += [[], [Cell(said, over=True)]]
    return Plan("Summary", lines, heads=2)


def tables(summary: Any) -> Iterator[Plan]:
    """A sheet for each list of the summary that holds anything."""
    for name in getattr(type(summary), "model_fields", {}):
        value = getattr(summary, name)
        if isinstance(value, BaseModel):
            inner = [n for n in type(value).model_fields if _is_table(getattr(value, n))]
            for n in inner:
                scalars = [[label(to_camel(s)), getattr(value, s)] for s in type(value).model_fields if s not in inner]
                plan = _table(n, getattr(value, n))
                plan.lines += [[], *scalars]
                yield plan
        elif _is_table(value):
            yield _table(name, value)


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], BaseModel)


def _table(name: str, items: Sequence[BaseModel]) -> Plan:
    title = TITLES.get(name) or label(to_camel(name))
    columns = [(field, part) for field in type(items[0]).model_fields for part in _parts(items[0], field)]
    columns = [one for one in columns if any(_value(item, *one).value not in (None, "") for item in items)]
    heads = [label(to_camel(field)) + (f", {label(to_camel(part)).lower()}" if part else "") for field, part in columns]
    lines: list[Sequence[Any]] = [heads, *([_value(item, *one) for one in columns] for item in items)]
    if name in SUMMED:
        sums: list[Any] = [Cell("Total", bold=True)]
        for c, (field, _) in enumerate(columns[1:], 1):
            cells = [(title, r, c) for r, item in enumerate(items, 1) if getattr(item, field) is not None]
            if field not in SUMMED[name] or not cells:
                sums.append(None)
                continue
            value = sum(getattr(item, field) for item in items if getattr(item, field) is not None)
            last = [(title, r, c) for r in range(cells[0][1], cells[-1][1] + 1)]
            sums.append(Cell(value, formula=sum_formula(last, sheet=title), bold=True))
        lines.append(sums)
    return Plan(title, lines, frozen=1)


def _parts(item: BaseModel, field: str) -> list[str]:
    """The columns that a field of an item fills: itself, or its own figures."""
    value = getattr(item, field)
    if isinstance(value, BaseModel):
        return [n for n in type(value).model_fields if not isinstance(getattr(value, n), (list, str))]
    return [] if isinstance(value, (list, dict)) else [""]


def _value(item: BaseModel, field: str, part: str) -> Cell:
    value: Any = getattr(item, field)
    if part:
        value = getattr(value, part)
        if isinstance(value, BaseModel):
            return Cell(getattr(value, "value", None), percent=True)
    return Cell(value)


def _figures(summary: Any) -> Iterator[list[Any]]:
    """The plain figures of a summary and its ratios, each with how it was made."""
    for name in getattr(type(summary), "model_fields", {}):
        value = getattr(summary, name)
        if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
            yield [label(to_camel(name)), value]
        if not isinstance(value, BaseModel) or any(_is_table(getattr(value, n)) for n in type(value).model_fields):
            continue
        formula = getattr(value, "formula", None)
        for part in type(value).model_fields:
            of = getattr(value, part)
            told = f"{label(to_camel(name))}, {label(to_camel(part)).lower()}"
            if isinstance(of, (int, Decimal)):
                yield [told, of, formula]
                formula = None
            elif isinstance(getattr(of, "value", None), Decimal):
                yield [told, Cell(of.value, percent=True), of.formula]
