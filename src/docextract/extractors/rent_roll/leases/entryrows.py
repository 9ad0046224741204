"""The rows of a roll, each from the entry that the walk found: cells, charges, status, and what it stands under."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from decimal import Decimal

from ....models.place import Place
from ....models.rent_roll import VACANT, RentRollRow, SourceColumn
from ....values.areas import without_area
from ....values.dates import DateOrder, is_month_to_month, read_date
from ....values.numbers import money
from ....vocabulary import Vocabulary
from ....vocabulary.matches import Period
from ...titles import Titles
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Entry, Scope, Walked
from ..anatomy.facts import kind_in
from ..anatomy.mapping import Mapping
from ..cells.cells import CellReader
from ..rows.parents import kind_of_bed
from ..rows.stacked import read_stack
from .charges import ChargeReader, compose_rent
from .people import DAY_BEHIND, StatusReader

RENTS = ("contractRent", "annualRent", "tenantRent", "totalCharges")
_LABELLED = re.compile(r"^[^\W\d]+:\s+(?=\S*\d\S*$)")
_NUMBER = re.compile(r"(\d{1,3})[.)]?\s+(?=\D)")
FEWEST_NUMBERED = 4
"""Names that are numbered."""
_NAMES = frozenset({"tenantName", "residentId"})
_KINDS = frozenset({"unitType", "floorPlan", "bedBath"})
MOST_WORDS = 4
"""Words before the day on which a tenant leaves; in longer notes somebody else may: ``when Ames leaves 12/31``."""
GENERATION = 25
"""Years within which a lease that is signed begins."""
_BEGUN = {"moveInDate": "move_in_date", "leaseStartDate": "lease_start_date"}
_YEAR = re.compile(r"\d{4}")
_PLANS = {"unitType": "unit_type", "floorPlan": "floor_plan"}
FEWEST_OUTLINED = 6
"""Rows from which on a column may print each kind once."""
FEWEST = 3
"""Units that print a rent where only hints say what stands above it."""


def read_rows(
    entries: Sequence[Entry], reader: CellReader, charges: ChargeReader, status: StatusReader, titles: Titles
) -> list[RentRollRow]:
    """One row for each entry, in order."""
    rows: list[RentRollRow] = []
    told: dict[int, tuple[str | None, Period | None, int | None]] = {}
    """By mapping: the header of a yes/no status column, the period of the rate, a column that marks leases to come."""
    kinds: dict[str, str | None] = {}
    """The kinds of units that headings name."""
    numbered, houses, plans = _numbers_names(entries), _houses_once(entries), _kinds_once(entries)
    places = _part_places(entries, status.vocabulary)
    for index, entry in enumerate(entries):
        row = reader.row(entry, index)
        if places:
            row.source_columns = [*row.source_columns, *places[index]]
        if numbered and row.tenant_name:
            row.tenant_name = _NUMBER.sub("", row.tenant_name, count=1)
        if row.unit and ": " in row.unit:
            row.unit = _LABELLED.sub("", row.unit)  # "Suite: 101"
        mapping, scope = entry.mapping, entry.scope
        if id(mapping) not in told:
            told[id(mapping)] = _flag(entry), mapping.period("rentPerArea"), _kept(mapping, "future")
        flag, rate_period, future = told[id(mapping)]
        if row.tenant_name and (given := _kept(mapping, "firstName")) is not None:
            _add_first_name(row, entry, given)
        below = entry.charges or entry.steps or entry.listed or entry.told or entry.noted or entry.said or entry.facts
        if below or not mapping.plain or charges.steps.columns(mapping):
            charges.read(row, entry)
        if entry.stack:
            read_stack(row, entry, reader.conventions, charges.vocabulary)
        if row.subsidy_rent is not None:
            compose_rent(row)
        if row.rent_per_area is not None and row.rent_per_area_period is None:
            row.rent_per_area_period = rate_period
        if is_month_to_month(row.lease_type) or (row.unread and is_month_to_month(row.unread.get("leaseTermMonths"))):
            row.is_month_to_month = True
        if rows and scope is entries[index - 1].scope and mapping is entries[index - 1].mapping:
            _stands_below(row, rows[-1], mapping, houses)
            for name in plans:
                _take_kind(row, rows[-1], name)
        _place_in(row, scope, titles)
        if row.tenant_name and row.tenant_name[-1] == ")" and row.lease_type is None:
            _part_lease_type(row, row.tenant_name, status.vocabulary)
        if (rooms := mapping.column("bedrooms")) is not None and _KINDS.isdisjoint(mapping.by_field):
            row.unit_type = row.unit_type or entry.line.text(rooms)  # the only kind that is printed
        if row.unit_type is None and scope.section is not None and mapping.column("unitType") is None:
            if scope.section not in kinds:
                kinds[scope.section] = kind_in(scope.section, status.vocabulary)
            row.unit_type = kind_of_bed(scope.section, row.bed or row.unit) or kinds[scope.section]
            if scope.place is not None and row.area is None and "area" not in mapping.by_field:
                _part_size(row, scope.place)
        codes = not mapping.told_by("statusText") or _says_status(mapping, row.status_text, status.vocabulary)
        if row.move_out_date is None and row.tenant_name:
            _read_departure(row, entry, reader.conventions.dates, status)
        if status.as_of is not None:
            _settle_century(row, entry, status.as_of)
        status.read(row, scope, flag=flag, codes=codes, legend=mapping.legend, named=names_people(mapping))
        if future is not None and (text := entry.line.text(future)) and status.marks_future(text):
            row.occupancy_status, row.status_basis, row.is_occupied = "FUTURE", "printed", None
        row.row_id = entry.line.row_id()
        rows.append(row)
    _settle_unnamed(rows, entries)
    return rows


def _says_what_is_unknown(entry: Entry) -> bool:
    """Whether words stand in a column without a meaning, which may be who is there: ``Roommate``."""
    known = {use.column for use in entry.mapping.uses if use.field is not None}
    return any(column not in known for column in entry.line.words())


def _read_departure(row: RentRollRow, entry: Entry, order: DateOrder, status: StatusReader) -> None:
    """The day on which a note says that the tenant left or will leave: ``moved out 5/31/25``, ``moving out 10/31``."""
    for column in entry.mapping.notes:
        text, place = entry.line.text(column) or "", entry.line.place(column)
        day = DAY_BEHIND.search(text)
        if day is None or place is None:
            continue
        words, printed = text[: day.start()], day[0].strip(" ,()")
        said = status.vocabulary.status(words, in_column=True)
        reading = read_date(printed, order)
        found = reading.date if reading is not None and said is not None and said.status == "FORMER" else None
        named = status.vocabulary.hinting.header(words)[:1] if len(words.split()) <= MOST_WORDS else ()
        if any(match.field == "moveOutDate" for match in named):
            found = reading.date if reading is not None else _next_day(printed, order, status.as_of)
        if found is not None:
            row.move_out_date, row.sources["moveOutDate"] = found, [place]
            return


def _settle_century(row: RentRollRow, entry: Entry, as_of: dt.date) -> None:
    """A day on which somebody came or a lease began, and that is printed with two digits of its year, lies in the
    century before where it would be a generation to come: ``6/1/79`` on a roll of 1996."""
    for name, attr in _BEGUN.items():
        day: dt.date | None = getattr(row, attr)
        column = entry.mapping.column(name)
        if day is None or column is None or day.year <= as_of.year + GENERATION:
            continue
        printed = entry.line.values[column]
        if type(printed) is str and not _YEAR.search(printed):
            setattr(row, attr, day.replace(year=day.year - 100))


def _next_day(printed: str, order: DateOrder, as_of: dt.date | None) -> dt.date | None:
    """The day that is meant by one without a year, ``10/31``: the next one from the month of the roll on."""
    for year in (as_of.year, as_of.year + 1) if as_of is not None else ():
        reading = read_date(f"{printed}/{year}", order)
        if (
            reading is not None
            and as_of is not None
            and (reading.date.year, reading.date.month) >= (as_of.year, as_of.month)
        ):
            return reading.date
        if reading is None:
            return None
    return None


def _settle_unnamed(rows: Sequence[RentRollRow], entries: Sequence[Entry]) -> None:
    """Where nobody is named, in all tables or in those without a column of tenants, and some units say that they are
    vacant, those that pay from a day on, or until one, are let, unless words without a meaning may say who is there."""
    if any(row.tenant_name or row.resident_id for row in rows):
        parted = [pair for pair in zip(rows, entries, strict=True) if not names_people(pair[1].mapping)]
        rows, entries = [row for row, _ in parted], [entry for _, entry in parted]
    if not any(row.occupancy_status in VACANT and row.status_basis != "tenant" for row in rows):
        return
    if 2 * sum(map(_says_what_is_unknown, entries)) >= len(entries):
        return
    for row in rows:
        leased = row.move_in_date or row.lease_start_date or row.lease_end_date or row.is_month_to_month
        if row.occupancy_status == "UNKNOWN" and leased and row.contract_rent:
            row.occupancy_status, row.status_basis, row.is_occupied = "OCCUPIED", "tenant", True


def _part_places(entries: Sequence[Entry], vocabulary: Vocabulary) -> list[list[SourceColumn]]:
    """Where a header names two things (``TENANT / MARKET``) and all cells are a line above the unit's and one below
    it, or its own and others below it, the upper one is the tenant, and the lower ones, which are returned of each
    unit, the other."""
    heads = [(entry.mapping.header("tenantName") or "").partition("/")[2].strip() for entry in entries]
    if len(entries) < FEWEST or not all(heads):
        return []
    if any(match.field in _NAMES for head in set(heads) for match in vocabulary.header(head)[:1]):
        return []
    parted = [[part for part in entry.wrapped if part[0] == "tenantName"] for entry in entries]
    own = all(entry.line.text(entry.mapping.by_field["tenantName"]) for entry in entries)
    below = all(parts and not any(above for *_, above in parts) for parts in parted)
    if not (own and below) and not all([above for *_, above in parts] == [True, False] for parts in parted):
        return []
    for entry in entries:
        entry.wrapped = [part for part in entry.wrapped if part[0] != "tenantName" or part[3]]
    return [
        [SourceColumn(head, text) for _, text, _, above in parts if not above]
        for head, parts in zip(heads, parted, strict=True)
    ]


def settle_notices(rows: Sequence[RentRollRow], as_of: dt.date | None) -> None:
    """Days of notice that all lie ahead are those on which people leave, where nothing else says when they do."""
    told = [row for row in rows if row.notice_date is not None]
    if as_of is None or len(told) < FEWEST or any(row.move_out_date is not None for row in rows):
        return
    if all(row.notice_date is not None and row.notice_date > as_of for row in told):
        for row in told:
            row.move_out_date, row.notice_date = row.notice_date, None
            if "noticeDate" in row.sources:
                row.sources["moveOutDate"] = row.sources.pop("noticeDate")


def _says_status(mapping: Mapping, text: str | None, vocabulary: Vocabulary) -> bool:
    """Whether a cell of more than one letter is a code under a word that hints at a status, as ``OC`` below ``ST`` is;
    single letters are anything."""
    return len(text or "") > 1 and "statusText" in vocabulary.hints(mapping.header("statusText") or "")


def _part_size(row: RentRollRow, place: Place) -> None:
    """The area behind the kind of units that a heading names: ``5 x 5 Upper Climate (25 sq ft)``."""
    parted = without_area(row.unit_type or "")
    if parted is not None and parted[1].unit is not None:
        row.unit_type, (row.area, row.area_unit) = parted
        row.sources["area"] = [place]


def _numbers_names(entries: Sequence[Entry]) -> bool:
    """Whether the names are numbered, each by one more than the one above: ``1. Homestead Supply``,
    ``2 Vacant``."""
    columns = ((entry, entry.mapping.column("tenantName")) for entry in entries)
    names = [text for entry, column in columns if column is not None and (text := entry.line.text(column))]
    found = [int(match[1]) for name in names if (match := _NUMBER.match(name))]
    return len(found) >= FEWEST_NUMBERED and found == [n + 1 for n in range(len(names))]


def _houses_once(entries: Sequence[Entry]) -> bool:
    """Whether the first of the rows that stand in each house names it, and those below leave the cell blank."""
    columns = ((entry, entry.mapping.column("building")) for entry in entries)
    named = [text for entry, column in columns if column is not None and (text := entry.line.text(column))]
    first = entries[0].mapping.column("building") if entries else None
    begins = first is not None and first in entries[0].line.filled
    return begins and 1 < len({*named}) == len(named) <= len(entries) / 2


def _kinds_once(entries: Sequence[Entry]) -> list[str]:
    """The columns of kinds, left of the units, in which a kind stands in the first row of those that are of it and in
    no row below, as in a pivot table: ``North Mill | Studio | N101``, and ``N102`` below."""
    found: list[str] = []
    for name in _PLANS if len(entries) >= FEWEST_OUTLINED else ():
        last: str | None = None
        named = 0
        for entry in entries:
            column, unit = entry.mapping.column(name), entry.mapping.column("unit")
            if column is None or unit is None or column > unit:
                break
            text, house = entry.line.text(column), entry.mapping.column("building")
            begins = last is None or (house is not None and house in entry.line.filled)
            if (begins and not text) or (text and text == last and not begins):
                break
            named, last = named + bool(text), text or last
        else:
            found += [name] if FEWEST <= named <= len(entries) / 2 else []
    return found


def _take_kind(row: RentRollRow, above: RentRollRow, name: str) -> None:
    """The kind of the row above, where a row's own cell is blank."""
    attribute = _PLANS[name]
    if getattr(row, attribute) is None and (kind := getattr(above, attribute)) is not None:
        setattr(row, attribute, kind)
        if name in above.sources:
            row.sources[name] = above.sources[name]


def _stands_below(row: RentRollRow, above: RentRollRow, mapping: Mapping, houses: bool) -> None:
    """A blank cell in the property's column says the same as the one above it, and in that of the ``houses`` where each
    stands once."""
    if row.property_name is None and mapping.column("propertyName") is not None:
        row.property_name, row.property_code = above.property_name, row.property_code or above.property_code
    if row.building is None and mapping.column("building") is not None and (houses or mapping.told_by("building")):
        row.building = above.building
        if "building" in above.sources:
            row.sources["building"] = above.sources["building"]


def _place_in(row: RentRollRow, scope: Scope, titles: Titles) -> None:
    """The section, property and building that the row stands in, unless its own cells say."""
    row.section = scope.section
    if row.property_name is None:
        row.property_name = scope.property_name or titles.property_name
        if row.property_code is None:
            row.property_code = scope.property_code if scope.property_name else titles.property_code
    if row.building is None:
        row.building = scope.building


def _part_lease_type(row: RentRollRow, name: str, vocabulary: Vocabulary) -> None:
    """A bracket behind the tenant's name that says how the lease shares the costs is its type: ``Barbers (NNN)``; one
    that says what is let, ``(ground lease)``, is not."""
    who, _, kind = name[:-1].rpartition(" (")
    if who and not kind.casefold().endswith("lease") and vocabulary.names_lease_type(kind):
        row.tenant_name, row.lease_type = who, kind
        if "tenantName" in row.sources:
            row.sources["leaseType"] = row.sources["tenantName"]


def _flag(entry: Entry) -> str | None:
    column = entry.mapping.column("statusText")
    return (
        entry.mapping.block.labels[column].text if column is not None and column in entry.mapping.block.labels else None
    )


def _add_first_name(row: RentRollRow, entry: Entry, column: int) -> None:
    """A first name in a column of its own stands before the last name where its column does, else behind a comma."""
    text, place = entry.line.text(column), entry.line.place(column)
    if text and place is not None:
        first, last = " ".join(text.split()), entry.mapping.column("tenantName")
        before = last is not None and column < last
        row.tenant_name = f"{first} {row.tenant_name}" if before else f"{row.tenant_name}, {first}"
        row.sources["tenantName"] = [*row.sources.get("tenantName", []), place]


def _kept(mapping: Mapping, kind: str) -> int | None:
    """The column of a kind that is kept as printed: ``future`` marks leases to come."""
    return next((use.column for use in mapping.kept if (use.field or "").startswith(f"sourceColumns:{kind}@")), None)


def has_people(walked: Walked) -> bool:
    """Whether the roll has a column of tenants or of their ids."""
    return any(map(names_people, walked.mappings))


def names_people(mapping: Mapping) -> bool:
    """Whether a table has a column of tenants or of their ids."""
    return mapping.column("tenantName") is not None or mapping.column("residentId") is not None


def has_rents(walked: Walked, conventions: Conventions) -> bool:
    """Whether at least half of several units print a rent, its rate, or a charge: what only hints call a roll is one
    then."""
    paid = 0
    for entry in walked.entries:
        by_week = _kept(entry.mapping, "weekRent")
        rents = (entry.mapping.column(name) for name in (*RENTS, "rentPerArea"))
        columns = (*rents, *entry.mapping.charge_amounts, by_week)
        paid += any(money(entry.line.values[c], conventions.numbers) for c in columns if c is not None)
    return len(walked.entries) >= FEWEST and 2 * paid >= len(walked.entries)


def says_vacant(walked: Walked, vocabulary: Vocabulary) -> bool:
    """Whether the roll prints a word for vacant units where others have a tenant."""
    for entry in walked.entries:
        for name in ("tenantName", "residentId"):
            column = entry.mapping.column(name)
            value = entry.line.values[column] if column is not None else None
            if type(value) is str and vocabulary.sentinel(value) in VACANT:
                return True
    return False


def says_let(walked: Walked, vocabulary: Vocabulary) -> bool:
    """Whether the status column has a word or code for units that are let."""
    for entry in walked.entries:
        column = entry.mapping.column("statusText")
        text = entry.line.text(column) if column is not None else None
        match = vocabulary.status(text, in_column=True) if text else None
        if match is not None and match.status == "OCCUPIED":
            return True
    return False


def kinds_let(walked: Walked) -> frozenset[str]:
    """The kinds of the units whose rows name a tenant."""
    named: set[str] = set()
    for entry in walked.entries:
        kind, who = (entry.mapping.column(name) for name in ("unitType", "tenantName"))
        if kind is not None and who is not None and entry.line.values[who] not in (None, ""):
            named.add(entry.line.text(kind) or "")
    return frozenset(named)


def gross_rents(walked: Walked, reader: CellReader) -> dict[int, Decimal]:
    """What leases print as the sum of their rents, by the index of their row."""
    found: dict[int, Decimal] = {}
    for index, entry in enumerate(walked.entries):
        column = entry.gross.mapping.column("contractRent") if entry.gross is not None else None
        if entry.gross is not None and column is not None:
            amount = money(entry.gross.line.values[column], reader.conventions.numbers)
            if amount is not None:
                found[index] = amount
    return found
