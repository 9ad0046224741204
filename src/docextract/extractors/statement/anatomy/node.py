"""The rows of a statement as key totals and sections look at them."""

from __future__ import annotations

from typing import NamedTuple

from ....records import record


class Part(NamedTuple):
    """A direct addend of a total."""

    row: int
    sign: int


@record
class Node:
    """What is known of a row when key totals are looked for."""

    label: str | None
    kind: str
    parts: tuple[Part, ...] = ()
    parent: int | None = None
    cents: tuple[int, ...] = ()
    """The amounts in the columns of money, blanks as 0."""

    @property
    def amount(self) -> bool:
        """Whether the row holds amounts of money."""
        return self.kind in ("LINE", "SUBTOTAL", "TOTAL")
