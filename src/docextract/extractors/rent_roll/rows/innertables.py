"""Tables under a lease, with column labels of their own: rent steps and charge schedules."""

from __future__ import annotations

from dataclasses import replace

from ....values.dates import looks_like_date
from ....values.text import normal
from ....vocabulary import Vocabulary
from ....vocabulary.matches import Period
from ...lines import Line
from ..anatomy.fieldkinds import KINDS, OF_YEAR, Kind, column_name
from ..anatomy.labels import InnerTitle, inner_title
from ..anatomy.mapping import ColumnUse, Mapping
from ..headers.recordheaders import charge_field, charge_labels

FLUSH = 1.5
"""Points by which the right ends of a label and of its numbers differ at most."""
_LATER = {
    "leaseStartDate": "rentSteps:date",
    "leaseEndDate": "rentSteps:endDate",
    "contractRent": "rentSteps:amount",
    "annualRent": "rentSteps:amount",
    "rentPerArea": "rentSteps:perArea",
}
_PERIODS: dict[str, Period] = {"contractRent": "MONTHLY", "chargeAmount": "MONTHLY", "annualRent": "ANNUAL"}


def is_lease_total(text: str, vocabulary: Vocabulary) -> bool:
    """Whether a row's label sums up the rents of the lease above it ("Gross Rent")."""
    return bool(text) and normal(text) in vocabulary.lease_totals


_NAMES = {"steps": "rentSteps:category", "charges": "chargeCode"}


def inner_mapping(
    line: Line, under: Mapping, vocabulary: Vocabulary, title: InnerTitle, below: Line | None = None
) -> Mapping:
    """The columns that a row of labels under a lease names. If a title is its first cell and no label says where the
    charges are named, they are below the title. On a page labels are of the cells of the row ``below`` that end where
    they do; its only day without a label is the day of the steps."""
    kind = title.kind
    uses: list[ColumnUse] = []
    taken: set[str] = set()
    titled = inner_title(line, vocabulary) is not None or line.first_text() == title.text
    labels = charge_labels(line, vocabulary) if kind == "charges" else {c: line.text(c) or "" for c in line.filled}
    ends = _ends(line, below) if below is not None else {}
    labels = {ends.get(column, column): label for column, label in labels.items()}
    days = [c for c in (below or line).filled if c not in labels and looks_like_date((below or line).values[c])]
    for column, label in sorted(labels.items())[titled:]:
        if kind == "steps":
            name = _step_field(title.text, label, vocabulary)
        elif kind == "charges":
            name = charge_field(label, vocabulary)
        else:
            name = _option_field(label, vocabulary) if kind == "options" else None
        if name is not None and name not in taken:
            taken.add(name)
            said: list[Period | None] = [vocabulary.period(word) for word in label.split()]
            period: Period | None = next((p for p in said if p is not None), None)
            uses.append(ColumnUse(column, label, name, KINDS[name], period=period))
    name = _NAMES.get(kind)
    if titled and name is not None and name not in taken and uses:
        uses.insert(0, ColumnUse(line.filled[0], title.text, name, KINDS[name]))
    if kind == "steps" and uses and "rentSteps:date" not in taken and len(days) == 1:
        uses.append(ColumnUse(days[0], "", "rentSteps:date", KINDS["rentSteps:date"]))
    mapping = Mapping(under.block, uses, by_field={use.field: use.column for use in uses if use.field})
    amount = mapping.column("chargeAmount")
    if amount is not None:
        mapping.charge_amounts = [amount]
    if kind == "steps":
        mapping.steps = uses
    elif kind == "charges":
        yearly = [c for c, label in labels.items() if _is_yearly(label, vocabulary)]
        mapping.kept = [ColumnUse(c, labels[c], f"{OF_YEAR}@{c}", Kind.KEPT) for c in yearly[:1] if amount is not None]
        mapping.charge_from = next((c for c in line.filled[titled:] if _begins(line.text(c) or "", vocabulary)), None)
    return mapping


def _ends(labels: Line, below: Line) -> dict[int, int]:
    """The cells of a row that end where a label of a page does which has none in its own column, by that column."""
    boxes = {c: box for c in below.filled if c not in labels.filled and (box := below.box(c)) is not None}
    return {
        column: end
        for column in labels.filled
        if column not in below.filled and (box := labels.box(column)) is not None
        for end, cell in boxes.items()
        if abs(cell[2] - box[2]) < FLUSH
    }


def _is_yearly(label: str, vocabulary: Vocabulary) -> bool:
    """Whether a label of a list of charges names what they are in a year: ``Annual``."""
    return charge_field(label, vocabulary) is None and vocabulary.period(label) == "ANNUAL"


def _begins(label: str, vocabulary: Vocabulary) -> bool:
    """Whether a label names the days on which something begins: ``From``."""
    return any(match.field == "leaseStartDate" for match in vocabulary.header(label)[:1])


def with_charges_below(mapping: Mapping, vocabulary: Vocabulary) -> None:
    """Give columns their uses in the rows of charges, where a row of the header names these."""
    if mapping.block.below is not None and mapping.below is None:
        title = InnerTitle("charges", "", 1)
        mapping.below = inner_mapping(mapping.block.below, mapping, vocabulary, title)


def later_rent(mapping: Mapping, days: ColumnUse | None = None, amounts: int | None = None) -> Mapping:
    """The columns of a lease's dates and rents as those of a rent step: a row below the lease may print one in them.
    ``days`` is another column that holds the day, ``amounts`` one that holds the rents of a month."""
    rent = mapping.column("contractRent") if amounts is None else amounts
    uses = [
        replace(use, field=name, kind=KINDS[name], period=use.period or _PERIODS.get(use.field or ""))
        for use in mapping.uses
        if (name := "rentSteps:amount" if use.column == rent else _LATER.get(use.field or "")) is not None
        and not (use.field == "annualRent" and rent is not None)
        and not (days is not None and (name == "rentSteps:date" or use.column == days.column))
    ]
    if days is not None:
        uses.insert(0, replace(days, field="rentSteps:date", kind=KINDS["rentSteps:date"]))
    return Mapping(mapping.block, uses, by_field={use.field: use.column for use in uses if use.field}, steps=uses)


def _rent_column(mapping: Mapping) -> int | None:
    """The column of the rents of a month: that of what each code comes to, where rents have none of their own."""
    rent, amounts = mapping.column("contractRent"), mapping.charge_amounts
    return amounts[0] if rent is None and len(amounts) == 1 else rent


def named_below(line: Line, under: Mapping, kind: str, at: int = 1) -> Mapping | None:
    """The columns of a list below a lease that has no labels, begun by a title and the name of what is paid: its days
    and rents stand in those of the lease. ``Rent Steps | rent | 06/01/2025 | 47,936.84``. The name is in the cell
    ``at``, the first one where the title stands above the row."""
    rent, name = _rent_column(under), line.filled[at]
    if rent not in line.filled or name >= rent or line.is_number(name) or looks_like_date(line.values[name]):
        return None
    if rent != under.column("contractRent") and under.column("chargeCode") in line.filled:
        return None  # one more charge, beside words of what comes next
    if kind == "steps":
        mapping = later_rent(under, amounts=rent)
        mapping.uses.insert(0, ColumnUse(name, "", "rentSteps:category", KINDS["rentSteps:category"]))
        mapping.by_field["rentSteps:category"] = name
        return mapping
    fields = {"chargeCode": name, "chargeAmount": rent}
    uses = [ColumnUse(column, "", field, KINDS[field]) for field, column in fields.items()]
    return Mapping(under.block, uses, by_field=dict(fields), charge_amounts=[rent])


def _step_field(title: str, label: str, vocabulary: Vocabulary) -> str | None:
    for match in vocabulary.header(f"{title} {label}"):
        if match.field == "rentSteps" and match.kind and (name := column_name(match)) in KINDS:
            return name
    return None


def _option_field(label: str, vocabulary: Vocabulary) -> str | None:
    for text in (f"option {label}", label):
        for match in vocabulary.header(text):
            if match.field == "options" and (name := column_name(match)) in KINDS and (match.kind or text == label):
                return name
    return "options" if any(m.field == "chargeDescription" for m in vocabulary.header(label)) else None
