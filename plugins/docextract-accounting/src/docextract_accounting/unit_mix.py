"""Unit mixes: from grids to one row for each type of unit, with what counts, averages and totals prove."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import partial

from docextract.plugin import DataSet, ExtractionContext, Note, Place, Totals
from docextract.proofs.equations import step
from docextract.values.bedbath import bed_bath
from docextract.values.codes import split_bracket_code
from docextract.values.numbers import money
from docextract.values.text import unescape

from .common import Read, data_set, numbers_of, prove_named, read_document, stated_totals
from .header.marks import RANGE
from .items import Item, is_code
from .mixchecks import mix_checks
from .mixes import ADDING, equations_of, untied
from .mixfields import settle_fields
from .models import SourceColumn, UnitMixRow, UnitMixSummary, say, snake
from .scopes import COUNTS, find_scopes
from .table import Columns, is_merged
from .words import Use, meaning

SHARES = frozenset({"unitShare", "rentShare", "areaShare", "share", "occupancy", "leasedShare", "incomeShare"})
AMOUNTS = COUNTS | SHARES | {
    "bedrooms", "bathrooms", "averageArea", "totalArea", "anyArea", "typeRent", "totalTypeRent", "averageMarketRent",
    "totalMarketRent", "anyMarketRent", "averageContractRent", "totalContractRent", "anyContractRent",
    "marketRentPerArea", "contractRentPerArea", "anyRentPerArea", "grossRentLimit", "utilityAllowance", "netRent",
    "totalNetRent", "other",
}  # fmt: skip
AVERAGES = frozenset({"averageMarketRent", "averageContractRent"})
RENTS = frozenset(name for name in AMOUNTS if name.endswith(("Rent", "RentPerArea")))
COLUMNS = Columns(amounts=AMOUNTS, shares=SHARES, facts=frozenset({"bedrooms", "bathrooms"}), recaps=True)
LARGEST = Decimal("1.5")
"""No share is larger."""
MOST_CODE = 3
"""Characters of a type that is a code and says nothing beside its description."""
AREAS = frozenset({"sf", "area"})
"""Words of areas."""
_FLOOR = re.compile(r"\b(?:floor|level|storey|story)\b(?!\s?plan)", re.IGNORECASE)
"""Where a unit is, and not how many rooms it has: ``2`` under ``Floor``."""
BOTH = "its code and its description"
BESIDE = "the cell beside the lines of its group"
LOOKED_FOR = "a column of unit types with a count of units and a rent, or how many are let and empty"


def signed(uses: Mapping[int, Use]) -> bool:
    """Whether a header is that of a unit mix: types or properties, a count of units or beds, a rent; or how many of the
    units are let and empty, or one of them, beside areas or shares; or the areas of one unit and of all beside what
    else each of them costs or has."""
    names = {use.name for use in uses.values()}
    limited = {"bedrooms", "grossRentLimit", "utilityAllowance"} <= names  # no other table holds rents to a limit
    named = limited or bool(names & {"unitType", "propertyName", "propertyCode"})
    counted = "units" in names or {"bedrooms", "occupied", "vacant"} <= names  # by beds, or as let and void
    rents = bool(names & RENTS) or any(use.words == "rent" for use in uses.values())
    states = names & {"occupied", "vacant"}
    measured = not names.isdisjoint({"averageArea", "totalArea", "unitShare"})
    sized = {"bedrooms", "totalArea", "other"} <= names and not names.isdisjoint({"averageArea", "anyArea"})
    sized = sized or len(states) > 1 or (bool(states) and measured)
    return named and counted and (rents or ("units" in names and sized))


def extract(context: ExtractionContext) -> DataSet:
    """Read a unit mix.

    Raises:
        ExtractionFailedError: no header names types, units and a rent, or nothing stands below it.
    """
    read = read_document(context, COLUMNS, signed, LOOKED_FOR)
    _as_ratios(read)
    _leave_areas(read)
    fields = settle_fields(read)
    numbers = numbers_of(read, fields)
    known = ADDING if any("units" in row for row in numbers) else ADDING | {"averageArea", *AVERAGES}  # a row is a unit
    adding = sorted({f for row in numbers for f in row if f in known or _adds(read, numbers, f)})
    scopes = find_scopes(read.items, numbers, adding)
    equations = equations_of(read, numbers, scopes, adding)
    rows, origin = _rows(read, fields, numbers)
    names = {n: (r.unit_type or r.property_name, r.property_code) for r, n in zip(rows, origin, strict=True)}
    proved = prove_named(read, fields, equations, names, untied(read, numbers))
    counted = [[f for f in numbers[n] if f not in ("bedrooms", "bathrooms")] for n in origin]
    for row, n, mine in zip(rows, origin, counted, strict=True):
        row.proved = [f for f in mine if proved.state((n, f)) == "PROVED"]
    return data_set(
        read, rows, fields, equations,
        [(f, proved.state((n, f))) for n, mine in zip(origin, counted, strict=True) for f in mine],
        mix_checks(read, origin, fields, scopes, equations, proved), ("a unit mix", "types with units and rents"),
        warnings=_notes(rows),
        summary=partial(summarise, rows),
        totals=Totals(stated=stated_totals(read, fields, numbers, scopes), computed=_sums(numbers, origin, adding)),
        names=((row.property_name, row.property_code) for row in rows),
    )  # fmt: skip


def _leave_areas(read: Read) -> None:
    """A line that says it sums areas and has no number in a column of areas sums none of the columns: ``Total net
    rentable SF`` below the rents of a year."""
    for item in read.items:
        if item.kind == "TOTAL" and not AREAS.isdisjoint(meaning(item.label or "", "UNIT_MIX")):
            told = (meaning(item.header.text(column), "UNIT_MIX") for column in item.amounts)
            item.kind = "SHARE" if all(AREAS.isdisjoint(words) for words in told) else item.kind


def _as_ratios(read: Read) -> None:
    """Percentages without a sign become ratios as those with one: columns of shares that are above 1.5 in some row."""
    for header in read.headers:
        for column in header.columns(*SHARES):
            mine = [item for item in read.items if item.header is header and column in item.amounts]
            if any(item.amounts[column] > LARGEST for item in mine if item.kind == "DATA"):
                for item in mine:
                    item.amounts[column] = item.amounts[column].scaleb(-2)


def _adds(read: Read, numbers: Sequence[Mapping[str, Decimal]], field: str) -> bool:
    """Whether a column of another amount adds up; averages and rates do not: their totals lie among them."""
    words = meaning(field.partition(".")[2], "UNIT_MIX")
    if not field.startswith("otherAmounts.") or words & {"avg", "%", "psf", "unit", "min", "max", "low", "high"}:
        return False
    kinds = [(item.kind, line[field]) for item, line in zip(read.items, numbers, strict=True) if field in line]
    rows = [value for kind, value in kinds if kind == "DATA"]
    totals = [value for kind, value in kinds if kind == "TOTAL"]
    if len(rows) < 2 or not totals:
        return True
    room = len(rows) * min(map(step, rows))
    if any(abs(sum(rows) - value) <= room for value in totals):
        return True
    run, sums = Decimal(0), []
    for kind, value in kinds:
        run = run + value if kind == "DATA" else run
        sums += [run] if kind == "TOTAL" else []
        run = Decimal(0) if kind == "TOTAL" else run
    # Of several totals one is that of the rows above it, where not all are averages of some of the units.
    tied = len(totals) == 1 or any(abs(a - b) <= room for a, b in zip(sums, totals, strict=True))
    return tied and any(not min(rows) <= value <= max(rows) for value in totals)


def _rows(
    read: Read, fields: Mapping[tuple[int, int], str], numbers: Sequence[Mapping[str, Decimal]]
) -> tuple[list[UnitMixRow], list[int]]:
    rows: list[UnitMixRow] = []
    origin: list[int] = []
    described = _described(read)
    group: tuple[str, str | None, Place | None] | None = None
    for n, item in enumerate(read.items):
        if item.kind == "HEADING" and item.label:
            split = split_bracket_code(unescape(item.label))
            name, code = split or (unescape(item.label), None)
            group = name, code, item.line.row_place()
        if item.kind != "DATA":
            continue
        row = UnitMixRow(row_index=len(rows), row_id=item.line.row_id())
        if group is not None:
            name, row.property_code, place = group
            say(row, "propertyName", name, place)
        _texts(row, item)
        if item.beside and item.header.columns("unitType")[0] not in item.line.filled:
            row.derived["unitType"] = BESIDE
        said = item.texts.get(described.get(id(item.header), -1))
        if said is not None and row.unit_type is not None:
            row.derived["unitType"] = BOTH
            places = *row.sources["unitType"], item.place(described[id(item.header)])
            say(row, "unitType", f"{row.unit_type} {unescape(said)}", *places)
        if (
            row.unit_type is None
            and n
            and rows
            and read.items[n - 1].kind == "DATA"
            and item.beside is None
            and item.header.columns("unitType")
        ):
            row.derived["unitType"] = "the line above"
            say(row, "unitType", rows[-1].unit_type, *rows[-1].sources.get("unitType", []))
        _numbers(row, item, fields, numbers[n])
        rows.append(row)
        origin.append(n)
    return rows, origin


def _described(read: Read) -> dict[int, int]:
    """By header, the column of descriptions beside types that are no more than codes: ``T1``, ``T2``."""
    found: dict[int, int] = {}
    for header in read.headers:
        rows = [item for item in read.items if item.header is header and item.kind == "DATA"]
        codes = [item.text("unitType") or "" for item in rows]
        coded = len({*codes}) > 1 and all(
            code.isalnum() and len(code) <= MOST_CODE and not code.isdecimal() and bed_bath(code) is None
            for code in codes
        )
        for column in header.columns("kept") if coded else ():
            if "description" in meaning(header.text(column), "UNIT_MIX") and all(column in r.texts for r in rows):
                found[id(header)] = column
    return found


def _texts(row: UnitMixRow, item: Item) -> None:
    for use, field in (("unitType", "unitType"), ("status", "statusText"), ("propertyName", "propertyName")):
        if (text := item.text(use)) is not None:
            places = item.beside if use == "unitType" and item.beside else [item.place_of(use)]
            say(row, field, unescape(text), *places)
    code = item.text("propertyCode")
    if code is not None:
        # A column "Property" holds codes beside a column of names, and names where it stands alone.
        field = "propertyCode" if row.property_name is not None or is_code(code) else "propertyName"
        say(row, field, unescape(code), item.place_of("propertyCode"))
    for column, text in item.texts.items():
        kept = item.header.uses.get(column)
        if kept is not None and kept.name == "range" and (found := RANGE.fullmatch(text)) is not None:
            label, place = item.header.text(column), item.place(column)
            for name, printed in (("low", found[1]), ("high", found[2])):
                if (value := money(printed)) is not None:
                    row.other_amounts[f"{label} {name}"] = value
                    row.sources[f"otherAmounts.{label} {name}"] = [place] if place else []
        elif kept is None or kept.name in ("kept", "range"):
            row.source_columns.append(SourceColumn(header=item.header.texts.get(column), value=text))


def _numbers(
    row: UnitMixRow, item: Item, fields: Mapping[tuple[int, int], str], numbers: Mapping[str, Decimal]
) -> None:
    for field, value in numbers.items():
        kind, _, label = field.partition(".")
        if kind == "otherAmounts":
            row.other_amounts[label] = value
            continue
        name = snake(field)
        if field in COUNTS:
            if value == value.to_integral_value():
                setattr(row, name, int(value))
            else:
                row.unread[field] = str(value)
        else:
            setattr(row, name, value)
    for column in item.amounts:
        place, field = item.place(column), fields[id(item.header), column]
        row.sources[field] = [place] if place is not None else []
        if is_merged(item.line, column):
            row.derived[field] = "the cell goes down over the line"
    for column, text in item.unread.items():
        row.unread[fields[id(item.header), column]] = text
    floors = any(_FLOOR.search(item.header.text(c)) for c in item.header.columns("unitType"))
    if row.bedrooms is None and row.unit_type is not None and row.unit_type.isdecimal() and not floors:
        row.bedrooms, row.sources["bedrooms"] = Decimal(row.unit_type), row.sources.get("unitType", [])
    told = [(row.unit_type, row.sources.get("unitType", []))] if row.unit_type is not None else []
    told += [
        (text, [place] if (place := item.place(c)) is not None else [])
        for c, text in item.texts.items()
        if (use := item.header.uses.get(c)) is not None and use.name in ("kept", "bedrooms")
    ]
    for text, places in told if row.bedrooms is None else ():
        if (rooms := bed_bath(text)) is not None:
            row.bedrooms, row.sources["bedrooms"] = rooms.beds, places
            if row.bathrooms is None:  # else a column prints them
                row.bathrooms, row.sources["bathrooms"] = rooms.baths, places
            break


def _sums(
    numbers: Sequence[Mapping[str, Decimal]], origin: Sequence[int], adding: Sequence[str]
) -> dict[str, Decimal | None]:
    return {f: sum((numbers[n].get(f, Decimal(0)) for n in origin), Decimal(0)) for f in adding}


def summarise(rows: Sequence[UnitMixRow]) -> UnitMixSummary:
    """Sums over the rows; averages are over units, in-place ones over the occupied where these are printed."""
    units = _sum([row.units for row in rows])
    area = _sum([_whole(row.total_area, row.average_area, row.units) for row in rows])
    market = _sum([_whole(row.total_market_rent, row.average_market_rent, row.units) for row in rows])
    occupied = _sum([_of_status(row, "occ", row.occupied) for row in rows])
    contract = _sum([_whole(row.total_contract_rent, row.average_contract_rent, row.occupied) for row in rows])
    return UnitMixSummary(
        types=len({(row.property_name, row.unit_type) for row in rows}),
        total_units=int(units) if units is not None else None,
        occupied_units=int(occupied) if occupied is not None else None,
        vacant_units=_int(_sum([_of_status(row, "vac", row.vacant) for row in rows])),
        total_area=area,
        average_area=_over(area, units),
        market_rent=market,
        average_market_rent=_over(market, units),
        contract_rent=contract,
        average_contract_rent=_over(contract, occupied if occupied is not None else units),
    )


def _of_status(row: UnitMixRow, word: str, printed: int | None) -> int | None:
    """A count of units: as printed, or that of a line for units of this status."""
    if printed is not None or row.status_text is None:
        return printed
    return row.units if row.status_text.casefold().startswith(word) else 0


def _whole(total: Decimal | None, average: Decimal | None, count: int | None) -> Decimal | None:
    if total is not None:
        return total
    return average * count if average is not None and count is not None else None


def _sum(values: Sequence[Decimal | int | None]) -> Decimal | None:
    """The sum, None where a row lacks what it takes."""
    if not values or any(value is None for value in values):
        return None
    return sum((Decimal(value) for value in values if value is not None), Decimal(0))


def _over(top: Decimal | None, bottom: Decimal | None) -> Decimal | None:
    return (top / bottom).quantize(Decimal("0.01")) if top is not None and bottom else None


def _int(value: Decimal | None) -> int | None:
    return int(value) if value is not None else None


def _notes(rows: Sequence[UnitMixRow]) -> list[Note]:
    unread = [(row, field) for row in rows for field in row.unread]
    if not unread:
        return []
    row, field = unread[0]
    message = f"{len(unread)} cells hold no number, the first {row.unread[field]!r} under {field}"
    return [Note(type="accounting.unreadAmounts", message=message)]
