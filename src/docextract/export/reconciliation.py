"""A reconciliation for reading: both sides, the figures of a year, each check with its mark."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

from ..models.reconciliation import ReconciledFigure, Reconciliation
from .columns import TextColumn, lay_out
from .look import Look


def reconciliation_text(answer: Reconciliation, look: Look | None = None) -> str:
    """The reconciliation as text, ending in a line end."""
    look = look or Look()
    blocks = [
        [line for text in _sides(answer) for line in _wrap(look.text(text), look)],
        _figures(answer, look),
        _checks(answer, look),
        ["To look at", *(line for note in answer.warnings for line in _wrap(look.text(note.message), look, "  "))]
        if answer.warnings
        else [],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _sides(answer: Reconciliation) -> Iterator[str]:
    roll, books = answer.rent_roll, answer.statement
    name = ", ".join(part for part in (roll.property_name, roll.file_name) if part)
    area = f", area {roll.area:,}" if roll.area is not None else ""
    yield (
        f"Rent roll  {name}: as of {roll.as_on_date or '?'}, {roll.units:,} units, {roll.occupied_units:,} occupied, "
        f"{roll.in_place_leases:,} leases in force, market rent of {roll.units_with_market_rent:,} units{area}"
    )
    name = ", ".join(part for part in (books.property_name, books.file_name) if part)
    told = f"Statement  {name}: {books.period_from or '?'} to {books.period_to or '?'}"
    if books.months is not None and books.factor is not None:
        columns = books.columns[0] if len(books.columns) == 1 else f"{books.columns[0]} to {books.columns[-1]}"
        told += f", {columns}, {books.months} months, times {books.factor.normalize():f}"
    if books.days_to_roll is not None:
        which = "after" if books.days_to_roll >= 0 else "before"
        told += f"; the roll is dated {abs(books.days_to_roll)} days {which} its end"
    yield told


def _figures(answer: Reconciliation, look: Look) -> list[str]:
    figures = answer.figures
    if not figures:
        return []
    names = {"RENT_ROLL": "roll", "STATEMENT": "statement"}
    columns = [
        TextColumn("Figure", [look.text(_words(f)) for f in figures], needed=True),
        TextColumn("From", [names[f.side] for f in figures], needed=True),
        TextColumn("Printed", [f"{f.printed:,}" for f in figures], right=True, needed=True),
        TextColumn("A year", [f"{f.annual:,}" for f in figures], right=True, needed=True),
        TextColumn("Basis", [look.text(f.basis) for f in figures]),
    ]
    return lay_out(columns, look.width, look.ellipsis)


def _words(figure: ReconciledFigure) -> str:
    """``inPlaceRent`` as ``in place rent``; categories as they are."""
    return figure.name if "." in figure.name else re.sub(r"(?<=[a-z])(?=[A-Z])", " ", figure.name).lower()


def _checks(answer: Reconciliation, look: Look) -> list[str]:
    if not any(check.status in ("PASS", "WARN") for check in answer.checks):
        lines = ["Checks: nothing could be compared."]
    else:
        lines = ["Checks"]
    for check in answer.checks:
        first, *rest = _wrap(look.text(f"{check.check_id} {check.title}; {check.message}"), look, "    ")
        lines += [f"  {look.mark(check.status)} {first[4:]}", *rest]
    return lines


def _wrap(text: str, look: Look, indent: str = "") -> list[str]:
    if look.width is None:
        return [indent + text]
    width = max(20, look.width)
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
