"""Future rents of a lease: columns, rows below it, tables of its own, and lists within one cell."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ....document import Value
from ....models.rent_roll import RentRollRow, RentStep, SourceColumn
from ....values.areas import rate_per_area
from ....values.dates import DateReading, compact_date, read_date
from ....values.numbers import money, percent
from ....vocabulary import Vocabulary
from ....vocabulary.matches import Period
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Entry, in_column
from ..anatomy.mapping import Mapping
from ..anatomy.profile import CODED_DAY
from ..cells.oddcells import says_nothing
from ..cells.steplists import StepLists
from ..cells.textcells import whole
from .terms import share

MOST_RATE = 5
"""No rate rises to so many times what it is."""
_OTHERS = frozenset({"rentSteps:amount", "rentSteps:increase"})
_AMOUNTS = frozenset({"amount", "increase", "perArea", "percent"})


def _is_empty(value: Value) -> bool:
    return value is None or says_nothing(value)


def _rents(row: RentRollRow) -> list[Decimal]:
    """The rents in force, of the month and of the year."""
    return [rent for rent in (row.contract_rent, row.annual_rent) if rent]


class StepReader:
    """Reads the rent steps that lines hold. One per document."""

    def __init__(self, vocabulary: Vocabulary, conventions: Conventions) -> None:
        self.vocabulary = vocabulary
        self.conventions = conventions
        self.lists = StepLists(vocabulary, conventions)
        self._columns: dict[int, list[int]] = {}

    def read(self, row: RentRollRow, line: Line, mapping: Mapping, entry: Entry | None = None) -> None:
        """Add the steps of one line, and of its cell of words, to the row.

        ``entry``: the unit of whose own line that cell may wrap into others.
        """
        at = line.values.__getitem__
        printing = [columns for columns in mapping.step_groups if not all(map(_is_empty, map(at, columns.values())))]
        found = [step for columns in printing for step in self._step(row, line, mapping, columns)]
        if mapping.dated:
            found += self._dated(row, line, mapping)
        text = mapping.column("rentSteps:text")
        printed = line.text(text) if text is not None and text in line.filled else None
        if entry is not None:
            printed = whole(entry, "rentSteps:text", printed, self.conventions)
        if text is not None and printed:
            listed = self.lists.listed(printed, line.place(text))
            said = listed or self.lists.told(printed, line.place(text), _rents(row))
            period = mapping.step_periods.get(text)
            for step in said if period is not None else ():
                if step.period is None:
                    step.period = period
            found += said
            if not listed:
                row.source_columns = [*row.source_columns, SourceColumn(mapping.header("rentSteps:text"), printed)]
        if row.rent_per_area and row.contract_rent is None and row.annual_rent is None:
            for step in found:
                if step.kind == "NEW_AMOUNT" and step.amount and step.amount < MOST_RATE * row.rent_per_area:
                    # Where the rent is a rate, so is the next one.
                    step.amount, step.per_area = None, step.amount
        for step in found if row.rent_per_area and _OTHERS.isdisjoint(mapping.by_field) else ():
            if step.per_area and row.rent_per_area and step.per_area >= 12 * MOST_RATE * row.rent_per_area:
                step.amount, step.per_area = step.per_area, None  # no rate, whatever the one column of both says
        if found:
            row.rent_steps = [*row.rent_steps, *found]

    def told(self, row: RentRollRow, entry: Entry) -> None:
        """Add the steps that lines of words below the unit and its cells of notes tell."""
        found = [
            step
            for text, place in entry.told
            for step in self.lists.told(text, place) or self.lists.listed(text, place)
        ]
        rents = _rents(row)
        found += [step for text, place in entry.noted if rents for step in self.lists.told(text, place, rents)]
        for column in self.columns(entry.mapping):
            text = entry.line.text(column) if column in entry.line.filled else None
            if text := whole(entry, in_column(column), text, self.conventions):
                place = entry.line.place(column)
                listed = self.lists.listed(text, place) if column not in entry.mapping.notes else []
                found += listed or self.lists.told(text, place, rents)
        known = {(step.date, step.amount, step.per_area) for step in row.rent_steps}
        found = [step for step in found if (step.date, step.amount, step.per_area) not in known]
        if found:
            row.rent_steps = [*row.rent_steps, *found]

    def columns(self, mapping: Mapping) -> list[int]:
        """Columns whose words may tell steps: those of notes, and those that are called steps or something to come, but
        hold no days."""
        found = self._columns.get(id(mapping))
        if found is None:
            others = [u for u in (*mapping.unmapped, *mapping.kept) if u.column not in mapping.notes]
            called = [u.column for u in others if self._is_called(u.header)]
            found = self._columns[id(mapping)] = [*mapping.notes, *called]
        return found

    def _is_called(self, header: str) -> bool:
        """Whether the words above a column say that it tells of rents to come, or say nothing."""
        return (
            not header
            or self.vocabulary.heads_steps(header)
            or any(match.field == "rentSteps" for match in self.vocabulary.header(header)[:1])
        )

    def _step(self, row: RentRollRow, line: Line, mapping: Mapping, columns: dict[str, int]) -> Iterator[RentStep]:
        style, values = self.conventions.numbers, line.values

        def cell(part: str) -> Value:
            column = columns.get(part)
            printed = values[column] if column is not None else None
            return None if says_nothing(printed) else printed  # a dash is no step to 0

        day, code = cell("date"), None
        if type(day) is str and (coded := CODED_DAY.fullmatch(day)) is not None:
            code, day = coded[1], coded[2]
        date = read_date(day, self.conventions.dates) or self.lists.day(day)
        if date is None and (compact := compact_date(day)) is not None:
            date = DateReading(compact)
        if date is None and type(day) is str and (listed := self.lists.listed(day, line.place(columns["date"]))):
            yield from listed  # day and amount in one cell
            return
        if date is None and day is not None and money(day, style) is not None:
            row.unread["rentSteps"] = line.text(columns["date"]) or ""
        printed, kind = cell("amount"), "NEW_AMOUNT"
        if (
            day is None
            and type(printed) is str
            and (listed := self.lists.listed(printed, line.place(columns["amount"])))
        ):
            yield from listed  # "$1,433.83 / 1/1/26"
            return
        amount, per_area = money(printed, style), money(cell("perArea"), style)
        part, period = "amount", self._period(mapping, columns, "amount")
        if amount is None and printed is not None:
            rate = rate_per_area(printed) if isinstance(printed, str) else None
            part_of = percent(printed, style)
            if rate is not None:
                per_area, period = rate.amount, rate.period or period
            elif part_of is not None:
                amount, kind = part_of, "PERCENT"
        if amount is None and (more := money(cell("increase"), style)) is not None:
            # What is as large as the rent itself is the new rent.
            rent = max(filter(None, (row.contract_rent, row.annual_rent)), default=None)
            amount, kind, part = more, "NEW_AMOUNT" if rent is not None and more >= rent / 2 else "INCREASE", "increase"
            period = self._period(mapping, columns, part)
        if amount is None and per_area is None:
            column = columns.get("percent")
            if column is not None and (ratio := share(line, column, mapping, style)):
                amount, kind, part, period = ratio, "PERCENT", "percent", None
        if amount is None and per_area is None:
            if not _AMOUNTS.intersection(columns) and "date" in columns and day is not None:
                header = next((use.header for use in mapping.steps if use.column == columns["date"]), None)
                kept = SourceColumn(header, line.text(columns["date"]) or "")
                row.source_columns = [*row.source_columns, kept]
            if type(printed) is str and printed.strip().isalpha():
                kept = SourceColumn(mapping.header("rentSteps:amount"), printed)  # "CPI": nobody knows how much
                row.source_columns = [*row.source_columns, kept]
                return
            if date is None or not _AMOUNTS.intersection(columns):
                return  # a day on which something will change is no step of the rent
        if per_area is not None and amount is None:
            part = "perArea" if "perArea" in columns else "amount"
            period = period or self._period(mapping, columns, part)
        end = read_date(cell("endDate"), self.conventions.dates, end=True)
        where = columns.get(part) if amount is not None or per_area is not None else columns.get("date")
        category = columns.get("category")
        yield RentStep(
            kind,  # type: ignore[arg-type]
            line.text(category) if category is not None and category in line.filled else code,
            date.date if date else None,
            end.date if end else None,
            amount,
            per_area,
            period,
            line.place(where) if where is not None else None,
        )

    def _dated(self, row: RentRollRow, line: Line, mapping: Mapping) -> Iterator[RentStep]:
        """The steps under headers that are dates; what is no amount there is kept as printed."""
        style = self.conventions.numbers
        for column, header, date, part, period in mapping.dated:
            if column not in line.filled or says_nothing(line.values[column]):
                continue
            printed, words = line.values[column], line.text(column) or ""
            step = RentStep("NEW_AMOUNT", None if date is not None else header, date, source=line.place(column))
            if "%" in words and (ratio := percent(words, style)) is not None:
                step.kind, step.amount = "PERCENT", ratio
            elif (amount := money(printed, style)) is not None:
                step.period = period or (mapping.rent_period if part == "amount" else None)
                step.amount, step.per_area = (None, amount) if part == "perArea" else (amount, None)
            elif (rate := rate_per_area(words)) is not None:
                step.per_area, step.period = rate.amount, rate.period or period
            else:
                row.source_columns = [*row.source_columns, SourceColumn(header, words)]
                continue
            yield step

    @staticmethod
    def _period(mapping: Mapping, columns: dict[str, int], part: str) -> Period | None:
        column = columns.get(part)
        return None if column is None else mapping.step_periods.get(column)
