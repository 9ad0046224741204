"""Key totals that are in doubt: another line could be one as well, or nothing but its name tells which it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import field
from decimal import Decimal

from ....models.statement import SUMS, Column, KeyTotal, KeyTotalRival, KeyTotals, StatementRow
from ....proofs.footing import Footing
from ....records import record
from ....vocabulary import Vocabulary
from ..anatomy.chain import Step, below, is_below, steps
from ..anatomy.node import Node
from .keys import Keys
from .keytotals import FIELDS

NAME = "only its name tells: no sum that the document prints has it as total or addend"
NAMESAKE = "another line is called so as well, and prints other amounts"
PARTLY = "a total that is printed covers part of the lines that are added up, and could be meant"
LATER = "costs below the line are taken off before it: the result before them could be meant"
MADE = "it is made of totals that are in doubt"
RESULTS = "the document prints results that are called something else, any of which could be meant"
HALF = Decimal("0.5")


@record
class KeyDoubts:
    """What speaks against the key totals of one statement."""

    rows: Sequence[StatementRow]
    nodes: Sequence[Node]
    footing: Footing
    keys: Keys
    columns: Sequence[Column]
    vocabulary: Vocabulary
    named: dict[str, list[int]] = field(default_factory=dict)
    chain: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chain = list(steps(self.nodes))
        for n, node in enumerate(self.nodes):
            key = self.vocabulary.key_total(node.label) if node.label and node.amount else None
            if key is not None:
                self.named.setdefault(key, []).append(n)

    def mark(self, totals: KeyTotals) -> None:
        """Say of each key total that is in doubt that it is, why, and what else it could be."""
        for key, name in FIELDS.items():
            total = getattr(totals, name)
            if total is None:
                continue
            found = self._printed(key, total.row_index) if total.row_index is not None else self._computed(key, totals)
            if found is not None:
                reason, rivals = found
                total.status, total.reason = "DOUBTFUL", reason
                total.rivals = [self._rival(n) for n in sorted(set(rivals))]

    # --- printed --------------------------------------------------------------------------------------------------

    def _printed(self, key: str, row: int) -> tuple[str, list[int]] | None:
        rivals = [n for n in self.named.get(key, ()) if self._could_be(key, n, row)]
        if rivals:
            return NAMESAKE, rivals
        if key == "netOperatingIncome" and (before := list(self._before_costs(row))):
            return LATER, before
        if not self._stands(row):
            return NAME, list(self._tops(row))
        return None

    def _could_be(self, key: str, other: int, row: int) -> bool:
        """Whether a row of the same name could be meant: it prints other amounts, and the tree sets neither above."""
        if other == row or not self._differ(self.rows[other].values, self.rows[row].values):
            return False
        if other in below(self.nodes, row) or row in below(self.nodes, other):
            return False
        return self._placed(key, other) or not self._placed(key, row)

    def _placed(self, key: str, row: int) -> bool:
        """Whether a row has the place of a key total in the chain: income that something is taken off, expenses that
        are taken off it, a result; of the others, any place in the tree."""
        if key == "effectiveGrossIncome":
            return any(step.start == row for step in self.chain) or self._in_result(row)
        if key == "totalOperatingExpenses":
            return any(row in step.off for step in self.chain) or self._in_result(row)
        if key in ("netOperatingIncome", "netIncome", "netCashFlow"):
            return len(self.nodes[row].parts) > 1
        return self._stands(row)

    def _in_result(self, row: int) -> bool:
        """Whether a row goes straight into the net operating income, or into what is left in the end."""
        results = {self.keys.get(key) for key in ("netOperatingIncome", "netIncome", "netCashFlow")}
        return self.nodes[row].parent is not None and self.nodes[row].parent in results

    def _stands(self, row: int) -> bool:
        """Whether a row has a place in the tree, be it that of a total that misses its lines."""
        found = self.footing.rows[row]
        if found.explanation is not None or found.parent is not None or found.broken is not None:
            return True
        broken = (found.broken for found in self.footing.rows)
        return any(b is not None and any(a.row == row for a in b.addends) for b in broken)

    def _before_costs(self, row: int) -> Iterator[int]:
        """The results before a net operating income off which costs below the line are taken on the way to it."""
        at = next((step for step in self.chain if step.result == row), None)
        while at is not None:
            before = next((step for step in self.chain if step.result == at.start), None)
            if before is not None and any(is_below(self.nodes[n], self.vocabulary) for n in at.off):
                yield at.start
            at = before

    # --- computed -------------------------------------------------------------------------------------------------

    def _computed(self, key: str, totals: KeyTotals) -> tuple[str, list[int]] | None:
        total: KeyTotal = getattr(totals, FIELDS[key])
        if key == "netOperatingIncome":
            rivals = [n for n in self._results() if self._differ(self.rows[n].values, total.values)]
            made = [totals.effective_gross_income, totals.total_operating_expenses]
            if any(one is not None and one.status == "DOUBTFUL" for one in made):
                return MADE, rivals
            return (RESULTS, rivals) if rivals else None
        lines = self._added(key)
        rivals = [n for n in self._totals_over(lines) if self._differ(self.rows[n].values, total.values)]
        return (PARTLY, rivals) if rivals else None

    def _added(self, key: str) -> set[int]:
        """The rows that a computed total adds up."""
        if key == "totalOperatingExpenses" and self.keys.expenses:
            return set(self.keys.expenses)
        section = "INCOME" if key == "effectiveGrossIncome" else "EXPENSE"
        return {row.row_index for row in self.rows if row.section == section and row.row_type == "LINE"}

    def _totals_over(self, lines: Set[int]) -> Iterator[int]:
        """Printed totals that cover a good part of some rows, or are one of them beside costs below the line."""
        costs = any(is_below(self.nodes[n], self.vocabulary) for n in lines if not self.nodes[n].parts)
        results = {step.result for step in self.chain}
        for row in self.rows:
            n = row.row_index
            if row.row_type not in SUMS or n in results:
                continue
            inside = below(self.nodes, n) & lines
            if n in lines:
                if costs:
                    yield n
            elif 2 * len(inside) >= len(lines) and len(inside) > 1:
                yield n

    def _results(self) -> Iterator[int]:
        """Results of income less expenses that no other key total is."""
        taken = set(self.keys.rows.values())
        return (
            step.result for step in self.chain if step.result not in taken and self.rows[step.result].section is None
        )

    # --- both -----------------------------------------------------------------------------------------------------

    def _tops(self, row: int) -> Iterator[int]:
        """The totals of the section of a row that go into nothing else there."""
        mine = self.rows[row]
        for other in self.rows:
            if other.row_type in SUMS and other.section == mine.section and other.row_index != row:
                parent = self.nodes[other.row_index].parent
                if parent is None or self.rows[parent].section != mine.section:
                    yield other.row_index

    def _differ(self, ones: Sequence[Decimal | None], others: Sequence[Decimal | None]) -> bool:
        pairs = zip(ones, others, self.columns, strict=True)
        return any(a is not None and b is not None and abs(a - b) > HALF for a, b, c in pairs if c.is_money)

    def _rival(self, row: int) -> KeyTotalRival:
        it = self.rows[row]
        return KeyTotalRival.model_construct(row_index=row, label=it.label, values=list(it.values))
