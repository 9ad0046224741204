"""The numbers of total rows, each with the reading taken for it: what the columns of the roll may add up to."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from decimal import Decimal

from ....models.rent_roll import NOT_A_UNIT, VACANT, RentRollRow
from ....proofs.chance import UNLIKELY
from ....proofs.readings import Figure, Key, Spoken, Tie, find_tie, weigh
from ....records import record
from ..totals.groups import Rows, statuses_of
from ..totals.printed import Stated
from .amounts import OF_UNITS, is_current, is_unit
from .comparison import Comparison, block_of
from .readings import Columns

FIELD_CHECKS = {
    "marketRent": "R04", "contractRent": "R05", "annualRent": "R05", "tenantRent": "R05", "subsidyRent": "R05",
    "totalCharges": "R05", "otherCharges": "R05", "concessions": "R05", "deposit": "R06", "otherDeposit": "R06",
    "balance": "R07", "area": "R08",
}  # fmt: skip


def check_of(name: str) -> str | None:
    """The check that compares the totals of a field."""
    return FIELD_CHECKS.get(name) or ("R05" if name.startswith("charges:") else None)


FEWEST_OTHERS = 2
"""Figures of a line that say which rows it is of."""


@record
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
    def miss(self) -> Decimal:
        """Actual less stated."""
        return self.figure.miss(self.tie.reading)

    @property
    def far(self) -> bool:
        """Whether it is less than half of what the rows add up to, or more than twice that."""
        most = max(abs(self.figure.stated), abs(self.tie.reading.actual))
        return not self.tie.tied and 2 * abs(self.miss) > most

    @property
    def moved(self) -> bool:
        """Whether it is compared with others than the usual rows, as it comes near to these."""
        usual = next((reading for reading in self.figure.readings if reading.added.terms), self.tie.reading)
        return not self.tie.tied and self.tie.reading is not usual

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
    return len(rows.only(is_unit))


def column_totals(comparison: Comparison) -> list[ColumnTotal]:
    """The numbers of total rows that rows print amounts for; lines of one block speak for each other."""
    found: list[ColumnTotal] = []
    blocks: dict[object, list[ColumnTotal]] = defaultdict(list)
    for total in comparison.totals:
        if total.kind == "average":
            continue
        line = list(_line(comparison, total))
        _prefer_common([column for column in line if column.tie.tied])
        _follow_with_zeros(line)
        _find_alone(comparison, total, [column for column in line if column.tie.tied])
        _part_stranger(total, line)
        found += line
        for column in line:
            if column.tie.tied:
                blocks[block_of(total), column.tie.reading.key].append(column)
    unusual = (same for same in blocks.values() if not all(c.tie.reading.first for c in same))
    weigh([Spoken(c.tie, c.figure.hit(c.tie.reading)) for c in same] for same in unusual)
    return found


def _line(comparison: Comparison, total: Stated) -> Iterator[ColumnTotal]:
    for name, stated in total.values.items():
        if check_of(name) is not None:
            columns = [*comparison.amounts(name), *_with_pro_forma(comparison, name)]
            beside, _ = _vacant_beside(comparison, total, name)
            figure = comparison.figure(total, name, stated, columns, beside)
            prints = bool(stated) or any(reading.added.terms for reading in figure.readings[:1])
            if prints and (tie := find_tie(figure)) is not None:
                yield ColumnTotal(total, name, tie, figure)


def _vacant_beside(comparison: Comparison, total: Stated, name: str) -> tuple[Decimal | None, bool]:
    """What the same block prints for vacant space, if the total may cover it and no row stands for it; and whether
    tables alone print such."""
    if total.group != "total" or statuses_of(comparison.all) & VACANT:
        return None, False
    lines = comparison.vacant_beside(total, name)
    amount = next((line.values[name] for line in lines if line.kind != "table"), None)
    return amount, bool(lines) and amount is None


def _with_pro_forma(comparison: Comparison, name: str) -> Columns:
    """The amount that also holds the rents of vacant units, where the document prints such."""
    aside = comparison.pro_forma.get(name)
    if not aside:
        return ()
    called, amount = f"{name}+proForma", comparison.amounts(name)[0][1]
    return [(called, comparison.column(called, lambda row: aside.get(row.row_index, amount(row))))]


def _prefer_common(tied: Sequence[ColumnTotal]) -> None:
    """Where columns of one row tie on different rows, take for each the rows on which most of them tie."""
    keys = {column.tie.reading.key for column in tied}
    sure = [column for column in tied if not column.tie.loose] if len(keys) > 1 else []
    tying: list[dict[Key, Tie[RentRollRow]]] = []
    for column in sure:
        mine = {column.tie.reading.key: column.tie}
        for tried, reading in enumerate(column.figure.readings, 1):
            if reading.key in keys and reading.key not in mine and reading.ties(column.figure.stated):
                mine[reading.key] = Tie(reading, True, tried)
        tying.append(mine)
    popular = Counter(key for mine in tying for key in mine)
    for column, mine in zip(sure, tying, strict=True):
        # The first of equals: as the readings are tried.
        column.tie = mine[max(mine, key=lambda key: popular[key])]


def _follow_with_zeros(line: Sequence[ColumnTotal]) -> None:
    """A printed 0 says little of its rows: they are those on which the others of its line tie, if they print zeros."""
    keys = Counter(column.tie.reading.key for column in line if column.tie.tied and not column.tie.loose)
    if not keys or (common := keys.most_common(1)[0])[1] < FEWEST_OTHERS:
        return
    for column in line:
        if column.tie.tied or column.figure.stated:
            continue
        for tried, reading in enumerate(column.figure.readings, 1):
            if reading.key == common[0] and reading.added.terms and not reading.added.filled:
                column.tie = Tie(reading, True, tried)


def _find_alone(comparison: Comparison, total: Stated, tied: Sequence[ColumnTotal]) -> None:
    """Say of each number of a total line what rows it takes in alone: rows below the line, or people who do not live
    there now, who have the market rent and the area of their unit and may stand for a unit that is missing, as where
    vacant space is printed beside the total that no row stands for."""
    if total.kind not in ("grand", "table"):
        covered = [column.tie.reading.rows for column in tied]
        below = [bool(rows) and rows.table.rows[rows.last].row_index >= total.after for rows in covered]
        if not all(below):
            for column, is_below in zip(tied, below, strict=True):
                column.alone = "rows below the line that its other columns leave out" if is_below else ""
    of_people = [column for column in tied if column.name not in OF_UNITS]
    for column in tied:
        if column.name in OF_UNITS and not column.alone and not column.tie.reading.first:
            more = column.tie.reading.rows.only(lambda row: not is_current(row))
            if more and statuses_of(more) <= NOT_A_UNIT:
                if _leave_out(of_people, more):
                    column.alone = "former residents or leases to come that its other columns leave out"
                elif _vacant_beside(comparison, total, column.name)[1]:
                    column.alone = "former residents or leases to come, while no row is of the vacant space"


def _leave_out(columns: Sequence[ColumnTotal], rows: Rows) -> bool:
    """Whether totals tie without rows that print amounts in their columns, and none ties with them."""
    readings = [column.tie.reading for column in columns]
    taken = [
        reading.rows.holds(position)
        for reading in readings for position in rows.positions if reading.column(rows.table.rows[position])
    ]  # fmt: skip
    return bool(taken) and not any(taken)


def _part_stranger(total: Stated, line: Sequence[ColumnTotal]) -> None:
    """A line of which nothing ties, and whose figures are far from what the rows add up to, is no total of them: it
    stands in another table under the same columns. Of a line that is called a total several figures have to say so, and
    several come near to other rows, where it is one of these."""
    called = total.of_all or total.kind == "grand" or total.called
    strange = (len(line) > 1 or total.kind == "table" or not called) and all(c.far or c.moved for c in line)
    strange &= sum(column.moved for column in line) < FEWEST_OTHERS
    for column in line:
        column.strange = strange
