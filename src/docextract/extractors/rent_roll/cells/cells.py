"""Cells of an entry -> fields of a row: typed values, their places, and what could not be read."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from ....document import CellError, Value
from ....models.place import Place
from ....models.rent_roll import RentRollRow, SourceColumn
from ....models.sources import Sources
from ....values.areas import area as read_area
from ....values.numbers import is_nought, money
from ....values.terms import begun_from, begun_on, lease_term, term_from
from ....values.text import is_too_wide, unescape
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Entry, in_column
from ..anatomy.facts import CHARGE, said, says_term
from ..anatomy.fieldkinds import ATTRIBUTES, KINDS, LONGEST_NO_TEXT, NESTED, NO_TEXT, OF_UNIT, Kind
from ..anatomy.mapping import Mapping
from .oddcells import Notices, says_nothing, set_date, set_lease_dates, set_odd_number
from .plans import TEXTS, Plan, Step, make_plan
from .textcells import is_clean, join_wrapped, set_rooms, set_text, whole

LEASE_DATES = frozenset({"leaseStartDate", "leaseEndDate"})
MOST_OF_A_DAY = 14
"""Letters of a day; longer texts may hold two: ``5/1/14 - 4/30/29``."""

MOST_SAID = 40
"""Letters of a remark that tells a fact of the unit; others are longer."""


class CellReader:
    """Reads the mapped cells of entries. One per document."""

    def __init__(self, conventions: Conventions) -> None:
        self.conventions = conventions
        self.notices = Notices()
        self._covered: dict[int, dict[tuple[int, int], int]] = {}
        self._plans: dict[int, Plan] = {}
        self._alike: dict[object, Plan] = {}
        """One plan for all headers that say the same."""
        self._told: list[tuple[str, Place]] = []
        """Places of what a cell of the row says of another field than its column's."""
        self._amounts: dict[float, Decimal | None] = {}
        """Numbers of sheets as decimals: many stand in many rows."""

    def row(self, entry: Entry, index: int) -> RentRollRow:
        """A row with all fields that its own cells print."""
        line = entry.line
        plan = self._plans.get(id(entry.mapping)) or self._plan(entry.mapping)
        values = self._with_merged(line, plan) if line.origin is None and self._merged_cells(line) else line.values
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
            if text.isalnum() or (len(text) > 4 and is_clean(text)):
                if len(text) <= LONGEST_NO_TEXT and text.casefold() in NO_TEXT:
                    read ^= step.bit
                    continue
                setattr(row, attr, text)
                if step.rooms and row.bedrooms is None:
                    set_rooms(row, step, text)
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
        if entry.head is not None:
            self._under(row, entry, entry.head, plan)
        if entry.second is not None:
            self._second(row, entry)
        for fact in entry.facts:
            self._fact(row, *fact)
        for c, notes in plan.remarks:
            if type(value := values[c]) is str and len(value) <= MOST_SAID and any(map(str.isdigit, value)):
                self._said(row, entry, value, c, notes=notes)
        if entry.wrapped:
            join_wrapped(row, entry, self.conventions)
        if plan.kept:
            text_of = line.text
            kept = [
                SourceColumn(header, value if type(value) is str else text_of(c), own)
                for c, header, own in plan.kept
                if (value := values[c]) is not None and value != ""
            ]
            if entry.wrapped:
                kept = [
                    SourceColumn(header, text, own)
                    for c, header, own in plan.kept
                    if (text := whole(entry, in_column(c), line.text(c), self.conventions))
                ]
            row.source_columns = [*row.source_columns, *kept] if row.source_columns else kept
            for c, header, _ in plan.kept:
                if says_term(header or ""):
                    self._begun(row, entry, whole(entry, in_column(c), line.text(c), self.conventions) or "", c)
        return row

    def _plan(self, mapping: Mapping) -> Plan:
        made = make_plan(mapping)
        made = self._plans[id(mapping)] = self._alike.setdefault(made.key, made)
        return made

    def _second(self, row: RentRollRow, entry: Entry) -> None:
        """The fields of the second line of a two-line record."""
        assert entry.second is not None
        line = entry.second.line
        for use in entry.second.mapping.second:
            value, name = line.values[use.column], "unitType" if use.field == "bedBath" else use.field
            if name is None or use.kind is None or value is None or value == "" or name not in ATTRIBUTES:
                continue
            if name in NESTED or not hasattr(row, ATTRIBUTES[name]):
                continue  # what is billed beside the rent, which is no cell of the row
            below_name = use.field == "area" and use.column == entry.mapping.column("tenantName")
            if (use.field == "residentId" or below_name) and type(value) is str and not any(map(str.isdigit, value)):
                # The second line of the name, not the id or the area under it.
                row.tenant_name = f"{row.tenant_name} {value}" if row.tenant_name else value
                continue
            if use.field == "unitType" and "/" in use.header and type(value) is str:
                value = self._without_size(row, value, line.place(use.column))
            read = self._read(row, Step(use.column, 0, name, ATTRIBUTES[name], use.kind), value, line)
            row.sources.update((told, [place]) for told, place in self._told)
            self._told = []
            if read:
                where = line.place(use.column)
                if where is not None:
                    row.sources[name] = [where]

        who, mapping = entry.mapping.column("tenantName"), entry.second.mapping
        if (
            who in line.filled
            and who not in mapping.block.second
            and "/" in (header := mapping.header("tenantName") or "")
        ):
            row.source_columns = [*row.source_columns, SourceColumn(header, line.text(who))]

    def _without_size(self, row: RentRollRow, text: str, place: Place | None) -> str:
        """The type of a cell that gives the area behind it, which is set: ``3T / 1,346`` below ``Plan / Sq Ft``."""
        kind, _, size = text.rpartition("/")
        found = read_area(size.strip(), self.conventions.numbers)
        if not kind.strip() or found is None or row.area is not None:
            return text
        row.area, row.area_unit = found
        if place is not None:
            row.sources["area"] = [place]
        return kind.strip()

    def _fact(self, row: RentRollRow, name: str, text: str, line: Line, column: int) -> None:
        """What a line below the unit names itself, unless the unit prints it already; charges are read elsewhere."""
        if name != CHARGE and getattr(row, ATTRIBUTES[name]) is None:
            step = Step(column, 0, name, ATTRIBUTES[name], KINDS[name])
            if self._read(row, step, text, line) and (place := line.place(column)) is not None:
                row.sources[name] = [place]

    def _said(self, row: RentRollRow, entry: Entry, text: str, column: int, *, notes: bool) -> None:
        """What a remark tells that no column of the roll does; days only in a column of notes, or one without words:
        under others they may be those of an insurance."""
        for name, value in said(text):
            if name not in entry.mapping.by_field and (notes or name == "balance"):
                self._fact(row, name, value, entry.line, column)

    def _begun(self, row: RentRollRow, entry: Entry, text: str, column: int) -> None:
        """The first day of a lease in words on its terms: ``15 years from 25/03/2019. Rent reviews 2024 and 2029.``"""
        told = term_from(text, self.conventions.dates) if row.lease_start_date is None else None
        if told is not None and (place := entry.line.place(column)) is not None:
            row.lease_start_date = told[1]
            row.sources["leaseStartDate"] = [place]

    def _under(self, row: RentRollRow, entry: Entry, head: Entry, plan: Plan) -> None:
        """What a bed leaves blank and the row of its unit prints: which unit it is and what kind. Whatever else that
        row prints of the unit as a whole is kept as printed."""
        own, above = entry.line.values, head.line
        for step in plan.steps:
            value = above.values[step.column]
            if value in (None, "") or own[step.column] not in (None, ""):
                continue
            place = above.place(step.column)
            if step.name in OF_UNIT or (step.name == "area" and head.beds == 1):
                if self._read(row, step, value, above) and place is not None:
                    row.sources["unitType" if step.name == "bedBath" else step.name] = [place]
            elif head.beds:
                header = entry.mapping.header(step.name)
                row.source_columns = [*row.source_columns, SourceColumn(header, above.text(step.column))]
        if head.beds:
            kept = [
                SourceColumn(header, above.text(c), personal)
                for c, header, personal in plan.kept
                if above.values[c] not in (None, "") and own[c] in (None, "")
            ]
            row.source_columns = [*row.source_columns, *kept]

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
            if number is None and is_nought(value):
                number = Decimal(0)
            if number is None:
                self._odd_number(row, step, value, line)
                return False
            setattr(row, attr, number)
            return True
        if kind in TEXTS:
            text = self.text(value, line, column, kind)
            if text is not None and is_too_wide(text):
                row.unread[name] = text
                return False
            return text is not None and set_text(row, step, text, self.conventions)
        if kind is Kind.START or kind is Kind.END:
            # "May 1, 2014 – April 30, 2029" below "Commencement / Expiration"
            long = type(value) is str and name in LEASE_DATES and len(value) > MOST_OF_A_DAY
            if long and (told := set_lease_dates(row, str(value), line.place(column), self.conventions)):
                self._told += told
                return False
            return set_date(row, step, value, line, self.conventions, self.notices)
        if kind is Kind.AREA:
            found = read_area(value, self.conventions.numbers)
            if found is None:
                if not says_nothing(value):
                    row.unread[name] = str(value)
                return False
            row.area, unit = found
            if unit in ("SQFT", "SQM"):
                row.area_unit = unit
            return True
        if kind is Kind.TERM:
            if type(value) is str and (told := set_lease_dates(row, value, line.place(column), self.conventions)):
                self._told += told
                return False
            since = begun_on(value, self.conventions.dates) if type(value) is str else None
            if since is not None and row.lease_start_date is None and (place := line.place(column)) is not None:
                row.lease_start_date = since
                self._told.append(("leaseStartDate", place))
                return False
            number = lease_term(value, self.conventions.numbers, years=period == "ANNUAL")
            begun = term_from(value, self.conventions.dates) if number is None and type(value) is str else None
            if begun is not None:
                number, day = begun
                if row.lease_start_date is None and (place := line.place(column)) is not None:
                    row.lease_start_date = day
                    self._told.append(("leaseStartDate", place))
            elif number is None and type(value) is str and row.lease_start_date is None:
                since, place = begun_from(value, self.conventions.dates), line.place(column)
                if since is not None and place is not None:
                    row.lease_start_date = since
                    self._told.append(("leaseStartDate", place))
                    return False
            if number is not None and number != money(value, self.conventions.numbers):
                row.derived[name] = "months(term)"
        else:
            number = money(value, self.conventions.numbers)
        if number is None:
            if not says_nothing(value):
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
            return None if len(text) <= LONGEST_NO_TEXT and text.casefold() in NO_TEXT else text
        if isinstance(value, CellError):
            self.notices.errors.append(line.place(column) or Place())
            return None
        if type(value) is float and value.is_integer() and kind is Kind.ID:
            return str(int(value))
        return line.text(column)

    def _odd_number(self, row: RentRollRow, step: Step, value: Value, line: Line) -> None:
        told = None
        if not says_nothing(value):
            told = set_odd_number(row, step, value, line, self.conventions, self.notices)
        if told is not None:
            self._told.append(told)
