"""Totals printed above their lines: open rows that are the sum of all open rows below them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..chance import UNLIKELY
from .broken import near_head, nearly
from .model import Addend, Explanation, ExplanationType
from .significance import accident

if TYPE_CHECKING:
    from .walk import Walk


AHEAD = 12
"""How many rows below a total that nearly ties are looked at for what it lacks."""


class HeadTotals:
    """Closes totals above their lines whenever a line was pushed, innermost first.

    A total is complete with the amount of its last addend, even where that is a total itself whose lines are still to
    come. So the last addend stays open as the tail of the total that it completed.
    """

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self._tails: dict[int, int] = {}

    def close(self) -> None:
        """Close what the last open row completes; failing that, a total that it nearly completes."""
        some = False
        while self._tail() or self._head():
            some = True
        if some:
            return
        missed = near_head(self.walk)
        if missed is not None and not self._still_to_come(missed[0], [a.row for a in missed[1].addends]):
            head, self.walk.broken[head] = missed
            self._close(head, [a.row for a in missed[1].addends])
            return
        for i, tail in self._open_tails():
            broken = nearly(self.walk, tail, self.walk.open.rows[i + 1 :])
            if broken is not None and not self._still_to_come(tail, self.walk.open.rows[i + 1 :]):
                self.walk.broken[tail] = broken
                self._end_tail(i, tail)
                return

    def _still_to_come(self, head: int, rows: list[int]) -> bool:
        """Whether the rows that follow make up what a total above its lines lacks so far: a line with an amount in a
        single month leaves all other columns as they are."""
        amounts = self.walk.amounts
        addends = [Addend(row, 1) for row in rows]
        lacking = self._off(head, addends)
        for row in range(rows[-1] + 1, min(rows[-1] + 1 + AHEAD, len(amounts.vectors))):
            if amounts.empty[row]:
                break
            addends.append(Addend(row, 1))
            if not amounts.zero[row] and self._off(head, addends) < lacking:
                return True
        return False

    def _off(self, head: int, addends: list[Addend]) -> int:
        """In how many columns a sum misses."""
        amounts = self.walk.amounts
        room = amounts.tolerances(len(addends) + 1)
        return sum(abs(left) > most for left, most in zip(amounts.residuals(head, addends), room, strict=True))

    def _head(self) -> bool:
        rows = self.walk.open.rows
        for start in self._complete():
            found = self._judged(rows[start], rows[start + 1 :])
            if found is not None:
                head, addends = rows[start], rows[start + 1 :]
                self.walk.explanations[head] = found
                self._close(head, addends)
                return True
        return False

    def _open_tails(self) -> list[tuple[int, int]]:
        """The places of open totals with two rows or more below them, and their tails, nearest first."""
        if not self._tails:
            return []
        rows = self.walk.open.rows
        return [(i, self._tails[rows[i]]) for i in range(len(rows) - 3, -1, -1) if rows[i] in self._tails]

    def _tail(self) -> bool:
        """The rows below a total that was complete are the lines of its last addend."""
        walk = self.walk
        for i, tail in self._open_tails():
            rows = walk.open.rows[i + 1 :]
            walk.counter.steps += 1
            if not walk.amounts.ties(tail, [Addend(row, 1) for row in rows]):
                continue
            found = self._judged(tail, rows)
            if found is not None:
                walk.explanations[tail] = found
                gone = {a.row for a in found.addends}
                walk.loose_zeros = [z for z in walk.loose_zeros if z not in gone]
                self._end_tail(i, tail)
                return True
        return False

    def _end_tail(self, place: int, tail: int) -> None:
        """The rows below a place of the open list are consumed by the tail of the total that stands there."""
        walk = self.walk
        walk.starts[tail] = tail
        walk.consolidated.append(tail)
        last = walk.open.rows[-1]
        walk.open.cut(place + 1)
        self._leave_tail(walk.open.rows[place], last)

    def _judged(self, head: int, rows: list[int]) -> Explanation | None:
        walk = self.walk
        addends = tuple(Addend(row, 1) for row in rows)
        if self._summed_below((Addend(head, 1), *addends)):
            return None
        if walk.downward and walk.hints.looks_total(head) is None:
            return None
        expected = accident(walk.amounts, walk.open, head, addends, len(walk.open))
        hint = None
        if expected >= UNLIKELY:
            hint = walk.hints.looks_total(head) or walk.hints.outdented(head, rows)
            if hint is None:
                return None
        zeros = [Addend(z, 1) for z in walk.loose_zeros if z > head]
        addends = tuple(sorted((*addends, *zeros), key=lambda a: a.row))
        return Explanation(ExplanationType.HEADER_TOTAL, addends, len(walk.open), expected, hint)

    def _summed_below(self, addends: tuple[Addend, ...]) -> bool:
        """Whether the next amounts add up a line and those that come to it: one half, and two quarters."""
        amounts = self.walk.amounts
        below = range(addends[-1].row + 1, len(amounts.vectors))
        total = next((row for row in below if not amounts.zero[row]), None)
        return total is not None and amounts.ties(total, addends)

    def _close(self, head: int, rows: list[int]) -> None:
        walk = self.walk
        walk.consume(head, [Addend(row, 1) for row in rows], None)
        explanation = walk.explanations.get(head)
        gone = {a.row for a in explanation.addends} if explanation else set()
        walk.loose_zeros = [z for z in walk.loose_zeros if z not in gone]
        walk.starts[head] = head
        self._leave_tail(head, rows[-1])

    def _leave_tail(self, head: int, last: int) -> None:
        self._tails.pop(head, None)
        tail = last if last not in self.walk.starts else self._tails.get(last)
        if tail is not None:
            self._tails[head] = tail

    def _complete(self) -> Iterator[int]:
        """The positions of lines that are the sum of all open rows below them (two at least), nearest first."""
        walk = self.walk
        amounts, open_list = walk.amounts, walk.open
        count = len(open_list)
        if count < 3:
            return
        pivot = amounts.pivot(open_list.rows[-1])
        sums = open_list.sums[pivot]
        most = amounts.tolerances(count)[pivot]
        walk.counter.steps += count
        found = open_list.heads(pivot, sums[-1] - most, sums[-1] + most)
        for i in reversed(found):
            if i >= count - 2 or open_list.rows[i] in walk.starts:
                continue
            room = amounts.tolerances(count - i)
            if all(-m <= s[-1] - 2 * s[i + 1] + s[i] <= m for s, m in zip(open_list.sums, room, strict=True)):
                yield i
