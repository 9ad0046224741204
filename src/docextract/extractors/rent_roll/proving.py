"""Which numbers the document's own arithmetic confirms: the proof of a roll."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from decimal import Decimal
from operator import attrgetter

from ...models.findings import CheckResult, Completeness, FieldProof, Proof
from ...models.rent_roll import RentRollRow
from ...proofs.tolerance import CENT
from .printed import Printed

NUMBER_FIELDS: dict[str, str] = {
    "area": "area", "marketRent": "market_rent", "contractRent": "contract_rent", "annualRent": "annual_rent",
    "rentPerArea": "rent_per_area", "tenantRent": "tenant_rent", "subsidyRent": "subsidy_rent",
    "utilityAllowance": "utility_allowance", "legalRent": "legal_rent", "concessions": "concessions",
    "otherCharges": "other_charges", "totalCharges": "total_charges", "deposit": "deposit",
    "otherDeposit": "other_deposit", "balance": "balance",
}  # fmt: skip


_OF_CHARGES = frozenset({"contractRent", "concessions", "subsidyRent"})
"""Fields that are sums of charges: proved where all charges are."""


class Prover:
    """Collects what equations confirm and contradict, then counts."""

    def __init__(self, rows: Sequence[RentRollRow], printed: Printed) -> None:
        self.rows = rows
        self.printed = printed
        self.proved: dict[str, set[int]] = defaultdict(set)
        """Indexes of rows by field."""
        self.charges: set[tuple[int, int]] = set()
        self.stated_proved: set[tuple[int, str]] = set()
        self.stated_broken: set[tuple[int, str]] = set()
        self.complete_by: list[str] = []
        self.money_ties: set[str] = set()
        self.money_short: set[str] = set()
        """Totals of all units that the rows do not reach: a row may be missing."""
        self.unexplained = False
        """Whether a line of the document fits no role: it may be a unit."""

    def confirm(self, rows: Sequence[RentRollRow], field: str) -> None:
        """An equation over one field of these rows holds."""
        self.proved[field].update([row.row_index for row in rows])

    def confirm_charges(self, row: RentRollRow, code: str | None = None) -> None:
        """An equation over a row's charges holds; with ``code`` only over those of one code."""
        for number, charge in enumerate(row.charges):
            if code is None or (charge.code or charge.description) == code:
                self.charges.add((row.row_index, number))

    def stated(self, total: object, field: str, *, tied: bool) -> None:
        """A printed total ties, or is missed by its addends."""
        (self.stated_proved if tied else self.stated_broken).add((id(total), field))

    def finish(self, checks: Iterable[CheckResult] = ()) -> Proof:
        """Write ``proved`` into the rows and count.

        Charges that a failed one of the ``checks`` names are not proved.
        """
        failed = [cell for check in checks if check.status == "FAIL" for cell in check.cells]
        named = {cell.row_index for cell in failed if cell.field == "charges"}
        self.charges = {pair for pair in self.charges if pair[0] not in named}
        counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
        """Per field: proved, contradicted, unproved."""
        names: list[list[str]] = [[] for _ in self.rows]
        """Per row: the fields that are proved."""
        charged = self._finish_charges(counts["charges"], names)
        for row, proved_here in zip(self.rows, names, strict=True):
            row.proved = proved_here
            for step in row.rent_steps:
                counts["rentSteps"][2] += step.amount is not None
        for field, attr in NUMBER_FIELDS.items():
            values = list(map(attrgetter(attr), self.rows))
            filled = len([value for value in values if value is not None])
            if filled:
                proved = self._finish_field(field, values, charged, names)
                counts[field] = [proved, 0, filled - proved]
        for total in [*self.printed.totals, *self.printed.occupancy]:
            for field in [*total.values, *(["units"] if total.units is not None else [])]:
                key = (id(total), field)
                state = 0 if key in self.stated_proved else 1 if key in self.stated_broken else 2
                counts[f"totals.{field.partition(':')[0]}"][state] += 1
        by_field = {
            name: FieldProof(numbers=sum(c), proved=c[0], contradicted=c[1], unproved=c[2])
            for name, c in counts.items()
            if sum(c)
        }
        proof = Proof(by_field=dict(sorted(by_field.items())), completeness=self._completeness())
        for entry in by_field.values():
            proof.numbers += entry.numbers
            proof.proved += entry.proved
            proof.contradicted += entry.contradicted
            proof.unproved += entry.unproved
        return proof

    def _finish_charges(self, count: list[int], names: list[list[str]]) -> set[int]:
        """Count charges; the indexes of rows all of whose charges are proved."""
        charged: set[int] = set()
        for row, proved_here in zip(self.rows, names, strict=True):
            if not row.charges:
                continue
            states = [(row.row_index, number) in self.charges for number in range(len(row.charges))]
            for charge, proved in zip(row.charges, states, strict=True):
                if charge.amount is not None:
                    count[0 if proved else 2] += 1
            if all(states):
                charged.add(row.row_index)
                proved_here.append("charges")
        return charged

    def _finish_field(
        self, field: str, values: Sequence[Decimal | None], charged: set[int], names: list[list[str]]
    ) -> int:
        """How many values of a field are proved; the rows are told."""
        named = self.proved.get(field, set())
        if field not in _OF_CHARGES:
            charged = set()
        if not named and not charged:
            return 0
        good = [row.row_index in named for row in self.rows]
        if charged:
            good = [
                yes or (row.row_index in charged and field in row.derived)
                for yes, row in zip(good, self.rows, strict=True)
            ]
        found = [
            names_of for names_of, yes, value in zip(names, good, values, strict=True) if yes and value is not None
        ]
        for names_of in found:
            names_of.append(field)
        return len(found)

    def _completeness(self) -> Completeness:
        """Proved by a unit count that ties, or by two independent money totals larger than any tolerance.

        Not by money while another total says that a row is missing, or a line is not understood that may be one.
        """
        by = list(dict.fromkeys(self.complete_by))
        if not by and len(self.money_ties) >= 2 and not self._may_miss() and self._no_small_rows():
            by = sorted(self.money_ties)
        return Completeness(status="PROVED" if by else "UNPROVED", by=by)

    def _may_miss(self) -> bool:
        """Whether the document shows that a row may be missing."""
        return self.unexplained or bool(self.money_short)

    def _no_small_rows(self) -> bool:
        """Whether every counted row shows in one of the tied totals, so that none could be missing unseen."""
        small = [row for row in self.rows if row.counts_as_unit]
        for field in sorted(self.money_ties & NUMBER_FIELDS.keys()):
            value_of = attrgetter(NUMBER_FIELDS[field])
            small = [row for row in small if not (value := value_of(row)) or abs(value) <= CENT]
        return not small
