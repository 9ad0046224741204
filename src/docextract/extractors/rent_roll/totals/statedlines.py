"""The lines that a document prints of its own sums, by the blocks and tables that they stand in."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cached_property

from ....proofs.tolerance import CENT, printed_unit
from .groups import apart_from
from .printed import Printed, Stated


class StatedLines:
    """What lines say of each other, whatever the rows hold."""

    printed: Printed

    @cached_property
    def totals(self) -> list[Stated]:
        """Every printed total: those of the roll, then those of the tables beside it."""
        return [*self.printed.totals, *self.printed.occupancy]

    def beside(self, total: Stated) -> list[Stated]:
        """The other lines of the same block or table."""
        return [other for other in self.blocks[block_of(total)] if other is not total]

    @cached_property
    def blocks(self) -> Mapping[object, Sequence[Stated]]:
        """The lines of each block or table."""
        found: dict[object, list[Stated]] = defaultdict(list)
        for total in self.totals:
            found[block_of(total)].append(total)
        return found

    def kinds_beside(self, total: Stated) -> list[tuple[str | None, str | None]]:
        """The groups and statuses of the other lines of the same block or table, each once."""
        own = (total.group, total.status)
        return [kind for kind, times in self._kinds[block_of(total)].items() if times > (kind == own)]

    @cached_property
    def _kinds(self) -> Mapping[object, Counter[tuple[str | None, str | None]]]:
        blocks = self.blocks.items()
        return {block: Counter((line.group, line.status) for line in lines) for block, lines in blocks}

    def vacant_beside(self, total: Stated, name: str) -> Sequence[Stated]:
        """The lines for vacant space, of the same block or of a table, that print an amount of a field."""
        return self._vacant.get((total.block, name), ())

    @cached_property
    def _vacant(self) -> Mapping[tuple[int, str], Sequence[Stated]]:
        found: dict[tuple[int, str], list[Stated]] = defaultdict(list)
        for line in self.totals:
            for name, stated in line.values.items() if line.group == "vacant" else ():
                if stated:
                    found[line.block, name].append(line)
        return found

    def apart(self, total: Stated) -> str | None:
        """The status or group that has a line of its own beside a line whose group would hold it."""
        if total.group in (None, "total"):
            return None
        return apart_from(total.group, total.status, self.kinds_beside(total))

    def unit(self, name: str) -> Decimal:
        """The unit in which the totals of a field are printed: cents, unless several say otherwise."""
        if name not in self._units:
            stated = [t.values[name] for t in self.totals if t.values.get(name)]
            self._units[name] = printed_unit(stated) if len(set(stated)) > 2 else CENT
        return self._units[name]

    @cached_property
    def _units(self) -> dict[str, Decimal]:
        return {}

    def goes_on_grand(self, total: Stated) -> bool:
        """Whether a line by occupancy goes on in a block that a line called grand total opened."""
        groups = {total.group}
        block = self.blocks[block_of(total)] if total.group is not None else ()
        place = next((n for n, line in enumerate(block) if line is total), 0)
        for above in reversed(block[:place]):
            if above.group is None or above.group in groups:
                return False
            if above.kind == "grand":
                return True
            groups.add(above.group)
        return False

    def name(self, total: Stated) -> str:
        """What a line is called in titles: its label, and what it is about."""
        table = total.scope if total.kind == "table" else None
        about = table or total.property_name or (None if total.label else total.section)
        return ", ".join(filter(None, (total.label or "unlabelled total", about)))


def block_of(total: Stated) -> tuple[bool, object]:
    """What lines that stand together share: the table, or the block of total rows."""
    return (True, total.scope) if total.kind == "table" else (False, total.block)
