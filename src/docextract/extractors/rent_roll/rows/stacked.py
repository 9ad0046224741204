"""Leases whose facts stand below one another in the tenant's column, a line for each: name, suite, dates, term; and
rents below their rates (``$42.00`` over ``$77,700`` over ``$3.50`` over ``$6,475``)."""

from __future__ import annotations

import re
from decimal import Decimal
from itertools import pairwise

from ....models.rent_roll import RentRollRow
from ....values.dates import find_dates
from ....values.numbers import money
from ....values.periods import find_period
from ....values.terms import lease_term
from ....values.wordlist import alternatives, later, wordlist
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Entry
from .walk import Walk

SAME = Decimal("0.01")
"""Share by which a printed rent may miss what its rate makes: rates are rounded."""
FEWEST_FACTS = 2
"""Lines below a tenant's name that tell its lease."""
_KINDS = {"unitType", "leaseType", "spaceUse"}
_SUITE = later(
    rf"(?:^|[,;]\s*)(?:{alternatives(wordlist()['units']['prefixes'])})\s*[:#]?\s*"
    r"(?P<unit>\w\S*(?:\s\d+[A-Za-z]?)?(?:(?:\s*,|\s+&|\s+and)\s+\w\S*)*)$"
)
_NAMED_SUITE = later(
    rf"(?:^|[,;]\s*)(?:{alternatives(wordlist()['units']['prefixes'])})\s*:\s*(?P<unit>\w\S*(?:\s+\w\S*){{0,3}})$"
)
"""A suite behind a colon, in several words perhaps: ``Suite: Crick House G.1``."""
_ID = re.compile(r"^[^\W\d_][^\d,]*,\s*(?P<unit>(?=\S*\d)[A-Z\d][A-Z\d./-]*)$")
"""A kind of space and an id without a word before it: ``Retail, R-100``."""
_BRACKET = re.compile(r"(?<!\s)\s*\(([^()]*)\)\s*$")


def continues_stack(walk: Walk, line: Line) -> bool:
    """Whether a row goes on with the lease above it."""
    mapping, entry = walk.mapping, walk.entry
    if mapping is None or entry is None or not mapping.stacked:
        return False
    column = mapping.column("tenantName")
    text = line.text(column) if column is not None else None
    if text:
        alone = line.filled == [column] and entry.stack and not heads_stack(walk, line)
        return _tells_lease(text) or bool(alone and walk.vocabulary.sentinel(text)) or says_kind(walk, line)
    return line.grid is entry.line.grid and not set(line.filled).isdisjoint({use.column for use in mapping.uses})


def says_kind(walk: Walk, line: Line) -> bool:
    """Whether a row below the suite says what is let, where the header of the tenants names that at its end: ``Office``
    and ``7 Years`` beside it, a step of the rent perhaps, below ``Tenant Name``, ``Suite``, ``Lease Type``."""
    assert walk.mapping is not None
    assert walk.entry is not None
    column, header = walk.mapping.column("tenantName"), (walk.mapping.header("tenantName") or "").split()
    named = {match.field for n in (1, 2) for match in walk.vocabulary.header(" ".join(header[-n:]))}
    if column not in line.filled or named.isdisjoint(_KINDS) or not walk.entry.stack or heads_stack(walk, line):
        return False
    if _tells_lease(text := line.text(column) or "") or walk.vocabulary.sentinel(text) == "VACANT":
        return False
    steps = {use.column for use in walk.mapping.steps}
    beside = [line.text(c) or "" for c in line.filled if c != column and c not in steps]
    return all(not text.isdigit() and lease_term(text) is not None for text in beside)


def heads_stack(walk: Walk, line: Line) -> bool:
    """Whether a row names a tenant right above two facts of its lease or more, all in one column."""
    mapping = walk.mapping
    column = mapping.column("tenantName") if mapping is not None and mapping.stacked else None
    if column is None or not (text := line.text(column)) or _tells_lease(text):
        return False
    fewest = 1 if walk.vocabulary.sentinel(text) == "VACANT" else FEWEST_FACTS  # it has no days
    below = [other.text(column) for other in walk.lines[line.index + 1 : line.index + 1 + fewest]]
    return len(below) == fewest and all(text is not None and _tells_lease(text) for text in below)


def _tells_lease(text: str) -> bool:
    bare = _BRACKET.sub("", text)
    named = not bare.isdigit() and lease_term(text) is not None
    suite = _suite(bare)
    told = suite is not None and (any(map(str.isdigit, bare)) or ":" in suite[0])
    told = told or _ID.search(bare) is not None
    return named or told or len(find_dates(bare)) == 2


def _suite(text: str) -> re.Match[str] | None:
    return _NAMED_SUITE.search(text) or _SUITE.search(text)


def read_stack(row: RentRollRow, entry: Entry, conventions: Conventions, vocabulary: Vocabulary) -> None:
    """Set what the lines of a lease below its first one say."""
    column = entry.mapping.column("tenantName")
    for line in entry.stack:
        text = line.text(column) if column is not None else None
        if column is not None and text:
            for name in _read_fact(row, text, conventions):
                row.sources[name] = [place] if (place := line.place(column)) is not None else []
    _read_area(row, entry, conventions, vocabulary)
    _read_rents(row, entry, conventions)
    if row.deposit is None and (deposit := entry.mapping.column("deposit")) is not None:
        for line in [line for line in entry.stack if line.is_number(deposit)][:1]:
            row.deposit = money(line.values[deposit], conventions.numbers)
            row.sources["deposit"] = [place] if (place := line.place(deposit)) is not None else []


def _read_area(row: RentRollRow, entry: Entry, conventions: Conventions, vocabulary: Vocabulary) -> None:
    """The area below what else stands in its column, as its header may say: the floor above it, its share of the
    building below."""
    column = entry.mapping.column("area")
    second = column is not None and row.area is not None and _heads_else(entry, column, vocabulary)
    if column is None or (row.area is not None and not second):
        return
    for line in entry.stack:
        amount = money(line.values[column], conventions.numbers) if column in line.filled else None
        # no share of the building; below the floor it is the area, of an antenna 0
        zero = second and line is entry.stack[0] and "0" in (line.text(column) or "")
        if amount is not None and (amount > max(row.area or 0, 1) or (zero and amount == 0)):
            row.area = amount
            row.sources["area"] = [place] if (place := line.place(column)) is not None else []
            return


def _heads_else(entry: Entry, column: int, vocabulary: Vocabulary) -> bool:
    """Whether a line over the areas names something else, and the one below it them: ``Floor`` over ``SqFt``."""
    said = [line.text(column) or "" for line in entry.mapping.block.lines if column in line.filled]
    fields = [{match.field for match in vocabulary.header(text)[:1]} for text in said]
    return any("area" in lower and upper not in (set(), {"area"}) for upper, lower in pairwise(fields))


def _read_fact(row: RentRollRow, text: str, conventions: Conventions) -> list[str]:
    """Set the suite, the dates or the term that a line says; the fields that it tells."""
    bracket = _BRACKET.search(text)
    told: list[str] = []
    for part in (_BRACKET.sub("", text), bracket[1] if bracket else ""):
        period = find_period(part, conventions.dates) if len(find_dates(part, conventions.dates)) == 2 else None
        term = None if part.strip().isdigit() else lease_term(part)
        if period is not None and period.start is not None and row.lease_end_date is None:
            row.lease_start_date, row.lease_end_date = period
            told += ["leaseStartDate", "leaseEndDate"]
        elif term is not None and row.lease_term_months is None:
            row.lease_term_months = term
            told.append("leaseTermMonths")
        elif (match := _suite(part) or _ID.search(part)) and row.unit is None:
            row.unit = match["unit"]
            told.append("unit")
            before = match.start() if match.re is not _ID else match.start("unit")
            if row.unit_type is None and (kind := part[:before].strip(" ,")):
                row.unit_type = kind
                told.append("unitType")
    return told


def _read_rents(row: RentRollRow, entry: Entry, conventions: Conventions) -> None:
    """The rents below a rate per area and year: those of the year and of the month, if the area makes them so."""
    _read_rents_below_rates(row, entry, conventions)
    column = entry.mapping.column("rentPerArea")
    rate, area = row.rent_per_area, row.area
    if column is None:
        return
    if not rate or not area:
        _read_rents_alone(row, entry, column, conventions)
        return
    for line, at in _rent_cells(entry, column):
        amount = money(line.values[at], conventions.numbers)
        place = line.place(at)
        if not amount:
            continue
        for name, attr, expected in (
            ("annualRent", "annual_rent", rate * area), ("contractRent", "contract_rent", rate * area / 12),
        ):  # fmt: skip
            if getattr(row, attr) is None and abs(amount - expected) <= SAME * expected:
                setattr(row, attr, amount)
                row.sources[name] = [place] if place is not None else []
                row.rent_per_area_period = "ANNUAL"
                break


def _rent_cells(entry: Entry, column: int) -> list[tuple[Line, int]]:
    """The cells that may hold the rents that a rate makes: below it, and beside it where no words head the column."""
    beside = [column + 1] if column + 1 not in entry.mapping.block.labels else []
    cells = [(line, column) for line in entry.stack if column in line.filled]
    return cells + [(line, c) for line in (entry.line, *entry.stack) for c in beside if c in line.filled]


def _read_rents_alone(row: RentRollRow, entry: Entry, column: int, conventions: Conventions) -> None:
    """The rents of what has no area or no rate, an antenna or a vacancy: that of the year is twelve of the month."""
    below = [(money(line.values[column], conventions.numbers), line) for line in entry.stack if column in line.filled]
    paid = [(amount, line) for amount, line in below if amount is not None]
    year = max(paid, key=lambda one: one[0], default=None)
    of_months = [one for one in paid if year and one is not year and abs(year[0] - 12 * one[0]) <= SAME * year[0]]
    if year is None or not of_months:
        return
    for name, attr, (amount, line) in (
        ("annualRent", "annual_rent", year), ("contractRent", "contract_rent", of_months[-1]),
    ):  # fmt: skip
        if getattr(row, attr) is None:
            setattr(row, attr, amount)
            row.sources[name] = [place] if (place := line.place(column)) is not None else []


def _read_rents_below_rates(row: RentRollRow, entry: Entry, conventions: Conventions) -> None:
    """The rents under their own heads, below the rate that the first line prints (``Rate & Amount per Year``): the
    amount is the rate times the area, which tells the two apart."""
    for name, attr, period in (("annualRent", "annual_rent", "ANNUAL"), ("contractRent", "contract_rent", "MONTHLY")):
        column, rate = entry.mapping.column(name), getattr(row, attr)
        if column is None or not rate or not row.area:
            continue
        if name == "annualRent" and row.contract_rent is None:
            _read_month(row, entry, column, conventions)
        for line in entry.stack:
            amount = money(line.values[column], conventions.numbers) if column in line.filled else None
            if amount and amount != rate and abs(amount - rate * row.area) <= SAME * amount:
                setattr(row, attr, amount)
                if row.rent_per_area is None:
                    row.rent_per_area, row.rent_per_area_period = rate, period  # type: ignore[assignment]
                    row.sources["rentPerArea"] = row.sources.get(name, [])
                row.sources[name] = [place] if (place := line.place(column)) is not None else []
                break


def _read_month(row: RentRollRow, entry: Entry, column: int, conventions: Conventions) -> None:
    """The rent of a month that stands below that of the year, and is a twelfth of it."""
    for line in entry.stack:
        amount = money(line.values[column], conventions.numbers) if column in line.filled else None
        if amount and row.annual_rent and abs(row.annual_rent - 12 * amount) <= SAME * row.annual_rent:
            row.contract_rent = amount
            row.sources["contractRent"] = [place] if (place := line.place(column)) is not None else []
            return
