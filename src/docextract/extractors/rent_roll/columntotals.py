"""The numbers of total rows, each with the reading taken for it: what the columns of the roll may add up to."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from ...models.rent_roll import VACANT, RentRollRow
from ...proofs.chance import UNLIKELY
from ...proofs.readings import Figure, Key, Spoken, Tie, find_tie, weigh
from .alone import find_alone
from .ground import Ground, block_of
from .groups import Rows, statuses_of
from .printed import Stated
from .readings import Column

FIELD_CHECKS = {
    "marketRent": "R04", "contractRent": "R05", "annualRent": "R05", "tenantRent": "R05", "subsidyRent": "R05",
    "totalCharges": "R05", "otherCharges": "R05", "concessions": "R05", "deposit": "R06", "otherDeposit": "R06",
    "balance": "R07", "area": "R08",
}  # fmt: skip


def check_of(name: str) -> str | None:
    """The check that compares the totals of a field."""
    return FIELD_CHECKS.get(name) or ("R05" if name.startswith("charges:") else None)


@dataclass(slots=True)
class ColumnTotal:
    """One number of a total row, and how it was read."""

    total: Stated
    name: str
    tie: Tie[RentRollRow]
    figure: Figure[RentRollRow]
    strange: bool = False
    """Whether it is no total of these rows at all."""
    alone: str = ""
    """What rows it takes in, if that makes the tie doubtful."""

    @property
    def stated(self) -> Decimal:
        """As printed."""
        return self.figure.stated

    @property
    def miss(self) -> Decimal:
        """Actual less stated."""
        return self.figure.miss(self.tie.reading)

    @property
    def far(self) -> bool:
        """Whether it is less than half of what the rows add up to, or more than twice that."""
        most = max(abs(self.stated), abs(self.tie.reading.actual))
        return not self.tie.tied and 2 * abs(self.miss) > most

    @property
    def may_be_chance(self) -> bool:
        """Whether its reading is neither the usual one, nor the one status that the line's own label names, nor just
        the units that the line counts."""
        reading = self.tie.reading
        if reading.first or reading.key[1].startswith("only ") or self.tie.chance < UNLIKELY:
            return False
        return not self.total.units == units_of(reading.rows) != units_of(self.figure.readings[0].rows)


def units_of(rows: Rows) -> int:
    """How many rows count as units."""
    return len(rows.only(lambda row: row.counts_as_unit))


def column_totals(ground: Ground) -> list[ColumnTotal]:
    """The numbers of total rows that rows print amounts for; lines of one block speak for each other."""
    found: list[ColumnTotal] = []
    blocks: dict[object, list[ColumnTotal]] = defaultdict(list)
    for total in ground.totals:
        if total.kind == "average":
            continue
        line = _prefer_common(list(_line(ground, total)))
        find_alone(total, line, lambda name, total=total: _vacant_beside(ground, total, name)[1])  # type: ignore[misc]
        _part_stranger(total, line)
        found += line
        for column in line:
            if column.tie.tied:
                blocks[block_of(total), column.tie.reading.key].append(column)
    unusual = (same for same in blocks.values() if not all(c.tie.reading.first for c in same))
    weigh([Spoken(c.tie, c.figure.hit(c.tie.reading)) for c in same] for same in unusual)
    return found


def _line(ground: Ground, total: Stated) -> Iterator[ColumnTotal]:
    for name, stated in total.values.items():
        if check_of(name) is not None:
            amounts = [*ground.amounts(name), *_with_pro_forma(ground, name)]
            beside, _ = _vacant_beside(ground, total, name)
            figure = ground.figure(total, name, stated, amounts, beside=beside, unit=ground.unit(name))
            prints = bool(stated) or any(reading.added.terms for reading in figure.readings[:1])
            if prints and (tie := find_tie(figure)) is not None:
                yield ColumnTotal(total, name, tie, figure)


def _vacant_beside(ground: Ground, total: Stated, name: str) -> tuple[Decimal | None, bool]:
    """What the same block prints for vacant space, if the total may cover it and no row stands for it; and whether
    tables alone print such."""
    if total.group != "total" or statuses_of(ground.all) & VACANT:
        return None, False
    lines = ground.vacant_beside(total, name)
    amount = next((line.values[name] for line in lines if line.kind != "table"), None)
    return amount, bool(lines) and amount is None


def _with_pro_forma(ground: Ground, name: str) -> Sequence[tuple[str, Column]]:
    """The amount that also holds the rents of vacant units, where the document prints such."""
    aside = ground.pro_forma.get(name)
    if not aside:
        return ()
    called, amount = f"{name}+proForma", ground.amounts(name)[0][1]
    return ground.column(called, called, lambda row: aside[row.row_index] if row.row_index in aside else amount(row))


def _prefer_common(line: list[ColumnTotal]) -> list[ColumnTotal]:
    """Where columns of one row tie on different rows, take for each the rows on which most of them tie."""
    keys = {column.tie.reading.key for column in line if column.tie.tied}
    sure = [column for column in line if column.tie.tied and not column.tie.loose] if len(keys) > 1 else []
    tying: list[dict[Key, Tie[RentRollRow]]] = []
    for column in sure:
        mine = {column.tie.reading.key: column.tie}
        for tried, reading in enumerate(column.figure.readings, 1):
            if reading.key in keys and reading.key not in mine and reading.ties(column.stated):
                mine[reading.key] = Tie(reading, True, tried)
        tying.append(mine)
    popular = Counter(key for mine in tying for key in mine)
    for column, mine in zip(sure, tying, strict=True):
        # The first of equals: as the readings are tried.
        column.tie = mine[max(mine, key=lambda key: popular[key])]
    return line


def _part_stranger(total: Stated, line: Sequence[ColumnTotal]) -> None:
    """A line of which nothing ties, and whose figures are far from what the rows add up to, is no total of them: it
    stands in another table under the same columns. Of a line that is called a total several figures have to say so."""
    called = total.of_all or total.kind == "grand" or total.called
    strange = (len(line) > 1 or total.kind == "table" or not called) and all(column.far for column in line)
    for column in line:
        column.strange = strange
