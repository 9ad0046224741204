"""An extractor for the simplest documents: tables with one header, one row a thing, and totals below."""

from __future__ import annotations

import datetime as dt
import typing
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from functools import cached_property
from typing import Any

from .context import DataSet, ExtractionContext
from .document import Grid
from .errors import ExtractionFailedError
from .extractors.known import words_in_force
from .models.base import MoneyMark, to_camel
from .models.findings import FieldProof, Meta, Note, Proof, StatedTotal, Totals
from .models.own import Facts, RowSummary, total
from .table_facts import TableFacts
from .table_header import TableHeader
from .table_reading import TableReading
from .table_rows import TableRows
from .table_words import heard, is_currency, is_measure, likeness, senses, told
from .values.remembered import remembered
from .values.text import words

MOST_WORDS = 8
"""A header of more words is none."""
OWN = 0.4
"""How much less a header fits that is a field's own name than one that the field lists."""
SAME = 1.9
"""How well a header fits that is another word for a field; less well than one with the field's own words."""


@dataclass(frozen=True)
class TableExtractor:
    """Reads tables into rows of a model; an instance is what a document type or an extractor takes as ``extract``.

    Args:
        row: the model of a row, see :class:`~docextract.plugin.Row`. What a cell is read as follows the field's type:
            ``Money`` an amount, of which the column has a sum, ``Number`` any other number, ``Date`` a date, ``int`` a
            count, ``str`` text.
        headers: for each field the headers that it may stand under, compared without regard to case and punctuation.
            One that several fields have is that of the first of them which no column to the left is. Of two columns
            of a field the header listed first is read. Where none is the same, the field's own name, some words of a
            header (``Annual Prem.``), others of the same meaning (``data/columns.toml``) or a unit (``kWh``) will do if
            the cells below are of the field's type and no other column or field fits as well: ``headerInexact`` and
            ``headerAmbiguous`` tell.
        anchor: the field that every row prints, by default the first of ``headers``.
        summarize: makes the summary of the rows; by default their number and the sums of their Money columns.
        template: what ``meta.template`` says.
        summary: the model of the summary; with ``facts`` a :class:`~docextract.plugin.Facts`, to which it adds fields.
        facts: for each field of ``summary`` the labels that it may stand behind or under, anywhere but in the table:
            ``Due date: 6/20/2026``, a cell ``Due date`` with the day to its right, or below it in a row of labels.
            A row that begins with a label and its value is no row of the table, and ends it as ``ends`` do.
        units: for fields, of the row or of the summary, that hold a Number, the field beside it that takes the unit
            which stands behind the number (``1,246 kWh``) or in brackets in its header (``Usage (kWh)``).
        sections: the fields that a heading above rows may say, as may their own column once for several rows: the
            heading is a row of one text. It is the field whose header stands before a mark in it (``Property: Elm
            Court``), else the first of them without a column, unless it has a word of another field's header; where
            there is another such field, or a column of none, with the warning ``headingInexact``. Where several
            headers have each a heading right above, that is one too.
        periods: for fields that hold a Date, the field beside it that takes the second day of a cell with two.
        heading: of which of ``sections`` a heading without such a mark is, in place of what is said there; None of one
            that is to be left out.
        requires: fields beside the anchor that every row has, in a column or from a heading; None stays their default.
            A line without them is a total if its words or its amounts say so, and else unexplained. Where the anchor is
            a text that wraps, a line of texts without any of them goes on with the row beside it.
        ignored: headers of columns that are of no field, though a field's words may fit them; neither are they listed
            in ``unmappedColumns``.
        ends: words with which rows begin that stand below the table: the first such row and what follows it up to the
            next header is SUMMARY in the ledger, and neither a row nor a total. Above the first row of a table it is
            that row alone.

    The table goes on over grids that share its columns, and over grids of pages without a header of their own whose
    rows stand in its columns, by place, with values of the fields' types. Titles above the header and feet of pages are
    kept out, columns of unknown headers are listed in ``unmappedColumns``, and a row whose anchor is a word for a total
    ("Total", "Subtotal: ...") becomes a stated total; a row above that prints nothing but what the total names is its
    heading (SECTION). So is a row of words alone whose rows the next total sums, or that stands among rows whose first
    field has digits, and it has none. Amounts without a label are a total if they are sums of the rows above. Only
    ``Money`` is ever summed. Where a row may only be called so ("Total Wine"), its amounts decide: if they are no sums,
    it is a row, with the warning ``totalDoubtful``. A printed value that is none of its field's type leaves the field
    null and stands in ``unread``, and where it has digits the warning ``valueUnread`` says so; words under several
    amounts, counts and dates are a warning ``headerDoubtful``. A row without its anchor belongs to the one above if it
    only goes on with its texts. Any other row, of a grid that is no part of the table or above a header too, is left
    unexplained in the ledger, with the warning ``rowNotUnderstood``.

    Raises:
        TypeError: ``headers`` names a field that the model lacks, or that needs a value and is not the anchor.
        ExtractionFailedError: on extracting, where no grid has a header with the anchor and half of the other fields,
            or three of them.
    """

    row: type[Any]
    headers: Mapping[str, Sequence[str]]
    anchor: str = ""
    summarize: Callable[[list[Any]], Any] | None = None
    template: str = "generic"
    ends: Sequence[str] = ()
    ignored: Sequence[str] = ()
    requires: Sequence[str] = ()
    heading: Callable[[str], str | None] | None = None
    summary: type[Any] = RowSummary
    facts: Mapping[str, Sequence[str]] = field(default_factory=dict)
    units: Mapping[str, str] = field(default_factory=dict)
    sections: Sequence[str] = ()
    periods: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        fields = self.row.model_fields
        for name in self.headers:
            if name not in fields:
                raise TypeError(f"{self.row.__name__} has no field {name!r}; it has: {', '.join(fields)}")
            if fields[name].is_required() and name != self.first:
                raise TypeError(f"{self.row.__name__}.{name} needs a default: null is what is not printed")
        for name in (*self.sections, *self.requires, *self.periods, *self.periods.values()):
            if name not in fields:
                raise TypeError(f"{self.row.__name__} has no field {name!r}; it has: {', '.join(fields)}")
        for name, unit in self.units.items():
            if not any({name, unit} <= model.model_fields.keys() for model in (self.row, self.summary)):
                raise TypeError(f"units: neither {self.row.__name__} nor the summary has both {name!r} and {unit!r}")
        if self.facts and not issubclass(self.summary, Facts):
            raise TypeError("facts are fields of a summary=, a subclass of docextract.plugin.Facts")
        for name in self.facts:
            if name not in self.summary.model_fields:
                raise TypeError(f"{self.summary.__name__} has no field {name!r}")

    @property
    def first(self) -> str:
        """The field that every row prints."""
        return self.anchor or next(iter(self.headers))

    @cached_property
    def kinds(self) -> dict[str, type]:
        """What each field holds: Decimal, date, int or str."""
        return {name: _kind(self.row.model_fields[name].annotation) for name in self.headers}

    @cached_property
    def money(self) -> tuple[str, ...]:
        """The fields that hold money: these have sums."""
        fields = self.row.model_fields
        return tuple(name for name in self.headers if _is_money(fields[name].annotation, fields[name].metadata))

    @cached_property
    def fact_kinds(self) -> dict[str, type]:
        """What each fact is: Decimal, date, int or str."""
        return {name: _kind(self.summary.model_fields[name].annotation) for name in self.facts}

    @cached_property
    def fact_money(self) -> tuple[str, ...]:
        """The facts that are amounts of money."""
        fields = self.summary.model_fields
        return tuple(name for name in self.facts if _is_money(fields[name].annotation, fields[name].metadata))

    def meaning(self, header: str, named: Collection[str] = ()) -> tuple[str | None, str | None]:
        """The first field but those ``named`` that a header names, and the unit that it prints."""
        bare, _, unit = header.partition("(")
        unit = unit.strip().removesuffix(")")
        for said in (header, bare) if unit else (header,):
            for name in self.meanings.get(heard(said), ()):
                measured = self.kinds[name] is Decimal and name not in self.money
                if name not in named and (said is header or measured or is_currency(unit)):
                    return name, (unit or (header if is_measure(header) else None)) if measured else None
        return None, None

    def is_end(self, text: str) -> bool:
        """Whether a row that begins so stands below the table."""
        found = words(text)
        return any(found[: len(end)] == end for end in self._ends)

    @cached_property
    def _ends(self) -> tuple[tuple[str, ...], ...]:
        return tuple(filter(None, map(words, self.ends)))

    @cached_property
    def likeness(self) -> Callable[[str], Mapping[str, float]]:
        """How well each field fits a header that is none of its own, where it does at all: from 1 to 3."""
        return remembered(self._liken)

    def _liken(self, header: str) -> dict[str, float]:
        said = told(header)
        found: dict[str, float] = {}
        if not 0 < len(said) <= MOST_WORDS:
            return found
        other = max((likeness(said, known) for known in self._ignored), default=0)
        for known, names in self._known.items():
            if score := likeness(said, known):
                for name, less in names.items():
                    found[name] = max(found.get(name, 0), score - less)
        same: dict[str, float] = {}
        for name, meant in self._senses.items():
            share = max((part for sense, part in self._meant(name, header).items() if sense in meant), default=0)
            same[name] = share and SAME - 1 + share
        if is_measure(header):
            same |= dict.fromkeys((name for name in self.units if name in self.headers), SAME)
        if is_currency(header) and len(self.money) == 1:
            same[self.money[0]] = SAME
        found |= {name: max(found.get(name, 0), score) for name, score in same.items() if score}
        return {name: score for name, score in found.items() if score > other}

    def is_ignored(self, header: str) -> bool:
        """Whether a header is of a column to be left out, and more like one of these than like a field's."""
        said = told(header)
        return any(likeness(said, known) for known in self._ignored) and not self.likeness(header)

    @cached_property
    def _ignored(self) -> set[tuple[str, ...]]:
        return {*filter(None, map(told, self.ignored))}

    def _meant(self, name: str, header: str) -> Mapping[str, float]:
        return senses(header, last=self.kinds[name] is not str)

    def means(self, name: str, word: str) -> bool:
        """Whether a word means what a field is called."""
        return not self._senses[name].isdisjoint(senses(word))

    @cached_property
    def _senses(self) -> dict[str, set[str]]:
        """What each field is called means: by its own name, and by the first of its headers."""
        return {
            name: {*self._meant(name, _spaced(name)), *self._meant(name, next(iter(texts), ""))}
            | ({"period"} if name in self.periods else set())
            for name, texts in self.headers.items()
        }

    @cached_property
    def meanings(self) -> dict[tuple[str, ...], dict[str, int]]:
        """The words of every known header, with the fields that may stand under it, and how far down they name it."""
        found: dict[tuple[str, ...], dict[str, int]] = {}
        for name, texts in self.headers.items():
            for rank, text in enumerate(texts):
                found.setdefault(heard(text), {}).setdefault(name, rank)
        return found

    @cached_property
    def _known(self) -> dict[tuple[str, ...], dict[str, float]]:
        """The words by which headers are compared, with their fields, and how much less a field's own name tells."""
        found: dict[tuple[str, ...], dict[str, float]] = {}
        for name, texts in self.headers.items():
            for text in filter(heard, texts):
                found.setdefault(told(text), {})[name] = 0
        for name in self.headers:
            for text in filter(words, (_spaced(name), self.row.model_fields[name].title or "")):
                found.setdefault(told(text), {}).setdefault(name, OWN)
        return found

    def __call__(self, context: ExtractionContext) -> TableData:
        """The data set of a document's grids."""
        rows = TableRows.of(self, context.grids)
        reading = TableReading(self, rows, words_in_force(context), TableFacts(self, rows))
        reading.look_for_headings(context.grids)
        for grid in context.grids:
            reading.grid(grid)
        beside = self._sheets_beside(context, reading)
        for grid in beside:
            reading.grid(grid)
        if not reading.rows.read:
            wanted = ", ".join(texts[0] for texts in self.headers.values())
            where = [grid.name for grid in context.other_sheets() if self._has_header(grid)]
            found = f"; it stands on {', '.join(where)}" if where else ""
            found = found or TableHeader.nearest(self, context.grids)
            raise ExtractionFailedError(f"looked for a table of {wanted}; found none here{found}")
        data = self._data_set(reading)
        if beside:
            data.grids = [*context.grids, *beside]
            names = ", ".join(grid.name for grid in data.grids)
            message = f"no sheet was asked for; tables with the same headers are read together: {names}"
            data.warnings.append(Note(type="sheetsTogether", message=message))
        return data

    def _sheets_beside(self, context: ExtractionContext, reading: TableReading) -> list[Grid]:
        """Other sheets with a table of the same fields, but copies of what was read."""
        if not reading.headed or not reading.rows.read:
            return []
        seen = {line for grid in context.grids for line in _lines(grid)}
        found: list[Grid] = []
        for grid in context.beside():
            headers = (TableHeader.at(self, grid, row) for row in range(len(grid.values)))
            header = next(filter(None, headers), None)
            lines = _lines(grid)
            if header is None or {*header.fields.values()} != reading.headed or len(lines & seen) * 2 > len(lines):
                continue
            found.append(grid)
            seen |= lines
        return found

    def _has_header(self, grid: Grid) -> bool:
        return any(TableHeader.at(self, grid, row) for row in range(len(grid.values)))

    def _data_set(self, reading: TableReading) -> TableData:
        reading.end()
        ledger = reading.ledger()
        stated, said = reading.rows.stated, reading.said()
        return TableData(
            **self._of(reading.rows.read, stated, said),
            meta=Meta(template=self.template),
            ledger=ledger,
            warnings=reading.warnings,
            unmapped_columns=list(reading.unmapped.values()),
            headers={to_camel(name): header for name, header in reading.headers.items()},
            of=lambda rows: self._of(rows, stated, said),
        )

    def _of(self, rows: list[Any], stated: list[StatedTotal], said: Mapping[str, Any]) -> dict[str, Any]:
        """What follows from the rows."""
        sums = {name: total(rows, name) for name in self.money}
        return {
            "rows": rows,
            "summary": self.summarize(rows) if self.summarize else self.summary.of(rows, self.money, **said),
            "totals": Totals(stated=stated, computed={to_camel(name): value for name, value in sums.items()}),
            "proof": _proof(rows, stated, sums),
        }


@dataclass
class TableData(DataSet):
    """What a :class:`TableExtractor` makes of the grids."""

    of: Callable[[list[Any]], dict[str, Any]] = field(kw_only=True, repr=False)

    def without(self, rows: Iterable[Any] = (), role: str = "SUMMARY") -> TableData:
        """The same without some of its rows, or with what code of your own changed in the others.

        The others are numbered anew; summary, sums and proofs are theirs.

        Args:
            rows: those that are none, of this data set's ``rows``.
            role: what their lines are in the ledger; ``OTHER`` are left unexplained there.
        """
        gone = {id(row): row for row in rows}
        kept = [row for row in self.rows if id(row) not in gone]
        if len(kept) + len(gone) != len(self.rows):
            raise ValueError("some of these rows are none of the data set's")
        for index, row in enumerate(kept):
            row.row_index = index
            row.proved = []
        by_role = self.ledger.by_role | {"DATA": len(kept)}
        by_role |= {role: by_role.get(role, 0) + len(gone)} if gone else {}
        firsts = (next((places[0] for places in row.sources.values() if places), None) for row in gone.values())
        left = [place for place in firsts if place is not None and role == "OTHER"]
        ledger = self.ledger.model_copy(update={"by_role": by_role, "unexplained": [*self.ledger.unexplained, *left]})
        return replace(self, ledger=ledger, **self.of(kept))


def _lines(grid: Grid) -> set[tuple[str, ...]]:
    """The lines of a grid that have several cells, as they are printed."""
    lines = (tuple(filter(None, row)) for row in grid.rows)
    return {line for line in lines if len(line) > 1}


def _proof(rows: list[Any], stated: list[StatedTotal], sums: dict[str, Decimal | None]) -> Proof:
    """A column is proved where the last total line that prints one prints its sum, which is none of one number."""
    by_field: dict[str, FieldProof] = {}
    for name, computed in sums.items():
        json_name = to_camel(name)
        filled = [row for row in rows if getattr(row, name) is not None]
        printed = [line.values[json_name] for line in stated if json_name in line.values]
        several = sum(bool(getattr(row, name)) for row in filled) > 1
        proved = several and bool(printed) and printed[-1] == computed
        for row in filled if proved else ():
            row.proved.append(json_name)
        if filled:
            numbers = len(filled)
            by_field[json_name] = FieldProof(numbers=numbers, proved=numbers * proved, unproved=numbers * (not proved))
    proof = Proof(by_field=by_field)
    for entry in by_field.values():
        proof.numbers += entry.numbers
        proof.proved += entry.proved
        proof.unproved += entry.unproved
    return proof


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _is_money(hint: Any, marks: Sequence[Any]) -> bool:
    """Whether a field's annotation, or one of its union, is marked as money."""
    found = [
        *marks,
        *(mark for option in (hint, *typing.get_args(hint)) for mark in getattr(option, "__metadata__", ())),
    ]
    return any(isinstance(mark, MoneyMark) for mark in found)


def _kind(hint: Any) -> type:
    """What a field holds, from its annotation: the first of the known kinds in a union."""
    options = [getattr(option, "__origin__", option) for option in (hint, *typing.get_args(hint))]
    kinds: tuple[type, ...] = (Decimal, dt.date, int, str)
    for kind in kinds:
        if kind in options:
            return kind
    raise TypeError(f"a table's field holds Money, a Number, a Date, an int or a str, not {hint}")


__all__ = ["TableData", "TableExtractor"]
