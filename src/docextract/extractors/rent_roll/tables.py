"""The totals that a document prints: total rows of the roll, and the tables beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from decimal import Decimal

from ...models.findings import StatedTotal
from ...models.place import Place
from ...values.numbers import is_money_like, money, percent
from ...vocabulary import Vocabulary
from .conventions import Conventions
from .entries import SideTable, TotalLine, Walked
from .fieldkinds import CHARGE_FIELDS, NUMBERS, SUMMED
from .lines import Line

_PERCENT = re.compile(r"(\d+(?:\.\d+)?)\s*%")


@dataclass(slots=True)
class Stated:
    """One printed total: what it is about, which entries stand before it, its numbers and their places."""

    label: str
    kind: str
    scope: str | None
    values: dict[str, Decimal] = field(default_factory=dict)
    places: dict[str, Place | None] = field(default_factory=dict)
    units: int | None = None
    percent: Decimal | None = None
    after: int = 0
    block: int = 0
    group: str | None = None
    """``occupied``, ``vacant``, ``total`` ... in a table or block by occupancy."""
    status: str | None = None
    """The one status that the label names, as tables by status do."""
    section: str | None = None
    population: str | None = None
    property_name: str | None = None

    def model(self) -> StatedTotal:
        """As answered."""
        values = dict(self.values)
        if self.units is not None:
            values["units"] = Decimal(self.units)
        if self.percent is not None:
            values["percent"] = self.percent
        return StatedTotal(label=self.label or None, scope=self.scope, values=values, sources=dict(self.places))


@dataclass(slots=True)
class StatedCharge:
    """One line of a charge summary."""

    code: str
    amount: Decimal
    place: Place | None
    heading: str
    scope: str | None = None


@dataclass(slots=True)
class Printed:
    """Everything that the document states about its own sums."""

    totals: list[Stated] = field(default_factory=list)
    occupancy: list[Stated] = field(default_factory=list)
    """Counts and areas by occupancy, from tables beside the roll."""
    charges: list[StatedCharge] = field(default_factory=list)
    charge_totals: list[StatedCharge] = field(default_factory=list)


def is_charge_summary(heading: str, vocabulary: Vocabulary) -> bool:
    """Whether the table under a heading lists charges by code."""
    return vocabulary.ends_table(heading) in vocabulary.charge_ends


def read_printed(walked: Walked, vocabulary: Vocabulary, conventions: Conventions) -> Printed:
    """Read total rows and side tables."""
    printed = Printed()
    for total in walked.totals:
        printed.totals.append(_total_line(total, vocabulary, conventions))
    for table in walked.tables:
        _side_table(table, printed, vocabulary, conventions)
    return printed


def charge_lines(walked: Walked, vocabulary: Vocabulary, conventions: Conventions) -> list[StatedCharge]:
    """The lines of the charge summaries beside the roll."""
    printed = Printed()
    for table in walked.tables:
        if is_charge_summary(table.heading, vocabulary):
            _side_table(table, printed, vocabulary, conventions)
    return printed.charges


def _total_line(total: TotalLine, vocabulary: Vocabulary, conventions: Conventions) -> Stated:
    line, scope = total.line, total.scope
    match = vocabulary.total(total.label) if total.label else None
    stated = Stated(
        total.label, total.kind, match.scope if match else None, after=total.after, block=total.block,
        section=scope.section, population=scope.population, property_name=scope.property_name,
    )  # fmt: skip
    if match is not None and match.count is not None:
        stated.units = match.count
    label_parts = [total.label]
    mapping = total.mapping
    used: set[int] = set()
    # A count that is the line's only number is one whatever column it stands in.
    lone_count = (
        total.kind == "count"
        and sum(is_money_like(line.values[c]) or type(line.values[c]) is int for c in line.filled) == 1
    )
    if mapping is not None and not lone_count:
        for use in mapping.uses:
            if (
                use.field in SUMMED
                and use.kind in NUMBERS
                and use.column in line.filled
                and use.field not in CHARGE_FIELDS
            ):
                number = money(line.values[use.column], conventions.numbers)
                if number is not None:
                    stated.values[use.field] = number
                    stated.places[use.field] = line.place(use.column)
                    used.add(use.column)
        for use in mapping.charge_columns:
            if use.column in line.filled:
                number = money(line.values[use.column], conventions.numbers)
                if number is not None:
                    stated.values[f"charges:{use.header}"] = number
                    stated.places[f"charges:{use.header}"] = line.place(use.column)
                    used.add(use.column)
        column = mapping.column("chargeAmount")
        if column is not None and column in line.filled:
            number = money(line.values[column], conventions.numbers)
            if number is not None:
                stated.values["totalCharges"] = number
                stated.places["totalCharges"] = line.place(column)
                used.add(column)
    for column in line.filled:
        if column in used:
            continue
        text = line.text(column) or ""
        count = vocabulary.unit_count(text)
        share = _PERCENT.search(text)
        if count is not None and stated.units is None:
            stated.units = count
        if share and stated.percent is None:
            stated.percent = Decimal(share[1])
        if count is None and not share and not is_money_like(text) and text != total.label:
            label_parts.append(text)
    if stated.units is None and mapping is not None and (stated.kind == "count" or vocabulary.names_units(total.label)):
        stated.units = _loose_count(line, used, conventions)
    for part in reversed([p for p in label_parts if p]):
        group = vocabulary.occupancy_group(part)
        if group is not None:
            stated.group = group
            stated.label = part if part == total.label or not total.label else f"{total.label} {part}"
            break
    return stated


def _loose_count(line: Line, used: set[int], conventions: Conventions) -> int | None:
    for column in line.filled:
        if column in used:
            continue
        number = money(line.values[column], conventions.numbers)
        if number is not None and number == number.to_integral_value() and 0 <= number < 1_000_000:
            return int(number)
    return None


def _side_table(table: SideTable, printed: Printed, vocabulary: Vocabulary, conventions: Conventions) -> None:
    header: dict[int, str] = {}
    parts: dict[int, list[str]] = {}
    for line in table.lines:
        if not line.filled:
            continue
        texts = [c for c in line.filled if type(line.values[c]) is str and not _numeric(line, c, conventions)]
        numbers = [c for c in line.filled if c not in texts]
        if not numbers:
            if len(line.filled) >= 2 or header:
                for c in texts:
                    parts.setdefault(c, []).append(line.text(c) or "")
                header = {c: " ".join(p[-3:]) for c, p in parts.items()}
            continue
        parts = {}
        _charge_pairs(table, line, texts, numbers, printed, vocabulary, conventions)
        _occupancy_line(table, line, texts, numbers, header, printed, vocabulary, conventions)


def _numeric(line: Line, column: int, conventions: Conventions) -> bool:
    value = line.values[column]
    return type(value) in (int, float) or is_money_like(value) or percent(value, conventions.numbers) is not None


def _charge_pairs(
    table: SideTable, line: Line, texts: Sequence[int], numbers: Sequence[int], printed: Printed,
    vocabulary: Vocabulary, conventions: Conventions,
) -> None:  # fmt: skip
    """``Description | Total`` pairs, also two tables side by side; a number without words is the sum above it."""
    if not is_charge_summary(table.heading, vocabulary):
        return
    for column in numbers:
        amount = money(line.values[column], conventions.numbers)
        if amount is None:
            continue
        left = [c for c in texts if c < column and not any(c < n < column for n in numbers)]
        place = line.place(column)
        if left:
            text = line.text(left[-1]) or ""
            target = printed.charge_totals if vocabulary.total(text) else printed.charges
            target.append(StatedCharge(text, amount, place, table.heading))
        else:
            printed.charge_totals.append(StatedCharge("", amount, place, table.heading))


def _occupancy_line(
    table: SideTable, line: Line, texts: Sequence[int], numbers: Sequence[int], header: dict[int, str],
    printed: Printed, vocabulary: Vocabulary, conventions: Conventions,
) -> None:  # fmt: skip
    label = " ".join(line.text(c) or "" for c in texts if c < numbers[0])
    group = vocabulary.occupancy_group(label) if label else "total"
    if group is None or not vocabulary.names_only_group(label) or is_charge_summary(table.heading, vocabulary):
        return
    named = vocabulary.status(label, in_column=True) if label else None
    stated = Stated(label, "table", table.heading, group=group, status=named.status if named else None)
    for column in numbers:
        words = _header_over(header, column)
        number = money(line.values[column], conventions.numbers)
        if number is None or not words:
            continue
        name = _named(words, vocabulary)
        if name is None or name in stated.values:
            continue
        if name == "units":
            if number == number.to_integral_value():
                stated.units = stated.units if stated.units is not None else int(number)
                stated.places.setdefault("units", line.place(column))
            continue
        stated.values[name] = number
        stated.places[name] = line.place(column)
    if stated.values or stated.units is not None:
        printed.occupancy.append(stated)


def _header_over(header: dict[int, str], column: int) -> str:
    if column in header:
        return header[column]
    near = [c for c in header if abs(c - column) == 1]
    return header[near[0]] if len(near) == 1 else ""


def _named(words: str, vocabulary: Vocabulary) -> str | None:
    if "%" in words:
        return None
    if (figure := vocabulary.table_column(words)) is not None:
        return figure
    for match in vocabulary.header(words):
        if match.score >= 0.7 and match.field in SUMMED:
            return match.field
    return None
