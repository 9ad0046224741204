"""Terms of a lease beside its rent: what it recovers of the costs, percentage rent, and options."""

from __future__ import annotations

import re
from decimal import Decimal

from ....models.rent_roll import Charge, LeaseOption, PercentageRent, Recovery, RentRollRow
from ....values.areas import rate_per_area
from ....values.dates import find_dates, read_date
from ....values.numbers import NumberStyle, money, percent
from ....values.text import unescape
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Entry
from ..anatomy.fieldkinds import column_name
from ..anatomy.headerblocks import GOOD
from ..anatomy.mapping import ColumnUse, Mapping
from ..cells.textcells import whole

_PER_AREA = "PerArea"
YEARS = range(1950, 2100)
"""Whose costs a tenant may be measured by."""
_BETWEEN = re.compile(r"[;\n]")


def share(line: Line, column: int, mapping: Mapping, style: NumberStyle) -> Decimal | None:
    """The part of a whole in a cell: 0.06 for ``6 %``, for 0.06, and for a 6 in a column that prints percents."""
    value = line.values[column]
    ratio = percent(value, style) if type(value) is str else None
    if ratio is not None:
        return ratio
    number = money(value, style)
    return number.scaleb(-2) if number is not None and column in mapping.percents else number


class TermReader:
    """Reads the terms that a line prints. One per document."""

    def __init__(self, vocabulary: Vocabulary, conventions: Conventions) -> None:
        self.vocabulary = vocabulary
        self.conventions = conventions

    def read(self, row: RentRollRow, entry: Entry) -> None:
        """Add the terms of a unit's own line, and of the lines that its cells wrap into, to its row."""
        mapping = entry.mapping
        wrapped = {name for name, _, _, _ in entry.wrapped} if entry.wrapped else ()
        options: list[ColumnUse] = []
        for use, field, part in mapping.nested_parts:
            line = entry.line
            if entry.second is not None and line.values[use.column] in (None, ""):
                line = line if self._names_another(mapping, use) else entry.second.line
            if line.values[use.column] in (None, "") and use.field not in wrapped:
                continue
            if use.field == "recoveries:type":
                text = whole(entry, use.field, line.text(use.column), self.conventions)
                row.recoveries = [*row.recoveries, Recovery(kind=text, source=line.place(use.column))]
            elif field == "recoveries":
                self._recovery(row, line, use, part, mapping)
            elif field == "percentageRent":
                self._percentage(row, line, use, part, mapping)
            else:
                options.append(use)
        if options:
            self.options(row, entry.line, mapping, entry)

    def _names_another(self, mapping: Mapping, use: ColumnUse) -> bool:
        """Whether the second line of the header names another field in a column than the first."""
        label = mapping.block.second.get(use.column)
        matches = self.vocabulary.header(label.text) if label is not None else ()
        return any(match.score >= GOOD and column_name(match) != use.field for match in matches)

    @staticmethod
    def recovered(row: RentRollRow, charge: Charge, kind: str) -> None:
        """Add a charge that recovers costs to the row's recoveries, unless it is billed once or in part."""
        if charge.amount is not None and charge.frequency in ("MONTHLY", "ANNUAL", None):
            found = Recovery(kind, charge.amount, charge.frequency, source=charge.source)
            row.recoveries = [*row.recoveries, found]

    def _recovery(self, row: RentRollRow, line: Line, use: ColumnUse, part: str, mapping: Mapping) -> None:
        column = use.column
        place, value = line.place(column), line.values[column]
        style = self.conventions.numbers
        if part == "share":
            ratio = share(line, column, mapping, style)
            if ratio is None:
                row.unread["recoveries"] = line.text(column) or ""
                return
            found = Recovery(kind="share", share=ratio, source=place)
        else:
            amount = money(value, style)
            rate = rate_per_area(value, style) if amount is None and type(value) is str else None
            if amount is None and rate is None:
                row.unread["recoveries"] = line.text(column) or ""
                return
            period = use.period or mapping.rent_period
            if part == "baseYear" and amount is not None and amount not in YEARS:
                row.unread["recoveries"] = line.text(column) or ""
                return
            if part == "baseYear" and amount is not None:
                found = Recovery(kind=part, base_year=int(amount), source=place)
            elif part == "baseAmount":
                found = Recovery(kind=part, amount=amount, period=use.period, source=place)
            elif part.startswith("expenseStop"):
                per_area = rate.amount if rate is not None else amount if part.endswith(_PER_AREA) else None
                found = Recovery("expenseStop", None, use.period, per_area, stop=per_area or amount, source=place)
            elif rate is not None:
                found = Recovery(part.removesuffix(_PER_AREA), None, rate.period or use.period, rate.amount)
                found.source = place
            elif part.endswith(_PER_AREA):
                found = Recovery(part.removesuffix(_PER_AREA), None, use.period, amount, source=place)
            else:
                found = Recovery(part, amount, period, source=place)
        row.recoveries = [*row.recoveries, found]

    def _percentage(self, row: RentRollRow, line: Line, use: ColumnUse, part: str, mapping: Mapping) -> None:
        style = self.conventions.numbers
        value = share(line, use.column, mapping, style) if part == "rate" else money(line.values[use.column], style)
        if value is None:
            row.unread["percentageRent"] = line.text(use.column) or ""
            return
        if row.percentage_rent is None:
            row.percentage_rent = PercentageRent(source=line.place(use.column))
        setattr(row.percentage_rent, part, value)

    def options(self, row: RentRollRow, line: Line, mapping: Mapping, entry: Entry | None = None) -> None:
        """Add the options that a line prints: one for each cell of words, several where a cell lists them.

        ``entry``: the unit of whose own line its cells may wrap into others.
        """

        def words(name: str) -> str | None:
            column = mapping.column(name)
            if column is None:
                return None
            text = line.text(column) if column in line.filled else None
            return text if entry is None else whole(entry, name, text, self.conventions)

        def date(part: str) -> object:
            column = mapping.column(f"options:{part}")
            value = line.values[column] if column is not None and column in line.filled else None
            reading = read_date(value, self.conventions.dates)
            return reading.date if reading else None

        found: list[LeaseOption] = []
        for name in ("options", "options:termination", "options:other"):
            column = mapping.column(name)
            printed = words(name)
            if column is None or printed is None:
                continue
            text, header = unescape(printed), mapping.header(name) or ""
            if self.vocabulary.no_option(text):
                continue
            for piece in filter(None, (" ".join(p.split()) for p in _BETWEEN.split(text))):
                at = self.vocabulary.notice_at(piece)
                if found and (at == 0 or (at is not None and self.vocabulary.option_kind(piece) is None)):
                    # When notice is due, of the option before.
                    found[-1] = self._option(f"{found[-1].text}; {piece}", header)
                    found[-1].source = line.place(column)
                    continue
                option = self._option(piece, header)
                option.source = line.place(column)
                found.append(option)
        said = words("options:kind")
        day, notice = date("date"), date("notice")
        if not found and (said or day or notice):
            use = next(u for u in mapping.nested if (u.field or "").startswith("options:") and u.column in line.filled)
            found = [LeaseOption(self.vocabulary.option_kind(use.header), said, source=line.place(use.column))]
        if found:
            first = found[0]
            first.kind = (self.vocabulary.option_kind(said) if said else None) or first.kind
            first.date, first.notice_date = day or first.date, notice or first.notice_date  # type: ignore[assignment]
            row.options = [*row.options, *found]

    def told(self, row: RentRollRow, entry: Entry) -> None:
        """Add the options that lines below the tenant's name tell."""
        for text, place in entry.said:
            option = self._option(text, "")
            option.source = place
            row.options = [*row.options, option]

    def _option(self, text: str, header: str) -> LeaseOption:
        """One option's text: what it gives, by itself or by its header, its day, and the day its notice is due."""
        option = LeaseOption(self.vocabulary.option_kind(text) or self.vocabulary.option_kind(header), text)
        at = self.vocabulary.notice_at(text)
        for found in find_dates(text, self.conventions.dates):
            if at is not None and found.start > at:
                option.notice_date = option.notice_date or found.reading.date
            else:
                option.date = option.date or found.reading.date
        return option
