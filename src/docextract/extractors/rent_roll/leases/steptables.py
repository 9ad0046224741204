"""Future rents in a table of their own below the roll, a row for each: ``Space``, ``Effective Date`` and ``Annual
Minimum Rent`` under ``Scheduled increases in Annual Minimum Rent``."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from typing import NamedTuple

from ....models.rent_roll import RentRollRow, RentStep
from ....values.dates import read_date
from ....values.numbers import money
from ....values.text import normal
from ....vocabulary import Vocabulary
from ....vocabulary.matches import Period
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Walked
from ..anatomy.fieldkinds import DATES, KINDS
from ..anatomy.headerblocks import GOOD

_RENTS = {"contractRent": "MONTHLY", "annualRent": "ANNUAL"}


class _Columns(NamedTuple):
    """Where a table has the units, the days and the rents; ``by_name`` where tenants stand for the units."""

    unit: int
    day: int
    rent: int
    by_name: bool
    period: Period | None


def read_step_tables(
    rows: Sequence[RentRollRow], walked: Walked, lines: Sequence[Line], vocabulary: Vocabulary, conventions: Conventions
) -> None:
    """Add to the units the steps that tables below the roll list, where the roll itself has none of theirs. The title
    of a table may be the last of the ``lines`` above it."""
    bare = [row for row in rows if not row.rent_steps and (row.tenant_name or row.resident_id)]
    for table in walked.tables if bare else ():
        first = table.lines[0].index if table.lines else 0
        titles = [table.heading, *(line.joined() for line in lines[first - 1 : first] if len(line.filled) == 1)]
        told, columns, unit = any(map(vocabulary.tells_step, titles)), None, ""
        for line in table.lines:
            if len(line.filled) == 1 and line.words():
                told, columns = told or vocabulary.tells_step(line.joined()), None
            elif line.only_plain_text() and (found := _columns(line, vocabulary, told=told)) is not None:
                columns, unit = found, ""
            elif columns is not None:
                unit = line.text(columns.unit) or unit
                if (step := _step(line, columns, conventions)) is not None:
                    named = [row for row in bare if _is_named(row, unit, columns)]
                    for row in named if len(named) == 1 else ():
                        row.rent_steps = [*row.rent_steps, step]


def _columns(line: Line, vocabulary: Vocabulary, *, told: bool) -> _Columns | None:
    """The columns that a row of words names, if it heads steps, as the title above it or its own words say."""
    named = {c: match for c in line.filled for match in vocabulary.header(line.text(c) or "")[:1]}
    told = told or any(match.field == "rentSteps" for match in named.values())
    units = [c for c, match in named.items() if match.field in ("unit", "tenantName") and match.score >= GOOD]
    days = [c for c, m in named.items() if KINDS.get(m.field) in DATES or (m.field == "rentSteps" and m.kind == "date")]
    rents = [c for c, m in named.items() if m.field in _RENTS or (m.field == "rentSteps" and m.kind == "amount")]
    if not told or not units or len(days) != 1 or len(rents) != 1:
        return None
    rent = named[rents[0]]
    period: Period = "ANNUAL" if _RENTS.get(rent.field) == "ANNUAL" else "MONTHLY"
    return _Columns(units[0], days[0], rents[0], named[units[0]].field == "tenantName", rent.period or period)


def _step(line: Line, columns: _Columns, conventions: Conventions) -> RentStep | None:
    if not {columns.day, columns.rent} <= {*line.filled}:
        return None
    day = read_date(line.values[columns.day], conventions.dates)
    amount = money(line.values[columns.rent], conventions.numbers)
    if day is None or amount is None:
        return None
    return RentStep(date=day.date, amount=amount, period=columns.period, source=line.place(columns.rent))


def _is_named(row: RentRollRow, unit: str, columns: _Columns) -> bool:
    return bool(unit) and normal((row.tenant_name if columns.by_name else row.unit) or "") == normal(unit)


def drop_past(rows: Sequence[RentRollRow], as_of: dt.date | None) -> None:
    """Leave out of schedules that begin with the lease what is past on the day of the roll: the rent of that day is the
    row's, and those before it are none to come."""
    for row in rows:
        days = [step.date for step in row.rent_steps]
        first = row.lease_start_date
        if as_of is None or first is None or first not in days:
            continue
        row.rent_steps = [step for step in row.rent_steps if step.date is None or step.date > as_of]
