"""Cells of an entry -> fields of a row: typed values, their places, and what could not be read."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from ...document import CellError, Value
from ...models.place import Place
from ...models.rent_roll import RentRollRow, SourceColumn
from ...models.sources import Sources
from ...values.areas import area as read_area
from ...values.areas import area_inside
from ...values.bedbath import bed_bath
from ...values.codes import split_bracket_code
from ...values.numbers import money
from ...values.terms import lease_term
from ...values.text import unescape
from ..lines import Line
from .conventions import Conventions, joined
from .entries import Entry
from .fieldkinds import ATTRIBUTES, KINDS, Kind
from .mapping import Mapping
from .oddcells import NO_TEXT, Notices, set_date, set_odd_number
from .plans import TELLS_ROOMS, TEXTS, Plan, Step, make_plan


def _is_clean(text: str) -> bool:
    """Nothing to take off: no code in brackets, no entity, no blanks but single ones."""
    return ")" not in text and "&" not in text and "  " not in text and text.isprintable()


def is_person_code(text: str) -> bool:
    """One word with three digits or more, as ids of people are."""
    return " " not in text and sum(map(str.isdigit, text)) >= 3


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
                self._odd_number(row, step, figure, line)
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
                if len(text) <= 4 and text.casefold() in NO_TEXT:
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
                self._odd_number(row, step, value, line)
                return False
            setattr(row, attr, number)
            return True
        if kind in TEXTS:
            text = self.text(value, line, column, kind)
            return text is not None and self._set_text(row, step, text)
        if kind is Kind.START or kind is Kind.END:
            return set_date(row, step, value, line, self.conventions, self.notices)
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
            return None if len(text) <= 4 and text.casefold() in NO_TEXT else text
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

    def _odd_number(self, row: RentRollRow, step: Step, value: Value, line: Line) -> None:
        told = set_odd_number(row, step, value, line, self.conventions, self.notices)
        if told is not None:
            self._told.append(told)

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
                    whole = text
                elif above:
                    whole = joined(text, old, self.conventions.words)
                else:
                    whole = joined(old, text, self.conventions.words)
                self._set_text(row, Step(-1, 0, name, attr, KINDS[name]), whole)
                if place is not None:
                    places = row.sources.setdefault(name, [])
                    places.insert(0, place) if above else places.append(place)
                    for room in ("bedrooms", "bathrooms") if name in TELLS_ROOMS else ():
                        if getattr(row, room) is not None:
                            row.sources.setdefault(room, places)
