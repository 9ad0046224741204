"""The state of a walk over the rows: what holds for the next row, and the steps that change it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from collections.abc import Mapping as MappingOf
from contextlib import contextmanager
from decimal import Decimal
from functools import cached_property
from typing import NamedTuple

from ....models.place import Place
from ....values.codes import split_property_code
from ....values.dates import find_dates, is_month_to_month
from ....values.numbers import NumberStyle, money
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from ...titles import page_properties, sheet_properties
from ..anatomy.chargelists import amounts_of, summed_charges
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Entry, Scope, SideTable, SubLine, TotalLine, Walked, in_column
from ..anatomy.facts import held, kind_in, labelled, sentences
from ..anatomy.fieldkinds import CHARGE_FIELDS, STEP_FIELDS, Kind
from ..anatomy.mapping import Mapping
from ..cells.steplists import StepLists

MANY_LISTS = 5
"""Units whose charges are listed below them, and come to the total that stands behind them."""
LEAST_WORD = 4
"""Letters of the first word of a name that is said again."""
MOST_NOTES = 6
"""Lines below the row of a unit among which notes are about it."""


class WordsBelow(NamedTuple):
    """The lines of words right below those of units, of one column."""

    lines: int
    begun: Counter[str]
    """By the first word of its cell."""
    few: bool
    """Whether they say one of few things, without a number, the type of the lease aside."""


class Walk:
    """Where a walk stands. ``headers`` are the mappings of header blocks by the index of their first line."""

    def __init__(
        self,
        lines: Sequence[Line],
        headers: MappingOf[int, Mapping],
        vocabulary: Vocabulary,
        repeated: frozenset[int],
        numbers: NumberStyle,
        told: MappingOf[str, str],
    ) -> None:
        self.lines = lines
        self.headers = headers
        self.vocabulary = vocabulary
        self.numbers = numbers
        self.told = told
        """By the place of a line's first cell, the role that was chosen for it."""
        self.out = Walked()
        self.mapping: Mapping | None = None
        """The columns that hold for the next row; None where no header does."""
        self.main: Mapping | None = None
        """The columns under the document's first header."""
        self.space = -1
        self.scope = Scope()
        self.entry: Entry | None = None
        """The open unit."""
        self.table: SideTable | None = None
        """The open table beside the roll."""
        self._sums: dict[int, tuple[int, int, Decimal]] = {}
        """By column: from which entry and up to which the sum is one, and the sum."""
        self._states: set[str] = set()
        self._told = 0
        """What is printed as the status of the units so far, and of how many of them."""
        self.closed: Counter[bool | str] = Counter()
        """Amounts below the charges of a unit that they come to, and that they do not; by code, those that they do."""
        self.totals_open = False
        self.headings: set[str] = set()
        """The headings of rows and the titles so far, each alone in its line."""
        self.label_lines: set[int] = set()
        """Indexes of lines that hold the rest of a total's label."""
        self.blocks = 0
        self.inner: Mapping | None = None
        """The columns of a table under the open lease."""
        self.inner_beside: tuple[int, Mapping] | None = None
        """A second list beside the first: the column in which it begins, and its columns."""
        self.inner_labels: Line | None = None
        """The labels of the table under the open lease, which hold for those below it that have none."""
        self.last_labels: Line | None = None
        """The last ones of any lease: a list that begins beside its title has none of its own."""
        self.inner_kind = ""
        """What that table lists: steps, charges, options, others."""
        self.inner_lead = 0
        """The column of its title; the rows of the table begin further right."""
        self.inner_head = 0
        """The index of the line below its title and labels."""
        self.pending: list[Line] = []
        """Text-only rows that may be the upper part of a wrapped cell of the next entry."""
        self.steps_above: list[SubLine] = []
        """Rows of steps that stand above the middle of the row of their unit, which is the next one."""
        self.wrapped_below = self.wrapped_above = 0
        """Rows of words so far that continue the row above them, and that begin the one below."""
        self.widest: dict[tuple[int, int], float | None] = {}
        """By column and space: how wide its widest cell is, in points."""
        self.set_off: dict[int, float | None] = {}
        """By grid: how far lines of words stand below the rows that they go on, where all rows are set off."""
        self.regular: dict[tuple[int, int], bool] = {}
        """By column and space: whether nearly every unit has a line below that fills it alone."""
        self.below: dict[tuple[int, int], WordsBelow] = {}
        """By column and space: the lines of words right below those of units that begin in it."""
        self.repeated = repeated
        """Indexes of lines that stand on several pages at the same height."""
        self.entered: set[int] = set()
        """The columns that were in force so far, by their identity."""
        self.first_header: dict[int, int] = {}
        """Index of the first header line of each page."""
        for index in sorted(headers):
            page = lines[index].grid.page
            if page is not None:
                self.first_header.setdefault(page, index)
        self.properties = page_properties(lines, self.first_header, vocabulary)
        self.heads = sheet_properties(lines, headers, vocabulary)

    @cached_property
    def summed(self) -> frozenset[str]:
        """What stands before the word total at the head of lines, as compared: ``street a`` of ``STREET A TOTAL``."""
        said = (normal(line.joined()).partition(" total") for line in self.lines if line.filled)
        return frozenset(name for name, total, _ in said if total)

    @cached_property
    def lists_charges(self) -> bool:
        """Whether rows below many units list their charges with what they come to."""
        pairs = zip([None, *self.lines], self.lines, strict=False)
        lists = (line for above, line in pairs if summed_charges(line, self.numbers, rents=amounts_of(above)))
        return sum(1 for _ in lists) >= MANY_LISTS

    @cached_property
    def steps(self) -> StepLists:
        """What tells rent steps in words."""
        return StepLists(self.vocabulary, Conventions(self.numbers))

    @cached_property
    def repeated_texts(self) -> Counter[str]:
        """The words of the lines that stand on several pages at the same height."""
        return Counter(self.lines[index].joined() for index in self.repeated)

    @contextmanager
    def under(self, header: Mapping) -> Iterator[None]:
        """A look ahead at rows below a header that the walk has not passed: they are read by its columns."""
        here, self.mapping = self.mapping, header
        try:
            yield
        finally:
            self.mapping = here

    def enter_property(self, name: str | None) -> None:
        """A head that names another property begins its rows, under no section until a heading says one."""
        if name is None or name == self.scope.property_name:
            return
        self.drop_pending()
        self.close_entry()
        self.totals_open = False
        title, code = split_property_code(name) or (name, None)
        self.scope = Scope(property_name=title, property_code=code)

    def names_above(self) -> set[str]:
        """What the headings in force say."""
        scope = self.scope
        said = (scope.section, scope.property_name, scope.building, scope.heading, scope.property_code)
        return {normal(text) for text in said if text}

    def in_body(self, line: Line) -> bool:
        """Whether a line stands below the first header rows of its page, if it has any, and repeats on no other."""
        page = line.grid.page
        return line.index not in self.repeated and (page is None or line.index >= self.first_header.get(page, 0))

    def first_of_page(self, line: Line) -> int:
        """Index of the first line of the line's page."""
        index = line.index
        while index > 0 and self.lines[index - 1].grid.page == line.grid.page:
            index -= 1
        return index

    def open_table(self, heading: str) -> None:
        """The rows below belong to a table beside the roll."""
        self.drop_pending()
        self.close_entry()
        self.table = SideTable(heading)
        self.out.tables.append(self.table)
        self.totals_open = False

    def add_total(self, line: Line, label: str, kind: str, *, by_sums: bool = False) -> None:
        """A total row closes the open unit; ``by_sums``: nothing but what it adds up to says that it is one."""
        self.drop_pending()
        self.close_entry()
        last = self.out.totals[-1] if self.out.totals else None
        # The head of a page between two totals begins no block of its own.
        goes_on = last is not None and last.after == len(self.out.entries) and last.scope is self.scope
        if not self.totals_open and not (goes_on and last is not None and last.line.grid is not line.grid):
            self.blocks += 1
        mapping = self.mapping
        if mapping is not None and not label and last is not None and last.line is self.lines[line.index - 1]:
            mapping = mapping.of_second_lines()
        self.totals_open = True
        after = len(self.out.entries)
        self.out.totals.append(TotalLine(line, mapping, label, self.scope, after, kind, self.blocks, by_sums))

    def after_total(self) -> bool:
        """Whether nothing but the head of a page stands between the last total and here."""
        last = self.out.totals[-1] if self.out.totals else None
        return self.totals_open or (last is not None and self.entry is None and last.after == len(self.out.entries))

    def sum_since_total(self, column: int) -> Decimal:
        """The sum of a column over the entries since the last total."""
        since = self.out.totals[-1].after if self.out.totals else 0
        first, end, amount = self._sums.get(column, (since, since, Decimal(0)))
        if first != since:
            end, amount = since, Decimal(0)
        for entry in self.out.entries[end:]:
            values = entry.line.values
            amount += (money(values[column], self.numbers) if column < len(values) else None) or Decimal(0)
        self._sums[column] = since, len(self.out.entries), amount
        return amount

    def states(self) -> set[str]:
        """What is printed as the status of the units above."""
        for entry in self.out.entries[self._told :]:
            column = entry.mapping.column("statusText")
            if column in entry.line.filled and (text := entry.line.text(column)):
                self._states.add(text)
        self._told = len(self.out.entries)
        return self._states

    def open_entry(self, line: Line) -> None:
        """A row opens a unit; rows of words that waited for it are the upper parts of its cells."""
        assert self.mapping is not None
        self.close_entry()
        self.totals_open = False
        entry = Entry(line, self.mapping, self.scope)
        for above in self.pending:
            self.wrap(entry, above, above=True)
            self.out.roles[above.index] = "CONTINUATION"
        self.pending = []
        entry.steps, self.steps_above = (*self.steps_above,), []
        self.entry = entry
        self.out.entries.append(entry)

    def close_entry(self) -> None:
        """Nothing below belongs to the unit above."""
        self.entry = None
        self.inner = self.inner_labels = self.inner_beside = None

    def wrap(self, entry: Entry, line: Line, *, above: bool, without: str | None = None) -> None:
        """The words of a row are parts of the entry's cells, but for one of the field ``without``."""
        assert self.mapping is not None
        for use in self.mapping.uses:
            if (
                use.column in line.filled
                and use.field != without
                and use.kind in (Kind.TEXT, Kind.ID, Kind.STATUS)
                and (use.field not in CHARGE_FIELDS | STEP_FIELDS or use.field == "rentSteps:text")
            ):
                text, named = line.text(use.column), use.field == "tenantName" and not above
                if text and not above and (fact := labelled(text, self.vocabulary)) is not None:
                    entry.facts = (*entry.facts, (*fact, line, use.column))
                elif text and named and self.steps.listed(text, None):
                    entry.told = (*entry.told, (text, line.place(use.column)))
                elif text and named and self._says_again(entry.line.text(use.column), text):
                    entry.wrapped = (*entry.wrapped, (in_column(use.column), text, line.place(use.column), above))
                elif text and use.field and (use.field != "unit" or any(map(str.isalnum, text))):
                    entry.wrapped = (*entry.wrapped, (use.field, text, line.place(use.column), above))
        for use in (*self.mapping.kept, *self.mapping.unmapped):
            if use.column not in line.filled or not (text := line.text(use.column)):
                continue
            if not above and self.ends_term(entry, line, use.column):
                term = f"{entry.line.text(use.column)} - {text}"
                entry.facts = (*entry.facts, ("leaseTermMonths", term, line, use.column))
            entry.wrapped = (*entry.wrapped, (in_column(use.column), text, line.place(use.column), above))

    def _says_again(self, name: str | None, text: str) -> bool:
        """Whether a line below a name is the firm of that name: ``Brightside Dental`` over ``Brightside Dental Group
        PLLC``."""
        first, *rest = (name or "").split() or [""]
        firm, already = (self.vocabulary.is_company(one.replace(".", "")) for one in (text, name or ""))
        begins = text.casefold().startswith(f"{first.casefold()} ")
        return firm and not already and bool(rest) and len(first) >= LEAST_WORD and begins

    def ends_term(self, entry: Entry, line: Line, column: int) -> bool:
        """Whether a row has the last day of a lease below its first one, in a column for both: ``Lease Dates``."""
        if self.mapping is None or column not in entry.line.filled:
            return False
        headers = [use.header for use in (*self.mapping.kept, *self.mapping.unmapped) if use.column == column]
        terms = [match.field for header in headers for match in self.vocabulary.header(header)[:1]]
        first, last = (find_dates(row.text(column) or "") for row in (entry.line, line))
        if "leaseTermMonths" not in terms or len(first) != 1:
            return False
        return len(last) == 1 or is_month_to_month(line.text(column) or "")

    def note(self, line: Line) -> None:
        """A row of words is a note, of the open unit if it stands near."""
        self.out.notes.append(line)
        if self.entry is not None and self.mapping is not None and line.index - self.entry.line.index <= MOST_NOTES:
            steps = {use.column for use in self.mapping.steps}
            text = " ".join(line.text(column) or "" for column in line.filled if column not in steps)
            self.entry.noted = (*self.entry.noted, (text, line.row_place()))
            self.remark(line)

    def remark(self, line: Line) -> None:
        """What the one cell of a row tells of the open unit by itself, and what is held if any cell does."""
        if self.entry is not None and line.grid is self.entry.line.grid:
            tells = sentences if len(line.filled) == 1 else held
            told = [(c, fact) for c in line.filled for fact in tells(line.text(c) or "", self.vocabulary)]
            self.entry.facts = (*self.entry.facts, *((*fact, line, column) for column, fact in told))

    def drop_pending(self) -> None:
        """Rows that waited for a unit are notes."""
        for line in self.pending:
            self.out.roles[line.index] = "NOTE"
            self.out.notes.append(line)
        self.pending = []
        if self.steps_above and self.out.entries:
            last = self.out.entries[-1]
            last.steps, self.steps_above = (*last.steps, *self.steps_above), []

    def set_section(self, text: str) -> None:
        """A section heading holds for the rows below."""
        match = self.vocabulary.section(text)
        self.close_entry()
        self.totals_open = False
        self.scope = Scope(
            section=text,
            status=match.status if match else None,
            population=match.scope if match else None,
            property_name=self.scope.property_name,
            property_code=self.scope.property_code,
            building=self.scope.building,
            outside=self.scope.outside,
        )

    def set_heading(self, text: str, place: Place | None = None) -> None:
        """A heading that is no known section names a property or a building, where no column does."""
        assert self.mapping is not None
        self.close_entry()
        self.totals_open = False
        old = self.scope
        part = "building" if self.vocabulary.begins_with_part(text) else self.vocabulary.names_part(text)
        if part is not None:
            building = text.partition(":")[2].strip() or text if part == "building" else old.building
            self.scope = Scope(text, old.status, old.population, old.property_name, old.property_code, building,
                               outside=old.outside)  # fmt: skip
            return
        words = self.vocabulary
        uses = words.space_use(text) is not None or words.numbers_use(text) or words.earns_beside(text)
        if uses or kind_in(text, self.vocabulary) is not None:
            self.scope = Scope(text, old.status, old.population, old.property_name, old.property_code, old.building,
                               outside=old.outside, place=place)  # fmt: skip
            return
        name, code = split_property_code(text) or (text, None)
        outside = old.outside or old
        self.scope = Scope(old.section, old.status, old.population, name, code, None, text, outside)
