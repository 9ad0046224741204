"""Tables under a lease, with column labels of their own: rent steps and charge schedules."""

from __future__ import annotations

from ...values.text import normal
from ...vocabulary import Vocabulary
from .fieldkinds import KINDS, column_name
from .headers import HeaderBlock
from .lines import Line
from .mapping import ColumnUse, Mapping


def is_lease_total(text: str, vocabulary: Vocabulary) -> bool:
    """Whether a row's label sums up the rents of the lease above it ("Gross Rent")."""
    return bool(text) and normal(text) in vocabulary.lease_totals


def is_charge_title(text: str, vocabulary: Vocabulary) -> bool:
    """Whether the label begins a list of the charges of the lease above it."""
    return bool(text) and normal(text) in vocabulary.charge_titles


def inner_mapping(line: Line, block: HeaderBlock, vocabulary: Vocabulary, *, steps: bool) -> Mapping:
    """The columns that a row of labels under a lease names; its first cell is the title."""
    title = line.text(line.filled[0]) or ""
    uses: list[ColumnUse] = []
    taken: set[str] = set()
    for column in line.filled[1:]:
        label = line.text(column) or ""
        name = _step_field(title, label, vocabulary) if steps else _charge_field(label, vocabulary)
        if name is not None and name not in taken:
            taken.add(name)
            uses.append(ColumnUse(column, label, name, KINDS[name]))
    mapping = Mapping(block, uses, by_field={use.field: use.column for use in uses if use.field})
    amount = mapping.column("chargeAmount")
    if amount is not None:
        mapping.charge_amounts = [amount]
    return mapping


def _step_field(title: str, label: str, vocabulary: Vocabulary) -> str | None:
    for match in vocabulary.header(f"{title} {label}"):
        if match.field == "rentSteps" and match.kind and (name := column_name(match)) in KINDS:
            return name
    return None


def _charge_field(label: str, vocabulary: Vocabulary) -> str | None:
    for text in (f"charge {label}", label):
        for match in vocabulary.header(text):
            if match.field in ("chargeCode", "chargeDescription", "chargeAmount", "chargeFrequency"):
                return match.field
    return None
