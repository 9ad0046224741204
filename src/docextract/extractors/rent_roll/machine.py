"""Walks the rows of a roll and says what each one is.

Section headings set status and scope, a unit opens an entry, charge rows, step rows and wrapped cells belong to it,
"Total" closes it; totals and the tables after the roll are told from units. Every row gets a role.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from ...values.codes import looks_like_unit, split_bracket_code
from ...values.dates import looks_like_date
from ...values.numbers import is_money_like
from ...values.text import normal
from ...vocabulary import TotalMatch, Vocabulary
from .columns import Mapping
from .entries import Entry, Scope, SideTable, SubLine, TotalLine, Walked
from .fieldkinds import CHARGE_FIELDS, DATES, NUMBERS, STEP_FIELDS, Kind
from .headers import HeaderBlock, names_steps
from .inner import inner_mapping, is_charge_title, is_lease_total
from .lines import Line
from .titles import may_be_name, page_properties, sheet_properties

_DIGITS = re.compile(r"\d+")
_BRACKET = re.compile(r"\s*\(.*\)\s*$")
PEOPLE = ("tenantName", "residentId")
SAME_HEADER = 0.7
"""Share of equal labels from which on a header is a repetition of another."""


class Machine:
    """One walk over the lines of a document. Use :meth:`walk`."""

    def __init__(
        self,
        lines: Sequence[Line],
        headers: dict[int, Mapping],
        vocabulary: Vocabulary,
    ) -> None:
        self.lines = lines
        self.headers = headers
        self.vocabulary = vocabulary
        self.out = Walked()
        self.mapping: Mapping | None = None
        self.main: Mapping | None = None
        self.space = -1
        self.scope = Scope()
        self.entry: Entry | None = None
        self.table: SideTable | None = None
        self.totals_open = False
        self.blocks = 0
        self.inner: Mapping | None = None
        """The columns of a table under the open lease."""
        self.pending: list[Line] = []
        """Text-only rows that may be the upper part of a wrapped cell of the next entry."""
        self.repeated = self._repeated_lines()
        self.first_header: dict[int, int] = {}
        """Index of the first header line of each page."""
        for index in sorted(headers):
            page = lines[index].grid.page
            if page is not None:
                self.first_header.setdefault(page, index)
        self.properties = page_properties(lines, self.first_header, vocabulary)
        self.heads = sheet_properties(lines, headers, vocabulary)

    # -- the walk ---------------------------------------------------------------------------

    def walk(self) -> Walked:
        """Give every line a role and collect the entries."""
        previous_grid = None
        index = 0
        while index < len(self.lines):
            line = self.lines[index]
            if line.grid is not previous_grid:
                self._enter_grid(line)
                previous_grid = line.grid
            mapping = self.headers.get(line.index)
            if mapping is not None:
                index = self._enter_header(mapping)
                continue
            role = self._role(line)
            self.out.roles[line.index] = role
            index += 1
        self._drop_pending()
        return self.out

    def _enter_grid(self, line: Line) -> None:
        if line.space != self.space:
            self.space = line.space
            if self.mapping is not None and self.mapping.block.space != line.space:
                # Another column system without a header of its own: nothing below it can be read by the old one.
                self.mapping = None
                if self.main is not None:
                    self._open_table("")

    def _enter_header(self, mapping: Mapping) -> int:
        block = mapping.block
        self._enter_property(self._head_property(block))
        for line in block.lines:
            self.out.roles[line.index] = "HEADER"
        if (self.table is not None or self.totals_open) and not self._reopens(block):
            if self.table is None:
                self._open_table(block.heading)
            assert self.table is not None
            self.table.lines.extend(block.lines)
            for line in block.lines:
                self.out.roles[line.index] = "SUMMARY"
            return block.last + 1
        self._drop_pending()
        self.table = None
        self.totals_open = False
        self.mapping = mapping
        self.space = block.space
        if self.main is None:
            self.main = mapping
        if mapping not in self.out.mappings:
            self.out.mappings.append(mapping)
        return block.last + 1

    def _head_property(self, block: HeaderBlock) -> str | None:
        """The property that the head above a header names: the page's, or in a sheet the report's title lines."""
        page = block.lines[0].grid.page
        return self.properties.get(page) if page is not None else self.heads.get(block.first)

    def _enter_property(self, name: str | None) -> None:
        """A head that names another property begins its rows, under no section until a heading says one."""
        if name is None or name == self.scope.property_name:
            return
        self._drop_pending()
        self._close_entry()
        self.totals_open = False
        title, code = split_bracket_code(name) or (name, None)
        self.scope = Scope(property_name=title, property_code=code)

    def _reopens(self, block: HeaderBlock) -> bool:
        """Whether a header within the tables after the roll begins rows of the roll again."""
        if self.main is None:
            return True
        if block.heading and (match := self.vocabulary.section(block.heading)) and (match.status or match.scope):
            self._set_section(block.heading)
            return True
        theirs = Counter(normal(label.text) for label in block.labels.values())
        ours = Counter(normal(label.text) for label in self.main.block.labels.values())
        return sum((theirs & ours).values()) >= SAME_HEADER * max(1, sum(ours.values()))

    # -- one line ---------------------------------------------------------------------------

    def _role(self, line: Line) -> str:
        if not line.filled:
            if self.entry is not None and not self.pending:
                pass
            return "BLANK"
        if self.mapping is None and self.table is None:
            return self._before_header(line)
        if self.table is None and line.grid.page is None and self._plain_entry(line):
            self._open_entry(line)
            return "DATA"
        if furniture := self._furniture(line):
            return furniture
        if self.table is not None:
            return self._in_table(line)
        assert self.mapping is not None
        if self._is_masthead(line):
            self.out.titles.append(line)
            self._read_masthead(line)
            return "TITLE"
        if (end := self._ends_roll(line)) is not None:
            self._open_table(end)
            return self._in_table(line)
        if self._second_of_record(line):
            return "CONTINUATION"
        if (role := self._inner_table(line)) is not None:
            return role
        if (role := self._total(line)) is not None:
            return role
        if self._opens_entry(line):
            self._open_entry(line)
            return "DATA"
        return self._below_entry(line)

    def _plain_entry(self, line: Line) -> bool:
        """The ordinary row of a sheet, told quickly: an id with digits, several filled cells, and no word for a total."""
        mapping = self.mapping
        assert mapping is not None
        column = mapping.by_field.get("unit")
        if column is None or len(line.filled) < 4:
            return False
        unit = line.values[column]
        if type(unit) is str:
            if not unit.isdigit() and not (unit[-1:].isdigit() and looks_like_unit(unit)):
                return False
        elif type(unit) is not int:
            return False
        values = line.values
        typed = 0
        for place, other in enumerate(line.filled):
            value = values[other]
            if type(value) is not str:
                typed += 1
            elif place < 5 and len(value) > 4 and self.vocabulary.total(value) is not None:
                return False
        return typed >= 3 or self._opens_entry(line)

    def _before_header(self, line: Line) -> str:
        self.out.titles.append(line)
        text = line.joined()
        if (kind := self.vocabulary.furniture(text)) is not None:
            return kind
        self._read_masthead(line)
        return "TITLE"

    def _read_masthead(self, line: Line) -> None:
        """A section heading or a property's name in the page header holds for what follows."""
        text = line.joined()
        match = self.vocabulary.section(text)
        if match is not None and text != self.scope.section:
            self._set_section(text)

    def _furniture(self, line: Line) -> str | None:
        if len(line.filled) > 6 or any(type(line.values[c]) is not str for c in line.filled):
            return None
        kind = self.vocabulary.furniture(line.joined())
        if kind is None and len(line.filled) > 1:
            kinds = [self.vocabulary.furniture(str(line.values[c])) for c in line.filled]
            if all(kinds):
                kind = kinds[0]
        return kind

    def _repeated_lines(self) -> set[int]:
        """Lines of pages that stand on several pages at the same height with the same words: page headers and footers."""
        seen: dict[tuple[str, int], set[int]] = {}
        keys: dict[int, tuple[str, int]] = {}
        for line in self.lines:
            if line.grid.page is None or not line.filled:
                continue
            place = line.row_place()
            if place is None or place.box is None:
                continue
            text = normal(line.joined())
            if sum(map(str.isalpha, text)) < 4:
                continue  # dates and numbers of the rows themselves are no page head
            key = (_DIGITS.sub("#", text), round(place.box[1] / 4))
            keys[line.index] = key
            seen.setdefault(key, set()).add(line.grid.page)
        return {index for index, key in keys.items() if len(seen[key]) >= 2}

    def _is_masthead(self, line: Line) -> bool:
        """Whether a line stands in the head of its page, above the page's first header rows, or repeats over pages."""
        page = line.grid.page
        if page is None:
            return False
        first = self.first_header.get(page)
        if first is None or line.index >= first:
            if self.vocabulary.section(line.joined()) is not None:
                return False
            return line.index in self.repeated and not self._opens_entry(line) and not self._has_numbers(line)
        if self._opens_entry(line) and line.index not in self.repeated:
            return False
        return not any(
            self.out.roles.get(i) in ("DATA", "CHARGE", "TOTAL", "SUBTOTAL")
            for i in range(self._first_of_page(line), line.index)
        )

    def _first_of_page(self, line: Line) -> int:
        index = line.index
        while index > 0 and self.lines[index - 1].grid.page == line.grid.page:
            index -= 1
        return index

    # -- tables after the roll ---------------------------------------------------------------

    def _ends_roll(self, line: Line) -> str | None:
        """The heading of a table after the roll, if this line is one."""
        text = line.first_text()
        if not text or (self._unit_text(line) and len(line.filled) > 2 and not self.vocabulary.ends_table(text)):
            return None
        end = self.vocabulary.ends_table(text)
        if end is not None and (self.out.entries or self.totals_open):
            if self._has_numbers(line) and self._opens_entry(line):
                return None
            return text
        return None

    def _open_table(self, heading: str) -> None:
        self._drop_pending()
        self._close_entry()
        self.table = SideTable(heading)
        self.out.tables.append(self.table)
        self.totals_open = False

    def _in_table(self, line: Line) -> str:
        assert self.table is not None
        text = line.first_text()
        if text and text != self.table.heading and self.vocabulary.ends_table(text) is not None:
            if any(self._has_numbers(other) for other in self.table.lines):
                self._open_table(text)
            else:
                # Only the upper lines of its own header were read so far.
                self.table.heading = text
        if line.index in self.repeated and line.grid.page is not None and not self._has_numbers(line):
            self.out.titles.append(line)
            return "TITLE"
        if (
            len(line.filled) == 1
            and (match := self.vocabulary.section(text)) is not None
            and match.scope
            and self._same_header_follows(line)
        ):
            self._set_section(text)
            return "SECTION"
        self.table.lines.append(line)
        return "SUMMARY"

    def _same_header_follows(self, line: Line) -> bool:
        for index in range(line.index + 1, min(line.index + 6, len(self.lines))):
            if index in self.headers:
                return True
        return False

    # -- totals -------------------------------------------------------------------------------

    def _total(self, line: Line) -> str | None:
        mapping = self.mapping
        assert mapping is not None
        unit_text = self._unit_text(line)
        for name in ("chargeCode", "chargeDescription"):
            column = mapping.column(name)
            if column is None or unit_text or type(code := line.values[column]) is not str:
                continue
            if self.vocabulary.total(code) is not None and self._only_charge(line):
                if self.entry is not None:
                    self.entry.total = SubLine(line, mapping)
                    if not mapping.charge_cells.issuperset(line.filled):
                        self._wrap(self.entry, line, above=False)
                return "SUBTOTAL"
        if (
            self.entry is not None
            and mapping.split_amounts
            and mapping.charge_cells.issuperset(line.filled)
            and self._numbers_only(line)
        ):
            self.entry.total = SubLine(line, mapping)
            return "SUBTOTAL"
        label, match = None, None
        for column in line.filled[:4]:
            value = line.values[column]
            if type(value) is str and (found := self.vocabulary.total(value)) is not None:
                if unit_text and mapping.column("unit") != column and self._opens_entry(line):
                    continue
                label, match = value, found
                break
        if match is None and line.grid.page is not None and not unit_text:
            label, match = self._wrapped_label(line)
        if match is not None and label is not None:
            if self._only_text(line) and not self.totals_open and match.kind == "percent":
                return None
            self._add_total(line, label, match.kind)
            return "TOTAL" if match.kind != "subtotal" else "SUBTOTAL"
        if self._unlabelled_total(line):
            self._add_total(line, "", "unlabelled")
            return "TOTAL"
        if self.totals_open and not self._opens_entry(line) and self._has_numbers(line):
            self._add_total(line, line.first_text(), "total")
            return "TOTAL"
        return None

    def _wrapped_label(self, line: Line) -> tuple[str | None, TotalMatch | None]:
        """A total's label whose end stands on the line below."""
        if line.index + 1 >= len(self.lines) or not self._has_numbers(line):
            return None, None
        column = line.filled[0]
        below = self.lines[line.index + 1]
        value = line.values[column]
        if type(value) is not str or below.grid is not line.grid or below.filled != [column]:
            return None, None
        text = f"{value} {below.text(column)}"
        return text, self.vocabulary.total(text)

    def _only_charge(self, line: Line) -> bool:
        """Whether a row fills charge columns only, apart from the rest of wrapped words."""
        assert self.mapping is not None
        rest = [c for c in line.filled if c not in self.mapping.charge_cells]
        if not rest:
            return True
        texts = self.mapping.words
        return (
            self.entry is not None
            and texts.issuperset(rest)
            and not any(self._is_number(line, c) for c in rest)
            and self._unit_text(line) is None
        )

    def _unlabelled_total(self, line: Line) -> bool:
        """A row of numbers and nothing else, in columns that are summed, with no unit."""
        mapping = self.mapping
        assert mapping is not None
        if not self.out.entries:
            return False
        used = {use.column: use for use in mapping.uses}
        numbers = 0
        for column in line.filled:
            use = used.get(column)
            value = line.values[column]
            if not (type(value) in (int, float) or is_money_like(value)):
                return False
            if use is None:
                continue
            if use.field == "unit" or use.kind is Kind.ID or use.kind in DATES:
                return False
            if use.kind in NUMBERS and use.field not in CHARGE_FIELDS and use.field not in STEP_FIELDS:
                numbers += 1
        return numbers >= 2 or (numbers == 1 and len(line.filled) == 1 and self.entry is None)

    def _add_total(self, line: Line, label: str, kind: str) -> None:
        self._drop_pending()
        self._close_entry()
        if not self.totals_open:
            self.blocks += 1
        self.totals_open = True
        self.out.totals.append(
            TotalLine(line, self.mapping, label, self.scope, len(self.out.entries), kind, self.blocks)
        )

    # -- entries ------------------------------------------------------------------------------

    def _unit_text(self, line: Line) -> str | None:
        assert self.mapping is not None
        for name in ("unit", "bed"):
            column = self.mapping.by_field.get(name)
            if column is not None and line.values[column] not in (None, ""):
                return line.text(column)
        return None

    def _opens_entry(self, line: Line) -> bool:
        """Whether a row stands for a unit: a unit-like id with something beside it, or a tenant with a lease."""
        mapping = self.mapping
        assert mapping is not None
        telling = mapping.evidence.intersection(line.filled)
        evidence = strong = 0
        values, dates, numbers = line.values, mapping.dates, mapping.numbers
        for column in telling:
            value = values[column]
            if column in dates:
                good = type(value) is not str or looks_like_date(value)
                strong += good
            elif column in numbers:
                good = type(value) is not str or is_money_like(value)
            else:
                good = True
            evidence += good
        filled = set(line.filled)
        unit = self._unit_text(line)
        if unit is not None:
            if self._continues_unit(line):
                return False
            if not looks_like_unit(unit) and evidence < 2:
                return looks_like_unit(_BRACKET.sub("", unit)) and self._says_vacant(line)
            return evidence >= 1 or self._lone_unit(line)
        people = any(
            (c := mapping.column(name)) is not None and c in filled and not self._is_total_text(line.text(c))
            for name in PEOPLE
        )
        if not people:
            status = mapping.column("statusText")
            known = status in filled and self.vocabulary.status(line.text(status) or "", in_column=True) is not None
            return known and evidence >= 3
        if mapping.column("unit") is None:
            return evidence >= 3
        return evidence >= 4 or (evidence >= 3 and strong >= 1)

    def _second_of_record(self, line: Line) -> bool:
        """The second line of a two-line record; charges beside it are read with it."""
        mapping, entry = self.mapping, self.entry
        assert mapping is not None
        if not mapping.second or entry is None or entry.second is not None or not self._follows(line, entry.line):
            return False
        if self._unit_text(line) is not None:
            return False
        columns = set(mapping.block.second)
        if not columns & set(line.filled) or not (columns | mapping.charge_cells).issuperset(line.filled):
            return False
        entry.second = SubLine(line, mapping)
        code = next(
            (line.values[c] for c in (mapping.column("chargeCode"),) if c is not None and c in line.filled), None
        )
        if any(self._is_number(line, c) for c in mapping.charge_amounts):
            if type(code) is str and self.vocabulary.total(code) is not None:
                entry.total = SubLine(line, mapping)
            else:
                entry.charges = (*entry.charges, SubLine(line, mapping))
        return True

    def _follows(self, line: Line, above: Line) -> bool:
        """Whether nothing but page heads and column headers stands between two rows."""
        return all(
            self.out.roles.get(i) in ("TITLE", "HEADER", "FOOTER", "BLANK", "NOTE", "SECTION")
            for i in range(above.index + 1, line.index)
        )

    def _inner_table(self, line: Line) -> str | None:
        """Rows under a lease with column labels of their own ("Rent Steps | Charge | Type | From | To | Monthly Amt")."""
        mapping, entry = self.mapping, self.entry
        assert mapping is not None
        if entry is None:
            return None
        first = line.first_text()
        if len(line.filled) >= 4 and first and line.values[line.filled[0]] == first and self._only_plain_text(line):
            steps = names_steps(first, self.vocabulary)
            if steps or (self.vocabulary.section(first) is None and is_charge_title(first)):
                self.inner = inner_mapping(line, mapping.block, self.vocabulary, steps=steps)
                return "HEADER"
        lead = line.filled[0]
        if is_lease_total(first) and line.values[lead] == first and self._unit_text(line) is None:
            return "SUBTOTAL"
        if self.inner is None:
            return None
        if lead < min(use.column for use in self.inner.uses) or not self._has_numbers(line):
            self.inner = None
            return None
        sub = SubLine(line, self.inner)
        if self.inner.column("rentSteps:amount") is not None:
            entry.steps = (*entry.steps, sub)
        else:
            entry.charges = (*entry.charges, sub)
        return "CHARGE"

    def _only_plain_text(self, line: Line) -> bool:
        return not self._has_numbers(line) and not any(looks_like_date(line.values[c]) for c in line.filled)

    def _continues_unit(self, line: Line) -> bool:
        """Whether a row of words ends a list of suites that was wrapped (``130-A,`` over ``130-B``)."""
        assert self.mapping is not None
        column = self.mapping.by_field.get("unit")
        if self.entry is None or column is None or self.entry.line.index != line.index - 1:
            return False
        above = self.entry.line.text(column)
        return above is not None and above.endswith((",", "&", "/")) and self._only_words(line)

    def _only_words(self, line: Line) -> bool:
        """Whether a row fills text columns only."""
        assert self.mapping is not None
        return self.mapping.words.issuperset(line.filled)

    def _says_vacant(self, line: Line) -> bool:
        """Whether the tenant's cell says that there is none."""
        assert self.mapping is not None
        column = self.mapping.by_field.get("tenantName")
        value = line.values[column] if column is not None else None
        return type(value) is str and self.vocabulary.sentinel(value) is not None

    def _lone_unit(self, line: Line) -> bool:
        """A unit id with nothing but charges beside it."""
        assert self.mapping is not None
        columns = (self.mapping.column("chargeCode"), self.mapping.column("chargeDescription"))
        return any(column in line.filled for column in columns if column is not None)

    def _is_total_text(self, text: str | None) -> bool:
        return bool(text) and self.vocabulary.total(text or "") is not None

    def _open_entry(self, line: Line) -> None:
        assert self.mapping is not None
        self._close_entry()
        self.totals_open = False
        entry = Entry(line, self.mapping, self.scope)
        for above in self.pending:
            self._wrap(entry, above, above=True)
            self.out.roles[above.index] = "CONTINUATION"
        self.pending = []
        self.entry = entry
        self.out.entries.append(entry)

    def _close_entry(self) -> None:
        self.entry = None
        self.inner = None

    def _below_entry(self, line: Line) -> str:
        """Charge rows, step rows, wrapped cells, headings, notes."""
        mapping = self.mapping
        assert mapping is not None
        entry = self.entry or (self.out.entries[-1] if self.out.entries else None)
        fields = {use.field for use in mapping.uses if use.column in line.filled}
        charge = any(self._is_number(line, c) for c in mapping.charge_amounts)
        if mapping.split_amounts and charge:
            charge = bool(fields & CHARGE_FIELDS)
        step = bool(fields & STEP_FIELDS) and (
            self._number_in(line, "rentSteps:amount") or mapping.column("rentSteps:date") in line.filled
        )
        if entry is not None and (charge or step) and not self._unit_text(line):
            if charge:
                entry.charges = (*entry.charges, SubLine(line, mapping))
            if step:
                entry.steps = (*entry.steps, SubLine(line, mapping))
            rest = fields - CHARGE_FIELDS - STEP_FIELDS - {"contractRent", "otherCharges", "totalCharges"}
            if rest:
                self._wrap(entry, line, above=False)
            return "CHARGE"
        if self._only_text(line):
            return self._text_row(line, entry)
        if self._has_numbers(line) and self.out.entries and not self._unit_text(line) and self._numbers_only(line):
            self._add_total(line, "", "unlabelled")
            return "TOTAL"
        place = line.row_place()
        if place is not None:
            self.out.unexplained.append(place)
        return "OTHER"

    def _text_row(self, line: Line, entry: Entry | None) -> str:
        """A row of words: a section heading, the rest of a wrapped cell, a property or building heading, or a note."""
        mapping = self.mapping
        assert mapping is not None
        text = line.joined()
        first = line.first_text()
        section = self.vocabulary.section(first) if len(line.filled) <= 2 else None
        if section is not None:
            if not self._repeats_heading(line, text):
                self._set_section(text)
            return "SECTION"
        if self.totals_open and self.entry is None:
            if len(line.filled) >= 3:
                # Words under several columns after the totals head another table.
                self._open_table("")
                return self._in_table(line)
            if self._follows_total(line):
                return "CONTINUATION"
        if self._ends_heading(line):
            return "SECTION"
        entry = self.entry
        wraps = self._wraps(line)
        if wraps == "above":
            self.pending.append(line)
            return "CONTINUATION"
        if wraps == "below" and entry is not None:
            self._wrap(entry, line, above=False)
            return "CONTINUATION"
        if len(line.filled) <= 2 and self._leads_to_rows(line):
            if not may_be_name(text, self.vocabulary):
                self.out.notes.append(line)
                return "NOTE"
            self._set_heading(text)
            return "SECTION"
        if len(line.filled) == 1:
            self.out.notes.append(line)
            return "NOTE"
        if entry is not None and self._text_fields(line):
            self._wrap(entry, line, above=False)
            return "CONTINUATION"
        place = line.row_place()
        if place is not None:
            self.out.unexplained.append(place)
        return "OTHER"

    def _ends_heading(self, line: Line) -> bool:
        """Whether a single cell directly below a heading is the rest of it."""
        up = self.lines[line.index - 1]
        if self.out.roles.get(up.index) != "SECTION" or line.grid.page is None or up.grid is not line.grid:
            return False
        if len(line.filled) != 1 or up.filled != line.filled or self.scope.property_name is None:
            return False
        gap = self._gap(line, -1)
        heading = up.joined()
        if gap is None or gap > 0.4 * self._height(line) or self.vocabulary.section(heading) is not None:
            return False
        self._set_heading(f"{heading} {line.joined()}")
        return True

    def _follows_total(self, line: Line) -> bool:
        """Whether a single cell of words directly below a total ends its label."""
        up = self.lines[line.index - 1]
        total = self.out.totals[-1] if self.out.totals else None
        if total is None or total.line is not up or line.grid.page is None or len(line.filled) != 1:
            return False
        gap = self._gap(line, -1)
        return line.filled[0] == up.filled[0] and gap is not None and gap < 0.6 * self._height(line)

    def _repeats_heading(self, line: Line, text: str) -> bool:
        """Whether a heading only says again, at the head of a page, which section goes on."""
        if text != self.scope.section or line.grid.page is None:
            return False
        return not any(
            self.out.roles.get(i) in ("DATA", "CHARGE", "TOTAL", "SUBTOTAL")
            for i in range(self._first_of_page(line), line.index)
        )

    def _wraps(self, line: Line) -> str | None:
        """Whether a row of words continues the entry above or begins the one below, by what is near it."""
        mapping = self.mapping
        assert mapping is not None
        names = self._text_fields(line)
        if not names or len(names) != len(line.filled):
            return None
        if "unit" in names:
            return "below" if self._continues_unit(line) else None
        if names == ["propertyName"] and self._names_next_property(line):
            return None
        gap_up, gap_down = self._gap(line, -1), self._gap(line, +1)
        up = self.lines[line.index - 1] if line.index else None
        up_role = self.out.roles.get(up.index) if up is not None and up.grid is line.grid else None
        down = self.lines[line.index + 1] if line.index + 1 < len(self.lines) else None
        down_opens = (
            down is not None and down.grid is line.grid and down.index not in self.headers and self._opens_entry(down)
        )
        if line.grid.page is None:
            return "below" if up_role in ("DATA", "CHARGE", "CONTINUATION") and not self._is_lead_column(line) else None
        if (
            up_role in ("DATA", "CHARGE", "CONTINUATION")
            and gap_up is not None
            and (gap_down is None or gap_up <= gap_down + 1.0)
        ):
            if down_opens and gap_down is not None and gap_down < gap_up - 0.5:
                return "above"
            return None if self._is_lead_column(line) and gap_up > 2 * self._height(line) else "below"
        if (
            self._is_lead_column(line)
            and down is not None
            and down_opens
            and down.values[line.filled[0]] not in (None, "")
        ):
            return None
        if down_opens and gap_down is not None and gap_down < 0.9 * self._height(line):
            return "above"
        return None

    def _names_next_property(self, line: Line) -> bool:
        """Whether the rows below print this line in their property's column: then it is their heading."""
        assert self.mapping is not None
        column = self.mapping.column("propertyName")
        text = line.joined()
        for index in range(line.index + 1, min(line.index + 5, len(self.lines))):
            other = self.lines[index]
            if other.grid is not line.grid or index in self.headers:
                return False
            if other.filled and column is not None and self._opens_entry(other):
                below = other.text(column) or ""
                return bool(below) and (below.startswith(text) or text.startswith(below))
        return False

    def _height(self, line: Line) -> float:
        place = line.row_place()
        return place.box[3] - place.box[1] if place and place.box else 10.0

    def _gap(self, line: Line, step: int) -> float | None:
        """White space in points to the neighbouring row of the same page; None at the edge."""
        index = line.index + step
        if not 0 <= index < len(self.lines):
            return None
        other = self.lines[index]
        mine, theirs = line.row_place(), other.row_place()
        if other.grid is not line.grid or mine is None or theirs is None or mine.box is None or theirs.box is None:
            return None
        return mine.box[1] - theirs.box[3] if step < 0 else theirs.box[1] - mine.box[3]

    def _text_fields(self, line: Line) -> list[str]:
        """Text fields that the filled cells of a row stand under."""
        assert self.mapping is not None
        by_column = {use.column: use for use in self.mapping.uses}
        kept = {use.column for use in self.mapping.kept} | {use.column for use in self.mapping.unmapped}
        names: list[str] = []
        for column in line.filled:
            use = by_column.get(column)
            if use is not None and use.kind in (Kind.TEXT, Kind.ID, Kind.STATUS) and use.field:
                names.append(use.field)
            elif column in kept:
                names.append("")
        return names

    def _is_lead_column(self, line: Line) -> bool:
        """Whether a row's first cell stands in the first column of the roll, where headings stand."""
        assert self.mapping is not None
        leftmost = min((use.column for use in self.mapping.uses), default=0)
        return bool(line.filled) and line.filled[0] <= leftmost

    def _wrap(self, entry: Entry, line: Line, *, above: bool) -> None:
        assert self.mapping is not None
        for use in self.mapping.uses:
            if (
                use.column in line.filled
                and use.kind in (Kind.TEXT, Kind.ID, Kind.STATUS)
                and use.field not in CHARGE_FIELDS | STEP_FIELDS
            ):
                text = line.text(use.column)
                if text and use.field:
                    entry.wrapped = (*entry.wrapped, (use.field, text, line.place(use.column), above))

    def _drop_pending(self) -> None:
        for line in self.pending:
            self.out.roles[line.index] = "NOTE"
            self.out.notes.append(line)
        self.pending = []

    # -- headings -------------------------------------------------------------------------------

    def _set_section(self, text: str) -> None:
        match = self.vocabulary.section(text)
        self._close_entry()
        self.totals_open = False
        self.scope = Scope(
            section=text,
            status=match.status if match else None,
            population=match.scope if match else None,
            property_name=self.scope.property_name,
            property_code=self.scope.property_code,
            building=self.scope.building,
        )

    def _set_heading(self, text: str) -> None:
        """A heading that is no known section names a property or a building, where no column does."""
        assert self.mapping is not None
        self._close_entry()
        self.totals_open = False
        name, code = split_bracket_code(text) or (text, None)
        old = self.scope
        self.scope = Scope(old.section, old.status, old.population, name, code, None)

    def _leads_to_rows(self, line: Line) -> bool:
        """Whether rows of the roll follow directly: then a line of words is their heading."""
        for index in range(line.index + 1, min(line.index + 8, len(self.lines))):
            other = self.lines[index]
            if other.grid is not line.grid:
                return False
            if not other.filled:
                continue
            if index in self.headers:
                return True
            if self._opens_entry(other):
                return True
            if len(other.filled) > 2:
                return False
        return False

    # -- small questions ------------------------------------------------------------------------

    def _only_text(self, line: Line) -> bool:
        texts = self._text_columns()
        return all(
            c in texts or (type(v := line.values[c]) is str and not is_money_like(v) and not looks_like_date(v))
            for c in line.filled
        )

    def _text_columns(self) -> frozenset[int]:
        """Columns of words: what stands alone in them is words, even if it is digits."""
        if self.mapping is None:
            return frozenset()
        return frozenset(use.column for use in self.mapping.uses if use.kind in (Kind.TEXT, Kind.STATUS))

    def _numbers_only(self, line: Line) -> bool:
        return all(type(v := line.values[c]) in (int, float) or is_money_like(v) for c in line.filled)

    def _has_numbers(self, line: Line) -> bool:
        return any(type(v := line.values[c]) in (int, float) or is_money_like(v) for c in line.filled)

    def _number_in(self, line: Line, name: str) -> bool:
        assert self.mapping is not None
        column = self.mapping.column(name)
        return column is not None and self._is_number(line, column)

    def _is_number(self, line: Line, column: int) -> bool:
        value = line.values[column]
        return type(value) in (int, float) or is_money_like(value)
