"""How the rows under one header are read: which column goes to which field, and which cells can be read quickly."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from types import NoneType
from typing import NamedTuple

from ....document import Value
from ....vocabulary.matches import Period
from ..anatomy.fieldkinds import ATTRIBUTES, CHARGE_FIELDS, NESTED, STEP_FIELDS, Kind
from ..anatomy.mapping import Mapping

TEXTS = (Kind.TEXT, Kind.STATUS, Kind.ID)
_BARE = (Kind.MONEY, Kind.AREA, Kind.NUMBER, Kind.TERM)
"""Kinds of which a cell that holds a number says just that; terms in years are turned into months."""
_LONG_WAY = frozenset({"bedBath", "propertyName"})
TELLS_ROOMS = ("unitType", "floorPlan", "bedBath")


class Step(NamedTuple):
    """One column to read into a field; ``bit`` stands for it in the row's sources."""

    column: int
    bit: int
    name: str
    attr: str
    kind: Kind
    period: Period | None = None
    rooms: int = 0
    """The bit of the bedrooms that its words may tell, as ``2x1`` does; the next one is that of the bathrooms."""


class Steps:
    """How to read rows whose cells hold the same types: numbers, words and real dates the quick way."""

    def __init__(self, steps: Sequence[Step], kinds: Sequence[type]) -> None:
        self.numbers: list[tuple[int, str, Step]] = []
        self.days: list[tuple[int, str, bool, Step]] = []
        """The third says whether a time of day must be taken off."""
        self.words: list[tuple[int, str, Step]] = []
        self.others: list[Step] = []
        self.mask = 0
        """The bits of the quick ones."""
        for step in steps:
            column, kind = step.column, kinds[step.column]
            if kind is NoneType:
                continue
            bare = step.kind in _BARE and (step.kind is not Kind.TERM or step.period != "ANNUAL")
            if kind in (int, float) and bare:
                self.numbers.append((column, step.attr, step))
            elif kind in (dt.datetime, dt.date) and step.kind in (Kind.START, Kind.END):
                self.days.append((column, step.attr, kind is dt.datetime, step))
            elif kind is str and step.kind in TEXTS and step.name not in _LONG_WAY:
                self.words.append((column, step.attr, step))
            else:
                self.others.append(step)
                continue
            self.mask |= step.bit


class Plan:
    """The columns of a mapping to read into rows, and those to keep as printed."""

    def __init__(
        self,
        steps: list[Step],
        names: list[tuple[str, int]],
        kept: list[tuple[int, str, bool]],
        remarks: list[tuple[int, bool]],
    ) -> None:
        self.steps = steps
        self.names = names
        self.kept = kept
        self.remarks = remarks
        """The columns whose words may tell facts of a unit, and whether they are of notes, or have no words above."""
        self._by_kinds: dict[tuple[type, ...], Steps] = {}
        self._last: list[type] | None = None
        """The types of the row before, which are most often those of the next."""
        self._steps = Steps((), ())

    @property
    def key(self) -> tuple[object, ...]:
        """What plans that read the same have in common."""
        return (*self.steps,), (*self.names,), (*self.kept,), (*self.remarks,)

    def steps_for(self, values: Sequence[Value]) -> Steps:
        """The steps for a row: those of its filled cells."""
        kinds = [*map(type, values)]
        if kinds == self._last:
            return self._steps
        self._last = kinds
        key = (*kinds,)
        found = self._by_kinds.get(key)
        if found is None:
            found = self._by_kinds[key] = Steps(self.steps, kinds)
        self._steps = found
        return found


def make_plan(mapping: Mapping) -> Plan:
    """The plan for the rows under a mapping."""
    steps: list[Step] = []
    rooms: list[tuple[str, int]] = []
    uses = [
        (use, use.field, use.kind)
        for use in mapping.uses
        if use.field and use.kind is not None and use.field not in CHARGE_FIELDS | STEP_FIELDS | NESTED
        if not (mapping.split_amounts and use.column in mapping.charge_amounts)
    ]
    for use, name, kind in uses:
        tells = 0
        if name in TELLS_ROOMS:
            # The places of bedrooms and of bathrooms that its words tell come behind those of all columns.
            tells = 1 << len(uses) + len(rooms)
            rooms += [("bedrooms", use.column), ("bathrooms", use.column)]
        steps.append(Step(use.column, 1 << len(steps), name, ATTRIBUTES[name], kind, use.period, tells))
    names = [("unitType" if step.name == "bedBath" else step.name, step.column) for step in steps]
    kept = [(use.column, use.header, use.personal) for use in (*mapping.kept, *mapping.unmapped) if use.header]
    free = (*mapping.kept, *mapping.unmapped)
    remarks = [(use.column, not use.header or use.column in mapping.notes) for use in free]
    return Plan(steps, [*names, *rooms], kept, remarks)
