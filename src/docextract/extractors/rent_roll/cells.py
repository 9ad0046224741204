"""Cells of an entry -> fields of a row: typed values, their places, and what could not be read."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from ...document import CellError, Value
from ...models.place import Place
from ...models.rent_roll import RentRollRow, SourceColumn
from ...models.sources import Sources
from ...values.areas import area as read_area
from ...values.areas import area_inside, rate_per_area
from ...values.bedbath import bed_bath
from ...values.codes import split_bracket_code
from ...values.dates import is_empty_date, is_month_to_month, read_date, read_serial
from ...values.numbers import money, scaled
from ...values.terms import lease_term
from ...values.text import unescape
from ..lines import Line
from .conventions import Conventions
from .entries import Entry
from .fieldkinds import ATTRIBUTES, KINDS, Kind
from .mapping import Mapping
from .plans import TELLS_ROOMS, TEXTS, Plan, Step, make_plan

_NO_TEXT = frozenset({"-", "--", "---", "–", "—", "n/a", "na", "none", "null"})


_RUN_INTO = re.compile(r"(\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4})\s?[^\W\d_].*")


def _is_clean(text: str) -> bool:
    """Nothing to take off: no code in brackets, no entity, no blanks but single ones."""
    return ")" not in text and "&" not in text and "  " not in text and text.isprintable()


def is_person_code(text: str) -> bool:
    """One word with three digits or more, as ids of people are."""
    return " " not in text and sum(map(str.isdigit, text)) >= 3


@dataclass(slots=True)
class Notices:
    """What reading the cells brought up, once per document."""

    month_only: Place | None = None
    open_ended: Place | None = None
    errors: list[Place] = field(default_factory=list)
    scaled: list[Place] = field(default_factory=list)
    uncalculated: int = 0


class CellReader:
    """Reads the mapped cells of entries. One per document."""

    def __init__(self, conventions: Conventions) -> None:
        self.conventions = conventions
        self.notices = Notices()
        self._covered: dict[int, dict[tuple[int, int], int]] = {}
        self._plans: dict[int, Plan] = {}
        self._told: list[tuple[str, Place]] = []
        """Places of what a cell of the row says of another field than its column's."""
        self._amounts: dict[float, Decimal | None] = {}
        """Numbers of sheets as decimals: many stand in many rows."""

    def row(self, entry: Entry, index: int) -> RentRollRow:
        """A row with all fields that its own cells print."""
        line = entry.line
        plan = self._plans.get(id(entry.mapping)) or self._plan(entry.mapping)
        values = self._with_merged(line, plan) if self._merged_cells(line) else line.values
        sources = Sources(line.place, plan.names)
        row = RentRollRow(row_index=index, sources=sources)
        steps = plan.steps_for(values)
        read, amounts = steps.mask, self._amounts
        for column, attr, step in steps.numbers:
            figure: Any = values[column]
            number = amounts.get(figure)
            if number is None:
                number = amounts[figure] = money(figure)
            if number is not None:
                setattr(row, attr, number)
            else:
                self._unread_number(row, step, figure, line)
                read ^= step.bit
        for column, attr, timed, step in steps.days:
            day: Any = values[column]
            if 1971 <= day.year < 2090:
                setattr(row, attr, day.date() if timed else day)
            elif not self._read(row, step, day, line):
                read ^= step.bit
        for column, attr, step in steps.words:
            text: Any = values[column]
            if text.isalnum() or (len(text) > 4 and _is_clean(text)):
                if len(text) <= 4 and text.casefold() in _NO_TEXT:
                    read ^= step.bit
                    continue
                setattr(row, attr, text)
                if step.rooms and row.bedrooms is None:
                    self._bed_bath(row, step, text)
            elif not text or not self._read(row, step, text, line):
                read ^= step.bit
        for step in steps.others:
            if values[step.column] != "" and self._read(row, step, values[step.column], line):
                read |= step.bit
        sources.mask |= read
        if self._told:
            # Only now: places that are set before the rest are known leave those out.
            for name, place in self._told:
                sources[name] = [place]
            self._told = []
        if entry.second is not None:
            self._second(row, entry)
        if entry.wrapped:
            self._join_wrapped(row, entry)
        if plan.kept:
            kept = [
                SourceColumn(header, value if type(value) is str else line.text(c), own)
                for c, header, own in plan.kept
                if (value := values[c]) is not None and value != ""
            ]
            row.source_columns = [*row.source_columns, *kept] if row.source_columns else kept
        return row

    def _plan(self, mapping: Mapping) -> Plan:
        made = self._plans[id(mapping)] = make_plan(mapping)
        return made

    def _second(self, row: RentRollRow, entry: Entry) -> None:
        """The fields of the second line of a two-line record."""
        assert entry.second is not None
        line = entry.second.line
        for use in entry.second.mapping.second:
            value = line.values[use.column]
            if use.field is None or use.kind is None or value is None or value == "" or use.field not in ATTRIBUTES:
                continue
            if use.field == "residentId" and type(value) is str and not any(map(str.isdigit, value)):
                # The second line of the name, not the id under it.
                row.tenant_name = f"{row.tenant_name} {value}" if row.tenant_name else value
                continue
            step = Step(use.column, 0, use.field, ATTRIBUTES[use.field], use.kind)
            read = self._read(row, step, value, line)
            row.sources.update((name, [place]) for name, place in self._told)
            self._told = []
            if read:
                where = line.place(use.column)
                if where is not None:
                    row.sources[use.field] = [where]

    def _merged_cells(self, line: Line) -> dict[tuple[int, int], int]:
        """Cells that a merged cell covers from above, with the row of that cell."""
        covered = self._covered.get(id(line.grid))
        if covered is None:
            covered = self._covered[id(line.grid)] = {
                (row, span.left): span.top
                for span in line.grid.spans_down()
                for row in range(span.top + 1, span.bottom + 1)
            }
        return covered

    def _with_merged(self, line: Line, plan: Plan) -> list[Value]:
        """The values of a line, with the texts of merged cells that reach down into it."""
        covered, values = self._merged_cells(line), line.values
        for step in plan.steps:
            if step.kind is Kind.TEXT and values[step.column] in (None, ""):
                top = covered.get((line.row, step.column))
                value = None if top is None else line.grid.values[top][step.column]
                if value not in (None, ""):
                    values = values.copy() if values is line.values else values
                    values[step.column] = value.strip() if type(value) is str else value
        return values

    def _read(self, row: RentRollRow, step: Step, value: Value, line: Line) -> bool:
        """Read one cell the long way; True if the field was filled."""
        column, _, name, attr, kind, period, _ = step
        if kind is Kind.MONEY:
            number = money(value, self.conventions.numbers)
            if number is None:
                self._unread_number(row, step, value, line)
                return False
            setattr(row, attr, number)
            return True
        if kind in TEXTS:
            text = self.text(value, line, column, kind)
            return text is not None and self._set_text(row, step, text)
        if kind is Kind.START or kind is Kind.END:
            return self._set_date(row, name, attr, kind, value, line, column)
        if kind is Kind.AREA:
            found = read_area(value, self.conventions.numbers)
            if found is None:
                row.unread[name] = str(value)
                return False
            row.area, unit = found
            if unit in ("SQFT", "SQM"):
                row.area_unit = unit
            return True
        if kind is Kind.TERM:
            number = lease_term(value, self.conventions.numbers, years=period == "ANNUAL")
            if number is not None and number != money(value, self.conventions.numbers):
                row.derived[name] = "months(term)"
        else:
            number = money(value, self.conventions.numbers)
        if number is None:
            row.unread[name] = line.text(column) or str(value)
            return False
        setattr(row, attr, number)
        return True

    def text(self, value: Value, line: Line, column: int, kind: Kind) -> str | None:
        """A cell as text; ids that a sheet holds as numbers lose no zero and gain no point."""
        if type(value) is str:
            text = value
            if "&" in text:
                text = unescape(text)
            if "  " in text or "\n" in text or "\xa0" in text or "\t" in text:
                text = " ".join(text.split())
            return None if len(text) <= 4 and text.casefold() in _NO_TEXT else text
        if isinstance(value, CellError):
            self.notices.errors.append(line.place(column) or Place())
            return None
        if type(value) is float and value.is_integer() and kind is Kind.ID:
            return str(int(value))
        return line.text(column)

    def _set_text(self, row: RentRollRow, step: Step, text: str) -> bool:
        name = step.name
        if name == "bedBath":
            own = row.unit_type is None
            row.unit_type = row.unit_type or text
            self._bed_bath(row, step, text)
            return own
        if name == "leaseStatusText":
            row.source_columns = [*row.source_columns, SourceColumn("Lease Status", text)]
            return False
        if name == "unit" and "(" in text:
            inside = area_inside(text, self.conventions.numbers)
            if inside is not None and row.area is None:
                row.unit = text[: text.index("(")].strip() or text
                row.area, unit = inside
                row.area_unit = unit
                row.derived["area"] = "inside(unit)"
                return True
        if name == "propertyName" and text.endswith(")"):
            split = split_bracket_code(text)
            if split:
                row.property_name, row.property_code = split[0], row.property_code or split[1]
                return True
        if name == "tenantName" and text.endswith(")"):
            split = split_bracket_code(text)
            if split:
                row.tenant_name, row.resident_id = split[0], row.resident_id or split[1]
                return True
        setattr(row, step.attr, text)
        if name in TELLS_ROOMS and row.bedrooms is None:
            self._bed_bath(row, step, text)
        return True

    @staticmethod
    def _bed_bath(row: RentRollRow, step: Step, text: str) -> None:
        """The rooms that words tell stand where the words do; those of a studio are none, which no digit says."""
        found = bed_bath(text)
        if found is None:
            return
        row.bedrooms, row.bathrooms = found
        beds, baths = found
        row.sources.mask |= step.rooms * ((beds is not None) + 2 * (baths is not None))
        if beds == 0 and "0" not in text:
            row.derived["bedrooms"] = f"studio({step.name})"

    def _set_date(
        self, row: RentRollRow, name: str, attr: str, kind: Kind, value: Value, line: Line, column: int
    ) -> bool:
        kind_of = type(value)
        if (kind_of is dt.datetime or kind_of is dt.date) and 1971 <= value.year < 2090:  # type: ignore[union-attr]
            # An ordinary date; those that mean "none" or "no end" lie outside.
            setattr(row, attr, value.date() if kind_of is dt.datetime else value)  # type: ignore[union-attr]
            return True
        reading = read_date(value, self.conventions.dates, end=kind is Kind.END)
        if reading is None and type(value) in (int, float):
            serial = read_serial(value, self.conventions.date1904)
            if serial is not None and 1971 <= serial.date.year < 2090:
                setattr(row, attr, serial.date)
                return True
        if reading is None and type(value) is str and (run := _RUN_INTO.fullmatch(value)):
            # The end of a long text of the column before was printed over the date's.
            reading = read_date(run[1], self.conventions.dates, end=kind is Kind.END)
        if reading is None:
            if is_empty_date(value):
                return False
            text = line.text(column) or ""
            if text.casefold() in _NO_TEXT and text.strip("-–— ") == "":
                return False
            if is_month_to_month(text):
                row.is_month_to_month = True
            row.unread[name] = text
            return False
        setattr(row, attr, reading.date)
        if reading.month_only and self.notices.month_only is None:
            self.notices.month_only = line.place(column)
        if reading.open_ended and self.notices.open_ended is None:
            self.notices.open_ended = line.place(column)
        return True

    def _unread_number(self, row: RentRollRow, step: Step, value: Value, line: Line) -> None:
        """A cell of a money column that is no plain number."""
        name, text, place = step.name, str(value).strip(), line.place(step.column)
        rate = rate_per_area(value) if type(value) is str else None
        if rate is not None and row.rent_per_area is None and name in ("contractRent", "marketRent", "annualRent"):
            row.rent_per_area, row.rent_per_area_period = rate.amount, rate.period
            if place is not None:
                self._told.append(("rentPerArea", place))
            return
        big = scaled(value, self.conventions.numbers) if type(value) is str else None
        if big is not None:
            setattr(row, step.attr, big)
            if place is not None:
                self._told.append((name, place))
                self.notices.scaled.append(place)
            return
        if isinstance(value, CellError) and place is not None:
            self.notices.errors.append(place)
        row.unread[name] = text

    def _join_wrapped(self, row: RentRollRow, entry: Entry) -> None:
        for above in (True, False):
            for name, text, place, is_above in reversed(entry.wrapped) if above else entry.wrapped:
                if is_above is not above or name not in ATTRIBUTES or not hasattr(row, ATTRIBUTES[name]):
                    continue
                attr = ATTRIBUTES[name]
                old = getattr(row, attr)
                text = " ".join(unescape(text).split())
                if name == "tenantName" and old is not None and not above and is_person_code(text):
                    # The id of the resident stands under the name.
                    row.resident_id = row.resident_id or text
                    continue
                if old is None:
                    joined = text
                elif above:
                    joined = self._join(text, old)
                else:
                    joined = self._join(old, text)
                self._set_text(row, Step(-1, 0, name, attr, KINDS[name]), joined)
                if place is not None:
                    places = row.sources.setdefault(name, [])
                    places.insert(0, place) if above else places.append(place)
                    for room in ("bedrooms", "bathrooms") if name in TELLS_ROOMS else ():
                        if getattr(row, room) is not None:
                            row.sources.setdefault(room, places)

    def _join(self, first: str, second: str) -> str:
        """Wrapped pieces join with a space, unless the break ran through a word that the document has elsewhere."""
        if first.endswith("-") and len(first) > 1 and first[-2].isalpha() and second[:1].islower():
            return first[:-1] + second
        end, begin = first.split()[-1], second.split()[0]
        words = self.conventions.words
        if (end + begin).casefold() in words and not (end.casefold() in words and begin.casefold() in words):
            return first + second
        return f"{first} {second}"
