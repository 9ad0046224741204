"""What the figures of a report say about its units: printed totals and counts that the units really make, and the
relations within a unit. They tell which defects a reader can notice."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from docextract.testing.blocks import GROUPS, NUMBERS, Block, number_of
from docextract.testing.printed import Column, Row, Shown
from docextract.testing.property import OCCUPIED, OUT_OF_SERVICE, VACANT
from docextract.testing.sample import Roll

Population = tuple[str, str, str]
"""Who takes part: a test of the status, and a group with its name (``("current", "section", "Notice")``)."""
Measure = tuple[str, str]
"""What is added up: ``("units", "")``, ``("column", key)``, ``("lines", key)``, ``("charges", code)``."""

CHECKS = {
    "area": "R08", "marketRent": "R04", "deposit": "R06", "otherDeposit": "R06", "balance": "R07",
}  # fmt: skip
COUNTED = re.compile(r"\bunits?\b|\bsuites?\b|\bapts\b|\bleases\b|#", re.I)
FLOOR = re.compile(r"([\d,]+) sq\. ft", re.I)
UNIT_COUNT = re.compile(r"\b(\d+) (?:units?|apts|suites|beds|spaces)\b", re.I)
CURRENT = OCCUPIED | VACANT | OUT_OF_SERVICE | {"NON_UNIT", "ADDITIONAL"}
STATUSES: dict[str, Callable[[str], bool]] = {
    "all": lambda status: True,
    "current": lambda status: status in CURRENT,
    "units": lambda status: status in OCCUPIED | VACANT | OUT_OF_SERVICE,
    "occupied": lambda status: status in OCCUPIED,
    "leases": lambda status: status in OCCUPIED | {"NON_UNIT", "ADDITIONAL"},
    "vacant": lambda status: status in VACANT,
    "idle": lambda status: status in OUT_OF_SERVICE,
    "other": lambda status: status not in CURRENT,
}
STATUS_WORDS = {
    "occupied": ("occup",),
    "leases": ("lease",),
    "vacant": ("vacan",),
    "idle": ("non rev",),
    "other": ("future",),
}
"""What the words beside a number say where it counts units of a status only."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that is printed of several units: its row, its column, the words beside it, what it counts, and the
    words above it."""

    row: Row
    key: str
    value: Decimal
    words: str
    kind: str
    """``money``, ``count``, ``mean``, ``share`` or ``rate``."""
    head: str = ""


@dataclass(frozen=True, slots=True)
class Equation:
    """A figure and every sum over units that makes it."""

    figure: Figure
    sums: tuple[tuple[Population, Measure], ...]
    check: str


def figures(roll: Roll, units: Sequence[Block]) -> list[Figure]:
    """The numbers, other than 0, of the lines that belong to no unit."""
    own = {id(row): unit for unit in units for row in unit.rows}
    found: list[Figure] = []
    for table in roll.report.tables:
        columns = {c.key: c for c in table.columns}
        for at, row in enumerate(table.rows):
            if id(row) in own:
                continue
            after = table.rows[at + 1] if at + 1 < len(table.rows) else None
            if after is not None and id(after) in own and _names_unit(row, columns, own[id(after)]):
                # A unit above the rows of its beds.
                continue
            found += numbers_of(row, columns, table.title or "", (after.label if after is not None else None) or "")
    return found


def _names_unit(row: Row, columns: dict[str, Column], below: Block) -> bool:
    """Whether a line holds the id of the unit below it, or nothing else that is a number than some id."""
    numbers = {key: number for key, cell in row.cells.items() if (number := number_of(cell)) is not None}
    ids = [key for key in numbers if key in columns and columns[key].field == "unit"]
    return bool(ids) and (len(numbers) == 1 or numbers[ids[0]] == number_of(str(below.truth.get("unit") or "")))


def numbers_of(row: Row, columns: dict[str, Column], title: str, below: str) -> Iterator[Figure]:
    """The numbers, other than 0, of a line; ``below`` are the words under it."""
    texts = [v.text if isinstance(v, Shown) else v for v in row.cells.values() if isinstance(v, (str, Shown))]
    words = " ".join([title, row.label or "", below, *(t for t in texts if number_of(t) is None)]).casefold()
    for text in [*texts, row.label or ""]:
        for match in UNIT_COUNT.finditer(text):
            yield Figure(row, f"count {text}", Decimal(match[1]), words, "count")
        for match in FLOOR.finditer(text):
            yield Figure(row, f"area {text}", Decimal(match[1].replace(",", "")), words, "money")
    for key, cell in row.cells.items():
        number = number_of(cell)
        column = columns.get(key)
        if not number or column is None:
            continue
        head = " ".join(column.head)
        counts = column.kind == "count" or (column.kind == "text" and COUNTED.search(head) and "%" not in head)
        average = "average" in head.casefold() or any(text.casefold().startswith("average") for text in texts)
        kind = "mean" if average else "count" if counts else "money"
        yield Figure(row, key, number, words, kind, head.casefold())


class Sums:
    """Sums over groups of units."""

    def __init__(self, units: Sequence[Block], absent: Collection[int] = ()) -> None:
        """``absent`` are the ids of rows that are not printed."""
        self.members: dict[Population, list[Block]] = defaultdict(list)
        self.parts: dict[int, dict[Measure, Decimal]] = {}
        for unit in units:
            if id(unit.first) in absent:
                continue
            self.parts[id(unit)] = measures(unit, absent)
            for status, test in STATUSES.items():
                if test(unit.status):
                    for group, name in _groups(unit):
                        self.members[status, group, name].append(unit)

    def amount(self, population: Population, measure: Measure) -> Decimal:
        return sum((self.parts[id(u)].get(measure, Decimal(0)) for u in self.members[population]), Decimal(0))

    def means(self, population: Population, measure: Measure) -> list[Decimal]:
        """The average over all units, over those that print such a number, and over those that print another than 0."""
        units = self.members[population]
        printed = [self.parts[id(u)][measure] for u in units if measure in self.parts[id(u)]]
        counts = {len(units), len(printed), sum(bool(n) for n in printed)} - {0}
        return [sum(printed, Decimal(0)) / count for count in sorted(counts)]


def _groups(unit: Block) -> Iterator[tuple[str, str]]:
    yield "", ""
    yield "table", str(id(unit.table))
    yield "before", str(unit.segment)
    for name in GROUPS:
        if (value := unit.truth.get(name)) is not None:
            yield name, str(value)
    if "unitType" in unit.truth:
        yield "typed", f"{unit.truth['unitType']}/{id(unit.table)}"
    if "section" in unit.truth and "propertyName" in unit.truth:
        yield "both", f"{unit.truth['propertyName']}/{unit.truth['section']}"


def measures(unit: Block, absent: Collection[int] = ()) -> dict[Measure, Decimal]:
    """What a unit adds to each sum."""
    found: dict[Measure, Decimal] = {("units", ""): Decimal(1)}
    lines: dict[str, Decimal] = defaultdict(Decimal)
    for row in unit.rows:
        if id(row) in absent:
            continue
        for key, cell in row.cells.items():
            if (number := number_of(cell)) is None or unit.kinds.get(key) not in NUMBERS:
                continue
            if row is unit.first:
                found["column", key] = number
            if row is not unit.closing or key not in {k for _, _, k in unit.charges}:
                lines[key] += number
    for key, number in lines.items():
        found["lines", key] = number
    parts = [n for field in ("tenantRent", "subsidyRent") if (n := unit.number(field)) is not None]
    if len(parts) > 1 and unit.column("contractRent") is None:
        found["column", "tenantRent+subsidyRent"] = sum(parts, Decimal(0))
    for code, row, key in unit.charges:
        if id(row) not in absent:
            amount = number_of(row.cells.get(key)) or Decimal(0)
            for name in (code, ""):
                found["charges", name] = found.get(("charges", name), Decimal(0)) + amount
    return found


def equations(roll: Roll, units: Sequence[Block]) -> list[Equation]:
    """The printed figures that units make, with all the ways in which they do."""
    sums = Sums(units)
    every = {m for parts in sums.parts.values() for m in parts}
    table: dict[Decimal, list[tuple[Population, Measure]]] = defaultdict(list)
    for population in sums.members:
        for measure in every:
            table[sums.amount(population, measure)].append((population, measure))
    fields = {c.key: c.field for t in {id(u.table): u.table for u in units}.values() for c in t.columns}
    found = []
    for figure in figures(roll, units):
        if figure.kind == "mean":
            made = [
                (p, m)
                for p in sums.members
                if _is_named(p, figure.words) or (p[1] in ("", "table") and "average" not in figure.head)
                for m in every
                if _is_mean(sums, p, m, figure)
            ]
        else:
            counts = figure.kind == "count"
            made = [
                (p, m)
                for p, m in table[figure.value]
                if (m[0] == "units") == counts and (not counts or may_count(p, f"{figure.words} {figure.head}"))
            ]
            same = [(p, m) for p, m in made if m[1] == figure.key and m[0] != "charges"]
            made = same or [(p, m) for p, m in made if not _is_alien(m, figure, fields)]
        if made:
            found.append(Equation(figure, tuple(made), _check(figure, made, fields)))
    return found


def _is_alien(measure: Measure, figure: Figure, fields: dict[str, str | None]) -> bool:
    """Whether a figure under a column of the roll would be the sum of another of its columns."""
    return figure.key in fields and fields[figure.key] is not None and measure[0] in ("column", "lines")


def _is_mean(sums: Sums, population: Population, measure: Measure, figure: Figure) -> bool:
    exponent = figure.value.as_tuple().exponent
    width = Decimal("0.5").scaleb(exponent if isinstance(exponent, int) else 0)
    return measure[0] == "column" and any(abs(m - figure.value) <= width for m in sums.means(population, measure))


def _is_named(population: Population, words: str) -> bool:
    return population[1] in (*GROUPS, "typed") and population[2].casefold().split("/")[0] in words


def may_count(population: Population, words: str) -> bool:
    """Whether words may be beside a count of a population: they name its status and its group."""
    status, group, name = population
    if status in STATUS_WORDS and not any(word in words for word in STATUS_WORDS[status]):
        return False
    return group in ("", "table", "before") or name.casefold().split("/")[0] in words


def _check(figure: Figure, made: Sequence[tuple[Population, Measure]], fields: dict[str, str | None]) -> str:
    population, (kind, name) = made[0]
    if figure.kind == "mean" or (population[1] in ("unitType", "typed") and _is_named(population, figure.words)):
        return "R13"
    if kind == "units":
        return "R14" if population[1] == "leaseType" else "R03"
    if kind == "charges":
        return "R02" if name else "R05"
    return CHECKS.get(fields.get(name) or "", "R05")


def broken(equation: Equation, sums: Sums) -> bool:
    """Whether no sum makes the figure any more. A total of areas may be of those that are let, and comes out if it is
    theirs now."""
    figure = equation.figure
    value = number_of(figure.row.cells.get(figure.key)) if figure.key in figure.row.cells else figure.value
    if value is None:
        return False
    if figure.kind == "mean":
        now = Figure(figure.row, figure.key, value, figure.words, figure.kind)
        return not any(_is_mean(sums, p, m, now) for p, m in equation.sums)
    made = [*equation.sums]
    if equation.check == "R08":
        of = [(group, name, m) for (_, group, name), m in made if m[0] in ("column", "lines")]
        made += [((let, group, name), m) for group, name, m in of for let in ("occupied", "leases")]
    return all(sums.amount(p, m) != value for p, m in made)


def repeated_units(units: Sequence[Block]) -> list[Block]:
    """Units in force that are printed more than once."""
    keys = {id(u): tuple(u.truth.get(n) for n in ("propertyName", "building", "unit", "bed")) for u in units}
    current = [u for u in units if u.truth.get("unit") and u.status in OCCUPIED | VACANT | OUT_OF_SERVICE]
    times = Counter(keys[id(u)] for u in current)
    return [u for u in current if times[keys[id(u)]] > 1]
