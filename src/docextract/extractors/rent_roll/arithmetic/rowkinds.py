"""Kinds of rows of which a roll says the same, and what else each may count as."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple, TypeAlias

from ....models.rent_roll import NON_REVENUE, NOT_A_UNIT, OCCUPIED, RentRollRow
from ....values.text import normal
from ....vocabulary import Vocabulary
from ..totals.census import words_of
from .counting import unit_keys

HALF = 2
"""A census of fewer units than one in so many rows is about a part of the roll."""
NO_RENT, ZERO_RENT = "a name beside no rent", "a name beside a rent of 0"
"""Of two kinds of names that could be nobody's, the first is likelier: a caretaker pays 0."""
PAYS_NOTHING = "a rent of 0 on a lease"
NO_AREA = "no area"
UNCOUNTED = "not counted by its words"
LEFT_OUT = "left out by its words"
PART = "a part of the unit above"
YET_TO_COME = "a lease that is yet to begin"
OF_SIZE = "far smaller than the others"
FAR = 2
"""So many times the rent or the area of a kind of rows the least one of all others is, if they are far smaller."""
_BEFORE_NUMBER = re.compile(r"\D*")
_BRACKETED = re.compile(r"\(([^()]+)\)$")
_MORE = re.compile(r"(?<=\w)(?:\s*\([^()]*\)|\s+[-\u2013\u2014/]\s*\D*)$")
_TO_COME = frozenset({"FUTURE", "APPLICANT"})
Role: TypeAlias = str
"""``occupied``, ``vacant``, ``neither``, or ``none`` for what is no unit."""
UNTOLD: Sequence[Role] = ("vacant", "neither", "none")
"""What a name beside no lease may count as, the likeliest first."""


class Kind(NamedTuple):
    """Rows of which the document says the same."""

    name: str
    rows: Sequence[RentRollRow]
    role: Role
    """What they count as by the ordinary convention."""
    others: Sequence[Role]
    """What else they may count as."""
    later: bool = False
    """Whether their leases begin after the day of the roll."""


def kinds_of(
    rows: Sequence[RentRollRow], vocabulary: Vocabulary, uncounted: Collection[str], as_of: dt.date | None = None
) -> Iterator[Kind]:
    """The kinds of the rows of a roll; ``uncounted`` are words of what it does not count."""
    found: dict[tuple[str, Role, tuple[Role, ...], bool], list[RentRollRow]] = defaultdict(list)
    little, parts = far_smaller(rows), _parts(rows)
    measured = HALF * sum(bool(row.area) for row in rows) > len(rows)
    names = Counter(row.tenant_name for row in rows if _is_bare(row))
    called = [_called(row) if uncounted else frozenset() for row in rows]
    often = Counter(word for words in called for word in words)
    unlike = {word for word in uncounted if HALF * often[word] < len(rows)}
    under = Counter(map(_heading, rows))
    standing = Counter(key for _, key in unit_keys(rows))
    once = {row.row_index for row, key in unit_keys(rows) if standing[key] == 1}
    apart = {_heading(row) for row, words in zip(rows, called, strict=True) if words & unlike}
    apart = {heading for heading in apart if HALF * under[heading] < len(rows)} | _without_areas(rows)
    for row, words in zip(rows, called, strict=True):
        role, name, may = _role(row), _name(row), [*_others(row, vocabulary)]
        later = role == "occupied" and _begins_later(row, as_of)
        if name == NO_RENT and names[row.tenant_name] > 1:
            name = row.tenant_name or name  # two of them are no names
        if not may and role == "occupied" and row.unit is None and row.bed is None and row.row_index:
            name, may = "no unit of their own", ["none"]
        if role == "none" and row.space_use == "NON_UNIT" and words & unlike:
            name = f"{LEFT_OUT}: {name}"  # "parking and ATM not counted"
        elif not may and words & unlike:
            name, may = UNCOUNTED, ["none"]
        if not may and role in ("occupied", "vacant") and (heading := _heading(row)) and heading in apart:
            name, may = heading, ["none"]
        apart_by_size = role in ("occupied", "vacant") and (kind := kind_of(row)) in little
        untold = not may or (apart_by_size and role == "vacant" and row.status_basis == "tenant")
        if untold and (role == "occupied" or apart_by_size) and measured and not row.area:
            name, may = NO_AREA, ["none"]
        elif untold and role in ("occupied", "vacant") and row.row_index in parts:
            name, may = PART, ["none"]
        elif untold and apart_by_size:
            name, may = f"{OF_SIZE}: {kind}", ["none"]
        if later and not may:
            name, may = YET_TO_COME, ["vacant", "neither"]
        if role == "none" and not may and row.occupancy_status in _TO_COME and row.row_index in once:
            may, later = ["vacant", "neither"], True  # nothing else is printed of the unit: nobody is in it today
        found[name, role, tuple(other for other in may if other != role), later and "vacant" in may].append(row)
    for (name, role, others, later), some in found.items():
        yield Kind(name, some, role, others, later)


def _begins_later(row: RentRollRow, as_of: dt.date | None) -> bool:
    """Whether somebody's lease begins after the day of the roll."""
    start = row.move_in_date or row.lease_start_date
    return as_of is not None and start is not None and start > as_of


def kind_of(row: RentRollRow) -> str:
    """What a space is called: its type, or the words before its number (``Container 2``)."""
    return normal(row.unit_type or row.floor_plan or _BEFORE_NUMBER.match(row.unit or "")[0])  # type: ignore[index]


def far_smaller(rows: Sequence[RentRollRow]) -> frozenset[str]:
    """The kinds of spaces whose rents, or areas, are all far below those of all others: garages beside homes, mobile
    masts beside warehouses. They are at most half of the rows."""
    found: set[str] = set()
    for measure in ("contract_rent", "annual_rent", "area"):
        sizes: dict[str, list[Decimal]] = defaultdict(list)
        of_kind = Counter(kind_of(row) for row in rows if row.counts_as_unit)
        for row in rows:
            if row.counts_as_unit and (size := getattr(row, measure)):
                sizes[kind_of(row)].append(size)
        kinds = sorted(sizes, key=lambda kind: max(sizes[kind]))
        for n in range(1, len(kinds)):
            lower, upper = kinds[:n], min(min(sizes[kind]) for kind in kinds[n:])
            if HALF * sum(of_kind[kind] for kind in lower) > sum(of_kind.values()):
                break
            if upper >= FAR * max(sizes[kinds[n - 1]]):
                found.update(lower)
    return frozenset(found)


def _parts(rows: Sequence[RentRollRow]) -> frozenset[int]:
    """Indexes of rows whose unit is called as one above it and by something more: ``Hall A – office`` below ``Hall A``,
    ``301 (west)`` below ``301 (east)``."""
    seen: set[str] = set()
    found: set[int] = set()
    for row in rows:
        unit = normal(row.unit or "")
        whole = _MORE.sub("", unit)
        if whole in seen and whole != unit:
            found.add(row.row_index)
        seen.add(whole)
    return frozenset(found) if HALF * len(found) <= len(rows) else frozenset()


def _called(row: RentRollRow) -> frozenset[str]:
    """The words that a row has for its space."""
    return words_of(" ".join(text for text in (row.unit, row.unit_type, row.floor_plan, row.lease_type) if text))


def _without_areas(rows: Sequence[RentRollRow]) -> frozenset[str]:
    """The headings over rows that have no area, where most others have one: licences of roofs and stalls."""
    measured = sum(bool(row.area) for row in rows)
    headings = {_heading(row) for row in rows} - {_heading(row) for row in rows if row.area}
    return frozenset(headings) if HALF * measured > len(rows) else frozenset()


def _heading(row: RentRollRow) -> str:
    return row.section or row.building or row.property_name or ""


def _role(row: RentRollRow) -> Role:
    if not row.counts_as_unit:
        return "none"
    return "occupied" if row.is_occupied else "neither" if row.is_occupied is None else "vacant"


def _name(row: RentRollRow) -> str:
    """The document's own words for what a row is, else those of its status."""
    if row.relates_to is not None and not row.counts_as_unit:
        return "printed twice"
    if row.space_use == "NON_UNIT":
        return row.unit_type or row.section or "no unit"
    if row.status_text is None and _pays_nothing(row) and not _is_bare(row):
        return PAYS_NOTHING
    if row.status_text is None and _is_bare(row):
        return NO_RENT if row.contract_rent is None else ZERO_RENT
    return row.status_text or row.occupancy_status.lower()


def _others(row: RentRollRow, vocabulary: Vocabulary) -> Iterator[Role]:
    """What a row may also count as: only where its own words leave it open."""
    if row.occupancy_status in NOT_A_UNIT:
        return
    if not row.counts_as_unit:
        yield "occupied" if row.is_occupied else "neither" if row.is_occupied is None else "vacant"
    elif row.occupancy_status in NON_REVENUE:
        yield from ("vacant", "none")
        if row.tenant_name or row.occupancy_status == "ADMIN":
            yield "occupied"
    elif row.occupancy_status == "EMPLOYEE":
        yield from ("neither",) if row.tenant_name else ("neither", "vacant")
    elif row.occupancy_status == "VACANT" and vocabulary.occupancy_side(row.status_text or "") == "neither":
        yield "neither"  # "In hand"
    elif row.status_basis != "section" and _is_strange(row, vocabulary):
        yield from ("occupied", "vacant", "neither", "none")
    elif row.occupancy_status in OCCUPIED and row.status_basis == "tenant" and _is_bare(row):
        yield from () if _works_there(row, vocabulary) else UNTOLD
    elif row.occupancy_status in OCCUPIED and row.status_basis == "tenant" and _pays_nothing(row):
        yield "neither"
    elif row.occupancy_status == "VACANT" and row.status_basis == "tenant":
        yield "occupied"  # a further suite of whoever stands above, where others are vacant by a word
    elif row.occupancy_status == "UNKNOWN" and (row.contract_rent or row.annual_rent):
        yield "occupied"


def _works_there(row: RentRollRow, vocabulary: Vocabulary) -> bool:
    """Whether brackets behind a name say that somebody has the unit for work: ``D. Okoro (house manager)``."""
    said = _BRACKETED.search(row.tenant_name or "")
    status = vocabulary.status(said[1], in_column=True) if said is not None else None
    return status is not None and status.status == "EMPLOYEE"


def _is_strange(row: RentRollRow, vocabulary: Vocabulary) -> bool:
    """Whether no word is known of what the status column says."""
    return (
        bool(row.status_text)
        and row.status_basis not in ("printed", "sentinel")
        and (vocabulary.status(row.status_text or "", in_column=True) is None)
    )


def _pays_nothing(row: RentRollRow) -> bool:
    """Whether a printed 0 is all that somebody pays, who moved in or has a lease: a manager."""
    printed = [amount for amount in (row.contract_rent, row.annual_rent, row.total_charges) if amount is not None]
    return bool(printed) and not any(printed) and not row.charges


def _is_bare(row: RentRollRow) -> bool:
    """Whether nothing of a lease is printed beside a name: ``NOT LET``, ``moved out 9/28``. What is owed where no rent
    is printed may be owed by who left."""
    paid = [row.contract_rent, row.annual_rent, row.rent_per_area, row.deposit, row.total_charges]
    if row.contract_rent is not None:
        paid.append(row.balance)
    dated = (row.lease_start_date, row.lease_end_date, row.move_in_date)
    return not any(paid) and not any(dated)
