"""Who counts as a unit, and as let or vacant: one convention for the whole roll, as its own counts have it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, product
from math import prod
from typing import NamedTuple

from ....models.findings import Note
from ....models.rent_roll import OCCUPIED, VACANT, RentRollRow
from ....vocabulary import Vocabulary
from ..totals.census import Census, Uncounted, words_of
from .rowkinds import (
    FAR,
    HALF,
    LEFT_OUT,
    OF_SIZE,
    PART,
    UNCOUNTED,
    UNTOLD,
    ZERO_RENT,
    Kind,
    Role,
    far_smaller,
    kind_of,
    kinds_of,
)
from .suites import suites_of

MOST_READINGS = 4096
"""Conventions that are tried at most."""
_SAYS: Mapping[str, str] = {
    "occupied": "let",
    "vacant": "vacant",
    "neither": "neither let nor vacant",
    "none": "no units",
}


def settle_counts(
    rows: Sequence[RentRollRow],
    censuses: Sequence[Census],
    uncounted: Uncounted,
    vocabulary: Vocabulary,
    as_of: dt.date | None = None,
) -> tuple[list[Note], bool]:
    """Count rows as the document does, where its own counts of all units tie only so.

    Rolls differ in whether models and units that are down are vacant or neither, whether a parking space or the office
    is a unit, whether one line of several numbers (``2A & 2B``) is one or several, and what words of their own mean
    (``LIEN``). Rows of which the document says the same are one kind, and
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
        notes, fewer = _denied(rows, uncounted.alone)
        return (notes, fewer) if fewer or whole else _beside_units(rows, vocabulary)
    kinds = [*kinds_of(rows, vocabulary, uncounted.words, as_of)]
    if any(_fits(one, _tally_of(kinds)) for one in whole):
        return [], False
    if _readings(kinds) > MOST_READINGS:
        kinds = [kind._replace(others=()) if kind.name.startswith(OF_SIZE) else kind for kind in kinds]
    if _readings(kinds) > MOST_READINGS:
        return [], False
    found = [*_conventions(rows, kinds, whole, alone)]
    found.sort(key=lambda one: one.rank)
    if not found or (len(found) > 1 and found[0].rank == found[1].rank):
        return [], False
    before = [row.counts_as_unit for row in rows]
    notes = [_apply(kind, found[0].census) for kind in found[0].changed]
    notes += [_apply_numbers(rows, how, found[0].census) for how in found[0].by_number]
    return notes, bool(found[0].by_number) or before != [row.counts_as_unit for row in rows]


def _beside_units(rows: Sequence[RentRollRow], vocabulary: Vocabulary) -> tuple[list[Note], bool]:
    """Where nothing is counted, rooms that go with units, called so and far smaller than the others, do not count:
    storage rooms beside shops, not a unit for storage among them."""
    units = [row for row in rows if row.counts_as_unit]
    named = [row for row in units if vocabulary.goes_with_units(row.unit_type or row.floor_plan or kind_of(row))]
    if not named:
        return [], False
    little = far_smaller(rows)
    areas = [row.area for row in units if row.area and kind_of(row) not in little]
    little -= {kind_of(row) for row in rows if row.area and areas and row.area * FAR > min(areas)}
    found = [row for row in named if kind_of(row) in little]
    if not found or HALF * len(found) >= len(rows):
        return [], False
    for row in found:
        row.counts_as_unit = False
    names = ", ".join(row.unit or "" for row in found[:3])
    message = f"{len(found)} rows ({names}) do not count as units: they are far smaller than the others and called so"
    return [Note(type="countConvention", message=message)], True


class _Convention(NamedTuple):
    """One way of counting that comes to what the document counts."""

    rank: tuple[int, ...]
    changed: Sequence[Kind]
    by_number: Collection[str]
    """How lines of several numbers hold them that are as many units."""
    census: Census


def _readings(kinds: Sequence[Kind]) -> int:
    return prod(len(kind.others) + 1 for kind in kinds)


def _conventions(
    rows: Sequence[RentRollRow], kinds: Sequence[Kind], whole: Sequence[Census], alone: Sequence[int]
) -> Iterator[_Convention]:
    """Every way of counting that comes to the counts of the whole roll."""
    fuller = [one._replace(vacant=n) for one in whole for n in alone if one.vacant is None and one.total is not None]
    free, ordinary = [kind for kind in kinds if kind.others], _tally_of(kinds)["none"]
    measured = HALF * sum(bool(row.area) for row in rows) > len(rows)
    hows = sorted({how for row in rows for how in suites_of(row.unit)})
    for by_number in [some for n in range(len(hows) + 1) for some in combinations(hows, n)]:
        fixed = _tally_of([kind for kind in kinds if not kind.others], by_number)
        sizes = [_size(kind, by_number) for kind in free]
        for roles in product(*((kind.role, *kind.others) for kind in free)):
            taken = [kind._replace(role=role) for kind, role in zip(free, roles, strict=True)]
            changed = [kind for kind, was in zip(taken, free, strict=True) if kind.role != was.role]
            tally = _tally(roles, sizes, fixed)
            recounts = tally["none"] != ordinary or (by_number and changed)
            unmeasured = not by_number and all(
                kind.name == UNCOUNTED or (measured and not any(row.area for row in kind.rows)) for kind in changed
            )
            census = next(
                (one for one in [*fuller, *whole] if _fits(one, tally) and (not recounts or one.parted or unmeasured)),
                None,
            )
            if census is not None:
                names = {kind.name for kind in changed}
                unlike = len(by_number) + sum(kind.name == ZERO_RENT for kind in changed)
                unlike -= sum(kind.name == UNCOUNTED or (kind.later and kind.role == "vacant") for kind in changed)
                unlike += sum(kind.role == "vacant" and not kind.later and _has_people(kind) for kind in changed)
                unlike += sum(name == PART or name.startswith((OF_SIZE, LEFT_OUT)) for name in names)
                rank = sum(UNTOLD.index(kind.role) for kind in changed if {kind.role, *kind.others} == {*UNTOLD})
                moved = sum(len(kind.rows) for kind in changed)
                yield _Convention(
                    (census not in fuller, len(names) + len(by_number), unlike, moved, rank), changed, by_number, census
                )


def _has_people(kind: Kind) -> bool:
    """Whether somebody is named beside the statuses of a kind, who is there then."""
    return all(row.tenant_name and row.status_text for row in kind.rows)


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


def _size(kind: Kind, by_number: Collection[str]) -> int:
    """How many units the rows of a kind are, where lines of several numbers that are held so are as many."""
    more = [suites_of(row.unit) for row in kind.rows] if by_number else ()
    return len(kind.rows) + sum(n - 1 for one in more for how, n in one.items() if how in by_number)


def _tally(roles: Sequence[Role], sizes: Sequence[int], base: Mapping[Role, int] | None = None) -> dict[Role, int]:
    tally = dict(base or dict.fromkeys(_SAYS, 0))
    for role, size in zip(roles, sizes, strict=True):
        tally[role] += size
    return tally


def _tally_of(kinds: Sequence[Kind], by_number: Collection[str] = ()) -> dict[Role, int]:
    return _tally([kind.role for kind in kinds], [_size(kind, by_number) for kind in kinds])


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


def _apply(kind: Kind, census: Census) -> Note:
    for row in kind.rows:
        row.counts_as_unit = kind.role != "none"
        row.relates_to = None if row.counts_as_unit else row.relates_to
        row.is_occupied = {"occupied": True, "vacant": False}.get(kind.role)
        told = kind.role == "vacant" or (kind.later and kind.role == "neither")  # let, and nobody is in it yet
        if told and row.occupancy_status in OCCUPIED | {"UNKNOWN", "FUTURE", "APPLICANT"}:
            row.occupancy_status = "VACANT_LEASED" if kind.later else "VACANT"
            if row.status_text is None and not kind.later:  # "NOT LET" where others have a name
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


def _apply_numbers(rows: Sequence[RentRollRow], how: str, census: Census) -> Note:
    found = [row for row in rows if row.counts_as_unit and how in suites_of(row.unit)]
    for row in found:
        row.unit_count = suites_of(row.unit)[how]
    names = ", ".join(row.unit or "" for row in found[:3])
    message = f"{len(found)} rows ({names}) count as many units as they have numbers: the printed counts tie only so"
    return Note(type="countConvention", message=f"{message} ({census.words[:80].strip()})")
