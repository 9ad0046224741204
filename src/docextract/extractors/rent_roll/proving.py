"""Which numbers the document's own arithmetic confirms: the proof of a roll."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from decimal import Decimal

from ...models.findings import Completeness, FieldProof, Proof
from ...models.rent_roll import RentRollRow
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
        self.proved: dict[int, set[str]] = defaultdict(set)
        self.charges: set[tuple[int, int]] = set()
        self.stated_proved: set[tuple[int, str]] = set()
        self.stated_broken: set[tuple[int, str]] = set()
        self.complete_by: list[str] = []
        self.money_ties: set[str] = set()

    def confirm(self, rows: Sequence[RentRollRow], field: str) -> None:
        """An equation over one field of these rows holds."""
        for row in rows:
            self.proved[row.row_index].add(field)

    def confirm_charges(self, row: RentRollRow, code: str | None = None) -> None:
        """An equation over a row's charges holds; with ``code`` only over those of one code."""
        for number, charge in enumerate(row.charges):
            if code is None or (charge.code or charge.description) == code:
                self.charges.add((row.row_index, number))

    def stated(self, total: object, field: str, *, tied: bool) -> None:
        """A printed total ties, or is missed by its addends."""
        (self.stated_proved if tied else self.stated_broken).add((id(total), field))

    def finish(self) -> Proof:
        """Write ``proved`` into the rows and count."""
        counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
        """Per field: proved, contradicted, unproved."""
        fields = [
            (f, a, counts[f]) for f, a in NUMBER_FIELDS.items() if any(getattr(r, a) is not None for r in self.rows)
        ]
        nothing: set[str] = set()
        for row in self.rows:
            names = self.proved.get(row.row_index, nothing)
            charged = bool(row.charges) and all((row.row_index, n) in self.charges for n in range(len(row.charges)))
            good = row.proved = ["charges"] if charged else []
            for field, attr, count in fields:
                if getattr(row, attr) is None:
                    continue
                if field in names or (charged and field in row.derived and field in _OF_CHARGES):
                    good.append(field)
                    count[0] += 1
                else:
                    count[2] += 1
            for number, charge in enumerate(row.charges):
                if charge.amount is not None:
                    counts["charges"][0 if (row.row_index, number) in self.charges else 2] += 1
            for step in row.rent_steps:
                counts["rentSteps"][2] += step.amount is not None
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

    def _completeness(self) -> Completeness:
        """Proved by a unit count that ties, or by two independent money totals larger than any tolerance."""
        by = list(dict.fromkeys(self.complete_by))
        if not by and len(self.money_ties) >= 2 and self._no_small_rows():
            by = sorted(self.money_ties)
        return Completeness(status="PROVED" if by else "UNPROVED", by=by)

    def _no_small_rows(self) -> bool:
        """Whether every counted row shows in one of the tied totals, so that none could be missing unseen."""
        attrs = [NUMBER_FIELDS[f] for f in self.money_ties if f in NUMBER_FIELDS]
        return all(
            any(abs(getattr(row, a) or Decimal(0)) > Decimal("0.01") for a in attrs)
            for row in self.rows
            if row.counts_as_unit
        )
