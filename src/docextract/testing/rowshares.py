"""Percentages that units print of a whole: their area of all area, their rent of all rent."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from docextract.testing.blocks import NUMBERS, Block, is_share, number_of, share_of
from docextract.testing.equations import Figure
from docextract.testing.shares import is_near

FEWEST = 5
LEAST = 3
"""Units that keep to a share without which a document with a defect no longer tells it."""


@dataclass(frozen=True, slots=True)
class RowShare:
    """Columns of percentages and of the numbers that they are of, with the whole that is printed of these."""

    share: str
    number: str
    whole: Decimal

    def keeps(self, unit: Block) -> bool | None:
        """Whether a unit's percentage is that of its number; None where it does not print both."""
        share, number = share_of(unit.first.cells.get(self.share)), number_of(unit.first.cells.get(self.number))
        if share is None or number is None:
            return None
        return is_near(100 * number / self.whole, share)


def kept_shares(units: Sequence[Block], figures: Sequence[Figure]) -> list[RowShare]:
    """Those of printed totals that five units print and nine in ten keep."""
    found = []
    for table in {id(u.table): u.table for u in units}.values():
        mine = [u for u in units if u.table is table]
        printed = {c.key for c in table.columns if any(is_share(u.first.cells.get(c.key)) for u in mine)}
        for share in printed:
            for key in (c.key for c in table.columns if c.kind in NUMBERS):
                for whole in {f.value for f in figures if f.key == key and f.row in table.rows}:
                    kept, tried = _counted(RowShare(share, key, whole), mine)
                    if kept >= FEWEST and kept * 10 >= tried * 9:
                        found.append(RowShare(share, key, whole))
    return found


def broken_shares(units: Sequence[Block], kept: Sequence[RowShare], absent: Collection[int] = ()) -> set[int]:
    """Places in the truth of units that break a share which enough others still keep."""
    return set(_broken([u for u in units if id(u.first) not in absent], kept))


def _broken(units: Sequence[Block], shares: Sequence[RowShare]) -> Iterator[int]:
    for share in shares:
        kept, tried = _counted(share, units)
        if kept >= LEAST and kept * 2 > tried:
            yield from (unit.index for unit in units if share.keeps(unit) is False)


def _counted(share: RowShare, units: Sequence[Block]) -> tuple[int, int]:
    verdicts = [keeps for unit in units if (keeps := share.keeps(unit)) is not None]
    return sum(verdicts), len(verdicts)
