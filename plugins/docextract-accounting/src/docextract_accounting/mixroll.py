"""Check U05: what a unit mix says of its types against the units of the rent roll of the same day."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import NamedTuple

from docextract import RentRoll
from docextract.plugin import CheckResult
from docextract.proofs.equations import step
from docextract.values.text import normal

from .findings import MOST_NAMED, result
from .models import UnitMix, UnitMixRow

ZERO = Decimal(0)


class Figure(NamedTuple):
    """What both say of a type: its name, what the mix and the roll say, and how far they may be apart."""

    name: str
    mix: Decimal
    roll: Decimal
    room: Decimal


def mix_against_roll(mix: UnitMix, roll: RentRoll) -> CheckResult:
    """U05: units, occupied units, areas and market rents of each type, and units in all; at most a warning.

    Types are the same where their names are. Where the two name no type alike, only all units are compared.
    Averages of the mix are rounded to their last printed digit.
    """
    days = mix.meta.as_on_date, roll.meta.as_on_date
    if None not in days and days[0] != days[1]:
        return result("U05", "SKIPPED", f"the unit mix is of {days[0]}, the rent roll is of {days[1]}")
    types: dict[str, list[UnitMixRow]] = defaultdict(list)
    lines = {normal(line.unit_type or ""): line for line in roll.summary.unit_mix}
    for row in mix.rows:
        name = row.unit_type or ""
        code = name.split()[0] if "unitType" in row.derived and " " in name else name
        types[normal(code if normal(code) in lines else name)].append(row)
    told: list[str] = []
    rows: set[int] = set()
    compared = 0
    if types.keys() & lines.keys():
        for name in dict.fromkeys((*types, *lines)):
            mine, line = types.get(name, []), lines.get(name)
            label = next((row.unit_type for row in mine), line.unit_type if line else None) or "no type"
            if line is None or not mine:
                told.append(f"{label} stands only in the {'roll' if line is not None else 'unit mix'}")
                rows |= {row.row_index for row in mine}
                continue
            figures = [
                *_count("units", [row.units for row in mine], line.units),
                *_count("occupied", [row.occupied for row in mine], line.occupied),
                *_average("area", mine, [row.average_area for row in mine], line.average_area),
                *_average("market rent", mine, [row.average_market_rent for row in mine], line.average_market_rent),
            ]
            off = [figure for figure in figures if abs(figure.mix - figure.roll) > figure.room]
            compared += len(figures)
            told += [f"{label}: {f.name} {f.mix:,f}, on the roll {f.roll:,f}" for f in off]
            rows |= {row.row_index for row in mine if off}
    elif mix.summary.total_units is not None:
        compared = 1
        if mix.summary.total_units != roll.summary.total_units:
            told.append(f"{mix.summary.total_units} units, on the roll {roll.summary.total_units}")
    if not compared and not told:
        return result("U05", "SKIPPED", "the unit mix counts no units")
    more = [f"and {len(told) - MOST_NAMED} more"] if len(told) > MOST_NAMED else []
    message = "; ".join([*told[:MOST_NAMED], *more]) or f"{compared} figures are those of the roll"
    return result("U05", "WARN" if told else "PASS", message, rows=sorted(rows))


def _count(name: str, printed: Sequence[int | None], on_roll: int) -> Iterable[Figure]:
    if None not in printed:
        yield Figure(name, Decimal(sum(n for n in printed if n is not None)), Decimal(on_roll), ZERO)


def _average(
    name: str, rows: Sequence[UnitMixRow], printed: Sequence[Decimal | None], on_roll: Decimal | None
) -> Iterable[Figure]:
    """The average of all units of a type, as far as the mix says of each row how many they are."""
    pairs = [(value, row.units) for row, value in zip(rows, printed, strict=True) if value is not None and row.units]
    units = sum(count for _, count in pairs)
    if on_roll is not None and units and len(pairs) == len(rows):
        average = sum((value * count for value, count in pairs), ZERO) / units
        yield Figure(name, average.quantize(Decimal("0.01")), on_roll, max(step(value) for value, _ in pairs))
