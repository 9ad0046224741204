"""A block of header rows, and what the words of a header amount to."""

from __future__ import annotations

from dataclasses import field

from ....records import record
from ....vocabulary import Vocabulary
from ...lines import Line
from .fieldkinds import column_name
from .labels import Label

GOOD = 0.7
"""From this score on a word names a field; below, it only suggests one."""
WEAK = 0.6
"""From this score on a word may name a field where others do: a rent beside the deposit or the term of the lease,
``Monthly``, ``Security held``; ``Annual fee``, ``Start``, ``Expires``."""
RENTS = frozenset({"contractRent", "annualRent"})
TERM = frozenset({"leaseStartDate", "leaseEndDate"})
SUBJECTS = frozenset({"unit", "bed", "tenantName"})
"""A header of a rent roll names what its rows are about: a unit or whoever has it."""
EVIDENCE = (
    frozenset({"tenantName", "residentId", "statusText"}),
    frozenset({"area"}),
    frozenset(
        {
            "marketRent",
            "contractRent",
            "annualRent",
            "rentPerArea",
            "totalCharges",
            "tenantRent",
            "chargeAmount",
            "sourceColumns:assessment",
            "sourceColumns:rentPart",
            "sourceColumns:weekRent",
        }
    ),
    frozenset({"leaseStartDate", "leaseEndDate", "moveInDate", "moveOutDate", "leaseTermMonths"}),
    frozenset({"unitType", "floorPlan", "bedBath"}),
    frozenset({"sourceColumns:assessment"}),
)
"""Beside the subject, fields of at least two of these groups make the header of a rent roll."""


@record
class HeaderBlock:
    """A block of header rows and what stands above each column."""

    lines: list[Line]
    labels: dict[int, Label]
    score: float
    second: dict[int, Label] = field(default_factory=dict)
    """For records of two lines, what stands above each column in the second."""
    below: Line | None = None
    """The row of the header that names the columns of the charges below each unit."""
    heading: str = ""
    """The text of the line directly above the block, if it is a heading."""
    signature: tuple[tuple[int, str], ...] = field(default=())

    @property
    def first(self) -> int:
        """Index of its first line."""
        return self.lines[0].index

    @property
    def last(self) -> int:
        """Index of its last line."""
        return self.lines[-1].index

    @property
    def space(self) -> int:
        """Its column system."""
        return self.lines[0].space


def is_roll_header(labels: dict[int, Label], vocabulary: Vocabulary) -> bool:
    """The positive signature of a rent roll: a subject column and two groups of evidence beside it."""
    matches = [match for label in labels.values() for match in vocabulary.header(label.text)]
    named = {column_name(match) for match in matches if match.score >= GOOD}
    may = {match.field for match in matches if match.score >= WEAK}
    until = named >= {"tenantName", "leaseEndDate"} and "unit" in may  # "Room", "Who", "Monthly", "Until"
    if until or "deposit" in named or named.issuperset(TERM):
        named |= may & RENTS
    if "unit" in may and named.issuperset(("tenantName", "deposit", "balance")) and named & RENTS:
        return True  # "No.", "Tenant", "Rent pcm", "Deposit", "Received", "Arrears"
    subjects = named & SUBJECTS
    if not subjects:
        # The ids may stand under the property's own name: then the first column is the one that says nothing.
        first = labels[min(labels)] if labels else None
        unnamed = first is not None and not any(m.score >= GOOD for m in vocabulary.header(first.text))
        return unnamed and sum(bool(group & named) for group in EVIDENCE) >= 3
    return sum(bool((group & named) - (subjects if len(subjects) == 1 else set())) for group in EVIDENCE) >= 2
