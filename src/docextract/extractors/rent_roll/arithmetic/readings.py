"""Whom and what the printed figures of a roll may be about: their candidate readings, in the order they are tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from decimal import Decimal
from typing import Protocol

from ....layouts.basis import Basis
from ....models.rent_roll import NOT_A_UNIT, OCCUPIED, RentRollRow
from ....proofs.readings import Covered, Reading, Remembered
from ....proofs.rowsets import Added
from ....proofs.rowsets import Column as Amounts
from ..totals.groups import EVERY, LET_AHEAD, Rows, group_readings, statuses_of
from ..totals.printed import Stated
from .counting import is_zero_area

Test = Callable[[RentRollRow], bool]
Amount = Callable[[RentRollRow], Decimal | None]
Column = Amounts[RentRollRow]
Populations = Sequence[tuple[str, Test]]
CONCESSIONS = "income.rent.concessions"


class Asked(Protocol):
    """What is asked of a roll: its conventions, and the rows that a figure may be about."""

    basis: Basis
    zero_areas: set[int]

    @property
    def coming(self) -> frozenset[int | None]:
        """Indexes of the rows of units that a lease to come is printed for."""
        ...

    def apart(self, total: Stated) -> str | None:
        """The group that a line leaves to another of its block."""
        ...

    def scopes(self, total: Stated) -> Sequence[tuple[str, Rows]]:
        """Row sets that a total may be about."""
        ...

    def populations(self, name: str) -> tuple[Populations, Populations]:
        """Those that a total of a field may hold: all, and those that differ."""
        ...

    def covered(self, total: Stated, name: str) -> Sequence[Sequence[Covered[RentRollRow]]]:
        """The rows that a figure of a line may be about, scope by scope."""
        ...


def is_current(row: RentRollRow) -> bool:
    """Whether a row is of the property as it is now: no future, former or non-unit row."""
    return row.occupancy_status not in NOT_A_UNIT and row.space_use != "NON_UNIT"


POPULATIONS: Populations = (
    ("current", is_current),
    ("current+nonUnit", lambda r: r.occupancy_status not in NOT_A_UNIT),
    ("current+future", lambda r: is_current(r) or r.occupancy_status in ("FUTURE", "RENEWAL", "TRANSFER")),
    ("current+applicants", lambda r: is_current(r) or r.occupancy_status == "APPLICANT"),
    ("current+former", lambda r: is_current(r) or r.occupancy_status == "FORMER"),
    ("all", lambda r: True),
)
"""Whose amounts a total may hold, likeliest first."""
ONCE: Populations = (("units", lambda r: is_current(r) and r.counts_as_unit),)
"""Suites that several tenants share are one unit, of one area."""
OF_UNITS: dict[str, Populations] = {
    "marketRent": ONCE,
    "area": (("occupied", lambda r: is_current(r) and r.occupancy_status in OCCUPIED), *ONCE),
}
"""What a unit has whoever lives in it, and whose it may be besides."""
COUNTED: Populations = (
    ("", lambda r: r.counts_as_unit),
    ("units-zeroArea", lambda r: r.counts_as_unit and not is_zero_area(r)),
    ("units-nonRevenue", lambda r: r.counts_as_unit and r.is_occupied is not None),
    ("rows", lambda r: True),
    ("current; rows", is_current),
)
"""What a count may take of the rows it is about; the last: leases in force, of suites with several too."""


def _sum(parts: Iterable[Decimal | None]) -> Decimal | None:
    found = [p for p in parts if p is not None]
    return sum(found, Decimal(0)) if found else None


def charges(row: RentRollRow) -> Decimal | None:
    """All charges of a row."""
    return _sum(c.amount for c in row.charges)


def _base_charges(row: RentRollRow) -> Decimal | None:
    rents = (c for c in row.charges if (c.category or "").startswith("income.rent.") and c.category != CONCESSIONS)
    return _sum(c.amount for c in rents)


def _beside_rent(row: RentRollRow) -> Decimal | None:
    charged = charges(row)
    return None if charged is None else charged - (row.contract_rent or 0)


AMOUNTS: dict[str, tuple[tuple[str, Amount], ...]] = {
    "contractRent": (
        ("contractRent", lambda r: r.contract_rent),
        ("contractRent+subsidy", lambda r: _sum((r.contract_rent, r.subsidy_rent))),
        ("baseCharges", _base_charges),
        ("allCharges", charges),
        ("allCharges-concessions", lambda r: _sum(c.amount for c in r.charges if c.category != CONCESSIONS)),
        ("totalCharges", lambda r: r.total_charges),
        ("annualised", lambda r: None if r.contract_rent is None else 12 * r.contract_rent),
    ),
    "totalCharges": (("totalCharges", lambda r: r.total_charges), ("allCharges", charges)),
    # The concession in the column of its own: what is summed from charges is in theirs.
    "concessions": (
        ("concessions", lambda r: None if "concessions" in r.derived else r.concessions),
        ("concessions", lambda r: r.concessions),
    ),
    "otherCharges": (("otherCharges", lambda r: r.other_charges), ("allCharges-contractRent", _beside_rent)),
}
"""What a total under a field may add up where that is not the field alone, likeliest first."""


def amounts(field: str) -> tuple[tuple[str, Amount], ...]:
    """The amounts that a total under a field of the rows may add up, the field itself first."""
    attr = "".join("_" + c.lower() if c.isupper() else c for c in field)
    return AMOUNTS.get(field) or ((field, lambda r: getattr(r, attr)),)


def populations(asked: Asked, rows: Rows, field: str, group: str | None) -> Populations:
    """The populations that a figure over these rows may be about.

    Where notice has a section of its own, ``current`` leaves it out and ``current+notice`` takes it in. Rows that
    are all future ones are one population, as rows of any section without current ones.
    """
    if field == "units":
        return _counted(asked, rows, group)
    if rows and not rows.any(is_current):
        here = statuses_of(rows)
        coming = here <= NOT_A_UNIT - {"FORMER"}
        return (("former" if here == {"FORMER"} else "future" if coming else "all", lambda r: True),)
    every, distinct = asked.populations(field)
    if field not in asked.basis.sums:
        return distinct
    # What selects the same rows as the usual population is that one.
    tests = dict(every)
    sizes = [(name, len(rows.only(test))) for name, test in every]
    return [(name, tests[name]) for name, _ in asked.basis.sums_first(field, sizes)]


def populations_of(rows: Rows, field: str, notice_sections: frozenset[str | None]) -> tuple[Populations, Populations]:
    """The populations of a total of a field in a roll, and of these those that select other rows than all before."""
    every = [*POPULATIONS, *OF_UNITS.get(field, ())]
    if notice_sections:
        every[0] = ("current", lambda r: is_current(r) and r.section not in notice_sections)
        every.insert(1, ("current+notice", is_current))
    found: dict[tuple[bool, ...], tuple[str, Test]] = {}
    for name, test in every:
        found.setdefault(tuple(map(test, rows.samples)), (name, test))
    return every, list(found.values())


def _counted(asked: Asked, rows: Rows, group: str | None) -> Populations:
    """What a count may take of rows: units, without those of no area or revenue, or all rows."""
    if group == "future":
        return (("", lambda r: True),)
    found = [one for one in COUNTED if one[0] != "units-nonRevenue" or group in (None, "total")]
    if asked.zero_areas and rows.any(lambda r: r.row_index in asked.zero_areas):
        found[0] = ("units-zeroArea", found[0][1])
    return found


def covered(asked: Asked, total: Stated, field: str) -> Iterator[Sequence[Covered[RentRollRow]]]:
    """The rows that a figure of a line may be about, scope by scope, likeliest first; most are never asked for."""
    for scope, rows in asked.scopes(total):
        found: Sequence[Covered[RentRollRow]] = Remembered(_covered_in(asked, total, field, scope, rows))
        if field == "units" and "vacantLeased" in (total.group, asked.apart(total)):
            first, *others = found
            found = [first, *sorted(others, key=lambda one: one.key[:2] != ("", LET_AHEAD))]
        yield found


def _covered_in(
    asked: Asked, total: Stated, field: str, scope: str, scoped: Rows
) -> Iterator[Covered[RentRollRow]]:  # fmt: skip
    plain = True
    for meaning, rows in group_readings(
        scoped, total.group, total.status, asked.apart(total), asked.coming, of_all=total.of_all
    ):
        aside = meaning in ("nonRevenue", EVERY)
        for name, test in populations(asked, rows, field, total.group):
            yield Covered((name, meaning, scope), rows.only(test), plain, aside)
            plain = False


def readings(
    asked: Asked, total: Stated, field: str, stated: Decimal, amounts: Sequence[tuple[str, Column]],
    beside: Decimal | None = None,
) -> Iterator[Reading[RentRollRow]]:  # fmt: skip
    """Readings in the order they are tried; those that come to the same are one.

    ``beside`` is an amount that the same block prints for vacant space without rows, which the total may include.
    """
    seen: set[tuple[Decimal, int]] = set()
    first: Reading[RentRollRow] | None = None
    order = 0
    amounts = asked.basis.sums_first(field, amounts)
    for of_scope in asked.covered(total, field):
        for some in of_scope:
            population, meaning, scope = some.key
            bare = meaning == LET_AHEAD and field != "units"
            if bare and total.group == "vacantLeased" and not stated:
                continue  # the line says that none is
            for amount, column in amounts:
                added = some.rows.added(column)
                if added[:2] in seen and (added.terms or not bare):
                    continue
                seen.add(added[:2])
                called = amount if amount != field else ""
                parts = (meaning, population, scope) if field == "units" else (population, called, meaning, scope)
                basis = "; ".join(part for part in parts if part) or "current"
                reading = Reading(basis, some, added, order, column, amount, may_be_bare=bare)
                first = first or reading
                order += 1
                yield reading
        if beside and first is not None:
            more = Added(first.actual + beside, first.added.terms + 1, first.added.filled + 1)
            basis = f"{first.basis}+statedVacant"
            yield Reading(basis, first.covered, more, order, first.column, first.amount, beside)
            order += 1
            beside = None
