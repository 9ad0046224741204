"""Types of units with their counts, areas and rents, and what reports print of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from random import Random

from docextract.testing.printed import Cell, Column, Shown

ZERO = Decimal(0)
CENT = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class Mix:
    """The units of a type: areas and rents of each, and how many of them are let."""

    name: str
    code: str
    bedrooms: int
    bathrooms: int
    areas: tuple[int, ...]
    asking: tuple[Decimal, ...]
    paid: tuple[Decimal, ...]
    list_rent: Decimal

    @property
    def units(self) -> int:
        return len(self.areas)

    @property
    def occupied(self) -> int:
        return len(self.paid)


def draw_mixes(rng: Random, *, most: int = 14, alike: bool = False) -> list[Mix]:
    """The types of a property; ``alike``: all units of a type have one area."""
    mixes = []
    plans = [(beds, baths) for beds, baths in ((0, 1), (1, 1), (2, 1), (2, 2), (3, 2), (4, 3))]
    letters = "ABCDEFG"
    style = rng.randrange(4)
    for n in range(rng.randint(2, most)):
        beds, baths = plans[min(n * len(plans) // most, len(plans) - 1)]
        letter = f"{letters[n % 7]}{n // 7 + 1}"
        name = {
            0: f"{beds} Bedroom {baths} Bathroom {letter}" if beds else f"Studio {letter}",
            1: f"{beds}BR/{baths}BA {letter}" if beds else f"Studio/{baths}BA {letter}",
            2: f"{beds}x{baths}{letter}",
            3: f"{letter} - {beds} Bed {baths} Bath" if beds else f"{letter} - Efficiency",
        }[style]
        count = rng.choice((1, 2, 4, 8, 12, 16, 24, 30, 48))
        area = 420 + 230 * beds + 70 * baths + rng.randint(0, 80)
        rent = Decimal(700 + 300 * beds + 90 * baths + 5 * rng.randint(0, 50))
        areas = tuple(area if alike else area + rng.choice((0, 0, 0, 12, 25)) for _ in range(count))
        asking = tuple(rent + rng.choice((0, 0, 15, 35)) for _ in range(count))
        paid = tuple(a - rng.choice((0, 10, 25, 60)) for a in asking if rng.random() < 0.92)
        mixes.append(Mix(name, f"{letter.lower()}{beds}{baths}", beds, baths, areas, asking, paid, rent))
    return mixes


@dataclass(frozen=True, slots=True)
class Figure:
    """A column: ``of`` some types together. ``field`` is what the answer calls it; a ratio is printed in percent."""

    key: str
    head: tuple[str, ...]
    of: Callable[[Sequence[Mix], Sequence[Mix]], Decimal | int | None]
    field: str
    kind: str = "money"
    digits: int = 2

    @property
    def label(self) -> str:
        return " ".join(self.head)

    def column(self) -> Column:
        return Column(self.key, self.head, self.kind, align="right" if self.kind == "share" else None)

    def value(self, part: Sequence[Mix], whole: Sequence[Mix]) -> Decimal | int | None:
        """The number as it is printed."""
        value = self.of(part, whole)
        if value is None or isinstance(value, int):
            return value
        return value.quantize(Decimal(1).scaleb(-self.digits), ROUND_HALF_UP)

    def cell(self, value: Decimal | int | None) -> Cell:
        """The printed cell of a value."""
        if self.kind == "share" and isinstance(value, Decimal):
            return Shown(f"{value * 100:.{self.digits - 2}f}%", value)
        return value


def units(part: Sequence[Mix], whole: Sequence[Mix]) -> int:
    """How many there are."""
    return sum(mix.units for mix in part)


def occupied(part: Sequence[Mix], whole: Sequence[Mix]) -> int:
    """How many are let."""
    return sum(mix.occupied for mix in part)


def vacant(part: Sequence[Mix], whole: Sequence[Mix]) -> int:
    """How many are not."""
    return units(part, whole) - occupied(part, whole)


def area(part: Sequence[Mix], whole: Sequence[Mix]) -> int:
    """All areas together."""
    return sum(sum(mix.areas) for mix in part)


def asking(part: Sequence[Mix], whole: Sequence[Mix]) -> Decimal:
    """All market rents together."""
    return sum((sum(mix.asking, ZERO) for mix in part), ZERO)


def paid(part: Sequence[Mix], whole: Sequence[Mix]) -> Decimal:
    """All rents in place together."""
    return sum((sum(mix.paid, ZERO) for mix in part), ZERO)


def listed(part: Sequence[Mix], whole: Sequence[Mix]) -> Decimal:
    """All rents of the types' own, once for each unit."""
    return sum((mix.list_rent * mix.units for mix in part), ZERO)


def per(top: Callable[..., Decimal | int], bottom: Callable[..., Decimal | int]) -> Callable[..., Decimal | None]:
    """One sum over another."""

    def quotient(part: Sequence[Mix], whole: Sequence[Mix]) -> Decimal | None:
        below = bottom(part, whole)
        return Decimal(top(part, whole)) / below if below else None

    return quotient


def share(what: Callable[..., Decimal | int]) -> Callable[..., Decimal | None]:
    """What a part has of the whole."""

    def ratio(part: Sequence[Mix], whole: Sequence[Mix]) -> Decimal | None:
        below = what(whole, whole)
        return Decimal(what(part, whole)) / below if below else None

    return ratio


def truth_of(figures: Sequence[Figure], values: Mapping[str, Decimal | int | None]) -> dict[str, object]:
    """The fields of a row."""
    made: dict[str, object] = {}
    others: dict[str, object] = {}
    for figure in figures:
        value = values[figure.key]
        if value is None:
            continue
        if figure.field == "other":
            others[figure.label] = Decimal(value)
        else:
            made[figure.field] = value if figure.kind == "count" else Decimal(value)
    return made | {"otherAmounts": others}
