"""Which rows count as units, what belongs together, and what is in force."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from decimal import Decimal
from itertools import pairwise

from ....models.rent_roll import NOT_A_UNIT, OCCUPIED, VACANT, RentRollRow

GUESSED = ("tenant", "moveOutDate")
"""What a status is told by that no cell prints."""
Key = tuple[str | None, str | None, str, str | None]


def unit_key(row: RentRollRow) -> Key | None:
    """What makes a unit one: property, building, unit, bed. None where no unit id is printed."""
    if row.unit is None and row.bed is None:
        return None
    return (row.property_code or row.property_name, row.building, row.unit or "", row.bed)


def unit_keys(rows: Iterable[RentRollRow]) -> Iterator[tuple[RentRollRow, Key]]:
    """The rows with a unit id, each with its key: a building that stands once above its units is theirs."""
    place: object = None
    building = None
    for row in rows:
        here = (row.property_code or row.property_name, row.section)
        place, building = here, row.building or (building if here == place else None)
        if (key := unit_key(row)) is not None:
            yield row, (key[0], building, *key[2:])


def relate(rows: Sequence[RentRollRow], as_of: dt.date | None) -> list[RentRollRow]:
    """Set ``countsAsUnit``, ``relatesTo`` and ``inPlace``; a repeated unit counts once.

    Returns rows that were let and repeat a unit with a lease that is yet to begin: they are made future ones.
    """
    early: list[RentRollRow] = []
    for row in rows:
        row.counts_as_unit = row.occupancy_status not in NOT_A_UNIT and row.space_use != "NON_UNIT"
    groups: dict[Key, list[RentRollRow]] = defaultdict(list)
    for row, key in unit_keys(rows):
        groups[key].append(row)
    alone = {group[0].row_index for group in groups.values() if len(group) == 1}
    latest = None if as_of else _latest_start(groups.values())
    coming = _sections_to_come(rows, as_of)
    for below, row in pairwise(reversed(rows)):
        if _stands_empty(row, below) and row.row_index in alone:
            row.counts_as_unit, row.is_occupied = True, False
    for row in rows:
        if _is_in_force(row, as_of) and row.row_index in alone:
            row.occupancy_status, row.counts_as_unit, row.is_occupied = "OCCUPIED", True, True
    for group in groups.values():
        if len(group) > 1:
            let = [row for row in group if row.occupancy_status in OCCUPIED]
            _relate_group(group, as_of, latest, coming)
            early += [row for row in let if row.occupancy_status in ("FUTURE", "RENEWAL")]
    for row in rows:
        row.in_place = _in_place(row, as_of)
    return early


def _stands_empty(row: RentRollRow, below: RentRollRow) -> bool:
    """Whether a lease that is yet to begin is all that the roll prints of a unit, in a column of statuses and among its
    units: nobody is in it today. Below them a list of those to come is of units that may stand elsewhere."""
    among = below.counts_as_unit and below.section == row.section and below.property_name == row.property_name
    return among and row.occupancy_status in ("FUTURE", "APPLICANT") and row.status_basis == "printed"


def _is_in_force(row: RentRollRow, as_of: dt.date | None) -> bool:
    """Whether the status of a row tells of what comes next, a renewal or a new lease, and its tenant moved in before,
    on a lease that still runs: where the roll prints no other row of the unit, that tenant is in it."""
    if row.status_basis != "printed" or not row.tenant_name or as_of is None:
        return False
    days = [day for day in (row.move_in_date, row.lease_start_date) if day is not None]
    if row.occupancy_status == "RENEWAL":
        return bool(days) and min(days) <= as_of
    runs = row.lease_end_date is not None and row.lease_end_date >= as_of
    return row.occupancy_status == "FUTURE" and runs and bool(days) and max(days) <= as_of


def _sections_to_come(rows: Sequence[RentRollRow], as_of: dt.date | None) -> set[str]:
    """Headings below which all leases are yet to begin: ``Pre-leased, Not Yet Started``."""
    begins: dict[str, list[bool]] = defaultdict(list)
    for row in rows:
        if row.section:
            start = row.lease_start_date or row.move_in_date
            begins[row.section].append(bool(as_of and start and start > as_of))
    return {section for section, told in begins.items() if all(told)}


def _relate_group(
    group: list[RentRollRow], as_of: dt.date | None, latest: dt.date | None, coming: AbstractSet[str]
) -> None:
    for counting in _by_house(group, coming):
        main = _main(counting, as_of)
        for row in counting:
            if row is not main:
                _demote(row, main, as_of, latest)
    mains = [row for row in group if row.counts_as_unit]
    for row in group if mains else ():
        if not row.counts_as_unit:
            row.relates_to = mains[0].row_index


def _by_house(group: list[RentRollRow], coming: AbstractSet[str]) -> list[list[RentRollRow]]:
    """The rows of one unit's number that count, by the headings that they stand under: each is another house, but for
    headings that say who is there or who is to come, and where one tenant stands under two of them."""
    counting = [row for row in group if row.counts_as_unit]
    names = [row.tenant_name for row in counting if row.tenant_name]
    of_people = any(row.status_basis == "section" or row.section in coming for row in counting)
    if of_people or len(set(names)) < len(names):
        return [counting] if counting else []
    houses: dict[str | None, list[RentRollRow]] = defaultdict(list)
    for row in counting:
        houses[row.section].append(row)
    return [*houses.values()]


def _latest_start(groups: Iterable[list[RentRollRow]]) -> dt.date | None:
    """The last day on which the lease of a unit that is listed once began."""
    let = [group[0] for group in groups if len(group) == 1 and group[0].occupancy_status in OCCUPIED]
    return max((start for row in let if (start := row.lease_start_date or row.move_in_date)), default=None)


def _main(rows: list[RentRollRow], as_of: dt.date | None) -> RentRollRow:
    """The row of the lease in force: with an area and a tenant, not moved out, not yet to begin; first of several."""

    def worth(row: RentRollRow) -> tuple[bool, ...]:
        start, tenant = row.lease_start_date or row.move_in_date, row.tenant_name or row.is_occupied is False
        yet_to_come = bool(as_of and start and start > as_of)
        gone = bool(as_of and row.move_out_date and row.move_out_date < as_of)
        return (row.is_occupied is not None, not gone, not yet_to_come, bool(row.area), bool(tenant))

    return max(rows, key=lambda row: (worth(row), -row.row_index))


def _demote(row: RentRollRow, main: RentRollRow, as_of: dt.date | None, latest: dt.date | None) -> None:
    """A unit listed again: a former occupant, a future one, or a second lease of the same suite."""
    row.counts_as_unit = False
    if row.status_basis == "printed" and row.occupancy_status not in OCCUPIED | VACANT:
        return
    start = row.lease_start_date or row.move_in_date
    if as_of and row.move_out_date and row.move_out_date < as_of and not row.area:
        _become(row, "FORMER")
    elif start and (start > as_of if as_of else _comes_after(start, row, main, latest)):
        same = bool(row.tenant_name) and row.tenant_name == main.tenant_name
        _become(row, "RENEWAL" if same else "FUTURE")
    elif row.area == 0 and main.area and row.occupancy_status in OCCUPIED and row.status_basis in GUESSED:
        _become(row, "FORMER")


def _comes_after(start: dt.date, row: RentRollRow, main: RentRollRow, latest: dt.date | None) -> bool:
    """Where no as-of date is printed: whether a lease follows that of one who leaves, or a vacancy.

    A vacant unit is let from later on where the lease begins after every one in force, ``latest`` among them.
    """
    if row.occupancy_status not in OCCUPIED:
        return False
    if main.is_occupied is False:
        return latest is not None and start > latest
    return bool(main.move_out_date and main.move_out_date <= start)


def _become(row: RentRollRow, status: str) -> None:
    row.occupancy_status = status  # type: ignore[assignment]
    row.status_basis = "moveOutDate" if status == "FORMER" and row.move_out_date else row.status_basis
    row.is_occupied = None


def _in_place(row: RentRollRow, as_of: dt.date | None) -> bool:
    if row.occupancy_status not in OCCUPIED:
        return False
    start = row.lease_start_date
    return not (as_of and start and start > as_of)


def is_zero_area(row: RentRollRow) -> bool:
    """A printed area of 0."""
    return row.area is not None and row.area == Decimal(0)


def is_further_suite(rows: Sequence[RentRollRow], row: RentRollRow) -> bool:
    """Whether a row is one more suite of the lease above it, whose tenant and rent stand once.

    ``rows`` are all rows, by their index.
    """
    while not row.tenant_name and not row.resident_id and row.is_occupied and row.row_index:
        if row.contract_rent is not None or row.annual_rent is not None:
            return False
        row = rows[row.row_index - 1]
        if row.is_occupied and row.tenant_name:
            return True
    return False


def leased_area(rows: Sequence[RentRollRow], row: RentRollRow) -> Decimal:
    """The area of a lease over all its suites: the row's own, and those of further suites below it."""
    area = row.area or Decimal(0)
    for other in rows[row.row_index + 1 :]:
        if not is_further_suite(rows, other):
            break
        area += other.area or Decimal(0)
    return area
