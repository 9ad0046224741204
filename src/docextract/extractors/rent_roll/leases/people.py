"""Who lives there: the status of a row and on what it rests.

Carriers in order of trust: a status column, a section heading, a sentinel or prefix in the tenant's cell, a move-out
date, the presence of a tenant. Nothing is made up: without a carrier the status is UNKNOWN.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Mapping, Set
from functools import cache

from ....models.rent_roll import NON_REVENUE, NOT_A_UNIT, OCCUPIED, VACANT, RentRollRow, SourceColumn
from ....vocabulary import Vocabulary
from ..anatomy.entries import Scope

LONGEST_CODE = 2
PREFIXES = frozenset({"FORMER", "FUTURE", "APPLICANT"})
"""Statuses that may stand as a word before the name of somebody who is not there: ``FORMER - D. Ostrow``."""
LEAVING = frozenset({"NOTICE", "NOTICE_LEASED", "EVICTION"})
"""Statuses that may stand in brackets behind the name of somebody who is there: ``Okonjo, Corwin (Eviction)``."""
DAY_BEHIND = re.compile(r"(?<![\s,(])[\s,(]+\d[\d/.-]*\)?$")
"""The day from which on a status holds: ``leaving 11/30``."""
_WORDED = re.compile(r"([^\W\d_]+(?: [^\W\d_]+)?)\s*(?:\s[-\u2013\u2014]|:)\s+(?=\w)")
_BEHIND = re.compile(r"\s+\(([^()]+)\)$")
"""What stands in brackets behind a name."""
NO_LEGEND: Mapping[str, str] = {}
_MARKS = frozenset("-–—*<>=~[]()")


class StatusReader:
    """Gives rows their status. ``has_people`` says whether the roll prints tenants at all."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        as_of: dt.date | None,
        *,
        has_people: bool,
        says_vacant: Callable[[], bool] = lambda: False,
        says_let: Callable[[], bool] = lambda: False,
        kinds_let: Callable[[], Set[str]] = frozenset,
    ) -> None:
        self.vocabulary = vocabulary
        self.as_of = as_of
        self.has_people = has_people
        self.disagreements = 0
        self.says_vacant = cache(says_vacant)
        """True where the roll says of vacant units that they are: then a blank tenant alone is no vacancy."""
        self.says_let = cache(says_let)
        """True where the status column has a word or code for units that are let."""
        self.kinds_let = cache(kinds_let)
        """The kinds of the units that somebody has: ``Open`` is one of stalls there, and no state."""
        self.above: RentRollRow | None = None

    def read(
        self,
        row: RentRollRow,
        scope: Scope,
        *,
        flag: str | None = None,
        codes: bool = True,
        legend: Mapping[str, str] = NO_LEGEND,
        named: bool = True,
    ) -> None:
        """Set status, basis and text; take sentinels and prefixes out of the tenant's name.

        ``flag`` is the header of a yes/no status column (``Vacant?``, ``Occ?``). Without ``codes`` what is no word says
        nothing: a column that no header calls a status has letters of its own. ``legend`` is what the document says of
        them. A table that is not ``named`` has no column of tenants, though another one of the roll has: a unit that
        pays is not vacant there.
        """
        prefix = self._take_prefix(row)
        printed = self._printed(row, scope, flag) if codes or len(row.status_text or "") > LONGEST_CODE else None
        printed = legend.get(row.status_text or "", printed)
        if not codes and printed in NON_REVENUE and row.tenant_name and (row.contract_rent or row.annual_rent):
            printed = None  # "storage" is what the tenant keeps there
        if printed in VACANT and row.tenant_name and not row.contract_rent and _stands_below(row):
            # What is said of a home without a tenant: "no home on site".
            row.source_columns = [*row.source_columns, SourceColumn(None, row.tenant_name)]
            row.tenant_name = None
            row.sources.pop("tenantName")
        sentinel = self._take_sentinel(row, printed)
        above = self.above
        further = above is not None and row.tenant_name is not None and self.vocabulary.goes_on(row.tenant_name)
        if above is not None and further:
            row.tenant_name = None
            row.sources.pop("tenantName", None)
        if prefix == "FORMER" and sentinel in VACANT:
            prefix = None  # "CLOSED - to let"
        if printed is not None:
            row.occupancy_status, row.status_basis = printed, "printed"  # type: ignore[assignment]
            if scope.status and _side(scope.status) != _side(printed) and scope.status not in NOT_A_UNIT:
                self.disagreements += 1
            if scope.status in NOT_A_UNIT and printed in OCCUPIED | VACANT:
                row.occupancy_status, row.status_basis = scope.status, "section"  # type: ignore[assignment]
        elif prefix is not None:
            row.occupancy_status, row.status_basis = prefix, "sentinel"  # type: ignore[assignment]
        elif sentinel is not None and scope.status not in NOT_A_UNIT | (VACANT if sentinel == "ADMIN" else set()):
            row.occupancy_status, row.status_basis = sentinel, "sentinel"  # type: ignore[assignment]
        elif scope.status is not None and not (scope.status == "VACANT" and self._in_force(row)):
            row.occupancy_status, row.status_basis = scope.status, "section"  # type: ignore[assignment]
        elif scope.population == "future":
            row.occupancy_status, row.status_basis = "FUTURE", "section"
        elif scope.population == "former":
            row.occupancy_status, row.status_basis = "FORMER", "section"
        elif row.tenant_name or row.resident_id:
            if self._begins_later(row) and (noted := self._noted(row, "VACANT_LEASED")) is not None:
                row.occupancy_status, row.status_basis, row.status_text = "VACANT_LEASED", "printed", noted
            elif self._begins_later(row) and (noted := self._bracketed(row)) is not None:
                again = self.above is not None and _BEHIND.sub("", row.unit or "") == _BEHIND.sub(
                    "", self.above.unit or ""
                )
                row.occupancy_status, row.status_basis = "FUTURE" if again else "VACANT_LEASED", "printed"
                row.status_text = noted
            elif row.move_out_date is not None and (self.as_of is None or row.move_out_date >= self.as_of):
                row.occupancy_status, row.status_basis = "NOTICE", "moveOutDate"
            else:
                row.occupancy_status, row.status_basis = "OCCUPIED", "tenant"
        elif above is not None and (further or self._goes_with_above(row)):
            row.occupancy_status, row.status_basis = above.occupancy_status, "tenant"
        elif self.has_people and (named or not (row.contract_rent or row.annual_rent)):
            row.occupancy_status, row.status_basis = "VACANT", "tenant"
        self.above = row
        if row.status_text is None:
            row.status_text = self._text_of(row, scope, sentinel)
        row.is_occupied = (
            True if row.occupancy_status in OCCUPIED else False if row.occupancy_status in VACANT else None
        )

    def _in_force(self, row: RentRollRow) -> bool:
        """Whether somebody has a lease that pays and runs on the day of the roll: whatever heads it, it is let."""
        start, end = row.lease_start_date, row.lease_end_date
        paid = row.tenant_name and (row.contract_rent or row.annual_rent)
        day = self.as_of
        return bool(paid and day and start and end and start <= day <= end)

    def marks_future(self, text: str) -> bool:
        """Whether a cell marks its lease as one to come, in a column that asks for that."""
        match = self.vocabulary.status(text, in_column=True)
        return self.vocabulary.says_yes(text) or (match is not None and match.status == "FUTURE")

    def _goes_with_above(self, row: RentRollRow) -> bool:
        """Whether a row without tenant, dates and rent is a further suite of the lease above: in a roll that says of
        vacant suites that they are."""
        above = self.above
        return (
            above is not None
            and above.occupancy_status in OCCUPIED
            and above.building == row.building
            and (above.property_name or "").startswith(row.property_name or "")
            and row.market_rent is None
            and row.contract_rent is None
            and row.annual_rent is None
            and row.lease_start_date is None
            and row.lease_end_date is None
            and self.says_vacant()
        )

    def _take_sentinel(self, row: RentRollRow, printed: str | None) -> str | None:
        """``VACANT``, ``MODEL`` ... in the cell of the tenant or of the resident's code is no name; but where a status
        column says that the unit is let, "Leasing Office" is one."""
        found = None
        for attr, name in (("resident_id", "residentId"), ("tenant_name", "tenantName")):
            text = getattr(row, attr)
            if not text:
                continue
            status = self.vocabulary.sentinel(text)
            set_off = printed in VACANT and {text[0], text[-1]} <= _MARKS
            if set_off or not any(map(str.isalnum, text)):
                setattr(row, attr, None)  # "***" names nobody, nor does "-- pad available --" where nobody is
                row.sources.pop(name, None)
            if status is None or (printed in OCCUPIED and status not in VACANT):
                continue
            found = found or status
            self._sentinel_text = text
            setattr(row, attr, None)
            row.sources.pop(name, None)
        paid = (row.tenant_name, row.resident_id, row.contract_rent, row.annual_rent, row.lease_start_date)
        if found is None and printed is None and not any(paid):
            # "open" where others have the name of their boat.
            for status in sorted(VACANT):
                if (noted := self._noted(row, status)) is not None:
                    self._sentinel_text = noted
                    return status
            for text in row.unread.values():  # "Model" where others have the day of moving in
                if (status_of := self.vocabulary.sentinel(text)) is not None:
                    self._sentinel_text = text
                    return status_of
            kind = row.unit_type
            if kind and (status := self.vocabulary.sentinel(kind)) in VACANT and kind not in self.kinds_let():
                self._sentinel_text, row.unit_type = kind, None  # "empty lot" where others have a kind of home
                row.sources.pop("unitType", None)
                return status
        return found

    def _noted(self, row: RentRollRow, status: str) -> str | None:
        """What a cell of a column that means nothing else says of a row, or one in place of an amount or a day, where
        that is this status."""
        texts = (*(kept.value for kept in row.source_columns if type(kept.value) is str), *row.unread.values())
        return next((text for text in texts if self.vocabulary.sentinel(text) == status), None)

    def _bracketed(self, row: RentRollRow) -> str | None:
        """What stands in brackets behind a unit or the name of who has leased it, where that says that the lease is yet
        to begin; behind a name it is no part of it: ``Kestrel HVAC (signed; not commenced)``."""
        found = None
        for text in (row.tenant_name, row.unit):
            match = _BEHIND.search(text or "")
            said = self.vocabulary.section(match[1]) if match is not None else None
            if match is not None and said is not None and said.scope == "future":
                found = found or match[1]
                if text is row.tenant_name:
                    row.tenant_name = _BEHIND.sub("", row.tenant_name or "")
        return found

    def _begins_later(self, row: RentRollRow) -> bool:
        start = row.lease_start_date
        return start is not None and self.as_of is not None and start > self.as_of

    _sentinel_text: str | None = None

    def _take_prefix(self, row: RentRollRow) -> str | None:
        if row.tenant_name and (worded := _WORDED.match(row.tenant_name)) is not None:
            known = self.vocabulary.status(worded[1], in_column=False)
            if known is not None and known.status in PREFIXES:
                row.tenant_name = row.tenant_name[worded.end() :]
                return known.status
            known = self.vocabulary.status(worded[1], in_column=True)
            named = row.tenant_name[worded.end()].isalpha()  # "vermietet: 36" counts
            if known is not None and known.status in OCCUPIED and ":" in worded[0] and named:
                row.status_text = row.status_text or worded[1]  # "Rented: Odom, Fern"
                row.tenant_name = row.tenant_name[worded.end() :]
        if row.tenant_name and row.tenant_name[-1] in ")]":  # "Boudreau, Freya (future)"
            at = max(row.tenant_name.rfind(mark) for mark in "([")
            known = self.vocabulary.status(row.tenant_name[at + 1 : -1], in_column=False) if at > 0 else None
            if known is not None and known.status in PREFIXES | LEAVING:
                row.status_text = row.status_text or row.tenant_name[at + 1 : -1]
                row.tenant_name = row.tenant_name[:at].rstrip()
                return known.status
        if not row.tenant_name or not row.tenant_name.startswith("*"):
            return None
        match = self.vocabulary.lease_prefix(row.tenant_name)
        if match is None:
            return None
        status, rest = match
        row.tenant_name = rest
        return status

    def _printed(self, row: RentRollRow, scope: Scope, flag: str | None) -> str | None:
        text = row.status_text
        if not text:
            return None
        match = self.vocabulary.status(text, in_column=True, header=flag)
        if match is None and (words := DAY_BEHIND.sub("", text)) != text:
            match = self.vocabulary.status(words, in_column=True, header=flag)
        if match is None:
            return None
        status = match.status
        if match.hint == "pending":
            return "NOTICE" if scope.population == "current" and scope.status not in NOT_A_UNIT else status
        if match.hint == "active":
            return status if self.says_let() else "OCCUPIED"
        if match.hint == "open" and row.tenant_name and (row.contract_rent or row.annual_rent or row.lease_end_date):
            return "OCCUPIED"
        if match.hint == "leased":
            tenant = row.tenant_name or row.resident_id
            start = row.lease_start_date or row.move_in_date
            if start is not None and self.as_of is not None and start > self.as_of:
                return "VACANT_LEASED"
            if self.has_people and not tenant:
                return "VACANT_LEASED"
            return "OCCUPIED"
        return status

    def _text_of(self, row: RentRollRow, scope: Scope, sentinel: str | None) -> str | None:
        """The printed words that the status rests on, where no status column says them."""
        if row.status_basis == "sentinel" and sentinel is not None:
            return self._sentinel_text
        if row.status_basis == "section":
            return scope.section
        return None


def _side(status: str) -> str:
    if status in OCCUPIED:
        return "occupied"
    if status in VACANT:
        return "vacant"
    if status in NON_REVENUE:
        return "neither"
    return "none"


def _stands_below(row: RentRollRow) -> bool:
    """Whether the tenant of a unit of a sheet stands in another row than the unit itself."""
    unit, tenant = (row.sources.get(name, []) for name in ("unit", "tenantName"))
    return bool(unit and tenant) and None not in (unit[0].row, tenant[0].row) and unit[0].row != tenant[0].row
