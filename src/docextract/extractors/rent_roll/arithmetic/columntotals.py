"""The numbers of total rows, each with the reading taken for it: what the columns of the roll may add up to."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from decimal import Decimal

from ....models.rent_roll import VACANT, RentRollRow
from ....proofs.readings import Key, Spoken, Tie, find_tie, weigh
from ..totals.groups import statuses_of
from ..totals.printed import Stated
from .columntotal import ColumnTotal
from .comparison import Comparison, block_of
from .outsiders import find_alone
from .readings import Column

FIELD_CHECKS = {
    "marketRent": "R04", "contractRent": "R05", "annualRent": "R05", "tenantRent": "R05", "subsidyRent": "R05",
    "totalCharges": "R05", "otherCharges": "R05", "concessions": "R05", "deposit": "R06", "otherDeposit": "R06",
    "balance": "R07", "area": "R08",
}  # fmt: skip


def check_of(name: str) -> str | None:
    """The check that compares the totals of a field."""
    return FIELD_CHECKS.get(name) or ("R05" if name.startswith("charges:") else None)


def column_totals(comparison: Comparison) -> list[ColumnTotal]:
    """The numbers of total rows that rows print amounts for; lines of one block speak for each other."""
    found: list[ColumnTotal] = []
    blocks: dict[object, list[ColumnTotal]] = defaultdict(list)
    for total in comparison.totals:
        if total.kind == "average":
            continue
        line = _prefer_common(list(_line(comparison, total)))
        find_alone(total, line, lambda name, total=total: _vacant_beside(comparison, total, name)[1])  # type: ignore[misc]
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
            amounts = [*comparison.amounts(name), *_with_pro_forma(comparison, name)]
            beside, _ = _vacant_beside(comparison, total, name)
            figure = comparison.figure(total, name, stated, amounts, beside=beside, unit=comparison.unit(name))
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


def _with_pro_forma(comparison: Comparison, name: str) -> Sequence[tuple[str, Column]]:
    """The amount that also holds the rents of vacant units, where the document prints such."""
    aside = comparison.pro_forma.get(name)
    if not aside:
        return ()
    called, amount = f"{name}+proForma", comparison.amounts(name)[0][1]
    return comparison.column(
        called, called, lambda row: aside[row.row_index] if row.row_index in aside else amount(row)
    )


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
