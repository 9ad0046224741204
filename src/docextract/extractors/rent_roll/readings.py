"""Readings of a printed total: which rows and which amounts it may cover, and which of them ties.

A total mixes scopes, so a comparison names the population and the amount that tied. Readings are tried in a fixed
order; those that select the same sum are one reading and carry the simplest name. Subsets of rows are never
searched, and a reading costs its ranges of rows, not their number.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from ...layouts.basis import NO_BASIS, Basis
from ...models.rent_roll import NOT_A_UNIT, OCCUPIED, RentRollRow
from ...proofs.chance import UNLIKELY, Hit, expected
from ...proofs.rowsets import Added, Grain
from ...proofs.rowsets import Column as Amounts
from ...proofs.tolerance import CENT, THOUSAND, sum_tolerance, to_cents
from .groups import EVERY, LET_AHEAD, Rows, group_readings, statuses_of

Test = Callable[[RentRollRow], bool]
Amount = Callable[[RentRollRow], Decimal | None]
Column = Amounts[RentRollRow]


def is_current(row: RentRollRow) -> bool:
    """Whether a row is of the property as it is now: no future, former or non-unit row."""
    return row.occupancy_status not in NOT_A_UNIT and row.space_use != "NON_UNIT"


POPULATIONS: tuple[tuple[str, Test], ...] = (
    ("current", is_current),
    ("current+nonUnit", lambda r: r.occupancy_status not in NOT_A_UNIT),
    ("current+future", lambda r: is_current(r) or r.occupancy_status in ("FUTURE", "RENEWAL", "TRANSFER")),
    ("current+applicants", lambda r: is_current(r) or r.occupancy_status == "APPLICANT"),
    ("current+former", lambda r: is_current(r) or r.occupancy_status == "FORMER"),
    ("all", lambda r: True),
)
OF_UNITS = frozenset(("marketRent", "area"))
"""What a unit has whoever lives in it."""
ONCE: tuple[str, Test] = ("units", lambda r: is_current(r) and r.counts_as_unit)
"""Suites that several tenants share are one unit, of one area."""
OCCUPIED_AREA: tuple[str, Test] = ("occupied", lambda r: is_current(r) and r.occupancy_status in OCCUPIED)


def populations(rows: Rows, notice_sections: frozenset[str | None] = frozenset()) -> Sequence[tuple[str, Test]]:
    """The populations that a total over these rows may be about.

    Where notice has a section of its own, ``current`` leaves it out and ``current+notice`` takes it in. Rows that
    are all future ones are one population, as rows of any section without current ones.
    """
    if rows and not rows.any(is_current):
        here = statuses_of(rows)
        former = here == {"FORMER"}
        coming = here <= NOT_A_UNIT - {"FORMER"}
        return (("former" if former else "future" if coming else "all", lambda r: True),)
    if not notice_sections:
        return POPULATIONS

    def without_notice(row: RentRollRow) -> bool:
        return is_current(row) and row.section not in notice_sections

    return (("current", without_notice), ("current+notice", is_current), *POPULATIONS[1:])


def _sum(parts: Iterable[Decimal | None]) -> Decimal | None:
    found = [p for p in parts if p is not None]
    return sum(found, Decimal(0)) if found else None


_CONCESSIONS = "income.rent.concessions"


def _beside_rent(row: RentRollRow) -> Decimal | None:
    charged = _sum(c.amount for c in row.charges)
    return None if charged is None else charged - (row.contract_rent or 0)


RENT_AMOUNTS: tuple[tuple[str, Amount], ...] = (
    ("contractRent", lambda r: r.contract_rent),
    ("contractRent+subsidy", lambda r: _sum((r.contract_rent, r.subsidy_rent))),
    (
        "baseCharges",
        lambda r: _sum(
            c.amount for c in r.charges if (c.category or "").startswith("income.rent.") and c.category != _CONCESSIONS
        ),
    ),
    ("allCharges", lambda r: _sum(c.amount for c in r.charges)),
    ("allCharges-concessions", lambda r: _sum(c.amount for c in r.charges if c.category != _CONCESSIONS)),
    ("totalCharges", lambda r: r.total_charges),
    ("annualised", lambda r: None if r.contract_rent is None else 12 * r.contract_rent),
)


def _conceded(row: RentRollRow) -> Decimal | None:
    """The concession in the column of its own: what is summed from charges is in theirs."""
    return None if "concessions" in row.derived else row.concessions


def amounts(field: str) -> tuple[tuple[str, Amount], ...]:
    """The amounts that a total under a field of the rows may add up, the field itself first."""
    if field == "contractRent":
        return RENT_AMOUNTS
    if field == "totalCharges":
        return (
            ("totalCharges", lambda r: r.total_charges),
            ("allCharges", lambda r: _sum(c.amount for c in r.charges)),
        )
    if field == "concessions":
        return ((field, _conceded), (field, lambda r: r.concessions))
    if field == "otherCharges":
        return ((field, lambda r: r.other_charges), ("allCharges-contractRent", _beside_rent))
    if field.startswith("column:"):
        return ()
    attr = "".join("_" + c.lower() if c.isupper() else c for c in field)
    return ((field, lambda r: getattr(r, attr)),)


@dataclass(slots=True)
class Asked:
    """A printed total, and whom and what it may be about."""

    scopes: Sequence[tuple[str, Rows]]
    """Row sets by name, likeliest first."""
    field: str
    stated: Decimal
    amounts: Sequence[tuple[str, Column]] = ()
    """What it may add up, by name, likeliest first."""
    group: str | None = None
    """Whom the line counts: ``occupied``, ``vacant`` ...; None for all."""
    status: str | None = None
    apart: str | None = None
    """What a line of its own takes out of the group."""
    beside: Decimal | None = None
    """An amount that the same block prints for vacant space which has no rows, and which the total may include."""
    coming: Collection[int | None] = ()
    """Indexes of the rows of units that a lease to come is printed for."""
    of_all: bool = False
    """Whether the line is called a total."""
    notice_sections: frozenset[str | None] = frozenset()
    basis: Basis = NO_BASIS
    """The convention of the layout."""
    unit: Decimal = CENT
    """The unit that totals of this column are printed in."""


Key = tuple[str, str, str]
"""Population, meaning of the group, scope: which rows a reading takes, whatever it adds up."""


@dataclass(slots=True)
class Reading:
    """One way to read a total: its name, the rows it covers, and what they add up to."""

    basis: str
    key: Key
    rows: Rows
    added: Added
    order: int
    column: Column
    amount: str
    """The name of what it adds up."""
    beside: Decimal = Decimal(0)
    """An amount that no row prints, which is added."""

    @property
    def actual(self) -> Decimal:
        """The sum."""
        return self.added.total

    @property
    def first(self) -> bool:
        """Whether it is the usual reading."""
        return self.order == 0

    @property
    def supported(self) -> bool:
        """Whether it is the usual one, or the one status that the line's own label names."""
        return self.first or self.key[1].startswith("only ")

    @property
    def grain(self) -> Grain:
        """How fine and how far apart its addends are."""
        grain = self.rows.grain(self.column)
        return grain.plus(Grain.of(self.beside)) if self.beside else grain

    def unit(self, of_totals: Decimal) -> Decimal:
        """The coarser of the units that its addends and the totals of the column are printed in."""
        unit = self.grain.unit
        if unit == THOUSAND and len({*map(self.column, self.rows), self.beside or None} - {None}) < 3:
            # Two round numbers do not make a column of thousands.
            unit = Decimal(1)
        return max(unit, of_totals)

    def hit(self, miss: Decimal, of_totals: Decimal) -> Hit[Decimal]:
        """What says how likely a reading comes as near as this to the total by accident."""
        return Hit(max(miss, CENT), self.unit(of_totals), self.grain.spread)


@dataclass(slots=True)
class Tie:
    """The reading taken for a printed total."""

    reading: Reading
    tied: bool
    tried: int
    tolerance: Decimal
    loose: bool = False
    """Tied only within what rounding could explain."""
    nearest: Reading | None = None


def find_tie(asked: Asked) -> Tie | None:
    """The first reading that ties, else the first of all with the nearest other; None if nothing has amounts."""
    found: list[Reading] = []
    for reading in readings(asked):
        found.append(reading)
        if ties(reading, asked.stated):
            return Tie(reading, True, len(found), CENT)
    filled = [r for r in found if r.added.terms]
    if not filled:
        return None
    for reading in filled:
        miss = _misses(reading, asked.stated)
        most = sum_tolerance(THOUSAND, reading.added.terms)[1]
        if reading.added.terms < 2 or miss > most or miss > (wide := _tolerance(reading, asked)):
            continue
        if reading.first or expected(len(found), [reading.hit(miss, asked.unit)]) < UNLIKELY:
            return Tie(reading, True, len(found), wide, loose=True)
    first = filled[0]
    if not found[0].rows and all(reading.key[1] in ("nonRevenue", EVERY) for reading in filled):
        return None  # no row is of those that the line is about
    rest = sorted(filled[1:], key=lambda r: (abs(r.actual - asked.stated), r.order))
    return Tie(first, False, len(found), _tolerance(first, asked), False, rest[0] if rest else None)


def ties(reading: Reading, stated: Decimal) -> bool:
    """Whether a reading makes the total to the cent; rows of zeros tie as the usual reading only, and what is left of
    the vacant units without those that are let ahead may be rows of zeros or none."""
    if _misses(reading, stated) > CENT:
        return False
    if not reading.added.filled and reading.key[1] == LET_AHEAD:
        return not stated
    return bool(reading.added.terms) and (reading.first or bool(stated) or bool(reading.added.filled))


def _tolerance(reading: Reading, asked: Asked) -> Decimal:
    unit = reading.unit(asked.unit)
    wide = sum_tolerance(unit, reading.added.terms)[1]
    return min(wide, abs(asked.stated) / 1000) if unit == THOUSAND else wide


def _misses(reading: Reading, stated: Decimal) -> Decimal:
    return abs(to_cents(reading.actual) - to_cents(stated))


def readings(asked: Asked) -> Iterator[Reading]:
    """Readings in the order they are tried; those that select the same sum are one."""
    seen: set[tuple[Decimal, int]] = set()
    first: Reading | None = None
    order = 0
    beside = asked.beside
    some = asked.basis.sums_first(asked.field, asked.amounts)
    for scope, scoped in asked.scopes:
        for meaning, rows in group_readings(
            scoped, asked.group, asked.status, asked.apart, asked.coming, of_all=asked.of_all
        ):
            if meaning == LET_AHEAD and asked.group == "vacantLeased" and not asked.stated:
                continue  # the line says that none is
            for population, test in _populations(asked, rows):
                chosen = rows.only(test)
                for amount_name, column in some:
                    added = chosen.added(column)
                    if (added.total, added.terms) in seen and (added.terms or meaning != LET_AHEAD):
                        continue
                    seen.add((added.total, added.terms))
                    parts = (population, amount_name if amount_name != asked.field else "", meaning, scope)
                    basis = "; ".join(p for p in parts if p)
                    reading = Reading(basis, (population, meaning, scope), chosen, added, order, column, amount_name)
                    first = first or reading
                    order += 1
                    yield reading
        if beside and first is not None:
            total, terms, filled = first.added
            more = Added(total + beside, terms + 1, filled + 1)
            yield Reading(
                f"{first.basis}+statedVacant", first.key, first.rows, more, order, first.column, first.amount, beside
            )
            order += 1
            beside = None


def _populations(asked: Asked, rows: Rows) -> Sequence[tuple[str, Test]]:
    found = populations(rows, asked.notice_sections)
    if asked.field == "area" and len(found) > 1:
        found = (*found, OCCUPIED_AREA)
    if asked.field in OF_UNITS and len(found) > 1:
        found = (*found, ONCE)
    if asked.field not in asked.basis.sums:
        return found
    # What selects the same rows as the usual population is that one.
    sizes = [(name, len(rows.only(test))) for name, test in found]
    tests = dict(found)
    return [(name, tests[name]) for name, _ in asked.basis.sums_first(asked.field, sizes)]
