"""Percentages that a report prints of its counts and sums, and rates of its totals: what they are made of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from docextract.testing.blocks import Block, number_of, share_of, text_of
from docextract.testing.equations import STATUS_WORDS, Figure, Population, Sums, may_count
from docextract.testing.printed import Row, Table
from docextract.testing.sample import Roll

Amount = Callable[[Sums], Decimal | None]
TIMES = (Decimal(1), Decimal(12), Decimal(4), Decimal(1) / 12)
"""What amounts of a period are of those that a rate is of."""
ABOVE, BELOW = Decimal("0.56"), Decimal(1)
"""How many of its last places a printed quotient may be above the exact one, by rounding twice, and below it where
digits are cut off."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A quotient of two amounts, with the factor between them."""

    part: Amount
    whole: Amount
    times: Decimal
    check: str

    def value(self, sums: Sums) -> Decimal | None:
        part, whole = self.part(sums), self.whole(sums)
        return self.times * part / whole if part is not None and whole else None


@dataclass(frozen=True, slots=True)
class Ratio:
    """A percentage or rate that no unit prints, and all quotients that make it in the clean document."""

    figure: Figure
    readings: tuple[Reading, ...]

    @property
    def check(self) -> str:
        return self.readings[0].check


def ratios(roll: Roll, units: Sequence[Block]) -> list[Ratio]:
    """The percentages and rates of several units that printed numbers, or sums over the units, make."""
    sums = Sums(units)
    found: list[Ratio] = []
    for table, beside, figure in _figures(roll, units):
        readings = _of_share(beside, figure, sums) if figure.kind == "share" else _of_rate(table, figure, sums)
        made = tuple(r for r in readings if is_near(r.value(sums), figure.value))
        if made:
            found.append(Ratio(figure, made))
    return found


def shares(roll: Roll, units: Sequence[Block]) -> list[Figure]:
    """The percentages, other than 0, that no unit prints."""
    return [figure for _, _, figure in _figures(roll, units) if figure.kind == "share"]


def _figures(roll: Roll, units: Sequence[Block]) -> Iterator[tuple[Table, list[Row], Figure]]:
    """Percentages and rates, with their table and all lines of it that belong to no unit."""
    own = {id(row) for unit in units for row in unit.rows}
    for table in roll.report.tables:
        beside = [row for row in table.rows if id(row) not in own]
        for row in beside:
            words = " ".join([table.title or "", row.label or "", *map(text_of, row.cells.values())]).casefold()
            for column in table.columns:
                cell, head = row.cells.get(column.key), " ".join(column.head).casefold()
                if value := share_of(cell):
                    yield table, beside, Figure(row, column.key, value, words, "share", head)
                elif column.kind == "number" and (value := number_of(cell)):
                    yield table, beside, Figure(row, column.key, value, words, "rate", head)


def is_parted(ratio: Ratio, sums: Sums, absent: Collection[int] = ()) -> bool:
    """Whether nothing makes the percentage or rate any more."""
    figure = ratio.figure
    if id(figure.row) in absent:
        return False
    cell = figure.row.cells.get(figure.key)
    now = share_of(cell) if figure.kind == "share" else number_of(cell)
    return now is not None and not any(is_near(r.value(sums), now) for r in ratio.readings)


def is_near(value: Decimal | None, printed: Decimal) -> bool:
    """Whether a quotient is printed as it is, rounded or cut off."""
    if value is None:
        return False
    exponent = printed.as_tuple().exponent
    place = Decimal(1).scaleb(exponent if isinstance(exponent, int) else 0)
    return -BELOW * place < printed - value <= ABOVE * place


def _of_share(beside: Sequence[Row], figure: Figure, sums: Sums) -> Iterator[Reading]:
    """Numbers of the line in percent of those of another line or column, and units or areas of a status. A cell that
    names the status itself (``93.3% Occupied``) is of all numbers of its line."""
    hundred, cells = Decimal(100), figure.row.cells
    said = text_of(cells[figure.key]).casefold()
    if not any(word in said for words in STATUS_WORDS.values() for word in words):
        keys = [k for k in cells if number_of(cells[k]) is not None]
        for key in keys:
            other_lines = [(row, key) for row in beside if row is not figure.row]
            for row, other in [*other_lines, *((figure.row, k) for k in keys if k != key), (figure.row, key)]:
                yield Reading(_printed(figure.row, key), _printed(row, other), hundred, "R10")
            for base in ("all", "current", "units"):
                yield Reading(_printed(figure.row, key), _summed((base, "", ""), ("units", "")), hundred, "R10")
    areas = _areas(sums)
    every = {measure for parts in sums.parts.values() for measure in parts if measure[0] in ("units", "column")}
    measures = {measure: "R11" if measure[1] in areas else "R10" for measure in sorted(every)}
    for population in list(sums.members):
        status, group, name = population
        if status in STATUS_WORDS and may_count(population, f"{figure.words} {figure.head}"):
            for base in ("all", "current", "units"):
                for measure, check in measures.items():
                    if (whole := (base, group, name)) in sums.members:
                        yield Reading(_summed(population, measure), _summed(whole, measure), hundred, check)


def _areas(sums: Sums) -> set[str]:
    """The columns of areas of the units."""
    held = {id(unit.table): unit.table for units in sums.members.values() for unit in units}
    return {column.key for table in held.values() for column in table.columns if column.field == "area"}


def _of_rate(table: Table, figure: Figure, sums: Sums) -> Iterator[Reading]:
    """Amounts on areas: those of the line, or sums over the units of the table."""
    areas = [c.key for c in table.columns if c.field == "area"]
    money = [c.key for c in table.columns if c.kind == "money"]
    for area in areas:
        for key in money:
            for times in TIMES:
                yield Reading(_printed(figure.row, key), _printed(figure.row, area), times, "R15")
                for population in list(sums.members):
                    if population[1] in ("", "table", "before"):
                        one, other = _summed(population, ("column", key)), _summed(population, ("column", area))
                        yield Reading(one, other, times, "R15")


def _printed(row: Row, key: str) -> Amount:
    return lambda sums: number_of(row.cells.get(key))


def _summed(population: Population, measure: tuple[str, str]) -> Amount:
    return lambda sums: sums.amount(population, measure)
