"""Rows under the one that opens a unit: the second line of its record, and tables with labels of their own."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping as MappingOf
from dataclasses import replace
from itertools import pairwise

from ....document import Value
from ....values.dates import is_month_to_month, looks_like_date, read_date
from ....values.numbers import money
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.entries import Entry, SubLine, in_column
from ..anatomy.facts import labelled
from ..anatomy.fieldkinds import NESTED
from ..anatomy.labels import FEWEST_LABELS, begun_list, inner_title, names_steps, title_beside
from ..anatomy.mapping import ColumnUse, Mapping
from ..cells.plans import TEXTS
from ..headers.recordheaders import heads_steps
from .innertables import inner_mapping, is_lease_total, later_rent, named_below
from .stacked import continues_stack
from .units import is_code_of_charge, names_option, unit_text
from .walk import Walk
from .wrapping import IN_NO_NAME

_BRACKETED = re.compile(r"\(.*\d.*\)")
_RENTS = frozenset({"contractRent", "annualRent", "rentPerArea"})
_TERM = ("leaseStartDate", "leaseEndDate")
_LATER_FIELDS = _RENTS | {"leaseStartDate", "leaseEndDate", "area", "totalCharges"}


def second_of_record(walk: Walk, line: Line) -> bool:
    """The second line of a two-line record; charges beside it are read with it."""
    mapping, entry = walk.mapping, walk.entry
    assert mapping is not None
    if (
        not mapping.block.second
        or entry is None
        or entry.second is not None
        or walk.pending
        or not _follows(walk, line, entry.line)
    ):
        return False
    columns = set(mapping.block.second)
    # Under the unit the header may name something else: "Acct" under "Unit".
    own = line.index == entry.line.index + 1 and not columns.isdisjoint(mapping.of_units)
    if unit_text(walk, line) is not None and not own:
        return False
    steps = {use.column for use in mapping.steps} - columns
    others = set(line.filled) - columns - mapping.charge_cells - steps
    facts = [(*fact, line, c) for c in others if (fact := labelled(line.text(c) or "", walk.vocabulary)) is not None]
    own_cells = columns & set(line.filled) and len(facts) == len(others)
    gaps = others - {c for *_, c in facts}
    typed = {use.column for use in mapping.uses if use.field == "unit" or use.kind not in TEXTS}
    # The same in another unit of measure: ``(2.25 ac)`` below ``98,010 sf``.
    gaps -= {c for c in gaps if c in entry.line.filled and _BRACKETED.fullmatch(line.text(c) or "")}
    words = {c for c in gaps - typed if type(line.values[c]) is str and not line.is_number(c)}
    gaps -= words
    if not own_cells and not _tells_more(walk, line, columns | steps) and not _fills_gaps(walk, line, entry.line, gaps):
        return False
    if _ends_name(walk, line):
        return False
    if mapping.stacked and continues_stack(walk, line):
        entry.stack = (*entry.stack, line)  # "Suite: 101" below the name, beside the second line of the other columns
    entry.second, entry.facts = SubLine(line, mapping), (*entry.facts, *facts)
    named = {use.column: use.field or "" for use in mapping.uses}
    for c in words - ({mapping.column("tenantName")} if "/" in (mapping.header("tenantName") or "") else set()):
        text = line.text(c) or ""
        if named.get(c) == "tenantName" and walk.steps.listed(text, None):
            entry.told = (*entry.told, (text, line.place(c)))  # "Next 01-Nov-26 7,198.97" below a name
        elif named.get(c) == "tenantName" and not IN_NO_NAME.isdisjoint(text):
            walk.out.notes.append(line)
        else:
            entry.wrapped = (*entry.wrapped, (named.get(c) or in_column(c), text, line.place(c), False))
    if not steps.isdisjoint(line.filled):
        entry.steps = (*entry.steps, entry.second)
    code = next((line.values[c] for c in (mapping.column("chargeCode"),) if c is not None and c in line.filled), None)
    if any(line.is_number(c) for c in mapping.charge_amounts):
        if type(code) is str and walk.vocabulary.total(code) is not None:
            entry.total = SubLine(line, mapping)
        else:
            entry.charges = (*entry.charges, SubLine(line, mapping))
    return True


def _tells_more(walk: Walk, line: Line, columns: set[int]) -> bool:
    """Whether a row without an id fills most of the columns that the header names a second time, and beside these only
    columns that have no field: the city below a street."""
    assert walk.mapping is not None
    used = {use.column for use in walk.mapping.uses if use.column not in columns}
    named = walk.mapping.block.second.keys()
    told = named & set(line.filled)
    return 2 * len(told) >= len(named) and len(told) > 1 and used.isdisjoint(line.filled)


def _fills_gaps(walk: Walk, line: Line, above: Line, others: set[int]) -> bool:
    """Whether a row has the last day of the lease where the header names it below the first one, and beside it, words
    that go on in it aside, only what the row above leaves blank: the rate and the sales of percentage rents."""
    assert walk.mapping is not None
    days = [use.column for use in walk.mapping.second if use.field == "leaseEndDate" and use.column in line.filled]
    return (
        any(looks_like_date(line.values[c]) or is_month_to_month(line.values[c]) for c in days)
        and all(above.values[c] in (None, "") for c in others)
        and {use.column for use in walk.mapping.uses if use.field not in NESTED}.isdisjoint(others)
    )


def _ends_name(walk: Walk, line: Line) -> bool:
    """Whether a row holds nothing but words under the tenant's name: its end, not the id that stands below it."""
    assert walk.mapping is not None
    if len(line.filled) != 1 or line.filled[0] != walk.mapping.column("tenantName"):
        return False
    text = line.text(line.filled[0]) or ""
    if line.filled[0] in walk.mapping.block.second and walk.vocabulary.sentinel(text) is not None:
        return False  # what the header names below the tenant, of a space that nobody has: "available"
    return not any(map(str.isdigit, text))


def _follows(walk: Walk, line: Line, above: Line) -> bool:
    """Whether nothing but page heads, column headers and the rest of wrapped cells stands between two rows."""
    return all(
        walk.out.roles.get(i) in ("TITLE", "HEADER", "FOOTER", "BLANK", "NOTE", "SECTION", "CONTINUATION")
        for i in range(above.index + 1, line.index)
    )


def inner_table(walk: Walk, line: Line) -> str | None:
    """Rows under a lease with column labels of their own ("Rent Steps | Charge | Type | From | To | Monthly Amt")."""
    mapping, entry = walk.mapping, walk.entry
    assert mapping is not None
    if entry is None:
        return None
    first = line.first_text()
    title = inner_title(line, walk.vocabulary)
    if title is not None and not title.alone and walk.steps.told(line.joined(), None):
        title = None  # "Escalation | RENT | Eff 01/01/27 | Monthly 16,660.00" is a step itself
    if title is not None and title.alone and title.rows == 1 and walk.inner_labels is None:
        if (made := _unlabelled(walk, line, title.kind)) is not None:
            walk.inner, walk.inner_kind, walk.inner_lead = made, title.kind, line.filled[0]
            return "HEADER"
        title = None
    if title is not None:
        if title.rows == 2 and title.alone:
            walk.inner_labels = walk.lines[line.index + 1]
        elif not title.alone or walk.inner_labels is None:
            walk.inner_labels = line
        walk.last_labels = walk.inner_labels
        at = walk.inner_labels.index + 1
        row = next(iter(walk.lines[at : at + 1]), None)
        labels: Line = walk.inner_labels
        beside, walk.inner_beside = title_beside(labels, title, walk.vocabulary), None
        if beside is not None:
            at, second = beside
            labels, right = _parts(labels, at)
            walk.inner_beside = at, inner_mapping(right, mapping, walk.vocabulary, second, row and _parts(row, at)[1])
            row = row and _parts(row, at)[0]
        made = inner_mapping(labels, mapping, walk.vocabulary, title, row)
        walk.inner, walk.inner_kind = made, title.kind
        # Under a title of its own the labels may begin where it does, and so do the rows.
        below = title.rows == 2 and title.alone and walk.inner_labels.filled[:1] == line.filled[:1] != [mapping.lead]
        walk.inner_lead = line.filled[0] - below
        walk.inner_head = line.index + title.rows
        return "HEADER"
    if walk.inner is not None and line.index < walk.inner_head:
        return "HEADER"
    lead = line.filled[0]
    known = walk.last_labels
    if known is not None and known.space == line.space and (begun := begun_list(line, walk.vocabulary)):
        # "Charge Schedules" before the first of its rows, under the labels of the steps, or those of the lease before
        walk.inner, walk.inner_kind = inner_mapping(known, mapping, walk.vocabulary, begun, line), begun.kind
        walk.inner_labels = known
        lead = line.filled[1]
    elif known is None and (begun := begun_list(line, walk.vocabulary, FEWEST_LABELS)):
        walk.inner, walk.inner_kind = named_below(line, mapping, begun.kind), begun.kind
        lead = line.filled[1]
    said = lead in (mapping.column("chargeCode"), mapping.column("chargeDescription"))  # among the charges
    if not said and is_lease_total(first, walk.vocabulary) and line.values[lead] == first and not unit_text(walk, line):
        entry.gross = SubLine(line, mapping)
        return "SUBTOTAL"
    if walk.inner is None:
        return _charge_below(walk, line)
    if walk.inner_beside is not None:
        line, right = _parts(line, walk.inner_beside[0])
        if right.filled and lead >= walk.inner_lead:
            _list(entry, SubLine(right, walk.inner_beside[1]))
        if not line.filled:
            return "CHARGE"
        lead = line.filled[0]
    sub = SubLine(line, walk.inner)
    if walk.inner_kind in ("options", "others"):
        if lead <= walk.inner_lead:
            walk.inner = None
            return None
        if walk.inner_kind == "options":
            entry.options = (*entry.options, sub)
        return "CONTINUATION"
    if not walk.inner.uses or lead < min(use.column for use in walk.inner.uses) or not line.has_numbers():
        walk.inner = None
        return None
    _list(entry, sub)
    return "CHARGE"


def _parts(line: Line, at: int) -> tuple[Line, Line]:
    """A line left of a column, and from there on."""
    left, right = [c for c in line.filled if c < at], [c for c in line.filled if c >= at]
    return (
        Line(line.index, line.grid, line.row, line.space, line.values, left),
        Line(line.index, line.grid, line.row, line.space, line.values, right),
    )


def _list(entry: Entry, row: SubLine) -> None:
    """Add a row to the steps or the charges of a unit, whichever its columns are."""
    if row.mapping.steps:
        entry.steps = (*entry.steps, row)
    else:
        entry.charges = (*entry.charges, row)


def _unlabelled(walk: Walk, title: Line, kind: str) -> Mapping | None:
    """The columns of a list that stands below its title and has no labels: those of the lease above it."""
    assert walk.mapping is not None
    row = next(iter(walk.lines[title.index + 1 : title.index + 2]), None)
    if kind not in ("charges", "steps") or row is None or row.filled[:1] != title.filled:
        return None
    if any(map(str.isdigit, title.joined())) or walk.vocabulary.total(row.first_text()) is not None:
        return None  # a sentence of a rent to come, above the totals
    return named_below(row, walk.mapping, kind, 0) if unit_text(walk, row) is None else None


def _with_amount(below: Mapping, column: int) -> Mapping:
    """The columns of charges with the amount in another one."""
    uses = [replace(use, column=column) if use.field == "chargeAmount" else use for use in below.uses]
    at = {use.field: use.column for use in uses if use.field}
    return Mapping(below.block, uses, by_field=at, charge_amounts=[column])


def _sums(walk: Walk, entry: Entry, line: Line, below: Mapping) -> bool:
    """Whether a row that names no charge has words elsewhere, and what the charges above it come to: ``Current
    charges``."""
    at = below.charge_amounts[0]
    amounts = [money(sub.line.values[at], walk.numbers) for sub in entry.charges]
    return (
        any(not line.is_number(column) for column in line.filled)
        and len(amounts) > 0
        and None not in amounts
        and sum(filter(None, amounts)) == money(line.values[at], walk.numbers)
    )


def _charge_below(walk: Walk, line: Line) -> str | None:
    """A row of a charge in the columns that the header names for it, or the one that sums those of the unit."""
    mapping, entry = walk.mapping, walk.entry
    assert mapping is not None
    below = mapping.below
    if below is None or entry is None or unit_text(walk, line) is not None:
        return None
    columns = {use.column for use in below.uses}
    if (steps := _steps_beside(walk, line)) is not None:
        entry.told = (*entry.told, (steps[0], line.row_place()))
        line = steps[1]
        if not line.filled:
            return "CHARGE"
    further = next((column for column in line.words() if column > max(columns)), None)
    line, right = (line, None) if further is None else _parts(line, further)
    numbers = [column for column in line.filled if line.is_number(column)]
    named = {use.column for use in (*below.uses, *below.kept)}
    if mapping.block.below is not None:
        named.update(mapping.block.below.filled)
    if len(numbers) > 1 and all(column in named for column in numbers):
        numbers = [column for column in numbers if column in below.charge_amounts]  # its rate, and what it is a year
    if not line.filled or line.filled[0] < min(columns) or len(numbers) != 1:
        return None
    if numbers[0] not in below.charge_amounts:
        if numbers[0] in columns or numbers[0] < max(columns):
            return None
        below = _with_amount(below, numbers[0])  # it stands to the right, as wider numbers do
    texts = [line.text(column) or "" for column in line.filled if column in columns and not line.is_number(column)]
    if any(map(str.isdigit, "".join(texts))) and walk.steps.told(line.joined(), None):
        return None  # a rent to come
    sub = SubLine(line, below)
    told = not texts or (len(entry.charges) > 1 and all(walk.vocabulary.charge(text) is None for text in texts))
    if any(walk.vocabulary.total(text) is not None for text in texts) or (told and _sums(walk, entry, line, below)):
        if entry.total is not None:
            return None  # that of several units
        entry.total = sub
        return "SUBTOTAL"
    entry.charges = (*entry.charges, sub)
    if right is not None:
        entry.facts = (*entry.facts, *labelled_beside(right, walk.vocabulary))
    return "CHARGE"


def _steps_beside(walk: Walk, line: Line) -> tuple[str, Line] | None:
    """A rent to come right of a charge, below words of the header for it, and the row without it: ``RENT | Base rent |
    6,139.58 | 12/01/2025 | 6,293.07`` below ``Item | Description | Monthly | Scheduled rent increases``."""
    labels = walk.mapping.block.below if walk.mapping is not None else None
    if labels is None:
        return None
    title = next((c for c in labels.filled if heads_steps(labels.text(c) or "", walk.vocabulary)), None)
    if title is None or not any(looks_like_date(line.values[c]) for c in line.filled if c >= title):
        return None
    own, steps = _parts(line, title)
    return f"{(labels.text(title) or '').partition('(')[0].strip()}: {steps.joined()}", own


def labelled_beside(line: Line, vocabulary: Vocabulary) -> list[tuple[str, str, Line, int]]:
    """What words name, each with the number in the next cell: ``Deposit held | 300.00``."""
    told = (
        (labelled(f"{line.text(words)}: {line.text(number)}", vocabulary), number)
        for words, number in pairwise(line.filled)
        if line.is_number(number)
    )
    return [(*fact, line, number) for fact, number in told if fact is not None]


def later_rent_row(walk: Walk, line: Line) -> bool:
    """A rent of the lease above that is yet to come, in the columns of its dates and rents."""
    mapping, entry = walk.mapping, walk.entry
    assert mapping is not None
    if entry is None or unit_text(walk, line) is not None:
        return False
    fields = {use.field: use.column for use in mapping.uses if use.column in line.filled}
    tenant = fields.pop("tenantName", None)
    said = (line.text(tenant) or "") if tenant is not None else ""
    option = bool(said) and ":" in said and names_option(said, walk.vocabulary)
    named = option or walk.vocabulary.names_later_rent(said) or is_code_of_charge(walk, said)
    if tenant is not None and not named:
        return False
    for name in [n for n, c in fields.items() if walk.vocabulary.names_later_rent(line.text(c) or "")]:
        del fields[name]  # "Step:" below what the space is used for
    start, own = fields.get("leaseStartDate"), None
    term = next((use for use in mapping.uses if use.field == "leaseTermMonths" and use.column in line.filled), None)
    if start is None and term is not None and walk.steps.day(line.values[term.column]) is not None:
        # "beginning 9/1/25" below "9/1/22 to 8/31/27"
        own, start = term, term.column
        del fields["leaseTermMonths"]
    if (until := _day_of_step(walk, line, fields)) is not None:
        own, start = until, until.column
        fields.pop("leaseStartDate", None)
    if start is None:
        # A column of the days from which rents are paid, that says of the first rent that it is the current one.
        days = [use for use in (*mapping.kept, *mapping.unmapped) if use.column in line.filled]
        own = days[0] if len(days) == 1 and entry.line.values[days[0].column] not in (None, "") else None
        start = own.column if own is not None else None
    if start is None or not _RENTS.intersection(fields) or not _LATER_FIELDS.issuperset(fields):
        return False
    above, day = entry.line.values[start], line.values[start]
    dated = looks_like_date(day) or (own is not None and own is term)
    if not dated or not any(line.is_number(c) for name, c in fields.items() if name in _RENTS):
        return False
    if type(above) is dt.datetime and type(day) is dt.datetime and day <= above:
        return False
    entry.steps = (*entry.steps, SubLine(line, later_rent(mapping, own)))
    if option:
        entry.said = (*entry.said, (said, line.row_place()))
    return True


def _day_of_step(walk: Walk, line: Line, fields: MappingOf[str | None, int]) -> ColumnUse | None:
    """The column of the ends of leases, where it holds the day of a step: a word for one stands before it, ``Step: |
    07/01/2029 | 47,898.75``, the row right above is such a step, or nothing but rents stands beside a day of the term
    of the lease, ``Apr-26 | $3,433.33`` below ``Apr-23 | Mar-28 | $3,333.33``."""
    entry, end, start = walk.entry, fields.get("leaseEndDate"), fields.get("leaseStartDate")
    if entry is None or walk.mapping is None or end is None or not looks_like_date(line.values[end]):
        return None
    use = next(use for use in walk.mapping.uses if use.column == end)
    if start is not None:
        word = (line.text(start) or "").rstrip(" :")
        return use if names_steps(word, walk.vocabulary) or walk.vocabulary.heads_steps(word) else None
    last = entry.steps[-1] if entry.steps else None
    goes_on = last is not None and last.line.index == line.index - 1 and last.mapping.column("rentSteps:date") == end
    alone = fields.keys() <= {"leaseEndDate", *_RENTS}
    return use if goes_on or (alone and _is_in_term(walk, entry, line.values[end])) else None


def _is_in_term(walk: Walk, entry: Entry, value: Value) -> bool:
    """Whether a day lies between the first and the last one of a lease."""
    first, last = (walk.mapping.column(name) if walk.mapping is not None else None for name in _TERM)
    if first is None or last is None:
        return False
    cells = (entry.line.values[first], value, entry.line.values[last])
    days = [found.date for cell in cells if (found := read_date(cell, walk.steps.conventions.dates)) is not None]
    return len(days) == len(cells) and days == sorted({*days})


def number_in(walk: Walk, line: Line, name: str) -> bool:
    """Whether the column of a field holds a number."""
    assert walk.mapping is not None
    column = walk.mapping.column(name)
    return column is not None and line.is_number(column)
