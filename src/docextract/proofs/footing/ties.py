"""Sums that hold, and what they prove: not all that ties does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from typing import NamedTuple

from ..chance import UNLIKELY
from .amounts import Amounts
from .model import NAMED_FOR_HEADING, Addend, Explanation, ExplanationType, RowFooting

Cell = tuple[int, int]

ONE = "the only sum that holds with it is one of a single amount, which the total repeats"
NONE = "the only sum that holds with it is one of zeros"
EQUAL = "the only sum that holds with it is one of equal amounts"
SIGNS = "what is added and what is taken off was chosen so that it comes to the total, and no other column confirms it"
CHANCE = "the only sum that holds with it could hold by chance: {} ways to add up were tried"
SIGN = "its sign was chosen so that the only sum in which it stands holds"
RIVAL = "the total holds without this row as well, and no other sum holds with it"


class Tie(NamedTuple):
    """A sum that holds. trivial: why it only repeats what it adds up. doubt: why it proves no cell by itself; by row
    where it is about some of them only."""

    total: Cell
    addends: tuple[Cell, ...]
    trivial: str | None = None
    doubt: str | None = None
    rivals: frozenset[int] = frozenset()

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All that stands in the sum."""
        return (self.total, *self.addends)

    def why_not(self, cell: Cell) -> str | None:
        """Why the sum proves a cell not by itself, null if it does."""
        return self.trivial or self.doubt or (RIVAL if cell[0] in self.rivals else None)


def trivial(total: int, addends: Iterable[int], *, down: bool = True) -> str | None:
    """Why a sum only repeats what it adds up, null if it does more.

    Equal amounts say nothing of the rows that are added up ``down`` a column; those along a row add up as the columns
    of all rows do.
    """
    some = [value for value in addends if value]
    if len(some) < 2:
        return ONE if some or total else NONE
    if not total and len(some) == 2:
        return ONE
    return EQUAL if down and len({abs(value) for value in some}) == 1 else None


def doubt_of(total: int, found: Sequence[RowFooting], amounts: Amounts) -> str | None:
    """Why the tie that explains a total is none of its proof."""
    explanation = found[total].explanation
    if explanation is None:
        return None
    signs = explanation.type == ExplanationType.GENERAL_SIGNS
    if signs and _independent(total, explanation.addends, amounts) < 2:
        return SIGNS
    searched = explanation.tried > 1 and explanation.hint != NAMED_FOR_HEADING
    if searched and explanation.accident >= UNLIKELY and _among_lines(explanation, found, amounts):
        return CHANCE.format(explanation.tried)
    return None


def _among_lines(explanation: Explanation, found: Sequence[RowFooting], amounts: Amounts) -> bool:
    """Whether lines stand directly above those that a total adds up, so that only the sum says where they begin."""
    rows = {a.row for a in explanation.addends}
    if any(found[row].explanation is not None for row in rows):
        return False
    above = min(rows) - 1
    return above >= 0 and not amounts.empty[above] and found[above].kind == "LINE"


def rivals_of(explanation: Explanation) -> frozenset[int]:
    """The rows without which a total holds as well."""
    if explanation.alternative is None:
        return frozenset()
    return frozenset({a.row for a in explanation.addends} - {a.row for a in explanation.alternative})


def _independent(total: int, addends: Sequence[Addend], amounts: Amounts) -> int:
    """How many columns say the same of a sum, each by itself."""
    rows = [total, *(a.row for a in addends)]
    seen = {tuple(amounts.vectors[row][c] for row in rows) for c in range(len(amounts.columns)) if amounts.free[c]}
    return sum(sum(map(bool, values)) > 2 for values in seen)


def settle(ties: Sequence[Tie], chosen: Set[Cell]) -> tuple[set[Cell], dict[Cell, str]]:
    """The cells that are proved, and why the others that stand in a sum that holds are not.

    The sum for which the sign of a cell was ``chosen`` proves nothing of it; that of a second one does.

    A sum that only repeats an amount hands on what is proved: where its total stands in another sum, its addends could
    stand there in its place; and one figure among proved ones can be no other.
    """
    times = Counter(cell for tie in ties for cell in tie.cells if tie.why_not(cell) is None)
    proved = {cell for cell, often in times.items() if often > 1 or cell not in chosen}
    open_ties = [tie for tie in ties if tie.trivial is not None and tie.doubt is None]
    while True:
        more: set[Cell] = set()
        for tie in open_ties:
            left = [cell for cell in tie.cells if cell not in proved and cell not in chosen]
            if left and (tie.total in proved or len(left) == 1):
                more.update(left)
        if not more - proved:
            break
        proved |= more
    doubts: dict[Cell, str] = {}
    for tie in ties:
        for cell in tie.cells:
            why = tie.why_not(cell) or SIGN
            if cell not in proved and doubts.get(cell) in (None, ONE, NONE, EQUAL):
                doubts[cell] = why
    return proved, doubts
