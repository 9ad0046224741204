"""Which numbers the document's own arithmetic confirms: the proof of a roll."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from operator import attrgetter

from ....models.findings import CheckResult, Completeness, FieldProof, Proof
from ....models.rent_roll import RentRollRow
from ....proofs.tolerance import CENT
from ..totals.printed import Printed
from .amounts import code_of

NUMBER_FIELDS: dict[str, str] = {
    "area": "area", "marketRent": "market_rent", "contractRent": "contract_rent", "annualRent": "annual_rent",
    "rentPerArea": "rent_per_area", "tenantRent": "tenant_rent", "subsidyRent": "subsidy_rent",
    "utilityAllowance": "utility_allowance", "legalRent": "legal_rent", "concessions": "concessions",
    "otherCharges": "other_charges", "totalCharges": "total_charges", "deposit": "deposit",
    "otherDeposit": "other_deposit", "balance": "balance",
}  # fmt: skip


_OF_CHARGES = frozenset({"contractRent", "concessions", "subsidyRent"})
"""Fields that are sums of charges: proved where all charges are."""


UNNAMED = "no cell says which unit it is, and nobody has it: whose its numbers are is open"


class Prover:
    """Collects what equations confirm and contradict, then counts."""

    def __init__(self, rows: Sequence[RentRollRow], printed: Printed) -> None:
        self.rows = rows
        self.printed = printed
        self.proved: dict[str, set[int]] = defaultdict(set)
        """Indexes of rows by field."""
        self.within: dict[str, set[int]] = defaultdict(set)
        """Of these, those that something else of the row itself confirms: its rate and area, its other charges."""
        self.doubts: dict[str, dict[int, str]] = defaultdict(dict)
        """By field and row, what else the number could be; what the row itself confirms is in no such doubt."""
        self.uncertain: dict[int, str] = {}
        """Rows of which it is in doubt whether they are units, or what belongs to them."""
        self.chosen: dict[str, set[int]] = defaultdict(set)
        """Rows by field whose column was chosen as the whole reads better so: what ties proves none of them."""
        self.charges: set[tuple[int, int]] = set()
        self.stated_proved: set[tuple[int, str]] = set()
        self.stated_broken: set[tuple[int, str]] = set()
        self.complete_by: list[str] = []
        self.money_ties: set[str] = set()
        self.money_short: set[str] = set()
        """Totals of all units that the rows do not reach: a row may be missing."""
        self.unexplained = False
        """Whether a line of the document fits no role: it may be a unit."""

    def confirm(self, rows: Sequence[RentRollRow], field: str, *, within: bool = False) -> None:
        """An equation over one field of these rows holds; ``within``: one of each row by itself."""
        indexes = [row.row_index for row in rows]
        self.proved[field].update(indexes)
        if within:
            self.within[field].update(indexes)

    def confirm_charges(self, row: RentRollRow, code: str | None = None) -> None:
        """An equation over a row's charges holds; with ``code`` only over those of one code."""
        for number, charge in enumerate(row.charges):
            if code is None or code_of(charge) == code:
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
        counts: dict[str, Counter[str]] = defaultdict(Counter)
        """Per field, how many numbers are in each state."""
        charged: set[int] = set()
        """Indexes of rows all of whose charges are proved."""
        unnamed = {row.row_index for row in self.rows if self._is_unnamed(row)}
        self.uncertain = dict.fromkeys(unnamed, UNNAMED) | self.uncertain
        for row in self.rows:
            row.proved, row.doubtful = [], {}
            counts["rentSteps"]["unproved"] += sum(step.amount is not None for step in row.rent_steps)
            self._finish_charges(row, counts["charges"], charged)
        for field, attr in NUMBER_FIELDS.items():
            for row, value in zip(self.rows, map(attrgetter(attr), self.rows), strict=True):
                if value is not None:
                    counts[field][self._state(row, field, charged)] += 1
        for total in [*self.printed.totals, *self.printed.occupancy]:
            for field in [*total.values, *(["units"] if total.units is not None else [])]:
                key = (id(total), field)
                broken = "contradicted" if key in self.stated_broken else "unproved"
                counts[f"totals.{field.partition(':')[0]}"]["proved" if key in self.stated_proved else broken] += 1
        by_field = {name: FieldProof(numbers=c.total(), **c) for name, c in counts.items() if c.total()}
        proof = Proof(by_field=dict(sorted(by_field.items())), completeness=self._completeness())
        for name in FieldProof.model_fields:
            setattr(proof, name, sum(getattr(entry, name) for entry in by_field.values()))
        return proof

    def _is_unnamed(self, row: RentRollRow) -> bool:
        """Whether nobody has a unit of which no cell says which it is: none prints its name, several a part of it, or
        the column was taken for that of the units by what its cells look like."""
        if row.tenant_name or row.resident_id:
            return False
        told = row.row_index in self.chosen["unit"] or row.sources.several("unit")
        return told if row.unit is not None else row.bed is None

    def _state(self, row: RentRollRow, field: str, charged: set[int]) -> str:
        """Whether a number of a row is proved or in doubt; the row is told."""
        index = row.row_index
        why = self.uncertain.get(index)
        if why is None and index not in self.within[field]:
            why = self.doubts[field].get(index)
        if why is not None:
            row.doubtful[field] = why
            return "doubtful"
        composed = field in _OF_CHARGES and index in charged and field in row.derived
        if index not in self.chosen[field] and (index in self.proved[field] or composed):
            row.proved.append(field)  # type: ignore[attr-defined]
            return "proved"
        return "unproved"

    def _finish_charges(self, row: RentRollRow, count: Counter[str], charged: set[int]) -> None:
        """Count the charges of a row."""
        why = self.uncertain.get(row.row_index) if row.charges else None
        states = [(row.row_index, number) in self.charges for number in range(len(row.charges))]
        for charge, proved in zip(row.charges, states, strict=True):
            if charge.amount is not None:
                count["doubtful" if why is not None else "proved" if proved else "unproved"] += 1
        if why is not None:
            row.doubtful["charges"] = why
        elif states and all(states):
            charged.add(row.row_index)
            row.proved.append("charges")  # type: ignore[attr-defined]

    def _completeness(self) -> Completeness:
        """Proved by a unit count that ties, or by two independent money totals larger than any tolerance.

        Not while a row may be no unit; not by money while another total says that a row is missing, or a line is not
        understood that may be one, or a counted row shows in none of the totals that tie.
        """
        by = [] if any(why != UNNAMED for why in self.uncertain.values()) else list(dict.fromkeys(self.complete_by))
        by_money = not (by or self.uncertain or self.unexplained or self.money_short) and len(self.money_ties) > 1
        if by_money:
            fields = [attrgetter(NUMBER_FIELDS[field]) for field in self.money_ties & NUMBER_FIELDS.keys()]
            counted = (row for row in self.rows if row.counts_as_unit)
            if all(any(abs(value_of(row) or 0) > CENT for value_of in fields) for row in counted):
                by = sorted(self.money_ties)
        return Completeness(status="PROVED" if by else "UNPROVED", by=by)
