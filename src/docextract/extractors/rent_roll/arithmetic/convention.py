"""Who counts as a unit, and as let or vacant: one convention for the whole roll, as its own counts have it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import NamedTuple, TypeAlias

from ....models.findings import Note
from ....models.rent_roll import NON_REVENUE, NOT_A_UNIT, OCCUPIED, VACANT, RentRollRow
from ....vocabulary import Vocabulary
from ..totals.census import Census, Uncounted, words_of

MOST_READINGS = 4096
"""Conventions that are tried at most."""
HALF = 2
"""A census of fewer units than one in so many rows is about a part of the roll."""
NO_RENT, ZERO_RENT = "a name beside no rent", "a name beside a rent of 0"
"""Of two kinds of names that could be nobody's, the first is likelier: a caretaker pays 0."""
PAYS_NOTHING = "a rent of 0 on a lease"
NO_AREA = "no area"
UNCOUNTED = "not counted by its words"
Role: TypeAlias = str
"""``occupied``, ``vacant``, ``neither``, or ``none`` for what is no unit."""
_UNTOLD: Sequence[Role] = ("vacant", "neither", "none")
"""What a name beside no lease may count as, the likeliest first."""
_SAYS: Mapping[str, str] = {
    "occupied": "let",
    "vacant": "vacant",
    "neither": "neither let nor vacant",
    "none": "no units",
}


class _Kind(NamedTuple):
    """Rows of which the document says the same."""

    name: str
    rows: Sequence[RentRollRow]
    role: Role
    """What they count as by the ordinary convention."""
    others: Sequence[Role]
    """What else they may count as."""


def settle_counts(
    rows: Sequence[RentRollRow], censuses: Sequence[Census], uncounted: Uncounted, vocabulary: Vocabulary
) -> tuple[list[Note], bool]:
    """Count rows as the document does, where its own counts of all units tie only so.

    Rolls differ in whether models and units that are down are vacant or neither, whether a parking space or the office
    is a unit, and what words of their own mean (``LIEN``). Rows of which the document says the same are one kind, and
    a kind counts as one thing throughout. The convention that changes the fewest kinds and rows is taken, if it is
    alone in that and comes to every count of the whole roll that stands together; none is if no convention does. How
    many are vacant may stand in a line of its own. ``uncounted`` are words of what the document does not count; where
    it counts nothing, what it says so of by itself is no unit. Their statuses stay what the words say. Returns what was
    changed, and whether other rows are units now.
    """
    alone = sorted({one.vacant or 0 for one in censuses if one.occupied is None and one.total is None})
    censuses = [one for one in censuses if one.size <= HALF * len(rows) and (one.occupied, one.total) != (None, None)]
    whole = [census for census in censuses if census.size == censuses[0].size]
    whole = [one for one in whole if not any(_says_less(one, other) for other in whole)]
    if not whole or HALF * whole[0].size < len(rows):
        return _denied(rows, uncounted.alone)
    kinds = [*_kinds(rows, vocabulary, uncounted.words)]
    free = [kind for kind in kinds if kind.others]
    ordinary = _tally(kinds)
    if any(_fits(one, ordinary) for one in whole) or prod(len(kind.others) + 1 for kind in free) > MOST_READINGS:
        return [], False
    fuller = [one._replace(vacant=n) for one in whole for n in alone if one.vacant is None and one.total is not None]
    fixed = _tally([kind for kind in kinds if not kind.others])
    measured = HALF * sum(bool(row.area) for row in rows) > len(rows)
    found: list[tuple[tuple[bool, int, int, int, int], list[_Kind], Census]] = []
    for roles in product(*((kind.role, *kind.others) for kind in free)):
        changed = [kind._replace(role=role) for kind, role in zip(free, roles, strict=True) if role != kind.role]
        tally = _tally([kind._replace(role=role) for kind, role in zip(free, roles, strict=True)], fixed)
        recounts = tally["none"] != ordinary["none"]
        unmeasured = all(
            kind.name == UNCOUNTED or (measured and not any(row.area for row in kind.rows)) for kind in changed
        )
        census = next(
            (one for one in fuller + whole if _fits(one, tally) and (not recounts or one.parted or unmeasured)), None
        )
        if census is not None:
            unlike = sum(kind.name == ZERO_RENT for kind in changed) - sum(kind.name == UNCOUNTED for kind in changed)
            rank = sum(_UNTOLD.index(kind.role) for kind in changed if {kind.role, *kind.others} == {*_UNTOLD})
            partly = census not in fuller
            found.append(
                ((partly, len(changed), unlike, sum(len(kind.rows) for kind in changed), rank), changed, census)
            )
    found.sort(key=lambda one: one[0])
    if not found or (len(found) > 1 and found[0][0] == found[1][0]):
        return [], False
    _, changed, census = found[0]
    before = [row.counts_as_unit for row in rows]
    notes = [_apply(kind, census) for kind in changed]
    return notes, before != [row.counts_as_unit for row in rows]


def _denied(rows: Sequence[RentRollRow], words: Collection[str]) -> tuple[list[Note], bool]:
    """Rows whose space is called by nothing but words of what the document says is no unit do not count."""
    called = [words_of((row.unit or "").partition(",")[0]) for row in rows]
    denied = [row for row, own in zip(rows, called, strict=True) if row.counts_as_unit and own and own.issubset(words)]
    if not denied or HALF * len(denied) >= len(rows):
        return [], False
    for row in denied:
        row.counts_as_unit = False
    names = ", ".join(row.unit or "" for row in denied[:3])
    message = f"{len(denied)} rows ({names}) do not count as units: the document says that they are not counted"
    return [Note(type="countConvention", message=message)], True


def _kinds(rows: Sequence[RentRollRow], vocabulary: Vocabulary, uncounted: Collection[str]) -> Iterator[_Kind]:
    found: dict[tuple[str, Role, tuple[Role, ...]], list[RentRollRow]] = defaultdict(list)
    measured = HALF * sum(bool(row.area) for row in rows) > len(rows)
    names = Counter(row.tenant_name for row in rows if _is_bare(row))
    called = [_called(row) if uncounted else frozenset() for row in rows]
    often = Counter(word for words in called for word in words)
    unlike = {word for word in uncounted if HALF * often[word] < len(rows)}
    under = Counter(map(_heading, rows))
    apart = {_heading(row) for row, words in zip(rows, called, strict=True) if words & unlike}
    apart = {heading for heading in apart if HALF * under[heading] < len(rows)} | _without_areas(rows)
    for row, words in zip(rows, called, strict=True):
        role, name, may = _role(row), _name(row), [*_others(row, vocabulary)]
        if name == NO_RENT and names[row.tenant_name] > 1:
            name = row.tenant_name or name  # two of them are no names
        if not may and role == "occupied" and row.unit is None and row.bed is None and row.row_index:
            name, may = "no unit of their own", ["none"]
        if not may and words & unlike:
            name, may = UNCOUNTED, ["none"]
        if not may and role in ("occupied", "vacant") and (heading := _heading(row)) and heading in apart:
            name, may = heading, ["none"]
        if not may and role == "occupied" and measured and not row.area:
            name, may = NO_AREA, ["none"]
        found[name, role, tuple(other for other in may if other != role)].append(row)
    for (name, role, others), some in found.items():
        yield _Kind(name, some, role, others)


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
        yield from _UNTOLD
    elif row.occupancy_status in OCCUPIED and row.status_basis == "tenant" and _pays_nothing(row):
        yield "neither"
    elif row.occupancy_status == "VACANT" and row.status_basis == "tenant":
        yield "occupied"  # a further suite of whoever stands above, where others are vacant by a word
    elif row.occupancy_status == "UNKNOWN" and (row.contract_rent or row.annual_rent):
        yield "occupied"


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
    """Whether nothing of a lease is printed beside a name: ``NOT LET``, ``moved out 9/28``."""
    paid = (row.contract_rent, row.annual_rent, row.rent_per_area, row.deposit, row.balance, row.total_charges)
    dated = (row.lease_start_date, row.lease_end_date, row.move_in_date)
    return not any(paid) and not any(dated)


def _tally(kinds: Sequence[_Kind], base: Mapping[Role, int] | None = None) -> dict[Role, int]:
    tally = dict(base or dict.fromkeys(_SAYS, 0))
    for kind in kinds:
        tally[kind.role] += len(kind.rows)
    return tally


def _says_less(census: Census, other: Census) -> bool:
    """Whether one census says nothing that another one does not, and less: ``72 units, 65 occupied``."""
    pairs = [*zip(census[:3], other[:3], strict=True)]
    return census[:3] != other[:3] and all(mine in (None, theirs) for mine, theirs in pairs)


def _fits(census: Census, tally: Mapping[Role, int]) -> bool:
    units = tally["occupied"] + tally["vacant"] + tally["neither"]
    return (
        census.total in (None, units)
        and census.occupied in (None, tally["occupied"])
        and census.vacant in (None, tally["vacant"])
    )


def _apply(kind: _Kind, census: Census) -> Note:
    for row in kind.rows:
        row.counts_as_unit = kind.role != "none"
        row.relates_to = None if row.counts_as_unit else row.relates_to
        row.is_occupied = {"occupied": True, "vacant": False}.get(kind.role)
        if row.occupancy_status in OCCUPIED | {"UNKNOWN"} and kind.role == "vacant":
            row.occupancy_status = "VACANT"
            if row.status_text is None:  # "NOT LET" where others have a name
                row.status_text, row.tenant_name = row.tenant_name, None
                row.sources.pop("tenantName", None)
                row.status_basis = "sentinel"
        elif row.occupancy_status in VACANT | {"UNKNOWN"} and kind.role == "occupied":
            row.occupancy_status = "OCCUPIED"
        elif row.occupancy_status == "OCCUPIED" and kind.role == "neither":
            row.occupancy_status = "ADMIN"
    counted = f"1 row ({kind.name}) counts" if len(kind.rows) == 1 else f"{len(kind.rows)} rows ({kind.name}) count"
    message = f"{counted} as {_SAYS[kind.role]}: the printed counts tie only so ({census.words[:80].strip()})"
    return Note(type="countConvention", message=message)
