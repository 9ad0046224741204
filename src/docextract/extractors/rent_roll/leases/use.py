"""What a space is used for: residential, commercial, or no unit at all; decided row by row."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....declarations import RowTemplate
from ....models.rent_roll import RentRollRow
from ....vocabulary import Vocabulary

COMMERCIAL: frozenset[RowTemplate] = frozenset({"TENANT", "STORAGE"})
_NUMBER = re.compile(r"(?<![\s#-])[\s#-]*+(?:\d{1,3}[A-Za-z]?|(?<=[\s#-])[A-Za-z]-?\d{0,3})$")
UNDECIDED: frozenset[RowTemplate] = frozenset({"UNIT_AND_TENANT", "INFERRED"})


def settle_use(
    rows: Sequence[RentRollRow], template: RowTemplate, vocabulary: Vocabulary, headings: Sequence[str]
) -> None:
    """Set ``spaceUse``: what the row's own words say, what the heading over its columns does (``Parking and sign``) or
    over its rows (``Other income (not sites)``, ``C. OTHER`` below ``A. COMMERCIAL``), whether it leases by area, or
    what its row template implies."""
    default = "COMMERCIAL" if template in COMMERCIAL else "RESIDENTIAL"
    undecided = template in UNDECIDED
    spaces = {row.unit: _without_number(row.unit) for row in rows if row.unit and not row.unit.isdigit()}
    told = [row for row in rows if row.unit in spaces and vocabulary.names_no_unit(spaces[row.unit])]
    apart = {row.unit for row in told} if 2 * len(told) < len(rows) else set()
    let = (row.unit for row in rows if row.unit in spaces and row.tenant_name and row.area is None)
    apart |= {unit for unit in let if unit and vocabulary.names_fixture(spaces[unit])}
    others = {heading for heading in {*headings} if heading and vocabulary.space_use(heading) == "NON_UNIT"}
    others = others if others < {*headings} else set()
    over = [row.section or row.building or row.property_name or "" for row in rows]
    others |= {name for name in {*over} if vocabulary.denies_units(name)}
    beside = {name for name in {*headings, *over} if vocabulary.earns_beside(name)}
    numbered = {name: vocabulary.space_use(name) for name in {*headings, *over} if vocabulary.numbers_use(name)}
    if any(use is not None for use in numbered.values()):
        others |= {name for name, use in numbered.items() if use is None}
    said: dict[tuple[str | None, str | None], str | None] = {}
    """What types say in their sections: few, over many rows."""
    for row, heading, name in zip(rows, headings, over, strict=True):
        key = (row.unit_type, row.section)
        if key not in said:
            said[key] = _first(vocabulary, row.unit_type) or (
                vocabulary.space_use(row.section) if row.section else None
            )
        words = said[key]
        if words == "NON_UNIT" and template == "STORAGE" and row.area is not None:
            words = None  # lockers and spaces for vehicles are what such a property lets
        if words is None and row.unit and not row.unit.isdigit():
            words = "NON_UNIT" if row.unit in apart else _first(vocabulary, row.unit, row.tenant_name)
        if heading in others or name in others or (row.area is None and (heading in beside or name in beside)):
            words = "NON_UNIT"
        words = words or numbered.get(heading) or numbered.get(name)
        if words is None and not row.tenant_name:
            words = _first(vocabulary, row.floor_plan)
        if words is not None:
            row.space_use = words  # type: ignore[assignment]
        elif (
            row.lease_type
            or (row.recoveries and _shares_costs(row))
            or (undecided and (row.rent_per_area or row.annual_rent or row.rent_steps))
        ):
            row.space_use = "COMMERCIAL"
        else:
            row.space_use = default  # type: ignore[assignment]
    if all(row.space_use == "NON_UNIT" for row in rows):
        for row in rows:
            row.space_use = default  # type: ignore[assignment]  # a yard of garages lets nothing else
    if undecided and rows and any(r.space_use == "COMMERCIAL" for r in rows) and not any(r.unit_type for r in rows):
        for row in rows:
            if row.space_use == "RESIDENTIAL":
                row.space_use = "COMMERCIAL"


def _without_number(unit: str) -> str:
    """What a unit is called before its number: ``Garage 2``, ``ROOF-1``."""
    return _NUMBER.sub("", unit)


def _shares_costs(row: RentRollRow) -> bool:
    """Whether a lease names costs that it recovers; an advance on all of them is usual among homes too."""
    return any(recovery.kind != "total" for recovery in row.recoveries)


def _first(vocabulary: Vocabulary, *texts: str | None) -> str | None:
    """What the first of some cells that says it says."""
    return next((use for text in texts if text and (use := vocabulary.use_of(text)) is not None), None)
