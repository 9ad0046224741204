"""Which numbers are proved, and which one is wrong where a sum down and a sum along a row miss together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set

from .amounts import Amounts
from .broken import FEWEST
from .model import Addend, Broken, Crossing, ExplanationType, FootingColumn, FootingRow, Proof, RowBreak, RowFooting
from .relations import Relation
from .ties import Cell, Tie, doubt_of, rivals_of, settle, trivial


class Prover:
    """Collects the cells that stand in confirmed equations, then judges those of broken ones."""

    def __init__(
        self, rows: Sequence[FootingRow], columns: Sequence[FootingColumn], amounts: Amounts,
        found: list[RowFooting], kept: Sequence[Relation],
    ) -> None:  # fmt: skip
        self.rows = rows
        self.columns = columns
        self.amounts = amounts
        self.found = found
        self.relations = kept
        self.ties: list[Tie] = []
        self.tied: set[Cell] = set()
        self.wrong: set[Cell] = set()
        self.crossings: list[Crossing] = []
        self.row_breaks = [b for relation in kept for b in relation.breaks]

    def run(self) -> None:
        """Fill in the proof of every row."""
        for t, it in enumerate(self.found):
            if it.explanation is not None and it.explanation.type != ExplanationType.ZERO:
                left = self.amounts.residuals(t, it.explanation.addends)
                blank = {
                    c for c, r in zip(self.amounts.columns, left, strict=True) if r and self.rows[t].values[c] is None
                }
                self._confirm(t, it.explanation.addends, [c for c in self.amounts.columns if c not in blank])
                self._confirm_variances(t, it.explanation.addends)
            elif it.broken is not None:
                ties = [c for c in self.amounts.columns if it.broken.residuals[c] == 0]
                if sum(bool(self.rows[t].values[c]) for c in ties) >= FEWEST:
                    self._confirm(t, it.broken.addends, ties)
        for relation in self.relations:
            for r in relation.held:
                self._hold((r, relation.column), [(r, c) for c in relation.parts])
        self._cross()
        if not self.wrong and not self.row_breaks:
            self._cross_within_tolerance()
        self._contradict()
        chosen = {(r, c) for r, row in enumerate(self.rows) for c in row.chosen}
        proved, doubts = settle(self.ties, chosen)
        for t, row in enumerate(self.rows):
            it = self.found[t]
            it.proof = tuple(self._state(t, c, proved, doubts) for c in range(len(row.values)))
            it.doubts = {c: doubts[t, c] for c, state in enumerate(it.proof) if state == "DOUBTFUL"}

    def _state(self, row: int, column: int, proved: Set[Cell], doubts: Mapping[Cell, str]) -> Proof | None:
        if self.rows[row].values[column] is None:
            return None
        if (row, column) in self.wrong:
            return "CONTRADICTED"
        if (row, column) in proved:
            return "PROVED"
        return "DOUBTFUL" if (row, column) in doubts else "UNPROVED"

    # --- confirmed ------------------------------------------------------------------------------------------------

    def _confirm(self, total: int, addends: Sequence[Addend], columns: Sequence[int]) -> None:
        explanation = self.found[total].explanation
        doubt = doubt_of(total, self.found, self.amounts)
        rivals = rivals_of(explanation) if explanation is not None else frozenset()
        for c in columns:
            self._hold((total, c), [(a.row, c) for a in addends], doubt, rivals)

    def _hold(
        self, total: Cell, addends: Sequence[Cell], doubt: str | None = None, rivals: frozenset[int] = frozenset()
    ) -> None:
        """A sum that holds."""
        down = total[0] != addends[0][0]
        repeats = trivial(self._value(total), map(self._value, addends), down=down)
        self.ties.append(Tie(total, tuple(addends), repeats, doubt, rivals))
        self.tied.update((total, *addends))

    def _value(self, cell: Cell) -> int:
        return self.rows[cell[0]].values[cell[1]] or 0

    def _confirm_variances(self, total: int, addends: Sequence[Addend]) -> None:
        """Variances add up with the signs of the amounts, or all with plus where they are printed favourable."""
        for c, column in enumerate(self.columns):
            printed = self.rows[total].values[c]
            if column.role != "variance" or not printed:
                continue
            values = [(self.rows[a.row].values[c] or 0, a.sign) for a in addends]
            most = 1 + len(addends) * max(self.amounts.units, default=1) // 2
            if min(abs(printed - sum(v * s for v, s in values)), abs(printed - sum(v for v, _ in values))) <= most:
                self._confirm(total, addends, [c])

    # --- broken ---------------------------------------------------------------------------------------------------

    def _broken(self) -> Iterator[tuple[int, Broken, int, int]]:
        """Every sum down a column that misses: the total, what should be its sum, the column and the residual."""
        for t, row in enumerate(self.found):
            if row.broken is not None:
                for c, residual in enumerate(row.broken.residuals):
                    if residual:
                        yield t, row.broken, c, residual

    def _involved(self, b: RowBreak) -> tuple[int, ...]:
        relation = next(r for r in self.relations if r.column == b.column)
        return (b.column, *relation.parts)

    def _room(self, b: RowBreak) -> int:
        relation = next(r for r in self.relations if r.column == b.column)
        return relation.tolerance

    def _cross(self) -> None:
        for total, broken, c, residual in self._broken():
            signs = {a.row: -a.sign for a in broken.addends}
            signs[total] = 1
            cells: dict[Cell, int] = {}
            for b in self.row_breaks:
                if b.row not in signs or c not in self._involved(b):
                    continue
                error = residual * signs[b.row]
                along = b.residual if c == b.column else -b.residual
                if self._is_difference(b.column):
                    along = error if abs(b.residual) == abs(error) else 0
                if abs(error - along) <= broken.tolerances[c] + self._room(b):
                    cells[b.row, c] = error
            if len(cells) == 1:
                ((cell, error),) = cells.items()
                if cell not in self.wrong:
                    printed = self.rows[cell[0]].values[c] or 0
                    self.crossings.append(Crossing(cell[0], c, total, residual, printed - error))
                self.wrong.add(cell)

    def _cross_within_tolerance(self) -> None:
        """A last digit can be wrong by no more than the tolerance. It shows where all other sums are exact to the
        cent, and those that are not have one cell in common."""
        rows = [b for relation in self.relations for b in relation.inexact]
        if len(rows) != 1 or self.amounts.rounded or any(unit != 1 for unit in self.amounts.units):
            return
        (along,) = rows
        totals: list[tuple[int, int, int, int]] = []
        for t, it in enumerate(self.found):
            if it.explanation is None or it.explanation.type == ExplanationType.ZERO:
                continue
            residuals = self.amounts.residuals(t, it.explanation.addends)
            if not any(residuals):
                continue
            signs = {a.row: -a.sign for a in it.explanation.addends} | {t: 1}
            for c, residual in zip(self.amounts.columns, residuals, strict=True):
                if residual:
                    totals.append((t, c, residual, signs.get(along.row, 0)))
        if not totals:
            return
        total, c, residual = totals[0][:3]
        error = along.residual if c == along.column else -along.residual
        if c in self._involved(along) and all(c == other and e == s * error for _, other, e, s in totals):
            printed = self.rows[along.row].values[c] or 0
            self.crossings.append(Crossing(along.row, c, total, residual, printed - error))
            self.row_breaks.append(along)
            self.wrong.add((along.row, c))

    def _is_difference(self, column: int) -> bool:
        return self.columns[column].total_of is None

    def _contradict(self) -> None:
        """What no crossing explains: the printed total, or its unproved addends where the total is proved elsewhere."""
        crossed = set(self.wrong)
        for total, broken, c, _ in self._broken():
            members = [(total, c), *[(a.row, c) for a in broken.addends]]
            if any(cell in crossed for cell in members) or broken.cause == "ownBalance":
                continue
            self._blame(members)
        for b in self.row_breaks:
            cells = [(b.row, c) for c in self._involved(b)]
            if not any(cell in crossed for cell in cells):
                self._blame(cells)

    def _blame(self, cells: Sequence[Cell]) -> None:
        """The first cell is the printed total of the others."""
        unproved = [
            cell for cell in cells[1:] if cell not in self.tied and self.rows[cell[0]].values[cell[1]]
        ]  # fmt: skip
        if cells[0] not in self.tied or not unproved:
            if cells[0] not in self.tied:
                self.wrong.add(cells[0])
            return
        self.wrong.update(unproved)
