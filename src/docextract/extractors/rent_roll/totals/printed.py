"""What the document states about its own sums: total lines, tables by occupancy, type and charge."""

from __future__ import annotations

from dataclasses import field
from decimal import Decimal
from typing import NamedTuple

from ....models.findings import StatedTotal
from ....models.place import Place
from ....records import record


class Share(NamedTuple):
    """A printed percentage of something."""

    percent: Decimal
    """``91.8`` for 91.8 %."""
    group: str
    """Whose share it is: ``occupied``, ``vacant`` ..."""
    place: Place | None = None


@record
class Stated:
    """One printed total: what it is about, which entries stand before it, its numbers and their places."""

    label: str
    kind: str
    scope: str | None
    values: dict[str, Decimal] = field(default_factory=dict)
    places: dict[str, Place | None] = field(default_factory=dict)
    units: int | None = None
    spaces: int | None = None
    """How many beds or spaces the label counts beside the units: ``16 units / 52 spaces``."""
    kept: dict[str, Decimal] = field(default_factory=dict)
    """Numbers under columns of no field, by header."""
    shares: dict[str, Share] = field(default_factory=dict)
    """Percentages by what they are shares of: ``units``, ``area`` ..."""
    after: int = 0
    block: int = 0
    group: str | None = None
    """``occupied``, ``vacant``, ``total`` ... in a table or block by occupancy."""
    named: frozenset[str] = frozenset()
    """The words of the label that name the group: ``office``."""
    status: str | None = None
    """The one status that the label names, as tables by status do."""
    detail: bool = False
    """Whether the line counts units of that status alone, by the word that rows print for it."""
    by_sums: bool = False
    """Whether the line is told from a unit by what it adds up to: that it ties proves nothing."""
    called: bool = False
    """Whether its label has the word of a total."""
    of_all: bool = False
    """Whether the label calls it a total, beside the group that it names."""
    section: str | None = None
    population: str | None = None
    property_name: str | None = None

    def figure(self, name: str) -> Decimal | None:
        """One of its numbers: under a field, or ``units``."""
        if name == "units":
            return Decimal(self.units) if self.units is not None else None
        return self.values.get(name)

    def model(self) -> StatedTotal:
        """As answered."""
        values = dict(self.values)
        if self.units is not None:
            values["units"] = Decimal(self.units)
        places = dict(self.places)
        for share in self.shares.values():
            if "percent" not in values:
                values["percent"], places["percent"] = share.percent, share.place
        return StatedTotal(label=self.label or None, scope=self.scope, values=values, sources=places)


@record
class StatedCharge:
    """One line of a charge summary."""

    code: str
    amount: Decimal
    place: Place | None
    heading: str
    population: str | None = None
    """``current``, ``future`` or ``former`` where a caption limits the summary to such residents."""
    short: str = ""
    """The code that stands before the words."""


@record
class StatedType:
    """One line of a table by unit type or by lease type."""

    label: str
    kind: str
    """``floorPlans`` or ``leaseTypes``."""
    group: str | None
    """``occupied`` or ``vacant`` where the line counts only these."""
    units: int | None = None
    is_total: bool = False
    """Whether the line sums those above it."""
    of_all: bool = False
    """Whether the line counts a group of all units, of whatever type."""
    let: int | None = None
    """How many of the units the line counts as occupied."""
    share: Decimal | None = None
    """The percentage of the units that the line says are occupied."""
    values: dict[str, tuple[Decimal, bool]] = field(default_factory=dict)
    """Amounts by field; True for those that the header says are averages."""


@record
class Printed:
    """Everything that the document states about its own sums."""

    totals: list[Stated] = field(default_factory=list)
    occupancy: list[Stated] = field(default_factory=list)
    """Counts and areas by occupancy, from tables beside the roll."""
    charges: list[StatedCharge] = field(default_factory=list)
    types: list[StatedType] = field(default_factory=list)
    charge_totals: list[StatedCharge] = field(default_factory=list)
