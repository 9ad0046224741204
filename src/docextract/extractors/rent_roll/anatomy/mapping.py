"""What each column under one header block is used for."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import NamedTuple

from ....records import record
from ....vocabulary.matches import Period
from .fieldkinds import CHARGE_FIELDS, DATES, NESTED, NUMBERS, STEP_FIELDS, Kind
from .headerblocks import HeaderBlock


@record
class ColumnUse:
    """What one column is used for. ``field`` is None for a column that was not understood."""

    column: int
    header: str
    field: str | None
    kind: Kind | None
    weight: float = 0.0
    period: Period | None = None
    personal: bool = False
    rivals: Sequence[int] = ()
    """Columns whose words name the same field as well, and no other one."""
    told_by: str = ""
    """What told the field, where the words above the column do not name it."""


class DatedStep(NamedTuple):
    """A column of the rents that are paid from the date, or in the year, of its header."""

    column: int
    header: str
    date: dt.date | None
    """None where the header names a year whose first day is not said."""
    part: str
    """``amount`` or ``perArea``."""
    period: Period | None


_OF_ROWS = ("unit", "bed", "tenantName", "residentId", "statusText")
_IDENTITY = frozenset({"unit", "building", "propertyName", "propertyCode", "bed"})


@record(slots=False)
class Mapping:
    """The columns under one header block."""

    block: HeaderBlock
    uses: list[ColumnUse]
    charge_columns: list[ColumnUse] = field(default_factory=list)
    """Columns that hold one charge code each."""
    by_field: dict[str, int] = field(default_factory=dict)
    charge_amounts: list[int] = field(default_factory=list)
    """Columns that hold the amount of a charge line."""
    legend: dict[str, str] = field(default_factory=dict)
    """What the document says that codes of its statuses mean."""
    charge_lists: list[int] = field(default_factory=list)
    """Columns whose cells list charges, each with its amount."""
    charge_from: int | None = None
    """The column of the days from which on charges are billed."""
    split_amounts: bool = False
    """True where a charge's amount stands under rent or under other charges, by its code."""
    charge_cells: frozenset[int] = frozenset()
    """Every column that a charge line may fill."""
    second: list[ColumnUse] = field(default_factory=list)
    """Columns of the second line of two-line records."""
    below: Mapping | None = None
    """The columns of the charges below each unit, where a row of the header names them."""
    unmapped: list[ColumnUse] = field(default_factory=list)
    kept: list[ColumnUse] = field(default_factory=list)
    steps: list[ColumnUse] = field(default_factory=list)
    """Columns of rent steps; the same part several times where several steps stand side by side."""
    dated: list[DatedStep] = field(default_factory=list)
    """Columns of future rents under their dates."""
    told_by_sums: bool = False
    """Whether the sums of the rows chose which of its columns are the rent and the charges."""
    stacked: bool = False
    """Whether suite and dates stand below the tenant's name, in its column."""
    percents: frozenset[int] = frozenset()
    """Columns of shares that print 6 for 6 %."""

    @cached_property
    def dates(self) -> frozenset[int]:
        """Columns of dates."""
        return frozenset(use.column for use in self.uses if use.kind in DATES)

    @cached_property
    def numbers(self) -> frozenset[int]:
        """Columns of numbers."""
        return frozenset(use.column for use in self.uses if use.kind in NUMBERS)

    @cached_property
    def words(self) -> frozenset[int]:
        """Columns of words and ids."""
        return frozenset(use.column for use in self.uses if use.kind in (Kind.TEXT, Kind.ID, Kind.STATUS))

    @cached_property
    def texts(self) -> frozenset[int]:
        """Columns of words alone."""
        return frozenset(use.column for use in self.uses if use.kind in (Kind.TEXT, Kind.STATUS))

    @cached_property
    def evidence(self) -> frozenset[int]:
        """Columns that, beside an id, show that a row stands for a unit."""
        return frozenset(
            use.column
            for use in self.uses
            if use.column not in self.charge_cells and use.field not in STEP_FIELDS and use.field not in _IDENTITY
        )

    @cached_property
    def of_units(self) -> frozenset[int]:
        """Columns that say something of the unit that a row stands for: which it is, who has it, and the evidence."""
        named = (self.column(name) for name in _OF_ROWS)
        return self.evidence.union(column for column in named if column is not None)

    @cached_property
    def flat(self) -> bool:
        """True where each record has one line and its charges one column."""
        return not (self.second or self.stacked or self.split_amounts or self.below)

    @cached_property
    def notes(self) -> list[int]:
        """Columns of notes."""
        return [use.column for use in self.kept if (use.field or "").startswith("sourceColumns:notes")]

    @cached_property
    def nested(self) -> list[ColumnUse]:
        """Columns that fill a nested object of the row."""
        return [use for use in self.uses if use.field in NESTED]

    @cached_property
    def nested_parts(self) -> list[tuple[ColumnUse, str, str]]:
        """These columns, each with the object that it fills and the part of it."""
        parted = [(use, (use.field or "").partition(":")) for use in self.nested]
        return [(use, field, part) for use, (field, _, part) in parted]

    @cached_property
    def step_groups(self) -> list[dict[str, int]]:
        """The columns of each step side by side, by the part of the step that they hold."""
        groups: list[dict[str, int]] = []
        for use in self.steps:
            part = (use.field or "").removeprefix("rentSteps:")
            if part != "text":
                if not groups or part in groups[-1]:
                    groups.append({})
                groups[-1][part] = use.column
        return groups

    @cached_property
    def step_periods(self) -> dict[int, Period | None]:
        """The periods of the columns of rent steps."""
        return {use.column: use.period for use in reversed(self.steps)}

    @cached_property
    def by_column(self) -> dict[int, ColumnUse]:
        """What each column is used for."""
        return {use.column: use for use in self.uses}

    @cached_property
    def fields_at(self) -> list[tuple[int, str | None]]:
        """The fields of the columns."""
        return [(use.column, use.field) for use in self.uses]

    @cached_property
    def lead(self) -> int:
        """The leftmost column that is used."""
        return min((use.column for use in self.uses), default=0)

    @cached_property
    def rent_period(self) -> Period | None:
        """What the amounts beside a rent count by that do not say it: as the rents do."""
        return "MONTHLY" if "contractRent" in self.by_field else "ANNUAL" if "annualRent" in self.by_field else None

    @cached_property
    def plain(self) -> bool:
        """True where no column holds charges, steps, recoveries or the like."""
        nested = CHARGE_FIELDS | STEP_FIELDS | NESTED
        flat = not (self.charge_amounts or self.charge_columns or self.charge_lists or self.dated)
        return flat and not any(u.field in nested for u in self.uses)

    def of_second_lines(self) -> Mapping:
        """The columns as the second lines of records have them, for the second line of a total; the same where records
        have one line, or charges beside them."""
        if not self.second or self.charge_amounts or self.charge_columns:
            return self
        return replace(self, uses=self.second, by_field={})

    def apart(self, left: int, right: int) -> int:
        """How many columns of the table one column stands right of another; those that hold nothing do not count."""
        uses = [*self.uses, *self.kept, *self.unmapped]
        inside = {use.column for use in uses if min(left, right) < use.column < max(left, right)}
        return (len(inside) + 1) * ((right > left) - (right < left))

    def period(self, name: str) -> Period | None:
        """The period that the header of a field's column says."""
        return next((use.period for use in self.uses if use.field == name), None)

    def header(self, name: str) -> str | None:
        """The words above a field's column."""
        return next((use.header for use in self.uses if use.field == name), None)

    def told_by(self, name: str) -> str:
        """What told which column is a field, where no words do."""
        return next((use.told_by for use in self.uses if use.field == name), "")

    def column(self, name: str) -> int | None:
        """The column of a field, or None."""
        return self.by_field.get(name)
